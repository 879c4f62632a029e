// Routing, and what holds for every request: who asks, from where, and what the answer may do in a browser.
#include "server/api.h"

#include <algorithm>
#include <exception>

#include "server/gzip.h"
#include "server/line.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

constexpr char kPolicy[] =
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";
constexpr unsigned kFrontThreads = 2;

std::string cookieIn(const std::string& header, std::string_view name) {
    size_t at = 0;
    while (at < header.size()) {
        const size_t end = std::min(header.find(';', at), header.size());
        std::string_view part = std::string_view(header).substr(at, end - at);
        while (part.starts_with(' ')) part.remove_prefix(1);
        if (part.starts_with(name) && part.size() > name.size() && part[name.size()] == '=')
            return std::string(part.substr(name.size() + 1));
        at = end + 1;
    }
    return "";
}

// A browser says where a request comes from; what is no browser has nobody's cookie.
bool fromOurOrigin(const HttpRequest& r) {
    const std::string origin = r.header("origin"), site = r.header("sec-fetch-site");
    if (!site.empty() && site != "same-origin" && site != "none") return false;
    if (origin.empty()) return true;
    const size_t slashes = origin.find("://");
    return slashes != std::string::npos && origin.substr(slashes + 3) == r.header("host");
}

bool matches(std::string_view pattern, std::string_view path, std::vector<std::string>& parts) {
    parts.clear();
    for (;;) {
        const std::string_view a = pattern.substr(0, pattern.find('/')), b = path.substr(0, path.find('/'));
        if (a == "*" && !b.empty())
            parts.emplace_back(b);
        else if (a != b)
            return false;
        const bool aEnds = a.size() == pattern.size(), bEnds = b.size() == path.size();
        if (aEnds || bEnds) return aEnds && bEnds;
        pattern.remove_prefix(a.size() + 1);
        path.remove_prefix(b.size() + 1);
    }
}

// The same for all, and made of what the program was built with: the store is not asked.
bool isLibrary(std::string_view path) {
    constexpr std::string_view kLibrary[] = {"/api/games", "/api/cards/", "/api/rules/", "/api/scenarios/", "/api/images/"};
    return std::any_of(std::begin(kLibrary), std::end(kLibrary), [&](std::string_view p) { return path.starts_with(p); });
}

void addHeaders(HttpResponse& out) {
    const auto has = [&](std::string_view name) {
        return std::any_of(out.headers.begin(), out.headers.end(), [&](const auto& h) { return h.first == name; });
    };
    if (!has("Cache-Control")) out.headers.emplace_back("Cache-Control", "no-store");
    out.headers.emplace_back("X-Content-Type-Options", "nosniff");
    out.headers.emplace_back("Content-Security-Policy", kPolicy);
    out.headers.emplace_back("Referrer-Policy", "no-referrer");
    out.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
}

// Answers about a person are never packed: the length of one could tell a secret in it to who may choose words beside it.
void pack(const HttpRequest& request, HttpResponse& out) {
    const bool may = out.packed || (out.pack && out.body && worthPacking(out.type, out.body->size()));
    if (!may) return;
    out.headers.emplace_back("Vary", "Accept-Encoding");
    if (!acceptsGzip(request.header("accept-encoding"))) return;
    out.body = out.packed ? out.packed : std::make_shared<const std::string>(gzip(*out.body));
    out.headers.emplace_back("Content-Encoding", "gzip");
}

}  // namespace

HttpResponse jsonResponse(const json::object& body, int status) {
    HttpResponse out;
    out.status = status;
    out.body = std::make_shared<const std::string>(json::serialize(body));
    return out;
}

HttpResponse refusalResponse(const Refusal& r) {
    return jsonResponse({{"error", json::object{{"says", r.says}, {"hint", r.hint}, {"rule", r.rule}}}}, r.status);
}

Api::Api(Hall& hall, ApiOptions options)
    : hall_(hall),
      options_(std::move(options)),
      web_(options_.web),
      images_(options_.images),
      workers_(options_.threads),
      front_(kFrontThreads) {}

Api::~Api() { stop(); }

void Api::stop() {
    workers_.stop();
    front_.stop();
    const std::lock_guard lock(pulseMutex_);
    pulses_.clear();
}

