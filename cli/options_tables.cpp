// The options of play, learn, replay, serve, db and loadtest.
#include "cli/db.h"
#include "cli/learn.h"
#include "cli/loadtest.h"
#include "cli/options.h"
#include "cli/play.h"
#include "cli/replay.h"
#include "cli/serve.h"

namespace cantina::cli {

namespace {

// Who sits at the table: what `play` and `replay fork` share.
void addTableOptions(CLI::App* command, PlayArgs& args) {
    command->add_option("--seat", args.seat, "Your seat, from 1; without it, the side of your deck")->type_name("N");
    command->add_option("--opponent", args.opponent, "Who plays against you: random, greedy, easy, normal, hard")
        ->type_name("NAME")
        ->capture_default_str();
    command->add_option("--think", args.think, "A computer's time for a decision; without it, as long as its level takes")
        ->type_name("SECONDS");
    command->add_flag("--hotseat", args.hotseat, "People on all seats, at one keyboard");
    command->add_option("--save", args.save, "Keep the match in this file, after every decision")->type_name("FILE");
    command->add_option("--cards", args.cards, "User-made cards of this folder too")->type_name("DIR");
}

}  // namespace

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
    command
        ->add_option("--absence-seconds", args->absence,
                     "Who decides nothing for so long, at a table without a clock, may be taken for gone")
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--thinking-seconds", args->thinking,
                     "A computer thinks about a decision for so long at the most, then takes the best move so far")
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--thinking-shown-after", args->thinkingShown, "A thought that takes longer is shown to be on its way")
        ->type_name("SECONDS")
        ->capture_default_str();
    command->add_option("--test-seed", args->testSeed, "Known dice for every match: for tests only")->type_name("N");
    command->add_flag("--instant", args->instant, "No pauses before passes by themselves (they tell what a hand holds)");
}

namespace {

// What every command of `db` takes.
void addDbOption(CLI::App* command, DbArgs& args) {
    command->add_option("--db", args.db, "A file, sqlite:PATH or postgres://USER@HOST/NAME")
        ->type_name("URL")
        ->capture_default_str();
}

}  // namespace

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

}  // namespace cantina::cli
