// The arena's report against the run file it is made of: counts add up, intervals are Wilson's, every file says the same.
#include <doctest/doctest.h>

#include <boost/json.hpp>
#include <cmath>
#include <set>
#include <sstream>

#include "games/all.h"
#include "kernel/decks.h"
#include "match/arena.h"

using namespace cantina;
using namespace cantina::match;
namespace json = boost::json;

namespace {

struct Run {
    MadeGame made;
    ArenaPlan plan;
    std::string text;  // of the run file
    const Game& game() const { return *made.game; }
};

ArenaPlan planOf(const Game& game, const std::vector<std::string>& decks, uint64_t games) {
    ArenaPlan plan;
    plan.game = game.name();
    plan.player = "random";
    plan.gamesPerPairing = games;
    plan.signature = game.signature();
    for (const ShippedDeck& d : shippedDecks(game.name()))
        if (std::find(decks.begin(), decks.end(), d.file) != decks.end()) {
            plan.names.push_back(d.file);
            plan.decks.push_back(d.deck);
        }
    return plan;
}

// `faulty`: the number of a game whose record says that it met a fault.
Run played(std::string_view name, const std::vector<std::string>& decks, uint64_t games, uint64_t faulty = UINT64_MAX) {
    Run out{makeGame(name, {.toys = false}), {}, ""};
    out.plan = planOf(out.game(), decks, games);
    const std::vector<ArenaPairing> pairings = arenaPairings(out.game(), out.plan);
    SelfPlay run;
    run.pairings = tablesOf(out.plan, pairings);
    run.players = {out.plan.player};
    run.games = games * pairings.size();
    out.text = planLine(out.plan) + "\n";
    run.record = [&](const GameRecord& r) {
        GameRecord kept = r;
        kept.fault = r.fault || r.number == faulty;
        out.text += recordLine(out.game(), kept) + "\n";
    };
    Tally tally;
    REQUIRE_FALSE(selfPlay(out.game(), run, tally));
    return out;
}

ArenaReport reported(const Run& run, const std::string& text) {
    std::istringstream in(text);
    ArenaReader reader(in, "run.jsonl");
    ArenaCount count(run.game(), run.plan);
    REQUIRE_FALSE(countAll(reader, count, "run.jsonl"));
    return count.report();
}

// What is wrong with a text that is read as a run file; empty: nothing.
std::string wrongWith(const Run& run, const std::string& text) {
    std::istringstream in(text);
    ArenaReader reader(in, "run.jsonl");
    ArenaCount count(run.game(), run.plan);
    const auto problem = countAll(reader, count, "run.jsonl");
    return problem ? problem->where + ": " + problem->message : "";
}

std::vector<json::object> linesOf(const std::string& text) {
    std::vector<json::object> out;
    std::istringstream in(text);
    std::string line;
    std::getline(in, line);  // the plan
    while (std::getline(in, line)) out.push_back(json::parse(line).as_object());
    return out;
}

uint64_t count(const json::object& o, const char* key) { return o.at(key).to_number<uint64_t>(); }

// The ends of Wilson's interval are where the share lies exactly z standard deviations away.
void checkWilson(const json::object& o) {
    const double n = static_cast<double>(count(o, "games"));
    if (n == 0) return;
    const double share = static_cast<double>(count(o, "wins")) / n, z = 1.959963984540054;
    CHECK(o.at("share").as_double() == doctest::Approx(share));
    for (const char* end : {"low", "high"}) {
        const double p = o.at(end).as_double();
        CHECK(std::pow(share - p, 2) == doctest::Approx(z * z * p * (1 - p) / n).epsilon(1e-6));
    }
    CHECK(o.at("low").as_double() <= share);
    CHECK(o.at("high").as_double() >= share);
}

// A table by its columns. (No quoted cell of these reports holds a comma here or a line end.)
std::vector<std::map<std::string, std::string>> csv(const std::vector<CsvFile>& files, const std::string& name) {
    std::vector<std::map<std::string, std::string>> out;
    for (const CsvFile& f : files) {
        if (f.name != name) continue;
        std::istringstream in(f.text);
        std::vector<std::string> head;
        for (std::string line; std::getline(in, line);) {
            std::vector<std::string> cells{""};
            bool quoted = false;
            for (char c : line) {
                if (c == '"')
                    quoted = !quoted;
                else if (c == ',' && !quoted)
                    cells.emplace_back();
                else
                    cells.back() += c;
            }
            if (head.empty()) {
                head = cells;
                continue;
            }
            REQUIRE(cells.size() == head.size());
            auto& row = out.emplace_back();
            for (size_t i = 0; i < head.size(); ++i) row[head[i]] = cells[i];
        }
    }
    REQUIRE_FALSE(out.empty());
    return out;
}

void checkMatrix(const Run& run, const json::object& report, const std::vector<json::object>& lines) {
    const std::vector<ArenaPairing> pairings = arenaPairings(run.game(), run.plan);
    uint64_t games = 0;
    for (const json::value& v : report.at("matrix").as_array()) {
        const json::object& cell = v.as_object();
        checkWilson(cell);
        uint64_t met = 0, wins = 0, draws = 0;
        for (const json::object& g : lines) {
            const ArenaPairing& p = pairings[count(g, "pair")];
            for (unsigned seat = 0; seat < 2; ++seat) {
                const size_t own = seat == 0 ? p.first : p.second, other = seat == 0 ? p.second : p.first;
                if (run.plan.names[own] != cell.at("deck").as_string() ||
                    run.plan.names[other] != cell.at("against").as_string())
                    continue;
                ++met;
                wins += (count(g, "won") >> seat) & 1;
                draws += count(g, "won") == 0 ? 1 : 0;
            }
        }
        CHECK(count(cell, "games") == met);
        CHECK(count(cell, "wins") == wins);
        CHECK(count(cell, "draws") == draws);
        games += met;
    }
    CHECK(games == 2 * lines.size());
}

void checkFirst(const json::object& report, const std::vector<json::object>& lines) {
    const json::object& first = report.at("first").as_object();
    checkWilson(first);
    uint64_t wins = 0, games = 0;
    for (const json::object& g : lines) wins += (count(g, "won") >> count(g, "first")) & 1;
    CHECK(count(first, "games") == lines.size());
    CHECK(count(first, "wins") == wins);
    wins = 0;
    for (const json::value& v : first.at("pairs").as_array()) {
        checkWilson(v.as_object());
        games += count(v.as_object(), "games");
        wins += count(v.as_object(), "wins");
    }
    CHECK(games == lines.size());
    CHECK(wins == count(first, "wins"));
}

void checkRest(const Run& run, const json::object& report, const std::vector<json::object>& lines) {
    uint64_t inBars = 0, ends = 0;
    for (const json::value& v : report.at("lengths").at("bars").as_array()) inBars += count(v.as_object(), "games");
    CHECK(inBars == lines.size());
    for (const auto& [rule, n] : report.at("ends").as_object()) ends += n.to_number<uint64_t>();
    CHECK(ends == lines.size());
    std::map<std::string, uint64_t> ofDeck;
    for (const json::value& v : report.at("decks").as_array())
        ofDeck[std::string(v.at("deck").as_string())] = count(v.as_object(), "games");
    const std::vector<ArenaPairing> pairings = arenaPairings(run.game(), run.plan);
    uint64_t plays = 0, inLines = 0;
    for (const json::object& g : lines)
        for (const json::value& seat : g.at("played").as_array()) inLines += seat.as_array().size();
    for (const json::value& v : report.at("cards").as_array()) {
        const json::object &with = v.at("played").as_object(), &without = v.at("without").as_object();
        checkWilson(with);
        checkWilson(without);
        CHECK(count(with, "games") + count(without, "games") == ofDeck[std::string(v.at("deck").as_string())]);
        CHECK_FALSE(v.at("title").as_string().empty());
        plays += count(with, "games");
    }
    CHECK(plays == inLines);
}

void checkCsv(const Run& run, const ArenaReport& report, const json::object& object) {
    const std::vector<CsvFile> files = reportCsv(run.plan, report);
    size_t at = 0;
    const json::array& matrix = object.at("matrix").as_array();
    for (const auto& row : csv(files, "report.csv")) {
        if (row.at("against").empty()) continue;
        const json::object& cell = matrix.at(at++).as_object();
        CHECK(row.at("deck") == std::string(cell.at("deck").as_string()));
        for (const char* key : {"games", "wins", "draws"}) CHECK(row.at(key) == std::to_string(count(cell, key)));
        for (const char* key : {"share", "low", "high"})
            CHECK(std::stod(row.at(key)) == doctest::Approx(cell.at(key).as_double()).epsilon(0.0002));
    }
    CHECK(at == matrix.size());
    CHECK(csv(files, "report-first.csv").size() == 1 + object.at("first").at("pairs").as_array().size());
    CHECK(csv(files, "report-first.csv")[0].at("wins") == std::to_string(count(object.at("first").as_object(), "wins")));
    CHECK(csv(files, "report-lengths.csv").size() == object.at("lengths").at("bars").as_array().size());
    CHECK(csv(files, "report-endings.csv").size() == object.at("ends").as_object().size());
    const json::array& cards = object.at("cards").as_array();
    const auto rows = csv(files, "report-cards.csv");
    REQUIRE(rows.size() == cards.size());
    for (size_t i = 0; i < rows.size(); ++i) {
        CHECK(rows[i].at("card") == std::string(cards[i].at("card").as_string()));
        CHECK(rows[i].at("played_games") == std::to_string(count(cards[i].at("played").as_object(), "games")));
        CHECK(rows[i].at("without_wins") == std::to_string(count(cards[i].at("without").as_object(), "wins")));
    }
}

size_t times(const std::string& page, std::string_view what) {
    size_t n = 0;
    for (size_t at = page.find(what); at != std::string::npos; at = page.find(what, at + 1)) ++n;
    return n;
}

}  // namespace

