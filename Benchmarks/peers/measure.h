// What the peers share: a window, its frames, and the processor time between two of them.
#pragma once

#include <gtk/gtk.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// Nanoseconds on one of the system's clocks.
static inline int64_t now_ns(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static inline int64_t cpu_ns(void) { return now_ns(CLOCK_PROCESS_CPUTIME_ID); }

// Runs the main loop for some milliseconds.
static gboolean set_flag(gpointer flag) {
  *(gboolean *)flag = TRUE;
  return G_SOURCE_REMOVE;
}

static inline void run_ms(guint milliseconds) {
  gboolean is_over = FALSE;
  g_timeout_add(milliseconds, set_flag, &is_over);
  while (!is_over) g_main_context_iteration(NULL, TRUE);
}

// The window of the program's own size.
static inline GtkWidget *new_window(void) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "Peer");
  gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
  return window;
}
