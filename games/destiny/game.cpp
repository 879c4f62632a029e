// The rulebook of Destiny put together, a match from decks, and the words of options and events.
#include "games/destiny/game.h"
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"
#include "language/shape.h"

namespace cantina::destiny {
namespace {

constexpr RuleId kEndings[] = {"", "concession", "DST-WIN-01", "DST-WIN-02", "stalled", "agreement"};

constexpr ZoneKind kZones[kZoneCount] = {
    {"deck", Sight::nobody, true, false},
    {"hand", Sight::owner, false, false},
    {"characters", Sight::everybody, true, true},
    {"supports", Sight::everybody, true, true},
    {"upgrades", Sight::everybody, true, true},
    {"battlefield", Sight::everybody, true, true},
    {"plots", Sight::everybody, true, true},
    {"queue", Sight::everybody, true, false},
    {"discard pile", Sight::everybody, true, false},
    {"set aside", Sight::everybody, true, false},
    {"dice set aside", Sight::everybody, true, false},
    {"dice on cards", Sight::everybody, true, false},
    {"pool", Sight::everybody, true, false},
    {"stacked", Sight::owner, true, false},
    {"out of the game", Sight::everybody, true, false},
    {"downgrades", Sight::everybody, true, true},
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
        kTurnProcedure,
        kFocusProcedure,
        kSpreadProcedure,
        kTrimProcedure,
        kSetupProcedure,
        kMulliganProcedure,
        kMoveDamageProcedure,
        kAgainstProcedure,
        kResolveSeveralProcedure,
        kLookProcedure,
        kShedProcedure,
        kContestProcedure,
        kDiscardProcedure,
        kStackProcedure,
        kTwinProcedure,
        kSquadProcedure,
        kJoinedProcedure,
    };
    return list;
}

uint8_t startingZone(uint8_t type) {
    switch (type) {
        case kCharacter: return kCharacters;
        case kPlot: return kPlots;
        default: return kDeck;
    }
}
void layOut(Table& t, const language::DeckCard& c, Seat seat) {
    uint8_t type = t.book().def(c.def).type;
    Piece p = createPiece(t, c.def, seat, {startingZone(type), seat});
    if (c.detail == "elite" && p.some()) setBit(t, p, PieceData::kElite, true);
}

// DST-ZONE-25: everybody brings the dice that their cards could call for; nobody would leave them at home.
void bringDie(Table& t, uint16_t def, Seat seat) {
    Piece die = createPiece(t, def, seat, {kDiceAside, seat});
    if (die.some()) keepForLater(t, die);
}
uint16_t titled(const language::Book& book, int32_t hash) {
    for (int def = 1; def <= book.size(); ++def)
        if (book.def(static_cast<uint16_t>(def)).titleHash == hash) return static_cast<uint16_t>(def);
    return 0;
}
// A second die of each character that this card could make elite.
void bringSecondDice(Table& t, Piece card, Seat seat) {
    uint16_t last = 0;
    for (Piece c : t.s.pieces.in({kCharacters, seat}))
        if (uint16_t def = t.s.pieces.row(c).def; def != last && canAttach(t, seat, card, c)) bringDie(t, last = def, seat);
}
void bringDice(Table& t, Seat seat) {
    AnyPieces cards;
    for (uint8_t kind : {kCharacters, kDeck})
        for (Piece p : t.s.pieces.in({kind, seat}))
            if (hasTiming(defOf(t, p), kOngoing) || hasTiming(defOf(t, p), kAfter)) t.pushOrFault(cards, p);
    for (Piece p : cards) {
        if ((t.book().continuousAbout[t.s.pieces.row(p).def] & language::aboutBit(kHoldElite)) != 0)
            bringSecondDice(t, p, seat);
        const CardDef& def = defOf(t, p);
        for (int i = 0; i < def.abilities; ++i)
            language::forEachUse(t, language::abilityFrame(t, def.first + i, refOf(t, p), seat, {}), kTagBrings,
                                 [&](const language::Args& a) { bringDie(t, titled(t.book(), a.symbol(0)), seat); });
    }
}

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

// What was brought: the team and the plot on the table, everything else in one pile; set-up does the rest. A character with
// the detail "elite" has two dice. Whether the deck is legal is asked apart (deck.cpp).
std::optional<Problem> Rules::create(Table& t, const Setup& setup) {
    for (size_t i = 0; i < setup.decks.size(); ++i) {
        Seat seat = seatAt(static_cast<int>(i));
        std::vector<Problem> problems;
        for (const language::DeckCard& c : language::cardsOf(t.book(), setup.decks[i], problems))
            for (int k = 0; k < c.count; ++k) layOut(t, c, seat);
        if (!problems.empty()) return problems.front();
        bringDice(t, seat);
        if (t.s.core.fault != Fault::none)
            return Problem{"deck " + setup.decks[i].name, "more cards than a table has room for", ""};
        if (t.s.pieces.size({kCharacters, seat}) == 0)
            return Problem{"deck " + setup.decks[i].name, "a team needs a character", "DST-TEAM-06"};
    }
    setMark(t);
    beginSetup(t);
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
    if (t.s.core.over == 0 && asked) cantina::run(t);
}

}  // namespace cantina::destiny
