// Resolving dice: the action, what each symbol does, and abilities that belong to a die.
// Rules: DST-ACT-RES-*, DST-SYM-*, DST-DIE-03 to 09, DST-RTC-01 to 03, DST-ABL-INH-*, DST-ABL-SPC-*.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- resolve dice: the action

using NextDie = Requirement<Table, const ResolveDiceFrame&, Piece>;
bool isInOwnPool(Table& t, const ResolveDiceFrame&, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kPool, t.self().seat}; }
// DST-ACT-RES-06: no die twice in one action.
bool isFresh(Table&, const ResolveDiceFrame& f, Piece die) { return f.dice.of(die) != DiceMarks::kResolved; }
bool isUsed(Table& t, const ResolveDiceFrame& f, Piece die) {
    if (!t.on("DST-ACT-RES-06"_rule)) return false;
    return f.dice.of(die) == DiceMarks::kResolved;
}
bool showsModifier(Table& t, const ResolveDiceFrame&, Piece die) { return sideOf(t, die).plus; }
bool isNotJoined(Table&, const ResolveDiceFrame& f, Piece die) { return f.dice.of(die) != DiceMarks::kJoined; }
bool isLater(Table&, const ResolveDiceFrame& f, Piece die) { return die.n > f.dice.last(DiceMarks::kJoined).n; }
// The plain die is paid for first.
bool isModifierPayable(Table& t, const ResolveDiceFrame& f, Piece die) {
    return t.s.resources[t.self().seat.index()] - sideOf(t, f.die()).cost >= sideOf(t, die).cost;
}
bool modifiesIt(Table& t, const ResolveDiceFrame& f, Piece die) {
    const uint8_t symbol = sideOf(t, die).symbol;
    return symbol == f.symbol || (symbol == kNoSymbol && modifiesAny(t, t.self().seat, die, f.die(), f.symbol));
}
constexpr NextDie kModifiers[] = {
    {"DST-ACT-RES-01", "it is no die in your pool", isInOwnPool},
    {partOf("DST-DIE-06"), "it shows no modifier", showsModifier},
    {"DST-ACT-RES-06", "it was resolved in this action", isFresh},
    {kOurs, kPickedAlready, isNotJoined},
    {kOurs, kPassedOver, isLater},
    {"DST-DIE-05", "you cannot pay for that side as well", isModifierPayable},
    {"DST-DIE-06", "it modifies another symbol", modifiesIt},
};
bool isModifier(Table& t, const ResolveDiceFrame& f, Piece die) { return allHoldOf<1, 2, 4, 5, 6>(t, kModifiers, f, die); }

// How many dice a card lets a player resolve.
int mostOf(const ResolveDiceFrame& f) {
    return f.how >= ResolveDiceFrame::kMost ? f.how / ResolveDiceFrame::kMost : kMostPieces;
}

