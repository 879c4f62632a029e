#include "games/lcg/notes.h"

#include <algorithm>
#include <string_view>

#include "games/lcg/game.h"
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

// One of the words that a note has room for: what it asks, or 0.
uint32_t filterNote(const Book& book, const Filter& x) {
    if (x.word == kExpression) return isRelatedToThis(book, x, "other_than") ? kAsksOther : 0;
    std::string_view name = filters()[x.word].word.name;
    if (name == "friendly" || name == "yours") return kNotedOwn;
    if (name == "enemy" || name == "theirs") return kNotedEnemy;
    if (name == "damaged") return kAsksDamaged;
    if (name == "exhausted") return kAsksExhausted;
    if (name == "ready") return kAsksReady;
    if (name == "participating") return kAsksParticipating;
    if (name == "attacking") return kAsksAttacking;
    if (name == "defending") return kAsksDefending;
    if (name == "engaged") return kAsksEngaged;
    if (name == "committed") return kAsksCommitted;
    if (name == "trait") return kAsksTrait | static_cast<uint32_t>(x.arg) << kAskedTrait;
    return 0;
}

uint32_t selectorNote(const Book& book, const Selector& s) {
    static_assert(kZoneCount <= 12);
    if (nouns()[s.noun].test != nullptr) return 0;
    uint32_t whose = kNotedOwn | kNotedEnemy;
    uint32_t asks = 0;
    for (int i = 0; i < s.filters; ++i) {
        const Filter& x = book.filters[static_cast<size_t>(s.first + i)];
        uint32_t note = filterNote(book, x);
        const bool isBeyond = (note & kAsksTrait) != 0 && ((asks & kAsksTrait) != 0 || x.arg > kMostAskedTrait);
        if (note == 0 || x.flags != 0 || isBeyond) return 0;
        if ((note & (kNotedOwn | kNotedEnemy)) != 0) {
            whose &= note;
        } else {
            asks |= note;
        }
    }
    return whose == 0 ? 0 : whose | asks | nouns()[s.noun].word.zones << kAskedZones;
}

// Looks through a zone for one that passes.
bool anyIn(Table& t, const AbilityFrame& f, uint32_t note, Zone zone) {
    if ((note & kAsksMore) == 0) return t.s.pieces.size(zone) > 0;
    for (Piece p : t.s.pieces.in(zone))
        if (passesNote(t, f, note, p)) return true;
    return false;
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

}  // namespace

uint8_t phasesOf(const Book& book, const Ability& a) {
    return static_cast<uint8_t>(roleSymbols(book, a, Role::how) >> 1);  // roles number phases from 1
}

Quickly State::anyQuickly(Table& t, const AbilityFrame& f, int selector) {
    uint32_t note = t.book().notes.selectors[static_cast<size_t>(selector)];
    if (note == 0 || t.rules.switches.any()) return Quickly::unknown;
    for (uint32_t zones = (note >> kAskedZones) & ((1u << kZoneCount) - 1); zones != 0; zones &= zones - 1) {
        auto kind = static_cast<uint8_t>(__builtin_ctz(zones));
        if ((note & kNotedOwn) != 0 && anyIn(t, f, note, {kind, f.controller})) return Quickly::yes;
        if ((note & kNotedEnemy) != 0 && anyIn(t, f, note, {kind, other(f.controller)})) return Quickly::yes;
    }
    return Quickly::no;
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
    for (size_t policy = 0; policy < 2; ++policy)
        n.masks[kHeardInEither + policy] = n.masks[kHeardInHands + 2 * policy] | n.masks[kHeardInHands + 2 * policy + 1];
}

}  // namespace cantina::lcg
