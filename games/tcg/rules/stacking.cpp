// Stacking (section 4): versions of one unique card as one unit. TCG-STACK-01 to 19, TCG-UNIQ-02, 05, 06; and how a unit
// leaves play with everything that lies with it (TCG-STACK-10, TCG-PIL-09, TCG-EQP-09).
//
// The top card of a stack is the unit: it lies in the arena, has the counters and is what effects refer to. The others lie
// in kOn with the top as their host. When another card comes to the top, all of that goes over to it.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

constexpr int kMostInStack = 4;

// TCG-UNIQ-05: some names are equal for uniqueness, contests and stacking.
int32_t personaOf(Table& t, Piece p) {
    const language::CardDef& def = defOf(t, p);
    return def.number[kPersona] != 0 && t.on("TCG-UNIQ-05"_rule) ? def.number[kPersona] : def.titleHash;
}

using Rule = Requirement<Table, Seat, Piece, Piece>;

bool isYours(Table& t, Seat seat, Piece, Piece unit) {
    return controllerOf(t, unit) == seat && (isInBattle(t, unit) || t.s.pieces.isIn(unit, kRetreated) || isAboard(t, unit));
}
bool areUnique(Table& t, Seat, Piece p, Piece unit) {
    return isUnit(t, p) && isUnit(t, unit) && isUnique(t, p) && isUnique(t, unit);
}
bool areNamedAlike(Table& t, Seat, Piece p, Piece unit) {
    return defOf(t, p).type == defOf(t, unit).type && (personaOf(t, p) == personaOf(t, unit) || !areUnique(t, {}, p, unit));
}
bool isOtherVersion(Table& t, Seat, Piece p, Piece unit) {
    uint16_t def = t.s.pieces.row(p).def;
    bool found = t.s.pieces.row(unit).def == def;
    forEachOn(t, unit, [&](Piece other) { found = found || t.s.pieces.row(other).def == def; });
    return !found;
}
bool isRoomInStack(Table& t, Seat, Piece, Piece unit) {
    return cardsBeneath(t, unit) + 1 < kMostInStack + stat(t, unit, Stat::stackRoom);
}
bool mayStack(Table& t, Seat, Piece, Piece unit) { return !isForbidden(t, unit, Stat::cannotStack); }
constexpr Rule kStackRules[] = {
    {"TCG-GEN-07", "no cards are stacked this turn", mayStack},
    {"TCG-STACK-01", "it is no unit of yours in battle or retreated", isYours},
    {"TCG-STACK-06", "only unique cards are stacked", areUnique},
    {"TCG-STACK-08", "it is no other version of that unit", areNamedAlike},
    {"TCG-STACK-09", "this version is in the stack already", isOtherVersion},
    {"TCG-STACK-07", "the stack is full", isRoomInStack},
};
// A card that cannot be on the unit that a Pilot is on goes beneath it.
bool canBeTop(Table& t, Seat, Piece p, Piece unit) { return !mustLeave(t, p, unit); }

// TCG-STACK-13, TCG-STACK-15: 1 counter; to go on top of a cheaper card the difference of the costs and 1.
int countersNeeded(Table& t, Piece p, Piece unit, bool onTop) {
    int more = buildCost(t, p) - buildCost(t, unit);
    if (onTop && more > 0) return t.on("TCG-STACK-15"_rule) ? more + 1 : 1;
    return t.on("TCG-STACK-13"_rule) ? 1 : buildCost(t, p);
}
bool hasCountersOnTop(Table& t, Seat, Piece p, Piece unit) {
    return dataOf(t, p).counters >= countersNeeded(t, p, unit, true);
}
bool hasCountersBeneath(Table& t, Seat, Piece p, Piece unit) {
    return dataOf(t, p).counters >= countersNeeded(t, p, unit, false);
}
constexpr Rule kOnTopRules[] = {
    {"TCG-BUILD-03", "it has too few build counters to go on top", hasCountersOnTop},
    {"TCG-PIL-28", "it cannot be on the unit that this Pilot is on", canBeTop},
};
constexpr Rule kBeneathRules[] = {{"TCG-BUILD-03", "it has too few build counters", hasCountersBeneath}};

void retarget(Table& t, Piece from, Piece to) {
    handOverLasting(t, t.s.pieces.ref(from), t.s.pieces.ref(to));
    uint8_t host = static_cast<uint8_t>(to.n);
    forEachOn(t, from, [&](Piece p) { edit(t, p)->host = host; });
}

// The unit's place, counters and everything with it go over to the new top card.
void bringToTop(Table& t, Piece old, Piece top) {
    PieceData unit = dataOf(t, old);
    // TCG-STACK-17, TCG-STACK-19: the damage counters do not change.
    bool keeps = t.on(t.s.pieces.isIn(top, kOn) ? "TCG-STACK-19"_rule : "TCG-STACK-17"_rule);
    movePiece(t, top, t.s.pieces.zoneOf(old));
    retarget(t, old, top);
    movePiece(t, old, {kOn, t.s.pieces.row(old).owner});
    // The unit is what it was: neither card is edited, and that one lies with the other has been seen by now.
    t.s.pieces.writable(top) = unit;
    if (!keeps) t.s.pieces.writable(top).counters = 0;
    t.s.pieces.writable(old) = {0, 0, static_cast<uint8_t>(top.n), 0};
}

}  // namespace

