#include "server/report.h"

namespace cantina::server {

std::string scenarioOf(const match::Sitting&, const std::string&) { return ""; }

}  // namespace cantina::server
