// What we keep of a person: all of it to take along, all of it to forget. And who is sent away.
#include <algorithm>

#include "server/hall.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

constexpr int kPage = 100;

int seatOf(const store::Match& m, const std::string& person) {
    for (size_t i = 0; i < m.seats.size(); ++i)
        if (m.seats[i] == person) return static_cast<int>(i);
    return -1;
}

const char* kindName(EntryKind kind) {
    switch (kind) {
        case EntryKind::decision: return "decision";
        case EntryKind::request: return "request";
        case EntryKind::undo: return "undo";
        case EntryKind::clock: return "clock";
        case EntryKind::absence: return "absence";
        default: return "";
    }
}

json::object deckOf(const DeckList& deck) {
    json::array cards;
    for (const DeckEntry& e : deck.entries)
        cards.push_back(json::object{{"count", e.count}, {"card", e.card}, {"section", e.section}, {"detail", e.detail}});
    return {{"name", deck.name}, {"format", deck.format}, {"cards", std::move(cards)}};
}

// What this person gave to a match: decisions with what they did (the numbers of docs/protocol.md), and what they said.
void addEntries(const std::vector<store::Entry>& entries, const store::Match& m, const std::string& person,
                json::object& game) {
    json::array said, decided;
    for (const store::Entry& e : entries) {
        const auto kind = static_cast<EntryKind>(e.kind);
        if (kind == EntryKind::chat) {
            const auto line = readChat(e);
            if (line && line->seat >= 0 && line->seat < static_cast<int>(m.seats.size()) &&
                m.seats[static_cast<size_t>(line->seat)] == person)
                said.push_back(json::object{{"at", line->at}, {"text", line->text}});
            continue;
        }
        const auto g = kind == EntryKind::mute ? std::nullopt : readGiven(e);
        if (!g || g->seat.index() >= static_cast<int>(m.seats.size()) ||
            m.seats[static_cast<size_t>(g->seat.index())] != person)
            continue;
        decided.push_back(json::object{{"entry", e.number},
                                       {"at", e.at},
                                       {"kind", kindName(kind)},
                                       {"step", g->at},
                                       {"verb", g->option.verb},
                                       {"piece", g->option.piece.n},
                                       {"number", g->option.number},
                                       {"milliseconds", g->used}});
    }
    game["chat"] = std::move(said);
    game["decisions"] = std::move(decided);
}

}  // namespace

json::object Hall::exportOf(const store::Person& person) {
    json::array games, sessions, reports;
    for (int64_t before = 0;;) {
        const std::vector<store::Match> some = store_.matchesOf(person.id, before, kPage);
        for (const store::Match& m : some) {
            const int seat = seatOf(m, person.id);
            json::object game{{"id", m.id},           {"game", m.game},       {"seat", seat},
                              {"created", m.created}, {"touched", m.touched}, {"outcome", m.outcome}};
            auto head = readHead(m.head);
            if (auto* h = std::get_if<Head>(&head); h != nullptr && seat >= 0 && seat < static_cast<int>(h->seats.size())) {
                game["name"] = h->seats[static_cast<size_t>(seat)].name;
                game["deck"] = deckOf(h->seats[static_cast<size_t>(seat)].deck);
            }
            addEntries(store_.entries(m.id), m, person.id, game);
            games.push_back(std::move(game));
        }
        if (static_cast<int>(some.size()) < kPage) break;
        before = some.back().touched;
    }
    for (const store::Session& s : store_.sessionsOf(person.id))
        sessions.push_back(json::object{{"created", s.created}, {"seen", s.seen}});
    // The replay in a report has the key of a match that may go on: it is the operators'.
    for (const store::Report& r : store_.reportsOf(person.id))
        reports.push_back(json::object{{"id", r.id},
                                       {"match", r.match},
                                       {"entries", r.entries},
                                       {"says", r.says},
                                       {"settled", r.settled},
                                       {"created", r.created}});
    return {{"person", json::object{{"id", person.id},
                                    {"name", person.name},
                                    {"guest", person.guest},
                                    {"created", person.created},
                                    {"bannedUntil", person.bannedUntil}}},
            {"settings", readObject(person.settings.empty() ? "{}" : person.settings).value_or(json::object{})},
            {"games", std::move(games)},
            {"sessions", std::move(sessions)},
            {"reports", std::move(reports)}};
}

std::optional<Refusal> Hall::forget(const store::Person& person) {
    // Their name leaves the matches; what was decided there belongs to the others too.
    store::Batch batch;
    std::vector<std::string> waiting;
    for (int64_t before = 0;;) {
        std::vector<store::Match> some = store_.matchesOf(person.id, before, kPage);
        for (store::Match& m : some) {
            // In the store, not in memory: a game that sleeps is one too.
            if (m.status == store::MatchStatus::open)
                return Refusal{409, "you have open games", "finish or concede them first"};
            if (m.status == store::MatchStatus::waiting) waiting.push_back(m.id);
            auto read = readHead(m.head);
            auto* head = std::get_if<Head>(&read);
            if (head == nullptr || m.status == store::MatchStatus::waiting) continue;
            for (size_t i = 0; i < head->seats.size(); ++i) {
                if (head->seats[i].person != person.id) continue;
                head->seats[i].person.clear();
                head->seats[i].name = "somebody";
                if (i < m.seats.size()) m.seats[i].clear();
            }
            if (head->creator == person.id) head->creator.clear();
            m.head = writeHead(*head);
            batch.emplace_back(store::PutMatch{m});
        }
        if (static_cast<int>(some.size()) < kPage) break;
        before = some.back().touched;
    }
    for (const std::string& id : waiting)
        if (auto refused = withdraw(id, person)) return refused;
    batch.emplace_back(store::DropPerson{person.id});
    if (auto problem = write(std::move(batch))) return unstored(*problem);
    {
        std::lock_guard lock(tablesMutex_);
        std::erase_if(tables_, [&](const auto& e) { return !e.second->isOpen() && e.second->concerns(person.id); });
    }
    {
        std::lock_guard lock(people_);
        persons_.erase(person.id);
    }
    endSessions(person.id, "");
    return std::nullopt;
}

std::optional<Refusal> Hall::ban(const std::string& id, int64_t hours) {
    std::optional<store::Person> p = person(id);
    if (!p) return Refusal{404, "there is no such person"};
    p->bannedUntil = hours <= 0 ? 0 : nowMs() + std::min<int64_t>(hours, 24 * 365 * 100) * 3'600'000;
    if (auto problem = write({store::PutPerson{*p}})) return unstored(*problem);
    remember(*p);
    if (p->bannedUntil > nowMs())
        for (const auto& table : tables())
            table->dismiss([&](const Watcher& w) { return w.person == id; }, "you are not welcome here for now");
    return std::nullopt;
}

}  // namespace cantina::server
