// The linter's look at a game's own tables: errors where the book would silently lose something, warnings where a reader
// would.
#include <fmt/format.h>

#include <algorithm>
#include <set>

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
        for (const VerbWord& w : v_.verbs) wording(w.name, w.wording, w.params);
        for (const FilterWord& w : v_.filters) wording(w.name, w.wording, {&w.param, 1}, !pointsBack(w.wording));
        for (const NumberWord& w : v_.numbers) wording(w.name, w.wording, w.params);
        for (const ConditionWord& w : v_.conditions) wording(w.name, w.wording, w.params);
        for (const EventWord& w : v_.events) wording(w.name, w.wording, w.params, false);  // a side may go without saying
        for (const TimingWord& w : v_.timings) {
            hole(w.name, w.wording, "effect", true);
            hole(w.name, w.wording, "event", w.takesEvent);
        }
        for (size_t i = 0; i < v_.keywords.size(); ++i) keyword(v_.keywords[i], static_cast<int>(i));
        for (const TypeWord& t : v_.types) type(t);
        names("verb", v_.verbs);
        names("noun", v_.nouns);
        names("filter", v_.filters);
        names("event", v_.events);
        names("timing", v_.timings);
        names("number", v_.numbers);
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

    // "of those cards": what was said before has told how many.
    static bool pointsBack(std::string_view text) { return text.starts_with("of those "); }

    void wording(const char* name, std::string_view text, std::span<const Param> params, bool showsAll = true) {
        int count = paramCount(params);
        for (int i = 1; i < count; ++i)
            if (params[0].name == std::string_view(params[static_cast<size_t>(i)].name))
                error(fmt::format("'{}' has two parameters with the name '{}'", name, params[0].name));
        for (int i = 0; showsAll && i < count; ++i) {
            const Param& p = params[static_cast<size_t>(i)];
            const bool isFixed = p.kind == ParamKind::number && p.range.least == p.range.most;  // nothing to tell
            if (!isFixed && !shows(text, p.name))
                warn(fmt::format("'{}': the wording never shows the parameter '{}'", name, p.name));
        }
        for (size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
            std::string hole(text.substr(open + 1, text.find('}', open) - open - 1));
            bool known = std::any_of(params.begin(), params.begin() + count, [&](const Param& p) { return hole == p.name; });
            if (!known) error(fmt::format("'{}': no parameter fills {{{}}} in its wording", name, hole));
        }
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
            if (f.kind == FieldKind::text && f.width == 0) continue;
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

    template <class Words>
    void names(const char* kind, const Words& words) {
        std::set<std::string_view> seen(std::begin(kControlWords), std::end(kControlWords));
        seen.insert(std::begin(kReferenceWords), std::end(kReferenceWords));
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
