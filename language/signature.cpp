#include "language/signature.h"

#include <span>

#include "kernel/hash.h"
#include "language/names.h"

namespace cantina::language {
namespace {

class Mixer {
public:
    void mix(uint64_t x) {
        h_ = (h_ ^ x) * 0x9e3779b97f4a7c15;
        h_ ^= h_ >> 29;
    }
    uint64_t value() const { return h_; }

private:
    uint64_t h_ = 0;
};

class Signer {
public:
    explicit Signer(const Book& book) : book_(book), v_(*book.vocabulary) {}

    uint64_t ofCard(size_t n) const {
        const CardDef& def = book_.defs[n];
        Mixer m;
        m.mix(hashBytes(book_.texts[n].id.data(), book_.texts[n].id.size()));
        m.mix(def.type | uint64_t{def.abilities} << 8);
        m.mix(def.keywords);
        mixNumbers(m, def);
        for (const std::string& tag : book_.texts[n].tags) m.mix(hashBytes(tag.data(), tag.size()));
        for (size_t k = def.first; k < size_t{def.first} + def.abilities + def.given; ++k) {
            const Ability& a = book_.abilities[k];
            m.mix(a.timing | uint64_t{a.event} << 8 | uint64_t{a.limit} << 16 | uint64_t{a.moment} << 24 |
                  uint64_t{a.most - 1u} << 32 | uint64_t{a.as} << 40);
            mixPattern(m, a.subject);
            mixPattern(m, a.object);
            if (a.state != 0) mixNode(m, book_.nodes[a.state]);
            if (a.condition != 0) mixCode(m, a.condition, a.code - a.condition);
            mixCode(m, a.code, a.length);
        }
        return m.value();
    }

private:
    // A name has another number in another book: what it is called is mixed in its place.
    uint64_t mixed(const Param& p, bool isSymbol, int32_t value) const {
        const bool isName = isSymbol && p.kind == ParamKind::symbol && v_.nameKind(p.set) != nullptr;
        return isName ? hashOfName(v_, value) : static_cast<uint32_t>(value);
    }
    void mixSet(Mixer& m, uint32_t set) const {
        uint64_t sum = 0;  // whatever the order of their numbers
        book_.names.each(set, [&](int name) { sum += hashOfName(v_, name); });
        m.mix(sum);
    }

