#include "tests/support/child_server.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

namespace cantina::testing {

std::string programPath() {
    const char* path = std::getenv("CANTINA");
    return path == nullptr ? "" : path;
}

ChildServer::ChildServer(std::string program, std::string database, std::vector<std::string> more)
    : program_(std::move(program)), database_(std::move(database)), more_(std::move(more)) {}

ChildServer::~ChildServer() { kill(); }

bool ChildServer::start() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    std::vector<std::string> words{program_, "serve", "--port", "0", "--db", database_, "--log", "none", "--instant"};
    words.insert(words.end(), more_.begin(), more_.end());
    std::vector<char*> arguments;
    for (std::string& w : words) arguments.push_back(w.data());
    arguments.push_back(nullptr);
    pid_ = fork();
    if (pid_ == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    close(ends[1]);
    out_ = ends[0];
    std::string said;
    for (;;) {
        pollfd waiting{out_, POLLIN, 0};
        if (poll(&waiting, 1, 60'000) <= 0) return false;
        char part[512];
        const ssize_t n = read(out_, part, sizeof part);
        if (n <= 0) return false;
        said.append(part, static_cast<size_t>(n));
        const size_t at = said.find("localhost:"), end = said.find('\n', at == std::string::npos ? 0 : at);
        if (at == std::string::npos || end == std::string::npos) continue;
        port_ = static_cast<uint16_t>(std::atoi(said.c_str() + at + 10));
        return port_ != 0;
    }
}

int ChildServer::waitForIt() {
    int status = 0;
    waitpid(pid_, &status, 0);
    pid_ = -1;
    close(out_);
    out_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void ChildServer::kill() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    (void)waitForIt();
}

int ChildServer::terminate() {
    if (pid_ <= 0) return -1;
    ::kill(pid_, SIGTERM);
    return waitForIt();
}

}  // namespace cantina::testing
