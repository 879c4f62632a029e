// Battle: initiation, the weapons, power and damage segments, the end (rulebook 6). Holds CCG-BTL-02/03/04/05/07,
// CCG-BTL-INIT-01, CCG-BTL-WEAP-02/14, CCG-BTL-PWR-01..04, CCG-BTL-AD-01/02, CCG-BTL-ATTR-01, CCG-BTL-DMG-01/03/04/08,
// CCG-BTL-FORF-01, CCG-BTL-HIT-01, CCG-BTL-ATTR-03/05, CCG-BTL-DAM-04, CCG-BTL-END-01, CCG-BTL-PD-01/03, CCG-BTL-WEAP-07,
// CCG-BTL-EXCL-02, CCG-BTL-PART-02, CCG-BTL-IMM-02, CCG-BTL-FORF-02, CCG-BTL-DMG-02.
//
// The battle is an action; its result is a FightFrame of its own, so that the battle can be left at once and still have its
// end.
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/force.h"
#include "games/ccg/rules/later.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

bool isTheirBattlePhase(Table& t, const ActionFrame& a) { return t.s.phase == kBattle && a.performer == t.s.turn; }
bool isNoBattle(Table& t, const ActionFrame&) { return t.s.battle.segment == Battle::kNone; }
bool bothAreThere(Table& t, const ActionFrame& a) { return occupyForBattle(t, a.card.piece, a.performer); }
bool isFirstHere(Table& t, const ActionFrame& a) { return (t.s.pieces.data(a.card.piece).flags & PieceData::kBattled) == 0; }
bool hasBattleForce(Table& t, const ActionFrame& a) {
    return sizeOf(t, kForcePile, a.performer) >= battleCost(t, a.performer, a.card.piece);
}
bool isNotForbidden(Table& t, const ActionFrame& a) { return !isBattleBarred(t, a.performer, a.card.piece); }
constexpr Rule kBattleRules[] = {
    {"CCG-BTL-01", "battles belong in your battle phase", isTheirBattlePhase},
    {"CCG-BTL-WEAP-14", "there is no battle within a battle", isNoBattle},
    {"CCG-BTL-02", "both players must have presence there", bothAreThere},
};
bool isFighter(const Table& t, Piece p) {
    // CCG-CREAT-01: creatures take no part.
    return isType(t, p, kCharacter) || isType(t, p, kStarship) || isType(t, p, kVehicle) ||
           (isType(t, p, kCreature) && !t.on("CCG-CREAT-01"_rule));
}
bool takesPart(const Table& t, Piece p) {
    return (t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 && locationOf(t, p) == t.s.battle.location;
}
// Once per turn (CCG-BTL-05), and not while something keeps it from battling.
bool mayBattle(const Table& t, Piece p) {
    uint16_t flags = t.s.pieces.data(p).flags;
    return ((flags & PieceData::kBattled) == 0 || !t.on("CCG-BTL-05"_rule)) && (flags & PieceData::kBarred) == 0;
}
// CCG-BTL-PART-05: who may not battle gives no presence for beginning one, and neither does who is aboard of it.
bool couldFight(Table& t, Seat seat, Piece location, bool initiates) {
    int32_t total = 0;
    for (Piece p : t.s.pieces.in({kTable, seat})) {
        if (!(isType(t, p, kCharacter) || isCraft(t, p)) || !(locationOf(t, p) == location)) continue;
        Piece craft = craftOf(t, p);
        if (!mayBattle(t, p) || (craft.some() && !mayBattle(t, craft))) continue;
        if (t.s.tallies.standIns != 0 && standsIn(t, p, initiates)) return true;
        total += presenceOf(t, p);
        if (total >= kThousand) return true;
    }
    return false;
}
bool someMayFight(Table& t, const ActionFrame& a) {
    return couldFight(t, a.performer, a.card.piece, true) && couldFight(t, opponentOf(a.performer), a.card.piece, false);
}
constexpr Rule kBattleAgainRules[] = {
    {partOf("CCG-BTL-02"), "some text keeps you from initiating battle there", isNotForbidden},
    {"CCG-BTL-04", "there was a battle at that location this turn", isFirstHere},
    {"CCG-BTL-PART-05", "those who are there may not battle, or have battled this turn", someMayFight},
    {"CCG-BTL-INIT-01", "it costs 1 Force", hasBattleForce},
};

template <class Fn>
void eachParticipant(Table& t, Seat seat, Fn fn) {
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (isFighter(t, p) && takesPart(t, p)) fn(p);
}

// --- weapons segment

Flow weapons(Table& t, FightFrame&) {
    t.s.battle.segment = Battle::kWeapons;
    t.call(State::kOpportunities, OpportunityFrame{t.s.battle.initiator});
    t.touch();
    return next();
}

// --- power segment

Flow powerBegins(Table& t, FightFrame& f) {
    (void)f;
    t.s.battle.segment = Battle::kPower;
    return isAsPrinted(t, kPowerDestinies) ? skipTo("battle destiny") : next();
}
// CCG-BTL-PD-01: power destinies come first, those of the initiator before the other player's. CCG-BTL-PD-03: all of them
// are drawn.
Flow powerDestinies(Table& t, FightFrame& f) {
    int n = playerValue(t, kPowerDestinies, f.drawer, t.s.battle.location, Value::of(0)).whole();
    f.asked = n > 0 ? 1 : 2;
    if (n > 0) drawDestinies(t, f.drawer, kPlainDestiny, {}, n, 0);
    return next();
}
Flow notePower(Table& t, FightFrame& f) {
    if (f.asked == 0) return next();  // while CCG-BTL-PD-01 is off
    int i = f.drawer.index();
    if (f.asked == 1 && ((t.s.destinies.has >> i) & 1) != 0) t.s.battle.powerDestiny[i] = t.s.destinies.total[i];
    f.drawer = opponentOf(f.drawer);
    f.asked = 0;
    if (++f.drawn < 2) return skipTo("power destinies");
    f.drawn = 0;
    return next();
}
// Each player in turn draws what he is entitled to and wants (rules/destinies.cpp).
Flow battleDestiny(Table& t, FightFrame& f) {
    drawBattleDestinies(t, f.drawer);
    return next();
}
Flow noteDestiny(Table& t, FightFrame& f) {
    int i = f.drawer.index();
    t.s.battle.drew[i] = static_cast<uint8_t>(t.result().detail);
    if (((t.s.destinies.has >> i) & 1) != 0) {
        t.s.battle.hasDestiny = static_cast<uint8_t>(t.s.battle.hasDestiny | 1u << i);
        t.s.battle.destiny[i] = t.s.destinies.total[i];
    }
    f.drawer = opponentOf(f.drawer);
    return ++f.drawn < 2 ? skipTo("battle destiny") : next();
}
// CCG-BTL-BD-07: what answers that both have completed their draws.
Flow bothDrew(Table& t, FightFrame&) {
    openResponses(t, {kDestiniesDrawn, t.s.battle.initiator, 0, t.s.pieces.ref(t.s.battle.location), {}, {}});
    return next();
}

// CCG-BTL-AD-01: attrition destinies, the initiator's first; nobody declines. CCG-BTL-AD-02: none without a total of battle
// destiny.
Flow attritionBegins(Table& t, FightFrame& f) {
    f.drawn = f.asked = 0;
    f.drawer = t.s.battle.initiator;
    return isAsPrinted(t, kAttritionDestinies) ? skipTo("optional actions") : next();
}
Flow attritionDestinies(Table& t, FightFrame& f) {
    int i = f.drawer.index();
    bool exists = ((t.s.battle.hasDestiny >> i) & 1) != 0 || !t.on("CCG-BTL-AD-02"_rule);
    int n = playerValue(t, kAttritionDestinies, f.drawer, t.s.battle.location, Value::of(0)).whole();
    f.asked = exists && n > 0 ? 1 : 2;
    if (f.asked == 1) drawDestinies(t, f.drawer, kPlainDestiny, {}, n, 0);
    return next();
}
Flow noteAttrition(Table& t, FightFrame& f) {
    if (f.asked == 0) return next();  // while CCG-BTL-AD-01 is off
    int i = f.drawer.index();
    if (f.asked == 1 && ((t.s.destinies.has >> i) & 1) != 0) t.s.battle.attritionDestiny[i] = t.s.destinies.total[i];
    f.drawer = opponentOf(f.drawer);
    f.asked = 0;
    return ++f.drawn < 2 ? skipTo("attrition destinies") : next();
}
// CCG-BTL-PWR-03: in turn, from the initiator on, until both pass.
Flow powerActions(Table& t, FightFrame&) {
    if (couldActInPower(t, seatAt(0)) || couldActInPower(t, seatAt(1)))
        t.call(State::kOpportunities, OpportunityFrame{t.s.battle.initiator});
    return next();
}

}  // namespace

