// Teams, decks and formats: what may be brought to the table, and why not.
// Rules: DST-TEAM-*, DST-DECK-*, DST-PLOT-*, DST-CHAR-01, DST-CHAR-04, DST-UNIQ-03, DST-UNIQ-08.
#include <fmt/format.h>

#include "games/destiny/game.h"

namespace cantina::destiny {
namespace {

using language::Book;
using language::DeckCard;

constexpr int kTeamPoints = 30;
constexpr int kDeckSize = 30;
constexpr int kStarterSize = 20;
constexpr int kCopies = 2;
constexpr const char* kColors[] = {"gray", "red", "yellow", "blue"};
constexpr const char* kAffiliations[] = {"neutral", "hero", "villain"};

class DeckCheck {
public:
    DeckCheck(const Book& book, const DeckList& deck, std::string_view format) : book_(book), format_(format) {
        for (const DeckCard& c : language::cardsOf(book, deck, problems_)) {
            if (isSpareDie(c)) {
                dice_.push_back(c);
                continue;
            }
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
        points();
        team();
        plot();
        size();
        for (const DeckCard& c : deck_) card(c);
        int fields = count(battlefields_);
        int wanted = battlefields();
        if (fields != wanted)
            wrong("battlefield",
                  fmt::format("bring exactly {} battlefield{}; there are {}", wanted == 1 ? "one" : "two", wanted == 1 ? "" : "s",
                              fields),
                  "DST-DECK-08");
        for (const DeckCard& c : dice_) die(c);
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
    void wrong(const std::string& where, const std::string& message, const char* rule) {
        problems_.push_back({where, message, rule});
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

    // DST-CHAR-04, DST-TEAM-05: one die for the smaller value, two for the larger.
    int pointsOf(const DeckCard& c) {
        bool elite = c.detail == "elite";
        int larger = def(c).whole(kPointsElite);
        if (elite && larger == 0)
            wrong("characters", fmt::format("{} has no elite form: it has one point value", title(c)), "DST-CHAR-04");
        return c.count * (elite && larger != 0 ? larger : def(c).whole(kPoints));
    }
    void points() {
        int sum = 0;
        for (const DeckCard& c : team_) sum += pointsOf(c);
        for (const DeckCard& c : plots_) sum += c.count * def(c).whole(kPoints);
        if (sum > kTeamPoints)
            wrong("characters", fmt::format("the team costs {} points; at most {} may be spent", sum, kTeamPoints),
                  "DST-TEAM-01");
    }
    void team() {
        if (team_.empty()) wrong("characters", "a team needs a character", "DST-TEAM-06");
        if (has(kHero, &DeckCheck::affiliation) && has(kVillain, &DeckCheck::affiliation))
            wrong("characters", "heroes and villains do not go together", "DST-TEAM-02");
        for (size_t i = 0; i < team_.size(); ++i) {
            int copies = 0;
            for (size_t k = 0; k < team_.size(); ++k)
                if (def(team_[k]).title == def(team_[i]).title) copies += k < i ? 100 : team_[k].count;
            if (def(team_[i]).number[kUnique] != 0 && copies > 1 && copies < 100)
                wrong("characters", fmt::format("{} is unique: one copy, whatever its subtitle", title(team_[i])),
                      "DST-UNIQ-03");
        }
    }
    void plot() {
        if (count(plots_) > 1) wrong("plot", "a team has at most one plot", "DST-PLOT-01");
        for (const DeckCard& c : plots_) {
            if (affiliation(c) != kNeutral && !has(affiliation(c), &DeckCheck::affiliation))
                wrong("plot", fmt::format("{} needs a {} on the team", title(c), kAffiliations[affiliation(c)]),
                      "DST-PLOT-04");
            if (color(c) != kGray && !has(color(c), &DeckCheck::color))
                wrong("plot", fmt::format("{} needs a {} character on the team", title(c), kColors[color(c)]),
                      "DST-PLOT-05");
        }
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
        for (const DeckCard& who : team_) {
            int32_t n = def(who).number[kIncludes];
            if (n == 0 || color(c) != (n >> 20 & 0xF) || affiliation(c) != (n >> 16 & 0xF)) continue;
            if (hasSubtype(def(c), n >> 8 & 0xFF) || hasSubtype(def(c), n & 0xFF)) return true;
        }
        return false;
    }
    void card(const DeckCard& c) {
        int most = def(c).number[kMostCopies] != 0 ? def(c).whole(kMostCopies) : kCopies;
        if (c.count > most)
            wrong("deck", fmt::format("{} copies of {}; at most {}", c.count, title(c), most), "DST-DECK-02");
        if (isIncluded(c)) return;
        int side = affiliation(c);
        if (side != kNeutral && !has(side, &DeckCheck::affiliation)) {
            bool neutral = !has(kHero, &DeckCheck::affiliation) && !has(kVillain, &DeckCheck::affiliation);
            wrong("deck",
                  fmt::format("{} is a {} card and the team has no {}", title(c), kAffiliations[side], kAffiliations[side]),
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
            for (int i = 0; i < def(c).abilities; ++i) {
                const language::Ability& a = book_.abilities[static_cast<size_t>(def(c).first + i)];
                const language::Instr* code = &book_.code[a.code];
                for (; code->code != language::Code::end; ++code)
                    if (code->code == language::Code::verb && code->a == kVerbBattlefields) wanted = code[1].imm / 1000;
            }
        return wanted;
    }
    // DST-ZONE-25: a die that is brought matches a card of the team or deck, or is named by one.
    void die(const DeckCard& c) {
        if (def(c).number[kSides] == 0) wrong("dice", fmt::format("{} has no die", title(c)), "DST-ZONE-25");
    }
    void sets(std::string_view set) {
        for (const auto* list : {&team_, &plots_, &battlefields_, &deck_})
            for (const DeckCard& c : *list)
                if (book_.texts[c.def].set != set)
                    wrong("format", fmt::format("{} is not of the set {}", title(c), set), "");
    }

    const Book& book_;
    std::string_view format_;
    std::vector<DeckCard> team_, plots_, battlefields_, deck_, dice_;
    std::vector<Problem> problems_;
};

}  // namespace

std::vector<FormatInfo> Rules::formats() {
    return {{"open", "Open", "any card of the book; Rules Reference 1.8, its errata"},
            {"awakenings", "Awakenings", "cards of Awakenings only; Rules Reference 1.8, its errata"},
            {"starter", "Starter", "a starter as it was sold, with its deck of 20; Rules Reference 1.8, its errata"}};
}

std::vector<Problem> Rules::checkDeck(const Book& book, const DeckList& deck, std::string_view format) {
    return DeckCheck(book, deck, format).run();
}

}  // namespace cantina::destiny
