// The interpreter: an ability runs as a frame, one instruction after the other, and pauses for choices and for the
// procedures that its verbs call. Nothing of it lives outside the state.
#pragma once

#include <algorithm>

#include "language/targets.h"

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
        case Did::partly:
            f.flags |= AbilityFrame::kPartly | AbilityFrame::kDidSome;
            t.touch();
            break;
        case Did::full:
            f.flags |= AbilityFrame::kDidSome;
            t.touch();
            break;
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
    d.roles = static_cast<uint16_t>(i.node);
    d.pc = static_cast<uint16_t>(f.pc + 3);
    d.amount = f.amount;
    d.chosen = f.chosen;
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

// Could a verb be done now, as far as it does not hang on what is still to be chosen?
template <class T>
bool isPossible(T& t, const AbilityFrame& f, const Instr* verb) {
    const Args args = operands(t, f, verb + 1, verb->b);
    const bool open = std::any_of(args.open.begin(), args.open.end(), [](bool o) { return o; });
    return open || t.words().verbs[verb->a].possible(t, f, args);
}

// Of a loop that asks for so many pieces: are there so many? What another player picks from a hand is not looked at.
template <class T>
bool areEnough(T& t, const AbilityFrame& f, const Instr* each, Seat asked) {
    const auto over = static_cast<Each>(each->b);
    if (over != Each::exactly && over != Each::random && over != Each::top) return true;
    if (isPicked(over) && !(playerOf(t, f, each->a) == asked)) return true;
    const int wanted = each->node == 0 ? each->c : expressions::number(t, f, {}, nodeOf(t, *each)) / 1000;
    int found = 0;
    const auto count = [&](Piece) { return ++found < wanted; };
    if (isPicked(over))
        forEachTarget(t, f, each, count);
    else
        forEachMatch(t, f, each->imm, count);
    return found >= wanted;
}

// Could all that stands between these two places be done now, by the player who is asked? Choices need something to choose,
// loops as many pieces as they ask for, verbs what they need.
template <class T>
bool canDo(T& t, const AbilityFrame& f, int from, int to, Seat asked) {
    const Instr* code = codeOf(t, f);
    for (int pc = from; pc < to;) {
        const Instr& i = code[pc];
        if (i.code == Code::jump || i.code == Code::either || i.code == Code::then) return true;
        if (i.code == Code::choose && !anyTarget(t, f, &i)) return false;
        if (i.code == Code::verb && !isPossible(t, f, &i)) return false;
        if (i.code == Code::each && !areEnough(t, f, &i, asked)) return false;
        pc = i.code == Code::each ? code[pc + 1].imm : pc + 1 + (i.code == Code::verb || i.code == Code::when ? i.b : 0);
    }
    return true;
}

