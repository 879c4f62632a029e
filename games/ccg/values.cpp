// Values: a base, then modifiers in the order they came into effect. Holds CCG-VAL-*, CCG-ACT-DUR-*, CCG-DEST-DEF-01.
//
// Modifiers come from two places: forms among effects, which last for a period (State::lasting, language/lasting.h), and
// texts of cards on the table that modify all the time (timing "constant"). Both are read whenever a value is asked for, so
// that they are in effect at once. What Jedi Tests made of their apprentices is a list of its own (State::trained).
//
// RULING CCG-VAL-MOD-04: a constant text came into effect when its card or the card that it modifies came to its place,
// whichever was later, because the moments at which conditions become true leave no trace on the table
// (docs/decisions/045-when-a-modifier-came-into-effect.md).
#include "games/ccg/values.h"

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/held.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/value_words.h"
#include "language/continuous.h"
#include "language/walk.h"

namespace cantina::ccg {

using namespace language;

namespace {

constexpr ValuePolicy policy(bool floorAtZero) {
    return {ValuePolicy::Combine::chronological,
            floorAtZero,
            "CCG-VAL-MOD-04",
            "CCG-VAL-RESET-01",
            "CCG-VAL-RESET-06",
            "CCG-VAL-LIM-02",
            "CCG-VAL-MOD-02",
            "CCG-VAL-ZERO-02",
            "",
            "",
            "CCG-VAL-SUBST-01"};
}
constexpr ValuePolicy kOfCards = policy(true);
constexpr ValuePolicy kOfPlayers = policy(false);

// Left as it is until something is added: most values are asked for while nothing modifies them.
struct Collected {
    static constexpr int kMost = 255;  // more than one for each piece
    union {
        Modifier list[kMost];
    };
    int n = 0;
    bool free = false;
    Collected() {}
    void add(Table& t, const Modifier& m) {
        if (n == kMost) return t.fault(Fault::capacity);
        list[n++] = m;
    }
};

// CCG-VAL-MOD-02: copies of one title, and the same text used again, count once. Two texts of one card are two.
void noteText(const Table& t, Piece source, int ability, Modifier& m) {
    m.title = defOf(t, source).title;
    m.part = t.book().abilities[static_cast<size_t>(ability)].number;
}

// A text about a number of a player that names no place works where its card is, if that is at a location.
bool isHere(const Table& t, Piece source, Piece place) {
    if (!place.some()) return true;
    Piece at = isType(t, source, kLocation) ? source : locationOf(t, source);
    return !at.some() || at == place;
}

// --- effects that last

// The game's own number of an entry: what the form says beside how much, as flags of a Modifier.
constexpr uint8_t kUntitled = 4;  // counts beside whatever has its title

Op opOf(const Continuous& row) {
    return row.form == Form::grant && row.amountAt != Continuous::kNothing ? Op::define : row.op;
}
uint16_t titleOf(const Table& t, const Continuous& row) { return t.book().def(t.book().abilities[row.ability].card).title; }
uint8_t partOf(const Table& t, const Continuous& row) { return t.book().abilities[row.ability].number; }

Modifier modifierOf(const Table& t, const Continuous& row, const DatedLasting& l) {
    Modifier m;
    m.target = l.of;
    m.source = l.source;
    m.amount = l.amount;
    m.since = l.since;
    m.title = (l.number & kUntitled) != 0 ? uint16_t{0} : titleOf(t, row);
    m.stat = static_cast<uint8_t>(row.about);
    m.op = opOf(row);
    m.flags = static_cast<uint8_t>(l.number & ~kUntitled);
    m.part = partOf(t, row);
    return m;
}
// Apart from what constant texts say: most values are asked for while nothing lasts.
[[gnu::noinline]] void readChanges(Table& t, const Asked& asked, Collected& out) {
    forEachLasting(t, asked, [&](const DatedLasting& l, const Continuous& row) {
        // CCG-STATE-INACT-11: not while its card is suspended, though its period runs on.
        const bool rests = t.s.pieces.alive(l.source) && isSuspended(t, l.source.piece) && t.on("CCG-STATE-INACT-11"_rule);
        if (!rests) out.add(t, modifierOf(t, row, l));
    });
}
[[gnu::noinline]] void readTraining(Table& t, Piece p, Collected& out) {
    for (const Trained& a : t.s.trained) {
        if (!(a.apprentice == t.s.pieces.ref(p))) continue;
        Modifier m;
        m.target = a.apprentice;
        m.source = a.test;
        m.amount = a.number * kThousand;
        m.since = a.since;
        m.title = a.title;
        m.stat = kAbilityStat;
        m.op = Op::reset;
        out.add(t, m);
    }
}

// --- constant texts

// What a form says, as a modifier. A value that a card gives to what has none is a base (CCG-VAL-RESET-03).
Modifier modifierOf(Table& t, const Continuous& row, const AbilityFrame& f, const Args& a, Piece card) {
    Modifier m;
    m.target = card.some() ? t.s.pieces.ref(card) : PieceRef{};
    m.source = f.source;
    m.amount = amountOf(row, a);
    uint32_t arrived = card.some() ? t.s.pieces.data(card).since() : 0;
    m.since = std::max(t.s.pieces.data(f.source.piece).since(), arrived);
    noteText(t, f.source.piece, f.ability, m);
    m.stat = static_cast<uint8_t>(row.about);
    m.op = opOf(row);
    if (row.form == Form::change && a.symbol(kChangeCumulative) != 0) m.flags |= Modifier::kCumulative;
    if (row.form == Form::change && card.some() && a.symbol(kChangeInstead) != 0) m.flags |= Modifier::kSubstitute;
    return m;
}

void readTexts(Table& t, Piece source, const Asked& asked, Collected& out) {
    readContinuous(t, source, asked, [&](const Continuous& row, const AbilityFrame& f, const Args& a) {
        const bool namesPlace = row.on.whom != Side::Whom::anybody;
        if (asked.seat.some() && !namesPlace && !isHere(t, source, asked.place)) return;
        t.used(f.ability);
        // A change without an amount says that nothing is paid: change{deploy_cost, to = free, ...}.
        const bool free = row.form == Form::change && row.amountAt == Continuous::kNothing;
        out.free = out.free || free;
        if (!free) out.add(t, modifierOf(t, row, f, a, asked.piece));
    });
}

// CCG-VAL-AUTO-01: a constant text is no action; it is in effect whenever anybody looks.
void collect(Table& t, const Asked& asked, Collected& out) {
    if (!t.s.lasting.empty()) readChanges(t, asked, out);
    if (!t.s.trained.empty() && asked.about == kAbilityStat) readTraining(t, asked.piece, out);
    if (!t.on("CCG-VAL-AUTO-01"_rule)) return;
    if (t.s.statTexts[asked.about] != 0)
        for (Piece source : t.s.constants) readTexts(t, source, asked, out);
    // CCG-DEST-DEF-01: what a card defines in its own text is determined in every state of the card.
    if (!asked.piece.some() || isOnTable(t, asked.piece)) return;
    bool own = isAsterisk(t, asked.piece, static_cast<Stat>(asked.about)) && t.on("CCG-DEST-DEF-01"_rule);
    bool price = asked.about == kDeployCost || asked.about == kOpponentCost;  // of a card that is not on table yet
    if (own || (price && (defOf(t, asked.piece).timings >> kConstant & 1) != 0)) readTexts(t, asked.piece, asked, out);
}

// --- combining

// CCG-VAL-RESET-02/03: a value defined in the card's own text, or given to a card that has none, is a base and no reset.
void definitions(Table& t, Collected& c, Value& base) {
    for (int i = 0; i < c.n; ++i) {
        Modifier& m = c.list[i];
        if (m.op != Op::define) continue;
        bool own = m.source == m.target;
        if (t.on(own ? "CCG-VAL-RESET-02"_rule : "CCG-VAL-RESET-03"_rule)) continue;
        m.op = Op::reset;
        if (!base.some()) base = Value::of(0);
    }
}

Value combined(Table& t, const ValuePolicy& p, Value base, Collected& c) {
    bool limits = false;
    int kept = 0;
    for (int i = 0; i < c.n; ++i) {
        Modifier m = c.list[i];
        limits = limits || m.op == Op::limit;
        // CCG-VAL-CUM-01: only what says so is cumulative.
        if (!t.on("CCG-VAL-CUM-01"_rule)) m.flags &= static_cast<uint8_t>(~Modifier::kCumulative);
        // CCG-VAL-MOD-01: modifiers multiply and divide too.
        if (m.op != Op::scale || t.on("CCG-VAL-MOD-01"_rule)) c.list[kept++] = m;
    }
    c.n = kept;
    definitions(t, c, base);
    Value v = combine(p, t.rules.switches, base, c.list, c.n);
    // CCG-VAL-LIM-01: only less than one is entitled to is limited.
    if (limits && !t.on("CCG-VAL-LIM-01"_rule)) v.flags |= Value::kLimited;
    return v;
}

// CCG-VAL-UNDEF-01: an asterisk that nothing defines is zero and cannot be modified. CCG-VAL-UNDEF-02: what does not exist
// is not zero.
Value baseOf(Table& t, Piece p, Stat stat, const Collected& c) {
    Value base = printedValue(t, p, stat);
    if (base.some()) return base;
    if (!isAsterisk(t, p, stat)) return t.on("CCG-VAL-UNDEF-02"_rule) ? base : Value::of(0);
    if (!t.on("CCG-DEST-DEF-01"_rule)) return Value::of(0);
    for (int i = 0; i < c.n; ++i)
        if (c.list[i].op == Op::define) return base;
    if (!t.on("CCG-VAL-UNDEF-01"_rule)) return Value::of(0);
    return {0, static_cast<uint8_t>(Value::kSome | Value::kUnmodifiable)};
}

// What CCG-VAL-FREE-01 ignores: every change of a cost that is not paid at all.
int32_t cost(Table& t, const Asked& asked, Value base) {
    bool own = asked.piece.some() && (defOf(t, asked.piece).timings >> kConstant & 1) != 0;
    if (isUntouched(t, static_cast<Stat>(asked.about)) && !own) return base.thousandths;
    Collected c;
    collect(t, asked, c);
    if (c.free && t.on("CCG-VAL-FREE-01"_rule)) return 0;
    if (c.free) base = Value::of(0);
    return combined(t, kOfCards, base, c).thousandths;
}

Until periodOf(Table& t, Until until, PieceRef source, const Continuous& row) {
    if (until != kUnstated) return until;
    if (row.holding != 0) return Until::leavesPlay;  // as long as its condition holds
    bool battle = t.s.battle.segment != Battle::kNone;
    bool weapon = source.some() && isType(t, source.piece, kWeapon);
    if (battle && weapon && t.on("CCG-ACT-DUR-06"_rule)) return Until::leavesPlay;
    if (battle && t.on("CCG-ACT-DUR-04"_rule)) return Until::endOfBattle;
    if (battle) return Until::leavesPlay;
    return t.on("CCG-ACT-DUR-05"_rule) ? Until::leavesPlay : Until::endOfTurn;
}

}  // namespace

// A text that is canceled says nothing. Where a card lies is looked at by whoever reads it.
bool State::speaks(const Table& t, Piece source, const Ability&) { return !isSilent(t, source); }
// CCG-LOC-03: what a location says it says to both players; its text names the side where it does not.
uint32_t State::speaksTo(const Table& t, Piece source, const Ability& a) {
    if (!isType(t, source, kLocation)) return 1u << t.s.pieces.row(source).controller.index();
    // What answers an event has a side of the table if its text names one: it happens once.
    const auto number = static_cast<size_t>(&a - t.book().abilities.data());
    const bool both = a.event == 0 ? a.condition != 0 : (t.book().notes.abilities[number] & kForASide) != 0;
    const uint32_t seats = both ? 3u : 1u << t.s.pieces.row(source).controller.index();
    const uint32_t silent = (isSilentFor(t, source, seatAt(0)) ? 1u : 0u) | (isSilentFor(t, source, seatAt(1)) ? 2u : 0u);
    return seats & ~silent;
}

// --- values of cards

bool isAsterisk(const Table& t, Piece p, Stat stat) {
    return stat < kStatCount && defOf(t, p).number[2 * stat + 1] == kAsterisk;
}

// CCG-CHAR-02, CCG-CREAT-MOVE-01: what walks has landspeed 1 where its card does not say another.
static Value usualLandspeed(const Table& t, Piece p) {
    const bool character = isType(t, p, kCharacter) && t.on("CCG-CHAR-02"_rule);
    const bool asterisk = defOf(t, p).number[2 * kLandspeed + 1] == kAsterisk;
    return (character || isType(t, p, kCreature)) && !asterisk ? Value::of(1) : Value::none();
}
Value printedValue(const Table& t, Piece p, Stat stat) {
    const CardDef& def = defOf(t, p);
    if (stat == kPoliticsStat && def.type == kCharacter && def.number[kPoliticsSlot] != 0)
        return Value::ofThousandths(def.number[kPoliticsSlot]);
    if (stat >= kStatCount || def.number[2 * stat + 1] != kPrinted)
        return stat == kLandspeed ? usualLandspeed(t, p) : Value::none();
    if (stat != kDestiny) return Value::ofThousandths(def.number[2 * stat]);
    bool open = t.s.pieces.isIn(p, kTable) || t.s.pieces.isIn(p, kUnresolved) || t.s.pieces.isIn(p, kStacked);
    bool second = open && (t.s.pieces.data(p).destinyLock & 3) == 2;
    return Value::ofThousandths(def.number[second ? int{kSecondDestiny} : 2 * stat]);
}

namespace {

// CCG-SHIP-UNP-01: without a pilot its numbers are an unmodifiable 0, its armor 2. CCG-SHIP-PILOT-03: pilots add power.
Value ofCraft(Table& t, Piece p, Stat stat, Value v) {
    bool moving = stat == kPower || stat == kManeuver || stat == kHyperspeed || stat == kLandspeed;
    if (!v.some() || (!moving && stat != kArmor) || !isOnTable(t, p)) return v;
    if (!isPiloted(t, p) && t.on("CCG-SHIP-UNP-01"_rule))
        return {stat == kArmor ? 2 * kThousand : 0, static_cast<uint8_t>(Value::kSome | Value::kUnmodifiable)};
    if (stat == kPower) v.thousandths += pilotBonus(t, p);
    return v;
}

}  // namespace

Value valueOf(Table& t, Piece p, Stat stat) {
    if (isCraft(t, p)) return ofCraft(t, p, stat, plainValue(t, p, stat));
    return plainValue(t, p, stat);
}

Value plainValue(Table& t, Piece p, Stat stat) {
    if (isAsPrinted(t, stat) && !isAsterisk(t, p, stat)) return printedValue(t, p, stat);
    Collected c;
    collect(t, {stat, p, kNobody, {}, kNobody}, c);
    Value v = combined(t, kOfCards, baseOf(t, p, stat, c), c);
    // CCG-VAL-TOT-01: what modifies a total leaves the cards alone.
    if (v.some() && !t.on("CCG-VAL-TOT-01"_rule) && (stat == kPower || stat == kAbilityStat) && locationOf(t, p).some())
        v = playerValue(t, stat == kPower ? kTotalPowerStat : kTotalAbilityStat, t.s.pieces.row(p).controller,
                        locationOf(t, p), v);
    return v;
}

// CCG-VAL-MOD-03: whoever looks at a value finds it with everything that modifies it now.
Value checkedValue(Table& t, Piece p, Stat stat) {
    return t.on("CCG-VAL-MOD-03"_rule) ? valueOf(t, p, stat) : printedValue(t, p, stat);
}

// CCG-VAL-UNDEF-03: ability 0 is no ability.
bool hasAbility(Table& t, Piece p) {
    Value v = ability(t, p);
    return v.some() && (v.thousandths > 0 || !t.on("CCG-VAL-UNDEF-03"_rule));
}

// CCG-VAL-RESET-08: a reset to another number counts as well as a modifier.
bool isIncreased(Table& t, Piece p, Stat stat) {
    Value now = valueOf(t, p, stat);
    if (now.isReset() && !t.on("CCG-VAL-RESET-08"_rule)) return false;
    return now.thousandths > printedValue(t, p, stat).thousandths;
}
bool isReduced(Table& t, Piece p, Stat stat) {
    Value now = valueOf(t, p, stat);
    if (now.isReset() && !t.on("CCG-VAL-RESET-08"_rule)) return false;
    return now.thousandths < printedValue(t, p, stat).thousandths;
}

// --- numbers of players

Value playerValue(Table& t, Stat stat, Seat seat, Piece place, Value base) {
    if (isUntouched(t, stat)) return base;
    Collected c;
    collect(t, {stat, {}, seat, place, kNobody}, c);
    return c.n == 0 ? base : combined(t, kOfPlayers, base, c);
}

Value unlimitedValue(Table& t, Stat stat, Seat seat, Piece place, Value base, int32_t& limit) {
    Collected c;
    collect(t, {stat, {}, seat, place, kNobody}, c);
    int kept = 0;
    for (int i = 0; i < c.n; ++i) {
        if (c.list[i].op == Op::limit)
            limit = std::min(limit, c.list[i].amount);
        else
            c.list[kept++] = c.list[i];
    }
    c.n = kept;
    return combined(t, kOfPlayers, base, c);
}

// CCG-VAL-FREE-01: free is free of the cost itself, not of costs beside it.
int deployCost(Table& t, Piece p, Piece place) {
    Value base = printedValue(t, p, kDeployCost);
    int32_t own = base.some() ? cost(t, {kDeployCost, p, kNobody, place, kNobody}, base) : 0;
    return (own + cost(t, {kExtraDeployCost, p, kNobody, place, kNobody}, Value::of(0))) / kThousand;
}
int opponentDeployCost(Table& t, Piece p, Piece place) {
    const CardDef& def = defOf(t, p);
    if (!def.has(kOpponentPays)) return 0;
    return cost(t, {kOpponentCost, p, kNobody, place, kNobody}, Value::ofThousandths(def.keyword[kOpponentPays])) /
           kThousand;
}
int32_t cardNumber(Table& t, Piece p, Stat stat, int32_t base, Piece place) {
    if (isUntouched(t, stat)) return base;
    Collected c;
    collect(t, {stat, p, kNobody, place, kNobody}, c);
    if (c.free && t.on("CCG-VAL-FREE-01"_rule)) return 0;
    return c.n == 0 ? base : combined(t, kOfPlayers, Value::ofThousandths(base), c).thousandths;
}
bool saysOfItself(Table& t, Piece p, Stat stat) {
    Collected c;
    readTexts(t, p, {stat, p, kNobody, {}, kNobody}, c);
    return c.n > 0;
}
// CCG-BTL-IMM-04: of several immunities the highest counts.
// CCG-BTL-IMM-06: what takes it away is stronger than what gives it.
int immunityOf(Table& t, Piece p) {
    constexpr int32_t kAnyAmount = 100'000 * kThousand;
    if (isUntouched(t, kImmunity) && isUntouched(t, kTotalImmunity)) return 0;
    if (cardNumber(t, p, kImmunityLost, 0) > 0 && t.on("CCG-BTL-IMM-06"_rule)) return 0;
    Collected c;
    collect(t, {kImmunity, p, kNobody, {}, kNobody}, c);
    int32_t most = cardNumber(t, p, kTotalImmunity, 0) > 0 ? kAnyAmount : 0, limit = kAnyAmount;
    // CCG-BTL-IMM-04: the highest counts, they are not added.
    for (int i = 0; i < c.n; ++i) {
        const int32_t amount = c.list[i].amount;
        if (c.list[i].op == Op::limit)
            limit = std::min(limit, amount);
        else
            most = t.on("CCG-BTL-IMM-04"_rule) ? std::max(most, amount) : most + amount;
    }
    return std::min(most, limit) / kThousand;
}
int battleCost(Table& t, Seat seat, Piece location) {
    return cost(t, {kBattleCost, {}, seat, location, kNobody}, Value::of(1)) / kThousand;
}

// CCG-VAL-AUTO-02: what a player may add is added by an action of his, never by itself.
int32_t mayAdd(Table& t, Seat seat) {
    if (t.on("CCG-VAL-AUTO-02"_rule)) return 0;
    int32_t sum = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        forEachAbility(t, p, kJust, [&](Piece, int ability) {
            if (t.book().abilities[static_cast<size_t>(ability)].event != kDrainInitiated) return;
            const AbilityFrame f = abilityFrame(t, ability, t.s.pieces.ref(p), seat, {});
            forEachVerb(t, f, kChangeForTag, [&](const Args& a) { sum += a.number[kChangeAmount]; });
        });
    return sum;
}
int drainAmount(Table& t, Seat drainer, Piece location) {
    Value base = Value::of(icons(t, opponentOf(drainer), location));
    base.thousandths += mayAdd(t, drainer);
    return std::max(0, playerValue(t, kDrainStat, drainer, location, base).thousandths) / kThousand;
}
Value generation(Table& t, Seat seat, Piece location) {
    return playerValue(t, kGeneration, seat, location, Value::of(icons(t, seat, location)));
}
int32_t totalAt(Table& t, Stat total, Seat seat, Piece location, int32_t sum) {
    if (!t.on("CCG-VAL-TOT-01"_rule)) return sum;
    return std::max(0, playerValue(t, total, seat, location, Value::ofThousandths(sum)).thousandths);
}

// --- changes

namespace {

// What two texts say that are copies of each other.
bool isSameText(const Table& t, const Continuous& a, const Continuous& b) {
    return a.about == b.about && opOf(a) == opOf(b) && titleOf(t, a) == titleOf(t, b) && partOf(t, a) == partOf(t, b) &&
           a.holding == 0 && b.holding == 0;
}
// CCG-VAL-MOD-02: the same text used again on the same value counts once, so that nothing is gained by noting it twice.
bool isRepeated(Table& t, const DatedLasting& l) {
    const Continuous& row = t.book().lasting[l.row];
    if (titleOf(t, row) == 0 || (l.number & Modifier::kCumulative) != 0 || !t.on("CCG-VAL-MOD-02"_rule)) return false;
    for (int i = 0; i < t.s.lasting.size(); ++i) {
        if (!isSameText(t, t.book().lasting[static_cast<size_t>(t.s.lasting.rowOf(i))], row)) continue;
        const DatedLasting x = t.s.lasting.at(i);
        if (x.of == l.of && x.on == l.on && x.seat == l.seat && x.amount == l.amount && x.period == l.period &&
            x.number == l.number)
            return true;
    }
    return false;
}

}  // namespace

Did lasts(Table& t, AbilityFrame& f, const Args& a, uint8_t flags, int32_t amount) {
    bool known = false;
    const Did did = lastsFor(t, f, a, [&](DatedLasting& l) {
        l.since = t.now();
        l.number = flags;
        if (amount != kNotSaid) l.amount = amount;
        const Continuous& row = t.book().lasting[l.row];
        Until until = periodOf(t, static_cast<Until>(l.period), l.source, row);
        if (until == kNextTurn) until = t.s.turn == f.controller ? afterTurnOf(f.controller) : endOfTurnOf(f.controller);
        l.period = static_cast<uint8_t>(until);
        known = isRepeated(t, l);
        t.touch();
        return !known;
    });
    return known ? Did::full : did;
}
void train(Table& t, Piece apprentice, Piece test, int32_t number) {
    t.pushOrFault(t.s.trained, Trained{t.s.pieces.ref(apprentice), t.s.pieces.ref(test), t.now(), defOf(t, test).title,
                                       static_cast<uint16_t>(number / kThousand)});
    t.touch();
}

namespace {

// (Off CCG-VAL-MOD-05: what was added stays, and is taken away as one more change.)
void takeBack(Table& t, Until until) {
    for (int i = t.s.lasting.size() - 1; i >= 0; --i) {
        DatedLasting l = t.s.lasting.at(i);
        if (l.period != static_cast<uint8_t>(until) || opOf(t.book().lasting[l.row]) != Op::add) continue;
        l.period = static_cast<uint8_t>(Until::leavesPlay);
        t.s.lasting.setPeriod(i, l.period);
        l.amount = -l.amount;
        l.since = t.now();
        l.number |= kUntitled;
        if (!t.s.lasting.add(t.book(), l)) t.fault(Fault::capacity);
    }
}

}  // namespace

// CCG-VAL-MOD-05: what is left is applied anew in its order; nothing is taken back from the result.
void expire(Table& t, Until until) {
    if (!t.on("CCG-VAL-MOD-05"_rule)) takeBack(t, until);
    endLasting(t, static_cast<int>(until));
}
void expireTurnOf(Table& t, Seat seat) {
    if (t.s.lasting.empty()) return;
    expire(t, endOfTurnOf(seat));
    for (int i = 0; i < t.s.lasting.size(); ++i)
        if (t.s.lasting.at(i).period == static_cast<uint8_t>(afterTurnOf(seat)))
            t.s.lasting.setPeriod(i, static_cast<uint8_t>(endOfTurnOf(seat)));
}
void inheritChanges(Table& t, PieceRef from, PieceRef to) {
    handOver(t, from, to);
    for (Trained& a : t.s.trained)
        if (a.apprentice == from) a.apprentice = to;
}
// CCG-ACT-DUR-01: what a card has changed for a duration stays as it leaves.
void endChangesOf(Table& t, PieceRef gone) {
    if (t.s.lasting.empty() && t.s.trained.empty()) return;
    const bool stays = t.on("CCG-ACT-DUR-01"_rule);
    (void)t.s.lasting.removeIf(
        t.book(), [&](const Lasting& l) { return l.of == gone || l.on == gone || (!stays && l.source == gone); });
    for (int i = t.s.trained.size() - 1; i >= 0; --i)
        if (const Trained& a = t.s.trained[i]; a.apprentice == gone || (!stays && a.test == gone)) t.s.trained.removeAt(i);
}

}  // namespace cantina::ccg
