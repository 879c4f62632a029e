#include "language/titles.h"

#include <algorithm>

#include "language/vocabulary.h"

namespace cantina::language {

std::string noCard(const Book& book, const std::string& name) {
    std::vector<std::string_view> known;
    for (size_t i = 1; i < book.texts.size(); ++i) {
        known.emplace_back(book.texts[i].title);
        known.emplace_back(book.texts[i].id);
    }
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return "no card '" + name + "' in the book" + meant(name, known);
}

}  // namespace cantina::language
