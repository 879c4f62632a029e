// What a player must see of a card, a player and the table, in a word and a value.
#include "games/ccg/game.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/stealing.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

std::string shown(int32_t thousandths) {
    std::string out = std::to_string(thousandths / kThousand);
    if (thousandths % kThousand != 0) out += "." + std::to_string(thousandths % kThousand / 100);
    return out;
}
void add(std::vector<Mark>& marks, const char* name, const std::string& value = "") { marks.push_back({name, value}); }

void describeLocation(Table& t, Piece p, std::vector<Mark>& marks) {
    add(marks, "dark icons", std::to_string(icons(t, seatAt(0), p)));
    add(marks, "light icons", std::to_string(icons(t, seatAt(1), p)));
    for (int seat = 0; seat < 2; ++seat)
        if (controls(t, seatAt(seat), p)) add(marks, "controlled by", seat == 0 ? "Dark" : "Light");
    if (bothOccupy(t, p)) add(marks, "contested");
    for (int i = 0; i < t.s.row.size(); ++i)
        if (t.s.row[i] == p) add(marks, "place", std::to_string(i + 1));
    if (t.s.battle.location == p) add(marks, "battle");
}
void describeFighter(Table& t, Piece p, std::vector<Mark>& marks) {
    static constexpr std::pair<const char*, Stat> kShown[] = {{"power", kPower},       {"ability", kAbilityStat},
                                                              {"maneuver", kManeuver}, {"armor", kArmor},
                                                              {"forfeit", kForfeit},   {"hyperspeed", kHyperspeed}};
    for (auto [name, stat] : kShown)
        if (Value v = valueOf(t, p, stat); v.some()) add(marks, name, shown(v.thousandths));
    static constexpr std::pair<const char*, uint16_t> kFlags[] = {
        {"hit", PieceData::kHit},        {"in battle", PieceData::kInBattle}, {"moved", PieceData::kMovedRegularly},
        {"barred", PieceData::kBarred},  {"pilots", PieceData::kPilot},       {"disarmed", PieceData::kDisarmed},
        {"battled", PieceData::kBattled}};
    for (auto [name, flag] : kFlags)
        if ((t.s.pieces.data(p).flags & flag) != 0) add(marks, name);
    if (isCraft(t, p) && !isPiloted(t, p)) add(marks, "unpiloted");
    if (Piece captive = captiveOf(t, p); captive.some()) add(marks, "escorts", Rules::pieceName(t, captive));
}
void describeCreature(Table& t, Piece p, std::vector<Mark>& marks) {
    std::string drawn = factOf(t, p, kFerocityDraws) > 0 ? " + destiny" : "";
    add(marks, "ferocity", shown(ferocityOf(t, p, 0)) + drawn);
    add(marks, "defense value", shown(defenseValue(t, p)));
    if ((t.s.pieces.data(p).flags & PieceData::kHit) != 0) add(marks, "hit");
    if ((t.s.pieces.data(p).marks & PieceData::kAttacked) != 0) add(marks, "has attacked");
}
void describeCaptive(Table& t, Piece p, std::vector<Mark>& marks) {
    uint16_t bits = t.s.pieces.data(p).marks;
    if ((bits & PieceData::kUndercover) != 0) add(marks, "undercover");
    if ((bits & PieceData::kSuspendedMark) != 0) add(marks, "suspended");
    if ((bits & PieceData::kCaptive) == 0) return;
    add(marks, (bits & PieceData::kImprisoned) != 0 ? "imprisoned" : "captive");
    if ((bits & PieceData::kFrozen) != 0) add(marks, "frozen");
}

// The totals are those of this moment until the battle is decided; from then on cards are forfeited and the log has them.
void describeBattle(Table& t, Seat seat, std::vector<Mark>& marks) {
    const Battle& b = t.s.battle;
    if (((b.hasDestiny >> seat.index()) & 1) != 0) add(marks, "battle destiny", shown(b.destiny[seat.index()]));
    if (b.segment == Battle::kInitiation || b.segment == Battle::kWeapons || b.segment == Battle::kPower)
        add(marks, "total power", shown(totalPower(t, seat)));
    if (b.segment >= Battle::kDamage && b.loser < 2)
        add(marks, b.loser == seat.index() ? "lost the battle" : "won the battle");
}

std::string owed(int32_t attrition, int32_t damage) {
    if (attrition <= 0 && damage <= 0) return "nothing left to satisfy";
    std::string out = attrition > 0 ? "attrition " + shown(attrition) : "";
    if (damage > 0) out += (out.empty() ? "battle damage " : " and battle damage ") + shown(damage);
    return out + " to satisfy";
}

}  // namespace

