// The linter's look at a game's own tables: errors where the book would silently lose something, warnings where a reader
// would.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "language/forms.h"
#include "language/lint.h"

namespace cantina::language {
namespace {

constexpr size_t kMaxEvents = 64, kMaxKeywords = 64, kMaxWords = 256;  // bits of CardDef, bytes of Instr
constexpr int kNumberedKeywords = 16;                                  // CardDef::keyword

class VocabularyLinter {
public:
    VocabularyLinter(const Vocabulary& v, std::vector<CardProblem>& out) : v_(v), out_(out) {}

    void run() {
        sizes();
        for (const VerbWord& w : v_.verbs) verb(w);
        for (const FilterWord& w : v_.filters) wording(w.name, w.wording, {&w.param, 1}, !pointsBack(w.wording));
        for (const NumberWord& w : v_.numbers) wording(w.name, w.wording, w.params);
        for (const ConditionWord& w : v_.conditions) {
            wording(w.name, w.wording, w.params);
            if (*w.label != 0) wording(w.name, w.label, w.params);
        }
        for (const EventWord& w : v_.events) wording(w.name, w.wording, w.params);
        for (const TimingWord& w : v_.timings) {
            hole(w.name, w.wording, "effect", true);
            hole(w.name, w.wording, "event", w.takesEvent);
        }
        for (size_t i = 0; i < v_.keywords.size(); ++i) keyword(v_.keywords[i], static_cast<int>(i));
        for (const TypeWord& t : v_.types) type(t);
        for (const NameKind& k : v_.nameKinds) nameKind(k);
        for (const RuledName& r : v_.ruledNames)
            if (v_.nameKind(r.kind) == nullptr) error(fmt::format("there is no kind of names '{}'", r.kind));
        forms();
        names("noun", v_.nouns);
        names("filter", v_.filters);
        names("event", v_.events);
        names("timing", v_.timings);
        numbers();
        names("condition", v_.conditions);
        names("keyword", v_.keywords);
        names("type", v_.types);
    }

private:
    void report(std::string message, bool warning) {
        out_.push_back({"games/" + v_.game + "/vocabulary.cpp", 0, "", std::move(message), warning});
    }
    void error(std::string message) { report(std::move(message), false); }
    void warn(std::string message) { report(std::move(message), true); }

    void sizes() {
        auto most = [&](size_t n, size_t limit, const char* what) {
            if (n > limit) error(fmt::format("{} {}, but a book has room for {}", n, what, limit));
        };
        most(v_.events.size(), kMaxEvents, "events");
        most(v_.keywords.size(), kMaxKeywords, "keywords");
        most(v_.verbs.size(), kMaxWords, "verbs");
        most(v_.nouns.size(), kMaxWords, "nouns");
        most(v_.filters.size(), kMaxWords, "filters");
        most(v_.numbers.size(), kMaxWords, "numbers");
        most(v_.conditions.size(), kMaxWords, "conditions");
        most(v_.timings.size(), kMaxWords, "timings");
        most(v_.limits.size(), kMaxWords - 1, "limits");
    }

    static bool shows(std::string_view text, std::string_view name) {
        return text.find(fmt::format("{{{}}}", name)) != std::string_view::npos;
    }

    // A verb shows each of its parameters in one of its wordings, or in the wording of a symbol that stands in one of them.
    void verb(const VerbWord& w) {
        std::string all = w.wording;
        for (const OtherWording& other : w.others)
            if (other.param != nullptr) all += std::string(" ") + other.wording;
        for (int i = 0; i < paramCount(w.params); ++i)
            for (const SymbolWord& s : v_.symbols) {
                const bool speaks = std::string_view(s.wording).find('{') != std::string_view::npos;
                if (speaks && w.params[i].kind == ParamKind::symbol && std::string_view(s.set) == w.params[i].set)
                    all += std::string(" ") + s.wording;
            }
        wording(w.name, all, w.params);
    }

    // "of those cards": what was said before has told how many.
    static bool pointsBack(std::string_view text) { return text.starts_with("of those "); }

    void wording(const char* name, std::string_view text, std::span<const Param> params, bool showsAll = true) {
        int count = paramCount(params);
        for (int i = 1; i < count; ++i)
            if (params[0].name == std::string_view(params[static_cast<size_t>(i)].name))
                error(fmt::format("'{}' has two parameters with the name '{}'", name, params[0].name));
        for (int i = 0; showsAll && i < count; ++i) {
            const Param& p = params[static_cast<size_t>(i)];
            // Where only one thing may stand there is nothing to tell.
            const bool isFixed = (p.kind == ParamKind::number && p.range.least == p.range.most) ||
                                 (p.kind == ParamKind::symbol && symbolsOf(p.set) == 1);
            if (!isFixed && !shows(text, p.name))
                warn(fmt::format("'{}': the wording never shows the parameter '{}'", name, p.name));
        }
        for (size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
            std::string hole(text.substr(open + 1, text.find('}', open) - open - 1));
            bool known = hole == "this" ||
                         std::any_of(params.begin(), params.begin() + count, [&](const Param& p) { return hole == p.name; });
            if (!known) error(fmt::format("'{}': no parameter fills {{{}}} in its wording", name, hole));
        }
    }

