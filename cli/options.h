// What the command line may say: the options of every command, in CLI11's words. Only main.cpp and options_*.cpp include
// this: CLI11 costs much compile time, and no work is done here.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "cli/output.h"

namespace cantina::cli {

// What the command line asked for.
struct Request {
    bool json = false;
    std::function<int(Output&)> run;
};

// CLI11 by itself would take -1 for a huge unsigned number, and a number that is too large for the greatest one.
inline CLI::Validator wholeNumber(uint64_t least = 0, uint64_t most = UINT64_MAX) {
    const auto check = [least, most](std::string& text) {
        const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
        if (!digits) return "'" + text + "' is not a whole number";
        uint64_t number = 0;
        const bool fits = std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{};
        if (fits && number >= least && number <= most) return std::string();
        return text + " is not a number from " + grouped(least) + " to " + grouped(most);
    };
    return CLI::Validator(check, "");
}

// Adds a command without sub-commands. `args` is filled by the options that the caller adds to the result.
template <typename Args>
CLI::App* addCommand(CLI::App& parent, const std::string& name, const std::string& does, Request& request,
                     const std::shared_ptr<Args>& args, int (*run)(const Args&, Output&)) {
    CLI::App* command = parent.add_subcommand(name, does);
    command->add_flag("--json", request.json, "Print one JSON object, for machines");
    command->callback([&request, args, run] { request.run = [args, run](Output& out) { return run(*args, out); }; });
    return command;
}

// options_book.cpp: rules, cards, decks and what is played by computers alone
void addRules(CLI::App& app, Request& request);
void addScenario(CLI::App& app, Request& request);
void addBench(CLI::App& app, Request& request);
void addArena(CLI::App& app, Request& request);
void addSim(CLI::App& app, Request& request);
void addDeck(CLI::App& app, Request& request);
void addCards(CLI::App& app, Request& request);
// options_tables.cpp: where people sit
void addPlay(CLI::App& app, Request& request);
void addLearn(CLI::App& app, Request& request);
void addReplay(CLI::App& app, Request& request);
void addServe(CLI::App& app, Request& request);
void addDb(CLI::App& app, Request& request);
void addLoadtest(CLI::App& app, Request& request);

}  // namespace cantina::cli
