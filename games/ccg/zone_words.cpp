// Verbs about hands, decks and piles and about the states of cards (rulebook 1.A, 1.B, 1.D). Holds CCG-EXCH-02,
// CCG-PLACE-05, CCG-RETR-04, CCG-ATTR-10, CCG-BTL-EXCL-01/03.
#include "games/ccg/card_words.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr Needs<Table> always{};
bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }
bool areThere(Table& t, const AbilityFrame& f, const Args& a) {
    return isThere(t, f, a) && (a.open[1] || t.s.pieces.alive(a.at(1)));
}
ZoneId pileOf(const Args& a, int i) { return static_cast<ZoneId>(a.symbol(i)); }

// --- Force

Did loseFrom(Table& t, AbilityFrame& f, const Args& a) {
    loseForceFrom(t, pileOf(a, 1), f.controller, a.whole(0), f.source, f.controller);
    return Did::called;
}
Did opponentLosesFrom(Table& t, AbilityFrame& f, const Args& a) {
    loseForceFrom(t, pileOf(a, 1), opponentOf(f.controller), a.whole(0), f.source, f.controller);
    return Did::called;
}
// CCG-RETR-04: the Lost Pile is shuffled first.
Did retrieveRandom(Table& t, AbilityFrame& f, const Args&) {
    if (t.on("CCG-RETR-04"_rule)) shuffleZone(t, {kLostPile, f.controller});
    moveForce(t, kRetrieveForce, f.controller, 1, f.source, f.controller);
    return Did::called;
}

// --- searching a pile that is not reshuffled

bool hasPile(Table& t, const AbilityFrame& f, const Args& a) { return sizeOf(t, pileOf(a, 1), f.controller) > 0; }
bool maySearchPile(Table& t, const AbilityFrame& f, const Args& a) { return maySearch(t, f, pileOf(a, 1)); }
// CCG-SEARCH-DEPLOY-05: whether the pile has such a card is found out by searching. (Off: it must have one.)
bool mayBeginSearch(Table& t, const AbilityFrame& f, const Args& a) {
    if (t.on("CCG-SEARCH-DEPLOY-05"_rule)) return true;
    for (Piece p : t.s.pieces.in({pileOf(a, 1), f.controller}))
        if (isType(t, p, static_cast<CardType>(a.symbol(0)))) return true;
    return false;
}
Did takeFrom(Table& t, AbilityFrame& f, const Args& a) {
    searchPile(t, f, pileOf(a, 1), static_cast<CardType>(a.symbol(0)), kSearchTakes);
    return Did::called;
}
Did deployFrom(Table& t, AbilityFrame& f, const Args& a) {
    searchPile(t, f, pileOf(a, 1), static_cast<CardType>(a.symbol(0)), kSearchDeploys);
    return Did::called;
}
bool hasLost(Table& t, const AbilityFrame& f, const Args&) { return sizeOf(t, kLostPile, f.controller) > 0; }
bool maySearchLost(Table& t, const AbilityFrame& f, const Args&) { return maySearch(t, f, kLostPile); }
Did playFromLost(Table& t, AbilityFrame& f, const Args&) {
    searchPile(t, f, kLostPile, kInterrupt, kSearchPlays);
    return Did::called;
}

// --- exchanging and placing

