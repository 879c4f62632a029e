// The options of rules, scenario, bench, arena, sim, deck and cards.
#include "cli/arena.h"
#include "cli/arena_positions.h"
#include "cli/bench.h"
#include "cli/cards.h"
#include "cli/deck.h"
#include "cli/options.h"
#include "cli/rules.h"
#include "cli/scenario.h"
#include "cli/sim.h"

namespace cantina::cli {

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
    command->add_option("--game", run->game, "The game of files whose folders do not say it")->type_name("GAME");
    command->add_flag("-v,--verbose", run->verbose, "Print every title");
    command->add_flag("--trace", run->trace, "Print every decision");
}

void addBench(CLI::App& app, Request& request) {
    const auto args = std::make_shared<BenchArgs>();
    CLI::App* command =
        addCommand(app, "bench", "Speed, sizes and allocations of each game, on one core", request, args, bench);
    command->add_option("GAME", args->games, "Only these games")->type_name("");
    command->add_option("--seconds", args->seconds, "Timed play per table")
        ->type_name("S")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command
        ->add_option("--search", args->search, "Measure the search of the computer players with so many iterations instead")
        ->type_name("N")
        ->check(wholeNumber(1, kMostBenchIterations));
    command
        ->add_option("--limit", args->limit,
                     "Measure how well the computer keeps to so many milliseconds, where it is hardest")
        ->type_name("MS")
        ->check(wholeNumber(1, kMostBenchLimit))
        ->excludes("--search");
    command->add_option("--decisions", args->decisions, "With --limit: how many per game")
        ->type_name("N")
        ->check(wholeNumber(1, kMostBenchDecisions))
        ->capture_default_str();
    command->add_option("--table", args->table, "Only this table: starters, toys")->type_name("NAME");
    command->add_option("--book", args->book, "Each card so many times in the book: what a larger book costs")
        ->type_name("N")
        ->check(wholeNumber(1, kMostBenchBook))
        ->capture_default_str()
        ->excludes("--search")
        ->excludes("--limit");
}

namespace {

void addThreads(CLI::App* command, int& threads) {
    command->add_option("--threads", threads, "0: one per core; the result is the same")
        ->type_name("T")
        ->check(wholeNumber(0, kMostThreads))
        ->capture_default_str();
}

// `least`: 2 where every table is played twice.
void addArenaGames(CLI::App* command, uint64_t& games, uint64_t& seed, int& threads, const char* many, uint64_t least = 1) {
    command->add_option("--games", games, many)
        ->type_name("N")
        ->check(wholeNumber(least, kMostGames))
        ->capture_default_str();
    command->add_option("--seed", seed, "Same seed, same games")
        ->type_name("S")
        ->check(wholeNumber())
        ->capture_default_str();
    addThreads(command, threads);
}

}  // namespace

