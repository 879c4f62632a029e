// Requests outside the turn, in all four games: a draw by agreement, stored, replayed and undone; piles that anybody may
// count.
#include <doctest/doctest.h>

#include <algorithm>

#include "games/all.h"
#include "kernel/window.h"
#include "match/replay.h"
#include "server/wire.h"
#include "tests/match/sittings.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::match;

namespace {

bool may(const Sitting& s, Seat seat, uint8_t verb) {
    Option buffer[64];
    const int n = std::min(s.game().standing(s.state(), seat, buffer, 64), 64);
    return std::find(buffer, buffer + n, optionAct(verb)) != buffer + n;
}

struct Begun {
    MadeGame made;
    std::unique_ptr<Sitting> sitting;
};
Begun begin(std::string_view name) {
    Begun out{makeGame(name, {.toys = false}), nullptr};
    Setup setup = testing::realTables(*out.made.game).front();
    setup.key = Chance::keyFrom(5);
    std::vector<Chair> chairs;
    for (size_t i = 0; i < setup.decks.size(); ++i) chairs.push_back({"Player " + std::to_string(i + 1)});
    out.sitting = std::make_unique<Sitting>(*out.made.game, false, setup, std::move(chairs));
    REQUIRE_FALSE(out.sitting->begin());
    out.sitting->run();
    return out;
}

void playOn(Sitting& s, int decisions) {
    for (int i = 0; i < decisions && !s.over(); ++i) {
        REQUIRE(s.choose(s.decision().seat, s.options()[static_cast<size_t>(i) % s.options().size()]).legal);
        s.run();
    }
}

}  // namespace

TEST_CASE("a draw that both players agree to ends the game, and its replay gives the same state") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        Begun b = begin(name);
        Sitting& s = *b.sitting;
        playOn(s, 12);
        const Seat one = seatAt(0), two = seatAt(1);
        CHECK_FALSE(may(s, one, kVerbAgreeToDraw));
        CHECK_FALSE(may(s, one, kVerbRefuseDraw));
        CHECK_FALSE(s.request(two, optionAct(kVerbAgreeToDraw)).legal);  // nobody offers one
        REQUIRE(s.request(one, optionAct(kVerbOfferDraw)).legal);
        CHECK_FALSE(may(s, one, kVerbOfferDraw));
        CHECK(may(s, one, kVerbWithdrawDraw));
        CHECK(may(s, two, kVerbRefuseDraw));
        // It stands while the game goes on, for everybody to see.
        playOn(s, 3);
        REQUIRE_FALSE(s.over());
        CHECK(may(s, two, kVerbAgreeToDraw));
        REQUIRE(s.request(two, optionAct(kVerbAgreeToDraw)).legal);
        CHECK(s.over());
        const Ending ending = b.made.game->ending(s.state());
        CHECK(ending.winners == 0);
        CHECK(ending.rule == "agreement");
        CHECK(s.replay().outcome.rule == "agreement");

        const auto stored = readReplay(writeReplay(s.replay()));
        REQUIRE(std::holds_alternative<Replay>(stored));
        const Applied applied = applyReplay(*b.made.game, std::get<Replay>(stored), s.replay().steps.size());
        CHECK(applied.ok);
        CHECK(std::equal(applied.state.begin(), applied.state.end(), s.state()));
    }
}

TEST_CASE("an offered draw is refused, withdrawn or undone to the byte") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        Begun b = begin(name);
        Sitting& s = *b.sitting;
        playOn(s, 6);
        const Seat one = seatAt(0), two = seatAt(1);
        const State before(s.state(), s.state() + b.made.game->stateSize());
        REQUIRE(s.request(two, optionAct(kVerbOfferDraw)).legal);
        CHECK_FALSE(std::equal(before.begin(), before.end(), s.state()));
        REQUIRE(s.request(one, optionAct(kVerbRefuseDraw)).legal);
        CHECK(std::equal(before.begin(), before.end(), s.state()));
        REQUIRE(s.request(one, optionAct(kVerbOfferDraw)).legal);
        REQUIRE(s.request(one, optionAct(kVerbWithdrawDraw)).legal);
        CHECK(std::equal(before.begin(), before.end(), s.state()));

        // A decision that is taken back takes an offer with it that was made after it.
        const Seat seat = s.decision().seat;
        REQUIRE(s.choose(seat, s.options().back()).legal);
        REQUIRE(s.request(one, optionAct(kVerbOfferDraw)).legal);
        REQUIRE(s.undo(seat, true));
        State undone(s.state(), s.state() + b.made.game->stateSize());
        CHECK_FALSE(may(s, two, kVerbAgreeToDraw));
        CHECK(may(s, one, kVerbOfferDraw));
        const auto stored = readReplay(writeReplay(s.replay()));
        REQUIRE(std::holds_alternative<Replay>(stored));
        CHECK(applyReplay(*b.made.game, std::get<Replay>(stored), s.replay().steps.size()).state == undone);
    }
}

TEST_CASE("a computer answers an offered draw") {
    Begun b = begin("destiny");
    Sitting& s = *b.sitting;
    CHECK_FALSE(s.answerToDraw(seatAt(1)));  // nobody asks
    REQUIRE(s.request(seatAt(0), optionAct(kVerbOfferDraw)).legal);
    const auto answer = s.answerToDraw(seatAt(1));
    REQUIRE(answer);
    const int value = b.made.game->evaluate(s.masked(seatAt(1)).data(), seatAt(1));
    CHECK(answer->verb == (value < 0 ? kVerbAgreeToDraw : kVerbRefuseDraw));
    CHECK_FALSE(s.answerToDraw(seatAt(0)));  // it is its own
}

// docs/decisions/068: to count a pile is no request, because every view has the number.
TEST_CASE("how many cards lie anywhere is part of every view, a spectator's too") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        Begun b = begin(name);
        Sitting& s = *b.sitting;
        const Game& game = *b.made.game;
        int hidden = 0;
        for (int round = 0; round < 20 && !s.over(); ++round) {
            playOn(s, 3);
            const TableView full = game.view(s.state(), kNobody);
            for (int i = 0; i <= s.seats(); ++i) {
                const Seat viewer = i < s.seats() ? seatAt(i) : kSpectator;
                const TableView seen = game.view(s.masked(viewer).data(), viewer);
                REQUIRE(seen.zones.size() == full.zones.size());
                const auto sent = server::Shadow().send(seen, true).view;  // as a page gets it
                REQUIRE(sent.at("zones").as_array().size() == full.zones.size());
                for (size_t z = 0; z < full.zones.size(); ++z) {
                    CHECK(seen.zones[z].name == full.zones[z].name);
                    CHECK(seen.zones[z].seat == full.zones[z].seat);
                    CHECK(seen.zones[z].count == full.zones[z].count);
                    CHECK(sent.at("zones").as_array()[z].at("count").as_int64() == full.zones[z].count);
                    CHECK(seen.zones[z].count == static_cast<int>(full.zones[z].pieces.size()));
                    for (const PieceView& p : seen.zones[z].pieces) hidden += p.title.empty() ? 1 : 0;
                }
            }
        }
        CHECK(hidden > 0);
    }
}
