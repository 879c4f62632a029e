#include "scenario/runner.h"

#include <algorithm>
#include <optional>

#include "scenario/deck_check.h"
#include "scenario/reading.h"
#include "scenario/sitting.h"
#include "scenario/steps.h"
#include "scenario/whynot.h"

namespace cantina::scenario {
namespace {

class Play {
public:
    Play(const Game& game, const Scenario& s, Mode mode, bool trace) : s_(s), at_(game, s, mode, trace) {}

    Verdict run() {
        if (std::string wrong = at_.begin(); !wrong.empty()) return failed(s_.line, wrong);
        for (const Tree& step : s_.steps) {
            if (std::string wrong = settle(&step); !wrong.empty()) return failed(step.line, wrong);
            if (std::string wrong = play(step); !wrong.empty()) return failed(step.line, wrong);
        }
        if (!s_.match.isTable())
            if (std::string wrong = settle(nullptr); !wrong.empty()) return failed(s_.line, wrong);
        // A match is told up to where somebody wondered: in the middle of anything.
        if (!s_.match.isTable() && at_.decision().seat.some() && !at_.game().isTopLevel(at_.state()))
            return failed(s_.line, "a question stays open at the end");
        if (std::string wrong = at_.finish(); !wrong.empty()) return failed(s_.line, wrong);
        Verdict v;
        v.decisions = at_.decisions();
        v.trace = at_.trace;
        return v;
    }

private:
    // Whatever is wrong, it is said with what is going on.
    Verdict failed(int line, const std::string& reason) {
        Verdict v;
        v.passed = false;
        v.reason = reason + where();
        v.line = line;
        v.decisions = at_.decisions();
        v.trace = at_.trace;
        return v;
    }

    // Who is asked, the options on offer and the stack of rule ids.
    std::string where() const {
        const Decision d = at_.decision();
        if (!d.fault && !at_.game().valid(at_.state())) return "";
        const std::vector<StackLine> stack = at_.game().stack(at_.state());
        if (stack.empty()) return "";  // the table could not be laid out
        std::vector<std::string> offered;
        for (const Option& o : at_.options()) offered.push_back(at_.words(o).label());
        std::string out = "\n      " + seatName(d.seat) + " is asked" + (d.over ? ": the game is over" : "");
        if (!offered.empty()) out += "; options: " + joined(offered);
        out += "\n      stack:";
        for (const StackLine& l : stack)
            out += "\n        " + std::string(l.procedure) + " / " + l.doing() + "  " + std::string(l.rule);
        return out;
    }

    Asked asked() const { return {at_.game(), at_.state(), at_.options()}; }

    // Decisions with one option are answered here, unless the next step names them.
    std::string settle(const Tree* next) {
        for (int guard = 0; guard < 10'000; ++guard) {
            Decision d = at_.decision();
            if (d.fault) return "fault: " + std::string(at_.game().faultName(at_.state()));
            if (!d.seat.some()) return "";
            if (at_.options().empty()) return "a question without options";
            if (at_.options().size() > 1 || (next != nullptr && names(*next, d.seat))) return "";
            // The question of the turn itself stays open for what reads the table and at the end.
            bool reads = next == nullptr || next->isWord("expect") || next->isWord("nobody_is_asked");
            if (reads && at_.game().isTopLevel(at_.state())) return "";
            if (std::string wrong = at_.apply(at_.options()[0]); !wrong.empty()) return wrong;
        }
        return "the game asks without end";
    }
    bool names(const Tree& step, Seat seat) const {
        if (step.kind != Tree::Kind::word || !step.text.starts_with(seatName(seat) + ".")) return false;
        std::string verb = step.text.substr(3);
        if (verb == "may_choose_exactly" || verb == "is_asked" || verb == "may_choose" || verb == "may_not_choose" ||
            verb == "cannot")
            return true;
        return optionOf(asked(), step).has_value();
    }

