#include "cli/serve.h"

#include <fmt/format.h>
#include <pthread.h>
#include <signal.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include "cli/card_files.h"
#include "cli/command.h"
#include "server/house.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;

// Where the pages are: given, beside the program, or where they are built.
std::string webFolder(const std::string& given) {
    if (!given.empty()) return given;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    for (const fs::path& folder : {program.parent_path() / "web", program.parent_path().parent_path() / "web",
                                   fs::path("build/web"), fs::path("web/dist")})
        if (fs::exists(folder / "index.html", error)) return folder.string();
    return "";
}

// Threads that are started later wait for no signal: this one does.
sigset_t blockSignals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    signal(SIGPIPE, SIG_IGN);
    return set;
}

int readToken(const std::string& file, std::string& token, Output& out) {
    if (file.empty()) return kSuccess;
    std::ifstream in(file);
    std::getline(in, token);
    if (token.size() >= 16) return kSuccess;
    return out.badUse(file + " has no token of at least 16 characters in its first line",
                      "Make one: head -c 24 /dev/urandom | base64 > " + file);
}

}  // namespace

int serve(const ServeArgs& args, Output& out) {
    if (args.port < 0 || args.port > 65535) return out.badUse(fmt::format("there is no port {}", args.port));
    if (args.log != "plain" && args.log != "json" && args.log != "none")
        return out.badUse("there is no log '" + args.log + "'", "Logs: plain, json, none.");
    if (args.requests < 1 || args.requests > 1'000'000) return out.badUse("requests per second are from 1 to 1,000,000");
    server::HouseOptions options;
    options.http.bind = args.bind;
    options.http.port = static_cast<uint16_t>(args.port);
    options.http.threads = std::max(1U, std::thread::hardware_concurrency());
    options.http.deflate = args.deflate;
    options.http.behindProxy = args.behindProxy;
    options.http.limits.connectionsPerAddress = args.perAddress;
    options.http.limits.guestsPerAddressAndHour = args.guests;
    options.http.limits.requestsPerSecond = args.requests;
    options.http.limits.requestBurst = 10 * args.requests;
    options.http.limits.testSeed = args.testSeed;
    if (args.testSeed != 0) out.note("Every match has known dice (--test-seed): do not let people play for anything here.");
    if (!(args.absence >= 1) || args.absence > 10 * 366 * 86'400.0)
        return out.badUse("a player may be taken for gone after a second at the least, ten years at the most");
    options.http.limits.absence = static_cast<int64_t>(args.absence * 1000);
    if (!(args.thinking >= 0.1) || args.thinking > 86'400 || !(args.thinkingShown >= 0) || args.thinkingShown > 86'400)
        return out.badUse("a computer thinks for a tenth of a second at the least, a day at the most");
    options.http.limits.thinkingTime = static_cast<int64_t>(args.thinking * 1000);
    options.http.limits.thoughtTold = static_cast<int64_t>(args.thinkingShown * 1000);
    if (args.instant) options.http.limits.pauseLeast = options.http.limits.pauseMost = 0;
    options.workers = std::max(1U, std::thread::hardware_concurrency());
    options.log = args.log == "json"    ? server::Log::Form::json
                  : args.log == "plain" ? server::Log::Form::plain
                                        : server::Log::Form::none;
    options.api.web = webFolder(args.web);
    options.api.images = args.images;
    if (const int code = readToken(args.operatorToken, options.api.operatorToken, out); code != kSuccess) return code;
    if (!args.cards.empty())
        if (const int code = readCardFiles({{args.cards}, ""}, options.extraCards, out); code != kSuccess) return code;
    const sigset_t signals = blockSignals();
    auto opened = store::openStore(args.db);
    if (auto* problem = std::get_if<Problem>(&opened)) return out.fail(problem->where + ": " + problem->message);
    server::House house(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
    if (auto problem = house.open()) return out.fail(*problem);
    const std::string shown = args.bind == "0.0.0.0" || args.bind == "127.0.0.1" ? "localhost" : args.bind;
    out.line(fmt::format("Cantina is open: http://{}:{}", shown, house.port()));
    if (options.api.web.empty()) out.note("There are no pages: build them (make build), or give --web DIR.");
    std::cout.flush();
    int signal = 0;
    sigwait(&signals, &signal);
    out.line("Closing: every decision is stored.");
    house.close();
    return kSuccess;
}

}  // namespace cantina::cli
