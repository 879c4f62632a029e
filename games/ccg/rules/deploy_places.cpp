// Where a card may be deployed. Each kind of card has a table of what must hold of a place, and "why not there?" reads the
// same lines. Holds CCG-CHAR-DEP-*, CCG-SHIP-DEP-*, CCG-VEH-DEP-*, CCG-DEP-02, CCG-DEP-LOC-01, CCG-WEAP-DEP-01,
// CCG-WEAP-CHAR-01, CCG-WEAP-ART-01, CCG-NEVER-LOC-*, CCG-CREAT-DEP-01, CCG-POD-01, CCG-WEAP-XFER-01.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"
#include "language/continuous.h"

namespace cantina::ccg {

using namespace language;

namespace {

using PlaceRule = Requirement<Table, const ActionFrame&, Piece>;

// --- where a card's own text lets it deploy

bool namesPlace(Table& t, Piece card) {
    bool any = false;
    forEachOnly(t, card, kDeploys, [&](const Continuous&, const Side&) { any = true; });
    return any;
}
// In the text `subject` is what a response answers (CCG-EFF-IMM-01).
AbilityFrame deployFrame(Table& t, const ActionFrame& a, const Continuous& row) {
    return abilityFrame(t, row.ability, a.card, a.performer, a.answers);
}
bool textAllows(Table& t, const ActionFrame& a, Piece place) {
    bool all = true;
    forEachOnly(t, a.card.piece, kDeploys, [&](const Continuous& row, const Side& side) {
        all = all && meansPiece(t, deployFrame(t, a, row), row, side, place);
    });
    return all;
}
// What the place is not, in the words of the card's text.
std::string whyNotByText(Table& t, const ActionFrame& a, Piece place) {
    std::string out;
    forEachOnly(t, a.card.piece, kDeploys, [&](const Continuous& row, const Side& side) {
        const AbilityFrame f = deployFrame(t, a, row);
        if (!out.empty() || meansPiece(t, f, row, side, place)) return;
        out = side.whom == Side::Whom::every ? whyNotPiece(t, f, side.selector, place).says : "it names another card";
    });
    return out;
}

}  // namespace

// CCG-ACT-CVC-01: what deploys for free still needs its conditions.
bool textConditions(Table& t, const ActionFrame& a) {
    bool all = true;
    if (a.has(ActionFrame::kFree) && !t.on("CCG-ACT-CVC-01"_rule)) return true;
    forEachAbility(t, a.card.piece, kDeploys, [&](Piece, int ability) {
        all = all && conditionHolds(t, abilityFrame(t, ability, a.card, a.performer, {}));
    });
    return all;
}
bool textLetsItBe(Table& t, Piece card, Seat seat, Piece host, Piece location) {
    ActionFrame a = cardAction(t, kDeployAction, card, seat);
    return textConditions(t, a) && (textAllows(t, a, host) || textAllows(t, a, location));
}
bool isHabitat(Table& t, Piece creature, Piece place) {
    return textAllows(t, cardAction(t, kDeployAction, creature, t.s.pieces.row(creature).controller), place);
}

bool liesOnTable(Table& t, Piece card) {
    constexpr uint32_t kBeside = 1u << kEffect | 1u << kAdmiralsOrder | 1u << kEpicEvent | 1u << kJediTest;
    return (kBeside >> defOf(t, card).type & 1) != 0 && !namesPlace(t, card);
}

namespace {

// --- where the rules let it exist (CCG-NEVER-LOC-01/03/06/07)

bool isOpen(const Table& t, Piece place) { return kindOfPlace(t, place) == kOpenPlace; }
bool isCharactersPlace(Table& t, Piece card, Piece place) {
    return !isType(t, card, kCharacter) || kindOfPlace(t, place) == kSite || isOpen(t, place);
}
// CCG-NEVER-LOC-04: some of them among clouds.
bool isVehiclesPlace(Table& t, Piece card, Piece place) {
    if (!isType(t, card, kVehicle) || isOpen(t, place)) return true;
    return (kindOfPlace(t, place) == kSite && hasIcon(t, place, kExteriorIcon)) ||
           (isCloudSector(t, place) && isSkyVehicle(t, card) && t.on("CCG-NEVER-LOC-04"_rule));
}
bool isCapitalsPlace(Table& t, Piece card, Piece place) {
    if (!isType(t, card, kStarship) || factOf(t, card, kClassSlot) != kCapital) return true;
    return !isCloudSector(t, place) && kindOfPlace(t, place) != kSite;
}
bool isStarshipsPlace(Table& t, Piece card, Piece place) {
    return !isType(t, card, kStarship) || kindOfPlace(t, place) != kSite || hasIcon(t, place, kDockingBay);
}
constexpr Requirement<Table, Piece, Piece> kExistRules[] = {
    {"CCG-NEVER-LOC-01", "characters are at sites only, or aboard a vehicle or starship", isCharactersPlace},
    {"CCG-NEVER-LOC-03", "vehicles are at exterior sites only, or aboard a starship", isVehiclesPlace},
    {"CCG-NEVER-LOC-06", "capital starships are at systems and asteroid sectors only", isCapitalsPlace},
    {"CCG-SHIP-DEP-05", "of sites, starships deploy to docking bays only", isStarshipsPlace},
};

}  // namespace

bool mayExistAt(Table& t, Piece card, Piece location) { return allHold<kExistRules>(t, card, location); }
Explanation whyNotExist(Table& t, Piece card, Piece location) { return firstFailing(t, kExistRules, card, location); }

namespace {

// --- what it costs, who pilots it

bool needsPilot(Table& t, Piece card) {
    return isCraft(t, card) && factOf(t, card, kClassSlot) != kCreatureVehicle && factOf(t, card, kPilotAbility) == 0 &&
           t.on(isType(t, card, kStarship) ? "CCG-SHIP-DEP-03"_rule : "CCG-VEH-DEP-02"_rule);
}
bool isSpace(const Table& t, Piece place) { return isType(t, place, kLocation) && !isSiteLike(t, place); }

// What the text that deploys it takes off is taken off its own price only.
int costThere(Table& t, const ActionFrame& a, Piece place) {
    return std::max(0, deployCost(t, a.card.piece, place) - a.discount);
}
int costWith(Table& t, const ActionFrame& a, Piece place, Piece pilot) {
    return costThere(t, a, place) + (pilot.some() ? deployCost(t, pilot, place) : 0);
}

}  // namespace

bool canAffordDeploy(Table& t, const ActionFrame& a, int cost) {
    return a.has(ActionFrame::kFree) || !t.on("CCG-ACT-COST-01"_rule) || sizeOf(t, kForcePile, a.performer) >= cost;
}

namespace {

// CCG-SHIP-DEP-03: the second choice. The place is in the action, or asked for with `place`.
bool isInHand(Table& t, const ActionFrame& a, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, a.performer}; }
bool isPilotCard(Table& t, const ActionFrame& a, Piece p) {
    return !(p == a.card.piece) && isType(t, p, kCharacter) && hasIcon(t, p, kPilotIcon);
}
bool isPilotAllowed(Table& t, const ActionFrame&, Piece p) { return isOneAllowed(t, p); }
bool isPilotPaid(Table& t, const ActionFrame& a, Piece p) {
    return canAffordDeploy(t, a, costWith(t, a, a.targets[0].piece, p));
}
constexpr PlaceRule kPilotRules[] = {
    {partOf("CCG-DEP-LOC-01"), "it is no card in your hand", isInHand},
    {partOf("CCG-DEP-LOC-01"), "it is no pilot who could deploy with it", isPilotCard},
    {"CCG-UNIQ-01", "no more of it may be on table or played this turn", isPilotAllowed},
    {"CCG-ACT-COST-01", "you cannot pay for both", isPilotPaid},
};
bool hasPilotFor(Table& t, const ActionFrame& a, Piece place) {
    ActionFrame with = a;
    with.targets[0] = t.s.pieces.ref(place);
    for (Piece p : t.s.pieces.in({kHand, a.performer}))
        if (allHoldOf<1, 2, 3>(t, kPilotRules, with, p)) return true;
    return false;
}

// --- what is asked of every place

// CCG-WEAP-NOTGT-01: deploying a weapon on it is no targeting by a weapon.
bool isNoAim(Table& t, const ActionFrame& a, Piece p) {
    return !isType(t, a.card.piece, kWeapon) || t.on("CCG-WEAP-NOTGT-01"_rule) || !isSafeFromWeapons(t, p, a.card.piece);
}
// A character weapon on a character, a starship or vehicle weapon on such a craft.
bool isBearersKind(Table& t, const ActionFrame& a, Piece p) {
    if (!isType(t, a.card.piece, kWeapon)) return true;
    switch (factOf(t, a.card.piece, kSubtype)) {
        case kCharacterWeapon: return isType(t, p, kCharacter);
        case kStarshipWeapon: return isType(t, p, kStarship);
        case kVehicleWeapon: return isType(t, p, kVehicle);
        default: return true;
    }
}
bool isArtillerysPlace(Table& t, const ActionFrame& a, Piece p) {
    return !isType(t, a.card.piece, kWeapon) || factOf(t, a.card.piece, kSubtype) != kArtillery || isType(t, p, kLocation);
}
constexpr PlaceRule kBearRules[] = {
    {partOf("CCG-DEP-LOC-01"), "a weapon cannot target it", isNoAim},
    {"CCG-WEAP-CHAR-01", "such a weapon deploys on another kind of card", isBearersKind},
    {"CCG-WEAP-ART-01", "artillery deploys at a site", isArtillerysPlace},
};

bool isWhereItReacts(Table& t, const ActionFrame& a, Piece p) {
    return !a.has(ActionFrame::kReact) || locationOf(t, p) == a.holder.piece;
}
bool isPaidThere(Table& t, const ActionFrame& a, Piece p) { return canAffordDeploy(t, a, costThere(t, a, p)); }
bool opponentCanPay(Table& t, const ActionFrame& a, Piece p) {
    return sizeOf(t, kForcePile, opponentOf(a.performer)) >= opponentDeployCost(t, a.card.piece, p);
}
bool hasPilotThere(Table& t, const ActionFrame& a, Piece p, CardType type) {
    return !isType(t, a.card.piece, type) || !needsPilot(t, a.card.piece) || !isSpace(t, p) || hasPilotFor(t, a, p);
}
bool hasShipsPilot(Table& t, const ActionFrame& a, Piece p) { return hasPilotThere(t, a, p, kStarship); }
bool hasVehiclesPilot(Table& t, const ActionFrame& a, Piece p) { return hasPilotThere(t, a, p, kVehicle); }
// Where the energy shield is, Dark deploys no character, vehicle or starship.
bool isUnshielded(Table& t, const ActionFrame& a, Piece p) {
    return a.performer.index() != 0 || !isFighterCard(t, a.card.piece) || !isShielded(t, locationOf(t, p));
}
bool isNotBarredThere(Table& t, const ActionFrame& a, Piece p) { return !isDeployBarred(t, a.card.piece, p); }
bool isNotImmuneToIt(Table& t, const ActionFrame& a, Piece p) { return !isImmuneTo(t, p, a.card); }
// CCG-SP-SPY-10: to a site, and not aboard anything.
bool isUndercoverPlace(Table& t, const ActionFrame& a, Piece p) {
    if (!defOf(t, a.card.piece).has(kDeploysUndercover)) return true;
    return isType(t, p, kLocation) && isSiteLike(t, p);
}
constexpr RuleId kByText = "CCG-DEP-LOC-01";
constexpr PlaceRule kPlaceRules[] = {
    {"CCG-SP-SPY-10", "it deploys as an undercover spy, to sites only", isUndercoverPlace},
    {partOf("CCG-DEP-LOC-01"), "some text keeps it from deploying there", isNotBarredThere},
    {partOf("CCG-ACT-IMM-01"), "it is immune to that card", isNotImmuneToIt},
    {"CCG-DEP-LOC-04", "an energy shield keeps it out", isUnshielded},
    {"CCG-SP-REACT-01", "it is not where the battle or Force drain is", isWhereItReacts},
    {"CCG-ACT-COST-01", "you have not enough Force for it there", isPaidThere},
    {"CCG-ACT-COST-01", "your opponent cannot pay what it costs there", opponentCanPay},
    {partOf("CCG-DEP-LOC-01"), "the text that deploys it sends it elsewhere", isSentTo},
    {kByText, "its text does not let it deploy there", textAllows},
    {"CCG-SHIP-DEP-03", "nobody would pilot it, and no pilot in your hand can deploy with it", hasShipsPilot},
    {"CCG-VEH-DEP-02", "nobody would pilot it, and no pilot in your hand can deploy with it", hasVehiclesPilot},
};
bool mayGoTo(Table& t, const ActionFrame& a, Piece place) {
    return allHold<kBearRules, Table, const ActionFrame&>(t, a, place) &&
           allHold<kPlaceRules, Table, const ActionFrame&>(t, a, place);
}
Refusal whyNotGoTo(Table& t, const ActionFrame& a, Piece place) {
    Explanation e = firstFailing(t, kBearRules, a, place);
    if (e.legal()) e = firstFailing(t, kPlaceRules, a, place);
    if (e.legal() || !(e.rule == kByText)) return e;
    std::string says = whyNotByText(t, a, place);
    return says.empty() ? Refusal(e) : Refusal(kByText, "by its text: " + says);
}

}  // namespace

