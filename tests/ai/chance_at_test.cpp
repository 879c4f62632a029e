// Players that leave some decisions to chance (ai/chance_at.h): which decisions these are, and that all others stay as they
// were.
#include "ai/chance_at.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "games/all.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

bool isWithin(const Game& game, const std::byte* state, std::string_view word) {
    return std::ranges::any_of(game.stack(state),
                               [&](const StackLine& l) { return !l.waits && (l.procedure == word || l.step == word); });
}

struct Counted {
    int inside = 0, outside = 0, differ = 0;  // decisions of both kinds; differing answers outside
    bool all = true;                          // inside, every option was taken by some seed
};

// The first decisions of a game by chance: what does the player with `word` answer, with many seeds, and what the plain one?
Counted asked(const Game& game, const std::string& word, uint64_t number, int decisions) {
    const std::string plain = "search:5";
    const std::vector<match::Pairing> tables = match::shippedPairings(game);
    Setup setup = tables[number % tables.size()].setup;
    setup.key = Chance::keyFrom(number);
    std::vector<std::byte> s(game.stateSize()), view(s.size());
    REQUIRE(!game.create(setup, s.data()));
    Chance pick;
    pick.rekey(Chance::keyFrom(number, 1));
    std::vector<Option> options;
    Counted out;
    while (out.inside + out.outside < decisions) {
        options.resize(kMaxOptions);
        const int n = game.legal(s.data(), options.data(), kMaxOptions);
        if (n <= 0) break;
        options.resize(static_cast<size_t>(n));
        const Seat seat = game.decision(s.data()).seat;
        if (n > 1) {
            game.mask(s.data(), seat, view.data());
            const auto answer = [&](const std::string& name, uint64_t seed) {
                return ai::makePlayer(name, seed)->choose(game, view.data(), seat, options);
            };
            if (isWithin(game, s.data(), word)) {
                ++out.inside;
                std::set<int> taken;
                for (uint64_t seed = 0; seed < 200; ++seed) taken.insert(answer(plain + "~" + word, seed));
                out.all = out.all && taken.size() == static_cast<size_t>(n);
            } else {
                ++out.outside;
                out.differ += answer(plain, number) == answer(plain + "~" + word, number) ? 0 : 1;
            }
        }
        game.apply(s.data(), options[pick.below(static_cast<uint32_t>(n))]);
    }
    return out;
}

}  // namespace

TEST_CASE("what a name leaves to chance is taken by chance, and nothing else is") {
    struct Line {
        const char *game, *word;
    };
    // A procedure; a step that asks by itself; a step that calls the procedure that asks.
    for (const Line& l : {Line{"destiny", "mulligan"}, Line{"destiny", "6 shields"}, Line{"tcg", "mulligan"},
                          Line{"lcg", "put one back"}, Line{"ccg", "start of the game"}}) {
        CAPTURE(l.game);
        CAPTURE(l.word);
        const MadeGame made = makeGame(l.game, {.toys = false});
        Counted sum;
        for (uint64_t g = 0; g < 3; ++g) {
            const Counted c = asked(*made.game, l.word, g, 25);
            sum.inside += c.inside;
            sum.outside += c.outside;
            sum.differ += c.differ;
            sum.all = sum.all && c.all;
        }
        CHECK(sum.inside > 0);
        CHECK(sum.outside > 0);
        CHECK(sum.all);
        CHECK(sum.differ == 0);
    }
}

TEST_CASE("names of players that leave something to chance") {
    CHECK(ai::makePlayer("search:9~mulligan", 1) != nullptr);
    CHECK(ai::makePlayer("greedy~mulligan~put units", 1) != nullptr);
    CHECK(ai::makePlayer("playouts:9/closer=2~mulligan", 1) != nullptr);
    CHECK(ai::makePlayer("search:9~", 1) == nullptr);
    CHECK(ai::makePlayer("search:9~~mulligan", 1) == nullptr);
    CHECK(ai::makePlayer("~mulligan", 1) == nullptr);
    CHECK(ai::makePlayer("gready~mulligan", 1) == nullptr);
    CHECK(ai::leftToChance("search:9").empty());
    CHECK(ai::leftToChance("search:9~a b~c") == std::vector<std::string>{"a b", "c"});
}

TEST_CASE("a run with a player that leaves to chance what the game does not have is refused") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    match::SelfPlay run;
    run.pairings = match::shippedPairings(*made.game);
    run.players = {"random", "search:5~muligan"};
    match::Tally out;
    auto problem = match::selfPlay(*made.game, run, out);
    REQUIRE(problem);
    CHECK(problem->message.find("'mulligan'") != std::string::npos);
    run.players = {"random", "search:5~mulligan"};
    run.games = 1;
    CHECK(!match::selfPlay(*made.game, run, out));
    CHECK(out.games == 1);
}
