// The verbs of the card language that are about tokens: shields, damage that is not dealt, resources that change hands.
// Rules: DST-SHD-01, DST-SHD-04, DST-TERM-26, DST-SYM-13.
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// A piece that is there, or a player in its place.
bool isHolder(Table& t, const Args& a, int i) { return a.holder(i).some() || isThere(t, a, i); }

// --- giving shields: to one, or distributed among a player's characters

bool canShield(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[1] || a.holder(1).some() ||
           (isAlive(t, a.at(1)) && shieldsOn(t, a.at(1).piece) < mostShields(t, a.at(1).piece));
}
bool isReceiver(Table& t, const AbilityFrame&, const Args& a) { return isHolder(t, a, 1); }
Did doShield(Table& t, AbilityFrame& f, const Args& a) {
    if (a.holder(1).some()) return spreadShields(t, a.holder(1), a.whole(0), f.controller, f.controller);
    return giveShields(t, a.at(1), a.whole(0), f.controller);
}

// --- tokens that come and go

enum TakeOff { kHowMany, kWhat, kFrom };
constexpr uint8_t kAnyTokens = 0xFF;
// All of them may be none; any number is at least the choice of one.
bool hasTokens(Table& t, const AbilityFrame&, const Args& a) {
    if (a.open[kFrom]) return true;
    if (!isAlive(t, a.at(kFrom))) return false;
    return a.isAll(0) || tokensOn(t, a.at(kFrom).piece, a.symbol(kWhat)) >= (a.isAny(0) ? 1 : a.whole(0));
}
Did doTakeOff(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(kFrom))) return Did::nothing;
    const Piece p = a.at(kFrom).piece;
    const int token = a.symbol(kWhat), there = tokensOn(t, p, token);
    if (a.isAny(0)) {
        if (there == 0) return Did::nothing;
        t.call(kShed, ShedFrame{a.at(kFrom), {}, static_cast<uint8_t>(token), kAnyTokens, {}, {}}, f.controller);
        return Did::called;
    }
    const int n = a.isAll(0) ? there : asMuchAs(t, a.whole(0), there);
    if (n > 0) setTokens(t, p, token, there - n);
    f.amount = static_cast<int16_t>(n);
    return a.isAll(0) ? Did::full : didOf(n, a.whole(0));
}
// Placed damage is not dealt. A character gains its shields; how many another card has no rule bounds.
Did doPlace(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(2)) || a.whole(0) <= 0) return Did::nothing;
    const Piece p = a.at(2).piece;
    if (a.symbol(1) == kShieldToken && isCharacter(t, p)) return giveShields(t, a.at(2), a.whole(0), f.controller);
    setTokens(t, p, a.symbol(1), tokensOn(t, p, a.symbol(1)) + a.whole(0));
    return Did::full;
}

// --- tokens that move

enum Move { kMoved = 1, kMovedFrom, kMovedTo, kUpTo };

