// Files of the repository that travel inside the program: the rule catalogue, the cards, the decks.
//
// CMake lists them (cantina_embed in cmake/embed.cmake); the definition of embeddedFiles() is generated.
#pragma once

#include <span>
#include <string_view>

namespace cantina {

struct EmbeddedFile {
    std::string_view path;   // from the repository root: "docs/rules/tcg.tsv"
    std::string_view bytes;  // the file as it is; lives as long as the program
};

std::span<const EmbeddedFile> embeddedFiles();  // sorted by path

}  // namespace cantina
