// Playing a card: its seven steps, and what becomes of the card.
// Rules: DST-ACT-PLAY-01 to 07, DST-UPG-03, DST-UPG-04, DST-EVT-01, DST-SUP-01, DST-KW-AMB-01, DST-EFF-DEL-03,
// DST-RUL-AW-18.
//
// Everything that the player chooses before paying lies in the frame; only the card itself has moved, into the queue's zone,
// so that a half-declared play can be taken back. Abilities "before you play" do change the table: if the cost then cannot
// be paid, the mark of the table (illegal.cpp) puts all of it back.
#include "games/destiny/rules/held.h"
#include "language/reasons.h"
#include "language/shape.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- what may be played: the steps' own conditions, judged when the action is declared

// Every condition of a restriction must hold; what an upgrade may be put on is a question of its target (canAttach).
Explanation unmet(Table& t, int ability, Seat seat, Piece card) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (t.rules.switches.off(a.id)) return {};
    const AbilityFrame f = abilityFrame(t, ability, refOf(t, card), seat, {});
    if (conditionHolds(t, f)) return {};
    return {partOf("DST-TERM-28"), unmetCondition(t, f, "it may not be played now")};
}
Explanation unmetRestriction(Table& t, Seat seat, Piece card) {
    const CardDef& def = defOf(t, card);
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        if (t.book().abilities[static_cast<size_t>(ability)].timing != kRestriction) continue;
        if (Explanation e = unmet(t, ability, seat, card); !e.legal()) return e;
    }
    return {};
}
bool meetsRestrictions(Table& t, Seat seat, Piece card) {
    return !hasTiming(defOf(t, card), kRestriction) || unmetRestriction(t, seat, card).legal();
}

// DST-KW-MOD-01: a mod goes on what its Modify names, any other upgrade or downgrade on a character. Stops when fn is
// content.
template <class Fn>
bool anyHost(Table& t, Seat seat, Piece upgrade, Fn fn) {
    const bool down = defOf(t, upgrade).type == kDowngrade;
    for (uint8_t kind : {kCharacters, kSupports, kUpgrades}) {
        if (kind != kCharacters && !hasTiming(defOf(t, upgrade), kModify)) break;
        for (int i = 0; i < t.seats(); ++i) {
            if ((seatAt(i) == seat) == down) continue;
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                if (canAttach(t, seat, upgrade, p) && fn(p)) return true;
        }
    }
    return false;
}
bool hasHost(Table& t, Seat seat, Piece upgrade) {
    return anyHost(t, seat, upgrade, [](Piece) { return true; });
}
bool hasTarget(Table& t, Seat seat, Piece card) { return !isForHosts(defOf(t, card)) || hasHost(t, seat, card); }

