// English from card descriptions. Templates come from the vocabulary; this file joins them: articles, lists, sentences.
#include "language/wording.h"

#include <fmt/format.h>

namespace cantina::language {
namespace {

// Which article or quantity stands before a noun.
enum class Quantity { one, each, any, plural };

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    for (size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) text.replace(at, what.size(), by);
    return text;
}

std::string article(const std::string& word) {
    bool vowel = !word.empty() && std::string_view("aeiouAEIOU").find(word[0]) != std::string_view::npos;
    if (word.starts_with("uni") || word.starts_with("Uni")) vowel = false;  // spoken with a consonant: a unit
    return (vowel ? "an " : "a ") + word;
}

std::string capital(std::string s) {
    if (!s.empty() && s[0] >= 'a' && s[0] <= 'z') s[0] = static_cast<char>(s[0] - 'a' + 'A');
    return s;
}

class Wording {
   public:
    explicit Wording(const Vocabulary& v) : v_(v) {}

    std::string noun(const Tree& t, Quantity q) const {
        int n = t.kind == Tree::Kind::word ? indexOf(v_.nouns, t.text) : -1;
        if (n < 0) return reference(t);
        const NounWord& w = v_.nouns[static_cast<size_t>(n)];
        std::string owner, before, after;
        for (const Tree& f : t.items) {
            int k = indexOf(v_.filters, f.text);
            if (k < 0) continue;
            const FilterWord& filter = v_.filters[static_cast<size_t>(k)];
            std::string text = filter.wording;
            if (!f.items.empty()) text = replaced(text, fmt::format("{{{}}}", filter.param.name), value(f.items[0]));
            if (filter.place == FilterPlace::owner) owner = text;
            if (filter.place == FilterPlace::before) before += text + " ";
            if (filter.place == FilterPlace::after) after += " " + text;
        }
        bool many = q == Quantity::plural || (!owner.empty() && q != Quantity::any);
        std::string core = before + (many ? w.plural : w.singular) + after;
        if (q == Quantity::plural) return owner.empty() ? core : owner + " " + core;
        if (q == Quantity::each) return owner.empty() ? "each " + core : "each of " + owner + " " + core;
        if (!owner.empty()) return q == Quantity::any ? owner + " " + core : "one of " + owner + " " + core;
        return article(core);
    }

    std::string reference(const Tree& t) const {
        if (t.kind != Tree::Kind::word) return value(t);
        if (t.text == "this") return "this card";
        if (t.text == "it") return "it";
        if (t.text == "subject") return "that card";
        if (t.text == "object") return "the other card";
        if (t.text == "host") return "the attached card";
        if (t.text == "you") return "you";
        if (t.text == "opponent") return "your opponent";
        if (t.text == "opponent_chooses" && t.items.size() == 1) return noun(t.items[0], Quantity::one) + " of your opponent's choice";
        return noun2(t);
    }

    std::string value(const Tree& t) const {
        if (t.isNumber()) return wordNumber(t.number);
        if (t.isText()) return t.text;
        if (t.isWord("amount") || t.isWord("result")) return "that much";
        if (t.isWord("count") && t.items.size() == 1) return "the number of " + noun(t.items[0], Quantity::plural);
        for (const SymbolWord& s : v_.symbols)
            if (t.isWord(s.name)) return s.wording;
        if (int n = t.kind == Tree::Kind::word ? indexOf(v_.numbers, t.text) : -1; n >= 0)
            return filled(v_.numbers[static_cast<size_t>(n)].wording, v_.numbers[static_cast<size_t>(n)].params, t);
        return reference(t);
    }

    std::string filled(std::string text, std::span<const Param> params, const Tree& t) const {
        for (int i = 0; i < paramCount(params); ++i) {
            const Param& p = params[static_cast<size_t>(i)];
            auto at = static_cast<size_t>(i);
            std::string arg;
            if (at < t.items.size()) {
                arg = p.kind == ParamKind::one ? reference(t.items[at]) : value(t.items[at]);
            } else if (p.kind == ParamKind::number) {
                arg = wordNumber(p.fallback);
            } else {
                arg = p.kind == ParamKind::seat ? "you" : "this card";
            }
            text = replaced(text, fmt::format("{{{}}}", p.name), arg);
        }
        return agree(text);
    }

    std::string event(const Tree& t) const {
        int n = t.kind == Tree::Kind::word ? indexOf(v_.events, t.text) : -1;
        if (n < 0) return "?";
        const EventWord& w = v_.events[static_cast<size_t>(n)];
        std::string text = w.wording;
        for (int i = 0; i < paramCount(w.params); ++i) {
            auto at = static_cast<size_t>(i);
            std::string arg = at < t.items.size() ? subjectText(t.items[at]) : std::string("a ") + (w.params[at].set[0] != 0 ? w.params[at].set : "card");
            text = replaced(text, fmt::format("{{{}}}", w.params[at].name), arg);
        }
        return agree(text);
    }

