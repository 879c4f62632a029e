// Nothing that is sent to a seat or a spectator names a card that is hidden from it: over random matches of the four games
// every frame is searched for canaries. Planted leaks must be found.
#include <doctest/doctest.h>

#include <algorithm>

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
    server::Head head;
    std::vector<store::Entry> entries;
    int comebacks = 0, consents = 0;
};

// What else there is to ask about a match while it is played: all of it must be refused or say nothing.
std::vector<Frame> asking(TestHouse& house, const std::string& table, const std::array<std::string, 2>& cookies) {
    std::vector<Frame> out;
    const uint16_t port = house.port();
    if (!house.hall().find(table)->isOpen()) return out;  // what was told last is on its way still
    for (int viewer = 0; viewer < QuietMatch::kViewers; ++viewer) {
        server::ClientHeaders headers;
        if (viewer < 2) headers.emplace_back("Cookie", cookies[static_cast<size_t>(viewer)]);
        const std::string replay = "/api/replays/" + table;
        for (const std::string& path :
             {"/api/tables/" + table, std::string("/api/tables"), std::string("/api/me/games"), std::string("/api/replays"),
              replay, replay + "/frames?viewer=0&from=0&to=9", replay + "/frames?viewer=1&from=0&to=9", replay + "/analysis",
              std::string("/api/me/export")}) {
            const server::ClientAnswer answer = server::ask(port, "GET", path, "", headers);
            if (path.starts_with(replay)) CHECK(answer.status >= 400);
            // One's own export has one's own deck; nothing else of the match is said here that the table does not say.
            out.push_back({viewer, answer.body});
        }
        const server::ClientAnswer fork =
            server::ask(port, "POST", replay + "/fork", R"({"step":1,"opponent":"self"})", headers);
        CHECK(fork.status >= 400);
        out.push_back({viewer, fork.body});
    }
    return out;
}

Played playOne(TestHouse& house, const std::string& game, uint64_t seed, bool restless) {
    server::Hall& hall = house.hall();
    const auto login = [&](const char* name) { return std::get<server::Hall::Login>(hall.beginGuest(name, "test")); };
    const server::Hall::Login ada = login("Ada"), bo = login("Bo");
    const store::Person &a = ada.person, &b = bo.person;
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
    QuietMatch match(hall.find(row.id), {a.id, b.id}, seed, restless);
    QuietMatch::Habits habits{.curious = true, .restless = restless};
    if (restless) habits.aside = [&] { return asking(house, row.id, {"cantina=" + ada.token, "cantina=" + bo.token}); };
    match.play(habits);
    return {match.frames(), head, hall.store().entries(row.id), match.comebacks(), match.consents()};
}

std::string said(const Leak& leak) {
    return "to " + std::to_string(leak.viewer) + " at moment " + std::to_string(leak.moment) + ": " + leak.what + " in ..." +
           leak.where + "...";
}

int64_t lastMoment(const std::vector<Frame>& frames, int viewer) {
    for (auto f = frames.rbegin(); f != frames.rend(); ++f)
        if (f->viewer == viewer && f->text.starts_with(R"({"t":"state")"))
            return json::parse(f->text).at("n").to_number<int64_t>();
    return -1;
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
    for (int viewer = 0; viewer < QuietMatch::kViewers; ++viewer) {
        const int64_t moment = canaries.moments(viewer) / 4;
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

// Facedown builds of the opponent that a viewer cannot know, one per title and moment; a frame that names one is found out.
int facedownBuilds(const Canaries& canaries, int viewer) {
    int n = 0;
    const int64_t apart = std::max<int64_t>(1, canaries.moments(viewer) / 24);  // a facedown card lies there for a while
    for (int64_t moment = 0; moment < canaries.moments(viewer); moment += apart)
        for (const ZoneView& zone : canaries.everything(moment).zones)
            for (const PieceView& p : zone.pieces) {
                if (zone.name != "build" || zone.seat == seatAt(viewer) || !canaries.hides(viewer, p.title, moment))
                    continue;
                const std::string frame = json::serialize(stateFrame(moment, {}, "Bo builds " + p.title));
                CHECK_FALSE(canaries.search({{viewer, frame}}, 1).empty());
                ++n;
            }
    return n;
}

// The frames in which a viewer is told that somebody asks for an undo.
int64_t undosAsked(const std::vector<Frame>& frames, int viewer) {
    return std::count_if(frames.begin(), frames.end(), [&](const Frame& f) {
        return f.viewer == viewer && f.text.find("\"undoAsked\":{") != std::string::npos;
    });
}

}  // namespace

TEST_CASE("no frame names a card that its viewer cannot know, and planted leaks are found") {
    TestHouse house;
    int allComebacks = 0, allConsents = 0;
    for (const char* game : kFourGames) {
        CAPTURE(std::string(game));
        size_t watched = 0, shown = 0, frames = 0;
        int builds[2] = {};  // of the TCG: seen by each seat only as backs
        int comebacks = 0, consents = 0;
        for (uint64_t seed = 0; seed < kMatches; ++seed) {
            // The last of them with undos, reconnections, talk and requests from beside in between.
            const Played played = playOne(house, game, 100 + 10 * seed, seed + 1 == kMatches);
            const Canaries canaries(*house.hall().shelves().of(game)->game, played.head, played.entries);
            comebacks += played.comebacks;
            consents += played.consents;
            for (const Leak& leak : canaries.search(played.frames)) FAIL_CHECK(said(leak));
            for (int v = 0; v < QuietMatch::kViewers; ++v) {
                CHECK(canaries.count(v, 0) > 5);
                // Counted without the secret picks of others. Who asked for an undo and goes on instead lets the others see
                // that the question is gone, though it was asked in no entry.
                const int64_t beyond = lastMoment(played.frames, v) - canaries.moments(v);
                CHECK(beyond >= 0);
                CHECK(beyond <= undosAsked(played.frames, v));
                watched += canaries.count(v, canaries.moments(v) / 2);
            }
            for (const auto& [what, doctored] : plantedLeaks(played, canaries)) {
                CAPTURE(std::string(what));
                CHECK_FALSE(canaries.search(doctored, 1).empty());
            }
            if (std::string_view(game) == "tcg")
                for (int v : {0, 1}) builds[v] += facedownBuilds(canaries, v);
            shown += canaries.shown();
            frames += played.frames.size();
        }
        MESSAGE(std::string(game) << ": " << frames << " frames; canaries halfway, over all viewers and matches: " << watched
                                  << "; cards openly shown from a hidden zone: " << shown << "; came back " << comebacks
                                  << " times, " << consents << " undos by consent");
        CHECK(watched > 0);
        if (std::string_view(game) == "tcg")
            for (int n : builds) CHECK(n > 20);
        allComebacks += comebacks;
        allConsents += consents;
    }
    CHECK(allComebacks > 50);
    CHECK(allConsents > 5);
}
