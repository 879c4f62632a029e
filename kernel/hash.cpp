#include "kernel/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace cantina {
uint64_t hashBytes(const void* bytes, size_t size) { return XXH3_64bits(bytes, size); }
}  // namespace cantina
