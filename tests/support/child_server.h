// `cantina serve` as a process of its own that can be killed without warning.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace cantina::testing {

class ChildServer {
public:
    // `program` is the program's path; `more` are further arguments.
    ChildServer(std::string program, std::string database, std::vector<std::string> more = {});
    ~ChildServer();
    ChildServer(const ChildServer&) = delete;
    ChildServer& operator=(const ChildServer&) = delete;

    bool start();     // on a free port; false: it does not come up
    void kill();      // SIGKILL, at once
    int terminate();  // SIGTERM; its exit code
    uint16_t port() const { return port_; }
    pid_t pid() const { return pid_; }

private:
    int waitForIt();

    std::string program_, database_;
    std::vector<std::string> more_;
    pid_t pid_ = -1;
    int out_ = -1;
    uint16_t port_ = 0;
};

std::string programPath();  // $CANTINA

}  // namespace cantina::testing
