#include "language/compile.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "kernel/nearest.h"
#include "language/continuous_rows.h"
#include "language/copies.h"
#include "language/effects.h"
#include "language/lint.h"
#include "language/names.h"
#include "language/reader.h"
#include "language/reasons.h"
#include "language/signature.h"
#include "language/standing.h"
#include "language/wording.h"
#include "language/works.h"

namespace cantina::language {
namespace {

constexpr size_t kMaxCards = 60'000;
constexpr size_t kMaxAbilities = 65'000;  // of a book
constexpr int kMaxAbilitiesOfCard = 24;

bool isDate(const std::string& s) {
    if (s.size() != 10 || s[4] != '-' || s[7] != '-') return false;
    for (size_t i = 0; i < s.size(); ++i)
        if (i != 4 && i != 7 && (s[i] < '0' || s[i] > '9')) return false;
    auto two = [&](size_t i) { return (s[i] - '0') * 10 + (s[i + 1] - '0'); };
    return two(5) >= 1 && two(5) <= 12 && two(8) >= 1 && two(8) <= 31;
}

class CardCompiler {
public:
    CardCompiler(const Vocabulary& v, const CompileOptions& options, Loaded& out)
        : v_(v), options_(options), out_(out), effects_(v, out.book, out.problems, options.remembers) {
        Book& book = out_.book;
        book.vocabulary = &v;
        for (const NameKind& kind : v.nameKinds) {
            Book::NamesOfKind& k = book.kinds.emplace_back(Book::NamesOfKind{indexOf(v.filters, kind.word), {}});
            for (const SymbolWord& s : v.symbols)
                if (std::string_view(s.set) == kind.word) k.names.push_back(s.value);
        }
        if (v.names != nullptr) book.names = NameSets(v.names->list.size());
        book.defs.emplace_back();
        book.texts.push_back({"", "a card", "", "", 0, {}, {}, {}, {}, {}});
        book.code.emplace_back();
        book.selectors.emplace_back();
        book.nodes.emplace_back();
        book.happenings.emplace_back();
        book.players.assign(2, 0);  // you, opponent
        book.roles.assign(1, 0);
        book.abilities.emplace_back();
        book.hiddenAnswers.assign(v.timings.size(), 0);
        book.hiddenCosts.resize(v.timings.size());
        for (auto& sides : book.hiddenCosts)
            for (auto& costs : sides) costs.fill(Book::kNoAnswer);
        findRuled();
    }

    void document(const CardDocument& d) {
        for (const Tree& t : d.declarations) card(d.path, t);
    }

    void finish() {
        Book& book = out_.book;
        hiddenAnswers();
        gatherContinuous(book);
        book.moments.assign(book.defs.size(), 0);
        for (const Ability& a : book.abilities)
            if (a.event == 0) book.moments[a.card] |= uint64_t{1} << a.moment;
        book.moments[0] = 0;
        findSameTexts(book);
        signBook(book);
    }

private:
    static void findSameTexts(Book& book) {
        std::map<std::array<int, 3>, uint16_t> first;  // by title, whether it is given to others, and its place
        for (const Ability& a : book.abilities) {
            const auto number = static_cast<uint16_t>(book.sameText.size());
            book.sameText.push_back(first.try_emplace({book.defs[a.card].title, a.given, a.number}, number).first->second);
        }
    }

    // The names that rules ask for.
    void findRuled() {
        for (const RuledName& r : v_.ruledNames) {
            const NameKind* kind = v_.nameKind(r.kind);
            const bool known = v_.names != nullptr && kind != nullptr;
            const int number = known ? v_.names->find(static_cast<int>(kind - v_.nameKinds.data()), r.word) : 0;
            if (!known || number == v_.names->none())
                out_.problems.push_back(
                    {"names.lua", 0, "",
                     fmt::format("the rules of {} speak of the {} '{}': names.lua declares it", v_.game, r.kind, r.word),
                     false});
            out_.book.ruled.resize(std::max(out_.book.ruled.size(), size_t{r.slot} + 1));
            out_.book.ruled[r.slot] = number;
        }
    }

