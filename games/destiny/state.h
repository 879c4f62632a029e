// Destiny: the whole state of a match, a comment on each field.
//
// A card is a piece from its deck to the discard pile; a die is a piece of its own that exists from the first time its card
// comes into play: on its card, in a pool, or set aside. Where a card in play lies says what it is (a card can become
// another type). Timing state that several procedures share by the rules stands at the end of State: the queue, what waits
// to be put in order, additional actions, delayed effects, and the mark of the table.
#pragma once

#include "kernel/table.h"
#include "kernel/uses.h"
#include "language/abilities.h"
#include "language/becomes.h"
#include "language/last_known.h"
#include "language/lasting.h"
#include "language/log.h"

namespace cantina::destiny {

enum ZoneId : uint8_t {
    kDeck,
    kHand,
    kCharacters,
    kSupports,
    kUpgrades,
    kBattlefield,  // of the seat that controls it
    kPlots,
    kLine,  // cards being played, face up in the queue (DST-ZONE-23)
    kDiscard,
    kSetAside,    // cards
    kDiceAside,   // dice whose card is not in play (DST-ZONE-25)
    kOnCard,      // dice
    kPool,        // dice
    kStacked,     // cards face down on a card that was set aside; that card's `on` says which
    kRemoved,     // out of the game: what an eliminated player had; in the first edition also what is not used or defeated
    kDowngrades,  // of the player who played them, on a card of an opponent (docs/decisions/102)
    kZoneCount
};

// What a piece carries. Cards out of play and dice on cards carry nothing.
struct PieceData {
    static constexpr uint8_t kExhausted = 0x04, kFalling = 0x08, kElite = 0x10, kHeld = 0x20, kIsDie = 0x80;
    // A character: it falls when the round ends; it is elite because of an upgrade. An upgrade: it counts as a mod.
    static constexpr uint8_t kDoomed = 0x20, kTrained = 0x40, kMod = 0x40;
    // A die: it was brought to be called for (DST-ZONE-25).
    static constexpr uint8_t kSpare = 0x10;
    Piece on;  // an upgrade or a downgrade: its host; a die: its card, none for a die that was rolled in without one
    uint8_t number = 0;   // a character or battlefield: damage; a die in a pool: the side that it shows; a die on its card:
                          // the player (from 1) in whose last turn it was removed
    uint8_t bits = 0;     // exhausted, is being defeated, elite, is kept on another card, is a die
    uint8_t shields = 0;  // of a character 0 to 3
    uint8_t resources = 0;  // on any card in play
    bool operator==(const PieceData&) const = default;
};

struct State;
using Table = cantina::Table<State>;

// One thing in the queue. It exists apart from its source.
enum class Lined : uint8_t { after, card, die, delayed };
struct Queued {
    Event event;           // what was answered; a card: subject the card, object its host, source what it replaces;
                           // a die: amount is the value with modifiers
    PieceRef source;       // the card or die
    uint16_t ability = 0;  // 0: a keyword; a delayed effect: its number; a die: 1 if its damage is unblockable,
                           // and above that as which symbol it is resolved (SideFrame::as)
    Seat controller;
    Lined kind = Lined::after;
};
static_assert(sizeof(Queued) == 24);

// A chance to act beside the turns (DST-ACT-EXTRA-04: in the order of creation, across players, outside the queue).
struct AdditionalAction {
    Seat seat;
    static constexpr uint8_t kLast = 1, kOfAmbush = 2;
    uint8_t flags = 0;  // kLast: once it is taken or declined the action phase ends
};

// A piece as it was when the action began.
struct Snapshot {
    PieceRef piece;
    uint8_t zone = 0;  // as in PieceRow
    Seat controller;
    PieceData data;
    uint16_t def = 0;  // of what everybody saw there: which side lay up
};

// The mark of the table: what an action has changed so far, so that it can be reversed as a whole (DST-ACT-ILL-01) and so
// that doing nothing can be told from doing something (DST-ACT-PASS-02). Only pieces that changed are copied.
struct Mark {
    static constexpr uint8_t kDeckTouched = 1, kRolled = 2, kFull = 4, kPromised = 8;
    FixedVec<Snapshot, 48> before;       // each changed piece once; none that came out of a deck: that cannot be reversed
    uint16_t resources[kMaxSeats] = {};  // then
    Seat holder;                         // of the battlefield, then
    Seat claimed;                        // then
    uint8_t flags = 0;                   // kPromised: a delayed effect or an additional action was created
    uint8_t additional = 0;              // how many additional actions waited then
    uint8_t delayed = 0;                 // how many delayed effects waited then
    uint8_t replaced = 0;                // who had replaced an upgrade then
    uint8_t lasting = 0;                 // how many effects lasted then
    uint8_t spare = 0;
};

// How many abilities in play answer each event: an event without a listener costs one load.
struct Watchers {
    static constexpr int kEvents = 33;
    uint8_t before[kEvents] = {};
    uint8_t after[kEvents] = {};
};

struct State {
    using Book = language::Book;
    using Words = language::Words<Table>;
    // As many as a byte can number: README.md says for which decks that is enough.
    using Pieces = PieceTable<PieceData, 254, kZoneCount, kMaxSeats, uint8_t>;
    static constexpr uint8_t kNotYet = 0x80;
    static constexpr bool kAsksNothingInVain = true;
    // Nor whether to do what can be done to nothing: a defeated character is not activated.
    static constexpr RuleId kVainRule = "DST-TERM-06";
    static constexpr Piece kAnyCharacter{0xFFFF};
    static constexpr Proc<language::AbilityFrame> kAbility{0};
    static constexpr Proc<language::EachFrame> kEach{1};
    static constexpr Proc<WindowFrame> kWindow{2};
    static constexpr WindowRows kWindowRows{partOf("DST-SIM-01"), partOf("DST-SIM-02"), partOf("DST-TRG-01")};
    static constexpr language::AbilityRows kAbilityRows{partOf("DST-ABL-04"), partOf("DST-TERM-05"), partOf("DST-TERM-03")};
    static constexpr RuleId kThenRule = "DST-EFF-THEN-01";
    static constexpr RuleId kNoneOwedRule = "DST-RUL-LEG-11";
    static constexpr RuleId kSelfRule = "DST-EFF-SELF-01";

