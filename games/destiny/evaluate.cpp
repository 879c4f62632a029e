// A number for a masked state: who is ahead, in hundredths of a point of health; and the tables of the bench.
#include "games/destiny/game.h"
#include "kernel/decks.h"

namespace cantina::destiny {
namespace {

// What a die in the pool promises. A modifier needs a plain die of its symbol.
int worthOfDie(Table& t, Seat seat, Piece die) {
    Side s = sideOf(t, die);
    int value = std::min<int>(s.value, 10);
    if (s.plus) {
        bool paired = false;
        for (Piece p : t.s.pieces.in({kPool, seat}))
            if (Side o = sideOf(t, p); o.symbol == s.symbol && !o.plus) paired = true;
        if (!paired) return 10;
    }
    int price = 30 * s.cost;
    switch (s.symbol) {
        case kMelee:
        case kRanged: return 60 * value - price;
        case kIndirect: return 55 * value - price;
        case kShield: return 30 * value - price;
        case kResource: return 30 * value - price;
        case kFocus: return 25 * value - price;
        case kSpecialSymbol: return 50 - price;
        case kDisrupt:
        case kDiscardSymbol: return 12 * value - price;
        default: return 0;
    }
}

// A die on a card that can still be activated will be rolled this round.
bool isToBeRolled(Table& t, Piece die) {
    Piece card = t.s.pieces.data(die).on;
    if (!card.some()) return false;
    Piece host = t.s.pieces.isIn(card, kUpgrades) ? t.s.pieces.data(card).on : card;
    return host.some() && !isExhausted(t, host);
}

// The last cards are worth most: who has none at the end of a round is out (DST-WIN-02).
int worthOfCards(int cards) { return cards >= 8 ? 200 + 12 * cards : 36 * cards; }

int worth(Table& t, Seat seat) {
    int sum = 0;
    for (Piece p : t.s.pieces.in({kCharacters, seat}))
        sum += 100 * (health(t, p) - damageOn(t, p)) + 45 * shieldsOn(t, p) + 250;
    for (uint8_t kind : {kUpgrades, kSupports})
        for (Piece p : t.s.pieces.in({kind, seat})) sum += 75 * printedCost(t, p) + 40;
    int dice = 0;
    for (Piece p : t.s.pieces.in({kPool, seat})) dice += worthOfDie(t, seat, p);
    for (Piece p : t.s.pieces.in({kOnCard, seat})) dice += isToBeRolled(t, p) ? 25 : 0;
    // Who has claimed takes no more actions: the dice lie there for nothing.
    if (!(t.s.claimed == seat)) sum += dice;
    if (t.s.holder == seat) sum += 30;
    int hand = t.s.pieces.size({kHand, seat});
    return sum + 40 * t.s.resources[seat.index()] + 20 * hand + worthOfCards(hand + t.s.pieces.size({kDeck, seat}));
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
    return {{"starters", starters, false}, {"toys", toys}};
}

}  // namespace cantina::destiny
