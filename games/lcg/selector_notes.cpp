#include "games/lcg/selector_notes.h"

#include <string_view>

#include "games/lcg/rules/rules.h"
#include "games/lcg/words.h"
#include "language/shape.h"

namespace cantina::lcg {
namespace {

using namespace language;

struct NotedWord {
    std::string_view word;
    uint64_t note;
};
constexpr NotedWord kNotedWords[] = {
    {"friendly", kNotedOwn},
    {"yours", kNotedOwn},
    {"enemy", kNotedEnemy},
    {"theirs", kNotedEnemy},
    {"damaged", kAsksDamaged},
    {"exhausted", kAsksExhausted},
    {"ready", kAsksReady},
    {"participating", kAsksParticipating},
    {"attacking", kAsksAttacking},
    {"defending", kAsksDefending},
    {"committed", kAsksCommitted},
    {"engaged", kAsksEngaged},
    {"shielded", kAsksShielded},
    {"unique", kAsksUnique},
    {"on_top", kAsksOnTop},
    {"eligible", kAsksEligible},
    {"with_something_on_it", kAsksSomething},
};

// Collects what the words ask, one after the other; a word that has no place makes it no note at all.
class Noting {
public:
    Noting(const Book& book, const Selector& s) : book_(book) {
        if (nouns()[s.noun].test != nullptr) noun(nouns()[s.noun].word.name);
        for (int i = 0; i < s.filters && good_; ++i) {
            const Filter& x = book.filters[static_cast<size_t>(s.first) + static_cast<size_t>(i)];
            if ((x.flags & Filter::kOrNext) != 0) {
                either(x, *(&x + 1));
                ++i;
            } else {
                filter(x);
            }
        }
    }
    uint64_t note() const { return good_ && whose_ != 0 ? asks_ | whose_ : 0; }

private:
    void noun(std::string_view word) {
        if (word == "enhancement") {
            asks_ |= kAsksNoAffiliationCard;
        } else if (word == "event_card") {
            type(kEventCard);
        } else {
            good_ = false;
        }
    }
    void filter(const Filter& x) {
        const bool except = (x.flags & Filter::kExcept) != 0;
        const std::string_view word = x.word == kExpression ? "" : filters()[x.word].word.name;
        if (word == "trait") return except ? trait(x, kAsksNotTrait, kAskedSecondTrait) : trait(x);
        if (except) {
            good_ = false;
        } else if (x.word == kExpression) {
            isRelatedToThis(book_, x, "other_than") ? asks_ |= kAsksOther : good_ = false;
        } else if (word == "of_type") {
            type(x.arg);
        } else if (word == "of") {
            affiliation(x.arg);
        } else {
            plain(word);
        }
    }
    void plain(std::string_view word) {
        for (const NotedWord& w : kNotedWords) {
            if (w.word != word) continue;
            constexpr uint64_t kWhose = kNotedOwn | kNotedEnemy;
            (w.note & kWhose) != 0 ? whose_ &= w.note : asks_ |= w.note;
            return;
        }
        good_ = false;
    }
    void type(int32_t which) {
        good_ = good_ && (asks_ & kAsksType) == 0 && which > 0 && which <= 7;
        asks_ |= static_cast<uint64_t>(which & 7) << kAskedType;
    }
    void affiliation(int32_t which) {
        good_ = good_ && (asks_ & kAsksAffiliation) == 0 && which >= 0 && which <= 15;
        asks_ |= kAsksAffiliation | static_cast<uint64_t>(which & 15) << kAskedAffiliation;
    }
    void trait(const Filter& x) {
        if ((asks_ & kAsksTrait) != 0) return trait(x, kAsksSecondTrait, kAskedSecondTrait);
        trait(x, kAsksTrait, kAskedTrait);
    }
    void trait(const Filter& x, uint64_t as, int at) {
        const bool taken = (asks_ & (as | kAsksEitherTrait)) != 0 ||
                           (at == kAskedSecondTrait && (asks_ & (kAsksNotTrait | kAsksSecondTrait)) != 0);
        good_ = good_ && !taken && x.arg >= 0 && x.arg <= kMostAskedTrait;
        asks_ |= as | static_cast<uint64_t>(x.arg & kMostAskedTrait) << at;
    }
    // Only of two traits.
    void either(const Filter& x, const Filter& y) {
        const auto isTrait = [](const Filter& f) {
            return f.word != kExpression && filters()[f.word].word.name == std::string_view("trait");
        };
        good_ = good_ && isTrait(x) && isTrait(y) && x.flags == Filter::kOrNext && y.flags == 0 &&
                (asks_ & kAsksTraits) == 0 && x.arg >= 0 && y.arg >= 0 && x.arg <= kMostAskedTrait &&
                y.arg <= kMostAskedTrait;
        asks_ |= kAsksEitherTrait | static_cast<uint64_t>(x.arg & kMostAskedTrait) << kAskedTrait |
                 static_cast<uint64_t>(y.arg & kMostAskedTrait) << kAskedSecondTrait;
    }

