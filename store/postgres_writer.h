// Writes groups of batches to a PostgreSQL, each group in one transaction, each exactly once whatever happens to the
// connection.
//
// A lost connection leaves open whether the last transaction was committed. So each transaction first writes its number into
// this process's row of `writers`. A new connection raises the row's epoch: that waits for a transaction that is still under
// way, makes what the old connection may still send fail, and reads the number of the last transaction that was committed.
#pragma once

#include <memory>
#include <span>

#include "store/postgres_connection.h"
#include "store/writer.h"

namespace cantina::store {

class PostgresWriter {
public:
    PostgresWriter(std::string url, std::string id);  // throws PostgresError
    ~PostgresWriter();
    PostgresWriter(const PostgresWriter&) = delete;
    PostgresWriter& operator=(const PostgresWriter&) = delete;

    // Looks for a lost server until it is back, saying what is wrong; once `stopping` says so, for a last while.
    void commit(std::span<Pending> group, const std::function<bool()>& stopping,
                const std::function<void(std::string)>& lost);

private:
    using Problems = std::vector<std::optional<Problem>>;

    void connect();
    bool reconnect();
    void endOldConnection();
    void mark();
    bool together(std::span<Pending> group);                      // false: one of them was refused
    void oneByOne(std::span<Pending> group, Problems& problems);  // the same with savepoints
    std::optional<Problem> inSavepoint(const Pending& pending);
    bool waitedTooLong(const std::function<bool()>& stopping);

    std::string url_, id_;
    std::unique_ptr<PostgresConnection> connection_;
    std::string process_, processBegan_;  // of the connection's server process
    int64_t number_ = 0;                  // of the transaction under way
    int64_t committed_ = 0;               // the last one, as the row said when we connected
    int64_t epoch_ = 0;
    int pauses_ = 0, pausesWhileStopping_ = 0;
};

}  // namespace cantina::store
