// The arena's report: one HTML file that needs nothing else, and the same figures as CSV and JSON.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "match/arena.h"

namespace cantina::match {
namespace {

namespace json = boost::json;

constexpr const char* kHead = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
:root {{ color-scheme: light dark; --ink: light-dark(#1b2430, #e7edf5); --soft: light-dark(#5a6676, #9aa7b8);
  --paper: light-dark(#ffffff, #10161f); --line: light-dark(#d5dce5, #2c3848); --good: #2aa198; --bad: #d7566b; }}
body {{ font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem; margin: 2rem auto;
  padding: 0 1rem; }}
h1 {{ margin-bottom: 0 }} .soft {{ color: var(--soft) }} .wide {{ overflow-x: auto }}
table {{ border-collapse: collapse; margin: 1rem 0 }} th, td {{ padding: .35rem .6rem; border: 1px solid var(--line); text-align: right }}
th {{ font-weight: 600 }} th[scope=row], td.name {{ text-align: left; white-space: nowrap }}
td small {{ display: block; color: var(--soft) }} svg text {{ fill: var(--ink); font: 13px system-ui, sans-serif }}
svg .grid {{ stroke: var(--line) }} svg .bar {{ fill: var(--good) }} svg .whisker {{ stroke: var(--ink); stroke-width: 2 }}
</style></head><body>
)";

std::string escaped(const std::string& text) {
    std::string out;
    for (char c : text) {
        if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '&')
            out += "&amp;";
        else if (c == '"')
            out += "&quot;";
        else
            out += c;
    }
    return out;
}

double shareOf(uint64_t hits, uint64_t of) { return of == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(of); }
std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

// Red to green around one half, light enough to read on.
std::string shade(double share) {
    const double strength = std::min(1.0, std::abs(share - 0.5) * 2.5);
    return fmt::format("background: color-mix(in srgb, var(--{}) {:.0f}%, transparent)", share >= 0.5 ? "good" : "bad",
                       45 * strength);
}

void matrix(const ArenaReport& r, std::string& out) {
    out +=
        "<h2>Who beats whom</h2><p class=soft>Share of games that the deck of the row wins against the deck of the column, "
        "with its 95 % interval; draws count as not won.</p><div class=wide><table><thead><tr><td></td>";
    for (const std::string& name : r.names) out += "<th scope=col>" + escaped(name) + "</th>";
    out += "<th scope=col>all</th></tr></thead><tbody>";
    for (size_t i = 0; i < r.names.size(); ++i) {
        out += "<tr><th scope=row>" + escaped(r.names[i]) + "</th>";
        for (size_t j = 0; j <= r.names.size(); ++j) {
            const ArenaReport::Cell& c = j < r.names.size() ? r.matrix[i][j] : r.totals[i];
            if (c.games == 0) {
                out += "<td class=soft>&ndash;</td>";
                continue;
            }
            const double share = shareOf(c.wins, c.games);
            const Interval w = wilson(c.wins, c.games);
            out += fmt::format("<td style=\"{}\">{}<small>{:.0f} to {:.0f}; {} games</small></td>", shade(share),
                               percent(share), 100 * w.low, 100 * w.high, c.games);
        }
        out += "</tr>";
    }
    out += "</tbody></table></div>";
}

// One bar per deck with its interval.
void winBars(const ArenaReport& r, std::string& out) {
    constexpr int kLeft = 220, kWide = 640, kRow = 30;
    const int high = kRow * static_cast<int>(r.names.size()) + 30;
    std::vector<size_t> order(r.names.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        const double x = shareOf(r.totals[a].wins, r.totals[a].games), y = shareOf(r.totals[b].wins, r.totals[b].games);
        return x != y ? x > y : a < b;
    });
    out += fmt::format(
        "<h2>Decks by games won</h2><svg role=img aria-label=\"Share of games won by each deck\" "
        "viewBox=\"0 0 {} {}\" width=\"100%\">",
        kLeft + kWide + 80, high);
    for (int p = 0; p <= 100; p += 25)
        out += fmt::format(
            "<line class=grid x1={0} x2={0} y1=0 y2={1}></line><text x={0} y={2} text-anchor=middle>{3} %</text>",
            kLeft + kWide * p / 100, high - 24, high - 6, p);
    int y = 4;
    for (size_t i : order) {
        const ArenaReport::Cell& c = r.totals[i];
        const double share = shareOf(c.wins, c.games);
        const Interval w = wilson(c.wins, c.games);
        out +=
            fmt::format("<text x={} y={} text-anchor=end>{}</text><rect class=bar x={} y={} width={:.1f} height={}></rect>",
                        kLeft - 8, y + 16, escaped(r.names[i]), kLeft, y, kWide * share, kRow - 10);
        out += fmt::format("<line class=whisker x1={:.1f} x2={:.1f} y1={} y2={}></line><text x={:.1f} y={}>{}</text>",
                           kLeft + kWide * w.low, kLeft + kWide * w.high, y + 10, y + 10, kLeft + kWide * w.high + 8, y + 16,
                           percent(share));
        y += kRow;
    }
    out += "</svg>";
}

void lengths(const ArenaReport& r, std::string& out) {
    if (r.lengths.empty()) return;
    constexpr int kBars = 24, kWide = 30, kHigh = 160;
    const uint32_t most = r.lengths.back(), step = std::max<uint32_t>(1, (most + kBars) / kBars);
    std::vector<uint64_t> count(kBars, 0);
    for (uint32_t n : r.lengths) ++count[std::min<size_t>(kBars - 1, n / step)];
    const uint64_t top = *std::max_element(count.begin(), count.end());
    out += fmt::format(
        "<h2>How long games are</h2><p>Half of them take {} decisions or fewer; one of twenty takes more than "
        "{}.</p><svg role=img aria-label=\"Games by number of decisions\" viewBox=\"0 0 {} {}\" width=\"100%\">",
        r.lengths[r.lengths.size() / 2], r.lengths[r.lengths.size() * 19 / 20], kBars * kWide, kHigh + 24);
    for (int i = 0; i < kBars; ++i) {
        const double h =
            static_cast<double>(kHigh) * static_cast<double>(count[static_cast<size_t>(i)]) / static_cast<double>(top);
        out += fmt::format(
            "<rect class=bar x={} y={:.1f} width={} height={:.1f}><title>{} to {} decisions: {} games</title></rect>",
            i * kWide + 2, kHigh - h, kWide - 4, h, step * static_cast<uint32_t>(i), step * static_cast<uint32_t>(i + 1) - 1,
            count[static_cast<size_t>(i)]);
        if (i % 4 == 0)
            out += fmt::format("<text x={} y={}>{}</text>", i * kWide + 2, kHigh + 18, step * static_cast<uint32_t>(i));
    }
    out += "</svg>";
}

void endings(const ArenaReport& r, std::string& out) {
    out +=
        "<h2>How games end</h2><table><thead><tr><th scope=col>rule</th><th scope=col>games</th><th scope=col>share</th>"
        "</tr></thead><tbody>";
    for (const auto& [rule, n] : r.endings)
        out += fmt::format("<tr><td class=name>{}</td><td>{}</td><td>{}</td></tr>", escaped(rule), n,
                           percent(shareOf(n, r.games)));
    out += "</tbody></table>";
    const Interval w = wilson(r.firstWins, r.games);
    out += fmt::format("<p>The first seat wins {} of the games ({:.1f} to {:.1f}); {} draws, {} faults.</p>",
                       percent(shareOf(r.firstWins, r.games)), 100 * w.low, 100 * w.high, r.draws, r.faults);
}

void cards(const Game& game, const ArenaReport& r, std::string& out) {
    std::map<std::string, std::string> titles;
    for (const CardInfo& c : game.cards()) titles[c.id] = c.title;
    out +=
        "<h2>Cards in wins and losses</h2><p class=soft>Games won when the card was played, and when it was not. What is "
        "played late is played in long games: a difference is a hint, not a cause.</p>";
    for (size_t d = 0; d < r.names.size(); ++d) {
        out += "<details><summary>" + escaped(r.names[d]) +
               "</summary><table><thead><tr><th scope=col>card</th><th scope=col>played in</th><th scope=col>won when "
               "played</th>"
               "<th scope=col>won when not</th></tr></thead><tbody>";
        for (const auto& [id, u] : r.cards[d]) {
            const uint64_t in = u.won + u.lost, without = u.absentWon + u.absentLost;
            if (in == 0) continue;
            out += fmt::format("<tr><td class=name>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                               escaped(titles.contains(id) ? titles[id] : id), in, percent(shareOf(u.won, in)),
                               without == 0 ? "&ndash;" : percent(shareOf(u.absentWon, without)));
        }
        out += "</tbody></table></details>";
    }
}

}  // namespace

std::string reportHtml(const Game& game, const ArenaPlan& plan, const ArenaReport& r) {
    const std::string title = "Arena: " + plan.game;
    std::string out = fmt::format(fmt::runtime(kHead), fmt::arg("title", escaped(title)));
    out += fmt::format(
        "<h1>{}</h1><p class=soft>{} games, played by {} on both seats, seed {}, {} decks{}; result {:016x}.</p>",
        escaped(title), r.games, escaped(plan.player), plan.seed, r.names.size(),
        plan.format.empty() ? "" : ", format " + escaped(plan.format), r.hash);
    winBars(r, out);
    matrix(r, out);
    lengths(r, out);
    endings(r, out);
    cards(game, r, out);
    return out + "</body></html>\n";
}

std::string reportCsv(const ArenaReport& r) {
    const auto quoted = [](const std::string& s) {
        std::string out = "\"";
        for (char c : s) out += c == '"' ? std::string("\"\"") : std::string(1, c);
        return out + "\"";
    };
    std::string out = "deck,against,games,wins,draws,share,low,high\n";
    for (size_t i = 0; i < r.names.size(); ++i)
        for (size_t j = 0; j < r.names.size(); ++j) {
            const ArenaReport::Cell& c = r.matrix[i][j];
            if (c.games == 0) continue;
            const Interval w = wilson(c.wins, c.games);
            out += fmt::format("{},{},{},{},{},{:.4f},{:.4f},{:.4f}\n", quoted(r.names[i]), quoted(r.names[j]), c.games,
                               c.wins, c.draws, shareOf(c.wins, c.games), w.low, w.high);
        }
    return out;
}

std::string reportJson(const ArenaPlan& plan, const ArenaReport& r) {
    json::array rows;
    for (size_t i = 0; i < r.names.size(); ++i)
        for (size_t j = 0; j < r.names.size(); ++j) {
            const ArenaReport::Cell& c = r.matrix[i][j];
            if (c.games == 0) continue;
            const Interval w = wilson(c.wins, c.games);
            rows.push_back(json::object{{"deck", r.names[i]},
                                        {"against", r.names[j]},
                                        {"games", c.games},
                                        {"wins", c.wins},
                                        {"draws", c.draws},
                                        {"low", w.low},
                                        {"high", w.high}});
        }
    json::object ends;
    for (const auto& [rule, n] : r.endings) ends[rule] = n;
    return json::serialize(json::object{{"game", plan.game},
                                        {"player", plan.player},
                                        {"seed", plan.seed},
                                        {"games", r.games},
                                        {"draws", r.draws},
                                        {"faults", r.faults},
                                        {"first_seat_wins", r.firstWins},
                                        {"ends", std::move(ends)},
                                        {"matrix", std::move(rows)},
                                        {"hash", fmt::format("{:016x}", r.hash)}}) +
           "\n";
}

}  // namespace cantina::match
