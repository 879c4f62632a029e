// What the chapters of the rules share: frames, procedures by number, and the functions that one chapter offers the others.
//
// One file per chapter: setup.cpp, rounds.cpp, actions.cpp, play.cpp, limits.cpp, dice.cpp, resolve.cpp, damage.cpp,
// spread.cpp, queue.cpp, illegal.cpp, keywords.cpp, opponents.cpp.
#pragma once

#include "games/destiny/state.h"
#include "kernel/moves.h"

namespace cantina::destiny {

using language::AbilityFrame;
using language::CardDef;
using language::Did;

// --- frames: what a procedure remembers between two decisions
// --------------------------------------------------------------------

struct RoundFrame {
    Seat turn;                // whose turn it is
    uint8_t passes = 0;       // turns in a row that were passed
    uint8_t passed = 0;       // a bit per seat that passed this round (used only with DST-ACT-PASS-01 off)
    uint8_t upkeep = 0;       // whose hand is being refilled
    uint8_t underway = 0;     // a scenario begins in the middle of the phase
    uint8_t idle = 0;         // first edition: actions in a row that changed nothing
    FixedVec<Piece, 16> out;  // hand cards picked to be discarded in upkeep
    static void visit(RoundFrame& f, Visitor& v) {
        for (Piece& p : f.out) v.piece(p);
    }
};

struct ActionFrame {
    Seat seat;
    uint8_t additional = 0;  // it is an additional action: declining it is no pass
    uint8_t returned = 0;    // how many actions were begun and came to nothing
    static void visit(ActionFrame&, Visitor&) {}
};

// The seven steps of playing a card. Everything chosen before the payment lies here.
struct PlayFrame {
    PieceRef card;
    PieceRef host;      // an upgrade's target
    PieceRef replaced;  // the upgrade that goes
    int16_t less = 0;   // by which the cost is lowered
    Seat seat;
    uint8_t byEffect = 0;  // played through a card and not as an action
    uint8_t from = kHand;  // where it lay: its owner's hand or discard pile
    uint8_t ambush = 0;    // a card gave it Ambush
    static void visit(PlayFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.host);
        v.ref(f.replaced);
    }
};

struct ResolveCardFrame {
    PieceRef card;
    PieceRef host;
    PieceRef replaced;
    uint16_t marks = 0;  // kWasLast, kAmbushed
    static void visit(ResolveCardFrame& f, Visitor& v) {
        v.ref(f.card);
        v.ref(f.host);
        v.ref(f.replaced);
    }
};

struct ActivateFrame {
    PieceRef card;
    uint16_t evenExhausted = 0;  // a card allows it
    static void visit(ActivateFrame& f, Visitor& v) { v.ref(f.card); }
};

// What is remembered of a card in the queue, in the amount of its event.
inline constexpr uint16_t kWasLast = 1, kAmbushed = 2;

// The action: dice of one symbol, one after the other. Through a card: dice of any symbols.
struct ResolveDiceFrame {
    static constexpr uint8_t kThroughCard = 1, kRemoveRest = 2, kMost = 16;  // from kMost on: how many at most, 0 any
    Piece die;                                                               // the one that is being resolved
    uint8_t symbol = 0;
    uint8_t how = 0;
    FixedVec<Piece, 6> added;  // modifiers that go with it
    FixedVec<Piece, 10> used;  // dice resolved in this action
    static void visit(ResolveDiceFrame& f, Visitor& v) {
        v.piece(f.die);
        for (Piece& p : f.added) v.piece(p);
        for (Piece& p : f.used) v.piece(p);
    }
};

