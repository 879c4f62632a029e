// The writer behind language/wording.h: what a text has said so far, and how things, numbers and parts read. Used by
// phrases.cpp (things, numbers, templates, events) and wording.cpp (effects, sentences, abilities) only.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/tree.h"
#include "language/forms.h"
#include "language/vocabulary.h"
#include "language/wording.h"

namespace cantina::language {

// In the wording of a condition: "played or discarded → played" narrows what the event says.
inline constexpr std::string_view kNarrows = " \xE2\x86\x92 ";

enum class Quantity { one, each, many };

// What a reference stands for. A thing that was named last in a sentence is "it".
enum class Thing { none, self, chosen, subject, object, host };

// What the text has said so far.
struct Memory {
    Thing last = Thing::none;
    std::string chosen;           // the noun of what was chosen: "camper"
    std::string pending;          // how the chosen is named the first time: "each of your campers"
    bool several = false;         // the chosen are "them"
    bool firstOfTwo = false;      // of two that were chosen together
    std::string subject, object;  // nouns of the event's sides
    bool happening = false;       // the first side is what happened, a battle or a Force drain
    bool subjectIsThis = false, objectIsThis = false;
    bool twoAlike = false;  // both sides were named, with the same noun
};

// Parts of an ability with { a, b } opened; pointers, because a hostile tree is too large to copy at every level.
using Parts = std::vector<const Tree*>;

class Wording {
public:
    Wording(const Vocabulary& v, OwnName self) : v_(v), self_(self.self), facts_(self.facts) {}
    const std::string& self() const { return self_; }

    std::string event(const Tree& t, bool past = false);
    bool isState(const Tree& t) const;
    std::string oneOfEvents(const Tree& t, const Tree& how, bool past);
    std::string roleOfEvent(const RoleWord& role, const Tree& said);
    std::string causeOf(const Tree& with);
    std::string condition(const Tree& t);
    std::string narrowings(const Tree& t);
    // What is read before an ability that asks this condition: "Dark Side: ". Nothing of most.
    std::string label(const Tree& t);
    // An event with the player who brought it about: "you refresh", "your turn begins", "it is played by you".
    static std::string doneBy(std::string event, const std::string& who);
    // Several parts as sentences; the first begins small. `then`: how a part that depends on those before it begins.
    std::string list(const std::vector<Tree>& parts, size_t from = 0, const std::string& then = kThen) {
        Parts opened;
        flatten(parts, from, opened);
        return list(opened, then);
    }
    // What follows holds while a card is there: a noun is every piece that fits.
    void holds(bool yes) { holds_ = yes; }
    // From here on an opponent is the one whom the ability means: "your opponent".
    void meansOneOpponent(bool one) { oneOpponent_ = one; }
    bool isCondition(const Tree& t) const;
    // Something that can follow "to", or be joined with "and".
    bool isSimple(const Tree& t) const;

private:
    template <class Words>
    static int find(const Words& words, const Tree& t) {
        return t.kind == Tree::Kind::word ? indexOf(words, t.text) : -1;
    }
    int find(const std::vector<VerbWord>&, const Tree& t) const { return verbForm(v_, t); }
    int find(const std::vector<NumberWord>&, const Tree& t) const { return numberForm(v_, t); }
    // of_color(chosen): it stands behind the noun.
    static bool isOfNamed(const Tree& f) { return f.items.size() == 1 && f.items[0].isWord("chosen"); }
    static void flatten(const Tree& part, Parts& out) {
        if (part.isTable()) return flatten(part.items, 0, out);
        out.push_back(&part);
    }
    static void flatten(const std::vector<Tree>& parts, size_t from, Parts& out) {
        for (size_t i = from; i < parts.size(); ++i) flatten(parts[i], out);
    }
    bool areSimple(const Parts& parts) const {
        return !parts.empty() && std::all_of(parts.begin(), parts.end(), [&](const Tree* p) { return isSimple(*p); });
    }
    void newSentence() {
        if (said_.last == Thing::self || said_.last == Thing::host) said_.last = Thing::none;
    }

