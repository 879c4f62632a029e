// Teams, decks and formats: what may be brought to the table, and why not.
// Rules: DST-TEAM-*, DST-DECK-*, DST-PLOT-*, DST-CHAR-01, DST-CHAR-04, DST-UNIQ-03, DST-UNIQ-08, DST-FAQ-01.
// First edition: DST-ED-01, 03, 05, 15, 16, 26, 27.
#include <fmt/format.h>

#include "games/destiny/game.h"
#include "games/destiny/team.h"

namespace cantina::destiny {
namespace {

using language::Book;
using language::DeckCard;

constexpr int kTeamPoints = 30;
constexpr int kDeckSize = 30;
constexpr int kStarterSize = 20;
constexpr const char* kColors[] = {"gray", "red", "yellow", "blue"};
constexpr const char* kAffiliations[] = {"neutral", "hero", "villain"};

constexpr std::string_view kFirst = "-1.0";  // how a format of the first edition ends

class DeckCheck {
public:
    // `off`: rules that a test has switched off.
    DeckCheck(const Book& book, const DeckList& deck, std::string_view format, const Switches* off)
        : book_(book), format_(format), off_(off), first_(format.ends_with(kFirst)) {
        if (first_) format_.remove_suffix(kFirst.size());
        for (const DeckCard& c : language::cardsOf(book, deck, problems_)) {
            switch (def(c).type) {
                case kCharacter: team_.push_back(c); break;
                case kPlot: plots_.push_back(c); break;
                case kBattlefieldCard: battlefields_.push_back(c); break;
                default: deck_.push_back(c);
            }
        }
        for (const DeckEntry& e : deck.entries) misplaced(e);
    }

    std::vector<Problem> run() {
        flipped();
        points();
        team();
        plot();
        if (first_) firstEdition();
        size();
        for (const DeckCard& c : deck_) card(c);
        int fields = count(battlefields_);
        int wanted = battlefields();
        if (fields != wanted)
            wrong("battlefield",
                  fmt::format("bring exactly {} battlefield{}; there are {}{}", wanted == 1 ? "one" : "two",
                              wanted == 1 ? "" : "s", fields, titles(battlefields_)),
                  "DST-DECK-08");

        if (format_ == "awakenings") sets("AW");
        return problems_;
    }

private:
    const CardDef& def(const DeckCard& c) const { return book_.def(c.def); }
    const std::string& title(const DeckCard& c) const { return book_.title(c.def); }
    int affiliation(const DeckCard& c) const { return def(c).number[kAffiliation]; }
    int color(const DeckCard& c) const { return def(c).number[kColor]; }
    static int count(const std::vector<DeckCard>& list) {
        int n = 0;
        for (const DeckCard& c : list) n += c.count;
        return n;
    }
    bool has(int wanted, int (DeckCheck::*of)(const DeckCard&) const) const {
        for (const DeckCard& c : team_)
            if ((this->*of)(c) == wanted) return true;
        return false;
    }
    bool on(const RuleId& rule) const { return off_ == nullptr || !off_->off(rule); }
    void wrong(const std::string& where, const std::string& message, const char* rule) {
        if (on(rule)) problems_.push_back({where, message, rule});
    }

    // ": Rey, Finn", where a problem is of several cards.
    std::string titles(const std::vector<DeckCard>& list) const {
        std::string out;
        for (const DeckCard& c : list) out += (out.empty() ? ": " : ", ") + title(c);
        return out;
    }

    // Of a two-faced card the front is named: the other side comes with it.
    void flipped() {
        for (const auto* list : {&team_, &plots_, &battlefields_, &deck_})
            for (const DeckCard& c : *list) {
                if (def(c).number[kIsBack] == 0) continue;
                const uint16_t front = otherSideOf(book_, c.def);
                problems_.push_back({"deck",
                                     fmt::format("{} is the other side of {}: name that side", title(c),
                                                 front != 0 ? book_.title(front) : "a card that is not in the book"),
                                     ""});
            }
    }

