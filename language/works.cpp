#include "language/works.h"

namespace cantina::language {
namespace {

constexpr std::string_view kFrom = "_from_";

}  // namespace

Elsewhere elsewhereOf(const Vocabulary& v, const TimingWord& row) {
    const std::string_view name = row.name;
    const size_t at = name.find(kFrom);
    if (at == std::string_view::npos || indexOf(v.timings, name.substr(0, at)) < 0) return {};
    return {std::string(name.substr(0, at)), std::string(name.substr(at + kFrom.size()))};
}

int timingWhere(const Vocabulary& v, int timing, const std::vector<Tree>& parts) {
    for (const Tree& p : parts) {
        if (!p.isWord(kWorks)) continue;
        if (p.items.size() != 1 || p.items[0].kind != Tree::Kind::word) return -1;
        return indexOf(v.timings, v.timings[static_cast<size_t>(timing)].name + std::string(kFrom) + p.items[0].text);
    }
    return timing;
}

std::string zonesWhere(const Vocabulary& v, std::string_view timing) {
    std::string out;
    for (const TimingWord& row : v.timings)
        if (const Elsewhere e = elsewhereOf(v, row); e.is() && e.timing == timing) out += (out.empty() ? "" : ", ") + e.zone;
    return out.empty() ? "none" : out;
}

}  // namespace cantina::language
