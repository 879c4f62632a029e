// For who runs the server: health, figures, tables, reports, bans.
#include <fmt/format.h>

#include <atomic>
#include <fstream>
#include <utility>

#include "server/api.h"

namespace cantina::server {
namespace {

double residentBytes() {
    std::ifstream in("/proc/self/statm");
    double pages = 0, resident = 0;
    in >> pages >> resident;
    return resident * 4096;
}

HttpResponse done() { return jsonResponse({{"ok", true}}); }

}  // namespace

// ---- health

// One who asks, answered once: by the store or by the clock.
struct Api::Pulse {
    std::function<void(HttpResponse)> respond;
    std::atomic<bool> answered = false;
    void answer(HttpResponse response) {
        if (!answered.exchange(true)) respond(std::move(response));
    }
};

// Healthy is who can still write: a row is written. However many ask, the store is asked once at a time.
void Api::health(std::function<void(HttpResponse)> respond) {
    auto pulse = std::make_shared<Pulse>();
    pulse->respond = std::move(respond);
    front_.after(hall_.limits().healthWait, [this, pulse] {
        const store::Figures f = hall_.store().figures();
        pulse->answer(refusalResponse(
            {503, "the store does not answer: " + (f.trouble.empty() ? "a write takes too long" : f.trouble),
             fmt::format("{} writes wait, the oldest for {:.0f} s; pages are served, matches go on when it is back",
                         f.waiting, f.behindSeconds)}));
    });
    {
        const std::lock_guard lock(pulseMutex_);
        pulses_.push_back(std::move(pulse));
        if (std::exchange(pulsing_, true)) return;
    }
    hall_.store().submit({store::Pulse{nowMs()}}, [this](const std::optional<Problem>& problem) { pulsed(problem); });
}

void Api::pulsed(const std::optional<Problem>& problem) {
    std::vector<std::shared_ptr<Pulse>> all;
    {
        const std::lock_guard lock(pulseMutex_);
        all.swap(pulses_);
        pulsing_ = false;
    }
    for (const auto& pulse : all)
        pulse->answer(problem ? refusalResponse({503, "the store does not answer: " + problem->message})
                              : jsonResponse({{"ok", true}, {"store", hall_.store().kind()}}));
}

HttpResponse Api::metrics(Call&) {
    const store::Figures f = hall_.store().figures();
    const std::vector<Gauge> gauges = {
        {"tables", "Tables in memory", static_cast<double>(hall_.tables().size())},
        {"workers_waiting", "Work that waits for a thread", static_cast<double>(hall_.workers().waiting())},
        {"store_commits", "Commits since the start", static_cast<double>(f.commits)},
        {"store_batches", "Batches in those commits", static_cast<double>(f.batches)},
        {"store_entries", "Entries in those commits", static_cast<double>(f.entries)},
        {"store_failures", "Batches that could not be written", static_cast<double>(f.failures)},
        {"store_waiting", "Batches that wait to be written", static_cast<double>(f.waiting)},
        {"store_behind_seconds", "How long the oldest of them has waited", f.behindSeconds},
        {"store_commit_seconds", "Time spent in commits", f.commitSeconds},
        {"resident_bytes", "Memory of the process", residentBytes()},
    };
    HttpResponse out;
    out.type = "text/plain; version=0.0.4";
    out.body = std::make_shared<const std::string>(metricsText(hall_.metrics(), gauges));
    return out;
}

HttpResponse Api::operatorTables(Call&) {
    json::array list;
    for (const auto& t : hall_.tables()) {
        json::object o = t->summary("");
        json::array persons;
        for (const Seating& s : t->head().seats) persons.push_back(json::object{{"id", s.person}, {"name", s.name}});
        o["persons"] = std::move(persons);
        o["watchers"] = t->watchers();
        list.push_back(std::move(o));
    }
    return jsonResponse({{"tables", std::move(list)}});
}

HttpResponse Api::operatorReports(Call& c) {
    json::array list;
    for (const store::Report& r : hall_.store().reports(c.request.asked("settled") == "1", 100))
        list.push_back(json::object{{"id", r.id},
                                    {"match", r.match},
                                    {"entries", r.entries},
                                    {"person", r.person},
                                    {"says", r.says},
                                    {"replay", r.replay},
                                    {"scenario", r.scenario},
                                    {"settled", r.settled},
                                    {"created", r.created}});
    return jsonResponse({{"reports", std::move(list)}});
}

HttpResponse Api::operatorClose(Call& c) {
    const auto table = hall_.find(textIn(c.body, "id"));
    if (!table) return refusalResponse({404, "there is no such table"});
    table->closeTable("closed", tidyText(textIn(c.body, "says", "An operator closed this table."), 300));
    hall_.log().warn("table closed by an operator", {{"table", table->id()}});
    return done();
}

HttpResponse Api::operatorBan(Call& c) {
    const std::string person = textIn(c.body, "person");
    if (auto refused = hall_.ban(person, numberIn(c.body, "hours", 24))) return refusalResponse(*refused);
    hall_.log().warn("person banned by an operator", {{"person", person}});
    return done();
}

HttpResponse Api::operatorSettle(Call& c) {
    const std::string id = textIn(c.body, "report");
    for (store::Report& r : hall_.store().reports(false, 10'000)) {
        if (r.id != id) continue;
        r.settled = true;
        if (hall_.store().write({store::PutReport{r}})) return refusalResponse({503, "this could not be stored"});
        return done();
    }
    return refusalResponse({404, "there is no open report of this id"});
}

}  // namespace cantina::server
