// Putting a table anywhere for scenarios, and reading it back. What may stand in `given` and `expect` is in README.md.
#include "games/ccg/game.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/held.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/values.h"
#include "language/titles.h"

namespace cantina::ccg {
namespace {

constexpr const char* kFiller = "Toy Filler";
constexpr int kFillers = 12;  // in a Reserve Deck that a scenario does not speak of

struct Place {
    const char* name;
    ZoneId zone;
};
constexpr Place kPlaces[] = {{"reserve", kReserveDeck},
                             {"force", kForcePile},
                             {"used", kUsedPile},
                             {"lost", kLostPile},
                             {"hand", kHand},
                             {"table", kTable},
                             {"stacked", kStacked},
                             {"unresolved", kUnresolved},
                             {"out_of_play", kOutOfPlay},
                             {"sabacc", kSabaccHand},
                             {"shields", kAside},
                             {"inactive", kInactive}};
using language::Key;
using language::KeyKind;
constexpr const char* kPhaseWords[] = {"activate", "control", "deploy", "battle", "move", "draw"};
constexpr Key kCardKeys[] = {language::textKey("at"),         language::textKey("on"),      language::textKey("targets"),
                             language::textKey("mentor"),     language::flagKey("captive"), language::flagKey("frozen"),
                             language::flagKey("imprisoned"), language::flagKey("hit"),     language::flagKey("undercover")};
constexpr Key pile(const char* name) { return {name, KeyKind::pile, language::kPileSizes, kCardKeys}; }
constexpr Key kSideKeys[] = {pile("reserve"),     pile("force"),  pile("used"),    pile("lost"),
                             pile("hand"),        pile("table"),  pile("stacked"), pile("unresolved"),
                             pile("out_of_play"), pile("sabacc"), pile("shields"), pile("inactive")};
constexpr Key kLocationKeys[] = {language::seatKey("owner", 2), language::textKey("of")};
constexpr Key kGivenKeys[] = {language::tableKey("p1", kSideKeys),
                              language::tableKey("p2", kSideKeys),
                              language::cardsKey("locations", kLocationKeys),
                              language::flagKey("setup"),
                              language::seatKey("turn", 2),
                              language::textKey("phase", kPhaseWords),
                              language::numberKey("activation"),
                              language::kChanceKey};
constexpr const char* kPhases[] = {"activate", "control", "deploy", "battle", "move",
                                   "draw",     "end",     "battle", "start",  "setup"};

class Placer {
public:
    explicit Placer(Table& t) : t_(t) {}

