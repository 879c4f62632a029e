#include "store/text.h"

#include <cstddef>
#include <cstdint>

namespace cantina::store {

namespace {

// One letter at `at`, which moves behind it; -1 where the bytes are no UTF-8.
int32_t letterAt(std::string_view text, size_t& at) {
    const auto lead = static_cast<uint8_t>(text[at]);
    const size_t length = lead < 0x80 ? 1 : lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : 4;
    if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || at + length > text.size()) return -1;
    auto letter = static_cast<int32_t>(length == 1 ? lead : lead & (0x7F >> length));
    for (size_t i = 1; i < length; ++i) {
        const auto next = static_cast<uint8_t>(text[at + i]);
        if ((next & 0xC0) != 0x80) return -1;
        letter = letter << 6 | (next & 0x3F);
    }
    const bool tooLong = (length == 3 && letter < 0x800) || (length == 4 && letter < 0x10000);
    if (tooLong || (letter >= 0xD800 && letter < 0xE000) || letter > 0x10FFFF) return -1;
    at += length;
    return letter;
}

void append(std::string& out, int32_t letter) {
    const auto put = [&](int32_t byte) { out += static_cast<char>(byte); };
    if (letter < 0x80) return put(letter);
    if (letter < 0x800) {
        put(0xC0 | letter >> 6);
    } else if (letter < 0x10000) {
        put(0xE0 | letter >> 12);
        put(0x80 | (letter >> 6 & 0x3F));
    } else {
        put(0xF0 | letter >> 18);
        put(0x80 | (letter >> 12 & 0x3F));
        put(0x80 | (letter >> 6 & 0x3F));
    }
    put(0x80 | (letter & 0x3F));
}

// Capitals by range: those a fixed distance before their small letters, and those that alternate with them.
struct Capitals {
    int32_t first, last, distance;  // distance 0: the even ones are capitals; -1: the odd ones
};
constexpr Capitals kCapitals[] = {
    {'A', 'Z', 32},       {0xC0, 0xD6, 32},   {0xD8, 0xDE, 32},   {0x100, 0x12F, 0},   {0x132, 0x137, 0},
    {0x139, 0x148, -1},   {0x14A, 0x177, 0},  {0x179, 0x17E, -1}, {0x1CD, 0x1DC, -1},  {0x1DE, 0x1EF, 0},
    {0x1F8, 0x21F, 0},    {0x222, 0x233, 0},  {0x388, 0x38A, 37}, {0x391, 0x3A1, 32},  {0x3A3, 0x3AB, 32},
    {0x3D8, 0x3EF, 0},    {0x400, 0x40F, 80}, {0x410, 0x42F, 32}, {0x460, 0x481, 0},   {0x48A, 0x4BF, 0},
    {0x4C1, 0x4CE, -1},   {0x4D0, 0x52F, 0},  {0x531, 0x556, 48}, {0x1E00, 0x1E95, 0}, {0x1EA0, 0x1EFF, 0},
    {0xFF21, 0xFF3A, 32},
};

int32_t small(int32_t letter) {
    if (letter == 0x178) return 0xFF;   // y with diaeresis
    if (letter == 0x386) return 0x3AC;  // alpha with tonos
    if (letter == 0x38C) return 0x3CC;  // omicron with tonos
    if (letter == 0x38E) return 0x3CD;  // upsilon with tonos
    if (letter == 0x38F) return 0x3CE;  // omega with tonos
    if (letter == 0x3C2) return 0x3C3;  // a final sigma is a sigma
    if (letter == 0x1E9E) return 0xDF;  // sharp s
    if (letter == 0x212A) return 'k';   // the Kelvin sign looks like a K
    for (const Capitals& range : kCapitals) {
        if (letter < range.first || letter > range.last) continue;
        if (range.distance > 0) return letter + range.distance;
        return (letter & 1) == (range.distance == 0 ? 0 : 1) ? letter + 1 : letter;
    }
    return letter;
}

}  // namespace

bool isText(std::string_view bytes) {
    for (size_t at = 0; at < bytes.size();)
        if (letterAt(bytes, at) <= 0) return false;
    return true;
}

std::string folded(std::string_view name) {
    std::string out;
    out.reserve(name.size());
    for (size_t at = 0; at < name.size();) {
        const int32_t letter = letterAt(name, at);
        if (letter < 0) return std::string(name);  // such a name is refused where it would be written
        append(out, small(letter));
    }
    return out;
}

}  // namespace cantina::store
