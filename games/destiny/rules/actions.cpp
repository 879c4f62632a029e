// Actions: what a player may do on a turn or with an additional action, and claiming.
// Rules: DST-ACT-01, DST-RND-03, DST-ACT-ILL-01, DST-ACT-PASS-02, DST-ACT-EXTRA-03, DST-ACT-ACTV-04, DST-ACT-ACTV-05,
// DST-ACT-RES-04, DST-ACT-REROLL-01, DST-ACT-CARD-01, DST-ACT-CARD-02, DST-ACT-CLAIM-*, DST-EFF-NEG-01.
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- requirements: legality, and read backwards the explanation. A prohibition stands beside the usual requirement that a
// permission lifts, so that "cannot" beats "can" (DST-EFF-NEG-01).

using Rule = Requirement<Table, Seat, Piece>;

// --- what cards impose on a player's next action or turn

// DST-ERR-14: on their own turn, that turn only; in an additional action meanwhile they may.
bool isBarred(Table& t, Seat seat, ActId verb) {
    uint8_t barred = t.s.barred[seat.index()];
    if (barred == 0 || (barred & State::kNotYet) != 0 || ((barred >> (verb - 1)) & 1) == 0) return false;
    const RoundFrame* round = t.nearest(kRound);
    return round != nullptr && round->turn == seat;
}

bool isYours(Table& t, Seat seat, Piece p) {
    return (t.s.pieces.isIn(p, kCharacters) || t.s.pieces.isIn(p, kSupports)) && controllerOf(t, p) == seat;
}
bool mayActivate(Table& t, Seat seat, Piece p) { return !isForbidden(t, seat, kHoldActivates) && canBeActivated(t, p); }
bool hasDice(Table& t, Seat, Piece p) { return !t.s.pieces.isIn(p, kSupports) || hasDie(t, p); }
bool isReady(Table& t, Seat seat, Piece p) { return !isExhausted(t, p) || isPermitted(t, seat, kHoldActivates); }
constexpr Rule kActivateRules[] = {
    {"DST-ACT-ACTV-01", "it is not a character or support of yours", isYours},
    {"DST-EFF-NEG-01", "a card says that you cannot", mayActivate},
    {"DST-ACT-ACTV-04", "it has no die", hasDice},
    {"DST-ACT-ACTV-05", "it is exhausted", isReady},
};

bool isInYourPool(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kPool, seat}; }
bool isNoModifier(Table& t, Seat, Piece p) { return !sideOf(t, p).plus; }
bool isNotBlank(Table& t, Seat, Piece p) { return sideOf(t, p).symbol != kBlank; }
bool isPayable(Table& t, Seat seat, Piece p) { return canPaySide(t, seat, sideOf(t, p)); }
constexpr Rule kResolveRules[] = {
    {"DST-ZONE-08", "it is not in your pool", isInYourPool},
    {"DST-SYM-22", "a blank cannot be resolved", isNotBlank},
    {"DST-DIE-09", "a modifier is resolved together with a plain die", isNoModifier},
    {"DST-DIE-05", "you cannot pay for that side", isPayable},
};

bool isInYourHand(Table& t, Seat seat, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, seat}; }
constexpr Rule kRerollRules[] = {
    {"DST-ACT-REROLL-01", "it is not in your hand", isInYourHand},
};

bool isUnclaimed(Table& t, Seat seat, Piece) { return !t.s.claimed.some() || isPermitted(t, seat, kHoldClaims); }
bool mayClaim(Table& t, Seat seat, Piece) { return !isForbidden(t, seat, kHoldClaims); }
// DST-ACT-CLAIM-06: also who controls it already; off: only the others.
bool isOthers(Table& t, Seat seat, Piece) { return t.on("DST-ACT-CLAIM-06"_rule) || !(t.s.holder == seat); }
constexpr Rule kClaimRules[] = {
    {"DST-EFF-NEG-01", "a card says that you cannot", mayClaim},
    {"DST-ACT-CLAIM-04", "the battlefield was claimed this round", isUnclaimed},
    {partOf("DST-ACT-CLAIM-06"), "you control the battlefield already", isOthers},
};