TEST_CASE("the numbers of a report are those of its run file, in JSON and CSV") {
    const std::vector<Run> runs = [] {
        std::vector<Run> out;
        out.push_back(played("destiny", {"rey", "kylo-ren", "team-palpatine"}, 4));
        out.push_back(played("tcg", {"republic", "separatists", "the-temple"}, 4));
        out.push_back(played("lcg", {"jedi", "sith"}, 6));
        return out;
    }();
    for (const Run& run : runs) {
        CAPTURE(run.plan.game);
        const std::vector<json::object> lines = linesOf(run.text);
        const ArenaReport report = reported(run, run.text);
        const json::object object = json::parse(reportJson(run.plan, report)).as_object();
        CHECK(count(object, "games") == lines.size());
        CHECK(object.at("complete").as_bool());
        CHECK(count(object, "faults") == 0);
        checkMatrix(run, object, lines);
        checkFirst(object, lines);
        checkRest(run, object, lines);
        checkCsv(run, report, object);
        // Destiny rolls for who begins; the other games' rules say it, and the report does.
        CHECK(object.at("first").at("always").as_string().empty() == (run.plan.game == "destiny"));
        const std::string page = reportHtml(run.plan, report);
        CHECK((page.find("The rules of this game fix who that is") == std::string::npos) == (run.plan.game == "destiny"));
        // One table of all decks, empty where a deck would meet itself; or one for each side, without an empty cell.
        const size_t cells = object.at("matrix").as_array().size() + run.plan.names.size();
        CHECK(times(page, "<td class=cell") == cells);
        CHECK(times(page, "<table class=\"matrix") == (run.plan.game == "destiny" ? 1 : 2));
        CHECK(times(page, "<td class=soft>&ndash;</td>") == (run.plan.game == "destiny" ? 3 : 0));
    }
}

