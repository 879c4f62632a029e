// Dealing damage in four steps: assign, protect, shields, take (LCG-DMG-01 to LCG-DMG-06, LCG-KW-PRO-01, LCG-GP-19); moving
// damage (LCG-TERM-03, LCG-TERM-04) and cards that cannot be damaged (LCG-TERM-14).
//
// Damage that is being dealt lies as Assigned entries beside its cards (state.h). Interrupts may change or redirect it after
// it was assigned; see docs/decisions/030.
#include "games/lcg/rules/rules.h"
#include "games/lcg/rules/straight_on.h"

namespace cantina::lcg {
namespace {

Event eventOf(const DealFrame& f, const Assigned& a, int amount) {
    return {kDealtDamage, f.dealer, static_cast<int16_t>(amount), a.card, f.source, f.source};
}

// The entry that is being looked at, or null when all have been.
Assigned* current(Table& t, DealFrame& f) {
    int seen = 0;
    for (Assigned& a : t.s.assigned)
        if (a.group == f.group && seen++ == f.index) return &a;
    return nullptr;
}

void forget(Table& t, DealFrame& f) {
    for (int i = t.s.assigned.size() - 1; i >= 0; --i)
        if (t.s.assigned[i].group >= f.group) t.s.assigned.removeAt(i);
}

bool isProtectable(Table& t, const Assigned& a);
Assigned* shieldable(Table& t, DealFrame& f);
Flow take(Table& t, DealFrame& f);
Flow react(Table& t, DealFrame& f);

// --- step 1: tokens equal to the damage are laid beside the card

// A target that is none: several entries lie there already (divided damage), all dealt at once.
Flow assign(Table& t, DealFrame& f) {
    t.self().result = {};
    bool one = f.target.some();
    if (one) t.pushOrFault(t.s.assigned, Assigned{f.target, f.amount, 0, f.group, 0});
    if (!one) return next();
    if (f.moved != 0)
        return isProtectable(t, t.s.assigned.back()) ? skipTo("protect") : straightOn<take>(t, f, skipTo("take damage"));
    if (openInterrupts(t, eventOf(f, t.s.assigned.back(), f.amount))) {
        f.index = 1;
        return next();
    }
    // Mostly nobody can do anything about it.
    if (isProtectable(t, t.s.assigned.back()) || shieldable(t, f) != nullptr) return skipTo("shields first");
    return straightOn<take>(t, f, skipTo("take damage"));
}

// The answers to each entry: an interrupt that cancels takes its damage away.
Flow interrupted(Table& t, DealFrame& f) {
    bool cancelled = t.result().replaced() || t.result().cancelled();
    t.self().result = {};
    if (cancelled && f.index > 0) {
        DealFrame before = f;
        --before.index;
        if (Assigned* a = current(t, before)) a->amount = 0;
        if (f.target.some()) {
            forget(t, f);
            t.outcome() = {Result::kCancelled, 0, 0};
            return done();
        }
    }
    // What an answer laid beside other cards is not answered again.
    while (!f.target.some() && f.index < f.amount) {
        const Assigned* a = current(t, f);
        ++f.index;
        if (a != nullptr && a->amount > 0 && openInterrupts(t, eventOf(f, *a, a->amount))) return again();
    }
    f.index = 0;
    return next();
}

// --- step 2: protect

// What a protecting card can still take, with what is assigned to it already (LCG-DMG-03, LCG-FAQ-20).
int room(Table& t, Piece p) {
    int taken = 0;
    for (const Assigned& a : t.s.assigned)
        if (a.card.piece == p && t.on("LCG-FAQ-20"_rule)) taken += a.amount;  // its own share comes first
    return std::max(0, remainingCapacity(t, p) - taken);
}

// LCG-KW-PRO-01: a card with Protect takes damage for friendly cards that fit its descriptor.
bool isOnItsSide(Table& t, Piece damaged, Piece p) {
    const Zone zone = t.s.pieces.zoneOf(p);
    return (zone.kind == kUnits || zone.kind == kObjectives) && zone.seat == controllerOf(t, damaged);
}
bool hasProtect(Table& t, Piece, Piece p) { return (noteOf(t, p) & kNotedProtect) != 0 || t.s.speakOf(kStatProtect); }
bool isAnother(Table&, Piece damaged, Piece p) { return !(p == damaged); }
bool isDamageable(Table& t, Piece, Piece p) {
    const DealFrame* d = t.nearest(State::kDeal);
    return canBeDamaged(t, p, d->dealer, d->source.piece, d->icons != 0);
}
bool protectsSuch(Table& t, Piece damaged, Piece p) { return protects(t, p, damaged); }
bool hasRoom(Table& t, Piece, Piece p) { return room(t, p) > 0; }
constexpr Requirement<Table, Piece, Piece> kProtectors[] = {
    {"LCG-KW-PRO-01", "it is no unit or objective of the same player", isOnItsSide},
    {partOf("LCG-KW-PRO-01"), "it has no protect", hasProtect},
    {partOf("LCG-KW-PRO-01"), "it is the card that would be damaged", isAnother},
    {"LCG-TERM-14", "it cannot be damaged", isDamageable},
    {"LCG-KW-PRO-01", "it protects cards of another kind", protectsSuch},
    {"LCG-DMG-03", "it has no damage capacity left", hasRoom},
};
bool mayBeProtected(Table& t, Piece damaged) {
    const DealFrame* d = t.nearest(State::kDeal);
    return !isForbidden(
        t, {.what = kNoReassigning, .of = damaged, .by = d->dealer, .with = d->source.piece, .icons = d->icons != 0});
}
bool mayProtect(Table& t, Piece protector, Piece damaged) {
    return holdsAt<kProtectors, 1, 2, 3, 4, 5>(t, damaged, protector);
}

template <class Fn>
void eachProtector(Table& t, Piece damaged, Fn fn) {
    for (uint8_t kind : {kUnits, kObjectives})
        for (Piece p : t.s.pieces.in({kind, controllerOf(t, damaged)}))
            if (mayProtect(t, p, damaged)) fn(p);
}

bool isProtectable(Table& t, const Assigned& a) {
    if (a.amount == 0 || (a.flags & Assigned::kReassigned) != 0 || !t.s.pieces.alive(a.card)) return false;
    if (!mayBeProtected(t, a.card.piece)) return false;
    bool any = false;
    eachProtector(t, a.card.piece, [&](Piece) { any = true; });
    return any;
}

Seat protectWho(Table& t, DealFrame& f) {
    for (Assigned* a = current(t, f); a != nullptr; a = current(t, f)) {
        if (isProtectable(t, *a)) return controllerOf(t, a->card.piece);
        ++f.index;
    }
    return kNobody;
}
Explanation whyNotProtector(Table& t, DealFrame& f, Piece p) {
    return firstFailing(t, kProtectors, current(t, f)->card.piece, p);
}
void protectOptions(Table& t, DealFrame& f, Options& out) {
    const Assigned* a = current(t, f);
    eachProtector(t, a->card.piece, [&](Piece p) {
        for (int n = 1; n <= std::min<int>(a->amount, room(t, p)); ++n)
            out.add(optionAct(kActProtect, p, 0, static_cast<int16_t>(n)));
    });
    out.add(optionPass());
}
Flow protectAnswer(Table& t, DealFrame& f, Option o) {
    if (o.kind == OptionKind::pass) {
        ++f.index;
        return again();
    }
    Assigned* a = current(t, f);
    a->amount = static_cast<uint8_t>(a->amount - o.number);
    const Assigned share{t.s.pieces.ref(o.piece), static_cast<uint8_t>(o.number), 0, f.group, Assigned::kReassigned};
    for (Assigned& x : t.s.assigned)  // what it takes in several steps is one share, with one question about its shield
        if (x.card == share.card && x.group == share.group && x.flags == share.flags) {
            x.amount = static_cast<uint8_t>(x.amount + share.amount);
            return again();
        }
    t.pushOrFault(t.s.assigned, share);
    return again();
}

// --- step 3: shields

// LCG-DMG-04: the source stays the same after protect, so a protecting card's own shield works too (LCG-FAQ-17).
Assigned* shieldable(Table& t, DealFrame& f) {
    if (f.moved != 0) return nullptr;
    for (Assigned& a : t.s.assigned) {
        if (a.group != f.group || (a.flags & Assigned::kAsked) != 0 || a.amount == 0 || !t.s.pieces.alive(a.card)) continue;
        if (canShield(t, a.card.piece, f.dealer, f.source)) return &a;
    }
    return nullptr;
}
void prevent(Table& t, Assigned& a) {
    --a.amount;
    a.flags |= Assigned::kPrevented;
    --edit(t, a.card.piece)->shields;
}
Seat shieldWho(Table& t, DealFrame& f) {
    for (Assigned* a = shieldable(t, f); a != nullptr; a = shieldable(t, f)) {
        if (t.on("LCG-SHI-03"_rule)) return controllerOf(t, a->card.piece);
        prevent(t, *a);  // LCG-SHI-03. (Off: a shield must be used.)
        a->flags |= Assigned::kAsked;
    }
    return kNobody;
}
// LCG-DMG-01: protect comes before shields. (Off: the other way round.)
Seat earlyShieldWho(Table& t, DealFrame& f) { return t.on("LCG-DMG-01"_rule) ? kNobody : shieldWho(t, f); }
Explanation whyNotShield(Table& t, DealFrame& f, Piece p) {
    if (p == shieldable(t, f)->card.piece) return {};
    return {"", "the question is about the shield of another card"};
}
void shieldOptions(Table& t, DealFrame& f, Options& out) {
    out.add(optionAct(kActShield, shieldable(t, f)->card.piece));
    out.add(optionPass());
}
Flow shieldAnswer(Table& t, DealFrame& f, Option o) {
    Assigned* a = shieldable(t, f);
    a->flags |= Assigned::kAsked;
    if (o.kind != OptionKind::pass) prevent(t, *a);
    return again();
}

// --- step 4: take damage

// LCG-DMG-05: no more than the card's remaining capacity; the rest is ignored. An enhancement has none (LCG-CARD-08): what
// is redirected to it lies there, and only a text says what comes of it.
Flow take(Table& t, DealFrame& f) {
    int placed = 0;
    for (Assigned& a : t.s.assigned) {
        if (a.group != f.group || !t.s.pieces.alive(a.card)) continue;
        const int there = t.s.pieces.data(a.card.piece).damage;
        const bool isLimited = !t.s.pieces.isIn(a.card.piece, kSupport) && t.on("LCG-DMG-05"_rule);
        const int most = isLimited ? std::max(0, value(t, a.card.piece, kCapacity) - there) : 250;
        a.placed = static_cast<uint8_t>(std::min<int>(a.amount, most));
        edit(t, a.card.piece)->damage = static_cast<uint8_t>(std::min(250, there + a.placed));
        placed += a.placed;
        if (f.moved != 0) continue;
        if (a.placed > 0) language::noteAct(t, eventOf(f, a, a.placed));
        t.tell(eventOf(f, a, a.placed), "LCG-DMG-05");
    }
    Result& r = t.outcome();
    bool full = !f.target.some() || placed == f.amount;
    r.flags = static_cast<uint8_t>((placed > 0 ? Result::kHappened : 0) | (full ? Result::kInFull : 0));
    r.amount = static_cast<int16_t>(placed);
    f.index = 0;
    // Standing checks come before reactions; mostly nothing was destroyed.
    return cantina::detail::settle(t) && t.on("LCG-TERM-17"_rule) ? straightOn<react>(t, f, skipTo("reactions"))
                                                                  : skipTo("reactions");
}

// LCG-DMG-06: a card on which no damage was placed was not dealt damage.
Flow react(Table& t, DealFrame& f) {
    // LCG-TERM-03: what was moved was not dealt.
    while (const Assigned* a = f.moved == 0 || !t.on("LCG-TERM-03"_rule) ? current(t, f) : nullptr) {
        ++f.index;
        if ((a->placed > 0 || !t.on("LCG-DMG-06"_rule)) && cantina::lcg::react(t, eventOf(f, *a, a->placed)))
            return skipTo("reactions");
    }
    forget(t, f);
    return done();
}

constexpr Step<Table> kSteps[] = {
    {"LCG-DMG-02", "assign damage", act<assign>()},
    {partOf("LCG-TIM-07"), "interrupted", act<interrupted>()},
    {partOf("LCG-DMG-04"), "shields first", askWhich<earlyShieldWho, shieldOptions, shieldAnswer, whyNotShield>()},
    {"LCG-DMG-03", "protect", askWhich<protectWho, protectOptions, protectAnswer, whyNotProtector>()},
    {"LCG-DMG-04", "shields", askWhich<shieldWho, shieldOptions, shieldAnswer, whyNotShield>()},
    {partOf("LCG-DMG-05"), "take damage", act<take>()},
    {"LCG-TERM-17", "reactions", act<react>()},
};

}  // namespace

const Procedure<Table> kDealProcedure = procedure<DealFrame, forget>("deal damage", kSteps);

// The group of a damage procedure that would be called now.
uint8_t nextDealGroup(Table& t) { return static_cast<uint8_t>(t.s.core.stack.size() + 1); }
bool assignPart(Table& t, PieceRef card, int amount) {
    return t.s.assigned.push(Assigned{card, static_cast<uint8_t>(amount), 0, nextDealGroup(t), 0});
}
bool dealAssigned(Table& t, PieceRef source, Seat dealer, By how) {
    DealFrame f{{}, source, dealer, 0, 0, nextDealGroup(t), 0, static_cast<uint8_t>(how), {}};
    for (const Assigned& a : t.s.assigned) f.amount = static_cast<uint8_t>(f.amount + (a.group == f.group ? 1 : 0));
    if (f.amount != 0) t.call(State::kDeal, f);
    return f.amount != 0;
}

void deal(Table& t, PieceRef target, PieceRef source, Seat dealer, int amount, By how) {
    if (!canBeDamaged(t, target.piece, dealer, source.piece, how == By::icons)) amount = 0;
    DealFrame f{target, source, dealer, static_cast<uint8_t>(std::clamp(amount, 0, 250)), 0, 0, 0, static_cast<uint8_t>(how),
                {}};
    f.group = static_cast<uint8_t>(t.s.core.stack.size() + 1);
    t.call(State::kDeal, f);
}

// The tokens go from one card to the other; there they are assigned, so that protect may take them (LCG-TERM-04).
void moveDamage(Table& t, Piece from, PieceRef to, int amount, Seat by) {
    auto d = edit(t, from);
    amount = std::min<int>(amount, d->damage);
    d->damage = static_cast<uint8_t>(d->damage - amount);
    DealFrame f{to, {}, by, static_cast<uint8_t>(amount), 0, nextDealGroup(t), 1, 0, {}};
    t.call(State::kDeal, f);
}

}  // namespace cantina::lcg
