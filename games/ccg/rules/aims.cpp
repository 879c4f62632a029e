// Cards that target something as they deploy: Utinni Effects (rulebook 9) and Jedi Tests (appendix C). Holds
// CCG-EFF-UTIN-01/02, CCG-SP-JEDITEST-01..15.
//
// The targets stand beside the card's place. Whatever leaves the table or becomes inactive takes what targets it along
// (withAttached in rules/cards.cpp).
#include "games/ccg/rules/aims.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/values.h"
#include "language/walk.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr int kJediAbility = 6, kMentorAbility = 2;

bool isCompleted(const Table& t, Piece test) { return (t.s.pieces.data(test).flags & PieceData::kCompleted) != 0; }

// The text of its first or second target.
int aimAbility(const Table& t, Piece card, int which) {
    const CardDef& def = defOf(t, card);
    for (int k = 0; k < def.abilities; ++k) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + k)];
        if (a.timing == kAims && !t.rules.switches.off(a.id) && which-- == 0) return def.first + k;
    }
    return -1;
}
bool textAims(Table& t, Piece card, Seat seat, int which, Piece p) {
    int ability = aimAbility(t, card, which);
    if (ability < 0) return false;
    const TargetChoice choice = firstChoice(t.book(), t.book().abilities[static_cast<size_t>(ability)]);
    return choice.exists && matches(t, abilityFrame(t, ability, t.s.pieces.ref(card), seat, {}), choice.selector, p);
}

// --- Jedi Tests

template <class Fn>
bool anyTest(const Table& t, Fn fn) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (isType(t, p, kJediTest) && fn(p, t.s.pieces.data(p))) return true;
    return false;
}
// CCG-SP-JEDITEST-14: no droid and no Jedi. CCG-SP-JEDITEST-07: one open test at a time. CCG-SP-JEDITEST-06: not one that it
// has. CCG-SP-JEDITEST-09: a mentor is no apprentice.
Explanation whyNotApprentice(Table& t, Piece test, Piece p) {
    bool pupil =
        isType(t, p, kCharacter) && !isLoyal(t, p, kDroid) && ability(t, p).some() && ability(t, p).whole() < kJediAbility;
    if (!pupil && t.on("CCG-SP-JEDITEST-14"_rule)) return {"CCG-SP-JEDITEST-14", "it can be no apprentice"};
    if (t.on("CCG-SP-JEDITEST-07"_rule) &&
        anyTest(t, [&](Piece q, const PieceData& d) { return !(q == test) && !isCompleted(t, q) && d.target == p; }))
        return {"CCG-SP-JEDITEST-07", "another test that is not completed targets it"};
    if (t.on("CCG-SP-JEDITEST-06"_rule) && anyTest(t, [&](Piece q, const PieceData& d) {
            return isCompleted(t, q) && d.at == p && defOf(t, q).title == defOf(t, test).title;
        }))
        return {"CCG-SP-JEDITEST-06", "it has completed that test"};
    if (t.on("CCG-SP-JEDITEST-09"_rule) && anyTest(t, [&](Piece, const PieceData& d) { return d.second == p; }))
        return {"CCG-SP-JEDITEST-09", "it is a mentor"};
    return {};
}
// CCG-SP-JEDITEST-15: ability more than 2, and more than the apprentice's. CCG-SP-JEDITEST-04: one apprentice at a time.
Explanation whyNotMentor(Table& t, Piece test, Piece p, Piece apprentice) {
    bool able = isType(t, p, kCharacter) && ability(t, p).whole() > kMentorAbility;
    if (!able && t.on("CCG-SP-JEDITEST-15"_rule)) return {"CCG-SP-JEDITEST-15", "it can be no mentor"};
    bool abler = ability(t, p).thousandths > ability(t, apprentice).thousandths;
    if (!abler && t.on("CCG-SP-JEDITEST-14"_rule))
        return {"CCG-SP-JEDITEST-14", "its ability is not above the apprentice's"};
    if (t.on("CCG-SP-JEDITEST-04"_rule) &&
        anyTest(t, [&](Piece q, const PieceData& d) { return !(q == test) && d.second == p && !(d.target == apprentice); }))
        return {"CCG-SP-JEDITEST-04", "it trains another apprentice"};
    if (t.on("CCG-SP-JEDITEST-09"_rule) &&
        (p == apprentice || anyTest(t, [&](Piece, const PieceData& d) { return d.target == p; })))
        return {"CCG-SP-JEDITEST-09", "it is an apprentice"};
    return {};
}

}  // namespace

int aimCount(const Table& t, Piece card) {
    if ((defOf(t, card).timings >> kAims & 1) == 0) return 0;
    return aimAbility(t, card, 1) >= 0 ? 2 : aimAbility(t, card, 0) >= 0 ? 1 : 0;
}

