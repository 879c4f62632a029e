#include "store/postgres_connection.h"

#include <poll.h>

#include <array>
#include <cstring>

namespace cantina::store {

namespace {

// Types as PostgreSQL numbers them (pg_type.dat): fixed for ever.
constexpr Oid kInt8 = 20, kText = 25, kBytea = 17;

Oid typeOf(Value::Kind kind) { return kind == Value::Kind::number ? kInt8 : kind == Value::Kind::text ? kText : kBytea; }

void bigEndian(int64_t number, char* out) {
    for (int i = 0; i < 8; ++i) out[i] = static_cast<char>(static_cast<uint64_t>(number) >> (56 - 8 * i) & 0xFF);
}

class PostgresRow : public Row {
public:
    explicit PostgresRow(const PGresult* result) : result_(result) {}
    bool none(int column) const override { return PQgetisnull(result_, 0, column) != 0; }
    std::string_view data(int column) const override {
        return {PQgetvalue(result_, 0, column), static_cast<size_t>(PQgetlength(result_, 0, column))};
    }
    int64_t number(int column) const override {
        const std::string_view bytes = data(column);  // 8 or 4 bytes, the highest first
        uint64_t n = !bytes.empty() && (bytes[0] & 0x80) != 0 ? ~uint64_t{0} : 0;
        for (char byte : bytes) n = n << 8 | static_cast<uint8_t>(byte);
        return none(column) ? 0 : static_cast<int64_t>(n);
    }

private:
    const PGresult* result_;
};

std::string trimmed(const char* message) {
    std::string text = message == nullptr ? "" : message;
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    return text;
}

// The values of a statement as libpq takes them.
struct Bound {
    std::vector<const char*> data;
    std::vector<int> lengths, binary;
    std::vector<std::array<char, 8>> numbers;
    std::vector<std::string> texts;  // with the zero byte at their end

    explicit Bound(Values values) {
        numbers.resize(values.size());
        texts.resize(values.size());
        for (size_t i = 0; i < values.size(); ++i) {
            const Value& v = values[i];
            binary.push_back(v.kind == Value::Kind::text ? 0 : 1);
            if (v.kind == Value::Kind::number) bigEndian(v.number, numbers[i].data());
            if (v.kind == Value::Kind::text) texts[i] = v.data;
            const char* bytes = v.kind == Value::Kind::number ? numbers[i].data()
                                : v.kind == Value::Kind::text ? texts[i].c_str()
                                : v.data.data() == nullptr    ? ""
                                                              : v.data.data();
            data.push_back(v.none ? nullptr : bytes);
            lengths.push_back(v.kind == Value::Kind::number ? 8 : static_cast<int>(v.data.size()));
        }
    }
};

}  // namespace

Violation PostgresError::violation() const {
    if (state_ == "23505") return Violation::unique;
    if (state_ == "23502") return Violation::notNull;
    if (state_ == "23503") return Violation::foreign;
    return Violation::other;
}

PostgresConnection::PostgresConnection(const std::string& url, Access access) : shown_(shownUrl(url)) {
    // What the URL says comes last and counts. A network that swallows everything is noticed within half a minute.
    const char* const keys[] = {"application_name",    "connect_timeout",  "keepalives_idle",
                                "keepalives_interval", "keepalives_count", "tcp_user_timeout",
                                "client_encoding",     "dbname",           nullptr};
    const char* const values[] = {"cantina", "5", "10", "5", "3", "30000", "UTF8", url.c_str(), nullptr};
    connection_.reset(PQconnectdbParams(keys, values, 1));
    if (connection_ == nullptr || PQstatus(connection_.get()) != CONNECTION_OK) lost();
    PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
    execute("SET default_transaction_isolation = 'read committed'");
    execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') IN ('off', 'local')");
    if (access == Access::read) execute("SET default_transaction_read_only = on");
}

void PostgresConnection::lost() const {
    throw PostgresError("", shown_ + ": " + trimmed(PQerrorMessage(connection_.get())), true);
}

PostgresError PostgresConnection::errorOf(const PGresult* result) const {
    const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* primary = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    // A server that ends us says so before it closes the connection.
    const std::string_view code = state == nullptr ? "" : state;
    const bool gone = PQstatus(connection_.get()) != CONNECTION_OK || code.starts_with("57P0") || code.starts_with("08");
    return {state == nullptr ? "" : state,
            shown_ + ": " + (primary != nullptr ? primary : trimmed(PQresultErrorMessage(result))), gone};
}

void PostgresConnection::check(const Result& result) const {
    if (result == nullptr) lost();
    const ExecStatusType status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && status != PGRES_SINGLE_TUPLE &&
        status != PGRES_EMPTY_QUERY)
        throw errorOf(result.get());
}