// The card takes the place in its new zone that the other one had, which stood before `behind`.
void putBefore(Table& t, Piece card, Zone zone, const Piece* behind, int n) {
    t.s.pieces.relocate(card, zone, false);
    for (int i = 0; i < n; ++i) t.s.pieces.relocate(behind[i], zone, false);
}
int behindOf(const Table& t, Piece card, Piece* out) {
    int n = 0;
    for (Piece p = t.s.pieces.after(card); p.some(); p = t.s.pieces.after(p)) out[n++] = p;
    return n;
}
// CCG-EXCH-02: nothing is shuffled; each card goes to the place of the other.
Did exchange(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1))) return Did::nothing;
    Piece one = a.at(0).piece, two = a.at(1).piece;
    Zone first = t.s.pieces.zoneOf(one), second = t.s.pieces.zoneOf(two);
    Piece behind[State::Pieces::kCapacity];
    int n = behindOf(t, two, behind);
    movePiece(t, one, second);
    movePiece(t, two, first);
    if (t.on("CCG-EXCH-02"_rule)) putBefore(t, one, second, behind, n);
    return Did::full;
}
// Does the text of the ability say more about the card than whose it is?
bool hasCriteria(Table& t, const AbilityFrame& f, PieceRef chosen) {
    const Ability& ability = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[ability.code];
    for (int pc = 0; pc < ability.length; ++pc) {
        if (code[pc].code != Code::choose || !(f.regs[code[pc].a] == chosen)) continue;
        const Selector& s = t.book().selectors[static_cast<size_t>(code[pc].imm)];
        return t.words().nouns[s.noun].test != nullptr || s.filters > 1;
    }
    return false;
}
// CCG-PLACE-05: a card of a certain kind is shown as it is placed.
Did placeFromHand(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.isIn(a.at(0).piece, kHand)) return Did::nothing;
    Piece p = a.at(0).piece;
    bool shown = hasCriteria(t, f, a.at(0)) && t.on("CCG-PLACE-05"_rule);
    movePiece(t, p, {static_cast<uint8_t>(pileOf(a, 1)), t.s.pieces.row(p).owner}, Where::top);
    if (shown) reveal(t, p);
    return Did::full;
}

// --- states

Did suspend(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    becomeInactive(t, a.at(0).piece, f.controller);
    if (!t.s.pieces.isIn(a.at(0).piece, kInactive)) return Did::partly;
    t.s.pieces.data(a.at(0).piece).flags |= PieceData::kSilent;
    t.s.tallies.silenced = 1;
    return Did::full;
}
// CCG-BTL-EXCL-03: who takes part. CCG-BTL-EXCL-01: he is inactive until the battle ends, with everything on him.
bool mayExclude(Table& t, const AbilityFrame& f, const Args& a) {
    if (!isThere(t, f, a)) return false;
    bool fights = a.open[0] || (t.s.pieces.data(a.at(0).piece).flags & PieceData::kInBattle) != 0;
    return fights || !t.on("CCG-BTL-EXCL-03"_rule);
}
Did exclude(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    excludeFromBattle(t, a.at(0).piece, f.controller);
    return t.on("CCG-BTL-EXCL-01"_rule) ? Did::full : Did::partly;
}
// CCG-ATTR-10: from now on the thief is its owner.
Did steal(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !t.s.pieces.alive(a.at(1)) || !isOnTable(t, a.at(0).piece)) return Did::nothing;
    Piece p = a.at(0).piece;
    if (t.on("CCG-ATTR-10"_rule)) t.s.pieces.row(p).owner = f.controller;
    t.s.pieces.row(p).controller = f.controller;
    const auto fired = static_cast<uint16_t>(t.s.pieces.data(p).marks & PieceData::kFired);  // CCG-BTL-WEAP-04
    movePiece(t, p, {kTable, f.controller});
    t.s.pieces.data(p).at = a.at(1).piece;
    t.s.pieces.data(p).marks |= fired;
    return Did::full;
}

// --- captives, parasites

Piece whereOf(Table& t, const AbilityFrame& f, Piece p) {
    Piece place = placeOf(t, p);
    // Who was just lost or forfeited is captured where it was.
    return place.some() || !f.event.object.some() ? place : placeOf(t, f.event.object.piece);
}
bool canCapture(Table& t, const AbilityFrame& f, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && mayCapture(t, f.controller, a.at(0).piece));
}
Did captureIt(Table& t, AbilityFrame& f, const Args& a) {
    if (!canCapture(t, f, a) || a.open[0]) return Did::nothing;
    capture(t, a.at(0).piece, whereOf(t, f, a.at(0).piece), f.controller);
    return Did::called;
}
Did releaseIt(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isCaptive(t, a.at(0).piece)) return Did::nothing;
    release(t, a.at(0).piece);
    return Did::called;
}
Did freeze(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isCaptive(t, a.at(0).piece)) return Did::nothing;
    t.s.pieces.data(a.at(0).piece).marks |= PieceData::kFrozen;
    return Did::full;
}
Did eatIt(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    eat(t, a.at(0).piece, f.controller);
    return Did::full;
}
// Read by rules/creatures.cpp and rules/deploy.cpp, never performed.
Did nothing(Table&, AbilityFrame&, const Args&) { return Did::nothing; }

