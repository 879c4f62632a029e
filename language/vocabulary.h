// The vocabulary of a game's card language: its words, without what they do.
//
// Each word is declared once, in the game's vocabulary.cpp, with its parameters, its rule and its wording. Four readers use
// the declaration: the compiler (language/compile.h), the wording generator (language/wording.h), the linter and the page
// docs/card-language.md. What a word does is declared beside it (language/abilities.h: Verb, Filter, ...).
//
// Wording templates name parameters in braces: "deal {amount} damage to {to}".
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/rule.h"
#include "kernel/tree.h"

namespace cantina::language {

inline constexpr int kMaxParams = 4;
inline constexpr int kCardNumbers = 48;

enum class ParamKind : uint8_t {
    end,     // closes a parameter list
    number,  // 2, or a number word: count(...), damage_on(it)
    one,     // one piece: this, it, subject, host, or a noun to choose from
    symbol,  // a word of a symbol set
    seat,    // you, opponent
    title,   // the title of a card, as a text: whether or not the book has it
    some,    // a noun: how many pieces fit ("you can spot one of your ..."); nobody is asked
};

// The plain numbers that a slot takes. (A word such as count(...) may stand there too: what it comes to is known at the
// table only.) A state counts in bytes, signed ones among them: no slot takes more than 99.
struct NumberRange {
    int16_t least;
    int16_t most;
    bool whole = true;  // false: halves and other thousandths as well
    constexpr bool operator==(const NumberRange&) const = default;
};
inline constexpr NumberRange kAmounts{1, 99};           // how much is done: nothing is no amount
inline constexpr NumberRange kMeasures{0, 99};          // what something is compared with, or set to
inline constexpr NumberRange kValues{0, 99, false};     // a value that something gets, or is multiplied by
inline constexpr NumberRange kChanges{-99, 99, false};  // what is added to a value

struct Param {
    const char* name = "";
    ParamKind kind = ParamKind::end;
    const char* set = "";   // for symbols: which set
    bool optional = false;  // may be left out at the end of the list
    int32_t fallback = 0;   // thousandths or symbol value when left out
    NumberRange range = kAmounts;
};
constexpr bool isIn(const NumberRange& range, int64_t thousandths) {
    return thousandths >= range.least * 1000 && thousandths <= range.most * 1000 &&
           (!range.whole || thousandths % 1000 == 0);
}
constexpr Param numberParam(const char* name, NumberRange range = kAmounts) {
    return {name, ParamKind::number, "", false, 0, range};
}
// "a whole number from 1 to 99"
std::string inWords(const NumberRange& range);
// What stands there, for a message: "-3", "the text 'x'", "the word 'blue'", "a table", "true".
std::string foundText(const Tree& value);
// "; did you mean 'health'?", or nothing if no known word is near.
std::string meant(std::string_view word, const std::vector<std::string_view>& known);

struct VerbWord {
    const char* name;
    Param params[kMaxParams];
    const char* wording;
    RuleId rule;
    const char* help;
    uint8_t moment = 0;  // an event: an ability that uses this verb is for that moment only (a reroll, a prevention)
};

// What a card can look for: "character", "die", "unit".
struct NounWord {
    const char* name;
    const char* singular;
    const char* plural;
    uint32_t zones;  // a bit per zone kind
    const char* help;
};

enum class FilterPlace : uint8_t { owner, before, after };  // "your", "damaged", "with 2 or more health"

struct FilterWord {
    const char* name;
    Param param;  // at most one
    FilterPlace place;
    const char* wording;  // owner: "your" / "an opponent's"; after may use {name of the parameter}
    const char* help;
};

struct EventWord {
    const char* name;
    Param params[2];      // subject, object: what the card says about them; left out means anything
    const char* wording;  // "{subject} activates"
    const char* help;
    const char* counts = "";  // what its amount counts, if that needs a word: "die that was removed"
};

// When an ability works: "after", "before", "action", "reaction".
struct TimingWord {
    const char* name;
    bool takesEvent;
    const char* wording;  // "After {event}, {effect}." / "Action: {effect}."; {condition}: where conditions stand, else
                          // before the effect
    uint32_t zones;       // where the card must be: a bit per zone kind
    bool hidden;          // it works from a hidden zone (a hand)
    const char* help;
    const char* costWording = " to ";  // between cost and effect: "pay 2 to draw a card"; a sign ends the sentence: ": "
    bool once = false;                 // it works once and is gone (a played event): a limit says nothing
    bool everyType = false;            // it works from hidden zones on cards of every type (see TypeWord::fromHidden)
};

struct NumberWord {
    const char* name;
    Param params[2];
    const char* wording;
    const char* help;
};

struct ConditionWord {
    const char* name;
    Param params[kMaxParams];
    const char* wording;
    const char* help;
};

struct SymbolWord {
    const char* set;
    const char* name;
    int32_t value;
    const char* wording;
};

struct KeywordWord {
    const char* name;
    bool takesNumber;
    const char* wording;  // "Guardian", "Armor {n}"
    RuleId rule;
    const char* help;
    const char* set = "";  // takes a symbol of this set instead of a number: "Protect {n}"; several make a mask
    NumberRange range = kAmounts;
};

enum class FieldKind : uint8_t { number, numbers, symbol, symbols, flag, text, custom };

// A fact of a card. Numbers go to `slot` (and the following ones for lists) if they are in `range`; symbols as a bit mask;
// custom by `parse`; the hash of a text (as of titles) if it has a width.
struct FieldWord {
    const char* name;
    FieldKind kind;
    uint8_t slot;
    uint8_t width;    // slots that a list may fill; of a text: 1 if its hash goes to the slot
    const char* set;  // for symbols
    bool required;
    bool (*parse)(const FieldWord& field, const Tree& value, int32_t* slots, std::string& error);
    std::string (*show)(const int32_t* slots);
    const char* help;
    bool names = false;             // part of a card's name (a subtitle, a side): one title may have several of it in a set
    NumberRange range = kMeasures;  // of a number, of each of a list, and for `parse`
};

struct TypeWord {
    const char* name;
    uint8_t value;
    std::span<const FieldWord> fields;
    const char* help;
    bool fromHidden = true;          // abilities of such cards work from hidden zones where their timing allows it
    const char* self = "this card";  // how a card of this type names itself: "this character"
};

// Which opponent an ability means, where there are several: any at each choice, the one whom its user chose, or the one
// who brought its event about or suffered it. Two players read nothing of it.
class Book;
struct Ability;
enum class Opponent : uint8_t { any, chosen, ofEvent };

// All words of one game. The vectors keep the order of the game's tables: an index is the word's number.
struct Vocabulary {
    std::string game;
    std::vector<VerbWord> verbs;
    std::vector<NounWord> nouns;
    std::vector<FilterWord> filters;
    std::vector<EventWord> events;
    std::vector<TimingWord> timings;
    std::vector<NumberWord> numbers;
    std::vector<ConditionWord> conditions;
    std::vector<SymbolWord> symbols;
    std::vector<KeywordWord> keywords;
    std::vector<TypeWord> types;
    std::string hostWording = "the attached card";  // what a card is attached to, in its wording
    // Public facts about cards that a seat may hold hidden: slots of the price and of the side (0 or 1), or -1.
    int costSlot = -1;
    int sideSlot = -1;
    int priceVerb = -1;               // a verb whose number, among the costs of an ability, is part of the price
    std::vector<std::string> limits;  // "once per round": names of periods, index + 1 is the period
    std::string limitWording = "Once per {}.";
    std::string firstWording;  // of an ability that answers an event, behind the event: " for the first time each {}"
    Opponent (*opponent)(const Book&, const Ability&) = nullptr;
    bool noun(std::string_view name) const;
};

// Words that every game has; see docs/card-language.md.
inline constexpr const char* kControlWords[] = {"may",     "and_then",         "when",   "each",   "choose",
                                                "up_to",   "either",           "later",  "cost",   "limit",
                                                "instead", "opponent_chooses", "except", "one_of", "opponent_either"};
inline constexpr const char* kReferenceWords[] = {"this", "it",       "subject", "object", "host",
                                                  "you",  "opponent", "amount",  "result"};

inline int paramCount(std::span<const Param> params) {
    int n = 0;
    while (n < static_cast<int>(params.size()) && params[static_cast<size_t>(n)].kind != ParamKind::end) ++n;
    return n;
}

template <class Words>
int indexOf(const Words& words, std::string_view name) {
    for (size_t i = 0; i < words.size(); ++i)
        if (name == words[i].name) return static_cast<int>(i);
    return -1;
}

// Every word of the game's card files, for the reader's sandbox and for suggestions.
std::vector<std::string> allWords(const Vocabulary& v);

}  // namespace cantina::language
