// What a player is asked, step by step, in words.
#include "games/lcg/game.h"

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
    {"repeat a loop", "how often", "How often is this repeated?"},
    {"setup", "put one back", "Choose the objective that goes back under your objective deck"},
    {"setup", "mulligan", "Keep this hand or draw a new one?"},
    {"setup", "reveal objectives", "Choose a starting objective to reveal"},
    {"discard tokens", "discard tokens", "How many tokens are discarded?"},
};

}  // namespace

std::span<const Question> Rules::questions() { return kQuestions; }

}  // namespace cantina::lcg
