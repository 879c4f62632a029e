// One table: a sitting with its chairs, its viewers, its clocks and its chat. No network here: a viewer is a Watcher.
//
// Everything given to the match (a decision, a request, an undo, a clock that ran out, a line of chat) becomes an entry. An
// entry is applied, handed to the store, and told to anybody only after the store has it on the disk: what is to be sent
// waits in the outbox for the entries it depends on. Start-up, reconnection after a failed write, and watching an old match
// are one path: the head, then the entries again.
//
// Every public function takes the table's lock; nothing here waits while it holds it.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "match/tutor.h"
#include "server/head.h"
#include "server/json.h"
#include "server/services.h"
#include "server/wire.h"

namespace cantina::server {

using Text = std::shared_ptr<const std::string>;

// An open connection at a table. Its functions may be called from any thread and do not wait.
class Watcher {
public:
    explicit Watcher(std::string who, std::string through = {}) : person(std::move(who)), session(std::move(through)) {}
    virtual ~Watcher() = default;
    virtual void send(Text text) = 0;
    virtual void close(std::string_view why) = 0;
    const std::string person;   // empty: a stranger
    const std::string session;  // the hash of its token
};

class Table : public std::enable_shared_from_this<Table> {
public:
    Table(Services& services, const Game& game, store::Match row, Head head);

    // Applies what was given so far. A problem: the match cannot go on with this program (it is closed as undecided then).
    std::optional<Problem> load(const std::vector<store::Entry>& entries);
    // Lets computers, clocks and passes by themselves go on. After load(), once.
    void start();

    // --- people
    void join(const std::shared_ptr<Watcher>& watcher);
    void leave(const std::shared_ptr<Watcher>& watcher);
    void hear(const std::shared_ptr<Watcher>& watcher, std::string_view message);

    // --- the house
    using Done = std::function<void(std::optional<Problem>)>;
    // A friend takes the empty seat; the match begins. `done` runs when it is stored, unless there is a problem at once.
    std::optional<Problem> seat(int at, const std::string& person, const std::string& name, DeckList deck, Done done);
    // Undecided: "closed" by an operator, "changed" rules or cards, "long", "absence" of a player.
    void closeTable(const std::string& rule, const std::string& says);
    void rematchIs(const std::string& table);  // made by the house; empty: it could not be made
    void letGo();                              // forgets all viewers without a word: the house closes
    // Closes the connections of those.
    void dismiss(const std::function<bool(const Watcher&)>& whom, std::string_view why);
    // Before it began: who opened it takes the invitation back, and nothing of it is kept; another player gives the seat up.
    enum class Withdrawn : uint8_t { no, table, seat };
    Withdrawn withdraw(const std::string& person, Done done);
    bool expire(int64_t since);  // takes back an invitation that is older than that
    json::object summary(const std::string& person) const;
    // Of a match that is not at a table now.
    static json::object summaryOf(const store::Match& row, const Head& head, const std::string& person);
    bool concerns(const std::string& person) const;  // sits here
    bool isOpen() const;                             // waiting or being played
    bool isPublic() const;
    bool maySleep(int64_t since) const;  // untouched since then, and nothing goes on by itself
    bool broken() const;                 // a write failed: load it again
    store::Match row() const;
    Head head() const;
    match::Replay replay() const;  // with the commitment; the key is in it
    json::object frames(int viewer, size_t from, size_t to) const;
    const std::string& id() const { return id_; }
    const Game& game() const { return game_; }
    size_t watchers() const;

private:
    // Who gets the same messages: one seat, all strangers, or the one person who has several seats.
    struct Stream {
        int seat = -1;  // kSolo, kStrangers or a seat
        Shadow shadow;
        size_t steps = 0;  // whose lines were sent
        std::vector<std::shared_ptr<Watcher>> watchers;
    };
    static constexpr int kStrangers = -1, kSolo = -2;
    struct Waiting {
        uint32_t needs;  // batches on the disk
        std::vector<std::shared_ptr<Watcher>> to;
        Text text;
    };
    struct Saying {  // a message from a client
        const std::shared_ptr<Watcher>& from;
        const json::object& body;
        int64_t n;
    };

    // table.cpp: what is given
    Why take(Given& given);
    Why give(Given given);  // take, store
    void commit(EntryKind kind, std::string body);
    void submit(store::Batch batch, Done done = {});
    void stored(uint32_t batch, const std::optional<Problem>& problem);
    void settle();                    // answers what is forced
    void noteUntold(bool quietUndo);  // after an entry: whether the others may notice it
    bool isQuietUndo(const Given& given) const;
    bool isUntold(uint32_t moment) const;
    void publish(bool full);  // tells everybody who may notice what was given since the last time
    void follow();            // who moves next by itself: a computer, a pass, a clock
    void passByItself(uint32_t moment);
    void runOut(uint32_t moment);
    void finish();
    void close(const std::string& rule, const std::string& says);
    void dropTable(const std::string& says, Done done);
    bool loadTalk(const store::Entry& entry);
    void hush(const Muting& muting);
    void reseat();                       // sorts the viewers anew by who sits where
    int64_t claimableAt(Seat by) const;  // when this seat may claim the match of one who stays away; 0: never
    bool mustPause() const;
    bool passesByItself() const;
    bool givesItself() const { return mustPause() || passesByItself(); }
    int64_t pause() const;
    bool personsBeside(const std::string& person) const;
    void updateClock(const Given& given, Seat asked);
    int64_t limitLeft() const;

