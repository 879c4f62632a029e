#include "match/deckforms/xml.h"

#include <expat.h>

#include <algorithm>
#include <memory>

#include "match/deckforms/form.h"
#include "match/deckforms/gather.h"

namespace cantina::deckforms {
namespace {

constexpr size_t kMaxDepth = 12;
constexpr size_t kMaxElements = 20'000;

struct Reading {
    XML_Parser parser = nullptr;
    std::vector<Element> open;  // the root is what closes last
    Element root;
    size_t elements = 0;
    std::string problem;  // the first; the parser is stopped by it

    void stop(const char* why) {
        if (problem.empty()) problem = why;
        XML_StopParser(parser, XML_FALSE);
    }
};

Reading& of(void* data) { return *static_cast<Reading*>(data); }

void startElement(void* data, const XML_Char* name, const XML_Char** attributes) {
    Reading& r = of(data);
    if (r.open.size() >= kMaxDepth) return r.stop("elements lie too deep inside each other for a deck");
    if (++r.elements > kMaxElements) return r.stop("there are too many elements for a deck");
    Element e;
    e.name = name;
    e.line = static_cast<int>(XML_GetCurrentLineNumber(r.parser));
    for (; attributes[0] != nullptr; attributes += 2) e.attributes.emplace_back(attributes[0], attributes[1]);
    r.open.push_back(std::move(e));
}

void endElement(void* data, const XML_Char*) {
    Reading& r = of(data);
    if (!r.problem.empty() || r.open.empty()) return;
    Element e = std::move(r.open.back());
    r.open.pop_back();
    if (r.open.empty())
        r.root = std::move(e);
    else
        r.open.back().children.push_back(std::move(e));
}

void characters(void* data, const XML_Char* text, int length) {
    Reading& r = of(data);
    if (!r.open.empty()) r.open.back().text.append(text, static_cast<size_t>(length));
}

void startDoctype(void* data, const XML_Char*, const XML_Char*, const XML_Char*, int hasInternalSubset) {
    if (hasInternalSubset != 0)
        of(data).stop("it declares entities of its own, which no deck needs: take out its <!DOCTYPE [...]>");
}

// With an external DTD that nobody reads, an unknown &name; would vanish without a word.
void skippedEntity(void* data, const XML_Char*, int) {
    of(data).stop("it uses an &entity; that XML does not know: write the letter itself");
}

std::string complaint(const Reading& r) {
    if (!r.problem.empty()) return r.problem;
    const XML_Error code = XML_GetErrorCode(r.parser);
    if (code == XML_ERROR_UNKNOWN_ENCODING) return "its encoding is not known: save it as UTF-8";
    if (code == XML_ERROR_INVALID_TOKEN)
        return "this is not well-formed XML, or not in the encoding that it says: save it as UTF-8";
    return std::string("this is not well-formed XML: ") + XML_ErrorString(code);
}

}  // namespace

std::string_view Element::attribute(std::string_view wanted) const {
    for (const auto& [key, value] : attributes)
        if (key == wanted) return value;
    return {};
}

const Element* Element::child(std::string_view wanted) const {
    const auto it = std::find_if(children.begin(), children.end(), [&](const Element& e) { return e.name == wanted; });
    return it == children.end() ? nullptr : &*it;
}

std::string_view Element::textOf(std::string_view wanted) const {
    const Element* e = child(wanted);
    return e == nullptr ? std::string_view() : trimmed(e->text);
}

std::variant<Element, Problem> readXml(std::string_view text) {
    if (text.size() > kMaxBytes) return Problem{"deck", "this file is too long for a deck", ""};
    const std::unique_ptr<XML_ParserStruct, void (*)(XML_Parser)> parser(XML_ParserCreate(nullptr), XML_ParserFree);
    if (parser == nullptr) return Problem{"deck", "there is no memory left to read it", ""};
    Reading r;
    r.parser = parser.get();
    XML_SetUserData(r.parser, &r);
    XML_SetElementHandler(r.parser, startElement, endElement);
    XML_SetCharacterDataHandler(r.parser, characters);
    XML_SetStartDoctypeDeclHandler(r.parser, startDoctype);
    XML_SetSkippedEntityHandler(r.parser, skippedEntity);
    XML_SetParamEntityParsing(r.parser, XML_PARAM_ENTITY_PARSING_NEVER);
    if (XML_Parse(r.parser, text.data(), static_cast<int>(text.size()), XML_TRUE) == XML_STATUS_OK) return std::move(r.root);
    return Problem{"line " + std::to_string(XML_GetCurrentLineNumber(r.parser)), complaint(r), ""};
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '"')
            out += "&quot;";
        else
            out += c;
    }
    return out;
}

bool beginsLikeXml(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    return trimmed(text.substr(0, 200)).starts_with('<');
}

bool hasEarly(std::string_view text, std::string_view part) {
    return text.substr(0, 4'000).find(part) != std::string_view::npos;
}

}  // namespace cantina::deckforms