// From or to a player, or a card on which they lie.
int resourcesOf(Table& t, Seat seat, PieceRef card) {
    return seat.some() ? t.s.resources[seat.index()] : isAlive(t, card) ? resourcesOn(t, card.piece) : 0;
}
void setResourcesOf(Table& t, Seat seat, PieceRef card, int n) {
    seat.some() ? setResources(t, seat, n) : setTokens(t, card.piece, kResourceToken, n);
}
Did moveResources(Table& t, AbilityFrame& f, const Args& a) {
    const Seat from = a.holder(kMovedFrom), to = a.holder(kMovedTo);
    const PieceRef card = a.at(kMovedFrom), other = a.at(kMovedTo);
    const int there = resourcesOf(t, from, card);
    if (there == 0 || (!to.some() && !isAlive(t, other))) return Did::nothing;
    if (a.symbol(kUpTo) != 0) {
        const auto most = static_cast<uint8_t>(std::min<int>(a.isAll(0) ? kAnyTokens : a.whole(0), kAnyTokens));
        t.call(kShed, ShedFrame{card, other, kResourceToken, most, from, to}, f.controller);
        return Did::called;
    }
    const int n = a.isAll(0) ? there : std::min(a.whole(0), there);
    setResourcesOf(t, from, card, there - n);
    setResourcesOf(t, to, other, resourcesOf(t, to, other) + n);
    f.amount = static_cast<int16_t>(n);
    return a.isAll(0) ? Did::full : didOf(n, a.whole(0));
}
Did moveShields(Table& t, const Args& a) {
    const PieceRef from = a.at(kMovedFrom), to = a.at(kMovedTo);
    if (!isAlive(t, from) || !isAlive(t, to) || shieldsOn(t, from.piece) == 0) return Did::nothing;
    const int n = a.isAll(0) ? shieldsOn(t, from.piece) : std::min(a.whole(0), shieldsOn(t, from.piece));
    setShields(t, from.piece, shieldsOn(t, from.piece) - n);
    return giveShields(t, to, n, {});  // what is moved is not given
}
// DST-TERM-26: all of it, or as much as the player says. Off: none.
Did moveAnyDamage(Table& t, const AbilityFrame& f, const Args& a) {
    const PieceRef from = a.at(kMovedFrom), to = a.at(kMovedTo);
    if (!t.on("DST-TERM-26"_rule)) return Did::nothing;
    if (a.symbol(kUpTo) == 0) {
        const int n = movable(t, from, to, a.isAll(0) ? 0xFF : a.whole(0));
        if (n > 0) moveDamage(t, from, to, n);
        return didOf(n, a.isAll(0) ? 1 : a.whole(0));
    }
    if (!isAlive(t, from) || !isAlive(t, to) || damageOn(t, from.piece) == 0) return Did::nothing;
    t.call(kMoveDamage, MoveDamageFrame{from, to, static_cast<int16_t>(a.isAll(0) ? 0xFF : a.whole(0))}, f.controller);
    return Did::called;
}
Did doMove(Table& t, AbilityFrame& f, const Args& a) {
    switch (a.symbol(kMoved)) {
        case kResourceToken: return moveResources(t, f, a);
        case kShieldToken: return moveShields(t, a);
        default: return moveAnyDamage(t, f, a);
    }
}
bool areBothThere(Table& t, const AbilityFrame&, const Args& a) {
    return isHolder(t, a, kMovedFrom) && isHolder(t, a, kMovedTo);
}
bool hasResources(Table& t, const AbilityFrame&, const Args& a) {
    if (a.symbol(kMoved) != kResourceToken || (!a.holder(kMovedFrom).some() && a.open[kMovedFrom])) return true;
    return resourcesOf(t, a.holder(kMovedFrom), a.at(kMovedFrom)) > 0;
}

constexpr Need<Table> kToShield[] = {
    {partOf("DST-TERM-06"), "what it would be done to is not there", isReceiver},
    {partOf("DST-SHD-04"), "it has all the shields that it can have", canShield},
};
constexpr Need<Table> kToTakeOff[] = {
    kThere<kFrom>,
    {partOf("DST-SHD-01"), "it does not have that many of them", hasTokens},
};
constexpr Need<Table> kPoor{partOf("DST-SYM-13"), "there are no resources to move", hasResources};
constexpr Need<Table> kToMove[] = {
    {partOf("DST-TERM-06"), "what it would be done to is not there", areBothThere},
    kPoor,
};
constexpr Need<Table> kMovable[] = {kPoor};

constexpr Verb<Table> kTokenVerbs[] = {
    {{"shield",
      {amount(), holder("to"), flag("split")},
      "give {amount} shield(s) to [{split}{to}'s characters, divided at will][!{split}{to}]",
      "",
      "To a character; split: among the characters of a player."},
     kToShield,
     doShield},
    {{"take_off",
      {allOr(amount(), true), symbol("token", "token"), one("from")},
      "remove {amount} {token} from {from}",
      "",
      "The result is how many."},
     kToTakeOff,
     doTakeOff},
    {{"place",
      {amount(), symbol("token", "token"), one("on")},
      "place {amount} {token} on {on}",
      "",
      "Damage is not dealt. Resources and shields lie on any card."},
     always,
     doPlace},
    {{"move",
      {allOr(amount()), symbol("token", "moved"), holder("from"), holder("to"), flag("up_to")},
      "move [{up_to}up to ]{amount} {token} from {from} to {to}",
      "",
      "Resources from and to players and cards."},
     kToMove,
     doMove,
     kMovable},
};

}  // namespace

std::span<const Verb<Table>> tokenVerbs() { return kTokenVerbs; }

}  // namespace cantina::destiny
