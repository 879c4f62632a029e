// Words about values: constant texts, changes without a duration, amounts "for each" and "up to", what texts compare.
// Holds CCG-ACT-EACH-*, CCG-VAL-UPTO-*, CCG-VAL-ROUND-01, CCG-VAL-ZERO-01, CCG-VAL-FREE-02, CCG-DEST-FAIL-*.
#include "games/ccg/value_words.h"

#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"
#include "games/ccg/vocabulary.h"

namespace cantina::ccg {

using namespace language;

namespace {

// --- constant texts

// The first rows of kVerbs below.
constexpr ConstantVerb kConstants[] = {
    {.name = "adjust", .op = Op::add},
    {.name = "lower", .op = Op::add, .sign = -1},
    {.name = "adjust_cumulatively", .op = Op::add, .flags = Modifier::kCumulative},
    {.name = "scale", .op = Op::scale},
    {.name = "set_to", .op = Op::reset},
    {.name = "define", .op = Op::define},
    {.name = "use_instead", .op = Op::reset, .flags = Modifier::kSubstitute},
    {.name = "free", .op = Op::add, .free = true, .target = 1},
    {.name = "adjust_for", .op = Op::add, .forPlayer = true},
    {.name = "lower_for", .op = Op::add, .sign = -1, .forPlayer = true},
    {.name = "adjust_for_cumulatively", .op = Op::add, .flags = Modifier::kCumulative, .forPlayer = true},
    {.name = "set_for", .op = Op::reset, .forPlayer = true},
    {.name = "limit_for", .op = Op::limit, .forPlayer = true},
    {.name = "free_for", .op = Op::add, .forPlayer = true, .free = true, .target = 1},
    {.name = "forbid_modifying", .op = Op::add, .forPlayer = true, .target = 1},
    {.name = "set_related_for", .op = Op::reset, .forPlayer = true, .related = true},
    {.name = "adjust_here", .op = Op::add, .forPlayer = true},
    {.name = "set_here", .op = Op::reset, .forPlayer = true},
    {.name = "adjust_related_for", .op = Op::add, .forPlayer = true, .related = true},
};

constexpr Needs<Table> always{};
Did constantly(Table&, AbilityFrame&, const Args&) { return Did::nothing; }

// --- changes without a duration

Did changeBy(Table& t, AbilityFrame& f, const Args& a, Op op) {
    if (!t.s.pieces.alive(a.at(2))) return Did::nothing;
    modify(t, a.at(2).piece, static_cast<Stat>(a.symbol(0)), op, a.number[1], kUnstated, f.source, f.ability);
    return Did::full;
}
Did change(Table& t, AbilityFrame& f, const Args& a) { return changeBy(t, f, a, Op::add); }
Did resetTo(Table& t, AbilityFrame& f, const Args& a) { return changeBy(t, f, a, Op::reset); }
Did multiply(Table& t, AbilityFrame& f, const Args& a) { return changeBy(t, f, a, Op::scale); }
Did reduce(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(2))) return Did::nothing;
    modify(t, a.at(2).piece, static_cast<Stat>(a.symbol(0)), Op::add, -a.number[1], static_cast<Until>(a.symbol(3)),
           f.source, f.ability);
    return Did::full;
}
// CCG-BTL-PWR-03: what changes attrition is for the time when there is some, be it 0: from the draws of both on.
bool isThereToChange(Table& t, const AbilityFrame&, const Args& a) {
    if (a.symbol(0) != kAttritionStat || !t.on("CCG-BTL-PWR-03"_rule)) return true;
    return t.s.battle.segment == Battle::kPower && ((t.s.battle.hasDestiny >> a.seat(2).index()) & 1) != 0;
}
Did modifyPlayer(Table& t, AbilityFrame& f, const Args& a, Op op) {
    modifyFor(t, a.seat(2), static_cast<Stat>(a.symbol(0)), op, a.number[1], static_cast<Until>(a.symbol(3)), f.source,
              f.ability);
    return Did::full;
}
Did changeFor(Table& t, AbilityFrame& f, const Args& a) { return modifyPlayer(t, f, a, Op::add); }
Did resetFor(Table& t, AbilityFrame& f, const Args& a) { return modifyPlayer(t, f, a, Op::reset); }
// CCG-WEAP-SABER-01: at a system or sector no lightsaber is present.
bool mayEnhance(Table& t, const AbilityFrame& f, const Args&) {
    if (!f.source.some() || !defOf(t, f.source.piece).has(kLightsaber) || !f.event.subject.some()) return true;
    Piece place = f.event.subject.piece;
    return !isType(t, place, kLocation) || isSiteLike(t, place);
}
Did changeDrain(Table& t, AbilityFrame& f, const Args& a) {
    modifyFor(t, f.controller, kDrainStat, Op::add, a.number[0], kForThisDrain, f.source, f.ability);
    return Did::full;
}

