// Replays as files. Reading is strict: a replay comes from anywhere, and its lines are printed on people's terminals.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "match/replay.h"

namespace cantina::match {
namespace {

namespace json = boost::json;

constexpr int kVersion = 2;  // 1 had no commitment
constexpr size_t kMostBytes = 32'000'000, kMostSteps = 100'000, kMostLines = 5'000, kMostEntries = 2'000, kMostText = 2'000;

std::string hex(uint64_t n) { return fmt::format("{:016x}", n); }
std::string hex(const ChanceKey& key) {
    std::string out;
    for (uint32_t w : key.words) out += fmt::format("{:08x}", w);
    return out;
}

// ---- writing

json::value deckValue(const DeckList& deck) {
    json::array cards;
    for (const DeckEntry& e : deck.entries) cards.push_back(json::array{e.count, e.card, e.section, e.detail});
    return json::object{{"name", deck.name}, {"format", deck.format}, {"cards", std::move(cards)}};
}

json::value lineValue(const Line& line) {
    bool same = true;
    for (const std::string& t : line.texts) same = same && t == line.texts.front();
    json::value texts = same && !line.texts.empty() ? json::value(line.texts.front())
                                                    : json::value(json::array(line.texts.begin(), line.texts.end()));
    return json::array{line.rule, std::move(texts)};
}

json::value stepValue(const Step& step) {
    const Option& o = step.option;
    json::array option{static_cast<int>(o.kind), o.verb, o.piece.n, o.number, o.detail};
    json::object out{{"by", step.seat.n}};
    if (step.kind == Step::Kind::decision) out["do"] = option;
    if (step.kind == Step::Kind::request) out["request"] = option;
    if (step.kind == Step::Kind::rekey) out["rekey"] = hex(step.key);
    if (step.forced) out["forced"] = true;
    out["hash"] = hex(step.hash);
    json::array log;
    for (const Line& line : step.lines) log.push_back(lineValue(line));
    out["log"] = std::move(log);
    return out;
}

const char* closeName(Close c) {
    static const char* const kNames[] = {"open", "ended", "fault"};
    return kNames[static_cast<size_t>(c)];
}

// ---- reading

struct Bad {
    Problem problem;
};
[[noreturn]] void bad(const std::string& where, const std::string& message) { throw Bad{{where, message, ""}}; }

// A value with its place in the file.
struct Node {
    const json::value& value;
    std::string where;

