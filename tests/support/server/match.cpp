#include "tests/support/server/match.h"

#include <poll.h>

#include <chrono>
#include <stdexcept>

namespace cantina::proof {

using server::ClientAnswer;

json::object asked(uint16_t port, const std::string& method, const std::string& path, const std::string& cookie,
                   const json::object& body, int expected) {
    server::ClientHeaders headers;
    if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
    const ClientAnswer a = server::ask(port, method, path, method == "GET" ? "" : json::serialize(body), headers);
    if (a.status != expected)
        throw std::runtime_error(method + " " + path + ": " + std::to_string(a.status) + " " + a.body.substr(0, 300));
    return a.body.empty() ? json::object{} : json::parse(a.body).as_object();
}

std::string newGuest(uint16_t port, const std::string& name) {
    const ClientAnswer a = server::ask(port, "POST", "/api/me", json::serialize(json::object{{"name", name}}));
    if (a.cookie().empty()) throw std::runtime_error("no guest: " + std::to_string(a.status) + " " + a.body);
    return a.cookie();
}

std::string deckFor(const std::string& game, int seat) {
    static const std::map<std::string, std::array<const char*, 2>> kDecks = {{"destiny", {"kylo-ren", "rey"}},
                                                                             {"ccg", {"premiere-dark", "premiere-light"}},
                                                                             {"tcg", {"separatists", "republic"}},
                                                                             {"lcg", {"sith", "jedi"}}};
    return kDecks.at(game)[static_cast<size_t>(seat)];
}

NetMatch::NetMatch(uint16_t port, std::string game, std::array<std::string, 2> cookies, uint64_t seed)
    : game_(std::move(game)), cookies_(std::move(cookies)), bots_{Bot(seed), Bot(seed + 1), Bot(seed + 2)} {
    const json::object wish{{"game", game_}, {"deck", deckFor(game_, 0)}, {"opponent", "friend"}, {"public", true}};
    const json::object made = asked(port, "POST", "/api/tables", cookies_[0], wish, 201);
    id_ = made.at("id").as_string();
    asked(port, "POST", "/api/tables/" + id_ + "/join", cookies_[1],
          {{"invite", made.at("invite")}, {"deck", deckFor(game_, 1)}});
}

void NetMatch::replaceLine(int i, uint16_t port) {
    const auto k = static_cast<size_t>(i);
    server::ClientHeaders headers;
    if (i != kSpectator) headers.emplace_back("Cookie", cookies_[k]);
    lines_[k] = std::make_unique<ClientLine>(port, "/ws/" + id_, headers);
    bots_[k].forget();
    said_[k] = 0;
}

void NetMatch::dropAll() {
    for (auto& line : lines_) line.reset();
}

void NetMatch::hear(int i) {
    const auto k = static_cast<size_t>(i);
    ClientLine& line = *lines_[k];
    for (; !line.texts().empty(); line.texts().pop_front()) {
        const std::string& text = line.texts().front();
        ++messages_;
        if (overheard) overheard(i, text);
        const json::object message = json::parse(text).as_object();
        if (message.at("t").as_string() == "no") {
            ++refusals_;
            lastNo_ = text;
        }
        bots_[k].heard(message);
    }
}

bool NetMatch::listen(int i, uint16_t port) {
    auto& line = lines_[static_cast<size_t>(i)];
    if (!line || !line->open()) replaceLine(i, port);
    if (!line->open()) return false;
    (void)line->pump();
    hear(i);
    return true;
}

bool NetMatch::step(uint16_t port) {
    for (int i = 0; i < 3; ++i)
        if (!listen(i, port)) return false;
    answer();
    return true;
}

void NetMatch::answer() {
    for (size_t i = 0; i < 3; ++i) {
        const auto answer = bots_[i].answer();
        if (!answer) continue;
        (void)lines_[i]->send(*answer);
        if (messagesPerLine > 0 && ++said_[i] >= messagesPerLine) lines_[i]->drop();
    }
}

void NetMatch::settle(uint16_t port) {
    for (int tries = 0; tries < 3000; ++tries) {
        bool there = true;
        for (int i = 0; i < 3; ++i) there = listen(i, port) && there;
        if (there && everyoneAt(bots_[0].n()) && bots_[0].knows() && (askedSeat() >= 0 || over())) return;
        waitForAny({this}, 10);
    }
    throw std::runtime_error(game_ + ": the table does not settle; last refusal: " + lastNo_);
}

bool NetMatch::everyoneAt(int64_t n) const { return bots_[0].n() == n && bots_[1].n() == n && bots_[2].n() == n; }

void waitForAny(const std::vector<NetMatch*>& matches, int milliseconds) {
    std::vector<pollfd> all;
    for (NetMatch* m : matches)
        for (int i = 0; i < 3; ++i)
            if (m->line(i) != nullptr && m->line(i)->open()) all.push_back({m->line(i)->socket(), POLLIN, 0});
    if (!all.empty()) (void)::poll(all.data(), all.size(), milliseconds);
}

void NetMatch::play(uint16_t port, const std::function<bool()>& enough) {
    using Clock = std::chrono::steady_clock;
    auto last = Clock::now();
    while (!over() && !(enough && enough())) {
        const uint64_t before = messages_;
        if (!step(port)) throw std::runtime_error("nobody answers at the port");
        if (messages_ != before) last = Clock::now();
        if (Clock::now() - last > std::chrono::seconds(30))
            throw std::runtime_error(game_ + ": no message in half a minute; last refusal: " + lastNo_);
        if (!over() && messages_ == before) waitForAny({this}, 200);
    }
}

}  // namespace cantina::proof
