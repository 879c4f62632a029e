// The stack tells the truth: over random games of every game each line names the step that is being carried out in its
// frame, the one that called the frame above it, with a row of the catalogue. The trace beside it saw that step run.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "catalogue/catalogue.h"
#include "games/all.h"
#include "games/ccg/game.h"
#include "games/destiny/game.h"
#include "games/lcg/game.h"
#include "games/tcg/game.h"
#include "tests/support/random_games.h"
#include "tests/support/step_trace.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

struct Tally {
    int decisions = 0;
    int calling = 0;  // lines of frames that called the one above
    int checks = 0;   // lines of standing checks
    int waiting = 0;
};

bool isRow(std::string_view id) { return id == kOurs.text || catalogue::embedded().find(id) != nullptr; }

std::string textOf(const std::vector<StackLine>& lines) {
    std::string out;
    for (const StackLine& l : lines)
        out += "\n  " + std::string(l.procedure) + " / " + l.doing() + "  " + std::string(l.rule);
    return out;
}

template <class Rules>
class Checker {
public:
    using State = typename Rules::State;
    using G = language::GameOf<Rules>;
    Checker(const G& game, Tally& tally) : game_(game), tally_(tally) {}

    // Empty: every line is as the trace saw it.
    std::string check(const State& s, const StepTrace<State>& trace) {
        const std::vector<StackLine> lines = game_.stack(reinterpret_cast<const std::byte*>(&s));
        size_t at = 0;
        for (int i = s.core.stack.size() - 1; i >= 0; --i) {
            if (at >= lines.size()) return "there are more frames than lines" + textOf(lines);
            if (std::string wrong = checkFrame(s, i, lines[at++], trace); !wrong.empty()) return wrong + textOf(lines);
            if (trace.callerOf(i).by != StepTrace<State>::By::check) continue;
            if (at >= lines.size() || lines[at].procedure != kCheckLine) return "no line of the check" + textOf(lines);
            if (!isCheck(lines[at++])) return "there is no such check" + textOf(lines);
            ++tally_.checks;
        }
        return at == lines.size() ? "" : "there are more lines than frames" + textOf(lines);
    }

private:
    bool isCheck(const StackLine& line) const {
        const auto& checks = game_.rulebook().checks;
        return std::any_of(checks.begin(), checks.end(),
                           [&](const auto& c) { return c.name == line.step && c.rule.text == line.rule; });
    }
    std::string nameOf(const Frame& f, size_t step) const {
        if (f.procedure == State::kWindow.id && step == window::kAnswerStep)
            return game_.rulebook().windows[f.as<WindowFrame>().policy].kind.name;
        return game_.rulebook().procedures[f.procedure].steps[step].name.text;
    }
    // In a window the row is that of its kind; else that of the step.
    bool citesStep(const Frame& f, const StackLine& line) const {
        if (f.procedure == State::kWindow.id) return true;
        const auto& steps = game_.rulebook().procedures[f.procedure].steps;
        return std::any_of(steps.begin(), steps.end(),
                           [&](const auto& s) { return s.name.text == line.step && s.rule.text == line.rule; });
    }
    std::string checkFrame(const State& s, int i, const StackLine& line, const StepTrace<State>& trace) {
        using By = typename StepTrace<State>::By;
        const Frame& f = s.core.stack[i];
        const std::string where = "line " + std::to_string(i) + ": ";
        if (line.procedure != game_.rulebook().procedures[f.procedure].name) return where + "another procedure";
        if (line.step.empty() || line.rule.empty()) return where + "something is missing";
        if (!isRow(line.rule)) return where + "no row of the catalogue";
        if (!citesStep(f, line)) return where + "no step of that procedure, or another row";
        if (i + 1 == s.core.stack.size())
            return line.waits || line.step != nameOf(f, f.step) ? where + "not the step that asks" : "";
        const auto& caller = trace.callerOf(i + 1);
        tally_.waiting += line.waits ? 1 : 0;
        if (caller.by == By::unknown) return "";
        const bool ended = (f.step & Frame::kEnded) != 0;
        if (caller.by != By::step)
            return line.waits || ended ? "" : where + "it does nothing and does not say that it waits";
        ++tally_.calling;
        if (!line.waits && (line.step == nameOf(f, caller.step) || line.step == nameOf(f, caller.last))) return "";
        return where + "the step '" + nameOf(f, caller.step) + "' called what lies above";
    }

    const G& game_;
    Tally& tally_;
};

template <class Rules>
void play(language::GameOf<Rules>& game, Setup setup, uint64_t number, Tally& tally) {
    setup.key = Chance::keyFrom(21, number);
    Chance pick;
    pick.rekey(Chance::keyFrom(22, number));
    std::vector<std::byte> bytes(game.stateSize());
    REQUIRE_FALSE(game.create(setup, bytes.data()).has_value());
    auto& s = game.mutableState(bytes.data());
    StepTrace<typename Rules::State> trace(s);
    Checker<Rules> checker(game, tally);
    std::vector<Option> options(kMaxOptions);
    for (int i = 0; i < 2000 && s.core.asked.some(); ++i) {
        const std::string wrong = checker.check(s, trace);
        CHECK_MESSAGE(wrong.empty(), game.name() << " game " << number << " decision " << i << ": " << wrong);
        if (!wrong.empty()) return;
        ++tally.decisions;
        const int n = game.legal(bytes.data(), options.data(), kMaxOptions);
        REQUIRE(n > 0);
        auto t = game.table(s);
        trace.apply(t, options[pick.below(static_cast<uint32_t>(std::min(n, kMaxOptions)))]);
    }
    CHECK(s.core.fault == Fault::none);
}

template <class Rules>
void checkStacks() {
    Tally tally;
    for (const bool toys : {false, true}) {
        language::GameOf<Rules> game(language::GameOptions{.toys = toys, .real = !toys});
        game.setSwitches({"NO-SUCH-RULE"});
        const std::vector<Setup> tables = toys ? toyTables(game) : realTables(game);
        for (uint64_t i = 0; i < 8 && !tables.empty(); ++i) play<Rules>(game, tables[i % tables.size()], i, tally);
    }
    MESSAGE(std::string(Rules::kName) << ": " << tally.decisions << " decisions, " << tally.calling << " lines of callers, "
                                      << tally.checks << " of standing checks, " << tally.waiting << " that wait");
    CHECK(tally.decisions > 1000);
    CHECK(tally.calling > 1000);
}

}  // namespace

TEST_CASE("each line of the stack names the step that called the line above it: destiny") { checkStacks<destiny::Rules>(); }
TEST_CASE("each line of the stack names the step that called the line above it: tcg") { checkStacks<tcg::Rules>(); }
TEST_CASE("each line of the stack names the step that called the line above it: lcg") { checkStacks<lcg::Rules>(); }
TEST_CASE("each line of the stack names the step that called the line above it: ccg") { checkStacks<ccg::Rules>(); }
