#include "tests/support/server/canaries.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string_view>

namespace cantina::proof {
namespace {

constexpr int64_t kNever = INT64_MAX;

// Zones of a seat that the others cannot look into.
constexpr std::array<std::string_view, 11> kHiddenZones = {
    "hand",         "deck",           "Reserve Deck", "Force Pile",          "Used Pile", "build",
    "command deck", "objective deck", "edge stack",   "starting objectives", "face down"};

// How a line of the log says that a card was shown: whole words of ours.
constexpr std::array<std::string_view, 7> kShowing = {"reveal",  "show",      "destiny",    "partly builds",
                                                      " plays ", " deploys ", " completes "};
// How a card's wording says that it lets somebody look, with a capital or without.
constexpr std::array<std::string_view, 3> kLooking = {"ook at", "eveal", "how "};
constexpr std::array<std::string_view, 1> kOpening = {"faceup"};
constexpr size_t kStepsOfALook = 12;

template <size_t N>
bool hasAny(const std::string& text, const std::array<std::string_view, N>& words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view w) { return text.find(w) != std::string::npos; });
}

bool isHidden(std::string_view zone) {
    return std::find(kHiddenZones.begin(), kHiddenZones.end(), zone) != kHiddenZones.end();
}

std::string asJson(const std::string& text) {
    const std::string quoted = json::serialize(json::value(text));
    return quoted.substr(1, quoted.size() - 2);
}

}  // namespace

Canaries::Canaries(const Game& game, const server::Head& head, const std::vector<store::Entry>& entries) {
    const auto says = [](const CardInfo& card, const auto& words) {
        return std::any_of(card.wording.begin(), card.wording.end(), [&](const std::string& w) { return hasAny(w, words); });
    };
    for (const CardInfo& card : game.cards()) {
        if (says(card, kLooking)) lookers_.push_back(card.title);
        if (says(card, kOpening)) openers_.push_back(card.title);
    }
    std::vector<match::Chair> chairs;
    for (const server::Seating& s : head.seats) chairs.push_back({s.name});
    match::Sitting sitting(game, false, head.setup(), std::move(chairs));
    if (auto problem = sitting.begin()) throw std::runtime_error(problem->message);
    size_t heard = 0;
    const auto settle = [&] {
        while (!sitting.over() && sitting.options().size() == 1) {
            pass(game, sitting.state());
            (void)sitting.choose(sitting.decision().seat, sitting.options().front());
        }
    };
    settle();
    pass(game, sitting.state());
    for (const store::Entry& entry : entries) {
        const auto given = server::readGiven(entry);
        if (!given) continue;  // talk
        views_.push_back(game.view(sitting.state(), kNobody));
        const bool quietUndo = given->kind == server::EntryKind::undo && !given->consent && sitting.picking() == given->seat;
        if (given->kind == server::EntryKind::decision)
            (void)sitting.choose(given->seat, given->option, given->byItself);
        else if (given->kind == server::EntryKind::undo)
            (void)sitting.undo(given->seat, given->consent);
        else
            (void)sitting.request(given->seat, given->option);
        const size_t steps = sitting.replay().steps.size();
        settle();
        count(sitting, *given, quietUndo);
        // What happened on the way belongs to the message about its end.
        pass(game, sitting.stateAt(steps).data());
        for (size_t i = std::min(heard, steps); i < sitting.replay().steps.size(); ++i) {
            pass(game, sitting.stateAt(i).data());
            listen(sitting.replay().steps[i], sitting.replay());
        }
        heard = sitting.replay().steps.size();
        pass(game, sitting.state());
        if (given->kind != server::EntryKind::clock && given->kind != server::EntryKind::absence && given->hash != 0 &&
            game.hash(sitting.stateAt(steps).data()) != given->hash)
            throw std::runtime_error("an entry plays otherwise than it did");
    }
    views_.push_back(game.view(sitting.state(), kNobody));
}

// In words of our own: picks of hidden cards are not told to the others before the set is complete.
void Canaries::count(const match::Sitting& sitting, const server::Given& given, bool quietUndo) {
    const match::Step* last = sitting.replay().steps.empty() ? nullptr : &sitting.replay().steps.back();
    const bool untold = given.kind == server::EntryKind::decision && last != nullptr && !last->lines.empty() &&
                        !sitting.over() && last->lines.front().texts.back().empty();
    for (int v = 0; v < kViewers; ++v)
        if (!(untold || quietUndo) || given.seat == seatAt(v)) ++now_[static_cast<size_t>(v)];
}

void Canaries::pass(const Game& game, const std::byte* state) {
    look(game.view(state, kNobody));
    std::vector<std::byte> masked(game.stateSize());
    for (int v = 0; v < kViewers; ++v) {
        const Seat eyes = v < 2 ? seatAt(v) : kSpectator;
        game.mask(state, eyes, masked.data());
        lookWith(v, game.view(masked.data(), eyes));
    }
}

