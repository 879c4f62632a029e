// Rule ids in code, and the switches that turn a rule off in a test.
//
// A rule id has one spelling, the catalogue's ("DST-QUE-01"). In code it is written "DST-QUE-01"_rule: a constant with the
// text and its hash. Cards' abilities have ids of the same kind ("AW-1/after").
//
// Invariant: with no switch set, asking whether a rule is on costs one load and one test.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cantina {

constexpr uint32_t hashText(std::string_view text) {
    uint32_t h = 2166136261u;
    for (char c : text) h = (h ^ static_cast<uint8_t>(c)) * 16777619u;
    return h == 0 ? 1 : h;
}

struct RuleId {
    const char* text = "";
    uint32_t hash = 0;
    constexpr RuleId() = default;
    constexpr RuleId(const char* t) : text(t), hash(*t != 0 ? hashText(t) : 0) {}
    constexpr bool some() const { return hash != 0; }         // it can be switched off
    constexpr bool named() const { return text[0] != '\0'; }  // it says which row it is
    constexpr bool operator==(const RuleId& o) const { return hash == o.hash; }
};

consteval RuleId operator""_rule(const char* text, size_t) { return RuleId(text); }

// Names the row that something helps to carry out and that it is no switch for: the row's own step or question is elsewhere,
// or nothing could be left out of it without the game standing still.
consteval RuleId partOf(const char* row) {
    RuleId r;
    r.text = row;
    return r;
}
// Bookkeeping of ours that no row of a rulebook asks for (docs/decisions/084). Never of a question.
inline constexpr RuleId kOurs = partOf("ours");

// Which rules are off. Empty in every real game; the coverage command and the tests of the tests set them.
class Switches {
public:
    bool off(uint32_t hash) const { return any() && find(hash); }
    bool off(const RuleId& rule) const { return any() && find(rule.hash); }
    void turnOff(std::string_view id) {
        uint32_t h = hashText(id);
        off_.push_back(h);
        filter_ |= uint64_t{1} << (h & 63);
    }
    void reset() {
        off_.clear();
        filter_ = 0;
        consulted_ = false;
    }
    // Whether any rule is off: shortcuts that stand for several rules are not taken then.
    bool any() const { return __builtin_expect_with_probability(static_cast<long>(filter_ != 0), 0, 1.0) != 0; }
    // Whether a rule that is off was asked for.
    bool consulted() const { return consulted_; }

private:
    // Cold: what only happens with a rule off is kept away from the code that always runs.
    [[gnu::cold, gnu::noinline]] bool find(uint32_t hash) const {
        if (((filter_ >> (hash & 63)) & 1) == 0) return false;
        for (uint32_t h : off_)
            if (h == hash) return consulted_ = true;
        return false;
    }
    uint64_t filter_ = 0;
    mutable bool consulted_ = false;  // written only while a switch is set: tests run those on one thread
    std::vector<uint32_t> off_;
};

}  // namespace cantina
