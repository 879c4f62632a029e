// Every step of a procedure and every need of a verb names a row of the catalogue (docs/decisions/084).
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "catalogue/catalogue.h"
#include "games/all.h"
#include "games/ccg/vocabulary.h"
#include "games/destiny/vocabulary.h"
#include "games/lcg/words.h"
#include "games/tcg/vocabulary.h"

using namespace cantina;

namespace {

bool isRow(std::string_view id) { return catalogue::embedded().find(id) != nullptr; }

template <class T>
void checkNeeds(std::span<const language::Verb<T>> verbs) {
    size_t needs = 0;
    for (const auto& verb : verbs)
        for (const auto& need : verb.possible.list()) {
            INFO(std::string(verb.word.name) << ": " << need.rule.text << " " << need.says);
            CHECK(isRow(need.rule.text));
            CHECK(!std::string_view(need.says).empty());
            CHECK((need.holds != nullptr));
            ++needs;
        }
    CHECK(needs > 0);
}

}  // namespace

TEST_CASE("every step names a row of the catalogue or says that it is ours") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        REQUIRE(made.game != nullptr);
        size_t steps = 0, ours = 0;
        for (const ProcedureInfo& p : made.game->procedures())
            for (const auto& step : p.steps) {
                INFO(std::string(name) << ", " << std::string(p.name) << ": " << std::string(step.name) << " '"
                                       << std::string(step.rule) << "'");
                const bool isOurs = step.rule == kOurs.text;
                CHECK((isOurs || isRow(step.rule)));
                CHECK(!(isOurs && step.asks));  // whoever is asked may ask by which rule
                ++steps;
                ours += isOurs ? 1 : 0;
            }
        CHECK(steps > 50);
        CHECK(ours * 10 < steps);  // bookkeeping is the exception
    }
}

// Steps are skipped to by the hash of their names. Within a procedure the compiler compares them; over the whole game this
// does, so that a skip to a step of another procedure is found out and lands nowhere.
TEST_CASE("no two names of steps of a game have the same hash") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        REQUIRE(made.game != nullptr);
        std::map<uint16_t, std::string> names;
        for (const ProcedureInfo& p : made.game->procedures())
            for (const auto& step : p.steps) {
                const auto [at, isNew] = names.emplace(stepHash(step.name.c_str()), step.name);
                CHECK_MESSAGE(at->second == step.name, name << ": '" << at->second << "' and '" << step.name << "'");
            }
        CHECK(names.size() > 50);
    }
}

// The hash is of 16 bits: this pair is one that a procedure cannot have.
static_assert(stepHash("next turn") == stepHash("3 target"));

TEST_CASE("each kind of window cites a row of its own") {
    for (std::string_view name : gameNames()) {
        MadeGame made = makeGame(name);
        const std::vector<ProcedureInfo> all = made.game->procedures();
        const auto kinds = std::find_if(all.begin(), all.end(), [](const auto& p) { return p.name == "kinds of window"; });
        REQUIRE(kinds != all.end());
        std::map<std::string, std::string> rows;  // of what players may answer
        for (const auto& kind : kinds->steps)
            if (kind.asks) CHECK_MESSAGE(rows.emplace(kind.rule, kind.name).second, name << ": " << kind.rule);
    }
}

TEST_CASE("what only helps with a row is no switch") {
    constexpr RuleId part = partOf("DST-DEF-01");
    static_assert(part.named() && !part.some() && !RuleId().named());
    Switches switches;
    switches.turnOff("DST-DEF-01");
    CHECK(switches.off("DST-DEF-01"_rule));
    CHECK(!switches.off(part));
    CHECK(!switches.off(kOurs));
}

TEST_CASE("every need of a verb names a row and says why not") {
    checkNeeds(destiny::verbs());
    checkNeeds(tcg::verbs());
    checkNeeds(lcg::words().verbs);
    checkNeeds(ccg::verbs());
}
