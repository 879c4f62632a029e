#include "language/limits.h"

#include "kernel/rule.h"

namespace cantina::language {
namespace {

using Kind = Limit::Kind;

// Where a limit stands: the two sides of a trigger have no instruction of their own.
constexpr uint32_t kSubject = 0xFFFF'FFFE, kObject = 0xFFFF'FFFF, kWhole = 0xFFFF'FFFF;
constexpr uint32_t kState = 0xFFFF'FFFD;
constexpr uint32_t kInNode = 0x8000'0000;  // with the number of a node: the limit stands in an expression

class Finder {
public:
    Finder(const Book& book, const Ability& ability) : book_(book), a_(ability) {}

    std::vector<Limit> all() {
        if (a_.state != 0) {
            add(Kind::trigger, "trigger becomes", kState);
            node(a_.state);
        }
        conditions();
        pattern(a_.subject, kSubject);
        pattern(a_.object, kObject);
        code();
        if (a_.limit != 0) add(Kind::period, "period " + book_.vocabulary->limits[a_.limit - size_t{1}], 0);
        return out_;
    }

private:
    void add(Kind kind, std::string words, uint32_t place, uint32_t part = 0) {
        out_.push_back({kind, std::move(words), place, part});
    }
    void conditions() {
        if (a_.condition == 0) return;
        for (uint32_t at = a_.condition; book_.code[at].code == Code::when; at += 1u + book_.code[at].b)
            add(Kind::condition, std::string("condition ") + conditionName(at), at, 1);
    }
    const char* conditionName(uint32_t at) const {
        return book_.code[at].a == kExpression ? "expression" : book_.vocabulary->conditions[book_.code[at].a].name;
    }
    const char* filterName(const Filter& f) const {
        return f.word == kExpression ? "expression" : book_.vocabulary->filters[f.word].name;
    }

    void pattern(const Pattern& p, uint32_t side) {
        switch (p.kind) {
            case Pattern::Kind::any: return;
            case Pattern::Kind::self: return add(Kind::trigger, "trigger this", side, kWhole);
            case Pattern::Kind::host: return add(Kind::trigger, "trigger host", side, kWhole);
            case Pattern::Kind::selector: return selector(Kind::trigger, "trigger ", p.selector, side);
        }
    }
    // One limit per filter; those of a one_of together.
    void selector(Kind kind, const std::string& what, int number, uint32_t place) {
        const Selector& s = book_.selectors[static_cast<size_t>(number)];
        for (uint32_t i = 0; i < s.filters; ++i) {
            const uint32_t first = i;
            std::string words = what + book_.vocabulary->nouns[s.noun].name;
            for (;; ++i) {
                const Filter& f = book_.filters[s.first + i];
                words += ((f.flags & Filter::kExcept) != 0 ? " not " : " ") + std::string(filterName(f));
                if ((f.flags & Filter::kOrNext) == 0) break;
            }
            add(kind, words, place, first);
        }
    }
    // What an expression limits: how many are counted, and the condition of "or that many instead".
    void node(uint32_t at) {
        const Node& n = book_.nodes[at];
        const bool counts = n.kind == Node::Kind::count || n.kind == Node::Kind::sum || n.kind == Node::Kind::exists;
        if (counts) selector(Kind::target, "count of ", n.value, kInNode | at);
        if (n.kind == Node::Kind::or_if) add(Kind::condition, "condition of a number", kInNode | at);
        for (uint32_t i = 0; i < n.parts; ++i) node(n.first + i);
    }
    void code() {
        for (uint32_t at = a_.code; at < a_.code + a_.length; ++at) {
            const Instr& i = book_.code[at];
            const bool counted = i.code == Code::each ||
                                 (i.code == Code::operand &&
                                  (static_cast<Ref>(i.a) == Ref::expression || static_cast<Ref>(i.a) == Ref::holding));
            if (counted && i.node != 0) node(static_cast<uint32_t>(i.node));
            switch (i.code) {
                case Code::verb:
                    if (at < a_.paid) add(Kind::cost, std::string("cost ") + book_.vocabulary->verbs[i.a].name, at);
                    break;
                case Code::when: add(Kind::condition, std::string("condition ") + conditionName(at), at); break;
                case Code::choose: selector(Kind::target, "target ", i.imm, at); break;
                case Code::each:
                    if (isOverPieces(static_cast<Each>(i.b))) selector(Kind::target, "target ", i.imm, at);
                    break;
                case Code::operand:
                    if (i.a == static_cast<uint8_t>(Ref::count)) selector(Kind::target, "count of ", i.imm, at);
                    if (i.a == static_cast<uint8_t>(Ref::those)) selector(Kind::target, "target ", i.imm, at);
                    break;
                default: break;
            }
        }
        // The operands of conditions stand apart from the code.
        if (a_.condition == 0) return;
        for (uint32_t at = a_.condition; book_.code[at].code != Code::end; ++at)
            if (const Instr& i = book_.code[at]; i.code == Code::operand && i.a == static_cast<uint8_t>(Ref::count))
                selector(Kind::condition, "count of ", i.imm, at);
    }

