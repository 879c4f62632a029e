#include "store/sqlite_connection.h"

namespace cantina::store {

namespace {

constexpr int kBusyMilliseconds = 10'000;  // another process takes a checkpoint or a backup

class SqliteRow : public Row {
public:
    explicit SqliteRow(sqlite3_stmt* s) : s_(s) {}
    int64_t number(int column) const override { return sqlite3_column_int64(s_, column); }
    bool none(int column) const override { return sqlite3_column_type(s_, column) == SQLITE_NULL; }
    std::string_view data(int column) const override {
        const void* bytes = sqlite3_column_blob(s_, column);
        if (bytes == nullptr) return {};
        return {static_cast<const char*>(bytes), static_cast<size_t>(sqlite3_column_bytes(s_, column))};
    }

private:
    sqlite3_stmt* s_;
};

// Ends the statement's transaction and forgets values that point elsewhere.
struct Reset {
    sqlite3_stmt* s;
    explicit Reset(sqlite3_stmt* statement) : s(statement) {}
    ~Reset() {
        sqlite3_reset(s);
        sqlite3_clear_bindings(s);
    }
    Reset(const Reset&) = delete;
    Reset& operator=(const Reset&) = delete;
};

std::string advice(int code) {
    switch (code & 0xFF) {
        case SQLITE_CORRUPT: return "; it is damaged: restore a backup";
        case SQLITE_NOTADB: return "; it is no SQLite database: give another path, or restore a backup";
        case SQLITE_FULL: return "; make room on the disk";
        case SQLITE_READONLY: return "; give the file and its folder the right to be written";
        case SQLITE_CANTOPEN: return "; the folder must exist and be writable";
        case SQLITE_BUSY: return "; another program keeps it locked: end that one";
        default: return "";
    }
}

}  // namespace

Violation SqliteError::violation() const {
    switch (code_) {
        case SQLITE_CONSTRAINT_UNIQUE:
        case SQLITE_CONSTRAINT_PRIMARYKEY: return Violation::unique;
        case SQLITE_CONSTRAINT_NOTNULL: return Violation::notNull;
        case SQLITE_CONSTRAINT_FOREIGNKEY: return Violation::foreign;
        default: return Violation::other;
    }
}

SqliteConnection::SqliteConnection(const std::string& path, Mode mode) : path_(path) {
    sqlite3* db = nullptr;
    const int create = mode == Mode::create ? SQLITE_OPEN_CREATE : 0;
    const int code = sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | create, nullptr);
    db_.reset(db);
    if (code != SQLITE_OK) fail(code);
    sqlite3_extended_result_codes(db, 1);
    sqlite3_busy_timeout(db, kBusyMilliseconds);
    execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY");
    if (mode == Mode::read) execute("PRAGMA query_only = ON");
}

void SqliteConnection::fail(int code) {
    const int extended = db_ != nullptr ? sqlite3_extended_errcode(db_.get()) : code;
    const std::string message = db_ != nullptr ? sqlite3_errmsg(db_.get()) : sqlite3_errstr(code);
    throw SqliteError(extended, path_ + ": " + message + advice(extended));
}

sqlite3_stmt* SqliteConnection::prepared(std::string_view sql, Values values) {
    auto& statement = statements_[sql];
    if (statement == nullptr) {
        sqlite3_stmt* made = nullptr;
        const int code = sqlite3_prepare_v3(db_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                            &made, nullptr);
        if (code != SQLITE_OK) fail(code);
        statement.reset(made);
    }
    sqlite3_stmt* s = statement.get();
    int at = 0;
    for (const Value& v : values) {
        ++at;
        const char* data = v.data.data() == nullptr ? "" : v.data.data();  // a null pointer would be NULL
        int code = SQLITE_OK;
        if (v.none)
            code = sqlite3_bind_null(s, at);
        else if (v.kind == Value::Kind::number)
            code = sqlite3_bind_int64(s, at, v.number);
        else if (v.kind == Value::Kind::text)
            code = sqlite3_bind_text64(s, at, data, v.data.size(), SQLITE_STATIC, SQLITE_UTF8);
        else
            code = sqlite3_bind_blob64(s, at, data, v.data.size(), SQLITE_STATIC);
        if (code != SQLITE_OK) fail(code);
    }
    return s;
}

void SqliteConnection::query(std::string_view sql, Values values, const OnRow& row) {
    sqlite3_stmt* s = prepared(sql, values);
    const Reset reset(s);
    const SqliteRow current(s);
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(s)) == SQLITE_ROW) row(current);
    if (code != SQLITE_DONE) fail(code);
}

void SqliteConnection::run(std::string_view sql, Values values) {
    query(sql, values, [](const Row&) {});
}

void SqliteConnection::execute(const std::string& sql) {
    const int code = sqlite3_exec(db_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(code);
}

std::string SqliteConnection::textOf(const std::string& sql) {
    sqlite3_stmt* made = nullptr;
    const int code = sqlite3_prepare_v2(db_.get(), sql.c_str(), -1, &made, nullptr);
    if (code != SQLITE_OK) fail(code);
    const std::unique_ptr<sqlite3_stmt, Finalize> owned(made);
    const int step = sqlite3_step(made);
    if (step == SQLITE_DONE) return {};
    if (step != SQLITE_ROW) fail(step);
    return SqliteRow(made).text(0);
}

}  // namespace cantina::store
