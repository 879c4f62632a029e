// The edge battle (LCG-EDGE-01 to LCG-EDGE-14).
//
// The players put cards facedown into their edge stacks or pass; the stacks are revealed together; fate cards take effect in
// the order of their priority; Force icons are counted. A fate card may cancel all of it and begin anew: its effect reports
// "replaced", and the procedure starts again.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

bool hasDefenders(Table& t, Seat attacker) {
    for (Piece p : t.s.pieces.in({kUnits, other(attacker)}))
        if ((t.s.pieces.data(p).flags & PieceData::kDefending) != 0) return true;
    return false;
}

Flow begin(Table& t, EdgeFrame& f) {
    Seat attacker = f.attacker;
    // LCG-EDGE-04: without defenders the defending player takes no part. It is asked here, because they may die later
    // (LCG-FAQ-05).
    bool alone = !hasDefenders(t, attacker);
    f = {};
    f.attacker = f.turn = attacker;
    f.alone = alone ? 1 : 0;
    t.s.edge = kNobody;
    return next();
}

bool mayPlaceAtAll(Table& t, const EdgeFrame& f, Seat seat) {
    bool alone = f.alone != 0;
    if (t.s.pieces.size({kHand, seat}) == 0) return false;
    if (alone && !(seat == f.attacker) && t.on("LCG-EDGE-04"_rule)) return false;
    if (alone && seat == f.attacker && !t.on("LCG-EDGE-05"_rule)) return false;
    // LCG-EDGE-02: who passed may place again. (Off: is out.)
    if (isForbidden(t, {.what = kNoPlacing, .seat = seat, .by = seat})) return false;
    return ((f.out >> seat.index()) & 1) == 0 || t.on("LCG-EDGE-02"_rule);
}

// LCG-EDGE-01: beginning with the attacker, one card or a pass each, until both pass in a row.
Seat placeWho(Table& t, EdgeFrame& f) {
    while (f.passes < 2) {
        if (mayPlaceAtAll(t, f, f.turn)) return f.turn;
        ++f.passes;
        f.turn = other(f.turn);
    }
    return kNobody;
}
constexpr Requirement<Table, const EdgeFrame&, Piece> kEdgeCards[] = {
    {"LCG-EDGE-01", "it is not in your hand",
     [](Table& t, const EdgeFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, f.turn}; }},
    {partOf("LCG-EDGE-01"), "a card says that it cannot be placed in an edge stack",
     [](Table& t, const EdgeFrame& f, Piece p) {
         return !isForbidden(t, {.what = kNoPlacing, .of = p, .seat = f.turn, .by = f.turn});
     }},
};
void placeOptions(Table& t, EdgeFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, f.turn}))
        // LCG-EDGE-03: every card of the hand will do. (Off: units only.)
        if ((t.on("LCG-EDGE-03"_rule) || isType(t, p, kUnitCard)) && holdsAt<kEdgeCards, 1>(t, f, p))
            out.add(optionAct(kActPlace, p));
    out.add(optionPass());
}
Flow revealStacks(Table& t, EdgeFrame& f);
Flow placeAnswer(Table& t, EdgeFrame& f, Option o) {
    Seat seat = f.turn;
    f.turn = other(seat);
    if (o.kind == OptionKind::pass) {
        ++f.passes;
        f.out = static_cast<uint8_t>(f.out | 1u << seat.index());
        return askedOn<placeWho, revealStacks>(t, f);
    }
    f.passes = 0;
    bool first = t.s.pieces.size({kEdge, seat}) == 0;
    movePiece(t, o.piece, {kEdge, seat});
    if (first && ofPlayer(t, seat, kStatOpenEdge) > 0) reveal(t, o.piece);
    happen(
        t,
        Event{kPlacesEdgeCard, seat, static_cast<int16_t>(t.s.pieces.size({kEdge, seat})), t.s.pieces.ref(o.piece), {}, {}});
    return again();
}

