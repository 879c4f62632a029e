// Cards: ids, titles, errata, keywords, and the way through their abilities. What is wrong inside an ability:
// lint_ability.cpp.
#include "language/lint.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "language/lint_ability.h"
#include "language/works.h"

namespace cantina::language {
namespace {

// One card as it stands in its file.
struct Entry {
    const std::string* file;
    const Tree* tree;   // the declaration
    const Tree* table;  // its fields
    const TypeWord* type;
    std::string title, id, set;
};

std::string textOf(const Tree& table, const char* field) {
    const Tree* t = table.field(field);
    return t != nullptr && t->isText() ? t->text : "";
}

// "AW-12", "AW-12b": the part before the number, or nothing.
std::string prefixOf(const std::string& id) {
    size_t dash = id.rfind('-');
    if (dash == std::string::npos || dash == 0 || dash + 1 == id.size()) return "";
    // "4.2" is a place in a part of the set, "P1" a card that was printed for promotion and has no number of the set.
    const size_t begin = dash + (id[dash + 1] == 'P' && dash + 2 < id.size() ? 2 : 1);
    size_t letters = id.find_first_not_of("0123456789.", begin);
    bool number = letters == std::string::npos ||
                  (letters > begin && letters + 1 == id.size() &&
                   std::isalpha(static_cast<unsigned char>(id[letters])) != 0);  // one of the faces of a card
    return number ? id.substr(0, dash) : "";
}

bool sameLetters(const std::string& a, const std::string& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
    });
}

class CardLinter {
public:
    CardLinter(const Vocabulary& v, std::vector<CardProblem>& out) : v_(v), out_(out) {}

    void add(const CardDocument& d) {
        for (const Tree& t : d.declarations) {
            int type = indexOf(v_.types, t.text);
            if (type < 0 || t.items.size() != 2 || !t.items[0].isText() || !t.items[1].isTable())
                continue;  // the compiler's
            const Tree& table = t.items[1];
            Entry e{&d.path,
                    &t,
                    &table,
                    &v_.types[static_cast<size_t>(type)],
                    t.items[0].text,
                    textOf(table, "id"),
                    textOf(table, "set")};
            if (e.set.empty()) e.set = setOfPath(d.path);
            ++prefixes_[e.set][prefixOf(e.id)];
            entries_.push_back(std::move(e));
        }
    }

    void run() {
        for (const Entry& e : entries_) {
            id(e);
            title(e);
            fields(e, *e.table, e.tree->line);
            errata(e);
        }
    }

private:
    void warn(const Entry& e, int line, std::string message) {
        if (out_.size() < kMaxWarnings) out_.push_back({*e.file, line, e.title, std::move(message), true});
    }

    // An id is SET-number; the set's own name, or what most of its cards have, stands before the number.
    // "1_168": a community's own numbers, set and card.
    static bool isPlainNumber(std::string_view id) {
        size_t mark = id.find('_');
        auto digits = [](std::string_view text) {
            return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
        };
        constexpr std::string_view kOtherFace = "_BACK";
        if (id.ends_with(kOtherFace)) id.remove_suffix(kOtherFace.size());
        return mark != std::string_view::npos && digits(id.substr(0, mark)) && digits(id.substr(mark + 1));
    }
    void id(const Entry& e) {
        if (e.id.empty()) return;  // the compiler's
        if (isPlainNumber(e.id)) return;
        std::string prefix = prefixOf(e.id);
        std::string usual = e.set;
        int most = 0;
        for (const auto& [p, count] : prefixes_[e.set])
            if (!p.empty() && count > most) {
                most = count;
                usual = p;
            }
        if (!prefix.empty() && (prefix == usual || sameLetters(prefix, e.set))) return;
        warn(e, e.tree->line,
             fmt::format("the id '{}' does not look like those of its set: write \"{}-<number>\"", e.id, usual));
    }

