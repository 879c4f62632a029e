// What real cards look for and ask about: nouns, filters, numbers, conditions and symbols beside those of vocabulary.cpp.
#include <cctype>

#include "games/ccg/card_words.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/value_words.h"
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
bool isHeld(Table& t, Piece p) { return isCaptive(t, p); }
bool isHidden(Table& t, Piece p) { return isUndercover(t, p); }
bool isAfloat(Table& t, Piece p) { return isType(t, p, kCharacter) || isType(t, p, kStarship); }

constexpr auto kInPile = NounWord::Search::pile;
constexpr const char* kLookedFor = "In `put`, `deploy` and `play` it is looked for.";

constexpr Noun<Table> kNouns[] = {
    {{"objective_card", "Objective", "Objectives", bit(kTable), ""}, is<kObjective>},
    {{"vehicle_card", "vehicle", "vehicles", bit(kTable), ""}, is<kVehicle>},
    {{"device_card", "device", "devices", bit(kTable), ""}, is<kDevice>},
    {{"site", "site", "sites", bit(kTable), ""}, isPlace<kSite>},
    {{"system", "system", "systems", bit(kTable), ""}, isPlace<kSystem>},
    {{"combatant", "card in play", "characters, vehicles or starships", bit(kTable), "A character, vehicle or starship."},
     isCombatant},
    {{"crew", "character", "characters", bit(kTable) | kOffTable, "On the table or about to come there: who pilots."},
     is<kCharacter>},
    {{"character_or_starship", "character or starship", "characters or starships", bit(kTable), ""}, isAfloat},
    {{"deploying", "card", "cards", kOffTable, "Wherever it comes from."}, nullptr},
    {{"lost_card", "card in the Lost Pile", "cards in the Lost Pile", bit(kLostPile), kLookedFor, false, kInPile}, nullptr},
    {{"creature_card", "creature", "creatures", bit(kTable), ""}, is<kCreature>},
    {{"shot", "character, vehicle or creature", "characters, vehicles or creatures", bit(kTable), "What weapons aim at."},
     isShot},
    {{"captive", "captive", "captives", bit(kInactive), ""}, isHeld},
    {{"undercover_spy", "undercover spy", "undercover spies", bit(kInactive), ""}, isHidden},
    {{"reserve_card", "card in the Reserve Deck", "cards in the Reserve Deck", bit(kReserveDeck), kLookedFor, false,
      kInPile},
     nullptr},
    {{"force_card", "card in the Force Pile", "cards in the Force Pile", bit(kForcePile), kLookedFor, false, kInPile},
     nullptr},
    {{"used_card", "card in the Used Pile", "cards in the Used Pile", bit(kUsedPile), kLookedFor, false, kInPile}, nullptr},
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
bool isSomewhere(const Table& t, Piece p) { return isOnTable(t, p) || isCaptive(t, p) || isUndercover(t, p); }
bool isIn(Table& t, Piece p, Piece place) { return place.some() && isSomewhere(t, p) && whereIs(t, p) == place; }

bool isCoveredSpy(Table& t, const AbilityFrame&, Piece p, int32_t) { return isUndercover(t, p); }
bool isTitled(Table& t, const AbilityFrame&, Piece p, int32_t a) { return isCalledSo(t, defOf(t, p), a); }
// CCG-PERS-02: also of a card that contains that persona, its permanent pilot.
bool isPersona(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    if ((isType(t, p, kStarship) || isType(t, p, kVehicle)) && factOf(t, p, kPilotPersona) == a) return true;
    return factOf(t, p, kPersonaSlot) == a || defOf(t, p).titleHash == a;
}
bool isLoyalTo(Table& t, const AbilityFrame&, Piece p, int32_t a) { return isLoyal(t, p, static_cast<Loyalty>(a)); }
// Of an Effect, a weapon or an Interrupt.
bool isKind(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    if (isType(t, p, kInterrupt)) return kFirstInterruptKind + factOf(t, p, kInterruptKind) == a;
    const bool plain = isType(t, p, kWeapon) && factOf(t, p, kSubtype) == 0;  // one of characters
    if (plain) return a == kCharacterWeapon;
    return (isType(t, p, kEffect) || isType(t, p, kWeapon)) && factOf(t, p, kSubtype) == a;
}
bool isImmuneToThis(Table& t, const AbilityFrame&, Piece p, int32_t a) { return isImmuneToTitle(t, p, a); }
bool isOfExpansion(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    if (isType(t, p, kLocation)) return factOf(t, p, kExpansionOfPlace) == a;
    return isType(t, p, kCharacter) && factOf(t, p, kExpansionSlot) == a;
}
bool isCalled(Table& t, const AbilityFrame&, Piece p, int32_t name) { return hasName(t, p, name); }
bool isOfClass(Table& t, const AbilityFrame&, Piece p, int32_t a) { return factOf(t, p, kClassSlot) == a; }
// What a noun of the table looks for, as a filter of cards that lie elsewhere.
template <bool (*kTest)(Table&, Piece)>
bool isOf(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return kTest(t, p);
}
// CCG-EFF-01: "Effect" means only plain ones.
bool isPlainEffect(Table& t, Piece p) {
    return isType(t, p, kEffect) && (factOf(t, p, kSubtype) == 0 || !t.on("CCG-EFF-01"_rule));
}
bool isDockingBay(Table& t, const AbilityFrame&, Piece p, int32_t) { return hasIcon(t, p, kDockingBay); }
bool isPlaceInRow(const Table& t, Piece p) { return isType(t, p, kLocation) && isOnTable(t, p); }
bool isBattlegroundNow(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return isType(t, p, kLocation) && isBattleground(t, p);
}
bool isControlled(Table& t, const AbilityFrame&, Piece p, int32_t seat) {
    return isPlaceInRow(t, p) && controls(t, seatAt(seat), p);
}
bool isOccupied(Table& t, const AbilityFrame&, Piece p, int32_t seat) {
    return isPlaceInRow(t, p) && hasPresence(t, seatAt(seat), p);
}
bool showsIcon(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    if (a == kWeaponIcon && isType(t, p, kCharacter) && factOf(t, p, kPermanentWeapon) != 0) return true;
    return hasIcon(t, p, static_cast<IconId>(a));
}
bool isArmedFor(Table& t, const AbilityFrame&, Piece p, int32_t) { return isWarrior(t, p); }
bool isUniqueCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return factOf(t, p, kUnique) == kThousand; }
bool isPresentHere(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isIn(t, p, sourcePlace(t, f)) && isPresent(t, p);
}
bool isPresentWith(Table& t, const AbilityFrame&, Piece p, int32_t) { return isPresent(t, p); }
bool isAtBattle(Table& t, const AbilityFrame& f, Piece p, int32_t) { return isIn(t, p, battlePlace(t, f)); }
bool isAtEvent(Table& t, const AbilityFrame& f, Piece p, int32_t) { return isIn(t, p, placeOf(t, f.event.subject)); }
bool isNear(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece here = sourcePlace(t, f);
    return here.some() && isSomewhere(t, p) && (whereIs(t, p) == here || areAdjacent(t, whereIs(t, p), here));
}
bool isNearBattle(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece place = battlePlace(t, f);
    return place.some() && isSomewhere(t, p) && (whereIs(t, p) == place || areAdjacent(t, whereIs(t, p), place));
}
bool isBesideBattle(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece place = battlePlace(t, f);
    return place.some() && isSomewhere(t, p) && areAdjacent(t, whereIs(t, p), place);
}
bool isOfSystem(const Table& t, Piece place, int32_t system) { return place.some() && systemOf(t, place) == system; }
// CCG-PREP-02: "on" a system is at a place that is related to it, not at the system itself.
bool isPlaceOnPlanet(Table& t, Piece place, int32_t system) {
    return isOfSystem(t, place, system) && (kindOfPlace(t, place) != kSystem || !t.on("CCG-PREP-02"_rule));
}
// Of a card that is not on the table: where it deploys, if that is what the question is about.
Piece placeOrDestination(Table& t, const AbilityFrame& f, Piece p) {
    return isSomewhere(t, p) ? whereIs(t, p) : placeOf(t, f.event.object);
}
bool isOnPlanet(Table& t, const AbilityFrame& f, Piece p, int32_t a) {
    return isType(t, p, kLocation) ? isOfSystem(t, p, a) : isPlaceOnPlanet(t, placeOrDestination(t, f, p), a);
}
bool isToHere(Table& t, const AbilityFrame& f, Piece, int32_t) {
    Piece place = placeOf(t, f.event.object);
    return place.some() && place == sourcePlace(t, f);
}
bool isToThis(Table&, const AbilityFrame& f, Piece, int32_t) { return f.source.some() && f.event.object == f.source; }
bool isAtDestination(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece place = placeOf(t, f.event.object);
    return place.some() && isIn(t, p, place);
}
bool isWithTrait(Table& t, const AbilityFrame& f, Piece place, int32_t a) {
    for (Piece p : t.s.pieces.in({kTable, f.controller}))
        if (isIn(t, p, place) && hasName(t, p, a)) return true;
    return false;
}
// A location related to where this card is, or that place itself.
bool isRelatedToHere(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece at = f.source.some() && isType(t, f.source.piece, kLocation) ? f.source.piece : sourcePlace(t, f);
    return at.some() && (at == p || areRelated(t, at, p));
}
bool isMovableNow(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return (t.s.pieces.data(p).flags & (PieceData::kMovedRegularly | PieceData::kBarred)) == 0 && !isImmobile(t, p);
}
bool isNightly(Table& t, const AbilityFrame&, Piece p, int32_t) { return defOf(t, p).has(kNight); }
// It is night where a location or a card at it says so; a card at no location says it of all.
bool isAtNight(Table& t, const AbilityFrame&, Piece p, int32_t) {
    Piece place = whereIs(t, p);
    if (!place.some()) return false;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece night : t.s.pieces.in({kTable, seatAt(seat)})) {
            if (!defOf(t, night).has(kNight)) continue;
            Piece at = locationOf(t, night);
            if (!at.some() || at == place) return true;
        }
    return false;
}
bool isAtTheHelm(Table& t, Piece p, Piece craft) {
    return isOnTable(t, p) && t.s.pieces.data(p).at == craft && (t.s.pieces.data(p).flags & PieceData::kPilot) != 0;
}
bool pilots(Table& t, Piece p, Piece craft) { return isAtTheHelm(t, p, craft) && !isDriven(t, craft); }
bool drives(Table& t, Piece p, Piece craft) {
    return isAtTheHelm(t, p, craft) && factOf(t, craft, kClassSlot) == kTransport;
}
// A captive is inactive, and yet with its escort.
bool isCarried(Table& t, Piece p, Piece bearer) {
    return (isInEffect(t, p) || isCaptive(t, p)) && t.s.pieces.data(p).at == bearer;
}
bool isManned(Table& t, const AbilityFrame&, Piece p, int32_t) { return isCraft(t, p) && isPiloted(t, p); }
bool isBorneBy(Table& t, Piece p, Piece bearer) { return isCarried(t, p, bearer); }
bool isTargetOf(Table& t, Piece p, Piece card) { return t.s.pieces.data(card).target == p; }
bool isStackedOn(Table& t, Piece p, Piece card) { return t.s.pieces.isIn(p, kStacked) && t.s.pieces.data(p).at == card; }
bool isMarker(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return isType(t, p, kLocation) && factOf(t, p, kMarker) != 0;
}
template <KeywordId keyword>
bool hasKeyword(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return defOf(t, p).has(keyword);
}
// Whole words of its title, one after the other.
bool isTitledWith(Table& t, const AbilityFrame&, Piece p, int32_t words) {
    const std::string_view title = t.book().title(t.s.pieces.row(p).def);
    const auto inWord = [&](size_t k) {
        return std::isalnum(static_cast<unsigned char>(title[k])) != 0 || title[k] == '\'';
    };
    for (size_t from = 0; from < title.size(); ++from) {
        if (!inWord(from) || (from > 0 && inWord(from - 1))) continue;
        for (size_t end = from + 1; end <= title.size(); ++end)
            if (inWord(end - 1) && (end == title.size() || !inWord(end)) &&
                titleHash(title.substr(from, end - from)) == words)
                return true;
    }
    return false;
}

