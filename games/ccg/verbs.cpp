// The verbs of the card language: what a card can do. What a verb needs as a target is in rules/initiation.cpp.
#include "games/ccg/rules/verbs.h"
#include "games/ccg/card_words.h"
#include "games/ccg/rules/destiny.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"
#include "games/ccg/vocabulary.h"

namespace cantina::ccg {
namespace {

using namespace language;

bool isCost(const AbilityFrame& f) { return (f.flags & AbilityFrame::kPaid) != 0; }
uint8_t costFlag(const AbilityFrame& f) { return isCost(f) ? ForceFrame::kAsCost : uint8_t{0}; }
constexpr Needs<Table> always{};
bool isThere(Table& t, const AbilityFrame&, const Args& a) { return a.open[0] || t.s.pieces.alive(a.at(0)); }

// --- Force

// What firing a weapon costs may be changed by others. What the other player uses for a text is no price of firing.
int priceOf(Table& t, const AbilityFrame& f, const Args& a) {
    bool fires = t.s.statTexts[kFireCost] != 0 && t.book().abilities[f.ability].timing == kFire && f.source.some() &&
                 a.seat(1) == f.controller;
    return fires ? std::max(0, cardNumber(t, f.source.piece, kFireCost, a.number[0]) / kThousand) : a.whole(0);
}
bool canUse(Table& t, const AbilityFrame& f, const Args& a) { return sizeOf(t, kForcePile, a.seat(1)) >= priceOf(t, f, a); }
Did use(Table& t, AbilityFrame& f, const Args& a) {
    moveForce(t, kUseForce, a.seat(1), priceOf(t, f, a), f.source, f.controller, costFlag(f));
    return Did::called;
}
// What is left out as a cost is the player's own to pay; else somebody makes a player lose it.
bool canLoseForce(Table& t, const AbilityFrame&, const Args& a) {
    return lifeForce(t, a.seat(1)) + sizeOf(t, kHand, a.seat(1)) >= a.whole(0);
}
// CCG-ACT-EACH-01: one loss of the whole amount. CCG-ACT-EACH-02: of none it is a zero that nothing modifies.
template <class Fn>
Did forAll(Table& t, int amount, Fn move) {
    if (amount == 0 && t.on("CCG-ACT-EACH-02"_rule)) return Did::full;
    const bool whole = t.on("CCG-ACT-EACH-01"_rule);
    for (int k = 0; k < (whole ? 1 : amount); ++k) move(whole ? amount : 1);
    return Did::called;
}
Did loseForce(Table& t, AbilityFrame& f, const Args& a) {
    const uint8_t fixed = a.symbol(3) != 0 ? ForceFrame::kFixed : uint8_t{0};
    const auto flags = static_cast<uint8_t>(costFlag(f) | fixed);
    if (a.symbol(2) >= 0) {
        loseForceFrom(t, static_cast<ZoneId>(a.symbol(2)), a.seat(1), a.whole(0), f.source, f.controller, fixed);
        return Did::called;
    }
    return forAll(t, a.whole(0), [&](int n) { moveForce(t, kLoseForce, a.seat(1), n, f.source, f.controller, flags); });
}
// A number that the player chooses, up to this.
Did upTo(Table& t, const AbilityFrame& f, const Args& a, ForceMode mode) {
    t.call(State::kUpTo, UpToFrame{mode, a.seat(1), static_cast<uint8_t>(a.whole(0)), 0, f.source}, a.seat(1));
    return Did::called;
}
// CCG-ACTV-08: what a card makes a player activate is activated in full, whatever the phase entitles to. (Off: no more.)
int toActivate(const Table& t, const Args& a) {
    return t.on("CCG-ACTV-08"_rule) ? a.whole(0) : std::min<int>(a.whole(0), t.s.activationLeft);
}
Did activate(Table& t, AbilityFrame& f, const Args& a) {
    if (a.symbol(2) != 0) return upTo(t, f, a, kActivateForce);
    const int n = toActivate(t, a);
    // CCG-ACTV-11: who has fewer cards activates those. (Off: who cannot do it in full does nothing.)
    if (sizeOf(t, kReserveDeck, a.seat(1)) < n && !t.on("CCG-ACTV-11"_rule)) return Did::nothing;
    moveForce(t, kActivateForce, a.seat(1), n, f.source, a.seat(1));
    return Did::called;
}
enum RetrieveParam : uint8_t { kRetrieveUpTo = 2, kRetrieveRandom, kRetrieveKind, kRetrieveOrKind };
bool isOpenToRetrieve(Table& t, const AbilityFrame&, const Args& a) { return !isBarred(t, kRetrieveBarred, a.seat(1)); }
Did retrieve(Table& t, AbilityFrame& f, const Args& a) {
    if (!isOpenToRetrieve(t, f, a)) return Did::nothing;
    const bool upToIt = a.symbol(kRetrieveUpTo) != 0;
    if (a.symbol(kRetrieveKind) >= 0) {
        if (a.whole(0) <= 0) return Did::nothing;
        const int other = a.symbol(kRetrieveOrKind) >= 0 ? a.symbol(kRetrieveOrKind) : a.symbol(kRetrieveKind);
        pick(t, kPickRetrieve, a.seat(1), upToIt ? f.source : PieceRef{}, f.source, a.whole(0), a.symbol(kRetrieveKind),
             f.ability, other);
        return Did::called;
    }
    if (upToIt) return upTo(t, f, a, kRetrieveForce);
    // CCG-RETR-04: the Lost Pile is shuffled first.
    if (a.symbol(kRetrieveRandom) != 0 && t.on("CCG-RETR-04"_rule)) shuffleZone(t, {kLostPile, a.seat(1)});
    return forAll(t, a.whole(0), [&](int n) { moveForce(t, kRetrieveForce, a.seat(1), n, f.source, a.seat(1)); });
}
// A certain card, which need not be on top; into hand, if the text says so.
Did retrieveCard(Table& t, AbilityFrame& f, const Args& a) {
    const int to = a.symbol(2) >= 0 ? a.symbol(2) : int{kUsedPile};
    pick(t, kPickRetrieveCard, a.seat(1), {}, f.source, 1, a.those(0), f.ability, to);
    return Did::called;
}
// CCG-DRAW-03: as a card says, from another deck. (Off: from the Force Pile, as in the draw phase.)
Did drawCards(Table& t, AbilityFrame& f, const Args& a) {
    if (a.symbol(2) != 0) return upTo(t, f, a, kDrawCards);
    uint8_t from = t.on("CCG-DRAW-03"_rule) ? ForceFrame::kFromReserve : uint8_t{0};
    moveForce(t, kDrawCards, a.seat(1), a.whole(0), f.source, a.seat(1), from);
    return Did::called;
}

// --- cards

// CCG-CANCEL-01 for an action on the stack; CCG-CANCEL-03 and -05 for a card on the table.
Did cancel(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    Piece p = a.at(0).piece;
    if (isBattleKept(t, f.controller, a.at(0))) return Did::nothing;
    if (ActionFrame* action = actionOf(t, a.at(0))) {
        cancelAction(t, *action);
        return Did::full;
    }
    if (!isOnTable(t, p)) return Did::nothing;
    if (!t.on("CCG-CANCEL-05"_rule)) endLastingFrom(t, a.at(0));
    if (t.on("CCG-CANCEL-03"_rule)) {
        loseCard(t, p, f.controller);
    } else {
        takeOffTable(t, p, {kUsedPile, t.s.pieces.row(p).owner});
    }
    return Did::full;
}
Did lose(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || !isInEffect(t, a.at(0).piece)) return Did::nothing;
    loseCard(t, a.at(0).piece, f.controller);
    return Did::full;
}
// --- values

Did change(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t flags = a.symbol(kChangeCumulative) != 0 ? Modifier::kCumulative : uint8_t{0};
    if (a.symbol(kChangeInstead) != 0) flags |= Modifier::kSubstitute;
    return lasts(t, f, a, flags);
}
Did grant(Table& t, AbilityFrame& f, const Args& a) { return lasts(t, f, a); }

// --- hands, decks and piles

bool bitOf(const AbilityFrame& f, uint8_t& out) { return out = static_cast<uint8_t>(1u << f.controller.index()), true; }
Did lookAtHand(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t viewer = 0;
    bitOf(f, viewer);
    // CCG-PEEK-02: what is seen of a hand both players see.
    for (Piece p : t.s.pieces.in({kHand, a.seat(1)})) reveal(t, p, t.on("CCG-PEEK-02"_rule) ? kKnownToAll : viewer);
    return Did::full;
}
Did showCard(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    reveal(t, a.at(0).piece);
    return Did::full;
}
// You alone; of a hand what is seen both players see (CCG-PEEK-02).
Did lookAt(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    uint8_t viewer = 0;
    bitOf(f, viewer);
    const bool both = t.s.pieces.isIn(a.at(0).piece, kHand) && t.on("CCG-PEEK-02"_rule);
    reveal(t, a.at(0).piece, both ? kKnownToAll : viewer);
    return Did::full;
}
Did shuffle(Table& t, AbilityFrame&, const Args& a) {
    shuffleZone(t, {static_cast<uint8_t>(a.symbol(0)), a.seat(1)});
    return Did::full;
}
Did peek(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t viewer = 0;
    bitOf(f, viewer);
    Piece p = t.s.pieces.top({static_cast<uint8_t>(a.symbol(0)), a.seat(1)});
    if (!p.some()) return Did::nothing;
    for (int k = 0; k < a.whole(2) && p.some(); ++k, p = t.s.pieces.after(p)) reveal(t, p, viewer);
    return Did::full;
}

#define AMOUNT numberParam("amount")
#define TARGET {"target", ParamKind::one}
#define BY {"by", ParamKind::seat, "", true}
#define FLAG(name) {name, ParamKind::symbol, "flag", true, 0}
#define LEFT_OUT(name, range) {name, ParamKind::number, "", true, kNotSaid, range}
#define AS_LONG_AS {"as_long_as", ParamKind::holding, "", true}
#define FOR_SO_LONG "[ {lasting}][ as long as {as_long_as}]"
// The order of ChangeParam.
#define CHANGE(stats)                                                                 \
    {{"stat", ParamKind::symbol, stats},                                              \
     LEFT_OUT("amount", kChanges),                                                    \
     {"of", ParamKind::whom},                                                         \
     LEFT_OUT("to", kValues),                                                         \
     LEFT_OUT("times", kValues),                                                      \
     {"lasting", ParamKind::symbol, "period", true, static_cast<int32_t>(kUnstated)}, \
     FLAG("cumulative"),                                                              \
     FLAG("instead_of_value"),                                                        \
     AS_LONG_AS}

constexpr Need<Table> kToUse[] = {{partOf("CCG-ZONE-FORCE-02"), "you do not have that much Force", canUse}};
constexpr Need<Table> kToLoseForce[] = {
    {partOf("CCG-ACT-COST-01"), "you do not have that much to lose", canLoseForce},
};
constexpr Need<Table> kNeedsTarget[] = {{partOf("CCG-TGT-IMP-05"), "the card does not exist", isThere}};
constexpr Need<Table> kToRetrieve[] = {{partOf("CCG-RETR-01"), "a text keeps you from retrieving", isOpenToRetrieve}};
constexpr Verb<Table> kVerbs[] = {
    {{.name = "use",
      .params = {AMOUNT, BY},
      .wording = "{by} use(s) {amount} Force",
      .rule = "",
      .help = "Pay from the Force Pile.",
      .tag = kUseTag,
      .pays = true},
     kToUse,
     use},
    {{.name = "lose_force",
      .params = {AMOUNT, BY, {"from", ParamKind::symbol, "pile", true, -1}, FLAG("fixed")},
      .wording = "{by} lose(s) {amount} Force[ from {from}][, which may not be reduced{fixed}]",
      .rule = "",
      .help = "What a pile lacks, from anywhere.",
      .tag = kForceTag},
     kToLoseForce,
     loseForce},
    {{.name = "activate",
      .params = {AMOUNT, BY, FLAG("upto")},
      .wording = "{by} activate(s)[ up to{upto}] {amount} Force",
      .rule = "",
      .help = "",
      .tag = kForceTag},
     always,
     activate},
    {{.name = "retrieve",
      .params = {AMOUNT,
                 BY,
                 FLAG("upto"),
                 FLAG("random"),
                 {"kind", ParamKind::symbol, "trait", true, -1},
                 {"or_kind", ParamKind::symbol, "trait", true, -1}},
      .wording = "{by} retrieve(s)[ up to{upto}] {amount} Force[ at random{random}][, only {kind}][ or {or_kind} cards]",
      .rule = "",
      .help = "",
      .tag = kForceTag},
     kToRetrieve,
     retrieve},
    {{.name = "retrieve",
      .params = {{"what", ParamKind::noun, kSought}, BY, {"to", ParamKind::symbol, "own hand", true, -1}},
      .wording = "{by} retrieve(s) {what}[ into {to}]",
      .rule = "CCG-RETR-05",
      .help = "One card that fits, wherever it lies in the Lost Pile.",
      .tag = kForceTag},
     always,
     retrieveCard},
    {{.name = "draw",
      .params = {AMOUNT, BY, FLAG("upto")},
      .wording = "{by} draw(s)[ up to{upto}] {amount} card(s) from Reserve Deck",
      .rule = "",
      .help = "",
      .tag = kDrawTag},
     always,
     drawCards},
    {{.name = "cancel", .params = {TARGET}, .wording = "cancel {target}", .rule = "", .help = "", .tag = kCancelTag},
     kNeedsTarget,
     cancel},
    {{.name = "lose", .params = {TARGET}, .wording = "lose {target}", .rule = "", .help = "", .tag = kLoseTag},
     kNeedsTarget,
     lose},
    {{.name = "change",
      .params = CHANGE("stat"),
      .wording = "[cumulatively{cumulative} ][add {amount} to the {stat} of {of}][multiply the {stat} of {of} by {times}]"
                 "[reset the {stat} of {of} to {to}]" FOR_SO_LONG,
      .rule = "",
      .help = "Without a period: as long as the rules say.",
      .form = Form::change,
      .others = {{"instead_of_value", "use {to} instead of the {stat} of {of}" FOR_SO_LONG}},
      .tag = kChangeTag},
     always,
     change},
    {{.name = "change",
      .params = CHANGE("pilot stat"),
      .wording = "[{of} adds {amount} to the {stat} of anything {of} pilots]"
                 "[multiply the {stat} that {of} adds as a pilot by {times}]"
                 "[reset the {stat} that {of} adds as a pilot to {to}]" FOR_SO_LONG,
      .rule = "CCG-SHIP-PILOT-03",
      .help = "",
      .form = Form::change},
     always,
     change},
    {{.name = "change",
      .params = {{"stat", ParamKind::symbol, "immunity"},
                 LEFT_OUT("amount", kChanges),
                 {"of", ParamKind::whom},
                 LEFT_OUT("to", kValues),
                 LEFT_OUT("times", kValues),
                 {"lasting", ParamKind::symbol, "period", true, static_cast<int32_t>(kUnstated)},
                 FLAG("cumulative"),
                 FLAG("instead_of_value"),
                 AS_LONG_AS,
                 LEFT_OUT("at_most", kValues)},
      .wording = "[{of} is immune to attrition less than {amount}][multiply the {stat} of {of} by {times}]"
                 "[reset the {stat} of {of} to {to}][limit the {stat} of {of} to less than {at_most}]" FOR_SO_LONG,
      .rule = "CCG-BTL-IMM-04",
      .help = "Of several the highest counts. Of any amount: grant{immune_to_attrition, to = this}.",
      .form = Form::change},
     always,
     change},
    {{.name = "look",
      .params = {{"at", ParamKind::symbol, "own hand"}, {"of", ParamKind::seat}},
      .wording = "look at {of}'s hand",
      .rule = "",
      .help = "",
      .tag = kLookAtHandTag},
     always,
     lookAtHand},
    {{"look", {TARGET}, "look at {target}", "CCG-PEEK-01", "You alone."}, kNeedsTarget, lookAt},
    {{"reveal", {TARGET}, "reveal {target}", "", "To both players."}, kNeedsTarget, showCard},
    {{.name = "shuffle",
      .params = {{"pile", ParamKind::symbol, "pile"}, {"who", ParamKind::seat}},
      .wording = "shuffle {who}'s {pile}",
      .rule = "CCG-ZONE-SHUF-01",
      .help = "",
      .tag = kShuffleTag},
     always,
     shuffle},
    {{.name = "look",
      .params = {{"at", ParamKind::symbol, "pile"},
                 {"of", ParamKind::seat},
                 {"count", ParamKind::number, "", true, kThousand}},
      .wording = "look at[ {count} cards from] the top of {of}'s {at}",
      .rule = "CCG-PEEK-01",
      .help = "",
      .tag = kLookTag},
     always,
     peek},
    {{.name = "grant",
      .params = {{"stat", ParamKind::symbol, "stat"},
                 numberParam("amount", kValues),
                 {"to", ParamKind::whom},
                 {"lasting", ParamKind::symbol, "period", true, kNotSaid},
                 AS_LONG_AS},
      .wording = "give {to} {stat} {amount}" FOR_SO_LONG,
      .rule = "",
      .help = "A value that it need not have.",
      .form = Form::grant,
      .others = {{kWhileItHolds, "the {stat} of {to} is {amount}"}},
      .tag = kGrantTag},
     always,
     grant},
};
#undef AMOUNT
#undef TARGET
#undef BY
#undef FLAG
#undef LEFT_OUT
#undef CHANGE
#undef AS_LONG_AS
#undef FOR_SO_LONG

}  // namespace

std::span<const Verb<Table>> verbs() {
    static const std::vector<Verb<Table>> all = [] {
        std::vector<Verb<Table>> list(std::begin(kVerbs), std::end(kVerbs));
        for (const auto& v : valueVerbs()) list.push_back(v);
        for (const auto& v : destinyVerbs()) list.push_back(v);
        for (const auto& v : cardVerbs()) list.push_back(v);
        for (const auto& v : zoneVerbs()) list.push_back(v);
        for (const auto& v : weaponVerbs()) list.push_back(v);
        for (const auto& v : moveVerbs()) list.push_back(v);
        for (const auto& v : searchVerbs()) list.push_back(v);
        for (const auto& v : immunityVerbs()) list.push_back(v);
        return list;
    }();
    return all;
}

}  // namespace cantina::ccg
