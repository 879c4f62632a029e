// Dice: activating, rolling, rerolling, turning, removing.
// Rules: DST-ACT-ACTV-*, DST-ACT-REROLL-*, DST-SYM-16, DST-SYM-17, DST-TERM-47, DST-TERM-48, DST-DLP-01.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- activate

Flow beforeActivation(Table& t, ActivateFrame& f) {
    openBefore(t, Event{kActivates, t.self().seat, 0, f.card, {}, {}});
    return next();
}
// RULING DST-ACT-ILL-01: a character that falls before it can exhaust is not activated, and the action stands as far as it
// came, because activating asks for no payment that could fail. See docs/decisions/010-destiny-mark-of-the-table.md.
Flow activateNow(Table& t, ActivateFrame& f) {
    bool exhausted = f.evenExhausted == 0 && isExhausted(t, f.card.piece);
    if (!isAlive(t, f.card) || exhausted || t.result().replaced()) {
        t.outcome() = kNothingHappened;
        return done();
    }
    exhaustAndRoll(t, {&f.card.piece, 1}, t.self().seat);
    return done();
}
constexpr Step<Table> kActivateSteps[] = {
    {partOf("DST-BEF-01"), "before", act<beforeActivation>()},
    {"DST-ACT-ACTV-01", "exhaust and roll", act<activateNow>()},
};

// --- reroll: the action

constexpr Requirement<Table, const RerollFrame&, Piece> kDiceToReroll[] = {
    {"DST-ACT-REROLL-01", "it is no die in your pool",
     [](Table& t, const RerollFrame&, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kPool, t.self().seat}; }},
    {kOurs, kPickedAlready, [](Table&, const RerollFrame& f, Piece die) { return !f.dice.has(die); }},
    {kOurs, kPassedOver, [](Table&, const RerollFrame& f, Piece die) { return die.n > f.dice.last().n; }},
};
Seat pickWho(Table& t, RerollFrame&) { return t.s.pieces.size({kPool, t.self().seat}) == 0 ? kNobody : t.self().seat; }
void pickOptions(Table& t, RerollFrame& f, Options& out) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (allHoldOf<2>(t, kDiceToReroll, f, die)) out.add(optionPiece(die));
    bool none = t.on("DST-TERM-08"_rule) && !isFirstEdition(t, "DST-ED-37"_rule);
    if (!f.dice.empty() || none) out.add(optionDone());
    if (mayWithdraw(t)) out.add(optionNo());
}
Flow pickAnswer(Table& t, RerollFrame& f, Option o) {
    if (o.kind == OptionKind::no) {
        t.outcome().flags = Result::kCancelled;  // nothing has happened yet
        return done();
    }
    if (o.kind == OptionKind::done) return next();
    f.dice.add(o.piece);
    return again();
}
Flow rerollNow(Table& t, RerollFrame& f) {
    moveCard(t, f.card.piece, {kDiscard, t.self().seat});
    FixedVec<Rolled, kMostPieces> rolled;
    f.dice.forEach([&](Piece die) {
        if (rollQuietly(t, die)) t.pushOrFault(rolled, Rolled{die, 0});
    });
    announceRolls(t, {rolled.begin(), static_cast<size_t>(rolled.size())});
    return done();
}
constexpr Step<Table> kRerollSteps[] = {
    {"DST-ACT-REROLL-02", "choose dice", askFrom<pickWho, pickOptions, pickAnswer, kDiceToReroll>()},
    {"DST-ACT-REROLL-01", "discard and reroll", act<rerollNow>()},
};

// --- turning dice