const std::vector<Api::Route>& Api::routes() {
    static const std::vector<Route> kRoutes = {
        {"GET", "/api/me", For::anybody, &Api::me},
        {"POST", "/api/me", For::anybody, &Api::beginOrRename},
        {"DELETE", "/api/me", For::somebody, &Api::forgetMe},
        {"POST", "/api/account", For::somebody, &Api::account},
        {"POST", "/api/login", For::anybody, &Api::login},
        {"POST", "/api/logout", For::anybody, &Api::logout},
        {"POST", "/api/me/password", For::somebody, &Api::password},
        {"POST", "/api/recover", For::anybody, &Api::recover},
        {"PUT", "/api/me/settings", For::somebody, &Api::settings},
        {"GET", "/api/me/export", For::somebody, &Api::exportMe},
        {"GET", "/api/me/games", For::somebody, &Api::myGames},
        {"GET", "/api/games", For::all, &Api::games},
        {"GET", "/api/games/*/procedures", For::all, &Api::procedures},
        {"POST", "/api/tables", For::anybody, &Api::newTable},
        {"GET", "/api/tables", For::anybody, &Api::listTables},
        {"GET", "/api/tables/*", For::anybody, &Api::showTable},
        {"POST", "/api/tables/*/join", For::anybody, &Api::joinTable},
        {"POST", "/api/tables/*/withdraw", For::somebody, &Api::withdrawTable},
        {"GET", "/api/lessons", For::anybody, &Api::lessons},
        {"POST", "/api/lessons", For::anybody, &Api::learn},
        {"POST", "/api/decks/read", For::anybody, &Api::readDeck},
        {"GET", "/api/replays", For::anybody, &Api::replays},
        {"GET", "/api/replays/*", For::anybody, &Api::replay},
        {"GET", "/api/replays/*/frames", For::anybody, &Api::frames},
        {"GET", "/api/replays/*/analysis", For::anybody, &Api::analysis},
        {"POST", "/api/replays/*/fork", For::anybody, &Api::fork},
        {"GET", "/api/cards/*", For::all, &Api::cards},
        {"GET", "/api/rules/*", For::all, &Api::rules},
        {"GET", "/api/scenarios/*/*", For::all, &Api::scenario},
        {"GET", "/api/images/*/*", For::all, &Api::image},
        {"GET", "/metrics", For::all, &Api::metrics},
        {"GET", "/api/operator/tables", For::all, &Api::operatorTables},
        {"GET", "/api/operator/reports", For::all, &Api::operatorReports},
        {"POST", "/api/operator/close", For::all, &Api::operatorClose},
        {"POST", "/api/operator/ban", For::all, &Api::operatorBan},
        {"POST", "/api/operator/settle", For::all, &Api::operatorSettle},
    };
    return kRoutes;
}

void Api::answer(HttpRequest request, std::function<void(HttpResponse)> respond) {
    if (request.path == "/healthz")
        return health([respond = std::move(respond)](HttpResponse out) {
            addHeaders(out);
            respond(std::move(out));
        });
    const bool mayWait = request.path.starts_with("/api/") && !isLibrary(request.path);
    (mayWait ? workers_ : front_).post([this, request = std::move(request), respond = std::move(respond)] {
        respond(answerNow(request));
    });
}

HttpResponse Api::answerNow(const HttpRequest& request) {
    HttpResponse out;
    try {
        out = route(request);
    } catch (const store::Unreadable& e) {
        hall_.log().error("the store cannot be read", {{"path", request.path}, {"why", e.what()}});
        out = refusalResponse({503, "the store does not answer", "nothing was lost; try again in a moment"});
    } catch (const std::exception& e) {
        hall_.log().error("a request failed", {{"path", request.path}, {"why", e.what()}});
        out = refusalResponse({500, "something went wrong here", "nothing was lost; try again"});
    }
    pack(request, out);
    addHeaders(out);
    return out;
}

HttpResponse Api::route(const HttpRequest& request) {
    const std::string method = request.method == "HEAD" ? "GET" : request.method;
    std::vector<std::string> parts;
    bool known = false;
    for (const Route& r : routes()) {
        if (!matches(r.path, request.path, parts)) continue;
        known = true;
        if (method != r.method) continue;
        Call c{request, std::move(parts), cookieIn(request.header("cookie"), "cantina"), std::nullopt, {}};
        return call(r, c);
    }
    if (known) return refusalResponse({405, "this cannot be done with " + request.method.substr(0, 10)});
    if (request.path.starts_with("/api/") || request.path.starts_with("/ws/"))
        return refusalResponse({404, "there is nothing at this address", "docs/protocol.md lists what there is"});
    if (method != "GET") return refusalResponse({405, "pages can only be read"});
    const std::string tag = request.header("if-none-match");
    if (auto file = web_.get(request.path == "/" ? "/index.html" : request.path, tag)) return *file;
    // The pages find their way by themselves: any other address is theirs (ids of cards hold dots), but no missing file.
    if (!request.path.starts_with("/assets/"))
        if (auto index = web_.get("/index.html", tag)) return *index;
    return refusalResponse({404, "there is no such page", web_.some() ? "" : "start the server with --web DIR"});
}

