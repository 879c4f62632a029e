// What lasts: a form among effects that says how long, `forbid{is_rolled(it), lasting = next_round}`.
//
// When the book is made each such form becomes a row (Book::lasting), like a form that holds while a card is there
// (language/continuous.h). When the effect happens, one entry with the number of that row is kept, and what the words of the
// card speak of: the chosen pieces, the players, how much it was at that moment. The entry is read as the rows of cards in
// play are: does it mean this piece or this player, does its condition still hold, how much is it?
#pragma once

#include <array>
#include <cstring>
#include <type_traits>
#include <utility>

#include "kernel/fixed.h"
#include "language/continuous.h"
#include "language/lasting_sets.h"

namespace cantina::language {

// What a procedure starts and no form says, as icons that a strike lends: an entry without text. It adds its amount to a
// number of one piece, and its row is this and what it is about.
inline constexpr uint16_t kWithoutText = 0x8000;
namespace lasting {

inline constexpr int kPlainRows = 64;
constexpr std::array<Continuous, kPlainRows> plainRows() {
    std::array<Continuous, kPlainRows> out{};
    for (size_t i = 0; i < out.size(); ++i) {
        out[i].about = static_cast<uint16_t>(i);
        out[i].form = Form::change;
        out[i].amountAt = 0;
        out[i].of = {Side::Whom::piece, 1, 0};
    }
    return out;
}
inline constexpr std::array<Continuous, kPlainRows> kRowsWithoutText = plainRows();

}  // namespace lasting
inline const Continuous& lastingRow(const Book& book, int number) {
    return number < kWithoutText ? book.lasting[static_cast<size_t>(number)]
                                 : lasting::kRowsWithoutText[static_cast<size_t>(number - kWithoutText)];
}
inline const Continuous& rowOf(const Book& book, const Lasting& l) { return lastingRow(book, l.row); }

// All of them, in the order in which they came into effect, and what they speak of: part of a state.
template <int kMost, int kSets = 0, int kPieces = 0>
struct LastingEffects : LastingSets<kSets, kPieces> {
    using Entry = Lasting;
    FixedVec<Lasting, kMost> list;
    uint32_t about[2] = {};  // the halves of an aboutBit, as in ContinuousCards