// DST-TERM-47: not to the side that it shows; DST-TERM-48: to another that reads the same it may be turned. Of sides that
// read the same one is offered.
struct Turning {
    Piece die;
    uint8_t wanted;
};
using TurnRule = Requirement<Table, const Turning&, int>;
bool isOtherSide(Table& t, const Turning& x, int number) { return number != t.s.pieces.data(x.die).number; }
bool readsOtherwise(Table& t, const Turning& x, int number) {
    const CardDef& def = defOf(t, x.die);
    return t.on("DST-TERM-48"_rule) || !(side(def, t.s.pieces.data(x.die).number) == side(def, number));
}
bool isFirstOfAlike(Table& t, const Turning& x, int number) {
    const CardDef& def = defOf(t, x.die);
    for (int i = 0; i < number; ++i)
        if (i != t.s.pieces.data(x.die).number && side(def, i) == side(def, number)) return false;
    return true;
}
bool isWanted(Table& t, const Turning& x, int number) {
    if (x.wanted == TurnFrame::kAny) return true;
    Side s = side(defOf(t, x.die), number);
    if (x.wanted == TurnFrame::kDamage) return s.isDamage();
    if (x.wanted == TurnFrame::kNoDamage) return !s.isDamage();
    if (x.wanted >= TurnFrame::kOfValue) {
        const PieceRow& row = t.s.pieces.row(x.die);
        return valueOf(t, row.def, s, row.controller, x.die) == x.wanted - TurnFrame::kOfValue;
    }
    return s.symbol == x.wanted;
}
constexpr TurnRule kTurnRules[] = {
    {"DST-TERM-47", "it is the side that the die shows", isOtherSide},
    {partOf("DST-TERM-48"), "it reads as the side that the die shows", readsOtherwise},
    {kOurs, "another side that reads the same stands for it", isFirstOfAlike},
    {partOf("DST-TERM-05"), "the effect asks for another symbol", isWanted},
};
bool canTurnTo(Table& t, Piece die, int number, uint8_t wanted) {
    return allHold<kTurnRules>(t, Turning{die, wanted}, number);
}
Seat turnWho(Table& t, TurnFrame& f) {
    bool there = isAlive(t, f.die) && t.s.pieces.isIn(f.die.piece, kPool);
    for (int i = 0; there && i < kDieSides; ++i)
        if (canTurnTo(t, f.die.piece, i, f.wanted)) return t.self().seat;
    t.outcome() = kNothingHappened;
    return kNobody;
}
void turnOptions(Table& t, TurnFrame& f, Options& out) {
    for (int i = 0; i < kDieSides; ++i)
        if (canTurnTo(t, f.die.piece, i, f.wanted)) out.add(optionAct(kActSide, f.die.piece, static_cast<uint16_t>(i)));
}
Flow turnAnswer(Table& t, TurnFrame& f, Option o) {
    setNumber(t, f.die.piece, o.detail);
    return next();
}
constexpr Step<Table> kTurnSteps[] = {{partOf("DST-TERM-47"), "side", ask<turnWho, turnOptions, turnAnswer>()}};

// DST-SYM-16: up to so many dice of one's own pool. DST-SYM-17: nobody else's; off: anybody's.
// DST-ED-17: in the first edition not the die itself.
bool hasWantedSide(Table& t, const FocusFrame& f, Piece die) { return canTurn(t, die, f.wanted); }
constexpr Requirement<Table, const FocusFrame&, Piece> kDiceToFocus[] = {
    {"DST-SYM-16", "it is no die in a pool", [](Table& t, const FocusFrame&, Piece p) { return t.s.pieces.isIn(p, kPool); }},
    {"DST-SYM-17", "it is not yours",
     [](Table& t, const FocusFrame&, Piece p) { return t.s.pieces.zoneOf(p).seat == t.self().seat; }},
    {kOurs, kPassedOver, [](Table&, const FocusFrame& f, Piece die) { return die.n > f.last.n; }},
    {partOf("DST-ED-17"), "it is the die that is being resolved",
     [](Table& t, const FocusFrame&, Piece die) {
         return !isFirstEdition(t, "DST-ED-17"_rule) || !isBeingResolved(t, die);
     }},
    {partOf("DST-TERM-06"), "it cannot be turned to a side as it is asked for", hasWantedSide},
};
template <class Fn>
void forEachFocus(Table& t, const FocusFrame& f, Fn fn) {
    for (int i = 0; i < t.seats(); ++i)
        if (seatAt(i) == t.self().seat || !t.on("DST-SYM-17"_rule))
            for (Piece die : t.s.pieces.in({kPool, seatAt(i)}))
                if (allHoldOf<2, 3, 4>(t, kDiceToFocus, f, die)) fn(die);
}
Seat focusWho(Table& t, FocusFrame& f) {
    bool any = false;
    if (f.left > 0) forEachFocus(t, f, [&](Piece) { any = true; });
    return any ? t.self().seat : kNobody;
}
void focusOptions(Table& t, FocusFrame& f, Options& out) {
    forEachFocus(t, f, [&](Piece die) { out.add(optionPiece(die)); });
    out.add(optionDone());
}
Flow focusAnswer(Table& t, FocusFrame& f, Option o) {
    if (o.kind == OptionKind::done) return done();
    f.last = o.piece;
    --f.left;
    t.call(kTurnDie, TurnFrame{refOf(t, o.piece), f.wanted, 0}, t.self().seat);
    return again();
}
constexpr Step<Table> kFocusSteps[] = {
    {partOf("DST-SYM-16"), "choose a die", askFrom<focusWho, focusOptions, focusAnswer, kDiceToFocus>()}};

}  // namespace

