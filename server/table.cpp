// What is given to a match, and what follows from it by itself.
#include "server/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "kernel/window.h"
#include "match/commitment.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

// Counts the time of a scope as time spent on decisions.
class Work {
public:
    explicit Work(Metrics& metrics) : metrics_(metrics), from_(std::chrono::steady_clock::now()) {}
    ~Work() {
        metrics_.workMicroseconds += static_cast<uint64_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - from_).count());
    }
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

private:
    Metrics& metrics_;
    std::chrono::steady_clock::time_point from_;
};

constexpr char kOutOfTime[] = "clock", kAbsent[] = "absence", kTooLong[] = "long";

}  // namespace

Table::Table(Services& services, const Game& game, store::Match row, Head head)
    : services_(services), game_(game), id_(row.id), row_(std::move(row)), head_(std::move(head)), givenAt_(row_.touched) {
    left_.assign(head_.seats.size(), head_.clock.player);
    untold_.resize(head_.seats.size());
}

std::vector<match::Chair> Table::chairs() const {
    std::vector<match::Chair> out;
    for (const Seating& s : head_.seats) out.push_back({s.name});
    return out;
}

// Computers are asked by think(), not by the sitting: they must not hold the lock.
std::optional<Problem> Table::begin() {
    auto sitting = std::make_unique<match::Sitting>(game_, false, head_.setup(), chairs(), head_.lesson);
    std::optional<Problem> problem;
    if (head_.from.empty()) {
        problem = sitting->begin();
    } else {
        auto from = match::readReplay(head_.from);
        if (auto* p = std::get_if<Problem>(&from)) return *p;
        const auto& replay = std::get<match::Replay>(from);
        problem = sitting->resume(replay, replay.steps.size());
    }
    if (problem) return problem;
    sitting_ = std::move(sitting);
    if (const auto* lesson = scenario::shippedLesson(head_.game, head_.lesson.id)) tutor_.emplace(*sitting_, *lesson);
    names_ = namesOf(*sitting_);
    moments_.assign(sitting_->replay().steps.size(), 0);
    askedAt_ = openlyAskedAt_ = nowMs();
    const match::State masked = sitting_->masked(kSpectator);
    const TableView view = game_.view(masked.data(), kSpectator);
    for (size_t i = 0; i < std::min(head_.seats.size(), view.seats.size()); ++i) head_.seats[i].role = view.seats[i].role;
    row_.head = writeHead(head_);
    return std::nullopt;
}

// What changes nothing in the match itself.
bool Table::loadTalk(const store::Entry& entry) {
    const auto kind = static_cast<EntryKind>(entry.kind);
    if (kind == EntryKind::chat)
        if (auto line = readChat(entry)) chat_.push_back(std::move(*line));
    if (kind == EntryKind::mute)
        if (auto muting = readMuting(entry)) hush(*muting);
    return kind == EntryKind::chat || kind == EntryKind::mute;
}

std::optional<Problem> Table::load(const std::vector<store::Entry>& entries) {
    std::lock_guard lock(mutex_);
    if (head_.complete())
        if (auto problem = begin()) return problem;
    struct Last {
        bool quietUndo;
        int64_t at;
    };
    std::optional<Last> last;
    const auto note = [&] {  // of the entry before, with what was forced after it
        if (!last) return;
        noteUntold(last->quietUndo);
        if (!isUntold(moment_)) givenAt_ = last->at;
    };
    for (const store::Entry& entry : entries) {
        if (entry.number != count_)
            return Problem{fmt::format("entry {}", count_), "is missing: see 'cantina db check'", ""};
        ++count_;
        if (loadTalk(entry)) continue;
        std::optional<Given> given = sitting_ ? readGiven(entry) : std::nullopt;
        if (!given) return Problem{fmt::format("entry {}", entry.number), "is damaged", ""};
        while (sitting_->replay().steps.size() < given->at && sitting_->options().size() == 1)
            (void)sitting_->choose(sitting_->decision().seat, sitting_->options().front());
        moments_.resize(sitting_->replay().steps.size(), moment_);
        if (sitting_->replay().steps.size() != given->at)
            return Problem{fmt::format("entry {}", entry.number), "the rules ask otherwise than they did", ""};
        note();
        last = Last{isQuietUndo(*given), entry.at};
        if (const Why why = take(*given); !why.legal)
            return Problem{fmt::format("entry {}", entry.number), why.says, why.rule};
    }
    if (!sitting_) return std::nullopt;  // somebody is missing: there was only talk
    settle();
    note();
    told_ = quiet_ = 0;
    askedAt_ = openlyAskedAt_ = nowMs();
    if (sitting_->over() && row_.status == store::MatchStatus::open) {
        finish();
        submit({store::PutMatch{row_}});
    }
    return std::nullopt;
}

