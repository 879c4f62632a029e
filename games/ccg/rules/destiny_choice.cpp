// Cards with two printed destinies: the owner chooses when it matters, and the choice is locked. Holds CCG-DEST-MULTI-01/02.
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

bool hasTwoDestinies(const Table& t, Piece card) { return card.some() && defOf(t, card).number[kSecondDestiny] != 0; }

void destinyOptions(const Table& t, Piece card, Options& out) {
    out.add(optionNumber(defOf(t, card).whole(2 * kDestiny)));
    out.add(optionNumber(defOf(t, card).whole(kSecondDestiny)));
}
int destinyAnswer(const Table& t, Piece card, const Option& o) {
    return o.number == defOf(t, card).whole(2 * kDestiny) ? 1 : 2;
}

void chooseDestiny(Table& t, Piece card, int which, int action) {
    uint8_t& lock = t.s.pieces.data(card).destinyLock;
    if (which != 0) t.s.destinies.locked = 1;
    lock = static_cast<uint8_t>(which == 0 ? 0 : which | action << 2);
}

int topAction(const Table& t) {
    for (int i = t.s.core.stack.size() - 1; i > 0; --i)
        if (t.s.core.stack[i].procedure == State::kAction.id) return i;
    return 0;
}

void releaseDestinies(Table& t, int action) {
    if (t.s.destinies.locked == 0) return;
    t.s.destinies.locked = 0;
    for (int i = 1; i <= t.s.pieces.count(); ++i) {
        Piece p{static_cast<uint16_t>(i)};
        uint8_t lock = t.s.pieces.data(p).destinyLock;
        bool unresolved = t.s.pieces.isIn(p, kUnresolved);
        if (lock == 0) continue;
        if (lock >> 2 == action && !unresolved)
            chooseDestiny(t, p, 0, 0);
        else
            t.s.destinies.locked = 1;
    }
}

namespace {

// CCG-DEST-MULTI-01: asked once, then locked until the action is done. CCG-DEST-MULTI-02: a card that was drawn and stacked
// keeps the number chosen for the draw.
Seat choiceWho(Table& t, DestinyChoiceFrame& f) {
    if (!t.s.pieces.alive(f.card) || !hasTwoDestinies(t, f.card.piece) || !t.on("CCG-DEST-MULTI-01"_rule)) return kNobody;
    uint8_t lock = t.s.pieces.data(f.card.piece).destinyLock;
    bool open = lock == 0 || (lock >> 2 == kLockedWhileStacked && !t.on("CCG-DEST-MULTI-02"_rule));
    return open ? t.s.pieces.row(f.card.piece).owner : kNobody;
}
void choiceOptions(Table& t, DestinyChoiceFrame& f, Options& out) { destinyOptions(t, f.card.piece, out); }
Flow choiceAnswer(Table& t, DestinyChoiceFrame& f, Option o) {
    chooseDestiny(t, f.card.piece, destinyAnswer(t, f.card.piece, o), topAction(t));
    return done();
}
constexpr Step<Table> kSteps[] = {
    {"CCG-DEST-MULTI-01", "which destiny", ask<choiceWho, choiceOptions, choiceAnswer>()},
};

}  // namespace

Procedure<Table> destinyChoiceProcedure() { return procedure<DestinyChoiceFrame>("which destiny", kSteps); }

}  // namespace cantina::ccg
