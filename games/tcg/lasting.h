// What effects change, for how long, and an effect that lasts (State::lasting).
#pragma once

#include "kernel/ids.h"

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
    barred,  // this ability (by its number on its card, or all: -1) may not be activated
    unpreventable,
    safe,             // all damage to it is prevented
    harmless,         // all damage by it is prevented
    exposed,          // who attacks it has that much more Critical Hit
    decoy,            // its player's other units in its arena can't be attacked
    warded,           // it can't be attacked while its player has another unit in its arena
    doomed,           // discarded when the attack ends
    steered,          // its opponent may have it attack (once)
    slashing,         // attacks on, one unit after the other
    slashed,          // was attacked so
    mayIntercept,     // Intercept for this much Force, and 1
    freeRetaliate,    // so many dice for nothing
    paidRetaliate,    // so many dice for as much Force
    toll,             // Force to attack it
    attackToll,       // Force for its own attack
    deployCost,       // more or fewer build counters to deploy it
    stuck,            // does not untap in the untap step
    stepRetreat,      // can't be retreated in the retreat step
    borrowed,         // under its opponent's control
    borrowedBriefly,  // the same, until the Character battle step ends
    // links: `amount` is the number of the other card
    guarded,   // who would be discarded in its place
    shielded,  // by what, while that is tapped
    swallowed,
    bitten,    // by whom it was attacked last
    provoked,  // whom it must attack
    // effects on players: piece 0
    cardCost,  // Battle cards cost more
    peace,     // units of that arena do no damage
    noRetaliate,
    noStacks,
    reversed,  // the battles in the other order
    rage,      // power for a player's units of that arena whenever an opposing one is discarded there
    count
};
constexpr bool isLink(Stat s) { return s >= Stat::guarded && s <= Stat::provoked; }
// untap: until the next untap step is over; characterBattle: until the Character battle step ends.
enum class Span : uint8_t { attack, battle, turn, untap, game, characterBattle };

// An effect that lasts: on a unit; on the units of a player in an arena; on a player.
struct Lasting {
    uint8_t piece = 0;  // its number; 0: no unit
    uint8_t life = 0;   // of a unit: which of its lives; else the player and the arena (keyOf)
    Stat stat = Stat::power;
    Span span = Span::attack;
    int8_t amount = 0;
    bool isFor(PieceRef r) const { return piece == r.piece.n && life == static_cast<uint8_t>(r.instance); }
    static Lasting on(PieceRef r, Stat stat, Span span, int amount) {
        return {static_cast<uint8_t>(r.piece.n), static_cast<uint8_t>(r.instance), stat, span, static_cast<int8_t>(amount)};
    }
    static uint8_t keyOf(Seat seat, int arena = 0) { return static_cast<uint8_t>((seat.index() + 1) | arena << 4); }
    static Lasting of(Seat seat, int arena, Stat stat, Span span, int amount) {
        return {0, keyOf(seat, arena), stat, span, static_cast<int8_t>(amount)};
    }
};

}  // namespace cantina::tcg
