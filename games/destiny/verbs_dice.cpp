// The verbs of the card language that are about dice: removing, rolling, turning, resolving.
// Rules: DST-RTC-01 to 04, DST-TERM-07, DST-TERM-09, DST-ACT-RES-06, and the rule named with each verb.
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

bool isPoolDie(Table& t, const Args& a) {
    return a.open[0] || (isAlive(t, a.at(0)) && t.s.pieces.isIn(a.at(0).piece, kPool));
}
bool canUseDie(Table& t, const AbilityFrame&, const Args& a) { return isPoolDie(t, a); }

// --- removing

// DST-TERM-09: the values of all dice that this ability removes add up.
// Dice that an ability removes one by one, all of them chosen before: those that are gone already.
std::span<const Piece> removedTogether(Table& t) {
    const EachFrame* each = t.nearest(State::kEach);
    if (each == nullptr || each->index == 0) return {};
    return {each->items.begin(), static_cast<size_t>(std::min<int>(each->index, each->items.size()))};
}
// DST-SYM-19, DST-SYM-22: nothing raises the 0 of a special or a blank. DST-ED-18: in the first edition it may be raised.
bool isFixed(Table& t, const Side& s) {
    if (s.symbol != kSpecialSymbol && s.symbol != kBlank) return false;
    return t.on(s.symbol == kBlank ? "DST-SYM-22"_rule : "DST-SYM-19"_rule) && !isFirstEdition(t, "DST-ED-18"_rule);
}
Did removeFor(Table& t, AbilityFrame& f, const Args& a, int more) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    AnyPieces gone;
    for (Piece p : removedTogether(t))
        if (t.s.pieces.isIn(p, kOnCard)) t.pushOrFault(gone, p);
    if (!canRemove(t, a.at(0).piece, f.controller, {gone.begin(), static_cast<size_t>(gone.size())})) return Did::nothing;
    Side s = sideOf(t, a.at(0).piece);
    f.amount = s.value;
    t.s.total = small(t, t.s.total + f.amount + (isFixed(t, s) ? 0 : more));
    removeDie(t, a.at(0).piece, removerOf(t, f));
    return Did::full;
}
Did doRemove(Table& t, AbilityFrame& f, const Args& a) { return removeFor(t, f, a, 0); }
Did doRemoveRaised(Table& t, AbilityFrame& f, const Args& a) { return removeFor(t, f, a, a.whole(1)); }
// Is what is being chosen, one or several, chosen to be removed?
bool isForRemoval(Table& t, const Instr* at) {
    const Instr* verb = at + (at->code == Code::choose ? 1 : 2);  // a jump over its body follows `each`
    if (verb->code != Code::verb) return false;
    auto perform = t.words().verbs[verb->a].perform;
    return perform == doRemove || perform == doRemoveRaised;
}

