// Attacks by and on creatures: initiation, the weapons, power and damage segments (rulebook 6, Attacks). Holds
// CCG-ATK-02..14, CCG-ATK-STEP-*, CCG-ATK-BEING-*, CCG-ATK-NONP-02/03, CCG-ATK-PAR-02.
//
// An attack is an action like a battle, but it is no battle: its participants are marked apart from those of battles, so
// that nothing that speaks of battles sees them.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/later.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

bool isFighter(const Table& t, Piece p) {
    return isType(t, p, kCharacter) || isType(t, p, kStarship) || isType(t, p, kVehicle);
}
bool isMarked(const Table& t, Piece p) { return (t.s.pieces.data(p).marks & PieceData::kInAttack) != 0; }
template <class Fn>
void eachOfEither(Table& t, Seat seat, Fn fn) {
    for (uint8_t zone : {kTable, kInactive})
        for (Piece p : t.s.pieces.in({zone, seat})) fn(p);
}

// --- what may be initiated

bool isBattlePhase(Table& t, const ActionFrame& a) { return t.s.phase == kBattle && a.performer == t.s.turn; }
bool isNoFight(Table& t, const ActionFrame&) { return !isFightGoingOn(t); }
bool isCreatureThere(Table& t, const ActionFrame& a) {
    return isOnTable(t, a.card.piece) && isType(t, a.card.piece, kCreature) && placeOf(t, a.card.piece).some();
}
// CCG-ATK-14: who is present with it.
bool hasAttackers(Table& t, const ActionFrame& a) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (isFighter(t, p) && placeOf(t, p) == placeOf(t, a.card.piece) && isPresent(t, p)) return true;
    return false;
}
bool isFirstHere(Table& t, const ActionFrame& a) {
    return (t.s.pieces.data(placeOf(t, a.card.piece)).marks & PieceData::kAttacked) == 0;
}
bool isAllowedThere(Table& t, const ActionFrame& a) {
    return !isBarred(t, kAttackBarred, a.performer, placeOf(t, a.card.piece));
}
constexpr Rule kAttackRules[] = {
    {"CCG-ATK-02", "attacks belong in your battle phase", isBattlePhase},
    {"CCG-ATK-04", "there is a battle or an attack already", isNoFight},
    {partOf("CCG-ATK-14"), "it is no creature at a location", isCreatureThere},
    {"CCG-ATK-14", "nothing of yours is present with it", hasAttackers},
    {"CCG-ATK-14", "you attacked a creature at that location this turn", isFirstHere},
    {partOf("CCG-ATK-14"), "a text keeps you from initiating attacks there", isAllowedThere},
};

bool isFree(Table& t, const ActionFrame& a) { return !isAttached(t, a.card.piece); }
bool isFirstAttack(Table& t, const ActionFrame& a) {
    return (t.s.pieces.data(a.card.piece).marks & PieceData::kAttacked) == 0;
}
bool hasPrey(Table& t, const ActionFrame& a) {
    bool any = false;
    eachOfEither(t, seatAt(a.place), [&](Piece p) { any = any || isPreyOf(t, a.card.piece, p); });
    return any;
}
constexpr Rule kCreatureRules[] = {
    {"CCG-ATK-02", "a creature attacks in its player's battle phase", isBattlePhase},
    {"CCG-ATK-04", "there is a battle or an attack already", isNoFight},
    {partOf("CCG-ATK-13"), "it is no creature at a location", isCreatureThere},
    {"CCG-ATK-PAR-01", "it is attached to a host", isFree},
    {"CCG-ATK-13", "it has attacked this turn", isFirstAttack},
    {partOf("CCG-ATK-13"), "that side has nothing that it attacks", hasPrey},
};

// --- who takes part

// CCG-ATK-STEP-01: one of the potential targets of that side, at random.
Piece randomPrey(Table& t, Piece creature, Seat side) {
    int n = 0;
    eachOfEither(t, side, [&](Piece p) { n += isPreyOf(t, creature, p) ? 1 : 0; });
    if (n == 0) return {};
    bool random = n > 1 && t.on("CCG-ATK-STEP-01"_rule);
    int which = random ? static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(n))) : 0;
    Piece found;
    eachOfEither(t, side, [&](Piece p) {
        if (isPreyOf(t, creature, p) && which-- == 0) found = p;
    });
    return found;
}
void mark(Table& t, Piece p) { t.s.pieces.data(p).marks |= PieceData::kInAttack; }

