#include "tests/support/permute_games.h"

#include "games/ccg/game.h"
#include "games/destiny/game.h"
#include "games/lcg/game.h"
#include "games/tcg/game.h"

namespace cantina::testing {
namespace {

template <class Rules>
void permute(std::vector<PermuteRun>& out, int games, int mostDecisions) {
    language::GameOf<Rules> game({});
    PermuteRun run{Rules::kName, {}};
    std::vector<BenchTable> tables = game.benchTables();
    for (int i = 0; i < games && run.report.leaks.size() < 5; ++i) {
        PermuterReport r =
            Permuter<Rules>(game, honestView(game))
                .run(tables[static_cast<size_t>(i) % tables.size()].setup, static_cast<uint64_t>(i) + 1, mostDecisions);
        run.report.decisions += r.decisions;
        run.report.withHidden += r.withHidden;
        run.report.changed += r.changed;
        run.report.leaks.insert(run.report.leaks.end(), r.leaks.begin(), r.leaks.end());
    }
    out.push_back(run);
}

}  // namespace

std::vector<PermuteRun> permuteAllGames(int games, int mostDecisions) {
    std::vector<PermuteRun> out;
    permute<destiny::Rules>(out, games, mostDecisions);
    permute<ccg::Rules>(out, games, mostDecisions);
    permute<tcg::Rules>(out, games, mostDecisions);
    permute<lcg::Rules>(out, games, mostDecisions);
    return out;
}

}  // namespace cantina::testing
