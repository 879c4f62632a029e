#include "tests/store/databases.h"

#include <sqlite3.h>

namespace cantina::store {

void SqliteDb::raw(const std::string& sql) const {
    sqlite3* db = nullptr;
    REQUIRE(sqlite3_open(path().c_str(), &db) == SQLITE_OK);
    sqlite3_busy_timeout(db, 10'000);
    const int code = sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr);
    const std::string message = sqlite3_errmsg(db);
    sqlite3_close(db);
    REQUIRE_MESSAGE(code == SQLITE_OK, message, " in ", sql);
}

}  // namespace cantina::store
