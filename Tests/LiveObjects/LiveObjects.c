#define _GNU_SOURCE
#include "LiveObjects.h"

#include <dlfcn.h>
#include <glib-object.h>
#include <malloc.h>

enum { MAXIMUM = 1024 };

typedef struct {
  GType type;
  gint count;
} Entry;

static Entry entries[MAXIMUM];
static int entry_count;
static GMutex lock;

static Entry *entry_of(GType type) {
  g_mutex_lock(&lock);
  int index = 0;
  while (index < entry_count && entries[index].type != type) index++;
  if (index == entry_count) {
    g_assert(entry_count < MAXIMUM);
    entries[entry_count++].type = type;
  }
  g_mutex_unlock(&lock);
  return &entries[index];
}

static void gone(gpointer entry) { g_atomic_int_add(&((Entry *)entry)->count, -1); }

// The mark is dropped in finalize: an object that is only disposed of still counts.
static gpointer counted(gpointer object) {
  if (!object) return object;
  GQuark mark = g_quark_from_static_string("live-objects");
  // A constructor may hand out an object that there is already.
  if (g_object_get_qdata(object, mark)) return object;
  Entry *entry = entry_of(G_OBJECT_TYPE(object));
  g_atomic_int_inc(&entry->count);
  g_object_set_qdata_full(object, mark, entry, gone);
  return object;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

gpointer g_object_new(GType type, const gchar *first, ...) {
  va_list properties;
  va_start(properties, first);
  gpointer object = NEXT(g_object_new_valist)(type, first, properties);
  va_end(properties);
  return counted(object);
}

GObject *g_object_new_valist(GType type, const gchar *first, va_list properties) {
  return counted(NEXT(g_object_new_valist)(type, first, properties));
}

GObject *g_object_new_with_properties(
    GType type, guint count, const char *names[], const GValue values[]) {
  return counted(NEXT(g_object_new_with_properties)(type, count, names, values));
}

int live_objects(LiveObjects *types, int capacity) {
  for (int index = 0; index < entry_count && index < capacity; index++) {
    types[index].name = g_type_name(entries[index].type);
    types[index].count = g_atomic_int_get(&entries[index].count);
  }
  return entry_count;
}

long live_bytes(void) { return (long)mallinfo2().uordblks; }
