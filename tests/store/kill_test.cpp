// A process that writes is killed at random moments: every entry it was told to be stored is there, without a gap.
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <thread>

#include "kernel/chance.h"
#include "tests/store/databases.h"
#include "tests/store/each_database.h"

using namespace cantina;
using namespace cantina::store;

namespace {

constexpr int kKills = 30;
constexpr size_t kMatches = 3;

std::string program() {
    const char* folder = std::getenv("CANTINA_PROGRAMS");
    if (folder != nullptr) return std::string(folder) + "/store_writer";
    return std::filesystem::read_symlink("/proc/self/exe").parent_path().string() + "/store_writer";
}

// The writer with what it prints.
class Writing {
public:
    explicit Writing(const std::string& url) {
        int ends[2];
        REQUIRE(pipe(ends) == 0);
        std::string path = program(), count = std::to_string(kMatches), address = url;
        std::fflush(nullptr);
        process_ = fork();
        if (process_ == 0) {
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            char* const arguments[] = {path.data(), address.data(), count.data(), nullptr};
            execv(path.c_str(), arguments);
            _exit(127);
        }
        close(ends[1]);
        out_ = fdopen(ends[0], "r");
    }
    ~Writing() {
        if (process_ > 0) killed();
        std::fclose(out_);
    }
    Writing(const Writing&) = delete;
    Writing& operator=(const Writing&) = delete;

    // One acknowledged entry; false at the end.
    bool read(std::map<std::string, uint32_t>& acknowledged) {
        char line[64];
        if (std::fgets(line, sizeof line, out_) == nullptr) return false;
        const std::string text = line;
        const size_t space = text.find(' ');
        if (space == std::string::npos || !text.ends_with('\n')) return false;
        acknowledged[text.substr(0, space)] = static_cast<uint32_t>(std::stoul(text.substr(space + 1))) + 1;
        return true;
    }
    int killed() {
        kill(process_, SIGKILL);
        int status = 0;
        waitpid(process_, &status, 0);
        process_ = -1;
        return WIFSIGNALED(status) ? WTERMSIG(status) : -1 - status;
    }

private:
    pid_t process_ = -1;
    FILE* out_ = nullptr;
};

void waitForServer(const SqliteDb&) {}
// The server may still be busy with what the dead process sent.
void waitForServer(const PostgresDb& db) {
    while (PostgresDb::server().valueOf("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'cantina'",
                                        db.url()) != "0")
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

}  // namespace

STORE_TEST("a process killed at any moment loses nothing that was acknowledged") {
    Chance chance;
    chance.rekey(Chance::keyFrom(30, 4));
    std::map<std::string, uint32_t> acknowledged;
    uint32_t total = 0;
    for (int round = 0; round < kKills; ++round) {
        CAPTURE(round);
        {
            Writing writing(db.url());
            for (uint32_t left = chance.below(80); left > 0; --left) REQUIRE(writing.read(acknowledged));
            usleep(chance.below(4000));  // anywhere between two acknowledgements
            CHECK(writing.killed() == SIGKILL);
            while (writing.read(acknowledged)) {
            }  // what was printed before
        }
        waitForServer(db);
        auto s = opened(db.url());
        for (const std::string& line : s->check()) FAIL_CHECK(line);
        total = 0;
        for (const auto& [match, count] : acknowledged) {
            const auto list = s->entries(match);
            CHECK(list.size() >= count);
            for (uint32_t i = 0; i < list.size(); ++i)
                REQUIRE(list[i].body.starts_with(match + ":" + std::to_string(i) + "x"));
            total += static_cast<uint32_t>(list.size());
        }
    }
    CHECK(total > 500);
}
