#include "ai/search.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "ai/judge.h"

namespace cantina::ai {
namespace {

constexpr uint32_t kNone = 0;  // no node: the root is nobody's child
constexpr int kDeepest = 64;   // decisions of one walk

struct Node {
    Option option;           // what leads here; without its piece where the seat could not tell that piece from others
    uint16_t card = 0;       // the card of that piece: what matters about it
    uint32_t child = kNone;  // the first of the answers to it
    uint32_t last = kNone;   // and the last
    uint32_t next = kNone;   // the next of its parent's children
    uint32_t visits = 0;
    uint32_t available = 0;  // how often it was there to be chosen
    float total = 0;         // results for who chose it, summed over the visits
    float first = 0.5F;      // the same at first sight, one ply ahead
    bool grown = false;      // its children were looked at
};

// One search: the tree, and the state that walks down it.
class Tree {
public:
    Tree(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& offered, const Tuning& tuning,
         uint64_t seed, Stopwatch* watch)
        : game_(game),
          masked_(masked),
          seat_(seat),
          offered_(offered),
          tuning_(tuning),
          watch_(watch),
          judge_(game, tuning, seed, watch),
          size_(game.stateSize()),
          world_(size_),
          state_(size_),
          seed_(seed) {
        nodes_.emplace_back();
    }

    void iterate(uint32_t number) {
        if (number % static_cast<uint32_t>(std::max(1, tuning_.worlds)) == 0) {
            const Stopwatch::Lap lap(watch_, &Stopwatch::resampling);
            std::copy(masked_, masked_ + size_, world_.begin());
            game_.resample(world_.data(), seat_, Chance::keyFrom(seed_, number + 1));
        }
        std::copy(world_.begin(), world_.end(), state_.begin());
        path_.clear();
        backUp(descend());
    }

    bool isFull() const { return nodes_.size() >= tuning_.nodes; }

    // Whether no other move can be visited as often as the most visited one in so many iterations more.
    bool isSettled(uint32_t left) const {
        uint32_t most = 0, second = 0;
        for (uint32_t c = nodes_[0].child; c != kNone; c = nodes_[c].next) {
            if (nodes_[c].visits > most)
                second = std::exchange(most, nodes_[c].visits);
            else
                second = std::max(second, nodes_[c].visits);
        }
        return most - second > left;
    }

    Thought thought(const std::vector<Option>& options) const {
        Thought out;
        out.nodes = static_cast<uint32_t>(nodes_.size());
        std::vector<Key> seen;
        for (const Option& o : options) {
            uint32_t hint = kNone;
            const Key key = keyOf(masked_, o);
            const uint32_t n = find(0, key, hint);
            const bool again = isAgain(o, key, options, seen);
            if (!again) seen.push_back(key);
            out.moves.push_back({o, n == kNone || again ? 0 : nodes_[n].visits, n == kNone ? 0 : meanOf(nodes_[n]), again});
        }
        // The most visited, of equals the better one: a mean over few visits may be luck.
        for (size_t i = 1; i < options.size(); ++i) {
            const SearchMove &m = out.moves[i], &b = out.moves[static_cast<size_t>(out.best)];
            if (m.visits > b.visits || (m.visits == b.visits && m.value > b.value)) out.best = static_cast<int>(i);
        }
        return out;
    }

    // From one of the offered moves down the tree by what was tried most, in one more world.
    std::vector<SearchStep> line(const Option& first) {
        std::vector<SearchStep> out;
        std::copy(masked_, masked_ + size_, state_.begin());
        game_.resample(state_.data(), seat_, Chance::keyFrom(seed_, 0));
        uint32_t at = 0;
        Seat passed = kNobody;  // who passed last, if the last one passed
        for (int forced = 0; out.size() < kLongestLine && forced < kMostForced;) {
            const Decision d = game_.decision(state_.data());
            const int n = d.over || d.fault ? 0 : moves(at);
            if (n <= 0) break;
            int chosen = 0;
            forced = n == 1 ? forced + 1 : 0;
            if (n > 1 || at == 0) {
                const uint32_t next = at == 0 ? tried(first, n, chosen) : mostTried(at, n, chosen);
                if (next == kNone) break;
                at = next;
                // Who passes through several phases is told to pass once.
                const bool passes = options_[chosen].kind == OptionKind::pass;
                if (!passes || !(passed == d.seat))
                    out.push_back({d.seat, game_.words(state_.data(), options_[chosen]).label()});
                passed = passes ? d.seat : kNobody;
            }
            judge_.apply(state_.data(), options_[chosen]);
        }
        return out;
    }

private:
    struct Step {
        uint32_t node;
        Seat seat;
    };

