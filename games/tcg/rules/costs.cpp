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
    for (const Lasting& l : t.s.lasting)
        if (l.stat == Stat::cardCost) return true;
    return false;
}

int extraCost(Table& t, Seat seat, Piece p, int ability) {
    int type = defOf(t, p).type;
    if (type == kTypeMission) return 0;
    bool card = type == kTypeBattle;
    bool force = t.book().abilities[static_cast<size_t>(ability)].mayHave(kVerbPay) && usesVerb(t, ability, kVerbPay);
    int more = card ? lastingFor(t, seat, Stat::cardCost) : 0;
    if (t.s.watchers[kGoverns] != 0) {
        more += governed(t, seat, kVerbTaxes, card ? kBattleCards : kAbilities);
        if (!card && force) more += governed(t, seat, kVerbTaxes, kForceAbilities);
        TurnFrame* f = t.nearest(State::kTurn);
        if (card && f != nullptr && f->arena == kSpace && t.s.phase == Phase::battle)
            more -= governed(t, seat, kVerbSpares, kBattleCards);
    }
    const Instr* code = &t.book().code[t.book().abilities[static_cast<size_t>(ability)].code];
    int price = paysForce(code) ? code[1].imm / 1000 : 0;
    return std::max(more, -price);
}
int grantedCost(Table& t, Piece p, uint8_t verb) {
    return verb == kActIntercept ? stat(t, p, Stat::mayIntercept) - 1 : stat(t, p, Stat::paidRetaliate);
}

}  // namespace cantina::tcg
