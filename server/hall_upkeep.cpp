// What goes on in the house by itself: waking up, writing, letting go, throwing away.
#include <algorithm>
#include <atomic>

#include "server/answer.h"
#include "server/hall.h"

namespace cantina::server {
namespace {

constexpr double kBehind = 3;  // seconds: then a store that hangs is not waited for again

}  // namespace

// Tables with a free seat too: the lobby lists those that are public.
void Hall::wake() {
    for (const store::MatchStatus status : {store::MatchStatus::open, store::MatchStatus::waiting})
        for (const store::Match& m : store_.matches(status)) workers_.post([this, id = m.id] { (void)find(id); });
}

std::optional<Problem> Hall::write(store::Batch batch) {
    if (const store::Figures f = store_.figures(); f.behindSeconds > kBehind)
        return Problem{std::string(store::kLate), f.trouble, ""};
    const auto unsure = std::make_shared<std::atomic<bool>>(false);
    const auto claim = std::make_shared<store::Claim>();
    Answer stored;
    store_.submit(
        std::move(batch),
        [this, unsure, done = stored.done()](std::optional<Problem> problem) {
            if (*unsure && !problem) forgetPeople();
            done(std::move(problem));
        },
        claim);
    auto problem = stored.get(limits_.storeWait, claim);
    if (problem && problem->where == store::kUnsure) *unsure = true;
    if (problem) log_.error("a write failed", {{"why", problem->message}});
    return problem;
}

std::optional<Refusal> Hall::tooMany(const std::string& person) {
    if (store_.openMatchesOf(person) < limits_.tablesPerPerson) return std::nullopt;
    return Refusal{429, "you have too many open games", "finish, concede or withdraw one of them first"};
}

// ---- tables

std::optional<Refusal> Hall::withdraw(const std::string& id, const store::Person& person) {
    const std::shared_ptr<Table> table = find(id);
    if (!table) return Refusal{404, "there is no such table"};
    if (!table->concerns(person.id)) return Refusal{403, "this is not your table"};
    Answer stored;
    const Table::Withdrawn what = table->withdraw(person.id, stored.done());
    if (what == Table::Withdrawn::no) return Refusal{409, "the game has begun", "concede it at the table"};
    if (what == Table::Withdrawn::table) {
        std::lock_guard lock(tablesMutex_);
        tables_.erase(id);
    }
    if (auto problem = stored.get(limits_.storeWait)) return unstored(*problem);
    return std::nullopt;
}

// What was refused is not written later; where that is not known yet, nothing else is said.
Refusal unstored(const Problem& problem) {
    if (problem.where == store::kUnsure)
        return {503, "the database went away while this was being written: it may be done or not",
                "look again when it is back, before you try again"};
    return {503, "this could not be stored: nothing was done", "try again in a moment"};
}

// Only those that nobody else holds: a connection that is about to join does.
void Hall::sweep() {
    std::vector<std::shared_ptr<Table>> gone;
    std::lock_guard lock(tablesMutex_);
    for (auto it = tables_.begin(); it != tables_.end();) {
        const bool idle =
            it->second.use_count() == 1 && it->second->watchers() == 0 && it->second->maySleep(nowMs() - limits_.idle);
        if (idle) gone.push_back(std::move(it->second));
        it = idle ? tables_.erase(it) : std::next(it);
    }
}

void Hall::purge() {
    const int64_t now = nowMs();
    for (const store::Match& m : store_.matches(store::MatchStatus::waiting)) {
        if (m.touched >= now - limits_.waitingLife) continue;
        const std::shared_ptr<Table> table = find(m.id);
        if (!table || !table->expire(now - limits_.waitingLife)) continue;
        std::lock_guard lock(tablesMutex_);
        tables_.erase(m.id);
    }
    (void)write({store::DropStale{now - limits_.sessionLife, now - limits_.guestLife}});
}

}  // namespace cantina::server
