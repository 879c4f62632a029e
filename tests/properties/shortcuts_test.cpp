// Games take shortcuts where no rule is switched off: notes about cards in place of their texts, several steps at once. Any
// switch, even one that names no rule, sends them the long way round by the tables. Both ways must be the same game.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/all.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

struct Pair {
    Game& quick;
    Game& slow;
    // With a switch set the TCG asks players whose Force covers no card too (docs/decisions/028): they can only pass.
    bool overPasses;
    std::vector<std::byte> a, b;
    std::vector<Option> mine, theirs;

    Pair(Game& q, Game& s)
        : quick(q),
          slow(s),
          overPasses(q.name() == "tcg"),
          a(q.stateSize()),
          b(q.stateSize()),
          mine(kMaxOptions),
          theirs(kMaxOptions) {}

    int optionsOf(const Game& game, std::vector<std::byte>& state, std::vector<Option>& out) const {
        int n = game.legal(state.data(), out.data(), kMaxOptions);
        while (overPasses && n == 1 && out[0].kind == OptionKind::pass) {
            game.apply(state.data(), out[0]);
            n = game.legal(state.data(), out.data(), kMaxOptions);
        }
        return n;
    }
    bool stacksAgree() const {
        std::vector<StackLine> x = quick.stack(a.data()), y = slow.stack(b.data());
        // Where nobody could interrupt, the LCG opens the reactions to a condition without a procedure around them; either
        // may wait.
        const auto isEither = [](const StackLine& l) { return l.procedure == "condition" || l.waits; };
        for (auto* lines : {&x, &y}) std::erase_if(*lines, isEither);
        return std::equal(x.begin(), x.end(), y.begin(), y.end(), [](const StackLine& l, const StackLine& r) {
            return l.procedure == r.procedure && l.step == r.step && l.rule == r.rule && l.waits == r.waits;
        });
    }
    // How many options there are; -1 if the two ways differ.
    int legal() {
        int n = optionsOf(quick, a, mine), m = optionsOf(slow, b, theirs);
        Decision x = quick.decision(a.data()), y = slow.decision(b.data());
        bool same =
            n == m && x.seat == y.seat && x.step == y.step && x.over == y.over && x.fault == y.fault && stacksAgree();
        return same && std::equal(mine.begin(), mine.begin() + std::min(n, kMaxOptions), theirs.begin()) ? n : -1;
    }
    // Empty if the two ways were one game to its end.
    std::string play(const Setup& setup, Chance& chance, int& decisions) {
        if (quick.create(setup, a.data()) || slow.create(setup, b.data())) return "the table cannot be set up";
        for (int i = 0; i < 20'000; ++i) {
            int n = legal();
            if (n < 0) return "the ways part at decision " + std::to_string(i) + ", " + quick.question(a.data());
            if (n == 0) break;
            if (quick.evaluate(a.data(), seatAt(0)) != slow.evaluate(b.data(), seatAt(0)))
                return "the values part at decision " + std::to_string(i) + ", " + quick.question(a.data());
            Option o = mine[chance.below(static_cast<uint32_t>(std::min(n, kMaxOptions)))];
            quick.apply(a.data(), o);
            slow.apply(b.data(), o);
            ++decisions;
        }
        Ending x = quick.ending(a.data()), y = slow.ending(b.data());
        return x.over == y.over && x.winners == y.winners && x.rule == y.rule ? "" : "the games end differently";
    }
};

void checkShortcuts(std::string_view name, bool toys, int games) {
    MadeGame quick = makeGame(name, {.toys = toys, .real = !toys}), slow = makeGame(name, {.toys = toys, .real = !toys});
    REQUIRE(quick.game != nullptr);
    slow.game->setSwitches({"NO-SUCH-RULE"});
    std::vector<Setup> tables = toys ? toyTables(*quick.game) : realTables(*quick.game);
    if (tables.empty()) return;
    Pair pair(*quick.game, *slow.game);
    Chance chance;
    chance.rekey(Chance::keyFrom(7));
    int decisions = 0;
    for (int i = 0; i < games; ++i) {
        Setup setup = tables[static_cast<size_t>(i) % tables.size()];
        setup.key = Chance::keyFrom(static_cast<uint64_t>(i) + 1);
        std::string problem = pair.play(setup, chance, decisions);
        CHECK_MESSAGE(problem.empty(), name << ", game " << i << ": " << problem);
        if (!problem.empty()) return;
    }
    const std::string which = toys ? ", toys: " : ", decks: ";
    MESSAGE(name << which << games << " games, " << decisions << " decisions both ways");
}

}  // namespace

TEST_CASE("shortcuts change nothing in random games") {
    for (std::string_view game : gameNames()) {
        checkShortcuts(game, true, 150);
        checkShortcuts(game, false, 100);
    }
}