// DST-TERM-07: all of them are chosen before any is removed.
bool canPickDice(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kPool, a.seat(1)}) > 0; }
Did pickDice(Table& t, const AbilityFrame& by, int n, Seat whose, Seat chooser, PickFrame::What what) {
    if (n <= 0) return Did::nothing;
    PickFrame f;
    f.left = static_cast<uint8_t>(std::min(n, kMostPieces));
    f.source = by.source;
    f.special = removerOf(t, by).special ? 1 : 0;
    f.whose = whose;
    f.what = what;
    t.call(kPick, f, chooser);
    return Did::called;
}
Did doLoseDice(Table& t, AbilityFrame& f, const Args& a) {
    return pickDice(t, f, a.whole(0), a.seat(1), a.seat(1), PickFrame::kRemove);
}
Did doRemoveSome(Table& t, AbilityFrame& f, const Args& a) {
    return pickDice(t, f, a.whole(0), a.seat(1), f.controller, PickFrame::kRemove);
}
Did doRerollSome(Table& t, AbilityFrame& f, const Args& a) {
    return pickDice(t, f, a.whole(0), a.seat(1), f.controller, PickFrame::kReroll);
}
// All of them or none: it pays for what follows. DST-RUL-LEG-11: nothing is paid with nothing.
int characterDice(Table& t, Seat seat) {
    int n = 0;
    for (Piece die : t.s.pieces.in({kPool, seat})) n += defOf(t, die).type == kCharacter ? 1 : 0;
    return n;
}
bool canGiveUp(Table& t, const AbilityFrame& f, const Args& a) { return characterDice(t, f.controller) >= a.whole(0); }
Did doGiveUp(Table& t, AbilityFrame& f, const Args& a) {
    if (a.whole(0) <= 0) return t.on("DST-RUL-LEG-11"_rule) ? Did::full : Did::nothing;
    if (!canGiveUp(t, f, a)) return Did::nothing;
    return pickDice(t, f, a.whole(0), f.controller, f.controller, PickFrame::kRemoveCharacterDice);
}
Did doRansom(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    t.call(kRansom, RansomFrame{a.at(0), f.source, static_cast<uint8_t>(a.whole(1)), f.controller, 0, 0}, f.controller);
    return Did::called;
}
Did doContest(Table& t, AbilityFrame& f, const Args&) {
    ContestFrame frame;
    frame.source = f.source;
    frame.by = f.controller;
    t.call(kContest, frame, f.controller);
    return Did::called;
}
// It may lie on its card or in a pool (DST-RUL-SOR-06); off: only in a pool.
Did doFreeze(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0)) || (!isPoolDie(t, a) && !t.on("DST-RUL-SOR-06"_rule))) return Did::nothing;
    setBit(t, a.at(0).piece, PieceData::kFreezes, true);
    return Did::full;
}
bool canSplit(Table& t, const AbilityFrame&, const Args& a) { return t.s.pieces.size({kPool, a.seat(0)}) > 0; }
Did doSplit(Table& t, AbilityFrame& f, const Args& a) {
    if (!canSplit(t, f, a)) return Did::nothing;
    SplitFrame split;
    split.chooser = f.controller;
    split.source = f.source;
    split.special = removerOf(t, f).special ? 1 : 0;
    t.call(kSplit, split, a.seat(0));
    return Did::called;
}
bool canHold(Table& t, const AbilityFrame& f, const Args& a) { return isPoolDie(t, a) && isAlive(t, f.source); }
Did doHold(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a) || !isAlive(t, f.source)) return Did::nothing;
    if (!canRemove(t, a.at(0).piece, f.controller)) return Did::nothing;
    return holdDie(t, a.at(0).piece, f.source.piece);
}

// --- turning and rolling

// A symbol that was noted is what the die is turned to.
Did doTurn(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    int to = a.symbol(1) == TurnFrame::kNoted ? notedSymbol(f) : a.symbol(1);
    if (to < 0) return Did::nothing;
    t.call(kTurnDie, TurnFrame{a.at(0), static_cast<uint8_t>(to), 0}, f.controller);
    return Did::called;
}
Did doNoteSymbol(Table& t, AbilityFrame& f, const Args& a) {
    f.regs[1] = {};
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    f.regs[1] = {Piece{}, static_cast<uint16_t>(sideOf(t, a.at(0).piece).symbol + 1)};
    return Did::full;
}
Did doRerollThisDie(Table& t, AbilityFrame& f, const Args&) {
    PieceRef die = f.event.object;
    if (!isAlive(t, die) || !t.s.pieces.isIn(die.piece, kPool)) return Did::nothing;
    return roll(t, die.piece) ? Did::full : Did::nothing;
}
Did doReroll(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    return roll(t, a.at(0).piece) ? Did::full : Did::nothing;
}
bool canRollIn(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (a.at(0).some() && hasDie(t, a.at(0).piece));
}
Did doRollIn(Table& t, AbilityFrame& f, const Args& a) {
    return a.at(0).some() ? rollIn(t, a.at(0).piece, f.controller) : Did::nothing;
}

