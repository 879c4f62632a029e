// Our own form (kernel/decks.h), for every game. Cards may be named by title here; what is read has ids.
#include "kernel/decks.h"

#include "kernel/nearest.h"
#include "match/deckforms/all.h"
#include "match/deckforms/gather.h"
#include "match/deckforms/octgn.h"
#include "match/deckforms/xml.h"

namespace cantina::deckforms {
namespace {

bool detect(std::string_view text) {
    if (beginsLikeXml(text)) return false;
    const std::string_view start = trimmed(text.substr(0, 4'000));
    return !start.empty() && !start.starts_with('{');
}

// readDeck keeps the id alone; the title that stands before it in the text is for people who look for the card.
std::string titleBefore(std::string_view text, const std::string& id) {
    const std::string mark = "[" + id + "]";
    while (!text.empty()) {
        std::string_view line = trimmed(takeLine(text));
        const size_t at = line.find(mark);
        if (at == std::string_view::npos || line.empty() || line.front() < '0' || line.front() > '9') continue;
        line = line.substr(0, at);
        line.remove_prefix(std::min(line.find_first_not_of("0123456789"), line.size()));
        if (line.starts_with('x')) line.remove_prefix(1);
        return oneLine(line);
    }
    return "";
}

const CardInfo* find(const std::string& card, const Cards& cards, Gathering& out) {
    if (const CardInfo* c = cards.byId(card)) return c;
    const std::vector<const CardInfo*> named = cards.byTitle(card);
    if (named.empty()) return nullptr;
    if (named.size() > 1) {
        std::string ids;
        for (const CardInfo* c : named) ids += (ids.empty() ? "" : ", ") + c->id;
        out.note("'" + oneLine(card) + "' may be " + ids + ": " + named.front()->id +
                 " is taken; write [id] behind the title to choose");
    }
    return named.front();
}

// "1 Kylo Ren elite" as people type it, without an [id] between the title and the word behind it.
DeckEntry withEliteApart(DeckEntry e) {
    constexpr std::string_view kElite = " elite";
    if (!e.detail.empty() || !lowered(e.card).ends_with(kElite)) return e;
    e.card = std::string(trimmed(std::string_view(e.card).substr(0, e.card.size() - kElite.size())));
    e.detail = "elite";
    return e;
}

// Finds the cards of the list; `text` is where its lines stand, if there is one.
Gathering gathered(const DeckList& list, std::string_view text, const Cards& cards) {
    Gathering out;
    for (const DeckEntry& e : list.entries) {
        if (const CardInfo* c = find(e.card, cards, out)) {
            out.add(*c, e.count, e.section, e.detail);
            continue;
        }
        const DeckEntry apart = withEliteApart(e);
        if (const CardInfo* c = find(apart.card, cards, out)) {
            out.add(*c, apart.count, apart.section, apart.detail);
            continue;
        }
        const std::string title = titleBefore(text, e.card);
        const bool isId = !title.empty();
        out.miss({e.count, isId ? title : e.card, "", isId ? e.card : "", e.section, e.detail});
    }
    const std::vector<DeckEntry> commands = unlistedCommandCards(out.result.deck, cards);
    for (const DeckEntry& e : commands) out.add(*cards.byId(e.card), e.count);
    if (!commands.empty()) out.note("the command cards of the objectives are added");
    DeckList deck = list;
    deck.entries = std::move(out.result.deck.entries);
    out.result.deck = std::move(deck);
    return out;
}

ReadResult read(std::string_view text, const Cards& cards) {
    auto parsed = readDeck(text);
    if (auto* problem = std::get_if<Problem>(&parsed)) return *problem;
    return gathered(std::get<DeckList>(parsed), text, cards).finish();
}

WriteResult write(const DeckList& deck, const Cards& cards) {
    DeckList plain = deck;
    for (std::string* line : {&plain.name, &plain.format, &plain.style, &plain.level, &plain.plan}) *line = oneLine(*line);
    return writeDeck(plain, [&](const std::string& id) { return cards.title(id); });
}

}  // namespace

Imported resolved(const DeckList& deck, const Cards& cards) { return gathered(deck, "", cards).result; }

Form own() { return {"cantina", "", ".deck", "Cantina's own deck files, for every game", detect, read, write}; }

}  // namespace cantina::deckforms
