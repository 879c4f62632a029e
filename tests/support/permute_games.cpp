#include "tests/support/permute_games.h"

#include <thread>

#include "games/ccg/game.h"
#include "games/destiny/game.h"
#include "games/lcg/game.h"
#include "games/tcg/game.h"
#include "tests/support/random_games.h"

namespace cantina::testing {
namespace {

template <class Rules>
void permute(std::vector<PermuteRun>& out, int games, int mostDecisions) {
    // Half of the games with the decks that ship and without toy cards in the book, half with the toy tables.
    language::GameOf<Rules> toys({}), plain({.toys = false});
    PermuteRun run{Rules::kName, {}};
    std::vector<Setup> tables[2] = {toyTables(toys), realTables(plain)};
    for (int i = 0; i < games && run.report.leaks.size() < 5; ++i) {
        const bool real = i % 2 == 1 && !tables[1].empty();
        const language::GameOf<Rules>& game = real ? plain : toys;
        const std::vector<Setup>& list = tables[real ? 1 : 0];
        PermuterReport r =
            Permuter<Rules>(game, honestView(game))
                .run(list[static_cast<size_t>(i / 2) % list.size()], static_cast<uint64_t>(i) + 1, mostDecisions);
        run.report.decisions += r.decisions;
        run.report.withHidden += r.withHidden;
        run.report.changed += r.changed;
        run.report.asSpectator += r.asSpectator;
        run.report.reshuffled += r.reshuffled;
        run.report.halfDeclared += r.halfDeclared;
        run.report.leaks.insert(run.report.leaks.end(), r.leaks.begin(), r.leaks.end());
    }
    out.push_back(run);
}

}  // namespace

std::vector<PermuteRun> permuteAllGames(int games, int mostDecisions) {
    std::vector<PermuteRun> lists[4];
    std::thread threads[] = {
        std::thread([&] { permute<destiny::Rules>(lists[0], games, mostDecisions); }),
        std::thread([&] { permute<ccg::Rules>(lists[1], games, mostDecisions); }),
        std::thread([&] { permute<tcg::Rules>(lists[2], games, mostDecisions); }),
        std::thread([&] { permute<lcg::Rules>(lists[3], games, mostDecisions); }),
    };
    std::vector<PermuteRun> out;
    for (size_t i = 0; i < std::size(threads); ++i) {
        threads[i].join();
        out.insert(out.end(), lists[i].begin(), lists[i].end());
    }
    return out;
}

}  // namespace cantina::testing