// A stack of cards is revealed: what is answered before and after it. The active player's is told of first.
Event revealing(Table& t, Seat s) {
    return {kRevealsEdge, s, static_cast<int16_t>(t.s.pieces.size({kEdge, s})), {}, {}, {}};
}
Seat nextRevealed(Table& t, EdgeFrame& f) {
    while (f.told < 2) {
        const Seat s = f.told++ == 0 ? t.s.active : other(t.s.active);
        if (t.s.pieces.size({kEdge, s}) > 0) return s;
    }
    f.told = 0;
    return kNobody;
}
Flow turnUp(Table& t, EdgeFrame& f);
Flow revealStacks(Table& t, EdgeFrame& f) {
    if (!isListened(t, kRevealsEdge, kInterrupts)) return onward<turnUp>(t, f, skipTo("turn up"));
    for (Seat s = nextRevealed(t, f); s.some(); s = nextRevealed(t, f))
        if (openInterrupts(t, revealing(t, s))) return again();
    return onward<turnUp>(t, f, skipTo("turn up"));
}

// LCG-EDGE-06: both stacks at once.
Flow fate(Table& t, EdgeFrame& f);
Flow revealed(Table& t, EdgeFrame& f);
Flow turnUp(Table& t, EdgeFrame& f) {
    for (Seat s : {kDark, kLight})
        for (Piece p : t.s.pieces.in({kEdge, s})) {
            reveal(t, p);
            t.tell(Event{kEdgeRevealed, s, 0, t.s.pieces.ref(p), {}, {}}, "LCG-EDGE-06");
        }
    return onward<revealed>(t, f);
}
Flow revealed(Table& t, EdgeFrame& f) {
    const bool told =
        isListened(t, kRevealsEdge, kReactions) || !t.s.delayed.empty() || t.book().firstHappening[kRevealsEdge] != 0;
    for (Seat s = told ? nextRevealed(t, f) : kNobody; s.some(); s = nextRevealed(t, f)) {
        language::noteAct(t, revealing(t, s));
        if (react(t, revealing(t, s))) return again();
    }
    return onward<fate>(t, f);
}

// LCG-EDGE-07, LCG-EDGE-08: the lowest priority number first; of equal ones the attacker's.
Piece nextFate(Table& t, const EdgeFrame& f) {
    Piece best;
    int lowest = 0;
    Seat first = t.on("LCG-EDGE-08"_rule) ? f.attacker : other(f.attacker);
    for (Seat s : {first, other(first)})
        for (Piece p : t.s.pieces.in({kEdge, s})) {
            if (!isType(t, p, kFateCard) || (t.s.pieces.data(p).flags & PieceData::kResolved) != 0) continue;
            bool shown = (t.s.pieces.row(p).known & kKnownToAll) == kKnownToAll;
            int priority = t.on("LCG-EDGE-07"_rule) ? defOf(t, p).whole(kPriority) : 0;
            if (!shown || (best.some() && priority >= lowest)) continue;
            best = p;
            lowest = priority;
        }
    return best;
}

void discardStacks(Table& t) {
    for (Seat s : {kDark, kLight})
        for (Piece p = t.s.pieces.top({kEdge, s}); p.some(); p = t.s.pieces.top({kEdge, s})) {
            *edit(t, p) = {};
            movePiece(t, p, {kDiscard, s}, Where::top);
        }
}

void takeEffect(Table& t, EdgeFrame& f) {
    language::forEachAbility(t, f.fate, kFate, [&](Piece, int ability) {
        f.running = 1;
        language::callAbility(t, ability, t.s.pieces.ref(f.fate), t.s.pieces.row(f.fate).owner, {});
    });
}

Flow count(Table& t, EdgeFrame& f);
Flow decide(Table& t, EdgeFrame& f);
Flow discardAll(Table& t, EdgeFrame& f);
Flow won(Table& t, EdgeFrame& f);

Event resolving(Table& t, Piece p) { return {kFateResolves, t.s.pieces.row(p).owner, 0, t.s.pieces.ref(p), {}, {}}; }

