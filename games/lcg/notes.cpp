#include "games/lcg/notes.h"

#include <algorithm>
#include <string_view>

#include "games/lcg/game.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

uint32_t cardNote(const CardDef& def) {
    uint32_t note = static_cast<uint32_t>(std::clamp(def.whole(kCost), 0, 255));
    for (int timing : {kAction, kInterrupt, kReaction})
        if (def.type == kEventCard && ((def.timings >> timing) & 1) != 0) note |= 1u << (kFromHandBits + timing);
    if (def.type == kUnitCard || def.type == kEnhancementCard) note |= kNotedDeployed;
    if (def.has(kPilots)) note |= kNotedPilot;
    return note;
}

uint32_t abilityNote(const Book& book, const Ability& a) {
    uint32_t note = a.paid == a.code ? kNotedFree : 0;
    const Instr* code = &book.code[a.code];
    if (code->code == Code::verb && code->a == kFocusVerb && code[1].a == static_cast<uint8_t>(Ref::self) &&
        a.paid != a.code)
        note |= kNotedFocusesThis | (code[2].code == Code::paid ? kNotedFocusIsAll : 0);
    const Instr* effect = &book.code[a.paid];
    if (effect->code == Code::paid) ++effect;
    if (effect->code == Code::choose || effect->code == Code::each)
        note |= static_cast<uint32_t>(effect->imm) << kNotedChoice;
    return note;
}

// Zones, and whose cards: nothing else may be asked.
uint32_t selectorNote(const Book& book, const Selector& s) {
    const Noun<Table>& noun = nouns()[s.noun];
    if (noun.test != nullptr || s.filters > 1) return 0;
    uint32_t whose = kNotedOwn | kNotedEnemy;
    if (s.filters == 1) {
        const Filter& x = book.filters[s.first];
        if (x.flags != 0) return 0;
        std::string_view name = filters()[x.word].word.name;
        if (name == "friendly") {
            whose = kNotedOwn;
        } else if (name == "enemy") {
            whose = kNotedEnemy;
        } else {
            return 0;
        }
    }
    return noun.word.zones | whose;
}

}  // namespace

void Rules::prepare(Book& book) {
    Book::Notes& n = book.notes;
    for (const CardDef& def : book.defs) n.cards.push_back(cardNote(def));
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
}

}  // namespace cantina::lcg