bool isInHand(Table& t, Seat seat, Piece card) {
    return t.s.pieces.zoneOf(card) == Zone{kHand, seat} && defOf(t, card).type != kNoType;
}
// DST-UNIQ-02, DST-UNIQ-04, DST-UNIQ-05: one copy of a unique card in play for each player.
bool isFirstCopy(Table& t, Seat seat, Piece card) {
    const CardDef& def = defOf(t, card);
    // Off: another player's copy counts, too.
    bool own = t.on("DST-UNIQ-05"_rule) && t.on("DST-FAQ-12"_rule);
    for (int i = 0; !own && i < t.seats(); ++i)
        if (def.number[kUnique] != 0 && hasCopy(t, seatAt(i), def)) return false;
    return def.number[kUnique] == 0 || def.type == kEvent || !hasCopy(t, seat, def) || !countsAsUnique(t, card);
}
// After so many actions that came to nothing in one turn nothing is tried any more that a choice could make impossible:
// otherwise a turn need never end.
constexpr int kTries = 8;
bool mayTry(Table& t) {
    const ActionFrame* f = t.nearest(kTakeAction);
    return f == nullptr || f->returned < kTries;
}
// How much more it costs, as cards in play say, and as it says itself.
int surcharge(Table& t, Piece card, Piece host) {
    int more = added(t, {kHoldCost, card, {}, host});
    if (!hasTiming(defOf(t, card), kPrice)) return more;
    readContinuous(t, card, {kHoldCost, card}, [&](const Continuous& row, const AbilityFrame& f, const Args& a) {
        if (timingOf(t, row) != kPrice) return;
        more += amountOf(row, a) / 1000;
        t.used(f.ability);
    });
    return more;
}
bool canBePaidOn(Table& t, Seat seat, Piece card, Piece host, int less = 0) {
    int have = t.s.resources[seat.index()] + less;
    if (printedCost(t, card) + surcharge(t, card, host) <= have) return true;
    return mayTry(t) && leastCost(t, seat, card, host) <= have;
}
bool canBePaidLess(Table& t, Seat seat, Piece card, int less) {
    if (!speaksOf(t, kHoldCost) && !hasTiming(defOf(t, card), kPrice) &&
        printedCost(t, card) <= t.s.resources[seat.index()] + less)
        return true;
    if (!isForHosts(defOf(t, card))) return canBePaidOn(t, seat, card, {}, less);
    return anyHost(t, seat, card, [&](Piece p) { return canBePaidOn(t, seat, card, p, less); });
}
bool canBePaid(Table& t, Seat seat, Piece card) { return canBePaidLess(t, seat, card, 0); }

// A card or an effect says that it cannot be played, by anybody or by this player.
bool isNotForbidden(Table& t, Seat seat, Piece card) {
    return !isHeld(t, language::Form::forbid, {kHoldPlayed, card, {}, {}, seat});
}
constexpr Requirement<Table, Seat, Piece> kPlayRules[] = {
    {"DST-ZONE-15", "it is not in your hand", isInHand},
    {"DST-UNIQ-04", "you have a copy of this unique card in play", isFirstCopy},
    {"DST-ACT-PLAY-02", "its play restrictions are not met", meetsRestrictions},
    {"DST-ACT-PLAY-03", "there is nothing to attach it to", hasTarget},
    {"DST-ACT-PLAY-04", "you cannot pay its cost", canBePaid},
    {"DST-EFF-NEG-01", "a card says that it cannot be played", isNotForbidden},
};

// --- costs

// DST-UPG-03: an upgrade on the same card may go for its cost. DST-UPG-04: once per round; DST-ED-10: as often as one likes.
bool mayReplace(Table& t, Seat seat) {
    bool once = t.on("DST-UPG-04"_rule) && t.on("DST-TERM-34"_rule) && !isFirstEdition(t, "DST-ED-10"_rule);
    bool used = ((t.s.replaced >> seat.index()) & 1) != 0 && once;
    return !used && t.on("DST-UPG-03"_rule);
}

// What "before you play" abilities could take off, if their controller wished and could.
int possibleReduction(Table& t, Seat seat, Piece card) {
    if (!isPreceded(t, kPlayed)) return 0;
    Event e{kPlayed, seat, 0, refOf(t, card), {}, {}};
    int less = 0;
    for (uint8_t kind : {kCharacters, kSupports, kUpgrades, kDowngrades, kBattlefield, kPlots})
        for (Piece p : t.s.pieces.in({kind, seat})) {
            if (((defOf(t, p).watches >> kPlayed) & 1) == 0) continue;
            forEachAbility(t, p, kBefore, [&](Piece, int ability) {
                const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
                if (!a.uses(kTagCost)) return;
                if (a.isUsedUp(t.s.uses.count(refOf(t, p), static_cast<uint16_t>(ability), kPeriodRound))) return;
                const AbilityFrame f = abilityFrame(t, ability, refOf(t, p), seat, e);
                int off = 0;
                forEachUse(t, f, kTagCost, [&](const Args& operands) { off -= operands.whole(kCostAmount); });
                if (off <= 0 || !answersEvent(t, ability, refOf(t, p), seat, e)) return;
                if (payable(t, f)) less += off;
            });
        }
    return less;
}