int32_t totalPower(Table& t, Seat seat) {
    int32_t total = 0;
    // CCG-BTL-PWR-04: of cards present; who sits inside adds nothing of his own.
    eachParticipant(t, seat, [&](Piece p) {
        if (isPresent(t, p) || !t.on("CCG-SHIP-ENC-01"_rule)) total += power(t, p).thousandths;
    });
    const Battle& b = t.s.battle;
    return totalAt(t, kTotalPowerStat, seat, b.location, total) + b.powerDestiny[seat.index()] + b.destiny[seat.index()];
}

namespace {

// CCG-BTL-BD-08/09, CCG-BTL-ATTR-01/02: the other player's total battle destiny; without one there is no attrition at all.
int32_t attritionAgainst(Table& t, int seat) {
    const Battle& b = t.s.battle;
    if (((b.hasDestiny >> (1 - seat)) & 1) == 0) return 0;
    int32_t base = t.on("CCG-BTL-BD-08"_rule) ? b.destiny[1 - seat] : 0;
    if (t.on("CCG-BTL-ATTR-01"_rule)) base += b.attritionDestiny[1 - seat];
    Value v = playerValue(t, kAttritionStat, seatAt(1 - seat), b.location, Value::ofThousandths(base));
    return std::max(0, v.thousandths);
}
void tellTotals(Table& t, const int32_t (&total)[2]) {
    PieceRef place = t.s.pieces.ref(t.s.battle.location);
    auto whole = [](int32_t thousandths) { return static_cast<int16_t>(thousandths / kThousand); };
    for (int i = 0; i < 2; ++i) t.tell({kPowerTotaled, seatAt(i), whole(total[i]), place, {}, {}}, "CCG-BTL-PWR-04"_rule);
    for (int i = 0; i < 2; ++i)
        if (t.s.battle.attrition[i] > 0)
            t.tell({kAttritionSet, seatAt(i), whole(t.s.battle.attrition[i]), place, {}, {}}, "CCG-BTL-ATTR-01"_rule);
    if (total[0] == total[1]) t.tell({kBattleTied, kNobody, 0, place, {}, {}}, "CCG-BTL-WIN-01"_rule);
}
Flow decide(Table& t, FightFrame&) {
    Battle& b = t.s.battle;
    int32_t total[2] = {totalPower(t, seatAt(0)), totalPower(t, seatAt(1))};
    int32_t difference = total[0] - total[1];
    for (int i = 0; i < 2; ++i) b.attrition[i] = attritionAgainst(t, i);
    tellTotals(t, total);
    // CCG-BTL-WIN-01: a tie has neither winner nor loser.
    if (difference == 0 && t.on("CCG-BTL-WIN-01"_rule)) return next();
    int loser = difference > 0 ? 1 : 0;
    b.loser = static_cast<uint8_t>(loser);
    b.damage[loser] = difference > 0 ? difference : -difference;
    if (b.damageTimes != 0) b.damage[loser] *= b.damageTimes;
    if (b.timesIfWins[1 - loser] != 0) b.damage[loser] *= b.timesIfWins[1 - loser];
    Event e{kBattleDecided,
            seatAt(1 - loser),
            static_cast<int16_t>(b.damage[loser] / kThousand),
            t.s.pieces.ref(b.location),
            {},
            {}};
    t.tell(e, "CCG-BTL-07"_rule);
    openResponses(t, e);
    return next();
}

// --- damage segment

// CCG-BTL-IMM-03: a craft protects who is aboard.
bool isImmuneNow(Table& t, Seat seat, Piece p) {
    int most = immunityOf(t, p);
    if (Piece craft = craftOf(t, p); craft.some() && t.on("CCG-BTL-IMM-03"_rule))
        most = std::max(most, immunityOf(t, craft));
    return t.s.battle.attrition[seat.index()] < most * kThousand && t.on("CCG-BTL-IMM-01"_rule);
}
// CCG-BTL-IMM-02: as it was when the damage segment began. (Off: as it is now.)
bool isImmune(Table& t, Seat seat, Piece p) {
    bool then = (t.s.pieces.data(p).flags & PieceData::kImmune) != 0;
    return t.on("CCG-BTL-IMM-02"_rule) ? then : then || isImmuneNow(t, seat, p);
}
Flow damage(Table& t, FightFrame&) {
    t.s.battle.segment = Battle::kDamage;
    // CCG-BTL-IMM-02: immunity is compared once, now.
    for (int seat = 0; seat < 2; ++seat)
        eachParticipant(t, seatAt(seat), [&](Piece p) {
            if (isImmuneNow(t, seatAt(seat), p)) t.s.pieces.data(p).flags |= PieceData::kImmune;
        });
    t.call(State::kOpportunities, OpportunityFrame{t.s.battle.initiator});
    return next();
}
bool mayForfeit(Table& t, Piece p) {
    Seat seat = t.s.pieces.row(p).controller;
    const Battle& b = t.s.battle;
    bool hit = (t.s.pieces.data(p).flags & PieceData::kHit) != 0;
    // CCG-BTL-FORF-01: what has a forfeit value. CCG-BTL-DMG-03: what is hit, or while something is pending.
    if (!forfeitOf(t, p).some() && t.on("CCG-BTL-FORF-01"_rule)) return false;
    return hit || b.damage[seat.index()] > 0 || b.attrition[seat.index()] > 0 || !t.on("CCG-BTL-DMG-03"_rule);
}
void satisfy(int32_t& pending, int32_t by) { pending = std::max(0, pending - by); }

constexpr Step<Table> kFightSteps[] = {
    {"CCG-BTL-07", "weapons segment", act<weapons>()},
    {"CCG-BTL-PWR-01", "power segment", act<powerBegins>()},
    {"CCG-BTL-PD-01", "power destinies", act<powerDestinies>()},
    {partOf("CCG-BTL-PD-03"), "power destinies drawn", act<notePower>()},
    {partOf("CCG-BTL-BD-05"), "battle destiny", act<battleDestiny>()},
    {partOf("CCG-BTL-BD-06"), "total battle destiny", act<noteDestiny>()},
    {"CCG-BTL-BD-07", "both have drawn", act<bothDrew>()},
    {partOf("CCG-BTL-AD-01"), "attrition", act<attritionBegins>()},
    {"CCG-BTL-AD-01", "attrition destinies", act<attritionDestinies>()},
    {partOf("CCG-BTL-AD-01"), "attrition destinies drawn", act<noteAttrition>()},
    {"CCG-BTL-PWR-03", "optional actions", act<powerActions>()},
    {"CCG-BTL-PWR-04", "total power", act<decide>()},
    {"CCG-BTL-DMG-01", "damage segment", act<damage>()},
};

// What was collected inside the battle is forgotten with it.
void abandonFight(Table& t, FightFrame&) { dropWaiting(t, t.at); }

Flow leaveFight(Table&, NoFrame&) { return leave(State::kFight.id); }
constexpr Step<Table> kBattleOverSteps[] = {{"CCG-BTL-03", "the battle ends at once", act<leaveFight>()}};

// CCG-BTL-WEAP-07: what is hit and was not forfeited, because the battle ended before, is lost.
void loseHit(Table& t) {
    if (!t.on("CCG-BTL-WEAP-07"_rule)) return;
    Piece hit[State::Pieces::kCapacity];
    int n = 0;
    for (int seat = 0; seat < 2; ++seat)
        eachParticipant(t, seatAt(seat), [&](Piece p) {
            if ((t.s.pieces.data(p).flags & PieceData::kHit) == 0) return;
            hit[n++] = p;
        });
    for (int i = 0; i < n; ++i) loseCard(t, hit[i], opponentOf(t.s.pieces.row(hit[i]).controller));
}

}  // namespace

