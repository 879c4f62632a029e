// Sittings: undo to the byte at any decision, its price, requests, and what each viewer is told.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>

#include "tests/match/sittings.h"

using namespace cantina;
using namespace cantina::match;

namespace {

struct Counts {
    int free = 0, paid = 0, inside = 0;
};

// What the rule of undo says, said once more: nobody learned anything and nobody else decided.
bool shouldBeFree(const Sitting& s, const State& before, size_t to, Seat seat) {
    for (size_t i = to; i < s.replay().steps.size(); ++i)
        if (!s.replay().steps[i].forced && !(s.replay().steps[i].seat == seat)) return false;
    for (int i = 0; i < s.seats(); ++i)
        if (s.game().informed(before.data(), s.state(), seatAt(i))) return false;
    return true;
}

// Takes the last decision of the seat back and compares with the state that was copied when it was asked.
void takeBack(Sitting& s, const std::vector<std::pair<size_t, State>>& asked, Seat seat, Counts& counts) {
    const Game& game = s.game();
    const auto& [to, before] = asked.back();
    UndoOffer offer = s.undoOffer(seat);
    REQUIRE(offer.possible);
    REQUIRE(offer.to == to);
    CHECK(offer.free == shouldBeFree(s, before, to, seat));
    if (!game.isTopLevel(before.data())) ++counts.inside;
    if (offer.free) {
        ++counts.free;
        REQUIRE(s.undo(seat, false));
        CHECK(copyOf(s) == before);
        return;
    }
    ++counts.paid;
    State now = copyOf(s);
    size_t steps = s.replay().steps.size();
    REQUIRE_FALSE(s.undo(seat, false));
    CHECK(copyOf(s) == now);
    CHECK(s.replay().steps.size() == steps);
    REQUIRE(s.undo(seat, true));
    REQUIRE(s.replay().steps.size() == to + 1);
    const Step& step = s.replay().steps.back();
    REQUIRE(step.kind == Step::Kind::rekey);
    CHECK_FALSE(step.key == s.replay().key);
    State expected = before;
    game.rekey(expected.data(), step.key);
    CHECK(copyOf(s) == expected);
}

Counts undoEverywhere(const Game& game, uint64_t seed) {
    Sitting s = peopleAt(game, seed);
    REQUIRE_FALSE(s.begin());
    Chance dice;
    dice.rekey(Chance::keyFrom(seed, 2));
    Counts counts;
    std::vector<std::pair<size_t, State>> asked[kMaxSeats];  // per seat: steps before, state
    for (int i = 0; i < 400; ++i) {
        s.run();
        if (s.over()) break;
        Seat seat = s.decision().seat;
        asked[seat.index()].emplace_back(s.replay().steps.size(), copyOf(s));
        REQUIRE(s.choose(seat, s.options()[dice.below(static_cast<uint32_t>(s.options().size()))]).legal);
        if (dice.below(3) == 0) s.run();
        Seat who = seatAt(static_cast<int>(dice.below(static_cast<uint32_t>(s.seats()))));
        auto& mine = asked[who.index()];
        if (dice.below(4) != 0 || mine.empty()) continue;
        size_t to = mine.back().first;
        takeBack(s, mine, who, counts);
        for (auto& list : asked)
            while (!list.empty() && list.back().first >= to) list.pop_back();
    }
    // What is left is a match like any other: it can be applied from its replay.
    CHECK(applyReplay(game, s.replay(), s.replay().steps.size()).ok);
    return counts;
}

std::set<std::string> titlesSeen(const Game& game, const std::byte* state, Seat viewer) {
    State view(game.stateSize());
    game.mask(state, viewer, view.data());
    std::set<std::string> out;
    for (const ZoneView& z : game.view(view.data(), viewer).zones)
        for (const PieceView& p : z.pieces) out.insert(p.title);
    return out;
}

// Of the full state: what it really is.
std::string titleOf(const Game& game, const State& state, Piece piece) {
    for (const ZoneView& z : game.view(state.data(), kNobody).zones)
        for (const PieceView& p : z.pieces)
            if (p.piece == piece) return p.title;
    return "";
}

}  // namespace

TEST_CASE("undo is exact at any decision, in the middle of effects too, and has its price") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        Counts all;
        for (uint64_t seed = 1; seed <= 12; ++seed) {
            Counts c = undoEverywhere(toyGame(std::string(name)), seed);
            all.free += c.free;
            all.paid += c.paid;
            all.inside += c.inside;
        }
        CHECK(all.free > 0);
        CHECK(all.paid > 0);
        CHECK(all.inside > 0);
    }
}

TEST_CASE("an undo goes past what a table passed by itself") {
    int passed = 0;
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        Sitting s = peopleAt(toyGame(std::string(name)), 6);
        REQUIRE_FALSE(s.begin());
        Chance dice;
        dice.rekey(Chance::keyFrom(6, 4));
        std::optional<size_t> decided[2];
        for (s.run(); !s.over(); s.run()) {
            const Seat seat = s.decision().seat;
            std::optional<size_t>& own = decided[seat.index()];
            const std::vector<Option> options = s.options();
            const auto pass =
                std::find_if(options.begin(), options.end(), [](const Option& o) { return o.kind == OptionKind::pass; });
            if (pass == options.end() || !own) {
                own = s.replay().steps.size();
                REQUIRE(s.choose(seat, options[dice.below(static_cast<uint32_t>(options.size()))]).legal);
                continue;
            }
            REQUIRE(s.choose(seat, *pass, true).legal);
            if (s.over()) break;
            const UndoOffer offer = s.undoOffer(seat);
            CHECK(offer.possible);
            CHECK(offer.to == *own);
            if (++passed % 40 == 0) break;
        }
    }
    CHECK(passed > 40);
}

