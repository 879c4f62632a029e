#include "tests/support/power_disk.h"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>

namespace cantina {

namespace {

constexpr size_t kSector = 512;

// Behind it in SQLite's memory lies the file below.
struct PowerFile {
    sqlite3_file base;
    PowerDisk* disk;
    std::string* path;  // null: a temporary file, of no interest
    sqlite3_file* below() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

PowerFile* of(sqlite3_file* file) { return reinterpret_cast<PowerFile*>(file); }
sqlite3_file* below(sqlite3_file* file) { return of(file)->below(); }
bool dead(sqlite3_file* file) { return of(file)->disk->off(); }

int closeFile(sqlite3_file* file) {
    delete of(file)->path;
    of(file)->path = nullptr;
    return below(file)->pMethods->xClose(below(file));
}
int readFile(sqlite3_file* file, void* data, int size, sqlite3_int64 at) {
    return dead(file) ? SQLITE_IOERR_READ : below(file)->pMethods->xRead(below(file), data, size, at);
}
int writeFile(sqlite3_file* file, const void* data, int size, sqlite3_int64 at) {
    PowerFile* f = of(file);
    if (f->path != nullptr && !f->disk->wrote(*f->path, at, data, static_cast<size_t>(size))) return SQLITE_IOERR_WRITE;
    return below(file)->pMethods->xWrite(below(file), data, size, at);
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    PowerFile* f = of(file);
    if (f->path != nullptr && !f->disk->truncated(*f->path, size)) return SQLITE_IOERR_TRUNCATE;
    return below(file)->pMethods->xTruncate(below(file), size);
}
// Not passed on: the real disk's power stays on.
int syncFile(sqlite3_file* file, int) {
    PowerFile* f = of(file);
    return f->path != nullptr && !f->disk->synced(*f->path) ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}
int fileSize(sqlite3_file* file, sqlite3_int64* size) { return below(file)->pMethods->xFileSize(below(file), size); }
int lockFile(sqlite3_file* file, int level) { return below(file)->pMethods->xLock(below(file), level); }
int unlockFile(sqlite3_file* file, int level) { return below(file)->pMethods->xUnlock(below(file), level); }
int checkReserved(sqlite3_file* file, int* out) { return below(file)->pMethods->xCheckReservedLock(below(file), out); }
int control(sqlite3_file* file, int what, void* argument) {
    return below(file)->pMethods->xFileControl(below(file), what, argument);
}
int sectorSize(sqlite3_file* file) { return below(file)->pMethods->xSectorSize(below(file)); }
int characteristics(sqlite3_file* file) { return below(file)->pMethods->xDeviceCharacteristics(below(file)); }
int shmMap(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
    return below(file)->pMethods->xShmMap(below(file), page, size, extend, out);
}
int shmLock(sqlite3_file* file, int offset, int n, int flags) {
    return below(file)->pMethods->xShmLock(below(file), offset, n, flags);
}
void shmBarrier(sqlite3_file* file) { below(file)->pMethods->xShmBarrier(below(file)); }
int shmUnmap(sqlite3_file* file, int remove) { return below(file)->pMethods->xShmUnmap(below(file), remove); }

// Version 2: shared memory, and no mapped pages that would be written past us.
constexpr sqlite3_io_methods kMethods = {
    2,       closeFile,  readFile,        writeFile, truncateFile, syncFile,   fileSize, lockFile, unlockFile, checkReserved,
    control, sectorSize, characteristics, shmMap,    shmLock,      shmBarrier, shmUnmap, nullptr,  nullptr};

PowerDisk& diskOf(sqlite3_vfs* vfs) { return *static_cast<PowerDisk*>(vfs->pAppData); }

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags) {
    PowerDisk& disk = diskOf(vfs);
    auto* f = new (file) PowerFile{{nullptr}, &disk, nullptr};
    if (disk.off()) return SQLITE_CANTOPEN;
    const int code = disk.below()->xOpen(disk.below(), name, f->below(), flags, outFlags);
    if (code != SQLITE_OK) return code;
    f->base.pMethods = &kMethods;
    if (name != nullptr && (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL)) != 0) {
        f->path = new std::string(name);
        disk.opened(name);
    }
    return SQLITE_OK;
}
int deleteFile(sqlite3_vfs* vfs, const char* name, int syncFolder) {
    PowerDisk& disk = diskOf(vfs);
    if (disk.off()) return SQLITE_IOERR_DELETE;
    disk.deleted(name, syncFolder != 0);
    return disk.below()->xDelete(disk.below(), name, syncFolder);
}

// Changes of a file's bytes.
void put(std::string& bytes, size_t at, std::string_view data) {
    if (bytes.size() < at + data.size()) bytes.resize(at + data.size());
    std::memcpy(bytes.data() + at, data.data(), data.size());
}

}  // namespace

