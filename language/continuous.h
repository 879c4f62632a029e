// Continuous forms: what holds while a card lies where its ability works. `change`, `grant`, `strip`, `forbid`, `allow`.
//
// Nothing of them is ever done. When the book is made, each form of each such ability becomes a row (Continuous); when a
// game asks for a number, the rows of the cards in play that speak of it are read here, and nowhere else: does the row mean
// this piece or this player, do its conditions hold, how much is it? A game combines what it is told by its own policy
// (kernel/values.h).
#pragma once

#include "language/judging.h"
#include "language/triggers.h"

namespace cantina::language {

// What is asked for: a number of a piece or of a player, perhaps at a place or on a card, perhaps when a player does it.
struct Asked {
    int about = 0;
    Piece piece{};
    Seat seat{};
    Piece place{};
    Seat by{};
    Piece with{};
};

namespace continuous {

// Does an ability speak now, where its card lies? A game may have a hook: State::speaks(t, source, ability).
template <class T>
bool speaks(T& t, Piece source, const Ability& a) {
    if (t.rules.switches.off(a.id)) return false;
    if constexpr (requires { T::StateType::speaks(t, source, a); }) {
        return T::StateType::speaks(t, source, a);
    } else {
        const uint32_t zones = t.book().vocabulary->timings[a.timing].zones;
        return ((zones >> t.s.pieces.kindOf(source)) & 1) != 0;
    }
}

// Does a side of a row mean this piece or this player?
template <class T>
bool means(T& t, const Side& side, const AbilityFrame& f, Piece p, Seat seat, const Instr* operands) {
    Args out;
    switch (side.whom) {
        case Side::Whom::anybody: return true;
        case Side::Whom::self: return p == f.source.piece;
        case Side::Whom::host: return p.some() && t.words().host(t, f.source.piece).piece == p;
        case Side::Whom::every: return p.some() && matches(t, f, side.selector, p);
        case Side::Whom::opponents: return seat.some() && !(seat == f.controller);
        case Side::Whom::everybody: return seat.some();
        case Side::Whom::player:
            if (!seat.some()) return false;
            evaluate(t, f, operands[side.at], 0, out);
            return out.seat(0) == seat;
        case Side::Whom::piece:
            evaluate(t, f, operands[side.at], 0, out);
            // A game may ask for what has no piece of its own (a side without a die): its event has no object either.
            if (!p.some()) return static_cast<Ref>(operands[side.at].a) == Ref::object && !out.at(0).some();
            return out.at(0).some() && out.at(0).piece == p;
    }
    return false;
}
template <class T>
bool means(T& t, const Continuous& row, const AbilityFrame& f, const Asked& a, const Instr* operands) {
    return means(t, row.of, f, a.piece, a.seat, operands) && means(t, row.on, f, a.place, {}, operands) &&
           means(t, row.by, f, {}, a.by, operands) && means(t, row.with, f, a.with, {}, operands);
}

// The same, as far as it is seen without a frame: false where the row cannot mean that piece. Most rows end here. A game may
// know from its notes whether a piece passes: State::passesFor(t, controller, source, selector, p).
template <class T>
bool mayMean(T& t, const Side& side, PieceRef source, [[maybe_unused]] Seat controller, Piece p) {
    switch (side.whom) {
        case Side::Whom::self: return p == source.piece;
        case Side::Whom::host: return p.some() && t.words().host(t, source.piece).piece == p;
        case Side::Whom::every:
            if (!p.some() || !mayMatch(t, side.selector, p)) return false;
            if constexpr (requires { T::StateType::passesFor(t, controller, source.piece, side.selector, p); })
                return T::StateType::passesFor(t, controller, source.piece, side.selector, p) != Quickly::no;
            return true;
        default: return true;
    }
}

// What the form says beside whom it means: who fits a noun is not counted.
template <class T>
void operandsOf(T& t, const AbilityFrame& f, const Continuous& row, const Instr* verb, Args& out) {
    for (int i = 0; i < verb->b; ++i) {
        const auto isNoun = [i](const Side& s) { return i == s.at && s.whom == Side::Whom::every; };
        if (!isNoun(row.of) && !isNoun(row.on) && !isNoun(row.with)) evaluate(t, f, verb[1 + i], i, out);
    }
}

// Everything that stands around the row in its ability: when(...), otherwise(...).
template <class T>
bool conditionsAround(T& t, const AbilityFrame& f, const Continuous& row) {
    const Book& book = t.book();
    const Instr* code = interpreter::codeOf(t, f);
    for (int i = 0; i < row.conditions; ++i) {
        const int32_t at = book.continuousConditions[row.firstCondition + static_cast<size_t>(i)];
        const bool otherwise = at < 0;
        const int pc = otherwise ? ~at : at;
        const Instr& when = code[pc];
        if (when.imm == pc + 1 + when.b) continue;  // lifted by a proof: whether it holds or not
        if (conditionHolds(t, f, &when) == otherwise) return false;
    }
    return true;
}

// Room for operands, which is filled only for a row whose operands are worked out.
union Room {
    Room() {}
    Args args;
};

// What the row says of this now; nullptr: nothing.
template <class T>
const Args* judge(T& t, const Continuous& row, const AbilityFrame& f, const Asked& a, const Instr* verb, Args& out) {
    const Judging judging(t, &row);
    if (!means(t, row, f, a, verb + 1)) return nullptr;
    // A game may have a rule of its own for conditions that do not hold: State::conditionCounts(t).
    if (!conditionHolds(t, f)) {
        if constexpr (requires { T::StateType::conditionCounts(t); }) {
            if (T::StateType::conditionCounts(t)) return nullptr;
        } else {
            return nullptr;
        }
    }
    if (!conditionsAround(t, f, row)) return nullptr;
    if (row.said != 0) return &t.book().said[row.said];
    out = {};
    operandsOf(t, f, row, verb, out);
    return &out;
}

}  // namespace continuous

// Who says what a row says: a card in play, a card with the abilities of another (`def`), or a card that is nowhere.
struct Speaker {
    uint16_t def = 0;
    PieceRef source;
    Seat controller;
    Event event;  // what subject and object mean in its rows
};
template <class T>
Speaker speakerOf(T& t, Piece source) {
    const auto& row = t.s.pieces.row(source);
    return {row.def, t.s.pieces.ref(source), row.controller, {}};
}

// Many cards speak of themselves only: of another piece they need not be asked.
template <class T>
bool maySpeak(const T& t, Piece source, const Asked& a) {
    const auto& said = a.piece == source ? t.book().continuousAbout : t.book().continuousOfOthers;
    return (said[t.s.pieces.row(source).def] & aboutBit(a.about)) != 0;
}
// Calls fn(row, frame, operands) for each row of the speaker that speaks of what is asked for and holds now. In the frame
// `it` is the piece that is asked about.
template <class T, class Fn>
[[gnu::noinline]] void readTheRows(T& t, const Speaker& s, const Asked& a, Fn& fn) {
    const Book& book = t.book();
    const Book::ContinuousRange range = book.continuousOf[s.def];
    for (uint32_t k = range.first; k < range.first + range.count; ++k) {
        const Continuous& row = book.continuous[k];
        if (row.about != a.about || !continuous::mayMean(t, row.of, s.source, s.controller, a.piece)) continue;
        if (isJudged(t, &row)) continue;
        const Ability& ability = book.abilities[row.ability];
        if (!continuous::speaks(t, s.source.piece, ability)) continue;
        AbilityFrame f = abilityFrame(t, row.ability, s.source, s.controller, s.event);
        if (a.piece.some()) f.regs[0] = t.s.pieces.ref(a.piece);
        // A game may let a text speak to both players: State::speaksTo(t, source, ability), a bit per seat.
        uint32_t seats = 1u << f.controller.index();
        if constexpr (requires { T::StateType::speaksTo(t, s.source.piece, ability); })
            seats = T::StateType::speaksTo(t, s.source.piece, ability);
        const Instr* verb = &book.code[ability.code + row.verb];
        continuous::Room operands;
        for (int seat = 0; seats >> seat != 0; ++seat) {
            if (((seats >> seat) & 1) == 0) continue;
            f.controller = seatAt(seat);
            if (const Args* said = continuous::judge(t, row, f, a, verb, operands.args)) fn(row, f, *said);
        }
    }
}
template <class T, class Fn>
void readRows(T& t, const Speaker& s, const Asked& a, Fn&& fn) {
    if ((t.book().continuousAbout[s.def] & aboutBit(a.about)) != 0) readTheRows(t, s, a, fn);
}
// The same of a card, by itself. In its rows `object` is the place.
template <class T, class Fn>
void readContinuous(T& t, Piece source, const Asked& a, Fn&& fn) {
    if (!maySpeak(t, source, a)) return;
    Speaker s = speakerOf(t, source);
    if (a.place.some()) s.event.object = t.s.pieces.ref(a.place);
    readTheRows(t, s, a, fn);
}

// The amount that a card says of this, for whoever asks before there is a table; `otherwise`: it says none.
inline int32_t plainAmount(const Book& book, uint16_t def, int about, int32_t otherwise) {
    const Book::ContinuousRange range = book.continuousOf[def];
    for (uint32_t k = range.first; k < range.first + range.count; ++k)
        if (const Continuous& row = book.continuous[k]; row.about == about && row.plain != kNotSaid) return row.plain;
    return otherwise;
}

namespace continuous {

template <class T>
bool isGiven(T& t, const Continuous& row, const AbilityFrame& f, Piece p, const Instr* operands) {
    const Judging judging(t, &row);
    return means(t, row, f, Asked{Continuous::kGivesAbility, p, {}, {}, {}}, operands) && conditionHolds(t, f) &&
           conditionsAround(t, f, row);
}

}  // namespace continuous

// Calls fn(piece, ability) for each ability of that timing that a card in play gives to the piece.
template <class T, class Fn>
[[gnu::noinline]] void forEachGiven(T& t, Piece p, int timing, Fn&& fn) {
    const Book& book = t.book();
    t.s.continuous.forEachGiver(t, [&](Piece source) {
        const Book::ContinuousRange range = book.continuousOf[t.s.pieces.row(source).def];
        for (uint32_t k = range.first; k < range.first + range.count; ++k) {
            const Continuous& row = book.continuous[k];
            if (row.given == 0 || book.abilities[row.given].timing != timing) continue;
            const Ability& giver = book.abilities[row.ability];
            if (isJudged(t, &row) || !continuous::speaks(t, source, giver)) continue;
            AbilityFrame f = abilityFrame(t, row.ability, t.s.pieces.ref(source), t.s.pieces.row(source).controller, {});
            f.regs[0] = t.s.pieces.ref(p);
            const Instr* operands = &book.code[giver.code + row.verb] + 1;
            if (continuous::isGiven(t, row, f, p, operands)) fn(p, row.given);
        }
    });
}

// Calls fn(row, side) for each place or bearer that the card names with `only` under that timing, wherever it lies: a noun,
// or one piece.
template <class T, class Fn>
void forEachOnly(T& t, Piece card, int timing, Fn&& fn) {
    const Book& book = t.book();
    const uint16_t def = t.s.pieces.row(card).def;
    if ((book.continuousAbout[def] & aboutBit(kAboutOnly)) == 0) return;
    const Book::ContinuousRange range = book.continuousOf[def];
    for (uint32_t k = range.first; k < range.first + range.count; ++k) {
        const Continuous& row = book.continuous[k];
        const Ability& a = book.abilities[row.ability];
        if (row.form != Form::only || a.timing != timing || t.rules.switches.off(a.id)) continue;
        fn(row, row.on.whom != Side::Whom::anybody ? row.on : row.of);
    }
}
// Does such a side mean this piece?
template <class T>
bool meansPiece(T& t, const AbilityFrame& f, const Continuous& row, const Side& side, Piece p) {
    const Book& book = t.book();
    return continuous::means(t, side, f, p, {}, &book.code[book.abilities[row.ability].code + row.verb] + 1);
}

// The cards in play that say something of this kind, so that few are looked at: part of a state. A full list takes no more
// and is not used.
template <int kMost>
struct ContinuousCards {
    FixedVec<uint8_t, kMost> cards;
    uint32_t about[2] = {};  // what some of them speak of: the halves of an aboutBit
    uint32_t givers = 0;     // so many of them give abilities to others

