#include "kernel/decks.h"

#include <algorithm>
#include <charconv>

#include "kernel/embedded.h"

namespace cantina {
namespace {

constexpr size_t kMaxDeckBytes = 200'000;
constexpr int kMaxCopies = 200;

std::string_view trimmed(std::string_view s) {
    while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
    while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r')) s.remove_suffix(1);
    return s;
}

struct Reader {
    DeckList deck;
    std::string section;
    int line = 0;

    Problem wrong(const std::string& message) const { return {"line " + std::to_string(line), message, ""}; }

    std::optional<Problem> header(std::string_view name, std::string_view value) {
        static constexpr std::pair<std::string_view, std::string DeckList::*> kFields[] = {
            {"name", &DeckList::name},   {"format", &DeckList::format}, {"style", &DeckList::style},
            {"level", &DeckList::level}, {"plan", &DeckList::plan},
        };
        for (const auto& [field, member] : kFields)
            if (field == name) return deck.*member = std::string(value), std::nullopt;
        return wrong("'" + std::string(name) + "' is not a line of a deck: use name, format, style, level or plan");
    }
    std::optional<Problem> entry(std::string_view s) {
        DeckEntry e;
        auto [rest, error] = std::from_chars(s.data(), s.data() + s.size(), e.count);
        if (error != std::errc() || e.count < 1 || e.count > kMaxCopies)
            return wrong("a card's line begins with how many: '2 Title', from 1 to " + std::to_string(kMaxCopies));
        s = std::string_view(rest, static_cast<size_t>(s.data() + s.size() - rest));
        if (!s.empty() && s.front() == 'x') s.remove_prefix(1);
        s = trimmed(s);
        size_t open = s.rfind('[');
        size_t close = open == std::string_view::npos ? open : s.find(']', open);
        if (close != std::string_view::npos) {
            e.card = trimmed(s.substr(open + 1, close - open - 1));
            e.detail = trimmed(s.substr(close + 1));
        } else {
            e.card = s;
        }
        if (e.card.empty()) return wrong("there is a number but no card");
        e.section = section;
        deck.entries.push_back(std::move(e));
        return std::nullopt;
    }
    std::optional<Problem> read(std::string_view s) {
        s = trimmed(s);
        if (s.empty() || s.front() == '#') return std::nullopt;
        if (s.front() == '[' && s.back() == ']') {
            section = s.substr(1, s.size() - 2);
            if (section == "deck") section.clear();
            return std::nullopt;
        }
        if (s.front() >= '0' && s.front() <= '9') return entry(s);
        size_t colon = s.find(':');
        if (colon == std::string_view::npos)
            return wrong("expected 'name: ...', '[section]' or a number and a title; found '" + std::string(s) + "'");
        return header(trimmed(s.substr(0, colon)), trimmed(s.substr(colon + 1)));
    }
};

}  // namespace

std::variant<DeckList, Problem> readDeck(std::string_view text) {
    if (text.size() > kMaxDeckBytes) return Problem{"deck", "this file is too long for a deck", ""};
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    Reader reader;
    while (!text.empty()) {
        size_t end = std::min(text.find('\n'), text.size());
        ++reader.line;
        if (auto problem = reader.read(text.substr(0, end))) return *problem;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (reader.deck.entries.empty()) return Problem{"deck", "there is no card in it: a line is '2 Title'", ""};
    return reader.deck;
}

std::string writeDeck(const DeckList& deck, const std::function<std::string(const std::string&)>& title) {
    std::string out;
    auto header = [&](const char* name, const std::string& value) {
        if (!value.empty()) out += std::string(name) + ": " + value + "\n";
    };
    header("name", deck.name);
    header("format", deck.format);
    header("style", deck.style);
    header("level", deck.level);
    header("plan", deck.plan);
    std::string section = "\n";
    for (const DeckEntry& e : deck.entries) {
        if (e.section != section) out += "\n[" + (e.section.empty() ? std::string("deck") : e.section) + "]\n";
        section = e.section;
        std::string name = title ? title(e.card) : "";
        out += std::to_string(e.count) + " " + (name.empty() ? e.card : name);
        if (!name.empty())
            out += " [" + e.card + "]";
        else if (!e.detail.empty())
            out += " [" + e.card + "]";
        if (!e.detail.empty()) out += " " + e.detail;
        out += "\n";
    }
    return out;
}

std::vector<ShippedDeck> shippedDecks(std::string_view game) {
    std::vector<ShippedDeck> out;
    std::string folder = "decks/" + std::string(game) + "/";
    constexpr std::string_view kEnding = ".deck";
    for (const EmbeddedFile& f : embeddedFiles()) {
        if (!f.path.starts_with(folder) || !f.path.ends_with(kEnding)) continue;
        auto read = readDeck(f.bytes);
        if (auto* deck = std::get_if<DeckList>(&read))
            out.push_back({std::string(game),
                           std::string(f.path.substr(folder.size(), f.path.size() - folder.size() - kEnding.size())),
                           *deck});
    }
    return out;
}

}  // namespace cantina
