// Words about values: what changes numbers, what cards are and may not do, amounts "for each" and "up to", what texts
// compare.
// Holds CCG-ACT-EACH-*, CCG-VAL-UPTO-*, CCG-VAL-ROUND-01, CCG-VAL-ZERO-01, CCG-VAL-FREE-02, CCG-DEST-FAIL-*.
#include "games/ccg/value_words.h"

#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};

// --- changes for a player

// CCG-BTL-PWR-03: what changes attrition is for the time when there is some, be it 0: from the draws of both on.
bool isThereToChange(Table& t, const AbilityFrame&, const Args& a) {
    if (a.symbol(kChangeStat) != kAttritionStat || !t.on("CCG-BTL-PWR-03"_rule)) return true;
    return t.s.battle.segment == Battle::kPower && ((t.s.battle.hasDestiny >> a.holder(kChangeOf).index()) & 1) != 0;
}
// How losses are halved: the symbols of the set "halving".
Did halveLosses(Table& t, AbilityFrame& f, const Args& a) { return lasts(t, f, a, 0, a.symbol(1) * kThousand); }
// CCG-BTL-WEAP-11: what is added to the total battle destiny of a battle waits in the battle for the total.
Did changeFor(Table& t, AbilityFrame& f, const Args& a) {
    const bool thisBattle = static_cast<Until>(a.symbol(kChangeLasting)) == Until::endOfBattle;
    const bool bound = a.symbol(kChangeForHolding) != 0;
    if (a.symbol(kChangeStat) == kTotalDestinyStat && a.number[kChangeAmount] != kNotSaid && thisBattle && !bound) {
        t.s.battle.destinyChange[a.holder(kChangeOf).index()] += a.number[kChangeAmount];
        return Did::full;
    }
    return lasts(t, f, a, a.symbol(kChangeCumulative) != 0 ? Modifier::kCumulative : uint8_t{0});
}
// CCG-WEAP-SABER-01: at a system or sector no lightsaber is present, which would add to the drain there.
bool mayEnhance(Table& t, const AbilityFrame& f, const Args& a) {
    if (static_cast<Until>(a.symbol(kChangeLasting)) != kForThisDrain) return true;
    if (!f.source.some() || !defOf(t, f.source.piece).has(kLightsaber) || !f.event.subject.some()) return true;
    Piece place = f.event.subject.piece;
    return !isType(t, place, kLocation) || isSiteLike(t, place);
}

// --- what a card is or may not do, what a player may not do: numbers that are 0 unless a text says otherwise

bool isThere(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[kQualityOf] || t.s.pieces.alive(a.at(kQualityOf));
}
Did hold(Table& t, AbilityFrame& f, const Args& a) { return lasts(t, f, a); }
// Nothing is paid: only texts that hold all the time say so (CCG-VAL-FREE-01).
Did neverPaid(Table&, AbilityFrame&, const Args&) { return Did::nothing; }

#define SET_TO numberParam("amount", kValues)
#define CARD_STAT {"stat", ParamKind::symbol, "stat"}
#define TARGET {"target", ParamKind::one}
#define WHO {"who", ParamKind::seat}
#define OF {"of", ParamKind::whom}
#define LEFT_OUT(name, range) {name, ParamKind::number, "", true, kNotSaid, range}
#define LASTING {"lasting", ParamKind::symbol, "period", true, kNotSaid}
#define AS_LONG_AS {"as_long_as", ParamKind::holding, "", true}
#define FLAG(name) {name, ParamKind::symbol, "flag", true, 0}
#define FREE {"to", ParamKind::symbol, "free"}

// A text works at the location of its card, if that is at one, unless it names a place.
#define AT_A_PLACE(words) "[!{at}<location, character, creature, starship, vehicle, weapon, device: " words ">][ at {at}]"
#define HERE AT_A_PLACE("here")
#define FOR_SO_LONG "[ {lasting}][ as long as {as_long_as}]"

constexpr Need<Table> kNeedsNumber[] = {
    {partOf("CCG-TGT-IMP-03"), "that value is not there now", isThereToChange},
    {"CCG-WEAP-SABER-01", "a lightsaber is not present at a system or sector", mayEnhance},
};
constexpr Need<Table> kNeedsCard[] = {{partOf("CCG-TGT-IMP-05"), "the card does not exist", isThere}};

