// The words of the card language beside its verbs: what cards look for, events, timings, conditions, facts of cards.
#include "games/ccg/vocabulary.h"

#include <fmt/format.h>

#include "games/ccg/card_words.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"

namespace cantina::ccg {
namespace {

using namespace language;

constexpr uint32_t bit(int zone) { return 1u << zone; }

// --- nouns

template <CardType type>
bool is(Table& t, Piece p) {
    return isType(t, p, type);
}

// CCG-EFF-01: "Effect" means only plain ones.
bool isPlainEffect(Table& t, Piece p) {
    return isType(t, p, kEffect) && (factOf(t, p, kSubtype) == 0 || !t.on("CCG-EFF-01"_rule));
}

constexpr Noun<Table> kNouns[] = {
    {{"card", "card", "cards", bit(kTable), "Any card on the table."}, nullptr},
    {{"character", "character", "characters", bit(kTable), ""}, is<kCharacter>},
    {{"starship", "starship", "starships", bit(kTable), ""}, is<kStarship>},
    {{"weapon_card", "weapon", "weapons", bit(kTable), ""}, is<kWeapon>},
    {{"effect_card", "Effect", "Effects", bit(kTable) | bit(kPlaying), "On the table or being deployed."}, isPlainEffect},
    {{"interrupt_card", "Interrupt", "Interrupts", bit(kPlaying) | bit(kUnresolved),
      "One that is being played, or acts when drawn."},
     is<kInterrupt>},
    {{"location_card", "location", "locations", bit(kTable), ""}, is<kLocation>},
    {{"lost_character", "character", "characters", bit(kLostPile), "In a Lost Pile."}, is<kCharacter>},
    {{"lost_starship", "starship", "starships", bit(kLostPile), "In a Lost Pile."}, is<kStarship>},
    {{"lost_weapon", "weapon", "weapons", bit(kLostPile), "In a Lost Pile."}, is<kWeapon>},
    {{"hand_character", "character from hand", "characters from hand", bit(kHand), ""}, is<kCharacter>},
    {{"hand_card", "card from hand", "cards from hand", bit(kHand), ""}, nullptr},
    {{"recruit", "character that deploys", "characters that deploy", bit(kHand) | bit(kPlaying),
      "In hand or being deployed."},
     is<kCharacter>},
    {{"stacked_card", "stacked card", "stacked cards", bit(kStacked), ""}, nullptr},
    {{"any_effect", "Effect of any kind", "Effects of any kind", bit(kTable) | bit(kPlaying), ""}, is<kEffect>},
};

// --- filters

bool isYours(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.row(p).controller == f.controller; }
bool isOpposing(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return !(t.s.pieces.row(p).controller == f.controller);
}
bool isOther(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.source.piece); }
bool isHere(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Piece at = locationOf(t, p);
    return at.some() && at == locationOf(t, f.source.piece);
}
bool takesPart(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0;
}
bool isHit(Table& t, const AbilityFrame&, Piece p, int32_t) { return (t.s.pieces.data(p).flags & PieceData::kHit) != 0; }
bool isDroid(Table& t, const AbilityFrame&, Piece p, int32_t) { return defOf(t, p).number[kSubtype] == 1; }
// CCG-TGT-IMP-12: a group leaves out its immune members.
bool isNotImmune(Table& t, const AbilityFrame&, Piece p, int32_t) { return !defOf(t, p).has(kImmuneToCancel); }

constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "your opponent's", ""}, "", isOpposing},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"here", {}, FilterPlace::after, "at this card's location", ""}, "", isHere},
    {{"in_battle", {}, FilterPlace::after, "in battle", ""}, "", takesPart},
    {{"hit_card", {}, FilterPlace::before, "hit", ""}, "", isHit},
    {{"droid", {}, FilterPlace::before, "droid", ""}, "", isDroid},
    {{"not_immune", {}, FilterPlace::after, "that is not immune", ""}, "CCG-TGT-IMP-12", isNotImmune},
};
constexpr Numbered kNumberedFilters[] = {{kYoursFilter, "yours"}, {kOpposingFilter, "opposing"}};
static_assert(isInOrder(kFilters, kNumberedFilters));

