// What both databases are told, in the words that both understand: statements with $1, $2 ... in order of appearance, values
// that are numbers, text or bytes, rows that come back.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace cantina::store {

struct Value {
    enum class Kind : uint8_t { number, text, bytes };
    Kind kind = Kind::number;
    bool none = false;  // NULL
    int64_t number = 0;
    std::string_view data;

    static Value of(int64_t n) { return {Kind::number, false, n, {}}; }
    static Value text(std::string_view t) { return {Kind::text, false, 0, t}; }
    static Value bytes(std::string_view b) { return {Kind::bytes, false, 0, b}; }
    static Value textOrNone(std::string_view t) { return {Kind::text, t.empty(), 0, t}; }
};
using Values = std::span<const Value>;

class Row {
public:
    virtual ~Row() = default;
    virtual int64_t number(int column) const = 0;         // NULL: 0
    virtual std::string_view data(int column) const = 0;  // text or bytes, good until the next row; NULL: empty
    virtual bool none(int column) const = 0;
    std::string text(int column) const { return std::string(data(column)); }
};
using OnRow = std::function<void(const Row&)>;

// A connection that reads. Throws Unreadable.
class Reader {
public:
    virtual ~Reader() = default;
    virtual void query(std::string_view sql, Values values, const OnRow& row) = 0;  // sql: a literal, it names the statement
    void query(std::string_view sql, std::initializer_list<Value> values, const OnRow& row) {
        query(sql, Values(values.begin(), values.size()), row);
    }
};

// What a constraint of the tables said to a write.
enum class Violation : uint8_t { none, unique, notNull, foreign, other };

// One statement of a write. Values point into the write.
using OnStatement = std::function<void(std::string_view sql, Values values)>;

// Statements and their order; the text of each is a literal (it names a prepared statement).
void statementsOf(const Write& write, const OnStatement& statement);
std::vector<std::string_view> writeStatements();  // all of them, with the kinds of their values in `valueKinds`
std::vector<Value::Kind> valueKinds(std::string_view sql);

// Why a write cannot be stored in any database: text that is none. Before anything is sent.
std::optional<Problem> refusal(const Write& write);
// Why the database refused it, in words for people.
Problem refusal(const Write& write, Violation violation, std::string_view detail);

uint64_t sumOf(const Entry& entry);  // kept with an entry; check() compares

// The reads of both databases, over their connections.
class SqlStore : public Store {
public:
    std::optional<Person> person(std::string_view id) override;
    std::optional<Person> account(std::string_view name) override;
    std::optional<Session> session(std::string_view tokenHash) override;
    std::vector<Session> sessionsOf(std::string_view person) override;
    std::optional<Match> match(std::string_view id) override;
    std::vector<Match> matches(MatchStatus status) override;
    std::vector<Match> matchesOf(std::string_view person, int64_t before, int most) override;
    int openMatchesOf(std::string_view person) override;
    std::vector<Match> ended(int64_t before, int most) override;
    std::vector<Entry> entries(std::string_view match) override;
    std::vector<Report> reports(bool settled, int most) override;
    std::vector<Report> reportsOf(std::string_view person) override;
    void each(const std::function<bool(Write)>& visit) override;
    Holdings holdings() override;
    std::vector<std::string> check() override;

protected:
    using Read = std::function<void(Reader&)>;
    // Runs it with a connection. May run it twice (a lost connection): what it fills, it clears first.
    virtual void reading(const Read& read) = 0;
    // The same in one read-only transaction: all its queries see one moment.
    virtual void snapshot(const Read& read) = 0;
    virtual uint64_t bytesOnDisk() = 0;
    virtual std::vector<std::string> ownCheck() = 0;  // the database's
};

}  // namespace cantina::store
