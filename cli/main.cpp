// The `cantina` program: reads the command line and calls the command. How a command joins: cli/command.h.
//
// The only file that includes CLI11, which costs much compile time: no work is done here.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <functional>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "cli/arena.h"
#include "cli/bench.h"
#include "cli/cards.h"
#include "cli/command.h"
#include "cli/db.h"
#include "cli/deck.h"
#include "cli/learn.h"
#include "cli/loadtest.h"
#include "cli/output.h"
#include "cli/play.h"
#include "cli/replay.h"
#include "cli/rules.h"
#include "cli/scenario.h"
#include "cli/serve.h"
#include "cli/sim.h"
#include "kernel/nearest.h"

#ifndef CANTINA_VERSION
#define CANTINA_VERSION "0.1.0"
#endif

namespace cantina::cli {

namespace {

// What the command line asked for.
struct Request {
    bool json = false;
    std::function<int(Output&)> run;
};

// ---- Registration

// CLI11 by itself would take -1 for a huge unsigned number.
CLI::Validator wholeNumber() {
    const auto check = [](std::string& text) {
        const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
        return digits ? std::string() : "'" + text + "' is not a whole number";
    };
    return CLI::Validator(check, "");
}

// Adds a command without sub-commands. `args` is filled by the options that the caller adds to the result.
template <typename Args>
CLI::App* addCommand(CLI::App& parent, const std::string& name, const std::string& does, Request& request,
                     const std::shared_ptr<Args>& args, int (*run)(const Args&, Output&)) {
    CLI::App* command = parent.add_subcommand(name, does);
    command->add_flag("--json", request.json, "Print one JSON object, for machines");
    command->callback([&request, args, run] { request.run = [args, run](Output& out) { return run(*args, out); }; });
    return command;
}

void addRules(CLI::App& app, Request& request) {
    CLI::App* rules = app.add_subcommand("rules", "The rule catalogue: every requirement of the four games, by id");

    const auto show = std::make_shared<RulesShowArgs>();
    CLI::App* command = addCommand(*rules, "show", "Show rules by id; a prefix shows its group", request, show, rulesShow);
    command->add_option("ID", show->ids, "Rule id or prefix: DST-QUE-01, DST-QUE")->required()->type_name("");

    const auto search = std::make_shared<RulesSearchArgs>();
    command = addCommand(*rules, "search", "Find rules that have all the words (exit 1 if there are none)", request, search,
                         rulesSearch);
    command->add_option("WORDS", search->words, "Words or parts of words; quote a phrase")->required()->type_name("");
    command->add_option("--game", search->game, "Only this game: destiny, tcg, lcg, ccg")->type_name("GAME");
    command->add_option("--kind", search->kind, "Only this kind: timing, example, ruling ...")->type_name("KIND");
    command->add_option("--limit", search->limit, "At most N rules; 0 for all")
        ->type_name("N")
        ->check(wholeNumber())
        ->capture_default_str();

    const auto coverage = std::make_shared<RulesCoverageArgs>();
    command = addCommand(*rules, "coverage", "What the scenarios prove, by switching each rule off", request, coverage,
                         rulesCoverage);
    command->add_option("GROUPS", coverage->groups, "Only rows with these prefixes: DST-QUE TCG-POP")->type_name("");
    command->add_option("--scenarios", coverage->scenarios, "Folder of the scenarios [tests/scenarios]")->type_name("DIR");
    command->add_option("--game", coverage->game, "Only this game")->type_name("GAME");
    command->add_flag("--complete", coverage->complete, "Fail if one of these rows is not covered");
    command->add_flag("--list", coverage->list, "Print every claim with its standing");

    const auto diff = std::make_shared<RulesDiffArgs>();
    command = addCommand(*rules, "diff", "List rows that differ from an older catalogue, with the decision record of each",
                         request, diff, rulesDiff);
    command->add_option("--against", diff->against, "Folder with the older catalogue's files")->required()->type_name("DIR");
    command->add_option("--rules", diff->rules, "Compare this folder, not the built-in catalogue")->type_name("DIR");
    command->add_option("--decisions", diff->decisions, "Decision records of this folder, not the built-in ones")
        ->type_name("DIR");
}

void addScenario(CLI::App& app, Request& request) {
    CLI::App* scenario = app.add_subcommand("scenario", "Scenarios: small stories that prove rules");
    const auto run = std::make_shared<ScenarioRunArgs>();
    CLI::App* command =
        addCommand(*scenario, "run", "Run scenario files or folders in all modes", request, run, scenarioRun);
    command->add_option("PATH", run->paths, "Files or folders")->required()->type_name("");
    command->add_option("--only", run->only, "Only scenarios whose title has this text")->type_name("TEXT");
    command->add_option("--mode", run->mode, "Only one mode: plain, copy, replay, mask")->type_name("MODE");
    command->add_option("--cards", run->cards, "User-made cards of this folder too")->type_name("DIR");
    command->add_flag("-v,--verbose", run->verbose, "Print every title");
    command->add_flag("--trace", run->trace, "Print every decision");
}

void addBench(CLI::App& app, Request& request) {
    const auto args = std::make_shared<BenchArgs>();
    CLI::App* command =
        addCommand(app, "bench", "Speed, sizes and allocations of each game, on one core", request, args, bench);
    command->add_option("GAME", args->games, "Only these games")->type_name("");
    command->add_option("--seconds", args->seconds, "Timed play per table")->type_name("S")->capture_default_str();
    command->add_option("--table", args->table, "Only this table: starters, toys")->type_name("NAME");
}

void addArenaGames(CLI::App* command, uint64_t& games, uint64_t& seed, int& threads, const char* many) {
    command->add_option("--games", games, many)->type_name("N")->check(wholeNumber())->capture_default_str();
    command->add_option("--seed", seed, "Same seed, same games")
        ->type_name("S")
        ->check(wholeNumber())
        ->capture_default_str();
    command->add_option("--threads", threads, "0: one per core; the result is the same")
        ->type_name("T")
        ->check(wholeNumber())
        ->capture_default_str();
}

void addArena(CLI::App& app, Request& request) {
    CLI::App* arena = app.add_subcommand("arena", "Decks against decks with a report; how strong the computer plays");
    const auto run = std::make_shared<ArenaRunArgs>();
    CLI::App* command = addCommand(*arena, "run", "Play all pairs of decks and write a report", request, run, arenaRun);
    command->add_option("GAME", run->game, "destiny, ccg, tcg or lcg")->required()->type_name("");
    command->add_option("DECK", run->decks, "Shipped decks or deck files; without any, all that are shipped")->type_name("");
    command->add_option("--ai", run->player, "Who plays: random, greedy, easy, normal, hard, search:N")
        ->type_name("LEVEL")
        ->capture_default_str();
    command->add_option("--format", run->format, "The game's format")->type_name("FORMAT");
    command->add_option("--out", run->folder, "Folder of the run and its report")->type_name("DIR")->capture_default_str();
    command->add_option("--shard", run->shard, "Only a part: 2/5 is the second of five")->type_name("I/N");
    command->add_flag("--resume", run->resume, "Go on with the run in that folder");
    addArenaGames(command, run->games, run->seed, run->threads, "Games per pair of decks");

    const auto merge = std::make_shared<ArenaMergeArgs>();
    command = addCommand(*arena, "merge", "Join the parts of a run and write its report", request, merge, arenaMerge);
    command->add_option("PART", merge->files, "Folders or run.jsonl files")->required()->type_name("");
    command->add_option("--out", merge->folder, "Folder of the whole run")->type_name("DIR")->capture_default_str();

    const auto strength = std::make_shared<ArenaStrengthArgs>();
    command = addCommand(*arena, "strength", "One player against another over all pairs of shipped decks", request, strength,
                         arenaStrength);
    command->add_option("--game", strength->game, "destiny, ccg, tcg or lcg")->required()->type_name("GAME");
    command->add_option("--a", strength->a, "Whose wins are counted")->type_name("LEVEL")->capture_default_str();
    command->add_option("--b", strength->b, "Against whom")->type_name("LEVEL")->capture_default_str();
    command->add_option("--format", strength->format, "The game's format")->type_name("FORMAT");
    addArenaGames(command, strength->games, strength->seed, strength->threads,
                  "How many, each table twice with players exchanged");
}

void addSim(CLI::App& app, Request& request) {
    const auto args = std::make_shared<SimArgs>();
    CLI::App* command =
        addCommand(app, "sim", "Self-play: endings by rule, wins with intervals, abilities never used", request, args, sim);
    command->add_option("GAME", args->game, "destiny, ccg, tcg or lcg")->required()->type_name("");
    command->add_option("--games", args->games, "How many")->type_name("N")->check(wholeNumber())->capture_default_str();
    command->add_option("--seed", args->seed, "Same seed, same games")
        ->type_name("S")
        ->check(wholeNumber())
        ->capture_default_str();
    command->add_option("--threads", args->threads, "0: one per core; the result is the same")
        ->type_name("T")
        ->check(wholeNumber())
        ->capture_default_str();
    command
        ->add_option("--players", args->players,
                     "Who plays, seat by seat: random, greedy, easy, normal, hard; a number: so many players")
        ->type_name("NAME,...")
        ->delimiter(',')
        ->capture_default_str();
    command->add_option("--deck", args->decks, "A shipped deck or a deck file, one per seat; without any, all pairs")
        ->type_name("DECK");
    command->add_option("--format", args->format, "The game's format")->type_name("FORMAT");
    command->add_option("--edition", args->edition, "Edition of the rules (destiny: 1.0, 1.8)")->type_name("EDITION");
    command->add_option("--seats", args->seats, "How many players [2]")->type_name("N");
    command->add_flag("--toys", args->toys, "The toy table of the scenarios");
}

// What every command of `deck` takes.
void addDeckOptions(CLI::App* command, DeckArgs& args) {
    command->add_option("--game", args.game, "The game, where a file does not say it: destiny, tcg, lcg, ccg")
        ->type_name("GAME");
    command->add_option("--cards", args.cards, "User-made cards of this folder too")->type_name("DIR");
}

void addDeckForms(CLI::App& deck, Request& request) {
    const auto import = std::make_shared<DeckImportArgs>();
    CLI::App* command = addCommand(deck, "import", "Turn a community's deck into ours (exit 1 if cards are missing)",
                                   request, import, deckImport);
    command->add_option("FILE", import->file, "The file; - reads standard input")->required()->type_name("");
    command->add_option("--form", import->form, "cantina, swdestinydb, swdestinydb-json, gemp, gemp-list, lackey, octgn")
        ->type_name("FORM");
    command->add_option("-o,--out", import->out, "Write it to this file")->type_name("OUT");
    command->add_flag("--partial", import->partial, "Exit 0 although cards are missing");
    command->add_flag("--force", import->force, "Write over a file that is there");
    addDeckOptions(command, *import);

    const auto exporting = std::make_shared<DeckExportArgs>();
    command = addCommand(deck, "export", "Write a deck in a community's form", request, exporting, deckExport);
    command->add_option("DECK", exporting->deck, "A shipped deck or a file")->required()->type_name("");
    command->add_option("--form", exporting->form, "cantina, swdestinydb, swdestinydb-json, gemp, gemp-list, lackey, octgn")
        ->required()
        ->type_name("FORM");
    command->add_option("-o,--out", exporting->out, "Write it to this file")->type_name("OUT");
    command->add_flag("--force", exporting->force, "Write over a file that is there");
    addDeckOptions(command, *exporting);
}

void addDeck(CLI::App& app, Request& request) {
    CLI::App* deck = app.add_subcommand("deck", "Decks: shipped ones, files, and the forms of the communities");

    const auto list = std::make_shared<DeckListArgs>();
    CLI::App* command = addCommand(*deck, "list", "List the decks of the program", request, list, deckList);
    command->add_option("GAME", list->game, "Only this game: destiny, tcg, lcg, ccg")->type_name("");

    const auto check = std::make_shared<DeckCheckArgs>();
    command = addCommand(*deck, "check", "All that is wrong with a deck, by rule (exit 1 if it is not legal)", request,
                         check, deckCheck);
    command->add_option("DECK", check->decks, "Shipped decks or files of any form")->required()->type_name("");
    command->add_option("--format", check->format, "Check it for this format")->type_name("FORMAT");
    command->add_option("--edition", check->edition, "Check it by this edition of the rules (destiny: 1.0, 1.8)")
        ->type_name("EDITION");
    addDeckOptions(command, *check);

    addDeckForms(*deck, request);

    const auto show = std::make_shared<DeckShowArgs>();
    command = addCommand(*deck, "show", "Show decks by type of card, with costs", request, show, deckShow);
    command->add_option("DECK", show->decks, "Shipped decks or files of any form")->required()->type_name("");
    addDeckOptions(command, *show);
}

// What every command of `cards` takes.
void addCardsOptions(CLI::App* command, CardsArgs& args, bool gameIsPositional) {
    if (gameIsPositional)
        command->add_option("GAME", args.game, "Only this game: destiny, tcg, lcg, ccg")->type_name("");
    else
        command->add_option("--game", args.game, "Only this game: destiny, tcg, lcg, ccg")->type_name("GAME");
    command->add_option("--cards", args.cards, "User-made cards of this folder too")->type_name("DIR");
}

void addCards(CLI::App& app, Request& request) {
    CLI::App* cards = app.add_subcommand("cards", "The book: every card with its facts, its wording and its abilities");

    const auto list = std::make_shared<CardsListArgs>();
    CLI::App* command = addCommand(*cards, "list", "List cards", request, list, cardsList);
    addCardsOptions(command, *list, true);
    command->add_option("--set", list->set, "Only this set")->type_name("SET");
    command->add_option("--type", list->type, "Only this type of card")->type_name("TYPE");
    command->add_option("--words", list->words, "Only cards with all these words in title, facts or wording")
        ->type_name("WORD...");

    const auto show = std::make_shared<CardsShowArgs>();
    command = addCommand(*cards, "show", "Show cards by id or title", request, show, cardsShow);
    command->add_option("CARD", show->names, "Id or title; quote a title of several words")->required()->type_name("");
    addCardsOptions(command, *show, false);

    const auto check = std::make_shared<CardsCheckArgs>();
    command = addCommand(*cards, "check", "Load card files and say what is wrong with them (exit 1 on errors)", request,
                         check, cardsCheck);
    command->add_option("PATH", check->paths, "Files or folders; without any, the built-in cards")->type_name("");
    addCardsOptions(command, *check, false);
    command->add_flag("--strict", check->strict, "Exit 1 on warnings too");

    const auto stats = std::make_shared<CardsStatsArgs>();
    command = addCommand(*cards, "stats", "How many cards of each set are implemented: proven by scenarios", request, stats,
                         cardsStats);
    addCardsOptions(command, *stats, true);
    command->add_option("--scenarios", stats->scenarios, "Folder of the scenarios [tests/scenarios]")->type_name("DIR");

    const auto words = std::make_shared<CardsWordsArgs>();
    command = addCommand(*cards, "words", "The words of the card language, as Markdown", request, words, cardsWords);
    addCardsOptions(command, *words, true);
    command->add_flag("--all", words->all, "The whole page docs/card-language.md");
}

// Who sits at the table: what `play` and `replay fork` share.
void addTableOptions(CLI::App* command, PlayArgs& args) {
    command->add_option("--seat", args.seat, "Your seat, from 1; without it, the side of your deck")->type_name("N");
    command->add_option("--opponent", args.opponent, "Who plays against you: random, greedy, easy, normal, hard")
        ->type_name("NAME")
        ->capture_default_str();
    command->add_flag("--hotseat", args.hotseat, "People on all seats, at one keyboard");
    command->add_option("--save", args.save, "Keep the match in this file, after every decision")->type_name("FILE");
    command->add_option("--cards", args.cards, "User-made cards of this folder too")->type_name("DIR");
}

void addPlay(CLI::App& app, Request& request) {
    const auto args = std::make_shared<PlayArgs>();
    CLI::App* command =
        addCommand(app, "play", "Play a game in the terminal, against the computer or hot-seat", request, args, play);
    command->add_option("GAME", args->game, "destiny, ccg, tcg or lcg")->type_name("");
    command->add_option("--deck", args->decks, "A deck's name or file: first yours, then the opponent's")
        ->type_name("DECK")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    command->add_option("--format", args->format, "Format; without it, the one of your deck")->type_name("FORMAT");
    command->add_option("--edition", args->edition, "Edition of the rules (destiny: 1.0, 1.8)")->type_name("EDITION");
    command->add_option("--players", args->players, "How many sit at the table [2]")->type_name("N");
    addTableOptions(command, *args);
    command->add_option("--seed", args->seed, "The same seed gives the same game")->type_name("S")->check(wholeNumber());
    command->add_option("--replay", args->replay, "Go on where this replay ends")->type_name("FILE");
    command->add_option("--from", args->from, "Begin again with the decks and the chance of this replay")->type_name("FILE");
    command->add_flag("--toys", args->toys, "Play with the toy cards of the scenarios");
}

void addLearn(CLI::App& app, Request& request) {
    const auto args = std::make_shared<LearnArgs>();
    CLI::App* command = addCommand(app, "learn", "A guided first game in ten minutes", request, args, learn);
    command->add_option("GAME", args->game, "destiny or tcg; without it, all lessons are listed")->type_name("");
    command->add_option("--lesson", args->lesson, "Which one, by its name [the first]")->type_name("NAME");
    command->add_option("--chapter", args->chapter, "Where to begin")->type_name("N")->capture_default_str();
    command->add_option("--seed", args->seed, "Of what the lesson leaves to chance")->type_name("S")->check(wholeNumber());
}

void addReplay(CLI::App& app, Request& request) {
    CLI::App* replay = app.add_subcommand("replay", "Matches that were kept: watch them, verify them, go on from anywhere");

    const auto show = std::make_shared<ReplayShowArgs>();
    CLI::App* command = addCommand(*replay, "show", "Tell a match from its stored lines", request, show, replayShow);
    command->add_option("FILE", show->file, "A replay")->required()->type_name("");
    command->add_option("--seat", show->seat, "As this seat saw it, 1 or 2; without it, as a spectator did")->type_name("N");
    command->add_flag("--spectator", show->spectator, "As a spectator saw it");
    command->add_option("--from", show->from, "From this decision on")->type_name("D")->capture_default_str();
    command->add_option("--to", show->to, "Up to this decision")->type_name("D");
    command->add_flag("--numbers", show->numbers, "What to type at 'cantina play --hotseat --from FILE'");
    command->add_option("--cards", show->cards, "User-made cards of this folder too")->type_name("DIR");

    const auto verify = std::make_shared<ReplayVerifyArgs>();
    command = addCommand(*replay, "verify", "Play it again and compare every hash (exit 1 where it differs)", request,
                         verify, replayVerify);
    command->add_option("FILE", verify->file, "A replay")->required()->type_name("");
    command
        ->add_option("--commitment", verify->commitment,
                     "What the table showed before the first decision: the file's own could have been changed with its key")
        ->type_name("HEX");
    command->add_option("--cards", verify->cards, "User-made cards of this folder too")->type_name("DIR");

    const auto analyse = std::make_shared<ReplayAnalyseArgs>();
    command = addCommand(*replay, "analyse", "The chances over the match, and the decisions that cost most", request,
                         analyse, replayAnalyse);
    command->add_option("FILE", analyse->file, "A replay")->required()->type_name("");
    command->add_option("--iterations", analyse->iterations, "Of the search, for each decision")
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--most", analyse->most, "List so many decisions")->type_name("N")->capture_default_str();
    command->add_option("--cards", analyse->cards, "User-made cards of this folder too")->type_name("DIR");

    const auto fork = std::make_shared<ReplayForkArgs>();
    command = addCommand(*replay, "fork", "Play on from one of its decisions", request, fork, replayFork);
    command->add_option("FILE", fork->file, "A replay")->required()->type_name("");
    command->add_option("--at", fork->at, "The decision that is asked again")->required()->type_name("D");
    addTableOptions(command, *fork);
}

void addServe(CLI::App& app, Request& request) {
    const auto args = std::make_shared<ServeArgs>();
    CLI::App* command =
        addCommand(app, "serve", "The table on the web: pages, matches and storage in one process", request, args, serve);
    command->add_option("--port", args->port, "0: any free one")->type_name("N")->capture_default_str();
    command->add_option("--bind", args->bind, "Address to listen at; 0.0.0.0: all")->type_name("IP")->capture_default_str();
    command->add_option("--db", args->db, "A file (SQLite) or postgres://...")->type_name("URL")->capture_default_str();
    command->add_option("--web", args->web, "Folder of the pages [beside the program, or build/web]")->type_name("DIR");
    command->add_option("--cards", args->cards, "User-made cards of this folder too")->type_name("DIR");
    command->add_option("--images", args->images, "Folder of your own card images")->type_name("DIR");
    command->add_option("--operator-token-file", args->operatorToken, "The token of operators, in its first line")
        ->type_name("FILE");
    command->add_option("--log", args->log, "On standard error: plain, json, none")
        ->type_name("FORM")
        ->capture_default_str();
    command->add_flag("--deflate", args->deflate, "Compress messages: fewer bytes, more memory");
    command->add_flag("--behind-proxy", args->behindProxy, "Addresses of clients are those of X-Forwarded-For");
    command->add_option("--connections-per-address", args->perAddress, "At most N at once")
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--guests-per-hour", args->guests, "New guests from one address, at most N")
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--requests-per-second", args->requests,
                     "Requests from one address, at most N on average and ten times that at once")
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--test-seed", args->testSeed, "Known dice for every match: for tests only")->type_name("N");
    command->add_flag("--instant", args->instant, "No pauses before passes by themselves (they tell what a hand holds)");
}

// What every command of `db` takes.
void addDbOption(CLI::App* command, DbArgs& args) {
    command->add_option("--db", args.db, "A file, sqlite:PATH or postgres://USER@HOST/NAME")
        ->type_name("URL")
        ->capture_default_str();
}

void addDb(CLI::App& app, Request& request) {
    CLI::App* db = app.add_subcommand("db", "The database of the server: look at it, check it, back it up, move it");

    const auto info = std::make_shared<DbArgs>();
    addDbOption(addCommand(*db, "info", "What is stored, and how much", request, info, dbInfo), *info);

    const auto check = std::make_shared<DbArgs>();
    addDbOption(
        addCommand(*db, "check", "All that is wrong with what is stored (exit 1 if something is)", request, check, dbCheck),
        *check);

    const auto backup = std::make_shared<DbBackupArgs>();
    CLI::App* command =
        addCommand(*db, "backup", "A consistent copy in one file, while the server runs", request, backup, dbBackup);
    command->add_option("FILE", backup->file, "The new file; by the hour: backup-$(date +%F-%H).db")
        ->required()
        ->type_name("");
    addDbOption(command, *backup);

    const auto copy = std::make_shared<DbCopyArgs>();
    command = addCommand(*db, "copy", "Copy everything into an empty database of either kind", request, copy, dbCopy);
    command->add_option("FROM", copy->from, "A file, a backup or postgres://...")->required()->type_name("");
    command->add_option("TO", copy->to, "A new file or an empty postgres://...")->required()->type_name("");

    const auto migrate = std::make_shared<DbArgs>();
    addDbOption(addCommand(*db, "migrate", "Bring an older database up to date, as the server does when it starts", request,
                           migrate, dbMigrate),
                *migrate);

    const auto bench = std::make_shared<DbBenchArgs>();
    command = addCommand(*db, "bench", "How fast entries are written and synced, in a database beside this one", request,
                         bench, dbBench);
    command->add_option("--writers", bench->writers, "Entries under way at once, one per match")
        ->type_name("N")
        ->check(wholeNumber())
        ->capture_default_str();
    command->add_option("--seconds", bench->seconds, "How long")->type_name("S")->capture_default_str();
    addDbOption(command, *bench);
}

void addLoadtest(CLI::App& app, Request& request) {
    const auto args = std::make_shared<LoadtestArgs>();
    CLI::App* command = addCommand(app, "loadtest", "Many matches at once against a server of its own, on loopback", request,
                                   args, loadtest);
    command->add_option("--matches", args->matches, "At once")->type_name("N")->capture_default_str();
    command->add_option("--rate", args->rate, "Decisions per second over all of them; 0: as many as it can")
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--seconds", args->seconds, "How long")->type_name("N")->capture_default_str();
    command->add_option("--spectators", args->spectators, "Per match")->type_name("N")->capture_default_str();
    command->add_option("--game", args->game, "One game only [all four in turn]")->type_name("GAME");
    command->add_option("--db", args->db, "Another store than an SQLite file in a temporary folder")->type_name("URL");
    command->add_option("--seed", args->seed, "Of the choices")->type_name("S")->capture_default_str();
}

// One line per command; the help follows this order.
void addCommands(CLI::App& app, Request& request) {
    addServe(app, request);
    addLoadtest(app, request);
    addPlay(app, request);
    addLearn(app, request);
    addReplay(app, request);
    addSim(app, request);
    addArena(app, request);
    addBench(app, request);
    addDeck(app, request);
    addScenario(app, request);
    addCards(app, request);
    addRules(app, request);
    addDb(app, request);
}

// ---- Help

constexpr char kDescription[] = "Cantina: four Star Wars card games on one rules engine.";
constexpr char kFooter[] =
    "Every command has --help and --json. Exit codes: 0 success, 1 failure, 2 bad use.\n"
    "Colours only on a terminal, and never when NO_COLOR is set.";

std::string fullName(const CLI::App* app) {
    return app->get_parent() == nullptr ? "cantina" : fullName(app->get_parent()) + " " + app->get_name();
}

std::vector<const CLI::App*> commandsOf(const CLI::App* app) {
    return app->get_subcommands([](const CLI::App*) { return true; });
}

std::vector<std::string> commandNames(const CLI::App* app) {
    std::vector<std::string> names;
    for (const CLI::App* command : commandsOf(app)) names.push_back(command->get_name());
    return names;
}

// One screen for the program; for a command its use, what it does and its options.
class Help : public CLI::FormatterBase {
public:
    std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
        std::ostringstream text;
        Output out(text, text, Output::detect(false));
        out.paragraph(app->get_description() + (app->get_parent() == nullptr ? "" : "."));
        out.line("\n" + out.styled(Style::bold, "Usage: ") + usage(app) + "\n");
        if (!commandsOf(app).empty()) out.table(commands(app));
        if (!commandsOf(app).empty()) out.line();
        out.table(options(app));
        if (!app->get_footer().empty()) out.line("\n" + app->get_footer());
        return text.str();
    }

private:
    static std::string optionName(const CLI::Option* option) {
        if (option->get_positional()) return option->get_name() + (option->get_items_expected_max() > 1 ? "..." : "");
        const std::string flags = option->get_snames().empty() ? "" : "-" + option->get_snames().front() + ", ";
        const std::string value = option->get_items_expected_max() > 0 ? " " + option->get_type_name() : "";
        return flags + "--" + option->get_lnames().front() + value;
    }

