// PostgreSQL: the same tables and the same promises; several processes may share one.
#include "store/postgres.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <mutex>
#include <random>
#include <thread>

#include "store/files.h"
#include "store/migrations.h"
#include "store/pool.h"
#include "store/postgres_writer.h"
#include "store/sqlite.h"

namespace cantina::store {

namespace {

constexpr int64_t kMigrationLock = 0x43'41'4E'54;  // an advisory lock: one process migrates
constexpr int kOldestServer = 120000;
constexpr int kPatience = 5'000;        // of a read that somebody waits for, in ms of silence
constexpr int kLongPatience = 600'000;  // of one that looks at everything

class PostgresStore : public SqlStore {
public:
    PostgresStore(PostgresSettings settings, std::unique_ptr<PostgresWriter> write)
        : settings_(std::move(settings)),
          write_(std::move(write)),
          readers_([this] { return std::make_unique<PostgresConnection>(settings_.url, Access::read); }),
          writer_([this](std::span<Pending> group) { commit(group); }) {}

    void submit(Batch batch, Done done, std::shared_ptr<Claim> claim) override {
        writer_.submit(std::move(batch), std::move(done), std::move(claim));
    }
    std::optional<Problem> backup(const std::string& path) override;
    Figures figures() const override { return writer_.figures(); }
    std::string_view kind() const override { return "postgres"; }

protected:
    void reading(const Read& read) override;
    void snapshot(const Read& read) override;
    uint64_t bytesOnDisk() override;
    std::vector<std::string> ownCheck() override;

private:
    void commit(std::span<Pending> group);

