// The contract of kernel/game.h for this game: compiled here once, so that the registry of the games (games/all.cpp) need
// not.
#include "language/adapter.h"

#include "games/tcg/game.h"

namespace cantina::language {

template class BookOf<tcg::Rules>;
template class MatchOf<tcg::Rules>;
template class WordsOf<tcg::Rules>;
template class GameOf<tcg::Rules>;

}  // namespace cantina::language
