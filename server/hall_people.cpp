// People: guests, accounts, sessions, settings.
#include <algorithm>

#include "server/hall.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

constexpr size_t kMostName = 24, kLeastPassword = 8, kMostPassword = 200, kMostSettings = 8 * 1024, kMostKeys = 200;

// A nickname nobody has to think about: "Bold Pilot 417".
std::string anyName() {
    static constexpr const char* kFirst[] = {"Bold",  "Quiet", "Lucky",  "Swift", "Dusty", "Clever",
                                             "Brave", "Lost",  "Golden", "Wild",  "Stray", "Merry"};
    static constexpr const char* kSecond[] = {"Pilot",    "Smuggler", "Droid",  "Scout",   "Gambler", "Trader",
                                              "Mechanic", "Courier",  "Ranger", "Captain", "Nomad",   "Drifter"};
    return std::string(kFirst[randomBelow(12)]) + " " + kSecond[randomBelow(12)] + " " +
           std::to_string(100 + randomBelow(900));
}

Refusal unavailable() { return {503, "this could not be stored", "try again in a moment"}; }

json::object settingsOf(const store::Person& person) {
    return readObject(person.settings.empty() ? "{}" : person.settings).value_or(json::object{});
}

}  // namespace

void Hall::remember(const store::Person& person) {
    std::lock_guard lock(people_);
    if (persons_.size() > 50'000) persons_.clear();  // a cache: everything in it is stored
    persons_[person.id] = person;
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

std::optional<store::Person> Hall::personOf(const std::string& token) {
    if (token.size() != 43) return std::nullopt;
    const std::string hash = sha256Hex(token);
    std::string id;
    {
        std::lock_guard lock(people_);
        const auto it = sessions_.find(hash);
        if (it != sessions_.end()) id = it->second;
    }
    if (id.empty()) {
        const std::optional<store::Session> session = store_.session(hash);
        if (!session) return std::nullopt;
        id = session->person;
        std::lock_guard lock(people_);
        if (sessions_.size() > 50'000) sessions_.clear();
        sessions_[hash] = id;
    }
    std::optional<store::Person> found = person(id);
    if (found && found->bannedUntil > nowMs()) return std::nullopt;
    return found;
}

bool Hall::isBanned(const std::string& token) {
    if (token.size() != 43) return false;
    const std::optional<store::Session> session = store_.session(sha256Hex(token));
    if (!session) return false;
    const std::optional<store::Person> found = person(session->person);
    return found && found->bannedUntil > nowMs();
}

std::string Hall::newSession(const std::string& personId, store::Batch& batch) {
    const std::string token = randomToken();
    const int64_t now = nowMs();
    batch.emplace_back(store::PutSession{{sha256Hex(token), personId, now, now}});
    return token;
}

Or<Hall::Login> Hall::beginGuest(const std::string& wished, const std::string& address) {
    if (!guests_.allows(address, limits_.guestsPerAddressAndHour))
        return Refusal{429, "too many new guests from your address", "try again later, or log in"};
    store::Person p;
    p.id = randomId();
    p.name = tidyText(wished, kMostName);
    if (p.name.empty()) p.name = anyName();
    p.settings = "{}";
    p.created = nowMs();
    store::Batch batch{store::PutPerson{p}};
    const std::string token = newSession(p.id, batch);
    if (write(std::move(batch))) return unavailable();
    remember(p);
    return Login{p, token};
}

Or<Hall::Login> Hall::rename(const store::Person& person, const std::string& wished) {
    store::Person p = person;
    p.name = tidyText(wished, kMostName);
    if (p.name.empty()) return Refusal{400, "a nickname needs at least one letter"};
    if (!p.guest) {
        const auto other = store_.account(p.name);
        if (other && other->id != p.id) return Refusal{409, "this name is taken", "choose another one"};
    }
    if (write({store::PutPerson{p}})) return unavailable();
    remember(p);
    return Login{p, ""};
}

Or<Hall::Login> Hall::makeAccount(const store::Person& person, const std::string& wished, const std::string& password) {
    if (!person.guest) return Refusal{409, "you have an account already"};
    if (password.size() < kLeastPassword || password.size() > kMostPassword)
        return Refusal{400, "a password has 8 to 200 characters"};
    store::Person p = person;
    p.name = tidyText(wished.empty() ? person.name : wished, kMostName);
    if (p.name.empty()) return Refusal{400, "a name needs at least one letter"};
    if (store_.account(p.name)) return Refusal{409, "this name is taken", "choose another one"};
    const std::string code = recoveryCode();
    p.guest = false;
    p.passwordHash = hashPassword(password);
    p.recoveryHash = hashPassword(code);
    if (auto problem = write({store::PutPerson{p}})) {
        if (problem->where == store::kNameTaken) return Refusal{409, "this name is taken", "choose another one"};
        return unavailable();
    }
    remember(p);
    return Login{p, "", code};
}

Or<Hall::Login> Hall::login(const std::string& name, const std::string& password, const std::string& address) {
    const std::string tidy = tidyText(name, kMostName);
    if (logins_.full("a " + address, limits_.loginsPerAddressAndHour) ||
        logins_.full("n " + tidy, limits_.loginsPerNameAndHour))
        return Refusal{429, "too many attempts", "try again in an hour"};
    const std::optional<store::Person> found = store_.account(tidy);
    // The same work for a name that does not exist: time must not tell.
    static const std::string kNobody = hashPassword("nobody has this password");
    const bool right = passwordMatches(found ? found->passwordHash : kNobody, password.substr(0, kMostPassword));
    if (!found || !right) {
        logins_.count("a " + address);
        logins_.count("n " + tidy);
        return Refusal{403, "name and password do not fit together"};
    }
    if (found->bannedUntil > nowMs()) return Refusal{403, "this account is closed for now"};
    store::Batch batch;
    const std::string token = newSession(found->id, batch);
    if (write(std::move(batch))) return unavailable();
    remember(*found);
    return Login{*found, token};
}

Or<Hall::Login> Hall::recover(const std::string& name, const std::string& code, const std::string& password,
                              const std::string& address) {
    if (password.size() < kLeastPassword || password.size() > kMostPassword)
        return Refusal{400, "a password has 8 to 200 characters"};
    const std::string tidy = tidyText(name, kMostName);
    if (logins_.full("a " + address, limits_.loginsPerAddressAndHour) ||
        logins_.full("n " + tidy, limits_.loginsPerNameAndHour))
        return Refusal{429, "too many attempts", "try again in an hour"};
    const std::optional<store::Person> found = store_.account(tidy);
    static const std::string kNobody = hashPassword("nobody has this code");
    const bool right = passwordMatches(found ? found->recoveryHash : kNobody, tidyText(code, 60));
    if (!found || !right) {
        logins_.count("a " + address);
        logins_.count("n " + tidy);
        return Refusal{403, "name and recovery code do not fit together"};
    }
    store::Person p = *found;
    const std::string fresh = recoveryCode();
    p.passwordHash = hashPassword(password);
    p.recoveryHash = hashPassword(fresh);
    store::Batch batch{store::PutPerson{p}};
    const std::string token = newSession(p.id, batch);
    if (write(std::move(batch))) return unavailable();
    remember(p);
    return Login{p, token, fresh};
}

void Hall::logout(const std::string& token) {
    const std::string hash = sha256Hex(token);
    {
        std::lock_guard lock(people_);
        sessions_.erase(hash);
    }
    (void)write({store::DropSession{hash}});
}

// ---- settings

std::optional<Refusal> Hall::saveSettings(const store::Person& person, const json::object& settings) {
    store::Person p = person;
    json::object merged = settings;
    const json::object before = settingsOf(person);
    if (!merged.contains("autopass") && before.contains("autopass")) merged["autopass"] = before.at("autopass");
    p.settings = json::serialize(merged);
    if (p.settings.size() > kMostSettings) return Refusal{413, "settings are at most 8 KiB"};
    if (write({store::PutPerson{p}})) return unavailable();
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

// ---- what belongs to a person

json::object Hall::exportOf(const store::Person& person) {
    json::array games;
    for (int64_t before = 0;;) {
        const std::vector<store::Match> some = store_.matchesOf(person.id, before, 100);
        for (const store::Match& m : some) {
            json::array said;
            int seat = -1;
            for (size_t i = 0; i < m.seats.size(); ++i)
                if (m.seats[i] == person.id) seat = static_cast<int>(i);
            for (const store::Entry& e : store_.entries(m.id))
                if (static_cast<EntryKind>(e.kind) == EntryKind::chat)
                    if (const auto line = readChat(e); line && line->seat == seat)
                        said.push_back(json::object{{"at", line->at}, {"text", line->text}});
            games.push_back(json::object{{"id", m.id},
                                         {"game", m.game},
                                         {"seat", seat},
                                         {"created", m.created},
                                         {"touched", m.touched},
                                         {"outcome", m.outcome},
                                         {"chat", std::move(said)}});
        }
        if (some.size() < 100) break;
        before = some.back().touched;
    }
    return {{"person",
             json::object{{"id", person.id}, {"name", person.name}, {"guest", person.guest}, {"created", person.created}}},
            {"settings", settingsOf(person)},
            {"games", std::move(games)}};
}

std::optional<Refusal> Hall::forget(const store::Person& person) {
    for (const auto& table : tables())
        if (table->isOpen() && table->concerns(person.id))
            return Refusal{409, "you have open games", "finish or concede them first"};
    // Their name leaves the matches; what was decided there belongs to the others too.
    store::Batch batch;
    for (int64_t before = 0;;) {
        std::vector<store::Match> some = store_.matchesOf(person.id, before, 100);
        for (store::Match& m : some) {
            auto read = readHead(m.head);
            auto* head = std::get_if<Head>(&read);
            if (head == nullptr) continue;
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
        if (some.size() < 100) break;
        before = some.back().touched;
    }
    batch.emplace_back(store::DropPerson{person.id});
    if (write(std::move(batch))) return unavailable();
    {
        std::lock_guard lock(tablesMutex_);
        std::erase_if(tables_, [&](const auto& e) { return !e.second->isOpen() && e.second->concerns(person.id); });
    }
    std::lock_guard lock(people_);
    persons_.erase(person.id);
    std::erase_if(sessions_, [&](const auto& e) { return e.second == person.id; });
    return std::nullopt;
}

std::optional<Refusal> Hall::ban(const std::string& id, int64_t hours) {
    std::optional<store::Person> p = person(id);
    if (!p) return Refusal{404, "there is no such person"};
    p->bannedUntil = hours <= 0 ? 0 : nowMs() + std::min<int64_t>(hours, 24 * 365 * 100) * 3'600'000;
    if (write({store::PutPerson{*p}})) return unavailable();
    remember(*p);
    if (p->bannedUntil > nowMs())
        for (const auto& table : tables()) table->dismiss(id);
    return std::nullopt;
}

}  // namespace cantina::server
