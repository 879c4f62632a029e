#include "ai/player.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>

#include "ai/chance_at.h"
#include "ai/closer.h"
#include "ai/habit.h"
#include "ai/judge.h"
#include "ai/search.h"

namespace cantina::ai {
namespace {

class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(uint64_t seed) { chance_.rekey(Chance::keyFrom(seed)); }
    bool looks() const override { return false; }
    int choose(const Game&, const std::byte*, Seat, const std::vector<Option>& options) override {
        return static_cast<int>(chance_.below(static_cast<uint32_t>(options.size())));
    }
    std::string_view name() const override { return "random"; }

private:
    Chance chance_;
};

// What a name asks for instead of what the game's tuning says: "c=0.5".
using Asked = std::vector<std::pair<std::string, double>>;

// "w3": the weight of the fourth aspect.
std::optional<size_t> weightPlace(std::string_view word) {
    size_t place = 0;
    if (!word.starts_with('w')) return std::nullopt;
    const auto [end, bad] = std::from_chars(word.data() + 1, word.data() + word.size(), place);
    if (bad != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return place;
}

constexpr double kMostIterations = 10'000'000;

// False: there is no such word, or it cannot be that much.
bool ask(Tuning& t, std::string_view word, double v) {
    const auto put = [v](auto& into, double least, double most) {
        if (!(v >= least && v <= most)) return false;  // nor is it one that is no number
        into = static_cast<std::remove_reference_t<decltype(into)>>(v);
        return static_cast<double>(into) == v;
    };
    constexpr double kTiny = 1e-9, kHuge = 1e6;
    if (word == "scale") return put(t.scale, kTiny, kHuge);
    if (word == "c") return put(t.exploration, 0, kHuge);
    if (word == "prior") return put(t.prior, kTiny, kHuge);
    if (word == "follow") return put(t.follow, 0, kHuge);
    if (word == "worlds") return put(t.worlds, 1, kMostIterations);
    if (word == "nodes") return put(t.nodes, 1, kMostIterations);
    if (word == "longest") return put(t.longest, 1, kHuge);
    if (word == "tree") return put(t.treePer, kTiny, kHuge);
    if (word == "closer") return put(t.closer, 1, kHuge);
    if (word == "turns") return put(t.turns, 1, kHuge);
    int weight = 0;
    const std::optional<size_t> place = weightPlace(word);
    if (!place || !put(weight, -kHuge, kHuge)) return false;
    return t.weights.emplace_back(*place, weight), true;
}

Tuning tunedFor(const Game& game, const Asked& asked) {
    Tuning out = tuningOf(game.name());
    for (const auto& [word, v] : asked) (void)ask(out, word, v);
    return out;
}

// One ply of what the search judges by: takes what looks best right afterwards. What it cannot see is filled in by chance, a
// few times over, the same fillings for every option.
class GreedyPlayer final : public Player {
public:
    explicit GreedyPlayer(uint64_t seed, Asked asked = {}) : asked_(std::move(asked)) {
        chance_.rekey(Chance::keyFrom(seed));
    }
    int choose(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) override {
        const std::vector<int> fresh = habit_.fresh(game, masked, seat, options);
        std::vector<double> worth(fresh.size(), 0);
        const size_t size = game.stateSize();
        world_.resize(size);
        const Tuning tuning = tunedFor(game, asked_);
        Judge judge(game, tuning, draw());
        for (int k = 0; k < kWorlds; ++k) {
            std::copy(masked, masked + size, world_.begin());
            game.resample(world_.data(), seat, Chance::keyFrom(draw()));
            for (size_t i = 0; i < fresh.size(); ++i)
                worth[i] += judge.after(world_.data(), options[static_cast<size_t>(fresh[i])]).of(seat);
        }
        // Of equals one by chance: a player that always takes the first may do the same useless thing for ever.
        int best = 0, equals = 0;
        for (size_t i = 0; i < fresh.size(); ++i) {
            if (equals == 0 || worth[i] > worth[static_cast<size_t>(best)]) {
                best = static_cast<int>(i);
                equals = 1;
            } else if (worth[i] == worth[static_cast<size_t>(best)] && chance_.below(static_cast<uint32_t>(++equals)) == 0) {
                best = static_cast<int>(i);
            }
        }
        const int chosen = fresh[static_cast<size_t>(best)];
        habit_.did(game, masked, options[static_cast<size_t>(chosen)]);
        return chosen;
    }
    void recall(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                const Option& chosen) override {
        (void)habit_.fresh(game, masked, seat, options);
        habit_.did(game, masked, chosen);
    }
    std::string_view name() const override { return "greedy"; }

private:
    static constexpr int kWorlds = 3;
    uint64_t draw() { return uint64_t{chance_.below(1U << 31)} << 31 | chance_.below(1U << 31); }

    Asked asked_;
    Chance chance_;
    Habit habit_;
    std::vector<std::byte> world_;
};

// What thinking players have in common. They do not repeat themselves for ever.
class ThinkingPlayer : public Player {
public:
    int choose(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) override {
        const std::vector<int> fresh = habit_.fresh(game, masked, seat, options);
        std::vector<Option> left;
        for (int i : fresh) left.push_back(options[static_cast<size_t>(i)]);
        const int chosen = left.size() == 1 ? 0 : think(game, masked, seat, left).best;
        habit_.did(game, masked, left[static_cast<size_t>(chosen)]);
        return fresh[static_cast<size_t>(chosen)];
    }
    void hurry(const std::function<bool()>& stop) override { stop_ = stop; }
    void recall(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                const Option& chosen) override {
        (void)habit_.fresh(game, masked, seat, options);
        habit_.did(game, masked, chosen);
    }

protected:
    virtual Thought think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) = 0;
    std::function<bool()> stop_;

private:
    Habit habit_;
};

class SearchPlayer final : public ThinkingPlayer {
public:
    SearchPlayer(uint64_t seed, uint32_t iterations, Asked asked = {})
        : search_(seed), iterations_(iterations), asked_(std::move(asked)) {}
    void watch(const std::function<void(double)>& progress) override {
        search_.watch([progress, all = iterations_](uint32_t made) { progress(static_cast<double>(made) / all); });
    }
    std::string_view name() const override { return "search"; }

private:
    Thought think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) override {
        return search_.think(game, masked, seat, options, iterations_, tunedFor(game, asked_), stop_);
    }

