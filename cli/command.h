// How a command joins the program.
//
// A command lives in its own cli/<command>.h and .cpp: a plain struct of arguments and a function
//
//     struct RulesShowArgs { std::vector<std::string> ids; };
//     int rulesShow(const RulesShowArgs& args, Output& out);
//
// that does the work, writes through Output and returns an exit code. It never sees the command line: options_*.cpp, which
// alone include CLI11 (options.h), fill the struct, and main.cpp calls the function. One function in options_*.cpp describes
// each command, and addCommands() in main.cpp lists them: what is not there is not in the help.
#pragma once

namespace cantina::cli {

constexpr int kSuccess = 0;
constexpr int kFailure = 1;  // the work was done and the answer is no, or it could not be done
constexpr int kBadUse = 2;   // the command line or a file named on it makes no sense

}  // namespace cantina::cli