// --- numbers and conditions

int32_t statOf(Table& t, PieceRef r, Stat stat) {
    return t.s.pieces.alive(r) ? checkedValue(t, r.piece, stat).thousandths : 0;
}
int32_t powerOf(Table& t, const AbilityFrame&, PieceRef r) { return statOf(t, r, kPower); }
// CCG-TGT-IMP-04: what compares with ability may look at a droid: 0.
int32_t abilityOf(Table& t, const AbilityFrame&, PieceRef r) {
    constexpr int32_t kNothingExceeds = 1'000'000;
    bool none = t.s.pieces.alive(r) && !valueOf(t, r.piece, kAbilityStat).some();
    return none && !t.on("CCG-TGT-IMP-04"_rule) ? kNothingExceeds : statOf(t, r, kAbilityStat);
}
int32_t forfeitNumber(Table& t, const AbilityFrame&, PieceRef r) { return statOf(t, r, kForfeit); }
constexpr NumberOf<Table> kNumbers[] = {
    {{"power_of", {{"target", ParamKind::one}}, "the power of {target}", ""}, powerOf},
    {{"ability_of", {{"target", ParamKind::one}}, "the ability of {target}", ""}, abilityOf},
    {{"forfeit_of", {{"target", ParamKind::one}}, "the forfeit of {target}", ""}, forfeitNumber},
};

bool isDuring(Table& t, const AbilityFrame&, const Args& a) { return t.s.phase == a.symbol(0); }
bool isYourTurn(Table& t, const AbilityFrame& f, const Args&) { return t.s.turn == f.controller; }
bool isOpponentsTurn(Table& t, const AbilityFrame& f, const Args&) { return !(t.s.turn == f.controller); }
// CCG-BTL-PART-08: what fights, and what it bears, has its texts for a battle only while it takes part.
bool isOutOfTheBattle(const Table& t, PieceRef source) {
    if (!source.some() || !isOnTable(t, source.piece)) return false;
    Piece p = source.piece;
    if (isType(t, p, kWeapon) || isType(t, p, kDevice)) p = t.s.pieces.data(p).at;
    if (!p.some() || !(isType(t, p, kCharacter) || isType(t, p, kStarship) || isType(t, p, kVehicle))) return false;
    return (t.s.pieces.data(p).flags & PieceData::kInBattle) == 0 && t.on("CCG-BTL-PART-08"_rule);
}
// CCG-ATK-06: an attack is no battle. CCG-BTL-WEAP-08: changes of power are for this segment only.
bool isFighting(Table& t, const AbilityFrame& f, const Args&) {
    if (t.s.battle.segment == Battle::kDamage && !t.on("CCG-BTL-WEAP-08"_rule)) return true;
    if (t.s.battle.segment == Battle::kWeapons && isOutOfTheBattle(t, f.source)) return false;
    return t.s.battle.segment == Battle::kWeapons || (isWeaponsSegment(t) && !t.on("CCG-ATK-06"_rule));
}
bool isBy(Table&, const AbilityFrame& f, const Args& a) { return f.event.seat == a.seat(0); }
bool isMore(Table&, const AbilityFrame&, const Args& a) { return a.number[0] > a.number[1]; }
bool holdsAtLeast(Table& t, const AbilityFrame&, const Args& a) { return sizeOf(t, kHand, a.seat(0)) >= a.whole(1); }
bool isBattleHere(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.battle.location.some() && locationOf(t, f.source.piece) == t.s.battle.location;
}
constexpr ConditionOf<Table> kConditions[] = {
    {{"during", {{"phase", ParamKind::symbol, "phase"}}, "it is {phase}", ""}, isDuring},
    {{"your_turn", {}, "it is your turn", ""}, isYourTurn},
    {{"opponents_turn", {}, "it is your opponent's turn", ""}, isOpponentsTurn},
    {{"fighting", {}, "a battle is in its weapons segment", ""}, isFighting},
    {{"battle_here", {}, "there is a battle at this location", ""}, isBattleHere},
    {{"by", {{"who", ParamKind::seat}}, "by {who}", ""}, isBy},
    {{"more_than", {numberParam("a", kMeasures), numberParam("b", kMeasures)}, "{a} is more than {b}", ""}, isMore},
    {{"hand_at_least",
      {{"who", ParamKind::seat}, numberParam("count", kMeasures)},
      "{who}'s hand has {count} or more cards",
      ""},
     holdsAtLeast},
};
constexpr Numbered kNumberedConditions[] = {{kDuringCondition, "during"}};
static_assert(isInOrder(kConditions, kNumberedConditions));