    Search search_;
    uint32_t iterations_;
    Asked asked_;
};

// A tree, then playouts of its best moves (ai/closer.h).
class PlayoutPlayer final : public ThinkingPlayer {
public:
    PlayoutPlayer(uint64_t seed, uint32_t playouts, Asked asked = {})
        : closer_(seed), count_(playouts), asked_(std::move(asked)) {}
    void watch(const std::function<void(double)>& progress) override { closer_.watch(progress); }
    std::string_view name() const override { return "playouts"; }

private:
    static constexpr double kWithout = 2;  // times the iterations where a question is no plan and gets no playouts

    Thought think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) override {
        const Tuning tuning = tunedFor(game, asked_);
        const bool plan = isPlan(game, masked, tuning);
        const auto iterations =
            static_cast<uint32_t>(std::clamp(tuning.treePer * count_ * (plan ? 1 : kWithout), 1.0, 2 * kMostIterations));
        const CloserWish wish{.iterations = iterations, .stop = stop_};
        CloserThought out =
            closer_.think(game, masked, seat, options, tuning, wish, [&](uint32_t) { return plan ? count_ : 0; });
        out.tree.best = out.best;
        return std::move(out.tree);
    }

    Closer closer_;
    uint32_t count_;
    Asked asked_;
};

// A level for people: which way of thinking that is differs from game to game.
class LevelPlayer final : public Player {
public:
    LevelPlayer(uint64_t seed, const Level& level) : seed_(seed), level_(level) {}
    int choose(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) override {
        return of(game).choose(game, masked, seat, options);
    }
    void hurry(const std::function<bool()>& stop) override {
        stop_ = stop;
        if (player_ != nullptr) player_->hurry(stop);
    }
    void watch(const std::function<void(double)>& progress) override {
        progress_ = progress;
        if (player_ != nullptr) player_->watch(progress);
    }
    void recall(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                const Option& chosen) override {
        of(game).recall(game, masked, seat, options, chosen);
    }
    std::string_view name() const override { return "search"; }

private:
    Player& of(const Game& game) {
        if (player_ != nullptr) return *player_;
        const Tuning& tuning = tuningOf(game.name());
        if (level_.name == levels().back().name && tuning.playouts > 0)
            player_ = std::make_unique<PlayoutPlayer>(seed_, tuning.playouts);
        else if (level_.name == "normal" && !tuning.normal.empty())
            player_ = makePlayer(tuning.normal, seed_);
        else
            player_ = std::make_unique<SearchPlayer>(seed_, level_.iterations);
        player_->hurry(stop_);
        if (progress_) player_->watch(progress_);
        return *player_;
    }

