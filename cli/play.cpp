#include "cli/play.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "cli/command.h"
#include "cli/play_table.h"
#include "language/standing.h"

namespace cantina::cli {
namespace {

bool isIn(const Setup& setup, const CardInfo& c) {
    for (const DeckList& deck : setup.decks)
        for (const DeckEntry& e : deck.entries)
            if (e.card == c.id || e.card == c.title) return true;
    return false;
}
void warnOf(std::vector<std::string> titles, const char* what, Output& out) {
    std::sort(titles.begin(), titles.end());
    titles.erase(std::unique(titles.begin(), titles.end()), titles.end());
    if (!titles.empty()) out.paragraph(what + joined(titles, ", "));
}
// Cards of these decks that do not do all that they should.
void warnOfStubs(const Game& game, const Setup& setup, Output& out) {
    std::vector<std::string> stubs, partly;
    for (const CardInfo& c : game.cards())
        if (!c.complete && isIn(setup, c)) (language::isPartlyPlayable(c) ? partly : stubs).push_back(c.title);
    warnOf(stubs, "Not playable yet, numbers only: ", out);
    warnOf(partly, "Partly playable ('cantina cards show' says what is missing): ", out);
}

int sit(match::Sitting& sitting, const PlayArgs& args, Output& out) {
    const match::Replay& r = sitting.replay();
    std::vector<std::string> sides;
    for (int i = 0; i < sitting.seats(); ++i)
        sides.push_back(sitting.name(seatAt(i)) + " with " + r.decks[static_cast<size_t>(i)].name);
    out.line(out.styled(Style::bold, r.game) + ": " + joined(sides, " against ") + ". Type help for what can be typed.");
    warnOfStubs(sitting.game(), r.setup(), out);
    const bool terminal = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    return PlayTable(sitting, {args.save, !args.from.empty(), terminal, nullptr, args.think.value_or(0)}, out).run();
}

bool isGoodThink(const PlayArgs& args, Output& out) {
    constexpr double kLeast = 0.01, kMost = 3600;
    if (!args.think || (*args.think >= kLeast && *args.think <= kMost)) return true;
    out.badUse("--think is a number of seconds from 0.01 to 3600",
               "Without it the computer thinks as long as its level asks for.");
    return false;
}

}  // namespace

int playFrom(const Start& start, const PlayArgs& args, Output& out) {
    if (!isGoodThink(args, out)) return kBadUse;
    LaidTable table;
    if (const int code = layTable(start.replay, args, table, out); code != kSuccess) return code;
    std::vector<match::Chair> chairs = chairsFor(table, args, out);
    if (chairs.empty()) return kBadUse;
    match::Sitting sitting(*table.made.game, table.toys, table.setup, std::move(chairs));
    if (auto problem = sitting.resume(start.replay, start.steps)) {
        std::vector<std::string> changed = match::changedCards(*table.made.game, start.replay);
        return out.fail(problem->where + ": " + problem->message,
                        (changed.empty() ? "" : "Cards changed since: " + cardNames(*table.made.game, changed) + ". ") +
                            "Watch it with 'cantina replay show', or fork it at an earlier decision.");
    }
    if (start.steps > 0) out.line(fmt::format("The match goes on at decision {}.", start.steps + 1));
    return sit(sitting, args, out);
}

int play(const PlayArgs& args, Output& out) {
    const std::string& file = args.replay.empty() ? args.from : args.replay;
    if (!args.replay.empty() && !args.from.empty())
        return out.badUse("--replay goes on with a match and --from begins it again", "Give one of them.");
    if (!file.empty()) {
        if (!args.decks.empty() || args.seed || !args.format.empty())
            return out.badUse("decks, format and seed are those of the replay", "Leave --deck, --format and --seed out.");
        auto read = match::loadReplay(file);
        if (auto* problem = std::get_if<Problem>(&read)) return out.badUse(problem->where + ": " + problem->message);
        const auto& replay = std::get<match::Replay>(read);
        return playFrom({replay, args.replay.empty() ? 0 : replay.steps.size()}, args, out);
    }
    if (args.game.empty()) return out.badUse("which game?", "Games: destiny, ccg, tcg, lcg. For example: cantina play tcg");
    if (!isGoodThink(args, out)) return kBadUse;
    LaidTable table;
    if (const int code = layTable(args, table, out); code != kSuccess) return code;
    std::vector<match::Chair> chairs = chairsFor(table, args, out);
    if (chairs.empty()) return kBadUse;
    match::Sitting sitting(*table.made.game, table.toys, table.setup, std::move(chairs));
    if (auto problem = sitting.begin()) return out.fail(problem->where + ": " + problem->message);
    return sit(sitting, args, out);
}

}  // namespace cantina::cli
