// Dice: activating, resolving, rerolling, removing; what each symbol does; inherent abilities of dice.
// Rules: DST-ACT-ACTV-*, DST-ACT-RES-*, DST-ACT-REROLL-*, DST-SYM-*, DST-DIE-05 to 09, DST-RTC-01 to 03, DST-ABL-INH-*,
// DST-ABL-SPC-*, DST-DLP-01.
#include "games/destiny/rules/rules.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- activate

void exhaustAndRoll(Table& t, Piece card, Seat seat) {
    setBit(t, card, PieceData::kExhausted, true);
    FixedVec<Piece, 24> mine;
    for (Piece die : t.s.pieces.in({kOnCard, seat})) {
        Piece on = t.s.pieces.data(die).on;
        if (on == card || (t.s.pieces.isIn(on, kUpgrades) && t.s.pieces.data(on).on == card)) t.pushOrFault(mine, die);
    }
    for (Piece die : mine) roll(t, die);
    announce(t, Event{kActivates, seat, 0, refOf(t, card), {}, {}}, "DST-ACT-ACTV-01");
}

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
    exhaustAndRoll(t, f.card.piece, t.self().seat);
    return done();
}
constexpr Step<Table> kActivateSteps[] = {
    {"", "before", act<beforeActivation>()},
    {"DST-ACT-ACTV-01", "exhaust and roll", act<activateNow>()},
};

// --- resolve dice: the action

bool isUsed(const ResolveDiceFrame& f, Piece die) {
    for (Piece p : f.used)
        if (p == die) return true;
    return false;
}
bool isModifier(Table& t, Seat seat, const ResolveDiceFrame& f, Piece die) {
    Side s = sideOf(t, die);
    Piece last = f.added.empty() ? Piece{} : f.added.back();
    int left = t.s.resources[seat.index()] - sideOf(t, f.die).cost;  // the plain die is paid for first
    return s.plus && s.symbol == f.symbol && !isUsed(f, die) && die.n > last.n && left >= s.cost;
}

Seat modifierWho(Table& t, ResolveDiceFrame& f) {
    Seat seat = t.self().seat;
    if (f.added.full()) return kNobody;
    for (Piece die : t.s.pieces.in({kPool, seat}))
        if (isModifier(t, seat, f, die)) return seat;
    return kNobody;
}
void modifierOptions(Table& t, ResolveDiceFrame& f, Options& out) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (isModifier(t, t.self().seat, f, die)) out.add(optionPiece(die));
    out.add(optionDone());
}
Flow modifierAnswer(Table& t, ResolveDiceFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    t.pushOrFault(f.added, o.piece);
    setResources(t, t.self().seat, t.s.resources[t.self().seat.index()] - sideOf(t, o.piece).cost);
    return again();
}
// The die's effect enters the queue with the value that its modifiers make.
Flow lineUpDie(Table& t, ResolveDiceFrame& f) {
    Seat seat = t.self().seat;
    Side s = sideOf(t, f.die);
    setResources(t, seat, t.s.resources[seat.index()] - s.cost);
    int value = s.value;
    for (Piece p : f.added) value += sideOf(t, p).value;
    t.pushOrFault(f.used, f.die);
    for (Piece p : f.added) t.pushOrFault(f.used, p);
    Event e{kDieResolved, seat, static_cast<int16_t>(value), refOf(t, t.s.pieces.data(f.die).on), refOf(t, f.die), {}};
    enqueue(t, Queued{e, refOf(t, f.die), 0, seat, Lined::die});
    return next();
}
// What the die triggers is resolved before the next die (DST-DMG-06).
Flow finishDie(Table& t, ResolveDiceFrame& f) {
    if (resolveFirst(t)) return again();
    for (Piece p : f.added)
        if (t.s.pieces.isIn(p, kPool)) returnDie(t, p);
    f.added.clear();
    return next();
}
bool isNext(Table& t, Seat seat, const ResolveDiceFrame& f, Piece die) {
    Side s = sideOf(t, die);
    return s.symbol == f.symbol && !s.plus && !isUsed(f, die) && canPaySide(t, seat, s);
}
Seat moreWho(Table& t, ResolveDiceFrame& f) {
    Seat seat = t.self().seat;
    if (f.used.size() >= 9 || isGone(t, seat)) return kNobody;
    for (Piece die : t.s.pieces.in({kPool, seat}))
        if (isNext(t, seat, f, die)) return seat;
    return kNobody;
}
void moreOptions(Table& t, ResolveDiceFrame& f, Options& out) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (isNext(t, t.self().seat, f, die)) out.add(optionPiece(die));
    out.add(optionDone());
}
Flow moreAnswer(Table&, ResolveDiceFrame& f, Option o) {
    if (o.kind == OptionKind::done) return next();
    f.die = o.piece;
    return skipTo("modifiers");
}
constexpr Step<Table> kResolveDiceSteps[] = {
    {"DST-DIE-07", "modifiers", ask<modifierWho, modifierOptions, modifierAnswer>()},
    {"DST-ACT-RES-02", "pay and line up", act<lineUpDie>()},
    {"", "queue, then return modifiers", act<finishDie>()},
    {"DST-ACT-RES-01", "another die", ask<moreWho, moreOptions, moreAnswer>()},
};

