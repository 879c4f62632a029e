// The rules of Pebbles: turn, play, bid, hurt, and its windows.
#include "tests/support/pebbles/game.h"

namespace cantina::pebbles {
namespace {

using namespace language;
using Flow = cantina::Flow;

const CardDef& defOf(Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }

void openWindow(Table& t, WindowId policy, const Event& e) {
    WindowFrame w;
    w.event = e;
    w.policy = policy;
    t.call(State::kWindow, w);
    // What waited for this comes before what answers it.
    if (policy == kAfterWindow) takeDelayed(t, e, [&](const AbilityFrame& f) { t.call(State::kAbility, f, f.controller); });
}

// --- requirements: legality, and read backwards the explanation

using Rule = Requirement<Table, Seat, Piece>;
bool isInHand(Table& t, Seat s, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, s}; }
bool canAfford(Table& t, Seat s, Piece p) { return t.s.pebbles[s.index()] >= defOf(t, p).whole(kCost); }
constexpr Rule kPlayRules[] = {
    {"PEB-PLAY-01", "it is not in your hand", isInHand},
    {"PEB-PLAY-02", "it costs more pebbles than you have", canAfford},
};
using UseRule = Requirement<Table, Seat, Piece, int>;
bool isYourCamper(Table& t, Seat s, Piece p, int) { return t.s.pieces.zoneOf(p) == Zone{kCamp, s}; }
bool isPayable(Table& t, Seat s, Piece p, int ability) {
    return payable(t, abilityFrame(t, ability, t.s.pieces.ref(p), s, {}));
}
bool isUnused(Table& t, Seat, Piece p, int ability) {
    return t.book().abilities[static_cast<size_t>(ability)].limit == 0 ||
           t.s.uses.count(t.s.pieces.ref(p), static_cast<uint16_t>(ability), 1) == 0;
}
constexpr UseRule kUseRules[] = {
    {"PEB-USE-01", "it is not in your camp", isYourCamper},
    {"PEB-USE-02", "its cost cannot be paid", isPayable},
    {"PEB-USE-03", "it was used this round", isUnused},
};

// --- the turn

Flow startRound(Table& t, TurnFrame& f) {
    f.passes = 0;
    f.turn = seatAt(t.s.round % t.seats());
    return next();
}
Seat turnWho(Table&, TurnFrame& f) { return f.turn; }
void turnOptions(Table& t, TurnFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, f.turn}))
        if (allHold(t, kPlayRules, f.turn, p)) out.add(optionAct(kPlay, p));
    for (Piece p : t.s.pieces.in({kCamp, f.turn}))
        forEachAbility(t, p, kAction, [&](Piece, int ability) {
            if (allHold(t, kUseRules, f.turn, p, ability)) out.add(optionAct(kUse, p, static_cast<uint16_t>(ability)));
        });
    out.add(optionPass());
}
void playCard(Table& t, Seat seat, Piece p) {
    const CardDef& def = defOf(t, p);
    t.s.pebbles[seat.index()] = static_cast<uint8_t>(t.s.pebbles[seat.index()] - def.whole(kCost));
    movePiece(t, p, {static_cast<uint8_t>(def.type == 1 ? kCamp : kDiscard), seat});
    Event e{kPlayed, seat, 0, t.s.pieces.ref(p), {}, {}};
    t.tell(e, "PEB-PLAY-03");
    openWindow(t, kAfterWindow, e);
    // The card's own text comes before what reacts to it: it is called last, so it runs first.
    for (int i = 0; i < def.abilities; ++i)
        if (t.book().abilities[static_cast<size_t>(def.first + i)].timing == kOnPlay)
            callAbility(t, def.first + i, t.s.pieces.ref(p), seat, e);
}
Flow turnAnswer(Table& t, TurnFrame& f, Option o) {
    Seat seat = f.turn;
    f.turn = t.nextSeat(seat);
    if (o.kind == OptionKind::pass) return ++f.passes >= t.seatsLeft() ? next() : again();
    f.passes = 0;
    if (o.verb == kPlay) {
        playCard(t, seat, o.piece);
    } else {
        if (t.book().abilities[o.detail].limit != 0 && !t.s.uses.note(t.s.pieces.ref(o.piece), o.detail, 1))
            t.fault(Fault::capacity);
        callAbility(t, o.detail, t.s.pieces.ref(o.piece), seat, {});
    }
    return again();
}
Flow bid(Table& t, TurnFrame&) {
    t.call(State::kBid, SecretFrame{});
    return next();
}
Flow endRound(Table& t, TurnFrame&) {
    t.s.uses.endPeriod(1);
    openWindow(t, kAfterWindow, Event{kRoundEnds, kNobody, 0, {}, {}, {}});
    endPeriod(t, kThisRound);
    return next();
}
Flow refresh(Table& t, TurnFrame&) {
    ++t.s.round;
    for (int i = 0; i < t.seats(); ++i) {
        t.s.pebbles[i] = static_cast<uint8_t>(std::min(60, t.s.pebbles[i] + 2));
        Piece p = t.s.pieces.top({kDeck, seatAt(i)});
        if (p.some()) movePiece(t, p, {kHand, seatAt(i)});
        for (Piece c : t.s.pieces.in({kCamp, seatAt(i)})) t.s.pieces.data(c).tired = 0;
    }
    if (t.s.round >= 12) t.end(0, kEndRounds);
    return restart();
}
constexpr Step<Table> kTurnSteps[] = {
    {"PEB-ROUND-01", "start", act<startRound>()},
    {"PEB-TURN-01", "turn", ask<turnWho, turnOptions, turnAnswer>()},
    {"PEB-BID-01", "bid", act<bid>()},
    {"PEB-ROUND-02", "end of round", act<endRound>()},
    {"PEB-ROUND-03", "refresh", act<refresh>()},
};