using UseRule = Requirement<Table, Seat, Piece, int>;
constexpr const char* kItsCondition = "what it asks for does not hold";
// DST-RUL-LEG-05: some abilities may be used by any player's action.
bool isYourCard(Table& t, Seat seat, Piece p, int ability) {
    bool anybody = t.book().abilities[static_cast<size_t>(ability)].timing == kPublicAction;
    return isInPlay(t, p) && (anybody || controllerOf(t, p) == seat);
}
bool canPayUse(Table& t, Seat seat, Piece p, int ability) {
    return payable(t, abilityFrame(t, ability, refOf(t, p), seat, {}));
}
// What the ability says before its costs.
bool meetsItsCondition(Table& t, Seat seat, Piece p, int ability) {
    return language::conditionHolds(t, abilityFrame(t, ability, refOf(t, p), seat, {}));
}
bool isUnused(Table& t, Seat, Piece p, int ability) {
    if (t.book().abilities[static_cast<size_t>(ability)].timing != kPowerAction) return true;
    // DST-ACT-CARD-03: each card has its own; off: one for all of that title.
    for (const Use& u : t.s.uses.list)
        if (!t.on("DST-ACT-CARD-03"_rule) && u.key == ability) return false;
    return t.s.uses.count(refOf(t, p), static_cast<uint16_t>(ability), kPeriodRound) == 0;
}
// DST-ED-38: the first edition has no power actions.
bool isKnown(Table& t, Seat, Piece, int ability) {
    return t.book().abilities[static_cast<size_t>(ability)].timing != kPowerAction || t.s.edition == kEdition18;
}
constexpr UseRule kUseRules[] = {
    {"DST-ED-38", "the first edition has no power actions", isKnown},
    {"DST-ABL-03", "it is not in play under your control", isYourCard},
    {"DST-ACT-CARD-02", "it was used this round", isUnused},
    {partOf("DST-ACT-CARD-01"), kItsCondition, meetsItsCondition},
    {"DST-ACT-CARD-01", "its cost cannot be paid", canPayUse},
};

// --- options

constexpr uint32_t kUsable = 1u << kAction | 1u << kPowerAction | 1u << kPublicAction;  // timings

// DST-RUL-EAW-04: a duty that cannot be fulfilled does not bind. DST-RUL-EAW-05: one without an effect does.
bool hasDuty(Table& t, Seat seat) {
    Piece duty = t.s.forced[seat.index()];
    if (!duty.some()) return false;
    if (duty == State::kAnyCharacter) {
        if (isBarred(t, seat, kActActivate)) return false;
        for (Piece p : t.s.pieces.in({kCharacters, seat}))
            if (allHold(t, kActivateRules, seat, p)) return true;
        return false;
    }
    if (!(t.s.pieces.zoneOf(duty) == Zone{kHand, seat}) || isBarred(t, seat, kActPlay)) return false;
    return mayPlay(t, seat, duty) || !t.on("DST-RUL-EAW-04"_rule);
}
bool isDuty(Table& t, Seat seat, const Option& o) {
    Piece duty = t.s.forced[seat.index()];
    if (duty == State::kAnyCharacter) return o.verb == kActActivate && isCharacter(t, o.piece);
    return o.verb == kActPlay && o.piece == duty;
}
void dutyOptions(Table& t, Seat seat, Options& out) {
    Piece duty = t.s.forced[seat.index()];
    if (!(duty == State::kAnyCharacter)) return out.add(optionAct(kActPlay, duty));
    for (Piece p : t.s.pieces.in({kCharacters, seat}))
        if (allHold(t, kActivateRules, seat, p)) out.add(optionAct(kActActivate, p));
}

