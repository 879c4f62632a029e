// Starting the game and set up (section 1): shuffle, seven cards, one mulligan each, then units worth up to 30 go into the
// arenas: one of the Dark Side, then by turns until each is ahead. TCG-START-02 to 07, TCG-SETUP-01 to 09, TCG-UNIQ-08 to
// 12, TCG-PIL-10.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

constexpr int kStartingHand = 7;
constexpr int kSetupPoints = 30;

// --- steps 1 to 3 of starting

Flow shuffleDecks(Table& t, SetupFrame&) {
    t.s.phase = Phase::setup;
    for (Seat seat : {kDark, kLight}) shuffleZone(t, {kDeck, seat});
    return next();
}
Flow drawHands(Table& t, SetupFrame&) {
    for (Seat seat : {kDark, kLight})
        for (int k = 0; k < kStartingHand; ++k) (void)draw(t, seat);
    return next();
}

// --- the mulligan: any number of cards that are no units, once, Dark first

Flow beginMulligan(Table& t, SetupFrame& f) {
    t.s.phase = Phase::setup;
    f.turn = t.on("TCG-START-05"_rule) ? kDark : kLight;
    return next();
}
// TCG-START-04: units are not exchanged; TCG-START-07: Locations and Equipment are.
bool mayExchange(Table& t, Piece p) {
    int type = defOf(t, p).type;
    if (isUnitType(type)) return !t.on("TCG-START-04"_rule);
    return type == kTypeBattle || type == kTypeMission || t.on("TCG-START-07"_rule);
}
constexpr Requirement<Table, const SetupFrame&, Piece> kExchanged[] = {
    {partOf("TCG-START-04"), "it is not in your hand",
     [](Table& t, const SetupFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, f.turn}; }},
    {"TCG-START-04", "it is a unit", [](Table& t, const SetupFrame&, Piece p) { return mayExchange(t, p); }},
    {kOurs, kPassedOver, [](Table&, const SetupFrame& f, Piece p) { return p.n > f.last.n; }},
};
Seat exchangeWho(Table&, SetupFrame& f) { return f.turn; }
void exchangeOptions(Table& t, SetupFrame& f, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, f.turn}))
        if (allHoldOf<2, 1>(t, kExchanged, f, p)) out.add(optionAct(kActExchange, p));
    out.add(optionDone());
}
Flow exchangeAnswer(Table& t, SetupFrame& f, Option o) {
    if (o.kind != OptionKind::done) {
        movePiece(t, o.piece, {kDiscard, f.turn}, Where::top);
        f.last = o.piece;
        ++f.exchanged;
        return again();
    }
    int drawn = f.exchanged;
    for (int k = 0; k < drawn; ++k) (void)draw(t, f.turn);
    f.exchanged = 0;
    f.last = {};
    // TCG-START-06: once each.
    if (drawn > 0 && !t.on("TCG-START-06"_rule)) return again();
    Seat first = t.on("TCG-START-05"_rule) ? kDark : kLight;
    if (!(f.turn == first)) return next();
    f.turn = opponentOf(first);
    return again();
}

// --- units into the arenas

// TCG-UNIQ-11: a stack counts as the cost of its top card and 1 for each other card. Of a partly built unit the counters.
int total(Table& t, Seat seat) {
    int n = 0;
    forEachInBattle(t, seat, [&](Piece p) { n += buildCost(t, p) + (t.on("TCG-UNIQ-11"_rule) ? cardsBeneath(t, p) : 0); });
    for (Piece p : t.s.pieces.in({kBuild, seat})) n += dataOf(t, p).counters;
    return n;
}
int left(Table& t, Seat seat) { return (t.on("TCG-SETUP-05"_rule) ? kSetupPoints : 2 * kSetupPoints) - total(t, seat); }
bool isStopped(const SetupFrame& f, Seat seat) { return ((f.stopped >> seat.index()) & 1) != 0; }
void stop(SetupFrame& f, Seat seat) { f.stopped = static_cast<uint8_t>(f.stopped | 1u << seat.index()); }