    uint64_t seed_;
    const Level& level_;
    std::unique_ptr<Player> player_;  // made at the first question: a player learns the game there
    std::function<bool()> stop_;
    std::function<void(double)> progress_;
};

// A number at the front of a text, which is then taken off it; false: there is none.
bool takeNumber(std::string_view& text, double& out) {
    const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (bad != std::errc{}) return false;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    return true;
}

// "/c=0.5/prior=4": the words of ask(), over what the game's tuning says.
bool takeWords(std::string_view text, Asked& asked) {
    while (!text.empty()) {
        const size_t is = text.find('=');
        if (text.front() != '/' || is == std::string_view::npos) return false;
        const std::string word(text.substr(1, is - 1));
        text.remove_prefix(is + 1);
        double v = 0;
        Tuning tried;
        if (!takeNumber(text, v) || !ask(tried, word, v)) return false;
        asked.emplace_back(word, v);
    }
    return true;
}

// "200", and for experiments "200/c=0.5".
bool takeAsked(std::string_view text, double& count, Asked& asked) {
    return takeNumber(text, count) && count >= 1 && count <= kMostIterations && count == std::floor(count) &&
           takeWords(text, asked);
}

template <typename Kind>
std::unique_ptr<Player> countedPlayer(std::string_view text, uint64_t seed) {
    double count = 0;
    Asked asked;
    if (!takeAsked(text, count, asked)) return nullptr;
    return std::make_unique<Kind>(seed, static_cast<uint32_t>(count), std::move(asked));
}

}  // namespace

std::unique_ptr<Player> makePlayer(std::string_view name, uint64_t seed) {
    if (name.find('~') != std::string_view::npos) return makeChanceAt(name, seed);
    if (name == "random") return std::make_unique<RandomPlayer>(seed);
    if (name.starts_with("greedy")) {
        Asked asked;
        if (!takeWords(name.substr(6), asked)) return nullptr;
        return std::make_unique<GreedyPlayer>(seed, std::move(asked));
    }
    if (name.starts_with("search:")) return countedPlayer<SearchPlayer>(name.substr(7), seed);
    if (name.starts_with("playouts:")) return countedPlayer<PlayoutPlayer>(name.substr(9), seed);
    for (const Level& level : levels())
        if (level.name == name) return std::make_unique<LevelPlayer>(seed, level);
    return nullptr;
}

std::vector<size_t> weightsNamed(std::string_view name) {
    std::vector<size_t> out;
    name = name.substr(0, name.find('~'));
    for (size_t at = name.find('/'); at != std::string_view::npos; at = name.find('/', at + 1))
        if (const auto place = weightPlace(name.substr(at + 1, name.find('=', at) - at - 1))) out.push_back(*place);
    return out;
}

const std::vector<Level>& levels() {
    static const std::vector<Level> kLevels{{"easy", 10}, {"normal", 150}, {"hard", 1500}};
    return kLevels;
}

std::vector<std::string> playerNames() {
    std::vector<std::string> out{"random", "greedy"};
    for (const Level& level : levels()) out.emplace_back(level.name);
    return out;
}

bool agreesToDraw(const Game& game, const std::byte* masked, Seat seat) { return game.evaluate(masked, seat) < 0; }

}  // namespace cantina::ai
