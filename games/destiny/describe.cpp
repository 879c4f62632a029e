// The table in words: options, events, and what a player must see on each card.
#include "games/destiny/game.h"

namespace cantina::destiny {
namespace {

std::string seatName(Seat s) { return s.some() ? "p" + std::to_string(s.index() + 1) : "nobody"; }

std::string titleOf(Table& t, Piece p) { return t.book().title(t.s.pieces.row(p).def); }

// "p1's Rey"
std::string whose(Table& t, PieceRef r) {
    if (!r.some()) return "a card";
    return seatName(controllerOf(t, r.piece)) + "'s " + titleOf(t, r.piece);
}

std::string several(int n, const char* one) { return std::to_string(n) + " " + one + (n == 1 ? "" : "s"); }

std::string played(Table& t, const Event& e) {
    std::string out = seatName(e.seat) + " plays " + (e.subject.some() ? titleOf(t, e.subject.piece) : "a card");
    return e.object.some() ? out + " on " + titleOf(t, e.object.piece) : out;
}

std::string dieOf(Table& t, const Event& e) { return e.subject.some() ? "a die of " + whose(t, e.subject) : "a die"; }

}  // namespace

static constexpr const char* kVerbs[] = {"?",    "plays",  "activates", "resolves",    "rerolls with",
                                         "uses", "claims", "picks",     "counts it as"};
std::span<const char* const> Rules::verbs() { return kVerbs; }

OptionWords Rules::words(Table& t, const Option& o) {
    std::string object = o.piece.some() ? pieceName(t, o.piece) : "";
    std::string detail;
    if (o.verb == kActSide) object = sideText(side(defOf(t, o.piece), o.detail));
    if (o.verb == kActSymbol) object = symbolText(static_cast<Symbol>(o.detail));
    if (o.verb == kActResolve) detail = "of " + titleOf(t, o.piece);
    if (o.verb == kActResolve && o.detail != 0) detail += " as " + symbolText(static_cast<Symbol>(o.detail));
    if (o.verb == kActUse && o.detail != 0) {
        const language::Ability& a = t.book().abilities[o.detail];
        if (t.book().def(a.card).abilities > 1) detail = "(ability " + std::to_string(a.number + 1) + ")";
    }
    return {o.verb <= kActSymbol ? kVerbs[o.verb] : "?", object, detail};
}

std::string Rules::pieceName(Table& t, Piece p) {
    if (!isDie(t, p)) return titleOf(t, p);
    if (t.s.pieces.isIn(p, kPool)) return sideText(sideOf(t, p));
    return titleOf(t, p) + " die";
}

// Many dice show the same side: whose it is tells them apart.
std::string Rules::pieceDetail(Table& t, Piece p) {
    return isDie(t, p) && t.s.pieces.isIn(p, kPool) ? "of " + whose(t, refOf(t, p)) : "";
}

// What is about to happen ("would be ...") is a question, not an event to tell; an upgrade's host is named with its play.
std::string Rules::tell(Table& t, const Event& e, Seat) {
    switch (static_cast<EventId>(e.kind)) {
        case kActivates: return whose(t, e.subject) + " activates";
        case kPlayed: return played(t, e);
        case kDamaged: return whose(t, e.subject) + " is dealt " + std::to_string(e.amount) + " damage";
        case kTakesDamage: return whose(t, e.subject) + " takes " + std::to_string(e.amount) + " damage";
        case kHealed: return whose(t, e.subject) + " heals " + std::to_string(e.amount) + " damage";
        case kShielded: return whose(t, e.subject) + " gains " + several(e.amount, "shield");
        case kDefeated: return whose(t, e.subject) + " is defeated";
        case kDiscarded: return whose(t, e.subject) + " is discarded";
        case kDieResolved: return seatName(e.seat) + " resolves " + dieOf(t, e);
        case kDieRemoved: return dieOf(t, e) + " is removed";
        case kClaimed: return seatName(e.seat) + " claims the battlefield";
        case kPhaseBegins: return e.amount == kActionPhase ? "the action phase begins" : "the upkeep phase begins";
        case kPhaseEnds: return e.amount == kActionPhase ? "the action phase ends" : "the upkeep phase ends";
        case kRoundEnds: return "round " + std::to_string(t.s.round) + " ends";
        case kReadied: return whose(t, e.subject) + " readies";
        case kExhausts: return whose(t, e.subject) + " exhausts";
        case kSetUp: return "set-up is over";
        case kRolled: return dieOf(t, e) + " shows " + (e.object.some() ? sideText(sideOf(t, e.object.piece)) : "something");
        case kWouldBeDamaged: return whose(t, e.subject) + " would be dealt " + std::to_string(e.amount) + " damage";
        case kWouldBeDefeated: return whose(t, e.subject) + " would be defeated";
        case kWouldBeTaken:
        case kWouldBeDiscarded: return whose(t, e.subject) + " would be discarded";
        case kWouldResolve: return whose(t, e.subject) + " would be resolved";
        default: return "";
    }
}

void Rules::describePiece(Table& t, Piece p, std::vector<cantina::Mark>& marks) {
    const PieceRow& row = t.s.pieces.row(p);
    if (row.def == 0) return;
    if (isDie(t, p)) {
        bool shows = t.s.pieces.isIn(p, kPool);
        marks.push_back(shows ? cantina::Mark{"shows", sideText(sideOf(t, p))} : cantina::Mark{"die", ""});
        return;
    }
    const CardDef& def = defOf(t, p);
    if (isCharacter(t, p)) {
        marks.push_back({"health", std::to_string(health(t, p))});
        if ((t.s.pieces.data(p).bits & PieceData::kElite) != 0) marks.push_back({"elite", ""});
    } else if (isForHosts(def) || def.type == kSupport || def.type == kEvent) {
        marks.push_back({"cost", std::to_string(printedCost(t, p))});
    }
    if (isInPlay(t, p))
        for (auto [name, n] : {std::pair{"damage", damageOn(t, p)}, std::pair{"shields", shieldsOn(t, p)},
                               std::pair{"resources", resourcesOn(t, p)}})
            if (n > 0) marks.push_back({name, std::to_string(n)});
    if (isExhausted(t, p)) marks.push_back({"exhausted", ""});
}

void Rules::describeSeat(Table& t, Seat seat, std::vector<cantina::Mark>& marks) {
    marks.push_back({"resources", std::to_string(t.s.resources[seat.index()])});
    marks.push_back({"hand", std::to_string(t.s.pieces.size({kHand, seat}))});
    marks.push_back({"deck", std::to_string(t.s.pieces.size({kDeck, seat}))});
    if (t.s.holder == seat) marks.push_back({"controls the battlefield", ""});
    if (t.s.claimed == seat) marks.push_back({"claimed", ""});
    if (isGone(t, seat)) marks.push_back({"out of the game", ""});
}

namespace {
// In the order in which it will be resolved, whoever's it is.
std::string queueText(Table& t) {
    std::string out;
    for (const Queued& q : t.s.queue) {
        const std::string title = q.source.some() ? Rules::pieceName(t, q.source.piece) : "";
        out += (out.empty() ? "" : "; ") + (title.empty() ? "an effect" : title) + (q.kind == Lined::die ? " (die)" : "");
    }
    return out;
}
}  // namespace

void Rules::describeTable(Table& t, std::vector<cantina::Mark>& marks) {
    const RoundFrame* round = t.nearest(kRound);
    marks.push_back({"round", std::to_string(t.s.round)});
    bool acting = t.within(kTakeAction.id);
    marks.push_back({"phase", t.within(kSetup.id) ? "set-up" : acting ? "action" : "upkeep"});
    if (acting && round != nullptr) marks.push_back({"turn", seatName(round->turn)});
    if (!t.s.queue.empty()) {
        marks.push_back({"waiting in the queue", std::to_string(t.s.queue.size())});
        marks.push_back({"order of the queue", queueText(t)});
    }
    if (!t.s.additional.empty()) marks.push_back({"additional actions", std::to_string(t.s.additional.size())});
}

}  // namespace cantina::destiny
