// What a store promises, on every database: each write and read, order, all or nothing, names, strange text.
#include <algorithm>
#include <future>
#include <mutex>
#include <thread>

#include "tests/store/databases.h"
#include "tests/store/each_database.h"

using namespace cantina;
using namespace cantina::store;

STORE_TEST("a new store holds nothing") {
    auto s = opened(db.url());
    CHECK(!s->person("nobody"));
    CHECK(!s->account("nobody"));
    CHECK(!s->session("none"));
    CHECK(!s->match("none"));
    for (MatchStatus status : {MatchStatus::waiting, MatchStatus::open, MatchStatus::ended, MatchStatus::closed})
        CHECK(s->matches(status).empty());
    CHECK(s->matchesOf("nobody", 0, 10).empty());
    CHECK(s->ended(0, 10).empty());
    CHECK(s->entries("none").empty());
    CHECK(s->reports(false, 10).empty());
    CHECK(s->check().empty());
    s->each([](const Write&) {
        FAIL("there is something");
        return true;
    });
}

STORE_TEST("people are put, changed and dropped with all that is theirs") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{guest("p1", "Ann")}, PutPerson{guest("p2", "Bob")}});
    CHECK(s->person("p1") == guest("p1", "Ann"));
    CHECK(!s->account("Ann"));  // a guest is nobody's account
    Person ann = account("p1", "Ann");
    ann.settings = R"({"theme":"dark"})";
    ann.bannedUntil = INT64_MAX;
    wrote(*s, {PutPerson{ann}, PutSession{{"t1", "p1", 5, 6}}, PutSession{{"t2", "p1", 7, 8}},
               PutSession{{"t3", "p2", 9, 9}}, PutMatch{newMatch("m1", {"p1", "p2"})}, PutReport{report("r1", "m1", "p1")}});
    CHECK(s->person("p1") == ann);
    CHECK(s->session("t1") == Session{"t1", "p1", 5, 6});

    wrote(*s, {DropPerson{"p1"}});
    CHECK(!s->person("p1"));
    CHECK(!s->account("Ann"));
    CHECK(!s->session("t1"));
    CHECK(!s->session("t2"));
    CHECK(s->session("t3"));
    CHECK(s->match("m1")->seats == std::vector<std::string>{"", "p2"});
    CHECK(s->reports(false, 10)[0].person.empty());
    CHECK(s->check().empty());
    wrote(*s, {DropPerson{"p1"}});  // nobody: nothing to do
}

STORE_TEST("sessions are put, renewed and dropped") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{guest("p")}, PutSession{{"t", "p", 1, 2}}});
    wrote(*s, {PutSession{{"t", "p", 1, 99}}});
    CHECK(s->session("t") == Session{"t", "p", 1, 99});
    wrote(*s, {DropSession{"t"}, DropSession{"never"}});
    CHECK(!s->session("t"));
}

STORE_TEST("an account's name is unique without regard to case, a guest's is not") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{account("p1", "Ann")}});
    CHECK(s->account("aNN")->id == "p1");
    CHECK(refusedWrite(*s, {PutPerson{account("p2", "ANN")}}) == kNameTaken);
    CHECK(!s->person("p2"));
    wrote(*s, {PutPerson{guest("g1", "Ann")}, PutPerson{guest("g2", "ann")}});
    CHECK(refusedWrite(*s, {PutPerson{account("g1", "ann")}}) == kNameTaken);  // the guest wants an account
    CHECK(s->person("g1")->guest);
    wrote(*s, {PutPerson{account("p1", "ANN")}});  // one's own name in other letters
    CHECK(s->account("ann")->name == "ANN");

    wrote(*s,
          {PutPerson{account("p3", "ÉLODIE")}, PutPerson{account("p4", "Ярослав")}, PutPerson{account("p5", "ΟΔΥΣΣΕΥΣ")}});
    CHECK(s->account("élodie")->id == "p3");
    CHECK(s->account("ЯРОСЛАВ")->id == "p4");
    CHECK(s->account("οδυσσευς")->id == "p5");
    CHECK(refusedWrite(*s, {PutPerson{account("p6", "Élodie")}}) == kNameTaken);
    CHECK(!s->account("elodie"));                                    // an accent is a letter of its own
    wrote(*s, {DropPerson{"p1"}, PutPerson{account("p7", "Ann")}});  // free again
    CHECK(s->account("ANN")->id == "p7");
}

