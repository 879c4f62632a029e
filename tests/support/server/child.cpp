#include "tests/support/server/child.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <vector>

namespace cantina::proof {
namespace {

std::string program() {
    if (const char* given = std::getenv("CANTINA")) return given;
    return std::filesystem::read_symlink("/proc/self/exe").parent_path().string() + "/cantina";
}

}  // namespace

ServerChild::ServerChild(const std::string& database) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    // Known dice: how long the matches are is no chance, nor is how often a plan of kills comes to its end.
    std::vector<std::string> words = {program()};
    for (const char* word :
         {"serve", "--port", "0", "--log", "none", "--instant", "--test-seed", "2026", "--thinking-seconds", "3600",
          "--requests-per-second", "100000", "--connections-per-address", "10000", "--db"})
        words.emplace_back(word);
    words.push_back(database);
    std::vector<char*> arguments;
    for (std::string& w : words) arguments.push_back(w.data());
    arguments.push_back(nullptr);
    process_ = fork();
    if (process_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        dup2(ends[1], STDOUT_FILENO);
        dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    close(ends[1]);
    std::string said;
    char buffer[256];
    ssize_t n = 0;
    while (said.find('\n') == std::string::npos && (n = read(ends[0], buffer, sizeof buffer)) > 0)
        said.append(buffer, static_cast<size_t>(n));
    close(ends[0]);
    const size_t colon = said.rfind(':');
    if (colon != std::string::npos)
        port_ = static_cast<uint16_t>(static_cast<int>(std::strtol(said.c_str() + colon + 1, nullptr, 10)));
    if (port_ == 0) throw std::runtime_error("the server did not start: " + said);
}

ServerChild::~ServerChild() {
    if (process_ > 0) (void)end(SIGKILL);
}

int ServerChild::end(int signal) {
    kill(process_, signal);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return status;
}

void ServerChild::killNow() { (void)end(SIGKILL); }
int ServerChild::stop() { return end(SIGTERM); }

}  // namespace cantina::proof
