// Replays: round trips, where applying stops, and files that somebody else wrote.
#include <doctest/doctest.h>

#include <filesystem>

#include "tests/match/sittings.h"

using namespace cantina;
using namespace cantina::match;

namespace {

bool same(const Replay& a, const Replay& b) {
    bool decks = a.decks.size() == b.decks.size();
    for (size_t i = 0; decks && i < a.decks.size(); ++i) {
        decks = a.decks[i].name == b.decks[i].name && a.decks[i].entries.size() == b.decks[i].entries.size();
        for (size_t k = 0; decks && k < a.decks[i].entries.size(); ++k) {
            const DeckEntry &x = a.decks[i].entries[k], &y = b.decks[i].entries[k];
            decks = x.count == y.count && x.card == y.card && x.section == y.section && x.detail == y.detail;
        }
    }
    return decks && a.game == b.game && a.toys == b.toys && a.format == b.format && a.players == b.players &&
           a.key == b.key && a.stateVersion == b.stateVersion && a.signature == b.signature && a.cards == b.cards &&
           a.startHash == b.startHash && a.steps == b.steps && a.outcome == b.outcome;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), with);
}

// The place that the reader names; the test fails if it reads the file.
std::string complaint(const std::string& text) {
    auto read = readReplay(text);
    REQUIRE(std::holds_alternative<Problem>(read));
    return std::get<Problem>(read).where + ": " + std::get<Problem>(read).message;
}

}  // namespace

TEST_CASE("a replay written, read and applied is the same match") {
    for (std::string_view name : gameNames()) {
        CAPTURE(name);
        const Game& game = toyGame(std::string(name));
        for (uint64_t seed = 1; seed <= 5; ++seed) {
            Replay r = randomReplay(game, seed);
            REQUIRE(r.outcome.close == Close::ended);
            auto read = readReplay(writeReplay(r));
            REQUIRE(std::holds_alternative<Replay>(read));
            const Replay& back = std::get<Replay>(read);
            CHECK(same(r, back));
            Applied applied = applyReplay(game, back, back.steps.size());
            CHECK(applied.ok);
            CHECK(applied.agreed == r.steps.size());
            CHECK(game.hash(applied.state.data()) == r.outcome.hash);
            CHECK(changedCards(game, back).empty());
        }
    }
}

TEST_CASE("files are saved whole and a bad path is said") {
    Replay r = randomReplay(toyGame("lcg"), 2, 10);
    const std::string path = (std::filesystem::temp_directory_path() / "cantina-replay-test.json").string();
    REQUIRE_FALSE(saveReplay(r, path));
    auto read = loadReplay(path);
    std::filesystem::remove(path);
    REQUIRE(std::holds_alternative<Replay>(read));
    CHECK(same(r, std::get<Replay>(read)));
    CHECK(saveReplay(r, "/no/such/folder/file"));
    CHECK(std::holds_alternative<Problem>(loadReplay("/no/such/folder/file")));
}

TEST_CASE("applying stops at the first hash that differs") {
    const Game& game = toyGame("tcg");
    Replay r = randomReplay(game, 3);
    REQUIRE(r.steps.size() > 20);
    Replay other = r;
    other.steps[12].hash ^= 1;
    Applied applied = applyReplay(game, other, other.steps.size());
    CHECK_FALSE(applied.ok);
    CHECK(applied.agreed == 12);
    CHECK(applied.why.starts_with("decision 13: "));
    CHECK(applyReplay(game, other, 12).ok);

    Sitting s = peopleAt(game, 1);
    REQUIRE(s.resume(other, 13));
    REQUIRE_FALSE(s.resume(other, 12));
    CHECK(game.hash(s.state()) == r.steps[11].hash);

    other = r;
    other.startHash ^= 1;
    CHECK(applyReplay(game, other, 0).why.starts_with("the start"));
    other = r;
    other.cards[0].signature ^= 1;
    CHECK(changedCards(game, other) == std::vector<std::string>{r.cards[0].id});
}

// A server that could choose the keys after an undo could choose the dice.
TEST_CASE("a new key after an undo follows from the match's key, and any other is found") {
    for (std::string_view name : gameNames()) {
        CAPTURE(std::string(name));
        const Game& game = toyGame(std::string(name));
        Sitting s = peopleAt(game, 5);
        REQUIRE_FALSE(s.begin());
        Chance dice;
        dice.rekey(Chance::keyFrom(5, 9));
        std::vector<ChanceKey> keys;
        for (int i = 0; i < 120 && !s.over(); ++i) {
            const Seat seat = s.decision().seat;
            REQUIRE(s.choose(seat, s.options()[dice.below(static_cast<uint32_t>(s.options().size()))]).legal);
            const UndoOffer offer = s.undoOffer(seat);
            if (s.over() || !offer.possible || offer.free || dice.below(3) != 0) continue;
            REQUIRE(s.undo(seat, true));
            keys.push_back(s.replay().steps.back().key);
            ChanceKey chosen = keys.back();
            chosen.words[3] ^= 1;
            CHECK_FALSE(s.rekey(seat, chosen));
            // The same undo with dice of the server's choice, every hash right.
            Replay forged = s.replay();
            State state = s.stateAt(forged.steps.size() - 1);
            game.rekey(state.data(), chosen);
            forged.steps.back().key = chosen;
            forged.steps.back().hash = game.hash(state.data());
            CHECK(applyReplay(game, s.replay(), s.replay().steps.size()).ok);
            const Applied applied = applyReplay(game, forged, forged.steps.size());
            CHECK_FALSE(applied.ok);
            CHECK(applied.why.find("does not follow") != std::string::npos);
        }
        REQUIRE(keys.size() > 2);
        for (size_t i = 0; i < keys.size(); ++i)
            for (size_t k = 0; k < i; ++k) CHECK_FALSE(keys[i] == keys[k]);
    }
}

