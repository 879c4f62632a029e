// Tables, decks and replays over HTTP.
#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "match/analysis.h"
#include "server/api.h"
#include "server/secrets.h"

namespace cantina::server {
namespace {

constexpr int kMostFrames = 40;

json::object problemJson(const Problem& p) { return {{"where", p.where}, {"says", p.message}, {"rule", p.rule}}; }

std::string personId(const std::optional<store::Person>& person) { return person ? person->id : ""; }

int64_t wholeNumber(const std::string& text, int64_t fallback) {
    if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos || text.size() > 15) return fallback;
    return std::strtoll(text.c_str(), nullptr, 10);
}

// "others": who sits on each of the other seats; one of them is the opponent of a table for two.
void readOthers(const json::object& body, NewTable& wish) {
    const json::value* list = body.if_contains("others");
    if (list == nullptr || !list->is_array()) return;
    for (const json::value& o : list->as_array())
        wish.others.push_back(o.is_object() ? OtherSeat{textIn(o.as_object(), "who"), textIn(o.as_object(), "deck")}
                                            : OtherSeat{});
    if (wish.others.empty()) return;
    wish.players = static_cast<int>(std::min<size_t>(wish.others.size(), 98)) + 1;
    if (wish.others.size() > 1) return;
    wish.opponent = wish.others[0].who;
    wish.opponentDeck = wish.others[0].deck;
    wish.others.clear();
}

// The deck in every form that its game's communities keep; a form that cannot say all of it is left out.
json::object formsOf(const Shelf& shelf, const DeckList& deck) {
    json::object out;
    for (const deckforms::Form& form : deckforms::forms()) {
        if (!form.game.empty() && form.game != shelf.name) continue;
        deckforms::WriteResult written = form.write(deck, *shelf.index);
        if (const auto* text = std::get_if<std::string>(&written)) out[std::string(form.name)] = *text;
    }
    return out;
}

// The text of a request, or of the shipped deck that it names.
std::string deckText(const Shelf& shelf, const json::object& body) {
    const std::string shipped = textIn(body, "deck");
    for (const ShippedDeck& d : shelf.decks)
        if (!shipped.empty() && d.file == shipped)
            return writeDeck(d.deck, [&](const std::string& id) { return shelf.index->title(id); });
    return textIn(body, "text");
}

}  // namespace

HttpResponse Api::newTable(Call& c) {
    if (auto refused = beSomebody(c)) return refusalResponse(*refused);
    NewTable wish{textIn(c.body, "game"),
                  textIn(c.body, "format"),
                  textIn(c.body, "deck"),
                  textIn(c.body, "opponent"),
                  textIn(c.body, "opponentDeck"),
                  flagIn(c.body, "public"),
                  {},
                  static_cast<int>(std::clamp<int64_t>(numberIn(c.body, "players", 2), 0, 99))};
    readOthers(c.body, wish);
    if (const json::value* clock = c.body.if_contains("clock"); clock != nullptr && clock->is_object())
        wish.clock = {numberIn(clock->as_object(), "player", 0), numberIn(clock->as_object(), "decision", 0)};
    Or<Hall::Made> made = hall_.create(wish, *c.person);
    if (auto* refused = std::get_if<Refusal>(&made)) return refusalResponse(*refused);
    const auto& m = std::get<Hall::Made>(made);
    return jsonResponse({{"id", m.id}, {"invite", m.invite}}, 201);
}

HttpResponse Api::listTables(Call& c) {
    json::array waiting, playing;
    for (const auto& t : hall_.tables()) {
        if (!t->isPublic() || !t->isOpen()) continue;
        json::object s = t->summary(personId(c.person));
        json::array& list = s["status"].as_string() == "waiting" ? waiting : playing;
        if (list.size() < 100) list.push_back(std::move(s));
    }
    return jsonResponse({{"waiting", std::move(waiting)}, {"playing", std::move(playing)}});
}

HttpResponse Api::showTable(Call& c) {
    const auto table = hall_.find(c.parts[0]);
    if (!table) return refusalResponse({404, "there is no such table", "the link may be incomplete, or it was withdrawn"});
    json::object summary = table->summary(personId(c.person));
    // Whoever has the id may look; the code says who may sit down.
    if (const Head head = table->head(); !head.complete())
        summary["invited"] = head.open || sameSecret(c.request.asked("invite"), head.invite);
    return jsonResponse({{"table", std::move(summary)}});
}

HttpResponse Api::withdrawTable(Call& c) {
    if (auto refused = hall_.withdraw(c.parts[0], *c.person)) return refusalResponse(*refused);
    return jsonResponse({});
}

HttpResponse Api::joinTable(Call& c) {
    if (auto refused = beSomebody(c)) return refusalResponse(*refused);
    Or<int> seat = hall_.join(c.parts[0], textIn(c.body, "invite"), textIn(c.body, "deck"), *c.person);
    if (auto* refused = std::get_if<Refusal>(&seat)) return refusalResponse(*refused);
    return jsonResponse({{"seat", std::get<int>(seat)}});
}