    std::string play(const Tree& step) {
        if (step.isWord("expect")) return unmet(at_.game(), at_.state(), step);
        if (step.isWord("nobody_is_asked")) return at_.decision().seat.some() ? "somebody is asked" : "";
        if (step.isWord("new_key")) return at_.rekey(step.items.empty() ? "" : step.items[0].text);
        const auto whose = seatAndVerb(step);
        if (!whose) return "'" + step.text + "' is a step of a deck's scenario: write deck = { ... } in place of given";
        const auto& [seat, verb] = *whose;
        if (seat.index() >= at_.game().seats(at_.state())) return "there is no " + seatName(seat) + " at this table";
        if (verb == "concedes") return at_.request(seat, optionAct(254));
        if (verb == "requests") return requests(seat, step);
        if (verb == "cannot") return cannot(seat, step);
        Decision d = at_.decision();
        if (!(d.seat == seat)) return seatName(seat) + " is not asked (" + verb + ")";
        if (verb == "is_asked") return "";
        if (verb == "may_choose_exactly") return exactly(step);
        if (verb == "may_choose") return mayChoose(step);
        if (verb == "may_not_choose") return mayNotChoose(step);
        if (verb == "takes_option") return takesOption(step);
        std::optional<Option> o = optionOf(asked(), step);
        if (!o) return missing(seat, verb, step);
        return at_.apply(*o);
    }

    // p1.takes_option(3, "plays X"): the third of those offered, which must read so. Exact where words are not.
    std::string takesOption(const Tree& step) {
        const auto number = static_cast<size_t>(step.items.empty() ? 0 : step.items[0].number / 1000);
        if (number < 1 || number > at_.options().size()) return "there is no option " + std::to_string(number);
        const Option& o = at_.options()[number - 1];
        if (step.items.size() > 1 && at_.words(o).label() != step.items[1].text)
            return "option " + std::to_string(number) + " is '" + at_.words(o).label() + "', not '" + step.items[1].text +
                   "'";
        return at_.apply(o);
    }

    // p1.requests(2): the second of the standing requests. p1.requests "offers a draw": the one that reads so.
    std::string requests(Seat seat, const Tree& step) {
        Option buffer[64];
        const int n = std::min(at_.game().standing(at_.state(), seat, buffer, 64), 64);
        const std::string wanted = step.items[0].text;
        for (int i = 0; i < n; ++i)
            if (!wanted.empty() && at_.words(buffer[i]).label() == wanted) return at_.request(seat, buffer[i]);
        if (!wanted.empty()) return seatName(seat) + " cannot request '" + wanted + "'" + requestsNow(buffer, n);
        const auto number = static_cast<int>(step.items[0].number / 1000);
        if (number < 1 || number > n) return "there is no request " + std::to_string(number) + requestsNow(buffer, n);
        if (step.items.size() > 1 && at_.words(buffer[number - 1]).label() != step.items[1].text)
            return "request " + std::to_string(number) + " is not '" + step.items[1].text + "'" + requestsNow(buffer, n);
        return at_.request(seat, buffer[number - 1]);
    }

    std::string requestsNow(const Option* list, int n) const {
        std::vector<std::string> known;
        for (int i = 0; i < n; ++i) known.push_back(at_.words(list[i]).label());
        return "; there are: " + joined(known);
    }

    std::string missing(Seat seat, const std::string& verb, const Tree& step) const {
        if (std::string unknown = unknownVerb(at_.game(), verb); !unknown.empty()) return unknown;
        std::string object = step.items.empty() ? "" : textOf(step.items[0]);
        std::string out = "no option '" + verb + (object.empty() ? "" : " " + object) + "'";
        for (const Refused& r : refused(seat, verb, object)) return out + whyNotLine(r);
        return out + (object.empty() ? "" : whyNotLines(asked(), seat, object));
    }
    static std::string whyNotLine(const Refused& r) {
        return "\n      why not: " + r.why.says + (r.why.rule.empty() ? "" : " (" + r.why.rule + ")");
    }
    // With that verb only; a verb of several words may be written with underscores.
    std::vector<Refused> refused(Seat seat, const std::string& verb, const std::string& object) const {
        std::vector<Refused> out = refusedReading(asked(), seat, object);
        std::erase_if(out, [&](const Refused& r) { return asWord(r.verb) != asWord(verb); });
        if (!out.empty() || verb == object) return out;
        std::string named = verb + " " + object;  // what nobody would think of, since it is named
        std::replace(named.begin(), named.begin() + static_cast<std::ptrdiff_t>(verb.size()), '_', ' ');
        return refusedReading(asked(), seat, named);
    }

    static const std::vector<Tree>& listOf(const Tree& step) {
        return step.items.size() == 1 && step.items[0].isTable() ? step.items[0].items : step.items;
    }