// Every ability of that card that is used by an action; `as`: the piece that has it.
void usesOf(Table& t, Seat seat, const CardDef& def, Piece as, uint32_t timings, Options& out) {
    if ((def.timings & timings) == 0) return;
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (((timings >> a.timing) & 1) != 0 && !t.rules.switches.off(a.id) && allHold(t, kUseRules, seat, as, ability))
            out.add(optionAct(kActUse, as, static_cast<uint16_t>(ability)));
    }
}
bool isUsable(Table& t, Piece p) { return p.some() && (defOf(t, p).timings & kUsable) != 0; }
void useOptions(Table& t, Seat seat, uint8_t kind, Options& out) {
    for (Piece p : t.s.pieces.in({kind, seat})) {
        usesOf(t, seat, defOf(t, p), p, kUsable, out);
        forEachCopied(t, p, [&](Piece c) { usesOf(t, seat, defOf(t, c), p, kUsable, out); });
    }
}
// What another player's character lets anybody do.
void publicOptions(Table& t, Seat seat, Options& out) {
    for (uint8_t kind : {kCharacters, kDowngrades})
        for (int i = 0; i < t.seats(); ++i)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (!(seatAt(i) == seat)) usesOf(t, seat, defOf(t, p), p, 1u << kPublicAction, out);
}

// The mark is taken whenever the question is put: at the start, and again after a reversed action.
Seat actionWho(Table& t, ActionFrame& f) {
    setMark(t);
    return f.seat;
}

// Abilities "before you take an action" come before it is declared (DST-RUL-EAW-13), once. If one did something, the action
// is taken: nothing is passed then.
Flow beforeAction(Table& t, ActionFrame& f) {
    if (f.opened != 0 || !isPreceded(t, kActs)) return skipTo("take an action");
    f.opened = 1;
    setMark(t);
    openBefore(t, Event{kActs, f.seat, 0, {}, {}, {}});
    return next();
}
Flow afterBefore(Table& t, ActionFrame& f) {
    f.begun = equalsMark(t) ? 0 : 1;
    return next();
}

// A die that may count as another symbol is offered as that too.
void resolveOptions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kPool, seat})) {
        if (!allHoldOf<1, 2, 3>(t, kResolveRules, seat, p)) continue;
        out.add(optionAct(kActResolve, p));
        if (!mayCountAsAnother(t, p)) continue;
        for (int i = kMelee; i <= kFocus; ++i)
            if (countsAs(t, p, static_cast<Symbol>(i))) out.add(optionAct(kActResolve, p, static_cast<uint16_t>(i)));
    }
}

// DST-ED-32: in the first edition an action outside one's own turn must be taken.
bool isBound(Table& t, Seat seat) {
    const RoundFrame* round = t.nearest(kRound);
    return round != nullptr && !(round->turn == seat) && isFirstEdition(t, "DST-ED-32"_rule);
}

