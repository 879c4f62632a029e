// The LCG as a game of the contract: language::GameOf<lcg::Rules>.
#pragma once

#include "games/lcg/state.h"
#include "games/lcg/vocabulary.h"
#include "language/adapter.h"

namespace cantina::lcg {

struct Rules {
    using State = lcg::State;
    static constexpr const char* kName = "lcg";
    static constexpr const char* kPrefix = "LCG";
    static constexpr uint32_t kStateVersion = 14;
    static constexpr int kMaxSeats = 2;
    static Rulebook<State> rulebook();
    static const language::Vocabulary& vocabulary() { return lcg::vocabulary(); }
    static void prepare(language::Book& book);  // notes.cpp
    static Prior<State> prior();
    static std::optional<Problem> create(Table& t, const Setup& setup);
    static std::span<const language::Key> given();  // what place() reads
    static std::optional<Problem> place(Table& t, const Tree& given);
    static Reading inspect(Table& t, const Tree& query, std::string_view field);
    static Explanation explain(Table& t, Seat seat, const Option& o);
    static void imaginable(Table& t, Seat seat, Options& out);
    static std::span<const language::ActLine<Table>> acts();  // acts.cpp
    static bool isTopLevel(Table& t);
    static int turn(const State& s) { return 2 * s.turns + s.active.index(); }  // the count stops somewhere
    static std::span<const Question> questions();
    static std::span<const PartOfTurn> parts();                  // questions.cpp
    static std::span<const language::Remedy<Table>> remedies();  // remedies.cpp
    static OptionWords words(Table& t, const Option& o);
    static std::span<const char* const> verbs();  // of words()
    static std::string pieceName(Table& t, Piece p);
    static std::string about(Table& t, const Frame& f);  // questions.cpp
    static std::string numberDetail(Table& t, int number);
    static std::string tell(Table& t, const Event& e, Seat viewer);
    static int evaluate(Table& t, Seat seat);
    static std::vector<Aspect> aspects(Table& t, Seat seat);
    static std::vector<FormatInfo> formats();
    static std::vector<Problem> checkDeck(const language::Book& book, const DeckList& deck, std::string_view format);
    static int seatFor(const language::Book& book, const DeckList& deck);
    static void describePiece(Table& t, Piece p, std::vector<Mark>& marks);
    static void describeSeat(Table& t, Seat seat, std::vector<Mark>& marks);
    static void describeTable(Table& t, std::vector<Mark>& marks);
    static Piece hostOf(Table& t, Piece p);
    static std::string roleOf(Seat seat);
    static std::vector<BenchTable> benchTables();
};

}  // namespace cantina::lcg
