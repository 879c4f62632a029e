// Damage, shields, healing, defeat, and winning by it.
// Rules: DST-DMG-01, DST-DMG-05, DST-DMG-07, DST-SHD-01, DST-SHD-04, DST-DEF-01, DST-WIN-01, DST-MP-07 to 11,
// DST-EFF-REP-01 (a replaced effect never happened).
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

Event about(EventId kind, PieceRef subject, int amount, PieceRef source, Seat by = {}) {
    return {kind, by, static_cast<int16_t>(amount), subject, {}, source};
}
Event about(EventId kind, const DamageFrame& f, int amount) { return about(kind, f.target, amount, f.source, f.by); }

// --- damage

// DST-SHD-01, DST-SHD-02: each shield blocks one damage, and must. DST-DMG-02: not if it is unblockable.
int shieldsAgainst(Table& t, const DamageFrame& f) {
    int open = t.on("DST-DMG-02"_rule) ? f.unblockable : 0;
    if (!t.on("DST-SHD-01"_rule) || !t.on("DST-SHD-02"_rule) || !t.on("DST-FAQ-02"_rule)) return 0;
    return std::min<int>(shieldsOn(t, f.target.piece), std::max(0, f.amount - open - f.shielded - f.blocked));
}

// DST-DMG-03: damage of no stated kind has none; off: it counts as melee.
bool isMelee(Table& t, const DamageFrame& f) {
    return f.symbol == kMelee || (f.symbol == kBlank && !t.on("DST-DMG-03"_rule));
}

// DST-TERM-45: what shields block in full was dealt all the same. DST-TERM-44: it was not taken.
Result takeDamage(Table& t, const DamageFrame& f) {
    Piece p = f.target.piece;
    int now = shieldsAgainst(t, f);
    if (now > 0) setShields(t, p, shieldsOn(t, p) - now);
    t.s.blocked = static_cast<uint8_t>(f.shielded + now);
    t.s.struck = p;
    int blocked = f.shielded + now + f.blocked;
    // DST-DMG-07: what goes beyond its health is ignored.
    int room = t.on("DST-DMG-07"_rule) ? health(t, p) - damageOn(t, p) : 255 - damageOn(t, p);
    int taken = std::max(0, std::min(f.amount - blocked, room));
    if (taken > 0) setNumber(t, p, damageOn(t, p) + taken);
    // Damage is taken in the moment in which it is dealt: what answers either is one set.
    Event dealt = about(kDamaged, f, f.amount);
    Event hurt = about(kTakesDamage, f, taken);
    bool isDealt = blocked < f.amount || t.on("DST-TERM-45"_rule);
    bool isTaken = taken > 0 || !t.on("DST-TERM-44"_rule);
    announceDamage(t, isDealt ? &dealt : nullptr, isTaken ? &hurt : nullptr, isMelee(t, f));
    return {Result::kHappened | Result::kInFull, 0, static_cast<int16_t>(taken)};
}

// With DST-EFF-REP-01 off abilities answer what was replaced as if it had happened.
Flow replacedBy(Table& t, const Event& original) {
    t.outcome() = {Result::kReplaced, 0, 0};
    if (!t.on("DST-EFF-REP-01"_rule)) announce(t, original, "DST-EFF-REP-01");
    return done();
}

