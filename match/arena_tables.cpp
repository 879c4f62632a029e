// The numbers of the arena's report for programs: CSV, a table per file, and one JSON object.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "match/arena.h"

namespace cantina::match {
namespace {

namespace json = boost::json;
using Cell = ArenaReport::Cell;

std::string quoted(const std::string& s) {
    std::string out = "\"";
    for (char c : s) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

// games,wins,draws,share,low,high; without a game there is no share.
constexpr const char* kCellColumns = "games,wins,draws,share,low,high";
std::string columns(const Cell& c) {
    if (c.games == 0) return "0,0,0,,,";
    const Interval w = wilson(c.wins, c.games);
    return fmt::format("{},{},{},{:.4f},{:.4f},{:.4f}", c.games, c.wins, c.draws, shareOf(c.wins, c.games), w.low, w.high);
}

std::string matrixCsv(const ArenaReport& r) {
    std::string out = fmt::format("deck,against,{}\n", kCellColumns);
    for (size_t i = 0; i < r.names.size(); ++i) {
        for (size_t j = 0; j < r.names.size(); ++j)
            if (r.matrix[i][j].games > 0)
                out += fmt::format("{},{},{}\n", quoted(r.names[i]), quoted(r.names[j]), columns(r.matrix[i][j]));
        out += fmt::format("{},\"\",{}\n", quoted(r.names[i]), columns(r.totals[i]));
    }
    return out;
}

std::string firstCsv(const ArenaReport& r) {
    std::string out = fmt::format("deck,against,{}\n\"\",\"\",{}\n", kCellColumns, columns(r.first));
    for (size_t i = 0; i < r.names.size(); ++i)
        for (size_t j = 0; j < r.names.size(); ++j)
            if (r.began[i][j].games > 0)
                out += fmt::format("{},{},{}\n", quoted(r.names[i]), quoted(r.names[j]), columns(r.began[i][j]));
    return out;
}

std::string lengthsCsv(const ArenaReport& r) {
    std::string out = "from,to,games\n";
    const LengthBars bars = lengthBars(r);
    for (uint32_t i = 0; i < bars.games.size(); ++i)
        out += fmt::format("{},{},{}\n", bars.step * i, bars.step * (i + 1) - 1, bars.games[i]);
    return out;
}

std::string endingsCsv(const ArenaReport& r) {
    std::string out = "rule,games,share\n";
    for (const auto& [rule, n] : r.endings) out += fmt::format("{},{},{:.4f}\n", quoted(rule), n, shareOf(n, r.finished()));
    return out;
}

std::string cardsCsv(const ArenaReport& r) {
    std::string out =
        "deck,card,title,enough,played_games,played_wins,played_draws,played_share,played_low,played_high,"
        "without_games,without_wins,without_draws,without_share,without_low,without_high\n";
    for (size_t d = 0; d < r.names.size(); ++d)
        for (const CardRow& c : cardRows(r, d))
            out += fmt::format("{},{},{},{},{},{}\n", quoted(r.names[d]), quoted(c.id), quoted(c.title), c.isEnough ? 1 : 0,
                               columns(c.use.played), columns(c.use.without));
    return out;
}

std::string runCsv(const ArenaPlan& plan, const ArenaReport& r) {
    const LengthBars bars = lengthBars(r);
    return fmt::format(
        "name,value\ngame,{}\nformat,{}\nplayer,{}\nseed,{}\ndecks,{}\ngames,{}\nplanned,{}\ncomplete,{}\ndraws,{}\nfaults,{"
        "}\n"
        "length_half,{}\nlength_most,{}\nalways_first,{}\nhash,{:016x}\n",
        plan.game, quoted(plan.format), quoted(plan.player), plan.seed, r.names.size(), r.games, r.planned,
        r.isComplete() ? 1 : 0, r.draws, r.faults, bars.half, bars.most, quoted(r.alwaysFirst), r.hash);
}

json::object cellJson(const Cell& c) {
    json::object out{{"games", c.games}, {"wins", c.wins}, {"draws", c.draws}};
    if (c.games == 0) return out;
    const Interval w = wilson(c.wins, c.games);
    out["share"] = shareOf(c.wins, c.games);
    out["low"] = w.low;
    out["high"] = w.high;
    return out;
}

json::array rowsJson(const ArenaReport& r, const std::vector<std::vector<Cell>>& matrix) {
    json::array rows;
    for (size_t i = 0; i < r.names.size(); ++i)
        for (size_t j = 0; j < r.names.size(); ++j) {
            if (matrix[i][j].games == 0) continue;
            json::object row = cellJson(matrix[i][j]);
            row["deck"] = r.names[i];
            row["against"] = r.names[j];
            rows.push_back(std::move(row));
        }
    return rows;
}

json::array totalsJson(const ArenaReport& r) {
    json::array rows;
    for (size_t i = 0; i < r.names.size(); ++i) {
        json::object row = cellJson(r.totals[i]);
        row["deck"] = r.names[i];
        rows.push_back(std::move(row));
    }
    return rows;
}

json::object lengthsJson(const ArenaReport& r) {
    const LengthBars bars = lengthBars(r);
    json::array rows;
    for (uint32_t i = 0; i < bars.games.size(); ++i)
        rows.push_back(json::object{{"from", bars.step * i}, {"to", bars.step * (i + 1) - 1}, {"games", bars.games[i]}});
    return {{"half", bars.half}, {"most", bars.most}, {"bars", std::move(rows)}};
}

json::array cardsJson(const ArenaReport& r) {
    json::array rows;
    for (size_t d = 0; d < r.names.size(); ++d)
        for (const CardRow& c : cardRows(r, d))
            rows.push_back(json::object{{"deck", r.names[d]},
                                        {"card", c.id},
                                        {"title", c.title},
                                        {"enough", c.isEnough},
                                        {"played", cellJson(c.use.played)},
                                        {"without", cellJson(c.use.without)}});
    return rows;
}

}  // namespace

std::vector<CsvFile> reportCsv(const ArenaPlan& plan, const ArenaReport& r) {
    return {{"report.csv", matrixCsv(r)},          {"report-first.csv", firstCsv(r)}, {"report-lengths.csv", lengthsCsv(r)},
            {"report-endings.csv", endingsCsv(r)}, {"report-cards.csv", cardsCsv(r)}, {"report-run.csv", runCsv(plan, r)}};
}

std::string reportJson(const ArenaPlan& plan, const ArenaReport& r) {
    json::object ends;
    for (const auto& [rule, n] : r.endings) ends[rule] = n;
    json::object first = cellJson(r.first);
    first["always"] = r.alwaysFirst;
    first["pairs"] = rowsJson(r, r.began);
    return json::serialize(json::object{{"game", plan.game},
                                        {"format", plan.format},
                                        {"player", plan.player},
                                        {"seed", plan.seed},
                                        {"games", r.games},
                                        {"planned", r.planned},
                                        {"complete", r.isComplete()},
                                        {"draws", r.draws},
                                        {"faults", r.faults},
                                        {"matrix", rowsJson(r, r.matrix)},
                                        {"decks", totalsJson(r)},
                                        {"first", std::move(first)},
                                        {"lengths", lengthsJson(r)},
                                        {"ends", std::move(ends)},
                                        {"cards", cardsJson(r)},
                                        {"hash", fmt::format("{:016x}", r.hash)}}) +
           "\n";
}

}  // namespace cantina::match