    Core<22> core;
    Pieces pieces;

    // --- players and table
    uint16_t resources[kMaxSeats] = {};
    uint8_t round = 1;
    Seat holder;            // who controls the battlefield; nobody after an elimination
    Seat arbiter;           // who decides between players while nobody controls it (DST-MP-10)
    Seat claimed;           // who claimed this round
    uint8_t replaced = 0;   // a bit per seat that replaced an upgrade this round
    uint8_t lost = 0;       // a bit per seat in whose last turn dice were removed
    uint8_t group = 0;      // the last number given to a set of simultaneous triggers
    uint8_t delayedId = 0;  // the last number given to a delayed effect that is due
    Uses<56> uses;          // power actions and limits of this round

    // --- timing
    FixedVec<Queued, 20> queue;     // first in, first out
    FixedVec<Trigger, 24> waiting;  // simultaneous triggers that are being put in order
    FixedVec<AdditionalAction, 20> additional;
    uint8_t edition = 0;                     // EditionId: which rules and which form of the cards this match is played with
    FixedVec<language::Delayed, 8> delayed;  // event 0: due, its turn in the queue will come
    Mark mark;
    Watchers watchers;
    uint8_t hurt = 0;                // damage has come since the last look for defeated characters
    uint8_t blocked = 0;             // how much of the damage dealt last was blocked
    uint8_t arrived = 0;             // a card came into play since the last look for copies and for too many upgrades
    uint8_t usesAtMark = 0;          // how many uses were noted when the mark was set
    uint8_t ending = 0;              // the action phase ends after this action
    uint8_t total = 0;               // the combined value of the dice that the current ability removed
    uint8_t barred[kMaxSeats] = {};  // a bit per action that a player cannot take on their next turn; kNotYet: the one after
    Piece forced[kMaxSeats] = {};    // the event that a player must play as their next action; kAnyCharacter: activate one
    Piece struck;                    // the character that was dealt damage last
    language::WatchedStates<16> becoming;      // abilities in play that watch a condition
    language::LastFacts<16> lastFacts;         // of what has left play
    language::ContinuousCards<15> continuous;  // the cards in play with an ongoing ability
    language::LastingEffects<16> lasting;      // forms among effects, for the period that they say
    language::ActLog<25> log;                  // what cards ask about the past

