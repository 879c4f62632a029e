// kernel/embedded.h: the files inside the program are those of the repository, sorted. Tests run in the repository root.
#include "kernel/embedded.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

using cantina::EmbeddedFile;
using cantina::embeddedFiles;

TEST_CASE("embedded files are sorted by path, each once") {
    const auto files = embeddedFiles();
    CHECK(std::ranges::adjacent_find(files, std::ranges::greater_equal{}, &EmbeddedFile::path) == files.end());
    CHECK(std::ranges::count(files, "docs/rules/tcg.tsv", &EmbeddedFile::path) == 1);
}

TEST_CASE("embedded files hold the bytes of the repository") {
    for (const EmbeddedFile& file : embeddedFiles()) {
        CAPTURE(std::string(file.path));
        std::ifstream in{std::string(file.path), std::ios::binary};
        REQUIRE(in.good());
        const std::string bytes{std::istreambuf_iterator<char>(in), {}};
        CHECK((file.bytes == bytes));
    }
}
