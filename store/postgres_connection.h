// One connection to a PostgreSQL: prepared statements, rows one by one, statements sent without waiting for each other's
// answers.
#pragma once

#include <libpq-fe.h>

#include <memory>
#include <unordered_map>

#include "store/sql.h"

namespace cantina::store {

class PostgresError : public Unreadable {
public:
    PostgresError(std::string state, const std::string& message, bool lost)
        : Unreadable(message), state_(std::move(state)), lost_(lost) {}
    const std::string& state() const { return state_; }      // SQLSTATE, may be empty
    bool lost() const { return lost_; }                      // the connection is gone: what was under way may have happened
    bool again() const { return state_.starts_with("40"); }  // rolled back for another transaction's sake
    Violation violation() const;

private:
    std::string state_;
    bool lost_;
};

class PostgresConnection : public Reader {
public:
    explicit PostgresConnection(const std::string& url, Access access);

    // How long the server may be silent before the connection counts as lost (0: as long as it likes).
    void setPatience(int milliseconds) { patience_ = milliseconds; }

    void query(std::string_view sql, Values values, const OnRow& row) override;
    using Reader::query;
    void execute(const std::string& sql);         // any number of statements without values
    bool tried(const std::string& sql) noexcept;  // the same, where it does not matter; false: it failed
    std::string textOf(const std::string& sql);   // the first value, "" without a row

    // A pipeline: send() any number, then receive() once. `failed` gets the first statement that failed, as counted by
    // send(), and its error; what was sent behind it was not done.
    struct Prepared {
        std::string_view sql;
        std::vector<Value::Kind> kinds;
    };
    void prepare(const std::vector<Prepared>& statements);  // before their first send(); query() does it by itself
    void send(std::string_view sql, Values values);
    struct Failed {
        size_t statement;
        PostgresError error;
    };
    std::optional<Failed> receive();

private:
    struct Close {
        void operator()(PGconn* c) const { PQfinish(c); }
    };
    struct Clear {
        void operator()(PGresult* r) const { PQclear(r); }
    };
    using Result = std::unique_ptr<PGresult, Clear>;

    void enter();
    void sendPrepared(const std::string& name, Values values);
    PostgresError errorOf(const PGresult* result) const;
    [[noreturn]] void lost() const;
    Result nextResult();
    void check(const Result& result) const;

    std::string shown_;
    std::unique_ptr<PGconn, Close> connection_;
    std::unordered_map<std::string_view, std::string> names_;
    size_t sent_ = 0;
    int patience_ = 0;
};

}  // namespace cantina::store
