// Static abilities (section 3): what is on while its card is where it works. TCG-STAT-01, TCG-STAT-03; the bonuses of Pilots
// (TCG-PIL-01, 06, 22) and of Equipment (TCG-EQP-06).
//
// A static ability is never run. When a number is asked for, the face-up cards that have such abilities (State::statics) are
// read: does one of them speak of this number, does it work now, does it mean this unit? The sum is the answer.
#include "games/tcg/game.h"
#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr uint32_t kStaticTimings = 1u << kStatic | 1u << kPilotStatic | 1u << kEquipped;

// The number that this verb changes: for some it is always the same, for others the third operand, a symbol.
constexpr int kNoStat = -1;
int statOf(const Instr* verb) {
    if (verb->code != Code::verb) return kNoStat;
    switch (verb->a) {
        case kVerbArmors: return static_cast<int>(Stat::armor);
        case kVerbInterceptors: return static_cast<int>(Stat::mayIntercept);
        case kVerbRetaliators: return static_cast<int>(Stat::paidRetaliate);
        case kVerbTolls: return static_cast<int>(Stat::toll);
        case kVerbBurdens: return static_cast<int>(Stat::attackToll);
        case kVerbPins: return static_cast<int>(Stat::stepRetreat);
        case kVerbGets:
        case kVerbLacks:
        case kVerbGrants: return verb[3].imm;
        default: return kNoStat;
    }
}
bool changes(const Instr* verb, Stat s) { return statOf(verb) == static_cast<int>(s); }
bool speaksOf(const Instr* code, int length, Stat s) {
    for (int i = 0; i < length; ++i)
        if (changes(code + i, s)) return true;
    return false;
}
int signedAmount(const Instr& verb, const Args& args) {
    if (verb.a == kVerbArmors || verb.a == kVerbPins) return 1;
    if (verb.a == kVerbInterceptors) return args.whole(1) + 1;
    return verb.a == kVerbLacks ? -args.whole(1) : args.whole(1);
}

// Walks the ability for one unit: conditions, "each", and what it gets.
int bonusOf(Table& t, const Ability& a, AbilityFrame& f, Piece p, Stat s) {
    const Instr* code = &t.book().code[a.code];
    PieceRef target = t.s.pieces.ref(p);
    int sum = 0;
    int after = -1;
    for (int pc = 0;;) {
        const Instr& i = code[pc];
        switch (i.code) {
            case Code::end:
                if (after < 0) return sum;
                pc = after;
                after = -1;
                break;
            case Code::when:
                pc = t.words().conditions[i.a].holds(t, f, operands(t, f, code + pc + 1, i.b)) ? pc + 1 + i.b : i.imm;
                break;
            case Code::each:
                if (matches(t, f, i.imm, p)) {
                    f.regs[0] = target;
                    after = code[pc + 1].imm;
                    pc += 2;
                } else {
                    pc = code[pc + 1].imm;
                }
                break;
            case Code::verb:
                if (changes(code + pc, s)) {
                    Args args = operands(t, f, code + pc + 1, i.b);
                    if (args.at(0) == target) sum += signedAmount(i, args);
                }
                pc += 1 + i.b;
                break;
            default: ++pc;
        }
    }
}

int bonusFrom(Table& t, Piece source, Piece p, Stat s) {
    const CardDef& def = defOf(t, source);
    int sum = 0;
    for (int k = def.first; k < def.first + def.abilities; ++k) {
        const Ability& a = t.book().abilities[static_cast<size_t>(k)];
        if (((kStaticTimings >> a.timing) & 1) == 0 || !speaksOf(&t.book().code[a.code], a.length, s)) continue;
        if (t.rules.switches.off(a.id) || !worksHere(t, source, a.timing)) continue;
        AbilityFrame f = abilityFrame(t, k, t.s.pieces.ref(source), controllerOf(t, source), {});
        // TCG-STAT-03: on only while its condition holds.
        if (!conditionHolds(t, f) && t.on("TCG-STAT-03"_rule)) continue;
        int bonus = bonusOf(t, a, f, p, s);
        if (bonus != 0) t.used(static_cast<uint16_t>(k));
        sum += bonus;
    }
    return sum;
}

int governedBy(Table& t, Piece source, Seat seat, int verb, int what) {
    const CardDef& def = defOf(t, source);
    int sum = 0;
    for (int k = def.first; k < def.first + def.abilities; ++k) {
        const Ability& a = t.book().abilities[static_cast<size_t>(k)];
        if (a.timing != kStatic || !a.mayHave(verb) || t.rules.switches.off(a.id) || !worksHere(t, source, a.timing))
            continue;
        AbilityFrame f = abilityFrame(t, k, t.s.pieces.ref(source), controllerOf(t, source), {});
        if (!conditionHolds(t, f)) continue;
        const Instr* code = &t.book().code[a.code];
        for (int i = 0; i < a.length; ++i) {
            if (code[i].code != Code::verb || code[i].a != verb) continue;
            Args args = operands(t, f, code + i + 1, code[i].b);
            if (!(args.seat(0) == seat) || args.symbol(2) != what) continue;
            t.used(static_cast<uint16_t>(k));
            sum += args.whole(1);
        }
    }
    return sum;
}