    // Everything but what may differ between cards of one title: the id, the abilities, and fields that are part of the
    // name.
    static std::vector<const TreeField*> factsOf(const Entry& e) {
        std::vector<const TreeField*> out;
        for (const TreeField& f : e.table->fields)
            for (const FieldWord& w : e.type->fields)
                if (f.first == w.name && !w.names) out.push_back(&f);
        return out;
    }
    static std::string nameOf(const Entry& e) {
        std::string out = e.set + "\n" + e.title;
        for (const FieldWord& w : e.type->fields)
            if (const Tree* t = w.names ? e.table->field(w.name) : nullptr)
                out += "\n" + t->text + (t->text.empty() ? std::to_string(t->number) : "");
        return out;
    }
    void title(const Entry& e) {
        auto [it, fresh] = titles_.emplace(nameOf(e), &e);
        if (fresh) return;
        const Entry& other = *it->second;
        std::vector<const TreeField*> a = factsOf(e), b = factsOf(other);
        bool same = e.type == other.type &&
                    std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const TreeField* x, const TreeField* y) {
                        return x->first == y->first && sameTree(x->second, y->second);
                    });
        if (!same)
            warn(e, e.tree->line,
                 fmt::format("its set has this title already, with other facts ({}:{}): correct one of them", *other.file,
                             other.tree->line));
    }

    void fields(const Entry& e, const Tree& table, int line) {
        if (const Tree* k = table.field("keywords")) keywords(e, *k);
        for (const TimingWord& timing : v_.timings)
            if (const Tree* a = table.field(timing.name); a != nullptr && a->isTable()) byTiming(e, timing, *a);
        const Tree* list = table.field("abilities");
        if (list == nullptr || !list->isTable()) return;
        if (list->items.empty()) warn(e, line, "'abilities' is empty: leave it out");
        for (const Tree& a : list->items)
            if (int n = a.kind == Tree::Kind::word ? indexOf(v_.timings, a.text) : -1; n >= 0)
                ability(e, v_.timings[static_cast<size_t>(n)], a.items, a.line);
    }

    void byTiming(const Entry& e, const TimingWord& timing, const Tree& value) {
        if (value.items.empty()) return;  // the compiler's
        if (!value.items[0].isTable()) return ability(e, timing, value.items, value.line);
        for (const Tree& one : value.items)
            if (one.isTable()) ability(e, timing, one.items, one.line);
    }

    void ability(const Entry& e, const TimingWord& written, const std::vector<Tree>& parts, int line) {
        const int there = timingWhere(v_, static_cast<int>(&written - v_.timings.data()), parts);
        const TimingWord& timing = there < 0 ? written : v_.timings[static_cast<size_t>(there)];
        for (auto& [at, message] : lintAbility(v_, timing, parts, e.type->self, line)) warn(e, at, std::move(message));
    }

    void keywords(const Entry& e, const Tree& list) {
        std::set<std::string> seen;
        for (const Tree& k : list.items) {
            int n = k.kind == Tree::Kind::word ? indexOf(v_.keywords, k.text) : -1;
            if (n < 0) continue;
            bool symbols = *v_.keywords[static_cast<size_t>(n)].set != 0 && !k.items.empty();  // those may be listed each
            if (!seen.insert(symbols ? k.text + "(" + k.items[0].text : k.text).second)
                warn(e, k.line, fmt::format("the keyword '{}' is listed twice: keep one", k.text));
        }
    }

    void errata(const Entry& e) {
        const Tree* found = e.table->field("errata");
        if (found == nullptr || !found->isTable()) return;
        std::map<std::string, const Tree*> now;
        for (const auto& [key, value] : e.table->fields) now[key] = &value;
        std::vector<const Tree*> list;
        for (const Tree& one : found->items) list.push_back(&one);
        if (list.empty()) list.push_back(found);
        for (const Tree* one : list) {
            bool changes = false;
            for (const auto& [key, value] : one->fields) {
                if (key == "since" || key == "errata") continue;
                const Tree*& before = now[key];
                if (before != nullptr && sameTree(*before, value)) {
                    warn(e, value.line, fmt::format("the errata repeat '{}' as it was: leave it out", key));
                } else {
                    changes = true;
                }
                before = &value;
            }
            if (!changes) warn(e, one->line, "these errata change nothing: remove them, or say what they change");
            fields(e, *one, one->line);
        }
    }

    const Vocabulary& v_;
    std::vector<CardProblem>& out_;
    std::vector<Entry> entries_;
    std::map<std::string, std::map<std::string, int>> prefixes_;  // by set: how many cards have which
    std::map<std::string, const Entry*> titles_;
};

}  // namespace

bool sameTree(const Tree& a, const Tree& b) {
    if (a.kind != b.kind || a.number != b.number || a.text != b.text || a.fields.size() != b.fields.size()) return false;
    for (size_t i = 0; i < a.fields.size(); ++i)
        if (a.fields[i].first != b.fields[i].first || !sameTree(a.fields[i].second, b.fields[i].second)) return false;
    return std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), sameTree);
}

std::vector<CardProblem> lint(const Vocabulary& vocabulary, const std::vector<CardDocument>& documents) {
    std::vector<CardProblem> out;
    CardLinter linter(vocabulary, out);
    for (const CardDocument& d : documents) linter.add(d);
    linter.run();
    return out;
}

}  // namespace cantina::language
