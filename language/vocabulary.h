// The vocabulary of a game's card language: its words, without what they do.
//
// Each word is declared once, in the game's vocabulary.cpp, with its parameters, its rule and its wording. Four readers use
// the declaration: the compiler (language/compile.h), the wording generator (language/wording.h), the linter and the pages
// docs/card-language/. What a word does is declared beside it (language/abilities.h: Verb, Filter, ...).
//
// Wording templates name parameters in braces: "deal {amount} damage to {to}".
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/rule.h"
#include "kernel/tree.h"

namespace cantina::language {

inline constexpr int kMaxParams = 10;
inline constexpr int kCardNumbers = 48;

enum class ParamKind : uint8_t {
    end,      // closes a parameter list
    number,   // 2, or a number word: count(...), damage_on(it)
    one,      // one piece: this, it, subject, host, or a noun to choose from
    symbol,   // a word of a symbol set
    seat,     // you, opponent
    title,    // the title of a card, as a text: whether or not the book has it
    some,     // a noun: how many pieces fit ("you can spot one of your ..."); nobody is asked
    those,    // one piece, or all(noun) as it stands: whatever fits, whenever it is looked at (Args::those). Of a continuous
              // form as `whom`
    holding,  // a condition, kept for later: its node (Args::symbol; 0: none)
    whom,  // of a continuous form: a piece, a player, or a noun; a noun is every piece that fits, among effects one chosen
           // (a player is then Args::holder). Of the set kOtherParty a noun is whatever fits, also among effects
           // (Args::those)
    related,  // of a filter: a piece, or a noun: what the piece under test must be related to
    noun,     // a noun as it stands: the word goes over whatever fits, nobody is asked (Args::those). Of a set only what
              // is looked for (NounWord::search), else one piece as well
    holder,   // one piece, or a player: who has or gets something
    ability,  // an ability: after(...), action(...); of forms that give it
};
constexpr bool isPieceParam(ParamKind k) { return k == ParamKind::one || k == ParamKind::holder || k == ParamKind::those; }

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

// Words in the place of a number, where the parameter takes them (Param::also): "all" of what there is, "any" number that
// the player wishes. No number of a card comes near to them.
inline constexpr uint8_t kAlsoAll = 1, kAlsoAny = 2;
inline constexpr int32_t kAllOfIt = 1'000'000'000, kAnyOfIt = 1'100'000'000;

inline constexpr const char* kOtherParty = "other party";  // of an act, beside whom it is forbidden: on, with
// Sets of nouns: what a deck or pile is looked through for, and the same of one's hand.
inline constexpr const char* kSought = "sought";
inline constexpr const char* kSoughtOrHeld = "sought or held";
inline constexpr int32_t kNoPiece = -1;
inline constexpr int32_t kNotSaid = -1'000'000'000;  // the fallback of a parameter that must not have a usual value
struct Param {
    const char* name = "";
    ParamKind kind = ParamKind::end;
    const char* set = "";   // for symbols: which set
    bool optional = false;  // may be left out at the end of the list
    int32_t fallback = 0;   // thousandths or symbol value when left out; of a piece kNoPiece: none, else this card
    NumberRange range = kAmounts;
    uint8_t also = 0;  // words that a number takes: kAlsoAll, kAlsoAny
    // Of a piece: where it may lie, a bit per zone kind; 0: anywhere. A noun that looks nowhere there is refused.
    uint32_t zones = 0;
};
constexpr Param pieceParam(const char* name, uint32_t zones) {
    Param p{name, ParamKind::one};
    p.zones = zones;
    return p;
}
constexpr bool isIn(const NumberRange& range, int64_t thousandths) {
    return thousandths >= range.least * 1000 && thousandths <= range.most * 1000 &&
           (!range.whole || thousandths % 1000 == 0);
}
constexpr Param numberParam(const char* name, NumberRange range = kAmounts, uint8_t also = 0) {
    return {name, ParamKind::number, "", false, 0, range, also};
}
// "a whole number from 1 to 99"
std::string inWords(const NumberRange& range);
// What stands there, for a message: "-3", "the text 'x'", "the word 'blue'", "a table", "true".
std::string foundText(const Tree& value);
// "; did you mean 'health'?", or nothing if no known word is near.
std::string meant(std::string_view word, const std::vector<std::string_view>& known);

// A verb that says what holds, and is never done where its timing is continuous. Elsewhere it says how long: lasting = ...
// `only` names what a card may be on or go to; what that is for, its timing says. `starts`: a procedure of the rulebook that
// is done among effects and lasts, as control of a piece: it has no place where nothing is done.
enum class Form : uint8_t { none, change, grant, strip, forbid, allow, only, require, starts };

// Another wording of a verb, read if the card says this parameter; of kWhileItHolds: under a timing that is continuous.
inline constexpr const char* kWhileItHolds = "while it holds";
struct OtherWording {
    const char* param;
    const char* wording;
};

// A verb may have several rows with one name, its forms: language/forms.h.
struct VerbWord {
    const char* name;
    Param params[kMaxParams];
    const char* wording;
    RuleId rule;
    const char* help;
    // An event: an ability that uses this verb is for that moment only (a reroll, a prevention). Not if it says how long it
    // lasts (a parameter with the name `lasting`).
    uint8_t moment = 0;
    Form form = Form::none;
    OtherWording others[2] = {};
    // The game's own number, from 1 to 31, of verbs that its rules ask abilities about: Ability::uses, Ability::costs. 0:
    // they do not ask.
    uint8_t tag = 0;
    // Of a form: what it is about where its first operand does not say so. 0: that says it.
    uint8_t about = 0;
    // It pays: a player who cannot do it is not offered to, whatever hangs on it (may{pay{3, by = opponent}, ...}).
    bool pays = false;
};

// What a card can look for: "character", "die", "unit".
struct NounWord {
    const char* name;
    const char* singular;
    const char* plural;
    uint32_t zones;  // a bit per zone kind
    const char* help;
    bool only = false;  // there is one at most: who would choose it is not asked
    // A verb may search where it lies, instead of having one chosen. Held: only a verb that says so (kSoughtOrHeld).
    enum class Search : uint8_t { no, pile, held } search = Search::no;
    // Nobody sees what lies there: a card chooses among those that were looked at before, or takes them as they lie.
    bool unseen = false;
};

enum class FilterPlace : uint8_t { owner, before, after };  // "your", "damaged", "with 2 or more health"

struct FilterWord {
    const char* name;
    Param param;  // at most one
    FilterPlace place;
    const char* wording;  // owner: "your" / "an opponent's"; after may use {name of the parameter}
    const char* help;
    uint32_t zones = 0;  // what lies elsewhere never passes it, a bit per zone kind; 0: it may lie anywhere
};

// What an event tells beside its two sides, beside `by` (who did it) and `with` (what caused it). A game tells it:
// State::roleOf(t, event, role), a symbol's value or the number of a piece.
enum class Role : uint8_t { how, from, to };
inline constexpr const char* kRoleWords[] = {"how", "from", "to"};
struct RoleWord {
    Role role = Role::how;
    const char* set = "";      // of symbols; of a role that is a piece: a noun of the game, or "card". "": no role
    const char* wording = "";  // behind the event: " from {}". "": the symbol's wording stands in place of the event's own
    bool isPiece = false;
    bool some() const { return *set != 0; }
};
inline constexpr int kToldLater = 31;  // what waits for an event (later, each_time) or asks about the past
inline constexpr uint32_t kToldToNobody = 1u << 30;
struct EventWord {
    const char* name;
    Param params[2];      // subject, object: what the card says about them; left out means anything
    const char* wording;  // "{subject} activates"
    const char* help;
    // A parameter of kind `holding` makes it the event that a condition becomes true (language/becomes.h).
    const char* counts = "";  // what its amount counts, if that needs a word: "die that was removed"
    std::array<RoleWord, 2> roles = {};
    bool leaves = false;  // its subject leaves play: what it was like is known later (language/last_known.h)
    // Under which timings it is answered: a bit per timing, and kToldLater; 0: under all of them. Under another one nothing
    // would ever happen, so the compiler refuses it.
    uint32_t asked = 0;
    // Where its subject lies when cards ask about it, a bit per zone kind; 0: anywhere. A noun that looks nowhere there can
    // never fit, and is refused, unless it is where the subject came from: then the subject is asked as though it lay there.
    uint32_t at = 0, from = 0;
    // It is nobody's doing (a phase begins): a card that asks whose it was (`by`, `actor`) is refused.
    bool nobody = false;
};

// Whether an ability of that timing, or what is not an ability (kToldLater), is asked about the event.
constexpr bool isAskedAbout(const EventWord& w, int timing) { return w.asked == 0 || ((w.asked >> timing) & 1) != 0; }
const RoleWord* roleWord(const EventWord& w, std::string_view name);

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
    bool continuous = false;           // its effects are forms: they hold and are never done
    bool conditions = false;           // its parts may be conditions by themselves, and need be nothing else
    const char* stateWording = "";     // it may watch a condition in place of an event, becomes(...), and reads like this
};

