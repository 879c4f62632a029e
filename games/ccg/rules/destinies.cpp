// All destiny draws of one total (rulebook 1.F, steps 6 to 8): how many, each in turn, which are chosen, the total.
// Holds CCG-DEST-02..04, CCG-DEST-STEP-09..14, CCG-DEST-CANC-01, CCG-DEST-SUB-02, CCG-DEST-XY-*, CCG-DEST-ABOUT-01.
#include "games/ccg/rules/destiny.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/values.h"

namespace cantina::ccg {

using Flow = cantina::Flow;

namespace {

constexpr uint8_t kNoLimit = 255;
constexpr int kUsualNeeds = 4;  // ability for a battle destiny

// --- how many

// CCG-BTL-BD-01: ability of at least 4 for one battle destiny. CCG-BTL-BD-02: with less it is 0, which texts may raise.
// CCG-BTL-BDCOND-01: who does not meet what a text asks for draws none, whatever adds to it.
Value ableToDraw(Table& t, Seat seat) {
    Piece place = t.s.battle.location;
    int needs = playerValue(t, kBattleDestinyNeeds, seat, place, Value::of(kUsualNeeds)).whole();
    int32_t ability = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        if ((t.s.pieces.data(p).flags & PieceData::kInBattle) != 0 && locationOf(t, p) == place)
            ability += destinyAbility(t, p);
    ability = totalAt(t, kTotalAbilityStat, seat, place, ability);
    if (ability >= needs * kThousand || !t.on("CCG-BTL-BD-01"_rule)) return Value::of(1);
    return needs == kUsualNeeds && t.on("CCG-BTL-BD-02"_rule) ? Value::of(0) : Value::none();
}
void entitle(Table& t, DrawsFrame& f) {
    Piece place = t.s.battle.location;
    int32_t limit = kNoLimit * kThousand;
    // CCG-BTL-BD-04, CCG-BTL-BDNUM-02: what was added in the weapons segment is not looked at again. (Off: its card must
    // still be there.)
    if (!t.on("CCG-BTL-BD-04"_rule) || !t.on("CCG-BTL-BDNUM-02"_rule))
        (void)t.s.lasting.removeIf(t.book(), [&](const language::Lasting& l) {
            return t.book().lasting[l.row].about == kBattleDestinies && !isOnTable(t, l.source.piece);
        });
    Value n = unlimitedValue(t, kBattleDestinies, f.seat, place, ableToDraw(t, f.seat), limit);
    int slots = std::clamp(n.whole(), 0, 20);
    int most = std::max(0, limit / kThousand);
    int otherwise = playerValue(t, kIfUnableOtherwise, f.seat, place, Value::of(0)).whole();
    // CCG-BTL-BDIF-01: so many in all, if there are fewer by other means.
    if (slots < otherwise && t.on("CCG-BTL-BDIF-01"_rule)) {
        slots = otherwise;
        most = std::min(most, otherwise);
    }
    // CCG-DEST-ABOUT-01: who may not draw is not about to draw.
    if (slots == 0 && !t.on("CCG-DEST-ABOUT-01"_rule)) {
        slots = 1;
        f.flags |= DrawsFrame::kOnlyInstead;
    }
    f.slots = static_cast<uint8_t>(slots);
    f.limit = static_cast<uint8_t>(most);
}
Flow howMany(Table& t, DrawsFrame& f) {
    Destinies& d = t.s.destinies;
    d.has &= static_cast<uint8_t>(~(1u << f.seat.index()));
    d.total[f.seat.index()] = 0;
    d.count = d.lastExists = 0;
    if ((f.flags & DrawsFrame::kGiven) == 0) entitle(t, f);
    return next();
}

// --- step 6: one draw after the other

bool isDone(Table& t, DrawsFrame& f) {
    // CCG-DEST-04: the number is fixed before the first draw.
    if (!t.on("CCG-DEST-04"_rule) && (f.flags & DrawsFrame::kGiven) == 0) entitle(t, f);
    return f.used >= f.slots || f.counted >= f.limit;
}
// CCG-DEST-03: with an empty Reserve Deck nothing is drawn and nothing substituted.
bool isOut(Table& t, const DrawsFrame& f) {
    return sizeOf(t, kReserveDeck, f.seat) == 0 && (t.on("CCG-DEST-03"_rule) || f.used > 0 || f.drawn > 0);
}
Flow more(Table& t, DrawsFrame& f) {
    bool again = (f.flags & DrawsFrame::kAgain) != 0;
    if (f.choose > 0 && !again && f.drawn < f.group && !isOut(t, f)) return skipTo("draw");
    if (f.choose > 0 && (!again || isOut(t, f))) return f.waiting > 0 ? skipTo("choose") : skipTo("rest");
    if (!again && isDone(t, f)) return skipTo("total");
    // CCG-DEST-STEP-09: further draws are made if they can be made.
    if (!again && f.used > 0 && !t.on("CCG-DEST-STEP-09"_rule)) return skipTo("total");
    if (isOut(t, f)) return skipTo("total");
    return again ? skipTo("draw") : next();
}
// CCG-DEST-02: battle destiny may be drawn, every other destiny must.
// CCG-BTL-BD-05: all of them or none.
Seat whetherWho(Table& t, DrawsFrame& f) {
    bool first = f.used == 0 || !t.on("CCG-BTL-BD-05"_rule);
    return f.kind == kBattleDestiny && first ? f.seat : kNobody;
}
void whetherOptions(Table&, DrawsFrame&, Options& out) {
    out.add(optionYes());
    out.add(optionNo());
}
Flow whetherAnswer(Table&, DrawsFrame&, Option o) { return o.kind == OptionKind::yes ? next() : skipTo("total"); }

Flow draw(Table& t, DrawsFrame& f) {
    DestinyFrame d;
    d.seat = f.seat;
    d.kind = f.kind;
    d.source = f.source;
    if ((f.flags & DrawsFrame::kOnlyInstead) != 0) d.flags |= DestinyFrame::kOnlyInstead;
    f.flags &= static_cast<uint8_t>(~DrawsFrame::kAgain);
    t.call(State::kDestinyDraw, d, f.seat);
    return next();
}

void addValue(DrawsFrame& f, int32_t value) {
    f.sum += value;
    if (f.values < DrawsFrame::kPool && f.group == 0) f.poolValue[f.values] = value;
    ++f.values;
}
void keep(Table& t, DrawsFrame& f, bool exists) {
    if (f.waiting == DrawsFrame::kPool) return t.fault(Fault::capacity);
    f.pool[f.waiting] = exists ? t.s.destinies.card : Piece{};
    f.poolValue[f.waiting++] = exists ? t.s.destinies.last : 0;
}
// CCG-DEST-CANC-01: a cancelled draw counts, unless it is redrawn. CCG-DEST-SUB-02: a substituted one is no card drawn.
Flow note(Table& t, DrawsFrame& f) {
    const Result r = t.result();
    if ((r.detail & kGaveUp) != 0) return skipTo("total");
    if ((r.detail & kWasProtected) != 0) f.flags |= DrawsFrame::kProtected;
    if (r.cancelled() && ((r.detail & kWillRedraw) != 0 || !t.on("CCG-DEST-CANC-01"_rule))) {
        f.flags |= DrawsFrame::kAgain;
        return skipTo("more");
    }
    bool physical = (r.detail & kWasSubstituted) == 0 || !t.on("CCG-DEST-SUB-02"_rule);
    if (physical) ++f.counted;
    if (f.choose > 0) {
        ++f.drawn;
        // CCG-DEST-STEP-13: what does not exist cannot be chosen.
        if (r.happened() || !t.on("CCG-DEST-STEP-13"_rule)) keep(t, f, r.happened());
        return skipTo("more");
    }
    ++f.used;
    if (r.happened()) addValue(f, t.s.destinies.last);
    return skipTo("more");
}

// --- draw some, choose some

Seat chooseWho(Table&, DrawsFrame& f) { return f.choose > 0 && f.waiting > 0 ? f.seat : kNobody; }
// A draw whose card went elsewhere is named by its number.
void chooseOptions(Table& t, DrawsFrame& f, Options& out) {
    for (int i = 0; i < f.waiting; ++i) {
        bool there = f.pool[i].some() && t.s.pieces.isIn(f.pool[i], kUnresolved);
        out.add(there ? optionPiece(f.pool[i]) : optionNumber(i + 1));
    }
}
Explanation whyNotDraw(Table& t, DrawsFrame& f, Piece p) {
    for (int i = 0; i < f.waiting; ++i)
        if (f.pool[i] == p && t.s.pieces.isIn(p, kUnresolved)) return {};
    return {"", "it is none of the destinies that were drawn"};
}
Flow chooseAnswer(Table& t, DrawsFrame& f, Option o) {
    int at = o.number - 1;
    for (int i = 0; i < f.waiting; ++i)
        if (o.kind == OptionKind::piece && f.pool[i] == o.piece) at = i;
    DestinyFrame d;
    d.seat = f.seat;
    d.kind = f.kind;
    d.source = f.source;
    d.flags = DestinyFrame::kResolving;
    d.card = f.pool[at];
    d.value = f.poolValue[at];
    for (int i = at; i + 1 < f.waiting; ++i) {
        f.pool[i] = f.pool[i + 1];
        f.poolValue[i] = f.poolValue[i + 1];
    }
    f.pool[--f.waiting] = {};
    f.poolValue[f.waiting] = 0;
    t.call(State::kDestinyDraw, d, f.seat);
    return next();
}
// CCG-DEST-XY-03: one by one; the rest goes to the Used Pile in the order drawn.
Flow resolved(Table& t, DrawsFrame& f) {
    if (t.result().happened()) addValue(f, t.s.destinies.last);
    bool all = !t.on("CCG-DEST-XY-03"_rule);
    f.choose = all ? uint8_t{1} : static_cast<uint8_t>(f.choose - 1);
    return f.choose > 0 && f.waiting > 0 ? skipTo("choose") : next();
}
Flow rest(Table& t, DrawsFrame& f) {
    for (int i = 0; i < f.waiting; ++i) {
        putDrawAway(t, f.pool[i], f.seat, false);
        f.pool[i] = {};
        f.poolValue[i] = 0;
    }
    f.waiting = f.choose = f.drawn = 0;
    ++f.used;
    return skipTo("more");
}

// --- step 7: the total

// CCG-DEST-STEP-10: a draw that may not be modified does not keep the total from being modified.
int32_t modifiedTotal(Table& t, const DrawsFrame& f) {
    int32_t sum = f.sum;
    if ((f.flags & DrawsFrame::kProtected) != 0 && !t.on("CCG-DEST-STEP-10"_rule)) return sum;
    // CCG-WEAP-DEST-04: what a weapon adds when it is fired is added to the total.
    bool adds = t.on("CCG-DEST-TOTMOD-01"_rule) && (f.kind != kWeaponDestiny || t.on("CCG-WEAP-DEST-04"_rule));
    if ((f.flags & DrawsFrame::kEach) == 0 && adds) sum += f.plus;
    Piece place = t.s.battle.location;
    if (f.kind == kBattleDestiny) {
        // CCG-BTL-WEAP-11: what was scheduled in the weapons segment.
        if (t.on("CCG-BTL-WEAP-11"_rule)) sum += t.s.battle.destinyChange[f.seat.index()];
        sum = playerValue(t, kTotalDestinyStat, f.seat, place, Value::ofThousandths(sum)).thousandths;
    }
    if (f.kind == kWeaponDestiny) sum += addedByBearer(t, f.source, true, kOwnWeaponTotal);
    if (f.kind == kWeaponDestiny && t.on("CCG-DEST-STEP-11"_rule))
        sum = playerValue(t, kTotalWeaponDestiny, f.seat, place, Value::ofThousandths(sum)).thousandths;
    return sum;
}
// CCG-DEST-STEP-12: never below zero; none at all if no draw has a value.
Flow total(Table& t, DrawsFrame& f) {
    Destinies& d = t.s.destinies;
    bool known = t.on("CCG-DEST-STEP-12"_rule);
    int i = f.seat.index();
    if (f.values > 0) d.total[i] = known ? std::max(0, modifiedTotal(t, f)) : modifiedTotal(t, f);
    if (f.values > 0 || !known) d.has |= static_cast<uint8_t>(1u << i);
    d.count = f.group == 0 ? static_cast<uint8_t>(std::min<int>(f.values, DrawsFrame::kPool)) : uint8_t{0};
    for (int k = 0; k < d.count; ++k) d.values[k] = f.poolValue[k];
    d.lastExists = f.used > 0 && f.values == f.slots ? 1 : 0;
    return next();
}

// --- step 8

Flow finish(Table& t, DrawsFrame& f) {
    bool has = ((t.s.destinies.has >> f.seat.index()) & 1) != 0;
    if (!has && t.on("CCG-DEST-STEP-14"_rule)) {
        t.outcome() = kNothingHappened;
        return done();
    }
    t.outcome().detail = f.counted;
    t.outcome().amount = static_cast<int16_t>(std::min(t.s.destinies.total[f.seat.index()] / kThousand, 30'000));
    return done();
}

constexpr Step<Table> kSteps[] = {
    {partOf("CCG-DEST-04"), "how many", act<howMany>()},
    {partOf("CCG-DEST-STEP-09"), "more", act<more>()},
    {"CCG-DEST-02", "whether", ask<whetherWho, whetherOptions, whetherAnswer>()},
    {partOf("CCG-DEST-05"), "draw", act<draw>()},
    {partOf("CCG-DEST-05"), "note", act<note>()},
    {partOf("CCG-DEST-XY-03"), "choose", askWhich<chooseWho, chooseOptions, chooseAnswer, whyNotDraw>()},
    {partOf("CCG-DEST-XY-03"), "resolved", act<resolved>()},
    {partOf("CCG-DEST-XY-03"), "rest", act<rest>()},
    {partOf("CCG-DEST-STEP-10"), "total", act<total>()},
    {partOf("CCG-DEST-STEP-14"), "finish", act<finish>()},
};

void abandonDraws(Table& t, DrawsFrame& f) {
    for (int i = 0; i < f.waiting; ++i) putDrawAway(t, f.pool[i], f.seat, false);
}

}  // namespace

Procedure<Table> destiniesProcedure() { return procedure<DrawsFrame, abandonDraws>("destiny", kSteps); }

void drawDestinies(Table& t, Seat seat, DestinyKind kind, PieceRef source, int count, int32_t plus, uint8_t flags) {
    DrawsFrame f;
    f.seat = seat;
    f.kind = kind;
    f.flags = static_cast<uint8_t>(flags | DrawsFrame::kGiven);
    f.slots = static_cast<uint8_t>(std::clamp(count, 0, 20));
    f.limit = kNoLimit;
    f.source = source;
    f.plus = plus;
    t.call(State::kDestinies, f, seat);
}
void drawDestiny(Table& t, Seat seat, DestinyKind kind, PieceRef source) { drawDestinies(t, seat, kind, source, 1, 0); }

void drawBattleDestinies(Table& t, Seat seat) {
    DrawsFrame f;
    f.seat = seat;
    f.kind = kBattleDestiny;
    t.call(State::kDestinies, f, seat);
}

Value battleDestinies(Table& t, Seat seat) {
    if (!t.s.battle.location.some()) return Value::none();
    return playerValue(t, kBattleDestinies, seat, t.s.battle.location, ableToDraw(t, seat));
}

}  // namespace cantina::ccg
