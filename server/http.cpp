#include "server/http.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <mutex>
#include <set>
#include <thread>
#include <unordered_map>

#include "server/address.h"

namespace cantina::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Strand = asio::strand<asio::io_context::executor_type>;
using Stream = beast::basic_stream<tcp, Strand>;
using WebStream = websocket::stream<Stream>;
using Request = http::request<http::string_body>;
using namespace std::chrono_literals;

constexpr auto kIdle = 75s, kHandshake = 15s;
constexpr size_t kHeaderBytes = 16 * 1024;

// A handler's answer as something to wait for. The callback may come from any thread.
template <class Result, class Start>
asio::awaitable<Result> answerOf(Start start) {
    auto initiate = [start = std::move(start)](auto handler) mutable {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        auto executor = asio::get_associated_executor(*shared);
        start([shared, executor](Result result) {
            asio::post(executor, [shared, result = std::move(result)]() mutable { (*shared)(std::move(result)); });
        });
    };
    co_return co_await asio::async_initiate<decltype(asio::use_awaitable), void(Result)>(std::move(initiate),
                                                                                         asio::use_awaitable);
}

// One WebSocket. Everything but send() and close() runs on the connection's strand.
class Line final : public Socket, public std::enable_shared_from_this<Line> {
public:
    Line(Stream stream, const HttpOptions& options, Metrics& metrics)
        : web_(std::move(stream)), limits_(options.limits), metrics_(metrics) {
        web_.set_option(websocket::stream_base::timeout{kHandshake, kIdle, true});
        web_.read_message_max(limits_.frameBytes);
        websocket::permessage_deflate deflate;
        deflate.server_enable = options.deflate;
        deflate.compLevel = 3;
        deflate.server_no_context_takeover = false;
        web_.set_option(deflate);
        web_.text(true);
        web_.auto_fragment(false);
    }

    void send(Text text) override {
        const size_t size = text->size();
        ++metrics_.messagesOut;
        metrics_.bytesOut += size;
        asio::post(web_.get_executor(),
                   [self = shared_from_this(), text = std::move(text)]() mutable { self->queue(std::move(text)); });
    }
    void close(std::string_view why) override { close(websocket::close_code::normal, why); }
    void close(websocket::close_code code, std::string_view why) {
        asio::post(web_.get_executor(), [self = shared_from_this(), code, why = std::string(why.substr(0, 120))] {
            self->closing_ = true;
            self->reason_ = websocket::close_reason(code, why);
            if (self->open_ && !self->writing_) self->sayGoodbye();
        });
    }

    asio::awaitable<void> serve(Request request, std::shared_ptr<SocketUser> user) {
        beast::error_code error;
        co_await web_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
        if (error) co_return;
        open_ = true;
        ++metrics_.connections;
        user->opened(shared_from_this());
        if (closing_) sayGoodbye();  // the server stopped while the answer to the handshake was being written
        Bucket bucket(limits_.messagesPerSecond, limits_.messageBurst);
        beast::flat_buffer buffer;
        while (!closing_) {
            co_await web_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
            if (error) break;
            ++metrics_.messagesIn;
            if (!web_.got_text()) {
                close(websocket::close_code::unknown_data, "texts only");
                continue;
            }
            if (!bucket.take()) {
                close(websocket::close_code::policy_error, "too many messages");
                continue;
            }
            const auto data = buffer.cdata();
            user->heard({static_cast<const char*>(data.data()), data.size()});
            buffer.consume(buffer.size());
        }
        // After a close of ours: read on until the other side has said good-bye too.
        while (!error) {
            buffer.consume(buffer.size());
            co_await web_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
        }
        --metrics_.connections;
        ended_ = true;
        user->closed();
    }

private:
    void queue(Text text) {
        if (closing_ || ended_) return;
        waiting_ += text->size();
        texts_.push_back(std::move(text));
        if (waiting_ > limits_.backlogBytes || texts_.size() > limits_.backlogMessages) {
            ++metrics_.slowClients;
            closing_ = true;
            texts_.clear();
            beast::get_lowest_layer(web_).close();  // it does not read: a good-bye would not arrive either
            return;
        }
        if (!writing_) write();
    }
    void write() {
        writing_ = true;
        web_.async_write(asio::buffer(*texts_.front()), [self = shared_from_this()](beast::error_code error, size_t) {
            self->writing_ = false;
            if (error || self->texts_.empty()) return;
            self->waiting_ -= self->texts_.front()->size();
            self->texts_.pop_front();
            if (self->closing_) return self->sayGoodbye();
            if (!self->texts_.empty()) self->write();
        });
    }
    void sayGoodbye() {
        if (ended_ || goodbye_) return;
        goodbye_ = true;
        web_.async_close(reason_, [self = shared_from_this()](beast::error_code) {});
    }

