// A build tool: writes which scenarios speak of which rules (server/citations.h) from tests/scenarios.
//
//   scenario_index FOLDER OUT
#include <fstream>
#include <iostream>

#include "scenario/scenario.h"

int main(int count, char** values) {
    if (count != 3) {
        std::cerr << "use: scenario_index FOLDER OUT\n";
        return 2;
    }
    const cantina::scenario::ScenarioSet set = cantina::scenario::loadScenarios({values[1]});
    std::ofstream out(values[2], std::ios::binary | std::ios::trunc);
    for (const auto& s : set.scenarios) {
        out << s.game << '\t' << s.title << '\t';
        for (const std::string& id : s.rules) out << id << ' ';
        for (const auto& [id, why] : s.cites) out << id << ' ';
        out << '\n';
    }
    out.flush();
    return out ? 0 : 1;
}
