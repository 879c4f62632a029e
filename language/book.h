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

#include "kernel/values.h"
#include "language/args.h"
#include "language/name_sets.h"
#include "language/vocabulary.h"

namespace cantina::language {

enum class Code : uint8_t {
    end,
    verb,     // a: verb, b: operands (they follow)
    operand,  // a: Ref, b: index, imm: number
    choose,   // a: register, c: who chooses (Book::players), imm: selector
    may,      // b: 1 if what else happens on a no follows the body, c: who decides (Book::players), imm: where to go on a no
    then,     // imm: where to go unless everything so far was done in full
    when,     // a: condition, b: operands (they follow), imm: where to go if false. a: kExpression: the condition is `node`
    each,     // a: who picks (Book::players), b: Each, c: how many, or `node`; imm: selector; then a jump over the body.
              // spare: not 0 if the body is run once with all of them as a set ("them"): how deep in other sets, from 1;
              // node of the jump: what must hold for those that are picked
    name,     // a number is named; c: by whom (Book::players), imm: the smallest, node: the largest. b: 1 if it is one of a
              // set of symbols: imm is the first of that set (Vocabulary::symbols)
    either,   // b: how many ways, c: who takes one (Book::players); a jump to each follows
    jump,     // imm: where
    later,  // a: event, b: subject pattern, c: object pattern, imm: end of the body; node: its roles (Book::roles); then two
            // operands: c of the first: how long, and 1 (0: until it happens), of the second: each time
    paid,   // costs are complete
    instead,  // what was about to happen is replaced
};

enum class Ref : uint8_t {
    number,   // imm
    reg,      // b: which
    self,     // the source
    subject,  // of the event
    object,
    host,     // what the source is attached to
    amount,   // of the event
    result,   // of the last part
    chosen,   // the number, or the value of the symbol, that a player named
    word,     // b: number word, imm: operand (Ref of its piece)
    count,    // imm: selector
    those,    // imm: selector, for whoever looks at it later
    holding,  // node: a condition, the same
    you,
    opponent,
    symbol,      // imm
    they,        // the player of the loop over players around it
    expression,  // imm: node; what it comes to is a number
    piece,       // imm: node; what it comes to is a piece
    player,      // imm: node; what it comes to is a seat
    opponents,   // of a continuous form: every opponent of the ability's player
    everybody,   // every player
    holder,      // the same in the place of a piece: the number is the seat counted from 1
    ability,     // imm: which of the abilities that this card gives to others, from 0 (givenAbility)
};

// What `each` goes over.
enum class Each : uint8_t {
    all,        // every piece that fits
    upTo,       // those that a player picks, as many as wanted up to a number
    exactly,    // the same, and that number if there are so many
    random,     // that many of them, by chance
    top,        // the first so many of them, as they lie
    players,    // every player, the ability's own first
    opponents,  // every opponent
    anyPlayer,  // one player, whom the ability's own picks
    times,      // nothing: the body is done so often
};

constexpr bool isOverPieces(Each e) { return e <= Each::top; }
constexpr bool isOverPlayers(Each e) { return e == Each::players || e == Each::opponents || e == Each::anyPlayer; }
constexpr bool isPicked(Each e) { return e == Each::upTo || e == Each::exactly; }
inline constexpr int kAnyNumber = 16;  // as many as wanted: sixteen at a time

inline constexpr uint16_t kOfEvent = 1;  // `c` of a `when`: it is a role of the ability's event

// In the place of a number word: what a piece was attached to.
inline constexpr uint16_t kLastHost = 0xFFFF;

// In the place of a number word: names of this kind (Book::kinds) and it.
inline constexpr uint16_t kOfNames = 0x8000;

// In the place of a word's number: what stands there is put together (Node).
inline constexpr uint16_t kExpression = 0xFFFF;

struct Instr {
    Code code = Code::end;
    uint8_t b = 0;
    uint16_t a = 0;
    uint16_t c = 0;
    uint16_t spare = 0;
    int32_t imm = 0;
    int32_t node = 0;  // what is put together: Book::nodes; 0: nothing
};
static_assert(sizeof(Instr) == 16);
constexpr Instr instr(Code code, int a = 0, int b = 0, int c = 0, int32_t imm = 0, int32_t node = 0) {
    return {code, static_cast<uint8_t>(b), static_cast<uint16_t>(a), static_cast<uint16_t>(c), 0, imm, node};
}
constexpr Instr operand(Ref ref, int index = 0, int32_t imm = 0) {
    return instr(Code::operand, static_cast<int>(ref), index, 0, imm);
}

// A part of an expression: a number, a condition, a piece, a player or a filter that is put together from others. Its parts
// stand one behind the other at `first`. What it is asked for (numberOf, holds, ...: language/expressions.h) is known from
// the place where it stands; the compiler has checked that it has an answer.
struct Node {
    enum class Kind : uint8_t {
        // numbers
        constant,   // value
        reference,  // word: Ref, value: index of a register. Of a number: amount, result; of a piece: this, it ...; of a
                    // player: you ...
        candidate,  // the piece under test
        count,      // value: selector
        sum,        // word: number word, value: selector
        most,       // the same: the largest
        least,      // the same: the smallest
        number,     // word: number word; its piece is the first part, else the piece under test
        plus,
        minus,
        times,
        smaller,  // min
        larger,   // max
        half,     // rounded up
        halfDown,
        happened,  // value: Book::happenings; its part, if there is one, is the piece to which it happened
        or_if,     // the first number, or the second if the condition holds
        // players
        controller,  // of the piece
        owner,
        actor,  // of the event
        // conditions
        same,    // word: number word, or kOfNames; value: selector; each that fits has the same, or a name in common
        differ,  // the same; no two of them have the same
        at_least,
        at_most,
        equal,
        less,
        more,
        exists,  // value: selector
        is,      // the first part is a piece, the others are filters that it passes
        every,   // value: selector; the parts are filters that each of them passes
        all_of,
        one_of,
        no,
        condition,  // word: condition word; the parts are its operands
        by,         // of the event: the part is a player; of `actor`: somebody did it
        with,       // of the event: what caused it passes the selector `value`, or is the part
        role,       // of the event: word, a Role; value, a symbol of it
        rolePiece,  // of the event: word, a Role; what it is passes the selector `value`, or is the part
        // filters
        filter,    // word: filter word, value: its plain parameter; or the part: a player, a number, what was named
        relation,  // word: filter word; the part is a piece, or value: selector of what it must be related to
        sameAs,    // word: number word, or kOfNames; the part is a piece, or value: selector of those of which one must have
                   // the same
        among,     // of the set that was chosen around this; word: 1 of the rest, 0 of those chosen; value: its depth; 0:
                   // of what is being picked
    };
    Kind kind = Kind::constant;
    uint8_t parts = 0;
    uint16_t word = 0;
    int32_t value = 0;
    uint32_t first = 0;
};
static_assert(sizeof(Node) == 12);

struct Filter {
    static constexpr uint8_t kExcept = 1;  // must not hold
    static constexpr uint8_t kOrNext = 2;  // this or the next one
    uint16_t word = 0;                     // kExpression: `arg` is a node
    uint8_t flags = 0;
    int32_t arg = 0;
};

struct Selector {
    uint16_t noun = 0;
    uint8_t filters = 0;
    uint32_t first = 0;
};

// What an event must look like on one side.
struct Pattern {
    enum class Kind : uint8_t { any, self, host, selector } kind = Kind::any;
    uint8_t spare = 0;
    uint16_t selector = 0;
};

// What a card asks about the past: happened(act, period). Kept by language/log.h.
struct Happening {
    enum Side : uint8_t { kNeither, kSubject, kObject };
    uint8_t event = 0;
    uint8_t period = 0;     // a symbol of the game's set "period"
    bool previous = false;  // in the one before: last(period)
    Side keeps = kNeither;  // the side that is compared with a piece when somebody asks
    uint16_t next = 0;      // the next row about the same event; 0: none
    Pattern subject, object;
    uint32_t roles = 0;  // node; 0: none
};

struct Ability {
    uint8_t timing = 0;
    uint8_t event = 0;   // 0: none
    uint8_t limit = 0;   // 0: none; else a period: so often per it as `most` says
    uint8_t number = 0;  // which ability of its card, from 0
    uint8_t moment = 0;  // the event that its verbs are for, 0: none
    uint8_t given = 0;  // 1: its card gives it to others and does not have it; `number` is then of the ability that gives it
    static constexpr uint8_t kAnyTimes = 255;
    uint8_t most = 1;     // how often in a period of its limit
    uint8_t as = 0;       // what it is played as (Vocabulary::playedAs), 0: the card does not say
    uint16_t length = 0;  // of its code
    Pattern subject, object;
    uint32_t state = 0;      // it watches this condition (a node) in place of an event; 0: none
    uint32_t condition = 0;  // code, 0: none
    uint32_t code = 0;       // cost, paid, effect
    uint32_t paid = 0;       // where the effect begins
    uint16_t card = 0;
    uint32_t id = 0;     // hash of "XX-1/after": switched off by tests
    uint64_t verbs = 0;  // a bit per verb of its code (its number modulo 64): a quick no
    bool isUsedUp(int uses) const { return limit != 0 && uses >= most; }
    bool mayHave(int verb) const { return ((verbs >> (verb & 63)) & 1) != 0; }
    // Bits of the tags of its verbs (VerbWord::tag), those of its costs by themselves, and of the periods for which its
    // effects last.
    uint32_t tags = 0, costTags = 0, periods = 0;
    bool uses(int tag) const { return ((tags >> tag) & 1) != 0; }
    bool costs(int tag) const { return ((costTags >> tag) & 1) != 0; }
    bool lasts(int period) const { return ((periods >> period) & 1) != 0; }
};

// Whom a continuous form means on one of its sides.
struct Side {
    enum class Whom : uint8_t { anybody, self, host, every, piece, player, opponents, everybody };
    Whom whom = Whom::anybody;
    uint8_t at = 0;        // which operand says it
    int32_t selector = 0;  // of Whom::every
};

// A continuous form of an ability (language/continuous.h): one `change`, `grant`, `strip`, `forbid` or `allow`.
struct Continuous {
    static constexpr uint8_t kNothing = 255;
    static constexpr uint16_t kGivesAbility = 0xFFFF;  // `about` of a row that gives an ability
    uint16_t ability = 0;
    uint16_t about = 0;  // which number, keyword or act: the value of its symbol
    uint16_t verb = 0;   // where the form stands, relative to the ability's code
    uint16_t given = 0;  // the ability that it gives, 0: none
    Form form = Form::none;
    Op op = Op::add;
    uint8_t amountAt = kNothing;  // which operand says how much; kNothing: once
    uint8_t conditions = 0;       // how many stand around it
    uint8_t periodAt = kNothing;  // of what lasts: which operand says how long
    bool speaks = false;          // of what lasts: its words are read again each time (language/lasting.h)
    uint16_t like = 0;            // of what lasts and does not speak: the first row that says the same of one piece
    int32_t holding = 0;          // of what lasts: as long as this node holds; 0: no condition
    uint32_t firstCondition = 0;  // Book::continuousConditions
    int32_t plain = kNotSaid;     // the amount, if it is a plain number
    uint32_t said = 0;            // Book::said: its operands, if they are known when the book is made; 0: they are not
    Side of;                      // whose number it is, to whom something is granted, forbidden, allowed
    Side on;                      // at which place, on which card
    Side by;                      // by which player
    Side with;                    // what with: the card that an act comes from
};

// What `only` is about: no number of the game.
inline constexpr uint16_t kAboutOnly = 0xFFFF;

// What a form speaks of, as a bit: a no must cost no more than a look at one.
constexpr uint64_t aboutBit(int about) { return uint64_t{1} << (about < 63 ? about : 63); }

struct CardDef {
    uint8_t type = 0;
    uint8_t abilities = 0;  // its own, from `first`
    uint8_t given = 0;      // those that it gives to others, behind its own
    uint16_t first = 0;
    uint32_t names = 0;     // what the card is: a set of Book::names
    uint16_t title = 0;     // cards with the same title share it
    int32_t titleHash = 0;  // what a parameter of kind title is compared with
    bool complete = true;
    uint8_t states = 0;        // so many of its abilities watch a condition in place of an event
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
    // Beside abilityText: each condition by itself (language/reasons.h).
    std::vector<std::vector<std::string>> conditionText = {};
    uint64_t signature = 0;  // hash of everything of this card that plays
    struct Name {
        std::string_view field;  // "subtypes"
        int name;
    };
    std::vector<Name> names = {};  // those of its fields of names, in the card's order
};

// Which ability is the n-th of those that this card gives to others?
inline int givenAbility(const CardDef& def, int n) { return def.first + def.abilities + n; }

// A title as a number: small and capital letters are alike.
int32_t titleHash(std::string_view title);

class Book {
public:
    const Vocabulary* vocabulary = nullptr;
    std::shared_ptr<const Vocabulary> words;  // the same, with the names of things that the book was made with
    NameSets names;
    // By the kind of names (Vocabulary::nameKinds): the filter of that word, and the numbers of the names.
    struct NamesOfKind {
        int filter = 0;
        std::vector<int> names = {};
    };
    std::vector<NamesOfKind> kinds;
    std::vector<int> ruled;  // the names that rules ask for: by RuledName::slot
    bool hasName(const CardDef& def, int name) const { return names.has(def.names, name); }
    std::vector<CardDef> defs;  // by number
    std::vector<CardText> texts;
    std::vector<uint64_t> moments;  // by number: a bit per moment (0: none) of the card's abilities that watch no event
    std::vector<Ability> abilities;
    std::vector<Instr> code;
    std::vector<Selector> selectors;
    std::vector<Filter> filters;
    std::vector<Node> nodes;
    // Who chooses, decides or takes a way, where code names it: nodes. The first two are the ability's own player and the
    // opponent.
    std::vector<uint32_t> players;
    static constexpr int kYou = 0, kOpponent = 1;
    std::vector<Happening> happenings;           // the first is none
    std::array<uint16_t, 256> firstHappening{};  // by event: the first row about it; 0: no card asks
    // Numbers that cards ask of a piece that has left play, and kLastHost if they ask what it was attached to
    // (language/last_known.h).
    std::vector<uint16_t> lastKnown;
    std::vector<uint32_t> roles;  // what delayed effects ask of their event beside its two sides: nodes; the first is none
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
    // Continuous forms: rows in the order of the cards; where those of a card lie, and what they speak of, by its number.
    struct ContinuousRange {
        uint32_t first = 0;
        uint32_t count = 0;
    };
    std::vector<Continuous> continuous;
    std::vector<Args> said;                     // of rows whose operands never change; the first is of none
    std::vector<int32_t> continuousConditions;  // where a `when` stands in its ability; ~that for its `otherwise`
    std::vector<ContinuousRange> continuousOf;
    std::vector<uint64_t> continuousAbout;
    std::vector<uint64_t> continuousOfOthers;  // the same without the rows that mean their own card only
    // Forms among effects, which last for a period: rows of the same kind, in the order of the code, and behind which place
    // each stands, ability << 16 | place (language/lasting.h).
    std::vector<Continuous> lasting;
    std::vector<uint32_t> lastingAt;
    std::vector<uint8_t> givesAbilities;  // by number of the card: 1 if it gives abilities to others
    // By ability: the first one in the book at the same place of a card with the same title. What is counted for all cards
    // of a title together is counted for that one.
    std::vector<uint16_t> sameText;
    // What a game has noted about its cards once, when the book was made (Rules::prepare): the meaning is the game's own.
    struct Notes {
        std::vector<uint32_t> cards, abilities;  // by number
        std::vector<uint64_t> selectors;         // the same
        std::array<uint64_t, 32> masks{};
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