// CCG-VAL-UNMOD-01: an unmodifiable value may be the target of a change; nothing comes of it.
bool isModifiable(Table& t, const AbilityFrame&, const Args& a) {
    if (!a.at(2).some()) return true;
    Value v = valueOf(t, a.at(2).piece, static_cast<Stat>(a.symbol(0)));
    return v.some() && (t.on("CCG-VAL-UNMOD-01"_rule) || !v.unmodifiable());
}

// --- amounts

// CCG-ACT-EACH-01: one loss of the whole amount. CCG-ACT-EACH-02: of none it is a zero that nothing modifies.
Did forEach(Table& t, AbilityFrame& f, const Args& a, ForceMode mode, Seat seat) {
    int n = a.whole(0);
    if (n == 0 && t.on("CCG-ACT-EACH-02"_rule)) return Did::full;
    bool whole = t.on("CCG-ACT-EACH-01"_rule);
    for (int k = 0; k < (whole ? 1 : n); ++k) moveForce(t, mode, seat, whole ? n : 1, f.source, f.controller);
    return Did::called;
}
Did loseForEach(Table& t, AbilityFrame& f, const Args& a) { return forEach(t, f, a, kLoseForce, opponentOf(f.controller)); }
Did retrieveForEach(Table& t, AbilityFrame& f, const Args& a) { return forEach(t, f, a, kRetrieveForce, f.controller); }

Did upTo(Table& t, AbilityFrame& f, const Args& a, ForceMode mode) {
    t.call(State::kUpTo, UpToFrame{mode, f.controller, static_cast<uint8_t>(a.whole(0)), 0, f.source}, f.controller);
    return Did::called;
}
Did retrieveUpTo(Table& t, AbilityFrame& f, const Args& a) { return upTo(t, f, a, kRetrieveForce); }
Did drawUpTo(Table& t, AbilityFrame& f, const Args& a) { return upTo(t, f, a, kDrawCards); }
Did activateUpTo(Table& t, AbilityFrame& f, const Args& a) { return upTo(t, f, a, kActivateForce); }

#define AMOUNT numberParam("amount")
#define CHANGE numberParam("amount", kChanges)
#define SET_TO numberParam("amount", kValues)
#define CARD_STAT {"stat", ParamKind::symbol, "stat"}
#define PLAYER_STAT {"stat", ParamKind::symbol, "player stat"}
#define TARGET {"target", ParamKind::one}
#define WHO {"who", ParamKind::seat}

// A text works at the location of its card, if that is at one.
#define HERE "<location, character, creature, starship, vehicle, weapon, device: here>"

constexpr Need<Table> kToEnhance[] = {
    {"CCG-WEAP-SABER-01", "a lightsaber is not present at a system or sector", mayEnhance},
};
constexpr Need<Table> kNeedsValue[] = {{partOf("CCG-TGT-IMP-03"), "it does not have that value", isModifiable}};
constexpr Need<Table> kNeedsNumber[] = {{partOf("CCG-TGT-IMP-03"), "that value is not there now", isThereToChange}};

