// Pass or play (section 3): chances of one kind, Dark first, two passes in a row close; TCG-POP-01 to 06, TCG-GLO-32.
//
// There are four kinds: any ability or Battle card, rerolls only, preventions only, disrupts only. Every chance begins with
// the triggered abilities that belong to it. What may be played is one table of requirements, read backwards the
// explanation.
#include "games/tcg/notes.h"
#include "games/tcg/rules/copies.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"
#include "language/shape.h"

namespace cantina::tcg {
namespace {

using namespace language;

int momentOf(ChanceId kind) {
    static constexpr uint8_t kMoments[] = {kNoEvent, kRolled, kWouldDamage, kPlayedCard};
    return kMoments[kind];
}
const Ability& abilityAt(Table& t, int ability) { return t.book().abilities[static_cast<size_t>(ability)]; }

// Keys of uses that are no abilities of the book.
constexpr uint16_t kUseIntercept = 65001, kUseRetaliate = 65002;

// --- what may be played: requirements

using Rule = Requirement<Table, Seat, Piece, int>;

bool isBattleCard(Table& t, Piece p) { return defOf(t, p).type == kTypeBattle; }
bool isInPlace(Table& t, Seat seat, Piece p, int) {
    return !isBattleCard(t, p) || t.s.pieces.zoneOf(p) == Zone{kHand, seat};
}
bool isWorking(Table& t, Seat seat, Piece p, int ability) {
    if (!(controllerOf(t, p) == seat)) return false;
    // TCG-ABL-05: prevention works from the build zone too.
    if (t.s.pieces.isIn(p, kRetreated) && abilityAt(t, ability).timing != kReserves)
        return isUnit(t, p) && abilityAt(t, ability).moment == kWouldDamage && t.on("TCG-ABL-05"_rule);
    return worksHere(t, p, abilityAt(t, ability).timing);
}
bool mayActivate(Table& t, Seat, Piece p, int ability) { return !isBarred(t, p, barredNumber(abilityAt(t, ability))); }

// "Play only ...": the conditions of the ability itself. Two of them are times of their own.
enum class When : uint8_t { inChance, inBuildStep, inPlaceOfAttack };
When whenOf(Table& t, int ability) {
    if (isNoted(t, ability, kForBuildStep)) return When::inBuildStep;
    return isNoted(t, ability, kInPlaceOfAttack) ? When::inPlaceOfAttack : When::inChance;
}
AbilityFrame frameNow(Table& t, Seat seat, Piece p, int ability) {
    const WindowFrame* w = currentChance(t);
    return abilityFrame(t, ability, t.s.pieces.ref(p), seat, w == nullptr ? Event{} : w->event);
}
bool isItsTime(Table& t, Seat seat, Piece p, int ability) {
    return abilityAt(t, ability).condition == 0 || conditionHolds(t, frameNow(t, seat, p, ability));
}
bool isChance(Table& t, Seat, Piece, int) { return currentChance(t) != nullptr; }
bool isForRerollChance(Table& t, Seat, Piece, int a) {
    return kindNow(t) != kRerollChance || abilityAt(t, a).moment == kRolled;
}
bool isForPreventChance(Table& t, Seat, Piece, int a) {
    return kindNow(t) != kPreventChance || abilityAt(t, a).moment == kWouldDamage;
}
bool isForDisruptChance(Table& t, Seat, Piece, int a) {
    return kindNow(t) != kDisruptChance || abilityAt(t, a).moment == kPlayedCard;
}
bool rerollsRightAfterRoll(Table& t, Seat, Piece, int a) {
    return abilityAt(t, a).moment != kRolled || kindNow(t) == kRerollChance;
}
bool preventsPending(Table& t, Seat, Piece, int a) {
    return abilityAt(t, a).moment != kWouldDamage || kindNow(t) == kPreventChance;
}
bool disruptsOpponent(Table& t, Seat seat, Piece, int a) {
    return abilityAt(t, a).moment != kPlayedCard ||
           (kindNow(t) == kDisruptChance && !(currentChance(t)->event.seat == seat));
}
bool deflects(Table& t, int a) { return abilityAt(t, a).moment == kWouldDamage && abilityAt(t, a).uses(kTagDeflect); }
bool deflectsOwnDamage(Table& t, Seat, Piece p, int a) {
    return !deflects(t, a) || kindNow(t) != kPreventChance || pendingTo(t, unitOf(t, t.s.pieces.ref(p))) > 0;
}
bool evadesOwnDamage(Table& t, Seat, Piece p, int a) {
    return abilityAt(t, a).moment != kWouldDamage || !abilityAt(t, a).uses(kTagEvade) || kindNow(t) != kPreventChance ||
           pendingTo(t, unitOf(t, t.s.pieces.ref(p)), true) > 0;
}
// TCG-PHR-12: what prevents damage to the unit itself is for damage that it could prevent.
bool preventsOwnDamage(Table& t, Seat, Piece p, int a) {
    if (abilityAt(t, a).moment != kWouldDamage || kindNow(t) != kPreventChance) return true;
    return !isNoted(t, a, kPreventsForItself) || pendingTo(t, unitOf(t, t.s.pieces.ref(p))) > 0;
}
bool mayRetaliate(Table& t, Piece p);
bool isRetaliationForbidden(Table& t, Piece p) {
    return isLasting(t, Stat::cannotRetaliate) &&
           lastingBonus(t, unitOf(t, t.s.pieces.ref(p)).piece, Stat::cannotRetaliate) > 0;
}
bool mayRetaliateThisTurn(Table& t, Seat, Piece p, int a) {
    return !isLasting(t, Stat::cannotRetaliate) || !abilityAt(t, a).uses(kTagRetaliate) || !isRetaliationForbidden(t, p);
}
bool mayEvade(Table& t, Seat, Piece p, int a) {
    if (abilityAt(t, a).moment != kWouldDamage || !abilityAt(t, a).uses(kTagEvade)) return true;
    return !isForbidden(t, unitOf(t, t.s.pieces.ref(p)).piece, Stat::cannotEvade);
}
// TCG-KW-RET-01: its own unit is being attacked; TCG-ATK-SEQ-02: before the roll.
bool retaliatesInTime(Table& t, Seat, Piece p, int a) {
    if (abilityAt(t, a).moment != kNoEvent || !abilityAt(t, a).uses(kTagRetaliate)) return true;
    return mayRetaliate(t, p);
}
bool mayRetaliate(Table& t, Piece p) {
    AttackFrame* f = currentAttack(t);
    if (f == nullptr || f->rolled != 0 || !t.s.pieces.alive(f->attacker)) return false;
    return f->defender == unitOf(t, t.s.pieces.ref(p)) &&
           t.s.pieces.kindOf(f->attacker.piece) == t.s.pieces.kindOf(f->defender.piece);
}
bool mayIntercept(Table& t, Seat seat, Piece p);
bool interceptsForAnother(Table& t, Seat seat, Piece p, int a) {
    if (abilityAt(t, a).moment != kNoEvent || !abilityAt(t, a).uses(kTagIntercept)) return true;
    return mayIntercept(t, seat, p);
}
bool mayIntercept(Table& t, Seat seat, Piece p) {
    AttackFrame* f = currentAttack(t);
    if (f == nullptr || !t.s.pieces.alive(f->defender) || f->isBeyond != 0) return false;
    Piece attacked = f->defender.piece;
    p = unitOf(t, t.s.pieces.ref(p)).piece;
    return !(attacked == p) && controllerOf(t, attacked) == seat && t.s.pieces.kindOf(attacked) == t.s.pieces.kindOf(p);
}
bool isAttackForAttackEffect(Table& t, Seat, Piece, int a) {
    return !lastsForAttack(abilityAt(t, a)) || currentAttack(t) != nullptr;
}

uint16_t cardKey(Table& t, Seat seat, Piece p) { return static_cast<uint16_t>(defOf(t, p).title * 2 + seat.index()); }
uint8_t periodOf(Table& t, int ability) {
    const Ability& a = abilityAt(t, ability);
    if (a.most == Ability::kAnyTimes) return kPerNothing;
    if (a.limit != 0) return a.limit;  // the card's own
    // A tap cost limits itself (TCG-ACTV-04).
    if (a.costs(kTagTap)) return kPerNothing;
    // TCG-PHR-18: what lasts for the turn, TCG-PHR-09: or is for no attack, once each turn.
    if (lastsForTurn(a)) return kPerTurn;
    if (isNoted(t, ability, kWithoutAttack)) return t.on("TCG-PHR-09"_rule) ? kPerTurn : kPerNothing;
    switch (a.moment) {
        case kRolled: return kPerRoll;
        case kWouldDamage: return kPerDamage;
        case kPlayedCard: return static_cast<uint8_t>(kPerDisrupt + t.s.core.stack.size());
        default: return currentAttack(t) != nullptr ? kPerAttack : kPerTurn;
    }
}
bool isUnused(Table& t, Piece p, int ability) {
    if (t.s.uses.empty()) return true;
    uint8_t period = periodOf(t, ability);
    return period == kPerNothing || t.s.uses.count(p, static_cast<uint16_t>(ability), period) < abilityAt(t, ability).most;
}
// TCG-PHR-18: a Battle card whose effect lasts for the turn, by its title.
bool isUnusedCard(Table& t, Seat seat, Piece p, int a) {
    if (t.s.uses.empty() || !isBattleCard(t, p) || !lastsForTurn(abilityAt(t, a))) return true;
    return !t.s.uses.has({}, cardKey(t, seat, p), kPerTurn);
}
bool isUnusedDeflect(Table& t, Seat, Piece p, int a) { return !deflects(t, a) || isUnused(t, p, a); }
bool isUnusedOther(Table& t, Seat, Piece p, int a) { return deflects(t, a) || isUnused(t, p, a); }
// What may be anticipated is the cost; whether the effect could do anything is not asked. Most costs are a number of Force
// and nothing else: that is read off without evaluating anything.
bool isPayable(Table& t, Seat seat, Piece p, int a) {
    const Ability& ability = abilityAt(t, a);
    const int more = areCostsChanged(t) ? extraCost(t, seat, p, a) : 0;
    if (t.s.force[seat.index()] < more + notedPrice(t, a)) return false;
    if (ability.paid == ability.code || isNoted(t, a, kPaysOnlyForce)) return true;
    return areDoable(t, abilityFrame(t, a, t.s.pieces.ref(p), seat, {}), true, isNoted(t, a, kPaysForce) ? 1 : 0);
}

// Is it the moment for this? For Battle cards and activated abilities alike.
constexpr Rule kMomentRules[] = {
    {"TCG-BCARD-02", "it is not in your hand", isInPlace},
    {"TCG-GLO-32", "there is no chance to play it now", isChance},
    {"TCG-POP-03", "only what rerolls dice may be played now", isForRerollChance},
    {"TCG-POP-04", "only what prevents damage may be played now", isForPreventChance},
    {"TCG-PHR-03", "only a disrupt may be played now", isForDisruptChance},
    {"TCG-PHR-15", "dice are rerolled right after they were rolled", rerollsRightAfterRoll},
    {"TCG-PHR-12", "damage is prevented when it is about to be done", preventsPending},
    {"TCG-PHR-02", "a disrupt answers what the opponent has just played", disruptsOpponent},
};
constexpr Rule kCostRules[] = {
    {"TCG-ACTV-01", "its cost cannot be paid", isPayable},
    {"TCG-PHR-07", "no unit is attacking", isAttackForAttackEffect},
    {"TCG-PHR-08", "this is not the time for it", isItsTime},
};
bool mayPlayCards(Table& t, Seat seat, Piece, int) { return !isForbiddenTo(t, seat, Stat::noBattleCards); }
constexpr Rule kCardRules[] = {
    {"TCG-PHR-18", "it was played this turn", isUnusedCard},
    {"TCG-GEN-07", "no Battle cards are played in this step", mayPlayCards},
};
// For activated abilities of units, Pilots and Equipment.
constexpr Rule kAbilityRules[] = {
    {"TCG-ACTV-08", "its abilities do not work where it is", isWorking},
    {"TCG-GEN-07", "this ability may not be activated", mayActivate},
    {"TCG-GEN-07", "this unit can't Retaliate now", mayRetaliateThisTurn},
    {"TCG-GEN-07", "this unit can't use Evade now", mayEvade},
    {"TCG-KW-DEF-02", "no damage to this unit is pending", deflectsOwnDamage},
    {"TCG-KW-EVA-01", "no damage to this unit is pending", evadesOwnDamage},
    {"TCG-PHR-12", "no damage to this unit is pending", preventsOwnDamage},
    {"TCG-ATK-SEQ-02", "this unit is not being attacked, or the dice have been rolled", retaliatesInTime},
    {"TCG-KW-INT-01", "no other unit of yours is being attacked here", interceptsForAnother},
    {"TCG-KW-DEF-02", "it was used against this damage", isUnusedDeflect},
    {"TCG-ACTV-06", "it was used already", isUnusedOther},
};

// --- what a seat may answer

// While the requirements of the moment are on, they come to one question: is the ability for this chance's moment? Asking it
// first is a shortcut; when a test has switched a rule off, the table is walked.
struct Sieve {
    ChanceId kind;
    int moment;
    bool isShort;
};
Sieve sieve(Table& t, ChanceId kind) { return {kind, momentOf(kind), !t.rules.switches.any()}; }
bool isPlayable(Table& t, const Sieve& now, Seat seat, Piece p, int ability) {
    if (now.isShort ? abilityAt(t, ability).moment != now.moment : !allHold(t, kMomentRules, seat, p, ability)) return false;
    if (whenOf(t, ability) != When::inChance) return false;
    if (!allHold<kCostRules>(t, seat, p, ability)) return false;
    return isBattleCard(t, p) ? allHold<kCardRules>(t, seat, p, ability) : allHold<kAbilityRules>(t, seat, p, ability);
}
bool isActivated(uint8_t timing) {
    return timing == kActivated || timing == kPilotActivated || timing == kEquippedActivated || timing == kReserves;
}

// Whether the card has an ability for this chance at all: most have none.
bool isForNow(Table& t, const Sieve& now, Piece p) {
    return !now.isShort || ((t.book().moments[t.s.pieces.row(p).def] >> now.moment) & 1) != 0;
}

// Calls fn(piece, ability) for each of the piece's abilities that may be played now: of a Battle card its effect, else what
// is activated.
template <class Fn>
void forEachPlayable(Table& t, const Sieve& now, Seat seat, Piece p, bool isCard, Fn fn) {
    const CardDef& def = defOf(t, p);
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = abilityAt(t, def.first + i);
        if ((isCard ? a.timing == kEffect || (a.timing == kEnhance && t.on("TCG-KW-ENH-01"_rule)) : isActivated(a.timing)) &&
            isPlayable(t, now, seat, p, def.first + i) && !t.rules.switches.off(a.id))
            fn(p, def.first + i);
    }
}

template <class Fn>
void forEachActivated(Table& t, const Sieve& now, Seat seat, Fn fn) {
    if (mayBeGiven(t))
        forEachInBattle(t, seat, [&](Piece p) {
            forEachGivenTo(t, p, kActivated, [&](Piece, int a) {
                if (isPlayable(t, now, seat, p, a)) fn(p, a);
            });
        });
    if (t.s.activated[seat.index()][now.kind] == 0 && now.isShort) return;
    for (uint8_t zone : {kSpace, kGround, kCharacter, kRetreated, kOn, kLocations})
        for (Piece p : t.s.pieces.in({zone, seat}))
            if (isForNow(t, now, p)) forEachPlayable(t, now, seat, p, false, fn);
}

// What is copied is for this chance as the card itself was.
int momentToCopy(const Sieve& now) { return now.isShort ? now.moment : kAnyMoment; }

bool isForHiddenCost(Table& t, ChanceId kind) {
    return (kind != kPreventChance && kind != kDisruptChance) || !t.on("TCG-KW-HID-02"_rule);
}
// A facedown card with a counter on it could be one with Hidden Cost: whether it is does not show.
bool mightDeployHidden(Table& t, ChanceId kind, Seat seat) {
    if (!isForHiddenCost(t, kind)) return false;
    for (Piece p : t.s.pieces.in({kBuild, seat}))
        if (dataOf(t, p).counters > 0) return true;
    return false;
}

// Only the units that the dice are for, or against, come into question.
template <class Fn>
void forEachLucky(Table& t, Seat seat, Fn fn) {
    if (t.s.rolls.empty()) return;
    for (PieceRef r : {t.s.rolls.back().by, t.s.rolls.back().against})
        if (t.s.pieces.alive(r) && isUnit(t, r.piece) && mayBeLucky(t, seat, r.piece)) fn(r.piece);
}

// Intercept and Retaliate that other cards give: only the units of an attacked player come into question.
template <class Fn>
void forEachGranted(Table& t, Seat seat, Fn fn) {
    AttackFrame* f = currentAttack(t);
    if (f == nullptr || !t.s.pieces.alive(f->defender)) return;
    const auto isSaid = [&](Stat s) { return speaksOf(t, s) || isLasting(t, s); };
    if (!isSaid(Stat::mayIntercept) && !isSaid(Stat::freeRetaliate) && !isSaid(Stat::paidRetaliate)) return;
    if (!(controllerOf(t, f->defender.piece) == seat)) return;
    auto arena = static_cast<uint8_t>(t.s.pieces.kindOf(f->defender.piece));
    int force = t.s.force[seat.index()];
    for (Piece p : t.s.pieces.in({arena, seat})) {
        if (stat(t, p, Stat::mayIntercept) > 0 && mayIntercept(t, seat, p) && grantedCost(t, p, kActIntercept) <= force &&
            !isBarred(t, p, kBarredIntercept) && !t.s.uses.has(p, kUseIntercept, kPerAttack))
            fn(p, kActIntercept);
        if (stat(t, p, Stat::freeRetaliate) + paidRetaliate(t, p) > 0 && mayRetaliate(t, p) &&
            grantedCost(t, p, kActRetaliate) <= force && !isRetaliationForbidden(t, p) &&
            !isBarred(t, p, kBarredRetaliate) && !t.s.uses.has(p, kUseRetaliate, kPerAttack))
            fn(p, kActRetaliate);
    }
}

bool mightAnswer(Table& t, const WindowFrame& w, Seat seat) {
    auto kind = static_cast<ChanceId>(w.policy);
    // Only the opponent's cards are disrupted.
    if (kind == kDisruptChance && w.event.seat == seat && t.on("TCG-PHR-02"_rule)) return false;
    // Everybody knows how much Force a player has, and what the cheapest card for this costs that they could hold.
    int least = leastHiddenCost(t, kEffect, momentOf(kind), seat.index());
    // A card may cost less than it says: then the question is asked of everybody who holds any.
    if (least != Book::kNoAnswer && areCostsChanged(t)) least = 0;
    bool affords = least <= t.s.force[seat.index()] || (least != Book::kNoAnswer && t.rules.switches.any());
    if (t.s.pieces.size({kHand, seat}) > 0 && (affords || mightCopy(t, seat, momentToCopy(sieve(t, kind))))) return true;
    if (mightDeployHidden(t, kind, seat)) return true;
    bool any = false;
    forEachActivated(t, sieve(t, kind), seat, [&](Piece, int) { any = true; });
    if (kind == kAny && !any) forEachGranted(t, seat, [&](Piece, uint8_t) { any = true; });
    if (kind == kRerollChance && !any) forEachLucky(t, seat, [&](Piece) { any = true; });
    return any;
}

void addHidden(Table& t, Seat seat, Options& out) {
    const bool keyword = t.on("TCG-KW-HID-01"_rule);
    const CardDef* defs = t.book().defs.data();
    for (Piece p : t.s.pieces.in({kBuild, seat}))
        if ((!keyword || defs[t.s.pieces.row(p).def].has(kHiddenCost)) && mayDeployHidden(t, seat, p))
            out.add(optionAct(kActHiddenCost, p));
}

void answers(Table& t, const WindowFrame& w, Seat seat, Options& out) {
    addPlays(t, seat, out);
    auto kind = static_cast<ChanceId>(w.policy);
    if (isForHiddenCost(t, kind)) addHidden(t, seat, out);
    if (kind == kRerollChance) forEachLucky(t, seat, [&](Piece p) { out.add(optionAct(kActLucky, p)); });
    if (kind == kAny) forEachGranted(t, seat, [&](Piece p, uint8_t verb) { out.add(optionAct(verb, p)); });
}

// TCG-GEN-05: Dark first.
Seat first(Table& t, const WindowFrame&) { return t.on("TCG-GEN-05"_rule) ? kDark : kLight; }
void collect(Table&, WindowFrame&) {}  // the pool was filled when things happened
// A Bounty that was earned several times stays for the rest (earnBounty).
void resolve(Table& t, WindowFrame&, const Trigger& trigger) {
    Trigger rest = trigger;
    const bool several = abilityAt(t, trigger.ability).timing == kBounty && trigger.event.amount > 1;
    --rest.event.amount;
    if (several) t.pushOrFault(t.s.waiting, rest);
    callTrigger(t, trigger);
}
void answer(Table& t, WindowFrame& w, Seat seat, const Option& o) { takePlay(t, seat, o, w.event); }

}  // namespace