Flow beginSetup(Table& t, SetupFrame& f) {
    f.turn = t.on("TCG-SETUP-01"_rule) ? kDark : kLight;
    return next();
}
// TCG-UNIQ-09, 10: another version is stacked: a cheaper one beneath, any other on top or beneath.
void addVersions(Table& t, Seat seat, Piece p, Piece unit, Options& out) {
    bool same = t.s.pieces.row(p).def == t.s.pieces.row(unit).def;
    forEachOn(t, unit, [&](Piece other) { same = same || t.s.pieces.row(other).def == t.s.pieces.row(p).def; });
    // TCG-UNIQ-08: not the same version again.
    if (same && t.on("TCG-UNIQ-08"_rule)) return;
    if (cardsBeneath(t, unit) >= 3) return;
    int more = std::max(0, buildCost(t, p) - buildCost(t, unit));
    bool cheaper = buildCost(t, p) < buildCost(t, unit);
    if ((!cheaper || !t.on("TCG-UNIQ-10"_rule)) && more + 1 <= left(t, seat)) out.add(optionAct(kActStackOn, p, unit.n));
    if (left(t, seat) >= 1) out.add(optionAct(kActStackUnder, p, unit.n));
}
Seat putWho(Table&, SetupFrame& f) { return isStopped(f, kDark) && isStopped(f, kLight) ? kNobody : f.turn; }
bool isWithinPoints(Table& t, const SetupFrame& f, Piece p) { return buildCost(t, p) <= left(t, f.turn); }
constexpr Requirement<Table, const SetupFrame&, Piece> kUnitsToPut[] = {
    {"TCG-SETUP-03", "it is not in your hand",
     [](Table& t, const SetupFrame& f, Piece p) { return t.s.pieces.zoneOf(p) == Zone{kHand, f.turn}; }},
    {partOf("TCG-SETUP-03"), "it is no unit", [](Table& t, const SetupFrame&, Piece p) { return isUnit(t, p); }},
    {"TCG-UNIQ-09", "you have a version of it in an arena: it can only be stacked with that one",
     [](Table& t, const SetupFrame& f, Piece p) { return !sameUniqueOf(t, f.turn, p).some(); }},
    {"TCG-SETUP-05", "its build cost is more than the points that you have left", isWithinPoints},
};
void putOptions(Table& t, SetupFrame& f, Options& out) {
    int points = left(t, f.turn);
    for (Piece p : t.s.pieces.in({kHand, f.turn})) {
        if (!allHoldOf<1>(t, kUnitsToPut, f, p)) continue;
        if (allHoldOf<2, 3>(t, kUnitsToPut, f, p)) {
            out.add(optionAct(kActPut, p));
        } else if (Piece unit = sameUniqueOf(t, f.turn, p); unit.some() && t.on("TCG-UNIQ-09"_rule)) {
            addVersions(t, f.turn, p, unit, out);
        }
        if (points > 0 && t.on("TCG-SETUP-07"_rule)) out.add(optionAct(kActPartly, p));
    }
    // TCG-SETUP-08: a player may stop before 30.
    if (t.on("TCG-SETUP-08"_rule) || out.size() == 0) out.add(optionDone());
}
// A player puts units one by one until they are ahead; one who has stopped, or has 30, is passed over.
void passOn(Table& t, SetupFrame& f) {
    Seat seat = f.turn;
    Seat other = opponentOf(seat);
    if (left(t, seat) <= 0) stop(f, seat);
    // TCG-SETUP-03, TCG-SETUP-04: until the total is greater than the opponent's.
    bool ahead = total(t, seat) > total(t, other);
    if (seat == kLight && !t.on("TCG-SETUP-03"_rule)) ahead = true;
    if (seat == kDark && total(t, kLight) > 0 && !t.on("TCG-SETUP-04"_rule)) ahead = true;
    // TCG-SETUP-06: when one player has 30, the other goes on.
    if (left(t, seat) <= 0 && !t.on("TCG-SETUP-06"_rule)) stop(f, other);
    if (!isStopped(f, other) && (ahead || isStopped(f, seat))) f.turn = other;
}
Flow putAnswer(Table& t, SetupFrame& f, Option o) {
    Seat seat = f.turn;
    if (o.kind == OptionKind::done) {
        stop(f, seat);
        passOn(t, f);
        return again();
    }
    if (o.verb == kActPartly) {
        f.partly = o.piece;
        reveal(t, o.piece);  // shown to the opponent
        return next();
    }
    if (o.verb == kActPut) {
        movePiece(t, o.piece, {arenaOf(defOf(t, o.piece).type), seat});
    } else {
        stackCard(t, o.piece, Piece{o.detail}, o.verb == kActStackOn);
    }
    if (!t.on("TCG-SETUP-02"_rule))
        happen(t, Event{kDeployed, seat, 0, t.s.pieces.ref(o.piece), {}, {}}, "TCG-SETUP-02"_rule);
    (void)draw(t, seat);
    passOn(t, f);
    return again();
}

// --- the last unit may be partly built: it takes all the points that are left

// TCG-SETUP-07: as many counters as there are points left, no fewer: there is nothing to choose. TCG-SETUP-09: even more
// than the unit needs; off: as many as it needs.
int countersForLast(Table& t, const SetupFrame& f) {
    int points = left(t, f.turn);
    return t.on("TCG-SETUP-09"_rule) ? points : std::min(points, buildCost(t, f.partly));
}
Flow buildPartly(Table& t, SetupFrame& f) {
    if (!f.partly.some()) return next();
    int counters = std::max(1, countersForLast(t, f));
    movePiece(t, f.partly, {kBuild, f.turn});
    edit(t, f.partly)->counters = static_cast<uint8_t>(counters);
    reveal(t, f.partly);
    f.partly = {};
    (void)draw(t, f.turn);
    stop(f, f.turn);
    passOn(t, f);
    return skipTo("put units");
}

// TCG-SETUP-02: what units do when they come into battle is ignored.
Flow finish(Table& t, SetupFrame&) {
    if (t.on("TCG-SETUP-02"_rule)) t.s.waiting.clear();
    return done();
}

constexpr Step<Table> kSetupSteps[] = {
    {"TCG-START-02", "shuffle", act<shuffleDecks>()},
    {"TCG-START-03", "draw seven cards", act<drawHands>()},
    {kOurs, "begin the mulligan", act<beginMulligan>()},
    {"TCG-START-04", "mulligan", askFrom<exchangeWho, exchangeOptions, exchangeAnswer, kExchanged>(kActExchange)},
    {kOurs, "begin set-up", act<beginSetup>()},
    {partOf("TCG-SETUP-03"), "put units", askFrom<putWho, putOptions, putAnswer, kUnitsToPut>(kActPut)},
    {partOf("TCG-SETUP-07"), "partly built", act<buildPartly>()},
    {kOurs, "finish", act<finish>()},
};

}  // namespace

int setupPointsLeft(Table& t, Seat seat) { return left(t, seat); }

Procedure<Table> setupProcedure() { return procedure<SetupFrame>("setup", kSetupSteps); }

}  // namespace cantina::tcg
