// A plain GTK window: milliseconds from its exec to the end of its first painted frame.
//
//   gtk_window      FLIGHTSDESKTOP_BENCH_EXEC_NS is CLOCK_MONOTONIC at the moment of the exec
#include "measure.h"

static void painted(GdkFrameClock *clock, gpointer exec_ns) {
  double milliseconds = (now_ns(CLOCK_MONOTONIC) - *(int64_t *)exec_ns) / 1e6;
  printf("{\"first_frame_ms\": %.3f}\n", milliseconds);
  fflush(stdout);
  exit(0);
}

int main(void) {
  const char *text = getenv("FLIGHTSDESKTOP_BENCH_EXEC_NS");
  if (text == NULL || !gtk_init_check()) return 1;
  int64_t exec_ns = strtoll(text, NULL, 10);
  GtkWidget *window = new_window();
  gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("A plain window"));
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), &exec_ns);
  gtk_window_present(GTK_WINDOW(window));
  for (;;) g_main_context_iteration(NULL, TRUE);
}
