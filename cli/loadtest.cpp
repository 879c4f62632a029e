#include "cli/loadtest.h"

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <thread>

#include "cli/command.h"
#include "cli/load_crowd.h"
#include "cli/progress.h"
#include "server/house.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

server::Limits limits() {
    server::Limits out;
    out.messagesPerSecond = out.messageBurst = 1'000'000;
    out.requestsPerSecond = out.requestBurst = 1'000'000;
    out.connectionsPerAddress = out.guestsPerAddressAndHour = out.tablesPerPerson = 1'000'000;
    out.pauseLeast = out.pauseMost = 0;  // a pause is not work
    return out;
}

// In a process of its own, so that its memory and time can be told from the crowd's.
[[noreturn]] void beServer(const std::string& db, int tell, int wait) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::string said;
    {
        auto opened = store::openStore(db);
        if (auto* problem = std::get_if<Problem>(&opened)) {
            said = "!" + problem->where + ": " + problem->message;
        } else {
            server::HouseOptions options;
            options.http.port = 0;
            options.http.limits = limits();
            options.http.threads = options.workers = std::max(1U, std::thread::hardware_concurrency());
            options.log = server::Log::Form::none;
            server::House house(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options);
            if (auto refused = house.open()) said = "!" + *refused;
            const std::string line = said.empty() ? std::to_string(house.port()) : said;
            char byte = 0;
            if (::write(tell, line.data(), line.size()) > 0 && ::close(tell) == 0 && said.empty())
                (void)!::read(wait, &byte, 1);  // until the other end is closed
            _exit(0);                           // the folder is thrown away
        }
    }
    (void)!::write(tell, said.data(), said.size());
    _exit(1);
}

class ServerProcess {
public:
    explicit ServerProcess(const std::string& db) {
        int up[2], down[2];
        if (pipe(up) != 0 || pipe(down) != 0) return;
        process_ = fork();
        if (process_ == 0) {
            ::close(up[0]);
            ::close(down[1]);
            beServer(db, up[1], down[0]);
        }
        ::close(up[1]);
        ::close(down[0]);
        hold_ = down[1];
        char buffer[512];
        ssize_t n = 0;
        while ((n = ::read(up[0], buffer, sizeof buffer)) > 0) said_.append(buffer, static_cast<size_t>(n));
        ::close(up[0]);
    }
    ~ServerProcess() {
        ::close(hold_);
        int status = 0;
        if (process_ > 0) waitpid(process_, &status, 0);
    }
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    uint16_t port() const {
        return said_.empty() || said_[0] == '!' ? uint16_t{0}
                                                : static_cast<uint16_t>(std::strtoul(said_.c_str(), nullptr, 10));
    }
    std::string problem() const { return said_.empty() ? "the server did not start" : said_.substr(1); }

    struct Use {
        double cpu = 0, resident = 0;  // seconds, bytes
        std::map<std::string, double> metrics;
        double of(const std::string& name) const { return metrics.contains(name) ? metrics.at(name) : 0; }
    };
    Use use() const {
        Use out;
        std::ifstream stat(fmt::format("/proc/{}/stat", process_)), memory(fmt::format("/proc/{}/statm", process_));
        std::string text((std::istreambuf_iterator<char>(stat)), {});
        std::istringstream fields(text.substr(std::min(text.rfind(')') + 1, text.size())));
        std::string skipped;
        for (int i = 0; i < 11; ++i) fields >> skipped;
        double user = 0, kernel = 0, pages = 0, resident = 0;
        fields >> user >> kernel;
        memory >> pages >> resident;
        out.cpu = (user + kernel) / static_cast<double>(sysconf(_SC_CLK_TCK));
        out.resident = resident * static_cast<double>(sysconf(_SC_PAGESIZE));
        std::istringstream lines(server::ask(port(), "GET", "/metrics").body);
        for (std::string line; std::getline(lines, line);)
            if (const size_t space = line.find(' '); !line.starts_with('#') && space != std::string::npos)
                out.metrics[line.substr(0, space)] = std::strtod(line.c_str() + space, nullptr);
        return out;
    }

private:
    pid_t process_ = -1;
    int hold_ = -1;
    std::string said_;
};

