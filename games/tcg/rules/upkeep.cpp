// What a build step begins with: Upkeep (TCG-KW-UPK-01 to 03), Bounty (TCG-KW-BOU-01), and what starts then. Units that may
// be left tapped in the untap step.
//
// RULING TCG-KW-UPK-03: a unit none of whose Upkeep costs can be paid stays as it is, because the document asks only for a
// cost that its player can pay; in the format `strict` it is discarded (docs/decisions/029-upkeep-that-cannot-be-paid.md).
#include "games/tcg/rules/rules.h"
#include "language/shape.h"

namespace cantina::tcg {
namespace {

using namespace language;

// --- Upkeep, unit by unit in the order of their numbers

bool isPayable(Table& t, Piece unit, int ability, Seat seat) {
    return areDoable(t, abilityFrame(t, ability, t.s.pieces.ref(unit), seat, {}), false);
}
bool isTaken(Table& t, Piece unit, Stat text) { return stat(t, unit, text) < 0; }
bool owesUpkeep(Table& t, const UnitFrame& f, Piece p) {
    return p.n > f.last && ((defOf(t, p).timings >> kUpkeep) & 1) != 0 && !isTaken(t, p, Stat::upkeep);
}

template <class Fn>
void forEachUpkeep(Table& t, const UnitFrame& f, Fn fn) {
    const CardDef& def = defOf(t, f.unit.piece);
    for (int a = def.first; a < def.first + def.abilities; ++a) {
        const Ability& ability = t.book().abilities[static_cast<size_t>(a)];
        if (ability.timing != kUpkeep || t.rules.switches.off(ability.id)) continue;
        // TCG-KW-UPK-02: one that can be paid; the rest are ignored.
        if (isPayable(t, f.unit.piece, a, f.seat)) fn(a);
    }
}
Seat upkeepWho(Table& t, UnitFrame& f) {
    bool any = false;
    forEachUpkeep(t, f, [&](int) { any = true; });
    return any ? f.seat : kNobody;
}

Flow nextUpkeep(Table& t, UnitFrame& f) {
    Piece found;
    auto look = [&](uint8_t zone) {
        for (Piece p : t.s.pieces.in({zone, f.seat}))
            if (owesUpkeep(t, f, p) && (!found.some() || p.n < found.n)) found = p;
    };
    for (uint8_t arena : kArenas) look(arena);
    // TCG-KW-UPK-01: a retreated unit too.
    if (t.on("TCG-KW-UPK-01"_rule)) look(kRetreated);
    if (!found.some()) return done();
    f.last = static_cast<uint8_t>(found.n);
    f.unit = t.s.pieces.ref(found);
    if (upkeepWho(t, f).some() || t.s.strictUpkeep == 0 || !t.on("TCG-KW-UPK-03"_rule)) return next();
    discardUnit(t, found);
    return again();
}
void upkeepOptions(Table& t, UnitFrame& f, Options& out) {
    forEachUpkeep(t, f, [&](int a) { out.add(optionAct(kActUpkeep, f.unit.piece, static_cast<uint16_t>(a))); });
}
Flow upkeepAnswer(Table& t, UnitFrame& f, Option o) {
    // TCG-KW-UPK-02: one of them is enough.
    if (!t.on("TCG-KW-UPK-02"_rule))
        forEachUpkeep(t, f, [&](int a) {
            if (a != o.detail) callAbility(t, a, f.unit, f.seat, {});
        });
    callAbility(t, o.detail, f.unit, f.seat, {});
    return next();
}
Flow andTheNext(Table&, UnitFrame&) { return restart(); }
constexpr Step<Table> kUpkeepSteps[] = {
    {partOf("TCG-KW-UPK-01"), "next unit", act<nextUpkeep>()},
    {"TCG-KW-UPK-01", "Upkeep", ask<upkeepWho, upkeepOptions, upkeepAnswer>()},
    {partOf("TCG-KW-UPK-01"), "and the next", act<andTheNext>()},
};

// --- units that their player may leave tapped

Flow nextTapped(Table& t, UnitFrame& f) {
    Piece found;
    for (Seat seat : {kDark, kLight})
        for (uint8_t zone : {kSpace, kGround, kCharacter})
            for (Piece p : t.s.pieces.in({zone, seat}))
                if (p.n > f.last && isTapped(t, p) && defOf(t, p).has(kMayStayTapped) && (!found.some() || p.n < found.n))
                    found = p;
    if (!found.some()) return done();
    f.last = static_cast<uint8_t>(found.n);
    f.unit = t.s.pieces.ref(found);
    f.seat = controllerOf(t, found);
    return next();
}
Seat stayWho(Table&, UnitFrame& f) { return f.seat; }
void stayOptions(Table&, UnitFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow stayAnswer(Table& t, UnitFrame& f, Option o) {
    if (o.kind == OptionKind::yes) edit(t, f.unit.piece)->flags |= PieceData::kHeld;
    return restart();
}
constexpr Step<Table> kLeaveSteps[] = {
    {partOf("TCG-READY-01"), "next tapped unit", act<nextTapped>()},
    {partOf("TCG-READY-01"), "leave it tapped", ask<stayWho, stayOptions, stayAnswer>()},
};

}  // namespace

void askToLeaveTapped(Table& t) {
    if (t.s.mayStayTapped != 0) t.call(State::kLeaveTapped, UnitFrame{});
}

// The pool waits until Upkeep is paid: the build step resolves it next.
void startBuildStep(Table& t, Seat seat) {
    happen(t, Event{kBuildStepStarts, seat, 0, {}, {}, {}}, "TCG-CMD-03"_rule);
    for (Trigger& trigger : t.s.waiting)
        if (trigger.group == kNextBuildStep && trigger.controller == seat) trigger.group = kAny;
    if (t.s.watchers[kHasUpkeep] == 0) return;
    UnitFrame f;
    f.seat = seat;
    t.call(State::kUpkeepStep, f, seat);
}

// TCG-KW-BOU-01: the unit that did the damage earns its Bounty, as its player's next build step starts.
void earnBounty(Table& t, PieceRef fallen, PieceRef by) {
    if (!t.s.pieces.alive(by) || !t.s.pieces.alive(fallen)) return;
    PieceRef unit = unitOf(t, by);
    if (!isInBattle(t, unit.piece) || (((defOf(t, unit.piece).timings >> kBounty) & 1) == 0 && !mayBeGiven(t))) return;
    if (isTaken(t, unit.piece, Stat::bounty)) return;
    if (controllerOf(t, unit.piece) == controllerOf(t, fallen.piece)) return;
    Event e{kFallsTo, controllerOf(t, unit.piece), 1, fallen, unit, {}};
    uint8_t when = t.on("TCG-KW-BOU-01"_rule) ? uint8_t{kNextBuildStep} : uint8_t{kAny};
    // The same Bounty once more is counted (`amount`): what it gives does not depend on who fell.
    const auto earn = [&](Piece, int a) {
        for (Trigger& old : t.s.waiting)
            if (old.source == unit && old.ability == a && old.group == when) {
                ++old.event.amount;
                return;
            }
        t.pushOrFault(t.s.waiting, Trigger{e, unit, static_cast<uint16_t>(a), controllerOf(t, unit.piece), when});
    };
    forEachAbility(t, unit.piece, kBounty, earn);
    forEachLentTo(t, unit.piece, kBounty, earn);
}

Procedure<Table> upkeepProcedure() { return procedure<UnitFrame>("upkeep", kUpkeepSteps); }
Procedure<Table> leaveTappedProcedure() { return procedure<UnitFrame>("leave tapped", kLeaveSteps); }

}  // namespace cantina::tcg
