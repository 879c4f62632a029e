// Putting a table together for scenarios, reading it back, and the tables for measuring speed. README.md lists the words.
#include "games/lcg/game.h"
#include "games/lcg/rules/rules.h"
#include "kernel/decks.h"
#include "kernel/mask.h"
#include "language/titles.h"

namespace cantina::lcg {
namespace {

using language::CardDef;

using language::Key;

constexpr Key kCardKeys[] = {language::numberKey("damage"), language::numberKey("focus", {0, 63}),
                             language::numberKey("shields", {0, 3}), language::flagKey("committed"),
                             language::textKey("on")};
constexpr Key kSideKeys[] = {language::cardsKey("hand", kCardKeys),
                             language::cardsKey("deck", kCardKeys),
                             language::cardsKey("objective_deck"),
                             language::cardsKey("units", kCardKeys),
                             language::cardsKey("objectives", kCardKeys),
                             language::cardsKey("support", kCardKeys),
                             language::cardsKey("discard"),
                             language::cardsKey("victory"),
                             language::cardsKey("edge"),
                             language::cardsKey("captured", kCardKeys),
                             language::cardsKey("starting")};
constexpr Key kEngagementKeys[] = {language::textKey("objective"),
                                   {"attackers", language::KeyKind::texts},
                                   {"defenders", language::KeyKind::texts},
                                   language::seatKey("edge", 2),
                                   language::textKey("at")};
constexpr Key kGivenKeys[] = {language::tableKey("p1", kSideKeys),
                              language::tableKey("p2", kSideKeys),
                              language::seatKey("turn", 2),
                              language::seatKey("balance", 2),
                              language::numberKey("dial", {0, 12}),
                              language::numberKey("dial_damage", {0, 31}),
                              language::numberKey("turns"),
                              language::textKey("phase"),
                              language::tableKey("engagement", kEngagementKeys),
                              language::kChanceKey};

constexpr std::pair<const char*, ZoneId> kPlaces[] = {
    {"hand", kHand},         {"deck", kCommandDeck},      {"objective_deck", kObjectiveDeck},
    {"units", kUnits},       {"objectives", kObjectives}, {"support", kSupport},
    {"discard", kDiscard},   {"victory", kVictory},       {"edge", kEdge},
    {"captured", kCaptured}, {"starting", kStarting},
};

int whole(const Tree* n, int otherwise) { return n != nullptr ? static_cast<int>(n->number / 1000) : otherwise; }
bool isTrue(const Tree* n) { return n != nullptr && n->number != 0; }
Seat seatNamed(const Tree* t, Seat otherwise) {
    if (t == nullptr) return otherwise;
    return t->isWord("p2") ? kLight : kDark;
}

Piece findCard(Table& t, Seat seat, std::string_view title) {
    for (uint8_t kind : {kUnits, kObjectives, kSupport})
        for (Piece p : t.s.pieces.in({kind, seat}))
            if (t.book().title(t.s.pieces.row(p).def) == title) return p;
    return {};
}

std::optional<Problem> placeCard(Table& t, const Tree& card, Zone zone, Seat owner) {
    const std::string& title = card.isTable() && !card.items.empty() ? card.items[0].text : card.text;
    uint16_t def = t.book().find(title);
    if (def == 0) return Problem{"given", language::noCard(t.book(), title), ""};
    static constexpr std::pair<ZoneId, CardType> kOneTypeOnly[] = {
        {kUnits, kUnitCard}, {kObjectives, kObjectiveCard}, {kObjectiveDeck, kObjectiveCard}};
    for (auto [place, type] : kOneTypeOnly)
        if (zone.kind == place && t.book().def(def).type != type)
            return Problem{"given", "'" + title + "' is of another type of card and cannot lie there", ""};
    Piece p = createPiece(t, def, owner, zone);
    if (!p.some()) return Problem{"given", "too many cards", ""};
    if (zone.kind == kVictory) t.s.pieces.row(p).controller = zone.seat;
    noteCard(t, p);
    auto d = edit(t, p);
    d->damage = static_cast<uint8_t>(whole(card.field("damage"), 0));
    d->focus = static_cast<uint8_t>(whole(card.field("focus"), 0)) & 63u;
    d->shields = static_cast<uint8_t>(whole(card.field("shields"), 0)) & 3u;
    if (isTrue(card.field("committed"))) d->flags |= PieceData::kCommitted;
    if (const Tree* on = card.field("on")) {
        Piece host = findCard(t, kDark, on->text);
        if (!host.some()) host = findCard(t, kLight, on->text);
        d->host = static_cast<uint8_t>(host.n);
        if (!host.some()) return Problem{"given", "nothing called '" + on->text + "' to enhance: list it before", ""};
    }
    if (zone.kind == kCaptured) {
        t.s.pieces.row(p).controller = kDark;
        t.s.pieces.row(p).known |= 1;
    }
    return std::nullopt;
}

std::optional<Problem> placeSide(Table& t, const Tree& side, Seat seat) {
    for (auto [name, zone] : kPlaces) {
        const Tree* list = side.field(name);
        if (list == nullptr) continue;
        Seat owner = zone == kVictory || zone == kCaptured ? other(seat) : seat;
        for (const Tree& card : list->items)
            if (auto problem = placeCard(t, card, {zone, seat}, owner)) return problem;
    }
    return std::nullopt;
}

// Puts the topmost frame at a named step.
bool goTo(Table& t, std::string_view step) {
    Frame& f = t.s.core.stack.back();
    const auto& steps = t.rules.procedures[f.procedure].steps;
    for (size_t i = 0; i < steps.size(); ++i)
        if (step == steps[i].name.text) return f.step = static_cast<uint8_t>(i), true;
    return false;
}

// "; did you mean 'x'?; known: ...": the steps of the topmost frame.
std::string stepsMeant(const Table& t, std::string_view name) {
    std::vector<std::string_view> known;
    std::string all;
    for (const auto& step : t.rules.procedures[t.s.core.stack.back().procedure].steps) {
        known.emplace_back(step.name.text);
        all += (all.empty() ? "" : ", ") + std::string(step.name.text);
    }
    return language::meant(name, known) + "; known: " + all;
}

std::optional<Problem> declare(Table& t, const Tree* list, Seat seat, uint8_t role) {
    if (list == nullptr) return std::nullopt;
    for (const Tree& name : list->items) {
        Piece p = findCard(t, seat, name.text);
        if (!p.some()) return Problem{"given.engagement", "no unit '" + name.text + "' there", ""};
        edit(t, p)->flags |= role | PieceData::kDeclared;
    }
    return std::nullopt;
}

// engagement = { objective = "X", attackers = {...}, defenders = {...}, edge = p1, at = "edge battle" }
std::optional<Problem> placeEngagement(Table& t, const Tree& e) {
    const Tree* objective = e.field("objective");
    Piece p = objective != nullptr ? findCard(t, other(t.s.active), objective->text) : Piece{};
    if (!p.some())
        return Problem{
            "given.engagement.objective",
            (objective != nullptr ? "'" + objective->text + "' is no objective of the opponent in play" : "it is missing") +
                std::string(": name one"),
            ""};
    EngagementFrame f;
    f.objective = t.s.engaged = t.s.pieces.ref(p);
    f.attacker = f.turn = t.s.attacker = t.s.active;
    edit(t, p)->flags |= PieceData::kEngaged;
    if (auto problem = declare(t, e.field("attackers"), t.s.active, PieceData::kAttacking)) return problem;
    if (auto problem = declare(t, e.field("defenders"), other(t.s.active), PieceData::kDefending)) return problem;
    t.s.edge = seatNamed(e.field("edge"), kNobody);
    t.at = 0;  // the turn's step "engage" calls it
    t.call(State::kEngagement, f, t.s.active);
    const Tree* at = e.field("at");
    if (!goTo(t, at != nullptr ? at->text : "edge battle"))
        return Problem{"given.engagement.at", "no step '" + at->text + "' in an engagement" + stepsMeant(t, at->text), ""};
    return std::nullopt;
}

constexpr std::pair<const char*, PhaseId> kPhases[] = {
    {"balance", kBalancePhase},       {"refresh", kRefreshPhase},   {"draw", kDrawPhase},
    {"deployment", kDeploymentPhase}, {"conflict", kConflictPhase}, {"force", kForcePhase},
};

}  // namespace

std::span<const Key> Rules::given() { return kGivenKeys; }

std::optional<Problem> Rules::place(Table& t, const Tree& given) {
    for (Seat seat : {kDark, kLight})
        if (const Tree* side = given.field(seat == kDark ? "p1" : "p2"))
            if (auto problem = placeSide(t, *side, seat)) return problem;
    t.s.active = seatNamed(given.field("turn"), kDark);
    t.s.balance = seatNamed(given.field("balance"), kLight);
    t.s.dial = static_cast<uint8_t>(whole(given.field("dial"), 0));
    t.s.dialDamage = static_cast<uint8_t>(whole(given.field("dial_damage"), 0)) & 31u;
    t.s.turns = static_cast<uint8_t>(whole(given.field("turns"), 4));
    t.s.core.changed = 0;
    const Tree* phase = given.field("phase");
    std::string name = phase != nullptr ? phase->text : "deployment";
    if (name == "setup") {
        t.call(State::kTurn, TurnFrame{});
        t.call(State::kSetup, SetupFrame{});
        return std::nullopt;
    }
    t.call(State::kTurn, TurnFrame{});
    for (auto [word, id] : kPhases)
        if (name == word) t.s.phase = id;
    if (!goTo(t, name)) return Problem{"given.phase", "no phase '" + name + "'" + stepsMeant(t, name), ""};
    if (const Tree* e = given.field("engagement")) {
        t.s.phase = kConflictPhase;
        (void)goTo(t, "engage");
        return placeEngagement(t, *e);
    }
    return std::nullopt;
}

namespace {

Reading number(int n) {
    Reading r;
    r.kind = Reading::Kind::number;
    r.number = n * 1000;
    return r;
}

Reading readCard(Table& t, Piece p, std::string_view field) {
    const PieceData& d = t.s.pieces.data(p);
    if (field == "damage") return number(d.damage);
    if (field == "focus") return number(d.focus);
    if (field == "exhausted") return number(d.focus > 0 ? 1 : 0);
    if (field == "shields") return number(d.shields);
    if (field == "participating") return number(isParticipating(t, p) ? 1 : 0);
    if (field == "committed") return number((d.flags & PieceData::kCommitted) != 0 ? 1 : 0);
    if (field == "unit_damage") return number(icons(t, p, kUnitDamage));
    if (field == "blast_damage") return number(icons(t, p, kBlastDamage));
    if (field == "capacity") return number(value(t, p, kCapacity));
    if (field == "edge_value") return number(value(t, p, kStatEdge));
    if (field == "force") return number(value(t, p, kForce));
    if (field == "tactics") return number(icons(t, p, kTactics));
    if (field == "targeted_strike") return number(keyword(t, p, kStatTargeted));
    if (field == "cost") return number(cost(t, p));
    Reading r;
    r.problem =
        "a card has damage, focus, exhausted, shields, participating, committed, unit_damage, blast_damage, capacity, "
        "edge_value, force, tactics, targeted_strike, cost";
    return r;
}

}  // namespace

// p1.card "X" (a card in play), p1.hand / deck / units / ... (exactly, in_order, count), table (dial, balance, edge)
Reading Rules::inspect(Table& t, const Tree& query, std::string_view field) {
    Reading r;
    auto seatText = [&](Seat s) {
        return r.kind = Reading::Kind::text, r.text = s == kDark ? "p1" : s == kLight ? "p2" : "nobody", r;
    };
    if (query.isWord("table")) {
        if (field == "dial") return number(t.s.dial);
        if (field == "dial_damage") return number(t.s.dialDamage);
        if (field == "balance") return seatText(t.s.balance);
        if (field == "edge") return seatText(t.s.edge);
        if (field == "turn") return seatText(t.s.active);
        if (field == "engaged")
            return r.kind = Reading::Kind::text, r.text = t.s.engaged.some() ? engagedName(t, t.s.engaged.piece) : "nothing",
                   r;
        return r.problem = "the table has dial, dial_damage, balance, edge, turn, engaged", r;
    }
    Seat seat = query.text.starts_with("p2") ? kLight : kDark;
    std::string what = query.text.size() > 3 ? query.text.substr(3) : "";
    for (auto [name, zone] : kPlaces) {
        if (what != name) continue;
        if (field == "count") return number(t.s.pieces.size({zone, seat}));
        if (field == "faceup") {
            int n = 0;
            for (Piece p : t.s.pieces.in({zone, seat})) n += (t.s.pieces.row(p).known & kKnownToAll) == kKnownToAll ? 1 : 0;
            return number(n);
        }
        if (field == "seen_by_p1" || field == "seen_by_p2") {
            int n = 0;
            for (Piece p : t.s.pieces.in({zone, seat}))
                n += isKnownTo(t.s.pieces.row(p), seatAt(field.back() - '1')) ? 1 : 0;
            return number(n);
        }
        r.kind = Reading::Kind::list;
        for (Piece p : t.s.pieces.in({zone, seat})) r.list.push_back(pieceName(t, p));
        return r;
    }
    if (what == "card" && !query.items.empty())
        if (Piece p = findCard(t, seat, query.items[0].text); p.some()) return readCard(t, p, field);
    r.problem = "nothing like that in play: use card \"Title\" or the name of a zone";
    return r;
}

namespace {

DeckList deckOf(const char* name, std::initializer_list<std::pair<int, const char*>> cards) {
    DeckList d{name, {}};
    for (auto [n, card] : cards) d.entries.push_back({n, card, ""});
    return d;
}

// Other cards in place of some, as many.
void exchange(DeckList& d, std::initializer_list<const char*> out, std::initializer_list<std::pair<int, const char*>> in) {
    for (const char* card : out) std::erase_if(d.entries, [&](const auto& e) { return e.card == card; });
    for (auto [n, card] : in) d.entries.push_back({n, card, ""});
}

}  // namespace

// The starter decks of the Core Set, and toy decks of full size: 10 objectives and 50 command cards each.
std::vector<BenchTable> Rules::benchTables() {
    Setup starters;
    starters.format = "starter";
    for (const char* file : {"sith", "jedi"})
        for (const ShippedDeck& d : shippedDecks("lcg"))
            if (d.file == file) starters.decks.push_back(d.deck);
    starters.key = Chance::keyFrom(1);
    Setup s;
    s.decks.push_back(
        deckOf("toy dark",
               {{1, "Toy Empire"},    {3, "Toy Garrison"}, {3, "Toy Shipyard"}, {2, "Toy Vault"},     {2, "Toy Furnace"},
                {4, "Toy Trooper"},   {3, "Toy Walker"},   {3, "Toy Officer"},  {3, "Toy Bodyguard"}, {2, "Toy Hunter"},
                {2, "Toy Gunner"},    {1, "Toy Engine"},   {1, "Toy Tinker"},   {2, "Toy Veteran"},   {2, "Toy Adept"},
                {2, "Toy Saboteur"},  {3, "Toy Warden"},   {2, "Toy Banner"},   {1, "Toy Amplifier"}, {1, "Toy Drill"},
                {2, "Toy Setback"},   {2, "Toy Barrage"},  {1, "Toy Sweep"},    {1, "Toy Ambition"},  {1, "Toy Recall"},
                {1, "Toy Execution"}, {1, "Toy Curse"},    {1, "Toy Chill"},    {1, "Toy Reprisal"},  {3, "Toy Twist"},
                {2, "Toy Ambush"},    {2, "Toy Omen"}}));
    s.decks.push_back(
        deckOf("toy light",
               {{1, "Toy Temple"},  {3, "Toy Refuge"},     {3, "Toy Academy"},  {2, "Toy Beacon"},     {2, "Toy Spring"},
                {4, "Toy Pilgrim"}, {2, "Toy Mentor"},     {3, "Toy Guardian"}, {4, "Toy Speeder"},    {3, "Toy Escort"},
                {2, "Toy Leader"},  {2, "Toy Medic"},      {3, "Toy Sentinel"}, {3, "Toy Martyr"},     {2, "Toy Sniper"},
                {1, "Toy Watcher"}, {3, "Toy Relic"},      {1, "Toy Charm"},    {2, "Toy Deflection"}, {2, "Toy Counter"},
                {2, "Toy Rally"},   {1, "Toy Homecoming"}, {1, "Toy Retreat"},  {1, "Toy Lesson"},     {1, "Toy Answer"},
                {1, "Toy Resolve"}, {2, "Toy Turn"},       {2, "Toy Volley"},   {2, "Toy Blessing"}}));
    s.key = Chance::keyFrom(1);
    s.format = "open";
    Setup turncoats = s;
    exchange(turncoats.decks[0], {"Toy Trooper", "Toy Walker"},
             {{2, "Toy Stalker"}, {1, "Toy Wraith"}, {1, "Toy Shade"}, {2, "Toy Corruption"}, {1, "Toy Transfer"}});
    exchange(turncoats.decks[1], {"Toy Pilgrim", "Toy Sniper"}, {{3, "Toy Oath"}, {3, "Toy Scribe"}});
    return {{"starters", starters, false}, {"toys", s, true}, {"turncoats", turncoats, true}};
}

}  // namespace cantina::lcg
