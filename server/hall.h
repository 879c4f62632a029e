// The house: all people, all tables. Plain functions that may wait for the store; call them off the network threads.
#pragma once

#include <array>
#include <deque>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/services.h"
#include "server/shelf.h"
#include "server/table.h"

namespace cantina::server {

// Why something was not done, for an HTTP answer.
struct Refusal {
    int status = 400;
    std::string says, hint = {}, rule = {};
};
Refusal unstored(const Problem& problem);  // what the store said to a write
template <class T>
using Or = std::variant<T, Refusal>;

// One of several others: a computer player or "friend"; the deck of a computer, empty: one of ours.
struct OtherSeat {
    std::string who, deck;
};

struct NewTable {
    std::string game, format, deck, opponent, opponentDeck;
    bool open = false;
    ClockRule clock;
    int players = 2;                     // more than two: seats are drawn (DST-MP-02), computers or friends take the others
    std::vector<OtherSeat> others = {};  // each of them by itself; empty: `opponent` for all
};

// How often something happened in the last hour, by a name.
class HourlyLimit {
public:
    bool allows(const std::string& name, int most);  // and counts it
    bool full(const std::string& name, int most);
    void count(const std::string& name);

private:
    std::mutex mutex_;
    std::unordered_map<std::string, std::deque<int64_t>> times_;
};

class Hall {
public:
    Hall(store::Store& store, Shelves& shelves, Log& log, Limits limits, unsigned threads);
    ~Hall();

    // Loads what is open: the tables where something goes on by itself do so from here.
    void wake();
    void stop();  // no new work; what is submitted is finished by the store
    // Waits a while for the store, then takes the batch back: it was not written and never will be ("late"), or it is being
    // written while the store does not answer, and nobody knows yet ("unsure").
    std::optional<Problem> write(store::Batch batch);

    // --- hall_sessions.cpp
    // `refreshed`: the session was not seen for a day, and its cookie may live on.
    std::optional<store::Person> personOf(const std::string& token, bool* refreshed = nullptr);
    // The session of somebody who was sent away: no new guest is made of them.
    bool isBanned(const std::string& token);
    std::optional<store::Person> person(const std::string& id);
    struct Login {
        store::Person person;
        std::string token;  // for the cookie; empty: unchanged
        std::string recovery = {};
    };
    Or<Login> beginGuest(const std::string& name, const std::string& address);
    Or<Login> rename(const store::Person& person, const std::string& name);
    Or<Login> makeAccount(const store::Person& person, const std::string& name, const std::string& password);
    // The old password opens no session any more, and neither does any other device.
    std::optional<Refusal> changePassword(const store::Person& person, const std::string& token, const std::string& before,
                                          const std::string& password);
    Or<Login> login(const std::string& name, const std::string& password, const std::string& address);
    Or<Login> recover(const std::string& name, const std::string& code, const std::string& password,
                      const std::string& address);
    // A guest cannot come back: not unless `sure`.
    std::optional<Refusal> logout(const std::string& token, bool sure);
    // --- hall_people.cpp
    std::optional<Refusal> saveSettings(const store::Person& person, const json::object& settings);
    json::object exportOf(const store::Person& person);
    std::optional<Refusal> forget(const store::Person& person);
    std::optional<Refusal> ban(const std::string& person, int64_t hours);

    // --- hall.cpp
    struct Made {
        std::string id, invite;
    };
    Or<Made> create(const NewTable& wish, const store::Person& person);
    // A chapter of a lesson against the computer. Other lessons that this person left open are closed.
    Or<Made> learn(const std::string& game, const std::string& lesson, int64_t chapter, const store::Person& person);
    Or<int> join(const std::string& table, const std::string& invite, const std::string& deck, const store::Person& person);
    // --- hall_upkeep.cpp
    std::optional<Refusal> withdraw(const std::string& table, const store::Person& person);
    void sweep();  // lets go of tables that nobody looks at
    void purge();  // drops what nobody can come back to

    // --- hall.cpp
    Or<Made> fork(const std::string& table, size_t step, const std::string& opponent, const store::Person& person);
    std::shared_ptr<Table> find(const std::string& id);  // loads it; null: there is none
    std::vector<std::shared_ptr<Table>> tables();        // those in memory
    std::vector<json::object> gamesOf(const std::string& person, int64_t before);
    std::vector<json::object> ended(const std::string& person, int64_t before, const std::string& game);

    const Shelves& shelves() const { return shelves_; }
    store::Store& store() { return store_; }
    Metrics& metrics() { return metrics_; }
    Log& log() { return log_; }
    const Limits& limits() const { return limits_; }
    Workers& workers() { return workers_; }

private:
    std::string beginHint(const std::string& person);
    void endHint(const std::string& person);
    Or<Made> open(Head head, const std::string& creator);
    std::vector<std::string> autopassOf(const std::string& person, const std::string& game);
    void setAutopass(const std::string& person, const std::string& game, const std::string& key, bool on);
    void rematch(const std::shared_ptr<Table>& table);
    std::shared_ptr<Table> loaded(const std::string& id);
    std::shared_ptr<Table> load(const std::string& id);
    std::optional<Refusal> tooMany(const std::string& person);
    std::optional<Refusal> nameTaken(const store::Person& person);
    static std::optional<Refusal> badPassword(const std::string& password);
    std::optional<Refusal> tooManyLogins(const std::string& name, const std::string& address);
    void countLogin(const std::string& name, const std::string& address);
    // Sessions of a person that were dropped: forgotten here, their connections closed; `except` stays.
    void endSessions(const std::string& person, const std::string& except);
    void remember(const store::Person& person);
    std::optional<store::Person> remembered(const std::string& id);
    std::string newSession(const std::string& person, store::Batch& batch);
    void forgetPeople();  // what is remembered of them may be older than the store

    store::Store& store_;
    Shelves& shelves_;
    Log& log_;
    const Limits limits_;
    Metrics metrics_;
    std::mutex people_;
    std::unordered_map<std::string, store::Person> persons_;    // by id: those who were seen
    std::unordered_map<std::string, store::Session> sessions_;  // by token hash
    std::mutex tablesMutex_;
    std::unordered_map<std::string, std::shared_ptr<Table>> tables_;
    std::array<std::mutex, 16> loading_;  // by id: a match is loaded once
    HourlyLimit guests_, logins_, reports_, hints_;
    std::mutex hintsMutex_;
    std::set<std::string> hinting_;  // persons for whom a hint is being thought about
    Workers workers_;                // computers, timers, loading: stopped before what they use
    Services services_;
};

}  // namespace cantina::server
