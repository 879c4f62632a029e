// What an opponent could hold. Decks are made of whole objective sets (LCG-DECK-01, LCG-DECK-09), so a card that was seen
// tells five others, and how many sets there are can be counted: one for each objective. So a whole deck is imagined: the
// sets of which something was seen, others by chance until there are enough, and what of them was not seen lies hidden.
#include <algorithm>

#include "games/lcg/game.h"

namespace cantina::lcg {
namespace {

using language::CardDef;

constexpr int kMostSets = 255;
constexpr int kNumbers = 1024;  // of sets
constexpr int kSlots = 7;       // 1: the objective, 2 to 6: the command cards

bool isForObjectives(Zone zone) { return zone.kind == kObjectiveDeck || zone.kind == kStarting; }
bool fits(const Rulebook<State>& rules, uint16_t n, Zone zone) {
    return (rules.book->def(n).type == kObjectiveCard) == isForObjectives(zone);
}
// LCG-DECK-04, LCG-DECK-05.
int mostOf(const CardDef& def) {
    constexpr int kCopies = 2;
    return def.number[kOnePerDeck] != 0 ? 1 : kCopies;
}
int copies(const Rulebook<State>& rules, Seat seat, const KnownDeck&, uint16_t n, Zone) {
    const CardDef& def = rules.book->def(n);
    return def.number[kSide] == seat.index() && def.type != kAffiliationCard ? mostOf(def) : 0;
}

// A deck of one player in sets.
class Sets {
public:
    Sets(const Rulebook<State>& rules, const State& s, Seat seat) : book_(*rules.book), seat_(seat) {
        list(affiliationOf(s));
        see(s);
    }

    // False: that is no deck of whole sets.
    bool choose(Chance& chance) {
        constexpr int kTries = 200;
        int chosen = 0;
        for (int i = 1; i <= count_; ++i) {
            const auto* slots = seen_[i];
            taken_[i] = *std::max_element(slots, slots + kSlots);
            chosen += taken_[i];
        }
        for (int tries = 0; chosen < objectives_ && count_ > 0 && tries < kTries; ++tries) {
            const uint32_t i = 1 + chance.below(static_cast<uint32_t>(count_));
            if (taken_[i] >= most_[i]) continue;
            ++taken_[i];
            ++chosen;
        }
        return chosen == objectives_;
    }

    // What of the deck was not seen: objectives, or the other cards.
    int unseen(bool objectives, uint16_t* out, int room) const {
        int n = 0;
        for (int k = 1; k <= book_.size(); ++k) {
            const CardDef& def = book_.def(static_cast<uint16_t>(k));
            const int set = setOf(def);
            if (set == 0 || (def.type == kObjectiveCard) != objectives) continue;
            const int left = taken_[set] - seen_[set][slotOf(def)];
            for (int c = 0; c < left && n < room; ++c) out[n++] = static_cast<uint16_t>(k);
        }
        return n;
    }

private:
    // In this list; 0: no set of this player's.
    int setOf(const CardDef& def) const {
        const int number = def.whole(kObjectiveSet);
        const bool theirs = def.number[kSide] == seat_.index() && def.type != kAffiliationCard;
        return theirs && number > 0 && number < kNumbers ? places_[number] : 0;
    }
    static int slotOf(const CardDef& def) { return std::clamp(def.whole(kSlot), 0, kSlots - 1); }

    int affiliationOf(const State& s) const {
        for (Piece p : s.pieces.in({kSupport, seat_}))
            if (const CardDef& def = book_.def(s.pieces.row(p).def); def.type == kAffiliationCard)
                return def.number[kAffiliation];
        return kNeutral;
    }
    // A set of which the book lacks a card cannot be in a deck: decks have whole sets.
    void count(uint8_t (&slots)[kNumbers]) const {
        for (int k = 1; k <= book_.size(); ++k) {
            const CardDef& def = book_.def(static_cast<uint16_t>(k));
            const int number = def.whole(kObjectiveSet);
            if (number > 0 && number < kNumbers) slots[number] = static_cast<uint8_t>(slots[number] | 1u << slotOf(def));
        }
    }
    // LCG-DECK-08: some sets are for one affiliation only.
    void list(int affiliation) {
        constexpr uint8_t kWhole = (1u << kSlots) - 2;  // slots 1 to 6
        uint8_t slots[kNumbers] = {};
        count(slots);
        for (int k = 1; k <= book_.size() && count_ < kMostSets; ++k) {
            const CardDef& def = book_.def(static_cast<uint16_t>(k));
            const int number = def.whole(kObjectiveSet);
            if (def.type != kObjectiveCard || def.number[kSide] != seat_.index()) continue;
            if (number <= 0 || number >= kNumbers || places_[number] != 0) continue;
            places_[number] = static_cast<uint8_t>(++count_);
            const int only = def.number[kOnlyFor];
            const bool possible = (only == kNeutral || only == affiliation) && (slots[number] & kWhole) == kWhole;
            most_[count_] = static_cast<uint8_t>(possible ? mostOf(def) : 0);
        }
    }
    void see(const State& s) {
        for (int i = 1; i <= s.pieces.count(); ++i) {
            const Piece p{static_cast<uint16_t>(i)};
            const PieceRow& row = s.pieces.row(p);
            if (!(row.owner == seat_)) continue;
            if (row.def == 0) {
                objectives_ += isForObjectives(s.pieces.zoneOf(p)) ? 1 : 0;
                continue;
            }
            const CardDef& def = book_.def(row.def);
            objectives_ += def.type == kObjectiveCard ? 1 : 0;
            if (const int set = setOf(def); set != 0) ++seen_[set][slotOf(def)];
        }
    }

    const language::Book& book_;
    Seat seat_;
    int count_ = 0, objectives_ = 0;
    uint8_t places_[kNumbers] = {};  // of a set's number in the list
    uint8_t most_[kMostSets + 1] = {}, taken_[kMostSets + 1] = {};
    uint8_t seen_[kMostSets + 1][kSlots] = {};
};

void together(const Rulebook<State>& rules, State& s, Seat seat, std::span<const uint16_t> hidden, Chance& chance) {
    Sets sets(rules, s, seat);
    if (!sets.choose(chance)) return;
    for (const bool objectives : {true, false}) {
        constexpr int kRoom = 2 * State::Pieces::kCapacity;
        uint16_t cards[kRoom];
        int left = sets.unseen(objectives, cards, kRoom);
        for (const uint16_t n : hidden) {
            if (left == 0 || isForObjectives(s.pieces.zoneOf(Piece{n})) != objectives) continue;
            std::swap(cards[chance.below(static_cast<uint32_t>(left))], cards[left - 1]);
            s.pieces.row(Piece{n}).def = cards[--left];
        }
    }
}

}  // namespace

Prior<State> Rules::prior() { return {nullptr, copies, fits, nullptr, together}; }

}  // namespace cantina::lcg
