#include "tests/support/server/match.h"

#include <poll.h>

#include <chrono>
#include <stdexcept>

#include "tests/support/patience.h"

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

NetMatch::NetMatch(uint16_t port, std::string game, std::array<std::string, 2> cookies, uint64_t seed, Kind kind)
    : kind_(std::move(kind)),
      game_(std::move(game)),
      cookies_(std::move(cookies)),
      bots_{Bot(seed), Bot(seed + 1), Bot(seed + 2)} {
    for (Bot& bot : bots_) bot.askBack(kind_.asksBack);
    json::object wish{{"game", game_}, {"deck", deckFor(game_, 0)}, {"public", true}};
    wish["opponent"] = kind_.computer.empty() ? "friend" : kind_.computer;
    if (kind_.clock) wish["clock"] = json::object{{"player", 3'600'000}, {"decision", 600'000}};
    const json::object made = asked(port, "POST", "/api/tables", cookies_[0], wish, 201);
    id_ = made.at("id").as_string();
    if (!kind_.computer.empty()) {
        cookies_[1].clear();
        return;
    }
    asked(port, "POST", "/api/tables/" + id_ + "/join", cookies_[1],
          {{"invite", made.at("invite")}, {"deck", deckFor(game_, 1)}});
}

void NetMatch::replaceLine(int i, uint16_t port) {
    const auto k = static_cast<size_t>(i);
    server::ClientHeaders headers;
    if (i != kSpectator && !cookies_[k].empty()) headers.emplace_back("Cookie", cookies_[k]);
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
        if (message.at("t").as_string() == "chat" && spoken_.contains(std::string(message.at("text").as_string())))
            told_.insert(std::string(message.at("text").as_string()));
        bots_[k].heard(message);
    }
}

// Whether it arrived is not known before it comes back; it is never said twice.
void NetMatch::talk(size_t i) {
    const std::string text = "Line " + std::to_string(spoken_.size());
    spoken_.insert(text);
    (void)lines_[i]->send(json::serialize(json::object{{"t", "chat"}, {"text", text}}));
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
        if (kind_.talks && i < 2 && bots_[i].n() % 9 == 4) talk(i);
        (void)lines_[i]->send(*answer);
        if (messagesPerLine > 0 && ++said_[i] >= messagesPerLine) lines_[i]->drop();
    }
}

void NetMatch::settle(uint16_t port) {
    const auto settled = [&] {
        bool there = true;
        for (int i = 0; i < 3; ++i) there = listen(i, port) && there;
        return there && (askedSeat() >= 0 || over()) && everyoneIsThere(port);
    };
    if (waitUntil(settled, [&] { waitForAny({this}, 10); })) return;
    throw std::runtime_error(game_ + ": the table does not settle; last refusal: " + lastNo_);
}

// Each counts what it may notice.
bool NetMatch::everyoneIsThere(uint16_t port) const {
    for (size_t i = 0; i < bots_.size(); ++i) {
        const json::object answer = asked(port, "GET", "/api/tables/" + id_, i < 2 ? cookies_[i] : "");
        if (bots_[i].n() != answer.at("table").as_object().at("entries").to_number<int64_t>()) return false;
    }
    return true;
}

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
        if (Clock::now() - last > kPatience)
            throw std::runtime_error(game_ + ": no message any more; last refusal: " + lastNo_);
        if (!over() && messages_ == before) waitForAny({this}, 200);
    }
}

}  // namespace cantina::proof
