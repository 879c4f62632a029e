// For the end of a step after which a certain other one comes at once, whatever has changed: the two are one moment, and no
// standing check comes between. `where` names that step (the next one, or a skip), so that the stack shows the one that is
// being carried out. Where checks may come between: onward (kernel/table.h).
#pragma once

#include <cassert>

#include "games/lcg/rules/rules.h"

namespace cantina::lcg {

template <auto fn, class F>
Flow straightOn(Table& t, F& f, Flow where = next()) {
    Frame& self = t.self();
    const auto& p = t.rules.procedures[self.procedure];
    self.step = static_cast<uint8_t>(where.kind == Flow::Kind::next ? self.step + size_t{1} : p.find(where.target));
    assert(p.steps[self.step].body.act == act<fn>().act);
    return fn(t, f);
}

}  // namespace cantina::lcg
