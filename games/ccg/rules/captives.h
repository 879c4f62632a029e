// What other chapters ask about captives.
#pragma once

#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

inline bool isCaptive(const Table& t, Piece p) { return (t.s.pieces.data(p).marks & PieceData::kCaptive) != 0; }
// The location of a card: of a captive, where its escort or its prison is (CCG-SP-CAPTIVE-01).
inline Piece whereIs(const Table& t, Piece p) { return isCaptive(t, p) ? placeOf(t, p) : locationOf(t, p); }
Piece captiveOf(const Table& t, Piece escort);  // whom it escorts, or none
bool mayEscort(Table& t, Piece p);              // a bounty hunter, warrior or battle droid of the Dark Side
bool mayCapture(const Table& t, Seat captor, Piece character);
void capture(Table& t, Piece character, Piece place, Seat captor);
void release(Table& t, Piece captive);
// Captives whose escort is gone: released, or (frozen) left at the place.
void releaseOrphans(Table& t, Piece place);
Explanation whyNotPrisoner(Table& t, const ActionFrame& a);
void prisonerTargets(Table& t, const ActionFrame& a, Options& out);
Explanation whyNotPrison(Table& t, const ActionFrame& a, Piece p);
void prisonerOptions(Table& t, Seat seat, Options& out);
void releaseOptions(Table& t, Seat seat, Options& out);
void transferPrisoner(Table& t, const ActionFrame& a);
Procedure<Table> captiveProcedure();

}  // namespace cantina::ccg
