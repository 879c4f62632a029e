#include "tests/support/undo_games.h"

#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "games/all.h"
#include "tests/support/random_games.h"

namespace cantina::testing {
namespace {

using match::Sitting;
using match::State;
using match::Step;

State copyOf(const Sitting& s) { return {s.state(), s.state() + s.game().stateSize()}; }

// A question of a seat, as it was when it was asked.
struct Asked {
    size_t steps;
    State state;
    Decision decision;
    std::vector<Option> options;
};

class Undoing {
public:
    Undoing(const Game& game, bool toys, const Setup& setup, const UndoWish& wish)
        : game_(game), wish_(wish), sitting_(game, toys, setup, chairsFor(setup.decks.size())) {
        dice_.rekey(Chance::keyFrom(wish.seed, 2));
    }

    UndoCounts play() {
        REQUIRE_FALSE(sitting_.begin());
        for (sitting_.run(); !sitting_.over() && counts_.decisions < wish_.mostDecisions; sitting_.run()) decide();
        // What is left is a match like any other: it can be applied from its replay.
        CHECK(match::applyReplay(game_, sitting_.replay(), sitting_.replay().steps.size()).ok);
        return counts_;
    }

private:
    static std::vector<match::Chair> chairsFor(size_t seats) {
        std::vector<match::Chair> out;
        for (size_t i = 0; i < seats; ++i) out.push_back({"Player " + std::to_string(i + 1)});
        return out;
    }

    void decide() {
        const Seat seat = sitting_.decision().seat;
        const Option option = choice();
        take(seat, option);
        const State once = copyOf(sitting_);
        if (dice_.below(3) == 0) sitting_.run();  // with what is forced behind it
        const bool back = wish_.everywhere || dice_.below(4) == 0;
        if (!back || (sitting_.over() && sitting_.replay().outcome.close == match::Close::fault)) return;
        // One match in which every decision is taken back is also one in which other seats' are: those lie further back.
        const bool other = dice_.below(16) == 0;
        const Seat who = other ? seatAt(static_cast<int>(dice_.below(static_cast<uint32_t>(sitting_.seats())))) : seat;
        if (asked_[who.index()].empty()) return;
        const bool free = takeBack(who);
        if (who != seat) return;
        // The same again, or something else.
        if (free && dice_.below(2) == 0) {
            take(seat, option);
            CHECK(copyOf(sitting_) == once);
        } else {
            take(seat, choice());
        }
    }

    Option choice() { return sitting_.options()[dice_.below(static_cast<uint32_t>(sitting_.options().size()))]; }

    void take(Seat seat, const Option& option) {
        asked_[seat.index()].push_back(
            {sitting_.replay().steps.size(), copyOf(sitting_), sitting_.decision(), sitting_.options()});
        REQUIRE(sitting_.choose(seat, option).legal);
        ++counts_.decisions;
    }

    // What the rule of undo says, said once more: nobody learned anything and nobody else decided.
    bool shouldBeFree(const Asked& asked, Seat seat) const {
        // What nobody but its seat was told of has not happened yet.
        const std::vector<Step>& steps = sitting_.replay().steps;
        size_t told = steps.size();
        while (told > 0 && steps[told - 1].seat != seat && !steps[told - 1].lines.empty() &&
               steps[told - 1].lines.front().texts.back().empty())
            --told;
        for (size_t i = asked.steps; i < told; ++i)
            if (!steps[i].forced && steps[i].kind != Step::Kind::rekey && steps[i].seat != seat) return false;
        const State now = sitting_.stateAt(told);
        for (int i = 0; i < sitting_.seats(); ++i)
            if (game_.informed(asked.state.data(), now.data(), seatAt(i))) return false;
        return true;
    }

    // Whether it was free.
    bool takeBack(Seat seat) {
        const Asked asked = asked_[seat.index()].back();
        const match::UndoOffer offer = sitting_.undoOffer(seat);
        REQUIRE(offer.possible);
        REQUIRE(offer.to == asked.steps);
        CHECK(offer.free == shouldBeFree(asked, seat));
        counts_.inside += game_.isTopLevel(asked.state.data()) ? 0 : 1;
        counts_.others += sitting_.replay().steps.back().seat == seat ? 0 : 1;
        State expected = asked.state;
        if (offer.free) {
            ++counts_.free;
            REQUIRE(sitting_.undo(seat, false));
            REQUIRE(sitting_.replay().steps.size() == asked.steps);
        } else {
            ++counts_.paid;
            refusesWithoutConsent(seat);
            REQUIRE(sitting_.undo(seat, true));
            REQUIRE(sitting_.replay().steps.size() == asked.steps + 1);
            const Step& step = sitting_.replay().steps.back();
            REQUIRE(step.kind == Step::Kind::rekey);
            CHECK_FALSE(step.key == sitting_.replay().key);
            game_.rekey(expected.data(), step.key);
        }
        CHECK(copyOf(sitting_) == expected);
        CHECK(game_.hash(sitting_.state()) == game_.hash(expected.data()));
        CHECK(sitting_.decision().seat == asked.decision.seat);
        CHECK(sitting_.decision().step == asked.decision.step);
        CHECK(sitting_.options() == asked.options);
        CHECK_FALSE(sitting_.over());
        for (auto& list : asked_)
            while (!list.empty() && list.back().steps >= asked.steps) list.pop_back();
        return offer.free;
    }

    void refusesWithoutConsent(Seat seat) {
        const State now = copyOf(sitting_);
        const size_t steps = sitting_.replay().steps.size();
        REQUIRE_FALSE(sitting_.undo(seat, false));
        CHECK(copyOf(sitting_) == now);
        CHECK(sitting_.replay().steps.size() == steps);
    }

    const Game& game_;
    const UndoWish wish_;
    Sitting sitting_;
    Chance dice_;
    UndoCounts counts_;
    std::vector<Asked> asked_[kMaxSeats];
};

}  // namespace

UndoCounts& UndoCounts::operator+=(const UndoCounts& other) {
    decisions += other.decisions;
    free += other.free;
    paid += other.paid;
    inside += other.inside;
    others += other.others;
    return *this;
}

UndoCounts undoOnTheWay(const Game& game, bool toys, const Setup& setup, const UndoWish& wish) {
    return Undoing(game, toys, setup, wish).play();
}

void checkUndo(std::string_view name, int most, uint64_t seed) {
    CAPTURE(name);
    const MadeGame made = makeGame(name, {.toys = false});
    REQUIRE(made.game != nullptr);
    const std::vector<Setup> tables = realTables(*made.game);
    REQUIRE_FALSE(tables.empty());
    UndoCounts all;
    for (int i = 0; i < most; ++i) {
        // Pairings far apart: few matches are not all of one deck.
        Setup setup = tables[static_cast<size_t>(i) * 7 % tables.size()];
        setup.key = Chance::keyFrom(seed, static_cast<uint64_t>(i));
        CAPTURE(i);
        all += undoOnTheWay(*made.game, false, setup, {.seed = seed + static_cast<uint64_t>(i)});
    }
    MESSAGE(name << ": " << most << " matches, " << all.decisions << " decisions; taken back " << all.free << " free, "
                 << all.paid << " by consent, " << all.inside << " inside an effect, " << all.others
                 << " after another seat had decided");
    CHECK(all.free > 0);
    CHECK(all.paid > 0);
    CHECK(all.inside > 0);
    CHECK(all.others > 0);
}

}  // namespace cantina::testing
