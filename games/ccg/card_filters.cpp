// What real cards look for and ask about: nouns, filters, numbers, conditions and symbols beside those of vocabulary.cpp.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kOffTable =
    bit(kHand) | bit(kPlaying) | bit(kReserveDeck) | bit(kLostPile) | bit(kUsedPile) | bit(kForcePile);

template <CardType type>
bool is(Table& t, Piece p) {
    return isType(t, p, type);
}
template <PlaceKind kind>
bool isPlace(Table& t, Piece p) {
    return isType(t, p, kLocation) && (kindOfPlace(t, p) == kind || kindOfPlace(t, p) == kOpenPlace);
}
bool isCombatant(Table& t, Piece p) { return isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kStarship); }

bool isShot(Table& t, Piece p) { return isType(t, p, kCharacter) || isType(t, p, kVehicle) || isType(t, p, kCreature); }
bool isCaptive(Table& t, Piece p) { return (t.s.pieces.data(p).marks & PieceData::kCaptive) != 0; }
bool isAfloat(Table& t, Piece p) { return isType(t, p, kCharacter) || isType(t, p, kStarship); }

constexpr Noun<Table> kNouns[] = {
    {{"vehicle_card", "vehicle", "vehicles", bit(kTable), ""}, is<kVehicle>},
    {{"device_card", "device", "devices", bit(kTable), ""}, is<kDevice>},
    {{"site", "site", "sites", bit(kTable), ""}, isPlace<kSite>},
    {{"system", "system", "systems", bit(kTable), ""}, isPlace<kSystem>},
    {{"combatant", "card in play", "characters, vehicles and starships", bit(kTable), "A character, vehicle or starship."},
     isCombatant},
    {{"character_or_starship", "character or starship", "characters and starships", bit(kTable), ""}, isAfloat},
    {{"deploying", "card that deploys", "cards that deploy", kOffTable, "Wherever it comes from."}, nullptr},
    {{"lost_card", "card in a Lost Pile", "cards in a Lost Pile", bit(kLostPile), ""}, nullptr},
    {{"creature_card", "creature", "creatures", bit(kTable), ""}, is<kCreature>},
    {{"shot", "character, vehicle or creature", "characters, vehicles and creatures", bit(kTable), "What weapons aim at."},
     isShot},
    {{"captive", "captive", "captives", bit(kInactive), ""}, isCaptive},
    {{"reserve_card", "card in Reserve Deck", "cards in Reserve Deck", bit(kReserveDeck), ""}, nullptr},
};

// --- filters

Piece placeOf(Table& t, PieceRef r) {
    if (!r.some()) return {};
    return isInEffect(t, r.piece) ? locationOf(t, r.piece) : Piece{};
}
Piece sourcePlace(Table& t, const AbilityFrame& f) { return placeOf(t, f.source); }
Piece battlePlace(Table& t, const AbilityFrame& f) {
    return t.s.battle.location.some() ? t.s.battle.location : placeOf(t, f.event.subject);
}
bool isIn(Table& t, Piece p, Piece place) { return place.some() && isOnTable(t, p) && locationOf(t, p) == place; }

