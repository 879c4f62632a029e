// The `cantina` program: reads the command line and calls the command. How a command joins: cli/command.h.
#include <algorithm>
#include <exception>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/output.h"
#include "kernel/nearest.h"

#ifndef CANTINA_VERSION
#define CANTINA_VERSION "0.1.0"
#endif

namespace cantina::cli {

namespace {

// One line per command; the help follows this order.
void addCommands(CLI::App& app, Request& request) {
    addServe(app, request);
    addLoadtest(app, request);
    addPlay(app, request);
    addLearn(app, request);
    addReplay(app, request);
    addSim(app, request);
    addArena(app, request);
    addBench(app, request);
    addDeck(app, request);
    addScenario(app, request);
    addCards(app, request);
    addRules(app, request);
    addDb(app, request);
}

// ---- Help

constexpr char kDescription[] = "Cantina: four Star Wars card games on one rules engine.";
constexpr char kFooter[] =
    "Every command has --help and --json. Exit codes: 0 success, 1 failure, 2 bad use.\n"
    "Colours only on a terminal, and never when NO_COLOR is set.";

std::string fullName(const CLI::App* app) {
    return app->get_parent() == nullptr ? "cantina" : fullName(app->get_parent()) + " " + app->get_name();
}

std::vector<const CLI::App*> commandsOf(const CLI::App* app) {
    return app->get_subcommands([](const CLI::App*) { return true; });
}

std::vector<std::string> commandNames(const CLI::App* app) {
    std::vector<std::string> names;
    for (const CLI::App* command : commandsOf(app)) names.push_back(command->get_name());
    return names;
}

// One screen for the program; for a command its use, what it does and its options.
class Help : public CLI::FormatterBase {
public:
    std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
        std::ostringstream text;
        Output out(text, text, Output::detect(false));
        out.paragraph(app->get_description() + (app->get_parent() == nullptr ? "" : "."));
        out.line("\n" + out.styled(Style::bold, "Usage: ") + usage(app) + "\n");
        if (!commandsOf(app).empty()) out.table(commands(app));
        if (!commandsOf(app).empty()) out.line();
        out.table(options(app));
        if (!app->get_footer().empty()) out.line("\n" + app->get_footer());
        return text.str();
    }

private:
    static std::string optionName(const CLI::Option* option) {
        if (option->get_positional()) return option->get_name() + (option->get_items_expected_max() > 1 ? "..." : "");
        const std::string flags = option->get_snames().empty() ? "" : "-" + option->get_snames().front() + ", ";
        const std::string value = option->get_items_expected_max() > 0 ? " " + option->get_type_name() : "";
        return flags + "--" + option->get_lnames().front() + value;
    }

    // What is particular to a command stands before what every command has.
    static int rank(const CLI::Option* option) {
        if (option->get_positional()) return 0;
        const std::string name = option->get_name();
        return name == "--help" ? 3 : name == "--json" ? 2 : 1;
    }

    static std::string usage(const CLI::App* app) {
        if (!commandsOf(app).empty()) return fullName(app) + " COMMAND ...";
        std::string text = fullName(app);
        for (const CLI::Option* option : app->get_options())
            if (option->get_required()) text += " " + optionName(option);
        return text + " [OPTIONS]";
    }

    // "rules show|search|diff": a command of the program with the names of its own commands.
    static Table commands(const CLI::App* app) {
        Table table{{{.heading = "Command", .style = Style::cyan}, {.heading = "Does", .wide = true}}, {}};
        for (const CLI::App* command : commandsOf(app)) {
            const std::string inner = joined(commandNames(command), "|");
            table.rows.push_back({command->get_name() + (inner.empty() ? "" : " " + inner), command->get_description()});
        }
        return table;
    }

