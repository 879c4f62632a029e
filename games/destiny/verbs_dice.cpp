// The verbs of the card language that are about dice: removing, rolling, turning, resolving.
// Rules: DST-RTC-01 to 04, DST-TERM-07, DST-TERM-09, DST-ACT-RES-06, and the rule named with each verb.
#include "games/destiny/die_targets.h"
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- removing

// DST-TERM-09: the values of all dice that this ability removes add up.
// Dice that an ability removes one by one, all of them chosen before: those that are gone already.
std::span<const Piece> removedTogether(Table& t) {
    const EachFrame* each = t.nearest(State::kEach);
    if (each == nullptr || each->index == 0 || each->isSet()) return {};
    return {each->items.begin(), static_cast<size_t>(std::min<int>(each->index, each->items.size()))};
}
Did doRemove(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    AnyPieces gone;
    for (Piece p : removedTogether(t))
        if (t.s.pieces.isIn(p, kOnCard)) t.pushOrFault(gone, p);
    if (!canRemove(t, a.at(0).piece, a.seat(1), {gone.begin(), static_cast<size_t>(gone.size())})) return Did::nothing;
    Side s = sideOf(t, a.at(0).piece);
    f.amount = s.value;
    t.s.total = small(t, t.s.total + f.amount + (isFixed(t, s) ? 0 : a.whole(2)));
    Remover by = removerOf(t, f);
    by.seat = a.seat(1);
    removeDie(t, a.at(0).piece, by);
    return Did::full;
}
Did doContest(Table& t, AbilityFrame& f, const Args&) {
    ContestFrame frame;
    frame.source = f.source;
    frame.by = f.controller;
    t.call(kContest, frame, f.controller);
    return Did::called;
}

// --- turning and rolling

Did doTurn(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    int to = turnedTo(t, a);
    if (to < 0) return Did::nothing;
    t.call(kTurnDie, TurnFrame{a.at(0), static_cast<uint8_t>(to), 0}, a.seat(3));
    return Did::called;
}
Did doReroll(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    return roll(t, a.at(0).piece) ? Did::full : Did::nothing;
}
// A die on its card, or that of a card, which need not be in play.
bool canRoll(Table& t, const AbilityFrame&, const Args& a) {
    if (!a.at(1).some()) return a.open[1] || isThere(t, a, 0);
    return hasDie(t, a.at(1).piece);
}
Did doRoll(Table& t, AbilityFrame& f, const Args& a) {
    if (a.at(1).some()) return rollIn(t, a.at(1).piece, f.controller);
    return isAlive(t, a.at(0)) ? rollOnCard(t, a.at(0).piece) : Did::nothing;
}
// DST-RUL-SOR-09, 10: only a die that was brought for it.
Did doRollAside(Table& t, AbilityFrame& f, const Args& a) {
    for (Piece p : t.s.pieces.in({kDiceAside, f.controller})) {
        bool spare = (t.s.pieces.data(p).bits & PieceData::kSpare) != 0 || !t.on("DST-RUL-SOR-10"_rule);
        if (defOf(t, p).titleHash == a.symbol(0) && spare) return roll(t, p) ? Did::full : Did::nothing;
    }
    return Did::nothing;
}

// --- the die whose special is being resolved

SideFrame* ownSide(Table& t, const AbilityFrame& f) {
    SideFrame* side = t.nearest(kResolveSide);
    return side != nullptr && side->die.some() && side->die == f.event.object ? side : nullptr;
}
Did stay(Table& t, const AbilityFrame& f, uint8_t how) {
    SideFrame* side = ownSide(t, f);
    if (side == nullptr) return Did::nothing;
    side->stays = how;
    return Did::full;
}
// Not returned to its card, or rerolled in place of it, after everything else.
Did doKeep(Table& t, AbilityFrame& f, const Args& a) {
    return stay(t, f, a.symbol(0) != 0 ? SideFrame::kRerolled : SideFrame::kStays);
}

// --- resolving through a card: there and then, as part of it (DST-RTC-01, DST-RUL-AW-19)

// Does the die let its player choose as what it is resolved?
bool isManifold(Table& t, Piece die) {
    for (int i = kMelee; i <= kFocus; ++i)
        if (countsAs(t, die, static_cast<Symbol>(i))) return true;
    return false;
}

