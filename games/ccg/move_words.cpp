// The verb `move` and its forms: relocation, regular moves to a battle and by the text of a location, moving away, reacting
// (rulebook 4, 7, appendix C). Holds CCG-MOVE-REL-01/02, CCG-MOVE-TEXT-01, CCG-MOVE-AWAY-04, CCG-SP-REACT-01/06.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using namespace language;

namespace {

bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }

// Places that a text names without a choice: the symbols of the set "way".
enum Way : uint8_t { kNextLocation, kTheBattle };
Piece placeOn(const Table& t, Way way, Piece card) {
    return way == kTheBattle ? t.s.battle.location : nextLocation(t, card);
}

void hasMoved(Table& t, const Event& e, const RuleId& rule) {
    t.tell(e, rule);
    openResponses(t, e);
}

// --- relocation

// CCG-MOVE-REL-01: from one location to another it is an unlimited move, for who can move. CCG-MOVE-REL-02: without a
// change of location it is none.
Did relocateTo(Table& t, const AbilityFrame& f, Piece card, Piece place) {
    Piece from = locationOf(t, card);
    bool moves = !(from == place) || !t.on("CCG-MOVE-REL-02"_rule);
    if (moves && !canMoveAtAll(t, card) && t.on("CCG-MOVE-REL-01"_rule)) return Did::nothing;
    arriveAt(t, card, place);
    checkPlace(t, card);
    if (moves && isOnTable(t, card) && t.on("CCG-MOVE-REL-01"_rule))
        hasMoved(t, {kMoved, f.controller, 0, t.s.pieces.ref(card), t.s.pieces.ref(place), t.s.pieces.ref(from)},
                 "CCG-MOVE-REL-01"_rule);
    return Did::full;
}
Did relocate(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    return relocateTo(t, f, a.at(0).piece, a.at(1).piece);
}
Did relocateOn(Table& t, AbilityFrame& f, const Args& a) {
    Piece place = t.s.pieces.alive(a.at(0)) ? placeOn(t, static_cast<Way>(a.symbol(1)), a.at(0).piece) : Piece{};
    return place.some() ? relocateTo(t, f, a.at(0).piece, place) : Did::nothing;
}
bool placeExists(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || t.s.pieces.alive(a.at(1)); }
bool hasWay(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(0).some() || placeOn(t, static_cast<Way>(a.symbol(1)), a.at(0).piece).some();
}
// CCG-MOVE-REL-01: being relocated is a move.
bool isMobile(Table& t, const AbilityFrame&, const Args& a) { return !a.at(0).some() || canMoveAtAll(t, a.at(0).piece); }

// --- regular moves

Did moveToBattle(Table& t, AbilityFrame& f, const Args& a) {
    Piece place = t.s.pieces.alive(a.at(0)) ? placeOn(t, static_cast<Way>(a.symbol(1)), a.at(0).piece) : Piece{};
    if (!place.some()) return Did::nothing;
    PieceRef from = t.s.pieces.ref(locationOf(t, a.at(0).piece));
    arriveAt(t, a.at(0).piece, place);
    t.s.pieces.data(a.at(0).piece).flags |= PieceData::kMovedRegularly;
    hasMoved(t, {kMoved, f.controller, 0, a.at(0), t.s.pieces.ref(place), from}, "CCG-MOVE-01"_rule);
    return Did::full;
}
// By the text of a location: the card and the place were chosen as its targets.
bool mayTravelOn(Table& t, const AbilityFrame&, const Args& a) {
    return !a.at(0).some() || !a.at(1).some() || mayTravel(t, a.at(0).piece, a.at(1).piece);
}
Did travel(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    travelTo(t, a.at(0).piece, a.at(1).piece, f.controller);
    return Did::full;
}

// --- moving away

// CCG-MOVE-AWAY-04: not if nothing there has a place to go to, or the Force for it.
bool someWalkAway(Table& t, const AbilityFrame& f, const Args&) {
    if (!t.on("CCG-MOVE-AWAY-04"_rule)) return true;
    for (Piece p : t.s.pieces.in({kTable, f.controller}))
        if (walksFrom(t, f.controller, t.s.battle.location, p)) return true;
    return false;
}
bool mayGoAway(Table& t, const AbilityFrame& f, const Args& a) {
    if (a.open[0] || !t.on("CCG-MOVE-AWAY-04"_rule)) return true;
    return t.s.pieces.alive(a.at(0)) && mayInitiate(t, awayAction(t, a.at(0).piece, f.controller));
}
// A move that has become impossible is left out.
Did moveAway(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    ActionFrame away = awayAction(t, a.at(0).piece, f.controller);
    if (!mayInitiate(t, away)) return Did::nothing;
    initiate(t, away);
    return Did::called;
}
Did moveAwayAll(Table& t, AbilityFrame& f, const Args&) {
    if (!t.s.battle.location.some()) return Did::nothing;
    pick(t, kPickMoveAway, f.controller, t.s.pieces.ref(t.s.battle.location), f.source, 0, 0, f.ability);
    return Did::called;
}

