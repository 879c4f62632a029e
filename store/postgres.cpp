#include "store/postgres.h"

namespace cantina::store {

std::variant<std::unique_ptr<Store>, Problem> openPostgres(const PostgresSettings& settings) {
    return Problem{shownUrl(settings.url), "this build has no PostgreSQL yet: use sqlite:PATH", {}};
}

}  // namespace cantina::store
