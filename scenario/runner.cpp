#include "scenario/runner.h"

#include <algorithm>
#include <optional>

#include "kernel/nearest.h"
#include "language/wording.h"
#include "scenario/deck_check.h"
#include "scenario/sitting.h"

namespace cantina::scenario {
namespace {

std::string seatName(Seat s) { return s.some() ? "p" + std::to_string(s.index() + 1) : "nobody"; }

std::string joined(const std::vector<std::string>& list) {
    std::string out;
    for (const std::string& s : list) out += (out.empty() ? "" : ", ") + s;
    return out.empty() ? "(none)" : out;
}

// A verb of several words is written with underscores in a scenario: p1.reacts_with "X".
std::string asWord(std::string verb) {
    std::replace(verb.begin(), verb.end(), ' ', '_');
    return verb;
}

// "X#2" is the second option that reads X.
std::pair<std::string, int> numbered(const std::string& text) {
    size_t at = text.rfind('#');
    if (at == std::string::npos || at + 1 >= text.size() ||
        text.find_first_not_of("0123456789", at + 1) != std::string::npos || text.size() - at > 3)
        return {text, 1};
    return {text.substr(0, at), std::stoi(text.substr(at + 1))};
}

std::string textOf(const Tree& t) {
    if (t.isNumber()) return language::wordNumber(t.number);
    if (t.isWord("pass")) return "passes";
    if (t.isWord("decline")) return "declines";
    if (t.isWord("accept")) return "accepts";
    if (t.isWord("done")) return "finishes";
    return t.text;
}

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
            return failed(s_.line, "a question stays open at the end: " + question());
        if (std::string wrong = at_.finish(); !wrong.empty()) return failed(s_.line, wrong);
        Verdict v;
        v.decisions = at_.decisions();
        v.trace = at_.trace;
        return v;
    }

private:
    Verdict failed(int line, const std::string& reason) {
        Verdict v;
        v.passed = false;
        v.reason = reason;
        v.line = line;
        v.decisions = at_.decisions();
        v.trace = at_.trace;
        return v;
    }

    std::string question() const {
        std::vector<std::string> offered;
        for (const Option& o : at_.options()) offered.push_back(at_.words(o).label());
        std::string out = seatName(at_.decision().seat) + " is asked; options: " + joined(offered) + "\n      stack:";
        for (const StackLine& l : at_.game().stack(at_.state()))
            out += "\n        " + std::string(l.procedure) + " / " + std::string(l.step) +
                   (l.rule.empty() ? "" : "  " + std::string(l.rule));
        return out;
    }

    // Does an option answer to this text? (object, verb and object, or the whole label)
    bool reads(const Option& o, const std::string& text) const {
        OptionWords w = at_.words(o);
        if (w.object.empty()) return text == w.verb || text == w.label();
        return text == w.object || text == w.verb + " " + w.object || text == w.label() || text == w.object + " " + w.detail;
    }
    std::optional<Option> find(const std::string& text) const {
        auto [name, nth] = numbered(text);
        for (const Option& o : at_.options())
            if (reads(o, name) && --nth == 0) return o;
        return std::nullopt;
    }
    // The option that a step such as p1.plays("X", "detail") names.
    std::optional<Option> findStep(const std::string& verb, const Tree& step) const {
        std::string object = step.items.empty() ? "" : textOf(step.items[0]);
        std::string detail = step.items.size() > 1 ? textOf(step.items[1]) : "";
        auto [name, nth] = numbered(object);
        for (const Option& o : at_.options()) {
            OptionWords w = at_.words(o);
            bool same = asWord(w.verb) == asWord(verb) && (w.object == name || w.label() == w.verb + " " + name) &&
                        (detail.empty() || w.detail == detail);
            if (same && --nth == 0) return o;
        }
        return std::nullopt;
    }

