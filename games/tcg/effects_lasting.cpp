// Verbs whose effects last, links between a card and a chosen unit, and small questions.
#include "games/tcg/effects.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {

using namespace language;

namespace {

// The arena that a verb means: one of its own, or the one that was chosen (`result`).
int arenaOf(const AbilityFrame& f, int symbol) { return symbol < 3 ? kSpace + symbol : f.amount; }

Did lastOn(Table& t, PieceRef target, Stat stat, int span, int amount = 1) {
    if (!t.s.pieces.alive(target)) return Did::nothing;
    addLasting(t, Lasting::on(target, stat, static_cast<Span>(span), amount));
    return Did::full;
}
Did lastInArena(Table& t, AbilityFrame& f, Seat seat, const Args& a, int sign) {
    int arena = arenaOf(f, a.symbol(0));
    if (!isArena(arena)) return Did::nothing;
    addLasting(t,
               Lasting::of(seat, arena, static_cast<Stat>(a.symbol(2)), static_cast<Span>(a.symbol(3)), sign * a.whole(1)));
    return Did::full;
}
Did lastForPlayer(Table& t, Seat seat, Stat stat, int amount = 1, int arena = 0) {
    addLasting(t, Lasting::of(seat, arena, stat, Span::turn, amount));
    return Did::full;
}
Did link(Table& t, AbilityFrame& f, PieceRef target, Stat stat, PieceRef to, Span span) {
    (void)f;
    if (!t.s.pieces.alive(target) || !t.s.pieces.alive(to)) return Did::nothing;
    addLasting(t, Lasting::on(target, stat, span, to.piece.n));
    return Did::full;
}
Did countersOnLinked(Table& t, AbilityFrame& f, Stat stat, int n) {
    Piece linked;
    t.s.lasting.forEach([&](const Lasting& l) {
        if (l.stat == stat && l.link() == f.source.piece && !linked.some()) linked = l.unit();
    });
    if (!linked.some()) return Did::nothing;
    putCounters(t, linked, n);
    t.s.healthDue = 1;
    t.touch();
    return Did::full;
}

}  // namespace

Did doRally(Table& t, AbilityFrame& f, const Args& a) { return lastInArena(t, f, f.controller, a, 1); }
Did doDaunt(Table& t, AbilityFrame& f, const Args& a) { return lastInArena(t, f, opponentOf(f.controller), a, -1); }
Did doTire(Table& t, AbilityFrame& f, const Args& a) {
    (void)lastInArena(t, f, kDark, a, -1);
    return lastInArena(t, f, kLight, a, -1);
}
Did doLendIntercept(Table& t, AbilityFrame&, const Args& a) {
    return lastOn(t, a.at(0), Stat::mayIntercept, static_cast<int>(Span::turn), a.whole(1) + 1);
}
Did doLendRetaliate(Table& t, AbilityFrame&, const Args& a) {
    return lastOn(t, a.at(0), Stat::freeRetaliate, static_cast<int>(Span::turn), a.whole(1));
}
// One build counter fewer for cards of that subtype: the number is the subtype's, and 1.
Did doHasten(Table& t, AbilityFrame& f, const Args& a) {
    return lastForPlayer(t, f.controller, Stat::deployCost, a.symbol(0) + 1, kBuild);
}
Did doDecoy(Table& t, AbilityFrame&, const Args& a) { return lastOn(t, a.at(0), Stat::decoy, a.symbol(1)); }
Did doWard(Table& t, AbilityFrame&, const Args& a) { return lastOn(t, a.at(0), Stat::warded, a.symbol(1)); }
Did doProtect(Table& t, AbilityFrame&, const Args& a) { return lastOn(t, a.at(0), Stat::safe, a.symbol(1)); }
Did doExpose(Table& t, AbilityFrame&, const Args& a) { return lastOn(t, a.at(0), Stat::exposed, a.symbol(2), a.whole(1)); }
// It loses the keyword and cannot gain it: more is taken away than anything gives.
constexpr int kAllOfIt = 1000;
Did doStrip(Table& t, AbilityFrame&, const Args& a) {
    return lastOn(t, a.at(0), static_cast<Stat>(a.symbol(1)), a.symbol(2), -kAllOfIt);
}
Did doPacify(Table& t, AbilityFrame& f, const Args& a) {
    return lastForPlayer(t, kDark, Stat::peace, 1, arenaOf(f, a.symbol(0)));
}
Did doRedirect(Table& t, AbilityFrame&, const Args& a) {
    AttackFrame* attack = currentAttack(t);
    if (attack == nullptr || attack->rolled != 0) return Did::nothing;
    return intercept(t, a.at(0)) ? Did::called : Did::full;
}
Did doDoom(Table& t, AbilityFrame&, const Args& a) {
    return lastOn(t, a.at(0), Stat::doomed, static_cast<int>(Span::attack));
}
Did doSteer(Table& t, AbilityFrame&, const Args& a) {
    return lastOn(t, a.at(0), Stat::steered, static_cast<int>(Span::turn));
}
// A bit that no other such unit has, nor what one that is gone has attacked.
Did doSlash(Table& t, AbilityFrame&, const Args& a) {
    if (t.s.pieces.alive(a.at(0)) && t.s.lasting.isOn(a.at(0).piece, Stat::slashing)) return Did::full;
    int taken = 0;
    t.s.lasting.forEach([&](const Lasting& l) {
        if (l.stat == Stat::slashing || l.stat == Stat::slashed) taken |= l.amount();
    });
    int bit = 1;
    while ((taken & bit) != 0) bit *= 2;
    return lastOn(t, a.at(0), Stat::slashing, static_cast<int>(Span::turn), bit);
}
Did doRage(Table& t, AbilityFrame& f, const Args& a) {
    return lastForPlayer(t, f.controller, Stat::rage, a.whole(0), arenaOf(f, a.symbol(1)));
}
Did doTaxCards(Table& t, AbilityFrame&, const Args& a) {
    for (Seat seat : {kDark, kLight}) (void)lastForPlayer(t, seat, Stat::cardCost, a.whole(0));
    return Did::full;
}
Did doBarRetaliate(Table& t, AbilityFrame& f, const Args&) {
    return lastForPlayer(t, opponentOf(f.controller), Stat::noRetaliate);
}
Did doFreezeStacks(Table& t, AbilityFrame&, const Args&) { return lastForPlayer(t, kDark, Stat::noStacks); }
Did doReverse(Table& t, AbilityFrame&, const Args&) { return lastForPlayer(t, kDark, Stat::reversed); }
Did doHoldInRetreat(Table& t, AbilityFrame&, const Args& a) {
    return lastOn(t, a.at(0), Stat::stepRetreat, static_cast<int>(Span::turn));
}
Did doStayTapped(Table& t, AbilityFrame&, const Args& a) {
    return lastOn(t, a.at(0), Stat::stuck, static_cast<int>(Span::untap));
}
namespace {
Did control(Table& t, AbilityFrame& f, const Args& a, Stat how) {
    if (!t.s.pieces.alive(a.at(0)) || !isInBattle(t, a.at(0).piece) || controllerOf(t, a.at(0).piece) == f.controller)
        return Did::nothing;
    addLasting(t, Lasting::on(a.at(0), how, Span::game, 1));
    takeControl(t, a.at(0).piece, f.controller);
    return Did::full;
}
}  // namespace
Did doGainControl(Table& t, AbilityFrame& f, const Args& a) { return control(t, f, a, Stat::borrowed); }
Did doBorrow(Table& t, AbilityFrame& f, const Args& a) { return control(t, f, a, Stat::borrowedBriefly); }

