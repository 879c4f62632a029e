// SQLite: write-ahead log, every commit synced, one thread that writes, readers on connections of their own.
#include "store/sqlite.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "store/files.h"
#include "store/migrations.h"
#include "store/pool.h"
#include "store/sqlite_connection.h"
#include "store/writer.h"

namespace cantina::store {

namespace {

constexpr int kApplication = 0x43'41'4E'54;  // in the file's head: ours

class SqliteStore : public SqlStore {
public:
    SqliteStore(SqliteSettings settings, FileLock lock, std::unique_ptr<SqliteConnection> write)
        : settings_(std::move(settings)),
          lock_(std::move(lock)),
          write_(std::move(write)),
          readers_([this] { return std::make_unique<SqliteConnection>(settings_.path, SqliteConnection::Mode::read); }),
          writer_([this](std::span<Pending> group) { commit(group); }) {}

    void submit(Batch batch, Done done, std::shared_ptr<Claim> claim) override {
        writer_.submit(std::move(batch), std::move(done), std::move(claim));
    }
    std::optional<Problem> backup(const std::string& path) override;
    Figures figures() const override { return writer_.figures(); }
    std::string_view kind() const override { return "sqlite"; }

protected:
    void reading(const Read& read) override { readers_.with(read); }
    void snapshot(const Read& read) override;
    uint64_t bytesOnDisk() override;
    std::vector<std::string> ownCheck() override;

private:
    void commit(std::span<Pending> group);
    void apply(Pending& pending);

