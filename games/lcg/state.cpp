// What the state keeps about itself while cards come and go: who listens to what, and what refers to pieces.
#include "games/lcg/state.h"

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
        t.s.heard[reacts] |= 1u << a.event;
        (forced ? t.s.forced[reacts] : t.s.watched[reacts][seat]) |= 1u << a.event;
    }
    uint32_t constants = constantsOf(t, p);
    t.s.constants |= constants;
    (void)t.s.speakers.push(number);
    if (acts) (void)t.s.actors.push(number);
    if (constants == 0 || !t.s.changers.push(number)) return;
    uint8_t& kinds = t.s.changed[t.s.changers.size() - 1];
    for (int stat = 0; stat < kStatCount; ++stat)
        if (((constants >> stat) & 1) != 0) kinds = static_cast<uint8_t>(kinds | 1u << kindOfStat(stat));
}

void enlistAllBut(Table& t, Piece gone) {
    t.s.speakers.clear();
    t.s.actors.clear();
    t.s.changers.clear();
    for (uint8_t& c : t.s.changed) c = 0;
    t.s.forced[0] = t.s.forced[1] = t.s.heard[0] = t.s.heard[1] = t.s.constants = 0;
    for (auto& seats : t.s.watched) seats[0] = seats[1] = 0;
    for (uint8_t kind : {kUnits, kObjectives, kSupport})
        for (Seat s : {kDark, kLight})
            for (Piece p : t.s.pieces.in({kind, s}))
                if (!(p == gone)) enlist(t, p);
}

bool isHost(Table& t, Piece p) {
    for (uint8_t kind : {kSupport, kCaptured})
        for (Seat s : {kDark, kLight})
            for (Piece q : t.s.pieces.in({kind, s}))
                if (t.s.pieces.data(q).host == p.n) return true;
    return false;
}

}  // namespace

void listSpeakers(Table& t) { enlistAllBut(t, {}); }

void State::visit(Visitor& v) {
    for (Delayed& d : delayed) {
        v.ref(d.source);
        for (PieceRef& r : d.regs) v.ref(r);
    }
    for (Lasting& l : lasting) v.ref(l.target);
    for (Assigned& a : assigned) v.ref(a.card);
    for (Answered& a : answered) v.ref(a.piece);
    for (Use& u : uses.list) v.ref(u.piece);
    for (Option& o : loop.log) v.piece(o.piece);
    visitNumbers(speakers, v);
    visitNumbers(actors, v);
    visitNumbers(changers, v);
    v.ref(engaged);
    v.secret(kDark, &holds[0], 1);
    v.secret(kLight, &holds[1], 1);
}

void State::entered(Table& t, Piece p) {
    forgetPurse(t, p);
    enlist(t, p);
    if (((t.s.constants >> kCapacityLessened) & 1) != 0) t.s.hurt = 1;
    if (((t.s.constants >> kResources) & 1) != 0) t.s.purses[0] = t.s.purses[1] = {};
}

void State::left(Table& t, Piece p) {
    const CardDef& def = defOf(t, p);
    forgetPurse(t, p);
    if (((t.s.constants >> kResources) & 1) != 0) t.s.purses[0] = t.s.purses[1] = {};
    if (def.abilities != 0) enlistAllBut(t, p);
    // What it gave to others or carried.
    if (((constantsOf(t, p) >> kCapacity) & 1) != 0 || isHost(t, p)) t.s.hurt = 1;
    t.s.pieces.data(p) = {};
    if (t.s.lasting.empty() || !t.on("LCG-FX-09"_rule)) return;
    for (int i = t.s.lasting.size() - 1; i >= 0; --i)
        if (t.s.lasting[i].target.piece == p) t.s.lasting.removeAt(i);
    noteChanges(t);
}

void State::moved(Table& t, Piece p, Zone from, Zone to) {
    if (from.kind == kHand) t.s.holds[from.seat.index()] = 0;
    if (to.kind == kHand) t.s.holds[to.seat.index()] = 0;
    if (to.kind == kUnits || to.kind == kDiscard) noteCard(t, p);
}

// Noted where everybody sees it, not when a deck is put down: what the cards of a deck can do is their owner's secret.
void noteCard(Table& t, Piece p) {
    const CardDef& def = defOf(t, p);
    if (t.s.pieces.isIn(p, kUnits) && def.whole(kResources) > 0) t.s.shown |= kUnitResources;
    if (!t.s.pieces.isIn(p, kDiscard)) return;
    for (int i = 0; i < def.abilities; ++i)
        if (t.book().abilities[static_cast<size_t>(def.first + i)].timing == kActionFromDiscard) t.s.shown |= kFromDiscard;
}

}  // namespace cantina::lcg