constexpr Verb<Table> kVerbs[] = {
    // Before the form of every other number of a player, which takes half_down(...) as a number.
    {{.name = "change",
      .params = {{"stat", ParamKind::symbol, "losses"},
                 {"times", ParamKind::symbol, "halving"},
                 {"of", ParamKind::seat},
                 {"lasting", ParamKind::symbol, "period"},
                 AS_LONG_AS},
      .wording = "halve {of}'s Force losses, rounding {times}, {lasting}[ as long as {as_long_as}]",
      .rule = "",
      .help = "",
      .form = Form::change},
     always,
     halveLosses},
    {{.name = "change",
      .params = {{"stat", ParamKind::symbol, "player stat"},
                 LEFT_OUT("amount", kChanges),
                 OF,
                 LEFT_OUT("to", kValues),
                 LEFT_OUT("times", kValues),
                 LASTING,
                 FLAG("cumulative"),
                 {"at", ParamKind::whom, "", true, kNotSaid},
                 LEFT_OUT("at_most", kValues),
                 AS_LONG_AS},
      .wording =
          "[cumulatively{cumulative} ][add {amount} to {of}'s {stat}][multiply {of}'s {stat} by {times}]" HERE FOR_SO_LONG,
      .rule = "",
      .help = "Of a player; without `at` where this card is, if it is at a location.",
      .form = Form::change,
      .others = {{"to", "reset {of}'s {stat}" HERE " to {to}" FOR_SO_LONG},
                 {"at_most", "limit {of}'s {stat}" HERE " to {at_most}" FOR_SO_LONG}},
      .tag = kChangeForTag},
     kNeedsNumber,
     changeFor},
    {{.name = "change",
      .params = {CARD_STAT, FREE, OF},
      .wording = "waive the {stat} of {of}",
      .rule = "CCG-VAL-FREE-01",
      .help = "Under constant.",
      .form = Form::change},
     always,
     neverPaid},
    {{.name = "change",
      .params = {{"stat", ParamKind::symbol, "player price"}, FREE, OF},
      .wording = "{of} pay(s) no {stat}",
      .rule = "CCG-VAL-FREE-01",
      .help = "Under constant.",
      .form = Form::change},
     always,
     neverPaid},
    {{.name = "grant",
      .params = {{"quality", ParamKind::symbol, "quality"}, {"to", ParamKind::whom}, LASTING, AS_LONG_AS},
      .wording = "make {to} {quality}" FOR_SO_LONG,
      .rule = "",
      .help = "",
      .form = Form::grant,
      .others = {{kWhileItHolds, "{to} is {quality}"}}},
     kNeedsCard,
     hold},
    {{.name = "strip",
      .params = {{"quality", ParamKind::symbol, "taken"}, {"from", ParamKind::whom}, LASTING, AS_LONG_AS},
      .wording = "take {quality} from {from}" FOR_SO_LONG,
      .rule = "CCG-BTL-IMM-06",
      .help = "",
      .form = Form::strip,
      .others = {{kWhileItHolds, "{from} loses {quality}"}}},
     kNeedsCard,
     hold},
    {{.name = "forbid",
      .params = {{"act", ParamKind::symbol, "act"}, OF, LASTING, AS_LONG_AS},
      .wording = "make {of} unable to {act}" FOR_SO_LONG,
      .rule = "",
      .help = "Written forbid(is_hit(host)).",
      .form = Form::forbid,
      .others = {{kWhileItHolds, "{of} may not {act}"}}},
     kNeedsCard,
     hold},
    {{.name = "forbid",
      .params = {{"act", ParamKind::symbol, "act at"}, OF, LASTING, AS_LONG_AS, {"at", ParamKind::whom}},
      .wording = "{of} may not {act} {at}" FOR_SO_LONG,
      .rule = "",
      .help = "Written forbid{pilots(crew()), at = this}.",
      .form = Form::forbid},
     kNeedsCard,
     hold},
    {{.name = "forbid",
      .params = {{"act", ParamKind::symbol, "act with"}, OF, LASTING, AS_LONG_AS, {"with", ParamKind::whom}},
      .wording = "{of} may not {act} {with}" FOR_SO_LONG,
      .rule = "",
      .help = "Written forbid{is_targeted_by_weapons(this), with = weapon_card(opposing)}.",
      .form = Form::forbid},
     kNeedsCard,
     hold},
    {{.name = "allow",
      .params = {{"act", ParamKind::symbol, "allowed act"}, OF, LASTING, AS_LONG_AS},
      .wording = "{of} may {act}" FOR_SO_LONG,
      .rule = "",
      .help = "Written allow(uses_any_number(host)).",
      .form = Form::allow},
     kNeedsCard,
     hold},
    {{.name = "forbid",
      .params = {{"act", ParamKind::symbol, "player act"}, OF, LASTING, AS_LONG_AS},
      .wording = "{of} may not {act}" FOR_SO_LONG,
      .rule = "",
      .help = "Written forbid(reacts_to(opponent)).",
      .form = Form::forbid},
     always,
     hold},
};

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
// CCG-DEST-FAIL-01: without a total the opponent has the better of it, whatever the comparison.
bool hasTotal(Table& t, Seat seat) {
    return ((t.s.destinies.has >> seat.index()) & 1) != 0 || !t.on("CCG-DEST-FAIL-01"_rule);
}
int32_t totalDestiny(Table& t, const AbilityFrame& f, PieceRef) {
    return hasTotal(t, f.controller) ? t.s.destinies.total[f.controller.index()] : kNoNumber;
}
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
    {{"total_destiny", {{"of", ParamKind::seat, "", true}}, "{of}'s total destiny", ""}, totalDestiny},
    {{"destiny", {TARGET}, "the destiny of {target}", ""}, destinyOf},
    {{"maneuver", {TARGET}, "the maneuver of {target}", ""}, maneuverOf},
    {{"half_power_of", {TARGET}, "half the power of {target}", ""}, halfPower},
    {{"half_power_rounded_of", {TARGET}, "half the power of {target} (rounded)", ""}, halfPowerRounded},
};

