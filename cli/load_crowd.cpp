#include "cli/load_crowd.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <thread>

namespace cantina::cli {
namespace {

namespace json = boost::json;
using server::ask;
using server::ClientAnswer;
using server::ClientLine;

constexpr std::string_view kState = R"({"t":"state","n":)", kOptions = R"("options":[)", kRequests = R"("requests":[)";

// How many options a state message offers.
int optionsIn(std::string_view text) {
    const size_t from = text.find(kOptions);
    if (from == std::string_view::npos) return 0;
    text = text.substr(from, text.find(kRequests, from) - from);
    int count = 0;
    for (size_t at = text.find(R"({"i":)"); at != std::string_view::npos; at = text.find(R"({"i":)", at + 5)) ++count;
    return count;
}

std::string said(const ClientAnswer& a) { return std::to_string(a.status) + " " + a.body.substr(0, 200); }

}  // namespace

double LoadFigures::percentile(double p) const {
    if (milliseconds.empty()) return 0;
    return milliseconds[static_cast<size_t>(p / 100 * static_cast<double>(milliseconds.size() - 1))];
}

LoadCrowd::LoadCrowd(uint16_t port, int spectators, uint64_t seed)
    : port_(port), spectators_(spectators), epoll_(epoll_create1(EPOLL_CLOEXEC)) {
    chance_.rekey(Chance::keyFrom(seed, 77));
    for (std::string& cookie : cookies_) cookie = ask(port_, "POST", "/api/me", R"({"name":"Load"})").cookie();
}

LoadCrowd::~LoadCrowd() { ::close(epoll_); }

std::optional<std::string> LoadCrowd::addMatch(const std::string& game, const std::vector<std::string>& decks) {
    const auto post = [&](const std::string& path, const json::object& body, int who) {
        return ask(port_, "POST", path, json::serialize(body), {{"Cookie", cookies_[who]}});
    };
    const ClientAnswer made =
        post("/api/tables", {{"game", game}, {"deck", decks.front()}, {"opponent", "friend"}, {"public", true}}, 0);
    if (made.status != 201) return "a table could not be made: " + said(made);
    const json::object table = json::parse(made.body).as_object();
    const std::string id(table.at("id").as_string());
    // The first deck that may sit on the other side.
    ClientAnswer joined;
    for (auto deck = decks.rbegin(); deck != decks.rend() && joined.status != 200; ++deck)
        joined = post("/api/tables/" + id + "/join", {{"invite", table.at("invite")}, {"deck", *deck}}, 1);
    if (joined.status != 200) return "nobody could join: " + said(joined);
    Table t;
    for (int i = 0; i < 2 + spectators_; ++i) {
        server::ClientHeaders headers;
        if (i < 2) headers.emplace_back("Cookie", cookies_[i]);
        t.viewers.push_back({std::make_unique<ClientLine>(port_, "/ws/" + id, headers)});
        ClientLine& line = *t.viewers.back().line;
        if (line.status() != 101) return "a connection was refused: " + std::to_string(line.status());
        epoll_event event{};
        event.events = EPOLLIN;
        event.data.u64 = tables_.size() << 16 | static_cast<uint64_t>(i);
        epoll_ctl(epoll_, EPOLL_CTL_ADD, line.socket(), &event);
    }
    tables_.push_back(std::move(t));
    LoadFigures ignored;
    for (size_t i = 0; i < tables_.back().viewers.size(); ++i) hear(tables_.back(), i, ignored);
    return std::nullopt;
}

bool LoadCrowd::ready(const Table& t) const {
    const Viewer &a = t.viewers[0], &b = t.viewers[1];
    return !t.gone && t.waitsFor < 0 && a.n >= 0 && b.n >= 0 && !a.over && !b.over && (a.options > 0 || b.options > 0);
}

bool LoadCrowd::send(Table& t) {
    t.decider = t.viewers[0].options > 0 ? 0 : 1;
    t.otherHad = t.viewers[1 - t.decider].states;
    Viewer& decider = t.viewers[t.decider];
    const uint32_t i = chance_.below(static_cast<uint32_t>(decider.options));
    t.waitsFor = decider.n;
    t.sentAt = Clock::now();
    return decider.line->send(R"({"t":"choose","n":)" + std::to_string(decider.n) + R"(,"i":)" + std::to_string(i) + "}");
}

void LoadCrowd::hear(Table& t, size_t viewer, LoadFigures& figures) {
    Viewer& v = t.viewers[viewer];
    if (!v.line->pump() && !t.gone) {
        t.gone = true;
        ++figures.lost;
    }
    for (; !v.line->texts().empty(); v.line->texts().pop_front()) {
        const std::string& text = v.line->texts().front();
        if (text.starts_with(R"({"t":"no")")) ++figures.refused;
        if (!text.starts_with(kState)) continue;
        v.n = std::strtoll(text.c_str() + kState.size(), nullptr, 10);
        v.options = viewer < 2 ? optionsIn(text) : 0;
        v.over = text.find(R"("over":{)") != std::string::npos;
        ++v.states;
        v.secret = text.find(R"("secret":true)") != std::string::npos;
    }
    if (viewer >= 2 || t.gone || t.waitsFor < 0) return;
    // Of a secret pick only its player is told.
    const Viewer &decider = t.viewers[t.decider], &other = t.viewers[1 - t.decider];
    const bool arrived = decider.n > t.waitsFor && (decider.secret || other.states > t.otherHad);
    if (!arrived) return;
    ++figures.arrived;
    figures.milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - t.sentAt).count());
    const bool over = t.viewers[0].over;
    t.waitsFor = -1;
    if (over) {
        ++figures.ended;
        t.gone = true;
    } else {
        idle_.push_back(static_cast<size_t>(&t - tables_.data()));
    }
}

