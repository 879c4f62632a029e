// What the two forms of GEMP-SWCCG share.
#pragma once

#include <string_view>

namespace cantina::deckforms {

constexpr std::string_view kOutside = "outside";  // our section for shields and other cards beside the deck

std::string_view gempId(std::string_view blueprint);  // without the marks of foil and picture

}  // namespace cantina::deckforms
