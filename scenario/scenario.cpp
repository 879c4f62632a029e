#include "scenario/scenario.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

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

std::string gameOfPath(const std::string& file) {
    size_t at = file.rfind("scenarios/");
    if (at == std::string::npos) return "";
    size_t begin = at + 10;
    size_t end = file.find('/', begin);
    return end == std::string::npos ? "" : file.substr(begin, end - begin);
}

class Parser {
public:
    Parser(const std::string& file, ScenarioSet& out) : file_(file), out_(out) {}

    void declaration(const Tree& t) {
        if (t.items.size() != 2 || !t.items[0].isText() || !t.items[1].isTable())
            return problem(t.line, "a scenario is written scenario \"Title\" { ... }");
        Scenario s;
        s.file = file_;
        s.line = t.line;
        s.title = t.items[0].text;
        s.game = gameOfPath(file_);
        for (const auto& [key, value] : t.items[1].fields) field(s, t.line, key, value);
        if (s.game.empty()) problem(t.line, "which game? put the file under scenarios/<game>/ or write game = \"tcg\"");
        if (s.rules.empty() && s.cites.empty() && s.quiet.empty())
            problem(t.line, "'" + s.title + "' names no rule: write rules = { \"...\" }");
        if (s.rules.size() + s.cites.size() > 3) problem(t.line, "'" + s.title + "' names more than three rules: split it");
        if (s.given.isTable() + s.deck.isTable() + s.match.isTable() > 1)
            problem(t.line, "'" + s.title + "' is about a table, a match or a deck: one of them");
        if (s.steps.empty()) problem(t.line, "'" + s.title + "' has no steps");
        out_.scenarios.push_back(std::move(s));
    }

private:
    void problem(int line, const std::string& message) { out_.problems.push_back({file_, line, message}); }

    void field(Scenario& s, int line, const std::string& key, const Tree& value) {
        if (key == "rules" && value.isTable()) {
            for (const Tree& id : value.items) s.rules.push_back(id.text);
        } else if (key == "cites" && value.isTable()) {
            for (const Tree& c : value.items) {
                if (!c.isTable() || c.items.size() != 2 || c.items[1].text.size() < 8)
                    problem(line, "cites = { { \"ID\", \"why there is nothing to switch off\" } }");
                else
                    s.cites.emplace_back(c.items[0].text, c.items[1].text);
            }
        } else if (key == "quiet" && value.isTable()) {
            for (const Tree& id : value.items) s.quiet.push_back(id.text);
        } else if (key == "given" && value.isTable()) {
            s.given = value;
        } else if (key == "match" && value.isTable()) {
            s.match = value;
        } else if (key == "deck" && value.isTable()) {
            s.deck = value;
        } else if (key == "steps" && value.isTable()) {
            s.steps = value.items;
        } else if (key == "game" && value.isText()) {
            s.game = value.text;
        } else if (key == "seed" && value.isNumber()) {
            s.seed = static_cast<uint64_t>(value.number / 1000);
        } else {
            problem(line, "a scenario has rules, cites, quiet, given, match, deck, steps, game, seed; not '" + key +
                              "' (or not of this form)");
        }
    }

    const std::string& file_;
    ScenarioSet& out_;
};

}  // namespace

void readScenarios(const std::string& file, const std::string& text, ScenarioSet& out) {
    language::ReadResult r = reader().read(file, text);
    if (const auto* e = std::get_if<language::ReadError>(&r)) {
        out.problems.push_back({e->file, e->line, e->message});
        return;
    }
    Parser parser(file, out);
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

ScenarioSet loadScenarios(const std::vector<std::string>& paths) {
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
        readScenarios(file, text.str(), out);
    }
    return out;
}

}  // namespace cantina::scenario
