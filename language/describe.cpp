// Tables of a game's words. The page around them: describe_language.cpp.
#include "language/describe.h"

#include <fmt/format.h>

#include <algorithm>

#include "language/forms.h"
#include "language/names.h"
#include "language/works.h"

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
    Tables(const Vocabulary& v, const Examples& examples, int level) : v_(v), examples_(examples), level_(level) {}

    std::string text() {
        heading(level_, v_.game);
        out_ +=
            "A parameter in `[ ]` may be left out. A rule is the one that the word follows: `cantina rules show ID`. The "
            "examples are "
            "from real\ncards: the shortest piece of one in which the word stands.\n\n";
        types();
        words("Timings", "When an ability works: the field of a card, or the first word in `abilities`.",
              {"word", "answers an event", "wording", "means"}, WordKind::timing, v_.timings, [this](const TimingWord& w) {
                  const Elsewhere e = elsewhereOf(v_, w);
                  const std::string name =
                      e.is() ? fmt::format("{} with `works({})`", code(e.timing), e.zone) : code(w.name);
                  const char* answers = *w.stateWording != 0 ? "yes, or a condition" : w.takesEvent ? "yes" : "no";
                  return Row{name, answers, cell(w.wording), cell(w.help)};
              });
        constexpr size_t kNoEvent = 1;  // event 0 stands for none
        words(
            "Events", "The first part of an ability that answers one.", {"word", "wording", "means"}, WordKind::act,
            v_.events,
            [this](const EventWord& w) {
                if (w.asked == kToldToNobody) return Row{};
                std::string means = w.help;
                for (const RoleWord& r : w.roles) {
                    if (!r.some()) continue;
                    means += fmt::format("{}`{} =` {}{}.", means.empty() ? "" : " ", kRoleWords[static_cast<size_t>(r.role)],
                                         r.isPiece ? "which " : "a word of the set ", r.set);
                }
                return Row{call(w.name, w.params), cell(w.wording), cell(means)};
            },
            kNoEvent);
        verbs();
        words("Things to look for", "Filters stand in the parentheses: `noun(filter, filter)`.",
              {"word", "one, many", "means"}, WordKind::noun, v_.nouns, [](const NounWord& w) {
                  return Row{code(w.name), cell(fmt::format("{}, {}", w.singular, w.plural)), cell(w.help)};
              });
        words("Filters", "", {"word", "wording", "means"}, WordKind::filter, v_.filters,
              [this](const FilterWord& w) { return Row{call(w.name, {&w.param, 1}), cell(w.wording), cell(w.help)}; });
        words("Numbers", "They may stand where a number may.", {"word", "wording", "means"}, WordKind::number, v_.numbers,
              [this](const NumberWord& w) { return Row{call(w.name, w.params), cell(w.wording), cell(w.help)}; });
        words("Conditions", "For `when`.", {"word", "wording", "means"}, WordKind::condition, v_.conditions,
              [this](const ConditionWord& w) { return Row{call(w.name, w.params), cell(w.wording), cell(w.help)}; });
        words("Keywords", "For `keywords = { ... }`.", {"word", "wording", "rule", "means"}, WordKind::keyword, v_.keywords,
              [](const KeywordWord& w) {
                  std::string name = *w.set != 0     ? fmt::format("{}({})", w.name, w.set)
                                     : w.takesNumber ? fmt::format("{}(n)", w.name)
                                                     : w.name;
                  return Row{code(name), cell(w.wording), cell(w.rule.text), cell(w.help)};
              });
        symbols();
        names();
        functions();
        limits();
        return std::move(out_);
    }

