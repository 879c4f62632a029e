// The Star Wars CCG as a game of the contract: language::GameOf<ccg::Rules>.
#pragma once

#include "games/ccg/deck.h"
#include "games/ccg/state.h"
#include "language/adapter.h"

namespace cantina::ccg {

struct Rules {
    using State = ccg::State;
    static constexpr const char* kName = "ccg";
    static constexpr const char* kPrefix = "CCG";
    static constexpr uint32_t kStateVersion = 19;
    static constexpr int kMaxSeats = 2;
    static Rulebook<State> rulebook();
    static const language::Vocabulary& vocabulary() { return ccg::vocabulary(); }
    static void prepare(language::Book& book);  // value_cards.cpp
    static Prior<State> prior();
    static std::optional<Problem> create(Table& t, const Setup& setup);
    static std::span<const language::Key> given();  // what place() reads
    static std::optional<Problem> place(Table& t, const Tree& given);
    static Reading inspect(Table& t, const Tree& query, std::string_view field);
    static Explanation explain(Table& t, Seat seat, const Option& o);
    static void imaginable(Table& t, Seat seat, Options& out);
    static std::span<const language::ActLine<Table>> acts();  // acts.cpp
    static bool isTopLevel(Table& t);
    static int turn(const State& s) { return s.turnNumber; }
    static std::span<const Question> questions();
    static std::span<const PartOfTurn> parts();                  // questions.cpp
    static std::span<const language::Remedy<Table>> remedies();  // remedies.cpp
    static std::string question(Table& t, const Frame& f);       // describe.cpp
    static std::string about(Table& t, const Frame& f);          // describe.cpp
    static OptionWords words(Table& t, const Option& o);
    static std::span<const char* const> verbs();  // of words()
    static std::string pieceName(Table& t, Piece p);
    static std::string tell(Table& t, const Event& e, Seat viewer);
    static int evaluate(Table& t, Seat seat);
    static std::vector<Aspect> aspects(Table& t, Seat seat);
    static std::vector<FormatInfo> formats() { return ccg::formats(); }
    static std::vector<Problem> checkDeck(const language::Book& book, const DeckList& deck, std::string_view format) {
        return ccg::checkDeck(book, deck, format);
    }
    static int seatFor(const language::Book& book, const DeckList& deck) { return sideOf(book, deck); }
    static void describePiece(Table& t, Piece p, std::vector<Mark>& marks);
    static void describeSeat(Table& t, Seat seat, std::vector<Mark>& marks);
    static void describeTable(Table& t, std::vector<Mark>& marks);
    static Piece hostOf(Table& t, Piece p);
    static std::string roleOf(Seat seat) { return seat.index() == 0 ? "Dark Side" : "Light Side"; }
    static std::vector<BenchTable> benchTables();
};

}  // namespace cantina::ccg
