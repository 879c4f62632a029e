// The turn: balance, refresh, draw, deployment, conflict, Force (LCG-TURN-01 to LCG-TURN-09, LCG-BAL-*, LCG-REF-*,
// LCG-DRW-*, LCG-FOR-*). Framework events and action windows alternate; actions are taken in the windows only.
#include "games/lcg/notes.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

constexpr int kStartingObjectives = 3;
constexpr int kForceCards = 3;

void enter(Table& t, PhaseId phase) {
    t.s.phase = phase;
    periodEnds(t, Until::endOfPhase);
    periodEnds(t, kUntilPlayedInPhase);
    t.s.uses.endPeriod(kLimitPhase);
}

// --- a phase ends, another begins

Flow phaseEnds(Table& t, PhaseFrame& f) {
    if (f.ends != PhaseFrame::kNone) happen(t, Event{kPhaseEnds, t.s.active, static_cast<int16_t>(f.ends + 1), {}, {}, {}});
    return next();
}
Flow phaseBegins(Table& t, PhaseFrame& f) {
    if (f.begins == PhaseFrame::kNone) return done();
    enter(t, static_cast<PhaseId>(f.begins));
    happen(t, Event{kPhaseBegins, t.s.active, static_cast<int16_t>(f.begins + 1), {}, {}, {}});
    return next();
}
constexpr Step<Table> kPhaseSteps[] = {
    {partOf("LCG-TURN-02"), "phase ends", act<phaseEnds>()},
    {partOf("LCG-TURN-02"), "phase begins", act<phaseBegins>()},
};

// Mostly nobody has words for that.
bool isQuiet(Table& t, uint8_t ends, uint8_t begins) {
    const auto& masks = t.book().notes.masks;
    uint64_t inHands = 0;
    for (uint8_t policy : {kInterrupts, kReactions}) inHands |= heardInHands(t, policy);
    const uint64_t begun = t.s.begun | (((inHands >> kPhaseBegins) & 1) != 0 ? masks[kPhasesAsked] : 0);
    const uint64_t ended = t.s.ended | (((inHands >> kPhaseEnds) & 1) != 0 ? masks[kPhasesAsked + 1] : 0);
    if (begins != PhaseFrame::kNone && ((begun >> begins) & 1) != 0) return false;
    if (ends != PhaseFrame::kNone && ((ended >> ends) & 1) != 0) return false;
    const auto& noted = t.book().firstHappening;
    if (noted[kPhaseBegins] != 0 || noted[kPhaseEnds] != 0) return false;
    return t.s.delayed.empty() && !t.rules.switches.any();
}
// A text may leave out a phase of this turn: the step behind it.
constexpr const char* kBehind[] = {"refresh begins",  "draw",         "deployment begins",
                                   "conflict begins", "force begins", "force ends"};
bool isSkipped(Table& t, PhaseId phase) { return ((t.s.skipped >> phase) & 1) != 0; }
template <PhaseId kTo, auto then>
Flow begin(Table& t, TurnFrame& f) {
    constexpr bool kFirst = kTo == kBalancePhase;  // the last one ended with its turn
    if (isSkipped(t, kTo)) return skipTo(kBehind[kTo]);
    const uint8_t ends = kFirst ? PhaseFrame::kNone : static_cast<uint8_t>(t.s.phase);
    if (isQuiet(t, ends, kTo)) {
        enter(t, kTo);
        return onward<then>(t, f);
    }
    t.call(State::kPhase, PhaseFrame{ends, kTo, {}});
    return next();
}

// The steps that mostly follow at once.
Flow beginBalance(Table& t, TurnFrame& f);
Flow beginRefresh(Table& t, TurnFrame& f);
Flow beginDraw(Table& t, TurnFrame& f);
Flow beginDeployment(Table& t, TurnFrame& f);
Flow beginConflict(Table& t, TurnFrame& f);
Flow beginForce(Table& t, TurnFrame& f);
Flow balance(Table& t, TurnFrame& f);
Flow removeFocus(Table& t, TurnFrame& f);
Flow removeShields(Table& t, TurnFrame& f);
Flow replaceObjectives(Table& t, TurnFrame& f);
Flow refreshed(Table& t, TurnFrame& f);
Flow actions(Table& t, TurnFrame& f);
Flow deployment(Table& t, TurnFrame& f);
Flow startConflict(Table& t, TurnFrame& f);
Flow startForce(Table& t, TurnFrame& f);
Flow struggle(Table& t, TurnFrame& f);
Flow afterStruggle(Table& t, TurnFrame& f);
Flow endTurn(Table& t, TurnFrame& f);
Flow nextTurn(Table& t, TurnFrame& f);