Seat modifierWho(Table& t, ResolveDiceFrame& f) {
    Seat seat = t.self().seat;
    if (f.used + f.dice.count(DiceMarks::kJoined) + 1 >= mostOf(f)) return kNobody;
    for (Piece die : t.s.pieces.in({kPool, seat}))
        if (isModifier(t, f, die)) return seat;
    return kNobody;
}
void modifierOptions(Table& t, ResolveDiceFrame& f, Options& out) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (isModifier(t, f, die)) out.add(optionPiece(die));
    out.add(optionDone());
}
Flow modifierAnswer(Table& t, ResolveDiceFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    f.dice.set(o.piece, DiceMarks::kJoined);
    setResources(t, t.self().seat, t.s.resources[t.self().seat.index()] - sideOf(t, o.piece).cost);
    return again();
}
// What comes before a modifier is resolved comes before the die that it modifies.
Flow beforeModifiers(Table& t, ResolveDiceFrame& f) {
    t.self().result = {};
    if (!isPreceded(t, kDieResolved) || f.dice.count(DiceMarks::kJoined) == 0) return next();
    JoinedFrame joined;
    f.dice.forEach(DiceMarks::kJoined, [&](Piece p) { joined.dice.add(p); });
    t.call(kBeforeModifiers, joined, t.self().seat);
    return next();
}
SideFrame sideFrame(Table& t, Piece die, int value) {
    SideFrame f;
    f.die = refOf(t, die);
    f.card = cardOf(t, die);
    f.def = t.s.pieces.row(die).def;
    f.value = static_cast<int16_t>(value);
    f.side = t.s.pieces.data(die).number;
    return f;
}
// DST-ERR-11: a modifier whose damage is unblockable makes the die that it modifies so.
bool isSharpened(Table& t, const ResolveDiceFrame& f) {
    bool found = false;
    f.dice.forEach(DiceMarks::kJoined, [&](Piece p) { found = found || isUnblockable(t, sideFrame(t, p, 0)); });
    return found;
}
// The die's effect enters the queue with the value that its modifiers make; through a card it resolves there and then.
Flow lineUpDie(Table& t, ResolveDiceFrame& f) {
    Seat seat = t.self().seat;
    Side s = sideOf(t, f.die());
    setResources(t, seat, t.s.resources[seat.index()] - s.cost);
    int value = s.value + t.result().amount;  // before its modifiers were resolved they may have been made higher
    f.dice.forEach(DiceMarks::kJoined, [&](Piece p) { value += sideOf(t, p).value; });
    f.dice.set(f.die(), DiceMarks::kResolved);
    f.used = static_cast<uint8_t>(f.used + 1 + f.dice.count(DiceMarks::kJoined));
    auto as = static_cast<uint8_t>(f.symbol != s.symbol ? f.symbol : SideFrame::kAsShown);
    if (f.how != 0 || isFirstEdition(t, "DST-ED-52"_rule)) {
        SideFrame side = sideFrame(t, f.die(), value);
        side.unblockable = isSharpened(t, f) ? 1 : 0;
        side.as = as;
        t.call(kResolveSide, side, seat);
        return next();
    }
    Event e{kDieResolved, seat, static_cast<int16_t>(value), cardOf(t, f.die()), refOf(t, f.die()), {}};
    auto how = static_cast<uint16_t>(as << 8 | (isSharpened(t, f) ? 1 : 0));
    enqueue(t, Queued{e, refOf(t, f.die()), how, seat, Lined::die});
    return next();
}
// What the die triggers is resolved before the next die (DST-DMG-06).
Flow finishDie(Table& t, ResolveDiceFrame& f) {
    if (f.how == 0 && t.on("DST-DMG-06"_rule) && resolveFirst(t)) return again();
    const DiceMarks joined = f.dice;
    const Piece die = f.die();
    const Seat seat = t.self().seat;
    joined.forEach(DiceMarks::kJoined, [&](Piece p) {
        f.dice.set(p, DiceMarks::kResolved);
        if (t.s.pieces.isIn(p, kPool)) returnDie(t, p);
        hint(t, Event{kModifiesDie, seat, 0, cardOf(t, p), refOf(t, die), {}});
    });
    return next();
}
// DST-FAQ-05, DST-FAQ-06: the kinds of damage are not resolved together; off: they are.
bool isMixed(Table& t, const Side& s, const ResolveDiceFrame& f) {
    bool indirect = s.symbol == kIndirect || f.symbol == kIndirect;
    bool apart = t.on("DST-FAQ-05"_rule) && (t.on("DST-FAQ-06"_rule) || !indirect);
    return !apart && s.isDamage() && (f.symbol == kMelee || f.symbol == kRanged || f.symbol == kIndirect);
}
// DST-RUL-WOTF-01: what matters is what a die shows when its turn comes.
bool isNoBlank(Table& t, const ResolveDiceFrame&, Piece die) { return sideOf(t, die).symbol != kBlank; }
bool isPlain(Table& t, const ResolveDiceFrame&, Piece die) { return !sideOf(t, die).plus; }
bool isOfSymbol(Table& t, const ResolveDiceFrame& f, Piece die) {
    if (f.how != 0 && ((f.how & ResolveDiceFrame::kOneSymbol) == 0 || f.used == 0)) return true;
    Side s = sideOf(t, die);
    return s.symbol == f.symbol || isMixed(t, s, f) || countsAs(t, die, static_cast<Symbol>(f.symbol));
}
// DST-SYM-20: several specials in one action; off: one.
bool isAnotherSpecial(Table& t, const ResolveDiceFrame& f, Piece die) {
    return t.on("DST-SYM-20"_rule) || f.how != 0 || sideOf(t, die).symbol != kSpecialSymbol;
}
bool isNotUnderway(Table& t, const ResolveDiceFrame& f, Piece die) { return f.how == 0 || !isBeingResolved(t, die); }
bool isOfTheCard(Table& t, const ResolveDiceFrame& f, Piece die) {
    return !f.of().some() || t.s.pieces.data(die).on == f.of();
}
bool isPayable(Table& t, const ResolveDiceFrame&, Piece die) { return canPaySide(t, t.self().seat, sideOf(t, die)); }
constexpr NextDie kNextDice[] = {
    {"DST-ACT-RES-01", "it is no die in your pool", isInOwnPool},
    {"DST-SYM-22", "a blank cannot be resolved", isNoBlank},
    {"DST-DIE-09", "a modifier is resolved together with a plain die", isPlain},
    {"DST-ACT-RES-06", "it was resolved in this action", isFresh},
    {"DST-ACT-RES-01", "it shows another symbol", isOfSymbol},
    {partOf("DST-SYM-20"), "it is another special", isAnotherSpecial},
    {partOf("DST-ACT-RES-06"), "it is being resolved", isNotUnderway},
    {partOf("DST-TERM-05"), "it is a die of another card", isOfTheCard},
    {"DST-DIE-05", "you cannot pay for that side", isPayable},
};
bool isNext(Table& t, const ResolveDiceFrame& f, Piece die) {
    return allHoldOf<1, 2, 4, 3, 5, 6, 7, 8>(t, kNextDice, f, die);
}
Seat moreWho(Table& t, ResolveDiceFrame& f) {
    Seat seat = t.self().seat;
    if (f.used >= mostOf(f) || isGone(t, seat)) return kNobody;
    for (Piece die : t.s.pieces.in({kPool, seat}))
        if (isNext(t, f, die)) return seat;
    return kNobody;
}
void moreOptions(Table& t, ResolveDiceFrame& f, Options& out) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (isNext(t, f, die)) out.add(optionPiece(die));
    // DST-FAQ-10: not all of them need be resolved; off: they must.
    if (t.on("DST-FAQ-10"_rule) || f.how != 0 || out.size() == 0) out.add(optionDone());
}
// Several symbols are possible through a card only; a die that may count as another is then resolved as it shows, unless
// the others were resolved as that.
Flow moreAnswer(Table& t, ResolveDiceFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    f.dieNumber = static_cast<uint8_t>(o.piece.n);
    bool bound = f.how == 0 || ((f.how & ResolveDiceFrame::kOneSymbol) != 0 && f.used != 0);
    if (!bound) f.symbol = sideOf(t, o.piece).symbol;
    return skipTo("modifiers");
}
constexpr Step<Table> kResolveDiceSteps[] = {
    {"DST-DIE-07", "modifiers", askFrom<modifierWho, modifierOptions, modifierAnswer, kModifiers>()},
    {partOf("DST-BEF-01"), "before its modifiers", act<beforeModifiers>()},
    {"DST-ACT-RES-02", "pay and line up", act<lineUpDie>()},
    {partOf("DST-DMG-06"), "queue, then return modifiers", act<finishDie>()},
    {"DST-ACT-RES-01", "another die", askFrom<moreWho, moreOptions, moreAnswer, kNextDice>()},
};

