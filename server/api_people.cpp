// People over HTTP.
#include "server/api.h"

namespace cantina::server {
namespace {

json::object personJson(const store::Person& p) { return {{"id", p.id}, {"name", p.name}, {"guest", p.guest}}; }

json::object settingsJson(const store::Person& p) {
    return readObject(p.settings.empty() ? "{}" : p.settings).value_or(json::object{});
}

json::object loginJson(const Hall::Login& login) {
    json::object out{{"person", personJson(login.person)}, {"settings", settingsJson(login.person)}};
    if (!login.recovery.empty()) out["recovery"] = login.recovery;
    return out;
}

}  // namespace

HttpResponse Api::me(Call& c) {
    if (!c.person) return jsonResponse({{"person", nullptr}, {"settings", json::object{}}});
    return jsonResponse({{"person", personJson(*c.person)}, {"settings", settingsJson(*c.person)}});
}

HttpResponse Api::beginOrRename(Call& c) {
    const std::string name = textIn(c.body, "name");
    if (c.person && name.empty()) return me(c);
    if (!c.person && hall_.isBanned(c.token)) return refusalResponse({403, "you are not welcome here for now"});
    Or<Hall::Login> done = c.person ? hall_.rename(*c.person, name) : hall_.beginGuest(name, c.request.address);
    if (auto* refused = std::get_if<Refusal>(&done)) return refusalResponse(*refused);
    setCookie(c, std::get<Hall::Login>(done).token);
    return jsonResponse(loginJson(std::get<Hall::Login>(done)));
}

HttpResponse Api::account(Call& c) {
    Or<Hall::Login> done = hall_.makeAccount(*c.person, textIn(c.body, "name"), textIn(c.body, "password"));
    if (auto* refused = std::get_if<Refusal>(&done)) return refusalResponse(*refused);
    return jsonResponse(loginJson(std::get<Hall::Login>(done)));
}

HttpResponse Api::login(Call& c) {
    Or<Hall::Login> done = hall_.login(textIn(c.body, "name"), textIn(c.body, "password"), c.request.address);
    if (auto* refused = std::get_if<Refusal>(&done)) return refusalResponse(*refused);
    setCookie(c, std::get<Hall::Login>(done).token);
    return jsonResponse(loginJson(std::get<Hall::Login>(done)));
}

HttpResponse Api::logout(Call& c) {
    if (!c.token.empty()) hall_.logout(c.token);
    c.headers.emplace_back("Set-Cookie", "cantina=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    return jsonResponse({});
}

HttpResponse Api::recover(Call& c) {
    Or<Hall::Login> done =
        hall_.recover(textIn(c.body, "name"), textIn(c.body, "recovery"), textIn(c.body, "password"), c.request.address);
    if (auto* refused = std::get_if<Refusal>(&done)) return refusalResponse(*refused);
    setCookie(c, std::get<Hall::Login>(done).token);
    return jsonResponse(loginJson(std::get<Hall::Login>(done)));
}

HttpResponse Api::settings(Call& c) {
    if (auto refused = hall_.saveSettings(*c.person, c.body)) return refusalResponse(*refused);
    return jsonResponse({});
}

HttpResponse Api::exportMe(Call& c) {
    HttpResponse out = jsonResponse(hall_.exportOf(*c.person));
    out.headers.emplace_back("Content-Disposition", "attachment; filename=\"cantina-export.json\"");
    return out;
}

HttpResponse Api::forgetMe(Call& c) {
    if (textIn(c.body, "confirm") != c.person->name)
        return refusalResponse({400, "type your name to confirm", "{\"confirm\": name}"});
    if (auto refused = hall_.forget(*c.person)) return refusalResponse(*refused);
    c.headers.emplace_back("Set-Cookie", "cantina=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    return jsonResponse({});
}

HttpResponse Api::myGames(Call& c) {
    json::array games;
    const std::string before = c.request.asked("before");
    for (json::object& g : hall_.gamesOf(c.person->id, std::strtoll(before.c_str(), nullptr, 10)))
        games.push_back(std::move(g));
    return jsonResponse({{"games", std::move(games)}});
}

}  // namespace cantina::server
