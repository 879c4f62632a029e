// English from card descriptions: effects, sentences, abilities. How things and numbers read: phrases.cpp.
#include "language/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "language/english.h"
#include "language/lint_ability.h"
#include "language/phrases.h"

namespace cantina::language {

namespace {
std::string replaced(std::string text, std::string_view what, const std::string& by) {
    for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

// Giving up one thing of one's own is done whole or not at all: what follows is bought with it. "spend 5 coins",
// "remove one of your dice", "discard a card in your hand", "exhaust this support".
bool isPrice(std::string_view clause) {
    if (clause.starts_with("spend ")) return true;
    constexpr std::string_view kGivesUp[] = {"remove ", "discard ", "defeat ", "exhaust ", "return "};
    if (std::none_of(std::begin(kGivesUp), std::end(kGivesUp), [&](std::string_view v) { return clause.starts_with(v); }))
        return false;
    const std::string_view what = clause.substr(clause.find(' ') + 1);
    if (what.starts_with("one of your ")) return !what.starts_with("one of your opponent");
    return what.starts_with("this ") || (what.starts_with("a") && what.ends_with(" in your hand"));
}

// Any number, or up to two or more: picking none is no way to what follows "and then".
bool picksSeveral(const Tree& t) {
    return t.isWord("up_to") && !t.items.empty() && t.items[0].isNumber() && t.items[0].number > 1000;
}
}  // namespace

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

namespace {

// Where the end of a gift begins that several gifts may share: how long it lasts, or what it is counted by.
size_t giftEnd(std::string_view clause) {
    size_t at = clause.size();
    for (std::string_view end : {" until ", " for this attack", " this turn", " for each ", ", X being "})
        at = std::min(at, clause.find(end));
    return at;
}

// What `next` gives to the thing that `first` gives something to, for as long: "+1 power" of "it gets +1 power".
std::string alsoGiven(std::string_view first, std::string_view next) {
    if (first.substr(giftEnd(first)) != next.substr(giftEnd(next))) return "";
    auto behind = [&](std::string_view start) {
        return next.starts_with(start) ? std::string(next.substr(start.size(), giftEnd(next) - start.size())) : "";
    };
    for (std::string_view verb : {" gets ", " loses "}) {
        const size_t subject = first.find(verb), again = next.find(verb);
        if (subject == std::string_view::npos || again == std::string_view::npos) continue;
        const std::string_view who = next.substr(0, again);
        const bool same = who == "it" || who == first.substr(0, subject) ||
                          (first.starts_with("each ") && who.starts_with("that ") && who.rfind(' ') == 4);
        if (same) return behind(next.substr(0, again + verb.size()));
    }
    if (!first.starts_with("give ")) return "";
    return next.starts_with("give them ") ? behind("give them ") : behind("give it ");
}

// "give it +10 speed and +1 power until the end of battle", not "give it ... until the end of battle and give it ...".
std::string joinedClauses(const std::vector<std::string>& clauses) {
    std::vector<std::string> out;
    for (size_t i = 0; i < clauses.size();) {
        const std::string& first = clauses[i];
        std::vector<std::string> gifts = {first.substr(0, giftEnd(first))};
        while (++i < clauses.size()) {
            std::string also = alsoGiven(first, clauses[i]);
            if (also.empty()) break;
            gifts.push_back(std::move(also));
        }
        out.push_back(gifts.size() == 1 ? first : listed(gifts) + first.substr(giftEnd(first)));
    }
    return listed(out);
}

// "each unit gets ..." tells, "choose an arena" orders: "and" does not join them.
bool tells(std::string_view clause) {
    return clause.starts_with("each ") || clause.starts_with("this turn, ") || clause.starts_with("when ");
}

// "You can't ... Your opponent can't ..." reads "neither player can ...".
void joinPlayers(std::vector<std::string>& sentences) {
    constexpr std::string_view kYou = "you can't ", kOpponent = "your opponent can't ";
    for (size_t i = 0; i + 1 < sentences.size(); ++i) {
        if (!sentences[i].starts_with(kYou) || !sentences[i + 1].starts_with(kOpponent)) continue;
        const std::string what = sentences[i].substr(kYou.size());
        if (what != sentences[i + 1].substr(kOpponent.size())) continue;
        sentences[i] = "neither player can " + what;
        sentences.erase(sentences.begin() + static_cast<long>(i) + 1);
    }
}

}  // namespace

// Does what follows begin with an order, so that "to" can stand before it?
bool Wording::isOrder(const Tree& then) const {
    Parts body;
    flatten(then.items, 0, body);
    return !body.empty() && (isSimple(*body[0]) || body[0]->isWord("up_to"));
}

std::string Wording::list(const Parts& parts, const std::string& then) {
    std::vector<std::string> sentences, joined;
    size_t known = std::string::npos;  // from this sentence on the opponent is the player of what was chosen
    auto close = [&] {
        if (!joined.empty()) sentences.push_back(joinedClauses(joined));
        joined.clear();
        newSentence();
    };
    for (size_t i = 0; i < parts.size(); ++i) {
        if (isUnread(*parts[i])) {
            close();
            known = sentences.size();
            continue;
        }
        if (isSimple(*parts[i])) {
            if (joined.empty() && !sentences.empty()) newSentence();
            times_ = repeats(parts, i);
            std::string next = clause(*parts[i]);
            if (!joined.empty() && tells(next) && !tells(joined.back())) close();
            joined.push_back(std::move(next));
            i += static_cast<size_t>(std::exchange(times_, 1) - 1);
            // "choose X: it gets ..." is a sentence; what follows is another.
            const int n = find(v_.verbs, *parts[i]);
            const std::string_view form = n >= 0 ? v_.verbs[static_cast<size_t>(n)].wording : "";
            if (i + 1 < parts.size() && form.find("}: ") != std::string_view::npos) close();
            continue;
        }
        const bool bought = parts[i]->isWord("and_then") && then == kThen && !joined.empty() && isPrice(joined.back());
        const bool listing = !joined.empty() && joined.back().find(", ") != std::string::npos;
        const bool picked = parts[i]->isWord("and_then") && then == kThen && i > 0 && picksSeveral(*parts[i - 1]);
        if (!joined.empty() || !sentences.empty()) close();
        if (bought && isOrder(*parts[i])) {
            sentences.back() += (listing ? ", to " : " to ") + list(parts[i]->items, 0, then);
            continue;
        }
        if (bought || picked) {
            sentences.push_back((bought ? "if you do, " : "if you chose one or more, ") + list(parts[i]->items, 0, then));
            continue;
        }
        std::string unless = this->unless(*parts[i]);
        bool follows = i + 1 < parts.size() && parts[i + 1]->isWord("and_then");
        if (!unless.empty() && follows)
            sentences.push_back(unless + ", " + list(parts[++i]->items, 0, then));
        else
            sentences.push_back(control(*parts[i], then));
    }
    if (!joined.empty()) sentences.push_back(joinedClauses(joined));
    for (size_t i = known; i < sentences.size(); ++i) sentences[i] = replaced(sentences[i], "your opponent", "that player");
    joinPlayers(sentences);
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
    if (std::string several = apart(w.wording, t); !several.empty()) return several;
    std::string out = filled(w.wording, w.params, t, true);
    if (size_t most = out.find("up to 16 of "); most != std::string::npos) out.replace(most, 8, "any number");
    const bool sinks = out.ends_with("on the bottom of the deck") || out.ends_with("on the bottom of your deck");
    if (times_ > 1 && sinks) out += " in any order";
    if (size_t it = out.find(" it "); times_ > 1 && it != std::string::npos) out.replace(it, 4, " them ");
    return out;
}

// "choose 3 of your campers with different names": chosen one by one, each unlike those before it.
std::string Wording::apart(std::string_view wording, const Tree& t) {
    constexpr std::string_view kWhose = "whose ", kDiffers = " differs from those before";
    if (!wording.starts_with("choose {") || t.items.size() < 2 || find(v_.nouns, t.items[0]) < 0) return "";
    const Tree& first = t.items[0];
    std::string by;
    for (size_t i = 1; i < t.items.size(); ++i) {
        const Tree& other = t.items[i];
        if (!other.isWord(first.text) || other.items.size() != first.items.size() + 1 ||
            !std::equal(first.items.begin(), first.items.end(), other.items.begin(), sameTree))
            return "";
        by = filterText(other.items.back());
        if (!by.starts_with(kWhose) || !by.ends_with(kDiffers)) return "";
    }
    const std::string which = noun(first, Quantity::many);
    by = by.substr(kWhose.size(), by.size() - kWhose.size() - kDiffers.size());
    said_.chosen = plainNoun(first);
    said_.last = Thing::none;
    return fmt::format("choose {} {}{} with different {}s", t.items.size(), which.starts_with("your ") ? "of " : "", which,
                       by);
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
        out = joinedClauses(clauses);
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
    way = replaced(std::move(way), ". You may ", ", and you may ");
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
        if (i > 0)
            out += brief                     ? (out.find(", ") == std::string::npos ? " or " : ", or ")
                   : i + 1 == t.items.size() ? "; or "
                                             : "; ";
        Parts way;
        flatten(t.items[i], way);
        out += brief ? list(way) : inOneSentence(list(way));
    }
    // The ways are numbered where one is taken, so that "or do nothing" stays one of them.
    if (byOpponent) out = replaced(out, " in your opponent's hand that they choose", " in their hand");
    said_ = before;
    said_.last = Thing::none;
    return out;
}

std::string Wording::later(const Tree& t) {
    Memory before = said_;
    std::string event = this->event(t.items[0]);
    // There is only one end of this round.
    std::string out = (event.starts_with("this ") ? "after " : "the next time ") + event + ", ";
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

// "a player takes an action" with "a player" for "you": "you take an action".
std::string narrowed(const std::string& event, const std::string& from, const std::string& to) {
    std::string out = replaced(event, from, to);
    if (to != "you") return out;
    const size_t at = out.find("you ");
    const size_t end = at == std::string::npos ? at : out.find(' ', at + 4);
    if (end != std::string::npos && out[end - 1] == 's') out.erase(end - 1, 1);
    return replaced(out, "themselves", "yourself");
}

// "If there are at least 2 cards in your hand, discard 2 cards in your hand": the cost alone says it.
bool saysCost(const std::string& text, const Tree& condition, const std::vector<Tree>& costs) {
    if (text.find("at least ") == std::string::npos && !text.starts_with("there is ")) return false;
    if (condition.items.size() != 2 || !condition.items[0].isWord("count") || !condition.items[1].isNumber()) return false;
    const std::vector<Tree>& what = condition.items[0].items;
    const auto takes = [&](const Tree& cost) {
        return std::any_of(cost.items.begin(), cost.items.end(),
                           [&](const Tree& x) { return what.size() == 1 && sameTree(x, what[0]); });
    };
    return std::count_if(costs.begin(), costs.end(), takes) * 1000 >= condition.items[1].number;
}

Head headOf(const Vocabulary& v, Wording& w, const TimingWord& timing, const std::vector<Tree>& parts, Opponent opponent) {
    Head h;
    size_t i = 0;
    if (timing.takesEvent && !parts.empty()) {
        h.event = w.event(parts[i]);
        // "this round ends", without a subject: what lasts answers every one; only what waits (later) means the present one.
        if (parts[i].items.empty() && h.event.starts_with("this ")) h.event.replace(0, 4, "each");
        ++i;
    }
    w.meansOneOpponent(opponent != Opponent::any);
    std::vector<Tree> costs;
    std::vector<const Tree*> asked;  // beside h.conditions
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
                h.event = narrowed(h.event, condition.substr(0, arrow), condition.substr(arrow + kNarrows.size()));
            else if (condition.starts_with("play only") || condition.starts_with("complete only"))
                h.limit += " " + capital(condition) + ".";
            else
                h.conditions.push_back(std::move(condition)), asked.push_back(&p.items[0]);
        } else {
            break;
        }
    }
    for (size_t k = asked.size(); k-- > 0;)
        if (saysCost(h.conditions[k], *asked[k], costs)) h.conditions.erase(h.conditions.begin() + static_cast<long>(k));
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
