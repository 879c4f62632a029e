#include "games/lcg/notes.h"

#include <algorithm>
#include <string_view>

#include "games/lcg/game.h"
#include "games/lcg/selector_notes.h"
#include "games/lcg/words.h"
#include "language/shape.h"

namespace cantina::lcg {
namespace {

using namespace language;

bool focusesThis(const AbilityShape& shape) { return shape.costsThis && shape.firstCost == "focus"; }

// What the card costs by its own words, while it is in the hand, is not known before: anything.
uint32_t costNote(const CardDef& def) {
    if (((def.timings >> kConstantFromHand) & 1) != 0) return kNotedOwnCost;
    return static_cast<uint32_t>(std::clamp(def.whole(kCost), 0, 255));
}
uint32_t cardNote(const Book& book, const CardDef& def) {
    uint32_t note = costNote(def);
    for (int timing : {kAction, kInterrupt, kReaction})
        if (def.type == kEventCard && ((def.timings >> timing) & 1) != 0) note |= 1u << (kFromHandBits + timing);
    for (int timing : {kAction, kInterrupt, kReaction})
        if (((def.timings >> fromHand(timing)) & 1) != 0) note |= kNotedHandActor << timing;
    for (int timing : {kAction, kInterrupt, kReaction})
        if (((def.timings >> fromDiscard(timing)) & 1) != 0) note |= kNotedFromDiscard;
    if (def.type == kUnitCard || def.type == kEnhancementCard) note |= kNotedDeployed;
    if (def.has(kPilots) || def.has(kPilot)) note |= kNotedPilot;
    if (def.has(kProtect)) note |= kNotedProtect;
    if (def.has(kInfluence)) note |= kNotedInfluence;
    bool exhausts = ((def.timings >> kAction) & 1) != 0;
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = book.abilities[static_cast<size_t>(def.first + i)];
        if (a.timing == kAction && !focusesThis(shapeOf(book, a))) exhausts = false;
    }
    note |= std::min(static_cast<uint32_t>(std::max(0, def.whole(kResources))), kMostNoted) << kNotedResources;
    note |= (static_cast<uint32_t>(def.number[kAffiliation]) & 15) << kNotedAffiliation;
    return exhausts ? note | kNotedExhausts : note;
}

// Is the choice with which its effect begins made for a verb that does not work on every card (Verb::targets)? Then that
// there is a card to choose says nothing.
bool choosesForSome(const Book& book, const Ability& a) {
    const int verb = verbOfChoice(book, a);
    return verb >= 0 && !verbs()[static_cast<size_t>(verb)].targets.list().empty();
}

uint32_t abilityNote(const Book& book, const Ability& a) {
    const AbilityShape shape = shapeOf(book, a);
    uint32_t note = shape.isFree ? kNotedFree : 0;
    if (focusesThis(shape)) note |= kNotedFocusesThis;
    if (shape.hasOneCost) note |= kNotedOneCost;
    if (book.defs[a.card].number[kSide] == kLight.index()) note |= 1u << kNotedSide;
    if (shape.beginsPlainly) note |= kNotedPlainVerb;
    if (choosesForSome(book, a)) return note;
    note |= static_cast<uint32_t>(shape.choice) << kNotedChoice;
    if (shape.isOnlyChoice) note |= kNotedOnlyChoice;
    return note;
}

// What the cheapest action from a hand costs: playing the card costs what it costs, all else nothing that is known.
uint8_t leastActionFromHand(const Book& book, int side) {
    uint8_t least = Book::kNoAnswer;
    const Book::HiddenRange& range = book.hiddenRanges[kActionFromHand][kNoEvent];
    for (int i = 0; i < range.count; ++i) {
        const Ability& a = book.abilities[book.hiddenList[static_cast<size_t>(range.first + i)]];
        const CardDef& def = book.defs[a.card];
        if (def.number[kSide] != side) continue;
        least = std::min(least, static_cast<uint8_t>(a.uses(kPlaysTag) ? std::min(costNote(def) & kNotedCost, 254u) : 0));
    }
    return least;
}

// Whoever could hold a card that costs less by its own words could answer with it, whatever its print says.
void forgetOwnCosts(Book& book) {
    for (const CardDef& def : book.defs)
        for (int i = 0; i < def.abilities; ++i) {
            const Ability& a = book.abilities[static_cast<size_t>(def.first + i)];
            auto& least = book.hiddenCosts[a.timing][static_cast<size_t>(def.number[kSide] & 1)][a.event];
            if ((costNote(def) & kNotedOwnCost) != 0 && least != Book::kNoAnswer) least = 0;
        }
}

void noteAlwaysAnswered(Book& book) {
    for (TimingId timing : {kInterrupt, kReaction, kInterruptFromHand, kReactionFromHand})
        for (size_t event = 0; event < kEventCount; ++event) {
            if (event == kPhaseBegins || event == kPhaseEnds) continue;  // they name phases
            const Book::HiddenRange& range = book.hiddenRanges[timing][event];
            for (int i = 0; i < range.count; ++i) {
                const Ability& a = book.abilities[book.hiddenList[static_cast<size_t>(range.first + i)]];
                if (a.subject.kind != Pattern::Kind::any || a.object.kind != Pattern::Kind::any) continue;
                const Seat seat = seatAt(book.defs[a.card].number[kSide] & 1);
                book.notes.masks[static_cast<size_t>(alwaysAnsweredAt(timing, seat))] |= uint64_t{1} << event;
            }
        }
}

}  // namespace

