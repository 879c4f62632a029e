// Honesty: a player's choice depends on what its seat sees, the options and its seed alone. Proven by asking it twice, in
// two worlds that the seat cannot tell apart; and the proof is proven by players who cheat and are caught.
#include <doctest/doctest.h>

#include "ai/judge.h"
#include "ai/player.h"
#include "ai/search.h"
#include "games/all.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

using Bytes = std::vector<std::byte>;

// What a player is given: honest ones look at the view only.
struct Question {
    const Game& game;
    const Bytes& truth;
    const Bytes& view;
    Seat seat;
    const std::vector<Option>& options;
};
using Chooser = std::function<int(const Question&)>;

Chooser named(const std::string& name) {
    return [name](const Question& q) { return ai::makePlayer(name, 5)->choose(q.game, q.view.data(), q.seat, q.options); };
}

// Searches the true state as if it were what it sees: `resample` finds nothing to fill in where nothing is hidden, so the
// opponent's hand is known.
int peeks(const Question& q) {
    return ai::Search(5).think(q.game, q.truth.data(), q.seat, q.options, 12, ai::tuningOf(q.game.name())).best;
}

// Tries every option on the true state: it knows the next roll of the dice and the next card of the deck.
int foresees(const Question& q) {
    ai::Judge judge(q.game, ai::tuningOf(q.game.name()), 5);
    int best = 0;
    double most = -1;
    for (size_t i = 0; i < q.options.size(); ++i) {
        const double worth = judge.after(q.truth.data(), q.options[i]).of(q.seat);
        if (worth > most) {
            most = worth;
            best = static_cast<int>(i);
        }
    }
    return best;
}

// Remembers from one question to the next, as if two sittings at two tables were one.
Chooser remembers() {
    auto asked = std::make_shared<uint32_t>(0);
    return [asked](const Question& q) { return static_cast<int>(++*asked % q.options.size()); };
}

struct Found {
    int compared = 0, differ = 0;
};

// Over random games with real decks: at every third decision the same question in another world that fits.
Found compare(const Game& game, const Chooser& choose, uint64_t seed, int games) {
    Found out;
    Bytes s(game.stateSize()), view(s.size()), other(s.size()), otherView(s.size());
    std::vector<Option> options(kMaxOptions);
    const std::vector<match::Pairing> pairings = match::shippedPairings(game);
    Chance pick;
    pick.rekey(Chance::keyFrom(seed));
    for (int g = 0; g < games; ++g) {
        Setup setup = pairings[pick.below(static_cast<uint32_t>(pairings.size()))].setup;
        setup.key = Chance::keyFrom(seed, static_cast<uint64_t>(g));
        REQUIRE(!game.create(setup, s.data()));
        for (int i = 0; i < 300; ++i) {
            options.resize(kMaxOptions);
            const int n = game.legal(s.data(), options.data(), kMaxOptions);
            if (n <= 0) break;
            options.resize(static_cast<size_t>(n));
            const Seat seat = game.decision(s.data()).seat;
            if (n > 1 && i % 3 == 0) {
                game.mask(s.data(), seat, view.data());
                other = view;
                game.resample(other.data(), seat, Chance::keyFrom(static_cast<uint64_t>(i)));
                game.mask(other.data(), seat, otherView.data());
                REQUIRE(view == otherView);
                ++out.compared;
                const int one = choose({game, s, view, seat, options}),
                          two = choose({game, other, otherView, seat, options});
                out.differ += one == two ? 0 : 1;
            }
            game.apply(s.data(), options[pick.below(static_cast<uint32_t>(n))]);
        }
    }
    return out;
}

}  // namespace

TEST_CASE("players choose the same in two worlds that look the same to their seat, and cheats do not") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        for (const char* player : {"greedy", "search:12", "easy", "search:40", "playouts:12"}) {
            CAPTURE(player);
            const Found f = compare(*made.game, named(player), 11, 4);
            CHECK(f.compared > 50);
            CHECK(f.differ == 0);
        }
        // Chance is rarely asked at once in the ccg: it takes more games until knowing it makes a difference.
        CHECK(compare(*made.game, peeks, 11, 4).differ > 0);
        CHECK(compare(*made.game, foresees, 11, 40).differ > 0);
        CHECK(compare(*made.game, remembers(), 11, 4).differ > 0);
    }
}
