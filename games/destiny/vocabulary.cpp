// The words of the card language beside verbs: nouns, filters, events, timings (conditions.cpp: numbers and conditions).
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// --- nouns

template <uint8_t kType>
bool isType(Table& t, Piece p) {
    return defOf(t, p).type == kType && !isDie(t, p);
}
bool isCard(Table& t, Piece p) { return !isDie(t, p); }
// What an eliminated player had has left the game for good (DST-MP-08).
bool isLeft(Table& t, Piece p) { return !isGone(t, t.s.pieces.row(p).owner); }
bool isSpare(Table& t, Piece p) { return isType<kBattlefieldCard>(t, p) && isLeft(t, p); }

// Cards as they are played or lie in play: for "after you play ...".
// Where a card may be once it was played: some go back into the deck or are set aside.
constexpr uint32_t kPlayable = zoneBit(kHand) | zoneBit(kLine) | zoneBit(kDiscard) | zoneBit(kDeck) | zoneBit(kSetAside) |
                               zoneBit(kStacked) | zoneBit(kRemoved) | kInPlay;

constexpr Noun<Table> kNouns[] = {
    {{"character", "character", "characters", zoneBit(kCharacters), ""}, nullptr},
    {{"support", "support", "supports", zoneBit(kSupports), ""}, nullptr},
    {{"upgrade", "upgrade", "upgrades", zoneBit(kUpgrades), ""}, nullptr},
    {{"die", "die", "dice", zoneBit(kPool), "In a pool."}, nullptr},
    {{"card_in_hand", "card in hand", "cards in hand", zoneBit(kHand), "Use with yours."}, nullptr},
    {{"discarded", "card in the discard pile", "cards in the discard pile", zoneBit(kDiscard), "Use with yours."}, nullptr},
    {{"card", "card", "cards", kPlayable, "For events about playing."}, isCard},
    {{"event", "event", "events", kPlayable, "For events about playing."}, isType<kEvent>},
    {{"card_in_play", "card in play", "cards in play",
      zoneBit(kCharacters) | zoneBit(kSupports) | zoneBit(kUpgrades) | zoneBit(kDowngrades),
      "Not plots and battlefields, which are nouns of their own."},
     nullptr},
    {{"support_or_upgrade", "support or upgrade", "supports or upgrades", zoneBit(kSupports) | zoneBit(kUpgrades), ""},
     nullptr},
    {{"character_or_support", "character or support", "characters or supports", zoneBit(kCharacters) | zoneBit(kSupports),
      ""},
     nullptr},
    {{"card_at_hand", "card in hand or discard pile", "cards in hand or discard pile", zoneBit(kHand) | zoneBit(kDiscard),
      "Use with yours."},
     nullptr},
    {{"defeated_character", "defeated character", "defeated characters", zoneBit(kSetAside) | zoneBit(kRemoved),
      "Use with yours."},
     isType<kCharacter>},
    {{"die_on_card", "die", "dice", zoneBit(kOnCard), "On its card."}, nullptr},
    {{"any_die", "die", "dice", zoneBit(kOnCard) | zoneBit(kPool), "In a pool or on a card."}, nullptr},
    {{"card_in_deck", "card in the deck", "cards in the deck", zoneBit(kDeck), "Of the top, or after look(all(...))."},
     nullptr},
    {{"battlefield", "battlefield", "battlefields", zoneBit(kBattlefield), "The one in use.", true}, nullptr},
    {{"plot", "plot", "plots", zoneBit(kPlots), ""}, nullptr},
    {{"the_card", "card", "cards", zoneBit(kCharacters) | zoneBit(kSupports) | zoneBit(kUpgrades) | zoneBit(kDowngrades),
      "With owning: there is one.", true},
     nullptr},
    {{"set_aside_card", "set-aside card", "set-aside cards", zoneBit(kSetAside) | zoneBit(kRemoved), ""}, isLeft},
    {{"downgrade", "downgrade", "downgrades", zoneBit(kDowngrades), "On a card of an opponent of who plays it."}, nullptr},
    {{"spare_battlefield", "battlefield that is not in use", "battlefields that are not in use",
      zoneBit(kSetAside) | zoneBit(kRemoved), ""},
     isSpare},
};

