// The hash of a state's bytes (XXH3, 64 bits). Off the hot path: replays, tests and properties use it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace cantina {
uint64_t hashBytes(const void* bytes, size_t size);
}  // namespace cantina
