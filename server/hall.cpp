// Tables: made, joined, found, let go.
#include "server/hall.h"

#include <algorithm>

#include "server/answer.h"
#include "server/seating.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

constexpr int64_t kHour = 3'600'000;
constexpr int64_t kLeastClock = 10'000, kMostClock = 7 * 24 * kHour;

bool isClock(int64_t ms) { return ms == 0 || (ms >= kLeastClock && ms <= kMostClock); }

Refusal refusal(int status, const Problem& p) { return {status, p.message, "", p.rule}; }

// The seat that the wisher's deck belongs to; the first where it fits any; of several one that is drawn.
int seatOf(const Shelf& shelf, const NewTable& wish, const ChanceKey& drawn) {
    if (wish.players > 2) return drawnSeat(drawn, wish.players);
    const auto deck = shelf.deckFrom(wish.deck);
    const auto* list = std::get_if<DeckList>(&deck);
    return list == nullptr ? 0 : std::max(shelf.game->seatFor(*list), 0);
}

// The decks on their sides and the format that they are legal in; a friend's is not known yet.
std::optional<Refusal> seatDecks(const Shelf& shelf, const NewTable& wish, const ChanceKey& drawn, int seat, Head& head) {
    auto given = shelf.deckFrom(wish.deck);
    if (auto* p = std::get_if<Problem>(&given)) return refusal(400, *p);
    if (wish.players > 2) return seatMany(shelf, wish, drawn, seat, std::get<DeckList>(given), head);
    head.seats.resize(2);
    std::vector<DeckList> decks{std::get<DeckList>(given)};
    head.seats[static_cast<size_t>(seat)].deck = decks[0];
    if (wish.opponent != "friend") {
        std::variant<DeckList, Problem> theirs = Problem{"opponentDeck", "no shipped deck fits the other side", ""};
        if (!wish.opponentDeck.empty())
            theirs = shelf.deckFrom(wish.opponentDeck);
        else if (const DeckList* d = shelf.shippedFor(1 - seat, decks[0].name))
            theirs = *d;
        if (auto* p = std::get_if<Problem>(&theirs)) return refusal(400, *p);
        decks.push_back(std::get<DeckList>(theirs));
        if (!shelf.fits(decks[1], 1 - seat))
            return Refusal{400, "these decks cannot sit at one table: each side of the game needs its own",
                           "take a deck of the other side"};
        head.seats[static_cast<size_t>(1 - seat)].deck = decks[1];
    }
    const std::optional<std::string> common = shelf.commonFormat(decks);
    head.format = wish.format.empty() && common ? *common : wish.format;
    for (const DeckList& d : decks)
        if (auto problem = shelf.problemWith(d, head.format)) return refusal(400, *problem);
    return std::nullopt;
}

// "Dark Side", "Light Side": at a table with one person on both seats names would say nothing.
void nameSolo(const Shelf& shelf, Head& head) {
    const Game& game = *shelf.game;
    match::State state(game.stateSize()), masked(game.stateSize());
    if (game.create(head.setup(), state.data())) return;
    game.mask(state.data(), kSpectator, masked.data());
    const TableView view = game.view(masked.data(), kSpectator);
    for (size_t i = 0; i < head.seats.size(); ++i) {
        const bool role = i < view.seats.size() && !view.seats[i].role.empty();
        head.seats[i].name = role ? view.seats[i].role : "Player " + std::to_string(i + 1);
    }
}

// A chapter that was left for another one: nobody looks for it again.
bool isLeftLesson(const Head& head, const store::Match& m) {
    return head.lesson.some() && m.status == store::MatchStatus::closed;
}

}  // namespace

