// Activating: the dice of cards that are activated, one or several at once.
// Rules: DST-ACT-ACTV-01, DST-ACT-ACTV-02, DST-QUE-06, DST-FAQ-30. What comes before a single activation: dice.cpp.
#include <algorithm>

#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

using namespace language;

void rollDiceOf(Table& t, Piece card, Seat seat, FixedVec<Rolled, kMostPieces>& rolled) {
    AnyPieces mine;
    for (Piece die : t.s.pieces.in({kOnCard, seat})) {
        Piece on = t.s.pieces.data(die).on;
        // DST-UPG-10: an upgrade's die is rolled whether the upgrade is ready or not; off: only if it is.
        bool upgrade = t.s.pieces.isIn(on, kUpgrades) && t.s.pieces.data(on).on == card;
        if (upgrade && isExhausted(t, on) && !t.on("DST-UPG-10"_rule)) continue;
        // DST-ED-35: in the first edition a support rolls its own die only.
        if (upgrade && t.s.pieces.isIn(card, kSupports) && isFirstEdition(t, "DST-ED-35"_rule)) continue;
        if ((t.s.pieces.data(die).bits & PieceData::kHeld) != 0) continue;  // it is only kept there
        if (on == card || upgrade) t.pushOrFault(mine, die);
    }
    // The dice of downgrades come to the pools of those who play them.
    for (int i = 0; i < t.seats(); ++i)
        for (Piece down : t.s.pieces.in({kDowngrades, seatAt(i)})) {
            if (!(t.s.pieces.data(down).on == card)) continue;
            for (Piece die : t.s.pieces.in({kOnCard, seatAt(i)}))
                if (t.s.pieces.data(die).on == down && (t.s.pieces.data(die).bits & PieceData::kHeld) == 0)
                    t.pushOrFault(mine, die);
        }
    // DST-ACT-ACTV-02, DST-FAQ-26: dice in the pool stay as they are; off: they are rolled again.
    if (!t.on("DST-ACT-ACTV-02"_rule) || !t.on("DST-FAQ-26"_rule))
        for (Piece die : t.s.pieces.in({kPool, seat}))
            if (t.s.pieces.data(die).on == card) t.pushOrFault(mine, die);
    for (Piece die : mine)
        if (rollQuietly(t, die)) t.pushOrFault(rolled, Rolled{die, 1});
}

}  // namespace

void exhaustAndRoll(Table& t, std::span<const Piece> cards, Seat seat) {
    FixedVec<Rolled, kMostPieces> rolled;
    FixedVec<Event, SquadFrame::kMost> activations;
    for (Piece card : cards) setBit(t, card, PieceData::kExhausted, true);
    for (Piece card : cards) {
        const int before = rolled.size();
        rollDiceOf(t, card, seat, rolled);
        int own = 0;  // not those of downgrades
        for (int i = before; i < rolled.size(); ++i) own += controllerOf(t, rolled[i].die) == seat ? 1 : 0;
        t.pushOrFault(activations, Event{kActivates, seat, static_cast<int16_t>(own), refOf(t, card), {}, {}});
    }
    announceRolls(t, {rolled.begin(), static_cast<size_t>(rolled.size())},
                  {activations.begin(), static_cast<size_t>(activations.size())});
}

namespace {

// --- characters that are activated at once: what comes before each of them, then all exhaust and roll

Flow beforeSquad(Table& t, SquadFrame& f) {
    if (f.begun >= f.cards.size()) return next();
    const Piece card = f.cards[f.begun++];
    if (t.s.pieces.isIn(card, kCharacters)) openBefore(t, Event{kActivates, t.self().seat, 0, refOf(t, card), {}, {}});
    return again();
}
Flow activateSquad(Table& t, SquadFrame& f) {
    FixedVec<Piece, SquadFrame::kMost> there;
    const Zone home{kCharacters, t.self().seat};
    for (Piece p : f.cards)
        if (t.s.pieces.zoneOf(p) == home && !isExhausted(t, p) && canBeActivated(t, p)) t.pushOrFault(there, p);
    if (there.empty())
        t.outcome() = kNothingHappened;
    else
        exhaustAndRoll(t, {there.begin(), static_cast<size_t>(there.size())}, home.seat);
    return done();
}
constexpr Step<Table> kSquadSteps[] = {
    {partOf("DST-BEF-01"), "before", act<beforeSquad>()},
    {partOf("DST-ACT-ACTV-01"), "exhaust and roll", act<activateSquad>()},
};

}  // namespace

const Procedure<Table> kSquadProcedure = procedure<SquadFrame>("activate together", kSquadSteps);

}  // namespace cantina::destiny
