// The libraries that the program is built on; pkg-config says where they are.
#include <fontconfig/fontconfig.h>
#include <gtk/gtk.h>
