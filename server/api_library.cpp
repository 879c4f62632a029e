// What does not change while the program runs: games, procedures, cards, rules.
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <map>
#include <set>

#include "catalogue/catalogue.h"
#include "kernel/embedded.h"
#include "language/standing.h"
#include "server/api.h"
#include "server/citations.h"
#include "server/gzip.h"

namespace cantina::server {
namespace {

struct Title {
    const char *game, *title;
};
constexpr Title kTitles[] = {{"destiny", "Star Wars: Destiny"},
                             {"ccg", "Star Wars Customizable Card Game"},
                             {"tcg", "Star Wars Trading Card Game"},
                             {"lcg", "Star Wars: The Card Game"}};

std::vector<std::string> rolesOf(const Shelf& shelf) {
    std::vector<DeckList> decks;
    for (int seat = 0; seat < 2; ++seat)
        if (const DeckList* d = shelf.shippedFor(seat, seat == 1 && !decks.empty() ? decks[0].name : ""))
            decks.push_back(*d);
    const Game& game = *shelf.game;
    match::State state(game.stateSize()), masked(game.stateSize());
    std::vector<std::string> out;
    if (decks.size() != 2 || game.create({shelf.commonFormat(decks).value_or(""), decks, {}}, state.data())) return out;
    game.mask(state.data(), kSpectator, masked.data());
    for (const SeatView& s : game.view(masked.data(), kSpectator).seats) out.push_back(s.role);
    return out;
}

json::object gameJson(const Shelf& shelf) {
    json::array formats, decks;
    for (const FormatInfo& f : shelf.game->formats())
        formats.push_back(json::object{{"id", f.id}, {"title", f.title}, {"says", f.says}});
    for (const ShippedDeck& d : shelf.decks) {
        const auto legal = shelf.formatsOf.find(d.file);
        json::array in;
        if (legal != shelf.formatsOf.end()) in = json::array(legal->second.begin(), legal->second.end());
        decks.push_back(json::object{{"id", d.file},
                                     {"name", d.deck.name},
                                     {"style", d.deck.style},
                                     {"level", d.deck.level},
                                     {"plan", d.deck.plan},
                                     {"format", d.deck.format},
                                     {"formats", std::move(in)},
                                     {"seat", shelf.game->seatFor(d.deck)}});
    }
    const std::vector<std::string> roles = rolesOf(shelf), players = ai::playerNames();
    std::string title = shelf.name;
    for (const Title& t : kTitles)
        if (shelf.name == t.game) title = t.title;
    return {{"id", shelf.name},
            {"title", title},
            {"seats", json::array{2, shelf.game->maxSeats()}},
            {"roles", json::array(roles.begin(), roles.end())},
            {"formats", std::move(formats)},
            {"decks", std::move(decks)},
            {"players", json::array(players.begin(), players.end())}};
}

json::object cardJson(const CardInfo& card, const Citations& citations) {
    json::object facts;
    for (const auto& [name, value] : card.facts) facts[name] = value;
    const std::vector<std::string> missing = language::missingTexts(card);
    json::array notes;
    for (const std::string& note : card.notes)
        if (!note.starts_with(language::kNotYet)) notes.emplace_back(note);
    json::object out{{"id", card.id},
                     {"title", card.title},
                     {"set", card.set},
                     {"type", card.type},
                     {"facts", std::move(facts)},
                     {"wording", json::array(card.wording.begin(), card.wording.end())},
                     {"notes", std::move(notes)},
                     {"complete", card.complete},
                     {"missing", json::array(missing.begin(), missing.end())}};
    const auto it = citations.rulesOfCard.find(card.id);
    if (it != citations.rulesOfCard.end()) out["rules"] = json::array(it->second.begin(), it->second.end());
    return out;
}

// Rows of docs/rules/<game>-editions.md: | id | topic | first edition | now | impact | source |
json::array differencesOf(const std::string& game) {
    json::array out;
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path != "docs/rules/" + game + "-editions.md") continue;
        std::string_view text = file.bytes;
        while (!text.empty()) {
            std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(line.size() + 1, text.size()));
            if (!line.starts_with("| ") || line.starts_with("| id") || line.starts_with("| ---")) continue;
            std::vector<std::string> cells;
            line.remove_prefix(2);
            for (size_t end = line.find(" |"); end != std::string_view::npos; end = line.find(" |")) {
                cells.emplace_back(line.substr(0, end));
                line.remove_prefix(std::min(end + 3, line.size()));
            }
            if (cells.size() < 5) continue;
            out.push_back(json::object{
                {"id", cells[0]}, {"topic", cells[1]}, {"before", cells[2]}, {"now", cells[3]}, {"impact", cells[4]}});
        }
    }
    return out;
}

}  // namespace

