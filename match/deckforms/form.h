// Deck forms: how the communities of the four games keep decks, and how those become ours and back.
//
// A form reads a text that a stranger wrote: whatever it is, the answer comes in bounded time and memory and is a deck or a
// problem in words. A card that the book does not have is never dropped: it is listed with all that the text says of it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/game.h"
#include "match/deckforms/cards.h"

namespace cantina::deckforms {

// A card that the list names and the book does not have; what the list does not say is empty.
struct MissingCard {
    int count = 1;
    std::string title, set, code, section, detail = {};
    std::string text() const;  // "1 Rey (Awakenings, 01038) elite"
};

struct Imported {
    DeckList deck;                     // its cards by their ids in the book
    std::vector<MissingCard> missing;  // not in the book yet
    std::vector<Problem> problems;     // what the list says and the deck therefore does not
    std::vector<std::string> notes;    // what was understood in a way worth knowing; nothing is lost by it
    bool whole() const { return missing.empty() && problems.empty(); }
};

using ReadResult = std::variant<Imported, Problem>;
using WriteResult = std::variant<std::string, std::vector<Problem>>;  // every reason why it cannot be written

struct Form {
    std::string_view name;    // what a player types
    std::string_view game;    // empty: any
    std::string_view ending;  // of its files
    std::string_view says;    // one line: whose form it is
    bool (*detect)(std::string_view text);
    ReadResult (*read)(std::string_view text, const Cards& cards);
    WriteResult (*write)(const DeckList& deck, const Cards& cards);
    bool xml = false;  // says its own encoding; every other form is UTF-8
};

std::span<const Form> forms();  // ours is the last, as it is the least particular
const Form* formNamed(std::string_view name);
const Form* formOf(std::string_view text);  // null: no form knows it

// What a caller uses: Form::read behind the checks that all texts need (size, encoding).
ReadResult readAs(const Form& form, std::string_view text, const Cards& cards);

// A deck whose cards may be named by title, such as one that is shipped, with the book's ids.
Imported resolved(const DeckList& deck, const Cards& cards);

// A list may be longer than any legal deck; beyond this it is no deck.
constexpr size_t kMaxBytes = 1'000'000;
constexpr int kMaxCopies = 200;   // of one card, as in kernel/decks.h
constexpr int kMaxCards = 1'000;  // of all cards together

}  // namespace cantina::deckforms
