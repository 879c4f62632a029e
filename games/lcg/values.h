// Derived numbers: what the cards in play make of the printed values.
//
// LCG-GP-13 to LCG-GP-17, LCG-FAQ-26: everything is computed anew from all modifiers; additions before doublings; an
// absolute value overrides; nothing falls below zero; a keyword counts once, but edge values add up.
#pragma once

#include "games/lcg/state.h"
#include "games/lcg/vocabulary.h"

namespace cantina::lcg {

inline const language::CardDef& defOf(Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }
inline bool isType(Table& t, Piece p, CardType type) { return defOf(t, p).type == type; }

int modified(Table& t, Piece p, StatId stat);  // the slow way
// A note of a card (notes.h): by its own words it costs something else, while it is in the hand.
inline constexpr uint32_t kNotedOwnCost = 1u << 28;
inline bool saysOwnCost(Table& t, Piece p) { return (t.book().notes.cards[t.s.pieces.row(p).def] & kNotedOwnCost) != 0; }
inline int keywordPrinted(const language::CardDef& def, StatId stat) {
    switch (stat) {
        case kStatEdge: return def.keyword[kEdgeKeyword] / 1000;
        case kStatElite: return def.has(kElite) ? 1 : 0;
        case kStatTargeted: return def.has(kTargetedStrike) ? 1 : 0;
        case kStatShielding: return def.has(kShielding) ? 1 : 0;
        case kStatNoEnhancements: return def.has(kNoEnhancements) ? 1 : 0;
        case kStatProtect: return def.has(kProtect) ? 1 : 0;
        case kStatInfluence: return def.has(kInfluence) ? 1 : 0;
        default: return 0;
    }
}
inline int printed(const language::CardDef& def, StatId stat) {
    return stat < kStatEdge ? def.whole(stat) : keywordPrinted(def, stat);
}
inline int value(Table& t, Piece p, StatId stat) {
    const bool isText = stat >= kStatEdge && stat < kStatBlank && t.s.speakOf(kStatBlank);
    if (t.s.speakOf(stat) || isText || (stat == kCost && saysOwnCost(t, p))) return modified(t, p, stat);
    return printed(defOf(t, p), stat);
}
// Something that a player or a rule is about to do: to which card, or which player does it; on what (an objective that would
// be attacked), by whom, and with what (the card that it comes from).
struct Act {
    StatId what;
    Piece of{};
    Seat seat{};
    Piece on{};
    Seat by{};
    Piece with{};
    bool icons = false;   // by the combat icons of that card
    bool tokens = false;  // about focus tokens, where a text may be about damage only
};
// Does a card in play or a lasting effect forbid it?
bool isForbiddenByText(Table& t, const Act& a);
inline bool isForbidden(Table& t, const Act& a) { return t.s.speakOf(a.what) && isForbiddenByText(t, a); }
// A text may keep the effects of other cards from a card, whatever they do. Combat icons are no effects.
inline bool isUnaffected(Table& t, Piece p, Seat by, Piece with) {
    return t.s.speakOf(kNoAffecting) && with.some() &&
           isForbiddenByText(t, {.what = kNoAffecting, .of = p, .by = by, .with = with});
}
// LCG-TERM-14: some effects say that a card cannot be damaged.
// By whom and with what, where that is known.
inline bool canBeDamaged(Table& t, Piece p, Seat by = {}, Piece with = {}, bool icons = false) {
    if (!icons && isUnaffected(t, p, by, with)) return false;
    return !isForbidden(t, {.what = kStatNoDamage, .of = p, .by = by, .with = with, .icons = icons}) ||
           !t.on("LCG-TERM-14"_rule);
}
// A card in play may have lost what its text box says, but for its traits.
inline bool isBlank(Table& t, Piece p) { return t.s.speakOf(kStatBlank) && value(t, p, kStatBlank) > 0; }
// Printed icons and, if its controller has the edge, edge-enabled ones.
int icons(Table& t, Piece unit, StatId type);
int edgeIcons(Table& t, Piece unit, StatId type);  // those that count with the edge only
int remainingCapacity(Table& t, Piece p);
// How often a keyword works: once, however often the card has it.
inline int keyword(Table& t, Piece p, StatId which) {
    const int n = value(t, p, which);
    return n > 1 && t.on("LCG-GP-16"_rule) ? 1 : n;
}
// The traits of a card; those of an objective include "objective" (Rules::prepare).
inline bool hasTrait(Table& t, Piece p, int trait) { return t.book().hasName(defOf(t, p), trait); }
// Has it one of the traits of a set?
inline bool hasTraitOf(Table& t, Piece p, int32_t set) {
    return t.book().names.share(defOf(t, p).names, static_cast<uint32_t>(set));
}
// LCG-KW-PRO-01: has it protect with a trait of that card, by print or by text?
bool protects(Table& t, Piece p, Piece damaged);
// Is it in play as a unit? A pilot may be an enhancement.
inline bool isUnitInPlay(Table& t, Piece p) { return t.s.pieces.isIn(p, kUnits); }
// What the card's constant effects may do while the card is there, as bits: make a capacity fall, raise costs.
inline constexpr uint8_t kCapacityFalls = 1;
inline constexpr uint8_t kCostRaised = 2;  // or fixed: it may be anything
static_assert(kStatCount <= 64);
uint8_t looseOf(Table& t, Piece p);
// The sum of a number over the cards that a seat has in play, where only texts give it.
int total(Table& t, Seat seat, StatId stat);
// A number that texts give to a player.
int ofPlayer(Table& t, Seat seat, StatId stat);
// How many cards a player has after drawing.
int reserve(Table& t, Seat seat);
// What lasts for that period is over, what waits within it, and what is known of it.
inline void periodEnds(Table& t, Until until) {
    language::endLasting(t, static_cast<int>(until));
    if (!t.s.delayed.empty() || !t.s.log.entries.empty()) language::endPeriod(t, static_cast<int>(until));
}
// What changes the cost of the next card to be played (kUntilPlayed): it has counted for this one; this one was played.
inline void notePriced(Table& t, Piece p) {
    constexpr uint64_t kOfPrices = language::aboutBit(kCost) | language::aboutBit(kStatUnmatched);
    if (t.s.lasting.list.empty() || !t.s.speakOfAny(kOfPrices)) return;
    for (int about : {kCost, kStatUnmatched})
        for (Until until : {kUntilPlayed, kUntilPlayedInPhase})
            if (t.s.lasting.speaksOf(about)) language::noteCounted(t, static_cast<int>(until), {about, p});
}
inline void endPriced(Table& t, Piece p) {
    if (t.s.lasting.list.empty()) return;
    for (Until until : {kUntilPlayed, kUntilPlayedInPhase}) language::endCounted(t, static_cast<int>(until), p);
}
// Could something be due though nothing was edited, came or went? Then it is never known that all is well.
bool mayCapacityFall(Table& t);
// By how much costs may be lower than printed at most; kAnyCost: nothing is known.
inline constexpr int kAnyCost = 100;
// Nothing raises a cost or fixes it, and all that lowers one is known: see costSlack.
inline bool areCostsOnlyLowered(Table& t) {
    return (t.s.loose & kCostRaised) == 0 && !t.s.lasting.speaksOf(kCost) && !t.s.continuous.cards.full();
}
int costSlackByCards(Table& t);
inline int costSlack(Table& t) { return t.s.speakOf(kCost) ? costSlackByCards(t) : 0; }
// What playing the card costs after modifiers.
int cost(Table& t, Piece p);
// Some texts let a card be played without a resource match (LCG-RSC-05).
bool needsNoMatch(Table& t, Piece card);

// Calls fn(piece) for every card in play, until it returns true.
template <class Fn>
[[gnu::cold, gnu::noinline]] bool anyInPlay(Table& t, Fn& fn) {
    for (uint8_t kind : {kUnits, kObjectives, kSupport})
        for (Seat seat : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, seat}))
                if (fn(p)) return true;
    return false;
}
// Calls fn(piece) for the cards of one of the state's lists, until it returns true. If the list was too short for all of
// them, fn gets every card in play.
template <int n, class Fn>
bool anyOf(Table& t, const FixedVec<uint8_t, n>& list, Fn fn) {
    if (list.full()) [[unlikely]]
        return anyInPlay(t, fn);
    for (uint8_t number : list)
        if (fn(Piece{number})) return true;
    return false;
}

inline bool isReady(Table& t, Piece p) { return t.s.pieces.data(p).focus == 0; }
inline Seat controllerOf(Table& t, Piece p) { return t.s.pieces.row(p).controller; }
inline bool isParticipating(Table& t, Piece p) {
    return (t.s.pieces.data(p).flags & (PieceData::kAttacking | PieceData::kDefending)) != 0;
}

}  // namespace cantina::lcg