uint8_t phasesOf(const Book& book, const Ability& a) {
    return static_cast<uint8_t>(roleSymbols(book, a, Role::how) >> 1);  // roles number phases from 1
}

void Rules::prepare(Book& book) {
    Book::Notes& n = book.notes;
    forgetOwnCosts(book);
    // Whatever speaks of traits may speak of objectives.
    for (CardDef& def : book.defs)
        if (def.type == kObjectiveCard) def.names = book.names.with(def.names, book.ruled[kObjectiveTrait]);
    for (const CardDef& def : book.defs) n.cards.push_back(cardNote(book, def));
    for (const Ability& a : book.abilities) n.abilities.push_back(a.card == 0 ? 0 : abilityNote(book, a));
    for (const Selector& s : book.selectors) n.selectors.push_back(selectorNote(book, s));
    for (size_t seat = 0; seat < 2; ++seat) {
        auto hear = [&](int policy, TimingId timing) {
            for (size_t event = 0; event < kEventCount; ++event)
                if (book.hiddenCosts[timing][seat][event] != Book::kNoAnswer)
                    n.masks[static_cast<size_t>(kHeardInHands + 2 * policy) + seat] |= uint64_t{1} << event;
        };
        hear(0, kInterrupt);
        hear(0, kInterruptFromHand);
        hear(1, kReaction);
        hear(1, kReactionFromHand);
        n.masks[kLeastAction + seat] =
            std::min(book.hiddenCosts[kAction][seat][kNoEvent], leastActionFromHand(book, static_cast<int>(seat)));
    }
    for (const Ability& a : book.abilities) {
        const bool fromHand = a.timing == kInterruptFromHand || a.timing == kReactionFromHand;
        if (!fromHand && book.defs[a.card].type != kEventCard) continue;
        if (a.event == kPhaseBegins) n.masks[kPhasesAsked] |= phasesOf(book, a);
        if (a.event == kPhaseEnds) n.masks[kPhasesAsked + 1] |= phasesOf(book, a);
    }
    noteAlwaysAnswered(book);
    for (size_t policy = 0; policy < 2; ++policy)
        n.masks[kHeardInEither + policy] = n.masks[kHeardInHands + 2 * policy] | n.masks[kHeardInHands + 2 * policy + 1];
}

}  // namespace cantina::lcg
