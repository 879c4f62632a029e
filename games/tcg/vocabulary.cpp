// The vocabulary of the TCG's card language: facts of cards, events, timings, keywords. Verbs: verbs.cpp; nouns, filters,
// numbers and conditions: words.cpp.
#include "games/tcg/vocabulary.h"

#include "games/tcg/effects.h"
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kInArenas = bit(kSpace) | bit(kGround) | bit(kCharacter);
constexpr uint32_t kEverywhere = (1u << kZoneCount) - 1;

PieceRef host(Table& t, Piece p) {
    Piece on = hostOf(t, p);
    return on.some() ? t.s.pieces.ref(on) : PieceRef{};
}
Seat opponentSeat(Table&, Seat s) { return opponentOf(s); }

// --- facts of cards

constexpr FieldWord number(const char* name, SlotId slot, const char* help, bool required = true) {
    return {name, FieldKind::number, slot, 1, "", required, nullptr, nullptr, help};
}
// One title may have a version on either side.
constexpr FieldWord kSideField{"side", FieldKind::symbol, kSide, 1, "side", true, nullptr, nullptr, "", true};
constexpr FieldWord kCostField = number("cost", kCost, "Build cost.");
constexpr FieldWord kSubtypesField{
    "subtypes", FieldKind::names, 0, 0, "subtype", false, nullptr, nullptr, "The words of the type line."};
constexpr FieldWord kUnitFields[] = {
    kCostField,
    number("speed", kSpeed, ""),
    number("power", kPower, ""),
    number("health", kHealth, ""),
    kSideField,
    {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, "It has a version letter."},
    {"version", FieldKind::text, 0, 0, "", false, nullptr, nullptr, "The version letter.", true, kMeasures, "unique"},
    {"persona", FieldKind::text, kPersona, 1, "", false, nullptr, nullptr,
     "Units of one persona count as one for uniqueness, contests and stacks."},
    kSubtypesField,
    {"treated_as", FieldKind::names, 0, 0, "subtype", false, nullptr, nullptr,
     "Subtypes that the unit counts as having in every zone, by its text and not by its type line."},
    {"pilots", FieldKind::anyNames, kPilots, 0, "subtype", false, nullptr, nullptr, "The units that this Pilot can be on."},
};
constexpr FieldWord kBattleFields[] = {kSideField};
constexpr FieldWord kMissionFields[] = {kCostField, kSideField};
constexpr FieldWord kArenasField{"arenas", FieldKind::symbols, kArenas_, 1, "arenas", true, nullptr, nullptr, ""};
constexpr FieldWord kLocationFields[] = {kCostField, kSideField, kArenasField, kSubtypesField};
constexpr FieldWord kEquipmentFields[] = {
    kCostField,
    kSideField,
    kArenasField,
    {"fits", FieldKind::anyNames, kFits, 0, "subtype", false, nullptr, nullptr, "Only units with one of these subtypes."},
    number("equip_points", kEquipPoints, "Build points to attach it.", false),
    number("equip_force", kEquipForce, "Force to attach it.", false),
};

constexpr const char* kArrow = " \xE2\x86\x92 ";  // an arrow between cost and effect, as on the cards

