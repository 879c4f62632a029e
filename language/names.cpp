#include "language/names.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "kernel/embedded.h"
#include "kernel/hash.h"
#include "language/lua_source.h"
#include "language/reader.h"

namespace cantina::language {
namespace {

constexpr size_t kMostNames = 10'000;  // of a game
constexpr auto kLuaKeywords = std::to_array<std::string_view>(
    {"and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
     "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"});

bool isOneOf(std::span<const char* const> words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isLuaName(std::string_view text) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !text.empty() && letter(text[0]) && std::ranges::find(kLuaKeywords, text) == kLuaKeywords.end() &&
           std::ranges::all_of(text, [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

bool isFileName(std::string_view path, std::string_view name) {
    return path.ends_with(name) && (path.size() == name.size() || path[path.size() - name.size() - 1] == '/');
}

// A word that may stand in the place of a filter and is no name.
const char* filterKind(const Vocabulary& v, std::string_view word) {
    if (indexOf(v.filters, word) >= 0) return "filter";
    return isOneOf(kLogicWords, word) || isOneOf(kConditionWords, word) ? "word of every game" : nullptr;
}

class NamesReader {
public:
    NamesReader(const Vocabulary& v, Names& out, std::vector<CardProblem>& problems)
        : v_(v), out_(out), problems_(problems) {}

    void file(const CardFile& f) {
        std::vector<Word> words;
        for (const NameKind& k : v_.nameKinds) words.push_back({k.word, true});
        const ReadResult r = Reader(std::move(words)).read(f.path, f.text);
        if (const auto* e = std::get_if<ReadError>(&r)) {
            problems_.push_back({e->file, e->line, "", e->message, false});
            return;
        }
        file_ = &f;
        for (const Tree& t : std::get<Document>(r).declarations) declaration(t);
    }

private:
    void problem(int line, std::string message) { problems_.push_back({file_->path, line, "", std::move(message), false}); }

    void declaration(const Tree& t) {
        const int kind = indexOfKind(t.text);
        if (t.items.size() != 1 || !t.items[0].isTable() || !t.items[0].items.empty())
            return problem(t.line, fmt::format("names are declared {} {{ word = \"Wording\", ... }}", t.text));
        for (const auto& [word, wording] : t.items[0].fields)
            name(kind, word, wording, lua::lineOfKey(file_->text, word, t.line));
    }
    int indexOfKind(std::string_view word) const {
        for (size_t i = 0; i < v_.nameKinds.size(); ++i)
            if (word == v_.nameKinds[i].word) return static_cast<int>(i);
        return -1;
    }

    void name(int kind, const std::string& word, const Tree& wording, int line) {
        const char* kindWord = v_.nameKinds[static_cast<size_t>(kind)].word;
        if (!wording.isText() || wording.text.empty())
            return problem(line, fmt::format("'{}' is declared with its wording, a text, not {}", word, foundText(wording)));
        if (!isLuaName(word))
            return problem(line, fmt::format("'{}' is no word that a card can write: letters, digits and '_'", word));
        if (const char* other = filterKind(v_, word))
            return problem(line,
                           fmt::format("the {} '{}' has the name of a {}: choose another word", kindWord, word, other));
        const auto known = std::find_if(out_.list.begin(), out_.list.end(),
                                        [&](const Name& x) { return x.kind == kind && x.word == word; });
        if (known != out_.list.end()) {
            // Two sets of one game may need the same name.
            if (known->file != file_->path && known->wording == wording.text) return;
            return problem(
                line, fmt::format("the {} '{}' is declared in {}:{} already", kindWord, word, known->file, known->line));
        }
        if (out_.list.size() >= kMostNames) return problem(line, "too many names in one game");
        out_.list.push_back({word, wording.text, file_->path, line, kind});
    }

    const Vocabulary& v_;
    Names& out_;
    std::vector<CardProblem>& problems_;
    const CardFile* file_ = nullptr;
};

// The global functions of a prelude, each with the comment lines that stand right above it.
void addFunctions(std::string_view source, std::vector<PreludeFunction>& out) {
    constexpr std::string_view kFunction = "function ", kComment = "--";
    std::string help;
    while (!source.empty()) {
        const std::string_view line = source.substr(0, source.find('\n'));
        source.remove_prefix(std::min(line.size() + 1, source.size()));
        if (line.starts_with(kComment)) {
            const std::string_view text = line.substr(std::min(line.find_first_not_of("- "), line.size()));
            help += (help.empty() ? "" : " ") + std::string(text);
            continue;
        }
        const size_t close = line.find(')');
        if (line.starts_with(kFunction) && close != std::string_view::npos)
            out.push_back({std::string(line.substr(kFunction.size(), close + 1 - kFunction.size())), help});
        help.clear();
    }
}

// The kind of a name that stands by itself, if only one kind has it.
const NameKind* onlyKindOf(const Vocabulary& v, const Tree& t) {
    const bool isBare = t.kind == Tree::Kind::word && t.items.empty() && t.fields.empty();
    if (!isBare || filterKind(v, t.text) != nullptr) return nullptr;
    const NameKind* found = nullptr;
    for (const Name& n : v.names->list) {
        if (n.word != t.text) continue;
        if (found != nullptr) return nullptr;
        found = &v.nameKinds[static_cast<size_t>(n.kind)];
    }
    return found;
}

void openIn(const Vocabulary& v, Tree& t);

Tree wordWith(const Tree& at, std::string text, Tree item) {
    Tree out;
    out.kind = Tree::Kind::word;
    out.text = std::move(text);
    out.line = at.line;
    out.items.push_back(std::move(item));
    return out;
}

// A filter takes several titles or symbols: one of them is enough.
bool namesSeveral(const Vocabulary& v, const Tree& t) {
    const int word = t.kind == Tree::Kind::word && t.items.size() > 1 ? indexOf(v.filters, t.text) : -1;
    if (word < 0) return false;
    const ParamKind kind = v.filters[static_cast<size_t>(word)].param.kind;
    return kind == ParamKind::title || kind == ParamKind::symbol;
}
Tree oneOfEach(const Tree& t) {
    Tree out = wordWith(t, "one_of", {});
    out.items.clear();
    for (const Tree& i : t.items) out.items.push_back(wordWith(t, t.text, i));
    return out;
}

void openFilter(const Vocabulary& v, Tree& t) {
    if (namesSeveral(v, t)) t = oneOfEach(t);
    const bool joins = t.isWord("except") || t.isWord("no") || t.isWord("one_of") || t.isWord("all_of");
    if (joins) {
        std::vector<Tree> items;
        for (Tree& i : t.items) {
            const bool opens = t.isWord("one_of") && namesSeveral(v, i);
            openFilter(v, i);
            if (opens)
                items.insert(items.end(), i.items.begin(), i.items.end());
            else
                items.push_back(std::move(i));
        }
        t.items = std::move(items);
        return;
    }
    const NameKind* kind = onlyKindOf(v, t);
    if (kind == nullptr) return openIn(v, t);
    t = wordWith(t, kind->word, t);
}

void openIn(const Vocabulary& v, Tree& t) {
    const bool asks = t.isWord("is") || t.isWord("every");
    const bool looks = t.kind == Tree::Kind::word && v.noun(t.text);
    for (size_t i = 0; i < t.items.size(); ++i)
        if (looks || (asks && i > 0))
            openFilter(v, t.items[i]);
        else
            openIn(v, t.items[i]);
    for (TreeField& f : t.fields) openIn(v, f.second);
}

}  // namespace

int Names::find(int kind, std::string_view word) const {
    for (size_t i = 0; i < list.size(); ++i)
        if (list[i].kind == kind && list[i].word == word) return static_cast<int>(i);
    return none();
}

bool isNamesFile(std::string_view path) { return isFileName(path, "names.lua"); }
bool isPreludeFile(std::string_view path) { return isFileName(path, "prelude.lua"); }

void addEmbeddedWords(std::string_view game, const std::vector<CardFile>& instead, std::vector<CardFile>& out) {
    for (const char* name : {"names.lua", "prelude.lua"}) {
        const std::string path = fmt::format("games/{}/{}", game, name);
        const bool replaced = std::any_of(instead.begin(), instead.end(), [&](const CardFile& f) { return f.path == path; });
        for (const EmbeddedFile& f : embeddedFiles())
            if (!replaced && f.path == path) out.push_back({path, std::string(f.bytes)});
    }
}

std::shared_ptr<const Vocabulary> withNames(const Vocabulary& vocabulary, const std::vector<CardFile>& files,
                                            std::vector<CardProblem>& problems) {
    auto names = std::make_shared<Names>();
    NamesReader reader(vocabulary, *names, problems);
    for (const CardFile& f : files)
        if (isNamesFile(f.path)) reader.file(f);
    for (const CardFile& f : files)
        if (isPreludeFile(f.path)) addFunctions(f.text, names->functions);
    auto out = std::make_shared<Vocabulary>(vocabulary);
    for (size_t i = 0; i < names->list.size(); ++i) {
        const Name& n = names->list[i];
        const char* kind = vocabulary.nameKinds[static_cast<size_t>(n.kind)].word;
        out->symbols.push_back({kind, n.word.c_str(), static_cast<int32_t>(i), n.wording.c_str()});
    }
    out->names = std::move(names);
    return out;
}

void openNames(const Vocabulary& vocabulary, Tree& declaration) {
    if (vocabulary.names != nullptr) openIn(vocabulary, declaration);
}

std::string kindsWith(const Vocabulary& vocabulary, std::string_view name) {
    std::string out;
    if (vocabulary.names == nullptr) return out;
    for (const Name& n : vocabulary.names->list)
        if (n.word == name)
            out += (out.empty() ? "" : ", ") + std::string(vocabulary.nameKinds[static_cast<size_t>(n.kind)].word);
    return out;
}

uint64_t hashOfName(const Vocabulary& vocabulary, int name) {
    if (vocabulary.names == nullptr || name < 0 || name >= vocabulary.names->none()) return 0;
    const Name& n = vocabulary.names->list[static_cast<size_t>(name)];
    const std::string text = std::string(vocabulary.nameKinds[static_cast<size_t>(n.kind)].word) + ":" + n.word;
    return hashBytes(text.data(), text.size());
}

}  // namespace cantina::language
