// What may be initiated: conditions, then targets, then costs, and the implied target rule. Read backwards it explains.
// Holds CCG-ACT-COND-01, CCG-ACT-TGT-01/02, CCG-ACT-COST-01, CCG-CANCEL-06, CCG-TGT-IMP-*.
//
// Judged on what the player may know: what lies in a deck, a pile or the other hand is not observed and need not be there.
#include <optional>

#include "games/ccg/card_words.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/shields.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"
#include "kernel/mask.h"
#include "language/walk.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kUnobserved = bit(kReserveDeck) | bit(kForcePile) | bit(kUsedPile) | bit(kLostPile);

const Ability& textOf(Table& t, const ActionFrame& a) { return t.book().abilities[a.ability]; }

uint32_t zonesOf(Table& t, int selector) {
    return t.words().nouns[t.book().selectors[static_cast<size_t>(selector)].noun].word.zones;
}

// CCG-TGT-IMP-11, CCG-ACT-TGT-02: what cannot be observed need not be targeted.
bool isUnobserved(Table& t, int selector) {
    return (zonesOf(t, selector) & kUnobserved) != 0 && t.on("CCG-TGT-IMP-11"_rule) && t.on("CCG-ACT-TGT-02"_rule);
}

// --- the implied target rule: what a verb needs, beside a piece that matches

struct Implied {
    VerbTag verb;
    RuleId rule;
    const char* says;
    bool (*holds)(Table&, const AbilityFrame&, const Args&);
};

Seat seatOf(const Args& a, int i) { return a.seat(i); }
bool existsOnTable(Table& t, const AbilityFrame&, const Args& a) {
    return t.s.pieces.alive(a.at(0)) &&
           (t.s.pieces.isIn(a.at(0).piece, kTable) || t.s.pieces.isIn(a.at(0).piece, kPlaying) ||
            t.s.pieces.isIn(a.at(0).piece, kLostPile) || isUndercover(t, a.at(0).piece) || actionOf(t, a.at(0)) != nullptr);
}
bool mayBeCancelled(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(0).some() || !defOf(t, a.at(0).piece).has(kImmuneToCancel);
}
bool isCancellable(Table& t, const AbilityFrame&, const Args& a) {
    if (!a.at(0).some()) return true;
    return !isType(t, a.at(0).piece, kCharacter) && !isType(t, a.at(0).piece, kStarship);
}
// CCG-VAL-UNMOD-01: an unmodifiable value may be the target of a change; nothing comes of it.
bool valueExists(Table& t, const AbilityFrame&, const Args& a) {
    if (!a.at(2).some()) return true;
    const Value v = valueOf(t, a.at(2).piece, static_cast<Stat>(a.symbol(0)));
    return v.some() && (t.on("CCG-VAL-UNMOD-01"_rule) || !v.unmodifiable());
}
bool handHolds(Table& t, const AbilityFrame&, const Args& a) { return sizeOf(t, kHand, seatOf(a, 1)) > 0; }
bool pileHolds(Table& t, const AbilityFrame&, const Args& a) {
    return sizeOf(t, static_cast<ZoneId>(a.symbol(0)), seatOf(a, 1)) > 0;
}
bool reserveHolds(Table& t, const AbilityFrame& f, const Args&) { return sizeOf(t, kReserveDeck, f.controller) > 0; }
// CCG-TGT-IMP-10: what the action gives need not be there before.
bool mayBeGiven(Table& t, const AbilityFrame& f, const Args& a) {
    return t.on("CCG-TGT-IMP-10"_rule) || valueExists(t, f, a);
}

bool mayCancelThere(Table& t, const AbilityFrame& f, const Args& a) { return !isBattleKept(t, f.controller, a.at(0)); }

// CCG-ACT-IMM-01: what the effect would be done to, this card itself left out.
bool isNobodyImmune(Table& t, const AbilityFrame& f, const Args& a) {
    for (size_t i = 0; i < kMaxParams; ++i)
        if (const PieceRef p = a.piece[i]; p.some() && !(p == f.source) && isImmuneTo(t, p.piece, f.source)) return false;
    return true;
}

