// Effect resolution: playing cards and initiating effects (LCG-RES-01 to LCG-RES-03, LCG-FX-01, LCG-FX-05 to LCG-FX-08,
// LCG-TERM-01, LCG-TERM-09 to LCG-TERM-11). Units and enhancements: deploy.cpp; resources: resources.cpp.
//
// 1 check restrictions, 2 determine the cost, 3 apply modifiers, 4 pay, 5 choose targets, 6 resolve. Step 1 is the table of
// requirements: it looks at the game as it is and anticipates nothing. Costs in a card's text, targets and the effect itself
// are the interpreter's (language/abilities.h), which calls beforeEffect between 5 and 6.
#include "games/lcg/rules/rules.h"
#include "language/shape.h"

namespace cantina::lcg {

using namespace language;

namespace {

// --- step 1: play restrictions of abilities

struct Use {
    Seat seat;
    Piece piece;
    int ability;
    const Event* event;
    mutable bool judged = false;  // two requirements look at the same walk through the text
    mutable Feasible feasible{};
};
const Ability& abilityOf(Table& t, const Use& u) { return t.book().abilities[static_cast<size_t>(u.ability)]; }
bool isEvent(Table& t, Piece p) { return isType(t, p, kEventCard); }

using UseRule = Requirement<Table, const Use&>;
bool isYours(Table& t, const Use& u) { return controllerOf(t, u.piece) == u.seat; }
// LCG-FX-05, LCG-FX-06
bool worksFromThere(Table& t, const Use& u) {
    uint8_t timing = abilityOf(t, u).timing;
    if (worksFromDiscard(timing)) return t.s.pieces.isIn(u.piece, kDiscard);
    if (worksFromHand(timing)) return t.s.pieces.isIn(u.piece, kHand);
    if (isEvent(t, u.piece)) return t.s.pieces.isIn(u.piece, kHand);
    return t.rules.zones[t.s.pieces.zoneOf(u.piece).kind].inPlay;
}
// LCG-TERM-09: a limit counts for each copy of the card. LCG-TERM-10: "1 per" counts for a player over all copies with that
// title.
PieceRef limited(Table& t, Piece p, const Ability& a) {
    return a.limit == kLimitTitle && t.on("LCG-TERM-10"_rule) ? PieceRef{} : t.s.pieces.ref(p);
}
uint16_t limitKey(Table& t, Seat seat, Piece p, int ability) {
    if (t.book().abilities[static_cast<size_t>(ability)].limit != kLimitTitle) return static_cast<uint16_t>(ability);
    return static_cast<uint16_t>(defOf(t, p).title * 2 + seat.index());
}
[[gnu::noinline]] bool isUnused(Table& t, const Use& u, const Ability& a) {
    return !a.isUsedUp(t.s.uses.count(limited(t, u.piece, a), limitKey(t, u.seat, u.piece, u.ability), a.limit));
}
bool isWithinLimit(Table& t, const Use& u) {
    const Ability& a = abilityOf(t, u);
    return a.limit == 0 || t.s.uses.list.empty() || isUnused(t, u, a);
}
[[gnu::noinline]] bool answersThis(Table& t, const Use& u) {
    return answersEvent(t, u.ability, t.s.pieces.ref(u.piece), u.seat, *u.event);
}
bool answersIt(Table& t, const Use& u) {
    return u.event == nullptr || (u.event->kind == kNoEvent && abilityOf(t, u).condition == 0) || answersThis(t, u);
}
bool isAffordable(Table& t, const Use& u) {
    return !isEvent(t, u.piece) || !t.s.pieces.isIn(u.piece, kHand) || canAfford(t, u.seat, u.piece);
}
AbilityFrame frameOf(Table& t, const Use& u) {
    return abilityFrame(t, u.ability, t.s.pieces.ref(u.piece), u.seat, u.event != nullptr ? *u.event : Event{});
}
const Feasible& judge(Table& t, const Use& u) {
    if (!u.judged) u.feasible = feasible<true>(t, frameOf(t, u));
    u.judged = true;
    return u.feasible;
}
uint32_t noteOn(Table& t, int ability) { return t.book().notes.abilities[static_cast<size_t>(ability)]; }
[[gnu::noinline]] bool isPayableNow(Table& t, const Use& u, uint32_t note) {
    if ((note & kNotedOneCost) == 0) return judge(t, u).costs;
    return canPayOneCost(t, frameOf(t, u));
}
bool isPayable(Table& t, const Use& u) {
    if (u.judged) return u.feasible.costs;
    uint32_t note = noteOn(t, u.ability);
    if ((note & kNotedFree) != 0) return true;
    if ((note & kNotedFocusesThis) != 0 && !isReady(t, u.piece)) return false;
    constexpr uint32_t kOnlyFocus = kNotedFocusesThis | kNotedOneCost;
    return (note & kOnlyFocus) == kOnlyFocus || isPayableNow(t, u, note);
}
// A frame is made only where the note of the selector does not say all of it.
bool anyToChoose(Table& t, const Use& u, int selector) {
    if (const uint64_t asked = noteOfSelector(t, selector); asked != 0) return anyPasses(t, u.seat, u.piece, asked);
    return anyMatch(t, frameOf(t, u), selector);
}
// LCG-FX-07, LCG-FX-08: at least one part of the effect could resolve, in the game as it is before anything is paid. Most
// effects are a choice and what is done to the chosen one, or begin with something that is possible.
bool couldResolve(Table& t, const Use& u) {
    if (!t.on("LCG-FX-08"_rule)) return true;
    if (u.judged) return u.feasible.somePart;
    if (State::barsTargets(t)) return judge(t, u).somePart;
    uint32_t note = noteOn(t, u.ability);
    if ((note & kNotedPlainVerb) != 0) {
        if (canBeginPlainly(t, frameOf(t, u))) return true;
    } else if (note >> kNotedChoice != 0) {
        if (anyToChoose(t, u, static_cast<int>(note >> kNotedChoice))) return true;
        if ((note & kNotedOnlyChoice) != 0) return false;
    }
    return judge(t, u).somePart;
}

[[gnu::noinline]] bool isAllowedEvent(Table& t, const Use& u) {
    return !isEvent(t, u.piece) || isAllowedToPlay(t, u.seat, u.piece);
}
bool isNoForbiddenEvent(Table& t, const Use& u) { return !t.s.speakOf(kNoPlaying) || isAllowedEvent(t, u); }

bool isNoForbiddenUse(Table& t, const Use& u) {
    return !isForbidden(t, {.what = kNoUsing, .of = u.piece, .seat = u.seat, .by = u.seat});
}
[[gnu::noinline]] bool isBlanked(Table& t, const Use& u) {
    return t.rules.zones[t.s.pieces.kindOf(u.piece)].inPlay && isBlank(t, u.piece);
}
bool hasText(Table& t, const Use& u) { return !t.s.speakOf(kStatBlank) || !isBlanked(t, u); }

constexpr const char* kUnmet = "its condition is not met";
constexpr UseRule kUseRules[] = {
    {"LCG-GP-21", "you do not control it", isYours},
    {"LCG-FX-05", "its effects do not work from there", worksFromThere},
    {partOf("LCG-FX-08"), kUnmet, answersIt},
    {"LCG-TERM-09", "it has reached its limit", isWithinLimit},
    {"LCG-RSC-05", "you cannot generate the resources", isAffordable},
    {"LCG-TERM-01", "its cost cannot be paid", isPayable},
    {"LCG-FX-07", "no part of its effect could resolve", couldResolve},
    {partOf("LCG-RES-01"), "a card says that it cannot be played", isNoForbiddenEvent},
    {partOf("LCG-FX-05"), "its text box is blank", hasText},
    {partOf("LCG-RES-01"), "a card says that its abilities cannot be used", isNoForbiddenUse},
};

// --- steps 2 to 6 of an effect

// The interpreter's frame and what the resource cost needs.
struct EffectFrame {
    AbilityFrame ability;
    uint8_t cost;
    uint8_t owed;    // targets were chosen before paying (only with a rule switched off)
    uint8_t unpaid;  // a cost in the text was not paid in full
    uint8_t spare;
};

// Only an event from the hand costs resources; parts of effects and abilities of cards in play go on at once.
// LCG-RES-01: determine the cost, apply modifiers (see cost), pay. LCG-RES-02: costs before targets. (Off: the other way
// round.)
Flow payResources(Table& t, EffectFrame& f) {
    Piece p = f.ability.source.piece;
    if (f.ability.pc != 0 || f.ability.flags != 0 || !isEvent(t, p) || !t.s.pieces.isIn(p, kHand))
        return interpreter::step(t, f.ability);
    f.cost = static_cast<uint8_t>(cost(t, p));
    notePriced(t, p);
    const bool matched = needsNoMatch(t, p);
    if (defOf(t, p).number[kAffiliation] == kSith) noteDone(t, f.ability.controller, kPlayedSithEvent);
    leaveHand(t, p);
    if (t.on("LCG-RES-02"_rule)) {
        pay(t, f.ability.source, f.cost, matched);
    } else {
        f.owed = 1;
    }
    return skipTo("paid");
}

// What was declared is taken back: a limit does not count it.
Flow takeBack(Table& t, AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    const PieceRef piece = a.limit == kLimitTitle && t.on("LCG-TERM-10"_rule) ? PieceRef{} : f.source;
    const uint16_t key = limitKey(t, f.controller, f.source.piece, f.ability);
    for (int i = t.s.uses.list.size() - 1; a.limit != 0 && i >= 0; --i) {
        cantina::Use& u = t.s.uses.list[i];
        if (!(u.piece == piece) || u.key != key || u.period != a.limit) continue;
        if (--u.count == 0) t.s.uses.list.removeAt(i);
        break;
    }
    withdraw(t, t.at, f.controller, f.source.piece);
    return done();
}
Flow paidFor(Table& t, AbilityFrame& f) { return t.result().cancelled() ? takeBack(t, f) : skipTo("run"); }

// Nothing has been done and nothing paid for it: it can be taken back.
void chooseOptions(Table& t, AbilityFrame& f, Options& out) {
    interpreter::chooseOptions(t, f, out);
    if (f.flags == 0 && t.self().as<EffectFrame>().cost == 0 && out.size() > 1 && mayWithdraw(t, t.at)) out.add(optionNo());
}
Flow chooseAnswer(Table& t, AbilityFrame& f, Option o) {
    return o.kind == OptionKind::no ? takeBack(t, f) : interpreter::chooseAnswer(t, f, o);
}

constexpr Step<Table> kEffectSteps[] = {
    {partOf("LCG-RES-01"), "determine the cost and pay", act<payResources>()},
    {partOf("LCG-RES-01"), "run", act<interpreter::step<Table>>()},
    {partOf("LCG-RES-02"), "choose",
     askWhich<interpreter::chooseWho<Table>, chooseOptions, chooseAnswer, interpreter::chooseWhyNot<Table>>()},
    {partOf("LCG-TERM-19"), "may",
     ask<interpreter::mayWho<Table>, interpreter::mayOptions<Table>, interpreter::mayAnswer<Table>>()},
    {partOf("LCG-TERM-06"), "either",
     ask<interpreter::eitherWho<Table>, interpreter::eitherOptions<Table>, interpreter::eitherAnswer<Table>>()},
    {partOf("LCG-TERM-19"), "name",
     ask<interpreter::nameWho<Table>, interpreter::nameOptions<Table>, interpreter::nameAnswer<Table>>()},
    {partOf("LCG-RES-01"), "go on", act<interpreter::repeat<Table>>()},
    {partOf("LCG-RES-01"), "paid", act<paidFor>()},
};

// LCG-TIM-04, LCG-NEST-01: what was played resolves completely before the next. (Off: others come in between.)
bool isHeldUp(Table& t, const AbilityFrame& f) {
    uint8_t timing = t.book().abilities[f.ability].timing;
    if (timing == kAction && !t.on("LCG-TIM-04"_rule)) {
        WindowFrame w;
        w.policy = kActions;
        t.call(State::kWindow, w);
        return true;
    }
    return timing == kReaction && !t.on("LCG-NEST-01"_rule) && openReactions(t, f.event);
}

}  // namespace

const Procedure<Table> kEffectProcedure = procedure<AbilityFrame>("effect", kEffectSteps);
void leaveHand(Table& t, Piece p) { movePiece(t, p, {kPlaying, controllerOf(t, p)}); }

// Judged for what is being answered now. If nothing is, what its text would do cannot be judged: the caller says why not.
Explanation whyNotUse(Table& t, Seat seat, Piece p, int ability) {
    const Frame& f = t.s.core.stack.back();
    const int timing = inPlayTiming(t.book().abilities[static_cast<size_t>(ability)].timing);
    uint8_t policy = f.procedure == State::kWindow.id ? f.as<WindowFrame>().policy : uint8_t{kActions};
    bool answers = (timing == kInterrupt && policy == kInterrupts) || (timing == kReaction && policy == kReactions);
    Use u{seat, p, ability, answers ? &f.as<WindowFrame>().event : nullptr, false, {}};
    if (!answers && (timing == kInterrupt || timing == kReaction)) {
        u.judged = true;
        u.feasible.somePart = true;
    }
    constexpr Event kNoMoment{};
    if (timing == kAction) u.event = &kNoMoment;  // only its conditions are to be met
    const Explanation why = firstFailing(t, kUseRules, u);
    if (why.says == kUnmet) return {why.rule, unmetCondition(t, frameOf(t, u), kUnmet)};
    // Which need of which verb it is.
    const bool cost = why.rule == "LCG-TERM-01"_rule;
    if (!cost && !(why.rule == "LCG-FX-07"_rule)) return why;
    return explained(t, frameOf(t, u), cost, why);
}
bool mayUse(Table& t, Seat seat, Piece p, int ability, const Event& e) {
    Use u{seat, p, ability, &e, false, {}};
    if (t.rules.switches.any()) return firstFailing(t, kUseRules, u).legal();
    // Whoever asks has looked at the seat's own cards only, where they work: the first two lines hold.
    return holdsAt<kUseRules, 2, 3, 4, 7, 8, 9, 5, 6>(t, u);
}
void initiate(Table& t, Seat seat, Piece p, int ability, const Event& e) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    // LCG-TERM-11: also if it is cancelled.
    if (a.limit != 0 && !t.s.uses.note(limited(t, p, a), limitKey(t, seat, p, ability), a.limit)) t.fault(Fault::capacity);
    callAbility(t, ability, t.s.pieces.ref(p), seat, e);
}