// --- filters

bool isYours(Table& t, const AbilityFrame& f, Piece p, int32_t) { return controllerOf(t, p) == f.controller; }
// Any opponent's, or that of the one whom the ability's user chose.
bool isOpposing(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    Seat chosen = chosenOpponent(f);
    return chosen.some() ? controllerOf(t, p) == chosen : !(controllerOf(t, p) == f.controller);
}
bool isOther(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.source.piece); }
bool isReadyCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return !isExhausted(t, p); }
bool isExhaustedCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return isExhausted(t, p); }
bool isDamaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return damageOn(t, p) > 0; }
bool hasColor(Table& t, const AbilityFrame&, Piece p, int32_t color) { return defOf(t, p).number[kColor] == color; }
bool isUnique(Table& t, const AbilityFrame&, Piece p, int32_t) { return defOf(t, p).number[kUnique] != 0; }
bool isOfSubtype(Table& t, const AbilityFrame&, Piece p, int32_t subtype) { return isOf(t, p, subtype); }
bool isTitled(Table& t, const AbilityFrame&, Piece p, int32_t title) { return defOf(t, p).titleHash == title; }
bool isNotIt(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.regs[0].piece); }
// DST-TERM-38: only a die in a pool shows a side. DST-TERM-39: a modifier shows its symbol too; off: it does not.
bool isShowing(Table& t, Piece p) { return t.s.pieces.isIn(p, kPool) && (t.on("DST-TERM-39"_rule) || !sideOf(t, p).plus); }
// DST-TERM-40: damage is melee, ranged and indirect; off: not indirect.
bool showsSymbol(Table& t, const AbilityFrame&, Piece p, int32_t symbol) {
    if (!isShowing(t, p)) return false;
    Side s = sideOf(t, p);
    if (symbol != kAnyDamage) return s.symbol == symbol;
    return s.isDamage() && (s.symbol != kIndirect || t.on("DST-TERM-40"_rule));
}
bool showsModifier(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return t.s.pieces.isIn(p, kPool) && sideOf(t, p).plus;
}
bool isWithDie(Table& t, const AbilityFrame&, Piece p, int32_t) { return hasDie(t, p); }

