// swdestinydb's JSON, as its API gives a deck: {"name", "format_code", "slots": {"01038": {"quantity", "dice", "dices"}}}.
//
// `dice` counts the dice of all copies. For characters that are not unique `dices` says which copy has how many: "1,2".
#include <algorithm>
#include <boost/json.hpp>
#include <map>

#include "kernel/nearest.h"
#include "match/deckforms/all.h"
#include "match/deckforms/swdestinydb.h"

namespace cantina::deckforms {
namespace {

namespace json = boost::json;

bool detect(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    text = trimmed(text.substr(0, kMaxBytes));
    return text.starts_with('{') || text.starts_with("[{");
}

std::string textOf(const json::object& o, std::string_view key) {
    const json::value* v = o.if_contains(key);
    return v != nullptr && v->is_string() ? std::string(v->get_string()) : "";
}

// A number from 0 to kMaxCopies; PHP's null is none.
std::optional<int> numberOf(const json::value* v) {
    if (v == nullptr || v->is_null()) return 0;
    const int64_t n = v->is_int64() ? v->get_int64() : -1;
    if (n < 0 || n > kMaxCopies) return std::nullopt;
    return static_cast<int>(n);
}

struct Slot {
    int quantity = 0, dice = 0;
    std::vector<int> dices;  // one number per copy; empty if it is not said
};

std::optional<Slot> slotOf(const json::value& v) {
    const json::object* o = v.if_object();
    const auto quantity = numberOf(o == nullptr ? &v : o->if_contains("quantity"));
    if (!quantity || o == nullptr) return quantity ? std::optional<Slot>({*quantity, 0, {}}) : std::nullopt;
    const auto dice = numberOf(o->if_contains("dice"));
    if (!dice) return std::nullopt;
    Slot slot{*quantity, *dice, {}};
    std::string list = textOf(*o, "dices");
    for (std::string_view rest = list; !rest.empty();) {
        const size_t end = std::min(rest.find(','), rest.size());
        const std::string_view item = trimmed(rest.substr(0, end));
        const auto n = item == "0" ? std::optional(0) : copiesIn(item);
        if (!n || slot.dices.size() == kMaxCopies) return std::nullopt;
        slot.dices.push_back(*n);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return slot;
}

// How many copies of a character are elite; -1 if the numbers do not say it.
int elitesOf(const Slot& slot) {
    if (!slot.dices.empty()) {
        const bool sound = std::all_of(slot.dices.begin(), slot.dices.end(), [](int n) { return n <= 2; });
        if (!sound || static_cast<int>(slot.dices.size()) != slot.quantity) return -1;
        return static_cast<int>(std::count(slot.dices.begin(), slot.dices.end(), 2));
    }
    if (slot.dice <= slot.quantity) return 0;
    return slot.dice == 2 * slot.quantity ? slot.quantity : -1;
}

void take(const std::string& code, const Slot& slot, const Cards& cards, Gathering& out) {
    const CardInfo* c = cards.byId(idOfCode(code));
    if (c == nullptr) {
        // What is not in the book has no type here; more dice than copies are worth telling.
        const std::string dice = slot.dice > slot.quantity ? "with " + std::to_string(slot.dice) + " dice" : "";
        return out.miss({slot.quantity, "", std::string(setNameOfCode(code)), code, "", dice});
    }
    if (!isCharacter(*c)) return out.add(*c, slot.quantity, sectionOfType(c->type));
    int elites = elitesOf(slot);
    if (elites < 0) {
        out.problem(code, "the dice of " + c->title + " do not fit its copies: it is taken without elite");
        elites = 0;
    }
    if (slot.quantity > elites) out.add(*c, slot.quantity - elites, "characters");
    if (elites > 0) out.add(*c, elites, "characters", "elite");
}

ReadResult read(std::string_view text, const Cards& cards) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    json::error_code error;
    const json::value value = json::parse(json::string_view(text.data(), text.size()), error);
    if (error) return Problem{"deck", "this is not well-formed JSON, or too deep for a deck: " + error.message(), ""};
    if (value.is_array()) return Problem{"deck", "this is a list of decks: take one of them", ""};
    const json::object* deck = value.if_object();
    const json::value* slots = deck == nullptr ? nullptr : deck->if_contains("slots");
    if (slots == nullptr) return Problem{"deck", "there are no \"slots\": this is not a deck of swdestinydb", ""};
    if (!slots->is_object()) return Problem{"slots", "there is no card in it", ""};
    Gathering out;
    out.result.deck.name = oneLine(textOf(*deck, "name"));
    const std::string format = textOf(*deck, "format_code");
    const DestinyWord* known = destinyFormat(format);
    out.result.deck.format = known != nullptr ? std::string(known->ours) : oneLine(lowered(format));
    out.describe(textOf(*deck, "description_md"));
    for (const auto& [key, slotValue] : slots->get_object()) {
        const std::string code = oneLine(std::string_view(key.data(), key.size()));
        const auto slot = slotOf(slotValue);
        if (!slot)
            return Problem{"slots." + code,
                           "expected numbers from 0 to " + std::to_string(kMaxCopies) + " for quantity and dice", ""};
        if (slot->quantity > 0) take(code, *slot, cards, out);
        if (out.tooMany()) break;
    }
    return out.finish();
}

// The site keeps one slot per card: the copies of a character with one die and with two are together.
std::map<std::string, Slot> slotsOf(const DeckList& deck, const Cards& cards, std::vector<Problem>& problems) {
    std::map<std::string, Slot> out;
    for (const DeckEntry& e : deck.entries) {
        const CardInfo* c = cards.byId(e.card);
        const std::string code = c == nullptr ? "" : codeOfId(c->id);
        if (code.empty()) {
            problems.push_back(
                {oneLine(e.card),
                 c == nullptr ? "this card is not in the book" : "this card is of no set that swdestinydb has", ""});
            continue;
        }
        Slot& slot = out[code];
        const int dice = e.detail == "elite" ? 2 : hasFact(*c, "die") ? 1 : 0;
        slot.quantity += e.count;
        slot.dice += e.count * dice;
        // A few characters have no die at all.
        if (isCharacter(*c) && dice > 0) slot.dices.insert(slot.dices.end(), static_cast<size_t>(e.count), dice);
    }
    return out;
}

// One copy of a unique character needs no list of dice.
json::object written(Slot slot, bool listed) {
    std::sort(slot.dices.begin(), slot.dices.end());
    std::string dices;
    for (const int n : slot.dices) dices += (dices.empty() ? "" : ",") + std::to_string(n);
    const json::value list = dices.empty() || !listed ? json::value(nullptr) : json::value(dices);
    return {{"quantity", slot.quantity}, {"dice", slot.dice}, {"dices", list}};
}

WriteResult write(const DeckList& deck, const Cards& cards) {
    std::vector<Problem> problems;
    const std::map<std::string, Slot> all = slotsOf(deck, cards, problems);
    if (!problems.empty()) return problems;
    json::object slots, characters;
    for (const auto& [code, slot] : all) {
        const CardInfo& card = *cards.byId(idOfCode(code));
        const bool listed = slot.quantity > 1 || !hasFact(card, "unique");
        slots[code] = written(slot, listed);
        if (isCharacter(card)) characters[code] = written(slot, listed);
    }
    json::object out{{"name", oneLine(deck.name)}, {"description_md", oneLine(deck.plan)}};
    const DestinyWord* format = destinyFormat(deck.format);
    out["format_code"] = format != nullptr ? std::string(format->code) : oneLine(deck.format);
    out["format_name"] = format != nullptr ? std::string(format->name) : oneLine(deck.format);
    if (const DestinyWord* side = affiliationOf(deck, cards)) {
        out["affiliation_code"] = std::string(side->code);
        out["affiliation_name"] = std::string(side->name);
    }
    out["slots"] = std::move(slots);
    out["characters"] = std::move(characters);
    return json::serialize(out) + "\n";
}

}  // namespace

Form swdestinydbJson() {
    return {"swdestinydb-json", "destiny", ".json", "swdestinydb: a deck as its API gives it", detect, read, write};
}

}  // namespace cantina::deckforms
