// What may be initiated: conditions, then targets, then costs, and the implied target rule. Read backwards it explains.
// Holds CCG-ACT-COND-01, CCG-ACT-TGT-01/02, CCG-ACT-COST-01, CCG-CANCEL-06, CCG-TGT-IMP-*.
//
// Judged on what the player may know: what lies in a deck, a pile or the other hand is not observed and need not be there.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/shields.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"
#include "games/ccg/vocabulary.h"
#include "kernel/mask.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kUnobserved = bit(kReserveDeck) | bit(kForcePile) | bit(kUsedPile) | bit(kLostPile);

const Ability& textOf(Table& t, const ActionFrame& a) { return t.book().abilities[a.ability]; }
const Instr* codeOf(Table& t, const ActionFrame& a) { return &t.book().code[textOf(t, a).code]; }
int paidAt(Table& t, const ActionFrame& a) { return static_cast<int>(textOf(t, a).paid - textOf(t, a).code); }

uint32_t zonesOf(Table& t, int selector) {
    return t.words().nouns[t.book().selectors[static_cast<size_t>(selector)].noun].word.zones;
}

// CCG-TGT-IMP-11, CCG-ACT-TGT-02: what cannot be observed need not be targeted.
bool isUnobserved(Table& t, int selector) {
    return (zonesOf(t, selector) & kUnobserved) != 0 && t.on("CCG-TGT-IMP-11"_rule) && t.on("CCG-ACT-TGT-02"_rule);
}

// --- the implied target rule: what a verb needs, beside a piece that matches

struct Implied {
    VerbId verb;
    RuleId rule;
    const char* says;
    bool (*holds)(Table&, const AbilityFrame&, const Args&);
};

Seat seatOf(const Args& a, int i) { return a.seat(i); }
bool existsOnTable(Table& t, const AbilityFrame&, const Args& a) {
    return t.s.pieces.alive(a.at(0)) &&
           (t.s.pieces.isIn(a.at(0).piece, kTable) || t.s.pieces.isIn(a.at(0).piece, kPlaying) ||
            t.s.pieces.isIn(a.at(0).piece, kLostPile) || actionOf(t, a.at(0)) != nullptr);
}
bool mayBeCancelled(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(0).some() || !defOf(t, a.at(0).piece).has(kImmuneToCancel);
}
bool isCancellable(Table& t, const AbilityFrame&, const Args& a) {
    if (!a.at(0).some()) return true;
    return !isType(t, a.at(0).piece, kCharacter) && !isType(t, a.at(0).piece, kStarship);
}
bool valueExists(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(2).some() || valueOf(t, a.at(2).piece, static_cast<Stat>(a.symbol(0))).some();
}
bool handHolds(Table& t, const AbilityFrame&, const Args& a) { return sizeOf(t, kHand, seatOf(a, 0)) > 0; }
bool handIsThere(Table& t, const AbilityFrame&, const Args& a) { return sizeOf(t, kHand, seatOf(a, 0)) > 0; }
bool pileHolds(Table& t, const AbilityFrame&, const Args& a) {
    return sizeOf(t, static_cast<ZoneId>(a.symbol(0)), seatOf(a, 1)) > 0;
}
bool reserveHolds(Table& t, const AbilityFrame& f, const Args&) { return sizeOf(t, kReserveDeck, f.controller) > 0; }
// CCG-TGT-IMP-10: what the action gives need not be there before.
bool mayBeGiven(Table& t, const AbilityFrame& f, const Args& a) {
    return t.on("CCG-TGT-IMP-10"_rule) || valueExists(t, f, a);
}
bool hasNext(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(0).some() || nextLocation(t, a.at(0).piece).some();
}
// CCG-MOVE-REL-01: being relocated is a move.
bool isMobile(Table& t, const AbilityFrame&, const Args& a) { return !a.at(0).some() || canMoveAtAll(t, a.at(0).piece); }
// CCG-TGT-IMP-11, CCG-ACT-TGT-02: nobody need know what the deck holds.
bool mayBeFound(Table& t, const AbilityFrame& f, const Args& a) {
    if (t.on("CCG-TGT-IMP-11"_rule) && t.on("CCG-ACT-TGT-02"_rule)) return true;
    for (Piece p : t.s.pieces.in({kReserveDeck, f.controller}))
        if (isType(t, p, static_cast<CardType>(a.symbol(0)))) return true;
    return false;
}
bool maySearchAgain(Table& t, const AbilityFrame& f, const Args&) { return maySearch(t, f, kReserveDeck); }
bool placeExists(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || t.s.pieces.alive(a.at(1)); }

