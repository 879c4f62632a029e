// Texts canceled and cards suspended for as long as something holds, or for a period (rulebook 1.C).
// Holds CCG-CANCEL-TEXT-01/03/04/05, CCG-CANCEL-SUSP-01, CCG-STATE-INACT-11.
//
// What texts say of this is read like a number of the card (kTextCanceled, kSuspended), and kept as a mark on it, which a
// standing check brings up to date after every change. So a card whose text is canceled does not ask for its own state
// while it is asked what it says, and of two cards that cancel each other the first one keeps its text.
#include "games/ccg/rules/held.h"

#include <algorithm>

#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"
#include "language/continuous.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr int kSideOf = 2;  // the operand that says whose side of a location

// A card as it would be without its state: on table, with its text.
class Unheld {
public:
    Unheld(Table& t, Piece p) : active_(t, p), data_(t.s.pieces.data(p)), flags_(data_.flags) {
        data_.flags &= static_cast<uint16_t>(~PieceData::kSilent);
    }
    Unheld(const Unheld&) = delete;
    Unheld& operator=(const Unheld&) = delete;
    ~Unheld() { data_.flags = flags_; }

private:
    AsIfActive active_;
    PieceData& data_;
    uint16_t flags_;
};

bool isSaid(Table& t, Piece p, Stat state) {
    // The texts of a suspended card are on no list: what it says of itself is asked for beside them.
    if (t.s.pieces.isIn(p, kInactive)) {
        const Unheld asIfActive(t, p);
        return cardNumber(t, p, state, 0) > 0 || saysOfItself(t, p, state);
    }
    if (isUntouched(t, state)) return false;
    const Unheld asIfActive(t, p);
    return cardNumber(t, p, state, 0) > 0;
}
bool isToBeSilent(Table& t, Piece p) { return isSaid(t, p, kTextCanceled) && cardNumber(t, p, kTextKept, 0) <= 0; }
bool isToBeSuspended(Table& t, Piece p) { return isSaid(t, p, kSuspended) && !isType(t, p, kLocation); }

// CCG-CANCEL-TEXT-05: who is where the text that came back forbids it goes to the Lost Pile, and is not just lost.
void checkSeats(Table& t) {
    if (!t.on("CCG-CANCEL-TEXT-05"_rule)) return;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p = t.s.pieces.top({kTable, seatAt(seat)}); p.some();) {
            Piece at = t.s.pieces.data(p).at;
            bool illegal =
                defOf(t, p).has(kNotInFighter) && !isSilent(t, p) && at.some() && factOf(t, at, kClassSlot) == kStarfighter;
            if (illegal) loseQuietly(t, p);
            p = illegal ? t.s.pieces.top({kTable, seatAt(seat)}) : t.s.pieces.after(p);  // what was on it went too
        }
}

// What became of a card as it was looked at.
constexpr unsigned kChanged = 1, kCameBack = 2;  // a text came back, or the card is active again
// CCG-LOC-03: the text of a location has two sides; what a text says of one of them is for that player only.
unsigned holdSides(Table& t, Piece place) {
    uint16_t now = 0;
    const auto note = [&](const Continuous&, const AbilityFrame&, const Args& a) {
        now |= a.seat(kSideOf).index() == 0 ? PieceData::kSilentDark : PieceData::kSilentLight;
    };
    if (t.s.statTexts[kSideCanceled] != 0)
        for (Piece source : t.s.constants) readContinuous(t, source, {kSideCanceled, place, kNobody, {}, kNobody}, note);
    constexpr uint16_t kBoth = PieceData::kSilentDark | PieceData::kSilentLight;
    uint16_t& marks = t.s.pieces.data(place).marks;
    const auto was = static_cast<uint16_t>(marks & kBoth);
    if (was == now) return 0;
    marks = static_cast<uint16_t>((marks & ~kBoth) | now);
    t.touch();
    return (was & ~now) != 0 ? kChanged | kCameBack : kChanged;
}
unsigned holdText(Table& t, Piece p) {
    PieceData& d = t.s.pieces.data(p);
    const bool silent = isToBeSilent(t, p);
    if (silent == ((d.flags & PieceData::kSilent) != 0)) return 0;
    d.flags = static_cast<uint16_t>(silent ? d.flags | PieceData::kSilent : d.flags & ~PieceData::kSilent);
    t.touch();
    return silent ? kChanged : kChanged | kCameBack;
}
unsigned holdCard(Table& t, Piece p) {
    PieceData& d = t.s.pieces.data(p);
    const bool was = (d.marks & PieceData::kSuspendedMark) != 0, now = isToBeSuspended(t, p);
    if (now == was) return 0;
    if (now) {
        d.marks |= PieceData::kSuspendedMark;
        becomeInactive(t, p, t.s.pieces.row(p).controller);
        return kChanged;
    }
    d.marks &= static_cast<uint16_t>(~PieceData::kSuspendedMark);
    becomeActive(t, p);
    return kChanged | kCameBack;
}
unsigned hold(Table& t, Piece p) {
    const unsigned text = isInEffect(t, p) ? holdText(t, p) : 0;
    return isOnTable(t, p) || isSuspended(t, p) ? text | holdCard(t, p) : text;
}
bool isHeld(const Table& t, Piece p) {
    const PieceData& d = t.s.pieces.data(p);
    constexpr uint16_t kMarks = PieceData::kSuspendedMark | PieceData::kSilentDark | PieceData::kSilentLight;
    return (d.flags & PieceData::kSilent) != 0 || (d.marks & kMarks) != 0;
}

}  // namespace

bool isSuspended(const Table& t, Piece p) {
    return t.s.pieces.isIn(p, kInactive) && (t.s.pieces.data(p).marks & PieceData::kSuspendedMark) != 0;
}

namespace {

bool isInPlay(const Table& t, Piece p) { return t.s.pieces.isIn(p, kTable) || t.s.pieces.isIn(p, kInactive); }
// Looks at every card once. The newest first: what it would cancel may cancel it before.
unsigned holdAll(Table& t) {
    Piece list[State::Pieces::kCapacity];
    int n = 0;
    for (uint8_t zone : {kTable, kInactive})
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({zone, seatAt(seat)})) list[n++] = p;
    std::sort(list, list + n, [&](Piece a, Piece b) {
        const uint32_t x = t.s.pieces.data(a).since(), y = t.s.pieces.data(b).since();
        return x != y ? x > y : a.n > b.n;
    });
    unsigned did = 0;
    for (int i = 0; i < n; ++i)
        if (isInPlay(t, list[i])) did |= hold(t, list[i]);
    for (Piece place : t.s.row) did |= holdSides(t, place);
    bool any = false;
    for (int i = 0; i < n; ++i) any = any || isHeld(t, list[i]);
    t.s.tallies.silenced = any ? 1 : 0;
    return did;
}

}  // namespace

// What one card does to another may change what that one does to a third. Some never agree: they have had their chances.
bool restoreTexts(Table& t) {
    const bool said = !isUntouched(t, kTextCanceled) || !isUntouched(t, kSuspended) || t.s.statTexts[kSideCanceled] != 0;
    if (t.s.tallies.silenced == 0 && !said) return false;
    constexpr int kChances = 4;
    unsigned did = 0;
    for (int i = 0; i < kChances; ++i) {
        const unsigned now = holdAll(t);
        did |= now;
        if (now == 0) break;
    }
    if ((did & kCameBack) != 0) checkSeats(t);
    return (did & kCameBack) != 0;
}

bool holdStates(Table& t) {
    restoreTexts(t);
    return false;
}

}  // namespace cantina::ccg
