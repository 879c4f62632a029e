#include "scenario/guide.h"

#include <algorithm>

namespace cantina::scenario {
namespace {

bool isFor(Seat seat, const Tree& step) {
    const auto whose = seatAndVerb(step);
    return whose && whose->first == seat;
}

std::vector<Option> optionsOf(const Game& game, const std::byte* state) {
    std::vector<Option> out(kMaxOptions);
    out.resize(static_cast<size_t>(std::clamp(game.legal(state, out.data(), kMaxOptions), 0, kMaxOptions)));
    return out;
}

// From the beginning of a chapter to its end, as expected.
std::optional<Problem> walk(const Game& game, const Lesson& lesson, size_t chapter, std::byte* state) {
    constexpr int kMost = 2'000;
    Guide guide(game, lesson, chapter);
    std::vector<std::byte> before(game.stateSize());
    for (int i = 0; i < kMost && !guide.done(); ++i) {
        const std::vector<Option> options = optionsOf(game, state);
        const Seat seat = game.decision(state).seat;
        const std::optional<Option> next = guide.next({game, state, options});
        if (options.empty() || (!next && options.size() > 1))
            return Problem{lesson.file + ":" + std::to_string(guide.part()->line), "the path of the lesson cannot be played",
                           ""};
        before.assign(state, state + game.stateSize());
        const Option taken = next ? *next : options.front();
        game.apply(state, taken);
        guide.took(before.data(), seat, taken, state);
    }
    if (!guide.done()) return Problem{lesson.file, "a chapter makes no end", ""};
    // What nobody is asked about belongs to the chapter that led there.
    for (int i = 0; i < kMost; ++i) {
        const std::vector<Option> options = optionsOf(game, state);
        if (options.size() != 1) break;
        game.apply(state, options.front());
    }
    return std::nullopt;
}

}  // namespace

Guide::Guide(const Game& game, const Lesson& lesson, size_t chapter) : game_(game), lesson_(lesson), chapter_(chapter) {
    skipChecks();
}

void Guide::skipChecks() {
    path_ = 0;
    while (!done() && part()->kind == Part::Kind::check) ++at_;
}

size_t Guide::countTo(size_t end) const {
    return static_cast<size_t>(std::count_if(parts().begin(), parts().begin() + static_cast<std::ptrdiff_t>(end),
                                             [](const Part& p) { return !p.pages.empty(); }));
}

void Guide::took(const std::byte* before, Seat seat, const Option& option, const std::byte* after) {
    if (done()) return;
    const Part& p = *part();
    const OptionWords words = game_.words(before, option);
    auto isIt = [&](const Tree& step) { return isFor(seat, step) && namesOption(words, step); };
    bool over = false;
    if (p.kind == Part::Kind::task) over = std::any_of(p.any.begin(), p.any.end(), isIt);
    if (p.kind == Part::Kind::reply) over = isIt(p.step);
    if (p.kind == Part::Kind::goal) {
        if (path_ < p.path.size() && isIt(p.path[path_])) ++path_;
        over = std::all_of(p.goal.begin(), p.goal.end(), [&](const Tree& g) { return unmet(game_, after, g).empty(); });
    }
    if (!over) return;
    ++at_;
    skipChecks();
}

std::optional<Option> Guide::next(const Asked& asked) const {
    if (done()) return std::nullopt;
    const Part& p = *part();
    std::vector<Tree> steps = p.any;
    if (p.kind == Part::Kind::reply) steps = {p.step};
    if (p.kind == Part::Kind::goal && path_ < p.path.size()) steps = {p.path[path_]};
    for (const Tree& step : steps)
        if (isFor(game_.decision(asked.state).seat, step))
            if (const auto o = optionOf(asked, step)) return o;
    return std::nullopt;
}

std::optional<Option> Guide::reply(const Asked& asked) const {
    if (done() || part()->kind != Part::Kind::reply) return std::nullopt;
    return next(asked);
}

std::vector<size_t> Guide::wanted(const Asked& asked) const {
    std::vector<size_t> out;
    if (done() || part()->kind != Part::Kind::task) return out;
    for (size_t i = 0; i < asked.options.size(); ++i) {
        const OptionWords words = game_.words(asked.state, asked.options[i]);
        const std::vector<Tree>& any = part()->any;
        if (std::any_of(any.begin(), any.end(), [&](const Tree& step) { return namesOption(words, step); }))
            out.push_back(i);
    }
    return out;
}

Why Guide::judge(const Asked& asked, Seat seat, const Option& option) const {
    if (isFree() || seat != lesson_.learner) return {true, "", ""};
    // A question that the chapter says nothing about is the learner's own.
    const std::vector<size_t> good = wanted(asked);
    if (good.empty()) return {true, "", ""};
    for (size_t i : good)
        if (asked.options[i] == option) return {true, "", ""};
    const std::string verb = asWord(game_.words(asked.state, option).verb);
    std::string says = "That is allowed, but this step of the lesson is about something else";
    for (const std::string& key : {std::string("any"), verb})
        for (const auto& [about, why] : part()->wrong)
            if (about == key) says = why;
    const std::vector<Page>& pages = part()->pages;
    return {false, pages.empty() || pages.back().rules.empty() ? "" : pages.back().rules.front(), says};
}

std::optional<Problem> beginChapter(const Game& game, const Lesson& lesson, size_t chapter, const ChanceKey& key,
                                    std::byte* state) {
    if (chapter >= lesson.chapters.size())
        return Problem{"chapter", "the lesson has " + std::to_string(lesson.chapters.size()) + " chapters, counted from 1",
                       ""};
    size_t first = chapter;
    while (first > 0 && !lesson.chapters[first].given.isTable()) --first;
    if (auto problem = game.place(lesson.chapters[first].given, key, state)) return problem;
    for (size_t i = first; i < chapter; ++i)
        if (auto problem = walk(game, lesson, i, state)) return problem;
    return std::nullopt;
}

}  // namespace cantina::scenario
