// Verbs about tokens: damage, focus tokens, shields. Holds LCG-FOC-03, LCG-SHI-02.
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

Did calledOr(bool called, Did otherwise) { return called ? Did::called : otherwise; }
template <int kParam>
bool isThere(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[kParam] || t.s.pieces.alive(a.at(kParam));
}

// --- placing: token, number, where, even_if

bool isFull(Table& t, const Args& a) {
    return a.symbol(0) == kShieldToken && a.symbol(3) == 0 && t.s.pieces.data(a.at(2).piece).shields > 0;
}
bool hasRoom(Table& t, const AbilityFrame&, const Args& a) { return a.open[2] || !isFull(t, a); }
// LCG-SHI-02: at most one shield on a card, unless the effect says otherwise. (Off: as many as there is room for.)
Did placeShields(Table& t, const AbilityFrame& f, const Args& a) {
    constexpr int kMost = 3;
    if (isFull(t, a) && t.on("LCG-SHI-02"_rule)) return Did::nothing;
    const int there = t.s.pieces.data(a.at(2).piece).shields;
    int n = std::min(a.whole(1), kMost - there);
    if (a.symbol(3) == 0 && t.on("LCG-SHI-02"_rule)) n = std::min(n, 1);
    edit(t, a.at(2).piece)->shields = static_cast<uint8_t>(there + n) & 3u;
    const Event e{kShieldPlaced, a.seat(4), static_cast<int16_t>(n), a.at(2), f.source, f.source};
    if (n > 0 && happen(t, e)) return Did::called;
    return n == a.whole(1) ? Did::full : n > 0 ? Did::partly : Did::nothing;
}
bool isBarred(Table& t, PieceRef card, StatId act, Seat by, PieceRef with) {
    return isUnaffected(t, card.piece, by, with.piece) ||
           isForbidden(t, {.what = act, .of = card.piece, .by = by, .with = with.piece});
}
bool isBarred(Table& t, const AbilityFrame& f, PieceRef card, StatId act) {
    return isBarred(t, card, act, f.controller, f.source);
}
bool mayBePlaced(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[2]) return true;
    if (a.symbol(0) == kShieldToken) return !isUnaffected(t, a.at(2).piece, a.seat(4), f.source.piece);
    return !isBarred(t, a.at(2), kNoFocusPlacing, a.seat(4), f.source);
}
// LCG-FOC-03: an effect may place focus tokens on a card that has some. (Off: effects place none.)
Did place(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(2))) return Did::nothing;
    if (a.symbol(0) == kShieldToken) return mayBePlaced(t, f, a) ? placeShields(t, f, a) : Did::nothing;
    if (!t.on("LCG-FOC-03"_rule)) return Did::full;
    if (!mayBePlaced(t, f, a)) return Did::nothing;
    return calledOr(placeFocus(t, a.at(2), f.source, a.seat(4), a.whole(1)), Did::full);
}

// --- removing: token, number, from where

// A text may keep tokens where they are: `of` is the parameter that says from which card.
bool mayLose(Table& t, const AbilityFrame& f, const Args& a, int of) {
    if (a.open[static_cast<size_t>(of)]) return true;
    if (a.symbol(0) == kShieldToken) return !isUnaffected(t, a.at(of).piece, f.controller, f.source.piece);
    return !isBarred(t, f, a.at(of), a.symbol(0) == kFocusToken ? kNoFocusRemoving : kNoHealing);
}
bool mayLoseIt(Table& t, const AbilityFrame& f, const Args& a) { return mayLose(t, f, a, 2); }
template <TokenId kToken>
bool hasToken(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[2] || a.symbol(0) != kToken || tokensOn(t, a.at(2).piece, kToken) > 0;
}
Did removeTokens(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(2))) return Did::nothing;
    auto kind = static_cast<TokenId>(a.symbol(0));
    int there = tokensOn(t, a.at(2).piece, kind);
    if (there == 0 || !mayLoseIt(t, f, a)) return Did::nothing;
    if (a.whole(1) == kAnyTokens) {
        t.call(State::kStrip, StripFrame{a.at(2), f.source, kind, 0, 0}, f.controller);
        return Did::called;
    }
    int n = a.whole(1) == kAllTokens ? there : std::min(there, a.whole(1));
    const bool called = takeTokens(t, a.at(2).piece, kind, n, f.controller, f.source);
    return calledOr(called, a.whole(1) == kAllTokens || n == a.whole(1) ? Did::full : Did::partly);
}

// --- moving: token, number, from, to

