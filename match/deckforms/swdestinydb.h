// What the two forms of swdestinydb.com share: its sets, its codes, and what it makes of characters and their dice.
//
// A code is the set's number (two digits; three in some sets of fans) and the position (three digits), with a letter for the
// faces of double-faced cards: 01038 is AW-38. A character is one card with one die, or two dice if it is elite.
#pragma once

#include <string>
#include <string_view>

#include "match/deckforms/gather.h"

namespace cantina::deckforms {

struct DestinySet {
    int number;
    std::string_view code, name;
};
const DestinySet* destinySet(int number);
const DestinySet* destinySet(std::string_view codeOrName);

std::string idOfCode(std::string_view code);            // "01038" -> "AW-38"; empty if it is no code of a known set
std::string codeOfId(std::string_view id);              // "AW-38" -> "01038"; empty if it is no id of a known set
std::string_view setNameOfCode(std::string_view code);  // "Awakenings"; empty if not known
int positionOf(std::string_view id);                    // "AW-38" -> 38; 0 if there is none

std::string_view sectionOfType(std::string_view type);  // "character" -> "characters"; the draw deck is empty
bool isCharacter(const CardInfo& card);

struct DestinyWord {
    std::string_view code, ours, name;
};
const DestinyWord* destinyFormat(std::string_view codeOrOurs);  // "STD", "standard"
// The affiliation and colours of the characters, for the head of a list: "hero", "Hero".
const DestinyWord* affiliationOf(const DeckList& deck, const Cards& cards);

}  // namespace cantina::deckforms
