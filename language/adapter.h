// GameOf<Rules>: makes the contract (kernel/game.h) out of a game's typed rules.
//
// A game provides a struct Rules with
//   using State; static constexpr kName, kPrefix, kStateVersion, kMaxSeats;
//   Rulebook<State> rulebook()            procedures, checks, zones, windows, endings, words
//   const Vocabulary& vocabulary()
//   create, place, inspect, words, explain, imaginable, isTopLevel, evaluate, aspects, tell, pieceName, prior, benchTables
//   optional: standing, request, conceded
//             prepare(book): notes about cards (Book::Notes) that are quicker to look at than the cards
//             formats(), checkDeck(book, deck, format), seatFor(book, deck)
//             checkDeckWith(switches, book, deck, format): where a rule that is off makes a difference inside the check
//             describePiece(t, piece, marks), describeSeat(t, seat, marks), describeTable(t, marks), hostOf(t, piece),
//             about(t, frame): what a question of this frame is about, beside what it asks ("X costs 3, 1 is paid");
//             question(t, frame): what a step asks where its name alone does not say it; empty: questions() does;
//             isToken(t, piece), roleOf(seat), pieceDetail(t, piece): behind its name in options ("of p2's Rey"),
//             parts(): the parts of a turn that a ribbon shows (language/questions.h),
//             remedies(): what would make legal what a rule forbids now (language/remedies.h),
//             numberDetail(t, number): behind a number that can be chosen ("focus tokens")
//             playsPrinted(state): this match is of an edition that plays the cards as they were printed: it is played from
//             a second book of the same files in the same order, so that a card has one number in both. With it go
//             editionOf(format) and setEdition(state, edition), which notes it before anything else is done
// Endings: index 0 is unused, index 1 is a concession, the last is a draw by agreement.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>

#include "kernel/embedded.h"
#include "kernel/game.h"
#include "kernel/hash.h"
#include "kernel/mask.h"
#include "kernel/serial.h"
#include "kernel/table.h"
#include "language/abilities.h"
#include "language/compile.h"
#include "language/decks.h"
#include "language/facts.h"
#include "language/limits.h"
#include "language/questions.h"
#include "language/remedies.h"

namespace cantina::language {

inline constexpr uint8_t kEndConcession = 1;

struct GameOptions {
    std::vector<CardFile> extraCards = {};  // --cards DIR; one with the path of an embedded file replaces it
    std::string asOf = {};                  // which corrections apply, see CompileOptions
    bool ownCards = true;                   // the embedded ones
    bool lint = false;                      // warnings beside errors, see CompileOptions
    bool toys = true;  // with the embedded toy cards: what a seat may be asked depends on the whole book
    bool real = true;  // with the other embedded cards
};

template <class Rules>
class GameOf final : public Game, public Liftable {
public:
    using State = typename Rules::State;
    using T = Table<State>;
    static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>,
                  "a game is a value: no pointer, no heap, no padding");

    explicit GameOf(const GameOptions& options) {
        std::vector<CardFile> files;
        std::string folder = std::string("games/") + Rules::kName + "/cards/";
        auto replaced = [&](std::string_view path) {
            return std::any_of(options.extraCards.begin(), options.extraCards.end(),
                               [&](const CardFile& f) { return f.path == path; });
        };
        if (options.ownCards)
            for (const EmbeddedFile& f : embeddedFiles())
                if (f.path.starts_with(folder) && !replaced(f.path) &&
                    (f.path.starts_with(folder + "toy/") ? options.toys : options.real))
                    files.push_back({std::string(f.path), std::string(f.bytes)});
        files.insert(files.end(), options.extraCards.begin(), options.extraCards.end());
        loaded_ = loadCards(Rules::vocabulary(), files, {options.asOf, options.lint});
        rules_ = rulebookOf(loaded_);
        if constexpr (kHasPrinted) {
            printed_ = loadCards(Rules::vocabulary(), files, {"printed", false});
            printedRules_ = rulebookOf(printed_);
        }
    }
    const std::vector<CardProblem>& problems() const { return loaded_.problems; }
    const Rulebook<State>& rulebook() const { return rules_; }