    // A card that the searching seat cannot see lies in another place in every world: there the card itself is the move.
    // Of pieces that are just alike the first stands for all.
    struct Key {
        Option option;
        uint16_t card = 0;
        bool operator==(const Key&) const = default;
    };
    Key keyOf(const std::byte* state, const Option& o) const {
        Key k{o, game_.cardOf(state, o.piece)};
        if (!o.piece.some()) return k;
        if (game_.cardOf(masked_, o.piece) == 0) {
            k.option.piece = {};
        } else if (const Piece like = game_.lookalike(state, o.piece); game_.cardOf(masked_, like) != 0) {
            k.option.piece = like;
        }
        return k;
    }
    // Whether an option is left out because another one is the same move: the one with the first of like pieces, where that
    // is offered, or one that was met before.
    static bool isAgain(const Option& o, const Key& key, std::span<const Option> offered, std::span<const Key> before) {
        return !(key.option == o) &&
               (std::ranges::find(offered, key.option) != offered.end() || std::ranges::find(before, key) != before.end());
    }
    // The moves of the state into options_ and keys_: of options that are the same move the first. What the player has ruled
    // out at the root (ai/habit.h) gets no share of the iterations.
    int moves(uint32_t at) {
        const int n = judge_.legal(state_.data(), options_);
        int kept = 0;
        for (int i = 0; i < n; ++i) {
            const Option o = options_[i];
            if (at == 0 && static_cast<size_t>(n) != offered_.size() && std::ranges::find(offered_, o) == offered_.end())
                continue;
            const Key key = keyOf(state_.data(), o);
            if (isAgain(o, key, std::span(options_, static_cast<size_t>(n)), std::span(keys_, static_cast<size_t>(kept))))
                continue;
            keys_[kept] = key;
            options_[kept++] = o;
        }
        return kept;
    }
    // Options come in much the same order in every world: the one after the last that was found is the likeliest.
    uint32_t find(uint32_t parent, const Key& k, uint32_t& hint) const {
        const uint32_t likely = hint == kNone ? nodes_[parent].child : nodes_[hint].next;
        if (likely != kNone && leadsBy(likely, k)) return hint = likely;
        for (uint32_t c = nodes_[parent].child; c != kNone; c = nodes_[c].next)
            if (leadsBy(c, k)) return hint = c;
        return kNone;
    }
    bool leadsBy(uint32_t node, const Key& k) const {
        return nodes_[node].card == k.card && nodes_[node].option == k.option;
    }
    uint32_t add(uint32_t parent, const Key& k) {
        Node n;
        n.option = k.option;
        n.card = k.card;
        nodes_.push_back(n);
        const auto added = static_cast<uint32_t>(nodes_.size() - 1);
        uint32_t& end = nodes_[parent].last;
        (end == kNone ? nodes_[parent].child : nodes_[end].next) = added;
        return end = added;
    }

    double meanOf(const Node& n) const {
        return (n.total + tuning_.prior * n.first) / (static_cast<double>(n.visits) + tuning_.prior);
    }

    // Walks down to a decision that was not looked at yet, looks at its options, and returns the result to be told upwards.
    Results descend() {
        uint32_t at = 0;
        for (int depth = 0; depth < kDeepest; ++depth) {
            const Decision d = game_.decision(state_.data());
            if (d.over || d.fault) break;
            const int n = moves(at);
            if (n <= 0) break;
            if (n == 1 && at != 0) {
                judge_.apply(state_.data(), options_[0]);
                --depth;
                if (++forced_ > kMostForced) break;
                continue;
            }
            forced_ = 0;
            if (!nodes_[at].grown) return grow(at, d.seat, n);
            int chosen = 0;
            at = select(at, d.seat, n, chosen);
            path_.push_back({at, d.seat});
            judge_.apply(state_.data(), options_[chosen]);
        }
        return judge_.results(state_.data());
    }

