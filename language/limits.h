// The limits of an ability: what its conditions, its trigger, its targets, its costs and its period rule out. Each can be
// lifted, one at a time, to see whether a scenario would notice (scenario/negatives.h). A test of the tests: no match is
// played with a lifted limit.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "language/book.h"

namespace cantina::language {

struct Limit {
    enum class Kind : uint8_t {
        condition,  // it works only when ...
        trigger,    // it answers only what happens to ...
        target,     // it reaches only ...
        cost,       // it must be paid
        period,     // once per ...
    } kind = Kind::condition;
    std::string words;   // in the words of the card language: "condition is_tapped", "trigger this", "target yours"
    uint32_t place = 0;  // in the book: an instruction, a filter's place in its selector ...
    uint32_t part = 0;
};

// The limits that the ability has in that book, in the order of its description.
std::vector<Limit> limitsOf(const Book& book, const Ability& ability);

// Takes that one away.
void lift(Book& book, Ability& ability, const Limit& limit);

// A game whose abilities' limits can be lifted: every game that is made by language/adapter.h.
class Liftable {
public:
    Liftable() = default;
    Liftable(const Liftable&) = delete;
    Liftable& operator=(const Liftable&) = delete;
    virtual ~Liftable() = default;
    virtual std::vector<Limit> limits(std::string_view ability) const = 0;
    // Plays on without that limit, until restore().
    virtual void lift(std::string_view ability, const Limit& limit) = 0;
    virtual void restore() = 0;
};

}  // namespace cantina::language
