#include "scenario/lesson.h"

#include <algorithm>

#include "kernel/embedded.h"
#include "language/reader.h"
#include "language/vocabulary.h"
#include "scenario/reading.h"
#include "scenario/steps.h"

namespace cantina::scenario {
namespace {

constexpr std::string_view kFolder = "lessons/", kEnding = ".lua";

const Tree* tableOf(const Tree& word) {
    return word.items.size() == 1 && word.items[0].isTable() ? &word.items[0] : nullptr;
}

// "lessons/tcg/first-game.lua": the game and the name.
std::pair<std::string, std::string> partsOfPath(const std::string& file) {
    const size_t slash = file.rfind('/');
    std::string name = file.substr(slash == std::string::npos ? 0 : slash + 1);
    if (name.ends_with(kEnding)) name.resize(name.size() - kEnding.size());
    const size_t at = file.rfind(kFolder);
    if (at == std::string::npos || slash == std::string::npos || slash < at + kFolder.size()) return {"", name};
    return {file.substr(at + kFolder.size(), slash - at - kFolder.size()), name};
}

class Parser {
public:
    Parser(const std::string& file, LessonSet& out) : file_(file), out_(out) {}

    void lesson(const Tree& t) {
        if (t.items.size() != 2 || !t.items[0].isText() || !t.items[1].isTable())
            return problem(t.line, "a lesson is written lesson \"Title\" { ... }");
        Lesson l;
        l.file = file_;
        l.title = t.items[0].text;
        std::tie(l.game, l.id) = partsOfPath(file_);
        l.opponent = "greedy";
        l.decks = {"Learner", "Teacher"};
        lesson_ = &l;
        noLooseParts(t.line, "a lesson's table", t.items[1]);
        for (const auto& [key, value] : t.items[1].fields)
            if (key != "chapters") field(t.line, key, value);
        const Tree* chapters = t.items[1].field("chapters");
        if (chapters == nullptr || chapters->items.empty() || !chapters->fields.empty())
            return problem(t.line, "a lesson needs chapters = { ... }");
        for (const Tree& c : chapters->items) chapter(c);
        if (l.game.empty()) problem(t.line, "which game? put the file under lessons/<game>/ or write game = \"tcg\"");
        if (!l.chapters.empty() && !l.chapters.front().given.isTable())
            problem(l.chapters.front().line, "the first chapter needs a table: given = { ... }");
        out_.lessons.push_back(std::move(l));
    }

private:
    void problem(int line, const std::string& message) { out_.problems.push_back({file_, line, message}); }

    // What stands without a key where only keys are read.
    void noLooseParts(int line, const char* what, const Tree& table) {
        if (!table.items.empty())
            problem(line, std::string(what) + " has key = value only; " + language::foundText(table.items[0]) +
                              " stands there without a key");
    }
    // A list of texts, with nothing else in it.
    bool isTexts(const Tree& list) const {
        return list.isTable() && list.fields.empty() &&
               std::all_of(list.items.begin(), list.items.end(), [](const Tree& t) { return t.isText(); });
    }

    void field(int line, const std::string& key, const Tree& value) {
        Lesson& l = *lesson_;
        if (key == "game" && value.isText()) {
            l.game = value.text;
        } else if (key == "says" && value.isText()) {
            l.says = value.text;
        } else if (key == "minutes" && value.isNumber()) {
            l.minutes = static_cast<int>(value.number / 1000);
        } else if (key == "learner" && (value.isWord("p1") || value.isWord("p2"))) {
            l.learner = seatAt(value.isWord("p2") ? 1 : 0);
        } else if (key == "opponent" && value.isText()) {
            l.opponent = value.text;
        } else if (key == "decks" && isTexts(value) && value.items.size() == 2) {
            l.decks = {value.items[0].text, value.items[1].text};
        } else {
            problem(line, "a lesson has says, minutes, learner, opponent, decks, game, chapters; not '" + key +
                              "' (or not of this form)");
        }
    }

    void chapter(const Tree& t) {
        if (!t.isWord("chapter") || t.items.size() != 2 || !t.items[0].isText() || !t.items[1].isTable())
            return problem(t.line, "a chapter is written chapter \"Title\" { given = { ... }, steps = { ... } }");
        Chapter c;
        c.title = t.items[0].text;
        c.line = t.line;
        open_ = {};
        noLooseParts(t.line, "a chapter's table", t.items[1]);
        for (const auto& [key, value] : t.items[1].fields) {
            if (key == "given" && value.isTable())
                c.given = value;
            else if (key == "steps" && value.isTable() && value.fields.empty())
                for (const Tree& step : value.items) this->step(c, step);
            else
                problem(t.line, "a chapter has given and steps; not '" + key + "' (or not of this form)");
        }
        c.closing = std::move(open_.pages);
        if (c.parts.empty()) problem(t.line, "'" + c.title + "' has no steps");
        lesson_->chapters.push_back(std::move(c));
    }

    void step(Chapter& c, const Tree& t) {
        if (t.isWord("says")) return says(t);
        Part p;
        p.line = t.line;
        if (t.isWord("expect")) {
            p.kind = Part::Kind::check;
            p.step = t;
        } else if (t.isWord("play_until")) {
            if (!goal(t, p)) return problem(t.line, "play_until { expect { ... }, path = { steps } }");
        } else if (t.isWord("any_of")) {
            const Tree* list = tableOf(t);
            if (list != nullptr && list->fields.empty()) p.any = list->items;
        } else if (const auto whose = seatAndVerb(t); whose && whose->first == lesson_->learner) {
            p.any = {t};
        } else if (whose) {
            p.kind = Part::Kind::reply;
            p.step = t;
        } else {
            return problem(t.line, "a step is says, expect, any_of, play_until or p1.verb(...), not '" + t.text + "'");
        }
        if (std::string wrong = formProblem(p); !wrong.empty()) return problem(t.line, wrong);
        if (p.kind == Part::Kind::task && (p.any.empty() || !isLearners(p.any)))
            return problem(t.line, "any_of { p1.verb(...), ... } lists what the learner may do");
        if (p.kind == Part::Kind::task || p.kind == Part::Kind::goal) {
            p.pages = std::move(open_.pages);
            open_.pages.clear();
            p.hint = open_.hint;
            p.wrong = open_.wrong;
        }
        c.parts.push_back(std::move(p));
    }