    // Every option at first sight. The decision is worth what its best option is worth to the seat that has it.
    Results grow(uint32_t at, Seat seat, int n) {
        Results best;
        double most = -1;
        uint32_t hint = kNone;
        for (int i = 0; i < n; ++i) {
            const Key& key = keys_[i];
            uint32_t child = find(at, key, hint);
            if (child == kNone) child = hint = add(at, key);
            const Results r = judge_.after(state_.data(), options_[i]);
            const double mine = r.of(seat);
            nodes_[child].first = static_cast<float>(mine);
            nodes_[child].available = 1;
            if (mine > most) {
                most = mine;
                best = r;
            }
        }
        nodes_[at].grown = true;
        return best;
    }

    uint32_t select(uint32_t at, Seat seat, int n, int& chosen) {
        uint32_t best = kNone, hint = kNone;
        double most = -1;
        for (int i = 0; i < n; ++i) {
            const Key& key = keys_[i];
            uint32_t child = find(at, key, hint);
            if (child == kNone) {  // not there in the worlds before
                child = hint = add(at, key);
                nodes_[child].first = static_cast<float>(judge_.after(state_.data(), options_[i]).of(seat));
            }
            Node& c = nodes_[child];
            ++c.available;
            const double tried = static_cast<double>(c.visits) + tuning_.prior;
            const double score = meanOf(c) + tuning_.exploration * std::sqrt(std::log(1.0 + c.available) / tried);
            if (score > most) {
                most = score;
                best = child;
                chosen = i;
            }
            // At the root every move gets a share of the visits, however bad it looked: one glance may have been bad luck.
            if (at == 0 && (c.visits + 1) * kFairShare * static_cast<uint32_t>(n) < c.available) {
                most = kFirst;
                best = child;
                chosen = i;
            }
        }
        return best;
    }

    void backUp(const Results& r) {
        for (const Step& s : path_) {
            ++nodes_[s.node].visits;
            nodes_[s.node].total += static_cast<float>(r.of(s.seat));
        }
    }

    // The answer to the root by this option, if it was ever tried.
    uint32_t tried(const Option& first, int n, int& chosen) const {
        uint32_t hint = kNone;
        chosen = static_cast<int>(std::find(options_, options_ + n, first) - options_);
        const uint32_t c = chosen == n ? kNone : find(0, keys_[chosen], hint);
        return c == kNone || nodes_[c].visits == 0 ? kNone : c;
    }

    uint32_t mostTried(uint32_t at, int n, int& chosen) const {
        uint32_t best = kNone, hint = kNone;
        for (int i = 0; i < n; ++i) {
            const uint32_t c = find(at, keys_[i], hint);
            if (c == kNone || nodes_[c].visits == 0 || (best != kNone && nodes_[c].visits <= nodes_[best].visits)) continue;
            best = c;
            chosen = i;
        }
        return best;
    }

    static constexpr uint32_t kFairShare = 8;  // an eighth of an equal part
    static constexpr double kFirst = 1e9;
    static constexpr size_t kLongestLine = 8;
    static constexpr int kMostForced = 10'000;

    const Game& game_;
    const std::byte* masked_;
    Seat seat_;
    const std::vector<Option>& offered_;
    const Tuning& tuning_;
    Stopwatch* watch_;
    Judge judge_;
    size_t size_;
    std::vector<std::byte> world_, state_;
    uint64_t seed_;
    std::vector<Node> nodes_;
    std::vector<Step> path_;
    Option options_[kMaxOptions];
    Key keys_[kMaxOptions];  // beside options_
    int forced_ = 0;
};

}  // namespace

Thought Search::think(const Game& game, const std::byte* masked, Seat seat, const std::vector<Option>& options,
                      uint32_t iterations, const Tuning& tuning, const std::function<bool()>& stop, bool tells) {
    Tree tree(game, masked, seat, options, tuning, seed_ + 0x9e3779b97f4a7c15 * ++thoughts_, watch_);
    uint32_t made = 0;
    while (made < iterations && !(stop && made > 0 && stop())) {
        if (watcher_ && made % 8 == 0) watcher_(made);
        tree.iterate(made++);
        if (tree.isFull()) break;
        if (!tells && made % 16 == 0 && tree.isSettled(iterations - made)) break;
    }
    Thought out = tree.thought(options);
    out.iterations = made;
    if (tells)
        for (const SearchMove& m : out.moves) out.lines.push_back(tree.line(m.option));
    return out;
}

}  // namespace cantina::ai
