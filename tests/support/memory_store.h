// A store that forgets everything at the end: for tests of what lies above it. Writes can be held back and made to fail.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

#include "store/store.h"

namespace cantina::testing {

class MemoryStore final : public store::Store {
public:
    MemoryStore();
    ~MemoryStore() override;

    void hold();  // nothing is written until release()
    void release();
    void failNext();  // the next batch fails
    void settle();    // waits until everything submitted is done (not while held)

    using Store::submit;
    void submit(store::Batch batch, Done done, std::shared_ptr<store::Claim> claim) override;
    std::optional<store::Person> person(std::string_view id) override;
    std::optional<store::Person> account(std::string_view name) override;
    std::optional<store::Session> session(std::string_view tokenHash) override;
    std::vector<store::Session> sessionsOf(std::string_view person) override;
    std::optional<store::Match> match(std::string_view id) override;
    std::vector<store::Match> matches(store::MatchStatus status) override;
    std::vector<store::Match> matchesOf(std::string_view person, int64_t before, int most) override;
    int openMatchesOf(std::string_view person) override;
    std::vector<store::Match> ended(int64_t before, int most) override;
    std::vector<store::Entry> entries(std::string_view match) override;
    std::vector<store::Report> reports(bool settled, int most) override;
    std::vector<store::Report> reportsOf(std::string_view person) override;
    void each(const std::function<bool(store::Write)>&) override {}
    store::Holdings holdings() override { return {}; }
    std::vector<std::string> check() override { return {}; }
    std::optional<Problem> backup(const std::string&) override { return Problem{"", "this store has no disk", ""}; }
    store::Figures figures() const override { return {}; }
    std::string_view kind() const override { return "memory"; }

private:
    struct Work {
        store::Batch batch;
        Done done;
        std::shared_ptr<store::Claim> claim;
    };
    void run();
    std::optional<Problem> apply(const store::Batch& batch);

    mutable std::mutex mutex_;
    std::condition_variable wake_, idle_;
    std::deque<Work> queue_;
    bool held_ = false, stopping_ = false, busy_ = false, fail_ = false;
    std::map<std::string, store::Person, std::less<>> persons_;
    std::map<std::string, store::Session, std::less<>> sessions_;
    std::map<std::string, store::Match, std::less<>> matches_;
    std::map<std::string, std::vector<store::Entry>, std::less<>> entries_;
    std::map<std::string, store::Report, std::less<>> reports_;
    std::thread thread_;
};

}  // namespace cantina::testing
