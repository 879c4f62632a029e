#include "tests/support/random_games.h"

#include <algorithm>

namespace cantina::testing {
namespace {

using Bytes = std::vector<std::byte>;

class Player {
public:
    Player(const Game& game, const RandomOptions& options) : game_(game), options_(options) {}

    RandomReport run() {
        std::vector<BenchTable> tables = game_.benchTables();
        for (int i = 0; i < options_.games && report_.problems.size() < 3; ++i) {
            Setup setup = tables[static_cast<size_t>(i) % tables.size()].setup;
            setup.key = Chance::keyFrom(options_.seed, static_cast<uint64_t>(i));
            pick_.rekey(Chance::keyFrom(options_.seed + 1, static_cast<uint64_t>(i)));
            playOne(setup, i);
            ++report_.games;
        }
        return report_;
    }

private:
    void problem(const Bytes& s, int gameNumber, int decision, const std::string& what) {
        std::string text = std::string(game_.name()) + " game " + std::to_string(gameNumber) + " decision " +
                           std::to_string(decision) + ": " + what;
        for (const StackLine& l : game_.stack(s.data()))
            text += "\n    " + std::string(l.procedure) + " / " + std::string(l.step) + " " + std::string(l.rule);
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
        for (int i = 0; i < options_.mostDecisions; ++i) {
            Decision d = game_.decision(s.data());
            if (d.fault) return problem(s, number, i, "fault: " + std::string(game_.faultName(s.data())));
            if (d.over) {
                ++report_.ended;
                return;
            }
            std::vector<Option> options = legal(s);
            if (options.empty()) return problem(s, number, i, "a question without options");
            if (game_.legal(s.data(), nullptr, 0) > kMaxOptions) return problem(s, number, i, "too many options");
            std::string wrong = check(s, d, options, i);
            if (!wrong.empty()) return problem(s, number, i, wrong);
            ++report_.decisions;
            game_.apply(s.data(), options[pick_.below(static_cast<uint32_t>(options.size()))]);
        }
        problem(s, number, options_.mostDecisions, "the game does not end");
    }

    std::string check(const Bytes& s, const Decision& d, const std::vector<Option>& options, int i) {
        if (!game_.valid(s.data())) return "the state is not valid: a piece in no or two zones, or a list too long";
        for (size_t a = 0; a < options.size(); ++a)
            for (size_t b = a + 1; b < options.size(); ++b)
                if (options[a] == options[b]) return "the same option twice: " + game_.words(s.data(), options[a]).label();
        Bytes view(s.size());
        game_.mask(s.data(), d.seat, view.data());
        if (legal(view) != options) return "the options differ when judged from what the player sees";
        if (i % options_.dearEvery != 0) return "";
        return checkDear(s, d, options, view);
    }

    std::string checkDear(const Bytes& s, const Decision& d, const std::vector<Option>& options, const Bytes& view) {
        Bytes again(s.size());
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
        }
        Bytes imagined = view;
        game_.resample(imagined.data(), d.seat, Chance::keyFrom(options_.seed, 77));
        if (!game_.valid(imagined.data())) return "a resampled state is not valid";
        game_.mask(imagined.data(), d.seat, again.data());
        if (again != view) return "a resampled state masks to another view";
        if (legal(imagined) != options) return "a resampled state offers other options";
        if (std::string wrong = playOn(imagined, 30); !wrong.empty()) return "a resampled state: " + wrong;
        Bytes copy = s;
        Chance one = pick_, two = pick_;
        Bytes a = s;
        for (int k = 0; k < 20; ++k) {
            std::vector<Option> oa = legal(a), ob = legal(copy);
            if (oa != ob) return "a copy offers other options";
            if (oa.empty()) break;
            game_.apply(a.data(), oa[one.below(static_cast<uint32_t>(oa.size()))]);
            game_.apply(copy.data(), ob[two.below(static_cast<uint32_t>(ob.size()))]);
            if (game_.hash(a.data()) != game_.hash(copy.data())) return "a copy played on differs";
        }
        Bytes back(s.size());
        if (game_.deserialise(game_.serialise(s.data()), back.data()) || back != s) return "stored and read back it differs";
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
};

}  // namespace

RandomReport playRandomGames(const Game& game, const RandomOptions& options) { return Player(game, options).run(); }

}  // namespace cantina::testing
