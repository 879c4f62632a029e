#include "games/lcg/notes.h"

#include <algorithm>
#include <string_view>

#include "games/lcg/game.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

bool focusesThis(const Book& book, const Ability& a) {
    const Instr* code = &book.code[a.code];
    return a.paid != a.code && code->code == Code::verb && code->a == kFocusVerb &&
           code[1].a == static_cast<uint8_t>(Ref::self);
}

uint32_t cardNote(const Book& book, const CardDef& def) {
    auto note = static_cast<uint32_t>(std::clamp(def.whole(kCost), 0, 255));
    for (int timing : {kAction, kInterrupt, kReaction})
        if (def.type == kEventCard && ((def.timings >> timing) & 1) != 0) note |= 1u << (kFromHandBits + timing);
    if (((def.timings >> kReactionFromHand) & 1) != 0) note |= kNotedReactor;
    if (def.type == kUnitCard || def.type == kEnhancementCard) note |= kNotedDeployed;
    if (def.has(kPilots)) note |= kNotedPilot;
    if (def.has(kProtect)) note |= kNotedProtect;
    bool exhausts = ((def.timings >> kAction) & 1) != 0;
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = book.abilities[static_cast<size_t>(def.first + i)];
        if (a.timing == kAction && !focusesThis(book, a)) exhausts = false;
    }
    note |= std::min(static_cast<uint32_t>(std::max(0, def.whole(kResources))), kMostNoted) << kNotedResources;
    note |= (static_cast<uint32_t>(def.number[kAffiliation]) & 15) << kNotedAffiliation;
    return exhausts ? note | kNotedExhausts : note;
}

// A verb whose operands are there from the beginning.
bool isPlain(const Instr* code) {
    if (code->code != Code::verb) return false;
    for (int i = 1; i <= code->b; ++i)
        if (code[i].a == static_cast<uint8_t>(Ref::reg)) return false;
    return true;
}

uint32_t abilityNote(const Book& book, const Ability& a) {
    uint32_t note = a.paid == a.code ? kNotedFree : 0;
    if (focusesThis(book, a)) note |= kNotedFocusesThis;
    if (a.paid != a.code && isPlain(&book.code[a.code]) && book.code[a.code + 1 + book.code[a.code].b].code == Code::paid)
        note |= kNotedOneCost;
    if (book.defs[a.card].number[kSide] == kLight.index()) note |= 1u << kNotedSide;
    const Instr* effect = &book.code[a.paid];
    if (effect->code == Code::paid) ++effect;
    if (isPlain(effect)) note |= kNotedPlainVerb;
    if (effect->code == Code::choose || effect->code == Code::each)
        note |= static_cast<uint32_t>(effect->imm) << kNotedChoice;
    // Then one verb on what was chosen.
    if (effect->code == Code::choose && effect[1].code == Code::verb && effect[2 + effect[1].b].code == Code::end)
        for (int i = 0; i < effect[1].b; ++i)
            if (effect[2 + i].a == static_cast<uint8_t>(Ref::reg) && effect[2 + i].b == effect->a) note |= kNotedOnlyChoice;
    return note;
}

// One of the words that a note has room for: what it asks, or 0.
uint32_t filterNote(const Filter& x) {
    std::string_view name = filters()[x.word].word.name;
    if (name == "friendly") return kNotedOwn;
    if (name == "enemy") return kNotedEnemy;
    if (name == "damaged") return kAsksDamaged;
    if (name == "exhausted") return kAsksExhausted;
    if (name == "ready") return kAsksReady;
    if (name == "participating") return kAsksParticipating;
    if (name == "other") return kAsksOther;
    if (name == "with_trait") return kAsksTrait | static_cast<uint32_t>(x.arg) << kAskedTrait;
    return 0;
}

uint32_t selectorNote(const Book& book, const Selector& s) {
    static_assert(kZoneCount <= 12);
    if (nouns()[s.noun].test != nullptr) return 0;
    uint32_t whose = kNotedOwn | kNotedEnemy;
    uint32_t asks = 0;
    for (int i = 0; i < s.filters; ++i) {
        const Filter& x = book.filters[static_cast<size_t>(s.first + i)];
        uint32_t note = filterNote(x);
        if (note == 0 || x.flags != 0 || (note & asks & kAsksTrait) != 0 || x.arg > 31) return 0;
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

}  // namespace

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
        hear(1, kReaction);
        hear(1, kReactionFromHand);
        n.masks[kLeastAction + seat] = book.hiddenCosts[kAction][seat][kNoEvent];
    }
    for (size_t policy = 0; policy < 2; ++policy)
        n.masks[kHeardInEither + policy] = n.masks[kHeardInHands + 2 * policy] | n.masks[kHeardInHands + 2 * policy + 1];
}

}  // namespace cantina::lcg
