// The routes of docs/protocol.md: from a request to the house and back.
//
// A request is answered on a thread of its own pool, because it may wait for the store or hash a password.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/analyses.h"
#include "server/files.h"
#include "server/hall.h"
#include "server/http.h"

namespace cantina::server {

struct ApiOptions {
    std::string operatorToken;  // empty: no operators
    std::string web, images;    // folders; empty: none
    unsigned threads = 4;
};

class Api final : public HttpHandler {
public:
    Api(Hall& hall, ApiOptions options);
    ~Api() override;

    void answer(HttpRequest request, std::function<void(HttpResponse)> respond) override;
    void connect(HttpRequest request, std::function<void(Accepted)> respond) override;
    HttpResponse answerNow(const HttpRequest& request);
    // Whether the server can write: asked of the store without holding a thread, answered in bounded time.
    void health(std::function<void(HttpResponse)> respond);
    Accepted connectNow(const HttpRequest& request);
    void stop();

private:
    // A request with what was found out about it.
    struct Call {
        const HttpRequest& request;
        std::vector<std::string> parts;  // what stands for the stars of the route
        std::string token;               // of the cookie
        std::optional<store::Person> person;
        json::object body;
        std::vector<std::pair<std::string, std::string>> headers = {};  // of the answer
    };
    // Whom an answer is for: the same for all, whoever asks, only who has a session.
    enum class For : uint8_t { all, anybody, somebody };
    struct Route {
        const char* method;
        const char* path;  // "/api/tables/*/join"
        For whom;
        HttpResponse (Api::*answer)(Call&);
    };
    static const std::vector<Route>& routes();
    HttpResponse route(const HttpRequest& request);
    HttpResponse call(const Route& route, Call& call);
    bool isOperator(const HttpRequest& request) const;
    void setCookie(Call& call, const std::string& token) const;
    std::optional<Refusal> beSomebody(Call& call);  // makes a guest of a stranger

    // api_people.cpp
    HttpResponse me(Call& c);
    HttpResponse beginOrRename(Call& c);
    HttpResponse account(Call& c);
    HttpResponse login(Call& c);
    HttpResponse logout(Call& c);
    HttpResponse password(Call& c);
    HttpResponse recover(Call& c);
    HttpResponse settings(Call& c);
    HttpResponse exportMe(Call& c);
    HttpResponse forgetMe(Call& c);
    HttpResponse myGames(Call& c);
    // api_tables.cpp
    HttpResponse newTable(Call& c);
    HttpResponse listTables(Call& c);
    HttpResponse showTable(Call& c);
    HttpResponse joinTable(Call& c);
    HttpResponse withdrawTable(Call& c);
    HttpResponse readDeck(Call& c);
    HttpResponse replays(Call& c);
    HttpResponse replay(Call& c);
    HttpResponse frames(Call& c);
    HttpResponse analysis(Call& c);
    HttpResponse fork(Call& c);
    // api_lessons.cpp
    HttpResponse lessons(Call& c);
    HttpResponse learn(Call& c);
    // api_library.cpp
    HttpResponse games(Call& c);
    HttpResponse procedures(Call& c);
    HttpResponse cards(Call& c);
    HttpResponse rules(Call& c);
    HttpResponse scenario(Call& c);
    HttpResponse image(Call& c);
    HttpResponse cached(const Call& c, const std::string& name, const std::function<json::object()>& make);
    // api_operator.cpp
    struct Pulse;
    void pulsed(const std::optional<Problem>& problem);
    HttpResponse metrics(Call& c);
    HttpResponse operatorTables(Call& c);
    HttpResponse operatorReports(Call& c);
    HttpResponse operatorClose(Call& c);
    HttpResponse operatorBan(Call& c);
    HttpResponse operatorSettle(Call& c);

    Hall& hall_;
    ApiOptions options_;
    Files web_, images_;
    std::mutex cacheMutex_;
    struct Cached {
        Text text, packed;
        std::string tag;
    };
    std::map<std::string, Cached> cache_;  // answers that never change while the program runs
    Analyses analyses_;
    std::mutex pulseMutex_;
    std::vector<std::shared_ptr<Pulse>> pulses_;  // who waits for the store's answer
    bool pulsing_ = false;
    Workers workers_;  // what may wait for the store
    Workers front_;    // pages, cards, rules, health: there also while the store is not
};

HttpResponse jsonResponse(const json::object& body, int status = 200);
HttpResponse refusalResponse(const Refusal& refusal);

}  // namespace cantina::server