void LoadCrowd::wait(int milliseconds, LoadFigures& figures) {
    epoll_event events[256];
    const int n = epoll_wait(epoll_, events, 256, milliseconds);
    for (int i = 0; i < n; ++i) {
        const uint64_t who = events[i].data.u64;
        hear(tables_[who >> 16], who & 0xffff, figures);
    }
}

bool LoadCrowd::settle(int milliseconds) {
    LoadFigures ignored;
    const auto until = Clock::now() + std::chrono::milliseconds(milliseconds);
    const auto all = [&] { return std::all_of(tables_.begin(), tables_.end(), [&](const Table& t) { return ready(t); }); };
    while (!all() && Clock::now() < until) wait(50, ignored);
    idle_.clear();
    for (size_t i = 0; i < tables_.size(); ++i)
        if (ready(tables_[i])) idle_.push_back(i);
    return idle_.size() == tables_.size();
}

uint64_t LoadCrowd::bytes() const {
    uint64_t sum = 0;
    for (const Table& t : tables_)
        for (const Viewer& v : t.viewers) sum += v.line->bytesIn();
    return sum;
}

LoadFigures LoadCrowd::drive(int rate, double seconds) {
    LoadFigures figures;
    const uint64_t bytesBefore = bytes();
    const auto begin = Clock::now(),
               end = begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    const auto step = std::chrono::nanoseconds(rate > 0 ? 1'000'000'000 / rate : 0);
    auto due = begin;
    bool wasLate = false;
    for (auto now = begin; now < end; now = Clock::now()) {
        while (now >= due && !idle_.empty()) {
            Table& t = tables_[idle_.front()];
            idle_.pop_front();
            if (!ready(t)) continue;
            if (send(t)) ++figures.sent;
            due += step;
            wasLate = false;
        }
        if (now >= due && idle_.empty() && !wasLate && rate > 0) {
            ++figures.late;
            wasLate = true;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(due - Clock::now()).count();
        // Never without a rest when there is a rate: the crowd must not take the server's processor.
        wait(rate > 0 || idle_.empty() ? static_cast<int>(std::clamp<int64_t>(left, 1, 20)) : 0, figures);
    }
    // What is under way counts, but not its time.
    figures.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    const auto late = Clock::now() + std::chrono::minutes(1);
    const auto isUnderWay = [](const Table& t) { return t.waitsFor >= 0 && !t.gone; };
    while (std::any_of(tables_.begin(), tables_.end(), isUnderWay) && Clock::now() < late) wait(20, figures);
    figures.bytes = bytes() - bytesBefore;
    std::sort(figures.milliseconds.begin(), figures.milliseconds.end());
    return figures;
}

}  // namespace cantina::cli