    void visit(Visitor& v) {
        for (Queued& q : queue) {
            v.event(q.event);
            v.ref(q.source);
        }
        for (language::Delayed& d : delayed) {
            v.ref(d.source);
            for (PieceRef& r : d.regs) v.ref(r);
        }
        for (Snapshot& p : mark.before) {
            v.ref(p.piece);
            v.piece(p.data.on);
        }
        for (Use& u : uses.list) v.ref(u.piece);
        continuous.visit(v);
        lasting.visit(v);
        log.visit(v);
        becoming.visit(v);
        lastFacts.visit(v);
        for (Piece& p : forced)
            if (!(p == kAnyCharacter)) v.piece(p);
        v.piece(struck);
    }
    void visitData(PieceData& d, Visitor& v) { v.piece(d.on); }
    // A hidden die is known to be a die.
    void blankData(Piece p) {
        pieces.data(p) = {};
        if (pieces.isIn(p, kDiceAside)) pieces.data(p).bits = PieceData::kIsDie | PieceData::kSpare;
    }
    static Seat opponentOf(Table& t, const language::AbilityFrame& f);
    // Who has been dealt too much falls at the latest when the ability is over that held it back.
    static bool afterEffect(Table& t, language::AbilityFrame&, bool) {
        if (t.s.hurt != 0) t.touch();
        return false;
    }
    // Who has left the game is not asked any more (opponents.cpp).
    static bool foretold(Table& t, Seat who, Option& option);
    static bool answerForAbsent(Table& t, Seat who, Option& option);
    static bool speaks(Table& t, Piece source, const language::Ability& a);
    static void told(Table& t, const Event& e) { language::noteAct(t, e); }
    static bool begins(Table& t, language::Lasting& l, const language::AbilityFrame& f);
    static void entered(Table& t, Piece p);
    static void left(Table& t, Piece p);
    static bool isWatched(const Table& t) { return !t.s.becoming.empty(); }
    static void became(Table& t, int mark);  // rules/queue.cpp
    static int32_t roleOf(Table&, const Event& e, language::Role) { return e.amount; }
};
inline bool State::foretold(Table& t, Seat who, Option& option) {
    return __builtin_expect(t.s.core.gone, 0) != 0 && answerForAbsent(t, who, option);
}
static_assert(sizeof(State) <= 10 * 1024, "four seats fit into 10 KiB (decision 100)");

// --- words by number; each row of the tables in vocabulary.cpp says its number

enum EventId : uint8_t {
    kNothing,
    kActivates,
    kPlayed,
    kWouldBeDamaged,
    kDamaged,
    kHealed,
    kShielded,
    kWouldBeDefeated,
    kDefeated,
    kWouldBeDiscarded,
    kDiscarded,
    kDieResolved,
    kDieRemoved,
    kClaimed,
    kRoundEnds,
    kReadied,
    kExhausts,
    kPlayedOn,
    kTakesDamage,
    kTakesMelee,
    kSetUp,
    kRolled,
    kLastCard,
    kDisrupted,
    kWouldResolve,
    kActs,
    kDiceRemoved,
    kWouldBeTaken,
    kSelfHurt,
    kBecomes,
    kPhaseBegins,
    kPhaseEnds,
    kModifiesDie,
    kEventCount
};
static_assert(kEventCount <= Watchers::kEvents);
enum TimingId : uint8_t {
    kRestriction,
    kEffect,
    kOngoing,
    kInherent,
    kBefore,
    kAfter,
    kAction,
    kPowerAction,
    kSpecial,
    kClaim,
    kPublicAction,
    kModify,
    kInclusion,
    kPrice,
    kTimingCount
};
// The same three again, as the first edition orders them (DST-ED-53, DST-ED-62).
enum WindowId : uint8_t { kAfterWindow, kBeforeWindow, kWouldWindow, kFirstEditionWindows };
inline bool isAfterWindow(uint8_t policy) { return policy % kFirstEditionWindows == kAfterWindow; }
enum EndingId : uint8_t { kEndNone, kEndConcede, kEndNoCharacters, kEndNoCards, kEndRounds };
// Rules Reference 1.8; the first one; the first one with corrected cards, which only tests play (DST-ED-75 off).
enum EditionId : uint8_t { kEdition18, kEdition10, kEdition10Corrected };
enum TypeId : uint8_t { kNoType, kCharacter, kUpgrade, kSupport, kEvent, kBattlefieldCard, kPlot, kDowngrade };
enum KeywordId : uint8_t { kAmbush, kGuardian, kRedeploy, kEntersWith };
// Of a round: what phase_begins and phase_ends tell.
enum PhaseId : uint8_t { kNoPhase, kActionPhase, kUpkeepPhase };
// What change, grant, strip, forbid and allow speak of (verbs_continuous.cpp, rules/held.h).
enum HeldId : uint8_t {
    // numbers
    kHoldCost,
    kHoldX,
    kHoldHandSize,
    kHoldIncome,
    kHoldBattlefields,
    kHoldWayOut,
    // qualities
    kHoldGuardian,
    kHoldElite,
    kHoldUnblockable,  // of a die
    kHoldSharp,        // the damage of one kind from a player's dice is unblockable
    kHoldAmbush,
    kHoldUnique,
    kHoldAbilities,
    // acts
    kHoldActivates,
    kHoldClaims,
    kHoldPlayed,
    kHoldRemoved,
    kHoldSplit,
    kHoldResolved,
    kHoldModifies,
    kHoldRolled,
    kHoldSameAction,
    // and what was added to each of these later
    kHoldValue,  // of a die that is being resolved
    kHoldShieldLimit,
    kHoldSubtype,
    kHoldGivesShields,
    kHoldAdditional,
    kHoldHealth,
    kHoldDowngradeLimit,
    kHoldPoints,     // while a team is built (team.h)
    kHoldActivated,  // of a card: it cannot be
    kHoldUpgradeLimit,
};
enum ActId : uint8_t { kActNone, kActPlay, kActActivate, kActResolve, kActReroll, kActUse, kActClaim, kActSide, kActSymbol };
enum SlotId : uint8_t {
    kCost,
    kHealth,
    kPoints,
    kPointsElite,
    kColor,
    kUnique,
    kSides,
    kDie,  // six slots
    kAffiliation = kDie + 6,
    kIncludes,
    kIncludedSubtypes,
    kMostCopies,
    kOtherSide,  // of a two-faced card: the hash of the id of its other side
    kIsBack,     // it is the side that does not lie up at first
};
enum ColorId : uint8_t { kGray, kRed, kYellow, kBlue };
enum AffiliationId : uint8_t { kNeutral, kHero, kVillain };
inline constexpr int kDieSides = 6;
// Subtypes that rules ask for (Book::ruled).
enum RuledId : uint8_t { kSubtypeMod };
// How many of a card a deck may have (DST-DECK-02).
inline int mostCopies(const language::CardDef& def) {
    constexpr int kCopies = 2;
    return def.number[kMostCopies] != 0 ? def.whole(kMostCopies) : kCopies;
}
// What a character lets into the deck, in one number: a colour, an affiliation, and the set of subtypes below; 0: nothing.
inline constexpr int kIncludedColor = 20, kIncludedAffiliation = 16;
inline constexpr int32_t kIncludesSome = 1 << 24, kIncludedSet = 0xFFFF;
inline int32_t includedBy(const language::CardDef& def) { return def.number[kIncludes] | def.number[kIncludedSubtypes]; }
// Whether that lets a card into the deck that the team would not (DST-GOLD-01).
inline bool includes(const language::Book& book, int32_t included, const language::CardDef& card) {
    return included != 0 && card.number[kColor] == (included >> kIncludedColor & 0xF) &&
           card.number[kAffiliation] == (included >> kIncludedAffiliation & 0xF) &&
           book.names.share(card.names, static_cast<uint32_t>(included & kIncludedSet));
}
// How long something lasts, how far back a card asks. The first is the period of limits too.
enum PeriodId : uint8_t { kNoPeriod, kPeriodRound, kPeriodActionPhase, kPeriodTurn, kPeriodNextRound, kPeriodNextTurn };

// --- die sides

enum Symbol : uint8_t {
    kBlank,
    kMelee,
    kRanged,
    kShield,
    kResource,
    kDisrupt,
    kDiscardSymbol,
    kIndirect,
    kFocus,
    kSpecialSymbol,
    kNoSymbol,  // a side without one is not a blank (DST-DIE-04); with a plus: the die says what it modifies
    kSymbolCount
};
// In the place of a symbol: melee, ranged or indirect.
inline constexpr int kAnyDamage = kSymbolCount + 1;
struct Side {
    Symbol symbol = kBlank;
    uint8_t value = 0;
    uint8_t cost = 0;
    bool plus = false;      // only together with a plain die of its symbol
    bool variable = false;  // an X that an ability of the die defines
    bool isDamage() const { return symbol == kMelee || symbol == kRanged || symbol == kIndirect; }
    bool operator==(const Side&) const = default;
};
// A side is a number of the card: symbol, value and cost, eight bits each, then plus and X.
inline Side side(const language::CardDef& def, int number) {
    if (number < 0 || number >= kDieSides) return {};
    int32_t n = def.number[kDie + number];
    return {static_cast<Symbol>(n & 0xFF), static_cast<uint8_t>(n >> 8 & 0xFF), static_cast<uint8_t>(n >> 16 & 0xFF),
            (n >> 24 & 1) != 0, (n >> 25 & 1) != 0};
}
std::string sideText(const Side& side);
std::string symbolText(Symbol symbol);

const language::Vocabulary& vocabulary();
const State::Words& words();

}  // namespace cantina::destiny
