// PostgreSQL: several processes may share one. Through openStore(); this header is for store/ and its tests.
#pragma once

#include "store/store.h"

namespace cantina::store {

struct PostgresSettings {
    std::string url;
    Access access = Access::write;
};

std::variant<std::unique_ptr<Store>, Problem> openPostgres(const PostgresSettings& settings);

}  // namespace cantina::store
