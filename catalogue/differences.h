// Differences between editions of one game's rules: the table of docs/rules/<game>-editions.md as rows (DST-ED-10).
//
// They are no requirements of their own and are not counted with the catalogue's rows; scenarios may name them.
#pragma once

#include <span>
#include <string_view>

#include "catalogue/catalogue.h"

namespace cantina::catalogue {

std::span<const Row> differences();
const Row* findDifference(std::string_view id);  // nullptr if there is none

}  // namespace cantina::catalogue