Flow begins(Table& t, TurnFrame& f) {
    t.turnBegins(t.s.active);
    happen(t, Event{kTurnBegins, t.s.active, 0, {}, {}, {}});
    return onward<beginBalance>(t, f);
}

// --- balance phase

// LCG-BAL-03: the light side deals 1 damage to a dark side objective of its choice.
Seat balanceWho(Table& t, TurnFrame&) {
    bool deals = t.s.active == kLight && t.s.balance == kLight && t.s.pieces.size({kObjectives, kDark}) > 0;
    return deals ? kLight : kNobody;
}
// LCG-BAL-01, LCG-BAL-02: the dial advances in the dark side's turn, by 2 with the Balance of the Force.
// LCG-BAL-04: not in the light side's turn. (Off: there too, by 1.)
Flow balance(Table& t, TurnFrame& f) {
    bool more = t.s.balance == kDark && t.on("LCG-BAL-02"_rule);
    if (t.s.active == kDark) advanceDial(t, more ? 2 : 1, more ? "LCG-BAL-02" : "LCG-BAL-01");
    if (t.s.active == kLight && !t.on("LCG-BAL-04"_rule)) advanceDial(t, 1);
    return onwardPast<balanceWho, beginRefresh>(t, f);
}
constexpr Requirement<Table, const TurnFrame&, Piece> kBalanceTargets[] = {
    {"LCG-BAL-03", "it is no objective of the dark side",
     [](Table& t, const TurnFrame&, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kObjectives, kDark}; }},
};
void balanceOptions(Table& t, TurnFrame&, Options& out) {
    for (Piece p : t.s.pieces.in({kObjectives, kDark})) out.add(optionPiece(p));
}
Flow balanceAnswer(Table& t, TurnFrame&, Option o) {
    deal(t, t.s.pieces.ref(o.piece), {}, kLight, 1);
    return next();
}

// --- refresh phase

template <class Fn>
void eachOwnCard(Table& t, Fn fn) {
    for (uint8_t kind : {kUnits, kObjectives, kSupport})
        for (Piece p : t.s.pieces.in({kind, t.s.active})) fn(p);
}

// LCG-REF-01, LCG-TURN-05, LCG-KW-ELI-01: one focus token from each card, one more with elite; not in the light side's first
// turn.
Flow removeFocus(Table& t, TurnFrame& f) {
    if (t.s.active == kLight && t.s.turns == 1 && t.on("LCG-TURN-05"_rule)) return next();
    eachOwnCard(t, [&](Piece p) {
        const int focus = t.s.pieces.data(p).focus;
        if (focus == 0 || isForbidden(t, {.what = kNoRefreshing, .of = p, .by = t.s.active})) return;
        int off = 1 + (t.on("LCG-KW-ELI-01"_rule) ? keyword(t, p, kStatElite) : 0);
        // LCG-REF-04: what had two still has one. (Off: all go.)
        if (!t.on("LCG-REF-04"_rule)) off = focus;
        edit(t, p)->focus = static_cast<uint8_t>(std::max(0, focus - off)) & 63u;
    });
    // LCG-DMG-08: damage stays. (Off: it goes with the focus tokens.)
    if (!t.on("LCG-DMG-08"_rule)) eachOwnCard(t, [&](Piece p) { edit(t, p)->damage = 0; });
    return onward<removeShields>(t, f);
}
// LCG-REF-02
Flow removeShields(Table& t, TurnFrame& f) {
    eachOwnCard(t, [&](Piece p) {
        if (t.s.pieces.data(p).shields != 0) edit(t, p)->shields = 0;
    });
    return onward<replaceObjectives>(t, f);
}
// LCG-REF-03: objectives are replaced one after the other.
Flow replaceObjectives(Table& t, TurnFrame& f) {
    Seat seat = t.s.active;
    if (t.s.pieces.size({kObjectives, seat}) >= kStartingObjectives) return onward<refreshed>(t, f);
    Piece p = t.s.pieces.top({kObjectiveDeck, seat});
    if (!p.some()) {
        if (t.on("LCG-WIN-03"_rule)) t.end(static_cast<uint8_t>(1u << other(seat).index()), kEndEmptyDeck);
        return next();
    }
    movePiece(t, p, {kObjectives, seat});
    happen(t, Event{kEntersPlay, seat, Came::as(kRevealedIntoPlay, kObjectiveDeck), t.s.pieces.ref(p), {}, {}});
    return again();
}
// LCG-ERR-03: "after you refresh" comes after the third step.
Flow refreshed(Table& t, TurnFrame& f) {
    happen(t, Event{kRefreshes, t.s.active, 0, {}, {}, {}});
    return onward<actions>(t, f);
}

