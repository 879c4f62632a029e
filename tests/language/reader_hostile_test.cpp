// Hostile files: each must end in a ReadError with a line, quickly, within the limits.
#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "language/reader.h"

using namespace cantina;
using namespace cantina::language;

namespace {

const std::vector<Word>& words() {
    static const std::vector<Word> list = {{"character", true}, {"deal"}, {"p1"}};
    return list;
}

ReadError bad(std::string_view source, const ReadLimits& limits = {}) {
    ReadResult result = Reader(words(), limits).read("evil.lua", source);
    if (!std::holds_alternative<ReadError>(result)) FAIL("read without an error: " << source.substr(0, 80));
    ReadError error = std::get<ReadError>(std::move(result));
    CHECK(error.message.size() < 600);
    return error;
}

// Fails with this line and a message that contains `part`.
void checkBad(std::string_view source, int line, std::string_view part, const ReadLimits& limits = {}) {
    const ReadError error = bad(source, limits);
    INFO("source: ", std::string(source.substr(0, 80)), " message: ", error.message);
    CHECK(error.line == line);
    CHECK(error.message.find(part) != std::string::npos);
}

std::string repeated(std::string_view part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
}

}  // namespace

TEST_CASE("deep nesting") {
    checkBad("character { x = \n" + repeated("(", 100'000) + "1" + repeated(")", 100'000) + " }", 2, "nested too deeply");
    checkBad("character \n" + repeated("{", 100'000) + repeated("}", 100'000), 2, "nested too deeply");
    checkBad("character { x = " + repeated("{", 100) + repeated("}", 100) + " }", 1, "nested deeper than 64 levels");
    checkBad("character { x = " + repeated("deal(", 100) + "1" + repeated(")", 100) + " }", 1,
             "nested deeper than 64 levels");
    checkBad("local t = {}\nfor i = 1, 100000 do t = { t } end\ncharacter { t }", 3, "nested deeper than 64 levels");
    checkBad("local x = " + repeated("-", 1) + repeated("not ", 100'000) + "1", 1, "nested too deeply");
    checkBad("local x = 'a'" + repeated("..'a'", 100'000), 1, "nested too deeply");
    checkBad(repeated("do ", 100'000), 1, "nested too deeply");
    checkBad("local f = " + repeated("function() return ", 10'000), 1, "nested too deeply");
}

TEST_CASE("cycles") {
    checkBad("local t = {}\nt[1] = t\ncharacter { t }", 3, "does a table contain itself?");
    checkBad("local t = {}\nt.x = deal(t)\ncharacter(t)", 2, "does a table contain itself?");
}

TEST_CASE("too many values") {
    checkBad("local t = {}\nfor i = 1, 300000 do t[i] = 1 end\ncharacter(t)", 3, "more than 200000 values");
    checkBad("local t = {}\nfor i = 1, 300000 do t['k' .. i] = 1 end\ncharacter(t)", 2, "too many different names");
    checkBad("local t = {}\nfor i = 1, 40 do t = { t, t } end\ncharacter(t)", 3, "more than 200000 values");
    checkBad("local t = 'x'\nfor i = 1, 40 do t = deal(t, t) end\ncharacter { t }", 2, "more than 200000 values");
    checkBad("for i = 1, 300000 do character {} end", 1, "more than 200000 values");
    checkBad("for i = 1, 300000 do character 'A' end", 1, "declarations without a table");
    checkBad("character {}", 1, "more than 1 values", {.nodes = 1});
    checkBad("local s = '" + std::string(4000, 'a') + "'\nfor i = 1, 50000 do character { s } end", 2, "too large; split",
             {.memoryBytes = 16u << 20});
    checkBad("deal(" + repeated("1,", 200) + "1)(" + repeated("1,", 200) + "1)", 1, "more than 255 arguments");
    checkBad("local d = deal\nwhile true do d = d(1) end", 2, "more than 255 arguments");
    checkBad("local p = p1\nwhile true do p = p.x end", 2, "too long");
}

TEST_CASE("endless work") {
    // A small budget of instructions, so that a slow machine does not meet the limit of time first.
    const ReadLimits few{.instructions = 500'000, .time = std::chrono::seconds(60)};
    checkBad("\nwhile true do end", 2, "runs too long", few);
    checkBad("::a:: goto a", 1, "runs too long", few);
    checkBad("local x\nwhile true do x = deal(1) end", 2, "runs too long", few);
    checkBad("local x = 1\nx = 2", 1, "runs too long", {.instructions = 1});
    checkBad("while true do end", 1, "takes too long", {.instructions = UINT64_MAX, .time = std::chrono::milliseconds(50)});
    checkBad("local function f() return 1 + f() end\nf()", 1, "functions call each other too deeply");
    checkBad("local function f() return f() end\nf()", 1, "runs too long", few);
    // Each call copies all arguments of the one before. A slow machine meets the limit of time first, a fast one that of
    // memory.
    const ReadError growing =
        bad("local function g(...) return g(1, ...) end\ng()", {.time = std::chrono::milliseconds(200)});
    CHECK(growing.line == 1);
    CHECK((growing.message.find("takes too long") != std::string::npos ||
           growing.message.find("too many different names or values") != std::string::npos));
}

TEST_CASE("memory") {
    checkBad("local s = 'x'\nwhile true do\n s = s .. s end", 3, "a text is longer than 4096 bytes");
    checkBad("local t, s = {}, '" + std::string(4000, 'a') + "'\nfor i = 1, 1e9 do\n t[i] = s .. i end", 3,
             "more than 65536 KiB of memory");
    checkBad("local t = {}\nfor i = 1, 1e9 do t[i] = {} end", 2, "more than 65536 KiB of memory");
    checkBad("local s = '" + std::string(4000, 'a') + "'\nwhile true do local u = s .. 1 end", 2, "makes and drops too much",
             {.memoryBytes = 1u << 20});
    checkBad("local s =\n'" + std::string(100'000, 'a') + "'", 2, "a text is longer than 4096 bytes");
    checkBad("character { '" + std::string(4500, 'a') + "' }", 1, "a text is longer than 4096 bytes");
    for (size_t bytes = 0; bytes < 40'000; bytes += 509) bad("character { deal(1), wampa }", {.memoryBytes = bytes});
}

TEST_CASE("keys that collide cannot hold the reader up") {
    // Lua places an integer key at its remainder by 2^n - 1 for a table of 2^n keys; these all fall on one place.
    checkBad("local t = {}\nfor i = 1, 300000 do t[i * 524287] = true end", 2, "too many different names or values");
    checkBad("local t = {} for i = 1, 32768 do t[i * 32767] = true end while true do local x = t[32767 * 40000] end", 1,
             "takes too long", {.instructions = UINT64_MAX, .time = std::chrono::milliseconds(300)});
    std::string constants = "local t = {}\n";
    for (int i = 1; i < 60'000; ++i) constants += "t=" + std::to_string(i * 32767LL) + "\n";
    const auto start = std::chrono::steady_clock::now();
    const ReadError error = bad(constants);
    CHECK(error.line > 1);
    CHECK(error.message.find("too many different names or values") != std::string::npos);
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(30));
}

TEST_CASE("sources that are not Lua text") {
    checkBad("\x1bLua\x54\x00", 1, "compiled Lua");
    checkBad(std::string_view("a\n\0b", 4), 2, "zero byte");
    checkBad("-- ok\n-- \xC3\x28", 2, "not valid UTF-8");
    checkBad("-- \xED\xA0\x80", 1, "not valid UTF-8");
    checkBad("-- \xC0\xAF", 1, "not valid UTF-8");
    checkBad("-- \xF4\x90\x80\x80", 1, "not valid UTF-8");
    checkBad("-- \xE2\x82", 1, "not valid UTF-8");
    checkBad(std::string((1u << 20) + 1, ' '), 0, "larger than 1024 KiB");
    checkBad("#!/usr/bin/lua", 1, "unexpected symbol");
    const ReadResult marked = Reader(words()).read("a.lua",
                                                   "\xEF\xBB\xBF"
                                                   "character { '\xE2\x82\xAC' }\r\n");
    CHECK(std::holds_alternative<Document>(marked));
}

TEST_CASE("no way behind the words") {
    checkBad("local g =\n_ENV", 2, "'_ENV' is not available");
    checkBad("local _ENV <const> = {}", 1, "'_ENV' is not available");
    checkBad("local g = _G", 1, "'_G' is not available");
    checkBad("local t = {}\nt.__index = deal\nlocal x = t.y.z", 3, "attempt to index a nil value");
    checkBad("local x <close> = deal", 1, "non-closable value");
    checkBad("local x = p1.__index\nx.y = 1", 2, "cannot be changed");
    checkBad("for k in deal do end", 1, "argument 1 of 'deal' is nil");
    checkBad("local s = ''\nlocal x = s.rep", 2, "attempt to index a string value");
    checkBad("deal.__metatable = 1", 1, "cannot be changed");
    // Metamethod names are plain fields here.
    const ReadResult plain = Reader(words()).read("a.lua", "character { __index = 1, __gc = 2, __len = 3 }");
    REQUIRE(std::holds_alternative<Document>(plain));
    CHECK(std::get<Document>(plain).declarations.at(0).items.at(0).fields.size() == 3);
}

TEST_CASE("messages quote strange text safely") {
    const ReadError error = bad("local x = '\\xff\\1' '\\xff\\n\\1'");
    CHECK(error.message.find('\xff') == std::string::npos);
    CHECK(error.message.find('\n') == std::string::npos);
    bad("local x = 1 '" + std::string(4000, 'b') + "'");
    bad(std::string(3000, 'z') + "()");
    bad("character { ['" + std::string(3000, 'z') + "'] = 0.0001 }");
}

TEST_CASE("one reader serves several threads") {
    const Reader shared(words());
    std::vector<std::thread> threads;
    std::vector<int> declared(4);
    for (size_t t = 0; t < declared.size(); ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 50; ++i) {
                const ReadResult result = shared.read("a.lua", i % 2 == 0 ? "character { deal(1) }" : "wampa()");
                if (std::holds_alternative<Document>(result)) ++declared[t];
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (const int count : declared) CHECK(count == 25);
}
