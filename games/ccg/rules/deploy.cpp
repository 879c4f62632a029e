// Deploying: when, how many of a card there may be, what it costs; where it may go is in deploy_places.cpp. Holds CCG-DEP-*,
// CCG-EPIC-01, CCG-EFF-IMM-01, CCG-ADM-01/03, CCG-UNIQ-01, CCG-PERS-01, CCG-WEAP-XFER-01.
#include "games/ccg/rules/deploy.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

// --- requirements

// CCG-EFF-IMM-01: an Immediate Effect deploys whenever its player may act.
bool isImmediate(const Table& t, Piece card) {
    return isType(t, card, kEffect) && factOf(t, card, kSubtype) == kImmediate && t.on("CCG-EFF-IMM-01"_rule);
}
// One whose text is a response deploys as that response only. CCG-SP-REACT-08: so does a card that its own text lets react;
// without an event to answer it is some other text that lets it.
bool isOwnReact(const ActionFrame& a) { return a.has(ActionFrame::kReact) && a.answers.kind != kNoEvent; }
bool isItsMoment(Table& t, const ActionFrame& a) {
    if (!isOwnReact(a) && !isImmediate(t, a.card.piece)) return true;
    if ((defOf(t, a.card.piece).timings >> kResponse & 1) == 0) return true;
    bool any = false;
    if (a.has(ActionFrame::kAsAnswer) || isOwnReact(a))
        forEachAbility(t, a.card.piece, kResponse, [&](Piece, int ability) {
            any = any || (answersEvent(t, ability, a.card, a.performer, a.answers) &&
                          conditionHolds(t, abilityFrame(t, ability, a.card, a.performer, a.answers)));
        });
    return any;
}
bool isOpenToReacts(Table& t, const ActionFrame& a) {
    return !isOwnReact(a) || playerValue(t, kReactToBarred, a.performer, a.holder.piece, Value::of(0)).whole() <= 0;
}
bool isTheirDeployPhase(Table& t, const ActionFrame& a) {
    if (a.has(ActionFrame::kAsAnswer)) return isImmediate(t, a.card.piece);
    if (isImmediate(t, a.card.piece)) return !isFightGoingOn(t) || isWeaponsSegment(t);
    if (a.has(ActionFrame::kFree) || a.has(ActionFrame::kReact) || a.has(ActionFrame::kAnyPhase)) return true;
    return t.s.phase == kDeploy && a.performer == t.s.turn && !isFightGoingOn(t);
}
bool isThere(Table& t, const ActionFrame& a) {
    if (a.has(ActionFrame::kAnyPhase)) return !isOnTable(t, a.card.piece);
    return t.s.pieces.zoneOf(a.card.piece) == Zone{kHand, a.performer};
}
bool isAllowed(Table& t, const ActionFrame& a) { return isOneAllowed(t, a.card.piece); }
bool hasPlace(Table& t, const ActionFrame& a) {
    if (isType(t, a.card.piece, kLocation)) {
        bool homeless = defOf(t, a.card.piece).has(kGeneric) && t.on("CCG-LOC-GEN-01"_rule) && !anyDeployTarget(t, a);
        const bool sent = defOf(t, a.card.piece).has(kGeneric) || isSentTo(t, a, a.card.piece);
        return !homeless && sent && mayDeployLocation(t, a.card.piece, a.performer);
    }
    return liesOnTable(t, a.card.piece) || anyDeployTarget(t, a);
}
// CCG-EPIC-01: some Epic Events deploy, some are played. CCG-EFF-START-01: a Starting Effect starts or not at all.
bool isDeployable(Table& t, const ActionFrame& a) {
    return !isType(t, a.card.piece, kEpicEvent) || ((defOf(t, a.card.piece).timings >> kPlay) & 1) == 0;
}
bool isNoStartingEffect(Table& t, const ActionFrame& a) {
    return !isType(t, a.card.piece, kEffect) || factOf(t, a.card.piece, kSubtype) != kStartingEffect;
}
bool hasTarget(Table& t, const ActionFrame& a) { return aimCount(t, a.card.piece) == 0 || mayAimSomewhere(t, a); }
bool mayCommand(Table& t, const ActionFrame& a) {
    if (!isType(t, a.card.piece, kAdmiralsOrder)) return true;
    for (Piece p : t.s.row)
        if (kindOfPlace(t, p) == kSystem && isBattleground(t, p) && hasPresence(t, a.performer, p)) return true;
    return false;
}
bool isOtherOrder(Table& t, const ActionFrame& a) {
    if (!isType(t, a.card.piece, kAdmiralsOrder)) return true;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (defOf(t, p).title == defOf(t, a.card.piece).title && factOf(t, p, kUnique) != 0) return false;
    return true;
}
// A location, and what has no place of its own; of every other card its places are asked about.
bool isNotBarred(Table& t, const ActionFrame& a) {
    const bool placeless = isType(t, a.card.piece, kLocation) || liesOnTable(t, a.card.piece);
    return !placeless || !isDeployBarred(t, a.card.piece, {});
}
bool canPayDeploy(Table& t, const ActionFrame& a) {
    // Where there is a place, one that can be paid was found; without a place it is the cost itself.
    if (!isType(t, a.card.piece, kLocation) && !liesOnTable(t, a.card.piece)) return true;
    return canAffordDeploy(t, a, std::max(0, deployCost(t, a.card.piece) - a.discount));
}
// What it would cost at the least, for the explanation.
bool couldPaySomewhere(Table& t, const ActionFrame& a) {
    if (!isFighterCard(t, a.card.piece) && !isType(t, a.card.piece, kWeapon) && !isType(t, a.card.piece, kDevice))
        return true;
    if (anyDeployTarget(t, a)) return true;
    ActionFrame free = a;
    free.flags |= ActionFrame::kFree;
    return !anyDeployTarget(t, free);
}
constexpr Rule kDeployRules[] = {
    {"CCG-DEP-05", "cards deploy in their owner's deploy phase", isTheirDeployPhase},
    {partOf("CCG-DEP-01"), "it is not in your hand", isThere},
    {"CCG-EPIC-01", "it is played, not deployed", isDeployable},
    {"CCG-EFF-START-01", "a Starting Effect deploys only at the start of the game", isNoStartingEffect},
    {"CCG-EFF-UTIN-01", "there is nothing that it may target", hasTarget},
    {"CCG-ADM-01", "you occupy no battleground system", mayCommand},
    {"CCG-ADM-03", "a unique one of that name is on table", isOtherOrder},
    {partOf("CCG-EFF-IMM-01"), "it deploys as a response to what its text says", isItsMoment},
    {partOf("CCG-SP-REACT-01"), "some text keeps reacts away", isOpenToReacts},
    {"CCG-UNIQ-01", "no more of it may be on table or played this turn", isAllowed},
    {"CCG-ACT-COND-01", "its conditions for deploying are not met", textConditions},
    {"CCG-ACT-COST-01", "its cost cannot be paid in full", couldPaySomewhere},
    {partOf("CCG-DEP-02"), "some text keeps it from deploying", isNotBarred},
    {"CCG-DEP-02", "there is no place where it may deploy", hasPlace},
    {"CCG-ACT-COST-01", "its cost cannot be paid in full", canPayDeploy},
};

}  // namespace

