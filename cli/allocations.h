// How often this thread has asked for memory: the program replaces operator new with one that counts.
#pragma once

#include <cstdint>

namespace cantina::cli {
uint64_t allocations();
}  // namespace cantina::cli
