// The book: every card of a game, compiled once, immutable, shared by all matches of the process.
//
// A card is a row of numbers and keywords (CardDef) and a list of abilities; an ability is a short flat program. Card 0 is
// "some card": what a masked state shows in place of a hidden one.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "language/vocabulary.h"

namespace cantina::language {

enum class Code : uint8_t {
    end,
    verb,     // a: verb, b: operands (they follow)
    operand,  // a: Ref, b: index, imm: number
    choose,   // a: register, b: who (0 you, 1 opponent), imm: selector
    may,      // imm: where to go on a no
    then,     // imm: where to go unless everything so far was done in full
    when,     // a: condition, b: operands (they follow), imm: where to go if false
    each,     // b: 0 each / 1 choose, c: how many (choose), imm: selector; then a jump over the body
    either,   // b: how many ways, c: 1 if an opponent takes one; a jump to each follows
    jump,     // imm: where
    later,    // a: event, b: subject pattern, c: object pattern, imm: end of the body; then two operands
    paid,     // costs are complete
    instead,  // what was about to happen is replaced
};

enum class Ref : uint8_t {
    number,   // imm
    reg,      // b: which
    self,     // the source
    subject,  // of the event
    object,
    host,    // what the source is attached to
    amount,  // of the event
    result,  // of the last part
    word,    // b: number word, imm: operand (Ref of its piece)
    count,   // imm: selector
    you,
    opponent,
    symbol,  // imm
};

struct Instr {
    Code code = Code::end;
    uint8_t a = 0;
    uint8_t b = 0;
    uint8_t c = 0;
    int32_t imm = 0;
};
static_assert(sizeof(Instr) == 8);

struct Filter {
    static constexpr uint8_t kExcept = 1;  // must not hold
    static constexpr uint8_t kOrNext = 2;  // this or the next one
    uint8_t word = 0;
    uint8_t flags = 0;
    int32_t arg = 0;
};

struct Selector {
    uint8_t noun = 0;
    uint8_t filters = 0;
    uint16_t first = 0;
};

// What an event must look like on one side.
struct Pattern {
    enum class Kind : uint8_t { any, self, host, selector } kind = Kind::any;
    uint8_t spare = 0;
    uint16_t selector = 0;
};

struct Ability {
    uint8_t timing = 0;
    uint8_t event = 0;   // 0: none
    uint8_t limit = 0;   // 0: none; else a period: once per it
    uint8_t number = 0;  // which ability of its card
    uint8_t moment = 0;  // the event that its verbs are for, 0: none
    uint8_t spare = 0;
    uint16_t length = 0;  // of its code
    Pattern subject, object;
    uint32_t condition = 0;  // code, 0: none
    uint32_t code = 0;       // cost, paid, effect
    uint32_t paid = 0;       // where the effect begins
    uint16_t card = 0;
    uint32_t id = 0;     // hash of "XX-1/after": switched off by tests
    uint64_t verbs = 0;  // a bit per verb of its code (its number modulo 64): a quick no
    bool mayHave(int verb) const { return ((verbs >> (verb & 63)) & 1) != 0; }
};

struct CardDef {
    uint8_t type = 0;
    uint8_t abilities = 0;
    uint16_t first = 0;
    uint16_t title = 0;     // cards with the same title share it
    int32_t titleHash = 0;  // what a parameter of kind title is compared with
    bool complete = true;
    uint64_t watches = 0;      // a bit per event that an ability watches
    uint32_t timings = 0;      // a bit per timing that an ability has
    uint64_t keywords = 0;     // a bit per keyword
    int32_t keyword[16] = {};  // the number of the first 16 keywords, thousandths
    int32_t number[kCardNumbers] = {};
    int whole(int slot) const { return number[slot] / 1000; }
    bool has(int k) const { return ((keywords >> k) & 1) != 0; }
};

struct CardText {
    std::string id, title, set, file;
    int line = 0;
    std::vector<std::string> wording;      // one paragraph per ability and keyword line
    std::vector<std::string> abilityIds;   // "XX-1/after"
    std::vector<std::string> abilityText;  // beside them
    std::vector<std::string> tags;         // the texts of text fields, "field=value"
    std::vector<std::string> notes;        // errata in force
    std::vector<std::string> given = {};   // names of the fields that the card has
    uint64_t signature = 0;                // hash of everything of this card that plays
};

// A title as a number: small and capital letters are alike.
int32_t titleHash(std::string_view title);

class Book {
public:
    const Vocabulary* vocabulary = nullptr;
    std::vector<CardDef> defs;  // by number
    std::vector<CardText> texts;
    std::vector<uint64_t> moments;  // by number: a bit per moment (0: none) of the card's abilities that watch no event
    std::vector<Ability> abilities;
    std::vector<Instr> code;
    std::vector<Selector> selectors;
    std::vector<Filter> filters;
    std::vector<uint64_t> hiddenAnswers;  // per timing: events (or moments) that some card could answer from a hidden zone
    // Per timing, side and event: the least price of a card that could answer from a hidden zone; kNoAnswer: there is none.
    static constexpr uint8_t kNoAnswer = 255;
    std::vector<std::array<std::array<uint8_t, 64>, 2>> hiddenCosts;
    // Per timing and event: where in hiddenList the abilities stand that could answer so.
    struct HiddenRange {
        uint16_t first = 0;
        uint16_t count = 0;
    };
    std::vector<std::array<HiddenRange, 64>> hiddenRanges;
    std::vector<uint16_t> hiddenList;
    // What a game has noted about its cards once, when the book was made (Rules::prepare): the meaning is the game's own.
    struct Notes {
        std::vector<uint32_t> cards, abilities, selectors;  // by number
        std::vector<uint64_t> speaks;                       // by number of the card: a bit per number that it may change
        std::vector<uint64_t> about;                        // the same by number of the ability
        std::array<uint64_t, 8> masks{};
    };
    Notes notes;
    uint64_t signature = 0;  // hash of everything that plays

    const CardDef& def(uint16_t n) const { return defs[n]; }
    const std::string& title(uint16_t n) const { return texts[n].title; }
    const std::string& id(uint16_t n) const { return texts[n].id; }
    // By id, else by title; 0 if there is none.
    uint16_t find(std::string_view idOrTitle) const;
    int size() const { return static_cast<int>(defs.size()) - 1; }
};

}  // namespace cantina::language
