// Nouns, filters, numbers and conditions of this game's card language.
#include "games/lcg/words.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using namespace language;

// --- nouns

// A pilot on a vehicle is one too.
bool isEnhancement(Table& t, Piece p) { return !isType(t, p, kAffiliationCard); }
bool isEventCard(Table& t, Piece p) { return isType(t, p, kEventCard); }

// What nobody has revealed yet is in no text's reach.
bool isFaceup(Table& t, Piece p) { return (t.s.pieces.row(p).known & kKnownToAll) == kKnownToAll; }

constexpr Noun<Table> kNouns[] = {
    {{"unit", "unit", "units", bit(kUnits), ""}, nullptr},
    {{"objective", "objective", "objectives", bit(kObjectives), ""}, nullptr},
    {{"unit_or_objective", "unit or objective", "units and objectives", bit(kUnits) | bit(kObjectives), ""}, nullptr},
    {{"enhancement", "enhancement", "enhancements", bit(kSupport), ""}, isEnhancement},
    {{"event_card", "event", "events", bit(kPlaying) | bit(kDiscard), "Being played or just played."}, isEventCard},
    {{"hand_card", "card in hand", "cards in hand", bit(kHand), "With yours or theirs."}, nullptr},
    {{"discarded_card", "card in the discard pile", "cards in the discard pile", bit(kDiscard), "With yours or theirs."},
     nullptr},
    {{"card", "card", "cards",
      bit(kUnits) | bit(kObjectives) | bit(kSupport) | bit(kHand) | bit(kPlaying) | bit(kDiscard) | bit(kEdge),
      "Wherever it lies, but in a deck: with a filter."},
     nullptr},
    {{"deck_objective", "objective in the objective deck", "objectives in the objective deck", bit(kObjectiveDeck),
      "With yours; look at them first.", false, NounWord::Search::no, true},
     nullptr},
    {{"deck_card", "card of the command deck", "cards of the command deck", bit(kCommandDeck),
      "With yours or theirs; look at them or reveal them first: look(top(3, deck_card(yours))), "
      "look(all(deck_card(yours))).",
      false, NounWord::Search::no, true},
     nullptr},
    {{"edge_card", "card revealed in the edge stack", "cards revealed in the edge stack", bit(kEdge),
      "With yours or theirs."},
     isFaceup},
    {{"captured_card", "captured card", "captured cards", bit(kCaptured), "The dark side looks at them."}, nullptr},
    {{"destroyed_objective", "objective in the victory pile", "objectives in the victory pile", bit(kVictory),
      "With yours or theirs: in whose pile they lie."},
     nullptr},
    {{"card_in_play", "card in play", "cards in play", kInPlay, ""}, nullptr},
};

// --- filters

// What a card is like. If it has left play and this is an answer to that: what it was like (Gone).
bool isGone(Table& t, const AbilityFrame& f, Piece p) {
    return (f.event.kind == kLeavesPlay || f.event.kind == kDestroyed) && p == f.event.subject.piece &&
           !t.s.pieces.alive(f.event.subject);
}
bool was(const AbilityFrame& f, int what) { return (f.event.amount & what) != 0; }
Seat sideOf(Table& t, const AbilityFrame& f, Piece p) {
    return !isGone(t, f, p) ? controllerOf(t, p) : was(f, Gone::kLights) ? kLight : kDark;
}