bool isTitled(Table& t, const AbilityFrame&, Piece p, int32_t a) { return defOf(t, p).titleHash == a; }
bool isPersona(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    return factOf(t, p, kPersonaSlot) == a || defOf(t, p).titleHash == a;
}
bool isKind(Table& t, const AbilityFrame&, Piece p, int32_t a) { return factOf(t, p, kSubtype) == a; }
bool isSpecies(Table& t, const AbilityFrame&, Piece p, int32_t a) { return factOf(t, p, kSpeciesSlot) == a; }
bool hasTrait(Table& t, const AbilityFrame&, Piece p, int32_t a) { return ((factOf(t, p, kTraitsSlot) >> a) & 1) != 0; }
bool isModel(Table& t, const AbilityFrame&, Piece p, int32_t a) { return ((factOf(t, p, kModelSlot) >> a) & 1) != 0; }
bool isOfClass(Table& t, const AbilityFrame&, Piece p, int32_t a) { return factOf(t, p, kClassSlot) == a; }
bool isOfType(Table& t, const AbilityFrame&, Piece p, int32_t a) { return defOf(t, p).type == a; }
bool showsIcon(Table& t, const AbilityFrame&, Piece p, int32_t a) { return hasIcon(t, p, static_cast<IconId>(a)); }
bool isArmedFor(Table& t, const AbilityFrame&, Piece p, int32_t) { return isWarrior(t, p); }
bool isTrainable(Table& t, const AbilityFrame&, Piece p, int32_t) {
    constexpr int kDroid = 1;
    return isWarrior(t, p) || factOf(t, p, kSubtype) != kDroid;
}
bool isUniqueCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return factOf(t, p, kUnique) == kThousand; }
bool isAbler(Table& t, const AbilityFrame&, Piece p, int32_t a) { return ability(t, p).thousandths > a; }
bool isLessAble(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    return isType(t, p, kCharacter) && ability(t, p).thousandths < a;
}
bool isPresentHere(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isIn(t, p, sourcePlace(t, f)) && isPresent(t, p);
}
bool isPresentWith(Table& t, const AbilityFrame&, Piece p, int32_t) { return isPresent(t, p); }
bool isAtBattle(Table& t, const AbilityFrame& f, Piece p, int32_t) { return isIn(t, p, battlePlace(t, f)); }
bool isAtEvent(Table& t, const AbilityFrame& f, Piece p, int32_t) { return isIn(t, p, placeOf(t, f.event.subject)); }
bool isNear(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece here = sourcePlace(t, f);
    return here.some() && isOnTable(t, p) && (locationOf(t, p) == here || areAdjacent(t, locationOf(t, p), here));
}
bool isNearBattle(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece place = battlePlace(t, f);
    return place.some() && isOnTable(t, p) && (locationOf(t, p) == place || areAdjacent(t, locationOf(t, p), place));
}
bool isBesideBattle(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece place = battlePlace(t, f);
    return place.some() && isOnTable(t, p) && areAdjacent(t, locationOf(t, p), place);
}
bool isOfSystem(const Table& t, Piece place, int32_t system) {
    return place.some() && factOf(t, place, kSystemSlot) == system;
}
// CCG-PREP-02: "on" a system is at a place that is related to it, not at the system itself.
bool isPlaceOnPlanet(Table& t, Piece place, int32_t system) {
    return isOfSystem(t, place, system) && (kindOfPlace(t, place) != kSystem || !t.on("CCG-PREP-02"_rule));
}
bool isOnPlanet(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    return isType(t, p, kLocation) ? isOfSystem(t, p, a) : isPlaceOnPlanet(t, locationOf(t, p), a);
}
bool isAtSystem(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    Piece place = locationOf(t, p);
    return isOfSystem(t, place, a) && kindOfPlace(t, place) == kSystem;
}
bool isToHere(Table& t, const AbilityFrame& f, Piece, int32_t) {
    Piece place = placeOf(t, f.event.object);
    return place.some() && place == sourcePlace(t, f);
}
bool isToThis(Table&, const AbilityFrame& f, Piece, int32_t) { return f.source.some() && f.event.object == f.source; }
bool isAtDestination(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece place = placeOf(t, f.event.object);
    return place.some() && isSiteLike(t, place) && isIn(t, p, place);
}
bool isWithTrait(Table& t, const AbilityFrame& f, Piece place, int32_t a) {
    for (Piece p : t.s.pieces.in({kTable, f.controller}))
        if (isIn(t, p, place) && hasTrait(t, f, p, a)) return true;
    return false;
}
bool isMovableNow(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return (t.s.pieces.data(p).flags & (PieceData::kMovedRegularly | PieceData::kBarred)) == 0 &&
           !defOf(t, p).has(kCannotMove);
}
bool isNightly(Table& t, const AbilityFrame&, Piece p, int32_t) { return defOf(t, p).has(kNight); }
// It is night where a location or a card at it says so; a card at no location says it of all.
bool isAtNight(Table& t, const AbilityFrame&, Piece p, int32_t) {
    Piece place = locationOf(t, p);
    if (!place.some()) return false;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece night : t.s.pieces.in({kTable, seatAt(seat)})) {
            if (!defOf(t, night).has(kNight)) continue;
            Piece at = locationOf(t, night);
            if (!at.some() || at == place) return true;
        }
    return false;
}
bool isHosts(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.source.some() && isInEffect(t, f.source.piece) && t.s.pieces.data(f.source.piece).at == p;
}
bool isPilotHere(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return t.s.pieces.data(p).at == f.source.piece && (t.s.pieces.data(p).flags & PieceData::kPilot) != 0;
}
bool hasHyperdrive(Table& t, const AbilityFrame&, Piece p, int32_t) { return printedValue(t, p, kHyperspeed).some(); }
bool isMatchTo(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    int32_t wanted = factOf(t, f.source.piece, kMatchingSlot);
    return wanted != 0 && (wanted == defOf(t, p).titleHash || wanted == factOf(t, p, kPersonaSlot));
}

