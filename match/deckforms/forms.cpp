// The list of the forms, and what all of them have in common.
#include <algorithm>
#include <array>

#include "kernel/nearest.h"
#include "language/utf8.h"
#include "match/deckforms/all.h"
#include "match/deckforms/gather.h"

namespace cantina::deckforms {

std::string MissingCard::text() const {
    std::string out = std::to_string(count) + " " + (title.empty() ? code : title);
    std::string rest = set;
    if (!code.empty() && !title.empty()) rest += (rest.empty() ? "" : ", ") + code;
    if (!rest.empty()) out += " (" + rest + ")";
    return out + (detail.empty() ? "" : " " + detail);
}

std::span<const Form> forms() {
    static const std::array<Form, 7> kForms = {swdestinydbJson(), octgn(),           lackey(), gemp(),
                                               gempList(),        swdestinydbText(), own()};
    return kForms;
}

const Form* formNamed(std::string_view name) {
    for (const Form& f : forms())
        if (f.name == lowered(name)) return &f;
    return nullptr;
}

const Form* formOf(std::string_view text) {
    if (text.size() > kMaxBytes) return nullptr;
    for (const Form& f : forms())
        if (f.detect(text)) return &f;
    return nullptr;
}

ReadResult readAs(const Form& form, std::string_view text, const Cards& cards) {
    if (text.size() > kMaxBytes) return Problem{"deck", "this file is too long for a deck", ""};
    if (!form.xml) {
        if (const auto bad = language::findInvalidUtf8(text)) {
            const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<ptrdiff_t>(*bad), '\n');
            return Problem{"line " + std::to_string(line), "this is not UTF-8 text: save it as UTF-8", ""};
        }
        if (text.find('\0') != std::string_view::npos) return Problem{"deck", "this is not a text", ""};
    }
    return form.read(text, cards);
}

}  // namespace cantina::deckforms
