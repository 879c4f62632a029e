// Duels: each duelist's player adds destinies to power; the lower total loses. Holds CCG-SP-DUEL-02, CCG-SP-DUEL-04..06.
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

// CCG-SP-DUEL-06: if a duelist leaves the table the duel ends without a result.
bool goesOn(Table& t, const DuelFrame& f) { return t.s.pieces.alive(f.duelist[0]) && t.s.pieces.alive(f.duelist[1]); }

Flow drawFor(Table& t, DuelFrame& f) {
    if (!goesOn(t, f) && t.on("CCG-SP-DUEL-06"_rule)) return done();
    Seat seat = f.drawn == 0 ? f.initiator : opponentOf(f.initiator);
    drawDestinies(t, seat, kPlainDestiny, f.source, f.draws, 0);
    return next();
}
Flow note(Table& t, DuelFrame& f) {
    Seat seat = f.drawn == 0 ? f.initiator : opponentOf(f.initiator);
    bool has = ((t.s.destinies.has >> seat.index()) & 1) != 0;
    f.total[seat.index()] = has ? t.s.destinies.total[seat.index()] : 0;
    return ++f.drawn < 2 ? skipTo("draw") : next();
}
// The winner retrieves the difference, the loser loses as much Force and the character.
Flow result(Table& t, DuelFrame& f) {
    if (!goesOn(t, f)) return done();
    int32_t sum[2];
    for (int i = 0; i < 2; ++i) sum[i] = f.total[i] + power(t, f.duelist[i].piece).thousandths;
    if (sum[0] == sum[1]) return done();
    int winner = sum[0] > sum[1] ? 0 : 1;
    int difference = (sum[winner] - sum[1 - winner]) / kThousand;
    loseCard(t, f.duelist[1 - winner].piece, seatAt(winner));
    moveForce(t, kLoseForce, seatAt(1 - winner), difference, f.source, f.initiator);
    moveForce(t, kRetrieveForce, seatAt(winner), difference, f.source, f.initiator);
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"CCG-SP-DUEL-04", "draw", act<drawFor>()},
    {partOf("CCG-SP-DUEL-04"), "note", act<note>()},
    {"CCG-SP-DUEL-05", "result", act<result>()},
};

}  // namespace

Procedure<Table> duelProcedure() { return procedure<DuelFrame>("duel", kSteps); }

void duel(Table& t, Seat initiator, PieceRef dark, PieceRef light, int draws, PieceRef source) {
    DuelFrame f;
    f.duelist[0] = dark;
    f.duelist[1] = light;
    f.source = source;
    f.initiator = initiator;
    f.draws = static_cast<uint8_t>(draws);
    t.call(State::kDuel, f, initiator);
}

}  // namespace cantina::ccg