double ownCpu() {
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    const auto seconds = [](const timeval& t) {
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
}

struct Measured {
    LoadFigures load;
    double serverCpu = 0, crowdCpu = 0;  // cores
    double commits = 0, commitShare = 0, workShare = 0;
    double bytesPerMatch = 0, bytesPerMatchLater = 0;
    double machineLoad = 0;  // what others want of it, too: load average of a minute before the test
};

std::string limitOf(const LoadtestArgs& args, const Measured& m) {
    const double cores = std::max(1U, std::thread::hardware_concurrency());
    const double reached = static_cast<double>(m.load.arrived) / m.load.seconds;
    if (args.rate > 0 && reached >= 0.98 * args.rate)
        return fmt::format("nothing: the asked rate was held with {:.2f} of {} cores", m.serverCpu, cores);
    if (m.serverCpu + m.crowdCpu > 0.85 * cores)
        return fmt::format("the processor: the server used {:.2f} and the crowd {:.2f} of {} cores", m.serverCpu, m.crowdCpu,
                           cores);
    if (m.commitShare > 0.8) return fmt::format("the disk: {:.0f} % of the time was spent in commits", 100 * m.commitShare);
    if (m.machineLoad > cores)
        return fmt::format("other work on this machine: its load was {:.1f} before the test began", m.machineLoad);
    return "waiting for answers: no table was free when a decision was due";
}

json::object figuresOf(const LoadtestArgs& args, const Measured& m, size_t tables) {
    const auto rounded = [](double x) { return std::round(x * 1000) / 1000; };
    const double decisions = std::max<double>(1, static_cast<double>(m.load.arrived));
    return {{"matches", tables},
            {"spectators_per_match", args.spectators},
            {"rate_asked", args.rate},
            {"seconds", rounded(m.load.seconds)},
            {"decisions", m.load.arrived},
            {"decisions_per_s", rounded(static_cast<double>(m.load.arrived) / m.load.seconds)},
            {"p50_ms", rounded(m.load.percentile(50))},
            {"p99_ms", rounded(m.load.percentile(99))},
            {"max_ms", rounded(m.load.percentile(100))},
            {"bytes_per_decision", rounded(static_cast<double>(m.load.bytes) / decisions)},
            {"memory_per_match", rounded(m.bytesPerMatch)},
            {"memory_per_match_at_end", rounded(m.bytesPerMatchLater)},
            {"server_cores", rounded(m.serverCpu)},
            {"client_cores", rounded(m.crowdCpu)},
            {"server_ms_per_decision", rounded(1000 * m.serverCpu * m.load.seconds / decisions)},
            {"commits_per_s", rounded(m.commits)},
            {"commit_share", rounded(m.commitShare)},
            {"refused", m.load.refused},
            {"lost", m.load.lost},
            {"late", m.load.late},
            {"ended", m.load.ended},
            {"machine_load", rounded(m.machineLoad)},
            {"limit", limitOf(args, m)}};
}

void print(const json::object& f, Output& out) {
    const auto number = [&](const char* name, int digits = 0) {
        return fmt::format("{:.{}f}", f.at(name).to_number<double>(), digits);
    };
    Table table;
    table.columns = {{""}, {"", Table::Align::right}, {"", Table::Align::left, Style::dim, true}};
    table.rows = {
        {"decisions/s", number("decisions_per_s"),
         "of " + number("rate_asked") + " asked, over " + number("matches") + " matches"},
        {"send to both views", number("p50_ms", 1) + " ms",
         "half of them; p99 " + number("p99_ms", 1) + " ms, most " + number("max_ms", 1) + " ms"},
        {"bytes per decision", number("bytes_per_decision"),
         "to two players and " + number("spectators_per_match") + " spectator(s)"},
        {"memory per match", number("memory_per_match"),
         "bytes when it began; " + number("memory_per_match_at_end") + " at the end of the test"},
        {"server", number("server_cores", 2),
         "cores; " + number("server_ms_per_decision", 2) + " ms of processor per decision"},
        {"clients", number("client_cores", 2), "cores"},
        {"commits/s", number("commits_per_s"), "each synced; " + number("commit_share", 2) + " of the time"},
        {"refused, lost, late", number("refused") + ", " + number("lost") + ", " + number("late"),
         number("ended") + " matches ended"},
        {"load of the machine", number("machine_load", 1), "before the test"},
    };
    out.table(table);
    out.line("Limited by " + std::string(f.at("limit").as_string()) + ".");
}

std::map<std::string, std::vector<std::string>> decksOf(uint16_t port, const std::string& only) {
    std::map<std::string, std::vector<std::string>> out;
    const json::value answer = json::parse(server::ask(port, "GET", "/api/games").body);
    for (const json::value& game : answer.at("games").as_array()) {
        const std::string id(game.at("id").as_string());
        if (!only.empty() && id != only) continue;
        for (const json::value& deck : game.at("decks").as_array()) out[id].emplace_back(deck.at("id").as_string());
    }
    return out;
}

std::optional<std::string> seatEverybody(LoadCrowd& crowd, const LoadtestArgs& args, uint16_t port, Output& out) {
    const auto decks = decksOf(port, args.game);
    if (decks.empty()) return "there is no game '" + args.game + "'";
    Progress progress(out, "tables", static_cast<uint64_t>(args.matches));
    auto game = decks.begin();
    for (int i = 0; i < args.matches; ++i, progress.advance()) {
        if (auto problem = crowd.addMatch(game->first, game->second)) return problem;
        if (++game == decks.end()) game = decks.begin();
    }
    if (!crowd.settle(60'000)) return "not every table began within a minute";
    return std::nullopt;
}

int measure(const LoadtestArgs& args, const ServerProcess& server, Output& out) {
    Measured m;
    double loads[1] = {0};
    if (getloadavg(loads, 1) == 1) m.machineLoad = loads[0];
    const auto empty = server.use();
    LoadCrowd crowd(server.port(), args.spectators, args.seed);
    if (auto problem = seatEverybody(crowd, args, server.port(), out)) return out.fail(*problem);
    const auto before = server.use();
    const double cpuBefore = ownCpu();
    m.load = crowd.drive(args.rate, args.seconds);
    const double spent = m.load.seconds;
    m.crowdCpu = (ownCpu() - cpuBefore) / spent;
    const auto after = server.use();
    m.serverCpu = (after.cpu - before.cpu) / spent;
    m.commits = (after.of("cantina_store_commits") - before.of("cantina_store_commits")) / spent;
    m.commitShare = (after.of("cantina_store_commit_seconds") - before.of("cantina_store_commit_seconds")) / spent;
    m.bytesPerMatch = (before.resident - empty.resident) / args.matches;
    m.bytesPerMatchLater = (after.resident - empty.resident) / args.matches;
    const json::object figures = figuresOf(args, m, crowd.tables());
    out.object(figures);
    if (!out.json()) print(figures, out);
    return m.load.refused == 0 && m.load.lost == 0 && m.load.arrived == m.load.sent ? kSuccess : kFailure;
}

}  // namespace

int loadtest(const LoadtestArgs& args, Output& out) {
    if (args.matches < 1 || args.matches > 5000) return out.badUse("give 1 to 5000 matches");
    if (args.seconds < 1 || args.seconds > 600) return out.badUse("give 1 to 600 seconds");
    if (args.rate < 0 || args.rate > 100'000) return out.badUse("give a rate from 0 (no limit) to 100000");
    if (args.spectators < 0 || args.spectators > 10) return out.badUse("give 0 to 10 spectators");
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    const auto needed = static_cast<rlim_t>(args.matches) * static_cast<rlim_t>(2 + args.spectators) + 200;
    if (files.rlim_max < needed)
        return out.fail(fmt::format("{} connections are too many for this system's limit of open files", needed),
                        "Raise it (ulimit -n) or give fewer --matches.");
    std::string folder = (fs::temp_directory_path() / "cantina-load-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) return out.fail("no temporary folder could be made");
    int code = kFailure;
    {
        const ServerProcess server(args.db.empty() ? folder + "/cantina.db" : args.db);
        code = server.port() == 0 ? out.fail(server.problem()) : measure(args, server, out);
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return code;
}

}  // namespace cantina::cli