std::vector<EventWord> eventWords() {
    constexpr Param subject{"subject", ParamKind::one, "unit"};
    constexpr Param object{"object", ParamKind::one, "unit"};
    constexpr Param card{"subject", ParamKind::one, "card"};
    return byNumber<EventWord>({
        {kNoEvent, {"nothing", {}, "nothing happens", ""}},
        {kAttacks, {"attacks", {subject, object}, "{subject} attacks [{object}]", ""}},
        {kRolled, {"dice_are_rolled", {subject, object}, "dice are rolled for {subject} against {object}", ""}},
        {kWouldDamage, {"would_be_damaged", {subject, object}, "{subject} would be damaged[ by {object}]", ""}},
        {kDamaged, {"is_damaged", {subject, object}, "{subject} is damaged[ by {object}]", ""}},
        {kPlayedCard, {"is_played", {card}, "{subject} is played", "A Battle card, a Mission or an activated ability."}},
        {kDiscarded,
         {.name = "is_discarded",
          .params = {subject},
          .wording = "{subject} is discarded from its arena",
          .help = "",
          .roles = {{{Role::from, "arenas", " ({})"}}},
          .leaves = true}},
        {kDeployed,
         {.name = "is_deployed",
          .params = {subject},
          .wording = "{subject} is deployed into its arena",
          .help = "",
          .roles = {{{Role::to, "arenas", " ({})"}}}}},
        {kAttackEnds, {"attack_ends", {subject, object}, "an attack[ by {subject}][ against {object}] ends", ""}},
        {kTurnEnds, {"turn_ends", {}, "the turn ends", ""}},
        {kRetreats, {"retreats", {subject}, "{subject} retreats", ""}},
        {kBuildRoll, {"build_roll", {}, "the roll for build points is made", ""}},
        {kPhaseStarts, {"battle_phase_starts", {}, "the battle phase starts", ""}},
        {kPhaseEnds, {"battle_phase_ends", {}, "the battle phase ends", ""}},
        {kSpaceStarts, {"space_battle_starts", {}, "the Space battle step starts", ""}},
        {kGroundStarts, {"ground_battle_starts", {}, "the Ground battle step starts", ""}},
        {kCharacterStarts, {"character_battle_starts", {}, "the Character battle step starts", ""}},
        {kSpaceEnds, {"space_battle_ends", {}, "the Space battle step ends", ""}},
        {kGroundEnds, {"ground_battle_ends", {}, "the Ground battle step ends", ""}},
        {kCharacterEnds, {"character_battle_ends", {}, "the Character battle step ends", ""}},
        {kBuildStepStarts, {"your_build_step_starts", {}, "your build step starts", ""}},
        {kFallsTo,
         {.name = "falls_to",
          .params = {subject, object},
          .wording = "{subject} is discarded because of damage[ by {object}]",
          .help = "",
          .roles = {{{Role::from, "arenas", " ({})"}}},
          .leaves = true}},
        {kDrawStepStarts, {"your_draw_step_starts", {}, "your draw step starts", ""}},
        {kWouldAttack, {"would_attack", {subject}, "{subject} would attack", ""}},
        {kPrevented,
         {"damage_is_prevented", {subject, object}, "damage to {subject}[ by {object}] is prevented", "By whom: by = you."}},
        {kBecomes,
         {"becomes", {{"what", ParamKind::holding}}, "{what}", "The condition becomes true: docs/card-language.md."}},
    });
}

