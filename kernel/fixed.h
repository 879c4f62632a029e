// FixedVec: a vector inside a state. Trivially copyable, no padding, elements past the end are zero, so that two equal
// vectors are equal byte by byte (states are hashed and compared as bytes).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace cantina {

template <size_t kAlign>
struct CountOf {
    using Type = uint32_t;
};
template <>
struct CountOf<1> {
    using Type = uint8_t;
};
template <>
struct CountOf<2> {
    using Type = uint16_t;
};

template <class T, int kCapacity>
class FixedVec {
    static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
    static_assert(alignof(T) <= 4);
    static_assert(alignof(T) > 1 || kCapacity < 256, "a byte counts the elements: use a wider element");

public:
    using Count = typename CountOf<alignof(T)>::Type;

    int size() const { return static_cast<int>(count_); }
    bool empty() const { return count_ == 0; }
    bool full() const { return size() == kCapacity; }
    static constexpr int capacity() { return kCapacity; }

    T& operator[](int i) { return assert(i >= 0 && i < size()), items_[i]; }
    const T& operator[](int i) const { return assert(i >= 0 && i < size()), items_[i]; }
    T& back() { return assert(count_ > 0), *(end() - 1); }
    const T& back() const { return assert(count_ > 0), *(end() - 1); }
    T* begin() { return items_; }
    T* end() { return items_ + count_; }
    const T* begin() const { return items_; }
    const T* end() const { return items_ + count_; }

    // False when there is no room: the caller turns that into a fault, never into a silent limit.
    [[nodiscard]] bool push(const T& item) {
        if (full()) return false;
        items_[count_++] = item;
        return true;
    }
    // One more element, as it is past the end: all zero. Null when there is no room.
    [[nodiscard]] T* grow() { return full() ? nullptr : &items_[count_++]; }
    void pop() {
        assert(count_ > 0);
        std::memset(static_cast<void*>(items_ + --count_), 0, sizeof(T));  // a constant size: no call
    }
    void clear() {
        if (count_ != 0) clearFrom(0);
    }
    // Keeps the order of the rest.
    void removeAt(int i) {
        assert(i >= 0 && i < size());
        if (i + 1 < size())
            std::memmove(static_cast<void*>(items_ + i), items_ + i + 1, sizeof(T) * static_cast<size_t>(size() - i - 1));
        pop();
    }
    // A state that comes from outside is checked before it is used.
    bool valid() const { return size() <= kCapacity; }

private:
    void clearFrom(int n) {
        assert(n >= 0 && n <= size());
        std::memset(static_cast<void*>(items_ + n), 0, sizeof(T) * static_cast<size_t>(size() - n));
        count_ = static_cast<Count>(n);
    }

    Count count_ = 0;
    T items_[kCapacity] = {};
};

}  // namespace cantina
