// What the state keeps about itself while cards come and go: who listens to what, and what refers to pieces.
#include "games/lcg/state.h"

#include "games/lcg/notes.h"
#include "games/lcg/rules/rules.h"

namespace cantina::lcg {
namespace {

using namespace language;

template <int n>
void visitNumbers(FixedVec<uint8_t, n>& list, Visitor& v) {
    for (uint8_t& number : list) {
        Piece p{number};
        v.piece(p);
        number = static_cast<uint8_t>(p.n);
    }
}

// The phases that an ability answers by its event, if that is about phases.
void enlistPhases(Table& t, const Ability& a) {
    if (a.event != kPhaseBegins && a.event != kPhaseEnds) return;
    (a.event == kPhaseBegins ? t.s.begun : t.s.ended) |= phasesOf(t.book(), a);
}

// Adds a card in play to the lists of those that say something. A full list takes no more and is not used.
void enlist(Table& t, Piece p) {
    const CardDef& def = defOf(t, p);
    if (def.abilities == 0) return;
    auto number = static_cast<uint8_t>(p.n);
    int seat = controllerOf(t, p).index();
    bool acts = false;
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
        acts = acts || a.timing == kAction;
        bool forced = a.timing == kForcedInterrupt || a.timing == kForcedReaction;
        if (!forced && a.timing != kInterrupt && a.timing != kReaction) continue;
        int reacts = a.timing == kReaction || a.timing == kForcedReaction ? 1 : 0;
        (forced ? t.s.forced[reacts] : t.s.watched[reacts][seat]).add(a.event);
        enlistPhases(t, a);
    }
    t.s.loose |= looseOf(t, p);
    (void)t.s.speakers.push(number);
    if (acts) (void)t.s.actors.push(number);
    t.s.continuous.enter(t.book(), p, t.s.pieces.row(p).def);
}

// What answers from a discard pile is heard as though it were in play: everybody sees it.
void enlistDiscarded(Table& t, Piece p) {
    const CardDef& def = defOf(t, p);
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
        if (!worksFromDiscard(a.timing)) continue;
        t.s.shown |= kFromDiscard;
        if (a.event == kNoEvent) continue;
        const int reacts = a.timing == kReactionFromDiscard ? 1 : 0;
        t.s.watched[reacts][controllerOf(t, p).index()].add(a.event);
        enlistPhases(t, a);
    }
}

void enlistAllBut(Table& t, Piece gone) {
    t.s.speakers.clear();
    t.s.actors.clear();
    t.s.continuous.clear();
    t.s.forced[0] = t.s.forced[1] = {};
    t.s.loose = t.s.begun = t.s.ended = 0;
    for (auto& seats : t.s.watched) seats[0] = seats[1] = {};
    for (uint8_t kind : {kUnits, kObjectives, kSupport})
        for (Seat s : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, s}))
                if (!(p == gone)) enlist(t, p);
    if ((t.s.shown & kFromDiscard) == 0) return;
    for (Seat s : {kDark, kLight})
        for (Piece p : t.s.pieces.in({kDiscard, s})) enlistDiscarded(t, p);
}

// What its controller, or anybody if it speaks of resources, could pay with.
void forgetPurses(Table& t, Piece p) {
    if (generates(t, p)) t.s.purses[controllerOf(t, p).index()] = {};
    if (t.s.speakOfResources()) t.s.purses[0] = t.s.purses[1] = {};
}
constexpr bool isInPlay(Zone z) { return z.kind == kUnits || z.kind == kObjectives || z.kind == kSupport; }

}  // namespace

void listSpeakers(Table& t) { enlistAllBut(t, {}); }