Explanation State::whyNoTarget(Table& t, const AbilityFrame& f, Piece p) {
    const Act a{.what = kNoTargeting, .of = p, .by = f.controller, .with = f.source.piece};
    if (!isForbidden(t, a)) return {};
    return {partOf("LCG-RES-02"), "a card says that it cannot be targeted"};
}

bool isPayingCosts(Table& t) {
    AbilityFrame* f = t.nearest(State::kAbility);
    return f != nullptr && (f->flags & AbilityFrame::kBegun) == 0;
}

// The costs in the text have been paid, as far as they could be.
bool State::paid(Table& t, AbilityFrame& f) {
    if ((f.flags & AbilityFrame::kPartly) != 0) t.self().as<EffectFrame>().unpaid = 1;
    f.flags &= static_cast<uint8_t>(~AbilityFrame::kPartly);
    return false;
}

// Forced abilities, fate cards and what was delayed are used by nobody.
static bool isUsed(Table& t, const AbilityFrame& f) {
    const int timing = inPlayTiming(t.book().abilities[f.ability].timing);
    return timing == kAction || timing == kInterrupt || timing == kReaction;
}

// Between step 5 and step 6: the costs are paid, the targets are chosen.
Begin State::beforeEffect(Table& t, AbilityFrame& f) {
    // LCG-TERM-01: in "do X to do Y", Y happens only if X was paid.
    auto& own = t.self().as<EffectFrame>();
    if (own.unpaid != 0 && t.on("LCG-TERM-01"_rule)) return Begin::never;
    if (own.owed != 0) {
        own.owed = 0;
        pay(t, f.source, own.cost);
        return Begin::wait;
    }
    if (isHeldUp(t, f)) return Begin::wait;
    if (!t.s.pieces.isIn(f.source.piece, kPlaying))
        return isUsed(t, f) && openInterrupts(t, Event{kTriggers, f.controller, 0, f.source, {}, {}}) ? Begin::wait
                                                                                                      : Begin::now;
    t.played(f.controller, f.source.piece);
    endPriced(t, f.source.piece);
    return openInterrupts(t, Event{kPlayed, f.controller, 0, f.source, {}, {}}) ? Begin::wait : Begin::now;
}

// LCG-CARD-11: an event that was played goes to the discard pile. LCG-FX-01: also if its effect was cancelled; it counts as
// played and its costs stay paid. (Off: it goes back to the hand and was not played.)
bool State::afterEffect(Table& t, AbilityFrame& f, bool cancelled) {
    Piece p = f.source.piece;
    if (!t.s.pieces.isIn(p, kPlaying)) return false;
    bool counts = !cancelled || t.on("LCG-FX-01"_rule);
    movePiece(t, p, {static_cast<uint8_t>(counts ? kDiscard : kHand), t.s.pieces.row(p).owner}, Where::top);
    if (!counts) return false;
    const Event played{kPlayed, f.controller, 0, f.source, {}, {}};
    noteAct(t, played);
    return react(t, played);
}

}  // namespace cantina::lcg
