// Things, numbers and templates in English. Templates come from the vocabulary.
#include "language/phrases.h"

#include <fmt/format.h>

#include <cctype>
#include <utility>

#include "language/english.h"
#include "language/wording.h"

namespace cantina::language {

// --- things

// "the card that this weapon is on".
std::string Wording::hostText() const {
    std::string out = forThisCard(v_.hostWording);
    constexpr std::string_view kThis = "{this}";
    if (const size_t at = out.find(kThis); at != std::string::npos) out.replace(at, kThis.size(), self_);
    return out.substr(std::min(out.find_first_not_of(' '), out.size()));
}

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
        case Thing::host: return hostText();
        case Thing::none: break;
    }
    return "it";
}

// "unit" of "unit in the Space arena (Pilots included)".
static std::string plain(const std::string& noun) {
    return noun.substr(0, std::min({noun.find(" revealed "), noun.find(" in "), noun.find(" from "), noun.find(" (")}));
}

// What stands behind a noun, denied: "without cost 2", "that does not sail", "not at sea", "other than Bodo".
static std::string withoutIt(const std::string& text) {
    constexpr std::string_view kThat = "that ", kWith = "with ", kIs = "is ", kHasOne = "has a ";
    if (text.starts_with(kWith)) return "without " + text.substr(kWith.size());
    if (text == "here") return "other than here";
    if (!text.starts_with(kThat)) {
        const bool name = std::isupper(static_cast<unsigned char>(text[0])) != 0 || text.starts_with("the ");
        return (name || std::isdigit(static_cast<unsigned char>(text[0])) != 0 ? "other than " : "not ") + text;
    }
    const std::string said = text.substr(kThat.size());
    if (said.starts_with(kIs)) return "that is not " + said.substr(kIs.size());
    if (said.starts_with(kHasOne)) return "that has no " + said.substr(kHasOne.size());
    const std::string verb = said.substr(0, said.find(' '));
    if (verb == "has") return "that does not have" + said.substr(verb.size());
    if (verb.ends_with('s') && verb != "this") return "that does not " + infinitive(verb) + said.substr(verb.size());
    return "other than " + text;
}