    // The abilities that work from hidden zones, by timing and event.
    void hiddenAnswers() {
        Book& book = out_.book;
        std::vector<std::array<uint32_t, 3>> found;  // timing, event, ability
        for (size_t i = 0; i < book.abilities.size(); ++i) {
            const Ability& a = book.abilities[i];
            if (a.card == 0 || a.given != 0 || a.timing >= v_.timings.size() || !v_.timings[a.timing].hidden) continue;
            if (!v_.timings[a.timing].everyType && !worksHidden(book.defs[a.card].type)) continue;
            uint32_t event = a.event != 0 ? a.event : a.moment;
            found.push_back({a.timing, event, static_cast<uint32_t>(i)});
            hiddenAnswer(a, static_cast<int>(event));
        }
        std::sort(found.begin(), found.end());
        book.hiddenRanges.resize(v_.timings.size());
        for (const auto& [timing, event, ability] : found) {
            Book::HiddenRange& range = book.hiddenRanges[timing][event];
            if (range.count++ == 0) range.first = static_cast<uint16_t>(book.hiddenList.size());
            book.hiddenList.push_back(static_cast<uint16_t>(ability));
        }
    }
    void hiddenAnswer(const Ability& a, int event) {
        Book& book = out_.book;
        const CardDef& def = book.defs[a.card];
        book.hiddenAnswers[a.timing] |= uint64_t{1} << event;
        int cost = v_.costSlot < 0 ? 0 : def.whole(v_.costSlot);
        for (uint32_t k = a.code; v_.priceVerb >= 0 && k < a.paid; ++k)
            if (const Instr& i = book.code[k]; i.code == Code::verb && i.a == v_.priceVerb && isPrice(&i))
                cost += book.code[k + 1].imm / 1000;
        cost = std::clamp(cost, 0, 254);
        for (int side = 0; side < 2; ++side) {
            // A card that is neither of one side nor of the other is of both.
            if (v_.sideSlot >= 0 && def.number[v_.sideSlot] == 1 - side) continue;
            uint8_t& least = book.hiddenCosts[a.timing][static_cast<size_t>(side)][static_cast<size_t>(event)];
            least = static_cast<uint8_t>(std::min<int>(least, cost));
        }
    }

    // A plain number of what is paid usually: a symbol behind it says that it is something else.
    static bool isPrice(const Instr* verb) {
        for (int i = 2; i <= verb->b; ++i)
            if (static_cast<Ref>(verb[i].a) == Ref::symbol && verb[i].imm != 0) return false;
        return static_cast<Ref>(verb[1].a) == Ref::number && verb[1].imm < kAllOfIt;
    }

    bool worksHidden(uint8_t type) const {
        for (const TypeWord& w : v_.types)
            if (w.value == type) return w.fromHidden;
        return true;
    }

    void card(const std::string& path, const Tree& t) {
        int type = indexOf(v_.types, t.text);
        std::string title = !t.items.empty() && t.items[0].isText() ? t.items[0].text : "";
        effects_.enter(path, title);
        if (type < 0 || title.empty() || t.items.size() != 2 || !t.items[1].isTable())
            return effects_.problem(t, fmt::format("a card is written {} \"Title\" {{ ... }}", t.text));
        if (out_.book.defs.size() >= kMaxCards) return effects_.problem(t, "too many cards in one book");
        Tree table = t.items[1];
        CardText text;
        text.title = title;
        text.file = path;
        text.line = t.line;
        applyErrata(table, text);
        self_ = v_.types[static_cast<size_t>(type)].self;
        facts_.clear();
        for (const FieldWord& f : v_.types[static_cast<size_t>(type)].fields)
            if (const Tree* said = f.kind == FieldKind::symbol ? table.field(f.name) : nullptr) facts_ += ", " + said->text;
        CardDef def;
        def.type = v_.types[static_cast<size_t>(type)].value;
        identify(t, table, path, text);
        auto number = static_cast<uint16_t>(out_.book.defs.size());
        def.title = titleNumber(title, number);
        def.titleHash = titleHash(title);
        def.first = static_cast<uint16_t>(out_.book.abilities.size());
        fields(t, table, v_.types[static_cast<size_t>(type)], number, def, text);
        giveAbilities(number, def, text);
        out_.book.defs.push_back(def);
        out_.book.texts.push_back(std::move(text));
    }