    std::string_view name() const override { return Rules::kName; }
    std::string_view prefix() const override { return Rules::kPrefix; }
    size_t stateSize() const override { return sizeof(State); }
    uint32_t stateVersion() const override { return Rules::kStateVersion; }
    int maxSeats() const override { return Rules::kMaxSeats; }
    int seats(const std::byte* bytes) const override { return state(bytes).core.seats; }

    // --- decks
    std::vector<FormatInfo> formats() const override {
        if constexpr (requires { Rules::formats(); })
            return Rules::formats();
        else
            return {{"open", "Open", "any cards of the book"}};
    }
    std::vector<Problem> checkDeck(const DeckList& deck, std::string_view format) const override {
        std::string_view asked = format.empty() ? std::string_view(deck.format) : format;
        std::vector<FormatInfo> known = formats();
        if (asked.empty()) asked = known.front().id;
        if (std::none_of(known.begin(), known.end(), [&](const FormatInfo& f) { return f.id == asked; }))
            return {{"format", noFormat(asked), ""}};
        if constexpr (requires { Rules::checkDeck(loaded_.book, deck, asked); }) {
            std::vector<Problem> problems = problemsOf(deck, asked);
            std::erase_if(problems, [&](const Problem& p) { return rules_.switches.off(RuleId(p.rule.c_str())); });
            return problems;
        } else {
            std::vector<Problem> problems;
            cardsOf(loaded_.book, deck, problems);
            return problems;
        }
    }
    int seatFor(const DeckList& deck) const override {
        if constexpr (requires { Rules::seatFor(loaded_.book, deck); }) return Rules::seatFor(loaded_.book, deck);
        return -1;
    }

    // --- a match
    std::optional<Problem> create(const Setup& setup, std::byte* bytes) const override {
        int seats = static_cast<int>(setup.decks.size());
        if (seats < 2 || seats > Rules::kMaxSeats)
            return Problem{"decks",
                           "this game is for 2 to " + std::to_string(Rules::kMaxSeats) + " players: give one deck for each",
                           ""};
        if (std::vector<FormatInfo> known = formats();
            !setup.format.empty() &&
            std::none_of(known.begin(), known.end(), [&](const FormatInfo& f) { return f.id == setup.format; }))
            return Problem{"format", noFormat(setup.format), ""};
        State& s = fresh(bytes, seats, setup.key);
        if constexpr (kHasPrinted)
            if (auto problem = Rules::setEdition(s, Rules::editionOf(setup.format))) return problem;
        T t = table(s);
        if (auto problem = Rules::create(t, setup)) return problem;
        cantina::run(t);
        return std::nullopt;
    }
    Decision decision(const std::byte* bytes) const override {
        const State& s = state(bytes);
        Decision d;
        d.over = s.core.over != 0;
        d.fault = s.core.fault != Fault::none;
        if (d.over || d.fault || s.core.stack.empty()) return d;
        d.seat = s.core.asked;
        const Frame& f = s.core.stack.back();
        const auto& p = rules_.procedures[f.procedure];
        d.procedure = p.name;
        if (f.step < p.steps.size()) {
            d.step = p.steps[f.step].name.text;
            d.rule = p.steps[f.step].rule.text;
        }
        return d;
    }
    int legal(const std::byte* bytes, Option* out, int capacity) const override {
        T t = table(state(bytes));
        Options options(out, capacity);
        cantina::legal(t, options);
        return options.size();
    }
    void giveUp(std::byte* bytes) const override { table(mutableState(bytes)).fault(Fault::tooManyOptions); }
    void apply(std::byte* bytes, const Option& option, EventSink* sink = nullptr) const override {
        Numbered numbered(sink, loaded_.book.abilities.size());
        T t = table(mutableState(bytes), isPrinted(state(bytes)) && sink != nullptr ? &numbered : sink);
        cantina::apply(t, option);
    }
    Why tryApply(std::byte* bytes, Seat seat, const Option& option, EventSink* sink = nullptr) const override {
        const State& s = state(bytes);
        if (s.core.over != 0) return {false, "", "the game is over"};
        if (!(s.core.asked == seat)) return {false, "", "it is not your decision"};
        Option buffer[kMaxOptions];
        Options options(buffer, kMaxOptions);
        T t = table(state(bytes));
        cantina::legal(t, options);
        if (!options.contains(option)) return explain(bytes, seat, option);
        apply(bytes, option, sink);
        return {true, "", ""};
    }
    int standing(const std::byte* bytes, Seat seat, Option* out, int capacity) const override {
        const State& s = state(bytes);
        Options options(out, capacity);
        if (s.core.over == 0 && seat.index() < s.core.seats && ((s.core.gone >> seat.index()) & 1) == 0) {
            options.add(optionAct(kVerbConcede));
            const uint32_t own = 1u << seat.index();
            const bool offered = (s.core.winners & ~own) != 0, agreed = (s.core.winners & own) != 0;
            if (!agreed) options.add(optionAct(offered ? kVerbAgreeToDraw : kVerbOfferDraw));
            if (agreed) options.add(optionAct(kVerbWithdrawDraw));
            if (offered) options.add(optionAct(kVerbRefuseDraw));
            if constexpr (requires(T& t) { Rules::standing(t, seat, options); }) {
                T t = table(state(bytes));
                Rules::standing(t, seat, options);
            }
        }
        return options.size();
    }
    Why request(std::byte* bytes, Seat seat, const Option& option, EventSink* sink = nullptr) const override {
        Option buffer[64];
        int n = standing(bytes, seat, buffer, 64);
        if (!Options(buffer, 64).contains(option) && !found(buffer, n, option))
            return {false, "", "this cannot be asked for now"};
        State& s = mutableState(bytes);
        T t = table(s, sink);
        if (option.verb == kVerbConcede) {
            concede(t, seat);
        } else if (option.verb >= kVerbWithdrawDraw && option.verb <= kVerbOfferDraw) {
            answerDraw(t, seat, option.verb);
        } else if constexpr (requires { Rules::request(t, seat, option); }) {
            Rules::request(t, seat, option);
        }
        return {true, "", ""};
    }
    Ending ending(const std::byte* bytes) const override {
        const State& s = state(bytes);
        if (s.core.over == 0) return {};
        return {true, s.core.winners, rules_.endings[s.core.ending].text};
    }
    void rekey(std::byte* bytes, const ChanceKey& key) const override { mutableState(bytes).core.chance.rekey(key); }

