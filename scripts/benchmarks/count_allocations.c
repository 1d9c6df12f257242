/* Counts allocations in the process that it is loaded into by LD_PRELOAD; the process asks for the count by name. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_long allocations;

long allocation_count(void) { return atomic_load(&allocations); }

#define COUNTED(name, parameters, arguments)                                          \
  void *name parameters {                                                             \
    static void *(*next) parameters;                                                  \
    if (!next) next = (void *(*)parameters)dlsym(RTLD_NEXT, #name);                   \
    atomic_fetch_add(&allocations, 1);                                                \
    return next arguments;                                                            \
  }

COUNTED(malloc, (size_t size), (size))
COUNTED(realloc, (void *old, size_t size), (old, size))
COUNTED(aligned_alloc, (size_t alignment, size_t size), (alignment, size))
