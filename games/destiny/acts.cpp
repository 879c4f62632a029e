// What each act is done with, and when: the answer to "why not?" for a card that nobody would think of (language/acts.h).
// Picking a side of a die and counting a side as a symbol are no acts with a card.
#include "games/destiny/game.h"

namespace cantina::destiny {

namespace {

bool isInYourHand(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, seat}; }
bool isYoursInPlay(Table& t, Seat seat, Piece p) { return isInPlay(t, p) && controllerOf(t, p) == seat; }
bool isYourDie(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kPool, seat}; }
bool isBattlefieldCard(Table& t, Seat, Piece p) { return t.s.pieces.isIn(p, kBattlefield); }

using Line = language::ActLine<Table>;
constexpr Line kActLines[] = {
    {kActPlay, partOf("DST-ACT-PLAY-01"), "only cards in your hand are played", isInYourHand,
     "it is not the time to play it", true},
    {kActActivate, partOf("DST-ACT-ACTV-01"), "only characters and supports of yours are activated", isYoursInPlay,
     "it is not the time to activate it", true},
    {kActResolve, partOf("DST-ZONE-08"), "only dice in your pool are resolved", isYourDie,
     "it is not the time to resolve it", true},
    {kActReroll, partOf("DST-ACT-REROLL-01"), "only a card in your hand is discarded to reroll", isInYourHand,
     "it is not the time to reroll", true},
    {kActUse, partOf("DST-ACT-CARD-01"), "only actions of cards of yours in play are used", isYoursInPlay,
     "there is no action on it"},
    {kActClaim, partOf("DST-ACT-CLAIM-01"), "only the battlefield is claimed", isBattlefieldCard,
     "it is claimed as an action of your own, while you still have a turn", true},
};

}  // namespace

std::span<const language::ActLine<Table>> Rules::acts() { return kActLines; }

}  // namespace cantina::destiny