    // --- views
    void mask(const std::byte* bytes, Seat viewer, std::byte* out) const override {
        std::memcpy(out, bytes, sizeof(State));
        cantina::mask(rulesOf(state(out)), mutableState(out), viewer);
    }
    void resample(std::byte* masked, Seat viewer, const ChanceKey& key) const override {
        cantina::resample(rulesOf(state(masked)), mutableState(masked), viewer, Rules::prior(), key);
    }
    bool informed(const std::byte* before, const std::byte* after, Seat seat) const override {
        return cantina::informed(state(before), state(after), seat);
    }
    int evaluate(const std::byte* masked, Seat seat) const override {
        T t = table(state(masked));
        return Rules::evaluate(t, seat);
    }
    std::vector<Aspect> aspects(const std::byte* masked, Seat seat) const override {
        T t = table(state(masked));
        return Rules::aspects(t, seat);
    }

    TableView view(const std::byte* masked, Seat viewer) const override {
        State s = state(masked);
        TableView out;
        if (viewer.some()) out.unseen = blankUnknown(s, viewer);
        T t = table(s);
        if constexpr (requires { Rules::describeTable(t, out.marks); }) Rules::describeTable(t, out.marks);
        for (int i = 0; i < t.seats(); ++i) {
            SeatView seat;
            if constexpr (requires { Rules::roleOf(seatAt(i)); }) seat.role = Rules::roleOf(seatAt(i));
            if constexpr (requires { Rules::describeSeat(t, seatAt(i), seat.marks); })
                Rules::describeSeat(t, seatAt(i), seat.marks);
            out.seats.push_back(std::move(seat));
        }
        for (size_t kind = 0; kind < rules_.zones.size(); ++kind)
            for (int i = 0; i < t.seats(); ++i)
                if (Zone z{static_cast<uint8_t>(kind), seatAt(i)}; t.s.pieces.size(z) > 0)
                    out.zones.push_back(zoneView(t, z, rules_.zones[kind]));
        return out;
    }

