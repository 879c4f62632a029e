// One ability, read in the order in which it plays: what is known at each part, and what the part asks for.
#include "language/lint_ability.h"

#include <fmt/format.h>

#include <algorithm>

#include "language/forms.h"
#include "language/wording.h"

namespace cantina::language {
namespace {

// What a part may refer to.
struct Known {
    bool event = false, subject = false, object = false;
    bool chosen = false;  // "it" is something
};

bool choosesSeveral(const Tree& choose) {
    if (choose.items.size() != 1 || choose.items[0].items.empty()) return false;
    const Tree& what = choose.items[0];
    if (what.isWord("all") || what.isWord("any")) return true;
    const bool counted = what.isWord("up_to") || what.isWord("n_of") || what.isWord("random") || what.isWord("top");
    return counted && !(what.items[0].isNumber() && what.items[0].number == 1000);
}

class AbilityLinter {
public:
    AbilityLinter(const Vocabulary& v, std::vector<std::pair<int, std::string>>& out) : v_(v), out_(out) {}

    void ability(const TimingWord& timing, const std::vector<Tree>& parts);

private:
    void warn(int line, std::string message) {
        if (out_.size() < kMaxWarnings) out_.emplace_back(line, std::move(message));
    }
    template <class Words>
    static int find(const Words& words, const Tree& t) {
        return t.kind == Tree::Kind::word ? indexOf(words, t.text) : -1;
    }
    int find(const std::vector<VerbWord>&, const Tree& t) const { return verbForm(v_, t); }
    int find(const std::vector<NumberWord>&, const Tree& t) const { return numberForm(v_, t); }

    Known eventOf(const Tree& t, const Known& before);
    int momentOf(const Tree& t) const;
    void list(const std::vector<Tree>& parts, size_t from, Known& known, bool first);
    void part(const Tree& t, Known& known, bool first);
    void either(const Tree& t, Known& known);
    void verb(const Tree& t, const VerbWord& w, Known& known);
    void operand(const Tree& t, Known& known);
    void reference(const Tree& t, const Known& known);
    void repeated(const Tree& t, const char* name, std::span<const Param> params);
    void limit(const TimingWord& timing, const Tree& t, int& limits);
    // Whether anything happens in these parts at all.
    bool acts(const Tree& t) const;
    // A verb that can never be done: it deals with nothing.
    bool isIdle(const Tree& t) const;

