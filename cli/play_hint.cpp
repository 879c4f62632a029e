// `hint` at the table: what the strongest level would do in the place of who is asked.
#include <fmt/format.h>

#include <cstdlib>
#include <optional>

#include "cli/play_table.h"
#include "match/hint.h"

namespace cantina::cli {
namespace {

constexpr double kUsual = 2, kLongest = 60;  // seconds
constexpr double kMost = 1'000'000;          // iterations

// How long it may think: seconds, or a number of iterations and then the same hint on every machine.
struct HintLength {
    double seconds = 0;
    uint32_t iterations = UINT32_MAX;
};
std::optional<HintLength> lengthOf(const std::string& rest) {
    if (rest.empty()) return HintLength{.seconds = kUsual};
    char* end = nullptr;
    const double asked = std::strtod(rest.c_str(), &end);
    const std::string_view unit = end;
    if (unit == " iterations" && asked >= 1 && asked <= kMost) return HintLength{.iterations = static_cast<uint32_t>(asked)};
    if (unit.empty() && asked > 0 && asked <= kLongest) return HintLength{.seconds = asked};
    return std::nullopt;
}

}  // namespace

// Where another person plays, a hint is help from outside (docs/decisions/072-hints-and-thinking.md).
bool PlayTable::mayHint() const {
    int people = 0;
    for (int i = 0; i < sitting_.seats(); ++i) people += sitting_.isPerson(seatAt(i)) ? 1 : 0;
    return people < 2;
}

// The computer sees what this seat sees, no more.
PlayTable::Did PlayTable::hint(const std::string& rest) {
    if (!mayHint())
        return out_.line("No: a hint would be help from outside, another person plays at this table."), Did::stay;
    const std::optional<HintLength> length = lengthOf(rest);
    if (!length) {
        out_.line(fmt::format("For how long shall it think? Type hint and seconds from 0.1 to {}, or: hint 500 iterations.",
                              kLongest));
        return Did::stay;
    }
    const Game& game = sitting_.game();
    const std::vector<Option>& options = sitting_.options();
    match::HintWish wish;
    wish.seed = sitting_.replay().steps.size();
    wish.iterations = length->iterations;
    wish.stop = [this] { return thinking_.enough(); };
    wish.enough = [this] { return thinking_.past(0.5); };
    wish.progress = [this](double share) { thinking_.made(share); };
    thinking_.begin({.who = "The computer thinks", .limit = length->seconds});
    const match::Hint hint = match::hintFor(game, view_.data(), seat_, options, wish);
    thinking_.clear();
    Table table{{{.heading = "Move", .wide = true}, {"wins", Table::Align::right}, {"looked at", Table::Align::right}}, {}};
    for (const match::HintMove& m : hint.moves)
        table.rows.push_back({game.words(view_.data(), options[m.option]).label(), fmt::format("{:.0f} %", 100 * m.wins),
                              fmt::format("{:.0f} %", 100 * m.share)});
    out_.table(table);
    std::vector<std::string> line;
    for (const ai::SearchStep& s : hint.line) line.push_back(sitting_.name(s.seat) + " " + s.words);
    if (line.size() > 1) out_.paragraph("It expects something like: " + joined(line, "; ") + ".");
    return Did::stay;
}

}  // namespace cantina::cli