constexpr Implied kImplied[] = {
    {kCancelVerb, "CCG-TGT-IMP-02", "there is nothing of it to cancel", existsOnTable},
    {kCancelVerb, "CCG-TGT-IMP-02", "it may not be canceled", mayBeCancelled},
    {kCancelVerb, "CCG-CANCEL-06", "characters and starships may not be canceled", isCancellable},
    {kLoseVerb, "CCG-TGT-IMP-02", "there is nothing to lose", existsOnTable},
    {kChangeVerb, "CCG-TGT-IMP-03", "it does not have that value", valueExists},
    {kResetVerb, "CCG-TGT-IMP-03", "it does not have that value", valueExists},
    {kMultiplyVerb, "CCG-TGT-IMP-03", "it does not have that value", valueExists},
    {kTakeToHandVerb, "CCG-TGT-IMP-05", "the card does not exist", existsOnTable},
    {kRelocateVerb, "CCG-TGT-IMP-05", "there is no such place", placeExists},
    {kGiveVerb, "CCG-TGT-IMP-10", "it does not have that value", mayBeGiven},
    {kAdvanceVerb, "CCG-TGT-IMP-05", "there is no such place", hasNext},
    {kAdvanceVerb, "CCG-MOVE-REL-01", "it cannot move", isMobile},
    {kRelocateVerb, "CCG-MOVE-REL-01", "it cannot move", isMobile},
    {kSearchVerb, "CCG-TGT-IMP-01", "there is no such card", mayBeFound},
    {kLookAtHandVerb, "CCG-TGT-IMP-06", "that hand is empty", handHolds},
    {kDiscardVerb, "CCG-TGT-IMP-07", "that hand is empty", handIsThere},
    {kShuffleVerb, "CCG-EMPTY-04", "that deck or pile is empty", pileHolds},
    {kPeekVerb, "CCG-TGT-IMP-08", "that deck or pile is empty", pileHolds},
    {kSearchVerb, "CCG-TGT-IMP-08", "the Reserve Deck is empty", reserveHolds},
    {kSearchVerb, "CCG-SEARCH-07", "this search has failed this turn", maySearchAgain},
    {kDrawVerb, "CCG-TGT-IMP-08", "the Reserve Deck is empty", reserveHolds},
};

Explanation whyNotVerb(Table& t, const AbilityFrame& f, int verb, const Args& args) {
    for (const Implied& i : kImplied)
        if (i.verb == verb && (t.on(i.rule) || i.verb == kGiveVerb) && !i.holds(t, f, args)) return {i.rule, i.says};
    // What the first verbs need stands above; what they would be done to is judged as a choice.
    bool judged = verb >= static_cast<int>(firstValueVerb()) || verb == kCancelDestinyVerb;
    return judged ? t.words().verbs[static_cast<size_t>(verb)].possible.why(t, f, args) : Explanation{};
}

