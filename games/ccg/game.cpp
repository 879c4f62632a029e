// The rulebook of the CCG put together: procedures, checks, zones, windows, endings; and its words for players.
#include "games/ccg/game.h"

#include "games/ccg/deck.h"
#include "games/ccg/rules/aboard.h"
#include "games/ccg/rules/aims.h"
#include "games/ccg/rules/captives.h"
#include "games/ccg/rules/creatures.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/force.h"
#include "games/ccg/rules/held.h"
#include "games/ccg/rules/movement.h"
#include "games/ccg/rules/places.h"
#include "games/ccg/rules/responses.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/spies.h"
#include "games/ccg/rules/turn.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"
#include "kernel/decks.h"
#include "language/decks.h"

namespace cantina::ccg {
namespace {

using namespace language;

// CCG-ZONE-LIFE-02: without Life Force a player loses.
bool ranOut(Table& t) {
    bool out[2] = {lifeForce(t, seatAt(0)) == 0, lifeForce(t, seatAt(1)) == 0};
    if (!out[0] && !out[1]) return false;
    t.end(static_cast<uint8_t>((out[0] ? 0 : 1) | (out[1] ? 0 : 2)), kEndLifeForce);
    return true;
}

constexpr StandingCheck<Table> kChecks[] = {
    {"CCG-CANCEL-TEXT-04", "a text is canceled, a card suspended", holdStates},
    {"CCG-ZONE-LIFE-02", "no Life Force", ranOut},
    {partOf("CCG-SP-SPY-01"), "a character is or is no longer undercover", checkCovers},
    {"CCG-BTL-03", "presence is gone", endsAtOnce},
    {"CCG-DBL-07", "a card turns over", cardsFlip},
    {"CCG-EFF-UTIN-02", "a target has reached its Utinni Effect", utinniReached},
    {"CCG-ATK-11", "a side of the attack is gone", attackEndsAtOnce},
    {"CCG-ATK-12", "creatures meet", creaturesMeet},
    {partOf("CCG-ACT-AUTO-01"), "a condition is true now", lookAtStates},
};

constexpr RuleId kEndings[] = {"", "concession", "CCG-ZONE-LIFE-02", "stalled", "agreement"};

constexpr ZoneKind kZones[] = {
    {"Reserve Deck", Sight::nobody, true, false},
    {"Force Pile", Sight::nobody, true, false},
    {"Used Pile", Sight::nobody, true, false},
    {"Lost Pile", Sight::everybody, true, false},
    {"hand", Sight::owner, false, false},
    {"table", Sight::everybody, true, true},
    {"being played", Sight::everybody, true, false},
    {"stacked", Sight::everybody, true, false},
    {"unresolved destiny", Sight::everybody, true, false},
    {"out of play", Sight::everybody, true, false},
    {"sabacc hand", Sight::owner, false, false},
    {"under the Starting Effect", Sight::owner, false, false},
    {"inactive", Sight::everybody, true, true},
};

const std::array<Procedure<Table>, 27>& procedures() {
    static const std::array<Procedure<Table>, 27> list = {
        abilityProcedure<Table>(), eachProcedure<Table>(), window::windowProcedure<Table>(),
        turnProcedure(),           opportunityProcedure(), actionProcedure(),
        togetherProcedure(),       forceProcedure(),       destinyProcedure(),
        searchProcedure(),         fightProcedure(),       endProcedure(),
        battleOverProcedure(),     destiniesProcedure(),   destinyChoiceProcedure(),
        upToProcedure(),           setupProcedure(),       pickProcedure(),
        duelProcedure(),           spendProcedure(),       lostOrderProcedure(),
        attackProcedure(),         attackOverProcedure(),  clashProcedure(),
        captiveProcedure(),        passingProcedure(),     lossProcedure(),
    };
    return list;
}

// Only Defensive Shields lie under a Starting Effect, and neither they nor Objectives anywhere else unseen.
bool priorFits(const Rulebook<State>& rules, uint16_t def, Zone zone) {
    int type = rules.book->def(def).type;
    return type != kObjective && (type == kDefensiveShield) == (zone.kind == kAside);
}
// Any card of the player's side of the Force, as often as one likes.
int priorCopies(const Rulebook<State>& rules, Seat seat, const KnownDeck&, uint16_t def, Zone) {
    const int side = rules.book->def(def).number[kSideSlot];
    return side == 0 || side == seat.index() + 1 ? Prior<State>::kAnyNumber : 0;
}

bool isOffered(Table& t, Seat seat, const Option& o) {
    if (!(t.s.core.asked == seat)) return false;
    Option buffer[kMaxOptions];
    Options out(buffer, kMaxOptions);
    legal(t, out);
    return out.contains(o);
}

// --- the decks of the bench: toy cards that answer each other

DeckList toyDeck(bool dark) {
    DeckList d{dark ? "toy dark" : "toy light", {}};
    auto add = [&](int n, const char* card, const char* section = "") { d.entries.push_back({n, card, section}); };
    add(1, dark ? "Toy Fortress" : "Toy Harbor", "locations");
    add(1, dark ? "Toy Plaza" : "Toy Canyon", "locations");
    add(6, "Toy Trooper");
    add(5, "Toy Captain");
    add(2, "Toy Mentor");
    add(2, "Toy Machine");
    add(3, "Toy Blaster");
    add(2, "Toy Frigate");
    add(2, "Toy Memorial");
    add(1, "Toy Shrine");
    add(1, "Toy Tribute");
    add(3, "Toy Refusal");
    add(3, "Toy Veto");
    add(2, "Toy Stew");
    add(2, "Toy Stunner");
    add(2, "Toy Ambush");
    add(2, "Toy Rescue");
    add(2, "Toy Omen");
    add(18, "Toy Filler");
    return d;
}

// Every type of card, from the start of the game on: Objectives, Starting Effects with their shields, Starting Interrupts.
DeckList typesDeck(bool dark) {
    DeckList d{dark ? "types dark" : "types light", {}};
    auto add = [&](int n, const char* card, const char* section = "") { d.entries.push_back({n, card, section}); };
    for (const char* card : {"Toy Ward", "Toy Guard", "Toy Rampart"}) add(1, card, "shields");
    for (const char* card : {"Toy Siege", "Toy Pact", "Toy Folly", "Toy Order", "Toy Claim", "Toy Anchor", "Toy Beacon",
                             "Toy Prelude", "Toy Discord", "Toy Summons"})
        add(1, card);
    for (const char* card : {"Toy Reach: Pier", "Toy Reach: Keep", "Toy Reach: Meadow", "Toy Arena", "Toy Plaza"})
        add(1, card);
    for (const char* card : {"Toy Envoy", "Toy Monument", "Toy Crier", "Toy Dusk", "Toy Doctrine", "Toy Maxim",
                             "Toy Bombardment", "Toy Onslaught", "Toy Cataclysm", "Toy Trial", "Toy Racer", "Toy Slug",
                             "Toy Newt", "Toy Astromech", "Toy Flash", "Toy Vote", "Toy Recount", "Toy Battery"})
        add(1, card);
    for (const char* card : {"Toy Mortar", "Toy Sidearm", "Toy Sonar", "Toy Scope"})
        if (dark) add(1, card);
    for (const char* card : {"Toy Trooper", "Toy Captain", "Toy Frigate"}) add(4, card);
    add(dark ? 11 : 15, "Toy Filler");
    return d;
}

// What works on hands, decks and piles, and what becomes inactive, is stacked or stolen.
DeckList zonesDeck(bool dark) {
    DeckList d{dark ? "zones dark" : "zones light", {}};
    auto add = [&](int n, const char* card, const char* section = "") { d.entries.push_back({n, card, section}); };
    add(1, dark ? "Toy Fortress" : "Toy Harbor", "locations");
    add(1, dark ? "Toy Reach" : "Toy Canyon", "locations");
    for (const char* card :
         {"Toy Leak",    "Toy Lottery",  "Toy Rummage",   "Toy Requisition", "Toy Revival",  "Toy Memory",
          "Toy Glance",  "Toy Muster",   "Toy Barter",    "Toy Report",      "Toy Chute",    "Toy Dismissal",
          "Toy Cellar",  "Toy Roster",   "Toy Infirmary", "Toy Banishment",  "Toy Pilferer", "Toy Stampede",
          "Toy Whisper", "Toy Catapult", "Toy Scrapping"})
        add(1, card);
    add(2, "Toy Stasis");
    add(2, "Toy Sweeper");
    add(2, "Toy Steed");
    add(3, "Toy Landsman");
    add(3, "Toy Smuggler");
    add(1, "Toy Hero");
    add(1, "Toy Tentacle");
    add(2, "Toy Dart");
    add(5, "Toy Trooper");
    add(4, "Toy Captain");
    add(4, "Toy Blaster");
    add(2, "Toy Salute");
    add(1, "Toy Charge");
    add(1, "Toy Statue");
    add(1, "Toy Decoy");
    add(1, "Toy Fervor");
    add(2, "Toy Filler");
    return d;
}

// Personas, creatures and attacks, captives.
DeckList beastsDeck(bool dark) {
    DeckList d{dark ? "beasts dark" : "beasts light", {}};
    auto add = [&](int n, const char* card, const char* section = "") { d.entries.push_back({n, card, section}); };
    add(1, dark ? "Toy Dungeon" : "Toy Plaza", "locations");
    add(1, dark ? "Toy Reach: Prison" : "Toy Reach: Pier", "locations");
    for (const char* card : {"Toy Lizard", "Toy Hydra", "Toy Hound", "Toy Jackal", "Toy Leech", "Toy Leech", "Toy Grub",
                             "Toy Mesh", "Toy Pitfall", "Toy Feast", "Toy Fury", "Toy Steed", "Toy Cart"})
        add(1, card);
    for (const char* card : {"Toy Squire", "Toy Vigor", "Toy Keener", "Toy Rack", "Toy Voyage", "Toy Quest", "Toy Tutelage",
                             "Toy Ordeal", "Toy Duress", "Toy Ransom", "Toy Assassin", "Toy Infirmary"})
        add(1, card);
    for (const char* card :
         {"Toy Scion", "Toy Scion, Knight", "Toy Scion, Youth", "Toy Scion With Lance", "Toy Scion, Envoy"})
        if (!dark) add(1, card);
    for (const char* card : {"Toy Lance", "Toy Carbine", "Toy Noose", "Toy Noose", "Toy Noose", "Toy Winter", "Toy Dragnet"})
        if (dark) add(1, card);
    add(dark ? 4 : 2, "Toy Warden");
    add(dark ? 3 : 1, "Toy Hunter");
    add(6, "Toy Trooper");
    add(5, "Toy Captain");
    add(2, "Toy Mentor");
    add(3, "Toy Blaster");
    add(dark ? 1 : 6, "Toy Filler");
    return d;
}

DeckList shipped(std::string_view file) {
    for (const ShippedDeck& d : shippedDecks("ccg"))
        if (d.file == file) return d.deck;
    return {};
}

// Starships, vehicles and sectors, and what is done in the power segment.
DeckList fleetsDeck(bool dark) {
    DeckList d{dark ? "fleets dark" : "fleets light", {}};
    auto add = [&](int n, const char* card, const char* section = "") { d.entries.push_back({n, card, section}); };
    for (const char* card : {"Toy Reach", "Toy Haze", "Toy Reach: Pier", "Toy Reach: Landing"})
        if (dark) add(1, card, "locations");
    for (const char* card : {"Toy Moon", "Toy Third", "Toy Far Reach"})
        if (!dark) add(1, card, "locations");
    for (const char* card :
         {"Toy Lorry", "Toy Skiff", "Toy Kite", "Toy Gull", "Toy Cart", "Toy Argosy", "Toy Sloop", "Toy Tandem",
          "Toy Tender", "Toy Flock", "Toy Hangar", "Toy Needle", "Toy Beeper", "Toy Rucksack"})
        add(2, card);
    for (const char* card : {"Toy Wrath", "Toy Verdict", "Toy Spite", "Toy Relief", "Toy Detour"}) add(1, card);
    add(6, "Toy Flier");
    add(6, "Toy Captain");
    add(4, "Toy Mentor");
    add(dark ? 7 : 8, "Toy Filler");
    return d;
}

}  // namespace

Rulebook<State> Rules::rulebook() {
    Rulebook<State> r;
    r.procedures = procedures();
    r.checks = kChecks;
    r.zones = kZones;
    r.windows = kWindowPolicies;
    r.windowHooks = windowHooks();
    r.endings = kEndings;
    r.words = &ccg::words();
    return r;
}

Prior<State> Rules::prior() { return {nullptr, priorCopies, priorFits}; }

std::vector<BenchTable> Rules::benchTables() {
    Setup s;
    s.decks = {toyDeck(true), toyDeck(false)};
    s.key = Chance::keyFrom(1);
    Setup values = s;
    values.decks = {valueDeck(true), valueDeck(false)};
    Setup types = s;
    types.decks = {typesDeck(true), typesDeck(false)};
    Setup zones = s;
    zones.decks = {zonesDeck(true), zonesDeck(false)};
    Setup beasts = s;
    beasts.decks = {beastsDeck(true), beastsDeck(false)};
    Setup fleets = s;
    fleets.decks = {fleetsDeck(true), fleetsDeck(false)};
    Setup starters = s;
    starters.decks = {shipped("premiere-dark"), shipped("premiere-light")};
    return {{"starters", starters, false},
            {"toys", s, true},
            {"values and destiny", values, true},
            {"types of cards", types, true},
            {"piles and states", zones, true},
            {"creatures and captives", beasts, true},
            {"fleets", fleets, true}};
}

// A deck of real cards chooses its starting location; the toy decks have a section of locations that start on the table.
std::optional<Problem> Rules::create(Table& t, const Setup& setup) {
    constexpr int kStartingHand = 8;
    bool toys = false;
    for (size_t i = 0; i < setup.decks.size(); ++i) {
        Seat seat = seatAt(static_cast<int>(i));
        std::vector<Problem> problems;
        for (const DeckCard& c : cardsOf(t.book(), setup.decks[i], problems))
            for (int k = 0; k < c.count; ++k) {
                bool starts = c.section == "locations";
                toys = toys || starts;
                ZoneId zone = starts ? kTable : c.section == "shields" ? kAside : kReserveDeck;
                Piece p = createPiece(t, c.def, seat, {zone, seat});
                if (starts && p.some()) t.pushOrFault(t.s.row, p);
                if (starts) lineUp(t);
            }
        if (!problems.empty()) return problems[0];
        if (t.s.core.fault != Fault::none)
            return Problem{"decks", "the two decks together have more cards than the table has room for", ""};
        if (int other = sideOf(t.book(), setup.decks[i]); other >= 0 && other != static_cast<int>(i))
            return Problem{"decks", "the Dark deck sits first and the Light deck second", ""};
    }
    for (int i = 0; i < 2; ++i) noteAnswers(t, seatAt(i), toys ? 0 : i + 1);
    t.s.turn = seatAt(0);
    t.call(State::kTurn, TurnFrame{});
    if (!toys) return t.call(State::kSetup, SetupFrame{}), std::nullopt;
    for (int i = 0; i < 2; ++i) {
        shuffleZone(t, {kReserveDeck, seatAt(i)});
        for (int k = 0; k < kStartingHand; ++k)
            if (Piece p = t.s.pieces.top({kReserveDeck, seatAt(i)}); p.some()) movePiece(t, p, {kHand, seatAt(i)});
    }
    return std::nullopt;
}

bool Rules::isTopLevel(Table& t) {
    const Frame& f = t.s.core.stack.back();
    return f.procedure == State::kOpportunities.id && !isFightGoingOn(t);
}

// While anything is on the stack a top-level action has one explanation.
Explanation Rules::explain(Table& t, Seat seat, const Option& o) {
    if (t.s.core.stack.empty() || isOffered(t, seat, o)) return {};
    Frame& top = t.s.core.stack.back();
    if (o.kind != OptionKind::act || o.verb == kVerbResolve) return {};
    bool response = o.verb == kActRespond || o.verb == kActBefore;
    if (top.procedure != State::kOpportunities.id && !response) {
        if (o.verb == kActUse && t.book().abilities[o.detail].timing == kAnyTime)
            return {"CCG-ACT-ANY-01", "at any time means as a top-level action: something is on the stack"};
        return {"CCG-STK-03", "something is on the stack"};
    }
    if (response && top.procedure == State::kWindow.id) return whyNotRespond(t, top.as<WindowFrame>(), seat, o);
    return whyNotAct(t, seat, o);
}

void Rules::imaginable(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, seat})) {
        if (!isType(t, p, kInterrupt)) out.add(optionAct(kActDeploy, p));
        if (isType(t, p, kCharacter) && factOf(t, p, kUnique) != 0) out.add(optionAct(kActReplace, p));
        forEachAbility(t, p, kPlay, [&](Piece, int a) { out.add(optionAct(kActPlay, p, static_cast<uint16_t>(a))); });
        forEachAbility(t, p, kResponse, [&](Piece, int a) { out.add(optionAct(kActRespond, p, static_cast<uint16_t>(a))); });
        forEachAbility(t, p, kBeforePlay,
                       [&](Piece, int a) { out.add(optionAct(kActBefore, p, static_cast<uint16_t>(a))); });
    }
    for (Piece p : t.s.pieces.in({kAside, seat})) out.add(optionAct(kActShield, p));
    for (Piece p : t.s.pieces.in({kInactive, seatAt(1)})) out.add(optionAct(kActPrisoner, p));
    for (Piece p : t.s.pieces.in({kInactive, seat})) {
        if (!isUndercover(t, p)) continue;
        out.add(optionAct(kActBreakCover, p));
        out.add(optionAct(kActMove, p));
    }
    for (int side = 0; side < 2; ++side)
        for (Piece p : t.s.pieces.in({kTable, seatAt(side)})) {
            if (isType(t, p, kCreature)) out.add(optionAct(kActAttack, p));
            if (side != seat.index() && !isType(t, p, kLocation)) continue;
            auto add = [&](int timing, ActId act) {
                forEachAbility(t, p, timing, [&](Piece, int a) { out.add(optionAct(act, p, static_cast<uint16_t>(a))); });
            };
            add(kOptional, kActUse);
            add(kAnyTime, kActUse);
            add(kJust, kActRespond);
            add(kBefore, kActBefore);
            if (side != seat.index()) continue;
            add(kFire, kActFire);
            add(kMandatory, kActMandatory);
            out.add(optionAct(kActMove, p));
            if (isType(t, p, kCharacter) && craftOf(t, p).some()) out.add(optionAct(kActSeat, p));
            if (isType(t, p, kVehicle)) out.add(optionAct(kActShuttle, p));
            if (isType(t, p, kStarship) && isCraft(t, p)) out.add(optionAct(kActDock, p));
            if (isType(t, p, kCreature))
                for (uint16_t against = 1; against <= 2; ++against) out.add(optionAct(kActCreature, p, against));
            if (isType(t, p, kWeapon) || isType(t, p, kDevice)) out.add(optionAct(kActTransfer, p));
        }
    for (Piece p : t.s.row) {
        if (hasIcon(t, p, kDockingBay)) out.add(optionAct(kActTransit, p));
        out.add(optionAct(kActBattle, p));
        out.add(optionAct(kActDrain, p));
    }
}

}  // namespace cantina::ccg