PieceRef host(Table& t, Piece p) {
    Piece at = isInEffect(t, p) ? t.s.pieces.data(p).at : Piece{};
    return at.some() ? t.s.pieces.ref(at) : PieceRef{};
}
Seat opponent(Table&, Seat s) { return opponentOf(s); }

// --- facts of cards

// A value and whether it exists: a droid has no ability, which is not ability 0.
bool parseStat(const FieldWord& field, const Tree& value, int32_t* slots, std::string& error) {
    bool asterisk = value.isText() && value.text == "*";
    if (!asterisk && (!value.isNumber() || !isIn(field.range, value.number)))
        return error = fmt::format("must be {} or \"*\", not {}", inWords(field.range), foundText(value)), false;
    slots[0] = asterisk ? 0 : static_cast<int32_t>(value.number);
    slots[1] = asterisk ? kAsterisk : kPrinted;
    return true;
}
std::string showStat(const int32_t* slots) {
    if (slots[1] != kPrinted) return slots[1] == kAsterisk ? "*" : "-";
    if (slots[0] % kThousand == 0) return std::to_string(slots[0] / kThousand);
    return fmt::format("{:.1f}", slots[0] / 1000.0);
}
constexpr FieldWord stat(const char* name, Stat s, bool required, NumberRange range = kValues) {
    return {name, FieldKind::custom, static_cast<uint8_t>(2 * s), 2, "", required, parseStat, showStat, "", false, range};
}
constexpr FieldWord kDestinyField = stat("destiny", kDestiny, false);
constexpr FieldWord kSecondDestinyField{
    "or_destiny", FieldKind::number, kSecondDestiny, 1, "", false, nullptr, nullptr, "The other printed destiny.", false,
    kValues};
