// What the forms share when they read: collecting cards, keeping the limits, texts of strangers on one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/deckforms/form.h"

namespace cantina::deckforms {

std::string_view trimmed(std::string_view text);
// A stranger's text on one line of at most 200 bytes.
std::string oneLine(std::string_view text);
// A whole number from 1 to kMaxCopies, nothing else around it.
std::optional<int> copiesIn(std::string_view text);

// For Form::write: a problem for each card that the book lacks.
std::vector<Problem> unknownTo(const DeckList& deck, const Cards& cards);

// Takes the next line (without its end) off the text.
std::string_view takeLine(std::string_view& text);

// Several lines of one card in one section with the same detail become one.
class Gathering {
public:
    void add(const CardInfo& card, int count, std::string_view section = {}, std::string_view detail = {});
    void miss(MissingCard card);
    void note(std::string text) { result.notes.push_back(std::move(text)); }
    void problem(std::string where, std::string message) {
        result.problems.push_back({std::move(where), std::move(message), ""});
    }
    // The description of a list becomes the plan if it is one line; else a note says that it stayed behind.
    void describe(std::string_view text);

    bool tooMany() const { return total_ > kMaxCards; }
    ReadResult finish();  // or the problem that there is nothing, or too much

    Imported result;

private:
    int total_ = 0;
};

}  // namespace cantina::deckforms
