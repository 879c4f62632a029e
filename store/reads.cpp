// The reads of both databases: one statement each, so that each sees one moment.
#include "store/migrations.h"
#include "store/sql.h"
#include "store/text.h"

namespace cantina::store {

namespace {

constexpr std::string_view kPersonById =
    "SELECT id, name, guest, password_hash, recovery_hash, settings, created, banned_until FROM persons WHERE id = $1";
constexpr std::string_view kAccount =
    "SELECT id, name, guest, password_hash, recovery_hash, settings, created, banned_until FROM persons "
    "WHERE name_key = $1 AND guest = 0";
constexpr std::string_view kAllPersons =
    "SELECT id, name, guest, password_hash, recovery_hash, settings, created, banned_until FROM persons ORDER BY id";
constexpr std::string_view kSession = "SELECT token_hash, person, created, seen FROM sessions WHERE token_hash = $1";
constexpr std::string_view kSessionsOf =
    "SELECT token_hash, person, created, seen FROM sessions WHERE person = $1 ORDER BY seen DESC, token_hash";
constexpr std::string_view kAllSessions = "SELECT token_hash, person, created, seen FROM sessions ORDER BY token_hash";

// A match comes as one row per seat.
constexpr std::string_view kMatch =
    "SELECT m.id, m.game, m.head, m.status, m.outcome, m.created, m.touched, s.number, s.person FROM matches m "
    "LEFT JOIN seats s ON s.match_id = m.id WHERE m.id = $1 ORDER BY s.number";
constexpr std::string_view kMatchesByStatus =
    "SELECT m.id, m.game, m.head, m.status, m.outcome, m.created, m.touched, s.number, s.person FROM matches m "
    "LEFT JOIN seats s ON s.match_id = m.id WHERE m.status = $1 ORDER BY m.created, m.id, s.number";
constexpr std::string_view kMatchesOf =
    "SELECT m.id, m.game, m.head, m.status, m.outcome, m.created, m.touched, s.number, s.person FROM "
    "(SELECT * FROM matches WHERE id IN (SELECT match_id FROM seats WHERE person = $1) AND touched < $2 "
    "ORDER BY touched DESC, id LIMIT $3) m "
    "LEFT JOIN seats s ON s.match_id = m.id ORDER BY m.touched DESC, m.id, s.number";
constexpr std::string_view kOpenMatchesOf =
    "SELECT count(*) FROM matches WHERE status < 2 AND id IN (SELECT match_id FROM seats WHERE person = $1)";
constexpr std::string_view kEnded =
    "SELECT m.id, m.game, m.head, m.status, m.outcome, m.created, m.touched, s.number, s.person FROM "
    "(SELECT * FROM matches WHERE status = 2 AND touched < $1 ORDER BY touched DESC, id LIMIT $2) m "
    "LEFT JOIN seats s ON s.match_id = m.id ORDER BY m.touched DESC, m.id, s.number";
constexpr std::string_view kAllMatches =
    "SELECT m.id, m.game, m.head, m.status, m.outcome, m.created, m.touched, s.number, s.person FROM matches m "
    "LEFT JOIN seats s ON s.match_id = m.id ORDER BY m.id, s.number";

constexpr std::string_view kEntries =
    "SELECT match_id, number, kind, body, at, sum FROM entries WHERE match_id = $1 ORDER BY number";
constexpr std::string_view kAllEntries =
    "SELECT match_id, number, kind, body, at, sum FROM entries ORDER BY match_id, number";
constexpr std::string_view kReports =
    "SELECT id, match_id, entries, person, says, replay, scenario, settled, created FROM reports WHERE settled = $1 "
    "ORDER BY created DESC, id LIMIT $2";
constexpr std::string_view kReportsOf =
    "SELECT id, match_id, entries, person, says, replay, scenario, settled, created FROM reports WHERE person = $1 "
    "ORDER BY created DESC, id";
constexpr std::string_view kAllReports =
    "SELECT id, match_id, entries, person, says, replay, scenario, settled, created FROM reports ORDER BY id";

Person personFrom(const Row& r) {
    return {.id = r.text(0),
            .name = r.text(1),
            .guest = r.number(2) != 0,
            .passwordHash = r.text(3),
            .recoveryHash = r.text(4),
            .settings = r.text(5),
            .created = r.number(6),
            .bannedUntil = r.number(7)};
}

Session sessionFrom(const Row& r) {
    return {.tokenHash = r.text(0), .person = r.text(1), .created = r.number(2), .seen = r.number(3)};
}

Entry entryFrom(const Row& r) {
    return {.match = r.text(0),
            .number = static_cast<uint32_t>(r.number(1)),
            .kind = static_cast<uint8_t>(r.number(2)),
            .body = r.text(3),
            .at = r.number(4)};
}

Report reportFrom(const Row& r) {
    return {.id = r.text(0),
            .match = r.text(1),
            .entries = static_cast<uint32_t>(r.number(2)),
            .person = r.text(3),
            .says = r.text(4),
            .replay = r.text(5),
            .scenario = r.text(6),
            .settled = r.number(7) != 0,
            .created = r.number(8)};
}

// Joins the rows of a match; `whole` gets each when its last row is there.
class MatchRows {
public:
    explicit MatchRows(std::function<void(Match)> whole) : whole_(std::move(whole)) {}

