// Values: a base, then modifiers in the order they came into effect. Holds CCG-VAL-*, CCG-ACT-DUR-*, CCG-DEST-DEF-01.
//
// Modifiers come from two places: changes with a duration (State::modifiers) and texts of cards on the table that modify all
// the time (timing "constant"), which are read whenever a value is asked for, so that they are in effect at once.
//
// RULING CCG-VAL-MOD-04: a constant text came into effect when its card or the card that it modifies came to its place,
// whichever was later, because the moments at which conditions become true leave no trace on the table
// (docs/decisions/045-when-a-modifier-came-into-effect.md).
#include "games/ccg/values.h"

#include <cstring>

#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/value_words.h"

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

bool isUntouched(const Table& t, Stat stat) { return t.s.modifiers.empty() && t.s.statTexts[stat] == 0; }

// What is asked for: a value of a card, or a number of a player at a place.
struct Asked {
    Stat stat;
    Piece card;
    Seat seat;
    Piece place;
};

// Left as it is until something is added: most values are asked for while nothing modifies them.
struct Collected {
    static constexpr int kMost = 64;
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
uint16_t textKey(const Table& t, Piece source, int ability) {
    return static_cast<uint16_t>(defOf(t, source).title * 8 + t.book().abilities[static_cast<size_t>(ability)].number + 1);
}

bool isHere(const Table& t, Piece source, Piece place, bool related) {
    if (!place.some()) return true;
    Piece at = isType(t, source, kLocation) ? source : locationOf(t, source);
    if (!at.some()) return true;
    if (related) return isSiteLike(t, place) && (at == place || areRelated(t, at, place));
    return at == place;
}

// --- constant texts

void noteVerb(Table& t, const AbilityFrame& f, const Instr* code, const Asked& asked, Collected& out) {
    const ConstantVerb* verb = constantVerb(code->a);
    if (verb == nullptr || code[1].imm != asked.stat) return;
    Args args = operands(t, f, code + 1, code->b);
    int target = verb->target;
    if (verb->forPlayer) {
        if (!asked.seat.some() || !(args.seat(target) == asked.seat) ||
            !isHere(t, f.source.piece, asked.place, verb->related))
            return;
    } else if (!asked.card.some() || !(args.at(target).piece == asked.card)) {
        return;
    }
    if (verb->free) {
        out.free = true;
        return;
    }
    Modifier m;
    m.target = asked.card.some() ? t.s.pieces.ref(asked.card) : PieceRef{};
    m.source = f.source;
    m.amount = target == 1 ? kThousand : args.number[1] * verb->sign;
    uint32_t arrived = asked.card.some() ? t.s.pieces.data(asked.card).since() : 0;
    m.since = std::max(t.s.pieces.data(f.source.piece).since(), arrived);
    m.title = textKey(t, f.source.piece, f.ability);
    m.stat = asked.stat;
    m.op = verb->op;
    m.flags = verb->flags;
    out.add(t, m);
}

void readText(Table& t, const AbilityFrame& f, const Instr* code, int pc, const Asked& asked, Collected& out) {
    while (code[pc].code != Code::end) {
        const Instr& i = code[pc];
        switch (i.code) {
            case Code::verb:
                noteVerb(t, f, &code[pc], asked, out);
                pc += 1 + i.b;
                break;
            case Code::each:
                if (asked.card.some() && matches(t, f, i.imm, asked.card)) {
                    AbilityFrame sub = f;
                    sub.regs[0] = t.s.pieces.ref(asked.card);
                    readText(t, sub, code, pc + 2, asked, out);
                }
                pc = code[pc + 1].imm;
                break;
            case Code::when:
                pc = t.words().conditions[i.a].holds(t, f, operands(t, f, code + pc + 1, i.b)) ? pc + 1 + i.b : i.imm;
                break;
            case Code::jump: pc = i.imm; break;
            default: ++pc;
        }
    }
}

// Whether a card's texts, and then whether one of them, may be about what is asked for. Values are asked for far more often
// than anything modifies them, and conditions and filters may look at other values: a no costs a look at what was noted.
bool maySpeak(const Table& t, Piece source, Stat stat) {
    return (t.book().notes.speaks[t.s.pieces.row(source).def] >> stat & 1) != 0;
}
bool isAbout(const Table& t, Piece source, int ability, const Asked& asked) {
    const uint64_t about = t.book().notes.about[static_cast<size_t>(ability)];
    if ((about >> asked.stat & 1) == 0) return false;
    return (about >> kOnlyItself & 1) == 0 || asked.card == source || t.rules.switches.any();
}

void readTexts(Table& t, Piece source, const Asked& asked, Collected& out) {
    if (!maySpeak(t, source, asked.stat) || isSilent(t, source)) return;
    const CardDef& def = defOf(t, source);
    for (int k = 0; k < def.abilities; ++k) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + k)];
        if (!isAbout(t, source, def.first + k, asked) || t.rules.switches.off(a.id)) continue;
        Event e;
        if (asked.place.some()) e.object = t.s.pieces.ref(asked.place);
        AbilityFrame f = abilityFrame(t, def.first + k, t.s.pieces.ref(source), t.s.pieces.row(source).controller, e);
        // CCG-LOC-03: what a location says it says to both players; its text names the side where it does not.
        bool both = def.type == kLocation && a.condition != 0;
        for (int side = both ? 0 : f.controller.index(); side <= (both ? 1 : f.controller.index()); ++side) {
            f.controller = seatAt(side);
            int before = out.n;
            if (conditionHolds(t, f)) readText(t, f, &t.book().code[a.code], static_cast<int>(a.paid - a.code), asked, out);
            if (out.n > before || out.free) t.used(static_cast<uint16_t>(def.first + k));
        }
    }
}

