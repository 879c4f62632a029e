// The words of this game's card language and what they do.
#include "games/lcg/vocabulary.h"

#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using namespace language;

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kInPlay = bit(kUnits) | bit(kObjectives) | bit(kSupport);

bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }
Did calledOr(bool called, Did otherwise) { return called ? Did::called : otherwise; }

// --- constant effects: read by values.cpp, never performed

bool always(Table&, const AbilityFrame&, const Args&) { return true; }
Did constant(Table&, AbilityFrame&, const Args&) { return Did::full; }

// --- damage

bool canDamage(Table& t, const AbilityFrame&, const Args& a) { return a.whole(0) > 0 && isAlive(t, a, 1); }
Did damage(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    deal(t, a.at(1), f.source, f.controller, a.whole(0));
    return Did::called;
}

Assigned* assignedTo(Table& t, PieceRef card) {
    DealFrame* d = t.nearest(State::kDeal);
    for (Assigned& x : t.s.assigned)
        if (d != nullptr && x.group == d->group && x.card == card && x.amount > 0) return &x;
    return nullptr;
}
bool canRedirect(Table& t, const AbilityFrame& f, const Args& a) {
    return assignedTo(t, f.event.subject) != nullptr && isAlive(t, a, 1);
}
// Part of the damage that is being dealt is laid beside another card; its source stays the same.
Did redirect(Table& t, AbilityFrame& f, const Args& a) {
    Assigned* from = assignedTo(t, f.event.subject);
    if (from == nullptr || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    int n = std::min<int>(a.whole(0), from->amount);
    from->amount = static_cast<uint8_t>(from->amount - n);
    t.pushOrFault(t.s.assigned, Assigned{a.at(1), static_cast<uint8_t>(n), 0, from->group, 0});
    return n == a.whole(0) ? Did::full : Did::partly;
}
bool canHeal(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 1) && (a.open[1] || t.s.pieces.data(a.at(1).piece).damage > 0);
}
Did heal(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    PieceData& d = t.s.pieces.data(a.at(1).piece);
    int n = std::min<int>(d.damage, a.whole(0));
    d.damage = static_cast<uint8_t>(d.damage - n);
    t.touch();
    return n == a.whole(0) ? Did::full : n > 0 ? Did::partly : Did::nothing;
}

// --- focus tokens and shields

bool canFocus(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 0) && (a.open[0] || isReady(t, a.at(0).piece));
}
// LCG-FOC-02: an exhausted card cannot be focused to pay.
Did focus(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isReady(t, a.at(0).piece)) return Did::nothing;
    return calledOr(placeFocus(t, a.at(0), f.source, f.controller, 1), Did::full);
}
bool canPlaceFocus(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 1); }
Did placeFocusTokens(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    return calledOr(placeFocus(t, a.at(1), f.source, f.controller, a.whole(0)), Did::full);
}
bool canRemoveFocus(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 1) && (a.open[1] || t.s.pieces.data(a.at(1).piece).focus > 0);
}
Did removeFocus(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    PieceData& d = t.s.pieces.data(a.at(1).piece);
    int n = std::min<int>(d.focus, a.whole(0));
    d.focus = static_cast<uint8_t>(d.focus - n) & 63u;
    forgetPurse(t, a.at(1).piece);
    return n == a.whole(0) ? Did::full : n > 0 ? Did::partly : Did::nothing;
}
// LCG-SHI-02: at most one shield on a card.
bool hasRoomForShield(Table& t, PieceRef r) { return t.s.pieces.data(r.piece).shields == 0 || !t.on("LCG-SHI-02"_rule); }
bool canAddShield(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, 0) && (a.open[0] || hasRoomForShield(t, a.at(0)));
}
Did shield(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !hasRoomForShield(t, a.at(0))) return Did::nothing;
    ++t.s.pieces.data(a.at(0).piece).shields;
    return Did::full;
}

// --- cards

