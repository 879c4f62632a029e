#include "match/deckforms/swdestinydb.h"

#include <array>
#include <charconv>

#include "kernel/nearest.h"

namespace cantina::deckforms {
namespace {

constexpr std::array<DestinySet, 18> kSets = {{
    {1, "AW", "Awakenings"},
    {2, "SoR", "Spirit of Rebellion"},
    {3, "EaW", "Empire at War"},
    {4, "TPG", "Two-Player Game"},
    {5, "LEG", "Legacies"},
    {6, "RIV", "Rivals"},
    {7, "WotF", "Way of the Force"},
    {8, "AtG", "Across the Galaxy"},
    {9, "CONV", "Convergence"},
    {10, "AoN", "Allies of Necessity"},
    {11, "SoH", "Spark of Hope"},
    {12, "CM", "Covert Missions"},
    {13, "TR", "Transformations"},
    {14, "FA", "Faltering Allegiances"},
    {15, "RM", "Redemption"},
    {16, "HS", "High Stakes"},
    {701, "EC", "Eternal Conflict"},
    {702, "PW", "Parting Words"},
}};

constexpr std::array<DestinyWord, 5> kFormats = {{
    {"STD", "standard", "Standard"},
    {"TRI", "trilogy", "Trilogy"},
    {"INF", "infinite", "Infinite"},
    {"ARNS", "arh-standard", "ARH Standard"},
    {"TCISTD", "tci-standard", "TCI Standard"},
}};

constexpr std::array<DestinyWord, 3> kAffiliations = {{
    {"hero", "hero", "Hero"},
    {"villain", "villain", "Villain"},
    {"neutral", "neutral", "Neutral"},
}};

constexpr std::string_view kDigits = "0123456789";

struct Code {
    int set = 0, position = 0;
    std::string face;
};

// Set, three digits, perhaps a letter; a set of 0 if it is no code.
Code codeIn(std::string_view text) {
    const size_t digits = std::min(text.find_first_not_of(kDigits), text.size());
    const std::string_view face = text.substr(digits);
    const bool letter = face.empty() || (face.size() == 1 && face[0] >= 'A' && face[0] <= 'Z');
    if (digits < 5 || digits > 6 || !letter) return {};
    Code out;
    const char* begin = text.data();  // NOLINT(bugprone-suspicious-stringview-data-usage): from_chars takes an end
    std::from_chars(begin, begin + digits - 3, out.set);
    std::from_chars(begin + digits - 3, begin + digits, out.position);
    out.face = face;
    return out;
}

std::string padded(int number, size_t width) {
    std::string out = std::to_string(number);
    while (out.size() < width) out.insert(0, "0");
    return out;
}

}  // namespace

const DestinySet* destinySet(int number) {
    for (const DestinySet& s : kSets)
        if (s.number == number) return &s;
    return nullptr;
}

const DestinySet* destinySet(std::string_view codeOrName) {
    const std::string wanted = titleKey(codeOrName);
    for (const DestinySet& s : kSets)
        if (lowered(s.code) == wanted || lowered(s.name) == wanted) return &s;
    return nullptr;
}

std::string idOfCode(std::string_view code) {
    const Code c = codeIn(code);
    const DestinySet* set = destinySet(c.set);
    return set == nullptr ? "" : std::string(set->code) + "-" + std::to_string(c.position) + c.face;
}

std::string codeOfId(std::string_view id) {
    const size_t at = id.rfind('-');
    const DestinySet* set = at == std::string_view::npos ? nullptr : destinySet(id.substr(0, at));
    if (set == nullptr) return "";
    const std::string_view rest = id.substr(at + 1);
    const size_t digits = std::min(rest.find_first_not_of(kDigits), rest.size());
    const int position = positionOf(id);
    if (position < 1 || position > 999 || rest.size() - digits > 1) return "";
    return padded(set->number, 2) + padded(position, 3) + std::string(rest.substr(digits));
}

std::string_view setNameOfCode(std::string_view code) {
    const DestinySet* set = destinySet(codeIn(code).set);
    return set == nullptr ? std::string_view() : set->name;
}

int positionOf(std::string_view id) {
    const size_t at = id.rfind('-');
    int number = 0;
    if (at != std::string_view::npos) std::from_chars(id.data() + at + 1, id.data() + id.size(), number);
    return number;
}

std::string_view sectionOfType(std::string_view type) {
    const std::string t = lowered(type);
    if (t == "character") return "characters";
    if (t == "battlefield") return "battlefield";
    return t == "plot" ? "plot" : "";
}

bool isCharacter(const CardInfo& card) { return lowered(card.type) == "character"; }

const DestinyWord* destinyFormat(std::string_view codeOrOurs) {
    for (const DestinyWord& f : kFormats)
        if (lowered(f.code) == lowered(codeOrOurs) || f.ours == lowered(codeOrOurs)) return &f;
    return nullptr;
}

const DestinyWord* affiliationOf(const DeckList& deck, const Cards& cards) {
    const DestinyWord* found = nullptr;
    for (const DeckEntry& e : deck.entries) {
        const CardInfo* c = cards.byId(e.card);
        if (c == nullptr || !isCharacter(*c)) continue;
        for (const DestinyWord& a : kAffiliations)
            if (lowered(fact(*c, "affiliation")) == a.code && (found == nullptr || found->code == "neutral")) found = &a;
    }
    return found;
}

}  // namespace cantina::deckforms
