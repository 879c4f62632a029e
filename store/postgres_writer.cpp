#include "store/postgres_writer.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace cantina::store {

namespace {

constexpr std::string_view kBegin = "BEGIN";
constexpr std::string_view kCommit = "COMMIT";
constexpr std::string_view kSavepoint = "SAVEPOINT batch";
constexpr std::string_view kRelease = "RELEASE batch";
// A transaction of an older epoch gets no number, which the column does not take.
constexpr std::string_view kMark =
    "INSERT INTO writers (id, number, epoch, touched) VALUES ($1, $2, $3, now()) ON CONFLICT (id) DO UPDATE SET "
    "number = CASE WHEN writers.epoch = excluded.epoch THEN excluded.number END, touched = now()";
constexpr std::string_view kRaiseEpoch =
    "INSERT INTO writers (id, number, epoch, touched) VALUES ($1, 0, 1, now()) ON CONFLICT (id) DO UPDATE SET "
    "epoch = writers.epoch + 1 RETURNING number, epoch";
constexpr std::string_view kEndProcess =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid::text = $1 AND backend_start::text = $2";

constexpr auto kPause = std::chrono::milliseconds(50);  // between two attempts to connect
constexpr int kPausesAtEnd = 200;                       // ten seconds, once the store is being closed
constexpr int kMostRepeats = 50;                        // of a transaction that others make impossible

}  // namespace

PostgresWriter::PostgresWriter(std::string url, std::string id) : url_(std::move(url)), id_(std::move(id)) { connect(); }

// A row that stays is removed by a later program. The id is made of digits.
PostgresWriter::~PostgresWriter() {
    if (connection_ != nullptr) connection_->tried("DELETE FROM writers WHERE id = '" + id_ + "'");
}

void PostgresWriter::connect() {
    auto fresh = std::make_unique<PostgresConnection>(url_, Access::write);
    connection_ = std::move(fresh);
    endOldConnection();
    // What we leave behind open must not keep its locks for long.
    connection_->execute("SET idle_in_transaction_session_timeout = '60s'");
    connection_->query(kRaiseEpoch, {Value::text(id_)}, [&](const Row& r) {
        committed_ = r.number(0);
        epoch_ = r.number(1);
    });
    process_ = connection_->textOf("SELECT pg_backend_pid()");
    processBegan_ = connection_->textOf("SELECT backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()");
    std::vector<PostgresConnection::Prepared> statements;
    for (std::string_view sql : writeStatements()) statements.push_back({sql, valueKinds(sql)});
    for (std::string_view sql : {kBegin, kCommit, kSavepoint, kRelease}) statements.push_back({sql, {}});
    statements.push_back({kMark, {Value::Kind::text, Value::Kind::number, Value::Kind::number}});
    connection_->prepare(statements);
}

// Whether the transaction under way was committed by the connection that was lost. Whatever goes wrong here leaves that
// open, so it counts as lost again.
bool PostgresWriter::reconnect() {
    try {
        connect();
    } catch (const PostgresError& e) {
        connection_.reset();
        throw PostgresError(e.state(), e.what(), true);
    }
    return committed_ == number_;
}

// The server may not have noticed that its client is gone.
void PostgresWriter::endOldConnection() {
    if (process_.empty()) return;
    try {
        connection_->query(kEndProcess, {Value::text(process_), Value::text(processBegan_)}, [](const Row&) {});
    } catch (const PostgresError& e) {
        if (e.lost()) throw;  // without the right to do it we wait for that transaction instead
    }
}

void PostgresWriter::mark() {
    const Value values[] = {Value::text(id_), Value::of(number_), Value::of(epoch_)};
    connection_->send(kMark, values);
}

// Everything is sent at once and answered once.
bool PostgresWriter::together(std::span<Pending> group) {
    connection_->send(kBegin, {});
    mark();
    const size_t begin = 2;
    size_t end = begin;
    for (const Pending& p : group)
        if (!p.problem)
            for (const Write& write : p.batch)
                statementsOf(write, [&](std::string_view sql, Values values) {
                    connection_->send(sql, values);
                    ++end;
                });
    connection_->send(kCommit, {});
    const auto failed = connection_->receive();
    if (!failed) return true;
    connection_->execute("ROLLBACK");
    if (failed->error.again() || failed->statement < begin || failed->statement >= end) throw PostgresError(failed->error);
    return false;
}

std::optional<Problem> PostgresWriter::inSavepoint(const Pending& pending) {
    std::vector<const Write*> of{nullptr};  // by statement
    connection_->send(kSavepoint, {});
    for (const Write& write : pending.batch)
        statementsOf(write, [&](std::string_view sql, Values values) {
            connection_->send(sql, values);
            of.push_back(&write);
        });
    connection_->send(kRelease, {});
    const auto failed = connection_->receive();
    if (!failed) return std::nullopt;
    const bool ofBatch = failed->statement > 0 && failed->statement < of.size();
    if (failed->error.again() || !ofBatch) throw PostgresError(failed->error);
    connection_->execute("ROLLBACK TO batch; RELEASE batch");
    return refusal(*of[failed->statement], failed->error.violation(), failed->error.what());
}

void PostgresWriter::oneByOne(std::span<Pending> group, Problems& problems) {
    connection_->send(kBegin, {});
    mark();
    if (const auto failed = connection_->receive()) throw PostgresError(failed->error);
    for (size_t i = 0; i < group.size(); ++i)
        if (!group[i].problem) problems[i] = inSavepoint(group[i]);
    connection_->send(kCommit, {});
    if (const auto failed = connection_->receive()) throw PostgresError(failed->error);
}

bool PostgresWriter::waitedTooLong(const std::function<bool()>& stopping) {
    if (pauses_++ > 0) std::this_thread::sleep_for(kPause);  // the first attempt at once: often only we were cut off
    if (stopping()) ++pausesWhileStopping_;
    return pausesWhileStopping_ > kPausesAtEnd;
}

void PostgresWriter::commit(std::span<Pending> group, const std::function<bool()>& stopping,
                            const std::function<void(std::string)>& lost) {
    ++number_;
    Problems problems(group.size());
    const auto refuseAll = [&](const std::string& why) {
        for (std::optional<Problem>& p : problems) p = Problem{std::string(kDatabase), why, {}};
    };
    for (int repeats = 0;;) {
        try {
            if (connection_ == nullptr && reconnect()) break;
            problems.assign(group.size(), std::nullopt);
            claim(group);  // what an attempt before this one wrote is known by now: nothing
            if (!together(group)) oneByOne(group, problems);
            break;
        } catch (const PostgresError& e) {
            connection_.reset();  // with whatever it has begun
            if (e.lost()) lost(e.what());
            if (e.lost() && !waitedTooLong(stopping)) continue;
            if (!e.lost() && e.again() && ++repeats < kMostRepeats) continue;
            refuseAll(e.what() + std::string(e.lost() ? "; whether this was written is not known" : ""));
            break;
        }
    }
    pauses_ = 0;
    for (size_t i = 0; i < group.size(); ++i)
        if (!group[i].problem) group[i].problem = std::move(problems[i]);
}

}  // namespace cantina::store
