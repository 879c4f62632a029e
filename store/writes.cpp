// Each write as statements, and why a write was refused.
#include <array>

#include "kernel/hash.h"
#include "store/sql.h"
#include "store/text.h"

namespace cantina::store {

namespace {

constexpr std::string_view kPutPerson =
    "INSERT INTO persons (id, name, name_key, guest, password_hash, recovery_hash, settings, created, banned_until) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key, guest = excluded.guest, "
    "password_hash = excluded.password_hash, recovery_hash = excluded.recovery_hash, settings = excluded.settings, "
    "created = excluded.created, banned_until = excluded.banned_until";
constexpr std::string_view kDropPerson = "DELETE FROM persons WHERE id = $1";
constexpr std::string_view kPutSession =
    "INSERT INTO sessions (token_hash, person, created, seen) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, created = excluded.created, seen = excluded.seen";
constexpr std::string_view kSeeSession = "UPDATE sessions SET seen = $1 WHERE token_hash = $2";
constexpr std::string_view kDropSession = "DELETE FROM sessions WHERE token_hash = $1";
constexpr std::string_view kDropSessions = "DELETE FROM sessions WHERE person = $1 AND token_hash <> $2";
constexpr std::string_view kPutMatch =
    "INSERT INTO matches (id, game, head, status, outcome, created, touched) VALUES ($1, $2, $3, $4, $5, $6, $7) "
    "ON CONFLICT (id) DO UPDATE SET game = excluded.game, head = excluded.head, status = excluded.status, "
    "outcome = excluded.outcome, created = excluded.created, touched = excluded.touched";
constexpr std::string_view kDropSeats = "DELETE FROM seats WHERE match_id = $1 AND number >= $2";
constexpr std::string_view kPutSeat =
    "INSERT INTO seats (match_id, number, person) VALUES ($1, $2, $3) "
    "ON CONFLICT (match_id, number) DO UPDATE SET person = excluded.person";
// An entry that is not the next one gets no number, which its column does not take.
constexpr std::string_view kAddEntry =
    "INSERT INTO entries (match_id, number, kind, body, at, sum) VALUES ($1, CASE WHEN $2 = "
    "(SELECT coalesce(max(number) + 1, 0) FROM entries WHERE match_id = $1) THEN $2 END, $3, $4, $5, $6)";
// A match that waits has no reports: those are of what was asked.
constexpr std::string_view kDropWaitingEntries =
    "DELETE FROM entries WHERE match_id IN (SELECT id FROM matches WHERE id = $1 AND status = 0)";
constexpr std::string_view kDropWaitingSeats =
    "DELETE FROM seats WHERE match_id IN (SELECT id FROM matches WHERE id = $1 AND status = 0)";
constexpr std::string_view kDropWaiting = "DELETE FROM matches WHERE id = $1 AND status = 0";
// One that was begun and that nobody was told of.
constexpr std::string_view kDropUnplayedSeats =
    "DELETE FROM seats WHERE match_id IN (SELECT id FROM matches WHERE id = $1 AND status = 1) "
    "AND NOT EXISTS (SELECT 1 FROM entries WHERE match_id = $1)";
constexpr std::string_view kDropUnplayed =
    "DELETE FROM matches WHERE id = $1 AND status = 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE match_id = $1)";
constexpr std::string_view kDropStaleSessions = "DELETE FROM sessions WHERE seen < $1";
// A ban is kept with the person as long as it lasts.
constexpr std::string_view kDropStaleGuests =
    "DELETE FROM persons WHERE guest = 1 AND created < $1 AND banned_until < $1 "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = persons.id) "
    "AND NOT EXISTS (SELECT 1 FROM seats JOIN matches ON matches.id = seats.match_id "
    "WHERE seats.person = persons.id AND matches.status < 2)";
constexpr std::string_view kPulse =
    "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
constexpr std::string_view kPutReport =
    "INSERT INTO reports (id, match_id, entries, person, says, replay, scenario, settled, created) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) "
    "ON CONFLICT (id) DO UPDATE SET match_id = excluded.match_id, entries = excluded.entries, person = excluded.person, "
    "says = excluded.says, replay = excluded.replay, scenario = excluded.scenario, settled = excluded.settled, "
    "created = excluded.created";

struct Kinds {
    std::string_view sql;
    std::string_view kinds;  // of its values: n number, t text, b bytes
};
constexpr Kinds kStatements[] = {
    {kPutPerson, "tttntttnn"},
    {kDropPerson, "t"},
    {kPutSession, "ttnn"},
    {kDropSession, "t"},
    {kPutMatch, "tttntnn"},
    {kDropSeats, "tn"},
    {kPutSeat, "tnt"},
    {kAddEntry, "tnnbnn"},
    {kPutReport, "ttnttttnn"},
    {kSeeSession, "nt"},
    {kDropSessions, "tt"},
    {kDropWaitingEntries, "t"},
    {kDropUnplayedSeats, "t"},
    {kDropUnplayed, "t"},
    {kDropWaitingSeats, "t"},
    {kDropWaiting, "t"},
    {kDropStaleSessions, "n"},
    {kDropStaleGuests, "n"},
    {kPulse, "n"},
};

template <typename... V>
void emit(const OnStatement& statement, std::string_view sql, V... values) {
    const std::array<Value, sizeof...(V)> list{values...};
    statement(sql, list);
}

Value number(auto n) { return Value::of(static_cast<int64_t>(n)); }
Value text(std::string_view t) { return Value::text(t); }

struct Statements {
    const OnStatement& out;

