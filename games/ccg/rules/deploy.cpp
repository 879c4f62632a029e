// Deploying: where a card may go, how many of it there may be, what it costs. Holds CCG-DEP-*, CCG-CHAR-DEP-*,
// CCG-SHIP-DEP-*, CCG-VEH-DEP-01, CCG-WEAP-DEP-01, CCG-NEVER-LOC-*, CCG-UNIQ-01, CCG-PERS-01.
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

// --- where a card's own text lets it deploy

int placeSelector(Table& t, const Ability& a) {
    const Instr& first = t.book().code[a.code];
    return first.code == Code::choose ? first.imm : -1;
}
bool namesPlace(Table& t, Piece card) {
    bool any = false;
    forEachAbility(t, card, kDeploys, [&](Piece, int ability) {
        any = any || placeSelector(t, t.book().abilities[static_cast<size_t>(ability)]) >= 0;
    });
    return any;
}
bool textAllows(Table& t, const ActionFrame& a, Piece place) {
    bool all = true;
    forEachAbility(t, a.card.piece, kDeploys, [&](Piece, int ability) {
        int selector = placeSelector(t, t.book().abilities[static_cast<size_t>(ability)]);
        AbilityFrame f = abilityFrame(t, ability, a.card, a.performer, {});
        all = all && (selector < 0 || matches(t, f, selector, place));
    });
    return all;
}
bool textConditions(Table& t, const ActionFrame& a) {
    bool all = true;
    forEachAbility(t, a.card.piece, kDeploys, [&](Piece, int ability) {
        all = all && conditionHolds(t, abilityFrame(t, ability, a.card, a.performer, {}));
    });
    return all;
}

}  // namespace

bool textLetsItBe(Table& t, Piece card, Seat seat, Piece host, Piece location) {
    ActionFrame a = cardAction(t, kDeployAction, card, seat);
    return textConditions(t, a) && (textAllows(t, a, host) || textAllows(t, a, location));
}

namespace {

// Cards that lie on the table beside the locations, if their text names no place.
bool liesOnTable(Table& t, Piece card) {
    constexpr uint32_t kBeside = 1u << kEffect | 1u << kAdmiralsOrder | 1u << kEpicEvent | 1u << kJediTest;
    return (kBeside >> defOf(t, card).type & 1) != 0 && !namesPlace(t, card);
}

// --- where the rules let it exist

}  // namespace

// CCG-NEVER-LOC-01/03/06/07: characters at sites, vehicles outside, capital starships in space.
bool mayExistAt(Table& t, Piece card, Piece location) {
    int kind = kindOfPlace(t, location);
    if (kind == kOpenPlace) return true;
    if (isType(t, card, kCharacter)) return kind == kSite || !t.on("CCG-NEVER-LOC-01"_rule);
    if (isType(t, card, kVehicle))
        // CCG-NEVER-LOC-04: some of them among clouds.
        return (kind == kSite && hasIcon(t, location, kExteriorIcon)) ||
               (isCloudSector(t, location) && isSkyVehicle(t, card) && t.on("CCG-NEVER-LOC-04"_rule)) ||
               !t.on("CCG-NEVER-LOC-03"_rule);
    if (isType(t, card, kStarship)) {
        bool capital = factOf(t, card, kClassSlot) == kCapital;
        if (isCloudSector(t, location)) return !capital || !t.on("CCG-NEVER-LOC-06"_rule);
        if (kind != kSite) return true;
        // CCG-SHIP-DEP-05: of sites only docking bays.
        return (!capital || !t.on("CCG-NEVER-LOC-06"_rule)) && hasIcon(t, location, kDockingBay);
    }
    return true;
}

