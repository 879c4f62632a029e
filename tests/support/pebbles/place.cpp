// Putting pebbles and campers anywhere, reading them back, and the cards of the tests.
#include "tests/support/pebbles/game.h"

namespace cantina::pebbles {

const char* const kPebbleCards = R"(
camper_card "Guard" { id = "P-1", cost = 1, strength = 3, before = { would_be_hurt(camper(yours, other)), may(tire(this), and_then(instead(hurt(amount, this)))) } }
camper_card "Scout" { id = "P-2", cost = 1, strength = 1, after = { played(this), may(draw(1)) } }
camper_card "Brute" { id = "P-3", cost = 2, strength = 2, action = { cost(tire(this)), hurt(1, camper(opposing)) } }
camper_card "Miser" { id = "P-4", cost = 2, strength = 2, after = { round_ends(), gain(1) }, action = { limit(round), pay(3), and_then(gain(5)) } }
trick "Ambush" { id = "P-5", cost = 1, reaction = { played(camper(opposing)), hurt(1, subject) } }
trick "Rain" { id = "P-6", cost = 1, on_play = { each(camper, tire(it)) } }
trick "Feast" { id = "P-7", cost = 0, on_play = { each(up_to(2, camper(yours)), hurt(1, it)), later(round_ends(), gain(3)) } }
trick "Vote" { id = "P-21", cost = 0, on_play = { choose{any(camper(opposing)), by = opponent}, either(hurt(1, them), hurt(1, rest)) } }
trick "Digger" { id = "P-22", cost = 0, on_play = { toss(top(2, deck_card(yours))), and_then(gain(5)) } }
trick "Drill" { id = "P-23", cost = 0, on_play = { tire(up_to(2, camper(yours, fresh))), and_then(hurt(1, them)), gain(result) } }
trick "Alms" { id = "P-24", cost = 0, on_play = { give{all, to = opponent} } }
trick "Balm" { id = "P-25", cost = 0, on_play = { give(1, camper(yours)) } }
trick "Bounty" { id = "P-26", cost = 0, on_play = { each(any_player, give(1, they)) } }
trick "Sift" { id = "P-28", cost = 0, on_play = { choose{any(camper)}, tire(up_to(1, camper(fresh, among(them)))), hurt(1, rest) } }
trick "Purge" { id = "P-27", cost = 0, on_play = { toss(all(deck_card(yours))), toss(top(1, deck_card(opposing))) } }
camper_card "Avenger" { id = "P-8", cost = 1, strength = 2, reaction = { is_hurt(camper(yours)), cost(tire(this)), hurt(1, camper(opposing)) } }
)";

std::unique_ptr<language::GameOf<Rules>> makePebbles() {
    language::GameOptions options;
    options.ownCards = false;
    options.extraCards = {{"cards/pebbles/all.lua", kPebbleCards}};
    return std::make_unique<language::GameOf<Rules>>(options);
}

Setup pebbleSetup(int seats, uint64_t seed) {
    Setup s;
    for (int i = 0; i < seats; ++i) {
        DeckList d{"pebbles", {}};
        for (const char* card : {"Guard", "Scout", "Brute", "Miser", "Ambush", "Rain", "Feast", "Avenger"})
            d.entries.push_back({2, card, ""});
        s.decks.push_back(d);
    }
    s.key = Chance::keyFrom(seed);
    return s;
}

std::vector<BenchTable> Rules::benchTables() { return {{"pebbles", pebbleSetup(2, 1)}}; }
std::vector<Aspect> Rules::aspects(Table& t, Seat seat) {
    return {{"points", t.s.points[seat.index()], 100}, {"pebbles", t.s.pebbles[seat.index()], 1}};
}
int Rules::evaluate(Table& t, Seat seat) { return t.s.points[seat.index()] * 100 + t.s.pebbles[seat.index()]; }
std::string Rules::tell(Table& t, const Event& e, Seat) { return t.book().vocabulary->events[e.kind].name; }