    // --- words
    Why explain(const std::byte* bytes, Seat seat, const Option& option) const override {
        T t = table(state(bytes));
        Explanation e = Rules::explain(t, seat, option);
        if (e.legal()) {
            Option buffer[kMaxOptions];
            Options options(buffer, kMaxOptions);
            cantina::legal(t, options);
            if (t.s.core.asked == seat && options.contains(option)) return {true, "", ""};
            return {false, std::string(decision(bytes).rule), otherQuestion(bytes, seat)};
        }
        std::string says = e.says;
        if constexpr (requires { Rules::remedies(); })
            if (const std::string how = remedyFor(Rules::remedies(), t, seat, option, e); !how.empty()) says += "\n" + how;
        return {false, e.rule.text, std::move(says)};
    }
    std::vector<Option> imaginable(const std::byte* bytes, Seat seat) const override {
        std::vector<Option> out(kMaxOptions);
        Options options(out.data(), kMaxOptions);
        T t = table(state(bytes));
        Rules::imaginable(t, seat, options);
        out.resize(static_cast<size_t>(std::min(options.size(), kMaxOptions)));
        return out;
    }
    bool isTopLevel(const std::byte* bytes) const override {
        T t = table(state(bytes));
        return Rules::isTopLevel(t);
    }
    OptionWords words(const std::byte* bytes, const Option& o) const override {
        T t = table(state(bytes));
        switch (o.kind) {
            case OptionKind::piece: return {"chooses", Rules::pieceName(t, o.piece), pieceDetail(t, o.piece)};
            case OptionKind::number: return {"chooses", std::to_string(o.number), numberDetail(t, o.number)};
            case OptionKind::seat: return {"chooses", "p" + std::to_string(o.number + 1), ""};
            case OptionKind::yes: return {"accepts", "", ""};
            case OptionKind::no: return {"declines", "", ""};
            case OptionKind::done: return {"finishes", "", ""};
            case OptionKind::pass: return {"passes", "", ""};
            case OptionKind::act:
                if (o.verb == kVerbResolve)
                    return {"resolves", loaded_.book.title(t.s.pieces.row(o.piece).def), abilityName(t.book(), o)};
                if (o.verb == kVerbConcede) return {"concedes", "", ""};
                if (o.verb == kVerbOfferDraw) return {"offers", "a draw", ""};
                if (o.verb == kVerbAgreeToDraw) return {"agrees", "to a draw", ""};
                if (o.verb == kVerbRefuseDraw) return {"refuses", "a draw", ""};
                if (o.verb == kVerbWithdrawDraw) return {"withdraws", "the offer of a draw", ""};
                return Rules::words(t, o);
            case OptionKind::none: break;
        }
        return {"?", "", ""};
    }
    std::string tell(const std::byte* bytes, const Event& event, Seat viewer) const override {
        T t = table(state(bytes));
        Event told = event;
        for (PieceRef* r : {&told.subject, &told.object, &told.source})
            if (r->some() && !isKnownTo(t.s.pieces.row(r->piece), viewer)) *r = {};
        return Rules::tell(t, told, viewer);
    }
    std::string question(const std::byte* bytes) const override {
        const State& s = state(bytes);
        if (s.core.stack.empty() || s.core.over != 0 || s.core.fault != Fault::none) return "";
        const Frame& f = s.core.stack.back();
        const auto& p = rules_.procedures[f.procedure];
        if (f.step >= p.steps.size()) return "";
        const std::string_view step = stepName(f);
        if constexpr (requires(T& t) { Rules::question(t, f); }) {
            T t = table(state(bytes));
            if (std::string text = Rules::question(t, f); !text.empty()) return text;
        }
        if constexpr (requires { Rules::questions(); }) return questionText(Rules::questions(), p.name, step);
        return questionText({}, p.name, step);
    }
    std::vector<StackLine> stack(const std::byte* bytes) const override {
        std::vector<StackLine> out;
        const State& s = state(bytes);
        for (int i = s.core.stack.size() - 1; i >= 0; --i) {
            const Frame& f = s.core.stack[i];
            const auto& p = rules_.procedures[f.procedure];
            StackLine line{p.name, "end", ""};
            if (f.step < p.steps.size()) line = {p.name, stepName(f), p.steps[f.step].rule.text};
            line.about = about(bytes, f);
            out.push_back(std::move(line));
        }
        return out;
    }
    std::vector<ProcedureInfo> procedures() const override {
        std::vector<ProcedureInfo> out;
        for (const auto& p : rules_.procedures) {
            ProcedureInfo info{p.name, {}};
            for (const auto& step : p.steps)
                info.steps.push_back({step.name.text, step.rule.text, step.body.who != nullptr});
            out.push_back(std::move(info));
        }
        if constexpr (requires { Rules::parts(); }) {
            ProcedureInfo parts{"parts of a turn", {}};
            for (const PartOfTurn& part : Rules::parts())
                parts.steps.push_back({std::string(part.name), std::string(part.rule), true});
            out.push_back(std::move(parts));
        }
        return out;
    }
    std::string_view faultName(const std::byte* bytes) const override { return cantina::faultName(state(bytes).core.fault); }

