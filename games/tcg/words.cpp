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
bool isFacedownCard(Table&, Piece) { return true; }
// Put aside faceup for a while, not out of the game.
bool isOpenCard(Table& t, Piece p) { return (dataOf(t, p).flags & PieceData::kHeld) != 0; }
// TCG-PIL-23: a Pilot on a unit is meant where a card does not say "unit" or "Character".
bool isUnitOrPilot(Table& t, Piece p) {
    return !t.s.pieces.isIn(p, kOn) || (isAboard(t, p) && isInBattle(t, hostOf(t, p)) && t.on("TCG-PIL-23"_rule));
}
bool isAnyUnitOrPilot(Table& t, Piece p) {
    return t.s.pieces.isIn(p, kOn) ? isAboard(t, p) && t.on("TCG-PIL-23"_rule) : isUnit(t, p);
}
// TCG-STACK-01: the cards of a stack that are not its top are no units.
bool isStackedCard(Table& t, Piece p) { return isBeneath(t, p); }
bool isPilotOnUnit(Table& t, Piece p) { return isAboard(t, p); }
constexpr uint32_t kAnywhere = kInArenas | bit(kRetreated);
// RULING TCG-GLO-22: a card that names no arena means retreated units too ("Space unit"); one that names it says so ("unit
// in the Space arena"), because rulings read cards so (docs/decisions/029-upkeep-that-cannot-be-paid.md).
constexpr Noun<Table> kNouns[] = {
    {{"unit", "unit in battle", "units in battle", kInArenas, "In an arena."}, nullptr},
    {{"battle_card", "Battle card", "Battle cards", bit(kPlayed), "A Battle card just played."}, isBattleCard},
    {{"any_unit", "unit", "units", kAnywhere, "In an arena or retreated."}, isUnit},
    {{"hand_card", "card from hand", "cards from hand", bit(kHand), "Use it with yours."}, nullptr},
    {{"deck_card", "card from the deck", "cards from the deck", bit(kDeck), "After search, with yours."}, nullptr},
    {{"location", "Location", "Locations", bit(kLocations), "At an arena."}, nullptr},
    {{"building", "card being built", "cards being built", bit(kBuild), "Facedown in a build zone."}, isFacedownCard},
    {{"discarded", "card in the discard pile", "cards in the discard pile", bit(kDiscard), ""}, nullptr},
    {{"open_card", "card that lies open", "cards that lie open", bit(kOut), "Put aside before."}, isOpenCard},
    {{"hand_or_deck_card", "card from hand or deck", "cards from hand or deck", bit(kHand) | bit(kDeck),
      "After search_opponent."},
     nullptr},
    {{"unit_or_pilot", "unit in battle (Pilots included)", "units in battle (Pilots included)", kInArenas | bit(kOn),
      "What a card means that names a subtype without the word unit."},
     isUnitOrPilot},
    {{"stacked", "card beneath a unit", "cards beneath units", bit(kOn), "Of a stack, not its top card."}, isStackedCard},
    {{"pilot", "Pilot", "Pilots", bit(kOn), "On a unit."}, isPilotOnUnit},
    {{"any_unit_or_pilot", "unit (Pilots included)", "units (Pilots included)", kAnywhere | bit(kOn),
      "The same, in an arena or retreated."},
     isAnyUnitOrPilot},
};

