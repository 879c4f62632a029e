// The rulebook of Destiny put together, a match from decks, and the words of options and events.
#include "games/destiny/game.h"

namespace cantina::destiny {
namespace {

constexpr RuleId kEndings[] = {"", "concession", "DST-WIN-01", "DST-WIN-02", "stalled"};

constexpr ZoneKind kZones[kZoneCount] = {
    {"deck", Sight::nobody, true, false},          {"hand", Sight::owner, false, false},
    {"characters", Sight::everybody, true, true},  {"supports", Sight::everybody, true, true},
    {"upgrades", Sight::everybody, true, true},    {"battlefield", Sight::everybody, true, true},
    {"queue", Sight::everybody, true, false},      {"discard pile", Sight::everybody, true, false},
    {"set aside", Sight::everybody, true, false},  {"dice on cards", Sight::everybody, true, false, true},
    {"pool", Sight::everybody, true, false, true},
};

std::span<const Procedure<Table>> procedures() {
    static const Procedure<Table> list[] = {
        language::abilityProcedure<Table>(),
        language::eachProcedure<Table>(),
        window::windowProcedure<Table>(),
        kRoundProcedure,
        kActionProcedure,
        kPlayProcedure,
        kResolveCardProcedure,
        kActivateProcedure,
        kResolveDiceProcedure,
        kSideProcedure,
        kRerollProcedure,
        kClaimProcedure,
        kDamageProcedure,
        kShieldProcedure,
        kDefeatProcedure,
        kGuardianProcedure,
        kRedeployProcedure,
    };
    return list;
}

// What an opponent could hold: any card of the book that belongs into a deck.
bool isDeckCard(const Rulebook<State>& rules, uint16_t def) {
    uint8_t type = rules.book->def(def).type;
    return type == kUpgrade || type == kSupport || type == kEvent;
}
uint16_t priorCard(const Rulebook<State>& rules, const State&, Seat, Zone, Chance& chance) {
    uint32_t size = static_cast<uint32_t>(rules.book->size());
    for (int tries = 0; tries < 200; ++tries)
        if (auto def = static_cast<uint16_t>(1 + chance.below(size)); isDeckCard(rules, def)) return def;
    return 1;
}
bool priorFits(const Rulebook<State>&, uint16_t, Zone) { return true; }

}  // namespace

Rulebook<State> Rules::rulebook() {
    Rulebook<State> r;
    r.procedures = procedures();
    r.checks = kChecks;
    r.zones = kZones;
    r.windows = kWindows;
    r.windowHooks = kWindowHooks;
    r.endings = kEndings;
    r.words = &destiny::words();
    return r;
}

Prior<State> Rules::prior() { return {priorCard, priorFits, nullptr}; }

// Sections of a deck list: "characters", "elite characters" (two dice), "battlefield"; everything else is the draw deck.
// The roll for the battlefield and the mulligan come with the chapter on setup: here the first player's battlefield is used.
std::optional<Problem> Rules::create(Table& t, const Setup& setup) {
    for (size_t i = 0; i < setup.decks.size(); ++i) {
        Seat seat = seatAt(static_cast<int>(i));
        for (const DeckEntry& e : setup.decks[i].entries) {
            uint16_t def = t.book().find(e.card);
            if (def == 0) return Problem{"deck " + setup.decks[i].name, "no card '" + e.card + "' in the book", ""};
            uint8_t type = t.book().def(def).type;
            uint8_t zone = type == kCharacter         ? kCharacters
                           : type == kBattlefieldCard ? (i == 0 ? kBattlefield : kSetAside)
                                                      : kDeck;
            for (int k = 0; k < e.count; ++k) {
                Piece p = createPiece(t, def, seat, {zone, seat});
                if (type == kCharacter && hasDie(t, p)) putDice(t, p, e.section == "elite characters" ? 2 : 1);
            }
        }
        shuffleZone(t, {kDeck, seat});
        setResources(t, seat, 2);
        for (int k = 0; k < 5 && t.s.pieces.size({kDeck, seat}) > 0; ++k)
            moveCard(t, t.s.pieces.top({kDeck, seat}), {kHand, seat});
        if (t.s.pieces.size({kCharacters, seat}) == 0)
            return Problem{"deck " + setup.decks[i].name, "a team needs a character", "DST-WIN-01"};
    }
    t.s.holder = t.s.arbiter = seatAt(0);
    setMark(t);
    beginRounds(t);
    return std::nullopt;
}

bool Rules::isTopLevel(Table& t) {
    uint8_t top = t.s.core.stack.back().procedure;
    return top == kTakeAction.id || top == kRound.id;
}

// A player who concedes leaves the game; a question that waited for them is not asked any more: the turn goes on.
void Rules::conceded(Table& t, Seat seat) {
    bool asked = t.s.core.asked == seat;
    eliminate(t, seat, kEndConcede);
    if (t.s.core.over != 0 || !asked) return;
    while (t.s.core.stack.size() > 1) t.s.core.stack.pop();
    t.s.queue.clear();
    t.s.waiting.clear();
    cantina::run(t);
}

OptionWords Rules::words(Table& t, const Option& o) {
    static const char* const kVerbs[] = {"?", "plays", "activates", "resolves", "rerolls with", "uses", "claims"};
    std::string object = o.piece.some() ? pieceName(t, o.piece) : "";
    std::string detail;
    if (o.verb == kActUse) {
        const language::Ability& a = t.book().abilities[o.detail];
        if (t.book().def(a.card).abilities > 1) detail = "(ability " + std::to_string(a.number + 1) + ")";
    }
    return {o.verb <= kActClaim ? kVerbs[o.verb] : "?", object, detail};
}

std::string Rules::pieceName(Table& t, Piece p) {
    if (!isDie(t, p)) return t.book().title(t.s.pieces.row(p).def);
    if (t.s.pieces.isIn(p, kPool)) return sideText(sideOf(t, p));
    return t.book().title(t.s.pieces.row(p).def) + " die";
}

std::string Rules::tell(Table& t, const Event& e, Seat) {
    std::string out = t.book().vocabulary->events[e.kind].name;
    if (e.subject.some()) out = pieceName(t, e.subject.piece) + " " + out;
    if (e.amount != 0) out += " " + std::to_string(e.amount);
    return out;
}

}  // namespace cantina::destiny