bool mayBeOn(Table& t, Piece card, Piece host) {
    ActionFrame a = cardAction(t, kDeployAction, card, t.s.pieces.row(card).controller);
    return allHold<kBearRules, Table, const ActionFrame&>(t, a, host) && textAllows(t, a, host);
}

namespace {

// --- weapons, devices, Effects: on what their text names (CCG-WEAP-DEP-01)

bool isInRow(const Table& t, Piece p) {
    for (Piece place : t.s.row)
        if (place == p) return true;
    return false;
}
bool isHost(Table& t, const ActionFrame&, Piece p) {
    return isType(t, p, kLocation) ? isInRow(t, p) : isOnTable(t, p) || isUndercover(t, p);
}
bool isOwnHost(Table& t, const ActionFrame& a, Piece p) {
    return isType(t, p, kLocation) || t.s.pieces.zoneOf(p).seat == a.performer || isType(t, a.card.piece, kEffect);
}
constexpr PlaceRule kHostRules[] = {
    {partOf("CCG-DEP-LOC-01"), "it is not on table", isHost},
    {"CCG-WEAP-DEP-01", "it is your opponent's", isOwnHost},
};
// A toy weapon, without a text that names a place, goes on a character of one's own.
bool isToy(Table& t, Piece card) { return !namesPlace(t, card) && factOf(t, card, kSideSlot) == 0; }
bool isOwnCharacter(Table& t, const ActionFrame& a, Piece p) {
    return t.s.pieces.zoneOf(p) == Zone{kTable, a.performer} && isType(t, p, kCharacter);
}
constexpr PlaceRule kToyHostRules[] = {
    {partOf("CCG-DEP-LOC-01"), "it is no character of yours on table", isOwnCharacter},
    {"CCG-ACT-COST-01", "you have not enough Force for it there", isPaidThere},
};
// CCG-SP-SPY-04: on one's own undercover spy, as though it were active.
bool mayGoOnSpy(Table& t, const ActionFrame& a, Piece p) {
    if (!isUndercover(t, p) || !t.on("CCG-SP-SPY-04"_rule)) return false;
    const AsIfActive active(t, p);
    return mayGoTo(t, a, p);
}
template <class Fn>
void eachHost(Table& t, const ActionFrame& a, Fn fn) {
    Piece card = a.card.piece;
    if (isToy(t, card)) {
        for (Piece p : t.s.pieces.in({kTable, a.performer}))
            if (allHold(t, kToyHostRules, a, p) && !fn(p)) return;
        return;
    }
    for (Piece p : t.s.row)
        if (mayGoTo(t, a, p) && !fn(p)) return;
    for (int side = 0; side < 2; ++side)
        for (Piece p : t.s.pieces.in({kTable, side == 0 ? a.performer : opponentOf(a.performer)}))
            if (!isType(t, p, kLocation) && allHoldOf<1>(t, kHostRules, a, p) && mayGoTo(t, a, p) && !fn(p)) return;
    if (t.s.tallies.undercover == 0) return;
    for (Piece p : t.s.pieces.in({kInactive, a.performer}))
        if (mayGoOnSpy(t, a, p) && !fn(p)) return;
}
Refusal whyNotHost(Table& t, const ActionFrame& a, Piece p) {
    if (isToy(t, a.card.piece)) return firstFailing(t, kToyHostRules, a, p);
    Explanation e = firstFailing(t, kHostRules, a, p);
    const AsIfActive active(t, p);
    return e.legal() ? whyNotGoTo(t, a, p) : Refusal(e);
}

// --- characters, vehicles, starships: at a location, or aboard something of one's own there (CCG-CHAR-DEP-01/02)

bool isLocation(Table& t, const ActionFrame&, Piece p) { return isInRow(t, p); }
// CCG-DEP-LOC-02, CCG-CHAR-DEP-03: a spy needs neither presence nor icons.
bool isSpy(const Table& t, Piece card) {
    bool spy = isType(t, card, kCharacter) && isA(t, card, kSpyTrait);
    return spy && t.on("CCG-DEP-LOC-02"_rule) && t.on("CCG-CHAR-DEP-03"_rule);
}
// CCG-DEP-02: presence or a Force icon of one's own.
bool isWelcome(Table& t, const ActionFrame& a, Piece p) {
    // CCG-SP-SPY-09: or an undercover spy.
    const bool watched = hasUndercoverSpy(t, a.performer, p) && t.on("CCG-SP-SPY-09"_rule);
    return watched || isSpy(t, a.card.piece) || icons(t, a.performer, p) > 0 || hasPresence(t, a.performer, p);
}
bool mayItExist(Table& t, const ActionFrame& a, Piece p) { return mayExistAt(t, a.card.piece, p); }
constexpr PlaceRule kLocationRules[] = {
    {partOf("CCG-DEP-LOC-01"), "it is no location on table", isLocation},
    {"CCG-DEP-02", "you have neither presence nor a Force icon there", isWelcome},
    {partOf("CCG-DEP-LOC-01"), "it may not be there", mayItExist},  // said by kExistRules
};

bool isOwnCraft(Table& t, const ActionFrame& a, Piece p) {
    return t.s.pieces.zoneOf(p) == Zone{kTable, a.performer} && (isType(t, p, kStarship) || isType(t, p, kVehicle));
}
bool takesSuch(Table& t, const ActionFrame& a, Piece p) {
    return isPassenger(t, p, a.card.piece) && (isCraft(t, p) || isType(t, a.card.piece, kCharacter));
}
bool hasRoomFor(Table& t, const ActionFrame& a, Piece p) { return slotAboard(t, p, a.card.piece) != Slot::none; }
bool isAtWelcome(Table& t, const ActionFrame& a, Piece p) {
    Piece place = locationOf(t, p);
    return place.some() && isInRow(t, place) && isWelcome(t, a, place);
}
constexpr PlaceRule kAboardRules[] = {
    {partOf("CCG-DEP-LOC-01"), "it is no location, and no vehicle or starship of yours on table", isOwnCraft},
    {partOf("CCG-DEP-LOC-01"), "it takes no such card aboard", takesSuch},
    {"CCG-SHIP-CAP-03", "there is no room aboard for it", hasRoomFor},
    {"CCG-DEP-02", "you have neither presence nor a Force icon where it is", isAtWelcome},
};
template <class Fn>
void eachPlace(Table& t, const ActionFrame& a, Fn fn) {
    PlaceSet welcome;  // asked once for each location, not again for what is there
    for (int i = 0; i < t.s.row.size(); ++i) {
        Piece p = t.s.row[i];
        if (!allHoldOf<1>(t, kLocationRules, a, p)) continue;
        welcome.add(i);
        if (mayExistAt(t, a.card.piece, p) && mayGoTo(t, a, p) && !fn(p)) return;
    }
    for (Piece p : t.s.pieces.in({kTable, a.performer})) {
        if (!isType(t, p, kStarship) && !isType(t, p, kVehicle)) continue;
        int i = rowIndex(t, locationOf(t, p));
        if (i < 0 || !welcome.has(i) || !allHoldOf<1, 2>(t, kAboardRules, a, p)) continue;
        if (mayGoTo(t, a, p) && !fn(p)) return;
    }
}
Refusal whyNotPlace(Table& t, const ActionFrame& a, Piece p) {
    Explanation e;
    if (isType(t, p, kLocation)) {
        e = firstFailing(t, kLocationRules, a, p);
        if (e.says == kLocationRules[2].says) e = whyNotExist(t, a.card.piece, p);
    } else {
        e = firstFailing(t, kAboardRules, a, p);
    }
    return e.legal() ? whyNotGoTo(t, a, p) : Refusal(e);
}

// CCG-CREAT-DEP-01, CCG-POD-01: a creature within its habitat, a Podracer to its race: neither needs presence or icons.
bool needsNoWelcome(Table& t, const ActionFrame& a, Piece p) {
    RuleId rule = isType(t, a.card.piece, kCreature) ? "CCG-CREAT-DEP-01"_rule : "CCG-POD-01"_rule;
    return t.on(rule) || !t.on("CCG-DEP-02"_rule) || isWelcome(t, a, p);
}
constexpr PlaceRule kHabitatRules[] = {
    {partOf("CCG-DEP-LOC-01"), "it is no location on table", isLocation},
    {"CCG-DEP-02", "you have neither presence nor a Force icon there", needsNoWelcome},
};
template <class Fn>
void eachHabitat(Table& t, const ActionFrame& a, Fn fn) {
    for (Piece p : t.s.row)
        if (allHoldOf<1>(t, kHabitatRules, a, p) && mayGoTo(t, a, p) && !fn(p)) return;
}
Refusal whyNotHabitat(Table& t, const ActionFrame& a, Piece p) {
    Explanation e = firstFailing(t, kHabitatRules, a, p);
    return e.legal() ? whyNotGoTo(t, a, p) : Refusal(e);
}

// --- generic sites: the planet that it will be part of, by one location of each (CCG-LOC-GEN-01)

bool isOfPlanet(Table& t, const ActionFrame&, Piece p) { return isInRow(t, p) && isPlanet(t, p); }
bool standsForPlanet(Table& t, const ActionFrame&, Piece p) {
    for (Piece q : t.s.row) {
        if (q == p) return true;
        if (isPlanet(t, q) && areRelated(t, q, p)) return false;
    }
    return true;
}
constexpr PlaceRule kHomeRules[] = {
    {partOf("CCG-LOC-GEN-01"), "it is no planet on table", isOfPlanet},
    {partOf("CCG-LOC-GEN-01"), "another location of its planet stands for it", standsForPlanet},
    {partOf("CCG-DEP-LOC-01"), "the text that deploys it sends it elsewhere", isSentTo},
    {kByText, "its text does not let it deploy there", textAllows},
};

// --- which of these a card asks

enum class Asks : uint8_t { nothing, aim, pilot, given, home, place, habitat, host };
Asks asksFor(Table& t, const ActionFrame& a) {
    Piece card = a.card.piece;
    if (a.chosen >= 1 && aimCount(t, card) >= a.chosen) return Asks::aim;
    if (a.chosen == 1) return needsPilot(t, card) && isSpace(t, a.targets[0].piece) ? Asks::pilot : Asks::nothing;
    if (isType(t, card, kLocation))
        return defOf(t, card).has(kGeneric) && t.on("CCG-LOC-GEN-01"_rule) ? Asks::home : Asks::nothing;
    if (isType(t, card, kObjective)) return Asks::nothing;
    if (a.holder.some() && !a.has(ActionFrame::kReact)) return Asks::given;
    if (isFighterCard(t, card)) return Asks::place;
    if (isType(t, card, kCreature) || isType(t, card, kPodracer)) return Asks::habitat;
    return liesOnTable(t, card) ? Asks::nothing : Asks::host;
}
template <class Fn>
void eachDeployTarget(Table& t, const ActionFrame& a, Fn fn) {
    switch (asksFor(t, a)) {
        case Asks::nothing: return;
        case Asks::aim: return eachAim(t, a, a.chosen - 1, fn);
        case Asks::pilot:
            for (Piece p : t.s.pieces.in({kHand, a.performer}))
                if (allHoldOf<1, 2, 3>(t, kPilotRules, a, p) && !fn(p)) return;
            return;
        case Asks::given: fn(a.holder.piece); return;
        case Asks::home:
            for (Piece p : t.s.row)
                if (allHold(t, kHomeRules, a, p) && !fn(p)) return;
            return;
        case Asks::place: return eachPlace(t, a, fn);
        case Asks::habitat: return eachHabitat(t, a, fn);
        case Asks::host: return eachHost(t, a, fn);
    }
}

}  // namespace