bool isYours(Table& t, const AbilityFrame& f, Piece p, int32_t) { return controllerOf(t, p) == f.controller; }
bool isOpposing(Table& t, const AbilityFrame& f, Piece p, int32_t) { return !(controllerOf(t, p) == f.controller); }
bool isOf(Table& t, const AbilityFrame&, Piece p, int32_t seat) { return controllerOf(t, p).index() == seat; }
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
bool isDamaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return dataOf(t, p).counters > 0; }
bool isOfSide(Table& t, const AbilityFrame&, Piece p, int32_t side) { return defOf(t, p).number[kSide] == side; }
bool isAUnit(Table& t, const AbilityFrame&, Piece p, int32_t) { return isUnit(t, p); }
bool isOfType(Table& t, const AbilityFrame&, Piece p, int32_t type) { return defOf(t, p).type == type; }
bool isUniqueCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return isUnique(t, p); }
// The arena that a piece is in, or was in: that of its host, of a Location, of a unit's type.
int whereIs(Table& t, Piece p) {
    const int zone = t.s.pieces.kindOf(p);
    if (isArena(zone)) return zone;
    if (zone == kLocations) return dataOf(t, p).arena();
    return isAboard(t, p) ? t.s.pieces.kindOf(hostOf(t, p)) : arenaOf(defOf(t, p).type);
}
bool isBeside(Table& t, Piece p, Piece other) { return t.s.pieces.kindOf(p) == whereIs(t, other); }
bool isBeneathUnit(Table& t, Piece p, Piece unit) { return isBeneath(t, p) && hostOf(t, p) == unit; }
bool isOnUnit(Table& t, Piece p, Piece unit) { return isAboard(t, p) && hostOf(t, p) == unit; }
bool isRetreated(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.pieces.isIn(p, kRetreated); }
bool isNearTop(Table& t, const AbilityFrame&, Piece p, int32_t n) {
    int place = 0;
    for (Piece card : t.s.pieces.in(t.s.pieces.zoneOf(p))) {
        if (card == p) return place * 1000 < n;
        ++place;
    }
    return false;
}
// Of a card wherever it lies: the arena of a unit's type; those at which a Location may lie.
bool isOfArena(Table& t, const AbilityFrame& f, Piece p, int32_t symbol) {
    const int arena = symbol < 3 ? kSpace + symbol : f.amount;
    if (isUnit(t, p)) return arenaOf(defOf(t, p).type) == arena;
    return defOf(t, p).type == kTypeLocation && ((defOf(t, p).number[kArenas_] >> (arena - kSpace)) & 1) != 0;
}
// The arena that was chosen before is the `result`.
bool isAt(Table& t, const AbilityFrame& f, Piece p, int32_t arena) {
    return !t.s.pieces.isIn(p, kRetreated) && whereIs(t, p) == (arena < 3 ? kSpace + arena : f.amount);
}
// What an effect of that card keeps tapped; whom that unit attacked last.
bool isKeptTappedBy(Table& t, Piece p, Piece by) {
    bool kept = false;
    readLasting(t, {static_cast<int>(Stat::stuck), p},
                [&](const Continuous&, const AbilityFrame& f, const Args&) { kept = kept || f.source.piece == by; });
    return kept;
}
bool wasAttackedLastBy(Table& t, Piece p, Piece by) {
    bool was = false;
    for (const Bite& b : t.s.bites) was = was || (b.by.piece == by && b.unit.piece == p);
    return was;
}
bool isNotIt(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.regs[0].piece); }
bool isAmongChosen(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    bool found = false;
    for (PieceRef r : f.regs) found = found || r == t.s.pieces.ref(p);
    return found;
}
bool isHunting(Table& t, const AbilityFrame&, Piece p, int32_t) { return ((defOf(t, p).timings >> kBounty) & 1) != 0; }
constexpr Param kSubtype{"subtype", ParamKind::symbol, "subtype"};
constexpr Param kMost = numberParam("number", kMeasures);
constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "of your opponent's", ""}, "", isOpposing},
    {{"of", {"player", ParamKind::seat}, FilterPlace::owner, "{player}'s", ""}, "", isOf},
    {{"attacking", {}, FilterPlace::before, "attacking", ""}, "", isAttacking},
    {{"defending", {}, FilterPlace::before, "defending", ""}, "", isDefending},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"tapped", {}, FilterPlace::before, "tapped", ""}, "", isTappedUnit},
    {{"untapped", {}, FilterPlace::before, "untapped", ""}, "", isUntappedUnit},
    {{"in_danger", {}, FilterPlace::after, "about to be damaged", ""}, "", isInDanger},
    {{"subtype", kSubtype, FilterPlace::before, "{subtype}", ""}, "", isOfSubtype},
    {{"titled", {"title", ParamKind::title}, FilterPlace::before, "{title}", ""}, "TCG-UNIQ-06", isTitled},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
    {{"of_side", {"side", ParamKind::symbol, "side"}, FilterPlace::before, "{side}", ""}, "", isOfSide},
    {{"a_unit", {}, FilterPlace::before, "unit", "Of a card in a hand or deck."}, "", isAUnit},
    {{"of_type", {"type", ParamKind::symbol, "type"}, FilterPlace::before, "{type}", "Of a card in a hand or deck."},
     "",
     isOfType},
    {{"is_unique", {}, FilterPlace::before, "unique", ""}, "", isUniqueCard},
    {{"beside", {"unit", ParamKind::related}, FilterPlace::after, "in the same arena as {unit}", ""}, "", nullptr, isBeside},
    {{"beneath", {"unit", ParamKind::related}, FilterPlace::after, "beneath {unit}", "Of a stacked card."},
     "",
     nullptr,
     isBeneathUnit},
    {{"on", {"unit", ParamKind::related}, FilterPlace::after, "on {unit}", "Of a Pilot."}, "", nullptr, isOnUnit},
    {{"near_top", kMost, FilterPlace::after, "of those cards", "Of so many cards that were looked at."}, "", isNearTop},
    {{"hunting", {}, FilterPlace::after, "with a Bounty", ""}, "", isHunting},
    {{"of_arena",
      {"arena", ParamKind::symbol, "arena"},
      FilterPlace::after,
      "for {arena}",
      "Of a card wherever it lies: a unit of that type, a Location for it."},
     "",
     isOfArena},
    {{"at", {"arena", ParamKind::symbol, "arena"}, FilterPlace::after, "in {arena}", ""}, "", isAt},
    {{"retreated", {}, FilterPlace::after, "in a build zone", ""}, "", isRetreated},
    {{"kept_tapped_by", {"card", ParamKind::related}, FilterPlace::after, "that {card} keeps tapped", ""},
     "",
     nullptr,
     isKeptTappedBy},
    {{"attacked_last_by", {"unit", ParamKind::related}, FilterPlace::after, "that {unit} attacked last", "With bites."},
     "",
     nullptr,
     wasAttackedLastBy},
    {{"other_than_it", {}, FilterPlace::before, "other", "Than the one that was chosen last."}, "", isNotIt},
    {{"chosen_so_far", {}, FilterPlace::before, "chosen", "What the ability has chosen before."}, "", isAmongChosen},
};

