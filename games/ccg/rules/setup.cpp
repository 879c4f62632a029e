// The start of the game: starting cards, shuffling, starting hands. Holds CCG-SETUP-*, CCG-INT-START-*. How one starting
// card is resolved and judged is in rules/starting.cpp.
//
// Each player chooses in secret from his own deck, which he may look through now; what was chosen is then shown together.
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/starting.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;
using namespace language;

namespace {

constexpr int kStartingHand = 8;

// CCG-SETUP-01: starting cards come first, in a time of its own.
Flow look(Table& t, SetupFrame&) {
    t.s.phase = kSettingUp;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kReserveDeck, seatAt(seat)})) reveal(t, p, static_cast<uint8_t>(1u << seat));
    return next();
}
// CCG-SETUP-07: Starting Effects, then locations and Objectives, then Starting Interrupts.
Flow inOrder(Table&, SetupFrame&) { return skipTo("Starting Effect"); }
Flow outOfOrder(Table&, SetupFrame&) { return skipTo("starting location"); }

// Each player is asked, whatever his deck holds: that he was not asked would tell the other player.
Seat eachInTurn(Table&, SetupFrame& f) { return f.asked < 2 ? seatAt(f.asked) : kNobody; }
Flow choose(Table&, SetupFrame& f, Option o) {
    f.chosen[f.asked++] = o.kind == OptionKind::piece ? o.piece : Piece{};
    return again();
}
template <class Fits>
void deckOptions(Table& t, Seat seat, Options& out, Fits fits) {
    for (Piece p : t.s.pieces.in({kReserveDeck, seat}))
        if (fits(p) && isFirstCopy(t, seat, p)) out.add(optionPiece(p));
}
template <class Fits>
Explanation whyNotInDeck(Table& t, Seat seat, Piece p, const char* otherwise, Fits fits) {
    if (!(t.s.pieces.zoneOf(p) == Zone{kReserveDeck, seat})) return {"", "it is not in your Reserve Deck"};
    if (!fits(p)) return {"", otherwise};
    if (!isFirstCopy(t, seat, p)) return {"", "another copy of it stands for it, or it was refused"};
    return {};
}
// What was chosen lies open; it is resolved where cards being played lie.
void open(Table& t, SetupFrame& f) {
    for (int i = 0; i < 2; ++i)
        if (f.chosen[i].some()) movePiece(t, f.chosen[i], {kPlaying, seatAt(i)});
    f.asked = f.resolving = 0;
}
// One card after the other. `first`: the rule by which the player who goes first comes first.
Flow resolveEach(Table& t, SetupFrame& f, const RuleId& first) {
    if (f.resolving != 0) {
        int done = f.resolving - 1;
        judgeStarting(t, f.chosen[done], seatAt(done), t.result().inFull());
        if (!t.s.pieces.isIn(f.chosen[done], kPlaying)) f.chosen[done] = {};
        f.resolving = 0;
    }
    if (f.asked >= 2) return f.asked = 0, next();
    int which = t.on(first) ? f.asked : 1 - f.asked;
    ++f.asked;
    Piece p = f.chosen[which];
    if (!p.some() || !t.s.pieces.isIn(p, kPlaying)) return again();
    t.self().result = Result{};
    f.resolving = static_cast<uint8_t>(which + 1);
    resolveStarting(t, p, seatAt(which));
    return again();
}

// --- Starting Effects (CCG-SETUP-02/08)

void effectOptions(Table& t, SetupFrame& f, Options& out) {
    deckOptions(t, seatAt(f.asked), out, [&](Piece p) { return isStartingEffect(t, p); });
    out.add(optionDone());
}
Explanation whyNotEffect(Table& t, SetupFrame& f, Piece p) {
    return whyNotInDeck(t, seatAt(f.asked), p, "it is no Starting Effect", [&](Piece x) { return isStartingEffect(t, x); });
}
Flow showEffects(Table& t, SetupFrame& f) {
    open(t, f);
    return next();
}
Flow resolveEffects(Table& t, SetupFrame& f) { return resolveEach(t, f, "CCG-SETUP-08"_rule); }

// --- starting locations and Objectives

// CCG-SETUP-04: whoever has an Objective starts with it.
bool mayStart(Table& t, Seat seat, Piece p) {
    bool objective = false;
    for (Piece q : t.s.pieces.in({kReserveDeck, seat})) objective = objective || isType(t, q, kObjective);
    if (isType(t, p, kObjective)) return factOf(t, p, kFace) == 0;
    return mayBeStartingLocation(t, p) && (!objective || !t.on("CCG-SETUP-04"_rule));
}
void locationOptions(Table& t, SetupFrame& f, Options& out) {
    Seat seat = seatAt(f.asked);
    deckOptions(t, seat, out, [&](Piece p) { return mayStart(t, seat, p); });
    if (out.size() == 0) out.add(optionDone());  // CCG-SETUP-LOC-03: he starts without one
}