// --- reacts (CCG-SP-REACT-*): with the source of the text

ActionFrame reactMoveOf(Table& t, const AbilityFrame& f, Piece card, int extra = 0, bool free = false) {
    ActionFrame a = cardAction(t, kMoveAction, card, f.controller);
    if (free) a.flags |= ActionFrame::kFree;
    a.place = static_cast<uint8_t>(extra);
    a.flags |= ActionFrame::kReact;
    Piece place = answeredPlace(t, f);
    if (place.some()) a.holder = t.s.pieces.ref(place);
    return a;
}
// CCG-SP-REACT-06: once in a turn. CCG-SP-REACT-13: not by what is there already.
bool mayReactAgain(Table& t, const AbilityFrame& f, const Args&) {
    if (!t.s.pieces.alive(f.source) || !t.on("CCG-SP-REACT-06"_rule)) return true;
    return (t.s.pieces.data(f.source.piece).flags & PieceData::kReacted) == 0;
}
enum ReactParam : uint8_t { kReactAs, kReactPlus, kReactFree };
bool canReact(Table& t, const AbilityFrame& f, PieceRef card, int extra, bool free = false) {
    if (!t.s.pieces.alive(card)) return false;
    bool spent = (t.s.pieces.data(card.piece).flags & PieceData::kReacted) != 0 && t.on("CCG-SP-REACT-06"_rule);
    return !spent && answeredPlace(t, f).some() && mayInitiate(t, reactMoveOf(t, f, card.piece, extra, free));
}
bool canReactMove(Table& t, const AbilityFrame& f, const Args& a) {
    return canReact(t, f, f.source, a.whole(kReactPlus), a.symbol(kReactFree) != 0);
}
Did reactMove(Table& t, AbilityFrame& f, const Args& a) {
    if (!canReactMove(t, f, a)) return Did::nothing;
    initiate(t, reactMoveOf(t, f, f.source.piece, a.whole(kReactPlus), a.symbol(kReactFree) != 0));
    return Did::called;
}
// Another card, by the text of this one.
bool canReactWith(Table& t, const AbilityFrame& f, const Args& a) { return a.open[0] || canReact(t, f, a.at(0), 0); }
Did reactWith(Table& t, AbilityFrame& f, const Args& a) {
    if (a.open[0] || !canReactWith(t, f, a)) return Did::nothing;
    initiate(t, reactMoveOf(t, f, a.at(0).piece));
    return Did::called;
}

// The react that is being answered.
ActionFrame* answeredReact(Table& t, const AbilityFrame& f) {
    ActionFrame* a = f.event.subject.some() ? actionOf(t, f.event.subject) : nullptr;
    return a != nullptr && a->has(ActionFrame::kReact) ? a : nullptr;
}
bool answersReact(Table& t, const AbilityFrame& f, const Args&) { return answeredReact(t, f) != nullptr; }
Did cancelReact(Table& t, AbilityFrame& f, const Args&) {
    ActionFrame* a = answeredReact(t, f);
    if (a == nullptr) return Did::nothing;
    cancelAction(t, *a);
    return Did::full;
}

#define TARGET {"target", ParamKind::one}
#define PLACE {"to", ParamKind::one}
#define WAY {"to", ParamKind::symbol, "way"}
#define AS(form) {"as", ParamKind::symbol, form}
#define FREE {"free", ParamKind::symbol, "flag", true, 0}

