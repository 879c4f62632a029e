// Verbs about enhancements that are put on cards, and about resources that a text spends.
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

Did calledOr(bool called, Did otherwise) { return called ? Did::called : otherwise; }
template <int kParam>
bool isThere(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[kParam] || t.s.pieces.alive(a.at(kParam));
}

// LCG-RSC-01, LCG-RSC-02: resources are generated for what the text does, as for a card.
bool maySpend(Table& t, const AbilityFrame& f, const Args& a) {
    return a.whole(0) <= 0 || canSpend(t, f.source, a.seat(2), a.whole(0), a.symbol(1));
}
Did spendResources(Table& t, AbilityFrame& f, const Args& a) {
    if (a.whole(0) <= 0) return Did::full;
    if (!maySpend(t, f, a)) return Did::nothing;
    spend(t, f.source, a.seat(2), a.whole(0), a.symbol(1));
    return Did::called;
}

bool isHostFor(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || a.open[1] || mayBePutOn(t, f.controller, a.at(0).piece, a.at(1).piece);
}
bool isNoCopy(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || !hasCopyInPlay(t, f.controller, a.at(0).piece);
}
// LCG-DEP-03, LCG-CARD-08: onto what it may enhance.
Did putOn(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1)) || !isHostFor(t, f, a) || !isNoCopy(t, f, a))
        return Did::nothing;
    const Piece p = a.at(0).piece;
    const int16_t came = Came::as(kPutIntoPlay, t.s.pieces.kindOf(p));
    movePiece(t, p, {kSupport, f.controller});
    edit(t, p)->host = static_cast<uint8_t>(a.at(1).piece.n);
    return calledOr(happen(t, Event{kEntersPlay, f.controller, came, t.s.pieces.ref(p), {}, f.source}), Did::full);
}
// LCG-CARD-08: to something else that it may enhance.
bool isOnAnother(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || a.open[1]) return true;
    const Piece p = a.at(0).piece, host = a.at(1).piece;
    return !isUnaffected(t, p, f.controller, f.source.piece) && t.s.pieces.data(p).host != 0 &&
           t.s.pieces.data(p).host != host.n && mayBePutOn(t, controllerOf(t, p), p, host);
}
Did attachTo(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1)) || !isOnAnother(t, f, a)) return Did::nothing;
    edit(t, a.at(0).piece)->host = static_cast<uint8_t>(a.at(1).piece.n);
    return Did::full;
}

constexpr Param kAmount = numberParam("amount");
constexpr Param kBy{"by", ParamKind::seat, "", true};
constexpr Param kEnhancement = pieceParam("card", bit(kSupport));
constexpr Param kHostCard = pieceParam("on", bit(kUnits) | bit(kObjectives));
constexpr Param kComing = pieceParam("card", kOutOfPlay);

template <int kParam>
constexpr Need<Table> kThere{partOf("LCG-FX-05"), "what it would be done to is not there", isThere<kParam>};
constexpr Need<Table> kToSpend[] = {{partOf("LCG-RSC-02"), "your ready cards do not generate so much", maySpend}};
constexpr Need<Table> kToPutOn[] = {
    kThere<0>,
    kThere<1>,
    {partOf("LCG-CARD-14"), "you have a copy of it in play", isNoCopy},
    {partOf("LCG-CARD-08"), "it cannot be attached to that", isHostFor},
};
constexpr Need<Table> kPutTargets[] = {{partOf("LCG-CARD-08"), "it cannot be attached to that", isHostFor}};
constexpr Need<Table> kToAttach[] = {
    kThere<0>,
    kThere<1>,
    {partOf("LCG-CARD-08"), "it cannot be attached to that, or is attached to it", isOnAnother},
};
constexpr Need<Table> kAttachTargets[] = {
    {partOf("LCG-CARD-08"), "it cannot be attached to that, or is attached to it", isOnAnother}};

constexpr Verb<Table> kVerbs[] = {
    {{"spend",
      {kAmount, {"of", ParamKind::symbol, "affiliation", true}, kBy},
      "{by} spend(s) {amount}[ {of}] resource(s)",
      "",
      "All of them of the affiliation, if one is named."},
     kToSpend,
     spendResources},
    {{"put_into_play",
      {kComing, kHostCard},
      "put {card} into play on {on}",
      "LCG-DEP-03",
      "An enhancement or a pilot, on what it may enhance."},
     kToPutOn,
     putOn,
     kPutTargets},
    {{"move",
      {kEnhancement, kHostCard},
      "move {card} to {on}",
      "LCG-CARD-08",
      "An enhancement in play, to something else that it may enhance."},
     kToAttach,
     attachTo,
     kAttachTargets},
};

}  // namespace

std::span<const Verb<Table>> attachVerbs() { return kVerbs; }

}  // namespace cantina::lcg
