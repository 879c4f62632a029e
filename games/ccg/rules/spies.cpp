// Undercover spies (rulebook appendix C): going undercover, what reaches them, moving, breaking cover. Holds CCG-SP-SPY-01,
// -04, -05, -08, -09, -10, -13, -14, -16, -18.
//
// An undercover spy is inactive at its site, with a mark. Its texts stay on their lists (isAwake), and what it bears stays
// on table: CCG-SP-SPY-02 and -03 are that. It is undercover because it was deployed so, or as long as a card that it bears
// says so (keyword `cover`).
#include "games/ccg/rules/spies.h"

#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"
#include "language/walk.h"

namespace cantina::ccg {

using namespace language;

namespace {

// The card that makes it an undercover spy; none.
Piece coverOn(const Table& t, Piece spy) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (t.s.pieces.data(p).at == spy && defOf(t, p).has(kCover)) return p;
    return {};
}
template <class Fn>
void eachSpy(const Table& t, Seat seat, Fn fn) {
    if (t.s.tallies.undercover == 0) return;
    for (Piece p : t.s.pieces.in({kInactive, seat}))
        if (isUndercover(t, p)) fn(p);
}

}  // namespace

// CCG-SP-SPY-01: at its site, even out of an enclosed vehicle.
void goUndercover(Table& t, Piece spy) {
    Piece site = locationOf(t, spy);
    if (!isOnTable(t, spy) || !isType(t, spy, kCharacter) || !site.some() || !isSiteLike(t, site)) return;
    if (!t.on("CCG-SP-SPY-01"_rule)) return;
    PieceData& d = t.s.pieces.data(spy);
    d.at = site;
    d.flags &= static_cast<uint16_t>(~(PieceData::kPilot | PieceData::kInBattle));
    d.marks |= PieceData::kUndercover | PieceData::kAwake;
    if (coverOn(t, spy).some()) d.marks |= PieceData::kCovered;
    ++t.s.tallies.undercover;
    movePiece(t, spy, {kInactive, t.s.pieces.row(spy).controller});
}

// CCG-SP-SPY-18: it comes back to its player's side, and what made it undercover is lost.
void breakCover(Table& t, Piece spy, Seat by) {
    if (!isUndercover(t, spy)) return;
    PieceData& d = t.s.pieces.data(spy);
    d.marks &= static_cast<uint16_t>(~(PieceData::kUndercover | PieceData::kAwake | PieceData::kCovered));
    --t.s.tallies.undercover;
    movePiece(t, spy, {kTable, t.s.pieces.row(spy).controller});
    if (Piece cover = coverOn(t, spy); cover.some() && t.on("CCG-SP-SPY-18"_rule)) loseCard(t, cover, by);
}

bool checkCovers(Table& t) {
    if (t.s.tallies.undercover == 0) return false;
    for (int seat = 0; seat < 2; ++seat) {
        for (Piece p : t.s.pieces.in({kInactive, seatAt(seat)})) {
            const bool covered = isUndercover(t, p) && (t.s.pieces.data(p).marks & PieceData::kCovered) != 0;
            if (covered && !coverOn(t, p).some()) return breakCover(t, p, seatAt(seat)), true;
        }
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            Piece host = defOf(t, p).has(kCover) ? t.s.pieces.data(p).at : Piece{};
            if (!host.some() || !isOnTable(t, host) || !isType(t, host, kCharacter) || isSilent(t, p)) continue;
            goUndercover(t, host);
            if (isUndercover(t, host)) return true;
        }
    }
    return false;
}

bool hasUndercoverSpy(const Table& t, Seat seat, Piece place) {
    bool any = false;
    eachSpy(t, seat, [&](Piece p) { any = any || t.s.pieces.data(p).at == place; });
    return any;
}

// --- breaking cover by oneself

// CCG-SP-SPY-16: in its player's deploy phase, for nothing.
Explanation whyNotBreakCover(Table& t, Seat seat, Piece spy) {
    if (!isUndercover(t, spy) || !(t.s.pieces.row(spy).controller == seat)) return {"", "it is no undercover spy of yours"};
    const bool now = t.s.phase == kDeploy && seat == t.s.turn && !isFightGoingOn(t);
    if (!now || !t.on("CCG-SP-SPY-16"_rule)) return {"CCG-SP-SPY-16", "spies break cover in their player's deploy phase"};
    return {};
}
void coverOptions(Table& t, Seat seat, Options& out) {
    eachSpy(t, seat, [&](Piece p) {
        if (whyNotBreakCover(t, seat, p).legal()) out.add(optionAct(kActBreakCover, p));
    });
}

// --- moving

// CCG-SP-SPY-13: in the opponent's move phase.
void spyMoveOptions(Table& t, Seat seat, Options& out) {
    if (t.s.phase != kMove || seat == t.s.turn || isFightGoingOn(t)) return;
    eachSpy(t, seat, [&](Piece p) {
        if (mayInitiate(t, cardAction(t, kMoveAction, p, seat))) out.add(optionAct(kActMove, p));
    });
    for (Piece p : t.s.row)
        if (hasIcon(t, p, kDockingBay) && hasUndercoverSpy(t, seat, p) &&
            mayInitiate(t, cardAction(t, kTransitAction, p, seat)))
            out.add(optionAct(kActTransit, p));
}

// --- what reaches them

namespace {

bool asksForSpies(const Table& t, int selector) {
    const Book& book = t.book();
    const Selector& s = book.selectors[static_cast<size_t>(selector)];
    for (int i = 0; i < s.filters; ++i) {
        const Filter& f = book.filters[s.first + static_cast<size_t>(i)];
        if (f.word != kExpression && f.arg != 0 && f.arg == book.ruled[kSpyTrait]) return true;
    }
    return false;
}

}  // namespace

// CCG-SP-SPY-05: but during a battle, Interrupts, what looks for spies, and what makes somebody lost, hit or dueled.
bool reachesSpies(Table& t, const ActionFrame& a, int selector) {
    if (t.s.tallies.undercover == 0 || t.s.battle.segment != Battle::kNone || !t.on("CCG-SP-SPY-05"_rule)) return false;
    if (a.kind != kPlayAction && a.kind != kTextAction && a.kind != kFireAction) return false;
    if (a.kind == kPlayAction || asksForSpies(t, selector)) return true;
    bool harms = false;
    const AbilityFrame f = textFrame(t, a);
    for (int tag : {int{kLoseTag}, int{kHitTag}, int{kDuelTag}}) forEachVerb(t, f, tag, [&](const Args&) { harms = true; });
    return harms;
}

}  // namespace cantina::ccg
