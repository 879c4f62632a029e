#include "tests/support/memory_store.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace cantina::testing {
namespace {

std::string folded(std::string_view name) {
    std::string out(name);
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

std::vector<store::Match> newest(std::vector<store::Match> list, int64_t before, int most) {
    std::erase_if(list, [&](const store::Match& m) { return before != 0 && m.touched >= before; });
    std::stable_sort(list.begin(), list.end(),
                     [](const store::Match& a, const store::Match& b) { return a.touched > b.touched; });
    if (static_cast<int>(list.size()) > most) list.resize(static_cast<size_t>(most));
    return list;
}

}  // namespace

MemoryStore::MemoryStore() : thread_([this] { run(); }) {}

MemoryStore::~MemoryStore() {
    {
        std::lock_guard lock(mutex_);
        stopping_ = true;
        held_ = false;
    }
    wake_.notify_all();
    thread_.join();
}

void MemoryStore::hold() {
    std::lock_guard lock(mutex_);
    held_ = true;
}

void MemoryStore::release() {
    {
        std::lock_guard lock(mutex_);
        held_ = false;
    }
    wake_.notify_all();
}

void MemoryStore::failNext() {
    std::lock_guard lock(mutex_);
    fail_ = true;
}

void MemoryStore::settle() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [&] { return queue_.empty() && !busy_; });
}

void MemoryStore::submit(store::Batch batch, Done done, std::shared_ptr<store::Claim> claim) {
    {
        std::lock_guard lock(mutex_);
        queue_.push_back({std::move(batch), std::move(done), std::move(claim)});
    }
    wake_.notify_all();
}

void MemoryStore::run() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [&] { return (!queue_.empty() && !held_) || stopping_; });
        if (queue_.empty() && stopping_) return;
        Work work = std::move(queue_.front());
        queue_.pop_front();
        busy_ = true;
        std::optional<Problem> problem;
        if (work.claim && !work.claim->begin())
            problem = Problem{std::string(store::kLate), "taken back", ""};
        else
            problem = apply(work.batch);
        lock.unlock();
        if (work.done) work.done(problem);
        work = {};
        lock.lock();
        busy_ = false;
        idle_.notify_all();
    }
}

std::optional<Problem> MemoryStore::apply(const store::Batch& batch) {
    if (std::exchange(fail_, false)) return Problem{"disk", "the test makes this write fail", ""};
    for (const store::Write& w : batch)
        if (const auto* add = std::get_if<store::AddEntry>(&w))
            if (add->entry.number != entries_[add->entry.match].size()) return Problem{"entry", "not the next one", ""};
    for (const store::Write& write : batch) {
        if (const auto* w = std::get_if<store::PutPerson>(&write)) persons_[w->person.id] = w->person;
        if (const auto* w = std::get_if<store::DropPerson>(&write)) {
            persons_.erase(w->id);
            std::erase_if(sessions_, [&](const auto& e) { return e.second.person == w->id; });
        }
        if (const auto* w = std::get_if<store::PutSession>(&write)) sessions_[w->session.tokenHash] = w->session;
        if (const auto* w = std::get_if<store::SeeSession>(&write))
            if (const auto it = sessions_.find(w->tokenHash); it != sessions_.end()) it->second.seen = w->seen;
        if (const auto* w = std::get_if<store::DropSession>(&write)) sessions_.erase(w->tokenHash);
        if (const auto* w = std::get_if<store::DropSessions>(&write))
            std::erase_if(sessions_, [&](const auto& e) { return e.second.person == w->person && e.first != w->except; });
        if (const auto* w = std::get_if<store::DropMatch>(&write)) {
            const auto it = matches_.find(w->id);
            const bool stays = it != matches_.end() && it->second.status != store::MatchStatus::waiting &&
                               !(w->unplayed && it->second.status == store::MatchStatus::open && entries_[w->id].empty());
            if (stays) continue;
            matches_.erase(w->id);
            entries_.erase(w->id);
        }
        if (const auto* w = std::get_if<store::PutMatch>(&write)) matches_[w->match.id] = w->match;
        if (const auto* w = std::get_if<store::AddEntry>(&write)) entries_[w->entry.match].push_back(w->entry);
        if (const auto* w = std::get_if<store::PutReport>(&write)) reports_[w->report.id] = w->report;
    }
    return std::nullopt;
}

