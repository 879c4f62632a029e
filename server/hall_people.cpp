// People: guests, accounts, settings. Who is who by a cookie: hall_sessions.cpp; what we keep of them: hall_data.cpp.
#include <algorithm>

#include "server/hall.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

constexpr size_t kMostName = 24, kMostSettings = 8 * 1024, kMostKeys = 200;

// A nickname nobody has to think about: "Bold Pilot 417".
std::string anyName() {
    static constexpr const char* kFirst[] = {"Bold",  "Quiet", "Lucky",  "Swift", "Dusty", "Clever",
                                             "Brave", "Lost",  "Golden", "Wild",  "Stray", "Merry"};
    static constexpr const char* kSecond[] = {"Pilot",    "Smuggler", "Droid",  "Scout",   "Gambler", "Trader",
                                              "Mechanic", "Courier",  "Ranger", "Captain", "Nomad",   "Drifter"};
    return std::string(kFirst[randomBelow(12)]) + " " + kSecond[randomBelow(12)] + " " +
           std::to_string(100 + randomBelow(900));
}

json::object settingsOf(const store::Person& person) {
    return readObject(person.settings.empty() ? "{}" : person.settings).value_or(json::object{});
}

}  // namespace

void Hall::remember(const store::Person& person) {
    std::lock_guard lock(people_);
    if (persons_.size() > 50'000) persons_.clear();  // a cache: everything in it is stored
    persons_[person.id] = person;
}

void Hall::forgetPeople() {
    std::lock_guard lock(people_);
    persons_.clear();
}

// Nobody passes for somebody who has an account, a guest neither.
std::optional<Refusal> Hall::nameTaken(const store::Person& person) {
    const std::optional<store::Person> other = store_.account(person.name);
    if (!other || other->id == person.id) return std::nullopt;
    return Refusal{409, "this name is taken", "choose another one; if it is yours, log in"};
}

std::optional<store::Person> Hall::person(const std::string& id) {
    if (id.empty()) return std::nullopt;
    {
        std::lock_guard lock(people_);
        const auto it = persons_.find(id);
        if (it != persons_.end()) return it->second;
    }
    std::optional<store::Person> found = store_.person(id);
    if (found) remember(*found);
    return found;
}

Or<Hall::Login> Hall::beginGuest(const std::string& wished, const std::string& address) {
    if (!guests_.allows(address, limits_.guestsPerAddressAndHour))
        return Refusal{429, "too many new guests from your address", "try again later, or log in"};
    store::Person p;
    p.id = randomId();
    p.name = tidyText(wished, kMostName);
    for (int i = 0; i < 5 && (p.name.empty() || (wished.empty() && nameTaken(p))); ++i) p.name = anyName();
    if (auto taken = nameTaken(p)) return *taken;
    p.settings = "{}";
    p.created = nowMs();
    store::Batch batch{store::PutPerson{p}};
    const std::string token = newSession(p.id, batch);
    if (auto problem = write(std::move(batch))) return unstored(*problem);
    remember(p);
    return Login{p, token};
}

Or<Hall::Login> Hall::rename(const store::Person& person, const std::string& wished) {
    store::Person p = person;
    p.name = tidyText(wished, kMostName);
    if (p.name.empty()) return Refusal{400, "a nickname needs at least one letter"};
    if (auto taken = nameTaken(p)) return *taken;
    if (auto problem = write({store::PutPerson{p}})) {
        if (problem->where == store::kNameTaken) return Refusal{409, "this name is taken", "choose another one"};
        return unstored(*problem);
    }
    remember(p);
    return Login{p, ""};
}

Or<Hall::Login> Hall::makeAccount(const store::Person& person, const std::string& wished, const std::string& password) {
    if (!person.guest) return Refusal{409, "you have an account already"};
    if (auto bad = badPassword(password)) return *bad;
    store::Person p = person;
    p.name = tidyText(wished.empty() ? person.name : wished, kMostName);
    if (p.name.empty()) return Refusal{400, "a name needs at least one letter"};
    if (auto taken = nameTaken(p)) return *taken;
    const std::string code = recoveryCode();
    p.guest = false;
    p.passwordHash = hashPassword(password);
    p.recoveryHash = hashPassword(code);
    if (auto problem = write({store::PutPerson{p}})) {
        if (problem->where == store::kNameTaken) return Refusal{409, "this name is taken", "choose another one"};
        return unstored(*problem);
    }
    remember(p);
    return Login{p, "", code};
}

// ---- settings

std::optional<Refusal> Hall::saveSettings(const store::Person& person, const json::object& settings) {
    store::Person p = person;
    json::object merged = settings;
    const json::object before = settingsOf(person);
    if (!merged.contains("autopass") && before.contains("autopass")) merged["autopass"] = before.at("autopass");
    p.settings = json::serialize(merged);
    if (p.settings.size() > kMostSettings) return Refusal{413, "settings are at most 8 KiB"};
    if (auto problem = write({store::PutPerson{p}})) return unstored(*problem);
    remember(p);
    return std::nullopt;
}

std::vector<std::string> Hall::autopassOf(const std::string& id, const std::string& game) {
    std::vector<std::string> out;
    const std::optional<store::Person> p = remembered(id);
    if (!p || p->settings.find("autopass") == std::string::npos) return out;
    const json::object settings = settingsOf(*p);
    const json::value* all = settings.if_contains("autopass");
    const json::value* keys = all != nullptr && all->is_object() ? all->as_object().if_contains(game) : nullptr;
    if (keys == nullptr || !keys->is_array()) return out;
    for (const json::value& k : keys->as_array())
        if (k.is_string()) out.emplace_back(k.as_string().data(), k.as_string().size());
    return out;
}

// For who must not wait or fail: a person whom the store cannot tell about has no settings.
std::optional<store::Person> Hall::remembered(const std::string& id) {
    try {
        return person(id);
    } catch (const store::Unreadable& e) {
        log_.error("a person cannot be read", {{"why", e.what()}});
        return std::nullopt;
    }
}

// Called under a table's lock: what is remembered counts at once, the disk follows.
void Hall::setAutopass(const std::string& id, const std::string& game, const std::string& key, bool on) {
    std::optional<store::Person> p = remembered(id);
    if (!p) return;
    std::vector<std::string> keys = autopassOf(id, game);
    std::erase(keys, key);
    if (on && keys.size() < kMostKeys) keys.push_back(key);
    json::object settings = settingsOf(*p);
    if (!settings.contains("autopass") || !settings["autopass"].is_object()) settings["autopass"] = json::object{};
    settings["autopass"].as_object()[game] = json::array(keys.begin(), keys.end());
    p->settings = json::serialize(settings);
    if (p->settings.size() > kMostSettings) return;
    remember(*p);
    store_.submit({store::PutPerson{*p}}, [](const std::optional<Problem>&) {});
}

}  // namespace cantina::server