constexpr language::Key kCardKeys[] = {language::numberKey("hurt"), language::flagKey("tired")};
constexpr language::Key kSideKeys[] = {language::numberKey("pebbles"),        language::numberKey("points"),
                                       language::cardsKey("hand", kCardKeys), language::cardsKey("deck"),
                                       language::cardsKey("discard"),         language::cardsKey("camp", kCardKeys)};
constexpr language::Key kGivenKeys[] = {language::tableKey("p1", kSideKeys), language::tableKey("p2", kSideKeys),
                                        language::tableKey("p3", kSideKeys), language::tableKey("p4", kSideKeys),
                                        language::kChanceKey};
std::span<const language::Key> Rules::given() { return kGivenKeys; }

// given = { p1 = { pebbles = 3, hand = {...}, camp = { "Guard", { "Brute", hurt = 1 } }, deck = {...} }, p2 = {...} }
std::optional<Problem> Rules::place(Table& t, const Tree& given) {
    static const std::pair<const char*, ZoneId> kPlaces[] = {
        {"hand", kHand}, {"camp", kCamp}, {"deck", kDeck}, {"discard", kDiscard}};
    for (int i = 0; i < kMaxSeats; ++i)
        if (given.field("p" + std::to_string(i + 1)) != nullptr) t.s.core.seats = static_cast<uint8_t>(std::max(2, i + 1));
    for (int i = 0; i < t.seats(); ++i) {
        const Tree* side = given.field("p" + std::to_string(i + 1));
        if (side == nullptr) continue;
        if (const Tree* n = side->field("pebbles")) t.s.pebbles[i] = static_cast<uint8_t>(n->number / 1000);
        if (const Tree* n = side->field("points")) t.s.points[i] = static_cast<uint8_t>(n->number / 1000);
        for (auto [name, zone] : kPlaces) {
            const Tree* list = side->field(name);
            if (list == nullptr) continue;
            for (const Tree& card : list->items) {
                const std::string& title = card.isTable() && !card.items.empty() ? card.items[0].text : card.text;
                uint16_t def = t.book().find(title);
                if (def == 0) return Problem{name, "no card '" + title + "' in the book", ""};
                Piece p = createPiece(t, def, seatAt(i), {zone, seatAt(i)});
                if (const Tree* n = card.field("hurt")) t.s.pieces.data(p).hurt = static_cast<uint8_t>(n->number / 1000);
                if (const Tree* n = card.field("tired")) t.s.pieces.data(p).tired = n->number != 0 ? 1 : 0;
            }
        }
    }
    t.s.core.changed = 0;
    t.call(State::kTurn, TurnFrame{});
    return std::nullopt;
}

// p1.camper "Guard" (hurt, tired), p1.camp / hand / deck / discard (exactly, count), p1 (pebbles, points)
Reading Rules::inspect(Table& t, const Tree& query, std::string_view field) {
    Reading r;
    Seat seat = seatAt(query.text.size() > 1 ? query.text[1] - '1' : 0);
    std::string what = query.text.size() > 3 ? query.text.substr(3) : "";
    auto number = [&](int n) { return r.kind = Reading::Kind::number, r.number = n * 1000, r; };
    if (what.empty()) return number(field == "points" ? t.s.points[seat.index()] : t.s.pebbles[seat.index()]);
    static const std::pair<const char*, ZoneId> kPlaces[] = {
        {"hand", kHand}, {"camp", kCamp}, {"deck", kDeck}, {"discard", kDiscard}};
    for (auto [name, zone] : kPlaces) {
        if (what != name) continue;
        if (field == "count") return number(t.s.pieces.size({zone, seat}));
        r.kind = Reading::Kind::list;
        for (Piece p : t.s.pieces.in({zone, seat})) r.list.push_back(pieceName(t, p));
        return r;
    }
    for (Piece p : t.s.pieces.in({kCamp, seat}))
        if (!query.items.empty() && pieceName(t, p) == query.items[0].text) {
            if (field == "hurt") return number(t.s.pieces.data(p).hurt);
            if (field == "tired") return number(t.s.pieces.data(p).tired);
        }
    r.problem = "nothing to read for " + query.text;
    return r;
}

}  // namespace cantina::pebbles
