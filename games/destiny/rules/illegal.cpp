// Illegal actions and passing: the mark of the table, and every change to the table (which the mark must see).
// Rules: DST-ACT-ILL-01, DST-ACT-ILL-02, DST-ACT-PASS-02.
//
// The mark copies a piece the first time an action changes it. That is a few hundred bytes at most, costs a push per change,
// and holds nothing that a seat may not know: what comes out of a deck is not copied, because such an action cannot be
// reversed anyway. See docs/decisions/010-destiny-mark-of-the-table.md.
#include <algorithm>

#include "games/destiny/rules/rules.h"

namespace cantina::destiny {

namespace {

void countAbilities(Table& t, Piece p, int by) {
    const CardDef& def = defOf(t, p);
    for (int i = 0; i < def.abilities; ++i) {
        const language::Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
        if (a.event == kNothing) continue;
        uint8_t& count = a.timing == kBefore ? t.s.watchers.before[a.event] : t.s.watchers.after[a.event];
        count = static_cast<uint8_t>(count + by);
    }
}

bool isSpeaker(Table& t, Piece p) { return hasTiming(defOf(t, p), kOngoing); }
void enlist(Table& t, Piece p) { t.s.continuous.enter(t.book(), p, t.s.pieces.row(p).def); }
// By number, so that an action that is reversed leaves the list as it was.
void sortSpeakers(Table& t) { std::sort(t.s.continuous.cards.begin(), t.s.continuous.cards.end()); }

// A list that was full did not have all of them.
void enlistAllBut(Table& t, Piece gone) {
    t.s.continuous.clear();
    for (uint8_t kind : kPlacesInPlay)
        for (int i = 0; i < t.seats(); ++i)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (!(p == gone) && isSpeaker(t, p)) enlist(t, p);
    sortSpeakers(t);
}

}  // namespace

// What a die says of itself holds wherever its card is, what a card may go on wherever that card is: who asks knows.
bool State::speaks(Table& t, Piece source, const language::Ability& a) {
    if (a.timing != kOngoing) return true;
    return source.some() && ((t.book().vocabulary->timings[kOngoing].zones >> t.s.pieces.kindOf(source)) & 1) != 0;
}

void State::entered(Table& t, Piece p) {
    countAbilities(t, p, 1);
    language::watchStates(t, p);
    if (const CardDef& def = defOf(t, p); def.has(kEntersWith))
        setTokens(t, p, kResourceToken, def.keyword[kEntersWith] / 1000);
    if (isSpeaker(t, p)) {
        enlist(t, p);
        sortSpeakers(t);
    }
    t.s.arrived = 1;
    t.s.hurt = 1;  // the health of characters may be another now
}
void State::left(Table& t, Piece p) {
    language::noteFacts(t, p);
    countAbilities(t, p, -1);
    t.s.becoming.forget(p);
    if (isSpeaker(t, p)) {
        enlistAllBut(t, p);
        t.s.arrived = t.s.hurt = 1;  // what it said of others holds no longer
    }
    language::endLastingOf(t, refOf(t, p));
    t.s.pieces.data(p) = {};
}

// DST-RUL-SOR-06: a die may lie on its card or in a pool when its rolling is forbidden; off: only in a pool.
bool State::begins(Table& t, language::Lasting& l, const language::AbilityFrame&) {
    l.waits = l.period == kPeriodNextRound || l.period == kPeriodNextTurn ? 1 : 0;
    if (t.book().lasting[l.row].about != kHoldRolled || !l.of.some()) return true;
    return t.s.pieces.isIn(l.of.piece, kPool) || t.on("DST-RUL-SOR-06"_rule);
}

// Of a card in play: what it answers, what it watches and what it says of others is what that side does.
void showSide(Table& t, Piece p, uint16_t def) {
    noteChange(t, p);
    const bool inPlay = isInPlay(t, p), spoke = inPlay && isSpeaker(t, p);
    if (inPlay) {
        countAbilities(t, p, -1);
        t.s.becoming.forget(p);
    }
    t.s.pieces.row(p).def = def;
    if (inPlay) {
        countAbilities(t, p, 1);
        language::watchStates(t, p);
        if (spoke || isSpeaker(t, p)) enlistAllBut(t, {});
    }
    t.s.arrived = t.s.hurt = 1;
    t.touch();
}

void setMark(Table& t) {
    Mark& m = t.s.mark;
    m.before.clear();
    for (int i = 0; i < kMaxSeats; ++i) m.resources[i] = t.s.resources[i];
    m.holder = t.s.holder;
    m.claimed = t.s.claimed;
    m.flags = 0;
    m.additional = static_cast<uint8_t>(t.s.additional.size());
    m.delayed = static_cast<uint8_t>(t.s.delayed.size());
    m.lasting = static_cast<uint8_t>(t.s.lasting.list.size());
    m.replaced = t.s.replaced;
    t.s.usesAtMark = static_cast<uint8_t>(t.s.uses.list.size());
}

bool equalsMark(Table& t) {
    const Mark& m = t.s.mark;
    // A die rerolled to the side it showed, an action promised: something happened (DST-FAQ-25).
    uint8_t flags = t.on("DST-FAQ-25"_rule) ? m.flags : static_cast<uint8_t>(m.flags & ~Mark::kRolled);
    if (flags != 0 || t.s.delayed.size() != m.delayed || t.s.lasting.list.size() != m.lasting) return false;
    // DST-FAQ-41: that a power action was used is noted, and no change; off: it is one.
    if (!t.on("DST-FAQ-41"_rule) && t.s.uses.list.size() != t.s.usesAtMark) return false;
    if (!(m.holder == t.s.holder) || !(m.claimed == t.s.claimed)) return false;
    for (int i = 0; i < kMaxSeats; ++i)
        if (m.resources[i] != t.s.resources[i]) return false;
    for (const Snapshot& b : m.before) {
        if (!isAlive(t, b.piece)) return false;
        const PieceRow& row = t.s.pieces.row(b.piece.piece);
        if (b.def != 0 && row.def != b.def) return false;
        if (row.zone != b.zone || !(row.controller == b.controller) || !(t.s.pieces.data(b.piece.piece) == b.data))
            return false;
    }
    return true;
}

namespace {

void restore(Table& t, const Snapshot& b) {
    Piece p = b.piece.piece;
    PieceRow& row = t.s.pieces.row(p);
    if (b.def != 0 && row.def != b.def) showSide(t, p, b.def);
    if (row.zone != b.zone) {
        bool was = t.rules.zones[static_cast<size_t>((b.zone - 1) / kMaxSeats)].inPlay;
        bool is = isInPlay(t, p);
        if (is && !was) State::left(t, p);
        t.s.pieces.relocate(p, {static_cast<uint8_t>((b.zone - 1) / kMaxSeats), seatAt((b.zone - 1) % kMaxSeats)}, false);
        if (was && !is) State::entered(t, p);
    }
    row.controller = b.controller;
    row.instance = b.piece.instance;
    t.s.pieces.data(p) = b.data;
}

}  // namespace

// DST-ACT-ILL-01: the whole action is undone; nothing that it caused resolves. What was shown stays known.
// DST-ACT-ILL-02: not after a deck was shuffled, looked into or changed.
bool reverseToMark(Table& t) {
    Mark& m = t.s.mark;
    // DST-ED-41: the first edition knows no reversal.
    if (!t.on("DST-ACT-ILL-01"_rule) || isFirstEdition(t, "DST-ED-41"_rule)) return false;
    if ((m.flags & Mark::kDeckTouched) != 0 && t.on("DST-ACT-ILL-02"_rule)) return false;
    if ((m.flags & Mark::kFull) != 0) return t.fault(Fault::capacity), false;
    for (int i = m.before.size() - 1; i >= 0; --i) restore(t, m.before[i]);
    for (int i = 0; i < kMaxSeats; ++i) t.s.resources[i] = m.resources[i];
    t.s.holder = m.holder;
    t.s.claimed = m.claimed;
    t.s.replaced = m.replaced;
    language::forgetLastingFrom(t, m.lasting);
    t.s.queue.clear();
    t.s.waiting.clear();
    while (t.s.uses.list.size() > t.s.usesAtMark) t.s.uses.list.pop();
    while (t.s.additional.size() > m.additional) t.s.additional.pop();
    while (t.s.delayed.size() > m.delayed) t.s.delayed.pop();
    t.s.hurt = 1;
    t.touch();
    return true;
}

void noteChange(Table& t, Piece p) {
    Mark& m = t.s.mark;
    if ((m.flags & (Mark::kDeckTouched | Mark::kFull)) != 0) return;  // no pass and not to be reversed: no need to know more
    for (const Snapshot& b : m.before)
        if (b.piece.piece == p) return;
    const PieceRow& row = t.s.pieces.row(p);
    // Which side of a two-faced card lies up, and of its dice: everybody sees it where such a card is flipped.
    const uint8_t kind = t.s.pieces.kindOf(p);
    const bool seen = isInPlay(t, p) || kind == kSetAside || kind == kOnCard || kind == kPool;
    const uint16_t def = seen ? row.def : uint16_t{0};
    if (!m.before.push({refOf(t, p), row.zone, row.controller, t.s.pieces.data(p), def})) m.flags |= Mark::kFull;
}

void noteDeck(Table& t) {
    t.s.mark.flags |= Mark::kDeckTouched;
    // With the rule off everything is reversed as if the deck had not been touched: keep what is known.
    if (t.on("DST-ACT-ILL-02"_rule)) t.s.mark.before.clear();
}

void moveCard(Table& t, Piece p, Zone to, Where where) {
    if (t.s.pieces.isIn(p, kDeck) || to.kind == kDeck) {
        noteDeck(t);
    } else {
        noteChange(t, p);
    }
    Zone from = t.s.pieces.zoneOf(p);
    movePiece(t, p, to, where);
    bool discarded = from.kind == kHand && to.kind == kDiscard;
    if (discarded && t.s.pieces.size(from) == 0) hint(t, Event{kLastCard, from.seat, 0, refOf(t, p), {}, {}});
}

// Dice lie in zones that are not in play: only the place changes. One that comes to the table is known from then on.
void moveDie(Table& t, Piece die, Zone to) {
    noteChange(t, die);
    t.s.pieces.relocate(die, to, false);
    if (to.kind != kDiceAside) t.s.pieces.row(die).known |= sightMask(t.rules.zones[to.kind], t.s.pieces.row(die));
    t.touch();
}
void keepForLater(Table& t, Piece die) {
    t.s.pieces.data(die).bits = PieceData::kIsDie | PieceData::kSpare;
    PieceRow& row = t.s.pieces.row(die);
    if (t.on("DST-ZONE-26"_rule)) row.known = static_cast<uint8_t>(1u << row.owner.index());
}

void setResources(Table& t, Seat seat, int n) {
    t.s.resources[seat.index()] = static_cast<uint16_t>(std::clamp(n, 0, 0xFFFF));
    if (n > 0xFFFF) t.fault(Fault::capacity);
}

int loseResources(Table& t, Seat seat, int n) {
    int lost = std::min<int>(n, t.s.resources[seat.index()]);
    if (lost < n && !t.on("DST-SYM-13"_rule)) lost = 0;  // DST-SYM-13: who has fewer loses all; off: none
    setResources(t, seat, t.s.resources[seat.index()] - lost);
    return lost;
}

uint8_t small(Table& t, int n) {
    if (n > 0xFF) t.fault(Fault::capacity);
    return static_cast<uint8_t>(n);
}

void setNumber(Table& t, Piece p, int n) {
    noteChange(t, p);
    t.s.pieces.data(p).number = small(t, n);
    t.s.hurt = 1;
    t.touch();
}

void setShields(Table& t, Piece p, int n) {
    noteChange(t, p);
    t.s.pieces.data(p).shields = small(t, n);
}

int tokensOn(Table& t, Piece p, int token) {
    return token == kShieldToken ? shieldsOn(t, p) : token == kResourceToken ? resourcesOn(t, p) : damageOn(t, p);
}
void setTokens(Table& t, Piece p, int token, int n) {
    if (token == kDamageToken) return setNumber(t, p, n);
    if (token == kShieldToken) return setShields(t, p, n);
    noteChange(t, p);
    t.s.pieces.data(p).resources = small(t, n);
    t.touch();
}

void setBit(Table& t, Piece p, uint8_t bit, bool on) {
    noteChange(t, p);
    uint8_t& bits = t.s.pieces.data(p).bits;
    bits = static_cast<uint8_t>(on ? bits | bit : bits & ~bit);
}

void attach(Table& t, Piece p, Piece host) {
    noteChange(t, p);
    t.s.arrived = t.s.hurt = 1;
    t.touch();
    t.s.pieces.data(p).on = host;
}

void promiseAction(Table& t, Seat seat, uint8_t flags) {
    t.s.mark.flags |= Mark::kPromised;
    t.pushOrFault(t.s.additional, AdditionalAction{seat, flags});
}

}  // namespace cantina::destiny
