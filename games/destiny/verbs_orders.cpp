// The verbs of the card language that are about what another player must or cannot do next.
// Rules: DST-RUL-EAW-04 to 06, DST-RUL-EAW-19 to 21, DST-RUL-LEG-01, DST-RUL-LEG-08.
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- what another player must or cannot do next

void impose(Table& t, Seat seat, Piece duty) {
    t.s.forced[seat.index()] = duty;
    t.s.mark.flags |= Mark::kPromised;
}
// To play that event, or to activate a character.
Did doForce(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some()) {
        if (!a.holder(1).some() || !t.on("DST-RUL-LEG-08"_rule)) return Did::nothing;
        impose(t, a.holder(1), State::kAnyCharacter);
        return Did::full;
    }
    if (!isAlive(t, a.at(0)) || !t.on("DST-RUL-EAW-05"_rule)) return Did::nothing;
    impose(t, controllerOf(t, a.at(0).piece), a.at(0).piece);
    return Did::full;
}
bool canForce(Table& t, const AbilityFrame&, const Args& a) { return a.holder(1).some() || isThere(t, a, 0); }
// DST-RUL-LEG-01: from the beginning, the other one using it.
Did doAgain(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.on("DST-RUL-LEG-01"_rule)) return Did::nothing;
    f.controller = a.seat(0);
    for (PieceRef& r : f.regs) r = {};
    f.flags = static_cast<uint8_t>(f.flags & ~AbilityFrame::kPartly);
    f.pc = 0;
    return Did::full;
}

constexpr Need<Table> kToForce[] = {{partOf("DST-TERM-06"), "what it would be done to is not there", canForce}};

constexpr Verb<Table> kOrderVerbs[] = {
    {{"force",
      {piece("play"), given(holder("activate"), kNoPiece)},
      "force [its player to play {play}][{activate} to activate one of their characters] as their next "
      "action this round, if able",
      "",
      "To play an event, or a player to activate."},
     kToForce,
     doForce},
    {{"again", {seatParam("by")}, "repeat this effect[ with {by} in your place]", "", ""}, always, doAgain},
};

}  // namespace

std::span<const Verb<Table>> orderVerbs() { return kOrderVerbs; }

}  // namespace cantina::destiny