ChanceId kindNow(Table& t) {
    const WindowFrame* w = currentChance(t);
    return w == nullptr ? kAny : static_cast<ChanceId>(w->policy);
}

WindowHooks<Table> windowHooks() { return {first, first, collect, belongsToChance, resolve, mightAnswer, answers, answer}; }

void openChance(Table& t, ChanceId kind, const Event& e) {
    if (kind == kRerollChance) t.s.uses.endPeriod(kPerRoll);
    if (kind == kPreventChance) t.s.uses.endPeriod(kPerDamage);
    // What is forbidden shows in no option: who counts the abilities in use is told here that one of them forbids.
    for (Seat seat : {kDark, kLight}) (void)mayPlayCards(t, seat, {}, 0);
    WindowFrame w;
    w.event = e;
    w.policy = kind;
    t.call(State::kWindow, w);
    if (kind == kDisruptChance) t.s.uses.endPeriod(static_cast<uint8_t>(kPerDisrupt + t.s.core.stack.size()));
}

const WindowFrame* currentChance(Table& t) {
    const Frame& top = t.s.core.stack.back();
    if (top.procedure != State::kWindow.id) return nullptr;
    const auto& w = top.as<WindowFrame>();
    return w.policy == kTriggersOnly ? nullptr : &w;
}