    // What is particular to a command stands before what every command has.
    static int rank(const CLI::Option* option) {
        if (option->get_positional()) return 0;
        const std::string name = option->get_name();
        return name == "--help" ? 3 : name == "--json" ? 2 : 1;
    }

    static std::string usage(const CLI::App* app) {
        if (!commandsOf(app).empty()) return fullName(app) + " COMMAND ...";
        std::string text = fullName(app);
        for (const CLI::Option* option : app->get_options())
            if (option->get_required()) text += " " + optionName(option);
        return text + " [OPTIONS]";
    }

    // "rules show|search|diff": a command of the program with the names of its own commands.
    static Table commands(const CLI::App* app) {
        Table table{{{.heading = "Command", .style = Style::cyan}, {.heading = "Does", .wide = true}}, {}};
        for (const CLI::App* command : commandsOf(app)) {
            const std::string inner = joined(commandNames(command), "|");
            table.rows.push_back({command->get_name() + (inner.empty() ? "" : " " + inner), command->get_description()});
        }
        return table;
    }

    static Table options(const CLI::App* app) {
        Table table{{{.heading = "Option", .style = Style::cyan}, {.heading = "Does", .wide = true}}, {}};
        std::vector<const CLI::Option*> sorted = app->get_options();
        std::stable_sort(sorted.begin(), sorted.end(), [](auto* a, auto* b) { return rank(a) < rank(b); });
        for (const CLI::Option* option : sorted) {
            const std::string standard = option->get_default_str();
            table.rows.push_back(
                {optionName(option), option->get_description() + (standard.empty() ? "" : " [" + standard + "]")});
        }
        return table;
    }
};