// What lies in play is what it lies as. Of a die: what its card is; DST-TERM-01: only a die of a character card is a
// character die.
bool isKind(Table& t, const AbilityFrame&, Piece p, int32_t type) {
    if (isDie(t, p) && type == kSupport) return t.s.pieces.isIn(t.s.pieces.data(p).on, kSupports);
    if (isDie(t, p)) return defOf(t, p).type == type || (type == kCharacter && !t.on("DST-TERM-01"_rule));
    if (t.s.pieces.isIn(p, kUpgrades)) return type == kUpgrade;
    if (t.s.pieces.isIn(p, kSupports)) return type == kSupport;
    if (t.s.pieces.isIn(p, kDowngrades)) return type == kDowngrade;
    return defOf(t, p).type == type;
}
bool isOn(Table& t, Piece p, Piece other) { return t.s.pieces.data(p).on == other; }
// The die whose special is being resolved is not another die.
bool isOtherDie(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.event.object.piece); }
bool isNotHost(Table& t, const AbilityFrame& f, Piece p, int32_t) { return !(t.words().host(t, f.source.piece).piece == p); }
// DST-TERM-13: a copy is a card of the same title.
bool isCopyOf(Table& t, Piece p, Piece other) { return !(p == other) && defOf(t, p).title == defOf(t, other).title; }
bool isLike(Table& t, Piece p, Piece other) {
    return isShowing(t, p) && t.s.pieces.isIn(other, kPool) && sideOf(t, p).symbol == sideOf(t, other).symbol;
}
bool hasWord(Table& t, const AbilityFrame&, Piece p, int32_t word) {
    std::string_view title = t.book().title(t.s.pieces.row(p).def);
    while (!title.empty()) {
        size_t end = std::min(title.find(' '), title.size());
        if (titleHash(title.substr(0, end)) == word) return true;
        title.remove_prefix(std::min(end + 1, title.size()));
    }
    return false;
}
// That character or an upgrade on it, or a die of these.
bool isDieOf(Table& t, Piece p, Piece character) {
    const Piece card = isDie(t, p) ? t.s.pieces.data(p).on : p;
    if (!card.some() || !character.some()) return false;
    return card == character || (t.s.pieces.isIn(card, kUpgrades) && t.s.pieces.data(card).on == character);
}
// Printed, or given while the card was played.
bool hasAmbush(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return defOf(t, p).has(kAmbush) || (f.event.kind == kPlayed && (f.event.amount & kAmbushed) != 0);
}
// A special that is being used is not begun again: otherwise two cards that use each other's would never end.
bool isWithSpecial(Table& t, const AbilityFrame&, Piece p, int32_t) {
    if (!hasTiming(defOf(t, p), kSpecial)) return false;
    for (const Frame& frame : t.s.core.stack)
        if (frame.procedure == kResolveSide.id && frame.as<SideFrame>().card.piece == p) return false;
    return true;
}
bool isCheapest(Table& t, const AbilityFrame&, Piece p, int32_t) {
    for (Piece q : t.s.pieces.in(t.s.pieces.zoneOf(p)))
        if (printedCost(t, q) < printedCost(t, p)) return false;
    return true;
}
bool showsAnySymbol(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return isShowing(t, p) && sideOf(t, p).symbol != kNoSymbol;
}
// Where an upgrade may be moved to among its controller's characters (DST-TERM-22: not where it is).
bool isOtherHost(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    if (!f.regs[0].some()) return false;
    return controllerOf(t, p) == controllerOf(t, f.regs[0].piece) && !(t.s.pieces.data(f.regs[0].piece).on == p);
}
bool isShielded(Table& t, const AbilityFrame&, Piece p, int32_t) { return shieldsOn(t, p) > 0; }
bool isWithoutMods(Table& t, const AbilityFrame&, Piece p, int32_t) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece u : t.s.pieces.in({kUpgrades, seatAt(i)})) {
            bool mod = hasSubtype(t, u, t.book().ruled[kSubtypeMod]) || (t.s.pieces.data(u).bits & PieceData::kMod) != 0;
            if (t.s.pieces.data(u).on == p && mod) return false;
        }
    return true;
}
int readyOf(Table& t, Seat seat) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kCharacters, seat})) n += isExhausted(t, p) ? 0 : 1;
    return n;
}
bool isOfLessReady(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return readyOf(t, controllerOf(t, p)) < readyOf(t, f.controller);
}
bool wasStruck(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.struck == p; }
// DST-FAQ-43: while it is resolved a side may count as another symbol.
bool isUsableAs(Table& t, const AbilityFrame& f, Piece p, int32_t symbol) {
    if (showsSymbol(t, f, p, symbol)) return true;
    return t.on("DST-FAQ-43"_rule) && t.s.pieces.isIn(p, kPool) && countsAs(t, p, static_cast<Symbol>(symbol));
}
bool hasStack(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return t.s.pieces.data(p).on.some() && t.s.pieces.isIn(t.s.pieces.data(p).on, kStacked);
}
// DST-FAQ-37: a die that another card keeps is not its owner's to roll.
bool wasLost(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const PieceData& d = t.s.pieces.data(p);
    return t.s.pieces.isIn(p, kOnCard) && d.number != 0 && (d.bits & PieceData::kHeld) == 0;
}
bool isThisOrItsUpgrade(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return p == f.source.piece || (t.s.pieces.isIn(p, kUpgrades) && t.s.pieces.data(p).on == f.source.piece);
}
// DST-FAQ-21: no card of somebody else's comes to a hand.
bool isOwned(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.row(p).owner == f.controller; }