    std::string exactly(const Tree& step) {
        std::vector<Option> left = at_.options();
        std::vector<std::string> absent;
        for (const Tree& t : listOf(step)) {
            std::string text = numbered(textOf(t)).first;
            auto it = std::find_if(left.begin(), left.end(), [&](const Option& o) { return readsAs(at_.words(o), text); });
            if (it == left.end()) {
                absent.push_back(text);
            } else {
                left.erase(it);
            }
        }
        if (absent.empty() && left.empty()) return "";
        std::vector<std::string> more;
        for (const Option& o : left) more.push_back(at_.words(o).label());
        std::string out = "not exactly these options; missing: " + joined(absent) + "; also offered: " + joined(more);
        for (const std::string& text : absent) out += whyNotLines(asked(), at_.decision().seat, text);
        return out;
    }

    std::string mayChoose(const Tree& step) {
        std::string why;
        std::vector<std::string> absent;
        for (const Tree& t : listOf(step)) {
            if (optionReading(asked(), textOf(t)).has_value()) continue;
            absent.push_back("'" + textOf(t) + "'");
            why += whyNotLines(asked(), at_.decision().seat, textOf(t));
        }
        return absent.empty() ? "" : joined(absent) + (absent.size() > 1 ? " are" : " is") + " not offered" + why;
    }
    std::string mayNotChoose(const Tree& step) {
        for (const Tree& t : listOf(step)) {
            if (optionReading(asked(), textOf(t)).has_value()) return "'" + textOf(t) + "' is offered";
            if (std::string unknown = unknownName(asked(), at_.decision().seat, textOf(t)); !unknown.empty()) return unknown;
        }
        return "";
    }

    // p1.cannot { "plays", "X", because = "RULE", says = "words" }: the rule that the explanation cites, itself and not its
    // group; and whole parts of what it says, which are what stands between its semicolons.
    std::string cannot(Seat seat, const Tree& step) {
        const Tree* args = &step.items[0];
        const std::string verb = textOf(args->items[0]);
        if (std::string unknown = unknownVerb(at_.game(), verb); !unknown.empty()) return unknown;
        const std::string object = args->items.size() > 1 ? textOf(args->items[1]) : "";
        const std::string what = "'" + verb + (object.empty() ? "" : " " + object) + "'";
        if (at_.decision().seat == seat)
            for (const Option& o : at_.options())
                if (asWord(at_.words(o).verb) == asWord(verb) && at_.words(o).object == object) return what + " is offered";
        const std::vector<Refused> found = refused(seat, verb, object.empty() ? verb : object);
        const Tree* because = args->field("because");
        const Tree* says = args->field("says");
        if (because == nullptr && says == nullptr) {
            if (!found.empty()) return "";
            if (std::string unknown = object.empty() ? "" : unknownName(asked(), seat, object); !unknown.empty())
                return unknown;
            return "nobody would think of " + what + " here, so nothing explains why not: correct the verb, or say " +
                   seatName(seat) + ".may_not_choose";
        }
        std::string heard;
        for (const Refused& r : found) {
            if ((because == nullptr || r.why.rule == because->text) && (says == nullptr || hasPart(r.why.says, says->text)))
                return "";
            heard += whyNotLine(r);
        }
        std::string out = "the explanation for " + what + " does not";
        if (because != nullptr) out += " cite " + because->text;
        if (says != nullptr) out += (because != nullptr ? " or not say \"" : " say \"") + says->text + "\"";
        if (heard.empty()) return out + ": nothing explains it";
        out += "; it says:" + heard;
        if (because != nullptr && because->text.find(' ') != std::string::npos)
            out += "\n      because names a rule; for words write says = \"" + because->text + "\"";
        return out;
    }

    static bool hasPart(const std::string& text, const std::string& part) {
        return ("; " + text + "; ").find("; " + part + "; ") != std::string::npos;
    }

    const Scenario& s_;
    Sitting at_;
};

}  // namespace

const char* modeName(Mode mode) {
    switch (mode) {
        case Mode::plain: return "plain";
        case Mode::copy: return "copy";
        case Mode::replay: return "replay";
        case Mode::mask: return "mask";
    }
    return "?";
}

Verdict runScenario(const Game& game, const Scenario& s, Mode mode, bool trace) {
    for (const Tree& step : s.steps)
        if (std::string wrong = stepProblem(step); !wrong.empty()) return {false, wrong, step.line, 0, {}};
    return s.deck.isTable() ? runDeckCheck(game, s) : Play(game, s, mode, trace).run();
}

}  // namespace cantina::scenario