// CCG-VAL-AUTO-01: a constant text is no action; it is in effect whenever anybody looks.
void collect(Table& t, const Asked& asked, Collected& out) {
    for (const Modifier& m : t.s.modifiers) {
        if (m.stat != asked.stat) continue;
        bool mine = asked.card.some()
                        ? m.target.piece == asked.card && t.s.pieces.alive(m.target)
                        : m.spare == asked.seat.index() + 1 && (!m.target.some() || m.target.piece == asked.place);
        if (mine) out.add(t, m);
    }
    if (!t.on("CCG-VAL-AUTO-01"_rule)) return;
    if (t.s.statTexts[asked.stat] != 0)
        for (Piece source : t.s.constants) readTexts(t, source, asked, out);
    // CCG-DEST-DEF-01: what a card defines in its own text is determined in every state of the card.
    if (!asked.card.some() || isOnTable(t, asked.card)) return;
    bool own = isAsterisk(t, asked.card, asked.stat) && t.on("CCG-DEST-DEF-01"_rule);
    bool price = asked.stat == kDeployCost || asked.stat == kOpponentCost;  // of a card that is not on table yet
    if (own || (price && (defOf(t, asked.card).timings >> kConstant & 1) != 0)) readTexts(t, asked.card, asked, out);
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
    bool own = asked.card.some() && (defOf(t, asked.card).timings >> kConstant & 1) != 0;
    if (isUntouched(t, asked.stat) && !own) return base.thousandths;
    Collected c;
    collect(t, asked, c);
    if (c.free && t.on("CCG-VAL-FREE-01"_rule)) return 0;
    if (c.free) base = Value::of(0);
    return combined(t, kOfCards, base, c).thousandths;
}

Until lasting(Table& t, Until until, PieceRef source) {
    if (until != kUnstated) return until;
    bool battle = t.s.battle.segment != Battle::kNone;
    bool weapon = source.some() && isType(t, source.piece, kWeapon);
    if (battle && weapon && t.on("CCG-ACT-DUR-06"_rule)) return Until::leavesPlay;
    if (battle && t.on("CCG-ACT-DUR-04"_rule)) return Until::endOfBattle;
    if (battle) return Until::leavesPlay;
    return t.on("CCG-ACT-DUR-05"_rule) ? Until::leavesPlay : Until::endOfTurn;
}

Modifier change(Table& t, Stat stat, Op op, int32_t thousandths, Until until, PieceRef source, uint16_t ability) {
    Modifier m;
    m.source = source;
    m.amount = thousandths;
    m.since = t.now();
    m.title = source.some() ? textKey(t, source.piece, ability) : uint16_t{0};
    m.stat = stat;
    m.op = op;
    m.until = lasting(t, until, source);
    return m;
}

}  // namespace

// --- values of cards

bool isAsterisk(const Table& t, Piece p, Stat stat) {
    return stat < kStatCount && defOf(t, p).number[2 * stat + 1] == kAsterisk;
}

Value printedValue(const Table& t, Piece p, Stat stat) {
    const CardDef& def = defOf(t, p);
    if (stat >= kStatCount || def.number[2 * stat + 1] != kPrinted) return Value::none();
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
    collect(t, {stat, p, kNobody, {}}, c);
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
    collect(t, {stat, {}, seat, place}, c);
    return c.n == 0 ? base : combined(t, kOfPlayers, base, c);
}

