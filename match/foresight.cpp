#include "match/foresight.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace cantina::match {
namespace {

constexpr int kMostPasses = 12;  // of others, and decisions without a choice, on the way to the next real question
constexpr size_t kMostTold = 1;  // events on a button
constexpr int kCourses = 4;      // states that are tried: what is the same in all of them is taken for certain

std::string player(Seat seat) { return "p" + std::to_string(seat.index() + 1); }

std::string markOf(const std::vector<Mark>& marks, std::string_view name) {
    for (const Mark& m : marks)
        if (m.name == name) return m.value;
    return "";
}

bool isNumber(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// What happens until the next real question, if nobody answers.
struct Course {
    bool known = false;  // it could be followed to a question or to the end
    bool over = false;
    std::vector<std::string> told;  // in the phase in which it began
    std::vector<Seat> asked;        // others who could answer on the way
    std::vector<Mark> marks;        // of the table, afterwards
    Seat next = kNobody;            // whose question comes then
    std::string question;
    std::string ifPassedToo;  // the phase after the next one passed as well, where that is a question of the turn
};

class Hearing final : public EventSink {
public:
    Hearing(const Game& game, Seat viewer, std::string phase, const std::vector<uint16_t>& known)
        : game_(game), viewer_(viewer), phase_(std::move(phase)), known_(known) {}
    void happened(const void* state, const Event& event, const RuleId& /*rule*/) override {
        // A card that nobody has seen is made up: what happens with it, and from there on, is no more than a guess.
        for (const PieceRef& r : {event.subject, event.object, event.source})
            guessed = guessed || (r.some() && !std::binary_search(known_.begin(), known_.end(), r.piece.n));
        if (told.size() > kMostTold || left_ || guessed) return;
        const auto* bytes = static_cast<const std::byte*>(state);
        std::string text = game_.tell(bytes, event, viewer_);
        if (text.empty()) return;
        left_ = markOf(game_.view(bytes, viewer_).marks, "phase") != phase_;
        std::replace(text.begin(), text.end(), '_', ' ');
        if (!left_) told.push_back(std::move(text));
    }
    std::vector<std::string> told;
    bool guessed = false;

private:
    const Game& game_;
    Seat viewer_;
    std::string phase_;
    const std::vector<uint16_t>& known_;  // pieces that the viewer can name, sorted
    bool left_ = false;
};

class Trial {
public:
    Trial(const Game& game, const std::byte* masked, Seat viewer)
        : game_(game), viewer_(viewer), view_(game.view(masked, viewer)), masked_(masked) {
        for (const ZoneView& z : view_.zones)
            for (const PieceView& p : z.pieces)
                if (!p.card.empty()) known_.push_back(p.piece.n);
        std::sort(known_.begin(), known_.end());
    }

    Course follow(const Option& option, uint8_t sample) {
        state_.assign(masked_, masked_ + game_.stateSize());
        game_.resample(state_.data(), viewer_, Chance::keyFrom(sample));
        Course out;
        if (!read() || !offers(option)) return out;
        Hearing hearing(game_, viewer_, markOf(view_.marks, "phase"), known_);
        game_.apply(state_.data(), option, &hearing);
        out.known = goOn(out, &hearing) && !hearing.guessed;
        out.told = std::move(hearing.told);
        if (!out.known || out.over) return out;
        out.marks = game_.view(state_.data(), viewer_).marks;
        out.next = decision_.seat;
        out.question = game_.question(state_.data());
        out.ifPassedToo = passedToo();
        return out;
    }
    const std::vector<Mark>& before() const { return view_.marks; }
    const TableView& view() const { return view_; }

private:
    // False: nobody can be asked.
    bool read() {
        decision_ = game_.decision(state_.data());
        if (decision_.over || decision_.fault) return false;
        options_.resize(kMaxOptions);
        const int n = game_.legal(state_.data(), options_.data(), kMaxOptions);
        options_.resize(static_cast<size_t>(std::clamp(n, 0, kMaxOptions)));
        return n > 0 && n <= kMaxOptions;
    }
    bool offers(const Option& o) const { return std::find(options_.begin(), options_.end(), o) != options_.end(); }
    std::optional<Option> pass() const {
        for (const Option& o : options_)
            if (o.kind == OptionKind::pass) return o;
        return std::nullopt;
    }
    bool goOn(Course& out, EventSink* sink) {
        for (int i = 0; i < kMostPasses; ++i) {
            if (!read()) {
                out.over = decision_.over && !decision_.fault;
                return out.over;
            }
            if (options_.size() == 1) {
                game_.apply(state_.data(), Option(options_.front()), sink);
                continue;
            }
            const std::optional<Option> passing = pass();
            if (decision_.seat == viewer_ || !passing || game_.isTopLevel(state_.data())) return true;
            if (std::find(out.asked.begin(), out.asked.end(), decision_.seat) == out.asked.end())
                out.asked.push_back(decision_.seat);
            game_.apply(state_.data(), *passing, sink);
        }
        return false;
    }
    // Opportunities of a turn alternate: what if the next one does not take theirs either?
    std::string passedToo() {
        const std::optional<Option> passing = pass();
        if (decision_.seat == viewer_ || !passing || !game_.isTopLevel(state_.data())) return "";
        game_.apply(state_.data(), *passing);
        Course rest;
        if (!goOn(rest, nullptr) || rest.over) return "";
        return markOf(game_.view(state_.data(), viewer_).marks, "phase");
    }

    const Game& game_;
    Seat viewer_;
    TableView view_;
    std::vector<uint16_t> known_;
    const std::byte* masked_;
    std::vector<std::byte> state_;
    Decision decision_;
    std::vector<Option> options_;
};

std::string phaseText(const std::string& phase) {
    const bool named = phase.find("turn") != std::string::npos || phase.find("set-up") != std::string::npos;
    return named ? phase : phase + " phase";
}
std::string phaseEnds(const std::string& phase) { return "the " + phaseText(phase) + " ends"; }

// A part of the turn that has a mark of its own: a battle and its segment, an engagement. Numbers only count, dice and lists
// are no parts.
bool isPart(const Mark& m) {
    constexpr std::string_view kOthers[] = {"turn", "phase", "dice", "order of the queue", "dial"};
    return !m.value.empty() && !isNumber(m.value) &&
           std::find(std::begin(kOthers), std::end(kOthers), m.name) == std::end(kOthers);
}
std::string partEnds(const std::vector<Mark>& before, const std::vector<Mark>& after) {
    for (const Mark& m : before) {
        const std::string now = markOf(after, m.name);
        if (!isPart(m) || now == m.value || isNumber(now)) continue;
        return now.empty() ? "the " + m.name + " ends" : m.name + " goes on: " + now;
    }
    return "";
}

bool holdsHidden(const TableView& view, Seat seat) {
    for (const ZoneView& z : view.zones)
        for (const PieceView& p : z.pieces)
            if (z.name == "hand" && z.seat == seat && p.title.empty()) return true;
    return false;
}

std::vector<std::string> common(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    std::vector<std::string> out;
    for (size_t i = 0; i < std::min(a.size(), b.size()) && a[i] == b[i]; ++i) out.push_back(a[i]);
    return out;
}

std::string lowered(std::string text) {
    const bool word = text.size() > 1 && text[1] >= 'a' && text[1] <= 'z';
    if (word && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string nextText(const Course& c, Seat viewer, const std::string& phase) {
    if (c.next == viewer) return c.question.empty() ? "" : "then " + lowered(c.question);
    std::string out = player(c.next) + " is next";
    if (!c.ifPassedToo.empty() && c.ifPassedToo != phase) out += "; another pass ends the " + phaseText(phase);
    return out;
}

// Chance or hidden cards decide: what it is a part of goes on.
std::string goesOn(const std::vector<Mark>& marks) {
    for (const Mark& m : marks)
        if (isPart(m)) return "the " + m.name + " goes on";
    const std::string phase = markOf(marks, "phase");
    return phase.empty() ? "" : "the " + phaseText(phase) + " goes on";
}

}  // namespace

std::string resultOf(const Game& game, const std::byte* masked, Seat viewer, const Option& option) {
    Trial trial(game, masked, viewer);
    Course course = trial.follow(option, 1);
    for (int i = 1; i < kCourses && course.known; ++i) {
        const Course other = trial.follow(option, static_cast<uint8_t>(i + 1));
        course.known = other.known && other.over == course.over && other.next == course.next;
        course.told = common(course.told, other.told);
        if (markOf(other.marks, "phase") != markOf(course.marks, "phase") || other.question != course.question)
            course.question.clear();
        if (other.ifPassedToo != course.ifPassedToo) course.ifPassedToo.clear();
        if (other.asked.size() > course.asked.size()) course.asked = other.asked;
    }
    // Everybody who could act in a window is asked there, and a card that lets one do so need not be in any of these hands.
    if (course.known && markOf(course.marks, "phase") != markOf(trial.before(), "phase") &&
        game.decision(masked).procedure == "window")
        for (int i = 0; i < game.seats(masked); ++i)
            if (const Seat s = seatAt(i);
                !(s == viewer) && std::ranges::find(course.asked, s) == course.asked.end() && holdsHidden(trial.view(), s))
                course.asked.push_back(s);
    std::string out;
    const auto add = [&out](const std::string& text) { out += (out.empty() || text.empty() ? "" : "; ") + text; };
    for (size_t i = 0; i < std::min(course.told.size(), kMostTold); ++i) add(course.told[i]);
    if (course.known && course.over) add("the game ends");
    if (course.known && !course.over) {
        const std::string phase = markOf(trial.before(), "phase");
        if (markOf(course.marks, "phase") != phase)
            add(phaseEnds(phase));
        else if (const std::string part = partEnds(trial.before(), course.marks); !part.empty())
            add(part);
        else if (out.empty())
            add(nextText(course, viewer, phase));
    }
    if (out.empty()) return goesOn(trial.before());
    if (course.asked.empty()) return out;
    std::string others;
    for (Seat s : course.asked) others += (others.empty() ? "" : " or ") + player(s);
    return "unless " + others + " answers: " + out;
}

}  // namespace cantina::match
