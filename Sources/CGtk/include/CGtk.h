// The C that Swift cannot say: one widget class, macros and variadics.
//
// Nothing here decides anything. What is never null says so (the assume_nonnull region), so that Swift
// callbacks need no unwrapping.
#pragma once

#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin
G_BEGIN_DECLS

// A widget whose measuring, allocation, drawing and end of life are callbacks.
typedef struct _CGtkBox CGtkBox;

// What became of a request to move the focus: GTK's own handling, moved already, or out of this widget.
enum { CGTK_FOCUS_DEFAULT = 0, CGTK_FOCUS_MOVED = 1, CGTK_FOCUS_LEAVE = 2 };

typedef struct {
  void (*measure)(void *context, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  void (*allocate)(void *context, int width, int height);
  void (*snapshot)(void *context, GtkSnapshot *snapshot);
  int (*focus)(void *context, GtkDirectionType direction);  // one of CGtkFocus
  gboolean (*is_transparent)(void *context);                 // TRUE: the pointer finds only children
  void (*dispose)(void *context);                                // unparent children here
  void (*finalize)(void *context);                               // the context may be freed here
} CGtkBoxCallbacks;

GType cgtk_box_get_type(void);
// A new floating widget. `role` is a promise of keyboard behaviour.
GtkWidget *cgtk_box_new(const CGtkBoxCallbacks *callbacks, void *context, GtkAccessibleRole role);
// Draws a child; the function GTK has for it, under a name that takes the widget class.
void cgtk_box_snapshot_child(GtkWidget *box, GtkWidget *child, GtkSnapshot *snapshot);

// Signals: a closure with a destroy notify; returns the handler's id.
gulong cgtk_connect(gpointer instance, const char *signal, GCallback handler, gpointer data,
                    GClosureNotify destroy);

// A GObject made with one enum property that can only be set at construction.
GtkWidget *cgtk_widget_new_with_role(GType type, GtkAccessibleRole role);

// Macros.
GType cgtk_type_of(gpointer instance);
gboolean cgtk_is_a(gpointer instance, GType type);
unsigned cgtk_major_version(void);
unsigned cgtk_minor_version(void);
void cgtk_flush_stdout(void);
void cgtk_write(int descriptor, const char *text);
void cgtk_emit_update(GdkFrameClock *clock);

// The main dispatch queue's descriptor and drain function (exported by libdispatch on Linux).
int cgtk_main_queue_descriptor(void);
void cgtk_main_queue_drain(void);

// Whether a sentence is read from right to left, by its first strong character.
gboolean cgtk_is_right_to_left(const char *sentence);

// Whether a GObject has a property: some came with newer versions of the toolkit.
gboolean cgtk_has_property(gpointer object, const char *name);

G_END_DECLS
#pragma clang assume_nonnull end
