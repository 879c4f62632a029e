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
constexpr uint32_t kPlayable =
    zoneBit(kHand) | zoneBit(kLine) | zoneBit(kDiscard) | zoneBit(kDeck) | zoneBit(kSetAside) | zoneBit(kRemoved) | kInPlay;

constexpr Noun<Table> kNouns[] = {
    {{"character", "character", "characters", zoneBit(kCharacters), ""}, nullptr},
    {{"support", "support", "supports", zoneBit(kSupports), ""}, nullptr},
    {{"upgrade", "upgrade", "upgrades", zoneBit(kUpgrades), ""}, nullptr},
    {{"die", "die", "dice", zoneBit(kPool), "In a pool."}, nullptr},
    {{"card_in_hand", "card in hand", "cards in hand", zoneBit(kHand), "Use with yours."}, nullptr},
    {{"discarded", "card in the discard pile", "cards in the discard pile", zoneBit(kDiscard), "Use with yours."}, nullptr},
    {{"card", "card", "cards", kPlayable, "For events about playing."}, isCard},
    {{"event", "event", "events", kPlayable, "For events about playing."}, isType<kEvent>},
    {{"upgrade_card", "upgrade", "upgrades", kPlayable, "For events about playing."}, isType<kUpgrade>},
    {{"support_card", "support", "supports", kPlayable, "For events about playing."}, isType<kSupport>},
    {{"card_in_play", "card in play", "cards in play", zoneBit(kCharacters) | zoneBit(kSupports) | zoneBit(kUpgrades), ""},
     nullptr},
    {{"event_at_hand", "event in hand or discard pile", "events in hand or discard pile", zoneBit(kHand) | zoneBit(kDiscard),
      "Use with yours."},
     isType<kEvent>},
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
    {{"card_in_deck", "card in the deck", "cards in the deck", zoneBit(kDeck), "After search_deck(), with yours."}, nullptr},
    {{"set_aside_card", "set-aside card", "set-aside cards", zoneBit(kSetAside) | zoneBit(kRemoved), ""}, isLeft},
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
// The die whose special is being resolved is not another die.
bool isOtherDie(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.event.object.piece); }
// DST-TERM-01: only a die of a character card is a character die.
bool isCharacterDie(Table& t, const AbilityFrame&, Piece p, int32_t) {
    if (!isDie(t, p)) return false;
    return defOf(t, p).type == kCharacter || !t.on("DST-TERM-01"_rule);
}
// DST-TERM-38: only a die in a pool shows a side. DST-TERM-39: a modifier shows its symbol too; off: it does not.
bool isShowing(Table& t, Piece p) { return t.s.pieces.isIn(p, kPool) && (t.on("DST-TERM-39"_rule) || !sideOf(t, p).plus); }
bool showsSymbol(Table& t, const AbilityFrame&, Piece p, int32_t symbol) {
    return isShowing(t, p) && sideOf(t, p).symbol == symbol;
}
// DST-TERM-40: melee, ranged and indirect; off: not indirect.
bool showsDamage(Table& t, const AbilityFrame&, Piece p, int32_t) {
    if (!isShowing(t, p)) return false;
    Side s = sideOf(t, p);
    return s.isDamage() && (s.symbol != kIndirect || t.on("DST-TERM-40"_rule));
}
bool showsModifier(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return t.s.pieces.isIn(p, kPool) && sideOf(t, p).plus;
}
bool isMatching(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.data(p).on == f.source.piece; }
bool isOnHost(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    PieceRef host = t.words().host(t, f.source.piece);
    return host.some() && t.s.pieces.data(p).on == host.piece;
}
bool isNotHost(Table& t, const AbilityFrame& f, Piece p, int32_t) { return !(t.words().host(t, f.source.piece).piece == p); }
bool isWithDie(Table& t, const AbilityFrame&, Piece p, int32_t) { return hasDie(t, p); }
bool isKind(Table& t, const AbilityFrame&, Piece p, int32_t type) { return defOf(t, p).type == type; }

