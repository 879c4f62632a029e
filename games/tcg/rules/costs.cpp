// What playing a card or an ability costs beyond what it says: static abilities and effects that mean players.
#include "games/tcg/notes.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {

using namespace language;

// What costs are changed by: static abilities about them, and effects on Battle cards.
bool areCostsChanged(Table& t) {
    return speaksOf(t, Stat::cardCost) || speaksOf(t, Stat::ownAbilityCost) || speaksOf(t, Stat::abilityCost) ||
           speaksOf(t, Stat::forceAbilityCost) || isLasting(t, Stat::cardCost);
}

// What activated abilities cost a player more. One that costs Force because of the first kind has a Force cost for the
// second.
static int abilityTax(Table& t, Seat seat, bool force) {
    const int more = staticFor(t, seat, Stat::abilityCost);
    return more + (force || more > 0 ? staticFor(t, seat, Stat::forceAbilityCost) : 0);
}

// The same by what is said of the unit whose ability it is.
static int ownTax(Table& t, Piece card, int ability) {
    if (!speaksOf(t, Stat::ownAbilityCost) || !isNoted(t, ability, kPaysForce)) return 0;
    constexpr int kLeast = 3;
    const int printed = notedPrice(t, ability);
    int price = printed;
    const Asked asked{static_cast<int>(Stat::ownAbilityCost), unitOf(t, t.s.pieces.ref(card)).piece};
    t.s.continuous.forEach(t, [&](Piece source) {
        readContinuous(t, source, asked, [&](const Continuous& row, const AbilityFrame& f, const Args& args) {
            t.used(f.ability);
            price = std::max(price + amountOf(row, args) / 1000, std::min(price, args.whole(kLeast)));
        });
    });
    return price - printed;
}

int extraCost(Table& t, Seat seat, Piece p, int ability) {
    int type = defOf(t, p).type;
    if (type == kTypeMission) return 0;
    const int more = type == kTypeBattle ? stat(t, p, Stat::cardCost)
                                         : abilityTax(t, seat, isNoted(t, ability, kCostsForce)) + ownTax(t, p, ability);
    return std::max(more, -notedPrice(t, ability));
}
// An Intercept or Retaliate that another card gives is an activated ability of the unit as its own are.
int grantedCost(Table& t, Piece p, uint8_t verb) {
    const int price = verb == kActIntercept ? stat(t, p, Stat::mayIntercept) - 1 : paidRetaliate(t, p);
    return price + abilityTax(t, controllerOf(t, p), true);
}

// TCG-KW-HID-02: an activated ability with a Force cost, though not yet one of a unit.
int hiddenPrice(Table& t, Seat seat, Piece p) {
    return std::max(0, deployCost(t, p) - dataOf(t, p).counters) + staticFor(t, seat, Stat::forceAbilityCost);
}

// What bars all abilities of a unit bars those of its Pilots and Equipment too: they are the unit's (TCG-EQP-06).
bool isBarred(Table& t, Piece card, int number) {
    if (isLasting(t, Stat::cannotActivate) &&
        lastingBonus(t, unitOf(t, t.s.pieces.ref(card)).piece, Stat::cannotActivate) > 0)
        return true;
    bool barred = false;
    forEachLasting(t, Stat::barred, card, [&](const Lasting& l) { barred = barred || l.number == number; });
    return barred;
}

// One that is paid for is only for a unit without a Retaliate of its own, of its Pilots or for nothing.
int paidRetaliate(Table& t, Piece p) {
    int dice = stat(t, p, Stat::paidRetaliate);
    if (dice == 0 || stat(t, p, Stat::freeRetaliate) > 0) return 0;
    bool has = false;
    auto look = [&](Piece card) {
        const language::CardDef& def = defOf(t, card);
        for (int a = def.first; a < def.first + def.abilities; ++a) {
            int timing = t.book().abilities[static_cast<size_t>(a)].timing;
            bool works = timing == (card == p ? kActivated : isAboard(t, card) ? kPilotActivated : kEquippedActivated);
            has = has || (works && t.book().abilities[static_cast<size_t>(a)].uses(kTagRetaliate));
        }
    };
    look(p);
    forEachGivenTo(t, p, kActivated,
                   [&](Piece, int a) { has = has || t.book().abilities[static_cast<size_t>(a)].uses(kTagRetaliate); });
    forEachOn(t, p, [&](Piece with) {
        if (!isBeneath(t, with)) look(with);
    });
    return has ? 0 : dice;
}

}  // namespace cantina::tcg