    void operator()(const PutPerson& w) const {
        const Person& p = w.person;
        const std::string key = folded(p.name);
        emit(out, kPutPerson, text(p.id), text(p.name), text(key), number(p.guest), text(p.passwordHash),
             text(p.recoveryHash), text(p.settings), number(p.created), number(p.bannedUntil));
    }
    void operator()(const DropPerson& w) const { emit(out, kDropPerson, text(w.id)); }
    void operator()(const PutSession& w) const {
        emit(out, kPutSession, text(w.session.tokenHash), text(w.session.person), number(w.session.created),
             number(w.session.seen));
    }
    void operator()(const SeeSession& w) const { emit(out, kSeeSession, number(w.seen), text(w.tokenHash)); }
    void operator()(const DropSession& w) const { emit(out, kDropSession, text(w.tokenHash)); }
    void operator()(const DropSessions& w) const { emit(out, kDropSessions, text(w.person), text(w.except)); }
    void operator()(const DropMatch& w) const {
        for (const std::string_view sql : {kDropWaitingEntries, kDropWaitingSeats, kDropWaiting}) emit(out, sql, text(w.id));
        if (w.unplayed)
            for (const std::string_view sql : {kDropUnplayedSeats, kDropUnplayed}) emit(out, sql, text(w.id));
    }
    void operator()(const DropStale& w) const {
        emit(out, kDropStaleSessions, number(w.sessions));
        emit(out, kDropStaleGuests, number(w.guests));
    }
    void operator()(const Pulse& w) const { emit(out, kPulse, number(w.at)); }
    void operator()(const PutMatch& w) const {
        const Match& m = w.match;
        emit(out, kPutMatch, text(m.id), text(m.game), text(m.head), number(m.status), text(m.outcome), number(m.created),
             number(m.touched));
        emit(out, kDropSeats, text(m.id), number(m.seats.size()));
        for (size_t i = 0; i < m.seats.size(); ++i)
            emit(out, kPutSeat, text(m.id), number(i), Value::textOrNone(m.seats[i]));
    }
    void operator()(const AddEntry& w) const {
        const Entry& e = w.entry;
        emit(out, kAddEntry, text(e.match), number(e.number), number(e.kind), Value::bytes(e.body), number(e.at),
             number(sumOf(e)));
    }
    void operator()(const PutReport& w) const {
        const Report& r = w.report;
        emit(out, kPutReport, text(r.id), Value::textOrNone(r.match), number(r.entries), Value::textOrNone(r.person),
             text(r.says), text(r.replay), text(r.scenario), number(r.settled), number(r.created));
    }
};

// What a write is about, for messages.
std::string nameOf(const Write& write) {
    struct Names {
        std::string operator()(const PutPerson& w) const { return "person " + w.person.id; }
        std::string operator()(const DropPerson& w) const { return "person " + w.id; }
        std::string operator()(const PutSession& w) const { return "a session of person " + w.session.person; }
        std::string operator()(const SeeSession&) const { return "a session"; }
        std::string operator()(const DropSession&) const { return "a session"; }
        std::string operator()(const DropSessions& w) const { return "the sessions of person " + w.person; }
        std::string operator()(const PutMatch& w) const { return "match " + w.match.id; }
        std::string operator()(const DropMatch& w) const { return "match " + w.id; }
        std::string operator()(const DropStale&) const { return "what is stale"; }
        std::string operator()(const Pulse&) const { return "the pulse"; }
        std::string operator()(const AddEntry& w) const {
            return "entry " + std::to_string(w.entry.number) + " of match " + w.entry.match;
        }
        std::string operator()(const PutReport& w) const { return "report " + w.report.id; }
    };
    return std::visit(Names{}, write);
}

Problem problem(std::string_view where, std::string message) { return {std::string(where), std::move(message), {}}; }

}  // namespace

void statementsOf(const Write& write, const OnStatement& statement) { std::visit(Statements{statement}, write); }

std::vector<std::string_view> writeStatements() {
    std::vector<std::string_view> all;
    for (const Kinds& s : kStatements) all.push_back(s.sql);
    return all;
}

std::vector<Value::Kind> valueKinds(std::string_view sql) {
    std::vector<Value::Kind> kinds;
    for (const Kinds& s : kStatements)
        if (s.sql == sql)
            for (char k : s.kinds)
                kinds.push_back(k == 'n' ? Value::Kind::number : k == 't' ? Value::Kind::text : Value::Kind::bytes);
    return kinds;
}

std::optional<Problem> refusal(const Write& write) {
    bool bad = false;
    statementsOf(write, [&](std::string_view, Values values) {
        for (const Value& v : values) bad |= v.kind == Value::Kind::text && !isText(v.data);
    });
    if (!bad) return std::nullopt;
    return problem(kBadText, "text that is not UTF-8, or that has a zero byte, cannot be stored");
}

Problem refusal(const Write& write, Violation violation, std::string_view detail) {
    const auto* person = std::get_if<PutPerson>(&write);
    const bool entry = std::holds_alternative<AddEntry>(write);
    if (violation == Violation::unique && person != nullptr)
        return problem(kNameTaken, "the name '" + person->person.name + "' is taken: choose another one");
    if (entry && (violation == Violation::notNull || violation == Violation::unique))
        return problem(kOutOfOrder, nameOf(write) + " is not the next one: read the match again");
    if (violation == Violation::foreign)
        return problem(kMissing, nameOf(write) + " names a person or a match that is not stored");
    return problem(kDatabase, nameOf(write) + " was not stored: " + std::string(detail));
}

uint64_t sumOf(const Entry& entry) {
    std::string all = entry.match;
    for (uint64_t part : {uint64_t{entry.number}, uint64_t{entry.kind}, static_cast<uint64_t>(entry.at)})
        for (int shift = 0; shift < 64; shift += 8) all += static_cast<char>(part >> shift & 0xFF);
    all += entry.body;
    return hashBytes(all.data(), all.size());
}

}  // namespace cantina::store
