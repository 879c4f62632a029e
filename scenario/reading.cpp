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
    const Tree* body = expect.items.size() == 1 && expect.items[0].isTable() ? &expect.items[0] : nullptr;
    if (body == nullptr || body->items.size() != 1 || body->items[0].kind != Tree::Kind::word)
        return "expect { what, field = value }";
    const Tree& what = body->items[0];
    if (body->fields.empty()) return "expect { " + what.text + " } says nothing: add field = value";
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
        std::string got = r.kind == Reading::Kind::number ? language::wordNumber(r.number) : r.text;
        bool same = false;
        if (value.kind == Tree::Kind::boolean) same = (r.number != 0) == (value.number != 0);
        if (value.isNumber()) same = r.kind == Reading::Kind::number && r.number == value.number;
        if (value.isText() || value.kind == Tree::Kind::word) same = r.kind == Reading::Kind::text && r.text == value.text;
        std::string wanted = value.kind == Tree::Kind::boolean ? (value.number != 0 ? "true" : "false") : textOf(value);
        if (!same) return place + ": " + key + " is " + got + ", expected " + wanted;
    }
    return "";
}

}  // namespace cantina::scenario
