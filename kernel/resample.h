// Resampling: a full state made up from a masked one, as the seat could imagine it.
//
// A seat's own hidden cards are shuffled over their places. The others come from a prior that the game publishes: every card
// that the player's deck could have, by what is known of that deck, is equally likely, and none is there more often than a
// deck may have it, with the copies that were seen. The generator gets a new key. Notes about hidden cards that a state
// keeps are secrets too: they are blank in a masked state, and so in what is rebuilt from it.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "kernel/mask.h"

namespace cantina {

// What is known of a player's deck, in numbers of the game's own.
using KnownDeck = std::array<int32_t, 4>;

// What a game says about the cards that cannot be seen.
template <class State>
struct Prior {
    static constexpr int kAnyNumber = 255;

    // Asked once for each seat; null: nothing is known.
    KnownDeck (*known)(const Rulebook<State>&, const State&, Seat seat);
    // How many of a card a deck of which that is known could have, of those that lie in such a zone; 0: it has none.
    int (*copies)(const Rulebook<State>&, Seat seat, const KnownDeck& known, uint16_t def, Zone zone);
    // Whether a card can lie in that zone unseen (a face-down unit is a unit).
    bool (*fits)(const Rulebook<State>&, uint16_t def, Zone zone);
    // Whether what lies there is a copy of a card (a die is none); null: it is.
    bool (*counts)(Zone zone) = nullptr;
    // Where cards come into decks together: fills `hidden` pieces of a seat as far as it can, the others are filled one by
    // one. May be null.
    void (*together)(const Rulebook<State>&, State&, Seat seat, std::span<const uint16_t> hidden, Chance& chance) = nullptr;
    // Fills secret choices and what else was blanked. May be null.
    void (*rest)(const Rulebook<State>&, State&, Seat viewer, Chance& chance) = nullptr;
};

namespace detail {

// Own cards: every order in which each lies where it can be is equally likely. A masked state has them sorted over all their
// places, also over those where they cannot be.
template <class State>
class Own {
public:
    Own(const Rulebook<State>& rules, State& s, const Prior<State>& prior, Chance& chance)
        : rules_(rules), s_(s), prior_(prior), chance_(chance) {}

    void shuffle(std::span<const uint16_t> places) {
        for (const uint16_t n : places) cards_[left_++] = s_.pieces.row(Piece{n}).def;
        const uint32_t all = left_;
        // The last place first. Where not every card can lie comes before where any can.
        for (const bool open : {false, true}) {
            Zone last{};
            bool takes = false;
            for (size_t i = places.size(); i-- > 0;) {
                const Zone zone = s_.pieces.zoneOf(Piece{places[i]});
                if (i + 1 == places.size() || !(zone == last)) takes = takesAny(zone, all);
                last = zone;
                if (takes == open) s_.pieces.row(Piece{places[i]}).def = draw(zone);
            }
        }
    }

private:
    // What was drawn already lies behind what is left.
    bool takesAny(Zone zone, uint32_t all) const {
        return std::all_of(cards_.begin(), cards_.begin() + all,
                           [&](uint16_t def) { return prior_.fits(rules_, def, zone); });
    }
    // Takes one of those that are left to the end of the list.
    uint16_t draw(Zone zone) {
        constexpr int kTries = 64;
        for (int tries = 0; left_ > 1 && tries < kTries; ++tries)
            if (const uint32_t at = chance_.below(left_); prior_.fits(rules_, cards_[at], zone)) return take(at);
        const uint32_t from = left_ > 1 ? chance_.below(left_) : 0;
        for (uint32_t i = 0; i < left_; ++i)
            if (const uint32_t at = (from + i) % left_; prior_.fits(rules_, cards_[at], zone)) return take(at);
        return take(from);
    }
    uint16_t take(uint32_t at) {
        std::swap(cards_[at], cards_[--left_]);
        return cards_[left_];
    }