bool isSupportDie(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return isDie(t, p) && t.s.pieces.isIn(t.s.pieces.data(p).on, kSupports);
}
// A die of that character or of an upgrade on it.
bool isDieOf(Table& t, Piece die, Piece character) {
    Piece card = t.s.pieces.data(die).on;
    if (!card.some() || !character.some()) return false;
    return card == character || (t.s.pieces.isIn(card, kUpgrades) && t.s.pieces.data(card).on == character);
}
bool isOfThisOrUpgrade(Table& t, const AbilityFrame& f, Piece p, int32_t) { return isDieOf(t, p, f.source.piece); }
bool isOfIt(Table& t, const AbilityFrame& f, Piece p, int32_t) { return isDieOf(t, p, f.regs[0].piece); }
bool isOnIt(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.regs[0].some() && t.s.pieces.data(p).on == f.regs[0].piece;
}
bool isOnSubject(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.event.subject.some() && t.s.pieces.data(p).on == f.event.subject.piece;
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
// DST-TERM-13: a copy is a card of the same title.
bool isCopyOfIt(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.regs[0].some() && !(p == f.regs[0].piece) && defOf(t, p).title == defOf(t, f.regs[0].piece).title;
}
bool isWorthAtLeast(Table& t, const AbilityFrame&, Piece p, int32_t n) {
    return t.s.pieces.isIn(p, kPool) && sideOf(t, p).value * 1000 >= n;
}
// DST-DIE-02: blank and special sides count as 0.
bool isWorthAtMost(Table& t, const AbilityFrame&, Piece p, int32_t n) {
    return t.s.pieces.isIn(p, kPool) && sideOf(t, p).value * 1000 <= n;
}
bool showsAnySymbol(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return isShowing(t, p) && sideOf(t, p).symbol != kNoSymbol;
}
bool showsNoted(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isShowing(t, p) && sideOf(t, p).symbol == notedSymbol(f);
}
bool hasLeft(Table& t, const AbilityFrame&, Piece p, int32_t n) { return (health(t, p) - damageOn(t, p)) * 1000 <= n; }
bool isWithinShields(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    int shields = 0;
    for (Piece c : t.s.pieces.in({kCharacters, f.controller})) shields += shieldsOn(t, c);
    return t.s.pieces.isIn(p, kPool) && sideOf(t, p).value <= shields;
}
bool isOfSubject(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return f.event.subject.some() && t.s.pieces.data(p).on == f.event.subject.piece;
}
bool isOfHostOrUpgrade(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return isDieOf(t, p, t.words().host(t, f.source.piece).piece);
}
// Where an upgrade may be moved to among its controller's characters (DST-TERM-22: not where it is).
bool isOtherHost(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    if (!f.regs[0].some()) return false;
    return controllerOf(t, p) == controllerOf(t, f.regs[0].piece) && !(t.s.pieces.data(f.regs[0].piece).on == p);
}
bool isShielded(Table& t, const AbilityFrame&, Piece p, int32_t) { return shieldsOn(t, p) > 0; }
bool hasRoom(Table& t, const AbilityFrame&, Piece p, int32_t) { return shieldsOn(t, p) < 3; }
bool isWithinTotal(Table& t, const AbilityFrame&, Piece p, int32_t) { return printedCost(t, p) <= t.s.total; }
bool isWithoutMods(Table& t, const AbilityFrame&, Piece p, int32_t) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece u : t.s.pieces.in({kUpgrades, seatAt(i)})) {
            bool mod = hasSubtype(defOf(t, u), kSubtypeMod) || (t.s.pieces.data(u).bits & PieceData::kMod) != 0;
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
bool hasExactlyLeft(Table& t, const AbilityFrame&, Piece p, int32_t n) {
    return (health(t, p) - damageOn(t, p)) * 1000 == n;
}
// DST-FAQ-43: while it is resolved a side may count as another symbol.
bool isUsableAs(Table& t, const AbilityFrame& f, Piece p, int32_t symbol) {
    if (showsSymbol(t, f, p, symbol)) return true;
    return t.on("DST-FAQ-43"_rule) && t.s.pieces.isIn(p, kPool) && countsAs(t, p, static_cast<Symbol>(symbol));
}
bool isWithinDice(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    int n = 0;
    for (Piece die : t.s.pieces.in({kPool, f.controller})) n += defOf(t, die).type == kCharacter ? 1 : 0;
    return printedCost(t, p) <= n;
}
bool hasStack(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return t.s.pieces.data(p).on.some() && t.s.pieces.isIn(t.s.pieces.data(p).on, kStacked);
}
bool isCopyOfThis(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return !(p == f.source.piece) && f.source.some() && defOf(t, p).title == defOf(t, f.source.piece).title;
}
// DST-FAQ-37: a die that another card keeps is not its owner's to roll.
bool wasLost(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const PieceData& d = t.s.pieces.data(p);
    return t.s.pieces.isIn(p, kOnCard) && d.number != 0 && (d.bits & PieceData::kHeld) == 0;
}
// DST-RUL-LEG-06: if none of its dice lies in a pool, nothing is like it.
bool isUnlikeThis(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece die : t.s.pieces.in({kPool, seatAt(i)}))
            if (t.s.pieces.data(die).on == f.source.piece && sideOf(t, die).symbol == sideOf(t, p).symbol) return false;
    return true;
}
bool isThisOrItsUpgrade(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return p == f.source.piece || (t.s.pieces.isIn(p, kUpgrades) && t.s.pieces.data(p).on == f.source.piece);
}
bool isOnCharacter(Table& t, const AbilityFrame&, Piece p, int32_t) {
    const Piece host = t.s.pieces.data(p).on;
    return host.some() && t.s.pieces.isIn(host, kCharacters);
}
// DST-FAQ-21: no card of somebody else's comes to a hand.
bool isOwned(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.row(p).owner == f.controller; }
bool costsAtMost(Table& t, const AbilityFrame&, Piece p, int32_t n) { return printedCost(t, p) * 1000 <= n; }

constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "an opponent's", ""}, "", isOpposing},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
    {{"ready_one", {}, FilterPlace::before, "ready", ""}, "", isReadyCard},
    {{"exhausted_one", {}, FilterPlace::before, "exhausted", ""}, "", isExhaustedCard},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
    {{"of_color", {"color", ParamKind::symbol, "color"}, FilterPlace::before, "{color}", ""}, "", hasColor},
    {{"showing", {"symbol", ParamKind::symbol, "symbol"}, FilterPlace::after, "showing {symbol}", ""}, "", showsSymbol},
    {{"showing_damage", {}, FilterPlace::after, "showing damage", ""}, "", showsDamage},
    {{"showing_modifier", {}, FilterPlace::after, "showing a modifier", "A side with a plus."}, "", showsModifier},
    {{"unique_one", {}, FilterPlace::before, "unique", ""}, "", isUnique},
    {{"of_subtype", {"subtype", ParamKind::symbol, "subtype"}, FilterPlace::before, "{subtype}", ""}, "", isOfSubtype},
    {{"titled", {"title", ParamKind::title}, FilterPlace::after, "titled {title}", ""}, "", isTitled},
    {{"another", {}, FilterPlace::before, "other", "Not the piece that was chosen first."}, "", isNotIt},
    {{"other_die", {}, FilterPlace::before, "other", "Not the die that is being resolved."}, "", isOtherDie},
    {{"of_character", {}, FilterPlace::before, "character", "A die of a character card."}, "", isCharacterDie},
    {{"of_this", {}, FilterPlace::after, "of this card", "A die that belongs to this card."}, "", isMatching},
    {{"on_host", {}, FilterPlace::after, "of the attached character", ""}, "", isOnHost},
    {{"with_die", {}, FilterPlace::after, "that has a die", ""}, "", isWithDie},
    {{"of_type", {"type", ParamKind::symbol, "type"}, FilterPlace::before, "{type}", ""}, "", isKind},
    {{"of_support", {}, FilterPlace::before, "support", "A die of a support."}, "", isSupportDie},
    {{"of_this_or_upgrade", {}, FilterPlace::after, "of this character or its upgrades", "A die that this character rolls."},
     "",
     isOfThisOrUpgrade},
    {{"of_it_or_upgrade", {}, FilterPlace::after, "of that character or its upgrades", "Of the one chosen first."},
     "",
     isOfIt},
    {{"of_it", {}, FilterPlace::after, "of that character", "A die of the character chosen first."}, "", isOnIt},
    {{"on_it", {}, FilterPlace::after, "on that character", "On the one chosen first."}, "", isOnIt},
    {{"on_subject", {}, FilterPlace::after, "on that character", "On the subject of the event."}, "", isOnSubject},
    {{"with_ambush", {}, FilterPlace::after, "that has Ambush", "For events about playing."}, "", hasAmbush},
    {{"with_special", {}, FilterPlace::after, "that has a special ability", ""}, "", isWithSpecial},
    {{"cheapest", {}, FilterPlace::before, "cheapest", "Of the hand that it is in."}, "DST-TERM-02", isCheapest},
    {{"copy_of_it", {}, FilterPlace::after, "that is another copy of that card", ""}, "DST-TERM-13", isCopyOfIt},
    {{"worth_at_least", numberParam("value", kMeasures), FilterPlace::after, "showing a value of {value} or more", ""},
     "",
     isWorthAtLeast},
    {{"worth_at_most", numberParam("value", kMeasures), FilterPlace::after, "showing a value of {value} or less",
      "A blank or special is worth 0."},
     "",
     isWorthAtMost},
    {{"showing_symbol", {}, FilterPlace::after, "showing a symbol", "A blank is a symbol; a side may have none."},
     "",
     showsAnySymbol},
    {{"showing_noted", {}, FilterPlace::after, "showing that symbol", "After note_symbol(...)."}, "", showsNoted},
    {{"cost_within_total",
      {},
      FilterPlace::after,
      "that costs no more than the combined value of what was removed",
      "After remove(...) and remove_raised(...)."},
     "DST-TERM-09",
     isWithinTotal},
    {{"not_host", {}, FilterPlace::before, "other", "Not the character that this is attached to."}, "", isNotHost},
    {{"remaining_at_most", numberParam("health", kMeasures), FilterPlace::after, "with {health} or less remaining health",
      ""},
     "DST-RUL-EAW-14",
     hasLeft},
    {{"within_your_shields",
      {},
      FilterPlace::after,
      "showing a value no higher than the number of shields on your characters",
      ""},
     "",
     isWithinShields},
    {{"of_subject", {}, FilterPlace::after, "of that card", "A die of the subject of the event."}, "", isOfSubject},
    {{"of_host_or_upgrade", {}, FilterPlace::after, "of the attached character or its upgrades", ""}, "", isOfHostOrUpgrade},
    {{"other_host", {}, FilterPlace::after, "of the same player", "With another, for an upgrade that was chosen first."},
     "DST-TERM-22",
     isOtherHost},
    {{"shielded", {}, FilterPlace::before, "shielded", ""}, "", isShielded},
    {{"with_room_for_shields", {}, FilterPlace::after, "that has fewer than 3 shields", ""}, "DST-RUL-SOR-16", hasRoom},
    {{"without_mods", {}, FilterPlace::after, "that has no mod on it", ""}, "", isWithoutMods},
    {{"just_damaged", {}, FilterPlace::after, "that was just dealt damage", "After resolve...(...)."}, "", wasStruck},
    {{"remaining_exactly", numberParam("health", kMeasures), FilterPlace::after, "with exactly {health} remaining health",
      ""},
     "",
     hasExactlyLeft},
    {{"usable_as",
      {"symbol", ParamKind::symbol, "symbol"},
      FilterPlace::after,
      "showing {symbol}",
      "For dice to be resolved."},
     "",
     isUsableAs},
    {{"within_your_dice",
      {},
      FilterPlace::after,
      "that costs no more than the number of your character dice in your pool",
      ""},
     "",
     isWithinDice},
    {{"with_stack", {}, FilterPlace::after, "with a card stacked on it", ""}, "", hasStack},
    {{"copy_of_this", {}, FilterPlace::after, "that is another copy of this card", ""}, "DST-TERM-13", isCopyOfThis},
    {{"lost_last_turn", {}, FilterPlace::after, "that was removed so", "Of a die on its card."}, "", wasLost},
    {{"unlike_this",
      {},
      FilterPlace::after,
      "showing a symbol that none of this character's dice shows",
      "A blank is a symbol here."},
     "",
     isUnlikeThis},
    {{"this_or_on_this", {}, FilterPlace::after, "that is this character or an upgrade on it", ""}, "", isThisOrItsUpgrade},
    {{"cost_at_most", numberParam("cost", kMeasures), FilterPlace::after, "that costs {cost} or less", ""}, "", costsAtMost},
    {{"of_less_ready", {}, FilterPlace::after, "of an opponent who has fewer ready characters than you", ""},
     "",
     isOfLessReady},
    {{"on_this", {}, FilterPlace::after, "on this character", ""}, "", isMatching},
    {{"on_a_character", {}, FilterPlace::after, "on a character", "Of an upgrade: not on a support."}, "", isOnCharacter},
    {{"cost_within_value",
      {},
      FilterPlace::after,
      "that costs no more than the value of that die",
      "After remove(...) of one die."},
     "DST-TERM-09",
     isWithinTotal},
    {{"owned", {}, FilterPlace::after, "that you own", "Not one that you only control."}, "", isOwned},
};
static_assert(std::string_view(kFilters[kFilterOpposing].word.name) == "opposing");