TEST_CASE("every plot of the page names its axis, and the page says what the line on a bar is") {
    const Run run = played("tcg", {"republic", "separatists"}, 4);
    const std::string page = reportHtml(run.plan, reported(run, run.text));
    for (const char* axis :
         {">share of its games that the deck wins</text>", ">share of games won by that player</text>",
          ">decisions of both players; height: games</text>", ">share of games that end by the rule</text>"})
        CHECK_MESSAGE(page.find(axis) != std::string::npos, axis);
    CHECK(page.find("The line with two ends on it is the 95 % interval") != std::string::npos);
    // Two decks, who begins and who does not, and the endings: a bar and a line on it for each.
    CHECK(times(page, "class=whisker d=") == times(page, " of 4 games</title>"));
    CHECK(times(page, "class=whisker d=") >= 5);
}

TEST_CASE("a report of a part of the games says so everywhere") {
    const Run run = played("tcg", {"republic", "separatists"}, 4);
    const ArenaReport whole = reported(run, run.text);
    CHECK(whole.isComplete());
    CHECK(reportHtml(run.plan, whole).find("Incomplete") == std::string::npos);
    const std::string cut = run.text.substr(0, run.text.rfind('\n', run.text.size() - 2) + 1);
    const ArenaReport part = reported(run, cut);
    CHECK(part.progress() == "3 of 4 games");
    CHECK(reportHtml(run.plan, part).find("Incomplete: 3 of 4 games") != std::string::npos);
    const json::object object = json::parse(reportJson(run.plan, part)).as_object();
    CHECK_FALSE(object.at("complete").as_bool());
    CHECK(count(object, "planned") == 4);
    std::map<std::string, std::string> summary;
    for (const auto& row : csv(reportCsv(run.plan, part), "report-run.csv")) summary[row.at("name")] = row.at("value");
    CHECK(summary["complete"] == "0");
    CHECK(summary["games"] == "3");
    CHECK(summary["planned"] == "4");
}

