#include "tests/support/server/bot.h"

#include <xxhash.h>

namespace cantina::proof {
namespace {

constexpr uint64_t kUndoEvery = 40, kAskEvery = 30;

uint64_t hashOf(uint64_t seed, const json::value& value) {
    const std::string text = json::serialize(value);
    return XXH3_64bits_withSeed(text.data(), text.size(), seed);
}

json::array arrayIn(const json::object& object, std::string_view name) {
    const json::value* v = object.if_contains(name);
    return v != nullptr && v->is_array() ? v->as_array() : json::array{};
}

// A hidden piece's number is good for one moment only: it is no part of what is seen.
json::object seen(const json::object& zone) {
    json::object out = zone;
    for (json::value& piece : out.at("pieces").as_array()) {
        json::object& p = piece.as_object();
        if (!p.contains("card") && !p.contains("token") && !out.at("inPlay").as_bool()) p["p"] = 0;
    }
    return out;
}

}  // namespace

void Bot::heard(const json::object& m) {
    if (m.at("t").as_string() == "no" && m.at("re").as_string() == "undo" && askedBack_ == n_) {
        refusedBack_ = n_;
        answered_ = -1;
    }
    if (m.at("t").as_string() != "state") return;
    const json::object& view = m.at("view").as_object();
    if (m.at("full").as_bool()) zones_.clear();
    for (const json::value& gone : arrayIn(m, "gone"))
        zones_.erase({std::string(gone.as_array()[0].as_string()), gone.as_array()[1].to_number<int64_t>()});
    for (const json::value& z : view.at("zones").as_array())
        zones_[{std::string(z.as_object().at("name").as_string()), z.as_object().at("seat").to_number<int64_t>()}] =
            seen(z.as_object());
    marks_ = arrayIn(view, "marks");
    seats_ = arrayIn(view, "seats");
    unseen_ = arrayIn(view, "unseen");
    n_ = m.at("n").to_number<int64_t>();
    ask_ = m.contains("ask") ? m.at("ask").as_object() : json::object{};
    choices_ = arrayIn(m, "options");
    options_ = static_cast<int64_t>(choices_.size());
    const json::object& undo = m.at("undo").as_object();
    freeUndo_ = undo.at("possible").as_bool() && undo.at("free").as_bool();
    dearUndo_ = undo.at("possible").as_bool() && !undo.at("free").as_bool();
    heardOfUndo(m);
    over_.reset();
    if (m.contains("over")) over_ = m.at("over").as_object();
}

// An answer of no leaves the moment as it was: then it decides.
void Bot::heardOfUndo(const json::object& m) {
    as_ = m.at("as").to_number<int64_t>();
    undoBy_ = m.contains("undoAsked") ? m.at("undoAsked").as_object().at("by").to_number<int64_t>() : -1;
    const bool mine = undoBy_ >= 0 && undoBy_ == as_;
    if (isQuestion_ && !mine && askedBack_ == n_) {
        refusedBack_ = n_;
        answered_ = -1;
    }
    isQuestion_ = mine;
}

std::optional<std::string> Bot::answerUndo() {
    if (!asksBack_ || undoBy_ < 0 || undoBy_ == as_ || as_ < 0 || agreed_ == n_) return std::nullopt;
    agreed_ = n_;
    const bool yes = viewHash() % 2 == 0;
    consents_ += yes ? 1 : 0;
    return json::serialize(json::object{{"t", "undoAnswer"}, {"yes", yes}});
}

void Bot::forget() {
    zones_.clear();
    choices_.clear();
    ask_.clear();
    over_.reset();
    n_ = answered_ = askedBack_ = refusedBack_ = agreed_ = undoBy_ = -1;
    isQuestion_ = false;
    options_ = 0;
}

uint64_t Bot::viewHash() const {
    uint64_t h = hashOf(hashOf(hashOf(1, marks_), seats_), unseen_);
    for (const auto& [name, zone] : zones_) h = hashOf(h, zone);
    return h;
}

uint64_t Bot::draw() const {
    uint64_t h = hashOf(viewHash() + static_cast<uint64_t>(n_), choices_) ^ (seed_ * 0x9e3779b97f4a7c15ULL);
    h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9ULL;
    h = (h ^ (h >> 27)) * 0x94d049bb133111ebULL;
    return h ^ (h >> 31);
}

std::optional<std::string> Bot::answer() {
    if (auto agreed = answerUndo()) return agreed;
    if (!asked()) return std::nullopt;
    answered_ = n_;
    ++answers_;
    const uint64_t h = draw();
    if (takesBack_ && freeUndo_ && h % kUndoEvery == 0) return json::serialize(json::object{{"t", "undo"}, {"n", n_}});
    if (asksBack_ && dearUndo_ && refusedBack_ != n_ && h % kAskEvery == 1) {
        askedBack_ = n_;
        isQuestion_ = false;
        return json::serialize(json::object{{"t", "undo"}, {"n", n_}});
    }
    return json::serialize(json::object{{"t", "choose"}, {"n", n_}, {"i", (h >> 8) % static_cast<uint64_t>(options_)}});
}

}  // namespace cantina::proof