// Can what is paid there be paid? Of what a "may" begins with: what stands behind something else may be paid from that.
template <class T>
bool canPay(T& t, const AbilityFrame& f, int from, int to) {
    const Instr* code = codeOf(t, f);
    for (int pc = from; pc < to;) {
        const Instr& i = code[pc];
        if (i.code == Code::choose) {
            ++pc;
            continue;
        }
        if (i.code != Code::verb || !t.words().verbs[i.a].word.pays) return true;
        if (!isPossible(t, f, &i)) return false;
        pc += 1 + i.b;
    }
    return true;
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

// None of the verbs of a "you may" could work on what it is for, up to what hangs on them. A game may have a row for it:
// State::kVainRule.
template <class T>
bool areVain(T& t, const AbilityFrame& f, const Instr* verb, const Instr* end) {
    if constexpr (requires { T::StateType::kVainRule; }) {
        if (verb->code != Code::verb || !t.on(T::StateType::kVainRule)) return false;
        for (; verb < end && verb->code == Code::verb; verb += 1 + verb->b)
            if (couldWork(t, f, verb)) return false;
        return verb == end || verb->code == Code::then;
    } else {
        return false;
    }
}

// "You may" begins with a choice from which there is openly nothing to choose, or with what cannot be done. A game may say
// that it does not ask then.
template <class T>
bool isVain(T& t, AbilityFrame& f) {
    if constexpr (requires { T::StateType::kAsksNothingInVain; }) {
        const Instr* code = codeOf(t, f);
        const Instr& first = code[f.pc + 1];
        if (first.code != Code::choose) return areVain(t, f, &first, code + code[f.pc].imm);
        return first.c == Book::kYou && !mightHide(t, first.imm, f.controller) && !anyTarget(t, f, &first);
    } else {
        return false;
    }
}

// Behind all ways of either(...): where each but the last of them jumps to.
inline int endOfWays(const Instr* code, int either) {
    const int second = code[either + 2].imm;
    return code[second - 1].imm;
}

// Begins a loop: over pieces, over players, or so often.
template <class T>
void goOver(T& t, AbilityFrame& f, const Instr& i) {
    EachFrame each;
    each.selector = static_cast<uint16_t>(i.imm);
    each.body = static_cast<uint16_t>(f.pc + 2);
    each.over = static_cast<Each>(i.b);
    const int wanted = i.node == 0 ? i.c : expressions::number(t, f, {}, nodeOf(t, i)) / 1000;
    each.most = static_cast<uint8_t>(std::clamp(wanted, 0, i.node == 0 ? kAnyNumber : 99));
    each.picker = playerOf(t, f, i.a);
    each.set = static_cast<uint8_t>(i.spare);
    const Instr& jump = codeOf(t, f)[f.pc + 1];
    each.ordered = jump.a != 0 ? EachFrame::kOrdered : uint8_t{0};
    f.pc = static_cast<uint16_t>(jump.imm);
    f.flags |= AbilityFrame::kWaiting;
    t.call(T::StateType::kEach, each, f.controller);
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
                if (t.s.core.stack.size() != t.at + 1) return again();                     // a window for what the verb did
                if (t.s.core.changed != 0 && !cantina::detail::settle(t)) return again();  // standing checks come first
                break;
            case Code::choose: return skipTo("choose");
            case Code::may:
                if (playerOf(t, f, i.c).some() && !isVain(t, f)) return skipTo("may");
                f.flags |= AbilityFrame::kPartly;
                f.pc = static_cast<uint16_t>(i.imm);
                break;
            case Code::either:
                if (playerOf(t, f, i.c).some()) return skipTo("either");
                f.flags |= AbilityFrame::kPartly;
                f.pc = static_cast<uint16_t>(endOfWays(code, f.pc));
                break;
            case Code::name:
                if (playerOf(t, f, i.c).some()) return skipTo("name");
                ++f.pc;  // nobody is there to name anything
                break;
            case Code::then:
                f.pc = static_cast<uint16_t>(
                    (f.flags & AbilityFrame::kPartly) != 0 && t.on(T::StateType::kThenRule) ? i.imm : f.pc + 1);
                break;
            case Code::when: f.pc = static_cast<uint16_t>(conditionHolds(t, f, &i) ? f.pc + 1 + i.b : i.imm); break;
            case Code::each: goOver(t, f, i); return again();
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
    return i.code == Code::choose ? playerOf(t, f, i.c) : f.controller;
}

// Nothing to choose from: the part cannot be done, and nobody is asked; nor where there is only one of its kind.
template <class T>
Seat chooseWho(T& t, AbilityFrame& f) {
    const Instr& i = codeOf(t, f)[f.pc];
    if (i.code != Code::choose) return kNobody;  // not this question
    Seat chooser = chooserOf(t, f);
    const bool only = t.words().nouns[t.book().selectors[static_cast<size_t>(i.imm)].noun].word.only;
    // Whose piece is gone, the controller of a die that was removed: nobody is there to choose.
    if (!only && chooser.some() && (mightHide(t, i.imm, chooser) || anyTarget(t, f, &i))) return chooser;
    f.regs[i.a] = {};
    if (only) forEachTarget(t, f, &i, [&](Piece p) { return f.regs[i.a] = t.s.pieces.ref(p), false; });
    if (!f.regs[i.a].some()) f.flags |= AbilityFrame::kPartly;
    ++f.pc;
    return kNobody;
}
template <class T>
void chooseOptions(T& t, AbilityFrame& f, Options& out) {
    forEachTarget(t, f, codeOf(t, f) + f.pc, [&](Piece p) { return out.add(optionPiece(p)), true; });
    if (out.size() == 0) out.add(optionDone());  // asked all the same: see mightHide
}
template <class T>
Refusal chooseWhyNot(T& t, AbilityFrame& f, Piece p) {
    const Instr* at = codeOf(t, f) + f.pc;
    if (Refusal r = whyNotPiece(t, f, at->imm, p); !r.legal()) return r;
    return whyNotTarget(t, f, at, p);
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
    const Instr& i = codeOf(t, f)[f.pc];
    return i.code == Code::may ? playerOf(t, f, i.c) : kNobody;
}
template <class T>
void mayOptions(T& t, AbilityFrame& f, Options& out) {
    const Instr& i = codeOf(t, f)[f.pc];
    // Where something else happens otherwise, a yes is for who can do what they say yes to; a payment for who can pay.
    const bool can = i.b != 0 ? canDo(t, f, f.pc + 1, i.imm, playerOf(t, f, i.c)) : canPay(t, f, f.pc + 1, i.imm);
    if (can) out.add(optionYes());
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
    return playerOf(t, f, i.c);
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

// Calls fn(symbol) for each of those of which one is named.
template <class Fn>
void forEachNamed(const Book& book, const Instr& name, Fn fn) {
    const std::vector<SymbolWord>& all = book.vocabulary->symbols;
    const std::string_view set = all[static_cast<size_t>(name.imm)].set;
    for (size_t i = static_cast<size_t>(name.imm); i < all.size(); ++i)
        if (set == all[i].set) fn(all[i]);
}
template <class T>
Seat nameWho(T& t, AbilityFrame& f) {
    const Instr& i = codeOf(t, f)[f.pc];
    return i.code == Code::name ? playerOf(t, f, i.c) : kNobody;
}
template <class T>
void nameOptions(T& t, AbilityFrame& f, Options& out) {
    const Instr& i = codeOf(t, f)[f.pc];
    if (i.b == 0) {
        for (int n = i.imm; n <= i.node; ++n) out.add(optionNumber(n));
        return;
    }
    forEachNamed(t.book(), i, [&](const SymbolWord& s) { out.add(optionNumber(s.value)); });
}
template <class T>
Flow nameAnswer(T&, AbilityFrame& f, Option o) {
    f.chosen = o.number;
    ++f.pc;
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
    {T::StateType::kAbilityRows.may, "name", ask<nameWho<T>, nameOptions<T>, nameAnswer<T>>()},
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

// So many of all that match, by chance; too few are all of them, and not done in full. A game may name the rule that says
// how chance is found (State::kRandomRule); off: the first of them.
template <class T>
void drawLots(T& t, EachFrame& e) {
    Piece found[T::StateType::Pieces::kCapacity];
    int n = 0;
    forEachMatch(t, parentOf(t), e.selector, [&](Piece p) { return found[n++] = p, true; });
    e.items.clear();
    if (n < e.most) t.outcome().flags &= static_cast<uint8_t>(~Result::kInFull);
    for (int i = 0; i < e.most && i < e.items.capacity() && n > 0; ++i) {
        int at = 0;
        bool byChance = true;
        if constexpr (requires { T::StateType::kRandomRule; }) byChance = t.on(T::StateType::kRandomRule);
        if (byChance) at = static_cast<int>(t.s.core.chance.below(static_cast<uint32_t>(n)));
        t.pushOrFault(e.items, found[at]);
        found[at] = found[--n];
    }
}

// The first so many of all that match, as they lie, 16 at a time: from the top again if the last one of the round before
// lies there no more. Too few are all of them, and not done in full.
template <class T>
void takeTop(T& t, EachFrame& e) {
    e.from = e.items.empty() ? Piece{} : e.items.back();
    bool behind = e.from.some() && matches(t, parentOf(t), e.selector, e.from);
    e.items.clear();
    forEachMatch(t, parentOf(t), e.selector, [&](Piece p) {
        if (e.items.size() >= e.most || e.items.full()) return false;
        if (!behind) t.pushOrFault(e.items, p);
        behind = behind && !(p == e.from);
        return true;
    });
    if (e.items.size() < e.most && !e.items.full()) t.outcome().flags &= static_cast<uint8_t>(~Result::kInFull);
}

// The matching pieces by number, 16 at a time (a frame remembers no more): a larger set goes through in several rounds.
template <class T>
Flow gather(T& t, EachFrame& e) {
    if (e.picks()) {
        t.outcome() = kNothingHappened;
        return next();
    }
    Piece last = e.items.empty() ? Piece{} : e.items.back();
    if (!last.some()) t.outcome() = {Result::kInFull, 0, 0};
    e.index = 0;
    if (e.over == Each::top) return takeTop(t, e), skipTo("body");
    e.items.clear();
    if (e.over == Each::all || e.over == Each::random) {
        forEachMatch(t, parentOf(t), e.selector, [&](Piece p) {
            if (p.n > last.n) insertSorted(e.items, p);
            return true;
        });
    }
    if (e.over == Each::random) drawLots(t, e);
    if (e.over == Each::players || e.over == Each::anyPlayer) return skipTo("first");
    return skipTo("body");
}

// The instruction of which this frame picks: the body begins two behind it.
template <class T>
const Instr* pickedAt(T& t, const EachFrame& e) {
    return codeOf(t, parentOf(t)) + e.body - 2;
}
// How many pieces after this one could still be picked, up to `enough`.
template <class T>
int leftAfter(T& t, const EachFrame& e, Piece last, int enough) {
    int n = 0;
    forEachTarget(t, parentOf(t), pickedAt(t, e), [&](Piece p) { return n += p.n > last.n ? 1 : 0, n < enough; });
    return n;
}
template <class T>
Piece lastPick(const EachFrame& e) {
    return e.items.empty() ? e.from : e.items.back();
}
// What must hold for those that are picked ("with a total cost of 3 or less"): a node; 0: nothing.
template <class T>
int32_t whereOf(T& t, const EachFrame& e) {
    return pickedAt(t, e)[1].node;
}
template <class T>
bool fitTogether(T& t, const EachFrame& e) {
    const int32_t where = whereOf(t, e);
    return where == 0 || expressions::holds(t, parentOf(t), {}, t.book().nodes[static_cast<size_t>(where)]);
}
// Could what is picked so far, perhaps with more behind it, be all? `tries` bounds how many sets are looked at: past it the
// answer is yes, and the player finds out.
template <class T>
bool canFit(T& t, EachFrame& e, int& tries) {
    const bool complete = e.over == Each::upTo || e.items.size() == e.most;
    if ((complete && fitTogether(t, e)) || --tries <= 0) return true;
    if (e.items.size() >= e.most || e.items.full()) return false;
    const Piece last = e.items.empty() ? e.from : e.items.back();
    bool found = false;
    forEachTarget(t, parentOf(t), pickedAt(t, e), [&](Piece p) {
        if (p.n <= last.n) return true;
        (void)e.items.push(p);
        found = canFit(t, e, tries);
        e.items.pop();
        return !found;
    });
    return found;
}
// The same with one more, on a copy of the state: whoever looks at options changes nothing.
template <class T>
[[gnu::noinline]] bool wouldFit(T& t, const EachFrame& e, Piece p) {
    if (whereOf(t, e) == 0) return true;
    constexpr int kTries = 2000;
    auto copy = t.s;
    T tried{copy, t.rules, nullptr, t.at};
    auto& picks = copy.core.stack[t.at].template as<EachFrame>();
    (void)picks.items.push(p);
    int tries = kTries;
    return canFit(tried, picks, tries);
}
// Unordered picks: only pieces after the last one picked are offered, so there is one path per set. Where a number is asked
// for, enough pieces must be left behind.
template <class T>
bool pickable(T& t, const EachFrame& e, Piece p) {
    const Piece last = lastPick<T>(e);
    if (p.n <= last.n || !wouldFit(t, e, p)) return false;
    if (e.over != Each::exactly) return true;
    const int missing = e.most - e.items.size();
    const int reachable = std::min(missing, leftAfter(t, e, last, missing));
    return 1 + leftAfter(t, e, p, reachable) >= reachable;
}
template <class T>
Seat pickWho(T& t, EachFrame& e) {
    if (e.items.size() >= e.most || e.items.full()) return kNobody;
    // Of a hand whoever picks says when it is enough: an end that comes by itself would tell that no further card fits.
    bool any = mightHide(t, e.selector, e.picker);
    if (!any && whereOf(t, e) == 0) any = leftAfter(t, e, lastPick<T>(e), 1) > 0;
    if (!any && whereOf(t, e) != 0)
        forEachTarget(t, parentOf(t), pickedAt(t, e), [&](Piece p) { return any = pickable(t, e, p), !any; });
    return any ? e.picker : kNobody;
}
template <class T>
void pickOptions(T& t, EachFrame& e, Options& out) {
    forEachTarget(t, parentOf(t), pickedAt(t, e), [&](Piece p) {
        if (pickable(t, e, p)) out.add(optionPiece(p));
        return true;
    });
    if ((e.over == Each::upTo && fitTogether(t, e)) || out.size() == 0) out.add(optionDone());
}
template <class T>
Refusal pickWhyNot(T& t, EachFrame& e, Piece p) {
    for (Piece picked : e.items)
        if (picked == p) return {{}, kPickedAlready};
    if (Refusal r = whyNotPiece(t, parentOf(t), e.selector, p); !r.legal()) return r;
    if (Explanation why = whyNotTarget(t, parentOf(t), pickedAt(t, e), p); !why.legal()) return why;
    if (p.n > lastPick<T>(e).n && !wouldFit(t, e, p)) return {{}, kUnfit};
    return pickable(t, e, p) ? Refusal{} : Refusal{{}, kPassedOver};
}
template <class T>
Flow pickAnswer(T& t, EachFrame& e, Option o) {
    if (o.kind == OptionKind::done) return next();
    t.pushOrFault(e.items, o.piece);
    return again();
}

// A game may say who goes first (State::firstOfAll(t)), or have a player choose it (State::choosesFirst(t)).
template <class T>
Seat firstWho(T& t, EachFrame& e) {
    if (e.over == Each::anyPlayer) return parentOf(t).controller;
    if (e.over != Each::players) return kNobody;
    e.picker = parentOf(t).controller;
    if constexpr (requires { T::StateType::firstOfAll(t); }) e.picker = T::StateType::firstOfAll(t);
    if constexpr (requires { T::StateType::choosesFirst(t); })
        return T::StateType::choosesFirst(t);
    else
        return kNobody;
}
template <class T>
void firstOptions(T& t, EachFrame& e, Options& out) {
    for (int seat = 0; seat < t.seats(); ++seat)
        if (e.over == Each::players || ((t.s.core.gone >> seat) & 1) == 0) out.add(optionSeat(seatAt(seat)));
}
template <class T>
Flow firstAnswer(T&, EachFrame& e, Option o) {
    e.picker = seatAt(o.number);
    return next();
}

// The player whose turn it is in a loop over players: the first of them (usually the ability's own), then the others in the
// order of seats. A game may name the rule that says so (State::kOwnFirstRule); off: the ability's own comes last.
template <class T>
Seat playerAt(T& t, const EachFrame& e) {
    int first = e.over == Each::opponents ? parentOf(t).controller.index() + 1 : e.picker.index();
    if constexpr (requires { T::StateType::kOwnFirstRule; })
        if (e.over == Each::players && !t.on(T::StateType::kOwnFirstRule)) ++first;
    return seatAt((first + e.index) % t.seats());
}
template <class T>
int rounds(T& t, const EachFrame& e) {
    switch (e.over) {
        case Each::players: return t.seats();
        case Each::opponents: return t.seats() - 1;
        case Each::anyPlayer: return 1;
        case Each::times: return e.most;
        default: return e.items.size();
    }
}

// A game may have a rule that nothing, where so many are asked for and that is none, is done in full: State::kNoneOwedRule.
template <class T>
bool owesNothing(T& t) {
    if constexpr (requires { T::StateType::kNoneOwedRule; })
        return t.on(T::StateType::kNoneOwedRule);
    else
        return false;
}

// Once for all of them as a set: too few are not done in full, which what follows may hang on.
template <class T>
Flow bodyOfSet(T& t, EachFrame& e) {
    if (e.running != 0) {
        t.outcome() = t.result();
        return done();
    }
    const bool enough = e.over == Each::exactly || e.over == Each::random || e.over == Each::top ? e.items.size() >= e.most
                                                                                                 : !e.items.empty();
    AbilityFrame sub = parentOf(t);
    sub.amount = static_cast<int16_t>(e.items.size());
    // Of one at most it is also `it`: choose(random(1, camper)), hurt(1, it).
    const Instr* head = pickedAt(t, e);
    if (head->node == 0 && head->c == 1) sub.regs[0] = e.items.empty() ? PieceRef{} : t.s.pieces.ref(e.items[0]);
    e.running = 1;
    sub.pc = e.body;
    sub.flags = static_cast<uint8_t>(AbilityFrame::kPart | (enough ? 0 : AbilityFrame::kPartly));
    t.call(T::StateType::kAbility, sub, sub.controller);
    return again();
}

template <class T>
Flow body(T& t, EachFrame& e) {
    if (e.isSet()) return bodyOfSet(t, e);
    Result& r = t.outcome();
    const bool pieces = isOverPieces(e.over);
    if (e.running != 0) {
        if (t.result().happened()) r.flags |= Result::kHappened;
        if (!t.result().inFull()) r.flags &= static_cast<uint8_t>(~Result::kInFull);
    } else if (!e.items.empty() && e.picks() && r.amount == 0 && (e.over == Each::upTo || e.items.size() == e.most)) {
        r.flags |= Result::kInFull;
    } else if (e.over == Each::exactly && e.most == 0 && owesNothing(t)) {
        r.flags |= Result::kInFull;
    }
    if (pieces && e.index >= e.items.size()) {
        const bool next = e.over == Each::top && e.most > e.items.size();
        const bool more = e.items.full() && (e.over == Each::all || next || (e.over == Each::upTo && e.most == kAnyNumber));
        if (!more) return done();
        if (next) e.most = static_cast<uint8_t>(e.most - e.items.size());
        if (!e.picks()) return restart();
        e.from = e.items.back();  // any number: the next sixteen
        e.items.clear();
        e.index = e.running = 0;
        return skipTo("pick");
    }
    if (e.index >= rounds(t, e)) return done();
    if (e.ordered == EachFrame::kOrdered && pieces && e.index + 1 < e.items.size()) return skipTo("order");
    if (e.ordered == EachFrame::kNamed) e.ordered = EachFrame::kOrdered;
    AbilityFrame sub = parentOf(t);
    if (pieces) {
        ++r.amount;
        sub.regs[0] = t.s.pieces.ref(e.items[e.index]);
    } else if (e.over != Each::times) {
        sub.they = playerAt(t, e);
        if (((t.s.core.gone >> sub.they.index()) & 1) != 0) return ++e.index, again();
    }
    ++e.index;
    e.running = 1;
    sub.pc = e.body;
    sub.flags = AbilityFrame::kPart;
    t.call(T::StateType::kAbility, sub, sub.controller);
    return again();
}

// Which of those that are left is next.
template <class T>
Seat orderWho(T&, EachFrame& e) {
    return e.picker;
}
template <class T>
void orderOptions(T&, EachFrame& e, Options& out) {
    for (int i = e.index; i < e.items.size(); ++i) out.add(optionPiece(e.items[i]));
}
template <class T>
Flow orderAnswer(T&, EachFrame& e, Option o) {
    for (int i = e.index + 1; i < e.items.size(); ++i)
        if (e.items[i] == o.piece) std::swap(e.items[e.index], e.items[i]);
    e.ordered = EachFrame::kNamed;
    return skipTo("body");
}

template <class T>
inline constexpr Step<T> kEachSteps[] = {
    {T::StateType::kAbilityRows.choose, "gather", act<gather<T>>()},
    {T::StateType::kAbilityRows.choose, "pick", askWhich<pickWho<T>, pickOptions<T>, pickAnswer<T>, pickWhyNot<T>>()},
    {T::StateType::kAbilityRows.run, "first", ask<firstWho<T>, firstOptions<T>, firstAnswer<T>>()},
    {T::StateType::kAbilityRows.run, "body", act<body<T>>()},
    {T::StateType::kAbilityRows.choose, "order", ask<orderWho<T>, orderOptions<T>, orderAnswer<T>>()},
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
