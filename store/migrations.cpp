#include "store/migrations.h"

#include <iterator>
#include <utility>

namespace cantina::store {

namespace {

constexpr Migration kSteps[] = {
    {1, "people and their sessions", R"(
CREATE TABLE persons (
    id {text} PRIMARY KEY,
    name {text} NOT NULL,
    name_key {text} NOT NULL,
    guest {number} NOT NULL CHECK (guest IN (0, 1)),
    password_hash {text} NOT NULL,
    recovery_hash {text} NOT NULL,
    settings {text} NOT NULL,
    created {number} NOT NULL,
    banned_until {number} NOT NULL
){strict};
CREATE UNIQUE INDEX persons_by_name ON persons (name_key) WHERE guest = 0;
CREATE TABLE sessions (
    token_hash {text} PRIMARY KEY,
    person {text} NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    created {number} NOT NULL,
    seen {number} NOT NULL
){strict};
CREATE INDEX sessions_by_person ON sessions (person);
)",
     ""},
    {2, "matches and their entries", R"(
CREATE TABLE matches (
    id {text} PRIMARY KEY,
    game {text} NOT NULL,
    head {text} NOT NULL,
    status {number} NOT NULL CHECK (status BETWEEN 0 AND 3),
    outcome {text} NOT NULL,
    created {number} NOT NULL,
    touched {number} NOT NULL
){strict};
CREATE INDEX matches_by_status ON matches (status, touched);
CREATE TABLE seats (
    match_id {text} NOT NULL REFERENCES matches (id),
    number {number} NOT NULL CHECK (number >= 0),
    person {text} REFERENCES persons (id) ON DELETE SET NULL,
    PRIMARY KEY (match_id, number)
){keyed};
CREATE INDEX seats_by_person ON seats (person);
CREATE TABLE entries (
    match_id {text} NOT NULL REFERENCES matches (id),
    number {number} NOT NULL CHECK (number >= 0),
    kind {number} NOT NULL,
    body {bytes} NOT NULL,
    at {number} NOT NULL,
    sum {number} NOT NULL,
    PRIMARY KEY (match_id, number)
){keyed};
)",
     ""},
    {3, "reports of problems", R"(
CREATE TABLE reports (
    id {text} PRIMARY KEY,
    match_id {text} REFERENCES matches (id),
    entries {number} NOT NULL,
    person {text} REFERENCES persons (id) ON DELETE SET NULL,
    says {text} NOT NULL,
    replay {text} NOT NULL,
    scenario {text} NOT NULL,
    settled {number} NOT NULL CHECK (settled IN (0, 1)),
    created {number} NOT NULL
){strict};
CREATE INDEX reports_by_age ON reports (settled, created);
CREATE INDEX reports_by_person ON reports (person);
)",
     ""},
    // `number` is the last transaction of a writing process; a new connection raises `epoch`, and what the lost one still
    // has under way is refused (store/postgres_writer.cpp).
    {4, "who writes (PostgreSQL)", "", R"(
CREATE TABLE writers (
    id TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    epoch BIGINT NOT NULL,
    touched TIMESTAMPTZ NOT NULL
);
)"},
    {5, "a row to prove that writing is possible", R"(
CREATE TABLE pulse (
    id {number} PRIMARY KEY,
    at {number} NOT NULL
){strict};
CREATE INDEX sessions_by_age ON sessions (seen);
)",
     ""},
};

// SQLite's tables are strict and those found by a compound key are stored in its order; PostgreSQL compares text by bytes,
// as SQLite does.
constexpr std::string_view kWords[][3] = {
    {"{text}", "TEXT", "TEXT COLLATE \"C\""},
    {"{number}", "INTEGER", "BIGINT"},
    {"{bytes}", "BLOB", "BYTEA"},
    {"{strict}", " STRICT", ""},
    {"{keyed}", " STRICT, WITHOUT ROWID", ""},
};

}  // namespace

std::span<const Migration> migrations() { return kSteps; }

int newestVersion() { return std::prev(std::end(kSteps))->version; }

std::string sqlOf(const Migration& step, Dialect dialect) {
    std::string sql(step.sql);
    for (const auto& word : kWords) {
        const std::string_view by = word[dialect == Dialect::sqlite ? 1 : 2];
        for (size_t at = sql.find(word[0]); at != std::string::npos; at = sql.find(word[0], at + by.size()))
            sql.replace(at, word[0].size(), by);
    }
    if (dialect == Dialect::postgres) sql += step.postgres;
    return sql;
}

std::optional<Problem> refusedVersion(const std::string& url, int version, bool mayMigrate) {
    const std::string is = "its tables are of version " + std::to_string(version) + ", this program knows version " +
                           std::to_string(newestVersion());
    if (version > newestVersion())
        return Problem{url, is + ": it was written by a newer program; use that one, or a backup from before", {}};
    if (version < newestVersion() && !mayMigrate)
        return Problem{url, is + ": bring it up to date with 'cantina db migrate' (after a backup)", {}};
    return std::nullopt;
}

}  // namespace cantina::store