// "damaged", "non-unique", "red or blue".
std::string Wording::filterText(const Tree& f) {
    if (isPutTogether(f)) return putTogether(f);
    if (f.isWord("one_of")) {
        if (std::string arenas = withOneFrame(f); !arenas.empty()) return arenas;
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
    const bool named = isOfNamed(plain) && filter.place == FilterPlace::before;
    if (named) text = "of " + text;
    if (!except) return text;
    if (filter.place == FilterPlace::before && !named) return "non-" + text;
    return withoutIt(text);
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
         {" in hand", " from hand", " in the hand", " in the deck", " in the objective deck", " from the deck",
          " in the discard pile", " in the victory pile", " in the edge stack", " in the Lost Pile", " in the Used Pile",
          " in the Reserve Deck", " of the command deck", " of the objective deck"})
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
// "non-power droid droid characters" and "non-Ewok weapon weapons" say a word once: what a name ends with, the next word or
// the noun need not say again.
static std::string withoutRepeats(const std::string& before, std::string_view noun) {
    std::string out;
    for (size_t at = 0; at < before.size();) {
        const size_t end = std::min(before.find(' ', at), before.size());
        const std::string word = before.substr(at, end - at);
        const std::string_view rest = std::string_view(before).substr(std::min(end + 1, before.size()));
        const std::string_view next = rest.empty() ? noun : rest;
        const bool again = next.starts_with(word) && (next.size() == word.size() || next[word.size()] == ' ');
        if (!again) out += word + " ";
        at = end + 1;
    }
    return out;
}

std::string Wording::noun(const Tree& t, Quantity q) {
    int n = find(v_.nouns, t);
    if (isSetWord(t)) {
        const std::string chosen = t.isWord("rest") ? "the rest" : "them";
        return (q == Quantity::one ? "one of " : q == Quantity::each ? "each of " : "") + chosen;
    }
    if (n < 0) return "?";
    const NounWord& w = v_.nouns[static_cast<size_t>(n)];
    std::string owner, before, after, title;
    std::string those;      // "of those cards": of what was looked at
    int64_t left = 0;       // how many those are
    bool compared = false;  // the last of `after` compares numbers
    bool set = false;       // of what was chosen, or of what was left of it
    const char* which = "them";
    std::string told;                 // "that may move": behind the others
    std::string other, without, how;  // "other non-unique damaged Rebel characters": in this order, however it was written
    for (const Tree& f : t.items) {
        const Tree& first = (f.isWord("except") || f.isWord("one_of")) && !f.items.empty() ? f.items[0] : f;
        int k = find(v_.filters, first);
        if (f.isWord("among")) {
            set = true;
            which = !f.items.empty() && f.items[0].isWord("rest") ? "the rest" : "them";
            continue;
        }
        if (isPutTogether(f)) {
            after += (compared ? " and " : " ") + filterText(f);
            compared = true;
            continue;
        }
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
        else if (filter.place == FilterPlace::before && !isOfNamed(first))
            (text == "other"                       ? other
             : text.starts_with("non-")            ? without
             : filter.param.kind == ParamKind::end ? how
                                                   : before) += text + " ";
        else
            // What is said with a verb stands behind everything else: "a camper present here that may be tired".
            (text.starts_with("that ") ? told : after) += (!after.empty() && text == "present" ? " and " : " ") + text;
    }
    after += told;
    if (!those.empty() && q == Quantity::each) return left == 1 ? "that card" : "each " + those;
    if (!those.empty() && q == Quantity::one)
        return times_ == 1 ? "one " + those : times_ == left ? "the rest" : fmt::format("{} {}", times_, those);
    before = withoutRepeats(other + without + how + before, w.singular);
    // "one of them", "each of them"; with more said of it "an event among them".
    const std::string chosenSet = which;
    if (set && owner.empty() && before.empty() && after.empty())
        return (q == Quantity::one ? "one of " : q == Quantity::each ? "each of " : "") + chosenSet;
    // "with the lowest cost among them" says it already.
    if (set && !after.ends_with(" among " + chosenSet)) after += " among " + chosenSet;
    if (oneOpponent_ && owner == "an opponent's") owner = "of your opponent's";
    // "of your opponent's" asks for "one of your opponent's campers": the other form would be the only one they have.
    bool several = owner.starts_with("of ");
    if (several) owner.erase(0, 3);
    several = several || owner == "that player's";
    std::string one = w.singular, more = w.plural;
    // There is only one of it: "the battlefield", but "your battlefield".
    if (w.only && owner.empty() && before.empty()) return "the " + one + after;
    if (w.only && !owner.empty()) return owner + " " + before + one + after;
    if (ownedPlace(one) != std::string::npos) {
        // "that player's deck", not "a player's deck controlled by that player".
        constexpr std::string_view kTheirs = " controlled by that player";
        if (const size_t at = after.find(kTheirs); owner.empty() && at != std::string::npos) {
            after.erase(at, kTheirs.size());
            owner = "that player's";
        }
        one = inPlaceOf(one, owner);
        more = inPlaceOf(more, std::exchange(owner, ""));
        if (!title.empty()) before += std::exchange(title, "") + " ";
    }
    // A filter that says where is enough: "units in that arena", not "units in battle in that arena".
    const bool placed = after.find(" in ") != std::string::npos && after.find("arena") != std::string::npos;
    if (placed && one.find(" in ") != std::string::npos) {
        if (size_t note = one.find(" ("); note != std::string::npos) after += one.substr(note);
        one = plain(one), more = plain(more);
    }
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
    if (const ReferenceWord* own = v_.reference(t.text); own != nullptr && t.items.empty()) {
        said_.last = Thing::none;
        return own->wording;
    }
    if (isSetWord(t)) return set(t);
    if (t.isWord("the") || t.isWord("candidate")) {
        said_.last = Thing::none;
        return t.isWord("candidate") ? "it" : t.items.size() == 1 ? "the " + t.items[0].text : "?";
    }
    if (isQuantifier(t)) {
        std::string several = quantity(t);
        if (!byOpponent_ || t.isWord("all") || t.isWord("random") || t.isWord("top")) return several;
        return several.insert(std::min(several.find(" until "), several.size()), " that they choose");
    }
    if (t.kind != Tree::Kind::word || !v_.noun(t.text)) return "?";
    std::string text = choice(t);
    if (!byOpponent_) return text;
    // A card of a place that the opponent alone sees is of that opponent.
    if (size_t at = text.find(" in an opponent's "); at != std::string::npos) text.replace(at, 18, " in your opponent's ");
    return text + (text.find("your opponent's") == std::string::npos ? " of your opponent's choice" : " that they choose");
}

// --- numbers and templates

std::string Wording::value(const Tree& t) {
    if (t.isNumber()) return wordNumber(t.number);
    if (t.isText()) return t.text;
    if (t.isWord("you")) return "you";
    if (t.isWord("opponent")) return "your opponent";
    if (std::string text = expression(t); !text.empty()) return text;
    for (const char* w : {"they", "actor", "owner", "controller", "each_player", "each_opponent", "any_player"})
        if (t.isWord(w)) return player(&t);
    if (t.isWord("amount") || t.isWord("result")) return "that much";
    if (int timing = find(v_.timings, t); timing >= 0 && !t.items.empty())
        return "\"" + wordAbility(v_, v_.timings[static_cast<size_t>(timing)], t.items, givenSelf_) + "\"";
    if (t.isWord("chosen") && t.items.empty()) return "the named " + named_;
    if (t.isWord("count") && t.items.size() == 1 && isSetWord(t.items[0])) return "their number";
    if (t.isWord("count") && t.items.size() == 1) return "the number of " + noun(t.items[0], Quantity::many);
    for (const SymbolWord& s : v_.symbols)
        if (t.isWord(s.name) && t.items.empty()) return s.wording;
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
    // "2 indirect damage": the kind belongs to what is counted.
    for (std::string_view kind : {" indirect ", " unblockable "})
        if (near.starts_with(kind)) return kind.size() - 1 + countedWords(after.substr(kind.size() - 1));
    if (size_t mark = near.find('(');
        mark != std::string_view::npos && std::count(near.begin(), near.begin() + static_cast<long>(mark), ' ') <= 3)
        return near.find(')', mark) == std::string_view::npos ? mark : near.find(')', mark) + 1;
    if (!near.starts_with(' ')) return 0;
    size_t end = std::min(near.find(' ', 1), near.size());
    std::string_view word = near.substr(1, end - 1);
    for (std::string_view no : {"to", "from", "of", "on", "in", "or", "and", "by", "with", "is", "are", "instead", ""})
        if (word == no) return 0;
    if (constexpr std::string_view kDamage = " damage"; near.substr(end).starts_with(kDamage)) end += kDamage.size();
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
    // "remove all damage counters", "reroll any of the dice".
    if (t.items.empty() && (t.isWord("all") || t.isWord("any"))) return t.isWord("all") ? "all" : "any number of";
    if (t.isWord("amount") || t.isWord("result"))
        return agrees || after.starts_with(" dice") ? "that many" : isVerb || counted > 0 ? "that much" : "that number";
    if (isVerb && t.isWord("count") && t.items.size() == 1 && (!chooses || after.starts_with(" less"))) {
        suffix += " for " + noun(t.items[0], Quantity::each);
        return "1";
    }
    // "give 1 shield to it (2 instead if it is raining)".
    if (isVerb && t.isWord("or_if") && t.items.size() == 3 && t.items[0].isNumber()) {
        suffix += fmt::format(" ({} instead if {})", value(t.items[1]), condition(t.items[2]));
        return value(t.items[0]);
    }
    // "all shields", "any number of shields".
    if (t.items.empty() && (t.isWord("all") || t.isWord("any"))) {
        std::string things = agrees ? agreed("2" + after.substr(0, counted)).substr(2) : "";
        if (agrees) after.erase(0, counted);
        return (t.isWord("all") ? "all" : "any number of") + (things.empty() ? "" : " " + things);
    }
    std::string text = value(t);
    const bool isAmount = text == "all" || text == "any number of";  // of a number word of a game
    if (!isVerb || t.isNumber() || counted == 0 || isAmount) return text;
    std::string things = agreed("2" + after.substr(0, counted)).substr(2);
    after.erase(0, counted);
    return things + " equal to " + text;
}

std::string Wording::fallback(const Param& p) {
    if (p.kind == ParamKind::number) return wordNumber(p.fallback);
    if (p.kind == ParamKind::seat) return "you";
    if (isPieceParam(p.kind) || p.kind == ParamKind::whom) return named(Thing::self);
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

// The title of a noun that names a card: "Bodo" of camper(titled("Bodo"), in_tent).
std::string Wording::titleOf(const Tree& t) const {
    for (const Tree& f : t.items) {
        const int k = find(v_.filters, f);
        if (k < 0 || f.items.empty() || !f.items[0].isText()) continue;
        const FilterWord& w = v_.filters[static_cast<size_t>(k)];
        if (w.param.kind == ParamKind::title && w.wording[0] == '{') return f.items[0].text;
    }
    return "";
}

namespace {

// "this camper is in" of "a tent that this camper is in"; nothing of what does not end so.
std::string placeOfThis(const std::string& thing) {
    constexpr std::string_view kThat = " that ", kIs = " is ";
    const size_t that = thing.rfind(kThat), is = thing.rfind(kIs);
    if (that == std::string::npos || is == std::string::npos || is < that) return "";
    const std::string who = thing.substr(that + kThat.size(), is - that - kThat.size());
    const bool place = thing.find(' ', is + kIs.size()) == std::string::npos;
    return place && (who == "it" || who.starts_with("this ")) ? thing.substr(that + kThat.size()) : "";
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
    const bool that = owner.ends_with("that player's");
    if (!owner.empty() && !yours && !theirs && !that) return "";
    const Memory memory = said_;  // one of the two is read
    const std::string one = noun(thing, Quantity::one);
    said_ = memory;
    const std::string many = noun(thing, Quantity::many);
    const bool title = one == many;
    const std::string have = yours                             ? "you have "
                             : theirs                          ? "your opponent has "
                             : that                            ? "that player has "
                             : bound == 1 && (!fewer || title) ? "there is "
                                                               : "there are ";
    // "this camper is in a tent", not "there is a tent that this camper is in".
    if (bound == 1 && !fewer)
        if (const std::string where = placeOfThis(one); !where.empty()) {
            const std::string whole = noun(t.items[0].items[0], Quantity::one);
            said_.last = Thing::self;
            return before + where + " " + whole.substr(0, whole.rfind(" that "));
        }
    // "Bodo is in the tent", of a card that is named.
    if (const std::string name = titleOf(thing); title && !name.empty() && owner.empty() && bound == 1 && !fewer)
        if (one.starts_with(name + " ")) return before + name + " is" + one.substr(name.size());
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

// Is one of these, ", red, mate,", a symbol among the card's facts?
bool Wording::hasFact(const std::string& wanted) const {
    for (size_t at = facts_.find(", "); at != std::string::npos; at = facts_.find(", ", at + 1))
        if (wanted.find(facts_.substr(at, facts_.find(',', at + 1) - at) + ",") != std::string::npos) return true;
    return false;
}

// A part in angle brackets, "<location, character: here>", is read on cards of these types, or with such a fact, only.
std::string Wording::forThisCard(std::string_view text) const {
    std::string out(text);
    for (size_t open = out.find('<'); open != std::string::npos; open = out.find('<')) {
        const size_t colon = out.find(':', open), close = out.find('>', open);
        if (colon == std::string::npos || close == std::string::npos || colon > close) break;
        const std::string types = ", " + out.substr(open + 1, colon - open - 1) + ",";
        const std::string own = self_.substr(std::min(self_.find(' '), self_.size()));  // " character" of "this character"
        const bool applies = types.find("," + own + ",") != std::string::npos || hasFact(types);
        out.replace(open, close - open + 1, applies ? out.substr(colon + 1, close - colon - 1) : "");
    }
    return out;
}

// A part in brackets, "[ and add {plus}]", is read only if the card says something about its optional parameters; one with a
// sign, "[!{plus}alone]", only if it says nothing about the one behind the sign.
static std::string saidOnly(std::string text, std::span<const Param> params, const Tree& t) {
    for (size_t open = text.find('['); open != std::string::npos; open = text.find('[', open)) {
        const size_t close = text.find(']', open);
        if (close == std::string::npos) break;
        std::string part = text.substr(open + 1, close - open - 1);
        if (part.starts_with("!{")) {
            const std::string name = part.substr(2, part.find('}') - 2);
            bool silent = true;
            for (size_t i = 0; i < params.size() && params[i].kind != ParamKind::end; ++i)
                if (name == params[i].name) silent = i >= t.items.size() && t.field(name.c_str()) == nullptr;
            text.replace(open, close - open + 1, silent ? part.substr(part.find('}') + 1) : "");
            continue;
        }
        bool said = true;
        for (size_t i = 0; i < params.size() && params[i].kind != ParamKind::end; ++i)
            if (params[i].optional && part.find(fmt::format("{{{}}}", params[i].name)) != std::string::npos)
                said = said && (i < t.items.size() || t.field(params[i].name) != nullptr);
        text.replace(open, close - open + 1, said ? part : "");
    }
    return text;
}

// Symbols are filled in first, so that a number knows what it counts: "{amount} {kind}counter(s)".
std::string Wording::withSymbols(std::string text, std::span<const Param> params, const Tree& t) {
    for (size_t i = 0; i < params.size() && params[i].kind != ParamKind::end; ++i) {
        if (params[i].kind != ParamKind::symbol) continue;
        const std::string hole = fmt::format("{{{}}}", params[i].name);
        const Tree* given = i < t.items.size() ? &t.items[i] : t.field(params[i].name);
        std::string arg = given == nullptr ? fallback(params[i]) : value(*given);
        for (const SymbolWord& s : v_.symbols)
            if (given != nullptr && given->isWord(s.name) && std::string_view(s.set) == params[i].set) arg = s.wording;
        for (size_t at = text.find(hole); at != std::string::npos; at = text.find(hole, at + arg.size()))
            text.replace(at, hole.size(), arg);
    }
    return text;
}

// "up to all damage" is all of it, "up to any number of of the dice" any of them.
static std::string withoutBounds(std::string text) {
    for (const auto& [from, to] : {std::pair("up to all ", "all "), std::pair("up to any number of of ", "any of ")})
        if (size_t at = text.find(from); at != std::string::npos) text.replace(at, std::string_view(from).size(), to);
    // "up to coins equal to the number of tents" is coins up to that number.
    constexpr std::string_view kUpTo = "up to ", kEqual = " equal to ";
    const size_t at = text.find(kUpTo), equal = at == std::string::npos ? at : text.find(' ', at + kUpTo.size());
    if (equal != std::string::npos && text.compare(equal, kEqual.size(), kEqual) == 0)
        text = text.substr(0, at) + text.substr(at + kUpTo.size(), equal + 1 - at - kUpTo.size()) + std::string(kUpTo) +
               text.substr(equal + kEqual.size());
    return text;
}

// "increase its cost by {amount}" of -1 is "decrease its cost by 1"; "{amount} more to play" is "1 less to play" and
// "{amount} more resource(s)" is "1 fewer resource".
static void lessened(std::string& amount, std::string& before, std::string& after) {
    constexpr std::string_view kMore = " more", kIncrease = "ncrease";
    if (after.starts_with(kMore)) {
        const std::string thing = after.substr(kMore.size(), after.find(' ', kMore.size() + 1) - kMore.size());
        const bool counted = thing.find("(s)") != std::string::npos;
        after.replace(0, kMore.size(), counted ? " fewer" : " less");
    } else if (const size_t at = before.rfind(kIncrease); at != std::string::npos && at > 0 && before.ends_with(" by ")) {
        before.replace(at - 1, kIncrease.size() + 1, before[at - 1] == 'I' ? "Decrease" : "decrease");
    } else {
        return;
    }
    amount.erase(0, 1);
}

static bool isNegated(const Tree& t) {
    if (t.isWord("-") && t.items.size() == 1) return true;
    return t.isWord("*") && t.items.size() == 2 && t.items[0].isNumber() && t.items[0].number == -1000;
}

// Fills a template from left to right, so that the second mention of a thing is the one that becomes "it".
std::string Wording::filled(std::string_view text, std::span<const Param> params, const Tree& t, bool isVerb) {
    std::string out, rest = withSymbols(saidOnly(forThisCard(text), params, t), params, t), suffix, first;
    int chosen = 0;
    bool pronoun = false;  // "it" stands in this clause for something that was not chosen here
    for (size_t open = rest.find('{'); open != std::string::npos; open = rest.find('{')) {
        size_t close = rest.find('}', open);
        if (close == std::string::npos) break;
        std::string name = rest.substr(open + 1, close - open - 1);
        out += rest.substr(0, open);
        rest.erase(0, close + 1);
        if (name == "this") {
            out += named(Thing::self);
            continue;
        }
        size_t i = 0;
        while (i < params.size() && params[i].kind != ParamKind::end && name != params[i].name) ++i;
        if (i >= params.size() || params[i].kind == ParamKind::end) {
            out += "{" + name + "}";  // the linter reports it
            continue;
        }
        std::string arg;
        const Tree* given = i < t.items.size() ? &t.items[i] : t.field(params[i].name);
        // "+{amount}" of -1 times a number is a minus.
        if (given != nullptr && out.ends_with('+') && isNegated(*given)) out.back() = '-', given = &given->items.back();
        if (given == nullptr) {
            arg = fallback(params[i]);
        } else if (params[i].kind == ParamKind::number) {
            // "gets -1 power for each of the damage counters on it": a sign needs a number.
            const bool sign = !out.empty() && (out.back() == '+' || out.back() == '-');
            const bool word = sign && !given->isNumber() && !given->isWord("count");
            const std::string counted = word ? value(*given) : "";
            const bool chooses =
                std::any_of(t.items.begin(), t.items.end(), [&](const Tree& x) { return find(v_.nouns, x) >= 0; });
            // "no more than the number of cards in your hand": a bound is one number.
            arg = out.ends_with(" than ")                 ? value(*given)
                  : !word                                 ? number(*given, rest, isVerb, chooses, suffix)
                  : perThing(counted).starts_with(" for") ? "1"
                                                          : "X";
            suffix += perThing(counted);
        } else if (params[i].kind == ParamKind::some) {
            // A condition asks for one of them, a fact is about all of them.
            const bool oneOf = out.ends_with("one of ");
            // "only on one of your campers": any of them.
            const bool anyOf = out.ends_with("only on ") || out.ends_with("only to ");
            arg = anyOf ? piece(*given) : noun(*given, oneOf ? Quantity::many : isVerb ? Quantity::each : Quantity::one);
        } else if (params[i].kind == ParamKind::whom || (holds_ && params[i].kind == ParamKind::those)) {
            const bool party = std::string_view(params[i].set) == kOtherParty && find(v_.nouns, *given) >= 0;
            const bool every = holds_ && !party && find(v_.nouns, *given) >= 0;
            const bool who = isPlayerWord(*given);
            const bool players = given->isWord("each_player") || given->isWord("each_opponent");
            // "only on a red character", "any symbol of one of your dice", "your dice cannot be removed by an opponent".
            const bool several = out.ends_with(" one of ") || rest.starts_with(" cannot");
            const Quantity quantity = several                                              ? Quantity::many
                                      : out.ends_with("only on ") || out.ends_with(" by ") ? Quantity::one
                                                                                           : Quantity::each;
            arg = party            ? noun(*given, Quantity::one)
                  : every          ? noun(*given, quantity)
                  : who || players ? value(*given)
                                   : piece(*given);
            if (arg == "each opponent" && out.ends_with(" by ")) arg = "an opponent";
            if (arg == "each player" && rest.starts_with(" can't")) arg = "neither player", rest.replace(0, 6, " can");
            if (arg == "each opponent" && rest.starts_with(" cannot")) arg = "no opponent", rest.replace(0, 7, " can");
            // `it` among the numbers of a form is the piece that the form is about.
            if (every) said_.chosen = plainNoun(*given), said_.last = Thing::chosen;
        } else if (params[i].kind == ParamKind::related) {
            arg = find(v_.nouns, *given) >= 0 ? noun(*given, Quantity::one) : piece(*given);
        } else if (params[i].kind == ParamKind::noun) {
            const bool only = out.ends_with("only on ") || out.ends_with("only to ");
            arg = *params[i].set != 0           ? sought(*given)
                  : only                        ? piece(*given)
                  : find(v_.nouns, *given) >= 0 ? noun(*given, Quantity::one)
                                                : piece(*given);
        } else if (params[i].kind == ParamKind::holding) {
            arg = condition(*given);
        } else if (params[i].kind == ParamKind::holder && isPlayerWord(*given)) {
            arg = value(*given);
        } else if (isPieceParam(params[i].kind)) {
            bool chooses = !given->items.empty() || v_.noun(given->text);
            arg = piece(*given);
            pronoun = pronoun || (!chooses && arg == "it");
            if (chooses && ++chosen == 1) first = said_.chosen;
        } else {
            arg = value(*given);
        }
        if (arg.starts_with('-') && !out.empty() && out.back() == '+') out.pop_back();  // "+{amount}" of -2 is "-2"
        if (arg.starts_with('-')) lessened(arg, out, rest);
        // "your opponent resolves any number of their dice".
        if (isVerb && params[i].kind == ParamKind::seat && arg != "you" && rest.starts_with("'s") && out.starts_with(arg))
            arg = "their", rest.erase(0, 2);
        bool aboutYou = isVerb && out.empty() && arg == "you" && params[i].kind == ParamKind::seat;
        if (!aboutYou || !becomesOrder(rest)) out += possessive(arg, rest);
    }
    if (chosen > 1) {  // "it" is the first of them, but the last one was named last
        said_.firstOfTwo = first == said_.chosen;
        said_.chosen = first;
        said_.last = Thing::none;
    }
    if (pronoun && chosen == 1) said_.last = Thing::none;  // a second "it" would be taken for the first
    out = withoutBounds(agreed(out + rest + suffix));
    return isVerb ? asKeywords(std::move(out), v_.keywords) : out;
}

// A part in brackets, "[ by {source}]", is read only if the card says something about that parameter.
static void bracket(std::string& text, std::string_view hole, bool said) {
    const size_t at = text.find(hole);
    const size_t open = at == std::string::npos ? at : text.rfind('[', at);
    const size_t close = open == std::string::npos ? open : text.find(']', open);
    if (close == std::string::npos || close < at) return;
    text = text.substr(0, open) + (said ? text.substr(open + 1, close - open - 1) : "") + text.substr(close + 1);
}

// The side of an event that is what happens itself, "a battle was just initiated[ at {subject}]": what the card says is
// where.
static bool isWhatHappens(const EventWord& w, size_t side, bool ofNoun) {
    return side == 0 && !ofNoun && *w.params[0].set != 0 &&
           std::string_view(w.wording).find(w.params[0].set) != std::string_view::npos;
}

// "a player refreshes" by you is "you refresh", "a player's turn begins" "your turn begins", "it is played" "it is played by
// you".
std::string Wording::doneBy(std::string event, const std::string& who) {
    constexpr std::string_view kSomebody = "a player";
    const size_t at = event.find(kSomebody);
    if (at == std::string::npos) return event + " by " + who;
    if (who == "you" && event.substr(at + kSomebody.size()).starts_with("'s "))
        return event.replace(at, kSomebody.size() + 2, "your");
    event.replace(at, kSomebody.size(), who);
    if (who != "you") return event;
    const size_t end = std::min(event.find(' ', at + 4), event.size());
    if (end > at + 4 && event[end - 1] == 's') event.erase(end - 1, 1);
    if (size_t self = event.find("themselves"); self != std::string::npos) event.replace(self, 10, "yourself");
    return event;
}

// " from {}" of "your hand" is " from your hand".
static std::string withRole(std::string wording, const std::string& said) {
    const size_t at = wording.find("{}");
    return at == std::string::npos ? wording : wording.replace(at, 2, said);
}

// "it is destroyed or it is sacrificed"
std::string Wording::oneOfEvents(const Tree& t, const Tree& how, bool past) {
    std::string out;
    for (const Tree& one : how.items) {
        Tree single = t;
        for (TreeField& f : single.fields)
            if (f.first == "how") f.second = one;
        out += (out.empty() ? "" : " or ") + event(single, past);
    }
    return out;
}

// "the Ground arena", "your hand or your discard pile", "one of your sites"
std::string Wording::roleOfEvent(const RoleWord& role, const Tree& said) {
    if (role.isPiece) return piece(said);
    if (said.isWord("one_of")) {
        std::string out;
        for (const Tree& one : said.items) out += (out.empty() ? "" : " or ") + roleOfEvent(role, one);
        return out;
    }
    for (const SymbolWord& s : v_.symbols)
        if (said.isWord(s.name) && std::string_view(s.set) == role.set) return s.wording;
    return "?";
}

bool Wording::isState(const Tree& t) const {
    const int n = find(v_.events, t);
    return n >= 0 && v_.events[static_cast<size_t>(n)].params[0].kind == ParamKind::holding;
}

// What an event comes from: "this sailor", "one of your sailors". The memory of what the text has said is the event's.
std::string Wording::causeOf(const Tree& with) {
    const Memory before = said_;
    said_.last = Thing::none;
    std::string out = piece(with);
    said_ = before;
    return out;
}

std::string Wording::event(const Tree& t, bool past) {
    if (isState(t)) return t.items.empty() ? "?" : condition(t.items[0]);
    int n = find(v_.events, t);
    if (n < 0) return "?";
    const EventWord& w = v_.events[static_cast<size_t>(n)];
    const Tree* how = t.field("how");
    if (how != nullptr && how->isWord("one_of") && !how->items.empty()) return oneOfEvents(t, *how, past);
    std::string out(w.wording);
    const RoleWord* ofHow = roleWord(w, "how");
    if (how != nullptr && ofHow != nullptr) out = roleOfEvent(*ofHow, *how);
    if (past) out = inPast(std::move(out));
    counts_ = w.counts;
    std::string nouns[2];
    bool isThis[2] = {}, happening = false;
    Thing last = Thing::none;
    int things = 0;
    for (size_t i = 0; i < static_cast<size_t>(paramCount(w.params)); ++i) {
        int kind = indexOf(v_.nouns, w.params[i].set);
        nouns[i] = kind >= 0               ? plain(v_.nouns[static_cast<size_t>(kind)].singular)
                   : *w.params[i].set != 0 ? w.params[i].set
                                           : "card";
        const bool happens = isWhatHappens(w, i, kind >= 0);
        happening = happening || happens;
        std::string text = w.params[i].kind == ParamKind::seat ? "a player" : article(nouns[i]);
        if (i < t.items.size() && !t.items[i].isWord("anything")) {
            said_.last = Thing::none;
            text = w.params[i].kind == ParamKind::one ? piece(t.items[i]) : value(t.items[i]);
            isThis[i] = t.items[i].isWord("this");
            // "a card in your hand is discarded", not "... is discarded from a hand".
            const int named = find(v_.nouns, t.items[i]);
            constexpr std::string_view kFrom = " from a hand";
            const bool says = i == 0 && named >= 0 && (v_.nouns[static_cast<size_t>(named)].zones & ~w.from) == 0;
            if (const size_t from = out.find(kFrom); says && from != std::string::npos) out.erase(from, kFrom.size());
            if (named >= 0 && !happens) nouns[i] = plain(v_.nouns[static_cast<size_t>(named)].singular);
        }
        std::string hole = fmt::format("{{{}}}", w.params[i].name);
        bracket(out, hole, i < t.items.size());
        size_t at = out.find(hole);
        if (at == std::string::npos) continue;
        out.replace(at, hole.size(), text);
        if (happens) continue;
        const bool isHost = i < t.items.size() && t.items[i].isWord("host");
        last = isThis[i] ? Thing::self : isHost ? Thing::host : i == 0 ? Thing::subject : Thing::object;
        ++things;
    }
    for (const RoleWord& role : w.roles) {
        const Tree* said = role.some() ? t.field(kRoleWords[static_cast<size_t>(role.role)]) : nullptr;
        if (said != nullptr && *role.wording != 0) out += withRole(role.wording, roleOfEvent(role, *said));
    }
    said_ = {};
    said_.last = things == 1 ? last : Thing::none;
    said_.subject = nouns[0];
    said_.object = nouns[1];
    said_.happening = happening;
    said_.subjectIsThis = isThis[0] && !happening;
    said_.objectIsThis = isThis[1];
    said_.twoAlike = things == 2 && nouns[0] == nouns[1] && !isThis[0] && !isThis[1];
    if (const Tree* by = t.field("by")) out = doneBy(out, player(by));
    if (const Tree* with = t.field("with")) out += " because of " + causeOf(*with);
    return agreed(out);
}

}  // namespace cantina::language
