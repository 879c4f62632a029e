#include "tests/support/random_games.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>
#include <thread>

#include "match/selfplay.h"

namespace cantina::testing {
namespace {

using Bytes = std::vector<std::byte>;

class Player {
public:
    Player(const Game& game, const RandomOptions& options) : game_(game), options_(options) {}

    void play(Setup setup, int i) {
        setup.key = Chance::keyFrom(options_.seed, static_cast<uint64_t>(i));
        pick_.rekey(Chance::keyFrom(options_.seed + 1, static_cast<uint64_t>(i)));
        made_.clear();
        ahead_.clear();
        playOne(setup, i);
        ++report_.games;
    }
    const RandomReport& report() const { return report_; }

private:
    void problem(const Bytes& s, int gameNumber, int decision, const std::string& what) {
        std::string text = std::string(game_.name()) + " game " + std::to_string(gameNumber) + " decision " +
                           std::to_string(decision) + ": " + what;
        for (const StackLine& l : game_.stack(s.data()))
            text += "\n    " + std::string(l.procedure) + " / " + l.doing() + " " + std::string(l.rule);
        report_.problems.push_back(text);
    }

    std::vector<Option> legal(const Bytes& s) const {
        std::vector<Option> out(kMaxOptions);
        int n = game_.legal(s.data(), out.data(), kMaxOptions);
        out.resize(static_cast<size_t>(std::min(n, kMaxOptions)));
        return out;
    }

    void playOne(const Setup& setup, int number) {
        Bytes s(game_.stateSize());
        if (auto p = game_.create(setup, s.data())) return problem(s, number, 0, "create: " + p->message);
        const int pieces = piecesOf(s);
        for (int i = 0; i < options_.mostDecisions; ++i) {
            Decision d = game_.decision(s.data());
            if (d.fault) return problem(s, number, i, "fault: " + std::string(game_.faultName(s.data())));
            if (!isAsForetold(s, i)) return problem(s, number, i, "a copy played on differs");
            if (piecesOf(s) != pieces) return problem(s, number, i, "there are more or fewer pieces than at the beginning");
            if (d.over) {
                ++report_.ended;
                if (std::string wrong = replayed(setup); !wrong.empty()) problem(s, number, i, wrong);
                return;
            }
            std::vector<Option> options = legal(s);
            if (options.empty()) return problem(s, number, i, "a question without options");
            if (game_.legal(s.data(), nullptr, 0) > kMaxOptions) return problem(s, number, i, "too many options");
            std::string wrong = check(s, d, options, i);
            if (!wrong.empty()) return problem(s, number, i, wrong);
            ++report_.decisions;
            const Option chosen = options[pick_.below(static_cast<uint32_t>(options.size()))];
            game_.apply(s.data(), chosen);
            made_.push_back({chosen, game_.hash(s.data())});
        }
        problem(s, number, options_.mostDecisions, "the game does not end");
    }

    // Of all zones, whoever sees them.
    int piecesOf(const Bytes& s) const {
        int n = 0;
        for (const ZoneView& z : game_.view(s.data(), kNobody).zones)
            for (const PieceView& p : z.pieces) n += p.token ? 0 : 1;
        return n;
    }

    std::string replayed(const Setup& setup) const {
        Bytes s(game_.stateSize());
        if (game_.create(setup, s.data())) return "the replay cannot be set up";
        for (size_t i = 0; i < made_.size(); ++i) {
            game_.apply(s.data(), made_[i].first);
            if (game_.hash(s.data()) != made_[i].second) return "the replay differs at decision " + std::to_string(i);
        }
        return "";
    }

    std::string check(const Bytes& s, const Decision& d, const std::vector<Option>& options, int i) {
        if (!game_.valid(s.data())) return "the state is not valid: a piece in no or two zones, or a list too long";
        for (size_t a = 0; a < options.size(); ++a)
            for (size_t b = a + 1; b < options.size(); ++b)
                if (options[a] == options[b]) return "the same option twice: " + game_.words(s.data(), options[a]).label();
        Bytes view(s.size());
        game_.mask(s.data(), d.seat, view.data());
        if (legal(view) != options) return "the options differ when judged from what the player sees";
        Bytes imagined = view, again(s.size());
        game_.resample(imagined.data(), d.seat, Chance::keyFrom(options_.seed, 77));
        if (!game_.valid(imagined.data())) return "a resampled state is not valid";
        game_.mask(imagined.data(), d.seat, again.data());
        if (again != view) return "a resampled state masks to another view";
        if (legal(imagined) != options) return "a resampled state offers other options";
        playAhead(s, i);
        if (i % options_.dearEvery != 0) return "";
        return checkDear(s, d, options, view, imagined);
    }

