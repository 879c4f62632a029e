// Expressions at the table: what a number comes to, whether a condition holds, which piece or player is meant, and whether a
// piece passes a filter that is put together from others (Node, language/book.h).
//
// The piece under test ("candidate") is bound by what compares or asks something inside a selector: in
// unit(at_least(power, count(card(beneath(candidate))))) `power` is that of the unit, and so is `candidate`.
#pragma once

#include <algorithm>

#include "language/words.h"

namespace cantina::language {

// language/selectors.h. `outer`: the piece under test of the selector around this one.
template <class T>
bool matches(T& t, const AbilityFrame& f, int selector, Piece p, Piece outer = {});
template <class T>
int countMatches(T& t, const AbilityFrame& f, int selector, Piece outer = {});
template <class T>
bool anyMatch(T& t, const AbilityFrame& f, int selector, Piece outer = {});
template <class T, class Fn>
void forEachMatch(T& t, const AbilityFrame& f, int selector, Fn fn, Piece outer = {});
template <class T>
PieceRef pieceOf(T& t, const AbilityFrame& f, Ref ref, int index);
template <class T>
Seat opponentOf(T& t, const AbilityFrame& f);

// What a number word says of something that does not exist.
inline constexpr int32_t kNoNumber = -2'000'000'000;

// What was noted of the piece as it left play (language/last_known.h), null: nothing. A game may tell of a piece that has
// left when it lies elsewhere already: then the subject is a life later.
template <class T>
const auto* lastFact(T& t, const AbilityFrame& f, PieceRef p, int word) {
    const bool gone = p.some() && !t.s.pieces.alive(p);
    const bool isElsewhere =
        !gone && p.some() && p.piece == f.event.subject.piece && !t.rules.zones[t.s.pieces.zoneOf(p.piece).kind].inPlay;
    if (isElsewhere) p.instance = static_cast<uint16_t>(p == f.event.subject ? p.instance - 1 : f.event.subject.instance);
    return gone || isElsewhere ? t.s.lastFacts.find(p, word) : nullptr;
}

// A number of a piece; if it has left play, as it was then (language/last_known.h).
template <class T>
int32_t numberOfPiece(T& t, const AbilityFrame& f, int word, PieceRef p) {
    if constexpr (requires { t.s.lastFacts; })
        if (!t.s.lastFacts.list.empty())
            if (const auto* known = lastFact(t, f, p, word)) return known->value;
    return t.words().numbers[static_cast<size_t>(word)].value(t, f, p);
}

namespace expressions {

template <class T>
const Node& part(T& t, const Node& n, int i) {
    return t.book().nodes[n.first + static_cast<uint32_t>(i)];
}

template <class T>
int32_t number(T& t, const AbilityFrame& f, Piece candidate, const Node& n);
template <class T>
bool holds(T& t, const AbilityFrame& f, Piece candidate, const Node& n);

template <class T>
PieceRef piece(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    if (n.kind == Node::Kind::candidate) return candidate.some() ? t.s.pieces.ref(candidate) : PieceRef{};
    return pieceOf(t, f, static_cast<Ref>(n.word), n.value);
}

template <class T>
Seat player(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    auto row = [&]() -> const PieceRow& { return t.s.pieces.row(piece(t, f, candidate, part(t, n, 0)).piece); };
    switch (n.kind) {
        case Node::Kind::controller: return row().controller;
        case Node::Kind::owner: return row().owner;
        case Node::Kind::actor: return f.event.seat;
        default: break;
    }
    switch (static_cast<Ref>(n.word)) {
        case Ref::opponent: return opponentOf(t, f);
        case Ref::they: return f.they;
        default: return f.controller;
    }
}

// A number of every piece that fits: their sum, the largest, the smallest; 0 if there is none.
template <class T>
int32_t overAll(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    int32_t out = 0;
    bool first = true;
    forEachMatch(
        t, f, n.value,
        [&](Piece p) {
            const int32_t x = t.words().numbers[n.word].value(t, f, t.s.pieces.ref(p));
            out = first                        ? x
                  : n.kind == Node::Kind::sum  ? out + x
                  : n.kind == Node::Kind::most ? std::max(out, x)
                                               : std::min(out, x);
            first = false;
            return true;
        },
        candidate);
    return out;
}

// Half of a number of thousandths, to the next whole one.
constexpr int32_t halved(int32_t thousandths, bool up) {
    const int32_t twice = thousandths / 1000;
    return (up ? (twice + 1) / 2 : twice / 2) * 1000;
}

// A number of a player is asked as though the ability were that player's.
template <class T>
int32_t numberOfPlayer(T& t, AbilityFrame f, Piece candidate, const Node& n) {
    f.controller = player(t, f, candidate, part(t, n, 0));
    return t.words().numbers[n.word].value(t, f, f.source);
}

inline int plainNumber(const AbilityFrame& f, Ref ref) {
    return ref == Ref::amount ? f.event.amount : ref == Ref::chosen ? f.chosen : f.amount;
}

// How often it has happened, from the point of view of the ability's player (language/log.h).
template <class T>
int timesHappened(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    int out = 0;
    if constexpr (requires { t.s.log; }) {
        const Happening& h = t.book().happenings[static_cast<size_t>(n.value)];
        const PieceRef asked = n.parts != 0 ? piece(t, f, candidate, part(t, n, 0)) : PieceRef{};
        for (const auto& e : t.s.log.entries) {
            const bool mine = f.controller.some() && ((e.seats >> f.controller.index()) & 1) != 0;
            if (e.row == n.value && mine && (e.previous != 0) == h.previous && (n.parts == 0 || e.piece == asked))
                out += e.count;
        }
    }
    return out;
}

template <class T>
int32_t number(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    auto of = [&](int i) { return number(t, f, candidate, part(t, n, i)); };
    switch (n.kind) {
        case Node::Kind::constant: return n.value;
        case Node::Kind::reference: return plainNumber(f, static_cast<Ref>(n.word)) * 1000;
        case Node::Kind::count: return countMatches(t, f, n.value, candidate) * 1000;
        case Node::Kind::sum:
        case Node::Kind::most:
        case Node::Kind::least: return overAll(t, f, candidate, n);
        case Node::Kind::number: {
            if (n.parts != 0 && t.words().numbers[n.word].word.params[0].kind == ParamKind::seat)
                return numberOfPlayer(t, f, candidate, n);
            PieceRef p = n.parts != 0       ? piece(t, f, candidate, part(t, n, 0))
                         : candidate.some() ? t.s.pieces.ref(candidate)
                                            : f.source;
            return numberOfPiece(t, f, n.word, p);
        }
        case Node::Kind::plus: return of(0) + of(1);
        case Node::Kind::minus: return n.parts == 1 ? -of(0) : of(0) - of(1);
        case Node::Kind::times: return static_cast<int32_t>(int64_t{of(0)} * of(1) / 1000);
        case Node::Kind::smaller: return std::min(of(0), of(1));
        case Node::Kind::larger: return std::max(of(0), of(1));
        case Node::Kind::half: return halved(of(0), true);
        case Node::Kind::halfDown: return halved(of(0), false);
        case Node::Kind::happened: return timesHappened(t, f, candidate, n) * 1000;
        case Node::Kind::or_if: return holds(t, f, candidate, part(t, n, 2)) ? of(1) : of(0);
        default: return 0;
    }
}

// The operands of a condition word.
template <class T>
Args conditionArgs(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    Args out;
    out.candidate = candidate;
    const auto& params = t.words().conditions[n.word].word.params;
    for (int i = 0; i < n.parts; ++i) {
        const Node& p = part(t, n, i);
        auto at = static_cast<size_t>(i);
        switch (params[i].kind) {
            case ParamKind::one: out.piece[at] = piece(t, f, candidate, p); break;
            case ParamKind::seat: out.number[at] = player(t, f, candidate, p).index(); break;
            case ParamKind::noun:
                if (p.kind == Node::Kind::count)
                    out.number[at] = p.value;
                else
                    out.piece[at] = piece(t, f, candidate, p);
                break;
            default: out.number[at] = number(t, f, candidate, p); break;
        }
    }
    return out;
}

// The set that was chosen around what is being run; `depth` counts the sets of the ability, one inside the other, from 1.
// The nearest of that depth, since an ability speaks of its own sets only.
// Depth 0: what is being picked.
template <class T>
const EachFrame* chosenSet(T& t, int depth) {
    for (int i = t.s.core.stack.size() - 1; i >= 0; --i) {
        const Frame& f = t.s.core.stack[i];
        if (f.procedure != T::StateType::kEach.id) continue;
        const auto& each = f.template as<EachFrame>();
        if (depth == 0 ? each.picks() && each.running == 0 : each.set == depth && each.running != 0) return &each;
    }
    return nullptr;
}
template <class T>
bool isAmong(T& t, Piece p, bool rest, int depth) {
    const EachFrame* set = chosenSet(t, depth);
    if (set == nullptr) return false;
    return (std::find(set->items.begin(), set->items.end(), p) == set->items.end()) == rest;
}

// Have two pieces the same of a number word, or a name of a kind in common? A name that cards give or take counts as the
// filter of the kind says.
template <class T>
bool hasName(T& t, const AbilityFrame& f, const Book::NamesOfKind& kind, Piece p, int name) {
    return t.words().filters[static_cast<size_t>(kind.filter)].test(t, f, p, name);
}
template <class T>
bool hasTheSame(T& t, const AbilityFrame& f, uint16_t word, Piece p, Piece q) {
    if ((word & kOfNames) == 0) {
        const auto& number = t.words().numbers[word];
        return number.value(t, f, t.s.pieces.ref(p)) == number.value(t, f, t.s.pieces.ref(q));
    }
    const Book::NamesOfKind& kind = t.book().kinds[word & ~kOfNames];
    return std::any_of(kind.names.begin(), kind.names.end(),
                       [&](int name) { return hasName(t, f, kind, p, name) && hasName(t, f, kind, q, name); });
}

// Does the piece pass a filter? `outer` is the piece under test of the selector around.
template <class T>
bool passes(T& t, const AbilityFrame& f, Piece p, Piece outer, const Node& n) {
    const auto all = [&] {
        for (int i = 0; i < n.parts; ++i)
            if (!passes(t, f, p, outer, part(t, n, i))) return false;
        return true;
    };
    switch (n.kind) {
        case Node::Kind::filter: {
            const auto& filter = t.words().filters[n.word];
            if (!t.on(filter.rule)) return true;
            if (n.parts == 0) return filter.test(t, f, p, n.value);
            const Node& operand = part(t, n, 0);
            switch (filter.word.param.kind) {
                case ParamKind::seat: return filter.test(t, f, p, player(t, f, outer, operand).index());
                case ParamKind::symbol: return filter.test(t, f, p, f.chosen);
                default: return filter.test(t, f, p, number(t, f, outer, operand));
            }
        }
        case Node::Kind::relation: {
            const auto& filter = t.words().filters[n.word];
            if (!t.on(filter.rule)) return true;
            if (n.parts != 0) {
                PieceRef other = piece(t, f, outer, part(t, n, 0));
                return other.some() && filter.related(t, p, other.piece);
            }
            bool any = false;
            forEachMatch(t, f, n.value, [&](Piece q) { return any = filter.related(t, p, q), !any; }, outer);
            return any;
        }
        case Node::Kind::sameAs: {
            if (n.parts != 0) {
                const PieceRef other = piece(t, f, outer, part(t, n, 0));
                return other.some() && hasTheSame(t, f, n.word, p, other.piece);
            }
            bool any = false;
            forEachMatch(
                t, f, n.value, [&](Piece q) { return any = !(p == q) && hasTheSame(t, f, n.word, p, q), !any; }, outer);
            return any;
        }
        case Node::Kind::among: return isAmong(t, p, n.word != 0, n.value);
        case Node::Kind::all_of: return all();
        case Node::Kind::one_of:
            for (int i = 0; i < n.parts; ++i)
                if (passes(t, f, p, outer, part(t, n, i))) return true;
            return false;
        case Node::Kind::no: return !all();
        default: return holds(t, f, p, n);
    }
}

// Is there a name that all that fit have, or none that two of them have?
template <class T>
bool areNamedAlike(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    const Book::NamesOfKind& kind = t.book().kinds[n.word & ~kOfNames];
    int pieces = 0;
    forEachMatch(t, f, n.value, [&](Piece) { return ++pieces, true; }, candidate);
    const auto count = [&](int name) {
        int having = 0;
        forEachMatch(
            t, f, n.value, [&](Piece p) { return having += hasName(t, f, kind, p, name) ? 1 : 0, true; }, candidate);
        return having;
    };
    if (n.kind == Node::Kind::same)
        return pieces == 0 ||
               std::any_of(kind.names.begin(), kind.names.end(), [&](int name) { return count(name) == pieces; });
    return std::all_of(kind.names.begin(), kind.names.end(), [&](int name) { return count(name) < 2; });
}

// Do all that fit have the same number, or all another one?
template <class T>
bool areAlike(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    if ((n.word & kOfNames) != 0) return areNamedAlike(t, f, candidate, n);
    FixedVec<int32_t, T::StateType::Pieces::kCapacity> seen;
    bool holds = true;
    forEachMatch(
        t, f, n.value,
        [&](Piece p) {
            const int32_t x = t.words().numbers[n.word].value(t, f, t.s.pieces.ref(p));
            const bool known = std::find(seen.begin(), seen.end(), x) != seen.end();
            holds = n.kind == Node::Kind::same ? seen.empty() || known : !known;
            if (holds && !known) (void)seen.push(x);
            return holds;
        },
        candidate);
    return holds;
}

// A comparison is lost by what is no number at all (a total of nothing that was drawn): see kNoNumber.
constexpr bool compares(Node::Kind kind, int32_t a, int32_t b) {
    if (a == kNoNumber || b == kNoNumber) return a != kNoNumber;
    switch (kind) {
        case Node::Kind::at_least: return a >= b;
        case Node::Kind::at_most: return a <= b;
        case Node::Kind::equal: return a == b;
        case Node::Kind::less: return a < b;
        default: return a > b;
    }
}

// What an event is asked beside its two sides.
template <class T>
bool isCausedBy(T& t, const AbilityFrame& f, const Node& n) {
    if (!f.event.source.some()) return false;
    if (n.parts != 0) return f.event.source == piece(t, f, {}, part(t, n, 0));
    return t.s.pieces.alive(f.event.source) && matches(t, f, n.value, f.event.source.piece);
}

// What the game tells of the event in that role; 0: nothing.
template <class T>
int32_t roleOf(T& t, const AbilityFrame& f, const Node& n) {
    const auto role = static_cast<Role>(n.word);
    if constexpr (requires { T::StateType::roleOf(t, f.event, role); }) return T::StateType::roleOf(t, f.event, role);
    return 0;
}

// is(piece, filters) of a piece that has left play: as it was then, where a game keeps that in a hook,
// State::recall(t, piece, event): true if it has made the event that tells of its leaving.
template <class T>
[[gnu::noinline]] bool wasLike(T& t, const AbilityFrame& f, Piece candidate, const Node& n, PieceRef gone) {
    if constexpr (requires(Event& e) { T::StateType::recall(t, gone, e); }) {
        AbilityFrame then = f;
        if (!gone.some() || !T::StateType::recall(t, gone, then.event)) return false;
        for (int i = 1; i < n.parts; ++i)
            if (!passes(t, then, gone.piece, candidate, part(t, n, i))) return false;
        return true;
    } else {
        return false;
    }
}

template <class T>
bool holds(T& t, const AbilityFrame& f, Piece candidate, const Node& n) {
    auto of = [&](int i) { return number(t, f, candidate, part(t, n, i)); };
    auto every = [&](Piece p, int from) {
        for (int i = from; i < n.parts; ++i)
            if (!passes(t, f, p, candidate, part(t, n, i))) return false;
        return true;
    };
    switch (n.kind) {
        case Node::Kind::at_least:
        case Node::Kind::at_most:
        case Node::Kind::equal:
        case Node::Kind::less:
        case Node::Kind::more: return compares(n.kind, of(0), of(1));
        case Node::Kind::same:
        case Node::Kind::differ: return areAlike(t, f, candidate, n);
        case Node::Kind::exists: return anyMatch(t, f, n.value, candidate);
        case Node::Kind::is: {
            PieceRef p = piece(t, f, candidate, part(t, n, 0));
            return t.s.pieces.alive(p) ? every(p.piece, 1) : wasLike(t, f, candidate, n, p);
        }
        case Node::Kind::every: {
            bool all = true;
            forEachMatch(t, f, n.value, [&](Piece p) { return all = every(p, 0), all; }, candidate);
            return all;
        }
        case Node::Kind::all_of:
            for (int i = 0; i < n.parts; ++i)
                if (!holds(t, f, candidate, part(t, n, i))) return false;
            return true;
        case Node::Kind::one_of:
            for (int i = 0; i < n.parts; ++i)
                if (holds(t, f, candidate, part(t, n, i))) return true;
            return false;
        case Node::Kind::no: return !holds(t, f, candidate, part(t, n, 0));
        case Node::Kind::condition: return t.words().conditions[n.word].holds(t, f, conditionArgs(t, f, candidate, n));
        case Node::Kind::by: return f.event.seat.some() && f.event.seat == player(t, f, candidate, part(t, n, 0));
        case Node::Kind::with: return isCausedBy(t, f, n);
        case Node::Kind::role: return roleOf(t, f, n) == n.value;
        case Node::Kind::rolePiece: {
            const Piece told{static_cast<uint16_t>(roleOf(t, f, n))};
            if (!told.some()) return false;
            return n.parts != 0 ? told == piece(t, f, candidate, part(t, n, 0)).piece : matches(t, f, n.value, told);
        }
        default: return false;
    }
}

}  // namespace expressions

}  // namespace cantina::language
