// Pieces and zones: every card, die and token of a match is a row of one table and lies in exactly one zone.
//
// A zone is an ordered list of pieces (first = top), linked through the rows: a piece cannot be in two zones, no zone has a
// capacity of its own, moving is constant time. Who knows a piece's identity is kept per seat until a shuffle.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernel/chance.h"
#include "kernel/ids.h"

namespace cantina {

// A zone of a seat: `kind` is a word of the game's zone table. Common zones (a table's middle) use seat 0.
struct Zone {
    uint8_t kind = 0;
    Seat seat = seatAt(0);
    constexpr bool operator==(const Zone&) const = default;
};

// Who sees what lies in a zone.
enum class Sight : uint8_t { everybody, owner, controller, nobody };

struct ZoneKind {
    const char* name;
    Sight sight;
    bool ordered;  // a hand is not: its order tells nothing
    bool inPlay;   // abilities work, references live
};

struct PieceRow {
    uint16_t def = 0;  // the card in the book; 0 is "some card"
    uint16_t instance = 0;
    uint8_t zone = 0;  // kind * seats + seat, plus 1; 0 is nowhere
    Seat owner;
    Seat controller;
    uint8_t known = 0;  // a bit per seat that knows what it is; bit 7: everybody, spectators included
};
static_assert(sizeof(PieceRow) == 8);

inline constexpr uint8_t kKnownToAll = 0x8F;

template <class Data>
inline constexpr bool isEdited = requires { Data::kEdited; };

// A game that is short of room says how many seats have zones, and that a byte is enough for a piece's number in the lists.
template <class Data, int kPieces, int kZones, int kSeats = kMaxSeats, class Link = uint16_t>
class PieceTable {
    static_assert(std::has_unique_object_representations_v<Data>);
    static_assert(kZones * kSeats < 255 && kPieces < (1 << (8 * sizeof(Link))) - 1 && kSeats <= kMaxSeats);

public:
    static constexpr int kCapacity = kPieces;
    static constexpr int kZoneKinds = kZones;

    int count() const { return count_; }
    // Rows are 1 .. count().
    PieceRow& row(Piece p) { return rows_[p.n]; }
    const PieceRow& row(Piece p) const { return rows_[p.n]; }
    // A game that is to know of every change says so (Data::kEdited): then this is for reading, and edit() (kernel/moves.h)
    // is the way to write.
    std::conditional_t<isEdited<Data>, const Data&, Data&> data(Piece p) { return data_[p.n]; }
    const Data& data(Piece p) const { return data_[p.n]; }
    Data& writable(Piece p) { return data_[p.n]; }  // for edit() and for masks

    PieceRef ref(Piece p) const { return {p, rows_[p.n].instance}; }
    bool alive(PieceRef r) const { return r.some() && rows_[r.piece.n].instance == r.instance; }

    // None when the table is full.
    [[nodiscard]] Piece create(uint16_t def, Seat owner, Zone zone, uint8_t known) {
        if (count_ >= kPieces) return {};
        Piece p{static_cast<uint16_t>(++count_)};
        rows_[p.n] = PieceRow{};
        rows_[p.n].def = def;
        rows_[p.n].owner = rows_[p.n].controller = owner;
        rows_[p.n].known = known;
        link(p, zone, false);
        return p;
    }

    Zone zoneOf(Piece p) const { return unpack(rows_[p.n].zone); }
    int kindOf(Piece p) const { return (rows_[p.n].zone - 1) / kSeats; }
    bool isIn(Piece p, uint8_t kind) const { return rows_[p.n].zone != 0 && kindOf(p) == kind; }
    int size(Zone z) const { return size_[slot(z)]; }
    Piece top(Zone z) const { return Piece{head_[slot(z)]}; }
    Piece bottom(Zone z) const { return Piece{tail_[slot(z)]}; }
    Piece after(Piece p) const { return Piece{next_[p.n]}; }

    // Only the place changes: what a move means (instances, knowledge) is in kernel/moves.h.
    void relocate(Piece p, Zone to, bool onTop) {
        unlink(p);
        link(p, to, onTop);
    }
    void raiseInstance(Piece p) { ++rows_[p.n].instance; }