STORE_TEST("matches are put, changed, listed oldest first") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{guest("p1")}, PutPerson{guest("p2")}});
    std::vector<Match> all;
    for (int i = 0; i < 5; ++i) {
        Match m = newMatch("m" + std::to_string(i), {"p1", "", "p2"}, 100 + i);
        m.created = 50 - i;  // the last one is the oldest
        m.status = MatchStatus::waiting;
        all.insert(all.begin(), m);
        wrote(*s, {PutMatch{m}});
    }
    CHECK(s->matches(MatchStatus::waiting) == all);
    CHECK(s->match("m3") == all[1]);

    Match m = all[0];
    m.status = MatchStatus::ended;
    m.seats = {"p2"};
    m.head = "{}";
    m.outcome = R"({"winners":1})";
    m.touched = 7;
    wrote(*s, {PutMatch{m}});
    CHECK(s->match(m.id) == m);
    CHECK(s->matches(MatchStatus::ended) == std::vector<Match>{m});
    CHECK(s->matches(MatchStatus::waiting).size() == 4);
    m.seats = {};
    wrote(*s, {PutMatch{m}});
    CHECK(s->match(m.id)->seats.empty());
    CHECK(s->matches(MatchStatus::ended) == std::vector<Match>{m});
}

STORE_TEST("lists of matches go from the newest back, page by page") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{guest("p1")}, PutPerson{guest("p2")}});
    for (int i = 0; i < 10; ++i) {
        Match m = newMatch("m" + std::to_string(i), {i % 2 == 0 ? "p1" : "", "p2"}, 100 + i * 10);
        if (i == 4) m.seats = {"p1", "p1"};  // a solo table is one match
        m.status = i < 7 ? MatchStatus::ended : MatchStatus::open;
        wrote(*s, {PutMatch{m}});
    }
    const auto ids = [](const std::vector<Match>& list) {
        std::string text;
        for (const Match& m : list) text += m.id + " ";
        return text;
    };
    CHECK(ids(s->matchesOf("p1", 0, 99)) == "m8 m6 m4 m2 m0 ");
    CHECK(ids(s->matchesOf("p1", 0, 2)) == "m8 m6 ");
    CHECK(ids(s->matchesOf("p1", 160, 2)) == "m4 m2 ");
    CHECK(ids(s->matchesOf("p1", 100, 2)).empty());
    CHECK(ids(s->ended(0, 3)) == "m6 m5 m4 ");
    CHECK(ids(s->ended(140, 99)) == "m3 m2 m1 m0 ");
    CHECK(s->ended(0, 0).empty());
    CHECK(s->matchesOf("p1", 0, -1).empty());
    CHECK(s->matchesOf("p1", 0, 99)[2].seats == std::vector<std::string>{"p1", "p1"});
}

STORE_TEST("entries are appended in order and nothing else") {
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m1")}, PutMatch{newMatch("m2")}});
    CHECK(refusedWrite(*s, {AddEntry{entry("m1", 1)}}) == kOutOfOrder);
    wrote(*s, {AddEntry{entry("m1", 0, "first")}, AddEntry{entry("m1", 1, "")}});
    CHECK(refusedWrite(*s, {AddEntry{entry("m1", 1)}}) == kOutOfOrder);
    CHECK(refusedWrite(*s, {AddEntry{entry("m1", 3)}}) == kOutOfOrder);
    CHECK(refusedWrite(*s, {AddEntry{entry("m1", UINT32_MAX)}}) == kOutOfOrder);
    Entry last = entry("m1", 2, "last");
    last.kind = 255;
    last.at = INT64_MAX;
    wrote(*s, {AddEntry{last}, AddEntry{entry("m2", 0)}});
    CHECK(s->entries("m1") == std::vector<Entry>{entry("m1", 0, "first"), entry("m1", 1, ""), last});
    CHECK(s->entries("m2") == std::vector<Entry>{entry("m2", 0)});
    CHECK(s->check().empty());
}

STORE_TEST("reports are put, settled and listed newest first") {
    auto s = opened(db.url());
    wrote(*s, {PutPerson{guest("p")}, PutMatch{newMatch("m")}});
    std::vector<Report> all;
    for (int i = 0; i < 3; ++i) {
        Report r = report("r" + std::to_string(i), i == 0 ? "" : "m", i == 1 ? "" : "p");
        r.created = 100 + i;
        all.insert(all.begin(), r);
        wrote(*s, {PutReport{r}});
    }
    CHECK(s->reports(false, 10) == all);
    CHECK(s->reports(false, 1) == std::vector<Report>{all[0]});
    all[1].settled = true;
    wrote(*s, {PutReport{all[1]}});
    CHECK(s->reports(true, 10) == std::vector<Report>{all[1]});
    CHECK(s->reports(false, 10) == std::vector<Report>{all[0], all[2]});
}

