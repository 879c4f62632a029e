#include "server/head.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "match/commitment.h"
#include "server/json.h"

namespace cantina::server {
namespace {

constexpr int kVersion = 1;

json::object deckJson(const DeckList& deck) {
    json::array cards;
    for (const DeckEntry& e : deck.entries) cards.push_back(json::array{e.count, e.card, e.section, e.detail});
    return {{"name", deck.name}, {"format", deck.format}, {"cards", std::move(cards)}};
}

std::string asText(const json::value& v) {
    return v.is_string() ? std::string(v.as_string().data(), v.as_string().size()) : "";
}

DeckList readDeckJson(const json::object& o) {
    DeckList deck{textIn(o, "name"), {}};
    deck.format = textIn(o, "format");
    const json::value* cards = o.if_contains("cards");
    if (cards == nullptr || !cards->is_array()) return deck;
    for (const json::value& v : cards->as_array()) {
        if (!v.is_array() || v.as_array().size() != 4 || !v.as_array()[0].is_int64()) continue;
        const json::array& a = v.as_array();
        deck.entries.push_back({static_cast<int>(a[0].as_int64()), asText(a[1]), asText(a[2]), asText(a[3])});
    }
    return deck;
}

bool readHex(std::string_view text, uint64_t& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out, 16);
    return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

bool readKey(std::string_view text, ChanceKey& key) {
    if (text.size() != 64) return false;
    for (size_t i = 0; i < 8; ++i) {
        uint64_t word = 0;
        if (!readHex(text.substr(i * 8, 8), word)) return false;
        key.words[i] = static_cast<uint32_t>(word);
    }
    return true;
}

Problem damaged(const std::string& what) {
    return {"head", "the match's record is damaged (" + what + "): see 'cantina db check'", ""};
}

}  // namespace

bool Head::complete() const {
    return std::all_of(seats.begin(), seats.end(), [](const Seating& s) { return s.taken(); });
}

Setup Head::setup() const {
    Setup out{format, {}, key};
    for (const Seating& s : seats) out.decks.push_back(s.deck);
    return out;
}

std::string writeHead(const Head& head) {
    json::array seats;
    for (const Seating& s : head.seats)
        seats.push_back(json::object{
            {"person", s.person}, {"name", s.name}, {"computer", s.computer}, {"role", s.role}, {"deck", deckJson(s.deck)}});
    json::object out{{"version", kVersion},
                     {"game", head.game},
                     {"format", head.format},
                     {"key", match::keyText(head.key)},
                     {"seats", std::move(seats)},
                     {"clock", json::array{head.clock.player, head.clock.decision}},
                     {"open", head.open},
                     {"invite", head.invite},
                     {"creator", head.creator},
                     {"state_version", head.stateVersion},
                     {"signature", fmt::format("{:016x}", head.signature)}};
    if (!head.from.empty()) out["from"] = head.from;
    if (head.lesson.some()) {
        out["lesson"] = head.lesson.id;
        out["chapter"] = head.lesson.chapter;
    }
    return json::serialize(out);
}

std::variant<Head, Problem> readHead(std::string_view text) {
    const auto o = readObject(text);
    if (!o) return damaged("not JSON");
    if (numberIn(*o, "version", 0) != kVersion)
        return Problem{"head", "the match was written by another version of the program", ""};
    Head head;
    head.game = textIn(*o, "game");
    head.format = textIn(*o, "format");
    head.open = flagIn(*o, "open");
    head.invite = textIn(*o, "invite");
    head.creator = textIn(*o, "creator");
    head.stateVersion = static_cast<uint32_t>(numberIn(*o, "state_version", 0));
    head.from = textIn(*o, "from");
    head.lesson = {textIn(*o, "lesson"), static_cast<uint32_t>(numberIn(*o, "chapter", 0))};
    if (!readHex(textIn(*o, "signature"), head.signature)) return damaged("signature");
    if (!readKey(textIn(*o, "key"), head.key)) return damaged("key");
    const json::value *seats = o->if_contains("seats"), *clock = o->if_contains("clock");
    if (seats == nullptr || !seats->is_array()) return damaged("seats");
    for (const json::value& v : seats->as_array()) {
        if (!v.is_object()) return damaged("seats");
        const json::object& s = v.as_object();
        Seating seating{textIn(s, "person"), textIn(s, "name"), textIn(s, "computer"), textIn(s, "role")};
        if (const json::value* deck = s.if_contains("deck"); deck != nullptr && deck->is_object())
            seating.deck = readDeckJson(deck->as_object());
        head.seats.push_back(std::move(seating));
    }
    if (head.seats.size() < 2 || head.seats.size() > static_cast<size_t>(kMaxSeats)) return damaged("seats");
    if (clock != nullptr && clock->is_array() && clock->as_array().size() == 2 && clock->as_array()[0].is_int64() &&
        clock->as_array()[1].is_int64())
        head.clock = {clock->as_array()[0].as_int64(), clock->as_array()[1].as_int64()};
    return head;
}

// A short list of numbers and a hash: some forty bytes.
std::string writeGiven(const Given& g) {
    const Option& o = g.option;
    const int flags = (g.byItself ? 1 : 0) | (g.consent ? 2 : 0);
    return fmt::format("{} {} {} {} {} {} {} {} {} {:016x}", g.at, g.seat.n, static_cast<int>(o.kind), o.verb, o.piece.n,
                       o.number, o.detail, flags, g.used, g.hash);
}

std::optional<Given> readGiven(const store::Entry& entry) {
    std::string_view text = entry.body;
    int64_t n[9] = {};
    for (int64_t& value : n) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end == text.data() + text.size() || *end != ' ') return std::nullopt;
        text.remove_prefix(static_cast<size_t>(end - text.data()) + 1);
    }
    Given g;
    if (text.size() != 16 || !readHex(text, g.hash)) return std::nullopt;
    if (n[0] < 0 || n[1] < 0 || n[1] >= kMaxSeats || n[2] < 0 || n[2] > static_cast<int>(OptionKind::pass) || n[8] < 0)
        return std::nullopt;
    g.kind = static_cast<EntryKind>(entry.kind);
    g.at = static_cast<uint32_t>(n[0]);
    g.seat = seatAt(static_cast<int>(n[1]));
    g.option = {static_cast<OptionKind>(n[2]), static_cast<uint8_t>(n[3]), Piece{static_cast<uint16_t>(n[4])},
                static_cast<int16_t>(n[5]), static_cast<uint16_t>(n[6])};
    g.byItself = (n[7] & 1) != 0;
    g.consent = (n[7] & 2) != 0;
    g.used = n[8];
    return g;
}

std::string writeChat(const ChatLine& line) {
    return json::serialize(json::object{{"seat", line.seat}, {"text", line.text}});
}

std::optional<ChatLine> readChat(const store::Entry& entry) {
    const auto o = readObject(entry.body);
    if (!o) return std::nullopt;
    return ChatLine{static_cast<int>(numberIn(*o, "seat", -1)), textIn(*o, "text"), entry.at};
}

}  // namespace cantina::server
