// There is room for any legal deck: tests/properties/room_test.cpp with many more decks and games.
#include <doctest/doctest.h>

#include "tests/support/room.h"

using namespace cantina::testing;

TEST_CASE("room: random games between decks of the largest size fill no list, at length") {
    checkRoom("destiny", 34, {.tables = 60, .gamesPerTable = 100, .seed = 1000});
    checkRoom("tcg", 90, {.tables = 100, .gamesPerTable = 100, .seed = 1000});
    checkRoom("lcg", 73, {.tables = 100, .gamesPerTable = 100, .seed = 1000});
    checkRoom("ccg", 100, {.tables = 50, .gamesPerTable = 40, .seed = 1000});
}