// Book::Notes::speaks: the numbers that a card's static abilities change, and whether they do anything else. Asked for far
// more often than anything is changed, so that a no must cost no more than a look at one bit.
constexpr int kGovernsPlayers = 63;
static_assert(static_cast<int>(Stat::count) <= kGovernsPlayers);
bool mayChange(const Table& t, Piece source, int bit) {
    return ((t.book().notes.speaks[t.s.pieces.row(source).def] >> bit) & 1) != 0;
}

template <class Fn>
void forEachFaceUp(Table& t, Fn fn) {
    for (uint8_t zone : {kRetreated, kSpace, kGround, kCharacter, kOn, kLocations})
        for (Seat seat : {kDark, kLight})
            for (Piece p : t.s.pieces.in({zone, seat}))
                if ((defOf(t, p).timings & kStaticTimings) != 0) fn(p);
}

}  // namespace

int staticBonus(Table& t, Piece p, Stat s) {
    int sum = 0;
    if (t.s.statics.full()) {
        forEachFaceUp(t, [&](Piece source) { sum += bonusFrom(t, source, p, s); });
        return sum;
    }
    for (uint8_t source : t.s.statics)
        if (mayChange(t, Piece{source}, static_cast<int>(s))) sum += bonusFrom(t, Piece{source}, p, s);
    return sum;
}

int governed(Table& t, Seat seat, int verb, int what) {
    if (t.s.watchers[kGoverns] == 0) return 0;
    int sum = 0;
    if (t.s.statics.full()) {
        forEachFaceUp(t, [&](Piece source) { sum += governedBy(t, source, seat, verb, what); });
        return sum;
    }
    for (uint8_t source : t.s.statics)
        if (mayChange(t, Piece{source}, kGovernsPlayers)) sum += governedBy(t, Piece{source}, seat, verb, what);
    return sum;
}

void Rules::prepare(Book& book) {
    book.notes.speaks.assign(book.defs.size(), 0);
    for (const Ability& a : book.abilities) {
        if (((kStaticTimings >> a.timing) & 1) == 0) continue;
        for (int i = 0; i < a.length; ++i) {
            const Instr* verb = &book.code[a.code + static_cast<uint32_t>(i)];
            if (verb->code != Code::verb) continue;
            const int stat = statOf(verb);
            book.notes.speaks[a.card] |= uint64_t{1} << (stat == kNoStat ? kGovernsPlayers : stat);
        }
    }
}

bool worksHere(Table& t, Piece p, int timing) {
    int zone = t.s.pieces.kindOf(p);
    switch (timing) {
        case kPilotStatic:
        case kPilotWhenever:
        case kPilotActivated:
            // TCG-PIL-06: not while the Pilot is in the Character arena. TCG-ZONE-07: nor on a unit in the build zone.
            if (zone != kOn) return zone == kCharacter && !t.on("TCG-PIL-06"_rule);
            return isAboard(t, p) && isInBattle(t, hostOf(t, p));
        // TCG-KW-RES-01: in the build zone and nowhere else.
        case kReserves: return t.on("TCG-KW-RES-01"_rule) ? zone == kRetreated : isArena(zone);
        case kEquipped:
        case kEquippedActivated:
            // TCG-EQP-06: the equipped unit gains what its Equipment gives.
            return t.on("TCG-EQP-06"_rule) && zone == kOn && isEquipment(t, p) && isInBattle(t, hostOf(t, p));
        default:
            // TCG-PIL-22: what stands beside the Pilot ability is ignored while piloting.
            if (zone == kOn) return isAboard(t, p) && isInBattle(t, hostOf(t, p)) && !t.on("TCG-PIL-22"_rule);
            // TCG-STAT-01: off for a retreated unit.
            return isArena(zone) || zone == kLocations || (zone == kRetreated && isUnit(t, p) && !t.on("TCG-STAT-01"_rule));
    }
}

void watchStatics(Table& t, Piece p, bool enters) {
    if ((defOf(t, p).timings & kStaticTimings) == 0) return;
    t.s.healthDue = 1;
    if (enters) {
        if (!t.s.statics.full()) (void)t.s.statics.push(static_cast<uint8_t>(p.n));
        return;
    }
    bool all = t.s.statics.full();
    for (int i = 0; i < t.s.statics.size(); ++i)
        if (t.s.statics[i] == p.n) {
            t.s.statics.removeAt(i);
            break;
        }
    if (!all) return;
    t.s.statics.clear();
    forEachFaceUp(t, [&](Piece other) {
        if (!(other == p) && !t.s.statics.full()) (void)t.s.statics.push(static_cast<uint8_t>(other.n));
    });
}

}  // namespace cantina::tcg