    // What the card gives to others stands behind its own abilities, under the id of the ability that gives it: with that
    // one switched off nobody has it.
    void giveAbilities(uint16_t number, CardDef& def, const CardText& text) {
        for (Ability a : effects_.given()) {
            if (a.number >= text.abilityIds.size() || out_.book.abilities.size() >= kMaxAbilities) continue;
            a.card = number;
            a.id = hashText(text.abilityIds[a.number]);
            def.watches |= a.event != 0 ? uint64_t{1} << a.event : 0;
            def.timings |= a.timing < 32 ? uint32_t{1} << a.timing : 0;
            ++def.given;
            out_.book.abilities.push_back(a);
        }
    }

    void identify(const Tree& t, const Tree& table, const std::string& path, CardText& text) {
        const Tree* id = table.field("id");
        if (id == nullptr || !id->isText() || id->text.empty())
            return effects_.problem(t, "a card needs an id, such as id = \"XX-1\"");
        text.id = id->text;
        const Tree* set = table.field("set");
        if (set != nullptr && (!set->isText() || set->text.empty()))
            effects_.problem(t, fmt::format("'set' must be a text, not {}", foundText(*set)));
        text.set = set != nullptr && set->isText() ? set->text : setOfPath(path);
        auto [it, fresh] = ids_.emplace(text.id, fmt::format("{}:{}", path, t.line));
        if (!fresh)
            effects_.problem(t, fmt::format("the id '{}' is taken by {}: give this card another one", text.id, it->second));
    }

    uint16_t titleNumber(const std::string& title, uint16_t number) { return titles_.emplace(title, number).first->second; }