// DST-FAQ-09: colours do not matter; off: they do.
bool mayGoFor(Table& t, Piece old, Piece card) {
    return t.on("DST-FAQ-09"_rule) || defOf(t, old).number[kColor] == defOf(t, card).number[kColor];
}
int bestReplacement(Table& t, Seat seat, Piece host, Piece card) {
    int best = 0;
    if (mayReplace(t, seat))
        for (Piece p : t.s.pieces.in({placeOnHost(defOf(t, card)), seat}))
            if (t.s.pieces.data(p).on == host && mayGoFor(t, p, card)) best = std::max(best, printedCost(t, p));
    return best;
}

// --- the card in the queue

Queued* entryOf(Table& t, PieceRef card) {
    for (Queued& q : t.s.queue)
        if (q.kind == Lined::card && q.source == card) return &q;
    return nullptr;
}

void removeEntry(Table& t, PieceRef card) {
    for (int i = 0; i < t.s.queue.size(); ++i)
        if (t.s.queue[i].kind == Lined::card && t.s.queue[i].source == card) return t.s.queue.removeAt(i);
}

// Whether it was the last card of the hand is noted now.
void lineUp(Table& t, const PlayFrame& f) {
    bool last = f.from == kHand && t.s.pieces.size({kHand, f.seat}) == 0;
    auto marks = static_cast<int16_t>(last ? kWasLast : 0);
    enqueue(t, Queued{Event{kPlayed, f.seat, marks, f.card, f.host, f.replaced}, f.card, 0, f.seat, Lined::card});
}

void takeBack(Table& t, PlayFrame& f) {
    removeEntry(t, f.card);
    Zone from{f.from, t.s.pieces.row(f.card.piece).owner};
    const Where where = f.from == kDeck ? Where::top : Where::bottom;
    if (!(t.s.pieces.zoneOf(f.card.piece) == from)) moveCard(t, f.card.piece, from, where);
}

// It cannot be completed. An action is reversed as a whole; what an effect wanted to play just is not played.
// RULING DST-ACT-ILL-02: an action that may not be reversed stands as far as it came, because only taking back is forbidden:
// the card returns to the hand and the action is spent. See docs/decisions/010-destiny-mark-of-the-table.md.
Flow fail(Table& t, PlayFrame& f) {
    if (f.byEffect == 0 && reverseToMark(t)) {
        t.outcome().flags = Result::kCancelled;
        return done();
    }
    takeBack(t, f);
    t.outcome() = kNothingHappened;
    // DST-ED-33: in the first edition what cannot be paid for was not played: no action was taken.
    if (f.byEffect == 0 && isFirstEdition(t, "DST-ED-33"_rule)) t.outcome().flags = Result::kCancelled;
    return done();
}

// --- the seven steps

