// Nouns, filters, numbers and conditions of this game's card language.
#include "games/lcg/words.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using namespace language;

// --- nouns

bool isUnit(Table& t, Piece p) { return isType(t, p, kUnitCard); }
// A pilot on a vehicle is one too.
bool isEnhancement(Table& t, Piece p) { return !isType(t, p, kAffiliationCard); }
bool isEnhancementCard(Table& t, Piece p) { return isType(t, p, kEnhancementCard); }
// LCG-CARD-14: no second copy of a unique card.
bool mayEnter(Table& t, Piece p) {
    return isUnit(t, p) && (!hasCopyInPlay(t, t.s.pieces.row(p).owner, p) || !t.on("LCG-CARD-14"_rule));
}
bool isEventCard(Table& t, Piece p) { return isType(t, p, kEventCard); }

constexpr Noun<Table> kNouns[] = {
    {{"unit", "unit", "units", bit(kUnits), ""}, nullptr},
    {{"objective", "objective", "objectives", bit(kObjectives), ""}, nullptr},
    {{"unit_or_objective", "unit or objective", "units or objectives", bit(kUnits) | bit(kObjectives), "One of them."},
     nullptr},
    {{"unit_and_objective", "unit and objective", "units and objectives", bit(kUnits) | bit(kObjectives), "All of them."},
     nullptr},
    {{"enhancement", "enhancement", "enhancements", bit(kSupport), ""}, isEnhancement},
    {{"event_card", "event", "events", bit(kPlaying) | bit(kDiscard), "Being played or just played."}, isEventCard},
    {{"hand_card", "card", "cards", bit(kHand), "With in_your_hand or in_enemy_hand."}, nullptr},
    {{"hand_unit", "unit", "units", bit(kHand), "With in_your_hand or in_enemy_hand."}, isUnit},
    {{"discarded_unit", "unit", "units", bit(kDiscard), "With in_your_discard."}, isUnit},
    {{"returning_unit", "unit", "units", bit(kDiscard), "That may enter play. With in_your_discard."}, mayEnter},
    {{"hand_enhancement", "enhancement", "enhancements", bit(kHand), "With in_your_hand."}, isEnhancementCard},
    {{"hand_event", "event", "events", bit(kHand), "With in_your_hand."}, isEventCard},
    {{"discarded_event", "event", "events", bit(kDiscard), "With in_your_discard."}, isEventCard},
    {{"deck_objective", "objective", "objectives", bit(kObjectiveDeck), "After search_objectives, with in_your_deck."},
     nullptr},
};

// --- filters

bool isFriendly(Table& t, const AbilityFrame& f, Piece p, int32_t) { return controllerOf(t, p) == f.controller; }
// LCG-FX-04: the qualifier belongs to each item of a list. (Off: only to the first, the units.)
bool isEnemy(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    if (t.s.pieces.isIn(p, kObjectives) && !t.on("LCG-FX-04"_rule)) return true;
    return !(controllerOf(t, p) == f.controller);
}
bool isOther(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.source.piece); }
bool isExhausted(Table& t, const AbilityFrame&, Piece p, int32_t) { return !isReady(t, p); }
bool isReadyCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return isReady(t, p); }
bool isDamaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.pieces.data(p).damage > 0; }
bool takesPart(Table& t, const AbilityFrame&, Piece p, int32_t) { return isParticipating(t, p); }
bool hasTrait(Table& t, const AbilityFrame&, Piece p, int32_t trait) { return ((traits(t, p) >> trait) & 1) != 0; }
// LCG-FX-03: it was in the engagement until the end. (Off: it is enough to have been declared.)
bool hasParticipated(Table& t, const AbilityFrame&, Piece p, int32_t) {
    if (!t.on("LCG-FX-03"_rule)) return (t.s.pieces.data(p).flags & PieceData::kDeclared) != 0;
    return isParticipating(t, p);
}

