// Room in the TCG's state (docs/decisions/056): effects that last against a plain model, and random games with decks that
// are full of effects that last and wait.
#include <doctest/doctest.h>

#include <map>
#include <random>
#include <tuple>

#include "games/all.h"
#include "games/tcg/lasting.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::tcg;

namespace {

PieceRef unit(int n) { return {Piece{static_cast<uint16_t>(n)}, 0}; }

// Every effect by itself.
struct Model {
    std::map<std::tuple<int, Stat, Span>, int> amounts;
    void add(int piece, Stat stat, Span span, int amount) { amounts[{piece, stat, span}] += amount; }
    template <class Test>
    void removeIf(Test test) {
        std::erase_if(amounts, [&](const auto& entry) { return test(entry.first); });
    }
    int sum(int piece, Stat stat) const {
        int n = 0;
        for (const auto& [key, amount] : amounts)
            if (std::get<0>(key) == piece && std::get<1>(key) == stat) n += amount;
        return n;
    }
};

DeckList fourEach(const char* name, std::initializer_list<const char*> cards) {
    DeckList d{name, {}};
    for (const char* c : cards) d.entries.push_back({4, c, ""});
    return d;
}

}  // namespace

TEST_CASE("tcg: effects that last are the same gathered as one by one") {
    // Effects on "each" in the book are of five kinds: power for the turn and for the battle, Accuracy, Shields, retreat
    // steps. Here are six kinds, and single effects of the same.
    constexpr Stat kStats[] = {Stat::power, Stat::accuracy, Stat::shields};
    constexpr Span kSpans[] = {Span::battle, Span::turn};
    for (unsigned seed = 1; seed <= 200; ++seed) {
        std::mt19937 random(seed);
        auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        LastingEffects effects;
        Model model;
        for (int step = 0; step < 60; ++step) {
            Stat stat = kStats[below(3)];
            Span span = kSpans[below(2)];
            const int amount = below(2) + 1;
            switch (below(5)) {
                case 0:  // on each
                    for (int p = 1; p <= kMostPieces; p += 2) {
                        REQUIRE(effects.add(Lasting::on(unit(p), stat, span, amount)));
                        model.add(p, stat, span, amount);
                    }
                    break;
                case 1: {
                    const int p = 1 + below(kMostPieces);
                    REQUIRE(effects.add(Lasting::on(unit(p), stat, span, amount)));
                    model.add(p, stat, span, amount);
                    break;
                }
                case 2: {  // leaves play
                    const int p = 1 + below(kMostPieces);
                    effects.forget(Piece{static_cast<uint16_t>(p)});
                    model.removeIf([&](const auto& key) { return std::get<0>(key) == p; });
                    break;
                }
                case 3: {  // another card comes to the top of a stack
                    const int from = 1 + below(kMostPieces), to = 1 + below(kMostPieces);
                    if (from == to) break;
                    REQUIRE(effects.handOver(Piece{static_cast<uint16_t>(from)}, Piece{static_cast<uint16_t>(to)}));
                    for (Stat s : kStats)
                        for (Span x : kSpans)
                            if (auto at = model.amounts.find({from, s, x}); at != model.amounts.end())
                                model.add(to, s, x, at->second);
                    model.removeIf([&](const auto& key) { return std::get<0>(key) == from; });
                    break;
                }
                default:
                    effects.removeIf([&](const Lasting& l) { return l.span() == span; });
                    model.removeIf([&](const auto& key) { return std::get<2>(key) == span; });
            }
            for (int p = 1; p <= kMostPieces; ++p)
                for (Stat s : kStats) REQUIRE(effects.sum(static_cast<uint8_t>(p), s) == model.sum(p, s));
        }
    }
}

TEST_CASE("tcg: a full list says so") {
    LastingEffects effects;
    int n = 0;
    // Links are never alike: each takes a place of its own.
    while (n < 200 && effects.add(Lasting::on(unit(1 + n % 100), Stat::provoked, Span::turn, 1 + n))) ++n;
    CHECK(n == 52);
    CHECK(effects.isOn(Piece{1}, Stat::provoked));
}

TEST_CASE("tcg: decks full of effects that last and wait find room") {
    MadeGame made = makeGame("tcg", {.toys = false});
    Setup table;
    table.format = "open";
    table.decks.push_back(
        fourEach("full of promises", {"ROTS-78", "AOTC-132", "ROTS-50", "ROTJ-97", "ROTJ-12", "ROTJ-73", "ROTJ-54", "RAS-75",
                                      "RAS-46", "RAS-47", "RAS-22", "AOTC-88", "AOTC-48", "ROTS-28", "AOTC-51", "ROTJ-53"}));
    table.decks.push_back(fourEach(
        "full of friends", {"ROTJ-65", "ROTJ-71", "ROTJ-72", "RAS-104", "ROTJ-105", "ROTS-6", "ROTJ-28", "ROTJ-45",
                            "AOTC-72", "ROTJ-63", "ROTJ-74", "ROTS-43", "ROTS-17", "AOTC-70", "AOTC-29", "AOTC-63"}));
    for (const DeckList& d : table.decks) CHECK(made.game->checkDeck(d, "open").empty());
    testing::RandomReport r = testing::playRandomGames(*made.game, {table}, {.games = 150});
    for (const auto& p : r.problems) MESSAGE(p);
    CHECK(r.problems.empty());
    CHECK(r.ended == r.games);
}
