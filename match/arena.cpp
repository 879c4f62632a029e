#include "match/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <istream>

#include "kernel/hash.h"

namespace cantina::match {
namespace {

namespace json = boost::json;

constexpr int kRunVersion = 3;  // raised when a line says something else than it did

std::string hex(uint64_t n) { return fmt::format("{:016x}", n); }
uint64_t fromHex(const json::value& v) { return std::stoull(std::string(v.as_string()), nullptr, 16); }

json::object deckJson(const std::string& name, const DeckList& deck) {
    json::array entries;
    for (const DeckEntry& e : deck.entries) entries.push_back(json::array{e.count, e.card, e.section, e.detail});
    return {{"name", name}, {"entries", std::move(entries)}};
}

// `{"n":1,...}` and its check: `{"n":1,...,"check":"0123456789abcdef"}`.
constexpr std::string_view kCheckKey = ",\"check\":\"", kCheckEnd = "\"}";
constexpr size_t kCheckSize = kCheckKey.size() + 16 + kCheckEnd.size();

std::string checked(std::string line) {
    const uint64_t check = hashBytes(line.data(), line.size());
    line.pop_back();
    return line.append(kCheckKey).append(hex(check)).append(kCheckEnd);
}
bool isAsWritten(const std::string& line) {
    return line.size() > kCheckSize && checked(line.substr(0, line.size() - kCheckSize) + "}") == line;
}

ArenaGame gameOf(const json::object& o) {
    ArenaGame g;
    g.number = o.at("n").to_number<uint64_t>();
    g.pairing = o.at("pair").to_number<size_t>();
    g.winners = o.at("won").to_number<uint8_t>();
    g.fault = o.contains("fault");
    g.first = o.at("first").to_number<int>();
    g.rule = o.at("rule").as_string();
    g.decisions = o.at("decisions").to_number<uint32_t>();
    g.hash = fromHex(o.at("hash"));
    g.check = fromHex(o.at("check"));
    for (const json::value& seat : o.at("played").as_array()) {
        std::vector<std::string> cards;
        for (const json::value& c : seat.as_array()) cards.emplace_back(c.as_string());
        g.played.push_back(std::move(cards));
    }
    return g;
}

}  // namespace

std::vector<ArenaPairing> arenaPairings(const Game& game, const ArenaPlan& plan) {
    std::vector<ArenaPairing> out;
    for (size_t a = 0; a < plan.decks.size(); ++a)
        for (size_t b = 0; b < plan.decks.size(); ++b) {
            const int seatA = game.seatFor(plan.decks[a]), seatB = game.seatFor(plan.decks[b]);
            const bool sided = seatA >= 0 || seatB >= 0;
            if (sided ? seatA == 0 && seatB == 1 : a != b) out.push_back({a, b});
        }
    return out;
}

std::vector<Pairing> tablesOf(const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings) {
    std::vector<Pairing> out;
    for (const ArenaPairing& p : pairings) {
        Pairing table{plan.names[p.first] + " - " + plan.names[p.second], {}};
        table.setup.decks = {plan.decks[p.first], plan.decks[p.second]};
        table.setup.format = plan.format;
        out.push_back(std::move(table));
    }
    return out;
}

std::string planLine(const ArenaPlan& plan) {
    json::array decks;
    for (size_t i = 0; i < plan.decks.size(); ++i) decks.push_back(deckJson(plan.names[i], plan.decks[i]));
    return json::serialize(json::object{{"cantina_arena", kRunVersion},
                                        {"game", plan.game},
                                        {"format", plan.format},
                                        {"player", plan.player},
                                        {"games_per_pairing", plan.gamesPerPairing},
                                        {"seed", plan.seed},
                                        {"signature", hex(plan.signature)},
                                        {"program", hex(plan.program)},
                                        {"decks", std::move(decks)}});
}

std::variant<ArenaPlan, Problem> readPlan(const std::string& line) {
    try {
        const json::object o = json::parse(line).as_object();
        ArenaPlan plan;
        plan.game = o.at("game").as_string();
        plan.format = o.at("format").as_string();
        plan.player = o.at("player").as_string();
        plan.gamesPerPairing = o.at("games_per_pairing").to_number<uint64_t>();
        plan.seed = o.at("seed").to_number<uint64_t>();
        plan.signature = fromHex(o.at("signature"));
        plan.program = fromHex(o.at("program"));
        for (const json::value& d : o.at("decks").as_array()) {
            plan.names.emplace_back(d.at("name").as_string());
            DeckList deck;
            for (const json::value& e : d.at("entries").as_array()) {
                const json::array& a = e.as_array();
                deck.entries.push_back({a.at(0).to_number<int>(), std::string(a.at(1).as_string()),
                                        std::string(a.at(2).as_string()), std::string(a.at(3).as_string())});
            }
            plan.decks.push_back(std::move(deck));
        }
        return plan;
    } catch (const std::exception&) {
        return Problem{"plan", "the first line of the run file is not a plan", ""};
    }
}

std::string planDifference(const std::string& plan, const std::string& other) {
    if (plan == other) return "";
    const auto readA = readPlan(plan), readB = readPlan(other);
    const auto *a = std::get_if<ArenaPlan>(&readA), *b = std::get_if<ArenaPlan>(&readB);
    if (a == nullptr || b == nullptr) return "its plan cannot be read";
    std::vector<std::string> parts;
    const auto compare = [&](const char* what, bool same) {
        if (!same) parts.emplace_back(what);
    };
    compare("game", a->game == b->game);
    compare("format", a->format == b->format);
    compare("player", a->player == b->player);
    compare("number of games", a->gamesPerPairing == b->gamesPerPairing);
    compare("seed", a->seed == b->seed);
    ArenaPlan decksOfB = *a;
    decksOfB.names = b->names;
    decksOfB.decks = b->decks;
    compare("decks", planLine(decksOfB) == planLine(*a));
    if (parts.empty())
        return a->signature == b->signature ? "it is of another version of the program, with other rules or computer players"
                                            : "it is of another version of the program, with other cards";
    std::string out = "its ";
    for (size_t i = 0; i < parts.size(); ++i) out += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return out + (parts.size() == 1 && parts[0] != "decks" ? " differs" : " differ");
}

std::string recordLine(const Game& game, const GameRecord& r) {
    json::array played;
    for (const auto& seat : r.played) {
        std::vector<std::string_view> ids;
        for (uint16_t card : seat) ids.push_back(game.cardId(card));
        std::sort(ids.begin(), ids.end());
        json::array list;
        for (std::string_view id : ids) list.emplace_back(id);
        played.push_back(std::move(list));
    }
    json::object o{{"n", r.number},  {"pair", r.pairing},        {"won", r.winners},    {"first", r.first},
                   {"rule", r.rule}, {"decisions", r.decisions}, {"hash", hex(r.hash)}, {"played", std::move(played)}};
    if (r.fault) o["fault"] = true;
    return checked(json::serialize(o));
}

ArenaReader::ArenaReader(std::istream& in, std::string name) : in_(in), name_(std::move(name)) {
    if (!readLine()) {
        problem_ = Problem{name_, "the file is empty: it has not even a plan", ""};
        return;
    }
    boost::system::error_code bad;
    const json::value v = json::parse(line_, bad);
    if (bad || !v.is_object() || !v.as_object().contains("cantina_arena"))
        fail("a run file begins with its plan");
    else if (v.at("cantina_arena") != kRunVersion)
        fail("another version of this program wrote it: its games must be played again");
    else
        plan_ = line_;
}

bool ArenaReader::readLine() {
    if (!std::getline(in_, line_) || in_.eof()) return false;
    end_ += line_.size() + 1;
    ++lines_;
    return true;
}

bool ArenaReader::fail(const std::string& message) {
    problem_ = Problem{fmt::format("{} line {}", name_, lines_), message, ""};
    return false;
}

bool ArenaReader::next(ArenaGame& game) {
    if (problem_ || !readLine()) return false;
    boost::system::error_code bad;
    const json::value v = json::parse(line_, bad);
    if (bad || !v.is_object()) return fail("this is not a line of a run file");
    if (!isAsWritten(line_)) return fail("this line is not as it was written: its check does not fit");
    try {
        game = gameOf(v.as_object());
    } catch (const std::exception&) {
        return fail("a part of the record is missing or of another kind");
    }
    return true;
}

}  // namespace cantina::match
