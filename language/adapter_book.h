// The part of language/adapter.h that knows the book: cards, decks, rules and their switches, limits that can be lifted.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>

#include "kernel/embedded.h"
#include "kernel/game.h"
#include "kernel/table.h"
#include "language/abilities.h"
#include "language/compile.h"
#include "language/decks.h"
#include "language/facts.h"
#include "language/limits.h"
#include "language/names.h"

namespace cantina::language {

struct GameOptions {
    std::vector<CardFile> extraCards = {};  // --cards DIR; one with the path of an embedded file replaces it
    std::string asOf = {};                  // which corrections apply, see CompileOptions
    bool ownCards = true;                   // the embedded ones
    bool lint = false;                      // warnings beside errors, see CompileOptions
    bool toys = true;  // with the embedded toy cards: what a seat may be asked depends on the whole book
    bool real = true;  // with the other embedded cards
    int copies = 1;    // of each card in the book, see CompileOptions
};

template <class Rules>
class BookOf : public Game, public Liftable {
public:
    using State = typename Rules::State;
    using T = Table<State>;
    static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>,
                  "a game is a value: no pointer, no heap, no padding");

    static constexpr bool kRemembers = requires(State& s) { s.log.entries; };

    explicit BookOf(const GameOptions& options) {
        std::vector<CardFile> files;
        std::string folder = std::string("games/") + Rules::kName + "/cards/";
        auto replaced = [&](std::string_view path) {
            return std::any_of(options.extraCards.begin(), options.extraCards.end(),
                               [&](const CardFile& f) { return f.path == path; });
        };
        addEmbeddedWords(Rules::kName, options.extraCards, files);
        if (options.ownCards)
            for (const EmbeddedFile& f : embeddedFiles())
                if (f.path.starts_with(folder) && !replaced(f.path) &&
                    (f.path.starts_with(folder + "toy/") ? options.toys : options.real))
                    files.push_back({std::string(f.path), std::string(f.bytes)});
        files.insert(files.end(), options.extraCards.begin(), options.extraCards.end());
        loaded_ = loadCards(Rules::vocabulary(), files, {options.asOf, options.lint, options.copies, kRemembers});
        rules_ = rulebookOf(loaded_);
        if constexpr (kHasPrinted) {
            printed_ = loadCards(Rules::vocabulary(), files, {"printed", false, options.copies, kRemembers});
            printedRules_ = rulebookOf(printed_);
        }
    }
    const std::vector<CardProblem>& problems() const { return loaded_.problems; }
    // The words of its cards, names of things included.
    std::shared_ptr<const Vocabulary> vocabulary() const { return loaded_.book.words; }
    const Rulebook<State>& rulebook() const { return rules_; }

    std::string_view name() const override { return Rules::kName; }
    std::string_view prefix() const override { return Rules::kPrefix; }
    size_t stateSize() const override { return sizeof(State); }
    uint32_t stateVersion() const override { return Rules::kStateVersion; }
    int maxSeats() const override { return Rules::kMaxSeats; }
    int seats(const std::byte* bytes) const override { return state(bytes).core.seats; }

    // --- decks
    std::vector<FormatInfo> formats() const override {
        if constexpr (requires { Rules::formats(); })
            return Rules::formats();
        else
            return {{"open", "Open", "any cards of the book"}};
    }
    std::vector<Problem> checkDeck(const DeckList& deck, std::string_view format) const override {
        std::string_view asked = format.empty() ? std::string_view(deck.format) : format;
        std::vector<FormatInfo> known = formats();
        if (asked.empty()) asked = known.front().id;
        if (std::none_of(known.begin(), known.end(), [&](const FormatInfo& f) { return f.id == asked; }))
            return {{"format", noFormat(asked), ""}};
        if constexpr (requires { Rules::checkDeck(loaded_.book, deck, asked); }) {
            std::vector<Problem> problems = problemsOf(deck, asked);
            std::erase_if(problems, [&](const Problem& p) { return rules_.switches.off(RuleId(p.rule.c_str())); });
            return problems;
        } else {
            std::vector<Problem> problems;
            cardsOf(loaded_.book, deck, problems);
            return problems;
        }
    }
    int seatFor(const DeckList& deck) const override {
        if constexpr (requires { Rules::seatFor(loaded_.book, deck); }) return Rules::seatFor(loaded_.book, deck);
        return -1;
    }

