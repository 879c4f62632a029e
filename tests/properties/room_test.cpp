// There is room for any legal deck: random games between random decks of the largest size fill no list (at length:
// tests/long/room_test.cpp), and the pages of the games say what there is room for.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "games/all.h"
#include "match/selfplay.h"
#include "tests/support/room.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

std::string pageOf(std::string_view game) {
    std::ifstream in("games/" + std::string(game) + "/README.md");
    std::stringstream all;
    all << in.rdbuf();
    return all.str();
}

}  // namespace

TEST_CASE("destiny: decks of the largest size find room") { checkRoom("destiny", 34, {.tables = 3, .gamesPerTable = 20}); }
TEST_CASE("tcg: decks of the largest size find room") { checkRoom("tcg", 90, {.tables = 4, .gamesPerTable = 25}); }
TEST_CASE("lcg: decks of the largest size find room") { checkRoom("lcg", 73, {.tables = 4, .gamesPerTable = 25}); }
TEST_CASE("ccg: decks of the largest size find room") { checkRoom("ccg", 100, {.tables = 2, .gamesPerTable = 10}); }

TEST_CASE("the page of a game says for how much there is room") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        std::vector<std::byte> state(made.game->stateSize());
        Setup setup = match::shippedPairings(*made.game).at(0).setup;
        setup.key = Chance::keyFrom(1);
        REQUIRE(!made.game->create(setup, state.data()));
        const std::string page = pageOf(name);
        for (const Fill& f : fillsOf(name, state.data())) {
            const std::string row = "| " + f.list + " | " + std::to_string(f.room) + " |";
            CAPTURE(row);
            CHECK(page.find(row) != std::string::npos);
        }
    }
}
