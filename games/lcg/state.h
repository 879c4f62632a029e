// The whole state of a game of the LCG: one value, a comment on each field.
//
// Seat 0 is the dark side, seat 1 the light side. Every card is a piece; tokens are numbers on it. What several procedures
// share (damage that is being dealt, the engagement, lasting effects, a shown loop) is timing state with a name of its own;
// what each remembers by itself is in frames.h.
#pragma once

#include "games/lcg/frames.h"
#include "games/lcg/pool.h"
#include "kernel/table.h"
#include "kernel/uses.h"
#include "kernel/values.h"
#include "language/abilities.h"
#include "language/becomes.h"
#include "language/continuous.h"
#include "language/last_known.h"
#include "language/lasting.h"
#include "language/log.h"

namespace cantina::lcg {

enum ZoneId : uint8_t {
    kCommandDeck,
    kObjectiveDeck,
    kHand,
    kUnits,
    kObjectives,
    kSupport,  // the affiliation card and enhancements
    kDiscard,
    kVictory,   // enemy objectives that this player destroyed
    kEdge,      // the edge stack
    kPlaying,   // an event or unit between hand and table
    kStarting,  // objectives that were looked at during setup and are not revealed yet
    kCaptured,  // of the dark side: cards facedown at its objectives; it controls them meanwhile
    kZoneCount
};

enum CardType : uint8_t { kAffiliationCard = 1, kObjectiveCard, kUnitCard, kEnhancementCard, kEventCard, kFateCard };

struct PieceData {
    static constexpr bool kEdited = true;  // written through edit() (kernel/moves.h): State::edited hears of it
    static constexpr uint8_t kAttacking = 1;
    static constexpr uint8_t kDefending = 2;
    static constexpr uint8_t kDeclared = 4;     // was declared in this engagement, whether it still participates or not
    static constexpr uint8_t kCommitted = 8;    // has a Force card
    static constexpr uint8_t kEngaged = 16;     // an objective against which an engagement was declared this turn
    static constexpr uint8_t kLeaving = 32;     // is on its way out of play
    static constexpr uint8_t kResolved = 64;    // a fate card that took effect in this edge battle
    static constexpr uint8_t kShieldDue = 128;  // a unit with shielding that was just declared
    uint8_t damage = 0;
    uint8_t focus : 6 = 0;
    uint8_t shields : 2 = 0;
    uint8_t flags = 0;
    uint8_t host = 0;  // of an enhancement or a captured card: the number of a piece (there are fewer than 256)
};
static_assert(sizeof(PieceData) == 4);

// What a number on a card can be; the symbols of set "stat" in the vocabulary have the same numbers.
enum StatId : uint8_t {
    kUnitDamage,
    kBlastDamage,
    kTactics,
    kEdgeUnitDamage,  // edge-enabled
    kEdgeBlastDamage,
    kEdgeTactics,
    kForce,
    kCapacity,
    kCost,
    kResources,
    kStatEdge,   // the value of edge (X)
    kStatElite,  // keywords: how often the card has them
    kStatTargeted,
    kStatStruggle,   // what the card adds to the Force struggle by its text
    kStatReserve,    // of a player: what is added to the reserve value
    kStatNoAttack,   // it cannot be declared as an attacker
    kStatNoPart,     // it cannot be declared as an attacker or as a defender
    kStatDivides,    // its unit damage may be divided
    kStatOpenEdge,   // of a player: the first card of an edge stack is placed faceup
    kStatFateAgain,  // of a player: how often fate cards may be resolved again
    kStatVital,      // its controller loses when it is destroyed
    kStatNoDamage,   // it cannot be damaged
    kStatOpenDial,   // it lets its controller engage the Death Star dial
    // Acts that texts forbid, as those above: who asks is in Act (values.h).
    kNoDefending,
    kNoEngaging,
    kNoStriking,
    kNoTargeting,
    kNoRefreshing,
    kNoPlaying,
    kNoCommitting,
    kNoPlacing,
    kNoPreventing,
    kNoDestroying,
    kNoDiscarding,
    kNoSacrificing,
    kNoCapturing,
    kNoLeaving,
    kNoDrawing,
    kNoIconChanges,    // it gains and loses no combat icons
    kNoIconResolving,  // it strikes and resolves nothing
    kNoFocusPlacing,
    kNoFocusRemoving,
    kNoHealing,
    // Keywords that texts give and take.
    kStatShielding,
    kStatNoEnhancements,
    kStatProtect,      // with a trait or a noun: how it is given says whom it protects
    kStatInfluence,    // its resources match every affiliation
    kStatBlank,        // its printed text box is blank except for traits
    kStatEdgeEnabled,  // all its combat icons count with the edge only
    kStatMustDefend,   // it is declared as a defender if it can be
    // Further acts that texts forbid, and one that they allow.
    kNoAffecting,    // by the effects of some card or player: it is what it would be without them
    kNoPaying,       // its resources do not pay for some cards
    kNoUsing,        // its action, interrupts and reactions cannot be used
    kNoReassigning,  // protect takes no damage from it
    kNoRedirecting,  // damage is not redirected from it
    kStatUnmatched,  // it is played without a resource match
    kStatCount
};

// Durations beside those of the kernel.
constexpr Until ownUntil(int n) { return static_cast<Until>(static_cast<int>(Until::firstOfGame) + n); }
inline constexpr Until kEndOfStrike = Until::firstOfGame;
inline constexpr Until kEndOfEdgeBattle = ownUntil(1);
inline constexpr Until kEndOfStruggle = ownUntil(2);
inline constexpr Until kEndOfNextTurn = ownUntil(3);
inline constexpr Until kUntilPlayed = ownUntil(4);         // of a cost: until such a card is played, or the turn ends
inline constexpr Until kUntilPlayedInPhase = ownUntil(5);  // the same, or the phase ends

// Damage that lies beside a card and has not been taken yet.
struct Assigned {
    static constexpr uint8_t kReassigned = 1;  // by protect: not protected again
    static constexpr uint8_t kAsked = 2;       // about its shield
    static constexpr uint8_t kPrevented = 4;   // a shield was used
    PieceRef card;
    uint8_t amount = 0;
    uint8_t placed = 0;  // how much of it went onto the card
    uint8_t group = 0;   // which damage procedure
    uint8_t flags = 0;
};
static_assert(sizeof(Assigned) == 8);

// What a card was like when it left play (Gone, rules/rules.h), for who asks about that life of it.
struct GoneCard {
    PieceRef card;
    int16_t was = 0;
};

// What a player does in an action window, to see that a loop was shown (LCG-GP-01).
struct Loop {
    struct Anchor {
        uint16_t shape[2] = {};  // of the table, without counters
        uint16_t at = 0;         // the decision that was made then
    };
    FixedVec<Anchor, 3> anchors;
    FixedVec<Option, 7> log;  // this seat's decisions since the first anchor
    Seat seat;
    uint8_t shown = 0;     // 1 + the anchor whose shape the table has again; 0 none
    uint8_t repeated = 0;  // a number was named in this window
    uint8_t left = 0;      // repetitions to come
    uint8_t pos = 0;       // the next decision of the log
    uint8_t tail = 0;      // the last repetition is being completed
};

// Facts about the cards that have been in play or discarded: most decks have neither, and nothing has to be looked for.
inline constexpr uint8_t kFromDiscard = 1;    // it works from the discard pile
inline constexpr uint8_t kUnitResources = 4;  // a unit that generates resources

// What a hand holds, by what it can be used for. It is found out when the seat is asked, known to nobody else, and forgotten
// when a card comes or goes.
inline constexpr uint8_t kHoldsAction = 1, kHoldsInterrupt = 2, kHoldsReaction = 4;    // an event: 1 << its timing
inline constexpr uint8_t kHoldsActor = 8, kHoldsInterrupter = 16, kHoldsReactor = 32;  // any card: works(hand)
inline constexpr uint8_t kHoldsLooked = 128;                                           // without it nothing is known

// What a player has done in this turn, shifted by 4 for the light side.
inline constexpr uint8_t kPlayedLimited = 1;
inline constexpr uint8_t kPlayedEnhancement = 2;
inline constexpr uint8_t kPlayedSithEvent = 4;
// Beside them, of the table: the Death Star dial was engaged in this turn.
inline constexpr uint8_t kDialEngaged = 8;
// And: the Force icons of a Force struggle are being counted.
inline constexpr uint8_t kStruggling = 128;

enum PhaseId : uint8_t { kBalancePhase, kRefreshPhase, kDrawPhase, kDeploymentPhase, kConflictPhase, kForcePhase };

// Events by number; each row of the table in vocabulary.cpp says its number.
enum EventId : uint8_t {
    kNoEvent,
    kPlayed,          // subject: the card
    kEntersPlay,      // subject, how (EnterHow)
    kLeavesPlay,      // subject, how (LeaveHow, rules/rules.h)
    kDealtDamage,     // subject: the damaged card, object: the source, amount
    kFocusPlaced,     // subject: the card, object: the source, amount
    kCommitsToForce,  // subject
    kEngages,         // subject: the objective
    kEngagementEnds,  // subject: the objective
    kWinsEdge,        // seat, amount: by how many
    kStrikes,         // subject: a unit, focused to strike
    kDraws,           // seat
    kRefreshes,       // seat
    kTurnEnds,        // seat
    kTurnBegins,      // seat
    kPhaseBegins,     // seat, how: 1 + the phase
    kDestroyed,       // subject
    kUnopposed,       // subject: the objective; seat: the attacker
    kPhaseEnds,       // seat, how: 1 + the phase
    kWinsStruggle,    // seat, amount: by how many
    kDeclared,        // subject: a unit, object: the objective, how (DeclaredAs)
    kPlacesEdgeCard,  // subject: the card; seat
    kFateResolves,    // subject: a fate card; seat
    kIsCaptured,      // subject: the card, object: the objective
    kRescued,         // subject: the card; seat: its owner
    kIsDiscarded,     // subject: a card from a hand, object: the source; seat: whose doing it is
    kShieldPlaced,    // subject: the card, object: the source, amount
    kDamageRemoved,   // the same
    kFocusRemoved,    // the same
    kStrikeResolved,  // subject: a unit; its icons have been resolved
    kRevealsEdge,     // seat: whose edge stack is revealed, amount: how many cards
    kDeclares,        // seat, object: the objective, how (DeclaredAs), amount as well
    kTriggers,        // subject: a card whose action, interrupt or reaction is used; seat: who uses it
    kBecomes,         // conditions that cards watch; amount: the mark of those that have become true
    kEventCount,
    // Told to the players and watched by no card.
    kDialAdvances = kEventCount,  // amount: where it stands; seat: the light side if it goes back
    kDialDamaged,                 // amount: how much
    kStruggleCounted,  // seat: with whom the Balance of the Force is now; amount: the dark side's icons * 256 + the light
                       // side's
    kEdgeCounted,      // the same for an edge battle; seat: who has the edge
    kEdgeRevealed,     // subject: a card of an edge stack; seat
};

// How something happened, as the role `how` of its event.
enum EnterHow : uint8_t { kPutIntoPlay = 1, kPlayedIntoPlay, kRevealedIntoPlay };
enum DeclaredAs : uint8_t { kAsAttacker = 1, kAsDefender };

// A bit per event. In halves: a state has no gaps.
struct EventMask {
    uint32_t half[2] = {};
    void add(int event) { half[event / 32] |= 1u << event % 32; }
    bool has(int event) const { return ((half[event / 32] >> event % 32) & 1) != 0; }
    uint64_t bits() const { return half[0] | uint64_t{half[1]} << 32; }
};

// What the ready cards of a seat could generate, as printed: where a card changes resource values nothing is kept. Found out
// when a window is opened, forgotten when a card in play is focused or readied, comes or goes.
struct Purse {
    static constexpr uint8_t kUnknown = 255;
    uint8_t total = kUnknown;
    uint8_t affiliations = 0;  // a bit per affiliation among them
};

struct State {
    using Book = language::Book;
    using Words = language::Words<Table>;
    // Two decks of 12 objectives, 60 command cards and one affiliation card.
    using Pieces = PieceTable<PieceData, 146, kZoneCount, 2, uint8_t>;
    static constexpr Proc<language::AbilityFrame> kAbility{0};
    static constexpr Proc<language::EachFrame> kEach{1};
    static constexpr Proc<WindowFrame> kWindow{2};
    static constexpr WindowRows kWindowRows{partOf("LCG-GP-12"), partOf("LCG-GP-12"), partOf("LCG-TERM-19")};
    static constexpr language::AbilityRows kAbilityRows{partOf("LCG-RES-01"), partOf("LCG-RES-02"), partOf("LCG-TERM-19")};
    static constexpr Proc<TurnFrame> kTurn{3};
    static constexpr Proc<ConditionFrame> kCondition{4};
    static constexpr Proc<DealFrame> kDeal{5};
    static constexpr Proc<FocusFrame> kPlaceFocus{6};
    static constexpr Proc<PayFrame> kPay{7};
    static constexpr Proc<PlayFrame> kPlay{8};
    static constexpr Proc<EngagementFrame> kEngagement{9};
    static constexpr Proc<EdgeFrame> kEdgeBattle{10};
    static constexpr Proc<StrikeFrame> kStrike{11};
    static constexpr Proc<NoFrame> kRepeat{12};
    static constexpr Proc<SetupFrame> kSetup{13};
    static constexpr Proc<StripFrame> kStrip{14};
    static constexpr Proc<PhaseFrame> kPhase{15};
    static constexpr RuleId kThenRule = "";
    static constexpr RuleId kOwnFirstRule = "LCG-GP-03";
    static constexpr uint8_t kActionWindow = 2;  // its number among the kinds of windows