    // table_thinking.cpp: computers and hints
    struct Hinting {
        Seat seat;
        uint32_t moment;
        match::State masked;
        std::vector<Option> options;
        std::vector<size_t> places;  // of those among all that are offered
        std::shared_ptr<Watcher> to;
    };
    void think();
    void tellThinking(Seat seat, uint32_t moment, double share);  // below 0: no share
    Why mayHint(const Saying& s, Seat seat) const;
    void hearHint(const Saying& s);
    void thinkHint(const Hinting& hinting);

    // table_lesson.cpp: a table where somebody learns
    void followLesson();
    bool isTaught() const { return tutor_ && !tutor_->guide().done(); }
    bool playTaught();  // what the lesson has the computer do, if it does
    Why judge(Seat seat, const Option& option) const;
    json::object lessonJson() const;

    // table_view.cpp: what is told
    Stream& streamOf(const std::string& person);
    std::vector<int> seatsOf(const std::string& person) const;
    Seat viewerOf(const Stream& stream) const;
    // The number of a moment for who sees the table through that stream: what another seat picks in secret does not count.
    uint32_t momentNumber(int stream, uint32_t moment) const;
    int streamKind(const std::string& person) const;
    bool notices(const Stream& stream, int picker) const { return stream.seat == kSolo || stream.seat == picker; }
    json::object tableJson(const std::string& person) const;
    json::object stateJson(Stream& stream, bool full);
    Moment momentFor(Seat viewer, const match::State& masked) const;
    json::object undoJson(const Stream& stream) const;
    Seat undoer(const Stream& stream) const;
    json::object clockJson(const Stream& stream) const;
    json::object overJson() const;
    void tell(const Stream& stream, const json::object& message);
    void tell(const std::shared_ptr<Watcher>& watcher, const json::object& message);
    void tellAll(const json::object& message);
    void tellPresence();
    void deliver(std::vector<std::shared_ptr<Watcher>> to, std::string text);
    void flush();
    void refuse(const Saying& saying, const std::string& re, const Why& why, const std::string& hint = "");
    Seat actor(const Saying& saying) const;

    // table_talk.cpp: what is heard
    void hearChoose(const Saying& s);
    void hearSeveral(const Saying& s, Seat seat, const json::array& indices);
    void hearRequest(const Saying& s);
    void hearWhy(const Saying& s);
    void hearUndo(const Saying& s);
    void hearUndoAnswer(const Saying& s);
    void hearChat(const Saying& s);
    void hearMute(const Saying& s);
    void hearAutopass(const Saying& s);
    void hearReport(const Saying& s);
    void hearRematch(const Saying& s);
    void hearClaim(const Saying& s);
    void hearPing(const Saying& s);
    void takeBack(Seat seat, bool consent);
    bool current(const Saying& s, const std::string& re);
    struct Hearing;
    static const std::vector<Hearing>& hearings();

    std::vector<match::Chair> chairs() const;
    std::optional<Problem> begin();

    mutable std::mutex mutex_;
    Services& services_;
    const Game& game_;
    const std::string id_;
    store::Match row_;
    Head head_;
    std::unique_ptr<match::Sitting> sitting_;  // null: somebody is missing still
    std::optional<match::Tutor> tutor_;        // of a lesson; follows the sitting
    std::vector<std::string> names_;           // of the seats
    std::vector<uint32_t> moments_;            // of each step of the sitting
    uint32_t moment_ = 0;                      // entries without chat: what clients call n, but for what they may not notice
    std::vector<std::vector<uint32_t>> untold_;  // by seat: moments that nobody else may notice
    int told_ = 0, quiet_ = 0;                   // entries since the last publish(): that all notice, that one seat does
    uint32_t count_ = 0;                         // entries
    uint32_t submitted_ = 0, durable_ = 0;       // batches given to the store; on the disk
    bool rowChanged_ = false;
    bool broken_ = false;
    std::string endRule_;  // a reason of the house: "clock", "closed"
    std::deque<Waiting> outbox_;
    std::vector<Stream> streams_;
    std::vector<ChatLine> chat_;
    std::map<std::string, std::set<int>> muted_;       // by person
    std::map<std::string, std::deque<int64_t>> said_;  // times of chat lines by person
    std::set<std::string> again_;                      // persons who asked for a rematch
    std::vector<int64_t> left_;                        // ms per seat
    int64_t askedAt_ = 0;
    int64_t openlyAskedAt_ = 0;  // as those know it who may not notice secret picks
    int64_t givenAt_ = 0;        // the last entry that was no talk and that all noticed, as the clock on the wall had it
    int undos_ = 0, requests_ = 0, mutes_ = 0;
    int64_t thought_ = 0, openlyThought_ = 0;  // about this decision, before undos
    int64_t thinkingTold_ = -1;                // the moment, as strangers count, for which it was told
    int hints_ = 0;                            // that were asked for
    bool hinting_ = false;                     // one is thought about
    std::atomic<uint32_t> hintMoment_ = 0;     // moment_ for who thinks without the lock
    int undoBy_ = -1;
    std::set<int> undoAgreed_;
};

}  // namespace cantina::server