constexpr Implied kImplied[] = {
    {kCancelTag, "CCG-TGT-IMP-02", "there is nothing of it to cancel", existsOnTable},
    {kCancelTag, "CCG-TGT-IMP-02", "it may not be canceled", mayBeCancelled},
    {kCancelTag, "CCG-TGT-IMP-02", "a text keeps you from canceling battles there", mayCancelThere},
    {kCancelTag, "CCG-CANCEL-06", "characters and starships may not be canceled", isCancellable},
    {kLoseTag, "CCG-TGT-IMP-02", "there is nothing to lose", existsOnTable},
    {kChangeTag, "CCG-TGT-IMP-03", "it does not have that value", valueExists},
    {kGrantTag, "CCG-TGT-IMP-10", "it does not have that value", mayBeGiven},
    {kLookAtHandTag, "CCG-TGT-IMP-06", "that hand is empty", handHolds},
    {kShuffleTag, "CCG-EMPTY-04", "that deck or pile is empty", pileHolds},
    {kLookTag, "CCG-TGT-IMP-08", "that deck or pile is empty", pileHolds},
    {kDrawTag, "CCG-TGT-IMP-08", "the Reserve Deck is empty", reserveHolds},
};

// Of Force that is used, lost, activated or retrieved the result happens as far as it can.
constexpr bool isForceTag(int tag) { return tag == kUseTag || tag == kForceTag; }

Explanation whyNotVerb(Table& t, const AbilityFrame& f, const Verb<Table>& verb, const Args& args) {
    const int tag = verb.word.tag;
    bool implied = isForceTag(tag);
    if (!isNobodyImmune(t, f, args)) return {"CCG-ACT-IMM-01", "a card that it would affect is immune to it"};
    for (const Implied& i : kImplied) {
        if (i.verb != tag) continue;
        if ((t.on(i.rule) || tag == kGrantTag) && !i.holds(t, f, args)) return {i.rule, i.says};
        implied = true;
    }
    return implied ? Explanation{} : verb.possible.why(t, f, args);
}

// Is there any card where the text looks? How many cards a pile has everybody knows.
bool pilesHold(Table& t, const AbilityFrame& f, int selector) {
    const uint64_t note = t.book().notes.selectors[static_cast<size_t>(selector)];
    const bool mine = (note & kNotYours) == 0, theirs = (note & kNotOpposing) == 0;
    int n = 0;
    for (uint8_t zone = 0; zone < kZoneCount; ++zone) {
        if (((zonesOf(t, selector) >> zone) & 1) == 0) continue;
        if (mine) n += sizeOf(t, static_cast<ZoneId>(zone), f.controller);
        if (theirs) n += sizeOf(t, static_cast<ZoneId>(zone), opponentOf(f.controller));
    }
    return n > 0;
}

// One thing that the result would affect. CCG-EMPTY-01: nothing is taken from an empty pile.
Explanation whyNotChoice(Table& t, const AbilityFrame& f, int selector, bool knowsHand) {
    if (isUnobserved(t, selector))
        return pilesHold(t, f, selector) ? Explanation{} : Explanation{"CCG-EMPTY-01", "that deck or pile is empty"};
    if ((zonesOf(t, selector) & bit(kHand)) != 0 && !knowsHand)
        return sizeOf(t, kHand, f.controller) > 0 ? Explanation{} : Explanation{"CCG-TGT-IMP-07", "the hand is empty"};
    if (anyMatch(t, f, selector)) return {};
    return {"CCG-TGT-IMP-01", "something that it would affect is not there"};
}

// What it would do to several. CCG-TGT-IMP-07: how many cards a hand or pile has everybody knows, what they are not.
Explanation whyNotEach(Table& t, const AbilityFrame& f, int selector, Each over) {
    const bool hand = (zonesOf(t, selector) & bit(kHand)) != 0;
    if (over == Each::random || over == Each::top) {
        if (pilesHold(t, f, selector)) return {};
        if (hand) return {"CCG-TGT-IMP-07", "that hand is empty"};
        return {"CCG-EMPTY-01", "that deck or pile is empty"};
    }
    if (over != Each::all || hand || isUnobserved(t, selector) || anyMatch(t, f, selector)) return {};
    return {"CCG-TGT-IMP-01", "there is none of what it would affect"};
}