bool isFriendly(Table& t, const AbilityFrame& f, Piece p, int32_t) { return sideOf(t, f, p) == f.controller; }
// LCG-FX-04: the qualifier belongs to each item of a list. (Off: only to the first, the units.)
bool isEnemy(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    if (t.s.pieces.isIn(p, kObjectives) && !t.on("LCG-FX-04"_rule)) return true;
    return !(sideOf(t, f, p) == f.controller);
}
bool isControlledBy(Table& t, const AbilityFrame& f, Piece p, int32_t seat) { return sideOf(t, f, p).index() == seat; }
bool isAnother(Table&, Piece p, Piece other) { return !(p == other); }
bool isExhausted(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isGone(t, f, p) ? was(f, Gone::kExhausted) : !isReady(t, p);
}
bool isDamaged(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isGone(t, f, p) ? was(f, Gone::kDamaged) : t.s.pieces.data(p).damage > 0;
}
bool takesPart(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isGone(t, f, p) ? was(f, Gone::kAttacking | Gone::kDefending) : isParticipating(t, p);
}
bool isAttacking(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isGone(t, f, p) ? was(f, Gone::kAttacking) : (t.s.pieces.data(p).flags & PieceData::kAttacking) != 0;
}
bool isOfType(Table& t, const AbilityFrame&, Piece p, int32_t type) { return defOf(t, p).type == type; }
bool isOnTop(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.pieces.top(t.s.pieces.zoneOf(p)) == p; }
// LCG-CARD-14: no second copy of a unique card.
bool mayEnter(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return !hasCopyInPlay(t, t.s.pieces.row(p).owner, p) || !t.on("LCG-CARD-14"_rule);
}
bool isOfTrait(Table& t, const AbilityFrame&, Piece p, int32_t trait) { return hasTrait(t, p, trait); }
// LCG-FX-03: it was in the engagement until the end. (Off: it is enough to have been declared.)
bool hasParticipated(Table& t, const AbilityFrame&, Piece p, int32_t) {
    if (!t.on("LCG-FX-03"_rule)) return (t.s.pieces.data(p).flags & PieceData::kDeclared) != 0;
    return isParticipating(t, p);
}

