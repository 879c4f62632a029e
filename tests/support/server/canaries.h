// Canaries: the titles and ids of cards that a viewer cannot know yet. None of them may be in anything sent to that viewer.
//
// What is hidden is told by a list of zones of our own, not by the mask that is under test. A card stops being a canary for
// a viewer when it was once in a zone that the viewer sees; when a line of the log says that it was shown; or when the
// viewer's own view names it right after a card was used that lets somebody look at hidden cards, or while a card is in
// play that makes a player put cards down faceup. What was seen once is known for good, also when it was taken back.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "match/sitting.h"
#include "server/head.h"
#include "tests/support/server/quiet_match.h"

namespace cantina::proof {

struct Leak {
    int viewer = 0;
    int64_t moment = 0;
    std::string what;   // the title or id
    std::string where;  // the text around it
};

class Canaries {
public:
    // Everything that was given to the match, in order, what was taken back too.
    Canaries(const Game& game, const server::Head& head, const std::vector<store::Entry>& entries);

    // A moment is named by its number in the messages to that viewer, for whom the secret picks of others do not count.
    // At most `most` leaks in these frames, in the order in which they were sent.
    std::vector<Leak> search(const std::vector<Frame>& frames, size_t most = 5) const;
    // How many titles that viewer cannot know at that moment.
    size_t count(int viewer, int64_t moment) const;
    // One of them; empty: there is none.
    std::string some(int viewer, int64_t moment) const;
    // Whether it is one of them.
    bool hides(int viewer, const std::string& title, int64_t moment) const { return isCanary(viewer, title, moment); }
    const std::string& idOf(const std::string& title) const { return ids_.at(title); }
    int64_t moments(int viewer) const { return now_[static_cast<size_t>(viewer)]; }
    // The whole table after so many decisions, as nobody may see it.
    const TableView& everything(int64_t moment) const { return views_[static_cast<size_t>(moment)]; }
    // Cards that were shown or looked at while they stayed hidden.
    size_t shown() const { return shown_; }

private:
    static constexpr int kViewers = QuietMatch::kViewers;
    void count(const match::Sitting& sitting, const server::Given& given, bool quietUndo);
    void pass(const Game& game, const std::byte* state);
    void look(const TableView& view);
    void lookWith(int viewer, const TableView& view);
    void listen(const match::Step& step, const match::Replay& replay);
    void seen(int viewer, const std::string& title);
    bool isCanary(int viewer, const std::string& title, int64_t moment) const;
    bool covered(const std::string& text, size_t at, const std::string& title, int viewer, int64_t moment) const;

    std::map<std::string, std::string> ids_;          // title -> an id
    std::map<std::string, int64_t> since_[kViewers];  // title -> the first moment at which it may be known
    std::map<std::string, std::string> texts_;        // title -> as JSON writes it
    std::vector<std::string> lookers_;                // titles of cards that let somebody look
    std::vector<std::string> openers_;                // that make a player put something down faceup
    bool opened_ = false;                             // one of those is in play
    std::deque<bool> looked_;                         // of the last steps: such a card was named
    std::vector<TableView> views_;
    std::array<int64_t, kViewers> now_{};  // the moment that is being looked at, by viewer
    size_t shown_ = 0;
};

}  // namespace cantina::proof
