// swdestinydb's text export: a head, then a heading for each type of card and a line for each card.
//
//   CHARACTER
//   ---------
//
//   2x Title, Subtitle (Awakenings #38)
//
// Before a character stands its number of dice, one line for each copy; battlefields and plots have no number.
#include <algorithm>
#include <array>

#include "kernel/nearest.h"
#include "match/deckforms/all.h"
#include "match/deckforms/swdestinydb.h"
#include "match/deckforms/xml.h"

namespace cantina::deckforms {
namespace {

// The site's order.
constexpr std::array<std::string_view, 7> kTypes = {"battlefield", "plot",    "character", "upgrade",
                                                    "downgrade",   "support", "event"};

struct CardLine {
    std::optional<int> number;
    std::string_view name, set;
    int position = 0;
};

// "2x Title, Subtitle (Awakenings #38)"; a position of 0 if there is no such end.
CardLine split(std::string_view line) {
    CardLine out;
    line = trimmed(line);
    const size_t digits = line.find_first_not_of("0123456789");
    if (digits != std::string_view::npos && digits > 0 && line.substr(digits).starts_with("x ")) {
        out.number = copiesIn(line.substr(0, digits));
        if (out.number) line = trimmed(line.substr(digits + 2));
    }
    out.name = line;
    const size_t open = line.rfind(" ("), hash = line.rfind(" #");
    if (!line.ends_with(')') || open == std::string_view::npos || hash == std::string_view::npos || hash < open) return out;
    const std::string_view position = line.substr(hash + 2, line.size() - hash - 3);
    if (const auto n = position.size() <= 3 ? positionOf("-" + std::string(position)) : 0; n > 0) {
        out.name = trimmed(line.substr(0, open));
        out.set = line.substr(open + 2, hash - open - 2);
        out.position = n;
    }
    return out;
}

bool detect(std::string_view text) {
    if (beginsLikeXml(text)) return false;
    text = text.substr(0, 20'000);
    while (!text.empty())
        if (const CardLine line = split(takeLine(text)); line.position > 0 && destinySet(line.set) != nullptr) return true;
    return false;
}

// "CHARACTER" -> "character".
std::string headingIn(std::string_view line) {
    const std::string word = lowered(trimmed(line));
    return std::find(kTypes.begin(), kTypes.end(), word) == kTypes.end() ? "" : word;
}

bool isRuler(std::string_view line) {
    for (std::string_view rest = trimmed(line); !rest.empty();) {
        if (rest.starts_with('-'))
            rest.remove_prefix(1);
        else if (rest.starts_with("\xC2\xAF"))  // the overline of older exports
            rest.remove_prefix(2);
        else
            return false;
    }
    return true;
}

struct Reader {
    const Cards& cards;
    Gathering out;
    std::string heading;

    // By set and position if the title there is the same, else by title in that set: faces of one card share a position.
    const CardInfo* find(const CardLine& line) const {
        const DestinySet* set = destinySet(line.set);
        if (set == nullptr) {
            const std::vector<const CardInfo*> named = cards.byTitle(line.name);
            return line.position == 0 && named.size() == 1 ? named.front() : nullptr;
        }
        const CardInfo* c = cards.byId(std::string(set->code) + "-" + std::to_string(line.position));
        const std::string key = titleKey(line.name);
        if (c != nullptr &&
            (key == titleKey(c->title) || key == titleKey(fullTitle(*c)) || key.starts_with(titleKey(c->title) + ",")))
            return c;
        return cards.byTitle(line.name, set->code);
    }
    void take(const CardLine& line) {
        const CardInfo* c = find(line);
        const int number = line.number.value_or(1);
        const std::string type = c != nullptr ? lowered(c->type) : heading;
        const int copies = type == "character" ? 1 : number;
        if (c == nullptr) {
            const DestinySet* set = destinySet(line.set);
            const std::string id = set == nullptr ? "" : std::string(set->code) + "-" + std::to_string(line.position);
            const bool elite = type == "character" && number > 1;
            return out.miss({copies, std::string(line.name), std::string(line.set), set == nullptr ? "" : codeOfId(id),
                             std::string(sectionOfType(type)), elite ? "elite" : ""});
        }
        if (type == "character" && number > 2)
            out.problem(c->id, c->title + " has " + std::to_string(number) + " dice here: it is taken as elite");
        out.add(*c, copies, sectionOfType(type), type == "character" && number > 1 ? "elite" : "");
    }
};

ReadResult read(std::string_view text, const Cards& cards) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    Reader r{cards, {}, ""};
    int number = 0;
    while (!text.empty() && !r.out.tooMany()) {
        const std::string_view line = trimmed(takeLine(text));
        ++number;
        if (line.empty() || isRuler(line)) continue;
        const std::string heading = headingIn(line);
        const CardLine card = split(line);
        if (!heading.empty())
            r.heading = heading;
        else if (card.position > 0 || (card.number && !r.heading.empty()))
            r.take(card);
        else if (r.out.result.deck.name.empty() && r.heading.empty())
            r.out.result.deck.name = oneLine(line);
        else if (!r.heading.empty() && r.out.result.notes.size() < 20)
            r.out.note("line " + std::to_string(number) + " is no card: '" + oneLine(line) + "'");
    }
    return r.out.finish();
}

std::string cardLine(const CardInfo& card, int number) {
    const DestinySet* set = destinySet(card.id.substr(0, card.id.rfind('-')));
    return (number > 0 ? std::to_string(number) + "x " : "") + fullTitle(card) + " (" + std::string(set->name) + " #" +
           std::to_string(positionOf(card.id)) + ")\n";
}

std::string linesOf(std::string_view type, const DeckList& deck, const Cards& cards) {
    std::string out;
    for (const DeckEntry& e : deck.entries) {
        const CardInfo& c = *cards.byId(e.card);
        if (lowered(c.type) != type) continue;
        if (type == "character" || !std::string_view(sectionOfType(type)).empty())
            for (int i = 0; i < e.count; ++i) out += cardLine(c, type == "character" ? (e.detail == "elite" ? 2 : 1) : 0);
        else
            out += cardLine(c, e.count);
    }
    return out;
}

// "Sets: From Awakenings to Legacies".
std::string setsLine(const DeckList& deck) {
    const DestinySet *first = nullptr, *last = nullptr;
    for (const DeckEntry& e : deck.entries) {
        const DestinySet* set = destinySet(e.card.substr(0, e.card.rfind('-')));
        if (first == nullptr || set->number < first->number) first = set;
        if (last == nullptr || set->number > last->number) last = set;
    }
    if (first == nullptr) return "";
    return "Sets: " +
           (first == last ? std::string(first->name)
                          : "From " + std::string(first->name) + " to " + std::string(last->name)) +
           "\n";
}

WriteResult write(const DeckList& deck, const Cards& cards) {
    std::vector<Problem> problems;
    DeckList plain = deck;
    for (DeckEntry& e : plain.entries) {
        const CardInfo* c = cards.byId(e.card);
        if (c != nullptr) e.card = c->id;
        const bool typed = c != nullptr && std::find(kTypes.begin(), kTypes.end(), lowered(c->type)) != kTypes.end();
        if (c == nullptr)
            problems.push_back({oneLine(e.card), "this card is not in the book", ""});
        else if (codeOfId(c->id).empty() || !typed)
            problems.push_back({c->id, "this card is of no set or type that swdestinydb has", ""});
    }
    if (!problems.empty()) return problems;
    std::string out = oneLine(deck.name) + "\n\n";
    if (const DestinyWord* side = affiliationOf(plain, cards)) out += std::string(side->name) + "\n\n";
    out += setsLine(plain);
    for (const std::string_view type : kTypes) {
        const std::string lines = linesOf(type, plain, cards);
        if (lines.empty()) continue;
        std::string heading(type);
        std::transform(heading.begin(), heading.end(), heading.begin(),
                       [](char c) { return static_cast<char>(c - 'a' + 'A'); });
        out += "\n" + heading + "\n" + std::string(type.size(), '-') + "\n\n" + lines;
    }
    return out;
}

}  // namespace

Form swdestinydbText() { return {"swdestinydb", "destiny", ".txt", "swdestinydb: its text export", detect, read, write}; }

}  // namespace cantina::deckforms