Refusal whyNotDeployTarget(Table& t, const ActionFrame& a, Piece p) {
    switch (asksFor(t, a)) {
        case Asks::aim: return whyNotAim(t, a, a.chosen - 1, p);
        case Asks::pilot: return firstFailing(t, kPilotRules, a, p);
        case Asks::given: return p == a.holder.piece ? Refusal{} : Refusal{{}, "a card says where it deploys"};
        case Asks::home: return firstFailing(t, kHomeRules, a, p);
        case Asks::place: return whyNotPlace(t, a, p);
        case Asks::habitat: return whyNotHabitat(t, a, p);
        case Asks::host: return whyNotHost(t, a, p);
        case Asks::nothing: break;
    }
    return {{}, "it deploys on no other card"};
}

bool anyDeployTarget(Table& t, const ActionFrame& a) {
    bool any = false;
    eachDeployTarget(t, a, [&](Piece) { return any = true, false; });
    return any;
}
void deployTargets(Table& t, const ActionFrame& a, Options& out) {
    eachDeployTarget(t, a, [&](Piece p) { return out.add(optionPiece(p)), true; });
}
int deployTargetCount(Table& t, const ActionFrame& a) {
    if (int aims = aimCount(t, a.card.piece); aims > 0) return 1 + aims;
    bool pair = a.chosen >= 1 && needsPilot(t, a.card.piece) && isSpace(t, a.targets[0].piece);
    return pair || a.chosen >= 2 ? 2 : 1;
}
int fullDeployCost(Table& t, const ActionFrame& a) {
    if (aimCount(t, a.card.piece) > 0) return costWith(t, a, a.targets[0].piece, {});
    return costWith(t, a, a.targets[0].piece, a.targets[1].piece);
}

