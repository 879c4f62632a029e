// Sets of pieces inside Destiny's frames: every piece of the table has a place of its own.
#include <doctest/doctest.h>

#include <vector>

#include "games/destiny/piece_set.h"

namespace cantina::destiny {
namespace {

Piece pieceAt(int n) { return Piece{static_cast<uint16_t>(n)}; }

TEST_CASE("a set of pieces holds each piece of the table apart from all others") {
    PieceSet set;
    CHECK(set.empty());
    CHECK_FALSE(set.last().some());
    for (int n = 1; n <= kMostPieces; n += 3) set.add(pieceAt(n));
    for (int n = 1; n <= kMostPieces; ++n) CHECK(set.has(pieceAt(n)) == (n % 3 == 1));
    CHECK(set.size() == (kMostPieces + 2) / 3);
    CHECK(set.last() == pieceAt((kMostPieces - 1) / 3 * 3 + 1));
    std::vector<int> seen;
    set.forEach([&](Piece p) { seen.push_back(p.n); });
    REQUIRE(static_cast<int>(seen.size()) == set.size());
    for (size_t i = 0; i < seen.size(); ++i) CHECK(seen[i] == static_cast<int>(3 * i + 1));
}

TEST_CASE("dice are marked in three ways, five of them in a byte") {
    DiceMarks marks;
    auto wanted = [](int n) { return static_cast<DiceMarks::Mark>(n * 7 / 2 % 3); };
    for (int n = 1; n <= kMostPieces; ++n) marks.set(pieceAt(n), DiceMarks::kResolved);
    for (int n = kMostPieces; n >= 1; --n) marks.set(pieceAt(n), wanted(n));
    int joined = 0;
    Piece last;
    for (int n = 1; n <= kMostPieces; ++n) {
        CHECK(marks.of(pieceAt(n)) == wanted(n));
        if (wanted(n) != DiceMarks::kJoined) continue;
        ++joined;
        last = pieceAt(n);
    }
    CHECK(marks.count(DiceMarks::kJoined) == joined);
    CHECK(marks.last(DiceMarks::kJoined) == last);
    for (int n = 1; n <= kMostPieces; ++n) marks.set(pieceAt(n), DiceMarks::kNone);
    for (uint8_t byte : marks.five) CHECK(byte == 0);
}

}  // namespace
}  // namespace cantina::destiny
