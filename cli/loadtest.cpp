// The server runs as a process of its own, so that its time and memory can be told from ours; both share the machine.
#include "cli/loadtest.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>

#include "cli/command.h"
#include "games/all.h"
#include "kernel/decks.h"
#include "server/client.h"

namespace cantina::cli {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using Clock = std::chrono::steady_clock;

double seconds(Clock::duration d) { return std::chrono::duration<double>(d).count(); }

// ---- the server

struct Usage {
    double cpu = 0, rss = 0;  // seconds, bytes
};

class Server {
public:
    ~Server() { stop(); }

    bool start(const LoadtestArgs& args, const std::string& db) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) return false;
        std::error_code error;
        std::vector<std::string> words{fs::read_symlink("/proc/self/exe", error).string(),
                                       "serve",
                                       "--port",
                                       "0",
                                       "--db",
                                       db,
                                       "--log",
                                       "none",
                                       "--instant",
                                       "--connections-per-address",
                                       "100000",
                                       "--guests-per-hour",
                                       "1000000"};
        if (args.deflate) words.emplace_back("--deflate");
        std::vector<char*> arguments;
        for (std::string& w : words) arguments.push_back(w.data());
        arguments.push_back(nullptr);
        pid_ = fork();
        if (pid_ == 0) {
            dup2(ends[1], STDOUT_FILENO);
            execv(arguments[0], arguments.data());
            _exit(127);
        }
        close(ends[1]);
        out_ = ends[0];
        std::string said;
        for (char c = 0; read(out_, &c, 1) == 1 && c != '\n';) said += c;
        const size_t at = said.find("localhost:");
        if (at != std::string::npos) port_ = static_cast<uint16_t>(std::atoi(said.c_str() + at + 10));
        return port_ != 0;
    }
    void stop() {
        if (pid_ <= 0) return;
        kill(pid_, SIGTERM);
        waitpid(pid_, nullptr, 0);
        close(out_);
        pid_ = -1;
    }
    uint16_t port() const { return port_; }

    Usage usage() const {
        Usage u;
        std::ifstream stat(fmt::format("/proc/{}/stat", pid_)), statm(fmt::format("/proc/{}/statm", pid_));
        std::string word, line;
        std::getline(stat, line);
        std::istringstream fields(line.substr(line.rfind(')') + 2));
        double user = 0, system = 0, total = 0, resident = 0;
        for (int i = 0; i < 11; ++i) fields >> word;
        fields >> user >> system;
        statm >> total >> resident;
        u.cpu = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
        u.rss = resident * static_cast<double>(sysconf(_SC_PAGESIZE));
        return u;
    }
    double metric(const std::string& name) const {
        const std::string text = server::httpCall(port_, "GET", "/metrics").body;
        const size_t at = text.find("\ncantina_" + name + " ");
        return at == std::string::npos ? 0 : std::atof(text.c_str() + at + name.size() + 10);
    }

private:
    pid_t pid_ = -1;
    int out_ = -1;
    uint16_t port_ = 0;
};

// ---- the players

struct Match {
    std::string id;
    server::WebClient sockets[3];  // two seats, a spectator
    long long n[3] = {-1, -1, -1};
    int asked = -1;   // seat
    int options = 0;  // how many
    bool over = false;
    bool waiting = false;   // a decision is on its way
    bool told = false;      // both seats have seen it
    long long moment = -1;  // when it was sent
    Clock::time_point sent;
};

long long numberAfter(std::string_view text, std::string_view what) {
    const size_t at = text.find(what);
    return at == std::string_view::npos ? -1 : std::atoll(text.data() + at + what.size());
}

// Without a parser: the client must not take the time that is to be measured.
int optionsIn(std::string_view text) {
    const size_t from = text.find("\"options\":[");
    if (from == std::string_view::npos) return 0;
    const size_t to = std::min(text.find("\"requests\":", from), text.size());
    int n = 0;
    for (size_t at = text.find("{\"i\":", from); at < to; at = text.find("{\"i\":", at + 5)) ++n;
    return n;
}

