// The words of the card language about values and destiny, beside those of vocabulary.cpp and verbs.cpp.
#pragma once

#include "games/ccg/state.h"
#include "kernel/game.h"

namespace cantina::ccg {

// The operands of `change`, of a card and of a player, by their place. What is not said is kNotSaid, of a flag 0. The forms
// with other operands have fewer than kChangeCumulative.
enum ChangeParam : uint8_t {
    kChangeStat,
    kChangeAmount,
    kChangeOf,
    kChangeTo,
    kChangeTimes,
    kChangeLasting,
    kChangeCumulative,
    kChangeInstead,              // of a card
    kChangeAt = kChangeInstead,  // of a player
    kChangeAtMost,
    kChangeForHolding,  // of a player: as_long_as
};
// The operands of the forms that say no amount: grant{quality, to =}, strip, forbid.
enum QualityParam : uint8_t { kQualityStat, kQualityOf, kQualityLasting };

std::span<const language::Verb<Table>> valueVerbs();
std::span<const language::Verb<Table>> destinyVerbs();

// A deck of toy cards about values and destiny, for random games.
DeckList valueDeck(bool dark);

std::span<const language::FilterOf<Table>> valueFilters();
std::span<const language::NumberOf<Table>> valueNumbers();
std::span<const language::ConditionOf<Table>> valueConditions();
std::span<const language::SymbolWord> valueSymbols();
std::span<const language::SymbolWord> destinySymbols();

}  // namespace cantina::ccg