bool isOfAffiliation(Table& t, const AbilityFrame&, Piece p, int32_t which) {
    return defOf(t, p).number[kAffiliation] == which;
}
// LCG-FAQ-19: the Death Star dial is no objective. (Off: while it is engaged, an effect finds an engaged objective.)
bool isEngaged(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return t.s.pieces.ref(p) == t.s.engaged || (isDialEngaged(t) && !t.on("LCG-FAQ-19"_rule));
}
bool canBeEngaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return isEngageable(t, p); }
bool isCommitted(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isGone(t, f, p) ? was(f, Gone::kCommitted) : (t.s.pieces.data(p).flags & PieceData::kCommitted) != 0;
}
bool isOn(Table& t, Piece p, Piece host) { return t.s.pieces.data(p).host == host.n; }
bool hasSomething(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const PieceData& d = t.s.pieces.data(p);
    if (d.damage != 0 || d.focus != 0 || d.shields != 0) return true;
    for (Seat s : {kDark, kLight})
        for (Piece q : t.s.pieces.in({kSupport, s}))
            if (t.s.pieces.data(q).host == p.n) return true;
    return false;
}
bool isDefending(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isGone(t, f, p) ? was(f, Gone::kDefending) : (t.s.pieces.data(p).flags & PieceData::kDefending) != 0;
}
bool isReadyCard(Table& t, const AbilityFrame& f, Piece p, int32_t) { return !isExhausted(t, f, p, 0); }
bool isShielded(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.pieces.data(p).shields > 0; }
bool isAttached(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return t.s.pieces.isIn(p, kSupport) && t.s.pieces.data(p).host != 0;
}
bool isUnique(Table& t, const AbilityFrame&, Piece p, int32_t) { return defOf(t, p).number[kUnique] != 0; }
// The only one of its side that takes part.
bool isAlone(Table& t, const AbilityFrame&, Piece p, int32_t) {
    if (!isParticipating(t, p)) return false;
    for (Piece q : t.s.pieces.in({kUnits, controllerOf(t, p)}))
        if (!(q == p) && isParticipating(t, q)) return false;
    return true;
}
bool hasKeyword(Table& t, const AbilityFrame&, Piece p, int32_t which) {
    return value(t, p, static_cast<StatId>(which)) > 0;
}
bool isCopy(Table& t, Piece p, Piece of) { return !(p == of) && defOf(t, p).title == defOf(t, of).title; }
// Neutral is no affiliation.
bool sharesAffiliation(Table& t, Piece p, Piece with) {
    const int32_t its = defOf(t, p).number[kAffiliation];
    return its != kNeutral && its == defOf(t, with).number[kAffiliation];
}
// The affiliation of a card is that of its controller's affiliation card, or of the ally that an alliance
// names.
bool isInFaction(Table& t, const AbilityFrame&, Piece p, int32_t) {
    for (Piece q : t.s.pieces.in({kSupport, controllerOf(t, p)})) {
        const CardDef& def = defOf(t, q);
        const int32_t its = defOf(t, p).number[kAffiliation];
        if (def.type == kAffiliationCard && (its == def.number[kAffiliation] || (its != 0 && its == def.number[kAlly])))
            return true;
    }
    return false;
}
bool isTitled(Table& t, const AbilityFrame&, Piece p, int32_t title) { return defOf(t, p).titleHash == title; }
constexpr FilterOf<Table> kFilters[] = {
    {{"friendly", {}, FilterPlace::before, "friendly", ""}, "", isFriendly},
    {{"enemy", {}, FilterPlace::before, "enemy", ""}, "", isEnemy},
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isFriendly},
    {{"theirs", {}, FilterPlace::owner, "your opponent's", ""}, "", isEnemy},
    {{"controlled_by", {"player", ParamKind::seat}, FilterPlace::after, "controlled by {player}", ""}, "", isControlledBy},
    {{"other_than", {"card", ParamKind::related}, FilterPlace::after, "other than {card}", ""}, "", nullptr, isAnother},
    {{"exhausted", {}, FilterPlace::before, "exhausted", ""}, "", isExhausted},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
    {{"participating", {}, FilterPlace::before, "participating", ""}, "", takesPart},
    {{"trait", {"trait", ParamKind::symbol, "trait"}, FilterPlace::before, "{trait}", ""}, "", isOfTrait},
    {{"that_participated", {}, FilterPlace::after, "that participated", ""}, "", hasParticipated},
    {{"of", {"affiliation", ParamKind::symbol, "affiliation"}, FilterPlace::before, "{affiliation}", ""},
     "",
     isOfAffiliation},
    {{"of_type", {"type", ParamKind::symbol, "card_type"}, FilterPlace::before, "{type}", ""}, "", isOfType},
    {{"attacking", {}, FilterPlace::before, "attacking", ""}, "", isAttacking},
    {{"engaged", {}, FilterPlace::before, "engaged", ""}, "", isEngaged},
    {{"engageable", {}, FilterPlace::after, "that can be engaged", "By the active player, now."}, "", canBeEngaged},
    {{"committed", {}, FilterPlace::after, "committed to the Force", ""}, "", isCommitted},
    {{"on", {"card", ParamKind::related}, FilterPlace::after, "attached to {card}", ""}, "", nullptr, isOn},
    {{"with_something_on_it", {}, FilterPlace::after, "with tokens or enhancements", ""}, "", hasSomething},
    {{"titled", {"title", ParamKind::title}, FilterPlace::before, "{title}", ""}, "", isTitled},
    {{"on_top", {}, FilterPlace::before, "top", "Of its pile."}, "", isOnTop},
    {{"defending", {}, FilterPlace::before, "defending", ""}, "", isDefending},
    {{"ready", {}, FilterPlace::before, "ready", ""}, "", isReadyCard},
    {{"shielded", {}, FilterPlace::before, "shielded", ""}, "", isShielded},
    {{"attached", {}, FilterPlace::after, "attached to a card", "Of a pilot: it is an enhancement and no unit."},
     "",
     isAttached},
    {{"unique", {}, FilterPlace::before, "unique", ""}, "", isUnique},
    {{"alone", {}, FilterPlace::after, "that participates alone on its side", ""}, "", isAlone},
    {{"has", {"keyword", ParamKind::symbol, "keyword"}, FilterPlace::after, "with {keyword}", ""}, "", hasKeyword},
    {{"copy_of", {"card", ParamKind::related}, FilterPlace::after, "that is another copy of {card}", "Of the same title."},
     "",
     nullptr,
     isCopy},
    {{"shares_affiliation", {"card", ParamKind::related}, FilterPlace::after, "that shares an affiliation with {card}", ""},
     "",
     nullptr,
     sharesAffiliation},
    {{"in_faction",
      {},
      FilterPlace::after,
      "of the affiliation of its player's affiliation card",
      "Otherwise: except(in_faction)."},
     "",
     isInFaction},
    {{"eligible", {}, FilterPlace::before, "eligible", "May enter play: no copy of a unique card."}, "", mayEnter},
};

