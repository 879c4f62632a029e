#include "match/deckforms/cards.h"

#include <algorithm>
#include <array>
#include <utility>

#include "kernel/nearest.h"

namespace cantina::deckforms {
namespace {

// U+00C0 to U+00FF in UTF-8 are C3 80 to C3 BF. A letter without a plain likeness stays as it is.
constexpr std::string_view kPlain = "AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y";
static_assert(kPlain.size() == 64);

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kMarks = {{
    {"\xE2\x80\x98", "'"},
    {"\xE2\x80\x99", "'"},
    {"\xE2\x80\x9C", "\""},
    {"\xE2\x80\x9D", "\""},
    {"\xE2\x80\x93", "-"},
    {"\xE2\x80\x94", "-"},
    {"\xE2\x80\xA2", ""},  // the dot of uniqueness
    {"\xC2\xA0", " "},
}};

}  // namespace

std::string folded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        const auto* mark =
            std::find_if(kMarks.begin(), kMarks.end(), [&](const auto& m) { return rest.starts_with(m.first); });
        if (mark != kMarks.end()) {
            out += mark->second;
            i += mark->first.size() - 1;
        } else if (rest.size() > 1 && rest[0] == '\xC3' && (rest[1] & 0xC0) == 0x80 && kPlain[rest[1] & 0x3F] != '?') {
            out += kPlain[rest[1] & 0x3F];
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::string titleKey(std::string_view text) {
    std::string out;
    for (const char c : lowered(folded(text))) {
        const bool space = c == ' ' || c == '\t';
        if (space && (out.empty() || out.back() == ' ')) continue;
        out += space ? ' ' : c;
    }
    while (out.ends_with(' ')) out.pop_back();
    return out;
}

std::string_view fact(const CardInfo& card, std::string_view name) {
    for (const auto& [key, value] : card.facts)
        if (key == name) return value;
    return {};
}

bool hasFact(const CardInfo& card, std::string_view name) {
    return std::any_of(card.facts.begin(), card.facts.end(), [&](const auto& f) { return f.first == name; });
}

std::string fullTitle(const CardInfo& card) {
    const std::string_view subtitle = fact(card, "subtitle"), version = fact(card, "version");
    if (!subtitle.empty()) return card.title + ", " + std::string(subtitle);
    const std::string letter = " (" + std::string(version) + ")";
    if (!version.empty() && !card.title.ends_with(letter)) return card.title + letter;
    return card.title;
}

Cards::Cards(std::span<const CardInfo> cards) : cards_(cards) {
    for (const CardInfo& c : cards) {
        ids_.emplace(lowered(c.id), &c);
        const std::string plain = titleKey(c.title), full = titleKey(fullTitle(c));
        titles_.emplace(plain, &c);
        if (full != plain) titles_.emplace(full, &c);
    }
}

const CardInfo* Cards::byId(std::string_view id) const {
    const auto it = ids_.find(lowered(id));
    return it == ids_.end() ? nullptr : it->second;
}

std::vector<const CardInfo*> Cards::byTitle(std::string_view title) const {
    std::vector<const CardInfo*> out;
    const auto [first, last] = titles_.equal_range(titleKey(title));
    for (auto it = first; it != last; ++it) out.push_back(it->second);
    return out;
}

const CardInfo* Cards::byTitle(std::string_view title, std::string_view set) const {
    const CardInfo* found = nullptr;
    for (const CardInfo* c : byTitle(title)) {
        if (lowered(c->set) != lowered(set)) continue;
        if (found != nullptr) return nullptr;
        found = c;
    }
    return found;
}

std::string Cards::title(std::string_view id) const {
    const CardInfo* c = byId(id);
    return c == nullptr ? "" : c->title;
}

}  // namespace cantina::deckforms
