// The facts of cards, symbols and types: what the card language has without a function of its own. Events and timings:
// event_words.cpp.
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

constexpr Named kBeginnings[] = {
    {"balance", "a player's balance phase begins"},   {"refresh", "a player's refresh phase begins"},
    {"draw", "a player's draw phase begins"},         {"deployment", "a player's deployment phase begins"},
    {"conflict", "a player's conflict phase begins"}, {"force", "a player's Force phase begins"}};
constexpr Named kEndings[] = {
    {"balance", "a player's balance phase ends"},   {"refresh", "a player's refresh phase ends"},
    {"draw", "a player's draw phase ends"},         {"deployment", "a player's deployment phase ends"},
    {"conflict", "a player's conflict phase ends"}, {"force", "a player's Force phase ends"}};

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
constexpr FieldWord kTraitsField{"traits", FieldKind::names, 0, 0, "trait", false, nullptr, nullptr, ""};
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

constexpr FieldWord kAffiliationFields[] = {
    kSideField,
    kAffiliationField,
    number("resources", kResources, true),
    {"ally", FieldKind::symbol, kAlly, 1, "affiliation", false, nullptr, showAffiliation,
     "Of an alliance: the other affiliation of its objectives, beside neutral ones."},
    {"of_each", FieldKind::number, kOfEach, 1, "", false, nullptr, nullptr,
     "Of an alliance: so many objectives of its own affiliation, and so many of its ally or neutral."},
    kOctgnField,
};
constexpr FieldWord kObjectiveFields[] = {
    kSideField,
    kAffiliationField,
    kTraitsField,
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
    number("cost", kCost, true),
    number("force", kForce),
    number("resources", kResources),
    {"enhances", FieldKind::symbol, kEnhances, 1, "host", true, nullptr, showEnhances, ""},
    {"host_traits", FieldKind::anyNames, kHostTraits, 0, "trait", false, nullptr, nullptr, "One of them is needed."},
    {"host_affiliation", FieldKind::symbol, kHostAffiliation, 1, "affiliation", false, nullptr, showAffiliation,
     "What it enhances is of that affiliation."},
    flag("unique", kUnique),
    kSetField,
    kSlotField,
    kOctgnField,
};
constexpr FieldWord kEventFields[] = {
    kSideField, kAffiliationField, kTraitsField, number("cost", kCost, true), number("force", kForce),
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
        {"stat", "edge_unit_damage", kEdgeUnitDamage, "edge-enabled unit-damage icon(s)"},
        {"stat", "edge_blast_damage", kEdgeBlastDamage, "edge-enabled blast-damage icon(s)"},
        {"stat", "edge_tactics", kEdgeTactics, "edge-enabled tactics icon(s)"},
        {"stat", "force_icons", kForce, "Force icon(s)"},
        {"stat", "capacity", kCapacity, "damage capacity"},
        {"stat", "cost_to_play", kCost, "cost"},
        {"stat", "resources", kResources, "resource value"},
        {"stat", "edge_value", kStatEdge, "edge"},
        {"stat", "force_struggle", kStatStruggle,
         "{of} contributes {amount} Force icon(s) to your side in the Force struggle[ until {lasting}]"
         "[ as long as {as_long_as}]"},
        {"stat", "reserve", kStatReserve,
         "{of}'s reserve value is increased by {amount}[ until {lasting}][ as long as {as_long_as}]"},
        {"quality", "elite", kStatElite, "elite"},
        {"quality", "targeted_strike", kStatTargeted, "targeted strike"},
        {"quality", "shielding", kStatShielding, "shielding"},
        {"quality", "no_enhancements", kStatNoEnhancements, "\"no enhancements\""},
        {"quality", "influence", kStatInfluence, "influence"},
        {"quality", "must_defend", kStatMustDefend,
         "{to} has to be declared as a defender if it can be[ until {lasting}][ as long as {as_long_as}]"},
        {"keyword", "elite", kStatElite, "elite"},
        {"keyword", "targeted_strike", kStatTargeted, "targeted strike"},
        {"keyword", "shielding", kStatShielding, "shielding"},
        {"keyword", "no_enhancements", kStatNoEnhancements, "\"no enhancements\""},
        {"keyword", "edge", kStatEdge, "edge"},
        {"keyword", "protect", kStatProtect, "protect"},
        {"numbered keyword", "edge", kStatEdge, "edge"},
        {"descriptor", "protect", kStatProtect, "protect"},
        {"quality", "vital", kStatVital,
         "if {to} is destroyed, you lose the game[ until {lasting}][ as long as {as_long_as}]"},
        {"quality", "blank", kStatBlank,
         "the printed text box of {to} is blank except for traits[ until {lasting}][ as long as {as_long_as}]"},
        {"quality", "edge_enabled", kStatEdgeEnabled,
         "all combat icons of {to} count as edge-enabled[ until {lasting}][ as long as {as_long_as}]"},
        {"quality", "opens_dial", kStatOpenDial,
         "{to} lets you engage the Death Star dial like an objective of your opponent's; the light side wins once 10 damage "
         "lie on it[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "attacks", kStatNoAttack,
         "{of} cannot be declared as an attacker[ against {on}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "defends", kNoDefending,
         "{of} cannot be declared as a defender[ of {on}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "takes_part", kStatNoPart, "be declared as an attacker or defender"},
        {"act", "is_engaged", kNoEngaging, "{of} cannot be engaged[ by {by}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "strikes", kNoStriking, "{of} cannot strike[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_damaged", kStatNoDamage,
         "{of} cannot be damaged[ by {by}][ by {with}][ by {how}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_targeted", kNoTargeting,
         "{of} cannot be targeted[ by {by}][ by {with}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "refreshes", kNoRefreshing,
         "focus tokens are not removed from {of} when its controller refreshes[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_played", kNoPlaying, "{of} cannot be played[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "plays_cards", kNoPlaying, "{of} cannot play cards[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "commits", kNoCommitting,
         "{of} cannot be committed to the Force[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_placed", kNoPlacing,
         "{of} cannot be placed in an edge stack[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "places_cards", kNoPlacing,
         "{of} cannot place cards in an edge stack[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_shielded", kNoPreventing,
         "shields on {of} prevent no[ {how}][!{how} damage and no focus token][ that comes from {with}]"
         "[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_destroyed", kNoDestroying,
         "{of} cannot be destroyed[ by {with}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_discarded", kNoDiscarding,
         "{of} cannot be discarded[ by {by}][ by {with}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_sacrificed", kNoSacrificing,
         "{of} cannot be sacrificed[ by {by}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_captured", kNoCapturing,
         "{of} cannot be captured[ by {with}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "draws", kNoDrawing,
         "{of} cannot draw cards[ because of {with}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "changes_icons", kNoIconChanges,
         "{of} cannot gain or lose combat icons[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "resolves_icons", kNoIconResolving,
         "{of} does not resolve its combat icons[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_focused", kNoFocusPlacing,
         "focus tokens cannot be placed on {of}[ by {by}][ by {with}][ by {how}][ until {lasting}][ as long as "
         "{as_long_as}]"},
        {"act", "loses_focus", kNoFocusRemoving,
         "focus tokens cannot be removed or moved from {of}[ by {by}][ by {with}][ until {lasting}]"
         "[ as long as {as_long_as}]"},
        {"act", "loses_damage", kNoHealing,
         "damage cannot be removed or moved from {of}[ by {by}][ by {with}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_affected", kNoAffecting,
         "the effects[ of {by}][ of {with}] do not affect {of}[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "pays", kNoPaying, "the resources of {of} cannot pay for {on}[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "uses_abilities", kNoUsing,
         "actions, interrupts and reactions of {of} cannot be used[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "is_protected", kNoReassigning,
         "damage to {of} is not taken by protect[ if it comes from {with}][ by {how}][ until {lasting}]"
         "[ as long as {as_long_as}]"},
        {"act", "is_spared", kNoRedirecting,
         "damage to {of} cannot be redirected[ if it comes from {with}][ until {lasting}][ as long as {as_long_as}]"},
        {"act", "leaves_play", kNoLeaving, "{of} cannot leave play[ until {lasting}][ as long as {as_long_as}]"},
        {"act", "hides_first_edge_card", kStatOpenEdge,
         "{of} place(s) the first card of an edge stack faceup[ until {lasting}][ as long as {as_long_as}]"},
        {"unusual act", "divides_damage", kStatDivides,
         "the damage of the unit damage icons of {of} may be divided among any number of participating enemy units"
         "[ until {lasting}][ as long as {as_long_as}]"},
        {"unusual act", "resolves_fate_again", kStatFateAgain,
         "{of} may resolve each fate card of your edge stack an additional time[ until {lasting}]"
         "[ as long as {as_long_as}]"},
        {"unusual act", "needs_no_match", kStatUnmatched,
         "{of} need(s) no resource match to be played[ until {lasting}][ as long as {as_long_as}]"},
        {"own act", "needs_no_match", kStatUnmatched, "{of} need(s) no resource match if it is {lasting}"},
        {"period", "turn", static_cast<int>(Until::endOfTurn), "the end of the turn"},
        {"period", "phase", static_cast<int>(Until::endOfPhase), "the end of the phase"},
        {"period", "engagement", static_cast<int>(Until::endOfBattle), "the end of the engagement"},
        {"period", "strike", static_cast<int>(kEndOfStrike), "the end of the strike"},
        {"period", "edge_battle", static_cast<int>(kEndOfEdgeBattle), "the end of the edge battle"},
        {"period", "struggle", static_cast<int>(kEndOfStruggle), "the end of the Force struggle"},
        {"next card", "next_played", static_cast<int>(kUntilPlayed), "the next to be played this turn"},
        {"next card", "next_played_this_phase", static_cast<int>(kUntilPlayedInPhase), "the next to be played this phase"},
        {"price", "cost_to_play", kCost, "cost"},
        {"period", "next_turn", static_cast<int>(kEndOfNextTurn), "the end of the next turn"},
        {"entering", "put", kPutIntoPlay, "{subject} is put into play"},
        {"entering", "played", kPlayedIntoPlay, "{subject} enters play from being played"},
        {"entering", "revealed", kRevealedIntoPlay, "{subject} is revealed"},
        {"leaving", "destroyed", kDestroyedCard, "{subject} leaves play by being destroyed"},
        {"leaving", "sacrificed", kSacrificed, "{subject} leaves play by being sacrificed"},
        {"leaving", "returned", kReturned, "{subject} leaves play for its owner's hand"},
        {"leaving", "captured", kCapturedCard, "{subject} leaves play by being captured"},
        {"leaving", "discarded", kDiscarded, "{subject} leaves play by being discarded"},
        {"zone", "hand", kHand, "a hand"},
        {"zone", "discard_pile", kDiscard, "a discard pile"},
        {"zone", "command_deck", kCommandDeck, "a command deck"},
        {"zone", "objective_deck", kObjectiveDeck, "an objective deck"},
        {"leaving", "put_under_deck", kPutUnder, "{subject} leaves play for its owner's deck"},
        {"declaring", "attacker", kAsAttacker, "{subject} is declared as an attacker[ at {objective}]"},
        {"declaring", "defender", kAsDefender, "{subject} is declared as a defender[ of {objective}]"},
        {"declaring side", "attackers", kAsAttacker, "a player declares attackers"},
        {"declaring side", "defenders", kAsDefender, "a player declares defenders"},
        {"means", "icons", kByIcons, "combat icons"},
        {"means", "of_damage", kOfDamage, "damage"},
        {"damaging", "icons", kByIcons, "{subject} is dealt damage by combat icons[ of {source}]"},
        {"focusing", "icons", kByIcons, "focus tokens are placed on {subject} by combat icons[ of {source}]"},
        {"captive", "placed", 1, "as a captured card"},
        {"token", "damage", kDamageToken, "damage"},
        {"token", "focus", kFocusToken, "focus token(s)"},
        {"token", "shield", kShieldToken, "shield(s)"},
        {"placed_token", "focus", kFocusToken, "focus token(s)"},
        {"placed_token", "shield", kShieldToken, "shield(s)"},
        {"even_if", "shielded", 1, "it is shielded"},
        {"place", "hand", kHand, "its owner's hand"},
        {"place", "deck_bottom", kCommandDeck, "the bottom of its owner's deck"},
        {"place", "deck_top", kOnTop, "the top of its owner's deck"},
        {"place", "objective_deck", kObjectiveDeck, "its owner's objective deck"},
        {"place", "edge_stack", kEdge, "its owner's edge stack"},
        {"place", "discard_pile", kDiscard, "its owner's discard pile"},
        {"time", "balance", kBalancePhase, "it is the balance phase"},
        {"time", "refresh", kRefreshPhase, "it is the refresh phase"},
        {"time", "draw", kDrawPhase, "it is the draw phase"},
        {"time", "deployment", kDeploymentPhase, "it is the deployment phase"},
        {"time", "conflict", kConflictPhase, "it is the conflict phase"},
        {"time", "force", kForcePhase, "it is the Force phase"},
        {"time", "engagement", kInEngagement, "there is an engagement"},
        {"time", "edge_battle", kInEdgeBattle, "there is an edge battle"},
        {"time", "struggle", kInStruggle, "there is a Force struggle"},
        {"time", "strike", kInStrike, "a unit strikes"},
        {"skipped phase", "refresh", kRefreshPhase, "refresh"},
        {"skipped phase", "draw", kDrawPhase, "draw"},
        {"skipped phase", "deployment", kDeploymentPhase, "deployment"},
        {"skipped phase", "conflict", kConflictPhase, "conflict"},
        {"skipped phase", "force", kForcePhase, "Force"},
        {"flag", "yes", 1, ""},
        {"order", "random_order", 1, "in random order"},
        {"deck", "objective_deck", kObjectiveDeck, "the objective deck"},
        {"deck", "command_deck", kCommandDeck, "the command deck"},
        {"standing", "participating", 1, "as a participating unit on your side"},
        {"diverted", "damage_dealt", 0, "that damage"},
        {"diverted", "engagement", 1, "the engagement"},
        {"diverted", "destination", 2, "it"},
        {"card_type", "unit", kUnitCard, "unit"},
        {"card_type", "enhancement", kEnhancementCard, "enhancement"},
        {"card_type", "event", kEventCard, "event"},
        {"card_type", "fate", kFateCard, "fate"},
        {"card_type", "objective", kObjectiveCard, "objective"},
        {"side", "dark", 0, "dark"},
        {"side", "light", 1, "light"},
    };
    for (int i = 0; i < 6; ++i) {  // the role is 1 + the phase
        v.symbols.push_back({"beginning phase", kBeginnings[i].word, i + 1, kBeginnings[i].says});
        v.symbols.push_back({"ending phase", kEndings[i].word, i + 1, kEndings[i].says});
    }
    addNamed(v, "host", kHostNames);
    addNamed(v, "affiliation", kAffiliationNames);
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
        out.keywords = byNumber<KeywordWord>({
            {kEdgeKeyword, {"edge", true, "Edge ({n})", "LCG-KW-EDG-01", ""}},
            {kElite, {"elite", false, "Elite", "LCG-KW-ELI-01", ""}},
            {kProtect, {"protect", false, "Protect {n}", "LCG-KW-PRO-01", "", "trait"}},
            {kTargetedStrike, {"targeted_strike", false, "Targeted strike", "LCG-KW-TAR-01", ""}},
            {kShielding, {"shielding", false, "Shielding", "LCG-KW-SHI-01", ""}},
            {kLimited, {"limited", false, "Limited", "LCG-KW-LIM-01", ""}},
            {kNoEnhancements, {"no_enhancements", false, "No enhancements", "LCG-KW-NOE-01", ""}},
            {kPilots,
             {"pilots", false, "May be played as an enhancement on a {n} unit you control", "LCG-KW-PIL-01", "", "trait"}},
            {kPilot,
             {"pilot",
              true,
              "Pilot ({n})",
              "LCG-KW-PIL-01",
              "What it costs as an enhancement on a Vehicle unit; what it does there asks is(this, attached).",
              "",
              {0, 9}}},
            {kExtraPilot, {"extra_pilot", false, "Does not count against the limit of pilots", "LCG-KW-PIL-02", ""}},
            {kInfluence, {"influence", false, "Influence", "LCG-KW-INF-01", "Its resources match every affiliation."}},
        });
        // Which abilities the types can have: an event is played from the hand, a fate card is revealed.
        static constexpr const char* kInPlayOnly[] = {"action",           "interrupt",       "reaction",
                                                      "forced_interrupt", "forced_reaction", "constant"};
        static constexpr const char* kOfUnits[] = {"action",
                                                   "interrupt",
                                                   "reaction",
                                                   "forced_interrupt",
                                                   "forced_reaction",
                                                   "constant",
                                                   "action_from_hand",
                                                   "interrupt_from_hand",
                                                   "reaction_from_hand",
                                                   "constant_from_hand",
                                                   "action_from_discard_pile",
                                                   "interrupt_from_discard_pile",
                                                   "reaction_from_discard_pile"};
        static constexpr const char* kOfEvents[] = {"action",
                                                    "interrupt",
                                                    "reaction",
                                                    "constant_from_hand",
                                                    "action_from_discard_pile",
                                                    "interrupt_from_discard_pile",
                                                    "reaction_from_discard_pile"};
        static constexpr const char* kOfFates[] = {"fate"};
        out.types = {
            {"affiliation_card", kAffiliationCard, kAffiliationFields, "", false, "this card", kInPlayOnly},
            {"objective_card", kObjectiveCard, kObjectiveFields, "", false, "this objective", kInPlayOnly},
            {"unit_card", kUnitCard, kUnitFields, "", false, "this unit", kOfUnits},
            {"enhancement_card", kEnhancementCard, kEnhancementFields, "", false, "this enhancement", kOfUnits},
            {"event", kEventCard, kEventFields, "", true, "this event", kOfEvents},
            {"fate_card", kFateCard, kFateFields, "", false, "this card", kOfFates},
        };
        out.nameKinds = {{"trait"}};
        out.ruledNames = {{kObjectiveTrait, "trait", "objective"}, {kVehicleTrait, "trait", "vehicle"}};
        out.hostWording = "the enhanced <a_unit, an_enemy_unit, your_unit, unit: unit><an_objective: objective>";
        out.costSlot = kCost;
        out.sideSlot = kSide;
        out.limits = {"turn", "phase", "turn_for_all_your_copies"};
        return out;
    }();
    return v;
}

}  // namespace cantina::lcg