#define AMOUNT numberParam("amount")
#define TARGET {"target", ParamKind::one}
#define PILE {"pile", ParamKind::symbol, "pile"}
#define KIND {"kind", ParamKind::symbol, "kind"}

constexpr Need<Table> kToSearchPile[] = {
    {partOf("CCG-EMPTY-01"), "that deck or pile is empty", hasPile},
    {partOf("CCG-SEARCH-07"), "this search has failed this turn", maySearchPile},
};
constexpr Need<Table> kToDeployFrom[] = {
    kToSearchPile[0],
    kToSearchPile[1],
    {partOf("CCG-SEARCH-DEPLOY-05"), "there is no such card", mayBeginSearch},
};
constexpr Need<Table> kToSearchLost[] = {
    {partOf("CCG-EMPTY-01"), "your Lost Pile is empty", hasLost},
    {partOf("CCG-SEARCH-07"), "this search has failed this turn", maySearchLost},
};
constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", isThere}};
constexpr Need<Table> kNeedsBoth[] = {{partOf("CCG-TGT-IMP-01"), "there is nothing that it could affect", areThere}};
constexpr Need<Table> kToExclude[] = {
    kNeedsTarget[0],
    {partOf("CCG-BTL-EXCL-03"), "it is not in the battle", mayExclude},
};
constexpr Need<Table> kToCapture[] = {{partOf("CCG-SP-CAPTURE-02"), "it may not be captured", canCapture}};

constexpr Verb<Table> kVerbs[] = {
    {{"lose_force_from", {AMOUNT, PILE}, "lose {amount} Force from {pile}", "", "What it lacks, from anywhere."},
     always,
     loseFrom},
    {{"opponent_loses_from", {AMOUNT, PILE}, "opponent loses {amount} Force from {pile}", "", ""},
     always,
     opponentLosesFrom},
    {{"retrieve_random", {}, "retrieve a random card", "", ""}, always, retrieveRandom},
    {{"take_from", {KIND, PILE}, "take {kind} into hand from {pile}", "", "The pile is not reshuffled."},
     kToSearchPile,
     takeFrom},
    {{"deploy_from", {KIND, PILE}, "deploy {kind} from {pile}", "", "At its own time; the pile is not reshuffled."},
     kToDeployFrom,
     deployFrom},
    {{"play_from_lost_pile", {}, "play an Interrupt of your Lost Pile as from hand; afterwards it goes out of play", "", ""},
     kToSearchLost,
     playFromLost},
    {{"exchange", {TARGET, {"other", ParamKind::one}}, "exchange {target} with {other}", "", ""}, kNeedsBoth, exchange},
    {{"place_from_hand", {TARGET, PILE}, "place {target} on {pile}", "", "Shown if the text says what kind it is."},
     kNeedsTarget,
     placeFromHand},
    {{"suspend", {TARGET}, "suspend {target} until the turn ends", "", ""}, kNeedsTarget, suspend},
    {{"exclude", {TARGET}, "exclude {target} from the battle", "", "It is inactive until the battle ends."},
     kToExclude,
     exclude},
    {{"steal", {TARGET, {"bearer", ParamKind::one}}, "steal {target} with {bearer}", "", ""}, kNeedsBoth, steal},
    {{"capture", {TARGET}, "capture {target}", "CCG-SP-CAPTURE-03", "Seized, imprisoned or escaped."},
     kToCapture,
     captureIt},
    {{"release", {TARGET}, "release {target}", "", "Of a captive."}, kNeedsTarget, releaseIt},
    {{"freeze", {TARGET}, "freeze {target}", "", "Of a captive."}, kNeedsTarget, freeze},
    {{"eat", {TARGET}, "{target} is eaten", "", "What is attached to it lets go first."}, kNeedsTarget, eatIt},
    {{"feeds_on", {TARGET}, "{target}", "CCG-ATK-PAR-01", "Whose host may be."}, always, nothing},
    {{"aims_at", {TARGET}, "{target}", "CCG-EFF-UTIN-01", "What the card targets."}, always, nothing},
};

#undef AMOUNT
#undef TARGET
#undef PILE
#undef KIND

}  // namespace

std::span<const Verb<Table>> zoneVerbs() { return kVerbs; }

}  // namespace cantina::ccg
