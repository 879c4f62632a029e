// Which scenarios and cards speak of which rule: an index made from tests/scenarios when the program is built.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cantina::server {

struct Citations {
    struct Uses {
        std::vector<std::string> titles;  // of scenarios
        std::vector<std::string> cards;   // ids of cards whose abilities these scenarios prove
    };
    std::map<std::string, Uses> ofRule;
    std::map<std::string, std::vector<std::string>> rulesOfCard;
};

Citations citationsOf(const std::string& game);

}  // namespace cantina::server