// CCG-ALONE-01: no other character of its owner's there, and nothing else with ability. CCG-ALONE-03: of a starship or
// vehicle nothing but what is aboard it.
bool isFellow(Table& t, Piece q, bool ofCraft) {
    if (isType(t, q, kCharacter)) return true;
    return ofCraft ? isType(t, q, kVehicle) || isType(t, q, kStarship) : isCraft(t, q) && abilityOfCraft(t, q) > 0;
}
bool isAboard(const Table& t, Piece p, Piece craft) {
    for (int depth = 0; depth < 4 && p.some() && isOnTable(t, p); ++depth, p = t.s.pieces.data(p).at)
        if (t.s.pieces.data(p).at == craft) return true;
    return false;
}
bool isAlone(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const bool ofCraft = isType(t, p, kVehicle) || isType(t, p, kStarship);
    Piece place = isOnTable(t, p) ? locationOf(t, p) : Piece{};
    if (!place.some() || (!ofCraft && (!isType(t, p, kCharacter) || defOf(t, p).has(kNeverAlone)))) return false;
    for (Piece q : t.s.pieces.in({kTable, t.s.pieces.row(p).controller}))
        if (!(q == p) && isFellow(t, q, ofCraft) && locationOf(t, q) == place && !(ofCraft && isAboard(t, q, p)))
            return false;
    return true;
}
bool isDefender(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const bool fights = (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 && t.s.battle.location.some();
    return fights && !(t.s.battle.initiator == t.s.pieces.row(p).controller);
}
bool bears(Table& t, Piece p, Piece card) { return isCarried(t, card, p); }
bool isAt(Table& t, Piece p, Piece place) { return isIn(t, p, place); }
bool hasHyperdrive(Table& t, const AbilityFrame&, Piece p, int32_t) { return printedValue(t, p, kHyperspeed).some(); }
bool isMatchTo(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    int32_t wanted = factOf(t, f.source.piece, kMatchingSlot);
    return wanted != 0 && (wanted == defOf(t, p).titleHash || wanted == factOf(t, p, kPersonaSlot));
}

// In a battle the opponent's cards; in an attack the creature, whoever's it is (CCG-ATK-STEP-04/05).
bool mayBeShot(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    if (isType(t, p, kCreature) && isAttack(t)) return (t.s.pieces.data(p).marks & PieceData::kInAttack) != 0;
    bool theirs = !(t.s.pieces.row(p).controller == f.controller);
    if (!isAttack(t) && t.s.battle.segment == Battle::kNone) return theirs;  // some card makes it fire
    if (isType(t, p, kCreature)) return false;
    if (isAttack(t)) return theirs && !t.on("CCG-ATK-STEP-04"_rule);
    return theirs && (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0;
}
bool isMarked(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return (t.s.pieces.data(p).marks & PieceData::kFrozen) != 0;
}
bool isTarget(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.source.some() && t.s.pieces.data(f.source.piece).target == p;
}

// The target of the shot that is on the stack.
bool isFiredAt(Table& t, const AbilityFrame&, Piece p, int32_t) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        const Frame& frame = t.s.core.stack[i];
        if (frame.procedure != State::kAction.id) continue;
        const auto& a = frame.as<ActionFrame>();
        if (a.kind == kFireAction) return a.targets[0].piece == p;
    }
    return false;
}
bool isNimbler(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Value mine = valueOf(t, f.source.piece, kManeuver), theirs = valueOf(t, p, kManeuver);
    return theirs.some() && theirs.thousandths > mine.thousandths;
}
bool isBorneHere(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.source.some() && t.s.pieces.data(p).at == f.source.piece;
}
bool isOutdoors(Table& t, const AbilityFrame&, Piece p, int32_t) {
    Piece place = whereIs(t, p);
    return place.some() && isSiteLike(t, place) && hasIcon(t, place, kExteriorIcon);
}
// Another card of that title lies in the same hand or pile.
bool isRepeated(Table& t, const AbilityFrame&, Piece p, int32_t) {
    for (Piece q : t.s.pieces.in(t.s.pieces.zoneOf(p)))
        if (!(p == q) && defOf(t, p).title == defOf(t, q).title) return true;
    return false;
}