    Node field(std::string_view name) const {
        if (!value.is_object()) bad(where, "should be an object");
        const json::value* v = value.as_object().if_contains(name);
        if (v == nullptr) bad(where.empty() ? std::string(name) : where + "." + std::string(name), "is missing");
        return {*v, where.empty() ? std::string(name) : where + "." + std::string(name)};
    }
    bool has(std::string_view name) const { return value.is_object() && value.as_object().contains(name); }
    size_t size(size_t most) const {
        if (!value.is_array()) bad(where, "should be a list");
        if (value.as_array().size() > most) bad(where, fmt::format("has more than {} entries", most));
        return value.as_array().size();
    }
    Node at(size_t i) const { return {value.as_array()[i], fmt::format("{}[{}]", where, i)}; }
    int64_t number(int64_t least, int64_t most) const {
        if (!value.is_int64()) bad(where, "should be a whole number");
        if (value.as_int64() < least || value.as_int64() > most)
            bad(where, fmt::format("should be from {} to {}", least, most));
        return value.as_int64();
    }
    bool boolean() const {
        if (!value.is_bool()) bad(where, "should be true or false");
        return value.as_bool();
    }
    // Without control characters: what a file says is printed on a terminal.
    std::string text() const {
        if (!value.is_string()) bad(where, "should be a text");
        const json::string& s = value.as_string();
        if (s.size() > kMostText) bad(where, fmt::format("is longer than {} bytes", kMostText));
        for (size_t i = 0; i < s.size(); ++i) {
            auto c = static_cast<unsigned char>(s[i]);
            bool high = c == 0xC2 && i + 1 < s.size() && static_cast<unsigned char>(s[i + 1]) < 0xA0;
            if (c < 0x20 || c == 0x7F || high) bad(where, "holds a control character");
        }
        return {s.data(), s.size()};
    }
    uint64_t hexNumber(size_t digits, size_t from = 0) const {
        std::string s = text();
        if (s.size() < from + digits) bad(where, "has too few hexadecimal digits");
        uint64_t n = 0;
        for (char c : s.substr(from, digits)) {
            int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
            if (digit < 0) bad(where, "should be hexadecimal digits");
            n = n << 4 | static_cast<uint64_t>(digit);
        }
        return n;
    }
    uint64_t hash() const {
        if (text().size() != 16) bad(where, "should be 16 hexadecimal digits");
        return hexNumber(16);
    }
    ChanceKey key() const {
        if (text().size() != 64) bad(where, "should be 64 hexadecimal digits");
        ChanceKey out;
        for (size_t i = 0; i < 8; ++i) out.words[i] = static_cast<uint32_t>(hexNumber(8, i * 8));
        return out;
    }
};

DeckList readDeckList(const Node& node) {
    DeckList deck{node.field("name").text(), {}};
    deck.format = node.field("format").text();
    Node cards = node.field("cards");
    for (size_t i = 0, n = cards.size(kMostEntries); i < n; ++i) {
        Node c = cards.at(i);
        if (c.size(4) != 4) bad(c.where, "should be [count, card, section, detail]");
        deck.entries.push_back({static_cast<int>(c.at(0).number(1, 200)), c.at(1).text(), c.at(2).text(), c.at(3).text()});
    }
    return deck;
}

Option readOption(const Node& node) {
    if (node.size(5) != 5) bad(node.where, "should be [kind, verb, piece, number, detail]");
    Option o;
    o.kind = static_cast<OptionKind>(node.at(0).number(0, static_cast<int>(OptionKind::pass)));
    o.verb = static_cast<uint8_t>(node.at(1).number(0, 255));
    o.piece.n = static_cast<uint16_t>(node.at(2).number(0, 65535));
    o.number = static_cast<int16_t>(node.at(3).number(-32768, 32767));
    o.detail = static_cast<uint16_t>(node.at(4).number(0, 65535));
    return o;
}

Line readLine(const Node& node, size_t viewers) {
    if (node.size(2) != 2) bad(node.where, "should be [rule, text] or [rule, [a text per viewer]]");
    Line line{node.at(0).text(), {}};
    Node texts = node.at(1);
    if (texts.value.is_string()) {
        line.texts.assign(viewers, texts.text());
        return line;
    }
    if (texts.size(viewers) != viewers) bad(texts.where, fmt::format("should have {} texts", viewers));
    for (size_t i = 0; i < viewers; ++i) line.texts.push_back(texts.at(i).text());
    return line;
}

Step readStep(const Node& node, size_t seats) {
    Step step;
    step.seat = seatAt(static_cast<int>(node.field("by").number(0, static_cast<int64_t>(seats) - 1)));
    if (node.has("rekey")) {
        step.kind = Step::Kind::rekey;
        step.key = node.field("rekey").key();
    } else if (node.has("request")) {
        step.kind = Step::Kind::request;
        step.option = readOption(node.field("request"));
    } else {
        step.option = readOption(node.field("do"));
    }
    step.forced = node.has("forced") && node.field("forced").boolean();
    step.hash = node.field("hash").hash();
    Node log = node.field("log");
    for (size_t i = 0, n = log.size(kMostLines); i < n; ++i) step.lines.push_back(readLine(log.at(i), seats + 1));
    return step;
}

Outcome readOutcome(const Node& node) {
    Outcome out;
    std::string close = node.field("close").text();
    if (close != "open" && close != "ended" && close != "fault")
        bad(node.where + ".close", "should be open, ended or fault");
    out.close = close == "open" ? Close::open : close == "ended" ? Close::ended : Close::fault;
    out.winners = static_cast<uint8_t>(node.field("winners").number(0, 15));
    out.rule = node.field("rule").text();
    out.hash = node.field("hash").hash();
    return out;
}

void readSetup(const Node& root, Replay& r) {
    r.game = root.field("game").text();
    r.toys = root.field("toys").boolean();
    r.format = root.field("format").text();
    r.stateVersion = static_cast<uint32_t>(root.field("state_version").number(0, UINT32_MAX));
    r.signature = root.field("signature").hash();
    r.key = root.field("key").key();
    if (root.has("lesson")) {
        const Node lesson = root.field("lesson");
        if (lesson.size(2) != 2) bad(lesson.where, "should be [lesson, chapter]");
        r.lesson = {lesson.at(0).text(), static_cast<uint32_t>(lesson.at(1).number(0, 1000))};
    }
    Node decks = root.field("decks"), players = root.field("players"), cards = root.field("cards");
    if (decks.size(kMaxSeats) < 2) bad(decks.where, "should have a deck for each of 2 to 4 seats");
    for (size_t i = 0; i < decks.size(kMaxSeats); ++i) r.decks.push_back(readDeckList(decks.at(i)));
    if (players.size(kMaxSeats) != r.decks.size()) bad(players.where, "should have a name for each deck");
    for (size_t i = 0; i < r.decks.size(); ++i) r.players.push_back(players.at(i).text());
    for (size_t i = 0, n = cards.size(kMaxSeats * kMostEntries); i < n; ++i) {
        Node c = cards.at(i);
        if (c.size(2) != 2) bad(c.where, "should be [card, signature]");
        r.cards.push_back({c.at(0).text(), c.at(1).hash()});
    }
}

Replay readRoot(const Node& root) {
    if (!root.value.is_object() || !root.has("cantina")) bad("the file", "is not a replay of cantina");
    if (root.field("cantina").text() != "replay") bad("cantina", "should be \"replay\"");
    const int64_t version = root.field("version").number(0, INT64_MAX);
    if (version < 1 || version > kVersion)
        bad("version", fmt::format("is {}; this program reads versions 1 to {}", version, kVersion));
    Replay r;
    if (version >= 2) r.commitment = root.field("commitment").text();
    readSetup(root, r);
    r.startHash = root.field("start").hash();
    Node steps = root.field("steps");
    for (size_t i = 0, n = steps.size(kMostSteps); i < n; ++i) r.steps.push_back(readStep(steps.at(i), r.decks.size()));
    r.outcome = readOutcome(root.field("end"));
    uint64_t last = r.steps.empty() ? r.startHash : r.steps.back().hash;
    if (r.outcome.hash != last) bad("end.hash", "is not the hash of the last step: steps are missing or were added");
    return r;
}

std::string lineOf(std::string_view text, size_t at) {
    auto n = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(at, text.size())), '\n');
    return "line " + std::to_string(n + 1);
}

}  // namespace

