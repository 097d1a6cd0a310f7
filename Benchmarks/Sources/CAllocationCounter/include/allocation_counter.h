#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Allocations of the whole process, by all its threads.
typedef struct {
  long count;
  long bytes;
} allocation_total;

/// Whether allocations can be counted on this platform.
bool allocation_counter_is_available(void);

/// Starts counting at zero.
void allocation_counter_start(void);

/// Stops counting, and returns what was counted since the start.
allocation_total allocation_counter_stop(void);

#endif
