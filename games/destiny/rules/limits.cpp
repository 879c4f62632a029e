// Limits on what lies in play: one copy of a unique card, three upgrades and three downgrades on a card.
// Rules: DST-UNIQ-02, DST-UNIQ-04 to 06, DST-UNIQ-08, DST-UPG-05, DST-UPG-06, DST-FAQ-04.
#include "games/destiny/rules/choices.h"
#include "games/destiny/rules/held.h"

namespace cantina::destiny {
namespace {

constexpr ZoneId kCardsInPlay[] = {kCharacters, kSupports, kUpgrades, kDowngrades};
constexpr int kMostDowngrades = 3;

bool isCopyOf(Table& t, Piece p, Piece of) { return defOf(t, p).title == defOf(t, of).title; }

template <class Fn>
void forEachTooMany(Table& t, const TrimFrame& f, Fn fn) {
    const Seat seat = f.upgrades == TrimFrame::kDowngradesOn ? t.self().seat : controllerOf(t, f.card);
    const ZoneId on = f.upgrades == TrimFrame::kDowngradesOn ? kDowngrades : kUpgrades;
    for (ZoneId kind : kCardsInPlay)
        for (Piece p : t.s.pieces.in({kind, seat}))
            if (f.upgrades != 0 ? kind == on && t.s.pieces.data(p).on == f.card : isCopyOf(t, p, f.card)) fn(p);
}
template <class Fn>
void forEachDieOf(Table& t, Piece card, Fn fn) {
    for (uint8_t kind : {kOnCard, kPool})
        for (Piece p : t.s.pieces.in({kind, controllerOf(t, card)}))
            if (t.s.pieces.data(p).on == card && (t.s.pieces.data(p).bits & PieceData::kHeld) == 0) fn(p);
}

bool hasDice(Table& t, Piece card) {
    bool found = false;
    forEachDieOf(t, card, [&](Piece) { found = true; });
    return found;
}

// The die that came with an upgrade goes back to where it came from.
void setSpareAside(Table& t, Piece die) {
    Seat owner = t.s.pieces.row(die).owner;
    moveDie(t, die, {kDiceAside, owner});
    t.s.pieces.row(die).controller = owner;
    t.s.pieces.raiseInstance(die);
    t.s.pieces.data(die) = {{}, 0, static_cast<uint8_t>(PieceData::kIsDie | PieceData::kSpare)};
}

// How many cards make it elite?
int trainings(Table& t, Piece character) { return held(t, language::Form::grant, {kHoldElite, character}); }
// DST-RUL-SOR-21, 22: its second die comes from the set-aside zone; with none there, or one that has two dice already,
// nothing happens.
void train(Table& t, Piece character) {
    Piece die = spareDie(t, controllerOf(t, character), t.s.pieces.row(character).def);
    if (!die.some()) return;
    moveDie(t, die, {kOnCard, controllerOf(t, character)});
    t.s.pieces.data(die) = {character, 0, PieceData::kIsDie};
    setBit(t, character, PieceData::kElite, true);
    setBit(t, character, PieceData::kTrained, true);
}

// Downgrades are discarded by who has them.
Seat trimWho(Table& t, TrimFrame& f) {
    return f.upgrades == TrimFrame::kDowngradesOn ? t.self().seat : controllerOf(t, f.card);
}
void trimOptions(Table& t, TrimFrame& f, Options& out) {
    if (f.upgrades == TrimFrame::kDiceOf) return forEachDieOf(t, f.card, [&](Piece p) { out.add(optionPiece(p)); });
    forEachTooMany(t, f, [&](Piece p) { out.add(optionPiece(p)); });
}
using TrimRule = Requirement<Table, const TrimFrame&, Piece>;
bool isDieOfIt(Table& t, const TrimFrame& f, Piece p) {
    bool found = false;
    forEachDieOf(t, f.card, [&](Piece x) { found = found || x == p; });
    return found;
}
bool isTooMany(Table& t, const TrimFrame& f, Piece p) {
    bool found = false;
    forEachTooMany(t, f, [&](Piece x) { found = found || x == p; });
    return found;
}
constexpr TrimRule kDiceTooMany[] = {{partOf("DST-RUL-SOR-21"), "it is no die of that character", isDieOfIt}};
constexpr TrimRule kUpgradesTooMany[] = {{"DST-UPG-05", "it is no upgrade on the card that has too many", isTooMany}};
constexpr TrimRule kCopiesTooMany[] = {{"DST-UNIQ-04", "it is no copy of the card of which there are too many", isTooMany}};
Explanation whyNotTrim(Table& t, TrimFrame& f, Piece p) {
    if (f.upgrades == TrimFrame::kDiceOf) return firstFailing(t, kDiceTooMany, f, p);
    return f.upgrades != 0 ? firstFailing(t, kUpgradesTooMany, f, p) : firstFailing(t, kCopiesTooMany, f, p);
}
Flow trimAnswer(Table& t, TrimFrame& f, Option o) {
    if (f.upgrades == TrimFrame::kDiceOf) {
        setSpareAside(t, o.piece);
        return next();
    }
    if (isPreceded(t, kDiscarded))
        t.call(kDiscardCard, DiscardFrame{refOf(t, o.piece), DiscardFrame::kOfRules}, t.self().seat);
    else if (!discardTwin(t, o.piece, t.self().seat))
        discardFromPlay(t, o.piece);
    return next();
}
constexpr Step<Table> kTrimSteps[] = {
    {partOf("DST-UPG-05"), "discard one", askWhich<trimWho, trimOptions, trimAnswer, whyNotTrim>()}};

bool isCrowded(Table& t) { return t.s.arrived != 0 && !t.within(kTrim.id); }

}  // namespace

namespace {

// --- two copies of one upgrade on one card

Piece dieInPool(Table& t, Piece upgrade) {
    for (Piece die : t.s.pieces.in({kPool, controllerOf(t, upgrade)}))
        if (t.s.pieces.data(die).on == upgrade) return die;
    return {};
}
Piece twinOf(Table& t, Piece card) {
    if (!isOnHost(t, card) || !dieInPool(t, card).some()) return {};
    for (Piece p : t.s.pieces.in(t.s.pieces.zoneOf(card)))
        if (!(p == card) && t.s.pieces.row(p).def == t.s.pieces.row(card).def &&
            t.s.pieces.data(p).on == t.s.pieces.data(card).on && dieInPool(t, p).some())
            return p;
    return {};
}
Seat twinWho(Table& t, TwinFrame& f) { return isAlive(t, f.card) && isAlive(t, f.twin) ? t.self().seat : kNobody; }
void twinOptions(Table& t, TwinFrame& f, Options& out) {
    for (PieceRef r : {f.card, f.twin}) out.add(optionPiece(dieInPool(t, r.piece)));
}
// Which die lies on which of the two never mattered until now.
constexpr Requirement<Table, const TwinFrame&, Piece> kTwinDice[] = {
    {"DST-DLP-03", "it is no die of the two copies",
     [](Table& t, const TwinFrame& f, Piece p) {
         return p == dieInPool(t, f.card.piece) || p == dieInPool(t, f.twin.piece);
     }},
};
Flow twinAnswer(Table& t, TwinFrame& f, Option o) {
    Piece mine = dieInPool(t, f.card.piece), other = dieInPool(t, f.twin.piece);
    if (o.piece == other) {
        noteChange(t, mine);
        noteChange(t, other);
        std::swap(t.s.pieces.data(mine).on, t.s.pieces.data(other).on);
    }
    return next();
}
Flow leave(Table& t, TwinFrame& f) {
    if (!isAlive(t, f.card)) return done();
    Piece card = f.card.piece;
    if (f.to == kDiscard) {
        discardFromPlay(t, card);
    } else {
        leavePlay(t, card, {static_cast<uint8_t>(f.to), t.s.pieces.row(card).owner});
    }
    return done();
}
constexpr Step<Table> kTwinSteps[] = {
    {"DST-DLP-03", "which die", askFrom<twinWho, twinOptions, twinAnswer, kTwinDice>()},
    {partOf("DST-ZONE-13"), "leave play", act<leave>()},
};

}  // namespace

const Procedure<Table> kTwinProcedure = procedure<TwinFrame>("two copies", kTwinSteps);

// DST-DLP-03: whoever resolves the ability picks. DST-ED-20: in the first edition whoever has the upgrades.
bool discardTwin(Table& t, Piece card, Seat by, ZoneId to) {
    Piece twin = twinOf(t, card);
    if (!twin.some()) return false;
    if (t.s.pieces.data(dieInPool(t, card)).number == t.s.pieces.data(dieInPool(t, twin)).number) return false;
    Seat who = isFirstEdition(t, "DST-ED-20"_rule) ? controllerOf(t, card) : by;
    t.call(kTwins, TwinFrame{refOf(t, card), refOf(t, twin), to}, who);
    return true;
}

const Procedure<Table> kTrimProcedure = procedure<TrimFrame>("too many", kTrimSteps);

int upgradesOn(Table& t, Piece host) {
    int n = 0;
    for (Piece p : t.s.pieces.in({kUpgrades, controllerOf(t, host)})) n += t.s.pieces.data(p).on == host ? 1 : 0;
    return n;
}

int downgradesOn(Table& t, Piece host) {
    int n = 0;
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kDowngrades, seatAt(i)})) n += t.s.pieces.data(p).on == host ? 1 : 0;
    return n;
}

