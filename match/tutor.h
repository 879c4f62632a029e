// The tutor: a sitting in which somebody learns. It follows the sitting's decisions with a guide, judges what the learner is
// about to do, and knows what the other side must do.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/sitting.h"
#include "scenario/guide.h"

namespace cantina::match {

// Decks that say what lies on the table of a chapter, and the game's first format.
std::variant<Setup, Problem> lessonSetup(const Game& game, const scenario::Lesson& lesson, uint32_t chapter,
                                         const ChanceKey& key);

class Tutor {
public:
    // The sitting began in that lesson and outlives the tutor.
    Tutor(const Sitting& sitting, const scenario::Lesson& lesson);

    // After anything happened at the sitting. What is taken back is forgotten.
    void follow();
    const scenario::Guide& guide() const { return *guide_; }
    const scenario::Lesson& lesson() const { return guide_->lesson(); }
    Seat learner() const { return lesson().learner; }

    Why judge(Seat seat, const Option& option) const;
    // What is expected, in words: "activate Rey, or pass". Empty: nothing in particular.
    std::string expected() const;
    std::vector<size_t> wanted() const;
    std::optional<Option> reply() const { return guide_->reply(asked()); }

private:
    scenario::Asked asked() const { return {sitting_.game(), sitting_.state(), sitting_.options()}; }

    const Sitting& sitting_;
    std::optional<scenario::Guide> guide_;
    size_t seen_ = 0;  // steps, and the hash after the last of them
    uint64_t hash_ = 0;
};

}  // namespace cantina::match