void Table::start() {
    std::lock_guard lock(mutex_);
    if (sitting_ && row_.status == store::MatchStatus::open) follow();
}

std::optional<Problem> Table::seat(int at, const std::string& person, const std::string& name, DeckList deck, Done done) {
    std::lock_guard lock(mutex_);
    Seating& seating = head_.seats[static_cast<size_t>(at)];
    if (sitting_ || seating.taken()) return Problem{"seat", "this seat is taken", ""};
    Seating before = seating;
    seating = {person, name, "", "", std::move(deck)};
    if (auto problem = head_.complete() ? begin() : std::nullopt) {
        seating = std::move(before);
        return problem;
    }
    row_.head = writeHead(head_);
    row_.seats[static_cast<size_t>(at)] = person;
    row_.status = sitting_ ? store::MatchStatus::open : store::MatchStatus::waiting;
    row_.touched = nowMs();
    services_.metrics.matchesBegun += sitting_ ? 1 : 0;
    submit({store::PutMatch{row_}}, std::move(done));
    givenAt_ = row_.touched;
    reseat();
    if (sitting_) settle();
    tellPresence();
    if (!sitting_) return std::nullopt;
    publish(true);
    follow();
    return std::nullopt;
}

// ---- entries

// Both for what is new and for what is loaded: a hash that is there already must come out again.
Why Table::take(Given& g) {
    Why why;
    const uint64_t expected = g.hash;
    const Seat asked = sitting_->decision().seat;
    switch (g.kind) {
        case EntryKind::decision: why = sitting_->choose(g.seat, g.option, g.byItself); break;
        case EntryKind::request: why = sitting_->request(g.seat, g.option); break;
        case EntryKind::clock:
        case EntryKind::absence: why = sitting_->request(g.seat, optionAct(kVerbConcede)); break;
        case EntryKind::undo:
            why.legal = sitting_->undo(g.seat, g.consent);
            if (!why.legal) why.says = "this cannot be taken back";
            break;
        default: why.says = "an entry of a kind that this program does not know";
    }
    if (!why.legal) return why;
    g.hash = game_.hash(sitting_->state());
    if (expected != 0 && g.hash != expected) return {false, "", "the state after it is another one than it was"};
    // Of three the others may play on.
    if (g.kind == EntryKind::clock && sitting_->over()) endRule_ = kOutOfTime;
    if (g.kind == EntryKind::absence && sitting_->over()) endRule_ = kAbsent;
    undos_ += g.kind == EntryKind::undo ? 1 : 0;
    requests_ += g.kind == EntryKind::request ? 1 : 0;
    updateClock(g, asked);
    hintMoment_ = ++moment_;
    moments_.resize(std::min<size_t>(moments_.size(), sitting_->replay().steps.size()));
    const std::vector<match::Step>& steps = sitting_->replay().steps;
    if (g.kind == EntryKind::undo && g.consent && !moments_.empty() && moments_.size() == steps.size() &&
        steps.back().kind == match::Step::Kind::rekey)
        moments_.pop_back();
    moments_.resize(sitting_->replay().steps.size(), moment_);
    return why;
}

Why Table::give(Given g) {
    Work work(services_.metrics);
    g.at = static_cast<uint32_t>(sitting_->replay().steps.size());
    g.used = head_.clock.some() ? std::max<int64_t>(0, nowMs() - askedAt_) : 0;
    const bool quietUndo = isQuietUndo(g);
    Why why = take(g);
    if (!why.legal) return why;
    settle();
    if (g.kind != EntryKind::request) askedAt_ = nowMs();  // a request from beside does not stop the decider's clock
    if (sitting_->over()) finish();
    noteUntold(quietUndo);
    commit(g.kind, writeGiven(g));
    if (!isUntold(moment_)) {
        givenAt_ = row_.touched;
        if (g.kind != EntryKind::request) openlyAskedAt_ = askedAt_;
        openlyThought_ = thought_;
    }
    if (count_ >= services_.limits.entriesPerMatch && row_.status == store::MatchStatus::open)
        close(kTooLong, fmt::format("No end after {} entries: the match is closed as undecided.", count_));
    return why;
}

