#include "cli/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "catalogue/catalogue.h"
#include "catalogue/differences.h"
#include "cli/card_files.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "cli/rules.h"
#include "games/all.h"
#include "kernel/nearest.h"
#include "scenario/coverage.h"
#include "scenario/runner.h"
#include "scenario/steps.h"

namespace cantina::cli {
namespace {

using scenario::Mode;
using scenario::Scenario;

// Games by name, made when first needed.
class Games {
public:
    explicit Games(Output& out, FilesByGame cards = {}) : out_(out), cards_(std::move(cards)) {}
    // A match is played without the toys: a card that is in the book can make a difference though no deck has it.
    Game* find(const std::string& name, bool toys = true) {
        auto [it, fresh] = games_.try_emplace(name + (toys ? "" : " without toys"));
        if (fresh) {
            it->second = makeGame(name, {cards_[name], "", false, toys});
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

std::string noGame(const std::string& name) {
    std::vector<std::string> known;
    for (const catalogue::GameName& game : catalogue::games()) known.emplace_back(game.name);
    const std::string hint = didYouMean(nearest(name, known));
    return fmt::format("there is no game '{}'. {}Known: {}.", name, hint.empty() ? "" : hint + " ", joined(known, ", "));
}

std::vector<Mode> modesOf(const std::string& name) {
    std::vector<Mode> out;
    for (Mode m : scenario::kModes)
        if (name.empty() || name == scenario::modeName(m)) out.push_back(m);
    return out;
}

// A rule of the catalogue (or a difference between editions) of this game, or an ability of one of its cards.
class KnownRules {
public:
    // Why there is no such rule, and which may have been meant; empty: there is.
    std::string unknown(const Game& game, const std::string& id) {
        const catalogue::Row* row = catalogue::embedded().find(id);
        if (row == nullptr) row = catalogue::findDifference(id);
        if (row != nullptr && row->game == game.name()) return "";
        if (row != nullptr) return fmt::format("'{}' is a rule of {}, not of {}", id, row->game, game.name());
        const std::set<std::string>& mine = abilities(game);
        if (mine.contains(id)) return "";
        if (const size_t rules = catalogue::embedded().group(id).size(); rules > 0)
            return fmt::format("'{}' is a group of {} rules: name the one that is meant", id, rules);
        const bool isAbility = id.find('/') != std::string::npos;
        const std::string hint = didYouMean(isAbility ? nearest(id, mine) : catalogue::embedded().suggestions(id));
        return fmt::format("{} '{}'{}", isAbility ? "no card has the ability" : "the catalogue has no rule", id,
                           hint.empty() ? "; look for it: cantina rules search WORDS" : ". " + hint);
    }

private:
    const std::set<std::string>& abilities(const Game& game) {
        auto [it, fresh] = abilities_.try_emplace(&game);
        if (!fresh) return it->second;
        // Some abilities are on the printed cards only: an edition plays those.
        const MadeGame printed = makeGame(std::string(game.name()), {{}, "printed", false});
        for (const Game* book : {&game, static_cast<const Game*>(printed.game.get())})
            for (const CardInfo& card : book->cards())
                for (const AbilityInfo& a : card.abilities) it->second.insert(a.id);
        return it->second;
    }
    std::map<const Game*, std::set<std::string>> abilities_;
};

// The first rule that a scenario names and nobody knows, as a failure.
std::optional<Failure> unknownRule(const Game& game, const Scenario& s, KnownRules& known) {
    for (const auto& [id, line] : scenario::namedRules(s))
        if (std::string why = known.unknown(game, id); !why.empty()) return Failure{s.file, s.title, why, line};
    return std::nullopt;
}

void print(Output& out, const Failure& f) {
    out.line(fmt::format("{} {}:{}: {}", out.styled(Style::red, "FAIL"), f.file, f.line, f.title));
    out.line("      " + f.reason);
}

}  // namespace

int scenarioRun(const ScenarioRunArgs& args, Output& out) {
    std::vector<Mode> modes = modesOf(args.mode);
    if (modes.empty()) return out.badUse("there is no mode '" + args.mode + "'", "Use plain, copy, replay or mask.");
    if (!args.game.empty() && chosenGames(args.game, out).empty()) return kBadUse;
    scenario::ScenarioSet set = scenario::loadScenarios(args.paths, args.game);
    FilesByGame cards;
    if (!args.cards.empty())
        if (const int code = readCardFiles({{args.cards}, args.game}, cards, out); code != kSuccess) return code;
    Games games(out, std::move(cards));
    std::vector<Failure> failures;
    KnownRules known;
    for (const auto& p : set.problems) failures.push_back({p.file, "(file)", p.message, p.line});
    size_t passed = 0;
    {
        Progress progress(out, "scenarios", set.scenarios.size());
        for (const Scenario& s : set.scenarios) {
            progress.advance();
            if (!args.only.empty() && s.title.find(args.only) == std::string::npos) continue;
            Game* game = games.find(s.game, !s.match.isTable());
            if (game == nullptr) {
                failures.push_back({s.file, s.title, noGame(s.game), s.line});
                continue;
            }
            if (auto failure = unknownRule(*game, s, known)) {
                failures.push_back(*std::move(failure));
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

bool namesOneOf(const Scenario& s, const std::vector<std::string>& groups) {
    const auto in = [&](const std::string& id) { return inGroups(id, groups); };
    return groups.empty() || std::any_of(s.rules.begin(), s.rules.end(), in) ||
           std::any_of(s.cites.begin(), s.cites.end(), [&](const auto& cite) { return in(cite.first); });
}

bool isGroupOf(const std::string& group, std::string_view game) {
    const auto in = [&](const catalogue::Row& row) { return row.game == game && inGroups(row.id, {group}); };
    const auto rows = catalogue::embedded().rows();
    const auto differences = catalogue::differences();
    return std::any_of(rows.begin(), rows.end(), in) || std::any_of(differences.begin(), differences.end(), in);
}

// kSuccess if the game and every group exist; a group is of the game that is asked for.
int checkCoverageArgs(const RulesCoverageArgs& args, Output& out) {
    bool isGame = args.game.empty();
    for (const catalogue::GameName& name : catalogue::games()) isGame = isGame || args.game == name.name;
    if (!isGame) return out.badUse(noGame(args.game));
    for (const std::string& group : args.groups) {
        bool found = false;
        for (const catalogue::GameName& name : catalogue::games())
            found = found || ((args.game.empty() || args.game == name.name) && isGroupOf(group, name.name));
        if (found) continue;
        const std::string hint = didYouMean(catalogue::embedded().suggestions(group));
        return out.badUse(
            fmt::format("there is no rule or group '{}'{}", group, args.game.empty() ? "" : " of " + args.game),
            hint.empty() ? "A group is the beginning of rule ids, as DST-QUE; a game is --game destiny." : hint);
    }
    return kSuccess;
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
    if (const int bad = checkCoverageArgs(args, out); bad != kSuccess) return bad;
    scenario::ScenarioSet set = scenario::loadScenarios({args.scenarios.empty() ? "tests/scenarios" : args.scenarios});
    for (const auto& p : set.problems) out.fail(fmt::format("{}:{}: {}", p.file, p.line, p.message));
    if (set.scenarios.empty()) return out.fail("no scenarios found", "Run it in the repository, or give --scenarios DIR.");
    bool good = set.problems.empty();
    boost::json::object games;
    Games makers(out);
    KnownRules knownRules;
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
        const bool isMeant = args.groups.empty() || std::any_of(args.groups.begin(), args.groups.end(),
                                                                [&](const auto& g) { return isGroupOf(g, name.name); });
        if (!isMeant) continue;
        std::map<std::string, scenario::Standing> best;
        std::vector<const Scenario*> mine;
        for (const Scenario& s : set.scenarios)
            if (s.game == name.name && namesOneOf(s, args.groups)) mine.push_back(&s);
        Game* game = mine.empty() ? nullptr : makers.find(std::string(name.name));
        for (const scenario::Claim& c :
             game == nullptr ? std::vector<scenario::Claim>{} : scenario::judge(*game, mine, [&] { progress.advance(); })) {
            if (!inGroups(c.id, args.groups)) continue;
            const std::string unknown = knownRules.unknown(*game, c.id);
            if (args.list) out.line(fmt::format("{:12} {:20} {}", standingName(c.standing), c.id, c.scenario->title));
            if (!isGood(c.standing) || !unknown.empty()) {
                good = false;
                out.fail(fmt::format("{}:{}: {}: {}", c.scenario->file, c.scenario->line, c.id,
                                     unknown.empty() ? c.say : unknown),
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