inline constexpr const char* kOnlyCompared = "-";  // NumberWord::values of what is no symbol either: a title
struct NumberWord {
    const char* name;
    Param params[2];
    const char* wording;
    const char* help;
    // It is no number but one of these symbols (a colour, the symbol of a die): it is compared with same and differ, and a
    // player may name one (choose(color)). Its function says the symbol's value.
    const char* values = "";
    // Of a piece that does not stay what it is asked about (a die that is resolved): what was chosen is known as it was
    // then.
    bool noted = false;
};

struct ConditionWord {
    const char* name;
    Param params[kMaxParams];
    const char* wording;
    const char* help;
    const char* label = "";  // read before an ability that asks it first, in place of "if ...": "Dark Side: "
    bool ofAsked = false;    // among continuous forms {this} is the card that they are asked about
};

struct SymbolWord {
    const char* set;
    const char* name;
    int32_t value;
    const char* wording;
    bool ofResult = false;  // it is what a verb before it has left as `result`: that arena
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

enum class FieldKind : uint8_t {
    number,
    numbers,
    symbol,
    symbols,
    flag,
    text,
    custom,
    names,     // what the card is: names of the kind `set` (language/names.h), so many as `width`; 0: any number
    anyNames,  // names that the card asks of other cards: one of them is enough
};
constexpr bool isOfNames(FieldKind k) { return k == FieldKind::names || k == FieldKind::anyNames; }

// A fact of a card. Numbers go to `slot` (and the following ones for lists) if they are in `range`; symbols as a bit mask;
// custom by `parse`; the hash of a text (as of titles) if it has a width; of `anyNames` the number of the set of names.
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
    const char* beside = "";        // it means nothing without that field
};

