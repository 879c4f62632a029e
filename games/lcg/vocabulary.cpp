// The facts of cards, events, timings and types: everything of the card language that has no function of its own.
#include "games/lcg/vocabulary.h"

#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

// --- facts of cards

struct Named {
    const char* word;
    const char* says;
};

// What rules and cards look for. The first seven have names in the code (TraitId).
constexpr Named kTraitNames[] = {
    {"character", "Character"},
    {"vehicle", "Vehicle"},
    {"creature", "Creature"},
    {"droid", "Droid"},
    {"force_user", "Force User"},
    {"trooper", "Trooper"},
    {"objective", "objective"},
    {"force_sensitive", "Force Sensitive"},
    {"fighter", "Fighter"},
    {"capital_ship", "Capital Ship"},
    {"black_squadron", "Black Squadron"},
    {"coruscant", "Coruscant"},
    {"pilot", "Pilot"},
    {"engineer", "Engineer"},
    {"spy", "Spy"},
    {"fleet", "Fleet"},
    {"imperial_guard", "Imperial Guard"},
};
// Traits of places, powers and things. A card's traits are both lists together; two, because a list has 32 places.
constexpr Named kThemeNames[] = {
    {"weapon", "Weapon"},         {"skill", "Skill"},       {"lightsaber_form", "Lightsaber Form"},
    {"condition", "Condition"},   {"location", "Location"}, {"force_power", "Force"},
    {"control", "Control"},       {"sense", "Sense"},       {"alter", "Alter"},
    {"tatooine", "Tatooine"},     {"dagobah", "Dagobah"},   {"yavin_4", "Yavin 4"},
    {"cloud_city", "Cloud City"}, {"executor", "Executor"}, {"death_star", "Death Star"},
    {"dathomir", "Dathomir"},
};
constexpr Named kAffiliationNames[] = {{"neutral", "neutral"},
                                       {"jedi", "Jedi"},
                                       {"rebel_alliance", "Rebel Alliance"},
                                       {"smugglers_and_spies", "Smugglers and Spies"},
                                       {"sith", "Sith"},
                                       {"imperial_navy", "Imperial Navy"},
                                       {"scum_and_villainy", "Scum and Villainy"}};
constexpr Named kHostNames[] = {{"your_play_area", "your play area"}, {"a_unit", "a unit"},
                                {"an_objective", "an objective"},     {"an_enemy_unit", "an enemy unit"},
                                {"your_unit", "a unit of yours"},     {"the_dial", "the Death Star dial"}};

std::string listed(std::span<const Named> names, int32_t mask) {
    std::string out;
    for (size_t i = 0; i < names.size(); ++i)
        if (((mask >> i) & 1) != 0) out += (out.empty() ? "" : ", ") + std::string(names[i].says);
    return out;
}
std::string showTraits(const int32_t* slots) { return listed(kTraitNames, *slots); }
std::string showThemes(const int32_t* slots) { return listed(kThemeNames, *slots); }
std::string showAffiliation(const int32_t* slots) {
    return *slots >= 0 && *slots < 7 ? kAffiliationNames[*slots].says : "?";
}
std::string showSide(const int32_t* slots) { return *slots == 0 ? "dark" : "light"; }
std::string showEnhances(const int32_t* slots) {
    return kHostNames[static_cast<size_t>(*slots) % std::size(kHostNames)].says;
}

constexpr FieldWord number(const char* name, uint8_t slot, bool required = false) {
    return {name, FieldKind::number, slot, 1, "", required, nullptr, nullptr, ""};
}
constexpr FieldWord flag(const char* name, uint8_t slot, const char* help = "") {
    return {name, FieldKind::flag, slot, 1, "", false, nullptr, nullptr, help};
}
constexpr FieldWord kSideField{"side", FieldKind::symbol, kSide, 1, "side", true, nullptr, showSide, ""};
constexpr FieldWord kAffiliationField{"affiliation", FieldKind::symbol, kAffiliation,    1, "affiliation",
                                      false,         nullptr,           showAffiliation, ""};
constexpr FieldWord kTraitsField{"traits", FieldKind::symbols, kTraits, 1, "trait", false, nullptr, showTraits, ""};
constexpr FieldWord kThemesField{
    "themes", FieldKind::symbols, kThemes, 1, "theme", false, nullptr, showThemes, "Traits of places, powers and things."};
constexpr FieldWord kSetField{"objective_set",
                              FieldKind::number,
                              kObjectiveSet,
                              1,
                              "",
                              false,
                              nullptr,
                              nullptr,
                              "The objective set that the card comes with.",
                              true,
                              {1, 999}};
