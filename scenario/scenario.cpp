#include "scenario/scenario.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "language/keys.h"
#include "language/reader.h"
#include "scenario/lesson.h"

namespace cantina::scenario {
namespace {

namespace fs = std::filesystem;

const language::Reader& reader() {
    static const language::Reader r = [] {
        std::vector<language::Word> words = {{"scenario", true}, {"lesson", true}};
        for (const char* w : {"p1", "p2", "p3", "p4", "expect", "table", "nobody_is_asked", "new_key", "deck_is_legal",
                              "deck_breaks", "deck_breaks_only", "deck", "pass", "decline", "accept", "done"})
            words.push_back({w, false});
        for (const std::string& w : lessonWords()) words.push_back({w, false});
        return language::Reader(std::move(words));
    }();
    return r;
}

using language::Key;
using language::KeyKind;

constexpr Key kMatchDeckKeys[] = {language::textKey("name"), language::textKey("format"), {"cards", KeyKind::any}};
constexpr Key kMatchKeys[] = {
    language::textKey("format"), language::textKey("key"), {"decks", KeyKind::tables, language::kMeasures, kMatchDeckKeys}};
constexpr Key kScenarioKeys[] = {{"rules", KeyKind::texts},
                                 {"cites", KeyKind::any},
                                 {"quiet", KeyKind::texts},
                                 {"given", KeyKind::any},
                                 language::tableKey("match", kMatchKeys),
                                 {"deck", KeyKind::any},
                                 {"steps", KeyKind::any},
                                 language::textKey("game"),
                                 language::numberKey("seed", {1, 32767})};

// The folder below `scenarios`, wherever the program was called.
std::string gameOfPath(const std::string& name) {
    std::error_code error;
    const std::string file = fs::absolute(name, error).lexically_normal().generic_string();
    size_t at = file.rfind("scenarios/");
    if (at == std::string::npos) return "";
    size_t begin = at + 10;
    size_t end = file.find('/', begin);
    return end == std::string::npos ? "" : file.substr(begin, end - begin);
}

class Parser {
public:
    Parser(const std::string& file, const std::string& game, ScenarioSet& out) : file_(file), game_(game), out_(out) {}

    void declaration(const Tree& t) {
        if (t.items.size() != 2 || !t.items[0].isText() || !t.items[1].isTable())
            return problem(t.line, "a scenario is written scenario \"Title\" { ... }");
        Scenario s;
        s.file = file_;
        s.line = t.line;
        s.title = t.items[0].text;
        s.game = gameOfPath(file_);
        if (s.game.empty()) s.game = game_;
        if (const auto p = language::checkKeys(kScenarioKeys, t.items[1], "'" + s.title + "'"))
            return problem(t.line, p->where + ": " + p->message);
        for (const auto& [key, value] : t.items[1].fields) field(s, t.line, key, value);
        if (s.game.empty())
            return problem(t.line,
                           "which game? Put the file below a folder scenarios/lcg/ (or another game), write game = "
                           "\"lcg\" into the scenario, or give --game lcg");
        if (s.rules.empty() && s.cites.empty() && s.quiet.empty())
            problem(t.line, "'" + s.title + "' names no rule: write rules = { \"...\" }");
        noTwice(s, t.line);
        if (s.rules.size() + s.cites.size() > 3) problem(t.line, "'" + s.title + "' names more than three rules: split it");
        if (s.given.isTable() + s.deck.isTable() + s.match.isTable() > 1)
            problem(t.line, "'" + s.title + "' is about a table, a match or a deck: one of them");
        if (s.steps.empty()) problem(t.line, "'" + s.title + "' has no steps");
        out_.scenarios.push_back(std::move(s));
    }

private:
    void problem(int line, const std::string& message) { out_.problems.push_back({file_, line, message}); }

    void noTwice(const Scenario& s, int line) {
        std::vector<std::string> all = s.rules;
        for (const auto& [id, why] : s.cites) all.push_back(id);
        all.insert(all.end(), s.quiet.begin(), s.quiet.end());
        std::sort(all.begin(), all.end());
        if (const auto it = std::adjacent_find(all.begin(), all.end()); it != all.end())
            problem(line, "'" + s.title + "' names " + *it + " twice: keep one of them");
    }

