// Destiny as a game of the contract: language::GameOf<destiny::Rules>.
#pragma once

#include "games/destiny/rules/rules.h"
#include "language/adapter.h"

namespace cantina::destiny {

struct Rules {
    using State = destiny::State;
    static constexpr const char* kName = "destiny";
    static constexpr const char* kPrefix = "DST";
    static constexpr uint32_t kStateVersion = 13;
    static constexpr int kMaxSeats = 4;
    // The edition is a byte of the state; a format names it at its end ("awakenings-1.0"), without one it is 1.8.
    static bool playsPrinted(const State& s) { return s.edition == kEdition10; }
    static std::string editionOf(std::string_view format);
    static std::optional<Problem> setEdition(State& s, std::string_view edition);
    static std::vector<FormatInfo> formats();
    static std::vector<Problem> checkDeck(const language::Book& book, const DeckList& deck, std::string_view format);
    // With the rules that a test has switched off.
    static std::vector<Problem> checkDeckWith(const Switches& off, const language::Book& book, const DeckList& deck,
                                              std::string_view format);
    static Rulebook<State> rulebook();
    static const language::Vocabulary& vocabulary() { return destiny::vocabulary(); }
    static Prior<State> prior();
    static std::optional<Problem> create(Table& t, const Setup& setup);
    static std::span<const language::Key> given();  // what place() reads
    static std::optional<Problem> place(Table& t, const Tree& given);
    static Reading inspect(Table& t, const Tree& query, std::string_view field);
    static Explanation explain(Table& t, Seat seat, const Option& o) { return explainAction(t, seat, o); }
    static void imaginable(Table& t, Seat seat, Options& out) { imaginableActions(t, seat, out); }
    static std::span<const language::ActLine<Table>> acts();  // acts.cpp
    static bool isTopLevel(Table& t);
    static int turn(const State& s) { return s.round; }
    static std::span<const Question> questions();
    static std::string question(Table& t, const Frame& f);       // questions.cpp
    static std::span<const PartOfTurn> parts();                  // questions.cpp
    static std::span<const language::Remedy<Table>> remedies();  // remedies.cpp
    static OptionWords words(Table& t, const Option& o);
    static std::span<const char* const> verbs();  // of words()
    static std::string pieceName(Table& t, Piece p);
    static void describePiece(Table& t, Piece p, std::vector<cantina::Mark>& marks);
    static void describeSeat(Table& t, Seat seat, std::vector<cantina::Mark>& marks);
    static void describeTable(Table& t, std::vector<cantina::Mark>& marks);
    static Piece hostOf(Table& t, Piece p) { return t.s.pieces.data(p).on; }
    static std::string pieceDetail(Table& t, Piece p);
    static bool isToken(Table& t, Piece p) { return (t.s.pieces.data(p).bits & PieceData::kIsDie) != 0; }
    static std::string tell(Table& t, const Event& e, Seat viewer);
    static int evaluate(Table& t, Seat seat);
    static std::vector<Aspect> aspects(Table& t, Seat seat);
    static void conceded(Table& t, Seat seat);
    static std::vector<BenchTable> benchTables();
};

}  // namespace cantina::destiny
