// `cantina replay`: watching, verifying and forking matches that were kept.
#pragma once

#include <string>

#include "cli/output.h"
#include "cli/play.h"

namespace cantina::cli {

struct ReplayShowArgs {
    std::string file;
    int seat = 0;            // whose eyes, counted from 1; 0: a spectator's
    bool spectator = false;  // said plainly
    int from = 1, to = 0;    // decisions; to 0: the last
    bool numbers = false;    // what would be typed at `cantina play --hotseat --from FILE`
    std::string cards;       // folder of user-made cards, for --numbers
};
int replayShow(const ReplayShowArgs& args, Output& out);

struct ReplayVerifyArgs {
    std::string file;
    std::string commitment;  // as it was shown at the table; empty: the file's own
    std::string cards;
};
int replayVerify(const ReplayVerifyArgs& args, Output& out);

struct ReplayAnalyseArgs {
    std::string file, cards;
    int iterations = 100;  // of the search, for each decision
    int most = 8;          // decisions that are listed
};
int replayAnalyse(const ReplayAnalyseArgs& args, Output& out);

struct ReplayForkArgs : PlayArgs {
    std::string file;
    int at = 0;  // the decision that is asked again, counted from 1
};
int replayFork(const ReplayForkArgs& args, Output& out);

}  // namespace cantina::cli