    WebStream web_;
    const Limits limits_;
    Metrics& metrics_;
    std::deque<Text> texts_;
    size_t waiting_ = 0;
    bool open_ = false, writing_ = false, closing_ = false, ended_ = false, goodbye_ = false;
    websocket::close_reason reason_{websocket::close_code::normal};
};

std::map<std::string, std::string> queryOf(std::string_view text) {
    std::map<std::string, std::string> out;
    while (!text.empty() && out.size() < 32) {
        const std::string_view part = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const size_t equals = std::min(part.find('='), part.size());
        out[urlDecoded(part.substr(0, equals), true)] =
            equals < part.size() ? urlDecoded(part.substr(equals + 1), true) : "";
    }
    return out;
}

HttpRequest plainRequest(const Request& request, const std::string& address, bool behindProxy) {
    HttpRequest out;
    out.method = std::string(request.method_string());
    const std::string_view target(request.target().data(), request.target().size());
    const size_t mark = std::min(target.find('?'), target.size());
    out.path = urlDecoded(target.substr(0, mark), false);
    if (mark < target.size()) out.query = queryOf(target.substr(mark + 1));
    for (const auto& field : request) {
        std::string name(field.name_string());
        std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
        std::string& value = out.headers[name];
        if (!value.empty()) value += name == "cookie" ? "; " : ", ";
        value += std::string(field.value());
    }
    out.body = request.body();
    out.address = address;
    if (const std::string hops = out.header("x-forwarded-for"); behindProxy && !hops.empty()) {
        const size_t comma = hops.rfind(',');
        out.address = comma == std::string::npos ? hops : hops.substr(hops.find_first_not_of(' ', comma + 1));
    }
    out.address = addressKey(out.address);
    return out;
}

http::response<http::string_body> webResponse(const HttpResponse& from, unsigned version, bool keep, bool head) {
    http::response<http::string_body> out{static_cast<http::status>(from.status), version};
    out.set(http::field::content_type, from.type);
    for (const auto& [name, value] : from.headers) out.set(name, value);
    out.keep_alive(keep);
    const size_t size = from.body ? from.body->size() : 0;
    if (!head && from.body) out.body() = *from.body;
    out.content_length(size);
    return out;
}

}  // namespace

// Threads, the open port, and who is connected from where.
class HttpServer::House {
public:
    House(HttpOptions options, HttpHandler& handler, Metrics& metrics)
        : options_(std::move(options)),
          handler_(handler),
          metrics_(metrics),
          buckets_(options_.limits.requestsPerSecond, options_.limits.requestBurst),
          acceptor_(io_) {}

    std::optional<std::string> listen() {
        beast::error_code error;
        const asio::ip::address address = asio::ip::make_address(options_.bind, error);
        if (error) return options_.bind + (": this is no address of this machine: give 127.0.0.1 or 0.0.0.0");
        const tcp::endpoint endpoint{address, options_.port};
        error = acceptor_.open(endpoint.protocol(), error);
        if (!error) error = acceptor_.set_option(asio::socket_base::reuse_address(true), error);
        if (!error) error = acceptor_.bind(endpoint, error);
        const std::string where = options_.bind + ":" + std::to_string(options_.port);
        if (error == asio::error::address_in_use)
            return where +
                   ": the port is taken: another program (perhaps another cantina) listens there. Stop it, or give --port "
                   "another number";
        if (error == asio::error::access_denied) return where + ": ports below 1024 need root: give --port a higher number";
        if (!error) error = acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (error) return where + ": cannot be opened: " + error.message();
        port_ = acceptor_.local_endpoint().port();
        asio::co_spawn(io_, accept(), asio::detached);
        for (unsigned i = 0; i < std::max(1U, options_.threads); ++i) threads_.emplace_back([this] { io_.run(); });
        return std::nullopt;
    }

