#include "language/facts.h"

#include <algorithm>

#include "language/names.h"
#include "language/wording.h"

namespace cantina::language {
namespace {

std::string symbolsOf(const Vocabulary& v, const FieldWord& f, int32_t value) {
    std::string out;
    for (const SymbolWord& s : v.symbols) {
        bool has =
            f.kind == FieldKind::symbol ? s.value == value : s.value >= 0 && s.value < 31 && ((value >> s.value) & 1) != 0;
        if (std::string_view(s.set) == f.set && has) out += (out.empty() ? "" : ", ") + std::string(s.wording);
    }
    return out;
}

std::string numbersOf(const FieldWord& f, const int32_t* slots) {
    int count = std::max<int>(f.width, 1);
    while (count > 1 && slots[count - 1] == 0) --count;  // a list may be shorter than its room
    std::string out;
    for (int i = 0; i < count; ++i) out += (out.empty() ? "" : ", ") + wordNumber(slots[i]);
    return out;
}

std::string namesOf(const Vocabulary& v, const FieldWord& f, const CardText& text) {
    const NameKind* kind = v.nameKind(f.set);
    std::string out;
    for (const CardText::Name& n : text.names)
        if (n.field == f.name && kind != nullptr)
            out += (out.empty()                     ? ""
                    : f.kind == FieldKind::anyNames ? " or "
                                                    : kind->between) +
                   v.names->list[static_cast<size_t>(n.name)].wording;
    return out;
}

std::string factOf(const Vocabulary& v, const FieldWord& f, const CardDef& def, const CardText& text) {
    const int32_t* slots = def.number + f.slot;
    if (f.kind == FieldKind::text) {
        std::string begin = std::string(f.name) + "=";
        for (const std::string& tag : text.tags)
            if (tag.starts_with(begin)) return tag.substr(begin.size());
        return "";
    }
    if (isOfNames(f.kind)) return namesOf(v, f, text);
    if (f.show != nullptr) return f.show(slots);
    switch (f.kind) {
        case FieldKind::number: return wordNumber(*slots);
        case FieldKind::symbol:
        case FieldKind::symbols: return symbolsOf(v, f, *slots);
        case FieldKind::flag: return *slots != 0 ? "yes" : "no";
        default: return numbersOf(f, slots);
    }
}

}  // namespace

std::vector<std::pair<std::string, std::string>> factsOf(const Vocabulary& v, const TypeWord& type, const CardDef& def,
                                                         const CardText& text) {
    std::vector<std::pair<std::string, std::string>> out;
    for (const FieldWord& f : type.fields)
        if (std::find(text.given.begin(), text.given.end(), f.name) != text.given.end())
            out.emplace_back(f.name, factOf(v, f, def, text));
    return out;
}

}  // namespace cantina::language
