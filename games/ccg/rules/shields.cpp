// Defensive Shields lie under a Starting Effect, outside the deck, and are played from there. Holds CCG-SHIELD-01/02.
#include "games/ccg/rules/shields.h"

#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/starting.h"

namespace cantina::ccg {

namespace {

using Rule = Requirement<Table, const ActionFrame&>;

// How many were played is counted beside the plays of titles, per player.
uint16_t shieldKey(Seat seat) { return static_cast<uint16_t>(0xFFF0 + seat.index()); }

bool isUnderneath(Table& t, const ActionFrame& a) {
    return isType(t, a.card.piece, kDefensiveShield) && t.s.pieces.zoneOf(a.card.piece) == Zone{kAside, a.performer};
}
bool isOpportunity(Table& t, const ActionFrame&) { return !isFightGoingOn(t) || isWeaponsSegment(t); }
int limitOf(const Table& t, Seat seat) {
    int most = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if (isStartingEffect(t, p)) most += defOf(t, p).whole(kShieldLimit);
    return most;
}
bool isWithinLimit(Table& t, const ActionFrame& a) {
    return t.s.uses.count({}, shieldKey(a.performer), kPerGame) < limitOf(t, a.performer);
}
// CCG-SHIELD-02: it shares its uniqueness with an Effect of the same title.
bool isAlone(Table& t, const ActionFrame& a) { return isOneAllowed(t, a.card.piece); }

constexpr Rule kShieldRules[] = {
    {partOf("CCG-SHIELD-01"), "it is not under your Starting Effect", isUnderneath},
    {"CCG-SHIELD-01", "there is no opportunity for it now", isOpportunity},
    {"CCG-SHIELD-01", "your Starting Effect allows no more of them", isWithinLimit},
    {"CCG-SHIELD-02", "a card of that title is on table", isAlone},
};

}  // namespace

Explanation whyNotShield(Table& t, const ActionFrame& a) { return firstFailing(t, kShieldRules, a); }
void shieldOptions(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kAside, seat}))
        if (whyNotShield(t, cardAction(t, kShieldAction, p, seat)).legal()) out.add(optionAct(kActShield, p));
}
void noteShield(Table& t, Seat seat) {
    if (!t.s.uses.note({}, shieldKey(seat), kPerGame)) t.fault(Fault::capacity);
}

}  // namespace cantina::ccg