// unique = true is one dot; 2 or 3 are as many.
bool parseDots(const FieldWord& field, const Tree& value, int32_t* slots, std::string& error) {
    bool flag = value.kind == Tree::Kind::boolean;
    if (!flag && (!value.isNumber() || !isIn(field.range, value.number)))
        return error = fmt::format("must be true or the dots, {}, not {}", inWords(field.range), foundText(value)), false;
    slots[0] = flag ? (value.number != 0 ? kThousand : 0) : static_cast<int32_t>(value.number);
    return true;
}
std::string showDots(const int32_t* slots) {
    return slots[0] == 0 ? "no" : slots[0] == kThousand ? "yes" : std::to_string(slots[0] / kThousand) + " at a time";
}
constexpr FieldWord kUniqueField{"unique", FieldKind::custom, kUnique, 1, "", false, parseDots, showDots, "", false, {0, 3}};
constexpr FieldWord symbolField(const char* name, SlotId slot, const char* set) {
    return {name, FieldKind::symbol, slot, 1, set, false, nullptr, nullptr, ""};
}
constexpr FieldWord symbolsField(const char* name, SlotId slot, const char* set) {
    return {name, FieldKind::symbols, slot, 1, set, false, nullptr, nullptr, ""};
}
constexpr FieldWord textField(const char* name, SlotId slot, const char* help) {
    return {name, FieldKind::text, slot, 1, "", false, nullptr, nullptr, help};
}
constexpr FieldWord numberField(const char* name, SlotId slot, const char* help) {
    return {name, FieldKind::number, slot, 1, "", false, nullptr, nullptr, help};
}
// One title may have a version on either side.
constexpr FieldWord kSideField{"side", FieldKind::symbol, kSideSlot, 1, "side", false, nullptr, nullptr, "", true};
constexpr FieldWord kIconsField = symbolsField("icons", kIconsSlot, "icon");
constexpr FieldWord kTraitsField = symbolsField("traits", kTraitsSlot, "trait");
constexpr FieldWord kPersonaField = textField("persona", kPersonaSlot, "Whose version it is.");
constexpr FieldWord kExpansionField = textField("expansion", kExpansionSlot, "Its expansion icon, if it has one.");
constexpr FieldWord kMatchingField = textField("matching", kMatchingSlot, "The title or persona that it matches.");
constexpr FieldWord kLocationFields[] = {
    kSideField,
    kUniqueField,
    kIconsField,
    kTraitsField,
    symbolField("place", kPlaceKind, "place"),
    textField("system", kSystemSlot, "The system that it belongs to."),
    textField("cluster", kClusterSlot, "Sites that stay side by side."),
    numberField("parsec", kParsec, "Of a system."),
    textField("orbits", kOrbits, "Of a mobile system: the system that it orbits."),
    textField("of_starship", kOfCraft, "Of a site of a starship or asteroid: the title of that."),
    numberField("marker", kMarker, "Of a marker site: which."),
    stat("hyperspeed", kHyperspeed, false, {0, kMostStarSpeed, false}),
    {"dark", FieldKind::number, kDarkIcons, 1, "", true, nullptr, nullptr, "Force icons on the Dark Side."},
    {"light", FieldKind::number, kLightIcons, 1, "", true, nullptr, nullptr, "Force icons on the Light Side."},
};
constexpr FieldWord kCharacterFields[] = {
    kDestinyField,
    kSecondDestinyField,
    stat("deploy", kDeployCost, false),
    stat("power", kPower, false),
    stat("ability", kAbilityStat, false),
    stat("forfeit", kForfeit, false),
    stat("armor", kArmor, false),
    kUniqueField,
    {"subtype", FieldKind::symbol, kSubtype, 1, "subtype", false, nullptr, nullptr, ""},
    kSideField,
    kIconsField,
    kTraitsField,
    kPersonaField,
    kMatchingField,
    symbolField("species", kSpeciesSlot, "species"),
    stat("landspeed", kLandspeed, false),
    stat("maneuver", kManeuver, false),
    kExpansionField,
    textField("permanent_weapon", kPermanentWeapon, "The persona of the weapon that is part of it."),
};
constexpr FieldWord kStarshipFields[] = {
    kDestinyField,
    stat("deploy", kDeployCost, false),
    stat("power", kPower, false),
    stat("maneuver", kManeuver, false),
    stat("hyperspeed", kHyperspeed, false),
    stat("armor", kArmor, false),
    stat("forfeit", kForfeit, false),
    stat("landspeed", kLandspeed, false),
    stat("ability", kAbilityStat, false),
    kUniqueField,
    kSideField,
    kIconsField,
    kTraitsField,
    kPersonaField,
    kMatchingField,
    symbolsField("models", kModelSlot, "model"),
    symbolField("class", kClassSlot, "class"),
    numberField("pilots", kPilots, "Capacity."),
    numberField("passengers", kPassengers, "Capacity."),
    numberField("vehicles", kCargo, "Capacity."),
    numberField("starfighters", kFighters, "Capacity."),
    numberField("permanent_pilot", kPilotAbility, "The ability of its permanent pilot."),
    textField("other_side", kOtherSide, "The title of its other side."),
    numberField("face", kFace, "0 in front, 7 behind."),
    numberField("pilots_or_passengers", kEitherSeats, "Capacity for either."),
    numberField("astromechs", kAstromechs, "Capacity for astromechs only."),
    numberField("vehicles_or_starfighters", kEitherHold, "Capacity for either."),
    numberField("ties", kTieHold, "Capacity for TIEs only."),
};
constexpr FieldWord kEffectFields[] = {kDestinyField,
                                       stat("deploy", kDeployCost, false),
                                       stat("forfeit", kForfeit, false),
                                       kUniqueField,
                                       kSideField,
                                       kIconsField,
                                       kTraitsField,
                                       kPersonaField,
                                       symbolField("kind", kSubtype, "effect kind"),
                                       numberField("shields", kShieldLimit, "Defensive Shields that may be played.")};