#define TITLE {"title", ParamKind::title}
#define SYMBOL(set) {"which", ParamKind::symbol, set}
#define RELATED(name) {name, ParamKind::related}
#define PLAYER {"player", ParamKind::seat}
constexpr const char* kKind = "What kind of card, wherever it lies.";
constexpr FilterOf<Table> kFilters[] = {
    {{"titled", TITLE, FilterPlace::after, "{title}", ""}, "", isTitled},
    {{"persona_of", TITLE, FilterPlace::after, "{title}", "Any version."}, "", isPersona},
    {{"loyal", SYMBOL("subtype"), FilterPlace::before, "{which}", "Of characters."}, "", isLoyalTo},
    {{"species", SYMBOL("species"), FilterPlace::before, "{which}", ""}, "", isCalled},
    {{"trait", SYMBOL("trait"), FilterPlace::before, "{which}", ""}, "", isCalled},
    {{"model", SYMBOL("model"), FilterPlace::before, "{which}", ""}, "", isCalled},
    {{"class", SYMBOL("class"), FilterPlace::before, "{which}", ""}, "", isOfClass},
    {{"character", {}, FilterPlace::before, "character", kKind}, "", isOf<is<kCharacter>>},
    {{"starship", {}, FilterPlace::before, "starship", kKind}, "", isOf<is<kStarship>>},
    {{"vehicle_card", {}, FilterPlace::before, "vehicle", kKind}, "", isOf<is<kVehicle>>},
    {{"weapon_card", {}, FilterPlace::before, "weapon", kKind}, "", isOf<is<kWeapon>>},
    {{"device_card", {}, FilterPlace::before, "device", kKind}, "", isOf<is<kDevice>>},
    {{"creature_card", {}, FilterPlace::before, "creature", kKind}, "", isOf<is<kCreature>>},
    {{"effect_card", {}, FilterPlace::before, "Effect", "Of no further kind."}, "", isOf<isPlainEffect>},
    {{"any_effect", {}, FilterPlace::before, "Effect of any kind", ""}, "", isOf<is<kEffect>>},
    {{"interrupt_card", {}, FilterPlace::before, "Interrupt", kKind}, "", isOf<is<kInterrupt>>},
    {{"admirals_order_card", {}, FilterPlace::before, "Admiral's Order", kKind}, "", isOf<is<kAdmiralsOrder>>},
    {{"location_card", {}, FilterPlace::before, "location", kKind}, "", isOf<is<kLocation>>},
    {{"site", {}, FilterPlace::before, "site", kKind}, "", isOf<isPlace<kSite>>},
    {{"system", {}, FilterPlace::before, "system", kKind}, "", isOf<isPlace<kSystem>>},
    {{"docking_bay", {}, FilterPlace::before, "docking bay", ""}, "", isDockingBay},
    {{"battleground", {}, FilterPlace::before, "battleground", "Of locations."}, "", isBattlegroundNow},
    {{"controlled_by", PLAYER, FilterPlace::after, "that {player} control(s)", "Of locations."}, "", isControlled},
    {{"occupied_by", PLAYER, FilterPlace::after, "that {player} occupy(occupies)", "Of locations."}, "", isOccupied},
    {{"with_icon", SYMBOL("icon"), FilterPlace::after, "with {which}", ""}, "", showsIcon},
    {{"warrior", {}, FilterPlace::before, "warrior", "By icon or by some card's text."}, "", isArmedFor},
    {{"unique_only", {}, FilterPlace::before, "unique", ""}, "", isUniqueCard},
    {{"present", {}, FilterPlace::after, "present here", "", bit(kTable)}, "", isPresentHere},
    {{"outside", {}, FilterPlace::after, "present", "", bit(kTable)}, "", isPresentWith},
    {{"at_battle", {}, FilterPlace::after, "at the battle", "", bit(kTable)}, "", isAtBattle},
    {{"there", {}, FilterPlace::after, "there", "Where the event happens."}, "", isAtEvent},
    {{"near", {}, FilterPlace::after, "at the same or an adjacent site", "", bit(kTable)}, "", isNear},
    {{"near_battle", {}, FilterPlace::after, "at the battle or an adjacent site", "", bit(kTable)}, "", isNearBattle},
    {{"beside_battle", {}, FilterPlace::after, "at a site adjacent to the battle", "", bit(kTable)}, "", isBesideBattle},
    {{"on", TITLE, FilterPlace::after, "on {title}", "A system, its sites, or a card there."}, "", isOnPlanet},
    {{"to_here", {}, FilterPlace::after, "coming here", "Of cards that deploy or move."}, "", isToHere},
    {{"leaving", {}, FilterPlace::after, "leaving this location", "Of cards that move."}, "", isToHere},
    {{"entering", {}, FilterPlace::after, "moving to this location", "Of cards that move."}, "", isToHere},
    {{"at_destination", {}, FilterPlace::after, "where {this} deploys", ""}, "", isAtDestination},
    {{"with_your", SYMBOL("trait"), FilterPlace::after, "where your {which} is", "Of sites."}, "", isWithTrait},
    {{"related", {}, FilterPlace::before, "related", "Of locations; that one too."}, "", isRelatedToHere},
    {{"able_to_move", {}, FilterPlace::after, "that may move", ""}, "", isMovableNow},
    {{"nightly", {}, FilterPlace::after, "with nighttime conditions", ""}, "", isNightly},
    {{"piloting", RELATED("craft"), FilterPlace::after, "piloting {craft}", ""}, "", nullptr, pilots},
    {{"piloted", {}, FilterPlace::before, "piloted", "Of starships and vehicles.", bit(kTable)}, "", isManned},
    {{"driving", RELATED("craft"), FilterPlace::after, "driving {craft}", "A transport vehicle."}, "", nullptr, drives},
    {{"borne_by", RELATED("bearer"), FilterPlace::after, "on {bearer}", "Or aboard."}, "", nullptr, isBorneBy},
    {{"targeted_by", RELATED("card"), FilterPlace::after, "that {card} targets", "Of what a card aims at."},
     "",
     nullptr,
     isTargetOf},
    {{"stacked_on", RELATED("card"), FilterPlace::after, "on {card}", "Of stacked cards."}, "", nullptr, isStackedOn},
    {{"alone", {}, FilterPlace::after, "alone", "", bit(kTable)}, "CCG-ALONE-01", isAlone},
    {{"defending", {}, FilterPlace::after, "defending a battle", "", bit(kTable)}, "", isDefender},
    {{"prison", {}, FilterPlace::before, "prison", "Of sites."}, "", hasKeyword<kPrison>},
    {{"lightsaber", {}, FilterPlace::before, "lightsaber", "Of weapons."}, "", hasKeyword<kLightsaber>},
    {{"marker", {}, FilterPlace::before, "marker", "Of sites."}, "", isMarker},
    {{"title_contains", TITLE, FilterPlace::after, "with {title} in its title", "Whole words."}, "", isTitledWith},
    {{"bearing", RELATED("card"), FilterPlace::after, "that {card} is aboard", "What it is on."}, "", nullptr, bears},
    {{"at", RELATED("place"), FilterPlace::after, "at {place}", "A location."}, "", nullptr, isAt},
    {{"with_hyperdrive", {}, FilterPlace::after, "with hyperdrive", ""}, "", hasHyperdrive},
    {{"matching", {}, FilterPlace::before, "matching", ""}, "", isMatchTo},
    {{"of_kind", SYMBOL("card kind"), FilterPlace::before, "{which}", "Of Effects, weapons and Interrupts."}, "", isKind},
    {{"immune_to", TITLE, FilterPlace::after, "that is immune to {title}", ""}, "", isImmuneToThis},
    {{"expansion", TITLE, FilterPlace::after, "of {title}", "By its expansion icon; characters and locations."},
     "",
     isOfExpansion},
    {{"in_range", {}, FilterPlace::after, "that may be fired at", "In a battle, or the creature of an attack."},
     "",
     mayBeShot},
    {{"frozen", {}, FilterPlace::before, "frozen", "Of captives."}, "", isMarked},
    {{"undercover", {}, FilterPlace::after, "that is undercover", "Of spies."}, "", isCoveredSpy},
    {{"targeted", {}, FilterPlace::after, "that {this} targets", ""}, "", isTarget},
    {{"at_night", {}, FilterPlace::after, "under nighttime conditions", ""}, "", isAtNight},
    {{"to_this", {}, FilterPlace::after, "deploying aboard {this}", "Of cards that deploy."}, "", isToThis},
    {{"fired_at", {}, FilterPlace::after, "that is being fired at", ""}, "", isFiredAt},
    {{"nimbler", {}, FilterPlace::after, "with higher maneuver", ""}, "", isNimbler},
    {{"borne_by_this", {}, FilterPlace::after, "on {this}", ""}, "", isBorneHere},
    {{"outdoors", {}, FilterPlace::after, "at an exterior site", ""}, "", isOutdoors},
    {{"repeated", {}, FilterPlace::after, "of which there are two or more", "In the same hand or pile."}, "", isRepeated},
};