TEST_CASE("cards with enough games come first, by how much they differ") {
    ArenaReport r;
    r.names = {"deck"};
    r.cards.resize(1);
    const auto use = [&](const char* id, uint64_t with, uint64_t wins, uint64_t without, uint64_t others) {
        r.cards[0][id] = {{with, wins, 0}, {without, others, 0}};
        r.titles[id] = std::string("Title of ") + id;
    };
    use("a-few", 5, 5, 95, 20);
    use("b-little", 50, 26, 50, 25);
    use("c-much-worse", 50, 10, 50, 30);
    use("d-better", 50, 30, 50, 20);
    use("e-always", 100, 50, 0, 0);
    std::vector<std::string> order;
    for (const CardRow& row : cardRows(r, 0)) order.push_back(row.id);
    CHECK(order == std::vector<std::string>{"c-much-worse", "d-better", "b-little", "e-always", "a-few"});
    CHECK(cardRows(r, 0)[0].title == "Title of c-much-worse");
}

TEST_CASE("games that met a fault are counted as such and nowhere else") {
    const Run run = played("tcg", {"republic", "separatists"}, 3, 2);
    const ArenaReport report = reported(run, run.text);
    CHECK(report.games == 3);
    CHECK(report.faults == 1);
    CHECK(report.totals[0].games == 2);
    CHECK(report.first.games == 2);
    uint64_t measured = 0;
    for (const auto& [decisions, games] : report.lengths) measured += games;
    CHECK(measured == 2);
}

TEST_CASE("two plans say in what they differ") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const ArenaPlan plan = planOf(*made.game, {"republic", "separatists"}, 5);
    const auto against = [&](auto change) {
        ArenaPlan other = plan;
        change(other);
        return planDifference(planLine(plan), planLine(other));
    };
    CHECK(against([](ArenaPlan&) {}).empty());
    CHECK(against([](ArenaPlan& p) { p.seed = 2; }) == "its seed differs");
    CHECK(against([](ArenaPlan& p) { p.seed = 2, p.player = "hard"; }) == "its player and seed differ");
    CHECK(against([](ArenaPlan& p) { p.decks[0].entries[0].count = 9; }) == "its decks differ");
    CHECK(against([](ArenaPlan& p) { p.program = 7; }) ==
          "it is of another version of the program, with other rules or computer players");
    CHECK(against([](ArenaPlan& p) { p.signature = 7; }) == "it is of another version of the program, with other cards");
}

TEST_CASE("what the program makes of decks and rules is one number, the same each time") {
    MadeGame made = makeGame("tcg", {.toys = false});
    const ArenaPlan plan = planOf(*made.game, {"republic", "separatists"}, 5);
    const std::vector<ArenaPairing> pairings = arenaPairings(*made.game, plan);
    const uint64_t once = trialOf(*made.game, plan, pairings);
    CHECK(trialOf(*made.game, plan, pairings) == once);
    const SwitchedOff off(*made.game, {"TCG-READY-06"});  // another rule, the same cards
    CHECK(made.game->signature() == plan.signature);
    CHECK(trialOf(*made.game, plan, pairings) != once);
}

TEST_CASE("every deck has its word in that number") {
    const MadeGame made = makeGame("destiny", {.toys = false});
    ArenaPlan plan = planOf(*made.game, {"rey", "kylo-ren", "team-palpatine", "team-han-rey", "team-rey-finn"}, 5);
    const std::vector<ArenaPairing> pairings = arenaPairings(*made.game, plan);
    const uint64_t once = trialOf(*made.game, plan, pairings);
    for (size_t d = 0; d < plan.decks.size(); ++d) {
        ArenaPlan other = plan;
        other.decks[d] = plan.decks[d == 0 ? 1 : 0];  // the same tables, with another deck in this one's place
        CHECK(trialOf(*made.game, other, pairings) != once);
    }
}

TEST_CASE("players that are tuned otherwise, or other levels, are another program") {
    const MadeGame made = makeGame("tcg", {.toys = false});
    const ArenaPlan plan = planOf(*made.game, {"republic", "separatists"}, 5);
    const std::vector<ArenaPairing> pairings = arenaPairings(*made.game, plan);
    const ai::Tuning own = ai::tuningOf("tcg");
    const uint64_t once = trialOf(*made.game, plan, pairings);
    CHECK(trialOf(*made.game, plan, pairings, own) == once);
    ai::Tuning other = own;
    other.treePer += 0.5;
    CHECK(trialOf(*made.game, plan, pairings, other) != once);
    std::vector<ai::Level> levels = ai::levels();
    levels.back().iterations += 1;
    CHECK(trialOf(*made.game, plan, pairings, own, levels) != once);
    levels = ai::levels();
    levels.back().name = "harder";
    CHECK(trialOf(*made.game, plan, pairings, own, levels) != once);
}

