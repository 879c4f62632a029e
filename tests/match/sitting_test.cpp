// Sittings: undo to the byte at any decision, its price, requests, and what each viewer is told.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>

#include "kernel/decks.h"
#include "tests/match/sittings.h"
#include "tests/support/undo_games.h"

using namespace cantina;
using namespace cantina::match;

namespace {

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

// How many cards somebody puts back is not told before everybody has chosen.
TEST_CASE("a set of hidden cards is told to the others once, however many there were") {
    const Game& game = toyGame("destiny");
    std::vector<std::vector<std::string>> told;  // what the others read until it is the other player's turn to choose
    for (int picks = 0; picks <= 5; ++picks) {
        CAPTURE(picks);
        Setup setup{"", {}, Chance::keyFrom(3)};
        std::vector<Chair> chairs;
        for (const ShippedDeck& d : shippedDecks("destiny"))
            if (d.file == "rey" || d.file == "kylo-ren") setup.decks.push_back(d.deck);
        setup.format = setup.decks.front().format;
        for (const DeckList& d : setup.decks) chairs.push_back({d.name});
        Sitting s(game, true, std::move(setup), std::move(chairs));
        REQUIRE_FALSE(s.begin());
        s.run();
        const Seat seat = s.decision().seat;
        REQUIRE(s.decision().procedure == "mulligan");
        for (int i = 0; i < picks; ++i) {  // one path per set: from the lowest upwards
            const auto least = std::min_element(s.options().begin(), s.options().end() - 1,
                                                [](const Option& a, const Option& b) { return a.piece.n < b.piece.n; });
            const Option pick = *least;
            REQUIRE(s.choose(seat, pick).legal);
        }
        REQUIRE(s.options().back().kind == OptionKind::done);
        const Option done = s.options().back();
        REQUIRE(s.choose(seat, done).legal);
        REQUIRE(s.decision().procedure == "mulligan");
        REQUIRE_FALSE(s.decision().seat == seat);
        std::vector<std::string> lines;
        size_t own = 0;
        for (const Step& step : s.replay().steps)
            for (const Line& line : step.lines) {
                if (!line.texts.back().empty()) lines.push_back(line.texts.back());
                own += line.texts[static_cast<size_t>(seat.index())].empty() ? 0 : 1;
            }
        CHECK(own >= static_cast<size_t>(picks));
        told.push_back(std::move(lines));
    }
    for (const auto& lines : told) CHECK(lines == told.front());
    CHECK(told.front().back().ends_with("makes a secret choice"));
}

TEST_CASE("undo is exact at any decision, in the middle of effects too, and has its price") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        cantina::testing::UndoCounts all;
        for (uint64_t seed = 1; seed <= 12; ++seed) {
            const Game& game = toyGame(std::string(name));
            Setup setup = game.benchTables().front().setup;
            setup.key = Chance::keyFrom(seed);
            all += cantina::testing::undoOnTheWay(game, true, setup,
                                                  {.seed = seed, .mostDecisions = 400, .everywhere = seed % 2 == 0});
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

namespace {
class Witness final : public Onlooker {
public:
    explicit Witness(int patience) : patience_(patience) {}
    void begins(Seat seat, bool) override {
        CHECK_FALSE(thinks_);
        thinks_ = true;
        seat_ = seat;
        left_ = patience_;
        share_ = -1;
        ++thoughts;
    }
    void made(double share) override {
        CHECK(thinks_);
        CHECK(share >= share_);
        CHECK(share <= 1);
        share_ = share;
        ++told;
    }
    bool enough() override {
        CHECK(thinks_);
        return left_-- <= 0;
    }
    void ends() override {
        CHECK(thinks_);
        thinks_ = false;
        CHECK(seat_ == seatAt(1));
    }
    int thoughts = 0, told = 0;

private:
    int patience_, left_ = 0;
    double share_ = -1;
    bool thinks_ = false;
    Seat seat_;
};

// The first decisions of a person who takes the first option, against a search.
Replay against(const char* player, Onlooker* onlooker) {
    const Game& game = toyGame("tcg");
    std::vector<Chair> chairs;
    chairs.push_back({"A"});
    chairs.push_back({"B", ai::makePlayer(player, 4)});
    Sitting s(game, true, game.benchTables().front().setup, std::move(chairs));
    s.attend(onlooker);
    REQUIRE_FALSE(s.begin());
    s.run();
    for (int i = 0; i < 12 && !s.over(); ++i) {
        REQUIRE(s.choose(s.decision().seat, s.options().front()).legal);
        s.run();
    }
    return s.replay();
}
}  // namespace

TEST_CASE("who looks on is told how far the computer is, and changes nothing unless it is enough") {
    for (const char* player : {"search:40", "playouts:12"}) {
        CAPTURE(player);
        Witness patient(1'000'000'000);
        const Replay alone = against(player, nullptr), seen = against(player, &patient);
        CHECK(seen.outcome.hash == alone.outcome.hash);
        CHECK(seen.steps.size() == alone.steps.size());
        CHECK(patient.thoughts > 3);
        CHECK(patient.told > patient.thoughts);
    }
    // More than any machine makes: it ends because it is enough.
    Witness hasty(3);
    const Replay hurried = against("search:10000000", &hasty);
    CHECK(hasty.thoughts > 3);
    CHECK(hurried.steps.size() > 12);
    CHECK(hurried.outcome.hash == against("search:4", nullptr).outcome.hash);
}