    static Table options(const CLI::App* app) {
        Table table{{{.heading = "Option", .style = Style::cyan}, {.heading = "Does", .wide = true}}, {}};
        std::vector<const CLI::Option*> sorted = app->get_options();
        std::stable_sort(sorted.begin(), sorted.end(), [](auto* a, auto* b) { return rank(a) < rank(b); });
        for (const CLI::Option* option : sorted) {
            const std::string standard = option->get_default_str();
            table.rows.push_back(
                {optionName(option), option->get_description() + (standard.empty() ? "" : " [" + standard + "]")});
        }
        return table;
    }
};

// ---- Mistakes on the command line

// The command that the arguments name, as far as they name one. Sets `unknown` to a word that should be a command and is
// none.
CLI::App* namedCommand(CLI::App& app, const std::vector<std::string>& arguments, std::string& unknown) {
    CLI::App* command = &app;
    for (const std::string& argument : arguments) {
        if (commandsOf(command).empty()) break;
        if (argument.starts_with("-")) continue;
        const std::vector<std::string> names = commandNames(command);
        if (std::find(names.begin(), names.end(), argument) == names.end()) {
            unknown = argument;
            break;
        }
        command = command->get_subcommand(argument);
    }
    return command;
}

std::vector<std::string> optionNames(const CLI::App* command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command->get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::string seeHelp(const CLI::App* command) { return "See '" + fullName(command) + " --help'."; }

int unknownCommand(const CLI::App* parent, const std::string& unknown, Output& out) {
    std::vector<std::string> near;
    for (const std::string& name : nearest(unknown, commandNames(parent)))
        near.push_back("'" + fullName(parent) + " " + name + "'");
    const std::string hint = didYouMean(near);
    return out.badUse("there is no command '" + fullName(parent) + " " + unknown + "'",
                      hint + (hint.empty() ? "" : " ") + seeHelp(parent));
}

int parseError(const CLI::App* command, const CLI::ParseError& error, Output& out) {
    std::vector<std::string> extras = command->remaining(true);
    if (extras.empty()) return out.badUse(error.what(), seeHelp(command));
    const std::string unknown = extras.front().substr(0, extras.front().find('='));
    const std::string hint = unknown.starts_with("-") ? didYouMean(nearest(unknown, optionNames(command))) : "";
    return out.badUse("'" + fullName(command) + "' does not take '" + unknown + "'",
                      hint + (hint.empty() ? "" : " ") + seeHelp(command));
}

// `cantina help rules show` is what people type who do not know --help yet.
std::vector<std::string> withHelp(std::vector<std::string> arguments) {
    if (arguments.empty() || arguments.front() != "help") return arguments;
    arguments.erase(arguments.begin());
    arguments.emplace_back("--help");
    return arguments;
}

int run(const std::vector<std::string>& given) {
    const std::vector<std::string> arguments = withHelp(given);
    Request request;
    CLI::App app(kDescription, "cantina");
    app.formatter(std::make_shared<Help>());
    app.set_help_flag("--help,-h", "Show this help");
    app.set_version_flag("--version", "cantina " CANTINA_VERSION, "Show the version");
    addCommands(app, request);
    app.footer(kFooter);  // after the commands, which would inherit it

    Output plain(std::cout, std::cerr, Output::detect(false));
    std::string unknown;
    CLI::App* command = namedCommand(app, arguments, unknown);
    if (!unknown.empty()) return unknownCommand(command, unknown, plain);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));  // CLI11 takes them from the back
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        return parseError(command, error, plain);
    }
    if (!request.run) {
        std::cerr << command->help();
        return kBadUse;
    }
    Output out(std::cout, std::cerr, Output::detect(request.json));
    return request.run(out);
}

}  // namespace

}  // namespace cantina::cli

int main(int count, char** values) {
    try {
        return cantina::cli::run({values + std::min(count, 1), values + count});
    } catch (const std::exception& error) {
        std::cerr << "cantina: " << error.what()
                  << "\n  This is a fault of the program; please report it with the command line.\n";
        return cantina::cli::kFailure;
    }
}
