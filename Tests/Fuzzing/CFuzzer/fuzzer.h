#pragma once
#include <stddef.h>
#include <stdint.h>

/// The fuzzer that comes with the compiler: calls back with one input after the other until its time
/// is over or something goes wrong. Linked by `-sanitize=fuzzer`.
int LLVMFuzzerRunDriver(
    int *argument_count, char ***arguments, int (*test)(const uint8_t *data, size_t size));
