// XML from strangers, as a small tree. libexpat does the reading; here are the limits.
//
// Refused: entities of the document's own (with them a short text can stand for a huge one), more than 1 MB, depth or
// elements beyond what a deck needs, an encoding that libexpat does not know. An external DTD is named by some programs'
// files and never read.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/game.h"

namespace cantina::deckforms {

struct Element {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes;
    std::string text;  // all text directly inside, joined
    std::vector<Element> children;
    int line = 0;

    std::string_view attribute(std::string_view wanted) const;  // empty if there is none
    const Element* child(std::string_view wanted) const;        // the first of that name
    std::string_view textOf(std::string_view wanted) const;     // of that child; empty if there is none
    std::string where() const { return "line " + std::to_string(line); }
};

std::variant<Element, Problem> readXml(std::string_view text);
std::string escaped(std::string_view text);  // for text and attributes

// Whether the beginning of the text (after a declaration, comments and the like) has this; for Form::detect.
bool beginsLikeXml(std::string_view text);
bool hasEarly(std::string_view text, std::string_view part);  // in the first 4,000 bytes

}  // namespace cantina::deckforms
