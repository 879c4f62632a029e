#include "cli/sim.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cctype>
#include <chrono>
#include <map>
#include <set>

#include "cli/arena.h"
#include "cli/command.h"
#include "cli/deck_files.h"
#include "cli/progress.h"
#include "cli/table_setup.h"
#include "games/all.h"
#include "kernel/decks.h"
#include "kernel/nearest.h"
#include "match/selfplay.h"

namespace cantina::cli {
namespace {

using match::Pairing;
using match::Tally;

// What keeps a deck out of the format or edition that was asked for. Without either every deck plays.
std::vector<Problem> obstacles(const SimArgs& args, const Game& game, const DeckList& deck, std::string& error) {
    if (args.toys || (args.format.empty() && args.edition.empty())) return {};
    const std::string wanted = formatIn(game, args.format.empty() ? deck.format : args.format, args.edition, error);
    return error.empty() ? game.checkDeck(deck, wanted) : std::vector<Problem>{};
}

// The shipped decks that may play, and the names of those that may not.
std::vector<ShippedDeck> admitted(const SimArgs& args, const Game& game, std::set<std::string>& leftOut,
                                  std::string& error) {
    std::vector<ShippedDeck> out;
    for (ShippedDeck& d : shippedDecks(game.name())) {
        if (obstacles(args, game, d.deck, error).empty())
            out.push_back(std::move(d));
        else
            leftOut.insert(d.file);
    }
    return out;
}

// A deck that was named is refused with its first reason.
bool isAdmitted(const SimArgs& args, const Game& game, const DeckList& deck, std::string& error) {
    const std::vector<Problem> problems = obstacles(args, game, deck, error);
    if (problems.empty()) return error.empty();
    const Problem& p = problems.front();
    error = fmt::format("the deck '{}' is not legal there: {}{}", deck.name, p.message,
                        p.rule.empty() ? "" : " [" + p.rule + "]");
    return false;
}

// The pairings that were asked for; an error otherwise.
std::optional<std::vector<Pairing>> pairings(const SimArgs& args, const Game& game, std::set<std::string>& leftOut,
                                             std::string& error) {
    if (args.toys) {
        for (const BenchTable& t : game.benchTables())
            if (t.toys) return std::vector<Pairing>{{t.name, t.setup}};
    }
    std::vector<Pairing> out;
    if (args.decks.empty()) {
        out = match::pairingsOf(game, admitted(args, game, leftOut, error));
        if (out.empty() && !leftOut.empty() && !isAdmitted(args, game, shippedDecks(game.name()).front().deck, error))
            return std::nullopt;
    } else {
        std::vector<DeckList> decks;
        for (const std::string& name : args.decks) {
            auto deck = findDeck(game, name, error);
            if (!deck || !isAdmitted(args, game, *deck, error)) return std::nullopt;
            decks.push_back(std::move(*deck));
        }
        if (decks.size() == 1) decks.push_back(decks[0]);
        auto order = seated(game, std::move(decks), error);
        if (!order) return std::nullopt;
        Pairing p{"", {}};
        for (const DeckList& d : *order) p.name += (p.name.empty() ? "" : " - ") + d.name;
        p.setup.decks = std::move(*order);
        out.push_back(std::move(p));
    }
    std::string format = args.format;
    if (!args.edition.empty()) format = formatIn(game, args.format, args.edition, error);
    if (!error.empty()) return std::nullopt;
    for (Pairing& p : out) p.setup.format = format;
    return out;
}

// More seats than a pairing has: other shipped decks sit down there, each pairing's its own; without any, its own decks
// again.
bool fill(std::vector<Pairing>& pairs, const SimArgs& args, const Game& game, int seats, std::string& error) {
    if (seats < 2 || seats > game.maxSeats()) {
        error = fmt::format("{} is for 2 to {} players, not {}", game.name(), game.maxSeats(), seats);
        return false;
    }
    std::set<std::string> leftOut;
    const std::vector<ShippedDeck> shipped = admitted(args, game, leftOut, error);
    for (size_t i = 0; i < pairs.size(); ++i) {
        std::vector<DeckList>& decks = pairs[i].setup.decks;
        const size_t own = decks.size();
        for (size_t k = own; k < static_cast<size_t>(seats); ++k) {
            DeckList more = !args.toys && !shipped.empty() ? shipped[(i * 5 + k * 3) % shipped.size()].deck : decks[k % own];
            pairs[i].name += " - " + more.name;
            decks.push_back(std::move(more));
        }
    }
    return true;
}

// `--players 3` is a number of seats, `--players random,greedy` says who sits there.
int seatsOf(SimArgs& args) {
    if (args.players.size() == 1 && args.players[0].size() == 1 &&
        std::isdigit(static_cast<unsigned char>(args.players[0][0]))) {
        args.seats = args.players[0][0] - '0';
        args.players = {"random"};
    }
    return args.seats == 0 ? 2 : args.seats;
}

// Abilities of the cards that took part and never did anything.
std::vector<std::string> unusedAbilities(const Game& game, const std::vector<Pairing>& pairs, const Tally& tally) {
    std::set<std::string> used;
    for (size_t i = 1; i < tally.used.size(); ++i)
        if (tally.used[i]) used.insert(game.abilityId(static_cast<uint16_t>(i)));
    std::set<std::string> playing;
    for (const Pairing& p : pairs)
        for (const DeckList& d : p.setup.decks)
            for (const DeckEntry& e : d.entries) playing.insert(e.card);
    std::vector<std::string> out;
    for (const CardInfo& c : game.cards())
        if (playing.contains(c.id) || playing.contains(c.title))
            for (const AbilityInfo& a : c.abilities)
                if (!used.contains(a.id)) out.push_back(a.id);
    return out;
}

struct Result {
    std::vector<Pairing> pairs;
    Tally tally;
    std::vector<std::string> unused;
    double seconds = 0;
};

boost::json::object asJson(const Result& r) {
    boost::json::object ends, wins;
    for (const auto& [rule, n] : r.tally.ends) ends[rule] = n;
    for (size_t i = 0; i < r.tally.seatWins.size(); ++i) wins[fmt::format("p{}", i + 1)] = r.tally.seatWins[i];
    boost::json::array unused, pairs;
    for (const std::string& a : r.unused) unused.emplace_back(a);
    for (size_t p = 0; p < r.tally.pairs.size(); ++p) {
        boost::json::object pair{{"decks", r.pairs[p].name}, {"games", r.tally.pairs[p].games}};
        boost::json::array seats;
        for (uint64_t w : r.tally.pairs[p].wins) seats.emplace_back(w);
        pair["wins"] = std::move(seats);
        pairs.push_back(std::move(pair));
    }
    return {{"games", r.tally.games},     {"ends", std::move(ends)},
            {"stalled", r.tally.stalled}, {"faults", r.tally.faults + r.tally.unfinished},
            {"draws", r.tally.draws},     {"decisions", r.tally.decisions},
            {"forced", r.tally.forced},   {"hash", fmt::format("{:016x}", r.tally.hash)},
            {"wins", std::move(wins)},    {"pairs", std::move(pairs)},
            {"seconds", r.seconds},       {"unused_abilities", std::move(unused)}};
}

std::string share(uint64_t hits, uint64_t of) {
    const match::Interval i = match::wilson(hits, of);
    return fmt::format("{:.1f} % ({:.1f} to {:.1f})",
                       of == 0 ? 0.0 : 100.0 * static_cast<double>(hits) / static_cast<double>(of), 100 * i.low,
                       100 * i.high);
}

void print(const Result& r, Output& out) {
    const Tally& t = r.tally;
    out.line(fmt::format("{} games in {:.1f} s: {:.0f} games/s, {:.0f} decisions/s, {:.0f} decisions a game",
                         grouped(t.games), r.seconds, static_cast<double>(t.games) / r.seconds,
                         static_cast<double>(t.decisions) / r.seconds,
                         static_cast<double>(t.decisions) / static_cast<double>(std::max<uint64_t>(1, t.games))));
    Table ends{{{"Ended by"}, {"games", Table::Align::right}, {"share", Table::Align::right}}, {}};
    for (const auto& [rule, n] : t.ends)
        ends.rows.push_back(
            {rule, grouped(n), fmt::format("{:.1f} %", 100.0 * static_cast<double>(n) / static_cast<double>(t.games))});
    for (const auto& [name, game] : t.faultNames)
        ends.rows.push_back({"fault: " + name, fmt::format("first: game {}", game), ""});
    if (t.unfinished > 0) ends.rows.push_back({"no end in sight", grouped(t.unfinished), ""});
    out.table(ends);
    Table wins{{{"Decks"},
                {"games", Table::Align::right},
                {"p1 wins (95 %)", Table::Align::right},
                {"p2 wins (95 %)", Table::Align::right}},
               {}};
    for (size_t p = 0; p < t.pairs.size(); ++p)
        if (t.pairs[p].wins.size() >= 2)
            wins.rows.push_back({r.pairs[p].name, grouped(t.pairs[p].games), share(t.pairs[p].wins[0], t.pairs[p].games),
                                 share(t.pairs[p].wins[1], t.pairs[p].games)});
    out.line();
    out.table(wins);
    out.line();
    if (r.unused.empty())
        out.line("Every ability of these decks was used.");
    else
        out.paragraph(fmt::format("Abilities never used ({}): {}", r.unused.size(), joined(r.unused, ", ")));
    out.line(fmt::format("hash {:016x}", t.hash));
}

}  // namespace

int sim(const SimArgs& given, Output& out) {
    SimArgs args = given;
    const int seats = seatsOf(args);
    MadeGame made = makeGame(args.game, {.toys = args.toys});
    if (made.game == nullptr) {
        std::vector<std::string> names;
        for (std::string_view n : gameNames()) names.emplace_back(n);
        return out.badUse("there is no game '" + args.game + "'", "Choose one of: " + joined(names, ", ") + ".");
    }
    if (seats < 2) return out.badUse("a game needs at least two players, not " + std::to_string(seats));
    Result r;
    std::string error;
    std::set<std::string> leftOut;
    auto pairs = pairings(args, *made.game, leftOut, error);
    if (!pairs || !error.empty()) return out.badUse(error, "See `cantina deck list " + args.game + "`.");
    if (!leftOut.empty())
        out.note(fmt::format("{} decks are not legal there and do not play: {}", leftOut.size(),
                             joined({leftOut.begin(), leftOut.end()}, ", ")));
    r.pairs = std::move(*pairs);
    if (const auto own = static_cast<int>(r.pairs.empty() ? 0 : r.pairs[0].setup.decks.size()); own != 0 && seats > own)
        if (!fill(r.pairs, args, *made.game, seats, error)) return out.badUse(error);
    match::SelfPlay run;
    run.pairings = r.pairs;
    run.players = args.players;
    run.games = args.games;
    run.seed = args.seed;
    run.threads = threadsFor(args.threads);
    const auto begin = std::chrono::steady_clock::now();
    {
        Progress progress(out, "playing", args.games);
        run.played = [&](uint64_t n) { progress.advance(n); };
        if (auto problem = match::selfPlay(*made.game, run, r.tally))
            return out.badUse(problem->where + ": " + problem->message);
    }
    r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    r.unused = unusedAbilities(*made.game, r.pairs, r.tally);
    if (out.json())
        out.object(asJson(r));
    else
        print(r, out);
    return r.tally.faults + r.tally.unfinished == 0 ? kSuccess : kFailure;
}

}  // namespace cantina::cli
