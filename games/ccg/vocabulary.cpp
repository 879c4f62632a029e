// The words of the card language beside its verbs: what cards look for, events, timings, conditions, facts of cards.
#include "games/ccg/vocabulary.h"

#include <fmt/format.h>

#include "games/ccg/card_words.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/rules.h"
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
    {{"hand_card", "card from hand", "cards from hand", bit(kHand), "", false, NounWord::Search::held}, nullptr},
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
    Piece at = whereIs(t, p);
    return at.some() && at == locationOf(t, f.source.piece);
}
bool takesPart(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0;
}
bool isHit(Table& t, const AbilityFrame&, Piece p, int32_t) { return (t.s.pieces.data(p).flags & PieceData::kHit) != 0; }
bool isDroid(Table& t, const AbilityFrame&, Piece p, int32_t) { return isLoyal(t, p, kDroid); }
// CCG-TGT-IMP-12: a group leaves out its immune members.
bool isNotImmune(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return !defOf(t, p).has(kImmuneToCancel) && !isImmuneTo(t, p, f.source);
}

constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "of your opponent's", ""}, "", isOpposing},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"here", {}, FilterPlace::after, "here", ""}, "", isHere},
    {{"in_battle", {}, FilterPlace::after, "in battle", ""}, "", takesPart},
    {{"hit_card", {}, FilterPlace::before, "hit", ""}, "", isHit},
    {{"droid", {}, FilterPlace::before, "droid", ""}, "", isDroid},
    {{"not_immune", {}, FilterPlace::after, "that is not immune", ""}, "CCG-TGT-IMP-12", isNotImmune},
};

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
    {{"power", {{"target", ParamKind::one}}, "the power of {target}", ""}, powerOf},
    {{"ability", {{"target", ParamKind::one}}, "the ability of {target}", ""}, abilityOf},
    {{"forfeit", {{"target", ParamKind::one}}, "the forfeit of {target}", ""}, forfeitNumber},
};

bool isDuring(Table& t, const AbilityFrame&, const Args& a) { return t.s.phase == a.symbol(0); }
bool isYourTurn(Table& t, const AbilityFrame& f, const Args&) { return t.s.turn == f.controller; }
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
bool isBattleHere(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.battle.location.some() && locationOf(t, f.source.piece) == t.s.battle.location;
}
constexpr ConditionOf<Table> kConditions[] = {
    {{"during", {{"phase", ParamKind::symbol, "phase"}}, "it is {phase}", ""}, isDuring},
    {{"your_turn", {}, "it is your turn", ""}, isYourTurn},
    {{"fighting", {}, "a battle is in its weapons segment", ""}, isFighting},
    {{"battle_here", {}, "there is a battle at this location", ""}, isBattleHere},
    {{"by", {{"who", ParamKind::seat}}, "by {who}", ""}, isBy},
};

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
constexpr FieldWord namesField(const char* name, const char* kind, uint8_t most = 0) {
    return {name, FieldKind::names, 0, most, kind, false, nullptr, nullptr, ""};
}
constexpr FieldWord kTraitsField = namesField("traits", "trait");
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
    textField("expansion", kExpansionOfPlace, "Its expansion icon, if it has one."),
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
    {"subtype", FieldKind::symbols, kSubtype, 1, "subtype", false, nullptr, nullptr, "One, or a list."},
    kSideField,
    kIconsField,
    kTraitsField,
    kPersonaField,
    kMatchingField,
    namesField("species", "species", 1),
    stat("landspeed", kLandspeed, false),
    stat("maneuver", kManeuver, false),
    kExpansionField,
    numberField("politics", kPoliticsSlot, "Of a senator."),
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
    namesField("models", "model"),
    symbolField("class", kClassSlot, "class"),
    numberField("pilots", kPilots, "Capacity."),
    numberField("passengers", kPassengers, "Capacity."),
    numberField("vehicles", kCargo, "Capacity."),
    numberField("starfighters", kFighters, "Capacity."),
    numberField("permanent_pilot", kPilotAbility, "The ability of its permanent pilot."),
    textField("pilot_persona", kPilotPersona, "Who its permanent pilot is, if that is somebody."),
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
    kDestinyField, {"kind", FieldKind::symbol, kInterruptKind, 1, "interrupt kind", true, nullptr, nullptr, "used or lost"},
    kUniqueField,  kSideField,
    kIconsField,   kTraitsField};

