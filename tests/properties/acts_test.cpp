// "Why not?" of any act with any card, over random games: whatever a seat sees, and whatever act of the game it names, the
// act is offered, or refused with words and with a row of the catalogue. A seat is told nothing that only the whole table
// knows.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "catalogue/catalogue.h"
#include "games/all.h"
#include "language/acts.h"
#include "tests/support/random_games.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

using Bytes = std::vector<std::byte>;

constexpr int kLookEvery = 11;   // decisions
constexpr uint32_t kPieces = 3;  // of those that the seat sees

struct Tally {
    int asked = 0, refused = 0;
    std::set<std::string> verbs, reasons;
};

std::vector<Option> legal(const Game& game, const Bytes& s) {
    std::vector<Option> out(kMaxOptions);
    out.resize(static_cast<size_t>(std::min(game.legal(s.data(), out.data(), kMaxOptions), kMaxOptions)));
    return out;
}

std::vector<Piece> seen(const Game& game, const Bytes& masked, Seat seat) {
    std::vector<Piece> out;
    for (const ZoneView& zone : game.view(masked.data(), seat).zones)
        for (const PieceView& p : zone.pieces)
            if (!p.card.empty()) out.push_back(p.piece);
    return out;
}

// Of an answer to the question "which?" that is open the row may be missing (docs/decisions/083). Such a question is known
// by this: it can be imagined of every piece that the seat sees.
bool isAnswer(const std::vector<Option>& imagined, const std::vector<Piece>& pieces, const Option& o) {
    return std::all_of(pieces.begin(), pieces.end(), [&](Piece p) {
        return std::any_of(imagined.begin(), imagined.end(),
                           [&](const Option& x) { return x.kind == o.kind && x.verb == o.verb && x.piece == p; });
    });
}

struct Look {
    const Game& game;
    const Bytes &full, &masked;
    Seat seat;
    bool asked;
    std::vector<Option> options, imagined;
    std::vector<Piece> pieces;
};

std::string checkAct(const Look& look, const Option& o, Tally& tally) {
    ++tally.asked;
    const bool offered = std::find(look.options.begin(), look.options.end(), o) != look.options.end();
    const Why why = look.game.explain(look.masked.data(), look.seat, o);
    if (why.legal != offered) return offered ? "offered, but explained" : "neither offered nor explained";
    if (offered) return "";
    ++tally.refused;
    tally.verbs.insert(look.game.words(look.masked.data(), o).verb);
    tally.reasons.insert(why.says);
    if (why.says.empty() || why.says.find("no requirement says why") != std::string::npos) return "no words";
    const bool needsRow = !why.rule.empty() || !look.asked || !isAnswer(look.imagined, look.pieces, o);
    if (needsRow && catalogue::embedded().find(why.rule) == nullptr) return "no row of the catalogue";
    // What the other player is about to declare is not in this seat's view at all.
    if (look.asked && look.game.explain(look.full.data(), look.seat, o).says != why.says)
        return "the table knows more than the seat";
    return "";
}

std::string checkSeat(const Game& game, const Bytes& s, Seat seat, Chance& pick, Tally& tally) {
    Bytes masked(s.size());
    game.mask(s.data(), seat, masked.data());
    const bool asked = game.decision(s.data()).seat == seat;
    const Look look{game,
                    s,
                    masked,
                    seat,
                    asked,
                    asked ? legal(game, s) : std::vector<Option>{},
                    game.imaginable(masked.data(), seat),
                    seen(game, masked, seat)};
    for (uint32_t i = 0; i < kPieces && !look.pieces.empty(); ++i) {
        const Piece p = look.pieces[pick.below(static_cast<uint32_t>(look.pieces.size()))];
        const std::vector<Option> acts = language::actsWith(game, masked.data(), seat, p);
        if (acts.empty()) return "there is no act with " + game.words(masked.data(), optionPiece(p)).object;
        for (const Option& o : acts) {
            const std::string wrong = checkAct(look, o, tally);
            if (wrong.empty()) continue;
            const Why why = game.explain(masked.data(), seat, o);
            const Decision d = game.decision(s.data());
            return wrong + ": " + std::string(d.procedure) + "/" + std::string(d.step) + ": " +
                   game.words(masked.data(), o).label() + ": " + why.says + " (" + why.rule + ")";
        }
    }
    return "";
}

void play(const Game& game, Setup setup, uint64_t number, Tally& tally) {
    setup.key = Chance::keyFrom(31, number);
    Chance pick;
    pick.rekey(Chance::keyFrom(32, number));
    Bytes s(game.stateSize());
    REQUIRE_FALSE(game.create(setup, s.data()).has_value());
    for (int i = 0; i < 3000 && game.decision(s.data()).seat.some(); ++i) {
        for (int seat = 0; i % kLookEvery == 0 && seat < 2; ++seat)
            if (const std::string wrong = checkSeat(game, s, seatAt(seat), pick, tally); !wrong.empty()) {
                FAIL_CHECK(wrong);
                return;
            }
        const std::vector<Option> options = legal(game, s);
        REQUIRE_FALSE(options.empty());
        game.apply(s.data(), options[pick.below(static_cast<uint32_t>(options.size()))]);
    }
}

}  // namespace

TEST_CASE("any act with any card that is seen is offered, or refused by a row of the catalogue") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        Tally tally;
        for (const bool toys : {false, true}) {
            const MadeGame game = makeGame(name, {.toys = toys});
            const std::vector<Setup> tables = toys ? toyTables(*game.game) : realTables(*game.game);
            for (uint64_t i = 0; i < 6; ++i) play(*game.game, tables[i % tables.size()], i, tally);
        }
        MESSAGE(name << ": " << tally.asked << " acts, " << tally.refused << " refused, " << tally.verbs.size() << " verbs, "
                     << tally.reasons.size() << " reasons");
        CHECK(tally.refused > 1000);
        CHECK(tally.verbs.size() >= 6);
        CHECK(tally.reasons.size() >= 12);
    }
}