private:
    using Row = std::vector<std::string>;

    static std::string code(std::string_view text) { return "`" + cell(text) + "`"; }

    // The word of a set that has no other; null.
    const char* onlyOf(std::string_view set) const {
        const char* only = nullptr;
        for (const SymbolWord& s : v_.symbols)
            if (set == s.set) {
                if (only != nullptr) return nullptr;
                only = s.name;
            }
        return only;
    }

    // "deal(amount, to)", "exhaust([target])", "move(target, as = away)"
    std::string call(const char* name, std::span<const Param> params) const {
        std::string inside;
        for (int i = 0; i < paramCount(params); ++i) {
            const Param& p = params[static_cast<size_t>(i)];
            std::string one = p.name;
            const char* only = p.kind == ParamKind::symbol ? onlyOf(p.set) : nullptr;
            if (only != nullptr)
                one = i == 0 ? only : one + " = " + only;
            else if (p.kind == ParamKind::symbol)
                one += std::string(": ") + p.set;
            if (p.kind == ParamKind::seat) one += ": you or opponent";
            if (p.kind == ParamKind::holder) one += ": a piece or a player";
            if (p.also != 0) one += p.also == kAlsoAll ? ": or all" : p.also == kAlsoAny ? ": or any" : ": or all, any";
            if (p.kind == ParamKind::those) one += ": one, or all(noun)";
            if (p.kind == ParamKind::holding) one += ": a condition";
            if (p.kind == ParamKind::ability) one += ": an ability, as in after(...)";
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

    // A table of words, with an example for each.
    template <class Words, class Fn>
    void words(const char* title, std::string_view intro, Row head, WordKind kind, const Words& list, Fn row,
               size_t from = 0) {
        if (list.size() <= from) return;
        heading(level_ + 1, title);
        if (!intro.empty()) out_ += std::string(intro) + "\n\n";
        head.emplace_back("example");
        std::vector<Row> rows;
        for (size_t i = from; i < list.size(); ++i) {
            Row cells = row(list[i]);
            if (cells.empty()) continue;  // no word of cards
            rows.push_back(std::move(cells));
            rows.back().push_back(cell(describeExample(examples_.of(kind, static_cast<int>(i)))));
        }
        table(head, rows);
    }

    // A verb has so much to say that a row of a table would be too long for it: a heading, and a list for each form.
    void verbs() {
        if (v_.verbs.empty()) return;
        heading(level_ + 1, "Effects");
        out_ += "What an ability does. A verb with several entries has several forms.\n\n";
        const VerbWord* before = nullptr;
        for (const VerbWord* w : byVerb(v_)) {
            if (before == nullptr || std::string_view(before->name) != w->name) {
                if (before != nullptr) out_ += "\n";
                heading(level_ + 2, w->name);
            }
            verb(*w);
            before = w;
        }
        out_ += "\n";
    }
    void verb(const VerbWord& w) {
        out_ += "- " + call(w.name, w.params) + "\n";
        const auto line = [&](const char* what, const std::string& text) {
            out_ += fmt::format("  - {}: {}\n", what, text);
        };
        line("wording", "\"" + std::string(w.wording) + "\"");
        for (const OtherWording& other : w.others)
            if (other.param != nullptr) line("or", fmt::format("\"{}\", with `{}`", other.wording, other.param));
        if (*w.help != 0) line("means", w.help);
        if (*w.rule.text != 0) line("rule", w.rule.text);
        line("example", describeExample(examples_.of(WordKind::verb, static_cast<int>(&w - v_.verbs.data()))));
    }

    static std::string kindOf(const FieldWord& f) {
        switch (f.kind) {
            case FieldKind::number: return inWords(f.range);
            case FieldKind::numbers: return inWords(f.range) + ", or a list of them";
            case FieldKind::symbol: return fmt::format("one of {}", f.set);
            case FieldKind::symbols: return fmt::format("some of {}", f.set);
            case FieldKind::names: return std::string(f.width == 1 ? "one " : "some ") + "of the names: " + f.set;
            case FieldKind::anyNames: return std::string("some of the names: ") + f.set + "; one is enough";
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
            if (v_.nameKind(s.set) == nullptr && std::find(sets.begin(), sets.end(), s.set) == sets.end())
                sets.emplace_back(s.set);
        if (sets.empty()) return;
        heading(level_ + 1, "Symbols");
        std::vector<Row> rows;
        const auto isField = [&](std::string_view set) {
            for (const TypeWord& t : v_.types)
                if (std::any_of(t.fields.begin(), t.fields.end(), [&](const FieldWord& f) { return set == f.set; }))
                    return true;
            return false;
        };
        for (const std::string& set : sets) {
            if (onlyOf(set) != nullptr && !isField(set)) continue;  // it stands where it is taken
            std::string names;
            for (const SymbolWord& s : v_.symbols)
                if (set == s.set) names += (names.empty() ? "" : ", ") + code(s.name);
            rows.push_back({cell(set), names});
        }
        table({"set", "words"}, rows);
    }

    void names() {
        if (v_.names == nullptr || v_.names->list.empty()) return;
        heading(level_ + 1, "Names");
        out_ +=
            "Declared in names.lua. They stand in the fields of cards, where a word takes one, and as filters: "
            "`noun(name)` is `noun(kind(name))`.\n\n";
        std::vector<Row> rows;
        for (size_t kind = 0; kind < v_.nameKinds.size(); ++kind) {
            std::vector<std::string> words;
            for (const Name& n : v_.names->list)
                if (n.kind == static_cast<int>(kind)) words.push_back(code(n.word));
            std::sort(words.begin(), words.end());
            std::string list;
            for (const std::string& w : words) list += (list.empty() ? "" : ", ") + w;
            rows.push_back({code(v_.nameKinds[kind].word), list});
        }
        table({"kind", "names"}, rows);
    }

    void functions() {
        if (v_.names == nullptr || v_.names->functions.empty()) return;
        heading(level_ + 1, "Functions of the prelude");
        out_ += "Written in prelude.lua: what they return is put together from the words above.\n\n";
        std::vector<Row> rows;
        for (const PreludeFunction& f : v_.names->functions) rows.push_back({code(f.call), cell(f.help)});
        table({"function", "means"}, rows);
    }

    void limits() {
        if (v_.limits.empty()) return;
        heading(level_ + 1, "Periods");
        out_ += "For `limit`:";
        for (const std::string& l : v_.limits) out_ += (l == v_.limits.front() ? " " : ", ") + code(l);
        out_ += ".\n\n";
        if (v_.playedAs.empty()) return;
        out_ += "For `as`, what a text is played as on a card with texts of several kinds:";
        for (const PlayedAs& as : v_.playedAs) out_ += (as.name == v_.playedAs.front().name ? " " : ", ") + code(as.name);
        out_ += ".\n\n";
    }

    const Vocabulary& v_;
    const Examples& examples_;
    int level_;
    std::string out_;
};

}  // namespace

std::string describeExample(const Example* e) {
    if (e == nullptr) return "no card uses it";
    return fmt::format("`{}`, {} ({}){}", e->lua, e->title, e->id, e->isToy ? ", a toy" : "");
}

std::string describeVocabulary(const Vocabulary& v, const Examples& examples, int level) {
    return Tables(v, examples, level).text();
}

}  // namespace cantina::language