Procedure<Table> fightProcedure() { return procedure<FightFrame, abandonFight>("battle", kFightSteps); }
Procedure<Table> battleOverProcedure() { return procedure<NoFrame>("the battle is over", kBattleOverSteps); }

Explanation whyNotBattleAgain(Table& t, const ActionFrame& a) { return firstFailing(t, kBattleAgainRules, a); }
Explanation whyNotBattle(Table& t, const ActionFrame& a) {
    Explanation e = firstFailing(t, kBattleRules, a);
    return e.legal() ? whyNotBattleAgain(t, a) : e;
}

// CCG-BTL-EXCL-01: it is inactive until the battle ends, with everything on it.
void excludeFromBattle(Table& t, Piece card, Seat by) {
    t.s.pieces.data(card).flags &= static_cast<uint16_t>(~PieceData::kInBattle);
    t.touch();
    if (!t.on("CCG-BTL-EXCL-01"_rule)) return;
    becomeInactive(t, card, by);
    if (t.s.pieces.isIn(card, kInactive)) t.s.pieces.data(card).flags |= PieceData::kExcluded;
}

// CCG-BTL-05: a card has battled from the moment of initiation. CCG-BTL-PART-05: who may not is excluded.
void startBattle(Table& t, const ActionFrame& a) {
    t.s.battle = Battle{};
    t.s.battle.location = a.card.piece;
    t.s.battle.initiator = a.performer;
    t.s.battle.segment = Battle::kInitiation;
    t.s.pieces.data(a.card.piece).flags |= PieceData::kBattled;
    uint16_t others[State::Pieces::kCapacity];
    int n = 0;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            if (!isFighter(t, p) || !(locationOf(t, p) == a.card.piece)) continue;
            if (mayBattle(t, p))
                t.s.pieces.data(p).flags |= PieceData::kBattled | PieceData::kInBattle;
            else if (t.on("CCG-BTL-PART-05"_rule))
                others[n++] = p.n;
        }
    for (int i = 0; i < n; ++i)
        if (isOnTable(t, Piece{others[i]})) excludeFromBattle(t, Piece{others[i]}, a.performer);
}