// Step 1. The card is shown and enters the queue.
Flow show(Table& t, PlayFrame& f) {
    reveal(t, f.card.piece);
    moveCard(t, f.card.piece, {kLine, f.seat});
    t.s.pieces.row(f.card.piece).controller = f.seat;
    lineUp(t, f);
    return next();
}
// Whoever counts which abilities were used is told of those that let the card through.
void noteRestrictions(Table& t, const PlayFrame& f) {
    const CardDef& def = defOf(t, f.card.piece);
    for (int i = 0; t.sink != nullptr && i < def.abilities; ++i)
        if (t.book().abilities[static_cast<size_t>(def.first + i)].timing == kRestriction)
            t.used(static_cast<uint16_t>(def.first + i));
    if (t.sink != nullptr && f.host.some()) canAttach(t, f.seat, f.card.piece, f.host.piece);
}
// Step 2. Play restrictions.
Flow checkRestrictions(Table& t, PlayFrame& f) {
    if (!meetsRestrictions(t, f.seat, f.card.piece)) return fail(t, f);
    if (!isForHosts(defOf(t, f.card.piece))) noteRestrictions(t, f);
    return next();
}
// Step 3. An upgrade's target; until now the play can be taken back.
// With a host for which the cost cannot be paid the play would be illegal.
constexpr Requirement<Table, const PlayFrame&, Piece> kPlayTargets[] = {
    {"DST-ACT-PLAY-04", "you cannot pay the cost of playing it there",
     [](Table& t, const PlayFrame& f, Piece host) { return canBePaidOn(t, f.seat, f.card.piece, host, f.less); }},
};
bool isTarget(Table& t, const PlayFrame& f, Piece host) {
    return canAttach(t, f.seat, f.card.piece, host) && allHold<kPlayTargets>(t, f, host);
}
Explanation whyNotTarget(Table& t, PlayFrame& f, Piece host) {
    Explanation e = whyNotAttach(t, f.seat, f.card.piece, host);
    return e.legal() ? firstFailing(t, kPlayTargets, f, host) : e;
}
// A card may say on whom it is played: then nobody is asked.
Seat targetWho(Table& t, PlayFrame& f) {
    if (!isForHosts(defOf(t, f.card.piece)) || f.host.some()) return kNobody;
    return anyHost(t, f.seat, f.card.piece, [&](Piece p) { return isTarget(t, f, p); }) ? f.seat : kNobody;
}
void targetOptions(Table& t, PlayFrame& f, Options& out) {
    anyHost(t, f.seat, f.card.piece, [&](Piece p) {
        if (isTarget(t, f, p)) out.add(optionPiece(p));
        return false;
    });
    if (f.byEffect == 0 && mayWithdraw(t)) out.add(optionNo());
}
Flow targetAnswer(Table& t, PlayFrame& f, Option o) {
    if (o.kind == OptionKind::no) {
        takeBack(t, f);
        t.outcome().flags = Result::kCancelled;
        return done();
    }
    f.host = refOf(t, o.piece);
    noteRestrictions(t, f);
    return next();
}
// Step 4. The cost, counting every modifier that could apply.
Flow determineCost(Table& t, PlayFrame& f) {
    bool targeted = !isForHosts(defOf(t, f.card.piece)) || f.host.some() || !t.on("DST-ACT-PLAY-03"_rule);
    if (!targeted || !canBePaidOn(t, f.seat, f.card.piece, f.host.piece, f.less)) return fail(t, f);
    // DST-RUL-AW-18: an upgrade that is replaced is still there.
    f.less = static_cast<int16_t>(f.less - surcharge(t, f.card.piece, f.host.piece));
    return next();
}
// Step 5. Modifiers: replacing an upgrade, then abilities "before you play". A downgrade replaces a downgrade.
bool isReplaceable(Table& t, const PlayFrame& f, Piece p) {
    return t.s.pieces.zoneOf(p) == Zone{placeOnHost(defOf(t, f.card.piece)), f.seat} &&
           t.s.pieces.data(p).on == f.host.piece;
}
Seat replaceWho(Table& t, PlayFrame& f) {
    if (!f.host.some() || !mayReplace(t, f.seat)) return kNobody;
    for (Piece p : t.s.pieces.in({placeOnHost(defOf(t, f.card.piece)), f.seat}))
        if (isReplaceable(t, f, p)) return f.seat;
    return kNobody;
}
// What would leave more to pay than the player has is not offered.
struct Replacing {
    const PlayFrame& f;
    int cost, most;  // most: what could be paid without replacing
};
Replacing replacing(Table& t, const PlayFrame& f) {
    int most = t.s.resources[f.seat.index()] + possibleReduction(t, f.seat, f.card.piece) + f.less;
    return {f, printedCost(t, f.card.piece), most};
}
constexpr Requirement<Table, const Replacing&, Piece> kReplaced[] = {
    {partOf("DST-UPG-03"), "it is no upgrade of yours",
     [](Table& t, const Replacing& r, Piece p) {
         return t.s.pieces.zoneOf(p) == Zone{placeOnHost(defOf(t, r.f.card.piece)), r.f.seat};
     }},
    {"DST-UPG-03", "it is on another card",
     [](Table& t, const Replacing& r, Piece p) { return t.s.pieces.data(p).on == r.f.host.piece; }},
    {"DST-ACT-PLAY-04", "its cost is too low: you could not pay the rest",
     [](Table& t, const Replacing& r, Piece p) { return r.cost - printedCost(t, p) <= r.most; }},
    {partOf("DST-FAQ-09"), "its color is another one",
     [](Table& t, const Replacing& r, Piece p) { return mayGoFor(t, p, r.f.card.piece); }},
};
Explanation whyNotReplace(Table& t, PlayFrame& f, Piece p) { return firstFailing(t, kReplaced, replacing(t, f), p); }
void replaceOptions(Table& t, PlayFrame& f, Options& out) {
    const Replacing r = replacing(t, f);
    for (Piece p : t.s.pieces.in({placeOnHost(defOf(t, f.card.piece)), f.seat}))
        if (allHoldOf<1, 2, 3>(t, kReplaced, r, p)) out.add(optionPiece(p));
    if (r.cost <= r.most || out.size() == 0) out.add(optionNo());
}
Flow replaceAnswer(Table& t, PlayFrame& f, Option o) {
    if (o.kind == OptionKind::piece) {
        f.replaced = refOf(t, o.piece);
        f.less = static_cast<int16_t>(f.less + printedCost(t, o.piece));
    }
    return next();
}
Flow beforeYouPlay(Table& t, PlayFrame& f) {
    openBefore(t, Event{kPlayed, f.seat, 0, f.card, f.host, {}});
    return next();
}
// Step 6. The cost is paid: from here on the play is complete whatever happens.
Flow payCost(Table& t, PlayFrame& f) {
    int cost = paidFor(t, f.card);
    int have = t.s.resources[f.seat.index()];
    if (have < cost) return fail(t, f);
    setResources(t, f.seat, have - cost);
    // DST-RUL-EAW-18: what is paid counts, not what is printed.
    if (isHeld(t, Form::grant, {kHoldAmbush, f.card.piece})) f.ambush = 1;
    return next();
}
// Step 7. It resolves when it is next in line. A card played inside a before ability does not wait: what interrupts the
// queue ignores it (DST-FAQ-32).
Flow resolveInTurn(Table& t, PlayFrame& f) {
    if (f.replaced.some()) t.s.replaced = static_cast<uint8_t>(t.s.replaced | 1u << f.seat.index());
    // DST-ED-07: in the first edition a card that is played lies in no queue (DST-ED-52: only after abilities wait there).
    bool limbo = isFirstEdition(t, "DST-ED-07"_rule) && isFirstEdition(t, "DST-ED-52"_rule);
    if (t.on("DST-ACT-PLAY-07"_rule) && !isInterrupting(t) && !limbo) {
        if (Queued* q = entryOf(t, f.card)) {
            q->event.object = f.host;
            q->event.source = f.replaced;
            if (f.ambush != 0) q->event.amount |= kAmbushed;
        } else {
            lineUp(t, f);
        }
        return done();
    }
    const Queued* q = entryOf(t, f.card);
    int marks = (q != nullptr ? q->event.amount : 0) | (f.ambush != 0 ? kAmbushed : 0);
    const ResolveCardFrame card{f.card, f.host, f.replaced, static_cast<uint16_t>(marks), 0, 0};
    removeEntry(t, f.card);
    t.call(kResolveCard, card, f.seat);
    return done();
}
constexpr Step<Table> kPlaySteps[] = {
    {"DST-ACT-PLAY-01", "1 show and line up", act<show>()},
    {"DST-ACT-PLAY-02", "2 restrictions", act<checkRestrictions>()},
    {"DST-ACT-PLAY-03", "3 target", askWhich<targetWho, targetOptions, targetAnswer, whyNotTarget>()},
    {"DST-ACT-PLAY-04", "4 cost", act<determineCost>()},
    {"DST-ACT-PLAY-05", "5 replace", askWhich<replaceWho, replaceOptions, replaceAnswer, whyNotReplace>()},
    {"DST-ACT-PLAY-05", "5 before you play", act<beforeYouPlay>()},
    {"DST-ACT-PLAY-06", "6 pay", act<payCost>()},
    {partOf("DST-ACT-PLAY-07"), "7 resolve", act<resolveInTurn>()},
};

