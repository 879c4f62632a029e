// A disk that can lose its power. While it exists, SQLite writes through it: what was written and not synced is remembered,
// and when the power goes off the disk holds what was synced and a random part of the rest, some of it torn.
#pragma once

#include <sqlite3.h>

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "kernel/chance.h"

namespace cantina {

class PowerDisk {
public:
    PowerDisk();  // becomes SQLite's file system
    ~PowerDisk();
    PowerDisk(const PowerDisk&) = delete;
    PowerDisk& operator=(const PowerDisk&) = delete;

    // The power goes off at that write, truncation or sync from now on; from then on everything fails.
    void offAfter(uint64_t operations, uint64_t seed);
    void offNow();
    bool off() const;
    uint64_t syncs() const { return syncs_; }

    // The files as the disk holds them, into another folder.
    void leave(const std::string& folder) const;

    // --- for the functions that SQLite calls
    sqlite3_vfs* below() const { return below_; }
    void opened(const std::string& path);
    void deleted(const std::string& path, bool synced);
    bool wrote(const std::string& path, sqlite3_int64 at, const void* data, size_t size);  // false: the power is off
    bool truncated(const std::string& path, sqlite3_int64 size);
    bool synced(const std::string& path);

private:
    struct Change {
        size_t at = 0;
        std::string data;
        bool truncates = false;  // to `at`
    };
    struct Image {
        std::string durable;
        std::vector<Change> changes;  // not yet synced
        bool gone = false;            // deleted, but its folder was not synced
    };
    bool step();  // counts an operation; false: the power is off
    void goOff();
    void keepSome(Image& image);

    sqlite3_vfs* below_;
    sqlite3_vfs vfs_;
    mutable std::mutex mutex_;
    std::map<std::string, Image> files_;
    uint64_t left_ = UINT64_MAX, syncs_ = 0;
    bool off_ = false;
    Chance chance_;
};

}  // namespace cantina
