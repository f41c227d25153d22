// The C that Swift cannot say: one widget class, macros and variadics.
//
// Nothing here decides anything. What is never null says so (the assume_nonnull region), so that Swift
// callbacks need no unwrapping.
#pragma once

#include <fontconfig/fontconfig.h>
#include <gtk/gtk.h>

#pragma clang assume_nonnull begin
G_BEGIN_DECLS

// A widget whose measuring, allocation, drawing and end of life are callbacks.
typedef struct _CGtkBox CGtkBox;

typedef struct {
  void (*measure)(void *context, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  void (*allocate)(void *context, int width, int height);
  void (*snapshot)(void *context, GtkSnapshot *snapshot);
  void (*map)(void *context, gboolean is_mapped);
  gboolean (*focus)(void *context, GtkDirectionType direction);  // FALSE: the default handling goes on
  void (*dispose)(void *context);                                // unparent children here
  void (*finalize)(void *context);                               // the context may be freed here
} CGtkBoxCallbacks;

GType cgtk_box_get_type(void);
// A new floating widget. `css_name_class` styles it, `role` is a promise of keyboard behaviour.
GtkWidget *cgtk_box_new(const CGtkBoxCallbacks *callbacks, void *context, GtkAccessibleRole role);
// Draws a child; the function GTK has for it, under a name that takes the widget class.
void cgtk_box_snapshot_child(GtkWidget *box, GtkWidget *child, GtkSnapshot *snapshot);
// GTK's own handling of focus moves, for use inside the focus callback.
gboolean cgtk_box_default_focus(GtkWidget *box, GtkDirectionType direction);

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

G_END_DECLS
#pragma clang assume_nonnull end