bool canTurn(Table& t, Piece die, uint8_t wanted) {
    for (int i = 0; i < kDieSides; ++i)
        if (canTurnTo(t, die, i, wanted)) return true;
    return false;
}
const TurnFrame* turning(Table& t) {
    const Frame& f = t.s.core.stack.back();
    return f.procedure == kTurnDie.id && isAlive(t, f.as<TurnFrame>().die) ? &f.as<TurnFrame>() : nullptr;
}
Explanation whyNotTurnTo(Table& t, Piece die, int number) {
    const TurnFrame* f = turning(t);
    if (f == nullptr) return {};
    if (!(die == f->die.piece)) return {"", "another die is turned"};
    return firstFailing(t, kTurnRules, Turning{die, f->wanted}, number);
}

const Procedure<Table> kTurnProcedure = procedure<TurnFrame>("turn a die", kTurnSteps);
const Procedure<Table> kFocusProcedure = procedure<FocusFrame>("focus", kFocusSteps);
const Procedure<Table> kActivateProcedure = procedure<ActivateFrame>("activate", kActivateSteps);
const Procedure<Table> kRerollProcedure = procedure<RerollFrame>("reroll dice", kRerollSteps);

Did activate(Table& t, Piece card, Seat seat, bool evenExhausted) {
    if ((isExhausted(t, card) && !evenExhausted) || !canBeActivated(t, card)) return Did::nothing;
    if (!isPreceded(t, kActivates) && !hasGuardian(t, card)) return exhaustAndRoll(t, {&card, 1}, seat), Did::full;
    t.call(kActivate, ActivateFrame{refOf(t, card), evenExhausted ? uint16_t{1} : uint16_t{0}}, seat);
    return Did::called;
}

namespace {

bool isSpare(Table& t, Piece die) { return (t.s.pieces.data(die).bits & PieceData::kSpare) != 0; }

// A die of this card that was set aside; otherwise one of another card that is not in use becomes it, or one joins the
// table.
Piece dieFor(Table& t, Seat owner, uint16_t def) {
    Piece any;
    for (Piece p : t.s.pieces.in({kDiceAside, owner})) {
        if (isSpare(t, p)) continue;
        if (t.s.pieces.row(p).def == def) return p;
        any = p;
    }
    if (!any.some()) return createPiece(t, def, owner, {kDiceAside, owner});
    t.s.pieces.row(any).def = def;
    return any;
}

}  // namespace

Piece spareDie(Table& t, Seat seat, uint16_t def) {
    for (Piece p : t.s.pieces.in({kDiceAside, seat}))
        if (t.s.pieces.row(p).def == def && isSpare(t, p)) return p;
    return {};
}

void putDice(Table& t, Piece card, int n) {
    const PieceRow row = t.s.pieces.row(card);
    for (int k = 0; k < n; ++k) {
        Piece die = dieFor(t, row.owner, row.def);
        if (!die.some()) return;
        moveDie(t, die, {kOnCard, row.controller});
        t.s.pieces.row(die).controller = row.controller;
        t.s.pieces.data(die) = {card, 0, PieceData::kIsDie};
    }
}

