#include "server/client.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <chrono>

namespace cantina::server {
namespace {

using Clock = std::chrono::steady_clock;
constexpr int kPatience = 120'000;  // ms
constexpr size_t kChunk = 64 * 1024;

int connectTo(uint16_t port) {
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(fd);
        return -1;
    }
    const int on = 1;
    ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return fd;
}

bool waitFor(int fd, short what, int milliseconds) {
    pollfd p{fd, what, 0};
    int code = 0;
    do code = ::poll(&p, 1, milliseconds);
    while (code < 0 && errno == EINTR);
    return code > 0;
}

bool writeAll(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n > 0) {
            bytes.remove_prefix(static_cast<size_t>(n));
            continue;
        }
        if (n < 0 && errno == EINTR) continue;
        if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) && waitFor(fd, POLLOUT, kPatience)) continue;
        return false;
    }
    return true;
}

// Appends what is there; 0: nothing now, -1: the end.
int readSome(int fd, std::string& into) {
    char buffer[kChunk];
    ssize_t n = 0;
    do n = ::recv(fd, buffer, sizeof buffer, MSG_DONTWAIT);
    while (n < 0 && errno == EINTR);
    if (n < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : -1;
    if (n == 0) return -1;
    into.append(buffer, static_cast<size_t>(n));
    return static_cast<int>(n);
}

std::string head(uint16_t port, const std::string& method, const std::string& path, const ClientHeaders& headers) {
    std::string out = method + " " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) + "\r\n";
    for (const auto& [name, value] : headers) out += name + ": " + value + "\r\n";
    return out;
}

// Status and headers out of `input`, which keeps what follows them; false: not all of it is there yet.
bool readHead(std::string& input, ClientAnswer& answer) {
    const size_t end = input.find("\r\n\r\n");
    if (end == std::string::npos) return false;
    answer.status = input.starts_with("HTTP/1.") && input.size() > 12
                        ? static_cast<int>(std::strtol(input.c_str() + 9, nullptr, 10))
                        : -1;
    size_t at = input.find("\r\n") + 2;
    while (at < end) {
        const size_t stop = input.find("\r\n", at), colon = input.find(':', at);
        if (colon < stop) {
            std::string name = input.substr(at, colon - at);
            std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
            answer.headers[name] = input.substr(std::min(colon + 2, stop), stop - std::min(colon + 2, stop));
        }
        at = stop + 2;
    }
    input.erase(0, end + 4);
    return true;
}

// All of an answer: head, then as many bytes as it says.
ClientAnswer readAnswer(int fd, std::string& input) {
    ClientAnswer answer;
    const auto until = Clock::now() + std::chrono::milliseconds(kPatience);
    bool haveHead = false;
    size_t length = 0;
    for (;;) {
        if (!haveHead && readHead(input, answer)) {
            haveHead = true;
            length = static_cast<size_t>(
                std::max(0, static_cast<int>(std::strtol(answer.headers["content-length"].c_str(), nullptr, 10))));
        }
        if (haveHead && (answer.status == 101 || input.size() >= length)) break;
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0 || !waitFor(fd, POLLIN, static_cast<int>(left)) || readSome(fd, input) < 0) break;
    }
    if (haveHead && answer.status != 101) answer.body = input.substr(0, length);
    return answer;
}

}  // namespace

std::string ClientAnswer::cookie() const {
    const auto it = headers.find("set-cookie");
    return it == headers.end() ? "" : it->second.substr(0, it->second.find(';'));
}

ClientAnswer ask(uint16_t port, const std::string& method, const std::string& path, const std::string& body,
                 const ClientHeaders& headers) {
    const int fd = connectTo(port);
    if (fd < 0) return {};
    std::string text = head(port, method, path, headers);
    if (!body.empty()) text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    text += "Connection: close\r\n\r\n" + body;
    std::string input;
    // A body that is too long is refused before all of it was read: look for the answer even so.
    (void)writeAll(fd, text);
    ClientAnswer answer = readAnswer(fd, input);
    ::close(fd);
    return answer;
}

