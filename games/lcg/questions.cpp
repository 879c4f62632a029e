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
    {"turn", "commit", "Commit units to the Force struggle?"},
    {"deal damage", "shields first", "Choose which shields are used first"},
    {"deal damage", "protect", "Protect: who takes the damage?"},
    {"deal damage", "shields", "Use a shield to prevent damage?"},
    {"place focus tokens", "shield", "Use a shield to prevent a focus token?"},
    {"pay", "pay", "Choose what pays for this"},
    {"play a card", "choose what to enhance", "Choose what it enhances"},
    {"engagement", "declare attackers", "Declare attackers"},
    {"engagement", "shielding of attackers", "Shielding: choose who gets a shield"},
    {"engagement", "declare defenders", "Declare defenders"},
    {"engagement", "shielding of defenders", "Shielding: choose who gets a shield"},
    {"engagement", "strike", "Strike with a unit"},
    {"edge battle", "place cards", "Place a card in your edge stack, or pass"},
    {"edge battle", "once more", "Fight the edge battle once more?"},
    {"strike", "choose icons", "Choose the order of the combat icons"},
    {"strike", "target", "Choose what is struck"},
    {"repeat a loop", "how often", "How often is this repeated?"},
    {"setup", "put one back", "Which objective goes back into the deck?"},
    {"setup", "mulligan", "Keep this hand or draw a new one?"},
    {"setup", "reveal objectives", "Which objective is revealed first?"},
    {"discard tokens", "discard tokens", "How many tokens are discarded?"},
};

}  // namespace

std::span<const Question> Rules::questions() { return kQuestions; }

}  // namespace cantina::lcg
