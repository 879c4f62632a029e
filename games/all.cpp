#include "games/all.h"

#include "language/adapter.h"

#if __has_include("games/destiny/game.h")
#include "games/destiny/game.h"
#endif
#if __has_include("games/ccg/game.h")
#include "games/ccg/game.h"
#endif
#if __has_include("games/tcg/game.h")
#include "games/tcg/game.h"
#endif
#if __has_include("games/lcg/game.h")
#include "games/lcg/game.h"
#endif

namespace cantina {
namespace {

template <class Rules>
MadeGame make(const GameRequest& request) {
    auto game = std::make_unique<language::GameOf<Rules>>(
        language::GameOptions{request.extraCards, request.asOf, true, request.lint});
    MadeGame out;
    out.problems = game->problems();
    out.vocabulary = &Rules::vocabulary();
    out.game = std::move(game);
    return out;
}

struct Entry {
    std::string_view name;
    MadeGame (*make)(const GameRequest&);
};

const Entry kGames[] = {
#if __has_include("games/destiny/game.h")
    {"destiny", make<destiny::Rules>},
#endif
#if __has_include("games/ccg/game.h")
    {"ccg", make<ccg::Rules>},
#endif
#if __has_include("games/tcg/game.h")
    {"tcg", make<tcg::Rules>},
#endif
#if __has_include("games/lcg/game.h")
    {"lcg", make<lcg::Rules>},
#endif
    {"", nullptr},
};

}  // namespace

std::vector<std::string_view> gameNames() {
    std::vector<std::string_view> out;
    for (const Entry& e : kGames)
        if (e.make != nullptr) out.push_back(e.name);
    return out;
}

MadeGame makeGame(std::string_view name, const GameRequest& request) {
    for (const Entry& e : kGames)
        if (e.name == name && e.make != nullptr) return e.make(request);
    return {};
}

}  // namespace cantina
