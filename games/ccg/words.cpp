// Options and events in words that a player understands.
#include "games/ccg/game.h"
#include "games/ccg/rules/deploy.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

namespace {

const char* const kZoneNames[] = {"Reserve Deck", "Force Pile", "Used Pile", "Lost Pile", "hand"};

std::string nameAt(Table& t, int place) {
    return place >= 0 && place < t.s.row.size() ? Rules::pieceName(t, t.s.row[place]) : "";
}
// Where in the row a location would go: between which two.
std::string rowPlace(Table& t, int place) {
    std::string left = nameAt(t, place - 1), right = nameAt(t, place);
    if (!left.empty() && !right.empty()) return "between " + left + " and " + right;
    if (!left.empty()) return "beside " + left;
    return right.empty() ? "" : "before " + right;
}
// What a number means here.
std::string numberMeans(Table& t, int number) {
    static const char* const kUpkeep[] = {"", "maintain it", "recycle it", "sacrifice it"};
    const Frame& top = t.s.core.stack.back();
    if (top.procedure == State::kAction.id) return rowPlace(t, number);
    if (top.procedure == State::kSpend.id && top.as<SpendFrame>().mode >= kSpendOnUpkeep && number <= 3)
        return kUpkeep[number];
    return "";
}

}  // namespace

static constexpr const char* kVerbs[] = {"?",        "deploys",   "plays",    "uses",         "battles",   "drains",
                                         "moves",    "activates", "draws",    "answers",      "fires",     "forfeits",
                                         "loses",    "performs",  "preempts", "transits",     "transfers", "reacts",
                                         "plays",    "replaces",  "attacks",  "attacks_with", "transfers", "releases",
                                         "switches", "shuttles",  "docks",    "breaks_cover"};
std::span<const char* const> Rules::verbs() { return kVerbs; }

OptionWords Rules::words(Table& t, const Option& o) {
    if (o.kind == OptionKind::number) return {"chooses", std::to_string(o.number), numberMeans(t, o.number)};
    OptionWords out{o.verb < std::size(kVerbs) ? kVerbs[o.verb] : "?", "", ""};
    if (o.piece.some()) out.object = pieceName(t, o.piece);
    if (o.verb == kActReplace && o.piece.some())
        if (Piece old = replaceAction(t, o.piece, t.s.pieces.row(o.piece).owner).targets[0].piece; old.some())
            out.detail = "takes the place of " + pieceName(t, old);
    if (o.verb == kActSeat && o.piece.some())
        out.detail =
            (t.s.pieces.data(o.piece).flags & PieceData::kPilot) != 0 ? "to a passenger's place" : "to a pilot's place";
    if (o.verb == kActCreature && o.detail != 0) out.detail = o.detail == 1 ? "against Dark" : "against Light";
    if (o.verb == kActLoseFrom && !o.piece.some()) out.object = kZoneNames[o.detail];
    if (o.verb == kActRespond && o.number > 0 && t.s.core.stack.back().procedure == State::kTogether.id) {
        const TogetherFrame& f = t.s.core.stack.back().as<TogetherFrame>();
        if (o.number <= f.items.size())
            out.detail = (f.event == kMoved ? "to the move of " : "to the loss of ") + pieceName(t, f.items[o.number - 1]);
    }
    return out;
}
std::string Rules::pieceName(Table& t, Piece p) { return t.book().title(t.s.pieces.row(p).def); }

std::string Rules::tell(Table& t, const Event& e, Seat) {
    std::string who = e.seat.some() ? (e.seat.index() == 0 ? "Dark" : "Light") : "";
    std::string what = e.subject.some() ? pieceName(t, e.subject.piece) : "";
    std::string where = e.object.some() ? pieceName(t, e.object.piece) : "";
    switch (e.kind) {
        case kPlayed: return who + " plays " + what;
        case kDeployed: return who + " deploys " + what + (where.empty() ? "" : " to " + where);
        case kMoved: return who + " moves " + what + (where.empty() ? "" : " to " + where);
        case kDrained: return who + " has drained at " + what;
        case kBattleEnded: return "the battle at " + what + " is over";
        case kPowerTotaled: return who + " has total power " + std::to_string(e.amount) + " at " + what;
        case kAttritionSet: return std::to_string(e.amount) + " attrition against " + who;
        case kAttackInitiated: return "an attack: " + what + (where.empty() ? "" : " against " + where);
        case kDefeated: return what + " is defeated";
        case kCaptured: return what + " is captured";
        case kReleased: return what + " is released";
        case kBattleTied: return "the battle at " + what + " is a tie";
        case kBattleDecided: return who + " wins the battle: " + std::to_string(e.amount) + " battle damage";
        case kDestinyDrawn:
            return who + " draws destiny " + std::to_string(e.amount) + (what.empty() ? "" : " (" + what + ")");
        case kForceActivated: return who + " activates 1 Force";
        case kForceUsed: return who + " uses 1 Force";
        case kForceLost: return "1 Force is lost: " + what;
        case kForceRetrieved: return who + " retrieves " + std::to_string(e.amount) + " Force";
        case kCardDrawn: return who + " draws a card";
        default: break;
    }
    std::string name = t.book().vocabulary->events[e.kind].name;
    for (char& c : name) c = c == '_' ? ' ' : c;
    return (who.empty() ? "" : who + ": ") + name + (what.empty() ? "" : " (" + what + ")");
}

}  // namespace cantina::ccg
