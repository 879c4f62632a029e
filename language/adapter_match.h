// The part of language/adapter.h that plays: a match from its setup to its end, what a seat may see, bytes, scenarios'
// tables.
#pragma once

#include <cstring>
#include <optional>

#include "kernel/hash.h"
#include "kernel/resample.h"
#include "kernel/serial.h"
#include "language/adapter_book.h"
#include "language/keys.h"

namespace cantina::language {

inline constexpr uint8_t kEndConcession = 1;

template <class Rules>
class MatchOf : public BookOf<Rules> {
public:
    using Base = BookOf<Rules>;
    using Base::Base;
    using Base::explain;
    using Base::formats;
    using Base::mutableState;
    using Base::state;
    using Base::table;
    using typename Base::State;
    using typename Base::T;

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
            d.rule = ruleAt(f, f.step).text;
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
    int turn(const std::byte* bytes) const override { return Rules::turn(state(bytes)); }
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
            if (f.procedure >= rules_.procedures.size() || !f.hasStep(rules_.procedures[f.procedure].steps.size()))
                return false;
        for (int i = 0; i < s.core.stack.size(); ++i)
            if (!isCalled(s, i)) return false;
        if (!s.pieces.valid() || !s.waiting.valid() || s.core.ending >= rules_.endings.size()) return false;
        for (int i = 1; i <= s.pieces.count(); ++i)
            if (s.pieces.row(Piece{static_cast<uint16_t>(i)}).def >= loaded_.book.defs.size()) return false;
        return true;
    }

    // --- scenarios
    std::optional<Problem> place(const Tree& given, const ChanceKey& key, std::byte* bytes) const override {
        if (auto problem = checkKeys(Rules::given(), given, "given")) return problem;
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

protected:
    using Base::isPrinted;
    using Base::kHasPrinted;
    using Base::loaded_;
    using Base::noFormat;
    using Base::rules_;
    using Base::rulesOf;

    // The row that a frame carries out at one of its steps. A window names that of its kind.
    const RuleId& ruleAt(const Frame& f, size_t step) const {
        if (f.procedure == State::kWindow.id) return window::rowAt<T>(rules_.windows[f.as<WindowFrame>().policy], step);
        return rules_.procedures[f.procedure].steps[step].rule;
    }

private:
    // What called a frame (Frame::by) exists: a standing check, or a step of the procedure beneath.
    bool isCalled(const State& s, int i) const {
        const Frame& f = s.core.stack[i];
        if ((f.by & Frame::kByCheck) != 0) return f.byNumber() < static_cast<int>(rules_.checks.size());
        if (i == 0 || !f.calledFromBeneath()) return true;
        return f.byNumber() < static_cast<int>(rules_.procedures[s.core.stack[i - 1].procedure].steps.size());
    }
    // Passes on what happens in a match of printed cards, its abilities counted on from those of the other book.
    class Numbered final : public EventSink {
    public:
        Numbered(EventSink* to, size_t from) : to_(to), from_(from) {}
        void happened(const void* state, const Event& event, const RuleId& rule) override {
            to_->happened(state, event, rule);
        }
        void used(uint16_t ability) override { to_->used(static_cast<uint16_t>(ability + from_)); }
        void played(Seat seat, uint16_t card) override { to_->played(seat, card); }
        void turn(Seat seat) override { to_->turn(seat); }

    private:
        EventSink* to_;
        size_t from_;
    };
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
};

}  // namespace cantina::language
