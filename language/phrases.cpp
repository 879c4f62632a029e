// Things, numbers and templates in English. Templates come from the vocabulary.
#include "language/phrases.h"

#include <fmt/format.h>

#include <utility>

#include "language/english.h"
#include "language/wording.h"

namespace cantina::language {

// --- things

std::string Wording::named(Thing t) {
    if ((t == Thing::subject && said_.subjectIsThis) || (t == Thing::object && said_.objectIsThis)) t = Thing::self;
    if (t == Thing::chosen && !said_.pending.empty()) {
        said_.last = t;
        return std::exchange(said_.pending, "");
    }
    if (said_.last == t) return t == Thing::chosen && said_.several ? "them" : "it";
    said_.last = t;
    auto that = [](const std::string& noun) { return "that " + (noun.empty() ? "card" : noun); };
    switch (t) {
        case Thing::self: return self_;
        case Thing::chosen:
            return said_.chosen.empty() ? "it" : said_.firstOfTwo ? "the first " + said_.chosen : that(said_.chosen);
        case Thing::subject: return said_.twoAlike ? "the first " + said_.subject : that(said_.subject);
        case Thing::object: return said_.twoAlike ? "the second " + said_.object : that(said_.object);
        case Thing::host: return v_.hostWording;
        case Thing::none: break;
    }
    return "it";
}

// "unit" of "unit in the Space arena (Pilots included)".
static std::string plain(const std::string& noun) {
    return noun.substr(0, std::min({noun.find(" in "), noun.find(" from "), noun.find(" (")}));
}

// "damaged", "non-unique", "red or blue".
std::string Wording::filterText(const Tree& f) {
    if (f.isWord("one_of")) {
        std::string out;
        for (size_t i = 0; i < f.items.size(); ++i)
            out += (i == 0 ? "" : i + 1 < f.items.size() ? ", " : " or ") + filterText(f.items[i]);
        return out;
    }
    const bool except = f.isWord("except") && f.items.size() == 1;
    const Tree& plain = except ? f.items[0] : f;
    int k = find(v_.filters, plain);
    if (k < 0) return "?";
    const FilterWord& filter = v_.filters[static_cast<size_t>(k)];
    std::string text = filled(filter.wording, {&filter.param, 1}, plain, false);
    if (!except) return text;
    return filter.place == FilterPlace::before ? "non-" + text : "other than " + text;
}

namespace {

// Of "card in hand" and "card from the deck": "card in your hand", "card from your deck".
std::string inPlaceOf(const std::string& noun, const std::string& owner) {
    size_t at = ownedPlace(noun);
    const size_t behind = noun.find(' ', at + 1) + 1;
    std::string place = noun.substr(behind);
    if (place.starts_with("the ")) place.erase(0, 4);
    return noun.substr(0, behind) + (owner.empty() ? "a player's" : owner) + " " + place;
}

}  // namespace

size_t ownedPlace(std::string_view noun) {
    for (std::string_view place :
         {" in hand", " from hand", " in the hand", " in the deck", " from the deck", " in the discard pile"})
        if (size_t at = noun.find(place); at != std::string_view::npos) return at;
    return std::string_view::npos;
}

// What a thing that was chosen is called later: "that card", not "that card in hand".
std::string Wording::plainNoun(const Tree& t) const {
    int n = find(v_.nouns, t);
    if (n < 0) return "";
    return plain(v_.nouns[static_cast<size_t>(n)].singular);
}

// "a fresh camper", "one of your campers", "an opponent's camper"; "each camper", "each of your campers"; "your campers".
std::string Wording::noun(const Tree& t, Quantity q) {
    int n = find(v_.nouns, t);
    if (n < 0) return "?";
    const NounWord& w = v_.nouns[static_cast<size_t>(n)];
    std::string owner, before, after, title;
    std::string those;           // "of those cards": of what was looked at
    int64_t left = 0;            // how many those are
    std::string other, without;  // "other non-unique Rebel characters": in this order, however it was written
    for (const Tree& f : t.items) {
        const Tree& first = (f.isWord("except") || f.isWord("one_of")) && !f.items.empty() ? f.items[0] : f;
        int k = find(v_.filters, first);
        if (k < 0) continue;
        const FilterWord& filter = v_.filters[static_cast<size_t>(k)];
        std::string text = filterText(f);
        // A wording that begins with the title names the card; another ("on {title}") says something about it.
        if (filter.param.kind == ParamKind::title && filter.wording[0] == '{' && !f.isWord("except"))
            title = text;
        else if (text.starts_with("of those "))
            those = text, left = !f.items.empty() && f.items[0].isNumber() ? f.items[0].number / 1000 : 0;
        else if (filter.place == FilterPlace::owner)
            owner = text;
        else if (filter.place == FilterPlace::before)
            (text == "other" ? other : text.starts_with("non-") ? without : before) += text + " ";
        else
            after += (!after.empty() && text.starts_with("present at") ? " and " : " ") + text;
    }
    if (!those.empty() && q == Quantity::one)
        return times_ == 1 ? "one " + those : times_ == left ? "the rest" : fmt::format("{} {}", times_, those);
    before = other + without + before;
    if (oneOpponent_ && owner == "an opponent's") owner = "of your opponent's";
    // "of your opponent's" asks for "one of your opponent's campers": the other form would be the only one they have.
    bool several = owner.starts_with("of ");
    if (several) owner.erase(0, 3);
    std::string one = w.singular, more = w.plural;
    if (ownedPlace(one) != std::string::npos) {
        one = inPlaceOf(one, owner);
        more = inPlaceOf(more, std::exchange(owner, ""));
        if (!title.empty()) before += std::exchange(title, "") + " ";
    }
    // A filter that says where is enough: "units in that arena", not "units in battle in that arena".
    const bool placed = after.find(" in ") != std::string::npos && after.find("arena") != std::string::npos;
    if (placed && one.find(" in ") != std::string::npos) one = plain(one), more = plain(more);
    if (!title.empty()) {
        // A card that is named needs no article: "Rey", "your damaged Rey". Where it must be stays.
        const size_t place = std::min(one.find(" in "), one.size());
        std::string core = (owner.empty() ? "" : owner + " ") + before + title + one.substr(place) + after;
        return q == Quantity::each && owner.empty() ? "each " + core : core;
    }
    bool possessive = !several && (owner.ends_with("'s") || owner.ends_with("s'"));
    bool singular = q == Quantity::one ? owner.empty() || possessive : q == Quantity::each && owner.empty();
    if (q == Quantity::one && times_ > 1) return fmt::format("{} {}{}{}", times_, before, more, after);
    // "this character or an upgrade on it", not "a card in play that is this character or an upgrade on it".
    if (constexpr std::string_view kIs = " that is "; after.starts_with(" that is this ")) return after.substr(kIs.size());
    std::string core = before + (singular ? one : more) + after;
    if (q == Quantity::many) return owner.empty() ? core : owner + " " + core;
    if (q == Quantity::each) return owner.empty() ? "each " + core : "each of " + owner + " " + core;
    if (owner.empty()) return article(core);
    return possessive ? owner + " " + core : "one of " + owner + " " + core;
}

// A noun to choose from, which is "it" from now on.
std::string Wording::choice(const Tree& t) {
    std::string text = noun(t, Quantity::one);
    said_.chosen = plainNoun(t);
    said_.last = Thing::chosen;
    said_.several = times_ > 1;
    said_.firstOfTwo = false;
    return text;
}

std::string Wording::piece(const Tree& t) {
    if (t.isWord("this")) return named(Thing::self);
    if (t.isWord("it")) return named(Thing::chosen);
    if (t.isWord("subject")) return named(Thing::subject);
    if (t.isWord("object")) return named(Thing::object);
    if (t.isWord("host")) return named(Thing::host);
    if (t.isWord("opponent_chooses") && t.items.size() == 1) {
        std::string text = choice(t.items[0]);
        // A card of a place that the opponent alone sees is of that opponent.
        if (size_t at = text.find(" in an opponent's "); at != std::string::npos)
            text.replace(at, 18, " in your opponent's ");
        return text +
               (text.find("your opponent's") == std::string::npos ? " of your opponent's choice" : " that they choose");
    }
    return t.kind == Tree::Kind::word && v_.noun(t.text) ? choice(t) : "?";
}

// --- numbers and templates

std::string Wording::value(const Tree& t) {
    if (t.isNumber()) return wordNumber(t.number);
    if (t.isText()) return t.text;
    if (t.isWord("you")) return "you";
    if (t.isWord("opponent")) return "your opponent";
    if (t.isWord("amount") || t.isWord("result")) return "that much";
    if (t.isWord("count") && t.items.size() == 1) return "the number of " + noun(t.items[0], Quantity::many);
    for (const SymbolWord& s : v_.symbols)
        if (t.isWord(s.name)) return s.wording;
    if (int n = find(v_.numbers, t); n >= 0) {
        const NumberWord& w = v_.numbers[static_cast<size_t>(n)];
        // "the cost of the card that you looked at": what was chosen before is not "it" any more.
        if (std::string_view(w.wording).find(" card that ") != std::string_view::npos) said_.last = Thing::none;
        return filled(w.wording, w.params, t, false);
    }
    return "?";
}

namespace {

// The words right behind a number up to the one that agrees with it: "focus token(s)"; else one word.
size_t countedWords(std::string_view after) {
    size_t stop = after.find_first_of(".,;:{");
    std::string_view near = after.substr(0, stop);
    if (size_t mark = near.find('(');
        mark != std::string_view::npos && std::count(near.begin(), near.begin() + static_cast<long>(mark), ' ') <= 3)
        return near.find(')', mark) == std::string_view::npos ? mark : near.find(')', mark) + 1;
    if (!near.starts_with(' ')) return 0;
    size_t end = std::min(near.find(' ', 1), near.size());
    std::string_view word = near.substr(1, end - 1);
    for (std::string_view no : {"to", "from", "of", "on", "in", "or", "and", "by", "with", "is", "are", "instead", ""})
        if (word == no) return 0;
    return end;
}

}  // namespace

// `after` is the template behind the number; a computed number may have to move behind the words it counts.
// What is chosen is chosen once: "damage equal to the number of X to a camper", not "1 damage to a camper for each X".
std::string Wording::number(const Tree& t, std::string& after, bool isVerb, bool chooses, std::string& suffix) {
    size_t counted = countedWords(after);
    bool agrees = counted > 0 && after[counted - 1] == ')';
    if (t.isWord("amount") && isVerb && !counts_.empty()) {
        suffix += " for each " + counts_;
        return "1";
    }
    if (t.isWord("amount") || t.isWord("result"))
        return agrees || after.starts_with(" dice") ? "that many" : isVerb || counted > 0 ? "that much" : "that number";
    if (isVerb && t.isWord("count") && t.items.size() == 1 && (!chooses || after.starts_with(" less"))) {
        suffix += " for " + noun(t.items[0], Quantity::each);
        return "1";
    }
    std::string text = value(t);
    if (!isVerb || t.isNumber() || counted == 0) return text;
    std::string things = agreed("2" + after.substr(0, counted)).substr(2);
    after.erase(0, counted);
    return things + " equal to " + text;
}

std::string Wording::fallback(const Param& p) {
    if (p.kind == ParamKind::number) return wordNumber(p.fallback);
    if (p.kind == ParamKind::seat) return "you";
    if (p.kind == ParamKind::one) return named(Thing::self);
    for (const SymbolWord& s : v_.symbols)
        if (std::string_view(s.set) == p.set && s.value == p.fallback) return s.wording;
    return "";
}

namespace {

// "{target}'s" may be "its", "{who}'s" "your".
std::string possessive(const std::string& text, std::string& rest) {
    bool owns = rest.starts_with("'s");
    const char* form = !owns ? nullptr : text == "it" ? "its" : text == "you" ? "your" : text == "them" ? "their" : nullptr;
    if (form == nullptr) return text;
    rest.erase(0, 2);
    return form;
}

// A sentence about you is an order: "you draw(s) 2 cards" is "draw 2 cards". Not "you may ...", "you cannot ...".
bool becomesOrder(std::string& rest) {
    if (!rest.starts_with(' ') || rest.starts_with(" may ") || rest.starts_with(" can") || rest.starts_with(" {"))
        return false;
    size_t mark = std::min(rest.find_first_of("( ", 1), rest.size());
    if (rest.compare(mark, 3, "(s)") == 0) rest.erase(mark, 3);
    if (rest.compare(mark, 4, "(es)") == 0) rest.erase(mark, 4);
    rest.erase(0, 1);
    return true;
}

}  // namespace

namespace {

// Keywords are no sums: "gets +1 Overkill" reads "gets Overkill", "gets +2 Accuracy" reads "gets Accuracy 2".
std::string asKeywords(std::string text, const std::vector<KeywordWord>& keywords) {
    for (const KeywordWord& k : keywords) {
        std::string name = k.wording;
        if (k.takesNumber) name = name.substr(0, name.find(" {n}"));
        for (size_t at = text.find(" " + name); at != std::string::npos; at = text.find(" " + name, at + 1)) {
            size_t sign = text.rfind('+', at);
            std::string number = sign == std::string::npos ? "" : text.substr(sign + 1, at - sign - 1);
            bool digits = !number.empty() && number.find_first_not_of("0123456789") == std::string::npos;
            if (digits)
                text.replace(sign, number.size() + 2 + name.size(), k.takesNumber ? name + " " + number : name);
            else if (!k.takesNumber && text.compare(at + 1 + name.size(), 2, " 1") == 0)
                text.erase(at + 1 + name.size(), 2);
        }
    }
    return text;
}

}  // namespace

namespace {

// "+1 power for each of the cards in it", but "+X power, X being the build cost of it".
std::string perThing(const std::string& counted) {
    constexpr std::string_view kNumberOf = "the number of ";
    if (counted.empty()) return "";
    if (counted == "that much") return ", X being that number";
    if (counted.starts_with(kNumberOf)) return " for each of the " + counted.substr(kNumberOf.size());
    size_t place = std::min(counted.find(" on "), counted.find(" of "));
    bool things = counted.starts_with("the ") && place != std::string::npos && counted[place - 1] == 's';
    return things ? " for each of " + counted : ", X being " + counted;
}

}  // namespace

// "the number of X is at least 1" reads "there is an X", of somebody's "you have an X"; "less than 3" reads "fewer than 3
// X"; "is 0" reads "there are no X".
std::string Wording::howMany(std::string_view wording, const Tree& t) {
    const bool none = t.items.size() == 1 && wording.ends_with("is 0");
    const bool bounded = t.items.size() == 2 && t.items[1].isNumber();
    if ((!none && !bounded) || !t.items[0].isWord("count") || t.items[0].items.size() != 1) return "";
    const bool fewer = none || wording.find("less than") != std::string_view::npos;
    const bool more = wording.find("more than") != std::string_view::npos;
    if (!fewer && !more && wording.find("at least") == std::string_view::npos) return "";
    const int64_t bound = none ? 1 : t.items[1].number / 1000 + (more ? 1 : 0);
    const std::string before(wording.substr(0, wording.find('{')));  // "play only if "
    Tree thing = t.items[0].items[0];
    std::string owner;
    // "there are at least 2 cards in your hand": the place says whose they are.
    if (const int n = find(v_.nouns, thing);
        n >= 0 && ownedPlace(v_.nouns[static_cast<size_t>(n)].singular) != std::string_view::npos) {
        const std::string those = noun(thing, bound == 1 && !fewer ? Quantity::one : Quantity::many);
        if (bound == 1) return before + (fewer ? "there are no " : "there is ") + those;
        return before + fmt::format("there are {} {} {}", fewer ? "fewer than" : "at least", bound, those);
    }
    std::erase_if(thing.items, [&](const Tree& f) {
        const int k = find(v_.filters, f);
        const bool owns = k >= 0 && v_.filters[static_cast<size_t>(k)].place == FilterPlace::owner;
        if (owns) owner = filterText(f);
        return owns;
    });
    const bool yours = owner == "your" || owner == "of your", theirs = owner.ends_with("your opponent's");
    if (!owner.empty() && !yours && !theirs) return "";
    const std::string one = noun(thing, Quantity::one), many = noun(thing, Quantity::many);
    const bool title = one == many;
    const std::string have = yours                             ? "you have "
                             : theirs                          ? "your opponent has "
                             : bound == 1 && (!fewer || title) ? "there is "
                                                               : "there are ";
    if (bound == 1) return before + have + (fewer ? "no " + many : one);
    return before + have + fmt::format("{} {} {}", fewer ? "fewer than" : "at least", bound, many);
}

// "the number of Pilots on it is at least 2" reads "there are at least 2 Pilots on it".
std::string Wording::counted(std::string condition) {
    constexpr std::string_view kNumberOf = "the number of ", kLeast = " is at least ";
    const size_t least = condition.rfind(kLeast);
    if (!condition.starts_with(kNumberOf) || least == std::string::npos) return condition;
    const std::string bound = condition.substr(least + kLeast.size());
    if (bound == "1" || bound.find_first_not_of("0123456789") != std::string::npos) return condition;
    return "there are at least " + bound + " " + condition.substr(kNumberOf.size(), least - kNumberOf.size());
}

// A part in angle brackets, "<location, character: here>", is read on cards of these types only.
std::string Wording::forThisCard(std::string_view text) const {
    std::string out(text);
    for (size_t open = out.find('<'); open != std::string::npos; open = out.find('<')) {
        const size_t colon = out.find(':', open), close = out.find('>', open);
        if (colon == std::string::npos || close == std::string::npos || colon > close) break;
        const std::string types = ", " + out.substr(open + 1, colon - open - 1) + ",";
        const std::string own = self_.substr(std::min(self_.find(' '), self_.size()));  // " character" of "this character"
        const bool applies = types.find("," + own + ",") != std::string::npos;
        out.replace(open, close - open + 1, applies ? out.substr(colon + 1, close - colon - 1) : "");
    }
    return out;
}

// Fills a template from left to right, so that the second mention of a thing is the one that becomes "it".
std::string Wording::filled(std::string_view text, std::span<const Param> params, const Tree& t, bool isVerb) {
    std::string out, rest = forThisCard(text), suffix, first;
    int chosen = 0;
    bool pronoun = false;  // "it" stands in this clause for something that was not chosen here
    for (size_t open = rest.find('{'); open != std::string::npos; open = rest.find('{')) {
        size_t close = rest.find('}', open);
        if (close == std::string::npos) break;
        std::string name = rest.substr(open + 1, close - open - 1);
        out += rest.substr(0, open);
        rest.erase(0, close + 1);
        size_t i = 0;
        while (i < params.size() && params[i].kind != ParamKind::end && name != params[i].name) ++i;
        if (i >= params.size() || params[i].kind == ParamKind::end) {
            out += "{" + name + "}";  // the linter reports it
            continue;
        }
        std::string arg;
        if (i >= t.items.size()) {
            arg = fallback(params[i]);
        } else if (params[i].kind == ParamKind::number) {
            // "gets -1 power for each of the damage counters on it": a sign needs a number.
            const bool sign = !out.empty() && (out.back() == '+' || out.back() == '-');
            const bool word = sign && !t.items[i].isNumber() && !t.items[i].isWord("count");
            const std::string counted = word ? value(t.items[i]) : "";
            const bool chooses =
                std::any_of(t.items.begin(), t.items.end(), [&](const Tree& x) { return find(v_.nouns, x) >= 0; });
            // "no more than the number of cards in your hand": a bound is one number.
            arg = out.ends_with(" than ")                 ? value(t.items[i])
                  : !word                                 ? number(t.items[i], rest, isVerb, chooses, suffix)
                  : perThing(counted).starts_with(" for") ? "1"
                                                          : "X";
            suffix += perThing(counted);
        } else if (params[i].kind == ParamKind::some) {
            // A condition asks for one of them, a fact is about all of them.
            const bool oneOf = out.ends_with("one of ");
            arg = noun(t.items[i], oneOf ? Quantity::many : isVerb ? Quantity::each : Quantity::one);
        } else if (params[i].kind == ParamKind::one) {
            bool chooses = !t.items[i].items.empty() || v_.noun(t.items[i].text);
            arg = piece(t.items[i]);
            pronoun = pronoun || (!chooses && arg == "it");
            if (chooses && ++chosen == 1) first = said_.chosen;
        } else {
            arg = value(t.items[i]);
        }
        bool aboutYou = isVerb && out.empty() && arg == "you" && params[i].kind == ParamKind::seat;
        if (!aboutYou || !becomesOrder(rest)) out += possessive(arg, rest);
    }
    if (chosen > 1) {  // "it" is the first of them, but the last one was named last
        said_.firstOfTwo = first == said_.chosen;
        said_.chosen = first;
        said_.last = Thing::none;
    }
    if (pronoun && chosen == 1) said_.last = Thing::none;  // a second "it" would be taken for the first
    out = agreed(out + rest + suffix);
    return isVerb ? asKeywords(std::move(out), v_.keywords) : out;
}

// A part in brackets, "[ by {source}]", is read only if the card says something about that parameter.
static void bracket(std::string& text, std::string_view hole, bool said) {
    size_t open = text.find('[');
    size_t close = text.find(']');
    size_t at = text.find(hole);
    if (open == std::string::npos || close == std::string::npos || at == std::string::npos || at < open || at > close)
        return;
    text = text.substr(0, open) + (said ? text.substr(open + 1, close - open - 1) : "") + text.substr(close + 1);
}

std::string Wording::event(const Tree& t) {
    int n = find(v_.events, t);
    if (n < 0) return "?";
    const EventWord& w = v_.events[static_cast<size_t>(n)];
    std::string out(w.wording);
    counts_ = w.counts;
    std::string nouns[2];
    bool isThis[2] = {};
    Thing last = Thing::none;
    int things = 0;
    for (size_t i = 0; i < static_cast<size_t>(paramCount(w.params)); ++i) {
        int kind = indexOf(v_.nouns, w.params[i].set);
        nouns[i] = kind >= 0               ? plain(v_.nouns[static_cast<size_t>(kind)].singular)
                   : *w.params[i].set != 0 ? w.params[i].set
                                           : "card";
        std::string text = w.params[i].kind == ParamKind::seat ? "a player" : article(nouns[i]);
        if (i < t.items.size()) {
            said_.last = Thing::none;
            text = w.params[i].kind == ParamKind::one ? piece(t.items[i]) : value(t.items[i]);
            isThis[i] = t.items[i].isWord("this");
            if (int chosen = find(v_.nouns, t.items[i]); chosen >= 0)
                nouns[i] = plain(v_.nouns[static_cast<size_t>(chosen)].singular);
        }
        std::string hole = fmt::format("{{{}}}", w.params[i].name);
        bracket(out, hole, i < t.items.size());
        size_t at = out.find(hole);
        if (at == std::string::npos) continue;
        out.replace(at, hole.size(), text);
        const bool isHost = i < t.items.size() && t.items[i].isWord("host");
        last = isThis[i] ? Thing::self : isHost ? Thing::host : i == 0 ? Thing::subject : Thing::object;
        ++things;
    }
    said_ = {};
    said_.last = things == 1 ? last : Thing::none;
    said_.subject = nouns[0];
    said_.object = nouns[1];
    said_.subjectIsThis = isThis[0];
    said_.objectIsThis = isThis[1];
    said_.twoAlike = things == 2 && nouns[0] == nouns[1] && !isThis[0] && !isThis[1];
    return agreed(out);
}

}  // namespace cantina::language
