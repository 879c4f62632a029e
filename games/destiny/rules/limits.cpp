// Limits on what lies in play: one copy of a unique card, three upgrades on a card.
// Rules: DST-UNIQ-02, DST-UNIQ-04 to 06, DST-UNIQ-08, DST-UPG-05, DST-UPG-06, DST-FAQ-04.
#include "games/destiny/rules/rules.h"

namespace cantina::destiny {
namespace {

constexpr ZoneId kCardsInPlay[] = {kCharacters, kSupports, kUpgrades};
constexpr int kMostUpgrades = 3;

bool isCopyOf(Table& t, Piece p, Piece of) { return defOf(t, p).title == defOf(t, of).title; }

template <class Fn>
void forEachTooMany(Table& t, const TrimFrame& f, Fn fn) {
    Seat seat = controllerOf(t, f.card);
    for (ZoneId kind : kCardsInPlay)
        for (Piece p : t.s.pieces.in({kind, seat}))
            if (f.upgrades != 0 ? kind == kUpgrades && t.s.pieces.data(p).on == f.card : isCopyOf(t, p, f.card)) fn(p);
}

Seat trimWho(Table& t, TrimFrame& f) { return controllerOf(t, f.card); }
void trimOptions(Table& t, TrimFrame& f, Options& out) {
    forEachTooMany(t, f, [&](Piece p) { out.add(optionPiece(p)); });
}
Flow trimAnswer(Table& t, TrimFrame&, Option o) {
    discardFromPlay(t, o.piece);
    return next();
}
constexpr Step<Table> kTrimSteps[] = {{"", "discard one", ask<trimWho, trimOptions, trimAnswer>()}};

bool isCrowded(Table& t) { return t.s.arrived != 0 && !t.within(kTrim.id); }

}  // namespace

const Procedure<Table> kTrimProcedure = procedure<TrimFrame>("too many", kTrimSteps);

int upgradesOn(Table& t, Piece host) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kUpgrades, controllerOf(t, host)})) n += t.s.pieces.data(p).on == host ? 1 : 0;
    return n;
}

bool hasCopy(Table& t, Seat seat, const CardDef& def) {
    for (ZoneId kind : kCardsInPlay)
        for (Piece p : t.s.pieces.in({kind, seat}))
            if (defOf(t, p).title == def.title) return true;
    return false;
}

void discardFromPlay(Table& t, Piece card) {
    announce(t, Event{kDiscarded, kNobody, 0, refOf(t, card), {}, {}}, "DST-ZONE-13");
    leavePlay(t, card, {kDiscard, t.s.pieces.row(card).owner});
}

// DST-UNIQ-06: whoever comes to control two copies of a unique card discards one of them at once.
bool anyCopies(Table& t) {
    if (!isCrowded(t)) return false;
    for (int i = 0; i < t.seats(); ++i)
        for (ZoneId kind : kCardsInPlay)
            for (Piece p : t.s.pieces.in({kind, seatAt(i)})) {
                if (defOf(t, p).number[kUnique] == 0) continue;
                int copies = 0;
                forEachTooMany(t, TrimFrame{p, 0, 0}, [&](Piece) { ++copies; });
                if (copies > 1) return t.call(kTrim, TrimFrame{p, 0, 0}, seatAt(i)), true;
            }
    return false;
}

// DST-UPG-05: a card holds three upgrades; its controller discards what is too much. Nothing is left to look for then.
bool anyOverloaded(Table& t) {
    if (!isCrowded(t)) return false;
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kUpgrades, seatAt(i)})) {
            Piece host = t.s.pieces.data(p).on;
            if (host.some() && upgradesOn(t, host) > kMostUpgrades)
                return t.call(kTrim, TrimFrame{host, 1, 0}, seatAt(i)), true;
        }
    t.s.arrived = 0;
    return false;
}

}  // namespace cantina::destiny