    // --- book and rules
    std::vector<CardInfo> cards() const override {
        std::vector<CardInfo> out;
        const Vocabulary& v = *loaded_.book.vocabulary;
        for (size_t i = 1; i < loaded_.book.defs.size(); ++i) out.push_back(cardInfo(v, i));
        return out;
    }
    std::vector<std::string> ruleIds() const override {
        std::vector<std::string> out;
        auto add = [&](const RuleId& r) {
            if (r.some()) out.emplace_back(r.text);
        };
        for (const auto& p : rules_.procedures)
            for (const auto& s : p.steps) add(s.rule);
        for (const auto& c : rules_.checks) add(c.rule);
        for (const WindowPolicy& w : rules_.windows) {
            add(w.orderRule);
            add(w.turnsRule);
            add(w.closesRule);
            add(w.onceRule);
            add(w.replacedRule);
        }
        for (const auto& v : rules_.words->verbs) add(v.word.rule);
        for (const auto& f : rules_.words->filters) add(f.rule);
        for (const CardText& c : loaded_.book.texts) out.insert(out.end(), c.abilityIds.begin(), c.abilityIds.end());
        return out;
    }
    void setSwitches(const std::vector<std::string>& off) override {
        for (Rulebook<State>* rules : {&rules_, &printedRules_}) {
            rules->switches.reset();
            for (const std::string& id : off) rules->switches.turnOff(id);
        }
    }
    bool switchesConsulted() const override { return rules_.switches.consulted() || printedRules_.switches.consulted(); }
    // --- limits (language/limits.h): in the book of the cards as they are now
    std::vector<Limit> limits(std::string_view ability) const override {
        const Ability* a = abilityOf(loaded_.book, ability);
        return a == nullptr ? std::vector<Limit>{} : limitsOf(loaded_.book, *a);
    }
    void lift(std::string_view ability, const Limit& limit) override {
        restore();
        kept_ = loaded_.book;
        if (const Ability* a = abilityOf(loaded_.book, ability))
            language::lift(loaded_.book, loaded_.book.abilities[static_cast<size_t>(a - loaded_.book.abilities.data())],
                           limit);
        if constexpr (requires { Rules::prepare(loaded_.book); }) Rules::prepare(loaded_.book);
    }
    void restore() override {
        if (kept_) loaded_.book = std::move(*kept_);
        kept_.reset();
    }
    std::vector<BenchTable> benchTables() const override { return Rules::benchTables(); }
    uint64_t signature() const override { return loaded_.book.signature ^ (printed_.book.signature << 1); }
    // Of a card that was corrected: of both its forms.
    uint64_t cardSignature(std::string_view id) const override {
        uint16_t def = loaded_.book.find(id);
        if (def == 0) return 0;
        const uint64_t now = loaded_.book.texts[def].signature;
        if (!isCorrected(def)) return now;
        return now ^ (printed_.book.texts[def].signature << 1);
    }
    uint16_t cardOf(const std::byte* bytes, Piece piece) const override {
        return piece.some() ? state(bytes).pieces.row(piece).def : uint16_t{0};
    }
    Piece lookalike(const std::byte* bytes, Piece piece) const override {
        const auto& pieces = state(bytes).pieces;
        if (!piece.some() || pieces.row(piece).zone == 0 || pieces.row(piece).def == 0) return piece;
        const Zone zone = pieces.zoneOf(piece);
        // In play there may be effects on one of two that look alike.
        if (rules_.zones[zone.kind].inPlay) return piece;
        const auto isLike = [&](Piece p) {
            const PieceRow &a = pieces.row(p), &b = pieces.row(piece);
            return a.def == b.def && a.owner == b.owner && a.controller == b.controller &&
                   std::memcmp(&pieces.data(p), &pieces.data(piece), sizeof(pieces.data(p))) == 0;
        };
        // By number, as those that are picked one by one are offered: who takes the first can still take all.
        Piece first = piece;
        for (Piece p : pieces.in(zone))
            if (p.n < first.n && isLike(p)) first = p;
        return first;
    }
    std::string_view cardId(uint16_t card) const override {
        return card < loaded_.book.texts.size() ? std::string_view(loaded_.book.texts[card].id) : std::string_view();
    }
    // Abilities of the printed book are counted on from those of the other.
    std::string abilityId(uint16_t ability) const override {
        const size_t own = loaded_.book.abilities.size();
        const Book& book = ability < own ? loaded_.book : printed_.book;
        const Ability& a = book.abilities[ability < own ? ability : ability - own];
        return book.texts[a.card].abilityIds[a.number];
    }

