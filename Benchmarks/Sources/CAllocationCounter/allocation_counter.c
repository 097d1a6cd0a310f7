#include "allocation_counter.h"

#include <stdatomic.h>
#include <stddef.h>

// Where a program defines `malloc` and the others, the dynamic linker gives its definitions to every
// library of the process, the Swift runtime included. These count and pass on to the C library's own
// under its second names, which glibc promises to nobody but keeps for this purpose. Memory is the
// C library's either way, so `free` stays as it is.
//
// Nothing is counted while times are measured: then an allocation costs one predictable branch more.

static atomic_bool is_counting;
static atomic_long count;
static atomic_long bytes;

void allocation_counter_start(void) {
  atomic_store(&count, 0);
  atomic_store(&bytes, 0);
  atomic_store(&is_counting, true);
}

allocation_total allocation_counter_stop(void) {
  atomic_store(&is_counting, false);
  return (allocation_total){.count = atomic_load(&count), .bytes = atomic_load(&bytes)};
}

#if defined(__GLIBC__)

#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

bool allocation_counter_is_available(void) { return true; }

static inline void note(size_t size) {
  if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, (long)size, memory_order_relaxed);
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note(size);
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  note(size);
  void *allocated = __libc_memalign(alignment, size);
  if (allocated == NULL) return ENOMEM;
  *memory = allocated;
  return 0;
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
