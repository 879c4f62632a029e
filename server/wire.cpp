#include "server/wire.h"

#include <xxhash.h>

#include <algorithm>

#include "language/acts.h"
#include "match/foresight.h"

namespace cantina::server {
namespace {

json::string_view kindName(OptionKind kind) {
    static constexpr const char* kNames[] = {"act", "act", "piece", "number", "seat", "yes", "no", "done", "pass"};
    return kNames[static_cast<size_t>(kind)];
}

// Whoever passes, declines or finishes wants to know what comes of it.
std::string resultJson(const Moment& m, const Option& o) {
    const bool ends = o.kind == OptionKind::pass || o.kind == OptionKind::done || o.kind == OptionKind::no;
    return ends ? match::resultOf(m.game, m.masked.data(), m.viewer, o) : "";
}

bool isFaceDown(const PieceView& p) { return p.card.empty() && !p.token; }

json::object pieceJson(const PieceView& p) {
    json::object out;
    out["p"] = p.piece.n;
    if (!p.card.empty()) out["card"] = p.card;
    if (!p.title.empty()) out["title"] = p.title;
    out["owner"] = p.owner.index();
    out["controller"] = p.controller.index();
    if (p.on.some()) out["on"] = p.on.n;
    if (p.token) out["token"] = true;
    out["marks"] = marksJson(p.marks);
    return out;
}

uint64_t hashOf(uint64_t seed, std::string_view text) {
    return XXH3_64bits_withSeed(text.data(), text.size(), seed + text.size());
}

// A piece face down is told from another by what lies on it and around it, not by its number.
uint64_t hashOf(const ZoneView& zone) {
    uint64_t h = hashOf(static_cast<uint64_t>(zone.count) << 1 | (zone.inPlay ? 1 : 0), zone.name);
    for (const PieceView& p : zone.pieces) {
        const uint16_t fields[] = {isFaceDown(p) && !zone.inPlay ? uint16_t{0} : p.piece.n, p.owner.n, p.controller.n,
                                   p.on.n, static_cast<uint16_t>(p.token)};
        h = hashOf(h, {reinterpret_cast<const char*>(fields), sizeof fields});
        h = hashOf(hashOf(h, p.card), p.title);
        for (const Mark& m : p.marks) h = hashOf(hashOf(h, m.name), m.value);
    }
    return h;
}

}  // namespace

json::array marksJson(const std::vector<Mark>& marks) {
    json::array out;
    for (const Mark& m : marks) out.push_back(json::array{m.name, m.value});
    return out;
}

json::object zoneJson(const ZoneView& zone) {
    json::object out{{"name", zone.name},
                     {"seat", zone.seat.some() ? zone.seat.index() : -1},
                     {"count", zone.count},
                     {"inPlay", zone.inPlay}};
    const bool pile = zone.count > kListedFaceDown && !zone.inPlay &&
                      std::all_of(zone.pieces.begin(), zone.pieces.end(),
                                  [](const PieceView& p) { return isFaceDown(p) && p.marks.empty() && !p.on.some(); });
    json::array pieces;
    if (!pile)
        for (const PieceView& p : zone.pieces) pieces.push_back(pieceJson(p));
    out["pieces"] = std::move(pieces);
    return out;
}

Shadow::Sent Shadow::send(const TableView& table, bool full) {
    Sent sent;
    json::array seats, zones;
    for (const SeatView& s : table.seats) seats.push_back(json::object{{"role", s.role}, {"marks", marksJson(s.marks)}});
    std::map<std::pair<std::string, int>, uint64_t> now;
    for (const ZoneView& z : table.zones) {
        std::pair<std::string, int> name{z.name, z.seat.some() ? z.seat.index() : -1};
        const uint64_t hash = hashOf(z);
        const auto before = zones_.find(name);
        if (full || before == zones_.end() || before->second != hash) zones.push_back(zoneJson(z));
        now.emplace(std::move(name), hash);
    }
    for (const auto& [name, hash] : zones_)
        if (!now.contains(name)) sent.gone.push_back(json::array{name.first, name.second});
    zones_ = std::move(now);
    sent.view = {{"marks", marksJson(table.marks)}, {"seats", std::move(seats)}, {"zones", std::move(zones)}};
    if (!table.unseen.empty()) sent.view["unseen"] = json::array(table.unseen.begin(), table.unseen.end());
    return sent;
}

std::vector<std::string> namesOf(const match::Sitting& sitting) {
    std::vector<std::string> out;
    for (int i = 0; i < sitting.seats(); ++i) out.push_back(sitting.name(seatAt(i)));
    return out;
}

json::object askJson(const Moment& m, bool yours) {
    const Game& game = m.game;
    // Of what another declares in secret not even the name of the step is sent.
    const Decision d = yours || m.over ? m.decision : game.decision(m.masked.data());
    std::vector<StackLine> stack = game.stack(m.masked.data());
    json::array path;
    for (auto it = stack.rbegin(); it != stack.rend(); ++it) {
        // Bookkeeping of ours has no row that could be looked up.
        const std::string_view rule = it->rule == kOurs.text ? std::string_view() : it->rule;
        json::object line{{"procedure", it->procedure}, {"step", it->step}, {"rule", rule}};
        std::replace(it->about.begin(), it->about.end(), '_', ' ');
        if (!it->about.empty()) line["about"] = it->about;
        if (it->waits) line["waits"] = true;
        path.push_back(std::move(line));
    }
    return {{"seat", d.seat.index()},
            {"yours", yours},
            {"procedure", d.procedure},
            {"step", d.step},
            {"rule", d.rule},
            {"says", game.question(m.masked.data())},
            {"key", yours ? match::windowKey(game, m.masked.data(), d, m.options) : ""},
            {"path", std::move(path)}};
}

json::array choicesJson(const Moment& m, const std::vector<Option>& options) {
    json::array out;
    const auto choices = match::choicesOf(m.game, m.masked.data(), m.viewer, options, m.names);
    for (size_t i = 0; i < options.size(); ++i) {
        const match::Choice& c = choices[i];
        json::object o{{"i", i},
                       {"kind", kindName(options[i].kind)},
                       {"verb", c.verb},
                       {"object", c.object},
                       {"detail", c.detail},
                       {"label", c.label()}};
        if (options[i].piece.some()) o["piece"] = options[i].piece.n;
        if (const std::string result = resultJson(m, options[i]); !result.empty()) o["result"] = result;
        if (options[i].kind == OptionKind::number || options[i].kind == OptionKind::seat) o["number"] = options[i].number;
        out.push_back(std::move(o));
    }
    return out;
}

json::array whyJson(const Moment& m, Piece piece) {
    const Game& game = m.game;
    const bool asked = m.decision.seat == m.viewer && !m.over;
    const std::vector<Option>& offered = m.options;
    json::array out;
    std::vector<std::string> said;
    std::vector<Option> thoughts = game.imaginable(m.masked.data(), m.viewer);
    std::erase_if(thoughts, [&](const Option& o) { return piece.some() && o.piece != piece; });
    // A card that nobody would think of acting with: what the first acts are for.
    if (thoughts.empty()) {
        thoughts = language::actsWith(game, m.masked.data(), m.viewer, piece);
        thoughts.resize(std::min(thoughts.size(), language::kFirstActs));
    }
    for (const Option& o : thoughts) {
        // Who asks about everything wants to know what can be done, not of each card on the table that it is no target.
        if (o.kind == OptionKind::piece && !piece.some()) continue;
        const std::string label = match::choicesOf(game, m.masked.data(), m.viewer, {o}, m.names).front().label();
        const bool legal = asked && std::find(offered.begin(), offered.end(), o) != offered.end();
        Why why{legal, "", ""};
        if (!legal) why = game.explain(m.masked.data(), m.viewer, o);
        // Judged on its own it may be fine, yet it is not what is asked now.
        if (!legal && (why.legal || why.says.empty()))
            why.says = asked ? "it is not offered now" : "it is not your decision now";
        if (std::find(said.begin(), said.end(), label + why.says) != said.end()) continue;
        said.push_back(label + why.says);
        json::object answer{{"label", label}, {"legal", legal}, {"rule", why.rule}};
        // What would make it legal stands on a line of its own (language/remedies.h).
        const size_t end = why.says.find('\n');
        answer["says"] = why.says.substr(0, end);
        if (end != std::string::npos) answer["how"] = why.says.substr(end + 1);
        out.push_back(std::move(answer));
    }
    return out;
}

std::vector<Option> standingOptions(const match::Sitting& sitting, Seat seat) {
    Option buffer[64];
    const int n = std::min(sitting.game().standing(sitting.state(), seat, buffer, 64), 64);
    return {buffer, buffer + std::max(n, 0)};
}

json::array logJson(const match::Replay& replay, Seat viewer, size_t from, const std::function<uint32_t(size_t)>& moment,
                    size_t most) {
    const size_t index = match::viewerIndex(replay, viewer);
    json::array out;
    for (size_t i = from; i < replay.steps.size(); ++i)
        for (const match::Line& line : replay.steps[i].lines)
            if (!line.texts[index].empty())
                out.push_back(json::object{{"n", moment(i)}, {"rule", line.rule}, {"text", line.texts[index]}});
    if (out.size() > most) out.erase(out.begin(), out.end() - static_cast<std::ptrdiff_t>(most));
    return out;
}

json::array winnersJson(uint8_t winners, int seats) {
    json::array out;
    for (int i = 0; i < seats; ++i)
        if ((winners >> i & 1) != 0) out.push_back(i);
    return out;
}

std::string endingText(const match::Sitting& sitting) {
    if (!sitting.trouble().empty()) return sitting.trouble().substr(0, sitting.trouble().find('\n'));
    const match::Outcome& o = sitting.replay().outcome;
    std::string names;
    int count = 0;
    for (int i = 0; i < sitting.seats(); ++i)
        if ((o.winners >> i & 1) != 0) names += (count++ == 0 ? "" : " and ") + sitting.name(seatAt(i));
    if (count == 0) return "A draw";
    return names + (count > 1 ? " win" : " wins");
}

}  // namespace cantina::server
