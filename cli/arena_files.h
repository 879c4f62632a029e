// What an arena run leaves on the disk: a run file that only ever grows, and the report beside it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include "cli/output.h"
#include "match/arena.h"

namespace cantina::cli {

inline constexpr const char* kRunFile = "run.jsonl";

// A run file that one process at a time may change. Gone with the process, whatever ends it.
class RunLock {
public:
    RunLock() = default;
    ~RunLock();
    RunLock(const RunLock&) = delete;
    RunLock& operator=(const RunLock&) = delete;
    // `fresh`: makes the file, which must not be there yet.
    bool take(const std::filesystem::path& path, bool fresh);

private:
    int file_ = -1;
};

// Finished games stay in it whenever the program is killed: it is never written anew, only a line that was cut off is taken
// away before the next one is added.
class RunFile {
public:
    explicit RunFile(const std::filesystem::path& folder) : path_(folder / kRunFile) {}
    const std::filesystem::path& path() const { return path_; }
    // Counts what is there already; refuses if it is not this run, nobody asked to go on with it, or another process plays
    // into it. Changes nothing.
    int look(const std::string& plan, bool resume, match::ArenaCount& done, Output& out);
    // Makes the folder and the file where there are none.
    int begin(Output& out);
    bool add(const std::string& line);

private:
    std::filesystem::path path_;
    std::string plan_;
    RunLock lock_;
    bool there_ = false;  // before this process came
    uint64_t end_ = 0;    // of the last whole line that was there
    std::ofstream file_;
};

int isInUse(const std::filesystem::path& path, Output& out);
int cannotWrite(const std::filesystem::path& path, Output& out);
int writeReport(const match::ArenaPlan& plan, const match::ArenaCount& count, const std::filesystem::path& folder,
                Output& out);

}  // namespace cantina::cli
