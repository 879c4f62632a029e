// The words of the TCG's card language and what they do.
#include "games/tcg/vocabulary.h"

#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr uint32_t bit(int zone) { return 1u << zone; }
constexpr uint32_t kInArenas = bit(kSpace) | bit(kGround) | bit(kCharacter);

// --- verbs: could it do anything, and what it does
// -------------------------------------------------------------------------------

bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }
bool always(Table&, const AbilityFrame&, const Args&) { return true; }
bool targetsFirst(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 0); }
bool targetsSecond(Table& t, const AbilityFrame&, const Args& a) { return isAlive(t, a, 1); }
Did report(int done, int wanted) { return done >= wanted ? Did::full : done > 0 ? Did::partly : Did::nothing; }

bool canPay(Table& t, const AbilityFrame& f, const Args& a) { return t.s.force[f.controller.index()] >= a.whole(0); }
Did doPay(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t& force = t.s.force[f.controller.index()];
    int paid = std::min<int>(force, a.whole(0));
    force = static_cast<uint8_t>(force - paid);
    return report(paid, a.whole(0));
}
bool canTap(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a, 0) && !isTapped(t, a.at(0).piece));
}
Did doTap(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || isTapped(t, a.at(0).piece)) return Did::nothing;
    dataOf(t, a.at(0).piece).flags |= PieceData::kTapped;
    return Did::full;
}
bool canUntap(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (isAlive(t, a, 0) && isTapped(t, a.at(0).piece));
}
Did doUntap(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isTapped(t, a.at(0).piece)) return Did::nothing;
    dataOf(t, a.at(0).piece).flags &= static_cast<uint8_t>(~PieceData::kTapped);
    return Did::full;
}
bool canDraw(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kDeck, f.controller}) > 0; }
Did doDraw(Table& t, AbilityFrame& f, const Args& a) {
    int drawn = 0;
    while (drawn < a.whole(0) && draw(t, f.controller)) ++drawn;
    return report(drawn, a.whole(0));
}
Did doGain(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t& force = t.s.force[f.controller.index()];
    force = static_cast<uint8_t>(std::min(200, force + a.whole(0)));
    return Did::full;
}

// --- damage and prevention

Did doDamageTo(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1)) || a.whole(0) <= 0) return Did::nothing;
    pend(t, a.at(1), f.source, a.whole(0));
    return doDamage(t) ? Did::called : Did::full;
}
Did doDice(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1)) || a.whole(0) <= 0) return Did::nothing;
    roll(t, RollFrame{f.source, a.at(1), static_cast<uint8_t>(a.whole(0)), RollKind::damage, f.controller, 0});
    return Did::called;
}
// TCG-GLO-07: putting counters is not doing damage: nothing prevents it.
Did doCounters(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    PieceData& d = dataOf(t, a.at(1).piece);
    d.counters = static_cast<uint8_t>(std::min(250, d.counters + a.whole(0)));
    t.s.stirred = 1;
    t.s.healthDue = 1;
    t.touch();
    return Did::full;
}
Did preventTo(Table& t, AbilityFrame& f, PieceRef target, int most) {
    int done = prevent(t, target, most);
    f.amount = static_cast<int16_t>(done);
    return report(done, most);
}
bool canPrevent(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || pendingTo(t, a.at(1)) > 0; }
Did doPrevent(Table& t, AbilityFrame& f, const Args& a) { return preventTo(t, f, a.at(1), a.whole(0)); }
bool canEvade(Table& t, const AbilityFrame& f, const Args&) { return pendingTo(t, f.source) > 0; }
Did doEvade(Table& t, AbilityFrame& f, const Args& a) { return preventTo(t, f, f.source, a.whole(0)); }
// TCG-KW-DEF-03: what it does is what it really prevented.
Did doDeflect(Table& t, AbilityFrame& f, const Args& a) {
    int done = prevent(t, f.source, a.whole(0));
    if (done == 0) return Did::nothing;
    int amount = t.on("TCG-KW-DEF-03"_rule) ? done : a.whole(0);
    t.call(State::kDeflect, DeflectFrame{f.source, static_cast<int16_t>(amount), f.controller, 0}, f.controller);
    return Did::called;
}

// --- rerolls, disrupts

