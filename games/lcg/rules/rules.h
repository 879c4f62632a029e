// What the chapters of the rules share. Each function is defined in the file of its chapter.
#pragma once

#include "games/lcg/state.h"
#include "games/lcg/values.h"
#include "games/lcg/vocabulary.h"

namespace cantina::lcg {

enum WindowId : uint8_t { kInterrupts, kReactions, kActions };
enum EndingId : uint8_t { kEndNone, kEndConcede, kEndObjectives, kEndDial, kEndEmptyDeck };
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
};
// How a card leaves play.
enum LeaveHow : uint8_t { kDestroyed, kSacrificed, kReturned };

// --- windows.cpp: interrupts, reactions and actions
extern const WindowPolicy kWindowPolicies[3];
WindowHooks<Table> windowHooks();
bool openInterrupts(Table& t, const Event& e);  // false: nobody could answer, no window
bool openReactions(Table& t, const Event& e);
void openActions(Table& t);
bool isInActionWindow(Table& t);

// --- conditions.cpp: what can be interrupted and reacted to
extern const Procedure<Table> kConditionProcedure;
// True if a procedure was called; otherwise it has happened already.
bool happen(Table& t, const Event& e, Zone to = {}, uint8_t how = 0);
bool leavePlay(Table& t, Piece p, LeaveHow how, Seat by);
bool drawCard(Table& t, Seat seat);

// --- effects.cpp: playing cards and initiating effects
extern const Procedure<Table> kEffectProcedure;
extern const Procedure<Table> kPayProcedure;
extern const Procedure<Table> kPlayProcedure;
Explanation whyNotUse(Table& t, Seat seat, Piece p, int ability);
Explanation whyNotPlay(Table& t, Seat seat, Piece p);
bool mayUse(Table& t, Seat seat, Piece p, int ability, const Event& e);
bool mayPlay(Table& t, Seat seat, Piece p);
void initiate(Table& t, Seat seat, Piece p, int ability, const Event& e);
void playCard(Table& t, Seat seat, Piece p);
bool isPayingCosts(Table& t);
// Calls fn(piece, ability) for each ability of this timing that the seat may use on this event.
template <class Fn>
void eachUsable(Table& t, Seat seat, TimingId timing, const Event& e, bool fromHand, Fn fn) {
    bool inPlay = t.on("LCG-FX-05"_rule);
    auto look = [&](uint8_t kind, bool eventsOnly) {
        for (Piece p : t.s.pieces.in({kind, seat})) {
            const language::CardDef& def = defOf(t, p);
            // Most cards have nothing to say: the quick tests come first.
            if (def.abilities == 0 || (eventsOnly && def.type != kEventCard)) continue;
            if (e.kind != kNoEvent && ((def.watches >> e.kind) & 1) == 0) continue;
            language::forEachAbility(t, p, timing, [&](Piece, int ability) {
                if (mayUse(t, seat, p, ability, e)) fn(p, ability);
            });
        }
    };
    for (uint8_t kind : {kUnits, kObjectives, kSupport}) look(kind, false);
    if (fromHand) look(kHand, inPlay);
    if (!inPlay) look(kDiscard, false);
}

// --- damage.cpp and focus.cpp
extern const Procedure<Table> kDealProcedure;
extern const Procedure<Table> kPlaceFocusProcedure;
void deal(Table& t, PieceRef target, PieceRef source, Seat dealer, int amount);
bool canShield(Table& t, Piece p, Seat from);
// Places focus tokens; true if a procedure was called.
bool placeFocus(Table& t, PieceRef target, PieceRef source, Seat by, int amount);

// --- turn.cpp, engagement.cpp, edge.cpp, strikes.cpp
extern const Procedure<Table> kTurnProcedure;
extern const Procedure<Table> kEngagementProcedure;
extern const Procedure<Table> kEdgeProcedure;
extern const Procedure<Table> kStrikeProcedure;
bool hasReadyUnit(Table& t, Seat seat, bool participating);
void removeFromEngagement(Table& t, Piece p);

// --- winning.cpp
extern const std::span<const StandingCheck<Table>> kStandingChecks;
void advanceDial(Table& t, int by);

// --- loops.cpp
extern const Procedure<Table> kRepeatProcedure;
void watchForLoop(Table& t, Seat seat);
bool isLoopOffered(Table& t, Seat seat);
// An act that would go round a shown loop by hand once more.
bool isBarredByLoop(Table& t, Seat seat, const Option& o);

}  // namespace cantina::lcg
