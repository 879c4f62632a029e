// Waiting for an event: as long as the slowest machine needs, and no longer than the event takes on this one. A test never
// sleeps and then trusts that something has happened.
#pragma once

#include <chrono>
#include <utility>

namespace cantina {

// When nothing has come by then, nothing will.
constexpr std::chrono::seconds kPatience{120};

// Looks again and again (`look` waits a little for news) until `there` holds; false: it does not come.
template <class There, class Look>
bool waitUntil(There&& there, Look&& look) {
    for (const auto end = std::chrono::steady_clock::now() + kPatience; std::chrono::steady_clock::now() < end; look())
        if (there()) return true;
    return there();
}

}  // namespace cantina
