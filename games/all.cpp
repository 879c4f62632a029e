#include "games/all.h"

#include "language/adapter.h"

#include "games/ccg/game.h"
#include "games/destiny/game.h"
#include "games/lcg/game.h"
#include "games/tcg/game.h"

namespace cantina {
namespace {

template <class Rules>
MadeGame make(const GameRequest& request) {
    auto game = std::make_unique<language::GameOf<Rules>>(
        language::GameOptions{request.extraCards, request.asOf, true, request.lint, request.toys, request.real});
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
