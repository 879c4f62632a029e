#include "language/uses.h"

#include <optional>
#include <string_view>
#include <vector>

#include "language/forms.h"
#include "language/works.h"

namespace cantina::language {
namespace {

// What the place of a word says about it.
enum class Place : uint8_t { effect, filter, condition, number, act, noun, symbol, ability, unknown };

constexpr std::optional<WordKind> expectedAt(Place place) {
    switch (place) {
        case Place::effect: return WordKind::verb;
        case Place::filter: return WordKind::filter;
        case Place::condition: return WordKind::condition;
        case Place::number: return WordKind::number;
        case Place::act: return WordKind::act;
        case Place::noun: return WordKind::noun;
        case Place::symbol:
        case Place::ability:
        case Place::unknown: break;
    }
    return std::nullopt;
}

Place placeFor(ParamKind kind) {
    switch (kind) {
        case ParamKind::number: return Place::number;
        case ParamKind::one:
        case ParamKind::holder:
        case ParamKind::related:
        case ParamKind::noun:
        case ParamKind::whom:
        case ParamKind::some:
        case ParamKind::those: return Place::noun;
        case ParamKind::holding: return Place::condition;
        case ParamKind::ability: return Place::ability;
        case ParamKind::symbol:
        case ParamKind::seat:
        case ParamKind::title: return Place::symbol;
        case ParamKind::end: break;
    }
    return Place::unknown;
}

// Tells of the words of one card. It knows where words may stand and nothing of what they are compiled to.
class CardWords {
public:
    CardWords(const Vocabulary& v, const std::function<void(const WordPlace&)>& visit) : v_(v), visit_(visit) {}

    // Abilities stand in the fields of timing words and in `abilities`, in the card itself and in its errata.
    void card(const Tree& table) {
        for (const auto& [key, value] : table.fields) {
            if (const int timing = indexOf(v_.timings, key); timing >= 0) abilities(value, timing);
            if (key == "abilities")
                for (const Tree& a : value.items) ability(a, indexOf(v_.timings, a.text));
            if (key == "keywords")
                for (const Tree& k : value.items)
                    if (const int row = indexOf(v_.keywords, k.text); row >= 0) tell(WordKind::keyword, row, k);
            if (key == "errata") {
                card(value);
                for (const Tree& correction : value.items) card(correction);
            }
        }
    }

private:
    void tell(WordKind kind, int row, const Tree& word) { visit_({kind, row, &word, around_, timing_, ability_}); }

    void abilities(const Tree& value, int timing) {
        const bool isList = !value.items.empty() && value.items[0].isTable();
        if (!isList) return ability(value, timing);
        for (const Tree& one : value.items) ability(one, timing);
    }
    // An ability may stand in another, which gives it to something.
    void ability(const Tree& parts, int timing) {
        const bool isOutermost = ability_ == nullptr;
        if (isOutermost) timing_ = timing, ability_ = &parts;
        const int where = timing < 0 ? -1 : timingWhere(v_, timing, parts.items);  // works(hand) is a row of its own
        if (where >= 0) tell(WordKind::timing, where, parts);
        const bool answers = timing >= 0 && v_.timings[static_cast<size_t>(timing)].takesEvent;
        for (size_t i = 0; i < parts.items.size(); ++i) walk(parts.items[i], answers && i == 0 ? Place::act : Place::effect);
        if (isOutermost) timing_ = -1, ability_ = nullptr;
    }

    int indexIn(WordKind kind, const Tree& t) const {
        const std::string_view name = t.text;
        switch (kind) {
            case WordKind::verb: return verbForm(v_, t);
            case WordKind::filter: return indexOf(v_.filters, name);
            case WordKind::condition: return indexOf(v_.conditions, name);
            case WordKind::number: return numberForm(v_, t);
            case WordKind::act: return indexOf(v_.events, name);
            case WordKind::noun: return indexOf(v_.nouns, name);
            case WordKind::timing:
            case WordKind::keyword: break;
        }
        return -1;
    }
    std::span<const Param> paramsOf(WordKind kind, int index) const {
        const auto i = static_cast<size_t>(index);
        switch (kind) {
            case WordKind::verb: return v_.verbs[i].params;
            case WordKind::filter: return {&v_.filters[i].param, 1};
            case WordKind::condition: return v_.conditions[i].params;
            case WordKind::number: return v_.numbers[i].params;
            case WordKind::act: return v_.events[i].params;
            case WordKind::noun:
            case WordKind::timing:
            case WordKind::keyword: break;
        }
        return {};
    }