    // A copy is played 20 decisions on with the choices that the game itself will make: its hash must then be the game's.
    void playAhead(Bytes copy, int i) {
        Chance choices = pick_;
        int k = 0;
        for (; k < 20; ++k) {
            std::vector<Option> options = legal(copy);
            if (options.empty()) break;
            game_.apply(copy.data(), options[choices.below(static_cast<uint32_t>(options.size()))]);
        }
        ahead_.push_back({i + k, game_.hash(copy.data())});
    }
    bool isAsForetold(const Bytes& s, int decisions) {
        for (; !ahead_.empty() && ahead_.front().first <= decisions; ahead_.pop_front())
            if (ahead_.front().first == decisions && ahead_.front().second != game_.hash(s.data())) return false;
        return true;
    }

    std::string checkDear(const Bytes& s, const Decision& d, const std::vector<Option>& options, const Bytes& view,
                          const Bytes& imagined) {
        for (const Option& o : options) {
            std::string label = game_.words(s.data(), o).label();
            if (label != game_.words(view.data(), o).label())
                return "an option reads otherwise in the player's view: " + label;
            if (!game_.explain(s.data(), d.seat, o).legal) return "a legal option is explained as illegal: " + label;
        }
        for (const Option& o : game_.imaginable(s.data(), d.seat)) {
            bool offered = std::find(options.begin(), options.end(), o) != options.end();
            Why why = game_.explain(s.data(), d.seat, o);
            if (why.legal != offered)
                return "offered and explained differ: " + game_.words(s.data(), o).label() + ": " + why.says;
            if (!offered && (why.says.empty() || why.says.find("no requirement says why") != std::string::npos))
                return "nothing explains " + game_.words(s.data(), o).label();
        }
        if (std::string wrong = checkPieces(s, d, options); !wrong.empty()) return wrong;
        if (std::string wrong = playOn(imagined, 30); !wrong.empty()) return "a resampled state: " + wrong;
        Bytes back(s.size());
        if (game_.deserialise(game_.serialise(s.data()), back.data()) || back != s) return "stored and read back it differs";
        return "";
    }

    // Where a piece is to be chosen, every piece that the player sees can be asked about.
    std::string checkPieces(const Bytes& s, const Decision& d, const std::vector<Option>& options) {
        const auto isPiece = [](const Option& o) { return o.kind == OptionKind::piece; };
        if (std::none_of(options.begin(), options.end(), isPiece)) return "";
        const std::vector<Option> imagined = game_.imaginable(s.data(), d.seat);
        Bytes view(s.size());
        game_.mask(s.data(), d.seat, view.data());
        for (const ZoneView& zone : game_.view(view.data(), d.seat).zones)
            for (const PieceView& p : zone.pieces)
                if (!p.card.empty() && std::find(imagined.begin(), imagined.end(), optionPiece(p.piece)) == imagined.end())
                    return "nobody could ask why not " + p.title;
        return "";
    }

    // A state made up from a view plays on without a fault.
    std::string playOn(Bytes s, int most) {
        Chance chance;
        chance.rekey(Chance::keyFrom(options_.seed, 123));
        for (int k = 0; k < most; ++k) {
            if (game_.decision(s.data()).fault) return "fault: " + std::string(game_.faultName(s.data()));
            std::vector<Option> o = legal(s);
            if (o.empty()) return "";
            game_.apply(s.data(), o[chance.below(static_cast<uint32_t>(o.size()))]);
        }
        return "";
    }

    const Game& game_;
    RandomOptions options_;
    Chance pick_;
    RandomReport report_;
    std::vector<std::pair<Option, uint64_t>> made_;  // with the hash after each
    std::deque<std::pair<int, uint64_t>> ahead_;     // after how many decisions a copy had which hash
};

}  // namespace

RandomReport playRandomGames(const Game& game, const std::vector<Setup>& tables, const RandomOptions& options) {
    RandomReport out;
    std::atomic<int> next{0};
    std::mutex adding;
    auto work = [&] {
        Player player(game, options);
        for (int i = next++; i < options.games && player.report().problems.size() < 3; i = next++)
            player.play(tables[static_cast<size_t>(i) % tables.size()], i);
        std::lock_guard lock(adding);
        out.games += player.report().games;
        out.decisions += player.report().decisions;
        out.ended += player.report().ended;
        out.problems.insert(out.problems.end(), player.report().problems.begin(), player.report().problems.end());
    };
    std::vector<std::thread> others;
    for (int i = 1; i < options.threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& t : others) t.join();
    return out;
}

std::vector<Setup> realTables(const Game& game) {
    std::vector<Setup> out;
    for (const match::Pairing& p : match::shippedPairings(game)) out.push_back(p.setup);
    return out;
}

std::vector<Setup> toyTables(const Game& game) {
    std::vector<Setup> out;
    for (const BenchTable& t : game.benchTables())
        if (t.toys) out.push_back(t.setup);
    return out;
}

}  // namespace cantina::testing