constexpr TimingWord continuous(const char* name, const char* wording, uint32_t zones, const char* help) {
    TimingWord w{name, false, wording, zones, false, help};
    w.continuous = true;
    return w;
}
std::vector<TimingWord> timingWords() {
    constexpr const char *kWheneverText = "When {event}, {effect}.", *kPilotWheneverText = "Pilot: when {event}, {effect}.";
    return byNumber<TimingWord>({
        {kWhenever,
         {.name = "whenever",
          .takesEvent = true,
          .wording = kWheneverText,
          .zones = kInArenas | bit(kLocations),
          .hidden = false,
          .help = "A triggered ability.",
          .stateWording = kWheneverText}},
        {kActivated,
         {"activated", false, "{effect}.", kInArenas | bit(kRetreated) | bit(kLocations), false,
          "An activated ability: cost(...), then the effect.", kArrow}},
        {kEffect, {"effect", false, "{effect}.", bit(kHand), true, "What a Battle card does.", kArrow}},
        {kCompleted,
         {"completed", false, "{effect}.[ Complete only if {condition}.]", bit(kBuild), false, "What a Mission does."}},
        {kStatic,
         continuous("static", "{effect}.", kInArenas | bit(kLocations), "What is on while the card is in its arena.")},
        {kPilotStatic, continuous("pilot", "Pilot: {effect}.", bit(kOn), "What a Pilot gives the unit it is on.")},
        {kPilotWhenever,
         {.name = "pilot_whenever",
          .takesEvent = true,
          .wording = kPilotWheneverText,
          .zones = bit(kOn),
          .hidden = false,
          .help = "Works while it is on a unit.",
          .stateWording = kPilotWheneverText}},
        {kPilotActivated,
         {"pilot_activated", false, "Pilot: {effect}.", bit(kOn), false, "An activated ability of the unit it is on.",
          kArrow}},
        {kEquipped, continuous("equipped", "{effect}.", bit(kOn), "What Equipment gives the unit it is attached to.")},
        {kEquippedActivated,
         {"equipped_activated", false, "The unit it is on has: {effect}.", bit(kOn), false,
          "An activated ability of the unit it is attached to.", kArrow}},
        {kEnhance,
         {"enhance", false, "Enhance, in place of the above: {effect}.", bit(kHand), true,
          "What a Battle card does in place of its effect.", kArrow}},
        {kPrintedStat, continuous("printed", "{effect}, in every zone.", kEverywhere,
                                  "What stands on the card in place of a number, as a power of *: the fact is 0.")},
        {kReserves,
         {"reserves", false, "Reserves: {effect}.", bit(kRetreated), false,
          "An activated ability that works in the build zone.", kArrow}},
        {kUpkeep,
         {"upkeep", false, "Upkeep: {effect}{or}.", kInArenas | bit(kRetreated), false,
          "One of the Upkeep costs of a unit."}},
        {kBounty,
         {"bounty", false, "Bounty: {effect}.", kInArenas, false,
          "As the next build step starts, for a unit that was discarded after this one's damage."}},
    });
}
std::vector<SymbolWord> symbolWords() {
    std::vector<SymbolWord> out = {
        {"side", "dark", 0, "Dark Side"},
        {"side", "light", 1, "Light Side"},
        {"side", "neutral", 2, "neutral"},
        {"stat", "power", 0, "power"},
        {"stat", "speed", 1, "speed"},
        {"stat", "health", 2, "health"},
        {"stat", "deploy_cost", static_cast<int>(Stat::deployCost),
         "{of} needs {amount} more build counter(s) to deploy[ {lasting}]"},
        {"stat", "force_cost", static_cast<int>(Stat::cardCost), "{of} costs {amount} more Force[ {lasting}]"},
        {"price of an attack", "toll", static_cast<int>(Stat::toll), "it costs your opponent {amount} Force to attack {of}"},
        {"price of an attack", "attack_cost", static_cast<int>(Stat::attackToll),
         "{of} can't attack unless its player pays {amount} Force"},
        {"stat", "stack_room", static_cast<int>(Stat::stackRoom),
         "the stack of {of} can have {amount} more card(s)[ {lasting}]"},
        {"stat", "pilot_room", static_cast<int>(Stat::pilotRoom), "{of} can have {amount} more Pilot(s)[ {lasting}]"},
        {"price of abilities", "ability_cost", static_cast<int>(Stat::abilityCost),
         "each activated ability of a unit costs {of} {amount} more Force"},
        {"price of abilities", "force_ability_cost", static_cast<int>(Stat::forceAbilityCost),
         "each activated ability with a Force cost costs {of} {amount} more Force"},
        {"price of its abilities", "own_ability_cost", static_cast<int>(Stat::ownAbilityCost),
         "each activated ability of {of} with a Force cost costs {amount} more Force[, but not less than {least}]"},
        {"other gift", "intercept", static_cast<int>(Stat::mayIntercept), "\"Pay {amount} Force \xE2\x86\x92 Intercept\""},
        {"other gift", "retaliate", static_cast<int>(Stat::freeRetaliate),
         "\"Pay 0 Force \xE2\x86\x92 Retaliate {amount}\""},
        {"other gift", "paid_retaliate", static_cast<int>(Stat::paidRetaliate),
         "{to} without a Retaliate gets \"Pay X Force \xE2\x86\x92 Retaliate X\", X being {amount}"},
        {"other gift", "unpreventable", static_cast<int>(Stat::unpreventable),
         "damage that {to} does can't be prevented[ {lasting}]"},
        {"keyword", "critical_hit", static_cast<int>(Stat::critical), "Critical Hit"},
        {"keyword", "accuracy", static_cast<int>(Stat::accuracy), "Accuracy"},
        {"keyword", "shields", static_cast<int>(Stat::shields), "Shields"},
        {"keyword", "stun", static_cast<int>(Stat::stun), "Stun"},
        {"keyword", "lucky", static_cast<int>(Stat::lucky), "Lucky"},
        {"keyword", "armor", static_cast<int>(Stat::armor), "Armor"},
        {"keyword", "overkill", static_cast<int>(Stat::overkill), "Overkill"},
        {"keyword", "bombard", static_cast<int>(Stat::bombard), "Bombard"},
        {"keyword", "ion_cannon", static_cast<int>(Stat::ionCannon), "Ion Cannon"},
        {"text of a unit", "upkeep", static_cast<int>(Stat::upkeep),
         "the Upkeep costs of {from} need not be paid[ {lasting}]"},
        {"text of a unit", "bounty", static_cast<int>(Stat::bounty), "{from} earns no Bounty[ {lasting}]"},
        {"act", "attacks", static_cast<int>(Stat::cannotAttack), "attack"},
        {"act", "is_attacked", static_cast<int>(Stat::cannotBeAttacked), "be attacked"},
        {"act", "retreats", static_cast<int>(Stat::cannotRetreat), "retreat"},
        {"act", "retreats_in_its_step", static_cast<int>(Stat::stepRetreat), "be retreated in the retreat step"},
        {"act", "untaps", static_cast<int>(Stat::stuck), "untap in the untap step"},
        {"act", "activates", static_cast<int>(Stat::cannotActivate), "use activated abilities"},
        {"act", "activates_it_again", static_cast<int>(Stat::barred), "activate that ability again"},
        {"act", "retaliates", static_cast<int>(Stat::cannotRetaliate), "use Retaliate"},
        {"act", "evades", static_cast<int>(Stat::cannotEvade), "use Evade"},
        {"act", "is_stacked", static_cast<int>(Stat::cannotStack), "be stacked or rearranged"},
        {"act of a player", "plays_battle_cards", static_cast<int>(Stat::noBattleCards), "play Battle cards"},
        {"act of a player", "builds_facedown", static_cast<int>(Stat::noFacedownBuilds),
         "{of} build(s) all cards face up (they still count as facedown)"},
        {"act of a player", "hides_hand", static_cast<int>(Stat::openHand), "{of} play(s) with an open hand[ {lasting}]"},
        {"act of a player", "brings_out", static_cast<int>(Stat::cannotEnter), "move cards from a build zone into an arena"},
        {"act of a player", "spends_points", static_cast<int>(Stat::noPoints), "spend build points"},
        {"act to allow", "attacks", static_cast<int>(Stat::reaches), "attack"},
        {"duty", "attacks", static_cast<int>(Stat::provoked), "attack"},
        {"period", "this_attack", static_cast<int>(Span::attack), "for this attack"},
        {"period", "this_battle", static_cast<int>(Span::battle), "until the end of battle"},
        {"period", "this_turn", static_cast<int>(Span::turn), "this turn"},
        {"period", "this_ground_battle", static_cast<int>(Span::groundBattle), "until the end of the Ground battle step"},
        {"period", "next_untap_step", static_cast<int>(Span::untap), "the next time"},
        {"period", "this_character_battle", static_cast<int>(Span::characterBattle),
         "until the end of the Character battle step"},
        {"period", "while_tapped", static_cast<int>(Span::tapped), "as long as this unit remains tapped"},
        {"period", "as_long_as_in_play", static_cast<int>(Span::game), "as long as it is in play"},
        {"whose", "your_deck", kSearchYourDeck, "your deck"},
        {"whose", "their_deck", kSearchTheirDeck, "your opponent's deck"},
        {"whose", "their_hand", kSearchTheirHand, "your opponent's hand"},
        {"whose", "their_hand_and_deck", kSearchTheirHandAndDeck, "your opponent's hand and deck"},
        {"zone", "to_hand", kPutToHand, "into your hand"},
        {"zone", "to_owner", kPutToOwner, "into its owner's hand"},
        {"zone", "to_bottom", kPutToBottom, "on the bottom of your deck"},
        {"zone", "to_top", kPutToTop, "on top of its owner's deck"},
        {"zone", "out_of_game", kPutOut, "out of the game"},
        {"zone", "to_arena", kPutToArena, "into its arena"},
        {"zone", "to_building", kPutToBuild, "facedown into your build zone"},
        {"zone", "beneath_this", kPutBeneath, "facedown under this unit, out of play"},
        {"zone", "aside", kPutAside, "faceup aside"},
        {"zone", "to_stack_top", kPutToStackTop, "on top of its stack"},
        {"how", "shown", 1, " faceup"},
        {"flag", "yes", 1, ""},
        {"form", "plain", 0, ""},
        {"form", "dice", 1, "dice of "},
        {"resource", "force_points", kResourceForce, "Force"},
        {"resource", "build_points", kResourcePoints, "build point(s)"},
        {"resource", "any_mix", kResourceMix, "in any combination of build points and Force"},
        {"counter", "damage_counter", kCounterDamage, "damage "},
        {"counter", "mastery", kCounterMastery, "mastery "},
        {"counter", "corruption", kCounterCorruption, "corruption "},
        {"counter", "build_counter", kCounterBuild, "build "},
        {"measure", "at_most_that", 0, "up to "},
        {"measure", "exactly", 1, ""},
        {"preventer", "jedi_masters", 1, ", which only a Jedi Master can prevent"},
        {"preventer", "no_evade", 2, ", which Evade cannot prevent"},
        {"step", "your_build_step", kDuringBuildStep, "your build step"},
        {"step", "space_battle_step", kSpace, "the Space battle step"},
        {"step", "ground_battle_step", kGround, "the Ground battle step"},
        {"step", "character_battle_step", kCharacter, "the Character battle step"},
        {"then", "and_still_attacks", 1, ", which it may still do"},
        {"which", "fresh", 1, " where no unit has attacked this turn"},
        {"type", "a_space_unit", kTypeSpace, "Space"},
        {"type", "a_ground_unit", kTypeGround, "Ground"},
        {"type", "a_character", kTypeCharacter, "Character"},
        {"type", "a_battle", kTypeBattle, "Battle"},
        {"type", "a_mission_card", kTypeMission, "Mission"},
        {"type", "a_location", kTypeLocation, "Location"},
        {"type", "an_equipment", kTypeEquipment, "Equipment"},
        {"arena", "space_arena", 0, "the Space arena"},
        {"arena", "ground_arena", 1, "the Ground arena"},
        {"arena", "character_arena", 2, "the Character arena"},
        {"arena", "that_arena", 3, "that arena", true},
        {"arenas", "space_arena", 0, "Space"},
        {"arenas", "ground_arena", 1, "Ground"},
        {"arenas", "character_arena", 2, "Character"},
        {"played", "a_battle_card", 1 << static_cast<int>(Played::battleCard), "a Battle card"},
        {"played", "an_ability", 1 << static_cast<int>(Played::ability), "an activated ability"},
        {"played", "a_mission", 1 << static_cast<int>(Played::mission), "a Mission"},
        {"played", "a_battle_card_or_ability",
         1 << static_cast<int>(Played::battleCard) | 1 << static_cast<int>(Played::ability),
         "a Battle card or an activated ability"},
    };
    return out;
}
std::vector<KeywordWord> keywordWords() {
    return byNumber<KeywordWord>({
        {kAccuracy, {"accuracy", true, "Accuracy {n}", "", "", "", NumberRange{-99, 99}}},
        {kHiddenCost, {"hidden_cost", true, "Hidden Cost {n}", "", ""}},
        {kLucky, {"lucky", true, "Lucky {n}", "", ""}},
        {kArmor, {"armor", false, "Armor", "", ""}},
        {kOverkill, {"overkill", false, "Overkill", "", ""}},
        {kCannotBeAttacked, {"cannot_be_attacked", false, "This unit can't be attacked", "", ""}},
        {kCannotAttack, {"cannot_attack", false, "This unit can't attack", "", ""}},
        {kCannotRetreat, {"cannot_retreat", false, "This unit can't retreat", "", ""}},
        {kCriticalHit, {"critical_hit", true, "Critical Hit {n}", "", ""}},
        {kShields, {"shields", true, "Shields {n}", "", ""}},
        {kStun, {"stun", true, "Stun {n}", "", ""}},
        {kBombard, {"bombard", true, "Bombard {n}", "", ""}},
        {kIonCannon, {"ion_cannon", true, "Ion Cannon {n}", "", ""}},
        {kUnpreventable, {"unpreventable", false, "Damage from this unit can't be prevented", "", ""}},
        {kCheapEquipment,
         {"cheap_equipment", false, "Attaching Equipment to this unit costs 1 Force and 1 build point less", "", ""}},
        {kExtraPilot,
         {"extra_pilot", false, "Pilot: the unit it is on can have one more Pilot that is not an Astromech", "", ""}},
        {kNoControl, {"no_control", false, "This unit doesn't count toward controlling its arena", "", ""}},
        {kMayStayTapped, {"may_stay_tapped", false, "You may leave this unit tapped in the untap step", "", ""}},
        {kTwoPilots, {"two_pilots", false, "This unit can have one more Pilot", "", ""}},
        {kHiddenAtLocation,
         {"hidden_at_location", false, "Its Hidden Cost works as long as there is a Location in the Ground arena", "", ""}},
        {kBites, {"bites", false, "The last unit it attacked is the one that its attack dice were last rolled for", "", ""}},
        {kUnharmed, {"unharmed", false, "All damage to and done by this unit is prevented", "", ""}},
        {kCopies,
         {"copies", false,
          "Play it as any Battle card that your opponent has played this turn: for its costs, whenever it could be played, "
          "with "
          "its effects",
          "", ""}},
        {kCorrupts,
         {"corrupts", false,
          "When all of your opponent's units, in battle or retreated, have corruption counters, you win the game", "", ""}},
    });
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
        out.events[kNoEvent].asked = kToldToNobody;
        // In the middle of a prevention: nothing that waited can begin there.
        out.events[kPrevented].asked = 1U << kWhenever | 1U << kPilotWhenever;
        for (EventId e : {kDamaged, kTurnEnds, kPhaseStarts, kPhaseEnds}) out.events[e].nobody = true;
        out.timings = timingWords();
        out.symbols = symbolWords();
        out.nameKinds = {{"subtype", " "}};
        out.ruledNames = {{kSubtypeDroid, "subtype", "droid"},
                          {kSubtypeAstromech, "subtype", "astromech"},
                          {kSubtypeJedi, "subtype", "jedi"},
                          {kSubtypeMaster, "subtype", "master"}};
        out.keywords = keywordWords();
        out.types = typeWords();
        out.limits = {"turn", "attack"};
        out.limitsByRule = true;
        out.hostWording = "the unit it is on";
        out.sideSlot = kSide;
        out.priceVerb = indexOf(out.verbs, "pay");
        return out;
    }();
    return v;
}

}  // namespace cantina::tcg
