#include "games/all.h"

#include "language/adapter.h"

#include "games/ccg/game.h"
#include "games/destiny/game.h"
#include "games/lcg/game.h"
#include "games/tcg/game.h"

// Compiled with each game: games/*/adapter.cpp.
namespace cantina::language {
#define CANTINA_COMPILED_WITH_ITS_GAME(Rules) \
    extern template class BookOf<Rules>;      \
    extern template class MatchOf<Rules>;     \
    extern template class WordsOf<Rules>;     \
    extern template class GameOf<Rules>;
CANTINA_COMPILED_WITH_ITS_GAME(destiny::Rules)
CANTINA_COMPILED_WITH_ITS_GAME(ccg::Rules)
CANTINA_COMPILED_WITH_ITS_GAME(tcg::Rules)
CANTINA_COMPILED_WITH_ITS_GAME(lcg::Rules)
#undef CANTINA_COMPILED_WITH_ITS_GAME
}  // namespace cantina::language

namespace cantina {
namespace {

template <class Rules>
MadeGame make(const GameRequest& request) {
    auto game = std::make_unique<language::GameOf<Rules>>(language::GameOptions{
        request.extraCards, request.asOf, true, request.lint, request.toys, request.real, request.copies});
    MadeGame out;
    out.problems = game->problems();
    out.vocabulary = game->vocabulary();
    out.game = std::move(game);
    return out;
}

struct Entry {
    std::string_view name;
    MadeGame (*make)(const GameRequest&);
};

const Entry kGames[] = {
    {"destiny", make<destiny::Rules>},
    {"ccg", make<ccg::Rules>},
    {"tcg", make<tcg::Rules>},
    {"lcg", make<lcg::Rules>},
};

}  // namespace

std::vector<std::string_view> gameNames() {
    std::vector<std::string_view> out;
    for (const Entry& e : kGames) out.push_back(e.name);
    return out;
}

MadeGame makeGame(std::string_view name, const GameRequest& request) {
    for (const Entry& e : kGames)
        if (e.name == name) return e.make(request);
    return {};
}

}  // namespace cantina
