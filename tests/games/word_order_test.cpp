// The tables of words that are made when the program starts have the order of the enums by which rules ask for them. (Tables
// that the compiler knows assert it themselves: language/words.h, Numbered.)
#include <doctest/doctest.h>

#include <string>

#include "games/all.h"
#include "games/ccg/state.h"
#include "games/destiny/rules/rules.h"
#include "games/lcg/vocabulary.h"
#include "games/tcg/state.h"

using namespace cantina;

namespace {

template <class Words>
void checkOrder(const Words& words, std::initializer_list<language::Numbered> list) {
    size_t at = 0;
    for (const language::Numbered& n : list) {
        REQUIRE(n.number < words.size());
        CHECK(n.number == at++);  // the enum has nothing in between
        CHECK(std::string(words[n.number].name) == std::string(n.name));
    }
}

}  // namespace

TEST_CASE("the words of destiny that rules ask for by number") {
    using namespace cantina::destiny;
    const language::Vocabulary& v = *makeGame("destiny").vocabulary;
    checkOrder(v.events, {{kNothing, "nothing"},
                          {kActivates, "activates"},
                          {kPlayed, "plays"},
                          {kWouldBeDamaged, "would_be_dealt_damage"},
                          {kDamaged, "dealt_damage"},
                          {kHealed, "healed"},
                          {kShielded, "gains_shields"},
                          {kWouldBeDefeated, "would_be_defeated"},
                          {kDefeated, "defeated"},
                          {kWouldBeDiscarded, "would_be_discarded"},
                          {kDiscarded, "discarded_from_play"},
                          {kDieResolved, "die_resolved"},
                          {kDieRemoved, "die_removed"},
                          {kClaimed, "battlefield_claimed"},
                          {kRoundEnds, "round_ends"},
                          {kReadied, "readies"},
                          {kExhausts, "exhausts"},
                          {kPlayedOn, "plays_on"},
                          {kTakesDamage, "takes_damage"},
                          {kTakesMelee, "takes_melee_damage"},
                          {kSetUp, "set_up"},
                          {kRolled, "die_rolled"},
                          {kLastCard, "last_card_leaves_hand"},
                          {kDisrupted, "disrupts"},
                          {kWouldResolve, "would_resolve"},
                          {kActs, "takes_action"},
                          {kDiceRemoved, "dice_removed"},
                          {kWouldBeTaken, "would_be_discarded_by_card"},
                          {kSelfHurt, "hurts_self"}});
    checkOrder(v.timings, {{kRestriction, "restriction"},
                           {kEffect, "effect"},
                           {kOngoing, "ongoing"},
                           {kInherent, "inherent"},
                           {kBefore, "before"},
                           {kAfter, "after"},
                           {kAction, "action"},
                           {kPowerAction, "power_action"},
                           {kSpecial, "special"},
                           {kClaim, "claim"},
                           {kPublicAction, "public_action"},
                           {kModify, "modify"}});
    checkOrder(v.keywords, {{kAmbush, "ambush"}, {kGuardian, "guardian"}, {kRedeploy, "redeploy"}});
}

