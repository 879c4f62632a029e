// What the verbs of single cards do; the table is in verbs.cpp. Effects that last and links: effects_lasting.cpp; cards,
// hands and decks: effects_cards.cpp.
#pragma once

#include "games/tcg/state.h"

namespace cantina::tcg {

language::Did doRally(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDaunt(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDecoy(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doWard(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doProtect(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doExpose(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doStrip(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doPacify(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRedirect(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDoom(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSteer(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSlash(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRage(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doTaxCards(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doBarRetaliate(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doFreezeStacks(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doReverse(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doHoldInRetreat(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doStayTapped(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doGainControl(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doGuard(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doScreen(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSwallow(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doProvoke(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doBite(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDigest(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doCorrupt(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doCleanse(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDemand(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doChooseArena(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doPayAny(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doGainMix(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doHaggle(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doCull(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRerollAny(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDiscardHand(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doLookAtHand(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSearchOpponent(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doShuffleOpponent(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doTire(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doBorrow(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doLendIntercept(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doHasten(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doThree(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRaiseThem(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doLook(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doMill(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doPocket(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSink(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDig(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSetAside(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doTakeBack(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doReturnToHand(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doSend(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doStartBuilding(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDoubleCounters(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doHealAll(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doMark(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doLightning(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDisembark(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doRevealTop(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doShow(Table& t, language::AbilityFrame& f, const language::Args& a);
language::Did doDiscardLocation(Table& t, language::AbilityFrame& f, const language::Args& a);

}  // namespace cantina::tcg
