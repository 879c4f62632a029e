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
constexpr Noun<Table> kNouns[] = {
    {{"unit", "unit", "units", kInArenas, "A unit in battle."}, nullptr},
    {{"battle_card", "Battle card", "Battle cards", bit(kPlayed), "A Battle card just played."}, isBattleCard},
    {{"space_unit", "Space unit", "Space units", bit(kSpace), "In battle."}, nullptr},
    {{"ground_unit", "Ground unit", "Ground units", bit(kGround), "In battle."}, nullptr},
    {{"character_unit", "Character", "Characters", bit(kCharacter), "In battle."}, nullptr},
    {{"ground_or_character_unit", "Ground unit or Character", "Ground units and Characters", bit(kGround) | bit(kCharacter),
      "In battle."},
     nullptr},
    {{"any_space_unit", "Space unit in an arena or a build zone", "Space units in an arena or a build zone",
      bit(kSpace) | bit(kRetreated), ""},
     isSpaceUnit},
    {{"any_unit", "unit in an arena or a build zone", "units in an arena or a build zone", kInArenas | bit(kRetreated), ""},
     isUnit},
    {{"hand_card", "card in hand", "cards in hand", bit(kHand), "Use it with yours."}, nullptr},
    {{"deck_card", "card in the deck", "cards in the deck", bit(kDeck), "After search, with yours."}, nullptr},
    {{"discarded_space", "Space unit card in the discard pile", "Space unit cards in the discard pile", bit(kDiscard), ""},
     isSpaceUnit},
    {{"discarded_ground", "Ground unit card in the discard pile", "Ground unit cards in the discard pile", bit(kDiscard),
      ""},
     isGroundUnit},
    {{"discarded_character", "Character card in the discard pile", "Character cards in the discard pile", bit(kDiscard), ""},
     isCharacterUnit},
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
bool isOfSubtype(Table& t, const AbilityFrame&, Piece p, int32_t subtype) { return hasSubtype(t, p, subtype); }
// TCG-UNIQ-06: a card that names another means that exact name.
bool isTitled(Table& t, const AbilityFrame&, Piece p, int32_t title) { return defOf(t, p).titleHash == title; }
bool hasPowerUpTo(Table& t, const AbilityFrame&, Piece p, int32_t n) { return power(t, p) * 1000 <= n; }
bool costsUpTo(Table& t, const AbilityFrame&, Piece p, int32_t n) { return buildCost(t, p) * 1000 <= n; }
bool isDamaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return dataOf(t, p).counters > 0; }
constexpr Param kSubtype{"subtype", ParamKind::symbol, "subtype"};
constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::before, "opposing", ""}, "", isOpposing},
    {{"here", {}, FilterPlace::after, "in the same arena", ""}, "", isHere},
    {{"attacking", {}, FilterPlace::before, "attacking", ""}, "", isAttacking},
    {{"defending", {}, FilterPlace::before, "defending", ""}, "", isDefending},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"tapped", {}, FilterPlace::before, "tapped", ""}, "", isTappedUnit},
    {{"untapped", {}, FilterPlace::before, "untapped", ""}, "", isUntappedUnit},
    {{"in_danger", {}, FilterPlace::after, "about to be damaged", ""}, "", isInDanger},
    {{"subtype", kSubtype, FilterPlace::before, "{subtype}", ""}, "", isOfSubtype},
    {{"titled", {"title", ParamKind::title}, FilterPlace::before, "{title}", ""}, "TCG-UNIQ-06", isTitled},
    {{"power_up_to", {"power", ParamKind::number}, FilterPlace::after, "with power {power} or less", ""}, "", hasPowerUpTo},
    {{"cost_up_to", {"cost", ParamKind::number}, FilterPlace::after, "with build cost {cost} or less", ""}, "", costsUpTo},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
};

int32_t powerOf(Table& t, const AbilityFrame&, PieceRef r) { return t.s.pieces.alive(r) ? power(t, r.piece) * 1000 : 0; }
int32_t damageOn(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? dataOf(t, r.piece).counters * 1000 : 0;
}
constexpr NumberOf<Table> kNumbers[] = {
    {{"power_of", {kTarget}, "the power of {target}", ""}, powerOf},
    {{"damage_on", {kTarget}, "the damage counters on {target}", ""}, damageOn},
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
constexpr Param kNumber{"amount", ParamKind::number};
constexpr ConditionOf<Table> kConditions[] = {
    {{"has_force", {kNumber}, "you have {amount} or more Force", ""}, hasForce},
    {{"build_step", {}, "play only during your build step", ""}, isBuildStep},
    {{"would_attack", {}, "play only when this unit would attack", ""}, wouldAttack},
    {{"no_attack", {}, "play only if no unit is attacking", ""}, isNoAttack},
    {{"answers", {{"kind", ParamKind::symbol, "played"}}, "play only when {kind} is played", ""}, answersKind},
    {{"attacks_a", {kSubtype}, "this unit is attacking a {subtype} unit", ""}, attacksOne},
    {{"at_least", {kNumber, {"least", ParamKind::number}}, "{amount} is {least} or more", ""}, isAtLeast},
    {{"none", {kNumber}, "{amount} is 0", ""}, isNone},
    {{"controls_arena", {{"arena", ParamKind::symbol, "arena"}}, "you control the {arena} arena", ""}, controlsArena},
    {{"your_dice", {}, "play only on your attack dice", ""}, areYourDice},
};

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
};
static_assert(std::size(kSubtypeWords) <= 60);

}  // namespace

std::span<const Subtype> subtypes() { return kSubtypeWords; }
bool parseSubtypes(const Tree& value, int32_t* slots, std::string& error) {
    for (const Tree& word : value.isTable() ? value.items : std::vector<Tree>{value}) {
        int found = indexOf(subtypes(), word.text);
        if (word.kind != Tree::Kind::word || found < 0) return error = "this is no subtype", false;
        slots[found / 30] |= 1 << (found % 30);
    }
    return true;
}
std::string showSubtypes(const int32_t* slots) {
    std::string out;
    for (size_t i = 0; i < std::size(kSubtypeWords); ++i)
        if (((slots[i / 30] >> (i % 30)) & 1) != 0) out += (out.empty() ? "" : " ") + std::string(kSubtypeWords[i].wording);
    return out;
}

std::span<const Noun<Table>> nouns() { return kNouns; }
std::span<const FilterOf<Table>> filters() { return kFilters; }
std::span<const NumberOf<Table>> numbers() { return kNumbers; }
std::span<const ConditionOf<Table>> conditions() { return kConditions; }

}  // namespace cantina::tcg
