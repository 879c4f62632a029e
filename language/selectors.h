// Selectors and operands: which pieces a card means, and what its numbers come to.
#pragma once

#include "language/expressions.h"
#include "language/refusal.h"
#include "language/words.h"

namespace cantina::language {

// The first filter that the piece does not pass, or null.
template <class T>
bool holdsFor(T& t, const AbilityFrame& f, const Filter& x, Piece p, Piece outer) {
    if (x.word == kExpression)
        return expressions::passes(t, f, p, outer, t.book().nodes[static_cast<size_t>(x.arg)]) ==
               ((x.flags & Filter::kExcept) == 0);
    const auto& filter = t.words().filters[x.word];
    return !t.on(filter.rule) || filter.test(t, f, p, x.arg) == ((x.flags & Filter::kExcept) == 0);
}
template <class T>
const Filter* failing(T& t, const AbilityFrame& f, const Selector& s, Piece p, Piece outer = {}) {
    const Filter* x = t.book().filters.data() + s.first;
    for (const Filter* end = x + s.filters; x != end; ++x) {
        bool holds = holdsFor(t, f, *x, p, outer);
        if ((x->flags & Filter::kOrNext) == 0) {
            if (!holds) return x;
        } else if (holds) {
            while ((x->flags & Filter::kOrNext) != 0) ++x;
        }
    }
    return nullptr;
}

// A piece that lies in the noun's zones: does it pass the rest? A game may know that from its notes (Book::Notes), without
// one call per filter: State::passesQuickly(t, f, selector, p).
enum class Quickly : uint8_t { no, yes, unknown };
template <class T>
[[gnu::noinline]] bool passesAll(T& t, const AbilityFrame& f, const Selector& s, Piece p, Piece outer = {}) {
    const auto& noun = t.words().nouns[s.noun];
    return (noun.test == nullptr || noun.test(t, p)) && (s.filters == 0 || failing(t, f, s, p, outer) == nullptr);
}
template <class T>
bool passes(T& t, const AbilityFrame& f, int selector, const Selector& s, Piece p, Piece outer = {}) {
    if constexpr (requires { T::StateType::passesQuickly(t, f, selector, p); }) {
        Quickly quick = T::StateType::passesQuickly(t, f, selector, p);
        if (quick != Quickly::unknown) return quick == Quickly::yes;
    }
    return passesAll(t, f, s, p, outer);
}

// Does the piece lie where the selector's noun looks? What does not cannot match.
template <class T>
bool mayMatch(T& t, int selector, Piece p) {
    const Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    return ((t.words().nouns[s.noun].word.zones >> t.s.pieces.kindOf(p)) & 1) != 0;
}

template <class T>
bool matches(T& t, const AbilityFrame& f, int selector, Piece p, Piece outer) {
    if (!mayMatch(t, selector, p)) return false;
    return passes(t, f, selector, t.book().selectors[static_cast<size_t>(selector)], p, outer);
}

// Why not this one? What it is not of all that the selector asks for, in the words of the card; legal if it matches.
// The rule is that of the first filter that fails, if it has one.
template <class T>
Refusal whyNotPiece(T& t, const AbilityFrame& f, int selector, Piece p) {
    const Book& book = t.book();
    const Selector& s = book.selectors[static_cast<size_t>(selector)];
    const auto& noun = t.words().nouns[s.noun];
    if (((noun.word.zones >> t.s.pieces.kindOf(p)) & 1) == 0 || (noun.test != nullptr && !noun.test(t, p)))
        return {{}, notOfNoun(noun.word)};
    Refusal out;
    const Filter* x = book.filters.data() + s.first;
    for (const Filter* end = x + s.filters; x != end; ++x) {
        const Filter* first = x;  // of those joined by "or"
        bool holds = false;
        for (;; ++x) {
            holds = holds || holdsFor(t, f, *x, p, {});
            if ((x->flags & Filter::kOrNext) == 0) break;
        }
        if (holds) continue;
        if (out.legal() && first->word != kExpression) out.rule = t.words().filters[first->word].rule;
        out.says += (out.says.empty() ? "" : "; ") + notOfFilters(book, s, first);
    }
    return out;
}

// Calls fn(piece) for each piece that matches; fn returns false to stop.
template <class T, class Fn>
void forEachMatch(T& t, const AbilityFrame& f, int selector, Fn fn, Piece outer) {
    const Book& book = t.book();
    const Selector s = book.selectors[static_cast<size_t>(selector)];
    for (uint32_t zones = t.words().nouns[s.noun].word.zones; zones != 0; zones &= zones - 1) {
        auto kind = static_cast<uint8_t>(__builtin_ctz(zones));
        for (int seat = 0; seat < t.seats(); ++seat)
            for (Piece p : t.s.pieces.in({kind, seatAt(seat)}))
                if (passes(t, f, selector, s, p, outer) && !fn(p)) return;
    }
}

template <class T>
int countMatches(T& t, const AbilityFrame& f, int selector, Piece outer) {
    int n = 0;
    forEachMatch(t, f, selector, [&](Piece) { return ++n, true; }, outer);
    return n;
}

// A game may have a quicker way for this too: State::anyQuickly(t, f, selector).
template <class T>
[[gnu::noinline]] bool anyMatchAtAll(T& t, const AbilityFrame& f, int selector, Piece outer = {}) {
    bool any = false;
    forEachMatch(t, f, selector, [&](Piece) { return any = true, false; }, outer);
    return any;
}
template <class T>
bool anyMatch(T& t, const AbilityFrame& f, int selector, Piece outer) {
    if constexpr (requires { T::StateType::anyQuickly(t, f, selector); }) {
        Quickly quick = T::StateType::anyQuickly(t, f, selector);
        if (quick != Quickly::unknown) return quick == Quickly::yes;
    }
    return anyMatchAtAll(t, f, selector, outer);
}

// The opponent that an ability means. A game with several may have a hook: State::opponentOf(t, f).
template <class T>
Seat opponentOf(T& t, const AbilityFrame& f) {
    if constexpr (requires { T::StateType::opponentOf(t, f); }) return T::StateType::opponentOf(t, f);
    return t.words().opponent(t, f.controller);
}

// --- Operands
// ----------------------------------------------------------------------------------------------------------------

// What the source is attached to, or was when it left play.
template <class T>
PieceRef hostOf(T& t, const AbilityFrame& f) {
    if (!f.source.some()) return {};
    if constexpr (requires { t.s.lastFacts; })
        if (const auto* known = lastFact(t, f, f.source, kLastHost)) return known->host;
    return t.words().host(t, f.source.piece);
}

template <class T>
PieceRef pieceOf(T& t, const AbilityFrame& f, Ref ref, int index) {
    switch (ref) {
        case Ref::reg: return f.regs[index];
        case Ref::self: return f.source;
        case Ref::subject: return f.event.subject;
        case Ref::object: return f.event.object;
        case Ref::host: return hostOf(t, f);
        default: return {};
    }
}

template <class T>
const Node& nodeOf(T& t, const Instr& i) {
    return t.book().nodes[static_cast<size_t>(i.node)];
}

// What takes more than a look into the frame.
template <class T>
[[gnu::noinline]] void workOut(T& t, const AbilityFrame& f, const Instr& operand, int i, Args& out) {
    auto at = static_cast<size_t>(i);
    switch (static_cast<Ref>(operand.a)) {
        case Ref::count: out.number[at] = countMatches(t, f, operand.imm) * 1000; return;
        case Ref::those: out.number[at] = operand.imm; return;
        case Ref::holding: out.number[at] = operand.node; return;
        case Ref::opponent: out.number[at] = opponentOf(t, f).index(); return;
        case Ref::they: out.number[at] = f.they.index(); return;
        case Ref::player: out.number[at] = expressions::player(t, f, {}, nodeOf(t, operand)).index(); return;
        case Ref::holder: out.number[at] = expressions::player(t, f, {}, nodeOf(t, operand)).index() + 1; return;
        case Ref::expression: out.number[at] = expressions::number(t, f, {}, nodeOf(t, operand)); return;
        case Ref::word:
            out.number[at] =
                numberOfPiece(t, f, operand.b, pieceOf(t, f, static_cast<Ref>(operand.imm & 0xFF), operand.imm >> 8));
            return;
        default: out.piece[at] = pieceOf(t, f, static_cast<Ref>(operand.a), operand.b); return;
    }
}
template <class T>
void evaluate(T& t, const AbilityFrame& f, const Instr& operand, int i, Args& out) {
    auto at = static_cast<size_t>(i);
    switch (static_cast<Ref>(operand.a)) {
        case Ref::number:
        case Ref::symbol: out.number[at] = operand.imm; return;
        case Ref::amount: out.number[at] = f.event.amount * 1000; return;
        case Ref::result: out.number[at] = f.amount * 1000; return;
        case Ref::chosen: out.number[at] = f.chosen * (operand.b != 0 ? 1 : 1000); return;
        case Ref::you: out.number[at] = f.controller.index(); return;
        case Ref::reg:
            out.piece[at] = f.regs[operand.b];
            out.open[at] = !out.piece[at].some();
            return;
        case Ref::self: out.piece[at] = f.source; return;
        case Ref::subject: out.piece[at] = f.event.subject; return;
        case Ref::object: out.piece[at] = f.event.object; return;
        default: workOut(t, f, operand, i, out); return;
    }
}

template <class T>
Args operands(T& t, const AbilityFrame& f, const Instr* first, int n) {
    Args out;
    for (int i = 0; i < n; ++i) evaluate(t, f, first[i], i, out);
    return out;
}

// Does the condition of a `when` hold?
template <class T>
bool conditionHolds(T& t, const AbilityFrame& f, const Instr* when) {
    if (when->a == kExpression) return expressions::holds(t, f, {}, nodeOf(t, *when));
    return t.words().conditions[when->a].holds(t, f, operands(t, f, when + 1, when->b));
}

// The player whom code names by a number of Book::players.
template <class T>
Seat playerOf(T& t, const AbilityFrame& f, int number) {
    if (number == Book::kYou) return f.controller;
    if (number == Book::kOpponent) return opponentOf(t, f);
    return expressions::player(t, f, {}, t.book().nodes[t.book().players[static_cast<size_t>(number)]]);
}

}  // namespace cantina::language
