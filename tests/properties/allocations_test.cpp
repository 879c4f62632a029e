// No heap in the hot path: neither legal() nor apply() asks for memory, in any game. The program's own operator new counts
// (cli/allocations.cpp), as in `cantina bench`.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "cli/allocations.h"
#include "games/all.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

struct Asked {
    uint64_t legal = 0, apply = 0;  // how often each asked for memory
    int decisions = 0;
};

void playCounted(const Game& game, Setup setup, uint64_t seed, Asked& asked) {
    std::vector<std::byte> state(game.stateSize());
    std::vector<Option> options(kMaxOptions);
    Chance chance;
    chance.rekey(Chance::keyFrom(seed));
    setup.key = Chance::keyFrom(seed, 1);
    REQUIRE_FALSE(game.create(setup, state.data()));
    for (int i = 0; i < 20'000; ++i) {
        uint64_t before = cli::allocations();
        const int n = std::min(game.legal(state.data(), options.data(), kMaxOptions), kMaxOptions);
        asked.legal += cli::allocations() - before;
        if (n <= 0) return;
        const Option o = options[chance.below(static_cast<uint32_t>(n))];
        before = cli::allocations();
        game.apply(state.data(), o);
        asked.apply += cli::allocations() - before;
        ++asked.decisions;
    }
}

// A game that allocates: what is counted is really counted.
struct Greedy : EventSink {
    std::vector<std::string> told;
    void happened(const void*, const Event&, const RuleId& rule) override {
        told.push_back(std::string(200, 'x') + rule.text);
    }
};

}  // namespace

TEST_CASE("neither legal nor apply allocates, in any of the four games") {
    for (std::string_view name : gameNames())
        for (const bool toys : {true, false}) {
            const MadeGame made = makeGame(name, {.toys = toys, .real = true});
            REQUIRE(made.game != nullptr);
            const std::vector<Setup> tables = toys ? toyTables(*made.game) : realTables(*made.game);
            Asked asked;
            for (size_t i = 0; i < std::max<size_t>(tables.size(), 30) && !tables.empty(); ++i)
                playCounted(*made.game, tables[i % tables.size()], i + 1, asked);
            CHECK(asked.decisions > 1000);
            CHECK_MESSAGE(asked.legal == 0, name << ": legal asked for memory");
            CHECK_MESSAGE(asked.apply == 0, name << ": apply asked for memory");
            const std::string which = toys ? ", toys: " : ", decks: ";
            MESSAGE(name << which << asked.decisions << " decisions, " << asked.legal + asked.apply << " allocations");
        }
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_CASE("an apply that allocates is noticed") {
    const MadeGame made = makeGame("destiny", {.toys = false});
    std::vector<std::byte> state(made.game->stateSize());
    Setup setup = realTables(*made.game).front();
    setup.key = Chance::keyFrom(1);
    REQUIRE_FALSE(made.game->create(setup, state.data()));
    Greedy greedy;
    Option options[kMaxOptions];
    const uint64_t before = cli::allocations();
    for (int i = 0; i < 100 && greedy.told.empty(); ++i) {
        if (made.game->legal(state.data(), options, kMaxOptions) <= 0) break;
        made.game->apply(state.data(), options[0], &greedy);
    }
    CHECK_FALSE(greedy.told.empty());
    CHECK(cli::allocations() > before);
}
#endif