Flow wouldBeDamaged(Table& t, DamageFrame& f) {
    openWould(t, about(kWouldBeDamaged, f, f.amount));
    return next();
}
Flow beforeDamage(Table& t, DamageFrame& f) {
    if (t.result().replaced()) return replacedBy(t, about(kDamaged, f, f.amount));
    openBefore(t, about(kDamaged, f, f.amount), kWouldBeDamaged);
    return next();
}
// DST-RUL-SOR-14: what cards and shields block they block in the order that the player chooses; off: shields come last.
// DST-DMG-02: nothing blocks what is unblockable.
bool isBlockableByCard(Table& t, const DamageFrame& f) {
    bool open = f.unblockable >= f.amount && t.on("DST-DMG-02"_rule);
    return !open && isPreceded(t, kTakesDamage) && isAlive(t, f.target) && isCharacter(t, f.target.piece);
}
Seat shieldsFirstWho(Table& t, DamageFrame& f) {
    if (t.result().replaced() || !isBlockableByCard(t, f) || shieldsAgainst(t, f) == 0) return kNobody;
    if (!t.on("DST-RUL-SOR-14"_rule) || !t.on("DST-SHD-03"_rule) || !wouldAnswer(t, about(kTakesDamage, f, f.amount)))
        return kNobody;
    return controllerOf(t, f.target.piece);
}
Flow blockByShields(Table& t, DamageFrame& f) {
    int n = shieldsAgainst(t, f);
    setShields(t, f.target.piece, shieldsOn(t, f.target.piece) - n);
    f.shielded = static_cast<int16_t>(n);
    return next();
}
void shieldsFirstOptions(Table&, DamageFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow shieldsFirstAnswer(Table& t, DamageFrame& f, Option o) {
    if (o.kind == OptionKind::no) return next();
    return blockByShields(t, f);
}
// DST-ED-51: in the first edition shields block what would be dealt: nothing comes before them.
Flow shieldsInAnyCase(Table& t, DamageFrame& f) {
    if (t.result().replaced() || !isFirstEdition(t, "DST-ED-51"_rule) || !isBlockableByCard(t, f)) return next();
    return blockByShields(t, f);
}
Flow beforeTaking(Table& t, DamageFrame& f) {
    if (t.result().replaced()) return replacedBy(t, about(kDamaged, f, f.amount));
    if (isBlockableByCard(t, f) && f.amount > f.shielded) openBefore(t, about(kTakesDamage, f, f.amount - f.shielded));
    return next();
}
Flow placeDamage(Table& t, DamageFrame& f) {
    if (!isAlive(t, f.target) || !isCharacter(t, f.target.piece)) {
        t.outcome() = kNothingHappened;
        return done();
    }
    t.outcome() = takeDamage(t, f);
    return done();
}
constexpr Step<Table> kDamageSteps[] = {
    {partOf("DST-EFF-REP-03"), "would be dealt", act<wouldBeDamaged>()},
    {partOf("DST-BEF-01"), "before", act<beforeDamage>()},
    {partOf("DST-SHD-03"), "shields in any case", act<shieldsInAnyCase>()},
    {partOf("DST-SHD-03"), "shields first?", ask<shieldsFirstWho, shieldsFirstOptions, shieldsFirstAnswer>()},
    {partOf("DST-SHD-03"), "before it is taken", act<beforeTaking>()},
    {"DST-DMG-01", "place damage", act<placeDamage>()},
};

// --- moving damage: DST-TERM-26, past shields, and nobody takes damage by it; off: it is dealt

Seat moveWho(Table& t, MoveDamageFrame& f) { return movable(t, f.from, f.to, f.most) > 0 ? t.self().seat : kNobody; }
void moveOptions(Table& t, MoveDamageFrame& f, Options& out) {
    for (int n = 0; n <= movable(t, f.from, f.to, f.most); ++n) out.add(optionNumber(n));
}
Flow moveAnswer(Table& t, MoveDamageFrame& f, Option o) {
    if (o.number > 0) moveDamage(t, f.from, f.to, o.number);
    t.outcome().amount = o.number;
    return next();
}
constexpr Step<Table> kMoveDamageSteps[] = {{partOf("DST-TERM-26"), "how much", ask<moveWho, moveOptions, moveAnswer>()}};

// --- shields

Flow beforeShields(Table& t, ShieldFrame& f) {
    openBefore(t, about(kShielded, f.target, f.amount, {}, f.by));
    return next();
}
Result placeShields(Table& t, PieceRef target, int amount, Seat by) {
    int had = shieldsOn(t, target.piece);
    // DST-SYM-10, DST-SHD-04: what goes beyond three is ignored; off: then nothing is given.
    int gained = std::min(amount, mostShields(t, target.piece) - had);
    if (gained < amount && (!t.on("DST-SYM-10"_rule) || !t.on("DST-SHD-04"_rule))) gained = 0;
    if (gained <= 0) return kNothingHappened;
    setShields(t, target.piece, had + gained);
    announce(t, about(kShielded, target, gained, {}, by), "DST-SHD-04");
    uint8_t flags = Result::kHappened;
    if (gained == amount) flags |= Result::kInFull;
    return {flags, 0, static_cast<int16_t>(gained)};
}
Flow gainShields(Table& t, ShieldFrame& f) {
    bool there = isAlive(t, f.target) && !t.result().replaced();
    t.outcome() = there ? placeShields(t, f.target, f.amount, f.by) : kNothingHappened;
    return done();
}
constexpr Step<Table> kShieldSteps[] = {{partOf("DST-BEF-01"), "before", act<beforeShields>()},
                                        {"DST-SHD-04", "gain", act<gainShields>()}};

// --- defeat

Flow wouldBeDefeated(Table& t, DefeatFrame& f) {
    openWould(t, about(kWouldBeDefeated, f.character, f.caused == 0 ? 1 : 0, {}));
    return next();
}
Flow notDefeated(Table& t, DefeatFrame& f) {
    if (isAlive(t, f.character)) setBit(t, f.character.piece, PieceData::kFalling, false);
    t.s.hurt = t.s.arrived = 1;
    t.touch();
    return replacedBy(t, about(kDefeated, f.character, 0, {}));
}
Flow beforeDefeat(Table& t, DefeatFrame& f) {
    if (t.result().replaced()) return notDefeated(t, f);
    openBefore(t, about(kDefeated, f.character, f.caused == 0 ? 1 : 0, {}), kWouldBeDefeated);
    return next();
}
// From here on nothing stops it: healing is no replacement (DST-FAQ-28).
Flow isDefeated(Table& t, DefeatFrame& f) {
    if (t.result().replaced()) return notDefeated(t, f);
    // DST-RUL-ATG-02: what has become something else is not defeated.
    if (!isAlive(t, f.character) || !isCharacter(t, f.character.piece)) {
        t.outcome() = kNothingHappened;
        return done();
    }
    announce(t, about(kDefeated, f.character, 0, {}), "DST-DEF-01");
    return next();
}
// Its upgrades are discarded one by one; one with Redeploy may move instead (a replacement of its own).
// DST-ED-59: in the first edition such an upgrade is moved after its character is gone.
bool isMovedLater(Table& t, Piece p) { return defOf(t, p).has(kRedeploy) && isFirstEdition(t, "DST-ED-59"_rule); }
Flow nextUpgrade(Table& t, DefeatFrame& f) {
    Seat seat = controllerOf(t, f.character.piece);
    f.upgrade = {};
    for (Piece p : t.s.pieces.in({kUpgrades, seat}))
        if (t.s.pieces.data(p).on == f.character.piece && !isMovedLater(t, p)) {
            f.upgrade = p;
            break;
        }
    for (int i = 0; i < t.seats() && !f.upgrade.some(); ++i)
        for (Piece p : t.s.pieces.in({kDowngrades, seatAt(i)}))
            if (t.s.pieces.data(p).on == f.character.piece && !f.upgrade.some()) f.upgrade = p;
    if (!f.upgrade.some()) return skipTo("set aside");
    t.self().result = {};
    openWould(t, about(kWouldBeDiscarded, refOf(t, f.upgrade), 0, {}));
    return next();
}
Flow beforeUpgrade(Table& t, DefeatFrame& f) {
    if (t.result().replaced() || !isOnHost(t, f.upgrade) || !isPreceded(t, kDiscarded)) return next();
    openBefore(t, about(kDiscarded, refOf(t, f.upgrade), 0, {}));
    return next();
}
Flow discardUpgrade(Table& t, DefeatFrame& f) {
    bool stillThere = isOnHost(t, f.upgrade) && t.s.pieces.data(f.upgrade).on == f.character.piece;
    if (!stillThere) return skipTo("next upgrade");
    PieceRef r = refOf(t, f.upgrade);
    announce(t, about(kDiscarded, r, 0, {}), "DST-DEF-01");
    leavePlay(t, f.upgrade, {kDiscard, t.s.pieces.row(f.upgrade).owner});
    return skipTo("next upgrade");
}
Flow setAside(Table& t, DefeatFrame& f) {
    Piece p = f.character.piece;
    uint8_t bits = t.s.pieces.data(p).bits;
    for (Piece u : t.s.pieces.in({kUpgrades, controllerOf(t, p)}))
        if (t.s.pieces.data(u).on == p && isMovedLater(t, u)) attach(t, u, {});
    f.upgrade = {};
    leavePlay(t, p, outOfUse(t, p, "DST-ED-50"));
    // Should it come back, it comes back with its dice.
    if ((bits & PieceData::kElite) != 0 && (bits & PieceData::kTrained) == 0) t.s.pieces.data(p).bits = PieceData::kElite;
    return next();
}
// Upgrades that lost their character: each may go to another one, or is discarded.
Flow redeployLast(Table& t, DefeatFrame& f) {
    if (t.s.edition == kEdition18) return done();
    if (f.upgrade.some() && t.s.pieces.isIn(f.upgrade, kUpgrades) && !t.s.pieces.data(f.upgrade).on.some()) {
        announce(t, about(kDiscarded, refOf(t, f.upgrade), 0, {}), "DST-DEF-01");
        leavePlay(t, f.upgrade, {kDiscard, t.s.pieces.row(f.upgrade).owner});
    }
    f.upgrade = {};
    Seat seat = t.self().seat;
    for (Piece p : t.s.pieces.in({kUpgrades, seat}))
        if (!t.s.pieces.data(p).on.some()) f.upgrade = p;
    if (!f.upgrade.some()) return done();
    t.call(kRedeployAnswers, RedeployFrame{refOf(t, f.upgrade)}, seat);
    return again();
}
constexpr Step<Table> kDefeatSteps[] = {
    {partOf("DST-EFF-REP-03"), "would be defeated", act<wouldBeDefeated>()},
    {partOf("DST-BEF-01"), "before", act<beforeDefeat>()},
    {"DST-DEF-01", "defeated", act<isDefeated>()},
    {partOf("DST-DEF-01"), "next upgrade", act<nextUpgrade>()},
    {partOf("DST-BEF-01"), "before an upgrade goes", act<beforeUpgrade>()},
    {partOf("DST-DEF-01"), "discard upgrade", act<discardUpgrade>()},
    {partOf("DST-DEF-01"), "set aside", act<setAside>()},
    {partOf("DST-KW-RED-01"), "redeploy", act<redeployLast>()},
};

// --- standing checks

// While after abilities are being put in order the moment of the event is not over.
bool isOrdering(Table& t) {
    const Frame& top = t.s.core.stack.back();
    return top.procedure == State::kWindow.id && isAfterWindow(top.as<WindowFrame>().policy);
}

// What is dealt at once defeats at once: while damage is being distributed, or goes to each of several or to those that
// were chosen, nobody falls.
// DST-DMG-08; off: one after the other.
bool isDealing(Table& t) {
    if (!t.on("DST-DMG-08"_rule)) return false;
    bool dealing = false;
    for (const Frame& f : t.s.core.stack) {
        if (f.step >= t.rules.procedures[f.procedure].steps.size()) continue;  // it is over
        if (f.procedure == kSpread.id) dealing = true;
        if (f.procedure == State::kEach.id && !f.as<language::EachFrame>().isSet()) dealing = true;
        if (f.procedure == kSquad.id)
            dealing = false;  // what comes before one of those that are activated is over before the next
    }
    return dealing;
}

bool anyFallen(Table& t) {
    if (t.s.hurt == 0 || isOrdering(t) || isDealing(t)) return false;
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)})) {
            constexpr uint8_t kKnown = PieceData::kFalling | PieceData::kDoomed;
            if (damageOn(t, p) < health(t, p) || (t.s.pieces.data(p).bits & kKnown) != 0) continue;
            setBit(t, p, PieceData::kFalling, true);
            t.call(kDefeat, DefeatFrame{refOf(t, p), {}, 0, 0}, seatAt(i));
            return true;
        }
    t.s.hurt = 0;
    return false;
}