struct Result {
    std::vector<double> seats, all;  // ms from sending to both seats; to the spectator too
    uint64_t decisions = 0, bytes = 0, ended = 0, refused = 0;
    double wall = 0, cpu = 0, ownCpu = 0;
    double commits = 0, entries = 0, commitSeconds = 0, work = 0;
    double rssBefore = 0, rssOpen = 0, rssAfter = 0;
};

class Load {
public:
    Load(const LoadtestArgs& args, Output& out) : args_(args), out_(out) {}

    int run(const std::string& db) {
        if (!server_.start(args_, db)) return out_.fail("the server does not start");
        result_.rssBefore = server_.usage().rss;
        if (!openMatches()) return kFailure;
        result_.rssOpen = server_.usage().rss;
        play();
        result_.rssAfter = server_.usage().rss;
        print();
        return kSuccess;
    }

private:
    bool openMatches() {
        epoll_ = epoll_create1(EPOLL_CLOEXEC);
        const std::vector<std::string> games =
            args_.games.empty() ? std::vector<std::string>{"destiny", "ccg", "tcg", "lcg"} : args_.games;
        for (int i = 0; i < args_.matches; ++i)
            if (!openMatch(games[static_cast<size_t>(i) % games.size()]))
                return out_.fail("a table could not be opened", "Is there room for so many open files? See ulimit -n."),
                       false;
        // Everybody has the first view.
        const auto until = Clock::now() + std::chrono::seconds(30);
        const auto ready = [&] {
            return std::all_of(matches_.begin(), matches_.end(), [](const auto& m) { return m->asked >= 0; });
        };
        while (!ready() && Clock::now() < until) takeIn(50);
        return ready() || (out_.fail("not every table asked somebody"), false);
    }

    bool openMatch(const std::string& game) {
        auto& files = decks_[game];
        if (files.empty()) {
            const MadeGame made = makeGame(game, {.extraCards = {}, .asOf = "", .toys = false});
            for (int seat = 0; seat < 2; ++seat)
                for (const ShippedDeck& d : shippedDecks(game)) {
                    const int must = made.game->seatFor(d.deck);
                    if ((must < 0 || must == seat) && static_cast<int>(files.size()) == seat) files.push_back(d.file);
                }
        }
        if (files.size() < 2) return false;
        const server::ClientAnswer made =
            server::httpCall(server_.port(), "POST", "/api/tables",
                             fmt::format(R"({{"game":"{}","deck":"{}","opponent":"friend"}})", game, files[0]));
        if (made.status != 201) return false;
        const json::value body = json::parse(made.body);
        auto m = std::make_unique<Match>();
        m->id = body.at("id").as_string().c_str();
        const server::ClientAnswer joined = server::httpCall(
            server_.port(), "POST", "/api/tables/" + m->id + "/join",
            fmt::format(R"({{"invite":"{}","deck":"{}"}})", body.at("invite").as_string().c_str(), files[1]));
        if (joined.status != 200) return false;
        const int second = static_cast<int>(json::parse(joined.body).at("seat").as_int64());
        for (int s = 0; s < (args_.spectators ? 3 : 2); ++s) {
            server::ClientHeaders headers;
            if (s < 2) headers.emplace_back("Cookie", s == second ? joined.cookie() : made.cookie());
            if (m->sockets[s].open(server_.port(), "/ws/" + m->id, headers) != 101) return false;
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.u64 = matches_.size() * 4 + static_cast<uint64_t>(s);
            epoll_ctl(epoll_, EPOLL_CTL_ADD, m->sockets[s].fd(), &event);
        }
        matches_.push_back(std::move(m));
        return true;
    }

