// SQLite: one file, one process that writes. Through openStore(); this header is for store/ and its tests.
#pragma once

#include "store/store.h"

namespace cantina::store {

struct SqliteSettings {
    std::string path;
    Access access = Access::write;
    bool sync = true;  // false only in tests: what a power loss takes then must be noticed
};

std::variant<std::unique_ptr<Store>, Problem> openSqlite(const SqliteSettings& settings);

}  // namespace cantina::store
