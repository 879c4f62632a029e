// Threads that share work whose result does not depend on how many they are.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace cantina::match {

// Calls `work` on so many threads, this one among them, or on as many as the system gives.
template <class Work>
void onThreads(int wanted, const Work& work) {
    std::vector<std::thread> others;
    const auto began = [&] {
        try {
            others.emplace_back([&work] { work(); });
        } catch (const std::system_error&) {
            return false;
        }
        return true;
    };
    for (int i = 1; i < wanted && began(); ++i) continue;
    work();
    for (std::thread& t : others) t.join();
}

}  // namespace cantina::match
