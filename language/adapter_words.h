// The part of language/adapter.h that speaks: the table as a seat sees it, options and events in words, what is asked, and
// why something cannot be done or chosen.
#pragma once

#include <algorithm>
#include <utility>

#include "language/acts.h"
#include "language/adapter_match.h"
#include "language/questions.h"
#include "language/remedies.h"

namespace cantina::language {

template <class Rules>
class WordsOf : public MatchOf<Rules>, public AnswersAnyAct {
public:
    using Base = MatchOf<Rules>;
    using Base::Base;
    using Base::decision;
    using Base::state;
    using Base::table;
    using typename Base::State;
    using typename Base::T;

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
        Option buffer[kMaxOptions];
        Options options(buffer, kMaxOptions);
        cantina::legal(t, options);
        const bool offered = t.s.core.asked == seat && options.contains(option);
        if (asksWhich(t, seat) && isOfForm(option, formOf(t, options))) {
            const Refusal r = whyNotPiece(t, seat, option.piece);
            if (!r.legal()) return refused(r.rule, withRemedy(t, seat, option, {r.rule, r.says.c_str()}));
            return offered ? Why{true, "", ""} : Why{false, std::string(decision(bytes).rule), kUnexplained};
        }
        if (!offered && !isThoughtOf(t, seat, option))
            if (const Explanation e = whyNoSuchAct(t, seat, option); !e.legal()) return {false, e.rule.text, e.says};
        Explanation e = Rules::explain(t, seat, option);
        if (!e.legal()) return refused(e.rule, withRemedy(t, seat, option, e));
        if (offered) return {true, "", ""};
        return {false, std::string(decision(bytes).rule), otherQuestion(bytes, seat, option.kind == OptionKind::piece)};
    }
    // The game's own acts, and every piece that the seat sees if it is to choose one of them.
    std::vector<Option> imaginable(const std::byte* bytes, Seat seat) const override {
        std::vector<Option> out(kMaxOptions);
        Options options(out.data(), kMaxOptions);
        T t = table(state(bytes));
        Rules::imaginable(t, seat, options);
        out.resize(static_cast<size_t>(std::min(options.size(), kMaxOptions)));
        if (!asksWhich(t, seat)) return out;
        std::vector<Option> pieces = imaginePieces(t, seat);
        if (!pieces.empty())
            std::erase_if(out, [&](const Option& o) { return o.kind == pieces[0].kind && o.verb == pieces[0].verb; });
        pieces.insert(pieces.end(), out.begin(), out.end());
        return pieces;
    }
    std::vector<Option> actsWith(const std::byte* bytes, Seat seat, Piece piece) const override {
        std::vector<Option> out;
        T t = table(state(bytes));
        if (!seat.some() || !piece.some() || piece.n > t.s.pieces.count()) return out;  // nobody is asked: nobody acts
        const PieceRow& row = t.s.pieces.row(piece);
        if (row.def == 0 || !isKnownTo(row, seat)) return out;
        for (const Option& o : imaginable(bytes, seat))
            if (o.piece == piece) out.push_back(o);
        if constexpr (requires { Rules::acts(); })
            for (const bool with : {true, false})  // acts with such a card first
                for (const auto& line : Rules::acts())
                    if (line.isWith(t, seat, piece) == with &&
                        std::none_of(out.begin(), out.end(), [&](const Option& o) { return o.verb == line.verb; }))
                        out.push_back(optionAct(line.verb, piece));
        return out;
    }
    bool isTopLevel(const std::byte* bytes) const override {
        T t = table(state(bytes));
        return Rules::isTopLevel(t);
    }
    OptionWords words(const std::byte* bytes, const Option& o) const override {
        T t = table(state(bytes));
        switch (o.kind) {
            case OptionKind::piece:
                // Who chooses among cards that nobody has shown is told no titles.
                if (t.s.core.asked.some() && !isKnownTo(t.s.pieces.row(o.piece), t.s.core.asked))
                    return {"chooses", "a facedown card", ""};
                return {"chooses", Rules::pieceName(t, o.piece), pieceDetail(t, o.piece)};
            case OptionKind::number:
                if (const SymbolWord* s = namedSymbol(t, o.number)) return {"chooses", s->wording, ""};
                return {"chooses", std::to_string(o.number), numberDetail(t, o.number)};
            case OptionKind::seat: return {"chooses", "p" + std::to_string(o.number + 1), ""};
            case OptionKind::yes: return {"accepts", "", ""};
            case OptionKind::no: return {"declines", "", ""};
            case OptionKind::done: return {"finishes", "", ""};
            case OptionKind::pass: return {"passes", "", ""};
            case OptionKind::act:
                if (o.verb == kVerbResolve)
                    // What a card has scheduled may outlive it.
                    return {
                        "resolves",
                        loaded_.book.title(o.piece.some() ? t.s.pieces.row(o.piece).def : t.book().abilities[o.detail].card),
                        abilityName(t.book(), o)};
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
    std::vector<std::string> verbs() const override {
        std::vector<std::string> out = {"chooses",  "accepts", "declines", "finishes", "passes",   "resolves",
                                        "concedes", "offers",  "agrees",   "refuses",  "withdraws"};
        for (const char* verb : Rules::verbs())
            if (std::string_view(verb) != "?") out.emplace_back(verb);
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
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
        const std::string_view step = stepName(f, f.step);
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
            const auto [step, waits] = runningStep(s, i);
            out.push_back(
                {rules_.procedures[f.procedure].name, stepName(f, step), ruleAt(f, step).text, about(bytes, f), waits});
            if ((f.by & (Frame::kByCheck | Frame::kLater)) != Frame::kByCheck) continue;
            const auto& check = rules_.checks[static_cast<size_t>(f.byNumber())];
            out.push_back({kCheckLine, check.name, check.rule.text});
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
        ProcedureInfo checks{kCheckLine, {}}, windows{"kinds of window", {}};
        for (const auto& check : rules_.checks) checks.steps.push_back({check.name, check.rule.text, false});
        for (const WindowPolicy& w : rules_.windows) windows.steps.push_back({w.kind.name, w.kind.row.text, w.optional});
        out.push_back(std::move(checks));
        out.push_back(std::move(windows));
        if constexpr (requires { Rules::parts(); }) {
            ProcedureInfo parts{"parts of a turn", {}};
            for (const PartOfTurn& part : Rules::parts())
                parts.steps.push_back({std::string(part.name), std::string(part.rule), true});
            out.push_back(std::move(parts));
        }
        return out;
    }
    std::string_view faultName(const std::byte* bytes) const override { return cantina::faultName(state(bytes).core.fault); }
    Reading inspect(const std::byte* bytes, const Tree& query, std::string_view field) const override {
        T t = table(state(bytes));
        return Rules::inspect(t, query, field);
    }

private:
    using Base::bookOf;
    using Base::loaded_;
    using Base::ruleAt;
    using Base::rules_;

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
    // An opportunity to answer is called what the game calls it: "prevention chance".
    std::string_view stepName(const Frame& f, size_t step) const {
        if (f.procedure == State::kWindow.id && step == window::kAnswerStep)
            return rules_.windows[f.as<WindowFrame>().policy].kind.name;
        return rules_.procedures[f.procedure].steps[step].name.text;
    }
    // Which step of a frame is being carried out: the one that called the frame above, or that asks or met a fault. Else it
    // waits for others (a standing check, what was called after it), and the step is the one that it goes on with.
    std::pair<size_t, bool> runningStep(const State& s, int i) const {
        const auto& core = s.core;
        const Frame& f = core.stack[i];
        const bool top = i + 1 == core.stack.size();
        if (!top && core.stack[i + 1].calledFromBeneath()) return {static_cast<size_t>(core.stack[i + 1].byNumber()), false};
        if ((f.step & Frame::kEnded) != 0) return {f.step & ~Frame::kEnded, false};
        const size_t last = rules_.procedures[f.procedure].steps.size() - 1;
        return {std::min<size_t>(f.step, last), !top || core.over != 0 || (f.by & Frame::kUntouched) != 0};
    }
    // What is ours has no row that a player could look up.
    static Why refused(const RuleId& rule, std::string says) {
        return {false, rule.text == std::string_view(kOurs.text) ? "" : rule.text, std::move(says), !rule.some()};
    }
    // --- a question "which piece?" (kernel/flow.h: askWhich)
    static constexpr const char* kUnexplained = "it is not among those that can be chosen, and no requirement says why";
    const Body<T>& bodyOf(const Frame& f) const { return rules_.procedures[f.procedure].steps[f.step].body; }
    bool asksWhich(T& t, Seat seat) const {
        const auto& core = t.s.core;
        if (core.over != 0 || core.fault != Fault::none || core.stack.empty() || !(core.asked == seat)) return false;
        const Frame& f = core.stack.back();
        return f.step < rules_.procedures[f.procedure].steps.size() && bodyOf(f).whyNot != nullptr;
    }
    Refusal whyNotPiece(T& t, Seat seat, Piece p) const {
        if (!p.some() || p.n > t.s.pieces.count()) return {{}, "there is no such piece"};
        if (!isKnownTo(t.s.pieces.row(p), seat)) return {{}, "you cannot see it"};
        t.at = t.s.core.stack.size() - 1;
        Frame& f = t.s.core.stack.back();
        return bodyOf(f).whyNot(t, f, p);
    }
    // How a piece is named in the answer: by itself, or with an act ("strikes with"), as those that are offered are.
    Option formOf(T& t, const Options& offered) const {
        if (const uint8_t verb = bodyOf(t.s.core.stack.back()).verb; verb != 0) return optionAct(verb);
        for (const Option& o : offered)
            if (o.kind == OptionKind::piece || (o.kind == OptionKind::act && o.piece.some()))
                return {o.kind, o.verb, {}, 0, 0};
        return optionPiece({});
    }
    static bool isOfForm(const Option& o, const Option& form) {
        return o.kind == form.kind && o.verb == form.verb && o.piece.some();
    }
    std::vector<Option> imaginePieces(T& t, Seat seat) const {
        std::vector<Option> out;
        Option buffer[kMaxOptions];
        Options offered(buffer, kMaxOptions);
        cantina::legal(t, offered);
        const Option form = formOf(t, offered);
        std::vector<bool> named(static_cast<size_t>(t.s.pieces.count()) + 1);
        for (const Option& o : offered) {
            if (!isOfForm(o, form)) continue;
            out.push_back(o);
            named[o.piece.n] = true;
        }
        for (size_t kind = 0; kind < rules_.zones.size(); ++kind)
            for (int i = 0; i < t.seats(); ++i)
                for (Piece p : t.s.pieces.in({static_cast<uint8_t>(kind), seatAt(i)}))
                    if (!named[p.n] && t.s.pieces.row(p).def != 0 && isKnownTo(t.s.pieces.row(p), seat))
                        out.push_back({form.kind, form.verb, p, 0, 0});
        return out;
    }
    // --- acts that no player would think of (language/acts.h)
    static bool isThoughtOf(T& t, Seat seat, const Option& option) {
        if (option.kind != OptionKind::act || !option.piece.some()) return true;
        std::vector<Option> buffer(kMaxOptions);
        Options options(buffer.data(), kMaxOptions);
        Rules::imaginable(t, seat, options);
        return options.contains(option);
    }
    // What the act is for; nothing would help, so no remedy is named. Legal: the game has no line for that act.
    static Explanation whyNoSuchAct(T& t, Seat seat, const Option& option) {
        if constexpr (requires { Rules::acts(); })
            for (const auto& line : Rules::acts()) {
                if (line.verb != option.verb) continue;
                if (line.anyPiece)
                    if (Explanation e = Rules::explain(t, seat, option); !e.legal()) return e;
                return {line.rule, line.isWith(t, seat, option.piece) ? line.when : line.with};
            }
        return {};
    }
    static std::string withRemedy(T& t, Seat seat, const Option& option, const Explanation& e) {
        std::string says = e.says;
        if constexpr (requires { Rules::remedies(); })
            if (const std::string how = remedyFor(Rules::remedies(), t, seat, option, e); !how.empty()) says += "\n" + how;
        return says;
    }
    // An act that would be fine, were it not for the question that is open: which one that is, and what it is about. A piece
    // is never fine by itself: it is an answer, to a question that is not asked.
    std::string otherQuestion(const std::byte* bytes, Seat seat, bool isPiece) const {
        const State& s = state(bytes);
        std::string asked = question(bytes);
        if (asked.empty()) return "nobody decides anything now";
        for (int i = s.core.stack.size() - 1; i >= 0; --i)
            if (std::string text = about(bytes, s.core.stack[i]); !text.empty()) {
                asked += " (" + text + ")";
                break;
            }
        if (isPiece && s.core.asked == seat) return "that is no answer to what you are asked: " + asked;
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
    // The symbol that this number stands for, where a player is asked to name one; null: the number is a number.
    static const SymbolWord* namedSymbol(T& t, int number) {
        const Frame& top = t.s.core.stack.back();
        if (top.procedure != T::StateType::kAbility.id) return nullptr;
        const auto& f = top.template as<AbilityFrame>();
        const Instr& i = t.book().code[t.book().abilities[f.ability].code + f.pc];
        if (i.code != Code::name || i.b == 0) return nullptr;
        const SymbolWord* found = nullptr;
        interpreter::forEachNamed(t.book(), i, [&](const SymbolWord& s) { found = s.value == number ? &s : found; });
        return found;
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
};

}  // namespace cantina::language