// DST-RUL-WOTF-06: where an upgrade lies may say that the copies of it are not unique.
bool countsAsUnique(Table& t, Piece card) {
    if (defOf(t, card).number[kUnique] == 0) return false;
    return !(isHeld(t, language::Form::strip, {kHoldUnique, card}) && t.on("DST-RUL-WOTF-06"_rule));
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
                if (!countsAsUnique(t, p)) continue;
                int copies = 0;
                forEachTooMany(t, TrimFrame{p, 0, 0}, [&](Piece) { ++copies; });
                if (copies > 1) return t.call(kTrim, TrimFrame{p, 0, 0}, seatAt(i)), true;
            }
    return false;
}

// DST-RUL-SOR-21 to 23: an upgrade that makes its character elite brings a die; when it leaves, one goes.
bool anyTrained(Table& t) {
    if (!isCrowded(t)) return false;
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)})) {
            uint8_t bits = t.s.pieces.data(p).bits;
            // DST-DEF-01: all its dice go with it. A character that is not defeated after all is looked at then.
            if ((bits & PieceData::kFalling) != 0) continue;
            bool trained = (bits & PieceData::kTrained) != 0;
            if (!trained && (bits & PieceData::kElite) != 0 && t.on("DST-RUL-SOR-22"_rule)) continue;
            int wanted = trainings(t, p);
            if (wanted > 0 && (!trained || (wanted > 1 && !t.on("DST-RUL-SOR-22"_rule)))) train(t, p);
            if (wanted > 0 || !trained) continue;
            setBit(t, p, PieceData::kElite, false);
            setBit(t, p, PieceData::kTrained, false);
            if (t.on("DST-RUL-SOR-23"_rule) && hasDice(t, p))
                return t.call(kTrim, TrimFrame{p, TrimFrame::kDiceOf, 0}, seatAt(i)), true;
        }
    return false;
}