Explanation whyNotAim(Table& t, const ActionFrame& a, int which, Piece p) {
    Piece card = a.card.piece;
    if (t.on("CCG-EFF-UTIN-01"_rule) && !textAims(t, card, a.performer, which, p))
        return {"CCG-EFF-UTIN-01", "its text does not let it target that"};
    if (!isType(t, card, kJediTest)) return {};
    if (which == 1) return whyNotMentor(t, card, p, a.targets[1].piece);
    Explanation e = whyNotApprentice(t, card, p);
    // Only who has somebody to learn from.
    if (!e.legal() || aimCount(t, card) < 2) return e;
    ActionFrame with = a;
    with.targets[1] = t.s.pieces.ref(p);
    bool any = false;
    eachAim(t, with, 1, [&](Piece) { return any = true, false; });
    return any ? e : Explanation{"CCG-SP-JEDITEST-15", "there is no mentor for it"};
}

bool mayAimSomewhere(Table& t, const ActionFrame& a) {
    bool any = false;
    eachAim(t, a, 0, [&](Piece) { return any = true, false; });
    return any;
}

void takeAim(Table& t, const ActionFrame& a) {
    PieceData& d = t.s.pieces.data(a.card.piece);
    for (int which = 0; which < aimCount(t, a.card.piece); ++which)
        t.used(static_cast<uint16_t>(aimAbility(t, a.card.piece, which)));
    if (t.s.pieces.alive(a.targets[1])) d.target = a.targets[1].piece;
    if (t.s.pieces.alive(a.targets[2])) d.second = a.targets[2].piece;
}

// CCG-PERS-REPL-08, CCG-SP-JEDITEST-10/13: what may target the new version does, the rest is lost with the old one.
void retarget(Table& t, Piece old, Piece card) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            PieceData& d = t.s.pieces.data(p);
            ActionFrame a = cardAction(t, kDeployAction, p, t.s.pieces.row(p).controller);
            if (d.target == old && whyNotAim(t, a, 0, card).legal()) d.target = card;
            if (d.target.some()) a.targets[1] = t.s.pieces.ref(d.target);
            if (d.second == old && whyNotAim(t, a, 1, card).legal()) d.second = card;
        }
}

// --- Utinni Effects

bool hasReached(Table& t, Piece effect) {
    Piece place = locationOf(t, effect), target = t.s.pieces.data(effect).target;
    if (!place.some() || !target.some() || !isOnTable(t, target) || !(locationOf(t, target) == place)) return false;
    if (isPresent(t, target)) return true;
    Piece craft = craftOf(t, target);
    return craft.some() && isPresent(t, craft) && t.on("CCG-EFF-UTIN-02"_rule);
}

// Completing one is an automatic action, once.
bool utinniReached(Table& t) {
    if (t.s.tallies.flips == 0 || t.s.phase == kSettingUp) return false;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            if ((defOf(t, p).timings >> kReached & 1) == 0 || isSilent(t, p) || !hasReached(t, p)) continue;
            PieceData& d = t.s.pieces.data(p);
            if ((d.marks & PieceData::kWasReached) != 0) continue;
            bool started = false;
            forEachAbility(t, p, kReached, [&](Piece, int ability) {
                ActionFrame a = textAction(t, p, ability, t.s.pieces.row(p).controller, {});
                a.flags |= ActionFrame::kMustHappen;
                if (started || !mayInitiate(t, a)) return;
                started = true;
                initiate(t, a);
            });
            if (started) return d.marks |= PieceData::kWasReached, true;
        }
    return false;
}

// --- training

bool isInTraining(Table& t, Piece test) {
    const PieceData& d = t.s.pieces.data(test);
    if (isCompleted(t, test) || !isOnTable(t, d.target) || !isOnTable(t, d.second)) return false;
    Piece place = locationOf(t, d.target);
    return place.some() && place == locationOf(t, d.second) && isPresent(t, d.target) && isPresent(t, d.second);
}

// CCG-SP-JEDITEST-03/12: the test lies on its apprentice, whose ability it raises to its number. CCG-SP-JEDITEST-05: the
// mentor is free again.
bool completeTest(Table& t, Piece test, Piece apprentice) {
    if (!isOnTable(t, test) || !apprentice.some() || !isOnTable(t, apprentice)) return false;
    PieceData& d = t.s.pieces.data(test);
    d.flags |= PieceData::kCompleted;
    d.target = {};
    d.second = {};
    if (t.on("CCG-SP-JEDITEST-12"_rule)) d.at = apprentice;
    int32_t number = factOf(t, test, kTestNumber);
    if (ability(t, apprentice).thousandths < number && t.on("CCG-SP-JEDITEST-03"_rule)) train(t, apprentice, test, number);
    t.touch();
    return true;
}

}  // namespace cantina::ccg
