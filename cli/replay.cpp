#include "cli/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <optional>

#include "cli/command.h"
#include "kernel/window.h"
#include "match/commitment.h"
#include "match/replay.h"

namespace cantina::cli {
namespace {

using match::Replay;
using match::Step;

std::optional<Replay> loaded(const std::string& file, Output& out) {
    auto read = match::loadReplay(file);
    if (auto* problem = std::get_if<Problem>(&read)) {
        out.badUse(problem->where + ": " + problem->message);
        return std::nullopt;
    }
    return std::move(std::get<Replay>(read));
}

std::string resultOf(const Replay& r) {
    if (r.outcome.close == match::Close::open) return "still open";
    if (r.outcome.close == match::Close::fault) return "closed as undecided: " + r.outcome.rule;
    std::vector<std::string> winners;
    for (size_t i = 0; i < r.players.size(); ++i)
        if ((r.outcome.winners >> i & 1) != 0) winners.push_back(r.players[i]);
    return (winners.empty() ? "a draw" : "won by " + joined(winners, " and ")) + " (" + r.outcome.rule + ")";
}

// What is typed for each decision that somebody is asked for; stops with a failure where the program plays otherwise.
int showNumbers(const Replay& r, const ReplayShowArgs& args, Output& out) {
    TableArgs tableArgs;
    tableArgs.cards = args.cards;
    LaidTable table;
    if (const int code = layTable(r, tableArgs, table, out); code != kSuccess) return code;
    const Game& game = *table.made.game;
    boost::json::array typed;
    auto type = [&](const std::string& text) {
        out.line(text);
        typed.emplace_back(text);
    };
    match::Applied applied = match::applyReplay(game, r, r.steps.size(), [&](size_t i, const std::byte* before) {
        const Step& step = r.steps[i];
        if (step.kind == Step::Kind::request) {
            const int seat = step.seat.index() + 1;
            switch (step.option.verb) {
                case kVerbOfferDraw: return type(fmt::format("draw {} offer", seat));
                case kVerbAgreeToDraw: return type(fmt::format("draw {} agree", seat));
                case kVerbRefuseDraw: return type(fmt::format("draw {} refuse", seat));
                case kVerbWithdrawDraw: return type(fmt::format("draw {} withdraw", seat));
                default: return type(fmt::format("concede {}", seat));
            }
        }
        if (step.kind == Step::Kind::rekey) {
            std::string key;
            for (uint32_t w : step.key.words) key += fmt::format("{:08x}", w);
            return type("rekey " + key);
        }
        Option options[kMaxOptions];
        const int n = std::min(game.legal(before, options, kMaxOptions), kMaxOptions);
        if (n > 1) type(std::to_string(std::find(options, options + n, step.option) - options + 1));
    });
    out.object(boost::json::object{{"numbers", typed}});
    if (applied.ok) return kSuccess;
    return out.fail("the numbers end here: " + applied.why, "See 'cantina replay verify'.");
}

void printHead(const Replay& r, Output& out) {
    std::vector<std::string> sides;
    for (size_t i = 0; i < r.players.size(); ++i) sides.push_back(r.players[i] + " with " + r.decks[i].name);
    out.line(out.styled(Style::bold, r.game) + ": " + joined(sides, " against ") +
             (r.format.empty() ? "" : ", format " + r.format));
    out.line(fmt::format("{} decisions, {}, final hash {:016x}", r.steps.size(), resultOf(r), r.outcome.hash));
    out.line();
}

}  // namespace

// Only from what is stored: no rule and no card is needed.
int replayShow(const ReplayShowArgs& args, Output& out) {
    const std::optional<Replay> r = loaded(args.file, out);
    if (!r) return kBadUse;
    if (args.seat < 0 || args.seat > static_cast<int>(r->players.size()))
        return out.badUse(fmt::format("there is no seat {}", args.seat), fmt::format("Seats: 1 to {}.", r->players.size()));
    if (args.seat > 0 && args.spectator) return out.badUse("a seat and a spectator at once", "Give one of them.");
    if (args.from < 1 || args.to < 0 || (args.to > 0 && args.to < args.from))
        return out.badUse("there is nothing between these decisions", "Give --from D and --to D with D from 1 upwards.");
    if (args.numbers) return showNumbers(*r, args, out);
    const size_t viewer = match::viewerIndex(*r, args.seat > 0 ? seatAt(args.seat - 1) : kSpectator);
    const size_t last = args.to == 0 ? r->steps.size() : std::min<size_t>(static_cast<size_t>(args.to), r->steps.size());
    printHead(*r, out);
    boost::json::array lines;
    for (size_t i = static_cast<size_t>(args.from) - 1; i < last; ++i) {
        const Step& step = r->steps[i];
        for (size_t k = 0; k < step.lines.size(); ++k) {
            const match::Line& l = step.lines[k];
            if (l.texts[viewer].empty()) continue;
            const bool decision = k == 0 && !step.forced;
            const std::string rule = l.rule.empty() ? "" : out.styled(Style::dim, "  [" + l.rule + "]");
            out.line(fmt::format("{:>5}  {}{}{}", k == 0 ? std::to_string(i + 1) : "", decision ? "* " : "    ",
                                 l.texts[viewer], rule));
            lines.push_back(boost::json::object{{"decision", i + 1}, {"rule", l.rule}, {"text", l.texts[viewer]}});
        }
    }
    if (last == r->steps.size()) out.line("\nThe match is " + resultOf(*r) + ".");
    out.object(boost::json::object{{"game", r->game}, {"decisions", r->steps.size()}, {"lines", lines}});
    return kSuccess;
}

int replayVerify(const ReplayVerifyArgs& args, Output& out) {
    std::string shown = args.commitment;
    std::transform(shown.begin(), shown.end(), shown.begin(), [](unsigned char c) { return std::tolower(c); });
    if (!shown.empty() && (shown.size() != 64 || shown.find_first_not_of("0123456789abcdef") != std::string::npos))
        return out.badUse("'" + args.commitment.substr(0, 70) + "' is no commitment",
                          "It has 64 hexadecimal digits; the table shows it (Were the dice fair?).");
    const std::optional<Replay> r = loaded(args.file, out);
    if (!r) return kBadUse;
    TableArgs tableArgs;
    tableArgs.cards = args.cards;
    LaidTable table;
    if (const int code = layTable(*r, tableArgs, table, out); code != kSuccess) return code;
    const Game& game = *table.made.game;
    const match::Applied applied = match::applyReplay(game, *r, r->steps.size());
    const std::vector<std::string> changed = match::changedCards(game, *r);
    const std::string promised = shown.empty() ? r->commitment : shown;
    const bool kept = promised.empty() || promised == match::commitmentTo(r->key);
    out.object(boost::json::object{{"ok", applied.ok && kept},
                                   {"decisions", r->steps.size()},
                                   {"agreed", applied.agreed},
                                   {"why", applied.why},
                                   {"changed_cards", boost::json::array(changed.begin(), changed.end())},
                                   {"commitment", promised.empty() ? "none"
                                                  : kept           ? "kept"
                                                                   : "broken"}});
    if (!changed.empty()) out.line("Cards changed since it was played: " + cardNames(game, changed));
    if (changed.empty() && game.signature() != r->signature) out.line("The book changed since, but no card of these decks.");
    if (!kept)
        return out.fail("the key is not the one that was committed to before the first decision",
                        "The file was changed, or the server did not play fair.");
    if (applied.ok && !promised.empty()) out.line("The key is the one that was committed to before the first decision.");
    if (applied.ok) {
        out.line(fmt::format("All {} decisions give their hashes; final hash {:016x}.", r->steps.size(), r->outcome.hash));
        return kSuccess;
    }
    std::string from = applied.state.empty()
                           ? "It can be watched, not forked."
                           : fmt::format("It can be watched, and forked at decision {} or before.", applied.agreed + 1);
    if (changed.empty() && game.signature() == r->signature) from = "No card changed: the rules did, or the file. " + from;
    return out.fail("it does not play as it did: " + applied.why, from);
}

int replayFork(const ReplayForkArgs& args, Output& out) {
    const std::optional<Replay> r = loaded(args.file, out);
    if (!r) return kBadUse;
    if (args.at < 1 || args.at > static_cast<int>(r->steps.size()) + 1)
        return out.badUse(fmt::format("there is no decision {}", args.at),
                          fmt::format("Decisions: 1 to {}.", r->steps.size() + 1));
    if (!args.save.empty() && args.save == args.file)
        return out.badUse("a fork does not replace the replay that it comes from", "Give --save another file.");
    return playFrom({*r, static_cast<size_t>(args.at) - 1}, args, out);
}

}  // namespace cantina::cli