namespace {

// CCG-DEP-02: presence or a Force icon of one's own.
bool isWelcome(Table& t, Seat seat, Piece location) {
    return icons(t, seat, location) > 0 || hasPresence(t, seat, location) || !t.on("CCG-DEP-02"_rule);
}

// CCG-SHIP-DEP-03, CCG-VEH-DEP-02: what nobody pilots goes into space or among clouds together with a pilot only.
bool needsPilot(Table& t, Piece card) {
    return isCraft(t, card) && factOf(t, card, kClassSlot) != kCreatureVehicle && factOf(t, card, kPilotAbility) == 0 &&
           t.on(isType(t, card, kStarship) ? "CCG-SHIP-DEP-03"_rule : "CCG-VEH-DEP-02"_rule);
}
bool isSpace(const Table& t, Piece place) { return isType(t, place, kLocation) && !isSiteLike(t, place); }

int costWith(Table& t, Piece card, Piece place, Piece pilot) {
    return deployCost(t, card, place) + (pilot.some() ? deployCost(t, pilot, place) : 0);
}
bool canAfford(Table& t, const ActionFrame& a, int cost) {
    return a.has(ActionFrame::kFree) || !t.on("CCG-ACT-COST-01"_rule) || sizeOf(t, kForcePile, a.performer) >= cost;
}
bool isPilotFor(Table& t, const ActionFrame& a, Piece pilot, Piece place) {
    return !(pilot == a.card.piece) && isType(t, pilot, kCharacter) && hasIcon(t, pilot, kPilotIcon) &&
           isOneAllowed(t, pilot) && canAfford(t, a, costWith(t, a.card.piece, place, pilot));
}
bool hasPilotFor(Table& t, const ActionFrame& a, Piece place) {
    for (Piece p : t.s.pieces.in({kHand, a.performer}))
        if (isPilotFor(t, a, p, place)) return true;
    return false;
}

bool opponentCanPay(Table& t, const ActionFrame& a, Piece place) {
    return sizeOf(t, kForcePile, opponentOf(a.performer)) >= opponentDeployCost(t, a.card.piece, place);
}

// CCG-WEAP-CHAR-01: a character weapon on a character, a starship or vehicle weapon on such a craft. CCG-WEAP-ART-01:
// artillery on a site.
bool mayBear(Table& t, Piece card, Piece place) {
    if (!isType(t, card, kWeapon)) return true;
    // CCG-WEAP-NOTGT-01: deploying a weapon on it is no targeting by a weapon.
    if (defOf(t, place).has(kNotWeaponTarget) && !t.on("CCG-WEAP-NOTGT-01"_rule)) return false;
    switch (factOf(t, card, kSubtype)) {
        case kCharacterWeapon: return isType(t, place, kCharacter) || !t.on("CCG-WEAP-CHAR-01"_rule);
        case kStarshipWeapon: return isType(t, place, kStarship) || !t.on("CCG-WEAP-CHAR-01"_rule);
        case kVehicleWeapon: return isType(t, place, kVehicle) || !t.on("CCG-WEAP-CHAR-01"_rule);
        case kArtillery: return isType(t, place, kLocation) || !t.on("CCG-WEAP-ART-01"_rule);
        default: return true;
    }
}

bool mayGoTo(Table& t, const ActionFrame& a, Piece place) {
    Piece card = a.card.piece;
    if (!mayBear(t, card, place)) return false;
    if (a.has(ActionFrame::kReact) && !(locationOf(t, place) == a.holder.piece)) return false;
    if (!canAfford(t, a, deployCost(t, card, place)) || !opponentCanPay(t, a, place)) return false;
    if (!textAllows(t, a, place)) return false;
    return !needsPilot(t, card) || !isSpace(t, place) || hasPilotFor(t, a, place);
}

}  // namespace

bool mayBeOn(Table& t, Piece card, Piece host) {
    ActionFrame a = cardAction(t, kDeployAction, card, t.s.pieces.row(card).controller);
    return mayBear(t, card, host) && textAllows(t, a, host);
}

namespace {

bool isFighterCard(const Table& t, Piece p) {
    return isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kStarship);
}

// CCG-WEAP-DEP-01: on what its text names and on one's own cards. A toy weapon goes on a character.
template <class Fn>
void eachHost(Table& t, const ActionFrame& a, Fn fn) {
    Piece card = a.card.piece;
    bool toy = !namesPlace(t, card) && factOf(t, card, kSideSlot) == 0;
    for (Piece p : t.s.row)
        if (!toy && mayGoTo(t, a, p) && !fn(p)) return;
    for (int side = 0; side < 2; ++side) {
        Seat seat = side == 0 ? a.performer : opponentOf(a.performer);
        bool own = seat == a.performer || isType(t, card, kEffect) || !t.on("CCG-WEAP-DEP-01"_rule);
        for (Piece p : t.s.pieces.in({kTable, seat})) {
            if (isType(t, p, kLocation) || !own) continue;
            bool may = toy ? isType(t, p, kCharacter) && seat == a.performer && canAfford(t, a, deployCost(t, card, p))
                           : mayGoTo(t, a, p);
            if (may && !fn(p)) return;
        }
    }
}

// A character, vehicle or starship: at a location, or aboard something of one's own there (CCG-CHAR-DEP-01/02).
template <class Fn>
void eachPlace(Table& t, const ActionFrame& a, Fn fn) {
    Piece card = a.card.piece;
    uint32_t welcome = 0;
    for (int i = 0; i < t.s.row.size(); ++i) {
        Piece p = t.s.row[i];
        if (!isWelcome(t, a.performer, p)) continue;
        welcome |= 1u << i;
        if (mayExistAt(t, card, p) && mayGoTo(t, a, p) && !fn(p)) return;
    }
    for (Piece p : t.s.pieces.in({kTable, a.performer})) {
        bool craft = isType(t, p, kStarship) || isType(t, p, kVehicle);
        if (!craft || slotAboard(t, p, card) == Slot::none || (!isCraft(t, p) && !isType(t, card, kCharacter))) continue;
        bool there = false;
        for (int i = 0; i < t.s.row.size(); ++i)
            there = there || (((welcome >> i) & 1) != 0 && locationOf(t, p) == t.s.row[i]);
        if (there && mayGoTo(t, a, p) && !fn(p)) return;
    }
}