bool canReroll(Table& t, const AbilityFrame&, const Args&) { return !t.s.rolls.empty(); }
Did doReroll(Table& t, AbilityFrame& f, const Args& a) {
    if (t.s.rolls.empty()) return Did::nothing;
    t.call(State::kReroll, RerollFrame{0, static_cast<uint8_t>(a.whole(0)), 0, f.controller, 0}, f.controller);
    return Did::called;
}
PlayFrame* playAnswered(Table& t, const AbilityFrame& f) {
    if (f.event.kind != kPlayedCard || f.event.amount < 0 || f.event.amount >= t.s.core.stack.size()) return nullptr;
    Frame& frame = t.s.core.stack[f.event.amount];
    if (frame.procedure != State::kPlay.id || !(frame.as<PlayFrame>().source == f.event.subject)) return nullptr;
    return &frame.as<PlayFrame>();
}
bool canDisrupt(Table& t, const AbilityFrame& f, const Args&) { return playAnswered(t, f) != nullptr; }
Did doDisrupt(Table& t, AbilityFrame& f, const Args&) {
    PlayFrame* played = playAnswered(t, f);
    if (played == nullptr) return Did::nothing;
    played->flags |= PlayFrame::kDisrupted;
    return Did::full;
}

// --- what changes an attack

bool isAttack(Table& t, const AbilityFrame&, const Args&) { return currentAttack(t) != nullptr; }
Did doRetaliate(Table& t, AbilityFrame& f, const Args& a) {
    if (currentAttack(t) == nullptr) return Did::nothing;
    t.pushOrFault(t.s.retaliations, Retaliation{f.source, f.controller, static_cast<uint8_t>(a.whole(0))});
    return Did::full;
}
// TCG-ATKFX-02: nothing changes if the attacker cannot attack the new unit.
Did doIntercept(Table& t, AbilityFrame& f, const Args&) {
    AttackFrame* attack = currentAttack(t);
    if (attack == nullptr || !t.s.pieces.alive(attack->attacker) || !t.s.pieces.alive(f.source)) return Did::nothing;
    if (!canAttack(t, attack->attacker.piece, f.source.piece) && t.on("TCG-ATKFX-02"_rule)) return Did::nothing;
    attack->defender = f.source;
    return Did::full;
}
Did last(Table& t, PieceRef target, Stat stat, int amount, int32_t span) {
    if (!t.s.pieces.alive(target)) return Did::nothing;
    t.pushOrFault(t.s.lasting, Lasting{target, stat, static_cast<Span>(span), static_cast<int8_t>(amount), 0});
    t.s.healthDue = 1;
    t.touch();
    return Did::full;
}
Did doRaise(Table& t, AbilityFrame&, const Args& a) {
    return last(t, a.at(0), static_cast<Stat>(a.symbol(2)), a.whole(1), a.symbol(3));
}
Did doLower(Table& t, AbilityFrame&, const Args& a) {
    return last(t, a.at(0), static_cast<Stat>(a.symbol(2)), -a.whole(1), a.symbol(3));
}
Did doShelter(Table& t, AbilityFrame&, const Args& a) { return last(t, a.at(0), Stat::cannotBeAttacked, 1, a.symbol(1)); }
Did doHold(Table& t, AbilityFrame&, const Args& a) { return last(t, a.at(0), Stat::cannotAttack, 1, a.symbol(1)); }
Did doRetreat(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isInBattle(t, a.at(0).piece) || isForbidden(t, a.at(0).piece, Stat::cannotRetreat))
        return Did::nothing;
    retreat(t, a.at(0).piece);
    return Did::full;
}
Did doDiscard(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    discardUnit(t, a.at(0).piece);
    return Did::full;
}

constexpr Param kAmount{"amount", ParamKind::number};
constexpr Param kTarget{"target", ParamKind::one};
constexpr Param kStat{"stat", ParamKind::symbol, "stat"};
constexpr Param kSpan{"span", ParamKind::symbol, "span"};

