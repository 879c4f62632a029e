// Nouns, filters, numbers and conditions of the TCG's card language: which pieces a card means, and when.
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kInArenas = bit(kSpace) | bit(kGround) | bit(kCharacter);
constexpr Param kTarget{"target", ParamKind::one};

bool isBattleCard(Table& t, Piece p) { return defOf(t, p).type == kTypeBattle; }
bool isSpaceUnit(Table& t, Piece p) { return defOf(t, p).type == kTypeSpace; }
bool isGroundUnit(Table& t, Piece p) { return defOf(t, p).type == kTypeGround; }
bool isCharacterUnit(Table& t, Piece p) { return defOf(t, p).type == kTypeCharacter; }
bool isFacedownCard(Table&, Piece) { return true; }
// TCG-PIL-23: a Pilot on a unit is meant where a card does not say "unit" or "Character".
bool isUnitOrPilot(Table& t, Piece p) {
    return !t.s.pieces.isIn(p, kOn) || (isAboard(t, p) && isInBattle(t, hostOf(t, p)) && t.on("TCG-PIL-23"_rule));
}
bool isGroundUnitOrPilot(Table& t, Piece p) {
    return isUnitOrPilot(t, p) && (!t.s.pieces.isIn(p, kOn) || t.s.pieces.isIn(hostOf(t, p), kGround));
}
bool isAnyUnitOrPilot(Table& t, Piece p) {
    return t.s.pieces.isIn(p, kOn) ? isAboard(t, p) && t.on("TCG-PIL-23"_rule) : isUnit(t, p);
}
bool isSpaceOrGroundUnit(Table& t, Piece p) { return isSpaceUnit(t, p) || isGroundUnit(t, p); }
bool isGroundOrCharacterUnit(Table& t, Piece p) { return isGroundUnit(t, p) || isCharacterUnit(t, p); }
constexpr uint32_t kAnywhere = kInArenas | bit(kRetreated);
// RULING TCG-GLO-22: a card that names no arena means retreated units too ("Space unit"); one that names it says so ("unit
// in the Space arena"), because rulings read cards so (docs/decisions/029-upkeep-that-cannot-be-paid.md).
constexpr Noun<Table> kNouns[] = {
    {{"unit", "unit in battle", "units in battle", kInArenas, "In an arena."}, nullptr},
    {{"battle_card", "Battle card", "Battle cards", bit(kPlayed), "A Battle card just played."}, isBattleCard},
    {{"space_unit", "unit in the Space arena", "units in the Space arena", bit(kSpace), ""}, nullptr},
    {{"ground_unit", "unit in the Ground arena", "units in the Ground arena", bit(kGround), ""}, nullptr},
    {{"character_unit", "unit in the Character arena", "units in the Character arena", bit(kCharacter), ""}, nullptr},
    {{"ground_or_character_unit", "unit in the Ground or Character arena", "units in the Ground or Character arena",
      bit(kGround) | bit(kCharacter), ""},
     nullptr},
    {{"any_unit", "unit", "units", kAnywhere, "In an arena or retreated."}, isUnit},
    {{"any_space_unit", "Space unit", "Space units", bit(kSpace) | bit(kRetreated), "In the arena or retreated."},
     isSpaceUnit},
    {{"any_ground_unit", "Ground unit", "Ground units", bit(kGround) | bit(kRetreated), "In the arena or retreated."},
     isGroundUnit},
    {{"any_character", "Character", "Characters", bit(kCharacter) | bit(kRetreated), "In the arena or retreated."},
     isCharacterUnit},
    {{"any_space_or_ground_unit", "Space or Ground unit", "Space or Ground units",
      bit(kSpace) | bit(kGround) | bit(kRetreated), "In an arena or retreated."},
     isSpaceOrGroundUnit},
    {{"any_ground_or_character_unit", "Ground unit or Character", "Ground units or Characters",
      bit(kGround) | bit(kCharacter) | bit(kRetreated), "In an arena or retreated."},
     isGroundOrCharacterUnit},
    {{"hand_card", "card from hand", "cards from hand", bit(kHand), "Use it with yours."}, nullptr},
    {{"deck_card", "card from the deck", "cards from the deck", bit(kDeck), "After search, with yours."}, nullptr},
    {{"discarded_space", "Space unit card in the discard pile", "Space unit cards in the discard pile", bit(kDiscard), ""},
     isSpaceUnit},
    {{"discarded_ground", "Ground unit card in the discard pile", "Ground unit cards in the discard pile", bit(kDiscard),
      ""},
     isGroundUnit},
    {{"discarded_character", "Character card in the discard pile", "Character cards in the discard pile", bit(kDiscard), ""},
     isCharacterUnit},
    {{"location", "Location", "Locations", bit(kLocations), "At an arena."}, nullptr},
    {{"building", "card being built", "cards being built", bit(kBuild), "Facedown in a build zone."}, isFacedownCard},
    {{"space_or_ground_unit", "unit in the Space or Ground arena", "units in the Space or Ground arena",
      bit(kSpace) | bit(kGround), ""},
     nullptr},
    {{"retreated_space", "Space unit in a build zone", "Space units in a build zone", bit(kRetreated), ""}, isSpaceUnit},
    {{"retreated_character", "Character in a build zone", "Characters in a build zone", bit(kRetreated), ""},
     isCharacterUnit},
    {{"discarded", "card in the discard pile", "cards in the discard pile", bit(kDiscard), ""}, nullptr},
    {{"hand_or_deck_card", "card from hand or deck", "cards from hand or deck", bit(kHand) | bit(kDeck),
      "After search_opponent."},
     nullptr},
    {{"unit_or_pilot", "unit in battle (Pilots included)", "units in battle (Pilots included)", kInArenas | bit(kOn),
      "What a card means that names a subtype without the word unit."},
     isUnitOrPilot},
    {{"any_unit_or_pilot", "unit (Pilots included)", "units (Pilots included)", kAnywhere | bit(kOn),
      "The same, in an arena or retreated."},
     isAnyUnitOrPilot},
    {{"ground_unit_or_pilot", "unit in the Ground arena (Pilots included)", "units in the Ground arena (Pilots included)",
      bit(kGround) | bit(kOn), ""},
     isGroundUnitOrPilot},
};

