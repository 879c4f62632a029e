#include "tests/support/web_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "tests/support/patience.h"

namespace cantina::server {
namespace {

int connected(uint16_t port) {
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{kPatience.count(), 0};
    const int one = 1;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return fd;
    close(fd);
    return -1;
}

bool sendAll(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (n <= 0) return false;
        bytes.remove_prefix(static_cast<size_t>(n));
    }
    return true;
}

bool receiveSome(int fd, std::string& buffer) {
    char part[16384];
    const ssize_t n = recv(fd, part, sizeof part, 0);
    if (n <= 0) return false;
    buffer.append(part, static_cast<size_t>(n));
    return true;
}

std::string requestText(const std::string& method, const std::string& path, uint16_t port, const WebHeaders& headers) {
    std::string out = method + " " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) + "\r\n";
    for (const auto& [name, value] : headers) out += name + ": " + value + "\r\n";
    return out;
}

// Reads the head of an answer; what came behind it stays in `buffer`.
bool readHead(int fd, std::string& buffer, WebAnswer& answer) {
    size_t end = 0;
    while ((end = buffer.find("\r\n\r\n")) == std::string::npos)
        if (buffer.size() > 100'000 || !receiveSome(fd, buffer)) return false;
    if (buffer.size() < 12) return false;
    answer.status = static_cast<int>(std::strtol(buffer.c_str() + 9, nullptr, 10));
    size_t at = buffer.find("\r\n") + 2;
    while (at < end) {
        const size_t stop = buffer.find("\r\n", at), colon = buffer.find(':', at);
        if (colon < stop) {
            std::string name = buffer.substr(at, colon - at);
            std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
            answer.headers[name] = buffer.substr(colon + 2, stop - colon - 2);
        }
        at = stop + 2;
    }
    buffer.erase(0, end + 4);
    return true;
}

}  // namespace

std::string WebAnswer::cookie() const {
    const auto it = headers.find("set-cookie");
    return it == headers.end() ? "" : it->second.substr(0, it->second.find(';'));
}

WebAnswer httpCall(uint16_t port, const std::string& method, const std::string& path, const std::string& body,
                   const WebHeaders& headers) {
    WebAnswer answer;
    const int fd = connected(port);
    if (fd < 0) return answer;
    std::string text = requestText(method, path, port, headers) + "Connection: close\r\n";
    if (!body.empty()) text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    std::string buffer;
    if (sendAll(fd, text + "\r\n" + body) && readHead(fd, buffer, answer)) {
        while (receiveSome(fd, buffer)) {
        }
        answer.body = std::move(buffer);
    }
    close(fd);
    return answer;
}

WebClient::WebClient(WebClient&& other) noexcept { *this = std::move(other); }

WebClient& WebClient::operator=(WebClient&& other) noexcept {
    if (this == &other) return *this;
    close();
    fd_ = std::exchange(other.fd_, -1);
    buffer_ = std::move(other.buffer_);
    message_ = std::move(other.message_);
    closeCode_ = other.closeCode_;
    bytesRead_ = other.bytesRead_;
    return *this;
}

WebClient::~WebClient() { close(); }

void WebClient::close() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
}

int WebClient::open(uint16_t port, const std::string& path, const WebHeaders& headers) {
    close();
    buffer_.clear();
    message_.clear();
    closeCode_ = 0;
    fd_ = connected(port);
    if (fd_ < 0) return 0;
    WebAnswer answer;
    const std::string text = requestText("GET", path, port, headers) +
                             "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    if (!sendAll(fd_, text) || !readHead(fd_, buffer_, answer)) answer.status = 0;
    if (answer.status != 101) close();
    return answer.status;
}

bool WebClient::send(std::string_view text) { return sendFrame(1, text); }

// A client's frames are masked; a mask of zeros is one too, and nothing here is secret.
bool WebClient::sendFrame(uint8_t opcode, std::string_view payload) {
    if (fd_ < 0) return false;
    std::string frame(1, static_cast<char>(0x80 | opcode));
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80 | payload.size());
    } else if (payload.size() < 65536) {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(payload.size() >> 8);
        frame += static_cast<char>(payload.size());
    } else {
        frame += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(payload.size() >> shift);
    }
    frame.append(4, '\0');
    frame += payload;
    if (sendAll(fd_, frame)) return true;
    close();
    return false;
}

std::vector<std::string> WebClient::read(int ms) {
    std::vector<std::string> out = read();
    if (!out.empty() || fd_ < 0) return out;
    pollfd waiting{fd_, POLLIN, 0};
    if (poll(&waiting, 1, ms) <= 0) return out;
    return read();
}

std::vector<std::string> WebClient::read() {
    std::vector<std::string> out;
    while (parse(out)) {
    }
    while (fd_ >= 0) {
        char part[65536];
        const ssize_t n = recv(fd_, part, sizeof part, MSG_DONTWAIT);
        if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) break;
        if (n <= 0) {
            close();
            break;
        }
        bytesRead_ += static_cast<uint64_t>(n);
        buffer_.append(part, static_cast<size_t>(n));
        while (parse(out)) {
        }
    }
    return out;
}

bool WebClient::awaitClose() {
    return waitUntil([&] { return !isOpen(); }, [&] { (void)read(50); });
}

// One frame, if it is whole.
bool WebClient::parse(std::vector<std::string>& out) {
    if (buffer_.size() < 2) return false;
    const auto byte = [&](size_t i) { return static_cast<uint64_t>(static_cast<unsigned char>(buffer_[i])); };
    const uint64_t first = byte(0), opcode = first & 15;
    uint64_t size = byte(1) & 127;
    size_t head = 2;
    if (size == 126) {
        if (buffer_.size() < 4) return false;
        size = byte(2) << 8 | byte(3);
        head = 4;
    } else if (size == 127) {
        if (buffer_.size() < 10) return false;
        size = 0;
        for (size_t i = 2; i < 10; ++i) size = size << 8 | byte(i);
        head = 10;
    }
    if (buffer_.size() < head + size) return false;
    std::string payload = buffer_.substr(head, size);
    buffer_.erase(0, head + size);
    if (opcode <= 1) {  // a text, or a further part of one
        message_ += payload;
        if ((first & 128) != 0) out.push_back(std::exchange(message_, {}));
    }
    if (opcode == 9) (void)sendFrame(10, payload);
    if (opcode == 8) {
        if (payload.size() >= 2)
            closeCode_ = static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
        (void)sendFrame(8, payload.substr(0, 2));
        close();
        return false;
    }
    return true;
}

}  // namespace cantina::server
