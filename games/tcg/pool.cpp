// How the pool of triggered abilities is written: see pool.h.
#include "games/tcg/pool.h"

#include <cassert>
#include <cstring>

#include "games/tcg/lasting.h"

namespace cantina::tcg {
namespace {

static_assert(kMostPieces < 256, "a piece is written in a byte");

// The first byte: the event's kind, whose ability it is, whether there is an amount. The second: what it waits for, then how
// the subject and the object are written, then whether there is an origin. The third: whose doing the event is.
constexpr uint8_t kKind = 0x3F, kLightSide = 0x40, kAmount = 0x80;
constexpr uint8_t kGroup = 0x07, kOrigin = 0x80;
constexpr int kSubjectAt = 3, kObjectAt = 5;
constexpr int kHead = 8, kRefLength = 3, kAmountLength = 2;
enum Written : uint8_t { kNone, kTheSource, kApart };

Written writtenAs(PieceRef r, PieceRef source) { return !r.some() ? kNone : r == source ? kTheSource : kApart; }
Written writtenAt(uint8_t byte, int at) { return static_cast<Written>((byte >> at) & 3); }

struct Writer {
    uint8_t bytes[kHead + 3 * kRefLength + kAmountLength] = {};
    int n = 0;
    void put(int byte) { bytes[n++] = static_cast<uint8_t>(byte); }
    void put16(int value) { put(value & 255), put((value >> 8) & 255); }
    void putRef(PieceRef r) { put(r.piece.n), put16(r.instance); }
};

Writer written(const Trigger& trigger) {
    const Event& e = trigger.event;
    const Written subject = writtenAs(e.subject, trigger.source), object = writtenAs(e.object, trigger.source);
    Writer w;
    w.put(e.kind | (trigger.controller.index() != 0 ? kLightSide : 0) | (e.amount != 0 ? kAmount : 0));
    w.put(trigger.group | (subject << kSubjectAt) | (object << kObjectAt) | (e.source.some() ? kOrigin : 0));
    w.put(e.seat.some() ? 1 + e.seat.index() : 0);
    w.put16(trigger.ability);
    w.putRef(trigger.source);
    if (subject == kApart) w.putRef(e.subject);
    if (object == kApart) w.putRef(e.object);
    if (e.source.some()) w.putRef(e.source);
    if (e.amount != 0) w.put16(e.amount);
    return w;
}

struct Reader {
    const uint8_t* at;
    int get() { return *at++; }
    int get16() {
        const int low = get();
        return low | get() << 8;
    }
    PieceRef getRef() {
        const int piece = get();
        return {Piece{static_cast<uint16_t>(piece)}, static_cast<uint16_t>(get16())};
    }
    PieceRef getRef(Written how, PieceRef source) {
        return how == kNone ? PieceRef{} : how == kTheSource ? source : getRef();
    }
};

}  // namespace

int TriggerPool::lengthAt(int at) const {
    const uint8_t first = bytes_[at], second = bytes_[at + 1];
    const int refs = (writtenAt(second, kSubjectAt) == kApart ? 1 : 0) + (writtenAt(second, kObjectAt) == kApart ? 1 : 0) +
                     ((second & kOrigin) != 0 ? 1 : 0);
    return kHead + refs * kRefLength + ((first & kAmount) != 0 ? kAmountLength : 0);
}

int TriggerPool::placeOf(int i) const {
    assert(i >= 0 && i < size());
    int at = 0;
    while (i-- > 0) at += lengthAt(at);
    return at;
}

Trigger TriggerPool::read(int at) const {
    Reader r{bytes_ + at};
    const auto first = static_cast<uint8_t>(r.get()), second = static_cast<uint8_t>(r.get());
    const int seat = r.get();
    Trigger out;
    out.ability = static_cast<uint16_t>(r.get16());
    out.source = r.getRef();
    out.controller = seatAt((first & kLightSide) != 0 ? 1 : 0);
    out.group = second & kGroup;
    out.event.kind = first & kKind;
    if (seat != 0) out.event.seat = seatAt(seat - 1);
    out.event.subject = r.getRef(writtenAt(second, kSubjectAt), out.source);
    out.event.object = r.getRef(writtenAt(second, kObjectAt), out.source);
    if ((second & kOrigin) != 0) out.event.source = r.getRef();
    if ((first & kAmount) != 0) out.event.amount = static_cast<int16_t>(r.get16());
    return out;
}

bool TriggerPool::push(const Trigger& trigger) {
    const Writer w = written(trigger);
    if (used_ + w.n > kBytes) return false;
    std::memcpy(bytes_ + used_, w.bytes, static_cast<size_t>(w.n));
    used_ = static_cast<uint16_t>(used_ + w.n);
    ++count_;
    return true;
}

void TriggerPool::removeAt(int i) {
    const int at = placeOf(i), length = lengthAt(at), rest = used_ - at - length;
    std::memmove(bytes_ + at, bytes_ + at + length, static_cast<size_t>(rest));
    std::memset(bytes_ + at + rest, 0, static_cast<size_t>(length));
    used_ = static_cast<uint16_t>(used_ - length);
    --count_;
}

void TriggerPool::replace(int i, const Trigger& trigger) {
    const int at = placeOf(i), length = lengthAt(at);
    const Writer w = written(trigger);
    const int shorter = length - w.n;
    assert(shorter >= 0);
    if (shorter < 0) return;
    std::memcpy(bytes_ + at, w.bytes, static_cast<size_t>(w.n));
    const int rest = used_ - at - length;
    std::memmove(bytes_ + at + w.n, bytes_ + at + length, static_cast<size_t>(rest));
    std::memset(bytes_ + used_ - shorter, 0, static_cast<size_t>(shorter));
    used_ = static_cast<uint16_t>(used_ - shorter);
}

bool TriggerPool::valid() const {
    if (used_ > kBytes) return false;
    int n = 0;
    for (int at = 0; at < used_; at += lengthAt(at), ++n) {
        if (at + kHead > used_ || at + lengthAt(at) > used_) return false;
        if (bytes_[at + 2] > 2 || bytes_[at + 5] > kMostPieces) return false;
    }
    return n == count_;
}

}  // namespace cantina::tcg
