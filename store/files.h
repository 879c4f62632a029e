// Files: one owner, readable by nobody else, written whole or not at all.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "kernel/game.h"

namespace cantina::store {

// The right to write a database file, held by one process through a file beside it ("PATH.lock"). Not on the database
// itself: closing any descriptor of it would drop SQLite's own locks.
class FileLock {
public:
    FileLock() = default;
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();
    std::optional<Problem> take(const std::string& path);

private:
    int file_ = -1;
};

// Creates an empty file for the owner alone (it will hold keys and hashes of passwords), unless there is one.
std::optional<Problem> createPrivate(const std::string& path);

// `write` makes "PATH.part" and says what went wrong; then it is synced and gets its name. Never replaces a file.
std::optional<Problem> writeNewFile(const std::string& path,
                                    const std::function<std::optional<std::string>(const std::string&)>& write);

}  // namespace cantina::store
