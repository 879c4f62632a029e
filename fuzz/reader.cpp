// libFuzzer target: any bytes are either a Document within the limits or a ReadError with a message.
//
//   clang++-22 -std=c++20 -g -O1 -fsanitize=fuzzer,address,undefined -I. -I/usr/include/lua5.4 fuzz/reader.cpp
//       language/*.cpp -llua5.4-c++ -lfmt -o fuzz-reader && ./fuzz-reader fuzz/corpus/reader
#include "language/reader.h"

#include <cstdint>
#include <cstdlib>

#include "language/utf8.h"

using namespace cantina;
using namespace cantina::language;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

// Counts the nodes and checks what every Tree promises.
size_t checkTree(const Tree& tree, int depth) {
    require(depth < 100 && tree.line >= 1 && !findInvalidUtf8(tree.text));
    require(tree.kind != Tree::Kind::nil);
    size_t nodes = 1;
    for (const Tree& item : tree.items) nodes += checkTree(item, depth + 1);
    for (size_t i = 0; i < tree.fields.size(); ++i) {
        require(i == 0 || tree.fields[i - 1].first < tree.fields[i].first);
        nodes += checkTree(tree.fields[i].second, depth + 1);
    }
    return nodes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static const ReadLimits limits{.memoryBytes = 8u << 20, .instructions = 200'000, .nodes = 20'000};
    static const Reader reader(
        {{"character", true}, {"scenario", true}, {"blue"}, {"deal"}, {"expect"}, {"may"}, {"p1"}, {"this"}}, limits);
    const ReadResult result = reader.read("fuzz.lua", {reinterpret_cast<const char*>(data), size});
    if (const auto* error = std::get_if<ReadError>(&result)) {
        require(!error->message.empty() && !findInvalidUtf8(error->message) && error->file == "fuzz.lua");
        require(error->message.find('\n') == std::string::npos);
        require(error->line >= 1 || size == 0 || size > limits.sourceBytes);
        return 0;
    }
    size_t nodes = 0;
    for (const Tree& tree : std::get<Document>(result).declarations) nodes += checkTree(tree, 0);
    require(nodes <= limits.nodes);
    return 0;
}