#define SUBJECT {"subject", ParamKind::one, "card"}
#define OBJECT {"object", ParamKind::one, "card"}

// What is about to happen is answered before it, everything else when it has happened.
uint32_t askedOf(size_t event) {
    switch (event) {
        case kNoEvent:
        case kPowerTotaled:
        case kAttritionSet:
        case kBattleTied: return kToldToNobody;
        case kAboutToBattle:
        case kAboutToDeploy:
        case kAboutToDrawBattleDestiny:
        case kAboutToDrawWeaponDestiny:
        case kAboutToLose:
        case kAboutToDrawDestiny: return 1u << kAutomatic | 1u << kBefore | 1u << kBeforePlay;
        default: return 1u << kAutomatic | 1u << kJust | 1u << kResponse | 1u << kToldLater;
    }
}

#define BATTLE {"subject", ParamKind::one, "battle"}
#define DRAIN {"subject", ParamKind::one, "Force drain"}
std::vector<EventWord> eventWords() {
    constexpr uint32_t kLost = bit(kLostPile);
    return byNumber<EventWord>({
        {kNoEvent, {"nothing", {}, "nothing happens", ""}},
        {kPlayed,
         {"played",
          {SUBJECT, OBJECT},
          "{subject} was just played[, targeting {object}]",
          "An Interrupt, in its response step."}},
        {kDeploying,
         {"deploying",
          {SUBJECT, OBJECT},
          "{subject} is being deployed[ to {object}]",
          "In the response step of its deployment."}},
        {kDeployed, {"deployed", {SUBJECT, OBJECT}, "{subject} was just deployed[ to {object}]", ""}},
        {kMoving, {"moving", {SUBJECT, OBJECT}, "{subject} is moving[ to {object}]", ""}},
        {kMoved,
         {.name = "moved",
          .params = {SUBJECT, OBJECT},
          .wording = "{subject} just moved[ to {object}]",
          .help = "",
          .roles = {{{Role::from, "location", " from {}", true}, {Role::to, "location", " to {}", true}}}}},
        {kTextUsed, {"text_used", {SUBJECT, OBJECT}, "the text of {subject} was just used[ on {object}]", ""}},
        {kDrainInitiated, {"drain_initiated", {DRAIN}, "a Force drain was just initiated[ at {subject}]", "At a location."}},
        {kDrained, {"drained", {DRAIN}, "a player just Force drained[ at {subject}]", "The amount is how much was lost."}},
        {kBattleInitiated, {"battle_initiated", {BATTLE}, "a battle was just initiated[ at {subject}]", "At a location."}},
        {kFired,
         {"fired",
          {SUBJECT, OBJECT},
          "{subject} was just fired[ at {object}]",
          "A weapon, or a card with a permanent one; the object is its target."}},
        {kWasHit, {"was_hit", {SUBJECT}, "{subject} was just hit", ""}},
        {kDestinyDrawn,
         {"destiny_drawn", {SUBJECT}, "a destiny[ that is {subject}] was just drawn", "The subject is the drawn card."}},
        {kForceActivated, {"force_activated", {}, "Force was just activated", ""}},
        {kForceUsed, {"force_used", {}, "Force was just used", ""}},
        {kForceLost,
         {.name = "force_lost",
          .params = {SUBJECT},
          .wording = "a player just caused Force to be lost[: {subject}]",
          .help =
              "`by` is who caused it, for a cost who paid it. The subject is the card lost: force_lost(lost_card(yours)) "
              "is Force that you lost.",
          .at = kLost}},
        {kForceRetrieved, {"force_retrieved", {}, "Force was just retrieved", ""}},
        {kCardDrawn, {"card_drawn", {}, "a card was just drawn", ""}},
        {kCardLost,
         {.name = "just_lost",
          .params = {SUBJECT},
          .wording = "{subject} was just lost",
          .help = "From the table.",
          .roles = {{{Role::from, "location", " from {}", true}}},
          .leaves = true}},
        {kBattleDecided,
         {"battle_decided", {BATTLE}, "a battle[ at {subject}] was just decided", "`by` is the winner. Not of a tie."}},
        {kBattleEnds, {"battle_ends", {}, "the battle ends", ""}},
        {kBattleEnded, {"battle_ended", {BATTLE}, "a battle[ at {subject}] just ended", ""}},
        {kTurnEnds, {"turn_ends", {}, "a player's turn ends", ""}},
        {kAboutToBattle, {"about_to_battle", {BATTLE}, "a battle is initiated[ at {subject}]", "At a location."}},
        {kAboutToDeploy, {"about_to_deploy", {SUBJECT}, "{subject} is deployed", ""}},
        {kAboutToDrawBattleDestiny, {"about_to_draw_battle_destiny", {}, "battle destiny is drawn", ""}},
        {kAboutToDrawWeaponDestiny,
         {"about_to_draw_weapon_destiny", {SUBJECT}, "weapon destiny is drawn[ for {subject}]", ""}},
        {kAboutToDrawDestiny, {"about_to_draw_destiny", {SUBJECT}, "destiny is drawn[ because of {subject}]", ""}},
        {kDestinyCompleted,
         {"destiny_completed",
          {SUBJECT},
          "a destiny draw[ that is {subject}] was just completed",
          "The subject is the drawn card."}},
        {kTurnStarts, {"turn_starts", {}, "a player's turn begins", ""}},
        {kMustLose, {"must_lose_force", {}, "Force must be lost", "Before the first of it is lost."}},
        {kDestiniesDrawn,
         {"destinies_drawn", {BATTLE}, "both players have drawn their battle destinies[ in a battle at {subject}]", ""}},
        {kCardForfeited,
         {"forfeited", {SUBJECT, {"object", ParamKind::one, "site"}}, "{subject} was just forfeited[ from {object}]", ""}},
        {kLosingForce,
         {.name = "lost_to_damage",
          .params = {SUBJECT},
          .wording = "a player just lost Force to battle damage[: {subject}]",
          .help = "The subject is the card lost.",
          .at = kLost}},
        {kPowerTotaled, {"power_totaled", {SUBJECT}, "total power was counted at {subject}", "Told to players."}},
        {kAttritionSet, {"attrition_set", {SUBJECT}, "attrition was counted at {subject}", "Told to players."}},
        {kBattleTied, {"battle_tied", {SUBJECT}, "nobody won the battle at {subject}", "Told to players."}},
        {kAttackInitiated,
         {"attack_initiated", {SUBJECT, OBJECT}, "an attack by or on {subject} was just initiated[ against {object}]", ""}},
        {kDefeated,
         {"defeated",
          {SUBJECT, OBJECT},
          "{subject} was just defeated[ by {object}] in an attack",
          "Before it is eaten or lost."}},
        {kCaptured, {"captured", {SUBJECT}, "{subject} was just captured", ""}},
        {kReleased, {"released", {SUBJECT}, "{subject} was just released", ""}},
        {kPassed, {"passes", {SUBJECT, OBJECT}, "{subject} passes through {object}", "On the way to a place farther on."}},
        {kAboutToLose,
         {.name = "about_to_be_lost",
          .params = {SUBJECT},
          .wording = "{subject} is lost",
          .help = "From the table, forfeited or not. It is not lost if the answer places it elsewhere, or says `instead`.",
          .roles = {{{Role::from, "location", " from {}", true}}}}},
        {kRetrieving,
         {"retrieval_initiated", {}, "a retrieval of Force was just initiated", "Before the first of it is retrieved."}},
        {kFlipped, {"was_flipped", {SUBJECT}, "{subject} was just flipped", "It shows its other side by then."}},
        {kWasDisarmed, {"was_disarmed", {SUBJECT}, "{subject} was just Disarmed", ""}},
        {kBecomes,
         {"becomes", {{"what", ParamKind::holding}}, "{what}", "The condition becomes true: docs/card-language.md."}},
    });
}
#undef BATTLE
#undef DRAIN
#undef SUBJECT
#undef OBJECT

