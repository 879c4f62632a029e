// Every lesson that ships: along its expected path to its end, with each other answer refused for a reason.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "catalogue/catalogue.h"
#include "games/all.h"
#include "match/tutor.h"
#include "scenario/runner.h"

using namespace cantina;
using namespace cantina::match;
using scenario::Lesson;
using scenario::Part;

namespace {

const Game& gameOf(const Lesson& lesson) {
    static std::map<std::string, MadeGame> made;
    auto [it, fresh] = made.try_emplace(lesson.game);
    if (fresh) it->second = makeGame(lesson.game, {.toys = false});  // real cards only
    return *it->second.game;
}

Sitting sittingAt(const Lesson& lesson, uint32_t chapter, uint64_t seed) {
    auto setup = lessonSetup(gameOf(lesson), lesson, chapter, Chance::keyFrom(seed));
    REQUIRE(std::holds_alternative<Setup>(setup));
    std::vector<Chair> chairs(2);
    chairs[0].name = "A";
    chairs[1].name = "B";
    Sitting out(gameOf(lesson), false, std::get<Setup>(setup), std::move(chairs), {lesson.id, chapter});
    REQUIRE_FALSE(out.begin());
    return out;
}

struct Walked {
    bool done = false;
    int asked = 0, refused = 0;
};

// Until nothing is left to do. `alternative`: which of several expected options is taken, where there are several. `each`
// may look at the sitting before the learner decides.
template <class Each>
Walked walk(Sitting& sitting, Tutor& tutor, size_t alternative, const Each& each) {
    Walked out;
    for (int i = 0; i < 2'000; ++i) {
        tutor.follow();
        out.done = tutor.guide().done();
        if (out.done || sitting.over()) break;
        const Seat seat = sitting.decision().seat;
        if (sitting.options().size() == 1) {
            const Part* before = tutor.guide().part();
            REQUIRE(sitting.choose(seat, sitting.options().front()).legal);
            tutor.follow();
            CAPTURE(before->line);
            // Words that nobody would hear: there is nothing to decide.
            CHECK((before == tutor.guide().part() || before->kind != Part::Kind::task || before->pages.empty()));
            continue;
        }
        std::optional<Option> next = tutor.guide().next({sitting.game(), sitting.state(), sitting.options()});
        if (seat == tutor.learner()) {
            const std::vector<size_t> wanted = tutor.wanted();
            if (!wanted.empty()) next = sitting.options()[wanted[std::min(alternative, wanted.size() - 1)]];
            ++out.asked;
            each(out);
        }
        CAPTURE(tutor.guide().part()->line);
        REQUIRE(next.has_value());
        REQUIRE(tutor.judge(seat, *next).legal);
        REQUIRE(sitting.choose(seat, *next).legal);
    }
    return out;
}

}  // namespace

TEST_CASE("the games of the first lessons have one, and it names rules that exist") {
    std::set<std::string> games;
    for (const Lesson& l : scenario::shippedLessons()) {
        CAPTURE(l.file);
        games.insert(l.game);
        CHECK(ai::makePlayer(l.opponent, 1) != nullptr);
        CHECK(l.minutes > 0);
        CHECK(l.minutes <= 10);
        CHECK_FALSE(l.says.empty());
        for (const scenario::Chapter& c : l.chapters) {
            CAPTURE(c.title);
            CHECK_FALSE(c.closing.empty());
            const size_t pages = c.closing.size();
            std::vector<scenario::Page> all = c.closing;
            for (const Part& p : c.parts) all.insert(all.end(), p.pages.begin(), p.pages.end());
            CHECK(all.size() > pages);
            for (const scenario::Page& p : all)
                for (const std::string& id : p.rules) CHECK_MESSAGE(catalogue::embedded().find(id) != nullptr, id);
        }
    }
    CHECK(games.contains("destiny"));
    CHECK(games.contains("tcg"));
}

TEST_CASE("a lesson is a scenario: every chapter passes in all modes") {
    for (const Lesson& l : scenario::shippedLessons())
        for (size_t i = 0; i < l.chapters.size(); ++i)
            for (scenario::Mode mode : scenario::kModes) {
                const scenario::Verdict v = scenario::runScenario(gameOf(l), scenario::asScenario(l, i), mode);
                CHECK_MESSAGE(v.passed, l.file, ":", v.line, " ", v.reason);
            }
}

