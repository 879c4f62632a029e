// What the verbs do; the table is in verbs.cpp. What the rulebook speaks of: effects_core.cpp; effects that last and links:
// effects_lasting.cpp; cards, hands and decks: effects_cards.cpp.
#pragma once

#include "games/tcg/state.h"

namespace cantina::tcg {

inline constexpr language::Needs<Table> always{};
bool targetsFirst(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool targetsSecond(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool thoseSecond(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool thoseThird(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool canPayForce(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool canPayPoints(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool canDeflect(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doAdd(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRemove(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doReveal(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doPay(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canTap(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doTap(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canUntap(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doUntap(Table& t, language::AbilityFrame& f, const language::Args& a);
bool hasDeck(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool canDraw(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doDraw(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doGain(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRoll(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDamageTo(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canPrevent(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doPrevent(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canEvade(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doEvade(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDeflect(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canReroll(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doReroll(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canDisrupt(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doDisrupt(Table& t, language::AbilityFrame& f, const language::Args& a);
bool isAttack(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doRetaliate(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doIntercept(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRetreat(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canDiscard(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool isFighting(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool canRetreat(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doDiscard(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doLose(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSearch(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doShuffle(Table& t, language::AbilityFrame& f, const language::Args& a);

language::Did doControl(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRedirect(Table& t, language::AbilityFrame& f, const language::Args& a);
bool mayItAttack(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool mayItBeAttacked(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doAttack(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSlash(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doReverse(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doChooseArena(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doLook(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canPut(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doPut(Table& t, language::AbilityFrame& f, const language::Args& a);
bool canStackUnder(Table& t, const language::AbilityFrame& f, const language::Args& a);
language::Did doStack(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doWin(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDig(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRevealTop(Table& t, language::AbilityFrame& f, const language::Args& a);

}  // namespace cantina::tcg