void actionOptions(Table& t, ActionFrame& f, Options& out) {
    Seat seat = f.seat;
    if (hasDuty(t, seat)) {
        dutyOptions(t, seat, out);
        if (f.begun == 0 || !t.on("DST-RUL-EAW-06"_rule)) out.add(f.additional != 0 ? optionNo() : optionPass());
        return;
    }
    if (!isBarred(t, seat, kActPlay)) playOptions(t, seat, out);
    // Where a piece lies need not be asked again: the first line of each table is left out.
    uint32_t timings = 0;
    for (uint8_t kind : {kCharacters, kSupports})
        for (Piece p : t.s.pieces.in({kind, seat})) {
            timings |= defOf(t, p).timings;
            if (allHoldOf<3, 1, 2>(t, kActivateRules, seat, p) && !isBarred(t, seat, kActActivate))
                out.add(optionAct(kActActivate, p));
        }
    if (!isBarred(t, seat, kActResolve)) resolveOptions(t, seat, out);
    // DST-TERM-08: any number of dice is also none, so that nothing else is asked; off: there must be one.
    // DST-ED-37: in the first edition there must be one, too.
    bool none = t.on("DST-TERM-08"_rule) && !isFirstEdition(t, "DST-ED-37"_rule);
    if ((t.s.pieces.size({kPool, seat}) > 0 || none) && !isBarred(t, seat, kActReroll))
        for (Piece p : t.s.pieces.in({kHand, seat})) out.add(optionAct(kActReroll, p));
    if (!isBarred(t, seat, kActUse)) {
        if ((timings & kUsable) != 0)
            for (uint8_t kind : {kCharacters, kSupports}) useOptions(t, seat, kind, out);
        for (uint8_t kind : {kUpgrades, kDowngrades})
            if (t.s.pieces.size({kind, seat}) > 0) useOptions(t, seat, kind, out);
        if (t.s.pieces.size({kPlots, seat}) > 0) useOptions(t, seat, kPlots, out);
        if (t.s.holder == seat && isUsable(t, t.s.pieces.top({kBattlefield, seat}))) useOptions(t, seat, kBattlefield, out);
        if (!t.on("DST-ABL-03"_rule)) useOptions(t, seat, kDiscard, out);
        publicOptions(t, seat, out);
    }
    if (allHold(t, kClaimRules, seat, Piece{}) && !isBarred(t, seat, kActClaim)) out.add(optionAct(kActClaim));
    bool free = f.begun == 0 || out.size() == 0;
    if (f.additional == 0) {
        if (free) out.add(optionPass());
    } else if (out.size() == 0 || (free && !isBound(t, seat))) {
        out.add(optionNo());
    }
}

// --- taking an action

void dispatch(Table& t, Seat seat, const Option& o) {
    switch (o.verb) {
        case kActPlay: t.call(kPlayCard, PlayFrame{refOf(t, o.piece), {}, {}, 0, seat, 0, kHand, 0}, seat); break;
        case kActActivate: activate(t, o.piece, seat, isPermitted(t, seat, kHoldActivates)); break;
        case kActResolve: {
            ResolveDiceFrame f;
            f.dieNumber = static_cast<uint8_t>(o.piece.n);
            f.symbol = o.detail != 0 ? static_cast<uint8_t>(o.detail) : static_cast<uint8_t>(sideOf(t, o.piece).symbol);
            t.call(kResolveDice, f, seat);
            break;
        }
        case kActReroll: {
            RerollFrame f;
            f.card = refOf(t, o.piece);
            t.call(kReroll, f, seat);
            break;
        }
        case kActUse:
            if (t.book().abilities[o.detail].timing == kPowerAction &&
                !t.s.uses.note(refOf(t, o.piece), o.detail, kPeriodRound))
                t.fault(Fault::capacity);
            startAbility(t, o.detail, refOf(t, o.piece), seat, Event{});
            break;
        case kActClaim: t.call(kClaimBattlefield, ClaimFrame{}, seat); break;
        default: break;
    }
}

Flow actionAnswer(Table& t, ActionFrame& f, Option o) {
    t.outcome() = {};
    if (o.kind == OptionKind::pass || o.kind == OptionKind::no) {
        t.outcome() = kNothingHappened;
        t.outcome().flags |= Result::kCancelled;  // it was not even begun
        // First edition: what an additional action went ahead of is resolved now.
        f.told = 1;
        return t.s.queue.empty() ? done() : next();
    }
    f.verb = o.verb;
    dispatch(t, f.seat, o);
    return next();
}

