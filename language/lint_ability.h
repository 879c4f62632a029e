// What the linter says about one ability. Used by lint.cpp only, sameTree by wording.cpp too.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/tree.h"
#include "language/vocabulary.h"

namespace cantina::language {

inline constexpr size_t kMaxWarnings = 500;

// Equal but for lines.
bool sameTree(const Tree& a, const Tree& b);

// (line, message) for each finding.
std::vector<std::pair<int, std::string>> lintAbility(const Vocabulary& v, const TimingWord& timing,
                                                     const std::vector<Tree>& parts, std::string_view self, int line);

}  // namespace cantina::language