// DST-ED-45, DST-ED-73: in the first edition who has a character that was not defeated, whatever it is now, is not out.
bool hasUndefeated(Table& t, Seat seat) {
    for (uint8_t kind : {kCharacters, kUpgrades, kSupports})
        for (int i = 0; i < t.seats(); ++i)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (defOf(t, p).type == kCharacter && t.s.pieces.row(p).owner == seat) return true;
    return false;
}
bool anyWithoutCharacters(Table& t) {
    for (int i = 0; i < t.seats(); ++i) {
        if (isGone(t, seatAt(i)) || t.s.pieces.size({kCharacters, seatAt(i)}) > 0) continue;
        if (t.seats() > 2 && !t.on("DST-MP-07"_rule)) continue;
        if (isFirstEdition(t, t.seats() > 2 ? "DST-ED-73"_rule : "DST-ED-45"_rule) && hasUndefeated(t, seatAt(i))) continue;
        eliminate(t, seatAt(i), kEndNoCharacters);
        return true;
    }
    return false;
}

}  // namespace

const StandingCheck<Table> kChecks[6] = {
    {"DST-WIN-01", "no characters", anyWithoutCharacters},
    {"DST-DMG-01", "fallen", anyFallen},
    {"DST-UNIQ-06", "two copies of a unique card", anyCopies},
    {"DST-RUL-SOR-21", "a die more or less", anyTrained},
    {"DST-UPG-05", "more than three upgrades", anyOverloaded},
    {partOf("DST-AFT-01"), "a condition is true now", language::lookAtStates},
};
const Procedure<Table> kDamageProcedure = procedure<DamageFrame>("damage", kDamageSteps);
const Procedure<Table> kMoveDamageProcedure = procedure<MoveDamageFrame>("move damage", kMoveDamageSteps);
const Procedure<Table> kShieldProcedure = procedure<ShieldFrame>("gain shields", kShieldSteps);
const Procedure<Table> kDefeatProcedure = procedure<DefeatFrame>("defeat", kDefeatSteps);

