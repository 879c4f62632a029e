// `cantina replay analyse`: the chances over a match, and the decisions that cost most.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdint>
#include <utility>

#include "cli/command.h"
#include "cli/progress.h"
#include "cli/replay.h"
#include "match/analysis.h"

namespace cantina::cli {
namespace {

// The chances of one seat in the order of the match. Of two seats one has what the other has not; of more, each is known
// where it decided itself.
std::vector<double> chancesOf(const std::vector<match::Moment>& moments, int seat, size_t seats) {
    std::vector<double> out;
    for (const match::Moment& m : moments) {
        if (m.seat.index() == seat)
            out.push_back(m.chance);
        else if (seats == 2)
            out.push_back(1 - m.chance);
    }
    return out;
}

// One line, a sign for each stretch of the match: its height is the chance.
std::string curve(const std::vector<double>& chances, size_t width) {
    static constexpr std::string_view kHeights[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::string out;
    const size_t columns = std::min(width, chances.size());
    for (size_t c = 0; c < columns; ++c) {
        double sum = 0;
        const size_t from = c * chances.size() / columns, to = std::max(from + 1, (c + 1) * chances.size() / columns);
        for (size_t i = from; i < to; ++i) sum += chances[i];
        out += kHeights[std::clamp(static_cast<int>(sum / static_cast<double>(to - from) * 8), 0, 7)];
    }
    return out;
}

void printCurves(const std::vector<match::Moment>& moments, const std::vector<std::string>& players, Output& out) {
    if (players.size() == 2) {
        out.line("The chance of " + players[0] + " over the match, as the computer saw it:");
        out.line("  " + curve(chancesOf(moments, 0, 2), 72));
        return;
    }
    out.line("The chance of each player over the match, as the computer saw it where that player decided:");
    for (size_t i = 0; i < players.size(); ++i) {
        const std::string line = curve(chancesOf(moments, static_cast<int>(i), players.size()), 72);
        out.line("  " + (line.empty() ? "(never asked)" : line) + "  " + players[i]);
    }
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
    match::Analysis found;
    {
        size_t seen = 0;
        Progress progress(out, "looking at", r.steps.size());
        match::AnalysisWish wish;
        wish.iterations = static_cast<uint32_t>(args.iterations);
        wish.progress = [&](size_t step) { progress.advance(step + 1 - std::exchange(seen, step + 1)); };
        if (const auto problem = match::analyse(*table.made.game, r, wish, found))
            return out.fail("it cannot be played again: " + problem->message, "See 'cantina replay verify'.");
    }
    const std::vector<match::Moment>& moments = found.moments;
    boost::json::array list;
    for (const match::Moment& m : moments)
        list.push_back(boost::json::object{{"decision", m.step + 1},
                                           {"seat", m.seat.index() + 1},
                                           {"chance", m.chance},
                                           {"lost", m.lost},
                                           {"did", m.did},
                                           {"better", m.better}});
    out.object(boost::json::object{
        {"game", r.game}, {"iterations", args.iterations}, {"complete", found.complete()}, {"moments", std::move(list)}});
    if (moments.empty()) return out.line("Nobody was asked anything in this match."), kSuccess;
    printCurves(moments, r.players, out);
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