constexpr Verb<Table> kVerbs[] = {
    {{"adjust", {CARD_STAT, CHANGE, TARGET}, "add {amount} to the {stat} of {target}", "", ""}, always, constantly},
    {{"lower", {CARD_STAT, AMOUNT, TARGET}, "subtract {amount} from the {stat} of {target}", "", ""}, always, constantly},
    {{"adjust_cumulatively", {CARD_STAT, CHANGE, TARGET}, "cumulatively add {amount} to the {stat} of {target}", "", ""},
     always,
     constantly},
    {{"scale", {CARD_STAT, SET_TO, TARGET}, "multiply the {stat} of {target} by {amount}", "", ""}, always, constantly},
    {{"set_to", {CARD_STAT, SET_TO, TARGET}, "reset the {stat} of {target} to {amount}", "", ""}, always, constantly},
    {{"define", {CARD_STAT, SET_TO, TARGET}, "the {stat} of {target} is {amount}", "", ""}, always, constantly},
    {{"use_instead", {CARD_STAT, SET_TO, TARGET}, "use {amount} instead of the {stat} of {target}", "", ""},
     always,
     constantly},
    {{"free", {CARD_STAT, TARGET}, "no {stat} is paid for {target}", "", ""}, always, constantly},
    {{"adjust_for", {PLAYER_STAT, CHANGE, WHO}, "add {amount} to {stat}" HERE " for {who}", "", ""}, always, constantly},
    {{"lower_for", {PLAYER_STAT, AMOUNT, WHO}, "subtract {amount} from {stat}" HERE " for {who}", "", ""},
     always,
     constantly},
    {{"adjust_for_cumulatively",
      {PLAYER_STAT, CHANGE, WHO},
      "cumulatively add {amount} to {stat}" HERE " for {who}",
      "",
      ""},
     always,
     constantly},
    {{"set_for", {PLAYER_STAT, SET_TO, WHO}, "reset {stat} to {amount} for {who}", "", ""}, always, constantly},
    {{"limit_for", {PLAYER_STAT, SET_TO, WHO}, "limit {stat}" HERE " to {amount} for {who}", "", ""}, always, constantly},
    {{"free_for", {PLAYER_STAT, WHO}, "{stat} is not paid by {who}", "", ""}, always, constantly},
    {{"forbid_modifying", {PLAYER_STAT, WHO}, "{stat} may not be modified for {who}", "", ""}, always, constantly},
    {{"set_related_for",
      {PLAYER_STAT, CHANGE, WHO},
      "reset {stat} at each site of this system to {amount} for {who}",
      "",
      ""},
     always,
     constantly},
    {{"adjust_here", {PLAYER_STAT, CHANGE, WHO}, "add {amount} to {stat} here for {who}", "", "Of locations."},
     always,
     constantly},
    {{"set_here", {PLAYER_STAT, SET_TO, WHO}, "reset {stat} here to {amount} for {who}", "", "Of locations."},
     always,
     constantly},
    {{"adjust_related_for",
      {PLAYER_STAT, AMOUNT, WHO},
      "add {amount} to {stat} at each site of this system for {who}",
      "",
      ""},
     always,
     constantly},
    {{"reduce",
      {CARD_STAT, AMOUNT, TARGET, {"until", ParamKind::symbol, "until"}},
      "subtract {amount} from the {stat} of {target} {until}",
      "",
      ""},
     kNeedsValue,
     reduce},
    {{"change_value", {CARD_STAT, CHANGE, TARGET}, "add {amount} to the {stat} of {target}", "", "No duration stated."},
     kNeedsValue,
     change},
    {{"reset_value", {CARD_STAT, SET_TO, TARGET}, "reset the {stat} of {target} to {amount}", "", "No duration stated."},
     kNeedsValue,
     resetTo},
    {{"multiply_value",
      {CARD_STAT, SET_TO, TARGET},
      "multiply the {stat} of {target} by {amount}",
      "",
      "No duration stated."},
     kNeedsValue,
     multiply},
    {{"change_for",
      {PLAYER_STAT, CHANGE, WHO, {"until", ParamKind::symbol, "until"}},
      "add {amount} to {stat} for {who} {until}",
      "",
      ""},
     kNeedsNumber,
     changeFor},
    {{"reset_for",
      {PLAYER_STAT, SET_TO, WHO, {"until", ParamKind::symbol, "until"}},
      "reset {stat} to {amount} for {who} {until}",
      "",
      ""},
     kNeedsNumber,
     resetFor},
    {{"add_to_drain", {CHANGE}, "add {amount} to that Force drain", "", ""}, kToEnhance, changeDrain},
    {{"lose_for_each", {AMOUNT}, "opponent loses Force: {amount}", "", ""}, always, loseForEach},
    {{"retrieve_for_each", {AMOUNT}, "retrieve Force: {amount}", "", ""}, always, retrieveForEach},
    {{"retrieve_up_to", {AMOUNT}, "retrieve up to {amount} Force", "", ""}, always, retrieveUpTo},
    {{"activate_up_to", {AMOUNT}, "activate up to {amount} Force", "", ""}, always, activateUpTo},
    {{"draw_up_to", {AMOUNT}, "draw up to {amount} card(s) from Reserve Deck", "", "At least one."}, always, drawUpTo},
};
consteval bool constantsComeFirst() {
    for (size_t i = 0; i < std::size(kVerbs); ++i) {
        const bool constant = kVerbs[i].perform == constantly;
        if (constant != (i < std::size(kConstants))) return false;
        if (constant && std::string_view(kVerbs[i].word.name) != kConstants[i].name) return false;
    }
    return true;
}
static_assert(constantsComeFirst());