    // The order of a zone becomes unknown to everybody.
    void shuffle(Zone z, Chance& chance) {
        uint16_t order[kPieces];
        int n = 0;
        for (Piece p = top(z); p.some(); p = after(p)) order[n++] = p.n;
        for (int i = n - 1; i > 0; --i) {
            auto j = static_cast<int>(chance.below(static_cast<uint32_t>(i) + 1));
            uint16_t swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        setOrder(z, order, n);
        for (int i = 0; i < n; ++i) rows_[order[i]].known = 0;
    }
    // The same pieces in another order.
    void setOrder(Zone z, const uint16_t* order, int n) {
        int s = slot(z);
        head_[s] = tail_[s] = 0;
        size_[s] = 0;
        for (int i = 0; i < n; ++i) {
            rows_[order[i]].zone = 0;
            link(Piece{order[i]}, z, false);
        }
    }

    // for (Piece p : pieces.in(zone)): the loop body must not move pieces of that zone.
    struct Range {
        struct Iterator {
            const PieceTable* table;
            Piece p;
            Piece operator*() const { return p; }
            Iterator& operator++() { return p = table->after(p), *this; }
            bool operator!=(const Iterator& o) const { return p.n != o.p.n; }
        };
        const PieceTable* table;
        Piece first;
        Iterator begin() const { return {table, first}; }
        Iterator end() const { return {table, {}}; }
    };
    Range in(Zone z) const { return {this, top(z)}; }

    // Gives every piece p the number map[p] (a permutation of 1 .. count()). Lists keep their order.
    void renumber(const uint16_t* map) {
        PieceTable old = *this;
        for (int p = 1; p <= count_; ++p) {
            rows_[map[p]] = old.rows_[p];
            next_[map[p]] = link(map[old.next_[p]]);
            prev_[map[p]] = link(map[old.prev_[p]]);
            data_[map[p]] = old.data_[p];
        }
        for (int s = 0; s < kLists; ++s) {
            head_[s] = link(map[head_[s]]);
            tail_[s] = link(map[tail_[s]]);
        }
    }

    // Every piece in exactly one zone, every list whole. For properties and for states from outside.
    bool valid() const {
        if (count_ > kPieces) return false;
        int seen = 0;
        for (int s = 0; s < kLists; ++s) {
            uint16_t prev = 0;
            int n = 0;
            for (uint16_t p = head_[s]; p != 0; p = next_[p]) {
                if (p > count_ || prev_[p] != prev || rows_[p].zone != s + 1 || ++n > count_) return false;
                prev = p;
            }
            if (tail_[s] != prev || size_[s] != n) return false;
            seen += n;
        }
        for (int p = 1; p <= count_; ++p) seen += rows_[p].zone == 0 ? 1 : 0;
        return seen == count_;
    }

private:
    static constexpr int kLists = kZones * kSeats;
    static Link link(uint16_t n) { return static_cast<Link>(n); }
    static int slot(Zone z) { return z.kind * kSeats + z.seat.index(); }
    static Zone unpack(uint8_t z) { return {static_cast<uint8_t>((z - 1) / kSeats), seatAt((z - 1) % kSeats)}; }
    void link(Piece p, Zone z, bool onTop) {
        int s = slot(z);
        rows_[p.n].zone = static_cast<uint8_t>(s + 1);
        Link before = onTop ? Link{0} : tail_[s];
        Link after = onTop ? head_[s] : Link{0};
        prev_[p.n] = before;
        next_[p.n] = after;
        (before != 0 ? next_[before] : head_[s]) = link(p.n);
        (after != 0 ? prev_[after] : tail_[s]) = link(p.n);
        ++size_[s];
    }
    void unlink(Piece p) {
        PieceRow& r = rows_[p.n];
        if (r.zone == 0) return;
        int s = r.zone - 1;
        Link before = prev_[p.n];
        Link after = next_[p.n];
        (before != 0 ? next_[before] : head_[s]) = after;
        (after != 0 ? prev_[after] : tail_[s]) = before;
        --size_[s];
        r.zone = 0;
        next_[p.n] = prev_[p.n] = 0;
    }

    uint16_t count_ = 0;
    PieceRow rows_[kPieces + 1] = {};
    Data data_[kPieces + 1] = {};
    Link next_[kPieces + 1] = {};
    Link prev_[kPieces + 1] = {};
    Link head_[kLists] = {};
    Link tail_[kLists] = {};
    Link size_[kLists] = {};
};

}  // namespace cantina