    // --- bytes
    uint64_t hash(const std::byte* bytes) const override { return hashBytes(bytes, sizeof(State)); }
    std::vector<std::byte> serialise(const std::byte* bytes) const override {
        return packState(Rules::kName, Rules::kStateVersion, bytes, sizeof(State));
    }
    std::optional<Problem> deserialise(const std::vector<std::byte>& in, std::byte* bytes) const override {
        std::vector<std::byte> copy(sizeof(State));
        if (auto problem = unpackState(Rules::kName, Rules::kStateVersion, in, copy.data(), sizeof(State))) return problem;
        if (!valid(copy.data())) return Problem{"state", "these bytes are no state of a game", ""};
        std::memcpy(bytes, copy.data(), sizeof(State));
        return std::nullopt;
    }
    bool valid(const std::byte* bytes) const override {
        const State& s = state(bytes);
        if (!s.core.stack.valid() || !s.core.chance.valid() || s.core.seats < 2 || s.core.seats > Rules::kMaxSeats)
            return false;
        for (const Frame& f : s.core.stack)
            if (f.procedure >= rules_.procedures.size() || f.step > rules_.procedures[f.procedure].steps.size())
                return false;
        if (!s.pieces.valid() || !s.waiting.valid() || s.core.ending >= rules_.endings.size()) return false;
        for (int i = 1; i <= s.pieces.count(); ++i)
            if (s.pieces.row(Piece{static_cast<uint16_t>(i)}).def >= loaded_.book.defs.size()) return false;
        return true;
    }

    // --- scenarios
    std::optional<Problem> place(const Tree& given, const ChanceKey& key, std::byte* bytes) const override {
        State& s = fresh(bytes, 2, key);
        if constexpr (kHasPrinted)
            if (const Tree* edition = given.field("edition"))
                if (auto problem = Rules::setEdition(s, edition->text)) return problem;
        T t = table(s);
        if (auto problem = script(given, s)) return problem;
        if (auto problem = Rules::place(t, given)) return problem;
        cantina::run(t);
        return std::nullopt;
    }
    Reading inspect(const std::byte* bytes, const Tree& query, std::string_view field) const override {
        T t = table(state(bytes));
        return Rules::inspect(t, query, field);
    }

