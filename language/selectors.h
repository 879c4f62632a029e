// Selectors and operands: which pieces a card means, and what its numbers come to.
#pragma once

#include "language/refusal.h"
#include "language/words.h"

namespace cantina::language {

// The first filter that the piece does not pass, or null.
template <class T>
const Filter* failing(T& t, const AbilityFrame& f, const Selector& s, Piece p) {
    const Filter* x = t.book().filters.data() + s.first;
    for (const Filter* end = x + s.filters; x != end; ++x) {
        const auto& filter = t.words().filters[x->word];
        bool holds = !t.on(filter.rule) || filter.test(t, f, p, x->arg) == ((x->flags & Filter::kExcept) == 0);
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
[[gnu::noinline]] bool passesAll(T& t, const AbilityFrame& f, const Selector& s, Piece p) {
    const auto& noun = t.words().nouns[s.noun];
    return (noun.test == nullptr || noun.test(t, p)) && (s.filters == 0 || failing(t, f, s, p) == nullptr);
}
template <class T>
bool passes(T& t, const AbilityFrame& f, int selector, const Selector& s, Piece p) {
    if constexpr (requires { T::StateType::passesQuickly(t, f, selector, p); }) {
        Quickly quick = T::StateType::passesQuickly(t, f, selector, p);
        if (quick != Quickly::unknown) return quick == Quickly::yes;
    }
    return passesAll(t, f, s, p);
}

template <class T>
bool matches(T& t, const AbilityFrame& f, int selector, Piece p) {
    const Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    if (((t.words().nouns[s.noun].word.zones >> t.s.pieces.kindOf(p)) & 1) == 0) return false;
    return passes(t, f, selector, s, p);
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
            const auto& filter = t.words().filters[x->word];
            holds = holds || !t.on(filter.rule) || filter.test(t, f, p, x->arg) == ((x->flags & Filter::kExcept) == 0);
            if ((x->flags & Filter::kOrNext) == 0) break;
        }
        if (holds) continue;
        if (out.legal()) out.rule = t.words().filters[first->word].rule;
        out.says += (out.says.empty() ? "" : "; ") + notOfFilters(book, s, first);
    }
    return out;
}

// Calls fn(piece) for each piece that matches; fn returns false to stop.
template <class T, class Fn>
void forEachMatch(T& t, const AbilityFrame& f, int selector, Fn fn) {
    const Book& book = t.book();
    const Selector s = book.selectors[static_cast<size_t>(selector)];
    for (uint32_t zones = t.words().nouns[s.noun].word.zones; zones != 0; zones &= zones - 1) {
        auto kind = static_cast<uint8_t>(__builtin_ctz(zones));
        for (int seat = 0; seat < t.seats(); ++seat)
            for (Piece p : t.s.pieces.in({kind, seatAt(seat)}))
                if (passes(t, f, selector, s, p) && !fn(p)) return;
    }
}

template <class T>
int countMatches(T& t, const AbilityFrame& f, int selector) {
    int n = 0;
    forEachMatch(t, f, selector, [&](Piece) { return ++n, true; });
    return n;
}

// A game may have a quicker way for this too: State::anyQuickly(t, f, selector).
template <class T>
[[gnu::noinline]] bool anyMatchAtAll(T& t, const AbilityFrame& f, int selector) {
    bool any = false;
    forEachMatch(t, f, selector, [&](Piece) { return any = true, false; });
    return any;
}
template <class T>
bool anyMatch(T& t, const AbilityFrame& f, int selector) {
    if constexpr (requires { T::StateType::anyQuickly(t, f, selector); }) {
        Quickly quick = T::StateType::anyQuickly(t, f, selector);
        if (quick != Quickly::unknown) return quick == Quickly::yes;
    }
    return anyMatchAtAll(t, f, selector);
}

// The opponent that an ability means. A game with several may have a hook: State::opponentOf(t, f).
template <class T>
Seat opponentOf(T& t, const AbilityFrame& f) {
    if constexpr (requires { T::StateType::opponentOf(t, f); }) return T::StateType::opponentOf(t, f);
    return t.words().opponent(t, f.controller);
}

// --- Operands
// ----------------------------------------------------------------------------------------------------------------

template <class T>
PieceRef pieceOf(T& t, const AbilityFrame& f, Ref ref, int index) {
    switch (ref) {
        case Ref::reg: return f.regs[index];
        case Ref::self: return f.source;
        case Ref::subject: return f.event.subject;
        case Ref::object: return f.event.object;
        case Ref::host: return f.source.some() ? t.words().host(t, f.source.piece) : PieceRef{};
        default: return {};
    }
}

// What takes more than a look into the frame.
template <class T>
[[gnu::noinline]] void workOut(T& t, const AbilityFrame& f, const Instr& operand, int i, Args& out) {
    auto at = static_cast<size_t>(i);
    switch (static_cast<Ref>(operand.a)) {
        case Ref::count: out.number[at] = countMatches(t, f, operand.imm) * 1000; return;
        case Ref::opponent: out.number[at] = opponentOf(t, f).index(); return;
        case Ref::word:
            out.number[at] = t.words().numbers[operand.b].value(
                t, f, pieceOf(t, f, static_cast<Ref>(operand.imm & 0xFF), operand.imm >> 8));
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

}  // namespace cantina::language