constexpr FieldWord kWeaponFields[] = {kDestinyField,
                                       stat("deploy", kDeployCost, false),
                                       stat("forfeit", kForfeit, false),
                                       kUniqueField,
                                       kSideField,
                                       kIconsField,
                                       kTraitsField,
                                       kPersonaField,
                                       symbolField("kind", kSubtype, "weapon kind")};
constexpr FieldWord kObjectiveFields[] = {kDestinyField,
                                          kSideField,
                                          kIconsField,
                                          kTraitsField,
                                          textField("other_side", kOtherSide, "The title of its other side."),
                                          numberField("face", kFace, "0 in front, 7 behind.")};
constexpr FieldWord kTableCardFields[] = {kDestinyField,
                                          stat("deploy", kDeployCost, false),
                                          kUniqueField,
                                          kSideField,
                                          kIconsField,
                                          kTraitsField,
                                          numberField("number", kTestNumber, "Of a Jedi Test.")};
constexpr FieldWord kCreatureFields[] = {kDestinyField,
                                         stat("deploy", kDeployCost, false),
                                         numberField("ferocity", kFerocitySlot, "Without its destinies."),
                                         numberField("ferocity_destinies", kFerocityDraws, "Drawn and added."),
                                         numberField("defense_value", kDefenseSlot, "Its own."),
                                         stat("forfeit", kForfeit, false),
                                         stat("landspeed", kLandspeed, false),
                                         kUniqueField,
                                         kSideField,
                                         kIconsField,
                                         kTraitsField};
constexpr FieldWord kInterruptFields[] = {
    kDestinyField,
    {"kind", FieldKind::symbol, kInterruptKind, 1, "interrupt kind", true, nullptr, nullptr, "used or lost"},
    kUniqueField,
    kSideField,
    kTraitsField};

#define SUBJECT {"subject", ParamKind::one, "card"}
#define OBJECT {"object", ParamKind::one, "card"}

std::vector<EventWord> eventWords() {
    return {
        {"nothing", {}, "nothing happens", ""},
        {"played", {SUBJECT, OBJECT}, "{subject} was just played", "An Interrupt, in its response step."},
        {"deploying", {SUBJECT, OBJECT}, "{subject} is being deployed", "In the response step of its deployment."},
        {"deployed", {SUBJECT, OBJECT}, "{subject} was just deployed", ""},
        {"moving", {SUBJECT, OBJECT}, "{subject} is moving", ""},
        {"moved", {SUBJECT, OBJECT}, "{subject} just moved", ""},
        {"text_used", {SUBJECT, OBJECT}, "the text of {subject} was just used", ""},
        {"drain_initiated", {{"subject", ParamKind::one, "Force drain"}}, "a Force drain was just initiated", ""},
        {"drained", {SUBJECT}, "a player just Force drained", ""},
        {"battle_initiated", {SUBJECT}, "a battle was just initiated", ""},
        {"fired", {SUBJECT, OBJECT}, "{subject} was just fired", ""},
        {"was_hit", {SUBJECT}, "{subject} was just hit", ""},
        {"destiny_drawn", {SUBJECT}, "a destiny was just drawn", ""},
        {"force_activated", {}, "a Force was just activated", ""},
        {"force_used", {}, "a Force was just used", ""},
        {"force_lost", {SUBJECT}, "a Force was just lost", ""},
        {"force_retrieved", {}, "a Force was just retrieved", ""},
        {"card_drawn", {}, "a card was just drawn", ""},
        {"just_lost", {SUBJECT}, "{subject} was just lost", "From the table."},
        {"battle_decided", {SUBJECT}, "a battle was just decided", ""},
        {"battle_ends", {}, "the battle ends", ""},
        {"battle_ended", {SUBJECT}, "a battle just ended", ""},
        {"turn_ends", {}, "the turn ends", ""},
        {"about_to_battle", {SUBJECT}, "a battle is initiated", ""},
        {"about_to_deploy", {SUBJECT}, "{subject} is deployed", ""},
        {"about_to_draw_battle_destiny", {}, "battle destiny is drawn", ""},
        {"about_to_draw_weapon_destiny", {SUBJECT}, "weapon destiny is drawn", ""},
        {"about_to_draw_destiny", {SUBJECT}, "destiny is drawn", ""},
        {"destiny_completed", {SUBJECT}, "a destiny draw was just completed", ""},
        {"turn_starts", {}, "a turn is begun", ""},
        {"must_lose_force", {}, "Force must be lost", "Before the first of it is lost."},
        {"destinies_drawn", {SUBJECT}, "both players have drawn their battle destinies", ""},
        {"forfeited", {SUBJECT, OBJECT}, "{subject} was just forfeited", ""},
        {"lost_to_damage", {SUBJECT}, "Force was just lost to battle damage", ""},
        {"power_totaled", {SUBJECT}, "total power was counted", "Told to players; nothing answers it."},
        {"attrition_set", {SUBJECT}, "attrition was counted", "Told to players; nothing answers it."},
        {"battle_tied", {SUBJECT}, "nobody won the battle", "Told to players; nothing answers it."},
        {"attack_initiated", {SUBJECT, OBJECT}, "an attack by or on {subject} was just initiated", ""},
        {"defeated", {SUBJECT, OBJECT}, "{subject} was just defeated in an attack", "Before it is eaten or lost."},
        {"captured", {SUBJECT}, "{subject} was just captured", ""},
        {"released", {SUBJECT}, "{subject} was just released", ""},
        {"passes", {SUBJECT, OBJECT}, "{subject} passes through {object}", "On the way to a place farther on."},
    };
}
#undef SUBJECT
#undef OBJECT