// The result is looked at without being carried out: what is conditional or depends on an earlier part is passed over.
struct Judge {
    Table& t;
    const AbilityFrame& f;
    bool knowsHand;
    Explanation ifOn(const Explanation& e) const { return e.legal() || t.on(e.rule) ? e : Explanation{}; }
    Explanation choice(int selector) const { return ifOn(whyNotChoice(t, f, selector, knowsHand)); }
    Explanation each(int selector, Each over) const { return ifOn(whyNotEach(t, f, selector, over)); }
    Explanation verb(const Verb<Table>& v, const Args& a) const { return whyNotVerb(t, f, v, a); }
    // CCG-TGT-IMP-09: optional parts need not be available.
    bool asksOptional() const { return !t.on("CCG-TGT-IMP-09"_rule); }
};
// CCG-TGT-02: what a text names among its results is targeted as well.
Explanation whyNotResult(Table& t, const AbilityFrame& f, bool knowsHand) {
    if (!t.on("CCG-TGT-02"_rule)) return {};
    return whyNotEffect(t, f, Judge{t, f, knowsHand});
}

// The targets of a text: the choices that stand before its costs.
TargetChoice targetOf(Table& t, const ActionFrame& a, int n) { return targetChoice(t.book(), textOf(t, a), n); }

// The first need of a cost that is not met.
Explanation whyNotPay(Table& t, const ActionFrame& a, const AbilityFrame& f) {
    if (sizeOf(t, kForcePile, a.performer) < travelCost(t, a, {}, {}))
        return {partOf("CCG-MOVE-TEXT-01"), "you do not have that much Force"};
    return whyNotCosts(t, f);
}
// CCG-WEAP-FIRE-06: in a battle only what takes part is fired at.
bool isOutOfFire(const Table& t, const ActionFrame& a, Piece p) {
    if (a.kind != kFireAction || t.s.battle.segment != Battle::kWeapons || !t.on("CCG-WEAP-FIRE-06"_rule)) return false;
    bool fighter = isType(t, p, kCharacter) || isType(t, p, kStarship) || isType(t, p, kVehicle);
    return fighter && (t.s.pieces.data(p).flags & PieceData::kInBattle) == 0;
}
// CCG-WEAP-FIRE-04: an opponent's card that is present with the weapon. CCG-WEAP-LONG-01: where a text lets it fire farther,
// each of them is present at its own location.
Explanation whyNotInReach(Table& t, const ActionFrame& a, Piece p) {
    bool theirs = !(t.s.pieces.row(p).controller == a.performer) || isType(t, p, kCreature);
    if (a.kind != kFireAction || !theirs || !isOnTable(t, p) || isType(t, p, kLocation)) return {};
    bool far = isLongRange(t, a.card.piece);
    if (!isPresent(t, p)) return {far ? "CCG-WEAP-LONG-01"_rule : "CCG-WEAP-FIRE-04"_rule, "it is inside something"};
    if (far || locationOf(t, p) == locationOf(t, a.card.piece)) return {};
    return {"CCG-WEAP-FIRE-04", "it is not present with the weapon"};
}
// One that matches what the text looks for.
Explanation whyNotMatching(Table& t, const ActionFrame& a, AbilityFrame f, const TargetChoice& choice, Piece p) {
    if (a.kind == kFireAction && isSafeFromWeapons(t, p, a.card.piece))
        return {"CCG-ACT-TGT-01", "weapons may not target it"};
    if (isImmuneTo(t, p, a.card)) return {"CCG-ACT-IMM-01", "it is immune to that card"};
    if (isOutOfFire(t, a, p)) return {"CCG-WEAP-FIRE-06", "it takes no part in the battle"};
    if (Explanation e = whyNotInReach(t, a, p); !e.legal() && t.on(e.rule)) return e;
    if (!isKnownTo(t.s.pieces.row(p), a.performer)) return {"CCG-ACT-TGT-02", "you cannot see it"};
    f.regs[choice.reg] = t.s.pieces.ref(p);
    // CCG-WEAP-ART-02: who may fire it is a matter of its costs.
    // What is paid for a text may depend on its target.
    const bool last = a.kind == kTextAction && a.chosen + 1 == targetCount(t, a);
    if ((a.kind == kFireAction && a.chosen == 1) || last)
        if (Explanation e = whyNotPay(t, a, f); !e.legal()) return e;
    // CCG-MOVE-TEXT-01: who has somewhere to go. The price depends on who goes where.
    if (a.chosen == 0 && choice.number == 0 && isTravel(t, a)) {
        ActionFrame with = a;
        with.targets[0] = t.s.pieces.ref(p);
        with.chosen = 1;
        if (!anyTarget(t, with)) return {partOf("CCG-MOVE-TEXT-01"), "it cannot make its regular move there"};
    }
    if (a.chosen == 1 && isTravel(t, a) && sizeOf(t, kForcePile, a.performer) < travelCost(t, a, a.targets[0].piece, p))
        return {"CCG-ACT-COST-01", "its cost cannot be paid in full"};
    return whyNotResult(t, f, true);
}
// CCG-SP-SPY-05: undercover spies that match, while such a text reaches them.
template <class Fn>
void forEachSpy(Table& t, const ActionFrame& a, const AbilityFrame& f, int selector, Fn fn) {
    if (t.s.tallies.undercover == 0 || !reachesSpies(t, a, selector)) return;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kInactive, seatAt(seat)})) {
            if (!isUndercover(t, p)) continue;
            const AsIfActive active(t, p);
            if (matches(t, f, selector, p, {}) && !fn(p)) return;
        }
}
Refusal whyNotThisTarget(Table& t, const ActionFrame& a, const TargetChoice& choice, Piece p) {
    AbilityFrame f = textFrame(t, a);
    if (!isKnownTo(t.s.pieces.row(p), a.performer)) return {"CCG-ACT-TGT-02", "you cannot see it"};
    std::optional<AsIfActive> active;
    if (isUndercover(t, p) && reachesSpies(t, a, choice.selector)) active.emplace(t, p);
    Refusal r = whyNotPiece(t, f, choice.selector, p);
    return r.legal() ? Refusal(whyNotMatching(t, a, f, choice, p)) : r;
}