void Table::commit(EntryKind kind, std::string body) {
    const int64_t now = nowMs();
    store::Batch batch{store::AddEntry{{id_, count_++, static_cast<uint8_t>(kind), std::move(body), now}}};
    row_.touched = now;
    if (rowChanged_) {
        batch.emplace_back(store::PutMatch{row_});
    }
    rowChanged_ = false;
    submit(std::move(batch));
}

void Table::submit(store::Batch batch, Done done) {
    const uint32_t number = ++submitted_;
    services_.store.submit(std::move(batch), [self = shared_from_this(), number,
                                              done = std::move(done)](const std::optional<Problem>& problem) {
        self->stored(number, problem);
        if (done) done(problem);
    });
}

// Batches become durable in order; one that failed leaves this table ahead of the disk, so it is given up and loaded again.
void Table::stored(uint32_t batch, const std::optional<Problem>& problem) {
    std::lock_guard lock(mutex_);
    if (broken_) return;
    if (problem) {
        broken_ = true;
        ++services_.metrics.matchesBroken;
        services_.log.error("a write failed; the table is loaded again", {{"table", id_}, {"why", problem->message}});
        outbox_.clear();
        for (const Stream& s : streams_)
            for (const auto& w : s.watchers) w->close("the last decision could not be stored; please reconnect");
        return;
    }
    durable_ = std::max(durable_, batch);
    flush();
}

// Picks that only their seat may notice, one taken back included. Known only after what is forced behind them: with the
// last pick a set may be complete.
bool Table::isQuietUndo(const Given& g) const {
    const match::UndoOffer offer = g.kind == EntryKind::undo ? sitting_->undoOffer(g.seat) : match::UndoOffer{};
    return offer.free && !g.consent && sitting_->picking() == g.seat;
}

void Table::noteUntold(bool quietUndo) {
    const Seat picker = quietUndo ? sitting_->decision().seat : sitting_->picking();
    // Who asked for an undo and goes on instead lets the others see that: their question is gone.
    const bool quiet =
        picker.some() && !sitting_->over() && picker.index() != undoBy_ && (quietUndo || moments_.back() == moment_);
    if (!quiet) {
        undoBy_ = -1;
        undoAgreed_.clear();
    }
    if (quiet) untold_[static_cast<size_t>(picker.index())].push_back(moment_);
    ++(quiet ? quiet_ : told_);
}

bool Table::isUntold(uint32_t moment) const {
    return std::any_of(untold_.begin(), untold_.end(),
                       [&](const auto& list) { return !list.empty() && list.back() == moment; });
}

// Forced decisions take no time, except passes that would tell something by their speed.
void Table::settle() {
    while (!sitting_->over() && sitting_->options().size() == 1 && !mustPause())
        (void)sitting_->choose(sitting_->decision().seat, sitting_->options().front());
    moments_.resize(sitting_->replay().steps.size(), moment_);
    followLesson();
}

void Table::finish() {
    const match::Outcome& o = sitting_->replay().outcome;
    row_.status = o.close == match::Close::ended ? store::MatchStatus::ended : store::MatchStatus::closed;
    row_.outcome = json::serialize(json::object{{"winners", winnersJson(o.winners, sitting_->seats())},
                                                {"rule", endRule_.empty() ? o.rule : endRule_},
                                                {"entries", moment_},
                                                {"hash", fmt::format("{:016x}", o.hash)}});
    row_.touched = nowMs();
    rowChanged_ = true;
    ++services_.metrics.matchesEnded;
    services_.log.info("match over", {{"table", id_}, {"game", head_.game}, {"rule", endRule_.empty() ? o.rule : endRule_}});
}

// ---- what goes on by itself

bool Table::personsBeside(const std::string& person) const {
    return std::any_of(head_.seats.begin(), head_.seats.end(),
                       [&](const Seating& s) { return s.computer.empty() && s.person != person; });
}