// --- draw phase

// LCG-DRW-01: one card may be discarded first.
Seat discardWho(Table& t, TurnFrame&) { return t.s.pieces.size({kHand, t.s.active}) > 0 ? t.s.active : kNobody; }
bool isInActiveHand(Table& t, const TurnFrame&, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, t.s.active}; }
constexpr Requirement<Table, const TurnFrame&, Piece> kDiscards[] = {
    {"LCG-DRW-01", "it is not in your hand", isInActiveHand},
};
constexpr Requirement<Table, const TurnFrame&, Piece> kExcessDiscards[] = {
    {"LCG-DRW-03", "it is not in your hand", isInActiveHand},
};
void discardOptions(Table& t, TurnFrame&, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, t.s.active})) out.add(optionAct(kActDiscard, p));
    out.add(optionPass());
}
void discard(Table& t, Piece p) {
    movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner}, Where::top);
    happen(t, Event{kIsDiscarded, t.s.active, 0, t.s.pieces.ref(p), {}, {}});
}
Flow draw(Table& t, TurnFrame& f);
Flow discardAnswer(Table& t, TurnFrame& f, Option o) {
    if (o.kind != OptionKind::pass) discard(t, o.piece);
    return onward<draw>(t, f);
}
// LCG-DRW-03: down to the reserve value.
Seat excessWho(Table& t, TurnFrame&) {
    return t.s.pieces.size({kHand, t.s.active}) > reserve(t, t.s.active) ? t.s.active : kNobody;
}
// LCG-DRW-02, LCG-DSR-01: up to the reserve value, one card at a time.
Flow draw(Table& t, TurnFrame& f) {
    int most = reserve(t, t.s.active);
    while (t.s.core.over == 0 && t.s.pieces.size({kHand, t.s.active}) < most) {
        if (isForbidden(t, {.what = kNoDrawing, .seat = t.s.active, .by = t.s.active})) break;
        if (t.s.pieces.size({kCommandDeck, t.s.active}) == 0 && !t.on("LCG-WIN-03"_rule)) break;
        if (drawCard(t, t.s.active)) return again();
    }
    return onwardPast<excessWho, actions>(t, f);
}
void excessOptions(Table& t, TurnFrame&, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, t.s.active})) out.add(optionAct(kActDiscard, p));
}
Flow excessAnswer(Table& t, TurnFrame&, Option o) {
    discard(t, o.piece);
    return again();
}

// LCG-TURN-06: three times in a turn.
Flow actions(Table& t, TurnFrame&) {
    openActions(t);
    return next();
}

// --- deployment phase (LCG-TURN-07: playing a card is an action of its window)

Flow deployment(Table& t, TurnFrame& f) {
    openActions(t);
    return onward<beginConflict>(t, f);
}

// --- conflict phase