// --- numbers and conditions

int32_t costOf(Table& t, const AbilityFrame&, PieceRef r) { return r.some() ? defOf(t, r.piece).whole(kCost) * 1000 : 0; }
// A number of a card: as it is now, or as printed; of what has gone, or of nothing, 0.
template <StatId kStat>
int32_t current(Table& t, const AbilityFrame&, PieceRef r) {
    return r.some() && t.s.pieces.row(r.piece).def != 0 ? value(t, r.piece, kStat) * 1000 : 0;
}
template <StatId kStat>
int32_t asPrinted(Table& t, const AbilityFrame&, PieceRef r) {
    return r.some() ? printed(defOf(t, r.piece), kStat) * 1000 : 0;
}
template <TokenId kKind>
int32_t tokens(Table& t, const AbilityFrame&, PieceRef r) {
    return r.some() && t.s.pieces.alive(r) ? tokensOn(t, r.piece, kKind) * 1000 : 0;
}
// Those of its combat icons that count now: with the edge, the edge-enabled ones too.
template <StatId kStat>
int32_t counting(Table& t, const AbilityFrame&, PieceRef r) {
    return r.some() && t.s.pieces.alive(r) ? icons(t, r.piece, kStat) * 1000 : 0;
}
int32_t affiliationOf(Table& t, const AbilityFrame&, PieceRef r) {
    return r.some() ? defOf(t, r.piece).number[kAffiliation] * 1000 : 0;
}
int32_t setNumberOf(Table& t, const AbilityFrame&, PieceRef r) {
    return r.some() ? defOf(t, r.piece).whole(kObjectiveSet) * 1000 : 0;
}
// How many affiliations the cards have that a player has in play. Neutral is none.
int32_t affiliationsOf(Table& t, const AbilityFrame& f, PieceRef) {
    uint32_t found = 0;
    for (uint8_t kind : {kUnits, kObjectives, kSupport})
        for (Piece p : t.s.pieces.in({kind, f.controller})) found |= 1u << defOf(t, p).number[kAffiliation];
    return __builtin_popcount(found & ~(1u << kNeutral)) * 1000;
}
int32_t dialOf(Table& t, const AbilityFrame&, PieceRef) { return t.s.dial * 1000; }
constexpr NumberWord numberOf(const char* name, const char* wording, const char* help = "") {
    return {name, {{"card", ParamKind::one}}, wording, help};
}
constexpr NumberOf<Table> kNumbers[] = {
    {{"cost", {{"card", ParamKind::one}}, "the cost of {card}", "As printed."}, costOf},
    {numberOf("cost_to_play", "the current cost of {card}"), current<kCost>},
    {numberOf("resources", "the resource value of {card}"), current<kResources>},
    {numberOf("force_icons", "the Force icons of {card}"), current<kForce>},
    {numberOf("capacity", "the damage capacity of {card}"), current<kCapacity>},
    {numberOf("edge_value", "the edge value of {card}"), current<kStatEdge>},
    {numberOf("unit_damage", "the unit damage icons of {card}", "Those that count now."), counting<kUnitDamage>},
    {numberOf("blast_damage", "the blast damage icons of {card}", "Those that count now."), counting<kBlastDamage>},
    {numberOf("tactics", "the tactics icons of {card}", "Those that count now."), counting<kTactics>},
    {numberOf("printed_resources", "the printed resource value of {card}"), asPrinted<kResources>},
    {numberOf("printed_force_icons", "the printed Force icons of {card}"), asPrinted<kForce>},
    {numberOf("printed_capacity", "the printed damage capacity of {card}"), asPrinted<kCapacity>},
    {numberOf("printed_unit_damage", "the printed unit damage icons of {card}"), asPrinted<kUnitDamage>},
    {numberOf("printed_blast_damage", "the printed blast damage icons of {card}"), asPrinted<kBlastDamage>},
    {numberOf("printed_tactics", "the printed tactics icons of {card}"), asPrinted<kTactics>},
    {numberOf("damage", "the damage on {card}"), tokens<kDamageToken>},
    {numberOf("focus", "the focus tokens on {card}"), tokens<kFocusToken>},
    {numberOf("shields", "the shields on {card}"), tokens<kShieldToken>},
    {numberOf("affiliation", "the affiliation of {card}", "For same(...) and differ(...)."), affiliationOf},
    {numberOf("set_number", "the objective set number of {card}"), setNumberOf},
    {{"affiliations",
      {{"player", ParamKind::seat}},
      "the number of affiliations among the cards that {player} control(s)",
      "Of cards in play; neutral is none."},
     affiliationsOf},
    {{"dial", {}, "the number that the Death Star dial shows", ""}, dialOf},
    {{"all_tokens", {}, "all", "With remove."}, [](Table&, const AbilityFrame&, PieceRef) { return kAllTokens * 1000; }},
    {{"any_tokens", {}, "any number of", "With remove: as many as the player says."},
     [](Table&, const AbilityFrame&, PieceRef) { return kAnyTokens * 1000; }},
};

