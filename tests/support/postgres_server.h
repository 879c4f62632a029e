// A real PostgreSQL of the tests' own: made in a temporary folder, reached through a socket there, ended by its process id.
// As root it runs as another user, because PostgreSQL refuses root.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>

#include "tests/support/temporary.h"

namespace cantina {

class PostgresServer {
public:
    // The one of this process, started at the first call and stopped at exit; null, with a line that says so, where
    // PostgreSQL is not installed. With CANTINA_REQUIRE_POSTGRES set that is an exception instead.
    static PostgresServer* shared();

    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    std::string newDatabase();  // the URL of an empty schema of its own: as good as a database, and made in no time
    std::string url(const std::string& rest = "") const;           // `rest`: more parameters, with their &
    void execute(const std::string& sql, const std::string& url);  // throws
    std::string valueOf(const std::string& sql, const std::string& url);
    const std::string& folder() const { return folder_.path(); }  // of the socket
    const std::string& dataFolder() const { return data_; }

    void start();
    void stop();   // in order
    void crash();  // at once, without writing anything back

private:
    explicit PostgresServer(std::string programs);
    void run(const std::string& program, const std::string& arguments, const std::string& log) const;

    TemporaryFolder folder_;
    std::string programs_, data_;
    uid_t user_ = 0;
    gid_t group_ = 0;
    pid_t process_ = -1;
    int databases_ = 0;
};

}  // namespace cantina
