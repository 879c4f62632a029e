#include "cli/scenario.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <map>
#include <memory>

#include "catalogue/catalogue.h"
#include "catalogue/differences.h"
#include "cli/card_files.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "cli/rules.h"
#include "games/all.h"
#include "scenario/coverage.h"
#include "scenario/runner.h"

namespace cantina::cli {
namespace {

using scenario::Mode;
using scenario::Scenario;

// Games by name, made when first needed.
class Games {
public:
    explicit Games(Output& out, FilesByGame cards = {}) : out_(out), cards_(std::move(cards)) {}
    Game* find(const std::string& name) {
        auto [it, fresh] = games_.try_emplace(name);
        if (fresh) {
            it->second = makeGame(name, {cards_[name], "", false});
            for (const auto& p : it->second.problems) out_.note(p.text());
        }
        return it->second.game.get();
    }

private:
    Output& out_;
    FilesByGame cards_;
    std::map<std::string, MadeGame> games_;
};

struct Failure {
    std::string file, title, reason;
    int line;
};

std::vector<Mode> modesOf(const std::string& name) {
    std::vector<Mode> out;
    for (Mode m : scenario::kModes)
        if (name.empty() || name == scenario::modeName(m)) out.push_back(m);
    return out;
}

void print(Output& out, const Failure& f) {
    out.line(fmt::format("{} {}:{}: {}", out.styled(Style::red, "FAIL"), f.file, f.line, f.title));
    out.line("      " + f.reason);
}

}  // namespace

int scenarioRun(const ScenarioRunArgs& args, Output& out) {
    std::vector<Mode> modes = modesOf(args.mode);
    if (modes.empty()) return out.badUse("there is no mode '" + args.mode + "'", "Use plain, copy, replay or mask.");
    scenario::ScenarioSet set = scenario::loadScenarios(args.paths);
    FilesByGame cards;
    if (!args.cards.empty())
        if (const int code = readCardFiles({{args.cards}, ""}, cards, out); code != kSuccess) return code;
    Games games(out, std::move(cards));
    std::vector<Failure> failures;
    for (const auto& p : set.problems) failures.push_back({p.file, "(file)", p.message, p.line});
    size_t passed = 0;
    {
        Progress progress(out, "scenarios", set.scenarios.size());
        for (const Scenario& s : set.scenarios) {
            progress.advance();
            if (!args.only.empty() && s.title.find(args.only) == std::string::npos) continue;
            Game* game = games.find(s.game);
            if (game == nullptr) {
                failures.push_back({s.file, s.title, "there is no game '" + s.game + "'", s.line});
                continue;
            }
            bool good = true;
            for (Mode m : modes) {
                scenario::Verdict v = scenario::runScenario(*game, s, m, args.trace);
                if (args.trace && m == modes.front())
                    for (const std::string& t : v.trace) out.line("      " + t);
                if (v.passed) continue;
                failures.push_back({s.file, s.title, fmt::format("[{}] {}", scenario::modeName(m), v.reason),
                                    v.line > 0 ? v.line : s.line});
                good = false;
                break;
            }
            if (good) ++passed;
            if (good && args.verbose) out.line(fmt::format("{} {}", out.styled(Style::green, "pass"), s.title));
        }
    }
    for (const Failure& f : failures) print(out, f);
    out.line(fmt::format("{} passed, {} failed", passed, failures.size()));
    boost::json::array list;
    for (const Failure& f : failures)
        list.push_back(boost::json::object{{"file", f.file}, {"title", f.title}, {"reason", f.reason}});
    out.object(boost::json::object{{"passed", passed}, {"failed", failures.size()}, {"failures", list}});
    if (passed + failures.size() == 0) return out.fail("no scenario was run", "Give a file or folder with scenarios.");
    return failures.empty() ? kSuccess : kFailure;
}

namespace {

struct GameCoverage {
    size_t rows = 0, proven = 0, cited = 0, na = 0;
    std::vector<std::string> uncovered;
};

bool inGroups(const std::string& id, const std::vector<std::string>& groups) {
    if (groups.empty()) return true;
    for (const std::string& g : groups)
        if (id == g || id.starts_with(g + "-")) return true;
    return false;
}

bool isGood(scenario::Standing s) { return s == scenario::Standing::proven || s == scenario::Standing::cited; }

GameCoverage summarise(const catalogue::Catalogue& rows, const std::string& game,
                       const std::map<std::string, scenario::Standing>& best, const std::vector<std::string>& groups) {
    GameCoverage c;
    for (const catalogue::Row* row : rows.ofGame(game)) {
        if (!inGroups(row->id, groups)) continue;
        ++c.rows;
        auto it = best.find(row->id);
        if (it != best.end() && it->second == scenario::Standing::proven) {
            ++c.proven;
        } else if (it != best.end() && it->second == scenario::Standing::cited) {
            ++c.cited;
        } else if (!row->naReason.empty()) {
            ++c.na;
        } else {
            c.uncovered.push_back(row->id);
        }
    }
    return c;
}

boost::json::object coverageObject(const GameCoverage& c) {
    boost::json::array uncovered;
    for (const std::string& id : c.uncovered) uncovered.emplace_back(id);
    return {{"rows", c.rows}, {"proven", c.proven}, {"cited", c.cited}, {"na", c.na}, {"uncovered", uncovered}};
}

const char* standingName(scenario::Standing s) {
    static const char* const kNames[] = {"proven", "cited", "weak", "no switch", "has a switch", "broken"};
    return kNames[static_cast<size_t>(s)];
}

}  // namespace

int rulesCoverage(const RulesCoverageArgs& args, Output& out) {
    const catalogue::Catalogue& rows = catalogue::embedded();
    if (!isSound(rows, out)) return kFailure;
    scenario::ScenarioSet set = scenario::loadScenarios({args.scenarios.empty() ? "tests/scenarios" : args.scenarios});
    for (const auto& p : set.problems) out.fail(fmt::format("{}:{}: {}", p.file, p.line, p.message));
    if (set.scenarios.empty()) return out.fail("no scenarios found", "Run it in the repository, or give --scenarios DIR.");
    bool good = set.problems.empty();
    boost::json::object games;
    Games makers(out);
    Progress progress(out, "scenarios", set.scenarios.size());
    Table table{{{.heading = "Game", .style = Style::cyan},
                 {"rows", Table::Align::right},
                 {"proven", Table::Align::right},
                 {"cited", Table::Align::right},
                 {"n/a", Table::Align::right},
                 {"uncovered", Table::Align::right}},
                {}};
    for (const catalogue::GameName& name : catalogue::games()) {
        if (!args.game.empty() && args.game != name.name) continue;
        std::map<std::string, scenario::Standing> best;
        std::vector<const Scenario*> mine;
        for (const Scenario& s : set.scenarios)
            if (s.game == name.name) mine.push_back(&s);
        Game* game = mine.empty() ? nullptr : makers.find(std::string(name.name));
        for (const scenario::Claim& c :
             game == nullptr ? std::vector<scenario::Claim>{} : scenario::judge(*game, mine, [&] { progress.advance(); })) {
            bool known = rows.find(c.id) != nullptr || c.id.find('/') != std::string::npos ||
                         catalogue::findDifference(c.id) != nullptr;
            if (args.list) out.line(fmt::format("{:12} {:20} {}", standingName(c.standing), c.id, c.scenario->title));
            if (!isGood(c.standing) || !known) {
                good = false;
                out.fail(fmt::format("{}:{}: {}: {}", c.scenario->file, c.scenario->line, c.id,
                                     known ? c.say : "the catalogue has no such rule"),
                         "");
            }
            auto [it, fresh] = best.emplace(c.id, c.standing);
            if (!fresh && (c.standing == scenario::Standing::proven || !isGood(it->second))) it->second = c.standing;
        }
        GameCoverage c = summarise(rows, std::string(name.name), best, args.groups);
        games[std::string(name.name)] = coverageObject(c);
        table.rows.push_back({std::string(name.name), std::to_string(c.rows), std::to_string(c.proven),
                              std::to_string(c.cited), std::to_string(c.na), std::to_string(c.uncovered.size())});
        if (args.complete && !c.uncovered.empty()) {
            good = false;
            out.fail(fmt::format("{}: {} rows are not covered", name.name, c.uncovered.size()), joined(c.uncovered, ", "));
        } else if (!args.groups.empty() && !c.uncovered.empty())
            out.paragraph("uncovered: " + joined(c.uncovered, ", "));
    }
    out.table(table);
    out.object(boost::json::object{{"games", games}});
    return good ? kSuccess : kFailure;
}

}  // namespace cantina::cli