// --- filters, numbers, conditions

bool isWithAbility(Table& t, const AbilityFrame&, Piece p, int32_t) { return hasAbility(t, p); }
// CCG-DEST-FAIL-02: a failed draw matches nothing.
bool isMatched(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const Destinies& d = t.s.destinies;
    int32_t destiny = valueOf(t, p, kDestiny).thousandths;
    for (int i = 0; i < d.count; ++i)
        if (d.values[i] == destiny) return true;
    return d.lastExists == 0 && destiny == 0 && !t.on("CCG-DEST-FAIL-02"_rule);
}
// CCG-VAL-FREE-02: no deploy cost in its text, whatever it would cost now.
bool isWithoutCost(Table& t, const AbilityFrame&, Piece p, int32_t) {
    if (!t.on("CCG-VAL-FREE-02"_rule)) return deployCost(t, p) == 0;
    return !printedValue(t, p, kDeployCost).some();
}
constexpr FilterOf<Table> kFilters[] = {
    {{"with_ability", {}, FilterPlace::after, "with ability", ""}, "", isWithAbility},
    {{"matching_destiny", {}, FilterPlace::after, "whose destiny was drawn", ""}, "", isMatched},
    {{"without_deploy_cost", {}, FilterPlace::after, "that deploys for free", ""}, "", isWithoutCost},
};

int32_t statOf(Table& t, PieceRef r, Stat stat) { return r.some() ? checkedValue(t, r.piece, stat).thousandths : 0; }
int32_t totalDestiny(Table& t, const AbilityFrame& f, PieceRef) { return t.s.destinies.total[f.controller.index()]; }
int32_t destinyOf(Table& t, const AbilityFrame&, PieceRef r) { return statOf(t, r, kDestiny); }
// CCG-DEST-SUB-04: with everything that modifies it at this moment.
int32_t maneuverOf(Table& t, const AbilityFrame&, PieceRef r) {
    if (!r.some()) return 0;
    return (t.on("CCG-DEST-SUB-04"_rule) ? valueOf(t, r.piece, kManeuver) : printedValue(t, r.piece, kManeuver)).thousandths;
}
// CCG-VAL-ROUND-01: nothing is rounded unless a text says so; then to the nearest whole number.
int32_t halfPower(Table& t, const AbilityFrame&, PieceRef r) {
    int32_t half = statOf(t, r, kPower) / 2;
    return t.on("CCG-VAL-ROUND-01"_rule) ? half : half / kThousand * kThousand;
}
int32_t halfPowerRounded(Table& t, const AbilityFrame&, PieceRef r) {
    return Value::ofThousandths(statOf(t, r, kPower) / 2).nearest() * kThousand;
}
constexpr NumberOf<Table> kNumbers[] = {
    {{"total_destiny", {}, "your total destiny", ""}, totalDestiny},
    {{"destiny_of", {TARGET}, "the destiny of {target}", ""}, destinyOf},
    {{"maneuver_of", {TARGET}, "the maneuver of {target}", ""}, maneuverOf},
    {{"half_power_of", {TARGET}, "half the power of {target}", ""}, halfPower},
    {{"half_power_rounded_of", {TARGET}, "half the power of {target} (rounded)", ""}, halfPowerRounded},
};

