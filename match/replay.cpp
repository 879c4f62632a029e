// Applying replays; files are in replay_file.cpp.
#include "match/replay.h"

#include <algorithm>

#include "scenario/guide.h"

namespace cantina::match {

size_t viewerIndex(const Replay& replay, Seat viewer) { return std::min<size_t>(viewer.n, replay.decks.size()); }

std::vector<UsedCard> usedCards(const Game& game, const std::vector<DeckList>& decks) {
    std::vector<UsedCard> out;
    for (const DeckList& deck : decks)
        for (const DeckEntry& e : deck.entries) out.push_back({e.card, game.cardSignature(e.card)});
    std::sort(out.begin(), out.end(), [](const UsedCard& a, const UsedCard& b) { return a.id < b.id; });
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

std::vector<std::string> changedCards(const Game& game, const Replay& replay) {
    std::vector<std::string> out;
    for (const UsedCard& c : replay.cards)
        if (game.cardSignature(c.id) != c.signature) out.push_back(c.id);
    return out;
}

bool applyStep(const Game& game, const Step& step, std::byte* state, std::string& why) {
    if (step.kind == Step::Kind::rekey) {
        game.rekey(state, step.key);
        return true;
    }
    if (step.kind == Step::Kind::request) {
        Why answer = game.request(state, step.seat, step.option);
        if (!answer.legal) why = answer.says;
        return answer.legal;
    }
    // Not tryApply: its explanation may look at a piece that a file from outside made up.
    Decision d = game.decision(state);
    if (d.over || d.fault) return why = "the game is over", false;
    if (!(d.seat == step.seat)) return why = "another player is asked", false;
    Option options[kMaxOptions];
    int n = std::min(game.legal(state, options, kMaxOptions), kMaxOptions);
    if (std::find(options, options + n, step.option) == options + n) return why = "this is not offered", false;
    game.apply(state, step.option);
    return true;
}

std::optional<Problem> startOf(const Game& game, const Replay& replay, State& state) {
    if (!replay.lesson.some()) return game.create(replay.setup(), state.data());
    const scenario::Lesson* lesson = scenario::shippedLesson(replay.game, replay.lesson.id);
    if (lesson == nullptr) return Problem{"lesson", "there is no lesson '" + replay.lesson.id + "' in this program", ""};
    return scenario::beginChapter(game, *lesson, replay.lesson.chapter, replay.key, state.data());
}

Applied applyReplay(const Game& game, const Replay& replay, size_t most,
                    const std::function<void(size_t step, const std::byte* before)>& seen) {
    Applied out;
    if (game.name() != replay.game) return out.why = "this is a replay of " + replay.game, out;
    if (game.stateVersion() != replay.stateVersion)
        return out.why = "the start: states of this game have another form now", out;
    State state(game.stateSize());
    if (auto problem = startOf(game, replay, state))
        return out.why = "the start: " + problem->where + ": " + problem->message, out;
    if (game.hash(state.data()) != replay.startHash) return out.why = "the start: the state is another one", out;
    State next = state;
    for (size_t i = 0; i < std::min(most, replay.steps.size()); ++i) {
        if (seen) seen(i, state.data());
        std::string why;
        bool taken = applyStep(game, replay.steps[i], next.data(), why);
        if (taken && game.hash(next.data()) != replay.steps[i].hash) why = "the state after it is another one";
        if (!why.empty()) {
            out.why = "decision " + std::to_string(i + 1) + ": " + why;
            out.state = std::move(state);
            return out;
        }
        state = next;
        ++out.agreed;
    }
    out.ok = true;
    out.state = std::move(state);
    return out;
}

}  // namespace cantina::match