    const Rulebook<State>& rules_;
    State& s_;
    const Prior<State>& prior_;
    Chance& chance_;
    std::array<uint16_t, State::Pieces::kCapacity> cards_;
    uint32_t left_ = 0;
};

// The hidden cards of one player, drawn from what the deck could have.
template <class State>
class Guess {
public:
    Guess(const Rulebook<State>& rules, State& s, Seat seat, const Prior<State>& prior, Chance& chance)
        : rules_(rules), s_(s), seat_(seat), prior_(prior), chance_(chance) {
        if (prior.known != nullptr) known_ = prior.known(rules, s, seat);
    }

    void fill(std::span<const uint16_t> hidden) {
        if (prior_.together != nullptr) prior_.together(rules_, s_, seat_, hidden, chance_);
        note();
        for (const uint16_t n : hidden) {
            PieceRow& row = s_.pieces.row(Piece{n});
            if (row.def != 0) continue;
            const Zone zone = s_.pieces.zoneOf(Piece{n});
            row.def = draw(zone);
            if (isCopy(zone)) copies_[noted_++] = row.def;
        }
    }

private:
    static constexpr int kTries = 200;

    bool isCopy(Zone zone) const { return prior_.counts == nullptr || prior_.counts(zone); }
    // The copies that are seen.
    void note() {
        for (int i = 1; i <= s_.pieces.count(); ++i) {
            const Piece p{static_cast<uint16_t>(i)};
            const PieceRow& row = s_.pieces.row(p);
            if (row.owner == seat_ && row.def != 0 && isCopy(s_.pieces.zoneOf(p))) copies_[noted_++] = row.def;
        }
    }
    bool couldBe(uint16_t def, Zone zone) const {
        if (!prior_.fits(rules_, def, zone)) return false;
        const int most = prior_.copies(rules_, seat_, known_, def, zone);
        return most == Prior<State>::kAnyNumber ||
               (most > 0 && std::count(copies_.begin(), copies_.begin() + noted_, def) < most);
    }
    uint16_t draw(Zone zone) {
        const auto size = static_cast<uint32_t>(rules_.book->size());
        for (int tries = 0; tries < kTries; ++tries)
            if (const auto def = static_cast<uint16_t>(1 + chance_.below(size)); couldBe(def, zone)) return def;
        // Few can be, or none: a deck that no rule of construction made. Then what can lie there, or anything.
        const uint32_t from = chance_.below(size);
        uint16_t lies = 1;
        for (uint32_t i = 0; i < size; ++i) {
            const auto def = static_cast<uint16_t>(1 + (from + i) % size);
            if (couldBe(def, zone)) return def;
            if (prior_.fits(rules_, def, zone)) lies = def;
        }
        return lies;
    }

    const Rulebook<State>& rules_;
    State& s_;
    Seat seat_;
    const Prior<State>& prior_;
    Chance& chance_;
    KnownDeck known_{};
    std::array<uint16_t, State::Pieces::kCapacity + 1> copies_;
    int noted_ = 0;
};

}  // namespace detail

template <class State>
void resample(const Rulebook<State>& rules, State& s, Seat viewer, const Prior<State>& prior, const ChanceKey& key) {
    Chance chance;
    chance.rekey(key);
    uint16_t hidden[State::Pieces::kCapacity];
    const int n = detail::hiddenPieces(s, viewer, hidden);
    uint16_t some[State::Pieces::kCapacity];
    const auto pick = [&](auto&& wanted) {
        size_t count = 0;
        for (int i = 0; i < n; ++i)
            if (wanted(s.pieces.row(Piece{hidden[i]}))) some[count++] = hidden[i];
        return std::span<const uint16_t>(some, count);
    };
    detail::Own<State>(rules, s, prior, chance).shuffle(pick([&](const PieceRow& row) {
        return row.owner == viewer && row.def != 0;
    }));
    for (int seat = 0; seat < s.core.seats; ++seat) {
        const auto unknown = pick([&](const PieceRow& row) { return row.owner == seatAt(seat) && row.def == 0; });
        if (!unknown.empty()) detail::Guess<State>(rules, s, seatAt(seat), prior, chance).fill(unknown);
    }
    if (prior.rest != nullptr) prior.rest(rules, s, viewer, chance);
    ChanceKey fresh;
    for (uint32_t& w : fresh.words) w = chance.next32();
    s.core.chance.rekey(fresh);
}

}  // namespace cantina
