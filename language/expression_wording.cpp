// Expressions in English: comparisons, sums, conditions and filters that are put together from others.
#include <fmt/format.h>

#include <algorithm>

#include "language/english.h"
#include "language/lint_ability.h"
#include "language/phrases.h"
#include "language/wording.h"

namespace cantina::language {
namespace {

bool isOneOf(const Tree& t, std::initializer_list<const char*> words) {
    return std::any_of(words.begin(), words.end(), [&](const char* w) { return t.isWord(w); });
}

Tree wordOf(const char* text, std::vector<Tree> items) {
    Tree out;
    out.kind = Tree::Kind::word;
    out.text = text;
    out.items = std::move(items);
    return out;
}
Tree numberTree(int64_t thousandths) {
    Tree out;
    out.kind = Tree::Kind::number;
    out.number = thousandths;
    return out;
}

// "X is at least Y" as a template of a condition with the numbers {a} and {b}.
const char* comparing(const Tree& t) {
    if (t.isWord("at_least")) return "{a} is at least {b}";
    if (t.isWord("at_most")) return "{a} is at most {b}";
    if (t.isWord("less")) return "{a} is less than {b}";
    if (t.isWord("more")) return "{a} is more than {b}";
    return "{a} is {b}";
}
// Behind the name of a number: "3 or more", "less than 3".
std::string bound(const Tree& t, const std::string& number) {
    if (t.isWord("at_least")) return number + " or more";
    if (t.isWord("at_most")) return number + " or less";
    if (t.isWord("less")) return "less than " + number;
    if (t.isWord("more")) return "more than " + number;
    return number;
}

}  // namespace

bool Wording::isComparison(const Tree& t) { return isOneOf(t, {"at_least", "at_most", "equal", "less", "more"}); }

// "cost" of "the cost of {card}", "damage" of "the damage on {target}"; nothing if the number is not of that form.
std::string Wording::statName(const Tree& t) const {
    const int n = t.items.empty() ? find(v_.numbers, t) : -1;
    if (n < 0) return v_.nameKind(t.text) != nullptr ? t.text : "";
    std::string_view text = v_.numbers[static_cast<size_t>(n)].wording;
    if (!text.starts_with("the ")) return "";
    text.remove_prefix(4);
    for (std::string_view link : {" of {", " on {"})
        if (size_t at = text.find(link); at != std::string_view::npos) return std::string(text.substr(0, at));
    return "";
}

// A number that is put together: "2 times the power of it", "the larger of 1 and ...". Nothing if it is not one.
std::string Wording::expression(const Tree& t) {
    auto two = [&](const char* form) {
        std::string a = value(t.items[0]);
        return fmt::format(fmt::runtime(form), a, value(t.items[1]));
    };
    if (t.items.size() == 2) {
        if (t.isWord("+")) return two("{} plus {}");
        if (t.isWord("-")) return two("{} minus {}");
        if (t.isWord("*"))
            return t.items[0].isNumber() && t.items[0].number == 2000 ? "twice " + value(t.items[1]) : two("{} times {}");
        if (t.isWord("min")) return two("the smaller of {} and {}");
        if (t.isWord("max")) return two("the larger of {} and {}");
        const bool sum = t.isWord("sum"), most = t.isWord("most");
        if (sum || most || t.isWord("least")) {
            std::string stat = statName(t.items[0]);
            if (isSetWord(t.items[1]))
                return fmt::format("{} {}",
                                   sum    ? "their total"
                                   : most ? "their highest"
                                          : "their lowest",
                                   stat.empty() ? "number" : stat);
            return fmt::format("the {} {} {} {}",
                               sum    ? "total"
                               : most ? "highest"
                                      : "lowest",
                               stat.empty() ? "number" : stat, sum ? "of" : "among", noun(t.items[1], Quantity::many));
        }
    }
    if (t.isWord("happened") && t.items.size() == 2) return "the number of times that " + happened(t, "");
    if (t.items.size() == 1 && t.isWord("-")) return "-" + value(t.items[0]);
    if (t.items.size() == 1 && isOneOf(t, {"half", "half_down"}))
        return fmt::format("half {} (rounded {})", value(t.items[0]), t.isWord("half") ? "up" : "down");
    if (t.items.size() == 3 && t.isWord("or_if")) {
        std::string usual = value(t.items[0]), other = value(t.items[1]);
        return fmt::format("{} ({} instead if {})", usual, other, condition(t.items[2]));
    }
    return "";
}

// --- conditions

bool Wording::isCondition(const Tree& t) const {
    return find(v_.conditions, t) >= 0 || isComparison(t) ||
           isOneOf(t, {"exists", "is", "every", "all_of", "one_of", "no", "happened", "same", "differ"});
}

// "this turn", "in the last turn".
std::string Wording::withPeriod(const Tree& t) const {
    const bool last = t.isWord("last") && !t.items.empty();
    std::string name = last ? t.items[0].text : t.text;
    if (name.starts_with("this_")) name.erase(0, 5);
    std::replace(name.begin(), name.end(), '_', ' ');
    return (last ? "in the last " : name == "game" ? "in this " : "this ") + name;
}
// "you played a card 3 or more times this turn".
std::string Wording::happened(const Tree& t, const std::string& often) {
    const Memory before = said_;
    std::string out = event(t.items[0], true);
    said_ = before;
    return out + (often.empty() ? "" : " " + often) + " " + withPeriod(t.items[1]);
}

// "that player does not control ..." of "that player controls ..."; nothing if it is not of that form.
static std::string doesNot(std::string_view who, const std::string& text) {
    if (!text.starts_with(who)) return "";
    const std::string verb = text.substr(who.size(), text.find(' ', who.size()) - who.size());
    if (!verb.ends_with('s') || verb == "is" || verb == "has") return "";
    return std::string(who) + "does not " + infinitive(verb) + text.substr(who.size() + verb.size());
}

// "no sailor attacked this turn", "you did not draw a card this turn", "this sailor was not dealt damage this turn".
std::string Wording::neverHappened(const Tree& t) {
    const std::string past = happened(t, "");
    constexpr std::string_view kOneOf = "one of ", kYou = "you ", kOpponent = "your opponent ";
    for (std::string_view one : {"a ", "an "})
        if (past.starts_with(one)) return "no " + past.substr(one.size());
    if (past.starts_with(kOneOf)) return "none of " + past.substr(kOneOf.size());
    const Memory before = said_;
    const std::string now = event(t.items[0]) + " " + withPeriod(t.items[1]);
    said_ = before;
    if (now.starts_with(kYou)) return "you did not " + now.substr(kYou.size());
    const size_t who = now.starts_with(kOpponent) ? kOpponent.size() : now.starts_with(self_ + " ") ? self_.size() + 1 : 0;
    const std::string verb = now.substr(who, now.find(' ', who) - who);
    if (who != 0 && verb.ends_with('s') && verb != "is")
        return now.substr(0, who) + "did not " + infinitive(verb) + now.substr(who + verb.size());
    for (std::string_view was : {" was ", " were "})
        if (const size_t at = past.find(was); at != std::string::npos)
            return std::string(past).insert(at + was.size(), "not ");
    return "it did not happen that " + past;
}

// "a draw → a first draw or a second draw" of two conditions that narrow an event, "a draw → a first draw" and "a draw → a
// second draw"; nothing of others.
std::string Wording::narrowings(const Tree& t) {
    std::string from, to;
    for (const Tree& i : t.items) {
        const int n = find(v_.conditions, i);
        const std::string_view text = n < 0 ? "" : v_.conditions[static_cast<size_t>(n)].wording;
        const size_t arrow = text.find(kNarrows);
        if (arrow == std::string_view::npos || (!from.empty() && from != text.substr(0, arrow))) return "";
        from = text.substr(0, arrow);
        to += (to.empty() ? "" : " or ") + std::string(text.substr(arrow + kNarrows.size()));
    }
    return from + std::string(kNarrows) + to;
}

std::string Wording::condition(const Tree& t) {
    if (int n = find(v_.conditions, t); n >= 0) {
        const ConditionWord& w = v_.conditions[static_cast<size_t>(n)];
        if (std::string there = howMany(w.wording, t); !there.empty()) return there;
        return counted(filled(w.wording, w.params, t, false));
    }
    if (t.isWord("happened") && t.items.size() == 2) return happened(t, "");
    if (isComparison(t) && t.items.size() == 2) return comparison(t);
    if (t.isWord("exists") && t.items.size() == 1) {
        std::string some =
            howMany("{a} is at least {b}", wordOf("at_least", {wordOf("count", {t.items[0]}), numberTree(1000)}));
        return some.empty() ? "there is " + noun(t.items[0], Quantity::one) : some;
    }
    if (t.isWord("no") && t.items.size() == 1) {
        const Tree& denied = t.items[0];
        if (denied.isWord("exists") && denied.items.size() == 1) {
            std::string none =
                howMany("{a} is less than {b}", wordOf("less", {wordOf("count", {denied.items[0]}), numberTree(1000)}));
            return none.empty() ? "there is not " + noun(denied.items[0], Quantity::one) : none;
        }
        if (denied.isWord("is")) return state(denied, true);
        // "you do not have a camper or you do not have a boat", not "you do not have a camper and you have a boat".
        if (denied.isWord("all_of") || denied.isWord("one_of")) {
            std::string out;
            for (const Tree& i : denied.items)
                out += (out.empty() ? "" : denied.isWord("all_of") ? " or " : " and ") + condition(wordOf("no", {i}));
            return out;
        }
        if (denied.isWord("happened") && denied.items.size() == 2) return neverHappened(denied);
        std::string text = condition(denied);
        for (std::string_view are : {"there are", "there is"})
            if (text.starts_with(std::string(are) + " exactly ")) return text.insert(are.size(), " not");
        if (text.starts_with("you can ")) return "you cannot " + text.substr(8);
        if (text.starts_with("you ") && !text.starts_with("you are ")) return "you do not " + text.substr(4);
        for (std::string_view who : {"your opponent ", "that player "})
            if (std::string denial = doesNot(who, text); !denial.empty()) return denial;
        for (std::string_view verb : {" is ", " are "})
            if (size_t at = text.find(verb); find(v_.conditions, denied) >= 0 && at != std::string::npos)
                return text.insert(at + verb.size(), "not ");
        return "it is not true that " + text;
    }
    if ((t.isWord("same") || t.isWord("differ")) && t.items.size() == 2) {
        const std::string who = isSetWord(t.items[1]) ? "they" : noun(t.items[1], Quantity::many);
        if (v_.nameKind(t.items[0].text) != nullptr)
            return fmt::format("{} {} a {}", who, t.isWord("same") ? "share" : "do not share", t.items[0].text);
        return who + " have " + (t.isWord("same") ? "the same " : "different ") + statName(t.items[0]) +
               (t.isWord("same") ? "" : "s");
    }
    if (t.isWord("is")) return state(t, false);
    if (t.isWord("every") && t.items.size() > 1) {
        std::string what = noun(t.items[0], Quantity::each);
        return what + described(t, 1, false);
    }
    const bool all = t.isWord("all_of");
    if (!all && !t.isWord("one_of")) return "?";
    if (std::string narrowing = narrowings(t); !all && !narrowing.empty()) return narrowing;
    std::string out;
    for (size_t i = 0; i < t.items.size(); ++i) out += (i == 0 ? "" : all ? " and " : " or ") + condition(t.items[i]);
    return out;
}

std::string Wording::label(const Tree& t) {
    const int n = find(v_.conditions, t);
    if (n < 0 || *v_.conditions[static_cast<size_t>(n)].label == 0) return "";
    const ConditionWord& w = v_.conditions[static_cast<size_t>(n)];
    return filled(w.label, w.params, t, false);
}

// "there are exactly 2 of your campers", "there is exactly 1 camper".
std::string Wording::exactly(const std::string& number, const Tree& what) {
    if (number == "0") return "there is not " + noun(what, Quantity::one);
    const std::string is = number == "1" ? "there is exactly 1 " : "there are exactly " + number + " ";
    const std::string many = noun(what, Quantity::many);
    const bool ofThose =
        many == "them" || many == "the rest" || many.starts_with("your ") || many.find("'s ") < many.find(' ');
    if (ofThose) return is + "of " + many;
    constexpr std::string_view kEach = "each ";
    const std::string one = noun(what, Quantity::each);
    return is + (number == "1" && one.starts_with(kEach) ? one.substr(kEach.size()) : many);
}

std::string Wording::comparison(const Tree& t) {
    constexpr Param kNumbers[] = {{"a", ParamKind::number}, {"b", ParamKind::number}, {}};
    std::string_view form = comparing(t);
    if (std::string there = howMany(form, t); !there.empty()) return there;
    if (t.items[0].isWord("happened") && t.items[0].items.size() == 2 && t.items[1].isNumber()) {
        const std::string limit = bound(t, value(t.items[1]));
        return happened(t.items[0], (t.isWord("equal") ? "exactly " : "") + limit + (limit == "1" ? " time" : " times"));
    }
    if (t.isWord("equal") && t.items[0].isWord("count") && t.items[0].items.size() == 1 && t.items[1].isNumber())
        return exactly(value(t.items[1]), t.items[0].items[0]);
    return counted(filled(form, kNumbers, t, false));
}

// "this character is damaged and has a weapon".
std::string Wording::state(const Tree& t, bool denied) {
    if (t.items.size() < 2) return "?";
    // "it is at a site", of a battle: what is asked is where it is.
    if (said_.happening && t.items[0].isWord("subject")) {
        said_.last = Thing::none;
        return "it" + described(t, 1, denied, true);
    }
    std::string who = piece(t.items[0]);
    const std::string noun = t.items[0].isWord("it") ? said_.chosen : "";
    const std::string text = filterText(t.items[1]);
    // "it is a Battle card": what is written with a capital names a kind.
    if (t.items.size() == 2 && !noun.empty() && !text.empty() && text[0] >= 'A' && text[0] <= 'Z')
        return who + (denied ? " is not " : " is ") + article(text + " " + noun);
    return who + described(t, 1, denied);
}
std::string Wording::described(const Tree& t, size_t from, bool denied, bool happening) {
    std::string out;
    const char* is = denied ? " is not " : " is ";
    for (size_t i = from; i < t.items.size(); ++i) {
        const bool first = i == from;
        std::string text = filterText(t.items[i]);
        // "a capital starship": kinds that stand before a noun are one thing.
        auto isKind = [&](size_t k) {
            const int n = k < t.items.size() ? find(v_.filters, t.items[k]) : -1;
            const FilterWord* w = n < 0 ? nullptr : &v_.filters[static_cast<size_t>(n)];
            return w != nullptr && w->place == FilterPlace::before && w->param.kind == ParamKind::symbol;
        };
        const bool several = isKind(i) && isKind(i + 1);
        if (several) {
            while (isKind(i + 1)) text += " " + filterText(t.items[++i]);
            text = article(text);
        }
        if (text == "your" || text == "of your") text = "yours";
        if (text.ends_with("opponent's")) text = "your opponent's";
        // A kind is a thing: "it is a vehicle".
        const int word = find(v_.filters, t.items[i]);
        const std::string_view set = word >= 0 ? v_.filters[static_cast<size_t>(word)].param.set : "";
        // "it is at a battleground", of a battle.
        if (happening && (several || (word >= 0 && v_.filters[static_cast<size_t>(word)].place == FilterPlace::before)))
            text = "at " + (several ? text : article(text));
        if (!several && (set == "type" || set == "subtype" || set == "model")) text = article(text);
        if (!several && set == "card_type") text = article(text + " card");
        if (!first) out += " and";
        if (text.starts_with("with "))
            out += (denied ? " does not have " : " has ") + text.substr(5);
        else if (text.starts_with("showing "))
            out += (denied ? " does not show " : " shows ") + text.substr(8);
        else if (text.starts_with("that ") && !denied)
            out += " " + text.substr(5);
        else
            out += is + (text.starts_with("that is ") ? text.substr(8) : text);
    }
    return out;
}

// --- filters

bool Wording::isPutTogether(const Tree& f) const {
    return find(v_.filters, f) < 0 &&
           (isComparison(f) || isOneOf(f, {"all_of", "exists", "is", "no", "was", "same"}) ||
            (isOneOf(f, {"except", "one_of"}) &&
             std::any_of(
                 f.items.begin(), f.items.end(),
                 [&](const Tree& i) { return isPutTogether(i) || isOneOf(i, {"except", "one_of"}); })));
}

// "with cost 3 or less", "whose power is more than the number of ...", "that is damaged or with 2 or more health".
std::string Wording::putTogether(const Tree& f) {
    if (isComparison(f) && f.items.size() == 2) {
        const std::string stat = statName(f.items[0]);
        if (stat.empty()) return "for which " + condition(f);
        // Things are counted: "with fewer than 3 shields".
        const std::string limit = f.items[1].isNumber() ? bound(f, value(f.items[1])) : "";
        if (!limit.empty() && stat.ends_with('s') && !stat.ends_with("ss"))
            return "with " +
                   (f.isWord("less")      ? "fewer" + limit.substr(4)
                    : f.isWord("at_most") ? limit.substr(0, limit.size() - 4) + "fewer"
                                          : limit) +
                   " " + stat;
        if (!limit.empty()) return "with " + stat + " " + limit;
        // "with the lowest cost among your campers", not "whose cost is the lowest cost among ...".
        const bool extreme = f.isWord("equal") && (f.items[1].isWord("least") || f.items[1].isWord("most"));
        if (extreme && f.items[1].items.size() == 2 && sameTree(f.items[0], f.items[1].items[0]))
            return "with " + value(f.items[1]);
        const std::string form = comparing(f);
        const std::string other = statName(f.items[1]).empty() ? value(f.items[1]) : "its " + statName(f.items[1]);
        return "whose " + stat + form.substr(3, form.find("{b}") - 3) + other;
    }
    if (isOneOf(f, {"except", "no"}) && f.items.size() == 1) {
        std::string text = filterText(f.items[0]);
        return text.starts_with("with ") ? "without " + text.substr(5) : "not " + text;
    }
    if (isOneOf(f, {"exists", "is"})) return "for which " + condition(f);
    if (f.isWord("same") && f.items.size() == 2) {
        // "that shares a trait with it", "with the same cost as it".
        const bool ofNames = v_.nameKind(f.items[0].text) != nullptr;
        const bool isNoun = f.items[1].kind == Tree::Kind::word && v_.noun(f.items[1].text);
        const std::string other = isNoun ? noun(f.items[1], Quantity::one) : piece(f.items[1]);
        return ofNames ? "that shares a " + f.items[0].text + " with " + other
                       : "with the same " + statName(f.items[0]) + " as " + other;
    }
    if (f.isWord("was") && f.items.size() == 2) return wasDone(f);
    std::string out;
    for (size_t i = 0; i < f.items.size(); ++i)
        out += (i == 0 ? "" : f.isWord("all_of") ? " and " : " or ") + filterText(f.items[i]);
    // "a sailor that is unique or exhausted": what would stand before the noun needs a verb behind it.
    const int first = f.items.empty() ? -1 : find(v_.filters, f.items[0]);
    const bool before = first >= 0 && v_.filters[static_cast<size_t>(first)].place == FilterPlace::before;
    return before ? "that is " + out : out;
}

// "that was removed this turn", "that attacked your unit this turn".
std::string Wording::wasDone(const Tree& f) {
    const int n = find(v_.events, f.items[0]);
    if (n < 0) return "?";
    constexpr std::string_view kSubject = "{subject} ";
    const std::string whole = v_.events[static_cast<size_t>(n)].wording;
    const Memory before = said_;
    std::string text = event(f.items[0], true);
    said_ = before;
    const bool begins = whole.starts_with(kSubject) && (f.items[0].items.empty() || f.items[0].items[0].isWord("candidate"));
    // What stands behind the subject, whatever the subject reads like.
    const std::string behind = begins ? inPast(whole).substr(kSubject.size()) : "";
    const std::string first = behind.substr(0, behind.find(' '));
    const size_t at = first.empty() || first[0] == '{' ? std::string::npos : text.find(" " + first);
    return (at == std::string::npos ? "for which " + text : "that" + text.substr(at)) + " " + withPeriod(f.items[1]);
}

// "in the Space or Ground arena", not "in the Space arena or in the Ground arena"; nothing if the ends differ.
std::string Wording::withOneFrame(const Tree& f) {
    constexpr std::string_view kBefore = "in the ", kAfter = " arena";
    std::vector<std::string> names;
    for (const Tree& i : f.items) {
        const std::string text = filterText(i);
        if (!text.starts_with(kBefore) || !text.ends_with(kAfter)) return "";
        names.push_back(text.substr(kBefore.size(), text.size() - kBefore.size() - kAfter.size()));
    }
    std::string out(kBefore);
    for (size_t i = 0; i < names.size(); ++i) out += (i == 0 ? "" : i + 1 < names.size() ? ", " : " or ") + names[i];
    return out.append(kAfter);
}

// "a site card from your Reserve Deck": one's own, if the card does not say whose.
std::string Wording::sought(const Tree& t) {
    Tree own = t;
    const auto owns = [&](const Tree& f) {
        const int k = find(v_.filters, f);
        return k >= 0 && v_.filters[static_cast<size_t>(k)].place == FilterPlace::owner;
    };
    if (std::none_of(t.items.begin(), t.items.end(), owns)) own.items.push_back(wordOf("yours", {}));
    std::string text = noun(own, Quantity::one);
    const auto reads = [&](std::string_view what, std::string_view by) {
        if (const size_t at = text.find(what); at != std::string::npos) text.replace(at, what.size(), by);
    };
    reads(" in your ", " from your ");
    // A card that is named needs no article: "Toy Anchor from your deck".
    const auto names = [&](const Tree& f) {
        const int k = find(v_.filters, f.isWord("one_of") && !f.items.empty() ? f.items[0] : f);
        return k >= 0 && v_.filters[static_cast<size_t>(k)].param.kind == ParamKind::title &&
               v_.filters[static_cast<size_t>(k)].wording[0] == '{';
    };
    if (std::any_of(t.items.begin(), t.items.end(), names)) {
        reads(" card from", " from");
        for (std::string_view article : {"a ", "an "})
            if (text.starts_with(article)) text.erase(0, article.size());
    }
    said_.chosen = plainNoun(t);
    said_.last = Thing::chosen;
    return text;
}

// --- who and how many

bool Wording::isQuantifier(const Tree& t) {
    return isOneOf(t, {"all", "any", "up_to", "n_of", "random", "top"}) && !t.items.empty();
}
bool Wording::isPlayerWord(const Tree& t) {
    return isOneOf(
        t, {"you", "opponent", "they", "actor", "controller", "owner", "each_player", "each_opponent", "any_player"});
}
bool Wording::isSetWord(const Tree& t) { return isOneOf(t, {"them", "rest"}) && t.items.empty(); }

// What was chosen before as a set, or what was left of it.
std::string Wording::set(const Tree& t) {
    said_.last = Thing::none;
    return t.isWord("rest") ? "the rest" : "them";
}

// n_of(count(X) - n, X) is all but n.
static const Tree* left(const Tree& t) {
    const Tree& n = t.items[0];
    if (!t.isWord("n_of") || !n.isWord("-") || n.items.size() != 2 || !n.items[0].isWord("count")) return nullptr;
    return n.items[0].items.size() == 1 && sameTree(n.items[0].items[0], t.items.back()) ? &n.items[1] : nullptr;
}

// "each of your campers", "any number of your campers", "up to 2 of your campers", "2 campers", "a random card in your
// hand".
std::string Wording::quantity(const Tree& t) {
    std::string out = quantityOf(t);
    if (const Tree* condition = t.field("where")) out += " " + where(*condition);
    return out;
}

// What must hold for those that are picked: "with the same value", "with a total cost of 3 or less".
std::string Wording::where(const Tree& t) {
    if (t.isWord("all_of") || t.isWord("one_of")) {
        std::string out;
        for (const Tree& i : t.items) {
            const std::string part = where(i);
            const bool again = !out.empty() && part.starts_with("with the same ") && out.starts_with("with the same ");
            out += (out.empty() ? "" : t.isWord("all_of") ? " and " : " or ") + (again ? part.substr(14) : part);
        }
        return out;
    }
    if ((t.isWord("same") || t.isWord("differ")) && t.items.size() == 1 && v_.nameKind(t.items[0].text) != nullptr)
        return fmt::format("that {} a {}", t.isWord("same") ? "share" : "do not share", t.items[0].text);
    if ((t.isWord("same") || t.isWord("differ")) && t.items.size() == 1)
        return (t.isWord("same") ? "with the same " : "with different ") + statName(t.items[0]) +
               (t.isWord("same") ? "" : "s");
    const bool total = isComparison(t) && t.items.size() == 2 && t.items[0].isWord("sum") && t.items[0].items.size() == 2;
    if (total && isSetWord(t.items[0].items[1]))
        return "with a total " + statName(t.items[0].items[0]) + " of " + bound(t, value(t.items[1]));
    return "for which " + condition(t);
}

std::string Wording::quantityOf(const Tree& t) {
    const Tree& what = t.items.back();
    const bool one = t.items.size() > 1 && t.items[0].isNumber() && t.items[0].number == 1000;
    std::string each = noun(what, Quantity::each);
    if (!each.starts_with("each ")) {  // "that card", of what was looked at
        said_.last = Thing::none;
        return each;
    }
    each.erase(0, 5);
    std::string many = each.starts_with("of ") ? each : noun(what, Quantity::many);
    said_.chosen = plainNoun(what);
    said_.last = Thing::chosen;
    said_.several = true;
    if (t.isWord("all")) {
        said_.several = false;
        return "each " + each;
    }
    if (t.isWord("any")) return "any number of " + (many.starts_with("of ") ? many.substr(3) : many);
    if (one) said_.several = false;
    if (t.isWord("top")) return theTop(t);
    // "cards in their hand until no more are left than the number of cards in yours".
    if (const Tree* bound = left(t)) return many + " until no more are left than " + value(*bound);
    // The same with a number word for how many there are: "random cards from their hand until 8 are left".
    if (t.items[0].isWord("-") && t.items[0].items.size() == 2 && t.items[0].items[1].isNumber()) {
        const std::string there = value(t.items[0].items[0]), all = noun(what, Quantity::many);
        const size_t from = all.find(" from ");
        if (from != std::string::npos && there == "the number of " + all.substr(0, from) + " in " + all.substr(from + 6))
            return (t.isWord("random") ? "random " : "") + all + ", until " + value(t.items[0].items[1]) + " are left,";
    }
    // "as many of your campers as the number of tents".
    const bool that = t.items[0].isWord("result") || t.items[0].isWord("amount");
    if (!t.items[0].isNumber() && !that) {
        const std::string which = t.isWord("random") ? "random " + noun(what, Quantity::many) : many;
        return (t.isWord("up_to") ? "up to as many " : "as many ") + which + " as " + value(t.items[0]);
    }
    if (t.isWord("random")) {
        std::string random = noun(what, Quantity::many);
        return one ? "a random " + each : fmt::format("{} random {}", that ? "that many" : value(t.items[0]), random);
    }
    std::string some = one ? each : many;
    return (t.isWord("up_to") ? "up to " : "") + (that ? "that many" : value(t.items[0])) + " " + some;
}

// "the top 3 cards of your deck", "that many cards from the top of your deck".
std::string Wording::theTop(const Tree& t) {
    const Tree& n = t.items[0];
    // "the top 1 card of your deck (2 instead if ...)".
    const bool instead = n.isWord("or_if") && n.items.size() == 3 && n.items[0].isNumber();
    const Tree& usual = instead ? n.items[0] : n;
    const bool one = usual.isNumber() && usual.number == 1000;
    constexpr std::string_view kEach = "each ";
    const std::string each = noun(t.items.back(), Quantity::each);
    const std::string many =
        one && each.starts_with(kEach) ? each.substr(kEach.size()) : noun(t.items.back(), Quantity::many);
    const size_t in = many.find(" in "), place = in == std::string::npos ? many.find(" of ") : in;
    const std::string where = place == std::string::npos ? "" : many.substr(place + 4), what = many.substr(0, place);
    const std::string of = where.empty() ? "" : " of " + where, from = where.empty() ? "" : " from the top of " + where;
    if (instead) return "the top " + what + of + value(n).substr(value(usual).size());
    if (n.isNumber()) return "the top " + (one ? "" : value(n) + " ") + what + of;
    if (n.isWord("result") || n.isWord("amount")) return "that many " + what + from;
    return "as many " + what + from + " as " + value(n);
}

std::string Wording::player(const Tree* t) {
    if (t == nullptr || t->isWord("you")) return "you";
    if (t->isWord("opponent")) return "your opponent";
    if (t->isWord("they") || t->isWord("actor")) return "that player";
    if (t->isWord("each_player")) return "each player";
    if (t->isWord("each_opponent")) return "each opponent";
    if (t->isWord("any_player")) return "a player";
    if ((t->isWord("owner") || t->isWord("controller")) && t->items.size() == 1) {
        std::string of = piece(t->items[0]);
        return of == "it" ? "its " + t->text : "the " + t->text + " of " + of;
    }
    return "?";
}

}  // namespace cantina::language
