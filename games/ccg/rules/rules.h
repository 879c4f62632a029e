// What the chapters of the rules ask of each other. Each function is in the file named above it.
#pragma once

#include "games/ccg/place_set.h"
#include "kernel/moves.h"

namespace cantina::ccg {

// --- small facts (rules/facts.cpp)
inline const language::CardDef& defOf(const Table& t, Piece p) { return t.book().def(t.s.pieces.row(p).def); }
inline bool isType(const Table& t, Piece p, CardType type) { return defOf(t, p).type == type; }
inline int32_t factOf(const Table& t, Piece p, SlotId slot) { return defOf(t, p).number[slot]; }
// A trait, a model or a species; and one that rules ask for.
inline bool hasName(const Table& t, Piece p, int name) { return t.book().hasName(defOf(t, p), name); }
inline bool isA(const Table& t, Piece p, RuledId which) { return hasName(t, p, t.book().ruled[which]); }
inline bool hasIcon(const Table& t, Piece p, IconId icon) { return ((factOf(t, p, kIconsSlot) >> icon) & 1) != 0; }
inline bool isLoyal(const language::CardDef& def, Loyalty which) {
    return def.type == kCharacter && ((def.number[kSubtype] >> which) & 1) != 0;
}
inline bool isLoyal(const Table& t, Piece p, Loyalty which) { return isLoyal(defOf(t, p), which); }
// CCG-CHAR-MASTER-01: Jedi Masters and Dark Jedi Masters.
inline bool isMaster(const language::CardDef& def) { return isLoyal(def, kJediMaster) || isLoyal(def, kDarkJediMaster); }
inline Seat opponentOf(Seat s) { return seatAt(1 - s.index()); }
Piece locationOf(const Table& t, Piece p);  // where a card is, through what it is on; none off the table
inline bool isOnTable(const Table& t, Piece p) { return p.some() && t.s.pieces.isIn(p, kTable); }
// CCG-ATK-10: inactive, but in the attack on it its texts, weapons and devices work as if it were active.
inline bool isAwake(const Table& t, Piece p) {
    return p.some() && t.s.pieces.isIn(p, kInactive) && (t.s.pieces.data(p).marks & PieceData::kAwake) != 0;
}
inline bool isInEffect(const Table& t, Piece p) { return isOnTable(t, p) || isAwake(t, p); }
// CCG-CANCEL-TEXT-02: its text is canceled; it stays on table with its numbers.
inline bool isSilent(const Table& t, Piece p) {
    return (t.s.pieces.data(p).flags & PieceData::kSilent) != 0 && t.on("CCG-CANCEL-TEXT-02"_rule);
}
// The same of the text of a location for one side.
inline bool isSilentFor(const Table& t, Piece p, Seat seat) {
    const uint16_t mark = seat.index() == 0 ? PieceData::kSilentDark : PieceData::kSilentLight;
    return (t.s.pieces.data(p).marks & mark) != 0;
}
// CCG-SP-COMBO-03: each title of a combo card counts as that card's.
inline bool isCombo(const language::CardDef& def) {
    constexpr uint32_t kOther = 1u << kLocation | 1u << kStarship | 1u << kVehicle;  // they have capacities there
    return (kOther >> def.type & 1) == 0 && def.number[kFirstTitle] != 0;
}
inline bool isCalledSo(const Table& t, const language::CardDef& def, int32_t title) {
    if (def.titleHash == title) return true;
    const bool half = def.number[kFirstTitle] == title || def.number[kSecondTitle] == title;
    return half && isCombo(def) && t.on("CCG-SP-COMBO-03"_rule);
}
bool hasPresence(Table& t, Seat seat, Piece location);
PlaceSet presences(Table& t, Seat seat);  // the locations of the row where the player has presence
bool controls(Table& t, Seat seat, Piece location);
void excludeFromBattle(Table& t, Piece card, Seat by);
bool standsIn(const Table& t, Piece p, bool initiates);          // it occupies its place for a battle, without ability
PlaceSet standIns(const Table& t, Seat seat, bool initiates);    // the locations of the row with such a card
bool occupyForBattle(Table& t, Piece location, Seat initiator);  // both players, for a battle of that one
bool bothOccupy(Table& t, Piece location);
Piece nextLocation(const Table& t, Piece card);  // to the right of where it is; none at the end of the row
bool areAdjacent(const Table& t, Piece a, Piece b);
int icons(const Table& t, Seat side, Piece location);
int lifeForce(const Table& t, Seat seat);
int abilityAt(Table& t, Seat seat, Piece location);  // total, whole
int32_t presenceOf(Table& t, Piece p);
inline int sizeOf(const Table& t, ZoneId zone, Seat seat) { return t.s.pieces.size({zone, seat}); }

// --- what may be initiated (rules/initiation.cpp)
language::AbilityFrame textFrame(Table& t, const ActionFrame& a);
// `knowsHand`: false while it must not show what a hand holds (whether a window opens).
Explanation whyNotInitiate(Table& t, const ActionFrame& a, bool knowsHand = true);
bool mayInitiate(Table& t, const ActionFrame& a);
bool isForAnotherPhase(const Table& t, int ability);
int targetCount(Table& t, const ActionFrame& a);
bool anyTarget(Table& t, const ActionFrame& a);  // of the next one to be chosen
void targetOptions(Table& t, const ActionFrame& a, Options& out);
Refusal whyNotTarget(Table& t, const ActionFrame& a, Piece p);
int costStart(Table& t, const ActionFrame& a);  // where the costs of a text begin, after its targets

// --- the stack (rules/actions.cpp)
ActionFrame textAction(Table& t, Piece card, int ability, Seat performer, const Event& answers);
ActionFrame cardAction(Table& t, ActionKind kind, Piece card, Seat performer);
void initiate(Table& t, const ActionFrame& a);
void noteDrain(Table& t, const ActionFrame& a);
ActionFrame* actionOf(Table& t, PieceRef card);  // the topmost action of that card on the stack
void cancelAction(Table& t, ActionFrame& a);
Procedure<Table> actionProcedure();

// --- responses (rules/responses.cpp)
bool listens(Table& t, EventId event);
bool opensResponses(Table& t, EventId event);  // would a window open for it?
void openResponses(Table& t, const Event& e);
void openAboutTo(Table& t, const Event& e);
bool isCurrent(Table& t, const Event& e);  // may it still be answered?
// What happened to several cards at the same moment; `from`: the location that they left, if they moved.
void answerTogether(Table& t, Seat performer, EventId event, const Piece* cards, int n, Piece from);
// The same of what happened to them before and was not answered yet.
void answerStill(Table& t, Seat performer, EventId event, const Piece* cards, int n, Piece from);
bool canPreempt(Table& t, const Event& e);
// CCG-LEAVE-03: cards lost together, each owner's own in the order he chooses (rules/lost_order.cpp).
void orderLost(Table& t, const Piece* cards, int n);
Procedure<Table> lostOrderProcedure();

// --- opportunities (rules/turn.cpp)
void topLevelOptions(Table& t, Seat seat, Options& out);
void takeAct(Table& t, Seat seat, const Option& o, uint16_t flags);
Explanation whyNotAct(Table& t, Seat seat, const Option& o);
bool endPoint(Table& t, Phase phase, EventId event);  // false: there was nothing to do

// --- cards (rules/cards.cpp, rules/deploy.cpp)
// CCG-SETUP-NOLF-01: an Objective, a Defensive Shield, and what says so.
bool isBarredFromLifeForce(const Table& t, Piece card);
void flipCard(Table& t, Piece card);  // to its other side; it stays where it is
bool cardsFlip(Table& t);             // the standing check of CCG-DBL-07
void putOnTable(Table& t, Piece card, Seat seat, Piece at);
// From the table, with everything on it. `also`: an event beside "just lost" (forfeited, with the place).
void loseCard(Table& t, Piece card, Seat performer, EventId also = kNoEvent, Piece place = {});
void loseAtOnce(Table& t, const Piece* cards, int n, Seat performer);
// The same when nobody is asked any more whether it may be saved.
void loseNow(Table& t, Piece card, Seat performer, EventId also, Piece place);
void loseAllNow(Table& t, const Piece* cards, int n, Seat performer);
Procedure<Table> lossProcedure();                  // rules/losses.cpp
void takeOffTable(Table& t, Piece card, Zone to);  // everything on it is lost
// With everything on it, to the owners' Lost Piles; it does not count as just lost (CCG-NEVER-LOC-10).
void loseQuietly(Table& t, Piece card);
void loseTogetherWith(Table& t, Piece card, Seat performer, EventId also, Piece place);  // loseCard, after riders got off
// A card and everything on it, and on that, of those in one zone of the table.
inline constexpr int kMostTogether = State::Pieces::kCapacity;
int withAttached(Table& t, Piece card, Piece* out, ZoneId zone = kTable);
bool mayExistAt(Table& t, Piece card, Piece location);
bool anyDeployTarget(Table& t, const ActionFrame& a);
void deployTargets(Table& t, const ActionFrame& a, Options& out);
Explanation whyNotDeploy(Table& t, const ActionFrame& a);
bool mayDeploy(Table& t, const ActionFrame& a);
bool mayBeOn(Table& t, Piece card, Piece host);  // by the rules and its own text
Explanation whyNotTransfer(Table& t, const ActionFrame& a);
void transferTargets(Table& t, const ActionFrame& a, Options& out);
Explanation whyNotMove(Table& t, const ActionFrame& a);
bool mayMove(Table& t, const ActionFrame& a);

// --- persona replacement (rules/persona.cpp)
ActionFrame replaceAction(Table& t, Piece card, Seat seat);  // with the character that it would replace as its target
Explanation whyNotReplace(Table& t, const ActionFrame& a);
void replacePersona(Table& t, const ActionFrame& a);
void replaceOptions(Table& t, Seat seat, Options& out);

// --- the states of cards (rules/states.cpp)
void becomeInactive(Table& t, Piece card, Seat performer);
void becomeActive(Table& t, Piece card);
void stackOn(Table& t, Piece card, PieceRef holder, const Event& event, Seat performer);
void wake(Table& t, Piece card);  // with what is on it, for the attack on it
void putToSleep(Table& t);
void checkPlace(Table& t, Piece card);  // after it was relocated
void textsStart(Table& t, Piece p);     // value_cards.cpp
void textsEnd(Table& t, Piece p);

// --- Force (rules/force.cpp)
int drainCost(Table& t, Seat seat, Piece location);
void moveForce(Table& t, ForceMode mode, Seat seat, int amount, PieceRef source, Seat performer, uint8_t flags = 0);
void loseForceFrom(Table& t, ZoneId pile, Seat seat, int amount, PieceRef source, Seat performer, uint8_t flags = 0);
int forceLoss(Table& t, Seat seat, int amount);  // as modified
Explanation whyNotDrain(Table& t, const ActionFrame& a);
Explanation whyNotDrainAgain(Table& t, const ActionFrame& a);  // apart from control

// --- battle (rules/battle.cpp)
Explanation whyNotBattle(Table& t, const ActionFrame& a);
int32_t totalPower(Table& t, Seat seat);  // in the battle that goes on, its battle destiny included; thousandths
Explanation whyNotBattleAgain(Table& t, const ActionFrame& a);  // apart from presence
void startBattle(Table& t, const ActionFrame& a);
void fight(Table& t);
// What keeps a player from passing in the damage segment.
struct Dues {
    bool forfeit = false;  // a hit card, or attrition that something here is subject to
    bool damage = false;   // battle damage: a forfeit or Force
};
Dues duesOf(Table& t, Seat seat);
void damageOptions(Table& t, Seat seat, Options& out);
bool couldActInPower(const Table& t, Seat seat);       // told from what everybody sees (rules/opportunities.cpp)
void powerOptions(Table& t, Seat seat, Options& out);  // the optional actions of the power segment
void damageTexts(Table& t, Seat seat, Options& out);   // what cards allow in the damage segment (rules/turn.cpp)
bool mayPassDamage(Table& t, Seat seat);
void takeDamageAct(Table& t, Seat seat, const Option& o);
void joinBattle(Table& t, Piece card);  // until the weapons segment is over, what arrives takes part
void endBattle(Table& t);
void forgetBattle(Table& t);
bool endsAtOnce(Table& t);  // the standing check of CCG-BTL-03
Procedure<Table> fightProcedure();
Procedure<Table> battleOverProcedure();

// What is forbidden during a battle is forbidden during an attack (CCG-ATK-04).
inline bool isAttack(const Table& t) { return t.s.attack.segment != Battle::kNone; }
inline bool isFightGoingOn(const Table& t) {
    return t.s.battle.segment != Battle::kNone || (isAttack(t) && t.on("CCG-ATK-04"_rule));
}
inline bool isWeaponsSegment(const Table& t) {
    return t.s.battle.segment == Battle::kWeapons || t.s.attack.segment == Battle::kWeapons;
}

// --- one after the other (rules/picks.cpp), duels (rules/duel.cpp), spending Force (rules/spend.cpp)
void pick(Table& t, PickMode mode, Seat seat, PieceRef place, PieceRef source, int most, int selector, int ability,
          int other = 0);
Procedure<Table> pickProcedure();
bool walksFrom(Table& t, Seat seat, Piece place, Piece card);
void duel(Table& t, Seat initiator, PieceRef dark, PieceRef light, int draws, PieceRef source);
Procedure<Table> duelProcedure();
uint16_t gameKey(Table& t, const ActionFrame& a);  // initiation.cpp: what may be done once per game
PieceRef gameUser(Table& t, const ActionFrame& a);
void noteUse(Table& t, const ActionFrame& a);
void spend(Table& t, SpendMode mode, Seat seat, int most, PieceRef source);
bool cancelRetrieval(Table& t);                // the one under way (rules/force.cpp)
bool mayReduceLoss(Table& t, Seat seat);       // the loss under way, if there is one
void changeLoss(Table& t, Seat seat, int by);  // the loss under way, or the battle damage that remains
Procedure<Table> spendProcedure();

// --- the start of the game (rules/setup.cpp)
Procedure<Table> setupProcedure();

// --- weapons (rules/weapons.cpp)
Explanation whyNotFire(Table& t, const ActionFrame& a);
void noteWeaponUse(Table& t, const ActionFrame& a);
void noteFired(Table& t, const ActionFrame& a);
void forgetFired(Table& t);
bool isLongRange(const Table& t, Piece weapon);
int firingText(Table& t, Piece weapon);  // the text that fires it; 0: it is not fired
bool mayMan(Table& t, Piece weapon, Piece gunner);
void man(Table& t, Piece weapon, Piece gunner);
bool mayUseWeaponText(Table& t, const ActionFrame& a);
void noteWeaponText(Table& t, const ActionFrame& a);
inline constexpr uint16_t kFirstWeaponKey = 0xD000;  // the same of weapons that a squadron used
inline constexpr uint16_t kFirstDeviceKey = 0xE000;  // keys of State::uses from here on: a device that a bearer used
bool mayUseDevice(Table& t, const ActionFrame& a);
void noteDevice(Table& t, const ActionFrame& a);
int32_t defenseValue(Table& t, Piece p);  // thousandths

// --- immunity, forbidden acts (immunity.cpp)
bool isImmuneTo(Table& t, Piece card, PieceRef by);  // to the card `by`
bool isImmuneToTitle(Table& t, Piece card, int32_t title);
bool isSafeFromWeapons(Table& t, Piece card, Piece weapon);
bool isBarred(Table& t, Stat act, Seat seat, Piece place = {});
bool isBattleKept(Table& t, Seat seat, PieceRef card);  // a battle that a text keeps the player from canceling
bool isBarredFromPiloting(Table& t, Piece craft, Piece card);
bool isDeployBarred(Table& t, Piece card, Piece place);  // none: wherever it would go
bool isBattleBarred(Table& t, Seat seat, Piece place);

// --- destiny (rules/destiny_draw.cpp)
void drawDestiny(Table& t, Seat seat, DestinyKind kind, PieceRef source);
Procedure<Table> destinyProcedure();

// --- looking through a deck (rules/search.cpp)
// By the verb that is running, for what its selector says. A Reserve Deck is reshuffled, a pile is not.
struct Search {
    SearchMode mode = kSearchTakes;
    int selector = 0;
    ZoneId to = kHand;
    bool free = false;
    int discount = 0;
    PieceRef goal{};      // where what deploys goes: one card or place ...
    int goals = 0;        // ... or whatever fits a selector
    PieceRef answered{};  // it deploys as a react to what happens there
};
ZoneId searchedPile(const Table& t, int selector);
bool hasCriteria(const Table& t, int selector);  // the text says more about the card than whose it is
void search(Table& t, const language::AbilityFrame& f, const Search& wanted);
bool maySearch(Table& t, const language::AbilityFrame& f, ZoneId pile);  // not after a failed search this turn
bool isSentTo(Table& t, const ActionFrame& a, Piece goal);               // the search that deploys it lets it go there
Procedure<Table> searchProcedure();

}  // namespace cantina::ccg