void State::visit(Visitor& v) {
    for (Delayed& d : delayed) {
        v.ref(d.source);
        for (PieceRef& r : d.regs) v.ref(r);
    }
    lasting.visit(v);
    for (Assigned& a : assigned) v.ref(a.card);
    for (Answered& a : answered) v.ref(a.piece);
    for (Use& u : uses.list) v.ref(u.piece);
    for (Option& o : loop.log) v.piece(o.piece);
    visitNumbers(speakers, v);
    visitNumbers(actors, v);
    continuous.visit(v);
    becoming.visit(v);
    lastFacts.visit(v);
    for (GoneCard& g : gone) v.ref(g.card);
    log.visit(v);
    v.ref(engaged);
    v.secret(kDark, &holds[0], 1);
    v.secret(kLight, &holds[1], 1);
}

void State::entered(Table& t, Piece p) {
    enlist(t, p);
    watchStates(t, p);
    forgetPurses(t, p);
    const bool hasNone = defOf(t, p).whole(kCapacity) <= 0 && !t.s.pieces.isIn(p, kSupport);
    if (hasNone || (t.s.loose & kCapacityFalls) != 0 || defOf(t, p).states != 0) t.s.well = 0;
}

void State::left(Table& t, Piece p) {
    noteFacts(t, p);
    if (t.s.gone.full()) t.s.gone.removeAt(0);
    (void)t.s.gone.push({t.s.pieces.ref(p), leaving(t, kLeavesPlay, kNobody, p, 0, {}).amount});
    forgetPurses(t, p);
    t.s.becoming.forget(p);
    if (defOf(t, p).abilities != 0) enlistAllBut(t, p);
    t.s.well = 0;  // what it gave to others, or carried
    *edit(t, p) = {};
    // LCG-FX-09: an effect on a card ends when that card leaves play. (Off: it is about the card in its next life as well.)
    const PieceRef gone = t.s.pieces.ref(p);
    if (t.on("LCG-FX-09"_rule)) return endLastingOf(t, gone);
    handOver(t, gone, {p, static_cast<uint16_t>(gone.instance + 1)});
}

bool State::recall(Table& t, PieceRef card, Event& told) {
    for (int i = t.s.gone.size() - 1; i >= 0; --i) {
        if (!(t.s.gone[i].card == card)) continue;
        told = {kLeavesPlay, kNobody, t.s.gone[i].was, card, {}, {}};
        return true;
    }
    return false;
}

void State::editedMore(Table& t, Piece p, const PieceData& before) {
    const PieceData& now = t.s.pieces.data(p);
    if (now.damage > before.damage && now.damage >= defOf(t, p).whole(kCapacity)) t.s.well = 0;
    // It hangs on another card, or was on its way out of play and stays.
    if (now.host != before.host || (before.flags & ~now.flags & PieceData::kLeaving) != 0) t.s.well = 0;
}

void State::moved(Table& t, Piece p, Zone from, Zone to) {
    if (from.kind == kHand) t.s.holds[from.seat.index()] = 0;
    if (to.kind == kHand) t.s.holds[to.seat.index()] = 0;
    if (isInPlay(from) && isInPlay(to)) t.s.purses[0] = t.s.purses[1] = {};
    if (isInPlay(from) || to.kind == kVictory) t.s.well = 0;
    if (to.kind == kUnits || to.kind == kDiscard) noteCard(t, p);
    // LCG-OBJ-01: it belongs to the pile of the player who destroyed it.
    if (to.kind == kVictory) t.s.pieces.row(p).controller = to.seat;
    if (from.kind == kVictory) t.s.pieces.row(p).controller = t.s.pieces.row(p).owner;
}

// Noted where everybody sees it, not when a deck is put down: what the cards of a deck can do is their owner's secret.
void noteCard(Table& t, Piece p) {
    if (t.s.pieces.isIn(p, kUnits) && generates(t, p)) t.s.shown |= kUnitResources;
    if (t.s.pieces.isIn(p, kDiscard) && (noteOf(t, p) & kNotedFromDiscard) != 0) enlistDiscarded(t, p);
}

}  // namespace cantina::lcg
