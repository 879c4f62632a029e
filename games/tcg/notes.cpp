// The notes on abilities: made once, from what they look like.
#include "games/tcg/notes.h"

#include "games/tcg/game.h"
#include "games/tcg/vocabulary.h"
#include "language/shape.h"

namespace cantina::tcg {
namespace {

using namespace language;

// The first cost, if that is a plain number of Force.
uint32_t noteOfPrice(const Book& book, const Ability& a) {
    const AbilityShape shape = shapeOf(book, a);
    uint32_t note = 0;
    bool isFirst = !shape.firstCost.empty();
    forEachVerb(book, a, [&](const WrittenVerb& verb) {
        const bool force = verb.isCost && verb.word.tag == kTagPay && verb.plain("what") == kResourceForce;
        if (force) note |= kCostsForce;
        const int32_t amount = verb.plain("amount");
        if (std::exchange(isFirst, false) && force && amount >= 0 && amount < kAllOfIt)
            note |= kPaysForce | (shape.hasOneCost ? kPaysOnlyForce : 0u) | static_cast<uint32_t>(amount / 1000);
    });
    return note;
}
uint32_t noteOfTime(const Book& book, const Ability& a) {
    uint32_t note = 0;
    forEachCondition(book, a, [&](std::string_view word, int32_t symbol) {
        if (word == "during" && symbol == kDuringBuildStep) note |= kForBuildStep;
        if (word == "would_attack") note |= kInPlaceOfAttack | (symbol > 0 ? uint32_t{kAndStillAttacks} : 0u);
        if (word == "no_attack") note |= kWithoutAttack;
    });
    return note;
}

}  // namespace

void Rules::prepare(Book& book) {
    for (const CardDef& def : book.defs)
        if (def.has(kCopies)) book.notes.masks[kCopiers] |= def.number[kSide] == 2 ? 3U : 1U << def.number[kSide];
    book.notes.abilities.clear();
    for (const Ability& a : book.abilities) {
        uint32_t note = noteOfPrice(book, a) | noteOfTime(book, a);
        forEachVerb(book, a, [&](const WrittenVerb& verb) {
            if (verb.word.tag == kTagPrevent && verb.isThis("to")) note |= kPreventsForItself;
        });
        book.notes.abilities.push_back(note);
    }
}

}  // namespace cantina::tcg
