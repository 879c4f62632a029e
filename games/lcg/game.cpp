// The rulebook (procedures, zones, windows, endings), setup, and the words for options.
#include "games/lcg/game.h"

#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using namespace language;

constexpr RuleId kEndings[] = {"",           "concession",         "LCG-WIN-01", "LCG-WIN-02",
                               "LCG-WIN-03", "CORE-22.1/constant", "LCG-WIN-04", "agreement"};

// In the order of ZoneId. LCG-GP-05: the owner of an edge stack may look at it. LCG-FX-02: discard piles are open and keep
// their order; nothing in the rules or the vocabulary reorders one.
constexpr ZoneKind kZones[] = {
    {"command deck", Sight::nobody, true, false},
    {"objective deck", Sight::nobody, true, false},
    {"hand", Sight::owner, false, false},
    {"units", Sight::everybody, true, true},
    {"objectives", Sight::everybody, true, true},
    {"support", Sight::everybody, true, true},
    {"discard pile", Sight::everybody, true, false},
    {"victory pile", Sight::everybody, true, false},
    {"edge stack", Sight::owner, true, false},
    {"being played", Sight::everybody, true, false},
    {"starting objectives", Sight::owner, true, false},
    {"captured cards", Sight::controller, true, false},
};
static_assert(std::size(kZones) == kZoneCount);

std::optional<Problem> createDeck(Table& t, const DeckList& deck, Seat seat) {
    for (const DeckEntry& e : deck.entries) {
        uint16_t def = t.book().find(e.card);
        if (def == 0) return Problem{"deck " + deck.name, "no card '" + e.card + "' in the book", ""};
        const CardDef& card = t.book().def(def);
        if (card.number[kSide] != seat.index())
            return Problem{"deck " + deck.name, "'" + e.card + "' belongs to the other side", "LCG-CARD-01"};
        uint8_t kind = card.type == kObjectiveCard     ? kObjectiveDeck
                       : card.type == kAffiliationCard ? kSupport
                                                       : kCommandDeck;
        for (int k = 0; k < e.count; ++k) createPiece(t, def, seat, {kind, seat});
    }
    return std::nullopt;
}

const char* iconName(int type) {
    static const char* const kNames[] = {"unit damage", "blast damage", "tactics"};
    return kNames[type % 3];
}

std::string abilityDetail(Table& t, const Option& o) {
    const Ability& a = t.book().abilities[o.detail];
    return t.book().def(a.card).abilities > 1 ? "(ability " + std::to_string(a.number + 1) + ")" : "";
}

}  // namespace

Rulebook<State> Rules::rulebook() {
    // In the order of State's procedure numbers.
    static const Procedure<Table> kProcedures[] = {
        kEffectProcedure,     eachProcedure<Table>(), window::windowProcedure<Table>(),
        kTurnProcedure,       kConditionProcedure,    kDealProcedure,
        kPlaceFocusProcedure, kPayProcedure,          kPlayProcedure,
        kEngagementProcedure, kEdgeProcedure,         kStrikeProcedure,
        kRepeatProcedure,     kSetupProcedure,        kStripProcedure,
        kPhaseProcedure,
    };
    Rulebook<State> r;
    r.procedures = kProcedures;
    r.checks = kStandingChecks;
    r.zones = kZones;
    r.windows = kWindowPolicies;
    r.windowHooks = windowHooks();
    r.endings = kEndings;
    r.words = &lcg::words();
    return r;
}

// The cards; everything else of LCG-SET-01 to LCG-SET-08 is the setup's (rules/setup.cpp).
std::optional<Problem> Rules::create(Table& t, const Setup& setup) {
    for (Seat seat : {kDark, kLight}) {
        if (auto problem = createDeck(t, setup.decks[static_cast<size_t>(seat.index())], seat)) return problem;
        if (t.s.core.fault != Fault::none)
            return Problem{"deck", "the two decks together have more cards than the table has room for", ""};
    }
    t.call(State::kTurn, TurnFrame{});
    t.call(State::kSetup, SetupFrame{});
    return std::nullopt;
}