int32_t powerOf(Table& t, const AbilityFrame&, PieceRef r) { return t.s.pieces.alive(r) ? power(t, r.piece) * 1000 : 0; }
int32_t countersOn(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? dataOf(t, r.piece).counters * 1000 : 0;
}
int32_t speedOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? speed(t, r.piece) * 1000 : 0; }
int32_t costOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? buildCost(t, r.piece) * 1000 : 0; }
int32_t yourForce(Table& t, const AbilityFrame& f, PieceRef) { return t.s.force[f.controller.index()] * 1000; }
int32_t cardsInStack(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? (1 + cardsBeneath(t, r.piece)) * 1000 : 0;
}
// With what static abilities and effects change.
int32_t deployCostOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? deployCost(t, r.piece) * 1000 : 0; }
int32_t healthOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? health(t, r.piece) * 1000 : 0; }
int32_t totalCostOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? totalCost(t, r.piece) * 1000 : 0; }
int32_t titleOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? defOf(t, r.piece).title * 1000 : -1000; }
constexpr NumberOf<Table> kNumbers[] = {
    {{"power", {kTarget}, "the power of {target}", ""}, powerOf},
    {{"speed", {kTarget}, "the speed of {target}", ""}, speedOf},
    {{"health", {kTarget}, "the health of {target}", "Damage counters do not lower it."}, healthOf},
    {{"build_cost", {kTarget}, "the build cost of {target}", "Of its card: cards beneath do not count."}, costOf},
    {{"total_cost", {kTarget}, "the total build cost of {target}", "TCG-STACK-04: 1 more for each card beneath."},
     totalCostOf},
    {{"title", {kTarget}, "the name of {target}", "", kOnlyCompared}, titleOf},
    {{"counters", {kTarget}, "the counters on {target}", "Damage counters on units, build counters, others on Locations."},
     countersOn},
    {{"stack", {kTarget}, "the number of cards in the stack of {target}", "Its top card too."}, cardsInStack},
    {{"deploy_cost", {kTarget}, "the build counters that it takes to deploy {target}", ""}, deployCostOf},
    {{"force", {}, "your Force", ""}, yourForce},
};

