// The power fails at random moments: every entry that was acknowledged is there, without a gap, and the database is whole.
// With syncing switched off the same test must find a loss, else it would prove nothing.
#include <sqlite3.h>

#include "kernel/chance.h"
#include "store/sqlite.h"
#include "tests/store/databases.h"
#include "tests/support/power_disk.h"

using namespace cantina;
using namespace cantina::store;

namespace {

constexpr size_t kMatches = 3;

std::string bodyOf(size_t match, uint32_t number) {
    // From one line to several pages.
    const size_t size = number % 11 == 0 ? 9000 : number % 5 == 0 ? 1500 : 60;
    return std::to_string(match) + ":" + std::to_string(number) + std::string(size, 'x');
}

using Counts = std::array<uint32_t, kMatches>;

// Writes until the power is off or everything is written; returns what was acknowledged.
Counts writeUntilOff(const std::string& path, bool sync, uint32_t batches, PowerDisk& disk) {
    Counts acknowledged{};
    auto result = openSqlite({.path = path, .access = Access::write, .sync = sync});
    auto* opening = std::get_if<std::unique_ptr<Store>>(&result);
    if (opening == nullptr) return acknowledged;  // off already
    Store& s = **opening;
    Batch begin;
    for (size_t m = 0; m < kMatches; ++m) begin.emplace_back(PutMatch{newMatch(std::to_string(m))});
    if (s.write(begin)) return acknowledged;
    for (uint32_t n = 0; n < batches && !disk.off(); ++n) {
        std::array<std::atomic<bool>, kMatches> done{};
        for (size_t m = 0; m < kMatches; ++m)
            s.submit({AddEntry{entry(std::to_string(m), n, bodyOf(m, n))}}, [&, m, n](const std::optional<Problem>& p) {
                if (!p) acknowledged[m] = n + 1;
                done[m] = true;
                done[m].notify_one();
            });
        for (auto& d : done) d.wait(false);
    }
    return acknowledged;
}

// What is wrong with what the disk holds; empty: nothing.
std::string wrongWith(const std::string& path, const Counts& acknowledged) {
    auto result = openSqlite({.path = path});
    if (const auto* problem = std::get_if<Problem>(&result)) return problem->message;
    Store& s = *std::get<std::unique_ptr<Store>>(result);
    for (const std::string& line : s.check()) return line;
    for (size_t m = 0; m < kMatches; ++m) {
        const auto list = s.entries(std::to_string(m));
        if (list.size() < acknowledged[m])
            return "match " + std::to_string(m) + " has " + std::to_string(list.size()) + " entries, " +
                   std::to_string(acknowledged[m]) + " were acknowledged";
        for (uint32_t n = 0; n < list.size(); ++n)
            if (list[n].body != bodyOf(m, n)) return "entry " + std::to_string(n) + " is another one";
    }
    return {};
}

struct Tally {
    int losses = 0;  // of power
    int begun = 0;   // with something acknowledged
    std::vector<std::string> wrong;
};

Tally losePower(int rounds, bool sync) {
    Tally tally;
    Chance chance;
    chance.rekey(Chance::keyFrom(2026, 5));
    for (int round = 0; round < rounds; ++round) {
        const TemporaryFolder before, after;
        Counts acknowledged{};
        {
            PowerDisk disk;
            // While the tables are made, early on, or late enough for checkpoints and the end.
            const uint32_t most = round % 4 == 0 ? 60 : round % 4 == 1 ? 500 : 3000;
            disk.offAfter(chance.below(most), static_cast<uint64_t>(round));
            acknowledged = writeUntilOff(before.path() + "/cantina.db", sync, 300, disk);
            tally.losses += disk.off() ? 1 : 0;
            disk.offNow();
            disk.leave(after.path());
        }
        tally.begun += acknowledged[0] > 0 ? 1 : 0;
        const std::string wrong = wrongWith(after.path() + "/cantina.db", acknowledged);
        if (!wrong.empty()) tally.wrong.push_back("round " + std::to_string(round) + ": " + wrong);
    }
    return tally;
}

}  // namespace

TEST_CASE("a loss of power loses nothing that was acknowledged") {
    const Tally tally = losePower(80, true);
    MESSAGE(tally.losses << " losses of power, " << tally.begun << " with something acknowledged");
    for (const std::string& line : tally.wrong) FAIL_CHECK(line);
    CHECK(tally.losses > 60);
    CHECK(tally.begun > 40);
}

TEST_CASE("without syncing the same test finds losses: it has teeth") {
    const Tally tally = losePower(20, false);
    MESSAGE(tally.wrong.size() << " of 20 found");
    CHECK(tally.wrong.size() >= 5);
}
