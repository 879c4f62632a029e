// Cards that come to the table, turn over and leave it. Holds CCG-LEAVE-01/02, CCG-ACT-JLOST-02, CCG-SETUP-NOLF-01/02,
// CCG-DBL-07/08, CCG-ADM-02, CCG-NEVER-LOC-10, CCG-VEH-LEAVE-01.
#include <algorithm>

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

// CCG-ACT-JLOST-02, CCG-EFF-UTIN-01: on it, aboard it, or targeting it.
bool isCarriedBy(const Table& t, Piece p, Piece card) {
    const PieceData& d = t.s.pieces.data(p);
    return !isType(t, p, kLocation) && (d.at == card || d.target == card || d.second == card);
}

}  // namespace

// In the order of the table.
int withAttached(Table& t, Piece card, Piece* out, ZoneId zone) {
    if (isUndercover(t, card)) zone = kTable;  // CCG-SP-SPY-04: what is on it is not inactive
    int n = 0;
    out[n++] = card;
    for (int i = 0; i < n; ++i)
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({zone, seatAt(seat)}))
                // It may be on one of them and target another one.
                if (isCarriedBy(t, p, out[i]) && std::find(out, out + n, p) == out + n) out[n++] = p;
    return n;
}

namespace {

// CCG-SETUP-NOLF-01/02, CCG-DBL-08: what may not be in the Life Force goes out of play instead.
Zone placeFor(const Table& t, Piece p, Zone to) {
    bool away = to.kind != kTable && to.kind != kStacked && to.kind != kInactive && to.kind != kOutOfPlay;
    return away && isBarredFromLifeForce(t, p) ? Zone{kOutOfPlay, t.s.pieces.row(p).owner} : to;
}
// Whether it was hit, and whether its text was canceled, counts for what answers its loss.
void toLostPile(Table& t, Piece p) {
    const auto was = static_cast<uint16_t>(t.s.pieces.data(p).flags & (PieceData::kHit | PieceData::kSilent));
    movePiece(t, p, placeFor(t, p, {kLostPile, t.s.pieces.row(p).owner}), Where::top);
    if (t.s.pieces.isIn(p, kLostPile)) t.s.pieces.data(p).flags |= was;
}

bool isInPlay(const Table& t, Piece p) { return t.s.pieces.isIn(p, kTable) || t.s.pieces.isIn(p, kInactive); }
// CCG-LEAVE-01: what is stacked on a card, inactive or supporting, is lost when that card has left the table.
bool lacksHolder(const Table& t, Piece p) {
    Piece holder = t.s.pieces.data(p).at;
    if (isCaptive(t, p) && isInPlay(t, p)) return false;  // it is released
    return holder.some() && !t.s.pieces.isIn(holder, kTable) && !t.s.pieces.isIn(holder, kInactive);
}
// What leaves the table at one moment: all of it is placed in its owner's order, what was active or inactive is just lost.
struct Leaving {
    Piece all[State::Pieces::kCapacity], lost[State::Pieces::kCapacity];
    int n = 0, justLost = 0;
    void add(Piece p, bool onTable) {
        all[n++] = p;
        if (onTable) lost[justLost++] = p;
    }
};
void loseStacked(Table& t, Leaving& out) {
    if (!t.on("CCG-LEAVE-01"_rule)) return;
    for (bool more = true; more;) {  // what lies on what was lost is lost in the next round
        more = false;
        for (uint8_t zone : {kInactive, kStacked})
            for (int seat = 0; seat < 2; ++seat)
                for (Piece p = t.s.pieces.top({zone, seatAt(seat)}); p.some();) {
                    Piece after = t.s.pieces.after(p);
                    if (lacksHolder(t, p)) {
                        toLostPile(t, p), more = true;
                        out.add(p, zone == kInactive);
                    }
                    p = after;
                }
    }
}
void loseAll(Table& t, const Piece* cards, int n, Leaving& out) {
    for (int i = 0; i < n; ++i) toLostPile(t, cards[i]), out.add(cards[i], true);
}

// CCG-VEH-LEAVE-01: passengers of a creature vehicle may get off before it is lost.
bool hasRiders(Table& t, Piece vehicle) {
    if (!isType(t, vehicle, kVehicle) || factOf(t, vehicle, kClassSlot) != kCreatureVehicle) return false;
    for (Piece p : t.s.pieces.in({kTable, t.s.pieces.row(vehicle).controller}))
        if (isRider(t, p, vehicle)) return true;
    return false;
}

// CCG-ADM-02: the one before, whoever owns it, goes to its owner's Used Pile.
void replaceOrder(Table& t, Piece card) {
    if (!isType(t, card, kAdmiralsOrder) || !t.on("CCG-ADM-02"_rule)) return;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (isType(t, p, kAdmiralsOrder)) return takeOffTable(t, p, {kUsedPile, t.s.pieces.row(p).owner});
}

}  // namespace

