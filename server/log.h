// The server's log: a line per event on standard error, for people or as one JSON object each. No keys, tokens or hands.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace cantina::server {

class Log {
public:
    enum class Form : uint8_t { none, plain, json };
    explicit Log(Form form) : form_(form) {}

    using Fields = std::initializer_list<std::pair<std::string_view, std::string>>;
    void info(std::string_view event, Fields fields = {}) { write("info", event, fields); }
    void warn(std::string_view event, Fields fields = {}) { write("warn", event, fields); }
    void error(std::string_view event, Fields fields = {}) { write("error", event, fields); }

private:
    void write(std::string_view level, std::string_view event, Fields fields);

    Form form_;
    std::mutex mutex_;
};

}  // namespace cantina::server
