#include "AllocationCount.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static long count, bytes;

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
long allocated_bytes(void) { return __atomic_load_n(&bytes, __ATOMIC_RELAXED); }

static void *counted(void *memory) {
  if (memory) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, (long)malloc_usable_size(memory), __ATOMIC_RELAXED);
  }
  return memory;
}

static void discount(void *memory) {
  if (memory) __atomic_fetch_sub(&bytes, (long)malloc_usable_size(memory), __ATOMIC_RELAXED);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

void *realloc(void *memory, size_t size) {
  discount(memory);
  return counted(__libc_realloc(memory, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *memory) {
  discount(memory);
  __libc_free(memory);
}