STORE_TEST("what is not stored cannot be named") {
    auto s = opened(db.url());
    CHECK(refusedWrite(*s, {PutSession{{"t", "nobody", 1, 1}}}) == kMissing);
    CHECK(refusedWrite(*s, {PutMatch{newMatch("m", {"nobody"})}}) == kMissing);
    CHECK(refusedWrite(*s, {AddEntry{entry("m", 0)}}) == kMissing);
    CHECK(refusedWrite(*s, {PutReport{report("r", "m", "")}}) == kMissing);
    CHECK(refusedWrite(*s, {PutReport{report("r", "", "nobody")}}) == kMissing);
    CHECK(!s->match("m"));
    wrote(*s, {PutPerson{guest("nobody")}, PutMatch{newMatch("m", {"nobody"})}, AddEntry{entry("m", 0)}});
}

STORE_TEST("a batch is written whole or not at all, and the others do not notice") {
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}});
    // All submitted before the first is done: they share transactions.
    std::vector<std::string> answers(60, "?");
    std::promise<void> all;
    std::atomic<size_t> left = answers.size();
    uint32_t next = 0;
    for (size_t i = 0; i < answers.size(); ++i) {
        Batch batch{AddEntry{entry("m", next)}, AddEntry{entry("m", next + 1)}};
        if (i % 3 == 1)
            batch.emplace_back(AddEntry{entry("m", next + 7)});  // its last write is refused
        else if (i % 3 == 2)
            batch.emplace_back(PutPerson{guest("p\xFF")});  // refused before it is sent
        else
            next += 2;
        s->submit(std::move(batch), [&, i](const std::optional<Problem>& p) {
            answers[i] = p ? p->where : "";
            if (--left == 0) all.set_value();
        });
    }
    all.get_future().wait();
    for (size_t i = 0; i < answers.size(); ++i)
        CHECK(answers[i] == (i % 3 == 0 ? std::string_view() : i % 3 == 1 ? kOutOfOrder : kBadText));
    CHECK(s->entries("m").size() == next);
    CHECK(s->check().empty());
    const Figures f = s->figures();
    CHECK(f.batches == 61);
    CHECK(f.failures == 40);
    CHECK(f.entries == next);
    CHECK(f.waiting == 0);
}

STORE_TEST("callbacks come in the order of submission, and may submit") {
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}});
    std::vector<uint32_t> order;  // written by the store's thread alone
    std::promise<void> last;
    for (uint32_t i = 0; i < 200; ++i)
        s->submit({AddEntry{entry("m", i)}}, [&order, &last, &s, i](const std::optional<Problem>& p) {
            order.push_back(p ? UINT32_MAX : i);
            if (i != 199) return;
            s->submit({AddEntry{entry("m", 200)}}, [&](const std::optional<Problem>& q) {
                order.push_back(q ? UINT32_MAX : 200);
                last.set_value();
            });
        });
    last.get_future().wait();
    REQUIRE(order.size() == 201);
    for (uint32_t i = 0; i < order.size(); ++i) CHECK(order[i] == i);
}

STORE_TEST("four threads share transactions") {
    auto s = opened(db.url());
    constexpr uint32_t kEach = 250;
    std::vector<std::thread> threads;
    std::atomic<int> refusals = 0;
    for (int t = 0; t < 4; ++t) wrote(*s, {PutMatch{newMatch("m" + std::to_string(t))}});
    const uint64_t before = s->figures().commits;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&, t] {
            const std::string id = "m" + std::to_string(t);
            std::atomic<uint32_t> done = 0;
            for (uint32_t i = 0; i < kEach; ++i) {
                s->submit({AddEntry{entry(id, i, id + std::to_string(i))}}, [&](const std::optional<Problem>& p) {
                    if (p) ++refusals;
                    ++done;
                    done.notify_one();
                });
                if (i % 10 == 9)
                    for (uint32_t seen = done; seen < i + 1; seen = done) done.wait(seen);  // ten on the way at once
            }
        });
    for (std::thread& t : threads) t.join();
    CHECK(refusals == 0);
    CHECK(s->figures().entries == 4 * kEach);
    CHECK(s->figures().commits - before < 4 * kEach);  // one each would be that many
    for (int t = 0; t < 4; ++t) {
        const std::string id = "m" + std::to_string(t);
        const auto list = s->entries(id);
        REQUIRE(list.size() == kEach);
        for (uint32_t i = 0; i < kEach; ++i) CHECK(list[i] == entry(id, i, id + std::to_string(i)));
    }
    CHECK(s->check().empty());
}

STORE_TEST("closing finishes what was submitted") {
    std::atomic<int> done = 0;
    {
        auto s = opened(db.url());
        wrote(*s, {PutMatch{newMatch("m")}});
        for (uint32_t i = 0; i < 100; ++i)
            s->submit({AddEntry{entry("m", i)}}, [&](const std::optional<Problem>& p) { done += p ? 0 : 1; });
    }
    CHECK(done == 100);
    auto s = opened(db.url());
    CHECK(s->entries("m").size() == 100);
}