void addPlays(Table& t, Seat seat, Options& out) {
    Sieve now = sieve(t, kindNow(t));
    // Most cards of a hand are not for now: this loop is kept short.
    const uint64_t* moments = t.book().moments.data();
    const uint64_t bit = now.isShort ? uint64_t{1} << now.moment : ~uint64_t{0};
    for (Piece p : t.s.pieces.in({kHand, seat}))
        if ((moments[t.s.pieces.row(p).def] & bit) != 0 && isBattleCard(t, p))
            forEachPlayable(t, now, seat, p, true,
                            [&](Piece, int a) { out.add(optionAct(kActPlay, p, static_cast<uint16_t>(a))); });
    forEachCopied(t, seat, momentToCopy(now), [&](int a) {
        for (Piece p : t.s.pieces.in({kHand, seat}))
            if (defOf(t, p).has(kCopies) && isPlayable(t, now, seat, p, a))
                out.add(optionAct(kActPlay, p, static_cast<uint16_t>(a)));
    });
    forEachActivated(t, now, seat, [&](Piece p, int a) { out.add(optionAct(kActUse, p, static_cast<uint16_t>(a))); });
}

bool isForBuildStep(Table& t, int ability) { return isNoted(t, ability, kForBuildStep); }

namespace {
bool isUsableInBuildStep(Table& t, Seat seat, Piece p, int a) {
    return isNoted(t, a, kForBuildStep) && allHold<kCostRules>(t, seat, p, a) && allHold<kAbilityRules>(t, seat, p, a);
}
void addInBuildStep(Table& t, Seat seat, Piece p, TimingId timing, Options& out) {
    const CardDef& def = defOf(t, p);
    if (!t.on("TCG-CMD-04"_rule)) return;
    if (timing == kActivated)
        forEachGivenTo(t, p, kActivated, [&](Piece, int a) {
            if (isUsableInBuildStep(t, seat, p, a)) out.add(optionAct(kActUse, p, static_cast<uint16_t>(a)));
        });
    if (((def.timings >> timing) & 1) == 0) return;
    for (int a = def.first; a < def.first + def.abilities; ++a) {
        const Ability& ability = abilityAt(t, a);
        if (ability.condition == 0 || ability.timing != timing || t.rules.switches.off(ability.id)) continue;
        if (!isNoted(t, a, kForBuildStep) || !allHold<kCostRules>(t, seat, p, a)) continue;
        if (timing == kEffect ? allHold<kCardRules>(t, seat, p, a) : allHold<kAbilityRules>(t, seat, p, a))
            out.add(optionAct(timing == kEffect ? kActPlay : kActUse, p, static_cast<uint16_t>(a)));
    }
}
}  // namespace