    const Book& book_;
    const Ability& a_;
    std::vector<Limit> out_;
};

// The selector again without one filter (or one_of), at the end of the list.
void liftFilter(Book& book, Selector& s, uint32_t part) {
    uint32_t end = part;
    while ((book.filters[s.first + end].flags & Filter::kOrNext) != 0) ++end;
    const auto first = static_cast<uint32_t>(book.filters.size());
    const uint32_t count = s.filters;
    for (uint32_t i = 0; i < count; ++i)
        if (i < part || i > end) book.filters.push_back(Filter(book.filters[s.first + i]));
    s.filters = static_cast<uint8_t>(book.filters.size() - first);
    s.first = first;
}

// The conditions again without that one, behind all code.
void liftCondition(Book& book, Ability& a, uint32_t place) {
    const auto start = static_cast<uint32_t>(book.code.size());
    for (uint32_t at = a.condition; book.code[at].code == Code::when; at += 1u + book.code[at].b)
        for (uint32_t k = 0; at != place && k <= book.code[at].b; ++k) book.code.push_back(Instr(book.code[at + k]));
    a.condition = book.code.size() == start ? 0 : start;
    book.code.push_back({});
}

}  // namespace

std::vector<Limit> limitsOf(const Book& book, const Ability& ability) { return Finder(book, ability).all(); }

void lift(Book& book, Ability& ability, const Limit& limit) {
    if (limit.kind == Kind::period) {
        ability.limit = 0;
    } else if (limit.place == kState) {
        ability.state = static_cast<uint32_t>(book.nodes.size());
        book.nodes.push_back({Node::Kind::all_of, 0, 0, 0, 0});  // of nothing: it always holds
    } else if (limit.kind == Kind::trigger) {
        Pattern& side = limit.place == kSubject ? ability.subject : ability.object;
        if (limit.part == kWhole)
            side.kind = Pattern::Kind::any;
        else
            liftFilter(book, book.selectors[side.selector], limit.part);
    } else if ((limit.place & kInNode) != 0) {
        Node& n = book.nodes[limit.place & ~kInNode];
        if (n.kind == Node::Kind::or_if)
            n = Node(book.nodes[n.first + 1]);  // whether the condition holds or not
        else
            liftFilter(book, book.selectors[static_cast<size_t>(n.value)], limit.part);
    } else if (Instr& i = book.code[limit.place]; i.code == Code::when && limit.part == 1) {
        liftCondition(book, ability, limit.place);
    } else if (i.code == Code::when) {
        i.imm = static_cast<int32_t>(limit.place - ability.code) + 1 + i.b;  // whether it holds or not
    } else if (i.code == Code::verb) {
        i.code = Code::operand;  // stepped over
    } else {
        liftFilter(book, book.selectors[static_cast<size_t>(i.imm)], limit.part);
    }
}

}  // namespace cantina::language