namespace {

// Where a die that was kept elsewhere belongs: a character of its owner that lacks it.
Piece homeOf(Table& t, Piece die) {
    const PieceRow& row = t.s.pieces.row(die);
    for (Piece p : t.s.pieces.in({kCharacters, row.owner})) {
        if (t.s.pieces.row(p).def != row.def) continue;
        int dice = (t.s.pieces.data(p).bits & PieceData::kElite) != 0 ? 2 : 1;
        for (uint8_t kind : {kOnCard, kPool})
            for (Piece d : t.s.pieces.in({kind, row.owner})) dice -= t.s.pieces.data(d).on == p && isDie(t, d) ? 1 : 0;
        if (dice > 0) return p;
    }
    return {};
}

}  // namespace

void setDieAside(Table& t, Piece die) {
    bool held = (t.s.pieces.data(die).bits & PieceData::kHeld) != 0;
    Piece home = held ? homeOf(t, die) : Piece{};
    Seat owner = t.s.pieces.row(die).owner;
    auto spare = static_cast<uint8_t>(t.s.pieces.data(die).bits & PieceData::kSpare);
    moveDie(t, die, {home.some() ? kOnCard : kDiceAside, owner});
    t.s.pieces.row(die).controller = owner;
    t.s.pieces.raiseInstance(die);
    t.s.pieces.data(die) = {home, 0, static_cast<uint8_t>(PieceData::kIsDie | spare)};
}

namespace {

// A card may go aside wherever it was about to go.
bool goesAside(Table& t, Piece card) { return isHeld(t, Form::change, {kHoldWayOut, card}); }

}  // namespace

Zone outOfUse(Table& t, Piece card, const RuleId& difference) {
    // DST-ZONE-28; off: the discard pile.
    ZoneId aside = t.on("DST-ZONE-28"_rule) ? kSetAside : kDiscard;
    return {isFirstEdition(t, difference) ? kRemoved : aside, t.s.pieces.row(card).owner};
}

// DST-ED-22, DST-ED-25: the first edition has no zone for cards that are set aside; what is "set aside" is out of the game.
Zone setAside(Table& t, Piece card) {
    bool none = isFirstEdition(t, "DST-ED-22"_rule) && isFirstEdition(t, "DST-ED-25"_rule);
    return {none ? kRemoved : kSetAside, t.s.pieces.row(card).owner};
}

void leavePlay(Table& t, Piece card, Zone to, Where where) {
    if (goesAside(t, card)) to = setAside(t, card);
    AnyPieces found;
    for (int i = 0; i < t.seats(); ++i)
        for (uint8_t kind : {kOnCard, kPool, kUpgrades, kDowngrades})
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (t.s.pieces.data(p).on == card) t.pushOrFault(found, p);
    for (Piece p : found) {
        if (isDie(t, p)) {
            setDieAside(t, p);
        } else {
            leavePlay(t, p, {kDiscard, t.s.pieces.row(p).owner});
        }
    }
    moveCard(t, card, to, where);
}

// A die that has no card in play is set aside (DST-ZONE-25).
void returnDie(Table& t, Piece die) {
    language::noteShown(t, die);
    if (!t.s.pieces.data(die).on.some()) return setDieAside(t, die);
    const PieceRef inPool = refOf(t, die);
    moveDie(t, die, {kOnCard, controllerOf(t, die)});
    t.s.pieces.raiseInstance(die);
    language::handOver(t, inPool, refOf(t, die));  // what an effect says of the die for a time goes on
    t.s.pieces.data(die).number = 0;
}

namespace {

// Does the card of this die, while the die is in its pool, keep that player from removing the other one?
bool protects(Table& t, Piece guard, Piece die, Seat by) {
    const Piece card = t.s.pieces.data(guard).on;
    if (!card.some() || !isInPlay(t, card) || t.s.pieces.row(card).def != t.s.pieces.row(guard).def) return false;
    bool found = false;
    forEachHeldBy(t, card, {kHoldRemoved, die, {}, {}, by}, refOf(t, guard),
                  [&](const Continuous&, const AbilityFrame& f, const Args&) {
                      found = true;
                      t.used(f.ability);
                  });
    return found;
}

// DST-FAQ-37: what was removed in whose turn, for those who ask for it later.
void noteLost(Table& t, Piece die, Seat owner) {
    const RoundFrame* round = t.nearest(kRound);
    if (round == nullptr || !round->turn.some() || round->turn == owner || !t.s.pieces.isIn(die, kOnCard)) return;
    t.s.pieces.data(die).number = static_cast<uint8_t>(round->turn.index() + 1);
    t.s.lost = static_cast<uint8_t>(t.s.lost | 1u << round->turn.index());
}

}  // namespace