// ---- Mistakes on the command line

// The command that the arguments name, as far as they name one. Sets `unknown` to a word that should be a command and is
// none.
CLI::App* namedCommand(CLI::App& app, const std::vector<std::string>& arguments, std::string& unknown) {
    CLI::App* command = &app;
    for (const std::string& argument : arguments) {
        if (commandsOf(command).empty()) break;
        if (argument.starts_with("-")) continue;
        const std::vector<std::string> names = commandNames(command);
        if (std::find(names.begin(), names.end(), argument) == names.end()) {
            unknown = argument;
            break;
        }
        command = command->get_subcommand(argument);
    }
    return command;
}

std::vector<std::string> optionNames(const CLI::App* command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command->get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::string seeHelp(const CLI::App* command) { return "See '" + fullName(command) + " --help'."; }

int unknownCommand(const CLI::App* parent, const std::string& unknown, Output& out) {
    std::vector<std::string> near;
    for (const std::string& name : nearest(unknown, commandNames(parent)))
        near.push_back("'" + fullName(parent) + " " + name + "'");
    const std::string hint = didYouMean(near);
    return out.badUse("there is no command '" + fullName(parent) + " " + unknown + "'",
                      hint + (hint.empty() ? "" : " ") + seeHelp(parent));
}

int parseError(const CLI::App* command, const CLI::ParseError& error, Output& out) {
    std::vector<std::string> extras = command->remaining(true);
    if (extras.empty()) return out.badUse(error.what(), seeHelp(command));
    const std::string unknown = extras.front().substr(0, extras.front().find('='));
    const std::string hint = unknown.starts_with("-") ? didYouMean(nearest(unknown, optionNames(command))) : "";
    return out.badUse("'" + fullName(command) + "' does not take '" + unknown + "'",
                      hint + (hint.empty() ? "" : " ") + seeHelp(command));
}

int run(const std::vector<std::string>& arguments) {
    Request request;
    CLI::App app(kDescription, "cantina");
    app.formatter(std::make_shared<Help>());
    app.set_help_flag("--help,-h", "Show this help");
    app.set_version_flag("--version", "cantina " CANTINA_VERSION, "Show the version");
    addCommands(app, request);
    app.footer(kFooter);  // after the commands, which would inherit it

    Output plain(std::cout, std::cerr, Output::detect(false));
    std::string unknown;
    CLI::App* command = namedCommand(app, arguments, unknown);
    if (!unknown.empty()) return unknownCommand(command, unknown, plain);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));  // CLI11 takes them from the back
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
        return parseError(command, error, plain);
    }
    if (!request.run) {
        std::cerr << command->help();
        return kBadUse;
    }
    Output out(std::cout, std::cerr, Output::detect(request.json));
    return request.run(out);
}

}  // namespace

}  // namespace cantina::cli

int main(int count, char** values) {
    try {
        return cantina::cli::run({values + std::min(count, 1), values + count});
    } catch (const std::exception& error) {
        std::cerr << "cantina: " << error.what()
                  << "\n  This is a fault of the program; please report it with the command line.\n";
        return cantina::cli::kFailure;
    }
}