std::vector<TimingWord> timingWords() {
    constexpr const char* kAutomaticText = "When {event}{condition}, {effect}.";
    return byNumber<TimingWord>({
        {kAutomatic,
         {.name = "automatic",
          .takesEvent = true,
          .wording = kAutomaticText,
          .zones = bit(kTable),
          .hidden = false,
          .help = "It must happen.",
          .stateWording = kAutomaticText}},
        {kJust,
         {"just", true, "If {event}{condition}, you may {effect}.", bit(kTable), false,
          "A response of a card on the table."}},
        {kResponse,
         {"response", true, "If {event}{condition}, {effect}.", bit(kHand), true,
          "An Interrupt played as a response, an Immediate Effect that deploys as one, or a react by the card itself."}},
        {kBefore, {"before", true, "Just before {event}{condition}, you may {effect}.", bit(kTable), false, ""}},
        {kBeforePlay, {"before_play", true, "Just before {event}{condition}, {effect}.", bit(kHand), true, "An Interrupt."}},
        {kOptional, {"optional", false, "{effect}.", bit(kTable), false, "A top-level action."}},
        {kAnyTime, {"any_time", false, "At any time: {effect}.", bit(kTable), false, "A top-level action of any phase."}},
        {kPlay, {"play", false, "{effect}.", bit(kHand), false, "An Interrupt played as a top-level action."}},
        {kMandatory,
         {"mandatory", false, "Mandatory: {effect}.", bit(kTable), false, "It must happen within its time frame."}},
        {kFire,
         {"fire", false, "Fire: {effect}.", bit(kTable), false,
          "A weapon, or a card with a permanent one, in the weapons segment."}},
        {kConstant,
         {.name = "constant",
          .takesEvent = false,
          .wording = "{effect}.",
          .zones = bit(kTable),
          .hidden = false,
          .help = "An automatic modifier: no action, always in effect.",
          .continuous = true}},
        {kWhenDrawn,
         {"when_drawn", false, "When drawn for destiny, {effect}.", bit(kUnresolved), false,
          "An Interrupt counts as played."}},
        {kDeploys,
         {.name = "deploys",
          .takesEvent = false,
          .wording = "Deployment: {effect}[ if {condition}].",
          .zones = ~0u,
          .hidden = false,
          .help = "Where it may deploy.",
          .continuous = true}},
        {kStarting, {"starting", false, "Starting: {effect}.", bit(kPlaying), false, "At the start of the game."}},
        {kDamageText, {"in_damage_segment", false, "In the damage segment: {effect}.", bit(kTable), false, ""}},
        {kDamagePlay,
         {"play_in_damage_segment", false, "In the damage segment: {effect}.", bit(kHand), false, "An Interrupt."}},
        {kFlips, {"flips", false, "Flip: {effect}.", bit(kTable), false, "When a double-sided card turns over, by itself."}},
        {kPrey,
         {.name = "prey",
          .takesEvent = false,
          .wording = "Parasite: {effect}.",
          .zones = ~0u,
          .hidden = false,
          .help = "What it attaches to.",
          .continuous = true}},
        {kAims, {"aims", false, "Target: {effect}.", ~0u, false, "Chosen as it deploys."}},
        {kReached,
         {"reached", false, "When its target reaches it, {effect}.", bit(kTable), false, "Of an Utinni Effect, by itself."}},
        {kPowerText, {"in_power_segment", false, "In the power segment: {effect}.", bit(kTable), false, ""}},
        {kPowerPlay,
         {"play_in_power_segment", false, "In the power segment: {effect}.", bit(kHand), false, "An Interrupt."}},
    });
}