    std::string condition(const Tree& t) const {
        int n = t.kind == Tree::Kind::word ? indexOf(v_.conditions, t.text) : -1;
        if (n < 0) return "?";
        const ConditionWord& w = v_.conditions[static_cast<size_t>(n)];
        return filled(w.wording, w.params, t);
    }

    std::string list(const std::vector<Tree>& parts, size_t from) const {
        std::string out;
        for (size_t i = from; i < parts.size(); ++i) {
            std::string part = effect(parts[i]);
            if (out.empty()) {
                out = part;
            } else if (parts[i].isWord("and_then")) {
                out += ". " + capital(part);
            } else {
                out += (i + 1 == parts.size() ? " and " : ", ") + part;
            }
        }
        return out;
    }

    std::string effect(const Tree& t) const {
        if (t.isTable()) return list(t.items, 0);
        if (t.isWord("may")) return "you may " + list(t.items, 0);
        if (t.isWord("and_then")) return "then " + list(t.items, 0);
        if (t.isWord("instead")) return "instead " + list(t.items, 0);
        if (t.isWord("choose") && t.items.size() == 1) return "choose " + noun(t.items[0], Quantity::one);
        if (t.isWord("opponent_chooses") && t.items.size() == 1) return "your opponent chooses " + noun(t.items[0], Quantity::one);
        if (t.isWord("when") && !t.items.empty()) return "if " + condition(t.items[0]) + ", " + list(t.items, 1);
        if (t.isWord("each") && t.items.size() > 1) return "for " + noun(t.items[0], Quantity::each) + ", " + list(t.items, 1);
        if (t.isWord("up_to") && t.items.size() > 2)
            return fmt::format("choose up to {} {}; for each, {}", value(t.items[0]), noun(t.items[1], Quantity::plural), list(t.items, 2));
        if (t.isWord("later") && t.items.size() > 1) return "after " + event(t.items[0]) + ", " + list(t.items, 1);
        if (t.isWord("either")) {
            std::string out;
            for (const Tree& way : t.items) out += (out.empty() ? "either " : " or ") + effect(way);
            return out;
        }
        int n = t.kind == Tree::Kind::word ? indexOf(v_.verbs, t.text) : -1;
        if (n < 0) return "?";
        const VerbWord& w = v_.verbs[static_cast<size_t>(n)];
        return filled(w.wording, w.params, t);
    }

   private:
    std::string noun2(const Tree& t) const { return v_.noun(t.text) ? noun(t, Quantity::one) : t.text; }
    std::string subjectText(const Tree& t) const { return v_.noun(t.text) ? noun(t, Quantity::one) : reference(t); }
    // "1 resources" reads "1 resource": a template may write {amount} resource(s).
    static std::string agree(std::string text) {
        for (size_t at = text.find("(s)"); at != std::string::npos; at = text.find("(s)", at)) {
            size_t word = text.rfind(' ', at);
            size_t number = word == std::string::npos || word == 0 ? std::string::npos : text.rfind(' ', word - 1);
            std::string before = word == std::string::npos ? "" : text.substr(number == std::string::npos ? 0 : number + 1, word - (number == std::string::npos ? 0 : number + 1));
            text.replace(at, 3, before == "1" ? "" : "s");
        }
        return text;
    }
    const Vocabulary& v_;
};

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

std::string wordKeyword(const KeywordWord& word, const std::string& number) { return replaced(word.wording, "{n}", number) + "."; }

std::string wordAbility(const Vocabulary& v, const TimingWord& timing, const std::vector<Tree>& parts) {
    Wording w(v);
    size_t i = 0;
    std::string event, costs, limit, condition;
    if (timing.takesEvent && !parts.empty()) event = w.event(parts[i++]);
    for (; i < parts.size(); ++i) {
        const Tree& p = parts[i];
        if (p.isWord("cost")) {
            costs += (costs.empty() ? "" : " and ") + w.list(p.items, 0);
        } else if (p.isWord("limit") && p.items.size() == 1) {
            limit = " Once per " + p.items[0].text + ".";
        } else if (p.isWord("when") && p.items.size() == 1) {
            condition += "if " + w.condition(p.items[0]) + ", ";
        } else {
            break;
        }
    }
    std::string effect = w.list(parts, i);
    bool sign = std::string_view(timing.costWording).find_first_of(":>\xE2") != std::string_view::npos;
    effect = condition + (costs.empty() ? effect : costs + timing.costWording + (sign ? capital(effect) : effect));
    std::string out = timing.wording;
    bool begins = out.starts_with("{effect}") || out.find(": {effect}") != std::string::npos;
    out = replaced(out, "{event}", event);
    out = replaced(out, "{effect}", begins ? capital(effect) : effect);
    return capital(out) + limit;
}

}  // namespace cantina::language
