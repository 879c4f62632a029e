#include "match/analysis.h"

#include <algorithm>

#include "ai/search.h"

namespace cantina::match {
namespace {

constexpr double kNothing = 0.02;  // below this it is noise of the search

struct Asked {
    size_t step;
    State before;
};

// The decisions that somebody was asked for, with the states before them.
std::vector<Asked> askedOf(const Game& game, const Replay& replay, std::string& why) {
    std::vector<Asked> out;
    const Applied applied = applyReplay(game, replay, replay.steps.size(), [&](size_t i, const std::byte* before) {
        const Step& s = replay.steps[i];
        if (s.kind == Step::Kind::decision && !s.forced) out.push_back({i, State(before, before + game.stateSize())});
    });
    if (!applied.ok) why = applied.why;
    return out;
}

Moment judged(const Game& game, const Step& step, const Asked& at, uint32_t iterations) {
    Moment m{.step = at.step, .seat = step.seat, .did = {}, .better = {}};
    std::vector<Option> options(kMaxOptions);
    const int n = game.legal(at.before.data(), options.data(), kMaxOptions);
    options.resize(static_cast<size_t>(std::clamp(n, 0, kMaxOptions)));
    const auto taken = std::find(options.begin(), options.end(), step.option);
    if (taken == options.end()) return m;
    State masked(game.stateSize());
    game.mask(at.before.data(), step.seat, masked.data());
    ai::Search search(at.step);
    const ai::Thought t = search.think(game, masked.data(), step.seat, options, iterations, ai::tuningOf(game.name()));
    const ai::SearchMove &best = t.moves[static_cast<size_t>(t.best)],
                         &did = t.moves[static_cast<size_t>(taken - options.begin())];
    m.chance = best.value;
    m.lost = did.option == best.option ? 0 : std::max(0.0, best.value - did.value);
    m.did = game.words(masked.data(), did.option).label();
    if (m.lost > kNothing) m.better = game.words(masked.data(), best.option).label();
    return m;
}

}  // namespace

std::variant<std::vector<Moment>, Problem> analyse(const Game& game, const Replay& replay, const AnalysisWish& wish) {
    std::string why;
    const std::vector<Asked> asked = askedOf(game, replay, why);
    if (!why.empty()) return Problem{"replay", why, ""};
    const size_t every = std::max<size_t>(1, (asked.size() + wish.most - 1) / std::max<size_t>(1, wish.most));
    std::vector<Moment> out;
    for (size_t i = 0; i < asked.size() && !(wish.stop && wish.stop()); i += every) {
        out.push_back(judged(game, replay.steps[asked[i].step], asked[i], wish.iterations));
        if (wish.progress) wish.progress(asked[i].step);
    }
    return out;
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