bool isControlledBy(Table& t, const AbilityFrame&, Piece p, int32_t seat) { return controllerOf(t, p).index() == seat; }
bool isOfAffiliation(Table& t, const AbilityFrame&, Piece p, int32_t side) {
    return defOf(t, p).number[kAffiliation] == side;
}
bool isCardOf(Table& t, Piece p, Piece die) { return isDie(t, die) && t.s.pieces.data(die).on == p; }
bool isElite(Table& t, const AbilityFrame&, Piece p, int32_t) { return (t.s.pieces.data(p).bits & PieceData::kElite) != 0; }
bool isInPool(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.pieces.isIn(p, kPool); }

constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "an opponent's", ""}, "", isOpposing},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"ready_one", {}, FilterPlace::before, "ready", ""}, "", isReadyCard},
    {{"exhausted_one", {}, FilterPlace::before, "exhausted", ""}, "", isExhaustedCard},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
    {{"of_color", {"color", ParamKind::symbol, "color"}, FilterPlace::before, "{color}", ""}, "", hasColor},
    {{"showing", {"symbol", ParamKind::symbol, "symbol"}, FilterPlace::after, "showing {symbol}", ""}, "", showsSymbol},
    {{"showing_modifier", {}, FilterPlace::after, "showing a modifier", "A side with a plus."}, "", showsModifier},
    {{"unique_one", {}, FilterPlace::before, "unique", ""}, "", isUnique},
    {{"subtype", {"subtype", ParamKind::symbol, "subtype"}, FilterPlace::before, "{subtype}", ""}, "", isOfSubtype},
    {{"titled", {"title", ParamKind::title}, FilterPlace::after, "titled {title}", ""}, "", isTitled},
    {{"another", {}, FilterPlace::before, "other", "Not the piece that was chosen first."}, "", isNotIt},
    {{"with_die", {}, FilterPlace::after, "that has a die", ""}, "", isWithDie},
    {{"of_type", {"type", ParamKind::symbol, "type"}, FilterPlace::before, "{type}", ""}, "", isKind},
    {{"with_ambush", {}, FilterPlace::after, "that has Ambush", "For events about playing."}, "", hasAmbush},
    {{"with_special", {}, FilterPlace::after, "that has a special ability", ""}, "", isWithSpecial},
    {{"cheapest", {}, FilterPlace::before, "cheapest", "Of the hand that it is in."}, "DST-TERM-02", isCheapest},
    {{"showing_symbol", {}, FilterPlace::after, "showing a symbol", "A blank is a symbol; a side may have none."},
     "",
     showsAnySymbol},
    {{"other_host", {}, FilterPlace::after, "of the same player", "With another, for an upgrade that was chosen first."},
     "DST-TERM-22",
     isOtherHost},
    {{"elite_one", {}, FilterPlace::before, "elite", "With two dice; a plot: for its larger number of points."},
     "",
     isElite},
    {{"shielded", {}, FilterPlace::before, "shielded", ""}, "", isShielded},
    {{"without_mods", {}, FilterPlace::after, "that has no mod on it", ""}, "", isWithoutMods},
    {{"just_damaged", {}, FilterPlace::after, "that was just dealt damage", "After resolve...(...)."}, "", wasStruck},
    {{"usable_as",
      {"symbol", ParamKind::symbol, "symbol"},
      FilterPlace::after,
      "showing {symbol}",
      "For dice to be resolved."},
     "",
     isUsableAs},
    {{"with_stack", {}, FilterPlace::after, "with a card stacked on it", ""}, "", hasStack},
    {{"lost_last_turn",
      {},
      FilterPlace::after,
      "that was removed in an opponent's last turn of this round",
      "Of a die on its card."},
     "",
     wasLost},
    {{"this_or_on_this", {}, FilterPlace::after, "that is this character or an upgrade on it", ""}, "", isThisOrItsUpgrade},
    {{"of_less_ready", {}, FilterPlace::after, "of an opponent who has fewer ready characters than you", ""},
     "",
     isOfLessReady},
    {{"of", {"card", ParamKind::related}, FilterPlace::after, "of {card}", "A die of that card itself."}, "", nullptr, isOn},
    {{"on", {"card", ParamKind::related}, FilterPlace::after, "on {card}", "An upgrade."}, "", nullptr, isOn},
    {{"belonging",
      {"character", ParamKind::related},
      FilterPlace::after,
      "of {character} or its upgrades",
      "A die, or the card that it belongs to."},
     "",
     nullptr,
     isDieOf},
    {{"other_die", {}, FilterPlace::before, "other", "Not the die that is being resolved."}, "", isOtherDie},
    {{"not_host", {}, FilterPlace::before, "other", "Not the character that this is attached to."}, "", isNotHost},
    {{"copy_of", {"card", ParamKind::related}, FilterPlace::after, "that is another copy of {card}", ""},
     "DST-TERM-13",
     nullptr,
     isCopyOf},
    {{"like", {"die", ParamKind::related}, FilterPlace::after, "showing the same symbol as {die}", ""}, "", nullptr, isLike},
    {{"title_word", {"word", ParamKind::title}, FilterPlace::after, "with the word {word} in its title", ""}, "", hasWord},
    {{"owned", {}, FilterPlace::after, "that you own", "Not one that you only control."}, "", isOwned},
    {{"controlled_by", {"player", ParamKind::seat}, FilterPlace::owner, "of {player}'s", ""}, "", isControlledBy},
    {{"of_affiliation", {"affiliation", ParamKind::symbol, "affiliation"}, FilterPlace::before, "{affiliation}", ""},
     "",
     isOfAffiliation},
    {{"owning", {"die", ParamKind::related}, FilterPlace::after, "that {die} belongs to", "The card of a die."},
     "",
     nullptr,
     isCardOf},
    {{"in_pool", {}, FilterPlace::after, "in a pool", "Of a die."}, "", isInPool},
};

