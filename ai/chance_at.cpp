#include "ai/chance_at.h"

#include <algorithm>
#include <utility>

namespace cantina::ai {
namespace {

class ChanceAt final : public Player {
public:
    ChanceAt(std::string_view name, std::unique_ptr<Player> player, uint64_t seed)
        : name_(name), words_(leftToChance(name)), player_(std::move(player)) {
        chance_.rekey(Chance::keyFrom(seed, kStream));
    }
    int choose(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options) override {
        if (!isLeft(game, masked)) return player_->choose(game, masked, seat, options);
        const uint32_t chosen = chance_.below(static_cast<uint32_t>(options.size()));
        player_->recall(game, masked, seat, options, options[chosen]);
        return static_cast<int>(chosen);
    }
    void recall(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                const Option& chosen) override {
        player_->recall(game, masked, seat, options, chosen);
    }
    std::string_view name() const override { return name_; }
    void hurry(const std::function<bool()>& stop) override { player_->hurry(stop); }
    void watch(const std::function<void(double)>& progress) override { player_->watch(progress); }

private:
    static constexpr uint64_t kStream = 0x7e;  // other numbers than those that the player itself draws

    bool isNamed(std::string_view word) const { return std::ranges::find(words_, word) != words_.end(); }
    bool isLeft(const Game& game, const std::byte* masked) const {
        return std::ranges::any_of(
            game.stack(masked), [&](const StackLine& l) { return !l.waits && (isNamed(l.procedure) || isNamed(l.step)); });
    }

    std::string name_;
    std::vector<std::string> words_;
    std::unique_ptr<Player> player_;
    Chance chance_;
};

}  // namespace

std::vector<std::string> leftToChance(std::string_view name) {
    std::vector<std::string> out;
    for (size_t at = name.find('~'); at != std::string_view::npos; at = name.find('~')) {
        name.remove_prefix(at + 1);
        out.emplace_back(name.substr(0, name.find('~')));
    }
    return out;
}

std::vector<std::string> wordsForChance(const Game& game) {
    std::vector<std::string> out;
    for (const ProcedureInfo& p : game.procedures()) {
        out.push_back(p.name);
        for (const ProcedureInfo::Line& step : p.steps) out.push_back(step.name);
    }
    return out;
}

std::unique_ptr<Player> makeChanceAt(std::string_view name, uint64_t seed) {
    const std::vector<std::string> words = leftToChance(name);
    if (words.empty() || std::ranges::find(words, "") != words.end()) return nullptr;
    std::unique_ptr<Player> player = makePlayer(name.substr(0, name.find('~')), seed);
    if (player == nullptr) return nullptr;
    return std::make_unique<ChanceAt>(name, std::move(player), seed);
}

}  // namespace cantina::ai
