// Whole matches of the four games through sockets: two players and a spectator, to the end.
#include <doctest/doctest.h>

#include "match/replay.h"
#include "tests/support/server/house.h"
#include "tests/support/server/match.h"

using namespace cantina;
using namespace cantina::proof;

namespace {

constexpr size_t kNested = 3;  // procedures on the stack

TestHouse& house() {
    static TestHouse shared;
    return shared;
}

std::array<std::string, 2> twoGuests() { return {newGuest(house().port(), "Ada"), newGuest(house().port(), "Bo")}; }

match::Replay replayOf(const std::string& id) {
    const server::ClientAnswer a = server::ask(house().port(), "GET", "/api/replays/" + id);
    REQUIRE(a.status == 200);
    auto read = match::readReplay(a.body);
    if (const auto* problem = std::get_if<Problem>(&read)) FAIL(problem->where << ": " << problem->message);
    return std::get<match::Replay>(read);
}

}  // namespace

TEST_CASE("a whole match of each game, two players and a spectator, and its replay plays again") {
    const auto guests = twoGuests();
    for (const char* game : kFourGames) {
        CAPTURE(std::string(game));
        NetMatch match(house().port(), game, guests, 11);
        match.play(house().port());
        CHECK(match.refusals() == 0);
        CHECK(match.bot(0).answers() > 0);
        CHECK(match.bot(1).answers() > 0);
        CHECK(match.bot(NetMatch::kSpectator).answers() == 0);
        // One end for all; the key is told now, and it is the one of the replay.
        const json::object& end = match.bot(0).overMessage();
        CHECK(end == match.bot(1).overMessage());
        CHECK(end == match.bot(NetMatch::kSpectator).overMessage());
        const match::Replay replay = replayOf(match.id());
        CHECK(replay.outcome.close == match::Close::ended);
        const Game& book = *house().hall().shelves().of(game)->game;
        const match::Applied applied = match::applyReplay(book, replay, replay.steps.size());
        CHECK_MESSAGE(applied.ok, applied.why);
    }
}

namespace {

// Comes back at each question that is deeper than any before; plays to the end. The deepest of them.
size_t comeBackInside(NetMatch& match, uint16_t port) {
    size_t deepest = 0;
    for (match.settle(port); !match.over(); match.settle(port)) {
        const int asked = match.askedSeat();
        Bot& bot = match.bot(asked);
        const size_t depth = bot.ask().at("path").as_array().size();
        if (depth > deepest && depth >= kNested) {
            deepest = depth;
            const Bot before = bot;
            match.replaceLine(asked, port);
            match.settle(port);
            CHECK(bot.n() == before.n());
            CHECK(bot.viewHash() == before.viewHash());
            CHECK(bot.ask() == before.ask());
            CHECK(bot.options() == before.options());
        }
        match.answer();
    }
    CHECK(match.refusals() == 0);
    return deepest;
}

}  // namespace

TEST_CASE("a player comes back inside a nested window on another connection and sees the same question") {
    const auto guests = twoGuests();
    for (const char* game : kFourGames) {
        CAPTURE(std::string(game));
        // The key is the server's own: a match without a nested window is possible, ten of them are not.
        size_t deepest = 0;
        for (uint64_t i = 0; i < 10 && deepest < kNested; ++i) {
            NetMatch match(house().port(), game, guests, 5 + i);
            deepest = comeBackInside(match, house().port());
        }
        CHECK(deepest >= kNested);
    }
}

TEST_CASE("one person on two devices: both are told the same, either may answer, and only one answer counts") {
    const auto guests = twoGuests();
    NetMatch match(house().port(), "destiny", guests, 8);
    match.settle(house().port());
    server::ClientLine second(house().port(), "/ws/" + match.id(),
                              {{"Cookie", guests[static_cast<size_t>(match.askedSeat())]}});
    REQUIRE(second.status() == 101);
    const int seat = match.askedSeat();
    const int64_t n = match.bot(seat).n();
    const std::string choice = json::serialize(json::object{{"t", "choose"}, {"n", n}, {"i", 0}});
    REQUIRE(second.send(choice));
    REQUIRE(second.send(choice));
    std::vector<std::string> said;
    while (said.empty() || said.back().find(R"("t":"no")") == std::string::npos) {
        const auto text = second.next(120'000);
        REQUIRE(text);
        said.push_back(*text);
    }
    CHECK(said.back().find("the table has changed since") != std::string::npos);
    match.play(house().port(), [&] { return match.bot(seat).n() > n; });
    CHECK(match.bot(seat).n() > n);
}
