// Playing a Battle card, completing a Mission, activating an ability: cost, disrupt chance, effect, discard.
// TCG-PHR-01, TCG-BCARD-02, TCG-POP-06, TCG-PHR-04, TCG-ZONE-14; deploying by Hidden Cost is an activated ability too.
#include "games/tcg/notes.h"
#include "games/tcg/rules/rules.h"
#include "language/shape.h"

namespace cantina::tcg {
namespace {

using namespace language;

const Ability& abilityOf(Table& t, const PlayFrame& f) { return t.book().abilities[f.ability]; }

// TCG-PHR-01: which of its ways is said when it is played, before anybody can answer; it cannot be changed.
int waysOf(Table& t, const PlayFrame& f) {
    constexpr int kGiven = PlayFrame::kHiddenCost | PlayFrame::kIntercepts | PlayFrame::kRetaliates;
    return (f.flags & kGiven) != 0 ? 0 : language::waysOf(t.book(), abilityOf(t, f));
}
Seat wayWho(Table& t, PlayFrame& f) { return waysOf(t, f) != 0 ? f.controller : kNobody; }
// Who plays it all the same while none is open says one that will come to nothing.
void wayOptions(Table& t, PlayFrame& f, Options& out) {
    const int ways = waysOf(t, f);
    const AbilityFrame a = abilityFrame(t, f.ability, f.source, f.controller, f.event);
    for (int k = 1; k <= ways; ++k)
        if (isWayOpen(t, a, k)) out.add(optionNumber(k));
    const bool none = out.size() == 0;
    for (int k = 1; k <= ways && none; ++k) out.add(optionNumber(k));
}
Flow wayAnswer(Table&, PlayFrame& f, Option o) {
    f.flags = static_cast<uint8_t>(f.flags | o.number << PlayFrame::kWayShift);
    return next();
}

// What the other player may copy this turn. A card that copies is no card of its own there.
void notePlayed(Table& t, Seat seat, uint16_t def) {
    if (!mayCopy(t, opponentOf(seat)) || t.book().def(def).has(kCopies)) return;
    auto& played = t.s.played[seat.index()];
    for (uint16_t known : played)
        if (known == def) return;
    t.pushOrFault(played, def);
}

// TCG-BCARD-02: the cost is paid as soon as the card is played.
Flow pay(Table& t, PlayFrame& f) {
    t.s.stirred = 1;  // something was played, whatever comes of it
    uint16_t& force = t.s.force[f.controller.index()];
    if ((f.flags & PlayFrame::kHiddenCost) != 0) {
        f.paidForce = static_cast<uint16_t>(std::min<int>(hiddenPrice(t, f.controller, f.source.piece), force));
        gain(t, force, -f.paidForce);
        reveal(t, f.source.piece);
        return next();
    }
    if ((f.flags & (PlayFrame::kIntercepts | PlayFrame::kRetaliates)) != 0) {
        uint8_t verb = (f.flags & PlayFrame::kIntercepts) != 0 ? kActIntercept : kActRetaliate;
        f.paidForce = static_cast<uint16_t>(std::min<int>(grantedCost(t, f.source.piece, verb), force));
        gain(t, force, -f.paidForce);
        return next();
    }
    // Before the card leaves the hand: what it costs depends on where things stand now.
    int more = extraCost(t, f.controller, f.source.piece, f.ability);
    gain(t, force, -more);
    int type = defOf(t, f.source.piece).type;
    if (type == kTypeBattle || type == kTypeMission) {
        edit(t, f.source.piece)->counters = 0;
        movePiece(t, f.source.piece, {kPlayed, f.controller});
        t.played(f.controller, f.source.piece);
        if (type == kTypeBattle) notePlayed(t, f.controller, t.s.pieces.row(f.source.piece).def);
        f.source = t.s.pieces.ref(f.source.piece);
    }
    if (abilityOf(t, f).paid != abilityOf(t, f).code && t.on("TCG-BCARD-02"_rule)) {
        f.paidForce = force;  // until the cost is paid: what there was
        callAbility(t, f.ability, f.source, f.controller, f.event);
    }
    return next();
}

Flow disruptChance(Table& t, PlayFrame& f) {
    Event e{kPlayedCard, f.controller, static_cast<int16_t>(t.at), f.source, {}, {}};
    happen(t, e, "TCG-POP-06"_rule);
    openChance(t, kDisruptChance, e);
    return next();
}

Flow takeEffect(Table& t, PlayFrame& f) {
    if ((f.flags & PlayFrame::kDisrupted) != 0) {
        // TCG-PHR-04: what was paid is lost.
        if (!t.on("TCG-PHR-04"_rule)) gain(t, t.s.force[f.controller.index()], f.paidForce);
        t.outcome() = kNothingHappened;
        return next();
    }
    if ((f.flags & PlayFrame::kHiddenCost) != 0) {
        deploy(t, f.source.piece);
        return next();
    }
    if ((f.flags & PlayFrame::kIntercepts) != 0) {
        (void)intercept(t, f.source);
        return next();
    }
    if ((f.flags & PlayFrame::kRetaliates) != 0) {
        int dice = stat(t, f.source.piece, Stat::freeRetaliate) + paidRetaliate(t, f.source.piece);
        t.pushOrFault(t.s.retaliations, Retaliation{f.source, static_cast<uint16_t>(std::max(0, dice)), f.controller, 0});
        return next();
    }
    AbilityFrame effect = abilityFrame(t, f.ability, f.source, f.controller, f.event);
    for (int i = 0; i < kRegisters; ++i) effect.regs[i] = f.regs[i];
    effect.amount = static_cast<int16_t>(f.number);
    effect.pc = static_cast<uint16_t>(abilityOf(t, f).paid - abilityOf(t, f).code);
    if (int way = f.flags >> PlayFrame::kWayShift; way > 0)
        effect.pc = static_cast<uint16_t>(wayAt(t.book(), abilityOf(t, f), way));
    t.call(State::kAbility, effect, f.controller);
    return next();
}

Flow discardPlayed(Table& t, PlayFrame& f) {
    if (t.s.pieces.isIn(f.source.piece, kPlayed)) movePiece(t, f.source.piece, {kDiscard, f.controller}, Where::top);
    return next();
}

constexpr Step<Table> kPlaySteps[] = {
    {"TCG-PHR-01", "choose one", ask<wayWho, wayOptions, wayAnswer>()},
    {partOf("TCG-BCARD-02"), "pay", act<pay>()},
    {"TCG-POP-06", "disrupt chance", act<disruptChance>()},
    {partOf("TCG-BCARD-02"), "take effect", act<takeEffect>()},
    {"TCG-ZONE-14", "discard", act<discardPlayed>()},
};

}  // namespace

void play(Table& t, Seat seat, Piece p, int ability, const Event& e, uint8_t flags) {
    PlayFrame f;
    f.event = e;
    f.source = t.s.pieces.ref(p);
    f.ability = static_cast<uint16_t>(ability);
    f.controller = seat;
    f.flags = flags;
    // It lies open from here on: whoever is asked which of its ways it is has played it already.
    reveal(t, p);
    t.call(State::kPlay, f, seat);
}

// TCG-BUILD-07: turned face up, the counters are removed, the unit goes to its arena or stays where it was built.
void deploy(Table& t, Piece p, bool staysBack) {
    if (t.on("TCG-BUILD-07"_rule)) edit(t, p)->counters = 0;
    movePiece(t, p, {staysBack ? uint8_t{kRetreated} : arenaOf(defOf(t, p).type), controllerOf(t, p)});
    happen(t, Event{kDeployed, controllerOf(t, p), 0, t.s.pieces.ref(p), {}, {}}, "TCG-BUILD-07"_rule);
}

Played playedAt(Table& t, const Event& e) {
    if (e.kind != kPlayedCard || e.amount < 0 || e.amount >= t.s.core.stack.size()) return Played::nothing;
    const Frame& frame = t.s.core.stack[e.amount];
    if (frame.procedure != State::kPlay.id || !(frame.as<PlayFrame>().source == e.subject)) return Played::nothing;
    switch (defOf(t, e.subject.piece).type) {
        case kTypeBattle: return Played::battleCard;
        case kTypeMission: return Played::mission;
        default: return Played::ability;
    }
}

bool State::paid(Table& t, AbilityFrame& f) {
    if (t.at < 1 || t.s.core.stack[t.at - 1].procedure != State::kPlay.id) return false;
    auto& played = t.s.core.stack[t.at - 1].as<PlayFrame>();
    for (int i = 0; i < kRegisters; ++i) played.regs[i] = f.regs[i];
    played.number = static_cast<uint16_t>(std::max<int>(f.amount, 0));
    played.paidForce = static_cast<uint16_t>(played.paidForce - t.s.force[f.controller.index()]);
    // The costs are done: this frame ends here, the effect gets one of its own after the disrupt chance.
    const Ability& a = t.book().abilities[f.ability];
    f.pc = static_cast<uint16_t>(a.length - 1);
    return false;
}

Procedure<Table> playProcedure() { return procedure<PlayFrame>("play", kPlaySteps); }

}  // namespace cantina::tcg
