// The arena's report for people: one HTML file that needs nothing else.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

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
svg {{ display: block; width: 100%; min-width: 20rem; max-width: 42rem; margin-bottom: .5rem }} svg text {{ fill: var(--ink); font: 14px system-ui, sans-serif }}
@media (max-width: 40rem) {{ svg {{ min-width: 30rem }} svg text {{ font-size: 16px }} }}
svg .grid {{ stroke: var(--line) }} svg .bar {{ fill: var(--good) }} svg .whisker {{ stroke: var(--ink); stroke-width: 2; fill: none }}
svg g text {{ paint-order: stroke; stroke: var(--paper); stroke-width: 4px }}
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

void matrixTable(const ArenaReport& r, const std::vector<size_t>& rows, const std::vector<size_t>& columns,
                 std::string& out) {
    out += fmt::format(
        "<div class=wide><table class=\"matrix{}\"><thead><tr><th scope=col class=name>deck</th><th scope=col>all</th>",
        columns.size() > 4 ? " many" : "");
    for (size_t j : columns) out += "<th scope=col class=deck>" + escaped(r.names[j]) + "</th>";
    out += "</tr></thead><tbody>";
    const auto cell = [&](const Cell& c) {
        if (c.games == 0) {
            out += "<td class=soft>&ndash;</td>";
            return;
        }
        const double share = shareOf(c.wins, c.games);
        out += fmt::format("<td class=cell style=\"{}\">{}<small>{}</small><small>{} game{}</small></td>", shade(share),
                           percent(share), interval(c), c.games, c.games == 1 ? "" : "s");
    };
    for (size_t i : rows) {
        out += "<tr><th scope=row>" + escaped(r.names[i]) + "</th>";
        cell(r.totals[i]);
        for (size_t j : columns) cell(r.matrix[i][j]);
        out += "</tr>";
    }
    out += "</tbody></table></div>";
}

// Where a deck has its side, decks of one side never meet: a table for each side, with those that it meets as columns.
void matrix(const ArenaReport& r, std::string& out) {
    out +=
        "<h2>Who beats whom</h2><p class=soft>Share of games that the deck of the row wins against the deck of the column, "
        "with its 95 % interval (Wilson); draws count as not won.</p>";
    std::vector<size_t> all(r.names.size());
    std::iota(all.begin(), all.end(), size_t{0});
    const auto sitting = [&](uint8_t seats) {
        std::vector<size_t> decks;
        std::copy_if(all.begin(), all.end(), std::back_inserter(decks), [&](size_t d) { return r.seats[d] == seats; });
        return decks;
    };
    const std::vector<size_t> first = sitting(1), second = sitting(2);
    if (first.size() + second.size() < all.size()) return matrixTable(r, all, all, out);
    matrixTable(r, first, second, out);
    matrixTable(r, second, first, out);
}

// A share of games with its interval; `tip` is what the pointer shows over it.
struct Bar {
    std::string name, tip;
    Cell of;
};

void bar(const Bar& b, int left, int wide, int y, int high, std::string& out) {
    const double share = shareOf(b.of.wins, b.of.games);
    const Interval w = wilson(b.of.wins, b.of.games);
    out += fmt::format(
        "<g><title>{}: {} of {} games</title><text x={} y={} text-anchor=end>{}</text>"
        "<rect class=bar x={} y={} width={:.1f} height={} />",
        escaped(b.tip), b.of.wins, b.of.games, left - 8, y + 15, escaped(shortened(b.name, 24)), left, y, wide * share,
        high);
    if (b.of.games > 0)
        out += fmt::format(
            "<path class=whisker d=\"M{0:.1f} {2}H{1:.1f}M{0:.1f} {3}v8M{1:.1f} {3}v8\" />"
            "<text x={4:.1f} y={5}>{6}</text>",
            left + wide * w.low, left + wide * w.high, y + 10, y + 6, left + wide * w.high + 8, y + 15, percent(share));
    out += "</g>";
}

