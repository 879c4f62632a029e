#include "scenario/whynot.h"

#include <algorithm>
#include <optional>

#include "kernel/nearest.h"
#include "language/acts.h"

namespace cantina::scenario {
namespace {

// Names of everything that lies somewhere, as options call it, and as its card is called.
std::vector<std::string> namesOnTable(const Asked& asked) {
    std::vector<std::string> out;
    for (const ZoneView& zone : asked.game.view(asked.state, kNobody).zones)
        for (const PieceView& p : zone.pieces) {
            out.push_back(asked.game.words(asked.state, optionPiece(p.piece)).object);
            if (p.title != out.back()) out.push_back(p.title);
        }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    std::erase_if(out, [](const std::string& name) { return name.empty(); });
    return out;
}

// Answers that name no piece: to pass, to decline, a number, a player.
bool isPlainAnswer(std::string text) {
    for (const char* word : {"passes", "declines", "accepts", "finishes"})
        if (text == word) return true;
    if (text.starts_with("chooses ")) text.erase(0, 8);
    if (text.size() == 2 && text[0] == 'p') return text[1] >= '1' && text[1] <= '4';
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

// What stands around a name in a text that holds it as a word of its own: the verb and the detail of "plays X on Y". None:
// it does not hold it.
struct Around {
    std::string verb, detail;
};
std::optional<Around> around(const std::string& text, const std::string& name) {
    for (size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const size_t end = at + name.size();
        if ((at == 0 || text[at - 1] == ' ') && (end == text.size() || text[end] == ' '))
            return Around{at == 0 ? "" : text.substr(0, at - 1), end == text.size() ? "" : text.substr(end + 1)};
    }
    return std::nullopt;
}

// A detail is what some option says now, or names something that is there ("on Y"), a number or an ability in its words.
std::string unknownDetail(const Asked& asked, Seat seat, const std::vector<std::string>& names, const std::string& detail) {
    if (detail.empty() || detail[0] == '(' || detail.find_first_of("0123456789") != std::string::npos) return "";
    for (const std::string& name : names)
        if (around(detail, name)) return "";
    std::vector<Option> all = asked.game.imaginable(asked.state, seat);
    all.insert(all.end(), asked.options.begin(), asked.options.end());
    for (const Option& o : all)
        if (asked.game.words(asked.state, o).detail == detail) return "";
    return "no option says '" + detail + "' here, so this proves nothing: correct it, or leave it out";
}

}  // namespace

std::vector<Refused> refusedReading(const Asked& asked, Seat seat, const std::string& text) {
    std::vector<Refused> out;
    const std::string name = numbered(text).first;
    auto add = [&](const std::vector<Option>& options, bool withVerb) {
        for (const Option& o : options) {
            const OptionWords words = asked.game.words(asked.state, o);
            if (!readsAs(words, name) || (withVerb && !name.starts_with(words.verb + " "))) continue;
            Why why = asked.game.explain(asked.state, seat, o);
            if (why.legal) continue;
            if (const size_t end = why.says.find('\n'); end != std::string::npos) why.says.replace(end, 1, "; ");
            out.push_back({words.label(), std::move(why), words.verb});
        }
    };
    add(asked.game.imaginable(asked.state, seat), false);
    if (!out.empty()) return out;
    // What nobody would think of, if the act is named.
    for (const ZoneView& zone : asked.game.view(asked.state, kNobody).zones)
        for (const PieceView& p : zone.pieces) add(language::actsWith(asked.game, asked.state, seat, p.piece), true);
    return out;
}

std::string whyNotLines(const Asked& asked, Seat seat, const std::string& text) {
    std::string out;
    std::vector<std::string> said;
    for (const Refused& r : refusedReading(asked, seat, text)) {
        std::string line =
            "\n      why not " + r.label + ": " + r.why.says + (r.why.rule.empty() ? "" : " (" + r.why.rule + ")");
        if (std::find(said.begin(), said.end(), line) != said.end()) continue;
        out += line;
        said.push_back(std::move(line));
    }
    if (!out.empty()) return out;
    if (std::string unknown = unknownName(asked, seat, text); !unknown.empty()) return "\n      " + unknown;
    return "\n      why not " + text + ": " + seatName(seat) + " is asked something that it is no answer to";
}

std::string unknownVerb(const Game& game, const std::string& verb) {
    std::vector<std::string> known = game.verbs();
    for (std::string& v : known) {
        if (asWord(v) == asWord(verb)) return "";
        v = asWord(v);
    }
    std::string out = "nobody ever '" + verb + "' in this game";
    if (const auto near = nearest(asWord(verb), known, 1); !near.empty()) out += "; did you mean '" + near.front() + "'?";
    return out + "; correct the verb: known are " + joined(known);
}

std::string unknownName(const Asked& asked, Seat seat, const std::string& text) {
    const std::string name = numbered(text).first;
    if (isPlainAnswer(name) || !refusedReading(asked, seat, text).empty()) return "";
    for (const Option& o : asked.options)
        if (readsAs(asked.game.words(asked.state, o), name)) return "";
    const std::vector<std::string> names = namesOnTable(asked);
    std::string unknown;
    for (const std::string& known : names)
        if (const auto words = around(name, known)) {
            unknown = words->verb.empty() ? "" : unknownVerb(asked.game, words->verb);
            if (unknown.empty()) unknown = unknownDetail(asked, seat, names, words->detail);
            if (unknown.empty()) return "";
        }
    if (!unknown.empty()) return unknown;
    std::string out =
        "nothing is called '" + name + "' here, so this proves nothing: correct the name, or put it into given";
    for (const std::string& near : nearest(name, names))
        out += (out.ends_with("given") ? "; did you mean " : " or ") + ("'" + near + "'");
    return out;
}

}  // namespace cantina::scenario