    // Whoever plays a lesson relies on the form of its steps.
    static std::string formProblem(const Part& p) {
        std::vector<Tree> all = p.any;
        all.insert(all.end(), p.goal.begin(), p.goal.end());
        all.insert(all.end(), p.path.begin(), p.path.end());
        if (p.kind == Part::Kind::reply || p.kind == Part::Kind::check) all.push_back(p.step);
        for (const Tree& step : all)
            if (std::string wrong = stepProblem(step); !wrong.empty()) return wrong;
        return "";
    }

    bool isLearners(const std::vector<Tree>& steps) const {
        return std::all_of(steps.begin(), steps.end(), [&](const Tree& s) {
            const auto whose = seatAndVerb(s);
            return whose && whose->first == lesson_->learner;
        });
    }

    // says { "A paragraph.", "Another.", rules = { "ID" }, hint = "...", wrong = "..." or { claims = "...", any = "..." } }
    void says(const Tree& t) {
        const Tree* body = tableOf(t);
        if (body == nullptr || body->items.empty()) return problem(t.line, "says { \"words\", rules = { \"ID\" } }");
        Page page;
        for (const Tree& text : body->items) {
            if (!text.isText()) problem(t.line, "says { \"words\" }: " + language::foundText(text) + " is no text");
            page.says.push_back(text.text);
        }
        open_.hint.clear();
        open_.wrong.clear();
        for (const auto& [key, value] : body->fields) {
            if (key == "rules" && isTexts(value)) {
                for (const Tree& id : value.items) page.rules.push_back(id.text);
            } else if (key == "hint" && value.isText()) {
                open_.hint = value.text;
            } else if (key == "wrong" && value.isText()) {
                open_.wrong = {{"any", value.text}};
            } else if (key == "wrong" && value.isTable() && value.items.empty() && areTexts(value)) {
                for (const auto& [verb, why] : value.fields) open_.wrong.emplace_back(verb, why.text);
            } else {
                problem(t.line, "says has words, rules, hint, wrong; not '" + key + "' (or not of this form)");
            }
        }
        open_.pages.push_back(std::move(page));
    }

    static bool areTexts(const Tree& table) {
        return std::all_of(table.fields.begin(), table.fields.end(), [](const TreeField& f) { return f.second.isText(); });
    }

    static bool goal(const Tree& t, Part& p) {
        const Tree* body = tableOf(t);
        const Tree* path = body == nullptr ? nullptr : body->field("path");
        if (path == nullptr || body->items.empty() || body->fields.size() != 1) return false;
        p.kind = Part::Kind::goal;
        p.goal = body->items;
        p.path = path->items;
        return std::all_of(p.goal.begin(), p.goal.end(), [](const Tree& g) { return g.isWord("expect"); });
    }

    // What was said since the last part.
    struct Open {
        std::vector<Page> pages;
        std::string hint;
        std::vector<std::pair<std::string, std::string>> wrong;
    };

    const std::string& file_;
    LessonSet& out_;
    Lesson* lesson_ = nullptr;
    Open open_;
};

}  // namespace

std::vector<std::string> lessonWords() { return {"chapter", "says", "any_of", "play_until"}; }

void readLesson(const std::string& file, const Tree& declaration, LessonSet& out) { Parser(file, out).lesson(declaration); }

const std::vector<Lesson>& shippedLessons() {
    static const std::vector<Lesson> kLessons = [] {
        std::vector<Lesson> out;
        for (const EmbeddedFile& f : embeddedFiles()) {
            if (!f.path.starts_with(kFolder) || !f.path.ends_with(kEnding)) continue;
            LessonSet read = readLessons(std::string(f.path), std::string(f.bytes));
            // A file that cannot be read is a mistake of ours and is left out; a test reads all.
            if (read.problems.empty()) std::move(read.lessons.begin(), read.lessons.end(), std::back_inserter(out));
        }
        return out;
    }();
    return kLessons;
}

const Lesson* shippedLesson(std::string_view game, std::string_view id) {
    for (const Lesson& l : shippedLessons())
        if (l.game == game && l.id == id) return &l;
    return nullptr;
}

Scenario asScenario(const Lesson& lesson, size_t chapter) {
    Scenario s;
    s.file = lesson.file;
    s.line = lesson.chapters[chapter].line;
    s.title = lesson.title + ": " + lesson.chapters[chapter].title;
    s.game = lesson.game;
    size_t first = chapter;
    while (first > 0 && !lesson.chapters[first].given.isTable()) --first;
    s.given = lesson.chapters[first].given;
    for (size_t i = first; i <= chapter; ++i)
        for (const Part& p : lesson.chapters[i].parts) {
            if (p.kind == Part::Kind::task) s.steps.push_back(p.any.front());
            if (p.kind == Part::Kind::reply || p.kind == Part::Kind::check) s.steps.push_back(p.step);
            // That a path reaches its goal is seen by playing it with a guide: forced decisions may lie between.
            s.steps.insert(s.steps.end(), p.path.begin(), p.path.end());
        }
    return s;
}

}  // namespace cantina::scenario