    // DST-DECK-07: characters, plots and battlefields are not part of the deck.
    void misplaced(const DeckEntry& e) {
        uint16_t n = book_.find(e.card);
        if (n == 0 || !e.section.empty()) return;
        uint8_t type = book_.def(n).type;
        if (type == kCharacter || type == kPlot || type == kBattlefieldCard)
            wrong("deck", fmt::format("{} is no card of the deck: only events, upgrades and supports are", book_.title(n)),
                  "DST-DECK-07");
    }

    // DST-CHAR-04, DST-TEAM-05: one die for the smaller value, two for the larger; off: always the smaller.
    int pointsOf(const DeckCard& c) {
        bool elite = c.detail == "elite" && on("DST-CHAR-04") && on("DST-TEAM-05");
        int larger = def(c).whole(kPointsElite);
        if (elite && larger == 0)
            wrong("characters", fmt::format("{} has no elite form: it has one point value", title(c)), "DST-CHAR-04");
        return c.count * (elite && larger != 0 ? larger : def(c).whole(kPoints));
    }
    void points() {
        int sum = 0;
        std::string each;
        auto add = [&](const DeckCard& c, int points) {
            sum += points;
            each += fmt::format("{}{} {}", each.empty() ? "" : ", ", title(c), points);
        };
        TeamTable table(book_, off_, team_, plots_);
        for (const DeckCard& c : team_) add(c, pointsOf(c) + table.change(c));
        for (const DeckCard& c : plots_) add(c, plotPoints(c) + table.change(c));
        table.forEachUnmet([&](const DeckCard& c, const char* why) {
            problems_.push_back({def(c).type == kPlot ? "plot" : "characters",
                                 fmt::format("{} may not be in this team: {}", title(c), why), ""});
        });
        if (sum > kTeamPoints && on("DST-CHAR-01"))
            wrong("characters",
                  fmt::format("the team costs {} points ({}); at most {} may be spent", sum, each, kTeamPoints),
                  "DST-TEAM-01");
    }
    // DST-PLOT-02: a plot counts with the characters; DST-PLOT-06: one below zero makes room. Off: it does not.
    int plotPoints(const DeckCard& c) const {
        const int larger = def(c).whole(kPointsElite);
        int points = c.detail == "elite" && larger != 0 ? larger : def(c).whole(kPoints);
        bool counts = on("DST-PLOT-02") && (points >= 0 || on("DST-PLOT-06"));
        return counts ? c.count * points : 0;
    }
    // DST-UNIQ-08: the title says which character it is; off: the card.
    bool isSame(const DeckCard& a, const DeckCard& b) const {
        return on("DST-UNIQ-08") ? def(a).title == def(b).title : a.def == b.def;
    }
    bool mixes(int (DeckCheck::*of)(const DeckCard&) const, int but) const {
        int seen = but;
        for (const DeckCard& c : team_) {
            int now = (this->*of)(c);
            if (seen != but && now != seen) return true;
            seen = now;
        }
        return false;
    }
    // ": Rey (hero), Kylo Ren (villain)".
    std::string sides() const {
        std::string out;
        for (const DeckCard& c : team_)
            if (affiliation(c) != kNeutral)
                out += fmt::format("{}{} ({})", out.empty() ? ": " : ", ", title(c), kAffiliations[affiliation(c)]);
        return out;
    }
    void team() {
        if (team_.empty()) wrong("characters", "a team needs a character", "DST-TEAM-06");
        // DST-TEAM-03, DST-TEAM-07: neutral characters and all colours go together; off: they do not.
        if (!on("DST-TEAM-03") && mixes(&DeckCheck::affiliation, -1))
            wrong("characters", "neutral characters do not go with others", "");
        if (!on("DST-TEAM-07") && mixes(&DeckCheck::color, -1)) wrong("characters", "one colour only", "");
        if (has(kHero, &DeckCheck::affiliation) && has(kVillain, &DeckCheck::affiliation))
            wrong("characters", "heroes and villains do not go together" + sides(), "DST-TEAM-02");
        for (size_t i = 0; i < team_.size(); ++i) {
            int copies = 0;
            for (size_t k = 0; k < team_.size(); ++k)
                if (isSame(team_[k], team_[i])) copies += k < i ? 100 : team_[k].count;
            // DST-TEAM-04: any number of others; off: one copy of each.
            bool limited = def(team_[i]).number[kUnique] != 0 || !on("DST-TEAM-04");
            if (limited && copies > 1 && copies < 100)
                wrong("characters", fmt::format("{} is unique: one copy, whatever its subtitle", title(team_[i])),
                      "DST-UNIQ-03");
        }
    }
    void plot() {
        if (count(plots_) > 1) wrong("plot", "a team has at most one plot" + titles(plots_), "DST-PLOT-01");
        for (const DeckCard& c : plots_) {
            if (affiliation(c) != kNeutral && !has(affiliation(c), &DeckCheck::affiliation))
                wrong("plot", fmt::format("{} needs a {} on the team", title(c), kAffiliations[affiliation(c)]),
                      "DST-PLOT-04");
            if (color(c) != kGray && !has(color(c), &DeckCheck::color))
                wrong("plot", fmt::format("{} needs a {} character on the team", title(c), kColors[color(c)]),
                      "DST-PLOT-05");
        }
    }

