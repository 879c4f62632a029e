#include "tests/support/postgres_server.h"

#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <vector>

namespace cantina {

namespace {

namespace fs = std::filesystem;

// The folder of initdb and postgres; Debian's are not in PATH. The newest counts.
std::string programFolder() {
    std::vector<std::string> candidates;
    std::error_code none;
    for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
        candidates.push_back(version.path().string() + "/bin");
    std::sort(candidates.rbegin(), candidates.rend());
    candidates.emplace_back("/usr/local/pgsql/bin");
    const char* path = std::getenv("PATH");
    std::string rest = path == nullptr ? "" : path;
    while (!rest.empty()) {
        const size_t end = std::min(rest.find(':'), rest.size());
        candidates.push_back(rest.substr(0, end));
        rest = end < rest.size() ? rest.substr(end + 1) : "";
    }
    for (const std::string& c : candidates)
        if (fs::exists(c + "/initdb", none) && fs::exists(c + "/postgres", none)) return c;
    return {};
}

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error("PostgreSQL for the tests: " + what); }

}  // namespace

PostgresServer* PostgresServer::shared() {
    static const std::unique_ptr<PostgresServer> server = [] {
        const std::string programs = programFolder();
        if (!programs.empty()) return std::unique_ptr<PostgresServer>(new PostgresServer(programs));
        if (std::getenv("CANTINA_REQUIRE_POSTGRES") != nullptr) fail("it is not installed; run tools/packages install full");
        std::puts("SKIPPED: PostgreSQL is not installed, its half of the tests did not run (make test-full runs it)");
        return std::unique_ptr<PostgresServer>();
    }();
    return server.get();
}

PostgresServer::PostgresServer(std::string programs)
    : programs_(std::move(programs)), data_(folder_.path() + "/data"), user_(geteuid()), group_(getegid()) {
    if (user_ == 0) {
        const passwd* other = getpwnam("postgres");
        if (other == nullptr) other = getpwnam("nobody");
        if (other == nullptr) fail("there is no user 'postgres' or 'nobody' to run it as");
        user_ = other->pw_uid;
        group_ = other->pw_gid;
        if (chown(folder_.path().c_str(), user_, group_) != 0) fail("cannot give it its folder");
    }
    run("initdb", "-D " + data_ + " -U cantina -A trust -E UTF8 --locale=C --data-checksums --no-sync --no-instructions",
        folder_.path() + "/initdb.log");
    start();
}

PostgresServer::~PostgresServer() {
    if (process_ > 0) stop();
}

namespace {

// In the child: the other user, the log, the program. Ends with the thread that started it.
[[noreturn]] void become(uid_t user, gid_t group, const std::string& folder, const std::string& log,
                         std::vector<std::string> words) {
    if (geteuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(group) != 0 || setuid(user) != 0)) _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (chdir(folder.c_str()) != 0 || std::freopen(log.c_str(), "a", stdout) == nullptr ||
        std::freopen(log.c_str(), "a", stderr) == nullptr)
        _exit(126);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execv(arguments[0], arguments.data());
    _exit(127);
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> words;
    for (size_t at = 0; at < text.size();) {
        const size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

}  // namespace

void PostgresServer::run(const std::string& program, const std::string& arguments, const std::string& log) const {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) become(user_, group_, folder_.path(), log, split(programs_ + "/" + program + " " + arguments));
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || status != 0) fail(program + " failed, see " + log);
}

void PostgresServer::start() {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child < 0) fail("cannot fork");
    // Only the socket in its own folder; a small one.
    if (child == 0)
        become(user_, group_, folder_.path(), folder_.path() + "/server.log",
               split(programs_ + "/postgres -D " + data_ + " -k " + folder_.path() +
                     " -c listen_addresses= -c shared_buffers=32MB -c max_connections=60 -c max_wal_size=64MB"));
    process_ = child;
    for (int i = 0; i < 1200; ++i) {  // recovery after a crash takes a while
        if (PQping(url().c_str()) == PQPING_OK) return;
        if (waitpid(child, nullptr, WNOHANG) == child) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    process_ = -1;
    fail("it does not start, see " + folder_.path() + "/server.log");
}

void PostgresServer::stop() {
    kill(process_, SIGINT);
    waitpid(process_, nullptr, 0);
    process_ = -1;
}

void PostgresServer::crash() {
    kill(process_, SIGQUIT);
    waitpid(process_, nullptr, 0);
    process_ = -1;
}

std::string PostgresServer::url(const std::string& rest) const {
    return "postgres://cantina@/postgres?host=" + folder_.path() + rest;
}

std::string PostgresServer::valueOf(const std::string& sql, const std::string& where) {
    PGconn* connection = PQconnectdb(where.c_str());
    PGresult* result = PQexec(connection, sql.c_str());
    const ExecStatusType status = PQresultStatus(result);
    const std::string message = PQerrorMessage(connection);
    const std::string value = status == PGRES_TUPLES_OK && PQntuples(result) > 0 ? PQgetvalue(result, 0, 0) : "";
    PQclear(result);
    PQfinish(connection);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail(message + " in " + sql);
    return value;
}

void PostgresServer::execute(const std::string& sql, const std::string& where) { valueOf(sql, where); }

std::string PostgresServer::newDatabase() {
    const std::string name = "t" + std::to_string(++databases_);
    execute("CREATE SCHEMA " + name, url());
    return url("&options=-csearch_path%3D" + name);
}

}  // namespace cantina