// The seat of those who stand against the creature.
Seat otherSide(const Table& t) {
    const Attack& a = t.s.attack;
    return a.kind == Attack::kOnCreature || !a.prey.some() ? a.attacker : t.s.pieces.row(a.prey).controller;
}
bool isThere(const Table& t, Piece p) { return p.some() && isMarked(t, p) && placeOf(t, p) == t.s.attack.location; }
template <class Fn>
void eachOpponent(Table& t, Fn fn) {
    eachOfEither(t, otherSide(t), [&](Piece p) {
        if (isFighter(t, p) && isThere(t, p)) fn(p);
    });
}
bool isSideGone(Table& t) {
    bool others = false;
    eachOpponent(t, [&](Piece) { others = true; });
    return !others || !isOnTable(t, t.s.attack.creature) || !isThere(t, t.s.attack.creature);
}

// --- the segments

Flow begin(Table& t, AttackFrame&) { return isSideGone(t) && t.on("CCG-ATK-11"_rule) ? done() : next(); }
Flow weapons(Table& t, AttackFrame&) {
    t.s.attack.segment = Battle::kWeapons;
    t.call(State::kOpportunities, OpportunityFrame{t.s.attack.attacker});
    t.touch();
    return next();
}
// CCG-ATK-PAR-02: a parasite that gets so far wins.
Flow powerBegins(Table& t, AttackFrame&) {
    Attack& a = t.s.attack;
    a.segment = Battle::kPower;
    if (a.kind == Attack::kByParasite && t.on("CCG-ATK-PAR-02"_rule)) {
        a.defeated = 1;
        return skipTo("damage segment");
    }
    drawFerocity(t, a.creature);
    return next();
}
Flow noteFerocity(Table& t, AttackFrame&) {
    t.s.attack.ferocity = ferocityOf(t, t.s.attack.creature, drawnFerocity(t, t.s.attack.creature));
    return next();
}
// CCG-ATK-05: one destiny with ability of at least 4, if that player wants it.
Seat destinyWho(Table& t, AttackFrame&) {
    int32_t total = 0;
    eachOpponent(t, [&](Piece p) { total += isOnTable(t, p) ? destinyAbility(t, p) : ability(t, p).thousandths; });
    Seat seat = otherSide(t);
    bool may = total >= 4 * kThousand && sizeOf(t, kReserveDeck, seat) > 0 && t.on("CCG-ATK-05"_rule);
    return may ? seat : kNobody;
}
void destinyOptions(Table&, AttackFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow destinyAnswer(Table& t, AttackFrame& f, Option o) {
    f.asked = o.kind == OptionKind::yes ? 1 : 0;
    if (f.asked != 0) drawDestinies(t, otherSide(t), kPlainDestiny, t.s.pieces.ref(t.s.attack.creature), 1, 0);
    return next();
}
Flow noteDestiny(Table& t, AttackFrame& f) {
    int seat = otherSide(t).index();
    if (f.asked != 0 && ((t.s.destinies.has >> seat) & 1) != 0) t.s.attack.destiny = t.s.destinies.total[seat];
    return next();
}
// CCG-ATK-BEING-03, CCG-ATK-NONP-02: a creature that is attacked adds its defense value. CCG-ATK-STEP-07: a tie is no
// defeat.
Flow compare(Table& t, AttackFrame&) {
    Attack& a = t.s.attack;
    int32_t others = a.destiny, beast = a.ferocity;
    eachOpponent(t, [&](Piece p) {
        if (!isOnTable(t, p) || isPresent(t, p)) others += power(t, p).thousandths;
    });
    bool defends = a.kind == Attack::kOnCreature;
    if (defends && t.on("CCG-ATK-BEING-03"_rule)) beast += defenseValue(t, a.creature);
    int32_t attacker = defends ? others : beast, defender = defends ? beast : others;
    a.defeated = attacker > defender || (attacker == defender && !t.on("CCG-ATK-STEP-07"_rule)) ? 1 : 0;
    return next();
}
Flow damage(Table& t, AttackFrame&) {
    Attack& a = t.s.attack;
    a.segment = Battle::kDamage;
    if (a.defeated == 0 || isSideGone(t)) return skipTo("hit creatures");
    bool defends = a.kind == Attack::kOnCreature;
    Event e{kDefeated,
            a.attacker,
            0,
            t.s.pieces.ref(defends ? a.creature : a.prey),
            defends ? PieceRef{} : t.s.pieces.ref(a.creature),
            {}};
    t.tell(e, "CCG-ATK-STEP-07"_rule);
    openResponses(t, e);
    return next();
}
}  // namespace

