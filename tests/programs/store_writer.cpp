// Writes entries until it is killed, for the test that nothing acknowledged is lost.
//   store_writer URL MATCHES   goes on where the matches of the database end; prints "MATCH NUMBER" when the store says that
//                              this entry is on the disk. Ends with 3 if a write is refused.
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <string>
#include <vector>

#include "store/store.h"

using namespace cantina;

namespace {

constexpr uint32_t kUnderWay = 8;  // entries of one match that are not yet answered

struct Feed {
    std::string match;
    uint32_t next = 0;
    std::atomic<uint32_t> done = 0;
};

std::string bodyOf(const std::string& match, uint32_t number) {
    return match + ":" + std::to_string(number) + std::string(number % 7 == 0 ? 5000 : 50, 'x');
}

void submit(store::Store& s, Feed& feed) {
    const uint32_t number = feed.next++;
    store::Entry entry{.match = feed.match, .number = number, .kind = 1, .body = bodyOf(feed.match, number), .at = number};
    s.submit({store::AddEntry{std::move(entry)}}, [&feed, number](const std::optional<Problem>& problem) {
        if (problem) {
            std::fprintf(stderr, "%s: %s\n", problem->where.c_str(), problem->message.c_str());
            _exit(3);
        }
        // In one call and without a buffer: a line is printed whole or not at all.
        const std::string line = feed.match + " " + std::to_string(number) + "\n";
        if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(4);
        ++feed.done;
        feed.done.notify_one();
    });
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    auto result = store::openStore(argv[1]);
    if (const auto* problem = std::get_if<Problem>(&result)) {
        std::fprintf(stderr, "%s: %s\n", problem->where.c_str(), problem->message.c_str());
        return 1;
    }
    store::Store& s = *std::get<std::unique_ptr<store::Store>>(result);
    std::vector<Feed> feeds(std::stoul(argv[2]));
    for (size_t i = 0; i < feeds.size(); ++i) {
        feeds[i].match = "m" + std::to_string(i);
        if (!s.match(feeds[i].match))
            s.write({store::PutMatch{{.id = feeds[i].match,
                                      .game = "tcg",
                                      .head = "{}",
                                      .seats = {},
                                      .status = store::MatchStatus::open,
                                      .outcome = {},
                                      .created = 1,
                                      .touched = 1}}});
        feeds[i].next = static_cast<uint32_t>(s.entries(feeds[i].match).size());
        feeds[i].done = feeds[i].next;
    }
    for (;;)
        for (Feed& feed : feeds) {
            for (uint32_t d = feed.done; feed.next - d >= kUnderWay; d = feed.done) feed.done.wait(d);
            submit(s, feed);
        }
}
