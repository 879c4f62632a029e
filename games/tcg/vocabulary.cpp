// The vocabulary of the TCG's card language: facts of cards, events, timings, keywords. Verbs: verbs.cpp; nouns, filters,
// numbers and conditions: words.cpp.
#include "games/tcg/vocabulary.h"

#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kInArenas = bit(kSpace) | bit(kGround) | bit(kCharacter);

PieceRef host(Table& t, Piece p) {
    Piece on = hostOf(t, p);
    return on.some() ? t.s.pieces.ref(on) : PieceRef{};
}
Seat opponentSeat(Table&, Seat s) { return opponentOf(s); }

// --- facts of cards

// What is equal for uniqueness although the names differ, with the other names.
struct Persona {
    std::string_view name, says;
};
constexpr Persona kPersonas[] = {
    {"Anakin Skywalker", "Anakin Skywalker, Darth Vader"},
    {"Padme Amidala", "Padme Amidala, Queen Amidala"},
    {"Palpatine", "Darth Sidious, Emperor Palpatine, Chancellor Palpatine"},
    {"Toy Twin", "Toy Twin"},
};
bool parsePersona(const FieldWord&, const Tree& value, int32_t* slot, std::string& error) {
    for (const Persona& p : kPersonas)
        if (value.isText() && value.text == p.name) return *slot = titleHash(value.text), true;
    std::vector<std::string_view> known;
    error = "it must be one of";
    for (const Persona& p : kPersonas) {
        known.emplace_back(p.name);
        error += (known.size() > 1 ? ", " : " ") + std::string(p.name);
    }
    error += "; not " + foundText(value) + meant(value.text, known);
    return false;
}
std::string showPersona(const int32_t* slot) {
    for (const Persona& p : kPersonas)
        if (titleHash(p.name) == *slot) return std::string(p.says);
    return "none";
}

constexpr FieldWord number(const char* name, SlotId slot, const char* help, bool required = true) {
    return {name, FieldKind::number, slot, 1, "", required, nullptr, nullptr, help};
}
// One title may have a version on either side.
constexpr FieldWord kSideField{"side", FieldKind::symbol, kSide, 1, "side", true, nullptr, nullptr, "", true};
constexpr FieldWord kCostField = number("cost", kCost, "Build cost.");
constexpr FieldWord kSubtypesField{"subtypes",
                                   FieldKind::custom,
                                   kSubtypes,
                                   kSubtypeSlots,
                                   "",
                                   false,
                                   parseSubtypes,
                                   showSubtypes,
                                   "The words of the type line."};
constexpr FieldWord kUnitFields[] = {
    kCostField,
    number("speed", kSpeed, ""),
    number("power", kPower, ""),
    number("health", kHealth, ""),
    kSideField,
    {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, "It has a version letter."},
    {"version", FieldKind::text, 0, 0, "", false, nullptr, nullptr, "The version letter.", true},
    {"persona", FieldKind::custom, kPersona, 1, "", false, parsePersona, showPersona,
     "Units of one persona count as one for uniqueness, contests and stacks."},
    kSubtypesField,
    {"pilots", FieldKind::custom, kPilots, kSubtypeSlots, "", false, parseSubtypes, showEither,
     "The units that this Pilot can be on."},
};
constexpr FieldWord kBattleFields[] = {kSideField};
constexpr FieldWord kMissionFields[] = {kCostField, kSideField};
constexpr FieldWord kArenasField{"arenas", FieldKind::symbols, kArenas_, 1, "arena", true, nullptr, nullptr, ""};
constexpr FieldWord kLocationFields[] = {kCostField, kSideField, kArenasField, kSubtypesField};
constexpr FieldWord kEquipmentFields[] = {
    kCostField,
    kSideField,
    kArenasField,
    {"fits", FieldKind::custom, kFits, kSubtypeSlots, "", false, parseSubtypes, showEither,
     "Only units with one of these subtypes."},
    number("equip_points", kEquipPoints, "Build points to attach it.", false),
    number("equip_force", kEquipForce, "Force to attach it.", false),
};

