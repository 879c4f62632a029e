// What the tests of match/ share: sittings of people at the toy tables of all games.
#pragma once

#include <map>
#include <string>

#include "games/all.h"
#include "match/sitting.h"

namespace cantina::match {

inline const Game& toyGame(const std::string& name) {
    static std::map<std::string, MadeGame> made;
    auto [it, fresh] = made.try_emplace(name);
    if (fresh) it->second = makeGame(name);
    return *it->second.game;
}

inline Sitting peopleAt(const Game& game, uint64_t seed) {
    Setup setup = game.benchTables().front().setup;
    setup.key = Chance::keyFrom(seed);
    std::vector<Chair> chairs;
    for (size_t i = 0; i < setup.decks.size(); ++i) chairs.push_back({"Player " + std::to_string(i + 1)});
    return {game, true, std::move(setup), std::move(chairs)};
}

// Plays at random to the end (or `most` unforced decisions) and gives the replay.
inline Replay randomReplay(const Game& game, uint64_t seed, int most = 100'000) {
    Sitting s = peopleAt(game, seed);
    Chance dice;
    dice.rekey(Chance::keyFrom(seed, 1));
    (void)s.begin();
    for (s.run(); !s.over() && most > 0; s.run(), --most)
        (void)s.choose(s.decision().seat, s.options()[dice.below(static_cast<uint32_t>(s.options().size()))]);
    return s.replay();
}

inline State copyOf(const Sitting& s) { return {s.state(), s.state() + s.game().stateSize()}; }

}  // namespace cantina::match
