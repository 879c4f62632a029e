// Sets of names of things, for a book: each set once, with a number, as a row of bits. There may be any number of names.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace cantina::language {

class NameSets {
public:
    static constexpr uint32_t kNone = 0;  // the set without names

    explicit NameSets(size_t names = 0) : words_(names / kBits + 1), bits_(words_), numbers_{{bits_, kNone}} {}

    bool has(uint32_t set, int name) const {
        const auto n = static_cast<size_t>(name);
        return ((bits_[set * words_ + n / kBits] >> (n % kBits)) & 1) != 0;
    }
    // Have the two sets a name in common?
    bool share(uint32_t a, uint32_t b) const {
        for (size_t i = 0; i < words_; ++i)
            if ((bits_[a * words_ + i] & bits_[b * words_ + i]) != 0) return true;
        return false;
    }
    // The set that has one name more.
    uint32_t with(uint32_t set, int name) {
        const auto from = bits_.begin() + static_cast<long>(set * words_);
        std::vector<uint64_t> row(from, from + static_cast<long>(words_));
        row[static_cast<size_t>(name) / kBits] |= uint64_t{1} << (static_cast<size_t>(name) % kBits);
        const auto [it, fresh] = numbers_.emplace(row, static_cast<uint32_t>(bits_.size() / words_));
        if (fresh) bits_.insert(bits_.end(), row.begin(), row.end());
        return it->second;
    }
    // Calls fn(name) for each name of the set, the lowest number first.
    template <class Fn>
    void each(uint32_t set, Fn fn) const {
        for (size_t n = 0; n < words_ * kBits; ++n)
            if (has(set, static_cast<int>(n))) fn(static_cast<int>(n));
    }

private:
    static constexpr size_t kBits = 64;
    size_t words_;  // of one row
    std::vector<uint64_t> bits_;
    std::map<std::vector<uint64_t>, uint32_t> numbers_;
};

}  // namespace cantina::language
