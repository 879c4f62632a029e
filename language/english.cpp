#include "language/english.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace cantina::language {
namespace {

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

template <size_t N>
bool oneOf(std::string_view word, const std::array<std::string_view, N>& list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

// A vowel by sound, not by letter.
bool beginsWithVowel(std::string_view word) {
    static constexpr std::array<std::string_view, 9> kConsonant = {"unit", "uniq", "unif", "univ", "unio",
                                                                   "one",  "use",  "eu",   "uti"};
    static constexpr std::array<std::string_view, 3> kVowel = {"hour", "hono", "heir"};
    std::string lower;
    for (char c : word.substr(0, 4)) lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    for (std::string_view s : kConsonant)
        if (lower.starts_with(s)) return false;
    if (oneOf(lower, kVowel)) return true;
    // A letter by its name: "an X-wing".
    if (word.size() > 1 && word[1] == '-' && std::string_view("FHLMNRSX").find(word[0]) != std::string_view::npos)
        return true;
    // 8, 11 and 18 are spoken with a vowel.
    if (word.starts_with('8') || word == "11" || word == "18") return true;
    return !lower.empty() && std::string_view("aeiou").find(lower[0]) != std::string_view::npos;
}

// Does what stands before ask for the bare word? Looks back over at most three words (adjectives) for a number or a person.
bool asksForBare(std::string_view before) {
    static constexpr std::array<std::string_view, 10> kBare = {"1",  "+1",      "-1",  "one",  "a",
                                                               "an", "another", "you", "they", "them"};
    static constexpr std::array<std::string_view, 3> kMore = {"more", "fewer", "less"};
    for (int words = 0; words < 3; ++words) {
        while (!before.empty() && before.back() == ' ') before.remove_suffix(1);
        size_t space = before.rfind(' ');
        std::string_view word = before.substr(space == std::string_view::npos ? 0 : space + 1);
        if (word.empty()) return false;
        if (oneOf(word, kBare)) return true;
        if (oneOf(word, kMore)) return before.substr(0, before.size() - word.size()).ends_with(" 1 ");
        if (word == "many" || word.find_first_of("0123456789,.;:") != std::string_view::npos) return false;
        before.remove_suffix(word.size());
    }
    return false;
}

}  // namespace

std::string article(const std::string& phrase) {
    if (phrase.starts_with("other ")) return "an" + phrase;
    if (phrase.starts_with("top ") || phrase.starts_with("engaged ")) return "the " + phrase;  // there is only one
    return (beginsWithVowel(std::string_view(phrase).substr(0, phrase.find(' '))) ? "an " : "a ") + phrase;
}

std::string capital(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string listed(const std::vector<std::string>& parts, std::string_view conjunction) {
    std::string out;
    for (size_t i = 0; i < parts.size(); ++i) {
        const bool explained = i > 0 && parts[i - 1].find(", X being ") != std::string::npos;
        if (i > 0) out += i + 1 < parts.size() ? ", " : (explained ? ", " : " ") + std::string(conjunction) + " ";
        out += parts[i];
    }
    return out;
}

std::string agreed(std::string text) {
    size_t at = 0;
    while ((at = text.find('(', at)) != std::string::npos) {
        size_t end = text.find(')', at);
        std::string ending = end == std::string::npos ? "" : text.substr(at + 1, end - at - 1);
        bool letters = !ending.empty() && std::all_of(ending.begin(), ending.end(), isLetter);
        if (at == 0 || !isLetter(text[at - 1]) || !letters) {
            ++at;
            continue;
        }
        size_t space = text.rfind(' ', at);
        size_t begin = space == std::string::npos ? 0 : space + 1;
        bool bare = asksForBare(std::string_view(text).substr(0, begin));
        std::string stem = text.substr(begin, at - begin);
        std::string more = ending == "s" || ending == "es" ? stem + ending : ending;
        const std::string& word = bare ? stem : more;
        text.replace(begin, end + 1 - begin, word);
        at = begin + word.size();
    }
    return text;
}

// "the power of it" reads "its power", "the build cost of it" "its build cost".
std::string infinitive(const std::string& verb) {
    const std::string stem = verb.substr(0, verb.size() - 1);
    if (verb.ends_with("ies")) return verb.substr(0, verb.size() - 3) + "y";
    return stem.ends_with("she") || stem.ends_with("che") || stem.ends_with("sse") ? stem.substr(0, stem.size() - 1) : stem;
}

std::string inPast(std::string text) {
    static constexpr std::pair<std::string_view, std::string_view> kIrregular[] = {
        {"was", "was"},      {"were", "were"},      {"is", "was"},      {"are", "were"},          {"has", "had"},
        {"takes", "took"},   {"deals", "dealt"},    {"draws", "drew"},  {"loses", "lost"},        {"wins", "won"},
        {"begins", "began"}, {"strikes", "struck"}, {"leaves", "left"}, {"plays", "played"},      {"falls", "fell"},
        {"puts", "put"},     {"hits", "hit"},       {"pays", "paid"},   {"commits", "committed"}, {"hurts", "hurt"},
        {"reads", "read"},   {"goes", "went"},      {"comes", "came"},  {"readies", "readied"},   {"gives", "gave"},
        {"blows", "blew"},   {"flips", "flipped"}};
    static constexpr std::string_view kNoVerbs[] = {"cards", "its",  "this",   "resources", "shields",
                                                    "units", "dice", "others", "tokens",    "icons"};
    // "was just deployed", "just moved": past already.
    constexpr std::string_view kJust = " just ";
    if (const size_t at = text.find(kJust); at != std::string::npos) return text.replace(at, kJust.size(), " ");
    for (size_t begin = 0; begin < text.size();) {
        const size_t end = std::min(text.find(' ', begin), text.size());
        const std::string written = text.substr(begin, end - begin);
        std::string word = written;  // "draw(s)" is "draws"
        if (word.ends_with("s)")) std::erase_if(word, [](char c) { return c == '(' || c == ')'; });
        for (const auto& [now, then] : kIrregular)
            if (word == now) return text.replace(begin, written.size(), then);
        const bool isNoun = std::find(std::begin(kNoVerbs), std::end(kNoVerbs), word) != std::end(kNoVerbs);
        if (begin > 0 && !isNoun && word.size() > 2 && word.ends_with('s') && !word.ends_with("ss") &&
            !word.ends_with("'s")) {
            std::string stem = word.substr(0, word.size() - 1);
            const bool hissing =
                stem.ends_with("she") || stem.ends_with("che") || stem.ends_with("sse") || stem.ends_with("xe");
            if (hissing) stem.pop_back();
            return text.replace(begin, written.size(), stem + (stem.ends_with('e') ? "d" : "ed"));
        }
        begin = end + 1;
    }
    return text;
}

std::string possessive(std::string text) {
    constexpr std::string_view kThe = "the ", kOfIt = " of it";
    auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    for (size_t at = text.find(kOfIt); at != std::string::npos; at = text.find(kOfIt, at + 1)) {
        size_t end = at + kOfIt.size();
        size_t word = at;
        auto isAfterThe = [&] { return word >= kThe.size() && text.compare(word - kThe.size(), kThe.size(), kThe) == 0; };
        while (word > 0 && isLetter(text[word - 1])) --word;
        if (word > 1 && word < at && !isAfterThe())  // "the build cost of it"
            for (--word; word > 0 && isLetter(text[word - 1]);) --word;
        bool whole = end >= text.size() || !isLetter(text[end]);
        if (!whole || word == at || !isAfterThe()) continue;
        text.replace(word - kThe.size(), end - word + kThe.size(), "its " + text.substr(word, at - word));
    }
    return text;
}

std::string withOwner(std::string text) {
    static constexpr std::string_view kPiles[] = {"hand",      "deck",      "discard pile", "command deck", "objective deck",
                                                  "Lost Pile", "Used Pile", "Force Pile",   "Reserve Deck"};
    for (std::string_view hole : {" its owner's ", " owner's "}) {
        const size_t at = text.find(hole);
        if (at == std::string::npos) continue;
        const std::string_view before = std::string_view(text).substr(0, at);
        const auto comesFrom = [&](std::string_view whose) {
            return std::any_of(std::begin(kPiles), std::end(kPiles), [&](std::string_view pile) {
                return before.find(" " + std::string(whose) + " " + std::string(pile)) != std::string_view::npos;
            });
        };
        const bool several = before.ends_with(" them") || before.ends_with(" the rest") || before.ends_with(" those cards");
        const char* owner = comesFrom("your")              ? " your "
                            : comesFrom("your opponent's") ? " their "
                            : several                      ? " their owner's "
                                                           : nullptr;
        if (owner != nullptr) text.replace(at, hole.size(), owner);
        return text;
    }
    return text;
}

std::string tidied(std::string text) {
    text = possessive(std::move(text));
    for (size_t at = text.find(" a "); at != std::string::npos; at = text.find(" a ", at + 1))
        if (beginsWithVowel(std::string_view(text).substr(at + 3, text.find(' ', at + 3) - at - 3)))
            text.insert(at + 2, "n");
    constexpr std::string_view kTopOne = "top 1 card";
    for (size_t at = text.find(kTopOne); at != std::string::npos; at = text.find(kTopOne)) text.erase(at + 4, 2);
    std::string out;
    for (char c : text) {
        bool closes = c == ' ' || c == '.' || c == ',' || c == ';' || c == ':';
        if (closes && out.ends_with(' ')) out.pop_back();
        if (c == '.' && (out.ends_with('.') || out.ends_with(".\""))) continue;
        if (c == ' ' && out.empty()) continue;
        out += c;
    }
    while (!out.empty() && (out.back() == ' ' || out.back() == '.')) out.pop_back();
    return out.empty() || out.ends_with(".\"") ? out : out + ".";
}

}  // namespace cantina::language
