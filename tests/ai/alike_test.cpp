// Equal moves: pieces that are just alike lead to positions that are worth the same, and a search thinks about them once.
#include <doctest/doctest.h>

#include <algorithm>

#include "ai/search.h"
#include "games/all.h"
#include "match/hint.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

// Calls `look` with every decision of some random games, until it says that this is enough.
template <class Look>
void walk(const Game& game, int games, Look look) {
    const std::vector<match::Pairing> pairings = match::shippedPairings(game);
    std::vector<std::byte> s(game.stateSize());
    std::vector<Option> options(kMaxOptions);
    Chance pick;
    pick.rekey(Chance::keyFrom(8));
    for (int g = 0; g < games; ++g) {
        Setup setup = pairings[pick.below(static_cast<uint32_t>(pairings.size()))].setup;
        setup.key = Chance::keyFrom(static_cast<uint64_t>(g));
        REQUIRE(!game.create(setup, s.data()));
        for (int n = 0; (n = game.legal(s.data(), options.data(), kMaxOptions)) > 0;) {
            if (n > 1 && !look(s, std::vector<Option>(options.begin(), options.begin() + n))) return;
            game.apply(s.data(), options[pick.below(static_cast<uint32_t>(n))]);
        }
    }
}

}  // namespace

TEST_CASE("of pieces that are just alike it makes no difference which is taken") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        const Game& game = *made.game;
        std::vector<std::byte> one(game.stateSize()), other(one.size());
        std::vector<Option> next(kMaxOptions);
        int found = 0, looked = 0;
        walk(game, 60, [&](const std::vector<std::byte>& s, const std::vector<Option>& options) {
            for (const Option& o : options) {
                ++looked;
                Option like = o;
                like.piece = game.lookalike(s.data(), o.piece);
                if (like == o || std::ranges::find(options, like) == options.end()) continue;
                ++found;
                CHECK(game.cardOf(s.data(), o.piece) == game.cardOf(s.data(), like.piece));
                CHECK(game.lookalike(s.data(), like.piece) == like.piece);
                std::ranges::copy(s, one.begin());
                std::ranges::copy(s, other.begin());
                game.apply(one.data(), o);
                game.apply(other.data(), like);
                REQUIRE(game.evaluate(one.data(), seatAt(0)) == game.evaluate(other.data(), seatAt(0)));
                // Of several that are picked one by one only those behind the last one are offered: the first leaves most.
                REQUIRE(game.legal(one.data(), next.data(), kMaxOptions) <=
                        game.legal(other.data(), next.data(), kMaxOptions));
                // Behind the last of all there is none to pick any more.
                const bool picksOn = game.decision(other.data()).step == game.decision(s.data()).step;
                if (!picksOn) REQUIRE(game.decision(one.data()).step == game.decision(other.data()).step);
            }
            return found < 400;
        });
        MESSAGE(name << ": " << found << " of " << looked << " options were another's like");
        // No shipped deck of the lcg holds two of a card (its sets have one of each): there is nothing to compare there.
        if (name != "lcg") CHECK(found > 20);
    }
}

TEST_CASE("a search gives its visits to the first of equal moves, and a hint names them once") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const Game& game = *made.game;
    std::vector<std::byte> view(game.stateSize());
    int seen = 0;
    walk(game, 60, [&](const std::vector<std::byte>& s, const std::vector<Option>& options) {
        const auto isAgain = [&](const Option& o) {
            Option like = o;
            like.piece = game.lookalike(s.data(), o.piece);
            return !(like == o) && std::ranges::find(options, like) != options.end();
        };
        const auto again = std::ranges::count_if(options, isAgain);
        if (again == 0) return true;
        const Seat seat = game.decision(s.data()).seat;
        game.mask(s.data(), seat, view.data());
        const ai::Thought t = ai::Search(3).think(game, view.data(), seat, options, 40, ai::tuningOf("tcg"), {}, true);
        uint32_t visits = 0;
        for (const ai::SearchMove& m : t.moves) {
            CHECK(m.again == isAgain(m.option));
            if (m.again) CHECK(m.visits == 0);
            visits += m.visits;
        }
        CHECK(visits == 39);  // the first iteration grows the root
        match::HintWish wish;
        wish.iterations = 40;
        wish.moves = options.size();
        CHECK(match::hintFor(game, view.data(), seat, options, wish).moves.size() + static_cast<size_t>(again) ==
              options.size());
        return ++seen < 10;
    });
    CHECK(seen == 10);
}
