#include "match/deckforms/gather.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

#include "language/utf8.h"

namespace cantina::deckforms {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::string oneLine(std::string_view text) { return language::printable(trimmed(text), 200); }

std::optional<int> copiesIn(std::string_view text) {
    int count = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || rest != text.data() + text.size() || count < 1 || count > kMaxCopies) return std::nullopt;
    return count;
}

std::string_view takeLine(std::string_view& text) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::vector<Problem> unknownTo(const DeckList& deck, const Cards& cards) {
    std::vector<Problem> out;
    for (const DeckEntry& e : deck.entries)
        if (cards.byId(e.card) == nullptr) out.push_back({oneLine(e.card), "this card is not in the book", ""});
    return out;
}

void Gathering::add(const CardInfo& card, int count, std::string_view section, std::string_view detail) {
    total_ += count;
    if (tooMany()) return;
    for (DeckEntry& e : result.deck.entries)
        if (e.card == card.id && e.section == section && e.detail == detail) {
            e.count += count;
            return;
        }
    result.deck.entries.push_back({count, card.id, std::string(section), std::string(detail)});
}

void Gathering::miss(MissingCard card) {
    total_ += card.count;
    if (tooMany()) return;
    card.title = oneLine(card.title);
    card.set = oneLine(card.set);
    card.code = oneLine(card.code);
    card.section = oneLine(card.section);
    card.detail = oneLine(card.detail);
    const auto said = [](const MissingCard& m) { return std::tie(m.title, m.set, m.code, m.section, m.detail); };
    for (MissingCard& m : result.missing)
        if (said(m) == said(card)) {
            m.count += card.count;
            return;
        }
    result.missing.push_back(std::move(card));
}

void Gathering::describe(std::string_view text) {
    text = trimmed(text);
    if (text.empty()) return;
    if (text.size() <= 200 && text.find_first_of("\r\n") == std::string_view::npos)
        result.deck.plan = oneLine(text);
    else
        note("the description (" + std::to_string(text.size()) + " bytes) is not taken over: a plan is one line");
}

namespace {

// Where a section stands in a deck: who and what begins on the table, the draw deck, the rest.
size_t placeOf(std::string_view section) {
    static constexpr std::array<std::string_view, 6> kFirst = {"characters",  "battlefield", "plot",
                                                               "affiliation", "objectives",  ""};
    return static_cast<size_t>(std::find(kFirst.begin(), kFirst.end(), section) - kFirst.begin());
}

}  // namespace

ReadResult Gathering::finish() {
    if (tooMany())
        return Problem{"deck", "there are more than " + std::to_string(kMaxCards) + " cards in it: that is no deck", ""};
    for (const DeckEntry& e : result.deck.entries)
        if (e.count > kMaxCopies)
            return Problem{"deck", std::to_string(e.count) + " copies of " + e.card + ": that is no deck", ""};
    if (result.deck.entries.empty() && result.missing.empty()) return Problem{"deck", "there is no card in it", ""};
    std::stable_sort(result.deck.entries.begin(), result.deck.entries.end(), [](const DeckEntry& a, const DeckEntry& b) {
        return std::pair(placeOf(a.section), std::string_view(a.section)) <
               std::pair(placeOf(b.section), std::string_view(b.section));
    });
    return std::move(result);
}

}  // namespace cantina::deckforms
