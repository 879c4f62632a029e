// The contract of kernel/game.h for this game: compiled here once, so that the registry of the games (games/all.cpp) need
// not.
#include "language/adapter.h"

#include "games/ccg/game.h"

namespace cantina::language {

template class BookOf<ccg::Rules>;
template class MatchOf<ccg::Rules>;
template class WordsOf<ccg::Rules>;
template class GameOf<ccg::Rules>;

}  // namespace cantina::language