std::vector<TimingWord> timingWords() {
    return {
        {"automatic", true, "When {event}{condition}, {effect}.", bit(kTable), false, "It must happen."},
        {"just", true, "If {event}{condition}, you may {effect}.", bit(kTable), false, "A response of a card on the table."},
        {"response", true, "If {event}{condition}, {effect}.", bit(kHand), true, "An Interrupt played as a response."},
        {"before", true, "Just before {event}{condition}, you may {effect}.", bit(kTable), false, ""},
        {"before_play", true, "Just before {event}{condition}, {effect}.", bit(kHand), true, "An Interrupt."},
        {"optional", false, "{effect}.", bit(kTable), false, "A top-level action."},
        {"any_time", false, "At any time: {effect}.", bit(kTable), false, "A top-level action of any phase."},
        {"play", false, "{effect}.", bit(kHand), false, "An Interrupt played as a top-level action."},
        {"mandatory", false, "Mandatory: {effect}.", bit(kTable), false, "It must happen within its time frame."},
        {"fire", false, "Fire: {effect}.", bit(kTable), false, "A weapon, in the weapons segment."},
        {"constant", false, "{effect}.", bit(kTable), false, "An automatic modifier: no action, always in effect."},
        {"when_drawn", false, "When drawn for destiny, {effect}.", bit(kUnresolved), false,
         "An Interrupt counts as played."},
        {"deploys", false, "Deployment: {effect}.", ~0u, false, "Where it may deploy."},
        {"starting", false, "Starting: {effect}.", bit(kPlaying), false, "At the start of the game."},
        {"in_damage_segment", false, "In the damage segment: {effect}.", bit(kTable), false, ""},
        {"play_in_damage_segment", false, "In the damage segment: {effect}.", bit(kHand), false, "An Interrupt."},
        {"flips", false, "Flip: {effect}.", bit(kTable), false, "When a double-sided card turns over, by itself."},
        {"prey", false, "Parasite: {effect}.", ~0u, false, "What it attaches to."},
        {"aims", false, "Target: {effect}.", ~0u, false, "Chosen as it deploys."},
        {"reached", false, "When its target reaches it, {effect}.", bit(kTable), false, "Of an Utinni Effect, by itself."},
        {"in_power_segment", false, "In the power segment: {effect}.", bit(kTable), false, ""},
        {"play_in_power_segment", false, "In the power segment: {effect}.", bit(kHand), false, "An Interrupt."},
    };
}

