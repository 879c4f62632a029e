// Abilities at the table: the interpreter of compiled card text, and how triggers are found.
//
// An ability runs as a frame: a program counter, its source, its controller, the event it answers, a few registers, and
// whether everything so far was done in full. It pauses for choices and for the procedures that its verbs call; nothing of it
// lives outside the state.
//
// A game declares its words with what they do (Verb, Noun, FilterFn ...) in one table each and hands them over as Words<T>.
#pragma once

#include <array>

#include "kernel/moves.h"
#include "kernel/table.h"
#include "language/book.h"

namespace cantina::language {

inline constexpr int kRegisters = 3;

struct AbilityFrame {
    static constexpr uint8_t kPartly = 1;    // something was not done in full
    static constexpr uint8_t kDidSome = 2;   // something was done
    static constexpr uint8_t kWaiting = 4;   // a verb called a procedure: its result is due
    static constexpr uint8_t kPaid = 8;
    static constexpr uint8_t kReplaces = 16;  // it replaced what was about to happen
    static constexpr uint8_t kBegun = 32;     // costs are paid and targets chosen: the game was told so
    static constexpr uint8_t kAnswering = 64;  // and its answer is due
    static constexpr uint8_t kEnded = 128;    // the game was told of the end, or need not be
    static constexpr uint8_t kPart = kBegun | kEnded;  // a part of an ability that has begun elsewhere
    // A frame that begins with this ends when its costs are paid: the game runs the effect as a part of its own.
    static constexpr uint8_t kCostsOnly = kPart | kPaid;
    Event event;
    PieceRef source;
    PieceRef regs[kRegisters];
    uint16_t ability = 0;
    uint16_t pc = 0;  // relative to the ability's code
    Seat controller;
    uint8_t flags = 0;
    int16_t amount = 0;  // of the last part: "that many"