TEST_CASE("the words of tcg that rules ask for by number") {
    using namespace cantina::tcg;
    const language::Vocabulary& v = *makeGame("tcg").vocabulary;
    checkOrder(v.events, {{kNoEvent, "nothing"},
                          {kAttacks, "attacks"},
                          {kRolled, "dice_are_rolled"},
                          {kWouldDamage, "would_be_damaged"},
                          {kDamaged, "is_damaged"},
                          {kPlayedCard, "is_played"},
                          {kDiscarded, "is_discarded"},
                          {kDeployed, "is_deployed"},
                          {kAttackEnds, "attack_ends"},
                          {kTurnEnds, "turn_ends"},
                          {kRetreats, "retreats"},
                          {kBuildRoll, "build_roll"},
                          {kPhaseStarts, "battle_phase_starts"},
                          {kPhaseEnds, "battle_phase_ends"},
                          {kSpaceStarts, "space_battle_starts"},
                          {kGroundStarts, "ground_battle_starts"},
                          {kCharacterStarts, "character_battle_starts"},
                          {kSpaceEnds, "space_battle_ends"},
                          {kGroundEnds, "ground_battle_ends"},
                          {kCharacterEnds, "character_battle_ends"},
                          {kBuildStepStarts, "your_build_step_starts"},
                          {kFallsTo, "falls_to"},
                          {kDrawStepStarts, "your_draw_step_starts"}});
    checkOrder(v.timings, {{kWhenever, "whenever"},
                           {kActivated, "activated"},
                           {kEffect, "effect"},
                           {kCompleted, "completed"},
                           {kStatic, "static"},
                           {kPilotStatic, "pilot"},
                           {kPilotWhenever, "pilot_whenever"},
                           {kPilotActivated, "pilot_activated"},
                           {kEquipped, "equipped"},
                           {kEquippedActivated, "equipped_activated"},
                           {kEnhance, "enhance"},
                           {kReserves, "reserves"},
                           {kUpkeep, "upkeep"},
                           {kBounty, "bounty"}});
    checkOrder(v.keywords, {{kAccuracy, "accuracy"},
                            {kHiddenCost, "hidden_cost"},
                            {kLucky, "lucky"},
                            {kArmor, "armor"},
                            {kOverkill, "overkill"},
                            {kCannotBeAttacked, "cannot_be_attacked"},
                            {kCannotAttack, "cannot_attack"},
                            {kCannotRetreat, "cannot_retreat"},
                            {kCriticalHit, "critical_hit"},
                            {kShields, "shields"},
                            {kStun, "stun"},
                            {kBombard, "bombard"},
                            {kIonCannon, "ion_cannon"},
                            {kUnpreventable, "unpreventable"},
                            {kCheapEquipment, "cheap_equipment"},
                            {kExtraPilot, "extra_pilot"},
                            {kNoControl, "no_control"},
                            {kMayStayTapped, "may_stay_tapped"},
                            {kTwoPilots, "two_pilots"},
                            {kHiddenAtLocation, "hidden_at_location"},
                            {kBites, "bites"},
                            {kUnharmed, "unharmed"},
                            {kCorrupts, "corrupts"}});
}

TEST_CASE("the words of lcg that rules ask for by number") {
    using namespace cantina::lcg;
    const language::Vocabulary& v = *makeGame("lcg").vocabulary;
    checkOrder(v.events, {{kNoEvent, "nothing"},
                          {kPlayed, "played"},
                          {kEntersPlay, "enters_play"},
                          {kLeavesPlay, "leaves_play"},
                          {kDealtDamage, "dealt_damage"},
                          {kFocusPlaced, "focused"},
                          {kCommitsToForce, "commits"},
                          {kEngages, "engaged"},
                          {kEngagementEnds, "engagement_ends"},
                          {kWinsEdge, "edge_won"},
                          {kStrikes, "strikes"},
                          {kDraws, "draws"},
                          {kRefreshes, "refreshed"},
                          {kTurnEnds, "turn_ends"},
                          {kTurnBegins, "turn_begins"},
                          {kDrawPhaseBegins, "draw_phase_begins"},
                          {kDestroyed, "destroyed"},
                          {kObjectiveDestroyed, "objective_destroyed"},
                          {kUnopposed, "unopposed"}});
    checkOrder(v.timings, {{kAction, "action"},
                           {kInterrupt, "interrupt"},
                           {kReaction, "reaction"},
                           {kForcedInterrupt, "forced_interrupt"},
                           {kForcedReaction, "forced_reaction"},
                           {kConstant, "constant"},
                           {kFate, "fate"},
                           {kActionFromDiscard, "action_from_discard"},
                           {kReactionFromHand, "reaction_from_hand"}});
    checkOrder(v.keywords, {{kEdgeKeyword, "edge"},
                            {kElite, "elite"},
                            {kProtect, "protect"},
                            {kTargetedStrike, "targeted_strike"},
                            {kShielding, "shielding"},
                            {kLimited, "limited"},
                            {kNoEnhancements, "no_enhancements"},
                            {kPilots, "pilots"}});
}