bool isBarredFromLifeForce(const Table& t, Piece card) {
    bool barred = isType(t, card, kObjective) || isType(t, card, kDefensiveShield) || defOf(t, card).has(kNotInLifeForce);
    return barred && t.on("CCG-SETUP-NOLF-01"_rule);
}

void putOnTable(Table& t, Piece card, Seat seat, Piece at) {
    if (isType(t, card, kLocation)) {
        uint8_t places[kMostPlaces];
        rowPlaces(t, card, places);
        return putInRow(t, card, seat, places[0]);
    }
    replaceOrder(t, card);
    movePiece(t, card, {kTable, seat});
    if (at.some() && isCraft(t, at) && !isType(t, card, kWeapon) && !isType(t, card, kDevice) && !isType(t, card, kEffect))
        board(t, card, at);
    else
        t.s.pieces.data(card).at = at;
    joinBattle(t, card);
}

void loseNow(Table& t, Piece card, Seat performer, EventId also, Piece place) {
    if (!isInPlay(t, card)) return;
    if (hasRiders(t, card) && t.on("CCG-VEH-LEAVE-01"_rule))
        return pick(t, kPickGetOff, t.s.pieces.row(card).controller, t.s.pieces.ref(card),
                    place.some() ? t.s.pieces.ref(place) : PieceRef{}, 0, performer.index(), also);
    loseTogetherWith(t, card, performer, also, place);
}
void loseTogetherWith(Table& t, Piece card, Seat performer, EventId also, Piece place) {
    if (!isInPlay(t, card)) return;
    Piece list[kMostTogether], where = placeOf(t, card);
    int n = withAttached(t, card, list, isOnTable(t, card) ? kTable : kInactive);
    // CCG-ACT-JLOST-02: what was on it is lost already when its loss can be answered.
    if (!t.on("CCG-ACT-JLOST-02"_rule)) n = 1;
    Leaving gone;
    loseAll(t, list, n, gone);
    loseStacked(t, gone);
    if (also != kNoEvent)
        openResponses(t, {also, performer, 0, t.s.pieces.ref(card), place.some() ? t.s.pieces.ref(place) : PieceRef{}, {}});
    // CCG-LEAVE-02: all at the same time. (Off: one after the other.)
    if (t.on("CCG-LEAVE-02"_rule)) answerTogether(t, performer, kCardLost, gone.lost, gone.justLost, where);
    for (int i = 0; i < gone.justLost && !t.on("CCG-LEAVE-02"_rule); ++i)
        answerTogether(t, performer, kCardLost, gone.lost + i, 1, where);
    releaseOrphans(t, where);
    orderLost(t, gone.all, gone.n);
}

void loseAllNow(Table& t, const Piece* cards, int n, Seat performer) {
    Leaving gone;
    Piece where = n > 0 ? placeOf(t, cards[0]) : Piece{};
    for (int i = 0; i < n; ++i) {
        if (!isInPlay(t, cards[i])) continue;  // it went with another one
        Piece list[kMostTogether];
        loseAll(t, list, withAttached(t, cards[i], list, isOnTable(t, cards[i]) ? kTable : kInactive), gone);
    }
    loseStacked(t, gone);
    answerTogether(t, performer, kCardLost, gone.lost, gone.justLost, where);
    releaseOrphans(t, where);
    orderLost(t, gone.all, gone.n);
}

void takeOffTable(Table& t, Piece card, Zone to) {
    Piece list[kMostTogether], where = placeOf(t, card);
    int n = withAttached(t, card, list);
    Leaving gone;
    loseAll(t, list + 1, n - 1, gone);
    movePiece(t, card, placeFor(t, card, to), Where::top);
    loseStacked(t, gone);
    if (gone.justLost > 0) answerTogether(t, t.s.pieces.row(card).owner, kCardLost, gone.lost, gone.justLost, where);
    releaseOrphans(t, where);
    orderLost(t, gone.all, gone.n);
}

void loseQuietly(Table& t, Piece card) {
    Leaving gone;
    Piece list[kMostTogether], where = placeOf(t, card);
    loseAll(t, list, withAttached(t, card, list), gone);
    loseStacked(t, gone);
    releaseOrphans(t, where);
    orderLost(t, gone.all, gone.n);
}

}  // namespace cantina::ccg
