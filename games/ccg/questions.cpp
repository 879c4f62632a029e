// What a player is asked, step by step, in words.
#include "games/ccg/game.h"

namespace cantina::ccg {
namespace {

constexpr Question kQuestions[] = {
    {"window", "responses", "Respond to this, or pass"},
    {"window", "about to", "Something is about to happen: respond, or pass"},
    {"opportunities", "opportunity", "Take an action, or pass"},
    {"action", "go on", "Go on with this action?"},
    {"action", "targets", "Choose a target"},
    {"action", "place in the row", "Choose its place among the locations"},
    {"lost together", "order", "Choose what is resolved first"},
    {"lost together", "answer", "Respond to this, or pass"},
    {"attack", "destiny", "Add a destiny to your power?"},
    {"captives", "what becomes of it", "Choose what becomes of the character"},
    {"order of the lost", "order", "Choose which goes to your Lost Pile next: the last lies on top"},
    {"Force", "lose", "Choose the Force that you lose"},
    {"both players", "who goes first", "Choose who goes first"},
    {"destiny draw", "go on", "Draw destiny?"},
    {"destiny draw", "which value", "Choose which destiny value counts"},
    {"search", "take", "Choose a card to take"},
    {"search", "verify", "The search found nothing. Look through those cards yourself?"},
    {"end", "order", "Choose what is done first"},
    {"destiny", "whether", "Draw destiny?"},
    {"destiny", "choose", "Choose a destiny draw"},
    {"which destiny", "which destiny", "Choose which destiny counts"},
    {"up to", "how many", "How many?"},
    {"start of the game", "Starting Effect", "Start with a Starting Effect?"},
    {"start of the game", "starting location", "Choose what you start with: a location or your Objective"},
    {"start of the game", "conversion", "Both chose the same location: may yours be converted?"},
    {"start of the game", "Starting Interrupt", "Play a Starting Interrupt?"},
    {"one after the other", "pick", "Choose which comes next"},
    {"use Force", "how much", "How much Force do you use?"},
};

constexpr PartOfTurn kParts[] = {
    {"set-up", "CCG-SETUP-01"}, {"activate", "CCG-ACTV-01"}, {"control", "CCG-CTRL-01"}, {"deploy", "CCG-DEP-01"},
    {"battle", "CCG-BTL-01"},   {"move", "CCG-MOVE-01"},     {"draw", "CCG-DRAW-01"},
};

}  // namespace

std::span<const Question> Rules::questions() { return kQuestions; }
std::span<const PartOfTurn> Rules::parts() { return kParts; }

}  // namespace cantina::ccg
