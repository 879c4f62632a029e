// Opening, migrating, checking, copying: what an operator relies on, on every database.
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "store/migrations.h"
#include "store/sql.h"
#include "tests/store/databases.h"
#include "tests/store/each_database.h"

using namespace cantina;
using namespace cantina::store;

namespace {

Dialect dialectOf(const SqliteDb&) { return Dialect::sqlite; }
Dialect dialectOf(const PostgresDb&) { return Dialect::postgres; }

// A database as the program of that version left it, with something in every table that it had.
template <typename Db>
void makeVersion(Db& db, int version) {
    std::string sql =
        std::string(kCreateVersion) + "; INSERT INTO cantina_version VALUES (" + std::to_string(version) + ");";
    for (const Migration& step : migrations())
        if (step.version <= version) sql += sqlOf(step, dialectOf(db));
    db.raw(sql);
    db.raw("INSERT INTO persons VALUES ('p', 'Ann', 'ann', 0, 'hash', 'code', '{}', 1, 0)");
    db.raw("INSERT INTO sessions VALUES ('t', 'p', 1, 2)");
    if (version >= 2) {
        db.raw("INSERT INTO matches VALUES ('m', 'tcg', '{}', 1, '', 3, 4)");
        db.raw("INSERT INTO seats VALUES ('m', 0, 'p'), ('m', 1, NULL)");
        const auto sum = static_cast<int64_t>(sumOf(entry("m", 0, "x")));
        db.raw("INSERT INTO entries VALUES ('m', 0, 1, CAST('x' AS " +
               std::string(dialectOf(db) == Dialect::sqlite ? "BLOB" : "BYTEA") + "), 3000, " + std::to_string(sum) + ")");
    }
    if (version >= 3) db.raw("INSERT INTO reports VALUES ('r', 'm', 1, 'p', 'says', '{}', 's', 0, 5)");
}

// Something of everything, in two matches.
void fill(Store& s) {
    wrote(s, {PutPerson{account("p1", "Ann")}, PutPerson{guest("p2")}, PutSession{{"t", "p1", 1, 2}},
              PutMatch{newMatch("m1", {"p1", "p2"})}, PutMatch{newMatch("m2", {"p2", ""})},
              PutReport{report("r", "m1", "p1")}});
    for (uint32_t i = 0; i < 20; ++i) wrote(s, {AddEntry{entry("m1", i)}, AddEntry{entry("m2", i)}});
}

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines) all += line + "\n";
    return all;
}

std::vector<Write> everything(Store& s) {
    std::vector<Write> all;
    s.each([&](Write w) {
        all.push_back(std::move(w));
        return true;
    });
    return all;
}

// Equal by what they hold; writes have no comparison of their own.
bool same(const std::vector<Write>& a, const std::vector<Write>& b) {
    if (a.size() != b.size()) return false;
    for (size_t i = 0; i < a.size(); ++i) {
        std::string left, right;
        const auto to = [](std::string& text) {
            return [&text](std::string_view sql, Values values) {
                text += sql;
                for (const Value& v : values) text += "|" + std::to_string(v.number) + "|" + std::string(v.data);
            };
        };
        statementsOf(a[i], to(left));
        statementsOf(b[i], to(right));
        if (left != right) return false;
    }
    return true;
}

}  // namespace

STORE_TEST("every older version is migrated and keeps what it held") {
    REQUIRE(newestVersion() >= 4);
    for (int version = 1; version <= newestVersion(); ++version) {
        CAPTURE(version);
        std::remove_reference_t<decltype(db)> old;
        makeVersion(old, version);
        if (version < newestVersion()) CHECK(has(refused(old.url(), Access::read), "cantina db migrate"));
        auto s = opened(old.url());
        CHECK(s->holdings().version == newestVersion());
        CHECK(s->account("ANN")->passwordHash == "hash");
        CHECK(s->session("t") == Session{"t", "p", 1, 2});
        CHECK(s->matchesOf("p", 0, 9).size() == (version >= 2 ? 1 : 0));
        CHECK(s->entries("m").size() == (version >= 2 ? 1 : 0));
        CHECK(s->reports(false, 9).size() == (version >= 3 ? 1 : 0));
        CHECK(joined(s->check()).empty());
        wrote(*s, {PutMatch{newMatch("new", {"p"})}, AddEntry{entry("new", 0)}, PutReport{report("r2", "new", "p")}});
        s.reset();
        CHECK(opened(old.url())->entries("new").size() == 1);
    }
}

STORE_TEST("a database of a newer program is refused, untouched") {
    {
        auto s = opened(db.url());
    }
    db.raw("UPDATE cantina_version SET version = " + std::to_string(newestVersion() + 1));
    for (Access access : {Access::write, Access::read}) {
        const std::string says = refused(db.url(), access);
        CHECK(has(says, "version " + std::to_string(newestVersion() + 1)));
        CHECK(has(says, "newer program"));
    }
    db.raw("UPDATE cantina_version SET version = " + std::to_string(newestVersion()));
    CHECK(opened(db.url())->check().empty());
}

