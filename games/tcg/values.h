// Derived numbers and facts of cards and units: power(t, unit), speed, health, build cost, what may be attacked; what lies
// with what (Pilots, Equipment, stacks).
#pragma once

#include <algorithm>

#include "games/tcg/state.h"

namespace cantina::tcg {

inline const language::CardDef& defOf(Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }
inline const PieceData& dataOf(Table& t, Piece p) { return t.s.pieces.data(p); }
inline bool isTapped(Table& t, Piece p) { return (dataOf(t, p).flags & PieceData::kTapped) != 0; }
inline bool isUnitType(int type) { return type >= kTypeSpace && type <= kTypeCharacter; }
inline bool isUnit(Table& t, Piece p) { return isUnitType(defOf(t, p).type); }
inline bool isUnique(Table& t, Piece p) { return defOf(t, p).number[kUnique] != 0; }
inline bool isInBattle(Table& t, Piece p) { return isArena(t.s.pieces.kindOf(p)); }
inline Seat controllerOf(Table& t, Piece p) { return t.s.pieces.row(p).controller; }
inline Seat opponentOf(Seat s) { return s == kDark ? kLight : kDark; }
// The arena in which a unit of that type fights.
inline uint8_t arenaOf(int type) { return static_cast<uint8_t>(kSpace + type - kTypeSpace); }
// A printed keyword's number, 0 without the keyword.
inline int keyword(Table& t, Piece p, KeywordId k) { return defOf(t, p).has(k) ? defOf(t, p).keyword[k] / 1000 : 0; }
inline bool hasSubtype(Table& t, Piece p, int subtype) { return t.book().hasName(defOf(t, p), subtype); }
// One of the subtypes that rules ask for.
inline bool isA(Table& t, Piece p, RuledId subtype) { return hasSubtype(t, p, t.book().ruled[subtype]); }
inline bool isPilotCard(const language::CardDef& def) { return def.number[kPilots] != 0; }
// Has the piece one of the subtypes that a card asks for?
inline bool hasSubtypeOf(Table& t, Piece p, const language::CardDef& card, SlotId asked) {
    return t.book().names.share(defOf(t, p).names, static_cast<uint32_t>(card.number[asked]));
}

// --- what lies with what

inline Piece hostOf(Table& t, Piece p) { return t.s.pieces.isIn(p, kOn) ? Piece{dataOf(t, p).host} : Piece{}; }
inline bool isEquipment(Table& t, Piece p) { return defOf(t, p).type == kTypeEquipment; }
// A card of a stack that is not its top.
inline bool isBeneath(Table& t, Piece p) {
    Piece host = hostOf(t, p);
    return host.some() && isUnit(t, p) && defOf(t, host).type == defOf(t, p).type;
}
// A Pilot on a unit.
inline bool isAboard(Table& t, Piece p) {
    Piece host = hostOf(t, p);
    return host.some() && isUnit(t, p) && defOf(t, host).type != defOf(t, p).type;
}
// The unit that a card speaks of as its own: itself, or what it is on.
inline PieceRef unitOf(Table& t, PieceRef r) {
    return t.s.pieces.alive(r) && t.s.pieces.isIn(r.piece, kOn) ? t.s.pieces.ref(hostOf(t, r.piece)) : r;
}
// Calls fn(card) for each card that lies with that unit.
template <class Fn>
void forEachOn(Table& t, Piece unit, Fn fn) {
    for (Piece p : t.s.pieces.in({kOn, t.s.pieces.row(unit).owner}))
        if (dataOf(t, p).host == unit.n) fn(p);
}
int cardsBeneath(Table& t, Piece unit);
int pilotsOn(Table& t, Piece unit);

// --- numbers

// Where a number or keyword stands on a card.
struct Printed {
    SlotId slot;
    KeywordId keyword;
    uint8_t kind;     // 0: a number of the card, 1: a keyword with a number, 2: one without, 3: never printed
    uint8_t stacked;  // what each card beneath the top adds (TCG-STACK-03)
};
inline constexpr Printed kPrinted[] = {
    {kPower, {}, 0, 1},         {kSpeed, {}, 0, 10},        {kHealth, {}, 0, 1},      {{}, kCannotBeAttacked, 2, 0},
    {{}, kCannotAttack, 2, 0},  {{}, kCannotRetreat, 2, 0}, {{}, kCriticalHit, 1, 0}, {{}, kAccuracy, 1, 0},
    {{}, kShields, 1, 0},       {{}, kStun, 1, 0},          {{}, kArmor, 2, 0},       {{}, kLucky, 1, 0},
    {{}, kOverkill, 2, 0},      {{}, kBombard, 1, 0},       {{}, kIonCannon, 1, 0},   {{}, {}, 3, 0},
    {{}, kUnpreventable, 2, 0}, {{}, kUnharmed, 2, 0},      {{}, kUnharmed, 2, 0},
};
inline constexpr Stat kNeverPrinted = Stat::cannotActivate;  // nor are those behind it
static_assert(std::size(kPrinted) == static_cast<size_t>(kNeverPrinted));

constexpr int printed(const language::CardDef& def, Stat s) {
    if (s >= kNeverPrinted) return 0;
    const Printed x = kPrinted[static_cast<size_t>(s)];
    switch (x.kind) {
        case 0: return def.whole(x.slot);
        case 1: return def.has(x.keyword) ? def.keyword[x.keyword] / 1000 : 0;
        case 2: return def.has(x.keyword) ? 1 : 0;
        default: return 0;
    }
}
int stackBonus(Table& t, Piece p, Stat s);
int lastingBonus(Table& t, Piece p, Stat s);  // rules/statics.cpp
int staticBonus(Table& t, Piece p, Stat s);
// Does an effect that lasts speak of that number?
inline bool isLasting(Table& t, Stat s) { return t.s.lasting.speaksOf(static_cast<int>(s)); }
// Does a static ability of some card in play speak of that number? Mostly none does.
inline bool speaksOf(Table& t, Stat s) { return t.s.continuous.speaksOf(static_cast<int>(s)); }
// What stands on the card in place of a number, of a card that is not in play: the others say it as statics do.
int printedBonus(Table& t, Piece p, Stat s);  // rules/statics.cpp
inline bool isInPlay(Table& t, Piece p) { return t.rules.zones[static_cast<size_t>(t.s.pieces.kindOf(p))].inPlay; }
// With everything that changes it: the stack, lasting effects, static abilities, Pilots and Equipment.
inline int stat(Table& t, Piece p, Stat s) {
    int n = printed(defOf(t, p), s);
    if (s <= Stat::health && t.s.pieces.size({kOn, t.s.pieces.row(p).owner}) != 0) n += stackBonus(t, p, s);
    if (s == Stat::power) n -= t.s.pieces.data(p).stunned;
    if (((defOf(t, p).timings >> kPrintedStat) & 1) != 0 && !isInPlay(t, p)) n += printedBonus(t, p, s);
    if (isLasting(t, s)) n += lastingBonus(t, p, s);
    return speaksOf(t, s) ? n + staticBonus(t, p, s) : n;
}
inline int power(Table& t, Piece p) { return stat(t, p, Stat::power); }
inline int speed(Table& t, Piece p) { return stat(t, p, Stat::speed); }
inline int health(Table& t, Piece p) { return stat(t, p, Stat::health); }
inline int buildCost(Table& t, Piece p) { return defOf(t, p).whole(kCost); }
// The build counters that it takes to deploy it: static abilities may ask for more or fewer.
int changedDeployCost(Table& t, Piece p);
inline int deployCost(Table& t, Piece p) {
    return !speaksOf(t, Stat::deployCost) && !isLasting(t, Stat::deployCost) ? buildCost(t, p) : changedDeployCost(t, p);
}
// The Force that an attack on that unit costs, by what lies on it and on the attacker.
inline int attackToll(Table& t, Piece attacker, Piece defender) {
    int n = speaksOf(t, Stat::toll) ? staticBonus(t, defender, Stat::toll) : 0;
    if (speaksOf(t, Stat::attackToll)) n += staticBonus(t, attacker, Stat::attackToll);
    return n;
}
// TCG-STACK-04: the top card's build cost and 1 for each card beneath.
int totalCost(Table& t, Piece unit);
// How many dice an attack rolls: Bombard and Ion Cannon in place of power, less the defending unit's Shields.
int attackPower(Table& t, Piece attacker, PieceRef defender);

// An effect that forbids: printed on the card or lasting. "Can't" needs no adding up.
inline bool isForbidden(Table& t, Piece p, Stat what) { return stat(t, p, what) > 0; }
// May it come from the build zone into an arena?
bool mayEnter(Table& t, Piece p);
// Is it allowed to attack that unit, which lies in another arena?
bool reachesFor(Table& t, Piece attacker, Piece defender);  // rules/statics.cpp
inline bool canReach(Table& t, Piece attacker, Piece defender) {
    return (speaksOf(t, Stat::reaches) || isLasting(t, Stat::reaches)) && reachesFor(t, attacker, defender);
}
// Whether that attacker could choose that defender, with the reason why not (TCG-ZONE-09, TCG-ATKFX-01).
Explanation whyNotAttack(Table& t, Piece attacker, Piece defender);
bool canAttack(Table& t, Piece attacker, Piece defender);
bool hasTarget(Table& t, Piece attacker);

template <class Fn>
void forEachInArena(Table& t, uint8_t arena, Fn fn) {
    for (Seat seat : {kDark, kLight})
        for (Piece p : t.s.pieces.in({arena, seat})) fn(p);
}
template <class Fn>
void forEachInBattle(Table& t, Seat seat, Fn fn) {
    for (uint8_t arena : kArenas)
        for (Piece p : t.s.pieces.in({arena, seat})) fn(p);
}
// Those in other arenas, and in the build zone, that it is allowed to attack, without those that its keywords reach.
template <class Fn>
void forEachAllowed(Table& t, Piece attacker, Fn fn) {
    const int arena = t.s.pieces.kindOf(attacker);
    for (uint8_t other : kArenas) {
        const bool bombards = arena == kSpace && other == kGround && stat(t, attacker, Stat::bombard) > 0;
        const bool fires = arena == kGround && other == kSpace && stat(t, attacker, Stat::ionCannon) > 0;
        if (other == arena || bombards || fires) continue;
        for (Piece p : t.s.pieces.in({other, opponentOf(controllerOf(t, attacker))}))
            if (reachesFor(t, attacker, p)) fn(p);
    }
    for (Piece p : t.s.pieces.in({kRetreated, opponentOf(controllerOf(t, attacker))}))
        if (isUnit(t, p) && reachesFor(t, attacker, p)) fn(p);
}
// The opposing units that lie where that attacker could reach them.
template <class Fn>
void forEachInReach(Table& t, Piece attacker, Fn fn) {
    int arena = t.s.pieces.kindOf(attacker);
    Seat opponent = opponentOf(controllerOf(t, attacker));
    for (Piece p : t.s.pieces.in({static_cast<uint8_t>(arena), opponent})) fn(p);
    if (arena == kSpace && stat(t, attacker, Stat::bombard) > 0)
        for (Piece p : t.s.pieces.in({kGround, opponent})) fn(p);
    if (arena == kGround && stat(t, attacker, Stat::ionCannon) > 0)
        for (Piece p : t.s.pieces.in({kSpace, opponent})) fn(p);
    if (speaksOf(t, Stat::reaches) || isLasting(t, Stat::reaches)) forEachAllowed(t, attacker, fn);
}

}  // namespace cantina::tcg
