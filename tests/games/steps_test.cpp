// Every step of a procedure and every need of a verb names a row of the catalogue (docs/decisions/084).
#include <doctest/doctest.h>

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
