// libFuzzer target: any bytes as a deck file of any form are a deck or a problem with a message.
//
// The first byte chooses the form (or finding it out); the rest is the file. What is read can be written in our form and
// read again as the same deck.
#include <cstdint>
#include <cstdlib>

#include "language/utf8.h"
#include "match/deckforms/form.h"
#include "match/deckforms/octgn.h"
#include "tests/support/sample_cards.h"

using namespace cantina;
using namespace cantina::deckforms;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void checkText(const std::string& text) {
    require(!language::findInvalidUtf8(text) && text.find('\n') == std::string::npos);
}

void checkDeck(const Imported& in, const Cards& cards) {
    int copies = 0;
    for (const DeckEntry& e : in.deck.entries) {
        require(cards.byId(e.card) != nullptr && e.count >= 1 && e.count <= kMaxCopies);
        copies += e.count;
    }
    for (const MissingCard& m : in.missing) {
        require(m.count >= 1 && !(m.title.empty() && m.code.empty()));
        checkText(m.text());
        copies += m.count;
    }
    require(copies >= 1 && copies <= kMaxCards);
    for (const Problem& p : in.problems) checkText(p.where + p.message);
    for (const std::string& n : in.notes) checkText(n);
}

// Through our own form and back.
void checkRoundTrip(const DeckList& deck, const Cards& cards) {
    // A list of objectives alone comes back with its command cards.
    if (deck.entries.empty() || !unlistedCommandCards(deck, cards).empty()) return;
    const Form& own = *formNamed("cantina");
    const ReadResult read = readAs(own, std::get<std::string>(own.write(deck, cards)), cards);
    require(std::holds_alternative<Imported>(read));
    const DeckList& back = std::get<Imported>(read).deck;
    require(back.entries.size() == deck.entries.size());
    for (size_t i = 0; i < back.entries.size(); ++i)
        require(back.entries[i].card == deck.entries[i].card && back.entries[i].count == deck.entries[i].count &&
                back.entries[i].section == deck.entries[i].section);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const size_t choice = data[0] % (forms().size() + 1);
    const Form* form = choice < forms().size() ? &forms()[choice] : formOf(text);
    if (form == nullptr) return 0;
    static const char* const kGames[] = {"destiny", "ccg", "tcg", "lcg"};
    const std::string game(form->game.empty() ? kGames[data[0] / 16 % 4] : form->game);
    const std::vector<CardInfo> list = sample::cards(game);
    const Cards cards{std::span(list)};
    const ReadResult result = readAs(*form, text, cards);
    if (const auto* problem = std::get_if<Problem>(&result)) {
        require(!problem->message.empty() && !problem->where.empty());
        checkText(problem->where + problem->message);
        return 0;
    }
    checkDeck(std::get<Imported>(result), cards);
    checkRoundTrip(std::get<Imported>(result).deck, cards);
    return 0;
}