TEST_CASE("the words of ccg that rules ask for by number") {
    using namespace cantina::ccg;
    const language::Vocabulary& v = *makeGame("ccg").vocabulary;
    checkOrder(v.events, {{kNoEvent, "nothing"},
                          {kPlayed, "played"},
                          {kDeploying, "deploying"},
                          {kDeployed, "deployed"},
                          {kMoving, "moving"},
                          {kMoved, "moved"},
                          {kTextUsed, "text_used"},
                          {kDrainInitiated, "drain_initiated"},
                          {kDrained, "drained"},
                          {kBattleInitiated, "battle_initiated"},
                          {kFired, "fired"},
                          {kWasHit, "was_hit"},
                          {kDestinyDrawn, "destiny_drawn"},
                          {kForceActivated, "force_activated"},
                          {kForceUsed, "force_used"},
                          {kForceLost, "force_lost"},
                          {kForceRetrieved, "force_retrieved"},
                          {kCardDrawn, "card_drawn"},
                          {kCardLost, "just_lost"},
                          {kBattleDecided, "battle_decided"},
                          {kBattleEnds, "battle_ends"},
                          {kBattleEnded, "battle_ended"},
                          {kTurnEnds, "turn_ends"},
                          {kAboutToBattle, "about_to_battle"},
                          {kAboutToDeploy, "about_to_deploy"},
                          {kAboutToDrawBattleDestiny, "about_to_draw_battle_destiny"},
                          {kAboutToDrawWeaponDestiny, "about_to_draw_weapon_destiny"},
                          {kAboutToDrawDestiny, "about_to_draw_destiny"},
                          {kDestinyCompleted, "destiny_completed"},
                          {kTurnStarts, "turn_starts"},
                          {kMustLose, "must_lose_force"},
                          {kDestiniesDrawn, "destinies_drawn"},
                          {kCardForfeited, "forfeited"},
                          {kLosingForce, "lost_to_damage"},
                          {kPowerTotaled, "power_totaled"},
                          {kAttritionSet, "attrition_set"},
                          {kBattleTied, "battle_tied"},
                          {kAttackInitiated, "attack_initiated"},
                          {kDefeated, "defeated"},
                          {kCaptured, "captured"},
                          {kReleased, "released"}});
    checkOrder(v.timings, {{kAutomatic, "automatic"},
                           {kJust, "just"},
                           {kResponse, "response"},
                           {kBefore, "before"},
                           {kBeforePlay, "before_play"},
                           {kOptional, "optional"},
                           {kAnyTime, "any_time"},
                           {kPlay, "play"},
                           {kMandatory, "mandatory"},
                           {kFire, "fire"},
                           {kConstant, "constant"},
                           {kWhenDrawn, "when_drawn"},
                           {kDeploys, "deploys"},
                           {kStarting, "starting"},
                           {kDamageText, "in_damage_segment"},
                           {kDamagePlay, "play_in_damage_segment"},
                           {kFlips, "flips"},
                           {kPrey, "prey"},
                           {kAims, "aims"},
                           {kReached, "reached"},
                           {kPowerText, "in_power_segment"},
                           {kPowerPlay, "play_in_power_segment"}});
    checkOrder(v.keywords, {{kShelter, "shelter"},
                            {kImmuneToCancel, "immune_to_cancel"},
                            {kDestinyBonus, "destiny_bonus"},
                            {kCannotMove, "cannot_move"},
                            {kOpponentPays, "opponent_pays"},
                            {kNight, "nighttime"},
                            {kImmuneToAlter, "immune_to_alter"},
                            {kNotConverted, "not_converted"},
                            {kNotInLifeForce, "not_in_life_force"},
                            {kPowerSource, "power_source"},
                            {kNotInFighter, "not_in_starfighters"},
                            {kSparesOwn, "spares_own"},
                            {kEatsDroids, "attacks_droids"},
                            {kPrison, "prison"},
                            {kBackpack, "backpack"},
                            {kShipDocking, "ship_docking"},
                            {kDrives, "drives"}});
}
