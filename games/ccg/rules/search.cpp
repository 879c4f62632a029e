// Looking through one's own deck or pile for a card: it is targeted once it is seen. Holds CCG-ACT-TGT-02, CCG-TGT-IMP-11,
// CCG-TGT-IMP-18, CCG-ZONE-LOOK-01, CCG-SEARCH-01/02/05/06/07/08, CCG-SEARCH-DEPLOY-01/03.
#include "games/ccg/rules/rules.h"
#include "language/selectors.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

Zone pileOf(const SearchFrame& f) { return {f.pile, f.seat}; }
ActionFrame fromReserve(Table& t, const SearchFrame& f, Piece p) {
    ActionFrame a = cardAction(t, kDeployAction, p, f.seat);
    a.flags |= ActionFrame::kAnyPhase;
    // CCG-SETUP-GEN-01: at the start of the game cards deploy for free, under all their conditions.
    const bool setUp = t.s.phase == kSettingUp && t.on("CCG-SETUP-GEN-01"_rule);
    if (setUp || (f.flags & SearchFrame::kFree) != 0) a.flags |= ActionFrame::kFree;
    if ((f.flags & SearchFrame::kReacts) != 0) a.flags |= ActionFrame::kReact, a.holder = f.answered;
    a.sent = f.saysWhere() ? 1 : 0;
    a.discount = f.discount;
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
// The ability whose verb searches: what it looks for is judged from its point of view.
const language::AbilityFrame& searcher(Table& t) { return t.s.core.stack[t.at - 1].as<language::AbilityFrame>(); }

bool fits(Table& t, const SearchFrame& f, Piece p) {
    if (!language::matches(t, searcher(t), f.selector, p)) return false;
    if (f.mode == kSearchTakes) return true;
    // CCG-SEARCH-DEPLOY-01: at its own time, if the text does not say more.
    bool late = (f.flags & SearchFrame::kOwnTime) != 0 && !(t.s.phase == kDeploy && t.s.turn == f.seat);
    if (late && t.on("CCG-SEARCH-DEPLOY-01"_rule)) return false;
    return mayInitiate(t, fromReserve(t, f, p));
}
void fail(Table& t, SearchFrame& f) {
    t.outcome() = kNothingHappened;
    f.flags |= SearchFrame::kFailed;
    // CCG-SEARCH-07: a search that failed is not made again this turn, by no card of that title.
    // RULING CCG-SEARCH-07: whether the opponent looked or not, because who does not look takes it as it is
    // (docs/decisions/068-requests-outside-the-turn.md).
    const FailedSearch failed{f.title, f.function, f.pile, f.seat, 0};
    for (const FailedSearch& x : t.s.failedSearches)
        if (x == failed) return;
    t.pushOrFault(t.s.failedSearches, failed);
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
        const bool wanted = def.type == kInterrupt && language::matches(t, searcher(t), f.selector, p);
        for (int ability = def.first; wanted && ability < def.first + def.abilities; ++ability) {
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
Refusal whyNotTake(Table& t, SearchFrame& f, Piece p) {
    if (!(t.s.pieces.zoneOf(p) == pileOf(f))) return {{}, "it is not in the pile that you look through"};
    if (Refusal r = language::whyNotPiece(t, searcher(t), f.selector, p); !r.legal()) return r;
    if (f.mode == kSearchPlays) {
        Option buffer[kMaxOptions];
        Options plays(buffer, kMaxOptions);
        playOptions(t, f, plays);
        for (const Option& o : plays)
            if (o.piece == p) return {};
        return {{}, "it cannot be played now"};
    }
    return fits(t, f, p) ? Refusal{} : Refusal{{}, "it cannot be deployed now"};
}
// CCG-SEARCH-01: what is taken under some condition is shown. CCG-SEARCH-02: not so if it could be any card.
void showTaken(Table& t, const SearchFrame& f, Piece p) {
    const bool criteria = hasCriteria(t, f.selector);
    if (criteria ? t.on("CCG-SEARCH-01"_rule) : !t.on("CCG-SEARCH-02"_rule)) reveal(t, p);
}
void take(Table& t, const SearchFrame& f, Piece p) {
    const language::AbilityFrame& by = searcher(t);
    if (f.to == kStacked)
        stackOn(t, p, by.source, by.event, f.seat);
    else
        movePiece(t, p, {f.to, t.s.pieces.row(p).owner}, Where::top);
    showTaken(t, f, p);
    if (t.s.phase == kSettingUp) t.s.pieces.data(p).flags |= PieceData::kSetOut;
}
Flow takeAnswer(Table& t, SearchFrame& f, Option o) {
    if (o.kind == OptionKind::done) {
        if (f.mode != kSearchMayDeploy) fail(t, f);
    } else if (f.mode == kSearchPlays) {
        initiate(t, playFrom(t, f, o.piece, o.detail));
    } else if (f.mode != kSearchTakes) {
        initiate(t, fromReserve(t, f, o.piece));
    } else {
        take(t, f, o.piece);
    }
    return next();
}
// CCG-SP-REACT-04: presence at the location cancels the Force drain there.
void stopDrain(Table& t, const SearchFrame& f) {
    ActionFrame* drain = f.answered.some() ? actionOf(t, f.answered) : nullptr;
    if (drain == nullptr || drain->kind != kDrainAction || !hasPresence(t, f.seat, f.answered.piece)) return;
    if (t.on("CCG-SP-REACT-04"_rule)) cancelAction(t, *drain);
}
Flow reshuffle(Table& t, SearchFrame& f) {
    stopDrain(t, f);
    if (t.s.phase == kSettingUp) {  // the decks are shuffled when all starting cards are out
        if (t.result().flags == 0) t.outcome() = kNothingHappened;
        return done();
    }
    // CCG-SEARCH-08, CCG-SEARCH-DEPLOY-03: only if the text says so.
    RuleId keeps = f.mode == kSearchTakes ? "CCG-SEARCH-08"_rule : "CCG-SEARCH-DEPLOY-03"_rule;
    if ((f.flags & SearchFrame::kReshuffles) != 0 || !t.on(keeps)) shuffleZone(t, pileOf(f));
    return done();
}
// CCG-SEARCH-05: before anything is shuffled the opponent may look through what was searched, too. CCG-SEARCH-06: not
// through a hand.
Seat verifyWho(Table& t, SearchFrame& f) {
    const bool failed = (f.flags & SearchFrame::kFailed) != 0 && t.s.pieces.size(pileOf(f)) > 0;
    return failed && (f.pile != kHand || !t.on("CCG-SEARCH-06"_rule)) ? opponentOf(f.seat) : kNobody;
}
void verifyOptions(Table&, SearchFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow verifyAnswer(Table& t, SearchFrame& f, Option o) {
    if (o.kind == OptionKind::yes)
        for (Piece p : t.s.pieces.in(pileOf(f))) reveal(t, p, static_cast<uint8_t>(1u << opponentOf(f.seat).index()));
    return next();
}
constexpr Step<Table> kSteps[] = {
    {"CCG-ZONE-LOOK-01", "look", act<look>()},
    {"CCG-TGT-IMP-18", "take", askWhich<takeWho, takeOptions, takeAnswer, whyNotTake>()},
    {"CCG-SEARCH-05", "verify", ask<verifyWho, verifyOptions, verifyAnswer>()},
    {partOf("CCG-SEARCH-08"), "reshuffle", act<reshuffle>()},
};

}  // namespace

Procedure<Table> searchProcedure() { return procedure<SearchFrame>("search", kSteps); }

bool maySearch(Table& t, const language::AbilityFrame& f, ZoneId pile) {
    if (!f.source.some() || !t.on("CCG-SEARCH-07"_rule)) return true;
    const FailedSearch wanted{defOf(t, f.source.piece).title, t.book().abilities[f.ability].number,
                              static_cast<uint8_t>(pile), f.controller, 0};
    for (const FailedSearch& x : t.s.failedSearches)
        if (x == wanted) return false;
    return true;
}

// The search stands below the action by which what it found deploys, or is being asked itself. What is aboard or on
// something goes to the place of that, too; a location is what the text says by itself.
bool isSentTo(Table& t, const ActionFrame& a, Piece goal) {
    if (a.sent == 0) return true;
    int at = t.at;
    while (at > 0 && t.s.core.stack[at].procedure != State::kSearch.id) --at;
    if (at == 0) return true;
    const SearchFrame& s = t.s.core.stack[at].as<SearchFrame>();
    const Piece place = goal == a.card.piece ? Piece{} : locationOf(t, goal);
    if (s.goal.some()) return goal == s.goal.piece || place == s.goal.piece;
    const language::AbilityFrame& f = t.s.core.stack[at - 1].as<language::AbilityFrame>();
    const language::Selector& selector = t.book().selectors[s.goals];
    return language::passes(t, f, s.goals, selector, goal) || (place.some() && language::matches(t, f, s.goals, place));
}

// Of a text that says where: the one pile in which its noun looks.
ZoneId searchedPile(const Table& t, int selector) {
    const language::Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    return static_cast<ZoneId>(__builtin_ctz(t.words().nouns[s.noun].word.zones));
}

bool hasCriteria(const Table& t, int selector) {
    const language::Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    if (t.words().nouns[s.noun].test != nullptr) return true;
    for (uint32_t k = s.first; k < s.first + s.filters; ++k) {
        const language::Filter& filter = t.book().filters[k];
        const bool owner = filter.word != language::kExpression &&
                           t.words().filters[filter.word].word.place == language::FilterPlace::owner;
        if (!owner) return true;
    }
    return false;
}

void search(Table& t, const language::AbilityFrame& f, const Search& wanted) {
    SearchFrame s;
    s.title = f.source.some() ? defOf(t, f.source.piece).title : uint16_t{0};
    s.function = t.book().abilities[f.ability].number;
    s.mode = wanted.mode;
    s.seat = f.controller;
    s.selector = static_cast<uint16_t>(wanted.selector);
    s.pile = searchedPile(t, wanted.selector);
    s.to = wanted.to;
    s.flags = s.pile == kReserveDeck ? SearchFrame::kReshuffles : SearchFrame::kOwnTime;
    if (wanted.free) s.flags |= SearchFrame::kFree;
    if (wanted.answered.some()) s.flags |= SearchFrame::kReacts;
    s.answered = wanted.answered;
    s.goal = wanted.goal;
    s.goals = static_cast<uint16_t>(wanted.goals);
    s.discount = static_cast<uint8_t>(std::min(wanted.discount, 99));
    t.call(State::kSearch, s, s.seat);
}

}  // namespace cantina::ccg
