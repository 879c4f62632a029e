// What the chapters of the rules offer each other. One file per chapter; each gives its procedures as tables of steps.
#pragma once

#include <optional>

#include "games/tcg/state.h"
#include "games/tcg/values.h"

namespace cantina::tcg {

using cantina::Flow;

// --- triggers.cpp: the pool
// Something happened: abilities that watch it join the pool.
void happen(Table& t, const Event& e, const RuleId& rule);
// The same without telling it: a second look at something that has been told.
void notice(Table& t, const Event& e);
// Resolves what waits for no particular chance, Dark first, alternating.
void resolveTriggers(Table& t);
// What waited for a reroll or a prevention that did not come is over.
void lapseTriggers(Table& t);
bool belongsToChance(Table& t, const WindowFrame& w, const Trigger& trigger);
Procedure<Table> wakeProcedure();

// --- statics.cpp: what is on while a card is where it works
// Whether abilities of that timing work where the card is.
bool worksHere(Table& t, Piece p, int timing);
// Is all damage to that unit by the other one prevented?
bool isSafeFrom(Table& t, Piece unit, Piece by);
// What static abilities say about a number of a player.
int staticFor(Table& t, Seat seat, Stat s);
// Is that forbidden to the player, by what holds or by what lasts?
bool isForbiddenTo(Table& t, Seat seat, Stat s);
// The standing check of hands that lie open: it asks nobody.
bool showHands(Table& t);
// Does something in play or something that lasts give abilities to units?
inline bool mayBeGiven(Table& t) {
    return language::anyGiven(t) || t.s.lasting.speaksOf(language::Continuous::kGivesAbility);
}
// Calls fn(piece, ability) for each ability of that timing that the unit has for a while.
template <class Fn>
void forEachLentTo(Table& t, Piece unit, int timing, Fn fn) {
    language::readLasting(t, {language::Continuous::kGivesAbility, unit},
                          [&](const language::Continuous& row, const language::AbilityFrame&, const language::Args&) {
                              if (t.book().abilities[row.given].timing == timing) fn(unit, row.given);
                          });
}
// The same of each that other cards give to it.
template <class Fn>
void forEachGivenTo(Table& t, Piece unit, int timing, Fn fn) {
    if (!mayBeGiven(t)) return;
    const auto give = [&](Piece p, int ability) {
        if (!t.rules.switches.off(t.book().abilities[static_cast<size_t>(ability)].id)) fn(p, ability);
    };
    if (language::anyGiven(t)) language::forEachGiven(t, unit, timing, give);
    forEachLentTo(t, unit, timing, give);
}

// --- chances.cpp: pass or play
void openChance(Table& t, ChanceId kind, const Event& e = {});
// The kind of the chance in which somebody is asked now; any, if there is none.
ChanceId kindNow(Table& t);
bool mayDeployHidden(Table& t, Seat seat, Piece p);
bool mayBeLucky(Table& t, Seat seat, Piece p);
// The chance in which somebody is asked now, or null.
const WindowFrame* currentChance(Table& t);
std::span<const WindowPolicy> windowPolicies();
WindowHooks<Table> windowHooks();
Explanation whyNotPlay(Table& t, Seat seat, Piece p, int ability);
Explanation whyNotHiddenCost(Table& t, Seat seat, Piece p);
Explanation whyNotLucky(Table& t, Seat seat, Piece p);
// --- costs.cpp
bool areCostsChanged(Table& t);
// How much more (or less) Force a Battle card or an activated ability costs that player now.
int extraCost(Table& t, Seat seat, Piece p, int ability);
int grantedCost(Table& t, Piece p, uint8_t verb);
int hiddenPrice(Table& t, Seat seat, Piece p);
// May this ability of the card not be activated? By its number on the card, or one of these: Hidden Cost, and what other
// cards give.
enum BarredId : int { kBarredGiven = 64, kBarredHiddenCost = 100, kBarredIntercept, kBarredRetaliate };
inline int barredNumber(const language::Ability& a) { return a.given != 0 ? kBarredGiven + a.number : a.number; }
bool isBarred(Table& t, Piece card, int number);
int paidRetaliate(Table& t, Piece p);  // dice, for as much Force
// Battle cards in hand and activated abilities that may be played now: adds options.
void addPlays(Table& t, Seat seat, Options& out);
bool isForBuildStep(Table& t, int ability);
// Played when its unit would attack, and the unit may attack as well.
bool leavesAttack(Table& t, int ability);
// What may be played only in one's build step.
void addBuildPlay(Table& t, Seat seat, Piece battleCard, Options& out);
void addBuildPlays(Table& t, Seat seat, Options& out);
// What a unit may do in place of attacking.
void addInPlaceOfAttack(Table& t, Piece attacker, Options& out);
void takePlay(Table& t, Seat seat, const Option& o, const Event& e);

// --- playing.cpp: from being played to having an effect
void play(Table& t, Seat seat, Piece p, int ability, const Event& e, uint8_t flags = 0);
void deploy(Table& t, Piece p, bool staysBack = false);
// What was played: the kind of card whose effect waits for the disrupt chance.
enum class Played : uint8_t { nothing, battleCard, ability, mission };
Played playedAt(Table& t, const Event& e);
Procedure<Table> playProcedure();

// The attack is now made against that unit, if it can be; true if a player is asked for a toll first.
bool intercept(Table& t, PieceRef unit);

// --- dice.cpp
bool rollDice(Table& t, RollKind kind, int n, Seat roller, PieceRef by, PieceRef against);
void roll(Table& t, const RollFrame& f);
int hitsIn(Table& t, const Roll& roll, int accuracy, int needed);
// So many of each face are rolled again.
void throwDice(Table& t, Roll& roll, const uint16_t (&again)[6]);
Procedure<Table> rollProcedure();
Procedure<Table> rerollProcedure();

// --- damage.cpp
void pend(Table& t, PieceRef target, PieceRef source, int amount);
// Runs the prevention chances for what is pending. False when a running one will take care of it.
bool doDamage(Table& t);
// Prevents up to `most` of the damage now pending to that unit; how much it was.
int prevent(Table& t, PieceRef target, int most, PieceRef by = {}, bool really = true);
// Whether damage changes its power: then its player may want to prevent or heal less than the most.
bool countsDamage(Table& t, Piece unit);
// The same of what Evade can prevent.
int evade(Table& t, PieceRef target, int most, PieceRef by);
int pendingTo(Table& t, PieceRef target, bool toEvade = false);
// Damage counters on a unit.
void putCounters(Table& t, Piece unit, int n);
// As many as there are, up to that number; how many it was.
int removeCounters(Table& t, Piece unit, int most);
// Build counters, mastery counters: more than a card can have is a fault.
void setCounters(Table& t, Piece p, int n);
void discardUnit(Table& t, Piece p);
// Something has changed that could change the health of a unit: the standing check will look.
void healthMayChange(Table& t);
// `asked`: a player decides first whether another unit falls.
enum class Fallen : uint8_t { none, some, asked };
Fallen discardFallen(Table& t, PieceRef by);
// The standing check: only when something has changed that could make a unit fall.
bool checkHealth(Table& t);
Procedure<Table> damageProcedure();
Procedure<Table> deflectProcedure();

// --- attack.cpp
// Why a unit that was up did not attack (Result::detail).
enum NoAttack : uint8_t { kDeclined, kNoTarget };
// The attack under way: from the choice of the defending unit until it ends. Null outside.
AttackFrame* currentAttack(Table& t);
// The attacking unit taps; this is its defending unit.
void beginAttack(Table& t, AttackFrame& f, Piece defender);
// From now on the attack is made against this unit.
void turnAttackOn(Table& t, AttackFrame& f, PieceRef unit);
Procedure<Table> attackProcedure();

// --- stacking.cpp
bool areSameUnique(Table& t, Piece a, Piece b);
// The player's other unit of that unique name, in battle, retreated or piloting; none if there is none.
Piece sameUniqueOf(Table& t, Seat seat, Piece p);
bool isOnlyOne(Table& t, Seat seat, Piece p);
bool canStack(Table& t, Seat seat, Piece p, Piece unit, bool onTop);
Explanation whyNotStack(Table& t, Seat seat, Piece p, Piece unit, bool onTop);
// The same without regard to build counters.
bool fitsInStack(Table& t, Seat seat, Piece p, Piece unit);
void stackCard(Table& t, Piece p, Piece unit, bool onTop);
int rearrangeCost(Table& t, Piece beneath);
// An effect brings it to the top. False where it could not be there.
bool bringUp(Table& t, Piece beneath);
bool mustLeave(Table& t, Piece card, Piece unit);
void addRearranges(Table& t, Seat seat, Piece beneath, Options& out);
// `zone`: where a Pilot goes that cannot stay on its unit, else 0.
void rearrange(Table& t, Piece beneath, int16_t zone);
// To a zone outside play, with everything that lies with it.
void leavePlay(Table& t, Piece p, uint8_t zone, Where where);

// --- pilots.cpp, equipment.cpp, locations.cpp
bool canPilot(Table& t, Piece card, Piece unit);
void addPilotMoves(Table& t, Seat seat, Options& out);
void board(Table& t, Piece pilot, Piece unit);
void leaveUnit(Table& t, Piece pilot, uint8_t zone);
Explanation whyNotBoard(Table& t, Seat seat, Piece pilot, Piece unit);
void addEquips(Table& t, Seat seat, Piece p, Options& out);
void equip(Table& t, Seat seat, Piece p, Piece unit);
Explanation whyNotEquip(Table& t, Seat seat, Piece p, Piece unit);
Piece locationAt(Table& t, int arena);  // none if there is none
void addPutDowns(Table& t, Seat seat, Piece p, Options& out);
void putDown(Table& t, Piece p, uint8_t arena);
Explanation whyNotPutDown(Table& t, Seat seat, Piece p, int arena);

// --- choices.cpp: small questions in the middle of an effect
// No unit has attacked there this turn.
inline bool isFresh(Table& t, int arena) { return (t.s.thisTurn & attackedIn(arena)) == 0; }
void askFor(Table& t, Ask what, Seat who, int amount, PieceRef piece = {}, PieceRef by = {});
Procedure<Table> choiceProcedure();

// --- upkeep.cpp: what a build step begins with
void startBuildStep(Table& t, Seat seat);
void earnBounty(Table& t, PieceRef fallen, PieceRef by);
void askToLeaveTapped(Table& t);
Procedure<Table> upkeepProcedure();
Procedure<Table> leaveTappedProcedure();

// --- control.cpp
void takeControl(Table& t, Piece unit, Seat seat);
// Units under the other player's control for that period, or for any.
void giveBack(Table& t, std::optional<Span> span = {});
bool checkTwins(Table& t);
// True if its player is asked whether another unit falls in its place.
bool askInItsPlace(Table& t, Piece fallen);
void checkCorruption(Table& t, Seat seat);
// What a card in play counts for its player (State::activated and the like), in game.cpp.
void changeCounts(Table& t, Piece p, int by);
Procedure<Table> oneOfTwoProcedure();
Procedure<Table> inItsPlaceProcedure();

// --- deck.cpp: why a deck with so many cards finds no table
std::string roomFor(int cards);

// --- battle.cpp, turn.cpp, command.cpp, setup.cpp, unique.cpp, winning.cpp
int setupPointsLeft(Table& t, Seat seat);  // of the 30
Procedure<Table> turnProcedure();
Procedure<Table> setupProcedure();
Procedure<Table> buildProcedure();
Procedure<Table> retreatProcedure();
Explanation whyNotBuild(Table& t, Seat seat, const Option& o);
void spendPoints(Table& t, Seat seat, int points);
// The build points that the player may spend: none where that is forbidden.
int pointsToSpend(Table& t, Seat seat);
bool draw(Table& t, Seat seat);
// Force, build points and the like: never below 0; more than the state can hold is a fault.
void gain(Table& t, uint16_t& number, int by);
void retreat(Table& t, Piece p);
void endSpan(Table& t, Span span);
void beginSpan(Table& t, Span span);
// --- lasting.cpp: what lasts for a time
void forgetLasting(Table& t, Piece p);
void handOverLasting(Table& t, PieceRef from, PieceRef to);
void endStun(Table& t);
// Of those bites of which fn says so nothing is remembered.
template <class Fn>
void forgetBites(Table& t, Fn fn) {
    for (int i = t.s.bites.size() - 1; i >= 0; --i)
        if (fn(t.s.bites[i])) t.s.bites.removeAt(i);
}
// Calls fn(entry) for each effect of that kind on that piece.
template <class Fn>
void forEachLasting(Table& t, Stat s, Piece p, Fn fn) {
    language::forEachLastingOn(t, static_cast<int>(s), p, fn);
}
// Of the ability that is answered: its number on its card, or BarredId; -1: none.
int numberAnswered(Table& t, const language::AbilityFrame& f);
// What lasts as long as its card remains tapped ends when that untaps, whatever taps it later. True if something has ended.
bool endUntapped(Table& t);
bool checkTapped(Table& t);
void endLasting(Table& t, Piece p, Stat s);
Procedure<Table> contestProcedure();
bool contested(Table& t);
bool controls(Table& t, Seat seat, uint8_t arena);
void checkControl(Table& t);
void checkStalled(Table& t);

// Steps of the battle phase, for the turn's table.
Flow beginBattlePhase(Table& t, TurnFrame& f);
Flow battleStarts(Table& t, TurnFrame& f);
Flow chanceBeforeAttack(Table& t, TurnFrame& f);
Flow nextAttacker(Table& t, TurnFrame& f);
Seat orderWho(Table& t, TurnFrame& f);
void orderOptions(Table& t, TurnFrame& f, Options& out);
Explanation whyNotNext(Table& t, TurnFrame& f, Piece p);
Flow orderAnswer(Table& t, TurnFrame& f, Option o);
Flow attack(Table& t, TurnFrame& f);
Flow afterAttack(Table& t, TurnFrame& f);
Flow lastChance(Table& t, TurnFrame& f);
Flow battleEnds(Table& t, TurnFrame& f);
Flow nextBattle(Table& t, TurnFrame& f);

}  // namespace cantina::tcg
