// What a player is asked, step by step, in words.
#include "games/destiny/game.h"
#include "games/destiny/rules/rules.h"

namespace cantina::destiny {
namespace {

constexpr Question kQuestions[] = {
    {"window", "after", "Do you want to use this ability?"},
    {"window", "before", "Do you want to use this ability first?"},
    {"window", "would be", "Do you want this to happen instead?"},
    {"round", "refill hands", "Discard any number of cards, then draw up to your hand size"},
    {"action", "take an action", "Take an action or pass"},
    {"play a card", "3 target", "Choose which card it goes on"},
    {"play a card", "5 replace", "Replace an upgrade to pay less?"},
    {"resolve dice", "modifiers", "Add dice that modify this side?"},
    {"resolve dice", "another die", "Resolve another die of this symbol?"},
    {"resolve a side", "as which symbol", "As which symbol is it resolved?"},
    {"resolve a side", "side", "Choose a die to resolve"},
    {"resolve a side", "target", "Choose who is affected"},
    {"resolve a side", "opponent", "Choose an opponent"},
    {"resolve a side", "which special", "Choose a special ability"},
    {"reroll dice", "choose dice", "Choose dice to reroll"},
    {"claim", "claim ability", "Use the battlefield's claim ability?"},
    {"Guardian", "remove a damage die", "Guardian: remove an opponent's damage die and take its damage?"},
    {"Redeploy", "move instead", "Redeploy: move this upgrade to another character?"},
    {"turn a die", "side", "Choose the side to turn it to"},
    {"focus", "choose a die", "Choose a die to turn"},
    {"distribute", "assign", "Choose who takes the next damage"},
    {"too many", "discard one", "There are too many: choose one to discard"},
    {"set-up", "6 choose a battlefield", "Choose the battlefield that is used"},
    {"mulligan", "choose cards", "Choose cards to put back and draw anew"},
    {"move damage", "how much", "How much damage is moved?"},
    {"resolve several dice", "modifiers", "Add dice that modify this side?"},
    {"resolve several dice", "another die", "Resolve another die?"},
    {"look at a deck", "whose deck", "Choose whose deck you look at"},
    {"look at a deck", "card", "Choose the card that you put back next"},
    {"look at a deck", "top or bottom", "1: on the top of the deck, 2: on the bottom"},
    {"give up tokens", "how many", "How many are removed?"},
    {"damage", "shields first?", "Do the shields block before the card does?"},
    {"contest", "activate", "Choose one of your characters: it is activated"},
    {"set-up", "6 which of two", "Choose which of your battlefields is used"},
    {"two copies", "which die", "Choose which of the two dice goes with the upgrade"},
    {"which opponent", "choose an opponent", "Choose an opponent"},
};

constexpr PartOfTurn kParts[] = {
    {"set-up", "DST-SETUP-01"},    {"action", "DST-RND-03"},         {"ready", "DST-UPK-01"},
    {"return dice", "DST-UPK-02"}, {"gain resources", "DST-UPK-03"}, {"refill hands", "DST-UPK-04"},
    {"round ends", "DST-RND-01"},
};

}  // namespace

std::span<const Question> Rules::questions() { return kQuestions; }

// An additional action is declined, not passed; who has done something before an action takes one.
std::string Rules::question(Table& t, const Frame& f) {
    if (f.procedure != kTakeAction.id ||
        t.rules.procedures[f.procedure].steps[f.step].name.text != std::string_view("take an action"))
        return "";
    const ActionFrame& action = f.as<ActionFrame>();
    if (action.additional != 0) return "Take an additional action or decline it";
    return action.begun != 0 ? "Take an action: what comes before it has been done" : "";
}
std::span<const PartOfTurn> Rules::parts() { return kParts; }

}  // namespace cantina::destiny