// --- the secret bid

void bidOptions(Table& t, SecretFrame& f, Options& out) {
    for (int n = 0; n <= t.s.pebbles[f.asked] && n <= 20; ++n) out.add(optionNumber(n));
}
Flow openBids(Table& t, SecretFrame& f) {
    int best = 0;
    bool tie = false;
    for (int i = 0; i < t.seats(); ++i) {
        t.s.pebbles[i] = static_cast<uint8_t>(t.s.pebbles[i] - f.choices[i]);
        tie = i > 0 && (f.choices[i] == f.choices[best] || (tie && f.choices[i] < f.choices[best]));
        if (f.choices[i] > f.choices[best]) best = i;
    }
    if (!tie && ++t.s.points[best] >= 3) t.end(static_cast<uint8_t>(1u << best), kEndPoints);
    return done();
}
// --- hurt: before, the hurt itself, after

Flow beforeHurt(Table& t, HurtFrame& f) {
    openWindow(t, kBeforeWindow, Event{kAboutToHurt, kNobody, f.amount, f.target, {}, f.source});
    return next();
}
Flow doHurt(Table& t, HurtFrame& f) {
    if (t.result().replaced() || !t.s.pieces.alive(f.target)) {
        t.outcome() = kNothingHappened;
        if (t.result().replaced()) t.outcome().flags = Result::kReplaced;
        return done();
    }
    PieceData& d = t.s.pieces.data(f.target.piece);
    d.hurt = static_cast<uint8_t>(std::min(255, d.hurt + f.amount));
    t.outcome().amount = f.amount;
    t.touch();
    Event e{kHurtDone, kNobody, f.amount, f.target, {}, f.source};
    t.tell(e, "PEB-HURT");
    openWindow(t, kAfterWindow, e);
    return next();
}
constexpr Step<Table> kHurtSteps[] = {{"PEB-HURT-01", "before", act<beforeHurt>()},
                                      {partOf("PEB-HURT-01"), "hurt", act<doHurt>()}};

// --- standing check: a camper hurt as much as its strength goes to the discard pile

bool fallen(Table& t) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kCamp, seatAt(i)}))
            if (t.s.pieces.data(p).hurt >= defOf(t, p).whole(kStrength)) {
                movePiece(t, p, {kDiscard, t.s.pieces.row(p).owner});
                return true;
            }
    return false;
}
constexpr StandingCheck<Table> kChecks[] = {{"PEB-FALL", "fallen", fallen}};

// --- windows

constexpr WindowPolicy kWindows[] = {
    {{"after", partOf("PEB-ANSWER")},
     Order::ownersFirst,
     "PEB-WIN-01",
     true,
     "PEB-WIN-02",
     "PEB-WIN-03",
     true,
     "PEB-WIN-04"},
    {{"before", partOf("PEB-ANSWER")}, Order::oneSeat, "PEB-WIN-05", false, "", "", false, ""},
};
Seat first(Table& t, const WindowFrame&) { return seatAt(t.s.round % t.seats()); }
void collect(Table& t, WindowFrame& w) {
    collectTriggers(t, w.event, w.policy == kBeforeWindow ? kBefore : kAfter, w.group);
}
bool belongs(Table&, const WindowFrame& w, const Trigger& trigger) { return trigger.group == w.group; }
void resolve(Table& t, WindowFrame&, const Trigger& trigger) { callTrigger(t, trigger); }
template <class Fn>
void eachReaction(Table& t, const WindowFrame& w, Seat seat, uint8_t zone, Fn fn) {
    for (Piece p : t.s.pieces.in({zone, seat}))
        forEachAbility(t, p, kReaction, [&](Piece, int ability) {
            PieceRef source = t.s.pieces.ref(p);
            if (window::isUsed(t, w, p, t.book().abilities[static_cast<size_t>(ability)].number)) return;
            if (zone == kHand && !canAfford(t, seat, p)) return;
            if (answersEvent(t, ability, source, seat, w.event) &&
                payable(t, abilityFrame(t, ability, source, seat, w.event)))
                fn(p, ability);
        });
}
bool mightAnswer(Table& t, const WindowFrame& w, Seat seat) {
    if (t.s.pieces.size({kHand, seat}) > 0 && someCardAnswers(t, kReaction, w.event.kind)) return true;
    bool any = false;
    eachReaction(t, w, seat, kCamp, [&](Piece, int) { any = true; });
    return any;
}
void answers(Table& t, const WindowFrame& w, Seat seat, Options& out) {
    for (uint8_t zone : {kHand, kCamp})
        eachReaction(t, w, seat, zone,
                     [&](Piece p, int ability) { out.add(optionAct(kReact, p, static_cast<uint16_t>(ability))); });
}
void answer(Table& t, WindowFrame& w, Seat seat, const Option& o) {
    Event e = w.event;
    if (t.s.pieces.isIn(o.piece, kHand)) {
        t.s.pebbles[seat.index()] = static_cast<uint8_t>(t.s.pebbles[seat.index()] - defOf(t, o.piece).whole(kCost));
        movePiece(t, o.piece, {kDiscard, seat});
    }
    callAbility(t, o.detail, t.s.pieces.ref(o.piece), seat, e);
}

