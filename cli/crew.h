// A crew: several processes that share one run of the arena under `mpirun`. The first leads: it hands out the numbers of the
// games one by one, to whoever asks next, and writes down what comes back. Which process played a game makes no difference
// to the game.
//
// What knows MPI is a module beside the program (cli/mpi_crew.cpp), loaded under `mpirun` only: the program itself neither
// needs MPI nor pays for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace cantina::cli {

inline constexpr uint64_t kNoMoreGames = UINT64_MAX;

// The module's side of it: plain functions, so that program and module need not agree about more.
struct CrewModule {
    bool (*begin)(int* rank, int* size);
    uint64_t (*ask)();                            // who does not lead: the number of the next game, or kNoMoreGames
    void (*tell)(const char* line, size_t size);  // a game that was finished
    // Who leads: answers the others until each of them has been told that there are no more games.
    void (*lead)(void* context, uint64_t (*next)(void*), void (*took)(void*, const char*, size_t));
    void (*end)();
};
inline constexpr char kCrewSymbol[] = "cantinaCrewModule";

class Crew {
public:
    // Null, with `error` empty: this process was not started by mpirun. Null with an error: it was, and that cannot be done.
    static std::unique_ptr<Crew> join(std::string& error);
    ~Crew() { module_.end(); }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    bool leads() const { return rank_ == 0; }
    int rank() const { return rank_; }
    int size() const { return size_; }
    uint64_t ask() const { return module_.ask(); }
    void tell(const std::string& line) const { module_.tell(line.data(), line.size()); }
    void lead(std::function<uint64_t()> next, std::function<void(const std::string&)> took) const;

private:
    Crew(const CrewModule& module, int rank, int size) : module_(module), rank_(rank), size_(size) {}
    const CrewModule& module_;
    int rank_, size_;
};

}  // namespace cantina::cli