STORE_TEST("text that looks like a statement is text") {
    auto s = opened(db.url());
    const std::string evil[] = {"'; DROP TABLE persons; --",      "\" OR 1=1 --", "$1",   "?1",       "{text}", "\\'; \\x00",
                                "Robert'); DELETE FROM entries;", "%s%n",         "NULL", "\r\n\t\b", "--",     "/*"};
    wrote(*s, {PutMatch{newMatch("m")}});
    uint32_t n = 0;
    for (const std::string& text : evil) {
        Person p = account(text, text);
        p.settings = text;
        Match m = newMatch("m" + text, {text});
        m.head = m.outcome = m.game = text;
        Report r = report(text, "m", text);
        r.says = r.replay = r.scenario = text;
        wrote(*s, {PutPerson{p}, PutSession{{text, text, 1, 2}}, PutMatch{m}, AddEntry{entry("m", n, text)}, PutReport{r}});
        CHECK(s->person(text) == p);
        CHECK(s->account(text)->id == p.id);
        CHECK(s->session(text)->person == text);
        CHECK(s->match(m.id) == m);
        CHECK(s->matchesOf(text, 0, 5).size() == 1);
        CHECK(s->entries("m")[n++].body == text);
    }
    CHECK(s->reports(false, 99).size() == std::size(evil));
    CHECK(!s->account("' OR ''='"));
    CHECK(s->entries("m' OR '1'='1").empty());
    CHECK(s->check().empty());
}

STORE_TEST("bodies may be large and of any bytes") {
    auto s = opened(db.url());
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
    std::string large;
    while (large.size() < (size_t{4} << 20)) large += bytes;
    Match m = newMatch("m");
    m.head = std::string(size_t{2} << 20, 'h');
    wrote(*s, {PutMatch{m}, AddEntry{entry("m", 0, bytes)}, AddEntry{entry("m", 1, large)}, AddEntry{entry("m", 2, {})}});
    CHECK(s->match("m")->head == m.head);
    const auto list = s->entries("m");
    REQUIRE(list.size() == 3);
    CHECK(list[0].body == bytes);
    CHECK(list[1].body == large);
    CHECK(list[2].body.empty());
    CHECK(s->check().empty());
}

STORE_TEST("text keeps every letter, and what is no text is refused") {
    auto s = opened(db.url());
    const std::string letters = "Żółw 龍 \U0001F3B2 e\u0301 \u202Eרשע \uFFFD";
    Person p = account("p", letters);
    p.settings = letters;
    wrote(*s, {PutPerson{p}});
    CHECK(s->person("p") == p);
    for (const std::string& bad : {std::string("a\0b", 3), std::string("\xC0\x80"), std::string("\xED\xA0\x80"),
                                   std::string("\xF5\x80\x80\x80"), std::string("\x80"), std::string("ab\xE2\x82")}) {
        CHECK(refusedWrite(*s, {PutPerson{guest("x", bad)}}) == kBadText);
        CHECK(refusedWrite(*s, {PutPerson{guest(bad)}}) == kBadText);
        Match m = newMatch("m");
        m.head = bad;
        CHECK(refusedWrite(*s, {PutMatch{m}}) == kBadText);
    }
    CHECK(!s->person("x"));
    CHECK(!s->match("m"));
}

STORE_TEST("a store that is opened again holds what it held") {
    Match m = newMatch("m", {"p", ""});
    {
        auto s = opened(db.url());
        wrote(*s, {PutPerson{account("p", "Ann")}, PutSession{{"t", "p", 1, 2}}, PutMatch{m}, AddEntry{entry("m", 0)},
                   PutReport{report("r", "m", "p")}});
    }
    for (int i = 0; i < 2; ++i) {
        auto s = opened(db.url());
        CHECK(s->person("p") == account("p", "Ann"));
        CHECK(s->session("t"));
        CHECK(s->match("m") == m);
        CHECK(s->entries("m") == std::vector<Entry>{entry("m", 0)});
        CHECK(s->reports(false, 9) == std::vector<Report>{report("r", "m", "p")});
        const Holdings h = s->holdings();
        CHECK(h.accounts == 1);
        CHECK(h.guests == 0);
        CHECK(h.sessions == 1);
        CHECK(h.matches[1] == 1);
        CHECK(h.entries == 1);
        CHECK(h.reports == 1);
        CHECK(h.bytes > 0);
    }
    auto reader = opened(db.url(), Access::read);
    CHECK(reader->match("m") == m);
    CHECK(refusedWrite(*reader, {DropPerson{"p"}}) == kDatabase);
    CHECK(reader->person("p"));
}
