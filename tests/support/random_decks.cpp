#include "tests/support/random_decks.h"

#include <algorithm>
#include <map>

namespace cantina::testing {
namespace {

constexpr int kNoMost = 10'000;

// Cards outside the draw deck lie in a section of their own. (The tcg's characters are cards of the deck.)
std::string sectionOf(const CardInfo& c, std::string_view game) {
    if (game == "tcg") return "";
    static const std::map<std::string_view, const char*> kSections = {
        {"character", "characters"},         {"battlefield", "battlefield"},   {"plot", "plot"},
        {"affiliation_card", "affiliation"}, {"objective_card", "objectives"}, {"defensive_shield", "shields"}};
    const auto at = kSections.find(c.type);
    return at == kSections.end() ? "" : at->second;
}
std::string factOf(const CardInfo& c, std::string_view name) {
    for (const auto& [key, value] : c.facts)
        if (key == name) return value;
    return "";
}
int sizeOf(const DeckList& deck) {
    int n = 0;
    for (const DeckEntry& e : deck.entries) n += e.section.empty() ? e.count : 0;
    return n;
}

}  // namespace

RandomDecks::RandomDecks(const Game& game, uint64_t seed) : game_(game), book_(game.cards()) {
    pick_.rekey(Chance::keyFrom(seed, 0xdec));
}

std::vector<RandomDecks::Bundle> RandomDecks::cardsOf(std::initializer_list<std::string_view> types) const {
    std::vector<Bundle> out;
    for (const CardInfo& c : book_)
        if (std::ranges::find(types, c.type) != types.end()) out.push_back({{1, c.id, sectionOf(c, game_.name())}});
    return out;
}
std::vector<RandomDecks::Bundle> RandomDecks::others(std::initializer_list<std::string_view> types) const {
    std::vector<Bundle> out;
    for (const CardInfo& c : book_)
        if (std::ranges::find(types, c.type) == types.end()) out.push_back({{1, c.id, sectionOf(c, game_.name())}});
    return out;
}
// TCG: a unit for each arena together, because no type may be more than twice another at any time.
std::vector<RandomDecks::Bundle> RandomDecks::unitTrios() {
    std::vector<Bundle> out;
    const std::vector<Bundle> types[] = {cardsOf({"space"}), cardsOf({"ground"}), cardsOf({"character"})};
    for (int k = 0; k < 400; ++k) {
        Bundle& trio = out.emplace_back();
        for (const std::vector<Bundle>& type : types) {
            Bundle one = type[static_cast<size_t>(below(static_cast<int>(type.size())))];
            trio.insert(trio.end(), one.begin(), one.end());
        }
    }
    return out;
}
// LCG: an objective and the five cards of its set.
std::vector<RandomDecks::Bundle> RandomDecks::objectiveSets() const {
    std::map<std::string, Bundle> sets;
    for (const CardInfo& c : book_)
        if (const std::string set = factOf(c, "objective_set"); !set.empty())
            sets[set].push_back({1, c.id, sectionOf(c, game_.name())});
    std::vector<Bundle> out;
    for (const auto& [set, bundle] : sets) out.push_back(bundle);
    return out;
}

// What is wrong and with what, whatever the numbers in the message.
RandomDecks::Wrongs RandomDecks::wrongs(const DeckList& deck) const {
    Wrongs out;
    for (const Problem& p : game_.checkDeck(deck, deck.format)) out.push_back(p.rule + " " + p.where);
    std::ranges::sort(out);
    return out;
}

bool RandomDecks::put(DeckList& deck, const Bundle& bundle) {
    DeckList alone;
    alone.entries = bundle;
    if (const int seat = game_.seatFor(alone); seat >= 0 && seat != seat_) return false;
    const size_t had = deck.entries.size();
    deck.entries.insert(deck.entries.end(), bundle.begin(), bundle.end());
    const Wrongs now = wrongs(deck);
    if (std::ranges::includes(wrongs_, now)) return wrongs_ = now, true;
    deck.entries.resize(had);
    return false;
}

// So many tries, until the draw deck has `most` cards.
void RandomDecks::stage(DeckList& deck, const std::vector<Bundle>& from, int tries, int most) {
    for (int k = 0; k < tries && sizeOf(deck) < most && !from.empty(); ++k) {
        Bundle bundle = from[static_cast<size_t>(below(static_cast<int>(from.size())))];
        const int copies = 1 + below(4), room = (most - sizeOf(deck)) / static_cast<int>(bundle.size());
        for (DeckEntry& e : bundle) {
            if (e.section.empty()) e.count = std::max(1, std::min(copies, room));
            if (e.section == "characters" && below(2) == 0) e.detail = "elite";
        }
        if (!put(deck, bundle) && bundle[0].count > 1) {
            for (DeckEntry& e : bundle) e.count = 1;
            (void)put(deck, bundle);
        }
    }
}

void RandomDecks::fill(DeckList& deck) {
    if (game_.name() == "destiny") {
        const int size = deck.format.starts_with("starter") ? 20 : 30;
        stage(deck, cardsOf({"character"}), 1 + below(60), size);
        stage(deck, cardsOf({"plot"}), below(3), size);
        stage(deck, cardsOf({"battlefield"}), 40, size);
        stage(deck, others({"character", "plot", "battlefield"}), 2000, size);
    } else if (game_.name() == "tcg") {
        stage(deck, unitTrios(), 2000, 36);
        stage(deck, others({}), 2000, 60 + below(5));
    } else if (game_.name() == "lcg") {
        for (const Bundle& affiliation : cardsOf({"affiliation_card"}))
            if (deck.entries.empty()) (void)put(deck, affiliation);
        if (deck.format == "open") {  // anything goes, so whatever is drawn: whole sets are what the other formats have
            stage(deck, cardsOf({"objective_card"}), 8 + below(8), 1);
            stage(deck, others({"affiliation_card", "objective_card"}), 2000, 25 + below(21));
        }
        const std::vector<Bundle> sets = objectiveSets();
        for (int k = 0; k < 500 && !wrongs_.empty(); ++k)
            (void)put(deck, sets[static_cast<size_t>(below(static_cast<int>(sets.size())))]);
    } else {
        stage(deck, others({}), 4000, 60);
        stage(deck, cardsOf({"defensive_shield"}), below(12), 61);  // they are not counted among the sixty
    }
}

// CCG-EFF-START-02: shields under a Starting Effect, one copy after the other. Which effect that is, the deck check knows.
void RandomDecks::fillOutside(DeckList& deck) {
    const std::vector<Bundle> shields = cardsOf({"defensive_shield"});
    for (const Bundle& effect : cardsOf({"effect"})) {
        const DeckList before = deck;
        const Wrongs wrongs = wrongs_;
        if (put(deck, effect)) stage(deck, shields, 1'000, kNoMost);
        if (deck.entries.size() > before.entries.size() + 1) return;
        deck = before;
        wrongs_ = wrongs;
    }
}
// Of each game as much as there can be.
void RandomDecks::fillUp(DeckList& deck) {
    if (game_.name() == "destiny") {
        stage(deck, cardsOf({"character"}), 400, kNoMost);
        stage(deck, cardsOf({"plot"}), 10, kNoMost);
        stage(deck, cardsOf({"battlefield"}), 40, kNoMost);
        stage(deck, cardsOf({"support", "upgrade"}), below(2) * 400, 30);
        stage(deck, others({"character", "plot", "battlefield"}), 2000, 30);
    } else if (game_.name() == "tcg") {
        stage(deck, unitTrios(), 2000, 45);
        stage(deck, others({}), 2000, 90);
    } else if (game_.name() == "lcg") {
        for (const Bundle& affiliation : cardsOf({"affiliation_card"}))
            if (deck.entries.empty()) (void)put(deck, affiliation);
        const std::vector<Bundle> sets = objectiveSets();
        for (int k = 0; k < 500; ++k) (void)put(deck, sets[static_cast<size_t>(below(static_cast<int>(sets.size())))]);
    } else {
        fillOutside(deck);
        stage(deck, others({}), 4000, 60);
    }
}

std::optional<DeckList> RandomDecks::drawLargest(const std::string& format, int seat) {
    largest_ = true;
    std::optional<DeckList> deck = draw(format, seat);
    largest_ = false;
    return deck;
}

std::optional<DeckList> RandomDecks::draw(const std::string& format, int seat) {
    seat_ = seat;
    for (int attempt = 0; attempt < 50; ++attempt) {
        DeckList deck;
        deck.format = format;
        wrongs_ = wrongs(deck);
        largest_ ? fillUp(deck) : fill(deck);
        const int own = game_.seatFor(deck);
        if (wrongs_.empty() && (own < 0 || own == seat)) return deck;
    }
    return std::nullopt;
}

}  // namespace cantina::testing
