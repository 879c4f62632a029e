#include "language/refusal.h"

#include <string_view>

#include "language/wording.h"

namespace cantina::language {
namespace {

std::string titleOf(const Book& book, int32_t hash) {
    for (size_t i = 1; i < book.defs.size(); ++i)
        if (book.defs[i].titleHash == hash) return book.texts[i].title;
    return "that card";
}

std::string symbolText(const Vocabulary& v, std::string_view set, int32_t value) {
    for (const SymbolWord& s : v.symbols)
        if (s.set == set && s.value == value) return s.wording;
    return "?";
}

// What stands for the parameter in the wording.
std::string argumentText(const Book& book, const Param& param, int32_t arg) {
    switch (param.kind) {
        case ParamKind::number: return wordNumber(arg);
        case ParamKind::title: return titleOf(book, arg);
        case ParamKind::symbol: return symbolText(*book.vocabulary, param.set, arg);
        default: return "";
    }
}

std::string filterText(const Book& book, const Filter& filter) {
    const FilterWord& word = book.vocabulary->filters[filter.word];
    std::string out = word.wording;
    const std::string hole = std::string("{") + word.param.name + "}";
    if (const size_t at = out.find(hole); word.param.kind != ParamKind::end && at != std::string::npos)
        out.replace(at, hole.size(), argumentText(book, word.param, filter.arg));
    return out;
}

// A filter that is put together is kept as a tree, without its words: the relation or comparison is named, not its operands.
std::string phraseOfNode(const Book& book, const Selector& s, const Node& node) {
    const std::string noun = std::string("no ") + book.vocabulary->nouns[s.noun].singular;
    if (node.kind != Node::Kind::relation) return noun + " of the kind that the text asks for";
    const FilterWord& word = book.vocabulary->filters[node.word];
    std::string text = word.wording;
    const std::string hole = std::string("{") + word.param.name + "}";
    if (const size_t at = text.find(hole); at != std::string::npos) text.replace(at, hole.size(), "what the text names");
    return noun + " " + text;
}

// "yours", "your opponent's", "no damaged character", "no die showing a modifier".
std::string phrase(const Book& book, const Selector& s, const Filter& filter) {
    if (filter.word == kExpression) return phraseOfNode(book, s, book.nodes[static_cast<size_t>(filter.arg)]);
    const FilterWord& word = book.vocabulary->filters[filter.word];
    const NounWord& noun = book.vocabulary->nouns[s.noun];
    std::string text = filterText(book, filter);
    const bool except = (filter.flags & Filter::kExcept) != 0;
    switch (word.place) {
        case FilterPlace::owner:
            if (text.starts_with("of ")) text.erase(0, 3);
            return (except ? "" : "not ") + (text == "your" ? "yours" : text);
        case FilterPlace::before:
            // "Other" is said of all but one: the piece in question is that one.
            if (text == "other" && !except) return "not another one";
            return "no " + text + " " + noun.singular;
        case FilterPlace::after: return std::string("no ") + noun.singular + " " + text;
    }
    return "";
}

}  // namespace

std::string notOfNoun(const NounWord& noun) { return std::string("it is no ") + noun.singular; }

std::string notOfFilters(const Book& book, const Selector& selector, const Filter* first) {
    const bool except = (first->flags & Filter::kExcept) != 0;
    const bool owner = first->word != kExpression && book.vocabulary->filters[first->word].place == FilterPlace::owner;
    std::string out = !except ? "it is " : owner ? "it must not be " : "it must be ";
    out += phrase(book, selector, *first);
    for (; (first->flags & Filter::kOrNext) != 0; ++first) out += " and " + phrase(book, selector, first[1]);
    return out;
}

}  // namespace cantina::language
