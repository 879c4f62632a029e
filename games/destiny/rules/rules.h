// What the chapters of the rules share: frames, procedures by number, and the functions that one chapter offers the others.
//
// One file per chapter: setup.cpp, rounds.cpp, actions.cpp, play.cpp, limits.cpp, dice.cpp, resolve.cpp, damage.cpp,
// spread.cpp, queue.cpp, illegal.cpp, keywords.cpp, opponents.cpp.
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
inline constexpr Proc<AgainstFrame> kAgainst{25};
inline constexpr Proc<TwinFrame> kTwins{36};
inline constexpr Proc<SquadFrame> kSquad{37};
inline constexpr Proc<ResolveDiceFrame> kResolveSeveral{26};  // 24 and 27 to 31: choices.h

extern const Procedure<Table> kTwinProcedure, kRoundProcedure, kActionProcedure, kPlayProcedure, kResolveCardProcedure,
    kActivateProcedure, kSquadProcedure, kResolveDiceProcedure, kSideProcedure, kRerollProcedure, kClaimProcedure,
    kDamageProcedure, kShieldProcedure, kDefeatProcedure, kGuardianProcedure, kRedeployProcedure, kTurnProcedure,
    kFocusProcedure, kSpreadProcedure, kTrimProcedure, kSetupProcedure, kMulliganProcedure, kMoveDamageProcedure,
    kAgainstProcedure, kResolveSeveralProcedure;

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

// DST-ED-02: in the first edition characters have no subtypes, and their dice neither.
inline bool isOf(Table& t, Piece p, int subtype) {
    const CardDef& def = defOf(t, p);
    return hasSubtype(def, subtype) && !(def.type == kCharacter && isFirstEdition(t, "DST-ED-02"_rule));
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
    kVerbProtect,
    kVerbMakeElite,
    kVerbCopyAbilities,
    kVerbBattlefields,
    kVerbNotUniqueOn,
    kVerbCountsAs,
    kVerbModifyAny,
    kVerbSetAsideInstead,
    kVerbOnto,
    kVerbSharpen,
    kVerbCallDie,  // an act, but one that says which dice are brought
    kVerbLoseGuardian,
    kFactVerbs
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
// The same onto that host.
bool mayPlayOn(Table& t, Seat seat, Piece card, Piece host, int less);
// Does this card count as unique for that player?
bool isUniqueFor(Table& t, Seat seat, const CardDef& def);
void playOptions(Table& t, Seat seat, Options& out);
int printedCost(Table& t, Piece card);
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
Explanation whyNotTurnTo(Table& t, Piece die, int number);
// Where a battlefield that is not used and a character that is defeated go: aside, in the first edition out of the game.
Zone outOfUse(Table& t, Piece card, const RuleId& difference);
// Where a card goes that a card's text sets aside.
Zone setAside(Table& t, Piece card);
// A card leaves play: its dice are set aside and its upgrades go with it.
void leavePlay(Table& t, Piece card, Zone to);
void returnDie(Table& t, Piece die);
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
// Do the facts of this die let it count as that symbol while it is resolved?
bool countsAs(Table& t, Piece die, Symbol symbol);
Did activate(Table& t, Piece card, Seat seat, bool evenExhausted = false);
// What activating does, for cards that are activated at once: what comes before it has been.
void exhaustAndRoll(Table& t, std::span<const Piece> cards, Seat seat);
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
Did spreadDamage(Table& t, Seat seat, PieceRef source, int amount, Symbol kind, bool unblockable = false, Seat by = {});
// So much to each of a player's characters, at once.
Did dealToEach(Table& t, Seat seat, PieceRef source, int amount, Symbol kind, bool unblockable);
Did spreadShields(Table& t, Seat seat, int amount);
Did giveShields(Table& t, PieceRef target, int amount);
Did heal(Table& t, PieceRef target, int amount);
Did defeat(Table& t, PieceRef target);
void eliminate(Table& t, Seat seat, EndingId how);
extern const StandingCheck<Table> kChecks[5];

// --- limits (limits.cpp)
// ---------------------------------------------------------------------------------------------------------

int upgradesOn(Table& t, Piece host);
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
// A card that has other characters' abilities (DST-RUL-WOTF-05: each of them as often as there is one who has it).
bool isCopier(Table& t, Piece p);
template <class Fn>
void forEachCopied(Table& t, Piece p, Fn fn) {
    if (t.s.copiers == 0 || !isCopier(t, p)) return;
    for (Piece c : t.s.pieces.in({kCharacters, controllerOf(t, p)}))
        if (!(c == p) && defOf(t, c).number[kUnique] == 0) fn(c);
}
// Every ability of a piece in play with that timing, its own and those that it has of others.
template <class Fn>
void forEachOwn(Table& t, Piece p, TimingId timing, Fn fn) {
    language::forEachAbility(t, p, timing, fn);
    forEachCopied(t, p,
                  [&](Piece c) { language::forEachAbility(t, c, timing, [&](Piece, int ability) { fn(p, ability); }); });
}
// Calls fn(source, operands) for each use of that fact in an ongoing ability of a card in play.
template <class Fn>
void forEachOngoing(Table& t, FactVerb verb, Fn fn) {
    if (t.s.ongoing == 0) return;
    for (uint8_t kind : {kCharacters, kSupports, kUpgrades, kBattlefield, kPlots})
        for (int i = 0; i < t.seats(); ++i)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)}))
                forEachOwn(t, p, kOngoing, [&](Piece, int ability) {
                    forEachFact(t, ability, verb, [&](const language::Instr* o) { fn(p, ability, o); });
                });
}
inline bool isForbidden(Table& t, Seat seat, ActivityId a) { return t.s.ongoing != 0 && isStated(t, kVerbForbid, seat, a); }
inline bool isPermitted(Table& t, Seat seat, ActivityId a) { return t.s.ongoing != 0 && isStated(t, kVerbPermit, seat, a); }

}  // namespace cantina::destiny
