// What counts as played, in all four games: a card that came into play or was played as an event, and no card that was
// discarded, exchanged, lost, put back or aimed at. And whose turn was the first.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/all.h"
#include "match/selfplay.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::match;

namespace {

struct Heard final : EventSink {
    std::set<std::pair<int, uint16_t>> now, all;  // seat and card: since the last option, since the game began
    std::vector<Seat> turns;
    void happened(const void*, const Event&, const RuleId&) override {}
    void played(Seat seat, uint16_t card) override {
        now.insert({seat.index(), card});
        all.insert({seat.index(), card});
    }
    void turn(Seat seat) override { turns.push_back(seat); }
};

// One random game of real decks, one option after the other.
struct Walk {
    const Game& game;
    std::vector<std::byte> state;
    Chance dice;
    Heard heard;

    Walk(const Game& g, Setup setup, uint64_t seed) : game(g), state(g.stateSize()) {
        setup.key = Chance::keyFrom(seed);
        dice.rekey(Chance::keyFrom(seed, 1));
        REQUIRE_FALSE(game.create(setup, state.data()));
    }
    std::vector<Option> options() const {
        std::vector<Option> out(kMaxOptions);
        out.resize(static_cast<size_t>(std::clamp(game.legal(state.data(), out.data(), kMaxOptions), 0, kMaxOptions)));
        return out;
    }
    void apply(const Option& o) {
        heard.now.clear();
        game.apply(state.data(), o, &heard);
    }
    bool isPlayed(Seat seat, uint16_t card) const { return heard.all.contains({seat.index(), card}); }
};

struct Seen {
    std::map<std::string, int> played, other;  // how often an option of that verb was taken, and what it said was so
};

// Random games until every verb was seen: a card named by one of `plays` is heard before long, one named by `others` is
// not heard.
Seen watch(std::string_view name, const std::vector<std::string>& plays, const std::vector<std::string>& others) {
    const MadeGame made = makeGame(name, {.toys = false});
    const Game& game = *made.game;
    const std::vector<Setup> tables = testing::realTables(game);
    Seen seen;
    const auto isDone = [&] {
        return std::all_of(plays.begin(), plays.end(), [&](const auto& v) { return seen.played[v] > 0; }) &&
               std::all_of(others.begin(), others.end(), [&](const auto& v) { return seen.other[v] > 0; });
    };
    for (uint64_t seed = 1; seed <= 60 && !isDone(); ++seed) {
        Walk walk(game, tables[seed % tables.size()], seed);
        std::map<std::pair<int, uint16_t>, std::string> awaited;  // chosen to be played, not yet heard
        for (int k = 0; k < 3000; ++k) {
            const std::vector<Option> options = walk.options();
            if (options.empty()) break;
            const Option o = options[walk.dice.below(static_cast<uint32_t>(options.size()))];
            const Seat seat = game.decision(walk.state.data()).seat;
            const uint16_t card = game.cardOf(walk.state.data(), o.piece);
            const std::string verb =
                o.kind == OptionKind::act && o.piece.some() ? game.words(walk.state.data(), o).verb : "";
            const bool isNew = !walk.isPlayed(seat, card);
            walk.apply(o);
            if (std::find(plays.begin(), plays.end(), verb) != plays.end() && isNew) awaited[{seat.index(), card}] = verb;
            for (const auto& heard : walk.heard.now)
                if (const auto at = awaited.find(heard); at != awaited.end()) ++seen.played[at->second], awaited.erase(at);
            if (std::find(others.begin(), others.end(), verb) == others.end()) continue;
            ++seen.other[verb];
            INFO(name << ", seed " << seed << ": " << seat.index() << " " << verb << " " << game.cardId(card));
            CHECK_FALSE(walk.heard.now.contains({0, card}));
            CHECK_FALSE(walk.heard.now.contains({1, card}));
        }
    }
    for (const std::string& v : plays) {
        INFO(name << ": nothing heard of a card that somebody " << v);
        CHECK(seen.played[v] > 0);
    }
    for (const std::string& v : others) {
        INFO(name << ": never seen: " << v);
        CHECK(seen.other[v] > 0);
    }
    return seen;
}

// The cards of each seat that lie in play, by the view of somebody who sees everything.
std::set<std::pair<int, std::string>> inPlay(const Game& game, const std::vector<std::byte>& state) {
    std::set<std::pair<int, std::string>> out;
    for (const ZoneView& zone : game.view(state.data(), kNobody).zones)
        for (const PieceView& p : zone.pieces)
            if (zone.inPlay && !p.token && p.owner == p.controller) out.insert({p.owner.index(), p.card});
    return out;
}

}  // namespace

