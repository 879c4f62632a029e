// Infinite loops (LCG-GP-01, LCG-GP-02): who has shown one full cycle names how often it is repeated.
//
// In an action window the state notes the acts of the player who takes them and the shape of the table before each: where
// every public card lies, whether it is exhausted, shielded or committed, but not the counters (damage, dial). If that
// player is asked again and the table has a shape that it had before, everything since is one cycle. The player may then
// name a number; the same decisions are made that often without asking. The act that began the cycle is no longer offered by
// itself, so that a loop cannot be used to stall.
//
// The shape holds nothing hidden, only the sizes of hidden zones, so that what is noted tells nobody anything.
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using Flow = cantina::Flow;

// RULING LCG-GP-01: at most 99 repetitions, because no counter of the game needs more (docs/decisions/032).
constexpr int kMostRepetitions = 99;

struct Shape {
    uint32_t h = 2166136261u;
    void mix(uint32_t x) { h = (h ^ x) * 16777619u; }
};

// How many cards lie where, and the few numbers beside them: quickly compared.
uint16_t outlineOf(Table& t) {
    Shape s;
    for (uint8_t kind = 0; kind < kZoneCount; ++kind)
        s.mix(static_cast<uint32_t>(t.s.pieces.size({kind, kDark}) << 8 | t.s.pieces.size({kind, kLight})));
    s.mix(static_cast<uint32_t>(t.s.lasting.list.size() << 16 | t.s.balance.n << 8 | t.s.edge.n));
    s.mix(t.s.core.chance.drawn());
    return static_cast<uint16_t>(s.h ^ s.h >> 16);
}
// Which cards in play, and how they lie; of a discard pile the top card.
uint16_t detailOf(Table& t) {
    Shape s;
    s.mix(t.s.pieces.top({kDiscard, kDark}).n | static_cast<uint32_t>(t.s.pieces.top({kDiscard, kLight}).n) << 16);
    for (uint8_t kind : {kUnits, kObjectives, kSupport}) {
        for (Seat seat : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, seat})) {
                const PieceData& d = t.s.pieces.data(p);
                s.mix(p.n | static_cast<uint32_t>(d.flags) << 16 | (d.focus != 0 ? 1u << 24 : 0) |
                      (d.shields != 0 ? 1u << 25 : 0));
            }
    }
    return static_cast<uint16_t>(s.h ^ s.h >> 16);
}

bool isDeclining(const Option& o) {
    return o.kind == OptionKind::pass || o.kind == OptionKind::no || o.kind == OptionKind::done;
}

// --- naming the number

Seat numberWho(Table& t, NoFrame&) { return t.self().seat; }
void numberOptions(Table&, NoFrame&, Options& out) {
    for (int n = 1; n <= kMostRepetitions; ++n) out.add(optionNumber(n));
}
Flow numberAnswer(Table& t, NoFrame&, Option o) {
    Loop& l = t.s.loop;
    l.left = static_cast<uint8_t>(o.number);
    l.pos = static_cast<uint8_t>(l.anchors[l.shown - 1].at);
    l.repeated = 1;
    return next();
}
constexpr Step<Table> kSteps[] = {{"LCG-GP-01", "how often", ask<numberWho, numberOptions, numberAnswer>()}};

// Notes an act and the shape before it. When there is no room the oldest is forgotten: a longer loop is not recognised.
void note(Table& t, Seat seat, const Option& o) {
    Loop& l = t.s.loop;
    if (!(l.seat == seat) || l.anchors.full() || l.log.full()) {
        l = {};
        l.seat = seat;
    }
    Loop::Anchor now{{outlineOf(t), detailOf(t)}, static_cast<uint16_t>(l.log.size())};
    bool room = l.anchors.push(now) && l.log.push(o);
    if (!room) t.fault(Fault::capacity);
}

}  // namespace

const Procedure<Table> kRepeatProcedure = procedure<NoFrame>("repeat a loop", kSteps);

void noteDecision(Table& t, Seat seat, const Option& o, bool action) {
    Loop& l = t.s.loop;
    if (t.s.core.stack.back().procedure == State::kRepeat.id || (action && o.verb == kActRepeat)) return;
    if (action && o.kind == OptionKind::act) {
        // A unit or enhancement that is played ends what could become a loop: it stays.
        if (o.detail == 0) l = {};
        if (o.detail != 0 && l.repeated == 0) note(t, seat, o);
        return;
    }
    if (!(seat == l.seat)) {
        if (!isDeclining(o)) l = {};  // somebody else does something: no loop of one player's decisions
    } else if (action || !l.log.push(o)) {
        l = {};  // the player passed, or the cycle is too long
    }
}

void watchForLoop(Table& t, Seat seat) {
    Loop& l = t.s.loop;
    if (!(l.seat == seat) || l.left != 0 || l.anchors.empty()) return;
    uint16_t outline = outlineOf(t);
    l.shown = 0;
    for (int i = 0; i < l.anchors.size(); ++i)
        if (l.anchors[i].shape[0] == outline && l.anchors[i].shape[1] == detailOf(t)) l.shown = static_cast<uint8_t>(i + 1);
}

bool isLoopOffered(Table& t, Seat seat) {
    const Loop& l = t.s.loop;
    return l.seat == seat && l.shown != 0 && l.repeated == 0 && l.left == 0 && t.on("LCG-GP-01"_rule);
}

bool isBarredByLoop(Table& t, Seat seat, const Option& o) {
    const Loop& l = t.s.loop;
    if (!(l.seat == seat) || l.shown == 0 || l.left != 0 || !t.on("LCG-GP-02"_rule)) return false;
    return l.log[l.anchors[l.shown - 1].at] == o;
}

// The decisions of a repeated loop; whoever else is asked declines, as when the cycle was shown.
bool foretellLoop(Table& t, Seat seat, Option& o) {
    Loop& l = t.s.loop;
    if (!isInActionWindow(t)) return l.left = l.tail = 0, false;
    Option buffer[kMaxOptions];
    Options options(buffer, kMaxOptions);
    legal(t, options);
    if (!(seat == l.seat)) {
        for (const Option& x : options)
            if (isDeclining(x)) return o = x, true;
        l.left = l.tail = 0;
        return false;
    }
    l.tail = 0;
    if (l.left == 0) return false;
    o = l.log[l.pos];
    if (!options.contains(o)) {
        l.left = 0;  // it cannot go on
        return false;
    }
    if (++l.pos < l.log.size()) return true;
    l.pos = static_cast<uint8_t>(l.anchors[l.shown - 1].at);
    l.tail = --l.left == 0 ? 1 : 0;
    return true;
}

}  // namespace cantina::lcg