// Any form; everything that is wrong with it.
HttpResponse Api::readDeck(Call& c) {
    const Shelf* shelf = hall_.shelves().of(textIn(c.body, "game"));
    if (shelf == nullptr) return refusalResponse({400, "there is no such game"});
    const std::string text = deckText(*shelf, c.body), format = textIn(c.body, "format");
    const deckforms::Form* form = deckforms::formOf(text);
    if (form == nullptr || (!form->game.empty() && form->game != shelf->name))
        return refusalResponse(
            {400, form == nullptr ? "this is a deck of no form that we know" : "this is a deck of another game"});
    deckforms::ReadResult read = deckforms::readAs(*form, text, *shelf->index);
    if (auto* problem = std::get_if<Problem>(&read)) return refusalResponse({400, problem->where + ": " + problem->message});
    const auto& in = std::get<deckforms::Imported>(read);
    json::array cards, problems;
    for (const DeckEntry& e : in.deck.entries)
        cards.push_back(json::object{{"count", e.count},
                                     {"card", e.card},
                                     {"title", shelf->index->title(e.card)},
                                     {"section", e.section},
                                     {"detail", e.detail}});
    for (const auto& m : in.missing)
        problems.push_back(json::object{{"where", "deck"}, {"says", "not in the book yet: " + m.text()}, {"rule", ""}});
    for (const Problem& p : in.problems) problems.push_back(problemJson(p));
    if (in.missing.empty())
        for (const Problem& p : shelf->game->checkDeck(in.deck, format.empty() ? in.deck.format : format))
            problems.push_back(problemJson(p));
    const std::string own = writeDeck(in.deck, [&](const std::string& id) { return shelf->index->title(id); });
    return jsonResponse({{"deck", json::object{{"name", in.deck.name},
                                               {"format", in.deck.format},
                                               {"seat", shelf->game->seatFor(in.deck)},
                                               {"cards", std::move(cards)},
                                               {"text", own},
                                               {"forms", formsOf(*shelf, in.deck)}}},
                         {"problems", std::move(problems)}});
}

// ---- replays

HttpResponse Api::replays(Call& c) {
    json::array list;
    for (json::object& o :
         hall_.ended(personId(c.person), wholeNumber(c.request.asked("before"), 0), c.request.asked("game")))
        list.push_back(std::move(o));
    return jsonResponse({{"replays", std::move(list)}});
}

// The key is in it: only of matches that are over.
HttpResponse Api::replay(Call& c) {
    const auto table = hall_.find(c.parts[0]);
    if (!table) return refusalResponse({404, "there is no such replay"});
    if (table->isOpen())
        return refusalResponse({409, "the match is still being played", "its replay is there when it is over"});
    HttpResponse out;
    out.body = std::make_shared<const std::string>(match::writeReplay(table->replay()));
    out.pack = true;
    out.headers.emplace_back("Content-Disposition", "attachment; filename=\"cantina-" + c.parts[0] + ".replay\"");
    return out;
}

HttpResponse Api::frames(Call& c) {
    const auto table = hall_.find(c.parts[0]);
    if (!table) return refusalResponse({404, "there is no such replay"});
    if (table->isOpen())
        return refusalResponse({409, "the match is still being played", "its replay is there when it is over"});
    const int64_t from = wholeNumber(c.request.asked("from"), 0);
    const int64_t to = wholeNumber(c.request.asked("to"), from);
    if (to < from || to - from >= kMostFrames) return refusalResponse({400, "ask for at most 40 frames, from=A&to=B"});
    const int64_t viewer = c.request.asked("viewer") == "-1" ? -1 : wholeNumber(c.request.asked("viewer"), -1);
    HttpResponse out =
        jsonResponse(table->frames(static_cast<int>(viewer), static_cast<size_t>(from), static_cast<size_t>(to)));
    out.pack = true;
    return out;
}

// The chances over a match that is over, and what each decision cost (match/analysis.h). What takes longer than the limit
// comes in parts: asking again goes on.
HttpResponse Api::analysis(Call& c) {
    const auto table = hall_.find(c.parts[0]);
    if (!table) return refusalResponse({404, "there is no such replay"});
    if (table->isOpen())
        return refusalResponse({409, "the match is still being played", "its replay is there when it is over"});
    const auto limit = std::chrono::steady_clock::now() + std::chrono::milliseconds(hall_.limits().analysisTime);
    match::AnalysisWish wish;
    wish.most = hall_.limits().analysisDecisions;
    wish.stop = [limit] { return std::chrono::steady_clock::now() >= limit; };
    Or<Text> found = analyses_.of(c.parts[0], [&](match::Analysis& analysis) {
        return match::analyse(table->game(), table->replay(), wish, analysis);
    });
    if (auto* refused = std::get_if<Refusal>(&found)) return refusalResponse(*refused);
    HttpResponse out;
    out.body = std::get<Text>(found);
    out.pack = true;  // a long match has some 70 kB, and each part brings all that is known
    return out;
}

HttpResponse Api::fork(Call& c) {
    if (auto refused = beSomebody(c)) return refusalResponse(*refused);
    const int64_t step = numberIn(c.body, "step", -1);
    if (step < 0) return refusalResponse({400, "which step?", "{\"step\": number, \"opponent\": name}"});
    Or<Hall::Made> made = hall_.fork(c.parts[0], static_cast<size_t>(step), textIn(c.body, "opponent", "self"), *c.person);
    if (auto* refused = std::get_if<Refusal>(&made)) return refusalResponse(*refused);
    return jsonResponse({{"id", std::get<Hall::Made>(made).id}}, 201);
}

}  // namespace cantina::server
