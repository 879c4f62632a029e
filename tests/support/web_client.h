// A small client for the server's own tests and for `cantina loadtest`: plain sockets to this machine, no library.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cantina::server {

struct WebAnswer {
    int status = 0;                              // 0: no connection
    std::map<std::string, std::string> headers;  // names in small letters
    std::string body;
    std::string cookie() const;  // "cantina=..." of Set-Cookie; empty: none
};

using WebHeaders = std::vector<std::pair<std::string, std::string>>;

// One request, one connection.
WebAnswer httpCall(uint16_t port, const std::string& method, const std::string& path, const std::string& body = "",
                   const WebHeaders& headers = {});

// A WebSocket. Reading never waits unless asked to.
class WebClient {
public:
    WebClient() = default;
    WebClient(WebClient&& other) noexcept;
    WebClient& operator=(WebClient&& other) noexcept;
    ~WebClient();

    // The status of the answer: 101 is an open connection, 0 is none at all.
    int open(uint16_t port, const std::string& path, const WebHeaders& headers = {});
    bool isOpen() const { return fd_ >= 0; }
    int fd() const { return fd_; }
    bool send(std::string_view text);  // false: closed
    bool sendFrame(uint8_t opcode, std::string_view payload);
    // Everything that has arrived. An empty answer with isOpen() false: the other side closed.
    std::vector<std::string> read();
    // Waits until something arrives, at most so long.
    std::vector<std::string> read(int ms);
    // Reads until the other side closes; false: it does not.
    bool awaitClose();
    void close();
    int closeCode() const { return closeCode_; }
    uint64_t bytesRead() const { return bytesRead_; }

private:
    bool parse(std::vector<std::string>& out);

    int fd_ = -1;
    std::string buffer_, message_;
    int closeCode_ = 0;
    uint64_t bytesRead_ = 0;
};

}  // namespace cantina::server
