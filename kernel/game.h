// The contract: everything above games/ reaches a game through this header alone.
//
// A state is an opaque block of stateSize() bytes that may be copied with memcpy, stored, sent and hashed. All functions are
// const and may be called from any thread on different states. Options are values; what they mean to people comes from
// words().
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/aspects.h"
#include "kernel/chance.h"
#include "kernel/event.h"
#include "kernel/ids.h"
#include "kernel/option.h"
#include "kernel/rule.h"
#include "kernel/tree.h"

namespace cantina {

// What went wrong and what to do about it; `where` is a place in the input ("given.p1.characters[2]", "deck line 7").
struct Problem {
    std::string where;
    std::string message;
    std::string rule;  // a rule id, if a rule says so
};

struct DeckEntry {
    int count = 1;
    std::string card;         // id or title
    std::string section;      // the game's: "characters", "objectives"; empty for the draw deck
    std::string detail = {};  // what the game wants to know beside the number: "elite"
};

// A deck as people keep it (kernel/decks.h reads and writes files). Everything but the entries is for people.
struct DeckList {
    std::string name;
    std::vector<DeckEntry> entries;
    std::string format = {};  // what it was built for; empty: the game's default
    std::string style = {};   // "fast", "control"
    std::string level = {};   // how hard it is to play: "easy", "normal", "hard"
    std::string plan = {};    // one line: how it wins
};

struct FormatInfo {
    std::string id, title;
    std::string says;  // one line: sets, edition, date of the corrections
};

struct Setup {
    std::string format;           // empty: the game's default
    std::vector<DeckList> decks;  // one per seat: 2 to 4
    ChanceKey key;
};

struct Decision {
    Seat seat = kNobody;
    bool over = false;
    bool fault = false;
    std::string_view procedure;
    std::string_view step;
    std::string_view rule;
};

struct Ending {
    bool over = false;
    uint8_t winners = 0;    // a bit per seat; none is a draw
    std::string_view rule;  // how it ended
};

// One line of the stack, top first.
struct StackLine {
    std::string_view procedure;
    std::string_view step;
    std::string_view rule;
    std::string about = {};  // for people: the ability that is being resolved, the event that can be answered
    bool waits = false;      // nothing of it is being carried out now: it goes on with this step, or has yet to begin
    std::string doing() const { return (waits ? "before " : "") + std::string(step); }
};
// The procedure of a line that is no frame: a standing check called what lies above.
inline constexpr const char* kCheckLine = "standing checks";

// A procedure as the rulebook lists it: what a ribbon of steps is drawn from. `asks`: somebody may be asked there.
struct ProcedureInfo {
    struct Line {
        std::string name, rule;
        bool asks = false;
    };
    std::string name;
    std::vector<Line> steps;
};

// An option in words: "plays" "Toy Blaster" ("on Trooper").
struct OptionWords {
    std::string verb;    // third person: "activates", "chooses", "passes"
    std::string object;  // a title or a number; empty for pass
    std::string detail;  // "on Trooper", "second ability"
    std::string label() const {
        std::string out = verb;
        if (!object.empty()) out += " " + object;
        if (!detail.empty()) out += " " + detail;
        return out;
    }
};

struct Why {
    bool legal = false;
    std::string rule;
    std::string says;
    bool part = false;  // what failed only helps with that row (partOf): switching the row off does not lift it
};

// What a scenario reads: a number, a text, or a list of texts; nothing when the question makes no sense.
struct Reading {
    enum class Kind : uint8_t { none, number, text, list } kind = Kind::none;
    int64_t number = 0;  // thousandths
    std::string text;
    std::vector<std::string> list;
    std::string problem;  // why there is nothing
};

struct AbilityInfo {
    std::string id;  // "XX-1/after": what a test switches off
    std::string wording;
};

struct CardInfo {
    std::string id, title, set, type;
    std::vector<std::pair<std::string, std::string>> facts;  // "health" -> "10"
    std::vector<std::string> wording;                        // one paragraph per ability
    std::vector<AbilityInfo> abilities;
    bool complete = true;            // false: stats only, shown as such to players
    std::vector<std::string> notes;  // errata in force, with dates
};

// What can be said about a piece, a player or the table in a word and a value: "damage" "2"; "exhausted" "".
struct Mark {
    std::string name, value;
};

struct PieceView {
    Piece piece;
    std::string card, title;  // empty: hidden from the viewer
    Seat owner, controller;
    Piece on;            // what it is attached to, aboard of, stacked with
    bool token = false;  // no card: a die, a counter; it may come and go
    std::vector<Mark> marks;
};

struct ZoneView {
    std::string name;
    Seat seat;
    int count = 0;
    bool inPlay = false;
    std::vector<PieceView> pieces;  // in order, first = top
};

struct SeatView {
    std::string role;  // "Dark Side" where seats differ
    std::vector<Mark> marks;
};

// The whole table as one seat sees it: what a terminal or a browser draws.
struct TableView {
    std::vector<Mark> marks;  // "round" "3"
    std::vector<SeatView> seats;
    std::vector<ZoneView> zones;      // those that have pieces
    std::vector<std::string> unseen;  // cards of the viewer's own that lie face down somewhere, sorted: a set, not an order
};

struct BenchTable {
    std::string name;
    Setup setup;
    bool toys = true;  // needs the toy cards in the book; a table of real decks must be measured without them
};

class Game {
public:
    virtual ~Game() = default;

