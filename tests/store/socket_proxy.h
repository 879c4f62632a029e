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

    // `fate` is asked for every piece of a request, from several threads, until the proxy is gone: what it captures is
    // declared before the proxy.
    SocketProxy(std::string serverFolder, std::function<Fate()> fate);  // the folder of the server's socket
    ~SocketProxy();
    SocketProxy(const SocketProxy&) = delete;
    SocketProxy& operator=(const SocketProxy&) = delete;

    const std::string& folder() const { return folder_.path(); }  // of our own socket

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
