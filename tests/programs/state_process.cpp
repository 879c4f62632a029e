// Plays a random game, for the test that a state written by one process is played on alike by another.
//
//   state_process games                            the names of the games
//   state_process length GAME SEED                 how many decisions that game has
//   state_process write GAME SEED DECISIONS FILE   plays so many decisions, writes the raw state, plays on, prints the hash
//   state_process read GAME SEED FILE              reads the raw state, plays on, prints the hash
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "games/all.h"

using namespace cantina;

namespace {

constexpr int kMost = 20'000;

// How many decisions were made: fewer than `most` if the game ended.
int play(const Game& game, std::vector<std::byte>& s, uint64_t seed, int most) {
    Chance pick;
    pick.rekey(Chance::keyFrom(seed, 3));
    std::vector<Option> options(kMaxOptions);
    for (int i = 0; i < most; ++i) {
        int n = game.legal(s.data(), options.data(), kMaxOptions);
        if (n <= 0) return i;
        game.apply(s.data(), options[pick.below(static_cast<uint32_t>(n))]);
    }
    return most;
}

int finish(const Game& game, std::vector<std::byte>& s, uint64_t seed) {
    play(game, s, seed + 1, kMost);
    std::printf("%016llx\n", static_cast<unsigned long long>(game.hash(s.data())));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    std::string mode = argc > 1 ? argv[1] : "";
    if (mode == "games") {
        for (std::string_view name : gameNames()) std::printf("%.*s\n", static_cast<int>(name.size()), name.data());
        return 0;
    }
    if (argc < 4) return 2;
    MadeGame made = makeGame(argv[2]);
    if (made.game == nullptr) return 2;
    uint64_t seed = std::stoull(argv[3]);
    std::vector<std::byte> s(made.game->stateSize());
    const bool writes = mode == "write" && argc == 6;
    if (writes || mode == "length") {
        Setup setup = made.game->benchTables()[0].setup;
        setup.key = Chance::keyFrom(seed);
        if (made.game->create(setup, s.data())) return 1;
        if (!writes) return std::printf("%d\n", play(*made.game, s, seed, kMost)) > 0 ? 0 : 1;
        play(*made.game, s, seed, std::stoi(argv[4]));
        std::vector<std::byte> stored = made.game->serialise(s.data());
        std::ofstream(argv[5], std::ios::binary)
            .write(reinterpret_cast<const char*>(stored.data()), static_cast<std::streamsize>(stored.size()));
        return finish(*made.game, s, seed);
    }
    if (argc != 5) return 2;
    std::ifstream in(argv[4], std::ios::binary);
    std::vector<char> raw((std::istreambuf_iterator<char>(in)), {});
    std::vector<std::byte> stored(raw.size());
    std::copy(raw.begin(), raw.end(), reinterpret_cast<char*>(stored.data()));
    if (auto p = made.game->deserialise(stored, s.data())) return std::fprintf(stderr, "%s\n", p->message.c_str()), 1;
    return finish(*made.game, s, seed);
}