ClientLine::ClientLine(uint16_t port, const std::string& path, const ClientHeaders& headers) : socket_(connectTo(port)) {
    if (socket_ < 0) return;
    const std::string text = head(port, "GET", path, headers) +
                             "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                             "Sec-WebSocket-Key: Y2FudGluYSBsb2FkIHRlcw==\r\n\r\n";
    if (writeAll(socket_, text)) status_ = readAnswer(socket_, input_).status;
    if (status_ != 101) {
        drop();
        return;
    }
    frames();
}

ClientLine::~ClientLine() { drop(); }

void ClientLine::drop() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
}

bool ClientLine::sendBytes(std::string_view bytes) {
    if (socket_ < 0) return false;
    if (writeAll(socket_, bytes)) return true;
    (void)pump();  // perhaps a good-bye says why
    drop();
    return false;
}

// A mask of zeroes is a mask.
bool ClientLine::sendFrame(uint8_t opcode, std::string_view data) {
    std::string out;
    out += static_cast<char>(0x80 | opcode);
    if (data.size() < 126) {
        out += static_cast<char>(0x80 | data.size());
    } else if (data.size() < 65536) {
        out += static_cast<char>(0x80 | 126);
        for (int shift = 8; shift >= 0; shift -= 8) out += static_cast<char>(data.size() >> shift & 255);
    } else {
        out += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(data.size() >> shift & 255);
    }
    out.append(4, '\0');
    out += data;
    return sendBytes(out);
}

bool ClientLine::pump() {
    if (socket_ < 0) return false;
    int n = 0;
    while ((n = readSome(socket_, input_)) > 0) bytesIn_ += static_cast<uint64_t>(n);
    frames();
    if (n < 0) drop();
    return socket_ >= 0;
}

std::optional<std::string> ClientLine::next(int milliseconds) {
    const auto until = Clock::now() + std::chrono::milliseconds(milliseconds);
    while (texts_.empty()) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        if (socket_ < 0 || left <= 0 || !waitFor(socket_, POLLIN, static_cast<int>(left))) return std::nullopt;
        (void)pump();
    }
    std::string text = std::move(texts_.front());
    texts_.pop_front();
    return text;
}

void ClientLine::frames() {
    size_t at = 0;
    for (;;) {
        const size_t left = input_.size() - at;
        if (left < 2) break;
        const auto byte = [&](size_t i) { return static_cast<uint8_t>(input_[at + i]); };
        const size_t kind = byte(1) & 127, more = kind == 126 ? 2 : kind == 127 ? 8 : 0;
        if (left < 2 + more) break;
        uint64_t length = more == 0 ? kind : 0;
        for (size_t i = 0; i < more; ++i) length = length << 8 | byte(2 + i);
        if (left < 2 + more + length) break;
        const uint8_t first = byte(0);
        frame(first & 15, (first & 0x80) != 0, std::string_view(input_).substr(at + 2 + more, length));
        at += 2 + more + length;
    }
    input_.erase(0, at);
}

void ClientLine::frame(uint8_t opcode, bool last, std::string_view data) {
    if (opcode == 9) {
        (void)sendFrame(10, data);
    } else if (opcode == 8) {
        if (data.size() >= 2)
            closeCode_ = static_cast<uint16_t>(static_cast<uint8_t>(data[0]) << 8 | static_cast<uint8_t>(data[1]));
        closeReason_ = data.size() > 2 ? std::string(data.substr(2)) : "";
        (void)writeAll(socket_, std::string("\x88\x80\0\0\0\0", 6));
    } else if (opcode <= 1) {
        partial_ += data;
        if (!last) return;
        texts_.push_back(std::move(partial_));
        partial_.clear();
    }
}

}  // namespace cantina::server
