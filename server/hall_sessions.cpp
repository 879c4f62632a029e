// Who is who: sessions, passwords, recovery codes.
#include "server/hall.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

constexpr size_t kMostName = 24, kLeastPassword = 8, kMostPassword = 200;

}  // namespace

std::optional<Refusal> Hall::badPassword(const std::string& password) {
    if (password.size() >= kLeastPassword && password.size() <= kMostPassword) return std::nullopt;
    return Refusal{400, "a password has 8 to 200 characters"};
}

// ---- sessions

// A session ends when it was not seen for long; seeing it is written once a day.
std::optional<store::Person> Hall::personOf(const std::string& token, bool* refreshed) {
    if (token.size() != 43) return std::nullopt;
    const std::string hash = sha256Hex(token);
    const int64_t now = nowMs();
    std::optional<store::Session> session;
    {
        std::lock_guard lock(people_);
        if (const auto it = sessions_.find(hash); it != sessions_.end()) session = it->second;
    }
    if (!session) session = store_.session(hash);
    if (!session || session->seen < now - limits_.sessionLife) return std::nullopt;
    const bool sees = session->seen < now - kDay;
    if (sees) {
        session->seen = now;
        store_.submit({store::SeeSession{hash, now}}, [](const std::optional<Problem>&) {});
    }
    if (refreshed != nullptr) *refreshed = sees;
    {
        std::lock_guard lock(people_);
        if (sessions_.size() > 50'000) sessions_.clear();
        sessions_[hash] = *session;
    }
    std::optional<store::Person> found = person(session->person);
    if (found && found->bannedUntil > now) return std::nullopt;
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

void Hall::endSessions(const std::string& person, const std::string& except) {
    {
        std::lock_guard lock(people_);
        std::erase_if(sessions_, [&](const auto& e) { return e.second.person == person && e.first != except; });
    }
    for (const auto& table : tables())
        table->dismiss([&](const Watcher& w) { return w.person == person && w.session != except; },
                       "this session has ended: log in again");
}

std::optional<Refusal> Hall::logout(const std::string& token, bool sure) {
    const std::optional<store::Person> person = personOf(token);
    if (person && person->guest && !sure)
        return Refusal{409, "a guest who logs out cannot come back to this name and its games",
                       "make an account first, or send {\"sure\": true}"};
    const std::string hash = sha256Hex(token);
    {
        std::lock_guard lock(people_);
        sessions_.erase(hash);
    }
    if (auto problem = write({store::DropSession{hash}})) return unstored(*problem);
    for (const auto& table : tables())
        table->dismiss([&](const Watcher& w) { return w.session == hash; }, "you have logged out");
    return std::nullopt;
}

// ---- logging in

std::optional<Refusal> Hall::tooManyLogins(const std::string& name, const std::string& address) {
    if (!logins_.full("a " + address, limits_.loginsPerAddressAndHour) &&
        !logins_.full("n " + name, limits_.loginsPerNameAndHour))
        return std::nullopt;
    return Refusal{429, "too many attempts", "try again in an hour"};
}

void Hall::countLogin(const std::string& name, const std::string& address) {
    logins_.count("a " + address);
    logins_.count("n " + name);
}

Or<Hall::Login> Hall::login(const std::string& name, const std::string& password, const std::string& address) {
    const std::string tidy = tidyText(name, kMostName);
    if (auto refused = tooManyLogins(tidy, address)) return *refused;
    const std::optional<store::Person> found = store_.account(tidy);
    // The same work for a name that does not exist: time must not tell.
    static const std::string kNobody = hashPassword("nobody has this password");
    const bool right = passwordMatches(found ? found->passwordHash : kNobody, password.substr(0, kMostPassword));
    if (!found || !right) {
        countLogin(tidy, address);
        return Refusal{403, "name and password do not fit together"};
    }
    if (found->bannedUntil > nowMs()) return Refusal{403, "this account is closed for now"};
    store::Batch batch;
    const std::string token = newSession(found->id, batch);
    if (auto problem = write(std::move(batch))) return unstored(*problem);
    remember(*found);
    return Login{*found, token};
}

// Whoever had the old password has nothing any more: all other sessions end with it.
Or<Hall::Login> Hall::recover(const std::string& name, const std::string& code, const std::string& password,
                              const std::string& address) {
    if (auto bad = badPassword(password)) return *bad;
    const std::string tidy = tidyText(name, kMostName);
    if (auto refused = tooManyLogins(tidy, address)) return *refused;
    const std::optional<store::Person> found = store_.account(tidy);
    static const std::string kNobody = hashPassword("nobody has this code");
    const bool right = passwordMatches(found ? found->recoveryHash : kNobody, tidyText(code, 60));
    if (!found || !right) {
        countLogin(tidy, address);
        return Refusal{403, "name and recovery code do not fit together"};
    }
    store::Person p = *found;
    const std::string fresh = recoveryCode();
    p.passwordHash = hashPassword(password);
    p.recoveryHash = hashPassword(fresh);
    store::Batch batch{store::PutPerson{p}, store::DropSessions{p.id}};
    const std::string token = newSession(p.id, batch);
    if (auto problem = write(std::move(batch))) return unstored(*problem);
    remember(p);
    endSessions(p.id, sha256Hex(token));
    return Login{p, token, fresh};
}

std::optional<Refusal> Hall::changePassword(const store::Person& person, const std::string& token, const std::string& before,
                                            const std::string& password) {
    if (person.guest) return Refusal{409, "a guest has no password", "make an account"};
    if (auto bad = badPassword(password)) return bad;
    if (auto refused = tooManyLogins(person.name, "")) return refused;
    if (!passwordMatches(person.passwordHash, before.substr(0, kMostPassword))) {
        countLogin(person.name, "");
        return Refusal{403, "this is not your password", "with the recovery code you can set a new one"};
    }
    store::Person p = person;
    p.passwordHash = hashPassword(password);
    const std::string hash = sha256Hex(token);
    if (auto problem = write({store::PutPerson{p}, store::DropSessions{p.id, hash}})) return unstored(*problem);
    remember(p);
    endSessions(p.id, hash);
    return std::nullopt;
}

}  // namespace cantina::server
