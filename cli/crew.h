// A crew: several processes that share one run of the arena under `mpirun`. The first leads: it says what is played, hears
// from each of the others whether that is what it would play too, hands out the numbers of the games one by one to whoever
// asks next, and writes down what comes back. Which process played a game makes no difference to the game.
//
// What knows MPI is a module beside the program (cli/mpi_crew.cpp), loaded under `mpirun` only: the program itself neither
// needs MPI nor pays for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace cantina::cli {

inline constexpr uint64_t kNoMoreGames = UINT64_MAX;

// The module's side of it: plain functions, so that program and module need not agree about more.
struct CrewModule {
    bool (*begin)(int* rank, int* size, bool* threads);  // threads: any of them may speak, one at a time
    // Everybody: what the leader says, to all of them.
    void (*hear)(const char* said, size_t size, void* context, void (*heard)(void*, const char*, size_t));
    // Who does not lead: a word to the leader. Who leads: one of each of the others, in their order.
    void (*answer)(const char* text, size_t size);
    void (*answers)(void* context, void (*heard)(void*, const char*, size_t));
    uint64_t (*ask)();                            // who does not lead: the number of the next game, or kNoMoreGames
    void (*tell)(const char* line, size_t size);  // a game that was finished
    void (*leave)();                              // no thread of this process will ask or tell any more
    // Who leads: answers the others until each of them has left.
    void (*lead)(void* context, uint64_t (*next)(void*), void (*took)(void*, const char*, size_t));
    void (*end)();
    void (*giveUp)();  // ends all processes at once
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
    bool hasThreads() const { return threads_; }
    // All call these at the same time: what the leader says is returned everywhere, and what the others answer there.
    std::string hear(const std::string& said = {}) const;
    void answer(const std::string& text) const { module_.answer(text.data(), text.size()); }
    std::vector<std::string> answers() const;
    // From any thread, where threads may speak.
    uint64_t ask() const {
        const std::lock_guard lock(speaking_);
        return module_.ask();
    }
    void tell(const std::string& line) const {
        const std::lock_guard lock(speaking_);
        module_.tell(line.data(), line.size());
    }
    void leave() const { module_.leave(); }
    // Something that nobody thought of went wrong while the others wait for a word of this process.
    void giveUp() const { module_.giveUp(); }
    void lead(std::function<uint64_t()> next, std::function<void(const std::string&)> took) const;

private:
    Crew(const CrewModule& module, int rank, bool threads) : module_(module), rank_(rank), threads_(threads) {}
    const CrewModule& module_;
    int rank_;
    bool threads_;
    mutable std::mutex speaking_;
};

}  // namespace cantina::cli