// TCG-CMD-04: what says so is played in its player's build step, and nothing else is.
void addBuildPlay(Table& t, Seat seat, Piece battleCard, Options& out) { addInBuildStep(t, seat, battleCard, kEffect, out); }
void addBuildPlays(Table& t, Seat seat, Options& out) {
    forEachInBattle(t, seat, [&](Piece p) { addInBuildStep(t, seat, p, kActivated, out); });
    for (Piece p : t.s.pieces.in({kLocations, seat})) addInBuildStep(t, seat, p, kActivated, out);
    for (Piece p : t.s.pieces.in({kRetreated, seat})) addInBuildStep(t, seat, p, kReserves, out);
    // TCG-KW-RES-01: not from an arena.
    if (!t.on("TCG-KW-RES-01"_rule)) forEachInBattle(t, seat, [&](Piece p) { addInBuildStep(t, seat, p, kReserves, out); });
}

// "When it would attack, which it may still do".
bool leavesAttack(Table& t, int ability) { return isNoted(t, ability, kAndStillAttacks); }

void addInPlaceOfAttack(Table& t, Piece attacker, Options& out) {
    const CardDef& def = defOf(t, attacker);
    Seat seat = controllerOf(t, attacker);
    forEachGivenTo(t, attacker, kActivated, [&](Piece, int a) {
        if (whenOf(t, a) == When::inPlaceOfAttack && allHold<kCostRules>(t, seat, attacker, a) &&
            allHold<kAbilityRules>(t, seat, attacker, a))
            out.add(optionAct(kActUse, attacker, static_cast<uint16_t>(a)));
    });
    if (((def.timings >> kActivated) & 1) == 0) return;
    for (int a = def.first; a < def.first + def.abilities; ++a) {
        const Ability& ability = abilityAt(t, a);
        if (ability.timing != kActivated || whenOf(t, a) != When::inPlaceOfAttack) continue;
        if (t.rules.switches.off(ability.id)) continue;
        if (allHold<kCostRules>(t, seat, attacker, a) && allHold<kAbilityRules>(t, seat, attacker, a))
            out.add(optionAct(kActUse, attacker, static_cast<uint16_t>(a)));
    }
}

