// A number for a masked state: who is ahead, as a win or a loss that is likely; and the tables of the bench.
#include <limits>

#include "games/destiny/game.h"
#include "kernel/decks.h"

namespace cantina::destiny {
namespace {

enum Counted : uint8_t {
    kHealth,
    kShieldsOn,
    kCharactersLeft,
    kWeakest,
    kCostInPlay,
    kCardsInPlay,
    kDamageDice,
    kIndirectDice,
    kShieldDice,
    kResourceDice,
    kFocusDice,
    kSpecialDice,
    kDisruptDice,
    kDiceCost,
    kUnpaired,
    kToRoll,
    kHolds,
    kResourcesLeft,
    kHandCards,
    kFewCards,
    kManyCards,
    kShare,
    kCounted
};
constexpr std::array<AspectWeight, kCounted> kWeights{{
    {"health left", 200},
    {"shields", 90},
    {"characters", 500},
    {"health of the weakest", 0},
    {"cost of upgrades and supports", 150},
    {"upgrades and supports", 80},
    {"damage on dice", 120},
    {"indirect damage on dice", 110},
    {"shields on dice", 60},
    {"resources on dice", 60},
    {"focus on dice", 50},
    {"specials on dice", 100},
    {"disrupt and discard on dice", 24},
    {"resources that dice cost", -60},
    {"modifiers without a die", 20},
    {"dice to be rolled", 50},
    {"battlefield", 60},
    {"resources", 80},
    {"cards in hand", 40},
    {"last eight cards", 72},
    {"cards beyond", 24},
    {"share of the health", 0},
}};
using Sums = Amounts<kCounted>;

// What a die in the pool promises. A modifier needs a plain die of its symbol.
void countDie(Table& t, Seat seat, Piece die, Sums& n) {
    const Side s = sideOf(t, die);
    const int value = std::min<int>(s.value, 10);
    if (s.plus) {
        bool paired = false;
        for (Piece p : t.s.pieces.in({kPool, seat}))
            if (Side o = sideOf(t, p); o.symbol == s.symbol && !o.plus) paired = true;
        if (!paired) {
            ++n[kUnpaired];
            return;
        }
    }
    n[kDiceCost] += s.cost;
    switch (s.symbol) {
        case kMelee:
        case kRanged: n[kDamageDice] += value; break;
        case kIndirect: n[kIndirectDice] += value; break;
        case kShield: n[kShieldDice] += value; break;
        case kResource: n[kResourceDice] += value; break;
        case kFocus: n[kFocusDice] += value; break;
        case kSpecialSymbol: ++n[kSpecialDice]; break;
        case kDisrupt:
        case kDiscardSymbol: n[kDisruptDice] += value; break;
        default: n[kDiceCost] -= s.cost; break;  // a blank is not resolved
    }
}

// A die on a card that can still be activated will be rolled this round.
bool isToBeRolled(Table& t, Piece die) {
    Piece card = t.s.pieces.data(die).on;
    if (!card.some()) return false;
    Piece host = t.s.pieces.isIn(card, kUpgrades) ? t.s.pieces.data(card).on : card;
    return host.some() && !isExhausted(t, host);
}

Sums count(Table& t, Seat seat) {
    constexpr int kLast = 8;  // who has no card at the end of a round is out (DST-WIN-02)
    Sums n{};
    int weakest = 1000;
    for (Piece p : t.s.pieces.in({kCharacters, seat})) {
        const int left = health(t, p) - damageOn(t, p);
        n[kHealth] += left;
        n[kShieldsOn] += shieldsOn(t, p);
        ++n[kCharactersLeft];
        weakest = std::min(weakest, left);
    }
    n[kWeakest] = n[kCharactersLeft] > 1 ? weakest : 0;
    for (uint8_t kind : {kUpgrades, kSupports})
        for (Piece p : t.s.pieces.in({kind, seat})) {
            n[kCostInPlay] += printedCost(t, p);
            ++n[kCardsInPlay];
        }
    // Who has claimed takes no more actions: the dice lie there for nothing.
    if (!(t.s.claimed == seat)) {
        for (Piece p : t.s.pieces.in({kPool, seat})) countDie(t, seat, p, n);
        for (Piece p : t.s.pieces.in({kOnCard, seat})) n[kToRoll] += isToBeRolled(t, p) ? 1 : 0;
    }
    n[kHolds] = t.s.holder == seat ? 1 : 0;
    n[kResourcesLeft] = t.s.resources[seat.index()];
    n[kHandCards] = t.s.pieces.size({kHand, seat});
    const int cards = n[kHandCards] + t.s.pieces.size({kDeck, seat});
    n[kFewCards] = std::min(cards, kLast);
    n[kManyCards] = cards - n[kFewCards];
    return n;
}

Sums compare(const Sums& mine, const Sums& theirs) {
    Sums n = difference(mine, theirs);
    n[kShare] = shareOf(mine[kHealth] + mine[kShieldsOn], theirs[kHealth] + theirs[kShieldsOn]);
    return n;
}

}  // namespace

// Among several opponents the one who is furthest ahead counts.
int Rules::evaluate(Table& t, Seat seat) {
    const Sums mine = count(t, seat);
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == seat) && !isGone(t, seatAt(i)))
            least = std::min(least, weighed(compare(mine, count(t, seatAt(i))), kWeights));
    return least == std::numeric_limits<int>::max() ? 0 : least;
}

std::vector<Aspect> Rules::aspects(Table& t, Seat seat) {
    return listed(compare(count(t, seat), count(t, seatAt(1 - seat.index()))), kWeights);
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
