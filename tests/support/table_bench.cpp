#include "tests/support/table_bench.h"

#include <chrono>
#include <utility>

#include "server/secrets.h"

namespace cantina::testing {

const server::Shelves& shelves() {
    static const server::Shelves all;
    return all;
}

uint64_t mixed(uint64_t n) {
    n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9ULL;
    n = (n ^ n >> 27) * 0x94d049bb133111ebULL;
    return n ^ n >> 31;
}

std::vector<DeckList> decksOf(const server::Shelf& shelf) {
    std::vector<DeckList> out;
    for (int seat = 0; seat < 2; ++seat)
        if (const DeckList* d = shelf.shippedFor(seat, out.empty() ? "" : out[0].name)) out.push_back(*d);
    return out;
}

void Client::take(const std::string& text) {
    json::object m = json::parse(text).as_object();
    const json::string& t = m.at("t").as_string();
    if (t == "table") table = m;
    if (t == "chat") chat.push_back(m);
    if (t == "notice") notices.push_back(m);
    if (t == "no") refusals.push_back(m);
    if (t == "why") whys.push_back(m);
    if (t != "state") return;
    if (m.at("full").as_bool()) {
        zones.clear();
        log.clear();
    }
    for (const json::value& v : m.at("view").at("zones").as_array()) {
        const json::object& z = v.as_object();
        zones[{z.at("name").as_string().c_str(), z.at("seat").as_int64()}] = z;
    }
    if (m.contains("gone"))
        for (const json::value& v : m.at("gone").as_array())
            zones.erase({v.as_array()[0].as_string().c_str(), v.as_array()[1].as_int64()});
    for (const json::value& l : m.at("log").as_array()) log.emplace_back(l.at("text").as_string().c_str());
    state = std::move(m);
}

std::string Client::picture() const {
    std::string out;
    for (const auto& [name, zone] : zones) {
        json::object copy = zone;
        for (json::value& p : copy["pieces"].as_array())
            if (!p.as_object().contains("card") && !p.as_object().contains("token") && !zone.at("inPlay").as_bool())
                p.as_object().erase("p");
        out += json::serialize(copy) + "\n";
    }
    return out;
}

void Recorder::send(server::Text text) {
    std::lock_guard lock(mutex_);
    texts_.push_back(*text);
    arrived_.notify_all();
}

void Recorder::close(std::string_view) {
    std::lock_guard lock(mutex_);
    closed_ = true;
    arrived_.notify_all();
}

bool Recorder::closed() const {
    std::lock_guard lock(mutex_);
    return closed_;
}

std::vector<std::string> Recorder::drain() {
    std::lock_guard lock(mutex_);
    return std::exchange(texts_, {});
}

bool Recorder::update(Client& client, int ms) {
    {
        std::unique_lock lock(mutex_);
        arrived_.wait_for(lock, std::chrono::milliseconds(ms), [&] { return !texts_.empty() || closed_; });
    }
    bool news = false;
    for (const std::string& text : drain()) {
        client.take(text);
        news = news || text.find("\"t\":\"state\"") != std::string::npos;
    }
    return news;
}

server::Limits Bench::instant() {
    server::Limits limits;
    limits.pauseLeast = limits.pauseMost = 0;
    limits.thinkingTime = 3'600'000;  // its iterations end a thought, however busy the machine is
    return limits;
}

Bench::Bench(server::Limits limits)
    : services{store,
               workers,
               metrics,
               log,
               limits,
               [this](const std::string& person, const std::string&) {
                   std::lock_guard lock(keysMutex);
                   return std::vector<std::string>(keys[person].begin(), keys[person].end());
               },
               [this](const std::string& person, const std::string&, const std::string& key, bool on) {
                   std::lock_guard lock(keysMutex);
                   if (on)
                       keys[person].insert(key);
                   else
                       keys[person].erase(key);
               },
               [this](const std::shared_ptr<server::Table>& t) { rematches.push_back(t->id()); },
               [](const std::string&) { return true; }} {}

std::shared_ptr<server::Table> Bench::open(const std::string& game, uint64_t seed, const std::string& second,
                                           const std::string& computer, server::ClockRule clock) {
    const server::Shelf& shelf = *shelves().of(game);
    const std::vector<DeckList> decks = decksOf(shelf);
    server::Head head;
    head.game = game;
    head.format = shelf.commonFormat(decks).value_or("");
    head.key = Chance::keyFrom(seed, 77);
    head.clock = clock;
    head.seats = {{"a", "Anna", "", "", decks[0]}, {second, second == "a" ? "Anna" : "Bert", "", "", decks[1]}};
    if (!computer.empty()) head.seats[1] = {"", "Computer", computer, "", decks[1]};
    store::Match row;
    row.id = server::randomId();
    row.game = game;
    row.status = store::MatchStatus::open;
    for (const server::Seating& s : head.seats) row.seats.push_back(s.person);
    auto table = std::make_shared<server::Table>(services, *shelf.game, row, head);
    if (auto problem = table->load({})) throw std::runtime_error(problem->message);
    (void)store.write({store::PutMatch{table->row()}});
    table->start();
    return table;
}

std::shared_ptr<server::Table> Bench::again(const std::string& id) {
    const store::Match row = *store.match(id);
    auto head = server::readHead(row.head);
    auto table = std::make_shared<server::Table>(services, *shelves().of(row.game)->game, row, std::get<server::Head>(head));
    if (auto problem = table->load(store.entries(id))) throw std::runtime_error(problem->where + ": " + problem->message);
    return table;
}

}  // namespace cantina::testing
