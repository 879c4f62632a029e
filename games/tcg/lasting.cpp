// Effects that last: adding up, and gathering equal ones on many units.
#include "games/tcg/lasting.h"

namespace cantina::tcg {

bool LastingOnMany::isEmpty() const {
    uint8_t any = 0;
    for (uint8_t byte : units) any = static_cast<uint8_t>(any | byte);
    return any == 0;
}

bool LastingEffects::add(Lasting l) {
    if (l.adds()) {
        for (int i = 0; i < ones_.size(); ++i) {
            if (ones_[i].piece != l.piece || !ones_[i].isLike(l)) continue;
            const int sum = ones_[i].amount() + l.amount();
            if (sum < -Lasting::kMostAmount || sum > Lasting::kMostAmount) return false;
            ones_[i] = ones_[i].withAmount(sum);
            return true;
        }
        for (int i = 0; l.unit().some() && i < many_.size(); ++i) {
            Lasting old = many_[i].on(l.piece);
            if (!many_[i].has(l.piece) || !old.isLike(l)) continue;
            many_[i].take(l.piece);
            dropIfEmpty(i);
            l = l.withAmount(old.amount() + l.amount());
            break;
        }
        for (LastingOnMany& m : many_)
            if (l.unit().some() && m.stat == l.stat && m.packed == l.packed) {
                m.put(l.piece);
                return true;
            }
        if (l.unit().some() && gather(l, kFewest - 1)) {
            many_.back().put(l.piece);
            return true;
        }
    }
    // Without room, whatever lies on two units or more is put together.
    for (int i = 0; ones_.full() && i < ones_.size(); ++i) {
        const Lasting like = ones_[i];
        if (gather(like, 2)) break;
    }
    return ones_.push(l);
}

// Equal ones on units become one on many, if there are so many.
bool LastingEffects::gather(const Lasting& like, int least) {
    if (!like.adds() || !like.unit().some() || many_.full()) return false;
    auto isEqual = [&](const Lasting& l) { return l.unit().some() && l.stat == like.stat && l.packed == like.packed; };
    int n = 0;
    for (const Lasting& l : ones_) n += isEqual(l) ? 1 : 0;
    if (n < least) return false;
    LastingOnMany m;
    m.stat = like.stat;
    m.packed = like.packed;
    for (int i = ones_.size() - 1; i >= 0; --i)
        if (isEqual(ones_[i])) {
            m.put(ones_[i].piece);
            ones_.removeAt(i);
        }
    return many_.push(m);
}

bool LastingEffects::handOver(Piece from, Piece to) {
    for (Lasting& l : ones_) {
        if (l.piece == from.n) l.piece = static_cast<uint8_t>(to.n);
        if (isLink(l.stat) && l.link() == from) l = l.withAmount(to.n);
    }
    for (int i = many_.size() - 1; i >= 0; --i) {
        if (!many_[i].has(from.n)) continue;
        Lasting old = many_[i].on(from.n);
        many_[i].take(from.n);
        dropIfEmpty(i);
        if (!add(old.onUnit(to.n))) return false;
    }
    return true;
}

}  // namespace cantina::tcg
