// A report of a problem: the position at the table as a scenario that its reader can run and complete.
#pragma once

#include <string>

#include "match/sitting.h"

namespace cantina::server {

// In the scenario runner's form, as far as the views tell what lies where; the question and its options as comments.
std::string scenarioOf(const match::Sitting& sitting, const std::string& says);

}  // namespace cantina::server