bool isYours(Table& t, const AbilityFrame& f, Piece p, int32_t) { return controllerOf(t, p) == f.controller; }
bool isOpposing(Table& t, const AbilityFrame& f, Piece p, int32_t) { return !(controllerOf(t, p) == f.controller); }
bool isHere(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.source.some() && t.s.pieces.kindOf(p) == t.s.pieces.kindOf(f.source.piece);
}
bool isAttacking(Table& t, const AbilityFrame&, Piece p, int32_t) {
    AttackFrame* a = currentAttack(t);
    return a != nullptr && a->attacker == t.s.pieces.ref(p);
}
bool isDefending(Table& t, const AbilityFrame&, Piece p, int32_t) {
    AttackFrame* a = currentAttack(t);
    return a != nullptr && a->defender == t.s.pieces.ref(p);
}
bool isOther(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.source.piece); }
bool isTappedUnit(Table& t, const AbilityFrame&, Piece p, int32_t) { return isTapped(t, p); }
bool isUntappedUnit(Table& t, const AbilityFrame&, Piece p, int32_t) { return !isTapped(t, p); }
bool isInDanger(Table& t, const AbilityFrame&, Piece p, int32_t) { return pendingTo(t, t.s.pieces.ref(p)) > 0; }
// TCG-PIL-19: a Pilot on a unit keeps its subtypes; TCG-PIL-20: whatever the glossary says.
bool isOfSubtype(Table& t, const AbilityFrame&, Piece p, int32_t subtype) {
    if (!hasSubtype(t, p, subtype)) return false;
    return !t.s.pieces.isIn(p, kOn) || (t.on("TCG-PIL-19"_rule) && t.on("TCG-PIL-20"_rule));
}
// TCG-UNIQ-06: a card that names another means that exact name.
bool isTitled(Table& t, const AbilityFrame&, Piece p, int32_t title) { return defOf(t, p).titleHash == title; }
bool hasPowerUpTo(Table& t, const AbilityFrame&, Piece p, int32_t n) { return power(t, p) * 1000 <= n; }
bool costsUpTo(Table& t, const AbilityFrame&, Piece p, int32_t n) { return buildCost(t, p) * 1000 <= n; }
bool isDamaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return dataOf(t, p).counters > 0; }
bool isOfSide(Table& t, const AbilityFrame&, Piece p, int32_t side) { return defOf(t, p).number[kSide] == side; }
bool isAUnit(Table& t, const AbilityFrame&, Piece p, int32_t) { return isUnit(t, p); }
bool isOfType(Table& t, const AbilityFrame&, Piece p, int32_t type) { return defOf(t, p).type == type; }
bool isUniqueCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return isUnique(t, p); }
bool isInThatArena(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.kindOf(p) == f.amount; }
// Beside what was chosen before: the arena in which that one fights.
bool isBeside(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.regs[0].some() && t.s.pieces.kindOf(p) == arenaOf(defOf(t, f.regs[0].piece).type);
}
bool isNoDearer(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.regs[0].some() && buildCost(t, p) <= buildCost(t, f.regs[0].piece);
}
bool isSlower(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.regs[0].some() && speed(t, p) < defOf(t, f.regs[0].piece).whole(kSpeed);
}
bool isAffordable(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return buildCost(t, p) <= t.s.force[f.controller.index()];
}
bool hasSpeedUpTo(Table& t, const AbilityFrame&, Piece p, int32_t n) { return speed(t, p) * 1000 <= n; }
bool hasSpeedFrom(Table& t, const AbilityFrame&, Piece p, int32_t n) { return speed(t, p) * 1000 >= n; }
bool isOfOtherSpeed(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    bool other = true;
    for (PieceRef r : f.regs) other = other && (!r.some() || speed(t, r.piece) != speed(t, p));
    return other;
}
bool isOfOtherName(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    bool other = true;
    for (PieceRef r : f.regs) other = other && (!r.some() || defOf(t, r.piece).titleHash != defOf(t, p).titleHash);
    return other;
}
bool isNearTop(Table& t, const AbilityFrame&, Piece p, int32_t n) {
    int place = 0;
    for (Piece card : t.s.pieces.in(t.s.pieces.zoneOf(p))) {
        if (card == p) return place * 1000 < n;
        ++place;
    }
    return false;
}
bool sharesName(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    bool found = false;
    forEachInBattle(t, f.controller,
                    [&](Piece unit) { found = found || defOf(t, unit).titleHash == defOf(t, p).titleHash; });
    return found;
}
bool isWithAttacker(Table& t, const AbilityFrame&, Piece p, int32_t) {
    AttackFrame* attack = currentAttack(t);
    return attack != nullptr && t.s.pieces.alive(attack->attacker) &&
           t.s.pieces.kindOf(attack->attacker.piece) == t.s.pieces.kindOf(p);
}
bool isOfThatArena(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isUnit(t, p) && arenaOf(defOf(t, p).type) == f.amount;
}
bool isAt(Table& t, const AbilityFrame&, Piece p, int32_t arena) { return dataOf(t, p).arena() == kSpace + arena; }
bool isHunting(Table& t, const AbilityFrame&, Piece p, int32_t) { return ((defOf(t, p).timings >> kBounty) & 1) != 0; }
constexpr Param kSubtype{"subtype", ParamKind::symbol, "subtype"};
constexpr Param kMost = numberParam("number", kMeasures);
constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "of your opponent's", ""}, "", isOpposing},
    {{"here", {}, FilterPlace::after, "in the same arena", ""}, "", isHere},
    {{"attacking", {}, FilterPlace::before, "attacking", ""}, "", isAttacking},
    {{"defending", {}, FilterPlace::before, "defending", ""}, "", isDefending},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"tapped", {}, FilterPlace::before, "tapped", ""}, "", isTappedUnit},
    {{"untapped", {}, FilterPlace::before, "untapped", ""}, "", isUntappedUnit},
    {{"in_danger", {}, FilterPlace::after, "about to be damaged", ""}, "", isInDanger},
    {{"subtype", kSubtype, FilterPlace::before, "{subtype}", ""}, "", isOfSubtype},
    {{"titled", {"title", ParamKind::title}, FilterPlace::before, "{title}", ""}, "TCG-UNIQ-06", isTitled},
    {{"power_up_to", numberParam("power", kMeasures), FilterPlace::after, "with power {power} or less", ""},
     "",
     hasPowerUpTo},
    {{"cost_up_to", numberParam("cost", kMeasures), FilterPlace::after, "with build cost {cost} or less", ""},
     "",
     costsUpTo},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
    {{"of_side", {"side", ParamKind::symbol, "side"}, FilterPlace::before, "{side}", ""}, "", isOfSide},
    {{"a_unit", {}, FilterPlace::before, "unit", "Of a card in a hand or deck."}, "", isAUnit},
    {{"of_type", {"type", ParamKind::symbol, "type"}, FilterPlace::before, "{type}", "Of a card in a hand or deck."},
     "",
     isOfType},
    {{"is_unique", {}, FilterPlace::before, "unique", ""}, "", isUniqueCard},
    {{"in_that_arena", {}, FilterPlace::after, "in that arena", "After choose_arena."}, "", isInThatArena},
    {{"beside", {}, FilterPlace::after, "in the same arena", "As what was chosen before."}, "", isBeside},
    {{"no_dearer", {}, FilterPlace::after, "of equal or less build cost", "Than what was chosen before."}, "", isNoDearer},
    {{"slower", {}, FilterPlace::after, "with less speed than the revealed card", ""}, "", isSlower},
    {{"affordable", {}, FilterPlace::after, "whose build cost you can pay in Force", ""}, "", isAffordable},
    {{"speed_up_to", kMost, FilterPlace::after, "with speed {number} or less", ""}, "", hasSpeedUpTo},
    {{"speed_from", kMost, FilterPlace::after, "with speed {number} or more", ""}, "", hasSpeedFrom},
    {{"other_speed", {}, FilterPlace::after, "whose speed differs from those before", ""}, "", isOfOtherSpeed},
    {{"other_name", {}, FilterPlace::after, "whose name differs from those before", ""}, "", isOfOtherName},
    {{"near_top", kMost, FilterPlace::after, "of those cards", "Of so many cards that were looked at."}, "", isNearTop},
    {{"shares_name", {}, FilterPlace::after, "with the name of one of your units in battle", ""}, "", sharesName},
    {{"hunting", {}, FilterPlace::after, "with a Bounty", ""}, "", isHunting},
    {{"with_attacker", {}, FilterPlace::after, "in the attacking unit's arena", ""}, "", isWithAttacker},
    {{"of_that_arena", {}, FilterPlace::after, "for that arena", "Of a card in a deck, after choose_arena."},
     "",
     isOfThatArena},
    {{"at", {"arena", ParamKind::symbol, "arena"}, FilterPlace::after, "in the {arena} arena", "Of a Location."}, "", isAt},
};

