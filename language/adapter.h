// GameOf<Rules>: makes the contract (kernel/game.h) out of a game's typed rules.
//
// A game provides a struct Rules with
//   using State; static constexpr kName, kPrefix, kStateVersion, kMaxSeats;
//   Rulebook<State> rulebook()            procedures, checks, zones, windows, endings, words
//   const Vocabulary& vocabulary()
//   create, place, inspect, words, explain, imaginable, isTopLevel, turn
//   evaluate, aspects, tell, pieceName, prior, benchTables
//   optional: standing, request, conceded
//             prepare(book): notes about cards (Book::Notes) that are quicker to look at than the cards
//             formats(), checkDeck(book, deck, format), seatFor(book, deck)
//             checkDeckWith(switches, book, deck, format): where a rule that is off makes a difference inside the check
//             describePiece(t, piece, marks), describeSeat(t, seat, marks), describeTable(t, marks), hostOf(t, piece),
//             about(t, frame): what a question of this frame is about, beside what it asks ("X costs 3, 1 is paid");
//             question(t, frame): what a step asks where its name alone does not say it; empty: questions() does;
//             isToken(t, piece), roleOf(seat), pieceDetail(t, piece): behind its name in options ("of p2's Rey"),
//             parts(): the parts of a turn that a ribbon shows (language/questions.h),
//             remedies(): what would make legal what a rule forbids now (language/remedies.h),
//             numberDetail(t, number): behind a number that can be chosen ("focus tokens")
//             playsPrinted(state): this match is of an edition that plays the cards as they were printed: it is played from
//             a second book of the same files in the same order, so that a card has one number in both. With it go
//             editionOf(format) and setEdition(state, edition), which notes it before anything else is done
// Endings: index 0 is unused, index 1 is a concession, the last is a draw by agreement.
//
// It is made in three layers, each with what it needs of the one below: the book (adapter_book.h), a match
// (adapter_match.h), words and explanations (adapter_words.h).
#pragma once

#include "language/adapter_words.h"

namespace cantina::language {

template <class Rules>
class GameOf final : public WordsOf<Rules> {
public:
    explicit GameOf(const GameOptions& options) : WordsOf<Rules>(options) {}
};

}  // namespace cantina::language