STORE_TEST("a migration that fails leaves the old version") {
    makeVersion(db, 2);
    db.raw("CREATE TABLE reports (mine INTEGER)");  // in the way of step 3
    CHECK(has(refused(db.url()), "reports"));
    db.raw("DROP TABLE reports");
    auto s = opened(db.url());
    CHECK(s->holdings().version == newestVersion());
    CHECK(s->entries("m").size() == 1);
}

STORE_TEST("a reader neither begins a database nor changes it") {
    const std::string says = refused(db.url(), Access::read);
    CHECK((has(says, "no such file") || has(says, "nothing in it")));
    {
        auto s = opened(db.url());
    }
    auto reader = opened(db.url(), Access::read);
    auto writer = opened(db.url());  // beside it
    wrote(*writer, {PutMatch{newMatch("m")}});
    CHECK(reader->match("m"));
    CHECK(refusedWrite(*reader, {PutMatch{newMatch("n")}}) == kDatabase);
    CHECK(!writer->match("n"));
}

STORE_TEST("check finds planted damage, each by its name") {
    auto s = opened(db.url());
    fill(*s);
    REQUIRE(joined(s->check()).empty());
    const auto found = [&](const std::string& damage, const std::string& repair) {
        db.raw(damage);
        std::string says = joined(s->check());
        db.raw(repair);
        CHECK(joined(s->check()).empty());
        return says;
    };
    const std::string setBody = "UPDATE entries SET body = CAST(";
    const std::string bytes =
        std::string(dialectOf(db) == Dialect::sqlite ? "BLOB" : "BYTEA") + ") WHERE match_id = 'm2' AND number = 3";
    const std::string undo = "UPDATE entries SET number = 7 WHERE match_id = 'm1' AND number = 77";
    const std::string gap = found("UPDATE entries SET number = 77 WHERE match_id = 'm1' AND number = 7", undo);
    CHECK(has(gap, "match m1 has 20 entries numbered 0 to 77: some are missing"));
    CHECK(has(gap, "entry 77 of match m1 is not what was written"));
    CHECK(has(found(setBody + "'b0dy' AS " + bytes, setBody + "'body' AS " + bytes),
              "entry 3 of match m2 is not what was written"));
    CHECK(has(found("UPDATE entries SET match_id = 'ghost' WHERE match_id = 'm2'",
                    "UPDATE entries SET match_id = 'm2' WHERE match_id = 'ghost'"),
              "there are 20 entries of match ghost, which is not there"));
    CHECK(has(found("UPDATE seats SET person = 'ghost' WHERE match_id = 'm1' AND number = 1",
                    "UPDATE seats SET person = 'p2' WHERE match_id = 'm1' AND number = 1"),
              "a seat of match m1 is of person ghost, who is not there"));
    CHECK(has(found("UPDATE seats SET number = 5 WHERE match_id = 'm1' AND number = 1",
                    "UPDATE seats SET number = 1 WHERE match_id = 'm1' AND number = 5"),
              "match m1 has 2 seats numbered 0 to 5"));
    CHECK(has(found("UPDATE sessions SET person = 'ghost'", "UPDATE sessions SET person = 'p1'"),
              "a session is of person ghost, who is not there"));
    CHECK(has(found("UPDATE reports SET match_id = 'ghost'", "UPDATE reports SET match_id = 'm1'"),
              "report r is of match ghost, which is not there"));
    CHECK(has(
        found("UPDATE persons SET name_key = 'bob' WHERE id = 'p1'", "UPDATE persons SET name_key = 'ann' WHERE id = 'p1'"),
        "person p1 cannot be found by their name"));
}

STORE_TEST("a broken database does not print itself") {
    auto s = opened(db.url());
    Batch batch;
    for (int i = 0; i < 300; ++i) batch.emplace_back(PutPerson{guest("p" + std::to_string(i))});
    wrote(*s, batch);
    db.raw("UPDATE persons SET name_key = 'x'");
    const auto lines = s->check();
    CHECK(lines.size() == 101);
    CHECK(has(lines.back(), "and 200 more"));
}