    void walk(const Tree& t, Place place) {
        if (t.isTable())
            for (const Tree& part : t.items) walk(part, place);
        if (t.kind != Tree::Kind::word || place == Place::symbol) return;
        if (place == Place::ability) return ability(t, indexOf(v_.timings, t.text));
        if (const auto kind = expectedAt(place))
            if (const int index = indexIn(*kind, t); index >= 0) return word(t, *kind, index);
        if (isControl(t, place)) return;
        bool isKnown = false;
        for (int k = 0; k < kWordKinds; ++k)
            if (const int index = indexIn(static_cast<WordKind>(k), t); index >= 0) {
                word(t, static_cast<WordKind>(k), index);
                isKnown = true;
            }
        if (isKnown) return;
        const Inside here(around_, t);
        for (const Tree& part : t.items) walk(part, Place::unknown);
    }

    void word(const Tree& t, WordKind kind, int index) {
        tell(kind, index, t);
        const Inside here(around_, t);
        const std::span<const Param> params = paramsOf(kind, index);
        for (size_t i = 0; i < t.items.size(); ++i) {
            Place place = kind == WordKind::noun ? Place::filter : kind == WordKind::act ? Place::noun : Place::unknown;
            if (place == Place::unknown && i < params.size()) place = placeFor(params[i].kind);
            walk(t.items[i], place);
        }
        for (const TreeField& f : t.fields) {
            Place place = kind == WordKind::act ? Place::noun : Place::symbol;
            for (const Param& p : params)
                if (f.first == p.name) place = placeFor(p.kind);
            walk(f.second, place);
        }
    }

    // The words that every game has: what stands in them. False: the word is another one.
    bool isControl(const Tree& t, Place place) {
        const Inside here(around_, t);
        const std::string_view name = t.text;
        for (const char* reference : kReferenceWords)
            if (name == reference) return true;
        if (name == "choose" && t.items.size() == 1 && isOfSymbols(v_, t.items[0])) {
            walk(t.items[0], Place::number);
            return true;
        }
        if (name == "limit" || name == "works" || name == "as" || name == "among" || v_.reference(name) != nullptr)
            return true;
        for (const char* logic : kLogicWords)
            if (name == logic) return inside(t, place, place);
        for (const char* quantifier : kQuantifiers)
            if (name == quantifier) return inside(t, Place::noun, Place::noun);
        if (name == "when") return inside(t, Place::condition, Place::effect);
        if (name == "later" || name == "each_time") return inside(t, Place::act, Place::effect);
        if (name == "times") return inside(t, Place::number, Place::effect);
        if (name == "each" || name == "choose" || name == "count" || name == "exists")
            return inside(t, Place::noun, Place::effect);
        if (name == "is" || name == "every") return inside(t, Place::noun, Place::filter);
        if (name == "same" || name == "differ") return inside(t, Place::number, Place::noun);
        if (name == "sum" || name == "most" || name == "least") return inside(t, Place::number, Place::noun);
        if (name == "happened" || name == "was") {
            walk(t.items.empty() ? t : t.items[0], t.items.empty() ? Place::symbol : Place::act);
            return true;
        }
        if (name == "or_if") {
            for (size_t i = 0; i < t.items.size(); ++i) walk(t.items[i], i < 2 ? Place::number : Place::condition);
            return true;
        }
        const bool comparison = place == Place::condition || place == Place::filter;
        if (comparison || name == "+" || name == "-" || name == "*" || name == "min" || name == "max" || name == "half" ||
            name == "half_down") {
            for (const char* word : kConditionWords)
                if (comparison && name == word) return inside(t, Place::number, Place::number);
            if (!comparison) return inside(t, Place::number, Place::number);
        }
        for (const char* control : kControlWords)
            if (name == control) return inside(t, Place::effect, Place::effect);
        return false;
    }
    // A plain number before the rest, as of `up_to`, is no word and does not count as the first.
    bool inside(const Tree& t, Place first, Place rest) {
        Place place = first;
        for (const Tree& part : t.items) {
            walk(part, place);
            if (!part.isNumber()) place = rest;
        }
        if (const Tree* where = t.field("where")) walk(*where, Place::condition);
        return true;
    }

    // While the parts of a word are looked at.
    class Inside {
    public:
        Inside(std::vector<const Tree*>& around, const Tree& t) : around_(around) { around_.push_back(&t); }
        ~Inside() { around_.pop_back(); }
        Inside(const Inside&) = delete;
        Inside& operator=(const Inside&) = delete;

    private:
        std::vector<const Tree*>& around_;
    };

    const Vocabulary& v_;
    const std::function<void(const WordPlace&)>& visit_;
    std::vector<const Tree*> around_;
    int timing_ = -1;  // of the outermost ability under way
    const Tree* ability_ = nullptr;
};

}  // namespace

void forEachUse(const Vocabulary& v, const Tree& card, const std::function<void(const WordPlace&)>& visit) {
    CardWords(v, visit).card(card);
}

}  // namespace cantina::language