// The first line holds for all that lie there.
constexpr Requirement<Table, const TurnFrame&, Piece> kObjectivesToEngage[] = {
    {"LCG-CON-01", "it is no objective of your opponent's",
     [](Table& t, const TurnFrame&, Piece p) {
         return t.s.pieces.zoneOf(p) == Zone{kObjectives, other(t.s.active)} || opensDial(t, t.s.active, p);
     }},
    {partOf("LCG-CON-01"), "a card says that it cannot be engaged",
     [](Table& t, const TurnFrame&, Piece p) { return !isForbidden(t, {.what = kNoEngaging, .of = p, .by = t.s.active}); }},
    {partOf("LCG-CON-04"), "no unit of yours can attack it",
     [](Table& t, const TurnFrame&, Piece p) { return hasAttackerOf(t, t.s.active, p); }},
    {"LCG-CON-03", "it was engaged in this turn",
     [](Table& t, const TurnFrame&, Piece p) {
         if (isDial(t, p)) return (t.s.played & kDialEngaged) == 0;
         return (t.s.pieces.data(p).flags & PieceData::kEngaged) == 0;
     }},
};
bool mayBeEngaged(Table& t, const TurnFrame& f, Piece p) { return holdsAt<kObjectivesToEngage, 3, 1, 2>(t, f, p); }
// LCG-CON-01, LCG-TURN-04: each enemy objective once per turn; not in the dark side's first turn.
Seat engageWho(Table& t, TurnFrame& f) {
    if (t.s.turns == 0 && t.on("LCG-TURN-04"_rule)) return kNobody;
    if (!hasAttacker(t, t.s.active)) return kNobody;
    for (Piece p : t.s.pieces.in({kObjectives, other(t.s.active)}))
        if (mayBeEngaged(t, f, p)) return t.s.active;
    Piece dial = dialOpenedBy(t, t.s.active);
    return dial.some() && mayBeEngaged(t, f, dial) ? t.s.active : kNobody;
}
// LCG-TURN-02: the six phases. (Off: the conflict phase is left out.)
Flow startConflict(Table& t, TurnFrame& f) {
    return t.on("LCG-TURN-02"_rule) ? onwardPast<engageWho, beginForce>(t, f) : skipTo("force begins");
}
void engageOptions(Table& t, TurnFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kObjectives, other(t.s.active)}))
        if (mayBeEngaged(t, f, p)) out.add(optionAct(kActEngage, p));
    Piece dial = dialOpenedBy(t, t.s.active);
    if (dial.some() && mayBeEngaged(t, f, dial)) out.add(optionAct(kActEngage, dial));
    out.add(optionPass());
}
Flow engageAnswer(Table& t, TurnFrame& turn, Option o) {
    if (o.kind == OptionKind::pass) return onward<beginForce>(t, turn);
    EngagementFrame f;
    f.objective = t.s.pieces.ref(o.piece);
    f.attacker = f.turn = t.s.active;
    t.call(State::kEngagement, f, t.s.active);
    return again();
}

// --- Force phase