STORE_TEST("a backup while others write is of one moment, and whole") {
    auto s = opened(db.url());
    fill(*s);
    for (int t = 0; t < 2; ++t) wrote(*s, {PutMatch{newMatch("b" + std::to_string(t))}});
    std::atomic<bool> stop = false;
    std::atomic<uint32_t> written = 0;
    std::thread writing([&] {
        // The same number in both matches, in one batch: a copy of one moment has as many of one as of the other.
        for (uint32_t i = 0; !stop; ++i) {
            if (s->write({AddEntry{entry("b0", i)}, AddEntry{entry("b1", i)}})) return;
            written = i + 1;
            written.notify_all();
        }
    });
    for (int i = 0; i < 4; ++i) {
        const uint32_t before = written;
        for (uint32_t now = written; now < before + 5; now = written) written.wait(now);
        const std::string path = db.folder() + "/backup" + std::to_string(i);
        const uint32_t atLeast = written;
        const auto problem = s->backup(path);
        REQUIRE_MESSAGE(!problem, problem->message);
        auto copy = opened(path);
        CHECK(joined(copy->check()).empty());
        CHECK(copy->entries("b0").size() == copy->entries("b1").size());
        CHECK(copy->entries("b0").size() >= atLeast);
        CHECK(copy->account("ann"));
        CHECK(!std::filesystem::exists(path + ".part"));
        struct stat info{};
        CHECK(stat(path.c_str(), &info) == 0);
        CHECK((info.st_mode & 077) == 0);  // hashes of passwords: the owner's alone
    }
    stop = true;
    writing.join();
    CHECK(written >= 20);
    CHECK(has(s->backup(db.folder() + "/backup0")->message, "there already"));
    CHECK(s->backup(db.folder() + "/none/backup"));
}

STORE_TEST("everything can be copied into the other kind of database and back") {
    auto s = opened(db.url());
    fill(*s);
    SqliteDb file;
    auto copy = opened(file.url());
    CHECK(!copyStore(*s, *copy));
    CHECK(same(everything(*s), everything(*copy)));
    CHECK(joined(copy->check()).empty());
    CHECK(has(copyStore(*s, *copy)->message, "not empty"));
    std::remove_reference_t<decltype(db)> third;
    auto back = opened(third.url());
    uint64_t count = 0;
    CHECK(!copyStore(*copy, *back, [&](uint64_t n) { count = n; }));
    CHECK(count == everything(*s).size());
    CHECK(same(everything(*s), everything(*back)));
}

TEST_CASE("an SQLite file has one writer, by name of its process") {
    SqliteDb db;
    auto s = opened(db.url());
    const std::string says = refused(db.path());
    CHECK(has(says, "another program writes this database, process " + std::to_string(getpid())));
    s.reset();
    CHECK(opened(db.path())->check().empty());
}

TEST_CASE("paths that cannot be a database are refused in words") {
    SqliteDb db;
    CHECK(has(refused(db.folder() + "/none/x.db"), "there is no folder"));
    CHECK(has(refused(""), "no path"));
    CHECK(has(refused("sqlite:"), "no path"));
    CHECK(has(refused("mysql://host/x"), "no such kind of database"));
    CHECK(has(refused(db.folder()), "this is a folder"));
    std::ofstream(db.folder() + "/text.db") << "This is not a database, whatever its name says, and long enough for a head.";
    CHECK(has(refused(db.folder() + "/text.db"), "no SQLite database"));
    db.raw("CREATE TABLE songs (title TEXT)");
    CHECK(has(refused(db.url()), "another program"));
    CHECK(has(refused("postgres://nobody:secret@127.0.0.1:1/none?connect_timeout=2"), "check the URL"));
    CHECK(!has(refused("postgres://nobody:secret@127.0.0.1:1/none"), "secret"));
}

TEST_CASE("a password is never shown") {
    CHECK(shownUrl("postgres://u:pass@h/d") == "postgres://u:***@h/d");
    CHECK(shownUrl("postgres://u@h/d?password=pass&x=1") == "postgres://u@h/d?password=***&x=1");
    CHECK(shownUrl("postgres://u@h:5432/d") == "postgres://u@h:5432/d");
    CHECK(shownUrl("postgresql://u:p@h:5432/d") == "postgresql://u:***@h:5432/d");
    CHECK(shownUrl("sqlite:a:b@c") == "sqlite:a:b@c");
}

TEST_CASE("a torn SQLite file is found") {
    SqliteDb db;
    {
        auto s = opened(db.url());
        fill(*s);
        wrote(*s, {AddEntry{entry("m1", 20, std::string(60'000, 'x'))}});
    }
    const auto size = std::filesystem::file_size(db.path());
    SUBCASE("cut short") { std::filesystem::resize_file(db.path(), size - 8192 - 100); }
    SUBCASE("a page of zeros") {
        std::fstream file(db.path(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(4096 * 5);
        file << std::string(4096, '\0');
    }
    SUBCASE("a page of noise") {
        std::fstream file(db.path(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(size) - 4096);
        file << std::string(4096, 'z');
    }
    auto result = openStore(db.url(), Access::read);
    if (auto* store = std::get_if<std::unique_ptr<Store>>(&result))
        CHECK(!joined((*store)->check()).empty());
    else
        CHECK(!std::get<Problem>(result).message.empty());
}