bool isThere(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 0); }
template <LeaveHow how>
Did leave(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    return calledOr(leavePlay(t, a.at(0).piece, how, f.controller), Did::full);
}
bool canDraw(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kCommandDeck, f.controller}) > 0; }
// LCG-DSR-01: one after the other, each a draw of its own.
Did draw(Table& t, AbilityFrame& f, const Args& a) {
    bool called = false;
    for (int i = 0; i < a.whole(0); ++i) called = drawCard(t, f.controller) || called;
    return calledOr(called, Did::full);
}
Did discard(Table& t, AbilityFrame&, const Args& a) {
    if (!a.at(0).some()) return Did::nothing;
    movePiece(t, a.at(0).piece, {kDiscard, t.s.pieces.row(a.at(0).piece).owner}, Where::top);
    return Did::full;
}
// LCG-DEP-03: without its cost, whenever.
Did putIntoPlay(Table& t, AbilityFrame& f, const Args& a) {
    Piece p = a.at(0).piece;
    if (!p.some()) return Did::nothing;
    movePiece(t, p, {kUnits, f.controller});
    return calledOr(happen(t, Event{kEntersPlay, f.controller, 0, t.s.pieces.ref(p), {}, {}}), Did::full);
}
Did toHand(Table& t, AbilityFrame&, const Args& a) {
    Piece p = a.at(0).piece;
    if (!p.some()) return Did::nothing;
    movePiece(t, p, {kHand, t.s.pieces.row(p).owner});
    return Did::full;
}
bool canLeaveEngagement(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && isParticipating(t, a.at(0).piece));
}
Did leaveEngagement(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isParticipating(t, a.at(0).piece)) return Did::nothing;
    removeFromEngagement(t, a.at(0).piece);
    return Did::full;
}

// --- lasting effects

bool canChange(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 2); }
Did change(Table& t, const Args& a, int target, Op op, int amount, int stat, int until) {
    if (!t.s.pieces.alive(a.at(target))) return Did::nothing;
    Lasting l{a.at(target), static_cast<int8_t>(amount), static_cast<uint8_t>(stat), op, static_cast<Until>(until)};
    t.pushOrFault(t.s.lasting, l);
    noteChanges(t);
    if (stat == kResources) t.s.purses[0] = t.s.purses[1] = {};
    t.s.hurt = 1;
    t.touch();
    return Did::full;
}
Did boost(Table& t, AbilityFrame&, const Args& a) { return change(t, a, 2, Op::add, a.whole(0), a.symbol(1), a.symbol(3)); }
Did weaken(Table& t, AbilityFrame&, const Args& a) {
    return change(t, a, 2, Op::add, -a.whole(0), a.symbol(1), a.symbol(3));
}
bool canDouble(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 1); }
Did doubleIt(Table& t, AbilityFrame&, const Args& a) { return change(t, a, 1, Op::scale, 2, a.symbol(0), a.symbol(2)); }

// --- what was about to happen

Did cancel(Table&, AbilityFrame& f, const Args&) {
    f.flags |= AbilityFrame::kReplaces;
    return Did::full;
}

Did dial(Table& t, AbilityFrame&, const Args& a) {
    advanceDial(t, a.whole(0));
    return Did::full;
}

constexpr Param kAmount{"amount", ParamKind::number};
constexpr Param kTo{"to", ParamKind::one};
constexpr Param kCard{"card", ParamKind::one};
constexpr Param kStat{"stat", ParamKind::symbol, "stat"};
constexpr Param kUntil{"until", ParamKind::symbol, "until"};