    // Jumps, registers and numbers are relative to the ability: a card's hash changes only if the card does. What a
    // selector says is mixed in place of its number, for the same reason.
    void mixCode(Mixer& m, uint32_t from, uint32_t length) const {
        std::span<const Param> params;  // of the word whose operands follow
        for (uint32_t k = from; k < from + length && k < book_.code.size(); ++k) {
            const Instr& i = book_.code[k];
            bool selects =
                i.code == Code::choose || i.code == Code::each ||
                (i.code == Code::operand && (static_cast<Ref>(i.a) == Ref::count || static_cast<Ref>(i.a) == Ref::those));
            m.mix(static_cast<uint64_t>(i.code) << 48 | uint64_t{i.b} << 32 | uint64_t{i.a});
            if (i.code == Code::verb) params = {v_.verbs[i.a].params, i.b};
            if (i.code == Code::when && i.a != kExpression) params = {v_.conditions[i.a].params, i.b};
            const Param* param = nullptr;
            if (i.code == Code::operand && !params.empty()) {
                param = params.data();
                params = params.subspan(1);
            }
            const bool isNamed = i.code == Code::name && i.b != 0;
            if (isNamed) m.mix(hashText(v_.symbols[static_cast<size_t>(i.imm)].set));
            m.mix(selects || isNamed ? 0U
                  : param != nullptr ? mixed(*param, static_cast<Ref>(i.a) == Ref::symbol, i.imm)
                                     : static_cast<uint32_t>(i.imm));
            if (selects) mixSelector(m, static_cast<size_t>(i.imm));
            // Who chooses, decides or picks is mixed as what it is, not by its number.
            const bool names =
                i.code == Code::choose || i.code == Code::may || i.code == Code::either || i.code == Code::name;
            const size_t player = names ? i.c : i.code == Code::each ? i.a : 0;
            if (player > Book::kOpponent) mixNode(m, book_.nodes[book_.players[player]]);
            if (!names) m.mix(i.c);
            if (names && player <= Book::kOpponent) m.mix(player);
            const auto node = static_cast<size_t>(i.node);
            if (i.code == Code::name)
                m.mix(node);
            else if (i.node != 0)
                mixNode(m, book_.nodes[i.code == Code::later ? book_.roles[node] : node]);
        }
    }
    void mixNode(Mixer& m, const Node& n) const {
        using Kind = Node::Kind;
        const bool related =
            n.kind == Kind::relation || n.kind == Kind::with || n.kind == Kind::rolePiece || n.kind == Kind::sameAs;
        const bool selects = n.kind == Kind::count || n.kind == Kind::sum || n.kind == Kind::most || n.kind == Kind::least ||
                             n.kind == Kind::exists || n.kind == Kind::every || n.kind == Kind::same ||
                             n.kind == Kind::differ || (related && n.parts == 0);
        m.mix(static_cast<uint64_t>(n.kind) << 32 | uint64_t{n.parts} << 16 | n.word);
        if (selects)
            mixSelector(m, static_cast<size_t>(n.value));
        else if (n.kind == Kind::happened)
            mixHappening(m, book_.happenings[static_cast<size_t>(n.value)]);
        else
            m.mix(n.kind == Kind::filter ? mixed(v_.filters[n.word].param, true, n.value) : static_cast<uint32_t>(n.value));
        for (uint32_t k = 0; k < n.parts; ++k) {
            const Node& part = book_.nodes[n.first + k];
            if (n.kind == Kind::condition && v_.nameKind(v_.conditions[n.word].params[k].set) != nullptr)
                m.mix(hashOfName(v_, part.value));
            else
                mixNode(m, part);
        }
    }
    void mixHappening(Mixer& m, const Happening& h) const {
        m.mix(h.event | uint64_t{h.period} << 8 | uint64_t{h.previous} << 16 | static_cast<uint64_t>(h.keeps) << 24);
        mixPattern(m, h.subject);
        mixPattern(m, h.object);
        if (h.roles != 0) mixNode(m, book_.nodes[h.roles]);
    }
    void mixSelector(Mixer& m, size_t n) const {
        if (n >= book_.selectors.size()) return;
        m.mix(book_.selectors[n].noun);
        for (int f = 0; f < book_.selectors[n].filters; ++f) {
            const Filter& filter = book_.filters[static_cast<size_t>(book_.selectors[n].first + f)];
            m.mix(filter.word | uint64_t{filter.flags} << 16);
            if (filter.word == kExpression)
                mixNode(m, book_.nodes[static_cast<size_t>(filter.arg)]);
            else
                m.mix(mixed(v_.filters[filter.word].param, true, filter.arg));
        }
    }
    void mixPattern(Mixer& m, const Pattern& p) const {
        m.mix(static_cast<uint64_t>(p.kind));
        if (p.kind == Pattern::Kind::selector) mixSelector(m, p.selector);
    }
    void mixNumbers(Mixer& m, const CardDef& def) const {
        uint64_t sets = 0;  // which of the numbers are sets of names
        for (const TypeWord& type : v_.types)
            for (const FieldWord& f : type.fields)
                if (type.value == def.type && f.kind == FieldKind::anyNames) sets |= uint64_t{1} << f.slot;
        mixSet(m, def.names);
        for (size_t i = 0; i < std::size(def.number); ++i)
            if (((sets >> i) & 1) != 0)
                mixSet(m, static_cast<uint32_t>(def.number[i]));
            else
                m.mix(static_cast<uint32_t>(def.number[i]));
        for (size_t i = 0; i < std::size(def.keyword); ++i)
            if (i < v_.keywords.size() && v_.nameKind(v_.keywords[i].set) != nullptr)
                mixSet(m, static_cast<uint32_t>(def.keyword[i]));
            else
                m.mix(static_cast<uint32_t>(def.keyword[i]));
    }

    const Book& book_;
    const Vocabulary& v_;
};

}  // namespace

void signBook(Book& book) {
    const Signer signer(book);
    Mixer m;
    for (size_t i = 1; i < book.defs.size(); ++i) m.mix(book.texts[i].signature = signer.ofCard(i));
    book.signature = m.value();
}

}  // namespace cantina::language