constexpr FieldWord kSlotField{
    "slot", FieldKind::number, kSlot, 1, "", false, nullptr, nullptr, "Its place in the set: 1 is the objective.", true,
    {1, 6}};
constexpr FieldWord kOctgnField{
    "octgn", FieldKind::text, 0, 0, "", false, nullptr, nullptr, "Its id in OCTGN's deck files."};

constexpr FieldWord kAffiliationFields[] = {kSideField, kAffiliationField, number("resources", kResources, true),
                                            kOctgnField};
constexpr FieldWord kObjectiveFields[] = {
    kSideField,
    kAffiliationField,
    kTraitsField,
    kThemesField,
    number("resources", kResources),
    number("capacity", kCapacity, true),
    {"only_for", FieldKind::symbol, kOnlyFor, 1, "affiliation", false, nullptr, showAffiliation,
     "Needs that affiliation card."},
    flag("one_per_deck", kOnePerDeck, "Its set may be included once."),
    kSetField,
    kSlotField,
    kOctgnField,
};
constexpr FieldWord kUnitFields[] = {
    kSideField,
    kAffiliationField,
    kTraitsField,
    kThemesField,
    number("cost", kCost, true),
    number("force", kForce),
    number("capacity", kCapacity, true),
    number("resources", kResources),
    number("unit_damage", kUnitDamage),
    number("blast_damage", kBlastDamage),
    number("tactics", kTactics),
    number("edge_unit_damage", kEdgeUnitDamage),
    number("edge_blast_damage", kEdgeBlastDamage),
    number("edge_tactics", kEdgeTactics),
    flag("unique", kUnique),
    kSetField,
    kSlotField,
    kOctgnField,
};
constexpr FieldWord kEnhancementFields[] = {
    kSideField,
    kAffiliationField,
    kTraitsField,
    kThemesField,
    number("cost", kCost, true),
    number("force", kForce),
    number("resources", kResources),
    {"enhances", FieldKind::symbol, kEnhances, 1, "host", true, nullptr, showEnhances, ""},
    {"host_traits", FieldKind::symbols, kHostTraits, 1, "trait", false, nullptr, showTraits, "One of them is needed."},
    flag("unique", kUnique),
    kSetField,
    kSlotField,
    kOctgnField,
};
constexpr FieldWord kEventFields[] = {
    kSideField, kAffiliationField, kThemesField, number("cost", kCost, true), number("force", kForce),
    kSetField,  kSlotField,        kOctgnField};
constexpr FieldWord kFateFields[] = {
    kSideField, kAffiliationField, number("priority", kPriority, true), number("force", kForce), kSetField,
    kSlotField, kOctgnField};

void addNamed(Vocabulary& v, const char* set, std::span<const Named> names) {
    for (size_t i = 0; i < names.size(); ++i) v.symbols.push_back({set, names[i].word, static_cast<int>(i), names[i].says});
}

void addSymbols(Vocabulary& v) {
    v.symbols = {
        {"stat", "unit_damage", kUnitDamage, "unit damage icon(s)"},
        {"stat", "blast_damage", kBlastDamage, "blast damage icon(s)"},
        {"stat", "tactics", kTactics, "tactics icon(s)"},
        {"stat", "force_icons", kForce, "Force icon(s)"},
        {"stat", "capacity", kCapacity, "damage capacity"},
        {"stat", "cost_to_play", kCost, "cost"},
        {"stat", "resources", kResources, "resource value"},
        {"stat", "edge_value", kStatEdge, "edge"},
        {"stat", "elite", kStatElite, "elite"},
        {"stat", "targeted_strike", kStatTargeted, "targeted strike"},
        {"until", "end_of_turn", static_cast<int>(Until::endOfTurn), "the end of the turn"},
        {"until", "end_of_phase", static_cast<int>(Until::endOfPhase), "the end of the phase"},
        {"until", "end_of_engagement", static_cast<int>(Until::endOfBattle), "the end of the engagement"},
        {"side", "dark", 0, "dark"},
        {"side", "light", 1, "light"},
    };
    addNamed(v, "host", kHostNames);
    addNamed(v, "trait", kTraitNames);
    addNamed(v, "theme", kThemeNames);
    addNamed(v, "affiliation", kAffiliationNames);
}