void addArena(CLI::App& app, Request& request) {
    CLI::App* arena = app.add_subcommand("arena", "Decks against decks with a report; how strong the computer plays");
    const auto run = std::make_shared<ArenaRunArgs>();
    CLI::App* command = addCommand(*arena, "run", "Play all pairs of decks and write a report", request, run, arenaRun);
    command
        ->add_option("GAME", run->game, "destiny, ccg, tcg or lcg; or the first deck file or folder, which tells the game")
        ->required()
        ->type_name("");
    command
        ->add_option("DECK", run->decks,
                     "Shipped decks, deck files or folders of them; after a game's name alone, all that are shipped")
        ->type_name("");
    command->add_option("--ai", run->player, "Who plays: random, greedy, easy, normal, hard, search:N, playouts:N")
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
    command->add_option("--into", strength->into, "Add the result to this file, for `arena table`")->type_name("FILE");
    command->add_option("--shard", strength->shard, "Only a part: 2/5 is the second of five; `arena table` adds them up")
        ->type_name("I/N");
    addArenaGames(command, strength->games, strength->seed, strength->threads,
                  "How many, an even number: each table twice with players exchanged", 2);

    const auto positions = std::make_shared<ArenaPositionsArgs>();
    command = addCommand(*arena, "positions", "Let a computer player solve positions that can be won this turn", request,
                         positions, arenaPositions);
    command->add_option("DIR", positions->paths, "Files or folders of scenarios that end with a win")
        ->required()
        ->type_name("");
    command->add_option("--ai", positions->player, "Who solves: random, greedy, easy, normal, hard, search:N, playouts:N")
        ->type_name("LEVEL")
        ->capture_default_str();
    command->add_option("--only", positions->only, "Only positions with this in their title")->type_name("TEXT");
    command->add_option("--seed", positions->seed, "Same seed, same thoughts")
        ->type_name("S")
        ->check(wholeNumber())
        ->capture_default_str();
    command->add_option("--games-per", positions->gamesPer, "How often each is tried")
        ->type_name("N")
        ->check(wholeNumber(1, 10'000))
        ->capture_default_str();
    command->add_option("--at-least", positions->atLeast, "Exit 1 when fewer percent are solved")
        ->type_name("PERCENT")
        ->check(wholeNumber(0, 100))
        ->capture_default_str();
    addThreads(command, positions->threads);
    command->add_flag("--trace", positions->trace, "Show every decision");

    const auto table = std::make_shared<ArenaTableArgs>();
    command = addCommand(*arena, "table", "Print what `arena strength --into` has gathered, as docs/ai-strength.md", request,
                         table, arenaTable);
    command->add_option("FILE", table->file, "Results, one per line")->required()->type_name("");

    const auto tune = std::make_shared<ArenaTuneArgs>();
    command = addCommand(*arena, "tune", "Fit the weights of a game's evaluator to games of the computer against itself",
                         request, tune, arenaTune);
    command->add_option("GAME", tune->game, "destiny, ccg, tcg or lcg")->required()->type_name("");
    command->add_option("--ai", tune->player, "Who plays")->type_name("LEVEL")->capture_default_str();
    command->add_option("--format", tune->format, "The game's format")->type_name("FORMAT");
    addArenaGames(command, tune->games, tune->seed, tune->threads, "How many");

    const auto calibrate = std::make_shared<ArenaCalibrateArgs>();
    command = addCommand(*arena, "calibrate", "Whether the chances that people are told are right", request, calibrate,
                         arenaCalibrate);
    command->add_option("GAME", calibrate->game, "destiny, ccg, tcg or lcg")->required()->type_name("");
    command->add_option("--ai", calibrate->player, "Who plays")->type_name("LEVEL")->capture_default_str();
    command->add_option("--format", calibrate->format, "The game's format")->type_name("FORMAT");
    command->add_option("--iterations", calibrate->iterations, "Of the search that says the chances")
        ->type_name("N")
        ->check(wholeNumber(1, 1'000'000))
        ->capture_default_str();
    addArenaGames(command, calibrate->games, calibrate->seed, calibrate->threads, "How many");

    const auto climb = std::make_shared<ArenaClimbArgs>();
    command = addCommand(*arena, "climb", "Improve the weights of a game's evaluator step by step, by matches between them",
                         request, climb, arenaClimb);
    command->add_option("GAME", climb->game, "destiny, ccg, tcg or lcg")->required()->type_name("");
    command->add_option("--ai", climb->player, "Who plays with them: greedy, search:N")
        ->type_name("LEVEL")
        ->capture_default_str();
    command->add_option("--format", climb->format, "The game's format")->type_name("FORMAT");
    command->add_option("--steps", climb->steps, "How many steps")
        ->type_name("N")
        ->check(wholeNumber(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--pairs", climb->pairs, "Pairs of opposite weights for each step")
        ->type_name("N")
        ->check(wholeNumber(2, 1'000'000))
        ->capture_default_str();
    addArenaGames(command, climb->games, climb->seed, climb->threads,
                  "Games of each pair, an even number: each table twice with players exchanged", 2);
}

void addSim(CLI::App& app, Request& request) {
    const auto args = std::make_shared<SimArgs>();
    CLI::App* command =
        addCommand(app, "sim", "Self-play: endings by rule, wins with intervals, abilities never used", request, args, sim);
    command->add_option("GAME", args->game, "destiny, ccg, tcg or lcg")->required()->type_name("");
    command->add_option("--games", args->games, "How many")
        ->type_name("N")
        ->check(wholeNumber(1, kMostGames))
        ->capture_default_str();
    command->add_option("--seed", args->seed, "Same seed, same games")
        ->type_name("S")
        ->check(wholeNumber())
        ->capture_default_str();
    addThreads(command, args->threads);
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
    command->add_option("--seats", args->seats, "How many players [2]")->type_name("N")->check(wholeNumber(2, 9));
    command->add_flag("--toys", args->toys, "The toy table of the scenarios");
}

namespace {

// What every command of `deck` takes.
void addDeckOptions(CLI::App* command, DeckArgs& args) {
    command->add_option("--game", args.game, "The game, where a file does not say it: destiny, tcg, lcg, ccg")
        ->type_name("GAME");
    command->add_option("--cards", args.cards, "User-made cards of this folder too")->type_name("DIR");
}

}  // namespace

namespace {

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

}  // namespace

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

namespace {

// What every command of `cards` takes.
void addCardsOptions(CLI::App* command, CardsArgs& args, bool gameIsPositional) {
    if (gameIsPositional)
        command->add_option("GAME", args.game, "Only this game: destiny, tcg, lcg, ccg")->type_name("");
    else
        command->add_option("--game", args.game, "Only this game: destiny, tcg, lcg, ccg")->type_name("GAME");
    command->add_option("--cards", args.cards, "User-made cards of this folder too")->type_name("DIR");
}

}  // namespace

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

    const auto proofs = std::make_shared<CardsProofsArgs>();
    command = addCommand(*cards, "proofs", "Which abilities lack a positive or a negative scenario (exit 1 if any does)",
                         request, proofs, cardsProofs);
    addCardsOptions(command, *proofs, true);
    command->add_option("--scenarios", proofs->scenarios, "Folder of the scenarios [tests/scenarios]")->type_name("DIR");
    command->add_option("--set", proofs->set, "Only this set")->type_name("SET");
    command->add_flag("--all", proofs->all, "All abilities, with the titles of their scenarios");
    command->add_flag("--limits", proofs->limits, "Also each limit of an ability that no scenario would miss");

    const auto words = std::make_shared<CardsWordsArgs>();
    command = addCommand(*cards, "words", "The words of the card language, as Markdown", request, words, cardsWords);
    addCardsOptions(command, *words, true);
    command
        ->add_option("--out", words->out,
                     "Write the pages of the card language there: card-language.md, and one for each game")
        ->type_name("DIR");
}

}  // namespace cantina::cli