    long symbolsOf(std::string_view set) const {
        return std::count_if(v_.symbols.begin(), v_.symbols.end(), [&](const SymbolWord& s) { return set == s.set; });
    }

    void hole(const char* name, std::string_view text, const char* what, bool wanted) {
        if (wanted && !shows(text, what)) warn(fmt::format("'{}': the wording never shows {{{}}}", name, what));
        if (!wanted && shows(text, what)) error(fmt::format("'{}': nothing fills {{{}}} in its wording", name, what));
    }

    void keyword(const KeywordWord& w, int index) {
        bool numbered = w.takesNumber || *w.set != 0;
        hole(w.name, w.wording, "n", numbered);
        if (numbered && index >= kNumberedKeywords)
            error(fmt::format("'{}' takes a number: put it among the first {} keywords", w.name, kNumberedKeywords));
    }

    void type(const TypeWord& t) {
        std::set<int> taken;
        for (const FieldWord& f : t.fields) {
            if (isOfNames(f.kind) && v_.nameKind(f.set) == nullptr)
                error(fmt::format("{}.{}: there is no kind of names '{}'", t.name, f.name, f.set));
            if (f.kind == FieldKind::names || (f.kind == FieldKind::text && f.width == 0)) continue;
            int width = std::max<int>(f.width, 1);
            if (f.slot + width > kCardNumbers)
                error(fmt::format("{}.{}: a card has {} numbers only", t.name, f.name, kCardNumbers));
            for (int i = 0; i < width; ++i)
                if (!taken.insert(f.slot + i).second) {
                    error(fmt::format("{}.{}: its number {} belongs to another field too", t.name, f.name, f.slot + i));
                    break;
                }
            if (f.kind == FieldKind::custom && f.parse == nullptr)
                error(fmt::format("{}.{}: a custom field needs parse", t.name, f.name));
            symbols(t, f);
        }
    }

    // A name by itself is a filter: subtype(jedi) is what it stands for.
    void nameKind(const NameKind& k) {
        const int filter = indexOf(v_.filters, k.word);
        const Param* param = filter >= 0 ? &v_.filters[static_cast<size_t>(filter)].param : nullptr;
        if (param == nullptr || param->kind != ParamKind::symbol || std::string_view(param->set) != k.word)
            error(fmt::format("names of the kind '{0}' need a filter {0}(...) that takes one of them", k.word));
    }

    void symbols(const TypeWord& t, const FieldWord& f) {
        if (f.kind != FieldKind::symbol && f.kind != FieldKind::symbols) return;
        bool some = false;
        for (const SymbolWord& s : v_.symbols) {
            if (std::string_view(s.set) != f.set) continue;
            some = true;
            if (f.kind == FieldKind::symbols && (s.value < 0 || s.value > 30))
                error(fmt::format("{}.{}: '{}' has the value {}, but a set of symbols holds 0 to 30", t.name, f.name, s.name,
                                  s.value));
        }
        if (!some) error(fmt::format("{}.{}: there is no symbol set '{}'", t.name, f.name, f.set));
    }

    void forms() {
        std::vector<VerbWord> names;
        for (const VerbWord& w : v_.verbs) {
            const auto same = [&](const VerbWord& x) { return std::string_view(x.name) == w.name; };
            if (std::none_of(names.begin(), names.end(), same)) names.push_back(w);
            for (const VerbWord* x = &w + 1; x != v_.verbs.data() + v_.verbs.size(); ++x)
                if (same(*x) && takeTheSame(w, *x)) error(fmt::format("two forms of the verb '{}' take the same", w.name));
        }
        this->names("verb", names);
    }
    // One that is asked of a piece and one that is asked of a player may have one name.
    void numbers() {
        std::vector<NumberWord> names;
        std::set<std::pair<std::string_view, bool>> seen;
        for (const NumberWord& w : v_.numbers) {
            if (!seen.insert({w.name, w.params[0].kind == ParamKind::seat}).second)
                error(fmt::format("the number '{}' has the name of another word", w.name));
            if (indexOf(names, w.name) < 0) names.push_back(w);
            const bool ofSymbols = *w.values != 0 && std::string_view(w.values) != kOnlyCompared;
            if (ofSymbols && symbolsOf(w.values) == 0)
                error(fmt::format("the number '{}' stands for symbols of a set that is not there: '{}'", w.name, w.values));
        }
        this->names("number", names);
    }
    template <class Words>
    void names(const char* kind, const Words& words) {
        std::set<std::string_view> seen(std::begin(kReferenceWords), std::end(kReferenceWords));
        // Where a number is asked for, nothing is done: cost(it) is the cost of it.
        if (std::string_view(kind) != "number") seen.insert(std::begin(kControlWords), std::end(kControlWords));
        for (const auto& w : words)
            if (!seen.insert(w.name).second) error(fmt::format("the {} '{}' has the name of another word", kind, w.name));
    }

    const Vocabulary& v_;
    std::vector<CardProblem>& out_;
};

}  // namespace

std::vector<CardProblem> lintVocabulary(const Vocabulary& vocabulary) {
    std::vector<CardProblem> out;
    VocabularyLinter(vocabulary, out).run();
    return out;
}

}  // namespace cantina::language