// The same through a card: dice of any symbols, DST-RTC-04 with their modifiers; those that were left may be removed.
Flow beginSeveral(Table&, ResolveDiceFrame&) { return skipTo("another die"); }
Flow endSeveral(Table& t, ResolveDiceFrame& f) {
    t.outcome().amount = static_cast<int16_t>(f.used);
    if ((f.how & ResolveDiceFrame::kRemoveRest) == 0) return done();
    AnyPieces rest;
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (!isUsed(t, f, die)) t.pushOrFault(rest, die);
    for (Piece die : rest) removeDie(t, die, {t.self().seat, {}});
    return done();
}
constexpr Step<Table> kResolveSeveralSteps[] = {
    {kOurs, "begin", act<beginSeveral>()},
    {"DST-RTC-04", "modifiers", askFrom<modifierWho, modifierOptions, modifierAnswer, kModifiers>()},
    {partOf("DST-BEF-01"), "before its modifiers", act<beforeModifiers>()},
    {"DST-RTC-02", "pay and resolve", act<lineUpDie>()},
    {partOf("DST-ACT-RES-02"), "return modifiers", act<finishDie>()},
    {partOf("DST-RTC-01"), "another die", askFrom<moreWho, moreOptions, moreAnswer, kNextDice>()},
    {partOf("DST-RTC-01"), "remove the rest", act<endSeveral>()},
};

// --- one side takes effect

// DST-RUL-SOR-05: a side that counts as a special is worth 0.
Side shown(Table& t, const SideFrame& f) {
    Side s = side(t.book().def(f.def), f.side);
    if (f.as < kSymbolCount) s.symbol = static_cast<Symbol>(f.as);
    return s;
}