constexpr Need<Table> kToRelocate[] = {
    {partOf("CCG-TGT-IMP-05"), "the card does not exist", isThere},
    {"CCG-TGT-IMP-05", "there is no such place", placeExists},
    {"CCG-MOVE-REL-01", "it cannot move", isMobile},
};
constexpr Need<Table> kToRelocateOn[] = {
    {partOf("CCG-TGT-IMP-05"), "the card does not exist", isThere},
    {"CCG-TGT-IMP-05", "there is no such place", hasWay},
    {"CCG-MOVE-REL-01", "it cannot move", isMobile},
};
constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", isThere}};
constexpr Need<Table> kToTravel[] = {{partOf("CCG-MOVE-TEXT-01"), "it cannot make its regular move there", mayTravelOn}};
constexpr Need<Table> kToWalkAway[] = {{partOf("CCG-MOVE-AWAY-04"), "there is no place to move away to", someWalkAway}};
constexpr Need<Table> kToMoveAway[] = {{partOf("CCG-MOVE-AWAY-04"), "there is no place to move away to", mayGoAway}};
constexpr Need<Table> kToReactByMoving[] = {
    {partOf("CCG-SP-REACT-01"), "some text keeps reacts away", isUnbarredReact},
    {partOf("CCG-SP-REACT-06"), "it has reacted this turn", mayReactAgain},
    {partOf("CCG-TGT-IMP-01"), "it cannot move there", canReactMove},
};
constexpr Need<Table> kToReactWith[] = {
    {partOf("CCG-SP-REACT-01"), "some text keeps reacts away", isUnbarredReact},
    {partOf("CCG-TGT-IMP-01"), "it cannot react by moving there", canReactWith},
};
constexpr Need<Table> kReactors[] = {{partOf("CCG-TGT-IMP-01"), "it cannot react by moving there", canReactWith}};

constexpr Need<Table> kToCancelReact[] = {{partOf("CCG-TGT-IMP-02"), "it is no react", answersReact}};

constexpr Verb<Table> kVerbs[] = {
    {{"cancel",
      {{"what", ParamKind::symbol, "react"}},
      "cancel {what}",
      "CCG-CANCEL-01",
      "Under moving and deploying: the move or deployment, if it is a react."},
     kToCancelReact,
     cancelReact},
    {{"move", {TARGET, PLACE, AS("relocation")}, "relocate {target} to {to}", "", ""}, kToRelocate, relocate},
    {{"move", {TARGET, WAY, AS("relocation")}, "relocate {target} to {to}", "", ""}, kToRelocateOn, relocateOn},
    {{"move",
      {TARGET, WAY, AS("regular move"), {"free", ParamKind::symbol, "flag"}},
      "move {target} to {to} for free as a regular move",
      "",
      ""},
     kNeedsTarget,
     moveToBattle},
    {{.name = "move",
      .params = {TARGET, PLACE, AS("regular move"), FREE},
      .wording = "move {target} to {to} as its regular move[ for free{free}]",
      .rule = "",
      .help = "By the text of a location, at its price.",
      .tag = kTravelTag},
     kToTravel,
     travel},
    {{"move", {TARGET, AS("away")}, "move {target} away", "CCG-MOVE-AWAY-04", "As its regular move, at its price."},
     kToMoveAway,
     moveAway},
    {{"move",
      {{"whom", ParamKind::symbol, "all there"}, AS("away")},
      "move all your cards with ability there away using landspeed",
      "CCG-MOVE-AWAY-04",
      "Those at the battle, one after the other."},
     kToWalkAway,
     moveAwayAll},
    {{"move",
      {AS("react"), {"plus", ParamKind::number, "", true, 0}, FREE},
      "react by moving there[ for {plus} Force more][ for free{free}]",
      "",
      "At normal use of the Force."},
     kToReactByMoving,
     reactMove},
    {{"move",
      {TARGET, AS("react")},
      "move {target} there as a react",
      "CCG-SP-REACT-01",
      "At normal use of the Force. Another card than this one."},
     kToReactWith,
     reactWith,
     kReactors},
};

constexpr SymbolWord kSymbols[] = {
    {"way", "next_location", kNextLocation, "the next location"},
    {"way", "the_battle", kTheBattle, "the battle"},
    {"relocation", "relocation", 0, "relocation"},
    {"regular move", "regular", 0, "regular"},
    {"away", "away", 0, "away"},
    {"all there", "all_there", 0, "all of yours"},
    {"react", "react", 0, "a react"},
};

}  // namespace

// The location of the battle or Force drain that is being answered.
Piece answeredPlace(Table& t, const AbilityFrame& f) {
    const PieceRef r = f.event.subject;
    return r.some() && isInEffect(t, r.piece) ? locationOf(t, r.piece) : Piece{};
}
// Texts keep a player from reacting to a place, or from one.
bool isUnbarredReact(Table& t, const AbilityFrame& f, const Args& a) {
    Piece to = answeredPlace(t, f);
    const PieceRef who = a.at(0).some() ? a.at(0) : f.source;
    Piece from = who.some() && isInEffect(t, who.piece) ? locationOf(t, who.piece) : Piece{};
    auto barred = [&](Stat stat, Piece place) {
        return place.some() && playerValue(t, stat, f.controller, place, Value::of(0)).whole() > 0;
    };
    return !barred(kReactToBarred, to) && !barred(kReactFromBarred, from);
}

std::span<const Verb<Table>> moveVerbs() { return kVerbs; }
std::span<const SymbolWord> moveSymbols() { return kSymbols; }

}  // namespace cantina::ccg
