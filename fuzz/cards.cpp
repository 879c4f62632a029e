// libFuzzer target: any bytes as a card file are a book whose every part points inside the book, or problems with messages.
//
// The words are those of Pebbles. The first byte says how errata are read; the rest is the file.
#include <cstdint>
#include <cstdlib>

#include "language/compile.h"
#include "language/utf8.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::language;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void checkSelector(const Book& book, int64_t n) {
    require(n >= 0 && n < static_cast<int64_t>(book.selectors.size()));
    const Selector& s = book.selectors[static_cast<size_t>(n)];
    require(s.noun < book.vocabulary->nouns.size() && s.first + s.filters <= book.filters.size());
}

// Every jump lands inside the ability's code, every word exists.
void checkCode(const Book& book, const Ability& a) {
    const Vocabulary& v = *book.vocabulary;
    require(a.code <= a.paid && a.paid <= a.code + a.length && a.code + a.length <= book.code.size());
    for (int pc = 0; pc < a.length; ++pc) {
        const Instr& i = book.code[a.code + static_cast<size_t>(pc)];
        bool jumps = i.code == Code::may || i.code == Code::then || i.code == Code::when || i.code == Code::jump ||
                     i.code == Code::later;
        if (jumps) require(i.imm > pc && i.imm < a.length);
        if (i.code == Code::verb) require(i.a < v.verbs.size() && pc + i.b < a.length);
        if (i.code == Code::when) require((i.a == kExpression || i.a < v.conditions.size()) && pc + i.b < a.length);
        require(i.node >= 0 && static_cast<size_t>(i.node) < book.nodes.size());
        if (i.code == Code::choose || i.code == Code::each) checkSelector(book, i.imm);
        const bool selects = i.a == static_cast<uint8_t>(Ref::count) || i.a == static_cast<uint8_t>(Ref::those);
        if (i.code == Code::operand && selects) checkSelector(book, i.imm);
        if (i.code == Code::later) require(i.a < v.events.size());
    }
}

void checkBook(const Book& book) {
    require(book.defs.size() == book.texts.size() && book.defs.size() <= 65'535);
    for (size_t i = 1; i < book.defs.size(); ++i) {
        const CardDef& d = book.defs[i];
        const CardText& t = book.texts[i];
        require(static_cast<size_t>(d.first) + d.abilities <= book.abilities.size());
        require(t.abilityIds.size() == d.abilities && t.abilityText.size() == d.abilities);
        for (const std::string& w : t.wording) {
            require(!findInvalidUtf8(w) && w.find("  ") == std::string::npos);
            require(w.empty() || (w.back() == '.' && !w.ends_with("..")));
        }
    }
    require(book.continuousOf.size() == book.defs.size() && book.continuousAbout.size() == book.defs.size());
    require(book.continuousOfOthers.size() == book.defs.size());
    for (const Continuous& row : book.continuous) require(row.ability < book.abilities.size());
    for (size_t i = 1; i < book.abilities.size(); ++i) {
        const Ability& a = book.abilities[i];
        require(a.timing < book.vocabulary->timings.size() && a.event < book.vocabulary->events.size());
        require(a.condition < book.code.size());
        if (a.length > 0) checkCode(book, a);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    if (size == 0 || size > 20'000) return 0;
    static const char* const kDates[] = {"", "printed", "2020-01-01"};
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const Loaded loaded =
        loadCards(pebbles::vocabulary(), {{"cards/P/fuzz.lua", text}}, {kDates[data[0] % 3], (data[0] & 64) != 0});
    for (const CardProblem& p : loaded.problems) require(!p.message.empty() && !findInvalidUtf8(p.message));
    if (loaded.ok()) checkBook(loaded.book);
    // The same text makes the same book.
    if (data[0] % 16 == 0)
        require(loadCards(pebbles::vocabulary(), {{"cards/P/fuzz.lua", text}}).book.signature ==
                loadCards(pebbles::vocabulary(), {{"cards/P/fuzz.lua", text}}).book.signature);
    return 0;
}
