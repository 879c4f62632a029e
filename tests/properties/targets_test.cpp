// Why a piece cannot be chosen, over random games: whenever a seat is asked "which piece?", every piece that it sees is
// either offered and explained as legal, or refused with words of a requirement. That the requirement is the one that fails
// is seen by switching its rule off: the piece is then offered, or refused for another reason. (Not of what only helps with
// a row: there is no switch for it.)
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "games/all.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

using Bytes = std::vector<std::byte>;

struct Tally {
    int questions = 0, offered = 0, refused = 0, switched = 0;
    std::map<std::string, int> rules;
};

std::vector<Option> legal(const Game& game, const Bytes& s) {
    std::vector<Option> out(kMaxOptions);
    out.resize(static_cast<size_t>(std::min(game.legal(s.data(), out.data(), kMaxOptions), kMaxOptions)));
    return out;
}
bool contains(const std::vector<Option>& list, const Option& o) {
    return std::find(list.begin(), list.end(), o) != list.end();
}

std::string place(const Game& game, const Bytes& s, const Option& o, const Why& why) {
    const Decision d = game.decision(s.data());
    return std::string(game.name()) + " " + std::string(d.procedure) + "/" + std::string(d.step) + ": " +
           game.words(s.data(), o).label() + ": " + (why.legal ? "legal" : why.says + " (" + why.rule + ")");
}

// The pieces that the seat sees by their names.
std::vector<Piece> seen(const Game& game, const Bytes& masked, Seat seat) {
    std::vector<Piece> out;
    for (const ZoneView& zone : game.view(masked.data(), seat).zones)
        for (const PieceView& p : zone.pieces)
            if (!p.card.empty()) out.push_back(p.piece);
    return out;
}

// Of that option `other` is the same game with one rule off: does it say the same all the same?
std::string checkRefusal(Game& other, const Bytes& s, Seat seat, const Option& o, const Why& why, Tally& tally) {
    ++tally.refused;
    if (why.says.empty()) return "a refusal without words";
    if (why.says.find("no requirement says why") != std::string::npos) return "nothing explains it";
    if (why.rule.empty() || why.part) return "";
    ++tally.switched;
    ++tally.rules[why.rule];
    SwitchedOff off(other, {why.rule});
    const Why without = other.explain(s.data(), seat, o);
    if (!without.legal && without.rule == why.rule && without.says == why.says)
        return "its rule is off and it still says so";
    return "";
}

std::string checkQuestion(const Game& game, Game& other, const Bytes& s, Tally& tally) {
    const Seat seat = game.decision(s.data()).seat;
    const std::vector<Option> options = legal(game, s);
    const bool which =
        std::any_of(options.begin(), options.end(), [](const Option& o) { return o.kind == OptionKind::piece; });
    if (!which) return "";
    ++tally.questions;
    Bytes masked(s.size());
    game.mask(s.data(), seat, masked.data());
    const std::vector<Option> imagined = game.imaginable(masked.data(), seat);
    for (Piece p : seen(game, masked, seat)) {
        const Option o = optionPiece(p);
        const Why why = game.explain(masked.data(), seat, o), full = game.explain(s.data(), seat, o);
        std::string wrong;
        if (why.legal != contains(options, o)) wrong = "explained otherwise than it is offered";
        if (why.says != full.says) wrong = "the table knows more than the seat: " + full.says;
        if (!contains(imagined, o)) wrong = "nobody would think of it";
        tally.offered += why.legal ? 1 : 0;
        if (wrong.empty() && !why.legal) wrong = checkRefusal(other, s, seat, o, why, tally);
        if (!wrong.empty()) return wrong + ": " + place(game, s, o, why);
    }
    return "";
}

void play(const Game& game, Game& other, Setup setup, uint64_t number, Tally& tally) {
    setup.key = Chance::keyFrom(9, number);
    Chance pick;
    pick.rekey(Chance::keyFrom(10, number));
    Bytes s(game.stateSize());
    REQUIRE_FALSE(game.create(setup, s.data()).has_value());
    for (int i = 0; i < 3000 && game.decision(s.data()).seat.some(); ++i) {
        if (const std::string wrong = checkQuestion(game, other, s, tally); !wrong.empty()) {
            FAIL_CHECK(wrong);
            return;
        }
        const std::vector<Option> options = legal(game, s);
        REQUIRE_FALSE(options.empty());
        game.apply(s.data(), options[pick.below(static_cast<uint32_t>(options.size()))]);
    }
}

}  // namespace

TEST_CASE("a piece that cannot be chosen is refused with a requirement that fails") {
    for (std::string_view name : {"destiny", "tcg", "lcg", "ccg"}) {
        CAPTURE(name);
        Tally tally;
        for (const bool toys : {false, true}) {
            const MadeGame game = makeGame(name, {.toys = toys}), other = makeGame(name, {.toys = toys});
            const std::vector<Setup> tables = toys ? toyTables(*game.game) : realTables(*game.game);
            // Most questions of the TCG are acts, and are looked at by every random game.
            const uint64_t games = name == "tcg" ? 32 : 8;
            for (uint64_t i = 0; i < games; ++i) play(*game.game, *other.game, tables[i % tables.size()], i, tally);
        }
        MESSAGE(name << ": " << tally.questions << " questions, " << tally.offered << " offered, " << tally.refused
                     << " refused, " << tally.switched << " with a rule switched off");
        CHECK(tally.questions > 50);
        CHECK(tally.offered > 100);
        CHECK(tally.refused > 500);
        CHECK(tally.rules.size() >= 3);
    }
}
