// What is wrong with an ability on its card, beside what its words say (Vocabulary::mistake): what would be accepted and do
// nothing, or not what it says.
#include <string_view>

#include "games/ccg/ids.h"
#include "games/ccg/values.h"
#include "games/ccg/vocabulary.h"
#include "language/shape.h"

namespace cantina::ccg {

using namespace language;

namespace {

// What a card says of itself wherever it lies (isImmuneToTitle in immunity.cpp, CCG-DEST-DEF-01).
bool holdsInAHand(const Book& book, const CardDef& def, const Ability& a) {
    bool holds = true;
    forEachVerb(book, a, [&](const WrittenVerb& v) {
        const bool immune = v.plain("quality") == kImmuneTo;
        const bool own = v.plain("stat") == kDestiny && def.number[2 * kDestiny + 1] == kAsterisk;
        holds = holds && v.word.name == std::string_view("grant") && (immune || own) && v.isThis("to");
    });
    return holds;
}
bool isForAnEnd(const Book& book, const Ability& a) {
    bool found = false;
    forEachCondition(book, a, [&](std::string_view word, int32_t phase) {
        const bool end = phase == kStartOfTurn || phase == kEndOfTurn || phase == kEndOfBattle;
        found = found || (word == "during" && end);
    });
    return found;
}

// CCG-SP-REACT-08: the card itself, from hand.
bool isReact(const Book& book, const Ability& a) {
    bool found = false;
    forEachVerb(book, a, [&](const WrittenVerb& v) {
        found = found || (v.word.name == std::string_view("deploy") && v.isThis("target") && v.plain("from") != kNotSaid);
    });
    return found && a.timing == kResponse && (a.event == kBattleInitiated || a.event == kDrainInitiated);
}

}  // namespace

// CCG-INT-03: of an Interrupt of both kinds each text says which it is. CCG-EFF-IMM-01: of Effects only immediate ones
// answer from the hand.
const char* mistakeOf(const Book& book, const CardDef& def, const Ability& a) {
    if (def.type == kInterrupt && a.timing == kConstant && !holdsInAHand(book, def, a))
        return "an Interrupt lies nowhere where it could hold: all that it says of itself is grant{immune(\"title\"), to = "
               "this}, "
               "or grant{destiny_value, number, to = this} of a destiny \"*\"";
    if (def.type == kInterrupt && isForAnEnd(book, a))
        return "no Interrupt is played at start_of_turn, end_of_turn or end_of_battle: it answers turn_starts, turn_ends or "
               "battle_ends";
    if (def.type == kEffect && a.timing == kResponse && def.number[kSubtype] != kImmediate)
        return "only an Immediate Effect answers from the hand: kind = immediate";
    if (def.type != kEffect && def.type != kInterrupt && a.timing == kResponse && !isReact(book, a))
        return "a card of this type answers from the hand only by a react of its own: { battle_initiated{by = opponent}, "
               "deploy{this, as = react, from = hand} }, or drain_initiated; what it does on the table is just";
    // Whose turn it is that ends is kept of what changes a number only.
    if (waitsFor(book, a, static_cast<int>(kNextTurn)))
        return "what waits for an event does not take next_turn: turn, battle or game";
    if ((def.type == kEffect || def.type == kInterrupt) && isReact(book, a))
        return "only characters, starships, vehicles, weapons and devices deploy as a react";
    const bool both = def.type == kInterrupt && def.number[kInterruptKind] == kUsedOrLost;
    if (!both && a.as != 0) return "only a text of a Used or Lost Interrupt says what it is played as";
    const bool played = a.timing != kConstant;  // what holds of the card itself, as an immunity, is not played
    return both && played && a.as == 0 ? "each text of a Used or Lost Interrupt says which it is: as(used) or as(lost)"
                                       : nullptr;
}

}  // namespace cantina::ccg