// Is there any card where the text looks? How many cards a pile has everybody knows.
bool pilesHold(Table& t, const AbilityFrame& f, int selector) {
    const Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    bool mine = true, theirs = true;
    for (int i = 0; i < s.filters; ++i) {
        uint8_t word = t.book().filters[static_cast<size_t>(s.first + i)].word;
        if (word == kYoursFilter) theirs = false;
        if (word == kOpposingFilter) mine = false;
    }
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

// Walks the result without running it: what is optional, conditional or depends on an earlier part is passed over.
// CCG-TGT-02: what a text names among its results is targeted as well.
Explanation whyNotResult(Table& t, const AbilityFrame& f, const Instr* code, int from, bool knowsHand) {
    if (!t.on("CCG-TGT-02"_rule)) return {};
    for (int pc = from; code[pc].code != Code::end;) {
        const Instr& i = code[pc];
        switch (i.code) {
            case Code::choose:
                if (Explanation e = whyNotChoice(t, f, i.imm, knowsHand); !e.legal() && t.on(e.rule)) return e;
                ++pc;
                break;
            case Code::verb: {
                Args args = operands(t, f, code + pc + 1, i.b);
                bool open = false;
                for (bool o : args.open) open = open || o;
                if (!open)
                    if (Explanation e = whyNotVerb(t, f, i.a, args); !e.legal()) return e;
                pc += 1 + i.b;
                break;
            }
            case Code::each:
                if (i.b == 0 && !isUnobserved(t, i.imm) && t.on("CCG-TGT-IMP-01"_rule) && !anyMatch(t, f, i.imm))
                    return {"CCG-TGT-IMP-01", "there is none of what it would affect"};
                pc = code[pc + 1].imm;
                break;
            // CCG-TGT-IMP-09: optional parts need not be available.
            case Code::may: pc = t.on("CCG-TGT-IMP-09"_rule) ? i.imm : pc + 1; break;
            case Code::when:
            case Code::later: pc = i.imm; break;
            case Code::then:
            case Code::either: return {};
            case Code::jump: pc = i.imm > pc ? i.imm : pc + 1; break;
            default: ++pc;
        }
    }
    return {};
}

// The targets of a text: the choices that stand before its costs.
const Instr* slot(Table& t, const ActionFrame& a, int n) {
    const Instr* code = codeOf(t, a);
    int paid = paidAt(t, a);
    for (int pc = 0; pc < paid && code[pc].code == Code::choose; ++pc)
        if (n-- == 0) return &code[pc];
    return nullptr;
}

// The first need of a cost that is not met.
Explanation whyNotPay(Table& t, const ActionFrame& a, const AbilityFrame& f) {
    const Instr* code = codeOf(t, a);
    int paid = paidAt(t, a);
    if (sizeOf(t, kForcePile, a.performer) < travelCost(t, a, {}, {}))
        return {partOf("CCG-MOVE-TEXT-01"), "you do not have that much Force"};
    for (int pc = costStart(t, a); pc < paid;) {
        const Instr& i = code[pc];
        if (i.code != Code::verb) {
            ++pc;
            continue;
        }
        Args args = operands(t, f, code + pc + 1, i.b);
        bool open = false;
        for (bool o : args.open) open = open || o;
        if (!open)
            if (Explanation e = t.words().verbs[i.a].possible.why(t, f, args); !e.legal()) return e;
        pc += 1 + i.b;
    }
    return {};
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
Explanation whyNotMatching(Table& t, const ActionFrame& a, AbilityFrame f, const Instr& choice, Piece p) {
    if (a.kind == kFireAction && defOf(t, p).has(kNotWeaponTarget)) return {"CCG-ACT-TGT-01", "weapons may not target it"};
    if (isOutOfFire(t, a, p)) return {"CCG-WEAP-FIRE-06", "it takes no part in the battle"};
    if (Explanation e = whyNotInReach(t, a, p); !e.legal() && t.on(e.rule)) return e;
    if (!isKnownTo(t.s.pieces.row(p), a.performer)) return {"CCG-ACT-TGT-02", "you cannot see it"};
    f.regs[&choice - codeOf(t, a)] = t.s.pieces.ref(p);  // targets come first, in their order
    // CCG-WEAP-ART-02: who may fire it is a matter of its costs.
    if (a.kind == kFireAction && a.chosen == 1)
        if (Explanation e = whyNotPay(t, a, f); !e.legal()) return e;
    // CCG-MOVE-TEXT-01: who has somewhere to go. The price depends on who goes where.
    if (a.chosen == 0 && &choice == codeOf(t, a) && isTravel(t, a)) {
        ActionFrame with = a;
        with.targets[0] = t.s.pieces.ref(p);
        with.chosen = 1;
        if (!anyTarget(t, with)) return {partOf("CCG-MOVE-TEXT-01"), "it cannot make its regular move there"};
    }
    if (a.chosen == 1 && isTravel(t, a) && sizeOf(t, kForcePile, a.performer) < travelCost(t, a, a.targets[0].piece, p))
        return {"CCG-ACT-COST-01", "its cost cannot be paid in full"};
    return whyNotResult(t, f, codeOf(t, a), paidAt(t, a), true);
}
Refusal whyNotThisTarget(Table& t, const ActionFrame& a, const Instr& choice, Piece p) {
    AbilityFrame f = textFrame(t, a);
    if (!isKnownTo(t.s.pieces.row(p), a.performer)) return {"CCG-ACT-TGT-02", "you cannot see it"};
    Refusal r = whyNotPiece(t, f, choice.imm, p);
    return r.legal() ? Refusal(whyNotMatching(t, a, f, choice, p)) : r;
}

// --- the three parts of initiation

Explanation whyNotTargets(Table& t, const ActionFrame& a, const AbilityFrame& f, bool knowsHand) {
    for (int n = a.chosen; const Instr* choice = slot(t, a, n); ++n) {
        if ((zonesOf(t, choice->imm) & bit(kHand)) != 0 && !knowsHand) {
            if (sizeOf(t, kHand, a.performer) > 0) continue;
        }
        Explanation first{"CCG-ACT-TGT-01", "there is no legal target for it"};
        bool found = false;
        forEachMatch(t, f, choice->imm, [&](Piece p) {
            Explanation e = whyNotMatching(t, a, f, *choice, p);
            found = e.legal();
            if (!found) first = e;
            return !found;
        });
        if (!found && t.on(first.rule)) return first;
    }
    return {};
}

bool canPay(Table& t, const ActionFrame& a, const AbilityFrame& f) { return whyNotPay(t, a, f).legal(); }

bool isUnused(Table& t, const ActionFrame& a) {
    uint8_t limit = textOf(t, a).limit;
    if (limit == kPerGame) return t.s.uses.count(gameUser(t, a), gameKey(t, a), kPerGame) == 0;
    return limit == 0 || t.s.uses.count(a.card, a.ability, limit) == 0;
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
    return whyNotResult(t, f, codeOf(t, a), paidAt(t, a), knowsHand);
}

// The same as yes or no, what is cheap to see first.
bool mayUseText(Table& t, const ActionFrame& a) {
    AbilityFrame f = textFrame(t, a);
    if (t.on("CCG-ACT-COND-01"_rule) && !conditionHolds(t, f)) return false;
    if (a.kind == kFireAction && !whyNotFire(t, a).legal()) return false;
    if (a.kind == kPlayAction && !isOneAllowed(t, a.card.piece)) return false;
    if (!isUnused(t, a) || (t.on("CCG-ACT-COST-01"_rule) && !canPay(t, a, f))) return false;
    if (a.kind == kTextAction && (!mayUseDevice(t, a) || !mayUseWeaponText(t, a))) return false;
    return whyNotTargets(t, a, f, true).legal() && whyNotResult(t, f, codeOf(t, a), paidAt(t, a), true).legal();
}

}  // namespace

// CCG-ONCE-01, CCG-ONCE-03: what may be done once per game is counted for all cards of that title, of either player, and by
// the place of that function on the card. Titles are fewer than 4,096, texts of a card fewer than 16. (CCG-ONCE-01 off: for
// the cards of this side. CCG-ONCE-03 off: for this card until it leaves the table.)
uint16_t gameKey(Table& t, const ActionFrame& a) {
    const CardDef& def = defOf(t, a.card.piece);
    if (!t.on("CCG-ONCE-01"_rule)) return a.ability;
    return static_cast<uint16_t>(def.title << 4 | ((a.ability - def.first) & 15));
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
    for (int i = 0; i < kRegisters; ++i) f.regs[i] = a.targets[i];
    return f;
}

int costStart(Table& t, const ActionFrame& a) {
    const Instr* code = codeOf(t, a);
    int pc = 0;
    while (pc < paidAt(t, a) && code[pc].code == Code::choose) ++pc;
    return pc;
}

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
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (a.condition == 0 || !t.on("CCG-ACT-COND-01"_rule)) return false;
    const Instr* code = &t.book().code[a.condition];
    return code->code == Code::when && code->a == kDuringCondition && code[1].imm != t.s.phase;
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
    int n = 0;
    while (slot(t, a, n) != nullptr) ++n;
    return n;
}

namespace {

template <class Fn>
void eachTarget(Table& t, const ActionFrame& a, Fn fn) {
    const Instr* choice = slot(t, a, a.chosen);
    if (choice == nullptr) return;
    AbilityFrame f = textFrame(t, a);
    forEachMatch(t, f, choice->imm, [&](Piece p) { return !whyNotMatching(t, a, f, *choice, p).legal() || fn(p); });
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
    const Instr* choice = slot(t, a, a.chosen);
    return choice == nullptr ? Refusal{} : whyNotThisTarget(t, a, *choice, p);
}

}  // namespace cantina::ccg
