// Where people, matches and reports are kept: SQLite beside the program, or PostgreSQL for many nodes, behind one interface.
//
// A match is kept as what was given to it, in order: a head (everything before the first decision) and entries that are only
// ever appended. Start-up, reconnection and replay are one path: load the head, re-apply the entries. Writes are collected
// and committed together; a write is done when its callback runs, and then it is on the disk.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/game.h"

namespace cantina::store {

// Times are milliseconds since 1970, UTC. Ids are random and unguessable: 22 characters of base64url, made by the caller.

struct Person {
    std::string id;
    std::string name;          // as shown; of an account unique without regard to case
    bool guest = true;         // no password: only the session leads back
    std::string passwordHash;  // argon2id, libsodium's string form; empty for a guest
    std::string recoveryHash;  // of the recovery code, same form
    std::string settings;      // JSON, the client's: auto-pass, theme
    int64_t created = 0;
    int64_t bannedUntil = 0;
    bool operator==(const Person&) const = default;
};

struct Session {
    std::string tokenHash;  // a hash of the cookie's token: a copied database opens no session
    std::string person;
    int64_t created = 0;
    int64_t seen = 0;
    bool operator==(const Session&) const = default;
};

enum class MatchStatus : uint8_t {
    waiting,
    open,
    ended,
    closed
};  // closed: undecided, by an operator or because it cannot go on

struct Match {
    std::string id;
    std::string game;
    std::string head;                // JSON: format, decks, key, chairs, clocks, rules signature
    std::vector<std::string> seats;  // person per seat; empty: a computer player or nobody yet
    MatchStatus status = MatchStatus::waiting;
    std::string outcome;  // JSON: winners, rule; empty while open
    int64_t created = 0;
    int64_t touched = 0;
    bool operator==(const Match&) const = default;
};

// What was given to a match. `kind` and `body` are the caller's (a decision, a request, an undo, a line of chat).
struct Entry {
    std::string match;
    uint32_t number = 0;  // from 0 without gaps
    uint8_t kind = 0;
    std::string body;
    int64_t at = 0;
    bool operator==(const Entry&) const = default;
};

struct Report {
    std::string id;
    std::string match;
    uint32_t entries = 0;  // how many entries the match had
    std::string person;
    std::string says;      // what the player wrote
    std::string replay;    // the replay so far
    std::string scenario;  // a generated scenario
    bool settled = false;
    int64_t created = 0;
    bool operator==(const Report&) const = default;
};

// --- writes

struct PutPerson {
    Person person;  // new or changed
};
struct DropPerson {
    std::string id;  // with name, settings and sessions; in matches and reports the person becomes empty
    // Names in heads and bodies are the caller's: put those matches, blanked, in the same batch.
};
struct PutSession {
    Session session;
};
struct SeeSession {
    std::string tokenHash;  // one that was dropped meanwhile stays dropped
    int64_t seen = 0;
};
struct DropSession {
    std::string tokenHash;
};
struct DropSessions {
    std::string person;
    std::string except = {};  // a token's hash: that one stays
};
struct PutMatch {
    Match match;  // new, or everything but its entries changed
};
struct DropMatch {
    std::string id;         // with its entries, if it still waits for players; any other stays as it is
    bool unplayed = false;  // also one that is open, if it has no entries
};
struct AddEntry {
    Entry entry;
};
struct PutReport {
    Report report;
};
// What nobody can come back to: sessions last seen before then, and guests made before then who have no session and no game
// that goes on. Their names in finished matches stay with those.
struct DropStale {
    int64_t sessions = 0;
    int64_t guests = 0;
};
// Changes one row that means nothing: that a write is possible is known only by writing.
struct Pulse {
    int64_t at = 0;
};
using Write = std::variant<PutPerson, DropPerson, PutSession, SeeSession, DropSession, DropSessions, PutMatch, DropMatch,
                           AddEntry, PutReport, DropStale, Pulse>;
using Batch = std::vector<Write>;  // all or nothing

// `where` of the problem with a refused batch, for callers that answer each in another way. `message` is for people.
constexpr std::string_view kNameTaken = "name";     // another account has this name
constexpr std::string_view kOutOfOrder = "entry";   // an entry that is not the next one of its match
constexpr std::string_view kMissing = "reference";  // a person or a match that is not stored (put it before, or with it)
constexpr std::string_view kBadText = "text";       // not UTF-8, or a zero byte; only an entry's body may be any bytes
constexpr std::string_view kDatabase = "database";  // the database: disk full, no right to write
constexpr std::string_view kLate = "late";          // no answer in the time given: it was not written and never will be
constexpr std::string_view kUnsure =
    "unsure";  // no answer while it was being written: it may be there, and is not tried again

struct Figures {
    uint64_t commits = 0;
    uint64_t batches = 0;  // done, refused ones too
    uint64_t entries = 0;
    uint64_t failures = 0;     // refused batches
    uint64_t waiting = 0;      // submitted and not yet done: grows while a lost database is looked for
    double commitSeconds = 0;  // sum: from the first statement of a transaction to its sync
    double behindSeconds = 0;  // how long the oldest of those that wait has waited
    std::string trouble = {};  // what they wait for, if it is a database that is lost; empty: nothing
};

// What is stored, counted.
struct Holdings {
    int version = 0;  // of the tables
    uint64_t guests = 0, accounts = 0, sessions = 0;
    uint64_t matches[4] = {};  // by MatchStatus
    uint64_t entries = 0;
    uint64_t reports = 0;
    uint64_t bytes = 0;  // on the disk
};

// Thrown by reads when the database does not answer: "none" is never said for "unknown".
class Unreadable : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Lets who waits for a batch take it back. What the database has begun with may be written all the same, but nothing is
// begun with (again) after that: what was refused is not written later.
class Claim {
public:
    // The writer, right before each attempt; false: it was taken back.
    bool begin() {
        uint8_t before = 0;
        return state_.compare_exchange_strong(before, kBegun) || before == kBegun;
    }
    void failed() { state_ &= static_cast<uint8_t>(~kBegun); }               // the attempt has written nothing, for certain
    bool withdraw() { return (state_.fetch_or(kWithdrawn) & kBegun) == 0; }  // true: it is never written

private:
    static constexpr uint8_t kBegun = 1, kWithdrawn = 2;
    std::atomic<uint8_t> state_ = 0;
};

class Store {
public:
    using Done = std::function<void(std::optional<Problem>)>;
    virtual ~Store() = default;  // finishes what was submitted