TEST_CASE("every chapter is learned to its end, whatever chance the lesson leaves open, and each wrong answer is refused") {
    int refused = 0;
    for (const Lesson& l : scenario::shippedLessons())
        for (uint32_t chapter = 0; chapter < l.chapters.size(); ++chapter)
            for (const uint64_t seed : {1, 2, 77}) {
                CAPTURE(l.file);
                CAPTURE(l.chapters[chapter].title);
                Sitting sitting = sittingAt(l, chapter, seed);
                Tutor tutor(sitting, l);
                const Walked w = walk(sitting, tutor, 0, [&](Walked& at) {
                    const std::vector<size_t> wanted = tutor.wanted();
                    if (wanted.empty()) {
                        CHECK(tutor.guide().isFree());
                        return;
                    }
                    const uint64_t hash = sitting.game().hash(sitting.state());
                    for (size_t i = 0; i < sitting.options().size(); ++i) {
                        const Why why = tutor.judge(tutor.learner(), sitting.options()[i]);
                        const bool good = std::find(wanted.begin(), wanted.end(), i) != wanted.end();
                        CHECK(why.legal == good);
                        if (good) continue;
                        ++at.refused;
                        // A reason, and what to do instead.
                        CHECK(why.says.size() > 20);
                        CHECK(why.says.find("Now: " + tutor.expected()) != std::string::npos);
                    }
                    CHECK(sitting.game().hash(sitting.state()) == hash);
                });
                CHECK(w.done);
                CHECK(w.asked > 0);
                refused += w.refused;
                // And it is a match like any other: its replay is written, read and applied.
                auto read = readReplay(writeReplay(sitting.replay()));
                REQUIRE(std::holds_alternative<Replay>(read));
                const Replay& replay = std::get<Replay>(read);
                CHECK(replay.lesson == sitting.replay().lesson);
                const Applied applied = applyReplay(sitting.game(), replay, replay.steps.size());
                CHECK_MESSAGE(applied.ok, applied.why);
            }
    CHECK(refused > 100);
}

TEST_CASE("where several answers are right, each of them leads to the end") {
    for (const Lesson& l : scenario::shippedLessons())
        for (uint32_t chapter = 0; chapter < l.chapters.size(); ++chapter)
            for (size_t alternative : {1, 2}) {
                CAPTURE(l.file);
                CAPTURE(l.chapters[chapter].title);
                Sitting sitting = sittingAt(l, chapter, 5);
                Tutor tutor(sitting, l);
                CHECK(walk(sitting, tutor, alternative, [](Walked&) {}).done);
            }
}

TEST_CASE("who goes back meets the same dice, and the teacher stands where they stood") {
    for (const Lesson& l : scenario::shippedLessons())
        for (uint32_t chapter = 0; chapter < l.chapters.size(); ++chapter) {
            CAPTURE(l.chapters[chapter].title);
            Sitting sitting = sittingAt(l, chapter, 3);
            Tutor tutor(sitting, l);
            uint64_t before = 0;
            const Part* part = nullptr;
            (void)walk(sitting, tutor, 0, [&](Walked& at) {
                if (at.asked > 1) {
                    Sitting other = sittingAt(l, chapter, 3);
                    REQUIRE_FALSE(other.resume(sitting.replay(), sitting.replay().steps.size()));
                    Tutor beside(other, l);
                    CHECK(beside.guide().part() == tutor.guide().part());
                    REQUIRE(other.undo(l.learner, true));
                    beside.follow();
                    CHECK(other.game().hash(other.state()) == before);
                    CHECK(beside.guide().part() == part);
                }
                before = sitting.game().hash(sitting.state());
                part = tutor.guide().part();
            });
        }
}

TEST_CASE("a lesson that cannot be read says what is wrong") {
    auto wrong = [](const std::string& text) {
        const scenario::LessonSet set = scenario::readLessons("lessons/tcg/x.lua", text);
        return set.problems.empty() ? std::string() : set.problems.front().message;
    };
    CHECK(wrong("lesson \"X\" { }").find("chapters") != std::string::npos);
    CHECK(wrong("lesson \"X\" { chapters = { chapter \"A\" { steps = { p1.passes } } } }").find("given") !=
          std::string::npos);
    CHECK(wrong("lesson \"X\" { chapters = { chapter \"A\" { given = { }, steps = { says { } } } } }").find("says") !=
          std::string::npos);
    CHECK(wrong("lesson \"X\" { chapters = { chapter \"A\" { given = { }, steps = { any_of { p2.passes } } } } }")
              .find("the learner") != std::string::npos);
    CHECK(wrong("lesson \"X\" { minuts = 3, chapters = { chapter \"A\" { given = { }, steps = { p1.passes } } } }")
              .find("minuts") != std::string::npos);
    CHECK(wrong("lesson \"X\" { chapters = { chapter \"A\" { given = { }, steps = { p1.passes } } } }").empty());
}