std::string writeReplay(const Replay& r) {
    json::array decks, cards;
    for (const DeckList& d : r.decks) decks.push_back(deckValue(d));
    for (const UsedCard& c : r.cards) cards.push_back(json::array{c.id, hex(c.signature)});
    json::object head{{"cantina", "replay"},
                      {"version", kVersion},
                      {"game", r.game},
                      {"toys", r.toys},
                      {"format", r.format},
                      {"state_version", r.stateVersion},
                      {"signature", hex(r.signature)},
                      {"key", hex(r.key)},
                      {"commitment", r.commitment},
                      {"players", json::array(r.players.begin(), r.players.end())},
                      {"decks", std::move(decks)},
                      {"cards", std::move(cards)},
                      {"start", hex(r.startHash)}};
    if (r.lesson.some()) head["lesson"] = json::array{r.lesson.id, r.lesson.chapter};
    std::string out = json::serialize(head);
    out.back() = ',';  // the object goes on: a step per line
    out += "\n\"steps\":[";
    for (size_t i = 0; i < r.steps.size(); ++i) out += (i == 0 ? "\n" : ",\n") + json::serialize(stepValue(r.steps[i]));
    json::object end{{"close", closeName(r.outcome.close)},
                     {"winners", r.outcome.winners},
                     {"rule", r.outcome.rule},
                     {"hash", hex(r.outcome.hash)}};
    return out + "\n],\n\"end\":" + json::serialize(end) + "}\n";
}

std::variant<Replay, Problem> readReplay(std::string_view text) {
    if (text.size() > kMostBytes) return Problem{"the file", "is too long for a replay", ""};
    json::stream_parser parser;
    json::error_code error;
    size_t at = parser.write_some(text.data(), text.size(), error);
    if (!error && text.find_first_not_of(" \t\r\n", at) != std::string_view::npos)
        return Problem{lineOf(text, at), "there is something behind the end of the replay", ""};
    if (error) return Problem{lineOf(text, at), "this is not JSON: " + error.message(), ""};
    parser.finish(error);
    if (error) return Problem{lineOf(text, text.size()), "the file ends too early: a part of it is missing", ""};
    try {
        json::value value = parser.release();
        return readRoot({value, ""});
    } catch (const Bad& b) {
        return b.problem;
    }
}

std::optional<Problem> saveReplay(const Replay& replay, const std::string& path) {
    const std::string beside = path + ".part";
    {
        std::ofstream out(beside, std::ios::binary | std::ios::trunc);
        out << writeReplay(replay);
        out.flush();
        if (!out) return Problem{path, "cannot be written: check the folder, its permissions and the room on the disk", ""};
    }
    if (std::rename(beside.c_str(), path.c_str()) != 0)
        return std::remove(beside.c_str()), Problem{path, "cannot be replaced: is it a folder?", ""};
    return std::nullopt;
}

std::variant<Replay, Problem> loadReplay(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text;
    char part[65536];
    while (in.read(part, sizeof part) || in.gcount() > 0) {
        text.append(part, static_cast<size_t>(in.gcount()));
        if (text.size() > kMostBytes) break;
    }
    if (text.empty()) return Problem{path, "cannot be read or is empty: check the path", ""};
    auto read = readReplay(text);
    if (auto* problem = std::get_if<Problem>(&read)) problem->where = path + ": " + problem->where;
    return read;
}

}  // namespace cantina::match
