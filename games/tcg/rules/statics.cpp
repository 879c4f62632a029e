// Static abilities (section 3): what is on while its card is where it works. TCG-STAT-01, TCG-STAT-03; the bonuses of Pilots
// (TCG-PIL-01, 06, 22) and of Equipment (TCG-EQP-06).
//
// A static ability is never run: it is forms (language/continuous.h). When a number is asked for, the face-up cards that say
// something of it (State::continuous) are read, and the effects that last (language/lasting.h). The sum is the answer.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using namespace language;

// What a row adds. A keyword that is lost cannot be gained; 0 Force is a price too (Stat::mayIntercept).
int addedBy(const Continuous& row, const Args& args) {
    if (row.form == Form::strip) return -kMoreThanAnything;
    const int amount = amountOf(row, args) / 1000;
    return row.form == Form::grant && row.about == static_cast<int>(Stat::mayIntercept) ? amount + 1 : amount;
}

int sumOf(Table& t, const Asked& asked) {
    int sum = 0;
    t.s.continuous.forEach(t, [&](Piece source) {
        readContinuous(t, source, asked, [&](const Continuous& row, const AbilityFrame& f, const Args& args) {
            const int amount = addedBy(row, args);
            if (amount != 0) t.used(f.ability);
            sum += amount;
        });
    });
    return sum;
}

}  // namespace

int lastingBonus(Table& t, Piece p, Stat s) {
    int sum = 0;
    readLasting(t, {static_cast<int>(s), p},
                [&](const Continuous& row, const AbilityFrame&, const Args& args) { sum += addedBy(row, args); });
    return sum;
}
int staticBonus(Table& t, Piece p, Stat s) { return sumOf(t, {static_cast<int>(s), p}); }
int staticFor(Table& t, Seat seat, Stat s) { return speaksOf(t, s) ? sumOf(t, {static_cast<int>(s), {}, seat}) : 0; }

bool isForbiddenTo(Table& t, Seat seat, Stat s) {
    bool forbidden = staticFor(t, seat, s) > 0;
    readLasting(t, {static_cast<int>(s), {}, seat},
                [&](const Continuous&, const AbilityFrame&, const Args&) { forbidden = true; });
    return forbidden;
}

bool mayEnter(Table& t, Piece p) { return !isForbiddenTo(t, controllerOf(t, p), Stat::cannotEnter); }

// What lies open is known to both, and stays known when it no longer has to lie so.
bool showHands(Table& t) {
    if (!speaksOf(t, Stat::openHand) && !isLasting(t, Stat::openHand)) return false;
    for (Seat seat : {kDark, kLight})
        if (isForbiddenTo(t, seat, Stat::openHand))
            for (Piece p : t.s.pieces.in({kHand, seat})) reveal(t, p);
    return false;
}

int printedBonus(Table& t, Piece p, Stat s) {
    int sum = 0;
    readContinuous(t, p, {static_cast<int>(s), p},
                   [&](const Continuous& row, const AbilityFrame&, const Args& args) { sum += addedBy(row, args); });
    return sum;
}
bool reachesFor(Table& t, Piece attacker, Piece defender) {
    const Asked asked{static_cast<int>(Stat::reaches), attacker, {}, defender};
    bool reaches = speaksOf(t, Stat::reaches) && sumOf(t, asked) > 0;
    readLasting(t, asked, [&](const Continuous&, const AbilityFrame&, const Args&) { reaches = true; });
    return reaches;
}
bool isSafeFrom(Table& t, Piece unit, Piece by) {
    bool safe = false;
    readLasting(t, {static_cast<int>(Stat::safeFrom), unit, {}, by},
                [&](const Continuous&, const AbilityFrame&, const Args&) { safe = true; });
    return safe;
}

bool State::speaks(Table& t, Piece source, const Ability& a) { return worksHere(t, source, a.timing); }
// TCG-STAT-03: on only while its condition holds.
bool State::conditionCounts(Table& t) { return t.on("TCG-STAT-03"_rule); }

bool worksHere(Table& t, Piece p, int timing) {
    int zone = t.s.pieces.kindOf(p);
    switch (timing) {
        case kPilotStatic:
        case kPilotWhenever:
        case kPilotActivated:
            // TCG-PIL-06: not while the Pilot is in the Character arena. TCG-ZONE-07: nor on a unit in the build zone.
            if (zone != kOn) return zone == kCharacter && !t.on("TCG-PIL-06"_rule);
            return isAboard(t, p) && isInBattle(t, hostOf(t, p));
        case kPrintedStat: return true;
        // TCG-KW-RES-01: in the build zone and nowhere else.
        case kReserves: return t.on("TCG-KW-RES-01"_rule) ? zone == kRetreated : isArena(zone);
        case kEquipped:
        case kEquippedActivated:
            // TCG-EQP-06: the equipped unit gains what its Equipment gives.
            return t.on("TCG-EQP-06"_rule) && zone == kOn && isEquipment(t, p) && isInBattle(t, hostOf(t, p));
        default:
            // TCG-PIL-22: what stands beside the Pilot ability is ignored while piloting.
            if (zone == kOn) return isAboard(t, p) && isInBattle(t, hostOf(t, p)) && !t.on("TCG-PIL-22"_rule);
            // TCG-STAT-01: off for a retreated unit.
            return isArena(zone) || zone == kLocations || (zone == kRetreated && isUnit(t, p) && !t.on("TCG-STAT-01"_rule));
    }
}

}  // namespace cantina::tcg