bool isOfAffiliation(Table& t, const AbilityFrame&, Piece p, int32_t which) {
    return defOf(t, p).number[kAffiliation] == which;
}
bool isEngaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.pieces.ref(p) == t.s.engaged; }
bool isCommitted(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return (t.s.pieces.data(p).flags & PieceData::kCommitted) != 0;
}
bool isAttached(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.data(p).host == f.source.piece.n; }
bool isOnIt(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.regs[0].some() && t.s.pieces.data(p).host == f.regs[0].piece.n;
}
bool hasSomething(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const PieceData& d = t.s.pieces.data(p);
    if (d.damage != 0 || d.focus != 0 || d.shields != 0) return true;
    for (Seat s : {kDark, kLight})
        for (Piece q : t.s.pieces.in({kSupport, s}))
            if (t.s.pieces.data(q).host == p.n) return true;
    return false;
}
bool isNotSubject(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.event.subject.piece); }
bool isTitled(Table& t, const AbilityFrame&, Piece p, int32_t title) { return defOf(t, p).titleHash == title; }
// The cheapest of those in play that do not have the trait.
bool isCheapestWithout(Table& t, const AbilityFrame&, Piece p, int32_t trait) {
    auto without = [&](Piece q) { return ((traits(t, q) >> trait) & 1) == 0; };
    if (!without(p)) return false;
    int cost = defOf(t, p).whole(kCost);
    for (Seat s : {kDark, kLight})
        for (Piece q : t.s.pieces.in({kUnits, s}))
            if (without(q) && defOf(t, q).whole(kCost) < cost) return false;
    return true;
}

constexpr FilterOf<Table> kFilters[] = {
    {{"friendly", {}, FilterPlace::before, "friendly", ""}, "", isFriendly},
    {{"enemy", {}, FilterPlace::before, "enemy", ""}, "", isEnemy},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"exhausted", {}, FilterPlace::before, "exhausted", ""}, "", isExhausted},
    {{"ready", {}, FilterPlace::before, "ready", ""}, "", isReadyCard},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
    {{"participating", {}, FilterPlace::before, "participating", ""}, "", takesPart},
    {{"with_trait", {"trait", ParamKind::symbol, "trait"}, FilterPlace::before, "{trait}", ""}, "", hasTrait},
    {{"in_your_hand", {}, FilterPlace::after, "in your hand", ""}, "", isFriendly},
    {{"in_enemy_hand", {}, FilterPlace::after, "in your opponent's hand", ""}, "", isEnemy},
    {{"in_your_discard", {}, FilterPlace::after, "in your discard pile", ""}, "", isFriendly},
    {{"that_participated", {}, FilterPlace::after, "that participated", ""}, "", hasParticipated},
    {{"of", {"affiliation", ParamKind::symbol, "affiliation"}, FilterPlace::before, "{affiliation}", ""},
     "",
     isOfAffiliation},
    {{"engaged_now", {}, FilterPlace::before, "engaged", ""}, "", isEngaged},
    {{"committed", {}, FilterPlace::after, "committed to the Force", ""}, "", isCommitted},
    {{"attached_to_this", {}, FilterPlace::after, "attached to it", ""}, "", isAttached},
    {{"attached_to_it", {}, FilterPlace::after, "attached to it", "To what was chosen."}, "", isOnIt},
    {{"with_something_on_it", {}, FilterPlace::after, "with tokens or enhancements", ""}, "", hasSomething},
    {{"another", {}, FilterPlace::before, "other", "Not the one that the event is about."}, "", isNotSubject},
    {{"in_your_deck", {}, FilterPlace::after, "in your objective deck", ""}, "", isFriendly},
    {{"titled", {"title", ParamKind::title}, FilterPlace::before, "{title}", ""}, "", isTitled},
    {{"cheapest_without",
      {"trait", ParamKind::symbol, "trait"},
      FilterPlace::before,
      "lowest cost non-{trait}",
      "Of all that are in play."},
     "",
     isCheapestWithout},
};