// One side takes effect: of a die in a pool, or of a die that is nowhere in play.
struct SideFrame {
    static constexpr uint8_t kUnchosen = 0xFF;
    static constexpr uint8_t kStays = 1, kRerolled = 2;
    PieceRef die;     // none: only the side
    PieceRef card;    // its card, wherever that is
    PieceRef target;  // chosen character
    uint16_t def = 0;
    int16_t value = 0;
    Seat opponent;            // chosen opponent
    uint8_t side = 0;         // kUnchosen: the player picks one
    uint8_t special = 0;      // which of several special abilities
    uint8_t stays = 0;        // the die is not returned to its card, or is rerolled where it is
    uint8_t unblockable = 0;  // a card says so
    uint8_t quiet = 0;        // an ability of the side is used, no die is resolved
    static void visit(SideFrame& f, Visitor& v) {
        v.ref(f.die);
        v.ref(f.card);
        v.ref(f.target);
    }
};

struct RerollFrame {
    PieceRef card;  // the card to discard
    FixedVec<Piece, 16> dice;
    static void visit(RerollFrame& f, Visitor& v) {
        v.ref(f.card);
        for (Piece& p : f.dice) v.piece(p);
    }
};

struct ClaimFrame {
    uint32_t unused = 0;
    static void visit(ClaimFrame&, Visitor&) {}
};

struct TurnFrame {
    static constexpr uint8_t kAny = 0xFF, kDamage = 0xFE, kNoDamage = 0xFD, kNoted = 0xFC;
    PieceRef die;
    uint8_t wanted = kAny;  // a symbol, or one of the above
    uint8_t spare = 0;
    static void visit(TurnFrame& f, Visitor& v) { v.ref(f.die); }
};

struct FocusFrame {
    Piece last;        // the die turned last: only later ones follow, so that there is one path per set
    int16_t left = 0;  // dice that may still be turned
    static void visit(FocusFrame& f, Visitor& v) { v.piece(f.last); }
};

// Damage or shields that a player distributes among characters of their own: all assigned first, then all at once.
struct SpreadFrame {
    PieceRef source;
    FixedVec<Piece, 8> whom;
    uint8_t give[8] = {};  // beside `whom`
    int16_t left = 0;      // still to be assigned
    uint8_t symbol = 0;    // kShield: shields; otherwise the kind of damage, kBlank: of no kind
    uint8_t unblockable = 0;
    uint8_t index = 0;  // who is dealt to next
    uint8_t last = 0;   // who was assigned to last: no earlier one follows, so that there is one path per set
    static void visit(SpreadFrame& f, Visitor& v) {
        v.ref(f.source);
        for (Piece& p : f.whom) v.piece(p);
    }
};

// Damage moves from one character to another.
struct MoveDamageFrame {
    PieceRef from, to;
    int16_t most = 0;
    static void visit(MoveDamageFrame& f, Visitor& v) {
        v.ref(f.from);
        v.ref(f.to);
    }
};

// An ability that speaks of an opponent, where there are several: its user chooses which one first.
struct AgainstFrame {
    AbilityFrame ability;
    static void visit(AgainstFrame& f, Visitor& v) { AbilityFrame::visit(f.ability, v); }
};

// Too many of something in play: the player discards one.
struct TrimFrame {
    Piece card;            // the host, or one of the copies
    uint8_t upgrades = 0;  // upgrades on a host; otherwise copies of a unique card
    uint8_t spare = 0;
    static void visit(TrimFrame& f, Visitor& v) { v.piece(f.card); }
};

struct SetupFrame {
    Seat winner;         // of the roll-off
    uint8_t tied = 0;    // a bit per seat that still rolls
    uint8_t rolls = 0;   // how often it was tied
    uint8_t placed = 0;  // seats whose shields have been given
    static void visit(SetupFrame&, Visitor&) {}
};

// Everybody picks cards to shuffle back; nobody sees how many the others picked until all have.
struct MulliganFrame {
    static constexpr int kCards = 5;
    Piece picks[kMaxSeats][kCards] = {};
    uint8_t seat = 0;   // who is asked
    uint8_t count = 0;  // how many were picked by that player so far
    uint16_t spare = 0;
    static void visit(MulliganFrame& f, Visitor& v) {
        for (int i = 0; i < kMaxSeats; ++i) {
            for (Piece& p : f.picks[i]) v.piece(p);
            v.secret(seatAt(i), f.picks[i], sizeof(f.picks[i]));
        }
    }
};