int movable(Table& t, PieceRef from, PieceRef to, int most) {
    // DST-FAQ-38: a card may take damage off characters, wherever it lies.
    bool there = isAlive(t, from) && isAlive(t, to) && !isDie(t, to.piece) && !(from == to);
    bool fits =
        there && (isCharacter(t, to.piece) || (isCharacter(t, from.piece) && defOf(t, to.piece).type == kBattlefieldCard));
    return fits ? std::min<int>(most, damageOn(t, from.piece)) : 0;
}

void moveDamage(Table& t, PieceRef from, PieceRef to, int amount) {
    int room = isCharacter(t, to.piece) ? std::max(0, health(t, to.piece) - damageOn(t, to.piece)) : amount;
    setNumber(t, from.piece, damageOn(t, from.piece) - amount);
    setNumber(t, to.piece, damageOn(t, to.piece) + std::min(amount, room));
}

// A character with no health left is defeated by no damage.
int health(Table& t, Piece character) {
    const int printed = defOf(t, character).whole(kHealth);
    return speaksOf(t, kHoldHealth) ? std::max(0, printed + added(t, {kHoldHealth, character})) : printed;
}

namespace {

Did didOf(const Result& r) { return !r.happened() ? Did::nothing : r.inFull() ? Did::full : Did::partly; }

}  // namespace