void joinBattle(Table& t, Piece card) {
    // CCG-BTL-WEAP-02: until the weapons segment is over.
    // CCG-BTL-PWR-02: who comes later does not take part.
    bool open = t.s.battle.segment == Battle::kInitiation ||
                (t.s.battle.segment == Battle::kPower && !t.on("CCG-BTL-PWR-02"_rule)) ||
                (t.s.battle.segment == Battle::kWeapons && t.on("CCG-BTL-WEAP-02"_rule));
    if (!open || !isFighter(t, card) || !(locationOf(t, card) == t.s.battle.location)) return;
    PieceData& d = t.s.pieces.data(card);
    if (mayBattle(t, card))
        d.flags |= PieceData::kInBattle | PieceData::kBattled;
    else if (t.on("CCG-BTL-PART-05"_rule))
        excludeFromBattle(t, card, t.s.battle.initiator);
}

void fight(Table& t) {
    FightFrame f;
    f.drawer = t.s.battle.initiator;  // he draws first
    t.call(State::kFight, f);
}

// RULING CCG-BTL-03: the actions inside the battle end with it, and the cards just lost may still be answered, because the
// battle ends instantly but a lost card is just lost whether or not a battle goes on (decision 040).
bool endsAtOnce(Table& t) {
    Battle& b = t.s.battle;
    if (b.segment != Battle::kWeapons && b.segment != Battle::kPower) return false;
    if (occupyForBattle(t, b.location, b.initiator)) return false;
    if (t.within(State::kLostOrder.id)) return false;  // once the lost cards are placed
    b.segment = Battle::kOver;
    b.early = 1;
    t.call(State::kBattleOver, NoFrame{});
    return true;
}

