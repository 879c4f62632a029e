#include "server/seating.h"

#include <algorithm>
#include <numeric>

namespace cantina::server {
namespace {

Refusal refused(const Problem& p) { return {400, p.message, "", p.rule}; }

// A deck for each computer: the one that was asked for, else a shipped one of the same format that nobody has yet. Who looks
// for many gets some twice: each player brings a team of their own, so nothing forbids it.
std::optional<Refusal> decksOf(const Shelf& shelf, const std::vector<OtherSeat>& others, const DeckList& own,
                               std::vector<DeckList>& out) {
    std::vector<const DeckList*> spare;
    for (const ShippedDeck& d : shelf.decks)
        if (d.deck.format == own.format && d.deck.name != own.name) spare.push_back(&d.deck);
    size_t next = 0;
    for (const OtherSeat& o : others) {
        out.emplace_back();
        if (o.who == "friend") continue;
        if (o.deck.empty()) {
            out.back() = spare.empty() ? own : *spare[next++ % spare.size()];
            continue;
        }
        auto given = shelf.deckFrom(o.deck);
        if (auto* p = std::get_if<Problem>(&given)) return refused(*p);
        out.back() = std::get<DeckList>(std::move(given));
    }
    return std::nullopt;
}

std::optional<Refusal> findFormat(const Shelf& shelf, const std::vector<DeckList>& decks, const std::string& wished,
                                  std::string& format) {
    std::vector<DeckList> known;
    for (const DeckList& d : decks)
        if (!d.entries.empty()) known.push_back(d);
    const std::optional<std::string> common = shelf.commonFormat(known);
    format = wished.empty() && common ? *common : wished;
    for (const DeckList& d : known)
        if (auto problem = shelf.problemWith(d, format)) return refused(*problem);
    return std::nullopt;
}

}  // namespace

std::vector<OtherSeat> othersOf(const NewTable& wish) {
    if (!wish.others.empty()) return wish.others;
    return std::vector<OtherSeat>(static_cast<size_t>(std::max(wish.players - 1, 0)), {wish.opponent, ""});
}

void nameComputers(Head& head) {
    std::map<std::string, int> seen;
    for (Seating& s : head.seats) {
        if (s.computer.empty()) continue;
        std::string name = s.computer;
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
        const int n = ++seen[s.computer];
        s.name = name + (n > 1 ? " " + std::to_string(n) : "") + " (computer)";
    }
}

bool isComputer(const std::string& name) {
    const std::vector<std::string> names = ai::playerNames();
    return std::find(names.begin(), names.end(), name) != names.end();
}

int drawnSeat(const ChanceKey& key, int players) { return static_cast<int>(key.words[0] % static_cast<uint32_t>(players)); }

std::vector<size_t> drawnOrder(const ChanceKey& key, size_t others) {
    std::vector<size_t> order(others);
    std::iota(order.begin(), order.end(), size_t{0});
    for (size_t left = others; left > 1; --left) std::swap(order[left - 1], order[key.words[others - left + 1] % left]);
    return order;
}

std::optional<Refusal> seatMany(const Shelf& shelf, const NewTable& wish, const ChanceKey& key, int seat, DeckList own,
                                Head& head) {
    const std::vector<OtherSeat> others = othersOf(wish);
    const int players = static_cast<int>(others.size()) + 1, most = shelf.game->maxSeats();
    if (players > most)
        return Refusal{400, wish.game + " is for " + (most > 2 ? "2 to " + std::to_string(most) : "2") + " players"};
    std::vector<DeckList> decks;
    if (auto problem = decksOf(shelf, others, own, decks)) return problem;
    decks.push_back(own);
    if (auto problem = findFormat(shelf, decks, wish.format, head.format)) return problem;
    head.seats.resize(static_cast<size_t>(players));
    head.seats[static_cast<size_t>(seat)].deck = std::move(own);
    const std::vector<size_t> order = drawnOrder(key, others.size());
    for (size_t i = 0, next = 0; i < head.seats.size(); ++i) {
        if (static_cast<int>(i) == seat) continue;
        const size_t at = order[next++];
        head.seats[i].deck = std::move(decks[at]);
        if (isComputer(others[at].who)) head.seats[i].computer = others[at].who;
    }
    return std::nullopt;
}

}  // namespace cantina::server
