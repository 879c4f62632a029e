// The part of the compiler that knows expressions: selectors, operands, effects. Used by compile.cpp only.
#pragma once

#include <string>
#include <vector>

#include "language/compile.h"

namespace cantina::language {

inline constexpr size_t kMaxProblems = 200;

class EffectCompiler {
public:
    EffectCompiler(const Vocabulary& v, Book& book, std::vector<CardProblem>& problems)
        : v_(v), book_(book), problems_(problems) {}

    // Where problems are reported.
    void enter(const std::string& file, const std::string& card) {
        file_ = file;
        card_ = card;
    }

    // Compiles one ability's parts: [event,] cost(...), limit(...), when(...), effects. Fills `out`.
    void ability(const Tree& where, const std::vector<Tree>& parts, int timing, Ability& out);

    void problem(const Tree& at, const std::string& message, bool warning = false);
    std::string unknownWord(const std::string& word, const char* expected) const;
    int symbol(const Tree& t, const char* set, bool report = true);
    // So many problems that more are not kept.
    bool full() const { return problems_.size() >= kMaxProblems; }

private:
    void effects(const std::vector<Tree>& list, size_t from = 0);
    void effect(const Tree& t);
    bool control(const Tree& t);
    void either(const Tree& t);
    void each(const Tree& t, bool picks);
    void later(const Tree& t);
    void when(const Tree& t);
    void verb(const Tree& t, int number);
    std::vector<Instr> arguments(const Tree& t, std::span<const Param> params, const char* name, bool mayChoose);
    Instr argument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose);
    Instr numberArgument(const Tree& t, const Param& p, const char* name);
    Instr oneArgument(const Tree& t, const Param& p, const char* name, int reg, bool mayChoose);
    std::optional<Ref> reference(const Tree& t, int& index) const;
    int selector(const Tree& t);
    void filters(const Tree& f, uint8_t flags, Selector& s);
    int32_t constant(const Tree& t, const Param& p, const char* name);
    Pattern pattern(const Tree& t);
    int event(const Tree& t, Pattern& subject, Pattern& object);
    int emit(const Instr& i);
    void patch(int at);
    int here() const { return static_cast<int>(book_.code.size()) - start_; }

    const Vocabulary& v_;
    Book& book_;
    std::vector<CardProblem>& problems_;
    std::string file_, card_;
    int start_ = 0;  // of the ability's code: jumps are relative to it
};

}  // namespace cantina::language
