// cards stats: how many cards of each set are there, and how many are implemented.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <filesystem>

#include "cli/card_files.h"
#include "cli/cards.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "scenario/implemented.h"

namespace cantina::cli {
namespace {

using scenario::SetCount;

boost::json::object object(const SetCount& c) {
    return {{"cards", c.cards}, {"stats", c.stats}, {"implemented", c.implemented}, {"partly", c.partly}};
}

std::vector<std::string> row(const std::string& game, const std::string& set, const SetCount& c) {
    return {game,
            set,
            std::to_string(c.cards),
            std::to_string(c.stats),
            std::to_string(c.partly),
            std::to_string(c.implemented)};
}

}  // namespace

// The scenarios of the folder; without any, only cards without abilities count as implemented.
int readProofs(const CardsStatsArgs& args, scenario::ScenarioSet& set, Output& out) {
    const std::string folder = args.scenarios.empty() ? "tests/scenarios" : args.scenarios;
    std::error_code error;
    if (!std::filesystem::exists(folder, error)) {
        if (!args.scenarios.empty()) return out.badUse("there is no folder '" + folder + "'", "Give --scenarios DIR.");
        out.note("no scenarios here (tests/scenarios): run it in the repository, or give --scenarios DIR");
        return kSuccess;
    }
    set = scenario::loadScenarios({folder});
    for (const auto& p : set.problems) out.note(fmt::format("{}:{}: {}", p.file, p.line, p.message));
    return kSuccess;
}

int cardsStats(const CardsStatsArgs& args, Output& out) {
    const std::vector<std::string> games = chosenGames(args.game, out);
    if (games.empty() && !args.game.empty()) return kBadUse;
    FilesByGame files;
    if (!args.cards.empty())
        if (const int code = readCardFiles({{args.cards}, args.game}, files, out); code != kSuccess) return code;
    scenario::ScenarioSet set;
    if (const int code = readProofs(args, set, out); code != kSuccess) return code;
    constexpr auto kRight = Table::Align::right;
    Table table{{{.heading = "Game", .style = Style::cyan},
                 {"Set"},
                 {"cards", kRight},
                 {"stats", kRight},
                 {"partly", kRight},
                 {"implemented", kRight}},
                {}};
    boost::json::object all;
    for (const std::string& name : games) {
        const MadeGame made = makeGame(name, {files[name], "", false});
        std::vector<const scenario::Scenario*> mine;
        for (const scenario::Scenario& s : set.scenarios)
            if (s.game == name) mine.push_back(&s);
        Progress progress(out, name, made.game->cards().size());
        boost::json::object sets;
        SetCount total;
        for (const auto& [id, count] : scenario::countSets(*made.game, made.problems, mine, [&] { progress.advance(); })) {
            sets[id] = object(count);
            table.rows.push_back(row(name, id, count));
            total = {total.cards + count.cards, total.stats + count.stats, total.implemented + count.implemented,
                     total.partly + count.partly};
        }
        table.rows.push_back(row(name, "all", total));
        all[name] = sets;
    }
    out.table(table);
    out.object(all);
    return kSuccess;
}

}  // namespace cantina::cli
