// What the chapters of the rules share. Each function is defined in the file of its chapter.
#pragma once

#include "games/lcg/selector_notes.h"
#include "games/lcg/state.h"
#include "games/lcg/values.h"
#include "games/lcg/vocabulary.h"

namespace cantina::lcg {

// allHoldOf for a table that is known when this is compiled: the lines are part of the caller, not calls. These questions
// are asked of every unit in every turn.
template <const auto& kList, size_t... kAt, class... Args>
[[gnu::always_inline]] inline bool holdsAt(Table& t, const Args&... args) {
    return ((t.rules.switches.off(kList[kAt].rule) || kList[kAt].holds(t, args...)) && ...);
}

enum WindowId : uint8_t { kInterrupts, kReactions, kActions };
static_assert(kActions == State::kActionWindow);
enum EndingId : uint8_t { kEndNone, kEndConcede, kEndObjectives, kEndDial, kEndEmptyDeck, kEndVital, kEndDialDamage };
enum ActId : uint8_t {
    kActPlay = 1,
    kActUse,
    kActPay,
    kActPlace,
    kActStrike,
    kActResolveIcons,
    kActProtect,
    kActEngage,
    kActAttack,
    kActDefend,
    kActCommit,
    kActDiscard,
    kActRepeat,
    kActShield,
    kActAttach,   // a unit is played as an enhancement
    kActPutBack,  // an objective that is not kept
    kActReveal,
    kActAssign,     // so much unit damage
    kActShielding,  // by the keyword
    kActCount
};
// How a card leaves play.
enum LeaveHow : uint8_t {
    kDestroyedCard,
    kSacrificed,
    kReturned,
    kPutUnder,
    kMixedUnder,
    kCapturedCard,
    kDiscarded,
    kPutOnTop
};
enum TokenId : uint8_t { kDamageToken, kFocusToken, kShieldToken };

// --- ../state.cpp: what is known of a deck from the start
void noteCard(Table& t, Piece p);

// --- windows.cpp: interrupts, reactions and actions
extern const WindowPolicy kWindowPolicies[3];
WindowHooks<Table> windowHooks();
bool openInterrupts(Table& t, const Event& e);  // false: nobody could answer, no window
bool openReactions(Table& t, const Event& e);
// What was to happen at such an event later happens now, before anybody reacts: true if there was something.
bool wakeSome(Table& t, const Event& e);
inline bool wake(Table& t, const Event& e) { return !t.s.delayed.empty() && wakeSome(t, e); }
bool react(Table& t, const Event& e);  // both: true if a procedure was called
// Some card in play or in some hand has words for such an event, or a rule is off that keeps actions out.
inline bool isListened(Table& t, uint8_t event, uint8_t policy) {
    if ((((t.s.heard(policy) | heardInHands(t, policy)) >> event) & 1) != 0) return true;
    return t.rules.switches.any() && (!t.on("LCG-TIM-01"_rule) || !t.on("LCG-TIM-02"_rule));
}
bool isAnswered(Table& t, const Event& e, WindowId policy);  // would a window be opened?
bool openActions(Table& t);
bool isInActionWindow(Table& t);

// --- conditions.cpp: what can be interrupted and reacted to
extern const Procedure<Table> kConditionProcedure;
// True if a procedure was called; otherwise it has happened already.
bool happenInFull(Table& t, const Event& e, Zone to, uint8_t how);
inline bool happen(Table& t, const Event& e, Zone to = {}, uint8_t how = 0) {
    // Most conditions are moments that do nothing by themselves, and mostly nobody has words for them.
    constexpr uint64_t kDoSomething = 1u << kDestroyed | 1u << kLeavesPlay | 1u << kDraws | 1u << kCommitsToForce;
    bool moment = ((kDoSomething >> e.kind) & 1) == 0 && t.sink == nullptr && !t.rules.switches.any() && t.s.delayed.empty();
    if (moment && !isListened(t, e.kind, kInterrupts) && !isListened(t, e.kind, kReactions)) {
        language::noteAct(t, e);
        return false;
    }
    return happenInFull(t, e, to, how);
}
bool leavePlay(Table& t, Piece p, LeaveHow how, Seat by, PieceRef with = {});
bool mayLeave(Table& t, Piece p, LeaveHow how, Seat by, PieceRef with);  // no card says that it cannot
// What a card was like that leaves play, as the amount of the event: whoever reacts finds it elsewhere.
struct Gone {
    static constexpr int kLights = 1, kDamaged = 2, kExhausted = 4, kAttacking = 8, kDefending = 16, kCommitted = 32;
    static constexpr int kZone = 64;   // times the zone where it lay
    static constexpr int kHow = 1024;  // times how it leaves
    static int zone(const Event& e) { return e.amount % kHow / kZone; }
    static int how(const Event& e) { return e.amount / kHow; }
};
// How a card enters play, and from which zone, as the amount of the event.
struct Came {
    static constexpr int kFrom = 8;  // times the zone where it lay
    static int16_t as(EnterHow how, int zone) { return static_cast<int16_t>(how + zone * kFrom); }
    static int how(const Event& e) { return e.amount % kFrom; }
    static int from(const Event& e) { return e.amount / kFrom; }
};
Event leaving(Table& t, uint8_t kind, Seat by, Piece p, uint8_t how, PieceRef with);
bool drawCard(Table& t, Seat seat, PieceRef with = {});  // by the effect of a card, or of no card

// --- effects.cpp, resources.cpp: playing cards and initiating effects
extern const Procedure<Table> kEffectProcedure;
extern const Procedure<Table> kPayProcedure;
extern const Procedure<Table> kPlayProcedure;
Explanation whyNotUse(Table& t, Seat seat, Piece p, int ability);
Explanation whyNotPlay(Table& t, Seat seat, Piece p);
bool mayUse(Table& t, Seat seat, Piece p, int ability, const Event& e);
bool mayPlay(Table& t, Seat seat, Piece p);
inline bool isAllowedToPlay(Table& t, Seat seat, Piece p) {  // no card forbids it
    return !t.s.speakOf(kNoPlaying) || !isForbiddenByText(t, {.what = kNoPlaying, .of = p, .seat = seat, .by = seat});
}
// What the ready cards of a seat can generate; while a game runs it is kept (State::purses).
Purse countPurse(Table& t, Seat seat);
inline Purse purseOf(Table& t, Seat seat) {
    Purse purse = t.s.purses[seat.index()];
    return purse.total != Purse::kUnknown ? purse : countPurse(t, seat);
}
bool canAffordAmount(Table& t, Seat seat, Piece card, int needed);
void initiate(Table& t, Seat seat, Piece p, int ability, const Event& e);
void playCard(Table& t, Seat seat, Piece p, bool attaches, bool joins = false);
// By a text that says so, in whatever phase: all that playing it asks for beside its own moment.
Explanation whyNotPlayNow(Table& t, Seat seat, Piece p);
bool mayAttach(Table& t, Seat seat, Piece p);
Explanation whyNotAttach(Table& t, Seat seat, Piece p);
bool hasCopyInPlay(Table& t, Seat seat, Piece p);
bool needsHost(Table& t, Piece p);                             // an enhancement of a unit or an objective
bool mayBePutOn(Table& t, Seat seat, Piece card, Piece host);  // an enhancement, or a pilot
// A new thing that a player has done in this turn (kPlayedLimited ...), and whether it was done.
void noteDone(Table& t, Seat seat, uint8_t what);
bool hasDone(Table& t, Seat seat, uint8_t what);
bool isPayingCosts(Table& t);
bool canAffordInFull(Table& t, Seat seat, Piece card);
// Mostly costs are as printed, and it is known what the seat can pay. LCG-RSC-07: what costs nothing needs no match.
inline bool canAfford(Table& t, Seat seat, Piece card) {
    Purse purse = t.s.purses[seat.index()];
    uint32_t note = noteOf(t, card);
    if (purse.total == Purse::kUnknown || (note & kNotedOwnCost) != 0) return canAffordInFull(t, seat, card);
    uint32_t needed = note & kNotedCost;
    int wanted = affiliationIn(note);
    const bool enough = needed <= purse.total && (wanted == 0 || ((purse.affiliations >> wanted) & 1) != 0);
    constexpr uint64_t kOfPrices =
        language::aboutBit(kCost) | language::aboutBit(kNoPaying) | language::aboutBit(kStatUnmatched);
    if (!t.s.speakOfAny(kOfPrices)) return needed == 0 || enough;
    if (enough && areCostsOnlyLowered(t) && !t.s.speakOf(kNoPaying)) return true;
    return canAffordInFull(t, seat, card);
}
void pay(Table& t, PieceRef card, int amount, bool matched = false);  // matched: no resource match is needed
// By a text: so many resources, all of an affiliation if it is one.
bool canSpend(Table& t, PieceRef card, Seat by, int amount, int of);
void spend(Table& t, PieceRef card, Seat by, int amount, int of);
void leaveHand(Table& t, Piece p);  // a card that is being played
// What a card may cost so that the seat could pay for it: what is dearer needs no closer look. (Off: anything.)
inline uint32_t mostToPay(Table& t, Seat seat) {
    if (!t.on("LCG-RSC-05"_rule)) return kNotedCost;
    return static_cast<uint32_t>(purseOf(t, seat).total + costSlack(t));
}
// Cards that could be of use, gathered without branches: which card is one cannot be foreseen.
struct Candidates {
    uint16_t list[State::Pieces::kCapacity];
    int n = 0;
    void add(Piece p, bool fits) {
        list[n] = p.n;
        n += fits ? 1 : 0;
    }
    // What the notes of the cards in the hand say, all together.
    uint32_t addHand(Table& t, Seat seat, uint32_t wanted) { return addHand(t, seat, wanted, mostToPay(t, seat)); }
    uint32_t addHand(Table& t, Seat seat, uint32_t wanted, uint32_t most) {
        uint32_t notes = 0;
        int at = n;
        for (Piece p : t.s.pieces.in({kHand, seat})) {
            uint32_t note = noteOf(t, p);
            notes |= note;
            list[at] = p.n;
            at += static_cast<int>(((note & wanted) != 0) & ((note & kNotedCost) <= most));
        }
        n = at;
        return notes;
    }
};
// --- damage.cpp and focus.cpp
extern const Procedure<Table> kDealProcedure;
extern const Procedure<Table> kPlaceFocusProcedure;
enum class By : uint8_t { effect, icons };
void deal(Table& t, PieceRef target, PieceRef source, Seat dealer, int amount, By how = By::effect);
// Damage of several cards: its parts are laid beside the cards first, then dealt at once, if there are any.
bool assignPart(Table& t, PieceRef card, int amount);
bool dealAssigned(Table& t, PieceRef source, Seat dealer, By how = By::effect);
void moveDamage(Table& t, Piece from, PieceRef to, int amount, Seat by);
bool canShield(Table& t, Piece p, Seat from, PieceRef with, bool tokens = false);  // tokens: not damage but focus tokens
// Places focus tokens; true if a procedure was called.
bool placeFocus(Table& t, PieceRef target, PieceRef source, Seat by, int amount, By how = By::effect);

// --- setup.cpp, sweeps.cpp
extern const Procedure<Table> kSetupProcedure;
extern const Procedure<Table> kStripProcedure;
int tokensOn(Table& t, Piece p, TokenId kind);
// True if a procedure was called.
bool takeTokens(Table& t, Piece p, TokenId kind, int n, Seat by, PieceRef source);
void mixBottom(Table& t, Seat owner);  // the cards that the loop under way has put under this deck: in random order

// --- turn.cpp, engagement.cpp, edge.cpp, strikes.cpp
extern const Procedure<Table> kTurnProcedure;
extern const Procedure<Table> kPhaseProcedure;
extern const Procedure<Table> kEngagementProcedure;
extern const Procedure<Table> kEdgeProcedure;
extern const Procedure<Table> kStrikeProcedure;
bool hasAttacker(Table& t, Seat seat);
bool hasAttackerOf(Table& t, Seat seat, Piece objective);  // somebody may attack, if not that objective
void removeFromEngagement(Table& t, Piece p);
void joinEngagement(Table& t, Piece unit);  // on its controller's side
bool isEngageable(Table& t, Piece p);       // the active player could engage that objective now
// LCG-FOR-02: is there a Force card for it, and no text against it?
bool mayBeCommitted(Table& t, Piece p);

// --- dial.cpp: the Death Star dial, engaged as though it were an objective
// An enhancement of this seat that opens the dial; in an engagement against the dial it stands for it.
bool opensDial(Table& t, Seat seat, Piece p);
Piece dialOpenedBy(Table& t, Seat seat);                                          // the first such enhancement
inline bool isDial(Table& t, Piece p) { return isType(t, p, kEnhancementCard); }  // what is engaged
bool isDialEngaged(Table& t);
std::string engagedName(Table& t, Piece p);  // ../view.cpp
void damageDial(Table& t, int amount);

// --- winning.cpp
extern const std::span<const StandingCheck<Table>> kStandingChecks;
void turnDialBack(Table& t, int by);                          // never below 0
void advanceDial(Table& t, int by, const RuleId& rule = {});  // the rule is told with it
void layCaptive(Table& t, Piece p, Piece objective);          // it lies there as a captured card
bool capture(Table& t, Piece p, Piece objective, Seat by);    // true if a procedure was called
// --- control.cpp
bool takeControl(Table& t, Piece unit, Seat by);
bool captureFromPlay(Table& t, Piece unit, Piece objective, Seat by, PieceRef with);  // true if a procedure was called
bool mayStayOn(Table& t, Piece enhancement, Piece host);                              // deploy.cpp
void listSpeakers(Table& t);                                                          // ../state.cpp: anew
void rescue(Table& t, Piece p);

// --- loops.cpp
extern const Procedure<Table> kRepeatProcedure;
void watchForLoop(Table& t, Seat seat);
bool isLoopOffered(Table& t, Seat seat);
// An act that would go round a shown loop by hand once more.
bool isBarredByLoop(Table& t, Seat seat, const Option& o);

// --- taking back (rules/withdraw.cpp): `declaration` is the frame of what was declared
bool mayWithdraw(Table& t, int declaration);
void withdraw(Table& t, int declaration, Seat seat, Piece card);

}  // namespace cantina::lcg
