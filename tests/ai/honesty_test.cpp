// Honesty: a player's choice depends on what its seat sees, the options, its seed and what it was asked before, alone.
// Proven by asking it twice, in two worlds that the seat cannot tell apart, once and through a whole game; and the proof is
// proven by players who cheat and are caught.
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>

#include "ai/judge.h"
#include "ai/player.h"
#include "ai/playouts.h"
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

// As `playouts` thinks, but what is played on is the true state: the tree is honest, the playouts know both hands.
int peeksInPlayouts(const Question& q) {
    const ai::Tuning& tuning = ai::tuningOf(q.game.name());
    const ai::Thought tree = ai::Search(5).think(q.game, q.view.data(), q.seat, q.options, 12, tuning);
    std::vector<size_t> order(q.options.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, [&](size_t a, size_t b) { return tree.moves[a].visits > tree.moves[b].visits; });
    order.resize(std::min<size_t>(order.size(), 3));
    std::vector<Option> best;
    for (size_t i : order) best.push_back(q.options[i]);
    ai::Tuning shorter = tuning;
    shorter.longest = 20;
    const ai::Thought chosen = ai::Playouts(5).think(q.game, q.truth.data(), q.seat, best, 4, shorter);
    return static_cast<int>(order[static_cast<size_t>(chosen.best)]);
}

// Playouts that keep the generator: every option is played on by chance from the true state, with the dice and the cards
// that will really come.
int keepsTheGenerator(const Question& q) {
    const ai::Judge judge(q.game, ai::tuningOf(q.game.name()), 5);
    std::vector<Option> options(kMaxOptions);
    int best = 0;
    double most = -1;
    for (size_t i = 0; i < q.options.size(); ++i) {
        Bytes s = q.truth;
        Chance pick;
        pick.rekey(Chance::keyFrom(5));
        q.game.apply(s.data(), q.options[i]);
        for (int k = 0; k < 20; ++k) {
            const int n = q.game.legal(s.data(), options.data(), kMaxOptions);
            if (n <= 0) break;
            q.game.apply(s.data(), options[pick.below(static_cast<uint32_t>(n))]);
        }
        if (const double worth = judge.results(s.data()).of(q.seat); worth > most) {
            most = worth;
            best = static_cast<int>(i);
        }
    }
    return best;
}

struct Found {
    int compared = 0, differ = 0;
};

// Random games with real decks.
struct Extent {
    int games = 4;
    int every = 3;         // nth decision: the same question in another world that fits
    int most = 1'000'000;  // such questions
    int decisions = 300;   // of a game
    int seats = 2;
};

class Tables {
public:
    Tables(const Game& game, uint64_t seed, int seats)
        : state(game.stateSize()), game_(game), seed_(seed), seats_(seats), pairings_(match::shippedPairings(game)) {
        pick.rekey(Chance::keyFrom(seed));
    }
    void deal(int number) {
        Setup setup = anyPairing();
        while (setup.decks.size() < static_cast<size_t>(seats_)) setup.decks.push_back(anyPairing().decks[0]);
        setup.key = Chance::keyFrom(seed_, static_cast<uint64_t>(number));
        REQUIRE(!game_.create(setup, state.data()));
    }
    // Into `options`; false: the game is over.
    bool ask(const Bytes& s, std::vector<Option>& into) const {
        into.resize(kMaxOptions);
        const int n = game_.legal(s.data(), into.data(), kMaxOptions);
        into.resize(static_cast<size_t>(std::max(0, n)));
        return n > 0;
    }
    bool ask() { return ask(state, options); }
    const Option& any() { return options[pick.below(static_cast<uint32_t>(options.size()))]; }

    Bytes state;
    std::vector<Option> options;
    Chance pick;

private:
    const Setup& anyPairing() { return pairings_[pick.below(static_cast<uint32_t>(pairings_.size()))].setup; }

    const Game& game_;
    uint64_t seed_;
    int seats_;
    std::vector<match::Pairing> pairings_;
};