int32_t powerOf(Table& t, const AbilityFrame&, PieceRef r) { return t.s.pieces.alive(r) ? power(t, r.piece) * 1000 : 0; }
int32_t damageOn(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? dataOf(t, r.piece).counters * 1000 : 0;
}
int32_t costOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? buildCost(t, r.piece) * 1000 : 0; }
int32_t halfCostOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? buildCost(t, r.piece) / 2 * 1000 : 0; }
int32_t yourForce(Table& t, const AbilityFrame& f, PieceRef) { return t.s.force[f.controller.index()] * 1000; }
int32_t cardsInStack(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? (1 + cardsBeneath(t, r.piece)) * 1000 : 0;
}
int32_t pilotsOnIt(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? pilotsOn(t, r.piece) * 1000 : 0;
}
constexpr NumberOf<Table> kNumbers[] = {
    {{"power_of", {kTarget}, "the power of {target}", ""}, powerOf},
    {{"damage_on", {kTarget}, "the damage counters on {target}", ""}, damageOn},
    {{"marks_on", {kTarget}, "the mastery counters on {target}", ""}, damageOn},
    {{"cost_of", {kTarget}, "the build cost of {target}", ""}, costOf},
    {{"half_cost_of", {kTarget}, "half the build cost of {target}, rounded down,", ""}, halfCostOf},
    {{"your_force", {}, "your Force", ""}, yourForce},
    {{"cards_in_stack", {kTarget}, "the number of cards in the stack of {target}", ""}, cardsInStack},
    {{"pilots_on", {kTarget}, "the number of Pilots on {target}", ""}, pilotsOnIt},
};