std::optional<store::Person> MemoryStore::person(std::string_view id) {
    std::lock_guard lock(mutex_);
    const auto it = persons_.find(id);
    return it == persons_.end() ? std::nullopt : std::optional(it->second);
}

std::optional<store::Person> MemoryStore::account(std::string_view name) {
    std::lock_guard lock(mutex_);
    for (const auto& [id, p] : persons_)
        if (!p.guest && folded(p.name) == folded(name)) return p;
    return std::nullopt;
}

std::optional<store::Session> MemoryStore::session(std::string_view hash) {
    std::lock_guard lock(mutex_);
    const auto it = sessions_.find(hash);
    return it == sessions_.end() ? std::nullopt : std::optional(it->second);
}

std::vector<store::Session> MemoryStore::sessionsOf(std::string_view who) {
    std::lock_guard lock(mutex_);
    std::vector<store::Session> out;
    for (const auto& [hash, s] : sessions_)
        if (s.person == who) out.push_back(s);
    return out;
}

std::optional<store::Match> MemoryStore::match(std::string_view id) {
    std::lock_guard lock(mutex_);
    const auto it = matches_.find(id);
    return it == matches_.end() ? std::nullopt : std::optional(it->second);
}

std::vector<store::Match> MemoryStore::matches(store::MatchStatus status) {
    std::lock_guard lock(mutex_);
    std::vector<store::Match> out;
    for (const auto& [id, m] : matches_)
        if (m.status == status) out.push_back(m);
    return out;
}

std::vector<store::Match> MemoryStore::matchesOf(std::string_view who, int64_t before, int most) {
    std::lock_guard lock(mutex_);
    std::vector<store::Match> out;
    for (const auto& [id, m] : matches_)
        if (std::find(m.seats.begin(), m.seats.end(), who) != m.seats.end()) out.push_back(m);
    return newest(std::move(out), before, most);
}

int MemoryStore::openMatchesOf(std::string_view who) {
    std::lock_guard lock(mutex_);
    return static_cast<int>(std::count_if(matches_.begin(), matches_.end(), [&](const auto& e) {
        const store::Match& m = e.second;
        return m.status < store::MatchStatus::ended && std::find(m.seats.begin(), m.seats.end(), who) != m.seats.end();
    }));
}

std::vector<store::Match> MemoryStore::ended(int64_t before, int most) {
    std::lock_guard lock(mutex_);
    std::vector<store::Match> out;
    for (const auto& [id, m] : matches_)
        if (m.status == store::MatchStatus::ended) out.push_back(m);
    return newest(std::move(out), before, most);
}

std::vector<store::Entry> MemoryStore::entries(std::string_view id) {
    std::lock_guard lock(mutex_);
    const auto it = entries_.find(id);
    return it == entries_.end() ? std::vector<store::Entry>{} : it->second;
}

std::vector<store::Report> MemoryStore::reportsOf(std::string_view who) {
    std::lock_guard lock(mutex_);
    std::vector<store::Report> out;
    for (const auto& [id, r] : reports_)
        if (r.person == who) out.push_back(r);
    return out;
}

std::vector<store::Report> MemoryStore::reports(bool settled, int most) {
    std::lock_guard lock(mutex_);
    std::vector<store::Report> out;
    for (const auto& [id, r] : reports_)
        if (r.settled == settled && static_cast<int>(out.size()) < most) out.push_back(r);
    return out;
}

}  // namespace cantina::testing