    void add(const Row& r) {
        if (!some_ || open_.id != r.data(0)) {
            finish();
            open_ = Match{.id = r.text(0),
                          .game = r.text(1),
                          .head = r.text(2),
                          .seats = {},
                          .status = static_cast<MatchStatus>(r.number(3)),
                          .outcome = r.text(4),
                          .created = r.number(5),
                          .touched = r.number(6)};
            some_ = true;
        }
        if (!r.none(7)) open_.seats.push_back(r.text(8));
    }
    void finish() {
        if (some_) whole_(std::move(open_));
        some_ = false;
    }

private:
    std::function<void(Match)> whole_;
    Match open_;
    bool some_ = false;
};

void queryMatches(Reader& reader, std::string_view sql, std::initializer_list<Value> values,
                  std::function<void(Match)> whole) {
    MatchRows rows(std::move(whole));
    reader.query(sql, values, [&](const Row& r) { rows.add(r); });
    rows.finish();
}

std::vector<Match> matchList(Reader& reader, std::string_view sql, std::initializer_list<Value> values) {
    std::vector<Match> list;
    queryMatches(reader, sql, values, [&](Match m) { list.push_back(std::move(m)); });
    return list;
}

Value earlierThan(int64_t before) { return Value::of(before == 0 ? INT64_MAX : before); }
Value atMost(int most) { return Value::of(most < 0 ? 0 : most); }

struct Stopped {};  // `visit` wants no more

}  // namespace

std::optional<Person> SqlStore::person(std::string_view id) {
    std::optional<Person> found;
    reading(
        [&](Reader& reader) { reader.query(kPersonById, {Value::text(id)}, [&](const Row& r) { found = personFrom(r); }); });
    return found;
}

std::optional<Person> SqlStore::account(std::string_view name) {
    std::optional<Person> found;
    const std::string key = folded(name);
    reading(
        [&](Reader& reader) { reader.query(kAccount, {Value::text(key)}, [&](const Row& r) { found = personFrom(r); }); });
    return found;
}

std::optional<Session> SqlStore::session(std::string_view tokenHash) {
    std::optional<Session> found;
    reading([&](Reader& reader) {
        reader.query(kSession, {Value::text(tokenHash)}, [&](const Row& r) { found = sessionFrom(r); });
    });
    return found;
}

std::vector<Session> SqlStore::sessionsOf(std::string_view person) {
    std::vector<Session> found;
    reading([&](Reader& reader) {
        found.clear();
        reader.query(kSessionsOf, {Value::text(person)}, [&](const Row& r) { found.push_back(sessionFrom(r)); });
    });
    return found;
}

std::optional<Match> SqlStore::match(std::string_view id) {
    std::vector<Match> found;
    reading([&](Reader& reader) { found = matchList(reader, kMatch, {Value::text(id)}); });
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

std::vector<Match> SqlStore::matches(MatchStatus status) {
    std::vector<Match> found;
    reading([&](Reader& reader) { found = matchList(reader, kMatchesByStatus, {Value::of(static_cast<int64_t>(status))}); });
    return found;
}

std::vector<Match> SqlStore::matchesOf(std::string_view person, int64_t before, int most) {
    std::vector<Match> found;
    reading([&](Reader& reader) {
        found = matchList(reader, kMatchesOf, {Value::text(person), earlierThan(before), atMost(most)});
    });
    return found;
}

int SqlStore::openMatchesOf(std::string_view person) {
    int count = 0;
    reading([&](Reader& reader) {
        reader.query(kOpenMatchesOf, {Value::text(person)}, [&](const Row& r) { count = static_cast<int>(r.number(0)); });
    });
    return count;
}

std::vector<Match> SqlStore::ended(int64_t before, int most) {
    std::vector<Match> found;
    reading([&](Reader& reader) { found = matchList(reader, kEnded, {earlierThan(before), atMost(most)}); });
    return found;
}

std::vector<Entry> SqlStore::entries(std::string_view match) {
    std::vector<Entry> found;
    reading([&](Reader& reader) {
        found.clear();
        reader.query(kEntries, {Value::text(match)}, [&](const Row& r) { found.push_back(entryFrom(r)); });
    });
    return found;
}

std::vector<Report> SqlStore::reports(bool settled, int most) {
    std::vector<Report> found;
    reading([&](Reader& reader) {
        found.clear();
        reader.query(kReports, {Value::of(settled ? 1 : 0), atMost(most)},
                     [&](const Row& r) { found.push_back(reportFrom(r)); });
    });
    return found;
}

std::vector<Report> SqlStore::reportsOf(std::string_view person) {
    std::vector<Report> found;
    reading([&](Reader& reader) {
        found.clear();
        reader.query(kReportsOf, {Value::text(person)}, [&](const Row& r) { found.push_back(reportFrom(r)); });
    });
    return found;
}

void SqlStore::each(const std::function<bool(Write)>& visit) {
    const auto give = [&](Write write) {
        if (!visit(std::move(write))) throw Stopped{};
    };
    try {
        snapshot([&](Reader& reader) {
            reader.query(kAllPersons, {}, [&](const Row& r) { give(PutPerson{personFrom(r)}); });
            reader.query(kAllSessions, {}, [&](const Row& r) { give(PutSession{sessionFrom(r)}); });
            queryMatches(reader, kAllMatches, {}, [&](Match m) { give(PutMatch{std::move(m)}); });
            reader.query(kAllEntries, {}, [&](const Row& r) { give(AddEntry{entryFrom(r)}); });
            reader.query(kAllReports, {}, [&](const Row& r) { give(PutReport{reportFrom(r)}); });
        });
    } catch (const Stopped&) {
        return;
    }
}

Holdings SqlStore::holdings() {
    Holdings held;
    snapshot([&](Reader& reader) {
        held = {};
        const auto count = [](const Row& r) { return static_cast<uint64_t>(r.number(0)); };
        reader.query(kReadVersion, {}, [&](const Row& r) { held.version = static_cast<int>(r.number(0)); });
        reader.query("SELECT count(*), guest FROM persons GROUP BY guest", {},
                     [&](const Row& r) { (r.number(1) != 0 ? held.guests : held.accounts) = count(r); });
        reader.query("SELECT count(*) FROM sessions", {}, [&](const Row& r) { held.sessions = count(r); });
        reader.query("SELECT count(*), status FROM matches GROUP BY status", {}, [&](const Row& r) {
            if (r.number(1) >= 0 && r.number(1) < 4) held.matches[r.number(1)] = count(r);
        });
        reader.query("SELECT count(*) FROM entries", {}, [&](const Row& r) { held.entries = count(r); });
        reader.query("SELECT count(*) FROM reports", {}, [&](const Row& r) { held.reports = count(r); });
    });
    held.bytes = bytesOnDisk();
    return held;
}

}  // namespace cantina::store
