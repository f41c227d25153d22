// The libraries that the program is built on; pkg-config says where they are.
#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
