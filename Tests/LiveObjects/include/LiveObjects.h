// Counts the GObjects that live, by standing in for the functions that make them.
//
// GLib's own count (GOBJECT_DEBUG=instance-count) is not compiled into distributions' builds.
#pragma once

#pragma clang assume_nonnull begin

// One type of which objects have been made since the program started.
typedef struct {
  const char *name;
  long count;
} LiveObjects;

// Fills in at most `capacity` types; returns how many there are.
int live_objects(LiveObjects *types, int capacity);

// Bytes that are allocated now, by whomever.
long live_bytes(void);

#pragma clang assume_nonnull end
