// The LCG's objective sets: each objective brings five command cards, and a deck lists both. The book's cards carry them
// as facts: `objective_set` (a number), `slot` (1 the objective, 2 to 6 its command cards), `octgn` (OCTGN's id).
#pragma once

#include <vector>

#include "match/deckforms/form.h"

namespace cantina::deckforms {

bool isObjective(const CardInfo& card);
bool isCommandCard(const CardInfo& card);
// The command cards of the objective's set, by slot.
std::vector<const CardInfo*> commandCards(const CardInfo& objective, const Cards& cards);
// The command cards that the objectives of a deck bring, if the deck lists objectives and no command card; else nothing.
std::vector<DeckEntry> unlistedCommandCards(const DeckList& deck, const Cards& cards);

}  // namespace cantina::deckforms
