// The worlds that a player imagines (kernel/resample.h): decks that could be there, every card as likely as any other.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/all.h"
#include "games/ccg/game.h"
#include "games/destiny/game.h"
#include "games/lcg/game.h"
#include "games/tcg/game.h"
#include "match/selfplay.h"

using namespace cantina;

namespace {

constexpr int kWorlds = 8000;
const Seat kViewer = seatAt(0), kOpponent = seatAt(1);

// A position of a random game, as the first seat sees it, and the worlds that it could be.
template <class State>
class Worlds {
public:
    Worlds(const char* name, int decisions, uint64_t seed) : made_(makeGame(name, {.toys = false})), game_(*made_.game) {
        std::vector<match::Pairing> pairings = match::shippedPairings(game_);
        setup_ = pairings[seed % pairings.size()].setup;
        setup_.key = Chance::keyFrom(seed);
        std::vector<std::byte> s(game_.stateSize());
        REQUIRE(!game_.create(setup_, s.data()));
        std::vector<Option> options(kMaxOptions);
        Chance pick;
        pick.rekey(Chance::keyFrom(seed, 1));
        for (int i = 0, n = 0; i < decisions && (n = game_.legal(s.data(), options.data(), kMaxOptions)) > 0; ++i)
            game_.apply(s.data(), options[pick.below(static_cast<uint32_t>(n))]);
        masked_.resize(s.size());
        game_.mask(s.data(), kViewer, masked_.data());
        world_ = masked_;
    }
    const Game& game() const { return game_; }
    const Setup& setup() const { return setup_; }
    const State& masked() const { return *reinterpret_cast<const State*>(masked_.data()); }
    const State& world(int number) {
        std::ranges::copy(masked_, world_.begin());
        game_.resample(world_.data(), kViewer, Chance::keyFrom(77, static_cast<uint64_t>(number)));
        return *reinterpret_cast<const State*>(world_.data());
    }
    std::string idOf(uint16_t card) const { return std::string(game_.cardId(card)); }

private:
    MadeGame made_;
    const Game& game_;
    Setup setup_;
    std::vector<std::byte> masked_, world_;
};

// How often each card lay in a zone, per world; of the first card only, how often per copy that lies there: a card with four
// copies is four times as likely to be the first.
template <class State>
std::map<uint16_t, int> lying(Worlds<State>& worlds, Zone zone, bool firstOnly = false) {
    std::map<uint16_t, int> out;
    for (int i = 0; i < kWorlds; ++i) {
        const State& s = worlds.world(i);
        for (Piece p : s.pieces.in(zone)) {
            if (isKnownTo(worlds.masked().pieces.row(p), kViewer)) continue;
            ++out[s.pieces.row(p).def];
            if (firstOnly) break;
        }
    }
    if (!firstOnly) return out;
    std::map<uint16_t, int> copies;
    const State& s = worlds.world(0);
    for (Piece p : s.pieces.in(zone)) ++copies[s.pieces.row(p).def];
    for (auto& [card, n] : out) n /= std::max(1, copies[card]);
    return out;
}

// No card is twice as likely as the average, or half as likely.
void checkEven(const std::map<uint16_t, int>& often, size_t atLeast) {
    REQUIRE(often.size() >= atLeast);
    int all = 0;
    for (const auto& [card, n] : often) all += n;
    const double mean = static_cast<double>(all) / static_cast<double>(often.size());
    REQUIRE(mean > 40);
    for (const auto& [card, n] : often) {
        CAPTURE(card);
        CHECK(n > mean / 2);
        CHECK(n < mean * 2);
    }
}

// The opponent's deck in a world, beside what was brought in other sections.
template <class State>
DeckList deckIn(Worlds<State>& worlds, const State& s, bool (*isOfDeck)(Zone), const std::set<std::string>& keep) {
    DeckList out = worlds.setup().decks[1];
    std::erase_if(out.entries, [&](const DeckEntry& e) { return !keep.contains(e.section); });
    std::map<uint16_t, int> copies;
    for (int i = 1; i <= s.pieces.count(); ++i) {
        const Piece p{static_cast<uint16_t>(i)};
        if (s.pieces.row(p).owner == kOpponent && isOfDeck(s.pieces.zoneOf(p))) ++copies[s.pieces.row(p).def];
    }
    for (const auto& [card, n] : copies) out.entries.push_back({n, worlds.idOf(card), ""});
    return out;
}
template <class State>
void checkLegal(Worlds<State>& worlds, bool (*isOfDeck)(Zone), const std::set<std::string>& keep,
                const std::set<std::string>& rules) {
    for (int i = 0; i < 300; ++i) {
        const DeckList deck = deckIn(worlds, worlds.world(i), isOfDeck, keep);
        REQUIRE(deck.entries.size() > 10);
        for (const Problem& p : worlds.game().checkDeck(deck, worlds.setup().format)) {
            INFO(p.where, ": ", p.message);
            CHECK(!rules.contains(std::string(p.rule)));
        }
    }
}

}  // namespace

