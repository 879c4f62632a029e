// Tables of a game's words. The page around them: describe_language.cpp.
#include "language/describe.h"

#include <fmt/format.h>

#include <algorithm>

namespace cantina::language {
namespace {

// A cell of a table: no line break, no bar.
std::string cell(std::string_view text) {
    std::string out;
    for (char c : text) out += c == '|' ? std::string("\\|") : std::string(1, c == '\n' ? ' ' : c);
    return out;
}

class Tables {
public:
    Tables(const Vocabulary& v, int level) : v_(v), level_(level) {}

    std::string text() {
        heading(level_, v_.game);
        types();
        words("Timings", "When an ability works: the field of a card, or the first word in `abilities`.",
              {"word", "answers an event", "wording", "means"}, v_.timings, [](const TimingWord& w) {
                  return Row{code(w.name), w.takesEvent ? "yes" : "no", cell(w.wording), cell(w.help)};
              });
        words(
            "Events", "The first part of an ability that answers one.", {"word", "wording", "means"}, v_.events,
            [](const EventWord& w) { return Row{call(w.name, w.params), cell(w.wording), cell(w.help)}; }, 1);
        words("Effects", "What an ability does.", {"word", "wording", "rule", "means"}, v_.verbs, [](const VerbWord& w) {
            return Row{call(w.name, w.params), cell(w.wording), cell(w.rule.text), cell(w.help)};
        });
        words("Things to look for", "Filters stand in the parentheses: `noun(filter, filter)`.",
              {"word", "one, many", "means"}, v_.nouns, [](const NounWord& w) {
                  return Row{code(w.name), cell(fmt::format("{}, {}", w.singular, w.plural)), cell(w.help)};
              });
        words("Filters", "", {"word", "wording", "means"}, v_.filters,
              [](const FilterWord& w) { return Row{call(w.name, {&w.param, 1}), cell(w.wording), cell(w.help)}; });
        words("Numbers", "They may stand where a number may.", {"word", "wording", "means"}, v_.numbers,
              [](const NumberWord& w) { return Row{call(w.name, w.params), cell(w.wording), cell(w.help)}; });
        words("Conditions", "For `when`.", {"word", "wording", "means"}, v_.conditions,
              [](const ConditionWord& w) { return Row{call(w.name, w.params), cell(w.wording), cell(w.help)}; });
        words("Keywords", "For `keywords = { ... }`.", {"word", "wording", "rule", "means"}, v_.keywords,
              [](const KeywordWord& w) {
                  std::string name = *w.set != 0     ? fmt::format("{}({})", w.name, w.set)
                                     : w.takesNumber ? fmt::format("{}(n)", w.name)
                                                     : w.name;
                  return Row{code(name), cell(w.wording), cell(w.rule.text), cell(w.help)};
              });
        symbols();
        limits();
        return std::move(out_);
    }

private:
    using Row = std::vector<std::string>;

    static std::string code(std::string_view text) { return "`" + cell(text) + "`"; }

    // "deal(amount, to)", "exhaust([target])"
    static std::string call(const char* name, std::span<const Param> params) {
        std::string inside;
        for (int i = 0; i < paramCount(params); ++i) {
            const Param& p = params[static_cast<size_t>(i)];
            std::string one = p.name;
            if (p.kind == ParamKind::symbol) one += std::string(": ") + p.set;
            if (p.kind == ParamKind::seat) one += ": you or opponent";
            if (p.kind == ParamKind::number && p.range != kAmounts)
                one += fmt::format(": {} to {}{}", p.range.least, p.range.most, p.range.whole ? "" : " with fractions");
            inside += (inside.empty() ? "" : ", ") + (p.optional ? "[" + one + "]" : one);
        }
        return code(inside.empty() ? name : fmt::format("{}({})", name, inside));
    }

    void heading(int level, std::string_view text) {
        out_ += std::string(static_cast<size_t>(level), '#') + " " + std::string(text) + "\n\n";
    }

    void table(const Row& head, const std::vector<Row>& rows) {
        auto line = [&](const Row& cells) {
            out_ += "|";
            for (const std::string& c : cells) out_ += " " + c + " |";
            out_ += "\n";
        };
        line(head);
        line(Row(head.size(), "---"));
        for (const Row& r : rows) line(r);
        out_ += "\n";
    }

    template <class Words, class Fn>
    void words(const char* title, std::string_view intro, const Row& head, const Words& list, Fn row, size_t from = 0) {
        if (list.size() <= from) return;
        heading(level_ + 1, title);
        if (!intro.empty()) out_ += std::string(intro) + "\n\n";
        std::vector<Row> rows;
        for (size_t i = from; i < list.size(); ++i) rows.push_back(row(list[i]));
        table(head, rows);
    }

    static std::string kindOf(const FieldWord& f) {
        switch (f.kind) {
            case FieldKind::number: return inWords(f.range);
            case FieldKind::numbers: return inWords(f.range) + ", or a list of them";
            case FieldKind::symbol: return fmt::format("one of {}", f.set);
            case FieldKind::symbols: return fmt::format("some of {}", f.set);
            case FieldKind::flag: return "true or false";
            case FieldKind::text: return "text";
            case FieldKind::custom: return "a form of its own";
        }
        return "";
    }

    void types() {
        for (const TypeWord& t : v_.types) {
            heading(level_ + 1, fmt::format("Card type `{}`", t.name));
            if (*t.help != 0) out_ += std::string(t.help) + "\n\n";
            std::vector<Row> rows;
            for (const FieldWord& f : t.fields) {
                rows.push_back({code(f.name), kindOf(f), f.required ? "yes" : "", cell(f.help)});
            }
            if (!rows.empty()) table({"field", "value", "needed", "means"}, rows);
        }
    }

    void symbols() {
        std::vector<std::string> sets;
        for (const SymbolWord& s : v_.symbols)
            if (std::find(sets.begin(), sets.end(), s.set) == sets.end()) sets.emplace_back(s.set);
        if (sets.empty()) return;
        heading(level_ + 1, "Symbols");
        std::vector<Row> rows;
        for (const std::string& set : sets) {
            std::string names;
            for (const SymbolWord& s : v_.symbols)
                if (set == s.set) names += (names.empty() ? "" : ", ") + code(s.name);
            rows.push_back({cell(set), names});
        }
        table({"set", "words"}, rows);
    }

    void limits() {
        if (v_.limits.empty()) return;
        heading(level_ + 1, "Periods");
        out_ += "For `limit`:";
        for (const std::string& l : v_.limits) out_ += (l == v_.limits.front() ? " " : ", ") + code(l);
        out_ += ".\n\n";
    }

    const Vocabulary& v_;
    int level_;
    std::string out_;
};

}  // namespace

std::string describeVocabulary(const Vocabulary& v, int level) { return Tables(v, level).text(); }

}  // namespace cantina::language