PieceRef host(Table& t, Piece p) {
    Piece on = t.s.pieces.data(p).on;
    return on.some() ? refOf(t, on) : PieceRef{};
}
// With several opponents the user of an ability chooses: opponents.cpp.
Seat opponentOf(Table& t, Seat s) { return t.nextSeat(s); }

// Under which timings an event is answered. What would be is replaced; nothing comes before what is only found out then.
constexpr uint32_t kAskedBefore = 1u << kBefore, kAskedAfter = 1u << kAfter | 1u << kToldLater;
constexpr uint32_t kAskedBoth = kAskedBefore | kAskedAfter;
uint32_t askedOf(size_t event) {
    switch (event) {
        case kNothing: return kToldToNobody;
        case kWouldBeDamaged:
        case kWouldBeDefeated:
        case kWouldBeDiscarded:
        case kWouldBeTaken:
        case kWouldResolve: return kAskedBefore;
        case kActivates:
        case kPlayed:
        case kDamaged:
        case kShielded:
        case kDefeated:
        case kDiscarded:
        case kTakesDamage:
        case kDieResolved:
        case kActs: return kAskedBoth;
        default: return kAskedAfter;
    }
}

const std::vector<EventWord>& events() {
    static const Param kSubject{"subject", ParamKind::one, "character"};
    static const Param kCardSubject{"subject", ParamKind::one, "card"};
    static const Param kDieSubject{"subject", ParamKind::one, "die"};
    static const Param kObject{"object", ParamKind::one, "character"};
    static const Param kDieObject{"object", ParamKind::one, "die"};
    static const Param kAnyDieObject{"object", ParamKind::one, "any_die"};
    static const std::vector<EventWord> list = byNumber<EventWord>({
        {kNothing, {"nothing", {}, "nothing happens", ""}},
        {kActivates,
         {"activates", {kSubject}, "{subject} activates", "The amount is how many dice it rolled.", "die just rolled"}},
        {kPlayed, {"plays", {kCardSubject}, "{subject} is played", ""}},
        {kWouldBeDamaged, {"would_be_dealt_damage", {kSubject}, "{subject} would be dealt damage", "Replacements only."}},
        {kDamaged, {"dealt_damage", {kSubject}, "{subject} is dealt damage", ""}},
        {kHealed, {"healed", {kSubject}, "damage is healed from {subject}", ""}},
        {kShielded, {"gains_shields", {kSubject}, "{subject} gains shields", ""}},
        {kWouldBeDefeated, {"would_be_defeated", {kSubject}, "{subject} would be defeated", "Replacements only."}},
        {kDefeated,
         {.name = "defeated", .params = {kSubject}, .wording = "{subject} is defeated", .help = "", .leaves = true}},
        {kWouldBeDiscarded,
         {"would_be_discarded",
          {kCardSubject},
          "{subject} would be discarded by its character being defeated",
          "Replacements only."}},
        {kDiscarded,
         {.name = "discarded_from_play",
          .params = {kCardSubject},
          .wording = "{subject} is discarded from play",
          .help = "",
          .leaves = true}},
        {kDieResolved,
         {"die_resolved",
          {kCardSubject, kDieObject},
          "a die of {subject}[ ({object})] is resolved",
          "The object is the die; before it is resolved it lies in the pool. A modifier: before only."}},
        {kDieRemoved,
         {"die_removed",
          {kCardSubject, kDieObject},
          "a die of {subject} itself (not of an upgrade on it) is removed[: {object}]",
          "The object is the die."}},
        {kModifiesDie,
         {"die_modifies",
          {kCardSubject, kAnyDieObject},
          "a die of {subject} modifies {object}",
          "After both are resolved. The object is the die that was modified: any_die."}},
        {kClaimed, {"battlefield_claimed", {}, "a player claims the battlefield", ""}},
        {kRoundEnds, {"round_ends", {}, "this round ends", ""}},
        {kReadied, {"readies", {kCardSubject}, "{subject} readies", ""}},
        {kExhausts, {"exhausts", {kCardSubject}, "{subject} exhausts", ""}},
        {kPlayedOn, {"plays_on", {kCardSubject, kObject}, "{subject} is played on {object}", "An upgrade and its host."}},
        {kTakesDamage, {"takes_damage", {kSubject}, "{subject} takes damage", "Blocked damage is dealt and not taken."}},
        {kTakesMelee, {"takes_melee_damage", {kSubject}, "{subject} takes melee damage", ""}},
        {kSetUp, {"set_up", {}, "set-up", "After set-up, before the first round."}},
        {kRolled,
         {"die_rolled", {kCardSubject, kDieObject}, "a die[ of {subject}] is rolled[: {object}]", "The object is the die."}},
        {kLastCard,
         {"last_card_leaves_hand",
          {kCardSubject},
          "{subject} is played or discarded (by whoever's effect) as the last one in hand",
          "Who discards is the player of that hand."}},
        {kDisrupted,
         {"disrupts",
          {kDieSubject},
          "{subject} showing disrupt is resolved",
          "The amount is what the opponent lost.",
          "resource that was lost to that die"}},
        {kWouldResolve, {"would_resolve", {kCardSubject}, "{subject} would take effect", "Replacements only."}},
        {kActs, {"takes_action", {}, "a player takes an action", "One of the six."}},
        {kDiceRemoved,
         {"dice_removed",
          {kCardSubject},
          "one or more dice[ of {subject}] are removed",
          "All that one effect removes, once. The amount is how many.",
          "die that was removed"}},
        {kWouldBeTaken,
         {"would_be_discarded_by_card", {kCardSubject}, "a card effect would discard {subject}", "Replacements only."}},
        {kSelfHurt, {"hurts_self", {}, "a player deals indirect damage to themselves", ""}},
        {kBecomes,
         {"becomes", {{"what", ParamKind::holding}}, "{what}", "The condition becomes true: docs/card-language.md."}},
        {kPhaseBegins, {"phase_begins", {}, "a phase begins", "", "", {{{language::Role::how, "beginning phase"}}}}},
        {kPhaseEnds,
         {"phase_ends",
          {},
          "a phase ends",
          "The upkeep phase ends with the round.",
          "",
          {{{language::Role::how, "ending phase"}}}}},
    });
    return list;
}