struct DamageFrame {
    PieceRef target;
    PieceRef source;
    int16_t amount = 0;
    uint8_t unblockable = 0;  // how much of it
    uint8_t symbol = 0;       // the kind of damage; kBlank: none
    static void visit(DamageFrame& f, Visitor& v) {
        v.ref(f.target);
        v.ref(f.source);
    }
};

struct ShieldFrame {
    PieceRef target;
    int16_t amount = 0;
    uint16_t spare = 0;
    static void visit(ShieldFrame& f, Visitor& v) { v.ref(f.target); }
};

struct DefeatFrame {
    PieceRef character;
    Piece upgrade;       // the one that is about to be discarded
    uint8_t caused = 0;  // by an effect, not by damage
    uint8_t spare = 0;
    static void visit(DefeatFrame& f, Visitor& v) {
        v.ref(f.character);
        v.piece(f.upgrade);
    }
};

struct GuardianFrame {
    PieceRef character;
    int16_t value = 0;  // of the die that was removed
    static void visit(GuardianFrame& f, Visitor& v) { v.ref(f.character); }
};

struct RedeployFrame {
    PieceRef upgrade;
    static void visit(RedeployFrame& f, Visitor& v) { v.ref(f.upgrade); }
};

// --- procedures by number; game.cpp has the table in this order
// -------------------------------------------------------------------

inline constexpr Proc<RoundFrame> kRound{3};
inline constexpr Proc<ActionFrame> kTakeAction{4};
inline constexpr Proc<PlayFrame> kPlayCard{5};
inline constexpr Proc<ResolveCardFrame> kResolveCard{6};
inline constexpr Proc<ActivateFrame> kActivate{7};
inline constexpr Proc<ResolveDiceFrame> kResolveDice{8};
inline constexpr Proc<SideFrame> kResolveSide{9};
inline constexpr Proc<RerollFrame> kReroll{10};
inline constexpr Proc<ClaimFrame> kClaimBattlefield{11};
inline constexpr Proc<DamageFrame> kDamage{12};
inline constexpr Proc<ShieldFrame> kGainShields{13};
inline constexpr Proc<DefeatFrame> kDefeat{14};
inline constexpr Proc<GuardianFrame> kGuardianAnswers{15};
inline constexpr Proc<RedeployFrame> kRedeployAnswers{16};
inline constexpr Proc<TurnFrame> kTurnDie{17};
inline constexpr Proc<FocusFrame> kFocusDice{18};
inline constexpr Proc<SpreadFrame> kSpread{19};
inline constexpr Proc<TrimFrame> kTrim{20};
inline constexpr Proc<SetupFrame> kSetup{21};
inline constexpr Proc<MulliganFrame> kMulligan{22};
inline constexpr Proc<MoveDamageFrame> kMoveDamage{23};
inline constexpr Proc<AgainstFrame> kAgainst{25};
inline constexpr Proc<ResolveDiceFrame> kResolveSeveral{26};  // 24 and 27 to 31: choices.h

extern const Procedure<Table> kRoundProcedure, kActionProcedure, kPlayProcedure, kResolveCardProcedure, kActivateProcedure,
    kResolveDiceProcedure, kSideProcedure, kRerollProcedure, kClaimProcedure, kDamageProcedure, kShieldProcedure,
    kDefeatProcedure, kGuardianProcedure, kRedeployProcedure, kTurnProcedure, kFocusProcedure, kSpreadProcedure,
    kTrimProcedure, kSetupProcedure, kMulliganProcedure, kMoveDamageProcedure, kAgainstProcedure, kResolveSeveralProcedure;

// --- reading the table
// --------------------------------------------------------------------------------------------------------------

