// English from card descriptions: effects, sentences, abilities. How things and numbers read: phrases.cpp.
#include "language/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "language/english.h"
#include "language/lint_ability.h"
#include "language/phrases.h"
#include "language/sentences.h"

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
    if (!t.isWord("each") || t.items.empty()) return false;
    const Tree& some = t.items[0];
    return some.isWord("any") ||
           (some.isWord("up_to") && !some.items.empty() && some.items[0].isNumber() && some.items[0].number > 1000);
}
}  // namespace

// --- effects

bool Wording::isSimple(const Tree& t) const {
    if (t.isTable()) {
        Parts inner;
        flatten(t, inner);
        return areSimple(inner);
    }
    if (t.isWord("choose")) return t.field("by") == nullptr;
    if (t.isWord("each")) {
        if (t.items.empty() || find(v_.nouns, t.items[0]) < 0) return false;
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
        // "it has Ambush" is no order.
        if (!holds_ && w.params[i].kind == ParamKind::whom && text.starts_with(hole)) return false;
        if (w.params[i].kind != ParamKind::seat || !text.starts_with(hole)) continue;
        const std::string_view rest = text.substr(hole.size());
        const Tree* who = i < t.items.size() ? &t.items[i] : t.field(w.params[i].name);
        return (who == nullptr || who->isWord("you")) && !rest.starts_with(" may ") && !rest.starts_with(" can");
    }
    return true;
}

// may{ pay{ 3, by = opponent }, by = opponent }: before `otherwise` it reads "unless your opponent pays 3 coins".
bool Wording::isToll(const Tree& t) const {
    const Tree* by = t.isWord("may") && t.items.size() == 1 ? t.field("by") : nullptr;
    const int n = by == nullptr || by->isWord("you") ? -1 : find(v_.verbs, t.items[0]);
    return n >= 0 && t.items[0].field("by") != nullptr &&
           std::string_view(v_.verbs[static_cast<size_t>(n)].wording).starts_with("{by} ");
}

// Does what follows begin with an order, so that "to" can stand before it?
bool Wording::isOrder(const Tree& then) const {
    Parts body;
    flatten(then.items, 0, body);
    const bool picks = !body.empty() && body[0]->isWord("each") && !body[0]->items.empty() &&
                       (body[0]->items[0].isWord("up_to") || body[0]->items[0].isWord("any"));
    return !body.empty() && (isSimple(*body[0]) || picks);
}