constexpr Verb<Table> kVerbs[] = {
    {{"give", {kAmount, kStat, kTo}, "{to} gets +{amount} {stat}", "", "Constant."}, always, constant},
    {{"lessen", {kAmount, kStat, kTo}, "{to} gets -{amount} {stat}", "", "Constant."}, always, constant},
    {{"doubled", {kStat, kTo}, "{to} has double its {stat}", "", "Constant."}, always, constant},
    {{"fixed", {kAmount, kStat, kTo}, "{to} has a {stat} of {amount}", "", "Constant: an absolute value."},
     always,
     constant},
    {{"grant", {kStat, kTo}, "{to} gains {stat}", "", "Constant: a keyword."}, always, constant},
    {{"damage", {kAmount, kTo}, "deal {amount} damage to {to}", "", "Four steps: assign, protect, shields, take."},
     canDamage,
     damage},
    {{"redirect", {kAmount, kTo}, "redirect {amount} of that damage to {to}", "", "In an interrupt to damage."},
     canRedirect,
     redirect},
    {{"heal", {kAmount, kTo}, "remove {amount} damage from {to}", "", ""}, canHeal, heal},
    {{"focus", {kCard}, "focus {card}", "LCG-FOC-02", "As a cost: the card must be ready."}, canFocus, focus},
    {{"place_focus", {kAmount, kTo}, "place {amount} focus token(s) on {to}", "LCG-FOC-03", ""},
     canPlaceFocus,
     placeFocusTokens},
    {{"remove_focus", {kAmount, kTo}, "remove {amount} focus token(s) from {to}", "", ""}, canRemoveFocus, removeFocus},
    {{"shield", {kTo}, "place 1 shield on {to}", "", ""}, canAddShield, shield},
    {{"sacrifice", {kCard}, "sacrifice {card}", "", ""}, isThere, leave<kSacrificed>},
    {{"destroy", {kCard}, "destroy {card}", "", ""}, isThere, leave<kDestroyed>},
    {{"return_to_hand", {kCard}, "return {card} to its owner's hand", "", "From play."}, isThere, leave<kReturned>},
    {{"draw", {kAmount}, "draw {amount} card(s)", "", ""}, canDraw, draw},
    {{"discard", {kCard}, "discard {card}", "", "From a hand."}, isThere, discard},
    {{"put_into_play", {kCard}, "put {card} into play", "LCG-DEP-03", ""}, isThere, putIntoPlay},
    {{"take_back", {kCard}, "return {card} to its owner's hand", "", "From a discard pile."}, isThere, toHand},
    {{"remove_from_engagement", {kCard}, "remove {card} from the engagement", "", ""}, canLeaveEngagement, leaveEngagement},
    {{"boost", {kAmount, kStat, kTo, kUntil}, "{to} gets +{amount} {stat} until {until}", "", "Lasting."}, canChange, boost},
    {{"weaken", {kAmount, kStat, kTo, kUntil}, "{to} gets -{amount} {stat} until {until}", "", "Lasting."},
     canChange,
     weaken},
    {{"double_up", {kStat, kTo, kUntil}, "double the {stat} of {to} until {until}", "", "Lasting."}, canDouble, doubleIt},
    {{"cancel_it", {}, "cancel its effects", "", "In an interrupt to an event being played."}, always, cancel},
    {{"prevent_it", {}, "prevent that", "", "In an interrupt to anything else."}, always, cancel},
    {{"restart_edge_battle",
      {},
      "cancel this edge battle and all other fate cards, discard both edge stacks and start a new edge battle",
      "LCG-EDGE-14",
      "On fate cards."},
     always,
     cancel},
    {{"advance_dial", {kAmount}, "advance the Death Star dial by {amount}", "", ""}, always, dial},
};

// --- nouns

bool isUnit(Table& t, Piece p) { return isType(t, p, kUnitCard); }
bool isEnhancement(Table& t, Piece p) { return isType(t, p, kEnhancementCard); }
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
};

// --- numbers and conditions

int32_t damageOn(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? t.s.pieces.data(r.piece).damage * 1000 : 0;
}
constexpr NumberOf<Table> kNumbers[] = {{{"damage_on", {{"card", ParamKind::one}}, "the damage on {card}", ""}, damageOn}};

bool hasEdge(Table& t, const AbilityFrame& f, const Args&) { return t.s.edge == f.controller; }
bool thisParticipated(Table& t, const AbilityFrame& f, const Args&) { return hasParticipated(t, f, f.source.piece, 0); }
bool isYourDoing(Table&, const AbilityFrame& f, const Args&) { return f.event.seat == f.controller; }
bool isEnemyDoing(Table&, const AbilityFrame& f, const Args&) { return f.event.seat == other(f.controller); }
constexpr ConditionOf<Table> kConditions[] = {
    {{"you_have_the_edge", {}, "you have the edge", ""}, hasEdge},
    {{"this_participated", {}, "this unit participated in it", ""}, thisParticipated},
    {{"you_did", {}, "you did so", "The event is your doing."}, isYourDoing},
    {{"enemy_did", {}, "your opponent did so", "The event is your opponent's doing."}, isEnemyDoing},
};

PieceRef host(Table& t, Piece p) {
    Piece h{t.s.pieces.data(p).host};
    return h.some() ? t.s.pieces.ref(h) : PieceRef{};
}
Seat opponentOf(Table&, Seat s) { return other(s); }

// --- facts of cards

const char* const kTraitNames[] = {"Character", "Vehicle", "Creature", "Droid", "Force User", "Trooper"};
const char* const kAffiliationNames[] = {"neutral", "Jedi",          "Rebel Alliance",   "Smugglers and Spies",
                                         "Sith",    "Imperial Navy", "Scum and Villainy"};