namespace {

// CCG-PERS-02, CCG-PERS-07: who its permanent pilot is; 0: nobody in particular.
int32_t pilotOf(const CardDef& def) { return def.type == kStarship || def.type == kVehicle ? def.number[kPilotPersona] : 0; }
bool contains(const CardDef& def, int32_t persona) {
    return persona != 0 && (personaOf(def) == persona || pilotOf(def) == persona);
}
bool shareSomebody(const CardDef& a, const CardDef& b) {
    return isSamePersona(a, b) || contains(a, pilotOf(b)) || contains(b, pilotOf(a));
}
// CCG-PERS-01: another version of the same persona. What has neither a persona nor a version of it is told apart by title.
bool isOtherVersion(const Table& t, const CardDef& def, Piece p) {
    return def.number[kUnique] == kThousand && shareSomebody(def, defOf(t, p)) && defOf(t, p).title != def.title &&
           t.on("CCG-PERS-01"_rule);
}
// CCG-STATE-OOP-02: of a unique character, vehicle or starship that is out of play there will be no other.
bool isGoneForGood(const Table& t, const CardDef& def) {
    if (def.type != kCharacter && def.type != kVehicle && def.type != kStarship) return false;
    for (int side = 0; side < 2; ++side)
        for (Piece p : t.s.pieces.in({kOutOfPlay, seatAt(side)}))
            if ((defOf(t, p).title == def.title || isOtherVersion(t, def, p)) && t.on("CCG-STATE-OOP-02"_rule)) return true;
    return false;
}

// CCG-SP-COMBO-03: of a combo card both titles count.
bool shareTitle(const Table& t, const CardDef& a, const CardDef& b) {
    if (a.title == b.title) return true;
    const auto says = [&](const CardDef& combo, const CardDef& other) {
        return isCombo(combo) &&
               (isCalledSo(t, other, combo.number[kFirstTitle]) || isCalledSo(t, other, combo.number[kSecondTitle]));
    };
    return (says(a, b) || says(b, a)) && t.on("CCG-SP-COMBO-03"_rule);
}

}  // namespace