// --- before it is resolved

// A die that is gone by now has nothing before it: what it shows was lined up, and is resolved all the same.
Flow beforeDie(Table& t, SideFrame& f) {
    if (f.die.some() && f.quiet == 0 && isPreceded(t, kDieResolved) && isAlive(t, f.die))
        openBefore(t, aboutToResolve(t, f.die.piece, t.self().seat, f.value));
    return next();
}
// What cards in play say of its value.
Flow beginSide(Table& t, SideFrame& f) {
    if (t.result().replaced()) {
        t.outcome() = {Result::kReplaced, 0, 0};
        return done();
    }
    if (f.die.some() && speaksOf(t, kHoldValue) && isAlive(t, f.die) && !isFixed(t, shown(t, f)))
        f.value = static_cast<int16_t>(std::max(0, f.value + added(t, {kHoldValue, f.die.piece})));
    return next();
}

// --- as which symbol

bool hasSpecial(Table& t, const SideFrame& f) { return hasTiming(t.book().def(f.def), kSpecial); }
// As the die shows or may count, or (through a card) as anything else.
bool canCountAs(Table& t, const SideFrame& f, Symbol symbol) {
    Symbol own = side(t.book().def(f.def), f.side).symbol;
    if (f.as == SideFrame::kAsked) return symbol == own || countsAs(t, f.die.piece, symbol);
    return symbol != own && (symbol != kSpecialSymbol || hasSpecial(t, f));
}
Seat symbolWho(Table& t, SideFrame& f) {
    if (f.as != SideFrame::kAsked && f.as != SideFrame::kOtherwise) return kNobody;
    return t.self().seat;
}
void symbolOptions(Table& t, SideFrame& f, Options& out) {
    for (int i = kMelee; i <= kSpecialSymbol; ++i)
        if (canCountAs(t, f, static_cast<Symbol>(i))) out.add(optionAct(kActSymbol, f.die.piece, static_cast<uint16_t>(i)));
}
Flow symbolAnswer(Table&, SideFrame& f, Option o) {
    f.as = static_cast<uint8_t>(o.detail);
    if (f.as == kSpecialSymbol) f.value = 0;
    return next();
}

// A side that is resolved without its die in the pool: the player picks which. Modifiers alone cannot (DST-RTC-03).
bool canPick(Table& t, Seat seat, const Side& s) { return s.symbol != kBlank && !s.plus && canPaySide(t, seat, s); }
Seat sideWho(Table& t, SideFrame& f) {
    if (f.side != SideFrame::kUnchosen) return kNobody;
    for (int i = 0; i < kDieSides; ++i)
        if (canPick(t, t.self().seat, side(t.book().def(f.def), i))) return t.self().seat;
    return kNobody;
}
void sideOptions(Table& t, SideFrame& f, Options& out) {
    for (int i = 0; i < kDieSides; ++i)
        if (canPick(t, t.self().seat, side(t.book().def(f.def), i))) out.add(optionNumber(i + 1));
}
Flow sideAnswer(Table& t, SideFrame& f, Option o) {
    Seat seat = t.self().seat;
    f.side = static_cast<uint8_t>(o.number - 1);
    f.value = static_cast<int16_t>(valueOf(t, f.def, shown(t, f), seat, {}));
    setResources(t, seat, t.s.resources[seat.index()] - shown(t, f).cost);
    return restart();
}
// A side is picked only where it is resolved "if able": that there is none does not stop what follows.
Flow nothingToPick(Table& t, SideFrame&) {
    t.outcome() = {Result::kInFull, 0, 0};
    return done();
}

// What has to be chosen first.
Flow begin(Table& t, SideFrame& f) {
    if (f.side == SideFrame::kUnchosen) return next();
    switch (shown(t, f).symbol) {
        case kMelee:
        case kRanged: return f.everyone != 0 ? skipTo("opponent") : skipTo("target");
        case kShield: return hasInherent(t, f, kHoldSplit) ? skipTo("apply") : skipTo("target");
        case kDisrupt:
        case kDiscardSymbol:
        case kIndirect: return skipTo("opponent");
        case kSpecialSymbol: return skipTo("which special");
        default: return skipTo("apply");
    }
}