bool HourlyLimit::full(const std::string& name, int most) {
    std::lock_guard lock(mutex_);
    const int64_t now = nowMs();
    if (times_.size() > 100'000)
        std::erase_if(times_, [&](const auto& e) { return e.second.empty() || e.second.back() < now - kHour; });
    const auto it = times_.find(name);
    if (it == times_.end()) return false;
    while (!it->second.empty() && it->second.front() < now - kHour) it->second.pop_front();
    return static_cast<int>(it->second.size()) >= most;
}

void HourlyLimit::count(const std::string& name) {
    std::lock_guard lock(mutex_);
    times_[name].push_back(nowMs());
}

bool HourlyLimit::allows(const std::string& name, int most) {
    if (full(name, most)) return false;
    count(name);
    return true;
}

Hall::Hall(store::Store& store, Shelves& shelves, Log& log, Limits limits, unsigned threads)
    : store_(store),
      shelves_(shelves),
      log_(log),
      limits_(limits),
      workers_(threads, [this](const std::string& why) { log_.error("work failed", {{"why", why}}); }),
      services_{
          store,
          workers_,
          metrics_,
          log,
          limits,
          [this](const std::string& p, const std::string& g) { return autopassOf(p, g); },
          [this](const std::string& p, const std::string& g, const std::string& k, bool on) { setAutopass(p, g, k, on); },
          [this](const std::shared_ptr<Table>& t) { rematch(t); },
          [this](const std::string& p) { return reports_.allows(p, limits_.reportsPerHour); },
          [this](const std::string& p) { return beginHint(p); },
          [this](const std::string& p) { endHint(p); }} {}

Hall::~Hall() { stop(); }

std::string Hall::beginHint(const std::string& person) {
    std::lock_guard lock(hintsMutex_);
    if (hinting_.contains(person)) return "the computer thinks about a hint for you at another table";
    if (static_cast<int>(hinting_.size()) >= limits_.hintsAtOnce) return "too many hints are thought about at once";
    if (!hints_.allows(person, limits_.hintsPerHour)) return "you have had your hints of this hour";
    hinting_.insert(person);
    return "";
}

void Hall::endHint(const std::string& person) {
    std::lock_guard lock(hintsMutex_);
    hinting_.erase(person);
}

void Hall::stop() { workers_.stop(); }

// ---- making

Or<Hall::Made> Hall::create(const NewTable& wish, const store::Person& person) {
    const Shelf* shelf = shelves_.of(wish.game);
    if (shelf == nullptr)
        return Refusal{400, "there is no game '" + wish.game.substr(0, 20) + "'", "GET /api/games lists them"};
    if (auto refused = tooMany(person.id)) return *refused;
    bool friendly = false;
    const bool solo = wish.opponent == "self" && wish.others.empty();
    if (wish.players < 2) return Refusal{400, "a table is for two players or more"};
    for (const OtherSeat& o : othersOf(wish)) {
        friendly = friendly || o.who == "friend";
        // A house with known dice is for tests: any player there is, slow ones too.
        const bool plays = isComputer(o.who) || (limits_.testSeed != 0 && ai::makePlayer(o.who, 0) != nullptr);
        if (o.who != "friend" && !solo && !plays)
            return Refusal{
                400, "there is no opponent '" + o.who.substr(0, 20) + "'",
                wish.others.empty() ? "a computer player, \"friend\" or \"self\"" : "a computer player or \"friend\""};
    }
    Head head;
    head.game = wish.game;
    if (!isClock(wish.clock.player) || !isClock(wish.clock.decision))
        return Refusal{400, "a clock runs from ten seconds to seven days", "0 is no clock"};
    head.clock = wish.clock;
    head.open = wish.open;
    head.creator = person.id;
    const ChanceKey drawn = limits_.testSeed != 0 ? Chance::keyFrom(limits_.testSeed) : randomKey();
    const int seat = seatOf(*shelf, wish, drawn);
    if (auto refused = seatDecks(*shelf, wish, drawn, seat, head)) return *refused;
    for (Seating& s : head.seats) {
        if (!s.taken()) continue;
        const bool mine = &s - head.seats.data() == seat;
        s.person = mine || solo ? person.id : "";
        if (s.computer.empty() && !mine && !solo) s.computer = wish.opponent;
        s.name = mine || solo ? person.name : "";
    }
    nameComputers(head);
    if (solo) nameSolo(*shelf, head);
    if (friendly) head.invite = randomId();
    return open(std::move(head), person.id);
}

Or<Hall::Made> Hall::open(Head head, const std::string&) {
    const Shelf* shelf = shelves_.of(head.game);
    if (head.from.empty()) head.key = limits_.testSeed != 0 ? Chance::keyFrom(limits_.testSeed) : randomKey();
    head.stateVersion = shelf->game->stateVersion();
    head.signature = shelf->game->signature();
    store::Match row;
    row.id = randomId();
    row.game = head.game;
    for (const Seating& s : head.seats) row.seats.push_back(s.person);
    row.status = head.complete() ? store::MatchStatus::open : store::MatchStatus::waiting;
    row.created = row.touched = nowMs();
    auto table = std::make_shared<Table>(services_, *shelf->game, row, head);
    if (auto problem = table->load({})) return refusal(400, *problem);
    row = table->row();
    if (row.head.empty()) row.head = writeHead(head);  // somebody is missing still
    if (auto problem = write({store::PutMatch{row}})) {
        // Should it be there all the same, it goes again: the writes of a store keep their order.
        if (problem->where == store::kUnsure)
            store_.submit({store::DropMatch{row.id, true}}, [](const std::optional<Problem>&) {});
        return Refusal{503, "the table could not be stored: there is none", "try again in a moment"};
    }
    {
        std::lock_guard lock(tablesMutex_);
        tables_[row.id] = table;
    }
    if (row.status == store::MatchStatus::open) ++metrics_.matchesBegun;
    log_.info("table made", {{"table", row.id}, {"game", head.game}});
    table->start();
    return Made{row.id, head.invite};
}

Or<int> Hall::join(const std::string& id, const std::string& invite, const std::string& deck, const store::Person& person) {
    const std::shared_ptr<Table> table = find(id);
    if (!table) return Refusal{404, "there is no such table"};
    const Head head = table->head();
    if (!head.open && !sameSecret(invite, head.invite))
        return Refusal{403, "this table is private", "ask for its invitation link"};
    const Shelf* shelf = shelves_.of(head.game);
    for (size_t i = 0; i < head.seats.size(); ++i)
        if (head.seats[i].person == person.id) return static_cast<int>(i);
    if (auto refused = tooMany(person.id)) return *refused;
    const auto free = std::find_if(head.seats.begin(), head.seats.end(), [](const Seating& s) { return !s.taken(); });
    if (free == head.seats.end()) return Refusal{409, "all seats are taken", "you can watch"};
    int seat = static_cast<int>(free - head.seats.begin());
    if (head.seats.size() > 2)  // any of those that are free
        for (size_t i = randomKey().words[0] % head.seats.size(), k = 0; k < head.seats.size(); ++k)
            if (const size_t at = (i + k) % head.seats.size(); !head.seats[at].taken()) {
                seat = static_cast<int>(at);
                break;
            }
    auto read = shelf->deckFrom(deck);
    if (auto* p = std::get_if<Problem>(&read)) return refusal(400, *p);
    auto& list = std::get<DeckList>(read);
    if (!shelf->fits(list, seat))
        return Refusal{400, "this deck is of the side that is taken", "take a deck of the other side"};
    if (auto problem = shelf->problemWith(list, head.format)) return refusal(400, *problem);
    Answer stored;
    const auto problem = table->seat(seat, person.id, person.name, list, stored.done());
    if (problem) return refusal(409, *problem);
    if (auto late = stored.get(limits_.storeWait)) {
        if (late->where == store::kUnsure)
            return Refusal{503, "your seat is kept for you, but not stored yet", "come to the table again in a moment"};
        return unstored(*late);
    }
    return seat;
}

Or<Hall::Made> Hall::fork(const std::string& id, size_t step, const std::string& opponent, const store::Person& person) {
    const std::shared_ptr<Table> table = find(id);
    if (!table) return Refusal{404, "there is no such replay"};
    if (table->isOpen()) return Refusal{409, "the match is still being played"};
    if (auto refused = tooMany(person.id)) return *refused;
    const bool solo = opponent == "self";
    if (!solo && !isComputer(opponent))
        return Refusal{400, "there is no opponent '" + opponent.substr(0, 20) + "'", "a computer player or \"self\""};
    match::Replay replay = table->replay();
    if (step > replay.steps.size())
        return Refusal{400, "the match had only " + std::to_string(replay.steps.size()) + " steps"};
    Head head = table->head();
    int mine = -1;
    for (size_t i = 0; i < head.seats.size(); ++i)
        if (head.seats[i].person == person.id && mine < 0) mine = static_cast<int>(i);
    mine = std::max(mine, 0);
    for (size_t i = 0; i < head.seats.size(); ++i) {
        const bool me = solo || static_cast<int>(i) == mine;
        head.seats[i].person = me ? person.id : "";
        head.seats[i].computer = me ? "" : opponent;
        head.seats[i].name = me ? person.name : "";
    }
    nameComputers(head);
    if (solo) nameSolo(*shelves_.of(head.game), head);
    head.lesson = {};  // played on without a teacher
    replay.steps.resize(step);
    replay.outcome = {};
    replay.outcome.hash = step == 0 ? replay.startHash : replay.steps.back().hash;
    head.from = match::writeReplay(replay);
    head.invite.clear();
    head.open = false;
    head.clock = {};
    head.creator = person.id;
    return open(std::move(head), person.id);
}

void Hall::rematch(const std::shared_ptr<Table>& table) {
    Head head = table->head();
    head.from.clear();
    head.invite.clear();
    Or<Made> made = open(std::move(head), "");
    const Made* ok = std::get_if<Made>(&made);
    table->rematchIs(ok == nullptr ? "" : ok->id);
}

// ---- finding

std::shared_ptr<Table> Hall::loaded(const std::string& id) {
    std::lock_guard lock(tablesMutex_);
    const auto it = tables_.find(id);
    if (it == tables_.end() || it->second->broken()) return nullptr;
    return it->second;
}

std::shared_ptr<Table> Hall::find(const std::string& id) {
    if (id.size() != 22) return nullptr;
    if (auto table = loaded(id)) return table;
    std::lock_guard lock(loading_[std::hash<std::string>()(id) % loading_.size()]);
    if (auto table = loaded(id)) return table;
    return load(id);
}

std::shared_ptr<Table> Hall::load(const std::string& id) {
    std::optional<store::Match> row = store_.match(id);
    if (!row) return nullptr;
    auto head = readHead(row->head);
    if (auto* problem = std::get_if<Problem>(&head)) {
        log_.error("a match cannot be read", {{"table", id}, {"why", problem->message}});
        return nullptr;
    }
    const Shelf* shelf = shelves_.of(row->game);
    if (shelf == nullptr) return nullptr;
    auto table = std::make_shared<Table>(services_, *shelf->game, *row, std::get<Head>(head));
    if (auto problem = table->load(store_.entries(id))) {
        // Never silently changed: what does not play as it did is closed as undecided.
        log_.error("a match does not play as it did", {{"table", id}, {"at", problem->where}, {"why", problem->message}});
        table->closeTable("changed", "The rules or cards of this match changed: it is closed as undecided.");
    }
    {
        std::lock_guard lock(tablesMutex_);
        tables_[id] = table;
    }
    table->start();
    return table;
}

std::vector<std::shared_ptr<Table>> Hall::tables() {
    std::lock_guard lock(tablesMutex_);
    std::vector<std::shared_ptr<Table>> out;
    for (const auto& [id, table] : tables_) out.push_back(table);
    return out;
}

namespace {

constexpr int kMostListed = 50, kPage = 200, kMostPages = 25;

int64_t touchedOf(const json::object& o) { return numberIn(o, "touched", 0); }

}  // namespace

std::vector<json::object> Hall::gamesOf(const std::string& person, int64_t before) {
    std::vector<json::object> out;
    for (const store::Match& m : store_.matchesOf(person, before, kMostListed)) {
        auto head = readHead(m.head);
        auto* h = std::get_if<Head>(&head);
        if (h != nullptr && isLeftLesson(*h, m)) continue;
        // An open match that sleeps is woken: only it knows whose decision it is.
        if (auto table = m.status == store::MatchStatus::open ? find(m.id) : loaded(m.id)) {
            out.push_back(table->summary(person));
            continue;
        }
        if (h != nullptr) out.push_back(Table::summaryOf(m, *h, person));
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const json::object& a, const json::object& b) { return touchedOf(a) > touchedOf(b); });
    return out;
}

std::vector<json::object> Hall::ended(const std::string& person, int64_t before, const std::string& game) {
    std::vector<json::object> out;
    // What is listed is found among all that ended, a page at a time: private matches of others are many.
    for (int page = 0; page < kMostPages && static_cast<int>(out.size()) < kMostListed; ++page) {
        const std::vector<store::Match> some = store_.ended(before, kPage);
        for (const store::Match& m : some) {
            before = m.touched;
            auto head = readHead(m.head);
            auto* h = std::get_if<Head>(&head);
            if (h == nullptr || isLeftLesson(*h, m) || static_cast<int>(out.size()) >= kMostListed ||
                (!game.empty() && h->game != game))
                continue;
            const bool own = std::any_of(h->seats.begin(), h->seats.end(),
                                         [&](const Seating& s) { return !person.empty() && s.person == person; });
            if (h->open || own) out.push_back(Table::summaryOf(m, *h, person));
        }
        if (static_cast<int>(some.size()) < kPage) break;
    }
    return out;
}

}  // namespace cantina::server
