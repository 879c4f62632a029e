// The contract of kernel/game.h for this game: compiled here once, so that the registry of the games (games/all.cpp) need
// not.
#include "language/adapter.h"

#include "games/lcg/game.h"

namespace cantina::language {

template class BookOf<lcg::Rules>;
template class MatchOf<lcg::Rules>;
template class WordsOf<lcg::Rules>;
template class GameOf<lcg::Rules>;

}  // namespace cantina::language