// --- the three parts of initiation

Explanation whyNotTargets(Table& t, const ActionFrame& a, const AbilityFrame& f, bool knowsHand) {
    for (int n = a.chosen;; ++n) {
        const TargetChoice choice = targetOf(t, a, n);
        if (!choice.exists) return {};
        if ((zonesOf(t, choice.selector) & bit(kHand)) != 0 && !knowsHand) {
            if (sizeOf(t, kHand, a.performer) > 0) continue;
        }
        Explanation first{"CCG-ACT-TGT-01", "there is no legal target for it"};
        bool found = false;
        const auto look = [&](Piece p) {
            Explanation e = whyNotMatching(t, a, f, choice, p);
            found = e.legal();
            if (!found) first = e;
            return !found;
        };
        forEachMatch(t, f, choice.selector, look);
        if (!found) forEachSpy(t, a, f, choice.selector, look);
        if (!found && t.on(first.rule)) return first;
    }
}

bool canPay(Table& t, const ActionFrame& a, const AbilityFrame& f) { return whyNotPay(t, a, f).legal(); }

bool isUnused(Table& t, const ActionFrame& a) {
    const Ability& text = textOf(t, a);
    if (text.limit == kPerGame) return !text.isUsedUp(t.s.uses.count(gameUser(t, a), gameKey(t, a), kPerGame));
    return text.limit == 0 || !text.isUsedUp(t.s.uses.count(a.card, a.ability, text.limit));
}

