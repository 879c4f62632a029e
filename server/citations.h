// Which scenarios and cards speak of which rule: an index made from tests/scenarios when the program is built.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cantina::server {

struct CitedScenario {
    std::string id, title;
    std::vector<std::string> rules, cards;  // rules it proves or cites; cards whose abilities it proves
    std::string place;                      // "destiny/rules/queue.lua:12", below tests/scenarios
    std::string says;                       // what happens, in one line
    std::string source;
};

struct Citations {
    struct Uses {
        std::vector<size_t> scenarios;   // places in the list below
        std::vector<std::string> cards;  // ids of cards whose abilities these scenarios prove
    };
    std::vector<CitedScenario> scenarios;
    std::map<std::string, Uses> ofRule;
    std::map<std::string, std::vector<std::string>> rulesOfCard;
};

Citations citationsOf(const std::string& game);

}  // namespace cantina::server