    // errata = { since = "2018-11-27", health = 9 } or a list of such tables, oldest first.
    void applyErrata(Tree& table, CardText& text) {
        const Tree* found = table.field("errata");
        if (found == nullptr) return;
        Tree errata = *found;
        if (!errata.isTable()) return effects_.problem(errata, "errata = { since = \"YYYY-MM-DD\", ... } is a table");
        std::vector<Tree> list = errata.items.empty() ? std::vector<Tree>{errata} : errata.items;
        if (!errata.items.empty() && !errata.fields.empty())
            effects_.problem(errata, "errata are one table with since = ..., or a list of such tables");
        std::string last;
        for (const Tree& e : list) {
            const Tree* since = e.field("since");
            if (since == nullptr || !since->isText() || !isDate(since->text)) {
                effects_.problem(since != nullptr ? *since : e, "errata need since = \"YYYY-MM-DD\"");
                continue;
            }
            if (since->text < last) effects_.problem(*since, "errata are listed oldest first");
            for (const char* fixed : {"id", "set", "errata"})
                if (const Tree* f = e.field(fixed)) effects_.problem(*f, fmt::format("errata cannot change '{}'", fixed));
            last = since->text;
            if (options_.asOf == "printed" || (!options_.asOf.empty() && since->text > options_.asOf)) continue;
            for (const auto& [key, value] : e.fields)
                if (key != "since" && key != "id" && key != "set" && key != "errata") replaceField(table, key, value);
            text.notes.push_back("corrected since " + since->text);
        }
    }
    static void replaceField(Tree& table, const std::string& key, const Tree& value) {
        for (auto& [k, v] : table.fields)
            if (k == key) {
                v = value;
                return;
            }
        table.fields.emplace_back(key, value);
        std::sort(table.fields.begin(), table.fields.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    }

    void fields(const Tree& t, const Tree& table, const TypeWord& type, uint16_t number, CardDef& def, CardText& text) {
        if (!table.items.empty()) effects_.problem(t, "a card's table has named fields only");
        for (const FieldWord& f : type.fields)
            if (f.required && table.field(f.name) == nullptr)
                effects_.problem(t, fmt::format("{} needs the field '{}'", type.name, f.name));
        for (const auto& [key, value] : table.fields) field(key, value, type, def, text);
        for (const FieldWord& f : type.fields)
            if (const Tree* value = table.field(f.name);
                value != nullptr && *f.beside != 0 && table.field(f.beside) == nullptr)
                effects_.problem(
                    *value, fmt::format("'{}' stands beside '{}', which this card does not have", f.name, f.beside), true);
        // In the order of the vocabulary, so that numbering does not depend on the alphabet of field names.
        if (const Tree* k = table.field("keywords")) keywords(*k, def, text);
        for (size_t timing = 0; timing < v_.timings.size(); ++timing)
            if (const Tree* a = table.field(v_.timings[timing].name))
                abilities(t, *a, static_cast<int>(timing), number, def, text);
        if (const Tree* a = table.field("abilities")) abilityList(*a, number, def, text);
        checkMarks(table, def);
    }

    void field(const std::string& key, const Tree& value, const TypeWord& type, CardDef& def, CardText& text) {
        if (key == "id" || key == "set" || key == "errata" || key == "keywords" || key == "abilities" ||
            indexOf(v_.timings, key) >= 0)
            return;
        if (key == "stats_only") {
            if (value.kind != Tree::Kind::boolean) effects_.problem(value, "'stats_only' must be true or false");
            def.complete = value.number == 0;
            return;
        }
        if (key == "missing") return missing(value, def, text);
        for (const FieldWord& f : type.fields)
            if (key == f.name) {
                text.given.push_back(key);
                return fact(f, value, def, text);
            }
        if (effects_.full()) return;
        std::vector<std::string_view> known = {"id", "set", "errata", "keywords", "abilities", "stats_only", "missing"};
        for (const FieldWord& f : type.fields) known.emplace_back(f.name);
        for (const TimingWord& w : v_.timings) known.emplace_back(w.name);
        std::string message = fmt::format("{} has no field '{}'", type.name, key);
        if (auto near = nearest(key, known, 1); !near.empty()) message += fmt::format("; did you mean '{}'?", near.front());
        effects_.problem(value, message);
    }

    // Which of its texts are not described: the card can be played, and players are told what it does not do.
    void missing(const Tree& value, CardDef& def, CardText& text) {
        if (!value.isTable() || value.items.empty() || !value.fields.empty())
            return effects_.problem(value, "'missing' is a list of texts: what the card does not do yet");
        def.complete = false;
        for (const Tree& t : value.items) {
            if (!t.isText() || t.text.empty())
                effects_.problem(t, "'missing' is a list of texts: what the card does not do yet");
            else
                text.notes.push_back(std::string(kNotYet) + t.text);
        }
    }
    // Nothing works, or something does and the rest is named: both at once would tell players the wrong thing.
    void checkMarks(const Tree& table, const CardDef& def) {
        const Tree* none = table.field("stats_only");
        if (none == nullptr || none->number == 0) return;
        if (table.field("missing") != nullptr) effects_.problem(*none, "'stats_only' and 'missing' exclude each other");
        if (def.abilities > 0 || def.keywords != 0)
            effects_.problem(*none,
                             "'stats_only' says that no text works, but some are described: name the others in 'missing'");
    }

    void fact(const FieldWord& f, const Tree& value, CardDef& def, CardText& text) {
        auto wrong = [&](const std::string& expected, const Tree& found) {
            effects_.problem(value, fmt::format("'{}' must be {}, not {}", f.name, expected, foundText(found)));
        };
        auto number = [&](const Tree& v, int slot) {
            if (!v.isNumber() || !isIn(f.range, v.number)) return wrong(inWords(f.range), v);
            def.number[slot] = static_cast<int32_t>(v.number);
        };
        switch (f.kind) {
            case FieldKind::number: return number(value, f.slot);
            case FieldKind::numbers:
                if (value.isNumber()) return number(value, f.slot);
                if (!value.isTable() || !value.fields.empty() || value.items.empty() || value.items.size() > f.width)
                    return wrong(fmt::format("a number, or a list of 1 to {} numbers", f.width), value);
                for (size_t i = 0; i < value.items.size(); ++i) number(value.items[i], f.slot + static_cast<int>(i));
                return;
            case FieldKind::symbol: def.number[f.slot] = effects_.symbol(value, f.set); return;
            case FieldKind::symbols:
                if (value.isTable() && (!value.fields.empty() || value.items.empty()))
                    return wrong("a word, or a list of words", value);
                for (const Tree& s : value.isTable() ? value.items : std::vector<Tree>{value})
                    if (int bit = effects_.symbol(s, f.set); bit >= 0 && bit < 31) def.number[f.slot] |= 1 << bit;
                return;
            case FieldKind::names:
            case FieldKind::anyNames: return names(f, value, def, text);
            case FieldKind::flag:
                if (value.kind != Tree::Kind::boolean) return wrong("true or false", value);
                def.number[f.slot] = static_cast<int32_t>(value.number != 0 ? 1000 : 0);
                return;
            case FieldKind::text:
                if (!value.isText() || value.text.empty()) return wrong("a text", value);
                text.tags.push_back(fmt::format("{}={}", f.name, value.text));
                if (f.width > 0) def.number[f.slot] = titleHash(value.text);  // so that cards can be compared by it
                return;
            case FieldKind::custom:
                if (!value.fields.empty()) return wrong("without named parts", value);
                if (std::string error; !f.parse(f, value, def.number + f.slot, error))
                    effects_.problem(value, fmt::format("'{}': {}", f.name, error));
                return;
        }
    }

    // subtypes = { jedi, master }, species = wookiee
    void names(const FieldWord& f, const Tree& value, CardDef& def, CardText& text) {
        const std::vector<Tree> list = value.isTable() ? value.items : std::vector<Tree>{value};
        if (!value.fields.empty() || list.empty() || (f.width != 0 && list.size() > f.width))
            return effects_.problem(value,
                                    fmt::format("'{}' must be {}, not {}", f.name,
                                                f.width == 1 ? "one word" : "a word, or a list of words", foundText(value)));
        uint32_t set = f.kind == FieldKind::names ? def.names : NameSets::kNone;
        for (const Tree& t : list) {
            const int name = effects_.symbol(t, f.set);
            if (name < 0) continue;
            const auto isSame = [&](const CardText::Name& n) { return n.field == f.name && n.name == name; };
            if (std::any_of(text.names.begin(), text.names.end(), isSame))
                effects_.problem(t, fmt::format("'{}' has '{}' twice", f.name, t.text), true);
            set = out_.book.names.with(set, name);
            text.names.push_back({f.name, name});
        }
        if (f.kind == FieldKind::names)
            def.names = set;
        else
            def.number[f.slot] = static_cast<int32_t>(set);
    }

    void keywords(const Tree& list, CardDef& def, CardText& text) {
        if (!list.isTable() || !list.fields.empty()) return effects_.problem(list, "keywords = { ... } is a list");
        for (const Tree& k : list.items) {
            int n = k.kind == Tree::Kind::word ? indexOf(v_.keywords, k.text) : -1;
            if (n < 0) {
                effects_.problem(
                    k, k.kind == Tree::Kind::word ? effects_.unknownWord(k.text, "a keyword") : "a keyword is a word");
                continue;
            }
            const KeywordWord& w = v_.keywords[static_cast<size_t>(n)];
            if (w.set[0] != 0) {
                symbolKeyword(k, w, n, def, text);
                continue;
            }
            bool fits = k.items.size() == (w.takesNumber ? 1u : 0u);
            if (fits && w.takesNumber) fits = k.items[0].isNumber() && isIn(w.range, k.items[0].number);
            if (!fits) {
                effects_.problem(k, fmt::format("'{}' takes {}", w.name, w.takesNumber ? inWords(w.range) : "no parameter"));
                continue;
            }
            def.keywords |= uint64_t{1} << n;
            if (w.takesNumber && n < 16) def.keyword[n] = static_cast<int32_t>(k.items[0].number);
            text.wording.push_back(wordKeyword(w, k));
        }
    }
    // protect(character): the keyword's number is a mask of the symbols, or a set of names.
    void symbolKeyword(const Tree& k, const KeywordWord& w, int n, CardDef& def, CardText& text) {
        if (k.items.size() != 1 || n >= 16) return effects_.problem(k, fmt::format("'{}' takes one {}", w.name, w.set));
        int value = effects_.symbol(k.items[0], w.set);
        const bool isName = v_.nameKind(w.set) != nullptr;
        if (value < 0 || (value > 30 && !isName)) return;
        def.keywords |= uint64_t{1} << n;
        def.keyword[n] = isName ? static_cast<int32_t>(out_.book.names.with(static_cast<uint32_t>(def.keyword[n]), value))
                                : def.keyword[n] | 1 << value;
        for (const SymbolWord& s : v_.symbols)
            if (std::string_view(s.set) == w.set && s.value == value) text.wording.push_back(wordKeyword(w, s.wording));
    }

    // An ability of a timing that never comes for such a card would never do anything.
    bool canHave(const Tree& at, int timing, const CardDef& def) {
        const auto type =
            std::find_if(v_.types.begin(), v_.types.end(), [&](const TypeWord& w) { return w.value == def.type; });
        const std::string_view name = v_.timings[static_cast<size_t>(timing)].name;
        if (type == v_.types.end() || type->timings.empty() ||
            std::find(type->timings.begin(), type->timings.end(), name) != type->timings.end())
            return true;
        std::string others;
        for (const char* w : type->timings) others += (others.empty() ? "" : ", ") + std::string(w);
        effects_.problem(at, fmt::format("{} has no abilities of the timing '{}', only of: {}", type->name, name, others));
        return false;
    }

    // after = { event, effects... } or a list of such lists.
    void abilities(const Tree& t, const Tree& value, int timing, uint16_t number, CardDef& def, CardText& text) {
        if (!value.isTable() || !value.fields.empty())
            return effects_.problem(
                value, fmt::format("'{}' is a list of what happens", v_.timings[static_cast<size_t>(timing)].name));
        if (!value.items.empty() && value.items[0].isTable()) {
            for (const Tree& one : value.items) {
                if (one.isTable() && one.fields.empty())
                    ability(one, one.items, timing, number, def, text);
                else
                    effects_.problem(one, "in a list of abilities each is a table of its own");
            }
        } else {
            ability(t, value.items, timing, number, def, text);
        }
    }
    void abilityList(const Tree& value, uint16_t number, CardDef& def, CardText& text) {
        if (!value.isTable() || !value.fields.empty()) return effects_.problem(value, "abilities = { ... } is a list");
        for (const Tree& a : value.items) {
            int timing = a.kind == Tree::Kind::word ? indexOf(v_.timings, a.text) : -1;
            if (timing < 0) {
                effects_.problem(a, a.kind == Tree::Kind::word ? effects_.unknownWord(a.text, "a timing word")
                                                               : "an ability begins with a timing word");
                continue;
            }
            ability(a, a.items, timing, number, def, text);
        }
    }

    // A timing word whose wording ends "{effect}{or}" is for ways to do one thing: they stand in one line.
    void addWording(int timing, bool again, CardText& text) {
        const std::string_view form = v_.timings[static_cast<size_t>(timing)].wording;
        std::string line = text.abilityText.back();
        if (!again || form.find("{or}") == std::string_view::npos) return text.wording.push_back(std::move(line));
        line.erase(0, form.find("{effect}"));
        line[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(line[0])));
        text.wording.back().pop_back();
        text.wording.back() += " or " + line;
    }