Remover removerOf(Table& t, const AbilityFrame& f) {
    return {f.controller, f.source, t.book().abilities[f.ability].timing == kSpecial};
}

// DST-FAQ-29: dice that are removed at the same moment still protect each other.
bool canRemove(Table& t, Piece die, Seat by, std::span<const Piece> gone) {
    Seat owner = controllerOf(t, die);
    if (!speaksOf(t, kHoldRemoved) || !by.some() || by == owner) return true;
    for (Piece p : t.s.pieces.in({kPool, owner}))
        if (!(p == die) && protects(t, p, die, by)) return false;
    for (Piece p : gone)
        if (!(p == die) && controllerOf(t, p) == owner && t.on("DST-FAQ-29"_rule) && protects(t, p, die, by)) return false;
    return true;
}

bool removeDie(Table& t, Piece die, const Remover& by) {
    Seat owner = t.s.pieces.zoneOf(die).seat;
    PieceRef card = cardOf(t, die);
    returnDie(t, die);
    noteLost(t, die, owner);
    Event e{kDieRemoved, by.seat, static_cast<int16_t>(by.special ? 1 : 0), card, refOf(t, die), by.source};
    announce(t, e, "DST-TERM-33");
    hint(t, Event{kDiceRemoved, by.seat, 1, card.some() ? card : e.object, by.special ? e.object : PieceRef{}, by.source});
    return true;
}

Did rollIn(Table& t, Piece card, Seat seat) {
    if (!hasDie(t, card)) return Did::nothing;
    uint16_t def = t.s.pieces.row(card).def;
    Piece die;
    if (isInPlay(t, card)) {
        for (Piece p : t.s.pieces.in({kOnCard, seat}))
            if (t.s.pieces.data(p).on == card && t.s.pieces.row(p).def == def) die = p;
    } else {
        die = dieFor(t, seat, def);
        if (die.some()) t.s.pieces.data(die) = {{}, 0, PieceData::kIsDie};
    }
    if (!die.some()) return Did::nothing;
    return roll(t, die) ? Did::full : Did::nothing;
}

Did rollOnCard(Table& t, Piece die) {
    if (!t.s.pieces.isIn(die, kOnCard) || (t.s.pieces.data(die).bits & PieceData::kHeld) != 0) return Did::nothing;
    return roll(t, die) ? Did::full : Did::nothing;
}

// DST-TYPE-01: off: it keeps its tokens.
void shedType(Table& t, Piece card, Zone to) {
    AnyPieces found;
    for (uint8_t kind : {kOnCard, kPool, kUpgrades})
        for (Piece p : t.s.pieces.in({kind, controllerOf(t, card)}))
            if (t.s.pieces.data(p).on == card) t.pushOrFault(found, p);
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kDowngrades, seatAt(i)}))
            if (t.s.pieces.data(p).on == card) t.pushOrFault(found, p);
    for (Piece p : found) {
        if (!isDie(t, p)) {
            leavePlay(t, p, {kDiscard, t.s.pieces.row(p).owner});
        } else if (t.s.pieces.isIn(p, kPool) && t.on("DST-RUL-AW-17"_rule)) {
            returnDie(t, p);
        }
    }
    noteChange(t, card);
    PieceData& data = t.s.pieces.data(card);
    if (t.on("DST-TYPE-01"_rule)) {
        data.number = data.shields = data.resources = 0;
        data.bits = static_cast<uint8_t>(data.bits & PieceData::kExhausted);
    }
    data.on = {};
    moveCard(t, card, to);
    t.s.arrived = 1;
}

Did becomeUpgrade(Table& t, Piece card, Piece host) {
    Seat seat = controllerOf(t, host);
    if (t.s.pieces.data(card).on == host || card == host) return Did::nothing;
    if (isInPlay(t, card)) {
        shedType(t, card, {kUpgrades, seat});
    } else {
        moveCard(t, card, {kUpgrades, seat});
        if (hasDie(t, card)) putDice(t, card, 1);
    }
    attach(t, card, host);
    setBit(t, card, PieceData::kMod, true);
    return Did::full;
}