bool areSameUnique(Table& t, Piece a, Piece b) {
    return isUnique(t, a) && isUnique(t, b) && personaOf(t, a) == personaOf(t, b);
}

Piece sameUniqueOf(Table& t, Seat seat, Piece p) {
    const language::CardDef& def = defOf(t, p);
    if (def.number[kUnique] == 0 || t.s.uniques[seat.index()] == 0) return {};
    const int32_t persona = personaOf(t, p);
    for (uint8_t zone : {uint8_t{kRetreated}, arenaOf(def.type), uint8_t{kOn}})
        for (Piece other : t.s.pieces.in({zone, seat})) {
            if (defOf(t, other).number[kUnique] == 0 || other == p) continue;
            if (personaOf(t, other) == persona && !isBeneath(t, other)) return other;
        }
    return {};
}
// TCG-UNIQ-02.
bool isOnlyOne(Table& t, Seat seat, Piece p) { return !sameUniqueOf(t, seat, p).some(); }

bool canStack(Table& t, Seat seat, Piece p, Piece unit, bool onTop) {
    if (!allHold<kStackRules>(t, seat, p, unit)) return false;
    return onTop ? allHold<kOnTopRules>(t, seat, p, unit) : allHold<kBeneathRules>(t, seat, p, unit);
}
bool fitsInStack(Table& t, Seat seat, Piece p, Piece unit) { return allHold<kStackRules>(t, seat, p, unit); }
Explanation whyNotStack(Table& t, Seat seat, Piece p, Piece unit, bool onTop) {
    Explanation why = firstFailing(t, kStackRules, seat, p, unit);
    if (!why.legal()) return why;
    return onTop ? firstFailing(t, kOnTopRules, seat, p, unit) : firstFailing(t, kBeneathRules, seat, p, unit);
}

// The card comes from the hand (set-up) or from the build zone, where its counters are removed.
void stackCard(Table& t, Piece p, Piece unit, bool onTop) {
    edit(t, p)->counters = 0;
    if (onTop) return bringToTop(t, unit, p);
    movePiece(t, p, {kOn, t.s.pieces.row(p).owner});
    edit(t, p)->host = static_cast<uint8_t>(unit.n);
}

// TCG-STACK-18: a dearer top card costs the difference in build points, a cheaper one nothing.
int rearrangeCost(Table& t, Piece beneath) {
    int more = buildCost(t, beneath) - buildCost(t, hostOf(t, beneath));
    return t.on("TCG-STACK-18"_rule) ? std::max(0, more) : 0;
}
// TCG-PIL-28: a Pilot whose new top card cannot be on its unit must be moved.
bool mustLeave(Table& t, Piece card, Piece unit) {
    return isAboard(t, unit) && !canPilot(t, card, hostOf(t, unit)) && t.on("TCG-PIL-28"_rule);
}
void addRearranges(Table& t, Seat seat, Piece beneath, Options& out) {
    if (pointsToSpend(t, seat) < rearrangeCost(t, beneath) || !mayStack(t, seat, beneath, hostOf(t, beneath))) return;
    if (!mustLeave(t, beneath, hostOf(t, beneath))) return out.add(optionAct(kActRearrange, beneath));
    for (uint8_t zone : {kCharacter, kRetreated}) out.add(optionAct(kActRearrange, beneath, 0, zone));
}
void rearrange(Table& t, Piece beneath, int16_t zone) {
    spendPoints(t, controllerOf(t, beneath), rearrangeCost(t, beneath));
    bringToTop(t, hostOf(t, beneath), beneath);
    if (zone == 0) return;
    leaveUnit(t, beneath, static_cast<uint8_t>(zone));
    // This was no move of its own: it may still be moved on.
    edit(t, beneath)->flags = static_cast<uint8_t>(dataOf(t, beneath).flags & ~PieceData::kMoved);
}

bool bringUp(Table& t, Piece beneath) {
    if (!isBeneath(t, beneath) || mustLeave(t, beneath, hostOf(t, beneath))) return false;
    bringToTop(t, hostOf(t, beneath), beneath);
    return true;
}

void leavePlay(Table& t, Piece p, uint8_t zone, Where where) {
    Seat owner = t.s.pieces.row(p).owner;
    for (;;) {
        Piece found;
        forEachOn(t, p, [&](Piece with) { found = with; });
        if (!found.some()) break;
        // TCG-EQP-09: Equipment outlives its unit.
        bool stays = isEquipment(t, found) && t.on("TCG-EQP-09"_rule);
        edit(t, found)->host = 0;
        if (stays) {
            movePiece(t, found, {kRetreated, owner});
        } else {
            leavePlay(t, found, zone, where);
        }
    }
    movePiece(t, p, {zone, owner}, where);
}

}  // namespace cantina::tcg