void PostgresConnection::execute(const std::string& sql) { check(Result(PQexec(connection_.get(), sql.c_str()))); }

bool PostgresConnection::tried(const std::string& sql) noexcept {
    const Result result(PQexec(connection_.get(), sql.c_str()));
    return PQresultStatus(result.get()) == PGRES_COMMAND_OK;
}

std::string PostgresConnection::textOf(const std::string& sql) {
    const Result result(PQexec(connection_.get(), sql.c_str()));
    check(result);
    return PQntuples(result.get()) == 0 ? "" : PQgetvalue(result.get(), 0, 0);
}

void PostgresConnection::enter() {
    if (sent_ == 0 && PQenterPipelineMode(connection_.get()) != 1) lost();
}

void PostgresConnection::prepare(const std::vector<Prepared>& statements) {
    for (const Prepared& p : statements) {
        const std::string name = "s" + std::to_string(names_.size());
        std::vector<Oid> types;
        for (Value::Kind kind : p.kinds) types.push_back(typeOf(kind));
        enter();
        if (PQsendPrepare(connection_.get(), name.c_str(), std::string(p.sql).c_str(), static_cast<int>(types.size()),
                          types.data()) != 1)
            lost();
        names_.emplace(p.sql, name);
        ++sent_;
    }
    const auto failed = receive();
    if (!failed) return;
    for (const Prepared& p : statements) names_.erase(p.sql);
    throw PostgresError(failed->error);
}

void PostgresConnection::sendPrepared(const std::string& name, Values values) {
    const Bound bound(values);
    if (PQsendQueryPrepared(connection_.get(), name.c_str(), static_cast<int>(values.size()), bound.data.data(),
                            bound.lengths.data(), bound.binary.data(), 1) != 1)
        lost();
}

// As PQgetResult, which would wait for ever for a server that hangs.
PostgresConnection::Result PostgresConnection::nextResult() {
    while (patience_ > 0 && PQisBusy(connection_.get()) != 0) {
        pollfd wait{PQsocket(connection_.get()), POLLIN, 0};
        const int ready = poll(&wait, 1, patience_);
        if (ready == 0)
            throw PostgresError("", shown_ + ": the server has not answered for " + std::to_string(patience_) + " ms", true);
        if (PQconsumeInput(connection_.get()) != 1) lost();
    }
    return Result(PQgetResult(connection_.get()));
}

void PostgresConnection::query(std::string_view sql, Values values, const OnRow& row) {
    if (!names_.contains(sql)) {
        std::vector<Value::Kind> kinds;
        for (const Value& v : values) kinds.push_back(v.kind);
        prepare({{sql, kinds}});
    }
    sendPrepared(names_.at(sql), values);
    PQsetSingleRowMode(connection_.get());
    std::optional<PostgresError> error;
    while (const Result result = nextResult()) {
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_SINGLE_TUPLE)
            row(PostgresRow(result.get()));
        else if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && !error)
            error = errorOf(result.get());
    }
    if (error) throw PostgresError(*error);
}

void PostgresConnection::send(std::string_view sql, Values values) {
    enter();
    sendPrepared(names_.at(sql), values);
    ++sent_;
}

std::optional<PostgresConnection::Failed> PostgresConnection::receive() {
    if (PQpipelineSync(connection_.get()) != 1) lost();
    std::optional<Failed> failed;
    for (size_t i = 0; i < sent_; ++i) {
        const Result result = nextResult();
        if (result == nullptr) lost();
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_FATAL_ERROR && !failed) failed = Failed{i, errorOf(result.get())};
        if (failed && failed->error.lost()) throw PostgresError(failed->error);
        // The end of this statement's answers.
        if (const Result end = nextResult()) lost();
    }
    const Result end = nextResult();
    if (end == nullptr || PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC) lost();
    if (PQexitPipelineMode(connection_.get()) != 1) lost();
    sent_ = 0;
    return failed;
}

}  // namespace cantina::store
