// The facts of cards: die sides, colours, affiliations, subtypes; the types of cards with their fields; symbols.
// Rules: DST-CARD-02 to 08, DST-DIE-01 to 04.
#include <algorithm>
#include <array>
#include <charconv>

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

// --- subtypes and what a character lets into the deck

constexpr const char* kSubtypeNames[] = {
    "ability", "advisor",  "apprentice", "artillery", "bomb",         "bounty",       "bounty_hunter", "creature",
    "cultist", "curse",    "death_star", "droid",     "engineer",     "equipment",    "ewok",          "form",
    "format",  "guard",    "gungan",     "injury",    "inquisitor",   "intel",        "jawa",          "jedi",
    "leader",  "location", "mission",    "mod",       "move",         "nightbrother", "partisan",      "pilot",
    "pirate",  "podracer", "scavenger",  "scoundrel", "shapeshifter", "sith",         "spectre",       "spell",
    "spy",     "title",    "trap",       "trooper",   "vehicle",      "weapon",       "witch",         "wookiee",
};
static_assert(std::size(kSubtypeNames) <= 48, "two slots of 24 bits");
static_assert(std::string_view(kSubtypeNames[kSubtypeMod]) == "mod");

int subtypeNumber(const Tree& t) {
    for (size_t i = 0; i < std::size(kSubtypeNames); ++i)
        if (t.isWord(kSubtypeNames[i])) return static_cast<int>(i);
    return -1;
}
std::string spaced(std::string text) {
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

bool parseSubtypes(const FieldWord&, const Tree& value, int32_t* slots, std::string& error) {
    if (!value.isTable()) return error = "subtypes are a list: { weapon }", false;
    for (const Tree& t : value.items) {
        int n = subtypeNumber(t);
        if (n < 0 || !t.items.empty()) {
            error = foundText(t) +
                    (n < 0 ? " is no subtype" + meant(t.text, {std::begin(kSubtypeNames), std::end(kSubtypeNames)})
                           : " takes no parameter: is a comma missing?");
            return false;
        }
        slots[n / 24] |= 1 << n % 24;
    }
    return true;
}
std::string showSubtypes(const int32_t* slots) {
    std::string out;
    for (int n = 0; n < static_cast<int>(std::size(kSubtypeNames)); ++n)
        if ((slots[n / 24] >> (n % 24) & 1) != 0)
            out += (out.empty() ? "" : ", ") + spaced(kSubtypeNames[static_cast<size_t>(n)]);
    return out;
}

constexpr const char* kColorNames[] = {"gray", "red", "yellow", "blue"};
constexpr const char* kAffiliationNames[] = {"neutral", "hero", "villain"};

int nameAt(std::span<const char* const> names, const Tree& t) {
    for (size_t i = 0; i < names.size(); ++i)
        if (t.isWord(names[i])) return static_cast<int>(i);
    return -1;
}

// includes = { red, villain, weapon, vehicle }: a colour, an affiliation, one or two subtypes; see Includes in deck.h.
bool parseIncludes(const FieldWord&, const Tree& value, int32_t* slots, std::string& error) {
    error = "write a colour, an affiliation and one or two subtypes: { red, villain, weapon }";
    if (!value.isTable() || value.items.size() < 3 || value.items.size() > 4) return false;
    int color = nameAt(kColorNames, value.items[0]);
    int affiliation = nameAt(kAffiliationNames, value.items[1]);
    int first = subtypeNumber(value.items[2]);
    int second = subtypeNumber(value.items.back());
    if (color < 0 || affiliation < 0 || first < 0 || second < 0) return false;
    *slots = 1 << 24 | color << 20 | affiliation << 16 | first << 8 | second;
    return true;
}
std::string showIncludes(const int32_t* slots) {
    int32_t n = *slots;
    if (n == 0) return "";
    int first = n >> 8 & 0xFF;
    int second = n & 0xFF;
    std::string out = std::string(kColorNames[n >> 20 & 0xF]) + " " + kAffiliationNames[n >> 16 & 0xF] + " " +
                      spaced(kSubtypeNames[first]) + "s";
    if (second != first) out += " and " + spaced(kSubtypeNames[second]) + "s";
    return out + " in your deck";
}

// --- fields and types

constexpr FieldWord kDieField = {"die", FieldKind::custom, kSides, 7, "", false, parseDie, showDie, "Six sides."};
constexpr FieldWord kCostField = {"cost", FieldKind::number, kCost, 1, "", true, nullptr, nullptr, ""};
constexpr FieldWord kColorField = {"color", FieldKind::symbol, kColor, 1, "color", false, nullptr, nullptr, ""};
constexpr FieldWord kAffiliationField = {"affiliation", FieldKind::symbol, kAffiliation,          1, "affiliation", false,
                                         nullptr,       nullptr,           "Neutral if left out."};
constexpr FieldWord kUniqueField = {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, ""};
constexpr FieldWord kSubtypesField = {"subtypes",   FieldKind::custom,    kSubtypes, 2, "", false, parseSubtypes,
                                      showSubtypes, "A list of subtypes."};
constexpr FieldWord kSubtitleField = {"subtitle", FieldKind::text, 0, 0, "", false, nullptr, nullptr, "", true};
constexpr FieldWord kCharacterFields[] = {
    {"points", FieldKind::numbers, kPoints, 2, "", true, nullptr, nullptr, "One die, two dice."},
    {"health", FieldKind::number, kHealth, 1, "", true, nullptr, nullptr, "", false, kAmounts},
    {"includes", FieldKind::custom, kIncludes, 1, "", false, parseIncludes, showIncludes,
     "What may be in the deck besides: { red, villain, weapon }."},
    kDieField,
    kColorField,
    kAffiliationField,
    kUniqueField,
    kSubtypesField,
    kSubtitleField,
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
};
constexpr FieldWord kEventFields[] = {kCostField, kColorField, kAffiliationField};
constexpr FieldWord kBattlefieldFields[] = {kColorField, kAffiliationField, kSubtitleField};
constexpr FieldWord kPlotFields[] = {
    {"points", FieldKind::numbers, kPoints, 2, "", true, nullptr, nullptr, "May be negative.", false, {-99, 99}},
    kColorField,
    kAffiliationField,
    kUniqueField,
    kSubtypesField,
};

constexpr TypeWord kTypes[] = {
    {"character", kCharacter, kCharacterFields, "", true, "this character"},
    {"upgrade", kUpgrade, kCardFields, "", true, "this upgrade"},
    {"support", kSupport, kCardFields, "", true, "this support"},
    {"event", kEvent, kEventFields, "", true, "this event"},
    {"battlefield", kBattlefieldCard, kBattlefieldFields, "", true, "this battlefield"},
    {"plot", kPlot, kPlotFields, "", true, "this plot"},
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
        {"activity", "activate_characters", kActivating, "activate characters"},
        {"activity", "claim_battlefield", kClaiming, "claim the battlefield"},
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
        {"turn", "any_side", TurnFrame::kAny, "any side"},
        {"turn", "damage_side", TurnFrame::kDamage, "a side showing damage"},
        {"turn", "side_without_damage", TurnFrame::kNoDamage, "a side that shows no damage"},
        {"turn", "melee_side", kMelee, "a side showing melee damage"},
        {"turn", "ranged_side", kRanged, "a side showing ranged damage"},
        {"turn", "blank_side", kBlank, "a blank side"},
        {"turn", "a_special", kSpecialSymbol, "a side showing a special"},
        {"turn", "noted_side", TurnFrame::kNoted, "a side showing that symbol"},
        {"type", "an_event", kEvent, "event"},
        {"type", "an_upgrade", kUpgrade, "upgrade"},
        {"type", "a_support", kSupport, "support"},
    };
    for (size_t i = 0; i < std::size(kSubtypeNames); ++i) {
        static std::vector<std::string> words(std::size(kSubtypeNames));
        words[i] = spaced(kSubtypeNames[i]);
        out.push_back({"subtype", kSubtypeNames[i], static_cast<int32_t>(i), words[i].c_str()});
    }
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