inline const CardDef& defOf(Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }
inline Seat controllerOf(Table& t, Piece p) { return t.s.pieces.row(p).controller; }
inline PieceRef refOf(Table& t, Piece p) { return t.s.pieces.ref(p); }
inline bool isAlive(Table& t, PieceRef r) { return t.s.pieces.alive(r); }
inline bool isInPlay(Table& t, Piece p) {
    return t.s.pieces.row(p).zone != 0 && t.rules.zones[static_cast<size_t>(t.s.pieces.kindOf(p))].inPlay;
}
inline bool isCharacter(Table& t, Piece p) { return t.s.pieces.isIn(p, kCharacters); }
inline bool isExhausted(Table& t, Piece p) { return (t.s.pieces.data(p).bits & PieceData::kExhausted) != 0; }
inline int damageOn(Table& t, Piece p) { return t.s.pieces.data(p).number; }
inline int shieldsOn(Table& t, Piece p) { return t.s.pieces.data(p).bits & PieceData::kShields; }
inline bool isDie(Table& t, Piece p) { return (t.s.pieces.data(p).bits & PieceData::kIsDie) != 0; }
// What an X on a die of this card comes to for that player.
int valueOf(Table& t, uint16_t card, const Side& side, Seat seat);
inline Side sideOf(Table& t, Piece die) {
    const PieceRow& row = t.s.pieces.row(die);
    Side s = side(t.book().def(row.def), t.s.pieces.data(die).number);
    if (s.variable) s.value = static_cast<uint8_t>(valueOf(t, row.def, s, row.controller));
    return s;
}
// None for a die that was rolled in without its card.
inline PieceRef cardOf(Table& t, Piece die) {
    Piece on = t.s.pieces.data(die).on;
    return on.some() ? refOf(t, on) : PieceRef{};
}
inline bool hasTiming(const CardDef& def, TimingId timing) { return ((def.timings >> timing) & 1) != 0; }
inline bool hasDie(Table& t, Piece card) { return defOf(t, card).number[kSides] > 0; }
inline bool isGone(Table& t, Seat s) { return ((t.s.core.gone >> s.index()) & 1) != 0; }
// Who decides between players with simultaneous abilities.
Seat arbiter(Table& t);
// The first edition reads otherwise here (docs/rules/destiny-editions.md). Off: as in 1.8.
inline bool isFirstEdition(Table& t, const RuleId& difference) {
    return __builtin_expect(t.s.edition, kEdition18) != kEdition18 && t.on(difference);
}

// --- changing the table: the one way, so that an action can be reversed (illegal.cpp)
// ---------------------------------------------

void setMark(Table& t);
// Is the table as it was at the mark?
bool equalsMark(Table& t);
// Puts the table back. False if a deck was touched: then nothing is reversed.
bool reverseToMark(Table& t);
void noteChange(Table& t, Piece p);
void noteDeck(Table& t);
void moveCard(Table& t, Piece p, Zone to, Where where = Where::bottom);
void moveDie(Table& t, Piece die, Zone to);
void setResources(Table& t, Seat seat, int n);
// How many were lost.
int loseResources(Table& t, Seat seat, int n);
void setNumber(Table& t, Piece p, int n);  // damage, or the side of a die
void setShields(Table& t, Piece p, int n);
void setBit(Table& t, Piece p, uint8_t bit, bool on);
void attach(Table& t, Piece p, Piece host);
// `isLast`: the action phase ends after it.
void promiseAction(Table& t, Seat seat, bool isLast = false);

// --- the queue and triggers (queue.cpp)
// ------------------------------------------------------------------------------------------

