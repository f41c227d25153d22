// Counts what the program allocates, by standing in for the C library's allocator (glibc only).
#pragma once

/// How often memory has been allocated.
long allocation_count(void);

/// How many bytes are allocated now, with what the allocator rounds up.
long allocated_bytes(void);