// DST-TERM-23: its die returns to the card. DST-TERM-24: it stays ready or exhausted. DST-TERM-25: restrictions do not
// matter.
Did moveUpgrade(Table& t, PieceRef upgrade, PieceRef host) {
    if (!isAlive(t, upgrade) || !isAlive(t, host) || t.s.pieces.data(upgrade.piece).on == host.piece) return Did::nothing;
    const bool down = t.s.pieces.isIn(upgrade.piece, kDowngrades);
    const Seat seat = down ? controllerOf(t, upgrade.piece) : controllerOf(t, host.piece);
    AnyPieces dice;
    for (int i = 0; i < t.seats(); ++i)
        for (uint8_t kind : {kOnCard, kPool})
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (t.s.pieces.data(p).on == upgrade.piece) t.pushOrFault(dice, p);
    moveCard(t, upgrade.piece, {down ? kDowngrades : kUpgrades, seat});
    t.s.pieces.row(upgrade.piece).controller = seat;
    attach(t, upgrade.piece, host.piece);
    if (!t.on("DST-TERM-24"_rule)) setBit(t, upgrade.piece, PieceData::kExhausted, false);
    for (Piece die : dice) {
        if (t.s.pieces.isIn(die, kPool) && !t.on("DST-TERM-23"_rule)) continue;
        moveDie(t, die, {kOnCard, seat});
        t.s.pieces.row(die).controller = seat;
        t.s.pieces.raiseInstance(die);
        t.s.pieces.data(die).number = 0;
    }
    return Did::full;
}

Did holdDie(Table& t, Piece die, Piece on) {
    Seat seat = controllerOf(t, on);
    Event e{kDieRemoved, seat, 0, cardOf(t, die), {}, refOf(t, on)};
    moveDie(t, die, {kOnCard, seat});
    t.s.pieces.row(die).controller = seat;
    t.s.pieces.raiseInstance(die);
    t.s.pieces.data(die) = {on, 0, static_cast<uint8_t>(PieceData::kIsDie | PieceData::kHeld)};
    e.object = refOf(t, die);
    announce(t, e, "DST-TERM-32");
    return Did::full;
}

bool isBeingResolved(Table& t, Piece die) {
    for (const Frame& f : t.s.core.stack)
        if (f.procedure == kResolveSide.id && f.as<SideFrame>().die.piece == die) return true;
    return false;
}

int discardAtRandom(Table& t, Seat seat, int n) {
    int done = 0;
    // DST-SYM-15: if there are fewer, all of them; off: none.
    if (t.s.pieces.size({kHand, seat}) < n && !t.on("DST-SYM-15"_rule)) return 0;
    for (; done < n && t.s.pieces.size({kHand, seat}) > 0; ++done) {
        auto at = t.s.core.chance.below(static_cast<uint32_t>(t.s.pieces.size({kHand, seat})));
        Piece p = t.s.pieces.top({kHand, seat});
        for (uint32_t i = 0; i < at; ++i) p = t.s.pieces.after(p);
        moveCard(t, p, {kDiscard, seat});
    }
    return done;
}

bool isFrozen(Table& t, Piece die) { return isHeld(t, language::Form::forbid, {kHoldRolled, die}); }

// A die may be kept from being rolled for a round.
bool rollQuietly(Table& t, Piece die) {
    if (isFrozen(t, die)) return false;
    if (!t.s.pieces.isIn(die, kPool)) moveDie(t, die, {kPool, controllerOf(t, die)});
    setNumber(t, die, static_cast<int>(t.s.core.chance.below(kDieSides)));
    t.s.mark.flags |= Mark::kRolled;
    t.tell(Event{kRolled, controllerOf(t, die), 0, cardOf(t, die), refOf(t, die), {}}, "");
    return true;
}

bool roll(Table& t, Piece die) {
    bool into = !t.s.pieces.isIn(die, kPool);
    if (!rollQuietly(t, die)) return false;
    if (isHeard(t, kRolled)) {
        Rolled one{die, static_cast<uint16_t>(into ? 1 : 0)};
        announceRolls(t, {&one, 1});
    }
    return true;
}

}  // namespace cantina::destiny
