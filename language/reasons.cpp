#include "language/reasons.h"

#include "language/phrases.h"

namespace cantina::language {

std::vector<std::string> wordConditions(const Vocabulary& v, const TimingWord& timing, const std::vector<Tree>& parts,
                                        OwnName self, Opponent opponent) {
    std::vector<std::string> out;
    Wording w(v, self);
    w.meansOneOpponent(opponent != Opponent::any);
    for (const Tree& p : parts) {
        const bool when = p.isWord("when") && p.items.size() == 1;
        if (!when && (!timing.conditions || !w.isCondition(p))) continue;
        std::string condition = w.condition(when ? p.items[0] : p);
        if (condition.find(" \xE2\x86\x92 ") != std::string::npos)
            condition.clear();
        else if (timing.conditions)
            condition.insert(0, "only if ");
        else if (!condition.starts_with("play only") && !condition.starts_with("complete only"))
            condition.insert(0, "it works only if ");
        out.push_back(std::move(condition));
    }
    return out;
}

}  // namespace cantina::language
