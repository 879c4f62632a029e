// The permuter on Pebbles: an honest game shows nothing, and every planted leak is caught.
#include <doctest/doctest.h>

#include <set>

#include "games/ccg/game.h"
#include "tests/support/pebbles/game.h"
#include "tests/support/permuter.h"
#include "tests/support/random_games.h"

using namespace cantina;
using cantina::testing::Permuter;
using cantina::testing::PermuterReport;
using cantina::testing::ViewFn;

namespace {

template <class Rules>
PermuterReport total(const language::GameOf<Rules>& game, const ViewFn& view, int games) {
    PermuterReport sum;
    for (int i = 0; i < games; ++i) {
        PermuterReport r =
            Permuter<Rules>(game, view).run(pebbles::pebbleSetup(2 + i % 3, 1), static_cast<uint64_t>(i) + 1, 400);
        sum.decisions += r.decisions;
        sum.withHidden += r.withHidden;
        sum.changed += r.changed;
        sum.leaks.insert(sum.leaks.end(), r.leaks.begin(), r.leaks.end());
    }
    return sum;
}

// A window that opens only if the hand can really answer.
struct TellingWindow : pebbles::Rules {
    static Rulebook<pebbles::State> rulebook() {
        Rulebook<pebbles::State> r = pebbles::Rules::rulebook();
        r.windowHooks.mightAnswer = [](pebbles::Table& t, const WindowFrame& w, Seat seat) {
            Option buffer[64];
            Options options(buffer, 64);
            t.rules.windowHooks.answers(t, w, seat, options);
            return options.size() > 0;
        };
        return r;
    }
};

language::GameOptions pebbleCards() {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/pebbles/all.lua", pebbles::kPebbleCards}};
    return options;
}

}  // namespace

TEST_CASE("an honest game leaks nothing, and the permuter really permutes") {
    auto game = pebbles::makePebbles();
    PermuterReport r = total<pebbles::Rules>(*game, cantina::testing::honestView(*game), 60);
    for (const auto& l : r.leaks) MESSAGE(l);
    CHECK(r.leaks.empty());
    CHECK(r.withHidden > 1000);
    MESSAGE(r.changed << " of " << r.withHidden << " decisions with two hidden cards were compared in another arrangement");
    CHECK(r.changed >= 0.9 * r.withHidden);
}

TEST_CASE("planted: a top card in the view") {
    auto game = pebbles::makePebbles();
    ViewFn view = [&](const std::byte* s, Seat v, std::byte* out) {
        game->mask(s, v, out);
        const pebbles::State& full = game->state(s);
        pebbles::State& masked = game->mutableState(out);
        Zone other{pebbles::kDeck, seatAt((v.index() + 1) % full.core.seats)};
        if (full.pieces.top(other).some())
            masked.pieces.row(masked.pieces.top(other)).def = full.pieces.row(full.pieces.top(other)).def;
    };
    CHECK_FALSE(total<pebbles::Rules>(*game, view, 10).leaks.empty());
}

TEST_CASE("numbers of hidden pieces tell nothing") {
    auto game = pebbles::makePebbles();
    std::vector<std::byte> s(game->stateSize()), one(game->stateSize()), two(game->stateSize());
    REQUIRE_FALSE(game->create(pebbles::pebbleSetup(2, 3), s.data()));
    // The same hand in another order of piece numbers must look the same.
    pebbles::State& state = game->mutableState(s.data());
    game->mask(s.data(), seatAt(1), one.data());
    Zone deck{pebbles::kDeck, seatAt(0)}, hand{pebbles::kHand, seatAt(0)};
    Piece top = state.pieces.top(deck), held = state.pieces.top(hand);
    pebbles::Table t = game->table(state);
    movePiece(t, held, deck, Where::top);
    movePiece(t, top, hand);
    state.pieces.row(held).known = 0;
    game->mask(s.data(), seatAt(1), two.data());
    game->mutableState(one.data()).core.changed = game->mutableState(two.data()).core.changed;
    CHECK(one == two);
}

TEST_CASE("planted: a window only if the hand can answer") {
    language::GameOf<TellingWindow> game(pebbleCards());
    PermuterReport r = total<TellingWindow>(game, cantina::testing::honestView(game), 20);
    CHECK_FALSE(r.leaks.empty());
}

TEST_CASE("planted: a kept generator") {
    auto game = pebbles::makePebbles();
    ViewFn keeps = [&](const std::byte* full, Seat v, std::byte* out) {
        game->mask(full, v, out);
        game->mutableState(out).core.chance = game->state(full).core.chance;
    };
    CHECK_FALSE(total<pebbles::Rules>(*game, keeps, 5).leaks.empty());
}

TEST_CASE("secret bids stay secret until all are in") {
    auto game = pebbles::makePebbles();
    std::vector<std::byte> s(game->stateSize()), one(game->stateSize()), two(game->stateSize());
    Tree given;
    given.kind = Tree::Kind::table;
    REQUIRE_FALSE(game->create(pebbles::pebbleSetup(3, 4), s.data()));
    for (int guard = 0; guard < 200 && game->decision(s.data()).procedure != "bid"; ++guard)
        game->apply(s.data(), optionPass());
    REQUIRE(game->decision(s.data()).procedure == "bid");
    std::vector<std::byte> low = s, high = s;
    game->apply(low.data(), optionNumber(0));
    game->apply(high.data(), optionNumber(2));
    for (Seat v : {seatAt(1), seatAt(2), kSpectator}) {
        game->mask(low.data(), v, one.data());
        game->mask(high.data(), v, two.data());
        CHECK(one == two);
    }
    game->mask(low.data(), seatAt(0), one.data());
    game->mask(high.data(), seatAt(0), two.data());
    CHECK(one != two);  // its own bid it may see
}