    const Book& book_;
    uint64_t asks_ = 0, whose_ = kNotedOwn | kNotedEnemy;
    bool good_ = true;
};

// Looks through a zone for one that passes.
bool anyIn(Table& t, Seat seat, Piece source, uint64_t note, Zone zone) {
    if ((note & kAsksMore) == 0) return t.s.pieces.size(zone) > 0;
    if ((note & kAsksOnTop) != 0) {
        const Piece top = t.s.pieces.top(zone);
        return top.some() && passesNote(t, seat, source, note, top);
    }
    for (Piece p : t.s.pieces.in(zone))
        if (passesNote(t, seat, source, note, p)) return true;
    return false;
}

bool carriesEnhancement(Table& t, Piece p) {
    for (Seat s : {kDark, kLight})
        for (Piece q : t.s.pieces.in({kSupport, s}))
            if (t.s.pieces.data(q).host == p.n) return true;
    return false;
}

}  // namespace

uint64_t selectorNote(const Book& book, const Selector& s) {
    static_assert(kZoneCount <= 12 && kAskedZones + 12 <= 24);
    const uint64_t note = Noting(book, s).note();
    return note == 0 ? 0 : note | uint64_t{nouns()[s.noun].word.zones} << kAskedZones;
}

bool isAskedCard(Table& t, uint64_t note, Piece p) {
    const CardDef& def = defOf(t, p);
    const auto has = [&](int at) { return t.book().hasName(def, static_cast<int>((note >> at) & kMostAskedTrait)); };
    if ((note & kAsksType) != 0 && def.type != ((note & kAsksType) >> kAskedType)) return false;
    if ((note & kAsksTrait) != 0 && !has(kAskedTrait)) return false;
    if ((note & kAsksEitherTrait) != 0 && !has(kAskedTrait) && !has(kAskedSecondTrait)) return false;
    if ((note & kAsksSecondTrait) != 0 && !has(kAskedSecondTrait)) return false;
    if ((note & kAsksNotTrait) != 0 && has(kAskedSecondTrait)) return false;
    if ((note & kAsksAffiliation) != 0 && def.number[kAffiliation] != static_cast<int32_t>((note >> kAskedAffiliation) & 15))
        return false;
    if ((note & kAsksUnique) != 0 && def.number[kUnique] == 0) return false;
    return (note & kAsksNoAffiliationCard) == 0 || def.type != kAffiliationCard;
}

bool isAskedAround(Table& t, uint64_t note, Piece p) {
    if ((note & kAsksOnTop) != 0 && !(t.s.pieces.top(t.s.pieces.zoneOf(p)) == p)) return false;
    if ((note & kAsksSomething) != 0) {
        const PieceData& d = t.s.pieces.data(p);
        if (d.damage == 0 && d.focus == 0 && d.shields == 0 && !carriesEnhancement(t, p)) return false;
    }
    return (note & kAsksEligible) == 0 || !hasCopyInPlay(t, t.s.pieces.row(p).owner, p);
}

bool anyPasses(Table& t, Seat seat, Piece source, uint64_t note) {
    for (uint64_t zones = (note >> kAskedZones) & ((1u << kZoneCount) - 1); zones != 0; zones &= zones - 1) {
        auto kind = static_cast<uint8_t>(__builtin_ctzll(zones));
        if ((note & kNotedOwn) != 0 && anyIn(t, seat, source, note, {kind, seat})) return true;
        if ((note & kNotedEnemy) != 0 && anyIn(t, seat, source, note, {kind, other(seat)})) return true;
    }
    return false;
}

}  // namespace cantina::lcg