    void ability(const Tree& where, const std::vector<Tree>& parts, int timing, uint16_t number, CardDef& def,
                 CardText& text) {
        if (def.abilities >= kMaxAbilitiesOfCard)
            return effects_.problem(where, fmt::format("a card has at most {} abilities", kMaxAbilitiesOfCard));
        if (out_.book.abilities.size() >= kMaxAbilities) return effects_.problem(where, "too many abilities in one book");
        const TimingWord& written = v_.timings[static_cast<size_t>(timing)];
        timing = timingWhere(v_, timing, parts);
        if (timing >= 0 && !canHave(where, timing, def)) return;
        if (const Elsewhere e = elsewhereOf(v_, written); e.is())
            return effects_.problem(where, fmt::format("write {} = {{ works({}), ... }}", e.timing, e.zone));
        if (timing < 0)
            return effects_.problem(where, fmt::format("'works' takes one of the zones where '{}' may work: {}",
                                                       written.name, zonesWhere(v_, written.name)));
        Ability a;
        a.timing = static_cast<uint8_t>(timing);
        a.card = number;
        a.number = def.abilities;
        effects_.ability(where, parts, timing, a);
        if (const char* mistake = v_.mistake == nullptr ? nullptr : v_.mistake(out_.book, def, a))
            effects_.problem(where, mistake);
        std::string base = fmt::format("{}/{}", text.id, written.name);
        std::string id = base;
        for (int k = 2; std::find(text.abilityIds.begin(), text.abilityIds.end(), id) != text.abilityIds.end(); ++k)
            id = fmt::format("{}-{}", base, k);
        a.id = hashText(id);
        text.abilityIds.push_back(id);
        const Opponent opponent = v_.opponent == nullptr ? Opponent::any : v_.opponent(out_.book, a);
        text.abilityText.push_back(
            wordAbility(v_, v_.timings[static_cast<size_t>(timing)], parts, OwnName{self_, facts_}, opponent));
        text.conditionText.push_back(
            wordConditions(v_, v_.timings[static_cast<size_t>(timing)], parts, OwnName{self_, facts_}, opponent));
        addWording(timing, def.abilities > 0 && out_.book.abilities.back().timing == timing, text);
        def.watches |= a.event != 0 ? uint64_t{1} << a.event : 0;
        def.timings |= timing < 32 ? uint32_t{1} << timing : 0;
        def.states = static_cast<uint8_t>(def.states + (a.state != 0 ? 1 : 0));
        ++def.abilities;
        out_.book.abilities.push_back(a);
    }