// Which abilities the types can have: cards of the table and Interrupts have no timing in common but when they are drawn.
#define OF_THE_TABLE                                                                                                \
    "automatic", "just", "before", "optional", "any_time", "mandatory", "constant", "deploys", "in_damage_segment", \
        "in_power_segment", "when_drawn"
constexpr const char* kOfTheTable[] = {OF_THE_TABLE};
constexpr const char* kOfEffects[] = {OF_THE_TABLE, "starting", "aims", "reached", "response"};
constexpr const char* kOfWeapons[] = {OF_THE_TABLE, "fire", "response"};  // and of cards with a permanent weapon
constexpr const char* kOfDevices[] = {OF_THE_TABLE, "response"};
constexpr const char* kOfObjectives[] = {OF_THE_TABLE, "starting", "flips"};
constexpr const char* kOfEpicEvents[] = {OF_THE_TABLE, "play"};
constexpr const char* kOfJediTests[] = {OF_THE_TABLE, "aims", "reached"};
constexpr const char* kOfCreatures[] = {OF_THE_TABLE, "prey"};
constexpr const char* kOfInterrupts[] = {
    "constant", "play",      "response", "before_play", "play_in_damage_segment", "play_in_power_segment",
    "starting", "when_drawn"};
#undef OF_THE_TABLE