    PostgresSettings settings_;
    std::unique_ptr<PostgresWriter> write_;  // the writer's thread only
    Pool<PostgresConnection> readers_;
    std::atomic<bool> down_ = false;  // the last read found no server
    std::mutex looking_;              // then one thread at a time looks for it
    Writer writer_;                   // last: ends first
};

void PostgresStore::commit(std::span<Pending> group) {
    if (write_ != nullptr)
        return write_->commit(
            group, [this] { return writer_.stopping(); }, [this](std::string why) { writer_.lost(std::move(why)); });
    for (Pending& p : group)
        if (!p.problem)
            p.problem = Problem{std::string(kDatabase), shownUrl(settings_.url) + ": opened for reading only", {}};
}

// ---- Reading

// A kept connection may have been cut off since; a server that restarts is given a moment. While it is away one caller waits
// for it and the others are told at once: an outage must not hold every thread of the house.
void PostgresStore::reading(const Read& read) {
    std::unique_lock<std::mutex> looks(looking_, std::defer_lock);
    if (down_ && !looks.try_lock()) throw PostgresError("", shownUrl(settings_.url) + ": the server does not answer", true);
    const auto once = [&] {
        readers_.with([&](PostgresConnection& connection) {
            connection.setPatience(kPatience);
            read(connection);
        });
        down_ = false;
    };
    for (const int pause : {0, 100, 900}) {
        try {
            return once();
        } catch (const PostgresError& e) {
            if (!e.lost()) throw;
            readers_.clear();
            if (down_) throw;  // it was away before: one look is enough
            std::this_thread::sleep_for(std::chrono::milliseconds(pause));
        }
    }
    try {
        once();
    } catch (const PostgresError& e) {
        down_ = e.lost();
        throw;
    }
}

void PostgresStore::snapshot(const Read& read) {
    bool begun = false;
    reading([&](Reader& reader) {
        auto& connection = dynamic_cast<PostgresConnection&>(reader);
        if (begun) throw PostgresError("", shownUrl(settings_.url) + ": the connection was lost on the way", false);
        connection.setPatience(kLongPatience);
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        begun = true;  // what was read cannot be taken back: not a second time
        read(connection);
        connection.execute("COMMIT");
    });
}

uint64_t PostgresStore::bytesOnDisk() {
    uint64_t bytes = 0;
    reading([&](Reader& reader) {
        reader.query("SELECT pg_database_size(current_database())", {},
                     [&](const Row& r) { bytes = static_cast<uint64_t>(r.number(0)); });
    });
    return bytes;
}

// Rows are read, and their pages' checksums compared where the server has them, by the checks of all databases.
std::vector<std::string> PostgresStore::ownCheck() {
    std::vector<std::string> wrong;
    const auto say = [&](const Row& r) { wrong.push_back("PostgreSQL: " + r.text(0)); };
    bool amcheck = false;
    reading([&](Reader& reader) {
        wrong.clear();
        reader.query(
            "SELECT 'the index ' || indexrelid::regclass::text || ' is not valid: REINDEX it' FROM pg_index "
            "WHERE NOT indisvalid",
            {}, say);
        reader.query(
            "SELECT 'the setting ' || name || ' is off: a power loss can damage everything' FROM pg_settings "
            "WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'",
            {}, say);
        reader.query("SELECT 1::bigint FROM pg_extension WHERE extname = 'amcheck'", {},
                     [&](const Row&) { amcheck = true; });
    });
    if (!amcheck) return wrong;
    reading([&](Reader& reader) {
        dynamic_cast<PostgresConnection&>(reader).setPatience(kLongPatience);
        reader.query(
            "SELECT coalesce(bt_index_check(i.indexrelid, true)::text, '') FROM pg_index i "
            "JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid "
            "JOIN pg_am a ON a.oid = c.relam WHERE a.amname = 'btree' AND i.indisvalid AND t.relname IN "
            "('persons', 'sessions', 'matches', 'seats', 'entries', 'reports', 'writers')",
            {}, [](const Row&) {});
    });
    return wrong;
}

// ---- Backup

std::optional<Problem> PostgresStore::backup(const std::string& path) {
    return writeNewFile(path, [&](const std::string& part) -> std::optional<std::string> {
        // The whole file is synced at its end.
        auto target = openSqlite({.path = part, .access = Access::write, .sync = false});
        if (const auto* problem = std::get_if<Problem>(&target)) return problem->message;
        try {
            const auto problem = copyStore(*this, *std::get<std::unique_ptr<Store>>(target));
            return problem ? std::optional(problem->message) : std::nullopt;
        } catch (const Unreadable& e) {
            return e.what();
        }
    });
}

// ---- Opening

// -1: tables of another program under our names would be in the way, but that PostgreSQL says itself.
int versionOf(PostgresConnection& connection) {
    if (connection.textOf("SELECT to_regclass('cantina_version')").empty()) return 0;
    return std::stoi("0" + connection.textOf(std::string(kReadVersion)));
}

void migrate(PostgresConnection& connection, int from) {
    if (from == 0) connection.execute(std::string(kCreateVersion) + "; INSERT INTO cantina_version VALUES (0)");
    for (const Migration& step : migrations())
        if (step.version > from) connection.execute(sqlOf(step, Dialect::postgres));
    connection.execute("UPDATE cantina_version SET version = " + std::to_string(newestVersion()));
}

std::optional<Problem> prepare(PostgresConnection& connection, const std::string& shown, bool writes) {
    if (std::stoi("0" + connection.textOf("SHOW server_version_num")) < kOldestServer)
        return Problem{shown, "this PostgreSQL is too old: use version 12 or newer", {}};
    if (connection.textOf("SHOW server_encoding") != "UTF8")
        return Problem{shown, "this database does not keep UTF-8: create it with ENCODING 'UTF8' TEMPLATE template0", {}};
    if (writes) connection.execute("BEGIN; SELECT pg_advisory_xact_lock(" + std::to_string(kMigrationLock) + ")");
    const int version = versionOf(connection);
    if (version == 0 && !writes) return Problem{shown, "there is nothing in it yet: 'cantina serve' begins it", {}};
    if (auto problem = refusedVersion(shown, version, writes)) return problem;
    if (!writes) return std::nullopt;
    if (version < newestVersion()) migrate(connection, version);
    // Of programs that were killed; a living one that is silent for so long makes its row again.
    connection.execute("DELETE FROM writers WHERE touched < now() - interval '90 days'; COMMIT");
    return std::nullopt;
}

// Different in every process and every store.
std::string writerId() {
    std::random_device random;
    std::string id = std::to_string(getpid());
    for (int i = 0; i < 4; ++i) id += "-" + std::to_string(random());
    return id;
}

}  // namespace

std::variant<std::unique_ptr<Store>, Problem> openPostgres(const PostgresSettings& settings) {
    const std::string shown = shownUrl(settings.url);
    try {
        const bool writes = settings.access == Access::write;
        PostgresConnection connection(settings.url, settings.access);
        if (auto problem = prepare(connection, shown, writes)) return *problem;
        std::unique_ptr<PostgresWriter> writer;
        if (writes) writer = std::make_unique<PostgresWriter>(settings.url, writerId());
        return std::make_unique<PostgresStore>(settings, std::move(writer));
    } catch (const PostgresError& e) {
        std::string message = e.what();
        if (message.starts_with(shown + ": ")) message = message.substr(shown.size() + 2);
        return Problem{shown, message + (e.lost() ? "; check the URL, and that the server runs and lets you in" : ""), {}};
    }
}

}  // namespace cantina::store
