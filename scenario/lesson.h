// Lessons as data: what a file under lessons/<game>/ says. See docs/lessons.md.
//
// A chapter is a scenario with words between its steps: a table, what the teacher says, what is expected of the learner,
// what the opponent does, and what must be true then.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/game.h"
#include "scenario/scenario.h"

namespace cantina::scenario {

// What the teacher says at once: paragraphs, and the rules to read on.
struct Page {
    std::vector<std::string> says;
    std::vector<std::string> rules;
};

struct Part {
    enum class Kind : uint8_t {
        task,   // the learner takes one of `any`
        reply,  // somebody else does `step`
        goal,   // free play until `goal` holds; `path` is one way there
        check,  // `step` is an expect: for the test of the lesson
    };
    Kind kind = Kind::task;
    int line = 0;
    std::vector<Page> pages;                                 // said before it
    std::string hint;                                        // how to do it, for somebody who asks
    std::vector<std::pair<std::string, std::string>> wrong;  // by verb ("claims", "any"): why not that, not now
    std::vector<Tree> any;
    Tree step;
    std::vector<Tree> goal, path;
};

struct Chapter {
    std::string title;
    int line = 0;
    Tree given;  // nil: it goes on where the chapter before it ends
    std::vector<Part> parts;
    std::vector<Page> closing;  // said when all of it is done
};

struct Lesson {
    std::string file;
    std::string id;  // "first-game": the file's name
    std::string game;
    std::string title;
    std::string says;  // what it is about, in a line
    int minutes = 0;
    Seat learner = seatAt(0);
    std::string opponent;            // the computer player that free play is against
    std::vector<std::string> decks;  // what the two sides are called
    std::vector<Chapter> chapters;
};

struct LessonSet {
    std::vector<Lesson> lessons;
    std::vector<ScenarioProblem> problems;
};

// The words of lesson files beside those of scenarios, for a reader of both.
std::vector<std::string> lessonWords();
// One declaration: lesson "Title" { ... }.
void readLesson(const std::string& file, const Tree& declaration, LessonSet& out);
// One file's text.
LessonSet readLessons(const std::string& file, const std::string& text);

// Those that travel with the program: lessons/<game>/<id>.lua, in the order of their files.
const std::vector<Lesson>& shippedLessons();
const Lesson* shippedLesson(std::string_view game, std::string_view id);  // null: there is none

// A chapter along its expected path, as the runner plays it.
Scenario asScenario(const Lesson& lesson, size_t chapter);

}  // namespace cantina::scenario