// CCG-DEST-FAIL-01: without a total the opponent has the better of it, whatever the comparison.
bool hasTotal(Table& t, Seat seat) {
    return ((t.s.destinies.has >> seat.index()) & 1) != 0 || !t.on("CCG-DEST-FAIL-01"_rule);
}
bool isTotalMore(Table& t, const AbilityFrame& f, const Args& a) {
    return hasTotal(t, f.controller) && t.s.destinies.total[f.controller.index()] > a.number[0];
}
bool isTotalLess(Table& t, const AbilityFrame& f, const Args& a) {
    return hasTotal(t, f.controller) && t.s.destinies.total[f.controller.index()] < a.number[0];
}
// CCG-VAL-ZERO-01: zero is even.
bool isTotalEven(Table& t, const AbilityFrame& f, const Args&) {
    int32_t total = t.s.destinies.total[f.controller.index()];
    if (total == 0 && !t.on("CCG-VAL-ZERO-01"_rule)) return false;
    return hasTotal(t, f.controller) && total % (2 * kThousand) == 0;
}
bool isHigher(Table& t, const AbilityFrame& f, const Args&) {
    Seat other = opponentOf(f.controller);
    if (!hasTotal(t, f.controller)) return false;
    if (!hasTotal(t, other)) return true;
    return t.s.destinies.total[f.controller.index()] > t.s.destinies.total[other.index()];
}
bool isRaised(Table& t, const AbilityFrame&, const Args& a) {
    return a.at(1).some() && isIncreased(t, a.at(1).piece, static_cast<Stat>(a.symbol(0)));
}
bool isLowered(Table& t, const AbilityFrame&, const Args& a) {
    return a.at(1).some() && isReduced(t, a.at(1).piece, static_cast<Stat>(a.symbol(0)));
}
bool isGenerationLimited(Table& t, const AbilityFrame& f, const Args& a) {
    Piece place = f.source.some() ? locationOf(t, f.source.piece) : Piece{};
    return place.some() && generation(t, a.seat(0), place).isLimited();
}
bool isDestinyLimited(Table& t, const AbilityFrame&, const Args& a) { return battleDestinies(t, a.seat(0)).isLimited(); }
bool isControlledHere(Table& t, const AbilityFrame& f, const Args& a) {
    Piece place = f.source.some() ? locationOf(t, f.source.piece) : Piece{};
    return place.some() && hasPresence(t, a.seat(0), place) && !hasPresence(t, opponentOf(a.seat(0)), place);
}
constexpr ConditionOf<Table> kConditions[] = {
    {{"destiny_more_than", {SET_TO}, "your total destiny is more than {amount}", ""}, isTotalMore},
    {{"destiny_less_than", {SET_TO}, "your total destiny is less than {amount}", ""}, isTotalLess},
    {{"destiny_even", {}, "your total destiny is even", ""}, isTotalEven},
    {{"destiny_higher", {}, "your total destiny is higher than your opponent's", ""}, isHigher},
    {{"increased", {CARD_STAT, TARGET}, "the {stat} of {target} was increased", ""}, isRaised},
    {{"reduced", {CARD_STAT, TARGET}, "the {stat} of {target} was reduced", ""}, isLowered},
    {{"generation_limited", {WHO}, "Force generation here is limited for {who}", ""}, isGenerationLimited},
    {{"destinies_limited", {WHO}, "battle destiny draws are limited for {who}", ""}, isDestinyLimited},
    {{"controlled_by", {WHO}, "this location is controlled by {who}", ""}, isControlledHere},
    {{"battle_destiny", {}, "it is a battle destiny", ""}, isBattleDraw},
    {{"weapon_destiny", {}, "it is a weapon destiny", ""}, isWeaponDraw},
    {{"printed_destiny", {SET_TO}, "the drawn card's printed destiny is {amount}", ""}, isDrawnPrinted},
};