constexpr Verb<Table> kVerbs[] = {
    {{"pay", {kAmount}, "pay {amount} Force", "", "Part of a cost."}, canPay, doPay},
    {{"tap", {kTarget}, "tap {target}", "", ""}, canTap, doTap},
    {{"untap", {kTarget}, "untap {target}", "", ""}, canUntap, doUntap},
    {{"draw", {kAmount}, "draw {amount} card(s)", "", ""}, canDraw, doDraw},
    {{"gain", {kAmount}, "gain {amount} Force", "", ""}, always, doGain},
    {{"damage", {kAmount, kTarget}, "do {amount} damage to {target}", "", "Can be prevented."}, targetsSecond, doDamageTo},
    {{"dice", {kAmount, kTarget}, "do {amount} dice of damage to {target}", "", "Rolled: 4 or more is 1 damage."},
     targetsSecond,
     doDice},
    {{"counters", {kAmount, kTarget}, "put {amount} damage counter(s) on {target}", "", "Cannot be prevented."},
     targetsSecond,
     doCounters},
    {{"prevent", {kAmount, kTarget}, "prevent {amount} damage to {target}", "", "", kWouldDamage}, canPrevent, doPrevent},
    {{"evade", {kAmount}, "Evade {amount}", "", "Prevents damage to this unit.", kWouldDamage}, canEvade, doEvade},
    {{"deflect", {kAmount}, "Deflect {amount}", "TCG-KW-DEF-01", "Prevents damage and may do as much.", kWouldDamage},
     canEvade,
     doDeflect},
    {{"reroll", {kAmount}, "reroll up to {amount} of the dice", "", "", kRolled}, canReroll, doReroll},
    {{"disrupt", {kTarget}, "disrupt {target}", "", "What was just played has no effect.", kPlayedCard},
     canDisrupt,
     doDisrupt},
    {{"retaliate", {kAmount}, "Retaliate {amount}", "", "Dice of damage when the attack ends."}, isAttack, doRetaliate},
    {{"intercept", {}, "Intercept", "", "The attack is now made against this unit."}, isAttack, doIntercept},
    {{"raise", {kTarget, kAmount, kStat, kSpan}, "give {target} +{amount} {stat} {span}", "", ""}, targetsFirst, doRaise},
    {{"lower", {kTarget, kAmount, kStat, kSpan}, "give {target} -{amount} {stat} {span}", "", ""}, targetsFirst, doLower},
    {{"shelter", {kTarget, kSpan}, "keep {target} from being attacked {span}", "", ""}, targetsFirst, doShelter},
    {{"hold", {kTarget, kSpan}, "keep {target} from attacking {span}", "", ""}, targetsFirst, doHold},
    {{"retreat", {kTarget}, "retreat {target}", "", ""}, targetsFirst, doRetreat},
    {{"discard", {kTarget}, "discard {target}", "", ""}, targetsFirst, doDiscard},
};

// --- nouns, filters, numbers, conditions
// -----------------------------------------------------------------------------------------

bool isBattleCard(Table& t, Piece p) { return defOf(t, p).type == kTypeBattle; }
constexpr Noun<Table> kNouns[] = {
    {{"unit", "unit", "units", kInArenas, "A unit in battle."}, nullptr},
    {{"battle_card", "Battle card", "Battle cards", bit(kPlayed), "A Battle card just played."}, isBattleCard},
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
constexpr ConditionOf<Table> kConditions[] = {{{"has_force", {kAmount}, "you have {amount} or more Force", ""}, hasForce}};

PieceRef host(Table&, Piece) { return {}; }
Seat opponentSeat(Table&, Seat s) { return opponentOf(s); }

// --- facts of cards

constexpr FieldWord kUnitFields[] = {
    {"cost", FieldKind::number, kCost, 1, "", true, nullptr, nullptr, "Build cost."},
    {"speed", FieldKind::number, kSpeed, 1, "", true, nullptr, nullptr, ""},
    {"power", FieldKind::number, kPower, 1, "", true, nullptr, nullptr, ""},
    {"health", FieldKind::number, kHealth, 1, "", true, nullptr, nullptr, ""},
    {"side", FieldKind::symbol, kSide, 1, "side", true, nullptr, nullptr, ""},
    {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, "It has a version letter."},
};
constexpr FieldWord kBattleFields[] = {{"side", FieldKind::symbol, kSide, 1, "side", true, nullptr, nullptr, ""}};
constexpr FieldWord kMissionFields[] = {
    {"cost", FieldKind::number, kCost, 1, "", true, nullptr, nullptr, "Build cost."},
    {"side", FieldKind::symbol, kSide, 1, "side", true, nullptr, nullptr, ""},
};

constexpr const char* kArrow = " \xE2\x86\x92 ";  // an arrow between cost and effect, as on the cards

std::vector<EventWord> eventWords() {
    constexpr Param subject{"subject", ParamKind::one, "unit"};
    constexpr Param object{"object", ParamKind::one, "unit"};
    constexpr Param card{"subject", ParamKind::one, "card"};
    return {
        {"nothing", {}, "nothing happens", ""},
        {"attacks", {subject, object}, "{subject} attacks {object}", ""},
        {"dice_are_rolled", {subject, object}, "dice are rolled for {subject} against {object}", ""},
        {"would_be_damaged", {subject, object}, "{subject} would be damaged by {object}", ""},
        {"is_damaged", {subject, object}, "{subject} is damaged by {object}", ""},
        {"is_played", {card}, "{subject} is played", "A Battle card, a Mission or an activated ability."},
        {"is_discarded", {subject}, "{subject} is discarded", ""},
        {"is_deployed", {subject}, "{subject} is deployed", ""},
        {"attack_ends", {subject, object}, "an attack by {subject} on {object} ends", ""},
        {"turn_ends", {}, "the turn ends", ""},
        {"retreats", {subject}, "{subject} retreats", ""},
    };
}

std::vector<TimingWord> timingWords() {
    return {
        {"whenever", true, "When {event}, {effect}.", kInArenas, false, "A triggered ability."},
        {"activated", false, "{effect}.", kInArenas | bit(kRetreated), false,
         "An activated ability: cost(...), then the effect.", kArrow},
        {"effect", false, "{effect}.", bit(kHand), true, "What a Battle card does.", kArrow},
        {"completed", false, "{effect}.", bit(kBuild), false, "What a Mission does."},
    };
}
std::vector<SymbolWord> symbolWords() {
    return {{"side", "dark", 0, "Dark Side"},
            {"side", "light", 1, "Light Side"},
            {"side", "neutral", 2, "neutral"},
            {"stat", "power", 0, "power"},
            {"stat", "speed", 1, "speed"},
            {"stat", "health", 2, "health"},
            {"span", "this_attack", 0, "for this attack"},
            {"span", "this_turn", 1, "this turn"}};
}
std::vector<KeywordWord> keywordWords() {
    return {
        {"accuracy", true, "Accuracy {n}", "", ""},
        {"hidden_cost", true, "Hidden Cost {n}", "", ""},
        {"lucky", true, "Lucky {n}", "", ""},
        {"armor", false, "Armor", "", ""},
        {"overkill", false, "Overkill", "", ""},
        {"cannot_be_attacked", false, "This unit can't be attacked", "", ""},
        {"cannot_attack", false, "This unit can't attack", "", ""},
        {"cannot_retreat", false, "This unit can't retreat", "", ""},
    };
}
std::vector<TypeWord> typeWords() {
    return {{"space", kTypeSpace, kUnitFields, "", true, "this unit"},
            {"ground", kTypeGround, kUnitFields, "", true, "this unit"},
            {"character", kTypeCharacter, kUnitFields, "", true, "this unit"},
            {"battle", kTypeBattle, kBattleFields, ""},
            {"mission", kTypeMission, kMissionFields, ""}};
}

template <class Fn>
void forEachVerb(Table& t, int ability, Fn fn) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    const Instr* code = &t.book().code[a.code];
    for (int i = 0; i < a.length; ++i)
        if (code[i].code == Code::verb)
            fn(static_cast<VerbId>(code[i].a), code + i + 1, a.code + static_cast<uint32_t>(i) < a.paid);
}

}  // namespace

