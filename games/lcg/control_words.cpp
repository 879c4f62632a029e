// Verbs about control and capturing. Holds LCG-FAQ-03.
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

bool isAlive(Table& t, const Args& a, int i) { return a.open[static_cast<size_t>(i)] || t.s.pieces.alive(a.at(i)); }

template <int kParam>
bool isThere(Table& t, const AbilityFrame&, const Args& a) {
    return isAlive(t, a, kParam);
}
bool isTheirs(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0]) return true;
    return !(controllerOf(t, a.at(0).piece) == f.controller) &&
           !isUnaffected(t, a.at(0).piece, f.controller, f.source.piece);
}
Did turn(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isTheirs(t, f, a)) return Did::nothing;
    return takeControl(t, a.at(0).piece, f.controller) ? Did::full : Did::nothing;
}

bool canCapture(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || !t.rules.zones[t.s.pieces.kindOf(a.at(0).piece)].inPlay) return true;
    return mayLeave(t, a.at(0).piece, kCapturedCard, f.controller, f.source) &&
           !isUnaffected(t, a.at(0).piece, f.controller, f.source.piece);
}
// LCG-FAQ-03: what has left play is not captured from where it went. LCG-CAP-02: as the effect says, also from the hand.
Did captureCard(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    // From a hand, a deck, a discard pile.
    if (!t.rules.zones[t.s.pieces.kindOf(a.at(0).piece)].inPlay && !t.s.pieces.isIn(a.at(0).piece, kCaptured))
        return capture(t, a.at(0).piece, a.at(1).piece, f.controller) ? Did::called : Did::full;
    const bool fromPlay = t.s.pieces.isIn(a.at(0).piece, kUnits) || t.s.pieces.isIn(a.at(0).piece, kSupport);
    if (!fromPlay || isType(t, a.at(0).piece, kAffiliationCard) || !canCapture(t, f, a)) return Did::nothing;
    return captureFromPlay(t, a.at(0).piece, a.at(1).piece, f.controller, f.source) ? Did::called : Did::full;
}

// It lies at the objective as a captured card does, and nothing was captured.
bool isOutOfPlay(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || !t.rules.zones[t.s.pieces.kindOf(a.at(0).piece)].inPlay;
}
Did layAside(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1)) || !isOutOfPlay(t, f, a)) return Did::nothing;
    layCaptive(t, a.at(0).piece, a.at(1).piece);
    return Did::full;
}

bool isCaptured(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || t.s.pieces.isIn(a.at(0).piece, kCaptured);
}
Did rescueCard(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isCaptured(t, f, a)) return Did::nothing;
    rescue(t, a.at(0).piece);
    return Did::full;
}

constexpr Param kUnit = pieceParam("card", bit(kUnits));
constexpr Param kCapturable = pieceParam("card", kOutOfPlay | bit(kUnits) | bit(kSupport));
constexpr Param kLaid = pieceParam("card", kOutOfPlay);
constexpr Param kCapturedOne = pieceParam("card", bit(kCaptured));
constexpr Param kAt = pieceParam("at", bit(kObjectives));

template <int kParam>
constexpr Need<Table> kThere{partOf("LCG-FX-05"), "what it would be done to is not there", isThere<kParam>};
constexpr Need<Table> kToTakeControl[] = {
    kThere<0>,
    {partOf("LCG-CARD-16"), "you control it already, or no such effect affects it", isTheirs},
};
constexpr Need<Table> kToCapture[] = {
    kThere<0>,
    kThere<1>,
    {partOf("LCG-CAP-02"), "a card says that it cannot be captured", canCapture},
};
constexpr Need<Table> kToLayAside[] = {
    kThere<0>,
    kThere<1>,
    {partOf("LCG-CAP-02"), "it is in play", isOutOfPlay},
};
constexpr Need<Table> kToRescue[] = {
    kThere<0>,
    {partOf("LCG-CAP-03"), "it is not captured", isCaptured},
};
constexpr Verb<Table> kVerbs[] = {
    {{"take_control", {kUnit}, "take control of {card}", "", "For good. Of a unit."}, kToTakeControl, turn},
    {{"capture",
      {kCapturable, kAt},
      "capture {card} at {at}",
      "LCG-CAP-02",
      "A unit or an enhancement in play, or a card in a hand, a deck or a pile."},
     kToCapture,
     captureCard},
    {{"capture",
      {kLaid, kAt, {"as", ParamKind::symbol, "captive"}},
      "place {card} at {at} {as}",
      "LCG-CAP-01",
      "Nothing is captured: it lies there as a captured card does."},
     kToLayAside,
     layAside},
    {{"rescue", {kCapturedOne}, "rescue {card}", "LCG-CAP-03", "A captured card: to its owner's hand."},
     kToRescue,
     rescueCard},
};

}  // namespace

std::span<const Verb<Table>> controlVerbs() { return kVerbs; }

}  // namespace cantina::lcg