// CCG-VAL-ZERO-01: zero is even.
bool isTotalEven(Table& t, const AbilityFrame& f, const Args&) {
    int32_t total = t.s.destinies.total[f.controller.index()];
    if (total == 0 && !t.on("CCG-VAL-ZERO-01"_rule)) return false;
    return hasTotal(t, f.controller) && total % (2 * kThousand) == 0;
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
constexpr ConditionOf<Table> kConditions[] = {
    {{"destiny_even", {}, "your total destiny is even", ""}, isTotalEven},
    {{"increased", {CARD_STAT, TARGET}, "the {stat} of {target} was increased", ""}, isRaised},
    {{"reduced", {CARD_STAT, TARGET}, "the {stat} of {target} was reduced", ""}, isLowered},
    {{"generation_limited", {WHO}, "{who}'s Force generation here is limited", ""}, isGenerationLimited},
    {{"destinies_limited", {WHO}, "{who}'s battle destiny draws are limited", ""}, isDestinyLimited},
    {{"battle_destiny", {}, "a destiny \xE2\x86\x92 a battle destiny", ""}, isBattleDraw},
    {{"weapon_destiny", {}, "a destiny \xE2\x86\x92 a weapon destiny", ""}, isWeaponDraw},
    {{"printed_destiny", {SET_TO}, "the drawn card's printed destiny is {amount}", ""}, isDrawnPrinted},
};

constexpr SymbolWord kSymbols[] = {
    {"losses", "force_loss", kHalvedLosses, "Force losses"},
    {"free", "free", 1, "free"},
    {"halving", "half_up", 1, "up"},
    {"halving", "half_down", 2, "down"},
    {"stat", "deploy_cost", kDeployCost, "deploy cost"},
    {"stat", "destiny_value", kDestiny, "destiny"},
    {"stat", "extra_cost", kExtraDeployCost, "separate deploy cost"},
    {"period", "next_turn", static_cast<int32_t>(kNextTurn), "until the end of your next turn"},
    {"period", "game", static_cast<int32_t>(Until::forever), "for the remainder of the game"},
    {"player stat", "force_drain", kDrainStat, "Force drains"},
    {"player stat", "force_loss", kForceLossStat, "Force losses"},
    {"player stat", "force_generation", kGeneration, "Force generation"},
    {"player stat", "total_power", kTotalPowerStat, "total power"},
    {"player stat", "total_ability", kTotalAbilityStat, "total ability"},
    {"player stat", "battle_destinies", kBattleDestinies,
     "[{of} add(s) {amount} battle destiny(destinies)][{of} may draw no more than {at_most} battle destiny(destinies)]" HERE
         FOR_SO_LONG},
    {"player stat", "power_destinies", kPowerDestinies,
     "{of} add(s) {amount} destiny(destinies) to total power" HERE FOR_SO_LONG},
    {"player stat", "attrition_destinies", kAttritionDestinies,
     "{of} add(s) {amount} destiny(destinies) to attrition" HERE FOR_SO_LONG},
    {"player stat", "battle_destiny_ability", kBattleDestinyNeeds,
     "{of} need(s) ability of {to} to draw battle destiny" HERE FOR_SO_LONG},
    {"player stat", "if_unable_otherwise", kIfUnableOtherwise,
     "{of} draw(s) {amount} battle destiny(destinies) if unable otherwise" HERE FOR_SO_LONG},
    {"player stat", "each_destiny", kEachDestiny, "add {amount} to each of {of}'s destiny draws" HERE FOR_SO_LONG},
    {"player stat", "each_battle_destiny", kEachBattleDestiny,
     "add {amount} to each of {of}'s battle destiny draws" HERE FOR_SO_LONG},
    {"player stat", "total_battle_destiny", kTotalDestinyStat, "total battle destiny"},
    {"player stat", "total_weapon_destiny", kTotalWeaponDestiny, "total weapon destiny"},
    {"player stat", "battle_cost", kBattleCost, "cost to initiate battles"},
    {"player price", "battle_cost", kBattleCost, "cost to initiate battles"},
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

std::span<const Verb<Table>> valueVerbs() { return kVerbs; }
std::span<const FilterOf<Table>> valueFilters() { return kFilters; }
std::span<const NumberOf<Table>> valueNumbers() { return kNumbers; }
std::span<const ConditionOf<Table>> valueConditions() { return kConditions; }
std::span<const SymbolWord> valueSymbols() { return kSymbols; }

}  // namespace cantina::ccg
