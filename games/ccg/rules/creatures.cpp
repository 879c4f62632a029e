// Creatures: what they attack, how fierce they are, parasites, creatures that meet (rulebook 6 and 9). Holds CCG-ATK-10,
// CCG-ATK-12, CCG-ATK-15/16, CCG-ATK-NONP-01, CCG-ATK-PAR-01, CCG-ATK-EACH-01, CCG-CREAT-SEL-01, CCG-CREAT-PAR-02.
#include "games/ccg/rules/creatures.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/values.h"
#include "language/continuous.h"

namespace cantina::ccg {

using namespace language;
using Flow = cantina::Flow;

Piece placeOf(const Table& t, Piece p) {
    for (int depth = 0; depth < 5 && p.some(); ++depth) {
        if (isType(t, p, kLocation)) return p;
        if (!t.s.pieces.isIn(p, kTable) && !t.s.pieces.isIn(p, kInactive)) return {};
        p = t.s.pieces.data(p).at;
    }
    return {};
}

bool isParasite(const Table& t, Piece creature) { return (defOf(t, creature).timings >> kPrey & 1) != 0; }

bool mayFeedOn(Table& t, Piece parasite, Piece host) {
    bool feeds = false;
    forEachOnly(t, parasite, kPrey, [&](const Continuous& row, const Side& side) {
        AbilityFrame f = abilityFrame(t, row.ability, t.s.pieces.ref(parasite), t.s.pieces.row(parasite).controller, {});
        feeds = feeds || meansPiece(t, f, row, side, host);
    });
    return feeds;
}

namespace {

// CCG-ATK-NONP-01: creature vehicles, and characters on foot that are no droids.
bool isEdible(Table& t, Piece creature, Piece p) {
    if (isType(t, p, kVehicle)) return factOf(t, p, kClassSlot) == kCreatureVehicle;
    if (!isType(t, p, kCharacter)) return false;
    bool droid = isLoyal(t, p, kDroid) && !defOf(t, creature).has(kEatsDroids);
    Piece at = t.s.pieces.data(p).at;
    bool aboard = at.some() && isCraft(t, at);
    return (!droid && !aboard) || !t.on("CCG-ATK-NONP-01"_rule);
}
// CCG-ATK-PAR-01: what its card names, not aboard anything that the parasite is not aboard of.
bool isHost(Table& t, Piece creature, Piece p) {
    Piece craft = craftOf(t, p);
    bool apart = craft.some() && !(craftOf(t, creature) == craft);
    return mayFeedOn(t, creature, p) && (!apart || !t.on("CCG-ATK-PAR-01"_rule));
}
// CCG-SP-FROZEN-02, CCG-SP-CAPTIVE-04: neither who is frozen nor who is in a prison.
bool isOutOfReach(const Table& t, Piece p) {
    uint16_t marks = t.s.pieces.data(p).marks;
    return ((marks & PieceData::kFrozen) != 0 && t.on("CCG-SP-FROZEN-02"_rule)) ||
           ((marks & PieceData::kImprisoned) != 0 && t.on("CCG-SP-CAPTIVE-04"_rule));
}

}  // namespace

bool isPreyOf(Table& t, Piece creature, Piece p) {
    if (p == creature || isType(t, p, kLocation)) return false;
    Piece place = placeOf(t, p);
    if (!place.some() || !(place == placeOf(t, creature)) || !isPresent(t, creature) || isOutOfReach(t, p)) return false;
    bool active = isOnTable(t, p);
    // CCG-ATK-10: even who is inactive.
    if (!active && !t.on("CCG-ATK-10"_rule)) return false;
    if (active && !isPresent(t, p)) return false;
    bool own = t.s.pieces.row(p).controller == t.s.pieces.row(creature).controller;
    if (own && isType(t, p, kCharacter) && defOf(t, creature).has(kSparesOwn)) return false;
    return isParasite(t, creature) ? isHost(t, creature, p) : isEdible(t, creature, p);
}

// --- ferocity

// CCG-ATK-16: what is variable is drawn each time.
void drawFerocity(Table& t, Piece creature) {
    int draws = defOf(t, creature).whole(kFerocityDraws);
    if (draws > 0 && t.on("CCG-ATK-16"_rule))
        drawDestinies(t, t.s.pieces.row(creature).controller, kPlainDestiny, t.s.pieces.ref(creature), draws, 0);
}
int32_t drawnFerocity(Table& t, Piece creature) {
    int seat = t.s.pieces.row(creature).controller.index();
    bool drew = factOf(t, creature, kFerocityDraws) > 0 && ((t.s.destinies.has >> seat) & 1) != 0;
    return drew && t.on("CCG-ATK-16"_rule) ? t.s.destinies.total[seat] : 0;
}
int32_t ferocityOf(Table& t, Piece creature, int32_t drawn) {
    return std::max(0, cardNumber(t, creature, kFerocity, factOf(t, creature, kFerocitySlot) + drawn));
}

void detach(Table& t, Piece creature) {
    Piece place = placeOf(t, creature);
    if (!isAttached(t, creature) || !place.some()) return;
    t.s.pieces.data(creature).at = place;
    t.touch();
    if (!isHabitat(t, creature, place)) loseCard(t, creature, t.s.pieces.row(creature).controller);
}

// --- creatures that meet

namespace {

// CCG-CREAT-SEL-01: selective creatures of one species leave each other alone.
bool willClash(Table& t, Piece a, Piece b) {
    bool kin = hasIcon(t, a, kSelectiveIcon) && hasIcon(t, b, kSelectiveIcon) && defOf(t, a).title == defOf(t, b).title;
    return !kin || !t.on("CCG-CREAT-SEL-01"_rule);
}
template <class Fn>
void eachCreatureThere(Table& t, Fn fn) {
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)}))
            if (isType(t, p, kCreature) && isPresent(t, p) && placeOf(t, p).some()) fn(p);
}
// The pairs at the first location where creatures will attack each other.
template <class Fn>
void eachClash(Table& t, Fn fn) {
    Piece place;
    int i = 0;
    eachCreatureThere(t, [&](Piece a) {
        const int from = ++i;
        const Piece here = placeOf(t, a);
        int k = 0;
        eachCreatureThere(t, [&](Piece b) {
            if (++k <= from || !(here == placeOf(t, b)) || (place.some() && !(here == place)) || !willClash(t, a, b)) return;
            place = here;
            fn(a, b);
        });
    });
}
bool goesOn(Table& t, const ClashFrame& f) { return t.s.pieces.alive(f.creature[0]) && t.s.pieces.alive(f.creature[1]); }

