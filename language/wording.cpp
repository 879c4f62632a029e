// English from card descriptions: effects, sentences, abilities. How things and numbers read: phrases.cpp.
#include "language/wording.h"

#include <fmt/format.h>

#include <utility>

#include "language/english.h"
#include "language/phrases.h"

namespace cantina::language {

// --- effects

bool Wording::isSimple(const Tree& t) const {
    if (t.isTable()) {
        Parts inner;
        flatten(t, inner);
        return areSimple(inner);
    }
    if (t.isWord("choose")) return true;
    if (t.isWord("each")) {
        Parts body;
        flatten(t.items, 1, body);
        bool verbs = std::all_of(body.begin(), body.end(), [&](const Tree* i) { return find(v_.verbs, *i) >= 0; });
        return verbs && areSimple(body) && (body.size() == 1 || mentionsIt(*body[0]));
    }
    int n = find(v_.verbs, t);
    if (n < 0) return false;
    // "your opponent draws ..." and "you may ..." are sentences of their own.
    const VerbWord& w = v_.verbs[static_cast<size_t>(n)];
    const std::string_view text = w.wording;
    if (text.starts_with("unless ")) return false;
    for (size_t i = 0; i < static_cast<size_t>(paramCount(w.params)); ++i) {
        const std::string hole = fmt::format("{{{}}}", w.params[i].name);
        if (w.params[i].kind != ParamKind::seat || !text.starts_with(hole)) continue;
        const std::string_view rest = text.substr(hole.size());
        return !(i < t.items.size() && t.items[i].isWord("opponent")) && !rest.starts_with(" may ") &&
               !rest.starts_with(" can");
    }
    return true;
}

std::string Wording::list(const Parts& parts, const std::string& then) {
    std::vector<std::string> sentences, joined;
    auto close = [&] {
        if (!joined.empty()) sentences.push_back(listed(joined));
        joined.clear();
        newSentence();
    };
    for (size_t i = 0; i < parts.size(); ++i) {
        if (isSimple(*parts[i])) {
            if (joined.empty() && !sentences.empty()) newSentence();
            times_ = repeats(parts, i);
            joined.push_back(clause(*parts[i]));
            i += static_cast<size_t>(std::exchange(times_, 1) - 1);
            // "choose X: it gets ..." is a sentence; what follows is another.
            const int n = find(v_.verbs, *parts[i]);
            const std::string_view form = n >= 0 ? v_.verbs[static_cast<size_t>(n)].wording : "";
            if (i + 1 < parts.size() && form.find("}: ") != std::string_view::npos) close();
            continue;
        }
        if (!joined.empty() || !sentences.empty()) close();
        std::string unless = this->unless(*parts[i]);
        bool follows = i + 1 < parts.size() && parts[i + 1]->isWord("and_then");
        if (!unless.empty() && follows)
            sentences.push_back(unless + ", " + list(parts[++i]->items, 0, then));
        else
            sentences.push_back(control(*parts[i], then));
    }
    if (!joined.empty()) sentences.push_back(listed(joined));
    std::string out;
    for (const std::string& s : sentences) out += out.empty() ? s : ". " + capital(s);
    return out;
}

std::string Wording::clause(const Tree& t) {
    if (t.isWord("choose") && t.items.size() == 1) return "choose " + choice(t.items[0]);
    if (t.isWord("each") && t.items.size() > 1) return each(t);
    int n = find(v_.verbs, t);
    if (n < 0) return "?";
    const VerbWord& w = v_.verbs[static_cast<size_t>(n)];
    std::string out = filled(w.wording, w.params, t, true);
    if (size_t most = out.find("up to 16 of "); most != std::string::npos) out.replace(most, 8, "any number");
    if (times_ > 1 && out.ends_with("on the bottom of the deck")) out += " in any order";
    if (size_t it = out.find(" it "); times_ > 1 && it != std::string::npos) out.replace(it, 4, " them ");
    return out;
}

// "unless your opponent pays 3 coins", "unless it is raining and your opponent pays 3 coins"; else nothing.
std::string Wording::unless(const Tree& t) {
    constexpr std::string_view kUnless = "unless ";
    int n = find(v_.verbs, t);
    if (n >= 0 && std::string_view(v_.verbs[static_cast<size_t>(n)].wording).starts_with(kUnless)) return clause(t);
    if (!t.isWord("when") || t.items.size() != 2) return "";
    std::string inner = unless(t.items[1]);
    if (inner.empty()) return "";
    return std::string(kUnless) + condition(t.items[0]) + " and " + inner.substr(kUnless.size());
}

namespace {
std::string replaced(std::string text, std::string_view what, const std::string& by) {
    for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}
}  // namespace

// Does this act take a card out of its place? Then doing it twice means two cards.
bool Wording::movesCards(const Tree& t) const {
    return std::any_of(t.items.begin(), t.items.end(), [&](const Tree& i) {
        const Tree& thing = i.isWord("opponent_chooses") && i.items.size() == 1 ? i.items[0] : i;
        int n = find(v_.nouns, thing);
        return n >= 0 && ownedPlace(v_.nouns[static_cast<size_t>(n)].singular) != std::string_view::npos;
    });
}

// How often the same act stands here in a row.
int Wording::repeats(const Parts& parts, size_t from) {
    if (find(v_.verbs, *parts[from]) < 0 || !movesCards(*parts[from])) return 1;
    const Memory before = said_;
    const std::string once = clause(*parts[from]);
    int n = 1;
    for (size_t i = from + 1; i < parts.size() && find(v_.verbs, *parts[i]) >= 0; ++i, ++n) {
        said_ = before;
        if (clause(*parts[i]) != once) break;
    }
    said_ = before;
    return n;
}

// "your opponent chooses one of their campers".
std::string Wording::chosenByOpponent(const Tree& t) {
    std::string text = choice(t);
    std::string many = noun(t, Quantity::many);
    for (std::string_view owner : {"your opponent's ", "an opponent's "}) {
        if (many.starts_with(owner)) return "your opponent chooses one of their " + many.substr(owner.size());
        if (size_t at = text.find(owner); at != std::string::npos) text.replace(at, owner.size(), "their ");
    }
    return "your opponent chooses " + text;
}

std::string Wording::control(const Tree& t, const std::string& then) {
    if (t.isWord("may")) return "you may " + list(t.items, 0, "if you do, ");
    if (t.isWord("and_then")) {
        if (t.items.size() == 1 && t.items[0].isWord("instead")) return then + instead(t.items[0]);
        return then + list(t.items, 0, then);
    }
    if (t.isWord("instead")) return instead(t);
    if (t.isWord("opponent_chooses") && t.items.size() == 1) return chosenByOpponent(t.items[0]);
    if (t.isWord("when") && !t.items.empty()) {
        std::string condition = this->condition(t.items[0]);
        return "if " + condition + ", " + underCondition(list(t.items, 1));
    }
    if (t.isWord("each") && t.items.size() > 1) return each(t);
    if (t.isWord("up_to") && t.items.size() > 2) return upTo(t);
    if (t.isWord("later") && t.items.size() > 1) return later(t);
    if (t.isWord("either") || t.isWord("opponent_either")) return either(t);
    return clause(t);
}

// What happens only then is one sentence with its condition.
std::string Wording::underCondition(const std::string& does) { return replaced(does, ". Then ", ", then "); }

// "tire each camper and hurt it 1", "gain 1 pebble for each of your campers", "for each camper, ...".
std::string Wording::each(const Tree& t) {
    Memory before = said_;
    std::string which = noun(t.items[0], Quantity::each);
    said_.chosen = plainNoun(t.items[0]);
    said_.several = false;
    std::string out;
    if (isSimple(t)) {
        said_.pending = which;
        out = list(t.items, 1);
        if (!std::exchange(said_.pending, "").empty()) out += " for " + which;
    } else {
        said_.last = Thing::chosen;
        out = "for " + which + ", " + list(t.items, 1);
    }
    before.last = Thing::none;
    said_ = before;
    return out;
}

// "choose up to 2 of your campers and hurt each of them 1".
std::string Wording::upTo(const Tree& t) {
    Memory before = said_;
    bool one = t.items[0].isNumber() && t.items[0].number == 1000;
    std::string which = noun(t.items[1], Quantity::each).substr(5);  // without "each "
    if (!which.starts_with("of ") && !one) which = noun(t.items[1], Quantity::many);
    // The most that can be asked for reads as what it means: any number.
    bool any = t.items[0].isNumber() && t.items[0].number == 16'000;
    if (any && !which.starts_with("of ")) which = "of " + which;
    std::string out = "choose " + (any ? "any number" : "up to " + value(t.items[0])) + " " + which;
    said_.chosen = plainNoun(t.items[1]);
    said_.last = Thing::chosen;
    Parts body;
    flatten(t.items, 2, body);
    if (areSimple(body) && mentionsIt(*body[0]) && !body[0]->isWord("each")) {
        if (!one) said_.pending = "each of them";
        said_.several = !one;
        std::vector<std::string> clauses = {out};
        for (const Tree* part : body) clauses.push_back(clause(*part));
        out = listed(clauses);
    } else {
        out += "; for each of them, " + list(body);
    }
    before.last = Thing::none;
    said_ = before;
    return out;
}

namespace {
// A way to choose is one sentence: what stands after a full stop would seem to stand after all of them.
std::string inOneSentence(std::string way) {
    way = replaced(std::move(way), ". If ", ", and if ");
    for (size_t at = way.find(". "); at != std::string::npos; at = way.find(". ", at + 1)) {
        way[at] = ',';
        way[at + 2] = static_cast<char>(std::tolower(static_cast<unsigned char>(way[at + 2])));
    }
    return way;
}
}  // namespace

// "either gain 1 pebble or draw 1 card"; "choose one: ...; ...; or ...".
std::string Wording::either(const Tree& t) {
    const Memory before = said_;
    bool byOpponent = t.isWord("opponent_either");
    bool brief = !byOpponent && t.items.size() == 2 && isSimple(t.items[0]) && isSimple(t.items[1]);
    std::string out = brief ? "either " : byOpponent ? "your opponent chooses one: " : "choose one: ";
    for (size_t i = 0; i < t.items.size(); ++i) {
        said_ = before;
        if (i > 0) out += brief ? " or " : i + 1 == t.items.size() ? "; or " : "; ";
        Parts way;
        flatten(t.items[i], way);
        out += brief ? list(way) : inOneSentence(list(way));
    }
    said_ = before;
    said_.last = Thing::none;
    return out;
}

std::string Wording::later(const Tree& t) {
    Memory before = said_;
    std::string out = "the next time " + event(t.items[0]) + ", ";
    if (said_.last == Thing::none) said_.chosen = before.chosen;
    out += list(t.items, 1);
    before.last = Thing::none;
    said_ = before;
    return out;
}

std::string Wording::instead(const Tree& t) {
    Parts body;
    flatten(t.items, 0, body);
    return areSimple(body) ? list(body) + " instead" : "instead, " + list(body);
}

namespace {

// The parts of an ability before its effects.
struct Head {
    std::string event, limit;
    std::vector<std::string> costs, conditions;
    size_t effects = 0;  // where they begin
};

Head headOf(const Vocabulary& v, Wording& w, const TimingWord& timing, const std::vector<Tree>& parts, Opponent opponent) {
    Head h;
    size_t i = 0;
    if (timing.takesEvent && !parts.empty()) h.event = w.event(parts[i++]);
    w.meansOneOpponent(opponent != Opponent::any);
    std::vector<Tree> costs;
    for (; i < parts.size(); ++i) {
        const Tree& p = parts[i];
        if (p.isWord("cost")) {
            costs.insert(costs.end(), p.items.begin(), p.items.end());
        } else if (p.isWord("limit") && p.items.size() == 1) {
            const bool first = timing.takesEvent && !v.firstWording.empty();
            (first ? h.event : h.limit) += first ? replaced(v.firstWording, "{}", replaced(p.items[0].text, "_", " "))
                                                 : " " + replaced(v.limitWording, "{}", replaced(p.items[0].text, "_", " "));
        } else if (p.isWord("when") && p.items.size() == 1) {
            // "Play only ..." is a sentence of its own, at the end.
            std::string condition = w.condition(p.items[0]);
            // "played or discarded → played" narrows what the event says.
            constexpr std::string_view kNarrows = " \xE2\x86\x92 ";
            const size_t arrow = condition.find(kNarrows);
            if (arrow != std::string::npos)
                h.event = replaced(h.event, condition.substr(0, arrow), condition.substr(arrow + kNarrows.size()));
            else if (condition.starts_with("play only"))
                h.limit += " " + capital(condition) + ".";
            else
                h.conditions.push_back(std::move(condition));
        } else {
            break;
        }
    }
    if (!costs.empty()) h.costs.push_back(w.list(costs));
    h.effects = i;
    return h;
}

}  // namespace

std::string wordNumber(int64_t thousandths) {
    if (thousandths % 1000 == 0) return fmt::format("{}", thousandths / 1000);
    std::string s = fmt::format("{:.3f}", static_cast<double>(thousandths) / 1000);
    while (s.back() == '0') s.pop_back();
    return s;
}

std::string wordKeyword(const KeywordWord& word, const Tree& t) {
    return wordKeyword(word, word.takesNumber && !t.items.empty() ? wordNumber(t.items[0].number) : "{n}");
}

std::string wordKeyword(const KeywordWord& word, const std::string& number) {
    return tidied(replaced(word.wording, "{n}", number));
}

std::string wordAbility(const Vocabulary& v, const TimingWord& timing, const std::vector<Tree>& parts, std::string_view self,
                        Opponent opponent) {
    Wording w(v, self);
    Head h = headOf(v, w, timing, parts, opponent);
    bool named = h.event.find("an opponent") != std::string::npos;
    for (const std::string& c : h.conditions) named = named || c.find("an opponent") != std::string::npos;
    // A timing word may say where its conditions stand: "If {event}{condition}, you may {effect}."
    bool placed = std::string_view(timing.wording).find("{condition}") != std::string_view::npos;
    bool asks = std::string_view(timing.wording).find("f {event},") !=
                std::string_view::npos;  // "If {event}, ...": one "if" will do
    if (asks && !h.conditions.empty()) h.event += " and " + listed(std::exchange(h.conditions, {}));
    std::string effect = h.conditions.empty() || placed ? "" : "if " + listed(h.conditions) + ", ";
    bool simple = h.effects < parts.size() && w.isSimple(parts[h.effects]);
    // A sign between cost and effect ends the sentence, and any effect may follow; "to" takes only an order.
    bool sign = std::string_view(timing.costWording).find_first_of(":>\xE2") != std::string_view::npos;
    if (!h.costs.empty()) effect += h.costs[0] + (simple || sign ? timing.costWording : ". If you do, ");
    std::string does = w.list(parts, h.effects);
    if (!h.conditions.empty() && !placed && h.costs.empty()) does = replaced(does, ". Then ", ", then ");
    if (opponent == Opponent::ofEvent && named) does = replaced(does, "your opponent", "that opponent");
    effect += !h.costs.empty() && sign ? capital(does) : does;
    std::string out = timing.wording;
    bool begins = out.starts_with("{effect}") || out.find(": {effect}") != std::string::npos ||
                  out.find(". {effect}") != std::string::npos;
    out = replaced(out, "{event}", h.event);
    std::string conditions;
    for (const std::string& c : h.conditions)
        conditions += (c.starts_with("by ") ? " " : " and ") + c;  // "by you" needs no "and"
    out = replaced(out, "{condition}", conditions);
    out = replaced(out, "{or}", "");
    out = replaced(out, "{effect}", begins ? capital(effect) : effect);
    return tidied(capital(out)) + h.limit;
}

}  // namespace cantina::language