const std::vector<TimingWord>& timings() {
    static const std::vector<TimingWord> list = byNumber<TimingWord>({
        {kRestriction,
         {"restriction", false, "Play[ only if {condition}] {effect}.", zoneBit(kHand), false,
          "When the card may be played: conditions, and only{on = ...}.", "", false, false, true, true}},
        {kEffect, {"effect", false, "{effect}.", zoneBit(kLine), false, "What an event does."}},
        {kOngoing,
         {"ongoing", false, "{effect}.", kInPlay, false, "What holds while the card is in play.", "", false, false, true}},
        {kInherent,
         {"inherent", false, "{effect}.", kInPlay, false, "What holds of the die itself, this_die, wherever its card is.",
          "", false, false, true}},
        {kBefore, {"before", true, "Before {event}, {effect}.", kInPlay, false, ""}},
        {kAfter,
         {.name = "after",
          .takesEvent = true,
          .wording = "After {event}, {effect}.",
          .zones = kInPlay,
          .hidden = false,
          .help = "",
          .stateWording = "When {event}, {effect}."}},
        {kAction, {"action", false, "Action: {effect}.", kInPlay, false, ""}},
        {kPowerAction, {"power_action", false, "Power Action: {effect}.", kInPlay, false, "Once per round."}},
        {kSpecial, {"special", false, "Special: {effect}.", kInPlay, false, "The special side of its die."}},
        {kClaim, {"claim", false, "Claim: {effect}.", kInPlay, false, "Battlefields."}},
        {kPublicAction, {"public_action", false, "Action (any player): {effect}.", kInPlay, false, "Of a character."}},
        {kInclusion,
         {"inclusion", false, "Include[ only if {condition}] {effect}.", zoneBit(kPlots) | zoneBit(kCharacters), false,
          "When the card may be in a team: conditions about the team.", "", false, false, true, true}},
        {kPrice,
         {"price", false, "{effect}.", zoneBit(kHand), false, "What holds of the card's own cost while it is played.", "",
          false, false, true}},
        {kModify,
         {"modify", false, "Modify {effect}.", kInPlay, false, "What a mod is played on: only{on = support(...)}.", "",
          false, false, true}},
    });
    return list;
}