    std::optional<Problem> run(const Tree& given) {
        for (int i = 0; i < 2; ++i) noteAnswers(t_, seatAt(i), kAnySide);
        if (const Tree* list = given.field("locations"))
            for (const Tree& l : list->items)
                if (auto problem = location(l)) return problem;
        for (int i = 0; i < 2; ++i)
            if (auto problem = side(seatAt(i), given.field(i == 0 ? "p1" : "p2"))) return problem;
        notePowerPlays();
        return begin(given);
    }

private:
    // Here a player might hold an Interrupt for the power segment if one is among his cards: most scenarios have none.
    void notePowerPlays() {
        for (uint8_t zone : {kHand, kReserveDeck, kForcePile, kUsedPile, kLostPile})
            for (int i = 0; i < 2; ++i)
                for (Piece p : t_.s.pieces.in({zone, seatAt(i)}))
                    if ((defOf(t_, p).timings >> kPowerPlay & 1) != 0)
                        t_.s.tallies.powerPlays = static_cast<uint8_t>(t_.s.tallies.powerPlays | 1u << i);
    }
    Piece make(const std::string& title, Seat seat, ZoneId zone) {
        uint16_t def = t_.book().find(title);
        return def == 0 ? Piece{} : createPiece(t_, def, seat, {zone, seat});
    }
    std::string notMade(const std::string& title) const {
        return t_.book().find(title) == 0 ? language::noCard(t_.book(), title) : "too many cards";
    }
    std::optional<Problem> location(const Tree& l) {
        const std::string& title = l.isTable() && !l.items.empty() ? l.items[0].text : l.text;
        const Tree* owner = l.isTable() ? l.field("owner") : nullptr;
        Piece p = make(title, seatAt(owner != nullptr && owner->text == "p2" ? 1 : 0), kTable);
        if (!p.some()) return Problem{"given.locations", notMade(title), ""};
        if (!isType(t_, p, kLocation)) return Problem{"given.locations", "'" + title + "' is no location", ""};
        if (const Tree* of = l.isTable() ? l.field("of") : nullptr; of != nullptr) {  // of a generic site: a planet
            for (Piece q : t_.s.row)
                if (defOf(t_, q).title == t_.book().def(t_.book().find(of->text)).title) t_.s.pieces.data(p).target = q;
            if (!t_.s.pieces.data(p).target.some())
                return Problem{"given.locations", "no location '" + of->text + "' stands before it", ""};
        }
        t_.pushOrFault(t_.s.row, p);
        lineUp(t_);
        return std::nullopt;
    }
    std::optional<Problem> side(Seat seat, const Tree* given) {
        bool reserve = false;
        for (const Place& place : kPlaces) {
            const Tree* list = given == nullptr ? nullptr : given->field(place.name);
            if (list == nullptr) continue;
            reserve = reserve || place.zone == kReserveDeck;
            if (list->isNumber()) {
                for (int n = static_cast<int>(list->number / 1000); n > 0; --n) (void)make(kFiller, seat, place.zone);
                continue;
            }
            for (const Tree& c : list->items)
                if (auto problem = card(seat, place, c)) return problem;
        }
        for (int n = reserve ? 0 : kFillers; n > 0; --n) (void)make(kFiller, seat, kReserveDeck);
        return std::nullopt;
    }
    // "Title" or { "Title", at = "Toy Plaza", on = "Toy Captain", hit = true }
    std::optional<Problem> card(Seat seat, const Place& place, const Tree& c) {
        const std::string& title = c.isTable() && !c.items.empty() ? c.items[0].text : c.text;
        Piece p = make(title, seat, place.zone);
        if (!p.some()) return Problem{"given." + std::string(place.name), notMade(title), ""};
        for (const char* field : {"at", "on"})
            if (c.field(field) != nullptr && place.zone != kTable && place.zone != kInactive && place.zone != kStacked)
                return Problem{"given." + std::string(place.name),
                               "what lies there is not " + std::string(field) + " anything", ""};
        for (const char* field : {"at", "on"})
            if (const Tree* where = c.isTable() ? c.field(field) : nullptr) {
                Piece host = find(where->text, seat);
                if (!host.some()) return Problem{place.name, "'" + where->text + "' is not on the table", ""};
                bool aboard =
                    isCraft(t_, host) && (isType(t_, p, kCharacter) || isType(t_, p, kStarship) || isType(t_, p, kVehicle));
                if (aboard)
                    board(t_, p, host);
                else
                    t_.s.pieces.data(p).at = host;
            }
        for (const char* field : {"targets", "mentor"})
            if (const Tree* what = c.isTable() ? c.field(field) : nullptr) {
                Piece target = find(what->text, seat);
                if (!target.some()) return Problem{place.name, "'" + what->text + "' is not on the table", ""};
                PieceData& d = t_.s.pieces.data(p);
                (field[0] == 't' ? d.target : d.second) = target;
            }
        static constexpr std::pair<const char*, uint16_t> kMarks[] = {
            {"captive", PieceData::kCaptive},
            {"frozen", PieceData::kFrozen | PieceData::kCaptive},
            {"imprisoned", PieceData::kImprisoned | PieceData::kCaptive}};
        for (auto [name, mark] : kMarks)
            if (const Tree* is = c.field(name); is != nullptr && is->number != 0) t_.s.pieces.data(p).marks |= mark;
        if ((t_.s.pieces.data(p).marks & PieceData::kCaptive) != 0) ++t_.s.tallies.captives;
        // An undercover spy is inactive with its texts on their lists (rules/spies.cpp).
        if (const Tree* is = c.field("undercover"); is != nullptr && is->number != 0 && place.zone == kInactive) {
            t_.s.pieces.data(p).marks |= PieceData::kUndercover | PieceData::kAwake;
            ++t_.s.tallies.undercover;
            textsStart(t_, p);
        }
        if (const Tree* hit = c.isTable() ? c.field("hit") : nullptr; hit != nullptr && hit->number != 0)
            t_.s.pieces.data(p).flags |= PieceData::kHit;
        return std::nullopt;
    }
    Piece find(const std::string& title, Seat seat) const {
        for (Seat side : {seat, opponentOf(seat)}) {
            Piece found;
            for (uint8_t zone : {kInactive, kTable})
                for (Piece p : t_.s.pieces.in({zone, side}))
                    if (t_.book().title(t_.s.pieces.row(p).def) == title) found = p;
            if (found.some()) return found;
        }
        return {};
    }
    std::optional<Problem> begin(const Tree& given) {
        t_.s.turn = seatAt(0);
        if (const Tree* setup = given.field("setup"); setup != nullptr && setup->number != 0) {
            t_.call(State::kTurn, TurnFrame{});
            t_.call(State::kSetup, SetupFrame{});
            return std::nullopt;
        }
        if (const Tree* turn = given.field("turn")) t_.s.turn = seatAt(turn->text == "p2" ? 1 : 0);
        TurnFrame f;
        f.phase = kDeploy;
        if (const Tree* phase = given.field("phase")) {
            for (uint8_t i = 0; i <= kDraw; ++i)
                if (phase->text == kPhases[i]) f.phase = i;
        }
        t_.s.phase = f.phase;
        t_.s.turnNumber = 1;
        if (const Tree* n = given.field("activation")) t_.s.activationLeft = static_cast<int16_t>(n->number / 1000);
        holdStates(t_);
        while (checkCovers(t_)) {
        }
        t_.s.core.changed = 0;
        t_.call(State::kTurn, f);
        constexpr uint8_t kPhaseStep = 2, kEndOfPhaseStep = 3;  // the phase has called the frame above: its opportunities
        t_.s.core.stack.back().step = kPhaseStep;
        t_.at = 0;
        t_.call(State::kOpportunities, OpportunityFrame{t_.s.turn});
        t_.s.core.stack[0].step = kEndOfPhaseStep;
        return std::nullopt;
    }