constexpr SymbolWord kSymbols[] = {
    {"stat", "deploy_cost", kDeployCost, "deploy cost"},
    {"stat", "destiny_value", kDestiny, "destiny"},
    {"stat", "extra_cost", kExtraDeployCost, "separate deploy cost"},
    {"until", "for_game", static_cast<int32_t>(Until::forever), "for the remainder of the game"},
    {"player stat", "force_drain", kDrainStat, "Force drains"},
    {"player stat", "force_loss", kForceLossStat, "Force losses"},
    {"player stat", "force_generation", kGeneration, "Force generation"},
    {"player stat", "total_power", kTotalPowerStat, "the total power"},
    {"player stat", "total_ability", kTotalAbilityStat, "the total ability"},
    {"player stat", "battle_destinies", kBattleDestinies, "the number of battle destinies"},
    {"player stat", "power_destinies", kPowerDestinies, "the number of destinies added to power"},
    {"player stat", "attrition_destinies", kAttritionDestinies, "the number of destinies added to attrition"},
    {"player stat", "battle_destiny_ability", kBattleDestinyNeeds, "the ability needed for battle destiny"},
    {"player stat", "if_unable_otherwise", kIfUnableOtherwise, "the number of battle destinies drawn if unable otherwise"},
    {"player stat", "each_destiny", kEachDestiny, "each destiny draw"},
    {"player stat", "each_battle_destiny", kEachBattleDestiny, "each battle destiny draw"},
    {"player stat", "total_battle_destiny", kTotalDestinyStat, "the total battle destiny"},
    {"player stat", "total_weapon_destiny", kTotalWeaponDestiny, "the total weapon destiny"},
    {"player stat", "battle_cost", kBattleCost, "the cost of initiating battles"},
    {"player stat", "unmodifiable_draws", kDrawsUnmodifiable, "any destiny draw"},
};

// --- up to

// CCG-VAL-UPTO-01: at least one. CCG-VAL-UPTO-02: not more than there are cards.
int mostOf(Table& t, const UpToFrame& f) {
    int there = sizeOf(t, f.mode == kRetrieveForce ? kLostPile : kReserveDeck, f.seat);
    return t.on("CCG-VAL-UPTO-02"_rule) ? std::min<int>(f.most, there) : f.most;
}
Seat numberWho(Table& t, UpToFrame& f) { return mostOf(t, f) > 0 ? f.seat : kNobody; }
void numberOptions(Table& t, UpToFrame& f, Options& out) {
    for (int n = t.on("CCG-VAL-UPTO-01"_rule) ? 1 : 0; n <= mostOf(t, f); ++n) out.add(optionNumber(n));
}
cantina::Flow numberAnswer(Table&, UpToFrame& f, Option o) {
    f.number = static_cast<uint8_t>(o.number);
    return next();
}
cantina::Flow moveThem(Table& t, UpToFrame& f) {
    if (f.number > 0)
        moveForce(t, static_cast<ForceMode>(f.mode), f.seat, f.number, f.source, f.seat,
                  f.mode == kDrawCards ? ForceFrame::kFromReserve : uint8_t{0});
    return done();
}
constexpr Step<Table> kUpToSteps[] = {
    {partOf("CCG-VAL-UPTO-01"), "how many", ask<numberWho, numberOptions, numberAnswer>()},
    {partOf("CCG-ACT-RES-01"), "move", act<moveThem>()},
};

}  // namespace

Procedure<Table> upToProcedure() { return procedure<UpToFrame>("up to", kUpToSteps); }

const ConstantVerb* constantVerb(int verb) {
    int i = verb - static_cast<int>(firstValueVerb());
    return i >= 0 && i < static_cast<int>(std::size(kConstants)) ? &kConstants[i] : nullptr;
}

std::span<const Verb<Table>> valueVerbs() { return kVerbs; }
std::span<const FilterOf<Table>> valueFilters() { return kFilters; }
std::span<const NumberOf<Table>> valueNumbers() { return kNumbers; }
std::span<const ConditionOf<Table>> valueConditions() { return kConditions; }
std::span<const SymbolWord> valueSymbols() { return kSymbols; }

}  // namespace cantina::ccg
