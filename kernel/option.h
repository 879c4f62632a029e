// Decisions are atomic and typed: an Option is one small value that search, undo, replay and clients share.
//
// Invariant: an option never names a piece that is hidden from the seat that decides; a blind choice is a number or chance.
#pragma once

#include <cstdint>

#include "kernel/ids.h"

namespace cantina {

enum class OptionKind : uint8_t {
    none,
    act,     // do `verb` with `piece` (and `detail`: which of its abilities, or another piece)
    piece,   // this piece
    number,  // this number
    seat,    // this player
    yes,
    no,
    done,  // enough picked
    pass,
};

struct Option {
    OptionKind kind = OptionKind::none;
    uint8_t verb = 0;  // a verb of the game's table of acts (kind act), otherwise 0
    Piece piece;
    int16_t number = 0;
    uint16_t detail = 0;
    constexpr bool operator==(const Option&) const = default;
};
static_assert(sizeof(Option) == 8);

constexpr Option optionAct(uint8_t verb, Piece piece = {}, uint16_t detail = 0, int16_t number = 0) {
    return {OptionKind::act, verb, piece, number, detail};
}
constexpr Option optionPiece(Piece p) { return {OptionKind::piece, 0, p, 0, 0}; }
constexpr Option optionNumber(int n) { return {OptionKind::number, 0, {}, static_cast<int16_t>(n), 0}; }
constexpr Option optionSeat(Seat s) { return {OptionKind::seat, 0, {}, static_cast<int16_t>(s.n), 0}; }
constexpr Option optionYes() { return {OptionKind::yes, 0, {}, 0, 0}; }
constexpr Option optionNo() { return {OptionKind::no, 0, {}, 0, 0}; }
constexpr Option optionDone() { return {OptionKind::done, 0, {}, 0, 0}; }
constexpr Option optionPass() { return {OptionKind::pass, 0, {}, 0, 0}; }

// Where options are written: a caller's buffer. Too many options is a fault of the game, never a silent cut.
class Options {
public:
    Options(Option* buffer, int capacity) : buffer_(buffer), capacity_(capacity) {}
    void add(const Option& o) {
        if (size_ < capacity_) buffer_[size_] = o;
        ++size_;
    }
    int size() const { return size_; }
    bool overflown() const { return size_ > capacity_; }
    const Option* begin() const { return buffer_; }
    const Option* end() const { return buffer_ + (overflown() ? capacity_ : size_); }
    bool contains(const Option& o) const {
        for (const Option& x : *this)
            if (x == o) return true;
        return false;
    }

private:
    Option* buffer_;
    int capacity_;
    int size_ = 0;
};

inline constexpr int kMaxOptions = 512;

}  // namespace cantina
