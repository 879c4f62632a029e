// A player whose every answer is a function of the state message it got and of its seed: killed, reconnected or moved to
// another process, it plays the same match.
//
// It keeps the view as a browser does, from a full state and what changed since. The answer depends on all of that view, so
// a patch that says something else than the whole would have said makes another match.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace cantina::proof {

namespace json = boost::json;

class Bot {
public:
    explicit Bot(uint64_t seed, bool takesBack = true) : seed_(seed), takesBack_(takesBack) {}

    // Now and then, before it decides, it asks to take its last decision back where others must agree; it says yes to every
    // second question of that kind.
    void askBack(bool on) { asksBack_ = on; }
    int consents() const { return consents_; }

    // Any message of the server. What is no state is remembered as last() and changes nothing.
    void heard(const json::object& message);
    // What to say now: once for each moment. None: it is not asked, or has answered.
    std::optional<std::string> answer();
    // For a new connection: it begins with a full state, and whether the last answer arrived is not known.
    void forget();

    bool knows() const { return n_ >= 0; }
    int64_t n() const { return n_; }
    bool asked() const { return options_ > 0 && answered_ != n_ && !over_; }
    int64_t options() const { return options_; }
    bool over() const { return over_.has_value(); }
    const json::object& overMessage() const { return *over_; }
    const json::object& ask() const { return ask_; }
    uint64_t viewHash() const;  // of everything this viewer sees
    uint64_t answers() const { return answers_; }

private:
    uint64_t draw() const;
    void heardOfUndo(const json::object& message);
    std::optional<std::string> answerUndo();

    uint64_t seed_;
    bool takesBack_;
    std::map<std::pair<std::string, int64_t>, json::object> zones_;
    json::array marks_, seats_, unseen_;
    json::array choices_;
    json::object ask_;
    std::optional<json::object> over_;
    int64_t n_ = -1, answered_ = -1, options_ = 0;
    bool freeUndo_ = false, dearUndo_ = false;
    bool asksBack_ = false, isQuestion_ = false;               // it asks; its question lies on the table
    int64_t as_ = -1, undoBy_ = -1;                            // whose eyes these are; who asks to take something back
    int64_t askedBack_ = -1, refusedBack_ = -1, agreed_ = -1;  // at which moment
    int consents_ = 0;
    uint64_t answers_ = 0;
};

}  // namespace cantina::proof
