// What effects change and for how long; what the state remembers of them: effects that last, effects that wait, and what was
// used in a period. All of it is small: see docs/decisions/056-room-in-the-tcgs-state.md.
#pragma once

#include "kernel/fixed.h"
#include "kernel/ids.h"
#include "language/lasting.h"
#include "language/words.h"

namespace cantina::tcg {

// What effects change. Keywords are numbers too: 0 is without.
enum class Stat : uint8_t {
    power,
    speed,
    health,
    cannotBeAttacked,
    cannotAttack,
    cannotRetreat,
    critical,
    accuracy,
    shields,
    stun,
    armor,
    lucky,
    overkill,
    bombard,
    ionCannon,
    barred,  // this ability (by its number on its card) may not be activated
    unpreventable,
    safe,            // all damage to it is prevented
    harmless,        // all damage by it is prevented
    cannotActivate,  // none of its abilities
    cannotRetaliate,
    cannotStack,       // no card is stacked on it, its stack is not rearranged
    mayIntercept,      // Intercept for this much Force, and 1
    freeRetaliate,     // so many dice for nothing
    paidRetaliate,     // so many dice for as much Force
    toll,              // Force to attack it
    attackToll,        // Force for its own attack
    deployCost,        // more or fewer build counters to deploy it
    cardCost,          // more Force for a Battle card
    abilityCost,       // more Force for a player's activated abilities
    forceAbilityCost,  // the same of those that cost Force
    noBattleCards,     // that player can't play Battle cards
    noFacedownBuilds,  // that player builds face up
    stuck,             // does not untap in the untap step
    stepRetreat,       // can't be retreated in the retreat step
    borrowed,          // under its opponent's control
    guarded,           // the source would be discarded in its place
    provoked,          // whom it must attack
    reaches,           // whom it can attack in another arena, at its power
    safeFrom,          // all damage to it by that unit is prevented
    cannotEvade,       // none of its Evade abilities
    openHand,          // that player's hand lies open
    noPoints,          // that player can't spend build points
    stackRoom,         // so many more cards in its stack
    pilotRoom,         // so many more Pilots on it
    upkeep,            // taken away: its Upkeep need not be paid
    bounty,            // taken away: it earns none
    ownAbilityCost,    // more Force for a unit's own activated abilities that cost Force
    cannotEnter,       // that player brings nothing from the build zone into an arena
    count
};
static_assert(static_cast<int>(Stat::count) < 63);  // language::aboutBit
// untap: until the next untap step is over; characterBattle, groundBattle: until that battle step ends; tapped: as long as
// the card that it comes from remains tapped.
enum class Span : uint8_t { attack, battle, turn, untap, game, characterBattle, tapped, groundBattle };

// The most cards of one player, and of both with one to spare (an even number of rows leaves no gap).
inline constexpr int kMostCards = 90;
inline constexpr int kMostPieces = 181;

// Who loses a keyword cannot gain it: more is taken away than anything gives.
inline constexpr int kMoreThanAnything = 1000;

// All that lasts is in one list (language/lasting.h). Effects that say the same of units share an entry, whichever card they
// come from, so that an entry is needed for each number, period and amount, not for each unit: docs/decisions/056.
using LastingEffects = language::LastingEffects<34, 12, kMostPieces>;

// A unit that attacks one unit after the other this turn, and whom it has attacked since. A card does so to one unit, and
// its title is played once each turn by each player (TCG-PHR-18).
struct Slashing {
    PieceRef unit;
    language::PieceSet<kMostPieces> attacked;
};
// Whom a unit with `bites` attacked last. One card has that keyword, four times in a deck.
struct Bite {
    PieceRef by;
    PieceRef unit;
};

// Activated abilities used in a period, and Battle cards that last for the turn (without a piece).
struct Used {
    uint8_t piece = 0;
    uint8_t period = 0;
    uint16_t key = 0;
    bool operator==(const Used&) const = default;
};
class UsedAbilities {
public:
    bool empty() const { return list_.empty(); }
    const auto& list() const { return list_; }
    int count(Piece p, uint16_t key, uint8_t period) const {
        int n = 0;
        for (const Used& u : list_) n += u == Used{static_cast<uint8_t>(p.n), period, key} ? 1 : 0;
        return n;
    }
    bool has(Piece p, uint16_t key, uint8_t period) const { return count(p, key, period) > 0; }
    // As often as that is looked at. False when there is no room.
    [[nodiscard]] bool note(Piece p, uint16_t key, uint8_t period, int most = 1) {
        return count(p, key, period) >= most || list_.push({static_cast<uint8_t>(p.n), period, key});
    }
    void endPeriod(uint8_t period) {
        for (int i = list_.size() - 1; i >= 0; --i)
            if (list_[i].period == period) list_.removeAt(i);
    }
    // A card that comes back into play is a new one.
    void forget(Piece p) {
        for (int i = list_.size() - 1; i >= 0; --i)
            if (list_[i].piece == p.n) list_.removeAt(i);
    }
    void clear() { list_.clear(); }
    template <class Fn>
    void renumber(Fn numberOf) {
        for (Used& u : list_)
            if (u.piece != 0) u.piece = static_cast<uint8_t>(numberOf(Piece{u.piece}).n);
    }

private:
    FixedVec<Used, 24> list_;
};

}  // namespace cantina::tcg