Explanation Rules::explain(Table& t, Seat seat, const Option& o) {
    if (o.kind != OptionKind::act || !o.piece.some()) return {};
    if (o.verb == kActPlay && o.detail == 0) return whyNotPlay(t, seat, o.piece);
    if (o.verb == kActAttach) return whyNotAttach(t, seat, o.piece);
    if ((o.verb != kActPlay && o.verb != kActUse) || o.detail == 0) return {};
    if (Explanation e = whyNotUse(t, seat, o.piece, o.detail); !e.legal()) return e;
    const Frame& f = t.s.core.stack.back();
    const WindowFrame* w = f.procedure == State::kWindow.id ? &f.as<WindowFrame>() : nullptr;
    switch (t.book().abilities[o.detail].timing) {
        case kAction:
            if (w == nullptr || w->policy != kActions)
                return {isInActionWindow(t) ? "LCG-TIM-02" : "LCG-TIM-01", "actions are taken in action windows"};
            break;
        case kInterrupt:
            if (w == nullptr || w->policy != kInterrupts) return {"LCG-TIM-09", "there is nothing to interrupt now"};
            break;
        case kReaction:
            if (w == nullptr || w->policy != kReactions) return {"LCG-TIM-13", "there is nothing to react to now"};
            break;
        default: break;
    }
    return {};
}

void Rules::imaginable(Table& t, Seat seat, Options& out) {
    for (uint8_t zone : {kHand, kDiscard, kUnits, kObjectives, kSupport})
        for (Piece p : t.s.pieces.in({zone, seat})) {
            const CardDef& def = defOf(t, p);
            if (def.type == kUnitCard || def.type == kEnhancementCard) out.add(optionAct(kActPlay, p));
            if (def.has(kPilots)) out.add(optionAct(kActAttach, p));
            for (int i = 0; i < def.abilities; ++i)
                out.add(optionAct(def.type == kEventCard ? kActPlay : kActUse, p, static_cast<uint16_t>(def.first + i)));
        }
}

// A scenario may end at a question of the turn, of an engagement, or in an action window.
bool Rules::isTopLevel(Table& t) {
    const Frame& f = t.s.core.stack.back();
    if (f.procedure == State::kTurn.id || f.procedure == State::kEngagement.id || f.procedure == State::kSetup.id)
        return true;
    return f.procedure == State::kWindow.id && f.as<WindowFrame>().policy == kActions;
}

static constexpr const char* kVerbs[] = {
    "?",         "plays",        "uses",         "pays with",       "places",   "strikes with", "resolves", "protects with",
    "engages",   "attacks with", "defends with", "commits",         "discards", "repeats",      "shields",  "attaches",
    "puts back", "reveals",      "assigns",      "puts a shield on"};
static_assert(std::size(kVerbs) == kActCount);
std::span<const char* const> Rules::verbs() { return kVerbs; }

OptionWords Rules::words(Table& t, const Option& o) {
    std::string verb = kVerbs[o.verb < kActCount ? o.verb : 0];
    switch (o.verb) {
        case kActEngage: return {verb, engagedName(t, o.piece), ""};
        case kActResolveIcons: return {verb, iconName(o.number), ""};
        case kActRepeat: return {verb, "the loop", ""};
        case kActAssign:
            if (o.number == 0) return {verb, "damage", "to " + pieceName(t, o.piece)};
            return {verb, std::to_string(o.number), "damage to " + pieceName(t, o.piece)};
        case kActPay:
            if (o.number == 0) return {verb, pieceName(t, o.piece), ""};
            return {verb, pieceName(t, o.piece),
                    "for " + std::to_string(o.number) + (o.number == 1 ? " resource" : " resources")};
        case kActProtect:
            if (o.number == 0) return {verb, pieceName(t, o.piece), ""};
            return {verb, pieceName(t, o.piece), "for " + std::to_string(o.number) + " damage"};
        case kActPlay:
        case kActUse: return {verb, pieceName(t, o.piece), o.detail != 0 ? abilityDetail(t, o) : ""};
        default: return {verb, pieceName(t, o.piece), ""};
    }
}

}  // namespace cantina::lcg
