// Decks of toy cards about values and destiny: random games with them meet every word of value_words.cpp and
// destiny_words.cpp.
#include "games/ccg/value_words.h"

namespace cantina::ccg {

DeckList valueDeck(bool dark) {
    DeckList d{dark ? "values dark" : "values light", {}};
    auto add = [&](int n, const char* card, const char* section = "") { d.entries.push_back({n, card, section}); };
    add(1, dark ? "Toy Terrace" : "Toy Summit", "locations");
    add(1, dark ? "Toy Fortress" : "Toy Harbor", "locations");
    for (const char* card : {"Toy Captain", "Toy Trooper", "Toy Mentor", "Toy Giant", "Toy Astronaut", "Toy Filler"})
        add(4, card);
    for (const char* card : {"Toy Throng", "Toy Adviser", "Toy Champion", "Toy Host", "Toy Governor", "Toy Outcry",
                             "Toy Porter", "Toy Frigate", "Toy Jolt", "Toy Volley"})
        add(1, card);
    for (const char* card :
         {"Toy Limbo", "Toy Flare", "Toy Fuse", "Toy Duel", "Toy Duelist", "Toy Tribute", "Toy Archive", "Toy Foresight",
          "Toy Wingman", "Toy Pair", "Toy Vision", "Toy Shelf", "Toy Retake", "Toy Tribute"})
        add(1, card);
    static constexpr const char* kDark[] = {
        "Toy Banner", "Toy Anthem",  "Toy Levy",      "Toy Tide", "Toy Statute", "Toy Drums",   "Toy Tariff", "Toy Tribute",
        "Toy Frenzy", "Toy Tribute", "Toy Challenge", "Toy Lens", "Toy Gambler", "Toy Revenge", "Toy Grief",  "Toy Coach"};
    static constexpr const char* kLight[] = {
        "Toy Curfew", "Toy Foundry", "Toy Undertow", "Toy Glory",  "Toy Edict",  "Toy Mercy",  "Toy Welcome", "Toy Shackles",
        "Toy Poison", "Toy Tribute", "Toy Tribute",  "Toy Censor", "Toy Hammer", "Toy Magnet", "Toy Pit",     "Toy Toll"};
    for (const char* card : dark ? kDark : kLight) add(1, card);
    return d;
}

}  // namespace cantina::ccg