HttpResponse Api::cached(const Call& c, const std::string& name, const std::function<json::object()>& make) {
    std::lock_guard lock(cacheMutex_);
    Cached& kept = cache_[name];
    if (!kept.text) {
        const std::string text = json::serialize(make());
        kept.tag = fmt::format("W/\"{:016x}\"", XXH3_64bits(text.data(), text.size()));
        kept.packed = std::make_shared<const std::string>(gzip(text));
        kept.text = std::make_shared<const std::string>(text);
    }
    HttpResponse out;
    out.headers = {{"Cache-Control", "no-cache"}, {"ETag", kept.tag}};
    if (c.request.header("if-none-match") == kept.tag) {
        out.status = 304;
        return out;
    }
    out.body = kept.text;
    out.packed = kept.packed;
    return out;
}

// A player's own picture of a card: DIR/GAME/ID.webp and its like.
HttpResponse Api::image(Call& c) {
    for (const char* ending : {".webp", ".png", ".jpg", ".jpeg"}) {
        auto file = images_.get("/" + c.parts[0] + "/" + c.parts[1] + ending, c.request.header("if-none-match"));
        if (file) return *file;
    }
    return refusalResponse(
        {404, "there is no picture of this card", images_.some() ? "" : "start the server with --images DIR"});
}

HttpResponse Api::games(Call& c) {
    return cached(c, "games", [&] {
        json::array list;
        for (const Title& t : kTitles)
            if (const Shelf* shelf = hall_.shelves().of(t.game)) list.push_back(gameJson(*shelf));
        return json::object{{"games", std::move(list)}};
    });
}

HttpResponse Api::procedures(Call& c) {
    const Shelf* shelf = hall_.shelves().of(c.parts[0]);
    if (shelf == nullptr) return refusalResponse({404, "there is no such game"});
    return cached(c, "procedures " + shelf->name, [&] {
        json::array list;
        for (const ProcedureInfo& p : shelf->game->procedures()) {
            json::array steps;
            for (const auto& s : p.steps)
                steps.push_back(json::object{{"name", s.name}, {"rule", s.rule}, {"asks", s.asks}});
            list.push_back(json::object{{"name", p.name}, {"steps", std::move(steps)}});
        }
        return json::object{{"procedures", std::move(list)}};
    });
}

HttpResponse Api::cards(Call& c) {
    const Shelf* shelf = hall_.shelves().of(c.parts[0]);
    if (shelf == nullptr) return refusalResponse({404, "there is no such game"});
    return cached(c, "cards " + shelf->name, [&] {
        const Citations citations = citationsOf(shelf->name);
        json::array list;
        for (const CardInfo& card : shelf->cards) list.push_back(cardJson(card, citations));
        return json::object{{"cards", std::move(list)}};
    });
}

HttpResponse Api::rules(Call& c) {
    const Shelf* shelf = hall_.shelves().of(c.parts[0]);
    if (shelf == nullptr) return refusalResponse({404, "there is no such game"});
    return cached(c, "rules " + shelf->name, [&] {
        const Citations citations = citationsOf(shelf->name);
        std::map<std::string, std::vector<std::string>> byTitle;  // rulings and errata name the card in their section
        for (const CardInfo& card : shelf->cards) byTitle[card.title].push_back(card.id);
        json::array rows;
        std::map<std::string, int> terms;
        for (const catalogue::Row* row : catalogue::embedded().ofGame(shelf->name)) {
            json::object o{{"id", row->id},
                           {"section", row->section},
                           {"rule", row->rule},
                           {"kind", row->kind},
                           {"source", row->source}};
            if (!row->naReason.empty()) o["na"] = row->naReason;
            json::array scenarios;
            std::set<std::string> cards;
            if (const auto it = citations.ofRule.find(row->id); it != citations.ofRule.end()) {
                for (const size_t at : it->second.scenarios) scenarios.emplace_back(at);
                cards.insert(it->second.cards.begin(), it->second.cards.end());
            }
            if (const auto it = byTitle.find(row->section); it != byTitle.end())
                cards.insert(it->second.begin(), it->second.end());
            o["scenarios"] = std::move(scenarios);
            o["cards"] = json::array(cards.begin(), cards.end());
            rows.push_back(std::move(o));
            ++terms[row->section];
        }
        json::array sections, stories;
        for (const auto& [name, count] : terms) sections.push_back(json::object{{"term", name}, {"rows", count}});
        for (const CitedScenario& s : citations.scenarios)
            stories.push_back(json::object{{"id", s.id}, {"title", s.title}, {"says", s.says}});
        return json::object{{"rows", std::move(rows)},
                            {"scenarios", std::move(stories)},
                            {"terms", std::move(sections)},
                            {"differences", differencesOf(shelf->name)}};
    });
}

HttpResponse Api::scenario(Call& c) {
    const Shelf* shelf = hall_.shelves().of(c.parts[0]);
    if (shelf == nullptr) return refusalResponse({404, "there is no such game"});
    for (const CitedScenario& s : citationsOf(shelf->name).scenarios)
        if (s.id == c.parts[1])
            return jsonResponse({{"id", s.id},
                                 {"title", s.title},
                                 {"says", s.says},
                                 {"place", s.place},
                                 {"source", s.source},
                                 {"rules", json::array(s.rules.begin(), s.rules.end())},
                                 {"cards", json::array(s.cards.begin(), s.cards.end())}});
    return refusalResponse({404, "there is no such scenario", "GET /api/rules/GAME lists them"});
}

}  // namespace cantina::server
