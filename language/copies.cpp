#include "language/copies.h"

#include <fmt/format.h>

namespace cantina::language {

void addCopies(std::vector<CardDocument>& documents, int copies) {
    const size_t originals = documents.size();
    for (int n = 2; n <= copies; ++n)
        for (size_t i = 0; i < originals; ++i) {
            CardDocument copy = documents[i];
            for (Tree& card : copy.declarations)
                for (Tree& table : card.items)
                    for (auto& [key, value] : table.fields)
                        if (key == "id" && value.isText()) value.text += fmt::format("~{}", n);
            documents.push_back(std::move(copy));
        }
}

}  // namespace cantina::language