// CCG-CREAT-PAR-02: what is attached to somebody who is eaten lets go first.
void eat(Table& t, Piece prey, Seat performer) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p = t.s.pieces.top({kTable, seatAt(seat)}); p.some();) {
            Piece after = t.s.pieces.after(p);
            if (isType(t, p, kCreature) && t.s.pieces.data(p).at == prey && t.on("CCG-CREAT-PAR-02"_rule)) {
                detach(t, p);
                after = t.s.pieces.top({kTable, seatAt(seat)});
            }
            p = after;
        }
    loseCard(t, prey, performer);
}

namespace {

// CCG-ATK-BEING-04, CCG-ATK-NONP-03, CCG-ATK-PAR-02: lost, eaten, or made a host. What a text has taken away stays away.
Flow defeat(Table& t, AttackFrame&) {
    const Attack& a = t.s.attack;
    if (isSideGone(t)) return next();
    if (a.kind == Attack::kOnCreature) {
        if (t.on("CCG-ATK-BEING-04"_rule)) loseCard(t, a.creature, a.attacker);
    } else if (a.kind == Attack::kByParasite) {
        t.s.pieces.data(a.creature).at = a.prey;
        t.touch();
    } else if (t.on("CCG-ATK-NONP-03"_rule)) {
        eat(t, a.prey, a.attacker);
    }
    return next();
}
// CCG-ATK-STEP-08: then creatures that were hit are lost.
Flow loseHit(Table& t, AttackFrame&) {
    Piece p = t.s.attack.creature;
    bool hit = isOnTable(t, p) && isMarked(t, p) && (t.s.pieces.data(p).flags & PieceData::kHit) != 0;
    if (hit) loseCard(t, p, opponentOf(t.s.pieces.row(p).controller));
    return done();
}

constexpr Step<Table> kSteps[] = {
    {partOf("CCG-ATK-11"), "begin", act<begin>()},
    {"CCG-ATK-03", "weapons segment", act<weapons>()},
    {partOf("CCG-ATK-STEP-07"), "power segment", act<powerBegins>()},
    {partOf("CCG-ATK-16"), "ferocity", act<noteFerocity>()},
    {"CCG-ATK-05", "destiny", ask<destinyWho, destinyOptions, destinyAnswer>()},
    {partOf("CCG-ATK-05"), "destiny drawn", act<noteDestiny>()},
    {partOf("CCG-ATK-STEP-07"), "totals", act<compare>()},
    {partOf("CCG-ATK-STEP-08"), "damage segment", act<damage>()},
    {partOf("CCG-ATK-STEP-08"), "the defeated", act<defeat>()},
    {"CCG-ATK-STEP-08", "hit creatures", act<loseHit>()},
};

// What was collected inside the attack is forgotten with it.
void abandonAttack(Table& t, AttackFrame&) { dropWaiting(t, t.at); }
Flow leaveAttack(Table&, NoFrame&) { return leave(State::kAttack.id); }
constexpr Step<Table> kOverSteps[] = {{"CCG-ATK-11", "the attack ends at once", act<leaveAttack>()}};

}  // namespace

Procedure<Table> attackProcedure() { return procedure<AttackFrame, abandonAttack>("attack", kSteps); }
Procedure<Table> attackOverProcedure() { return procedure<NoFrame>("the attack is over", kOverSteps); }

