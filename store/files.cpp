#include "store/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

namespace cantina::store {

namespace {

Problem failed(const std::string& path, std::string_view what) {
    return {path, std::string(what) + ": " + std::strerror(errno), {}};
}

std::string folderOf(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

// Makes contents (of a file) or names (of a folder) durable.
bool synced(const std::string& path, int flags) {
    const int file = open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return false;
    const bool ok = fsync(file) == 0;
    close(file);
    return ok;
}

void removeParts(const std::string& part) {
    for (const char* suffix : {"", "-journal", "-wal", "-shm", ".lock"}) unlink((part + suffix).c_str());
}

}  // namespace

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FileLock::~FileLock() {
    if (file_ >= 0) close(file_);
}

std::optional<Problem> FileLock::take(const std::string& path) {
    if (!std::filesystem::is_directory(folderOf(path)))
        return Problem{path, "there is no folder " + folderOf(path) + ": create it, or give another path", {}};
    const std::string name = path + ".lock";
    const int file = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return failed(path, "cannot create " + name);
    file_ = file;
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        char text[32] = {};
        const bool named = read(file, text, sizeof text - 1) > 0;
        return Problem{path,
                       std::string("another program writes this database") +
                           (named ? std::string(", process ") + text : "") +
                           ": end it, or give another path (one process owns an SQLite file; several share a PostgreSQL)",
                       {}};
    }
    const std::string pid = std::to_string(getpid());
    if (ftruncate(file, 0) != 0 || write(file, pid.data(), pid.size()) != static_cast<ssize_t>(pid.size()))
        return failed(path, "cannot write " + name);
    return std::nullopt;
}

std::optional<Problem> createPrivate(const std::string& path) {
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0) return errno == EEXIST ? std::nullopt : std::optional(failed(path, "cannot create it"));
    close(file);
    // SQLite syncs the names of its logs, not of the database itself.
    if (!synced(folderOf(path), O_RDONLY | O_DIRECTORY)) return failed(path, "cannot sync its folder");
    return std::nullopt;
}

std::optional<Problem> writeNewFile(const std::string& path,
                                    const std::function<std::optional<std::string>(const std::string&)>& write) {
    if (std::filesystem::exists(path)) return Problem{path, "it is there already: give a new name", {}};
    const std::string part = path + ".part";
    removeParts(part);  // of an attempt that was interrupted
    if (auto problem = createPrivate(part)) return problem;
    if (const auto error = write(part)) {
        removeParts(part);
        return Problem{path, *error, {}};
    }
    // link() and not rename(): it fails if the name was taken meanwhile.
    const bool ok = synced(part, O_RDONLY) && link(part.c_str(), path.c_str()) == 0 && unlink(part.c_str()) == 0 &&
                    synced(folderOf(path), O_RDONLY | O_DIRECTORY);
    std::optional<Problem> problem;
    if (!ok) problem = failed(path, "cannot write it");
    removeParts(part);
    return problem;
}

}  // namespace cantina::store