bool hasForce(Table& t, const AbilityFrame& f, const Args& a) { return t.s.force[f.controller.index()] >= a.whole(0); }
bool isBuildStep(Table& t, const AbilityFrame& f, const Args&) {
    CommandFrame* step = t.nearest(State::kBuildStep);
    return step != nullptr && step->seat == f.controller;
}
bool wouldAttack(Table& t, const AbilityFrame& f, const Args&) {
    AttackFrame* attack = t.nearest(State::kAttack);
    return attack != nullptr && !attack->defender.some() && attack->attacker == f.source;
}
bool isNoAttack(Table& t, const AbilityFrame&, const Args&) { return currentAttack(t) == nullptr; }
bool answersKind(Table& t, const AbilityFrame& f, const Args& a) {
    Played played = playedAt(t, f.event);
    return played != Played::nothing && ((a.symbol(0) >> static_cast<int>(played)) & 1) != 0;
}
bool attacksOne(Table& t, const AbilityFrame& f, const Args& a) {
    AttackFrame* attack = currentAttack(t);
    return attack != nullptr && attack->attacker == unitOf(t, f.source) && t.s.pieces.alive(attack->defender) &&
           hasSubtype(t, attack->defender.piece, a.symbol(0));
}
bool isAtLeast(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) >= a.whole(1); }
bool isNone(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) == 0; }
bool controlsArena(Table& t, const AbilityFrame& f, const Args& a) {
    return controls(t, f.controller, static_cast<uint8_t>(kSpace + a.symbol(0)));
}
bool areYourDice(Table& t, const AbilityFrame& f, const Args&) {
    return !t.s.rolls.empty() && t.s.rolls.back().kind == RollKind::attack && t.s.rolls.back().roller == f.controller;
}
// Times and places that cards ask for.
bool isBeforeAttacks(Table& t, const AbilityFrame&, const Args& a) {
    return (t.s.thisTurn & attackedIn(kSpace + a.symbol(0))) == 0 && currentAttack(t) == nullptr;
}
bool isBeforeTurns(Table& t, const AbilityFrame&, const Args& a) {
    return (t.s.thisTurn & cameUpIn(kSpace + a.symbol(0))) == 0;
}
bool lostOne(Table& t, const AbilityFrame& f, const Args&) { return (t.s.thisTurn & lostCharacter(f.controller)) != 0; }
bool isBattleStep(Table& t, const AbilityFrame&, const Args& a) {
    TurnFrame* turn = t.nearest(State::kTurn);
    return turn != nullptr && t.s.phase == Phase::battle && turn->arena == kSpace + a.symbol(0);
}
bool liesIn(Table& t, const AbilityFrame& f, const Args& a) {
    return t.s.pieces.alive(f.source) && dataOf(t, f.source.piece).arena() == kSpace + a.symbol(0);
}
bool isLocationIn(Table& t, const AbilityFrame&, const Args& a) { return locationAt(t, kSpace + a.symbol(0)).some(); }
bool isThisTapped(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.pieces.alive(f.source) && isTapped(t, f.source.piece);
}
bool isByOpponent(Table& t, const AbilityFrame& f, const Args&) {
    return f.event.object.some() && !(controllerOf(t, f.event.object.piece) == f.controller);
}
bool doTheyStand(Table& t, const AbilityFrame& f, const Args&) {
    bool all = true;
    for (PieceRef r : f.regs) all = all && t.s.pieces.alive(r) && isInBattle(t, r.piece);
    return all;
}
template <class Fn>
int countDifferent(Table& t, Seat seat, uint8_t arena, Fn key) {
    int n = 0;
    for (Piece p : t.s.pieces.in({arena, seat})) {
        bool fresh = key(p) != 0;
        for (Piece q : t.s.pieces.in({arena, seat})) {
            if (q == p) break;
            fresh = fresh && key(q) != key(p);
        }
        n += fresh ? 1 : 0;
    }
    return n;
}
bool hasSpeeds(Table& t, const AbilityFrame& f, const Args& a) {
    return countDifferent(t, f.controller, kSpace, [&](Piece p) { return speed(t, p) + 1000; }) >= a.whole(0);
}
bool hasNamedJedi(Table& t, const AbilityFrame& f, const Args& a) {
    auto key = [&](Piece p) { return hasSubtype(t, p, kSubtypeJedi) ? defOf(t, p).titleHash : 0; };
    return countDifferent(t, f.controller, kCharacter, key) >= a.whole(0);
}
bool isBeforeRoll(Table& t, const AbilityFrame&, const Args&) {
    AttackFrame* attack = currentAttack(t);
    return attack != nullptr && attack->rolled == 0;
}
// Of the card that was chosen before: once it is discarded everybody sees it.
bool isNoBattleCard(Table& t, const AbilityFrame& f, const Args&) {
    return f.regs[0].some() && defOf(t, f.regs[0].piece).type != kTypeBattle;
}
constexpr Param kNumber = numberParam("amount", kMeasures);
constexpr Param kArenaParam{"arena", ParamKind::symbol, "arena"};
constexpr ConditionOf<Table> kConditions[] = {
    {{"has_force", {kNumber}, "you have {amount} or more Force", ""}, hasForce},
    {{"build_step", {}, "play only during your build step", ""}, isBuildStep},
    {{"would_attack", {}, "play only when this unit would attack", ""}, wouldAttack},
    {{"no_attack", {}, "play only if no unit is attacking", ""}, isNoAttack},
    {{"answers", {{"kind", ParamKind::symbol, "played"}}, "play only when {kind} is played", ""}, answersKind},
    {{"attacks_a", {kSubtype}, "this unit is attacking a {subtype} unit", ""}, attacksOne},
    {{"at_least", {kNumber, numberParam("least", kMeasures)}, "{amount} is at least {least}", ""}, isAtLeast},
    {{"none", {kNumber}, "{amount} is 0", ""}, isNone},
    {{"controls_arena", {{"arena", ParamKind::symbol, "arena"}}, "you control the {arena} arena", ""}, controlsArena},
    {{"your_dice", {}, "play only on your attack dice", ""}, areYourDice},
    {{"before_its_attack", {}, "play only when this unit would attack, which it may still do", ""}, wouldAttack},
    {{"before_attacks", {kArenaParam}, "play only before any unit in the {arena} arena attacks", ""}, isBeforeAttacks},
    {{"before_turns", {kArenaParam}, "play only before any unit in the {arena} arena would attack", ""}, isBeforeTurns},
    {{"lost_character", {}, "play only if one of your units was discarded from the Character arena this turn", ""}, lostOne},
    {{"battle_step", {kArenaParam}, "play only during the {arena} battle step", ""}, isBattleStep},
    {{"lies_in", {kArenaParam}, "it is in the {arena} arena", ""}, liesIn},
    {{"location_in", {kArenaParam}, "there is a Location in the {arena} arena", ""}, isLocationIn},
    {{"is_tapped", {}, "this unit is tapped", ""}, isThisTapped},
    {{"by_opponent", {}, "your opponent does that damage", ""}, isByOpponent},
    {{"they_stand", {}, "each of them is in its arena", ""}, doTheyStand},
    {{"different_speeds", {kNumber}, "play only if {amount} of your units in the Space arena have different speeds", ""},
     hasSpeeds},
    {{"different_jedi", {kNumber}, "play only if you have {amount} Jedi with different names in the Character arena", ""},
     hasNamedJedi},
    {{"no_battle_card", {}, "it is not a Battle card", "Of what was discarded before."}, isNoBattleCard},
    {{"before_roll", {}, "play only before the attack dice are rolled", ""}, isBeforeRoll},
    {{"needs", {kNumber, numberParam("least", kMeasures)}, "complete only if {amount} is at least {least}", "Of Missions."},
     isAtLeast},
};
constexpr Numbered kNumberedOfConditions[] = {
    {kConditionForce, "has_force"},
    {kConditionBuildStep, "build_step"},
    {kConditionWouldAttack, "would_attack"},
    {kConditionNoAttack, "no_attack"},
    {kConditionAnswers, "answers"},
    {kConditionAttacksA, "attacks_a"},
    {kConditionAtLeast, "at_least"},
    {kConditionNone, "none"},
    {kConditionControls, "controls_arena"},
    {kConditionYourDice, "your_dice"},
    {kConditionBeforeItsAttack, "before_its_attack"},
};
static_assert(std::size(kNumberedOfConditions) == kNumberedConditions && isInOrder(kConditions, kNumberedOfConditions));

