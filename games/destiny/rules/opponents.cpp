// Several opponents: which one an ability means.
// Rules: DST-MP-06.
//
// Whoever uses an ability that speaks of "an opponent" chooses one before anything of it happens. Choosing a single piece of
// some opponent is a choice of its own and asks nothing more.
#include "games/destiny/rules/rules.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

bool isOpposing(Table& t, int selector) {
    const Selector& s = t.book().selectors[static_cast<size_t>(selector)];
    for (int i = 0; i < s.filters; ++i)
        if (t.book().filters[static_cast<size_t>(s.first + i)].word == kFilterOpposing) return true;
    return false;
}

bool mentionsOpponent(Table& t, int ability) {
    const Instr* i = &t.book().code[t.book().abilities[static_cast<size_t>(ability)].code];
    const Instr* end = i + t.book().abilities[static_cast<size_t>(ability)].length;
    for (; i != end; ++i) {
        auto ref = static_cast<Ref>(i->a);
        if (i->code == Code::operand && ref == Ref::opponent) return true;
        if (i->code == Code::operand && ref == Ref::count && isOpposing(t, i->imm)) return true;
        if (i->code == Code::choose && i->b == 1) return true;
        if (i->code == Code::either && i->c == 1) return true;
        if (i->code == Code::each && isOpposing(t, i->imm)) return true;
    }
    return false;
}

Seat againstWho(Table&, AgainstFrame& f) { return f.ability.controller; }
void againstOptions(Table& t, AgainstFrame& f, Options& out) {
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == f.ability.controller) && !isGone(t, seatAt(i))) out.add(optionSeat(seatAt(i)));
}
Flow againstAnswer(Table& t, AgainstFrame& f, Option o) {
    f.ability.regs[2] = {Piece{}, static_cast<uint16_t>(o.number + 1)};
    const AbilityFrame ability = f.ability;
    t.call(State::kAbility, ability, ability.controller);
    return next();
}
// What the ability did is what whoever began it hears of.
Flow passOn(Table& t, AgainstFrame&) {
    t.outcome() = t.result();
    return done();
}
constexpr Step<Table> kAgainstSteps[] = {
    {partOf("DST-MP-06"), "choose an opponent", ask<againstWho, againstOptions, againstAnswer>()},
    {partOf("DST-MP-06"), "pass on", act<passOn>()},
};

}  // namespace

const Procedure<Table> kAgainstProcedure = procedure<AgainstFrame>("which opponent", kAgainstSteps);

void startAbility(Table& t, int ability, PieceRef source, Seat controller, const Event& event) {
    t.s.total = 0;
    bool several = t.seats() > 2 && t.seatsLeft() > 2 && t.on("DST-MP-06"_rule);
    if (!several || !mentionsOpponent(t, ability)) return callAbility(t, ability, source, controller, event);
    AbilityFrame f = abilityFrame(t, ability, source, controller, event);
    // What one opponent brought about, or suffered, is about that opponent.
    Seat who = event.kind == kLastCard || event.kind == kActs ? event.seat : kNobody;
    if (event.kind == kDiceRemoved && event.subject.some()) who = controllerOf(t, event.subject.piece);
    if (event.kind == kDiceRemoved && who == controller) who = event.seat;
    if (who.some() && !(who == controller)) {
        f.regs[2] = {Piece{}, static_cast<uint16_t>(who.index() + 1)};
        return t.call(State::kAbility, f, controller), void();
    }
    t.call(kAgainst, AgainstFrame{f}, controller);
}

// RULING DST-MP-08: what somebody who is out had begun goes on as far as it needs nobody: what may be declined is declined,
// and a choice that must be made falls on the first that is possible, because nobody else may choose for them. See
// docs/decisions/017-destiny-who-has-left.md.
bool State::answerForAbsent(Table& t, Seat who, Option& option) {
    if (!isGone(t, who) || !t.on("DST-MP-08"_rule)) return false;
    Option buffer[kMaxOptions];
    Options options(buffer, kMaxOptions);
    Frame& f = t.s.core.stack.back();
    t.rules.procedures[f.procedure].steps[f.step].body.options(t, f, options);
    const int n = std::min(options.size(), kMaxOptions);
    if (n == 0) return false;
    option = buffer[0];
    for (int i = n - 1; i >= 0; --i)
        for (OptionKind kind : {OptionKind::no, OptionKind::done, OptionKind::pass})
            if (buffer[i].kind == kind) option = buffer[i];
    return true;
}

Seat State::opponentOf(Table& t, const AbilityFrame& f) {
    Seat chosen = chosenOpponent(f);
    return chosen.some() && !isGone(t, chosen) ? chosen : t.nextSeat(f.controller);
}

}  // namespace cantina::destiny