// CCG-CREAT-DEP-01, CCG-POD-01: a creature within its habitat, a Podracer to its race: neither needs presence or icons.
template <class Fn>
void eachHabitat(Table& t, const ActionFrame& a, const RuleId& rule, Fn fn) {
    for (Piece p : t.s.row)
        if ((t.on(rule) || isWelcome(t, a.performer, p)) && mayGoTo(t, a, p) && !fn(p)) return;
}

template <class Fn>
void eachDeployTarget(Table& t, const ActionFrame& a, Fn fn) {
    Piece card = a.card.piece;
    if (a.chosen >= 1 && aimCount(t, card) >= a.chosen) return eachAim(t, a, a.chosen - 1, fn);
    if (a.chosen == 1) {  // CCG-SHIP-DEP-03: a pilot deploys with it
        if (!needsPilot(t, card) || !isSpace(t, a.targets[0].piece)) return;
        for (Piece p : t.s.pieces.in({kHand, a.performer}))
            if (isPilotFor(t, a, p, a.targets[0].piece) && !fn(p)) return;
        return;
    }
    if (isType(t, card, kLocation) || isType(t, card, kObjective)) return;
    if (a.holder.some() && !a.has(ActionFrame::kReact)) {
        fn(a.holder.piece);
        return;
    }
    if (isFighterCard(t, card)) return eachPlace(t, a, fn);
    if (isType(t, card, kCreature)) return eachHabitat(t, a, "CCG-CREAT-DEP-01"_rule, fn);
    if (isType(t, card, kPodracer)) return eachHabitat(t, a, "CCG-POD-01"_rule, fn);
    if (liesOnTable(t, card)) return;
    eachHost(t, a, fn);
}

// --- requirements

// CCG-EFF-IMM-01: an Immediate Effect deploys whenever its player may act.
bool isImmediate(const Table& t, Piece card) {
    return isType(t, card, kEffect) && factOf(t, card, kSubtype) == kImmediate && t.on("CCG-EFF-IMM-01"_rule);
}
bool isTheirDeployPhase(Table& t, const ActionFrame& a) {
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
    if (isType(t, a.card.piece, kLocation)) return mayDeployLocation(t, a.card.piece, a.performer);
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
bool canPayDeploy(Table& t, const ActionFrame& a) {
    // Where there is a place, one that can be paid was found; without a place it is the cost itself.
    if (!isType(t, a.card.piece, kLocation) && !liesOnTable(t, a.card.piece)) return true;
    return canAfford(t, a, deployCost(t, a.card.piece));
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
    {"", "it is not in your hand", isThere},
    {"CCG-EPIC-01", "it is played, not deployed", isDeployable},
    {"CCG-EFF-START-01", "a Starting Effect deploys only at the start of the game", isNoStartingEffect},
    {"CCG-EFF-UTIN-01", "there is nothing that it may target", hasTarget},
    {"CCG-ADM-01", "you occupy no battleground system", mayCommand},
    {"CCG-ADM-03", "a unique one of that name is on table", isOtherOrder},
    {"CCG-UNIQ-01", "no more of it may be on table or played this turn", isAllowed},
    {"CCG-ACT-COND-01", "its conditions for deploying are not met", textConditions},
    {"CCG-ACT-COST-01", "its cost cannot be paid in full", couldPaySomewhere},
    {"CCG-DEP-02", "there is no place where it may deploy", hasPlace},
    {"CCG-ACT-COST-01", "its cost cannot be paid in full", canPayDeploy},
};

}  // namespace

namespace {

// CCG-PERS-01: another version of the same persona. What has neither a persona nor a version of it is told apart by title.
bool isOtherVersion(const Table& t, const CardDef& def, Piece p) {
    return def.number[kUnique] == kThousand && isSamePersona(def, defOf(t, p)) && defOf(t, p).title != def.title &&
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
            if (defOf(t, p).title == def.title) ++there;
            if (isOtherVersion(t, def, p)) return false;
        }
        // CCG-STATE-INACT-03: what is inactive counts too.
        for (Piece p : t.s.pieces.in({kInactive, seatAt(side)})) {
            if (!t.on("CCG-STATE-INACT-03"_rule)) break;
            if (defOf(t, p).title == def.title) ++there;
            if (isOtherVersion(t, def, p)) return false;
        }
    }
    return there < dots && !isGoneForGood(t, def);
}

