// What has happened: happened(act, period), and was(act, period) of a piece.
//
// Only acts that some card of the book asks about are kept, until the period that it asks about is over. What a card asks is
// a row of the book (Happening); the same question of two cards is one row. An act is held against its rows when it is told,
// with the table as it is then: so nothing has to be known later of a piece that has left. Which rows there are follows from
// the book and not from the decks: what is kept tells nothing about hidden cards.
#pragma once

#include "kernel/fixed.h"
#include "language/triggers.h"

namespace cantina::language {

struct LogEntry {
    PieceRef piece;        // the side that the row keeps; none: it keeps neither
    uint16_t row = 0;      // Book::happenings
    uint8_t seats = 0;     // a bit per player for whom it was such an act: "yours" differs
    uint8_t count = 0;     // how often
    uint8_t previous = 0;  // 1: in the period before this one
    uint8_t spare = 0;
};
static_assert(sizeof(LogEntry) == 10);

// Part of a state.
template <int kMost>
struct ActLog {
    FixedVec<LogEntry, kMost> entries;

    // False when there is no room.
    [[nodiscard]] bool add(uint16_t row, uint8_t seats, PieceRef piece) {
        for (LogEntry& e : entries)
            if (e.row == row && e.seats == seats && e.piece == piece && e.previous == 0) {
                if (e.count < 255) ++e.count;
                return true;
            }
        return entries.push({piece, row, seats, 1, 0, 0});
    }
    // A period is over. What is asked of the one before it stays for as long as the next.
    void end(const Book& book, int period) {
        for (int i = entries.size() - 1; i >= 0; --i) {
            const Happening& h = book.happenings[entries[i].row];
            if (h.period != period) continue;
            if (h.previous && entries[i].previous == 0)
                entries[i].previous = 1;
            else
                entries.removeAt(i);
        }
    }
    // A period begins that does not follow upon the one before: what lies between the two belongs to neither.
    void forget(const Book& book, int period) {
        for (int i = entries.size() - 1; i >= 0; --i)
            if (entries[i].previous == 0 && book.happenings[entries[i].row].period == period) entries.removeAt(i);
    }
    void visit(Visitor& v) {
        for (LogEntry& e : entries) v.ref(e.piece);
    }
};

// Does it lie where the pattern never looks? Most acts are seen not to fit by that, for all players at once.
template <class T>
bool liesElsewhere(T& t, const Pattern& p, const Event& e) {
    return p.kind == Pattern::Kind::selector && t.s.pieces.alive(e.subject) && !mayMatch(t, p.selector, e.subject.piece) &&
           t.book().vocabulary->events[e.kind].from == 0;
}

// The hook of a state (State::told): keeps the act for each row that it fits.
template <class T>
[[gnu::noinline]] void keepAct(T& t, const Event& e) {
    const Book& book = t.book();
    AbilityFrame f;
    f.event = e;
    for (uint16_t row = book.firstHappening[e.kind]; row != 0; row = book.happenings[row].next) {
        const Happening& h = book.happenings[row];
        if (liesElsewhere(t, h.subject, e)) continue;
        uint8_t seats = 0;
        for (int i = 0; i < t.seats(); ++i) {
            f.controller = seatAt(i);
            const bool fitting = fits(t, f, h.subject, e.subject) && fits(t, f, h.object, e.object) &&
                                 (h.roles == 0 || expressions::holds(t, f, {}, book.nodes[h.roles]));
            if (fitting) seats = static_cast<uint8_t>(seats | 1u << i);
        }
        if (seats == 0) continue;
        const PieceRef kept = h.keeps == Happening::kSubject  ? e.subject
                              : h.keeps == Happening::kObject ? e.object
                                                              : PieceRef{};
        if (!t.s.log.add(row, seats, kept)) t.fault(Fault::capacity);
    }
}
template <class T>
void noteAct(T& t, const Event& e) {
    if (t.book().firstHappening[e.kind] != 0) keepAct(t, e);
}

// A period is over: what was to wait no longer, and what was asked about it, is forgotten.
template <class T>
void endPeriod(T& t, int period) {
    endDelayed(t, period);
    if (!t.s.log.entries.empty()) t.s.log.end(t.book(), period);
}

}  // namespace cantina::language
