#include "match/selfplay.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <memory>
#include <mutex>
#include <set>

#include "ai/chance_at.h"
#include "ai/player.h"
#include "kernel/decks.h"
#include "kernel/nearest.h"
#include "match/threads.h"

namespace cantina::match {
namespace {

uint64_t mixed(uint64_t a, uint64_t b) {
    uint64_t x = a * 0x9e3779b97f4a7c15 + b + 0x632be59bd9b4e019;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

// Which abilities were used and, where somebody keeps records, what this game's record says of its course.
class Listening final : public EventSink {
public:
    Listening(std::vector<bool>& used, GameRecord* record) : used_(used), record_(record) {}
    void happened(const void*, const Event&, const RuleId&) override {}
    void used(uint16_t ability) override {
        if (ability >= used_.size()) used_.resize(size_t{ability} + 1);
        used_[ability] = true;
    }
    void played(Seat seat, uint16_t card) override {
        if (record_ == nullptr || card == 0) return;
        auto& played = record_->played[static_cast<size_t>(seat.index())];
        if (std::find(played.begin(), played.end(), card) == played.end()) played.push_back(card);
    }
    void turn(Seat seat) override {
        if (record_ != nullptr && record_->first < 0) record_->first = seat.index();
    }

private:
    std::vector<bool>& used_;
    GameRecord* record_;
};

// One game of the run, from its number alone.
class OneGame {
public:
    OneGame(const Game& game, const SelfPlay& run, Tally& tally)
        : game_(game),
          run_(run),
          tally_(tally),
          listening_(tally.used, run.record ? &record_ : nullptr),
          state_(game.stateSize()),
          view_(game.stateSize()) {}

    void play(uint64_t number) {
        const uint64_t table = run_.exchange ? number / 2 : number;
        const size_t pair = (run_.firstTable + table) % run_.pairings.size();
        Setup setup = run_.pairings[pair].setup;
        const uint64_t seed = mixed(run_.seed, table);
        setup.key = Chance::keyFrom(seed);
        if (game_.create(setup, state_.data())) return;  // was tried before the run
        record_ = {.number = number, .pairing = pair, .rule = {}, .played = {}, .noted = {}, .said = {}};
        record_.played.resize(setup.decks.size());
        std::vector<std::unique_ptr<ai::Player>> players;
        for (size_t i = 0; i < setup.decks.size(); ++i)
            players.push_back(ai::makePlayer(run_.players[playerAt(number, i)], mixed(seed, i + 1)));
        bool ended = false;
        for (uint32_t k = 0; k < run_.maxDecisions && !ended; ++k) ended = !decide(players);
        count(number, pair);
    }
    const GameRecord& record() const { return record_; }

private:
    size_t playerAt(uint64_t number, size_t seat) const {
        return (seat + (run_.exchange ? number % 2 : 0)) % run_.players.size();
    }
    // False: the game is over, or stuck.
    bool decide(std::vector<std::unique_ptr<ai::Player>>& players) {
        options_.resize(kMaxOptions);
        int n = game_.legal(state_.data(), options_.data(), kMaxOptions);
        if (n <= 0) return false;
        if (n > kMaxOptions) return game_.giveUp(state_.data()), false;
        options_.resize(static_cast<size_t>(n));
        int chosen = 0;
        if (n == 1) {
            ++tally_.forced;
        } else {
            ++tally_.decisions;
            Seat seat = game_.decision(state_.data()).seat;
            ai::Player& player = *players[static_cast<size_t>(seat.index())];
            if (player.looks()) game_.mask(state_.data(), seat, view_.data());
            chosen = player.choose(game_, view_.data(), seat, options_);
        }
        if (n > 1 && record_.decisions++ % kNotedEvery == 0) note();
        game_.apply(state_.data(), options_[static_cast<size_t>(chosen)], &listening_);
        return true;
    }
    // Neighbours look alike: a few decisions apart there is more to learn.
    static constexpr uint32_t kNotedEvery = 5;
    void note() {
        if (run_.notes) noteAspects();
        if (!run_.says) return;
        const Seat seat = game_.decision(state_.data()).seat;
        game_.mask(state_.data(), seat, view_.data());
        const uint64_t seed = mixed(record_.number, record_.decisions);
        record_.said.push_back({seat, run_.says(view_.data(), seat, options_, seed)});
    }
    void noteAspects() {
        std::vector<int>& row = record_.noted.emplace_back();
        for (const Aspect& a : game_.aspects(state_.data(), seatAt(0))) row.push_back(a.amount);
    }
    void count(uint64_t number, size_t pair) {
        ++tally_.games;
        record_.hash = mixed(number, game_.hash(state_.data()));
        tally_.hash += record_.hash;
        Decision d = game_.decision(state_.data());
        Ending end = game_.ending(state_.data());
        record_.winners = end.winners;
        record_.rule = end.rule;
        record_.fault = d.fault || !end.over;
        if (d.fault) {
            ++tally_.faults;
            tally_.faultNames.emplace(std::string(game_.faultName(state_.data())), number);
            return;
        }
        if (!end.over) {
            ++tally_.unfinished;
            return;
        }
        ++tally_.ends[std::string(end.rule)];
        if (isStalled(end.rule)) ++tally_.stalled;
        if (end.winners == 0) ++tally_.draws;
        tally_.pairs.resize(run_.pairings.size());
        auto& wins = tally_.pairs[pair].wins;
        const size_t seats = run_.pairings[pair].setup.decks.size();
        wins.resize(seats);
        ++tally_.pairs[pair].games;
        tally_.seatWins.resize(std::max(tally_.seatWins.size(), seats));
        tally_.playerWins.resize(run_.players.size());
        for (size_t i = 0; i < seats; ++i)
            if (((end.winners >> i) & 1) != 0) {
                ++tally_.playerWins[playerAt(number, i)];
                ++wins[i];
                ++tally_.seatWins[i];
            }
    }

    const Game& game_;
    const SelfPlay& run_;
    Tally& tally_;
    GameRecord record_;
    Listening listening_;
    std::vector<std::byte> state_, view_;
    std::vector<Option> options_;
};

std::optional<Problem> unknownPlayer(const Game& game, const std::byte* state, const std::string& name) {
    if (ai::makePlayer(name, 1) == nullptr) {
        std::string known;
        for (const std::string& n : ai::playerNames()) known += n + ", ";
        return Problem{
            "players",
            "there is no player '" + name + "'; choose one of: " + known +
                "search:N, playouts:N, or one of these and behind a ~ what it leaves to chance (search:40~mulligan)",
            ""};
    }
    const size_t aspects = game.aspects(state, seatAt(0)).size();
    for (const size_t place : ai::weightsNamed(name))
        if (place >= aspects)
            return Problem{"players",
                           "player '" + name + "': the game has no aspect w" + std::to_string(place) + ", they are w0 to w" +
                               std::to_string(aspects - 1),
                           ""};
    const std::vector<std::string> known = ai::wordsForChance(game);
    for (const std::string& word : ai::leftToChance(name)) {
        if (std::find(known.begin(), known.end(), word) != known.end()) continue;
        const std::vector<std::string> near = nearest(word, known, 1);
        return Problem{"players",
                       "player '" + name + "': the game has no procedure or step '" + word + "'" +
                           (near.empty() ? "" : "; did you mean '" + near[0] + "'?"),
                       ""};
    }
    return std::nullopt;
}

}  // namespace

void Tally::add(const Tally& o) {
    games += o.games;
    draws += o.draws;
    stalled += o.stalled;
    faults += o.faults;
    unfinished += o.unfinished;
    decisions += o.decisions;
    forced += o.forced;
    hash += o.hash;
    for (const auto& [rule, n] : o.ends) ends[rule] += n;
    for (const auto& [name, game] : o.faultNames) {
        auto [at, isNew] = faultNames.emplace(name, game);
        if (!isNew) at->second = std::min(at->second, game);
    }
    seatWins.resize(std::max(seatWins.size(), o.seatWins.size()));
    for (size_t i = 0; i < o.seatWins.size(); ++i) seatWins[i] += o.seatWins[i];
    playerWins.resize(std::max(playerWins.size(), o.playerWins.size()));
    for (size_t i = 0; i < o.playerWins.size(); ++i) playerWins[i] += o.playerWins[i];
    pairs.resize(std::max(pairs.size(), o.pairs.size()));
    for (size_t p = 0; p < o.pairs.size(); ++p) {
        pairs[p].games += o.pairs[p].games;
        pairs[p].wins.resize(std::max(pairs[p].wins.size(), o.pairs[p].wins.size()));
        for (size_t i = 0; i < o.pairs[p].wins.size(); ++i) pairs[p].wins[i] += o.pairs[p].wins[i];
    }
    used.resize(std::max(used.size(), o.used.size()));
    for (size_t i = 0; i < o.used.size(); ++i)
        if (o.used[i]) used[i] = true;
}

std::optional<Problem> obstacleTo(const Game& game, const SelfPlay& run) {
    if (run.pairings.empty()) return Problem{"decks", "there are no two decks that could meet", ""};
    std::vector<std::byte> state(game.stateSize());
    for (const Pairing& p : run.pairings)
        if (auto problem = game.create(p.setup, state.data())) return problem;
    for (const std::string& name : run.players)
        if (auto problem = unknownPlayer(game, state.data(), name)) return problem;
    return std::nullopt;
}

std::optional<Problem> selfPlay(const Game& game, const SelfPlay& run, Tally& out) {
    if (auto problem = obstacleTo(game, run)) return problem;
    std::atomic<uint64_t> counter{0};
    const std::function<uint64_t()> next = run.next ? run.next : [&counter] { return counter++; };
    std::mutex adding;
    auto work = [&] {
        Tally mine;
        OneGame one(game, run, mine);
        for (uint64_t i = next(); i < run.games && !(run.stop && run.stop()); i = next()) {
            if (run.wanted && !run.wanted(i)) continue;
            one.play(i);
            if (run.record) {
                std::lock_guard lock(adding);
                run.record(one.record());
            }
            if (run.played) run.played(1);
        }
        std::lock_guard lock(adding);
        out.add(mine);
    };
    onThreads(run.threads, work);
    return std::nullopt;
}

bool isStalled(std::string_view endingRule) { return lowered(endingRule).ends_with("stalled"); }

std::vector<Pairing> shippedPairings(const Game& game) { return pairingsOf(game, shippedDecks(game.name())); }

std::vector<Pairing> pairingsOf(const Game& game, const std::vector<ShippedDeck>& decks) {
    std::vector<Pairing> out;
    for (size_t a = 0; a < decks.size(); ++a)
        for (size_t b = 0; b < decks.size(); ++b) {
            const int seatA = game.seatFor(decks[a].deck), seatB = game.seatFor(decks[b].deck);
            const bool sided = seatA >= 0 || seatB >= 0;
            if (sided ? seatA != 0 || seatB != 1 : a == b && decks.size() > 1) continue;
            Pairing p{.name = decks[a].file + " - " + decks[b].file, .setup = {}};
            p.setup.decks = {decks[a].deck, decks[b].deck};
            p.first = a;
            p.second = b;
            out.push_back(std::move(p));
        }
    return out;
}

void mixPairings(std::vector<Pairing>& pairings, uint64_t seed) {
    Chance chance;
    chance.rekey(Chance::keyFrom(seed));
    for (size_t n = pairings.size(); n > 1; --n)
        std::swap(pairings[n - 1], pairings[chance.below(static_cast<uint32_t>(n))]);
    std::set<std::pair<size_t, size_t>> met;
    std::stable_partition(pairings.begin(), pairings.end(),
                          [&](const Pairing& p) { return met.insert(std::minmax(p.first, p.second)).second; });
}

Interval wilson(uint64_t hits, uint64_t of) {
    if (of == 0) return {};
    constexpr double z = 1.959963984540054;
    const auto n = static_cast<double>(of);
    const double p = static_cast<double>(hits) / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace cantina::match
