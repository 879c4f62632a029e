// Random legal decks from the whole book of a game, by its own deck check: a card (or what must come together) is put in
// if nothing else is wrong with the deck than before, until nothing is wrong any more.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kernel/game.h"

namespace cantina::testing {

class RandomDecks {
public:
    // The game without toy cards.
    RandomDecks(const Game& game, uint64_t seed);
    // For the seat that such a deck takes (any seat where a game has no sides); nothing: none was found.
    std::optional<DeckList> draw(const std::string& format, int seat);
    // The same with as many cards as the deck check allows, and as many that stand outside the deck.
    std::optional<DeckList> drawLargest(const std::string& format, int seat);

private:
    using Bundle = std::vector<DeckEntry>;  // what is put in together
    using Wrongs = std::vector<std::string>;

    void stage(DeckList& deck, const std::vector<Bundle>& from, int tries, int most);
    bool put(DeckList& deck, const Bundle& bundle);
    void fill(DeckList& deck);
    void fillUp(DeckList& deck);
    void fillOutside(DeckList& deck);
    Wrongs wrongs(const DeckList& deck) const;
    std::vector<Bundle> cardsOf(std::initializer_list<std::string_view> types) const;
    std::vector<Bundle> others(std::initializer_list<std::string_view> types) const;
    std::vector<Bundle> unitTrios();
    std::vector<Bundle> objectiveSets() const;
    int below(int n) { return static_cast<int>(pick_.below(static_cast<uint32_t>(n))); }

    const Game& game_;
    std::vector<CardInfo> book_;
    Chance pick_;
    int seat_ = 0;
    bool largest_ = false;
    Wrongs wrongs_;  // with the deck so far
};

}  // namespace cantina::testing
