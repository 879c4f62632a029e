#include "cli/allocations.h"

#include <cstdlib>
#include <new>

namespace {
thread_local uint64_t count = 0;
}  // namespace

// Sanitizers bring their own; there the count stays zero and nothing else changes.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
void* operator new(size_t size) {
    ++count;
    if (void* p = std::malloc(size == 0 ? 1 : size)) return p;
    throw std::bad_alloc();
}
void* operator new(size_t size, std::align_val_t align) {
    ++count;
    const auto to = static_cast<size_t>(align);
    if (void* p = std::aligned_alloc(to, (size + to - 1) / to * to)) return p;
    throw std::bad_alloc();
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, size_t) noexcept { std::free(p); }
void operator delete(void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete(void* p, size_t, std::align_val_t) noexcept { std::free(p); }
#endif

namespace cantina::cli {
uint64_t allocations() { return count; }
}  // namespace cantina::cli
