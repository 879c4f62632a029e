// `cantina rules`: the rule catalogue on the command line.
#pragma once

#include <boost/json/fwd.hpp>
#include <cstddef>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "cli/output.h"

namespace cantina::cli {

struct RulesShowArgs {
    std::vector<std::string> ids;  // ids or prefixes, in any case
};
int rulesShow(const RulesShowArgs& args, Output& out);

struct RulesSearchArgs {
    std::vector<std::string> words;
    std::string game;   // empty: all
    std::string kind;   // empty: all
    size_t limit = 20;  // 0: no limit
};
int rulesSearch(const RulesSearchArgs& args, Output& out);

struct RulesDiffArgs {
    std::string against;    // folder of the older catalogue
    std::string rules;      // folder of the newer one; empty: the built-in one
    std::string decisions;  // folder of the decision records; empty: the built-in ones
};
int rulesDiff(const RulesDiffArgs& args, Output& out);

// Shared by the sub-commands.
boost::json::object rowObject(const catalogue::Row& row);
bool isSound(const catalogue::Catalogue& catalogue, Output& out);  // else every problem is on standard error

}  // namespace cantina::cli