void takePlay(Table& t, Seat seat, const Option& o, const Event& e) {
    switch (o.verb) {
        case kActLucky:
            if (!t.s.uses.note(o.piece, 0, kPerAttack)) t.fault(Fault::capacity);
            // TCG-KW-LUC-02: all its Lucky values together.
            t.call(State::kReroll,
                   RerollFrame{static_cast<uint16_t>(t.on("TCG-KW-LUC-02"_rule) ? stat(t, o.piece, Stat::lucky) : 1), seat});
            return;
        case kActIntercept:
        case kActRetaliate:
            if (!t.s.uses.note(o.piece, o.verb == kActIntercept ? kUseIntercept : kUseRetaliate, kPerAttack))
                t.fault(Fault::capacity);
            return play(t, seat, o.piece, 0, e, o.verb == kActIntercept ? PlayFrame::kIntercepts : PlayFrame::kRetaliates);
        case kActHiddenCost: return play(t, seat, o.piece, 0, e, PlayFrame::kHiddenCost);
        case kActPlay:
            if (lastsForTurn(abilityAt(t, o.detail)) && !t.s.uses.note({}, cardKey(t, seat, o.piece), kPerTurn))
                t.fault(Fault::capacity);
            return play(t, seat, o.piece, o.detail, e);
        case kActUse:
            if (uint8_t period = periodOf(t, o.detail);
                period != kPerNothing && !t.s.uses.note(o.piece, o.detail, period, abilityAt(t, o.detail).most))
                t.fault(Fault::capacity);
            [[fallthrough]];
        default: return play(t, seat, o.piece, o.detail, e);
    }
}

Explanation whyNotPlay(Table& t, Seat seat, Piece p, int ability) {
    Explanation why;
    if (whenOf(t, ability) == When::inChance) {
        why = firstFailing(t, kMomentRules, seat, p, ability);
    } else if (isBattleCard(t, p) && !isInPlace(t, seat, p, ability)) {
        why = {"TCG-BCARD-02"_rule, "it is not in your hand"};
    }
    if (why.legal()) why = firstFailing(t, kCostRules, seat, p, ability);
    // Which part of the cost it is; where each could be paid, another card makes it dearer.
    if (why.rule == "TCG-ACTV-01"_rule) why = explained(t, abilityFrame(t, ability, t.s.pieces.ref(p), seat, {}), true, why);
    // Which of its conditions it is.
    if (why.rule == "TCG-PHR-08"_rule) why.says = unmetCondition(t, frameNow(t, seat, p, ability), why.says);
    if (!why.legal()) return why;
    return isBattleCard(t, p) ? firstFailing(t, kCardRules, seat, p, ability)
                              : firstFailing(t, kAbilityRules, seat, p, ability);
}

}  // namespace cantina::tcg
