// Reading what strangers send: one small JSON object, fields with limits.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cantina::server {

namespace json = boost::json;

// Null: it is not one JSON object, or it is nested too deeply.
std::optional<json::object> readObject(std::string_view text);

// A field that is missing or of another kind gives the fallback.
std::string textIn(const json::object& object, std::string_view name, std::string_view fallback = "");
int64_t numberIn(const json::object& object, std::string_view name, int64_t fallback);
bool flagIn(const json::object& object, std::string_view name, bool fallback = false);

// For names and lines that others read: no control characters, single spaces, at most `most` letters.
std::string tidyText(std::string_view text, size_t most);

}  // namespace cantina::server
