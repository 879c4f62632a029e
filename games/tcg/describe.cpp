// Words for people: options, events, and what a player must see on a card, of a player and of the table.
#include "games/tcg/game.h"
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {
namespace {

const char* const kVerbs[] = {"?",
                              "plays",
                              "uses",
                              "uses",
                              "deploys",
                              "deploys",
                              "completes",
                              "builds",
                              "adds to",
                              "returns",
                              "retreats",
                              "attacks",
                              "taps",
                              "bids",
                              "puts",
                              "exchanges",
                              "partly builds",
                              "keeps back",
                              "stacks",
                              "stacks",
                              "rearranges",
                              "puts down",
                              "finishes building",
                              "attaches",
                              "boards",
                              "leaves",
                              "chooses",
                              "uses",
                              "uses",
                              "pays"};
const char* const kArenaNames[] = {"Space", "Ground", "Character"};

std::string onto(Table& t, const char* word, uint16_t piece) {
    return std::string(word) + " " + Rules::pieceName(t, Piece{piece});
}
// The cost alone, without the word before it and the full stop.
std::string upkeepText(Table& t, const Option& o) {
    const auto& texts = t.book().texts[t.s.pieces.row(o.piece).def].abilityText;
    std::string text = texts[static_cast<size_t>(o.detail - defOf(t, o.piece).first)];
    if (size_t at = text.find(": "); at != std::string::npos) text = text.substr(at + 2);
    if (!text.empty() && text.back() == '.') text.pop_back();
    return text;
}
std::string detailOf(Table& t, const Option& o) {
    switch (o.verb) {
        case kActLucky: return "(Lucky)";
        case kActHiddenCost: return "(Hidden Cost)";
        case kActIntercept: return "(Intercept)";
        case kActRetaliate: return "(Retaliate)";
        default: break;
    }
    if (o.detail == 0 && o.number == 0) return "";  // somebody asks about the act, with no ability or place in mind
    switch (o.verb) {
        case kActUpkeep: return "(" + upkeepText(t, o) + ")";
        case kActPlay: {
            const language::Ability& a = t.book().abilities[o.detail];
            if (a.card != t.s.pieces.row(o.piece).def)
                return "as " + t.book().title(a.card) + (a.timing == kEnhance ? " (Enhance)" : "");
            return a.timing == kEnhance ? "(Enhance)" : "";
        }
        case kActUse: {
            if (t.book().abilities[o.detail].given != 0) return "(given to it)";
            int n = o.detail - defOf(t, o.piece).first + 1;
            return n > 1 ? "(ability " + std::to_string(n) + ")" : "";
        }
        case kActStackOn: return onto(t, "on top of", o.detail);
        case kActStackUnder: return onto(t, "beneath", o.detail);
        case kActEquip: return onto(t, "to", o.detail);
        case kActBoard: return onto(t, "on", o.detail);
        case kActPutDown: return std::string("in the ") + kArenaNames[o.number - kSpace] + " arena";
        case kActRearrange:
            if (o.number == 0) return "";
            [[fallthrough]];
        case kActLeave: return o.number == kCharacter ? "for the Character arena" : "for the build zone";
        default: return "";
    }
}

std::string whose(Table& t, Piece p) {
    return std::string(controllerOf(t, p) == kDark ? "the Dark Side's " : "the Light Side's ") + Rules::pieceName(t, p);
}
std::string dice(Table& t) {
    std::string out;
    if (t.s.rolls.empty()) return out;
    const Roll& r = t.s.rolls.back();
    for (int i = 0; i < r.size(); ++i) out += (out.empty() ? "" : " ") + std::to_string(r.at(i));
    return out;
}
std::string named(Table& t, PieceRef r) { return r.some() ? whose(t, r.piece) : "a card"; }

}  // namespace

std::span<const char* const> Rules::verbs() { return kVerbs; }

OptionWords Rules::words(Table& t, const Option& o) {
    std::string verb = kVerbs[o.verb < std::size(kVerbs) ? o.verb : 0];
    if (o.verb == kActBid) return {verb, std::to_string(o.number), ""};
    if (o.verb == kActArena) return {verb, kArenaNames[o.number - kSpace], ""};
    return {verb, pieceName(t, o.piece), detailOf(t, o)};
}

// A unique card with its version: "Yoda (A)".
std::string Rules::pieceName(Table& t, Piece p) {
    uint16_t def = t.s.pieces.row(p).def;
    constexpr std::string_view kTag = "version=";
    for (const std::string& tag : t.book().texts[def].tags)
        if (tag.starts_with(kTag)) return t.book().title(def) + " (" + tag.substr(kTag.size()) + ")";
    return t.book().title(def);
}

namespace {
std::string sideName(Seat seat) { return seat == kDark ? "the Dark Side" : "the Light Side"; }
}  // namespace

std::string Rules::tell(Table& t, const Event& e, Seat) {
    std::string amount = std::to_string(e.amount);
    switch (e.kind) {
        case kAttacks: return named(t, e.subject) + " attacks " + named(t, e.object);
        case kRolled: return sideName(e.seat) + " rolls " + dice(t);
        case kBuildStepStarts: return sideName(e.seat) + "'s build step starts";
        case kDrawStepStarts: return sideName(e.seat) + "'s draw step starts";
        case kWouldDamage: return named(t, e.subject) + " is about to take " + amount + " damage";
        case kDamaged: return named(t, e.subject) + " takes " + amount + " damage";
        case kPlayedCard: return named(t, e.subject) + " is played";
        case kDiscarded: return named(t, e.subject) + " is discarded";
        case kDeployed: return named(t, e.subject) + " is deployed";
        case kAttackEnds: return "the attack ends";
        case kTurnEnds: return "the turn ends";
        case kRetreats: return named(t, e.subject) + " retreats";
        case kBuildRoll: return "the build roll gives both players " + amount + " build points";
        default: return t.book().vocabulary->events[e.kind].wording;
    }
}

std::string Rules::roleOf(Seat seat) { return seat == kDark ? "Dark Side" : "Light Side"; }
Piece Rules::hostOf(Table& t, Piece p) { return tcg::hostOf(t, p); }

void Rules::describePiece(Table& t, Piece p, std::vector<Mark>& marks) {
    const PieceData& d = dataOf(t, p);
    auto add = [&](const char* name, int n) { marks.push_back({name, std::to_string(n)}); };
    if (t.s.pieces.isIn(p, kBuild)) add("build counters", d.counters);
    if (t.s.pieces.row(p).def == 0) return;
    const language::CardDef& def = defOf(t, p);
    bool faceUp = isInBattle(t, p) || t.s.pieces.isIn(p, kRetreated) || t.s.pieces.isIn(p, kOn);
    if (def.type != kTypeBattle) add("cost", buildCost(t, p));
    if (isUnitType(def.type)) {
        add("speed", speed(t, p));
        add("power", power(t, p));
        add("health", health(t, p));
    }
    if (faceUp && d.counters > 0) add("damage", d.counters);
    if (isTapped(t, p)) marks.push_back({"tapped", ""});
    if (faceUp && (d.flags & PieceData::kCorrupted) != 0) marks.push_back({"corrupted", ""});
    if (isBeneath(t, p)) marks.push_back({"beneath", ""});
    if (isAboard(t, p)) marks.push_back({"pilot", ""});
    if (t.s.pieces.isIn(p, kLocations)) marks.push_back({"arena", kArenaNames[d.arena() - kSpace]});
    if (int n = faceUp && isUnit(t, p) ? pendingTo(t, t.s.pieces.ref(p)) : 0; n > 0) add("about to take", n);
}
void Rules::describeSeat(Table& t, Seat seat, std::vector<Mark>& marks) {
    marks.push_back({"force", std::to_string(t.s.force[seat.index()])});
    if (t.s.phase == Phase::setup)
        marks.push_back({"set-up points left", std::to_string(setupPointsLeft(t, seat))});
    else
        marks.push_back({"build points", std::to_string(t.s.buildPoints[seat.index()])});
    std::string arenas;
    for (uint8_t arena : kArenas)
        if (controls(t, seat, arena)) arenas += (arenas.empty() ? "" : ", ") + std::string(kArenaNames[arena - kSpace]);
    if (!arenas.empty()) marks.push_back({"controls", arenas});
}
void Rules::describeTable(Table& t, std::vector<Mark>& marks) {
    static const char* const kPhases[] = {"set-up", "ready", "command", "battle", "end of turn"};
    marks.push_back({"turn", std::to_string(t.s.turns)});
    marks.push_back({"phase", kPhases[static_cast<int>(t.s.phase)]});
    if (TurnFrame* f = t.nearest(State::kTurn); f != nullptr && t.s.phase == Phase::battle && isArena(f->arena))
        marks.push_back({"battle step", kArenaNames[f->arena - kSpace]});
    if (std::string d = dice(t); !d.empty()) marks.push_back({"dice", d});
}

}  // namespace cantina::tcg