// A side of the die of that card, which need not be anywhere. "If able": what follows does not hang on it.
Did doResolveSide(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(kOfCard).some()) return Did::nothing;
    if (!hasDie(t, a.at(0).piece)) return Did::full;
    SideFrame frame;
    frame.card = a.at(0);
    frame.def = t.s.pieces.row(a.at(0).piece).def;
    frame.side = SideFrame::kUnchosen;
    t.call(kResolveSide, frame, a.seat(kSideBy));
    return Did::called;
}
Did doResolve(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    if (!Needs<Table>(kResolvable)(t, f, a)) return Did::nothing;
    Piece die = a.at(0).piece;
    Side s = sideOf(t, die);
    const Seat by = a.seat(kResolver);
    if (!isFree(a) && t.on("DST-RTC-02"_rule)) setResources(t, by, t.s.resources[by.index()] - s.cost);
    SideFrame frame;
    frame.die = a.at(0);
    frame.card = cardOf(t, die);
    frame.def = t.s.pieces.row(die).def;
    frame.value =
        static_cast<int16_t>(a.whole(kValue) >= 0 ? a.whole(kValue) : s.value + (isFixed(t, s) ? 0 : a.whole(kMore)));
    frame.side = t.s.pieces.data(die).number;
    frame.unblockable = a.symbol(kUnblockably) != 0 ? 1 : 0;
    frame.stays = a.symbol(kKeeping) != 0 ? SideFrame::kStays : uint8_t{0};
    frame.everyone = a.symbol(kAgainstEach) != 0 ? 1 : 0;
    const int as = a.symbol(kAs);
    if (as == kAnotherSymbol) frame.as = SideFrame::kOtherwise;
    if (as < kNoSymbol && as != s.symbol) frame.as = static_cast<uint8_t>(as);
    if (as == kNoSymbol && isManifold(t, die)) frame.as = SideFrame::kAsked;
    t.s.struck = {};
    t.call(kResolveSide, frame, by);
    return Did::called;
}

// Of a die that is known: could it be resolved now?
bool canResolveIt(Table& t, const AbilityFrame& f, const Args& a) { return a.open[0] || Needs<Table>(kResolvable)(t, f, a); }
bool hasSide(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[kOfCard] || (a.at(kOfCard).some() && hasDie(t, a.at(kOfCard).piece));
}
// How many at most, of which card, of one symbol only, what of the rest, whose.
Did doResolveAny(Table& t, AbilityFrame&, const Args& a) {
    if (a.at(1).some() && !isAlive(t, a.at(1))) return Did::nothing;
    ResolveDiceFrame frame;
    int how = ResolveDiceFrame::kThroughCard;
    if (a.whole(0) < kAnyNumber) how |= std::max(a.whole(0), 1) * ResolveDiceFrame::kMost;
    if (a.symbol(2) != 0) how |= ResolveDiceFrame::kOneSymbol;
    if (a.symbol(3) != 0) how |= ResolveDiceFrame::kRemoveRest;
    frame.how = small(t, how);
    if (a.at(1).some()) frame.ofNumber = static_cast<uint8_t>(a.at(1).piece.n);
    t.call(kResolveSeveral, frame, a.seat(4));
    return Did::called;
}
// A two-faced card, also the character whose defeat is being answered.
bool canFlip(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0]) return true;
    const bool there = isAlive(t, a.at(0)) || isJustDefeated(t, f, a.at(0));
    return there && defOf(t, a.at(0).piece).number[kOtherSide] != 0;
}
Did doFlip(Table& t, AbilityFrame& f, const Args& a) {
    return canFlip(t, f, a) && a.at(0).some() ? flip(t, a.at(0).piece, a.at(2)) : Did::nothing;
}
constexpr Need<Table> kToFlip[] = {{partOf("DST-TERM-06"), "it has no other side", canFlip}};
constexpr Need<Table> kToUseDie[] = {kInPool};
constexpr Need<Table> kToRoll[] = {{partOf("DST-DIE-01"), "it has no die", canRoll}};
constexpr Need<Table> kToResolveSide[] = {{partOf("DST-DIE-01"), "it has no die", hasSide}};
constexpr Need<Table> kToResolve[] = {
    kInPool,
    {partOf("DST-RTC-02"), "it cannot be resolved now", canResolveIt},
};

