#include "tests/support/promises.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "games/all.h"
#include "tests/support/permute_games.h"

namespace cantina::testing {
namespace {

// Sanitizers make everything ten times slower: a tenth of the games.
#if defined(__SANITIZE_ADDRESS__)
constexpr int kShare = 10;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr int kShare = 10;
#else
constexpr int kShare = 1;
#endif
#else
constexpr int kShare = 1;
#endif

RandomOptions shared(RandomOptions options) {
    options.games = std::max(1, options.games / kShare);
    return options;
}

void keeps(const Game& game, const std::vector<Setup>& tables, const RandomOptions& options, const std::string& which) {
    if (tables.empty()) return;
    RandomReport r = playRandomGames(game, tables, options);
    for (const auto& p : r.problems) MESSAGE(p);
    CHECK(r.problems.empty());
    CHECK(r.ended == r.games);
    MESSAGE(game.name() << ", " << which << ": " << r.games << " games, " << r.decisions << " decisions");
}

}  // namespace

void checkPromises(std::string_view game, const RandomOptions& real, const RandomOptions& toys) {
    MadeGame plain = makeGame(game, {.toys = false}), toy = makeGame(game);
    REQUIRE(plain.game != nullptr);
    for (const auto& p : toy.problems) MESSAGE(p.text());
    CHECK(toy.problems.empty());
    CHECK(plain.problems.empty());
    keeps(*plain.game, realTables(*plain.game), shared(real), "decks");
    keeps(*toy.game, toyTables(*toy.game), shared(toys), "toys");
}

void checkHiding(int games, int mostDecisions) {
    for (const PermuteRun& run : permuteAllGames(std::max(2, games / kShare), mostDecisions)) {
        for (const auto& l : run.report.leaks) MESSAGE(run.game << ": " << l);
        CHECK(run.report.leaks.empty());
        MESSAGE(run.game << ": " << run.report.changed << " of " << run.report.withHidden
                         << " decisions with two hidden cards rearranged; " << run.report.asSpectator << " as a spectator, "
                         << run.report.reshuffled << " with a card that was seen before a shuffle, "
                         << run.report.halfDeclared << " half-declared choices compared");
        CHECK(run.report.changed >= 0.9 * run.report.withHidden);
        CHECK(run.report.asSpectator * 8 > run.report.changed);
    }
}

}  // namespace cantina::testing
