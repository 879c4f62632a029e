// The cards of a book, found the ways in which deck lists name them.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/game.h"

namespace cantina::deckforms {

// "Padmé Amidala" -> "Padme Amidala": accents, curly quotes and the dots of uniqueness are not the same in every list.
std::string folded(std::string_view text);
// The same title in any list has the same key: folded, small letters, single spaces.
std::string titleKey(std::string_view text);

// The value of a card's fact; empty if it has none of that name.
std::string_view fact(const CardInfo& card, std::string_view name);
bool hasFact(const CardInfo& card, std::string_view name);
// The title with what tells its versions apart: "Rey, Force Prodigy" from a fact `subtitle`, "Yoda (A)" from `version`.
std::string fullTitle(const CardInfo& card);

// Refers to the cards that it was made from: they must outlive it.
class Cards {
public:
    Cards(std::span<const CardInfo> cards);  // NOLINT: a list of cards is one

    std::span<const CardInfo> all() const { return cards_; }
    const CardInfo* byId(std::string_view id) const;  // letters' case does not matter
    // By title or full title; several if sets or versions share it.
    std::vector<const CardInfo*> byTitle(std::string_view title) const;
    // The one of them that is of this set; null if there is none or more than one.
    const CardInfo* byTitle(std::string_view title, std::string_view set) const;
    std::string title(std::string_view id) const;  // empty if there is no such card

private:
    std::span<const CardInfo> cards_;
    std::map<std::string, const CardInfo*, std::less<>> ids_;
    std::multimap<std::string, const CardInfo*, std::less<>> titles_;
};

}  // namespace cantina::deckforms
