// What the games of a run come to: the numbers of the report, before they are put into a page or a table.
#include <algorithm>
#include <cmath>

#include "match/arena.h"
#include "match/deckforms/cards.h"

namespace cantina::match {
namespace {

// The cards of each deck that do not lie in play from the start, as the game deals them: an objective brings its set.
void dealt(const Game& game, const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings, ArenaReport& r) {
    const std::vector<Pairing> tables = tablesOf(plan, pairings);
    std::vector<std::byte> state(game.stateSize());
    std::vector<bool> known(plan.decks.size(), false);
    for (size_t i = 0; i < tables.size(); ++i) {
        const size_t decks[2] = {pairings[i].first, pairings[i].second};
        if (known[decks[0]] && known[decks[1]]) continue;
        if (game.create(tables[i].setup, state.data())) continue;
        for (const ZoneView& zone : game.view(state.data(), kNobody).zones)
            for (const PieceView& p : zone.pieces)
                if (!zone.inPlay && !p.token && !p.card.empty() && p.owner.some()) r.cards[decks[p.owner.index()]][p.card];
        known[decks[0]] = known[decks[1]] = true;
    }
}

// The side that begins by the rules: the decks have sides, and whoever began sat in the same place.
std::string fixedFirst(const Game& game, const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings,
                       const ArenaFile& file) {
    for (const DeckList& deck : plan.decks)
        if (game.seatFor(deck) < 0) return "";
    int first = -1;
    for (const auto& [number, g] : file.games) {
        if (g.first < 0) continue;
        if (first >= 0 && g.first != first) return "";
        first = g.first;
    }
    std::vector<std::byte> state(game.stateSize());
    if (first < 0 || pairings.empty() || game.create(tablesOf(plan, pairings)[0].setup, state.data())) return "";
    const std::vector<SeatView> seats = game.view(state.data(), kNobody).seats;
    const auto at = static_cast<size_t>(first);
    return at < seats.size() && !seats[at].role.empty() ? seats[at].role : "player " + std::to_string(first + 1);
}

// 1, 2, 5, 10, 20 ...: the first that is large enough.
uint32_t roundNumber(uint32_t atLeast) {
    for (uint32_t ten = 1; ten <= 100'000'000; ten *= 10)
        for (uint32_t n : {ten, 2 * ten, 5 * ten})
            if (n >= atLeast) return n;
    return atLeast;
}

void countCards(ArenaReport& r, const ArenaGame& g, const size_t (&decks)[2]) {
    for (size_t seat = 0; seat < 2 && seat < g.played.size(); ++seat)
        for (const std::string& id : g.played[seat])
            r.cards[decks[seat]][id].played.add(((g.winners >> seat) & 1) != 0, g.winners == 0);
}

void countGame(ArenaReport& r, const ArenaGame& g, const ArenaPairing& pairing) {
    ++r.endings[g.rule];
    r.lengths.push_back(g.decisions);
    const bool draw = g.winners == 0;
    r.draws += draw ? 1 : 0;
    const size_t decks[2] = {pairing.first, pairing.second};
    for (size_t seat = 0; seat < 2; ++seat) {
        const bool won = ((g.winners >> seat) & 1) != 0;
        const size_t deck = decks[seat], other = decks[1 - seat];
        r.matrix[deck][other].add(won, draw);
        r.totals[deck].add(won, draw);
        if (g.first != static_cast<int>(seat)) continue;
        r.began[deck][other].add(won, draw);
        r.first.add(won, draw);
    }
    countCards(r, g, decks);
}

}  // namespace

double shareOf(uint64_t hits, uint64_t of) { return of == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(of); }

uint64_t trialOf(const Game& game, const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings) {
    SelfPlay run;
    run.pairings = tablesOf(plan, pairings);
    run.pairings.resize(std::min<size_t>(run.pairings.size(), 2));
    run.games = 2;
    uint64_t out = 0;
    for (const char* player : {"random", "greedy", "search:2"}) {
        run.players = {player};
        Tally tally;
        if (selfPlay(game, run, tally)) continue;
        out = out * 31 + tally.hash;
    }
    return out;
}

std::string ArenaReport::progress() const { return std::to_string(games) + " of " + std::to_string(planned) + " games"; }

ArenaReport reportOf(const Game& game, const ArenaPlan& plan, const ArenaFile& file) {
    ArenaReport r;
    const size_t n = plan.decks.size();
    r.names = plan.names;
    r.matrix.assign(n, std::vector<ArenaReport::Cell>(n));
    r.began = r.matrix;
    r.totals.resize(n);
    r.cards.resize(n);
    const std::vector<ArenaPairing> pairings = arenaPairings(game, plan);
    r.planned = plan.gamesPerPairing * pairings.size();
    r.alwaysFirst = fixedFirst(game, plan, pairings, file);
    dealt(game, plan, pairings, r);
    for (const auto& [number, g] : file.games) {
        ++r.games;
        r.hash += g.hash;
        if (g.fault || g.pairing >= pairings.size())
            ++r.faults;
        else
            countGame(r, g, pairings[g.pairing]);
    }
    for (size_t d = 0; d < n; ++d)
        for (auto& [id, use] : r.cards[d]) {
            use.without.games = r.totals[d].games - use.played.games;
            use.without.wins = r.totals[d].wins - use.played.wins;
            use.without.draws = r.totals[d].draws - use.played.draws;
        }
    for (const CardInfo& c : game.cards())
        for (const auto& cards : r.cards)
            if (cards.contains(c.id)) r.titles[c.id] = deckforms::fullTitle(c);
    std::sort(r.lengths.begin(), r.lengths.end());
    return r;
}

LengthBars lengthBars(const ArenaReport& r) {
    constexpr uint32_t kBars = 40;
    LengthBars out;
    if (r.lengths.empty()) return out;
    out.step = roundNumber(r.lengths.back() / kBars + 1);
    out.games.assign(r.lengths.back() / out.step + 1, 0);
    for (uint32_t n : r.lengths) ++out.games[n / out.step];
    const size_t n = r.lengths.size();
    out.half = r.lengths[(n - 1) / 2];
    out.most = r.lengths[(n * 19 + 19) / 20 - 1];
    return out;
}

double CardRow::difference() const {
    return shareOf(use.played.wins, use.played.games) - shareOf(use.without.wins, use.without.games);
}

std::vector<CardRow> cardRows(const ArenaReport& r, size_t deck) {
    std::vector<CardRow> out;
    for (const auto& [id, use] : r.cards[deck]) {
        const auto title = r.titles.find(id);
        const bool enough = use.played.games >= kEnoughGames && use.without.games >= kEnoughGames;
        out.push_back({id, title == r.titles.end() ? id : title->second, use, enough});
    }
    // Of those with few games a difference is mostly chance: they go by how often they were played.
    std::sort(out.begin(), out.end(), [](const CardRow& a, const CardRow& b) {
        if (a.isEnough != b.isEnough) return a.isEnough;
        const double x = std::abs(a.difference()), y = std::abs(b.difference());
        if (a.isEnough && x != y) return x > y;
        if (!a.isEnough && a.use.played.games != b.use.played.games) return a.use.played.games > b.use.played.games;
        return a.title != b.title ? a.title < b.title : a.id < b.id;
    });
    return out;
}

}  // namespace cantina::match