void bars(const std::vector<Bar>& list, const std::string& axis, std::string& out) {
    constexpr int kLeft = 200, kWide = 320, kRow = 30;
    const int floor = kRow * static_cast<int>(list.size()) + 6;
    out += fmt::format("<div class=wide><svg role=img aria-label=\"{}\" viewBox=\"0 0 {} {}\">", escaped(axis),
                       kLeft + kWide + 70, floor + 46);
    for (int p = 0; p <= 100; p += 25)
        out += fmt::format("<line class={4} x1={0} x2={0} y1=0 y2={1} /><text x={0} y={2} text-anchor=middle>{3} %</text>",
                           kLeft + kWide * p / 100, floor, floor + 18, p, p == 50 ? "half" : "grid");
    for (size_t i = 0; i < list.size(); ++i) bar(list[i], kLeft, kWide, kRow * static_cast<int>(i) + 4, kRow - 10, out);
    out += fmt::format("<text x={} y={} text-anchor=middle>{}</text></svg></div>", kLeft + kWide / 2, floor + 40,
                       escaped(axis));
}

void winBars(const ArenaReport& r, std::string& out) {
    std::vector<Bar> list;
    for (size_t i = 0; i < r.names.size(); ++i) list.push_back({r.names[i], r.names[i], r.totals[i]});
    std::stable_sort(list.begin(), list.end(), [](const Bar& a, const Bar& b) {
        return shareOf(a.of.wins, a.of.games) > shareOf(b.of.wins, b.of.games);
    });
    out +=
        "<h2>Decks by games won</h2><p class=soft>A bar is a share of games, here and below. The line with two ends on it "
        "is "
        "the 95 % interval of that share (Wilson): the fewer games, the longer.</p>";
    bars(list, "share of its games that the deck wins", out);
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
    std::vector<Bar> list{{"who begins", "won by who begins", r.first},
                          {"who does not", "won by who does not begin", r.first}};
    list[1].of.wins = r.first.games - r.first.wins - r.first.draws;
    if (r.first.draws > 0) list.push_back({"nobody", "drawn", {r.first.games, r.first.draws, 0}});
    bars(list, "share of games won by that player", out);
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
    constexpr int kLeft = 60, kWide = 500, kHigh = 150;
    const LengthBars bars = lengthBars(r);
    const uint64_t top = *std::max_element(bars.games.begin(), bars.games.end());
    const double wide = static_cast<double>(kWide) / static_cast<double>(bars.games.size());
    out += fmt::format(
        "<h2>How long games are</h2><p>Half of them take {} decisions or fewer, 19 of 20 take {} or fewer.</p>"
        "<div class=wide><svg role=img aria-label=\"Games by number of decisions\" viewBox=\"0 0 {} {}\">",
        bars.half, bars.most, kLeft + kWide + 30, kHigh + 54);
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
        if (i % 5 == 0) out += fmt::format("<text x={:.1f} y={}>{}</text>", x, kHigh + 28, bars.step * i);
    }
    out += fmt::format("<text x={} y={} text-anchor=middle>decisions of both players; height: games</text></svg></div>",
                       kLeft + kWide / 2, kHigh + 48);
}

void endings(const ArenaReport& r, std::string& out) {
    out += fmt::format("<h2>How games end</h2><p>{} draws, {} faults.</p>", r.draws, r.faults);
    std::vector<Bar> list;
    for (const auto& [rule, n] : r.endings) list.push_back({rule, rule, {r.finished(), n, 0}});
    if (!list.empty()) bars(list, "share of games that end by the rule", out);
    out +=
        "<div class=wide><table><thead><tr><th scope=col class=name>rule</th><th scope=col>games</th><th "
        "scope=col>share</th>"
        "<th scope=col class=name>what it says</th></tr></thead><tbody>";
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