    // --- book and rules
    std::vector<CardInfo> cards() const override {
        std::vector<CardInfo> out;
        const Vocabulary& v = Rules::vocabulary();
        for (size_t i = 1; i < loaded_.book.defs.size(); ++i) out.push_back(cardInfo(v, i));
        return out;
    }
    std::vector<std::string> ruleIds() const override {
        std::vector<std::string> out;
        auto add = [&](const RuleId& r) {
            if (r.some()) out.emplace_back(r.text);
        };
        for (const auto& p : rules_.procedures)
            for (const auto& s : p.steps) add(s.rule);
        for (const auto& c : rules_.checks) add(c.rule);
        for (const WindowPolicy& w : rules_.windows) {
            add(w.orderRule);
            add(w.turnsRule);
            add(w.closesRule);
            add(w.onceRule);
            add(w.replacedRule);
        }
        for (const auto& v : rules_.words->verbs) add(v.word.rule);
        for (const auto& f : rules_.words->filters) add(f.rule);
        for (const CardText& c : loaded_.book.texts) out.insert(out.end(), c.abilityIds.begin(), c.abilityIds.end());
        return out;
    }
    void setSwitches(const std::vector<std::string>& off) override {
        for (Rulebook<State>* rules : {&rules_, &printedRules_}) {
            rules->switches.reset();
            for (const std::string& id : off) rules->switches.turnOff(id);
        }
    }
    bool switchesConsulted() const override { return rules_.switches.consulted() || printedRules_.switches.consulted(); }
    // --- limits (language/limits.h): in the book of the cards as they are now
    std::vector<Limit> limits(std::string_view ability) const override {
        const Ability* a = abilityOf(loaded_.book, ability);
        return a == nullptr ? std::vector<Limit>{} : limitsOf(loaded_.book, *a);
    }
    void lift(std::string_view ability, const Limit& limit) override {
        restore();
        kept_ = loaded_.book;
        if (const Ability* a = abilityOf(loaded_.book, ability))
            language::lift(loaded_.book, loaded_.book.abilities[static_cast<size_t>(a - loaded_.book.abilities.data())],
                           limit);
        if constexpr (requires { Rules::prepare(loaded_.book); }) Rules::prepare(loaded_.book);
    }
    void restore() override {
        if (kept_) loaded_.book = std::move(*kept_);
        kept_.reset();
    }
    std::vector<BenchTable> benchTables() const override { return Rules::benchTables(); }
    uint64_t signature() const override { return loaded_.book.signature ^ (printed_.book.signature << 1); }
    // Of a card that was corrected: of both its forms.
    uint64_t cardSignature(std::string_view id) const override {
        uint16_t def = loaded_.book.find(id);
        if (def == 0) return 0;
        const uint64_t now = loaded_.book.texts[def].signature;
        if (!isCorrected(def)) return now;
        return now ^ (printed_.book.texts[def].signature << 1);
    }
    uint16_t cardOf(const std::byte* bytes, Piece piece) const override {
        return piece.some() ? state(bytes).pieces.row(piece).def : uint16_t{0};
    }
    std::string_view cardId(uint16_t card) const override {
        return card < loaded_.book.texts.size() ? std::string_view(loaded_.book.texts[card].id) : std::string_view();
    }
    // Abilities of the printed book are counted on from those of the other.
    std::string abilityId(uint16_t ability) const override {
        const size_t own = loaded_.book.abilities.size();
        const Book& book = ability < own ? loaded_.book : printed_.book;
        const Ability& a = book.abilities[ability < own ? ability : ability - own];
        return book.texts[a.card].abilityIds[a.number];
    }

    // For tests that work on the typed state.
    static const State& state(const std::byte* bytes) { return *reinterpret_cast<const State*>(bytes); }
    static State& mutableState(std::byte* bytes) { return *reinterpret_cast<State*>(bytes); }
    T table(State& s, EventSink* sink = nullptr) const { return T{s, rulesOf(s), sink}; }
    // Rules take a Table; the functions called with this one only read.
    T table(const State& s) const { return T{const_cast<State&>(s), rulesOf(s), nullptr}; }

private:
    std::vector<Problem> problemsOf(const DeckList& deck, std::string_view format) const {
        if constexpr (requires { Rules::checkDeckWith(rules_.switches, loaded_.book, deck, format); })
            if (rules_.switches.any()) return Rules::checkDeckWith(rules_.switches, loaded_.book, deck, format);
        return Rules::checkDeck(loaded_.book, deck, format);
    }
    static const Ability* abilityOf(const Book& book, std::string_view id) {
        for (const Ability& a : book.abilities)
            if (a.id == hashText(id)) return &a;
        return nullptr;
    }
    static constexpr bool kHasPrinted = requires(const State& s) { Rules::playsPrinted(s); };
    static bool isPrinted(const State& s) {
        if constexpr (kHasPrinted) return Rules::playsPrinted(s);
        return false;
    }
    const Rulebook<State>& rulesOf(const State& s) const { return isPrinted(s) ? printedRules_ : rules_; }
    const Book& bookOf(const State& s) const { return isPrinted(s) ? printed_.book : loaded_.book; }
    bool isCorrected(size_t def) const {
        return kHasPrinted && def < printed_.book.texts.size() &&
               printed_.book.texts[def].signature != loaded_.book.texts[def].signature;
    }
    static Rulebook<State> rulebookOf(Loaded& loaded) {
        if constexpr (requires { Rules::prepare(loaded.book); }) Rules::prepare(loaded.book);
        Rulebook<State> rules = Rules::rulebook();
        rules.book = &loaded.book;
        return rules;
    }
    // Passes on what happens in a match of printed cards, its abilities counted on from those of the other book.
    class Numbered final : public EventSink {
    public:
        Numbered(EventSink* to, size_t from) : to_(to), from_(from) {}
        void happened(const void* state, const Event& event, const RuleId& rule) override {
            to_->happened(state, event, rule);
        }
        void used(uint16_t ability) override { to_->used(static_cast<uint16_t>(ability + from_)); }