TEST_CASE("a match goes on from any decision of its replay") {
    for (std::string_view name : gameNames()) {
        const Game& game = toyGame(std::string(name));
        Replay r = randomReplay(game, 6);
        for (size_t at : {size_t{0}, r.steps.size() / 2, r.steps.size()}) {
            Sitting s = peopleAt(game, 99);
            REQUIRE_FALSE(s.resume(r, at));
            for (size_t i = at; i < r.steps.size(); ++i) REQUIRE(s.choose(r.steps[i].seat, r.steps[i].option).legal);
            CHECK(s.replay().outcome == r.outcome);
            CHECK(s.replay().steps == r.steps);
        }
    }
}

TEST_CASE("a truncated file is a complaint, wherever it was cut") {
    const std::string text = writeReplay(randomReplay(toyGame("destiny"), 1, 12));
    for (size_t n = 0; n + 2 < text.size(); n += 7) {
        CAPTURE(n);
        CHECK(std::holds_alternative<Problem>(readReplay(text.substr(0, n))));
    }
}

TEST_CASE("mistakes are named by their place") {
    const std::string text = writeReplay(randomReplay(toyGame("tcg"), 1, 12));
    CHECK(complaint("") != "");
    CHECK(complaint("[1, 2]").starts_with("the file: is not a replay"));
    CHECK(complaint("{\"cantina\":\"replay\"\n,,").starts_with("line 2: this is not JSON"));
    CHECK(complaint(text + "{}").find("behind the end") != std::string::npos);
    CHECK(complaint(replaced(text, "\"version\":2", "\"version\":3")).starts_with("version: is 3"));
    // A file from before there were commitments.
    const std::string old = replaced(replaced(text, "\"version\":2", "\"version\":1"), "\"commitment\":\"\",", "");
    CHECK(std::holds_alternative<Replay>(readReplay(old)));
    CHECK(complaint(replaced(text, "\"commitment\":\"\",", "")) == "commitment: is missing");
    CHECK(complaint(replaced(text, "\"toys\":true", "\"toys\":1")).starts_with("toys: should be true or false"));
    CHECK(complaint(replaced(text, "\"game\":", "\"gaem\":")).starts_with("game: is missing"));
    CHECK(complaint(replaced(text, "\"by\":0", "\"by\":2")).find("].by: should be from 0 to 1") != std::string::npos);
    CHECK(complaint(replaced(text, "\"do\":[", "\"do\":[\"x\",")).find(".do: has more than 5") != std::string::npos);
    CHECK(complaint(replaced(text, "\"start\":\"", "\"start\":\"zz")).starts_with("start: "));
    CHECK(complaint(replaced(text, "\"steps\":[", "\"steps\":[7,")).starts_with("steps[0]"));
    CHECK(complaint(replaced(text, "\"cards\":[[2,", "\"cards\":[[2000000000,")).find("from 1 to 200") != std::string::npos);
    CHECK(complaint(replaced(text, "Player 1", "Player \\u001b[2J")).find("control character") != std::string::npos);
    CHECK(complaint(replaced(text, "Player 1", std::string(5000, 'x'))).find("longer than") != std::string::npos);
    CHECK(complaint(std::string(100'000, '[')).starts_with("line 1: "));
}

TEST_CASE("a file with wrong bytes is read or refused, and what is read is applied without harm") {
    for (std::string_view name : gameNames()) {
        const Game& game = toyGame(std::string(name));
        const std::string text = writeReplay(randomReplay(game, 7, 30));
        const size_t steps = text.find("\"steps\"");
        Chance dice;
        dice.rekey(Chance::keyFrom(11));
        int readable = 0, differs = 0;
        for (int i = 0; i < 1500; ++i) {
            std::string wrong = text;
            // Mostly digits of the steps, so that many of them still are replays.
            for (uint32_t k = dice.below(3) + 1; k > 0; --k) {
                size_t at = steps + dice.below(static_cast<uint32_t>(text.size() - steps));
                wrong[at] = wrong[at] >= '0' && wrong[at] <= '9' ? static_cast<char>('0' + dice.below(10))
                                                                 : static_cast<char>(dice.below(256));
            }
            auto read = readReplay(wrong);
            if (auto* r = std::get_if<Replay>(&read)) {
                ++readable;
                if (!applyReplay(game, *r, r->steps.size()).ok) ++differs;
            }
        }
        CHECK(readable > 0);
        CHECK(differs > 0);
    }
}