    // --- things
    std::string named(Thing t);
    std::string plainNoun(const Tree& t) const;
    std::string sought(const Tree& t);
    std::string filterText(const Tree& f);
    std::string noun(const Tree& t, Quantity q);
    std::string choice(const Tree& t);
    std::string piece(const Tree& t);

    // --- expressions (expression_wording.cpp)
    static bool isComparison(const Tree& t);
    std::string statName(const Tree& t) const;
    std::string expression(const Tree& t);
    std::string comparison(const Tree& t);
    std::string exactly(const std::string& number, const Tree& what);
    std::string happened(const Tree& t, const std::string& often);
    std::string neverHappened(const Tree& t);
    std::string wasDone(const Tree& f);
    std::string withPeriod(const Tree& t) const;
    std::string state(const Tree& t, bool denied);
    std::string withOneFrame(const Tree& f);
    bool isToll(const Tree& t) const;
    std::string described(const Tree& t, size_t from, bool denied, bool happening = false);
    bool isPutTogether(const Tree& f) const;
    std::string putTogether(const Tree& f);
    static bool isQuantifier(const Tree& t);
    static bool isPlayerWord(const Tree& t);
    static bool isSetWord(const Tree& t);
    std::string set(const Tree& t);
    std::string quantity(const Tree& t);
    std::string quantityOf(const Tree& t);
    std::string where(const Tree& condition);
    std::string theTop(const Tree& t);
    std::string player(const Tree* t);

    // --- numbers and templates
    std::string value(const Tree& t);
    std::string filled(std::string_view text, std::span<const Param> params, const Tree& t, bool isVerb);
    std::string number(const Tree& t, std::string& after, bool isVerb, bool chooses, std::string& suffix);
    std::string fallback(const Param& p);
    std::string howMany(std::string_view wording, const Tree& t);
    static std::string counted(std::string condition);
    bool hasFact(const std::string& wanted) const;
    std::string forThisCard(std::string_view text) const;
    std::string hostText() const;
    std::string titleOf(const Tree& t) const;

    // --- effects
    static constexpr const char* kThen = "then ";
    bool isOrder(const Tree& then) const;
    std::string list(const Parts& parts, const std::string& then = kThen);
    std::string clause(const Tree& t);
    std::string names(const Tree& t);
    std::string_view formOf(const VerbWord& w, const Tree& t) const;
    std::string apart(const Parts& parts, size_t from);
    static std::string underCondition(const std::string& does);
    std::string control(const Tree& t, const std::string& then);
    std::string unless(const Tree& t);
    std::string chosenBy(const Tree& t, const Tree& who);
    bool movesCards(const Tree& t) const;
    int repeats(const Parts& parts, size_t from);
    std::string each(const Tree& t);
    std::string eachPlayer(const Tree& t);
    std::string upTo(const Tree& t);
    std::string either(const Tree& t);
    std::string later(const Tree& t);
    std::string instead(const Tree& t);
    std::string withSymbols(std::string text, std::span<const Param> params, const Tree& t);
    static bool mentionsIt(const Tree& t) {
        return t.isWord("it") || std::any_of(t.items.begin(), t.items.end(), mentionsIt) ||
               std::any_of(t.fields.begin(), t.fields.end(), [](const TreeField& f) { return mentionsIt(f.second); });
    }

    const Vocabulary& v_;
    std::string self_, facts_;  // OwnName
    bool oneOpponent_ = false;
    bool holds_ = false;
    bool byOpponent_ = false;              // an opponent chooses what the verb needs
    std::string givenSelf_ = "this card";  // what an ability that is given calls its card
    std::string named_ = "number";         // what a player named last: "color"
    std::string counts_;                   // what the event's amount counts
    Memory said_;
    int times_ = 1;  // how many cards of one place the same act is done to: "discard 2 cards in your hand"
};

// Where the place of a noun begins that belongs to a player ("card in hand", "card in the deck"); npos: nowhere.
size_t ownedPlace(std::string_view noun);

}  // namespace cantina::language
