// Stands between a client and a PostgreSQL and cuts connections at the worst moments: before a request arrives, in the
// middle of it, or after it was carried out and before the answer arrives.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/temporary.h"

namespace cantina {

class SocketProxy {
public:
    enum class Fate : uint8_t { pass, loseRequest, tearRequest, loseAnswer };

    explicit SocketProxy(std::string serverFolder);  // of the server's socket
    ~SocketProxy();
    SocketProxy(const SocketProxy&) = delete;
    SocketProxy& operator=(const SocketProxy&) = delete;

    const std::string& folder() const { return folder_.path(); }  // of our own socket
    // Asked for every piece of a request, from several threads. Set before there is a connection to decide about.
    void setFate(std::function<Fate()> fate) { fate_ = std::move(fate); }

private:
    void accept();
    void carry(int client) const;

    std::string server_;
    TemporaryFolder folder_;
    std::function<Fate()> fate_;
    int listening_ = -1;
    std::atomic<bool> stop_ = false;
    std::vector<std::thread> connections_;
    std::thread accepting_;
};

}  // namespace cantina