    static void visit(AbilityFrame& f, Visitor& v) {
        v.event(f.event);
        v.ref(f.source);
        for (PieceRef& r : f.regs) v.ref(r);
    }
};
static_assert(sizeof(AbilityFrame) == 40);

// Runs a body once for each of a set of pieces: all that match, or those that a player picks.
struct EachFrame {
    uint16_t selector = 0;
    uint16_t body = 0;  // where the body begins, relative to the ability's code
    uint8_t index = 0;
    uint8_t most = 0;     // how many may be picked; 0: all that match
    uint8_t running = 0;  // a body has been run: its result is due
    uint8_t spare = 0;
    FixedVec<Piece, 16> items;
    static void visit(EachFrame& f, Visitor& v) {
        for (Piece& p : f.items) v.piece(p);
    }
};
static_assert(sizeof(EachFrame) <= kFrameBytes);

// An effect that waits for its moment. It exists apart from its source.
struct Delayed {
    PieceRef source;
    PieceRef regs[kRegisters];
    uint16_t ability = 0;
    uint16_t pc = 0;
    uint8_t event = 0;
    Seat controller;
    Pattern subject, object;
    uint16_t spare = 0;
};

// What a verb gets: its operands, evaluated.
struct Args {
    std::array<int32_t, kMaxParams> number{};  // thousandths, symbols, seats
    std::array<PieceRef, kMaxParams> piece{};
    std::array<bool, kMaxParams> open{};       // not chosen yet (only while legality is judged)
    int whole(int i) const { return number[static_cast<size_t>(i)] / 1000; }
    int symbol(int i) const { return number[static_cast<size_t>(i)]; }
    Seat seat(int i) const { return seatAt(number[static_cast<size_t>(i)]); }
    PieceRef at(int i) const { return piece[static_cast<size_t>(i)]; }
};

// What a game says when an ability's costs are paid and its targets are chosen, before anything of it happens.
enum class Begin : uint8_t {
    now,
    wait,   // a procedure was called; if it reports cancelled or replaced, the effect does not happen
    never,  // the effect does not happen
};

enum class Did : uint8_t { nothing, partly, full, called };

template <class T>
struct Verb {
    VerbWord word;
    bool (*possible)(T&, const AbilityFrame&, const Args&);  // could it do anything?
    Did (*perform)(T&, AbilityFrame&, const Args&);
};
template <class T>
struct Noun {
    NounWord word;
    bool (*test)(T&, Piece);  // null: everything in the zones
};
template <class T>
struct FilterOf {
    FilterWord word;
    RuleId rule;
    bool (*test)(T&, const AbilityFrame&, Piece, int32_t arg);
};
template <class T>
struct NumberOf {
    NumberWord word;
    int32_t (*value)(T&, const AbilityFrame&, PieceRef);
};
template <class T>
struct ConditionOf {
    ConditionWord word;
    bool (*holds)(T&, const AbilityFrame&, const Args&);
};

template <class T>
struct Words {
    std::span<const Verb<T>> verbs;
    std::span<const Noun<T>> nouns;
    std::span<const FilterOf<T>> filters;
    std::span<const NumberOf<T>> numbers;
    std::span<const ConditionOf<T>> conditions;
    PieceRef (*host)(T&, Piece) = nullptr;
    Seat (*opponent)(T&, Seat) = nullptr;
};

// --- Selectors ---------------------------------------------------------------------------------------------------------------

template <class T>
bool matches(T& t, const AbilityFrame& f, int selector, Piece p) {
    const Book& book = t.book();
    const Selector& s = book.selectors[static_cast<size_t>(selector)];
    const auto& noun = t.words().nouns[s.noun];
    if (((noun.word.zones >> t.s.pieces.kindOf(p)) & 1) == 0) return false;
    if (noun.test != nullptr && !noun.test(t, p)) return false;
    for (int i = 0; i < s.filters; ++i) {
        const Filter& x = book.filters[static_cast<size_t>(s.first + i)];
        const auto& filter = t.words().filters[x.word];
        if (t.on(filter.rule) && !filter.test(t, f, p, x.arg)) return false;
    }
    return true;
}

// Why not this one? The wording of the first filter that fails, or null.
template <class T>
const char* whyNot(T& t, const AbilityFrame& f, int selector, Piece p) {
    const Book& book = t.book();
    const Selector& s = book.selectors[static_cast<size_t>(selector)];
    const auto& noun = t.words().nouns[s.noun];
    if (((noun.word.zones >> t.s.pieces.kindOf(p)) & 1) == 0 || (noun.test != nullptr && !noun.test(t, p)))
        return noun.word.singular;
    for (int i = 0; i < s.filters; ++i) {
        const Filter& x = book.filters[static_cast<size_t>(s.first + i)];
        const auto& filter = t.words().filters[x.word];
        if (t.on(filter.rule) && !filter.test(t, f, p, x.arg)) return filter.word.wording;
    }
    return nullptr;
}

// Calls fn(piece) for each piece that matches; fn returns false to stop.
template <class T, class Fn>
void forEachMatch(T& t, const AbilityFrame& f, int selector, Fn fn) {
    uint32_t zones = t.words().nouns[t.book().selectors[static_cast<size_t>(selector)].noun].word.zones;
    for (int kind = 0; zones >> kind != 0; ++kind) {
        if (((zones >> kind) & 1) == 0) continue;
        for (int seat = 0; seat < t.seats(); ++seat)
            for (Piece p : t.s.pieces.in({static_cast<uint8_t>(kind), seatAt(seat)}))
                if (matches(t, f, selector, p) && !fn(p)) return;
    }
}

template <class T>
int countMatches(T& t, const AbilityFrame& f, int selector) {
    int n = 0;
    forEachMatch(t, f, selector, [&](Piece) { return ++n, true; });
    return n;
}

template <class T>
bool anyMatch(T& t, const AbilityFrame& f, int selector) {
    bool any = false;
    forEachMatch(t, f, selector, [&](Piece) { return any = true, false; });
    return any;
}

// --- Operands ----------------------------------------------------------------------------------------------------------------

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

template <class T>
void evaluate(T& t, const AbilityFrame& f, const Instr& operand, int i, Args& out) {
    auto ref = static_cast<Ref>(operand.a);
    auto at = static_cast<size_t>(i);
    switch (ref) {
        case Ref::number:
        case Ref::symbol: out.number[at] = operand.imm; return;
        case Ref::amount: out.number[at] = f.event.amount * 1000; return;
        case Ref::result: out.number[at] = f.amount * 1000; return;
        case Ref::count: out.number[at] = countMatches(t, f, operand.imm) * 1000; return;
        case Ref::you: out.number[at] = f.controller.index(); return;
        case Ref::opponent: out.number[at] = t.words().opponent(t, f.controller).index(); return;
        case Ref::word:
            out.number[at] =
                t.words().numbers[operand.b].value(t, f, pieceOf(t, f, static_cast<Ref>(operand.imm & 0xFF), operand.imm >> 8));
            return;
        default:
            out.piece[at] = pieceOf(t, f, ref, operand.b);
            out.open[at] = ref == Ref::reg && !out.piece[at].some();
    }
}

template <class T>
Args operands(T& t, const AbilityFrame& f, const Instr* first, int n) {
    Args out;
    for (int i = 0; i < n; ++i) evaluate(t, f, first[i], i, out);
    return out;
}

// --- The interpreter -----------------------------------------------------------------------------------------------------------

namespace interpreter {

template <class T>
const Instr* codeOf(T& t, const AbilityFrame& f) {
    const Book& book = t.book();
    return &book.code[book.abilities[f.ability].code];
}

template <class T>
void noteResult(T& t, AbilityFrame& f) {
    const Result& r = t.result();
    f.flags &= static_cast<uint8_t>(~AbilityFrame::kWaiting);
    if (!r.inFull()) f.flags |= AbilityFrame::kPartly;
    if (r.happened()) f.flags |= AbilityFrame::kDidSome;
    f.amount = r.amount;
}

template <class T>
void performVerb(T& t, AbilityFrame& f, const Instr& i, const Instr* first) {
    const auto& verb = t.words().verbs[i.a];
    f.pc = static_cast<uint16_t>(f.pc + 1 + i.b);
    if (!t.on(verb.word.rule)) return;
    switch (verb.perform(t, f, operands(t, f, first, i.b))) {
        case Did::nothing: f.flags |= AbilityFrame::kPartly; break;
        case Did::partly: f.flags |= AbilityFrame::kPartly | AbilityFrame::kDidSome; break;
        case Did::full: f.flags |= AbilityFrame::kDidSome; break;
        case Did::called: f.flags |= AbilityFrame::kWaiting; break;
    }
}

template <class T>
void delay(T& t, AbilityFrame& f, const Instr& i) {
    const Instr* code = codeOf(t, f);
    Delayed d;
    d.source = f.source;
    for (int r = 0; r < kRegisters; ++r) d.regs[r] = f.regs[r];
    d.ability = f.ability;
    d.event = i.a;
    d.controller = f.controller;
    d.subject = {static_cast<Pattern::Kind>(i.b), 0, static_cast<uint16_t>(code[f.pc + 1].imm)};
    d.object = {static_cast<Pattern::Kind>(i.c), 0, static_cast<uint16_t>(code[f.pc + 2].imm)};
    d.pc = static_cast<uint16_t>(f.pc + 3);
    t.pushOrFault(t.s.delayed, d);
    f.flags |= AbilityFrame::kDidSome;
    f.pc = static_cast<uint16_t>(i.imm);
}

template <class T>
Flow finish(T& t, AbilityFrame& f) {
    Result& r = t.outcome();
    r.flags = 0;
    if ((f.flags & AbilityFrame::kDidSome) != 0) r.flags |= Result::kHappened;
    if ((f.flags & AbilityFrame::kPartly) == 0) r.flags |= Result::kInFull;
    if ((f.flags & AbilityFrame::kReplaces) != 0) r.flags |= Result::kReplaced;
    r.amount = f.amount;
    return done();
}

// The end, whether it was reached or the effect was cancelled. A game may have a hook: State::afterEffect(t, f, cancelled),
// true if it called a procedure (a window for what has happened).
template <class T>
Flow ended(T& t, AbilityFrame& f, bool cancelled) {
    if (cancelled) {
        f.flags |= AbilityFrame::kPartly;
        f.flags &= static_cast<uint8_t>(~AbilityFrame::kDidSome);
    }
    if constexpr (requires { T::StateType::afterEffect(t, f, cancelled); }) {
        if ((f.flags & AbilityFrame::kEnded) == 0) {
            f.flags |= AbilityFrame::kEnded | AbilityFrame::kAnswering;
            if (T::StateType::afterEffect(t, f, cancelled)) return again();
        }
    }
    return finish(t, f);
}

template <class T>
bool isAtEffect(T& t, const AbilityFrame& f) {
    if ((f.flags & AbilityFrame::kBegun) != 0) return false;
    const Ability& a = t.book().abilities[f.ability];
    return f.pc >= a.paid - a.code && codeOf(t, f)[f.pc].code != Code::choose;
}

// A game may have a hook: State::beforeEffect(t, f). True if the effect does not begin now; `flow` says how to go on.
template <class T>
bool holdsBack(T& t, AbilityFrame& f, Flow& flow) {
    if constexpr (requires { T::StateType::beforeEffect(t, f); }) {
        if (!isAtEffect(t, f)) return false;
        f.flags |= AbilityFrame::kBegun;
        switch (T::StateType::beforeEffect(t, f)) {
            case Begin::now: return false;
            case Begin::never: flow = ended(t, f, true); return true;
            case Begin::wait:
                f.flags |= AbilityFrame::kAnswering;
                flow = again();
                return true;
        }
    }
    return false;
}

// One instruction after the other until one pauses.
template <class T>
Flow step(T& t, AbilityFrame& f) {
    if ((f.flags & AbilityFrame::kAnswering) != 0) {
        if ((f.flags & AbilityFrame::kEnded) != 0) return finish(t, f);
        f.flags &= static_cast<uint8_t>(~AbilityFrame::kAnswering);
        if (t.result().cancelled() || t.result().replaced()) return ended(t, f, true);
    }
    if ((f.flags & AbilityFrame::kWaiting) != 0) noteResult(t, f);
    const Instr* code = codeOf(t, f);
    for (;;) {
        const Instr& i = code[f.pc];
        if (Flow flow{}; holdsBack(t, f, flow)) return flow;
        switch (i.code) {
            case Code::end: return ended(t, f, false);
            case Code::verb:
                performVerb(t, f, i, code + f.pc + 1);
                if ((f.flags & AbilityFrame::kWaiting) != 0) return again();
                if (t.s.core.changed != 0) return again();  // standing checks come first
                break;
            case Code::choose: return skipTo("choose");
            case Code::may: return skipTo("may");
            case Code::either: return skipTo("either");
            case Code::then:
                f.pc = static_cast<uint16_t>((f.flags & AbilityFrame::kPartly) != 0 && t.on(T::StateType::kThenRule) ? i.imm
                                                                                                                 : f.pc + 1);
                break;
            case Code::when: {
                const auto& c = t.words().conditions[i.a];
                bool holds = c.holds(t, f, operands(t, f, code + f.pc + 1, i.b));
                f.pc = static_cast<uint16_t>(holds ? f.pc + 1 + i.b : i.imm);
                break;
            }
            case Code::each: {
                EachFrame each;
                each.selector = static_cast<uint16_t>(i.imm);
                each.body = static_cast<uint16_t>(f.pc + 2);
                each.most = i.b == 0 ? uint8_t{0} : i.c;
                f.pc = static_cast<uint16_t>(code[f.pc + 1].imm);
                f.flags |= AbilityFrame::kWaiting;
                t.call(T::StateType::kEach, each, f.controller);
                return again();
            }
            case Code::later: delay(t, f, i); break;
            case Code::paid:
                if ((f.flags & AbilityFrame::kPaid) != 0) return finish(t, f);
                f.flags |= AbilityFrame::kPaid;
                ++f.pc;
                if constexpr (requires { T::StateType::paid(t, f); }) {
                    if (T::StateType::paid(t, f)) return again();  // the game opens a window here
                }
                break;
            case Code::instead:
                f.flags |= AbilityFrame::kReplaces;
                ++f.pc;
                break;
            case Code::jump: f.pc = static_cast<uint16_t>(i.imm); break;
            case Code::operand: ++f.pc; break;
        }
    }
}

template <class T>
Seat chooserOf(T& t, AbilityFrame& f) {
    const Instr& i = codeOf(t, f)[f.pc];
    if (i.code == Code::choose && i.b == 1) return t.words().opponent(t, f.controller);
    return f.controller;
}

// A choice among hidden cards (of a hand) is asked even if none of them fits: whether a seat was asked must not tell.
template <class T>
bool mightHide(T& t, int selector, Seat chooser) {
    uint32_t zones = t.words().nouns[t.book().selectors[static_cast<size_t>(selector)].noun].word.zones;
    for (int kind = 0; zones >> kind != 0; ++kind) {
        if (((zones >> kind) & 1) == 0 || t.rules.zones[static_cast<size_t>(kind)].sight == Sight::everybody) continue;
        if (t.s.pieces.size({static_cast<uint8_t>(kind), chooser}) > 0) return true;
    }
    return false;
}

// Nothing to choose from: the part cannot be done, and nobody is asked.
template <class T>
Seat chooseWho(T& t, AbilityFrame& f) {
    const Instr& i = codeOf(t, f)[f.pc];
    if (i.code != Code::choose) return kNobody;  // not this question
    Seat chooser = chooserOf(t, f);
    if (mightHide(t, i.imm, chooser) || anyMatch(t, f, i.imm)) return chooser;
    f.regs[i.a] = {};
    f.flags |= AbilityFrame::kPartly;
    ++f.pc;
    return kNobody;
}
template <class T>
void chooseOptions(T& t, AbilityFrame& f, Options& out) {
    forEachMatch(t, f, codeOf(t, f)[f.pc].imm, [&](Piece p) { return out.add(optionPiece(p)), true; });
    if (out.size() == 0) out.add(optionDone());  // asked all the same: see mightHide
}
template <class T>
Flow chooseAnswer(T& t, AbilityFrame& f, Option o) {
    const Instr& i = codeOf(t, f)[f.pc];
    f.regs[i.a] = o.kind == OptionKind::done ? PieceRef{} : t.s.pieces.ref(o.piece);
    if (o.kind == OptionKind::done) f.flags |= AbilityFrame::kPartly;
    ++f.pc;
    return skipTo("run");
}

template <class T>
Seat mayWho(T& t, AbilityFrame& f) {
    return codeOf(t, f)[f.pc].code == Code::may ? f.controller : kNobody;
}
template <class T>
void mayOptions(T&, AbilityFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
template <class T>
Flow mayAnswer(T& t, AbilityFrame& f, Option o) {
    const Instr& i = codeOf(t, f)[f.pc];
    if (o.kind == OptionKind::yes) {
        ++f.pc;
    } else {
        f.flags |= AbilityFrame::kPartly;
        f.pc = static_cast<uint16_t>(i.imm);
    }
    return skipTo("run");
}

template <class T>
Seat eitherWho(T& t, AbilityFrame& f) {
    return codeOf(t, f)[f.pc].code == Code::either ? f.controller : kNobody;
}
template <class T>
void eitherOptions(T& t, AbilityFrame& f, Options& out) {
    for (int k = 0; k < codeOf(t, f)[f.pc].b; ++k) out.add(optionNumber(k + 1));
}
template <class T>
Flow eitherAnswer(T& t, AbilityFrame& f, Option o) {
    f.pc = static_cast<uint16_t>(codeOf(t, f)[f.pc + o.number].imm);
    return skipTo("run");
}

template <class T>
Flow repeat(T&, AbilityFrame&) {
    return skipTo("run");
}

template <class T>
inline constexpr Step<T> kAbilitySteps[] = {
    {"", "run", act<step<T>>()},
    {"", "choose", ask<chooseWho<T>, chooseOptions<T>, chooseAnswer<T>>()},
    {"", "may", ask<mayWho<T>, mayOptions<T>, mayAnswer<T>>()},
    {"", "either", ask<eitherWho<T>, eitherOptions<T>, eitherAnswer<T>>()},
    {"", "go on", act<repeat<T>>()},
};

// --- each / up_to

template <class T>
AbilityFrame& parentOf(T& t) {
    return t.s.core.stack[t.at - 1].template as<AbilityFrame>();
}

// Keeps the smallest numbers when the list is full.
template <class List>
void insertSorted(List& list, Piece p) {
    if (list.full()) {
        if (list.back().n < p.n) return;
        list.pop();
    }
    if (!list.push(p)) return;
    for (int i = list.size() - 1; i > 0 && list[i].n < list[i - 1].n; --i) std::swap(list[i], list[i - 1]);
}

// The matching pieces by number, 16 at a time (a frame remembers no more): a larger set goes through in several rounds.
template <class T>
Flow gather(T& t, EachFrame& e) {
    if (e.most != 0) {
        t.outcome() = kNothingHappened;
        return next();
    }
    Piece last = e.items.empty() ? Piece{} : e.items.back();
    if (!last.some()) t.outcome() = {Result::kInFull, 0, 0};
    e.items.clear();
    forEachMatch(t, parentOf(t), e.selector, [&](Piece p) {
        if (p.n > last.n) insertSorted(e.items, p);
        return true;
    });
    e.index = 0;
    return skipTo("body");
}

// Unordered picks: only pieces after the last one picked are offered, so there is one path per set.
template <class T>
bool pickable(const EachFrame& e, Piece p) {
    return e.items.empty() || p.n > e.items.back().n;
}
template <class T>
Seat pickWho(T& t, EachFrame& e) {
    if (e.items.size() >= e.most) return kNobody;
    bool any = e.items.empty() && mightHide(t, e.selector, parentOf(t).controller);
    if (!any) forEachMatch(t, parentOf(t), e.selector, [&](Piece p) { return any = pickable<T>(e, p), !any; });
    return any ? parentOf(t).controller : kNobody;
}
template <class T>
void pickOptions(T& t, EachFrame& e, Options& out) {
    forEachMatch(t, parentOf(t), e.selector, [&](Piece p) {
        if (pickable<T>(e, p)) out.add(optionPiece(p));
        return true;
    });
    out.add(optionDone());
}
template <class T>
Flow pickAnswer(T& t, EachFrame& e, Option o) {
    if (o.kind == OptionKind::done) return next();
    t.pushOrFault(e.items, o.piece);
    return again();
}

template <class T>
Flow body(T& t, EachFrame& e) {
    Result& r = t.outcome();
    if (e.running != 0) {
        if (t.result().happened()) r.flags |= Result::kHappened;
        if (!t.result().inFull()) r.flags &= static_cast<uint8_t>(~Result::kInFull);
    } else if (!e.items.empty() && e.most != 0) {
        r.flags |= Result::kInFull;
    }
    if (e.index >= e.items.size()) return e.most == 0 && e.items.full() ? restart() : done();
    ++r.amount;
    e.running = 1;
    AbilityFrame sub = parentOf(t);
    sub.regs[0] = t.s.pieces.ref(e.items[e.index++]);
    sub.pc = e.body;
    sub.flags = AbilityFrame::kPart;
    t.call(T::StateType::kAbility, sub, sub.controller);
    return again();
}

template <class T>
inline constexpr Step<T> kEachSteps[] = {
    {"", "gather", act<gather<T>>()},
    {"", "pick", ask<pickWho<T>, pickOptions<T>, pickAnswer<T>>()},
    {"", "body", act<body<T>>()},
};

}  // namespace interpreter

template <class T>
constexpr Procedure<T> abilityProcedure() {
    return procedure<AbilityFrame>("ability", interpreter::kAbilitySteps<T>);
}
template <class T>
constexpr Procedure<T> eachProcedure() {
    return procedure<EachFrame>("each", interpreter::kEachSteps<T>);
}

// --- Starting abilities ----------------------------------------------------------------------------------------------------------

template <class T>
AbilityFrame abilityFrame(T& t, int ability, PieceRef source, Seat controller, const Event& event) {
    (void)t;
    AbilityFrame f;
    f.event = event;
    f.source = source;
    f.ability = static_cast<uint16_t>(ability);
    f.controller = controller;
    return f;
}

template <class T>
void callAbility(T& t, int ability, PieceRef source, Seat controller, const Event& event) {
    t.call(T::StateType::kAbility, abilityFrame(t, ability, source, controller, event), controller);
}
template <class T>
void callTrigger(T& t, const Trigger& trigger) {
    callAbility(t, trigger.ability, trigger.source, trigger.controller, trigger.event);
}

// --- Triggers ----------------------------------------------------------------------------------------------------------------------

// How many pieces in play watch each event: an event without a listener costs one load.
struct Watchers {
    uint8_t count[64] = {};
    void change(uint64_t watches, int by) {
        for (; watches != 0; watches &= watches - 1) {
            int event = __builtin_ctzll(watches);
            count[event] = static_cast<uint8_t>(count[event] + by);
        }
    }
};

// "This" is the card itself. A game may name the rule that says so (State::kSelfRule); off: copies of the card count too.
template <class T>
bool isThis(T& t, const AbilityFrame& f, PieceRef r) {
    if (r == f.source) return true;
    if constexpr (requires { T::StateType::kSelfRule; }) {
        if (!t.on(T::StateType::kSelfRule) && r.some() && f.source.some())
            return t.s.pieces.row(r.piece).def == t.s.pieces.row(f.source.piece).def;
    }
    return false;
}

template <class T>
bool fits(T& t, const AbilityFrame& f, const Pattern& p, PieceRef r) {
    switch (p.kind) {
        case Pattern::Kind::any: return true;
        case Pattern::Kind::self: return isThis(t, f, r);
        case Pattern::Kind::host: return r.some() && r == t.words().host(t, f.source.piece);
        case Pattern::Kind::selector: return t.s.pieces.alive(r) && matches(t, f, p.selector, r.piece);
    }
    return false;
}

template <class T>
bool conditionHolds(T& t, const AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    if (a.condition == 0) return true;
    const Instr* code = &t.book().code[a.condition];
    for (; code->code == Code::when; code += 1 + code->b)
        if (!t.words().conditions[code->a].holds(t, f, operands(t, f, code + 1, code->b))) return false;
    return true;
}

// Does this ability of this piece answer the event? (Its timing is the caller's question.)
template <class T>
bool answersEvent(T& t, int ability, PieceRef source, Seat controller, const Event& e) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (a.event != e.kind || t.rules.switches.off(a.id)) return false;
    AbilityFrame f = abilityFrame(t, ability, source, controller, e);
    return fits(t, f, a.subject, e.subject) && fits(t, f, a.object, e.object) && conditionHolds(t, f);
}

// Calls fn(piece, ability) for every ability of a piece with that timing, where the piece lies in one of its zones.
template <class T, class Fn>
void forEachAbility(T& t, Piece p, int timing, Fn fn) {
    const CardDef& def = t.book().def(t.s.pieces.row(p).def);
    uint32_t zones = t.book().vocabulary->timings[static_cast<size_t>(timing)].zones;
    if (((zones >> t.s.pieces.kindOf(p)) & 1) == 0) return;
    for (int i = 0; i < def.abilities; ++i) {
        int ability = def.first + i;
        const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (a.timing == timing && !t.rules.switches.off(a.id)) fn(p, ability);
    }
}

// Puts the abilities in play that answer the event with that timing into `t.s.waiting`.
template <class T>
void collectTriggers(T& t, const Event& e, int timing, uint8_t group) {
    if (t.s.watchers.count[e.kind] == 0) return;
    uint64_t bit = uint64_t{1} << e.kind;
    for (size_t kind = 0; kind < t.rules.zones.size(); ++kind) {
        if (!t.rules.zones[kind].inPlay) continue;
        for (int seat = 0; seat < t.seats(); ++seat)
            for (Piece p : t.s.pieces.in({static_cast<uint8_t>(kind), seatAt(seat)})) {
                const PieceRow& row = t.s.pieces.row(p);
                if ((t.book().def(row.def).watches & bit) == 0) continue;
                forEachAbility(t, p, timing, [&](Piece, int ability) {
                    PieceRef source = t.s.pieces.ref(p);
                    if (answersEvent(t, ability, source, row.controller, e))
                        t.pushOrFault(t.s.waiting, Trigger{e, source, static_cast<uint16_t>(ability), row.controller, group});
                });
            }
    }
}

// Moves delayed effects whose moment has come into `t.s.waiting`-like order: fn(frame) for each, and forgets them.
template <class T, class Fn>
void takeDelayed(T& t, const Event& e, Fn fn) {
    for (int i = 0; i < t.s.delayed.size();) {
        const Delayed d = t.s.delayed[i];
        AbilityFrame f = abilityFrame(t, d.ability, d.source, d.controller, e);
        for (int r = 0; r < kRegisters; ++r) f.regs[r] = d.regs[r];
        f.pc = d.pc;
        f.flags = AbilityFrame::kPart;
        if (d.event != e.kind || !fits(t, f, d.subject, e.subject) || !fits(t, f, d.object, e.object)) {
            ++i;
            continue;
        }
        t.s.delayed.removeAt(i);
        fn(f);
    }
}

// Could some card of the book answer this event with that timing from a hidden zone?
template <class T>
bool someCardAnswers(T& t, int timing, int event) {
    return ((t.book().hiddenAnswers[static_cast<size_t>(timing)] >> event) & 1) != 0;
}

// --- Feasibility: what legality may look at ------------------------------------------------------------------------------------------

struct Feasible {
    bool costs = true;     // every cost can be paid and its targets exist
    bool targets = true;   // every required target of the effect exists
    bool somePart = false;  // at least one independent part could do something
};

// Walks the program without running it: never past chance or another seat's decision. Optional parts are not required.
template <class T>
Feasible feasible(T& t, const AbilityFrame& at) {
    AbilityFrame f = at;
    f.pc = 0;
    for (PieceRef& r : f.regs) r = {};
    Feasible out;
    const Ability& ability = t.book().abilities[f.ability];
    const Instr* code = &t.book().code[ability.code];
    int paid = static_cast<int>(ability.paid - ability.code);
    bool required = true;
    int optionalUntil = -1;
    for (int pc = 0; code[pc].code != Code::end;) {
        const Instr& i = code[pc];
        if (pc >= optionalUntil) required = true;
        bool& need = pc < paid ? out.costs : out.targets;
        switch (i.code) {
            case Code::choose:
                if (!anyMatch(t, f, i.imm)) {
                    if (required) need = false;
                } else if (pc >= paid) {
                    out.somePart = true;
                }
                ++pc;
                break;
            case Code::verb: {
                Args args = operands(t, f, code + pc + 1, i.b);
                bool open = false;
                for (bool o : args.open) open = open || o;
                bool possible = open || t.words().verbs[i.a].possible(t, f, args);
                if (pc < paid && !possible) out.costs = false;
                if (pc >= paid && possible && !open) out.somePart = true;
                pc += 1 + i.b;
                break;
            }
            case Code::may:
                required = false;
                optionalUntil = i.imm;
                ++pc;
                break;
            case Code::each:
                if (anyMatch(t, f, i.imm)) out.somePart = out.somePart || pc >= paid;
                pc = code[pc + 1].imm;
                break;
            case Code::then: return out;  // depends on what comes before
            case Code::when:
                pc = t.words().conditions[i.a].holds(t, f, operands(t, f, code + pc + 1, i.b)) ? pc + 1 + i.b : i.imm;
                break;
            case Code::either: out.somePart = true; return out;
            case Code::later:
                out.somePart = true;
                pc = i.imm;
                break;
            case Code::jump: pc = i.imm > pc ? i.imm : pc + 1; break;
            default: ++pc;
        }
    }
    return out;
}

// Whether the costs alone can be paid; an ability without costs is not walked at all.
template <class T>
bool payable(T& t, const AbilityFrame& f) {
    const Ability& a = t.book().abilities[f.ability];
    return a.paid == a.code || feasible(t, f).costs;
}

}  // namespace cantina::language
