// What a player could do about a play that is not legal now, by the rule that forbids it.
#include "games/destiny/game.h"

namespace cantina::destiny {
namespace {

std::string priceOfCard(Table& t, Seat seat, const Option& o) {
    return language::priceText(printedCost(t, o.piece), t.s.resources[seat.index()], "resources");
}
std::string priceOfSide(Table& t, Seat seat, const Option& o) {
    return isDie(t, o.piece) ? language::priceText(sideOf(t, o.piece).cost, t.s.resources[seat.index()], "resources") : "";
}

constexpr language::Remedy<Table> kRemedies[] = {
    {"DST-ACT-PLAY-04", "resolve dice that show resources; each round gives more", priceOfCard},
    {"DST-DIE-05", "resolve dice that show resources first", priceOfSide},
    {"DST-ACT-ACTV-05", "it readies when the round ends"},
    {"DST-ACT-ACTV-04", "it needs a die that is not in your pool"},
    {"DST-UNIQ-04", "the other copy would have to leave play"},
    {"DST-ACT-PLAY-02", "what its text asks for must be there first"},
    {"DST-ACT-PLAY-03", "put a card into play that it may go on"},
    {"DST-SYM-22", "turn the die, or discard a card to reroll it"},
    {"DST-DIE-09", "choose it together with a die of the same symbol without a plus"},
    {"DST-ACT-CLAIM-04", "it can be claimed again in the next round"},
    {"DST-EXH-01", "it readies when the round ends"},
    {"DST-ACT-CARD-02", "it can be used again in the next round"},
    {"DST-RUL-EAW-05", "do what the card says first"},
    {"DST-ERR-14", "your next turn is free of it"},
};

}  // namespace

std::span<const language::Remedy<Table>> Rules::remedies() { return kRemedies; }

}  // namespace cantina::destiny
