// The writer behind language/wording.h: what a text has said so far, and how things, numbers and parts read. Used by
// phrases.cpp (things, numbers, templates, events) and wording.cpp (effects, sentences, abilities) only.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/tree.h"
#include "language/vocabulary.h"

namespace cantina::language {

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
    bool subjectIsThis = false, objectIsThis = false;
    bool twoAlike = false;  // both sides were named, with the same noun
};

// Parts of an ability with { a, b } opened; pointers, because a hostile tree is too large to copy at every level.
using Parts = std::vector<const Tree*>;

class Wording {
public:
    Wording(const Vocabulary& v, std::string_view self) : v_(v), self_(self) {}

    std::string event(const Tree& t);
    std::string condition(const Tree& t) {
        int n = find(v_.conditions, t);
        if (n < 0) return "?";
        const ConditionWord& w = v_.conditions[static_cast<size_t>(n)];
        if (std::string there = howMany(w.wording, t); !there.empty()) return there;
        return counted(filled(w.wording, w.params, t, false));
    }
    // Several parts as sentences; the first begins small. `then`: how a part that depends on those before it begins.
    std::string list(const std::vector<Tree>& parts, size_t from = 0, const std::string& then = kThen) {
        Parts opened;
        flatten(parts, from, opened);
        return list(opened, then);
    }
    // From here on an opponent is the one whom the ability means: "your opponent".
    void meansOneOpponent(bool one) { oneOpponent_ = one; }
    // Something that can follow "to", or be joined with "and".
    bool isSimple(const Tree& t) const;

private:
    template <class Words>
    static int find(const Words& words, const Tree& t) {
        return t.kind == Tree::Kind::word ? indexOf(words, t.text) : -1;
    }
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
    std::string filterText(const Tree& f);
    std::string noun(const Tree& t, Quantity q);
    std::string choice(const Tree& t);
    std::string piece(const Tree& t);

    // --- numbers and templates
    std::string value(const Tree& t);
    std::string filled(std::string_view text, std::span<const Param> params, const Tree& t, bool isVerb);
    std::string number(const Tree& t, std::string& after, bool isVerb, bool chooses, std::string& suffix);
    std::string fallback(const Param& p);
    std::string howMany(std::string_view wording, const Tree& t);
    static std::string counted(std::string condition);
    std::string forThisCard(std::string_view text) const;

    // --- effects
    static constexpr const char* kThen = "then ";
    bool isOrder(const Tree& then) const;
    std::string list(const Parts& parts, const std::string& then = kThen);
    std::string clause(const Tree& t);
    std::string apart(std::string_view wording, const Tree& t);
    static std::string underCondition(const std::string& does);
    std::string control(const Tree& t, const std::string& then);
    std::string unless(const Tree& t);
    std::string chosenByOpponent(const Tree& t);
    bool movesCards(const Tree& t) const;
    int repeats(const Parts& parts, size_t from);
    std::string each(const Tree& t);
    std::string upTo(const Tree& t);
    std::string either(const Tree& t);
    // A wording in parentheses says something to whoever writes a card, and is not read on it.
    bool isUnread(const Tree& t) const { return verbText(t).starts_with('('); }
    std::string_view verbText(const Tree& t) const {
        const int n = find(v_.verbs, t);
        return n < 0 ? "" : v_.verbs[static_cast<size_t>(n)].wording;
    }
    std::string later(const Tree& t);
    std::string instead(const Tree& t);
    static bool mentionsIt(const Tree& t) {
        return t.isWord("it") || std::any_of(t.items.begin(), t.items.end(), mentionsIt);
    }

    const Vocabulary& v_;
    std::string self_;
    bool oneOpponent_ = false;
    std::string counts_;  // what the event's amount counts
    Memory said_;
    int times_ = 1;  // how many cards of one place the same act is done to: "discard 2 cards in your hand"
};

// Where the place of a noun begins that belongs to a player ("card in hand", "card in the deck"); npos: nowhere.
size_t ownedPlace(std::string_view noun);

}  // namespace cantina::language