// A pass without a choice, in a window that opened because the seat has hidden cards: at once it would say that none of
// them can answer.
bool Table::mustPause() const {
    const std::vector<Option>& options = sitting_->options();
    if (services_.limits.pauseMost <= 0 || options.size() != 1 || options[0].kind != OptionKind::pass) return false;
    const Seat seat = sitting_->decision().seat;
    const Seating& chair = head_.seats[static_cast<size_t>(seat.index())];
    if (!chair.computer.empty() || !personsBeside(chair.person)) return false;
    const match::State masked = sitting_->masked(kSpectator);
    for (const ZoneView& z : game_.view(masked.data(), kSpectator).zones)
        if (z.seat == seat && z.name == "hand" && z.count > 0) return true;
    return false;
}

bool Table::passesByItself() const {
    if (sitting_->over() || row_.status != store::MatchStatus::open || isTaught()) return false;
    const Decision& d = sitting_->decision();
    const Seating& chair = head_.seats[static_cast<size_t>(d.seat.index())];
    if (!chair.computer.empty() || chair.person.empty()) return false;
    const std::string key = match::windowKey(game_, sitting_->state(), d, sitting_->options());
    if (key.empty()) return false;
    const std::vector<std::string> keys = services_.autopass(chair.person, head_.game);
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

int64_t Table::pause() const {
    const Limits& l = services_.limits;
    if (l.pauseMost <= 0) return 0;
    return l.pauseLeast + randomBelow(static_cast<uint32_t>(l.pauseMost - l.pauseLeast + 1));
}

void Table::follow() {
    if (sitting_->over() || row_.status != store::MatchStatus::open) return;
    const Seat seat = sitting_->decision().seat;
    const Seating& chair = head_.seats[static_cast<size_t>(seat.index())];
    std::weak_ptr<Table> weak = weak_from_this();
    if (!chair.computer.empty()) {
        services_.workers.post([weak] {
            if (auto self = weak.lock()) self->think();
        });
        return;
    }
    const uint32_t moment = moment_;
    if (givesItself()) {
        services_.workers.after(personsBeside(chair.person) ? pause() : 0, [weak, moment] {
            if (auto self = weak.lock()) self->passByItself(moment);
        });
        return;
    }
    if (!head_.clock.some()) return;
    services_.workers.after(limitLeft() + 1, [weak, moment] {
        if (auto self = weak.lock()) self->runOut(moment);
    });
}

void Table::passByItself(uint32_t moment) {
    std::lock_guard lock(mutex_);
    if (broken_ || moment_ != moment || sitting_->over() || !givesItself()) return;
    const std::vector<Option>& options = sitting_->options();
    const auto it = std::find_if(options.begin(), options.end(), [](const Option& o) { return o.kind == OptionKind::pass; });
    if (it == options.end()) return;
    Given g;
    g.seat = sitting_->decision().seat;
    g.option = *it;
    g.byItself = true;
    if (!give(g).legal) return;
    publish(false);
    follow();
}

// ---- clocks

// Whoever was asked has used that time, whatever ended it: a pass by itself (else the clock would tell it from others) and
// an undo too, after which the limit of the decision goes on where it was (else one could think for ever between undos).
void Table::updateClock(const Given& g, Seat asked) {
    if (g.kind == EntryKind::request) return;
    thought_ = g.kind == EntryKind::undo ? thought_ + g.used : 0;
    if (head_.clock.player <= 0 || !asked.some()) return;
    int64_t& left = left_[static_cast<size_t>(asked.index())];
    left = std::max<int64_t>(0, left - g.used);
}

int64_t Table::limitLeft() const {
    const auto seat = static_cast<size_t>(sitting_->decision().seat.index());
    int64_t out = INT64_MAX;
    if (head_.clock.player > 0) out = left_[seat];
    if (head_.clock.decision > 0) out = std::min(out, head_.clock.decision - thought_);
    return std::max<int64_t>(0, out - (nowMs() - askedAt_));
}

// Time that ran out loses the match: an entry of its own, played as a concession, with the reason "clock".
void Table::runOut(uint32_t moment) {
    std::lock_guard lock(mutex_);
    if (broken_ || moment_ != moment || sitting_->over() || row_.status != store::MatchStatus::open) return;
    if (limitLeft() > 0) return follow();
    Given g;
    g.kind = EntryKind::clock;
    g.seat = sitting_->decision().seat;
    if (!give(g).legal) return;
    publish(false);
    follow();
}

}  // namespace cantina::server