void addEvents(Vocabulary& v) {
    const Param subject{"subject", ParamKind::one};
    const Param by{"source", ParamKind::one};
    v.events = {
        {"nothing", {}, "nothing happens", ""},
        {"played", {subject}, "{subject} is played", "An event while it is being played, or a card that was played."},
        {"enters_play", {subject}, "{subject} enters play", ""},
        {"leaves_play", {subject}, "{subject} leaves play", ""},
        {"dealt_damage", {subject, by}, "{subject} is dealt damage[ by {source}]", "Amount: how much."},
        {"focused", {subject, by}, "focus tokens are placed on {subject}[ by {source}]", ""},
        {"commits", {subject}, "{subject} is committed to the Force", ""},
        {"engaged", {{"subject", ParamKind::one, "objective"}}, "{subject} is engaged", ""},
        {"engagement_ends", {}, "an engagement ends", ""},
        {"edge_won", {}, "a player wins an edge battle", ""},
        {"strikes", {subject}, "{subject} is focused to strike", ""},
        {"draws", {}, "a player draws a card", ""},
        {"refreshed", {}, "a player refreshes", ""},
        {"turn_ends", {}, "a turn ends", ""},
        {"turn_begins", {}, "a turn begins", ""},
        {"draw_phase_begins", {}, "a draw phase begins", ""},
        {"destroyed", {subject}, "{subject} is destroyed", "While it is still in play: for interrupts."},
        {"objective_destroyed", {}, "an objective is destroyed", "For reactions."},
        {"unopposed", {}, "an unopposed engagement ends", ""},
    };
}

void addTimings(Vocabulary& v) {
    constexpr uint32_t kFromHand = kInPlay | bit(kHand) | bit(kDiscard);
    v.timings = {
        {"action", false, "Action: {effect}.", kFromHand, true, ""},
        {"interrupt", true, "Interrupt: when {event}, {effect}.", kFromHand, true, ""},
        {"reaction", true, "Reaction: after {event}, {effect}.", kFromHand, true, ""},
        {"forced_interrupt", true, "Forced Interrupt: when {event}, {effect}.", kInPlay, false, ""},
        {"forced_reaction", true, "Forced Reaction: after {event}, {effect}.", kInPlay, false, ""},
        {"constant", false, "{effect}.", kInPlay, false, "Only give to cannot_be_damaged: what is read, not done."},
        {"fate", false, "When revealed in an edge battle, {effect}.", bit(kEdge), false, "On fate cards."},
        {"action_from_discard", false, "Action (from your discard pile): {effect}.", bit(kDiscard), false, ""},
        {"reaction_from_hand", true, "Reaction (from your hand): after {event}, {effect}.", bit(kHand), true, "", " to ",
         false, true},
    };
}

}  // namespace

const State::Words& words() {
    static const State::Words w{
        verbs(), nouns(), filters(), numbers(), conditions(), hostOf, [](Table&, Seat s) { return other(s); }};
    return w;
}

const Vocabulary& vocabulary() {
    static const Vocabulary v = [] {
        Vocabulary out;
        out.game = "lcg";
        for (const auto& x : verbs()) out.verbs.push_back(x.word);
        for (const auto& x : nouns()) out.nouns.push_back(x.word);
        for (const auto& x : filters()) out.filters.push_back(x.word);
        for (const auto& x : numbers()) out.numbers.push_back(x.word);
        for (const auto& x : conditions()) out.conditions.push_back(x.word);
        addSymbols(out);
        addEvents(out);
        addTimings(out);
        out.keywords = {
            {"edge", true, "Edge ({n})", "LCG-KW-EDG-01", ""},
            {"elite", false, "Elite", "LCG-KW-ELI-01", ""},
            {"protect", false, "Protect {n}", "LCG-KW-PRO-01", "", "trait"},
            {"targeted_strike", false, "Targeted strike", "LCG-KW-TAR-01", ""},
            {"shielding", false, "Shielding", "LCG-KW-SHI-01", ""},
            {"limited", false, "Limited", "LCG-KW-LIM-01", ""},
            {"no_enhancements", false, "No enhancements", "LCG-KW-NOE-01", ""},
            {"pilots", false, "May be played as an enhancement on a {n} unit you control", "LCG-KW-PIL-01", "", "trait"},
        };
        out.types = {
            {"affiliation_card", kAffiliationCard, kAffiliationFields, "", false},
            {"objective_card", kObjectiveCard, kObjectiveFields, "", false, "this objective"},
            {"unit_card", kUnitCard, kUnitFields, "", false, "this unit"},
            {"enhancement_card", kEnhancementCard, kEnhancementFields, "", false, "this enhancement"},
            {"event", kEventCard, kEventFields, "", true, "this event"},
            {"fate_card", kFateCard, kFateFields, "", false},
        };
        out.hostWording = "the enhanced unit";
        out.costSlot = kCost;
        out.sideSlot = kSide;
        out.limits = {"turn", "phase", "turn_for_all_your_copies"};
        return out;
    }();
    return v;
}

}  // namespace cantina::lcg
