// How clauses become sentences: what several have in common is said once. Used by wording.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cantina::language {

// "give it +10 speed and +1 power until the end of battle", "add 1 to the power and forfeit of each camper".
std::string joinedClauses(const std::vector<std::string>& clauses);
// "each unit gets ..." tells, "choose an arena" orders.
bool tells(std::string_view clause);
// "you can't ..." and "your opponent can't ..." become "neither player can ...".
void joinPlayers(std::vector<std::string>& sentences);
// Takes what says when in a turn out of these conditions: "during your move phase, ".
std::string whenInTurn(std::vector<std::string>& conditions);
// What may follow "you may".
std::string whatYouMayDo(std::string does);
// A way to choose as an order to the player who takes it.
std::string asOrder(const std::string& way, const std::string& who);

}  // namespace cantina::language
