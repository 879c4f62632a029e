// The verbs of the card language that are about playing on a host, cards face down on others, searching, and what another
// player must or cannot do next.
// Rules: DST-RUL-SOR-18, DST-RUL-EAW-04 to 06, DST-RUL-EAW-19 to 21, DST-RUL-LEG-01, DST-RUL-LEG-08, DST-TERM-36,
// DST-TERM-37.
#include "games/destiny/rules/choices.h"
#include "games/destiny/vocabulary.h"

namespace cantina::destiny {
namespace {

using namespace language;

// On that character and no other.
Did playOn(Table& t, AbilityFrame& f, PieceRef card, PieceRef host, int less) {
    if (!isAlive(t, card) || !isAlive(t, host) || !mayPlayOn(t, f.controller, card.piece, host.piece, less))
        return Did::nothing;
    PlayFrame play{card, host, {}, static_cast<int16_t>(less), f.controller, 1};
    play.from = static_cast<uint8_t>(t.s.pieces.kindOf(card.piece));
    t.call(kPlayCard, play, f.controller);
    return Did::called;
}
Did doPlayOn(Table& t, AbilityFrame& f, const Args& a) { return playOn(t, f, a.at(0), a.at(1), 0); }
Did doPlayOnLess(Table& t, AbilityFrame& f, const Args& a) { return playOn(t, f, a.at(1), a.at(2), a.whole(0)); }

// --- a card face down on another one

Did doStack(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || !isAlive(t, f.source)) return Did::nothing;
    Piece card = a.at(0).piece;
    moveCard(t, card, {kStacked, t.s.pieces.row(card).owner});
    noteChange(t, f.source.piece);
    t.s.pieces.data(f.source.piece).on = card;
    return Did::full;
}
Did doPlayStacked(Table& t, AbilityFrame& f, const Args& a) {
    if (!isAlive(t, a.at(0)) || !t.s.pieces.data(a.at(0).piece).on.some()) return Did::nothing;
    t.call(kPlayStacked, StackFrame{a.at(0), refOf(t, t.s.pieces.data(a.at(0).piece).on)}, f.controller);
    return Did::called;
}

// --- searching one's deck: DST-TERM-36, nobody else sees it, and nothing has to be found

bool canSearch(Table& t, const AbilityFrame& f, const Args&) { return t.s.pieces.size({kDeck, f.controller}) > 0; }
Did doSearch(Table& t, AbilityFrame& f, const Args&) {
    noteDeck(t);
    for (Piece p : t.s.pieces.in({kDeck, f.controller})) reveal(t, p, static_cast<uint8_t>(1u << f.controller.index()));
    return Did::full;
}
Did doShuffle(Table& t, AbilityFrame& f, const Args&) {
    noteDeck(t);
    shuffleZone(t, {kDeck, f.controller});
    return Did::full;
}

// --- what another player must or cannot do next

void impose(Table& t, Seat seat, Piece duty) {
    t.s.forced[seat.index()] = duty;
    t.s.mark.flags |= Mark::kPromised;
}
Did doForcePlay(Table& t, AbilityFrame&, const Args& a) {
    if (!isAlive(t, a.at(0))) return Did::nothing;
    impose(t, controllerOf(t, a.at(0).piece), a.at(0).piece);
    return Did::full;
}
Did doForceActivation(Table& t, AbilityFrame&, const Args& a) {
    impose(t, a.seat(0), State::kAnyCharacter);
    return Did::full;
}
// DST-RUL-EAW-20: the event says which of the six actions it was.
Did doBar(Table& t, AbilityFrame& f, const Args& a) {
    if (f.event.kind != kActs || f.event.amount <= 0) return Did::nothing;
    const RoundFrame* round = t.nearest(kRound);
    bool now = round != nullptr && round->turn == a.seat(0);
    uint8_t& barred = t.s.barred[a.seat(0).index()];
    barred = static_cast<uint8_t>(barred | 1u << (f.event.amount - 1) | (now ? State::kNotYet : 0));
    return Did::full;
}
// DST-MP-06: of several opponents the one whose card or die was chosen is meant from here on.
Did doAgainst(Table& t, AbilityFrame& f, const Args& a) {
    if (!a.at(0).some()) return Did::nothing;
    f.regs[2] = {Piece{}, static_cast<uint16_t>(controllerOf(t, a.at(0).piece).index() + 1)};
    return Did::full;
}
Did doNothing(Table&, AbilityFrame&, const Args&) { return Did::nothing; }
// DST-RUL-LEG-01: from the beginning, the other one using it.
Did doRepeat(Table& t, AbilityFrame& f, const Args& a) {
    if (!t.on("DST-RUL-LEG-01"_rule)) return Did::nothing;
    f.controller = a.seat(0);
    for (PieceRef& r : f.regs) r = {};
    f.flags = static_cast<uint8_t>(f.flags & ~AbilityFrame::kPartly);
    f.pc = 0;
    return Did::full;
}

constexpr Need<Table> kToSearch[] = {{partOf("DST-TERM-36"), "your deck is empty", canSearch}};

constexpr Verb<Table> kOrderVerbs[] = {
    {{"play_on", {one("card"), one("host")}, "play {card} on {host}", "", "From hand or discard pile."},
     kNeedsBoth,
     doPlayOn},
    {{"play_on_for_less",
      {amount(), one("card"), one("host")},
      "play {card} on {host} for {amount} less",
      "",
      "From hand or discard pile."},
     kNeedsLastTwo,
     doPlayOnLess},
    {{"stack", {one("card")}, "stack {card} on it face down", "", "On this card, set aside."}, kNeedsFirst, doStack},
    {{"play_stacked",
      {one("card")},
      "choose {card}, play what is stacked on it for free, and discard that set-aside copy",
      "DST-RUL-SOR-18",
      "If it cannot be played it is discarded."},
     kNeedsFirst,
     doPlayStacked},
    {{"search_deck", {kNoParam}, "search your deck", "", "Then choose a card_in_deck(yours), and shuffle."},
     kToSearch,
     doSearch},
    {{"shuffle_deck", {kNoParam}, "shuffle your deck", "", ""}, always, doShuffle},
    {{"force_play",
      {one("card")},
      "force its player to play {card} as their next action this round, if able",
      "DST-RUL-EAW-05",
      ""},
     kNeedsFirst,
     doForcePlay},
    {{"force_activation",
      {seatParam()},
      "force {who} to activate one of their characters as their next action this round, if able",
      "DST-RUL-LEG-08",
      ""},
     always,
     doForceActivation},
    {{"bar_action",
      {seatParam()},
      "{who} cannot take that same action on their next turn",
      "DST-ERR-14",
      "After takes_action()."},
     always,
     doBar},
    {{"against", {one("card")}, "(from here on your opponent is the player of {card})", "", "For games of three and four."},
     always,
     doAgainst},
    {{"do_nothing", {kNoParam}, "do nothing", "", "A way of opponent_either(...)."}, always, doNothing},
    {{"repeat_as", {seatParam()}, "repeat this effect with {who} in your place", "", ""}, always, doRepeat},
};

}  // namespace

std::span<const Verb<Table>> orderVerbs() { return kOrderVerbs; }

}  // namespace cantina::destiny