Seat targetWho(Table& t, SideFrame&) { return t.self().seat; }
constexpr Requirement<Table, const SideFrame&, Piece> kSideTargets[] = {
    {"DST-TERM-06", "it is no character in play",
     [](Table& t, const SideFrame&, Piece p) { return t.s.pieces.isIn(p, kCharacters); }},
};
void targetOptions(Table& t, SideFrame&, Options& out) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)})) out.add(optionPiece(p));
}
Flow targetAnswer(Table& t, SideFrame& f, Option o) {
    f.target = refOf(t, o.piece);
    return skipTo("apply");
}

// DST-MP-06: with one opponent there is nothing to choose.
Seat opponentWho(Table& t, SideFrame& f) {
    if (t.seatsLeft() > 2 && t.on("DST-MP-06"_rule)) return t.self().seat;
    f.opponent = t.nextSeat(t.self().seat);
    return kNobody;
}
void opponentOptions(Table& t, SideFrame&, Options& out) {
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == t.self().seat) && !isGone(t, seatAt(i))) out.add(optionSeat(seatAt(i)));
}
Flow opponentAnswer(Table&, SideFrame& f, Option o) {
    f.opponent = seatAt(o.number);
    return skipTo("apply");
}
Flow skipToApply(Table&, SideFrame&) { return skipTo("apply"); }

// DST-ABL-SPC-02: of several special abilities the player uses one; off: the first.
int specialAt(Table& t, const SideFrame& f, int nth) {
    const CardDef& def = t.book().def(f.def);
    for (int i = 0; i < def.abilities; ++i)
        if (t.book().abilities[static_cast<size_t>(def.first + i)].timing == kSpecial && nth-- == 0) return def.first + i;
    return 0;
}
Seat specialWho(Table& t, SideFrame& f) { return specialAt(t, f, 1) != 0 ? t.self().seat : kNobody; }
void specialOptions(Table& t, SideFrame& f, Options& out) {
    for (int i = 0; specialAt(t, f, i) != 0; ++i) out.add(optionNumber(i + 1));
}
Flow specialAnswer(Table&, SideFrame& f, Option o) {
    f.special = static_cast<uint8_t>(o.number - 1);
    return skipTo("apply");
}

// --- what each symbol does

// A card makes damage of that kind from a player's dice unblockable.
bool isSharpened(Table& t, const SideFrame& f, Seat seat) {
    const Symbol kind = shown(t, f).symbol;
    bool found = false;
    forEachHeld(t, {kHoldSharp, {}, seat}, [&](const Continuous&, const AbilityFrame& text, const Args& a) {
        constexpr int kKind = 1;
        if (a.symbol(kKind) != kind && a.symbol(kKind) != kAnyDamage) return;  // only damage is asked about
        found = true;
        t.used(text.ability);
    });
    return found;
}
// DST-TERM-49: a modifier of an unblockable die is unblockable, too. DST-ED-70: in the first edition only the die's own
// part.
void applyDamage(Table& t, const SideFrame& f, Seat seat) {
    bool own = f.unblockable == 0 && isUnblockable(t, f);
    bool all = f.unblockable != 0 || isSharpened(t, f, seat);
    const Cause source{seat, f.die.some() ? f.die : f.card};
    if (f.everyone != 0) {
        dealToEach(t, f.opponent, source, f.value, shown(t, f).symbol, own || all);
        return;
    }
    bool partly = own && (isFirstEdition(t, "DST-ED-70"_rule) || !t.on("DST-TERM-49"_rule));
    int most = partly ? valueOf(t, f.def, shown(t, f), seat, f.die.piece) : 255;
    dealDamage(t, f.target, source, f.value, shown(t, f).symbol, own || all, all ? 255 : most);
}
void applyIndirect(Table& t, const SideFrame& f, Seat seat) {
    bool unblockable = f.unblockable != 0 || isUnblockable(t, f);
    spreadDamage(t, f.opponent, f.die.some() ? f.die : f.card, f.value, {kIndirect, unblockable, seat, {}});
}
void applyShields(Table& t, const SideFrame& f, Seat seat) {
    if (f.target.some()) {
        giveShields(t, f.target, f.value, seat);
    } else {
        spreadShields(t, seat, f.value, seat);
    }
}
void applyResources(Table& t, const SideFrame& f, Seat seat) {
    setResources(t, seat, t.s.resources[seat.index()] + f.value);
}
void applyDisrupt(Table& t, const SideFrame& f, Seat seat) {
    int lost = loseResources(t, f.opponent, f.value);
    if (isAlive(t, f.die)) announce(t, Event{kDisrupted, seat, static_cast<int16_t>(lost), f.die, {}, {}}, "");
}
void applyDiscard(Table& t, const SideFrame& f, Seat) { discardAtRandom(t, f.opponent, f.value); }
void applyFocus(Table& t, const SideFrame& f, Seat seat) {
    if (f.value > 0) t.call(kFocusDice, FocusFrame{{}, f.value, TurnFrame::kAny, 0}, seat);
}
void applySpecial(Table& t, const SideFrame& f, Seat seat) {
    // DST-FAQ-07: whether the card is exhausted does not matter; off: it does.
    if (!t.on("DST-FAQ-07"_rule) && f.card.some()) {
        Piece on = t.s.pieces.data(f.card.piece).on;
        if (isExhausted(t, f.card.piece) || (on.some() && isExhausted(t, on))) return;
    }
    int ability = specialAt(t, f, f.special);
    PieceRef source = f.card.some() ? f.card : f.die;
    if (ability != 0 && !t.rules.switches.off(t.book().abilities[static_cast<size_t>(ability)].id))
        startAbility(t, ability, source, seat, Event{kDieResolved, seat, 0, f.card, f.die, {}});
}