// --- one side takes effect

Side shown(Table& t, const SideFrame& f) { return side(t.book().def(f.def), f.side); }

// DST-ABL-INH-01: an ability that belongs to the die works whenever the die is resolved; off: only with its card in play.
bool hasInherent(Table& t, const SideFrame& f, FactVerb verb) {
    const CardDef& def = t.book().def(f.def);
    bool inPlay = f.card.some() && isInPlay(t, f.card.piece);
    if (!inPlay && !t.on("DST-ABL-INH-01"_rule)) return false;
    bool has = false;
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
        if (a.timing == kInherent && !t.rules.switches.off(a.id))
            forEachFact(t, def.first + i, verb, [&](const Instr*) { has = true; });
    }
    return has;
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
    f.value = shown(t, f).value;
    setResources(t, seat, t.s.resources[seat.index()] - shown(t, f).cost);
    return restart();
}
Flow nothingToPick(Table& t, SideFrame&) {
    t.outcome() = kNothingHappened;
    return done();
}

Flow begin(Table& t, SideFrame& f) {
    if (f.side == SideFrame::kUnchosen) return next();
    Symbol symbol = shown(t, f).symbol;
    if (symbol == kShield && hasInherent(t, f, kVerbSplitShields)) f.left = f.value;
    if (symbol == kMelee || symbol == kRanged || symbol == kShield) return skipTo("target");
    return symbol == kDisrupt || symbol == kDiscardSymbol ? skipTo("opponent") : skipTo("apply");
}

Seat targetWho(Table& t, SideFrame&) { return t.self().seat; }
void targetOptions(Table& t, SideFrame& f, Options& out) {
    bool own = f.left > 0;  // split shields are given to one's own characters
    for (int i = 0; i < t.seats(); ++i)
        if (!own || seatAt(i) == t.self().seat)
            for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)})) out.add(optionPiece(p));
}
Flow targetAnswer(Table& t, SideFrame& f, Option o) {
    f.target = refOf(t, o.piece);
    return skipTo("apply");
}

Seat opponentWho(Table& t, SideFrame&) { return t.self().seat; }
void opponentOptions(Table& t, SideFrame&, Options& out) {
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == t.self().seat) && !isGone(t, seatAt(i))) out.add(optionSeat(seatAt(i)));
}
Flow opponentAnswer(Table&, SideFrame& f, Option o) {
    f.opponent = seatAt(o.number);
    return next();
}

