// `cantina serve` as a process of its own on a free loopback port, ended by its id.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace cantina::proof {

class ServerChild {
public:
    // Starts it and waits until it says where it is; throws if it does not.
    explicit ServerChild(const std::string& database);
    ~ServerChild();
    ServerChild(const ServerChild&) = delete;
    ServerChild& operator=(const ServerChild&) = delete;
    uint16_t port() const { return port_; }
    void killNow();  // SIGKILL; returns when it is gone
    int stop();      // SIGTERM; its status

private:
    int end(int signal);

    pid_t process_ = -1;
    uint16_t port_ = 0;
};

}  // namespace cantina::proof