// --- a card in the queue resolves

// The effects of an event may be replaced as a whole. DST-FAQ-39: its Ambush comes before what its text brings about.
Flow wouldResolve(Table& t, ResolveCardFrame& f) {
    f.place = static_cast<uint8_t>(t.s.additional.size());
    Event e{kWouldResolve, t.self().seat, 0, f.card, {}, {}};
    if (defOf(t, f.card.piece).type == kEvent && isPreceded(t, kWouldResolve) && !openWould(t, e)) openBefore(t, e);
    return next();
}
Flow carryOut(Table& t, ResolveCardFrame& f) {
    const CardDef& def = defOf(t, f.card.piece);
    if (t.result().replaced()) return next();
    if (def.type == kEvent)
        for (int i = def.abilities - 1; i >= 0; --i)
            if (const Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
                a.timing == kEffect && !t.rules.switches.off(a.id))
                startAbility(t, def.first + i, f.card, t.self().seat, Event{kPlayed, t.self().seat, 0, f.card, {}, {}});
    return next();
}

bool hasDelayed(Table& t, PieceRef card) {
    for (const Delayed& d : t.s.delayed)
        if (d.source == card) return true;
    return false;
}

void putIntoPlay(Table& t, ResolveCardFrame& f) {
    Piece p = f.card.piece;
    const bool upgrade = isForHosts(defOf(t, p));
    if (upgrade && f.host.some() && !isAlive(t, f.host)) return moveCard(t, p, {kDiscard, t.s.pieces.row(p).owner});
    if (isAlive(t, f.replaced)) leavePlay(t, f.replaced.piece, {kDiscard, t.s.pieces.row(f.replaced.piece).owner});
    moveCard(t, p, {upgrade ? placeOnHost(defOf(t, p)) : kSupports, t.self().seat});
    t.s.pieces.row(p).controller = t.self().seat;
    if (upgrade) attach(t, p, f.host.piece);
    if (hasDie(t, p)) putDice(t, p, 1);
    // DST-FAQ-03: its die waits for the next activation; off: on an exhausted character it is rolled in at once.
    if (defOf(t, p).type == kUpgrade && !t.on("DST-FAQ-03"_rule) && isExhausted(t, f.host.piece))
        rollIn(t, p, t.self().seat);
}