    void takeIn(int ms) {
        epoll_event events[256];
        const int n = epoll_wait(epoll_, events, 256, ms);
        for (int i = 0; i < n; ++i) {
            Match& m = *matches_[events[i].data.u64 / 4];
            const auto which = static_cast<int>(events[i].data.u64 % 4);
            const uint64_t before = m.sockets[which].bytesRead();
            for (const std::string& text : m.sockets[which].read()) heard(m, which, text);
            result_.bytes += m.sockets[which].bytesRead() - before;
            if (!m.sockets[which].isOpen()) m.over = true;
        }
    }

    void heard(Match& m, int which, std::string_view text) {
        if (text.starts_with("{\"t\":\"no\"")) {
            ++result_.refused;
            m.waiting = false;
            return;
        }
        if (!text.starts_with("{\"t\":\"state\"")) return;
        m.n[which] = numberAfter(text, "\"n\":");
        if (which < 2) {
            const int options = optionsIn(text);
            if (options > 0) {
                m.asked = which;
                m.options = options;
            }
        }
        if (text.find("\"over\":{") != std::string_view::npos && !m.over) {
            m.over = true;
            ++result_.ended;
        }
        if (!m.waiting) return;
        const bool seats = m.n[0] > m.moment && m.n[1] > m.moment;
        const double ms = seconds(Clock::now() - m.sent) * 1000;
        if (seats && !m.told) {
            result_.seats.push_back(ms);
            m.told = true;
        }
        if (!seats || (args_.spectators && m.n[2] <= m.moment)) return;
        result_.all.push_back(ms);
        m.waiting = false;
    }
    bool decide(Match& m) {
        if (m.over || m.waiting || m.asked < 0 || m.n[m.asked] < 0) return false;
        chance_ = chance_ * 6364136223846793005ULL + 1442695040888963407ULL;
        m.waiting = true;
        m.told = false;
        m.moment = m.n[m.asked];
        const int seat = m.asked;
        m.asked = -1;
        m.sent = Clock::now();
        (void)m.sockets[seat].send(
            fmt::format(R"({{"t":"choose","n":{},"i":{}}})", m.moment, (chance_ >> 33) % static_cast<uint64_t>(m.options)));
        return true;
    }

