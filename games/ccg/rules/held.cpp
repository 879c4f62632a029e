// Texts canceled and cards suspended for as long as something holds, or for a period (rulebook 1.C).
// Holds CCG-CANCEL-TEXT-01/03/04/05, CCG-CANCEL-SUSP-01, CCG-STATE-INACT-11.
//
// What texts say of this is read like a number of the card (kTextCanceled, kSuspended), and kept as a mark on it, which a
// standing check brings up to date after every change. So a card whose text is canceled does not ask for its own state
// while it is asked what it says, and of two cards that cancel each other the first one keeps its text.
#include "games/ccg/rules/held.h"

#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

// The zone of a row as the kernel counts it (PieceRow::zone).
constexpr uint8_t tableOf(Seat seat) { return static_cast<uint8_t>(kTable * 2 + seat.index() + 1); }

// A card as it would be without its state: on table, with its text. What asks for it goes by the card alone, so that the
// lists of the zones stay as they are.
class Unheld {
public:
    Unheld(Table& t, Piece p) : t_(t), p_(p), zone_(t.s.pieces.row(p).zone), flags_(t.s.pieces.data(p).flags) {
        t.s.pieces.data(p).flags &= static_cast<uint16_t>(~PieceData::kSilent);
        if (t.s.pieces.isIn(p, kInactive)) t.s.pieces.row(p).zone = tableOf(t.s.pieces.zoneOf(p).seat);
    }
    Unheld(const Unheld&) = delete;
    Unheld& operator=(const Unheld&) = delete;
    ~Unheld() {
        t_.s.pieces.row(p_).zone = zone_;
        t_.s.pieces.data(p_).flags = flags_;
    }

private:
    Table& t_;
    Piece p_;
    uint8_t zone_;
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

// Some text may have come back, some card may have become active: then the answer is true.
bool hold(Table& t, Piece p) {
    PieceData& d = t.s.pieces.data(p);
    bool back = false;
    if (isOnTable(t, p)) {
        const bool silent = isToBeSilent(t, p);
        if (silent != ((d.flags & PieceData::kSilent) != 0)) {
            d.flags = static_cast<uint16_t>(silent ? d.flags | PieceData::kSilent : d.flags & ~PieceData::kSilent);
            t.touch();
            back = !silent;
        }
    }
    const bool was = (d.marks & PieceData::kSuspendedMark) != 0;
    if (!was && !isOnTable(t, p)) return back;
    const bool now = isToBeSuspended(t, p);
    if (now == was) return back;
    if (now) {
        d.marks |= PieceData::kSuspendedMark;
        becomeInactive(t, p, t.s.pieces.row(p).controller);
        if (!t.s.pieces.isIn(p, kInactive)) return back;
    } else {
        d.marks &= static_cast<uint16_t>(~PieceData::kSuspendedMark);
        becomeActive(t, p);
        back = true;
    }
    return back;
}
bool isHeld(const Table& t, Piece p) {
    const PieceData& d = t.s.pieces.data(p);
    return (d.flags & PieceData::kSilent) != 0 || (d.marks & PieceData::kSuspendedMark) != 0;
}

}  // namespace

bool isSuspended(const Table& t, Piece p) {
    return t.s.pieces.isIn(p, kInactive) && (t.s.pieces.data(p).marks & PieceData::kSuspendedMark) != 0;
}

bool restoreTexts(Table& t) {
    if (t.s.tallies.silenced == 0 && isUntouched(t, kTextCanceled) && isUntouched(t, kSuspended)) return false;
    Piece list[State::Pieces::kCapacity];
    int n = 0;
    for (uint8_t zone : {kTable, kInactive})
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({zone, seatAt(seat)})) list[n++] = p;
    bool back = false;
    for (int i = 0; i < n; ++i)
        if (t.s.pieces.isIn(list[i], kTable) || t.s.pieces.isIn(list[i], kInactive)) back = hold(t, list[i]) || back;
    bool any = false;
    for (int i = 0; i < n; ++i) any = any || isHeld(t, list[i]);
    t.s.tallies.silenced = any ? 1 : 0;
    if (back) checkSeats(t);
    return back;
}

bool holdStates(Table& t) {
    restoreTexts(t);
    return false;
}

}  // namespace cantina::ccg
