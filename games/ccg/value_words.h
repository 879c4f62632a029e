// The words of the card language about values and destiny, beside those of vocabulary.cpp and verbs.cpp.
#pragma once

#include "games/ccg/state.h"
#include "kernel/game.h"

namespace cantina::ccg {

// A verb of a text that modifies all the time: it is read by values.cpp and never performed.
struct ConstantVerb {
    const char* name = "";
    Op op = Op::add;
    int8_t sign = 1;
    uint8_t flags = 0;  // of the modifier
    bool forPlayer = false;
    bool free = false;     // the cost is not paid
    bool related = false;  // at related locations as well
    uint8_t target = 2;    // which parameter; 1: there is no amount, as though it were 1
};
// Null for every other verb.
const ConstantVerb* constantVerb(int verb);

// In Book::Notes::about, beside a bit per Stat: it modifies no card but its own.
inline constexpr int kOnlyItself = 63;

// They follow the verbs of verbs.cpp.
std::span<const language::Verb<Table>> valueVerbs();
std::span<const language::Verb<Table>> destinyVerbs();

// A deck of toy cards about values and destiny, for random games.
DeckList valueDeck(bool dark);

std::span<const language::FilterOf<Table>> valueFilters();
std::span<const language::NumberOf<Table>> valueNumbers();
std::span<const language::ConditionOf<Table>> valueConditions();
std::span<const language::SymbolWord> valueSymbols();

}  // namespace cantina::ccg