Explanation whyNotText(Table& t, const ActionFrame& a, bool knowsHand) {
    AbilityFrame f = textFrame(t, a);
    if (a.kind == kFireAction)
        if (Explanation e = whyNotFire(t, a); !e.legal()) return e;
    if (a.kind == kPlayAction && !isOneAllowed(t, a.card.piece))
        return {"CCG-UNIQ-01", "no more of it may be played this turn"};
    if (t.on("CCG-ACT-COND-01"_rule) && !conditionHolds(t, f)) return {"CCG-ACT-COND-01", "its conditions are not met"};
    if (!isUnused(t, a)) return {"CCG-ONCE-01", "it was already used in this period"};
    if (a.kind == kTextAction && !mayUseDevice(t, a)) return {"CCG-DEV-01", "another device was used this turn"};
    if (a.kind == kTextAction && !mayUseWeaponText(t, a)) return {"CCG-WEAP-USE-04", "another weapon was used this turn"};
    if (Explanation e = whyNotTargets(t, a, f, knowsHand); !e.legal()) return e;
    // CCG-ACT-COST-01: in full, or not at all.
    if (t.on("CCG-ACT-COST-01"_rule))
        if (Explanation e = whyNotPay(t, a, f); !e.legal()) return {"CCG-ACT-COST-01", e.says};
    return whyNotResult(t, f, knowsHand);
}

// The same as yes or no, what is cheap to see first.
bool mayUseText(Table& t, const ActionFrame& a) {
    AbilityFrame f = textFrame(t, a);
    if (t.on("CCG-ACT-COND-01"_rule) && !conditionHolds(t, f)) return false;
    if (a.kind == kFireAction && !whyNotFire(t, a).legal()) return false;
    if (a.kind == kPlayAction && !isOneAllowed(t, a.card.piece)) return false;
    if (!isUnused(t, a) || (t.on("CCG-ACT-COST-01"_rule) && !canPay(t, a, f))) return false;
    if (a.kind == kTextAction && (!mayUseDevice(t, a) || !mayUseWeaponText(t, a))) return false;
    return whyNotTargets(t, a, f, true).legal() && whyNotResult(t, f, true).legal();
}

}  // namespace

// CCG-ONCE-01, CCG-ONCE-03: what may be done once per game is counted for all cards of that title, of either player, and by
// the place of that function on the card. (CCG-ONCE-01 off: for the cards of this side. CCG-ONCE-03 off: for this card until
// it leaves the table.)
uint16_t gameKey(Table& t, const ActionFrame& a) {
    return t.on("CCG-ONCE-01"_rule) ? t.book().sameText[a.ability] : a.ability;
}
PieceRef gameUser(Table& t, const ActionFrame& a) { return t.on("CCG-ONCE-03"_rule) ? PieceRef{} : a.card; }
void noteUse(Table& t, const ActionFrame& a) {
    uint8_t limit = textOf(t, a).limit;
    if (limit == 0) return;
    bool game = limit == kPerGame;
    if (!t.s.uses.note(game ? gameUser(t, a) : a.card, game ? gameKey(t, a) : a.ability, limit)) t.fault(Fault::capacity);
}

AbilityFrame textFrame(Table& t, const ActionFrame& a) {
    AbilityFrame f = abilityFrame(t, a.ability, a.card, a.performer, a.answers);
    for (int n = 0; n < kRegisters; ++n) {
        const TargetChoice choice = targetOf(t, a, n);
        if (!choice.exists) break;
        f.regs[choice.reg] = a.targets[n];
    }
    return f;
}

int costStart(Table& t, const ActionFrame& a) { return targetChoices(t.book(), textOf(t, a)); }

Explanation whyNotInitiate(Table& t, const ActionFrame& a, bool knowsHand) {
    switch (a.kind) {
        case kDeployAction: return whyNotDeploy(t, a);
        case kMoveAction: return whyNotMove(t, a);
        case kDrainAction: return whyNotDrain(t, a);
        case kBattleAction: return whyNotBattle(t, a);
        case kTransitAction: return whyNotTransit(t, a);
        case kTransferAction: return whyNotTransfer(t, a);
        case kShieldAction: return whyNotShield(t, a);
        case kReplaceAction: return whyNotReplace(t, a);
        case kAttackAction: return whyNotAttack(t, a);
        case kCreatureAction: return whyNotCreature(t, a);
        case kPrisonerAction: return whyNotPrisoner(t, a);
        case kSeatAction: return whyNotSeat(t, a);
        case kShuttleAction: return whyNotShuttle(t, a);
        case kDockAction: return whyNotDock(t, a);
        default: return whyNotText(t, a, knowsHand);
    }
}

