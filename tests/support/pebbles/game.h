// Pebbles as a game of the contract: language::GameOf<pebbles::Rules>.
#pragma once

#include "language/adapter.h"
#include "tests/support/pebbles/state.h"

namespace cantina::pebbles {

struct Rules {
    using State = pebbles::State;
    static constexpr const char* kName = "pebbles";
    static constexpr const char* kPrefix = "PEB";
    static constexpr uint32_t kStateVersion = 2;
    static constexpr int kMaxSeats = 4;
    static Rulebook<State> rulebook();
    static const language::Vocabulary& vocabulary() { return pebbles::vocabulary(); }
    static Prior<State> prior();
    static std::optional<Problem> create(Table& t, const Setup& setup);
    static std::span<const language::Key> given();  // what place() reads
    static std::optional<Problem> place(Table& t, const Tree& given);
    static Reading inspect(Table& t, const Tree& query, std::string_view field);
    static Explanation explain(Table& t, Seat seat, const Option& o);
    static void imaginable(Table& t, Seat seat, Options& out);
    static bool isTopLevel(Table& t) { return t.s.core.stack.size() == 1; }
    static int turn(const State& s) { return s.round; }
    static OptionWords words(Table& t, const Option& o);
    static std::span<const char* const> verbs();  // of words()
    static std::string pieceName(Table& t, Piece p);
    static std::string tell(Table& t, const Event& e, Seat viewer);
    static int evaluate(Table& t, Seat seat);
    static std::vector<Aspect> aspects(Table& t, Seat seat);
    static std::vector<BenchTable> benchTables();
};

// The cards of the tests (Lua text) and a game that has them.
extern const char* const kPebbleCards;
std::unique_ptr<language::GameOf<Rules>> makePebbles();
Setup pebbleSetup(int seats, uint64_t seed);

}  // namespace cantina::pebbles