constexpr const char* kArrow = " \xE2\x86\x92 ";  // an arrow between cost and effect, as on the cards

std::vector<EventWord> eventWords() {
    constexpr Param subject{"subject", ParamKind::one, "unit"};
    constexpr Param object{"object", ParamKind::one, "unit"};
    constexpr Param card{"subject", ParamKind::one, "card"};
    return {
        {"nothing", {}, "nothing happens", ""},
        {"attacks", {subject, object}, "{subject} attacks[ {object}]", ""},
        {"dice_are_rolled", {subject, object}, "dice are rolled for {subject} against {object}", ""},
        {"would_be_damaged", {subject, object}, "{subject} would be damaged[ by {object}]", ""},
        {"is_damaged", {subject, object}, "{subject} is damaged[ by {object}]", ""},
        {"is_played", {card}, "{subject} is played", "A Battle card, a Mission or an activated ability."},
        {"is_discarded", {subject}, "{subject} is discarded from its arena", ""},
        {"is_deployed", {subject}, "{subject} is deployed into its arena", ""},
        {"attack_ends", {subject, object}, "an attack by {subject}[ on {object}] ends", ""},
        {"turn_ends", {}, "the turn ends", ""},
        {"retreats", {subject}, "{subject} retreats", ""},
        {"build_roll", {}, "the roll for build points is made", ""},
        {"battle_phase_starts", {}, "the battle phase starts", ""},
        {"battle_phase_ends", {}, "the battle phase ends", ""},
        {"space_battle_starts", {}, "the Space battle step starts", ""},
        {"ground_battle_starts", {}, "the Ground battle step starts", ""},
        {"character_battle_starts", {}, "the Character battle step starts", ""},
        {"space_battle_ends", {}, "the Space battle step ends", ""},
        {"ground_battle_ends", {}, "the Ground battle step ends", ""},
        {"character_battle_ends", {}, "the Character battle step ends", ""},
        {"your_build_step_starts", {}, "your build step starts", ""},
        {"falls_to", {subject, object}, "{subject} is discarded because of damage[ by {object}]", ""},
        {"your_draw_step_starts", {}, "your draw step starts", ""},
    };
}