std::string showTraits(const int32_t* slots) {
    std::string out;
    for (int i = 0; i < 6; ++i)
        if (((*slots >> i) & 1) != 0) out += (out.empty() ? "" : ", ") + std::string(kTraitNames[i]);
    return out;
}
std::string showAffiliation(const int32_t* slots) { return *slots >= 0 && *slots < 7 ? kAffiliationNames[*slots] : "?"; }
std::string showSide(const int32_t* slots) { return *slots == 0 ? "dark" : "light"; }
std::string showEnhances(const int32_t* slots) { return *slots == 1 ? "unit" : *slots == 2 ? "objective" : "play area"; }

constexpr FieldWord number(const char* name, uint8_t slot, bool required = false) {
    return {name, FieldKind::number, slot, 1, "", required, nullptr, nullptr, ""};
}
constexpr FieldWord kSideField{"side", FieldKind::symbol, kSide, 1, "side", true, nullptr, showSide, ""};
constexpr FieldWord kAffiliationField{"affiliation", FieldKind::symbol, kAffiliation,    1, "affiliation",
                                      false,         nullptr,           showAffiliation, ""};
constexpr FieldWord kTraitsField{"traits", FieldKind::symbols, kTraits, 1, "trait", false, nullptr, showTraits, ""};

constexpr FieldWord kAffiliationFields[] = {kSideField, kAffiliationField, number("resources", kResources, true)};
constexpr FieldWord kObjectiveFields[] = {kSideField, kAffiliationField, kTraitsField, number("resources", kResources),
                                          number("capacity", kCapacity, true)};
constexpr FieldWord kUnitFields[] = {
    kSideField,
    kAffiliationField,
    kTraitsField,
    number("cost", kCost, true),
    number("force", kForce),
    number("capacity", kCapacity, true),
    number("resources", kResources),
    number("unit_damage", kUnitDamage),
    number("blast_damage", kBlastDamage),
    number("tactics", kTactics),
    number("edge_unit_damage", kEdgeUnitDamage),
    number("edge_blast_damage", kEdgeBlastDamage),
    number("edge_tactics", kEdgeTactics),
    {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, ""},
};
constexpr FieldWord kEnhancementFields[] = {
    kSideField,
    kAffiliationField,
    kTraitsField,
    number("cost", kCost, true),
    number("force", kForce),
    number("resources", kResources),
    {"enhances", FieldKind::symbol, kEnhances, 1, "host", true, nullptr, showEnhances, ""},
    {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, ""},
};
constexpr FieldWord kEventFields[] = {kSideField, kAffiliationField, number("cost", kCost, true), number("force", kForce)};
constexpr FieldWord kFateFields[] = {kSideField, kAffiliationField, number("priority", kPriority, true),
                                     number("force", kForce)};

void addSymbols(Vocabulary& v) {
    v.symbols = {
        {"stat", "unit_damage", kUnitDamage, "unit damage icon(s)"},
        {"stat", "blast_damage", kBlastDamage, "blast damage icon(s)"},
        {"stat", "tactics", kTactics, "tactics icon(s)"},
        {"stat", "force_icons", kForce, "Force icon(s)"},
        {"stat", "capacity", kCapacity, "damage capacity"},
        {"stat", "cost_to_play", kCost, "cost"},
        {"stat", "resources", kResources, "resource value"},
        {"stat", "edge_value", kStatEdge, "edge"},
        {"stat", "elite", kStatElite, "elite"},
        {"stat", "targeted_strike", kStatTargeted, "targeted strike"},
        {"until", "end_of_turn", static_cast<int>(Until::endOfTurn), "the end of the turn"},
        {"until", "end_of_engagement", static_cast<int>(Until::endOfBattle), "the end of the engagement"},
        {"side", "dark", 0, "dark"},
        {"side", "light", 1, "light"},
        {"host", "a_unit", 1, "a unit"},
        {"host", "an_objective", 2, "an objective"},
        {"host", "your_play_area", 0, "your play area"},
        {"trait", "character", kCharacter, "Character"},
        {"trait", "vehicle", kVehicle, "Vehicle"},
        {"trait", "creature", kCreature, "Creature"},
        {"trait", "droid", kDroid, "Droid"},
        {"trait", "force_user", kForceUser, "Force User"},
        {"trait", "trooper", kTrooper, "Trooper"},
        {"trait", "objective", kObjectiveTrait, "objective"},
    };
    static const char* const kNames[] = {"neutral", "jedi",          "rebel_alliance",   "smugglers_and_spies",
                                         "sith",    "imperial_navy", "scum_and_villainy"};
    for (int i = 0; i < 7; ++i) v.symbols.push_back({"affiliation", kNames[i], i, kAffiliationNames[i]});
}