// DST-ACT-PASS-02: an action that changes nothing counts as a pass. DST-ED-42: not in the first edition; after 20 of them in
// a row it does, so that a phase can end (docs/decisions/016). Whatever it did, it was the next action. What answers an
// action joins the queue when all of it is over.
constexpr int kIdleMost = 20;
Flow judge(Table& t, ActionFrame& f) {
    f.told = 1;
    t.s.forced[f.seat.index()] = {};
    RoundFrame* round = t.s.edition != kEdition18 ? t.nearest(kRound) : nullptr;
    bool same = equalsMark(t);
    if (round != nullptr) round->idle = same ? static_cast<uint8_t>(std::min(round->idle + 1, 200)) : uint8_t{0};
    bool counts = round == nullptr || round->idle > kIdleMost || !isFirstEdition(t, "DST-ED-42"_rule);
    if (same && counts && t.on("DST-ACT-PASS-02"_rule)) {
        t.outcome() = kNothingHappened;
        return done();
    }
    return hint(t, Event{kActs, f.seat, f.verb, {}, {}, {}}) ? again() : done();
}

// DST-ED-32: in the first edition an additional action comes at once, before what waits in the queue; DST-ED-57: also that
// of Ambush.
bool comesAtOnce(Table& t, const AdditionalAction& a) {
    bool ambush = (a.flags & AdditionalAction::kOfAmbush) != 0;
    return isFirstEdition(t, ambush ? "DST-ED-57"_rule : "DST-ED-32"_rule);
}

// DST-ACT-ILL-01: a reversed or withdrawn action: the same player takes another one or passes.
// DST-ACT-EXTRA-03: everything that the action triggered resolves before the next action; off: an additional action cuts in.
Flow finishAction(Table& t, ActionFrame& f) {
    if (t.result().cancelled()) {
        t.self().result = {};
        if (f.returned < 255) ++f.returned;
        return restart();
    }
    if (!t.on("DST-ACT-EXTRA-03"_rule) && !t.s.additional.empty()) {
        Seat seat = t.s.additional[0].seat;
        t.s.additional.removeAt(0);
        t.call(kTakeAction, ActionFrame{seat, 1, 0}, seat);
        t.self().result = {};
        return again();
    }
    if (!t.s.additional.empty() && comesAtOnce(t, t.s.additional[0])) return done();
    if (resolveFirst(t)) return again();
    return f.told == 0 ? judge(t, f) : done();
}

constexpr Step<Table> kActionSteps[] = {
    {partOf("DST-BEF-01"), "before", act<beforeAction>()},
    {partOf("DST-ACT-ILL-01"), "was anything done?", act<afterBefore>()},
    {"DST-RND-03", "take an action", ask<actionWho, actionOptions, actionAnswer>()},
    {partOf("DST-ACT-PASS-02"), "queue, then a pass after all?", act<finishAction>()},
};

// --- claiming

Piece battlefield(Table& t) {
    for (int i = 0; i < t.seats(); ++i)
        if (Piece p = t.s.pieces.top({kBattlefield, seatAt(i)}); p.some()) return p;
    return {};
}
int claimAbility(Table& t) {
    Piece p = battlefield(t);
    int found = 0;
    if (p.some()) forEachAbility(t, p, kClaim, [&](Piece, int ability) { found = ability; });
    return found;
}
// DST-ED-39: control comes first; in the first edition after the claim ability.
bool isControlLast(Table& t) { return isFirstEdition(t, "DST-ED-39"_rule); }
Flow control(Table& t) {
    Seat seat = t.self().seat;
    t.s.holder = t.s.claimed = seat;
    if (Piece p = battlefield(t); p.some() && !(t.s.pieces.zoneOf(p).seat == seat)) {
        moveCard(t, p, {kBattlefield, seat});
        t.s.pieces.row(p).controller = seat;
    }
    announce(t, Event{kClaimed, seat, 0, {}, {}, {}}, "DST-ACT-CLAIM-01");
    return next();
}
Flow takeControl(Table& t, ClaimFrame&) {
    if (!isControlLast(t)) return control(t);
    t.s.claimed = t.self().seat;
    return next();
}
Flow takeControlLast(Table& t, ClaimFrame&) { return isControlLast(t) ? control(t) : next(); }
Seat claimWho(Table& t, ClaimFrame&) { return claimAbility(t) != 0 ? t.self().seat : kNobody; }
void claimOptions(Table&, ClaimFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow claimAnswer(Table& t, ClaimFrame&, Option o) {
    if (o.kind == OptionKind::yes) startAbility(t, claimAbility(t), refOf(t, battlefield(t)), t.self().seat, Event{});
    return next();
}
constexpr Step<Table> kClaimSteps[] = {
    {"DST-ACT-CLAIM-01", "take control", act<takeControl>()},
    {"DST-ACT-CLAIM-05", "claim ability", ask<claimWho, claimOptions, claimAnswer>()},
    {partOf("DST-ACT-CLAIM-01"), "first edition: take control", act<takeControlLast>()},
};

}  // namespace

