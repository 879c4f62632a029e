// Distributing damage or shields: a player assigns all of it to a player's characters, then it is dealt or given at once.
// Rules: DST-SYM-06, DST-SYM-07, DST-DMG-08 to 10, DST-SETUP-09.
#include "games/destiny/rules/rules.h"

namespace cantina::destiny {
namespace {

// How much more may be assigned to a character: DST-DMG-09, remaining health and shields. Off: anything.
int capacity(Table& t, const SpreadFrame& f, int i) {
    Piece p = f.whom[i];
    if (f.symbol == kShield) return mostShields(t, p) - shieldsOn(t, p) - f.give[i];
    // DST-ED-48: in the first edition anything may be put on anybody.
    if (!t.on("DST-DMG-09"_rule) || isFirstEdition(t, "DST-ED-48"_rule)) return 99;
    int shields = f.unblockable != 0 ? 0 : shieldsOn(t, p);
    return std::max(0, health(t, p) - damageOn(t, p)) + shields - f.give[i];
}
int capacityFrom(Table& t, const SpreadFrame& f, int first) {
    int sum = 0;
    for (int i = first; i < f.whom.size(); ++i) sum += std::max(0, capacity(t, f, i));
    return sum;
}
// No earlier character than the last one, unless the later ones cannot take the rest. DST-DMG-10: when everybody has their
// most, the rest is assigned freely.
struct Assigning {
    const SpreadFrame& f;
    int all;  // what everybody together could still take
};
using AssignRule = Requirement<Table, const Assigning&, int>;
// DST-SYM-07: indirect damage may be split; off: all of it goes to one.
bool isShared(Table& t, const Assigning& a, int i) {
    return t.on("DST-SYM-07"_rule) || a.f.symbol != kIndirect || a.f.give[a.f.last] == 0 || i == a.f.last;
}
bool isNeeded(Table& t, const Assigning& a, int) { return a.all != 0 || (a.f.symbol != kShield && t.on("DST-DMG-10"_rule)); }
bool takesMore(Table& t, const Assigning& a, int i) { return a.all == 0 || capacity(t, a.f, i) > 0; }
bool isNoEarlier(Table&, const Assigning& a, int i) { return a.all == 0 || i >= a.f.last; }
bool leavesEnough(Table& t, const Assigning& a, int i) {
    return a.all == 0 || capacityFrom(t, a.f, i) >= std::min<int>(a.f.left, a.all);
}
constexpr AssignRule kAssignRules[] = {
    {partOf("DST-SYM-07"), "all of it goes to one", isShared},
    {partOf("DST-DMG-10"), "nobody can take more", isNeeded},
    {"DST-DMG-09", "it can take no more as long as another one can", takesMore},
    {kOurs, kPassedOver, isNoEarlier},
    {kOurs, "those after it in the list could not take the rest", leavesEnough},
};
bool canAssign(Table& t, const SpreadFrame& f, int i) {
    return allHold<kAssignRules>(t, Assigning{f, capacityFrom(t, f, 0)}, i);
}
Explanation whyNotAssign(Table& t, SpreadFrame& f, Piece p) {
    for (int i = 0; i < f.whom.size(); ++i)
        if (f.whom[i] == p) return firstFailing(t, kAssignRules, Assigning{f, capacityFrom(t, f, 0)}, i);
    return {"", "it is none of the characters among which it is distributed"};
}

Seat assignWho(Table& t, SpreadFrame& f) {
    if (f.left <= 0) return kNobody;
    for (int i = 0; i < f.whom.size(); ++i)
        if (canAssign(t, f, i)) return t.self().seat;
    return kNobody;
}
void assignOptions(Table& t, SpreadFrame& f, Options& out) {
    for (int i = 0; i < f.whom.size(); ++i)
        if (canAssign(t, f, i)) out.add(optionPiece(f.whom[i]));
}
Flow assignAnswer(Table&, SpreadFrame& f, Option o) {
    for (int i = 0; i < f.whom.capacity() && i < f.whom.size(); ++i)
        if (f.whom[i] == o.piece) {
            ++f.give[i];
            f.last = static_cast<uint8_t>(i);
        }
    --f.left;
    return again();
}
// Nobody falls before all of it is dealt (damage.cpp).
Flow deal(Table& t, SpreadFrame& f) {
    const SpreadFrame now = f;
    if (f.index >= f.whom.size()) {
        Seat seat = t.self().seat;
        if (now.symbol == kIndirect && now.by == seat)
            announce(t, Event{kSelfHurt, seat, now.total, {}, {}, now.source}, "");
        t.touch();  // now whoever was dealt too much falls
        return done();
    }
    PieceRef target = refOf(t, now.whom[now.index]);
    int amount = now.give[now.index];
    ++f.index;
    if (amount == 0 || !isCharacter(t, target.piece)) return again();
    if (now.symbol == kShield) {
        giveShields(t, target, amount, now.by);
    } else {
        dealDamage(t, target, {now.by, now.source}, amount, static_cast<Symbol>(now.symbol), now.unblockable != 0);
    }
    return again();
}
constexpr Step<Table> kSpreadSteps[] = {
    {partOf("DST-DMG-08"), "assign", askWhich<assignWho, assignOptions, assignAnswer, whyNotAssign>()},
    {partOf("DST-DMG-08"), "all at once", act<deal>()},
};

Did spread(Table& t, Seat seat, SpreadFrame f, int amount, Seat chooser = {}) {
    if (amount <= 0) return Did::nothing;
    f.left = static_cast<int16_t>(amount);
    f.total = small(t, amount);
    for (Piece p : t.s.pieces.in({kCharacters, seat})) t.pushOrFault(f.whom, p);
    if (f.whom.empty()) return Did::nothing;
    t.call(kSpread, f, chooser.some() ? chooser : seat);
    return Did::called;
}

}  // namespace

const Procedure<Table> kSpreadProcedure = procedure<SpreadFrame>("distribute", kSpreadSteps);

Did dealToEach(Table& t, Seat seat, const Cause& cause, int amount, Symbol kind, bool unblockable) {
    SpreadFrame f;
    f.source = cause.source;
    f.by = cause.by;
    f.symbol = kind;
    f.unblockable = unblockable ? 1 : 0;
    if (amount <= 0) return Did::nothing;
    for (Piece p : t.s.pieces.in({kCharacters, seat})) {
        f.give[std::min(f.whom.size(), f.whom.capacity() - 1)] = small(t, amount);
        t.pushOrFault(f.whom, p);
    }
    t.call(kSpread, f, seat);
    return Did::called;
}

Did spreadDamage(Table& t, Seat seat, PieceRef source, int amount, const Spread& how) {
    SpreadFrame f;
    f.source = source;
    f.by = how.by;
    f.symbol = how.kind;
    f.unblockable = how.unblockable ? 1 : 0;
    return spread(t, seat, f, amount, how.chooser);
}

Did spreadShields(Table& t, Seat seat, int amount, Seat by, Seat chooser) {
    SpreadFrame f;
    f.by = by;
    f.symbol = kShield;
    return spread(t, seat, f, amount, chooser);
}

}  // namespace cantina::destiny