    int size() const { return list.size(); }
    bool empty() const { return list.empty(); }
    int rowOf(int i) const { return list[i].row; }
    const Lasting& at(int i) const { return list[i]; }
    bool speaksOf(int what) const { return ((uint64_t{about[1]} << 32 | about[0]) & aboutBit(what)) != 0; }
    // False when there is no room.
    [[nodiscard]] bool add(const Book& book, const Lasting& l) {
        if (!list.push(l)) return false;
        note(book, l);
        return true;
    }
    // The same of what is about one piece in play: entries that differ in nothing else share one, and equal ones on one
    // piece add up.
    template <class T>
    [[nodiscard]] bool share(T& t, Lasting l) {
        const Continuous& row = lastingRow(t.book(), l.row);
        if (!LastingSets<kSets, kPieces>::kShares || !l.of.some() || row.op != Op::add) return add(t.book(), l);
        for (int i = 0; i < list.size(); ++i) {
            if (!areAlike(list[i], l) || !this->isAbout(list[i], l.of)) continue;
            if (row.amountAt == Continuous::kNothing) return true;  // there is nothing to add
            l.amount += list[i].amount;
            if (this->part(list[i], l.of)) removeAt(i);
            break;
        }
        Lasting* other = alikeTo(l);
        if (other != nullptr && this->join(*other, l.of)) return true;
        if (other == nullptr || !takeApart(t, l)) return add(t.book(), l);
        return share(t, l);
    }
    // Takes away those of which fn says so. True if there was one.
    template <class Fn>
    bool removeIf(const Book& book, Fn fn) {
        const int before = list.size();
        for (int i = list.size() - 1; i >= 0; --i)
            if (fn(list[i])) removeAt(i);
        if (list.size() == before) return false;
        noteAll(book);
        return true;
    }
    // Those of which fn says so are about that piece no more. True if there was one.
    template <class Fn>
    bool partIf(const Book& book, PieceRef gone, Fn fn) {
        bool found = false;
        for (int i = list.size() - 1; i >= 0; --i) {
            if (!this->isAbout(list[i], gone) || !fn(list[i])) continue;
            found = true;
            if (this->part(list[i], gone)) removeAt(i);
        }
        if (found) noteAll(book);
        return found;
    }
    // What was about a piece is about another one. False when there is no room.
    template <class T>
    [[nodiscard]] bool handOver(T& t, PieceRef from, PieceRef to) {
        for (int i = list.size() - 1; i >= 0; --i) {
            if (!this->isAbout(list[i], from)) continue;
            if (list[i].set == 0) {
                list[i].of = to;
                continue;
            }
            Lasting one = list[i];
            one.set = 0;
            one.of = to;
            if (this->part(list[i], from)) removeAt(i);
            if (!share(t, one)) return false;
        }
        return true;
    }
    void visit(Visitor& v) {
        this->visitSets(v);
        for (Lasting& l : list) {
            v.ref(l.source);
            for (PieceRef& r : l.regs) v.ref(r);
            v.ref(l.of);
            v.ref(l.on);
            v.ref(l.with);
        }
    }

private:
    // Two that differ in nothing but the piece, and in how much it is.
    static bool areAlike(const Lasting& a, const Lasting& b) {
        if (a.row != b.row) return false;
        Lasting x = a;
        x.of = b.of;
        x.set = b.set;
        x.amount = b.amount;
        return std::memcmp(&x, &b, sizeof x) == 0;
    }
    Lasting* alikeTo(const Lasting& l) {
        for (Lasting& other : list)
            if (other.amount == l.amount && this->isAboutOne(other) && areAlike(other, l)) return &other;
        return nullptr;
    }
    // No set is free: the smallest one becomes single entries, if there are more of those that want a set than it has
    // pieces.
    template <class T>
    bool takeApart(T& t, const Lasting& like) {
        int alike = 1, fewest = -1;
        for (int i = 0; i < list.size(); ++i) {
            if (list[i].set == 0)
                alike += list[i].amount == like.amount && areAlike(list[i], like) ? 1 : 0;
            else if (fewest < 0 || this->sizeOf(list[i]) < this->sizeOf(list[fewest]))
                fewest = i;
        }
        if (fewest < 0 || this->sizeOf(list[fewest]) >= alike) return false;
        Lasting apart = list[fewest];
        const auto pieces = this->setOf(apart);
        removeAt(fewest);
        Lasting* first = alikeTo(like);
        for (int i = list.size() - 1; i >= 0; --i)
            if (Lasting& l = list[i];
                &l != first && l.amount == like.amount && areAlike(l, like) && this->join(*first, l.of))
                removeAt(i);
        apart.set = 0;
        bool room = true;  // there is: fewer are added than were removed
        pieces.forEach([&](Piece p) {
            apart.of = t.s.pieces.ref(p);
            room = list.push(apart) && room;
        });
        return room;
    }
    void removeAt(int i) {
        this->freeSet(list[i]);
        list.removeAt(i);
    }
    void noteAll(const Book& book) {
        about[0] = about[1] = 0;
        for (const Lasting& l : list) note(book, l);
    }
    void note(const Book& book, const Lasting& l) {
        const uint64_t bit = aboutBit(lastingRow(book, l.row).about);
        about[0] |= static_cast<uint32_t>(bit);
        about[1] |= static_cast<uint32_t>(bit >> 32);
    }
};

namespace lasting {

template <class T>
AbilityFrame frameOf(T& t, const Lasting& l, Piece asked = {}) {
    AbilityFrame f = abilityFrame(t, lastingRow(t.book(), l.row).ability, l.source, l.controller, {});
    for (int r = 0; r < kRegisters; ++r) f.regs[r] = l.regs[r];
    f.amount = l.result;
    f.chosen = l.chosen;
    f.they = l.they;
    if (l.ofIsFirst != 0 && asked.some()) f.regs[0] = t.s.pieces.ref(asked);
    return f;
}

// A side of the form: a noun is looked at now, a piece and a player are those of the moment when it began.
template <class T>
bool means(T& t, const Side& side, const AbilityFrame& f, PieceRef said, Piece p) {
    if (side.whom == Side::Whom::anybody || (side.whom == Side::Whom::piece && !said.some())) return true;
    if (side.whom == Side::Whom::every) return p.some() && matches(t, f, side.selector, p);
    return p.some() && said == t.s.pieces.ref(p);
}
template <class T>
bool means(T& t, const Continuous& row, const Lasting& l, const AbilityFrame& f, const Asked& a) {
    const Side::Whom who = row.of.whom;
    const bool ofPlayers = l.seat.some() || who == Side::Whom::opponents || who == Side::Whom::everybody;
    if (l.seat.some() && !(l.seat == a.seat)) return false;
    if (who == Side::Whom::opponents && (!a.seat.some() || a.seat == l.controller)) return false;
    if (who == Side::Whom::everybody && !a.seat.some()) return false;
    if (!ofPlayers && l.set == 0 && !means(t, row.of, f, l.of, a.piece)) return false;
    if (l.by.some() && !(l.by == a.by)) return false;
    return means(t, row.on, f, l.on, a.place) && means(t, row.with, f, l.with, a.with);
}

// Is it about that piece? A list without sets has entries about one piece only.
template <class T>
bool isAbout(T& t, const Lasting& l, PieceRef r) {
    if constexpr (requires { t.s.lasting.isAbout(l, r); })
        return t.s.lasting.isAbout(l, r);
    else
        return l.of == r;
}
// The same, as far as it is seen without a frame: false where the entry cannot mean what is asked for. Most end here.
template <class T>
bool mayMean(T& t, const Lasting& l, const Asked& a) {
    if (l.seat.some()) return l.seat == a.seat;
    return (!l.of.some() && l.set == 0) || (a.piece.some() && isAbout(t, l, t.s.pieces.ref(a.piece)));
}

template <class T>
inline constexpr bool kShares = [] {
    using List = std::remove_cvref_t<decltype(std::declval<T&>().s.lasting)>;
    if constexpr (requires { List::kShares; })
        return List::kShares;
    else
        return false;
}();

// What the form says beside whom it means. Where nothing was kept of what its words speak of, what it says is plain.
template <class T>
Args operandsOf(T& t, const Lasting& l, const Continuous& row, const AbilityFrame& f) {
    Args out;
    if (l.row >= kWithoutText) return out.number[row.amountAt] = l.amount, out;
    const Instr* verb = &t.book().code[t.book().abilities[row.ability].code + row.verb];
    if (!kShares<T> || row.speaks) {
        continuous::operandsOf(t, f, row, verb, out);
    } else {
        for (int i = 0; i < verb->b; ++i) {
            const Ref ref = static_cast<Ref>(verb[1 + i].a);
            if (ref == Ref::number || ref == Ref::symbol) out.number[static_cast<size_t>(i)] = verb[1 + i].imm;
        }
    }
    if (row.amountAt != Continuous::kNothing) out.number[row.amountAt] = l.amount;
    return out;
}

// Before it is shared: what its words do not speak of is left away.
template <class T>
void leaveAway(const Continuous& row, Lasting& l) {
    if (!kShares<T> || !l.of.some()) return;
    if (row.speaks) {
        l.ofIsFirst = l.regs[0] == l.of ? 1 : 0;
        if (l.ofIsFirst != 0) l.regs[0] = {};
        return;
    }
    l.row = row.like;
    l.source = {};
    for (PieceRef& r : l.regs) r = {};
    l.result = l.chosen = 0;
    l.controller = l.they = {};
}
// A set is of pieces in play only: there nobody's sight matters, and what leaves is told.
template <class T, class L>
bool keep(T& t, const L& l) {
    if constexpr (kShares<T>) {
        const bool shares = l.of.some() && t.rules.zones[static_cast<size_t>(t.s.pieces.kindOf(l.of.piece))].inPlay;
        if (shares) return t.s.lasting.share(t, l);
    }
    return t.s.lasting.add(t.book(), l);
}

// The row that the verb is about that has just been read.
inline int rowAt(const Book& book, const AbilityFrame& f) {
    const uint32_t key = uint32_t{f.ability} << 16 | f.pc;
    const auto at = std::lower_bound(book.lastingAt.begin(), book.lastingAt.end(), key);
    return at != book.lastingAt.end() && *at == key ? static_cast<int>(at - book.lastingAt.begin()) : -1;
}

// The player on that side. Where a piece might have stood, players are counted from 1.
template <class T>
Seat playerOf(T& t, const Continuous& row, const Side& side, const Args& a) {
    const Book& book = t.book();
    const Instr& operand = book.code[book.abilities[row.ability].code + row.verb + 1 + side.at];
    return static_cast<Ref>(operand.a) == Ref::holder ? a.holder(side.at) : a.seat(side.at);
}

template <class T>
bool holds(T& t, const Continuous& row, const AbilityFrame& f) {
    return row.holding == 0 || expressions::holds(t, f, {}, t.book().nodes[row.holding]);
}

// A game may keep what it has found out about numbers, and forget it in a hook: State::lastingChanged(t, about), with an
// aboutBit for each that something began or ceased to speak of.
template <class T>
void tellChanged(T& t, uint64_t about) {
    if constexpr (requires { T::StateType::lastingChanged(t, about); })
        if (about != 0) T::StateType::lastingChanged(t, about);
}
// Those of which fn says so are over. True if there was one.
template <class T, class Fn>
bool endIf(T& t, Fn fn) {
    if (t.s.lasting.empty()) return false;
    uint64_t about = 0;
    const bool some = t.s.lasting.removeIf(t.book(), [&](const Lasting& l) {
        if (!fn(l)) return false;
        about |= aboutBit(rowOf(t.book(), l).about);
        return true;
    });
    tellChanged(t, about);
    return some;
}

}  // namespace lasting

// Does an entry hold now? A game may have a hook for what its periods ask for: State::holdsNow(t, entry).
template <class T>
bool holdsNow(T& t, const Lasting& l, const AbilityFrame& f) {
    if constexpr (requires { T::StateType::holdsNow(t, l); }) {
        if (!T::StateType::holdsNow(t, l)) return false;
    }
    return lasting::holds(t, lastingRow(t.book(), l.row), f);
}

namespace lasting {

// Does the entry mean what is asked for, and hold? A frame is made only for words that look at it.
template <class T>
bool applies(T& t, const Continuous& row, const Lasting& l, const Asked& a) {
    const auto isNoun = [](const Side& s) { return s.whom == Side::Whom::every; };
    if (row.holding == 0 && !isNoun(row.of) && !isNoun(row.on) && !isNoun(row.with)) return means(t, row, l, {}, a);
    if (l.of.some() && !isNoun(row.of) && !(a.piece.some() && l.of == t.s.pieces.ref(a.piece))) return false;
    if (isJudged(t, &row)) return false;
    const Judging judging(t, &row);
    const AbilityFrame f = frameOf(t, l);
    return means(t, row, l, f, a) && holdsNow(t, l, f);
}

}  // namespace lasting

template <class T, class L>
void beginLasting(T& t, const L& l) {
    if (!lasting::keep(t, l)) t.fault(Fault::capacity);
    lasting::tellChanged(t, aboutBit(rowOf(t.book(), l).about));
}

// What a form among effects does. `complete` may add to the entry what the game keeps there; false if nothing begins. Where
// a condition may begin to hold later, as a game's rules read "as long as", the game says so: State::kMayHoldLater.
template <class T, class Fn>
Did lastsFor(T& t, AbilityFrame& f, const Args& a, Fn&& complete) {
    const int number = lasting::rowAt(t.book(), f);
    if (number < 0) return Did::nothing;
    const Continuous& row = t.book().lasting[static_cast<size_t>(number)];
    typename std::remove_cvref_t<decltype(t.s.lasting)>::Entry l;
    l.row = static_cast<uint16_t>(number);
    l.source = f.source;
    for (int r = 0; r < kRegisters; ++r) l.regs[r] = f.regs[r];
    l.result = f.amount;
    l.chosen = f.chosen;
    l.controller = f.controller;
    l.they = f.they;
    l.period = row.periodAt == Continuous::kNothing ? uint8_t{0} : static_cast<uint8_t>(a.symbol(row.periodAt));
    l.amount = amountOf(row, a);
    const auto keep = [&](const Side& side, PieceRef& out) {
        if (side.whom != Side::Whom::anybody && side.whom != Side::Whom::every) out = a.at(side.at);
    };
    if (row.of.whom == Side::Whom::player)
        l.seat = lasting::playerOf(t, row, row.of, a);
    else
        keep(row.of, l.of);
    keep(row.on, l.on);
    keep(row.with, l.with);
    if (row.by.whom == Side::Whom::player) l.by = lasting::playerOf(t, row, row.by, a);
    const bool gone = row.of.whom != Side::Whom::every && !l.seat.some() && !t.s.pieces.alive(l.of);
    if (gone) return Did::nothing;
    lasting::leaveAway<T>(row, l);
    if (!complete(l)) return Did::nothing;
    if constexpr (!requires { T::StateType::kMayHoldLater; }) {
        if (!lasting::holds(t, row, lasting::frameOf(t, l))) return Did::nothing;
    }
    beginLasting(t, l);
    return Did::full;
}
// The same as a verb (Verb::perform). A game may have a hook: State::begins(t, entry, frame), which completes the entry.
template <class T>
Did lastsFor(T& t, AbilityFrame& f, const Args& a) {
    return lastsFor(t, f, a, [&](auto& l) {
        if constexpr (requires { T::StateType::begins(t, l, f); })
            return T::StateType::begins(t, l, f);
        else
            return true;
    });
}

namespace lasting {

template <class T, class L>
bool judge(T& t, const Continuous& row, const L& l, const AbilityFrame& f, const Asked& a, Args& out) {
    const Judging judging(t, &row);
    if (!means(t, row, l, f, a) || !holdsNow(t, l, f)) return false;
    out = operandsOf(t, l, row, f);
    return true;
}

}  // namespace lasting

// Calls fn(row, frame, operands) for each effect that lasts, speaks of what is asked for, and holds now.
template <class T, class Fn>
void readLasting(T& t, const Asked& a, Fn&& fn) {
    if (!t.s.lasting.speaksOf(a.about)) return;
    const Book& book = t.book();
    for (int i = 0; i < t.s.lasting.size(); ++i) {
        const auto& l = t.s.lasting.at(i);
        const Continuous& row = rowOf(book, l);
        if (row.about != a.about || l.waits != 0 || !lasting::mayMean(t, l, a) || isJudged(t, &row)) continue;
        const AbilityFrame f = lasting::frameOf(t, l, a.piece);
        Args operands;
        if (lasting::judge(t, row, l, f, a, operands)) fn(row, f, operands);
    }
}

// The same without operands, for whoever combines what is there by itself: fn(entry, row). Calls it for each effect that
// lasts, speaks of what is asked for, and holds now.
template <class T, class Fn>
void forEachLasting(T& t, const Asked& a, Fn&& fn) {
    if (!t.s.lasting.speaksOf(a.about)) return;
    for (int i = 0; i < t.s.lasting.size(); ++i) {
        const Continuous& row = lastingRow(t.book(), t.s.lasting.rowOf(i));
        if (row.about != a.about) continue;
        const auto& l = t.s.lasting.at(i);
        if (l.waits == 0 && lasting::applies(t, row, l, a)) fn(l, row);
    }
}

// Calls fn(entry) for each effect that speaks of that, is about that piece, and holds now. Who asks reads the rest of it.
template <class T, class Fn>
void forEachLastingOn(T& t, int about, Piece p, Fn&& fn) {
    if (!t.s.lasting.speaksOf(about) || !p.some()) return;
    for (const Lasting& l : t.s.lasting.list) {
        if (lastingRow(t.book(), l.row).about != about || l.waits != 0) continue;
        if (t.s.lasting.isAbout(l, t.s.pieces.ref(p)) && holdsNow(t, l, lasting::frameOf(t, l, p))) fn(l);
    }
}

// That period is over.
template <class T>
void endLasting(T& t, int period) {
    if (lasting::endIf(t, [&](const Lasting& l) { return l.period == period && l.waits == 0; })) t.touch();
}

// What lasted for that period lasts for this one from now on: the next turn has become this turn.
template <class T>
void renamePeriod(T& t, int from, int to) {
    for (Lasting& l : t.s.lasting.list)
        if (l.period == from) l.period = static_cast<uint8_t>(to);
}

// A game's rules may say that what hangs on a condition (`as_long_as`) is over for good as soon as that does not hold: one
// of its standing checks asks whether there is something of the kind, and ends it.
template <class T>
bool anyConditional(T& t) {
    for (const Lasting& l : t.s.lasting.list)
        if (rowOf(t.book(), l).holding != 0) return true;
    return false;
}
template <class T>
bool endLapsed(T& t) {
    return lasting::endIf(t, [&](const Lasting& l) {
        const Continuous& row = rowOf(t.book(), l);
        return row.holding != 0 && !lasting::holds(t, row, lasting::frameOf(t, l));
    });
}

// A period may last until the next such piece, as the price of the next card that is played. When it has counted for a
// piece, that one is noted, in `with`, of which such a form says nothing; the period is over with that piece.
template <class T>
void noteCounted(T& t, int period, const Asked& a) {
    for (Lasting& l : t.s.lasting.list) {
        if (l.period != period || !lasting::mayMean(t, l, a)) continue;
        const Continuous& row = rowOf(t.book(), l);
        if (row.about == a.about && lasting::means(t, row, l, lasting::frameOf(t, l), a)) l.with = t.s.pieces.ref(a.piece);
    }
}
template <class T>
void endCounted(T& t, int period, Piece p) {
    if (lasting::endIf(t, [&](const Lasting& l) { return l.period == period && l.with.piece == p; })) t.touch();
}

// What began as the n-th or later has never been: it is taken back.
template <class T>
void forgetLastingFrom(T& t, int n) {
    if (t.s.lasting.list.size() <= n) return;
    const Lasting* first = t.s.lasting.list.begin() + n;
    (void)lasting::endIf(t, [&](const Lasting& l) { return &l >= first; });
}

// What was about a piece is about another from now on, or about the same piece in its next life.
template <class T>
void handOver(T& t, PieceRef from, PieceRef to) {
    if constexpr (requires { t.s.lasting.handOver(t, from, to); }) {
        if (!t.s.lasting.handOver(t, from, to)) t.fault(Fault::capacity);
    } else {
        t.s.lasting.handOver(from, to);
    }
}
// Another piece stands for it from now on: beside what is about it, whatever effects speak of.
template <class T>
void standFor(T& t, PieceRef from, PieceRef to) {
    if (t.s.lasting.empty()) return;
    for (Lasting& l : t.s.lasting.list) {
        const auto change = [&](PieceRef& r) {
            if (r == from) r = to;
        };
        change(l.source);
        change(l.on);
        change(l.with);
        for (PieceRef& r : l.regs) change(r);
    }
    handOver(t, from, to);
}

// A piece has left play: what was about it is over.
template <class T>
void endLastingOf(T& t, PieceRef gone) {
    if (t.s.lasting.empty()) return;
    if constexpr (lasting::kShares<T>)
        (void)t.s.lasting.partIf(t.book(), gone, [](const Lasting&) { return true; });
    else
        (void)lasting::endIf(t, [&](const Lasting& l) { return l.of == gone; });
}

// The source of effects is gone, and what it began ends with it.
template <class T>
void endLastingFrom(T& t, PieceRef source) {
    (void)lasting::endIf(t, [&](const Lasting& l) { return l.source == source; });
}

}  // namespace cantina::language
