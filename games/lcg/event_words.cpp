// Events and timings of this game's card language: what abilities answer, and when they work.
#include "games/lcg/words.h"

namespace cantina::lcg {

using namespace language;

namespace {

// What a player reveals, draws or places has no say here: those events have no subject.
void sayWhere(Vocabulary& v) {
    for (EventId e : {kEntersPlay, kLeavesPlay, kDealtDamage, kFocusPlaced, kCommitsToForce, kEngages, kStrikes, kDestroyed,
                      kDeclared, kShieldPlaced, kDamageRemoved, kFocusRemoved, kStrikeResolved})
        v.events[e].at = kInPlay;
    v.events[kTriggers].at = ~0u;
    v.events[kPlayed].at = kInPlay | bit(kPlaying) | bit(kDiscard);
    v.events[kFateResolves].at = bit(kEdge) | bit(kDiscard);
    v.events[kPlacesEdgeCard].at = bit(kEdge);
    v.events[kIsCaptured].at = bit(kCaptured);
    v.events[kIsDiscarded].at = bit(kDiscard);
    v.events[kIsDiscarded].from = bit(kHand);
}

}  // namespace

void addEvents(Vocabulary& v) {
    const Param subject{"subject", ParamKind::one};
    const Param by{"source", ParamKind::one};
    v.events = byNumber<EventWord>({
        {kNoEvent, {"nothing", {}, "nothing happens", ""}},
        {kPlayed,
         {"played", {subject}, "{subject} is played", "An event while it is being played, or a card that was played."}},
        {kEntersPlay,
         {"enters_play",
          {subject},
          "{subject} enters play",
          "",
          "",
          {{{Role::how, "entering"}, {Role::from, "zone", " from {}"}}}}},
        {kLeavesPlay,
         {"leaves_play",
          {subject},
          "{subject} leaves play",
          "",
          "",
          {{{Role::how, "leaving"}, {Role::to, "zone", " for {}"}}},
          true}},
        {kDealtDamage,
         {"dealt_damage",
          {subject, by},
          "{subject} is dealt damage[ by {source}]",
          "Amount: how much.",
          "",
          {{{Role::how, "damaging"}}}}},
        {kFocusPlaced,
         {"focused",
          {subject, by},
          "focus tokens are placed on {subject}[ by {source}]",
          "",
          "",
          {{{Role::how, "focusing"}}}}},
        {kCommitsToForce, {"commits", {subject}, "{subject} is committed to the Force", ""}},
        {kEngages, {"engaged", {{"subject", ParamKind::one, "objective"}}, "{subject} is engaged", ""}},
        {kEngagementEnds, {"engagement_ends", {}, "an engagement ends", ""}},
        {kWinsEdge, {"edge_won", {}, "a player wins an edge battle", ""}},
        {kStrikes, {"strikes", {subject}, "{subject} is focused to strike", ""}},
        {kDraws, {"draws", {}, "a player draws a card", ""}},
        {kRefreshes, {"refreshed", {}, "a player refresh(es)", ""}},
        {kTurnEnds, {"turn_ends", {}, "a player's turn ends", ""}},
        {kTurnBegins, {"turn_begins", {}, "a player's turn begins", ""}},
        {kPhaseBegins, {"phase_begins", {}, "a player's phase begins", "", "", {{{Role::how, "beginning phase"}}}}},
        {kDestroyed, {"destroyed", {subject}, "{subject} is destroyed", "For interrupts while it is still in play."}},
        {kUnopposed, {"unopposed", {}, "an unopposed engagement ends", ""}},
        {kPhaseEnds, {"phase_ends", {}, "a player's phase ends", "", "", {{{Role::how, "ending phase"}}}}},
        {kWinsStruggle, {"struggle_won", {}, "a player wins a Force struggle", "Amount: by how many icons."}},
        {kDeclared,
         {"declared",
          {subject, {"objective", ParamKind::one, "objective"}},
          "{subject} is declared as an attacker or defender[ at {objective}]",
          "",
          "",
          {{{Role::how, "declaring"}}}}},
        {kPlacesEdgeCard,
         {"edge_card_placed",
          {subject},
          "a player places a card in an edge stack[, and it is {subject}]",
          "Of what lies facedown nobody is told."}},
        {kFateResolves, {"fate_resolved", {{"subject", ParamKind::one, "fate card"}}, "a player resolves {subject}", ""}},
        {kIsCaptured,
         {"captured",
          {subject, {"objective", ParamKind::one, "objective"}},
          "{subject} is captured[ at {objective}]",
          "It lies there as a captured card."}},
        {kRescued, {"rescued", {}, "a captured card is rescued", ""}},
        {kIsDiscarded, {"discarded", {subject, by}, "{subject} is discarded from a hand[ by {source}]", ""}},
        {kShieldPlaced, {"shielded", {subject, by}, "shields are placed on {subject}[ by {source}]", ""}},
        {kDamageRemoved,
         {"damage_removed", {subject, by}, "damage is removed from {subject}[ by {source}]", "Amount: how much."}},
        {kFocusRemoved,
         {"focus_removed", {subject, by}, "focus tokens are removed from {subject}[ by {source}]", "Amount: how many."}},
        {kStrikeResolved,
         {"strike_resolved",
          {subject},
          "{subject} has resolved a strike",
          "After its icons; a unit that is gone is not told of."}},
        {kRevealsEdge,
         {"edge_revealed",
          {},
          "a player reveals an edge stack",
          "Once for all cards of the stack, which are edge_card(...) then; interrupts come before both stacks are "
          "revealed."}},
        {kDeclares,
         {"declares",
          {},
          "a player declares attackers or defenders",
          "Once for all of a side, when they are declared; there is one at least.",
          "",
          {{{Role::how, "declaring side"}}}}},
        {kTriggers,
         {"ability_used",
          {subject},
          "{subject} uses an action, interrupt or reaction",
          "Its costs are paid, its targets chosen: cancel stops it. Playing an event is `played`."}},
        {kBecomes,
         {"becomes", {{"what", ParamKind::holding}}, "{what}", "The condition becomes true: docs/card-language.md."}},
    });
    v.events[kNoEvent].asked = kToldToNobody;
    // A fate card is answered when it has taken effect (LCG-CARD-12).
    constexpr TimingId kReactions[] = {kReaction, kForcedReaction, kReactionFromHand, kReactionFromDiscard};
    v.events[kFateResolves].asked = 1u << kToldLater;
    for (TimingId timing : kReactions) v.events[kFateResolves].asked |= 1u << timing;
    for (TimingId timing : {kInterrupt, kForcedInterrupt, kInterruptFromHand, kInterruptFromDiscard})
        v.events[kTriggers].asked |= 1u << timing;
    sayWhere(v);
}

void addTimings(Vocabulary& v) {
    constexpr uint32_t kFromHand = kInPlay | bit(kHand) | bit(kDiscard);
    v.timings = byNumber<TimingWord>({
        {kAction, {"action", false, "Action: {effect}.", kFromHand, true, ""}},
        {kInterrupt, {"interrupt", true, "Interrupt: when {event}, {effect}.", kFromHand, true, ""}},
        {kReaction, {"reaction", true, "Reaction: after {event}, {effect}.", kFromHand, true, ""}},
        {kForcedInterrupt, {"forced_interrupt", true, "Forced Interrupt: when {event}, {effect}.", kInPlay, false, ""}},
        {kForcedReaction,
         {.name = "forced_reaction",
          .takesEvent = true,
          .wording = "Forced Reaction: after {event}, {effect}.",
          .zones = kInPlay,
          .hidden = false,
          .help = "",
          .stateWording = "Forced Reaction: when {event}, {effect}."}},
        {kConstant,
         {"constant", false, "{effect}.", kInPlay, false, "What holds: change, grant, forbid, allow.", " to ", false, false,
          true}},
        {kConstantFromHand,
         {"constant_from_hand", false, "While in your hand: {effect}.", bit(kHand), false, "", " to ", false, false, true}},
        {kFate, {"fate", false, "When revealed in an edge battle, {effect}.", bit(kEdge), false, "On fate cards."}},
        {kActionFromHand,
         {"action_from_hand", false, "Action (from your hand): {effect}.", bit(kHand), true, "", " to ", false, true}},
        {kInterruptFromHand,
         {"interrupt_from_hand", true, "Interrupt (from your hand): when {event}, {effect}.", bit(kHand), true, "", " to ",
          false, true}},
        {kReactionFromHand,
         {"reaction_from_hand", true, "Reaction (from your hand): after {event}, {effect}.", bit(kHand), true, "", " to ",
          false, true}},
        {kActionFromDiscard,
         {"action_from_discard_pile", false, "Action (from your discard pile): {effect}.", bit(kDiscard), false, ""}},
        {kInterruptFromDiscard,
         {"interrupt_from_discard_pile", true, "Interrupt (from your discard pile): when {event}, {effect}.", bit(kDiscard),
          false, ""}},
        {kReactionFromDiscard,
         {"reaction_from_discard_pile", true, "Reaction (from your discard pile): after {event}, {effect}.", bit(kDiscard),
          false, ""}},
    });
}

}  // namespace cantina::lcg