// --- numbers

int32_t defenseOf(Table& t, const AbilityFrame&, PieceRef r) { return t.s.pieces.alive(r) ? defenseValue(t, r.piece) : 0; }
int32_t powerAt(Table& t, Seat seat, Piece place) {
    int32_t sum = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (isCombatant(t, p) && isIn(t, p, place) && isPresent(t, p)) sum += power(t, p).thousandths;
    return sum;
}
int32_t opposingPower(Table& t, const AbilityFrame& f, PieceRef) {
    Piece place = placeOf(t, f.event.subject);
    const Seat seat = opponentOf(f.controller);
    return totalAt(t, kTotalPowerStat, seat, place, powerAt(t, seat, place));
}
int32_t totalAbilityHere(Table& t, const AbilityFrame& f, PieceRef) {
    Piece place = sourcePlace(t, f);
    return place.some() ? abilityAt(t, f.controller, place) * kThousand : 0;
}
int32_t politicsOf(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? checkedValue(t, r.piece, kPoliticsStat).thousandths : 0;
}
int32_t lifeForceLeft(Table& t, const AbilityFrame& f, PieceRef) { return lifeForce(t, f.controller) * kThousand; }
int32_t handSize(Table& t, const AbilityFrame& f, PieceRef) { return sizeOf(t, kHand, f.controller) * kThousand; }
// In a battle with its battle destiny, as it is counted there; elsewhere where the event happens, or where the card is.
int32_t totalPowerOf(Table& t, const AbilityFrame& f, Seat seat) {
    if (t.s.battle.segment != Battle::kNone) return totalPower(t, seat);
    Piece place = f.event.subject.some() ? placeOf(t, f.event.subject) : sourcePlace(t, f);
    return place.some() ? totalAt(t, kTotalPowerStat, seat, place, powerAt(t, seat, place)) : 0;
}
int32_t totalPowerHere(Table& t, const AbilityFrame& f, PieceRef) { return totalPowerOf(t, f, f.controller); }
int32_t deployCostOf(Table& t, const AbilityFrame&, PieceRef r) {
    return r.some() ? deployCost(t, r.piece, isOnTable(t, r.piece) ? locationOf(t, r.piece) : Piece{}) * kThousand : 0;
}
int32_t battleDestiniesDrawn(Table& t, const AbilityFrame& f, PieceRef) {
    return t.s.battle.drew[f.controller.index()] * kThousand;
}
int32_t armorOf(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? checkedValue(t, r.piece, kArmor).thousandths : 0;
}
int32_t iconsHere(Table& t, const AbilityFrame& f, PieceRef) {
    Piece place = sourcePlace(t, f);
    return place.some() ? icons(t, f.controller, place) * kThousand : 0;
}
int32_t titleOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? defOf(t, r.piece).titleHash : 0; }
#define TARGET {"target", ParamKind::one}
constexpr NumberOf<Table> kNumbers[] = {
    {{"armor", {TARGET}, "the armor of {target}", ""}, armorOf},
    {{"force_icons",
      {{"of", ParamKind::seat, "", true}},
      "the number of {of}'s Force icons here",
      "At the location of this card."},
     iconsHere},
    {{"title", {TARGET}, "the title of {target}", "", kOnlyCompared}, titleOf},
    {{"total_power",
      {{"of", ParamKind::seat, "", true}},
      "{of}'s total power",
      "In a battle, or where the event or the card is."},
     totalPowerHere},
    {{"deploy_cost", {TARGET}, "the deploy cost of {target}", ""}, deployCostOf},
    {{"destinies_drawn",
      {{"of", ParamKind::seat, "", true}},
      "the number of battle destinies that {of} drew",
      "In the battle that goes on."},
     battleDestiniesDrawn},
    {{"defense", {TARGET}, "the defense value of {target}", ""}, defenseOf},
    {{"total_ability", {{"of", ParamKind::seat, "", true}}, "{of}'s total ability here", ""}, totalAbilityHere},
    {{"politics", {TARGET}, "the politics of {target}", ""}, politicsOf},
    {{"opposing_power", {}, "your opponent's total power there", ""}, opposingPower},
    {{"life_force", {{"of", ParamKind::seat, "", true}}, "{of}'s Life Force", ""}, lifeForceLeft},
    {{"hand", {{"of", ParamKind::seat, "", true}}, "the number of cards in {of}'s hand", ""}, handSize},
};

