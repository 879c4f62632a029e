// How a step of a scenario or a lesson names an option, and how `expect` reads a table.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kernel/game.h"
#include "language/keys.h"

namespace cantina::scenario {

// A question with its options.
struct Asked {
    const Game& game;
    const std::byte* state;
    const std::vector<Option>& options;
};

std::string seatName(Seat s);  // "p1"; "nobody"
std::string joined(const std::vector<std::string>& list);
// A verb of several words is written with underscores in a scenario: p1.reacts_with "X".
std::string asWord(std::string verb);
using language::numbered;  // "X#2" is the second option that reads X
// What an argument of a step says: a text, a number, or one of the words pass, decline, accept, done.
std::string textOf(const Tree& t);

// p1.verb(...): whose step it is, and its verb. None: not of this form.
std::optional<std::pair<Seat, std::string>> seatAndVerb(const Tree& step);

// Does an option answer to this text? (object, verb and object, or the whole label)
bool readsAs(const OptionWords& words, const std::string& text);
std::optional<Option> optionReading(const Asked& asked, const std::string& text);
// Does p1.plays("X", "detail") name this option?
bool namesOption(const OptionWords& words, const Tree& step);
std::optional<Option> optionOf(const Asked& asked, const Tree& step);

// expect { what, field = value }: what is otherwise on this table; empty: all of it holds.
std::string unmet(const Game& game, const std::byte* state, const Tree& expect);

}  // namespace cantina::scenario
