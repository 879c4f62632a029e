// The words of Pebbles and what they do.
#include "tests/support/pebbles/state.h"

namespace cantina::pebbles {
namespace {

using namespace language;

constexpr uint32_t bit(int zone) { return 1u << zone; }

// --- verbs

bool canHurt(Table& t, const AbilityFrame&, const Args& a) { return a.open[1] || t.s.pieces.alive(a.at(1)); }
Did doHurt(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
    hurt(t, a.at(1), f.source, a.whole(0));
    return Did::called;
}
bool canGain(Table&, const AbilityFrame&, const Args& a) { return a.whole(0) > 0; }
Did doGain(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t& pebbles = t.s.pebbles[f.controller.index()];
    pebbles = static_cast<uint8_t>(std::min(200, pebbles + a.whole(0)));
    return Did::full;
}
bool canPay(Table& t, const AbilityFrame& f, const Args& a) { return t.s.pebbles[f.controller.index()] >= a.whole(0); }
Did doPay(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t& pebbles = t.s.pebbles[f.controller.index()];
    int paid = std::min<int>(pebbles, a.whole(0));
    pebbles = static_cast<uint8_t>(pebbles - paid);
    return paid == a.whole(0) ? Did::full : paid > 0 ? Did::partly : Did::nothing;
}
// How many there are, if the condition holds: what is kept for later is looked at with the words of the card.
Did doTally(Table& t, AbilityFrame& f, const Args& a) {
    const bool holds = a.symbol(1) == 0 || expressions::holds(t, f, {}, t.book().nodes[static_cast<size_t>(a.symbol(1))]);
    const int n = a.those(0) != 0 ? countMatches(t, f, a.those(0)) : t.s.pieces.alive(a.at(0)) ? 1 : 0;
    f.amount = static_cast<int16_t>(holds ? n : 0);
    return holds ? Did::full : Did::nothing;
}
bool canTire(Table& t, const AbilityFrame&, const Args& a) {
    return a.open[0] || (t.s.pieces.alive(a.at(0)) && t.s.pieces.data(a.at(0).piece).tired == 0);
}
Did doTire(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0)) || t.s.pieces.data(a.at(0).piece).tired != 0) return Did::nothing;
    t.s.pieces.data(a.at(0).piece).tired = 1;
    t.touch();
    return Did::full;
}
bool canDraw(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kDeck, f.controller}) > 0; }
Did doDraw(Table& t, AbilityFrame& f, const Args& a) {
    int drawn = 0;
    for (; drawn < a.whole(0); ++drawn) {
        Piece p = t.s.pieces.top({kDeck, f.controller});
        if (!p.some()) break;
        movePiece(t, p, {kHand, f.controller});
    }
    return drawn == a.whole(0) ? Did::full : drawn > 0 ? Did::partly : Did::nothing;
}

Did doToss(Table& t, AbilityFrame&, const Args& a) {
    if (!t.s.pieces.alive(a.at(0))) return Did::nothing;
    movePiece(t, a.at(0).piece, {kDiscard, t.s.pieces.row(a.at(0).piece).owner});
    return Did::full;
}
// To a player: pebbles; to a camper: so much of its hurt goes.
Did doGive(Table& t, AbilityFrame& f, const Args& a) {
    uint8_t& have = t.s.pebbles[f.controller.index()];
    const int n = a.isAll(0) ? have : std::min<int>(have, a.whole(0));
    if (const Seat to = a.holder(1); to.some()) {
        have = static_cast<uint8_t>(have - n);
        t.s.pebbles[to.index()] = static_cast<uint8_t>(std::min(200, t.s.pebbles[to.index()] + n));
    } else {
        if (!t.s.pieces.alive(a.at(1))) return Did::nothing;
        have = static_cast<uint8_t>(have - n);
        uint8_t& hurt = t.s.pieces.data(a.at(1).piece).hurt;
        hurt = static_cast<uint8_t>(std::max(0, hurt - n));
        t.touch();
    }
    return a.isAll(0) || n == a.whole(0) ? Did::full : n > 0 ? Did::partly : Did::nothing;
}

Did doNothing(Table&, AbilityFrame&, const Args&) { return Did::nothing; }  // forms are read and never done
constexpr Param allOr(Param p) {
    p.also = kAlsoAll;
    return p;
}
constexpr Need<Table> kToHurt[] = {{partOf("PEB-HURT"), "nobody is there to be hurt", canHurt}};
constexpr Need<Table> kToGain[] = {{partOf("PEB-GAIN"), "there is nothing to gain", canGain}};
constexpr Need<Table> kToPay[] = {{partOf("PEB-PAY"), "you do not have that many pebbles", canPay}};
constexpr Need<Table> kToTire[] = {{partOf("PEB-TIRE"), "it is tired", canTire}};
constexpr Need<Table> kToDraw[] = {{partOf("PEB-DRAW"), "your deck is empty", canDraw}};
constexpr Needs<Table> kToTally{};
constexpr Verb<Table> kVerbs[] = {
    {{"hurt",
      {numberParam("amount"), {"target", ParamKind::one}},
      "hurt {target} {amount}",
      "PEB-HURT",
      "Damage to a camper."},
     kToHurt,
     doHurt},
    {{"gain", {numberParam("amount")}, "gain {amount} pebble(s)", "PEB-GAIN", ""}, kToGain, doGain},
    {{"pay", {numberParam("amount")}, "pay {amount} pebble(s)", "PEB-PAY", ""}, kToPay, doPay},
    {{"tire", {{"target", ParamKind::one}}, "tire {target}", "PEB-TIRE", ""}, kToTire, doTire},
    {{"tally",
      {{"of", ParamKind::those}, {"as_long_as", ParamKind::holding, "", true}},
      "count {of}[ as long as {as_long_as}]",
      "PEB-GAIN",
      "The number is `result`."},
     kToTally,
     doTally},
    {{"draw", {numberParam("amount")}, "draw {amount} card(s)", "PEB-DRAW", ""}, kToDraw, doDraw},
    {{"toss", {{"card", ParamKind::one}}, "toss {card}", "PEB-DRAW", ""}, Needs<Table>{}, doToss},
    {{"grant", {{"what", ParamKind::ability}, {"to", ParamKind::whom}}, "{to} has {what}", "PEB-GAIN", "", 0, Form::grant},
     Needs<Table>{},
     doNothing},
    {{"give", {allOr(numberParam("amount")), {"to", ParamKind::holder}}, "give {amount} pebble(s) to {to}", "PEB-GAIN", ""},
     Needs<Table>{},
     doGive},
};

