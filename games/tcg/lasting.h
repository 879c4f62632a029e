// What effects change and for how long; what the state remembers of them: effects that last, effects that wait, and what was
// used in a period. All of it is small, because a state has 4 KiB: see docs/decisions/056-room-in-the-tcgs-state.md.
#pragma once

#include "kernel/fixed.h"
#include "kernel/ids.h"

namespace cantina::tcg {

// What effects change. Keywords are numbers too: 0 is without.
enum class Stat : uint8_t {
    power,
    speed,
    health,
    cannotBeAttacked,
    cannotAttack,
    cannotRetreat,
    critical,
    accuracy,
    shields,
    stun,
    armor,
    lucky,
    overkill,
    bombard,
    ionCannon,
    barred,  // this ability (by its number on its card, or all: -1) may not be activated
    unpreventable,
    safe,             // all damage to it is prevented
    harmless,         // all damage by it is prevented
    exposed,          // who attacks it has that much more Critical Hit
    decoy,            // its player's other units in its arena can't be attacked
    warded,           // it can't be attacked while its player has another unit in its arena
    doomed,           // discarded when the attack ends
    steered,          // its opponent may have it attack (once)
    slashing,         // attacks on, one unit after the other: a bit of its own
    slashed,          // was attacked so, by whose bits these are
    mayIntercept,     // Intercept for this much Force, and 1
    freeRetaliate,    // so many dice for nothing
    paidRetaliate,    // so many dice for as much Force
    toll,             // Force to attack it
    attackToll,       // Force for its own attack
    deployCost,       // more or fewer build counters to deploy it
    stuck,            // does not untap in the untap step
    stepRetreat,      // can't be retreated in the retreat step
    borrowed,         // under its opponent's control
    borrowedBriefly,  // the same, until the Character battle step ends
    // links: `amount` is the number of the other card
    guarded,   // who would be discarded in its place
    shielded,  // by what, while that is tapped
    swallowed,
    bitten,    // by whom it was attacked last
    provoked,  // whom it must attack
    // effects on players: piece 0
    cardCost,  // Battle cards cost more
    peace,     // units of that arena do no damage
    noRetaliate,
    noStacks,
    reversed,  // the battles in the other order
    rage,      // power for a player's units of that arena whenever an opposing one is discarded there
    count
};
constexpr bool isLink(Stat s) { return s >= Stat::guarded && s <= Stat::provoked; }
// untap: until the next untap step is over; characterBattle: until the Character battle step ends.
enum class Span : uint8_t { attack, battle, turn, untap, game, characterBattle };

// The most cards of one player, and of both with one to spare (an even number of rows leaves no gap).
inline constexpr int kMostCards = 64;
inline constexpr int kMostPieces = 129;

// An effect that lasts: on a unit; on the units of a player in an arena; on a player.
struct Lasting {
    static constexpr int kPlayers = 224;  // from here on `piece` is a player with an arena (keyOf)
    static constexpr int kMostAmount = 4095;
    uint8_t piece = 0;
    Stat stat = Stat::power;
    int16_t packed = 0;  // the amount and, in the lowest three bits, the span
    Span span() const { return static_cast<Span>(packed & 7); }
    int amount() const { return packed >> 3; }
    Piece unit() const { return piece < kPlayers ? Piece{piece} : Piece{}; }
    Piece link() const { return Piece{static_cast<uint16_t>(amount())}; }
    // The number of an ability, of a subtype or of a card is no sum.
    bool adds() const { return !isLink(stat) && stat != Stat::barred && stat != Stat::deployCost; }
    bool isLike(const Lasting& o) const { return stat == o.stat && span() == o.span(); }
    Lasting withAmount(int amount) const {
        return {piece, stat, static_cast<int16_t>(amount * 8 + static_cast<int>(span()))};
    }
    Lasting onUnit(int unit) const { return {static_cast<uint8_t>(unit), stat, packed}; }
    static Lasting on(PieceRef r, Stat stat, Span span, int amount) {
        return {static_cast<uint8_t>(r.piece.n), stat, static_cast<int16_t>(amount * 8 + static_cast<int>(span))};
    }
    static uint8_t keyOf(Seat seat, int arena = 0) { return static_cast<uint8_t>(kPlayers + seat.index() * 16 + arena); }
    static Lasting of(Seat seat, int arena, Stat stat, Span span, int amount) {
        return {keyOf(seat, arena), stat, static_cast<int16_t>(amount * 8 + static_cast<int>(span))};
    }
};
static_assert(kMostPieces < Lasting::kPlayers);

// One effect on many units: what an effect on "each" leaves behind.
struct LastingOnMany {
    Stat stat = Stat::power;
    uint8_t units[kMostPieces / 8 + 1] = {};  // a bit per piece
    int16_t packed = 0;
    bool has(int unit) const { return ((units[unit / 8] >> (unit % 8)) & 1) != 0; }
    void put(int unit) { units[unit / 8] = static_cast<uint8_t>(units[unit / 8] | 1u << (unit % 8)); }
    void take(int unit) { units[unit / 8] = static_cast<uint8_t>(units[unit / 8] & ~(1u << (unit % 8))); }
    int size() const;
    Lasting on(int unit) const { return {static_cast<uint8_t>(unit), stat, packed}; }
};

// All effects that last. Effects of one kind on one unit add up to one; equal ones on many units take one place together, so
// that the list does not grow with the number of units. A card that leaves play takes what lies on it along (forget).
class LastingEffects {
public:
    bool empty() const { return ones_.empty() && many_.empty(); }
    // False when there is no room.
    [[nodiscard]] bool add(Lasting l);
    // The sum on that unit, or for that player (a key).
    int sum(uint8_t piece, Stat s) const {
        int n = 0;
        for (const Lasting& l : ones_)
            if (l.stat == s && l.piece == piece) n += l.amount();
        for (const LastingOnMany& m : many_)
            if (m.stat == s && piece < Lasting::kPlayers && m.has(piece)) n += m.packed >> 3;
        return n;
    }
    bool any(Stat s) const {
        for (const Lasting& l : ones_)
            if (l.stat == s) return true;
        for (const LastingOnMany& m : many_)
            if (m.stat == s) return true;
        return false;
    }
    bool isOn(Piece p, Stat s) const {
        for (const Lasting& l : ones_)
            if (l.stat == s && l.piece == p.n) return true;
        for (const LastingOnMany& m : many_)
            if (m.stat == s && m.has(p.n)) return true;
        return false;
    }
    // The other card of the first such link; none if there is none.
    Piece linkOf(Piece p, Stat s) const {
        for (const Lasting& l : ones_)
            if (l.stat == s && l.piece == p.n) return l.link();
        return {};
    }
    template <class Fn>
    void forEach(Fn fn) const {
        for (const Lasting& l : ones_) fn(l);
        for (const LastingOnMany& m : many_)
            for (int p = 1; p <= kMostPieces; ++p)
                if (m.has(p)) fn(m.on(p));
    }
    // Says whether there was one.
    template <class Test>
    bool removeIf(Test test) {
        bool found = false;
        for (int i = ones_.size() - 1; i >= 0; --i)
            if (test(ones_[i])) {
                ones_.removeAt(i);
                found = true;
            }
        for (int i = many_.size() - 1; i >= 0; --i) {
            for (int p = 1; p <= kMostPieces; ++p)
                if (many_[i].has(p) && test(many_[i].on(p))) {
                    many_[i].take(p);
                    found = true;
                }
            dropIfEmpty(i);
        }
        return found;
    }
    // Everything on that card and every link to it.
    void forget(Piece p) {
        removeIf([&](const Lasting& l) { return l.piece == p.n || (isLink(l.stat) && l.link() == p); });
    }
    // Another card has come to the top of a stack. False when there is no room.
    [[nodiscard]] bool handOver(Piece from, Piece to);
    template <class Fn>
    void renumber(Fn numberOf);

private:
    static constexpr int kFewest = 5;  // so many equal ones take more room than one on many
    bool gather(const Lasting& like, int least);
    void dropIfEmpty(int i) {
        if (many_[i].size() == 0) many_.removeAt(i);
    }
    FixedVec<Lasting, 52> ones_;
    FixedVec<LastingOnMany, 8> many_;
};

// Gives every piece another number (kernel/mask.h).
template <class Fn>
void LastingEffects::renumber(Fn numberOf) {
    for (Lasting& l : ones_) {
        if (l.unit().some()) l.piece = static_cast<uint8_t>(numberOf(l.unit()).n);
        if (isLink(l.stat)) l = l.withAmount(numberOf(l.link()).n);
    }
    for (LastingOnMany& m : many_) {
        LastingOnMany old = m;
        for (uint8_t& byte : m.units) byte = 0;
        for (int p = 1; p <= kMostPieces; ++p)
            if (old.has(p)) m.put(numberOf(Piece{static_cast<uint16_t>(p)}).n);
    }
}

// An effect that waits for its moment (`later`): it exists apart from its source. Equal ones are counted.
struct Later {
    PieceRef source;
    PieceRef chosen[3];
    uint16_t ability = 0;
    uint16_t pc = 0;  // where it begins, relative to the ability's code: three before it stands what it waits for
    Seat controller;
    uint8_t times = 0;
};

// Activated abilities used in a period, and Battle cards that last for the turn (without a piece).
struct Used {
    uint8_t piece = 0;
    uint8_t period = 0;
    uint16_t key = 0;
    bool operator==(const Used&) const = default;
};
class UsedAbilities {
public:
    bool empty() const { return list_.empty(); }
    bool has(Piece p, uint16_t key, uint8_t period) const {
        for (const Used& u : list_)
            if (u == Used{static_cast<uint8_t>(p.n), period, key}) return true;
        return false;
    }
    // False when there is no room.
    [[nodiscard]] bool note(Piece p, uint16_t key, uint8_t period) {
        return has(p, key, period) || list_.push({static_cast<uint8_t>(p.n), period, key});
    }
    void endPeriod(uint8_t period) {
        for (int i = list_.size() - 1; i >= 0; --i)
            if (list_[i].period == period) list_.removeAt(i);
    }
    // A card that comes back into play is a new one.
    void forget(Piece p) {
        for (int i = list_.size() - 1; i >= 0; --i)
            if (list_[i].piece == p.n) list_.removeAt(i);
    }
    void clear() { list_.clear(); }
    template <class Fn>
    void renumber(Fn numberOf) {
        for (Used& u : list_)
            if (u.piece != 0) u.piece = static_cast<uint8_t>(numberOf(Piece{u.piece}).n);
    }

private:
    FixedVec<Used, 24> list_;
};

}  // namespace cantina::tcg
