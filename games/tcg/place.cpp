// Putting cards anywhere for a scenario, and reading the table back. What `given` and `expect` understand is in README.md.
#include <algorithm>
#include "games/tcg/game.h"

#include "games/tcg/rules/rules.h"
#include "language/titles.h"

namespace cantina::tcg {
namespace {

struct Place {
    const char* name;
    ZoneId zone;
};
constexpr Place kPlaces[] = {{"deck", kDeck},           {"hand", kHand},       {"build", kBuild},
                             {"retreated", kRetreated}, {"space", kSpace},     {"ground", kGround},
                             {"character", kCharacter}, {"discard", kDiscard}, {"out", kOut},
                             {"locations", kLocations}, {"with", kOn}};

// --- what may stand in `given`

using language::Key;
constexpr const char* kArenaWords[] = {"space", "ground", "character"};
constexpr const char* kFormatWords[] = {"strict", "open"};
constexpr Key kBeneathKeys[] = {language::numberKey("damage"), language::flagKey("tapped")};
// A Pilot may be a stack: what lies with a card may have cards beneath it.
constexpr Key kWithKeys[] = {language::numberKey("damage"), language::flagKey("tapped"),
                             language::cardsKey("with", kBeneathKeys)};
constexpr Key kCardKeys[] = {language::cardsKey("with", kWithKeys)};
constexpr Key kBuildKeys[] = {language::numberKey("counters"), language::cardsKey("with", kWithKeys)};
constexpr Key kUnitKeys[] = {language::numberKey("damage"), language::flagKey("tapped"),
                             language::cardsKey("with", kWithKeys)};
constexpr Key kLocationKeys[] = {language::textKey("arena", kArenaWords), language::numberKey("marks")};
constexpr Key kSideKeys[] = {language::numberKey("force"),
                             language::numberKey("build_points"),
                             language::cardsKey("deck", kCardKeys),
                             language::cardsKey("hand", kCardKeys),
                             language::cardsKey("build", kBuildKeys),
                             language::cardsKey("retreated", kUnitKeys),
                             language::cardsKey("space", kUnitKeys),
                             language::cardsKey("ground", kUnitKeys),
                             language::cardsKey("character", kUnitKeys),
                             language::cardsKey("discard", kCardKeys),
                             language::cardsKey("out", kCardKeys),
                             language::cardsKey("locations", kLocationKeys)};
constexpr Key kGivenKeys[] = {
    language::textKey("phase"), language::textKey("arena", kArenaWords), language::textKey("format", kFormatWords),
    language::kChanceKey,       language::tableKey("p1", kSideKeys),     language::tableKey("p2", kSideKeys)};

// The moments at which a scenario may begin, and the step of the turn that comes then.
struct Moment {
    const char* name;
    StepName step;
    Phase phase;
};
constexpr Moment kMoments[] = {
    {"start", "new turn", Phase::setup},
    {"mulligan", "new turn", Phase::setup},
    {"setup", "new turn", Phase::setup},
    {"ready", "new turn", Phase::ready},
    {"dark builds", "Dark Side builds", Phase::command},
    {"light builds", "Light Side builds", Phase::command},
    {"dark retreats", "Dark Side retreats", Phase::command},
    {"light retreats", "Light Side retreats", Phase::command},
    {"battle", "battle phase", Phase::battle},
    {"attack", "next attacker", Phase::battle},
    {"end", "end of turn", Phase::end},
};

int whole(const Tree* t) { return t == nullptr ? 0 : static_cast<int>(t->number / 1000); }
uint8_t byteOf(const Tree* t) { return static_cast<uint8_t>(std::clamp(whole(t), 0, 255)); }

// By id, by title, or by title and version: "Yoda (A)".
uint16_t findCard(Table& t, const std::string& name) {
    if (uint16_t def = t.book().find(name); def != 0) return def;
    if (name.size() < 5 || name[name.size() - 3] != '(') return 0;
    std::string title = name.substr(0, name.size() - 4);
    std::string tag = std::string("version=") + name[name.size() - 2];
    for (size_t i = 1; i < t.book().texts.size(); ++i) {
        const auto& tags = t.book().texts[i].tags;
        if (t.book().texts[i].title == title && std::find(tags.begin(), tags.end(), tag) != tags.end())
            return static_cast<uint16_t>(i);
    }
    return 0;
}

std::optional<Problem> placeCard(Table& t, Seat seat, const Place& place, const Tree& card);

// { "Yoda (A)", with = { "Jedi Lightsaber", "Yoda (B)" } }: Pilots, Equipment, cards beneath.
std::optional<Problem> placeWith(Table& t, Seat seat, Piece host, const Tree& list) {
    for (const Tree& card : list.items) {
        int first = t.s.pieces.count() + 1;
        if (auto problem = placeCard(t, seat, {"with", kOn}, card)) return problem;
        edit(t, Piece{static_cast<uint16_t>(first)})->host = static_cast<uint8_t>(host.n);
    }
    return std::nullopt;
}

std::optional<Problem> placeCard(Table& t, Seat seat, const Place& place, const Tree& card) {
    const std::string& title = card.isTable() && !card.items.empty() ? card.items[0].text : card.text;
    uint16_t def = findCard(t, title);
    if (def == 0) return Problem{std::string("given.") + place.name, language::noCard(t.book(), title), ""};
    int type = t.book().def(def).type;
    if (isArena(place.zone) && (!isUnitType(type) || arenaOf(type) != place.zone))
        return Problem{std::string("given.") + place.name, "'" + title + "' does not fight in that arena", ""};
    if ((place.zone == kLocations) != (type == kTypeLocation) && (place.zone == kLocations || place.zone == kRetreated))
        return Problem{std::string("given.") + place.name, "'" + title + "' is of another type of card and cannot lie there",
                       ""};
    Piece p = createPiece(t, def, seat, {place.zone, seat});
    if (!p.some()) return Problem{std::string("given.") + place.name, "too many cards", ""};
    auto edited = edit(t, p);
    PieceData& d = *edited;
    d.counters = byteOf(card.field(place.zone == kBuild ? "counters" : place.zone == kLocations ? "marks" : "damage"));
    if (const Tree* tapped = card.field("tapped"); tapped != nullptr && tapped->number != 0) d.flags |= PieceData::kTapped;
    if (place.zone == kLocations) {
        int arenas = t.book().def(def).number[kArenas_];
        int arena = arenas <= 1 ? 0 : arenas <= 3 ? 1 : 2;
        if (const Tree* where = card.field("arena")) arena = where->text == "space" ? 0 : where->text == "ground" ? 1 : 2;
        d.flags = static_cast<uint8_t>((kSpace + arena) << 4);
    }
    if (const Tree* with = card.field("with")) return placeWith(t, seat, p, *with);
    return std::nullopt;
}

std::optional<Problem> placeSide(Table& t, Seat seat, const Tree& side) {
    for (const auto& [key, value] : side.fields) {
        for (const Place& place : kPlaces) {
            if (key != place.name) continue;
            for (const Tree& card : value.items)
                if (auto problem = placeCard(t, seat, place, card)) return problem;
        }
    }
    gain(t, t.s.force[seat.index()], whole(side.field("force")));
    gain(t, t.s.buildPoints[seat.index()], whole(side.field("build_points")));
    return std::nullopt;
}

std::optional<Problem> setMoment(Table& t, const Tree& given) {
    const Tree* phase = given.field("phase");
    std::string name = phase != nullptr ? phase->text : "ready";
    const Tree* where = given.field("arena");
    TurnFrame& f = t.call(State::kTurn, TurnFrame{});
    f.arena = kSpace;
    f.chanceHeld = 1;
    if (where != nullptr) f.arena = where->text == "ground" ? kGround : where->text == "character" ? kCharacter : kSpace;
    for (const Moment& m : kMoments) {
        if (name != m.name) continue;
        t.s.phase = m.phase;
        if (m.phase == Phase::setup) {
            t.call(State::kSetup, SetupFrame{});
            t.s.core.stack.back().step = name == "start" ? 0 : name == "mulligan" ? 2 : 4;
            return std::nullopt;
        }
        Procedure<Table> turn = turnProcedure();
        for (size_t i = 0; i < turn.steps.size(); ++i)
            if (turn.steps[i].name.hash == m.step.hash) t.s.core.stack.back().step = static_cast<uint8_t>(i);
        return std::nullopt;
    }
    std::vector<std::string_view> known;
    for (const Moment& m : kMoments) known.emplace_back(m.name);
    return Problem{"given.phase",
                   "no phase '" + name + "'" + language::meant(name, known) +
                       "; known: start, mulligan, setup, ready, dark builds, light builds, dark retreats, light retreats, " +
                       "battle, attack, end",
                   ""};
}

// --- reading

Reading number(int n) {
    Reading r;
    r.kind = Reading::Kind::number;
    r.number = n * 1000;
    return r;
}
Reading text(const std::string& s) {
    Reading r;
    r.kind = Reading::Kind::text;
    r.text = s;
    return r;
}
Reading nothing(const std::string& why) {
    Reading r;
    r.problem = why;
    return r;
}

Reading readZone(Table& t, Zone z, std::string_view field) {
    if (field == "count") return number(t.s.pieces.size(z));
    if (field == "open") {
        int open = 0;
        for (Piece p : t.s.pieces.in(z)) open += (t.s.pieces.row(p).known & 3) == 3 ? 1 : 0;
        return number(open);
    }
    Reading r;
    r.kind = Reading::Kind::list;
    for (Piece p : t.s.pieces.in(z)) r.list.push_back(Rules::pieceName(t, p));
    return r;
}

Reading readUnit(Table& t, Piece p, std::string_view field) {
    if (field == (t.s.pieces.isIn(p, kBuild) ? "counters" : "damage")) return number(dataOf(t, p).counters);
    if (field == "tapped") return number(isTapped(t, p) ? 1 : 0);
    if (field == "power") return number(power(t, p));
    if (field == "speed") return number(speed(t, p));
    if (field == "health") return number(health(t, p));
    if (field == "critical") return number(stat(t, p, Stat::critical));
    if (field == "accuracy") return number(stat(t, p, Stat::accuracy));
    if (field == "shields") return number(stat(t, p, Stat::shields));
    if (field == "stun") return number(stat(t, p, Stat::stun));
    if (field == "armor") return number(stat(t, p, Stat::armor));
    if (field == "lucky") return number(stat(t, p, Stat::lucky));
    if (field == "overkill") return number(stat(t, p, Stat::overkill));
    if (field == "corrupted") return number((dataOf(t, p).flags & PieceData::kCorrupted) != 0 ? 1 : 0);
    if (field == "open") return number((t.s.pieces.row(p).known & 3) == 3 ? 1 : 0);
    if (field == "needs") return number(deployCost(t, p));
    if (field == "beneath") return number(cardsBeneath(t, p));
    if (field == "on") return text(hostOf(t, p).some() ? Rules::pieceName(t, hostOf(t, p)) : "");
    if (field == "pending") return number(pendingTo(t, t.s.pieces.ref(p)));
    if (field == "zone")
        for (const Place& place : kPlaces)
            if (t.s.pieces.isIn(p, place.zone)) return text(place.name);
    return nothing(
        "a unit has damage, counters, tapped, power, speed, health, critical, accuracy, shields, stun, armor, lucky, "
        "overkill, corrupted, open, needs, beneath, "
        "on, pending, zone");
}

// p1.unit "X#2" is the second of that name, looked for in battle, retreated, in the build zone, discarded.
Reading readNamed(Table& t, Seat seat, const Tree& query, std::string_view field) {
    if (query.items.empty()) return nothing("which unit?");
    auto [title, nth] = language::numbered(query.items[0].text);
    for (uint8_t zone : {kSpace, kGround, kCharacter, kRetreated, kOn, kLocations, kBuild, kPlayed, kDiscard})
        for (Piece p : t.s.pieces.in({zone, seat}))
            if (Rules::pieceName(t, p) == title && --nth == 0) return readUnit(t, p, field);
    if (findCard(t, title) == 0) return nothing(language::noCard(t.book(), title));
    return nothing("no such unit of " + query.text.substr(0, 2) + "'s lies there");
}

Reading readTable(Table& t, std::string_view field) {
    static const char* const kPhases[] = {"setup", "ready", "command", "battle", "end"};
    if (field == "phase") return text(kPhases[static_cast<int>(t.s.phase)]);
    if (field == "waiting") return number(t.s.waiting.size());
    if (field == "turns") return number(t.s.turns);
    if (field == "list") {
        Reading r;
        r.kind = Reading::Kind::list;
        if (!t.s.rolls.empty())
            for (int i = 0; i < t.s.rolls.back().size(); ++i) r.list.push_back(std::to_string(t.s.rolls.back().at(i)));
        return r;
    }
    return nothing("the table has phase, waiting, turns, and as a list the dice on it");
}

}  // namespace

std::span<const Key> Rules::given() { return kGivenKeys; }

std::optional<Problem> Rules::place(Table& t, const Tree& given) {
    if (const Tree* format = given.field("format")) t.s.strictUpkeep = format->text == "strict" ? 1 : 0;
    for (Seat seat : {kDark, kLight})
        if (const Tree* side = given.field(seat == kDark ? "p1" : "p2"))
            if (auto problem = placeSide(t, seat, *side)) return problem;
    return setMoment(t, given);
}

Reading Rules::inspect(Table& t, const Tree& query, std::string_view field) {
    if (query.text == "table") return readTable(t, field);
    Seat seat = seatAt(query.text.size() > 1 && query.text[1] == '2' ? 1 : 0);
    std::string what = query.text.size() > 3 ? query.text.substr(3) : "";
    if (what.empty()) {
        if (field == "force") return number(t.s.force[seat.index()]);
        if (field == "build_points") return number(t.s.buildPoints[seat.index()]);
        return nothing("a player has force and build_points");
    }
    if (what == "unit") return readNamed(t, seat, query, field);
    for (const Place& place : kPlaces)
        if (what == place.name) return readZone(t, {place.zone, seat}, field);
    return nothing("nothing to read for " + query.text);
}

}  // namespace cantina::tcg
