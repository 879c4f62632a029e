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
    {"health left", 49},
    {"shields", 33},
    {"characters", -95},
    {"health of the weakest", 36},
    {"cost of upgrades and supports", 63},
    {"upgrades and supports", -25},
    {"damage on dice", 126},
    {"indirect damage on dice", 215},
    {"shields on dice", 92},
    {"resources on dice", 56},
    {"focus on dice", 63},
    {"specials on dice", 48},
    {"disrupt and discard on dice", 26},
    {"resources that dice cost", -189},
    {"modifiers without a die", -108},
    {"dice to be rolled", 2},
    {"battlefield", -15},
    {"resources", 13},
    {"cards in hand", 22},
    {"last eight cards", 357},
    {"cards beyond", 46},
    {"share of the health", 366},
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
    Piece host = isOnHost(t, card) ? t.s.pieces.data(card).on : card;
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
    for (uint8_t kind : {kUpgrades, kDowngrades, kSupports})
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

namespace {

// Among several opponents the one who is furthest ahead counts.
Sums against(Table& t, Seat seat) {
    const Sums mine = count(t, seat);
    Sums out{};
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < t.seats(); ++i) {
        if (seatAt(i) == seat || isGone(t, seatAt(i))) continue;
        const Sums n = compare(mine, count(t, seatAt(i)));
        if (const int ahead = weighed(n, kWeights); ahead < least) {
            least = ahead;
            out = n;
        }
    }
    return out;
}

}  // namespace

int Rules::evaluate(Table& t, Seat seat) { return weighed(against(t, seat), kWeights); }

std::vector<Aspect> Rules::aspects(Table& t, Seat seat) { return listed(against(t, seat), kWeights); }

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