Dues duesOf(Table& t, Seat seat) {
    bool hit = false, subject = false;
    eachParticipant(t, seat, [&](Piece p) {
        if (!mayForfeit(t, p)) return;
        hit = hit || (t.s.pieces.data(p).flags & PieceData::kHit) != 0;
        subject = subject || !isImmune(t, seat, p);
    });
    const Battle& b = t.s.battle;
    // CCG-BTL-HIT-01, CCG-BTL-ATTR-03: what is hit is forfeited, and as much as attrition asks for. CCG-BTL-ATTR-05: what is
    // immune need not be forfeited to attrition.
    bool attrition = b.attrition[seat.index()] > 0 && t.on("CCG-BTL-ATTR-03"_rule);
    bool forfeit = (hit && t.on("CCG-BTL-HIT-01"_rule)) || (attrition && (subject || !t.on("CCG-BTL-ATTR-05"_rule)));
    return {forfeit, b.damage[seat.index()] > 0};
}

void damageOptions(Table& t, Seat seat, Options& out) {
    int before = out.size();
    // CCG-BTL-FORF-02: what took part and is there; what is hit has taken part. (Off: anything on the table.)
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (isFighter(t, p) && (takesPart(t, p) || !t.on("CCG-BTL-FORF-02"_rule)) && mayForfeit(t, p))
            out.add(optionAct(kActForfeit, p));
    damageTexts(t, seat, out);
    // CCG-BTL-DMG-02, CCG-BTL-WEAP-08/13: nothing else. (Off: what a top-level action may be.)
    if (!t.on("CCG-BTL-DMG-02"_rule) || !t.on("CCG-BTL-WEAP-08"_rule) || !t.on("CCG-BTL-WEAP-13"_rule))
        topLevelOptions(t, seat, out);
    Dues dues = duesOf(t, seat);
    // CCG-BTL-DMG-04: Force is lost only to battle damage.
    if (dues.damage || !t.on("CCG-BTL-DMG-04"_rule)) loseSources(t, seat, out);
    bool can = out.size() > before;
    // CCG-BTL-DMG-08: no pass while something is pending that can be satisfied.
    if (!can || !t.on("CCG-BTL-DMG-08"_rule) || (!dues.forfeit && !dues.damage)) out.add(optionPass());
}