    Core<20> core;
    Pieces pieces;
    FixedVec<language::Delayed, 8> delayed;  // effects that wait for their moment
    ForcedPool waiting;                      // forced abilities to resolve
    language::LastingEffects<32> lasting;    // forms among effects, for the period that they say
    FixedVec<Assigned, 35> assigned;         // an effect on 16 cards at once, and what protects them
    FixedVec<Answered, 31> answered;         // abilities that answered what a window is about
    Uses<24> uses;
    Loop loop;
    Purse purses[2];
    // Cards in play by what they say, as numbers of pieces, so that few are looked at. A full list is not used.
    language::ContinuousCards<15> continuous;  // a constant effect
    FixedVec<uint8_t, 15> speakers;            // any ability
    FixedVec<uint8_t, 9> actors;               // an action
    uint8_t holds[2] = {};                     // what the seats' hands hold: see kHoldsLooked
    PieceRef engaged;                          // the engaged objective
    Seat attacker;                             // somebody while there is an engagement
    Seat edge;                                 // who has the edge in it
    Seat active = kDark;                       // whose turn it is
    Seat balance = kLight;                     // with whom the Balance of the Force is
    uint8_t phase : 3 = kBalancePhase;
    uint8_t dialDamage : 5 = 0;            // damage on the Death Star dial (rules/dial.cpp)
    uint8_t dial = 0;                      // what the Death Star dial shows
    uint8_t turns = 0;                     // completed
    uint8_t shown = 0;                     // what cards that everybody has seen can do: see kFromDiscard, kUnitResources
    uint8_t played = 0;                    // what the players have done in this turn: see kPlayedLimited
    uint8_t well = 0;                      // it is known that no standing check (rules/winning.cpp) has anything to do
    uint8_t loose = 0;                     // what constant effects in play may do: see kCapacityFalls, kCostRaised
    uint8_t skipped = 0;                   // phases that this turn leaves out: a bit each
    uint16_t begun = 0, ended = 0;         // phases whose beginning, or end, some card in play answers: a bit each
    EventMask forced[2] = {};              // the events that some forced interrupt (reaction) in play watches
    EventMask watched[2][2] = {};          // the same per seat, of those that are not forced
    language::WatchedStates<16> becoming;  // abilities in play that watch a condition
    language::LastFacts<16> lastFacts;     // of what has left play
    FixedVec<GoneCard, 9> gone;            // and what else is remembered of it
    language::ActLog<71> log;              // what cards ask about the past