bool mayInitiate(Table& t, const ActionFrame& a) {
    switch (a.kind) {
        case kDeployAction: return mayDeploy(t, a);
        case kMoveAction: return mayMove(t, a);
        case kTransitAction:
        case kTransferAction:
        case kShieldAction:
        case kReplaceAction:
        case kAttackAction:
        case kCreatureAction:
        case kPrisonerAction:
        case kSeatAction:
        case kShuttleAction:
        case kDockAction:
        case kDrainAction:
        case kBattleAction: return whyNotInitiate(t, a).legal();
        default: return mayUseText(t, a);
    }
}

// Most texts are for one phase, which is seen without running their conditions.
bool isForAnotherPhase(const Table& t, int ability) {
    const int only = onlyPhase(t, ability);
    return only != kPhaseCount && only != t.s.phase && t.on("CCG-ACT-COND-01"_rule);
}

namespace {

bool isPlaceAction(const ActionFrame& a) {
    return a.kind == kDeployAction || a.kind == kMoveAction || a.kind == kTransitAction || a.kind == kTransferAction ||
           a.kind == kPrisonerAction || a.kind == kShuttleAction || a.kind == kDockAction;
}

}  // namespace

int targetCount(Table& t, const ActionFrame& a) {
    if (a.kind == kDeployAction) return deployTargetCount(t, a);
    if (isPlaceAction(a)) return 1;
    if (a.kind > kPlayAction && a.kind != kFireAction) return 0;
    return targetChoices(t.book(), textOf(t, a));
}

namespace {

template <class Fn>
void eachTarget(Table& t, const ActionFrame& a, Fn fn) {
    const TargetChoice choice = targetOf(t, a, a.chosen);
    if (!choice.exists) return;
    AbilityFrame f = textFrame(t, a);
    const auto offer = [&](Piece p) { return !whyNotMatching(t, a, f, choice, p).legal() || fn(p); };
    forEachMatch(t, f, choice.selector, offer);
    forEachSpy(t, a, f, choice.selector, offer);
}

}  // namespace

namespace {

void placeTargets(Table& t, const ActionFrame& a, Options& out) {
    switch (a.kind) {
        case kMoveAction: return moveTargets(t, a, out);
        case kTransitAction: return transitTargets(t, a, out);
        case kTransferAction: return transferTargets(t, a, out);
        case kPrisonerAction: return prisonerTargets(t, a, out);
        case kShuttleAction: return shuttleTargets(t, a, out);
        case kDockAction: return dockTargets(t, a, out);
        default: return deployTargets(t, a, out);
    }
}
Refusal whyNotPlace(Table& t, const ActionFrame& a, Piece p) {
    switch (a.kind) {
        case kMoveAction: return whyNotMoveTo(t, a, p);
        case kTransitAction: return whyNotBay(t, a, p);
        case kTransferAction: return whyNotReceiver(t, a, p);
        case kPrisonerAction: return whyNotPrison(t, a, p);
        case kShuttleAction: return whyNotShuttleTo(t, a, p);
        case kDockAction: return whyNotDockWith(t, a, p);
        default: return whyNotDeployTarget(t, a, p);
    }
}

}  // namespace

bool anyTarget(Table& t, const ActionFrame& a) {
    if (a.kind == kDeployAction) return anyDeployTarget(t, a);
    if (a.kind == kMoveAction) return hasDestination(t, a);
    if (isPlaceAction(a)) {
        Option buffer[64];
        Options out(buffer, 64);
        placeTargets(t, a, out);
        return out.size() > 0;
    }
    bool any = false;
    eachTarget(t, a, [&](Piece) { return any = true, false; });
    return any;
}

void targetOptions(Table& t, const ActionFrame& a, Options& out) {
    if (isPlaceAction(a)) return placeTargets(t, a, out);
    eachTarget(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}

Refusal whyNotTarget(Table& t, const ActionFrame& a, Piece p) {
    if (isPlaceAction(a)) return whyNotPlace(t, a, p);
    const TargetChoice choice = targetOf(t, a, a.chosen);
    return choice.exists ? whyNotThisTarget(t, a, choice, p) : Refusal{};
}

}  // namespace cantina::ccg