// The units were chosen: they stay in the registers.
Did doThree(Table&, AbilityFrame&, const Args&) { return Did::full; }
Did doRaiseThem(Table& t, AbilityFrame& f, const Args& a) {
    for (PieceRef r : f.regs) (void)lastOn(t, r, static_cast<Stat>(a.symbol(1)), a.symbol(2), a.whole(0));
    return Did::full;
}

// --- links

Did doGuard(Table& t, AbilityFrame& f, const Args& a) { return link(t, f, a.at(0), Stat::guarded, f.source, Span::game); }
Did doScreen(Table& t, AbilityFrame& f, const Args& a) {
    forgetLinks(t, f.source.piece);
    return link(t, f, a.at(0), Stat::shielded, f.source, Span::game);
}
Did doSwallow(Table& t, AbilityFrame& f, const Args& a) {
    forgetLinks(t, f.source.piece);
    return link(t, f, a.at(0), Stat::swallowed, f.source, Span::game);
}
Did doProvoke(Table& t, AbilityFrame& f, const Args& a) { return link(t, f, a.at(0), Stat::provoked, a.at(1), Span::turn); }
Did doBite(Table& t, AbilityFrame& f, const Args&) { return countersOnLinked(t, f, Stat::bitten, 1); }
Did doDigest(Table& t, AbilityFrame& f, const Args&) { return countersOnLinked(t, f, Stat::swallowed, 2); }

Did doCorrupt(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    dataOf(t, a.at(0).piece).flags |= PieceData::kCorrupted;
    t.s.stirred = 1;
    checkCorruption(t, f.controller);
    return Did::full;
}
Did doCleanse(Table& t, AbilityFrame& f, const Args&) {
    for (uint8_t zone : {kSpace, kGround, kCharacter, kRetreated})
        for (Piece p : t.s.pieces.in({zone, opponentOf(f.controller)}))
            dataOf(t, p).flags = static_cast<uint8_t>(dataOf(t, p).flags & ~PieceData::kCorrupted);
    return Did::full;
}

// --- questions

Did doDemand(Table& t, AbilityFrame&, const Args& a) {
    askFor(t, Ask::toll, a.seat(0), a.whole(1));
    return Did::called;
}
Did doChooseArena(Table& t, AbilityFrame& f, const Args&) {
    askFor(t, Ask::arena, f.controller, 0);
    return Did::called;
}
// RULING TCG-PHR-01: an arena that does not fit cannot be chosen, because the choice names what it is made from.
Did doChooseFreshArena(Table& t, AbilityFrame& f, const Args&) {
    if (std::none_of(std::begin(kArenas), std::end(kArenas), [&](uint8_t arena) { return isFresh(t, arena); }))
        return Did::nothing;
    askFor(t, Ask::freshArena, f.controller, 0);
    return Did::called;
}
Did doPayAny(Table& t, AbilityFrame& f, const Args&) {
    askFor(t, Ask::number, f.controller, t.s.force[f.controller.index()]);
    return Did::called;
}
Did doGainMix(Table& t, AbilityFrame& f, const Args& a) {
    askFor(t, Ask::mix, f.controller, a.whole(0));
    return Did::called;
}
Did doHaggle(Table& t, AbilityFrame& f, const Args& a) {
    t.call(State::kHaggle, HaggleFrame{a.symbol(0) == 0 ? f.controller : opponentOf(f.controller), 0});
    return Did::called;
}
Did doCull(Table& t, AbilityFrame&, const Args& a) {
    t.call(State::kCull, CullFrame{0, static_cast<uint8_t>(a.whole(0))});
    return Did::called;
}

}  // namespace cantina::tcg
