// Nobody is sent what they may not know: canary titles are searched in every frame of random matches of all four games.
//
// The book is the real one with every title replaced by a token that occurs nowhere else ("Qz0042x"). What a viewer may know
// is found out beside the server: the same steps are applied once more, and at every event the titles that the mask leaves
// to the viewer are noted. A token (or the id of its card) in a frame that the viewer has never been shown is a leak. One's
// own deck is known. Planted leaks, each in one place, must be caught.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <map>
#include <regex>
#include <set>

#include "kernel/embedded.h"
#include "server/secrets.h"
#include "tests/support/game_wrapper.h"
#include "tests/support/table_play.h"

using namespace cantina;
using namespace cantina::testing;

namespace {

struct CanaryBook {
    std::unique_ptr<Game> game;
    std::map<std::string, std::string> tokenOf;  // by card id
};

std::string replacedAll(std::string text, const std::string& what, const std::string& with) {
    for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

// Every string that is the title of a card becomes that title's token. A location of the CCG keeps the name of its system.
CanaryBook canaryBook(const std::string& name) {
    std::vector<language::CardFile> files;
    std::map<std::string, std::string> tokens;
    const MadeGame real = makeGame(name, {.extraCards = {}, .asOf = "", .lint = false, .toys = false, .real = true});
    for (const CardInfo& c : real.game->cards()) {
        if (tokens.contains(c.title)) continue;
        const size_t colon = c.title.find(": ");
        const std::string token = fmt::format("Qz{:04}x", tokens.size());
        tokens[c.title] = name == "ccg" && colon != std::string::npos ? c.title.substr(0, colon + 2) + token : token;
    }
    for (const EmbeddedFile& f : embeddedFiles()) {
        if (!f.path.starts_with("games/" + name + "/cards/") || f.path.find("/toy/") != std::string_view::npos) continue;
        std::string text(f.bytes);
        for (const auto& [title, token] : tokens) text = replacedAll(text, "\"" + title + "\"", "\"" + token + "\"");
        files.push_back({std::string(f.path), text});
    }
    MadeGame made = makeGame(name, {.extraCards = files, .asOf = "", .lint = false, .toys = false, .real = false});
    CanaryBook out;
    for (const auto& p : made.problems)
        if (!p.warning) MESSAGE(p.text());
    for (const CardInfo& c : made.game->cards()) {
        const size_t at = c.title.find("Qz");
        CAPTURE(c.title);
        REQUIRE(at != std::string::npos);
        out.tokenOf[c.id] = c.title.substr(at, 7);
    }
    out.game = std::move(made.game);
    return out;
}

// What one viewer was ever shown.
struct Known {
    std::set<std::string> ids, tokens;
    void add(const std::string& id, const CanaryBook& book) {
        ids.insert(id);
        tokens.insert(book.tokenOf.at(id));
    }
};

// Applies the steps beside the server and notes what the honest mask leaves to each viewer at every event.
class Truth final : public EventSink {
public:
    Truth(const CanaryBook& book, const Setup& setup) : book_(book), state_(book.game->stateSize()), known_(3) {
        REQUIRE_FALSE(book.game->create(setup, state_.data()));
        for (size_t seat = 0; seat < 2; ++seat)
            for (const DeckEntry& e : setup.decks[seat].entries) known_[seat].add(e.card, book);
        note(state_.data());
    }
    void happened(const void* state, const Event&, const RuleId&) override { note(static_cast<const std::byte*>(state)); }

    void follow(const match::Replay& replay) {
        for (; steps_ < replay.steps.size(); ++steps_) {
            book_.game->apply(state_.data(), replay.steps[steps_].option, this);
            REQUIRE(book_.game->hash(state_.data()) == replay.steps[steps_].hash);
            note(state_.data());
        }
    }
    const Known& of(size_t viewer) const { return known_[viewer]; }

private:
    void note(const std::byte* state) {
        match::State masked(state_.size());
        for (size_t v = 0; v < 3; ++v) {
            const Seat viewer = v < 2 ? seatAt(static_cast<int>(v)) : kSpectator;
            book_.game->mask(state, viewer, masked.data());
            for (const ZoneView& z : book_.game->view(masked.data(), viewer).zones)
                for (const PieceView& p : z.pieces)
                    if (!p.card.empty()) known_[v].add(p.card, book_);
        }
    }

    const CanaryBook& book_;
    match::State state_;
    size_t steps_ = 0;
    std::vector<Known> known_;
};

std::vector<std::string> leaksIn(const std::string& frame, const Known& known, const CanaryBook& book) {
    std::vector<std::string> out;
    for (size_t at = frame.find("Qz"); at != std::string::npos; at = frame.find("Qz", at + 1))
        if (const std::string token = frame.substr(at, 7); !known.tokens.contains(token)) out.push_back(token);
    for (const auto& [id, token] : book.tokenOf)
        if (!known.ids.contains(id) && frame.find("\"" + id + "\"") != std::string::npos) out.push_back(id);
    return out;
}

struct Found {
    int frames = 0, hidden = 0;
    std::vector<std::string> leaks;
};

// A random match; every frame is searched. `served` is the game as the server uses it, honest or not.
Found search(const CanaryBook& book, const Game& served, uint64_t seed, int most) {
    Bench bench;
    const server::Shelf& shelf = *shelves().of(std::string(book.game->name()));
    server::Head head;
    head.game = shelf.name;
    head.key = Chance::keyFrom(seed, 5);
    std::vector<DeckList> decks = decksOf(shelf);
    for (DeckList& d : decks) d = deckforms::resolved(d, *shelf.index).deck;  // by ids: titles are others here
    head.format = shelf.commonFormat(decks).value_or("");
    head.seats = {{"a", "Anna", "", "", decks[0]}, {"b", "Bert", "", "", decks[1]}};
    for (server::Seating& s : head.seats) s.deck.name = "deck";
    store::Match row;
    row.id = server::randomId();
    row.game = head.game;
    row.seats = {"a", "b"};
    row.status = store::MatchStatus::open;
    const auto table = std::make_shared<server::Table>(bench.services, served, row, head);
    REQUIRE_FALSE(table->load({}));
    Truth truth(book, head.setup());
    const std::shared_ptr<Recorder> recorders[] = {std::make_shared<Recorder>("a"), std::make_shared<Recorder>("b"),
                                                   std::make_shared<Recorder>("")};
    Client clients[3];
    for (const auto& r : recorders) table->join(r);
    Found found;
    for (int turn = 0; turn <= most; ++turn) {
        bench.store.settle();
        truth.follow(table->replay());
        int asked = -1;
        for (size_t v = 0; v < 3; ++v)
            for (const std::string& frame : recorders[v]->drain()) {
                ++found.frames;
                found.hidden += static_cast<int>(book.tokenOf.size() - truth.of(v).ids.size());
                for (const std::string& leak : leaksIn(frame, truth.of(v), book))
                    if (found.leaks.size() < 20)
                        found.leaks.push_back(fmt::format("{} seed {} turn {}: viewer {} reads {} in {:.300}", shelf.name,
                                                          seed, turn, v, leak,
                                                          frame.substr(std::max<size_t>(frame.find(leak), 100) - 100)));
                clients[v].take(frame);
                if (clients[v].asked()) asked = static_cast<int>(v);
            }
        for (size_t v = 0; v < 2; ++v) asked = clients[v].asked() ? static_cast<int>(v) : asked;
        if (clients[0].over() || asked < 0) break;
        Client& c = clients[asked];
        const uint64_t chance = mixed(seed * 7919 + static_cast<uint64_t>(turn));
        if (chance % 9 == 0) {  // ask about any piece, seen or not
            table->hear(recorders[asked],
                        json::serialize(json::object{{"t", "why"}, {"id", 1}, {"piece", 1 + chance / 9 % 130}}));
        }
        table->hear(recorders[asked],
                    json::serialize(json::object{{"t", "choose"}, {"n", c.n()}, {"i", chance / 1000 % c.options()}}));
    }
    return found;
}

// --- planted leaks

struct ShowsEverything : GameWrapper {
    using GameWrapper::GameWrapper;
    void mask(const std::byte* b, Seat, std::byte* out) const override { std::copy(b, b + stateSize(), out); }
    TableView view(const std::byte* b, Seat) const override { return game_.view(b, kNobody); }
};

// The log names every piece, hidden or not.
struct TellsEverything : GameWrapper {
    using GameWrapper::GameWrapper;
    mutable match::State full;
    void mask(const std::byte* b, Seat v, std::byte* out) const override {
        full.assign(b, b + stateSize());
        game_.mask(b, v, out);
    }
    std::string tell(const std::byte* b, const Event& e, Seat v) const override {
        std::string out = game_.tell(b, e, v);
        for (const ZoneView& z : game_.view(full.data(), kNobody).zones)
            for (const PieceView& p : z.pieces)
                if (p.piece == e.subject.piece || p.piece == e.object.piece) out += " " + p.title;
        return out;
    }
};

// One card too many, now and then: the top of the other deck in the view.
struct ShowsTheTop : GameWrapper {
    using GameWrapper::GameWrapper;
    mutable match::State full;
    void mask(const std::byte* b, Seat v, std::byte* out) const override {
        full.assign(b, b + stateSize());
        game_.mask(b, v, out);
    }
    TableView view(const std::byte* b, Seat v) const override {
        TableView out = game_.view(b, v);
        if (v == kNobody || full.empty()) return out;
        for (ZoneView& z : out.zones)
            for (const ZoneView& whole : game_.view(full.data(), kNobody).zones)
                if (whole.name == z.name && whole.seat == z.seat && !z.pieces.empty() && !whole.pieces.empty() &&
                    z.pieces[0].card.empty() && !z.inPlay) {
                    z.pieces[0].card = whole.pieces[0].card;
                    z.pieces[0].title = whole.pieces[0].title;
                }
        return out;
    }
};

const CanaryBook& bookOf(const std::string& game) {
    static std::map<std::string, CanaryBook> books;
    const auto it = books.find(game);
    return it != books.end() ? it->second : books.emplace(game, canaryBook(game)).first->second;
}

}  // namespace

TEST_CASE("no frame names a card that its reader has never been shown") {
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) {
        CAPTURE(game);
        int frames = 0;
        long hidden = 0;
        for (uint64_t seed = 1; seed <= 4; ++seed) {
            const Found found = search(bookOf(game), *bookOf(game).game, seed, 400);
            for (const std::string& l : found.leaks) MESSAGE(l);
            REQUIRE(found.leaks.empty());
            frames += found.frames;
            hidden += found.hidden;
        }
        MESSAGE(game << ": " << frames << " frames, " << hidden / std::max(frames, 1) << " cards hidden in each on average");
        CHECK(frames > 400);
        CHECK(hidden > frames);
    }
}

TEST_CASE("planted leaks are caught") {
    for (const char* game : {"destiny", "ccg", "tcg", "lcg"}) {
        CAPTURE(game);
        const CanaryBook& book = bookOf(game);
        CHECK_FALSE(search(book, ShowsEverything(*book.game), 1, 10).leaks.empty());
        CHECK_FALSE(search(book, ShowsTheTop(*book.game), 1, 60).leaks.empty());
        CHECK_FALSE(search(book, TellsEverything(*book.game), 2, 400).leaks.empty());
    }
}
