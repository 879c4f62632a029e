// What the chapters of the rules share: frames, procedures by number, and the functions that one chapter offers the others.
//
// One file per chapter: setup.cpp, rounds.cpp, actions.cpp, play.cpp, limits.cpp, dice.cpp, resolve.cpp, damage.cpp,
// before_dice.cpp, spread.cpp, queue.cpp, illegal.cpp, keywords.cpp, opponents.cpp. What cards say while they are there:
// held.h.
#pragma once

#include "games/destiny/rules/frames.h"

namespace cantina::destiny {

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
inline constexpr Proc<AgainstFrame> kAgainst{24};
inline constexpr Proc<ResolveDiceFrame> kResolveSeveral{25};  // 26 to 30: choices.h
inline constexpr Proc<TwinFrame> kTwins{31};
inline constexpr Proc<SquadFrame> kSquad{32};
inline constexpr Proc<JoinedFrame> kBeforeModifiers{33};

extern const Procedure<Table> kTwinProcedure, kRoundProcedure, kActionProcedure, kPlayProcedure, kResolveCardProcedure,
    kActivateProcedure, kSquadProcedure, kResolveDiceProcedure, kSideProcedure, kRerollProcedure, kClaimProcedure,
    kDamageProcedure, kShieldProcedure, kDefeatProcedure, kGuardianProcedure, kRedeployProcedure, kTurnProcedure,
    kFocusProcedure, kSpreadProcedure, kTrimProcedure, kSetupProcedure, kMulliganProcedure, kMoveDamageProcedure,
    kAgainstProcedure, kResolveSeveralProcedure, kJoinedProcedure;

// --- reading the table
// --------------------------------------------------------------------------------------------------------------

inline const CardDef& defOf(Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }
inline Seat controllerOf(Table& t, Piece p) { return t.s.pieces.row(p).controller; }
inline PieceRef refOf(Table& t, Piece p) { return t.s.pieces.ref(p); }
inline bool isAlive(Table& t, PieceRef r) { return t.s.pieces.alive(r); }
inline bool isInPlay(Table& t, Piece p) {
    return t.s.pieces.row(p).zone != 0 && t.rules.zones[static_cast<size_t>(t.s.pieces.kindOf(p))].inPlay;
}
bool isFrozen(Table& t, Piece die);  // a die that cannot be rolled this round
inline constexpr ZoneId kPlacesInPlay[] = {kCharacters, kSupports, kUpgrades, kDowngrades, kBattlefield, kPlots};
// Downgrades are upgrades but for whose cards they go on (docs/decisions/102): where a card of that kind lies.
inline bool isForHosts(const CardDef& def) { return def.type == kUpgrade || def.type == kDowngrade; }
inline ZoneId placeOnHost(const CardDef& def) { return def.type == kDowngrade ? kDowngrades : kUpgrades; }
inline bool isOnHost(Table& t, Piece p) { return t.s.pieces.isIn(p, kUpgrades) || t.s.pieces.isIn(p, kDowngrades); }
inline bool isCharacter(Table& t, Piece p) { return t.s.pieces.isIn(p, kCharacters); }
inline bool isExhausted(Table& t, Piece p) { return (t.s.pieces.data(p).bits & PieceData::kExhausted) != 0; }
inline int damageOn(Table& t, Piece p) { return t.s.pieces.data(p).number; }
inline int shieldsOn(Table& t, Piece p) { return t.s.pieces.data(p).shields; }
inline int resourcesOn(Table& t, Piece p) { return t.s.pieces.data(p).resources; }
// Tokens that lie on cards; of a player the resources.
enum Token : uint8_t { kDamageToken, kShieldToken, kResourceToken };
int tokensOn(Table& t, Piece p, int token);
inline bool isDie(Table& t, Piece p) { return (t.s.pieces.data(p).bits & PieceData::kIsDie) != 0; }
// What an X on a die of this card comes to for that player.
int valueOf(Table& t, uint16_t card, const Side& side, Seat seat, Piece die);
inline Side sideOf(Table& t, Piece die) {
    const PieceRow& row = t.s.pieces.row(die);
    Side s = side(t.book().def(row.def), t.s.pieces.data(die).number);
    if (s.variable) s.value = static_cast<uint8_t>(valueOf(t, row.def, s, row.controller, die));
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

// A subtype that an effect gives: of a character or another card in play, and of its dice.
bool isGivenSubtype(Table& t, Piece p, int subtype);
// As printed.
inline bool hasSubtype(Table& t, Piece p, int subtype) { return t.book().hasName(defOf(t, p), subtype); }
// DST-ED-02: in the first edition characters have no subtypes, and their dice neither.
inline bool isOf(Table& t, Piece p, int subtype) {
    if (t.s.lasting.speaksOf(kHoldSubtype) && isGivenSubtype(t, p, subtype)) return true;
    return hasSubtype(t, p, subtype) && !(defOf(t, p).type == kCharacter && isFirstEdition(t, "DST-ED-02"_rule));
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
// A die that was brought to be called for: only its owner sees it until it comes to the table (DST-ZONE-25, 26).
void keepForLater(Table& t, Piece die);
void setResources(Table& t, Seat seat, int n);
// How many were lost.
int loseResources(Table& t, Seat seat, int n);
void setNumber(Table& t, Piece p, int n);
// A number that is kept in a byte. More is a fault, not a smaller number.
uint8_t small(Table& t, int n);  // damage, or the side of a die
void setShields(Table& t, Piece p, int n);
void setTokens(Table& t, Piece p, int token, int n);
void setBit(Table& t, Piece p, uint8_t bit, bool on);
void attach(Table& t, Piece p, Piece host);
// `isLast`: the action phase ends after it.
void promiseAction(Table& t, Seat seat, uint8_t flags = 0);

// --- the queue and triggers (queue.cpp)
// ------------------------------------------------------------------------------------------

void enqueue(Table& t, const Queued& q);
// After abilities of this event enter the queue, delayed effects that wait for it too. `also`: the same event under another
// name.
void announce(Table& t, const Event& e, const RuleId& rule, EventId also = kNothing);
// What nobody is told of for whom it means nothing: only what listens to it hears of it (an ability, what waits for it, what
// cards ask about the past). False: nothing in play answers it.
bool hintTo(Table& t, const Event& e);
// Does an ability in play answer it, or could something be waiting for it?
inline bool isHeard(Table& t, EventId e) { return t.s.watchers.after[e] != 0 || !t.s.delayed.empty(); }
inline bool hint(Table& t, const Event& e) {
    const bool any = isHeard(t, static_cast<EventId>(e.kind)) || t.book().firstHappening[e.kind] != 0;
    return any && hintTo(t, e);
}
// Dice that were rolled at once, and the activations that rolled them, are answered together (DST-FAQ-30).
struct Rolled {
    Piece die;
    uint16_t into = 0;  // the pool; otherwise it was rerolled there
};
// Damage that was dealt, taken or both (null: not): everything that answers it is one set of simultaneous abilities.
void announceDamage(Table& t, const Event* dealt, const Event* taken, bool melee);
void announceRolls(Table& t, std::span<const Rolled> dice, std::span<const Event> activations = {});
// Would any ability answer this event before it?
bool wouldAnswer(Table& t, const Event& e);
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

// What rules ask abilities about their verbs: does it change a cost, does it roll a die that was brought for it?
enum Tag : uint8_t { kTagCost = 1, kTagBrings };
inline constexpr int kCostAmount = 1;  // which operand of the first says how much

Explanation whyNotPlay(Table& t, Seat seat, Piece card);
bool mayPlay(Table& t, Seat seat, Piece card);
// Through a card: from the hand or the discard pile, for so much less.
bool mayPlayThrough(Table& t, Seat seat, Piece card, int less);
// The same onto that host.
bool mayPlayOn(Table& t, Seat seat, Piece card, Piece host, int less);
// Does this card count as unique?
bool countsAsUnique(Table& t, Piece card);
void playOptions(Table& t, Seat seat, Options& out);
int printedCost(Table& t, Piece card);
// What is paid for a card while it is being played.
int paidFor(Table& t, PieceRef card);
// The least that a card can cost the seat, counting every modifier that could apply; for an upgrade, on that host.
int leastCost(Table& t, Seat seat, Piece card, Piece host);
// An upgrade's eligible targets.
bool canAttach(Table& t, Seat seat, Piece card, Piece host);
Explanation whyNotAttach(Table& t, Seat seat, Piece card, Piece host);
void putDice(Table& t, Piece card, int n);
// The die of a card in play that lies on it, or of a card that is not in play, is rolled into its player's pool.
Did rollIn(Table& t, Piece card, Seat seat);
// A die that lies on its card is rolled into its player's pool.
Did rollOnCard(Table& t, Piece die);
// A die that was brought to be called for (DST-ZONE-25); none if there is none.
Piece spareDie(Table& t, Seat seat, uint16_t def);
// A card becomes an upgrade (a mod) on that host: from play, or from anywhere else.
Did becomeUpgrade(Table& t, Piece card, Piece host);
// A card in play becomes another type, or leaves its host: tokens and upgrades go, dice return to it (DST-TYPE-01).
void shedType(Table& t, Piece card, Zone to);
// A character has more or fewer dice than its upgrades say.
bool anyTrained(Table& t);
// An upgrade goes to another character, whoever controls that one.
Did moveUpgrade(Table& t, PieceRef upgrade, PieceRef host);
// A die of an opponent is kept on that card until it leaves play.
Did holdDie(Table& t, Piece die, Piece on);
bool isBeingResolved(Table& t, Piece die);
// The die that its player is asked to turn now, or null; why not to that side.
const TurnFrame* turning(Table& t);
// Has the die a side to which it may be turned: a symbol, or what else TurnFrame names?
bool canTurn(Table& t, Piece die, uint8_t wanted);
Explanation whyNotTurnTo(Table& t, Piece die, int number);
// Where a battlefield that is not used and a character that is defeated go: aside, in the first edition out of the game.
Zone outOfUse(Table& t, Piece card, const RuleId& difference);
// Where a card goes that a card's text sets aside.
Zone setAside(Table& t, Piece card);
// A card leaves play: its dice are set aside and its upgrades go with it.
void leavePlay(Table& t, Piece card, Zone to, Where where = Where::bottom);
void returnDie(Table& t, Piece die);
// It has no card in play any more.
void setDieAside(Table& t, Piece die);
// False if it cannot be rolled. Dice that are rolled together: quietly, then announceRolls.
bool rollQuietly(Table& t, Piece die);
bool roll(Table& t, Piece die);
// Whose doing it is: nobody's if the game removes it. `special`: through a die's special, which is no card effect.
struct Remover {
    Seat seat;
    PieceRef source;
    bool special = false;
};
Remover removerOf(Table& t, const AbilityFrame& f);
// Cards may protect a die; `gone` are dice that were removed with it at the same moment.
bool canRemove(Table& t, Piece die, Seat by, std::span<const Piece> gone = {});
bool removeDie(Table& t, Piece die, const Remover& by);
// Does this die, or a card in play, let it count as that symbol while it is resolved?
bool countsAs(Table& t, Piece die, Symbol symbol);
// Is there anything that could say so?
bool mayCountAsAnother(Table& t, Piece die);
Did activate(Table& t, Piece card, Seat seat, bool evenExhausted = false);
// What activating does, for cards that are activated at once: what comes before it has been.
void exhaustAndRoll(Table& t, std::span<const Piece> cards, Seat seat);
bool canPaySide(Table& t, Seat seat, const Side& side);
// DST-SYM-19, DST-SYM-22: nothing raises the 0 of a special or a blank. DST-ED-18: in the first edition it may be raised.
bool isFixed(Table& t, const Side& side);
// What is told before a die is resolved.
Event aboutToResolve(Table& t, Piece die, Seat seat, int value);
// Of a die that is being resolved, or modifies one that is, before it is.
Did raiseValue(Table& t, PieceRef die, int by);
// Does this side's die have that ability of its own, wherever its card is? (inherent.cpp)
bool hasInherent(Table& t, const SideFrame& f, HeldId about);
// Is its damage unblockable, as the die or a card says?
bool isUnblockable(Table& t, const SideFrame& f);
// Does a modifier without a symbol modify that die, which is resolved as that symbol?
bool modifiesAny(Table& t, Seat seat, Piece modifier, Piece plain, uint8_t symbol);
// How many cards were discarded.
int discardAtRandom(Table& t, Seat seat, int n);

// --- two-faced cards (faces.cpp)
// ----------------------------------------------------------------------------------------------------------

// The card that is the other side of that one; 0: none is.
uint16_t otherSideOf(const language::Book& book, uint16_t def);
// It shows its other side, on that host if that side lies on a card.
Did flip(Table& t, Piece card, PieceRef host);
// The description of a piece is another one from now on (illegal.cpp).
void showSide(Table& t, Piece p, uint16_t def);

// --- damage, shields, defeat (damage.cpp)
// ----------------------------------------------------------------------------------------

int health(Table& t, Piece character);
int movable(Table& t, PieceRef from, PieceRef to, int most);
void moveDamage(Table& t, PieceRef from, PieceRef to, int amount);
// `most`: if it is unblockable, so much of it.
// Whose doing it is, and the card or die from which it comes.
struct Cause {
    Seat by;
    PieceRef source;
};
Did dealDamage(Table& t, PieceRef target, const Cause& cause, int amount, Symbol kind = kBlank, bool unblockable = false,
               int most = 255);
// It is distributed among the characters of that player (spread.cpp); `by`: who deals it.
struct Spread {
    Symbol kind = kBlank;
    bool unblockable = false;
    Seat by = {};
    Seat chooser = {};  // who distributes it; nobody: the player whose characters they are
};
Did spreadDamage(Table& t, Seat seat, PieceRef source, int amount, const Spread& how);
// So much to each of a player's characters, at once.
Did dealToEach(Table& t, Seat seat, const Cause& cause, int amount, Symbol kind, bool unblockable);
// `by`: who gives them; nobody: the game, or they were another's. A card may forbid it to a player.
Did spreadShields(Table& t, Seat seat, int amount, Seat by, Seat chooser = {});
Did giveShields(Table& t, PieceRef target, int amount, Seat by);
int mostShields(Table& t, Piece character);
Did heal(Table& t, PieceRef target, int amount, Seat by);
Did defeat(Table& t, PieceRef target);
void eliminate(Table& t, Seat seat, EndingId how);
extern const StandingCheck<Table> kChecks[6];

// --- limits (limits.cpp)
// ---------------------------------------------------------------------------------------------------------

int upgradesOn(Table& t, Piece host);
int downgradesOn(Table& t, Piece host);
// How many upgrades a card holds.
int mostUpgrades(Table& t, Piece host);
// Does this player have a card of that title in play?
bool hasCopy(Table& t, Seat seat, const CardDef& def);
void discardFromPlay(Table& t, Piece card);
// Asks first which of two like dice goes with it, if that matters; `by`: who resolves the ability that discards it.
bool discardTwin(Table& t, Piece card, Seat by, ZoneId to = kDiscard);
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
    return f.regs[language::kOpponentRegister].instance != 0 && !f.regs[language::kOpponentRegister].some()
               ? seatAt(f.regs[language::kOpponentRegister].instance - 1)
               : kNobody;
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

}  // namespace cantina::destiny
