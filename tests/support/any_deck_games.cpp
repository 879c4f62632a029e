#include "tests/support/any_deck_games.h"

#include <algorithm>
#include <memory>
#include <set>

#include "ai/player.h"
#include "kernel/decks.h"
#include "match/selfplay.h"
#include "tests/support/random_decks.h"

namespace cantina::testing {
namespace {

class AnyDeckGames {
public:
    AnyDeckGames(const Game& game, const AnyDeckOptions& options)
        : game_(game), options_(options), state_(game.stateSize()), view_(game.stateSize()) {}

    AnyDeckReport run() {
        RandomDecks decks(game_, options_.seed);
        const std::vector<FormatInfo> formats = game_.formats();
        for (int i = 0; i < options_.tables && report_.problems.size() < 3; ++i) {
            setup_.format = formats[static_cast<size_t>(i) % formats.size()].id;
            setup_.key = Chance::keyFrom(options_.seed, static_cast<uint64_t>(i));
            setup_.decks.clear();
            for (int seat = 0; seat < 2; ++seat)
                if (auto deck = decks.draw(setup_.format, seat)) setup_.decks.push_back(*deck);
            if (setup_.decks.size() < 2) {
                problem(i, 0, "no two legal decks were found");
                continue;
            }
            for (const DeckList& deck : setup_.decks)
                for (const DeckEntry& e : deck.entries) cards_.insert(e.card);
            for (int seat = 0; seat < 2; ++seat) play(i, seat);
        }
        report_.cards.assign(cards_.begin(), cards_.end());
        return report_;
    }

private:
    void problem(int table, int seat, const std::string& what) {
        std::string text = std::string(game_.name()) + " table " + std::to_string(table) + " of seed " +
                           std::to_string(options_.seed) + ", format " + setup_.format + ", " + options_.player +
                           " on seat " + std::to_string(seat) + ": " + what;
        for (const StackLine& l : game_.stack(state_.data()))
            text += "\n    " + std::string(l.procedure) + " / " + l.doing() + " " + std::string(l.rule);
        for (const DeckList& deck : setup_.decks) text += "\n" + writeDeck(deck, [](const std::string& id) { return id; });
        report_.problems.push_back(text);
    }

    void play(int table, int seat) {
        if (auto p = game_.create(setup_, state_.data())) return problem(table, seat, "create: " + p->message);
        const auto seed = static_cast<uint64_t>(2 * table + seat);
        std::unique_ptr<ai::Player> players[] = {ai::makePlayer(options_.player, seed),
                                                 ai::makePlayer(options_.other, seed)};
        for (int i = 0; i < options_.mostDecisions; ++i) {
            if (const Decision d = game_.decision(state_.data()); d.fault)
                return problem(table, seat, "fault: " + std::string(game_.faultName(state_.data())));
            if (const Ending end = game_.ending(state_.data()); end.over) return count(end, seat);
            if (std::string wrong = decide(players, seat); !wrong.empty()) return problem(table, seat, wrong);
        }
        problem(table, seat, "the game does not end");
    }

    // What was wrong, if anything.
    std::string decide(std::unique_ptr<ai::Player> (&players)[2], int seat) {
        std::vector<Option> options(kMaxOptions);
        const int n = game_.legal(state_.data(), options.data(), kMaxOptions);
        if (n <= 0) return "a question without options";
        if (n > kMaxOptions) return "too many options";
        if (!game_.valid(state_.data())) return "the state is not valid";
        options.resize(static_cast<size_t>(n));
        int chosen = 0;
        if (n > 1) {
            ++report_.decisions;
            const Seat asked = game_.decision(state_.data()).seat;
            game_.mask(state_.data(), asked, view_.data());
            chosen = players[asked.index() == seat ? 0 : 1]->choose(game_, view_.data(), asked, options);
        }
        if (chosen < 0 || chosen >= n) return "the answer is none of the options";
        game_.apply(state_.data(), options[static_cast<size_t>(chosen)]);
        return "";
    }

    void count(const Ending& end, int seat) {
        ++report_.games;
        report_.stalled += match::isStalled(end.rule) ? 1 : 0;
        report_.won += end.winners == (1 << seat) ? 1 : 0;
    }

    const Game& game_;
    AnyDeckOptions options_;
    std::vector<std::byte> state_, view_;
    Setup setup_;
    std::set<std::string> cards_;
    AnyDeckReport report_;
};

}  // namespace

AnyDeckReport playAnyDecks(const Game& game, const AnyDeckOptions& options) { return AnyDeckGames(game, options).run(); }

}  // namespace cantina::testing