bool hasSuchToken(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[2] || tokensOn(t, a.at(2).piece, static_cast<TokenId>(a.symbol(0))) > 0;
}
bool mayBeDamaged(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[3] || a.symbol(0) == kShieldToken) return true;
    if (a.symbol(0) == kFocusToken) return !isBarred(t, f, a.at(3), kNoFocusPlacing);
    return canBeDamaged(t, a.at(3).piece, f.controller, f.source.piece);
}
// LCG-SHI-02: a shielded card takes no other shield.
bool takesToken(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[3] || a.symbol(0) != kShieldToken || t.s.pieces.data(a.at(3).piece).shields == 0;
}
bool isToAnother(Table&, const AbilityFrame&, const Args& a) { return a.open[2] || a.open[3] || !(a.at(2) == a.at(3)); }
// What is moved is neither removed nor placed: nothing answers it but what answers moved damage.
Did moveTokens(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(2)) || !t.s.pieces.alive(a.at(3)) || a.at(2) == a.at(3)) return Did::nothing;
    if (!hasSuchToken(t, f, a) || !mayLoseIt(t, f, a) || !mayBeDamaged(t, f, a) || !takesToken(t, f, a)) return Did::nothing;
    if (a.symbol(0) == kDamageToken) return moveDamage(t, a.at(2).piece, a.at(3), a.whole(1), f.controller), Did::called;
    auto from = edit(t, a.at(2).piece);
    auto to = edit(t, a.at(3).piece);
    if (a.symbol(0) == kShieldToken) {
        --from->shields;
        ++to->shields;
        return a.whole(1) == 1 ? Did::full : Did::partly;
    }
    const int n = std::min<int>({a.whole(1), from->focus, 60 - to->focus});
    from->focus = static_cast<uint8_t>(from->focus - n) & 63u;
    to->focus = static_cast<uint8_t>(to->focus + n) & 63u;
    return n == a.whole(1) ? Did::full : Did::partly;
}

constexpr Param kAmount = numberParam("amount");
constexpr Param kToken{"token", ParamKind::symbol, "token"};
constexpr Param kPlaced{"token", ParamKind::symbol, "placed_token"};
constexpr Param kFrom = pieceParam("from", kInPlay);
constexpr Param kTo = pieceParam("to", kInPlay);
constexpr Param kEvenIf{"even_if", ParamKind::symbol, "even_if", true};
constexpr Param kBy{"by", ParamKind::seat, "", true};

template <int kParam>
constexpr Need<Table> kThere{partOf("LCG-FX-05"), "what it would be done to is not there", isThere<kParam>};
constexpr Need<Table> kToPlace[] = {
    kThere<2>,
    {partOf("LCG-SHI-02"), "it has a shield", hasRoom},
    {partOf("LCG-FX-07"), "a card says that no such token can be placed on it", mayBePlaced},
};
constexpr Need<Table> kToRemove[] = {
    kThere<2>,
    {partOf("LCG-FX-07"), "there is no damage on it", hasToken<kDamageToken>},
    {partOf("LCG-FX-07"), "there is no focus token on it", hasToken<kFocusToken>},
    {partOf("LCG-FX-07"), "there is no shield on it", hasToken<kShieldToken>},
    {partOf("LCG-FX-07"), "a card says that its tokens stay on it", mayLoseIt},
};
constexpr Need<Table> kToMove[] = {
    kThere<2>,
    {partOf("LCG-FX-07"), "there is no such token on it", hasSuchToken},
    {partOf("LCG-FX-07"), "a card says that its tokens stay on it", mayLoseIt},
    kThere<3>,
    {partOf("LCG-TERM-14"), "a card says that no such token can be placed there", mayBeDamaged},
    {partOf("LCG-SHI-02"), "that has a shield", takesToken},
};
// Neither is a card offered that has no such token, nor one to which none can be moved.
constexpr Need<Table> kMovable[] = {
    {partOf("LCG-FX-07"), "there is no such token on it", hasSuchToken},
    {partOf("LCG-FX-07"), "a card says that its tokens stay on it", mayLoseIt},
    {partOf("LCG-FX-07"), "the token is on it already", isToAnother},
    {partOf("LCG-TERM-14"), "a card says that no such token can be placed there", mayBeDamaged},
    {partOf("LCG-SHI-02"), "it has a shield", takesToken},
};

constexpr Verb<Table> kVerbs[] = {
    {{"place",
      {kPlaced, kAmount, kTo, kEvenIf, kBy},
      "{by} place(s) {amount} {token} on {to}[, even if {even_if}]",
      "",
      "Whoever places it, by = opponent, chooses on what."},
     kToPlace,
     place},
    {{"remove", {kToken, kAmount, kFrom}, "remove {amount} {token} from {from}", "", ""}, kToRemove, removeTokens},
    {{"move_tokens", {kToken, kAmount, kFrom, kTo}, "move {amount} {token} from {from} to {to}", "", ""},
     kToMove,
     moveTokens,
     kMovable},
};

}  // namespace

std::span<const Verb<Table>> tokenVerbs() { return kVerbs; }

}  // namespace cantina::lcg