struct TypeWord {
    const char* name;
    uint8_t value;
    std::span<const FieldWord> fields;
    const char* help;
    bool fromHidden = true;          // abilities of such cards work from hidden zones where their timing allows it
    const char* self = "this card";  // how a card of this type names itself: "this character"
    // The timing words that such a card can have abilities of; empty: all of them.
    std::span<const char* const> timings = {};
};

// A word of a game for a reference that every game has: { "this_die", "object", "this die" }.
struct ReferenceWord {
    const char* name;
    const char* means;
    const char* wording;
};

// Which opponent an ability means, where there are several: any at each choice, the one whom its user chose, or the one
// who brought its event about or suffered it. Two players read nothing of it.
class Book;
struct Ability;
struct CardDef;
enum class Opponent : uint8_t { any, chosen, ofEvent };

// A kind of names of things: subtypes, traits, species. Which names there are is data: games/<game>/names.lua, and the
// names.lua of whoever adds cards (language/names.h). The word of the kind declares names there; in cards it is a filter,
// and the set of symbols where a word takes a name.
struct NameKind {
    const char* word;
    const char* between = ", ";  // several of one card, in its facts: "Jedi Master"
};

// A name that a rule asks for, found by its text when the book is made: Book::ruled has its number at `slot`.
struct RuledName {
    uint8_t slot;
    const char* kind;
    const char* word;
};
struct Names;