// LCG-CARD-12: fate cards take effect here and nowhere else.
Flow fate(Table& t, EdgeFrame& f) {
    if (f.running != 0) {
        f.running = 0;
        // LCG-EDGE-14: everything else that was revealed is cancelled, both stacks are discarded, a new battle begins.
        if (t.result().replaced()) {
            discardStacks(t);
            periodEnds(t, kEndOfEdgeBattle);
            return restart();
        }
        language::noteAct(t, resolving(t, f.fate));
        if (react(t, resolving(t, f.fate))) return again();
    }
    if (f.again > 0) return skipTo("once more");
    Piece p = nextFate(t, f);
    if (!p.some()) return onward<count>(t, f, skipTo("count"));
    edit(t, p)->flags |= PieceData::kResolved;
    f.fate = p;
    t.played(t.s.pieces.row(p).owner, p);
    t.tell(resolving(t, p), "LCG-CARD-12");
    f.again = static_cast<uint8_t>(ofPlayer(t, t.s.pieces.row(p).owner, kStatFateAgain));
    takeEffect(t, f);
    return again();
}

// Some units let their player resolve a fate card of their stack an additional time.
Seat moreWho(Table& t, EdgeFrame& f) { return f.again > 0 ? t.s.pieces.row(f.fate).owner : kNobody; }
void moreOptions(Table&, EdgeFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow moreAnswer(Table& t, EdgeFrame& f, Option o) {
    --f.again;
    if (o.kind == OptionKind::yes) takeEffect(t, f);
    return skipTo("fate cards");
}

// LCG-EDGE-09: Force icons of the stack, and edge (X) of participating units.
Flow count(Table& t, EdgeFrame& f) {
    for (Seat s : {kDark, kLight}) {
        int total = 0;
        for (Piece p : t.s.pieces.in({kEdge, s})) {
            total += value(t, p, kForce);
            // LCG-EDGE-13: edge cards have no effect but their icons. (Off: their edge (X) counts too.)
            if (!t.on("LCG-EDGE-13"_rule)) total += value(t, p, kStatEdge);
        }
        for (Piece p : t.s.pieces.in({kUnits, s}))
            if (isParticipating(t, p) && t.on("LCG-KW-EDG-01"_rule)) total += value(t, p, kStatEdge);
        f.total[s.index()] = static_cast<uint8_t>(std::min(total, 250));
    }
    return onward<decide>(t, f);
}

// LCG-EDGE-04, LCG-EDGE-10: a tie goes to the defending player; without defenders the attacker has the edge.
Flow decide(Table& t, EdgeFrame& f) {
    int attack = f.total[f.attacker.index()];
    int defence = f.total[other(f.attacker).index()];
    bool ahead = attack > defence || (attack == defence && !t.on("LCG-EDGE-10"_rule));
    bool alone = f.alone != 0 && t.on("LCG-EDGE-04"_rule);
    t.s.edge = ahead || alone ? f.attacker : other(f.attacker);
    t.tell(Event{kEdgeCounted, t.s.edge, static_cast<int16_t>(f.total[0] * 256 + f.total[1]), {}, {}, {}}, "LCG-EDGE-10");
    return onward<discardAll>(t, f);
}

// LCG-EDGE-12
Flow discardAll(Table& t, EdgeFrame& f) {
    discardStacks(t);
    return onward<won>(t, f);
}

Flow won(Table& t, EdgeFrame& f) {
    periodEnds(t, kEndOfEdgeBattle);
    happen(t, Event{kWinsEdge, t.s.edge, static_cast<int16_t>(std::abs(f.total[0] - f.total[1])), {}, {}, {}});
    return next();
}

constexpr Step<Table> kSteps[] = {
    {kOurs, "begin", act<begin>()},
    {"LCG-EDGE-01", "place cards", askFrom<placeWho, placeOptions, placeAnswer, kEdgeCards>()},
    {partOf("LCG-EDGE-06"), "reveal", act<revealStacks>()},
    {"LCG-EDGE-06", "turn up", act<turnUp>()},
    {partOf("LCG-TIM-12"), "revealed", act<revealed>()},
    {"LCG-CARD-12", "fate cards", act<fate>()},
    {partOf("LCG-EDGE-07"), "once more", ask<moreWho, moreOptions, moreAnswer>()},
    {"LCG-EDGE-09", "count", act<count>()},
    {partOf("LCG-EDGE-10"), "decide", act<decide>()},
    {"LCG-EDGE-12", "discard", act<discardAll>()},
    {"LCG-TERM-07", "won", act<won>()},
};

}  // namespace

const Procedure<Table> kEdgeProcedure = procedure<EdgeFrame>("edge battle", kSteps);

}  // namespace cantina::lcg
