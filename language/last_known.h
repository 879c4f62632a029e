// Last known facts: what a piece that has left play was like, as long as somebody may ask.
//
// An event that tells of a piece that leaves is answered when the piece is elsewhere, and there it has lost its tokens, what
// others gave it, and what it was attached to. So the numbers that some card of the book asks of such a piece
// (Book::lastKnown), and what it was attached to, are noted as it leaves; whoever asks about that life of the piece is told
// what was noted. Which numbers there are follows from the book and not from the decks: what is noted tells nothing about
// hidden cards.
#pragma once

#include "kernel/fixed.h"
#include "language/selectors.h"

namespace cantina::language {

struct LastFact {
    PieceRef piece;
    PieceRef host;      // what it was attached to, of the fact kLastHost
    int32_t value = 0;  // thousandths
    uint16_t word = 0;  // number word, or kLastHost
    uint16_t spare = 0;
};

// Part of a state. A full list forgets what was noted first.
template <int kMost>
struct LastFacts {
    FixedVec<LastFact, kMost> list;

    const LastFact* find(PieceRef piece, int word) const {
        for (const LastFact& f : list)
            if (f.piece == piece && f.word == word) return &f;
        return nullptr;
    }
    void note(const LastFact& f) {
        if (list.full()) list.removeAt(0);
        (void)list.push(f);
    }
    void visit(Visitor& v) {
        for (LastFact& f : list) {
            v.ref(f.piece);
            v.ref(f.host);
        }
    }
};

// A number of what stays in play and shows nothing any more (NumberWord::noted).
template <class T>
bool isNoted(const T& t, uint16_t word) {
    return word != kLastHost && t.book().vocabulary->numbers[word].noted;
}
template <class T>
[[gnu::noinline]] void noteShownFacts(T& t, Piece p) {
    AbilityFrame f;
    f.source = t.s.pieces.ref(p);
    f.controller = t.s.pieces.row(p).controller;
    for (const uint16_t word : t.book().lastKnown)
        if (isNoted(t, word))
            t.s.lastFacts.note(LastFact{f.source, {}, t.words().numbers[word].value(t, f, f.source), word, 0});
}
// The piece is about to show nothing any more.
template <class T>
void noteShown(T& t, Piece p) {
    if (!t.book().lastKnown.empty()) noteShownFacts(t, p);
}

template <class T>
[[gnu::noinline]] void noteAllFacts(T& t, Piece p) {
    AbilityFrame f;
    f.source = t.s.pieces.ref(p);
    f.controller = t.s.pieces.row(p).controller;
    for (const uint16_t word : t.book().lastKnown) {
        if (isNoted(t, word)) continue;
        LastFact fact{f.source, {}, 0, word, 0};
        if (word == kLastHost)
            fact.host = t.words().host(t, p);
        else
            fact.value = t.words().numbers[word].value(t, f, f.source);
        if (word != kLastHost || fact.host.some()) t.s.lastFacts.note(fact);
    }
}
// The piece is about to leave play.
template <class T>
void noteFacts(T& t, Piece p) {
    if (!t.book().lastKnown.empty()) noteAllFacts(t, p);
}

}  // namespace cantina::language
