// Many of libadwaita's animations at once in a window: processor time a frame.
//
//   adw_animations spring|timed COUNT      with COUNT 0: the window alone, frames running
//
// Starts are spread over half a second; the animations outlast the measurement, each with a callback that
// stores the value.
#include <adwaita.h>

#include "measure.h"

enum { STARTING_FRAMES = 30, MEASURED_FRAMES = 90 };

typedef struct {
  GtkWidget *window;
  AdwAnimation **animations;
  double *values;
  gboolean are_springs;
  int count, started, frames;
  int64_t cpu_at_start;
} Run;

static void store(double value, gpointer place) { *(double *)place = value; }

static AdwAnimation *start_animation(Run *run, int index) {
  AdwAnimationTarget *target =
      adw_callback_animation_target_new(store, &run->values[index], NULL);
  AdwAnimation *animation =
      run->are_springs
          ? adw_spring_animation_new(run->window, 0, 1, adw_spring_params_new(0.05, 1, 10), target)
          : adw_timed_animation_new(run->window, 0, 1, 30000, target);
  if (!run->are_springs) {
    adw_timed_animation_set_easing(ADW_TIMED_ANIMATION(animation), ADW_EASE_IN_OUT_CUBIC);
  }
  adw_animation_play(animation);
  return animation;
}

static void finish(Run *run) {
  int64_t cpu = cpu_ns() - run->cpu_at_start;
  for (int index = 0; index < run->count; index++) {
    if (adw_animation_get_state(run->animations[index]) != ADW_ANIMATION_PLAYING) {
      fprintf(stderr, "an animation ended before its measurement\n");
      exit(1);
    }
  }
  printf("{\"cpu_ns_per_frame\": %.1f}\n", (double)cpu / MEASURED_FRAMES);
  fflush(stdout);
  exit(0);
}

static void painted(GdkFrameClock *clock, gpointer data) {
  Run *run = data;
  run->frames++;
  int due = run->frames >= STARTING_FRAMES ? run->count
                                           : (int)((int64_t)run->count * run->frames / STARTING_FRAMES);
  for (; run->started < due; run->started++) {
    run->animations[run->started] = start_animation(run, run->started);
  }
  if (run->frames == STARTING_FRAMES + 10) run->cpu_at_start = cpu_ns();
  if (run->frames == STARTING_FRAMES + 10 + MEASURED_FRAMES) finish(run);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  return G_SOURCE_CONTINUE;
}

int main(int argc, char **argv) {
  if (argc != 3 || !gtk_init_check()) return 1;
  adw_init();
  Run run = {.are_springs = g_str_equal(argv[1], "spring"), .count = atoi(argv[2])};
  run.animations = g_new0(AdwAnimation *, run.count + 1);
  run.values = g_new0(double, run.count + 1);
  run.window = new_window();
  gtk_widget_add_tick_callback(run.window, tick, NULL, NULL);
  gtk_window_present(GTK_WINDOW(run.window));
  g_signal_connect(gtk_widget_get_frame_clock(run.window), "after-paint", G_CALLBACK(painted), &run);
  for (;;) g_main_context_iteration(NULL, TRUE);
}
