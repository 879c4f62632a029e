// Thinking at a table: computer players and hints. Both think on a worker, without the table's lock, with what their seat
// sees, for so long and no longer; how far they are is told while people wait.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "match/commitment.h"
#include "match/hint.h"
#include "server/secrets.h"
#include "server/table.h"

namespace cantina::server {
namespace {

using Clock = std::chrono::steady_clock;

// When to say how far a thought is: after a while, now and then, never more exactly than needed.
class Pace {
public:
    Pace(const Limits& limits, std::chrono::milliseconds limit)
        : limit_(limit),
          each_(limits.thoughtToldEach),
          from_(Clock::now()),
          next_(from_ + std::chrono::milliseconds(limits.thoughtTold)) {}
    bool late() const { return past(1); }
    bool past(double share) const { return Clock::now() > from_ + share * limit_; }
    // `made`: the share of the work; the share of the time counts if it is more. None: nothing is to be said now.
    std::optional<double> share(double made) {
        const auto now = Clock::now();
        if (now < next_) return std::nullopt;
        next_ = now + each_;
        const double time = std::chrono::duration<double>(now - from_) / limit_;
        return std::floor(20 * std::clamp(std::max(made, time), 0.0, 1.0)) / 20;
    }

private:
    std::chrono::milliseconds limit_, each_;
    Clock::time_point from_, next_;
};

bool isSet(const std::vector<Option>& options) {
    return std::any_of(options.begin(), options.end(), [](const Option& o) { return o.kind == OptionKind::done; });
}

}  // namespace

// ---- computers

// The seed is a function of the match and the moment: the same match goes the same way after a restart.
void Table::think() {
    std::unique_lock lock(mutex_);
    if (broken_ || sitting_->over() || row_.status != store::MatchStatus::open) return;
    const Seat seat = sitting_->decision().seat;
    const Seating& chair = head_.seats[static_cast<size_t>(seat.index())];
    if (chair.computer.empty()) return;
    if (playTaught()) return;
    const uint32_t moment = moment_;
    const match::State masked = sitting_->masked(seat);
    const std::vector<Option> options = sitting_->options();
    auto player =
        ai::makePlayer(chair.computer, seedFrom(fmt::format("cantina player 1:{}:{}", match::keyText(head_.key), moment)));
    if (player) sitting_->remind(*player, seat);
    lock.unlock();
    Pace pace(services_.limits, std::chrono::milliseconds(services_.limits.thinkingTime));
    if (player) {
        player->hurry([&pace] { return pace.late(); });
        player->watch([&](double made) {
            if (const auto share = pace.share(made)) tellThinking(seat, moment, isSet(options) ? -1 : *share);
        });
    }
    const int i = player ? player->choose(game_, masked.data(), seat, options) : 0;
    lock.lock();
    if (broken_ || moment_ != moment || sitting_->over() || row_.status != store::MatchStatus::open) return;
    const size_t chosen = i >= 0 && i < static_cast<int>(options.size()) ? static_cast<size_t>(i) : 0;
    Given g;
    g.seat = seat;
    g.option = options[chosen];
    ++services_.metrics.computerDecisions;
    if (!give(g).legal) return;
    publish(false);
    follow();
}

// Of a set that is picked card by card only that it is thought about, once: a bar that begins anew would count the picks.
void Table::tellThinking(Seat seat, uint32_t moment, double share) {
    std::lock_guard lock(mutex_);
    if (broken_ || moment_ != moment) return;
    const int64_t openly = momentNumber(kStrangers, moment_);
    if (share < 0 && thinkingTold_ == openly) return;
    thinkingTold_ = openly;
    json::object out{{"t", "thinking"}, {"seat", seat.index()}};
    if (share >= 0) out["share"] = share;
    tellAll(out);
}

// ---- hints

Why Table::mayHint(const Saying& s, Seat seat) const {
    if (personsBeside(s.from->person))
        return {false, "", "a hint would be help from outside: another person plays at this table"};
    if (sitting_->decision().seat != seat || givesItself() || sitting_->options().empty())
        return {false, "", "a hint is for your own decision: wait until you are asked"};
    if (hinting_) return {false, "", "the computer thinks about a hint already"};
    if (hints_ >= services_.limits.hintsPerMatch)
        return {false, "", "this match has had its " + std::to_string(hints_) + " hints"};
    return {true, "", ""};
}

void Table::hearHint(const Saying& s) {
    if (!current(s, "hint")) return;
    const Seat seat = actor(s);
    if (const Why why = mayHint(s, seat); !why.legal) return refuse(s, "hint", why);
    if (const std::string busy = services_.beginHint(s.from->person); !busy.empty())
        return refuse(s, "hint", {false, "", busy}, "try again in a moment");
    ++hints_;
    hinting_ = true;
    // Of what the teacher lets one do, where there is one.
    std::vector<size_t> places;
    if (tutor_ && isTaught()) places = tutor_->wanted();
    if (places.empty())
        for (size_t i = 0; i < sitting_->options().size(); ++i) places.push_back(i);
    Hinting h{seat, moment_, sitting_->masked(seat), {}, std::move(places), s.from};
    for (const size_t i : h.places) h.options.push_back(sitting_->options()[i]);
    services_.workers.post([self = shared_from_this(), h = std::move(h)] { self->thinkHint(h); });
}

// The seed is the moment alone: the match's key must not show in it.
void Table::thinkHint(const Hinting& h) {
    const Limits& limits = services_.limits;
    Pace pace(limits, std::chrono::milliseconds(limits.hintTime));
    match::HintWish wish;
    wish.iterations = limits.hintIterations;
    wish.seed = h.moment;
    // Who has decided meanwhile needs no hint any more.
    wish.stop = [&] { return pace.late() || hintMoment_ != h.moment; };
    wish.enough = [&] { return pace.past(0.5); };
    wish.progress = [&](double made) {
        const auto share = pace.share(made);
        if (!share) return;
        std::lock_guard lock(mutex_);
        if (moment_ == h.moment && !broken_) tell(h.to, {{"t", "thinking"}, {"hint", true}, {"share", *share}});
    };
    const match::Hint hint = match::hintFor(game_, h.masked.data(), h.seat, h.options, wish);
    services_.endHint(h.to->person);
    std::lock_guard lock(mutex_);
    hinting_ = false;
    if (broken_ || moment_ != h.moment) return;
    json::array moves, line;
    const Moment moment = momentFor(h.seat, h.masked);
    const json::array choices = choicesJson(moment, sitting_->options());
    for (const match::HintMove& m : hint.moves) {
        const size_t i = h.places[m.option];
        moves.push_back(json::object{{"i", i}, {"label", choices[i].at("label")}, {"wins", m.wins}, {"share", m.share}});
    }
    for (const ai::SearchStep& step : hint.line)
        line.push_back(json::object{{"seat", step.seat.index()}, {"text", step.words}});
    tell(h.to, {{"t", "hint"},
                {"n", momentNumber(streamKind(h.to->person), moment_)},
                {"moves", std::move(moves)},
                {"line", std::move(line)},
                {"iterations", hint.iterations},
                {"playouts", hint.playouts}});
}

}  // namespace cantina::server