    SqliteSettings settings_;
    FileLock lock_;
    std::unique_ptr<SqliteConnection> write_;  // the writer's thread only
    Pool<SqliteConnection> readers_;
    Writer writer_;  // last: ends first
};

// ---- Writing

// A batch inside the transaction; what fails is undone to its beginning. Throws if the transaction itself is gone.
void SqliteStore::apply(Pending& pending) {
    write_->run("SAVEPOINT batch", {});
    const Write* current = nullptr;
    try {
        for (const Write& write : pending.batch) {
            current = &write;
            statementsOf(write, [&](std::string_view sql, Values values) { write_->run(sql, values); });
        }
        write_->run("RELEASE batch", {});
    } catch (const SqliteError& e) {
        if (!write_->inTransaction() || current == nullptr) throw;
        pending.problem = refusal(*current, e.violation(), e.what());
        write_->run("ROLLBACK TO batch", {});
        write_->run("RELEASE batch", {});
    }
}

void SqliteStore::commit(std::span<Pending> group) {
    try {
        if (write_ == nullptr) throw SqliteError(SQLITE_READONLY, settings_.path + ": opened for reading only");
        write_->run("BEGIN IMMEDIATE", {});
        claim(group);
        for (Pending& p : group)
            if (!p.problem) apply(p);
        write_->run("COMMIT", {});
    } catch (const SqliteError& e) {
        // A full disk or a failed sync: nothing of the transaction is there.
        if (write_ != nullptr && write_->inTransaction()) write_->undo();
        for (Pending& p : group)
            if (!p.problem) p.problem = Problem{std::string(kDatabase), e.what(), {}};
    }
}

// ---- Reading

void SqliteStore::snapshot(const Read& read) {
    readers_.with([&](SqliteConnection& connection) {
        connection.execute("BEGIN");
        read(connection);  // what throws loses the connection, and with it the transaction
        connection.execute("COMMIT");
    });
}

uint64_t SqliteStore::bytesOnDisk() {
    uint64_t bytes = 0;
    for (const char* part : {"", "-wal"}) {
        std::error_code none;
        const auto size = std::filesystem::file_size(settings_.path + part, none);
        if (!none) bytes += size;
    }
    return bytes;
}

std::vector<std::string> SqliteStore::ownCheck() {
    std::vector<std::string> wrong;
    readers_.with([&](SqliteConnection& connection) {
        wrong.clear();
        connection.query("PRAGMA integrity_check", {}, [&](const Row& r) {
            if (r.data(0) != "ok") wrong.push_back("SQLite: " + r.text(0));
        });
    });
    return wrong;
}

// ---- Backup

std::optional<Problem> SqliteStore::backup(const std::string& path) {
    return writeNewFile(path, [&](const std::string& part) -> std::optional<std::string> {
        try {
            SqliteConnection target(part, SqliteConnection::Mode::create);
            std::optional<std::string> error;
            readers_.with([&](SqliteConnection& source) {
                // All pages in one step: one read transaction, which in the write-ahead log's mode stops nobody.
                sqlite3_backup* backup = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
                if (backup != nullptr) {
                    sqlite3_backup_step(backup, -1);
                    sqlite3_backup_finish(backup);
                }
                if (sqlite3_errcode(target.handle()) != SQLITE_OK) error = sqlite3_errmsg(target.handle());
            });
            if (error) return error;
            // A file of its own, without a log beside it.
            target.execute("PRAGMA journal_mode = DELETE");
            return std::nullopt;
        } catch (const SqliteError& e) {
            return e.what();
        }
    });
}

// ---- Opening

int versionOf(SqliteConnection& connection) {
    const std::string has =
        connection.textOf("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'cantina_version'");
    if (has == "1") return std::stoi("0" + connection.textOf(std::string(kReadVersion)));
    return connection.textOf("SELECT count(*) FROM sqlite_schema") == "0" ? 0 : -1;
}

void migrate(SqliteConnection& connection, int from) {
    connection.execute("BEGIN IMMEDIATE");
    if (from == 0) connection.execute(std::string(kCreateVersion) + " STRICT; INSERT INTO cantina_version VALUES (0)");
    for (const Migration& step : migrations())
        if (step.version > from) connection.execute(sqlOf(step, Dialect::sqlite));
    connection.execute("UPDATE cantina_version SET version = " + std::to_string(newestVersion()));
    connection.execute("PRAGMA application_id = " + std::to_string(kApplication));
    connection.execute("COMMIT");
}

std::optional<Problem> prepare(SqliteConnection& connection, const SqliteSettings& settings) {
    const bool writes = settings.access == Access::write;
    const int version = versionOf(connection);
    if (version < 0) return Problem{settings.path, "this is an SQLite database of another program: give another path", {}};
    if (version == 0 && !writes) return Problem{settings.path, "there is nothing in it yet: 'cantina serve' begins one", {}};
    if (auto problem = refusedVersion(settings.path, version, writes)) return problem;
    if (!writes) return std::nullopt;
    // EXTRA is FULL and syncs the folder when a rollback journal goes. That one is used until the file is in the log's mode;
    // a journal that came back after a loss of power would undo all that followed.
    connection.execute(settings.sync ? "PRAGMA synchronous = EXTRA" : "PRAGMA synchronous = OFF");
    if (connection.textOf("PRAGMA journal_mode = WAL") != "wal")
        return Problem{settings.path, "this file system has no shared memory: put the database on a local disk", {}};
    if (version < newestVersion()) migrate(connection, version);
    return std::nullopt;
}

}  // namespace

std::variant<std::unique_ptr<Store>, Problem> openSqlite(const SqliteSettings& settings) {
    if (std::filesystem::is_directory(settings.path))
        return Problem{settings.path, "this is a folder: give the path of a file in it, for example cantina.db", {}};
    FileLock lock;
    try {
        if (settings.access == Access::write) {
            if (auto problem = lock.take(settings.path)) return *problem;
            if (auto problem = createPrivate(settings.path)) return *problem;
        } else if (!std::filesystem::is_regular_file(settings.path)) {
            return Problem{settings.path, "there is no such file: give --db with the path of the database", {}};
        }
        const auto mode = settings.access == Access::write ? SqliteConnection::Mode::write : SqliteConnection::Mode::read;
        auto connection = std::make_unique<SqliteConnection>(settings.path, mode);
        if (auto problem = prepare(*connection, settings)) return *problem;
        if (settings.access == Access::read) connection.reset();
        return std::make_unique<SqliteStore>(settings, std::move(lock), std::move(connection));
    } catch (const SqliteError& e) {
        return Problem{settings.path, e.what(), {}};
    }
}

}  // namespace cantina::store
