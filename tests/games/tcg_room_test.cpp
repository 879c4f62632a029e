// Room in the TCG's state (docs/decisions/056): effects that last, with entries that share, against a plain model, and
// random games with decks that are full of effects that last and wait.
#include <doctest/doctest.h>

#include <map>
#include <random>

#include "games/all.h"
#include "games/tcg/lasting.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::tcg;
using namespace cantina::language;

namespace {

PieceRef unit(int n) { return {Piece{static_cast<uint16_t>(n)}, 0}; }

// As much of a table as what lasts asks for: a book with a row for each kind of effect, of two periods by turns.
struct FakeTable {
    Book made;
    struct {
        struct {
            PieceRef ref(Piece p) const { return {p, 0}; }
        } pieces;
        tcg::LastingEffects lasting;
    } s;
    const Book& book() const { return made; }

    explicit FakeTable(int kinds) {
        for (int k = 0; k < kinds; ++k) {
            Continuous row;
            row.about = static_cast<uint16_t>(k % 60);
            row.like = static_cast<uint16_t>(k);
            row.amountAt = 1;
            made.lasting.push_back(row);
        }
    }
    bool add(int kind, PieceRef on, int amount) {
        Lasting l;
        l.row = static_cast<uint16_t>(kind);
        l.of = on;
        l.amount = amount;
        l.period = static_cast<uint8_t>(kind % 2);
        return s.lasting.share(*this, l);
    }
    int sum(int piece, int kind) const {
        int n = 0;
        for (const Lasting& l : s.lasting.list)
            if (l.row == kind && s.lasting.isAbout(l, unit(piece))) n += l.amount;
        return n;
    }
};

// Every effect by itself.
struct Model {
    std::map<std::pair<int, int>, int> amounts;  // of a piece and a kind
    void add(int piece, int kind, int amount) { amounts[{piece, kind}] += amount; }
    template <class Test>
    void removeIf(Test test) {
        std::erase_if(amounts, [&](const auto& entry) { return test(entry.first.first, entry.first.second); });
    }
    int sum(int piece, int kind) const {
        const auto at = amounts.find({piece, kind});
        return at == amounts.end() ? 0 : at->second;
    }
};

DeckList fourEach(const char* name, std::initializer_list<const char*> cards) {
    DeckList d{name, {}};
    for (const char* c : cards) d.entries.push_back({4, c, ""});
    return d;
}

}  // namespace

TEST_CASE("tcg: effects that last are the same shared as one by one") {
    // Effects on "each" in the book are of five kinds: power for the turn and for the battle, Accuracy, Shields, retreat
    // steps. Here are six kinds, and single effects of the same.
    constexpr int kKinds = 6;
    for (unsigned seed = 1; seed <= 200; ++seed) {
        std::mt19937 random(seed);
        auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        FakeTable t(kKinds);
        Model model;
        for (int step = 0; step < 60; ++step) {
            const int kind = below(kKinds), amount = below(2) + 1;
            switch (below(5)) {
                case 0:  // on each
                    for (int p = 1; p <= kMostPieces; p += 2) {
                        REQUIRE(t.add(kind, unit(p), amount));
                        model.add(p, kind, amount);
                    }
                    break;
                case 1: {
                    const int p = 1 + below(kMostPieces);
                    REQUIRE(t.add(kind, unit(p), amount));
                    model.add(p, kind, amount);
                    break;
                }
                case 2: {  // leaves play
                    const int p = 1 + below(kMostPieces);
                    endLastingOf(t, unit(p));
                    model.removeIf([&](int piece, int) { return piece == p; });
                    break;
                }
                case 3: {  // another card comes to the top of a stack
                    const int from = 1 + below(kMostPieces), to = 1 + below(kMostPieces);
                    if (from == to) break;
                    REQUIRE(t.s.lasting.handOver(t, unit(from), unit(to)));
                    for (int k = 0; k < kKinds; ++k)
                        if (auto at = model.amounts.find({from, k}); at != model.amounts.end()) model.add(to, k, at->second);
                    model.removeIf([&](int piece, int) { return piece == from; });
                    break;
                }
                default:
                    (void)t.s.lasting.removeIf(t.made, [&](const Lasting& l) { return l.period == kind % 2; });
                    model.removeIf([&](int, int k) { return k % 2 == kind % 2; });
            }
            for (int p = 1; p <= kMostPieces; ++p)
                for (int k = 0; k < kKinds; ++k) REQUIRE(t.sum(p, k) == model.sum(p, k));
            int used = 0;
            for (const Lasting& l : t.s.lasting.list) used += l.set != 0 ? 1 : 0;
            REQUIRE(used == t.s.lasting.setsUsed());
        }
    }
}

TEST_CASE("tcg: effects on many units find room when all sets are taken") {
    constexpr int kSets = static_cast<int>(std::size(tcg::LastingEffects{}.sets));
    FakeTable t(kSets + 1);
    for (int k = 0; k < kSets; ++k)
        for (int p : {1 + k, 60 + k}) REQUIRE(t.add(k, unit(p), 1));
    CHECK(t.s.lasting.setsUsed() == kSets);
    for (int p = 1; p <= kMostPieces; ++p) REQUIRE(t.add(kSets, unit(p), 2));
    for (int p = 1; p <= kMostPieces; ++p) CHECK(t.sum(p, kSets) == 2);
    for (int k = 0; k < kSets; ++k) CHECK(t.sum(1 + k, k) + t.sum(60 + k, k) == 2);
    CHECK(t.s.lasting.list.size() < kSets + 5);
}

TEST_CASE("tcg: a full list says so") {
    FakeTable t(200);
    int n = 0;
    // Each says something else: none shares an entry with another.
    while (n < 200 && t.add(n, unit(1 + n % 100), 1)) ++n;
    CHECK(n == tcg::LastingEffects{}.list.capacity());
    CHECK(t.sum(1, 0) == 1);
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
