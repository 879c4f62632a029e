// Looking through one's own deck or pile for a card: it is targeted once it is seen. Holds CCG-ACT-TGT-02, CCG-TGT-IMP-11,
// CCG-TGT-IMP-18, CCG-ZONE-LOOK-01, CCG-SEARCH-01/02/07/08, CCG-SEARCH-DEPLOY-01/03.
#include "games/ccg/rules/rules.h"
#include "language/abilities.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

uint16_t searchKey(uint16_t title) { return static_cast<uint16_t>(title | 0x8000); }  // apart from plays of that title
Zone pileOf(const SearchFrame& f) { return {f.pile, f.seat}; }
ActionFrame fromReserve(Table& t, const SearchFrame& f, Piece p) {
    ActionFrame a = cardAction(t, kDeployAction, p, f.seat);
    a.flags |= ActionFrame::kAnyPhase;
    // CCG-SETUP-GEN-01: at the start of the game cards deploy for free, under all their conditions.
    if (t.s.phase == kSettingUp && t.on("CCG-SETUP-GEN-01"_rule)) a.flags |= ActionFrame::kFree;
    // CCG-SETUP-GEN-04: what is deployed can be answered then too.
    if (t.s.phase == kSettingUp && !t.on("CCG-SETUP-GEN-04"_rule)) a.flags |= ActionFrame::kQuiet;
    return a;
}
// An Interrupt as if from hand; what the text says about where it goes then is in rules/actions.cpp.
ActionFrame playFrom(Table& t, const SearchFrame& f, Piece p, int ability) {
    ActionFrame a = textAction(t, p, ability, f.seat, {});
    a.kind = kPlayAction;
    a.flags |= ActionFrame::kThenOut;
    return a;
}
// CCG-ZONE-LOOK-01: only a text lets a player look through a deck or pile.
Flow look(Table& t, SearchFrame& f) {
    for (Piece p : t.s.pieces.in(pileOf(f))) reveal(t, p, static_cast<uint8_t>(1u << f.seat.index()));
    return next();
}
// What is looked for: a card of a type; a location stands for a docking bay that may be deployed.
bool fits(Table& t, const SearchFrame& f, Piece p) {
    bool other = f.type != 0 && !isType(t, p, static_cast<CardType>(f.type));
    if (f.named != 0 ? defOf(t, p).titleHash != f.named : other) return false;
    // CCG-EFF-01: of Effects only plain ones, if it does not say more.
    if (f.named == 0 && f.type == kEffect && factOf(t, p, kSubtype) != 0 && t.on("CCG-EFF-01"_rule)) return false;
    if (f.mode == kSearchTakes) return true;
    bool place = f.named != 0 || f.type != kLocation || hasIcon(t, p, kDockingBay);
    // CCG-SEARCH-DEPLOY-01: at its own time, if the text does not say more.
    bool late = (f.flags & SearchFrame::kOwnTime) != 0 && !(t.s.phase == kDeploy && t.s.turn == f.seat);
    if (late && t.on("CCG-SEARCH-DEPLOY-01"_rule)) return false;
    return place && mayInitiate(t, fromReserve(t, f, p));
}
void fail(Table& t, const SearchFrame& f) {
    t.outcome() = kNothingHappened;
    // CCG-SEARCH-07: a search that failed is not made again this turn, by no card of that title.
    if (!t.s.uses.note({}, searchKey(f.title), kPerTurn)) t.fault(Fault::capacity);
}
// Whoever looks through a deck is asked, whatever lies there: that nobody was asked would tell the other player.
Seat takeWho(Table& t, SearchFrame& f) {
    if (t.s.pieces.size(pileOf(f)) > 0) return f.seat;
    fail(t, f);
    return kNobody;
}
void playOptions(Table& t, const SearchFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in(pileOf(f))) {
        const language::CardDef& def = defOf(t, p);
        for (int ability = def.first; def.type == kInterrupt && ability < def.first + def.abilities; ++ability) {
            const language::Ability& a = t.book().abilities[static_cast<size_t>(ability)];
            if (a.timing == kPlay && !t.rules.switches.off(a.id) && mayInitiate(t, playFrom(t, f, p, ability)))
                out.add(optionAct(kActPlay, p, static_cast<uint16_t>(ability)));
        }
    }
}
void takeOptions(Table& t, SearchFrame& f, Options& out) {
    if (f.mode == kSearchPlays) playOptions(t, f, out);
    for (Piece p : t.s.pieces.in(pileOf(f)))
        if (f.mode != kSearchPlays && fits(t, f, p)) out.add(optionPiece(p));
    if (out.size() == 0 || f.mode == kSearchMayDeploy) out.add(optionDone());  // there is none, or it need not be
}
// CCG-SEARCH-01: what is taken under some condition is shown. CCG-SEARCH-02: not so if it could be any card.
void showTaken(Table& t, const SearchFrame& f, Piece p) {
    bool any = f.type == 0 && f.named == 0;
    if (any ? !t.on("CCG-SEARCH-02"_rule) : t.on("CCG-SEARCH-01"_rule)) reveal(t, p);
}
Flow takeAnswer(Table& t, SearchFrame& f, Option o) {
    if (o.kind == OptionKind::done) {
        if (f.mode != kSearchMayDeploy) fail(t, f);
    } else if (f.mode == kSearchPlays) {
        initiate(t, playFrom(t, f, o.piece, o.detail));
    } else if (f.mode != kSearchTakes) {
        initiate(t, fromReserve(t, f, o.piece));
    } else {
        movePiece(t, o.piece, {kHand, f.seat});
        showTaken(t, f, o.piece);
        if (t.s.phase == kSettingUp) t.s.pieces.data(o.piece).flags |= PieceData::kSetOut;
    }
    return next();
}
Flow reshuffle(Table& t, SearchFrame& f) {
    if (t.s.phase == kSettingUp) {  // the decks are shuffled when all starting cards are out
        if (t.result().flags == 0) t.outcome() = kNothingHappened;
        return done();
    }
    // CCG-SEARCH-08, CCG-SEARCH-DEPLOY-03: only if the text says so.
    RuleId keeps = f.mode == kSearchTakes ? "CCG-SEARCH-08"_rule : "CCG-SEARCH-DEPLOY-03"_rule;
    if ((f.flags & SearchFrame::kReshuffles) != 0 || !t.on(keeps)) shuffleZone(t, pileOf(f));
    return done();
}
constexpr Step<Table> kSteps[] = {
    {"CCG-ZONE-LOOK-01", "look", act<look>()},
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
    f.pile = kReserveDeck;
    f.flags = SearchFrame::kReshuffles;
    t.call(State::kSearch, f, seat);
}

void searchPile(Table& t, Seat seat, ZoneId pile, CardType type, PieceRef source, SearchMode mode) {
    SearchFrame f;
    f.title = source.some() ? defOf(t, source.piece).title : uint16_t{0};
    f.mode = mode;
    f.seat = seat;
    f.type = type;
    f.pile = pile;
    f.flags = SearchFrame::kOwnTime;
    t.call(State::kSearch, f, seat);
}

}  // namespace cantina::ccg
