#include "scenario/coverage.h"

#include <algorithm>

namespace cantina::scenario {
namespace {

bool passes(Game& game, const Scenario& s) { return runScenario(game, s, Mode::plain).passed; }

Claim judgeRule(Game& game, const Scenario& s, const std::string& id) {
    SwitchedOff off(game, {id});
    bool passed = passes(game, s);
    if (!passed) return {id, &s, Standing::proven, ""};
    if (game.switchesConsulted())
        return {id, &s, Standing::weak, "the scenario passes with this rule switched off: make it tell the difference"};
    return {id, &s, Standing::noSwitch, "nothing asks for this rule: give it a switch, or move it to cites with the reason"};
}

Claim judgeCite(Game& game, const Scenario& s, const std::string& id) {
    SwitchedOff off(game, {id});
    bool passed = passes(game, s);
    if (!passed) return {id, &s, Standing::has, "this rule can be switched off and the scenario notices: move it to rules"};
    if (game.switchesConsulted())
        return {id, &s, Standing::weak, "this rule can be switched off: citing it needs another scenario that proves it"};
    return {id, &s, Standing::cited, ""};
}

// The other side of a rule that some scenario proves may cite it; a rule that nothing proves may not hide behind a cite.
void acceptCitesOfProven(std::vector<Claim>& claims) {
    for (Claim& c : claims) {
        bool cites = false;
        for (const auto& [id, reason] : c.scenario->cites) cites = cites || id == c.id;
        if (c.standing != Standing::weak || !cites) continue;
        for (const Claim& other : claims)
            if (other.id == c.id && other.standing == Standing::proven) c.standing = Standing::cited;
    }
}

bool mentions(const Tree& t, const std::string& title) {
    if (t.isText() && (t.text == title || t.text.find(title) != std::string::npos)) return true;
    for (const Tree& i : t.items)
        if (mentions(i, title)) return true;
    for (const auto& [key, value] : t.fields)
        if (mentions(value, title)) return true;
    return false;
}

}  // namespace

// On the table, or in a list of a scenario about a deck, which names its cards by their ids.
bool namesCard(const Scenario& s, const CardInfo& card) {
    if (mentions(s.given, card.title) || mentions(s.given, card.id)) return true;
    const std::string id = "[" + card.id + "]";
    if (!s.deck.isTable()) return false;
    return mentions(s.deck, id) ||
           std::any_of(s.steps.begin(), s.steps.end(), [&](const Tree& step) { return mentions(step, id); });
}

std::vector<Claim> judge(Game& game, const std::vector<const Scenario*>& scenarios, const std::function<void()>& step) {
    std::vector<Claim> out;
    for (const Scenario* s : scenarios) {
        bool good = passes(game, *s);
        for (const std::string& id : s->rules)
            out.push_back(good ? judgeRule(game, *s, id) : Claim{id, s, Standing::broken, "the scenario fails"});
        for (const auto& [id, reason] : s->cites)
            out.push_back(good ? judgeCite(game, *s, id) : Claim{id, s, Standing::broken, "the scenario fails"});
        if (step) step();
    }
    acceptCitesOfProven(out);
    return out;
}

std::map<std::string, bool> provenAbilities(Game& game, const std::vector<const Scenario*>& scenarios,
                                            const std::function<void()>& step) {
    std::map<std::string, bool> out;
    for (const CardInfo& card : game.cards()) {
        std::vector<const Scenario*> near;
        for (const Scenario* s : scenarios)
            if (!card.abilities.empty() && namesCard(*s, card) && passes(game, *s)) near.push_back(s);
        for (const AbilityInfo& ability : card.abilities) {
            bool proven = false;
            SwitchedOff off(game, {ability.id});
            for (size_t i = 0; i < near.size() && !proven; ++i) proven = !passes(game, *near[i]);
            out[ability.id] = proven;
        }
        if (step) step();
    }
    return out;
}

}  // namespace cantina::scenario
