#include "store/store.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <utility>

#include "store/postgres.h"
#include "store/sqlite.h"

namespace cantina::store {

namespace {

constexpr std::chrono::milliseconds kLastMoment{100};
constexpr size_t kCopyTogether = 256;  // writes in a batch of copyStore()

bool isEmpty(const Holdings& h) {
    return h.guests + h.accounts + h.sessions + h.entries + h.reports + h.matches[0] + h.matches[1] + h.matches[2] +
               h.matches[3] ==
           0;
}

}  // namespace

bool isPostgres(const std::string& url) { return url.starts_with("postgres://") || url.starts_with("postgresql://"); }

std::optional<Problem> Store::write(Batch batch, int64_t atMostMs) {
    // Shared: the store's thread may still be busy with it when we have our answer.
    const auto promise = std::make_shared<std::promise<std::optional<Problem>>>();
    auto answer = promise->get_future();
    const auto claim = atMostMs > 0 ? std::make_shared<Claim>() : nullptr;
    submit(std::move(batch), [promise](std::optional<Problem> problem) { promise->set_value(std::move(problem)); }, claim);
    if (claim == nullptr || answer.wait_for(std::chrono::milliseconds(atMostMs)) == std::future_status::ready)
        return answer.get();
    const bool never = claim->withdraw();
    // It may have been done just now.
    if (!never && answer.wait_for(kLastMoment) == std::future_status::ready) return answer.get();
    const std::string trouble = figures().trouble;
    return Problem{
        std::string(never ? kLate : kUnsure), trouble.empty() ? "the database has not answered yet" : trouble, {}};
}

std::variant<std::unique_ptr<Store>, Problem> openStore(const std::string& url, Access access) {
    if (isPostgres(url)) return openPostgres({.url = url, .access = access});
    std::string path = url;
    if (url.starts_with("sqlite:"))
        path = url.substr(7);
    else if (url.find("://") != std::string::npos)
        return Problem{shownUrl(url), "no such kind of database: give a path, sqlite:PATH or postgres://USER@HOST/NAME", {}};
    if (path.starts_with("//")) path = path.substr(2);
    if (path.empty()) return Problem{url, "no path: give sqlite:PATH, for example sqlite:cantina.db", {}};
    return openSqlite({.path = path, .access = access});
}

std::optional<Problem> copyStore(Store& from, Store& to, const std::function<void(uint64_t)>& progress) {
    if (!isEmpty(to.holdings())) return Problem{"target", "it is not empty: copy into a new database", {}};
    std::optional<Problem> problem;
    Batch batch;
    uint64_t count = 0;
    const auto flush = [&] {
        if (!batch.empty()) problem = to.write(std::exchange(batch, {}));
        if (progress) progress(count);
        return !problem;
    };
    from.each([&](Write write) {
        batch.push_back(std::move(write));
        ++count;
        return batch.size() < kCopyTogether || flush();
    });
    if (!problem) flush();
    return problem;
}

// "postgres://user:secret@host/db?password=secret": both places.
std::string shownUrl(const std::string& url) {
    if (!isPostgres(url)) return url;
    std::string shown = url;
    const size_t begin = shown.find("://") + 3;
    const size_t at = shown.find('@', begin), end = shown.find('/', begin), colon = shown.find(':', begin);
    if (at != std::string::npos && (end == std::string::npos || at < end) && colon < at)
        shown.replace(colon, at - colon, ":***");
    for (const std::string_view key : {"?password=", "&password="})
        if (const size_t found = shown.find(key); found != std::string::npos) {
            const size_t value = found + key.size();
            shown.replace(value, std::min(shown.find('&', value), shown.size()) - value, "***");
        }
    return shown;
}

}  // namespace cantina::store