std::vector<TypeWord> typeWords() {
    return {{"location", kLocation, kLocationFields, "", true, "this location", kOfTheTable},
            {"character_card", kCharacter, kCharacterFields, "", true, "this character", kOfWeapons},
            {"starship_card", kStarship, kStarshipFields, "", true, "this starship", kOfWeapons},
            {"effect", kEffect, kEffectFields, "", true, "this Effect", kOfEffects},
            {"interrupt", kInterrupt, kInterruptFields, "", true, "this Interrupt", kOfInterrupts},
            {"weapon", kWeapon, kWeaponFields, "", true, "this weapon", kOfWeapons},
            {"device", kDevice, kEffectFields, "", true, "this device", kOfDevices},
            {"vehicle", kVehicle, kStarshipFields, "", true, "this vehicle", kOfWeapons},
            {"objective", kObjective, kObjectiveFields, "", true, "this Objective", kOfObjectives},
            {"defensive_shield", kDefensiveShield, kTableCardFields, "", true, "this Defensive Shield", kOfTheTable},
            {"admirals_order", kAdmiralsOrder, kTableCardFields, "", true, "this Admiral's Order", kOfTheTable},
            {"epic_event", kEpicEvent, kTableCardFields, "", true, "this Epic Event", kOfEpicEvents},
            {"jedi_test", kJediTest, kTableCardFields, "", true, "this Jedi Test", kOfJediTests},
            {"podracer", kPodracer, kTableCardFields, "", true, "this Podracer", kOfTheTable},
            {"creature", kCreature, kCreatureFields, "", true, "this creature", kOfCreatures}};
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
        {"period", "battle", static_cast<int32_t>(Until::endOfBattle), "until the battle ends"},
        {"period", "turn", static_cast<int32_t>(Until::endOfTurn), "until the turn ends"},
        {"period", "leaves", static_cast<int32_t>(Until::leavesPlay), "until it leaves the table"},
        {"period", "drain", static_cast<int32_t>(kForThisDrain), "for that Force drain"},
        {"flag", "yes", 1, ""},
        {"status", "disarmed", static_cast<int32_t>(Status::disarmed), "unable to use weapons this battle"},
        {"status", "barred", static_cast<int32_t>(Status::barred), "unable to battle or move for the rest of this turn"},
        {"held status", "textless", kTextCanceled, "cancel the game text of {target}[ {lasting}][ as long as {as_long_as}]"},
        {"side status", "textless", kSideCanceled, "cancel {side}'s game text of {target}[ as long as {as_long_as}]"},
        {"uncovered", "undercover", 1, "undercover"},
        {"held status", "suspended", kSuspended, "suspend {target}[ {lasting}][ as long as {as_long_as}]"},
        {"status", "excluded", static_cast<int32_t>(Status::excluded), "leave the battle until it ends"},
        {"status", "frozen", static_cast<int32_t>(Status::frozen), "frozen"},
        {"destination", "hand", kHand, "in owner's hand"},
        {"destination", "used_pile", kUsedPile, "in owner's Used Pile"},
        {"destination", "force_pile", kForcePile, "on top of owner's Force Pile"},
        {"destination", "reserve_deck", kReserveDeck, "on top of owner's Reserve Deck"},
        {"destination", "lost_pile", kLostPile, "in owner's Lost Pile"},
        {"destination", "out_of_play", kOutOfPlay, "out of play"},
        {"destination", "here", kStacked, "on this card"},
        {"swept", "cards", 0, "cards at"},
        {"swept", "characters", kCharacter, "characters at"},
        {"swept", "weapons", kWeapon, "weapons aboard"},
        {"payment", "used_force", 0, "use"},
        {"payment", "lost_force", 1, "lose"},
        {"destiny kind", "weapon_draw", kWeaponDestiny, "weapon"},
        {"damage", "battle_damage", 1, "battle damage"},
        {"damage", "attrition_only", 2, "attrition"},
        {"damage", "all_damage", 3, "battle damage and attrition"},
        {"pile", "reserve_deck", kReserveDeck, "Reserve Deck"},
        {"pile", "force_pile", kForcePile, "Force Pile"},
        {"pile", "used_pile", kUsedPile, "Used Pile"},
        {"pile", "lost_pile", kLostPile, "Lost Pile"},
        {"interrupt kind", "used", kUsedInterrupt, "Used"},
        {"interrupt kind", "lost", kLostInterrupt, "Lost"},
        {"subtype", "droid_type", kDroid, "droid"},
        {"subtype", "alien_type", kAlien, "alien"},
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
        out.hostWording =
            "<character: the starship or vehicle that {this} is aboard>"
            "<weapon, device, Effect, creature, starship, vehicle: the card that {this} is on>";
        for (const auto& x : verbs()) out.verbs.push_back(x.word);
        for (const auto& x : words().nouns) out.nouns.push_back(x.word);
        for (const auto& x : words().filters) out.filters.push_back(x.word);
        for (const auto& x : words().numbers) out.numbers.push_back(x.word);
        for (const auto& x : words().conditions) out.conditions.push_back(x.word);
        out.events = eventWords();
        for (size_t i = 0; i < out.events.size(); ++i) out.events[i].asked = askedOf(i);
        out.timings = timingWords();
        out.symbols = symbolWords();
        for (auto list : {valueSymbols(), destinySymbols(), cardSymbols(), verbSymbols(), moveSymbols(), searchSymbols()})
            out.symbols.insert(out.symbols.end(), list.begin(), list.end());
        out.keywords = byNumber<KeywordWord>(
            {{kShelter, {"shelter", true, "Your Force losses are {n} less", "", "Not costs."}},
             {kImmuneToCancel, {"immune_to_cancel", false, "Immune to being canceled", "", ""}},
             {kDestinyBonus, {"destiny_bonus", true, "When drawn for destiny, add {n} to that draw", "", ""}},
             {kCannotMove, {"cannot_move", false, "Cannot move", "CCG-MOVE-TERM-02", ""}},
             {kOpponentPays, {"opponent_pays", true, "To deploy, {n} Force of your opponent must be used as well", "", ""}},
             {kNight, {"nighttime", false, "Nighttime conditions exist here", "", ""}},
             {kNotConverted, {"not_converted", false, "May not be converted", "CCG-SETUP-17", ""}},
             {kNotInLifeForce, {"not_in_life_force", false, "May not be placed in Reserve Deck", "CCG-SETUP-NOLF-01", ""}},
             {kPowerSource, {"power_source", false, "A power source for artillery", "CCG-WEAP-ART-01", ""}},
             {kNotInFighter, {"not_in_starfighters", false, "May not be aboard a starfighter", "", ""}},
             {kSparesOwn, {"spares_own", false, "Does not attack your characters", "", "Of a creature."}},
             {kEatsDroids, {"attacks_droids", false, "Attacks droids too", "", "Of a creature."}},
             {kPrison, {"prison", false, "A prison", "CCG-SP-CAPTURE-06", ""}},
             {kBackpack, {"backpack", false, "Carries one other character", "CCG-MOVE-EMB-04", "Of a device."}},
             {kShipDocking, {"ship_docking", false, "Has ship-docking capability", "CCG-MOVE-DOCK-01", "Of a starship."}},
             {kDrives,
              {"drives", false, "May drive a transport vehicle", "CCG-VEH-DRIVE-01",
               "Of a vehicle, battle or protocol droid."}},
             {kMayBeBattled, {"may_be_battled", false, "May be battled", "CCG-BTL-MAY-01", "Of a card without ability."}},
             {kMayInitiate,
              {"may_initiate_battle", false, "May initiate battle", "CCG-BTL-MAY-02", "Of a card without ability."}},
             {kLongRange, {"long_range", false, "Fires at other locations", "CCG-WEAP-LONG-01", "Of a weapon."}},
             {kLightsaber, {"lightsaber", false, "A lightsaber", "CCG-WEAP-SABER-01", "Of a weapon."}},
             {kNeverMoves, {"never_moves", false, "Never moves", "CCG-NEVER-01", "Not even while its text is canceled."}},
             {kSeeker,
              {"seeker", false, "Deploys and moves like an undercover spy", "CCG-WEAP-SEEK-01", "Of an automated weapon."}},
             {kGeneric, {"generic", false, "Deploys as part of any planet on table", "CCG-LOC-GEN-01", "Of a site."}},
             {kShieldGenerator, {"shield_generator", false, "The energy shield is up", "CCG-DEP-LOC-04", "Of a site."}},
             {kBaseSite, {"base_site", false, "Under the energy shield while it is up", "CCG-DEP-LOC-04", "Of a site."}},
             {kFiresTwice, {"fires_twice", false, "May fire one weapon aboard twice in each battle", "", "Of a starship."}},
             {kCover, {"cover", false, "What it is on is an undercover spy", "CCG-SP-SPY-01", "Of a card on a character."}},
             {kDeploysUndercover,
              {"deploys_undercover", false, "Deploys only to a site, as an undercover spy", "CCG-SP-SPY-10", ""}},
             {kNeverAlone,
              {"never_alone", false, "Is never alone", "CCG-ALONE-02", "A combo card, several permanent pilots."}}});
        out.types = typeWords();
        out.limits = {"phase", "turn", "battle", "game"};
        out.playedAs = {{"used", "Used: "}, {"lost", "Lost: "}};
        static_assert(kUsedInterrupt == 0 && kLostInterrupt == 1);
        out.mistake = mistakeOf;
        out.nameKinds = {{"trait"}, {"model"}, {"species"}};
        out.ruledNames = {{kSpyTrait, "trait", "spy"},
                          {kAstromechTrait, "trait", "astromech"},
                          {kBountyHunterTrait, "trait", "bounty_hunter"},
                          {kBattleDroidTrait, "trait", "battle_droid"},
                          {kTieModel, "model", "tie"},
                          {kAtAtModel, "model", "at_at"},
                          {kCloudCarModel, "model", "cloud_car"},
                          {kPatrolCraftModel, "model", "patrol_craft"}};
        return out;
    }();
    return v;
}

}  // namespace cantina::ccg
