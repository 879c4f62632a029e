// The LCG's objective sets: a deck of ours lists objectives, and each brings five command cards. The book's cards carry
// them as facts: `objective_set` (a number), `slot` (1 the objective, 2 to 6 its command cards), `octgn` (OCTGN's id).
#pragma once

#include <vector>

#include "match/deckforms/form.h"

namespace cantina::deckforms {

bool isObjective(const CardInfo& card);
bool isCommandCard(const CardInfo& card);
// The command cards of the objective's set, by slot.
std::vector<const CardInfo*> commandCards(const CardInfo& objective, const Cards& cards);

}  // namespace cantina::deckforms
