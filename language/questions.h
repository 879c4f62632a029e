// Questions in words: what a player is asked in a step of a procedure.
//
// The steps of a procedure have the rulebook's names; a person wants a sentence. Each game lists its own; those of the
// machinery that all games share are here.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cantina {

struct Question {
    std::string_view procedure;
    std::string_view step;  // of the procedure "window": the name of its policy, or between, order
    std::string_view text;
};

// A part of the turn as players speak of it, in order: a step of the turn's table with what follows it, or what a mark of
// the table says ("phase" "deploy"). Told as a procedure of the name "parts of a turn".
struct PartOfTurn {
    std::string_view name;
    std::string_view rule;
};

// The game's own question, the shared one, or the step's name when nobody wrote one.
std::string questionText(std::span<const Question> own, std::string_view procedure, std::string_view step);

}  // namespace cantina