    // A bit per event that some interrupt (reaction) in play watches, forced or not.
    uint64_t heard(int policy) const {
        return forced[policy].bits() | watched[policy][0].bits() | watched[policy][1].bits();
    }

    // Everything outside frames and the piece table that refers to pieces.
    void visit(Visitor& v);
    void visitData(PieceData& d, Visitor& v) {
        Piece host{d.host};
        v.piece(host);
        d.host = static_cast<uint8_t>(host.n);
    }
    // Of a captured card everybody sees where it lies.
    void blankData(Piece p) {
        uint8_t host = pieces.isIn(p, kCaptured) ? pieces.data(p).host : uint8_t{0};
        pieces.writable(p) = {};
        pieces.writable(p).host = host;
    }

    // What is known of the table is forgotten here, and nowhere else: purses, holds, well.
    static constexpr bool kStepsTouch = true;
    static void moved(Table& t, Piece p, Zone from, Zone to);
    static inline void edited(Table& t, Piece p, const PieceData& before);  // notes.h
    static void editedMore(Table& t, Piece p, const PieceData& before);
    bool speakOf(int stat) const { return continuous.speaksOf(stat) || lasting.speaksOf(stat); }
    // Of some of several: a bit each.
    bool speakOfAny(uint64_t bits) const {
        const uint64_t low = continuous.about[0] | lasting.about[0];
        return ((uint64_t{continuous.about[1] | lasting.about[1]} << 32 | low) & bits) != 0;
    }
    // What the seats could pay with hangs on texts, and is not kept.
    bool speakOfResources() const {
        return speakOfAny(language::aboutBit(kResources) | language::aboutBit(kStatInfluence) |
                          language::aboutBit(kStatBlank));
    }
    // Hooks of language/targets.h.
    static bool barsTargets(Table& t) { return t.s.speakOf(kNoTargeting); }
    static Explanation whyNoTarget(Table& t, const language::AbilityFrame& f, Piece p);
    // Hooks of language/lasting.h: values.cpp.
    static bool begins(Table& t, language::Lasting& l, const language::AbilityFrame& f);
    static void lastingChanged(Table& t, uint64_t about);
    // Cards that this viewer does not see were exchanged.
    void forgetHidden(Seat viewer) {
        for (int i = 0; i < 2; ++i)
            if (!(viewer == seatAt(i))) holds[i] = 0;
    }

