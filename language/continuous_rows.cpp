#include "language/continuous_rows.h"

#include <algorithm>

namespace cantina::language {
namespace {

// A condition around what is being read: until `end`.
struct Around {
    int when = 0;
    int end = 0;
    bool otherwise = false;
};

// Reads the abilities that hold, one after the other, and keeps a row for each form.
class Gatherer {
public:
    explicit Gatherer(Book& book) : book_(book), v_(*book.vocabulary) {}

    void card(const CardDef& def) {
        const auto first = static_cast<uint32_t>(book_.continuous.size());
        uint64_t about = 0, ofOthers = 0;
        for (int k = 0; k < def.abilities; ++k) ability(static_cast<uint16_t>(def.first + k));
        for (int k = 0; k < def.given; ++k) effectsOf(static_cast<uint16_t>(givenAbility(def, k)));
        for (size_t k = first; k < book_.continuous.size(); ++k) {
            const Continuous& row = book_.continuous[k];
            if (row.given != 0) continue;
            about |= aboutBit(row.about);
            if (row.of.whom != Side::Whom::self) ofOthers |= aboutBit(row.about);
        }
        book_.continuousOf.push_back({first, static_cast<uint32_t>(book_.continuous.size()) - first});
        book_.continuousAbout.push_back(about);
        book_.continuousOfOthers.push_back(ofOthers);
        book_.givesAbilities.push_back(def.given != 0);
    }

private:
    void ability(uint16_t number) {
        const Ability& a = book_.abilities[number];
        if (a.timing >= v_.timings.size()) return;
        const Instr* code = &book_.code[a.code];
        if (!v_.timings[a.timing].continuous) return effectsOf(number);
        std::vector<Around> around;
        for (int pc = static_cast<int>(a.paid - a.code); pc < a.length; ++pc) {
            while (!around.empty() && around.back().end == pc) around.pop_back();
            const Instr& i = code[pc];
            if (i.code == Code::when) {
                around.push_back({pc, i.imm, false});
                pc += i.b;
            } else if (i.code == Code::jump && !around.empty() && around.back().end == pc + 1) {
                around.back() = {around.back().when, i.imm, true};
            } else if (i.code == Code::verb) {
                form(number, pc, code + pc, around);
                pc += i.b;
            }
        }
    }

    // Forms among effects: what they say lasts for a period.
    void effectsOf(uint16_t ability) {
        const Ability& a = book_.abilities[ability];
        const Instr* code = &book_.code[a.code];
        for (int pc = 0; pc < a.length; ++pc) {
            if (code[pc].code != Code::verb || v_.verbs[code[pc].a].form == Form::none) continue;
            book_.lasting.push_back(lastingRow(ability, pc, code + pc));
            book_.lastingAt.push_back(uint32_t{ability} << 16 | static_cast<uint32_t>(pc + 1 + code[pc].b));
        }
    }

    Continuous lastingRow(uint16_t ability, int at, const Instr* verb) {
        Continuous row = rowOf(ability, at, verb);
        for (const Side& side : {row.of, row.on, row.with, row.by}) row.speaks |= side.whom == Side::Whom::every;
        row.speaks |= row.holding != 0;
        for (int k = 0; k < verb->b; ++k) row.speaks |= isReadAgain(row, k, verb[1 + k]);
        const auto first = std::find_if(book_.lasting.begin(), book_.lasting.end(),
                                        [&](const Continuous& other) { return saysTheSame(row, other); });
        row.like = static_cast<uint16_t>(first - book_.lasting.begin());
        return row;
    }
    // How much, how long and whom it is about are those of the moment when it began.
    static bool isReadAgain(const Continuous& row, int at, const Instr& operand) {
        const Ref ref = static_cast<Ref>(operand.a);
        const auto is = [at](const Side& s) { return s.whom != Side::Whom::anybody && s.at == at; };
        return ref != Ref::number && ref != Ref::symbol && at != row.amountAt && at != row.periodAt && !is(row.of) &&
               !is(row.on) && !is(row.with) && !is(row.by);
    }
    // Of one piece, by whatever words it was named.
    static bool saysTheSame(const Continuous& a, const Continuous& b) {
        const auto isPlain = [](const Continuous& row) {
            return !row.speaks && row.op == Op::add && row.given == 0 && row.of.whom != Side::Whom::player &&
                   row.of.whom != Side::Whom::opponents && row.of.whom != Side::Whom::everybody &&
                   row.on.whom == Side::Whom::anybody && row.with.whom == Side::Whom::anybody &&
                   row.by.whom == Side::Whom::anybody;
        };
        return isPlain(a) && isPlain(b) && a.form == b.form && a.about == b.about && a.amountAt == b.amountAt;
    }