// Single questions, each in another world as well.
Found compare(const Game& game, const Chooser& choose, uint64_t seed, const Extent& extent) {
    Found out;
    Tables t(game, seed, extent.seats);
    Bytes view(game.stateSize()), other(view.size()), otherView(view.size());
    for (int g = 0; g < extent.games; ++g) {
        t.deal(g);
        for (int i = 0; i < extent.decisions && t.ask() && out.compared < extent.most; ++i) {
            const Seat seat = game.decision(t.state.data()).seat;
            if (t.options.size() > 1 && i % extent.every == 0) {
                game.mask(t.state.data(), seat, view.data());
                other = view;
                game.resample(other.data(), seat, Chance::keyFrom(static_cast<uint64_t>(i)));
                game.mask(other.data(), seat, otherView.data());
                REQUIRE(view == otherView);
                ++out.compared;
                const int one = choose({game, t.state, view, seat, t.options}),
                          two = choose({game, other, otherView, seat, t.options});
                out.differ += one == two ? 0 : 1;
            }
            game.apply(t.state.data(), t.any());
        }
    }
    return out;
}

// --- players that are asked more than once

// A player as it sits down: the questions of one seat come in turn. `chosen`: what the seat did before was somebody else's
// choice, and the player is told.
using Sitter = std::function<int(const Question&, const Option* chosen)>;
using SitDown = std::function<Sitter()>;

SitDown sits(const std::string& name) {
    return [name] {
        return [player = std::shared_ptr<ai::Player>(ai::makePlayer(name, 5))](const Question& q, const Option* chosen) {
            if (chosen == nullptr) return player->choose(q.game, q.view.data(), q.seat, q.options);
            player->recall(q.game, q.view.data(), q.seat, q.options, *chosen);
            return 0;
        };
    };
}

// Honest the first few times; then it plays by what it noted of the true states on the way.
Sitter notes() {
    return [asked = 0, seen = uint64_t{0}](const Question& q, const Option*) mutable {
        seen += q.game.hash(q.truth.data());
        return ++asked < 4 ? 0 : static_cast<int>(seen % q.options.size());
    };
}

struct History {
    int asked = 0, told = 0, differ = 0;
    int parallel = 0;  // questions in a world that had gone its own way since an earlier question
};

// One seat of each game, from the first question to the last, by the same player in two worlds. The second world is played
// on beside the first, by the same decisions, as long as the seat cannot tell them apart; then another one is drawn.
class TwoWorlds {
public:
    TwoWorlds(const Game& game, const SitDown& sitDown, uint64_t seed, const Extent& extent)
        : game_(game),
          sitDown_(sitDown),
          extent_(extent),
          t_(game, seed, extent.seats),
          view_(game.stateSize()),
          otherView_(view_.size()) {}

    History run() {
        for (int g = 0; g < extent_.games && out_.asked < extent_.most; ++g) {
            t_.deal(g);
            other_.clear();
            Sitter here = sitDown_(), there = sitDown_();
            const Seat seat = seatAt(g % extent_.seats);
            for (int i = 0; i < extent_.decisions && t_.ask() && out_.asked < extent_.most; ++i) {
                Option chosen = t_.any();
                if (t_.options.size() > 1 && game_.decision(t_.state.data()).seat == seat)
                    ask(here, there, seat, i % extent_.every == 0, chosen);
                follow(chosen);
                game_.apply(t_.state.data(), chosen);
            }
        }
        return out_;
    }

private:
    void ask(const Sitter& here, const Sitter& there, Seat seat, bool answers, Option& chosen) {
        game_.mask(t_.state.data(), seat, view_.data());
        if (!other_.empty()) game_.mask(other_.data(), seat, otherView_.data());
        if (other_.empty() || otherView_ != view_) {
            other_ = view_;
            game_.resample(other_.data(), seat, Chance::keyFrom(static_cast<uint64_t>(++drawn_)));
            game_.mask(other_.data(), seat, otherView_.data());
            REQUIRE(otherView_ == view_);
        } else {
            ++out_.parallel;
        }
        const Option told = chosen;
        const Option* const instead = answers ? nullptr : &told;
        const int one = here({game_, t_.state, view_, seat, t_.options}, instead),
                  two = there({game_, other_, otherView_, seat, t_.options}, instead);
        ++(answers ? out_.asked : out_.told);
        if (!answers) return;
        out_.differ += one == two ? 0 : 1;
        chosen = t_.options[static_cast<size_t>(one)];
    }
    // The second world takes the same decision, if it has it.
    void follow(const Option& chosen) {
        if (other_.empty()) return;
        const bool same = game_.decision(other_.data()).seat == game_.decision(t_.state.data()).seat;
        if (same && t_.ask(other_, theirs_) && std::ranges::find(theirs_, chosen) != theirs_.end())
            game_.apply(other_.data(), chosen);
        else
            other_.clear();
    }