Explanation whyNotLocation(Table& t, SetupFrame& f, Piece p) {
    const Seat seat = seatAt(f.asked);
    return whyNotInDeck(t, seat, p, "it cannot be a starting location", [&](Piece x) { return mayStart(t, seat, x); });
}

// CCG-SETUP-09: both are shown at once.
Flow showBoth(Table& t, SetupFrame& f) {
    for (Piece p : f.chosen)
        if (p.some()) reveal(t, p);
    f.asked = f.refused = 0;
    return next();
}
bool areSame(Table& t, const SetupFrame& f) {
    return f.chosen[0].some() && f.chosen[1].some() && isType(t, f.chosen[0], kLocation) &&
           defOf(t, f.chosen[0]).titleHash == defOf(t, f.chosen[1]).titleHash;
}
// CCG-SETUP-15: of the same location Dark says first whether his is converted, then Light.
Seat convertWho(Table& t, SetupFrame& f) {
    if (!areSame(t, f) || f.asked >= 2) return kNobody;
    return seatAt(f.asked);
}
void convertOptions(Table&, SetupFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow convertAnswer(Table&, SetupFrame& f, Option o) {
    if (o.kind == OptionKind::yes) return next();
    f.refused = static_cast<uint8_t>(f.refused | 1u << f.asked);
    ++f.asked;
    return again();
}
// CCG-SETUP-16: if both refuse, both choose again. CCG-SETUP-GEN-03: what is set aside counts as part of the deck.
Flow chooseAgain(Table& t, SetupFrame& f) {
    for (int i = 0; i < 2; ++i) {
        if (t.on("CCG-SETUP-GEN-03"_rule))
            t.s.pieces.data(f.chosen[i]).flags |= PieceData::kRefused;
        else
            movePiece(t, f.chosen[i], {kPlaying, seatAt(i)});
        f.chosen[i] = {};
    }
    f.asked = f.refused = 0;
    return skipTo("starting location");
}
// CCG-SETUP-17: where the one that is there may not be converted, the other goes out of play.
void startAt(Table& t, Piece location, Seat seat) {
    if (isUnconvertible(t, location) && t.on("CCG-SETUP-17"_rule)) return movePiece(t, location, {kOutOfPlay, seat});
    putOnTable(t, location, seat, {});
}
void placeLocations(Table& t, SetupFrame& f) {
    bool lightFirst = areSame(t, f) && f.refused == 1;  // Light's is converted
    for (int k = 0; k < 2; ++k) {
        int i = lightFirst ? 1 - k : k;
        if (!f.chosen[i].some() || !isType(t, f.chosen[i], kLocation)) continue;
        startAt(t, f.chosen[i], seatAt(i));
        f.chosen[i] = {};
    }
}
Flow placeBoth(Table& t, SetupFrame& f) {
    if (areSame(t, f) && f.refused == 3 && t.on("CCG-SETUP-16"_rule)) return chooseAgain(t, f);
    // CCG-SETUP-10: a starting location comes before the other player's Objective.
    if (t.on("CCG-SETUP-10"_rule)) placeLocations(t, f);
    for (int i = 0; i < 2; ++i)
        if (f.chosen[i].some() && isType(t, f.chosen[i], kObjective))
            movePiece(t, f.chosen[i], {t.on("CCG-DBL-OBJ-01"_rule) ? kPlaying : kTable, seatAt(i)});
    f.asked = f.resolving = 0;
    return next();
}
// CCG-SETUP-13: of two Objectives the first player's comes first.
Flow objectives(Table& t, SetupFrame& f) { return resolveEach(t, f, "CCG-SETUP-13"_rule); }
Flow lateLocations(Table& t, SetupFrame& f) {
    if (!t.on("CCG-SETUP-10"_rule)) placeLocations(t, f);
    f.chosen[0] = f.chosen[1] = {};
    return next();
}
// CCG-SETUP-06: what may not be in the Life Force starts by its own text.
Flow ownTexts(Table& t, SetupFrame& f) {
    for (; f.asked < 2; ++f.asked)
        for (Piece p : t.s.pieces.in({kReserveDeck, seatAt(f.asked)}))
            if (isBarredFromLifeForce(t, p) && hasStartingText(t, p) && !isType(t, p, kObjective)) {
                movePiece(t, p, {kPlaying, seatAt(f.asked)});
                resolveStarting(t, p, seatAt(f.asked));
                return again();
            }
    f.asked = 0;
    return next();
}
// CCG-SETUP-18: what could not be deployed goes out of play.
Flow leftOver(Table& t, SetupFrame&) {
    for (ZoneId zone : {kReserveDeck, kPlaying})
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p = t.s.pieces.top({zone, seatAt(seat)}); p.some();) {
                Piece after = t.s.pieces.after(p);
                if (isBarredFromLifeForce(t, p)) movePiece(t, p, {kOutOfPlay, seatAt(seat)});
                p = after;
            }
    return next();
}

// --- Starting Interrupts (CCG-SETUP-05/19)