TEST_CASE("nothing to take back is said") {
    Sitting s = peopleAt(toyGame("tcg"), 1);
    REQUIRE_FALSE(s.begin());
    CHECK_FALSE(s.undoOffer(seatAt(0)).possible);
    CHECK_FALSE(s.undo(seatAt(0), true));
}

TEST_CASE("who is not asked or chooses what is not offered changes nothing") {
    for (std::string_view name : gameNames()) {
        Sitting s = peopleAt(toyGame(std::string(name)), 3);
        REQUIRE_FALSE(s.begin());
        s.run();
        State before = copyOf(s);
        Seat other = seatAt(1 - s.decision().seat.index());
        CHECK_FALSE(s.choose(other, s.options().front()).legal);
        CHECK_FALSE(s.choose(s.decision().seat, optionAct(253, Piece{9999}, 9999)).legal);
        CHECK_FALSE(s.request(other, optionAct(1)).legal);
        CHECK(copyOf(s) == before);
    }
}

TEST_CASE("conceding ends the match and stays in the replay") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const Game& game = toyGame(std::string(name));
        Sitting s = peopleAt(game, 4);
        REQUIRE_FALSE(s.begin());
        s.run();
        Option requests[8];
        Seat seat = seatAt(1 - s.decision().seat.index());
        REQUIRE(game.standing(s.state(), seat, requests, 8) >= 1);
        REQUIRE(s.request(seat, requests[0]).legal);
        CHECK(s.over());
        CHECK(s.replay().outcome.close == Close::ended);
        CHECK(s.replay().outcome.winners == (1 << (1 - seat.index())));
        CHECK(applyReplay(game, s.replay(), 1000).ok);
    }
}

TEST_CASE("a line names to others only what they can see") {
    int hidden = 0;
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const Game& game = toyGame(std::string(name));
        for (uint64_t seed = 20; seed < 30; ++seed) {
            Sitting s = peopleAt(game, seed);
            REQUIRE_FALSE(s.begin());
            Chance dice;
            dice.rekey(Chance::keyFrom(seed, 3));
            for (s.run(); !s.over(); s.run()) {
                State before = copyOf(s);
                Option o = s.options()[dice.below(static_cast<uint32_t>(s.options().size()))];
                Seat seat = s.decision().seat;
                std::string object = titleOf(game, before, o.piece);
                REQUIRE(s.choose(seat, o).legal);
                if (!o.piece.some() || object.empty()) continue;
                auto was = titlesSeen(game, before.data(), kSpectator), is = titlesSeen(game, s.state(), kSpectator);
                if (was.count(object) + is.count(object) > 0) continue;
                ++hidden;
                const Line& line = s.replay().steps.back().lines.front();
                CHECK(line.texts[static_cast<size_t>(seat.index())].find(object) != std::string::npos);
                CHECK(line.texts[static_cast<size_t>(1 - seat.index())].find(object) == std::string::npos);
                CHECK(line.texts.back().find(object) == std::string::npos);
            }
        }
    }
    CHECK(hidden > 0);
}

TEST_CASE("the computer plays to the end and forced decisions are recorded") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const Game& game = toyGame(std::string(name));
        Setup setup = game.benchTables().front().setup;
        std::vector<Chair> chairs;
        chairs.push_back({"A", ai::makePlayer("random", 1)});
        chairs.push_back({"B", ai::makePlayer("greedy", 2)});
        Sitting s(game, true, setup, std::move(chairs));
        REQUIRE_FALSE(s.begin());
        s.run();
        CHECK(s.over());
        CHECK(s.trouble().empty());
        int forced = 0;
        for (const Step& step : s.replay().steps) forced += step.forced ? 1 : 0;
        CHECK(forced > 0);
        CHECK(applyReplay(game, s.replay(), s.replay().steps.size()).ok);
    }
}

namespace {
class Confused final : public ai::Player {
    int choose(const Game&, const std::byte*, Seat, const std::vector<Option>& options) override {
        return static_cast<int>(options.size());
    }
    std::string_view name() const override { return "confused"; }
};
}  // namespace

TEST_CASE("a player that chooses what is not offered ends the sitting, and the replay is kept") {
    const Game& game = toyGame("lcg");
    std::vector<Chair> chairs;
    chairs.push_back({"A", ai::makePlayer("random", 1)});
    chairs.push_back({"B", std::make_unique<Confused>()});
    Sitting s(game, true, game.benchTables().front().setup, std::move(chairs));
    REQUIRE_FALSE(s.begin());
    s.run();
    CHECK(s.over());
    CHECK(s.trouble().starts_with("B chose something that was not offered"));
    CHECK(s.replay().outcome.close == Close::open);
    CHECK(applyReplay(game, s.replay(), s.replay().steps.size()).ok);
}
