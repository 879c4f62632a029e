#include "server/log.h"

#include <fmt/format.h>

#include <cstdio>
#include <ctime>

#include "server/json.h"
#include "server/workers.h"

namespace cantina::server {
namespace {

std::string timeText(int64_t ms) {
    const std::time_t seconds = ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min, parts.tm_sec, ms % 1000);
}

}  // namespace

void Log::write(std::string_view level, std::string_view event, Fields fields) {
    if (form_ == Form::none) return;
    std::string line;
    if (form_ == Form::json) {
        json::object out{{"at", timeText(nowMs())}, {"level", level}, {"event", event}};
        for (const auto& [name, value] : fields) out[name] = value;
        line = json::serialize(out);
    } else {
        line = fmt::format("{} {}{}", timeText(nowMs()), level == "info" ? "" : std::string(level) + ": ", event);
        for (const auto& [name, value] : fields) line += fmt::format("  {}={}", name, value);
        for (char& c : line)
            if (static_cast<unsigned char>(c) < 0x20) c = ' ';
    }
    line += '\n';
    std::lock_guard lock(mutex_);
    std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace cantina::server