const Procedure<Table> kActionProcedure = procedure<ActionFrame>("action", kActionSteps);
const Procedure<Table> kClaimProcedure = procedure<ClaimFrame>("claim", kClaimSteps);

bool mayWithdraw(Table& t) {
    const ActionFrame* f = t.nearest(kTakeAction);
    return f != nullptr && f->returned == 0;
}

// Which part of the cost cannot be paid.
Explanation whyNotUse(Table& t, Seat seat, Piece p, int ability) {
    Explanation why = firstFailing(t, kUseRules, seat, p, ability);
    const AbilityFrame f = abilityFrame(t, ability, refOf(t, p), seat, {});
    if (why.says == kItsCondition) why.says = language::unmetCondition(t, f, kItsCondition);
    if (!(why.rule == "DST-ACT-CARD-01"_rule)) return why;
    return language::explained(t, f, true, why);
}

Explanation explainAction(Table& t, Seat seat, const Option& o) {
    if (o.kind != OptionKind::act) return {};
    if (o.verb >= kActPlay && o.verb <= kActClaim) {
        if (isBarred(t, seat, static_cast<ActId>(o.verb)))
            return {"DST-ERR-14", "a card says that you cannot take this action this turn"};
        if (hasDuty(t, seat) && !isDuty(t, seat, o)) return {"DST-RUL-EAW-05", "a card says what your next action must be"};
    }
    switch (o.verb) {
        case kActPlay: return whyNotPlay(t, seat, o.piece);
        case kActActivate: return firstFailing(t, kActivateRules, seat, o.piece);
        case kActResolve: return firstFailing(t, kResolveRules, seat, o.piece);
        case kActReroll: return firstFailing(t, kRerollRules, seat, o.piece);
        case kActUse: return whyNotUse(t, seat, o.piece, o.detail);
        case kActClaim: return firstFailing(t, kClaimRules, seat, Piece{});
        case kActSide: return whyNotTurnTo(t, o.piece, o.detail);
        default: return {};
    }
}

void imaginableActions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, seat})) out.add(optionAct(kActPlay, p));
    for (Piece p : t.s.pieces.in({kHand, seat})) out.add(optionAct(kActReroll, p));
    for (uint8_t kind : {kCharacters, kSupports})
        for (Piece p : t.s.pieces.in({kind, seat})) out.add(optionAct(kActActivate, p));
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kPool, seatAt(i)})) out.add(optionAct(kActResolve, p));
    for (uint8_t kind : {kCharacters, kSupports, kUpgrades, kDowngrades, kBattlefield, kPlots, kDiscard})
        for (Piece p : t.s.pieces.in({kind, seat})) {
            const CardDef& def = defOf(t, p);
            for (int i = 0; i < def.abilities; ++i) {
                uint8_t timing = t.book().abilities[static_cast<size_t>(def.first + i)].timing;
                if (timing == kAction || timing == kPowerAction || timing == kPublicAction)
                    out.add(optionAct(kActUse, p, static_cast<uint16_t>(def.first + i)));
            }
        }
    out.add(optionAct(kActClaim));
    if (const TurnFrame* f = turning(t); f != nullptr && t.s.core.asked == seat)
        for (int i = 0; i < kDieSides; ++i) out.add(optionAct(kActSide, f->die.piece, static_cast<uint16_t>(i)));
}

}  // namespace cantina::destiny