    const Vocabulary& v_;
    const CompileOptions& options_;
    Loaded& out_;
    EffectCompiler effects_;
    const char* self_ = "";
    std::string facts_;  // the symbols among the card's facts, ", red, mate"
    std::map<std::string, std::string> ids_;
    std::map<std::string, uint16_t> titles_;
};

}  // namespace

std::string setOfPath(const std::string& path) {
    size_t end = path.rfind('/');
    if (end == std::string::npos || end == 0) return "";
    size_t slash = path.rfind('/', end - 1);
    size_t begin = slash == std::string::npos ? 0 : slash + 1;
    return path.substr(begin, end - begin);
}

std::string CardProblem::text() const {
    std::string who = card.empty() ? "" : " (" + card + ")";
    return fmt::format("{}:{}:{} {}{}", file, line, who, warning ? "warning: " : "", message);
}

int32_t titleHash(std::string_view title) { return static_cast<int32_t>(hashText(lowered(title)) >> 1); }

uint16_t Book::find(std::string_view idOrTitle) const {
    for (size_t i = 1; i < texts.size(); ++i)
        if (texts[i].id == idOrTitle) return static_cast<uint16_t>(i);
    for (size_t i = 1; i < texts.size(); ++i)
        if (texts[i].title == idOrTitle) return static_cast<uint16_t>(i);
    return 0;
}

namespace {
// forbid(attacks(this)) is forbid{attacks, of = this}: the act, and whom it is forbidden or allowed to.
void openAct(Tree& t) {
    if ((!t.isWord("forbid") && !t.isWord("allow")) || t.items.empty() || t.items[0].kind != Tree::Kind::word) return;
    Tree& act = t.items[0];
    if (act.items.size() == 1 && t.field("of") == nullptr) {
        t.fields.emplace_back("of", std::move(act.items[0]));
        act.items.clear();
    }
    for (TreeField& f : act.fields) t.fields.push_back(std::move(f));
    act.fields.clear();
    std::sort(t.fields.begin(), t.fields.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
}

// grant{immune("A"), to = this} is grant{immune, "A", to = this}: a quality with the name that it is about; of several names
// one after the other.
void openQuality(Tree& t) {
    if ((!t.isWord("grant") && !t.isWord("strip")) || t.items.empty() || t.items[0].kind != Tree::Kind::word) return;
    const std::vector<Tree> names = std::move(t.items[0].items);
    const bool areTexts =
        !names.empty() && std::all_of(names.begin(), names.end(), [](const Tree& n) { return n.isText(); });
    if (!areTexts) {
        t.items[0].items = names;
        return;
    }
    t.items[0].items.clear();
    std::vector<Tree> all;
    for (const Tree& name : names) {
        all.push_back(t);
        all.back().items.insert(all.back().items.begin() + 1, name);
    }
    if (all.size() == 1) {
        t = Tree(all[0]);
        return;
    }
    Tree list;
    list.kind = Tree::Kind::table;
    list.line = t.line;
    list.items = std::move(all);
    t = std::move(list);
}

// draw{2, by = opponent}: a word that is called with one table has what is in the table. A table of a type word is the card.
void openTables(Tree& t) {
    if (t.kind == Tree::Kind::word && t.items.size() == 1 && t.items[0].isTable()) {
        Tree table = std::move(t.items[0]);
        t.items = std::move(table.items);
        t.fields = std::move(table.fields);
    }
    for (Tree& i : t.items) openTables(i);
    for (TreeField& f : t.fields) openTables(f.second);
    openAct(t);
    openQuality(t);
}
}  // namespace

Loaded compile(const Vocabulary& vocabulary, const std::vector<CardDocument>& documents, const CompileOptions& options) {
    Loaded out;
    CardCompiler compiler(vocabulary, options, out);
    for (const CardDocument& d : documents) compiler.document(d);
    compiler.finish();
    return out;
}

std::vector<CardDocument> readDocuments(const Vocabulary& vocabulary, const std::vector<CardFile>& files,
                                        std::vector<CardProblem>& unread) {
    std::vector<Word> words;
    for (const std::string& w : allWords(vocabulary)) words.push_back({w, false});
    for (const TypeWord& w : vocabulary.types) {
        std::erase_if(words, [&](const Word& x) { return x.name == w.name; });
        words.push_back({w.name, true});
    }
    Reader reader(std::move(words));
    for (const CardFile& f : files)
        if (isPreludeFile(f.path))
            if (const auto e = reader.addPrelude(f.path, f.text))
                unread.push_back({e->file, e->line, "", e->message, false});
    std::vector<CardDocument> documents;
    for (const CardFile& f : files) {
        if (isNamesFile(f.path) || isPreludeFile(f.path)) continue;
        ReadResult r = reader.read(f.path, f.text);
        if (const auto* e = std::get_if<ReadError>(&r)) {
            unread.push_back({e->file, e->line, "", e->message, false});
            continue;
        }
        documents.push_back({f.path, std::move(std::get<Document>(r).declarations)});
        for (Tree& declaration : documents.back().declarations) {
            openTables(declaration);
            openNames(vocabulary, declaration);
        }
    }
    return documents;
}

Loaded loadCards(const Vocabulary& vocabulary, const std::vector<CardFile>& files, const CompileOptions& options) {
    std::vector<CardProblem> unread;
    const std::shared_ptr<const Vocabulary> words = withNames(vocabulary, files, unread);
    std::vector<CardDocument> documents = readDocuments(*words, files, unread);
    addCopies(documents, options.copies);
    Loaded out = compile(*words, documents, options);
    out.book.words = words;
    out.problems.insert(out.problems.begin(), unread.begin(), unread.end());
    if (options.lint) {
        std::vector<CardProblem> warnings = lint(*words, documents);
        out.problems.insert(out.problems.end(), warnings.begin(), warnings.end());
    }
    return out;
}

}  // namespace cantina::language