// DST-SHD-04: nobody keeps more shields than it can have, if what let it have them is gone.
void trimShields(Table& t) {
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kCharacters, seatAt(i)}))
            if (const int most = mostShields(t, p); shieldsOn(t, p) > most) setShields(t, p, most);
}

// A card may give another one room for more upgrades, or for fewer.
int mostUpgrades(Table& t, Piece host) {
    constexpr int kUpgradesOnCard = 3;
    return speaksOf(t, kHoldUpgradeLimit) ? std::max(0, kUpgradesOnCard + added(t, {kHoldUpgradeLimit, host}))
                                          : kUpgradesOnCard;
}

// DST-UPG-05: a card holds three upgrades; its controller discards what is too much. Nothing is left to look for then.
bool anyOverloaded(Table& t) {
    if (!isCrowded(t)) return false;
    trimShields(t);
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kUpgrades, seatAt(i)})) {
            Piece host = t.s.pieces.data(p).on;
            if (host.some() && upgradesOn(t, host) > mostUpgrades(t, host))
                return t.call(kTrim, TrimFrame{host, TrimFrame::kUpgradesOn, 0}, seatAt(i)), true;
        }
    for (int i = 0; i < t.seats(); ++i)
        for (Piece p : t.s.pieces.in({kDowngrades, seatAt(i)})) {
            const Piece host = t.s.pieces.data(p).on;
            const int most =
                kMostDowngrades + (speaksOf(t, kHoldDowngradeLimit) ? added(t, {kHoldDowngradeLimit, host}) : 0);
            if (host.some() && downgradesOn(t, host) > most)
                return t.call(kTrim, TrimFrame{host, TrimFrame::kDowngradesOn, 0}, seatAt(i)), true;
        }
    t.s.arrived = 0;
    return false;
}

}  // namespace cantina::destiny
