// The parts put together: procedures, checks, zones, endings; starting a match; words for options.
#include "games/tcg/game.h"

#include "games/tcg/rules/rules.h"
#include "games/tcg/vocabulary.h"
#include "kernel/decks.h"

namespace cantina::tcg {
namespace {

using namespace language;

constexpr ZoneKind kZones[] = {
    {"deck", Sight::nobody, true, false},        {"hand", Sight::owner, false, false},
    {"build", Sight::owner, true, false},        {"retreated", Sight::everybody, true, true},
    {"space", Sight::everybody, true, true},     {"ground", Sight::everybody, true, true},
    {"character", Sight::everybody, true, true}, {"with a unit", Sight::everybody, true, true},
    {"location", Sight::everybody, true, true},  {"played", Sight::everybody, true, false},
    {"discard", Sight::everybody, true, false},  {"out of game", Sight::everybody, true, false},
};

constexpr StandingCheck<Table> kChecks[] = {
    {kOurs, "as long as it remains tapped", checkTapped},
    {partOf("TCG-GEN-06"), "a hand lies open", showHands},
    {"TCG-ZONE-13", "damage reaches health", checkHealth},
    {"TCG-CONT-01", "contested unique units", contested},
    {"TCG-UNIQ-04", "two units of one unique name", checkTwins},
    {partOf("TCG-TRG-01"), "a condition is true now", lookAtStates},
};

// Index 0 is unused, 1 a concession.
constexpr RuleId kEndings[] = {"", "concession", "TCG-END-02", "stalled", "TCG-GEN-06", "agreement"};

// --- what a player thinks the other one holds: any card of that side that can lie there

bool fits(const Rulebook<State>& rules, uint16_t def, Zone zone) {
    return zone.kind != kBuild || rules.book->def(def).type != kTypeBattle;
}
// TCG-DECK-02, TCG-DECK-07.
int copies(const Rulebook<State>& rules, Seat seat, const KnownDeck&, uint16_t def, Zone) {
    return rules.book->def(def).number[kSide] == 1 - seat.index() ? 0 : kMostCopies;
}

static_assert(2 * kMostCards <= kMostPieces);
std::optional<Problem> addDeck(Table& t, Seat seat, const DeckList& deck) {
    int cards = 0;
    for (const DeckEntry& e : deck.entries) {
        uint16_t def = t.book().find(e.card);
        if (def == 0) return Problem{"deck " + deck.name, "no card '" + e.card + "' in the book", ""};
        if (t.book().def(def).number[kSide] == 1 - seat.index())
            return Problem{"deck " + deck.name, "'" + e.card + "' is a card of the other side", "TCG-DECK-02"};
        cards += e.count;
        if (cards > kMostCards) return Problem{"deck " + deck.name, roomFor(cards), ""};
        for (int k = 0; k < e.count; ++k) (void)createPiece(t, def, seat, {kDeck, seat});
    }
    return std::nullopt;
}

DeckList toyDeck(const char* name, std::initializer_list<const char*> cards) {
    DeckList d{name, {}};
    for (const char* c : cards) d.entries.push_back({2, c, ""});
    return d;
}

}  // namespace

void State::visit(Visitor& v) {
    for (PendingDamage& p : pending) {
        v.ref(p.target);
        v.ref(p.source);
    }
    for (Roll& r : rolls) {
        v.ref(r.by);
        v.ref(r.against);
    }
    for (Retaliation& r : retaliations) v.ref(r.by);
    auto numberOf = [&](Piece p) {
        v.piece(p);
        return p;
    };
    lasting.visit(v);
    for (Slashing& s : slashing) {
        v.ref(s.unit);
        s.attacked.renumber([&](Piece& p) { v.piece(p); });
    }
    for (Bite& b : bites) {
        v.ref(b.by);
        v.ref(b.unit);
    }
    uses.renumber(numberOf);
    for (Delayed& d : delayed) {
        v.ref(d.source);
        for (PieceRef& r : d.regs) v.ref(r);
    }
    log.visit(v);
    continuous.visit(v);
    becoming.visit(v);
    lastFacts.visit(v);
}

void changeCounts(Table& t, Piece p, int by) {
    const CardDef& def = defOf(t, p);
    const int seat = controllerOf(t, p).index();
    auto change = [&](uint8_t& n) { n = static_cast<uint8_t>(n + by); };
    if (((def.timings >> kUpkeep) & 1) != 0) change(t.s.watchers[kHasUpkeep]);
    if (def.has(kMayStayTapped)) change(t.s.mayStayTapped);
    for (uint64_t w = def.watches; w != 0; w &= w - 1) {
        uint8_t& n = t.s.watchers[__builtin_ctzll(w)];
        n = static_cast<uint8_t>(n + by);
    }
    for (int i = 0; i < def.abilities; ++i) {
        const Ability& a = t.book().abilities[static_cast<size_t>(def.first + i)];
        if (a.timing == kActivated || a.timing == kPilotActivated || a.timing == kEquippedActivated || a.timing == kReserves)
            change(t.s.activated[seat][chanceOf(a.moment)]);
        if ((a.timing == kActivated || a.timing == kReserves) && isForBuildStep(t, def.first + i))
            change(t.s.inBuildStep[seat]);
    }
    if (def.number[kUnique] != 0) change(t.s.uniques[seat]);
    if (isPilotCard(def)) change(t.s.pilots[seat]);
    if (t.book().continuousAbout[t.s.pieces.row(p).def] != 0) t.s.healthDue = 1;
    if (by > 0)
        t.s.continuous.enter(t.book(), p, t.s.pieces.row(p).def);
    else
        t.s.continuous.leave(t, p);
    t.s.stirred = 1;
}

void State::entered(Table& t, Piece p) {
    changeCounts(t, p, 1);
    watchStates(t, p);
}
// TCG-ZONE-13: more damage, another host. Less of it, taps and the like are looked at only where health depends on more.
void State::edited(Table& t, Piece p, const PieceData& before) {
    const PieceData& now = t.s.pieces.data(p);
    const bool isMarked = (now.flags & ~before.flags & PieceData::kCorrupted) != 0;
    if (now.counters != before.counters || isMarked) t.s.stirred = 1;
    if (!t.rules.zones[static_cast<size_t>(t.s.pieces.kindOf(p))].inPlay) return;
    if (now.counters > before.counters || now.host != before.host) t.s.healthDue = 1;
    healthMayChange(t);
}
// A card of a hand is gone from there; a unit has other cards with it, or another player.
void State::moved(Table& t, Piece, Zone from, Zone to) {
    if (from.kind == kHand) t.s.stirred = 1;
    const bool changesHands = isArena(from.kind) && !(from.seat == to.seat);
    if (from.kind == kOn || to.kind == kOn || changesHands) t.s.healthDue = 1;
    healthMayChange(t);
}
void State::left(Table& t, Piece p) {
    noteFacts(t, p);
    changeCounts(t, p, -1);
    t.s.becoming.forget(p);
    forgetLasting(t, p);
    t.s.uses.forget(p);
    t.s.pieces.writable(p) = {};
}

Rulebook<State> Rules::rulebook() {
    static const Procedure<Table> kProcedures[] = {
        abilityProcedure<Table>(), eachProcedure<Table>(), window::windowProcedure<Table>(),
        setupProcedure(),          turnProcedure(),        buildProcedure(),
        retreatProcedure(),        attackProcedure(),      rollProcedure(),
        rerollProcedure(),         damageProcedure(),      playProcedure(),
        contestProcedure(),        deflectProcedure(),     choiceProcedure(),
        upkeepProcedure(),         oneOfTwoProcedure(),    inItsPlaceProcedure(),
        leaveTappedProcedure(),    wakeProcedure(),
    };
    Rulebook<State> r;
    r.procedures = kProcedures;
    r.checks = kChecks;
    r.zones = kZones;
    r.windows = windowPolicies();
    r.windowHooks = windowHooks();
    r.endings = kEndings;
    r.words = &tcg::words();
    return r;
}

Prior<State> Rules::prior() { return {nullptr, copies, fits}; }

// The first deck is the Dark Side's. TCG-START-02, TCG-START-03.
std::optional<Problem> Rules::create(Table& t, const Setup& setup) {
    for (Seat seat : {kDark, kLight}) {
        if (auto problem = addDeck(t, seat, setup.decks[static_cast<size_t>(seat.index())])) return problem;
    }
    t.s.strictUpkeep = setup.format == "strict" ? 1 : 0;
    t.call(State::kTurn, TurnFrame{});
    t.call(State::kSetup, SetupFrame{});
    return std::nullopt;
}

Explanation Rules::explain(Table& t, Seat seat, const Option& o) {
    if (o.kind != OptionKind::act) return {};
    switch (o.verb) {
        case kActPlay:
        case kActUse: return whyNotPlay(t, seat, o.piece, o.detail);
        case kActHiddenCost: return whyNotHiddenCost(t, seat, o.piece);
        case kActLucky: return whyNotLucky(t, seat, o.piece);
        case kActDeploy:
        case kActKeep:
        case kActComplete:
        case kActFinish:
        case kActStackOn:
        case kActStackUnder:
        case kActPutDown:
        case kActEquip:
        case kActBoard:
        case kActRetreat: return whyNotBuild(t, seat, o);
        case kActAttack:
            if (AttackFrame* f = t.nearest(State::kAttack)) return whyNotAttack(t, f->attacker.piece, o.piece);
            return {};
        default: return {};
    }
}

namespace {
void imagineFacedown(Table& t, Seat seat, Piece p, Options& out) {
    switch (defOf(t, p).type) {
        case kTypeMission: out.add(optionAct(kActComplete, p)); break;
        case kTypeEquipment: out.add(optionAct(kActFinish, p)); break;
        case kTypeLocation:
            for (uint8_t arena : kArenas) out.add(optionAct(kActPutDown, p, 0, arena));
            break;
        default:
            out.add(optionAct(kActDeploy, p));
            forEachInBattle(t, seat, [&](Piece unit) {
                out.add(optionAct(kActStackOn, p, unit.n));
                out.add(optionAct(kActStackUnder, p, unit.n));
            });
    }
    if (currentChance(t) != nullptr) out.add(optionAct(kActHiddenCost, p));
}
void imagineUses(Table& t, Piece p, Options& out) {
    for (TimingId timing : {kActivated, kPilotActivated, kEquippedActivated, kReserves})
        forEachAbility(t, p, timing, [&](Piece, int a) { out.add(optionAct(kActUse, p, static_cast<uint16_t>(a))); });
}
void imagineFaceUp(Table& t, Seat seat, Piece p, Options& out) {
    imagineUses(t, p, out);
    if (defOf(t, p).has(kLucky)) out.add(optionAct(kActLucky, p));
    out.add(optionAct(kActRetreat, p));
    if (t.nearest(State::kBuildStep) == nullptr) return;
    bool equips = isEquipment(t, p);
    if (!equips && defOf(t, p).type != kTypeCharacter) return;
    for (uint8_t zone : {kSpace, kGround, kCharacter, kRetreated})
        for (Piece unit : t.s.pieces.in({zone, seat}))
            if (!(unit == p)) out.add(optionAct(equips ? kActEquip : kActBoard, p, unit.n));
}
}  // namespace

void Rules::imaginable(Table& t, Seat seat, Options& out) {
    for (Piece p : t.s.pieces.in({kHand, seat}))
        if (defOf(t, p).type == kTypeBattle)
            for (TimingId timing : {kEffect, kEnhance})
                forEachAbility(t, p, timing,
                               [&](Piece, int a) { out.add(optionAct(kActPlay, p, static_cast<uint16_t>(a))); });
    for (Piece p : t.s.pieces.in({kBuild, seat})) imagineFacedown(t, seat, p, out);
    for (Piece p : t.s.pieces.in({kLocations, seat})) imagineUses(t, p, out);  // a Location neither retreats nor is attacked
    for (uint8_t zone : {kRetreated, kSpace, kGround, kCharacter, kOn}) {
        for (Piece p : t.s.pieces.in({zone, seat})) imagineFaceUp(t, seat, p, out);
        for (Piece p : t.s.pieces.in({zone, opponentOf(seat)})) out.add(optionAct(kActAttack, p));
    }
}

// The questions of the turn itself: what to build or retreat, whose attack, whom to attack, and the chances between attacks.
bool Rules::isTopLevel(Table& t) {
    const auto& stack = t.s.core.stack;
    if (stack.size() <= 1) return true;
    const Frame& second = stack[1];
    if (second.procedure == State::kAttack.id) {
        const auto& f = second.as<AttackFrame>();
        return (stack.size() == 2 && !f.defender.some()) || (stack.size() == 3 && f.over != 0);
    }
    return stack.size() == 2 && second.procedure != State::kContest.id && second.procedure != State::kRoll.id;
}

std::vector<BenchTable> Rules::benchTables() {
    Setup s;
    s.decks.push_back(
        toyDeck("toy dark", {"TOY-1",  "TOY-2",  "TOY-4",  "TOY-5",  "TOY-6",  "TOY-10", "TOY-13", "TOY-15", "TOY-17",
                             "TOY-30", "TOY-32", "TOY-34", "TOY-36", "TOY-40", "TOY-44", "TOY-50", "TOY-52", "TOY-54",
                             "TOY-60", "TOY-61", "TOY-62", "TOY-63", "TOY-64", "TOY-69", "TOY-71", "TOY-80"}));
    s.decks.push_back(toyDeck(
        "toy light", {"TOY-1",  "TOY-3",  "TOY-4",  "TOY-5",  "TOY-6",  "TOY-11", "TOY-12", "TOY-14", "TOY-16", "TOY-18",
                      "TOY-19", "TOY-30", "TOY-31", "TOY-33", "TOY-35", "TOY-37", "TOY-41", "TOY-43", "TOY-51", "TOY-53",
                      "TOY-55", "TOY-60", "TOY-61", "TOY-63", "TOY-65", "TOY-67", "TOY-70", "TOY-80"}));
    s.key = Chance::keyFrom(1);
    Setup real;
    real.key = Chance::keyFrom(1);
    for (const char* side : {"separatists", "republic"})
        for (const ShippedDeck& deck : shippedDecks(kName))
            if (deck.file == side) real.decks.push_back(deck.deck);
    return {{"starters", real, false}, {"toys", s}};
}

}  // namespace cantina::tcg