Flow meet(Table& t, ClashFrame& f) {
    Event e{kAttackInitiated, t.s.turn, 0, f.creature[0], f.creature[1], {}};
    t.tell(e, "CCG-ATK-12"_rule);
    openResponses(t, e);
    return next();
}
Flow drawOne(Table& t, ClashFrame& f) {
    if (!goesOn(t, f)) return done();
    drawFerocity(t, f.creature[f.drawn].piece);
    return next();
}
Flow noteOne(Table& t, ClashFrame& f) {
    if (!goesOn(t, f)) return done();
    Piece p = f.creature[f.drawn].piece;
    f.ferocity[f.drawn] = ferocityOf(t, p, drawnFerocity(t, p));
    return ++f.drawn < 2 ? skipTo("ferocity") : next();
}
// CCG-ATK-EACH-01: the lower is lost, both on a tie.
Flow settleClash(Table& t, ClashFrame& f) {
    for (int i = 0; i < 2; ++i)
        if (f.ferocity[i] <= f.ferocity[1 - i]) loseCard(t, f.creature[i].piece, t.s.turn);
    return done();
}
constexpr Step<Table> kClashSteps[] = {
    {"CCG-ATK-12", "creatures meet", act<meet>()},
    {partOf("CCG-ATK-16"), "ferocity", act<drawOne>()},
    {partOf("CCG-ATK-16"), "ferocity drawn", act<noteOne>()},
    {"CCG-ATK-EACH-01", "the lower is lost", act<settleClash>()},
};

}  // namespace

Procedure<Table> clashProcedure() { return procedure<ClashFrame>("creatures meet", kClashSteps); }

// Two of them at a time, chosen at random; whoever is left meets the next. RULING CCG-ATK-12: it is no attack that counts
// for the turn, because the rules of attacks do not apply to it (decision 080).
bool creaturesMeet(Table& t) {
    if (t.s.tallies.creatures < 2 || t.within(State::kClash.id)) return false;
    if (t.within(State::kLostOrder.id)) return false;
    int n = 0;
    eachClash(t, [&](Piece, Piece) { ++n; });
    if (n == 0) return false;
    int which = n == 1 ? 0 : static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(n)));
    ClashFrame f;
    eachClash(t, [&](Piece a, Piece b) {
        if (which-- == 0) f.creature[0] = t.s.pieces.ref(a), f.creature[1] = t.s.pieces.ref(b);
    });
    t.call(State::kClash, f);
    return true;
}

}  // namespace cantina::ccg