std::vector<SymbolWord> symbolWords() {
    return {
        {"phase", "activate_phase", kActivate, "the activate phase"},
        {"phase", "control_phase", kControl, "the control phase"},
        {"phase", "deploy_phase", kDeploy, "the deploy phase"},
        {"phase", "battle_phase", kBattle, "the battle phase"},
        {"phase", "move_phase", kMove, "the move phase"},
        {"phase", "draw_phase", kDraw, "the draw phase"},
        {"phase", "end_of_turn", kEndOfTurn, "the end of the turn"},
        {"phase", "end_of_battle", kEndOfBattle, "the end of the battle"},
        {"stat", "power", kPower, "power"},
        {"stat", "ability", kAbilityStat, "ability"},
        {"stat", "forfeit", kForfeit, "forfeit"},
        {"stat", "maneuver", kManeuver, "maneuver"},
        {"stat", "hyperspeed", kHyperspeed, "hyperspeed"},
        {"stat", "armor", kArmor, "armor"},
        {"until", "for_battle", static_cast<int32_t>(Until::endOfBattle), "until the battle ends"},
        {"until", "for_turn", static_cast<int32_t>(Until::endOfTurn), "until the turn ends"},
        {"until", "for_good", static_cast<int32_t>(Until::leavesPlay), "until it leaves the table"},
        {"pile", "reserve_deck", kReserveDeck, "Reserve Deck"},
        {"pile", "force_pile", kForcePile, "Force Pile"},
        {"pile", "used_pile", kUsedPile, "Used Pile"},
        {"pile", "lost_pile", kLostPile, "Lost Pile"},
        {"pile", "own_hand", kHand, "hand"},
        {"kind", "a_character", kCharacter, "a character"},
        {"kind", "a_weapon", kWeapon, "a weapon"},
        {"kind", "an_effect", kEffect, "an Effect"},
        {"kind", "a_starship", kStarship, "a starship"},
        {"kind", "a_docking_bay", kLocation, "a docking bay"},
        {"kind", "a_device", kDevice, "a device"},
        {"kind", "any_card", 0, "any card"},
        {"kind", "an_interrupt", kInterrupt, "an Interrupt"},
        {"interrupt kind", "used", kUsedInterrupt, "Used"},
        {"interrupt kind", "lost", kLostInterrupt, "Lost"},
        {"subtype", "droid_type", 1, "droid"},
        {"subtype", "alien_type", 2, "alien"},
    };
}

// A table of this file and one of value_words.cpp.
template <class Word, size_t kCount>
std::vector<Word> joined(const Word (&first)[kCount], std::span<const Word> rest, std::span<const Word> more = {}) {
    std::vector<Word> out(first, first + kCount);
    out.insert(out.end(), rest.begin(), rest.end());
    out.insert(out.end(), more.begin(), more.end());
    return out;
}

}  // namespace

const State::Words& words() {
    static const auto nouns = joined(kNouns, cardNouns());
    static const auto filters = joined(kFilters, valueFilters(), cardFilters());
    static const auto numbers = joined(kNumbers, valueNumbers(), cardNumbers());
    static const auto conditions = joined(kConditions, valueConditions(), cardConditions());
    static const State::Words w{verbs(), nouns, filters, numbers, conditions, host, opponent};
    return w;
}