std::vector<TimingWord> timingWords() {
    return {
        {"whenever", true, "When {event}, {effect}.", kInArenas | bit(kLocations), false, "A triggered ability."},
        {"activated", false, "{effect}.", kInArenas | bit(kRetreated), false,
         "An activated ability: cost(...), then the effect.", kArrow},
        {"effect", false, "{effect}.", bit(kHand), true, "What a Battle card does.", kArrow},
        {"completed", false, "{effect}.", bit(kBuild), false, "What a Mission does."},
        {"static", false, "{effect}.", kInArenas | bit(kLocations), false, "What is on while the card is in its arena."},
        {"pilot", false, "Pilot: {effect}.", bit(kOn), false, "What a Pilot gives the unit it is on."},
        {"pilot_whenever", true, "Pilot: when {event}, {effect}.", bit(kOn), false, "Works while it is on a unit."},
        {"pilot_activated", false, "Pilot: {effect}.", bit(kOn), false, "An activated ability of the unit it is on.",
         kArrow},
        {"equipped", false, "{effect}.", bit(kOn), false, "What Equipment gives the unit it is attached to."},
        {"equipped_activated", false, "The unit it is on has: {effect}.", bit(kOn), false,
         "An activated ability of the unit it is attached to.", kArrow},
        {"enhance", false, "Enhance, in place of the above: {effect}.", bit(kHand), true,
         "What a Battle card does in place of its effect.", kArrow},
        {"reserves", false, "Reserves: {effect}.", bit(kRetreated), false,
         "An activated ability that works in the build zone.", kArrow},
        {"upkeep", false, "Upkeep: {effect}{or}.", kInArenas | bit(kRetreated), false, "One of the Upkeep costs of a unit."},
        {"bounty", false, "Bounty: {effect}.", kInArenas, false,
         "As the next build step starts, for a unit that was discarded after this one's damage."},
    };
}
std::vector<SymbolWord> symbolWords() {
    std::vector<SymbolWord> out = {
        {"side", "dark", 0, "Dark Side"},
        {"side", "light", 1, "Light Side"},
        {"side", "neutral", 2, "neutral"},
        {"stat", "power", 0, "power"},
        {"stat", "speed", 1, "speed"},
        {"stat", "health", 2, "health"},
        {"stat", "deploy_cost", static_cast<int>(Stat::deployCost), "build counter(s) to deploy"},
        {"keyword", "gains_critical_hit", static_cast<int>(Stat::critical), "Critical Hit"},
        {"keyword", "gains_accuracy", static_cast<int>(Stat::accuracy), "Accuracy"},
        {"keyword", "gains_shields", static_cast<int>(Stat::shields), "Shields"},
        {"keyword", "gains_stun", static_cast<int>(Stat::stun), "Stun"},
        {"keyword", "gains_lucky", static_cast<int>(Stat::lucky), "Lucky"},
        {"keyword", "gains_armor", static_cast<int>(Stat::armor), "Armor"},
        {"keyword", "gains_overkill", static_cast<int>(Stat::overkill), "Overkill"},
        {"quality", "power", static_cast<int>(Stat::power), "power"},
        {"quality", "speed", static_cast<int>(Stat::speed), "speed"},
        {"quality", "gains_accuracy", static_cast<int>(Stat::accuracy), "Accuracy"},
        {"quality", "gains_critical_hit", static_cast<int>(Stat::critical), "Critical Hit"},
        {"quality", "gains_overkill", static_cast<int>(Stat::overkill), "Overkill"},
        {"quality", "gains_armor", static_cast<int>(Stat::armor), "Armor"},
        {"place", "in_space", 0, "the Space arena"},
        {"place", "in_ground", 1, "the Ground arena"},
        {"place", "in_character", 2, "the Character arena"},
        {"place", "that_arena", 3, "that arena"},
        {"payment", "battle_cards", kBattleCards, "each Battle card"},
        {"payment", "abilities", kAbilities, "each activated ability of a unit"},
        {"payment", "force_abilities", kForceAbilities, "each activated ability with a Force cost"},
        {"governed", "face_up_builds", kFaceUpBuilds, "build(s) all cards face up (they still count as facedown)"},
        {"governed", "no_battle_cards", kNoBattleCards, "can't play Battle cards during the Character battle step"},
        {"hand", "your_hand", 0, "your hand"},
        {"hand", "their_hand", 1, "your opponent's hand"},
        {"whose", "your_deck", 0, "your deck"},
        {"whose", "their_deck", 1, "your opponent's deck"},
        {"type", "a_space_unit", kTypeSpace, "Space"},
        {"type", "a_ground_unit", kTypeGround, "Ground"},
        {"type", "a_character", kTypeCharacter, "Character"},
        {"type", "a_battle", kTypeBattle, "Battle"},
        {"type", "a_mission_card", kTypeMission, "Mission"},
        {"span", "this_attack", 0, "for this attack"},
        {"span", "this_battle", 1, "until the end of battle"},
        {"span", "this_turn", 2, "this turn"},
        {"span", "this_character_battle", 5, "until the end of the Character battle step"},
        {"span", "as_long_as_in_play", 4, "as long as it is in play"},
        {"arena", "space_arena", 0, "Space"},
        {"arena", "ground_arena", 1, "Ground"},
        {"arena", "character_arena", 2, "Character"},
        {"played", "a_battle_card", 1 << static_cast<int>(Played::battleCard), "a Battle card"},
        {"played", "an_ability", 1 << static_cast<int>(Played::ability), "an activated ability"},
        {"played", "a_mission", 1 << static_cast<int>(Played::mission), "a Mission"},
        {"played", "a_battle_card_or_ability",
         1 << static_cast<int>(Played::battleCard) | 1 << static_cast<int>(Played::ability),
         "a Battle card or an activated ability"},
    };
    for (size_t i = 0; i < subtypes().size(); ++i)
        out.push_back({"subtype", subtypes()[i].name, static_cast<int32_t>(i), subtypes()[i].wording});
    return out;
}
std::vector<KeywordWord> keywordWords() {
    return {
        {"accuracy", true, "Accuracy {n}", "", "", "", NumberRange{-99, 99}},
        {"hidden_cost", true, "Hidden Cost {n}", "", ""},
        {"lucky", true, "Lucky {n}", "", ""},
        {"armor", false, "Armor", "", ""},
        {"overkill", false, "Overkill", "", ""},
        {"cannot_be_attacked", false, "This unit can't be attacked", "", ""},
        {"cannot_attack", false, "This unit can't attack", "", ""},
        {"cannot_retreat", false, "This unit can't retreat", "", ""},
        {"critical_hit", true, "Critical Hit {n}", "", ""},
        {"shields", true, "Shields {n}", "", ""},
        {"stun", true, "Stun {n}", "", ""},
        {"bombard", true, "Bombard {n}", "", ""},
        {"ion_cannon", true, "Ion Cannon {n}", "", ""},
        {"unpreventable", false, "Damage from this unit can't be prevented", "", ""},
        {"cheap_equipment", false, "Attaching Equipment to this unit costs 1 Force and 1 build point less", "", ""},
        {"extra_pilot", false, "Pilot: the unit it is on can have one more Pilot that is not an Astromech", "", ""},
        {"no_control", false, "This unit doesn't count toward controlling its arena", "", ""},
        {"may_stay_tapped", false, "You may leave this unit tapped in the untap step", "", ""},
        {"two_pilots", false, "This unit can have one more Pilot", "", ""},
        {"hidden_at_location", false, "Its Hidden Cost works as long as there is a Location in the Ground arena", "", ""},
        {"bites", false, "The last unit it attacked is the one that its attack dice were last rolled for", "", ""},
        {"unharmed", false, "All damage to and done by this unit is prevented", "", ""},
        {"corrupts", false,
         "When all of your opponent's units, in battle or retreated, have corruption counters, you win the game", "", ""},
    };
}
std::vector<TypeWord> typeWords() {
    return {{"space", kTypeSpace, kUnitFields, "", true, "this unit"},
            {"ground", kTypeGround, kUnitFields, "", true, "this unit"},
            {"character", kTypeCharacter, kUnitFields, "", true, "this unit"},
            {"battle", kTypeBattle, kBattleFields, ""},
            {"mission", kTypeMission, kMissionFields, ""},
            {"location", kTypeLocation, kLocationFields, "", true, "this Location"},
            {"equipment", kTypeEquipment, kEquipmentFields, "", true, "this Equipment"}};
}

}  // namespace

const State::Words& words() {
    static const State::Words w{verbs(), nouns(), filters(), numbers(), conditions(), host, opponentSeat};
    return w;
}

const Vocabulary& vocabulary() {
    static const Vocabulary v = [] {
        Vocabulary out;
        out.game = "tcg";
        for (const auto& x : verbs()) out.verbs.push_back(x.word);
        for (const auto& x : nouns()) out.nouns.push_back(x.word);
        for (const auto& x : filters()) out.filters.push_back(x.word);
        for (const auto& x : numbers()) out.numbers.push_back(x.word);
        for (const auto& x : conditions()) out.conditions.push_back(x.word);
        out.events = eventWords();
        out.timings = timingWords();
        out.symbols = symbolWords();
        out.keywords = keywordWords();
        out.types = typeWords();
        out.limits = {"turn", "attack"};
        out.hostWording = "the unit it is on";
        out.sideSlot = kSide;
        out.priceVerb = kVerbPay;
        return out;
    }();
    return v;
}

}  // namespace cantina::tcg