    // --- identity
    virtual std::string_view name() const = 0;
    virtual std::string_view prefix() const = 0;  // of its rule ids: "DST"
    virtual size_t stateSize() const = 0;
    virtual uint32_t stateVersion() const = 0;
    virtual int maxSeats() const = 0;
    virtual int seats(const std::byte* state) const = 0;  // that sat down, whoever has left since

    // --- decks
    virtual std::vector<FormatInfo> formats() const = 0;  // the first is the default
    // Everything that is wrong with a deck, each with its rule; empty: legal.
    virtual std::vector<Problem> checkDeck(const DeckList& deck, std::string_view format) const = 0;
    // The seat that this deck must take (a side of the game), -1: any.
    virtual int seatFor(const DeckList& deck) const = 0;

    // --- a match
    virtual std::optional<Problem> create(const Setup& setup, std::byte* state) const = 0;
    virtual Decision decision(const std::byte* state) const = 0;
    // Writes at most `capacity` options and returns how many there are. More than kMaxOptions: the driver calls giveUp().
    virtual int legal(const std::byte* state, Option* out, int capacity) const = 0;
    // Puts the game into the fault "too many options".
    virtual void giveUp(std::byte* state) const = 0;
    // Precondition: the option is legal.
    virtual void apply(std::byte* state, const Option& option, EventSink* sink = nullptr) const = 0;
    // For what comes from outside: checks first, changes nothing on a no.
    virtual Why tryApply(std::byte* state, Seat seat, const Option& option, EventSink* sink = nullptr) const = 0;
    // Requests that need no turn: concede, offer a draw or answer such an offer. (Piles are counted in every view.)
    virtual int standing(const std::byte* state, Seat seat, Option* out, int capacity) const = 0;
    virtual Why request(std::byte* state, Seat seat, const Option& option, EventSink* sink = nullptr) const = 0;
    virtual Ending ending(const std::byte* state) const = 0;
    // Which turn it is, or which round where a game counts those: another number once the next one has begun.
    virtual int turn(const std::byte* state) const = 0;
    // A new key for everything that chance has yet to decide: an undo past a chance must not let anybody know what comes.
    virtual void rekey(std::byte* state, const ChanceKey& key) const = 0;

    // --- views
    virtual void mask(const std::byte* state, Seat viewer, std::byte* out) const = 0;
    virtual void resample(std::byte* masked, Seat viewer, const ChanceKey& key) const = 0;
    virtual bool informed(const std::byte* before, const std::byte* after, Seat seat) const = 0;
    virtual int evaluate(const std::byte* masked, Seat seat) const = 0;
    // What that number is made of (of a table of two), for those who tune it.
    virtual std::vector<Aspect> aspects(const std::byte* masked, Seat seat) const = 0;
    // Of a state that was masked for that viewer. A mask spreads the viewer's own face-down cards over their places, so what
    // the viewer does not know by its place has no title here. kNobody, with a full state: everything by its name.
    virtual TableView view(const std::byte* masked, Seat viewer) const = 0;

