#include "tests/support/room.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>

#include "games/all.h"
#include "games/ccg/state.h"
#include "games/destiny/state.h"
#include "games/lcg/state.h"
#include "games/tcg/state.h"
#include "kernel/decks.h"
#include "tests/support/random_decks.h"

namespace cantina::testing {
namespace {

// A list beside its name; `exact` where the deck check or the rules keep it within its room.
template <class List>
Fill fill(const char* name, const List& list, bool exact = false) {
    return {name, list.size(), List::capacity(), exact};
}
// What every state has.
template <class State>
std::vector<Fill> common(const State& s, bool exactPieces) {
    return {{"cards, dice and tokens", s.pieces.count(), State::Pieces::kCapacity, exactPieces},
            fill("frames on the stack", s.core.stack),
            fill("effects that wait for their moment", s.delayed)};
}

std::vector<Fill> listsOf(const destiny::State& s) {
    std::vector<Fill> out = common(s, false);
    out.push_back(fill("the queue", s.queue));
    out.push_back(fill("simultaneous abilities", s.waiting));
    out.push_back(fill("additional actions", s.additional));
    out.push_back(fill("uses noted in a round", s.uses.list));
    // Full is no fault: the action stands if it is legal.
    out.push_back(fill("pieces that an action changes and that can be put back", s.mark.before, true));
    return out;
}
std::vector<Fill> listsOf(const tcg::State& s) {
    std::vector<Fill> out = common(s, true);
    out.push_back(fill("triggered abilities", s.waiting));
    out.push_back(fill("packets of damage", s.pending));
    out.push_back(fill("rolls on the table", s.rolls, true));
    out.push_back(fill("Retaliates in an attack", s.retaliations));
    out.push_back(fill("lasting effects", s.lasting.list));
    // Full is no fault: one of them is taken apart.
    out.push_back(
        {"lasting effects on many cards", s.lasting.setsUsed(), static_cast<int>(std::size(s.lasting.sets)), true});
    out.push_back(fill("units that attack one after the other", s.slashing));
    out.push_back(fill("units that remember whom they attacked", s.bites));
    out.push_back(fill("activated abilities used in a period", s.uses.list()));
    return out;
}
std::vector<Fill> listsOf(const lcg::State& s) {
    std::vector<Fill> out = common(s, true);
    out.push_back({"forced abilities that wait", s.waiting.size(), lcg::ForcedPool::kMost, false});
    out.push_back(fill("lasting effects", s.lasting.list));
    out.push_back(fill("cards beside which damage lies", s.assigned));
    out.push_back(fill("answers of cards in play", s.answered));
    out.push_back(fill("limits used", s.uses.list));
    return out;
}
std::vector<Fill> listsOf(const ccg::State& s) {
    std::vector<Fill> out = common(s, true);
    out.push_back(fill("locations", s.row));
    out.push_back(fill("automatic actions that wait", s.waiting));
    // Full is no fault as long as some of them are of cards that went elsewhere: those are forgotten then.
    out.push_back(fill("answers of cards on the table", s.answered, true));
    out.push_back(fill("effects that last", s.lasting));
    out.push_back({"what their words look at later", s.lasting.words(), s.lasting.capacityOfWords(), false});
    out.push_back(fill("Jedi Tests completed for apprentices on the table", s.trained));
    out.push_back(fill("texts used up and titles played", s.uses.list));
    out.push_back(fill("cards lost as a battle ended at once", s.justLost, true));
    out.push_back(fill("failed searches of a turn", s.failedSearches));
    return out;
}
template <class State>
std::vector<Fill> fills(const std::byte* bytes) {
    State s;
    std::memcpy(static_cast<void*>(&s), bytes, sizeof s);
    return listsOf(s);
}

void keepMost(std::vector<Fill>& most, const std::vector<Fill>& now) {
    if (most.empty()) most = now;
    for (size_t i = 0; i < now.size(); ++i) most[i].most = std::max(most[i].most, now[i].most);
}

int cardsIn(const DeckList& deck) {
    int n = 0;
    for (const DeckEntry& e : deck.entries) n += e.count;
    return n;
}

class RoomGames {
public:
    RoomGames(const Game& game, const RoomOptions& options) : game_(game), options_(options), state_(game.stateSize()) {}