const Vocabulary& vocabulary() {
    static const Vocabulary v = [] {
        Vocabulary out;
        out.game = "ccg";
        for (const auto& x : verbs()) out.verbs.push_back(x.word);
        for (const auto& x : words().nouns) out.nouns.push_back(x.word);
        for (const auto& x : words().filters) out.filters.push_back(x.word);
        for (const auto& x : words().numbers) out.numbers.push_back(x.word);
        for (const auto& x : words().conditions) out.conditions.push_back(x.word);
        out.events = eventWords();
        out.timings = timingWords();
        out.symbols = symbolWords();
        for (const auto& x : valueSymbols()) out.symbols.push_back(x);
        for (const auto& x : cardSymbols()) out.symbols.push_back(x);
        out.keywords = {
            {"shelter", true, "Your Force losses are {n} less", "", "Not costs."},
            {"immune_to_cancel", false, "Immune to being canceled", "", ""},
            {"destiny_bonus", true, "When drawn for destiny, add {n} to that draw", "", ""},
            {"cannot_move", false, "Cannot move", "CCG-MOVE-TERM-02", ""},
            {"opponent_pays", true, "To deploy, {n} Force of your opponent must be used as well", "", ""},
            {"nighttime", false, "Nighttime conditions exist here", "", ""},
            {"immune_to_alter", false, "Immune to Alter", "", ""},
            {"not_converted", false, "May not be converted", "CCG-SETUP-17", ""},
            {"not_in_life_force", false, "May not be placed in Reserve Deck", "CCG-SETUP-NOLF-01", ""},
            {"power_source", false, "A power source for artillery", "CCG-WEAP-ART-01", ""},
            {"not_in_starfighters", false, "May not be aboard a starfighter", "", ""},
            {"spares_own", false, "Does not attack your characters", "", "Of a creature."},
            {"attacks_droids", false, "Attacks droids too", "", "Of a creature."},
            {"prison", false, "A prison", "CCG-SP-CAPTURE-06", ""},
            {"backpack", false, "Carries one other character", "CCG-MOVE-EMB-04", "Of a device."},
            {"ship_docking", false, "Has ship-docking capability", "CCG-MOVE-DOCK-01", "Of a starship."},
            {"drives", false, "May drive a transport vehicle", "CCG-VEH-DRIVE-01",
             "Of a vehicle, battle or protocol droid."},
            {"may_be_battled", false, "May be battled", "CCG-BTL-MAY-01", "Of a card without ability."},
            {"may_initiate_battle", false, "May initiate battle", "CCG-BTL-MAY-02", "Of a card without ability."},
            {"no_weapon_target", false, "May not be targeted by weapons", "CCG-WEAP-NOTGT-01", ""},
            {"long_range", false, "Fires at other locations", "CCG-WEAP-LONG-01", "Of a weapon."},
            {"lightsaber", false, "A lightsaber", "CCG-WEAP-SABER-01", "Of a weapon."},
            {"never_moves", false, "Never moves", "CCG-NEVER-01", "Not even while its text is canceled."},
            {"seeker", false, "Deploys and moves like an undercover spy", "CCG-WEAP-SEEK-01", "Of an automated weapon."},
            {"generic", false, "Deploys as part of any planet on table", "CCG-LOC-GEN-01", "Of a site."},
            {"shield_generator", false, "The energy shield is up", "CCG-DEP-LOC-04", "Of a site."},
            {"base_site", false, "Under the energy shield while it is up", "CCG-DEP-LOC-04", "Of a site."},
            {"fires_twice", false, "May fire one weapon aboard twice in each battle", "", "Of a starship."}};
        out.types = {{"location", kLocation, kLocationFields, "", true, "this location"},
                     {"character_card", kCharacter, kCharacterFields, "", true, "this character"},
                     {"starship_card", kStarship, kStarshipFields, "", true, "this starship"},
                     {"effect", kEffect, kEffectFields, "", true, "this Effect"},
                     {"interrupt", kInterrupt, kInterruptFields, "", true, "this Interrupt"},
                     {"weapon", kWeapon, kWeaponFields, "", true, "this weapon"},
                     {"device", kDevice, kEffectFields, "", true, "this device"},
                     {"vehicle", kVehicle, kStarshipFields, "", true, "this vehicle"},
                     {"objective", kObjective, kObjectiveFields, "", true, "this Objective"},
                     {"defensive_shield", kDefensiveShield, kTableCardFields, "", true, "this Defensive Shield"},
                     {"admirals_order", kAdmiralsOrder, kTableCardFields, "", true, "this Admiral's Order"},
                     {"epic_event", kEpicEvent, kTableCardFields, "", true, "this Epic Event"},
                     {"jedi_test", kJediTest, kTableCardFields, "", true, "this Jedi Test"},
                     {"podracer", kPodracer, kTableCardFields, "", true, "this Podracer"},
                     {"creature", kCreature, kCreatureFields, "", true, "this creature"}};
        out.limits = {"phase", "turn", "battle", "game"};
        return out;
    }();
    return v;
}

}  // namespace cantina::ccg
