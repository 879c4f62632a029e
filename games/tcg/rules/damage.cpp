// Damage: pending, the prevention chance, counters, discarding. TCG-POP-04, TCG-POP-05, TCG-ZONE-13, TCG-KW-DEF.
//
// Damage about to be done lies in State::pending. All packets of one moment share one prevention chance; what prevention
// itself creates (Deflect) waits until that chance has ended and its counters lie, and then gets a chance of its own.
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {
namespace {

// Damage that cannot be prevented, or by nobody but a Jedi Master, is not prevented by what lies over it either.
bool isPreventable(Table& t, const PendingDamage& p) {
    if (p.barred == Preventer::mastersOnly) return false;
    return !t.s.pieces.alive(p.source) || stat(t, unitOf(t, p.source).piece, Stat::unpreventable) == 0;
}
// Takes the next packets: those of one moment, else the first that waits.
// Some units take no damage, some do none. TCG-STAT-01: not of a retreated unit.
bool isPreventedOutright(Table& t, const PendingDamage& p) {
    if (!isPreventable(t, p)) return false;
    auto has = [&](Piece unit, Stat s) {
        return (defOf(t, unit).has(kUnharmed) && (isInBattle(t, unit) || !t.on("TCG-STAT-01"_rule))) ||
               (isLasting(t, s) && lastingBonus(t, unit, s) > 0);
    };
    if (has(p.target.piece, Stat::safe)) return true;
    if (!t.s.pieces.alive(p.source)) return false;
    Piece by = unitOf(t, p.source).piece;
    return isUnit(t, by) && (has(by, Stat::harmless) || isSafeFrom(t, p.target.piece, by));
}
Flow nextDamage(Table& t, DamageFrame&) {
    auto& pending = t.s.pending;
    for (int i = pending.size() - 1; i >= 0; --i)
        if (pending[i].amount <= 0 || !t.s.pieces.alive(pending[i].target) || isPreventedOutright(t, pending[i]))
            pending.removeAt(i);
    if (pending.empty()) return done();
    bool current = false;
    for (const PendingDamage& p : pending) current = current || p.waits == 0;
    if (!current) pending[0].waits = 0;
    for (int i = 0; i < pending.size(); ++i) {
        PendingDamage p = pending[i];
        const Seat doer = p.source.some() ? controllerOf(t, p.source.piece) : kNobody;
        if (p.waits == 0) happen(t, Event{kWouldDamage, doer, p.amount, p.target, p.source, {}}, "TCG-POP-04"_rule);
    }
    return next();
}
Flow preventionChance(Table& t, DamageFrame&) {
    for (const PendingDamage& p : t.s.pending)
        if (p.waits == 0) {
            openChance(t, kPreventChance, Event{kWouldDamage, kNobody, p.amount, p.target, p.source, {}});
            break;
        }
    return next();
}
// TCG-KW-STU-01: a unit damaged by a unit with Stun has less power for the rest of the turn.
void stun(Table& t, const PendingDamage& p) {
    if (!t.s.pieces.alive(p.source) || !t.on("TCG-KW-STU-01"_rule)) return;
    PieceRef by = unitOf(t, p.source);
    int n = isUnit(t, by.piece) ? stat(t, by.piece, Stat::stun) : 0;
    if (n <= 0) return;
    n += dataOf(t, p.target.piece).stunned;
    if (n > 255) return t.fault(Fault::capacity);
    edit(t, p.target.piece)->stunned = static_cast<uint8_t>(n);
    t.s.stunned = 1;
}
Flow placeCounters(Table& t, DamageFrame& f) {
    f.looks = 1;
    auto& pending = t.s.pending;
    for (int i = 0; i < pending.size();) {
        PendingDamage p = pending[i];
        if (p.waits != 0) {
            ++i;
            continue;
        }
        pending.removeAt(i);
        if (p.amount <= 0 || !t.s.pieces.alive(p.target)) continue;
        putCounters(t, p.target.piece, p.amount);
        f.placed = static_cast<int16_t>(f.placed + p.amount);
        f.by = p.source;
        stun(t, p);
        happen(t, Event{kDamaged, kNobody, p.amount, p.target, p.source, {}}, "TCG-ATK-11"_rule);
    }
    return next();
}
Flow discardAtHealth(Table& t, DamageFrame& f) {
    t.s.healthDue = 0;
    if (discardFallen(t, f.by) == Fallen::asked) return again();
    f.looks = 0;
    return next();
}
Flow andAgain(Table& t, DamageFrame& f) {
    t.outcome().amount = f.placed;
    if (f.placed == 0) t.outcome().flags = 0;
    return restart();
}
constexpr Step<Table> kDamageSteps[] = {
    {partOf("TCG-POP-04"), "pending damage", act<nextDamage>()},
    {"TCG-POP-04", "prevention chance", act<preventionChance>()},
    {partOf("TCG-GLO-08"), "place counters", act<placeCounters>()},
    {"TCG-ZONE-13", "discard at health", act<discardAtHealth>()},
    {partOf("TCG-POP-05"), "damage that waited", act<andAgain>()},
};

// --- Deflect: whom the prevented damage goes to

Seat deflectWho(Table& t, DeflectFrame& f) {
    return f.amount > 0 && t.s.pieces.alive(f.source) && isInBattle(t, f.source.piece) ? f.controller : kNobody;
}
constexpr Requirement<Table, const DeflectFrame&, Piece> kDeflectTargets[] = {
    {"TCG-KW-DEF-01", "it is not in the arena of the unit that deflects",
     [](Table& t, const DeflectFrame& f, Piece p) { return t.s.pieces.kindOf(p) == t.s.pieces.kindOf(f.source.piece); }},
};
void deflectOptions(Table& t, DeflectFrame& f, Options& out) {
    forEachInArena(t, static_cast<uint8_t>(t.s.pieces.kindOf(f.source.piece)), [&](Piece p) { out.add(optionPiece(p)); });
    out.add(optionNo());
}
Flow deflectAnswer(Table& t, DeflectFrame& f, Option o) {
    if (o.kind == OptionKind::piece) pend(t, t.s.pieces.ref(o.piece), f.source, f.amount);
    return done();
}
constexpr Step<Table> kDeflectSteps[] = {
    {"TCG-KW-DEF-01", "deflect to", askFrom<deflectWho, deflectOptions, deflectAnswer, kDeflectTargets>()}};

bool isFallen(Table& t, Piece p) {
    if (dataOf(t, p).counters == 0 && !speaksOf(t, Stat::health) && !isLasting(t, Stat::health)) return false;
    return dataOf(t, p).counters >= health(t, p);
}

// TCG-PIL-25: a Pilot on a unit falls too; a card beneath the top of a stack is no unit.
template <class Fn>
void forEachFallen(Table& t, Fn fn) {
    for (uint8_t zone : {kRetreated, kSpace, kGround, kCharacter, kOn})
        for (Seat seat : {kDark, kLight})
            for (Piece p : t.s.pieces.in({zone, seat}))
                if (isUnit(t, p) && (zone != kOn || (isAboard(t, p) && t.on("TCG-PIL-25"_rule))) && isFallen(t, p)) fn(p);
}

// What follows from a unit's end by somebody's damage: a Bounty.
void noteFallen(Table& t, Piece p, PieceRef by) {
    if (!t.s.pieces.alive(by)) return;
    const PieceRef ref = t.s.pieces.ref(p);
    notice(t, Event{kFallsTo, controllerOf(t, p), 0, ref, unitOf(t, by), {}});
    earnBounty(t, ref, by);
}

}  // namespace

void pend(Table& t, PieceRef target, PieceRef source, int amount) {
    // TCG-POP-05: damage created while a chance to prevent is open waits for its own.
    bool waits = t.within(State::kDamage.id) && t.on("TCG-POP-05"_rule);
    t.pushOrFault(t.s.pending,
                  PendingDamage{target, source, static_cast<int16_t>(amount), static_cast<uint8_t>(waits ? 1 : 0), {}});
}

bool doDamage(Table& t) {
    if (t.within(State::kDamage.id)) return false;
    t.call(State::kDamage, DamageFrame{});
    return true;
}

// More than a byte of damage is more than a unit has health, and it falls in the same step: if not, the state is too small.
void putCounters(Table& t, Piece unit, int n) {
    n += dataOf(t, unit).counters;
    if (n > 255 && health(t, unit) > 255) return t.fault(Fault::capacity);
    edit(t, unit)->counters = static_cast<uint8_t>(std::min(255, n));
}
int removeCounters(Table& t, Piece unit, int most) {
    const int removed = std::min<int>(dataOf(t, unit).counters, most);
    edit(t, unit)->counters -= static_cast<uint8_t>(removed);
    return removed;
}
void setCounters(Table& t, Piece p, int n) {
    if (n > 255) return t.fault(Fault::capacity);
    edit(t, p)->counters = static_cast<uint8_t>(n);
}

int pendingTo(Table& t, PieceRef target, bool toEvade) {
    int n = 0;
    for (const PendingDamage& p : t.s.pending)
        if (p.waits == 0 && p.target == target && !(toEvade && p.barred == Preventer::noEvade)) n += p.amount;
    return n;
}

// Asked with one damage more or less: nothing is edited.
bool countsDamage(Table& t, Piece unit) {
    const uint8_t counters = dataOf(t, unit).counters;
    const int before = power(t, unit);
    t.s.pieces.writable(unit).counters = static_cast<uint8_t>(counters + (counters < 255 ? 1 : -1));
    const bool counts = power(t, unit) != before;
    t.s.pieces.writable(unit).counters = counters;
    return counts;
}

int prevent(Table& t, PieceRef target, int most, PieceRef by, bool really) {
    int left = most;
    bool master =
        t.s.pieces.alive(by) && isUnit(t, by.piece) && isA(t, by.piece, kSubtypeJedi) && isA(t, by.piece, kSubtypeMaster);
    for (PendingDamage& p : t.s.pending) {
        if (p.waits != 0 || !(p.target == target) || (p.barred == Preventer::mastersOnly && !master)) continue;
        if (t.s.pieces.alive(p.source) && stat(t, unitOf(t, p.source).piece, Stat::unpreventable) > 0) continue;
        int now = std::min<int>(left, p.amount);
        if (really && now > 0) {
            p.amount = static_cast<int16_t>(p.amount - now);
            const Seat preventer = by.some() ? controllerOf(t, by.piece) : kNobody;
            notice(t, Event{kPrevented, preventer, static_cast<int16_t>(now), target, p.source, {}});
        }
        left -= now;
    }
    return most - left;
}

int evade(Table& t, PieceRef target, int most, PieceRef by) {
    const auto turnAside = [&](uint8_t from, uint8_t to) {
        for (PendingDamage& p : t.s.pending)
            if (p.barred == Preventer::noEvade && p.waits == from) p.waits = to;
    };
    constexpr uint8_t kAside = 2;
    turnAside(0, kAside);
    const int done = prevent(t, target, most, by);
    turnAside(kAside, 0);
    return done;
}

// The unit is in the discard pile before its "when discarded" abilities resolve (TCG-ATK-SEQ-04).
void discardUnit(Table& t, Piece p) {
    happen(t, Event{kDiscarded, controllerOf(t, p), 0, t.s.pieces.ref(p), {}, {}}, "TCG-ZONE-13"_rule);
    leavePlay(t, p, kDiscard, Where::top);
}

// Units that fall together see each other fall: all events first, then all moves.
Fallen discardFallen(Table& t, PieceRef by) {
    uint16_t fallen[State::Pieces::kCapacity];  // not set to zero: this is asked often, and mostly there are none
    int n = 0;
    forEachFallen(t, [&](Piece p) { fallen[n++] = p.n; });
    // Somebody may fall in its place: that is asked before anything moves.
    for (int i = 0; i < n && isLasting(t, Stat::guarded); ++i)
        if (askInItsPlace(t, Piece{fallen[i]})) return Fallen::asked;
    for (int i = 0; i < n; ++i) {
        Piece p{fallen[i]};
        noteFallen(t, p, by);
        happen(t, Event{kDiscarded, controllerOf(t, p), 0, t.s.pieces.ref(p), {}, {}}, "TCG-ZONE-13"_rule);
    }
    for (int i = 0; i < n; ++i)
        if (int zone = t.s.pieces.kindOf(Piece{fallen[i]}); isArena(zone) || zone == kRetreated || zone == kOn)
            leavePlay(t, Piece{fallen[i]}, kDiscard, Where::top);
    return n > 0 ? Fallen::some : Fallen::none;
}

void healthMayChange(Table& t) {
    if (speaksOf(t, Stat::health) || isLasting(t, Stat::health)) t.s.healthDue = 1;
}

bool checkHealth(Table& t) {
    if (t.s.healthDue == 0) return false;
    // The damage procedure looks itself: it knows whose damage it was.
    const auto& stack = t.s.core.stack;
    if (!stack.empty() && stack.back().procedure == State::kDamage.id && stack.back().as<DamageFrame>().looks != 0)
        return false;
    t.s.healthDue = 0;
    return discardFallen(t, {}) != Fallen::none;
}

Procedure<Table> damageProcedure() { return procedure<DamageFrame>("damage", kDamageSteps); }
Procedure<Table> deflectProcedure() { return procedure<DeflectFrame>("deflect", kDeflectSteps); }

}  // namespace cantina::tcg