// CCG-UNIQ-01: as many as it has dots, on table and played in one turn. CCG-PERS-01: one version of a persona.
bool isOneAllowed(Table& t, Piece card) {
    const CardDef& def = defOf(t, card);
    int dots = def.number[kUnique] / kThousand;
    if (dots == 0 || def.type == kLocation || !t.on("CCG-UNIQ-01"_rule)) return true;
    if (t.s.uses.count({}, static_cast<uint16_t>(def.title), kPlaysPerTurn) >= dots) return false;
    int there = 0;
    for (int side = 0; side < 2; ++side) {
        for (Piece p : t.s.pieces.in({kTable, seatAt(side)})) {
            if (shareTitle(t, def, defOf(t, p))) ++there;
            if (isOtherVersion(t, def, p)) return false;
        }
        // CCG-STATE-INACT-03: what is inactive counts too.
        for (Piece p : t.s.pieces.in({kInactive, seatAt(side)})) {
            if (!t.on("CCG-STATE-INACT-03"_rule)) break;
            if (shareTitle(t, def, defOf(t, p))) ++there;
            if (isOtherVersion(t, def, p)) return false;
        }
    }
    return there < dots && !isGoneForGood(t, def);
}

void notePlayed(Table& t, Piece card) {
    if (defOf(t, card).number[kUnique] == 0 || isType(t, card, kLocation)) return;
    if (!t.s.uses.note({}, static_cast<uint16_t>(defOf(t, card).title), kPlaysPerTurn)) t.fault(Fault::capacity);
}

Explanation whyNotDeploy(Table& t, const ActionFrame& a) { return firstFailing(t, kDeployRules, a); }
// The same as yes or no: whether it is the price or the place that is missing does not matter.
bool mayDeploy(Table& t, const ActionFrame& a) {
    // A price that nothing changes is looked at before places are.
    bool plain = isUntouched(t, kDeployCost) && !a.has(ActionFrame::kFree) && a.discount == 0 &&
                 (defOf(t, a.card.piece).timings >> kConstant & 1) == 0 && t.on("CCG-ACT-COST-01"_rule);
    if (plain && printedValue(t, a.card.piece, kDeployCost).whole() > sizeOf(t, kForcePile, a.performer)) return false;
    if (!isTheirDeployPhase(t, a) && t.on("CCG-DEP-05"_rule)) return false;
    constexpr uint32_t kSpecial = 1u << kEpicEvent | 1u << kAdmiralsOrder | 1u << kEffect | 1u << kJediTest;
    if ((kSpecial >> defOf(t, a.card.piece).type & 1) != 0 && !allHoldOf<2, 3, 4, 5, 6, 7>(t, kDeployRules, a)) return false;
    if (isOwnReact(a) && (!isItsMoment(t, a) || !isOpenToReacts(t, a))) return false;
    return isThere(t, a) && isAllowed(t, a) && (textConditions(t, a) || !t.on("CCG-ACT-COND-01"_rule)) &&
           (hasPlace(t, a) || !t.on("CCG-DEP-02"_rule)) && isNotBarred(t, a) && canPayDeploy(t, a);
}

// --- changing hands (CCG-WEAP-XFER-01)

namespace {

bool isTransferTime(Table& t, const ActionFrame& a) { return t.s.phase == kDeploy && a.performer == t.s.turn; }
constexpr Rule kTransferRules[] = {
    {"CCG-WEAP-XFER-01", "weapons and devices change hands in their owner's deploy phase", isTransferTime},
    {"CCG-WEAP-XFER-01", "nobody there may take it", hasReceiver},
};

}  // namespace

Explanation whyNotTransfer(Table& t, const ActionFrame& a) { return firstFailing(t, kTransferRules, a); }
}  // namespace cantina::ccg
