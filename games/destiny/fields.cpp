// The facts of cards: die sides, colours, affiliations, subtypes; the types of cards with their fields; symbols.
// Rules: DST-CARD-02 to 08, DST-DIE-01 to 04.
#include <algorithm>
#include <array>
#include <charconv>

#include "games/destiny/die_targets.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- die sides: "2 ranged", "+1 melee", "3 ranged for 1", "special", "blank"

constexpr std::array<const char*, kSymbolCount> kSymbols = {
    "blank", "melee", "ranged", "shield", "resource", "disrupt", "discard", "indirect", "focus", "special", "no symbol"};

constexpr const char* kAnySymbol = "any";  // "+1 any": its die says what it modifies

// A side as a number; games/destiny/state.h reads it.
int32_t pack(const Side& s) {
    return s.symbol | s.value << 8 | s.cost << 16 | (s.plus ? 1 << 24 : 0) | (s.variable ? 1 << 25 : 0);
}

bool readNumber(std::string_view& text, uint8_t& out) {
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (error != std::errc() || out > 20) return false;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    return true;
}

bool readCost(std::string_view text, Side& out) {
    if (text.empty()) return true;
    if (!text.starts_with(" for ")) return false;
    text.remove_prefix(5);
    return readNumber(text, out.cost) && text.empty();
}

bool parseSide(std::string_view text, Side& out) {
    out = {};
    if (text == "blank") return true;
    if (text == "no symbol") return out.symbol = kNoSymbol, true;
    if (text.starts_with("special")) return out.symbol = kSpecialSymbol, readCost(text.substr(7), out);
    if (text.starts_with('+')) {
        out.plus = true;
        text.remove_prefix(1);
    }
    if (text.starts_with('X')) {
        out.variable = true;
        text.remove_prefix(1);
    } else if (!readNumber(text, out.value)) {
        return false;
    }
    if (!text.starts_with(' ')) return false;
    text.remove_prefix(1);
    size_t space = std::min(text.find(' '), text.size());
    for (size_t i = kMelee; i < kSpecialSymbol; ++i)
        if (text.substr(0, space) == kSymbols[i]) out.symbol = static_cast<Symbol>(i);
    if (out.plus && text.substr(0, space) == kAnySymbol) out.symbol = kNoSymbol;
    return out.symbol != kBlank && readCost(text.substr(space), out);
}

bool parseDie(const FieldWord&, const Tree& value, int32_t* slots, std::string& error) {
    if (!value.isTable() || value.items.size() != kDieSides) {
        error = "a die is a list of six sides, not " +
                (value.isTable() ? "of " + std::to_string(value.items.size()) : foundText(value));
        return false;
    }
    for (size_t i = 0; i < kDieSides; ++i) {
        Side s;
        if (!value.items[i].isText() || !parseSide(value.items[i].text, s))
            return error = foundText(value.items[i]) +
                           " is no side: write \"2 ranged\", \"+1 melee\", \"3 ranged for 1\", \"special\" or \"blank\"",
                   false;
        slots[1 + i] = pack(s);
    }
    slots[0] = kDieSides;
    return true;
}
std::string showDie(const int32_t* slots);

// --- what a character lets into the deck

constexpr const char* kColorNames[] = {"gray", "red", "yellow", "blue"};
constexpr const char* kAffiliationNames[] = {"neutral", "hero", "villain"};

int nameAt(std::span<const char* const> names, const Tree& t) {
    for (size_t i = 0; i < names.size(); ++i)
        if (t.isWord(names[i])) return static_cast<int>(i);
    return -1;
}

// includes = { red, villain }: a colour and an affiliation; another field says which subtypes. See `includes` in state.h.
bool parseIncludes(const FieldWord&, const Tree& value, int32_t* slots, std::string& error) {
    error = "write a colour and an affiliation: { red, villain }";
    if (!value.isTable() || value.items.size() != 2) return false;
    const int color = nameAt(kColorNames, value.items[0]);
    const int affiliation = nameAt(kAffiliationNames, value.items[1]);
    if (color < 0 || affiliation < 0) return false;
    *slots = kIncludesSome | color << kIncludedColor | affiliation << kIncludedAffiliation;
    return true;
}
std::string showIncludes(const int32_t* slots) {
    if (*slots == 0) return "";
    return std::string(kColorNames[*slots >> kIncludedColor & 0xF]) + " " +
           kAffiliationNames[*slots >> kIncludedAffiliation & 0xF] + " cards in your deck";
}