    const Vocabulary& v_;
    std::vector<std::pair<int, std::string>>& out_;
};

Known AbilityLinter::eventOf(const Tree& t, const Known& before) {
    Known known = before;
    int n = find(v_.events, t);
    if (n < 0) return {true, true, true, before.chosen};  // the compiler's
    if (n == 0) warn(t.line, fmt::format("'{}' never happens: what depends on it is never reached", t.text));
    if (v_.events[static_cast<size_t>(n)].params[0].kind == ParamKind::holding) {  // no event: becomes(condition)
        for (const Tree& condition : t.items)
            for (const Tree& operandOf : condition.items) operand(operandOf, known);
        return known;
    }
    const EventWord& w = v_.events[static_cast<size_t>(n)];
    int sides = paramCount(w.params);
    for (size_t i = 0; i < t.items.size() && static_cast<int>(i) < sides; ++i)
        if (std::string_view(w.wording).find(fmt::format("{{{}}}", w.params[i].name)) == std::string_view::npos &&
            !t.items[i].isWord("anything"))
            warn(t.line, fmt::format("the wording of '{}' does not say its {}: no reader would know of it", w.name,
                                     w.params[i].name));
    known.event = true;
    known.subject = sides > 0;
    known.object = sides > 1;
    return known;
}

// The event that a verb among these parts is for (VerbWord::moment), 0: none.
int AbilityLinter::momentOf(const Tree& t) const {
    if (int n = find(v_.verbs, t); n >= 0 && v_.verbs[static_cast<size_t>(n)].moment != 0 && t.field("lasting") == nullptr)
        return v_.verbs[static_cast<size_t>(n)].moment;
    for (const Tree& i : t.items)
        if (int moment = momentOf(i); moment != 0) return moment;
    return 0;
}

void AbilityLinter::reference(const Tree& t, const Known& known) {
    if (t.isWord("it") && !known.chosen)
        warn(t.line, "'it' stands for what was chosen, and nothing was chosen before: write choose(...) first, or 'this'");
    const bool side = t.isWord("subject") || t.isWord("object");
    const bool has = t.isWord("subject") ? known.subject : known.object;
    if ((side || t.isWord("amount") || t.isWord("actor")) && !known.event)
        warn(t.line,
             fmt::format("'{}' belongs to an event, and this ability answers none: choose something instead", t.text));
    else if (side && !has)
        warn(t.line, fmt::format("the event has no {}: use what it has, or choose something", t.text));
}

// A parameter: a reference, a noun to choose from, or a number made of those.
void AbilityLinter::operand(const Tree& t, Known& known) {
    reference(t, known);
    if (find(v_.nouns, t) >= 0) {
        known.chosen = true;
        return;
    }
    if (int n = find(v_.numbers, t); n >= 0) {
        for (const Tree& i : t.items) reference(i, known);
        repeated(t, t.text.c_str(), v_.numbers[static_cast<size_t>(n)].params);
    }
}

// A parameter that says what holds without it. (An explicit "this" or "you" reads well and may stay.)
void AbilityLinter::repeated(const Tree& t, const char* name, std::span<const Param> params) {
    auto count = static_cast<size_t>(paramCount(params));
    if (t.items.empty() || t.items.size() > count) return;
    const Param& p = params[t.items.size() - 1];
    const Tree& last = t.items.back();
    if (!p.optional) return;
    bool same = p.kind == ParamKind::number ? last.isNumber() && last.number == p.fallback : false;
    for (const SymbolWord& s : v_.symbols)
        if (p.kind == ParamKind::symbol && std::string_view(s.set) == p.set && last.isWord(s.name))
            same = s.value == p.fallback;
    if (same) warn(last.line, fmt::format("'{}' means this '{}' anyway: leave the parameter out", name, p.name));
}

void AbilityLinter::verb(const Tree& t, const VerbWord& w, Known& known) {
    // Of a form `it` is the piece that it is about, whether that stands before or behind it.
    for (const TreeField& f : t.fields)
        if (w.form != Form::none) operand(f.second, known);
    for (const Tree& i : t.items) operand(i, known);
    for (const TreeField& f : t.fields)
        if (w.form == Form::none) operand(f.second, known);
    repeated(t, w.name, w.params);
}

bool AbilityLinter::acts(const Tree& t) const {
    if (find(v_.verbs, t) >= 0) return true;
    if (t.isWord("later") || t.isWord("each_time")) return t.items.size() > 1;
    bool control = t.isTable();
    for (const char* w : {"may", "and_then", "when", "otherwise", "each", "times", "either", "instead"})
        control = control || t.isWord(w);
    if (t.isWord("instead")) return true;  // to replace is to act
    return control && std::any_of(t.items.begin(), t.items.end(), [&](const Tree& i) { return acts(i); });
}

bool AbilityLinter::isIdle(const Tree& t) const {
    int n = find(v_.verbs, t);
    if (n < 0) return false;
    const VerbWord& w = v_.verbs[static_cast<size_t>(n)];
    return std::string_view(w.params[0].name) == "amount" && w.params[0].kind == ParamKind::number && !t.items.empty() &&
           t.items[0].isNumber() && t.items[0].number == 0;
}

void AbilityLinter::list(const std::vector<Tree>& parts, size_t from, Known& known, bool first) {
    for (size_t i = from; i < parts.size(); ++i) {
        if (i > from && parts[i].isWord("and_then") && isIdle(parts[i - 1]))
            warn(parts[i].line,
                 fmt::format("'{}' with 0 is never done, so that this 'and_then' is never reached", parts[i - 1].text));
        part(parts[i], known, first && i == from);
    }
}

void AbilityLinter::either(const Tree& t, Known& known) {
    Known after = known;
    for (size_t i = 0; i < t.items.size(); ++i) {
        for (size_t k = 0; k < i && i < 8; ++k)  // more ways are the compiler's
            if (sameTree(t.items[i], t.items[k])) {
                warn(t.items[i].line, "two ways of this 'either' are the same: the second is never needed");
                break;
            }
        Known way = known;
        part(t.items[i], way, true);
        after.chosen = after.chosen || way.chosen;
    }
    known = after;
}

void AbilityLinter::part(const Tree& t, Known& known, bool first) {
    if (t.isTable()) return list(t.items, 0, known, first);
    if (int n = find(v_.verbs, t); n >= 0) return verb(t, v_.verbs[static_cast<size_t>(n)], known);
    if (t.isWord("may") || t.isWord("and_then") || t.isWord("instead") || t.isWord("otherwise")) {
        if (!t.isWord("instead") && !t.items.empty() && !acts(t))
            warn(t.line, fmt::format("nothing happens inside '{}': give it an effect", t.text));
        if (t.isWord("and_then") && first)
            warn(t.line, "'and_then' comes first: there is nothing that it could follow, so write its parts alone");
        return list(t.items, 0, known, false);
    }
    if (t.isWord("choose")) {
        // With a name it is the("x"), and not `it`; several are them.
        known.chosen = known.chosen || (t.field("name") == nullptr && !choosesSeveral(t));
    } else if (t.isWord("when") && !t.items.empty()) {
        for (const Tree& i : t.items[0].items) operand(i, known);
        if (t.items.size() == 1)
            warn(t.line, "this 'when' has no effect of its own: give it one, or put it before the costs and effects");
        list(t.items, 1, known, true);
    } else if (t.isWord("each") || t.isWord("times")) {
        Known inside = known;
        inside.chosen = inside.chosen || t.isWord("each");
        list(t.items, 1, inside, true);
    } else if (t.isWord("either")) {
        either(t, known);
    } else if ((t.isWord("later") || t.isWord("each_time")) && !t.items.empty()) {
        Known inside = eventOf(t.items[0], known);
        list(t.items, 1, inside, true);
    }
}

void AbilityLinter::limit(const TimingWord& timing, const Tree& t, int& limits) {
    if (timing.once) warn(t.line, fmt::format("'{}' works once only: a limit says nothing, so leave it out", timing.name));
    if (++limits > 1) warn(t.line, "a second 'limit': only the last one counts, so keep one");
}

void AbilityLinter::ability(const TimingWord& timing, const std::vector<Tree>& parts) {
    Known known;
    size_t i = 0;
    if (timing.takesEvent && !parts.empty()) known = eventOf(parts[i++], known);
    // What holds wherever the card lies is read while the card answers something as well: where a response deploys.
    if (timing.continuous && timing.zones == ~0u) known = {true, true, true, false};
    for (const Tree& p : parts)
        if (auto moment = static_cast<size_t>(momentOf(p)); !known.event && moment != 0 && moment < v_.events.size()) {
            int sides = paramCount(v_.events[moment].params);
            known = {true, sides > 0, sides > 1, false};
        }
    std::vector<Tree> costs;
    int limits = 0;
    for (; i < parts.size(); ++i) {
        const Tree& p = parts[i];
        if (p.isWord("limit")) {
            limit(timing, p, limits);
        } else if (p.isWord("works") || p.isWord("as")) {
            continue;
        } else if (p.isWord("when") && p.items.size() == 1) {
            for (const Tree& operandOf : p.items[0].items) operand(operandOf, known);
        } else if (p.isWord("cost")) {
            costs.insert(costs.end(), p.items.begin(), p.items.end());
            if (p.items.empty()) warn(p.line, "this 'cost' is empty: leave it out, or say what is paid");
        } else {
            break;
        }
    }
    list(costs, 0, known, true);
    list(parts, i, known, costs.empty());
}

}  // namespace

std::vector<std::pair<int, std::string>> lintAbility(const Vocabulary& v, const TimingWord& timing,
                                                     const std::vector<Tree>& parts, std::string_view self, int line) {
    std::vector<std::pair<int, std::string>> out;
    AbilityLinter(v, out).ability(timing, parts);
    std::string wording = wordAbility(v, timing, parts, self);
    if (size_t open = wording.find('{'); open != std::string::npos)
        out.emplace_back(line, fmt::format("the wording has a hole that nothing fills, '{}': correct the word's template",
                                           wording.substr(open, wording.find('}', open) - open + 1)));
    return out;
}

}  // namespace cantina::language
