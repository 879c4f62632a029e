// The contract of kernel/game.h for this game: compiled here once, so that the registry of the games (games/all.cpp) need
// not.
#include "language/adapter.h"

#include "games/destiny/game.h"

namespace cantina::language {

template class BookOf<destiny::Rules>;
template class MatchOf<destiny::Rules>;
template class WordsOf<destiny::Rules>;
template class GameOf<destiny::Rules>;

}  // namespace cantina::language
