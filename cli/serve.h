// `cantina serve`: the table on the web.
#pragma once

#include <cstdint>
#include <string>

#include "cli/output.h"

namespace cantina::cli {

struct ServeArgs {
    std::string bind = "127.0.0.1";
    int port = 8080;
    std::string db = "cantina.db";
    std::string web;            // empty: the folder `web` beside the program, or build/web
    std::string cards;          // folder of user-made cards; empty: none
    std::string images;         // the player's own card images; empty: none
    std::string operatorToken;  // a file; empty: no operators
    std::string log = "plain";  // plain, json, none
    bool deflate = false;
    bool behindProxy = false;
    int perAddress = 64;             // connections
    int guests = 60;                 // new ones per address and hour
    int requests = 40;               // per address and second; ten times that at once
    uint64_t testSeed = 0;           // not 0: known dice, for tests
    double absence = 14 * 86'400.0;  // seconds without a decision after which a match may be claimed
    double thinking = 5;             // seconds of a computer for one decision
    double thinkingShown = 0.3;      // seconds after which a thought is shown to be on its way
    bool instant = false;            // no pauses before passes by themselves: for tests
};
int serve(const ServeArgs& args, Output& out);

}  // namespace cantina::cli
