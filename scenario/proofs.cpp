#include "scenario/proofs.h"

#include <algorithm>
#include <set>

#include "scenario/coverage.h"

namespace cantina::scenario {
namespace {

using language::Liftable;
using language::Limit;

bool passes(Game& game, const Scenario& s) { return runScenario(game, s, Mode::plain).passed; }

// Puts a lifted limit back however the run ends.
class Lifted {
public:
    Lifted(Liftable& game, const std::string& ability, const Limit& limit) : game_(game) { game_.lift(ability, limit); }
    ~Lifted() { game_.restore(); }
    Lifted(const Lifted&) = delete;
    Lifted& operator=(const Lifted&) = delete;

private:
    Liftable& game_;
};

bool isPositive(const AbilityProof& proof, const Scenario* s) {
    return std::find(proof.positive.begin(), proof.positive.end(), s) != proof.positive.end();
}

// Whether a player takes an option that names the card: "plays X", not "cannot plays X".
bool takes(const Scenario& s, const std::string& title) {
    return std::any_of(s.steps.begin(), s.steps.end(), [&](const Tree& step) {
        const std::string word = step.text.substr(step.text.find('.') + 1);
        const bool looks = word == "cannot" || word == "expect" || word.starts_with("may_");
        return !looks && std::any_of(step.items.begin(), step.items.end(),
                                     [&](const Tree& t) { return t.text.find(title) != std::string::npos; });
    });
}

// Who pays less notices a cost wherever it is paid: only a scenario in which it cannot be paid says that it must be.
bool isNoticed(const AbilityProof& proof, const Scenario* s, Limit::Kind kind) {
    return kind != Limit::Kind::cost || !isPositive(proof, s) || !takes(*s, proof.title);
}

void findNegative(Game& game, const std::vector<const Scenario*>& near, AbilityProof& proof) {
    auto* liftable = dynamic_cast<Liftable*>(&game);
    std::set<const Scenario*> negative;
    for (const Scenario* s : near)
        if (!isPositive(proof, s) && std::find(s->quiet.begin(), s->quiet.end(), proof.ability) != s->quiet.end())
            negative.insert(s);
    if (liftable != nullptr)
        for (const Limit& limit : liftable->limits(proof.ability)) {
            Lifted without(*liftable, proof.ability, limit);
            bool noticed = false;
            for (const Scenario* s : near)
                if (isNoticed(proof, s, limit.kind) && !passes(game, *s)) {
                    negative.insert(s);
                    noticed = true;
                }
            ++proof.limits;
            if (!noticed) proof.unnoticed.push_back(limit.words);
        }
    for (const Scenario* s : near)
        if (negative.contains(s)) proof.negative.push_back(s);
}

}  // namespace

std::vector<AbilityProof> proofsOf(Game& game, const std::vector<const Scenario*>& scenarios,
                                   const std::function<void()>& step) {
    std::vector<AbilityProof> out;
    for (const CardInfo& card : game.cards()) {
        std::vector<const Scenario*> near;
        if (!card.abilities.empty())
            for (const Scenario* s : scenarios)
                if (namesCard(*s, card) && passes(game, *s)) near.push_back(s);
        for (const AbilityInfo& ability : card.abilities) {
            AbilityProof proof{card.id, card.title, ability.id, card.set, {}, {}, 0, {}};
            {
                SwitchedOff off(game, {ability.id});
                for (const Scenario* s : near)
                    if (!passes(game, *s)) proof.positive.push_back(s);
            }
            findNegative(game, near, proof);
            out.push_back(std::move(proof));
        }
        if (step) step();
    }
    return out;
}

}  // namespace cantina::scenario