Value unlimitedValue(Table& t, Stat stat, Seat seat, Piece place, Value base, int32_t& limit) {
    Collected c;
    collect(t, {stat, {}, seat, place}, c);
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
    int32_t own = base.some() ? cost(t, {kDeployCost, p, kNobody, place}, base) : 0;
    return (own + cost(t, {kExtraDeployCost, p, kNobody, place}, Value::of(0))) / kThousand;
}
int opponentDeployCost(Table& t, Piece p, Piece place) {
    const CardDef& def = defOf(t, p);
    if (!def.has(kOpponentPays)) return 0;
    return cost(t, {kOpponentCost, p, kNobody, place}, Value::ofThousandths(def.keyword[kOpponentPays])) / kThousand;
}
int32_t cardNumber(Table& t, Piece p, Stat stat, int32_t base, Piece place) {
    if (isUntouched(t, stat)) return base;
    Collected c;
    collect(t, {stat, p, kNobody, place}, c);
    return c.n == 0 ? base : combined(t, kOfPlayers, Value::ofThousandths(base), c).thousandths;
}
// CCG-BTL-IMM-04: of several immunities the highest counts.
// CCG-BTL-IMM-06: what takes it away is stronger than what gives it.
int immunityOf(Table& t, Piece p) {
    if (isUntouched(t, kImmunity)) return 0;
    if (cardNumber(t, p, kImmunityLost, 0) > 0 && t.on("CCG-BTL-IMM-06"_rule)) return 0;
    Collected c;
    collect(t, {kImmunity, p, kNobody, {}}, c);
    int32_t most = 0;
    // CCG-BTL-IMM-04: the highest counts, they are not added.
    for (int i = 0; i < c.n; ++i)
        most = t.on("CCG-BTL-IMM-04"_rule) ? std::max(most, c.list[i].amount) : most + c.list[i].amount;
    return most / kThousand;
}
int battleCost(Table& t, Seat seat, Piece location) {
    return cost(t, {kBattleCost, {}, seat, location}, Value::of(1)) / kThousand;
}

// CCG-VAL-AUTO-02: what a player may add is added by an action of his, never by itself.
int32_t mayAdd(Table& t, Seat seat) {
    if (t.on("CCG-VAL-AUTO-02"_rule)) return 0;
    int32_t sum = 0;
    for (Piece p : t.s.pieces.in({kTable, seat}))
        forEachAbility(t, p, kJust, [&](Piece, int ability) {
            const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
            if (a.event == kDrainInitiated) sum += t.book().code[a.paid + 1].imm;
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

// CCG-VAL-MOD-02: the same text used again on the same value counts once, so that nothing is gained by noting it twice.
bool isRepeated(Table& t, const Modifier& m) {
    if (m.title == 0 || (m.flags & Modifier::kCumulative) != 0 || !t.on("CCG-VAL-MOD-02"_rule)) return false;
    for (Modifier x : t.s.modifiers) {
        x.since = m.since;
        x.source = m.source;
        if (std::memcmp(&x, &m, sizeof m) == 0) return true;
    }
    return false;
}
void note(Table& t, const Modifier& m) {
    if (!isRepeated(t, m)) t.pushOrFault(t.s.modifiers, m);
    t.touch();
}

}  // namespace

void modify(Table& t, Piece target, Stat stat, Op op, int32_t thousandths, Until until, PieceRef source, uint16_t ability) {
    Modifier m = change(t, stat, op, thousandths, until, source, ability);
    m.target = t.s.pieces.ref(target);
    note(t, m);
}
void modifyFor(Table& t, Seat seat, Stat stat, Op op, int32_t thousandths, Until until, PieceRef source, uint16_t ability) {
    Modifier m = change(t, stat, op, thousandths, until, source, ability);
    m.spare = static_cast<uint16_t>(seat.index() + 1);
    note(t, m);
}

// CCG-VAL-MOD-05: what is left is applied anew in its order; nothing is taken back from the result.
void expire(Table& t, Until until) {
    for (int i = t.s.modifiers.size() - 1; i >= 0; --i) {
        if (t.s.modifiers[i].until != until) continue;
        if (!t.on("CCG-VAL-MOD-05"_rule) && t.s.modifiers[i].op == Op::add) {
            Modifier back = t.s.modifiers[i];
            t.s.modifiers[i].until = back.until = Until::leavesPlay;
            back.amount = -back.amount;
            back.since = t.now();
            back.title = 0;
            t.pushOrFault(t.s.modifiers, back);
            continue;
        }
        t.s.modifiers.removeAt(i);
    }
}

}  // namespace cantina::ccg
