// cards proofs: which abilities have a positive and a negative scenario of their own (scenario/proofs.h).
#include "scenario/proofs.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>

#include "cli/card_files.h"
#include "cli/cards.h"
#include "cli/command.h"
#include "cli/progress.h"
#include "kernel/nearest.h"

namespace cantina::cli {
namespace {

using scenario::AbilityProof;

struct Tally {
    size_t abilities = 0, positive = 0, negative = 0, complete = 0, limits = 0, noticed = 0;
    boost::json::array lacking;
};

std::string lacks(const AbilityProof& p) {
    if (p.positive.empty()) return p.negative.empty() ? "positive, negative" : "positive";
    if (p.negative.empty()) return p.limits == 0 ? "negative (nothing to lift: let it be quiet)" : "negative";
    return p.complete() ? "" : "a scenario beside the one that is both";
}

void titles(const char* kind, const std::vector<const scenario::Scenario*>& list, Output& out) {
    for (const scenario::Scenario* s : list) out.line(fmt::format("    {} {}:{} {}", kind, s->file, s->line, s->title));
}

void report(const AbilityProof& p, const CardsProofsArgs& args, Output& out) {
    const std::string lack = lacks(p);
    if (lack.empty() && !args.all && (!args.limits || p.unnoticed.empty())) return;
    out.line(fmt::format("{}  {}{}", p.ability, p.title, lack.empty() ? "" : "  lacks: " + lack));
    if (args.limits)
        for (const std::string& limit : p.unnoticed) out.line("    would not be missed: " + limit);
    if (!args.all) return;
    titles("+", p.positive, out);
    titles("-", p.negative, out);
}

void count(const AbilityProof& p, Tally& tally) {
    ++tally.abilities;
    tally.positive += p.positive.empty() ? 0 : 1;
    tally.negative += p.negative.empty() ? 0 : 1;
    tally.complete += p.complete() ? 1 : 0;
    tally.limits += p.limits;
    tally.noticed += p.limits - p.unnoticed.size();
    if (!p.complete()) tally.lacking.push_back(boost::json::object{{"ability", p.ability}, {"lacks", lacks(p)}});
}

// Who says that an ability keeps quiet has its card on the table, and plays the same without it.
bool areQuiet(const std::vector<const scenario::Scenario*>& scenarios, const std::vector<AbilityProof>& proofs,
              Output& out) {
    bool all = true;
    for (const scenario::Scenario* s : scenarios)
        for (const std::string& id : s->quiet) {
            const auto isIn = [s](const auto& list) { return std::find(list.begin(), list.end(), s) != list.end(); };
            const bool holds = std::any_of(proofs.begin(), proofs.end(), [&](const AbilityProof& p) {
                return p.ability == id && isIn(p.negative) && !isIn(p.positive);
            });
            if (!holds)
                out.line(fmt::format("{}:{}: {} is not there, is not quiet, or the scenario fails", s->file, s->line, id));
            all = all && holds;
        }
    return all;
}

// kSuccess if some card of these games is of the set that is asked for, or none is.
int checkSet(const CardsProofsArgs& args, const std::vector<std::string>& games, FilesByGame& files, Output& out) {
    if (args.set.empty()) return kSuccess;
    std::set<std::string> known;
    for (const std::string& name : games)
        for (const CardInfo& card : makeGame(name, {files[name], "", false}).game->cards()) known.insert(card.set);
    if (known.contains(args.set)) return kSuccess;
    const std::string hint = didYouMean(nearest(args.set, known));
    return out.badUse(fmt::format("there is no set '{}'{}", args.set, args.game.empty() ? "" : " of " + args.game),
                      (hint.empty() ? "" : hint + " ") + "Known: " + joined({known.begin(), known.end()}, ", ") + ".");
}

}  // namespace

int cardsProofs(const CardsProofsArgs& args, Output& out) {
    const std::vector<std::string> games = chosenGames(args.game, out);
    if (games.empty() && !args.game.empty()) return kBadUse;
    FilesByGame files;
    if (!args.cards.empty())
        if (const int code = readCardFiles({{args.cards}, args.game}, files, out); code != kSuccess) return code;
    scenario::ScenarioSet set;
    if (const int code = readProofs(args, set, out); code != kSuccess) return code;
    if (const int code = checkSet(args, games, files, out); code != kSuccess) return code;
    bool complete = true;
    boost::json::object all;
    for (const std::string& name : games) {
        const MadeGame made = makeGame(name, {files[name], "", false});
        std::vector<const scenario::Scenario*> mine;
        for (const scenario::Scenario& s : set.scenarios)
            if (s.game == name) mine.push_back(&s);
        Progress progress(out, name, made.game->cards().size());
        Tally tally;
        const std::vector<AbilityProof> proofs = scenario::proofsOf(*made.game, mine, [&] { progress.advance(); });
        complete = areQuiet(mine, proofs, out) && complete;
        for (const AbilityProof& p : proofs) {
            // Toy cards are there for scenarios of rules.
            if (args.set.empty() ? p.set == "toy" : p.set != args.set) continue;
            report(p, args, out);
            count(p, tally);
        }
        out.line(
            fmt::format("{}: {} abilities, {} with a positive scenario, {} with a negative one, {} complete; {} of {} "
                        "limits would be missed",
                        name, tally.abilities, tally.positive, tally.negative, tally.complete, tally.noticed, tally.limits));
        complete = complete && tally.complete == tally.abilities;
        all[name] =
            boost::json::object{{"abilities", tally.abilities}, {"positive", tally.positive}, {"negative", tally.negative},
                                {"complete", tally.complete},   {"limits", tally.limits},     {"noticed", tally.noticed},
                                {"lacking", tally.lacking}};
    }
    out.object(all);
    return complete ? kSuccess : kFailure;
}

}  // namespace cantina::cli
