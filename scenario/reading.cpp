#include "scenario/reading.h"

#include <algorithm>

#include "language/wording.h"

namespace cantina::scenario {

std::string seatName(Seat s) { return s.some() ? "p" + std::to_string(s.index() + 1) : "nobody"; }

std::string joined(const std::vector<std::string>& list) {
    std::string out;
    for (const std::string& s : list) out += (out.empty() ? "" : ", ") + s;
    return out.empty() ? "(none)" : out;
}

std::string asWord(std::string verb) {
    std::replace(verb.begin(), verb.end(), ' ', '_');
    return verb;
}

std::string textOf(const Tree& t) {
    if (t.isNumber()) return language::wordNumber(t.number);
    if (t.isWord("pass")) return "passes";
    if (t.isWord("decline")) return "declines";
    if (t.isWord("accept")) return "accepts";
    if (t.isWord("done")) return "finishes";
    return t.text;
}

std::optional<std::pair<Seat, std::string>> seatAndVerb(const Tree& step) {
    if (step.kind != Tree::Kind::word || step.text.size() < 4 || step.text[0] != 'p' || step.text[2] != '.')
        return std::nullopt;
    return std::pair{seatAt(step.text[1] - '1'), step.text.substr(3)};
}

bool readsAs(const OptionWords& w, const std::string& text) {
    if (w.object.empty()) return text == w.verb || text == w.label();
    return text == w.object || text == w.verb + " " + w.object || text == w.label() || text == w.object + " " + w.detail;
}

std::optional<Option> optionReading(const Asked& asked, const std::string& text) {
    auto [name, nth] = numbered(text);
    for (const Option& o : asked.options)
        if (readsAs(asked.game.words(asked.state, o), name) && --nth == 0) return o;
    return std::nullopt;
}

bool namesOption(const OptionWords& w, const Tree& step) {
    const std::string verb = step.text.size() > 3 ? step.text.substr(3) : "";
    const std::string name = step.items.empty() ? "" : numbered(textOf(step.items[0])).first;
    const std::string detail = step.items.size() > 1 ? textOf(step.items[1]) : "";
    return asWord(w.verb) == asWord(verb) && (w.object == name || w.label() == w.verb + " " + name) &&
           (detail.empty() || w.detail == detail);
}

std::optional<Option> optionOf(const Asked& asked, const Tree& step) {
    int nth = step.items.empty() ? 1 : numbered(textOf(step.items[0])).second;
    for (const Option& o : asked.options)
        if (namesOption(asked.game.words(asked.state, o), step) && --nth == 0) return o;
    return std::nullopt;
}

// --- expect

namespace {

Reading read(const Game& game, const std::byte* state, const Tree& what, const std::string& key) {
    if (!what.isWord("table")) return game.inspect(state, what, key);
    Ending e = game.ending(state);
    Reading r;
    if (key == "over") return r.kind = Reading::Kind::number, r.number = e.over ? 1000 : 0, r;
    if (key == "question") {
        const Decision d = game.decision(state);
        return r.kind = Reading::Kind::text, r.text = std::string(d.procedure) + "/" + std::string(d.step), r;
    }
    if (key == "asked") return r.kind = Reading::Kind::text, r.text = seatName(game.decision(state).seat), r;
    if (key == "ended_by") return r.kind = Reading::Kind::text, r.text = std::string(e.rule), r;
    if (key == "winner") {
        r.kind = Reading::Kind::text;
        for (int i = 0; i < kMaxSeats; ++i)
            if (((e.winners >> i) & 1) != 0) r.text += (r.text.empty() ? "p" : " p") + std::to_string(i + 1);
        if (r.text.empty()) r.text = e.over ? "draw" : "nobody";
        return r;
    }
    return game.inspect(state, what, key);
}

// Who or what is not at this table: p3 where two play, a name behind a list.
std::string notThere(const Game& game, const std::byte* state, const Tree& what) {
    if (what.isWord("table")) return what.items.empty() ? "" : "table takes no name";
    const bool isSeat = what.text.size() > 1 && what.text[0] == 'p' && (what.text.size() == 2 || what.text[2] == '.');
    if (!isSeat) return "expect reads table, p1 or p1.something, not '" + what.text + "'";
    if (what.text[1] - '1' >= game.seats(state)) return "there is no " + what.text.substr(0, 2) + " at this table";
    if (!what.items.empty() && (what.text.size() == 2 || game.inspect(state, what, "list").kind == Reading::Kind::list))
        return what.text + " takes no name";
    return "";
}

std::string differs(const std::string& place, const std::string& key, const Reading& r, const Tree& value) {
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

}  // namespace

std::string unmet(const Game& game, const std::byte* state, const Tree& expect) {
    const Tree* body = &expect.items[0];  // its form was looked at before (steps.h)
    const Tree& what = body->items[0];
    if (std::string wrong = notThere(game, state, what); !wrong.empty()) return wrong;
    const std::string place = what.text + (what.items.empty() ? "" : " \"" + textOf(what.items[0]) + "\"");
    for (const auto& [key, value] : body->fields) {
        const bool isList = key == "exactly" || key == "in_order";
        Reading r = read(game, state, what, isList ? "list" : key);
        if (r.kind == Reading::Kind::none)
            return place + ": nothing to read for '" + key + "'" + (r.problem.empty() ? "" : ": " + r.problem);
        if (isList) {
            if (std::string wrong = differs(place, key, r, value); !wrong.empty()) return wrong;
            continue;
        }
        if (r.kind == Reading::Kind::list)
            return place + ": nothing to read for '" + key + "': a list has exactly, in_order and count";
        if (value.kind == Tree::Kind::boolean && (r.kind != Reading::Kind::number || (r.number != 0 && r.number != 1000)))
            return place + ": " + key + " is " + (r.kind == Reading::Kind::text ? r.text : language::wordNumber(r.number)) +
                   ", which is neither true nor false";
        std::string got = r.kind == Reading::Kind::number ? language::wordNumber(r.number) : r.text;
        bool same = false;
        if (value.kind == Tree::Kind::boolean) same = (r.number != 0) == (value.number != 0);
        if (value.isNumber()) same = r.kind == Reading::Kind::number && r.number == value.number;
        if (value.isText() || value.kind == Tree::Kind::word) same = r.kind == Reading::Kind::text && r.text == value.text;
        // The same letters may be a number here and a text there.
        const bool isOther = value.isText() && r.kind == Reading::Kind::number;
        std::string wanted = value.kind == Tree::Kind::boolean || isOther ? language::foundText(value) : textOf(value);
        if (!same) return place + ": " + key + " is " + got + ", expected " + wanted;
    }
    return "";
}

}  // namespace cantina::scenario