// The words of type lines. The first ones have numbers of their own (SubtypeId).
constexpr Subtype kSubtypeWords[] = {
    {"droid", "Droid"},
    {"astromech", "Astromech"},
    {"jedi", "Jedi"},
    {"padawan", "Padawan"},
    {"knight", "Knight"},
    {"master", "Master"},
    {"dark_jedi", "Dark Jedi"},
    {"sith", "Sith"},
    {"lord", "Lord"},
    {"clone", "Clone"},
    {"soldier", "Soldier"},
    {"naboo", "Naboo"},
    {"diplomat", "Diplomat"},
    {"bounty_hunter", "Bounty Hunter"},
    {"clawdite", "Clawdite"},
    {"trade_federation", "Trade Federation"},
    {"starfighter", "Starfighter"},
    {"transport", "Transport"},
    {"capital_ship", "Capital Ship"},
    {"cruiser", "Cruiser"},
    {"geonosian", "Geonosian"},
    {"fortification", "Fortification"},
    {"creature", "Creature"},
    {"speeder", "Speeder"},
    {"assault_walker", "Assault Walker"},
    {"republic", "Republic"},
    {"commerce_guild", "Commerce Guild"},
    {"techno_union", "Techno Union"},
    {"banking_clan", "IG Banking Clan"},
    {"separatist", "Separatist"},
    {"medical", "Medical"},
    {"wookiee", "Wookiee"},
    {"alderaanian", "Alderaanian"},
    {"kel_dor", "Kel Dor"},
    {"nautolan", "Nautolan"},
    {"togruta", "Togruta"},
    {"independent", "Independent"},
    {"vehicle", "Vehicle"},
    {"corporate_alliance", "Corporate Alliance"},
    {"tatooine", "Tatooine"},
    {"coruscant", "Coruscant"},
    {"squad", "Squad"},
    {"aquatic", "Aquatic"},
    {"polis_massa", "Polis Massa"},
    {"assault_tank", "Assault Tank"},
    {"handmaiden", "Handmaiden"},
    {"rebel", "Rebel"},
    {"imperial", "Imperial"},
    {"mon_calamari", "Mon Calamari"},
    {"officer", "Officer"},
    {"smuggler", "Smuggler"},
    {"spirit", "Spirit"},
    {"ewok", "Ewok"},
    {"battle_station", "Battle Station"},
    {"endor", "Endor"},
    {"bespin", "Bespin"},
    {"hutt", "Hutt"},
    {"crime_lord", "Crime Lord"},
    {"entertainer", "Entertainers"},
    {"musician", "Musician"},
    {"dancer", "Dancer"},
    {"mob", "Mob"},
    {"bodyguard", "Bodyguard"},
    {"stormtrooper", "Stormtrooper"},
    {"twi_lek", "Twi'lek"},
    {"chevan", "Chevan"},
    {"corellian", "Corellian"},
    {"monkey_lizard", "Kowakian Monkey-Lizard"},
    {"gungan", "Gungan"},
    {"kaminoan", "Kaminoan"},
    {"boy", "Boy"},
    {"owner", "Diner Owner"},
    {"assassin", "Assassin"},
    {"protocol", "Protocol"},
    {"patrol_ship", "Patrol Ship"},
    {"farmer", "Farmer"},
    {"merchant", "Merchant"},
    {"sandcrawler", "Sandcrawler"},
    {"gunship", "Gunship"},
    {"device", "Device"},
    {"fleet", "Fleet"},
    {"chagrian", "Chagrian"},
    {"utapau", "Utapau"},
    {"council_member", "Council Member"},
    {"agent", "Agent"},
    {"mechanic", "Mechanic"},
    {"bar", "Bar"},
    {"cerean", "Cerean"},
    {"quarren", "Quarren"},
    {"kubaz", "Kubaz"},
    {"spy", "Spy"},
    {"rodian", "Rodian"},
    {"snivvian", "Snivvian"},
};
constexpr Numbered kNumberedOfSubtypes[] = {
    {kSubtypeDroid, "droid"},     {kSubtypeAstromech, "astromech"}, {kSubtypeJedi, "jedi"},
    {kSubtypePadawan, "padawan"}, {kSubtypeKnight, "knight"},       {kSubtypeMaster, "master"},
};
static_assert(std::size(kNumberedOfSubtypes) == kNumberedSubtypes && isInOrder(kSubtypeWords, kNumberedOfSubtypes));
static_assert(std::size(kSubtypeWords) <= 30 * kSubtypeSlots);

}  // namespace

