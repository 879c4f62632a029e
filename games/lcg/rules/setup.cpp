// Setup (LCG-SET-01 to LCG-SET-08): shuffle, choose three of four objectives, draw, mulligan, reveal.
//
// The affiliation cards lie in play from the start; the three Force cards of a player are a number (kForceCards). The dial
// and the Balance of the Force begin where State says.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

constexpr int kLookedAt = 4;
constexpr int kStartingHand = 6;

Flow shuffle(Table& t, SetupFrame&) {
    for (Seat s : {kDark, kLight}) {
        shuffleZone(t, {kObjectiveDeck, s});
        shuffleZone(t, {kCommandDeck, s});
    }
    return next();
}

// LCG-SET-05: each player looks at the top four objectives ...
Flow look(Table& t, SetupFrame& f) {
    for (Seat s : {kDark, kLight})
        for (int i = 0; i < kLookedAt; ++i)
            if (Piece p = t.s.pieces.top({kObjectiveDeck, s}); p.some()) movePiece(t, p, {kStarting, s});
    f.turn = kDark;
    return next();
}
// ... and puts one of them back, facedown at the bottom.
Seat backWho(Table& t, SetupFrame& f) {
    if (f.turn == kDark && t.s.pieces.size({kStarting, kDark}) < kLookedAt) f.turn = kLight;
    return t.s.pieces.size({kStarting, f.turn}) == kLookedAt ? f.turn : kNobody;
}
constexpr Requirement<Table, const SetupFrame&, Piece> kLookedAtObjectives[] = {
    {"LCG-SET-05", "it is none of the objectives that you look at",
     [](Table& t, const SetupFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kStarting, f.turn}; }},
};
void backOptions(Table& t, SetupFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kStarting, f.turn})) out.add(optionAct(kActPutBack, p));
}
Flow backAnswer(Table& t, SetupFrame& f, Option o) {
    movePiece(t, o.piece, {kObjectiveDeck, f.turn}, Where::bottom);
    return again();
}

void drawHand(Table& t, Seat s) {
    for (int i = 0; i < kStartingHand; ++i)
        if (Piece p = t.s.pieces.top({kCommandDeck, s}); p.some()) movePiece(t, p, {kHand, s});
}
Flow draw(Table& t, SetupFrame& f) {
    for (Seat s : {kDark, kLight}) drawHand(t, s);
    f.turn = kDark;
    return next();
}

// LCG-SET-07: once, the whole hand.
Seat mulliganWho(Table&, SetupFrame& f) { return f.turn; }
void mulliganOptions(Table&, SetupFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow mulliganAnswer(Table& t, SetupFrame& f, Option o) {
    Seat s = f.turn;
    if (o.kind == OptionKind::yes) {
        for (Piece p = t.s.pieces.top({kHand, s}); p.some(); p = t.s.pieces.top({kHand, s}))
            movePiece(t, p, {kCommandDeck, s});
        shuffleZone(t, {kCommandDeck, s});
        drawHand(t, s);
    }
    f.turn = other(s);
    return s == kDark ? again() : next();
}

// LCG-SET-08: the dark side player first, one objective after the other, each with its effects. RULING LCG-SET-08: their
// owner chooses the order, because nothing else does (docs/decisions/033).
Seat revealWho(Table& t, SetupFrame&) {
    for (Seat s : {kDark, kLight})
        if (t.s.pieces.size({kStarting, s}) > 0) return s;
    return kNobody;
}
constexpr Requirement<Table, SetupFrame&, Piece> kToReveal[] = {
    {"LCG-SET-08", "it is none of your starting objectives that are still facedown",
     [](Table& t, SetupFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kStarting, revealWho(t, f)}; }},
};
void revealOptions(Table& t, SetupFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kStarting, revealWho(t, f)})) out.add(optionAct(kActReveal, p));
}
Flow revealAnswer(Table& t, SetupFrame& f, Option o) {
    Seat s = revealWho(t, f);
    movePiece(t, o.piece, {kObjectives, s});
    happen(t, Event{kEntersPlay, s, Came::as(kRevealedIntoPlay, kStarting), t.s.pieces.ref(o.piece), {}, {}});
    return again();
}
// (Off: all at once, and nobody can answer.)
Flow revealRest(Table& t, SetupFrame&) {
    for (Seat s : {kDark, kLight})
        for (Piece p = t.s.pieces.top({kStarting, s}); p.some(); p = t.s.pieces.top({kStarting, s}))
            movePiece(t, p, {kObjectives, s});
    return next();
}

// LCG-TURN-01: the dark side player begins. (Off: the light side.)
Flow begin(Table& t, SetupFrame&) {
    if (!t.on("LCG-TURN-01"_rule)) t.s.active = kLight;
    // LCG-SET-02, LCG-SET-03. (Off: they begin elsewhere.)
    if (!t.on("LCG-SET-02"_rule)) t.s.dial = 1;
    if (!t.on("LCG-SET-03"_rule)) t.s.balance = kDark;
    return done();  // the turn lies below
}

constexpr Step<Table> kSteps[] = {
    {"LCG-SET-04", "shuffle", act<shuffle>()},
    {"LCG-SET-05", "look at objectives", act<look>()},
    {"LCG-SET-05", "put one back", askFrom<backWho, backOptions, backAnswer, kLookedAtObjectives>()},
    {"LCG-SET-06", "draw", act<draw>()},
    {"LCG-SET-07", "mulligan", ask<mulliganWho, mulliganOptions, mulliganAnswer>()},
    {"LCG-SET-08", "reveal objectives", askFrom<revealWho, revealOptions, revealAnswer, kToReveal>()},
    {partOf("LCG-SET-08"), "reveal the rest", act<revealRest>()},
    {partOf("LCG-TURN-01"), "begin", act<begin>()},
};

}  // namespace

const Procedure<Table> kSetupProcedure = procedure<SetupFrame>("setup", kSteps);

}  // namespace cantina::lcg