void enqueue(Table& t, const Queued& q);
// After abilities of this event enter the queue, delayed effects that wait for it too. `also`: the same event under another
// name.
void announce(Table& t, const Event& e, const RuleId& rule, EventId also = kNothing);
// Open the window of replacements ("would be") and of other before abilities; false if there is nothing to resolve.
// Replacements are faster (DST-EFF-REP-03); with that rule off `openBefore` takes those of the event `would` along.
bool openWould(Table& t, const Event& e);
bool openBefore(Table& t, const Event& e, EventId would = kNothing);
// Whether any before ability could answer: otherwise it can be done in one step.
inline bool isPreceded(Table& t, EventId e) { return t.s.watchers.before[e] != 0; }
// A before ability is being resolved, above whatever the queue is doing.
bool isInterrupting(Table& t);
// Begins what is first in line; false if the queue is empty. A step that runs the queue repeats until then.
bool resolveFirst(Table& t);
extern const WindowPolicy kWindows[2 * kFirstEditionWindows];
extern const WindowHooks<Table> kWindowHooks;

// --- cards and dice (play.cpp, dice.cpp)
// -----------------------------------------------------------------------------------------

// Verbs that are facts rather than acts: rules look for them in ongoing and inherent abilities. vocabulary.cpp begins with
// them.
enum FactVerb : uint8_t {
    kVerbReduceCost,
    kVerbForbid,
    kVerbPermit,
    kVerbSplitShields,
    kVerbUnblockable,
    kVerbDefineX,
    kVerbOnlyOn,
    kVerbAttachAny,
    kVerbGiveGuardian,
    kVerbGiveHostGuardian,
    kVerbHandSize,
    kVerbTax,
    kVerbCheaperBare,
    kVerbRefuse,
    kVerbAmbushFrom,
};
// Calls fn(operands) for each use of that verb in an ability.
template <class Fn>
void forEachFact(Table& t, int ability, FactVerb verb, Fn fn) {
    const language::Instr* i = &t.book().code[t.book().abilities[static_cast<size_t>(ability)].code];
    for (; i->code != language::Code::end; ++i)
        if (i->code == language::Code::verb && i->a == verb) fn(i + 1);
}

Explanation whyNotPlay(Table& t, Seat seat, Piece card);
bool mayPlay(Table& t, Seat seat, Piece card);
// Through a card: from the hand or the discard pile, for so much less.
bool mayPlayThrough(Table& t, Seat seat, Piece card, int less);
void playOptions(Table& t, Seat seat, Options& out);
int printedCost(Table& t, Piece card);
// The least that a card can cost the seat, counting every modifier that could apply; for an upgrade, on that host.
int leastCost(Table& t, Seat seat, Piece card, Piece host);
// An upgrade's eligible targets.
bool canAttach(Table& t, Seat seat, Piece card, Piece host);
void putDice(Table& t, Piece card, int n);
// The die of a card in play that lies on it, or of a card that is not in play, is rolled into its player's pool.
Did rollIn(Table& t, Piece card, Seat seat);
// An upgrade goes to another character, whoever controls that one.
Did moveUpgrade(Table& t, PieceRef upgrade, PieceRef host);
// A die of an opponent is kept on that card until it leaves play.
Did holdDie(Table& t, Piece die, Piece on);
bool isBeingResolved(Table& t, Piece die);
// Where a battlefield that is not used and a character that is defeated go: aside, in the first edition out of the game.
Zone outOfUse(Table& t, Piece card, const RuleId& difference);
// A card leaves play: its dice are set aside and its upgrades go with it.
void leavePlay(Table& t, Piece card, Zone to);
void returnDie(Table& t, Piece die);
void roll(Table& t, Piece die);
void removeDie(Table& t, Piece die);
Did activate(Table& t, Piece card, Seat seat, bool evenExhausted = false);
bool canPaySide(Table& t, Seat seat, const Side& side);
// Does this side's die have that ability of its own, wherever its card is?
bool hasInherent(Table& t, const SideFrame& f, FactVerb verb);
// How many cards were discarded.
int discardAtRandom(Table& t, Seat seat, int n);

// --- damage, shields, defeat (damage.cpp)
// ----------------------------------------------------------------------------------------