Vocabulary build() {
    Vocabulary out;
    out.game = "destiny";
    for (const auto& x : verbs()) out.verbs.push_back(x.word);
    for (const auto& x : kNouns) out.nouns.push_back(x.word);
    for (const auto& x : kFilters) out.filters.push_back(x.word);
    for (const auto& x : numbers()) out.numbers.push_back(x.word);
    for (const auto& x : conditions()) out.conditions.push_back(x.word);
    out.events = events();
    for (size_t i = 0; i < out.events.size(); ++i) out.events[i].asked = askedOf(i);
    for (EventId e : {kWouldBeDefeated, kDefeated, kWouldBeDiscarded, kRoundEnds, kSetUp, kPhaseBegins, kPhaseEnds})
        out.events[e].nobody = true;
    out.timings = timings();
    out.symbols = symbols();
    out.nameKinds = {{"subtype"}};
    out.ruledNames = {{kSubtypeMod, "subtype", "mod"}};
    out.keywords = byNumber<KeywordWord>({
        {kAmbush, {"ambush", false, "Ambush", "DST-KW-AMB-01", ""}},
        {kGuardian, {"guardian", false, "Guardian", "DST-KW-GRD-01", ""}},
        {kRedeploy, {"redeploy", false, "Redeploy", "DST-KW-RED-01", ""}},
        {kEntersWith, {"enters_with", true, "Enters play with {n} resource(s) on it", "", "Not a keyword of the rulebook."}},
    });
    out.types.assign(types().begin(), types().end());
    out.references = {{"this_die", "object", "this die"}};
    out.hostWording = "the attached character";
    out.limits = {"round"};
    out.opponent = meantOpponent;
    out.firstWording = " for the first time each {}";
    return out;
}

}  // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary v = build();
    return v;
}

const State::Words& words() {
    static const State::Words w{verbs(), kNouns, kFilters, numbers(), conditions(), host, opponentOf};
    return w;
}

}  // namespace cantina::destiny
