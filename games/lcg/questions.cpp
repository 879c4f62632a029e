// What a player is asked, step by step, in words.
#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

constexpr Question kQuestions[] = {
    {"window", "interrupts", "Interrupt this, or pass"},
    {"window", "reactions", "React to this, or pass"},
    {"window", "actions", "Take an action, or pass"},
    {"turn", "balance damage", "Choose the objective that the Balance of the Force damages"},
    {"turn", "discard a card", "Discard a card before you draw?"},
    {"turn", "discard down", "You hold too many cards: discard down to your reserve"},
    {"turn", "engage", "Choose an objective to engage, or end your conflict phase"},
    {"turn", "commit", "Commit a unit to the Force, or go on to the Force struggle"},
    {"deal damage", "shields first", "Choose which shields are used first"},
    {"deal damage", "protect", "Move damage to a unit with Protect, or pass"},
    {"deal damage", "shields", "Use a shield to prevent damage?"},
    {"place focus tokens", "shield", "Use a shield to prevent a focus token?"},
    {"pay", "pay", "Choose a card to focus for resources"},
    {"play a card", "choose what to enhance", "Choose what it enhances"},
    {"engagement", "declare attackers", "Declare attackers: choose one of your ready units"},
    {"engagement", "shielding of attackers", "Shielding: choose who gets a shield"},
    {"engagement", "declare defenders", "Declare defenders: choose one of your ready units, or finish"},
    {"engagement", "shielding of defenders", "Shielding: choose who gets a shield"},
    {"engagement", "strike", "Choose a unit to strike with"},
    {"edge battle", "place cards", "Place a card in your edge stack, or pass"},
    {"edge battle", "once more", "Resolve this fate card once more?"},
    {"strike", "choose icons", "Choose which combat icons are resolved first"},
    {"strike", "target", "Choose an enemy unit for these combat icons"},
    {"repeat a loop", "how often", "How many more times do you go round the loop that you have shown?"},
    {"setup", "put one back", "Choose the objective that goes back under your objective deck"},
    {"setup", "mulligan", "Shuffle this hand into your deck and draw a new one?"},
    {"setup", "reveal objectives", "Choose a starting objective to reveal"},
    {"each gives up a unit", "give up a unit", "Choose a unit of yours to sacrifice"},
    {"discard tokens", "discard tokens", "How many of these tokens are discarded from the unit?"},
};

constexpr PartOfTurn kParts[] = {
    {"set-up", "LCG-SET-01"},     {"balance", "LCG-BAL-01"},  {"refresh", "LCG-REF-01"}, {"draw", "LCG-DRW-01"},
    {"deployment", "LCG-DEP-01"}, {"conflict", "LCG-CON-01"}, {"Force", "LCG-FOR-01"},
};

std::string tokens(int n, const char* what) { return std::to_string(n) + " " + what + (n == 1 ? "" : "s"); }

std::string nameOf(Table& t, PieceRef r) { return r.some() ? Rules::pieceName(t, r.piece) : ""; }
std::string from(Table& t, PieceRef source) { return source.some() ? " from " + nameOf(t, source) : ""; }

// The card whose damage is being looked at: what is assigned to it and not yet prevented.
std::string aboutDamage(Table& t, const DealFrame& f) {
    int seen = 0;
    for (const Assigned& a : t.s.assigned) {
        if (a.group != f.group || a.amount == 0) continue;
        bool next = t.self().step < 4 ? seen++ == f.index : (a.flags & Assigned::kAsked) == 0;
        if (next) return std::to_string(a.amount) + " damage for " + nameOf(t, a.card) + from(t, f.source);
    }
    return "";
}

std::string aboutStrike(Table& t, const StrikeFrame& f) {
    static const char* const kIcons[] = {"unit damage", "blast damage", "tactics"};
    std::string icons = f.done != 0 ? ": " + std::to_string(f.left) + " " + kIcons[f.type % 3] : "";
    return nameOf(t, f.unit) + " strikes" + icons;
}

std::string aboutEdge(Table& t) {
    auto cards = [&](Seat s) { return tokens(t.s.pieces.size({kEdge, s}), "card"); };
    return "edge stacks: dark side " + cards(kDark) + ", light side " + cards(kLight);
}

// An interrupt comes before what it answers. An action window says where in the turn it is.
std::string aboutWindow(Table& t, const WindowFrame& w) {
    static const char* const kPhases[] = {"balance", "refresh", "draw", "deployment", "conflict", "Force"};
    if (w.policy == kInterrupts) return "about to happen: " + Rules::tell(t, w.event, t.s.core.asked);
    if (w.policy != kActions) return "";
    if (t.s.attacker.some()) return "engagement against " + engagedName(t, t.s.engaged.piece);
    return std::string(kPhases[t.s.phase % 6]) + " phase";
}

}  // namespace

// Only what everybody sees is named: these frames are about cards in play or being played.
std::string Rules::about(Table& t, const Frame& f) {
    static const char* const kTokens[] = {"damage", "focus tokens", "shields"};
    t.at = static_cast<int>(&f - t.s.core.stack.begin());
    switch (f.procedure) {
        case State::kDeal.id: return aboutDamage(t, f.as<DealFrame>());
        case State::kStrike.id: return aboutStrike(t, f.as<StrikeFrame>());
        case State::kEdgeBattle.id: return aboutEdge(t);
        case State::kPay.id:
            return nameOf(t, f.as<PayFrame>().card) + ": " + tokens(f.as<PayFrame>().cost, "resource") + " still to pay";
        case State::kPlay.id: return nameOf(t, f.as<PlayFrame>().card);
        case State::kPlaceFocus.id:
            return tokens(f.as<FocusFrame>().amount, "focus token") + " for " + nameOf(t, f.as<FocusFrame>().target) +
                   from(t, f.as<FocusFrame>().source);
        case State::kStrip.id:
            return std::string(kTokens[f.as<StripFrame>().kind % 3]) + " on " + nameOf(t, f.as<StripFrame>().unit);
        case State::kWindow.id: return aboutWindow(t, f.as<WindowFrame>());
        case State::kEngagement.id: return "engagement against " + engagedName(t, f.as<EngagementFrame>().objective.piece);
        default: return "";
    }
}

// What a number counts in the question that is asked.
std::string Rules::numberDetail(Table& t, int number) {
    static const char* const kOne[] = {"damage", "focus token", "shield"};
    static const char* const kSeveral[] = {"damage", "focus tokens", "shields"};
    const Frame& f = t.s.core.stack.back();
    switch (f.procedure) {
        case State::kStrip.id: return (number == 1 ? kOne : kSeveral)[f.as<StripFrame>().kind % 3];
        case State::kRepeat.id: return number == 1 ? "time" : "times";
        default: return "";
    }
}

std::span<const Question> Rules::questions() { return kQuestions; }
std::span<const PartOfTurn> Rules::parts() { return kParts; }

}  // namespace cantina::lcg