    // --- explanations and words
    virtual Why explain(const std::byte* state, Seat seat, const Option& option) const = 0;
    // Every act that a player of that seat might think of now, legal or not: "why can't I play this?" looks here.
    virtual std::vector<Option> imaginable(const std::byte* state, Seat seat) const = 0;
    // The question is one of the turn itself, not one inside a procedure: a scenario may end here.
    virtual bool isTopLevel(const std::byte* state) const = 0;
    virtual OptionWords words(const std::byte* state, const Option& option) const = 0;
    // Every verb that words() has: what is none of them is a mistyped one.
    virtual std::vector<std::string> verbs() const = 0;
    // The event as that viewer may know it, of the full state or the viewer's masked one: pieces that are hidden from the
    // viewer are not named. Empty: nothing to tell.
    virtual std::string tell(const std::byte* state, const Event& event, Seat viewer) const = 0;
    // What the seat that decides is asked, as a sentence; empty when nobody is.
    virtual std::string question(const std::byte* masked) const = 0;
    virtual std::vector<StackLine> stack(const std::byte* state) const = 0;
    virtual std::vector<ProcedureInfo> procedures() const = 0;
    virtual std::string_view faultName(const std::byte* state) const = 0;

    // --- bytes
    virtual uint64_t hash(const std::byte* state) const = 0;
    virtual std::vector<std::byte> serialise(const std::byte* state) const = 0;
    virtual std::optional<Problem> deserialise(const std::vector<std::byte>& bytes, std::byte* state) const = 0;
    // Every piece in one zone, every list within its capacity.
    virtual bool valid(const std::byte* state) const = 0;

    // --- scenarios
    virtual std::optional<Problem> place(const Tree& given, const ChanceKey& key, std::byte* state) const = 0;
    // `query` is a word such as p1.character "Trooper"; `field` what is asked about it ("damage").
    virtual Reading inspect(const std::byte* state, const Tree& query, std::string_view field) const = 0;

    // --- book, rules
    virtual std::vector<CardInfo> cards() const = 0;
    virtual std::vector<std::string> ruleIds() const = 0;  // everything that can be switched off
    virtual void setSwitches(const std::vector<std::string>& off) = 0;
    // Whether any rule that is off was asked for since setSwitches: if not, there is nothing to switch off.
    virtual bool switchesConsulted() const = 0;
    virtual std::vector<BenchTable> benchTables() const = 0;
    virtual uint64_t signature() const = 0;  // of everything in the book that plays
    // Of one card; 0 if there is none.
    virtual uint64_t cardSignature(std::string_view id) const = 0;
    // The card that a piece is, as a number of the book (cardId() names it); 0: no card, or not known in this state.
    virtual uint16_t cardOf(const std::byte* state, Piece piece) const = 0;
    virtual std::string_view cardId(uint16_t card) const = 0;
    // The first piece, by number, that is just like it: the same card out of play in the same zone with the same marks, a
    // die of the same card that shows the same side. Itself where there is none. For who wants to think about equal moves
    // once.
    virtual Piece lookalike(const std::byte* state, Piece piece) const = 0;
    // The ability that EventSink::used() names by number.
    virtual std::string abilityId(uint16_t ability) const = 0;
};

// Restores a game's switches however a test ends.
class SwitchedOff {
public:
    SwitchedOff(Game& game, const std::vector<std::string>& off) : game_(game) { game_.setSwitches(off); }
    ~SwitchedOff() { game_.setSwitches({}); }
    SwitchedOff(const SwitchedOff&) = delete;
    SwitchedOff& operator=(const SwitchedOff&) = delete;

private:
    Game& game_;
};

}  // namespace cantina