    // For tests that work on the typed state.
    static const State& state(const std::byte* bytes) { return *reinterpret_cast<const State*>(bytes); }
    static State& mutableState(std::byte* bytes) { return *reinterpret_cast<State*>(bytes); }
    T table(State& s, EventSink* sink = nullptr) const { return T{s, rulesOf(s), sink}; }
    // Rules take a Table; the functions called with this one only read.
    T table(const State& s) const { return T{const_cast<State&>(s), rulesOf(s), nullptr}; }

protected:
    std::vector<Problem> problemsOf(const DeckList& deck, std::string_view format) const {
        if constexpr (requires { Rules::checkDeckWith(rules_.switches, loaded_.book, deck, format); })
            if (rules_.switches.any()) return Rules::checkDeckWith(rules_.switches, loaded_.book, deck, format);
        return Rules::checkDeck(loaded_.book, deck, format);
    }
    static const Ability* abilityOf(const Book& book, std::string_view id) {
        for (const Ability& a : book.abilities)
            if (a.id == hashText(id)) return &a;
        return nullptr;
    }
    static constexpr bool kHasPrinted = requires(const State& s) { Rules::playsPrinted(s); };
    static bool isPrinted(const State& s) {
        if constexpr (kHasPrinted) return Rules::playsPrinted(s);
        return false;
    }
    const Rulebook<State>& rulesOf(const State& s) const { return isPrinted(s) ? printedRules_ : rules_; }
    const Book& bookOf(const State& s) const { return isPrinted(s) ? printed_.book : loaded_.book; }
    bool isCorrected(size_t def) const {
        return kHasPrinted && def < printed_.book.texts.size() &&
               printed_.book.texts[def].signature != loaded_.book.texts[def].signature;
    }
    static Rulebook<State> rulebookOf(Loaded& loaded) {
        if constexpr (requires { Rules::prepare(loaded.book); }) Rules::prepare(loaded.book);
        Rulebook<State> rules = Rules::rulebook();
        rules.book = &loaded.book;
        return rules;
    }
    std::string noFormat(std::string_view asked) const {
        std::string out = "there is no format '" + std::string(asked) + "'; choose one of:";
        for (const FormatInfo& f : formats()) out += " " + f.id;
        return out;
    }
    CardInfo cardInfo(const Vocabulary& v, size_t i) const {
        const CardText& text = loaded_.book.texts[i];
        const CardDef& def = loaded_.book.defs[i];
        CardInfo out{text.id, text.title, text.set, "", {}, text.wording, {}, def.complete, text.notes};
        for (const TypeWord& type : v.types) {
            if (type.value != def.type) continue;
            out.type = type.name;
            out.facts = factsOf(v, type, def, text);
        }
        for (size_t k = 0; k < text.abilityIds.size(); ++k)
            out.abilities.push_back({text.abilityIds[k], text.abilityText[k]});
        if (isCorrected(i))
            for (const std::string& line : printed_.book.texts[i].wording) out.notes.push_back("as printed: " + line);
        return out;
    }

    Loaded loaded_;
    std::optional<Book> kept_;  // while a limit is lifted: the book as it is
    Rulebook<State> rules_;
    Loaded printed_;  // empty unless the game has an edition that plays the printed cards
    Rulebook<State> printedRules_;
};

}  // namespace cantina::language