PowerDisk::PowerDisk() : below_(sqlite3_vfs_find(nullptr)), vfs_(*below_) {
    // Everything but opening and deleting is the system's: it takes its own vfs as an argument and looks at nothing in it.
    vfs_.zName = "power";
    vfs_.pNext = nullptr;
    vfs_.pAppData = this;
    vfs_.szOsFile = static_cast<int>(sizeof(PowerFile)) + below_->szOsFile;
    vfs_.xOpen = openFile;
    vfs_.xDelete = deleteFile;
    sqlite3_vfs_register(&vfs_, 1);
}

PowerDisk::~PowerDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(below_, 1);
}

void PowerDisk::offAfter(uint64_t operations, uint64_t seed) {
    const std::lock_guard lock(mutex_);
    left_ = operations;
    chance_.rekey(Chance::keyFrom(seed, 9));
}

void PowerDisk::offNow() {
    const std::lock_guard lock(mutex_);
    if (!off_) goOff();
}

bool PowerDisk::off() const {
    const std::lock_guard lock(mutex_);
    return off_;
}

bool PowerDisk::step() {
    if (!off_ && left_-- == 0) goOff();
    return !off_;
}

void PowerDisk::goOff() {
    off_ = true;
    for (auto& [path, image] : files_) keepSome(image);
}

// Of what was not synced: a beginning, or anything; each change whole or some of its sectors.
void PowerDisk::keepSome(Image& image) {
    const bool inOrder = chance_.below(2) == 0;
    const size_t count = inOrder ? chance_.below(static_cast<uint32_t>(image.changes.size()) + 1) : image.changes.size();
    for (size_t i = 0; i < count; ++i) {
        const Change& change = image.changes[i];
        const bool torn = inOrder ? i + 1 == count : chance_.below(4) == 0;
        if (!inOrder && !torn && chance_.below(2) == 0) continue;
        if (change.truncates) {
            image.durable.resize(change.at);
            continue;
        }
        for (size_t at = 0; at < change.data.size(); at += kSector)
            if (!torn || chance_.below(2) == 0)
                put(image.durable, change.at + at, std::string_view(change.data).substr(at, kSector));
    }
    image.changes.clear();
    if (image.gone && chance_.below(2) == 0) image.gone = false;
}

void PowerDisk::opened(const std::string& path) {
    const std::lock_guard lock(mutex_);
    const auto known = files_.find(path);
    if (known != files_.end() && !known->second.gone) return;
    std::ifstream file(path, std::ios::binary);
    files_[path] = {std::string(std::istreambuf_iterator<char>(file), {}), {}, false};
}

void PowerDisk::deleted(const std::string& path, bool synced) {
    const std::lock_guard lock(mutex_);
    if (synced)
        files_.erase(path);
    else if (const auto known = files_.find(path); known != files_.end())
        known->second.gone = true;
}

bool PowerDisk::wrote(const std::string& path, sqlite3_int64 at, const void* data, size_t size) {
    const std::lock_guard lock(mutex_);
    if (!off_) files_[path].changes.push_back({static_cast<size_t>(at), {static_cast<const char*>(data), size}, false});
    return step();
}

bool PowerDisk::truncated(const std::string& path, sqlite3_int64 size) {
    const std::lock_guard lock(mutex_);
    if (!off_) files_[path].changes.push_back({static_cast<size_t>(size), {}, true});
    return step();
}

bool PowerDisk::synced(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (!step()) return false;
    ++syncs_;
    Image& image = files_[path];
    for (const Change& change : image.changes) {
        if (change.truncates)
            image.durable.resize(change.at);
        else
            put(image.durable, change.at, change.data);
    }
    image.changes.clear();
    return true;
}

void PowerDisk::leave(const std::string& folder) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [path, image] : files_) {
        if (image.gone) continue;
        std::ofstream file(folder + "/" + std::filesystem::path(path).filename().string(), std::ios::binary);
        file.write(image.durable.data(), static_cast<std::streamsize>(image.durable.size()));
    }
}

}  // namespace cantina
