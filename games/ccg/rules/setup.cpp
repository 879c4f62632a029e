// The start of the game: starting locations, shuffling, starting hands. Holds CCG-SETUP-*, CCG-INT-START-*.
//
// Each player chooses in secret from his own deck, which he may look through now; what was chosen is then shown together.
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;
using namespace language;

namespace {

constexpr int kStartingHand = 8;

Flow look(Table& t, SetupFrame&) {
    t.s.phase = kSettingUp;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kReserveDeck, seatAt(seat)})) reveal(t, p, static_cast<uint8_t>(1u << seat));
    return next();
}

// --- starting locations

// CCG-SETUP-LOC-02: it must be able to lie on an empty table.
bool mayStart(Table& t, Piece p) {
    return isType(t, p, kLocation) && (kindOfPlace(t, p) != kSector || !t.on("CCG-SETUP-LOC-02"_rule));
}
bool isFirstOfTitle(Table& t, Seat seat, Piece card) {
    for (Piece p : t.s.pieces.in({kReserveDeck, seat})) {
        if (p == card) return true;
        if (t.s.pieces.row(p).def == t.s.pieces.row(card).def) return false;
    }
    return false;
}
template <class Fn>
void eachStart(Table& t, Seat seat, Fn fn) {
    for (Piece p : t.s.pieces.in({kReserveDeck, seat}))
        if (mayStart(t, p) && isFirstOfTitle(t, seat, p)) fn(p);
}
Seat locationWho(Table& t, SetupFrame& f) {
    for (; f.asked < 2; ++f.asked) {
        bool any = false;
        eachStart(t, seatAt(f.asked), [&](Piece) { any = true; });
        if (any) return seatAt(f.asked);
    }
    return kNobody;
}
void locationOptions(Table& t, SetupFrame& f, Options& out) {
    eachStart(t, seatAt(f.asked), [&](Piece p) { out.add(optionPiece(p)); });
}
Flow locationAnswer(Table&, SetupFrame& f, Option o) {
    f.chosen[f.asked++] = o.piece;
    return again();
}

// CCG-SETUP-09: both are shown at once.
Flow showBoth(Table& t, SetupFrame& f) {
    for (Piece p : f.chosen)
        if (p.some()) reveal(t, p);
    f.asked = f.refused = 0;
    return next();
}
bool areSame(Table& t, const SetupFrame& f) {
    return f.chosen[0].some() && f.chosen[1].some() && defOf(t, f.chosen[0]).titleHash == defOf(t, f.chosen[1]).titleHash;
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
// CCG-SETUP-16: if both refuse, both choose again; what was refused goes back into the decks.
Flow placeBoth(Table& t, SetupFrame& f) {
    if (areSame(t, f) && f.refused == 3 && t.on("CCG-SETUP-16"_rule)) {
        for (int i = 0; i < 2; ++i) {
            movePiece(t, f.chosen[i], {kPlaying, seatAt(i)});
            f.chosen[i] = {};
        }
        f.asked = f.refused = 0;
        return skipTo("starting location");
    }
    bool lightFirst = areSame(t, f) && f.refused == 1;  // Light's is converted
    for (int k = 0; k < 2; ++k) {
        int i = lightFirst ? 1 - k : k;
        if (f.chosen[i].some()) putOnTable(t, f.chosen[i], seatAt(i), {});
        f.chosen[i] = {};
    }
    f.asked = 0;
    return next();
}

// --- Starting Interrupts (CCG-SETUP-05/19)

bool isStarting(Table& t, Piece p) { return isType(t, p, kInterrupt) && ((defOf(t, p).timings >> kStarting) & 1) != 0; }
Seat interruptWho(Table& t, SetupFrame& f) {
    if (!t.on("CCG-INT-START-01"_rule)) return kNobody;  // each player may play one
    for (; f.asked < 2; ++f.asked)
        for (Piece p : t.s.pieces.in({kReserveDeck, seatAt(f.asked)}))
            if (isStarting(t, p)) return seatAt(f.asked);
    return kNobody;
}
void interruptOptions(Table& t, SetupFrame& f, Options& out) {
    Seat seat = seatAt(f.asked);
    for (Piece p : t.s.pieces.in({kReserveDeck, seat}))
        if (isStarting(t, p) && isFirstOfTitle(t, seat, p)) out.add(optionPiece(p));
    out.add(optionDone());
}
Flow interruptAnswer(Table&, SetupFrame& f, Option o) {
    f.chosen[f.asked++] = o.kind == OptionKind::piece ? o.piece : Piece{};
    return again();
}
Flow showInterrupts(Table& t, SetupFrame& f) {
    for (int i = 0; i < 2; ++i)
        if (f.chosen[i].some()) movePiece(t, f.chosen[i], {kPlaying, seatAt(i)});
    f.asked = 0;
    return next();
}
// CCG-SETUP-19: the player who goes first resolves his first.
Flow resolveNext(Table& t, SetupFrame& f) {
    if (f.asked >= 2) return next();
    // CCG-INT-START-02: one after the other, the first player's first.
    int which = t.on("CCG-INT-START-02"_rule) ? f.asked : 1 - f.asked;
    ++f.asked;
    Piece p = f.chosen[which];
    Seat seat = seatAt(which);
    if (!p.some()) return again();
    language::forEachAbility(t, p, kStarting,
                             [&](Piece, int ability) { callAbility(t, ability, t.s.pieces.ref(p), seat, {}); });
    return again();
}
Flow putAway(Table& t, SetupFrame& f) {
    for (int i = 0; i < 2; ++i) {
        Piece p = f.chosen[i];
        f.chosen[i] = {};
        if (p.some() && t.s.pieces.isIn(p, kPlaying)) movePiece(t, p, {kReserveDeck, seatAt(i)});
    }
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p; (p = t.s.pieces.top({kPlaying, seatAt(seat)})).some();) movePiece(t, p, {kReserveDeck, seatAt(seat)});
    return next();
}

// --- the rest

Flow shuffle(Table& t, SetupFrame&) {
    for (int seat = 0; seat < 2; ++seat) shuffleZone(t, {kReserveDeck, seatAt(seat)});
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
    {"", "look through the deck", act<look>()},
    {"CCG-SETUP-03", "starting location", ask<locationWho, locationOptions, locationAnswer>()},
    {"CCG-SETUP-09", "show the locations", act<showBoth>()},
    {"CCG-SETUP-15", "conversion", ask<convertWho, convertOptions, convertAnswer>()},
    {"CCG-SETUP-14", "deploy the locations", act<placeBoth>()},
    {"CCG-SETUP-05", "Starting Interrupt", ask<interruptWho, interruptOptions, interruptAnswer>()},
    {"", "show the Interrupts", act<showInterrupts>()},
    {"CCG-SETUP-19", "Starting Interrupts", act<resolveNext>()},
    {"", "put away", act<putAway>()},
    {"CCG-SETUP-B-01", "shuffle", act<shuffle>()},
    {"CCG-SETUP-HAND-01", "starting hands", act<hands>()},
    {"", "first turn", act<firstTurn>()},
    {"", "begin", act<begin>()},
};

}  // namespace

Procedure<Table> setupProcedure() { return procedure<SetupFrame>("start of the game", kSteps); }

}  // namespace cantina::ccg