bool isCommitted(Table& t, Piece p) { return (t.s.pieces.data(p).flags & PieceData::kCommitted) != 0; }
int committed(Table& t, Seat seat) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kUnits, seat})) n += isCommitted(t, p) ? 1 : 0;
    return n;
}
bool mayCommit(Table& t, Piece p) { return !isForbidden(t, {.what = kNoCommitting, .of = p, .by = t.s.active}); }
bool anyToCommit(Table& t) {
    for (Piece p : t.s.pieces.in({kUnits, t.s.active}))
        if (!isCommitted(t, p) && mayCommit(t, p)) return true;
    return false;
}
// LCG-FOR-01, LCG-FOR-02, LCG-FOR-03, LCG-CARD-13: one of three Force cards for each.
Seat commitWho(Table& t, TurnFrame&) {
    int units = committed(t, t.s.active);
    int cards = !t.on("LCG-SET-01"_rule) ? 0 : t.on("LCG-FOR-02"_rule) ? kForceCards : 100;
    if (units >= cards || units >= t.s.pieces.size({kUnits, t.s.active})) return kNobody;
    return !t.s.speakOf(kNoCommitting) || anyToCommit(t) ? t.s.active : kNobody;
}
Flow startForce(Table& t, TurnFrame& f) {
    // LCG-TURN-09: commitment and struggle come before the window. (Off: the window comes first.)
    if (!t.on("LCG-TURN-09"_rule)) return openActions(t), next();
    return onwardPast<commitWho, struggle>(t, f);
}
// LCG-FOR-02: one Force card under each.
constexpr Requirement<Table, const TurnFrame&, Piece> kUnitsToCommit[] = {
    {"LCG-FOR-01", "it is no unit of yours",
     [](Table& t, const TurnFrame&, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kUnits, t.s.active}; }},
    {partOf("LCG-FOR-02"), "it is committed to the Force already",
     [](Table& t, const TurnFrame&, Piece p) { return !isCommitted(t, p); }},
    {partOf("LCG-FOR-01"), "a card says that it cannot be committed",
     [](Table& t, const TurnFrame&, Piece p) { return mayCommit(t, p); }},
};
void commitOptions(Table& t, TurnFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kUnits, t.s.active}))
        if (holdsAt<kUnitsToCommit, 1, 2>(t, f, p)) out.add(optionAct(kActCommit, p));
    out.add(optionPass());
}
Flow commitAnswer(Table& t, TurnFrame& f, Option o) {
    if (o.kind == OptionKind::pass) return onward<struggle>(t, f);
    happen(t, Event{kCommitsToForce, t.s.active, 0, t.s.pieces.ref(o.piece), {}, {}});
    return askedOn<commitWho, struggle>(t, f);
}
// LCG-FOR-06, LCG-FOR-08: ready committed units count; on a tie nothing changes.
// LCG-FOR-09: in every turn. (Off: only in the dark side's.)
Flow struggle(Table& t, TurnFrame& f) {
    if (t.s.active == kLight && !t.on("LCG-FOR-09"_rule)) return next();
    int icons[2] = {};
    t.s.played |= kStruggling;
    for (Seat s : {kDark, kLight}) {
        icons[s.index()] = total(t, s, kStatStruggle);
        for (Piece p : t.s.pieces.in({kUnits, s}))
            if (isCommitted(t, p) && isReady(t, p)) icons[s.index()] += value(t, p, kForce);
    }
    if (icons[0] != icons[1]) t.s.balance = icons[0] > icons[1] ? kDark : kLight;
    // (Off: on a tie it goes to the active player.)
    if (icons[0] == icons[1] && !t.on("LCG-FOR-08"_rule)) t.s.balance = t.s.active;
    t.s.played &= static_cast<uint8_t>(~kStruggling);
    periodEnds(t, kEndOfStruggle);
    t.tell(Event{kStruggleCounted, t.s.balance, static_cast<int16_t>(icons[0] * 256 + icons[1]), {}, {}, {}}, "LCG-FOR-06");
    const auto margin = static_cast<int16_t>(std::abs(icons[0] - icons[1]));
    happen(t, Event{kWinsStruggle, t.s.balance, margin, {}, {}, {}});
    return onward<afterStruggle>(t, f);
}
Flow afterStruggle(Table& t, TurnFrame& f) { return t.on("LCG-TURN-09"_rule) ? actions(t, f) : next(); }

// --- end of the turn

Flow beginBalance(Table& t, TurnFrame& f) { return begin<kBalancePhase, balance>(t, f); }
Flow beginRefresh(Table& t, TurnFrame& f) { return begin<kRefreshPhase, removeFocus>(t, f); }
Flow beginDraw(Table& t, TurnFrame&) {
    if (isSkipped(t, kDrawPhase)) return skipTo(kBehind[kDrawPhase]);
    if (isQuiet(t, static_cast<uint8_t>(t.s.phase), kDrawPhase))
        enter(t, kDrawPhase);
    else
        t.call(State::kPhase, PhaseFrame{static_cast<uint8_t>(t.s.phase), kDrawPhase, {}});
    return next();
}
Flow beginDeployment(Table& t, TurnFrame& f) { return begin<kDeploymentPhase, deployment>(t, f); }
Flow beginConflict(Table& t, TurnFrame& f) { return begin<kConflictPhase, startConflict>(t, f); }
Flow beginForce(Table& t, TurnFrame& f) { return begin<kForcePhase, startForce>(t, f); }
Flow endForce(Table& t, TurnFrame& f) {
    if (isQuiet(t, static_cast<uint8_t>(t.s.phase), PhaseFrame::kNone)) return onward<endTurn>(t, f);
    t.call(State::kPhase, PhaseFrame{static_cast<uint8_t>(t.s.phase), PhaseFrame::kNone, {}});
    return next();
}

