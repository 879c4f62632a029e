#include "tests/support/server_bench.h"

#include <stdexcept>
#include <thread>

#include "server/wire.h"

namespace cantina::testing {

server::HouseOptions ServerBench::defaults() {
    server::HouseOptions options;
    options.http.port = 0;
    options.http.threads = 2;
    options.http.limits.pauseLeast = options.http.limits.pauseMost = 0;
    options.http.limits.messagesPerSecond = options.http.limits.messageBurst = 1'000'000;
    options.http.limits.requestsPerSecond = options.http.limits.requestBurst = 1'000'000;
    options.http.limits.connectionsPerAddress = 10'000;
    options.http.limits.guestsPerAddressAndHour = 10'000;
    // What is thought ends by its iterations, however busy the machine is.
    options.http.limits.thinkingTime = options.http.limits.hintTime = options.http.limits.analysisTime = 3'600'000;
    options.http.limits.storeWait = options.http.limits.healthWait = 60'000;
    options.log = server::Log::Form::none;
    options.api.threads = 2;
    return options;
}

ServerBench::ServerBench(const server::HouseOptions& options) : options_(options) { restart(); }

void ServerBench::restart(const server::HouseOptions& options) {
    options_ = options;
    restart();
}

void ServerBench::restart() {
    house_.reset();
    auto opened = store::openStore(folder_.path() + "/cantina.db");
    if (auto* problem = std::get_if<Problem>(&opened)) throw std::runtime_error(problem->message);
    house_ = std::make_unique<server::House>(std::move(std::get<std::unique_ptr<store::Store>>(opened)), options_);
    if (auto problem = house_->open()) throw std::runtime_error(*problem);
}

void ServerBench::awaitSleep() {
    const bool sleeps = waitUntil([&] { return house_->hall().tables().empty(); },
                                  [&] {
                                      std::this_thread::sleep_for(std::chrono::milliseconds(20));
                                      house_->hall().sweep();
                                  });
    if (!sleeps) throw std::runtime_error("a table does not sleep");
}

server::WebHeaders Visitor::headers() const {
    server::WebHeaders out;
    if (!cookie.empty()) out.emplace_back("Cookie", cookie);
    return out;
}

server::WebAnswer Visitor::call(const std::string& method, const std::string& path, const std::string& body,
                                server::WebHeaders more) {
    server::WebHeaders all = headers();
    all.insert(all.end(), more.begin(), more.end());
    server::WebAnswer answer = server::httpCall(port, method, path, body, all);
    if (!answer.cookie().empty()) cookie = answer.cookie();
    return answer;
}

namespace {

json::object bodyOf(const server::WebAnswer& answer) {
    json::error_code error;
    json::value v = json::parse(answer.body, error);
    if (answer.status >= 300 || error || !v.is_object()) return {};
    return v.as_object();
}

}  // namespace

json::object Visitor::get(const std::string& path) { return bodyOf(call("GET", path)); }
json::object Visitor::post(const std::string& path, const json::object& body) {
    return bodyOf(call("POST", path, json::serialize(body)));
}

size_t botChoice(uint64_t seed, int64_t n, const json::array& options) {
    uint64_t h = mixed(seed * 1000003 + static_cast<uint64_t>(n));
    for (const json::value& o : options)
        for (const char c : o.at("label").as_string()) h = mixed(h ^ static_cast<unsigned char>(c));
    return h % options.size();
}

bool Bot::connect() {
    if (web.isOpen()) return true;
    answered = -1;  // what was on its way may be lost
    return web.open(visitor_.port, "/ws/" + table_, visitor_.headers()) == 101;
}

bool Bot::step(int ms) {
    for (const std::string& text : web.read(ms)) client.take(text);
    if (!web.isOpen()) return false;
    if (client.state.empty() || !client.asked() || client.n() == answered) return true;
    answered = client.n();
    ++decisions;
    send({{"t", "choose"}, {"n", client.n()}, {"i", botChoice(seed_, client.n(), client.state.at("options").as_array())}});
    return web.isOpen();
}

uint64_t twinHash(const match::Replay& replay, const std::vector<uint64_t>& seeds) {
    const Game& game = *shelves().of(replay.game)->game;
    std::vector<match::Chair> chairs;
    for (const std::string& name : replay.players) chairs.push_back({name});
    const size_t chairsTaken = chairs.size();
    match::Sitting sitting(game, false, replay.setup(), std::move(chairs));
    if (auto problem = sitting.begin()) throw std::runtime_error(problem->message);
    const std::vector<std::string> names = server::namesOf(sitting);
    std::vector<int64_t> n(chairsTaken, 0);  // as each seat counts: without what the others pick in secret
    for (sitting.run(); !sitting.over();) {
        const Seat seat = sitting.decision().seat;
        const match::State masked = sitting.masked(seat);
        const server::Moment moment{game, names, sitting.decision(), sitting.options(), masked, seat};
        const json::array options = server::choicesJson(moment, sitting.options());
        const auto own = static_cast<size_t>(seat.index());
        (void)sitting.choose(seat, sitting.options()[botChoice(seeds[own], n[own], options)]);
        sitting.run();
        for (size_t k = 0; k < n.size(); ++k) n[k] += k == own || !sitting.picking().some() ? 1 : 0;
    }
    return sitting.replay().outcome.hash;
}

Pair twoGuests(uint16_t port, const std::string& game) {
    const server::Shelf& shelf = *shelves().of(game);
    std::vector<std::string> files(2);
    for (int seat = 0; seat < 2; ++seat)
        for (const ShippedDeck& d : shelf.decks)
            if (shelf.fits(d.deck, seat) && (seat == 0 || d.file != files[0])) files[static_cast<size_t>(seat)] = d.file;
    Pair out{{port, ""}, {port, ""}, "", 0};
    const json::object made =
        out.first.post("/api/tables", {{"game", game}, {"deck", files[0]}, {"opponent", "friend"}, {"public", true}});
    if (made.empty()) throw std::runtime_error("no table for " + game);
    out.table = made.at("id").as_string().c_str();
    const json::object joined =
        out.second.post("/api/tables/" + out.table + "/join", {{"invite", made.at("invite")}, {"deck", files[1]}});
    if (joined.empty()) throw std::runtime_error("nobody can join " + game);
    out.firstSeat = 1 - static_cast<int>(joined.at("seat").as_int64());
    return out;
}

}  // namespace cantina::testing
