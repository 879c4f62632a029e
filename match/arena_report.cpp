// The arena's report for people: one HTML file that needs nothing else.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "match/arena.h"

namespace cantina::match {
namespace {

using Cell = ArenaReport::Cell;

constexpr const char* kHead = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>
:root {{ color-scheme: light dark; --ink: #1b2430; --soft: #556070; --paper: #ffffff; --line: #d5dce5; --good: #1f9d94;
  --bad: #d7566b; --warn: #fff1d6 }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #e7edf5; --soft: #a3b0c0; --paper: #10161f; --line: #324053;
  --good: #2aa198; --bad: #d7566b; --warn: #4a3712 }} }}
* {{ box-sizing: border-box }}
body {{ font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem; margin: 2rem auto;
  padding: 0 1rem }}
h1 {{ margin-bottom: 0 }} .soft {{ color: var(--soft) }} .wide {{ overflow-x: auto; max-width: 100% }}
.warn {{ background: var(--warn); border: 1px solid var(--line); border-left: .4rem solid var(--bad); padding: .6rem 1rem }}
table {{ border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }}
th, td {{ padding: .35rem .6rem; border: 1px solid var(--line); text-align: right; white-space: nowrap }}
th {{ font-weight: 600 }} thead th {{ vertical-align: bottom }} th[scope=row], td.name, th.name {{ text-align: left }}
td.words {{ text-align: left; white-space: normal; min-width: 16rem }}
.cards td.name {{ white-space: normal }} .many thead th.deck {{ writing-mode: vertical-rl; transform: rotate(180deg); text-align: left }}
.matrix th[scope=row] {{ position: sticky; left: 0; background: var(--paper) }}
small {{ color: var(--soft); white-space: nowrap }} td.cell small {{ display: block; color: inherit; opacity: .85 }}
details {{ border-top: 1px solid var(--line); padding: .4rem 0 }} summary {{ cursor: pointer; font-weight: 600; padding: .3rem 0 }}
svg {{ display: block; width: 100%; min-width: 36rem }} svg text {{ fill: var(--ink); font: 14px system-ui, sans-serif }}
svg .grid {{ stroke: var(--line) }} svg .bar {{ fill: var(--good) }} svg .whisker {{ stroke: var(--ink); stroke-width: 2 }}
svg .half {{ stroke: var(--soft); stroke-dasharray: 4 4 }}
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

// So many bytes at most, never in the middle of a letter.
std::string shortened(const std::string& name, size_t most) {
    if (name.size() <= most) return name;
    size_t end = most - 1;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
    return name.substr(0, end) + "…";
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }
std::string interval(const Cell& c) {
    const Interval w = wilson(c.wins, c.games);
    return fmt::format("{:.1f} to {:.1f}", 100 * w.low, 100 * w.high);
}
// "53.0 % <small>(43.3 to 62.5)</small>"
std::string won(const Cell& c) {
    if (c.games == 0) return "&ndash;";
    return percent(shareOf(c.wins, c.games)) + " <small>(" + interval(c) + ")</small>";
}

// Red to green around one half, light enough to read on.
std::string shade(double share) {
    const double strength = std::min(1.0, std::abs(share - 0.5) * 2.5);
    return fmt::format("background: color-mix(in srgb, var(--{}) {:.0f}%, transparent)", share >= 0.5 ? "good" : "bad",
                       45 * strength);
}

void matrix(const ArenaReport& r, std::string& out) {
    out += fmt::format(
        "<h2>Who beats whom</h2><p class=soft>Share of games that the deck of the row wins against the deck of the column, "
        "with its 95 % interval (Wilson); draws count as not won.</p><div class=wide><table class=\"matrix{}\"><thead><tr>"
        "<th scope=col class=name>deck</th><th scope=col>all</th>",
        r.names.size() > 4 ? " many" : "");
    for (const std::string& name : r.names) out += "<th scope=col class=deck>" + escaped(name) + "</th>";
    out += "</tr></thead><tbody>";
    for (size_t i = 0; i < r.names.size(); ++i) {
        out += "<tr><th scope=row>" + escaped(r.names[i]) + "</th>";
        for (size_t j = 0; j <= r.names.size(); ++j) {
            const Cell& c = j == 0 ? r.totals[i] : r.matrix[i][j - 1];
            if (c.games == 0) {
                out += "<td class=soft>&ndash;</td>";
                continue;
            }
            const double share = shareOf(c.wins, c.games);
            out += fmt::format("<td class=cell style=\"{}\">{}<small>{}</small><small>{} game{}</small></td>", shade(share),
                               percent(share), interval(c), c.games, c.games == 1 ? "" : "s");
        }
        out += "</tr>";
    }
    out += "</tbody></table></div>";
}

// One bar per deck with its interval.
void winBars(const ArenaReport& r, std::string& out) {
    constexpr int kLeft = 230, kWide = 620, kRow = 30;
    const int high = kRow * static_cast<int>(r.names.size()) + 30;
    std::vector<size_t> order(r.names.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        const double x = shareOf(r.totals[a].wins, r.totals[a].games), y = shareOf(r.totals[b].wins, r.totals[b].games);
        return x != y ? x > y : a < b;
    });
    out += fmt::format(
        "<h2>Decks by games won</h2><div class=wide><svg role=img aria-label=\"Share of games won by each deck\" "
        "viewBox=\"0 0 {} {}\">",
        kLeft + kWide + 80, high);
    for (int p = 0; p <= 100; p += 25)
        out += fmt::format("<line class={4} x1={0} x2={0} y1=0 y2={1} /><text x={0} y={2} text-anchor=middle>{3} %</text>",
                           kLeft + kWide * p / 100, high - 24, high - 6, p, p == 50 ? "half" : "grid");
    int y = 4;
    for (size_t i : order) {
        const Cell& c = r.totals[i];
        const double share = shareOf(c.wins, c.games);
        const Interval w = wilson(c.wins, c.games);
        out += fmt::format(
            "<g><title>{}: {} of {} games</title><text x={} y={} text-anchor=end>{}</text>"
            "<rect class=bar x={} y={} width={:.1f} height={} />",
            escaped(r.names[i]), c.wins, c.games, kLeft - 8, y + 15, escaped(shortened(r.names[i], 30)), kLeft, y,
            kWide * share, kRow - 10);
        if (c.games > 0)
            out += fmt::format("<line class=whisker x1={:.1f} x2={:.1f} y1={} y2={} /><text x={:.1f} y={}>{}</text>",
                               kLeft + kWide * w.low, kLeft + kWide * w.high, y + 10, y + 10, kLeft + kWide * w.high + 8,
                               y + 15, percent(share));
        out += "</g>";
        y += kRow;
    }
    out += "</svg></div>";
}

void firsts(const ArenaReport& r, std::string& out) {
    out += "<h2>Who begins</h2>";
    if (r.first.games == 0) {
        out += "<p>No game came to its first turn.</p>";
        return;
    }
    out += fmt::format("<p>Whoever has the first turn wins {} of {} games.{}</p>", won(r.first), r.first.games,
                       r.alwaysFirst.empty() ? ""
                                             : " The rules of this game fix who that is, the " + escaped(r.alwaysFirst) +
                                                   ": what beginning is worth cannot be told from what the side is worth.");
    out +=
        "<details><summary>By pairs of decks</summary><div class=wide><table><thead><tr><th scope=col class=name>begins</th>"
        "<th scope=col class=name>against</th><th scope=col>games</th><th scope=col>won by who begins</th></tr></thead>"
        "<tbody>";
    for (size_t i = 0; i < r.names.size(); ++i)
        for (size_t j = 0; j < r.names.size(); ++j)
            if (const Cell& c = r.began[i][j]; c.games > 0)
                out += fmt::format("<tr><td class=name>{}</td><td class=name>{}</td><td>{}</td><td>{}</td></tr>",
                                   escaped(r.names[i]), escaped(r.names[j]), c.games, won(c));
    out += "</tbody></table></div></details>";
}

void lengths(const ArenaReport& r, std::string& out) {
    if (r.lengths.empty()) return;
    constexpr int kLeft = 60, kWide = 840, kHigh = 180;
    const LengthBars bars = lengthBars(r);
    const uint64_t top = *std::max_element(bars.games.begin(), bars.games.end());
    const double wide = static_cast<double>(kWide) / static_cast<double>(bars.games.size());
    out += fmt::format(
        "<h2>How long games are</h2><p>Half of them take {} decisions or fewer, 19 of 20 take {} or fewer.</p>"
        "<div class=wide><svg role=img aria-label=\"Games by number of decisions\" viewBox=\"0 0 {} {}\">",
        bars.half, bars.most, kLeft + kWide + 40, kHigh + 54);
    for (const uint64_t n : {uint64_t{0}, top / 2, top})
        out +=
            fmt::format("<line class=grid x1={} x2={} y1={:.1f} y2={:.1f} /><text x={} y={:.1f} text-anchor=end>{}</text>",
                        kLeft, kLeft + kWide, kHigh + 10 - kHigh * shareOf(n, top), kHigh + 10 - kHigh * shareOf(n, top),
                        kLeft - 8, kHigh + 15 - kHigh * shareOf(n, top), n);
    for (uint32_t i = 0; i < bars.games.size(); ++i) {
        const double h = kHigh * shareOf(bars.games[i], top), x = kLeft + wide * i;
        out += fmt::format(
            "<rect class=bar x={:.1f} y={:.1f} width={:.1f} height={:.1f}><title>{} to {} decisions: {} "
            "games</title></rect>",
            x + 1, kHigh + 10 - h, std::max(1.0, wide - 2), h, bars.step * i, bars.step * (i + 1) - 1, bars.games[i]);
        if (i % 4 == 0) out += fmt::format("<text x={:.1f} y={}>{}</text>", x, kHigh + 28, bars.step * i);
    }
    out += fmt::format("<text x={} y={} text-anchor=middle>decisions of both players; height: games</text></svg></div>",
                       kLeft + kWide / 2, kHigh + 48);
}

void endings(const ArenaReport& r, std::string& out) {
    out += fmt::format(
        "<h2>How games end</h2><p>{} draws, {} faults.</p><div class=wide><table><thead><tr><th scope=col "
        "class=name>rule</th>"
        "<th scope=col>games</th><th scope=col>share</th><th scope=col class=name>what it says</th></tr></thead><tbody>",
        r.draws, r.faults);
    for (const auto& [rule, n] : r.endings) {
        const auto says = r.endingWords.find(rule);
        out += fmt::format("<tr><td class=name>{}</td><td>{}</td><td>{}</td><td class=words>{}</td></tr>", escaped(rule), n,
                           percent(shareOf(n, r.finished())), says == r.endingWords.end() ? "" : escaped(says->second));
    }
    out += "</tbody></table></div>";
}

void cardTable(const std::vector<CardRow>& rows, bool enough, std::string& out) {
    out +=
        "<div class=wide><table class=cards><thead><tr><th scope=col class=name>card</th><th scope=col>won when played</th>"
        "<th scope=col>won when not</th><th scope=col>difference</th></tr></thead><tbody>";
    const auto of = [](const Cell& c) { return won(c) + fmt::format(" <small>of {}</small>", c.games); };
    for (const CardRow& c : rows) {
        if (c.isEnough != enough) continue;
        const bool both = c.use.played.games > 0 && c.use.without.games > 0;
        out += fmt::format("<tr><td class=name>{} <small>{}</small></td><td>{}</td><td>{}</td><td{}>{}</td></tr>",
                           escaped(c.title), escaped(c.id), of(c.use.played), of(c.use.without),
                           enough ? " style=\"" + shade(0.5 + c.difference()) + "\"" : "",
                           both ? fmt::format("{:+.1f}", 100 * c.difference()) : "&ndash;");
    }
    out += "</tbody></table></div>";
}

void cards(const ArenaReport& r, std::string& out) {
    out += fmt::format(
        "<h2>Cards in wins and losses</h2><p class=soft>Of the games in which a deck played the card, and of those in which "
        "it did not, how many it won. Played is what came into play or was played as an event; what was discarded, paid "
        "with "
        "or put back was not. Long games see more cards: a difference is a hint, not a cause. A card is compared when there "
        "are {0} games of both kinds.</p>",
        kEnoughGames);
    for (size_t d = 0; d < r.names.size(); ++d) {
        const std::vector<CardRow> rows = cardRows(r, d);
        const auto enough = std::count_if(rows.begin(), rows.end(), [](const CardRow& c) { return c.isEnough; });
        const auto few = static_cast<std::ptrdiff_t>(rows.size()) - enough;
        out += fmt::format("<details{}><summary>{}</summary>", r.names.size() <= 2 ? " open" : "", escaped(r.names[d]));
        if (enough > 0) cardTable(rows, true, out);
        if (few > 0) {
            out += fmt::format(
                "<p class=soft>Too few games of one kind to compare: {} cards, by how often they were "
                "played.</p>",
                few);
            cardTable(rows, false, out);
        }
        out += "</details>";
    }
}

}  // namespace

std::string reportHtml(const ArenaPlan& plan, const ArenaReport& r) {
    const std::string title = "Arena: " + plan.game;
    std::string out = fmt::format(fmt::runtime(kHead), fmt::arg("title", escaped(title)));
    out += fmt::format(
        "<h1>{}</h1><p class=soft>{} games, played by {} on both seats, seed {}, {} decks{}; result {:016x}.</p>",
        escaped(title), r.games, escaped(plan.player), plan.seed, r.names.size(),
        plan.format.empty() ? "" : ", format " + escaped(plan.format), r.hash);
    if (!r.isComplete())
        out +=
            "<p class=warn><strong>Incomplete: " + r.progress() +
            ".</strong> This is a part of a run, or one that was stopped; every number below is of these games alone.</p>";
    winBars(r, out);
    matrix(r, out);
    firsts(r, out);
    lengths(r, out);
    endings(r, out);
    cards(r, out);
    return out + "</body></html>\n";
}

}  // namespace cantina::match
