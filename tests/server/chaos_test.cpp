// SIGKILL at random moments: every match ends like its twin that was never killed. tests/long has more of it.
#include <doctest/doctest.h>

#include "tests/support/chaos.h"
#include "tests/support/child_server.h"
#include "tests/support/temporary.h"

using namespace cantina;
using namespace cantina::testing;

TEST_CASE("matches survive a server that is killed again and again") {
    REQUIRE_MESSAGE(!programPath().empty(), "set CANTINA to the program");
    TemporaryFolder folder;
    const ChaosReport report = chaos({{"tcg", "destiny"}, 6, 42, folder.path() + "/chaos.db"});
    for (const std::string& p : report.problems) MESSAGE(p);
    CHECK(report.problems.empty());
    CHECK(report.matches == 2);
    CHECK(report.kills == 6);
    MESSAGE(report.decisions << " decisions, " << report.kills << " kills");
}

TEST_CASE("a port that is taken is a clear error") {
    REQUIRE_FALSE(programPath().empty());
    TemporaryFolder folder;
    ChildServer first(programPath(), folder.path() + "/one.db");
    REQUIRE(first.start());
    const std::string command = programPath() + " serve --port " + std::to_string(first.port()) + " --db " + folder.path() +
                                "/two.db >" + folder.path() + "/said 2>&1";
    CHECK(std::system(command.c_str()) != 0);
    CHECK(std::system(("grep -q 'the port is taken' " + folder.path() + "/said").c_str()) == 0);
    CHECK(first.terminate() == 0);
}
