// Nothing that is sent to a seat or a spectator names a card that is hidden from it: over random matches of the four games
// every frame is searched for canaries. Planted leaks must be found.
#include <doctest/doctest.h>

#include "server/secrets.h"
#include "server/wire.h"
#include "tests/support/server/canaries.h"
#include "tests/support/server/house.h"
#include "tests/support/server/match.h"

using namespace cantina;
using namespace cantina::proof;

namespace {

constexpr int kMatches = 3;  // of each game

struct Played {
    std::vector<Frame> frames;
    match::Replay replay;
};

Played playOne(TestHouse& house, const std::string& game, uint64_t seed) {
    server::Hall& hall = house.hall();
    const auto guest = [&](const char* name) { return std::get<server::Hall::Login>(hall.beginGuest(name, "test")).person; };
    const store::Person a = guest("Ada"), b = guest("Bo");
    server::NewTable wish;
    wish.game = game;
    wish.deck = deckFor(game, 0);
    wish.opponent = "friend";
    const auto made = std::get<server::Hall::Made>(hall.create(wish, a));
    REQUIRE(std::holds_alternative<int>(hall.join(made.id, made.invite, deckFor(game, 1), b)));
    // The same table with a key of ours: the same match in every run.
    store::Match row = hall.find(made.id)->row();
    server::Head head = hall.find(made.id)->head();
    head.key = Chance::keyFrom(seed, 20);
    row.id = server::randomId();
    row.head = server::writeHead(head);
    REQUIRE_FALSE(hall.store().write({store::PutMatch{row}}));
    QuietMatch match(hall.find(row.id), {a.id, b.id}, seed, false);
    match.play(true);
    return {match.frames(), match.table().replay()};
}

std::string said(const Leak& leak) {
    return "to " + std::to_string(leak.viewer) + " at moment " + std::to_string(leak.moment) + ": " + leak.what + " in ..." +
           leak.where + "...";
}

json::object stateFrame(int64_t moment, json::object view, const std::string& line) {
    return {{"t", "state"},
            {"n", moment},
            {"view", std::move(view)},
            {"log", json::array{json::object{{"n", moment}, {"rule", ""}, {"text", line}}}}};
}

// Frames with something in them that their viewer must not know.
std::vector<std::pair<const char*, std::vector<Frame>>> plantedLeaks(const Played& played, const Canaries& canaries) {
    std::vector<std::pair<const char*, std::vector<Frame>>> out;
    const int64_t moment = canaries.moments() / 4;
    for (int viewer = 0; viewer < QuietMatch::kViewers; ++viewer) {
        const std::string title = canaries.some(viewer, moment);
        out.push_back(
            {"a title in a line of the log", {{viewer, json::serialize(stateFrame(moment, {}, "Bo draws " + title))}}});
        out.push_back({"an id among the pieces",
                       {{viewer, json::serialize(stateFrame(moment, {{"card", canaries.idOf(title)}}, ""))}}});
        server::Shadow shadow;
        out.push_back(
            {"the table as it is, not masked",
             {{viewer, json::serialize(stateFrame(moment, shadow.send(canaries.everything(moment), true).view, ""))}}});
        std::vector<Frame> wrong;
        for (const Frame& f : played.frames)
            if (f.viewer == (viewer + 1) % 2) wrong.push_back({viewer, f.text});
        out.emplace_back("the frames of another seat", std::move(wrong));
    }
    return out;
}

}  // namespace

TEST_CASE("no frame names a card that its viewer cannot know, and planted leaks are found") {
    TestHouse house;
    for (const char* game : kFourGames) {
        CAPTURE(std::string(game));
        size_t watched = 0, shown = 0, frames = 0;
        for (uint64_t seed = 0; seed < kMatches; ++seed) {
            const Played played = playOne(house, game, 100 + 10 * seed);
            const Canaries canaries(*house.hall().shelves().of(game)->game, played.replay);
            for (const Leak& leak : canaries.search(played.frames)) FAIL_CHECK(said(leak));
            for (int v = 0; v < QuietMatch::kViewers; ++v) {
                CHECK(canaries.count(v, 0) > 5);
                watched += canaries.count(v, canaries.moments() / 2);
            }
            for (const auto& [what, doctored] : plantedLeaks(played, canaries)) {
                CAPTURE(std::string(what));
                CHECK_FALSE(canaries.search(doctored, 1).empty());
            }
            shown += canaries.shown();
            frames += played.frames.size();
        }
        MESSAGE(std::string(game) << ": " << frames << " frames; canaries halfway, over all viewers and matches: " << watched
                                  << "; cards openly shown from a hidden zone: " << shown);
        CHECK(watched > 0);
    }
}