constexpr Verb<Table> kDiceVerbs[] = {
    {{"remove",
      {one("die"), seatParam("by"), given(amount("more"), 0)},
      "{by} remove(s) {die}[, counting its value {more} higher]",
      "",
      "A die in a pool returns to its card."},
     kToUseDie,
     doRemove,
     kRemovable},
    {{"contest",
      {kNoParam},
      "each player, beginning with you, activates one of their characters; then each player adds up the values of the "
      "character dice that they rolled so, and each player with the lowest total removes those dice",
      "",
      "DST-RUL-EAW-03: or several."},
     always,
     doContest},
    {{"roll",
      {piece("die"), piece("of")},
      "roll [{die}][the die of {of}] into your pool",
      "",
      "A die on its card, or that of a card: without its card in play it is set aside after it is resolved or removed."},
     kToRoll,
     doRoll,
     kRollable},
    {{"roll",
      {{"aside", ParamKind::title}},
      "roll a {aside} die that you set aside into your pool, and set it aside again after it is resolved or removed",
      "DST-RUL-SOR-09",
      "A die that its player brought for this.",
      0,
      Form::none,
      {},
      kTagBrings},
     always,
     doRollAside},
    {{"reroll", {one("die")}, "reroll {die}", "", ""}, kToUseDie, doReroll, kRerollable},
    {{"keep",
      {flag("reroll")},
      "[!{reroll}keep this die in your pool][{reroll}reroll this die in place of returning it to its card]",
      "",
      "Specials: the die is not returned to its card; rerolled after everything else."},
     always,
     doKeep},
    {{"turn",
      {one("die"), given(symbol("to", "turn"), TurnFrame::kAny), piece("like"), seatParam("by"),
       given(numberParam("value", kMeasures), kNotSaid)},
      "{by} turn(s) {die} to {to}[ showing the same symbol as {like}][ showing a value of {value}]",
      "",
      "Who turns it picks the side."},
     kToUseDie,
     doTurn,
     kTurnable},
    {{"turn",
      {one("card"), symbol("over", "flag"), piece("on")},
      "flip {card}[ and attach it to {on}]",
      "",
      "A two-faced card, to its other side; on = what that side lies on."},
     kToFlip,
     doFlip},
    {{"resolve",
      {one("die"),
       given(amount("more"), 0),
       given(amount("value"), -1000),
       {"as", ParamKind::symbol, "as", true, kNoSymbol},
       flag("unblockable"),
       flag("plain"),
       flag("free"),
       flag("keep"),
       flag("against_each"),
       seatParam("by")},
      "{by} resolve(s) {die}[{against_each} against each of an opponent's "
      "characters][{plain} as if it had no plus][ as {as}]"
      "[ with its value increased by {more}][ as if its value were {value}][{free} without paying the cost on it]"
      "[{unblockable}, its damage being unblockable][{keep} and leave it in your pool]",
      "",
      "As part of this ability. Whoever does it resolves another player's die as their own. The result is the value that it "
      "was resolved for."},
     kToResolve,
     doResolve,
     kResolvable},
    {{"resolve",
      {one("card"), symbol("side", "flag"), seatParam("by")},
      "{by} resolve(s) a side of the die of {card}, if able",
      "",
      "That die need not be anywhere."},
     kToResolveSide,
     doResolveSide},
    {{"resolve_any",
      {given(amount("most"), kAnyNumber * 1000),
       {"of", ParamKind::one, "", true, kNoPiece},
       flag("alike"),
       flag("remove_rest"),
       seatParam("by")},
      "{by} resolve(s) up to {most} of {by}'s dice[ that match {of}][{alike} showing the same symbol] in any order"
      "[{remove_rest}; remove their other dice]",
      "",
      "Modifiers with their dice, and they count. The result is how many."},
     always,
     doResolveAny},
};

}  // namespace

std::span<const Verb<Table>> diceVerbs() { return kDiceVerbs; }

}  // namespace cantina::destiny
