// Effects that last: adding up, and gathering equal ones on many units.
#include "games/tcg/lasting.h"

namespace cantina::tcg {

int LastingOnMany::size() const {
    int n = 0;
    for (uint8_t byte : units) n += __builtin_popcount(byte);
    return n;
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

// Equal ones on units become one on many, if there are so many. Without room for that, the one on the fewest units is taken
// apart for it, if that makes fewer in all.
bool LastingEffects::gather(const Lasting& like, int least) {
    if (!like.adds() || !like.unit().some()) return false;
    auto isEqual = [&](const Lasting& l) { return l.unit().some() && l.stat == like.stat && l.packed == like.packed; };
    int n = 0;
    for (const Lasting& l : ones_) n += isEqual(l) ? 1 : 0;
    if (n < least) return false;
    LastingOnMany apart;
    if (many_.full()) {
        int fewest = 0;
        for (int i = 1; i < many_.size(); ++i)
            if (many_[i].size() < many_[fewest].size()) fewest = i;
        if (many_[fewest].size() >= n) return false;
        apart = many_[fewest];
        many_.removeAt(fewest);
    }
    LastingOnMany m;
    m.stat = like.stat;
    m.packed = like.packed;
    for (int i = ones_.size() - 1; i >= 0; --i)
        if (isEqual(ones_[i])) {
            m.put(ones_[i].piece);
            ones_.removeAt(i);
        }
    bool room = true;  // there is: fewer are added than were removed
    for (int p = 1; p <= kMostPieces; ++p)
        if (apart.has(p)) room = ones_.push(apart.on(p)) && room;
    return many_.push(m) && room;
}

bool LastingEffects::handOver(Piece from, Piece to) {
    for (Lasting& l : ones_) {
        if (l.piece == from.n && !l.adds()) l.piece = static_cast<uint8_t>(to.n);
        if (isLink(l.stat) && l.link() == from) l = l.withAmount(to.n);
    }
    // What adds up is added to what the other card has of that kind.
    for (int i = 0; i < ones_.size(); ++i) {
        if (ones_[i].piece != from.n) continue;
        const Lasting old = ones_[i];
        ones_.removeAt(i);
        if (!add(old.onUnit(to.n))) return false;
        i = -1;  // adding may change the list
    }
    for (int i = 0; i < many_.size(); ++i) {
        if (!many_[i].has(from.n)) continue;
        Lasting old = many_[i].on(from.n);
        many_[i].take(from.n);
        dropIfEmpty(i);
        if (!add(old.onUnit(to.n))) return false;
        i = -1;
    }
    return true;
}

}  // namespace cantina::tcg