Flow endTurn(Table& t, TurnFrame& f) {
    happen(t, Event{kTurnEnds, t.s.active, 0, {}, {}, {}});
    return onward<nextTurn>(t, f);
}
// What lasts until the end of the next turn lasts for one turn more; so does what waits, which notes it in its number.
void endTurnsEffects(Table& t) {
    periodEnds(t, Until::endOfTurn);
    periodEnds(t, kUntilPlayed);
    language::renamePeriod(t, static_cast<int>(kEndOfNextTurn), static_cast<int>(Until::endOfTurn));
    for (int i = t.s.delayed.size() - 1; i >= 0; --i) {
        language::Delayed& d = t.s.delayed[i];
        const bool next = language::periodOf(t.book(), d.ability, d.pc) == static_cast<int>(kEndOfNextTurn);
        if (next && d.number++ != 0) t.s.delayed.removeAt(i);
    }
}
Flow nextTurn(Table& t, TurnFrame&) {
    endTurnsEffects(t);
    t.s.uses.endPeriod(kLimitTurn);
    t.s.uses.endPeriod(kLimitTitle);
    t.s.played = 0;
    t.s.skipped = 0;
    for (Piece p : t.s.pieces.in({kObjectives, other(t.s.active)}))
        if ((t.s.pieces.data(p).flags & PieceData::kEngaged) != 0)
            edit(t, p)->flags &= static_cast<uint8_t>(~PieceData::kEngaged);
    t.s.turns = static_cast<uint8_t>(std::min(250, t.s.turns + 1));
    t.s.active = other(t.s.active);
    return restart();
}

constexpr Step<Table> kSteps[] = {
    {partOf("LCG-TURN-02"), "turn begins", act<begins>()},
    {partOf("LCG-TURN-02"), "balance begins", act<beginBalance>()},
    {"LCG-BAL-01", "balance", act<balance>()},
    {"LCG-BAL-03", "balance damage", askFrom<balanceWho, balanceOptions, balanceAnswer, kBalanceTargets>()},
    {partOf("LCG-TURN-02"), "refresh begins", act<beginRefresh>()},
    {"LCG-REF-01", "refresh", act<removeFocus>()},
    {"LCG-REF-02", "remove shields", act<removeShields>()},
    {"LCG-REF-03", "replace objectives", act<replaceObjectives>()},
    {"LCG-ERR-03", "refreshed", act<refreshed>()},
    {"LCG-TURN-06", "actions after refreshing", act<actions>()},
    {partOf("LCG-TURN-02"), "draw", act<beginDraw>()},
    {"LCG-DRW-01", "discard a card", askFrom<discardWho, discardOptions, discardAnswer, kDiscards>()},
    {"LCG-DRW-02", "draw cards", act<draw>()},
    {"LCG-DRW-03", "discard down", askFrom<excessWho, excessOptions, excessAnswer, kExcessDiscards>()},
    {"LCG-TURN-06", "actions after drawing", act<actions>()},
    {partOf("LCG-TURN-02"), "deployment begins", act<beginDeployment>()},
    {"LCG-TURN-07", "deployment", act<deployment>()},
    {partOf("LCG-TURN-02"), "conflict begins", act<beginConflict>()},
    {partOf("LCG-TURN-02"), "conflict", act<startConflict>()},
    {"LCG-CON-01", "engage", askFrom<engageWho, engageOptions, engageAnswer, kObjectivesToEngage>()},
    {partOf("LCG-TURN-02"), "force begins", act<beginForce>()},
    {partOf("LCG-TURN-02"), "force", act<startForce>()},
    {"LCG-FOR-01", "commit", askFrom<commitWho, commitOptions, commitAnswer, kUnitsToCommit>()},
    {"LCG-FOR-06", "Force struggle", act<struggle>()},
    {"LCG-TURN-06", "actions after the struggle", act<afterStruggle>()},
    {partOf("LCG-TURN-02"), "force ends", act<endForce>()},
    {partOf("LCG-TURN-02"), "end of turn", act<endTurn>()},
    {partOf("LCG-TURN-01"), "next turn", act<nextTurn>()},
};

}  // namespace

bool isEngageable(Table& t, Piece p) { return controllerOf(t, p) == other(t.s.active) && mayBeEngaged(t, TurnFrame{}, p); }

bool mayBeCommitted(Table& t, Piece p) {
    const Seat seat = controllerOf(t, p);
    return t.s.pieces.isIn(p, kUnits) && !isCommitted(t, p) && committed(t, seat) < kForceCards &&
           !isForbidden(t, {.what = kNoCommitting, .of = p, .by = seat});
}

const Procedure<Table> kTurnProcedure = procedure<TurnFrame>("turn", kSteps);
const Procedure<Table> kPhaseProcedure = procedure<PhaseFrame>("phase", kPhaseSteps);

}  // namespace cantina::lcg
