// What real cards look for and ask about: nouns, filters, numbers, conditions and symbols beside those of vocabulary.cpp.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
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
bool isOfSystem(const Table& t, Piece place, int32_t system) { return place.some() && systemOf(t, place) == system; }
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
    return (t.s.pieces.data(p).flags & (PieceData::kMovedRegularly | PieceData::kBarred)) == 0 && !isImmobile(t, p);
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
    Piece place = locationOf(t, p);
    return place.some() && isSiteLike(t, place) && hasIcon(t, place, kExteriorIcon);
}
bool isAtTitled(Table& t, const AbilityFrame&, Piece p, int32_t a) {
    Piece place = locationOf(t, p);
    return place.some() && defOf(t, place).titleHash == a;
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
    {{"fired_at", {}, FilterPlace::after, "that is being fired at", ""}, "", isFiredAt},
    {{"nimbler", {}, FilterPlace::after, "with higher maneuver", ""}, "", isNimbler},
    {{"borne_by_this", {}, FilterPlace::after, "on this card", ""}, "", isBorneHere},
    {{"outdoors", {}, FilterPlace::after, "at an exterior site", ""}, "", isOutdoors},
    {{"at_place", TITLE, FilterPlace::after, "at {title}", "Of cards at a location."}, "", isAtTitled},
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
    return place.some() && isSiteLike(t, place) && systemOf(t, place) != a.symbol(0);
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
bool givesSkill(const Table& t, Piece p) {
    const CardDef& def = defOf(t, p);
    for (int k = 0; k < def.abilities; ++k) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + k)];
        const Instr* code = &t.book().code[a.code];
        for (int pc = 0; a.timing == kConstant && pc < a.length; ++pc)
            if (code[pc].code == Code::verb && constantVerb(code[pc].a) != nullptr && code[pc + 1].imm == kWarriorSkill)
                return true;
    }
    return false;
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
bool isSubjectThere(Table& t, const AbilityFrame& f, const Args&) {
    return f.event.subject.some() && t.s.pieces.isIn(f.event.subject.piece, kLostPile);
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
bool lacksOccupant(Table& t, const AbilityFrame& f, const Args& a) { return !occupiesHere(t, f, a); }
bool isThisInSpace(Table& t, const AbilityFrame& f, const Args&) {
    Piece place = sourcePlace(t, f);
    return place.some() && !isSiteLike(t, place);
}
bool isGoingOnModel(Table& t, const AbilityFrame& f, const Args& a) {
    return f.event.object.some() && isOfModel(t, f.event.object.piece, a.symbol(0));
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
    {{"host_is_warrior", {}, "that character was a warrior before", ""}, isHostWarrior},
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
    {{"not_occupied_by", {WHO}, "this location is not occupied by {who}", ""}, lacksOccupant},
    {{"this_in_space", {}, "this card is at a system or sector", ""}, isThisInSpace},
    {{"deploys_on_model", {{"which", ParamKind::symbol, "model"}}, "it deploys on a {which}", ""}, isGoingOnModel},
    {{"this_outdoors", {}, "this card is at an exterior site", ""}, isThisOutdoors},
    {{"has_hyperdrive", {{"target", ParamKind::one}}, "{target} has hyperdrive", ""}, isWithHyperdrive},
};

}  // namespace

std::span<const Noun<Table>> cardNouns() { return kNouns; }
std::span<const FilterOf<Table>> cardFilters() { return kFilters; }
std::span<const NumberOf<Table>> cardNumbers() { return kNumbers; }
std::span<const ConditionOf<Table>> cardConditions() { return kConditions; }

}  // namespace cantina::ccg
