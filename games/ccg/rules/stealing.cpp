// Stealing (rulebook appendix C): whose a card is from then on, what may be stolen, what comes with it. Holds CCG-ATTR-10,
// CCG-SP-STEAL-01, -05, -07, -08, -13, -14, -16, -18.
//
// The thief becomes the owner of the card: all that asks whose hand, pile or Life Force it goes to asks for the owner, so
// that CCG-SP-STEAL-03, -04 and -06 are that.
#include "games/ccg/rules/stealing.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

namespace {

void changeOwner(Table& t, Seat thief, Piece card) {
    if (t.on("CCG-ATTR-10"_rule)) t.s.pieces.row(card).owner = thief;
    t.s.pieces.row(card).controller = thief;
}
// What is of one side on table lies in its zone.
void takeOver(Table& t, Seat thief, Piece card) {
    changeOwner(t, thief, card);
    movePiece(t, card, {static_cast<uint8_t>(t.s.pieces.kindOf(card)), thief});
}
bool isCarrier(const Table& t, Piece p) { return isCraft(t, p) || defOf(t, p).has(kBackpack); }

// CCG-SP-STEAL-07/08/18: characters of its player aboard, or aboard its cargo.
bool hasCharactersAboard(Table& t, Piece card) {
    Piece list[kMostTogether];
    const int n = withAttached(t, card, list);
    for (int i = 1; i < n; ++i)
        if (isType(t, list[i], kCharacter)) return true;
    return false;
}

}  // namespace

// CCG-SP-STEAL-05: taken back by its first owner it is stolen no longer.
bool isStolen(const Table& t, Piece p) {
    const int side = factOf(t, p, kSideSlot);
    return side != 0 && side != t.s.pieces.row(p).owner.index() + 1;
}

Explanation whyNotSteal(Table& t, Seat thief, Piece card) {
    if (t.s.pieces.row(card).owner == thief) return {partOf("CCG-SP-STEAL-01"), "it is yours already"};
    // A weapon whose card says no kind is one of characters.
    const int32_t kind = isType(t, card, kWeapon) ? factOf(t, card, kSubtype) : 0;
    if (kind != 0 && kind != kCharacterWeapon && t.on("CCG-SP-STEAL-13"_rule))
        return {"CCG-SP-STEAL-13", "only character weapons are stolen"};
    const bool peopled = isOnTable(t, card) && isCarrier(t, card) && hasCharactersAboard(t, card);
    if (peopled && isType(t, card, kDevice) && t.on("CCG-SP-STEAL-18"_rule)) return {"CCG-SP-STEAL-18", "somebody is in it"};
    if (peopled && !isType(t, card, kDevice) && t.on("CCG-SP-STEAL-07"_rule))
        return {"CCG-SP-STEAL-07", "characters are aboard"};
    return {};
}

// CCG-SP-STEAL-16: what its bearer cannot use is inactive.
void stealWith(Table& t, Seat thief, Piece card, Piece bearer) {
    const auto fired = static_cast<uint16_t>(t.s.pieces.data(card).marks & PieceData::kFired);  // CCG-BTL-WEAP-04
    const bool rests = t.s.pieces.isIn(card, kInactive);
    changeOwner(t, thief, card);
    movePiece(t, card, {kTable, thief});
    if (rests) textsStart(t, card);
    t.s.pieces.data(card).at = bearer;
    t.s.pieces.data(card).marks |= fired;
    const bool named = (defOf(t, card).timings >> kDeploys & 1) != 0;
    if (named && !mayBeOn(t, card, bearer) && t.on("CCG-SP-STEAL-16"_rule)) becomeInactive(t, card, thief);
    t.touch();
}

void stealInto(Table& t, Seat thief, Piece card, uint8_t zone) {
    if (t.s.pieces.isIn(card, kTable) || t.s.pieces.isIn(card, kInactive)) {
        changeOwner(t, thief, card);
        takeOffTable(t, card, {zone, thief});
        return;
    }
    changeOwner(t, thief, card);
    movePiece(t, card, {zone, thief}, Where::top);
}

// CCG-SP-STEAL-08: what lies aboard comes along.
void stealThere(Table& t, Seat thief, Piece card) {
    Piece list[kMostTogether];
    const int n = t.on("CCG-SP-STEAL-08"_rule) ? withAttached(t, card, list) : 1;
    list[0] = card;
    const Seat victim = t.s.pieces.row(card).controller;
    for (int i = 0; i < n; ++i)
        if (i == 0 || (t.s.pieces.row(list[i]).controller == victim && !isType(t, list[i], kEffect)))
            takeOver(t, thief, list[i]);
    t.touch();
}

}  // namespace cantina::ccg