void notePlayed(Table& t, Piece card) {
    if (defOf(t, card).number[kUnique] == 0 || isType(t, card, kLocation)) return;
    if (!t.s.uses.note({}, static_cast<uint16_t>(defOf(t, card).title), kPlaysPerTurn)) t.fault(Fault::capacity);
}

bool isHabitat(Table& t, Piece creature, Piece place) {
    return textAllows(t, cardAction(t, kDeployAction, creature, t.s.pieces.row(creature).controller), place);
}

Explanation whyNotDeploy(Table& t, const ActionFrame& a) { return firstFailing(t, kDeployRules, a); }
// The same as yes or no: whether it is the price or the place that is missing does not matter.
bool mayDeploy(Table& t, const ActionFrame& a) {
    // A price that nothing changes is looked at before places are.
    bool plain = t.s.modifiers.empty() && t.s.statTexts[kDeployCost] == 0 && !a.has(ActionFrame::kFree) &&
                 (defOf(t, a.card.piece).timings >> kConstant & 1) == 0 && t.on("CCG-ACT-COST-01"_rule);
    if (plain && printedValue(t, a.card.piece, kDeployCost).whole() > sizeOf(t, kForcePile, a.performer)) return false;
    if (!isTheirDeployPhase(t, a) && t.on("CCG-DEP-05"_rule)) return false;
    constexpr uint32_t kSpecial = 1u << kEpicEvent | 1u << kAdmiralsOrder | 1u << kEffect | 1u << kJediTest;
    if ((kSpecial >> defOf(t, a.card.piece).type & 1) != 0 && !allHoldOf<2, 3, 4, 5, 6>(t, kDeployRules, a)) return false;
    return isThere(t, a) && isAllowed(t, a) && (textConditions(t, a) || !t.on("CCG-ACT-COND-01"_rule)) &&
           (hasPlace(t, a) || !t.on("CCG-DEP-02"_rule)) && canPayDeploy(t, a);
}

bool anyDeployTarget(Table& t, const ActionFrame& a) {
    bool any = false;
    eachDeployTarget(t, a, [&](Piece) { return any = true, false; });
    return any;
}
void deployTargets(Table& t, const ActionFrame& a, Options& out) {
    eachDeployTarget(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}
bool isDeployTarget(Table& t, const ActionFrame& a, Piece place) {
    bool found = false;
    eachDeployTarget(t, a, [&](Piece p) { return found = p == place, !found; });
    return found;
}
int deployTargetCount(Table& t, const ActionFrame& a) {
    if (int aims = aimCount(t, a.card.piece); aims > 0) return 1 + aims;
    bool pair = a.chosen >= 1 && needsPilot(t, a.card.piece) && isSpace(t, a.targets[0].piece);
    return pair || a.chosen >= 2 ? 2 : 1;
}
int fullDeployCost(Table& t, const ActionFrame& a) {
    if (aimCount(t, a.card.piece) > 0) return costWith(t, a.card.piece, a.targets[0].piece, {});
    return costWith(t, a.card.piece, a.targets[0].piece, a.targets[1].piece);
}

// --- changing hands (CCG-WEAP-XFER-01)

namespace {

bool isTransferTime(Table& t, const ActionFrame& a) { return t.s.phase == kDeploy && a.performer == t.s.turn; }
bool mayCarry(Table& t, const ActionFrame& a, Piece p) {
    Piece bearer = t.s.pieces.data(a.card.piece).at;
    return !(p == bearer) && !isType(t, p, kLocation) && locationOf(t, p) == locationOf(t, bearer) && isPresent(t, p) &&
           isPresent(t, bearer) && isFighterCard(t, p) && textAllows(t, a, p) &&
           canAfford(t, a, deployCost(t, a.card.piece, p));
}
bool hasReceiver(Table& t, const ActionFrame& a) {
    if (!namesPlace(t, a.card.piece) || !isFighterCard(t, t.s.pieces.data(a.card.piece).at)) return false;
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (mayCarry(t, a, p)) return true;
    return false;
}
constexpr Rule kTransferRules[] = {
    {"CCG-WEAP-XFER-01", "weapons and devices change hands in their owner's deploy phase", isTransferTime},
    {"CCG-WEAP-XFER-01", "nobody there may take it", hasReceiver},
};

}  // namespace

Explanation whyNotTransfer(Table& t, const ActionFrame& a) { return firstFailing(t, kTransferRules, a); }
void transferTargets(Table& t, const ActionFrame& a, Options& out) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (mayCarry(t, a, p)) out.add(optionPiece(p));
}

}  // namespace cantina::ccg
