// cards check: everything that is wrong with cards, and what an author hardly meant.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "catalogue/catalogue.h"
#include "cli/card_files.h"
#include "cli/cards.h"
#include "cli/command.h"
#include "language/lint.h"

namespace cantina::cli {
namespace {

struct Tally {
    size_t cards = 0, errors = 0, warnings = 0;
    boost::json::array list;
};

void report(const language::CardProblem& p, Tally& tally, Output& out) {
    ++(p.warning ? tally.warnings : tally.errors);
    const std::string text = p.text();
    out.line(p.warning ? text : out.styled(Style::red, text));
    tally.list.push_back(boost::json::object{
        {"file", p.file}, {"line", p.line}, {"card", p.card}, {"message", p.message}, {"warning", p.warning}});
}

// A word that cites a rule cites one that the catalogue has.
std::vector<language::CardProblem> unknownRules(const std::string& game, const language::Vocabulary& v) {
    std::vector<language::CardProblem> out;
    auto check = [&](const char* word, const RuleId& rule) {
        if (!rule.some() || catalogue::embedded().find(rule.text) != nullptr) return;
        out.push_back({"games/" + game + " vocabulary", 0, word,
                       fmt::format("the catalogue has no rule '{}': cite one that is there, or none", rule.text), false});
    };
    for (const language::VerbWord& w : v.verbs) check(w.name, w.rule);
    for (const language::KeywordWord& w : v.keywords) check(w.name, w.rule);
    return out;
}

}  // namespace

int cardsCheck(const CardsCheckArgs& args, Output& out) {
    std::vector<std::string> games = chosenGames(args.game, out);
    if (games.empty()) return args.game.empty() ? out.fail("this program has no games") : kBadUse;
    CardPlaces places{args.paths, args.game};
    if (!args.cards.empty()) places.paths.push_back(args.cards);
    FilesByGame files;
    if (const int code = readCardFiles(places, files, out); code != kSuccess) return code;
    if (!args.paths.empty()) std::erase_if(games, [&](const std::string& g) { return !files.contains(g); });
    if (games.empty()) return out.fail("no card files there", "A card file ends with .lua.");
    Tally all;
    for (const std::string& name : games) {
        Tally mine;
        const MadeGame made = makeGame(name, {files[name], "", true});
        for (const language::CardProblem& p : language::lintVocabulary(*made.vocabulary)) report(p, mine, out);
        for (const language::CardProblem& p : unknownRules(name, *made.vocabulary)) report(p, mine, out);
        for (const language::CardProblem& p : made.problems) report(p, mine, out);
        mine.cards = made.game->cards().size();
        out.line(fmt::format("{}: {} cards, {} errors, {} warnings", name, mine.cards, mine.errors, mine.warnings));
        all.cards += mine.cards;
        all.errors += mine.errors;
        all.warnings += mine.warnings;
        all.list.insert(all.list.end(), mine.list.begin(), mine.list.end());
    }
    out.object(boost::json::object{
        {"cards", all.cards}, {"errors", all.errors}, {"warnings", all.warnings}, {"problems", all.list}});
    return all.errors > 0 || (args.strict && all.warnings > 0) ? kFailure : kSuccess;
}

}  // namespace cantina::cli