// --- nouns, filters, numbers, conditions

constexpr Noun<Table> kNouns[] = {
    {{"camper", "camper", "campers", bit(kCamp), ""}, nullptr},
    {{"deck_card", "card in the deck", "cards in the deck", bit(kDeck), ""}, nullptr},
};
bool isYours(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.row(p).controller == f.controller; }
bool isOpposing(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    return !(t.s.pieces.row(p).controller == f.controller);
}
bool isFresh(Table& t, const AbilityFrame&, Piece p, int32_t) { return t.s.pieces.data(p).tired == 0; }
bool isOther(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.source.piece); }
constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "an opponent's", ""}, "", isOpposing},
    {{"fresh", {}, FilterPlace::before, "fresh", ""}, "PEB-FRESH", isFresh},
    {{"other", {}, FilterPlace::before, "other", ""}, "", isOther},
};
int32_t hurtOn(Table& t, const AbilityFrame&, PieceRef r) {
    return t.s.pieces.alive(r) ? t.s.pieces.data(r.piece).hurt * 1000 : 0;
}
constexpr NumberOf<Table> kNumbers[] = {{{"hurt_on", {{"target", ParamKind::one}}, "the hurt on {target}", ""}, hurtOn}};
bool isRich(Table& t, const AbilityFrame& f, const Args& a) { return t.s.pebbles[f.controller.index()] >= a.whole(0); }
constexpr ConditionOf<Table> kConditions[] = {
    {{"rich", {numberParam("amount")}, "you have {amount} or more pebbles", ""}, isRich}};

PieceRef host(Table&, Piece) { return {}; }
Seat opponentOf(Table& t, Seat s) { return t.nextSeat(s); }

constexpr FieldWord kCamperFields[] = {
    {"cost", FieldKind::number, kCost, 1, "", true, nullptr, nullptr, ""},
    {"strength", FieldKind::number, kStrength, 1, "", true, nullptr, nullptr, ""},
};
constexpr FieldWord kTrickFields[] = {{"cost", FieldKind::number, kCost, 1, "", true, nullptr, nullptr, ""}};

}  // namespace

const State::Words& words() {
    static const State::Words w{kVerbs, kNouns, kFilters, kNumbers, kConditions, host, opponentOf};
    return w;
}

const Vocabulary& vocabulary() {
    static const Vocabulary v = [] {
        Vocabulary out;
        out.game = "pebbles";
        for (const auto& x : kVerbs) out.verbs.push_back(x.word);
        for (const auto& x : kNouns) out.nouns.push_back(x.word);
        for (const auto& x : kFilters) out.filters.push_back(x.word);
        for (const auto& x : kNumbers) out.numbers.push_back(x.word);
        for (const auto& x : kConditions) out.conditions.push_back(x.word);
        out.events = {
            {"nothing", {}, "nothing happens", ""},
            {"played", {{"subject", ParamKind::one}}, "{subject} is played", ""},
            {"is_hurt", {{"subject", ParamKind::one, "camper"}}, "{subject} is hurt", ""},
            {"would_be_hurt", {{"subject", ParamKind::one, "camper"}}, "{subject} would be hurt", ""},
            {"round_ends", {}, "the round ends", ""},
        };
        out.timings = {
            {"after", true, "After {event}, {effect}.", bit(kCamp), false, ""},
            {"reaction", true, "Reaction: after {event}, {effect}.", bit(kHand) | bit(kCamp), true, ""},
            {"before", true, "Before {event}, {effect}.", bit(kCamp), false, ""},
            {"action", false, "Action: {effect}.", bit(kCamp), false, ""},
            {"on_play", false, "{effect}.", bit(kHand), false, "", " to ", true},
            {"constant", false, "{effect}.", bit(kCamp), false, "", " to ", false, false, true},
        };
        out.symbols = {
            {"mood", "calm", 0, "calm"}, {"mood", "wild", 1, "wild"}, {"period", "this_round", kThisRound, "this round"}};
        out.keywords = {{"stubborn", false, "Stubborn", "PEB-STUBBORN", ""}, {"thick", true, "Thick {n}", "PEB-THICK", ""}};
        out.types = {{"camper_card", 1, kCamperFields, "", true, "this camper"}, {"trick", 2, kTrickFields, ""}};
        out.limits = {"turn", "round"};
        return out;
    }();
    return v;
}

}  // namespace cantina::pebbles