bool isDuring(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.symbol(0) == kDuringBuildStep) {
        CommandFrame* step = t.nearest(State::kBuildStep);
        return step != nullptr && step->seat == f.controller;
    }
    TurnFrame* turn = t.nearest(State::kTurn);
    return turn != nullptr && t.s.phase == Phase::battle && turn->arena == a.symbol(0);
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
bool doTheyStand(Table& t, const AbilityFrame& f, const Args&) {
    bool all = true;
    for (int i = 0; i < 3; ++i) all = all && t.s.pieces.alive(f.regs[i]) && isInBattle(t, f.regs[i].piece);
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
    auto key = [&](Piece p) { return isA(t, p, kSubtypeJedi) ? defOf(t, p).titleHash : 0; };
    return countDifferent(t, f.controller, kCharacter, key) >= a.whole(0);
}
bool isBeforeRoll(Table& t, const AbilityFrame&, const Args&) {
    AttackFrame* attack = currentAttack(t);
    return attack != nullptr && attack->rolled == 0;
}
constexpr Param kNumber = numberParam("amount", kMeasures);
constexpr Param kArenaParam{"arena", ParamKind::symbol, "arena"};
constexpr ConditionOf<Table> kConditions[] = {
    {{"during", {{"step", ParamKind::symbol, "step"}}, "play only during {step}", ""}, isDuring},
    {{"would_attack", {{"then", ParamKind::symbol, "then", true}}, "play only when this unit would attack{then}", ""},
     wouldAttack},
    {{"no_attack", {}, "play only if no unit is attacking", ""}, isNoAttack},
    {{"answers", {{"kind", ParamKind::symbol, "played"}}, "play only when {kind} is played", ""}, answersKind},
    {{"controls_arena", {{"arena", ParamKind::symbol, "arena"}}, "you control {arena}", ""}, controlsArena},
    {{"your_dice", {}, "play only on your attack dice", ""}, areYourDice},
    {{"before_attacks", {kArenaParam}, "play only before any unit in {arena} attacks", ""}, isBeforeAttacks},
    {{"before_turns", {kArenaParam}, "play only before any unit in {arena} would attack", ""}, isBeforeTurns},
    {{"they_stand", {}, "each of them is in its arena", ""}, doTheyStand},
    {{"different_speeds", {kNumber}, "play only if {amount} of your units in the Space arena have different speeds", ""},
     hasSpeeds},
    {{"different_jedi", {kNumber}, "play only if you have {amount} Jedi with different names in the Character arena", ""},
     hasNamedJedi},
    {{"before_roll", {}, "play only before the attack dice are rolled", ""}, isBeforeRoll},
};

}  // namespace

std::span<const Noun<Table>> nouns() { return kNouns; }
std::span<const FilterOf<Table>> filters() { return kFilters; }
std::span<const NumberOf<Table>> numbers() { return kNumbers; }
std::span<const ConditionOf<Table>> conditions() { return kConditions; }

}  // namespace cantina::tcg
