#include "cli/table_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>

#include "cli/card_files.h"
#include "cli/command.h"
#include "cli/deck_files.h"
#include "kernel/decks.h"

namespace cantina::cli {
namespace {

int makeTheGame(const std::string& name, bool toys, const std::string& cards, LaidTable& table, Output& out) {
    if (chosenGames(name, out).empty()) return kBadUse;
    FilesByGame files;
    if (!cards.empty())
        if (const int code = readCardFiles({{cards}, ""}, files, out); code != kSuccess) return code;
    table.made = makeGame(name, {.extraCards = files[name], .asOf = "", .toys = toys});
    table.toys = toys;
    for (const auto& p : table.made.problems)
        if (!p.warning) out.note(p.text());
    return kSuccess;
}

bool fits(const Game& game, const DeckList& deck, int seat) {
    int must = game.seatFor(deck);
    return must < 0 || must == seat;
}

// The decks of both seats, the person's first in `mine`: given ones, else the first shipped ones that fit.
int chooseDecks(const TableArgs& args, const Game& game, const std::vector<ShippedDeck>& shipped, LaidTable& table,
                Output& out) {
    if (args.decks.size() > 2) return out.badUse("more than two decks", "Give --deck for you and --deck for the opponent.");
    std::vector<DeckList> given(args.decks.size());
    for (size_t i = 0; i < given.size(); ++i) {
        std::string error;
        std::optional<DeckList> found = findDeck(game, args.decks[i], error);
        if (!found) return out.badUse(error);
        given[i] = std::move(*found);
    }
    auto pick = [&](size_t which, int seat, const std::string& butNot) -> const DeckList* {
        if (which < given.size()) return fits(game, given[which], seat) ? &given[which] : nullptr;
        const DeckList* found = nullptr;
        for (const ShippedDeck& d : shipped)
            if (fits(game, d.deck, seat) && (found == nullptr || found->name == butNot)) found = &d.deck;
        return found;
    };
    for (int seat = 0; seat < 2; ++seat) {
        if (args.seat != 0 && args.seat != seat + 1) continue;
        const DeckList* mine = pick(0, seat, "");
        const DeckList* other = mine == nullptr ? nullptr : pick(1, 1 - seat, mine->name);
        if (other == nullptr) continue;
        table.setup.decks.resize(2);
        table.setup.decks[static_cast<size_t>(seat)] = *mine;
        table.setup.decks[static_cast<size_t>(1 - seat)] = *other;
        table.person = seatAt(seat);
        return kSuccess;
    }
    return out.badUse("these decks cannot sit at one table: each side of the game needs its own",
                      args.seat != 0 ? "Leave --seat out, or give other decks." : "Give a deck of each side.");
}

// Three or four: the decks that were given, then shipped ones that nobody has.
int chooseForMany(const TableArgs& args, const Game& game, const std::vector<ShippedDeck>& shipped, LaidTable& table,
                  Output& out) {
    const auto seats = static_cast<size_t>(args.players);
    if (args.decks.size() > seats)
        return out.badUse(fmt::format("{} decks for {} players", args.decks.size(), seats),
                          "Give one --deck for each seat.");
    std::vector<DeckList>& decks = table.setup.decks;
    for (const std::string& name : args.decks) {
        std::string error;
        std::optional<DeckList> found = findDeck(game, name, error);
        if (!found) return out.badUse(error);
        decks.push_back(std::move(*found));
    }
    // The first format of which there are enough, in the edition that was asked for.
    std::string error, format;
    auto wanted = [&](const DeckList& d) {
        return formatIn(game, args.format.empty() ? d.format : args.format, args.edition, error);
    };
    auto isLegal = [&](const DeckList& d) { return game.checkDeck(d, wanted(d)).empty(); };
    if (!decks.empty()) format = wanted(decks.front());
    for (const ShippedDeck& d : shipped) {
        auto goesAlong = [&](const ShippedDeck& o) { return wanted(o.deck) == wanted(d.deck) && isLegal(o.deck); };
        if (format.empty() && std::count_if(shipped.begin(), shipped.end(), goesAlong) >= args.players)
            format = wanted(d.deck);
    }
    if (!error.empty()) return out.badUse(error);
    for (const ShippedDeck& d : shipped) {
        const bool taken = std::any_of(decks.begin(), decks.end(), [&](const DeckList& o) { return o.name == d.deck.name; });
        if (decks.size() < seats && !taken && wanted(d.deck) == format && isLegal(d.deck)) decks.push_back(d.deck);
    }
    if (decks.size() < seats) return out.badUse("there are too few decks of that format", "Give one --deck for each seat.");
    Chance drawn;  // DST-MP-02: seats are drawn, unless the person asks for one
    drawn.rekey(table.setup.key);
    table.person = seatAt(args.seat != 0 ? args.seat - 1 : static_cast<int>(drawn.below(static_cast<uint32_t>(seats))));
    for (size_t left = seats - 1; left > 1; --left)  // the others, too; the first is the person's
        std::swap(decks[left], decks[1 + drawn.below(static_cast<uint32_t>(left))]);
    std::swap(decks[0], decks[static_cast<size_t>(table.person.index())]);
    return kSuccess;
}

int toyTable(const TableArgs& args, const Game& game, LaidTable& table, Output& out) {
    const std::vector<BenchTable> tables = game.benchTables();
    const auto toys = std::find_if(tables.begin(), tables.end(), [](const BenchTable& t) { return t.toys; });
    if (toys == tables.end()) return out.fail("this game has no toy table");
    table.setup = toys->setup;
    const size_t own = table.setup.decks.size();
    for (size_t i = own; i < static_cast<size_t>(args.players); ++i)
        table.setup.decks.push_back(DeckList(table.setup.decks[i % own]));
    if (args.seat > static_cast<int>(table.setup.decks.size()))
        return out.badUse(fmt::format("there is no seat {}", args.seat), "Seats: 1 and 2.");
    table.person = seatAt(std::max(args.seat, 1) - 1);
    return kSuccess;
}

// Illegal decks are refused with every reason; cards that only have their numbers are named.
int checkDecks(const Game& game, const LaidTable& table, Output& out) {
    for (const DeckList& deck : table.setup.decks) {
        std::vector<Problem> problems = game.checkDeck(deck, table.setup.format);
        if (problems.empty()) continue;
        for (const Problem& p : problems)
            out.note(fmt::format("  {}: {}{}", p.where, p.message, p.rule.empty() ? "" : " [" + p.rule + "]"));
        return out.badUse("the deck '" + deck.name + "' cannot be played", "See 'cantina rules show' for the rules named.");
    }
    return kSuccess;
}

// The format that both decks are legal in: the person's first, then the other's, then any.
std::string formatOf(const Game& game, const LaidTable& table) {
    const std::vector<DeckList>& decks = table.setup.decks;
    std::vector<std::string> tried{decks[static_cast<size_t>(table.person.index())].format};
    for (const DeckList& d : decks) tried.push_back(d.format);
    for (const FormatInfo& f : game.formats()) tried.push_back(f.id);
    for (const std::string& format : tried)
        if (std::all_of(decks.begin(), decks.end(), [&](const DeckList& d) { return game.checkDeck(d, format).empty(); }))
            return format;
    return tried[0];
}

ChanceKey keyFor(const std::optional<uint64_t>& seed) {
    if (seed) return Chance::keyFrom(*seed);
    std::random_device device;
    ChanceKey key;
    for (uint32_t& w : key.words) w = device();
    return key;
}

}  // namespace

int layTable(const TableArgs& args, LaidTable& table, Output& out) {
    if (args.seat < 0 || args.seat > args.players)
        return out.badUse(fmt::format("there is no seat {}", args.seat), fmt::format("Seats: 1 to {}.", args.players));
    const std::vector<ShippedDeck> shipped = shippedDecks(args.game);
    const bool toyDecks = args.decks.empty() && (args.toys || shipped.size() < 2);
    if (const int code = makeTheGame(args.game, args.toys || toyDecks, args.cards, table, out); code != kSuccess)
        return code;
    const Game& game = *table.made.game;
    if (args.players < 2 || args.players > game.maxSeats())
        return out.badUse(fmt::format("{} is not for {} players", args.game, args.players),
                          fmt::format("Give --players from 2 to {}.", game.maxSeats()));
    const ChanceKey key = keyFor(args.seed);
    table.setup.key = key;
    const int code = toyDecks           ? toyTable(args, game, table, out)
                     : args.players > 2 ? chooseForMany(args, game, shipped, table, out)
                                        : chooseDecks(args, game, shipped, table, out);
    if (code != kSuccess) return code;
    if (toyDecks && !args.toys) out.note("This game has no decks of its own yet: you play with toy cards.");
    if (!toyDecks) table.setup.format = args.format.empty() ? formatOf(game, table) : args.format;
    if (!args.edition.empty()) {
        std::string error;
        table.setup.format = formatIn(game, table.setup.format, args.edition, error);
        if (!error.empty()) return out.badUse(error);
    }
    table.setup.key = key;
    // Toy cards are of no format: with them any deck may be tried.
    return toyDecks || args.toys ? kSuccess : checkDecks(game, table, out);
}

int layTable(const match::Replay& replay, const TableArgs& args, LaidTable& table, Output& out) {
    if (!args.game.empty() && args.game != replay.game)
        return out.badUse("this is a replay of " + replay.game + ", not of " + args.game);
    if (const int code = makeTheGame(replay.game, replay.toys, args.cards, table, out); code != kSuccess) return code;
    table.setup = replay.setup();
    table.lesson = replay.lesson;
    if (args.seat < 0 || args.seat > static_cast<int>(replay.decks.size()))
        return out.badUse(fmt::format("there is no seat {}", args.seat));
    table.person = seatAt(std::max(args.seat, 1) - 1);
    return kSuccess;
}

std::vector<match::Chair> chairsFor(const LaidTable& table, const TableArgs& args, Output& out) {
    const Game& game = *table.made.game;
    match::State state(game.stateSize()), view(game.stateSize());
    match::Replay start;
    start.game = game.name();
    start.format = table.setup.format;
    start.decks = table.setup.decks;
    start.key = table.setup.key;
    start.lesson = table.lesson;
    if (auto problem = match::startOf(game, start, state)) {
        out.fail(problem->where + ": " + problem->message, problem->rule.empty() ? "" : "Rule " + problem->rule + ".");
        return {};
    }
    game.mask(state.data(), kSpectator, view.data());
    const TableView seen = game.view(view.data(), kSpectator);
    std::vector<match::Chair> chairs;
    for (size_t i = 0; i < table.setup.decks.size(); ++i) {
        match::Chair chair{"Player " + std::to_string(i + 1)};
        if (i < seen.seats.size() && !seen.seats[i].role.empty()) chair.name = seen.seats[i].role;
        if (!args.hotseat && table.person.index() != static_cast<int>(i)) {
            const uint64_t seed = args.seed.value_or(table.setup.key.words[0]) + 1 + i;
            chair.player = ai::makePlayer(args.opponent, seed);
            if (chair.player == nullptr) {
                out.badUse("there is no opponent '" + args.opponent + "'",
                           "Opponents: " + joined(ai::playerNames(), ", ") + ".");
                return {};
            }
            chair.name += " (" + args.opponent + ")";
        }
        chairs.push_back(std::move(chair));
    }
    return chairs;
}

std::string formatIn(const Game& game, const std::string& format, const std::string& edition, std::string& error) {
    const std::vector<FormatInfo> known = game.formats();
    std::string base = format.empty() ? known.front().id : format;
    if (edition.empty() || base.ends_with("-" + edition)) return base;
    for (const FormatInfo& f : known)
        if (f.id == base + "-" + edition) return f.id;
    // The edition that a format follows without being named for it stands in its line.
    for (const FormatInfo& f : known)
        if (f.id == base && f.says.find(" " + edition) != std::string::npos) return f.id;
    std::string others;
    for (const FormatInfo& f : known) others += " " + f.id;
    error = fmt::format("there is no format '{}' in an edition '{}' of the rules; formats:{}", base, edition, others);
    return "";
}

std::string cardNames(const Game& game, const std::vector<std::string>& ids) {
    std::vector<std::string> names = ids;
    for (const CardInfo& c : game.cards())
        for (std::string& name : names)
            if (name == c.id) name += " " + c.title;
    return joined(names, ", ");
}

}  // namespace cantina::cli
