// Looking back at matches for many visitors: what is found is kept, and one match is looked at at a time, because it takes a
// processor for seconds.
#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "match/analysis.h"
#include "server/hall.h"

namespace cantina::server {

class Analyses {
public:
    // Goes on with what was found so far, for a while.
    using Look = std::function<std::optional<Problem>(match::Analysis&)>;

    // What is complete comes at once, whatever else goes on. What is not goes on where it stopped; while another match is
    // looked at, it is what was found so far, or a refusal if that is nothing.
    Or<Text> of(const std::string& match, const Look& look);

private:
    static constexpr size_t kKept = 32;
    struct Entry {
        std::string match;
        match::Analysis found;
        Text text;
    };
    struct Looking;
    Entry* find(const std::string& match);
    void keep(Entry entry);

    std::mutex mutex_;  // never held while somebody looks
    std::deque<Entry> kept_;
    bool looking_ = false;
};

}  // namespace cantina::server