// DST-DMG-05: nothing is not dealt. DST-SUP-03: only characters are dealt damage.
Did dealDamage(Table& t, PieceRef target, const Cause& cause, int amount, Symbol kind, bool unblockable, int most) {
    t.s.blocked = 0;
    if (!isAlive(t, target) || !isCharacter(t, target.piece)) return Did::nothing;
    if (amount <= 0 && t.on("DST-DMG-05"_rule)) return Did::nothing;
    DamageFrame f;
    f.target = target;
    f.source = cause.source;
    f.amount = small(t, std::max(0, amount));
    f.unblockable = static_cast<uint8_t>(unblockable ? most : 0);
    f.symbol = kind;
    f.by = cause.by;
    bool preceded = isPreceded(t, kDamaged) || isPreceded(t, kWouldBeDamaged) || isPreceded(t, kTakesDamage);
    if (!preceded) return didOf(takeDamage(t, f));
    t.call(kDamage, f);
    return Did::called;
}

// A card may give a character room for more.
int mostShields(Table& t, Piece character) {
    constexpr int kShields = 3;
    return speaksOf(t, kHoldShieldLimit) ? std::max(0, kShields + added(t, {kHoldShieldLimit, character})) : kShields;
}

Did giveShields(Table& t, PieceRef target, int amount, Seat by) {
    if (!isAlive(t, target) || !isCharacter(t, target.piece) || amount <= 0) return Did::nothing;
    if (by.some() && isForbidden(t, by, kHoldGivesShields)) return Did::nothing;
    if (!isPreceded(t, kShielded)) return didOf(placeShields(t, target, amount, by));
    t.call(kGainShields, ShieldFrame{target, static_cast<int16_t>(amount), by, 0});
    return Did::called;
}

