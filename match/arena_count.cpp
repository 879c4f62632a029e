// What the games of a run come to: the numbers of the report, before they are put into a page or a table.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "kernel/hash.h"
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

// As few pairings as come with every deck, taken in their order.
std::vector<ArenaPairing> everyDeckOnce(const std::vector<ArenaPairing>& pairings) {
    std::vector<ArenaPairing> out;
    std::set<size_t> met;
    for (const size_t news : {size_t{2}, size_t{1}})
        for (const ArenaPairing& p : pairings) {
            if (2 - met.count(p.first) - met.count(p.second) != news) continue;
            met.insert({p.first, p.second});
            out.push_back(p);
        }
    return out;
}

// The side that begins by the rules: the decks have sides, and whoever began sat in the same place.
std::string fixedFirst(const Game& game, const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings,
                       const std::array<bool, 2>& began) {
    for (const DeckList& deck : plan.decks)
        if (game.seatFor(deck) < 0) return "";
    if (began[0] == began[1]) return "";
    std::vector<std::byte> state(game.stateSize());
    if (pairings.empty() || game.create(tablesOf(plan, pairings)[0].setup, state.data())) return "";
    const std::vector<SeatView> seats = game.view(state.data(), kNobody).seats;
    const size_t at = began[0] ? 0 : 1;
    return at < seats.size() && !seats[at].role.empty() ? seats[at].role : "player " + std::to_string(at + 1);
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
    ++r.lengths[g.decisions];
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

uint64_t trialOf(const Game& game, const ArenaPlan& plan, const std::vector<ArenaPairing>& pairings,
                 const ai::Tuning& tuning, const std::vector<ai::Level>& levels) {
    SelfPlay run;
    run.pairings = tablesOf(plan, everyDeckOnce(pairings));
    run.games = run.pairings.size();
    uint64_t out = ai::signatureOf(tuning);
    for (const ai::Level& level : levels)
        out = (out * 31 + hashBytes(level.name.data(), level.name.size())) * 31 + level.iterations;
    const auto play = [&](const char* player) {
        run.players = {player};
        Tally tally;
        if (!selfPlay(game, run, tally)) out = out * 31 + tally.hash;
    };
    for (const char* player : {"random", "greedy", "search:2"}) play(player);
    if (tuning.playouts > 0) {
        run.maxDecisions = 20;  // a whole game of playouts would take seconds
        play("playouts:1/closer=2");
    }
    return out;
}

std::string ArenaReport::progress() const { return std::to_string(games) + " of " + std::to_string(planned) + " games"; }

ArenaCount::ArenaCount(const Game& game, const ArenaPlan& plan)
    : game_(game), plan_(plan), pairings_(arenaPairings(game, plan)) {
    const size_t n = plan.decks.size();
    sums_.names = plan.names;
    sums_.seats.resize(n);
    for (const ArenaPairing& p : pairings_) {
        sums_.seats[p.first] |= 1;
        sums_.seats[p.second] |= 2;
    }
    sums_.matrix.assign(n, std::vector<ArenaReport::Cell>(n));
    sums_.began = sums_.matrix;
    sums_.totals.resize(n);
    sums_.cards.resize(n);
    sums_.planned = plan.gamesPerPairing * pairings_.size();
}

ArenaCount::Added ArenaCount::add(const ArenaGame& g) {
    if (g.number >= sums_.planned) return Added::notPlanned;
    uint64_t& known = checks_[g.number / kBlock][g.number % kBlock];
    const uint64_t check = std::max<uint64_t>(1, g.check);
    if (known != 0) return known == check ? Added::known : Added::differs;
    known = check;
    ++sums_.games;
    sums_.hash += g.hash;
    if (g.first == 0 || g.first == 1) began_[static_cast<size_t>(g.first)] = true;
    if (g.fault || g.pairing >= pairings_.size())
        ++sums_.faults;
    else
        countGame(sums_, g, pairings_[g.pairing]);
    return Added::counted;
}

bool ArenaCount::has(uint64_t number) const {
    const auto block = checks_.find(number / kBlock);
    return block != checks_.end() && block->second[number % kBlock] != 0;
}

uint64_t ArenaCount::countIf(const std::function<bool(uint64_t)>& wanted) const {
    uint64_t out = 0;
    for (const auto& [block, checks] : checks_)
        for (uint64_t i = 0; i < kBlock; ++i) out += checks[i] != 0 && wanted(block * kBlock + i) ? 1 : 0;
    return out;
}

ArenaReport ArenaCount::report() const {
    ArenaReport r = sums_;
    r.alwaysFirst = fixedFirst(game_, plan_, pairings_, began_);
    dealt(game_, plan_, pairings_, r);
    for (size_t d = 0; d < r.names.size(); ++d)
        for (auto& [id, use] : r.cards[d]) {
            use.without.games = r.totals[d].games - use.played.games;
            use.without.wins = r.totals[d].wins - use.played.wins;
            use.without.draws = r.totals[d].draws - use.played.draws;
        }
    for (const CardInfo& c : game_.cards())
        for (const auto& cards : r.cards)
            if (cards.contains(c.id)) r.titles[c.id] = deckforms::fullTitle(c);
    return r;
}

std::string whyNot(ArenaCount::Added added, uint64_t number) {
    if (added == ArenaCount::Added::notPlanned) return fmt::format("there is no game {} in its plan", number);
    return fmt::format("game {} is there twice, and not the same", number);
}

std::optional<Problem> countAll(ArenaReader& reader, ArenaCount& count, const std::string& name) {
    for (ArenaGame g; reader.next(g);)
        if (const auto added = count.add(g); added == ArenaCount::Added::differs || added == ArenaCount::Added::notPlanned)
            return Problem{name, whyNot(added, g.number), ""};
    return reader.problem();
}

LengthBars lengthBars(const ArenaReport& r) {
    constexpr uint32_t kBars = 40;
    LengthBars out;
    if (r.lengths.empty()) return out;
    const uint32_t longest = r.lengths.rbegin()->first;
    out.step = roundNumber(longest / kBars + 1);
    out.games.assign(longest / out.step + 1, 0);
    uint64_t n = 0;
    for (const auto& [decisions, games] : r.lengths) {
        out.games[decisions / out.step] += games;
        n += games;
    }
    // The first length that so many games have, or fewer decisions.
    const auto lengthOf = [&](uint64_t games) {
        auto at = r.lengths.begin();
        for (uint64_t seen = at->second; seen < games; seen += at->second) ++at;
        return at->first;
    };
    out.half = lengthOf((n + 1) / 2);
    out.most = lengthOf((n * 19 + 19) / 20);
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