PieceRef host(Table& t, Piece p) {
    Piece on = t.s.pieces.data(p).on;
    return on.some() ? refOf(t, on) : PieceRef{};
}
// With several opponents the user of an ability chooses: opponents.cpp.
Seat opponentOf(Table& t, Seat s) { return t.nextSeat(s); }

const std::vector<EventWord>& events() {
    static const Param kSubject{"subject", ParamKind::one, "character"};
    static const Param kCardSubject{"subject", ParamKind::one, "card"};
    static const Param kDieSubject{"subject", ParamKind::one, "die"};
    static const Param kObject{"object", ParamKind::one, "character"};
    static const Param kDieObject{"object", ParamKind::one, "die"};
    static const std::vector<EventWord> list = {
        {"nothing", {}, "nothing happens", ""},
        {"activates", {kSubject}, "{subject} activates", ""},
        {"plays", {kCardSubject}, "{subject} is played", ""},
        {"would_be_dealt_damage", {kSubject}, "{subject} would be dealt damage", "Replacements only."},
        {"dealt_damage", {kSubject}, "{subject} is dealt damage", ""},
        {"healed", {kSubject}, "damage is healed from {subject}", ""},
        {"gains_shields", {kSubject}, "{subject} gains shields", ""},
        {"would_be_defeated", {kSubject}, "{subject} would be defeated", "Replacements only."},
        {"defeated", {kSubject}, "{subject} is defeated", ""},
        {"would_be_discarded",
         {kCardSubject},
         "{subject} would be discarded by its character being defeated",
         "Replacements only."},
        {"discarded_from_play", {kCardSubject}, "{subject} is discarded from play", ""},
        {"die_resolved", {kCardSubject}, "a die of {subject} is resolved", "The object is the die."},
        {"die_removed",
         {kCardSubject, kDieObject},
         "a die of {subject} itself (not of an upgrade on it) is removed",
         "The object is the die."},
        {"battlefield_claimed", {}, "a player claims the battlefield", ""},
        {"round_ends", {}, "this round ends", ""},
        {"readies", {kCardSubject}, "{subject} readies", ""},
        {"exhausts", {kCardSubject}, "{subject} exhausts", ""},
        {"plays_on", {kCardSubject, kObject}, "{subject} is played on {object}", "An upgrade and its host."},
        {"takes_damage", {kSubject}, "{subject} takes damage", "Blocked damage is dealt and not taken."},
        {"takes_melee_damage", {kSubject}, "{subject} takes melee damage", ""},
        {"set_up", {}, "set-up", "After set-up, before the first round."},
        {"die_rolled", {kCardSubject, kDieObject}, "a die[ of {subject}] is rolled", "The object is the die."},
        {"last_card_leaves_hand",
         {kCardSubject},
         "{subject} is played or discarded (by whoever's effect) as the last one in hand",
         "Who discards is the player of that hand."},
        {"disrupts",
         {kDieSubject},
         "{subject} showing disrupt is resolved",
         "The amount is what the opponent lost.",
         "resource that was lost to that die"},
        {"would_resolve", {kCardSubject}, "{subject} would take effect", "Replacements only."},
        {"takes_action", {}, "a player takes an action", "One of the six."},
        {"dice_removed",
         {kCardSubject},
         "one or more dice[ of {subject}] are removed",
         "All that one effect removes, once. The amount is how many.",
         "die that was removed"},
        {"would_be_discarded_by_card", {kCardSubject}, "a card effect would discard {subject}", "Replacements only."},
        {"hurts_self", {}, "a player deals indirect damage to themselves", ""},
    };
    return list;
}