constexpr RuleId kEndings[] = {"", "PEB-CONCEDE", "PEB-WIN-POINTS", "PEB-WIN-ROUNDS", "agreement"};
constexpr ZoneKind kZones[] = {
    {"deck", Sight::nobody, true, false},
    {"hand", Sight::owner, false, false},
    {"camp", Sight::everybody, true, true},
    {"discard", Sight::everybody, true, false},
};
const Procedure<Table> kProcedures[] = {
    abilityProcedure<Table>(),
    eachProcedure<Table>(),
    window::windowProcedure<Table>(),
    procedure<TurnFrame>("turn", kTurnSteps),
    procedure<SecretFrame>("bid", kSecretSteps<Table, bidOptions, openBids>),
    procedure<HurtFrame>("hurt", kHurtSteps),
};

int priorCopies(const Rulebook<State>&, Seat, const KnownDeck&, uint16_t, Zone) { return Prior<State>::kAnyNumber; }
bool priorFits(const Rulebook<State>&, uint16_t, Zone) { return true; }

}  // namespace

void hurt(Table& t, PieceRef target, PieceRef source, int amount) {
    t.call(State::kHurt, HurtFrame{target, source, static_cast<int16_t>(amount), 0});
}

Rulebook<State> Rules::rulebook() {
    Rulebook<State> r;
    r.procedures = kProcedures;
    r.checks = kChecks;
    r.zones = kZones;
    r.windows = kWindows;
    r.windowHooks = {first, first, collect, belongs, resolve, mightAnswer, answers, answer};
    r.endings = kEndings;
    r.words = &pebbles::words();
    return r;
}

Prior<State> Rules::prior() { return {nullptr, priorCopies, priorFits}; }

std::optional<Problem> Rules::create(Table& t, const Setup& setup) {
    for (size_t i = 0; i < setup.decks.size(); ++i) {
        Seat seat = seatAt(static_cast<int>(i));
        for (const DeckEntry& e : setup.decks[i].entries) {
            uint16_t def = t.book().find(e.card);
            if (def == 0) return Problem{"deck " + setup.decks[i].name, "no card '" + e.card + "' in the book", ""};
            for (int k = 0; k < e.count; ++k) (void)createPiece(t, def, seat, {kDeck, seat});
        }
        shuffleZone(t, {kDeck, seat});
        t.s.pebbles[i] = 5;
        for (int k = 0; k < 4; ++k)
            if (Piece p = t.s.pieces.top({kDeck, seat}); p.some()) movePiece(t, p, {kHand, seat});
    }
    t.call(State::kTurn, TurnFrame{});
    return std::nullopt;
}

Explanation Rules::explain(Table& t, Seat seat, const Option& o) {
    if (o.kind != OptionKind::act) return {};
    if (o.verb == kPlay) return firstFailing(t, kPlayRules, seat, o.piece);
    if (o.verb == kUse) return firstFailing(t, kUseRules, seat, o.piece, o.detail);
    return {};
}

void Rules::imaginable(Table& t, Seat seat, Options& out) {
    for (uint8_t zone : {kHand, kDiscard, kCamp})
        for (Piece p : t.s.pieces.in({zone, seat})) out.add(optionAct(kPlay, p));
    for (Piece p : t.s.pieces.in({kCamp, seat}))
        forEachAbility(t, p, kAction,
                       [&](Piece, int ability) { out.add(optionAct(kUse, p, static_cast<uint16_t>(ability))); });
}

static constexpr const char* kVerbs[] = {"?", "plays", "uses", "reacts with"};
std::span<const char* const> Rules::verbs() { return kVerbs; }

OptionWords Rules::words(Table& t, const Option& o) { return {kVerbs[o.verb & 3], pieceName(t, o.piece), ""}; }
std::string Rules::pieceName(Table& t, Piece p) { return t.book().title(t.s.pieces.row(p).def); }

}  // namespace cantina::pebbles
