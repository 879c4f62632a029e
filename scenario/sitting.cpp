#include "scenario/sitting.h"

#include <cstring>

namespace cantina::scenario {

namespace {

bool readKey(const std::string& text, ChanceKey& key) {
    if (text.size() != 64 || text.find_first_not_of("0123456789abcdef") != std::string::npos) return false;
    for (size_t i = 0; i < 8; ++i) key.words[i] = static_cast<uint32_t>(std::stoul(text.substr(i * 8, 8), nullptr, 16));
    return true;
}

std::string textIn(const Tree& t, const char* name) {
    const Tree* f = t.field(name);
    return f != nullptr && f->isText() ? f->text : "";
}

// { format = "...", key = "...", decks = { { name = "...", format = "...", cards = { { 2, "ID", "section", "detail" } } } }
// }
std::string readSetup(const Tree& match, Setup& out) {
    out.format = textIn(match, "format");
    if (!readKey(textIn(match, "key"), out.key)) return "key = 64 hexadecimal digits";
    const Tree* decks = match.field("decks");
    if (decks == nullptr || !decks->isTable() || decks->items.size() < 2) return "decks = { one for each player }";
    for (const Tree& d : decks->items) {
        DeckList deck{textIn(d, "name"), {}};
        deck.format = textIn(d, "format");
        const Tree* cards = d.field("cards");
        if (cards == nullptr || !cards->isTable()) return "a deck has cards = { { 2, \"ID\" } }";
        for (const Tree& c : cards->items) {
            if (!c.isTable() || c.items.size() < 2 || !c.items[0].isNumber() || !c.items[1].isText())
                return "a card is { 2, \"ID\", \"section\", \"detail\" }";
            const auto more = [&](size_t i) { return c.items.size() > i ? c.items[i].text : ""; };
            deck.entries.push_back({static_cast<int>(c.items[0].number / 1000), c.items[1].text, more(2), more(3)});
        }
        out.decks.push_back(std::move(deck));
    }
    return "";
}

}  // namespace

Sitting::Sitting(const Game& game, const Scenario& s, Mode mode, bool tracing)
    : game_(game), scenario_(s), mode_(mode), trace_(tracing), state_(game.stateSize()) {}

// From a table that is laid out, or from the first card of a match.
std::string Sitting::start(std::byte* state) const {
    if (!scenario_.match.isTable()) {
        const auto p = game_.place(scenario_.given, Chance::keyFrom(scenario_.seed), state);
        if (!p) return "";
        return (p->where.starts_with("given") ? "" : "given: ") + p->where + ": " + p->message;
    }
    Setup setup;
    if (std::string wrong = readSetup(scenario_.match, setup); !wrong.empty()) return "match: " + wrong;
    const auto p = game_.create(setup, state);
    return p ? "match: " + p->where + ": " + p->message : "";
}

std::string Sitting::begin() {
    if (std::string wrong = start(state_.data()); !wrong.empty()) return wrong;
    refresh();
    if (!game_.valid(state_.data())) return "given: the table is not a valid state";
    return mode_ == Mode::mask ? checkMasks() : "";
}

void Sitting::refresh() {
    options_.assign(kMaxOptions, Option{});
    int n = game_.legal(state_.data(), options_.data(), kMaxOptions);
    options_.resize(static_cast<size_t>(std::min(n, kMaxOptions)));
}

std::string Sitting::apply(const Option& o) {
    Decision d = decision();
    if (trace_) trace.push_back("p" + std::to_string(d.seat.index() + 1) + " " + words(o).label());
    std::vector<std::byte> copy = state_;
    game_.apply(state_.data(), o);
    uint64_t hash = game_.hash(state_.data());
    played_.push_back({d.seat, o, false, hash});
    if (mode_ == Mode::copy) {
        game_.apply(copy.data(), o);
        if (game_.hash(copy.data()) != hash) return refresh(), "a copy of the state played differently";
        state_.swap(copy);  // from here on the copy is played
    }
    refresh();
    if (decision().fault) return "fault: " + std::string(game_.faultName(state_.data()));
    if (!game_.valid(state_.data())) return "the state is no longer valid";
    return mode_ == Mode::mask ? checkMasks() : "";
}

std::string Sitting::request(Seat seat, const Option& o) {
    Why why = game_.request(state_.data(), seat, o);
    if (!why.legal) return why.says;
    played_.push_back({seat, o, true, game_.hash(state_.data())});
    refresh();
    return "";
}

std::string Sitting::rekey(const std::string& text) {
    ChanceKey key;
    if (!readKey(text, key)) return "a key has 64 hexadecimal digits";
    game_.rekey(state_.data(), key);
    played_.push_back({kNobody, {}, false, game_.hash(state_.data()), key});
    refresh();
    return "";
}

std::string Sitting::checkMasks() const {
    Decision d = decision();
    std::vector<std::byte> view(state_.size()), again(state_.size());
    for (int i = 0; i <= game_.maxSeats(); ++i) {
        Seat viewer = i == game_.maxSeats() ? kSpectator : seatAt(i);
        game_.mask(state_.data(), viewer, view.data());
        game_.mask(view.data(), viewer, again.data());
        if (again != view) return "masking a masked state changes it";
    }
    if (!d.seat.some()) return "";
    game_.mask(state_.data(), d.seat, view.data());
    std::vector<Option> seen(kMaxOptions);
    int n = game_.legal(view.data(), seen.data(), kMaxOptions);
    seen.resize(static_cast<size_t>(std::min(n, kMaxOptions)));
    if (seen != options_) return "the options differ when judged from what the player sees";
    for (const Option& o : seen)
        if (game_.words(view.data(), o).label() != words(o).label())
            return "an option reads '" + words(o).label() + "' but '" + game_.words(view.data(), o).label() +
                   "' in the player's view";
    std::vector<std::byte> imagined = view;
    game_.resample(imagined.data(), d.seat, Chance::keyFrom(scenario_.seed, played_.size() + 1));
    if (!game_.valid(imagined.data())) return "a resampled state is not valid";
    game_.mask(imagined.data(), d.seat, again.data());
    if (again != view) return "a resampled state masks to another view";
    return "";
}

std::string Sitting::replay() const {
    std::vector<std::byte> state(game_.stateSize());
    if (!start(state.data()).empty()) return "the table could not be placed again";
    for (size_t i = 0; i < played_.size(); ++i) {
        const Played& p = played_[i];
        if (p.key) {
            game_.rekey(state.data(), *p.key);
        } else if (p.standing) {
            game_.request(state.data(), p.seat, p.option);
        } else {
            Why why = game_.tryApply(state.data(), p.seat, p.option);
            if (!why.legal) return "replay: decision " + std::to_string(i + 1) + " is refused: " + why.says;
        }
        if (game_.hash(state.data()) != p.hash) return "replay: the state differs after decision " + std::to_string(i + 1);
    }
    return "";
}

std::string Sitting::finish() { return mode_ == Mode::replay ? replay() : ""; }

}  // namespace cantina::scenario
