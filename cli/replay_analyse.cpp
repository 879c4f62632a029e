// `cantina replay analyse`: the chances over a match, and the decisions that cost most.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <utility>

#include "cli/command.h"
#include "cli/progress.h"
#include "cli/replay.h"
#include "match/analysis.h"

namespace cantina::cli {
namespace {

// The chance of the first seat at a moment; with more than two seats that of whoever decided is all there is.
double ofFirst(const match::Moment& m) { return m.seat.index() == 0 ? m.chance : 1 - m.chance; }

// One line, a sign for each stretch of the match: its height is the first seat's chance.
std::string curve(const std::vector<match::Moment>& moments, size_t width) {
    static constexpr std::string_view kHeights[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::string out;
    const size_t columns = std::min(width, moments.size());
    for (size_t c = 0; c < columns; ++c) {
        double sum = 0;
        const size_t from = c * moments.size() / columns, to = std::max(from + 1, (c + 1) * moments.size() / columns);
        for (size_t i = from; i < to; ++i) sum += ofFirst(moments[i]);
        out += kHeights[std::clamp(static_cast<int>(sum / static_cast<double>(to - from) * 8), 0, 7)];
    }
    return out;
}

}  // namespace

int replayAnalyse(const ReplayAnalyseArgs& args, Output& out) {
    auto read = match::loadReplay(args.file);
    if (const auto* p = std::get_if<Problem>(&read)) return out.badUse(p->where + ": " + p->message);
    const auto& r = std::get<match::Replay>(read);
    if (args.iterations < 1 || args.iterations > 100'000)
        return out.badUse("--iterations is a number from 1 to 100000", "100 take about a second for a whole match.");
    TableArgs tableArgs;
    tableArgs.cards = args.cards;
    LaidTable table;
    if (const int code = layTable(r, tableArgs, table, out); code != kSuccess) return code;
    std::vector<match::Moment> moments;
    {
        size_t seen = 0;
        Progress progress(out, "looking at", r.steps.size());
        match::AnalysisWish wish;
        wish.iterations = static_cast<uint32_t>(args.iterations);
        wish.progress = [&](size_t step) { progress.advance(step + 1 - std::exchange(seen, step + 1)); };
        auto found = match::analyse(*table.made.game, r, wish);
        if (const auto* p = std::get_if<Problem>(&found))
            return out.fail("it cannot be played again: " + p->message, "See 'cantina replay verify'.");
        moments = std::move(std::get<std::vector<match::Moment>>(found));
    }
    boost::json::array list;
    for (const match::Moment& m : moments)
        list.push_back(boost::json::object{{"decision", m.step + 1},
                                           {"seat", m.seat.index() + 1},
                                           {"chance", m.chance},
                                           {"lost", m.lost},
                                           {"did", m.did},
                                           {"better", m.better}});
    out.object(boost::json::object{{"game", r.game}, {"iterations", args.iterations}, {"moments", std::move(list)}});
    if (moments.empty()) return out.line("Nobody was asked anything in this match."), kSuccess;
    if (r.players.size() == 2) {
        out.line("The chance of " + r.players[0] + " over the match, as the computer saw it:");
        out.line("  " + curve(moments, 72));
    }
    Table t{{{"decision", Table::Align::right}, {"who"}, {"did"}, {"better"}, {"cost", Table::Align::right}}, {}};
    for (size_t i : match::costliest(moments, static_cast<size_t>(args.most)))
        t.rows.push_back({std::to_string(moments[i].step + 1), r.players[static_cast<size_t>(moments[i].seat.index())],
                          moments[i].did, moments[i].better, fmt::format("{:.0f} %", 100 * moments[i].lost)});
    if (t.rows.empty()) return out.line("No decision cost anything that the computer could see."), kSuccess;
    out.line("The decisions that cost most, judged by what could be known then:");
    out.table(t);
    return kSuccess;
}

}  // namespace cantina::cli
