// What lasts for a time (language/lasting.h): how it begins, when it is over, who takes its place; and what lasts without
// being the effect of a card: Stun, who bit whom, who attacks one unit after the other.
#include "games/tcg/rules/rules.h"

namespace cantina::tcg {

using language::Lasting;

namespace {

Stat statOf(Table& t, const Lasting& l) { return static_cast<Stat>(t.book().lasting[l.row].about); }
bool isFor(const Lasting& l, Span span) { return l.period == static_cast<uint8_t>(span); }
bool isInPlay(Table& t, PieceRef r) { return t.s.pieces.alive(r) && tcg::isInPlay(t, r.piece); }

// Those of which fn says so are over.
template <class Fn>
bool endIf(Table& t, Fn fn) {
    return t.s.lasting.removeIf(t.book(), [&](const Lasting& l) {
        if (!fn(l)) return false;
        if (statOf(t, l) == Stat::health) t.s.healthDue = 1;
        return true;
    });
}

}  // namespace

// What is not in play keeps nothing, but a disrupted Hidden Cost is that of a card still being built.
bool State::begins(Table& t, Lasting& l, const language::AbilityFrame& f) {
    const Stat stat = statOf(t, l);
    const bool built = stat == Stat::barred && t.s.pieces.isIn(l.of.piece, kBuild);
    if (l.of.some() && !built && !isInPlay(t, l.of)) return false;
    if (stat == Stat::barred) {
        const int number = numberAnswered(t, f);
        if (number < 0) return false;
        l.number = static_cast<uint16_t>(number);
    }
    if ((stat == Stat::provoked || stat == Stat::safeFrom) && !t.s.pieces.alive(l.on)) return false;
    if (stat == Stat::guarded || isFor(l, Span::tapped)) l.source = f.source;
    l.amount -= l.amount % 1000;  // a half counts for nothing
    if (stat == Stat::health) t.s.healthDue = 1;
    t.touch();
    return true;
}
bool State::holdsNow(Table& t, const Lasting& l) {
    return !isFor(l, Span::tapped) || (t.s.pieces.alive(l.source) && isInBattle(t, l.source.piece));
}

void endSpan(Table& t, Span span) {
    language::endPeriod(t, static_cast<int>(span));
    if (!t.s.lasting.empty() && endIf(t, [&](const Lasting& l) { return isFor(l, span); })) t.touch();
}
// What happened between two attacks or battles belongs to neither.
void beginSpan(Table& t, Span span) {
    if (!t.s.log.entries.empty()) t.s.log.forget(t.book(), static_cast<int>(span));
}
bool endUntapped(Table& t) {
    return endIf(t, [&](const Lasting& l) {
        return isFor(l, Span::tapped) && !(t.s.pieces.alive(l.source) && isTapped(t, l.source.piece));
    });
}
// A standing check: it asks nobody.
bool checkTapped(Table& t) {
    if (!t.s.lasting.empty()) (void)endUntapped(t);
    return false;
}
void endLasting(Table& t, Piece p, Stat s) {
    if (t.s.lasting.partIf(t.book(), t.s.pieces.ref(p), [&](const Lasting& l) { return statOf(t, l) == s; }))
        t.s.healthDue = 1;  // nobody falls in its place now
}

// A card leaves play: what lies on it is over, what asks for it, and what was to last as long as it is in play.
void forgetLasting(Table& t, Piece p) {
    const PieceRef gone = t.s.pieces.ref(p);
    if (!t.s.lasting.empty()) {
        language::endLastingOf(t, gone);
        (void)endIf(t, [&](const Lasting& l) {
            if (l.on == gone) return true;
            if (!(l.source == gone)) return false;
            return statOf(t, l) == Stat::guarded || (isFor(l, Span::game) && !t.s.lasting.isAboutOne(l));
        });
    }
    forgetBites(t, [&](const Bite& b) { return b.by == gone || b.unit == gone; });
    for (int i = t.s.slashing.size() - 1; i >= 0; --i) {
        t.s.slashing[i].attacked.take(p);
        if (t.s.slashing[i].unit == gone) t.s.slashing.removeAt(i);
    }
}
// Another card has come to the top of a stack: it is the unit now.
void handOverLasting(Table& t, PieceRef from, PieceRef to) {
    language::standFor(t, from, to);
    const auto change = [&](PieceRef& r) {
        if (r == from) r = to;
    };
    for (Bite& b : t.s.bites) {
        change(b.by);
        change(b.unit);
    }
    for (language::LogEntry& e : t.s.log.entries) change(e.piece);
    for (language::Delayed& d : t.s.delayed) {
        change(d.source);
        for (PieceRef& r : d.regs) change(r);
    }
    for (Slashing& s : t.s.slashing) {
        change(s.unit);
        if (!s.attacked.has(from.piece)) continue;
        s.attacked.take(from.piece);
        s.attacked.put(to.piece);
    }
}

void endStun(Table& t) {
    if (t.s.stunned == 0) return;
    t.s.stunned = 0;
    for (uint8_t zone : {kRetreated, kSpace, kGround, kCharacter, kOn})
        for (Seat seat : {kDark, kLight})
            for (Piece p : t.s.pieces.in({zone, seat})) edit(t, p)->stunned = 0;
}

}  // namespace cantina::tcg
