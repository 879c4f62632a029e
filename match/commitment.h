// Fair dice: what is shown of a match's key before the first decision, so that nobody can change it afterwards.
//
// The commitment is SHA-256, in hexadecimal, of the text "cantina match key 1:" and the key's 64 hexadecimal digits as the
// replay file has them. Anybody can check it: printf 'cantina match key 1:%s' KEY | sha256sum
#pragma once

#include <string>

#include "kernel/chance.h"

namespace cantina::match {

std::string keyText(const ChanceKey& key);  // 64 hexadecimal digits
std::string commitmentTo(const ChanceKey& key);

}  // namespace cantina::match
