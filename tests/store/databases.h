// The databases that every store test runs on, and what the tests write.
#pragma once

#include <doctest/doctest.h>

#include <atomic>
#include <filesystem>
#include <string>

#include "store/store.h"
#include "tests/support/postgres_server.h"
#include "tests/support/temporary.h"

namespace cantina::store {

// A new SQLite file in a folder of its own.
class SqliteDb {
public:
    static bool available() { return true; }
    std::string url() const { return "sqlite:" + path(); }
    std::string path() const { return folder_.path() + "/cantina.db"; }
    void raw(const std::string& sql) const;  // past the store, without foreign keys
    std::string folder() const { return folder_.path(); }

private:
    TemporaryFolder folder_;
};

// A new database on the tests' own server.
class PostgresDb {
public:
    static bool available() { return PostgresServer::shared() != nullptr; }
    PostgresDb() : url_(server().newDatabase()) {}
    static PostgresServer& server() { return *PostgresServer::shared(); }
    const std::string& url() const { return url_; }
    void raw(const std::string& sql) const { server().execute("SET session_replication_role = replica; " + sql, url_); }
    std::string folder() const { return folder_.path(); }

private:
    TemporaryFolder folder_;
    std::string url_;
};

inline std::unique_ptr<Store> opened(const std::string& url, Access access = Access::write) {
    auto result = openStore(url, access);
    if (const auto* problem = std::get_if<Problem>(&result)) FAIL(problem->where << ": " << problem->message);
    return std::move(std::get<std::unique_ptr<Store>>(result));
}

// What openStore says instead of opening.
inline std::string refused(const std::string& url, Access access = Access::write) {
    auto result = openStore(url, access);
    const auto* problem = std::get_if<Problem>(&result);
    REQUIRE_MESSAGE(problem != nullptr, "it was opened");
    return problem->where + ": " + problem->message;
}

inline void wrote(Store& store, Batch batch) {
    const auto problem = store.write(std::move(batch));
    if (problem) FAIL(problem->where << ": " << problem->message);
}

// `where` of the problem, "" if it was written.
inline std::string refusedWrite(Store& store, Batch batch) {
    const auto problem = store.write(std::move(batch));
    if (problem) CHECK(!problem->message.empty());
    return problem ? problem->where : "";
}

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

inline Person guest(const std::string& id, const std::string& name = "Guest") {
    return {.id = id, .name = name, .passwordHash = {}, .recoveryHash = {}, .settings = "{}", .created = 1000};
}
inline Person account(const std::string& id, const std::string& name) {
    Person p = guest(id, name);
    p.guest = false;
    p.passwordHash = "$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA";
    p.recoveryHash = "$argon2id$recovery";
    return p;
}
inline Match newMatch(const std::string& id, std::vector<std::string> seats = {}, int64_t touched = 2000) {
    return {.id = id,
            .game = "destiny",
            .head = R"({"format":"standard"})",
            .seats = std::move(seats),
            .status = MatchStatus::open,
            .outcome = {},
            .created = 1500,
            .touched = touched};
}
inline Entry entry(const std::string& match, uint32_t number, std::string body = "body") {
    return {.match = match, .number = number, .kind = 1, .body = std::move(body), .at = 3000 + number};
}
inline Report report(const std::string& id, const std::string& match, const std::string& person) {
    return {.id = id,
            .match = match,
            .entries = 2,
            .person = person,
            .says = "it will not let me",
            .replay = R"({"steps":[]})",
            .scenario = "scenario \"x\" {}",
            .settled = false,
            .created = 4000};
}

}  // namespace cantina::store