    // Hooks of the kernel and the language: see rules/effects.cpp and rules/loops.cpp.
    static void entered(Table& t, Piece p);
    static void left(Table& t, Piece p);
    static bool paid(Table& t, language::AbilityFrame& f);
    static language::Begin beforeEffect(Table& t, language::AbilityFrame& f);
    static bool afterEffect(Table& t, language::AbilityFrame& f, bool cancelled);
    static void decided(Table& t, Frame& f, const Option& o);
    static bool foretold(Table& t, Seat seat, Option& o);
    static bool isSettled(Table& t);
    static inline language::Quickly passesQuickly(Table& t, const language::AbilityFrame& f, int selector, Piece p);
    static inline language::Quickly passesFor(Table& t, Seat seat, Piece source, int selector, Piece p);
    static inline language::Quickly anyQuickly(Table& t, const language::AbilityFrame& f, int selector);
    static void became(Table& t, int mark);                                                        // rules/winning.cpp
    static int roleOf(const Table& t, const Event& e, language::Role role);                        // conditions.cpp
    static bool recall(Table& t, PieceRef card, Event& told);                                      // state.cpp
    static bool fitsGone(Table& t, const language::AbilityFrame& f, int selector, PieceRef gone);  // words.cpp
};

static_assert(sizeof(State) <= 8 * 1024, "an LCG state is at most 8 KiB (decision 100)");

// What an action window remembers for the case that the act is taken back (rules/withdraw.cpp), in its `detail`: the passes
// before it, how often in a row something was taken back, and whether the last act was.
struct TakenBack {
    static constexpr uint8_t kPasses = 3, kOnce = 4, kCount = 28, kLast = 128;
    static constexpr int kMost = 6;
    static void begin(WindowFrame& w) {
        const int count = (w.detail & kLast) != 0 ? w.detail & kCount : 0;
        w.detail = static_cast<uint8_t>((w.passes & kPasses) | count);
    }
    static bool mayAgain(const WindowFrame& w) { return (w.detail & kCount) / kOnce < kMost; }
};

// --- rules/loops.cpp
void noteDecision(Table& t, Seat seat, const Option& o, bool action);
bool foretellLoop(Table& t, Seat seat, Option& o);

// LCG-WIN-02, LCG-WIN-01
inline constexpr int kDialLimit = 12;
inline constexpr int kObjectivesToWin = 3;
// LCG-WIN-04
inline constexpr int kDialDamageToWin = 10;

// No standing check (rules/winning.cpp) has anything to do.
inline bool State::isSettled(Table& t) { return t.s.well != 0; }

// Asked at every decision: mostly there is no loop to watch for.
inline void State::decided(Table& t, Frame& f, const Option& o) {
    bool action = f.procedure == kWindow.id && f.as<WindowFrame>().policy == kActionWindow;
    if (action && o.kind == OptionKind::act) TakenBack::begin(f.as<WindowFrame>());
    if (t.s.loop.seat.some() || (action && o.kind == OptionKind::act)) noteDecision(t, t.s.core.asked, o, action);
}
inline bool State::foretold(Table& t, Seat seat, Option& o) {
    return (t.s.loop.left != 0 || t.s.loop.tail != 0) && foretellLoop(t, seat, o);
}

}  // namespace cantina::lcg