// DST-EFF-DEL-03: an event goes to the discard pile at once, also if an effect of it is still to come.
Flow settle(Table& t, ResolveCardFrame& f) {
    Piece p = f.card.piece;
    Seat seat = t.self().seat;
    if (defOf(t, p).type == kEvent) {
        bool goes = t.s.pieces.isIn(p, kLine);  // its text may have put it elsewhere
        if (goes && (t.on("DST-EFF-DEL-03"_rule) || !hasDelayed(t, f.card)))
            moveCard(t, p, {kDiscard, t.s.pieces.row(p).owner});
    } else {
        putIntoPlay(t, f);
    }
    bool ambush = defOf(t, p).has(kAmbush) || (f.marks & kAmbushed) != 0;
    if (ambush && t.on("DST-KW-AMB-01"_rule)) {
        promiseAction(t, seat, AdditionalAction::kOfAmbush);
        if (t.on("DST-FAQ-39"_rule))
            for (int i = t.s.additional.size() - 1; i > f.place; --i) std::swap(t.s.additional[i], t.s.additional[i - 1]);
    }
    bool last = (f.marks & kWasLast) != 0;
    Event e{kPlayed, seat, static_cast<int16_t>(ambush ? kAmbushed : 0), refOf(t, p), f.host, {}};
    t.played(seat, p);
    announce(t, e, "DST-ACT-PLAY-07", f.host.some() ? kPlayedOn : kNothing);
    if (last) announce(t, Event{kLastCard, seat, 1, refOf(t, p), {}, {}}, "");
    return done();
}
constexpr Step<Table> kResolveCardSteps[] = {
    {partOf("DST-EFF-REP-03"), "would resolve", act<wouldResolve>()},
    {"DST-EVT-01", "text", act<carryOut>()},
    {partOf("DST-ZONE-23"), "discard or put into play", act<settle>()},
};

}  // namespace

