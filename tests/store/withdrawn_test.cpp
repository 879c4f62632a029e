// A write that was given up is not written later: not from the queue, not by an attempt after an outage. Where it was being
// written just then, that is what is said.
#include <future>
#include <thread>

#include "tests/store/each_database.h"
#include "tests/store/socket_proxy.h"

using namespace cantina;
using namespace cantina::store;

namespace {

// Keeps the store's thread busy until it is let go.
class Busy {
public:
    explicit Busy(Store& s) {
        std::promise<void> begun;
        s.submit({Pulse{1}}, [&begun, gate = gate_.get_future().share()](const std::optional<Problem>&) {
            begun.set_value();
            gate.wait();
        });
        begun.get_future().wait();
    }
    void letGo() { gate_.set_value(); }

private:
    std::promise<void> gate_;
};

}  // namespace

STORE_TEST("what is given up while it waits is never written, and what follows it is") {
    auto s = opened(db.url());
    for (int round = 0; round < 20; ++round) {
        const std::string id = "late" + std::to_string(round);
        Busy busy(*s);
        std::optional<Problem> problem = s->write({PutPerson{guest(id)}}, 5);
        REQUIRE(problem);
        CHECK(problem->where == kLate);
        busy.letGo();
        wrote(*s, {PutPerson{guest(id + " again")}});  // behind it in the queue
        CHECK_FALSE(s->person(id));
        CHECK(s->person(id + " again"));
    }
    CHECK(s->check().empty());
}

STORE_TEST("given up at any moment: what is said is what is there") {
    auto s = opened(db.url());
    int written = 0, never = 0;
    for (int round = 0; round < 300; ++round) {
        const std::string id = "p" + std::to_string(round);
        std::promise<std::optional<Problem>> done;
        auto answer = done.get_future();
        const auto claim = std::make_shared<Claim>();
        // Before it begins, when it is done, or somewhere between: sometimes at once, sometimes a little later.
        std::optional<Busy> busy;
        if (round % 10 == 2) busy.emplace(*s);
        // Others beside it: it is in the middle of a group.
        s->submit({Pulse{round}}, [](const std::optional<Problem>&) {});
        s->submit({PutPerson{guest(id)}}, [&](const std::optional<Problem>& p) { done.set_value(p); }, claim);
        if (round % 10 == 1)
            answer.wait();
        else if (round % 3 != 0)
            std::this_thread::sleep_for(std::chrono::microseconds(round * 7 % 900));
        const bool sure = claim->withdraw();
        if (busy) busy->letGo();
        const std::optional<Problem> problem = answer.get();
        if (sure) {
            REQUIRE(problem);
            CHECK(problem->where == kLate);
        }
        CHECK(s->person(id).has_value() == !problem);
        (problem ? never : written) += 1;
    }
    MESSAGE(written << " written, " << never << " never");
    CHECK(written >= 30);
    CHECK(never >= 30);
}

TEST_CASE("what is given up while a PostgreSQL is away is not written when it is back") {
    if (!PostgresDb::available()) return;
    PostgresDb db;
    auto s = opened(db.url());
    wrote(*s, {PutMatch{newMatch("m")}});
    PostgresDb::server().stop();
    // The first meets the lost connection, the others wait behind it.
    std::vector<std::future<std::optional<Problem>>> all;
    for (int i = 0; i < 8; ++i)
        all.push_back(std::async(std::launch::async,
                                 [&s, i] { return s->write({PutPerson{guest("g" + std::to_string(i))}}, 200 + 20 * i); }));
    std::promise<std::optional<Problem>> entryDone;
    s->submit({AddEntry{entry("m", 0)}}, [&](const std::optional<Problem>& p) { entryDone.set_value(p); });
    for (auto& a : all) {
        const std::optional<Problem> problem = a.get();
        REQUIRE(problem);
        CHECK((problem->where == kLate || problem->where == kUnsure));
    }
    PostgresDb::server().start();
    CHECK_FALSE(entryDone.get_future().get());  // what was not given up is written
    for (int i = 0; i < 8; ++i) CHECK_FALSE(s->person("g" + std::to_string(i)));
    CHECK(s->entries("m").size() == 1);
    CHECK(s->check().empty());
}

TEST_CASE("a commit whose answer is lost is unsure, and it is not written a second time or later") {
    if (!PostgresDb::available()) return;
    PostgresDb db;
    std::atomic<bool> cutting = false, lost = false;
    const SocketProxy proxy(PostgresDb::server().folder(), [&] {
        if (lost) return SocketProxy::Fate::loseRequest;  // nobody gets through any more
        if (!cutting) return SocketProxy::Fate::pass;
        lost = true;
        return SocketProxy::Fate::loseAnswer;
    });
    std::string url = db.url();
    const std::string folder = PostgresDb::server().folder();
    url.replace(url.find(folder), folder.size(), proxy.folder());
    auto s = opened(url);
    cutting = true;
    // Long enough for the store's thread to have begun: what has not begun would be late, not unsure.
    const std::optional<Problem> problem = s->write({PutPerson{guest("half")}}, 3'000);
    REQUIRE(problem);
    CHECK(problem->where == kUnsure);
    const std::optional<Problem> behind = s->write({PutPerson{guest("behind")}}, 100);
    REQUIRE(behind);
    CHECK(behind->where == kLate);
    cutting = lost = false;
    wrote(*s, {Pulse{1}});

    // It is there if its last piece got through before the answer was lost; now that is settled.
    const bool isThere = s->person("half").has_value();
    for (int i = 0; i < 5; ++i) wrote(*s, {Pulse{2 + i}});
    CHECK(s->person("half").has_value() == isThere);
    CHECK_FALSE(s->person("behind"));
}