// --- changing hands (CCG-WEAP-XFER-01)

namespace {

Piece bearerOf(const Table& t, const ActionFrame& a) { return t.s.pieces.data(a.card.piece).at; }
bool isOwnFighter(Table& t, const ActionFrame& a, Piece p) {
    return t.s.pieces.zoneOf(p) == Zone{kTable, a.performer} && isFighterCard(t, p);
}
bool isOtherBearer(Table& t, const ActionFrame& a, Piece p) { return !(p == bearerOf(t, a)); }
bool isWithBearer(Table& t, const ActionFrame& a, Piece p) {
    Piece bearer = bearerOf(t, a);
    return locationOf(t, p) == locationOf(t, bearer) && isPresent(t, p) && isPresent(t, bearer);
}
constexpr PlaceRule kReceiverRules[] = {
    {partOf("CCG-DEP-LOC-01"), "it is no character, vehicle or starship of yours on table", isOwnFighter},
    {partOf("CCG-DEP-LOC-01"), "it has the card already", isOtherBearer},
    {"CCG-WEAP-XFER-01", "it is not present with the bearer", isWithBearer},
    {kByText, "its text does not let it be on that card", textAllows},
    {"CCG-ACT-COST-01", "you have not enough Force for it there", isPaidThere},
};

}  // namespace

bool hasReceiver(Table& t, const ActionFrame& a) {
    if (!namesPlace(t, a.card.piece) || !isFighterCard(t, bearerOf(t, a))) return false;
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (allHold(t, kReceiverRules, a, p)) return true;
    return false;
}
void transferTargets(Table& t, const ActionFrame& a, Options& out) {
    for (Piece p : t.s.pieces.in({kTable, a.performer}))
        if (allHold(t, kReceiverRules, a, p)) out.add(optionPiece(p));
}
Refusal whyNotReceiver(Table& t, const ActionFrame& a, Piece p) {
    Explanation e = firstFailing(t, kReceiverRules, a, p);
    if (e.legal() || !(e.rule == kByText)) return e;
    std::string says = whyNotByText(t, a, p);
    return says.empty() ? Refusal(e) : Refusal(kByText, "by its text: " + says);
}

}  // namespace cantina::ccg