int health(Table& t, Piece character);
int movable(Table& t, PieceRef from, PieceRef to, int most);
void moveDamage(Table& t, PieceRef from, PieceRef to, int amount);
// `most`: if it is unblockable, so much of it.
Did dealDamage(Table& t, PieceRef target, PieceRef source, int amount, Symbol kind = kBlank, bool unblockable = false,
               int most = 255);
// The player distributes it among their own characters (spread.cpp).
Did spreadDamage(Table& t, Seat seat, PieceRef source, int amount, Symbol kind, bool unblockable = false);
Did spreadShields(Table& t, Seat seat, int amount);
Did giveShields(Table& t, PieceRef target, int amount);
Did heal(Table& t, PieceRef target, int amount);
Did defeat(Table& t, PieceRef target);
void eliminate(Table& t, Seat seat, EndingId how);
extern const StandingCheck<Table> kChecks[4];

// --- limits (limits.cpp)
// ---------------------------------------------------------------------------------------------------------

int upgradesOn(Table& t, Piece host);
// Does this player have a card of that title in play?
bool hasCopy(Table& t, Seat seat, const CardDef& def);
void discardFromPlay(Table& t, Piece card);
bool anyCopies(Table& t);
bool anyOverloaded(Table& t);

// --- keywords (keywords.cpp)
// -----------------------------------------------------------------------------------------------------

bool hasGuardian(Table& t, Piece character);
// Keywords that answer this event as before abilities join the window.
void collectKeywords(Table& t, const Event& e, uint8_t group);
void answerByKeyword(Table& t, const Event& e, PieceRef source, Seat controller);

// --- opponents (opponents.cpp)
// ----------------------------------------------------------------------------------------------------

// The third register of an ability holds the opponent that its user chose (a player, not a piece); nobody: not asked.
inline Seat chosenOpponent(const AbilityFrame& f) {
    return f.regs[2].instance != 0 && !f.regs[2].some() ? seatAt(f.regs[2].instance - 1) : kNobody;
}
// Begins an ability; with several opponents its user may have to choose one first (DST-MP-06).
void startAbility(Table& t, int ability, PieceRef source, Seat controller, const Event& event);

// --- actions (actions.cpp)
// ---------------------------------------------------------------------------------------------------------

void beginRounds(Table& t);
// Set-up, then the first round.
void beginSetup(Table& t);
inline constexpr int kHandSize = 5;
int handSize(Table& t, Seat seat);
// A scenario: it is this seat's turn, after so many passes in a row.
void resumeRound(Table& t, Seat turn, int passes);
Explanation explainAction(Table& t, Seat seat, const Option& o);
void imaginableActions(Table& t, Seat seat, Options& out);
// A declared action may be taken back before anything has happened, once: otherwise a turn need never end.
bool mayWithdraw(Table& t);
// "Cannot" beats "can" (DST-EFF-NEG-01): what ongoing abilities say about an activity of this seat.
bool isStated(Table& t, FactVerb verb, Seat seat, ActivityId activity);
// Calls fn(source, operands) for each use of that fact in an ongoing ability of a card in play.
template <class Fn>
void forEachOngoing(Table& t, FactVerb verb, Fn fn) {
    if (t.s.ongoing == 0) return;
    for (uint8_t kind : {kCharacters, kSupports, kUpgrades, kBattlefield})
        for (int i = 0; i < t.seats(); ++i)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                language::forEachAbility(t, p, kOngoing, [&](Piece, int ability) {
                    forEachFact(t, ability, verb, [&](const language::Instr* o) { fn(p, ability, o); });
                });
}
inline bool isForbidden(Table& t, Seat seat, ActivityId a) { return t.s.ongoing != 0 && isStated(t, kVerbForbid, seat, a); }
inline bool isPermitted(Table& t, Seat seat, ActivityId a) { return t.s.ongoing != 0 && isStated(t, kVerbPermit, seat, a); }

}  // namespace cantina::destiny
