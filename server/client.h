// The other end of the line, for tests and load: HTTP requests one by one, and WebSockets that are polled. Loopback only.
//
// Plain sockets, no library: a load test must cost less than what it measures.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cantina::server {

using ClientHeaders = std::vector<std::pair<std::string, std::string>>;

struct ClientAnswer {
    int status = 0;                              // 0: nobody answered
    std::map<std::string, std::string> headers;  // names in small letters
    std::string body;
    std::string cookie() const;  // "cantina=..." of Set-Cookie; empty: none was set
};

// One request on a connection of its own. Waits at most half a minute.
ClientAnswer ask(uint16_t port, const std::string& method, const std::string& path, const std::string& body = "",
                 const ClientHeaders& headers = {});

class ClientLine {
public:
    ClientLine(uint16_t port, const std::string& path, const ClientHeaders& headers = {});
    ~ClientLine();
    ClientLine(const ClientLine&) = delete;
    ClientLine& operator=(const ClientLine&) = delete;

    int status() const { return status_; }  // 101: open; else the status of the refusal, 0: nobody there
    bool open() const { return socket_ >= 0; }
    int socket() const { return socket_; }
    // False: the line is gone.
    bool send(std::string_view text) { return sendFrame(1, text); }
    bool sendFrame(uint8_t opcode, std::string_view data);
    bool sendBytes(std::string_view bytes);
    // Reads what has arrived, without waiting; false: the line is gone (what came before is in texts()).
    bool pump();
    std::deque<std::string>& texts() { return texts_; }
    // The next text; none: the line is gone or the time is over.
    std::optional<std::string> next(int milliseconds);
    uint16_t closeCode() const { return closeCode_; }  // 0: no good-bye was heard
    const std::string& closeReason() const { return closeReason_; }
    uint64_t bytesIn() const { return bytesIn_; }
    void drop();  // without a good-bye

private:
    void frames();
    void frame(uint8_t opcode, bool last, std::string_view data);

    int socket_ = -1;
    int status_ = 0;
    std::string input_, partial_;
    std::deque<std::string> texts_;
    uint16_t closeCode_ = 0;
    std::string closeReason_;
    uint64_t bytesIn_ = 0;
};

}  // namespace cantina::server