Did doRollDie(Table& t, AbilityFrame&, const Args& a) {
    return isAlive(t, a.at(0)) ? rollOnCard(t, a.at(0).piece) : Did::nothing;
}
// DST-SYM-16: each turns their own, and chooses.
Did doTurnUpTo(Table& t, AbilityFrame&, const Args& a) {
    FocusFrame frame{{}, static_cast<int16_t>(a.whole(0)), static_cast<uint8_t>(a.symbol(1)), 0};
    t.call(kFocusDice, frame, a.seat(2));
    return Did::called;
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
Did doKeepDie(Table& t, AbilityFrame& f, const Args&) { return stay(t, f, SideFrame::kStays); }
Did doRerollInstead(Table& t, AbilityFrame& f, const Args&) { return stay(t, f, SideFrame::kRerolled); }

// --- resolving through a card: there and then, as part of it (DST-RTC-01, DST-RUL-AW-19)

struct How {
    bool plain = false;        // a modifier as if it were none
    bool free = false;         // its cost is not paid
    bool unblockable = false;  // its damage
    int more = 0;              // the value is so much higher
    int value = -1;            // or this
    bool stays = false;        // it is not returned to its card
    int as = kNoSymbol;        // as this symbol, if it may count as that
    bool otherwise = false;    // as any other symbol
    bool everyone = false;     // against each of an opponent's characters
};
// Does the die let its player choose as what it is resolved?
bool isManifold(Table& t, Piece die) {
    for (int i = kMelee; i <= kFocus; ++i)
        if (countsAs(t, die, static_cast<Symbol>(i))) return true;
    return false;
}

// DST-RTC-02: its cost is paid. DST-RTC-03: not a modifier alone. DST-ACT-RES-06: not a die that is being resolved.
bool canResolveNow(Table& t, Seat seat, Piece die, const How& how) {
    Side s = sideOf(t, die);
    bool alone = s.plus && !how.plain && t.on("DST-RTC-03"_rule);
    bool dear = !how.free && t.s.resources[seat.index()] < s.cost && t.on("DST-RTC-02"_rule);
    bool again = isBeingResolved(t, die) && t.on("DST-ACT-RES-06"_rule);
    return (s.symbol != kBlank || how.otherwise) && !alone && !dear && !again;
}
Did resolveNow(Table& t, AbilityFrame& f, const Args& a, const How& how) {
    if (!a.at(0).some() || !isPoolDie(t, a)) return Did::nothing;
    Piece die = a.at(0).piece;
    if (!canResolveNow(t, f.controller, die, how)) return Did::nothing;
    Side s = sideOf(t, die);
    if (!how.free && t.on("DST-RTC-02"_rule)) setResources(t, f.controller, t.s.resources[f.controller.index()] - s.cost);
    SideFrame frame;
    frame.die = a.at(0);
    frame.card = cardOf(t, die);
    frame.def = t.s.pieces.row(die).def;
    frame.value = static_cast<int16_t>(how.value >= 0 ? how.value : s.value + (isFixed(t, s) ? 0 : how.more));
    frame.side = t.s.pieces.data(die).number;
    frame.unblockable = how.unblockable ? 1 : 0;
    frame.stays = how.stays ? SideFrame::kStays : uint8_t{0};
    frame.everyone = how.everyone ? 1 : 0;
    if (how.otherwise) frame.as = SideFrame::kOtherwise;
    if (how.as != kNoSymbol && how.as != s.symbol) frame.as = static_cast<uint8_t>(how.as);
    if (how.as == kNoSymbol && !how.otherwise && isManifold(t, die)) frame.as = SideFrame::kAsked;
    t.s.struck = {};
    t.call(kResolveSide, frame, f.controller);
    return Did::called;
}
Did doResolveAndKeep(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.stays = true}); }
Did doResolve(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {}); }
Did doResolvePlain(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.plain = true}); }
Did doResolveFree(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.free = true}); }
Did doResolveUnblockable(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.unblockable = true}); }
Did doResolveMore(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.more = a.whole(1)}); }
Did doResolveUnblockableAs(Table& t, AbilityFrame& f, const Args& a) {
    return resolveNow(t, f, a, {.unblockable = true, .as = a.symbol(1)});
}
Did doResolveMoreAs(Table& t, AbilityFrame& f, const Args& a) {
    return resolveNow(t, f, a, {.more = a.whole(1), .as = a.symbol(2)});
}
Did doResolveEach(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.everyone = true}); }
Did doResolveOtherwise(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.otherwise = true}); }
Did doResolveAs(Table& t, AbilityFrame& f, const Args& a) { return resolveNow(t, f, a, {.value = a.whole(1)}); }