    const Game& game_;
    const SitDown& sitDown_;
    Extent extent_;
    Tables t_;
    Bytes view_, other_, otherView_;
    std::vector<Option> theirs_;
    int drawn_ = 0;
    History out_;
};

struct Level {
    std::string name;
    int most;  // questions
};

History through(const Game& game, const SitDown& sitDown, const Extent& extent) {
    return TwoWorlds(game, sitDown, 12, extent).run();
}

}  // namespace

TEST_CASE("players choose the same in two worlds that look the same to their seat, and cheats do not") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        for (const std::string player : {"greedy", "search:12", "easy", "search:40", "playouts:12"}) {
            CAPTURE(player);
            const Found f = compare(*made.game, named(player), 11, {});
            CHECK(f.compared > 50);
            CHECK(f.differ == 0);
        }
        // The levels that think longer, at moments apart.
        for (const Level& level : {Level{"normal", 8}, Level{"hard", 2}}) {
            CAPTURE(level.name);
            const Found f = compare(*made.game, named(level.name), 13, {.every = 19, .most = level.most});
            CHECK(f.compared == level.most);
            CHECK(f.differ == 0);
        }
        // Chance is rarely asked at once in the ccg: it takes more games until knowing it makes a difference.
        CHECK(compare(*made.game, peeks, 11, {}).differ > 0);
        CHECK(compare(*made.game, foresees, 11, {.games = 40}).differ > 0);
        CHECK(compare(*made.game, remembers(), 11, {}).differ > 0);
        CHECK(compare(*made.game, peeksInPlayouts, 11, {.every = 5, .most = 40}).differ > 0);
        CHECK(compare(*made.game, keepsTheGenerator, 11, {}).differ > 0);
    }
}

TEST_CASE("a player that is asked again and again answers the same in two worlds that look the same to its seat") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        // Every other decision of the seat is made by chance, and the player is told.
        for (const std::string player : {"greedy", "search:12", "playouts:3/longest=10", "search:5~mulligan"}) {
            CAPTURE(player);
            const History h = through(*made.game, sits(player), {.games = 6, .every = 2, .most = 60});
            CHECK(h.asked > 20);
            CHECK(h.told > 10);
            CHECK(h.parallel > 5);
            CHECK(h.differ == 0);
        }
        for (const Level& level : {Level{"normal", 6}, Level{"hard", 2}}) {
            CAPTURE(level.name);
            const History h = through(*made.game, sits(level.name), {.every = 7, .most = level.most});
            CHECK(h.asked == level.most);
            CHECK(h.differ == 0);
        }
        CHECK(through(*made.game, notes, {.every = 2, .most = 60}).differ > 0);
        // Asked once it is honest: only questions in a row catch it.
        CHECK(compare(*made.game, [](const Question& q) { return notes()(q, nullptr); }, 11, {}).differ == 0);
    }
}

// More hidden hands than one, which only destiny has.
TEST_CASE("players are as honest at tables of three and four") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        CHECK((made.game->maxSeats() > 2) == (name == "destiny"));
        for (int seats = 3; seats <= made.game->maxSeats(); ++seats) {
            CAPTURE(seats);
            for (const std::string player : {"greedy", "search:12", "playouts:3/longest=10"}) {
                CAPTURE(player);
                const Found f = compare(*made.game, named(player), 17, {.games = 2, .seats = seats});
                CHECK(f.compared > 30);
                CHECK(f.differ == 0);
                const History h =
                    through(*made.game, sits(player), {.games = seats, .every = 2, .most = 60, .seats = seats});
                CHECK(h.asked > 20);
                CHECK(h.parallel > 5);
                CHECK(h.differ == 0);
            }
            const Found hard = compare(*made.game, named("hard"), 17, {.every = 19, .most = 1, .seats = seats});
            CHECK(hard.compared == 1);
            CHECK(hard.differ == 0);
            CHECK(compare(*made.game, peeks, 17, {.games = 2, .seats = seats}).differ > 0);
            CHECK(through(*made.game, notes, {.games = seats, .every = 2, .most = 60, .seats = seats}).differ > 0);
        }
    }
}