Seat interruptWho(Table& t, SetupFrame& f) {
    return t.on("CCG-INT-START-01"_rule) ? eachInTurn(t, f) : kNobody;  // each player may play one
}
void interruptOptions(Table& t, SetupFrame& f, Options& out) {
    deckOptions(t, seatAt(f.asked), out,
                [&](Piece p) { return isStartingInterrupt(t, p) && meetsStart(t, p, seatAt(f.asked)); });
    out.add(optionDone());
}
Explanation whyNotInterrupt(Table& t, SetupFrame& f, Piece p) {
    const Seat seat = seatAt(f.asked);
    const Explanation e =
        whyNotInDeck(t, seat, p, "it is no Starting Interrupt", [&](Piece x) { return isStartingInterrupt(t, x); });
    if (!e.legal() || meetsStart(t, p, seat)) return e;
    return {partOf("CCG-ACT-COND-01"), "what its text asks for does not hold"};
}
Flow showInterrupts(Table& t, SetupFrame& f) {
    open(t, f);
    return next();
}
// CCG-SETUP-19, CCG-INT-START-02: the player who goes first resolves his first.
Flow resolveNext(Table& t, SetupFrame& f) { return resolveEach(t, f, "CCG-INT-START-02"_rule); }
// CCG-SETUP-EX-04: one that says where it goes is there already.
Flow putAway(Table& t, SetupFrame& f) {
    f.chosen[0] = f.chosen[1] = {};
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p; (p = t.s.pieces.top({kPlaying, seatAt(seat)})).some();) movePiece(t, p, {kReserveDeck, seatAt(seat)});
    return next();
}

// --- the rest

Flow shuffle(Table& t, SetupFrame&) {
    for (int seat = 0; seat < 2; ++seat) {
        for (Piece p : t.s.pieces.in({kReserveDeck, seatAt(seat)})) t.s.pieces.data(p) = {};
        shuffleZone(t, {kReserveDeck, seatAt(seat)});
    }
    return next();
}
Flow hands(Table& t, SetupFrame&) {
    for (int seat = 0; seat < 2; ++seat)
        for (int k = 0; k < kStartingHand; ++k)
            if (Piece p = t.s.pieces.top({kReserveDeck, seatAt(seat)}); p.some()) movePiece(t, p, {kHand, seatAt(seat)});
    return next();
}
// CCG-SETUP-B-02: Dark takes the first turn.
Flow firstTurn(Table& t, SetupFrame&) {
    t.s.turn = seatAt(t.on("CCG-SETUP-B-02"_rule) ? 0 : 1);
    // CCG-TURN-02: before the first turn nobody acts.
    if (!t.on("CCG-TURN-02"_rule)) t.call(State::kOpportunities, OpportunityFrame{t.s.turn});
    return next();
}

Flow begin(Table&, SetupFrame&) { return done(); }

constexpr Step<Table> kSteps[] = {
    {"CCG-SETUP-01", "look through the deck", act<look>()},
    {"CCG-SETUP-07", "in order", act<inOrder>()},
    {partOf("CCG-SETUP-07"), "out of order", act<outOfOrder>()},
    {"CCG-SETUP-02", "Starting Effect", askWhich<eachInTurn, effectOptions, choose, whyNotEffect>()},
    {"CCG-SETUP-08", "show the Starting Effects", act<showEffects>()},
    {partOf("CCG-SETUP-08"), "Starting Effects", act<resolveEffects>()},
    {"CCG-SETUP-03", "starting location", askWhich<eachInTurn, locationOptions, choose, whyNotLocation>()},
    {"CCG-SETUP-09", "show the locations", act<showBoth>()},
    {"CCG-SETUP-15", "conversion", ask<convertWho, convertOptions, convertAnswer>()},
    {"CCG-SETUP-14", "deploy the locations", act<placeBoth>()},
    {partOf("CCG-SETUP-13"), "Objectives", act<objectives>()},
    {partOf("CCG-SETUP-10"), "locations that are left", act<lateLocations>()},
    {"CCG-SETUP-06", "cards that start by their own text", act<ownTexts>()},
    {"CCG-SETUP-18", "cards left over", act<leftOver>()},
    {"CCG-SETUP-05", "Starting Interrupt", askWhich<interruptWho, interruptOptions, choose, whyNotInterrupt>()},
    {partOf("CCG-SETUP-19"), "show the Interrupts", act<showInterrupts>()},
    {"CCG-SETUP-19", "Starting Interrupts", act<resolveNext>()},
    {partOf("CCG-SETUP-EX-04"), "put away", act<putAway>()},
    {"CCG-SETUP-B-01", "shuffle", act<shuffle>()},
    {"CCG-SETUP-HAND-01", "starting hands", act<hands>()},
    {partOf("CCG-SETUP-B-02"), "first turn", act<firstTurn>()},
    {kOurs, "begin", act<begin>()},
};

}  // namespace

Procedure<Table> setupProcedure() { return procedure<SetupFrame>("start of the game", kSteps); }

}  // namespace cantina::ccg
