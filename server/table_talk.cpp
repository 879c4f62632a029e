// What a table hears from its viewers. A message is refused with a reason or does exactly what it says.
#include <algorithm>

#include "kernel/window.h"
#include "server/report.h"
#include "server/secrets.h"
#include "server/table.h"

namespace cantina::server {
namespace {

constexpr size_t kMostChatLetters = 500, kMostReport = 2000, kMostKey = 120, kMostMoves = 64;

}  // namespace

struct Table::Hearing {
    std::string_view name;
    bool seated;  // only for who has a seat
    bool begun;   // only when the match has begun
    void (Table::*hear)(const Saying&);
};

const std::vector<Table::Hearing>& Table::hearings() {
    static const std::vector<Hearing> kHearings = {
        {"choose", true, true, &Table::hearChoose},     {"request", true, true, &Table::hearRequest},
        {"why", true, true, &Table::hearWhy},           {"hint", true, true, &Table::hearHint},
        {"undo", true, true, &Table::hearUndo},         {"undoAnswer", true, true, &Table::hearUndoAnswer},
        {"chat", true, false, &Table::hearChat},        {"mute", false, false, &Table::hearMute},
        {"autopass", true, true, &Table::hearAutopass}, {"report", true, true, &Table::hearReport},
        {"rematch", true, true, &Table::hearRematch},   {"claim", true, true, &Table::hearClaim},
        {"ping", false, false, &Table::hearPing},
    };
    return kHearings;
}

void Table::hear(const std::shared_ptr<Watcher>& watcher, std::string_view message) {
    const std::optional<json::object> body = readObject(message);
    std::lock_guard lock(mutex_);
    if (broken_) return;
    const Saying s{watcher, body ? *body : json::object{}, body ? numberIn(*body, "n", -1) : -1};
    if (!body) return refuse(s, "", {false, "", "this is not a message: one JSON object is expected"});
    if (!sitting_ && row_.status == store::MatchStatus::closed)
        return refuse(s, textIn(*body, "t").substr(0, 40), {false, "", "the invitation was withdrawn"});
    const std::string name = textIn(*body, "t");
    for (const Hearing& h : hearings()) {
        if (h.name != name) continue;
        if (h.seated && seatsOf(watcher->person).empty())
            return refuse(s, name, {false, "", "you are watching: only players can do this"});
        if (h.begun && !sitting_) return refuse(s, name, {false, "", "the match has not begun: a player is missing"});
        return (this->*h.hear)(s);
    }
    refuse(s, name.substr(0, 40), {false, "", "there is no message of this name"}, "docs/protocol.md lists the messages");
}

void Table::refuse(const Saying& s, const std::string& re, const Why& why, const std::string& hint) {
    ++services_.metrics.refused;
    // The rules may say what would help on a line of its own (language/remedies.h).
    const size_t end = why.says.find('\n');
    json::object out{{"t", "no"},
                     {"re", re},
                     {"says", why.says.substr(0, end)},
                     {"n", momentNumber(streamKind(s.from->person), moment_)}};
    if (!hint.empty())
        out["hint"] = hint;
    else if (end != std::string::npos)
        out["hint"] = why.says.substr(end + 1);
    if (!why.rule.empty()) out["rule"] = why.rule;
    tell(s.from, out);
}

// The seat that this person acts for: the one that is asked, if it is theirs.
Seat Table::actor(const Saying& s) const {
    const std::vector<int> seats = seatsOf(s.from->person);
    const int asked = sitting_->decision().seat.index();
    return seatAt(std::find(seats.begin(), seats.end(), asked) != seats.end() ? asked : seats.front());
}

bool Table::current(const Saying& s, const std::string& re) {
    if (row_.status != store::MatchStatus::open || sitting_->over())
        return refuse(s, re, {false, "", "the game is over"}), false;
    if (s.n == static_cast<int64_t>(momentNumber(streamKind(s.from->person), moment_))) return true;
    refuse(s, re, {false, "", "the table has changed since: nothing was done"}, "look at the new question");
    return false;
}

void Table::hearChoose(const Saying& s) {
    if (!current(s, "choose")) return;
    const Seat seat = actor(s);
    if (sitting_->decision().seat != seat)
        return refuse(s, "choose", {false, std::string(sitting_->decision().rule), "it is not your decision"});
    if (const json::value* several = s.body.if_contains("is"); several != nullptr && several->is_array())
        return hearSeveral(s, seat, several->as_array());
    const std::vector<Option>& options = sitting_->options();
    const int64_t i = numberIn(s.body, "i", -1);
    if (i < 0 || i >= static_cast<int64_t>(options.size()))
        return refuse(s, "choose", {false, std::string(sitting_->decision().rule), "there is no such option"});
    Given g;
    g.seat = seat;
    g.option = options[static_cast<size_t>(i)];
    if (const Why why = judge(seat, g.option); !why.legal) return refuse(s, "choose", why);
    if (const Why why = give(g); !why.legal) return refuse(s, "choose", why);
    ++services_.metrics.decisions;
    publish(false);
    follow();
}

// Of a set one path is offered, in the order of the pieces: they are taken in that order, however they were named.
void Table::hearSeveral(const Saying& s, Seat seat, const json::array& indices) {
    std::vector<Option> picks;
    for (const json::value& v : indices) {
        const int64_t i = v.is_int64() ? v.as_int64() : -1;
        if (i < 0 || i >= static_cast<int64_t>(sitting_->options().size()) || picks.size() >= kMostMoves)
            return refuse(s, "choose", {false, std::string(sitting_->decision().rule), "there is no such option"});
        picks.push_back(sitting_->options()[static_cast<size_t>(i)]);
    }
    std::stable_sort(picks.begin(), picks.end(), [](const Option& a, const Option& b) { return a.piece.n < b.piece.n; });
    int taken = 0;
    Why why{false, std::string(sitting_->decision().rule), "the rest of these cannot be chosen"};
    for (const Option& pick : picks) {
        const std::vector<Option>& now = sitting_->options();
        if (sitting_->decision().seat != seat || std::find(now.begin(), now.end(), pick) == now.end()) break;
        if (const Why taught = judge(seat, pick); !taught.legal) {
            why = taught;
            break;
        }
        Given g;
        g.seat = seat;
        g.option = pick;
        if (!give(g).legal) break;
        ++services_.metrics.decisions;
        ++taken;
    }
    if (taken < static_cast<int>(picks.size()) || picks.empty()) refuse(s, "choose", why);
    if (taken == 0) return;
    publish(false);
    follow();
}

void Table::hearRequest(const Saying& s) {
    if (!current(s, "request")) return;
    const Seat seat = actor(s);
    const std::vector<Option> options = standingOptions(*sitting_, seat);
    const int64_t i = numberIn(s.body, "i", -1);
    if (i < 0 || i >= static_cast<int64_t>(options.size()))
        return refuse(s, "request", {false, "", "there is no such request"});
    // Conceding is always possible.
    if (requests_ >= services_.limits.requestsPerMatch && options[static_cast<size_t>(i)].verb != kVerbConcede)
        return refuse(s, "request", {false, "", "this match has had its " + std::to_string(requests_) + " requests"});
    Given g;
    g.kind = EntryKind::request;
    g.seat = seat;
    g.option = options[static_cast<size_t>(i)];
    if (const Why why = give(g); !why.legal) return refuse(s, "request", why);
    // A computer says at once what it thinks of a draw.
    for (size_t k = 0; k < head_.seats.size(); ++k) {
        if (head_.seats[k].computer.empty()) continue;
        Given answer;
        answer.kind = EntryKind::request;
        answer.seat = seatAt(static_cast<int>(k));
        const auto said = sitting_->answerToDraw(answer.seat);
        if (said) answer.option = *said;
        if (said && !give(answer).legal) break;
    }
    publish(false);
    follow();
}

void Table::hearWhy(const Saying& s) {
    const int64_t piece = numberIn(s.body, "piece", 0);
    const Seat seat = actor(s);
    const match::State masked = sitting_->masked(seat);
    json::array answers;
    // Without a piece: of everything one could think of, which a stack panel sums up.
    if (piece >= 0 && piece < 65536) answers = whyJson(momentFor(seat, masked), Piece{static_cast<uint16_t>(piece)});
    tell(s.from, {{"t", "why"}, {"id", numberIn(s.body, "id", 0)}, {"piece", piece}, {"answers", std::move(answers)}});
}

// ---- undo

void Table::takeBack(Seat seat, bool consent) {
    Given g;
    g.kind = EntryKind::undo;
    g.seat = seat;
    g.consent = consent;
    if (!give(g).legal) return;
    publish(true);
    follow();
}

void Table::hearUndo(const Saying& s) {
    if (!current(s, "undo")) return;
    const Seat seat = undoer(streamOf(s.from->person));
    const match::UndoOffer offer = sitting_->undoOffer(seat);
    if (!offer.possible) return refuse(s, "undo", {false, "", offer.why});
    if (undos_ >= services_.limits.undosPerMatch)
        return refuse(s, "undo", {false, "", "this match has had its " + std::to_string(undos_) + " undos"},
                      "what is decided now stays decided");
    const std::string& person = head_.seats[static_cast<size_t>(seat.index())].person;
    if (offer.free || !personsBeside(person)) return takeBack(seat, !offer.free);
    undoBy_ = seat.index();
    undoAgreed_.clear();
    tellAll({{"t", "notice"},
             {"kind", "undo"},
             {"seat", undoBy_},
             {"says", sitting_->name(seat) + " asks to take the last decision back: " + offer.why}});
    publish(false);
}

void Table::hearUndoAnswer(const Saying& s) {
    if (undoBy_ < 0) return refuse(s, "undoAnswer", {false, "", "nobody asks to take a decision back now"});
    const std::vector<int> seats = seatsOf(s.from->person);
    if (std::find(seats.begin(), seats.end(), undoBy_) != seats.end())
        return refuse(s, "undoAnswer", {false, "", "the others must agree, not you"});
    if (!flagIn(s.body, "yes")) {
        tellAll({{"t", "notice"},
                 {"kind", "undoRefused"},
                 {"seat", seats.front()},
                 {"says", sitting_->name(seatAt(seats.front())) + " does not agree: the match goes on as it is"}});
        undoBy_ = -1;
        return publish(false);
    }
    undoAgreed_.insert(seats.begin(), seats.end());
    for (size_t i = 0; i < head_.seats.size(); ++i)
        if (head_.seats[i].computer.empty() && static_cast<int>(i) != undoBy_ && !undoAgreed_.contains(static_cast<int>(i)))
            return;
    takeBack(seatAt(undoBy_), true);
}

// ---- talking

void Table::hearChat(const Saying& s) {
    const std::string text = tidyText(textIn(s.body, "text"), kMostChatLetters);
    if (text.empty()) return refuse(s, "chat", {false, "", "there is nothing to say in it"});
    const int64_t now = nowMs();
    std::deque<int64_t>& times = said_[s.from->person];
    while (!times.empty() && times.front() < now - services_.limits.chatSeconds * 1000) times.pop_front();
    if (static_cast<int>(times.size()) >= services_.limits.chatLines)
        return refuse(s, "chat", {false, "", "too many lines at once"}, "wait a few seconds");
    if (static_cast<int>(chat_.size()) >= services_.limits.chatPerMatch)
        return refuse(s, "chat", {false, "", "this table has had its " + std::to_string(chat_.size()) + " lines of chat"});
    times.push_back(now);
    const int seat = seatsOf(s.from->person).front();
    ChatLine line{seat, text, now};
    commit(EntryKind::chat, writeChat(line));
    std::vector<std::shared_ptr<Watcher>> to;
    for (const Stream& stream : streams_)
        for (const auto& w : stream.watchers)
            if (!muted_[w->person].contains(seat)) to.push_back(w);
    deliver(std::move(to), json::serialize(json::object{{"t", "chat"},
                                                        {"seat", seat},
                                                        {"name", head_.seats[static_cast<size_t>(seat)].name},
                                                        {"text", text},
                                                        {"at", now}}));
    chat_.push_back(std::move(line));
}

void Table::hearMute(const Saying& s) {
    const int64_t seat = numberIn(s.body, "seat", -1);
    if (seat < 0 || seat >= static_cast<int64_t>(head_.seats.size()))
        return refuse(s, "mute", {false, "", "there is no such seat"});
    if (s.from->person.empty()) return refuse(s, "mute", {false, "", "begin as a guest first"});
    const Muting muting{s.from->person, static_cast<int>(seat), flagIn(s.body, "on")};
    if (muted_[muting.person].contains(muting.seat) == muting.on) return;
    if (mutes_ >= services_.limits.mutesPerMatch)
        return refuse(s, "mute", {false, "", "this table has had its " + std::to_string(mutes_) + " mutings"});
    hush(muting);
    commit(EntryKind::mute, writeMuting(muting));
}

void Table::hush(const Muting& muting) {
    ++mutes_;
    if (muting.on)
        muted_[muting.person].insert(muting.seat);
    else
        muted_[muting.person].erase(muting.seat);
}

void Table::hearAutopass(const Saying& s) {
    const std::string key = textIn(s.body, "key");
    if (key.empty() || key.size() > kMostKey) return refuse(s, "autopass", {false, "", "there is no such kind of window"});
    services_.setAutopass(s.from->person, head_.game, key, flagIn(s.body, "on"));
    // The others are told nothing, not even that there is nothing new.
    if (Stream& stream = streamOf(s.from->person); !stream.watchers.empty()) tell(stream, stateJson(stream, false));
    // Who is asked now may be another: a computer thinks already, and nobody's pass is due but this person's.
    const std::vector<int> seats = seatsOf(s.from->person);
    const bool isTheirs = std::find(seats.begin(), seats.end(), sitting_->decision().seat.index()) != seats.end();
    if (isTheirs && givesItself()) follow();
}

void Table::hearReport(const Saying& s) {
    const std::string says = tidyText(textIn(s.body, "says"), kMostReport);
    if (!services_.mayReport(s.from->person))
        return refuse(s, "report", {false, "", "too many reports in an hour"}, "they are all kept; please wait");
    store::Report report;
    report.id = randomId();
    report.match = id_;
    report.entries = count_;
    report.person = s.from->person;
    report.says = says;
    report.replay = match::writeReplay(sitting_->replay());
    report.created = nowMs();
    // Writing the scenario tries the position out many times: not here.
    services_.workers.post(
        [self = shared_from_this(), from = s.from, report, replay = sitting_->replay(), names = names_]() mutable {
            report.scenario = scenarioOf(self->game_, replay, names, report.says);
            // Not one of the match's own writes: a report that is lost does not stop the match.
            self->services_.store.submit(
                {store::PutReport{std::move(report)}}, [self, from](const std::optional<Problem>& problem) {
                    std::lock_guard lock(self->mutex_);
                    const char* answer = problem ? "The report could not be stored: please try again."
                                                 : "Thank you: the match up to here is kept with your report.";
                    self->tell(from, {{"t", "notice"}, {"kind", "reported"}, {"says", answer}});
                });
        });
}

// A player who stays away, at a table without a clock: the others need not wait for ever. They take the match, or let it end
// without a winner.
void Table::hearClaim(const Saying& s) {
    if (!current(s, "claim")) return;
    const Seat by = seatAt(seatsOf(s.from->person).front()), asked = sitting_->decision().seat;
    const int64_t at = claimableAt(by);
    if (at == 0) return refuse(s, "claim", {false, "", "nobody else's decision is waited for"});
    if (nowMs() < at)
        return refuse(s, "claim", {false, "", sitting_->name(asked) + " has still time"}, "docs/protocol.md says how long");
    if (textIn(s.body, "as") == "close") {
        close("absence", sitting_->name(asked) + " stayed away: the match is closed as undecided.");
        return publish(true);
    }
    Given g;
    g.kind = EntryKind::absence;
    g.seat = asked;
    if (const Why why = give(g); !why.legal) return refuse(s, "claim", why);
    publish(false);
    follow();
}

void Table::hearRematch(const Saying& s) {
    if (row_.status == store::MatchStatus::open) return refuse(s, "rematch", {false, "", "the match is not over yet"});
    if (again_.contains("")) return refuse(s, "rematch", {false, "", "there is a new table already"});
    again_.insert(s.from->person);
    for (const Seating& seat : head_.seats)
        if (seat.computer.empty() && !again_.contains(seat.person)) {
            tellAll({{"t", "notice"},
                     {"kind", "rematch"},
                     {"seat", seatsOf(s.from->person).front()},
                     {"says", head_.seats[static_cast<size_t>(seatsOf(s.from->person).front())].name + " wants a rematch"}});
            return;
        }
    again_.insert("");
    services_.workers.post([self = shared_from_this()] { self->services_.rematch(self); });
}

void Table::rematchIs(const std::string& table) {
    std::lock_guard lock(mutex_);
    if (table.empty()) again_.clear();
    tellAll({{"t", "notice"},
             {"kind", "rematch"},
             {"says", table.empty() ? "a new table could not be made" : "A new table is ready"},
             {"table", table}});
}

void Table::hearPing(const Saying& s) { s.from->send(std::make_shared<const std::string>(R"({"t":"pong"})")); }

}  // namespace cantina::server