TEST_CASE("destiny: a card that is played counts, one that is discarded to reroll does not") {
    watch("destiny", {"plays"}, {"rerolls with", "activates", "resolves"});
}

TEST_CASE("tcg: units and Battle cards count, not what is exchanged, begun to be built or attacked") {
    watch("tcg", {"plays", "deploys", "puts"}, {"exchanges", "builds", "attacks"});
}

TEST_CASE("lcg: units, enhancements and events count, not what is discarded, put back, engaged or paid with") {
    watch("lcg", {"plays"}, {"discards", "puts back", "engages", "pays with"});
}

TEST_CASE("ccg: what is deployed or played counts, not what is lost from hand or forfeited") {
    watch("ccg", {"deploys", "plays"}, {"loses", "forfeits", "drains", "battles"});
}

TEST_CASE("whatever lies in play and did not from the start was heard of, in all games") {
    for (std::string_view name : gameNames()) {
        const MadeGame made = makeGame(name, {.toys = false});
        const Game& game = *made.game;
        const std::vector<Setup> tables = testing::realTables(game);
        for (uint64_t seed = 1; seed <= 3; ++seed) {
            Walk walk(game, tables[seed % tables.size()], seed);
            const auto before = inPlay(game, walk.state);
            for (int k = 0; k < 400; ++k) {
                const std::vector<Option> options = walk.options();
                if (options.empty()) break;
                walk.apply(options[walk.dice.below(static_cast<uint32_t>(options.size()))]);
                if (k % 20 != 0) continue;
                std::set<std::pair<int, std::string>> heard = before;
                for (const auto& [seat, card] : walk.heard.all) heard.insert({seat, std::string(game.cardId(card))});
                for (const auto& lies : inPlay(game, walk.state)) {
                    INFO(name << ", seed " << seed << ": " << lies.second << " of seat " << lies.first);
                    CHECK(heard.contains(lies));
                }
            }
        }
    }
}

TEST_CASE("a record says what each seat played of its own deck, and who had the first turn") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const MadeGame made = makeGame(name, {.toys = false});
        SelfPlay run;
        run.pairings = shippedPairings(*made.game);
        run.pairings.resize(std::min<size_t>(run.pairings.size(), 4));
        run.players = {"random"};
        run.games = 24;
        std::set<int> firsts;
        size_t cards = 0;
        run.record = [&](const GameRecord& r) {
            firsts.insert(r.first);
            for (size_t seat = 0; seat < 2; ++seat) {
                cards += r.played[seat].size();
                for (const DeckEntry& e : run.pairings[r.pairing].setup.decks[seat].entries)
                    if (e.section == "characters")  // they lie there from the start
                        for (uint16_t card : r.played[seat]) CHECK(made.game->cardId(card) != e.card);
            }
        };
        Tally tally;
        REQUIRE_FALSE(selfPlay(*made.game, run, tally));
        CHECK(cards > 24 * 2);
        // Destiny rolls for it; elsewhere the Dark Side, the first seat, begins.
        CHECK(firsts == (name == "destiny" ? std::set<int>{0, 1} : std::set<int>{0}));
    }
}

TEST_CASE("destiny: the first turn is that of whoever is asked for the first action") {
    const MadeGame made = makeGame("destiny", {.toys = false});
    const std::vector<Setup> tables = testing::realTables(*made.game);
    for (uint64_t seed = 1; seed <= 12; ++seed) {
        Walk walk(*made.game, tables[seed], seed);
        while (!made.game->isTopLevel(walk.state.data())) walk.apply(walk.options().front());
        REQUIRE(walk.heard.turns.size() == 1);
        CHECK(walk.heard.turns.front() == made.game->decision(walk.state.data()).seat);
    }
}