    RoomReport run() {
        RandomDecks decks(game_, options_.seed);
        for (int i = 0; i < options_.tables && report_.faults.size() < 3; ++i) {
            setup_.decks.clear();
            setup_.format = "open";
            for (int seat = 0; seat < game_.maxSeats(); ++seat)
                if (auto deck = decks.drawLargest(setup_.format, seat)) setup_.decks.push_back(*deck);
            if (static_cast<int>(setup_.decks.size()) < game_.maxSeats()) {
                report_.faults.push_back("no legal decks were found");
                break;
            }
            for (const DeckList& deck : setup_.decks) report_.largestDeck = std::max(report_.largestDeck, cardsIn(deck));
            for (int k = 0; k < options_.gamesPerTable; ++k) play(i, k);
        }
        return report_;
    }

private:
    void play(int table, int number) {
        const auto which = static_cast<uint64_t>(table * options_.gamesPerTable + number);
        setup_.key = Chance::keyFrom(options_.seed, which);
        Chance pick;
        pick.rekey(Chance::keyFrom(options_.seed + 1, which));
        if (auto p = game_.create(setup_, state_.data())) return fault(which, "create: " + p->message);
        std::vector<Option> options(kMaxOptions);
        for (int i = 0; i < options_.mostDecisions; ++i) {
            keepMost(report_.fills, fillsOf(game_.name(), state_.data()));
            if (game_.decision(state_.data()).fault) return fault(which, std::string(game_.faultName(state_.data())));
            if (game_.ending(state_.data()).over) return void(++report_.games);
            const int n = game_.legal(state_.data(), options.data(), kMaxOptions);
            if (n <= 0 || n > kMaxOptions) return fault(which, std::to_string(n) + " options");
            game_.apply(state_.data(), options[pick.below(static_cast<uint32_t>(n))]);
        }
        fault(which, "the game does not end");
    }
    void fault(uint64_t number, const std::string& what) {
        std::string text = std::string(game_.name()) + " game " + std::to_string(number) + " of seed " +
                           std::to_string(options_.seed) + ": " + what;
        for (const StackLine& l : game_.stack(state_.data()))
            text += "\n    " + std::string(l.procedure) + " / " + l.doing() + " " + std::string(l.rule);
        for (const DeckList& deck : setup_.decks) text += "\n" + writeDeck(deck, [](const std::string& id) { return id; });
        report_.faults.push_back(text);
    }

    const Game& game_;
    RoomOptions options_;
    std::vector<std::byte> state_;
    Setup setup_;
    RoomReport report_;
};

}  // namespace

std::vector<Fill> fillsOf(std::string_view game, const std::byte* state) {
    if (game == "destiny") return fills<destiny::State>(state);
    if (game == "tcg") return fills<tcg::State>(state);
    if (game == "lcg") return fills<lcg::State>(state);
    return fills<ccg::State>(state);
}

RoomReport fillTables(const Game& game, const RoomOptions& options) { return RoomGames(game, options).run(); }

void checkRoom(std::string_view game, int largestDeck, const RoomOptions& options) {
    CAPTURE(game);
    const MadeGame made = makeGame(game, {.toys = false});
    const RoomReport r = fillTables(*made.game, options);
    for (const std::string& f : r.faults) MESSAGE(f);
    CHECK(r.faults.empty());
    CHECK(r.games == options.tables * options.gamesPerTable);
    CHECK(r.largestDeck >= largestDeck);
    std::string told;
    for (const Fill& f : r.fills) {
        CAPTURE(f.list);
        CAPTURE(f.most);
        CHECK((f.exact ? f.most <= f.room : f.most * 10 <= f.room * 9));
        told += "\n    " + f.list + ": " + std::to_string(f.most) + " of " + std::to_string(f.room);
    }
    MESSAGE(game << ", " << r.games << " games:" << told);
}

}  // namespace cantina::testing
