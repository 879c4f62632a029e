// A line that looks at what it changes: "each Senator with politics 1 or more gets 1 politics".
//
// To know whether such a line counts for a piece its number is asked, and the line would be judged again, without end. A
// line is not counted while it is being judged, whichever copy of its card says it; nor is one behind more lines than the
// table notes, each of which looks at what the next one changes.
#pragma once

#include "kernel/table.h"

namespace cantina::language {

template <class T>
bool isJudged(const T& t, const void* line) {
    if (t.judged.count == Judged::kMost) return true;
    for (int i = 0; i < t.judged.count; ++i)
        if (t.judged.line[i] == line) return true;
    return false;
}

// While it lives the line is being judged.
template <class T>
class Judging {
public:
    Judging(T& t, const void* line) : table_(t) { table_.judged.line[table_.judged.count++] = line; }
    ~Judging() { --table_.judged.count; }
    Judging(const Judging&) = delete;
    Judging& operator=(const Judging&) = delete;

private:
    T& table_;
};

}  // namespace cantina::language