const std::vector<TimingWord>& timings() {
    static const std::vector<TimingWord> list = {
        {"restriction", false, "Play {effect}.", zoneBit(kHand), false, "When the card may be played."},
        {"effect", false, "{effect}.", zoneBit(kLine), false, "What an event does."},
        {"ongoing", false, "{effect}.", kInPlay, false, "Facts that hold while the card is in play."},
        {"inherent", false, "{effect}.", kInPlay, false, "Facts of the die itself, wherever its card is."},
        {"before", true, "Before {event}, {effect}.", kInPlay, false, ""},
        {"after", true, "After {event}, {effect}.", kInPlay, false, ""},
        {"action", false, "Action: {effect}.", kInPlay, false, ""},
        {"power_action", false, "Power Action: {effect}.", kInPlay, false, "Once per round."},
        {"special", false, "Special: {effect}.", kInPlay, false, "The special side of its die."},
        {"claim", false, "Claim: {effect}.", kInPlay, false, "Battlefields."},
        {"public_action", false, "Action (any player): {effect}.", kInPlay, false, "Of a character."},
        {"modify", false, "Modify {effect}.", kInPlay, false, "What a mod is played on: onto(support(...))."},
    };
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
    out.timings = timings();
    out.symbols = symbols();
    out.keywords = {
        {"ambush", false, "Ambush", "DST-KW-AMB-01", ""},
        {"guardian", false, "Guardian", "DST-KW-GRD-01", ""},
        {"redeploy", false, "Redeploy", "DST-KW-RED-01", ""},
    };
    out.types.assign(types().begin(), types().end());
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