HttpResponse Api::call(const Route& route, Call& c) {
    const bool changes = std::string_view(route.method) != "GET";
    if (changes && !fromOurOrigin(c.request))
        return refusalResponse({403, "this request comes from another site", "use the pages of this server"});
    if (changes && !c.request.body.empty()) {
        if (!c.request.header("content-type").starts_with("application/json"))
            return refusalResponse({415, "send JSON", "Content-Type: application/json"});
        auto body = readObject(c.request.body);
        if (!body) return refusalResponse({400, "the body is not a JSON object"});
        c.body = std::move(*body);
    }
    if (std::string_view(route.path).starts_with("/api/operator/") && !isOperator(c.request))
        return refusalResponse({401, "this is for operators", "Authorization: Bearer TOKEN (--operator-token-file)"});
    if (bool refreshed = false; !c.token.empty() && route.whom != For::all) {
        c.person = hall_.personOf(c.token, &refreshed);
        if (refreshed) setCookie(c, c.token);
    }
    if (route.whom == For::somebody && !c.person)
        return refusalResponse({401, "begin as a guest or log in first", "POST /api/me"});
    HttpResponse out = (this->*route.answer)(c);
    out.headers.insert(out.headers.end(), c.headers.begin(), c.headers.end());
    return out;
}

bool Api::isOperator(const HttpRequest& request) const {
    const std::string header = request.header("authorization");
    if (options_.operatorToken.empty() || !header.starts_with("Bearer ")) return false;
    return sameSecret(header.substr(7), options_.operatorToken);
}

void Api::setCookie(Call& c, const std::string& token) const {
    if (token.empty()) return;
    std::string cookie = "cantina=" + token +
                         "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" + std::to_string(hall_.limits().sessionLife / 1000);
    if (c.request.header("x-forwarded-proto") == "https") cookie += "; Secure";
    c.headers.emplace_back("Set-Cookie", cookie);
}

std::optional<Refusal> Api::beSomebody(Call& c) {
    if (c.person) return std::nullopt;
    Or<Hall::Login> made = hall_.beginGuest("", c.request.address);
    if (auto* refused = std::get_if<Refusal>(&made)) return *refused;
    c.person = std::get<Hall::Login>(made).person;
    setCookie(c, std::get<Hall::Login>(made).token);
    return std::nullopt;
}

// ---- WebSocket

void Api::connect(HttpRequest request, std::function<void(Accepted)> respond) {
    workers_.post([this, request = std::move(request), respond = std::move(respond)] {
        Accepted answer = refusalResponse({503, "the store does not answer", "try again in a moment"});
        try {
            answer = connectNow(request);
        } catch (const std::exception& e) {
            hall_.log().error("a connection failed", {{"path", request.path}, {"why", e.what()}});
        }
        respond(std::move(answer));
    });
}

HttpHandler::Accepted Api::connectNow(const HttpRequest& request) {
    if (!fromOurOrigin(request)) return refusalResponse({403, "this connection comes from another site"});
    std::vector<std::string> parts;
    if (!matches("/ws/*", request.path, parts)) return refusalResponse({404, "tables are at /ws/ID"});
    const std::shared_ptr<Table> table = hall_.find(parts[0]);
    if (!table) return refusalResponse({404, "there is no such table"});
    const std::string token = cookieIn(request.header("cookie"), "cantina");
    const auto person = hall_.personOf(token);
    const bool seated = person && table->concerns(person->id);
    if (!seated && static_cast<int>(table->watchers()) >= hall_.limits().connectionsPerTable)
        return refusalResponse({429, "too many people watch this table"});
    return std::shared_ptr<SocketUser>(
        std::make_shared<TableLine>(table, person ? person->id : "", person ? sha256Hex(token) : ""));
}

}  // namespace cantina::server
