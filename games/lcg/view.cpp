// What a player must see on the table: marks on cards, players and the table; the words for options and events.
#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

const char* const kPhaseNames[] = {"balance", "refresh", "draw", "deployment", "conflict", "Force"};

void mark(std::vector<Mark>& marks, const char* name, int n) {
    if (n != 0) marks.push_back({name, std::to_string(n)});
}
void mark(std::vector<Mark>& marks, bool is, const char* name) {
    if (is) marks.push_back({name, ""});
}

// "2+1": always, and with the edge.
void markIcons(Table& t, Piece p, StatId type, const char* name, std::vector<Mark>& marks) {
    const int white = edgeIcons(t, p, type);
    const int black = value(t, p, type) + value(t, p, static_cast<StatId>(type + kEdgeUnitDamage)) - white;
    if (black + white == 0) return;
    marks.push_back({name, std::to_string(black) + (white > 0 ? "+" + std::to_string(white) + " edge" : "")});
}

void describeUnit(Table& t, Piece p, std::vector<Mark>& marks) {
    const PieceData& d = t.s.pieces.data(p);
    markIcons(t, p, kUnitDamage, "unit damage", marks);
    markIcons(t, p, kBlastDamage, "blast", marks);
    markIcons(t, p, kTactics, "tactics", marks);
    mark(marks, "force", value(t, p, kForce));
    mark(marks, (d.flags & PieceData::kAttacking) != 0, "attacking");
    mark(marks, (d.flags & PieceData::kDefending) != 0, "defending");
    mark(marks, (d.flags & PieceData::kCommitted) != 0, "committed to the Force");
}

std::string nameOf(Table& t, PieceRef r, Seat viewer) {
    if (!r.some()) return "";
    return isKnownTo(t.s.pieces.row(r.piece), viewer) ? Rules::pieceName(t, r.piece) : "a card";
}
std::string player(Seat s) { return s == kDark ? "the dark side" : s == kLight ? "the light side" : "nobody"; }

std::string iconsOf(const Event& e) {
    return "dark side " + std::to_string(e.amount / 256) + ", light side " + std::to_string(e.amount % 256);
}

}  // namespace

void Rules::describePiece(Table& t, Piece p, std::vector<Mark>& marks) {
    const PieceData& d = t.s.pieces.data(p);
    int kind = t.s.pieces.kindOf(p);
    if (t.s.pieces.row(p).def == 0) return;
    bool hasCapacity = kind == kUnits || kind == kObjectives;
    if (hasCapacity) marks.push_back({"damage", std::to_string(d.damage) + " of " + std::to_string(value(t, p, kCapacity))});
    if (kind == kSupport) mark(marks, "damage", d.damage);
    mark(marks, "focus", d.focus);
    mark(marks, "shields", d.shields);
    if (kind == kUnits) describeUnit(t, p, marks);
    if (t.rules.zones[static_cast<size_t>(kind)].inPlay) mark(marks, "resources", value(t, p, kResources));
    mark(marks, kind == kObjectives && t.s.pieces.ref(p) == t.s.engaged, "engaged");
    if (kind == kHand && !isType(t, p, kFateCard)) marks.push_back({"cost", std::to_string(cost(t, p))});
    if (kind == kHand || kind == kEdge) mark(marks, "force", defOf(t, p).whole(kForce));
    if (isType(t, p, kFateCard)) mark(marks, "priority", defOf(t, p).whole(kPriority));
}

void Rules::describeSeat(Table& t, Seat seat, std::vector<Mark>& marks) {
    marks.push_back({"resources", std::to_string(purseOf(t, seat).total)});
    marks.push_back({"reserve", std::to_string(reserve(t, seat))});
    mark(marks, "objectives destroyed", t.s.pieces.size({kVictory, seat}));
    mark(marks, t.s.balance == seat, "balance of the Force");
    mark(marks, t.s.edge == seat, "edge");
}

void Rules::describeTable(Table& t, std::vector<Mark>& marks) {
    marks.push_back({"dial", std::to_string(t.s.dial) + " of 12"});
    mark(marks, "damage on the dial", t.s.dialDamage);
    marks.push_back({"turn", std::to_string(t.s.turns + 1) + ", " + player(t.s.active)});
    marks.push_back({"phase", t.within(State::kSetup.id) ? "set-up" : kPhaseNames[t.s.phase % 6]});
    if (t.s.attacker.some()) marks.push_back({"engagement", engagedName(t, t.s.engaged.piece)});
}

Piece Rules::hostOf(Table& t, Piece p) { return Piece{t.s.pieces.data(p).host}; }
std::string Rules::roleOf(Seat seat) { return seat == kDark ? "Dark Side" : "Light Side"; }

std::string engagedName(Table& t, Piece p) { return isDial(t, p) ? "the Death Star dial" : Rules::pieceName(t, p); }

std::string Rules::pieceName(Table& t, Piece p) { return t.book().title(t.s.pieces.row(p).def); }

std::string Rules::tell(Table& t, const Event& e, Seat viewer) {
    std::string card = nameOf(t, e.subject, viewer);
    std::string by = e.source.some() ? " from " + nameOf(t, e.source, viewer) : "";
    std::string n = std::to_string(e.amount);
    switch (e.kind) {
        case kPlayed: return player(e.seat) + " plays " + card;
        case kEntersPlay: return card + " enters play";
        case kLeavesPlay: return card + " leaves play";
        case kDealtDamage: return card + " takes " + n + " damage" + by;
        case kFocusPlaced: return card + " gets " + n + " focus token" + (e.amount == 1 ? "" : "s") + by;
        case kCommitsToForce: return card + " is committed to the Force";
        case kEngages: return player(e.seat) + " engages " + (e.subject.some() ? card : "the Death Star dial");
        case kEngagementEnds: return "the engagement ends";
        case kWinsEdge: return player(e.seat) + " wins the edge battle";
        case kStrikes: return card + " strikes";
        case kDraws: return player(e.seat) + " draws a card";
        case kRefreshes: return player(e.seat) + " has refreshed";
        case kTurnBegins: return "turn of " + player(e.seat);
        case kTurnEnds: return "the turn of " + player(e.seat) + " ends";
        case kIsCaptured: return card + " is captured";
        case kRescued: return card + " is rescued";
        case kIsDiscarded: return player(e.seat) + " discards " + card;
        case kShieldPlaced: return card + " gets " + n + " shield" + (e.amount == 1 ? "" : "s") + by;
        case kDamageRemoved: return n + " damage is removed from " + card;
        case kFocusRemoved: return n + " focus token" + (e.amount == 1 ? " is" : "s are") + " removed from " + card;
        case kDestroyed: return card + " is destroyed";
        case kUnopposed: return "the engagement was unopposed";
        case kDialAdvances:
            return std::string("the Death Star dial ") + (e.seat == kDark ? "advances" : "goes back") + " to " + n;
        case kDialDamaged: return "the Death Star dial takes " + n + " damage";
        case kStruggleCounted:
            return "Force struggle: " + iconsOf(e) + "; the Balance of the Force is with " + player(e.seat);
        case kEdgeCounted: return "edge battle: " + iconsOf(e) + "; " + player(e.seat) + " has the edge";
        case kEdgeRevealed: return player(e.seat) + " reveals " + card + " in the edge stack";
        case kFateResolves: return card + " takes effect";
        default: return e.kind < kEventCount ? t.book().vocabulary->events[e.kind].wording : "";
    }
}

}  // namespace cantina::lcg