    static std::vector<std::string> textsOf(const Tree& list) {
        std::vector<std::string> out;
        for (const Tree& t : list.items) out.push_back(t.text);
        return out;
    }

    // Keys and kinds are right: checkKeys has looked.
    void field(Scenario& s, int line, const std::string& key, const Tree& value) {
        if (key == "rules") s.rules = textsOf(value);
        if (key == "quiet") s.quiet = textsOf(value);
        if (key == "given") s.given = value;
        if (key == "match") s.match = value;
        if (key == "deck") s.deck = value;
        if (key == "steps") s.steps = value.items;
        if (key == "game") s.game = value.text;
        if (key == "seed") s.seed = static_cast<uint64_t>(value.number / 1000);
        if (key == "cites") cites(s, line, value);
        const bool isTable = key == "given" || key == "match" || key == "deck" || key == "steps" || key == "cites";
        if (isTable && !value.isTable()) problem(line, key + " must be a table, not " + language::foundText(value));
        if ((key == "steps" || key == "cites") && !value.fields.empty())
            problem(line, key + " is a list without '" + value.fields[0].first + " ='");
    }
    void cites(Scenario& s, int line, const Tree& list) {
        for (const Tree& c : list.items) {
            const bool fits = c.isTable() && c.items.size() == 2 && c.fields.empty() && c.items[0].isText();
            if (!fits || c.items[1].text.size() < 8)
                problem(line, "cites = { { \"ID\", \"why there is nothing to switch off\" } }");
            else
                s.cites.emplace_back(c.items[0].text, c.items[1].text);
        }
    }

    const std::string& file_;
    const std::string& game_;
    ScenarioSet& out_;
};

}  // namespace

void readScenarios(const std::string& file, const std::string& text, ScenarioSet& out, const std::string& game) {
    language::ReadResult r = reader().read(file, text);
    if (const auto* e = std::get_if<language::ReadError>(&r)) {
        out.problems.push_back({e->file, e->line, e->message});
        return;
    }
    Parser parser(file, game, out);
    LessonSet lessons;
    for (const Tree& t : std::get<language::Document>(r).declarations)
        if (t.isWord("lesson"))
            readLesson(file, t, lessons);
        else
            parser.declaration(t);
    // A lesson is played along its expected path like any other story.
    for (const Lesson& l : lessons.lessons)
        for (size_t i = 0; i < l.chapters.size(); ++i) out.scenarios.push_back(asScenario(l, i));
    out.problems.insert(out.problems.end(), lessons.problems.begin(), lessons.problems.end());
}

LessonSet readLessons(const std::string& file, const std::string& text) {
    LessonSet out;
    language::ReadResult r = reader().read(file, text);
    if (const auto* e = std::get_if<language::ReadError>(&r)) {
        out.problems.push_back({e->file, e->line, e->message});
        return out;
    }
    for (const Tree& t : std::get<language::Document>(r).declarations)
        if (t.isWord("lesson"))
            readLesson(file, t, out);
        else
            out.problems.push_back({file, t.line, "a lesson is written lesson \"Title\" { ... }"});
    return out;
}

ScenarioSet loadScenarios(const std::vector<std::string>& paths, const std::string& game) {
    ScenarioSet out;
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code error;
        if (fs::is_directory(path, error)) {
            for (const auto& entry : fs::recursive_directory_iterator(path, error))
                if (entry.path().extension() == ".lua") files.push_back(entry.path().generic_string());
        } else if (fs::is_regular_file(path, error)) {
            files.push_back(path);
        } else {
            out.problems.push_back({path, 0, "no such file or folder"});
        }
    }
    std::sort(files.begin(), files.end());
    files.erase(std::unique(files.begin(), files.end()), files.end());
    for (const std::string& file : files) {
        std::ifstream in(file, std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        readScenarios(file, text.str(), out, game);
    }
    return out;
}

}  // namespace cantina::scenario