ActionFrame creatureAction(Table& t, Piece creature, int side) {
    ActionFrame a = cardAction(t, kCreatureAction, creature, t.s.pieces.row(creature).controller);
    a.place = static_cast<uint8_t>(side);
    return a;
}
Explanation whyNotAttack(Table& t, const ActionFrame& a) { return firstFailing(t, kAttackRules, a); }
Explanation whyNotCreature(Table& t, const ActionFrame& a) { return firstFailing(t, kCreatureRules, a); }

// CCG-ATK-13: a creature attacks as a mandatory action, its own player's cards too. CCG-ATK-09: nothing is paid.
void attackOptions(Table& t, Seat seat, Options& out) {
    for (int side = 0; side < 2; ++side)
        for (Piece p : t.s.pieces.in({kTable, seatAt(side)})) {
            if (!isType(t, p, kCreature)) continue;
            if (whyNotAttack(t, cardAction(t, kAttackAction, p, seat)).legal()) out.add(optionAct(kActAttack, p));
            for (uint16_t k = 0; k < 2 && side == seat.index(); ++k)
                if (whyNotCreature(t, creatureAction(t, p, k)).legal())
                    out.add(optionAct(kActCreature, p, static_cast<uint16_t>(k + 1)));
        }
}

// CCG-ATK-BEING-01: all of the attacking player's cards there; CCG-ATK-STEP-02: otherwise only the creature and its prey.
void startAttack(Table& t, const ActionFrame& a) {
    Attack& now = t.s.attack;
    now = Attack{};
    now.creature = a.card.piece;
    now.location = placeOf(t, a.card.piece);
    now.attacker = a.performer;
    now.segment = Battle::kInitiation;
    mark(t, now.creature);
    if (a.kind == kAttackAction) {
        t.s.pieces.data(now.location).marks |= PieceData::kAttacked;
        for (Piece p : t.s.pieces.in({kTable, a.performer})) {
            if (!isFighter(t, p) || !(placeOf(t, p) == now.location)) continue;
            mark(t, p);
            if (!t.on("CCG-ATK-BEING-01"_rule)) return;
        }
        return;
    }
    now.kind = isParasite(t, now.creature) ? Attack::kByParasite : Attack::kByCreature;
    now.prey = randomPrey(t, now.creature, seatAt(a.place));
    t.s.pieces.data(now.creature).marks |= PieceData::kAttacked;
    if (now.prey.some()) mark(t, now.prey), wake(t, now.prey);
    if (t.on("CCG-ATK-STEP-02"_rule) || !now.prey.some()) return;
    for (Piece p : t.s.pieces.in({kTable, t.s.pieces.row(now.prey).controller}))
        if (isFighter(t, p) && placeOf(t, p) == now.location) mark(t, p);
}

void attack(Table& t) {
    t.tell({kAttackInitiated,
            t.s.attack.attacker,
            0,
            t.s.pieces.ref(t.s.attack.creature),
            t.s.attack.prey.some() ? t.s.pieces.ref(t.s.attack.prey) : PieceRef{},
            {}},
           "CCG-ATK-02"_rule);
    t.call(State::kAttack, AttackFrame{});
}

bool attackEndsAtOnce(Table& t) {
    uint8_t segment = t.s.attack.segment;
    if (segment != Battle::kWeapons && segment != Battle::kPower) return false;
    if (t.within(State::kLostOrder.id) || !isSideGone(t)) return false;
    t.s.attack.segment = Battle::kOver;
    t.call(State::kAttackOver, NoFrame{});
    return true;
}

void forgetAttack(Table& t) {
    putToSleep(t);
    for (int seat = 0; seat < 2; ++seat)
        eachOfEither(t, seatAt(seat), [&](Piece p) {
            PieceData& d = t.s.pieces.data(p);
            if ((d.marks & PieceData::kInAttack) != 0) d.flags &= static_cast<uint16_t>(~PieceData::kHit);
            d.marks &= static_cast<uint16_t>(~PieceData::kInAttack);
        });
    forgetFired(t);
    t.s.attack = Attack{};
    t.s.uses.endPeriod(kPerBattle);
}

}  // namespace cantina::ccg