void discardAtRandom(Table& t, Seat seat, int n) {
    for (int k = 0; k < n && t.s.pieces.size({kHand, seat}) > 0; ++k) {
        auto at = t.s.core.chance.below(static_cast<uint32_t>(t.s.pieces.size({kHand, seat})));
        Piece p = t.s.pieces.top({kHand, seat});
        for (uint32_t i = 0; i < at; ++i) p = t.s.pieces.after(p);
        moveCard(t, p, {kDiscard, seat});
    }
}

void callSpecial(Table& t, const SideFrame& f, Seat seat) {
    const CardDef& def = t.book().def(f.def);
    PieceRef source = f.card.some() ? f.card : f.die;
    for (int i = 0; i < def.abilities; ++i)
        if (t.book().abilities[static_cast<size_t>(def.first + i)].timing == kSpecial)
            return callAbility(t, def.first + i, source, seat, Event{kDieResolved, seat, 0, f.card, f.die, {}});
}

Flow applySymbol(Table& t, SideFrame& f) {
    Seat seat = t.self().seat;
    SideFrame side = f;  // what is called below lies above this frame
    int have = t.s.resources[seat.index()];
    switch (shown(t, side).symbol) {
        case kMelee:
        case kRanged:
            dealDamage(t, side.target, side.die.some() ? side.die : side.card, side.value,
                       hasInherent(t, side, kVerbUnblockable));
            break;
        case kShield:
            if (f.left > 0) {
                --f.left;
                giveShields(t, side.target, 1);
                return f.left > 0 ? skipTo("target") : next();
            }
            giveShields(t, side.target, side.value);
            break;
        case kResource: setResources(t, seat, have + side.value); break;
        case kDisrupt: setResources(t, side.opponent, t.s.resources[side.opponent.index()] - side.value); break;
        case kDiscardSymbol: discardAtRandom(t, side.opponent, side.value); break;
        case kSpecialSymbol: callSpecial(t, side, seat); break;
        case kBlank:
        case kSymbolCount: break;
    }
    return next();
}
Flow returnToCard(Table& t, SideFrame& f) {
    Event e{kDieResolved, t.self().seat, f.value, f.card, f.die, {}};
    if (isAlive(t, f.die) && t.s.pieces.isIn(f.die.piece, kPool)) {
        returnDie(t, f.die.piece);
        e.object = refOf(t, f.die.piece);
    }
    announce(t, e, "DST-ACT-RES-02");
    return done();
}
constexpr Step<Table> kSideSteps[] = {
    {"", "begin", act<begin>()},
    {"", "side", ask<sideWho, sideOptions, sideAnswer>()},
    {"", "no side", act<nothingToPick>()},
    {"", "target", ask<targetWho, targetOptions, targetAnswer>()},
    {"", "opponent", ask<opponentWho, opponentOptions, opponentAnswer>()},
    {"DST-DIE-03", "apply", act<applySymbol>()},
    {"", "return", act<returnToCard>()},
};

// --- reroll: the action

bool canPickDie(const RerollFrame& f, Piece die) { return f.dice.empty() || die.n > f.dice.back().n; }
Seat pickWho(Table& t, RerollFrame& f) { return f.dice.full() ? kNobody : t.self().seat; }
void pickOptions(Table& t, RerollFrame& f, Options& out) {
    for (Piece die : t.s.pieces.in({kPool, t.self().seat}))
        if (canPickDie(f, die)) out.add(optionPiece(die));
    if (!f.dice.empty()) out.add(optionDone());
    out.add(optionNo());
}
Flow pickAnswer(Table& t, RerollFrame& f, Option o) {
    if (o.kind == OptionKind::no) {
        t.outcome().flags = Result::kCancelled;  // nothing has happened yet
        return done();
    }
    if (o.kind == OptionKind::done) return next();
    t.pushOrFault(f.dice, o.piece);
    return again();
}
Flow rerollNow(Table& t, RerollFrame& f) {
    moveCard(t, f.card.piece, {kDiscard, t.self().seat});
    for (Piece die : f.dice) roll(t, die);
    return done();
}
constexpr Step<Table> kRerollSteps[] = {
    {"DST-ACT-REROLL-02", "choose dice", ask<pickWho, pickOptions, pickAnswer>()},
    {"DST-ACT-REROLL-01", "discard and reroll", act<rerollNow>()},
};

}  // namespace