TEST_CASE("planted: hidden pieces keep their numbers") {
    // A view that blanks identities but does not renumber: a number seen in one place is known in the next.
    auto game = pebbles::makePebbles();
    ViewFn view = [&](const std::byte* s, Seat v, std::byte* out) {
        std::memcpy(out, s, game->stateSize());
        pebbles::State& state = game->mutableState(out);
        state.core.chance.blank();
        for (int i = 1; i <= state.pieces.count(); ++i) {
            PieceRow& row = state.pieces.row(Piece{static_cast<uint16_t>(i)});
            if (!isKnownTo(row, v)) row.def = 0;
        }
    };
    std::vector<std::byte> s(game->stateSize()), one(game->stateSize()), two(game->stateSize());
    REQUIRE_FALSE(game->create(pebbles::pebbleSetup(2, 3), s.data()));
    view(s.data(), seatAt(1), one.data());
    pebbles::State& state = game->mutableState(s.data());
    pebbles::Table t = game->table(state);
    shuffleZone(t, {pebbles::kDeck, seatAt(0)});
    view(s.data(), seatAt(1), two.data());
    CHECK(one != two);  // such a view shows how the deck was shuffled; the honest one does not:
    game->mask(s.data(), seatAt(1), one.data());
    shuffleZone(t, {pebbles::kDeck, seatAt(0)});
    game->mask(s.data(), seatAt(1), two.data());
    CHECK(one == two);
}

namespace {

// The CCG's toy tables through a view; stops at the first leak.
PermuterReport ccgTotal(const ViewFn& view, const language::GameOf<ccg::Rules>& game, int games) {
    PermuterReport sum;
    const std::vector<Setup> tables = cantina::testing::toyTables(game);
    for (int i = 0; i < games && sum.leaks.empty(); ++i) {
        PermuterReport r = Permuter<ccg::Rules>(game, view)
                               .run(tables[static_cast<size_t>(i) % tables.size()], static_cast<uint64_t>(i) + 1, 600);
        sum.halfDeclared += r.halfDeclared;
        sum.asSpectator += r.asSpectator;
        sum.leaks.insert(sum.leaks.end(), r.leaks.begin(), r.leaks.end());
    }
    return sum;
}

}  // namespace

// docs/decisions/067: all that is seen of an action from a hand is that its player has not decided yet.
TEST_CASE("planted: how many targets of a hidden card are chosen") {
    language::GameOf<ccg::Rules> game({});
    ViewFn tells = [&](const std::byte* full, Seat v, std::byte* out) {
        game.mask(full, v, out);
        const Frame& top = game.state(full).core.stack.back();
        if (top.procedure == ccg::State::kAction.id)
            game.mutableState(out).core.clock += 1u + top.as<ccg::ActionFrame>().chosen;
    };
    CHECK_FALSE(ccgTotal(tells, game, 40).leaks.empty());
    const PermuterReport honest = ccgTotal(cantina::testing::honestView(game), game, 40);
    for (const auto& l : honest.leaks) MESSAGE(l);
    CHECK(honest.leaks.empty());
    CHECK(honest.halfDeclared > 100);
}

TEST_CASE("planted: what only a spectator sees too much of") {
    auto game = pebbles::makePebbles();
    ViewFn view = [&](const std::byte* s, Seat v, std::byte* out) {
        game->mask(s, v, out);
        if (!(v == kSpectator)) return;
        const pebbles::State& full = game->state(s);
        Zone hand{pebbles::kHand, seatAt(0)};
        if (full.pieces.top(hand).some()) game->mutableState(out).core.clock += full.pieces.row(full.pieces.top(hand)).def;
    };
    CHECK_FALSE(total<pebbles::Rules>(*game, view, 10).leaks.empty());
}

// A card that everybody saw and that was shuffled into a deck is hidden like any other.
TEST_CASE("planted: a card that was seen before a shuffle keeps its face") {
    language::GameOf<ccg::Rules> game({});
    std::set<uint16_t> seen;  // by number: the memory of a view that does not renumber
    ViewFn view = [&](const std::byte* s, Seat v, std::byte* out) {
        game.mask(s, v, out);
        const ccg::State& full = game.state(s);
        for (int i = 1; i <= full.pieces.count(); ++i) {
            const PieceRow& row = full.pieces.row(Piece{static_cast<uint16_t>(i)});
            if (((row.known >> v.index()) & 1) != 0) seen.insert(static_cast<uint16_t>(i * 8 + v.index()));
            const bool deck = full.pieces.isIn(Piece{static_cast<uint16_t>(i)}, ccg::kReserveDeck);
            if (deck && ((row.known >> v.index()) & 1) == 0 && seen.contains(static_cast<uint16_t>(i * 8 + v.index())))
                game.mutableState(out).core.clock += row.def * 7u;
        }
    };
    int leaks = 0;
    const std::vector<Setup> tables = cantina::testing::toyTables(game);
    for (int i = 0; i < 60 && leaks == 0; ++i) {
        seen.clear();
        leaks += static_cast<int>(Permuter<ccg::Rules>(game, view)
                                      .run(tables[static_cast<size_t>(i) % tables.size()], static_cast<uint64_t>(i) + 1, 600)
                                      .leaks.size());
    }
    CHECK(leaks > 0);
}
