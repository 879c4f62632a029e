// One connection to an SQLite file: prepared statements are kept, errors are exceptions.
#pragma once

#include <sqlite3.h>

#include <memory>
#include <unordered_map>

#include "store/sql.h"

namespace cantina::store {

class SqliteError : public Unreadable {
public:
    SqliteError(int code, const std::string& message) : Unreadable(message), code_(code) {}
    int code() const { return code_; }  // extended
    Violation violation() const;

private:
    int code_;
};

class SqliteConnection : public Reader {
public:
    enum class Mode : uint8_t { create, write, read };
    SqliteConnection(const std::string& path, Mode mode);

    void query(std::string_view sql, Values values, const OnRow& row) override;
    using Reader::query;
    void run(std::string_view sql, Values values);  // a literal without rows
    void execute(const std::string& sql);           // any number of statements, not kept
    std::string textOf(const std::string& sql);     // the first value, "" without a row
    // Undoes the transaction, if there is one. Where that fails it is undone when the file is opened again.
    void undo() noexcept { sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr); }
    bool inTransaction() const { return sqlite3_get_autocommit(db_.get()) == 0; }
    sqlite3* handle() const { return db_.get(); }

private:
    struct Close {
        void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
    };
    struct Finalize {
        void operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
    };
    sqlite3_stmt* prepared(std::string_view sql, Values values);
    [[noreturn]] void fail(int code);

    std::string path_;
    std::unique_ptr<sqlite3, Close> db_;
    std::unordered_map<std::string_view, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

}  // namespace cantina::store
