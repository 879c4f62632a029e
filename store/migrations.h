// The tables, as numbered steps from an empty database. All missing steps are applied in one transaction.
//
// A step that was released is never changed: a new one is added at the end.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/game.h"

namespace cantina::store {

enum class Dialect : uint8_t { sqlite, postgres };

struct Migration {
    int version;
    std::string_view says;      // for people
    std::string_view sql;       // with {words} that differ: see migrations.cpp
    std::string_view postgres;  // more of it, there only
};

std::span<const Migration> migrations();
int newestVersion();
std::string sqlOf(const Migration& step, Dialect dialect);  // several statements

constexpr std::string_view kCreateVersion = "CREATE TABLE cantina_version (version INTEGER NOT NULL)";
constexpr std::string_view kReadVersion = "SELECT version FROM cantina_version";

// Why a database of this version cannot be used, or cannot be used without migrating; nothing otherwise.
std::optional<Problem> refusedVersion(const std::string& url, int version, bool mayMigrate);

}  // namespace cantina::store