// --- fields and types

constexpr FieldWord kDieField = {"die", FieldKind::custom, kSides, 7, "", false, parseDie, showDie, "Six sides."};
constexpr FieldWord kCostField = {"cost", FieldKind::number, kCost, 1, "", true, nullptr, nullptr, ""};
constexpr FieldWord kColorField = {"color", FieldKind::symbol, kColor, 1, "color", false, nullptr, nullptr, ""};
constexpr FieldWord kAffiliationField = {"affiliation", FieldKind::symbol, kAffiliation,          1, "affiliation", false,
                                         nullptr,       nullptr,           "Neutral if left out."};
constexpr FieldWord kUniqueField = {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, ""};
constexpr FieldWord kSubtypesField = {"subtypes", FieldKind::names, 0, 0, "subtype", false, nullptr, nullptr, ""};
constexpr FieldWord kSubtitleField = {"subtitle", FieldKind::text, 0, 0, "", false, nullptr, nullptr, "", true};
constexpr FieldWord kOtherSideField = {"other_side", FieldKind::text, kOtherSide, 1, "", false, nullptr, nullptr, "Its id."};
constexpr FieldWord kBackField = {"back",
                                  FieldKind::flag,
                                  kIsBack,
                                  1,
                                  "",
                                  false,
                                  nullptr,
                                  nullptr,
                                  "It is the side that does not lie up at first.",
                                  false,
                                  language::kMeasures,
                                  "other_side"};
constexpr FieldWord kCharacterFields[] = {
    {"points", FieldKind::numbers, kPoints, 2, "", true, nullptr, nullptr, "One die, two dice."},
    {"health", FieldKind::number, kHealth, 1, "", true, nullptr, nullptr, "", false, kAmounts},
    {"includes", FieldKind::custom, kIncludes, 1, "", false, parseIncludes, showIncludes,
     "What may be in the deck besides: { red, villain }, of one of `includes_subtypes`."},
    {"includes_subtypes", FieldKind::anyNames, kIncludedSubtypes, 0, "subtype", false, nullptr, nullptr, ""},
    kDieField,
    kColorField,
    kAffiliationField,
    kUniqueField,
    kSubtypesField,
    kSubtitleField,
    kOtherSideField,
    kBackField,
};
constexpr FieldWord kCardFields[] = {
    kCostField,
    kDieField,
    kColorField,
    kAffiliationField,
    kUniqueField,
    kSubtypesField,
    {"copies", FieldKind::number, kMostCopies, 1, "", false, nullptr, nullptr, "How many a deck may have, if not 2.", false,
     kAmounts},
    kOtherSideField,
    kBackField,
};
constexpr FieldWord kEventFields[] = {kCostField, kColorField, kAffiliationField};
constexpr FieldWord kBattlefieldFields[] = {kColorField, kAffiliationField, kSubtitleField, kOtherSideField, kBackField};
constexpr FieldWord kPlotFields[] = {
    {"points", FieldKind::numbers, kPoints, 2, "", true, nullptr, nullptr, "May be negative.", false, {-99, 99}},
    kColorField,
    kAffiliationField,
    kUniqueField,
    kSubtypesField,
    kOtherSideField,
    kBackField,
};

// Which abilities the types can have: an event takes effect and does nothing else.
constexpr const char* kOfCharacters[] = {"ongoing",      "inherent", "before",        "after",    "action",
                                         "power_action", "special",  "public_action", "inclusion"};
constexpr const char* kOfPermanents[] = {"restriction", "ongoing",      "inherent", "before", "after",
                                         "action",      "power_action", "special",  "modify", "price"};
constexpr const char* kOfDowngrades[] = {"restriction",  "ongoing", "inherent",      "before", "after", "action",
                                         "power_action", "special", "public_action", "modify", "price"};
constexpr const char* kOfEvents[] = {"restriction", "effect", "price"};
constexpr const char* kOfBattlefields[] = {"claim", "ongoing", "before", "after", "action", "power_action"};
constexpr const char* kOfPlots[] = {"ongoing", "before", "after", "action", "power_action", "inclusion"};

