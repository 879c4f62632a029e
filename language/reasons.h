// The conditions of an ability one by one, as they are told to whoever asks why it cannot be used.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/tree.h"
#include "language/triggers.h"
#include "language/vocabulary.h"

namespace cantina::language {

struct OwnName;  // wording.h

// Beside the `when`s of the compiled condition: "play only if ...", else "it works only if ...". Empty for a condition that
// narrows its event: nobody chooses when such an ability is used.
std::vector<std::string> wordConditions(const Vocabulary& v, const TimingWord& timing, const std::vector<Tree>& parts,
                                        OwnName self, Opponent opponent);

// The words of the first condition of the ability that does not hold, or `otherwise` if there are none. The book keeps the
// words as long as matches are played with it.
template <class T>
const char* unmetCondition(T& t, const AbilityFrame& f, const char* otherwise) {
    const Ability& a = t.book().abilities[f.ability];
    if (a.condition == 0) return otherwise;
    const std::vector<std::string>& words = t.book().texts[a.card].conditionText[a.number];
    const Instr* code = &t.book().code[a.condition];
    while (code->code == Code::when && code->c == kOfEvent) ++code;  // roles of its event: nobody chooses them
    for (size_t n = 0; code->code == Code::when && n < words.size(); code += 1 + code->b, ++n)
        if (!conditionHolds(t, f, code)) return words[n].empty() ? otherwise : words[n].c_str();
    return otherwise;
}

}  // namespace cantina::language
