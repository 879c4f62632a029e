// What is about to be lost, and what a card that was just lost says to that by itself. Holds CCG-ACT-BEFORE-01 for losses.
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using namespace language;
using Flow = cantina::Flow;

namespace {

bool mayBeLost(const Table& t, Piece p) { return t.s.pieces.isIn(p, kTable) || t.s.pieces.isIn(p, kInactive); }

Event aboutToLose(Table& t, const LoseFrame& f, Piece p) {
    Event e{kAboutToLose, f.performer, 0, t.s.pieces.ref(p), {}, {}};
    if (Piece place = locationOf(t, p); place.some()) e.source = t.s.pieces.ref(place);
    return e;
}
// One card after the other is saved or not; then those that are left are lost at the same moment.
Flow announce(Table& t, LoseFrame& f) {
    for (; f.index < f.items.size(); ++f.index) {
        if (!mayBeLost(t, f.items[f.index])) continue;
        openAboutTo(t, aboutToLose(t, f, f.items[f.index]));
        return next();
    }
    return skipTo("lose");
}
Flow settle(Table& t, LoseFrame& f) {
    if (t.result().replaced() || !mayBeLost(t, f.items[f.index]))
        f.items.removeAt(f.index);
    else
        ++f.index;
    return skipTo("announce");
}
Flow loseThem(Table& t, LoseFrame& f) {
    if (f.together != 0) {
        Piece list[decltype(LoseFrame::items)::capacity()];
        int n = 0;
        for (Piece p : f.items) list[n++] = p;
        if (n > 0) loseAllNow(t, list, n, f.performer);
    } else if (!f.items.empty()) {
        loseNow(t, f.items[0], f.performer, static_cast<EventId>(f.also), f.place);
    }
    return done();
}
constexpr Step<Table> kSteps[] = {
    {partOf("CCG-ACT-BEFORE-01"), "announce", act<announce>()},
    {partOf("CCG-ACT-BEFORE-01"), "settle", act<settle>()},
    {partOf("CCG-LEAVE-02"), "lose", act<loseThem>()},
};

bool canBeSaved(Table& t, Piece card, Seat performer) {
    return canPreempt(t, Event{kAboutToLose, performer, 0, t.s.pieces.ref(card), {}, {}});
}

}  // namespace

Procedure<Table> lossProcedure() { return procedure<LoseFrame>("loss", kSteps); }

// CCG-LEAVE-02: the card and everything on it leave together.
void loseCard(Table& t, Piece card, Seat performer, EventId also, Piece place) {
    if (!mayBeLost(t, card) || isType(t, card, kLocation)) return;
    if (!canBeSaved(t, card, performer)) return loseNow(t, card, performer, also, place);
    LoseFrame f;
    f.performer = performer;
    f.also = also;
    f.place = place;
    t.pushOrFault(f.items, card);
    t.call(State::kLosses, f);
}
// Several cards at the same moment, each with everything on it.
void loseAtOnce(Table& t, const Piece* cards, int n, Seat performer) {
    constexpr int kMost = decltype(LoseFrame::items)::capacity();
    if (n == 0 || n > kMost || !canBeSaved(t, cards[0], performer)) return loseAllNow(t, cards, n, performer);
    LoseFrame f;
    f.performer = performer;
    f.together = 1;
    for (int i = 0; i < n; ++i) t.pushOrFault(f.items, cards[i]);
    t.call(State::kLosses, f);
}

// The card whose loss is told and that lies in the Lost Pile because of it: its own text may answer that.
Piece speaksOfOwnLoss(const Table& t, const Event& e) {
    if (e.kind != kCardLost && e.kind != kCardForfeited) return {};
    const Piece p = e.subject.piece;
    const bool lost = e.subject.some() && t.s.pieces.alive(e.subject) && t.s.pieces.isIn(p, kLostPile);
    return lost && (defOf(t, p).watches >> e.kind & 1) != 0 && !isSilent(t, p) ? p : Piece{};
}
void collectOwnLoss(Table& t, const Event& e, uint8_t group) {
    const Piece p = speaksOfOwnLoss(t, e);
    if (!p.some()) return;
    const Seat seat = t.s.pieces.row(p).owner;
    forEachText(t, p, kAutomatic, [&](int ability) {
        if (answersEvent(t, ability, t.s.pieces.ref(p), seat, e))
            t.pushOrFault(t.s.waiting, Trigger{e, t.s.pieces.ref(p), static_cast<uint16_t>(ability), seat, group});
    });
}

}  // namespace cantina::ccg
