// The small parts: FixedVec, chance, pieces and zones, moves and knowledge, uses, bytes, standing requests.
#include <doctest/doctest.h>

#include <array>
#include <cstring>

#include "kernel/serial.h"
#include "kernel/uses.h"
#include "tests/support/pebbles/game.h"

using namespace cantina;
using namespace cantina::pebbles;

TEST_CASE("FixedVec refuses what does not fit and clears what leaves") {
    FixedVec<uint16_t, 3> v;
    CHECK(v.push(1));
    CHECK(v.push(2));
    CHECK(v.push(3));
    CHECK_FALSE(v.push(4));
    v.removeAt(0);
    CHECK(v.size() == 2);
    CHECK(v[0] == 2);
    FixedVec<uint16_t, 3> w;
    CHECK(w.push(2));
    CHECK(w.push(3));
    CHECK(std::memcmp(&v, &w, sizeof(v)) == 0);  // equal vectors are equal bytes
}

TEST_CASE("what has answered tells every ability of a card apart") {
    for (int a = 0; a < 24; ++a)
        for (int b = 0; b < a; ++b) CHECK(window::whichAbility(1000 + a) != window::whichAbility(1000 + b));
}

TEST_CASE("chance: keyed, even, repeatable, scripted") {
    Chance a, b, c;
    a.rekey(Chance::keyFrom(1));
    b.rekey(Chance::keyFrom(1));
    c.rekey(Chance::keyFrom(2));
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        uint32_t x = a.next32();
        CHECK(x == b.next32());
        differs = differs || x != c.next32();
    }
    CHECK(differs);
    std::array<int, 6> faces{};
    for (int i = 0; i < 60'000; ++i) ++faces[a.below(6)];
    for (int n : faces) CHECK(std::abs(n - 10'000) < 500);  // five sigma
    CHECK(a.script(4));
    CHECK(a.below(6) == 4);
    uint32_t drawn = a.drawn();
    a.below(6);
    CHECK(a.drawn() == drawn + 1);
    // The published first words of ChaCha with 8 rounds, key and nonce zero.
    Chance zero;
    zero.rekey(ChanceKey{});
    CHECK(zero.next32() == 0x2fef003e);
    CHECK(zero.next32() == 0xd6405f89);
    CHECK(zero.next32() == 0xe8b85b7f);
    // The stream of the reference key is pinned: the same game on every machine and in every version.
    Chance pinned;
    pinned.rekey(Chance::keyFrom(42));
    uint64_t h = 0;
    for (int i = 0; i < 1000; ++i) h = h * 31 + pinned.below(1000);
    CHECK(h == 1341383065735757784ull);
}

TEST_CASE("a shuffle reaches every order about equally often") {
    auto game = makePebbles();
    State s{};
    pebbles::Table t = game->table(s);
    s.core.chance.rekey(Chance::keyFrom(5));
    Zone deck{kDeck, seatAt(0)};
    for (uint16_t d = 1; d <= 3; ++d) (void)createPiece(t, d, seatAt(0), deck);
    std::array<int, 6> orders{};
    for (int i = 0; i < 12'000; ++i) {
        shuffleZone(t, deck);
        Piece a = s.pieces.top(deck), b = s.pieces.after(a);
        ++orders[static_cast<size_t>((s.pieces.row(a).def - 1) * 2 +
                                     (s.pieces.row(b).def > s.pieces.row(s.pieces.after(b)).def ? 1 : 0))];
    }
    for (int n : orders) CHECK(std::abs(n - 2000) < 220);
}

TEST_CASE("a piece is in one zone; leaving play ends its life") {
    auto game = makePebbles();
    State s{};
    pebbles::Table t = game->table(s);
    Piece p = createPiece(t, 1, seatAt(0), {kCamp, seatAt(0)});
    PieceRef first = s.pieces.ref(p);
    CHECK(s.pieces.alive(first));
    s.pieces.data(p).hurt = 2;
    movePiece(t, p, {kHand, seatAt(0)});
    CHECK_FALSE(s.pieces.alive(first));
    CHECK(s.pieces.data(p).hurt == 0);
    movePiece(t, p, {kCamp, seatAt(0)});
    CHECK_FALSE(s.pieces.alive(first));  // it is a new one
    CHECK(s.pieces.valid());
    for (int i = 0; i < State::Pieces::kCapacity; ++i) (void)createPiece(t, 1, seatAt(0), {kDeck, seatAt(0)});
    CHECK(s.core.fault == Fault::capacity);  // no silent limit
    CHECK(s.pieces.valid());
}

TEST_CASE("what a seat has seen stays known until a shuffle, and a face-down exit from a hand forgets") {
    auto game = makePebbles();
    State s{};
    pebbles::Table t = game->table(s);
    s.core.chance.rekey(Chance::keyFrom(6));
    Piece p = createPiece(t, 1, seatAt(0), {kCamp, seatAt(0)});
    Piece q = createPiece(t, 2, seatAt(0), {kHand, seatAt(0)});
    movePiece(t, p, {kHand, seatAt(0)});
    CHECK(isKnownTo(s.pieces.row(p), seatAt(1)));  // everybody saw it go to the hand
    CHECK_FALSE(isKnownTo(s.pieces.row(q), seatAt(1)));
    movePiece(t, q, {kDeck, seatAt(0)}, Where::top);  // one of the two goes face down: which?
    CHECK_FALSE(isKnownTo(s.pieces.row(p), seatAt(1)));
    CHECK(isKnownTo(s.pieces.row(p), seatAt(0)));
    movePiece(t, p, {kDiscard, seatAt(0)});
    movePiece(t, p, {kDeck, seatAt(0)}, Where::top);
    CHECK(isKnownTo(s.pieces.row(p), seatAt(1)));  // put on top before all eyes
    shuffleZone(t, {kDeck, seatAt(0)});
    CHECK_FALSE(isKnownTo(s.pieces.row(p), seatAt(1)));
    CHECK_FALSE(isKnownTo(s.pieces.row(p), seatAt(0)));
}

TEST_CASE("informed: a seat that saw a card or chance learned something, others did not") {
    auto game = makePebbles();
    State before{};
    pebbles::Table t = game->table(before);
    Piece p = createPiece(t, 1, seatAt(0), {kDeck, seatAt(0)});
    State after = before;
    pebbles::Table u = game->table(after);
    CHECK_FALSE(informed(before, after, seatAt(0)));
    movePiece(u, p, {kHand, seatAt(0)});
    CHECK(informed(before, after, seatAt(0)));
    CHECK_FALSE(informed(before, after, seatAt(1)));
    after = before;
    after.core.chance.below(6);
    CHECK(informed(before, after, seatAt(1)));
}

TEST_CASE("once-per bookkeeping") {
    Uses<2> uses;
    PieceRef a{Piece{1}, 0}, b{Piece{1}, 1};
    CHECK(uses.note(a, 7, 1));
    CHECK(uses.note(a, 7, 1));
    CHECK(uses.count(a, 7, 1) == 2);
    CHECK(uses.count(b, 7, 1) == 0);  // another life of the card
    CHECK(uses.note(a, 7, 2));
    CHECK_FALSE(uses.note(b, 7, 1));  // full: the caller makes it a fault
    uses.endPeriod(1);
    CHECK(uses.count(a, 7, 1) == 0);
    CHECK(uses.count(a, 7, 2) == 1);
}

TEST_CASE("stored states: damaged, foreign or old ones are refused with a reason and nothing is written") {
    auto game = makePebbles();
    std::vector<std::byte> s(game->stateSize()), back(game->stateSize()), untouched(game->stateSize());
    REQUIRE_FALSE(game->create(pebbleSetup(2, 1), s.data()));
    std::vector<std::byte> stored = game->serialise(s.data());
    REQUIRE_FALSE(game->deserialise(stored, back.data()));
    CHECK(back == s);
    back = untouched;
    for (size_t at :
         {size_t{0}, size_t{4}, size_t{8}, size_t{24}, size_t{28}, size_t{32}, stored.size() / 2, stored.size() - 1}) {
        std::vector<std::byte> damaged = stored;
        damaged[at] ^= std::byte{0x40};
        auto problem = game->deserialise(damaged, back.data());
        REQUIRE(problem);
        CHECK(problem->message.size() > 20);
        CHECK(back == untouched);
    }
    stored.resize(20);
    CHECK(game->deserialise(stored, back.data()));
    // A checksum that fits does not make nonsense a state.
    State nonsense{};
    nonsense.core.seats = 9;
    auto* bytes = reinterpret_cast<const std::byte*>(&nonsense);
    CHECK(game->deserialise(packState("pebbles", 1, bytes, sizeof(State)), back.data()));
}

TEST_CASE("standing requests: concede at any time, once") {
    auto game = makePebbles();
    std::vector<std::byte> s(game->stateSize());
    REQUIRE_FALSE(game->create(pebbleSetup(3, 1), s.data()));
    CHECK(game->request(s.data(), seatAt(2), optionAct(kVerbConcede)).legal);
    CHECK_FALSE(game->request(s.data(), seatAt(2), optionAct(kVerbConcede)).legal);
    CHECK_FALSE(game->ending(s.data()).over);
    CHECK(game->request(s.data(), seatAt(0), optionAct(kVerbConcede)).legal);
    CHECK(game->ending(s.data()).over);
    CHECK(game->ending(s.data()).winners == 2);
    CHECK(game->ending(s.data()).rule == "PEB-CONCEDE");
    CHECK_FALSE(game->request(s.data(), seatAt(1), optionAct(kVerbConcede)).legal);
}

TEST_CASE("what comes from outside is checked first and changes nothing on a no") {
    auto game = makePebbles();
    std::vector<std::byte> s(game->stateSize());
    REQUIRE_FALSE(game->create(pebbleSetup(2, 1), s.data()));
    std::vector<std::byte> before = s;
    Seat asked = game->decision(s.data()).seat;
    Seat other = seatAt(1 - asked.index());
    CHECK_FALSE(game->tryApply(s.data(), other, optionPass()).legal);
    CHECK_FALSE(game->tryApply(s.data(), asked, optionNumber(3)).legal);
    for (const Option& o : game->imaginable(s.data(), asked)) {
        Why why = game->explain(s.data(), asked, o);
        if (why.legal) continue;
        CHECK_FALSE(game->tryApply(s.data(), asked, o).legal);
        CHECK_FALSE(why.says.empty());
    }
    CHECK(s == before);
    CHECK(game->tryApply(s.data(), asked, optionPass()).legal);
    Setup five = pebbleSetup(4, 1);
    five.decks.push_back(five.decks[0]);
    CHECK(game->create(five, s.data()));
}