constexpr TypeWord kTypes[] = {
    {"character", kCharacter, kCharacterFields, "", true, "this character", kOfCharacters},
    {"upgrade", kUpgrade, kCardFields, "", true, "this upgrade", kOfPermanents},
    {"support", kSupport, kCardFields, "", true, "this support", kOfPermanents},
    {"event", kEvent, kEventFields, "", true, "this event", kOfEvents},
    {"battlefield", kBattlefieldCard, kBattlefieldFields, "", true, "this battlefield", kOfBattlefields},
    {"plot", kPlot, kPlotFields, "", true, "this plot", kOfPlots},
    {"downgrade", kDowngrade, kCardFields, "", true, "this downgrade", kOfDowngrades},
};

std::string showDie(const int32_t* slots) {
    std::string out;
    CardDef def;
    for (int i = 0; slots[0] != 0 && i < kDieSides; ++i) {
        def.number[kDie + i] = slots[1 + i];
        out += (out.empty() ? "" : ", ") + sideText(side(def, i));
    }
    return out;
}

}  // namespace

std::span<const TypeWord> types() { return kTypes; }

std::vector<SymbolWord> symbols() {
    std::vector<SymbolWord> out = {
        {"cost", "cost", kHoldCost, "cost"},
        {"X", "x", kHoldX, "X"},
        {"value", "value", kHoldValue, "value"},
        {"number of a card", "shield_limit", kHoldShieldLimit, "limit of shields"},
        {"number of a card", "points", kHoldPoints, "while the team is built, the points of {of} are increased by {amount}"},
        {"number of a card", "health", kHoldHealth, "health"},
        {"number of a card", "upgrade_limit", kHoldUpgradeLimit, "limit of upgrades"},
        {"number of a card", "downgrade_limit", kHoldDowngradeLimit, "limit of downgrades"},
        {"name that is given", "subtype", kHoldSubtype, "subtype"},
        {"while it is resolved", "while_resolved", 0, "while it is resolved"},
        {"number of a player", "hand_size", kHoldHandSize, "hand size"},
        {"number of a player", "income", kHoldIncome,
         "in the upkeep phase {of} gains {amount} more resource(s)[, but at least {at_least}]"},
        {"battlefields", "battlefields", kHoldBattlefields, "battlefields"},
        {"way out", "way_out", kHoldWayOut, "instead of leaving play"},
        {"way out", "aside", kToAside, "aside"},
        {"quality", "guardian", kHoldGuardian, "Guardian"},
        {"quality", "elite", kHoldElite, "{to} is elite, with a second die that was set aside"},
        {"quality", "unblockable", kHoldUnblockable, "the damage of {to}, and of a die that it modifies, is unblockable"},
        {"quality of a card that is played", "ambush", kHoldAmbush, "Ambush"},
        {"quality of damage", "unblockable", kHoldSharp, "unblockable"},
        {"quality that is lost", "guardian", kHoldGuardian, "Guardian"},
        {"quality that is lost", "unique", kHoldUnique, "{from} is not unique"},
        {"abilities", "abilities", kHoldAbilities, "abilities"},
        {"act of a player", "activates", kHoldActivates, "activate characters"},
        {"act of a player", "claims", kHoldClaims, "claim the battlefield"},
        {"act of a player", "gives_shields", kHoldGivesShields, "give shields to characters"},
        {"act of a player", "takes_additional_actions", kHoldAdditional, "take additional actions"},
        {"being played", "is_played", kHoldPlayed, "be played"},
        {"being activated", "is_activated", kHoldActivated, "be activated"},
        {"being removed", "is_removed", kHoldRemoved, "be removed"},
        {"being rolled", "is_rolled", kHoldRolled, "be rolled"},
        {"same action", "takes_that_action", kHoldSameAction, "take that same action"},
        {"sharing out", "splits_shields", kHoldSplit, "be split"},
        {"being resolved", "is_resolved", kHoldResolved, "be resolved"},
        {"modifying", "modifies", kHoldModifies, "modify"},
        {"while it is played", "while_played", 0, "while it is played"},
        {"period of turns", "next_turn", kPeriodNextTurn, "on their next turn"},
        {"period", "round", kPeriodRound, "this round"},
        {"period", "action_phase", kPeriodActionPhase, "this action phase"},
        {"period", "turn", kPeriodTurn, "this turn"},
        {"period", "next_round", kPeriodNextRound, "during the next round"},
        {"period", "next_turn", kPeriodNextTurn, "on their next turn"},
        {"beginning phase", "action_phase", kActionPhase, "the action phase begins"},
        {"beginning phase", "upkeep", kUpkeepPhase, "the upkeep phase begins"},
        {"ending phase", "action_phase", kActionPhase, "the action phase ends"},
        {"ending phase", "upkeep", kUpkeepPhase, "the upkeep phase ends"},
        {"color", "gray", kGray, "gray"},
        {"color", "red", kRed, "red"},
        {"color", "yellow", kYellow, "yellow"},
        {"color", "blue", kBlue, "blue"},
        {"affiliation", "neutral", kNeutral, "neutral"},
        {"affiliation", "hero", kHero, "hero"},
        {"affiliation", "villain", kVillain, "villain"},
        {"symbol", "melee", kMelee, "melee damage"},
        {"symbol", "ranged", kRanged, "ranged damage"},
        {"symbol", "indirect", kIndirect, "indirect damage"},
        {"symbol", "shield", kShield, "shields"},
        {"symbol", "resource", kResource, "resources"},
        {"symbol", "disrupt", kDisrupt, "disrupt"},
        {"symbol", "discard_side", kDiscardSymbol, "discard"},
        {"symbol", "focus", kFocus, "focus"},
        {"symbol", "special_side", kSpecialSymbol, "a special"},
        {"symbol", "blank", kBlank, "a blank"},
        {"symbol", "damage", kAnyDamage, "damage"},
        {"turn", "any_side", TurnFrame::kAny, "any side"},
        {"turn", "damage_side", TurnFrame::kDamage, "a side showing damage"},
        {"turn", "side_without_damage", TurnFrame::kNoDamage, "a side that shows no damage"},
        {"turn", "melee_side", kMelee, "a side showing melee damage"},
        {"turn", "ranged_side", kRanged, "a side showing ranged damage"},
        {"turn", "blank_side", kBlank, "a blank side"},
        {"turn", "a_special", kSpecialSymbol, "a side showing a special"},
        {"as", "another_symbol", kAnotherSymbol, "another symbol of your choice"},
        {"flag", "yes", 1, ""},
        {"place", "hand", kToHand, "into its owner's hand"},
        {"place", "deck_top", kToDeckTop, "on top of its owner's deck"},
        {"place", "deck_bottom", kToDeckBottom, "on the bottom of its owner's deck"},
        {"place", "aside", kToAside, "aside"},
        {"place", "into_play", kIntoPlay, "into play"},
        {"place", "kept", kKept, "on this card until this card leaves play"},
        {"place", "face_down", kFaceDown, "on it face down"},
        {"token", "damage", kDamageToken, "damage"},
        {"token", "shield", kShieldToken, "shield(s)"},
        {"token", "resource", kResourceToken, "resource(s)"},
        {"moved", "damage", kDamageToken, "damage, ignoring shields,"},
        {"moved", "shield", kShieldToken, "shield(s)"},
        {"moved", "resource", kResourceToken, "resource(s)"},
        {"role", "support", kAsSupport, "a support, ready or exhausted as it is"},
        {"role", "mod", kAsMod, "a mod upgrade"},
        {"ability", "special", kUseSpecial, "special ability"},
        {"ability", "claim", kUseClaim, "claim ability"},
        {"ability", "power_action", kUsePowerAction, "power action"},
        {"type", "event", kEvent, "event"},
        {"type", "upgrade", kUpgrade, "upgrade"},
        {"type", "support", kSupport, "support"},
        {"type", "character", kCharacter, "character"},
        {"type", "downgrade", kDowngrade, "downgrade"},
    };
    for (size_t i = 0, n = out.size(); i < n; ++i)
        if (std::string_view(out[i].set) == "symbol" && out[i].value != kAnyDamage)
            out.push_back({"as", out[i].name, out[i].value, out[i].wording});
    for (size_t i = 0, n = out.size(); i < n; ++i)
        if (std::string_view(out[i].set) == "symbol" && out[i].value != kAnyDamage)
            out.push_back({"as shown", out[i].name, out[i].value, out[i].wording});
    return out;
}

std::string symbolText(Symbol s) { return kSymbols[s]; }

std::string sideText(const Side& s) {
    std::string cost = s.cost > 0 ? " for " + std::to_string(s.cost) : "";
    if (s.symbol == kNoSymbol && s.plus) return "+" + std::to_string(s.value) + " " + kAnySymbol + cost;
    if (s.symbol == kBlank || s.symbol == kSpecialSymbol || s.symbol == kNoSymbol) return kSymbols[s.symbol] + cost;
    return (s.plus ? "+" : "") + (s.variable ? std::string("X") : std::to_string(s.value)) + " " + kSymbols[s.symbol] + cost;
}

}  // namespace cantina::destiny
