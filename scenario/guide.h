// The guide: where a learner stands in a chapter. It hears every decision in order and knows what is expected next; it keeps
// no table of its own, so a sitting that is loaded again or taken back only has to tell it its decisions again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenario/lesson.h"
#include "scenario/reading.h"

namespace cantina::scenario {

class Guide {
public:
    Guide(const Game& game, const Lesson& lesson, size_t chapter);

    // A decision that was taken on `before`, whether anybody was asked or not.
    void took(const std::byte* before, Seat seat, const Option& option, const std::byte* after);

    const Lesson& lesson() const { return lesson_; }
    size_t chapter() const { return chapter_; }
    bool done() const { return at_ == parts().size(); }
    // What the learner is at now; null: nothing is left. A reply of another player belongs to what comes after it.
    const Part* part() const { return done() ? nullptr : &parts()[at_]; }
    // The learner may do what they like: a goal, or nothing is left.
    bool isFree() const { return done() || part()->kind == Part::Kind::goal; }
    // How many tasks there are and how many are done.
    size_t tasks() const { return countTo(parts().size()); }
    size_t tasksDone() const { return countTo(at_); }

    // What the expected path does here; none: it has nothing to say about this question.
    std::optional<Option> next(const Asked& asked) const;
    // What the teacher's side must do here; none: the computer decides.
    std::optional<Option> reply(const Asked& asked) const;
    // Which of the options are what is expected of the learner; empty: any.
    std::vector<size_t> wanted(const Asked& asked) const;
    // Whether the learner may do this now; a reason if not.
    Why judge(const Asked& asked, Seat seat, const Option& option) const;

private:
    const std::vector<Part>& parts() const { return lesson_.chapters[chapter_].parts; }
    size_t countTo(size_t end) const;
    void skipChecks();

    const Game& game_;
    const Lesson& lesson_;
    size_t chapter_;
    size_t at_ = 0;
    size_t path_ = 0;  // of a goal's path
};

// Puts the table of a chapter: its own, or what the chapters before it lead to.
std::optional<Problem> beginChapter(const Game& game, const Lesson& lesson, size_t chapter, const ChanceKey& key,
                                    std::byte* state);

}  // namespace cantina::scenario