void takeDamageAct(Table& t, Seat seat, const Option& o) {
    Battle& b = t.s.battle;
    if (o.verb == kActForfeit) {
        int32_t value = forfeitOf(t, o.piece).thousandths;
        // CCG-BTL-DAM-04: both at the same time. (Off: attrition only.)
        satisfy(b.attrition[seat.index()], value);
        if (t.on("CCG-BTL-DAM-04"_rule)) satisfy(b.damage[seat.index()], value);
        Piece place = locationOf(t, o.piece);
        return loseCard(t, o.piece, seat, kCardForfeited, place);
    }
    satisfy(b.damage[seat.index()], kThousand);
    Piece p = o.piece.some() ? o.piece : t.s.pieces.top({static_cast<uint8_t>(o.detail), seat});
    movePiece(t, p, {kLostPile, seat}, Where::top);
    openResponses(t, {kLosingForce, seat, 1, t.s.pieces.ref(p), {}, {}});
    const Event lost{kForceLost, seat, 1, t.s.pieces.ref(p), {}, {}};
    t.tell(lost, "CCG-LOSE-01"_rule);
    openResponses(t, lost);
}

// The end of the battle: cards just lost are answered first, then what must and may happen at its end.
void endBattle(Table& t) {
    t.s.battle.segment = Battle::kOver;
    endPoint(t, kEndOfBattle, kBattleEnds);
    loseHit(t);
    Piece list[decltype(State::justLost)::capacity()];
    int n = 0;
    for (Piece p : t.s.justLost) list[n++] = p;
    t.s.justLost.clear();
    answerStill(t, t.s.battle.initiator, kCardLost, list, n, t.s.battle.location);
}

namespace {

// CCG-BTL-EXCL-02: who was excluded comes back when the battle is over.
void endExclusions(Table& t) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p = t.s.pieces.top({kInactive, seatAt(seat)}); p.some();) {
            bool back = (t.s.pieces.data(p).flags & PieceData::kExcluded) != 0;
            t.s.pieces.data(p).flags &= static_cast<uint16_t>(~PieceData::kExcluded);
            if (back && t.on("CCG-BTL-EXCL-02"_rule)) becomeActive(t, p);
            p = back ? t.s.pieces.top({kInactive, seatAt(seat)}) : t.s.pieces.after(p);
        }
}

}  // namespace

// CCG-BTL-PART-02: who took part has battled, although the battle ended early or was canceled.
void forgetBattle(Table& t) {
    const bool whole = t.s.battle.early == 0 && t.s.battle.segment != Battle::kInitiation;
    if (!whole && !t.on("CCG-BTL-PART-02"_rule))
        for (int seat = 0; seat < 2; ++seat)
            for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
                if (isFighter(t, p)) t.s.pieces.data(p).flags &= static_cast<uint16_t>(~PieceData::kBattled);
    endExclusions(t);
    forgetFired(t);
    const uint8_t loser = t.s.battle.loser;  // for what answers that it is over
    t.s.battle = Battle{};
    t.s.battle.loser = loser;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            t.s.pieces.data(p).flags &=
                static_cast<uint16_t>(~(PieceData::kInBattle | PieceData::kHit | PieceData::kDisarmed | PieceData::kImmune));
    // CCG-BTL-END-02: what was changed for the battle is as before. (Off: until the end of the turn.)
    if (t.on("CCG-BTL-END-02"_rule)) expire(t, Until::endOfBattle);
    t.s.uses.endPeriod(kPerBattle);
}

}  // namespace cantina::ccg