// --- numbers and conditions

int32_t damageOn(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? t.s.pieces.data(r.piece).damage * 1000 : 0;
}
constexpr NumberOf<Table> kNumbers[] = {
    {{"damage_on", {{"card", ParamKind::one}}, "the damage on {card}", ""}, damageOn},
};

bool hasEdge(Table& t, const AbilityFrame& f, const Args&) { return t.s.edge == f.controller; }
bool thisParticipated(Table& t, const AbilityFrame& f, const Args&) { return hasParticipated(t, f, f.source.piece, 0); }
bool isYourDoing(Table&, const AbilityFrame& f, const Args&) { return f.event.seat == f.controller; }
bool isEnemyDoing(Table&, const AbilityFrame& f, const Args&) { return f.event.seat == other(f.controller); }
bool thisTakesPart(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.pieces.alive(f.source) && isParticipating(t, f.source.piece);
}
bool thisAttacks(Table& t, const AbilityFrame& f, const Args&) {
    return t.s.pieces.alive(f.source) && (t.s.pieces.data(f.source.piece).flags & PieceData::kAttacking) != 0;
}
bool youAttack(Table& t, const AbilityFrame& f, const Args&) { return t.s.attacker == f.controller; }
bool isYourTurn(Table& t, const AbilityFrame& f, const Args&) { return t.s.active == f.controller; }
bool isEnemyTurn(Table& t, const AbilityFrame& f, const Args&) { return !(t.s.active == f.controller); }
bool isForcePhase(Table& t, const AbilityFrame&, const Args&) { return t.s.phase == kForcePhase; }
bool isFirstEnhancement(Table& t, const AbilityFrame& f, const Args&) {
    return !hasDone(t, f.controller, kPlayedEnhancement);
}
bool isFirstSithEvent(Table& t, const AbilityFrame& f, const Args&) { return !hasDone(t, f.controller, kPlayedSithEvent); }
bool hostIsTitled(Table& t, const AbilityFrame& f, const Args& a) {
    PieceRef h = hostOf(t, f.source.piece);
    return h.some() && defOf(t, h.piece).titleHash == a.symbol(0);
}
constexpr ConditionOf<Table> kConditions[] = {
    {{"you_have_the_edge", {}, "you have the edge", ""}, hasEdge},
    {{"this_participated", {}, "this unit participated in it", ""}, thisParticipated},
    {{"you_did", {}, "it was you", "The event is your doing."}, isYourDoing},
    {{"enemy_did", {}, "it was your opponent", "The event is your opponent's doing."}, isEnemyDoing},
    {{"this_takes_part", {}, "this unit is participating in an engagement", ""}, thisTakesPart},
    {{"this_attacks", {}, "this unit is an attacker", ""}, thisAttacks},
    {{"you_attack", {}, "you are the attacking player", ""}, youAttack},
    {{"your_turn", {}, "it is your turn", ""}, isYourTurn},
    {{"enemy_turn", {}, "it is your opponent's turn", ""}, isEnemyTurn},
    {{"force_phase", {}, "it is a Force phase", ""}, isForcePhase},
    {{"first_enhancement", {}, "you have played no enhancement this turn", ""}, isFirstEnhancement},
    {{"first_sith_event", {}, "you have played no Sith event this turn", ""}, isFirstSithEvent},
    {{"host_is", {{"title", ParamKind::title}}, "the enhanced unit is {title}", ""}, hostIsTitled},
};

}  // namespace

std::span<const Noun<Table>> nouns() { return kNouns; }
std::span<const FilterOf<Table>> filters() { return kFilters; }
std::span<const NumberOf<Table>> numbers() { return kNumbers; }
std::span<const ConditionOf<Table>> conditions() { return kConditions; }

PieceRef hostOf(Table& t, Piece p) {
    Piece h{t.s.pieces.data(p).host};
    return h.some() ? t.s.pieces.ref(h) : PieceRef{};
}

}  // namespace cantina::lcg
