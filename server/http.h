// HTTP and WebSocket as plain calls: requests in, responses out, texts both ways. http.cpp is the only file of the server
// that includes Boost.Beast (it costs half a minute of compile time).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/limits.h"
#include "server/metrics.h"

namespace cantina::server {

using Text = std::shared_ptr<const std::string>;

struct HttpRequest {
    std::string method;                          // "GET"
    std::string path;                            // decoded, without the query
    std::map<std::string, std::string> query;    // decoded
    std::map<std::string, std::string> headers;  // names in small letters
    std::string body;
    std::string address;  // of the client
    std::string header(const std::string& name) const {
        const auto it = headers.find(name);
        return it == headers.end() ? "" : it->second;
    }
    std::string asked(const std::string& name) const {
        const auto it = query.find(name);
        return it == query.end() ? "" : it->second;
    }
};

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    Text body = {};
    std::vector<std::pair<std::string, std::string>> headers = {};
    Text packed = {};   // the body in gzip, made before
    bool pack = false;  // worth it, though made for this answer alone
};

// The server's end of a WebSocket. Both functions may be called from any thread and do not wait.
class Socket {
public:
    virtual ~Socket() = default;
    virtual void send(Text text) = 0;
    virtual void close(std::string_view why) = 0;
};

// Who uses it: called on one thread at a time.
class SocketUser {
public:
    virtual ~SocketUser() = default;
    virtual void opened(std::shared_ptr<Socket> socket) = 0;
    virtual void heard(std::string_view text) = 0;
    virtual void closed() = 0;
};

class HttpHandler {
public:
    virtual ~HttpHandler() = default;
    // Answers once, from any thread, now or later.
    virtual void answer(HttpRequest request, std::function<void(HttpResponse)> respond) = 0;
    using Accepted = std::variant<std::shared_ptr<SocketUser>, HttpResponse>;
    virtual void connect(HttpRequest request, std::function<void(Accepted)> respond) = 0;
};

struct HttpOptions {
    std::string bind = "127.0.0.1";
    uint16_t port = 8080;  // 0: any free one
    unsigned threads = 2;
    bool deflate = false;      // compress WebSocket messages: fewer bytes, more memory per connection
    bool behindProxy = false;  // the client's address is the last of X-Forwarded-For
    Limits limits;
};

class HttpServer {
public:
    HttpServer(HttpOptions options, HttpHandler& handler, Metrics& metrics);
    ~HttpServer();
    std::optional<std::string> listen();  // and begins to answer; what is wrong and what to do
    uint16_t port() const;
    // Refuses new connections, says good-bye to the open ones and waits for them a second.
    void stop();

private:
    class House;
    std::unique_ptr<House> house_;
};

// "%C3%A9" -> "é"; an escape that makes no sense stays as it is.
std::string urlDecoded(std::string_view text, bool plusIsSpace);

}  // namespace cantina::server