    // Decisions with one option are answered here, unless the next step names them.
    std::string settle(const Tree* next) {
        for (int guard = 0; guard < 10'000; ++guard) {
            Decision d = at_.decision();
            if (d.fault) return "fault: " + std::string(at_.game().faultName(at_.state())) + "\n      " + question();
            if (!d.seat.some()) return "";
            if (at_.options().empty()) return "a question without options: " + question();
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
        return findStep(verb, step).has_value();
    }

    std::string play(const Tree& step) {
        if (step.isWord("expect")) return expect(step);
        if (step.isWord("nobody_is_asked")) return at_.decision().seat.some() ? "somebody is asked: " + question() : "";
        if (step.isWord("new_key")) return at_.rekey(step.items.empty() ? "" : step.items[0].text);
        if (step.kind != Tree::Kind::word || step.text.size() < 4 || step.text[0] != 'p' || step.text[2] != '.')
            return "a step is expect { ... } or p1.verb(...), not '" + step.text + "'";
        Seat seat = seatAt(step.text[1] - '1');
        std::string verb = step.text.substr(3);
        if (verb == "concedes") return at_.request(seat, optionAct(254));
        if (verb == "requests") return requests(seat, step);
        if (verb == "cannot") return cannot(seat, step);
        Decision d = at_.decision();
        if (!(d.seat == seat)) return seatName(seat) + " is not asked (" + verb + "): " + question();
        if (verb == "is_asked") return "";
        if (verb == "may_choose_exactly") return exactly(step);
        if (verb == "may_choose" || verb == "may_not_choose") return among(step, verb == "may_choose");
        if (verb == "takes_option") return takesOption(step);
        std::optional<Option> o = findStep(verb, step);
        if (!o) return missing(seat, verb, step);
        return at_.apply(*o);
    }

    // p1.takes_option(3, "plays X"): the third of those offered, which must read so. Exact where words are not.
    std::string takesOption(const Tree& step) {
        const auto number = static_cast<size_t>(step.items.empty() ? 0 : step.items[0].number / 1000);
        if (number < 1 || number > at_.options().size())
            return "there is no option " + std::to_string(number) + ": " + question();
        const Option& o = at_.options()[number - 1];
        if (step.items.size() > 1 && at_.words(o).label() != step.items[1].text)
            return "option " + std::to_string(number) + " is not '" + step.items[1].text + "': " + question();
        return at_.apply(o);
    }

    // p1.requests(2): the second of the standing requests.
    std::string requests(Seat seat, const Tree& step) {
        Option buffer[64];
        const int n = std::min(at_.game().standing(at_.state(), seat, buffer, 64), 64);
        const auto number = static_cast<int>(step.items.empty() ? 0 : step.items[0].number / 1000);
        if (number < 1 || number > n) return "there is no request " + std::to_string(number);
        return at_.request(seat, buffer[number - 1]);
    }

    std::string missing(Seat seat, const std::string& verb, const Tree& step) const {
        std::string object = step.items.empty() ? "" : textOf(step.items[0]);
        std::string out = "no option '" + verb + (object.empty() ? "" : " " + object) + "': " + question();
        for (const Option& o : at_.game().imaginable(at_.state(), seat)) {
            OptionWords w = at_.words(o);
            if (asWord(w.verb) != asWord(verb) || w.object != numbered(object).first) continue;
            Why why = at_.game().explain(at_.state(), seat, o);
            return out + "\n      why not: " + why.says + (why.rule.empty() ? "" : " (" + why.rule + ")");
        }
        return out;
    }

    static const std::vector<Tree>& listOf(const Tree& step) {
        return step.items.size() == 1 && step.items[0].isTable() ? step.items[0].items : step.items;
    }

    std::string exactly(const Tree& step) {
        std::vector<Option> left = at_.options();
        std::vector<std::string> absent;
        for (const Tree& t : listOf(step)) {
            std::string text = numbered(textOf(t)).first;
            auto it = std::find_if(left.begin(), left.end(), [&](const Option& o) { return reads(o, text); });
            if (it == left.end()) {
                absent.push_back(text);
            } else {
                left.erase(it);
            }
        }
        if (absent.empty() && left.empty()) return "";
        std::vector<std::string> more;
        for (const Option& o : left) more.push_back(at_.words(o).label());
        return "not exactly these options; missing: " + joined(absent) + "; also offered: " + joined(more) + "\n      " +
               question();
    }

    std::string among(const Tree& step, bool wanted) {
        for (const Tree& t : listOf(step))
            if (find(textOf(t)).has_value() != wanted)
                return "'" + textOf(t) + (wanted ? "' is not offered: " : "' is offered: ") + question();
        return "";
    }

    // p1.cannot { "plays", "X", because = "RULE" }
    std::string cannot(Seat seat, const Tree& step) {
        const Tree* args = step.items.size() == 1 && step.items[0].isTable() ? &step.items[0] : nullptr;
        if (args == nullptr || args->items.empty()) return "cannot { \"verb\", \"object\", because = \"RULE\" }";
        std::string verb = textOf(args->items[0]);
        std::string object = args->items.size() > 1 ? textOf(args->items[1]) : "";
        if (at_.decision().seat == seat)
            for (const Option& o : at_.options())
                if (asWord(at_.words(o).verb) == asWord(verb) && at_.words(o).object == object)
                    return "'" + verb + " " + object + "' is offered: " + question();
        const Tree* because = args->field("because");
        if (because == nullptr) return "";
        std::string heard;
        for (const Option& o : at_.game().imaginable(at_.state(), seat)) {
            OptionWords w = at_.words(o);
            if (asWord(w.verb) != asWord(verb) || w.object != object) continue;
            Why why = at_.game().explain(at_.state(), seat, o);
            if (why.rule == because->text) return "";
            heard = why.rule + " " + why.says;
        }
        return "the explanation for '" + verb + " " + object + "' does not cite " + because->text +
               (heard.empty() ? " (nothing explains it)" : "; it says: " + heard);
    }

    // --- expect

    std::string expect(const Tree& step) {
        const Tree* body = step.items.size() == 1 && step.items[0].isTable() ? &step.items[0] : nullptr;
        if (body == nullptr || body->items.size() != 1 || body->items[0].kind != Tree::Kind::word)
            return "expect { what, field = value }";
        if (body->fields.empty()) return "expect { " + body->items[0].text + " } says nothing: add field = value";
        for (const auto& [key, value] : body->fields)
            if (std::string wrong = reading(body->items[0], key, value); !wrong.empty()) return wrong;
        return "";
    }

    std::string reading(const Tree& what, const std::string& key, const Tree& value) {
        bool isList = key == "exactly" || key == "in_order";
        Reading r = read(what, isList ? "list" : key);
        std::string place = what.text + (what.items.empty() ? "" : " \"" + textOf(what.items[0]) + "\"");
        if (r.kind == Reading::Kind::none)
            return place + ": nothing to read for '" + key + "'" + (r.problem.empty() ? "" : ": " + r.problem);
        if (isList) return list(place, key, r, value);
        std::string got = r.kind == Reading::Kind::number ? language::wordNumber(r.number) : r.text;
        bool same = false;
        if (value.kind == Tree::Kind::boolean) same = (r.number != 0) == (value.number != 0);
        if (value.isNumber()) same = r.kind == Reading::Kind::number && r.number == value.number;
        if (value.isText() || value.kind == Tree::Kind::word) same = r.kind == Reading::Kind::text && r.text == value.text;
        std::string wanted = value.kind == Tree::Kind::boolean ? (value.number != 0 ? "true" : "false") : textOf(value);
        return same ? "" : place + ": " + key + " is " + got + ", expected " + wanted;
    }

    static std::string list(const std::string& place, const std::string& key, const Reading& r, const Tree& value) {
        if (r.kind != Reading::Kind::list) return place + " is not a list";
        std::vector<std::string> got = r.list;
        std::vector<std::string> wanted;
        for (const Tree& t : value.items) wanted.push_back(textOf(t));
        std::string say = place + " is " + joined(got) + ", expected " + joined(wanted);
        if (key == "exactly") {
            std::sort(got.begin(), got.end());
            std::sort(wanted.begin(), wanted.end());
        }
        return got == wanted ? "" : say;
    }

    Reading read(const Tree& what, const std::string& key) {
        if (!what.isWord("table")) return at_.game().inspect(at_.state(), what, key);
        Ending e = at_.game().ending(at_.state());
        Reading r;
        if (key == "over") return r.kind = Reading::Kind::number, r.number = e.over ? 1000 : 0, r;
        if (key == "question") {
            const Decision d = at_.decision();
            return r.kind = Reading::Kind::text, r.text = std::string(d.procedure) + "/" + std::string(d.step), r;
        }
        if (key == "asked") return r.kind = Reading::Kind::text, r.text = seatName(at_.decision().seat), r;
        if (key == "ended_by") return r.kind = Reading::Kind::text, r.text = std::string(e.rule), r;
        if (key == "winner") {
            r.kind = Reading::Kind::text;
            for (int i = 0; i < kMaxSeats; ++i)
                if (((e.winners >> i) & 1) != 0) r.text += (r.text.empty() ? "p" : " p") + std::to_string(i + 1);
            if (r.text.empty()) r.text = e.over ? "draw" : "nobody";
            return r;
        }
        return at_.game().inspect(at_.state(), what, key);
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
    return s.deck.isTable() ? runDeckCheck(game, s) : Play(game, s, mode, trace).run();
}

}  // namespace cantina::scenario
