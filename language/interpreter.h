// The interpreter: an ability runs as a frame, one instruction after the other, and pauses for choices and for the
// procedures that its verbs call. Nothing of it lives outside the state.
#pragma once

#include "language/selectors.h"

namespace cantina::language {

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
    if constexpr (requires { T::StateType::delay(t, d); })
        T::StateType::delay(t, d);  // a game that keeps them in its own way
    else
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
    } else {
        t.used(f.ability);
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

// "You may" begins with a choice from which there is openly nothing to choose. A game may say that it does not ask then.
template <class T>
bool isVain(T& t, AbilityFrame& f) {
    if constexpr (requires { T::StateType::kAsksNothingInVain; }) {
        const Instr& first = codeOf(t, f)[f.pc + 1];
        return first.code == Code::choose && first.b == 0 && !mightHide(t, first.imm, f.controller) &&
               !anyMatch(t, f, first.imm);
    } else {
        return false;
    }
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
            case Code::may:
                if (!isVain(t, f)) return skipTo("may");
                f.flags |= AbilityFrame::kPartly;
                f.pc = static_cast<uint16_t>(i.imm);
                break;
            case Code::either: return skipTo("either");
            case Code::then:
                f.pc = static_cast<uint16_t>(
                    (f.flags & AbilityFrame::kPartly) != 0 && t.on(T::StateType::kThenRule) ? i.imm : f.pc + 1);
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
    if (i.code == Code::choose && i.b == 1) return opponentOf(t, f);
    return f.controller;
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
Refusal chooseWhyNot(T& t, AbilityFrame& f, Piece p) {
    return whyNotPiece(t, f, codeOf(t, f)[f.pc].imm, p);
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
    const Instr& i = codeOf(t, f)[f.pc];
    if (i.code != Code::either) return kNobody;
    return i.c == 0 ? f.controller : opponentOf(t, f);
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
    {T::StateType::kAbilityRows.run, "run", act<step<T>>()},
    {T::StateType::kAbilityRows.choose, "choose",
     askWhich<chooseWho<T>, chooseOptions<T>, chooseAnswer<T>, chooseWhyNot<T>>()},
    {T::StateType::kAbilityRows.may, "may", ask<mayWho<T>, mayOptions<T>, mayAnswer<T>>()},
    {T::StateType::kAbilityRows.may, "either", ask<eitherWho<T>, eitherOptions<T>, eitherAnswer<T>>()},
    {T::StateType::kAbilityRows.run, "go on", act<repeat<T>>()},
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
    return p.n > (e.items.empty() ? e.from.n : e.items.back().n);
}
template <class T>
Seat pickWho(T& t, EachFrame& e) {
    if (e.items.size() >= e.most) return kNobody;
    // Of a hand whoever picks says when it is enough: an end that comes by itself would tell that no further card fits.
    bool any = mightHide(t, e.selector, parentOf(t).controller);
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
Refusal pickWhyNot(T& t, EachFrame& e, Piece p) {
    for (Piece picked : e.items)
        if (picked == p) return {{}, kPickedAlready};
    if (Refusal r = whyNotPiece(t, parentOf(t), e.selector, p); !r.legal()) return r;
    return pickable<T>(e, p) ? Refusal{} : Refusal{{}, kPassedOver};
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
    } else if (!e.items.empty() && e.most != 0 && r.amount == 0) {
        r.flags |= Result::kInFull;
    }
    if (e.index >= e.items.size()) {
        if (!e.items.full() || (e.most != 0 && e.most < e.items.capacity())) return done();
        if (e.most == 0) return restart();
        e.from = e.items.back();  // any number: the next sixteen
        e.items.clear();
        e.index = e.running = 0;
        return skipTo("pick");
    }
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
    {T::StateType::kAbilityRows.choose, "gather", act<gather<T>>()},
    {T::StateType::kAbilityRows.choose, "pick", askWhich<pickWho<T>, pickOptions<T>, pickAnswer<T>, pickWhyNot<T>>()},
    {T::StateType::kAbilityRows.run, "body", act<body<T>>()},
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

// --- Starting abilities
// ----------------------------------------------------------------------------------------------------------

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

}  // namespace cantina::language
