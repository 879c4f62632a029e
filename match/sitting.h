// A sitting: a match at one table with its people and players, its log, its undo and its replay.
//
// The sitting owns the full state and can make every state before it (a game is a value), so that undo is exact at any
// decision: every 32nd state is kept, those between are played again from there.
// What a person or a player gets is masked. A decision with one option is answered here and recorded as forced.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/player.h"
#include "kernel/game.h"
#include "match/replay.h"

namespace cantina::match {

// Who sits on a seat; without a player it is a person.
struct Chair {
    std::string name;
    std::unique_ptr<ai::Player> player = nullptr;
};

// Who waits while a computer thinks at a sitting: told how far it is, and may have its answer before its time. Without one
// an answer takes as long as it takes, and is the same on every machine.
class Onlooker {
public:
    virtual ~Onlooker() = default;
    // `picks`: of a set that is chosen one by one; how many there were is not for everybody to know.
    virtual void begins(Seat seat, bool picks) = 0;
    virtual void made(double share) = 0;  // of its thinking, from 0 to 1
    virtual bool enough() = 0;            // true: it answers with the best move so far
    virtual void ends() {}
};

// What an undo would take back, and at what price.
struct UndoOffer {
    bool possible = false;
    bool free = false;  // nobody learned anything, nobody else decided: no consent is needed
    size_t to = 0;      // how many steps stay
    std::string why;    // why it is not possible, or why the others must agree
};

// What the others are told of a set of hidden cards that somebody has chosen, behind the name.
inline constexpr std::string_view kSecretChoice = " makes a secret choice";

class Sitting {
public:
    static constexpr size_t kMostSteps = 20'000;  // a game that makes no end is closed as undecided

    // With a lesson it begins on the table of that chapter; the decks only say what lies there.
    Sitting(const Game& game, bool toys, Setup setup, std::vector<Chair> chairs, FromLesson lesson = {});

    // Begins the match; a problem with decks or format.
    std::optional<Problem> begin();
    // Begins where a replay stood after its first `steps`; refuses if a hash before that differs.
    std::optional<Problem> resume(const Replay& replay, size_t steps);

    const Game& game() const { return game_; }
    const std::byte* state() const { return now_.data(); }
    State masked(Seat viewer) const;
    State stateAt(size_t step) const;  // before that step; the number of steps: now
    // Tells a player that was not there (a restart, a new one for each decision) what its seat did lately.
    void remind(ai::Player& player, Seat seat) const;
    const Decision& decision() const { return decision_; }
    const std::vector<Option>& options() const { return options_; }
    bool over() const { return replay_.outcome.close != Close::open || !trouble_.empty(); }
    // Why the sitting ended although the game did not: a fault or no end in sight. Empty: nothing of the kind.
    const std::string& trouble() const { return trouble_; }
    bool isPerson(Seat seat) const { return chairs_[static_cast<size_t>(seat.index())].player == nullptr; }
    const std::string& name(Seat seat) const { return chairs_[static_cast<size_t>(seat.index())].name; }
    int seats() const { return static_cast<int>(chairs_.size()); }

    // Answers what no person needs to: forced decisions and players that are not people.
    void run();
    // From now on that one looks on while players think; null: nobody.
    void attend(Onlooker* onlooker) { onlooker_ = onlooker; }
    // One decision of the seat that is asked. Changes nothing on a no. `told`: recorded and told as a decision even if there
    // was nothing to choose, where its absence from the log would say so; nobody decided it, so nobody takes it back.
    Why choose(Seat seat, const Option& option, bool told = false);
    Why request(Seat seat, const Option& option);
    // What a computer on that seat says to a draw that was offered; nothing if nobody offers one or it has agreed.
    std::optional<Option> answerToDraw(Seat seat) const;

    // The last unforced decision of that seat. Picks of another seat that nobody was told of are no decision yet: whether
    // there were any must not show in the offer.
    UndoOffer undoOffer(Seat seat) const;
    // Not free and no consent: nothing happens. After consent what chance has yet to decide gets a new key; in a lesson it
    // does not: who goes back there is to meet the same dice.
    bool undo(Seat seat, bool consent);
    // As a replay did it after an undo; false: that is not the key that follows here.
    bool rekey(Seat seat, const ChanceKey& key);

    // Who is in the middle of choosing hidden cards one by one, of which the others were told nothing yet; no seat: nobody.
    Seat picking() const;

    const Replay& replay() const { return replay_; }

private:
    void record(Step step, State after);
    void keepSecret(Step& step, const State& after) const;
    bool isUntold(const Step& step) const;
    const Option* begunInSecret() const;
    void refresh();
    void truncate(size_t steps);
    ChanceKey nextKey() const;
    int answerOf(ai::Player& player);

    const Game& game_;
    std::vector<Chair> chairs_;
    Onlooker* onlooker_ = nullptr;
    Replay replay_;
    static constexpr size_t kApart = 32;
    std::vector<State> kept_;     // kept_[i] is before replay_.steps[i * kApart]
    std::vector<bool> byItself_;  // beside replay_.steps: told, but not decided by anybody
    State now_;
    Decision decision_;
    std::vector<Option> options_;
    std::string trouble_;
};

}  // namespace cantina::match
