// GtkStack's own transitions between a board and a grid of cards: processor time a frame, without
// what the idle window takes in the same time.
//
//   gtk_stack crossfade|slide
#include "measure.h"

enum { DURATION_MS = 1000, TRANSITIONS = 3 };

static GtkWidget *new_board(void) {
  static const char *const cells[] = {"14:16", "DEN", "Denver", "US 810", "A3", "42 minutes late"};
  GtkWidget *board = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  for (int row = 0; row < 20; row++) {
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    gtk_box_append(GTK_BOX(line), gtk_image_new_from_icon_name("object-select-symbolic"));
    for (guint cell = 0; cell < G_N_ELEMENTS(cells); cell++) {
      GtkWidget *label = gtk_label_new(cells[cell]);
      gtk_widget_set_hexpand(label, TRUE);
      gtk_box_append(GTK_BOX(line), label);
    }
    gtk_box_append(GTK_BOX(board), line);
  }
  return board;
}

static GtkWidget *new_cards(void) {
  GtkWidget *grid = gtk_grid_new();
  gtk_grid_set_row_spacing(GTK_GRID(grid), 16);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 16);
  for (int card = 0; card < 8; card++) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    gtk_widget_add_css_class(box, "card");
    gtk_widget_set_size_request(box, 157, 236);
    GtkWidget *image = gtk_image_new_from_icon_name("starred-symbolic");
    gtk_image_set_pixel_size(GTK_IMAGE(image), 96);
    gtk_box_append(GTK_BOX(box), image);
    gtk_box_append(GTK_BOX(box), gtk_label_new("Homebound"));
    GtkWidget *text = gtk_label_new("Follow one aircraft out and back on one day");
    gtk_label_set_wrap(GTK_LABEL(text), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(text), 20);
    gtk_box_append(GTK_BOX(box), text);
    gtk_grid_attach(GTK_GRID(grid), box, card % 4, card / 4, 1, 1);
  }
  return grid;
}

static void count_frame(GdkFrameClock *clock, gpointer frames) { (*(int *)frames)++; }

int main(int argc, char **argv) {
  if (argc != 2 || !gtk_init_check()) return 1;
  GtkWidget *window = new_window();
  GtkWidget *stack = gtk_stack_new();
  gtk_stack_set_transition_type(GTK_STACK(stack), g_str_equal(argv[1], "slide")
                                                      ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
                                                      : GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_stack_set_transition_duration(GTK_STACK(stack), DURATION_MS);
  GtkWidget *pages[] = {new_board(), new_cards()};
  for (guint page = 0; page < G_N_ELEMENTS(pages); page++) {
    gtk_stack_add_child(GTK_STACK(stack), pages[page]);
  }
  gtk_window_set_child(GTK_WINDOW(window), stack);
  gtk_window_present(GTK_WINDOW(window));
  run_ms(1000);

  int64_t idle = -cpu_ns();
  run_ms(DURATION_MS);
  idle += cpu_ns();

  int frames = 0;
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(count_frame), &frames);
  int64_t busy = 0;
  for (int transition = 0; transition < TRANSITIONS; transition++) {
    busy -= cpu_ns();
    gtk_stack_set_visible_child(GTK_STACK(stack), pages[(transition + 1) % 2]);
    run_ms(DURATION_MS);
    busy += cpu_ns() - idle;
    run_ms(200);
  }
  if (frames == 0) return 1;
  printf("{\"cpu_us_per_frame\": %.1f}\n", busy / 1e3 / frames);
  return 0;
}
