// Verbs that bring a card out of a deck, a pile or a hand: `deploy` and its forms, and the forms of `put` and `play` that
// look through a pile (rulebook 1.C, 3). Holds CCG-TGT-IMP-08/11, CCG-SEARCH-07, CCG-SEARCH-DEPLOY-05, CCG-EMPTY-01.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};
bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }

// --- looking through a deck or pile: a Reserve Deck is reshuffled, a pile is not

// What is looked for comes first, and where it goes behind it.
enum SearchParam : uint8_t { kWhat, kTo };
ZoneId pileOf(const Table& t, const Args& a) { return searchedPile(t, a.those(kWhat)); }
bool isReserve(const Table& t, const Args& a) { return pileOf(t, a) == kReserveDeck; }
bool hasReserve(Table& t, const AbilityFrame& f, const Args& a) {
    return !isReserve(t, a) || sizeOf(t, kReserveDeck, f.controller) > 0 || !t.on("CCG-TGT-IMP-08"_rule);
}
bool hasPile(Table& t, const AbilityFrame& f, const Args& a) {
    return isReserve(t, a) || sizeOf(t, pileOf(t, a), f.controller) > 0;
}
// CCG-TGT-IMP-11, CCG-ACT-TGT-02: nobody need know what the deck holds.
bool mayBeFound(Table& t, const AbilityFrame& f, const Args& a) {
    if (!isReserve(t, a) || (t.on("CCG-TGT-IMP-11"_rule) && t.on("CCG-ACT-TGT-02"_rule))) return true;
    return anyMatch(t, f, a.those(kWhat), {});
}
bool maySearchPile(Table& t, const AbilityFrame& f, const Args& a) { return maySearch(t, f, pileOf(t, a)); }
// CCG-SEARCH-DEPLOY-05: whether the pile has such a card is found out by searching. (Off: it must have one.)
bool mayBeginSearch(Table& t, const AbilityFrame& f, const Args& a) {
    return isReserve(t, a) || t.on("CCG-SEARCH-DEPLOY-05"_rule) || anyMatch(t, f, a.those(kWhat), {});
}
Did takeFrom(Table& t, AbilityFrame& f, const Args& a) {
    search(t, f, {kSearchTakes, a.those(kWhat), static_cast<ZoneId>(a.symbol(kTo))});
    return Did::called;
}
enum DeployParam : uint8_t { kDeployOptional = 1, kDeployFree, kDeployLess, kDeployOn, kDeployTo, kDeployAboard, kDeployAs };
// Where it deploys is one card or place, or whatever fits a noun.
bool saysGoal(const Args& a, int param) { return a.at(param).some() || a.those(param) != kNotSaid; }
Did deployFrom(Table& t, AbilityFrame& f, const Args& a) {
    Search wanted{a.symbol(kDeployOptional) != 0 ? kSearchMayDeploy : kSearchDeploys, a.those(kWhat), kTable,
                  a.symbol(kDeployFree) != 0, a.whole(kDeployLess)};
    for (int param : {kDeployOn, kDeployTo, kDeployAboard}) {
        if (!saysGoal(a, param)) continue;
        wanted.goal = a.at(param);
        if (!wanted.goal.some()) wanted.goals = a.those(param);
    }
    if (wanted.goal.some() && !t.s.pieces.alive(wanted.goal)) return Did::nothing;
    if (a.symbol(kDeployAs) >= 0) wanted.answered = t.s.pieces.ref(answeredPlace(t, f));
    search(t, f, wanted);
    return Did::called;
}
bool mayReactFrom(Table& t, const AbilityFrame& f, const Args& a) {
    return a.symbol(kDeployAs) < 0 || (answeredPlace(t, f).some() && isUnbarredReact(t, f, a));
}
Did playFrom(Table& t, AbilityFrame& f, const Args& a) {
    search(t, f, {kSearchPlays, a.those(kWhat)});
    return Did::called;
}

// --- deploying a certain card

Did deployOn(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kHand) || !t.s.pieces.alive(a.at(1)))
        return Did::nothing;
    ActionFrame action = cardAction(t, kDeployAction, a.at(0).piece, f.controller);
    action.flags |= ActionFrame::kFree;
    action.holder = a.at(1);
    initiate(t, action);
    return Did::called;
}
Did deployIt(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    ActionFrame action = cardAction(t, kDeployAction, a.at(0).piece, f.controller);
    action.flags |= ActionFrame::kAnyPhase;
    if (a.symbol(1) != 0) action.flags |= ActionFrame::kFree;
    if (isOnTable(t, a.at(0).piece) || !mayInitiate(t, action)) return Did::nothing;
    initiate(t, action);
    return Did::called;
}

// --- reacting (CCG-SP-REACT-*)

// A card that deploys itself as a react is deployed in place of this (answeringDeploy in rules/actions.cpp).
Did nothingMore(Table&, AbilityFrame&, const Args&) { return Did::nothing; }

// Only what fits a noun.
Did reactDeployOnly(Table& t, AbilityFrame& f, const Args& a) {
    Piece place = answeredPlace(t, f);
    if (!place.some()) return Did::nothing;
    pick(t, kPickReactDeploy, f.controller, t.s.pieces.ref(place), f.source, 0, a.those(0), f.ability);
    return Did::called;
}