const Procedure<Table> kActivateProcedure = procedure<ActivateFrame>("activate", kActivateSteps);
const Procedure<Table> kResolveDiceProcedure = procedure<ResolveDiceFrame>("resolve dice", kResolveDiceSteps);
const Procedure<Table> kSideProcedure = procedure<SideFrame>("resolve a side", kSideSteps);
const Procedure<Table> kRerollProcedure = procedure<RerollFrame>("reroll dice", kRerollSteps);

Did activate(Table& t, Piece card, Seat seat, bool evenExhausted) {
    if (isExhausted(t, card) && !evenExhausted) return Did::nothing;
    bool guarded = defOf(t, card).has(kGuardian);
    if (!isPreceded(t, kActivates) && !guarded) return exhaustAndRoll(t, card, seat), Did::full;
    t.call(kActivate, ActivateFrame{refOf(t, card), evenExhausted ? uint16_t{1} : uint16_t{0}}, seat);
    return Did::called;
}

bool canPaySide(Table& t, Seat seat, const Side& side) { return t.s.resources[seat.index()] >= side.cost; }

// A die that was set aside with its card comes back with it; otherwise it joins the table now.
void putDice(Table& t, Piece card, int n) {
    const PieceRow row = t.s.pieces.row(card);
    for (int k = 0; k < n; ++k) {
        Piece die;
        for (Piece p : t.s.pieces.in({kSetAside, row.owner}))
            if (isDie(t, p) && t.s.pieces.row(p).def == row.def) die = p;
        if (!die.some()) die = createPiece(t, row.def, row.owner, {kSetAside, row.owner});
        if (!die.some()) return;
        moveCard(t, die, {kOnCard, row.controller});
        t.s.pieces.row(die).controller = row.controller;
        t.s.pieces.data(die) = {card, 0, PieceData::kIsDie};
    }
}

void leavePlay(Table& t, Piece card, Zone to) {
    FixedVec<Piece, 24> found;
    for (int i = 0; i < t.seats(); ++i)
        for (uint8_t kind : {kOnCard, kPool, kUpgrades})
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (t.s.pieces.data(p).on == card) t.pushOrFault(found, p);
    for (Piece p : found) {
        if (!isDie(t, p)) {
            leavePlay(t, p, {kDiscard, t.s.pieces.row(p).owner});
            continue;
        }
        moveCard(t, p, {kSetAside, t.s.pieces.row(p).owner});
        t.s.pieces.raiseInstance(p);
        t.s.pieces.data(p) = {{}, 0, PieceData::kIsDie};
    }
    moveCard(t, card, to);
}

void returnDie(Table& t, Piece die) {
    moveCard(t, die, {kOnCard, controllerOf(t, die)});
    t.s.pieces.raiseInstance(die);
    t.s.pieces.data(die).number = 0;
}

void removeDie(Table& t, Piece die) {
    Seat seat = t.s.pieces.zoneOf(die).seat;
    returnDie(t, die);
    announce(t, Event{kDieRemoved, seat, 0, refOf(t, t.s.pieces.data(die).on), refOf(t, die), {}}, "DST-TERM-33");
}

void roll(Table& t, Piece die) {
    if (!t.s.pieces.isIn(die, kPool)) moveCard(t, die, {kPool, controllerOf(t, die)});
    setNumber(t, die, static_cast<int>(t.s.core.chance.below(kDieSides)));
    t.s.mark.flags |= Mark::kRolled;
}

}  // namespace cantina::destiny
