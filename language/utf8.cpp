// Well-formed UTF-8 by the table of the Unicode standard (language/utf8.h).
#include "language/utf8.h"

#include <cstdint>

namespace cantina::language {
namespace {

// Length of the well-formed sequence at the start of `text`, 0 if there is none. The second byte's range depends on the
// first: that is what keeps out overlong forms, surrogates and values above U+10FFFF.
size_t sequenceLength(std::string_view text) {
    const auto byte = [&](size_t i) -> uint8_t { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0; };
    const uint8_t first = byte(0);
    if (first < 0x80) return 1;
    if (first < 0xC2 || first > 0xF4) return 0;
    const size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    const uint8_t low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const uint8_t high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (byte(1) < low || byte(1) > high) return 0;
    for (size_t i = 2; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    return length;
}

}  // namespace

std::optional<size_t> findInvalidUtf8(std::string_view text) {
    for (size_t at = 0; at < text.size();) {
        const size_t length = sequenceLength(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return std::nullopt;
}

std::string printable(std::string_view text, size_t longest) {
    std::string line;
    for (size_t at = 0; at < text.size();) {
        const size_t length = sequenceLength(text.substr(at));
        const bool control = length == 1 && (static_cast<uint8_t>(text[at]) < 0x20 || text[at] == 0x7F);
        const bool shown = length > 0 && !control;
        if (line.size() + (shown ? length : 1) > longest) return line + "...";
        if (shown)
            line.append(text.substr(at, length));
        else
            line.push_back('?');
        at += length > 0 ? length : 1;
    }
    return line;
}

}  // namespace cantina::language