Did heal(Table& t, PieceRef target, int amount, Seat by) {
    if (!isAlive(t, target)) return Did::nothing;
    // DST-TERM-17: as far as there is damage. DST-TERM-18: if there is none, nothing was healed; off: it was.
    int healed = std::min(amount, damageOn(t, target.piece));
    if (healed < amount && !t.on("DST-TERM-17"_rule)) healed = 0;
    if (healed <= 0 && t.on("DST-TERM-18"_rule)) return Did::nothing;
    setNumber(t, target.piece, damageOn(t, target.piece) - healed);
    announce(t, about(kHealed, target, healed, {}, by), "DST-TERM-17");
    return healed == amount ? Did::full : Did::partly;
}

// DST-FAQ-32: before it is defeated an effect may defeat it once more; the first defeat then finds nobody. Off: who is being
// defeated cannot be defeated again.
Did defeat(Table& t, PieceRef target) {
    if (!isAlive(t, target) || !isCharacter(t, target.piece)) return Did::nothing;
    bool falling = (t.s.pieces.data(target.piece).bits & PieceData::kFalling) != 0;
    if (falling && !t.on("DST-FAQ-32"_rule)) return Did::nothing;
    setBit(t, target.piece, PieceData::kFalling, true);
    t.call(kDefeat, DefeatFrame{target, {}, 1, 0}, controllerOf(t, target.piece));
    return Did::called;
}

namespace {

template <class List>
void dropOf(List& list, Seat seat) {
    for (int i = list.size() - 1; i >= 0; --i)
        if (list[i].controller == seat) list.removeAt(i);
}

}  // namespace

// DST-WIN-01, DST-MP-07 to 11: the player is out; what they owned leaves the game; the last one wins.
void eliminate(Table& t, Seat seat, EndingId how) {
    t.s.core.gone = static_cast<uint8_t>(t.s.core.gone | 1u << seat.index());
    t.s.core.winners = 0;  // an offered draw was offered to everybody
    // DST-MP-08: what they had leaves the game; off: their supports stay. What belongs to somebody else goes to its owner.
    for (uint8_t kind : {kUpgrades, kDowngrades, kSupports, kCharacters, kPlots, kSetAside})
        while ((kind != kSupports || t.on("DST-MP-08"_rule)) && t.s.pieces.size({kind, seat}) > 0) {
            Piece p = t.s.pieces.top({kind, seat});
            Seat owner = t.s.pieces.row(p).owner;
            leavePlay(t, p, {owner == seat ? kRemoved : kDiscard, owner});
        }
    dropOf(t.s.queue, seat);
    dropOf(t.s.delayed, seat);
    dropOf(t.s.waiting, seat);
    for (int i = t.s.additional.size() - 1; i >= 0; --i)
        if (t.s.additional[i].seat == seat) t.s.additional.removeAt(i);
    // DST-MP-09: nobody controls it until somebody claims it; off: it passes on at once. DST-MP-10: the player to the left
    // of the one who left decides between players meanwhile; off: the next one but that.
    if (t.s.holder == seat) {
        t.s.arbiter = t.nextSeat(seat);
        if (!t.on("DST-MP-10"_rule)) t.s.arbiter = t.nextSeat(t.s.arbiter);
        // DST-ED-74: the first edition says nothing of it: the next player has it (docs/decisions/016).
        t.s.holder = t.on("DST-MP-09"_rule) && !isFirstEdition(t, "DST-ED-74"_rule) ? kNobody : t.s.arbiter;
    }
    if (t.seatsLeft() > 1 || (t.seats() > 2 && !t.on("DST-MP-11"_rule))) return;
    for (int i = 0; i < t.seats(); ++i)
        if (!isGone(t, seatAt(i))) t.end(static_cast<uint8_t>(1u << i), how);
}

}  // namespace cantina::destiny