void Canaries::lookWith(int viewer, const TableView& view) {
    if (!opened_ && std::find(looked_.begin(), looked_.end(), true) == looked_.end()) return;
    for (const ZoneView& zone : view.zones)
        for (const PieceView& p : zone.pieces)
            if (isHidden(zone.name) && isCanary(viewer, p.title, now_[static_cast<size_t>(viewer)])) {
                seen(viewer, p.title);
                ++shown_;
            }
}

void Canaries::seen(int viewer, const std::string& title) {
    int64_t& since = since_[viewer][title];
    since = std::min(since, now_[static_cast<size_t>(viewer)]);
}

// A state between two moments counts for the later one: its frame tells of both.
void Canaries::look(const TableView& view) {
    opened_ = false;
    for (const ZoneView& zone : view.zones)
        for (const PieceView& p : zone.pieces) {
            if (p.title.empty()) continue;
            opened_ = opened_ || (zone.inPlay && std::find(openers_.begin(), openers_.end(), p.title) != openers_.end());
            if (!ids_.contains(p.title)) {
                ids_[p.title] = p.card;
                texts_[p.title] = asJson(p.title);
                for (auto& since : since_) since[p.title] = kNever;
            }
            for (int v = 0; v < kViewers; ++v) {
                const bool own = v < 2 && (p.owner == seatAt(v) || (zone.seat.some() && zone.seat == seatAt(v)));
                if (own || !isHidden(zone.name)) seen(v, p.title);
            }
        }
}

void Canaries::listen(const match::Step& step, const match::Replay& replay) {
    looked_.push_back(false);
    if (looked_.size() > kStepsOfALook) looked_.pop_front();
    for (const match::Line& line : step.lines)
        for (int v = 0; v < kViewers; ++v) {
            const std::string& text = line.texts[match::viewerIndex(replay, v < 2 ? seatAt(v) : kSpectator)];
            looked_.back() = looked_.back() || std::any_of(lookers_.begin(), lookers_.end(), [&](const std::string& title) {
                                 return text.find(title) != std::string::npos;
                             });
            if (!hasAny(text, kShowing)) continue;
            for (const auto& [title, id] : ids_)
                if (isCanary(v, title, now_[static_cast<size_t>(v)]) && text.find(title) != std::string::npos) {
                    seen(v, title);
                    ++shown_;
                }
        }
}

bool Canaries::isCanary(int viewer, const std::string& title, int64_t moment) const {
    const auto it = since_[viewer].find(title);
    return it != since_[viewer].end() && it->second > moment;
}

size_t Canaries::count(int viewer, int64_t moment) const {
    size_t n = 0;
    for (const auto& [title, id] : ids_) n += isCanary(viewer, title, moment) ? 1 : 0;
    return n;
}

std::string Canaries::some(int viewer, int64_t moment) const {
    for (const auto& [title, id] : ids_)
        if (isCanary(viewer, title, moment)) return title;
    return "";
}

// Part of a longer title that may be there.
bool Canaries::covered(const std::string& text, size_t at, const std::string& title, int viewer, int64_t moment) const {
    for (const auto& [longer, words] : texts_) {
        if (longer == title || isCanary(viewer, longer, moment)) continue;
        for (size_t inside = words.find(texts_.at(title)); inside != std::string::npos;
             inside = words.find(texts_.at(title), inside + 1))
            if (at >= inside && text.compare(at - inside, words.size(), words) == 0) return true;
    }
    return false;
}

std::vector<Leak> Canaries::search(const std::vector<Frame>& frames, size_t most) const {
    std::vector<Leak> leaks;
    std::array<int64_t, kViewers> moment{};
    constexpr std::string_view kState = R"({"t":"state","n":)";
    for (const Frame& f : frames) {
        int64_t& now = moment[static_cast<size_t>(f.viewer)];
        if (f.text.starts_with(kState)) now = std::strtoll(f.text.c_str() + kState.size(), nullptr, 10);
        for (const auto& [title, id] : ids_) {
            if (leaks.size() >= most || !isCanary(f.viewer, title, now)) continue;
            size_t at = f.text.find('"' + id + '"');
            if (at == std::string::npos) {
                at = f.text.find(texts_.at(title));
                while (at != std::string::npos && covered(f.text, at, title, f.viewer, now))
                    at = f.text.find(texts_.at(title), at + 1);
            }
            if (at == std::string::npos) continue;
            leaks.push_back({f.viewer, now, title, f.text.substr(at < 120 ? 0 : at - 120, 260)});
        }
    }
    return leaks;
}

}  // namespace cantina::proof
