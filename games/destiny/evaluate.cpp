// A number for a masked state: who is ahead, in hundredths of a point of health.
#include "games/destiny/game.h"
#include "kernel/decks.h"

namespace cantina::destiny {
namespace {

int worth(Table& t, Seat seat) {
    int sum = 0;
    for (Piece p : t.s.pieces.in({kCharacters, seat})) {
        sum += 100 * (health(t, p) - damageOn(t, p)) + 60 * shieldsOn(t, p) + 200;
        sum += isExhausted(t, p) ? 0 : 40;
    }
    for (Piece p : t.s.pieces.in({kUpgrades, seat})) sum += 60 * printedCost(t, p) + 20;
    for (Piece p : t.s.pieces.in({kSupports, seat})) sum += 60 * printedCost(t, p) + 20;
    for (Piece p : t.s.pieces.in({kPool, seat})) sum += 35 * sideOf(t, p).value;
    return sum + 40 * t.s.resources[seat.index()] + 15 * t.s.pieces.size({kHand, seat});
}

}  // namespace

int Rules::evaluate(Table& t, Seat seat) {
    int others = 0;
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == seat) && !isGone(t, seatAt(i))) others = std::max(others, worth(t, seatAt(i)));
    return worth(t, seat) - others;
}

std::vector<BenchTable> Rules::benchTables() {
    DeckList hero{
        "Toy Wardens",
        {{1, "Toy Sentinel", "characters", "elite"}, {1, "Toy Mentor", "characters"}, {1, "Toy Plains", "battlefield"}}};
    DeckList villain{
        "Toy Raiders",
        {{1, "Toy Raider", "characters", "elite"}, {1, "Toy Captain", "characters"}, {1, "Toy Plains", "battlefield"}}};
    for (DeckList* deck : {&hero, &villain})
        for (const char* card :
             {"Toy Blade", "Toy Cloak", "Toy Charm", "Toy Armor", "Toy Drone", "Toy Depot", "Toy Watchtower", "Toy Strike",
              "Toy Squad Orders", "Toy Scavenge", "Toy Volley", "Toy Feint", "Toy Bounty", "Toy Haste", "Toy Broker"})
            deck->entries.push_back({2, card, ""});
    Setup starters, toys;
    for (const ShippedDeck& d : shippedDecks("destiny"))
        if (d.deck.format == "starter") starters.decks.push_back(d.deck);
    starters.format = "starter";
    toys.decks = {hero, villain};
    starters.key = toys.key = Chance::keyFrom(1);
    return {{"starters", starters}, {"toys", toys}};
}

}  // namespace cantina::destiny