bool youAttack(Table& t, const AbilityFrame& f, const Args&) { return t.s.attacker == f.controller; }
bool isYourTurn(Table& t, const AbilityFrame& f, const Args&) { return t.s.active == f.controller; }
bool hasBalance(Table& t, const AbilityFrame&, const Args& a) { return t.s.balance == a.seat(0); }
bool isDuring(Table& t, const AbilityFrame&, const Args& a) {
    switch (a.symbol(0)) {
        case kInEngagement: return t.s.attacker.some();
        case kInEdgeBattle: return t.within(State::kEdgeBattle.id);
        case kInStrike: return t.within(State::kStrike.id);
        case kInStruggle: return (t.s.played & kStruggling) != 0;
        default: return t.s.phase == a.symbol(0);
    }
}
bool hasTheEdge(Table& t, const AbilityFrame&, const Args& a) { return t.s.edge == a.seat(0); }
bool isFirstEnhancement(Table& t, const AbilityFrame& f, const Args&) {
    return !hasDone(t, f.controller, kPlayedEnhancement);
}
bool isFirstSithEvent(Table& t, const AbilityFrame& f, const Args&) { return !hasDone(t, f.controller, kPlayedSithEvent); }
constexpr ConditionOf<Table> kConditions[] = {
    {{"you_attack", {}, "you are the attacking player", ""}, youAttack},
    {{"your_turn", {}, "it is your turn", ""}, isYourTurn},
    {{"during", {{"time", ParamKind::symbol, "time"}}, "{time}", ""}, isDuring},
    {{"has_edge", {{"player", ParamKind::seat}}, "the edge is with {player}", "In an engagement, after its edge battle."},
     hasTheEdge},
    {{"first_enhancement", {}, "you have played no enhancement this turn", ""}, isFirstEnhancement},
    {{"first_sith_event", {}, "you have played no Sith event this turn", ""}, isFirstSithEvent},
    {{"balance", {{"player", ParamKind::seat}}, "the Balance of the Force is with {player}", ""}, hasBalance},
};

}  // namespace

std::span<const Noun<Table>> nouns() { return kNouns; }
std::span<const FilterOf<Table>> filters() { return kFilters; }
std::span<const NumberOf<Table>> numbers() { return kNumbers; }
std::span<const ConditionOf<Table>> conditions() { return kConditions; }

// What has left play is looked at as it last was, while everybody knows which card it was: what was put under a deck in
// random order is a card like the others there.
bool State::fitsGone(Table& t, const AbilityFrame& f, int selector, PieceRef gone) {
    AbilityFrame at = f;
    // A cost took the card away whose ability is used: it is remembered as what has left is.
    if (at.event.kind == kTriggers && !recall(t, gone, at.event)) return false;
    const Event& e = at.event;
    if (!(gone == e.subject) || (e.kind != kLeavesPlay && e.kind != kDestroyed)) return false;
    if (!isFaceup(t, gone.piece)) return false;
    const Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    const uint32_t zones = t.words().nouns[s.noun].word.zones;
    return ((zones >> Gone::zone(e)) & 1) != 0 && passesAll(t, at, s, gone.piece);
}

PieceRef hostOf(Table& t, Piece p) {
    Piece h{t.s.pieces.data(p).host};
    return h.some() ? t.s.pieces.ref(h) : PieceRef{};
}

}  // namespace cantina::lcg
