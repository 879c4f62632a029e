// What the house asks of a table, and what it does to one.
#include <algorithm>

#include "match/commitment.h"
#include "server/table.h"

namespace cantina::server {

// ---- ending beside the rules

void Table::closeTable(const std::string& rule, const std::string& says) {
    std::lock_guard lock(mutex_);
    if (row_.status != store::MatchStatus::open && row_.status != store::MatchStatus::waiting) return;
    close(rule, says);
    if (sitting_) publish(true);
}

void Table::close(const std::string& rule, const std::string& says) {
    row_.status = store::MatchStatus::closed;
    row_.outcome =
        json::serialize(json::object{{"winners", json::array{}}, {"rule", rule}, {"says", says}, {"entries", moment_}});
    row_.touched = nowMs();
    endRule_ = rule;
    submit({store::PutMatch{row_}});
    tellAll({{"t", "notice"}, {"kind", "closed"}, {"says", says}});
}

// Nobody but its players ever saw it: nothing is kept.
void Table::dropTable(const std::string& says, Done done) {
    row_.status = store::MatchStatus::closed;
    submit({store::DropMatch{id_}}, std::move(done));
    tellAll({{"t", "notice"}, {"kind", "closed"}, {"says", says}});
    tellPresence();
}

Table::Withdrawn Table::withdraw(const std::string& person, Done done) {
    std::lock_guard lock(mutex_);
    const std::vector<int> seats = seatsOf(person);
    if (broken_ || row_.status != store::MatchStatus::waiting || seats.empty()) return Withdrawn::no;
    if (head_.creator == person) return dropTable("The invitation was withdrawn.", std::move(done)), Withdrawn::table;
    for (const int seat : seats) {
        head_.seats[static_cast<size_t>(seat)] = {};
        row_.seats[static_cast<size_t>(seat)].clear();
    }
    row_.head = writeHead(head_);
    row_.touched = nowMs();
    submit({store::PutMatch{row_}}, std::move(done));
    reseat();
    tellPresence();
    return Withdrawn::seat;
}

bool Table::expire(int64_t since) {
    std::lock_guard lock(mutex_);
    if (broken_ || row_.status != store::MatchStatus::waiting || row_.touched >= since) return false;
    dropTable("Nobody came: the invitation has expired.", {});
    return true;
}

// Who waited here as a stranger may have a seat now, or the other way round.
void Table::reseat() {
    std::vector<std::shared_ptr<Watcher>> all;
    for (Stream& s : streams_) all.insert(all.end(), s.watchers.begin(), s.watchers.end());
    streams_.clear();
    for (const auto& w : all) streamOf(w->person).watchers.push_back(w);
}

// ---- what is known of it

bool Table::concerns(const std::string& person) const {
    std::lock_guard lock(mutex_);
    return !person.empty() && (!seatsOf(person).empty() || head_.creator == person);
}

bool Table::isOpen() const {
    std::lock_guard lock(mutex_);
    return row_.status == store::MatchStatus::open || row_.status == store::MatchStatus::waiting;
}

bool Table::isPublic() const {
    std::lock_guard lock(mutex_);
    return head_.open;
}

bool Table::maySleep(int64_t since) const {
    std::lock_guard lock(mutex_);
    if (submitted_ != durable_) return false;
    if (row_.status == store::MatchStatus::waiting && !broken_) return !head_.open;  // the lobby lists it
    if (row_.status != store::MatchStatus::open || broken_) return true;
    const Seat asked = sitting_->decision().seat;
    return !head_.clock.some() && askedAt_ < since && head_.seats[static_cast<size_t>(asked.index())].computer.empty();
}

bool Table::broken() const {
    std::lock_guard lock(mutex_);
    return broken_;
}

store::Match Table::row() const {
    std::lock_guard lock(mutex_);
    return row_;
}

Head Table::head() const {
    std::lock_guard lock(mutex_);
    return head_;
}

match::Replay Table::replay() const {
    std::lock_guard lock(mutex_);
    match::Replay out;
    if (!sitting_) return out;
    out = sitting_->replay();
    out.commitment = match::commitmentTo(head_.key);
    return out;
}

void Table::letGo() {
    std::vector<Stream> streams;
    std::deque<Waiting> outbox;
    std::lock_guard lock(mutex_);
    streams.swap(streams_);
    outbox.swap(outbox_);
}

void Table::dismiss(const std::function<bool(const Watcher&)>& whom, std::string_view why) {
    std::lock_guard lock(mutex_);
    for (const Stream& s : streams_)
        for (const auto& w : s.watchers)
            if (whom(*w)) w->close(why);
}

size_t Table::watchers() const {
    std::lock_guard lock(mutex_);
    size_t n = 0;
    for (const Stream& s : streams_) n += s.watchers.size();
    return n;
}

}  // namespace cantina::server