bool holdsCards(Table& t, const AbilityFrame& f, const Args&) {
    return sizeOf(t, kHand, f.controller) > 0 || !t.on("CCG-SP-REACT-01"_rule);
}
Did reactDeploy(Table& t, AbilityFrame& f, const Args&) {
    Piece place = answeredPlace(t, f);
    if (!place.some()) return Did::nothing;
    pick(t, kPickReactDeploy, f.controller, t.s.pieces.ref(place), f.source, 0, 0, f.ability);
    return Did::called;
}

#define TARGET {"target", ParamKind::one}
#define SOUGHT {"what", ParamKind::noun, kSought}
#define FLAG(name) {name, ParamKind::symbol, "flag", true, 0}
#define FREE {"free", ParamKind::symbol, "flag"}
#define GOAL(name) {name, ParamKind::noun, "", true, kNotSaid}

constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-05"), "the card does not exist", isThere}};
constexpr Need<Table> kToSearchPile[] = {
    {partOf("CCG-EMPTY-01"), "that deck or pile is empty", hasPile},
    {partOf("CCG-TGT-IMP-08"), "your Reserve Deck is empty", hasReserve},
    {partOf("CCG-SEARCH-07"), "this search has failed this turn", maySearchPile},
    {partOf("CCG-TGT-IMP-01"), "there is no such card", mayBeFound},
};
constexpr Need<Table> kToDeployFrom[] = {
    kToSearchPile[0],
    kToSearchPile[1],
    kToSearchPile[2],
    {partOf("CCG-SEARCH-DEPLOY-05"), "there is no such card", mayBeginSearch},
    {partOf("CCG-SP-REACT-01"), "some text keeps reacts away", mayReactFrom},
};
constexpr Need<Table> kToPlayFrom[] = {kToSearchPile[0], kToSearchPile[2]};
constexpr Need<Table> kToReact[] = {{partOf("CCG-SP-REACT-01"), "some text keeps reacts away", isUnbarredReact},
                                    {partOf("CCG-TGT-IMP-01"), "your hand is empty", holdsCards}};

constexpr Verb<Table> kVerbs[] = {
    {{"put",
      {SOUGHT, {"to", ParamKind::symbol, "own hand"}},
      "take {what} into hand",
      "",
      "A search: the player looks through that deck or pile. A Reserve Deck is reshuffled, a pile is not."},
     kToSearchPile,
     takeFrom},
    {{"put", {SOUGHT, {"to", ParamKind::symbol, "destination"}}, "place {what} {to}", "", "The same search."},
     kToSearchPile,
     takeFrom},
    {{"deploy",
      {{"what", ParamKind::noun, kSoughtOrHeld},
       FLAG("optional"),
       FLAG("free"),
       {"discount", ParamKind::number, "", true, 0},
       GOAL("on"),
       GOAL("to"),
       GOAL("aboard"),
       {"as", ParamKind::symbol, "react", true, -1}},
      "[you may {optional}]deploy {what}[ on {on}][ to {to}][ aboard {aboard}][ for free{free}][ for {discount} Force "
      "less][ as {as}]",
      "",
      "A search: from a Reserve Deck with a reshuffle, from a pile or a hand at its own time. `on`, `to` and `aboard`: one "
      "card or place, or whatever fits a noun."},
     kToDeployFrom,
     deployFrom},
    {{"deploy", {TARGET, {"on", ParamKind::one}, FREE}, "deploy {target} on {on} for free", "", "From hand."},
     kNeedsTarget,
     deployOn},
    {{.name = "deploy",
      .params = {TARGET, FLAG("free")},
      .wording = "deploy {target}[ for free{free}]",
      .rule = "",
      .help = "Whatever the phase. As a response of an Immediate Effect: when that deploys.",
      .tag = kDeployTag},
     always,
     deployIt},
    {{.name = "deploy",
      .params = {TARGET,
                 FLAG("free"),
                 {"as", ParamKind::symbol, "react"},
                 {"discount", ParamKind::number, "", true, 0},
                 {"from", ParamKind::symbol, "own hand"}},
      .wording = "deploy {target} there as a react[ for free{free}][ for {discount} Force less]",
      .rule = "",
      .help = "Written deploy{this, as = react, from = hand}: the card itself, as a response, at normal use of the Force.",
      .tag = kOwnReactTag},
     always,
     nothingMore},
    {{"deploy", {{"as", ParamKind::symbol, "react"}}, "react by deploying cards there", "", "At normal use of the Force."},
     kToReact,
     reactDeploy},
    {{"deploy",
      {{"which", ParamKind::noun}, {"as", ParamKind::symbol, "react"}},
      "deploy there as a react: {which}",
      "CCG-SP-REACT-03",
      "At normal use of the Force, from hand, as many as the player likes. The noun is `deploying`."},
     kToReact,
     reactDeployOnly},
    {{"play",
      {SOUGHT, {"to", ParamKind::symbol, "aside"}},
      "play {what} as from hand; afterwards it goes out of play",
      "",
      ""},
     kToPlayFrom,
     playFrom},
};

constexpr SymbolWord kSymbols[] = {
    {"own hand", "hand", kHand, "hand"},
    {"aside", "out_of_play", kOutOfPlay, "out of play"},
};

}  // namespace

std::span<const Verb<Table>> searchVerbs() { return kVerbs; }
std::span<const SymbolWord> searchSymbols() { return kSymbols; }

}  // namespace cantina::ccg