TEST_CASE("destiny: what the opponent may hold are cards for the team that lies there, each as likely") {
    for (const uint64_t seed : {3U, 40U, 71U}) {
        Worlds<destiny::State> worlds("destiny", 30, seed);
        const auto isOfDeck = [](Zone z) {
            return z.kind == destiny::kDeck || z.kind == destiny::kHand || z.kind == destiny::kDiscard ||
                   z.kind == destiny::kSupports || z.kind == destiny::kUpgrades;
        };
        checkLegal<destiny::State>(worlds, isOfDeck, {"characters", "battlefield", "plots", "plot"},
                                   {"DST-DECK-02", "DST-DECK-03", "DST-DECK-04", "DST-DECK-05", "DST-DECK-06"});
        checkEven(lying(worlds, {destiny::kDeck, kOpponent}), 15);
        checkEven(lying(worlds, {destiny::kDeck, kViewer}, true), 8);
    }
}

TEST_CASE("tcg: any card of the other side, four of each at the most") {
    Worlds<tcg::State> worlds("tcg", 60, 5);
    checkLegal<tcg::State>(worlds, [](Zone) { return true; }, {}, {"TCG-DECK-02", "TCG-DECK-07"});
    checkEven(lying(worlds, {tcg::kHand, kOpponent}), 150);
    checkEven(lying(worlds, {tcg::kDeck, kViewer}, true), 8);
}

TEST_CASE("lcg: a deck of whole objective sets, those among them of which something was seen") {
    for (const int decisions : {0, 30, 120}) {
        CAPTURE(decisions);
        Worlds<lcg::State> worlds("lcg", decisions, 2);
        std::map<std::string, std::string> types;
        for (const CardInfo& c : worlds.game().cards()) types[c.id] = c.type;
        checkLegal<lcg::State>(
            worlds, [](Zone) { return true; }, {},
            {"LCG-DECK-01", "LCG-DECK-03", "LCG-DECK-04", "LCG-DECK-05", "LCG-DECK-06", "LCG-DECK-08", "LCG-DECK-09"});
        // Where a card of a set was seen the rest of it is sure, so that not all are equally likely later.
        if (decisions == 0) checkEven(lying(worlds, {lcg::kObjectiveDeck, kOpponent}), 4);
        checkEven(lying(worlds, {lcg::kCommandDeck, kViewer}, true), 15);
        checkEven(lying(worlds, {lcg::kObjectiveDeck, kViewer}, true), 2);
        for (int i = 0; i < 300; ++i) {
            const lcg::State& s = worlds.world(i);
            for (const Seat seat : {kViewer, kOpponent})
                for (Piece p : s.pieces.in({lcg::kObjectiveDeck, seat}))
                    REQUIRE(types[worlds.idOf(s.pieces.row(p).def)] == "objective_card");
        }
    }
}

TEST_CASE("ccg: any card of the other side of the Force") {
    Worlds<ccg::State> worlds("ccg", 60, 1);
    const std::map<uint16_t, int> often = lying(worlds, {ccg::kHand, kOpponent});
    checkEven(often, 40);
    std::map<std::string, std::string> sides;
    for (const CardInfo& c : worlds.game().cards())
        for (const auto& [fact, value] : c.facts)
            if (fact == "side") sides[c.id] = value;
    REQUIRE(sides.size() > 80);
    for (const auto& [card, n] : often) CHECK(sides[worlds.idOf(card)] == "Light");
}
