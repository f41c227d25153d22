#include "CGtk.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct _CGtkBox {
  GtkWidget parent;
  CGtkBoxCallbacks callbacks;
  void *context;
};

typedef struct {
  GtkWidgetClass parent;
} CGtkBoxClass;

G_DEFINE_TYPE(CGtkBox, cgtk_box, GTK_TYPE_WIDGET)

static void cgtk_box_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline) {
  CGtkBox *box = (CGtkBox *)widget;
  *minimum_baseline = *natural_baseline = -1;
  box->callbacks.measure(box->context, orientation, for_size, minimum, natural);
}

static void cgtk_box_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  CGtkBox *box = (CGtkBox *)widget;
  box->callbacks.allocate(box->context, width, height);
}

static void cgtk_box_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  CGtkBox *box = (CGtkBox *)widget;
  box->callbacks.snapshot(box->context, snapshot);
}

static gboolean cgtk_box_focus(GtkWidget *widget, GtkDirectionType direction) {
  CGtkBox *box = (CGtkBox *)widget;
  int outcome = box->callbacks.focus(box->context, direction);
  if (outcome != CGTK_FOCUS_DEFAULT) return outcome == CGTK_FOCUS_MOVED;
  return GTK_WIDGET_CLASS(cgtk_box_parent_class)->focus(widget, direction);
}

static gboolean cgtk_box_contains(GtkWidget *widget, double x, double y) {
  CGtkBox *box = (CGtkBox *)widget;
  return !box->callbacks.is_transparent(box->context) &&
         GTK_WIDGET_CLASS(cgtk_box_parent_class)->contains(widget, x, y);
}

static void cgtk_box_dispose(GObject *object) {
  CGtkBox *box = (CGtkBox *)object;
  box->callbacks.dispose(box->context);
  G_OBJECT_CLASS(cgtk_box_parent_class)->dispose(object);
}

static void cgtk_box_finalize(GObject *object) {
  CGtkBox *box = (CGtkBox *)object;
  box->callbacks.finalize(box->context);
  G_OBJECT_CLASS(cgtk_box_parent_class)->finalize(object);
}

static void cgtk_box_class_init(CGtkBoxClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->measure = cgtk_box_measure;
  widget_class->size_allocate = cgtk_box_size_allocate;
  widget_class->snapshot = cgtk_box_snapshot;
  widget_class->focus = cgtk_box_focus;
  widget_class->contains = cgtk_box_contains;
  G_OBJECT_CLASS(class)->dispose = cgtk_box_dispose;
  G_OBJECT_CLASS(class)->finalize = cgtk_box_finalize;
  gtk_widget_class_set_css_name(widget_class, "box");
  gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void cgtk_box_init(CGtkBox *box) {}

GtkWidget *cgtk_box_new(const CGtkBoxCallbacks *callbacks, void *context, GtkAccessibleRole role) {
  CGtkBox *box = g_object_new(cgtk_box_get_type(), "accessible-role", role, NULL);
  box->callbacks = *callbacks;
  box->context = context;
  return GTK_WIDGET(box);
}

void cgtk_box_snapshot_child(GtkWidget *box, GtkWidget *child, GtkSnapshot *snapshot) {
  gtk_widget_snapshot_child(box, child, snapshot);
}

gulong cgtk_connect(gpointer instance, const char *signal, GCallback handler, gpointer data,
                    GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, handler, data, destroy, 0);
}

GtkWidget *cgtk_widget_new_with_role(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

GType cgtk_type_of(gpointer instance) { return G_OBJECT_TYPE(instance); }
gboolean cgtk_is_a(gpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}
unsigned cgtk_major_version(void) { return gtk_get_major_version(); }
unsigned cgtk_minor_version(void) { return gtk_get_minor_version(); }
void cgtk_flush_stdout(void) { fflush(stdout); }
void cgtk_write(int descriptor, const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(descriptor, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}
void cgtk_emit_update(GdkFrameClock *clock) { g_signal_emit_by_name(clock, "update"); }

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *ignored);

int cgtk_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }
void cgtk_main_queue_drain(void) {
  uint64_t count;
  if (read(cgtk_main_queue_descriptor(), &count, sizeof count) < 0) return;
  _dispatch_main_queue_callback_4CF(NULL);
}

gboolean cgtk_is_right_to_left(const char *sentence) {
  // Pango offers nothing else for this without a layout, whose first run may be a number.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(sentence, -1) == PANGO_DIRECTION_RTL;
  G_GNUC_END_IGNORE_DEPRECATIONS
}

gboolean cgtk_has_property(gpointer object, const char *name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name) != NULL;
}