bool canResolveSide(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (a.at(0).some() && hasDie(t, a.at(0).piece));
}
Did doResolveSide(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some()) return Did::nothing;
    if (!hasDie(t, a.at(0).piece)) return Did::full;  // "if able": what follows does not hang on it
    SideFrame frame;
    frame.card = a.at(0);
    frame.def = t.s.pieces.row(a.at(0).piece).def;
    frame.side = SideFrame::kUnchosen;
    t.call(kResolveSide, frame, f.controller);
    return Did::called;
}
Did resolveSeveral(Table& t, Seat seat, uint8_t how) {
    ResolveDiceFrame f;
    f.how = static_cast<uint8_t>(ResolveDiceFrame::kThroughCard | how);
    t.call(kResolveSeveral, f, seat);
    return Did::called;
}
Did doResolveAny(Table& t, AbilityFrame& f, const Args&) { return resolveSeveral(t, f.controller, 0); }
Did doResolveUpTo(Table& t, AbilityFrame& f, const Args& a) {
    return resolveSeveral(t, f.controller, small(t, std::max(a.whole(0), 1) * ResolveDiceFrame::kMost));
}
Did doResolveSame(Table& t, AbilityFrame& f, const Args&) {
    return resolveSeveral(t, f.controller, ResolveDiceFrame::kOneSymbol);
}
Did doResolveAnyOf(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    ResolveDiceFrame frame;
    frame.how = ResolveDiceFrame::kThroughCard;
    frame.ofNumber = static_cast<uint8_t>(a.at(0).piece.n);
    t.call(kResolveSeveral, frame, f.controller);
    return Did::called;
}
Did doResolveOrLose(Table& t, AbilityFrame&, const Args& a) {
    return resolveSeveral(t, a.seat(0), ResolveDiceFrame::kRemoveRest);
}
// The special ability of another card, used as one's own: no die is resolved.
Did doUseSpecial(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    const CardDef& def = defOf(t, a.at(0).piece);
    SideFrame frame;
    frame.card = a.at(0);
    frame.def = t.s.pieces.row(a.at(0).piece).def;
    frame.side = SideFrame::kUnchosen;
    frame.quiet = 1;
    for (int i = 0; i < kDieSides; ++i)
        if (side(def, i).symbol == kSpecialSymbol) frame.side = static_cast<uint8_t>(i);
    if (frame.side == SideFrame::kUnchosen) return Did::nothing;
    t.call(kResolveSide, frame, f.controller);
    return Did::called;
}

constexpr Need<Table> kToUseDie[] = {{partOf("DST-ZONE-09"), "that die is not in a pool", canUseDie}};
constexpr Need<Table> kToPickDice[] = {{partOf("DST-ZONE-09"), "there are no dice in that pool", canPickDice}};
constexpr Need<Table> kToGiveUp[] = {
    {partOf("DST-TERM-32"), "you do not have that many character dice in your pool", canGiveUp},
};
constexpr Need<Table> kToSplit[] = {{partOf("DST-ZONE-09"), "there are no dice in that pool", canSplit}};
constexpr Need<Table> kToHold[] = {{partOf("DST-ZONE-09"), "that die is not in a pool", canHold}};
constexpr Need<Table> kToRollIn[] = {{partOf("DST-DIE-01"), "it has no die", canRollIn}};
constexpr Need<Table> kToResolveSide[] = {{partOf("DST-DIE-01"), "it has no die", canResolveSide}};

