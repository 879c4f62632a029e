// SIGKILL at random moments, many matches of all games.
#include <doctest/doctest.h>

#include "tests/support/chaos.h"
#include "tests/support/child_server.h"
#include "tests/support/temporary.h"

using namespace cantina;
using namespace cantina::testing;

TEST_CASE("sixteen matches of all games survive sixty kills") {
    REQUIRE_MESSAGE(!programPath().empty(), "set CANTINA to the program");
    TemporaryFolder folder;
    ChaosPlan plan{{}, 60, 7, folder.path() + "/chaos.db"};
    for (int i = 0; i < 4; ++i)
        for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) plan.games.emplace_back(game);
    const ChaosReport report = chaos(plan);
    for (const std::string& p : report.problems) MESSAGE(p);
    CHECK(report.problems.empty());
    CHECK(report.matches == 16);
    CHECK(report.kills == 60);
    MESSAGE(report.decisions << " decisions, " << report.kills << " kills");
}