// In a battle the opponent's cards; in an attack the creature, whoever's it is (CCG-ATK-STEP-04/05).
bool mayBeShot(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    if (isType(t, p, kCreature)) return (t.s.pieces.data(p).marks & PieceData::kInAttack) != 0;
    bool theirs = !(t.s.pieces.row(p).controller == f.controller);
    if (isAttack(t)) return theirs && !t.on("CCG-ATK-STEP-04"_rule);
    return theirs && (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0;
}
bool isMarked(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return (t.s.pieces.data(p).marks & PieceData::kFrozen) != 0;
}
bool isTarget(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.source.some() && t.s.pieces.data(f.source.piece).target == p;
}

#define TITLE {"title", ParamKind::title}
#define SYMBOL(set) {"which", ParamKind::symbol, set}
#define NUMBER numberParam("number", kMeasures)
constexpr FilterOf<Table> kFilters[] = {
    {{"titled", TITLE, FilterPlace::after, "{title}", ""}, "", isTitled},
    {{"persona_of", TITLE, FilterPlace::after, "{title}", "Any version."}, "", isPersona},
    {{"loyal", SYMBOL("subtype"), FilterPlace::before, "{which}", ""}, "", isKind},
    {{"of_species", SYMBOL("species"), FilterPlace::before, "{which}", ""}, "", isSpecies},
    {{"trait", SYMBOL("trait"), FilterPlace::before, "{which}", ""}, "", hasTrait},
    {{"model", SYMBOL("model"), FilterPlace::before, "{which}", ""}, "", isModel},
    {{"class", SYMBOL("class"), FilterPlace::before, "{which}", ""}, "", isOfClass},
    {{"of_type", SYMBOL("type"), FilterPlace::before, "{which}", ""}, "", isOfType},
    {{"with_icon", SYMBOL("icon"), FilterPlace::after, "with {which}", ""}, "", showsIcon},
    {{"warrior", {}, FilterPlace::before, "warrior", "By icon or by some card's text."}, "", isArmedFor},
    {{"trainable", {}, FilterPlace::after, "that is a warrior or no droid", ""}, "", isTrainable},
    {{"unique_only", {}, FilterPlace::before, "unique", ""}, "", isUniqueCard},
    {{"ability_over", NUMBER, FilterPlace::after, "with ability more than {number}", ""}, "", isAbler},
    {{"ability_under", NUMBER, FilterPlace::after, "with ability less than {number}", ""}, "", isLessAble},
    {{"present", {}, FilterPlace::after, "present with this card", ""}, "", isPresentHere},
    {{"outside", {}, FilterPlace::after, "present at its location", ""}, "", isPresentWith},
    {{"at_battle", {}, FilterPlace::after, "at the battle", ""}, "", isAtBattle},
    {{"there", {}, FilterPlace::after, "there", "Where the event happens."}, "", isAtEvent},
    {{"near", {}, FilterPlace::after, "at the same or an adjacent site", ""}, "", isNear},
    {{"near_battle", {}, FilterPlace::after, "at the battle or an adjacent site", ""}, "", isNearBattle},
    {{"beside_battle", {}, FilterPlace::after, "at a site adjacent to the battle", ""}, "", isBesideBattle},
    {{"on", TITLE, FilterPlace::after, "on {title}", "A system, its sites, or a card there."}, "", isOnPlanet},
    {{"to_here", {}, FilterPlace::after, "to this location", "Of cards that deploy."}, "", isToHere},
    {{"leaving", {}, FilterPlace::after, "leaving this location", "Of cards that move."}, "", isToHere},
    {{"entering", {}, FilterPlace::after, "moving to this location", "Of cards that move."}, "", isToHere},
    {{"at_destination", {}, FilterPlace::after, "at the site where it deploys", ""}, "", isAtDestination},
    {{"with_your", SYMBOL("trait"), FilterPlace::after, "where your {which} is", "Of sites."}, "", isWithTrait},
    {{"able_to_move", {}, FilterPlace::after, "that may move", ""}, "", isMovableNow},
    {{"nightly", {}, FilterPlace::after, "with nighttime conditions", ""}, "", isNightly},
    {{"bearing_this", {}, FilterPlace::after, "that this card is on", ""}, "", isHosts},
    {{"piloting_this", {}, FilterPlace::after, "piloting this card", ""}, "", isPilotHere},
    {{"with_hyperdrive", {}, FilterPlace::after, "with hyperdrive", ""}, "", hasHyperdrive},
    {{"matching", {}, FilterPlace::before, "matching", ""}, "", isMatchTo},
    {{"of_kind", SYMBOL("effect kind"), FilterPlace::before, "{which}", "Of Effects."}, "", isKind},
    {{"in_range", {}, FilterPlace::after, "that may be fired at", "In a battle, or the creature of an attack."},
     "",
     mayBeShot},
    {{"frozen", {}, FilterPlace::before, "frozen", "Of captives."}, "", isMarked},
    {{"targeted", {}, FilterPlace::after, "that this card targets", ""}, "", isTarget},
    {{"at_night", {}, FilterPlace::after, "under nighttime conditions", ""}, "", isAtNight},
    {{"to_this", {}, FilterPlace::after, "aboard this card", "Of cards that deploy."}, "", isToThis},
    {{"at_system", TITLE, FilterPlace::after, "at {title}", "The system itself."}, "", isAtSystem},
};

// --- numbers

int32_t defenseOf(Table& t, const AbilityFrame&, PieceRef r) { return t.s.pieces.alive(r) ? defenseValue(t, r.piece) : 0; }
int32_t opposingPower(Table& t, const AbilityFrame& f, PieceRef) {
    int32_t sum = 0;
    Piece place = placeOf(t, f.event.subject);
    for (Piece p : t.s.pieces.in({kTable, opponentOf(f.controller)}))
        if (isCombatant(t, p) && isIn(t, p, place) && isPresent(t, p)) sum += power(t, p).thousandths;
    return totalAt(t, kTotalPowerStat, opponentOf(f.controller), place, sum);
}
int32_t lifeForceLeft(Table& t, const AbilityFrame& f, PieceRef) { return lifeForce(t, f.controller) * kThousand; }
int32_t opponentsHand(Table& t, const AbilityFrame& f, PieceRef) {
    return sizeOf(t, kHand, opponentOf(f.controller)) * kThousand;
}
#define TARGET {"target", ParamKind::one}
constexpr NumberOf<Table> kNumbers[] = {
    {{"defense_of", {TARGET}, "the defense value of {target}", ""}, defenseOf},
    {{"opposing_power", {}, "your opponent's total power there", ""}, opposingPower},
    {{"life_force", {}, "your Life Force", ""}, lifeForceLeft},
    {{"opponents_hand", {}, "the number of cards in your opponent's hand", ""}, opponentsHand},
};

// --- conditions

bool isDarkSide(Table&, const AbilityFrame& f, const Args&) { return f.controller.index() == 0; }
bool isLightSide(Table&, const AbilityFrame& f, const Args&) { return f.controller.index() == 1; }
bool isLess(Table&, const AbilityFrame&, const Args& a) { return a.number[0] < a.number[1]; }
bool isAtLeast(Table&, const AbilityFrame&, const Args& a) { return a.number[0] >= a.number[1]; }
bool isThisOn(Table& t, const AbilityFrame& f, const Args& a) { return isPlaceOnPlanet(t, sourcePlace(t, f), a.symbol(0)); }
bool isThisAtSiteOff(Table& t, const AbilityFrame& f, const Args& a) {
    Piece place = sourcePlace(t, f);
    return place.some() && isSiteLike(t, place) && factOf(t, place, kSystemSlot) != a.symbol(0);
}
bool isThisAtSite(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = sourcePlace(t, f);
    return place.some() && isSiteLike(t, place);
}
bool isThisOutdoors(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = sourcePlace(t, f);
    return place.some() && isSiteLike(t, place) && hasIcon(t, place, kExteriorIcon);
}
bool isGoingTo(Table& t, const AbilityFrame& f, const Args& a) {
    return isOfSystem(t, placeOf(t, f.event.object), a.symbol(0));
}
bool isGoingOn(Table& t, const AbilityFrame& f, const Args& a) {
    return isPlaceOnPlanet(t, placeOf(t, f.event.object), a.symbol(0));
}
bool isGoingAboard(Table& t, const AbilityFrame& f, const Args& a) {
    Piece craft = f.event.object.piece;
    return f.event.object.some() &&
           (defOf(t, craft).titleHash == a.symbol(0) || factOf(t, craft, kPersonaSlot) == a.symbol(0));
}
bool isWithHyperdrive(Table& t, const AbilityFrame&, const Args& a) {
    return a.at(0).some() && printedValue(t, a.at(0).piece, kHyperspeed).some();
}
bool isDefending(Table& t, const AbilityFrame& f, const Args&) {
    bool fighting = t.s.battle.location.some() && !(t.s.battle.initiator == f.controller);
    return fighting && (t.s.pieces.data(f.source.piece).flags & PieceData::kInBattle) != 0;
}
bool isInBattle(Table& t, const AbilityFrame& f, const Args&) {
    return (t.s.pieces.data(f.source.piece).flags & PieceData::kInBattle) != 0;
}
bool isNearby(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = placeOf(t, f.event.subject), here = sourcePlace(t, f);
    return place.some() && here.some() && (place == here || areAdjacent(t, place, here));
}
bool isAtSite(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = battlePlace(t, f);
    return place.some() && isSiteLike(t, place);
}
int32_t powerAt(Table& t, Seat seat, Piece place) {
    int32_t sum = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (isCombatant(t, p) && isIn(t, p, place) && isPresent(t, p)) sum += power(t, p).thousandths;
    return sum;
}
bool isWeaker(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = battlePlace(t, f);
    return place.some() && powerAt(t, f.controller, place) < powerAt(t, opponentOf(f.controller), place);
}
bool didBothDrawOne(Table& t, const AbilityFrame&, const Args&) {
    const Battle& b = t.s.battle;
    return b.drew[0] == 1 && b.drew[1] == 1 && b.hasDestiny == 3;
}
bool isLosing(Table& t, const AbilityFrame& f, const Args& a) {
    return t.s.battle.loser == a.seat(0).index() || (a.seat(0) == f.controller && t.s.battle.loser == f.controller.index());
}
bool isHostWarrior(Table& t, const AbilityFrame& f, const Args&) {
    Piece host = f.source.some() && isInEffect(t, f.source.piece) ? t.s.pieces.data(f.source.piece).at : Piece{};
    return host.some() && hasIcon(t, host, kWarriorIcon);
}
// The event of a move names the location that the card left as its source.
bool isFromAdjacent(Table& t, const AbilityFrame& f, const Args&) {
    Piece from = placeOf(t, f.event.source), to = placeOf(t, f.event.subject);
    return from.some() && to.some() && isSiteLike(t, to) && areAdjacent(t, from, to);
}
bool isSubjectThere(Table& t, const AbilityFrame& f, const Args&) {
    return f.event.subject.some() && t.s.pieces.isIn(f.event.subject.piece, kLostPile);
}
bool isPlaceOn(Table& t, const AbilityFrame& f, const Args& a) {
    Piece place = placeOf(t, f.event.object);
    return place.some() && factOf(t, place, kSystemSlot) == a.symbol(0);
}
bool hasNothingToForfeit(Table& t, const AbilityFrame& f, const Args&) {
    for (Piece p : t.s.pieces.in({kTable, f.controller}))
        if ((t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 && forfeitOf(t, p).some() &&
            locationOf(t, p) == t.s.battle.location)
            return false;
    return true;
}
bool isDamagePending(Table& t, const AbilityFrame& f, const Args&) { return t.s.battle.damage[f.controller.index()] > 0; }
bool isPilotedBy(Table& t, const AbilityFrame& f, const Args& a) {
    for (Piece p : t.s.pieces.in({kTable, f.controller}))
        if (t.s.pieces.data(p).at == f.source.piece && (t.s.pieces.data(p).flags & PieceData::kPilot) != 0 &&
            (defOf(t, p).titleHash == a.symbol(0) || factOf(t, p, kPersonaSlot) == a.symbol(0)))
            return true;
    return false;
}
bool isPiloting(Table& t, const AbilityFrame& f, const Args& a) {
    Piece craft = craftOf(t, f.source.piece);
    return craft.some() && (t.s.pieces.data(f.source.piece).flags & PieceData::kPilot) != 0 &&
           (defOf(t, craft).titleHash == a.symbol(0) || factOf(t, craft, kPersonaSlot) == a.symbol(0));
}
bool occupiesHere(Table& t, const AbilityFrame& f, const Args& a) {
    Piece place = sourcePlace(t, f);
    return place.some() && hasPresence(t, a.seat(0), place);
}
bool occupiesBoth(Table& t, const AbilityFrame&, const Args& a) {
    bool site = false, system = false;
    for (Piece p : t.s.row) {
        if (!isBattleground(t, p) || !hasPresence(t, a.seat(0), p)) continue;
        site = site || kindOfPlace(t, p) == kSite;
        system = system || kindOfPlace(t, p) == kSystem;
    }
    return site && system;
}
bool lacksBoth(Table& t, const AbilityFrame& f, const Args& a) { return !occupiesBoth(t, f, a); }

bool isClassOf(Table& t, const AbilityFrame&, const Args& a) {
    return t.s.pieces.alive(a.at(1)) && factOf(t, a.at(1).piece, kClassSlot) == a.symbol(0);
}
bool isTestCompleted(Table& t, const AbilityFrame& f, const Args&) {
    return f.source.some() && (t.s.pieces.data(f.source.piece).flags & PieceData::kCompleted) != 0;
}
bool areTogether(Table& t, const AbilityFrame& f, const Args&) { return f.source.some() && isInTraining(t, f.source.piece); }
bool isTestOpen(Table& t, const AbilityFrame& f, const Args& a) { return !isTestCompleted(t, f, a); }
bool controlsTitled(Table& t, const AbilityFrame&, const Args& a) {
    for (Piece p : t.s.row)
        if (defOf(t, p).titleHash == a.symbol(1) && controls(t, a.seat(0), p)) return true;
    return false;
}
bool lacksTitled(Table& t, const AbilityFrame& f, const Args& a) { return !controlsTitled(t, f, a); }

#define WHO {"who", ParamKind::seat}
#define TWO {numberParam("a", kMeasures), numberParam("b", kMeasures)}
constexpr ConditionOf<Table> kConditions[] = {
    {{"dark_side", {}, "you are the Dark Side", ""}, isDarkSide},
    {{"light_side", {}, "you are the Light Side", ""}, isLightSide},
    {{"fewer_than", TWO, "{a} is less than {b}", ""}, isLess},
    {{"at_least", TWO, "{a} is at least {b}", ""}, isAtLeast},
    {{"this_on", {TITLE}, "this card is on {title}", ""}, isThisOn},
    {{"this_at_site_off", {TITLE}, "this card is at a site that is not on {title}", ""}, isThisAtSiteOff},
    {{"defending", {}, "this card is defending a battle", ""}, isDefending},
    {{"this_in_battle", {}, "this card is in the battle", ""}, isInBattle},
    {{"nearby", {}, "it is at this card's location or an adjacent site", ""}, isNearby},
    {{"at_a_site", {}, "it is at a site", ""}, isAtSite},
    {{"weaker_there", {}, "you have less power there than your opponent", ""}, isWeaker},
    {{"both_drew_one", {}, "each player drew one battle destiny", ""}, didBothDrawOne},
    {{"losing", {WHO}, "{who} lost it", ""}, isLosing},
    {{"host_is_warrior", {}, "that character is a warrior by its own icon", ""}, isHostWarrior},
    {{"from_adjacent_site", {}, "it came from an adjacent site", "Of a card that just moved."}, isFromAdjacent},
    {{"still_lost", {}, "it is still in the Lost Pile", ""}, isSubjectThere},
    {{"from_site_on", {TITLE}, "it was at a site on {title}", ""}, isPlaceOn},
    {{"nothing_to_forfeit", {}, "you have no card left to forfeit", ""}, hasNothingToForfeit},
    {{"damage_pending", {}, "battle damage against you remains", ""}, isDamagePending},
    {{"piloted_by", {TITLE}, "{title} is piloting it", ""}, isPilotedBy},
    {{"piloting", {TITLE}, "he is piloting {title}", ""}, isPiloting},
    {{"is_of_class", {{"which", ParamKind::symbol, "class"}, TARGET}, "{target} is a {which} craft", ""}, isClassOf},
    {{"occupied_by", {WHO}, "this location is occupied by {who}", ""}, occupiesHere},
    {{"test_completed", {}, "this Jedi Test is completed", ""}, isTestCompleted},
    {{"training", {}, "the apprentice is with the mentor", ""}, areTogether},
    {{"test_open", {}, "this Jedi Test is not completed", ""}, isTestOpen},
    {{"controls_titled", {WHO, TITLE}, "{title} is controlled by {who}", ""}, controlsTitled},
    {{"lacks_titled", {WHO, TITLE}, "{title} is not controlled by {who}", ""}, lacksTitled},
    {{"lacks_battlegrounds", {WHO}, "a battleground site and a battleground system are not both occupied by {who}", ""},
     lacksBoth},
    {{"this_at_a_site", {}, "this card is at a site", ""}, isThisAtSite},
    {{"deploys_to", {TITLE}, "it deploys to {title}", ""}, isGoingTo},
    {{"deploys_on", {TITLE}, "it deploys on {title}", ""}, isGoingOn},
    {{"deploys_aboard", {TITLE}, "it deploys aboard {title}", ""}, isGoingAboard},
    {{"this_outdoors", {}, "this card is at an exterior site", ""}, isThisOutdoors},
    {{"has_hyperdrive", {{"target", ParamKind::one}}, "{target} has hyperdrive", ""}, isWithHyperdrive},
};

constexpr SymbolWord kSymbols[] = {
    {"subtype", "rebel", 3, "Rebel"},
    {"subtype", "imperial", 4, "Imperial"},
    {"side", "dark", 1, "Dark"},
    {"side", "light", 2, "Light"},
    {"place", "a_site", kSite, "site"},
    {"place", "a_system", kSystem, "system"},
    {"place", "a_sector", kSector, "sector"},
    {"class", "starfighter", kStarfighter, "starfighter"},
    {"class", "capital", kCapital, "capital"},
    {"class", "combat", kCombatVehicle, "combat"},
    {"class", "transport", kTransport, "transport"},
    {"class", "creature_vehicle", kCreatureVehicle, "creature"},
    {"class", "shuttle_vehicle", kShuttleVehicle, "shuttle"},
    {"class", "squadron", kSquadron, "squadron"},
    {"type", "is_character", kCharacter, "character"},
    {"type", "is_vehicle", kVehicle, "vehicle"},
    {"type", "is_starship", kStarship, "starship"},
    {"type", "is_weapon", kWeapon, "a weapon"},
    {"type", "is_device", kDevice, "a device"},
    {"type", "is_effect", kEffect, "an Effect"},
    {"icon", "pilot_icon", kPilotIcon, "a pilot icon"},
    {"icon", "warrior_icon", kWarriorIcon, "a warrior icon"},
    {"icon", "nav_computer", kNavIcon, "a nav computer"},
    {"icon", "scomp_link", kScompIcon, "a scomp link"},
    {"icon", "presence_icon", kPresenceIcon, "a presence icon"},
    {"icon", "interior", kInteriorIcon, "an interior icon"},
    {"icon", "exterior", kExteriorIcon, "an exterior icon"},
    {"icon", "planet", kPlanetIcon, "a planet icon"},
    {"icon", "space", kSpaceIcon, "a space icon"},
    {"icon", "mobile", kMobileIcon, "a mobile icon"},
    {"icon", "enclosed", kEnclosedIcon, "an enclosed cabin"},
    {"icon", "docking_bay", kDockingBay, "a docking bay"},
    {"icon", "master", kMasterIcon, "a Master icon"},
    {"icon", "selective", kSelectiveIcon, "a selective icon"},
    {"icon", "cloud", kCloudIcon, "clouds"},
    {"effect kind", "immediate", kImmediate, "Immediate"},
    {"effect kind", "mobile_effect", kMobile, "Mobile"},
    {"effect kind", "utinni", kUtinni, "Utinni"},
    {"effect kind", "political", kPolitical, "Political"},
    {"effect kind", "starting_effect", kStartingEffect, "Starting"},
    {"weapon kind", "artillery", kArtillery, "artillery"},
    {"weapon kind", "automated", kAutomated, "automated"},
    {"weapon kind", "character_weapon", kCharacterWeapon, "character"},
    {"weapon kind", "starship_weapon", kStarshipWeapon, "starship"},
    {"weapon kind", "vehicle_weapon", kVehicleWeapon, "vehicle"},
    {"weapon kind", "death_star_weapon", kDeathStarWeapon, "Death Star"},
    {"model", "tie", kTieModel, "TIE"},
    {"model", "tie_ln", 1, "TIE/ln"},
    {"model", "tie_sa", 2, "TIE/sa"},
    {"model", "tie_defender", 3, "TIE Defender"},
    {"model", "tie_interceptor", 4, "TIE Interceptor"},
    {"model", "x_wing", 5, "X-wing"},
    {"model", "y_wing", 6, "Y-wing"},
    {"model", "a_wing", 7, "A-wing"},
    {"model", "b_wing", 8, "B-wing"},
    {"model", "star_destroyer", 9, "Star Destroyer"},
    {"model", "star_cruiser", 10, "Star Cruiser"},
    {"model", "frigate", 11, "frigate"},
    {"model", "at_at", 12, "AT-AT"},
    {"model", "at_st", 13, "AT-ST"},
    {"model", "freighter", 14, "freighter"},
    {"model", "cloud_car", kCloudCarModel, "cloud car"},
    {"model", "patrol_craft", kPatrolCraftModel, "patrol craft"},
    {"trait", "stormtrooper", 0, "stormtrooper"},
    {"trait", "trooper", 1, "trooper"},
    {"trait", "guard", 2, "guard"},
    {"trait", "scavenger", 3, "scavenger"},
    {"trait", "mining_droid", 4, "mining droid"},
    {"trait", "spy", 5, "spy"},
    {"trait", "thief", 6, "thief"},
    {"trait", "bounty_hunter", 7, "bounty hunter"},
    {"trait", "smuggler", 8, "smuggler"},
    {"trait", "scout", 9, "scout"},
    {"trait", "mine", 10, "mine"},
    {"trait", "blaster", 11, "blaster"},
    {"trait", "rifle", 12, "rifle"},
    {"trait", "leader", 13, "leader"},
    {"trait", "commander", 14, "commander"},
    {"trait", "gray_squadron", 15, "Gray Squadron"},
    {"trait", "red_squadron", 16, "Red Squadron"},
    {"trait", "saber_squadron", 17, "Saber Squadron"},
    {"trait", "black_squadron", 18, "Black Squadron"},
    {"trait", "scimitar_squadron", 19, "Scimitar Squadron"},
    {"trait", "scythe_squadron", 20, "Scythe Squadron"},
    {"trait", "rebel_trooper", 21, "Rebel Trooper"},
    {"trait", "cannon", 22, "cannon"},
    {"trait", "missile", 23, "missile"},
    {"trait", "rogue_squadron", 24, "Rogue Squadron"},
    {"trait", "forest", 25, "forest"},
    {"trait", "dejarik", 26, "dejarik"},
    {"trait", "tie_ln_ship", 27, "TIE/ln"},
    {"trait", "y_wing_ship", 28, "Y-wing"},
    {"trait", "battle_droid", 29, "battle droid"},
    {"trait", "astromech", kAstromechTrait, "astromech"},
    {"species", "jawa", 1, "Jawa"},
    {"species", "tusken_raider", 2, "Tusken Raider"},
    {"species", "talz", 3, "Talz"},
    {"species", "shistavanen", 4, "Shistavanen"},
    {"species", "wookiee", 5, "Wookiee"},
    {"species", "mon_calamari", 6, "Mon Calamari"},
    {"species", "dresselian", 7, "Dresselian"},
    {"species", "corellian", 8, "Corellian"},
    {"species", "alderaanian", 9, "Alderaanian"},
    {"species", "ewok", 10, "Ewok"},
    {"species", "yuzzum", 11, "Yuzzum"},
    {"interrupt kind", "used_or_lost", kUsedOrLost, "Used or Lost"},
    {"interrupt kind", "used_or_starting", kUsedOrStarting, "Used or Starting"},
    {"phase", "start_of_turn", kStartOfTurn, "the start of the turn"},
    {"stat", "landspeed", kLandspeed, "landspeed"},
    {"stat", "warrior_skill", kWarriorSkill, "warrior skill"},
    {"stat", "defense", kDefenseBonus, "defense value"},
    {"stat", "ferocity", kFerocity, "ferocity"},
    {"stat", "opponents_cost", kOpponentCost, "deploy cost of the opponent"},
    {"stat", "needed_landspeed", kExtraLandspeed, "needed landspeed"},
    {"stat", "needed_to_enter", kEntryLandspeed, "landspeed needed to come here"},
    {"stat", "barred_entry", kEntryBarred, "bar to coming here"},
    {"stat", "immunity_lost", kImmunityLost, "loss of immunity to attrition"},
    {"stat", "move_cost", kMoveCost, "movement cost"},
    {"stat", "immunity", kImmunity, "immunity to attrition"},
    {"stat", "piloting_power", kPilotBonus, "power added to what is piloted"},
    {"player stat", "transit_cost", kTransitCost, "the cost of leaving by docking bay transit"},
    {"player stat", "transit_arrival_cost", kTransitArrival, "the further cost of arriving by docking bay transit"},
    {"player stat", "control_ability", kControlNeeds, "the ability needed for control"},
    {"player stat", "halved_losses", kHalvedLosses, "the halving of Force losses"},
    {"player stat", "drain_cost", kDrainCost, "the cost of Force drains"},
    {"player stat", "each_weapon_destiny", kEachWeaponDestiny, "each weapon destiny draw"},
    {"player stat", "attrition", kAttritionStat, "attrition"},
};

}  // namespace

std::span<const Noun<Table>> cardNouns() { return kNouns; }
std::span<const FilterOf<Table>> cardFilters() { return kFilters; }
std::span<const NumberOf<Table>> cardNumbers() { return kNumbers; }
std::span<const ConditionOf<Table>> cardConditions() { return kConditions; }
std::span<const SymbolWord> cardSymbols() { return kSymbols; }

}  // namespace cantina::ccg
