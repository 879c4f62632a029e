// cards words: the tables of the card language, and how many official cards use each word.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>

#include "cli/card_files.h"
#include "cli/cards.h"
#include "cli/command.h"
#include "cli/deck_find.h"
#include "kernel/embedded.h"
#include "language/describe.h"
#include "language/names.h"
#include "language/usage.h"

namespace cantina::cli {
namespace {

using language::Usage;
using language::WordUse;

struct Kind {
    const char* name;
    std::vector<WordUse> Usage::* words;
};
constexpr Kind kKinds[] = {{"verbs", &Usage::verbs},     {"filters", &Usage::filters}, {"conditions", &Usage::conditions},
                           {"numbers", &Usage::numbers}, {"acts", &Usage::acts},       {"nouns", &Usage::nouns},
                           {"names", &Usage::names}};

// The embedded cards of a game.
std::vector<language::CardDocument> documentsOf(const std::string& game, const language::Vocabulary& v) {
    const std::string folder = "games/" + game + "/cards/";
    std::vector<language::CardFile> files;
    language::addEmbeddedWords(game, {}, files);
    for (const EmbeddedFile& f : embeddedFiles())
        if (f.path.starts_with(folder)) files.push_back({std::string(f.path), std::string(f.bytes)});
    std::vector<language::CardProblem> unread;
    return language::readDocuments(v, files, unread);
}

// Of the cards that are no toys.
Usage officialUsage(const language::Vocabulary& v, std::vector<language::CardDocument> documents) {
    std::erase_if(documents, [](const language::CardDocument& d) { return language::isOfToys(d); });
    return language::usageOf(v, documents);
}

boost::json::object asJson(const Usage& usage) {
    boost::json::object out;
    for (const Kind& kind : kKinds) {
        boost::json::array words;
        for (const WordUse& w : usage.*kind.words)
            words.push_back(boost::json::object{{"name", w.name}, {"cards", w.cards}});
        out[kind.name] = std::move(words);
    }
    return out;
}

// "tcg: 80 verbs (20 used by one official card, 3 by none), 40 filters (...)"
std::string totals(const std::string& game, const Usage& usage) {
    std::string out;
    for (const Kind& kind : kKinds) {
        const std::vector<WordUse>& words = usage.*kind.words;
        const auto usedBy = [&](int n) { return std::ranges::count(words, n, &WordUse::cards); };
        out += fmt::format("{} {} {} ({}{}, {} by none)", out.empty() ? game + ":" : ",", words.size(), kind.name, usedBy(1),
                           out.empty() ? " used by one official card" : " by one", usedBy(0));
    }
    return out;
}

// What there is to say of one game.
struct GameWords {
    std::string name;
    std::shared_ptr<const language::Vocabulary> vocabulary;
    std::vector<language::CardDocument> documents;
    language::Examples examples;
};

std::vector<GameWords> wordsOf(const std::vector<std::string>& games) {
    std::vector<GameWords> out;
    for (const std::string& name : games) {
        GameWords& g = out.emplace_back(name, makeGame(name).vocabulary);
        g.documents = documentsOf(name, *g.vocabulary);
        g.examples.add(*g.vocabulary, g.documents);
    }
    return out;
}

std::string grammarOf(const std::vector<GameWords>& games) {
    std::vector<const language::Vocabulary*> vocabularies;
    language::Examples all;
    for (const GameWords& g : games) {
        vocabularies.push_back(g.vocabulary.get());
        all.add(*g.vocabulary, g.documents);
    }
    return language::describeLanguage(vocabularies, all);
}

int writePages(const std::string& folder, const std::vector<GameWords>& games, Output& out) {
    std::error_code error;
    std::filesystem::create_directories(folder + "/card-language", error);
    int status = writeFile(folder + "/card-language.md", grammarOf(games), true, out);
    for (const GameWords& g : games)
        if (status == kSuccess)
            status = writeFile(fmt::format("{}/card-language/{}.md", folder, g.name),
                               language::describeGame(*g.vocabulary, g.examples), true, out);
    return status;
}

}  // namespace

int cardsWords(const CardsWordsArgs& args, Output& out) {
    if (!args.out.empty() && !args.game.empty())
        return out.badUse("--out writes the pages of all games", "Leave out the game.");
    const std::vector<std::string> names = chosenGames(args.game, out);
    if (names.empty() && !args.game.empty()) return kBadUse;
    const std::vector<GameWords> games = wordsOf(names);
    if (!args.out.empty()) return writePages(args.out, games, out);
    std::string text = args.game.empty() ? grammarOf(games) : "";
    for (const GameWords& g : games)
        text += (text.empty() ? "" : "\n") + language::describeVocabulary(*g.vocabulary, g.examples);
    while (text.ends_with('\n')) text.pop_back();
    out.line(text);
    out.line();
    boost::json::object byGame;
    for (const GameWords& g : games) {
        const Usage usage = officialUsage(*g.vocabulary, g.documents);
        out.line(totals(g.name, usage));
        byGame[g.name] = asJson(usage);
    }
    out.object(boost::json::object{{"games", std::move(byGame)}});
    return kSuccess;
}

}  // namespace cantina::cli