bool usesVerb(Table& t, int ability, VerbId verb) {
    if (!t.book().abilities[static_cast<size_t>(ability)].mayHave(verb)) return false;
    bool found = false;
    forEachVerb(t, ability, [&](VerbId v, const Instr*, bool) { found = found || v == verb; });
    return found;
}
bool costsTapping(Table& t, int ability) {
    if (!t.book().abilities[static_cast<size_t>(ability)].mayHave(kVerbTap)) return false;
    bool found = false;
    forEachVerb(t, ability, [&](VerbId v, const Instr*, bool cost) { found = found || (cost && v == kVerbTap); });
    return found;
}
bool lastsForAttack(Table& t, int ability) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (!a.mayHave(kVerbRaise) && !a.mayHave(kVerbLower) && !a.mayHave(kVerbShelter) && !a.mayHave(kVerbHold)) return false;
    constexpr auto kThisAttack = static_cast<int32_t>(Span::attack);
    bool found = false;
    forEachVerb(t, ability, [&](VerbId v, const Instr* operand, bool) {
        if (v == kVerbRaise || v == kVerbLower) found = found || operand[3].imm == kThisAttack;
        if (v == kVerbShelter || v == kVerbHold) found = found || operand[1].imm == kThisAttack;
    });
    return found;
}

const State::Words& words() {
    static const State::Words w{kVerbs, kNouns, kFilters, kNumbers, kConditions, host, opponentSeat};
    return w;
}

const Vocabulary& vocabulary() {
    static const Vocabulary v = [] {
        Vocabulary out;
        out.game = "tcg";
        for (const auto& x : kVerbs) out.verbs.push_back(x.word);
        for (const auto& x : kNouns) out.nouns.push_back(x.word);
        for (const auto& x : kFilters) out.filters.push_back(x.word);
        for (const auto& x : kNumbers) out.numbers.push_back(x.word);
        for (const auto& x : kConditions) out.conditions.push_back(x.word);
        out.events = eventWords();
        out.timings = timingWords();
        out.symbols = symbolWords();
        out.keywords = keywordWords();
        out.types = typeWords();
        out.limits = {"turn", "attack"};
        return out;
    }();
    return v;
}

}  // namespace cantina::tcg
