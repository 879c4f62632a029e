// Several opponents: which one an ability means.
// Rules: DST-MP-06.
//
// Whoever uses an ability that speaks of "an opponent" chooses one before anything of it happens. Choosing a single piece of
// some opponent is a choice of its own and asks nothing more.
#include "games/destiny/rules/rules.h"
#include "games/destiny/vocabulary.h"
#include "language/shape.h"

namespace cantina::destiny {
namespace {

using namespace language;

bool mentionsOpponent(const Book& book, const Ability& a) { return speaksOfOpponent(book, a, "opposing"); }

// What one opponent brought about, or suffered, is about that opponent.
bool isOfOneOpponent(int event) { return event == kLastCard || event == kActs || event == kDiceRemoved; }
Seat opponentOfEvent(Table& t, const Event& event, Seat controller) {
    if (!isOfOneOpponent(event.kind)) return kNobody;
    if (event.kind != kDiceRemoved) return event.seat;
    if (!event.subject.some()) return kNobody;
    const Seat loser = controllerOf(t, event.subject.piece);
    if (!(loser == controller)) return loser;
    return event.source.some() ? controllerOf(t, event.source.piece) : event.seat;
}

// An effect that begins with a condition is meant for an opponent of whom it holds, if there is one.
bool isMeant(Table& t, AbilityFrame f, Seat opponent) {
    f.regs[language::kOpponentRegister] = {Piece{}, static_cast<uint16_t>(opponent.index() + 1)};
    return language::meetsFirstCondition(t, f);
}
bool isAnyMeant(Table& t, const AbilityFrame& f) {
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == f.controller) && !isGone(t, seatAt(i)) && isMeant(t, f, seatAt(i))) return true;
    return false;
}
Seat againstWho(Table&, AgainstFrame& f) { return f.ability.controller; }
void againstOptions(Table& t, AgainstFrame& f, Options& out) {
    const bool all = !isAnyMeant(t, f.ability);
    for (int i = 0; i < t.seats(); ++i)
        if (!(seatAt(i) == f.ability.controller) && !isGone(t, seatAt(i)) && (all || isMeant(t, f.ability, seatAt(i))))
            out.add(optionSeat(seatAt(i)));
}
Flow againstAnswer(Table& t, AgainstFrame& f, Option o) {
    f.ability.regs[language::kOpponentRegister] = {Piece{}, static_cast<uint16_t>(o.number + 1)};
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

language::Opponent meantOpponent(const Book& book, const Ability& a) {
    if (isOfOneOpponent(a.event)) return Opponent::ofEvent;
    return mentionsOpponent(book, a) ? Opponent::chosen : Opponent::any;
}

void startAbility(Table& t, int ability, PieceRef source, Seat controller, const Event& event) {
    t.s.total = 0;
    // A trigger was judged when its event happened; everything else is when it begins.
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    if (a.event == 0 && !language::conditionHolds(t, abilityFrame(t, ability, source, controller, event))) return;
    bool several = t.seats() > 2 && t.seatsLeft() > 2 && t.on("DST-MP-06"_rule);
    if (!several) return callAbility(t, ability, source, controller, event);
    AbilityFrame f = abilityFrame(t, ability, source, controller, event);
    if (const Seat who = opponentOfEvent(t, event, controller); who.some() && !(who == controller)) {
        f.regs[language::kOpponentRegister] = {Piece{}, static_cast<uint16_t>(who.index() + 1)};
        return t.call(State::kAbility, f, controller), void();
    }
    if (!mentionsOpponent(t.book(), t.book().abilities[static_cast<size_t>(ability)]))
        return callAbility(t, ability, source, controller, event);
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
    if (chosen.some() && !isGone(t, chosen)) return chosen;
    // Of an event that an opponent brought about it is that one, whichever of several.
    const Seat actor = f.event.seat;
    return actor.some() && !(actor == f.controller) && !isGone(t, actor) ? actor : t.nextSeat(f.controller);
}

}  // namespace cantina::destiny
