#include "match/analysis.h"

#include <algorithm>

#include "ai/search.h"

namespace cantina::match {
namespace {

constexpr double kNothing = 0.02;  // below this it is noise of the search

// Somebody was asked.
bool isAsked(const Step& s) { return s.kind == Step::Kind::decision && !s.forced; }

Moment judged(const Game& game, const Replay& replay, size_t at, const std::byte* before, uint32_t iterations) {
    const Step& step = replay.steps[at];
    Moment m{.step = at, .seat = step.seat, .did = {}, .better = {}};
    std::vector<Option> options(kMaxOptions);
    const int n = game.legal(before, options.data(), kMaxOptions);
    options.resize(static_cast<size_t>(std::clamp(n, 0, kMaxOptions)));
    const auto taken = std::find(options.begin(), options.end(), step.option);
    if (taken == options.end()) return m;
    State masked(game.stateSize());
    game.mask(before, step.seat, masked.data());
    ai::Search search(at);
    const ai::Thought t = search.think(game, masked.data(), step.seat, options, iterations, ai::tuningOf(game.name()));
    const auto told = [&](double expected) { return ai::chanceToTell(game, masked.data(), step.seat, expected); };
    const ai::SearchMove &best = t.moves[static_cast<size_t>(t.best)],
                         &did = t.moves[static_cast<size_t>(taken - options.begin())];
    m.chance = told(best.value);
    m.lost = did.option == best.option ? 0 : std::max(0.0, m.chance - told(did.value));
    m.did = game.words(masked.data(), did.option).label();
    if (m.lost > kNothing) m.better = game.words(masked.data(), best.option).label();
    return m;
}

}  // namespace

std::optional<Problem> analyse(const Game& game, const Replay& replay, const AnalysisWish& wish, Analysis& analysis) {
    const auto asked = static_cast<size_t>(std::ranges::count_if(replay.steps, isAsked));
    const auto parts = [](size_t n, size_t of) { return n / of + (n % of > 0 ? 1 : 0); };
    analysis.every = std::max<size_t>(1, parts(asked, std::max<size_t>(1, wish.most)));
    analysis.all = parts(asked, analysis.every);
    // A match that cannot be played again is refused before anything is thought about.
    if (analysis.moments.empty())
        if (const Applied whole = applyReplay(game, replay, replay.steps.size()); !whole.ok)
            return Problem{"replay", whole.why, ""};
    size_t next = 0;
    bool stopped = analysis.complete();
    const Applied applied = applyReplay(game, replay, replay.steps.size(), [&](size_t i, const std::byte* before) {
        if (!isAsked(replay.steps[i])) return;
        const size_t at = next++;
        if (stopped || at % analysis.every != 0 || at / analysis.every < analysis.moments.size()) return;
        analysis.moments.push_back(judged(game, replay, i, before, wish.iterations));
        if (wish.progress) wish.progress(i);
        stopped = wish.stop && wish.stop();
    });
    if (!applied.ok) return Problem{"replay", applied.why, ""};
    return std::nullopt;
}

std::vector<size_t> costliest(const std::vector<Moment>& moments, size_t most) {
    std::vector<size_t> out;
    for (size_t i = 0; i < moments.size(); ++i)
        if (moments[i].lost > kNothing) out.push_back(i);
    std::stable_sort(out.begin(), out.end(), [&](size_t a, size_t b) { return moments[a].lost > moments[b].lost; });
    if (out.size() > most) out.resize(most);
    return out;
}

}  // namespace cantina::match