constexpr Verb<Table> kDiceVerbs[] = {
    {{"remove", {one("die")}, "remove {die}", "", "A die in a pool returns to its card."}, kToUseDie, doRemove},
    {{"remove_raised",
      {one("die"), amount("more")},
      "remove {die}, counting its value {more} higher",
      "",
      "For what looks at the combined value."},
     kToUseDie,
     doRemoveRaised},
    {{"lose_dice", {amount(), seatParam()}, "{who} choose(s) and remove(s) {amount} of their dice", "", ""},
     kToPickDice,
     doLoseDice},
    {{"remove_some", {amount(), seatParam()}, "remove {amount} of {who}'s dice", "", "You choose which."},
     kToPickDice,
     doRemoveSome},
    {{"reroll_some", {amount(), seatParam()}, "reroll {amount} of {who}'s dice", "", "You choose which."},
     kToPickDice,
     doRerollSome},
    {{"give_up_dice",
      {amount()},
      "remove as many of your character dice as {amount}",
      "",
      "All of them or none. You choose which."},
     kToGiveUp,
     doGiveUp},
    {{"ransom",
      {one("die"), amount("price")},
      "any opponent may give you {price} resource(s) to remove {die}",
      "",
      "Clockwise; the first who pays."},
     kToUseDie,
     doRansom},
    {{"contest",
      {kNoParam},
      "each player, beginning with you, activates one of their characters; then each player adds up the values of the "
      "character dice that they rolled so, and each player with the lowest total removes those dice",
      "",
      "DST-RUL-EAW-03: or several."},
     always,
     doContest},
    {{"freeze", {one("die")}, "choose {die}; it cannot be rolled during the next round", "", ""}, kNeedsFirst, doFreeze},
    {{"roll_die", {one("die")}, "roll {die} into your pool", "", "A die on its card."}, kNeedsFirst, doRollDie},
    {{"turn_up_to",
      {amount(), {"to", ParamKind::symbol, "turn"}, seatParam()},
      "{who} turn(s) up to {amount} of their dice to {to}",
      "",
      "They choose which."},
     always,
     doTurnUpTo},
    {{"resolve_against_each",
      {one("die")},
      "resolve {die} against each of an opponent's characters",
      "DST-RUL-SOR-20",
      "Its cost is paid once."},
     kToUseDie,
     doResolveEach},
    {{"resolve_otherwise",
      {one("die")},
      "resolve {die} as if it showed another symbol of your choice, with the value that it has",
      "",
      "The card keeps what a special would do."},
     kToUseDie,
     doResolveOtherwise},
    {{"resolve_same_symbol",
      {kNoParam},
      "resolve any number of your dice showing the same symbol",
      "",
      "Modifiers with their dice. The result is how many."},
     always,
     doResolveSame},
    {{"resolve_any_of",
      {one("card")},
      "resolve any number of the dice that match {card} in any order",
      "",
      "Not those of its upgrades."},
     always,
     doResolveAnyOf},
    {{"split_and_remove",
      {seatParam()},
      "{who} split(s) their dice into two groups of any size; choose one of the groups and remove all dice in it",
      "",
      ""},
     kToSplit,
     doSplit},
    {{"hold",
      {one("die")},
      "remove {die} and place it on this card; until this card leaves play it is not rolled and does not return",
      "",
      ""},
     kToHold,
     doHold},
    {{"reroll", {one("die")}, "reroll {die}", "", ""}, kToUseDie, doReroll},
    {{"reroll_this_die", {kNoParam}, "reroll this die", "", "Specials."}, always, doRerollThisDie},
    {{"keep_die", {kNoParam}, "keep this die in your pool", "", "Specials: it is not returned to its card."},
     always,
     doKeepDie},
    {{"reroll_instead",
      {kNoParam},
      "reroll this die in place of returning it to its card",
      "",
      "Specials: after everything else."},
     always,
     doRerollInstead},
    {{"roll_in",
      {one("card")},
      "roll the die of {card} into your pool",
      "",
      "A die without its card in play is set aside after it is resolved or removed."},
     kToRollIn,
     doRollIn},
    {{"turn",
      {one("die"), {"to", ParamKind::symbol, "turn", true, TurnFrame::kAny}},
      "turn {die} to {to}",
      "",
      "The player picks the side."},
     kToUseDie,
     doTurn},
    {{"note_symbol", {one("die")}, "choose the symbol on {die}", "", "For showing_noted and noted_side."},
     kToUseDie,
     doNoteSymbol},
    {{"resolve", {one("die")}, "resolve {die}", "", "As part of this ability."}, kToUseDie, doResolve},
    {{"resolve_as_yours", {one("die")}, "resolve {die} as if it were your die", "DST-ACT-RES-07", ""}, kToUseDie, doResolve},
    {{"resolve_plain", {one("die")}, "resolve {die} as if it had no plus", "", "As part of this ability."},
     kToUseDie,
     doResolvePlain},
    {{"resolve_more", {one("die"), amount("more")}, "resolve {die} with its value increased by {more}", "", ""},
     kToUseDie,
     doResolveMore},
    {{"resolve_more_as",
      {one("die"), amount("more"), {"as", ParamKind::symbol, "symbol"}},
      "resolve {die} as {as} with its value increased by {more}",
      "",
      "For usable_as(...)."},
     kToUseDie,
     doResolveMoreAs},
    {{"resolve_as", {one("die"), amount("value")}, "resolve {die} as if its value were {value}", "", ""},
     kToUseDie,
     doResolveAs},
    {{"resolve_unblockable", {one("die")}, "resolve {die}, its damage being unblockable", "", ""},
     kToUseDie,
     doResolveUnblockable},
    {{"resolve_unblockable_as",
      {one("die"), {"as", ParamKind::symbol, "symbol"}},
      "resolve {die} as {as} that is unblockable",
      "",
      "For usable_as(...)."},
     kToUseDie,
     doResolveUnblockableAs},
    {{"resolve_free", {one("die")}, "resolve {die} without paying the cost on it", "", ""}, kToUseDie, doResolveFree},
    {{"resolve_side", {one("card")}, "resolve a side of the die of {card}, if able", "", "The die need not be anywhere."},
     kToResolveSide,
     doResolveSide},
    {{"resolve_any", {kNoParam}, "resolve any number of your dice in any order", "", "Modifiers with their dice."},
     always,
     doResolveAny},
    {{"resolve_up_to", {amount()}, "resolve up to {amount} of your dice", "", "Modifiers count."}, always, doResolveUpTo},
    {{"resolve_and_keep", {one("die")}, "resolve {die} and leave it in your pool", "", ""}, kToUseDie, doResolveAndKeep},
    {{"resolve_or_lose",
      {seatParam()},
      "{who} resolve(s) any number of their dice in any order; remove their other dice",
      "",
      "Modifiers with their dice."},
     always,
     doResolveOrLose},
    {{"use_special", {one("card")}, "choose {card} and use that ability as if it were your card", "", ""},
     kNeedsFirst,
     doUseSpecial},
    {{"roll_in_from_aside",
      {one("card")},
      "roll the die of {card} into your pool, and set that die aside after it is resolved or removed",
      "",
      "Of a card that is not in play."},
     kToRollIn,
     doRollIn},
};

}  // namespace

// DST-TERM-06: a die that an opponent may not remove is no legal target when one is chosen for that.
Quickly State::passesQuickly(Table& t, const AbilityFrame& f, int selector, Piece p) {
    if (t.s.ongoing == 0 || !isDie(t, p)) return Quickly::unknown;
    const Instr* at = &t.book().code[t.book().abilities[f.ability].code] + f.pc;
    bool chosen = (at->code == Code::choose || (at->code == Code::each && at->b == 1)) && at->imm == selector;
    if (!chosen || !isForRemoval(t, at) || !t.on("DST-TERM-06"_rule)) return Quickly::unknown;
    return canRemove(t, p, f.controller) ? Quickly::unknown : Quickly::no;
}

std::span<const Verb<Table>> diceVerbs() { return kDiceVerbs; }

}  // namespace cantina::destiny