// CCG-BTL-DMG-08: in the damage segment one cannot pass while something is left that one can satisfy.
std::string Rules::question(Table& t, const Frame& f) {
    if (f.procedure != State::kOpportunities.id || t.s.battle.segment != Battle::kDamage) return "";
    const Dues dues = duesOf(t, f.as<OpportunityFrame>().turn);
    if (dues.damage) return "Forfeit a card or lose Force: there is damage to satisfy";
    return dues.forfeit ? "Forfeit a card: it is hit, or there is attrition to satisfy" : "";
}

// What an opportunity inside a battle is for. One of the turn itself is told by the phase.
std::string Rules::about(Table& t, const Frame& f) {
    const Battle& b = t.s.battle;
    if (f.procedure != State::kOpportunities.id) return "";
    // The turn's own opportunity lies further out on the stack: only the innermost is about the battle.
    for (const Frame* inner = &f + 1; inner != t.s.core.stack.end(); ++inner)
        if (inner->procedure == State::kOpportunities.id) return "";
    const int seat = f.as<OpportunityFrame>().turn.index();
    if (isWeaponsSegment(t)) return "weapons segment: fire weapons, or go on to power";
    if (b.segment == Battle::kDamage) return "damage segment: " + owed(b.attrition[seat], b.damage[seat]);
    return "";
}

void Rules::describePiece(Table& t, Piece p, std::vector<Mark>& marks) {
    if (t.s.pieces.row(p).def == 0) return;
    if (t.s.pieces.isIn(p, kInactive)) describeCaptive(t, p, marks);
    if ((t.s.pieces.data(p).marks & PieceData::kInAttack) != 0) add(marks, "in the attack");
    if (!isOnTable(t, p)) {
        if (Value v = printedValue(t, p, kDeployCost); v.some()) add(marks, "deploy", shown(v.thousandths));
        if (Value v = printedValue(t, p, kDestiny); v.some()) add(marks, "destiny", shown(v.thousandths));
        return;
    }
    if (isSilent(t, p)) add(marks, "without game text");
    if (isStolen(t, p)) add(marks, "stolen");
    if (isType(t, p, kLocation)) return describeLocation(t, p, marks);
    if (isType(t, p, kCreature)) return describeCreature(t, p, marks);
    if (Piece target = t.s.pieces.data(p).target; target.some()) add(marks, "targets", pieceName(t, target));
    if (Piece mentor = t.s.pieces.data(p).second; mentor.some()) add(marks, "mentor", pieceName(t, mentor));
    if (isType(t, p, kCharacter) || isType(t, p, kStarship) || isType(t, p, kVehicle)) return describeFighter(t, p, marks);
}

void Rules::describeSeat(Table& t, Seat seat, std::vector<Mark>& marks) {
    add(marks, "life force", std::to_string(lifeForce(t, seat)));
    add(marks, "force pile", std::to_string(sizeOf(t, kForcePile, seat)));
    add(marks, "reserve deck", std::to_string(sizeOf(t, kReserveDeck, seat)));
    add(marks, "used pile", std::to_string(sizeOf(t, kUsedPile, seat)));
    add(marks, "lost pile", std::to_string(sizeOf(t, kLostPile, seat)));
    if (t.s.battle.damage[seat.index()] > 0) add(marks, "battle damage", shown(t.s.battle.damage[seat.index()]));
    if (t.s.battle.attrition[seat.index()] > 0) add(marks, "attrition", shown(t.s.battle.attrition[seat.index()]));
    describeBattle(t, seat, marks);
}

void Rules::describeTable(Table& t, std::vector<Mark>& marks) {
    static const char* const kPhases[] = {"activate", "control",     "deploy",        "battle",        "move",
                                          "draw",     "end of turn", "end of battle", "start of turn", "set-up"};
    static const char* const kSegments[] = {"", "initiation", "weapons", "power", "damage", "over"};
    add(marks, "turn", std::to_string(t.s.turnNumber) + (t.s.turn.index() == 0 ? " (Dark)" : " (Light)"));
    add(marks, "phase", t.s.phase < std::size(kPhases) ? kPhases[t.s.phase] : "?");
    if (t.s.phase == kActivate) add(marks, "may activate", std::to_string(t.s.activationLeft));
    if (t.s.battle.segment != Battle::kNone) add(marks, "battle", kSegments[t.s.battle.segment]);
    if (isAttack(t)) add(marks, "attack", kSegments[t.s.attack.segment]);
}

Piece Rules::hostOf(Table& t, Piece p) {
    bool placed = isOnTable(t, p) || t.s.pieces.isIn(p, kStacked) || t.s.pieces.isIn(p, kInactive);
    return placed ? t.s.pieces.data(p).at : Piece{};
}

}  // namespace cantina::ccg
