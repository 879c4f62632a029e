// The part of the compiler that knows expressions: selectors, operands, effects. Used by compile.cpp only.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "language/compile.h"

namespace cantina::language {

inline constexpr size_t kMaxProblems = 200;

// What stands there, for a message: "'blue'", "a number".
std::string shown(const Tree& t);

Tree wordTree(const char* text, int line);
// The tree as a text: the same words are the same text.
std::string spelled(const Tree& t);

class EffectCompiler {
public:
    EffectCompiler(const Vocabulary& v, Book& book, std::vector<CardProblem>& problems, bool remembers)
        : v_(v), book_(book), problems_(problems), remembers_(remembers) {}

    // Where problems are reported.
    void enter(const std::string& file, const std::string& card) {
        file_ = file;
        card_ = card;
        given_.clear();
        givenAt_.clear();
    }
    // The abilities that this card gives to others, in the order of Ref::ability.
    const std::vector<Ability>& given() const { return given_; }

    // Compiles one ability's parts: [event,] cost(...), limit(...), when(...), effects. Fills `out`.
    void ability(const Tree& where, const std::vector<Tree>& parts, int timing, Ability& out);

    void problem(const Tree& at, const std::string& message, bool warning = false);
    std::string unknownWord(const std::string& word, const char* expected) const;
    int symbol(const Tree& t, const char* set, bool report = true);
    void needsResult(const Tree& t);
    // So many problems that more are not kept.
    bool full() const { return problems_.size() >= kMaxProblems; }

private:
    // --- effects (effects.cpp)
    void effects(const std::vector<Tree>& list, size_t from = 0);
    void effect(const Tree& t);
    bool control(const Tree& t);
    void checkPayer(const Tree& t);
    void may(const Tree& t, const Tree* otherwise);
    void when(const Tree& t, const Tree* otherwise);
    void closeWith(int at, const Tree* otherwise);
    void choose(const Tree& t);
    void nameNumber(const Tree& t);
    bool nameSymbol(const Tree& t);
    bool isChosen(const Tree& t, std::string_view what = "number");
    void isNumber(const Tree& t, int word);
    int32_t whereNode(const Tree& over);
    void refuseWhere(const Tree& cost);
    void either(const Tree& t);
    void each(const Tree& t);
    void times(const Tree& t);
    void later(const Tree& t);
    bool asksActor(const Tree& event, const std::vector<Tree>& parts);
    void checkOrdered(const Tree& t);
    void verb(const Tree& t, int number);
    bool choosesSet(const std::vector<Tree>& list, size_t at) const;
    void withSet(const std::vector<Tree>& list, size_t at);
    Tree ofSet(const Tree& t);
    void checkPlace(const Tree& t, const VerbWord& w);
    void checkForm(const Tree& t, const VerbWord& w);
    void neverDone(const Tree& t);
    bool overSeveral(const Tree& t, const VerbWord& w);
    void loop(const Tree& over, const Tree* by, const std::vector<Tree>& body, size_t from, const Tree* set = nullptr,
              bool ordered = false);
    std::vector<Instr> arguments(const Tree& t, std::span<const Param> params, const char* name, bool mayChoose);
    Instr argument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose);
    Instr numberArgument(const Tree& t, const Param& p, const char* name);
    Instr oneArgument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose);
    Instr whomArgument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose);
    Instr seatArgument(const Tree& t, const char* name);
    void takes(const Tree& noun, const Param& p, const char* name);
    void sees(const Tree& noun);
    void looksAt(const Tree& verb, const Tree& over);
    Instr abilityArgument(const Tree& t, const char* name);
    void giveAbilities(const Tree& t, uint8_t giver);
    void giveAbility(const Tree& t, uint8_t giver);
    int freeRegister(const Tree& verb, int taken);
    int emit(const Instr& i);
    void patch(int at);
    int here() const { return static_cast<int>(book_.code.size()) - start_; }

    // --- expressions (expressions.cpp)
    std::optional<Ref> pieceReference(const Tree& t, int& index);
    bool pieceNode(const Tree& t, Node& out);
    static bool isPlayer(const Tree& t);
    Node playerNode(const Tree& t, const char* name);
    int playerNumber(const Tree* t, const char* name);
    bool isExpression(const Tree& t) const;
    bool isCondition(const Tree& t) const;
    Node numberNode(const Tree& t, const char* name);
    Node numberWord(const Tree& t, int word);
    void limit(const Tree& t, Ability& out);
    void playedAs(const Tree& t, Ability& out);
    Node happened(const Tree& t, bool ofCandidate);
    uint16_t happening(const Happening& h, const std::string& key);
    Node conditionNode(const Tree& t);
    Node conditionWord(const Tree& t, int word);
    Node conditionOperand(const Tree* t, const Param& p, const char* name);
    Node filterNode(const Tree& f);
    Node filterWord(const Tree& f, int word);
    Node joined(const Tree& at, Node::Kind kind, const std::vector<Node>& parts, int word = 0, int32_t value = 0);
    uint32_t keep(const Node& n);
    void noFields(const Tree& t);
    int selector(const Tree& t);
    bool isPlain(const Tree& f) const;
    void filters(const Tree& f, uint8_t flags, std::vector<Filter>& out);
    Pattern pattern(const Tree& t);
    Node roleNode(const RoleWord& role, const Tree& said);
    std::vector<Node> roles(const Tree& t);
    int event(const Tree& t, Pattern& subject, Pattern& object, int timing);
    Node sameNode(const Tree& t);
    int sameWord(const Tree& t) const;
    void checkAsked(const Tree& t, const EventWord& w, int timing);
    void lies(const Tree& subject, const EventWord& w, int selector);
    void liesThere(const Tree& noun, uint32_t known);
    bool isState(const Tree& t) const;
    void state(const Tree& t, Ability& out);

    void asks(int word, Ref of);
    void noteAsked(const Ability& a);

    const Vocabulary& v_;
    Book& book_;
    std::vector<CardProblem>& problems_;
    bool remembers_;  // the game keeps what has happened
    std::string file_, card_;
    const TimingWord* timing_ = nullptr;  // of the ability that is being compiled
    int start_ = 0;                       // of the ability's code: jumps are relative to it
    size_t begun_ = 0;                    // the same, before its conditions
    std::vector<std::string> names_;      // of the ability's choices: the first is in register 1
    std::vector<Tree> seen_;              // nouns whose cards this ability has looked at, all of them
    std::vector<Tree> sets_;              // what each set was chosen from that is around what is being compiled
    size_t topSet_ = 0;                   // how many sets there are if the last one is top(...), which has no rest
    std::vector<Ability> given_;
    std::map<std::string, int> givenAt_;          // where an ability stands in given_, in the card's words
    bool isGiven_ = false;                        // what is being compiled is given to others
    std::map<std::string, uint16_t> happenings_;  // what was asked already, in the card's words
    int picking_ = 0;                             // the depth of the set whose `where` is being compiled; 0: none
    std::vector<std::pair<int, Ref>> asked_;      // numbers (or kLastHost) that the ability asks of pieces
    bool leaves_ = false;                         // it answers, or waits for, an event whose subject leaves play
    std::string named_;                           // what was named before this: "number", "color" ...; "": nothing
    int loops_ = 0;                               // over players, around what is being compiled
    int chooser_ = 0;                             // who chooses what the verb that is being compiled needs (Book::players)
};

}  // namespace cantina::language