struct SymbolEffect {
    Symbol symbol;
    RuleId rule;
    void (*apply)(Table&, const SideFrame&, Seat);
};
constexpr SymbolEffect kSymbolEffects[] = {
    {kMelee, "DST-SYM-02", applyDamage},          {kRanged, "DST-SYM-03", applyDamage},
    {kIndirect, "DST-SYM-06", applyIndirect},     {kShield, "DST-SYM-08", applyShields},
    {kResource, "DST-SYM-11", applyResources},    {kDisrupt, "DST-SYM-12", applyDisrupt},
    {kDiscardSymbol, "DST-SYM-14", applyDiscard}, {kFocus, "DST-SYM-16", applyFocus},
    {kSpecialSymbol, "DST-SYM-18", applySpecial},
};

Flow apply(Table& t, SideFrame& f) {
    SideFrame side = f;  // what is called below lies above this frame
    Symbol symbol = shown(t, side).symbol;
    for (const SymbolEffect& e : kSymbolEffects)
        if (e.symbol == symbol && t.on(e.rule)) e.apply(t, side, t.self().seat);
    return next();
}

// A special may keep its die in the pool, or reroll it there (DST-SYM-21).
Flow returnToCard(Table& t, SideFrame& f) {
    Event e{kDieResolved, t.self().seat, f.value, f.card, f.die, {}};
    if (isAlive(t, f.die) && t.s.pieces.isIn(f.die.piece, kPool)) {
        if (f.stays == SideFrame::kRerolled) roll(t, f.die.piece);
        if (f.stays == 0) {
            returnDie(t, f.die.piece);
            e.object = refOf(t, f.die.piece);
        }
    }
    t.outcome().amount = f.value;
    if (f.quiet == 0) announce(t, e, "DST-ACT-RES-02");
    return done();
}
constexpr Step<Table> kSideSteps[] = {
    {partOf("DST-BEF-01"), "before", act<beforeDie>()},
    {partOf("DST-ACT-RES-02"), "its value", act<beginSide>()},
    {partOf("DST-DIE-03"), "as which symbol", ask<symbolWho, symbolOptions, symbolAnswer>()},
    {kOurs, "begin", act<begin>()},
    {partOf("DST-RTC-03"), "side", ask<sideWho, sideOptions, sideAnswer>()},
    {partOf("DST-TERM-06"), "no side", act<nothingToPick>()},
    {partOf("DST-TERM-05"), "target", askFrom<targetWho, targetOptions, targetAnswer, kSideTargets>()},
    {partOf("DST-MP-06"), "opponent", ask<opponentWho, opponentOptions, opponentAnswer>()},
    {kOurs, "go on", act<skipToApply>()},
    {"DST-ABL-SPC-02", "which special", ask<specialWho, specialOptions, specialAnswer>()},
    {"DST-DIE-03", "apply", act<apply>()},
    {partOf("DST-ACT-RES-02"), "return", act<returnToCard>()},
};

}  // namespace

const Procedure<Table> kResolveDiceProcedure = procedure<ResolveDiceFrame>("resolve dice", kResolveDiceSteps);
const Procedure<Table> kResolveSeveralProcedure = procedure<ResolveDiceFrame>("resolve several dice", kResolveSeveralSteps);
const Procedure<Table> kSideProcedure = procedure<SideFrame>("resolve a side", kSideSteps);

bool canPaySide(Table& t, Seat seat, const Side& side) { return t.s.resources[seat.index()] >= side.cost; }

}  // namespace cantina::destiny