    // Batches become durable in the order in which they were submitted, many in one transaction. `done` runs on the store's
    // own thread, with a problem if this batch could not be written (then nothing of it was). Safe from any thread. A lost
    // PostgreSQL is looked for until it is back, and the batch waits: nothing is said before its fate is known. With a claim
    // it can be taken back meanwhile.
    virtual void submit(Batch batch, Done done, std::shared_ptr<Claim> claim) = 0;
    void submit(Batch batch, Done done) { submit(std::move(batch), std::move(done), nullptr); }
    // The same, waiting for it, at most so long (0: until it is done); then it is taken back (kLate, kUnsure). Not from
    // inside `done`.
    std::optional<Problem> write(Batch batch, int64_t atMostMs = 0);

    // --- reads: of what is durable; safe from any thread. An empty optional or list: there is none. They throw Unreadable.
    virtual std::optional<Person> person(std::string_view id) = 0;
    virtual std::optional<Person> account(std::string_view name) = 0;  // without regard to case
    virtual std::optional<Session> session(std::string_view tokenHash) = 0;
    virtual std::vector<Session> sessionsOf(std::string_view person) = 0;  // newest first
    virtual std::optional<Match> match(std::string_view id) = 0;
    virtual std::vector<Match> matches(MatchStatus status) = 0;  // oldest first
    // Newest first; those touched before `before` (0: all), at most `most`.
    virtual std::vector<Match> matchesOf(std::string_view person, int64_t before, int most) = 0;
    virtual int openMatchesOf(std::string_view person) = 0;  // how many: waiting or being played
    virtual std::vector<Match> ended(int64_t before, int most) = 0;
    virtual std::vector<Entry> entries(std::string_view match) = 0;
    virtual std::vector<Report> reports(bool settled, int most) = 0;  // newest first
    virtual std::vector<Report> reportsOf(std::string_view person) = 0;
    // Everything, of one moment, as the writes that make it again, in an order in which they can be written. Stops when
    // `visit` says false.
    virtual void each(const std::function<bool(Write)>& visit) = 0;
    virtual Holdings holdings() = 0;

    // Everything that is wrong with what is stored: gaps, orphans, the database's own check. Empty: nothing.
    virtual std::vector<std::string> check() = 0;
    // A consistent copy while in use, as an SQLite file; copyStore() brings it back into a PostgreSQL.
    virtual std::optional<Problem> backup(const std::string& path) = 0;
    virtual Figures figures() const = 0;
    virtual std::string_view kind() const = 0;  // "sqlite", "postgres"
};

// `read` neither creates nor migrates nor writes, and may look at an SQLite file that another process owns.
enum class Access : uint8_t { write, read };

// "sqlite:PATH", a plain path, or "postgres://..."; creates and migrates. A database of a newer program is refused, and so
// is an SQLite file that is open for writing elsewhere.
std::variant<std::unique_ptr<Store>, Problem> openStore(const std::string& url, Access access = Access::write);

// Copies everything into a store that holds nothing. `progress` gets the number of writes so far.
std::optional<Problem> copyStore(Store& from, Store& to, const std::function<void(uint64_t)>& progress = {});

bool isPostgres(const std::string& url);
std::string shownUrl(const std::string& url);  // without a password, for messages and logs

}  // namespace cantina::store