std::string Wording::list(const Parts& parts, const std::string& then) {
    std::vector<std::string> sentences, joined;
    auto close = [&] {
        if (!joined.empty()) sentences.push_back(joinedClauses(joined));
        joined.clear();
        newSentence();
    };
    for (size_t i = 0; i < parts.size(); ++i) {
        if (isSimple(*parts[i])) {
            if (joined.empty() && !sentences.empty()) newSentence();
            if (std::string several = apart(parts, i); !several.empty()) {
                joined.push_back(std::move(several));
                while (i + 1 < parts.size() && parts[i + 1]->isWord("choose")) ++i;
                continue;
            }
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
        if (i + 1 < parts.size() && isToll(*parts[i]) && parts[i + 1]->isWord("otherwise")) {
            const std::string paid = "unless " + clause(parts[i]->items[0]) + ", ";
            sentences.push_back(paid + list(parts[++i]->items, 0, then));
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
    joinPlayers(sentences);
    std::string out;
    for (const std::string& s : sentences) out += out.empty() ? s : ". " + capital(s);
    return out;
}

// "name", "your opponent names".
std::string Wording::names(const Tree& t) {
    const Tree* by = t.field("by");
    return by == nullptr || by->isWord("you") ? "name" : player(by) + " names";
}

std::string Wording::clause(const Tree& t) {
    if (t.isWord("choose") && t.items.size() == 1 && isQuantifier(t.items[0])) {
        const Tree* by = t.field("by");
        std::string some = quantity(t.items[0]);
        if (by == nullptr || by->isWord("you")) return "choose " + some;
        if (by->isWord("opponent")) some = replaced(replaced(some, "your opponent's", "their"), "an opponent's", "their");
        return player(by) + " chooses " + some;
    }
    if (t.isWord("choose") && t.items.size() == 1 && t.items[0].isWord("number") && t.items[0].items.size() == 2) {
        named_ = "number";
        return fmt::format("{} a number from {} to {}", names(t), value(t.items[0].items[0]), value(t.items[0].items[1]));
    }
    if (t.isWord("choose") && t.items.size() == 1 && isOfSymbols(v_, t.items[0])) {
        named_ = t.items[0].text;
        return names(t) + " a " + named_;
    }
    if (t.isWord("choose") && t.items.size() == 1) {
        if (const Tree* by = t.field("by")) return chosenBy(t.items[0], *by);
        return "choose " + choice(t.items[0]);
    }
    if (t.isWord("each") && t.items.size() > 1) return each(t);
    int n = find(v_.verbs, t);
    if (n < 0) return "?";
    const VerbWord& w = v_.verbs[static_cast<size_t>(n)];
    const Tree* by = t.field("by");
    const bool named = std::any_of(std::begin(w.params), std::end(w.params),
                                   [](const Param& p) { return std::string_view(p.name) == "by"; });
    byOpponent_ = by != nullptr && by->isWord("opponent") && !named;
    givenSelf_ = "this card";
    for (const char* whom : {"to", "of"})
        if (const Tree* to = t.field(whom);
            to != nullptr && !plainNoun(to->isWord("all") && !to->items.empty() ? to->items[0] : *to).empty())
            givenSelf_ = "this " + plainNoun(to->isWord("all") ? to->items[0] : *to);
    std::string out = filled(formOf(w, t), w.params, t, true);
    byOpponent_ = false;
    out = replaced(std::move(out), " 2 times its ", " double its ");
    out = replaced(std::move(out), " and add -", " and subtract ");
    out = replaced(std::move(out), "adding -", "subtracting ");
    out = replaced(std::move(out), "any number of damage", "any amount of damage");
    if (out.ends_with(" damage to you")) out += "rself";
    // "add -2 to its power" reads "subtract 2 from its power".
    for (const auto& [add, subtract] : {std::pair("add -", "subtract "), std::pair("adds -", "subtracts "),
                                        std::pair("cumulatively add -", "cumulatively subtract ")})
        if (size_t to = out.find(" to "); out.starts_with(add) && to != std::string::npos) {
            const size_t begin = std::string_view(add).size();
            out = subtract + out.substr(begin, to - begin) + " from " + out.substr(to + 4);
        }
    // "your opponent removes 2 of their dice".
    if (constexpr std::string_view kThey = "your opponent "; out.starts_with(kThey))
        out = std::string(kThey) + replaced(out.substr(kThey.size()), "your opponent's", "their");
    // "each opponent discards 2 of their cards".
    for (std::string_view each : {"each opponent ", "each player "})
        if (out.starts_with(each)) out = std::string(each) + replaced(out.substr(each.size()), "that player's", "their");
    if (size_t most = out.find("up to 16 of "); most != std::string::npos) out.replace(most, 8, "any number");
    const bool sinks = out.ends_with("on the bottom of the deck") || out.ends_with("on the bottom of your deck");
    if (times_ > 1 && sinks) out += " in any order";
    if (size_t it = out.find(" it "); times_ > 1 && it != std::string::npos) out.replace(it, 4, " them ");
    return withOwner(std::move(out));
}

// The wording of what a form is about is that of the whole form if it says whom that is about.
static bool saysWhom(std::string_view wording, const VerbWord& w) {
    return std::any_of(std::begin(w.params), std::end(w.params), [&](const Param& p) {
        const bool whom = p.kind == ParamKind::whom || p.kind == ParamKind::some || isPieceParam(p.kind);
        return whom && wording.find(fmt::format("{{{}}}", p.name)) != std::string_view::npos;
    });
}

// How a verb reads with what the card says: by a parameter that has a wording of its own, or by what a form is about
// ("{of} contributes {amount} icons to your side").
std::string_view Wording::formOf(const VerbWord& w, const Tree& t) const {
    if (w.form != Form::none && !t.items.empty())
        for (const SymbolWord& s : v_.symbols)
            if (t.items[0].isWord(s.name) && std::string_view(s.set) == w.params[0].set && saysWhom(s.wording, w))
                return s.wording;
    for (const OtherWording& other : w.others)
        if (other.param != nullptr && t.field(other.param) != nullptr) return other.wording;
    for (const OtherWording& other : w.others)
        if (holds_ && other.param != nullptr && std::string_view(other.param) == kWhileItHolds) return other.wording;
    return w.wording;
}

// "choose 3 of your campers with different names": chosen one by one, each unlike those before it.
std::string Wording::apart(const Parts& parts, size_t from) {
    constexpr std::string_view kWhose = "whose ", kDiffers = " differs from those before";
    const auto chosen = [](const Tree& t) { return t.isWord("choose") && t.items.size() == 1 && t.field("by") == nullptr; };
    size_t end = from;
    while (end < parts.size() && chosen(*parts[end])) ++end;
    if (end - from < 2) return "";
    const Tree& first = parts[from]->items[0];
    std::string by;
    for (size_t i = from + 1; i < end; ++i) {
        const Tree& other = parts[i]->items[0];
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
    return fmt::format("choose {} {}{} with different {}s", end - from, which.starts_with("your ") ? "of " : "", which, by);
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
        int n = find(v_.nouns, i);
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
std::string Wording::chosenBy(const Tree& t, const Tree& who) {
    if (!who.isWord("opponent")) return player(&who) + " chooses " + choice(t);
    std::string text = choice(t);
    std::string many = noun(t, Quantity::many);
    for (std::string_view owner : {"your opponent's ", "an opponent's "}) {
        if (many.starts_with(owner)) return "your opponent chooses one of their " + many.substr(owner.size());
        if (size_t at = text.find(owner); at != std::string::npos) text.replace(at, owner.size(), "their ");
    }
    return "your opponent chooses " + text;
}

std::string Wording::control(const Tree& t, const std::string& then) {
    if (t.isWord("may")) {
        const std::string who = player(t.field("by"));
        // "your opponent may spend 2 coins": who does it is said.
        std::vector<Tree> parts = t.items;
        for (Tree& part : parts)
            std::erase_if(part.fields, [&](const TreeField& f) {
                return f.first == "by" && t.field("by") != nullptr && sameTree(f.second, *t.field("by"));
            });
        const std::string does = list(parts, 0, who == "you" ? "if you do, " : "if they do, ");
        return who + " may " + (who == "you" ? whatYouMayDo(does) : replaced(does, who + "'s", "their"));
    }
    if (t.isWord("otherwise")) return "otherwise, " + list(t.items, 0, then);
    if (t.isWord("times") && t.items.size() > 1) {
        const std::string often = value(t.items[0]);
        if (often == "that much") return "that many times, " + list(t.items, 1);
        if (!t.items[0].isNumber()) return "as many times as " + often + ", " + list(t.items, 1);
        return list(t.items, 1) + (often == "2" ? " twice" : " " + often + " times");
    }
    if (t.isWord("and_then")) {
        if (t.items.size() == 1 && t.items[0].isWord("instead")) return then + instead(t.items[0]);
        return then + list(t.items, 0, then);
    }
    if (t.isWord("instead")) return instead(t);
    if (t.isWord("when") && !t.items.empty()) {
        std::string condition = this->condition(t.items[0]);
        if (const size_t arrow = condition.find(kNarrows); arrow != std::string::npos)
            condition.replace(0, arrow + kNarrows.size(), "it is ");
        return "if " + condition + ", " + underCondition(list(t.items, 1));
    }
    if (t.isWord("each") && t.items.size() > 1) return each(t);
    if ((t.isWord("later") || t.isWord("each_time")) && t.items.size() > 1) return later(t);
    if (t.isWord("either")) return either(t);
    return clause(t);
}

// What happens only then is one sentence with its condition: "if c, hit it; your opponent loses 2 Force". What begins with
// "if you do" or "otherwise" says by itself what it hangs on.
std::string Wording::underCondition(const std::string& does) {
    std::string out = replaced(does, ". Then ", ", then ");
    for (size_t at = out.find(". "); at != std::string::npos; at = out.find(". ", at + 1)) {
        const std::string_view next = std::string_view(out).substr(at + 2);
        const bool hangs = next.starts_with("If you do") || next.starts_with("If they do") || next.starts_with("Otherwise");
        if (hangs) continue;
        out[at] = ';';
        out[at + 2] = static_cast<char>(std::tolower(static_cast<unsigned char>(out[at + 2])));
    }
    return out;
}

// "tire each camper and hurt it 1", "gain 1 pebble for each of your campers", "for each camper, ...".
std::string Wording::each(const Tree& t) {
    if (t.items[0].isWord("each_player") || t.items[0].isWord("each_opponent") || t.items[0].isWord("any_player"))
        return eachPlayer(t);
    if (isQuantifier(t.items[0]) && !t.items[0].isWord("all")) return upTo(t);
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

// "for each player, ...", "choose a player and ...".
std::string Wording::eachPlayer(const Tree& t) {
    Memory before = said_;
    const bool one = t.items[0].isWord("any_player"), order = one && t.items.size() > 1 && isSimple(t.items[1]);
    std::string out = one ? "choose a player" : "for " + player(&t.items[0]) + ", ";
    const std::string does = list(t.items, 1);
    const bool listing = does.substr(0, does.find(". ")).find(" and ") != std::string::npos;
    if (one) out += !order ? ". Then " : listing ? ", " : " and ";
    out += does;
    before.last = Thing::none;
    said_ = before;
    return out;
}

// "choose up to 2 of your campers and hurt each of them 1".
std::string Wording::upTo(const Tree& t) {
    Memory before = said_;
    const Tree& some = t.items[0];
    bool one = some.items.size() > 1 && some.items[0].isNumber() && some.items[0].number == 1000;
    std::string out = "choose " + quantity(some);
    Parts body;
    flatten(t.items, 1, body);
    if (areSimple(body) && mentionsIt(*body[0]) && !body[0]->isWord("each")) {
        if (!one) said_.pending = "each of them";
        said_.several = !one;
        std::vector<std::string> clauses = {out};
        for (const Tree* part : body) clauses.push_back(clause(*part));
        out = joinedClauses(clauses);
    } else {
        said_.several = false;
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
    const Tree* by = t.field("by");
    const bool byOpponent = by != nullptr && !by->isWord("you");
    bool brief = !byOpponent && t.items.size() == 2 && isSimple(t.items[0]) && isSimple(t.items[1]);
    std::string out = brief ? "either " : byOpponent ? player(by) + " chooses one: " : "choose one: ";
    for (size_t i = 0; i < t.items.size(); ++i) {
        said_ = before;
        if (i > 0)
            out += brief                     ? (out.find(", ") == std::string::npos ? " or " : ", or ")
                   : i + 1 == t.items.size() ? "; or "
                                             : "; ";
        Parts way;
        flatten(t.items[i], way);
        const std::string does = brief ? list(way) : inOneSentence(list(way));
        out += byOpponent ? asOrder(does, player(by)) : does;
    }
    // The ways are numbered where one is taken, so that "or do nothing" stays one of them.
    if (byOpponent) {
        out = replaced(out, " in your opponent's hand that they choose", " in their hand");
        out = replaced(out, "discard each card in your opponent's hand", "discard each card in their hand");
    }
    said_ = before;
    said_.last = Thing::none;
    return out;
}

std::string Wording::later(const Tree& t) {
    Memory before = said_;
    // "the next time a card is deployed", "... has moved"
    std::string event = replaced(replaced(this->event(t.items[0]), " was just ", " is "), " just ", " has ");
    // There is only one end of this round.
    const bool eachTime = t.isWord("each_time");
    std::string out = (eachTime ? "each time " : event.starts_with("this ") ? "after " : "the next time ") + event;
    if (const Tree* period = t.field("lasting")) {
        const std::string when = value(*period);  // "this turn", or "the end of the turn"
        out += (when.starts_with("the end ") ? " until " : " ") + when;
    }
    out += ", ";
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

// How often `the("x")` stands in these parts.
long mentionsOf(const Tree& t, const std::string& name) {
    long n = t.isWord("the") && t.items.size() == 1 && t.items[0].text == name ? 1 : 0;
    for (const Tree& i : t.items) n += mentionsOf(i, name);
    for (const TreeField& f : t.fields) n += mentionsOf(f.second, name);
    return n;
}
void putFor(Tree& t, const std::string& name, const Tree& noun) {
    const auto put = [&](Tree& i) {
        if (i.isWord("the") && i.items.size() == 1 && i.items[0].text == name)
            i = noun;
        else
            putFor(i, name, noun);
    };
    for (Tree& i : t.items) put(i);
    for (TreeField& f : t.fields) put(f.second);
}

// What is chosen under a name as a cost and spoken of once is chosen where it is spoken of: "move one of your campers to a
// tent", not "choose one of your campers, choose a tent and move the first to the second".
void chooseInPlace(std::vector<Tree>& costs, Tree& effect) {
    std::erase_if(costs, [&](const Tree& cost) {
        const Tree* name = cost.isWord("choose") && cost.items.size() == 1 ? cost.field("name") : nullptr;
        if (name == nullptr || cost.field("by") != nullptr || mentionsOf(effect, name->text) != 1) return false;
        putFor(effect, name->text, cost.items[0]);
        return true;
    });
}

// The parts of an ability before its effects.
struct Head {
    std::string label, event, limit;
    std::vector<std::string> costs, conditions;
    std::vector<Tree> effects;
    std::string during;  // "during the Space battle step, ": of what holds
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

// "Play only during ..." and "play only if ..." are sentences of their own, where something is played.
constexpr std::string_view kOnly = "play only ", kOnlyDuring = "play only during ", kOnlyIf = "play only if ";

// Is a form among these about the card itself?
bool speaksOfThis(const Tree& t) {
    return t.isWord("this") || std::any_of(t.items.begin(), t.items.end(), [](const Tree& i) { return speaksOfThis(i); }) ||
           std::any_of(t.fields.begin(), t.fields.end(), [](const TreeField& f) { return speaksOfThis(f.second); });
}
bool speaksOfThis(const std::vector<Tree>& parts, size_t from) {
    return std::any_of(parts.begin() + static_cast<long>(from), parts.end(), [](const Tree& t) { return speaksOfThis(t); });
}

// "Once per turn.", "Twice per turn.", "for the first 3 times each round".
std::string limited(const std::string& form, const Tree& limit) {
    if (limit.items.size() > 1 && limit.items[1].isWord("any"))
        return " Any number of times each " + replaced(limit.items[0].text, "_", " ") + ".";
    std::string out = replaced(form, "{}", replaced(limit.items[0].text, "_", " "));
    if (limit.items.size() < 2) return out;
    const std::string often = wordNumber(limit.items[1].number);
    out = replaced(out, "first time", "first " + often + " times");
    return replaced(out, "Once", often == "2" ? "Twice" : often + " times");
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
        } else if (p.isWord("limit") && !p.items.empty()) {
            const bool first = timing.takesEvent && !v.firstWording.empty();
            (first ? h.event : h.limit) += limited(first ? v.firstWording : " " + v.limitWording, p);
        } else if (p.isWord("as") && p.items.size() == 1) {
            for (const PlayedAs& as : v.playedAs)
                if (p.items[0].isWord(as.name)) h.label = as.label;
        } else if (p.isWord("works")) {
            continue;  // the timing's wording says where
        } else if ((p.isWord("when") && p.items.size() == 1) || (timing.conditions && w.isCondition(p))) {
            // "Play only ..." is a sentence of its own, at the end.
            const Tree& asks = p.isWord("when") ? p.items[0] : p;
            if (std::string label = w.label(asks); !label.empty()) {
                h.label = std::move(label);
                continue;
            }
            std::string condition = w.condition(asks);
            if (const int n = indexOf(v.conditions, asks.text);
                timing.continuous && n >= 0 && v.conditions[static_cast<size_t>(n)].ofAsked && !speaksOfThis(parts, i + 1))
                condition = replaced(condition, w.self(), "the card");
            const size_t arrow = condition.find(kNarrows);
            if (condition.starts_with("by ") && timing.takesEvent)
                h.event = Wording::doneBy(h.event, condition.substr(3));
            else if (arrow != std::string::npos && !timing.takesEvent)
                h.conditions.push_back("it is " + condition.substr(arrow + kNarrows.size())), asked.push_back(&asks);
            else if (arrow != std::string::npos)
                h.event = narrowed(h.event, condition.substr(0, arrow), condition.substr(arrow + kNarrows.size()));
            else if (timing.continuous && condition.starts_with(kOnlyDuring))
                h.during = condition.substr(kOnly.size()) + ", ";
            else if (timing.continuous && condition.starts_with(kOnlyIf))
                h.conditions.push_back(condition.substr(kOnlyIf.size())), asked.push_back(&asks);
            else if (condition.starts_with(kOnly))
                h.limit += " " + capital(condition) + ".";
            else
                h.conditions.push_back(std::move(condition)), asked.push_back(&asks);
        } else {
            break;
        }
    }
    for (size_t k = asked.size(); k-- > 0;)
        if (saysCost(h.conditions[k], *asked[k], costs)) h.conditions.erase(h.conditions.begin() + static_cast<long>(k));
    h.effects.assign(parts.begin() + static_cast<long>(i), parts.end());
    if (h.effects.size() == 1) chooseInPlace(costs, h.effects[0]);
    if (!costs.empty()) h.costs.push_back(w.list(costs));
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
    return tidied(agreed(replaced(word.wording, "{n}", number)));
}

std::string wordAbility(const Vocabulary& v, const TimingWord& timing, const std::vector<Tree>& parts, OwnName self,
                        Opponent opponent) {
    Wording w(v, self);
    w.holds(timing.continuous);
    const bool ofState = timing.takesEvent && !parts.empty() && w.isState(parts[0]);
    Head h = headOf(v, w, timing, parts, opponent);
    bool named = h.event.find("an opponent") != std::string::npos;
    for (const std::string& c : h.conditions) named = named || c.find("an opponent") != std::string::npos;
    // A timing word may say where its conditions stand: "If {event}{condition}, you may {effect}."
    bool placed = std::string_view(timing.wording).find("{condition}") != std::string_view::npos;
    bool asks = std::string_view(timing.wording).find("f {event},") !=
                std::string_view::npos;  // "If {event}, ...": one "if" will do
    if (asks && !h.conditions.empty()) h.event += " and " + listed(std::exchange(h.conditions, {}));
    std::string effect = h.during + (placed ? "" : whenInTurn(h.conditions));
    if (!h.conditions.empty() && !placed) effect += "if " + listed(h.conditions) + ", ";
    bool simple = !h.effects.empty() && w.isSimple(h.effects[0]);
    // A sign between cost and effect ends the sentence, and any effect may follow; "to" takes only an order.
    bool sign = std::string_view(timing.costWording).find_first_of(":>\xE2") != std::string_view::npos;
    std::string does = w.list(h.effects);
    // A target that was chosen is there: "choose a camper. If it is tired, ..." needs no "if you do".
    const bool target = !h.costs.empty() && h.costs[0].starts_with("choose ") && does.starts_with("if ");
    if (target) does = capital(does);
    if (!h.costs.empty()) effect += h.costs[0] + (simple || sign ? timing.costWording : target ? ". " : ". If you do, ");
    if (std::string_view(timing.wording).find("you may {effect}") != std::string_view::npos && effect.empty())
        does = whatYouMayDo(std::move(does));
    if (!h.conditions.empty() && !placed && h.costs.empty()) does = replaced(does, ". Then ", ", then ");
    if (opponent == Opponent::ofEvent && named) does = replaced(does, "your opponent", "that opponent");
    effect += !h.costs.empty() && sign ? capital(does) : does;
    std::string out = ofState ? timing.stateWording : timing.wording;
    // A part in brackets is read if there are conditions: "{effect}.[ Complete only if {condition}.]".
    if (const size_t open = out.find('['), close = out.find(']'); open < close && close != std::string::npos) {
        const std::string only = replaced(out.substr(open + 1, close - open - 1), "{condition}", listed(h.conditions));
        out.replace(open, close - open + 1, h.conditions.empty() ? "" : only);
    }
    bool begins = out.starts_with("{effect}") || out.find(": {effect}") != std::string::npos ||
                  out.find(". {effect}") != std::string::npos;
    out = replaced(out, "{event}", h.event);
    std::string conditions;
    for (const std::string& c : h.conditions)
        conditions += (c.starts_with("by ") ? " " : " and ") + c;  // "by you" needs no "and"
    out = replaced(out, "{condition}", conditions);
    out = replaced(out, "{or}", "");
    out = replaced(out, "{effect}", begins ? capital(effect) : effect);
    // Of itself a card needs no name: "Adds 2 to the power of anything it drives."
    if (const std::string own = capital(std::string(self.self)) + " adds ";
        capital(out).starts_with(own) && h.conditions.empty())
        out.erase(0, own.size() - 5);
    return tidied(h.label + capital(out)) + h.limit;
}

}  // namespace cantina::language