    void play() {
        const Usage before = server_.usage();
        rusage own{};
        getrusage(RUSAGE_SELF, &own);
        const double commits = server_.metric("store_commits"), entries = server_.metric("store_entries"),
                     commitSeconds = server_.metric("store_commit_seconds"), work = server_.metric("decision_seconds_total");
        result_.bytes = 0;
        const auto from = Clock::now(), until = from + std::chrono::seconds(args_.seconds);
        size_t next = 0;
        while (Clock::now() < until) {
            const auto due =
                args_.rate == 0 ? UINT64_MAX : static_cast<uint64_t>(seconds(Clock::now() - from) * args_.rate) + 1;
            for (size_t tried = 0; tried < matches_.size() && result_.decisions < due; ++tried)
                if (decide(*matches_[next++ % matches_.size()])) ++result_.decisions;
            takeIn(1);
        }
        result_.wall = seconds(Clock::now() - from);
        result_.cpu = server_.usage().cpu - before.cpu;
        rusage after{};
        getrusage(RUSAGE_SELF, &after);
        const auto total = [](const rusage& r) {
            return static_cast<double>(r.ru_utime.tv_sec + r.ru_stime.tv_sec) +
                   static_cast<double>(r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e6;
        };
        result_.ownCpu = total(after) - total(own);
        result_.commits = server_.metric("store_commits") - commits;
        result_.entries = server_.metric("store_entries") - entries;
        result_.commitSeconds = server_.metric("store_commit_seconds") - commitSeconds;
        result_.work = server_.metric("decision_seconds_total") - work;
        for (int i = 0; i < 20; ++i) takeIn(10);
    }

    static double percentile(std::vector<double> values, double p) {
        if (values.empty()) return 0;
        std::sort(values.begin(), values.end());
        return values[std::min(values.size() - 1, static_cast<size_t>(p * static_cast<double>(values.size())))];
    }

    void print() {
        const Result& r = result_;
        const double done = static_cast<double>(std::max<size_t>(r.seats.size(), 1)), n = args_.matches;
        out_.line(
            fmt::format("{} matches, {} connections, {:.1f} s: {} decisions sent, {} seen by both seats ({:.0f}/s), {} "
                        "refused, {} matches ended",
                        args_.matches, args_.matches * (args_.spectators ? 3 : 2), r.wall, r.decisions, r.seats.size(),
                        done / r.wall, r.refused, r.ended));
        out_.line(fmt::format(
            "from sending to both views: p50 {:.1f} ms, p99 {:.1f} ms; with the spectator: p50 {:.1f} ms, p99 "
            "{:.1f} ms",
            percentile(r.seats, 0.5), percentile(r.seats, 0.99), percentile(r.all, 0.5), percentile(r.all, 0.99)));
        out_.line(fmt::format("bytes per decision, all viewers together: {:.0f}", static_cast<double>(r.bytes) / done));
        out_.line(
            fmt::format("memory: {:.1f} MB empty, {:.1f} MB with all open ({:.0f} KB per match), {:.1f} MB at the end "
                        "({:.0f} KB per match)",
                        r.rssBefore / 1e6, r.rssOpen / 1e6, (r.rssOpen - r.rssBefore) / n / 1e3, r.rssAfter / 1e6,
                        (r.rssAfter - r.rssBefore) / n / 1e3));
        out_.line(
            fmt::format("server: {:.0f} % of one core, {:.2f} ms per decision, of which rules and views {:.2f} ms; this "
                        "client: {:.0f} %",
                        100 * r.cpu / r.wall, 1000 * r.cpu / done, 1000 * r.work / done, 100 * r.ownCpu / r.wall));
        out_.line(fmt::format("store: {:.0f} commits/s, {:.1f} entries each, {:.2f} ms each", r.commits / r.wall,
                              r.entries / std::max(1.0, r.commits), 1000 * r.commitSeconds / std::max(1.0, r.commits)));
        out_.object(json::object{{"matches", args_.matches},
                                 {"decisions", r.seats.size()},
                                 {"decisions_per_s", done / r.wall},
                                 {"refused", r.refused},
                                 {"p50_ms", percentile(r.seats, 0.5)},
                                 {"p99_ms", percentile(r.seats, 0.99)},
                                 {"p50_all_ms", percentile(r.all, 0.5)},
                                 {"p99_all_ms", percentile(r.all, 0.99)},
                                 {"bytes_per_decision", static_cast<double>(r.bytes) / done},
                                 {"kb_per_match", (r.rssAfter - r.rssBefore) / n / 1e3},
                                 {"server_cpu", r.cpu / r.wall},
                                 {"client_cpu", r.ownCpu / r.wall},
                                 {"commits_per_s", r.commits / r.wall},
                                 {"ms_per_commit", 1000 * r.commitSeconds / std::max(1.0, r.commits)}});
    }

    const LoadtestArgs& args_;
    Output& out_;
    Server server_;
    int epoll_ = -1;
    std::map<std::string, std::vector<std::string>> decks_;
    std::vector<std::unique_ptr<Match>> matches_;
    Result result_;
    uint64_t chance_ = 12345;
};

}  // namespace

int loadtest(const LoadtestArgs& args, Output& out) {
    if (args.matches < 1 || args.matches > 5000) return out.badUse("matches: from 1 to 5000");
    if (args.rate < 0 || args.seconds < 1 || args.seconds > 3600)
        return out.badUse("seconds: from 1 to 3600; rate: 0 or more");
    signal(SIGPIPE, SIG_IGN);
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    char folder[] = "./cantina-loadtest-XXXXXX";  // here and not in /tmp, which may be memory: syncs shall be real
    if (!args.db.empty()) return Load(args, out).run(args.db);
    if (mkdtemp(folder) == nullptr) return out.fail("no folder for the database can be made here");
    const int code = Load(args, out).run(std::string(folder) + "/load.db");
    std::error_code error;
    fs::remove_all(folder, error);
    return code;
}

}  // namespace cantina::cli