    Table& t_;
};

Reading number(int32_t thousandths) {
    Reading r;
    r.kind = Reading::Kind::number;
    r.number = thousandths;
    return r;
}
Reading text(const std::string& what) {
    Reading r;
    r.kind = Reading::Kind::text;
    r.text = what;
    return r;
}
Reading nothing(const std::string& why) {
    Reading r;
    r.problem = why;
    return r;
}

Reading readCard(Table& t, Seat seat, const std::string& title, std::string_view field) {
    static constexpr std::pair<const char*, Stat> kStats[] = {
        {"power", kPower},           {"ability", kAbilityStat}, {"forfeit", kForfeit},
        {"deploy", kDeployCost},     {"destiny", kDestiny},     {"maneuver", kManeuver},
        {"hyperspeed", kHyperspeed}, {"armor", kArmor},         {"landspeed", kLandspeed}};
    for (uint8_t zone : {kTable, kInactive})
        for (Piece p : t.s.pieces.in({zone, seat})) {
            if (Rules::pieceName(t, p) != title) continue;
            for (auto [name, stat] : kStats)
                if (field == name) {
                    Value v = valueOf(t, p, stat);
                    return v.some() ? number(v.thousandths) : text("none");
                }
            if (field == "defense") return number(defenseValue(t, p));
            if (field == "ferocity") return number(ferocityOf(t, p, 0));
            if (field == "immunity") return number(immunityOf(t, p) * kThousand);
            if (field == "warrior") return number(isWarrior(t, p) ? 1000 : 0);
            if (field == "pilots") return number((t.s.pieces.data(p).flags & PieceData::kPilot) != 0 ? 1000 : 0);
            if (field == "barred") return number((t.s.pieces.data(p).flags & PieceData::kBarred) != 0 ? 1000 : 0);
            if (field == "hit") return number((t.s.pieces.data(p).flags & PieceData::kHit) != 0 ? 1000 : 0);
            if (field == "textless") return number(isSilent(t, p) ? kThousand : 0);
            if (field == "parsec") return number(parsecOf(t, p) * kThousand);
            Piece at = t.s.pieces.data(p).at;
            Piece target = t.s.pieces.data(p).target, mentor = t.s.pieces.data(p).second;
            if (field == "targets") return text(target.some() ? Rules::pieceName(t, target) : "none");
            if (field == "mentor") return text(mentor.some() ? Rules::pieceName(t, mentor) : "none");
            if (field == "at") return text(at.some() ? Rules::pieceName(t, at) : "table");
            return nothing("a card has power, ability, forfeit, deploy, destiny, hit and at");
        }
    return nothing("'" + title + "' is not on the table");
}

Reading readSide(Table& t, Seat seat, std::string_view field) {
    const Destinies& d = t.s.destinies;
    if (field == "total_destiny") return ((d.has >> seat.index()) & 1) != 0 ? number(d.total[seat.index()]) : text("none");
    if (field == "drawn_destiny") {
        const DestinyFrame* draw = t.nearest(State::kDestinyDraw);
        return draw != nullptr && draw->seat == seat ? number(draw->value) : text("none");
    }
    if (field == "life_force") return number(lifeForce(t, seat) * kThousand);
    if (field == "damage") return number(t.s.battle.damage[seat.index()]);
    if (field == "attrition") return number(t.s.battle.attrition[seat.index()]);
    if (field == "battle_destiny")
        return ((t.s.battle.hasDestiny >> seat.index()) & 1) != 0 ? number(t.s.battle.destiny[seat.index()]) : text("none");
    for (const Place& place : kPlaces)
        if (field == place.name) return number(sizeOf(t, place.zone, seat) * kThousand);
    return nothing(
        "a player has life_force, damage, attrition, battle_destiny and the sizes of hand, reserve, force, used, lost");
}

// How many cards of a zone a player has seen, or everybody; -1: the field is another one.
int knownIn(const Table& t, Zone zone, std::string_view field) {
    uint8_t bits = field == "seen_by_p1" ? 1 : field == "seen_by_p2" ? 2 : field == "seen_by_all" ? kKnownToAll : 0;
    if (bits == 0) return -1;
    int n = 0;
    for (Piece p : t.s.pieces.in(zone)) n += (t.s.pieces.row(p).known & bits) == bits ? 1 : 0;
    return n;
}

}  // namespace

std::span<const Key> Rules::given() { return kGivenKeys; }
std::optional<Problem> Rules::place(Table& t, const Tree& given) { return Placer(t).run(given); }

Reading Rules::inspect(Table& t, const Tree& query, std::string_view field) {
    static constexpr const char* kSegments[] = {"none", "initiation", "weapons", "power", "damage", "over"};
    if (query.text == "table") {
        if (field == "phase") return text(t.s.phase < std::size(kPhases) ? kPhases[t.s.phase] : "end");
        if (field == "turn") return text(t.s.turn.index() == 0 ? "p1" : "p2");
        if (field == "activation") return number(t.s.activationLeft * kThousand);
        if (field == "list") {
            Reading r;
            r.kind = Reading::Kind::list;
            for (Piece p : t.s.row) r.list.push_back(pieceName(t, p));
            return r;
        }
        if (field == "segment") return text(kSegments[t.s.battle.segment]);
        if (field == "attack") return text(kSegments[t.s.attack.segment]);
        return nothing("the table knows phase, turn and segment");
    }
    Seat seat = seatAt(query.text.size() > 1 && query.text[1] == '2' ? 1 : 0);
    std::string what = query.text.size() > 3 ? query.text.substr(3) : "";
    if (what.empty()) return readSide(t, seat, field);
    for (const Place& place : kPlaces) {
        if (what != place.name) continue;
        if (field == "count") return number(sizeOf(t, place.zone, seat) * kThousand);
        if (int known = knownIn(t, {place.zone, seat}, field); known >= 0) return number(known * kThousand);
        Reading r;
        r.kind = Reading::Kind::list;
        for (Piece p : t.s.pieces.in({place.zone, seat}))
            if (!isType(t, p, kLocation)) r.list.push_back(pieceName(t, p));
        return r;
    }
    if (what == "card" && !query.items.empty()) return readCard(t, seat, query.items[0].text, field);
    return nothing("nothing to read for " + query.text);
}

}  // namespace cantina::ccg