const Procedure<Table> kPlayProcedure = procedure<PlayFrame>("play a card", kPlaySteps);
const Procedure<Table> kResolveCardProcedure = procedure<ResolveCardFrame>("resolve a card", kResolveCardSteps);

Explanation whyNotPlay(Table& t, Seat seat, Piece card) {
    Explanation why = firstFailing(t, kPlayRules, seat, card);
    // Which of its restrictions it is.
    if (why.rule == "DST-ACT-PLAY-02"_rule) why.says = unmetRestriction(t, seat, card).says;
    return why;
}
bool mayPlay(Table& t, Seat seat, Piece card) { return allHold(t, kPlayRules, seat, card); }

bool mayPlayThrough(Table& t, Seat seat, Piece card, int less) {
    constexpr uint32_t kFrom = 1u << kHand | 1u << kDiscard | 1u << kStacked | 1u << kDeck;
    const bool there = (kFrom >> t.s.pieces.kindOf(card) & 1) != 0;
    return there && allHoldOf<1, 2, 3, 5>(t, kPlayRules, seat, card) && canBePaidLess(t, seat, card, less);
}
bool mayPlayOn(Table& t, Seat seat, Piece card, Piece host, int less) {
    return isForHosts(defOf(t, card)) && mayPlayThrough(t, seat, card, less) && canAttach(t, seat, card, host) &&
           canBePaidOn(t, seat, card, host, less);
}

namespace {

// No card in play says on whom upgrades cannot be, nor what cards cost.
bool isWelcome(Table& t) { return !speaksOf(t, kHoldPlayed) && !speaksOf(t, kHoldCost); }

}  // namespace

// All of them, the cost first: that is what most often fails. That they are in the hand is known. A card that can be paid
// for and asks for nothing else needs no look at the table: an upgrade has some character to go on.
void playOptions(Table& t, Seat seat, Options& out) {
    int have = t.s.resources[seat.index()] * 1000;
    bool roomy = t.on("DST-UPG-06"_rule);
    bool welcome = isWelcome(t);
    for (Piece p : t.s.pieces.in({kHand, seat})) {
        const CardDef& def = defOf(t, p);
        bool simple =
            welcome && def.number[kCost] <= have && !hasTiming(def, kRestriction) && !hasTiming(def, kPrice) &&
            def.number[kUnique] == 0 &&
            (def.type == kEvent || def.type == kSupport || (def.type == kUpgrade && roomy && !hasTiming(def, kModify)));
        if (simple || allHoldOf<4, 1, 2, 3, 5>(t, kPlayRules, seat, p)) out.add(optionAct(kActPlay, p));
    }
}

int printedCost(Table& t, Piece card) { return defOf(t, card).whole(kCost); }
int paidFor(Table& t, PieceRef card) {
    const PlayFrame* f = t.nearest(kPlayCard);
    if (f == nullptr || !(f->card == card)) return 0;
    // DST-FAQ-14: nothing comes back when the old upgrade cost more; off: the rest does.
    const int cost = printedCost(t, card.piece) - f->less;
    return t.on("DST-FAQ-14"_rule) ? std::max(0, cost) : cost;
}

int leastCost(Table& t, Seat seat, Piece card, Piece host) {
    int less = possibleReduction(t, seat, card);
    if (host.some()) less += bestReplacement(t, seat, host, card);
    return std::max(0, printedCost(t, card) + surcharge(t, card, host) - less);
}

}  // namespace cantina::destiny
