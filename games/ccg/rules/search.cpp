// Looking through one's own Reserve Deck for a card: it is targeted once it is seen (CCG-ACT-TGT-02, CCG-TGT-IMP-11,
// CCG-TGT-IMP-18).
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

uint16_t searchKey(uint16_t title) { return static_cast<uint16_t>(title | 0x8000); }  // apart from plays of that title
ActionFrame fromReserve(Table& t, const SearchFrame& f, Piece p) {
    ActionFrame a = cardAction(t, kDeployAction, p, f.seat);
    a.flags |= ActionFrame::kAnyPhase;
    // CCG-SETUP-GEN-01: at the start of the game cards deploy for free, under all their conditions.
    if (t.s.phase == kSettingUp && t.on("CCG-SETUP-GEN-01"_rule)) a.flags |= ActionFrame::kFree;
    // CCG-SETUP-GEN-04: what is deployed can be answered then too.
    if (t.s.phase == kSettingUp && !t.on("CCG-SETUP-GEN-04"_rule)) a.flags |= ActionFrame::kQuiet;
    return a;
}
Flow look(Table& t, SearchFrame& f) {
    for (Piece p : t.s.pieces.in({kReserveDeck, f.seat})) reveal(t, p, static_cast<uint8_t>(1u << f.seat.index()));
    return next();
}
// What is looked for: a card of a type; a location stands for a docking bay that may be deployed.
bool fits(Table& t, const SearchFrame& f, Piece p) {
    if (f.named != 0 ? defOf(t, p).titleHash != f.named : !isType(t, p, static_cast<CardType>(f.type))) return false;
    // CCG-EFF-01: of Effects only plain ones, if it does not say more.
    if (f.named == 0 && f.type == kEffect && factOf(t, p, kSubtype) != 0 && t.on("CCG-EFF-01"_rule)) return false;
    if (f.mode == kSearchTakes) return true;
    bool place = f.named != 0 || f.type != kLocation || hasIcon(t, p, kDockingBay);
    return place && mayInitiate(t, fromReserve(t, f, p));
}
void fail(Table& t, const SearchFrame& f) {
    t.outcome() = kNothingHappened;
    // CCG-SEARCH-07: a search that failed is not made again this turn, by no card of that title.
    if (!t.s.uses.note({}, searchKey(f.title), kPerTurn)) t.fault(Fault::capacity);
}
// Whoever looks through a deck is asked, whatever lies there: that nobody was asked would tell the other player.
Seat takeWho(Table& t, SearchFrame& f) {
    if (sizeOf(t, kReserveDeck, f.seat) > 0) return f.seat;
    fail(t, f);
    return kNobody;
}
void takeOptions(Table& t, SearchFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kReserveDeck, f.seat}))
        if (fits(t, f, p)) out.add(optionPiece(p));
    if (out.size() == 0 || f.mode == kSearchMayDeploy) out.add(optionDone());  // there is none, or it need not be
}
Flow takeAnswer(Table& t, SearchFrame& f, Option o) {
    if (o.kind == OptionKind::done) {
        if (f.mode != kSearchMayDeploy) fail(t, f);
    } else if (f.mode != kSearchTakes) {
        initiate(t, fromReserve(t, f, o.piece));
    } else {
        movePiece(t, o.piece, {kHand, f.seat});
        reveal(t, o.piece);  // CCG-SEARCH-01: what is taken under some condition is shown
        if (t.s.phase == kSettingUp) t.s.pieces.data(o.piece).flags |= PieceData::kSetOut;
    }
    return next();
}
Flow reshuffle(Table& t, SearchFrame& f) {
    if (t.s.phase == kSettingUp) {  // the decks are shuffled when all starting cards are out
        if (t.result().flags == 0) t.outcome() = kNothingHappened;
        return done();
    }
    shuffleZone(t, {kReserveDeck, f.seat});
    return done();
}
constexpr Step<Table> kSteps[] = {
    {"", "look", act<look>()},
    {"CCG-TGT-IMP-18", "take", ask<takeWho, takeOptions, takeAnswer>()},
    {"", "reshuffle", act<reshuffle>()},
};

}  // namespace

Procedure<Table> searchProcedure() { return procedure<SearchFrame>("search", kSteps); }

bool maySearch(Table& t, PieceRef source) {
    if (!source.some() || !t.on("CCG-SEARCH-07"_rule)) return true;
    return t.s.uses.count({}, searchKey(defOf(t, source.piece).title), kPerTurn) == 0;
}

void searchReserve(Table& t, Seat seat, CardType type, PieceRef source, SearchMode mode, int32_t named) {
    SearchFrame f;
    f.named = named;
    f.title = source.some() ? defOf(t, source.piece).title : uint16_t{0};
    f.mode = mode;
    f.seat = seat;
    f.type = type;
    t.call(State::kSearch, f, seat);
}

}  // namespace cantina::ccg
