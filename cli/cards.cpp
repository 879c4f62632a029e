// cards list, show. check, stats and words: cards_check.cpp, cards_stats.cpp, cards_words.cpp.
#include "cli/cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>

#include "cli/card_files.h"
#include "cli/command.h"
#include "kernel/nearest.h"

namespace cantina::cli {
namespace {

constexpr const char* kStatsOnly = "not playable yet: numbers only";

struct Card {
    std::string game;
    CardInfo info;
};

// All cards of the games that are asked for. kSuccess, or the exit code.
int readCards(const CardsArgs& args, std::vector<Card>& cards, Output& out) {
    const std::vector<std::string> games = chosenGames(args.game, out);
    if (games.empty()) return args.game.empty() ? out.fail("this program has no games") : kBadUse;
    FilesByGame files;
    if (!args.cards.empty())
        if (const int code = readCardFiles({{args.cards}, args.game}, files, out); code != kSuccess) return code;
    for (const std::string& name : games) {
        MadeGame made = makeGame(name, {files[name], "", false});
        const auto errors =
            std::count_if(made.problems.begin(), made.problems.end(), [](const auto& p) { return !p.warning; });
        if (errors > 0) out.note(fmt::format("{} error(s) in the cards of {}: see 'cantina cards check'", errors, name));
        for (CardInfo& info : made.game->cards()) cards.push_back({name, std::move(info)});
    }
    return kSuccess;
}

bool contains(const CardInfo& c, const std::string& word) {
    const auto in = [&](const std::string& text) { return lowered(text).find(word) != std::string::npos; };
    if (in(c.title) || std::any_of(c.wording.begin(), c.wording.end(), in)) return true;
    return std::any_of(c.facts.begin(), c.facts.end(), [&](const auto& f) { return in(f.first + " " + f.second); });
}

bool isWanted(const CardInfo& c, const CardsListArgs& args) {
    if (!args.set.empty() && lowered(c.set) != lowered(args.set)) return false;
    if (!args.type.empty() && lowered(c.type) != lowered(args.type)) return false;
    return std::all_of(args.words.begin(), args.words.end(), [&](const std::string& w) { return contains(c, lowered(w)); });
}

// kSuccess if some card has that set or type, or none is asked for.
int checkName(const char* what, const std::string& name, const std::vector<Card>& cards, std::string CardInfo::* field,
              Output& out) {
    std::set<std::string> known;
    for (const Card& c : cards) {
        if (name.empty() || lowered(c.info.*field) == lowered(name)) return kSuccess;
        known.insert(c.info.*field);
    }
    const std::string hint = didYouMean(nearest(name, known));
    return out.badUse(fmt::format("there is no {} '{}'", what, name),
                      (hint.empty() ? "" : hint + " ") + "Known: " + joined({known.begin(), known.end()}, ", ") + ".");
}

boost::json::object object(const Card& card) {
    const CardInfo& c = card.info;
    boost::json::object facts;
    for (const auto& [name, value] : c.facts) facts[name] = value;
    const std::vector<std::string> missing = language::missingTexts(c);
    boost::json::array abilities;
    for (const AbilityInfo& a : c.abilities) abilities.push_back(boost::json::object{{"id", a.id}, {"wording", a.wording}});
    return {{"game", card.game},
            {"id", c.id},
            {"title", c.title},
            {"set", c.set},
            {"type", c.type},
            {"complete", c.complete},
            {"facts", facts},
            {"wording", boost::json::array(c.wording.begin(), c.wording.end())},
            {"abilities", abilities},
            {"notes", boost::json::array(c.notes.begin(), c.notes.end())},
            {"missing", boost::json::array(missing.begin(), missing.end())}};
}

void print(const Card& card, Output& out) { printCard(card.info, card.game, out); }

// By id, else by title; case does not matter.
std::vector<const Card*> found(const std::vector<Card>& cards, const std::string& name) {
    std::vector<const Card*> byId, byTitle;
    for (const Card& c : cards) {
        if (lowered(c.info.id) == lowered(name)) byId.push_back(&c);
        if (lowered(c.info.title) == lowered(name)) byTitle.push_back(&c);
    }
    return byId.empty() ? byTitle : byId;
}

std::string suggestion(const std::vector<Card>& cards, const std::string& name) {
    std::vector<std::string> known;
    for (const Card& c : cards) {
        known.push_back(c.info.id);
        known.push_back(c.info.title);
    }
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    const std::string hint = didYouMean(nearest(name, known));
    return hint.empty() ? "See 'cantina cards list'." : hint;
}

}  // namespace

std::string typeText(const CardInfo& card) {
    std::string out = card.type;
    if (out.ends_with("_card")) out.resize(out.size() - 5);
    std::replace(out.begin(), out.end(), '_', ' ');
    return out;
}

std::string factsText(const CardInfo& card) {
    std::vector<std::string> facts;
    for (const auto& [name, value] : card.facts) {
        if (name == "octgn") continue;  // another program's number: for deck files, not for people
        facts.push_back(name + " " + value);
        std::replace(facts.back().begin(), facts.back().end(), '_', ' ');
    }
    return joined(facts, "; ");
}

void printCard(const CardInfo& c, std::string_view game, Output& out) {
    out.line(fmt::format("{}  ({}, {} of set {}, {})", out.styled(Style::bold, c.title), out.styled(Style::cyan, c.id),
                         typeText(c), c.set, game));
    if (!c.complete)
        out.line("  " + out.styled(Style::yellow, language::isPartlyPlayable(c) ? "partly playable" : kStatsOnly));
    if (!c.facts.empty()) out.paragraph(factsText(c), 2);
    for (const std::string& w : c.wording) out.paragraph(w, 2);
    std::vector<std::string> ids;
    for (const AbilityInfo& a : c.abilities) ids.push_back(a.id);
    if (!ids.empty()) out.paragraph("abilities: " + joined(ids, ", "), 2);
    for (const std::string& n : c.notes) out.paragraph(n, 2);
}

int cardsList(const CardsListArgs& args, Output& out) {
    std::vector<Card> cards;
    if (const int code = readCards(args, cards, out); code != kSuccess) return code;
    if (const int code = checkName("set", args.set, cards, &CardInfo::set, out); code != kSuccess) return code;
    if (const int code = checkName("type", args.type, cards, &CardInfo::type, out); code != kSuccess) return code;
    Table table{{{.heading = "Id", .style = Style::cyan},
                 {.heading = "Title", .wide = true},
                 {.heading = "Type"},
                 {.heading = "Set"},
                 {.heading = "Game"},
                 {.heading = "", .style = Style::yellow}},
                {}};
    boost::json::array list;
    for (const Card& c : cards) {
        if (!isWanted(c.info, args)) continue;
        table.rows.push_back({c.info.id, c.info.title, typeText(c.info), c.info.set, c.game, standing(c.info)});
        if (out.json()) list.push_back(object(c));
    }
    if (table.rows.empty() && !out.json()) return out.fail("no card fits", "Ask for less: a part of a word is enough.");
    out.table(table);
    out.line(fmt::format("{} of {} cards", table.rows.size(), cards.size()));
    out.object(boost::json::object{{"cards", list}});
    return table.rows.empty() ? kFailure : kSuccess;
}

int cardsShow(const CardsShowArgs& args, Output& out) {
    std::vector<Card> cards;
    if (const int code = readCards(args, cards, out); code != kSuccess) return code;
    boost::json::array list, missing;
    bool first = true;
    for (const std::string& name : args.names) {
        const std::vector<const Card*> mine = found(cards, name);
        if (mine.empty()) {
            out.fail("no card '" + name + "'", suggestion(cards, name));
            missing.emplace_back(name);
        }
        for (const Card* c : mine) {
            if (!std::exchange(first, false)) out.line();
            print(*c, out);
            list.push_back(object(*c));
        }
    }
    const bool good = missing.empty();
    out.object(boost::json::object{{"cards", list}, {"missing", missing}});
    return good ? kSuccess : kFailure;
}

}  // namespace cantina::cli
