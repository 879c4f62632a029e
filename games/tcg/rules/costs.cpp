// What playing a card or an ability costs beyond what it says: static abilities and effects that mean players.
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {

using namespace language;

bool paysForce(const Instr* code) {
    return code[0].code == Code::verb && code[0].a == kVerbPay && code[1].a == static_cast<uint8_t>(Ref::number);
}
// What costs are changed by: static abilities that mean players, and effects on both players' Battle cards.
bool areCostsChanged(Table& t) {
    if (t.s.watchers[kGoverns] != 0) return true;
    return t.s.lasting.any(Stat::cardCost);
}

// What activated abilities cost a player more. One that costs Force because of the first kind has a Force cost for the
// second.
static int abilityTax(Table& t, Seat seat, bool force) {
    if (t.s.watchers[kGoverns] == 0) return 0;
    const int more = governed(t, seat, kVerbTaxes, kAbilities);
    return more + (force || more > 0 ? governed(t, seat, kVerbTaxes, kForceAbilities) : 0);
}

int extraCost(Table& t, Seat seat, Piece p, int ability) {
    int type = defOf(t, p).type;
    if (type == kTypeMission) return 0;
    bool card = type == kTypeBattle;
    bool force = t.book().abilities[static_cast<size_t>(ability)].mayHave(kVerbPay) && usesVerb(t, ability, kVerbPay);
    int more = card ? lastingFor(t, seat, Stat::cardCost) : 0;
    if (t.s.watchers[kGoverns] != 0) {
        more += card ? governed(t, seat, kVerbTaxes, kBattleCards) : abilityTax(t, seat, force);
        TurnFrame* f = t.nearest(State::kTurn);
        if (card && f != nullptr && f->arena == kSpace && t.s.phase == Phase::battle)
            more -= governed(t, seat, kVerbSpares, kBattleCards);
    }
    const Instr* code = &t.book().code[t.book().abilities[static_cast<size_t>(ability)].code];
    int price = paysForce(code) ? code[1].imm / 1000 : 0;
    return std::max(more, -price);
}
// An Intercept or Retaliate that another card gives is an activated ability of the unit as its own are.
int grantedCost(Table& t, Piece p, uint8_t verb) {
    const int price = verb == kActIntercept ? stat(t, p, Stat::mayIntercept) - 1 : paidRetaliate(t, p);
    return price + abilityTax(t, controllerOf(t, p), true);
}

// TCG-KW-HID-02: an activated ability with a Force cost, though not yet one of a unit.
int hiddenPrice(Table& t, Seat seat, Piece p) {
    return std::max(0, deployCost(t, p) - dataOf(t, p).counters) + governed(t, seat, kVerbTaxes, kForceAbilities);
}

// What bars all abilities of a unit bars those of its Pilots and Equipment too: they are the unit's (TCG-EQP-06).
bool isBarred(Table& t, Piece card, int number) {
    if (t.s.lasting.empty()) return false;
    const Piece unit = unitOf(t, t.s.pieces.ref(card)).piece;
    bool barred = false;
    t.s.lasting.forEach([&](const Lasting& l) {
        if (l.stat != Stat::barred) return;
        barred = barred || (l.amount() < 0 ? l.unit() == unit : l.unit() == card && l.amount() == number);
    });
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
            has = has || (works && usesVerb(t, a, kVerbRetaliate));
        }
    };
    look(p);
    forEachOn(t, p, [&](Piece with) {
        if (!isBeneath(t, with)) look(with);
    });
    return has ? 0 : dice;
}

}  // namespace cantina::tcg