std::span<const Subtype> subtypes() { return kSubtypeWords; }
bool parseSubtypes(const FieldWord&, const Tree& value, int32_t* slots, std::string& error) {
    for (const Tree& word : value.isTable() ? value.items : std::vector<Tree>{value}) {
        int found = indexOf(subtypes(), word.text);
        if (word.kind != Tree::Kind::word || found < 0 || !word.items.empty()) {
            std::vector<std::string_view> known;
            for (const Subtype& s : subtypes()) known.emplace_back(s.name);
            error = foundText(word) + (word.items.empty() ? " is no subtype" : " takes no parameter: is a comma missing?") +
                    (found < 0 ? meant(word.text, known) : "");
            return false;
        }
        slots[found / 30] |= 1 << (found % 30);
    }
    return true;
}
static std::string joined(const int32_t* slots, std::string_view between) {
    std::string out;
    for (size_t i = 0; i < std::size(kSubtypeWords); ++i)
        if (((slots[i / 30] >> (i % 30)) & 1) != 0) out.append(out.empty() ? "" : between).append(kSubtypeWords[i].wording);
    return out;
}
std::string showSubtypes(const int32_t* slots) { return joined(slots, " "); }
std::string showEither(const int32_t* slots) { return joined(slots, " or "); }

std::span<const Noun<Table>> nouns() { return kNouns; }
std::span<const FilterOf<Table>> filters() { return kFilters; }
std::span<const NumberOf<Table>> numbers() { return kNumbers; }
std::span<const ConditionOf<Table>> conditions() { return kConditions; }

}  // namespace cantina::tcg
