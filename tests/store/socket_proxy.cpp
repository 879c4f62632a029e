#include "tests/store/socket_proxy.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <stdexcept>

namespace cantina {

namespace {

constexpr int kLook = 50;  // milliseconds between looks at stop_

sockaddr_un addressIn(const std::string& folder) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = folder + "/.s.PGSQL.5432";
    if (path.size() >= sizeof address.sun_path) throw std::runtime_error("the path of the socket is too long: " + path);
    std::memcpy(address.sun_path, path.data(), path.size());
    return address;
}

// Takes both descriptors down with it.
struct Pair {
    int client, server;
    Pair(int c, int s) : client(c), server(s) {}
    ~Pair() {
        close(client);
        close(server);
    }
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;
};

bool ready(int file) {
    pollfd one{file, POLLIN, 0};
    return poll(&one, 1, kLook) > 0;
}

bool sendAll(int file, const char* data, size_t size) {
    for (size_t done = 0; done < size;) {
        const ssize_t n = send(file, data + done, size - done, MSG_NOSIGNAL);
        if (n <= 0) return false;
        done += static_cast<size_t>(n);
    }
    return true;
}

}  // namespace

SocketProxy::SocketProxy(std::string serverFolder, std::function<Fate()> fate)
    : server_(std::move(serverFolder)), fate_(std::move(fate)) {
    listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un address = addressIn(folder_.path());
    if (bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 || listen(listening_, 16) != 0)
        throw std::runtime_error("cannot listen in " + folder_.path());
    accepting_ = std::thread([this] { accept(); });
}

SocketProxy::~SocketProxy() {
    stop_ = true;
    accepting_.join();
    for (std::thread& t : connections_) t.join();
    close(listening_);
}

void SocketProxy::accept() {
    while (!stop_) {
        if (!ready(listening_)) continue;
        const int client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
        if (client >= 0) connections_.emplace_back([this, client] { carry(client); });
    }
}

void SocketProxy::carry(int client) const {
    const Pair pair(client, socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const sockaddr_un address = addressIn(server_);
    if (connect(pair.server, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) return;
    std::array<char, 65536> buffer{};
    bool loseAnswer = false;
    while (!stop_) {
        std::array<pollfd, 2> both{{{pair.client, POLLIN, 0}, {pair.server, POLLIN, 0}}};
        if (poll(both.data(), both.size(), kLook) <= 0) continue;
        if (both[1].revents != 0) {
            const ssize_t n = recv(pair.server, buffer.data(), buffer.size(), 0);
            if (n <= 0 || loseAnswer || !sendAll(pair.client, buffer.data(), static_cast<size_t>(n))) return;
        }
        if (both[0].revents != 0) {
            const ssize_t n = recv(pair.client, buffer.data(), buffer.size(), 0);
            const Fate fate = n > 0 ? fate_() : Fate::loseRequest;
            if (fate == Fate::loseRequest) return;
            const auto size = static_cast<size_t>(n);
            if (!sendAll(pair.server, buffer.data(), fate == Fate::tearRequest ? size / 2 : size)) return;
            if (fate == Fate::tearRequest) return;
            loseAnswer = fate == Fate::loseAnswer;
        }
    }
}

}  // namespace cantina