// What a text is played as, on cards with texts of several kinds.
struct PlayedAs {
    const char* name;
    const char* label;  // read before it: "Lost: "
};

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
    std::vector<ReferenceWord> references;
    std::vector<NameKind> nameKinds;
    std::vector<RuledName> ruledNames;
    std::shared_ptr<const Names> names;  // of a game's own vocabulary none: withNames adds them, and their symbols
    const NameKind* nameKind(std::string_view set) const;
    std::string hostWording = "the attached card";  // what a card is attached to, in its wording; {this} is the card itself
    // Public facts about cards that a seat may hold hidden: slots of the price and of the side (0 or 1), or -1.
    int costSlot = -1;
    int sideSlot = -1;
    int priceVerb = -1;               // a verb whose number, among the costs of an ability, is part of the price
    std::vector<std::string> limits;  // "once per round": names of periods, index + 1 is the period
    std::string limitWording = "Once per {}.";
    bool limitsByRule = false;       // the rules limit abilities that say nothing: limit(turn, any) lifts that
    std::vector<PlayedAs> playedAs;  // as(lost): index + 1 is Ability::as
    // What is wrong with an ability on its card, beside what its words say; nullptr: nothing.
    const char* (*mistake)(const Book&, const CardDef&, const Ability&) = nullptr;
    std::string firstWording;  // of an ability that answers an event, behind the event: " for the first time each {}"
    Opponent (*opponent)(const Book&, const Ability&) = nullptr;
    bool noun(std::string_view name) const;
    // A noun that stands for a search, by the set of the parameter: not one among cards that were looked at before.
    bool isSought(const Tree& t, std::string_view set = kSought) const;
    const ReferenceWord* reference(std::string_view name) const;
};

// Words that every game has; see docs/card-language.md.
inline constexpr const char* kControlWords[] = {"may",   "and_then", "when",  "otherwise", "each",    "choose",    "either",
                                                "later", "cost",     "limit", "times",     "instead", "each_time", "as"};
// How many of a noun an effect is about, in the place of one piece.
inline constexpr const char* kQuantifiers[] = {"all", "any", "up_to", "n_of", "random", "top"};
// What joins filters and conditions.
inline constexpr const char* kLogicWords[] = {"except", "one_of", "all_of", "no", "among"};
// What has happened: happened(act, period), was(act, last(period)).
inline constexpr const char* kHistoryWords[] = {"happened", "was", "last", "anything"};
inline constexpr const char* kReferenceWords[] = {
    "this",     "it",     "subject", "object",     "host",   "candidate",   "the",           "you",
    "opponent", "they",   "actor",   "controller", "owner",  "each_player", "each_opponent", "any_player",
    "amount",   "result", "them",    "rest",       "chosen", "number"};
inline constexpr const char* kNumberWords[] = {"count", "sum", "most", "least", "min", "max", "half", "half_down", "or_if"};
inline constexpr const char* kConditionWords[] = {"at_least", "at_most", "equal", "less", "more",
                                                  "exists",   "is",      "every", "same", "differ"};

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

// A row of a table of words that rules ask for by number. The row says the number: its place in the table means nothing.
template <class Word>
struct Numbered {
    size_t number;
    Word word;
};
// The words, each at its number. A number that two rows have, or none, is a mistake of the program that is noticed when it
// starts.
template <class Word>
std::vector<Word> byNumber(std::initializer_list<Numbered<Word>> rows) {
    std::vector<Word> out(rows.size());
    for (const Numbered<Word>& row : rows) {
        if (row.number >= out.size() || out[row.number].name != nullptr)
            throw std::logic_error(std::string("two words have one number, or a number is left out: ") + row.word.name);
        out[row.number] = row.word;
    }
    return out;
}

// Every word of the game's card files, for the reader's sandbox and for suggestions.
std::vector<std::string> allWords(const Vocabulary& v);

}  // namespace cantina::language
