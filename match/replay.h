// A replay: everything that is needed to play a match again, and everything that was told while it was played.
//
// It holds the set-up (game, format, decks, key), the signatures of the book and of the cards used, every step (decisions,
// requests outside the turn, new keys after an undo) with the hash of the state after it, and the lines of the log as each
// seat and a spectator read them. So it can be watched without being applied, and applying it notices at which step the
// program plays otherwise than it did.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/game.h"

namespace cantina::match {

using State = std::vector<std::byte>;

// A line of the log: what each seat may read, then what a spectator may. Empty: not told to this one.
struct Line {
    std::string rule;
    std::vector<std::string> texts;
    bool operator==(const Line&) const = default;
};

struct Step {
    enum class Kind : uint8_t { decision, request, rekey };
    Kind kind = Kind::decision;
    bool forced = false;  // there was one option: nobody was asked
    Seat seat;            // who decided, requested, or took something back
    Option option;        // none for a new key
    ChanceKey key;        // of Kind::rekey
    uint64_t hash = 0;    // of the state after it
    std::vector<Line> lines;
    bool operator==(const Step&) const = default;
};

struct UsedCard {
    std::string id;
    uint64_t signature = 0;
    bool operator==(const UsedCard&) const = default;
};

enum class Close : uint8_t { open, ended, fault };

struct Outcome {
    Close close = Close::open;
    uint8_t winners = 0;  // a bit per seat
    std::string rule;     // how it ended, or the fault's name
    uint64_t hash = 0;    // of the last state
    bool operator==(const Outcome&) const = default;
};

// A match that began on the table of a lesson's chapter (scenario/lesson.h), not with decks.
struct FromLesson {
    std::string id;  // empty: with decks
    uint32_t chapter = 0;
    bool some() const { return !id.empty(); }
    bool operator==(const FromLesson&) const = default;
};

struct Replay {
    std::string game;
    bool toys = false;  // played with the toy cards in the book
    std::string format;
    std::vector<DeckList> decks;
    std::vector<std::string> players;  // names, one per seat
    ChanceKey key;
    std::string commitment;  // to the key, as it was shown before the first decision (match/commitment.h); empty: none was
    uint32_t stateVersion = 0;
    uint64_t signature = 0;  // of the book
    std::vector<UsedCard> cards;
    uint64_t startHash = 0;
    std::vector<Step> steps;
    Outcome outcome;
    FromLesson lesson;

    Setup setup() const { return {format, decks, key}; }
    size_t viewers() const { return decks.size() + 1; }
};

// The index in Line::texts of a seat or kSpectator.
size_t viewerIndex(const Replay& replay, Seat viewer);

// --- files: versioned JSON, a step per line

std::string writeReplay(const Replay& replay);
// A problem says where in the file ("line 12", "steps[3].do"); nothing is guessed.
std::variant<Replay, Problem> readReplay(std::string_view text);

// Through a file beside it, so that a crash never leaves half a replay.
std::optional<Problem> saveReplay(const Replay& replay, const std::string& path);
std::variant<Replay, Problem> loadReplay(const std::string& path);

// --- applying

// The state before the first step.
std::optional<Problem> startOf(const Game& game, const Replay& replay, State& state);

// The cards of the decks, each once, with their signatures in this game's book.
std::vector<UsedCard> usedCards(const Game& game, const std::vector<DeckList>& decks);
// Those whose signature is another one now, by id.
std::vector<std::string> changedCards(const Game& game, const Replay& replay);

struct Applied {
    bool ok = false;    // every step that was asked for gave its hash
    size_t agreed = 0;  // steps that gave their hash
    std::string why;    // what differs: "decision 12: the state is another one"
    State state;        // after the last step that agreed; empty if the start differs
};
// Applies the first `most` steps and stops at the first hash that differs. `seen` gets each state before its step.
Applied applyReplay(const Game& game, const Replay& replay, size_t most,
                    const std::function<void(size_t step, const std::byte* before)>& seen = {});

// One step on a state: false, and a reason, if it cannot be taken there.
bool applyStep(const Game& game, const Step& step, std::byte* state, std::string& why);

}  // namespace cantina::match
