// Locations (section 1): one at each arena, of either player. TCG-LOC-01 to 09.
//
// RULING TCG-LOC-07: a cheaper Location needs as many build counters as the one in place costs, because counters are how
// build points are paid for a card (docs/decisions/025-a-cheaper-location.md).
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using Rule = Requirement<Table, Seat, Piece, int>;

}  // namespace

Piece locationAt(Table& t, int arena) {
    for (Seat seat : {kDark, kLight})
        for (Piece p : t.s.pieces.in({kLocations, seat}))
            if (dataOf(t, p).arena() == arena) return p;
    return {};
}

namespace {

bool isItsArena(Table& t, Seat, Piece p, int arena) { return ((defOf(t, p).number[kArenas_] >> (arena - kSpace)) & 1) != 0; }
bool hasCounters(Table& t, Seat, Piece p, int) { return dataOf(t, p).counters >= buildCost(t, p); }
bool isDearEnough(Table& t, Seat, Piece p, int arena) {
    Piece old = locationAt(t, arena);
    if (!old.some()) return true;
    // TCG-LOC-06: a Location of at least the same cost needs nothing more.
    if (buildCost(t, p) >= buildCost(t, old)) return t.on("TCG-LOC-06"_rule);
    return dataOf(t, p).counters >= std::max(buildCost(t, old), 1);
}
constexpr Rule kPutDownRules[] = {
    {"TCG-LOC-02", "this Location is for another arena", isItsArena},
    {"TCG-BUILD-03", "it has fewer build counters than its build cost", hasCounters},
    {"TCG-LOC-07", "the Location there cost more", isDearEnough},
};

}  // namespace

void addPutDowns(Table& t, Seat seat, Piece p, Options& out) {
    for (uint8_t arena : kArenas)
        if (allHold<kPutDownRules>(t, seat, p, arena)) out.add(optionAct(kActPutDown, p, 0, arena));
}

void putDown(Table& t, Piece p, uint8_t arena) {
    // TCG-LOC-05: at most one; TCG-LOC-08: the one that was there is discarded.
    if (Piece old = locationAt(t, arena); old.some() && t.on("TCG-LOC-05"_rule)) {
        happen(t, Event{kDiscarded, controllerOf(t, old), 0, t.s.pieces.ref(old), {}, {}}, "TCG-LOC-08"_rule);
        leavePlay(t, old, t.on("TCG-LOC-08"_rule) ? kDiscard : kOut, Where::top);
    }
    edit(t, p)->counters = 0;
    movePiece(t, p, {kLocations, t.s.pieces.row(p).owner});
    edit(t, p)->flags = static_cast<uint8_t>(arena << 4);
    happen(t, Event{kDeployed, controllerOf(t, p), 0, t.s.pieces.ref(p), {}, {}}, "TCG-LOC-01"_rule);
}

Explanation whyNotPutDown(Table& t, Seat seat, Piece p, int arena) { return firstFailing(t, kPutDownRules, seat, p, arena); }

}  // namespace cantina::tcg