    void enter(const Book& book, Piece p, uint16_t def) {
        if (book.continuousAbout[def] == 0 && book.givesAbilities[def] == 0) return;
        givers += book.givesAbilities[def];
        about[0] |= static_cast<uint32_t>(book.continuousAbout[def]);
        about[1] |= static_cast<uint32_t>(book.continuousAbout[def] >> 32);
        (void)cards.push(static_cast<uint8_t>(p.n));
    }
    // A card is about to leave. A full list may lack others: it is made anew.
    template <class T>
    void leave(T& t, Piece p) {
        const Book& book = t.book();
        const uint16_t def = t.s.pieces.row(p).def;
        if (book.continuousAbout[def] == 0 && book.givesAbilities[def] == 0) return;
        const ContinuousCards before = *this;
        clear();
        before.forEach(t, [&](Piece other) {
            if (!(other == p)) enter(book, other, t.s.pieces.row(other).def);
        });
    }
    // A full list is not used: then every card that lies open is looked at.
    template <class T, class Fn>
    void forEach(T& t, Fn fn) const {
        if (!cards.full()) {
            for (uint8_t n : cards) fn(Piece{n});
            return;
        }
        for (size_t kind = 0; kind < t.rules.zones.size(); ++kind) {
            if (!t.rules.zones[kind].inPlay) continue;
            for (int seat = 0; seat < t.seats(); ++seat)
                for (Piece p : t.s.pieces.in({static_cast<uint8_t>(kind), seatAt(seat)})) fn(p);
        }
    }
    void clear() {
        cards.clear();
        givers = 0;
        about[0] = about[1] = 0;
    }
    template <class T, class Fn>
    void forEachGiver(T& t, Fn fn) const {
        forEach(t, [&](Piece p) {
            if (t.book().givesAbilities[t.s.pieces.row(p).def] != 0) fn(p);
        });
    }
    bool speaksOf(int what) const { return ((uint64_t{about[1]} << 32 | about[0]) & aboutBit(what)) != 0; }
    void visit(Visitor& v) {
        for (uint8_t& number : cards) {
            Piece p{number};
            v.piece(p);
            number = static_cast<uint8_t>(p.n);
        }
    }
};

// The amount that a row is about: what it adds, sets or multiplies by, in thousandths.
inline int32_t amountOf(const Continuous& row, const Args& a) {
    return row.amountAt == Continuous::kNothing ? 1000 : a.number[row.amountAt];
}

}  // namespace cantina::language
