#include "match/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

namespace cantina::match {
namespace {

namespace json = boost::json;

constexpr int kRunVersion = 2;  // raised when a line says something else than it did

std::string hex(uint64_t n) { return fmt::format("{:016x}", n); }
uint64_t fromHex(const json::value& v) { return std::stoull(std::string(v.as_string()), nullptr, 16); }

json::object deckJson(const std::string& name, const DeckList& deck) {
    json::array entries;
    for (const DeckEntry& e : deck.entries) entries.push_back(json::array{e.count, e.card, e.section, e.detail});
    return {{"name", name}, {"entries", std::move(entries)}};
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
        return a->signature == b->signature
                   ? "another version of the program, with other rules or computer players, played it"
                   : "another version of the program, with other cards, played it";
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
    return json::serialize(o);
}

std::variant<ArenaFile, Problem> readArena(const std::string& text, const std::string& name) {
    ArenaFile out;
    size_t line = 0;
    for (size_t at = 0; at < text.size();) {
        const size_t end = text.find('\n', at);
        if (end == std::string::npos) break;
        const std::string_view here(text.data() + at, end - at);
        at = end + 1;
        ++line;
        boost::system::error_code bad;
        const json::value v = json::parse(here, bad);
        const std::string where = fmt::format("{} line {}", name, line);
        if (bad || !v.is_object()) return Problem{where, "this is not a line of a run file", ""};
        try {
            if (line == 1) {
                if (!v.as_object().contains("cantina_arena")) return Problem{where, "a run file begins with its plan", ""};
                if (v.at("cantina_arena") != kRunVersion)
                    return Problem{where, "another version of this program wrote it: its games must be played again", ""};
                out.plan = here;
            } else {
                ArenaGame g = gameOf(v.as_object());
                g.line = here;
                out.games.emplace(g.number, std::move(g));
            }
        } catch (const std::exception&) {
            return Problem{where, "a part of the record is missing or of another kind", ""};
        }
    }
    if (out.plan.empty()) return Problem{name, "the file is empty: it has not even a plan", ""};
    return out;
}

std::optional<Problem> mergeArena(ArenaFile& into, const ArenaFile& part, const std::string& name) {
    if (const std::string difference = planDifference(into.plan, part.plan); !difference.empty())
        return Problem{name, "it belongs to another run: " + difference, ""};
    for (const auto& [number, game] : part.games) {
        auto [at, isNew] = into.games.emplace(number, game);
        if (!isNew && at->second.hash != game.hash)
            return Problem{name, fmt::format("game {} ended differently in another part: not the same program", number), ""};
    }
    return std::nullopt;
}

}  // namespace cantina::match