    private:
        EventSink* to_;
        size_t from_;
    };
    std::string noFormat(std::string_view asked) const {
        std::string out = "there is no format '" + std::string(asked) + "'; choose one of:";
        for (const FormatInfo& f : formats()) out += " " + f.id;
        return out;
    }
    // What stands in for a card that the viewer does not know by its place says nothing about that place.
    std::vector<std::string> blankUnknown(State& s, Seat viewer) const {
        std::vector<std::string> out;
        for (int i = 1; i <= s.pieces.count(); ++i) {
            PieceRow& row = s.pieces.row(Piece{static_cast<uint16_t>(i)});
            if (row.def == 0 || isKnownTo(row, viewer)) continue;
            out.emplace_back(loaded_.book.id(row.def));
            row.def = 0;
        }
        std::sort(out.begin(), out.end());
        return out;
    }
    ZoneView zoneView(T& t, Zone z, const ZoneKind& kind) const {
        ZoneView out{kind.name, z.seat, t.s.pieces.size(z), kind.inPlay, {}};
        for (Piece p : t.s.pieces.in(z)) {
            const PieceRow& row = t.s.pieces.row(p);
            PieceView piece{p, "", "", row.owner, row.controller, {}, false, {}};
            if (row.def != 0) {
                piece.card = loaded_.book.id(row.def);
                piece.title = loaded_.book.title(row.def);
            }
            if constexpr (requires { Rules::describePiece(t, p, piece.marks); }) Rules::describePiece(t, p, piece.marks);
            if constexpr (requires { Rules::isToken(t, p); }) piece.token = Rules::isToken(t, p);
            if constexpr (requires { Rules::hostOf(t, p); }) piece.on = Rules::hostOf(t, p);
            out.pieces.push_back(std::move(piece));
        }
        return out;
    }
    State& fresh(std::byte* bytes, int seats, const ChanceKey& key) const {
        State& s = *new (bytes) State{};
        s.core.seats = static_cast<uint8_t>(seats);
        s.core.chance.rekey(key);
        return s;
    }
    // chance = { 3, 1, 6 }: the next outcomes, counted from 1 as on a die.
    static std::optional<Problem> script(const Tree& given, State& s) {
        const Tree* list = given.field("chance");
        if (list == nullptr) return std::nullopt;
        for (const Tree& n : list->items)
            if (!n.isNumber() || n.number < 1000 || n.number > 255'000 ||
                !s.core.chance.script(static_cast<uint8_t>(n.number / 1000 - 1)))
                return Problem{"given.chance", "chance is a list of at most 31 numbers from 1 to 255", ""};
        return std::nullopt;
    }
    static bool found(const Option* list, int n, const Option& o) {
        for (int i = 0; i < n; ++i)
            if (list[i] == o) return true;
        return false;
    }
    static void concede(T& t, Seat seat) {
        t.s.core.gone = static_cast<uint8_t>(t.s.core.gone | 1u << seat.index());
        t.s.core.winners = 0;  // who is left may think anew about a draw
        if constexpr (requires { Rules::conceded(t, seat); }) Rules::conceded(t, seat);
        if (t.seatsLeft() > 1) return;
        for (int i = 0; i < t.seats(); ++i)
            if (((t.s.core.gone >> i) & 1) == 0) t.end(static_cast<uint8_t>(1u << i), kEndConcession);
    }
    // docs/decisions/068: an offer stands until it is withdrawn, refused or agreed to by everybody who is left.
    static void answerDraw(T& t, Seat seat, uint8_t verb) {
        auto& core = t.s.core;
        const uint32_t own = 1u << seat.index();
        if (verb == kVerbRefuseDraw) {
            core.winners = 0;
        } else if (verb == kVerbWithdrawDraw) {
            core.winners = static_cast<uint8_t>(core.winners & ~own);
        } else {
            core.winners = static_cast<uint8_t>(core.winners | own);
            const uint32_t left = ((1u << t.seats()) - 1) & ~uint32_t{core.gone};
            if ((core.winners & left) == left) t.end(0, static_cast<uint8_t>(t.rules.endings.size() - 1));
        }
    }
    // An opportunity to answer is called what the game calls it: "prevention chance".
    std::string_view stepName(const Frame& f) const {
        const std::string_view name = rules_.procedures[f.procedure].steps[f.step].name.text;
        return f.procedure == State::kWindow.id && name == "answer" ? rules_.windows[f.as<WindowFrame>().policy].name : name;
    }
    // An act that would be fine, were it not for the question that is open: which one that is, and what it is about.
    std::string otherQuestion(const std::byte* bytes, Seat seat) const {
        const State& s = state(bytes);
        std::string asked = question(bytes);
        if (asked.empty()) return "nobody decides anything now";
        for (int i = s.core.stack.size() - 1; i >= 0; --i)
            if (std::string text = about(bytes, s.core.stack[i]); !text.empty()) {
                asked += " (" + text + ")";
                break;
            }
        if (s.core.asked == seat) return "first you are asked: " + asked + "\nanswer that; then it may be its time";
        const std::string who = "p" + std::to_string(s.core.asked.index() + 1);
        return who + " is asked first: " + asked + "\nwait for your own decision";
    }
    std::string about(const std::byte* bytes, const Frame& f) const {
        if (f.procedure == State::kAbility.id) {
            const Book& book = bookOf(state(bytes));
            const Ability& a = book.abilities[f.as<AbilityFrame>().ability];
            return book.title(a.card) + ": " + book.texts[a.card].abilityText[a.number];
        }
        if constexpr (requires(T& t) { Rules::about(t, f); }) {
            T t = table(state(bytes));
            if (std::string text = Rules::about(t, f); !text.empty()) return text;
        }
        if (f.procedure != State::kWindow.id || f.as<WindowFrame>().event.kind == 0) return "";
        return tell(bytes, f.as<WindowFrame>().event, state(bytes).core.asked);
    }
    static std::string numberDetail(T& t, int number) {
        if constexpr (requires { Rules::numberDetail(t, number); }) return Rules::numberDetail(t, number);
        return "";
    }
    static std::string pieceDetail(T& t, Piece p) {
        if constexpr (requires { Rules::pieceDetail(t, p); }) return Rules::pieceDetail(t, p);
        return "";
    }
    // What a rule makes wait has a number that is no ability's: its card says enough.
    static std::string abilityName(const Book& book, const Option& o) {
        if (o.detail >= book.abilities.size()) return "";
        const Ability& a = book.abilities[o.detail];
        return book.def(a.card).abilities > 1 ? "(ability " + std::to_string(a.number + 1) + ")" : "";
    }
    CardInfo cardInfo(const Vocabulary& v, size_t i) const {
        const CardText& text = loaded_.book.texts[i];
        const CardDef& def = loaded_.book.defs[i];
        CardInfo out{text.id, text.title, text.set, "", {}, text.wording, {}, def.complete, text.notes};
        for (const TypeWord& type : v.types) {
            if (type.value != def.type) continue;
            out.type = type.name;
            out.facts = factsOf(v, type, def, text);
        }
        for (size_t k = 0; k < text.abilityIds.size(); ++k)
            out.abilities.push_back({text.abilityIds[k], text.abilityText[k]});
        if (isCorrected(i))
            for (const std::string& line : printed_.book.texts[i].wording) out.notes.push_back("as printed: " + line);
        return out;
    }

    Loaded loaded_;
    std::optional<Book> kept_;  // while a limit is lifted: the book as it is
    Rulebook<State> rules_;
    Loaded printed_;  // empty unless the game has an edition that plays the printed cards
    Rulebook<State> printedRules_;
};

}  // namespace cantina::language
