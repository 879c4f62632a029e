// How clauses become sentences: what several have in common is said once. Plain text in, plain text out.
#include "language/sentences.h"

#include <algorithm>
#include <string_view>

#include "language/english.h"

namespace cantina::language {

namespace {

// Where the end of a gift begins that several gifts may share: how long it lasts, or what it is counted by.
size_t giftEnd(std::string_view clause) {
    size_t at = clause.size();
    for (std::string_view end : {" until ", " for this attack", " this turn", " as long as ", " for each ", ", X being "})
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
    // The same words for whom: "give each of your campers +1 power", "give each of your campers +10 speed".
    const auto differs =
        static_cast<size_t>(std::mismatch(first.begin(), first.end(), next.begin(), next.end()).first - first.begin());
    const size_t whom = first.substr(0, differs).rfind(' ') + 1;
    const bool gift = whom < first.size() && (first[whom] == '+' || first[whom] == '-');
    if (whom > std::string_view("give ").size() && gift) return behind(first.substr(0, whom));
    return next.starts_with("give them ") ? behind("give them ") : behind("give it ");
}

// "add 1 to the power of each camper": what is added, to which number, of what.
struct Sum {
    std::string verb, stat, of;
};
Sum sumOf(const std::string& clause) {
    if (!clause.starts_with("add ") && !clause.starts_with("subtract ")) return {};
    for (std::string_view link : {" to the ", " from the ", " to its ", " from its "}) {
        const size_t at = clause.find(link);
        if (at == std::string::npos) continue;
        const size_t begin = at + link.size(), of = clause.find(" of ", begin), until = clause.find(" until ", begin);
        const size_t end = std::min({of, until, clause.size()});
        const bool its = link.ends_with("its ");
        if (its != (of > until || of == std::string::npos)) return {};
        return {clause.substr(0, at + link.size() - 4), clause.substr(begin, end - begin), clause.substr(end)};
    }
    return {};
}
// The number that `next` adds as much to, of the same thing and for as long: "forfeit".
std::string alsoAdded(const std::string& first, const std::string& next) {
    const Sum one = sumOf(first), other = sumOf(next);
    if (one.verb.empty() || one.verb != other.verb || one.stat == other.stat) return "";
    const size_t until = std::min(one.of.find(" until "), one.of.size());
    const std::string period = one.of.substr(until);
    const bool same = one.of == other.of || other.of == period || other.of == " of it" + period;
    return same && one.stat.find(' ') == std::string::npos && other.stat.find(' ') == std::string::npos ? other.stat : "";
}

}  // namespace

// "give it +10 speed and +1 power until the end of battle", not "give it ... until the end of battle and give it ...".
std::string joinedClauses(const std::vector<std::string>& clauses) {
    std::vector<std::string> out;
    for (size_t i = 0; i < clauses.size();) {
        const std::string& first = clauses[i];
        std::vector<std::string> stats = {sumOf(first).stat};
        while (i + 1 < clauses.size() && !alsoAdded(first, clauses[i + 1]).empty())
            stats.push_back(sumOf(clauses[++i]).stat);
        if (stats.size() > 1) {
            const Sum sum = sumOf(first);
            const size_t at = first.find(stats[0], sum.verb.size());
            const bool its = sum.of.starts_with(" of it") && (sum.of.size() == 6 || sum.of[6] == ' ');
            out.push_back(its ? sum.verb + "its " + listed(stats) + sum.of.substr(6)
                              : first.substr(0, at) + listed(stats) + sum.of);
            ++i;
            continue;
        }
        constexpr std::string_view kMayNot = " may not ";
        if (const size_t no = first.find(kMayNot); no != std::string::npos && i + 1 < clauses.size())
            if (const size_t end = no + kMayNot.size(); clauses[i + 1].compare(0, end, first, 0, end) == 0) {
                out.push_back(first + " or " + clauses[i + 1].substr(end));
                i += 2;
                continue;
            }
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

// "It is the move phase" and "it is your turn" before an effect read "during your move phase, ".
std::string whenInTurn(std::vector<std::string>& conditions) {
    constexpr std::string_view kYourTurn = "it is your turn", kThe = "it is the ";
    const auto turn = std::find(conditions.begin(), conditions.end(), kYourTurn);
    const bool yours = turn != conditions.end();
    const auto phase = std::find_if(conditions.begin(), conditions.end(), [&](const std::string& c) {
        return c.starts_with(kThe) && (c.ends_with(" phase") || c.ends_with(" of the turn"));
    });
    if (phase == conditions.end() && !yours) return "";
    std::string out = "during your turn, ";
    if (phase != conditions.end()) {
        const std::string name = phase->substr(kThe.size());
        const bool point = name.ends_with(" of the turn");
        const std::string whose = yours ? "your " : "the ";
        out = point ? "at the " + name.substr(0, name.size() - 8) + whose + "turn, " : "during " + whose + name + ", ";
    }
    std::erase_if(conditions, [&, named = phase == conditions.end() ? std::string() : *phase](const std::string& c) {
        return c == kYourTurn || c == named;
    });
    return out;
}

// "If ..., you may your opponent loses 1 coin" reads "you may make your opponent lose 1 coin".
std::string whatYouMayDo(std::string does) {
    constexpr std::string_view kThey = "your opponent ";
    if (!does.starts_with(kThey)) return does;
    const std::string verb = does.substr(kThey.size(), does.find(' ', kThey.size()) - kThey.size());
    return "make " + std::string(kThey) + infinitive(verb) + does.substr(kThey.size() + verb.size());
}

// A way of the player who chooses is an order to that player: "lose 1 coin", not "your opponent loses 1 coin".
std::string asOrder(const std::string& way, const std::string& who) {
    if (!way.starts_with(who + " ")) return way;
    const size_t begin = who.size() + 1, end = std::min(way.find(' ', begin), way.size());
    const std::string verb = way.substr(begin, end - begin);
    return verb == "may" ? way : infinitive(verb) + way.substr(end);
}

}  // namespace cantina::language