    // What the first edition does not know. Off: as in 1.8.
    void firstEdition() {
        // DST-ED-01: a plot is no type of card; DST-ED-03: there are none.
        for (const DeckCard& c : plots_)
            if (on("DST-ED-01"))
                wrong("plot", fmt::format("{} is a plot: the first edition has none", title(c)), "DST-ED-03");
        for (const auto* list : {&team_, &deck_})
            for (const DeckCard& c : *list) laterSymbols(c);
        for (const DeckCard& c : deck_)
            if (def(c).type == kDowngrade)
                wrong("deck", fmt::format("{} is a downgrade: the first edition has none", title(c)), "");
        for (const DeckCard& c : team_)
            if (affiliation(c) == kNeutral)
                wrong("characters",
                      fmt::format("{} is neutral: in the first edition a team is of heroes or of villains", title(c)),
                      "DST-ED-26");
        for (const DeckCard& c : battlefields_)
            if ((def(c).timings >> kClaim & 1) == 0)
                wrong("battlefield",
                      fmt::format("{} has no Claim ability: in the first edition every battlefield has one", title(c)),
                      "DST-ED-05");
    }

    void laterSymbols(const DeckCard& c) {
        bool none = false;
        bool indirect = false;
        for (int i = 0; def(c).number[kSides] != 0 && i < kDieSides; ++i) {
            none = none || side(def(c), i).symbol == kNoSymbol;
            indirect = indirect || side(def(c), i).symbol == kIndirect;
        }
        if (none)
            wrong("deck", fmt::format("the die of {} has a side without a symbol: unknown in the first edition", title(c)),
                  "DST-ED-15");
        // DST-ED-80: the first edition's answer on kinds of damage knows two; DST-ED-16: there is no third.
        if (indirect && on("DST-ED-80"))
            wrong("deck", fmt::format("the die of {} shows indirect damage: unknown in the first edition", title(c)),
                  "DST-ED-16");
    }