    uint16_t port() const { return port_; }

    void stop() {
        if (stopped_.exchange(true)) return;
        asio::post(io_, [this] {
            beast::error_code ignored;
            ignored = acceptor_.close(ignored);
        });
        std::vector<std::shared_ptr<Line>> open;
        {
            std::lock_guard lock(mutex_);
            for (const auto& [address, weak] : lines_)
                if (auto line = weak.lock()) open.push_back(std::move(line));
        }
        for (const auto& line : open) line->close(websocket::close_code::going_away, "the server restarts");
        open.clear();
        for (int i = 0; i < 60 && metrics_.connections.load() > 0; ++i) std::this_thread::sleep_for(25ms);
        io_.stop();
        for (std::thread& t : threads_) t.join();
        threads_.clear();
    }

private:
    asio::awaitable<void> accept() {
        for (;;) {
            beast::error_code error;
            auto strand = asio::make_strand(io_);
            asio::basic_stream_socket<tcp, Strand> socket(strand);
            co_await acceptor_.async_accept(socket, asio::redirect_error(asio::use_awaitable, error));
            if (stopped_ || error == asio::error::operation_aborted) co_return;
            if (error) {  // out of files, most likely: the others may end meanwhile
                asio::steady_timer timer(io_, 100ms);
                co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, error));
                continue;
            }
            error = socket.set_option(tcp::no_delay(true), error);
            asio::co_spawn(strand, serve(Stream(std::move(socket))), asio::detached);
        }
    }

    // Counts the connections of an address while it lives.
    struct Place {
        House& house;
        std::string address;
        bool granted = false;
        Place(House& h, std::string a) : house(h), address(std::move(a)) {
            std::lock_guard lock(house.mutex_);
            granted = ++house.perAddress_[address] <= house.options_.limits.connectionsPerAddress;
        }
        ~Place() {
            std::lock_guard lock(house.mutex_);
            if (--house.perAddress_[address] <= 0) house.perAddress_.erase(address);
        }
        Place(const Place&) = delete;
        Place& operator=(const Place&) = delete;
    };

    asio::awaitable<void> serve(Stream stream) {
        beast::error_code error;
        const tcp::endpoint peer = stream.socket().remote_endpoint(error);
        const std::string address = error ? "" : addressKey(peer.address().to_string());
        // Behind a proxy all connections come from one address: the limit is the proxy's to keep.
        const Place place(*this, address);
        beast::flat_buffer buffer;
        for (;;) {
            http::request_parser<http::string_body> parser;
            parser.body_limit(options_.limits.bodyBytes);
            parser.header_limit(kHeaderBytes);
            stream.expires_after(kIdle);
            co_await http::async_read(stream, buffer, parser, asio::redirect_error(asio::use_awaitable, error));
            if (error == http::error::body_limit || error == http::error::header_limit)
                co_await refuse(stream, 413, "the request is too long");
            else if (error && error != http::error::end_of_stream && error != beast::error::timeout &&
                     error != asio::error::operation_aborted && error != asio::error::connection_reset)
                co_await refuse(stream, 400, "this is not HTTP");
            if (error) break;
            if (!place.granted && !options_.behindProxy) {
                ++metrics_.connectionsRefused;
                co_await refuse(stream, 429, "too many connections from your address");
                break;
            }
            const Request request = parser.release();
            if (websocket::is_upgrade(request)) {
                co_await upgrade(std::move(stream), request, address);
                co_return;
            }
            if (!co_await respond(stream, request, address)) break;
        }
        error = stream.socket().shutdown(tcp::socket::shutdown_send, error);
    }

    asio::awaitable<bool> respond(Stream& stream, const Request& request, const std::string& address) {
        HttpRequest plain = plainRequest(request, address, options_.behindProxy);
        stream.expires_never();
        HttpResponse answer = tooFast();
        if (buckets_.take(plain.address))
            answer = co_await answerOf<HttpResponse>([&](auto done) { handler_.answer(std::move(plain), std::move(done)); });
        ++metrics_.requests;
        if (answer.status >= 400) ++metrics_.requestErrors;
        auto response = webResponse(answer, request.version(), request.keep_alive(), request.method() == http::verb::head);
        http::response_serializer<http::string_body> serializer(response);
        serializer.split(false);
        beast::error_code error;
        stream.expires_after(kIdle);
        if (request.method() == http::verb::head)
            co_await http::async_write_header(stream, serializer, asio::redirect_error(asio::use_awaitable, error));
        else
            co_await http::async_write(stream, serializer, asio::redirect_error(asio::use_awaitable, error));
        co_return !error && response.keep_alive();
    }

    static HttpResponse tooFast() {
        return {429,
                "application/json",
                std::make_shared<const std::string>(
                    R"({"error":{"says":"too many requests from your address","hint":"wait a few seconds","rule":""}})"),
                {{"Retry-After", "2"}}};
    }

    asio::awaitable<void> refuse(Stream& stream, int status, std::string says) {
        HttpResponse answer{
            status, "application/json",
            std::make_shared<const std::string>(R"({"error":{"says":")" + says + R"(","hint":"","rule":""}})")};
        auto response = webResponse(answer, 11, false, false);
        beast::error_code error;
        stream.expires_after(kHandshake);
        ++metrics_.requestErrors;
        co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
    }

    asio::awaitable<void> upgrade(Stream stream, Request request, std::string address) {
        HttpRequest plain = plainRequest(request, address, options_.behindProxy);
        stream.expires_never();
        HttpHandler::Accepted accepted = tooFast();
        if (buckets_.take(plain.address))
            accepted = co_await answerOf<HttpHandler::Accepted>(
                [&](auto done) { handler_.connect(std::move(plain), std::move(done)); });
        if (auto* refused = std::get_if<HttpResponse>(&accepted)) {
            ++metrics_.connectionsRefused;
            auto response = webResponse(*refused, request.version(), false, false);
            beast::error_code error;
            stream.expires_after(kHandshake);
            co_await http::async_write(stream, response, asio::redirect_error(asio::use_awaitable, error));
            co_return;
        }
        auto line = std::make_shared<Line>(std::move(stream), options_, metrics_);
        {
            std::lock_guard lock(mutex_);
            if (lines_.size() > 1024 && lines_.size() > 4 * metrics_.connections.load())
                std::erase_if(lines_, [](const auto& e) { return e.second.expired(); });
            lines_.emplace_back(address, line);
        }
        co_await line->serve(std::move(request), std::get<std::shared_ptr<SocketUser>>(std::move(accepted)));
    }

    HttpOptions options_;
    HttpHandler& handler_;
    Metrics& metrics_;
    Buckets buckets_;
    // Before io_: what it still holds when it ends gives its place back.
    std::mutex mutex_;
    std::unordered_map<std::string, int> perAddress_;
    std::vector<std::pair<std::string, std::weak_ptr<Line>>> lines_;
    asio::io_context io_;
    tcp::acceptor acceptor_;
    uint16_t port_ = 0;
    std::atomic<bool> stopped_{false};
    std::vector<std::thread> threads_;
};

HttpServer::HttpServer(HttpOptions options, HttpHandler& handler, Metrics& metrics)
    : house_(std::make_unique<House>(std::move(options), handler, metrics)) {}
HttpServer::~HttpServer() { house_->stop(); }
std::optional<std::string> HttpServer::listen() { return house_->listen(); }
uint16_t HttpServer::port() const { return house_->port(); }
void HttpServer::stop() { house_->stop(); }

std::string urlDecoded(std::string_view text, bool plusIsSpace) {
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                      : -1;
    };
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0) {
            out += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            out += text[i] == '+' && plusIsSpace ? ' ' : text[i];
        }
    }
    return out;
}

}  // namespace cantina::server
