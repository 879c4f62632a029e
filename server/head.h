// What is kept of a match: its head (everything before the first decision) and its entries (everything given to it since).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/game.h"
#include "match/replay.h"
#include "store/store.h"

namespace cantina::server {

struct Seating {
    std::string person;                                   // id; empty: a computer player, or nobody yet
    std::string name;                                     // as shown
    std::string computer;                                 // which player; empty: a person
    std::string role = {};                                // "Dark Side" where seats differ
    DeckList deck = {};                                   // without entries: not chosen yet
    bool taken() const { return !deck.entries.empty(); }  // a person who was forgotten leaves the deck behind
};

struct ClockRule {
    int64_t player = 0;    // ms for the whole match; 0: none
    int64_t decision = 0;  // ms for one decision; 0: none
    bool some() const { return player > 0 || decision > 0; }
};

struct Head {
    std::string game;
    std::string format;
    std::vector<Seating> seats;
    ChanceKey key;
    ClockRule clock;
    bool open = false;          // listed for everybody
    std::string invite;         // the code that lets a friend join
    std::string creator;        // person
    uint32_t stateVersion = 0;  // of the program that began it
    uint64_t signature = 0;
    std::string from;               // a replay that it goes on from (match::writeReplay); empty: from the start
    match::FromLesson lesson = {};  // a lesson's chapter, whose table it begins on and whose teacher sits beside it

    bool complete() const;  // every seat is taken
    Setup setup() const;
};

std::string writeHead(const Head& head);
std::variant<Head, Problem> readHead(std::string_view text);

// Not stored values of their own: the kinds of store::Entry.
enum class EntryKind : uint8_t { decision = 1, request = 2, undo = 3, clock = 4, chat = 5 };

// A decision, a request, an undo or a clock that ran out. `at` is how many steps the sitting had before it: what is forced
// in between is found by playing and not stored.
struct Given {
    EntryKind kind = EntryKind::decision;
    uint32_t at = 0;
    Seat seat;
    Option option;
    bool byItself = false;  // passed by the table for the player
    bool consent = false;   // of an undo
    int64_t used = 0;       // ms of the seat's clock
    uint64_t hash = 0;      // of the state right after it
};

struct ChatLine {
    int seat = 0;
    std::string text;
    int64_t at = 0;
};

std::string writeGiven(const Given& given);
std::optional<Given> readGiven(const store::Entry& entry);  // none: damaged
std::string writeChat(const ChatLine& line);
std::optional<ChatLine> readChat(const store::Entry& entry);

}  // namespace cantina::server