TEST_CASE("every field of a tuning is in its signature") {
    const auto with = [](auto change) {
        ai::Tuning t;
        change(t);
        return ai::signatureOf(t);
    };
    const std::vector<uint64_t> all = {with([](ai::Tuning&) {}),
                                       with([](ai::Tuning& t) { t.scale += 1; }),
                                       with([](ai::Tuning& t) { t.exploration += 1; }),
                                       with([](ai::Tuning& t) { t.prior += 1; }),
                                       with([](ai::Tuning& t) { t.follow += 1; }),
                                       with([](ai::Tuning& t) { t.worlds += 1; }),
                                       with([](ai::Tuning& t) { t.nodes += 1; }),
                                       with([](ai::Tuning& t) { t.trust += 1; }),
                                       with([](ai::Tuning& t) { t.lean += 1; }),
                                       with([](ai::Tuning& t) { t.weights = {{0, 1}}; }),
                                       with([](ai::Tuning& t) { t.weights = {{1, 0}}; }),
                                       with([](ai::Tuning& t) { t.turn = "turn"; }),
                                       with([](ai::Tuning& t) { t.opening = "turn"; }),
                                       with([](ai::Tuning& t) { t.anybodyOpens = true; }),
                                       with([](ai::Tuning& t) { t.turns += 1; }),
                                       with([](ai::Tuning& t) { t.longest += 1; }),
                                       with([](ai::Tuning& t) { t.playouts += 1; }),
                                       with([](ai::Tuning& t) { t.normal = "turn"; }),
                                       with([](ai::Tuning& t) { t.treePer += 1; }),
                                       with([](ai::Tuning& t) { t.closer += 1; }),
                                       with([](ai::Tuning& t) { t.plans = {"turn"}; })};
    CHECK(std::set<uint64_t>(all.begin(), all.end()).size() == all.size());
}

TEST_CASE("a line that was changed afterwards is no game of the run") {
    const Run run = played("tcg", {"republic", "separatists"}, 3);
    CHECK(wrongWith(run, run.text).empty());
    const size_t line = run.text.rfind("{\"n\":");
    for (const char* key : {"\"n\":", "\"won\":", "\"first\":", "\"decisions\":"}) {
        CAPTURE(key);
        std::string text = run.text;
        char& digit = text[text.find(key, line) + std::string_view(key).size()];
        digit = digit == '1' ? '2' : '1';
        CHECK(wrongWith(run, text) == "run.jsonl line 4: this line is not as it was written: its check does not fit");
    }
}

TEST_CASE("a game that is there again counts once, another one with its number is a problem") {
    const Run run = played("tcg", {"republic", "separatists"}, 3);
    const std::string last = run.text.substr(run.text.rfind("{\"n\":"));
    CHECK(reported(run, run.text + last).games == 3);
    const Run other = played("tcg", {"republic", "separatists"}, 3, 2);
    CHECK(wrongWith(run, run.text + other.text.substr(other.text.rfind("{\"n\":"))) ==
          "run.jsonl: game 2 is there twice, and not the same");
    const Run longer = played("tcg", {"republic", "separatists"}, 4);
    CHECK(wrongWith(run, run.text + longer.text.substr(longer.text.rfind("{\"n\":"))) ==
          "run.jsonl: there is no game 3 in its plan");
}

TEST_CASE("a line that was cut off is left out, and the reader says where the whole ones end") {
    const Run run = played("tcg", {"republic", "separatists"}, 3);
    const size_t last = run.text.rfind("{\"n\":");
    std::istringstream in(run.text.substr(0, run.text.size() - 1));
    ArenaReader reader(in, "run.jsonl");
    int games = 0;
    for (ArenaGame g; reader.next(g);) ++games;
    CHECK(games == 2);
    CHECK_FALSE(reader.problem());
    CHECK(reader.end() == last);
}

TEST_CASE("a run file of another version is refused") {
    const Run run = played("tcg", {"republic", "separatists"}, 1);
    std::string text = run.text;
    const size_t at = text.find("\"cantina_arena\":3");
    REQUIRE(at != std::string::npos);
    text.replace(at, 17, "\"cantina_arena\":2");
    CHECK(wrongWith(run, text).find("another version of this program") != std::string::npos);
}