// --- conditions

bool isOfSide(Table&, const AbilityFrame& f, const Args& a) { return f.controller.index() == a.symbol(0) - 1; }
bool isCardNamed(const Table& t, Piece p, int32_t title) {
    return defOf(t, p).titleHash == title || factOf(t, p, kPersonaSlot) == title;
}
bool isGoingTo(Table& t, const AbilityFrame& f, const Args& a) {
    return isOfSystem(t, placeOf(t, f.event.object), a.symbol(0));
}
bool isGoingOn(Table& t, const AbilityFrame& f, const Args& a) {
    if (isPlaceOnPlanet(t, placeOf(t, f.event.object), a.symbol(0))) return true;
    return f.event.object.some() && !isType(t, f.event.object.piece, kLocation) &&
           isCardNamed(t, f.event.object.piece, a.symbol(0));
}
bool isGoingAboard(Table& t, const AbilityFrame& f, const Args& a) {
    return f.event.object.some() && isCardNamed(t, f.event.object.piece, a.symbol(0));
}
bool isDefending(Table& t, const AbilityFrame& f, const Args&) {
    bool fighting = t.s.battle.location.some() && !(t.s.battle.initiator == f.controller);
    return fighting && (t.s.pieces.data(f.source.piece).flags & PieceData::kInBattle) != 0;
}
bool isBattleOn(Table& t, const AbilityFrame&, const Args&) { return t.s.battle.segment != Battle::kNone; }
bool isNearby(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = placeOf(t, f.event.subject), here = sourcePlace(t, f);
    return place.some() && here.some() && (place == here || areAdjacent(t, place, here));
}
bool isAtSite(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = battlePlace(t, f);
    return place.some() && isSiteLike(t, place);
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
bool givesSkill(const Table& t, Piece p) {
    return (t.book().continuousAbout[t.s.pieces.row(p).def] & aboutBit(kWarriorSkill)) != 0;
}
// By his icon, or made one by what was there before: of two that could make him a warrior the first does.
bool isHostWarrior(Table& t, const AbilityFrame& f, const Args&) {
    if (!f.source.some() || !isInEffect(t, f.source.piece)) return false;
    Piece self = f.source.piece, host = t.s.pieces.data(self).at;
    if (!host.some() || hasIcon(t, host, kWarriorIcon)) return host.some();
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            if (p == self || !(t.s.pieces.data(p).at == host) || !givesSkill(t, p) || isSilent(t, p)) continue;
            uint32_t came = t.s.pieces.data(p).since(), mine = t.s.pieces.data(self).since();
            if (came < mine || (came == mine && p.n < self.n)) return true;
        }
    return false;
}
// The event of a move names the location that the card left as its source.
bool isFromAdjacent(Table& t, const AbilityFrame& f, const Args&) {
    Piece from = placeOf(t, f.event.source), to = placeOf(t, f.event.subject);
    return from.some() && to.some() && isSiteLike(t, to) && areAdjacent(t, from, to);
}
bool isPlaceOn(Table& t, const AbilityFrame& f, const Args& a) {
    Piece place = placeOf(t, f.event.object);
    return place.some() && systemOf(t, place) == a.symbol(0);
}
bool hasNothingToForfeit(Table& t, const AbilityFrame& f, const Args&) {
    for (Piece p : t.s.pieces.in({kTable, f.controller}))
        if ((t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 && forfeitOf(t, p).some() &&
            locationOf(t, p) == t.s.battle.location)
            return false;
    return true;
}
bool isDamagePending(Table& t, const AbilityFrame& f, const Args&) { return t.s.battle.damage[f.controller.index()] > 0; }
template <bool (*kTest)(Table&, Seat, Piece)>
bool holdsSome(Table& t, const AbilityFrame& f, const Args& a) {
    bool any = false;
    const auto look = [&](Piece p) { return any = isPlaceInRow(t, p) && kTest(t, a.seat(0), p), !any; };
    if (a.at(1).some()) return look(a.at(1).piece), any;
    forEachMatch(t, f, a.those(1), look, a.candidate);
    return any;
}
bool isGoingOnModel(Table& t, const AbilityFrame& f, const Args& a) {
    return f.event.object.some() && hasName(t, f.event.object.piece, a.symbol(0));
}

bool isTestCompleted(Table& t, const AbilityFrame& f, const Args&) {
    return f.source.some() && (t.s.pieces.data(f.source.piece).flags & PieceData::kCompleted) != 0;
}
bool areTogether(Table& t, const AbilityFrame& f, const Args&) { return f.source.some() && isInTraining(t, f.source.piece); }
#define WHO {"who", ParamKind::seat}
#define PLACE {"place", ParamKind::noun}
#define TWO {numberParam("a", kMeasures), numberParam("b", kMeasures)}
constexpr ConditionOf<Table> kConditions[] = {
    {{"side", {SYMBOL("side")}, "you are the {which} Side", "", "{which} Side: "}, isOfSide},
    {{"defending", {}, "{this} is defending a battle", ""}, isDefending},
    {{"in_a_battle", {}, "a battle is going on", "Whatever its segment."}, isBattleOn},
    {{"nearby", {}, "it is at the same or an adjacent site", ""}, isNearby},
    {{"at_a_site", {}, "it is at a site", ""}, isAtSite},
    {{"weaker_there", {}, "you have less power there than your opponent", ""}, isWeaker},
    {{"both_drew_one", {}, "each player drew one battle destiny", ""}, didBothDrawOne},
    {{"losing", {WHO}, "{who} lost it", ""}, isLosing},
    {{"host_is_warrior", {}, "{this} is on a character that was a warrior before", ""}, isHostWarrior},
    {{"from_adjacent_site", {}, "it came from an adjacent site", "Of a card that just moved."}, isFromAdjacent},
    {{"from_site_on", {TITLE}, "it was at a site on {title}", ""}, isPlaceOn},
    {{"nothing_to_forfeit", {}, "you have no card left to forfeit", ""}, hasNothingToForfeit},
    {{"damage_pending", {}, "battle damage against you remains", ""}, isDamagePending},
    {{"test_completed", {}, "this Jedi Test is completed", ""}, isTestCompleted},
    {{"training", {}, "the apprentice is with the mentor", ""}, areTogether},
    {{"controls", {WHO, PLACE}, "{who} control(s) {place}", "One location or more."}, holdsSome<controls>},
    {{"occupies", {WHO, PLACE}, "{who} occupy(occupies) {place}", "One location or more."}, holdsSome<hasPresence>},
    {{"deploys_to", {TITLE}, "{this} deploys to {title}", "", "", true}, isGoingTo},
    {{"deploys_on", {TITLE}, "{this} deploys on {title}", "", "", true}, isGoingOn},
    {{"deploys_aboard", {TITLE}, "{this} deploys aboard {title}", "", "", true}, isGoingAboard},
    {{"deploys_on_model", {{"which", ParamKind::symbol, "model"}}, "{this} deploys on a {which}", "", "", true},
     isGoingOnModel},
};

}  // namespace

std::span<const Noun<Table>> cardNouns() { return kNouns; }
std::span<const FilterOf<Table>> cardFilters() { return kFilters; }
std::span<const NumberOf<Table>> cardNumbers() { return kNumbers; }
std::span<const ConditionOf<Table>> cardConditions() { return kConditions; }

}  // namespace cantina::ccg