void addEvents(Vocabulary& v) {
    const Param subject{"subject", ParamKind::one};
    const Param by{"source", ParamKind::one};
    v.events = {
        {"nothing", {}, "nothing happens", ""},
        {"played", {{"subject", ParamKind::one, "event"}}, "{subject} is played", ""},
        {"enters_play", {subject}, "{subject} enters play", ""},
        {"leaves_play", {subject}, "{subject} leaves play", ""},
        {"dealt_damage", {subject, by}, "{subject} is dealt damage[ by {source}]", "Amount: how much."},
        {"focused", {subject, by}, "focus tokens are placed on {subject}[ by {source}]", ""},
        {"commits", {subject}, "{subject} is committed to the Force", ""},
        {"engaged", {{"subject", ParamKind::one, "objective"}}, "{subject} is engaged", ""},
        {"engagement_ends", {}, "an engagement ends", ""},
        {"edge_won", {}, "a player wins an edge battle", ""},
        {"strikes", {subject}, "{subject} strikes", ""},
        {"draws", {}, "a player draws a card", ""},
        {"refreshed", {}, "a player refreshes", ""},
        {"turn_ends", {}, "a turn ends", ""},
    };
}

void addTimings(Vocabulary& v) {
    constexpr uint32_t kFromHand = kInPlay | bit(kHand) | bit(kDiscard);
    v.timings = {
        {"action", false, "Action: {effect}.", kFromHand, true, ""},
        {"interrupt", true, "Interrupt: when {event}, {effect}.", kFromHand, true, ""},
        {"reaction", true, "Reaction: after {event}, {effect}.", kFromHand, true, ""},
        {"forced_interrupt", true, "Forced Interrupt: when {event}, {effect}.", kInPlay, false, ""},
        {"forced_reaction", true, "Forced Reaction: after {event}, {effect}.", kInPlay, false, ""},
        {"constant", false, "{effect}.", kInPlay, false, "Only give, lessen, doubled, fixed, grant."},
        {"fate", false, "When revealed in an edge battle, {effect}.", bit(kEdge), false, "On fate cards."},
        {"action_from_discard", false, "Action (from your discard pile): {effect}.", bit(kDiscard), false, ""},
    };
}

}  // namespace

const State::Words& words() {
    static const State::Words w{kVerbs, kNouns, kFilters, kNumbers, kConditions, host, opponentOf};
    return w;
}

const Vocabulary& vocabulary() {
    static const Vocabulary v = [] {
        Vocabulary out;
        out.game = "lcg";
        for (const auto& x : kVerbs) out.verbs.push_back(x.word);
        for (const auto& x : kNouns) out.nouns.push_back(x.word);
        for (const auto& x : kFilters) out.filters.push_back(x.word);
        for (const auto& x : kNumbers) out.numbers.push_back(x.word);
        for (const auto& x : kConditions) out.conditions.push_back(x.word);
        addSymbols(out);
        addEvents(out);
        addTimings(out);
        out.keywords = {
            {"edge", true, "Edge ({n})", "LCG-KW-EDG-01", ""},
            {"elite", false, "Elite", "LCG-KW-ELI-01", ""},
            {"protect", false, "Protect {n}", "LCG-KW-PRO-01", "", "trait"},
            {"targeted_strike", false, "Targeted strike", "LCG-KW-TAR-01", ""},
        };
        out.types = {
            {"affiliation_card", kAffiliationCard, kAffiliationFields, "", false},
            {"objective_card", kObjectiveCard, kObjectiveFields, "", false, "this objective"},
            {"unit_card", kUnitCard, kUnitFields, "", false, "this unit"},
            {"enhancement_card", kEnhancementCard, kEnhancementFields, "", false, "this enhancement"},
            {"event", kEventCard, kEventFields, "", true, "this event"},
            {"fate_card", kFateCard, kFateFields, "", false},
        };
        out.costSlot = kCost;
        out.sideSlot = kSide;
        out.limits = {"turn", "phase"};
        return out;
    }();
    return v;
}

}  // namespace cantina::lcg
