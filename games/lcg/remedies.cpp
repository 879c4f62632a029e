// What a player could do about a play that is not legal now, by the rule that forbids it.
#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

// What can be generated counts, not what was: cards without focus tokens, of any affiliation.
std::string priceOf(Table& t, Seat seat, const Option& o) {
    if (o.verb != kActPlay && o.verb != kActAttach) return "";
    const int price = cost(t, o.piece), have = purseOf(t, seat).total;
    if (price <= have) return "one of the resources must match its affiliation";
    return "it costs " + std::to_string(price) + ", your cards can give " + std::to_string(have);
}

constexpr language::Remedy<Table> kRemedies[] = {
    {"LCG-RSC-05", "cards with focus tokens give again when they are refreshed", priceOf},
    {"LCG-DEP-02", "wait for your own deployment phase"},
    {"LCG-CARD-14", "the other copy would have to leave play"},
    {"LCG-KW-LIM-01", "next turn another limited card may be played"},
    {"LCG-CARD-08", "have something in play that it can enhance"},
    {"LCG-KW-PIL-01", "have a vehicle in play"},
    {"LCG-TIM-01", "wait for an action window: there is one in every phase and in each engagement"},
    {"LCG-TIM-02", "let this action resolve; then the window is open again"},
    {"LCG-TIM-09", "wait until what its text interrupts is about to happen"},
    {"LCG-TIM-13", "wait until what its text reacts to has happened"},
    {"LCG-TERM-09", "it can be used again when that period is over"},
    {"LCG-FOC-02", "its focus tokens are taken off when you refresh"},
    {"LCG-SHI-02", "its shield would have to be used first"},
    {"LCG-FX-07", "there must be something that it could change"},
};

}  // namespace

std::span<const language::Remedy<Table>> Rules::remedies() { return kRemedies; }

}  // namespace cantina::lcg
