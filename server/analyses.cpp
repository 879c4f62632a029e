#include "server/analyses.h"

#include <algorithm>
#include <cmath>

#include "server/json.h"

namespace cantina::server {
namespace {

constexpr size_t kWorst = 8;

double rounded(double share) { return std::round(share * 1000) / 1000; }

Text textOf(const match::Analysis& a) {
    json::array list, worst;
    for (const match::Moment& m : a.moments)
        list.push_back(json::object{{"step", m.step},
                                    {"seat", m.seat.index()},
                                    {"chance", rounded(m.chance)},
                                    {"lost", rounded(m.lost)},
                                    {"did", m.did},
                                    {"better", m.better}});
    for (size_t i : match::costliest(a.moments, kWorst)) worst.push_back(i);
    return std::make_shared<const std::string>(json::serialize(json::object{{"moments", std::move(list)},
                                                                            {"worst", std::move(worst)},
                                                                            {"complete", a.complete()},
                                                                            {"all", a.all},
                                                                            {"every", a.every}}));
}

}  // namespace

// Whatever happens to who looks, the next one may.
struct Analyses::Looking {
    Analyses& all;
    ~Looking() {
        const std::lock_guard lock(all.mutex_);
        all.looking_ = false;
    }
};

Or<Text> Analyses::of(const std::string& match, const Look& look) {
    Entry entry{match, {}, nullptr};
    {
        const std::lock_guard lock(mutex_);
        if (const Entry* known = find(match)) entry = *known;
        if (entry.found.complete() || (looking_ && entry.text)) return entry.text;
        if (looking_) return Refusal{503, "another match is being looked at", "try again in a few seconds"};
        looking_ = true;
    }
    const Looking looking{*this};
    if (const std::optional<Problem> problem = look(entry.found))
        return Refusal{409, "this match is played otherwise today: " + problem->message, "it can be watched all the same"};
    Text out = entry.text = textOf(entry.found);
    const std::lock_guard lock(mutex_);
    keep(std::move(entry));
    return out;
}

Analyses::Entry* Analyses::find(const std::string& match) {
    const auto it = std::ranges::find(kept_, match, &Entry::match);
    return it == kept_.end() ? nullptr : &*it;
}

// The newest are kept.
void Analyses::keep(Entry entry) {
    if (Entry* known = find(entry.match)) {
        *known = std::move(entry);
        return;
    }
    if (kept_.size() == kKept) kept_.pop_front();
    kept_.push_back(std::move(entry));
}

}  // namespace cantina::server
