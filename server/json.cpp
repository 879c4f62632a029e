#include "server/json.h"

#include <cmath>

namespace cantina::server {

std::optional<json::object> readObject(std::string_view text) {
    json::parse_options options;
    options.max_depth = 16;
    json::error_code error;
    json::value value = json::parse({text.data(), text.size()}, error, {}, options);
    if (error || !value.is_object()) return std::nullopt;
    return std::move(value.as_object());
}

std::string textIn(const json::object& object, std::string_view name, std::string_view fallback) {
    const json::value* v = object.if_contains(name);
    if (v == nullptr || !v->is_string()) return std::string(fallback);
    return {v->as_string().data(), v->as_string().size()};
}

int64_t numberIn(const json::object& object, std::string_view name, int64_t fallback) {
    const json::value* v = object.if_contains(name);
    if (v == nullptr) return fallback;
    if (v->is_int64()) return v->as_int64();
    if (v->is_uint64() && v->as_uint64() <= INT64_MAX) return static_cast<int64_t>(v->as_uint64());
    if (v->is_double() && std::abs(v->as_double()) < 1e15) return static_cast<int64_t>(v->as_double());
    return fallback;
}

bool flagIn(const json::object& object, std::string_view name, bool fallback) {
    const json::value* v = object.if_contains(name);
    return v != nullptr && v->is_bool() ? v->as_bool() : fallback;
}

std::string tidyText(std::string_view text, size_t most) {
    std::string out;
    size_t letters = 0;
    bool space = false;
    for (size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool high = c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        // Marks that turn the direction of writing would let a name pretend to be another.
        const auto third = i + 2 < text.size() ? static_cast<unsigned char>(text[i + 2]) : 0;
        const bool turns = c == 0xE2 && third != 0 && static_cast<unsigned char>(text[i + 1]) == 0x80 &&
                           ((third >= 0x8B && third <= 0x8F) || (third >= 0xA8 && third <= 0xAE));
        if (high) ++i;
        if (turns) i += 2;
        if (c <= 0x20 || c == 0x7F || high || turns) {
            space = !out.empty();
            continue;
        }
        const bool begins = (c & 0xC0) != 0x80;
        if (begins && letters + (space ? 1 : 0) >= most) break;
        if (space) out += ' ', ++letters;
        space = false;
        letters += begins ? 1 : 0;
        out += text[i];
    }
    return out;
}

}  // namespace cantina::server