    // A starter as it was sold is smaller; see docs/decisions/012.
    void size() {
        int n = count(deck_);
        int wanted = format_ == "starter" ? kStarterSize : kDeckSize;
        if (n != wanted)
            wrong("deck", fmt::format("a deck has exactly {} cards; this one has {}", wanted, n), "DST-DECK-01");
    }
    // A character may let cards in that its team would not (DST-GOLD-01: the card wins).
    bool isIncluded(const DeckCard& c) const {
        for (const DeckCard& who : team_)
            if (includes(book_, includedBy(def(who)), def(c))) return true;
        return false;
    }
    void card(const DeckCard& c) {
        const int most = mostCopies(def(c));
        if (c.count > most)
            wrong("deck", fmt::format("{} copies of {}; at most {}", c.count, title(c), most), "DST-DECK-02");
        if (isIncluded(c)) return;
        int side = affiliation(c);
        if (!on("DST-DECK-05") && side == kNeutral) wrong("deck", "neutral cards are of no side", "");
        if (side != kNeutral && !has(side, &DeckCheck::affiliation)) {
            bool neutral = !has(kHero, &DeckCheck::affiliation) && !has(kVillain, &DeckCheck::affiliation);
            // DST-ED-27: the first edition says nothing of a neutral team's deck.
            if (!(neutral && first_ && on("DST-ED-27")))
                wrong("deck",
                      fmt::format("{} is a {} card and the team has no {}", title(c), kAffiliations[side],
                                  kAffiliations[side]),
                      neutral ? "DST-DECK-04" : "DST-DECK-03");
        }
        if (color(c) != kGray && !has(color(c), &DeckCheck::color))
            wrong("deck",
                  fmt::format("{} is {} and the team has no {} character", title(c), kColors[color(c)], kColors[color(c)]),
                  "DST-DECK-06");
    }
    // A plot may ask for more than one.
    int battlefields() const {
        int wanted = 1;
        for (const DeckCard& c : plots_)
            wanted = std::max(wanted, language::plainAmount(book_, c.def, kHoldBattlefields, 1000) / 1000);
        return wanted;
    }
    // DST-ED-79: the first edition came with its set and rules on no card of another.
    void sets(std::string_view set) {
        const char* rule = first_ ? "DST-ED-79" : "";
        for (const auto* list : {&team_, &plots_, &battlefields_, &deck_})
            for (const DeckCard& c : *list)
                if (book_.texts[c.def].set != set)
                    wrong("format", fmt::format("{} is not of the set {}", title(c), set), rule);
    }

    const Book& book_;
    std::string_view format_;  // without the edition
    const Switches* off_;
    bool first_;
    std::vector<DeckCard> team_, plots_, battlefields_, deck_;
    std::vector<Problem> problems_;
};

}  // namespace

std::string Rules::editionOf(std::string_view format) { return format.ends_with(kFirst) ? "1.0" : "1.8"; }

std::optional<Problem> Rules::setEdition(State& s, std::string_view edition) {
    if (edition != "1.0" && edition != "1.8")
        return Problem{"edition", fmt::format("there is no edition '{}': 1.0 and 1.8", edition), ""};
    s.edition = edition == "1.0" ? kEdition10 : kEdition18;
    return std::nullopt;
}

std::vector<FormatInfo> Rules::formats() {
    return {{"open", "Open", "any card of the book; Rules Reference 1.8, its errata"},
            {"awakenings", "Awakenings", "cards of Awakenings only; Rules Reference 1.8, its errata"},
            {"starter", "Starter", "a starter as it was sold, with its deck of 20; Rules Reference 1.8, its errata"},
            {"awakenings-1.0", "Awakenings, first edition", "cards of Awakenings as printed; the first Rules Reference"},
            {"starter-1.0", "Starter, first edition", "a starter as it was sold; the first Rules Reference, printed cards"},
            {"open-1.0", "Open, first edition",
             "cards of the book as printed, without plots and later symbols; the first Rules Reference"}};
}

std::vector<Problem> Rules::checkDeck(const Book& book, const DeckList& deck, std::string_view format) {
    return DeckCheck(book, deck, format, nullptr).run();
}
std::vector<Problem> Rules::checkDeckWith(const Switches& off, const Book& book, const DeckList& deck,
                                          std::string_view format) {
    return DeckCheck(book, deck, format, &off).run();
}

}  // namespace cantina::destiny
