// What a table tells its viewers.
#include <algorithm>

#include "match/commitment.h"
#include "server/table.h"

namespace cantina::server {
namespace {

constexpr size_t kMostLog = 2000, kMostChat = 50;

const char* statusName(store::MatchStatus status) {
    static constexpr const char* kNames[] = {"waiting", "open", "ended", "closed"};
    return kNames[static_cast<size_t>(status)];
}

}  // namespace

std::vector<int> Table::seatsOf(const std::string& person) const {
    std::vector<int> out;
    for (size_t i = 0; i < head_.seats.size(); ++i)
        if (!person.empty() && head_.seats[i].person == person) out.push_back(static_cast<int>(i));
    return out;
}

int Table::streamKind(const std::string& person) const {
    const std::vector<int> seats = seatsOf(person);
    return seats.empty() ? kStrangers : seats.size() > 1 ? kSolo : seats[0];
}

uint32_t Table::momentNumber(int stream, uint32_t moment) const {
    uint32_t hidden = 0;
    for (size_t i = 0; i < untold_.size() && stream != kSolo; ++i)
        if (static_cast<int>(i) != stream)
            hidden +=
                static_cast<uint32_t>(std::upper_bound(untold_[i].begin(), untold_[i].end(), moment) - untold_[i].begin());
    return moment - hidden;
}

Table::Stream& Table::streamOf(const std::string& person) {
    const int which = streamKind(person);
    for (Stream& s : streams_)
        if (s.seat == which) return s;
    streams_.push_back({which, {}, 0, {}});
    return streams_.back();
}

// A solo table is seen with the eyes of the one who decides.
Seat Table::viewerOf(const Stream& stream) const {
    if (stream.seat == kStrangers) return kSpectator;
    if (stream.seat >= 0) return seatAt(stream.seat);
    const Seat decider = sitting_->decision().seat;
    return !sitting_->over() && decider.some() && decider.index() < sitting_->seats() ? decider : seatAt(0);
}

// ---- joining and leaving

void Table::join(const std::shared_ptr<Watcher>& watcher) {
    std::lock_guard lock(mutex_);
    if (broken_) return watcher->close("the table is loaded again; please reconnect");
    Stream& stream = streamOf(watcher->person);
    stream.watchers.push_back(watcher);
    tell(watcher, tableJson(watcher->person));
    const size_t from = chat_.size() > kMostChat ? chat_.size() - kMostChat : 0;
    for (size_t i = from; i < chat_.size(); ++i) {
        const ChatLine& c = chat_[i];
        if (c.seat < 0 || c.seat >= static_cast<int>(head_.seats.size())) continue;
        if (muted_[watcher->person].contains(c.seat)) continue;
        tell(watcher, {{"t", "chat"},
                       {"seat", c.seat},
                       {"name", head_.seats[static_cast<size_t>(c.seat)].name},
                       {"text", c.text},
                       {"at", c.at}});
    }
    // All of it; the others of this stream were sent the same by now.
    if (sitting_) tell(watcher, stateJson(stream, true));
    tellPresence();
}

void Table::leave(const std::shared_ptr<Watcher>& watcher) {
    std::lock_guard lock(mutex_);
    for (Stream& s : streams_) std::erase(s.watchers, watcher);
    tellPresence();
}

// ---- messages

json::object Table::tableJson(const std::string& person) const {
    const std::vector<int> yours = seatsOf(person);
    const bool over = row_.status == store::MatchStatus::ended || row_.status == store::MatchStatus::closed;
    json::array seats;
    size_t strangers = 0;
    for (const Stream& s : streams_)
        if (s.seat == kStrangers) strangers = s.watchers.size();
    for (size_t i = 0; i < head_.seats.size(); ++i) {
        const Seating& s = head_.seats[i];
        const bool mine = std::find(yours.begin(), yours.end(), static_cast<int>(i)) != yours.end();
        bool online = !s.computer.empty();
        for (const Stream& stream : streams_)
            online = online || (!stream.watchers.empty() && (stream.seat == static_cast<int>(i) || stream.seat == kSolo));
        json::object seat{{"name", s.name}, {"role", s.role}, {"online", online}};
        if (!s.computer.empty()) seat["computer"] = s.computer;
        if (mine || over) seat["deck"] = s.deck.name;
        seats.push_back(std::move(seat));
    }
    json::object out{{"t", "table"},
                     {"id", id_},
                     {"game", head_.game},
                     {"format", head_.format},
                     {"seats", std::move(seats)},
                     {"yours", json::array(yours.begin(), yours.end())},
                     {"commitment", match::commitmentTo(head_.key)},
                     {"spectators", strangers},
                     {"status", statusName(row_.status)}};
    if (!person.empty() && head_.creator == person && !head_.invite.empty()) out["invite"] = head_.invite;
    if (const auto it = muted_.find(person); !person.empty() && it != muted_.end())
        out["muted"] = json::array(it->second.begin(), it->second.end());
    return out;
}

json::object Table::stateJson(Stream& stream, bool full) {
    const Seat viewer = viewerOf(stream);
    const match::State masked = sitting_->masked(viewer);
    const Moment moment = momentFor(viewer, masked);
    Shadow::Sent sent = stream.shadow.send(game_.view(masked.data(), viewer), full);
    json::object out{{"t", "state"},
                     {"n", momentNumber(stream.seat, moment_)},
                     {"as", viewer == kSpectator ? -1 : viewer.index()},
                     {"full", full},
                     {"view", std::move(sent.view)}};
    if (!full && !sent.gone.empty()) out["gone"] = std::move(sent.gone);
    const bool live = !sitting_->over() && row_.status == store::MatchStatus::open;
    if (live) {
        const bool yours = viewer == sitting_->decision().seat && !givesItself();
        out["ask"] = askJson(moment, yours);
        if (yours) out["options"] = choicesJson(moment, sitting_->options());
        if (viewer != kSpectator) out["requests"] = choicesJson(moment, standingOptions(*sitting_, viewer));
    }
    const auto number = [&](size_t step) { return momentNumber(stream.seat, step < moments_.size() ? moments_[step] : 0); };
    out["log"] = logJson(sitting_->replay(), viewer, full ? 0 : stream.steps, number, kMostLog);
    stream.steps = sitting_->replay().steps.size();
    if (const Seat picker = sitting_->picking(); picker.some() && notices(stream, picker.index())) out["secret"] = true;
    if (head_.clock.some() && live) out["clock"] = clockJson(stream);
    if (const int64_t at = live && viewer != kSpectator ? claimableAt(viewer) : 0; at > 0) out["claim"] = at;
    out["undo"] = undoJson(stream);
    if (undoBy_ >= 0) out["undoAsked"] = json::object{{"by", undoBy_}};
    if (!live) out["over"] = overJson();
    if (tutor_) out["lesson"] = lessonJson();
    json::array keys;
    if (viewer != kSpectator)
        for (const std::string& k : services_.autopass(head_.seats[static_cast<size_t>(viewer.index())].person, head_.game))
            keys.emplace_back(k);
    out["autopass"] = std::move(keys);
    return out;
}

Moment Table::momentFor(Seat viewer, const match::State& masked) const {
    return {game_, names_, sitting_->decision(), sitting_->options(), masked, viewer, sitting_->over()};
}

// States of a match that is over, before each of its steps; the last is the end.
json::object Table::frames(int viewer, size_t from, size_t to) const {
    std::lock_guard lock(mutex_);
    json::array list;
    if (!sitting_) return {{"count", 0}, {"frames", std::move(list)}};
    const match::Replay& replay = sitting_->replay();
    const Seat eyes = viewer >= 0 && viewer < sitting_->seats() ? seatAt(viewer) : kSpectator;
    const size_t count = replay.steps.size() + 1;
    for (size_t i = from; i <= to && i < count; ++i) {
        const match::State state = sitting_->stateAt(i);
        match::State masked(state.size());
        game_.mask(state.data(), eyes, masked.data());
        Shadow shadow;
        json::object frame{{"n", i},
                           {"as", eyes == kSpectator ? -1 : eyes.index()},
                           {"full", true},
                           {"view", shadow.send(game_.view(masked.data(), eyes), true).view}};
        const Decision d = game_.decision(state.data());
        std::vector<Option> options(kMaxOptions);
        options.resize(
            static_cast<size_t>(std::clamp(game_.legal(state.data(), options.data(), kMaxOptions), 0, kMaxOptions)));
        const Moment moment{game_, names_, d, options, masked, eyes};
        if (i + 1 < count) frame["ask"] = askJson(moment, d.seat == eyes);
        if (i + 1 < count && d.seat == eyes) frame["options"] = choicesJson(moment, options);
        match::Replay step;  // the lines of the step that led here
        step.decks = replay.decks;
        if (i > 0) step.steps.push_back(replay.steps[i - 1]);
        frame["log"] = logJson(step, eyes, 0, [i](size_t) { return static_cast<uint32_t>(i); }, kMostLog);
        frame["undo"] = json::object{{"possible", false}, {"free", false}, {"why", ""}};
        frame["autopass"] = json::array{};
        if (i + 1 == count) frame["over"] = overJson();
        list.push_back(std::move(frame));
    }
    return {{"count", count}, {"frames", std::move(list)}};
}

json::object Table::undoJson(const Stream& stream) const {
    if (stream.seat == kStrangers) return {{"possible", false}, {"free", false}, {"why", ""}};
    if (sitting_->over() || row_.status != store::MatchStatus::open)
        return {{"possible", false}, {"free", false}, {"why", "the game is over"}};
    const Seat seat = undoer(stream);
    const match::UndoOffer offer = sitting_->undoOffer(seat);
    const bool alone = !personsBeside(head_.seats[static_cast<size_t>(seat.index())].person);
    return {{"possible", offer.possible}, {"free", offer.free || (offer.possible && alone)}, {"why", offer.why}};
}

// With both seats at one keyboard: whoever decided last.
Seat Table::undoer(const Stream& stream) const {
    if (stream.seat >= 0) return seatAt(stream.seat);
    const std::vector<match::Step>& steps = sitting_->replay().steps;
    for (auto it = steps.rbegin(); it != steps.rend(); ++it)
        if (it->kind == match::Step::Kind::decision && !it->forced) return it->seat;
    return seatAt(0);
}

int64_t Table::claimableAt(Seat by) const {
    const Seat asked = sitting_->decision().seat;
    const Seating& theirs = head_.seats[static_cast<size_t>(asked.index())];
    const bool away =
        !(asked == by) && theirs.computer.empty() && theirs.person != head_.seats[static_cast<size_t>(by.index())].person;
    return away && !head_.clock.some() ? givenAt_ + services_.limits.absence : 0;
}

json::object Table::clockJson(const Stream& stream) const {
    const Seat seat = sitting_->decision().seat;
    const int64_t gone = nowMs() - askedAt_;
    const bool runs = head_.seats[static_cast<size_t>(seat.index())].computer.empty();
    json::object out{{"running", runs ? seat.index() : -1}};
    if (head_.clock.player > 0) {
        json::array left;
        for (size_t i = 0; i < left_.size(); ++i)
            left.push_back(std::max<int64_t>(0, left_[i] - (runs && seat.index() == static_cast<int>(i) ? gone : 0)));
        out["left"] = std::move(left);
    }
    if (head_.clock.decision > 0) {
        // It begins anew with every pick: the others may not notice that.
        const bool kept = sitting_->picking().some() && !notices(stream, sitting_->picking().index());
        const int64_t used = kept ? openlyThought_ + nowMs() - openlyAskedAt_ : thought_ + gone;
        out["limit"] = std::max<int64_t>(0, head_.clock.decision - used);
    }
    return out;
}

json::object Table::overJson() const {
    const match::Outcome& o = sitting_->replay().outcome;
    std::string says = endingText(*sitting_), rule = o.rule;
    if (!endRule_.empty()) rule = endRule_;
    if (endRule_ == "clock") says += ": the other side ran out of time";
    if (endRule_ == "absence") says += ": the other side stayed away";
    if (row_.status == store::MatchStatus::closed && sitting_->trouble().empty()) {
        const json::object outcome = readObject(row_.outcome).value_or(json::object{});
        says = textIn(outcome, "says", "Closed as undecided");
        rule = textIn(outcome, "rule", "closed");
    }
    json::value winners = winnersJson(row_.status == store::MatchStatus::closed ? uint8_t{0} : o.winners, sitting_->seats());
    if (!sitting_->over() && row_.status == store::MatchStatus::ended) {
        // It was played by other rules than this program's: the end is known, the way there only up to here.
        const json::object outcome = readObject(row_.outcome).value_or(json::object{});
        if (outcome.contains("winners")) winners = outcome.at("winners");
        rule = textIn(outcome, "rule");
        says = "The rules or cards changed since: the match can be watched up to here";
    }
    return {{"winners", std::move(winners)}, {"rule", rule}, {"says", says}, {"key", match::keyText(head_.key)}};
}

json::object Table::summaryOf(const store::Match& row, const Head& head, const std::string& person) {
    const bool over = row.status == store::MatchStatus::ended || row.status == store::MatchStatus::closed;
    json::array seats, yours;
    for (size_t i = 0; i < head.seats.size(); ++i) {
        const Seating& s = head.seats[i];
        const bool mine = !person.empty() && s.person == person;
        if (mine) yours.push_back(i);
        json::object seat{{"name", s.name}, {"role", s.role}, {"deck", mine || over ? s.deck.name : ""}};
        if (!s.computer.empty()) seat["computer"] = s.computer;
        seats.push_back(std::move(seat));
    }
    json::object out{{"id", row.id},
                     {"game", head.game},
                     {"format", head.format},
                     {"seats", std::move(seats)},
                     {"status", statusName(row.status)},
                     {"yours", std::move(yours)},
                     {"yourMove", false},
                     {"entries", 0},
                     {"created", row.created},
                     {"touched", row.touched}};
    if (row.status == store::MatchStatus::waiting) {
        out["public"] = head.open;
        // Who sits there hands the invitation on, whenever they come back to it.
        if (!out["yours"].as_array().empty()) out["invite"] = head.invite;
    }
    if (!over) return out;
    if (const auto outcome = readObject(row.outcome)) {
        out["outcome"] = *outcome;
        out["entries"] = numberIn(*outcome, "entries", 0);
    }
    return out;
}

json::object Table::summary(const std::string& person) const {
    std::lock_guard lock(mutex_);
    json::object out = summaryOf(row_, head_, person);
    const std::vector<int> yours = seatsOf(person);
    out["entries"] = momentNumber(streamKind(person), moment_);
    if (const Seat picker = sitting_ ? sitting_->picking() : Seat{};
        picker.some() && std::find(yours.begin(), yours.end(), picker.index()) == yours.end())
        out["touched"] = std::max(givenAt_, chat_.empty() ? 0 : chat_.back().at);
    if (sitting_ && !sitting_->over() && row_.status == store::MatchStatus::open)
        out["yourMove"] = std::find(yours.begin(), yours.end(), sitting_->decision().seat.index()) != yours.end();
    return out;
}

// ---- sending

void Table::publish(bool full) {
    // Of a secret pick not even the message may arrive.
    const bool openly = told_ > 0 || quiet_ == 0;
    const int picker = sitting_->decision().seat.index();
    told_ = quiet_ = 0;
    for (Stream& s : streams_) {
        if (openly || notices(s, picker)) {
            if (!s.watchers.empty()) tell(s, stateJson(s, full));
        } else {
            s.steps = std::min(s.steps, sitting_->replay().steps.size());  // a pick that was taken back comes again
        }
    }
}

void Table::tell(const Stream& stream, const json::object& message) {
    if (!stream.watchers.empty()) deliver(stream.watchers, json::serialize(message));
}

void Table::tell(const std::shared_ptr<Watcher>& watcher, const json::object& message) {
    deliver({watcher}, json::serialize(message));
}

void Table::tellAll(const json::object& message) {
    std::vector<std::shared_ptr<Watcher>> all;
    for (const Stream& s : streams_) all.insert(all.end(), s.watchers.begin(), s.watchers.end());
    if (!all.empty()) deliver(std::move(all), json::serialize(message));
}

// Who is at the table changes what each of them is told of it.
void Table::tellPresence() {
    for (const Stream& s : streams_)
        if (!s.watchers.empty()) tell(s, tableJson(s.seat == kStrangers ? "" : s.watchers.front()->person));
}

void Table::deliver(std::vector<std::shared_ptr<Watcher>> to, std::string text) {
    outbox_.push_back({submitted_, std::move(to), std::make_shared<const std::string>(std::move(text))});
    flush();
}

void Table::flush() {
    while (!outbox_.empty() && outbox_.front().needs <= durable_) {
        for (const auto& w : outbox_.front().to) w->send(outbox_.front().text);
        outbox_.pop_front();
    }
}

}  // namespace cantina::server