    Continuous rowOf(uint16_t ability, int at, const Instr* verb) {
        const VerbWord& w = v_.verbs[verb->a];
        Continuous row;
        row.ability = ability;
        row.verb = static_cast<uint16_t>(at);
        row.form = w.form;
        row.about = w.form == Form::only ? kAboutOnly : w.about != 0 ? w.about : static_cast<uint16_t>(verb[1].imm);
        for (uint8_t k = 0; k < verb->b; ++k) operandOf(row, w.params[k], k, verb[1 + k]);
        return row;
    }

    void form(uint16_t ability, int at, const Instr* verb, const std::vector<Around>& around) {
        if (v_.verbs[verb->a].form == Form::none) return;
        Continuous row = rowOf(ability, at, verb);
        row.firstCondition = static_cast<uint32_t>(book_.continuousConditions.size());
        row.conditions = static_cast<uint8_t>(around.size());
        for (const Around& c : around) book_.continuousConditions.push_back(c.otherwise ? ~c.when : c.when);
        Args said;
        if (isAlwaysTheSame(row, verb, said)) {
            row.said = static_cast<uint32_t>(book_.said.size());
            book_.said.push_back(said);
        }
        book_.continuous.push_back(row);
    }
    // Plain numbers and symbols, beside whom the row is about: of that nobody asks the operands.
    static bool isAlwaysTheSame(const Continuous& row, const Instr* verb, Args& said) {
        for (int k = 0; k < verb->b; ++k) {
            const Instr& operand = verb[1 + k];
            const auto isSide = [k](const Side& s) {
                return s.at == k &&
                       (s.whom == Side::Whom::self || s.whom == Side::Whom::host || s.whom == Side::Whom::every);
            };
            const Ref ref = static_cast<Ref>(operand.a);
            if (ref == Ref::number || ref == Ref::symbol)
                said.number[static_cast<size_t>(k)] = operand.imm;
            else if (!isSide(row.of) && !isSide(row.on) && !isSide(row.with))
                return false;
        }
        return true;
    }

    void operandOf(Continuous& row, const Param& p, uint8_t at, const Instr& operand) {
        const std::string_view name = p.name;
        const Ref ref = static_cast<Ref>(operand.a);
        const bool said = ref != Ref::number || operand.imm != kNotSaid;
        if (!said) return;
        if (ref == Ref::ability) {
            const CardDef& def = book_.defs[book_.abilities[row.ability].card];
            row.given = static_cast<uint16_t>(givenAbility(def, operand.imm));
            row.about = Continuous::kGivesAbility;
            return;
        }
        const bool isWhom = p.kind == ParamKind::whom || p.kind == ParamKind::those || p.kind == ParamKind::some ||
                            p.kind == ParamKind::one || p.kind == ParamKind::noun ||
                            (p.kind == ParamKind::seat && name == "of");
        if (ref == Ref::holding) {
            row.holding = operand.node;
        } else if (name == "lasting") {
            row.periodAt = at;
        } else if (isWhom || name == "by") {
            // The first that it names is whom it is about, a second one on what or of what.
            const bool second = name == "on" || name == "at" || row.of.whom != Side::Whom::anybody;
            (name == "by" ? row.by : name == "with" ? row.with : second ? row.on : row.of) = sideOf(operand, at);
        } else if (p.kind == ParamKind::number) {
            const int32_t plain = ref == Ref::number ? operand.imm : kNotSaid;
            if (name == "amount") take(row, at, Op::add, plain);
            if (name == "to") take(row, at, Op::reset, plain);
            if (name == "times") take(row, at, Op::scale, plain);
            if (name == "at_most") take(row, at, Op::limit, plain);
        }
    }
    static void take(Continuous& row, uint8_t at, Op op, int32_t plain) {
        row.amountAt = at;
        row.op = op;
        row.plain = plain;
    }
    static Side sideOf(const Instr& operand, uint8_t at) {
        const auto whom = whomOf(static_cast<Ref>(operand.a));
        return {whom, at, whom == Side::Whom::every ? operand.imm : 0};
    }
    static Side::Whom whomOf(Ref ref) {
        switch (ref) {
            case Ref::self: return Side::Whom::self;
            case Ref::host: return Side::Whom::host;
            case Ref::count:
            case Ref::those: return Side::Whom::every;
            case Ref::opponents: return Side::Whom::opponents;
            case Ref::everybody: return Side::Whom::everybody;
            case Ref::you:
            case Ref::opponent:
            case Ref::they:
            case Ref::holder:
            case Ref::player: return Side::Whom::player;
            default: return Side::Whom::piece;
        }
    }

    Book& book_;
    const Vocabulary& v_;
};

}  // namespace

void gatherContinuous(Book& book) {
    book.said.assign(1, {});
    Gatherer gatherer(book);
    for (const CardDef& def : book.defs) gatherer.card(def);
}

}  // namespace cantina::language
