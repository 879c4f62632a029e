#include "scenario/whynot.h"

#include <algorithm>

#include "kernel/nearest.h"

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

bool holdsName(const std::string& text, const std::string& name) {
    for (size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const size_t end = at + name.size();
        if ((at == 0 || text[at - 1] == ' ') && (end == text.size() || text[end] == ' ')) return true;
    }
    return false;
}

}  // namespace

std::vector<Refused> refusedReading(const Asked& asked, Seat seat, const std::string& text) {
    std::vector<Refused> out;
    const std::string name = numbered(text).first;
    for (const Option& o : asked.game.imaginable(asked.state, seat)) {
        const OptionWords words = asked.game.words(asked.state, o);
        if (!readsAs(words, name)) continue;
        Why why = asked.game.explain(asked.state, seat, o);
        if (why.legal) continue;
        if (const size_t end = why.says.find('\n'); end != std::string::npos) why.says.replace(end, 1, "; ");
        out.push_back({words.label(), std::move(why)});
    }
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

std::string unknownName(const Asked& asked, Seat seat, const std::string& text) {
    const std::string name = numbered(text).first;
    if (isPlainAnswer(name) || !refusedReading(asked, seat, text).empty()) return "";
    for (const Option& o : asked.options)
        if (readsAs(asked.game.words(asked.state, o), name)) return "";
    const std::vector<std::string> names = namesOnTable(asked);
    for (const std::string& known : names)
        if (holdsName(name, known)) return "";
    std::string out =
        "nothing is called '" + name + "' here, so this proves nothing: correct the name, or put it into given";
    for (const std::string& near : nearest(name, names))
        out += (out.ends_with("given") ? "; did you mean " : " or ") + ("'" + near + "'");
    return out;
}

}  // namespace cantina::scenario
