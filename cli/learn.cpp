#include "cli/learn.h"

#include <fmt/format.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <random>

#include "cli/command.h"
#include "cli/play_table.h"
#include "cli/teacher.h"
#include "games/all.h"
#include "scenario/lesson.h"

namespace cantina::cli {
namespace {

using scenario::Lesson;

// Does what the lesson says, then what the computer thinks best.
class TaughtOpponent : public ai::Player {
public:
    TaughtOpponent(std::unique_ptr<ai::Player> own, match::Tutor*& tutor) : own_(std::move(own)), tutor_(tutor) {}

    int choose(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) override {
        tutor_->follow();
        if (const auto told = tutor_->reply())
            for (size_t i = 0; i < options.size(); ++i)
                if (options[i] == *told) return static_cast<int>(i);
        return own_->choose(game, masked, seat, options);
    }
    void recall(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                const Option& chosen) override {
        own_->recall(game, masked, seat, options, chosen);
    }
    std::string_view name() const override { return own_->name(); }
    void hurry(const std::function<bool()>& stop) override { own_->hurry(stop); }
    void watch(const std::function<void(double)>& progress) override { own_->watch(progress); }

private:
    std::unique_ptr<ai::Player> own_;
    match::Tutor*& tutor_;
};

int list(const std::string& game, Output& out) {
    boost::json::array all;
    for (const Lesson& l : scenario::shippedLessons()) {
        if (!game.empty() && l.game != game) continue;
        out.line(out.styled(Style::bold, l.game + ": " + l.title) + fmt::format("  ({} minutes)", l.minutes));
        out.paragraph(l.says, 2);
        boost::json::array titles;
        for (size_t i = 0; i < l.chapters.size(); ++i) {
            out.line(fmt::format("  {}  {}", i + 1, l.chapters[i].title));
            titles.emplace_back(l.chapters[i].title);
        }
        all.push_back(boost::json::object{{"game", l.game}, {"lesson", l.id}, {"chapters", std::move(titles)}});
    }
    out.line("Begin with: cantina learn GAME");
    out.object(boost::json::object{{"lessons", std::move(all)}});
    return kSuccess;
}

const Lesson* find(const LearnArgs& args) {
    for (const Lesson& l : scenario::shippedLessons())
        if (l.game == args.game && (args.lesson.empty() || l.id == args.lesson)) return &l;
    return nullptr;
}

ChanceKey keyOf(const std::optional<uint64_t>& seed) {
    if (seed) return Chance::keyFrom(*seed);
    std::random_device device;
    ChanceKey key;
    for (uint32_t& w : key.words) w = device();
    return key;
}

struct School {
    const Lesson& lesson;
    const Game& game;
    ChanceKey key;
    bool terminal;
    Output& out;
};

// One chapter at its table. The exit code, or -1 with the chapter that follows.
int teach(const School& school, size_t& chapter) {
    const auto& [lesson, game, key, terminal, out] = school;
    auto setup = match::lessonSetup(game, lesson, static_cast<uint32_t>(chapter), key);
    if (auto* problem = std::get_if<Problem>(&setup)) return out.fail(problem->where + ": " + problem->message);
    match::Tutor* tutor = nullptr;
    std::vector<match::Chair> chairs(2);
    chairs[static_cast<size_t>(lesson.learner.index())].name = "Learner";
    match::Chair& other = chairs[static_cast<size_t>(1 - lesson.learner.index())];
    other.name = "Teacher";
    other.player = std::make_unique<TaughtOpponent>(ai::makePlayer(lesson.opponent, key.words[0]), tutor);
    match::Sitting sitting(game, false, std::get<Setup>(std::move(setup)), std::move(chairs),
                           {lesson.id, static_cast<uint32_t>(chapter)});
    if (auto problem = sitting.begin()) return out.fail(problem->where + ": " + problem->message);
    match::Tutor own(sitting, lesson);
    tutor = &own;
    Teacher teacher(sitting, own, terminal, out);
    out.line();
    out.line(out.styled(Style::bold, fmt::format("{}. {}", chapter + 1, lesson.chapters[chapter].title)));
    const int code = PlayTable(sitting, {"", false, terminal, &teacher}, out).run();
    chapter = teacher.chapter();
    return code == kSuccess && teacher.next() == Teacher::Next::chapter ? -1 : code;
}

}  // namespace

int learn(const LearnArgs& args, Output& out) {
    if (args.game.empty()) return list("", out);
    const Lesson* lesson = find(args);
    if (lesson == nullptr) {
        std::vector<std::string> known;
        for (const Lesson& l : scenario::shippedLessons()) known.push_back("cantina learn " + l.game);
        return out.badUse("there is no lesson of '" + args.game + (args.lesson.empty() ? "" : "/" + args.lesson) + "'",
                          "There is: " + joined(known, ", ") + ".");
    }
    const auto chapters = static_cast<int>(lesson->chapters.size());
    if (args.chapter < 1 || args.chapter > chapters)
        return out.badUse(fmt::format("there is no chapter {}", args.chapter), fmt::format("Chapters: 1 to {}.", chapters));
    const MadeGame made = makeGame(lesson->game, {.toys = false});
    const bool terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    const School school{*lesson, *made.game, keyOf(args.seed), terminal, out};
    out.line(out.styled(Style::bold, lesson->game + ": " + lesson->title));
    out.paragraph(lesson->says);
    out.paragraph("Type the number of an option, or hint, back, skip (the chapter), quit; help lists the rest.");
    size_t chapter = static_cast<size_t>(args.chapter) - 1;
    for (;;)
        if (const int code = teach(school, chapter); code >= 0) return code;
}

}  // namespace cantina::cli
