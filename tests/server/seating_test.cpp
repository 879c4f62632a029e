// DST-MP-02: who sits where is drawn. Every seat for who wishes, every order of the others, each as often as the next.
#include <doctest/doctest.h>

#include <map>

#include "server/seating.h"

using namespace cantina;

TEST_CASE("three or four players: every seating is drawn, and none more often than another") {
    for (int players : {3, 4}) {
        std::map<std::pair<int, std::vector<size_t>>, int> drawn;
        for (uint32_t a = 0; a < 12; ++a)
            for (uint32_t b = 0; b < 12; ++b)
                for (uint32_t c = 0; c < 12; ++c) {
                    const ChanceKey key{{a, b, c}};
                    ++drawn[{server::drawnSeat(key, players), server::drawnOrder(key, static_cast<size_t>(players) - 1)}];
                }
        const int seatings = players == 3 ? 6 : 24;
        CHECK(static_cast<int>(drawn.size()) == seatings);
        for (const auto& [seating, times] : drawn) CHECK(times == 12 * 12 * 12 / seatings);
    }
}
