// Cards that come to the table, turn over and leave it: what they watch, modify and may do is noted once.
// Holds CCG-DBL-07.
#include "games/ccg/game.h"
#include "games/ccg/rules/later.h"
#include "games/ccg/rules/rules.h"
#include "games/ccg/rules/verbs.h"
#include "games/ccg/value_words.h"
#include "games/ccg/values.h"
#include "language/shape.h"

namespace cantina::ccg {

using namespace language;

namespace {

uint32_t noteOf(const Book& book, const Ability& a) {
    uint32_t phase = 0;
    forEachCondition(book, a, [&](std::string_view word, int32_t symbol) {
        if (word == "during") phase = static_cast<uint32_t>(symbol) + 1;
    });
    return phase | (shapeOf(book, a).isForEveryPlayer ? kDirectsBoth : 0) |
           (language::asks(book, a, "side") ? kForASide : 0);
}
uint32_t noteOf(const Book& book, const Selector& s) {
    return (hasFilter(book, s, "opposing") ? kNotYours : 0) | (hasFilter(book, s, "yours") ? kNotOpposing : 0);
}

// CCG-SP-COMBO-01: two titles with an ampersand between them are those of a combo card.
void noteTitles(CardDef& def, std::string_view title) {
    constexpr std::string_view kAnd = " & ";
    constexpr uint32_t kNever = 1u << kLocation | 1u << kStarship | 1u << kVehicle;
    const size_t at = title.find(kAnd);
    if (at == std::string_view::npos || (kNever >> def.type & 1) != 0) return;
    def.number[kFirstTitle] = titleHash(title.substr(0, at));
    def.number[kSecondTitle] = titleHash(title.substr(at + kAnd.size()));
}

}  // namespace

void Rules::prepare(Book& book) {
    for (size_t n = 1; n < book.defs.size(); ++n) noteTitles(book.defs[n], book.title(static_cast<uint16_t>(n)));
    book.notes.abilities.clear();
    book.notes.selectors.clear();
    for (const Ability& a : book.abilities) book.notes.abilities.push_back(noteOf(book, a));
    for (const Selector& s : book.selectors) book.notes.selectors.push_back(noteOf(book, s));
}

namespace {

void countStats(Table& t, uint16_t def, int by) {
    const Book& book = t.book();
    const Book::ContinuousRange range = book.continuousOf[def];
    for (uint32_t k = range.first; k < range.first + range.count; ++k) {
        const uint16_t stat = book.continuous[k].about;
        if (stat < kAllStats) t.s.statTexts[stat] = static_cast<uint8_t>(t.s.statTexts[stat] + by);
    }
}

void countText(Table& t, int ability, int by) {
    const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
    Tallies& n = t.s.tallies;
    auto change = [by](uint8_t& count) { count = static_cast<uint8_t>(count + by); };
    if (a.timing == kFire) change(n.fire);
    if (a.timing == kPowerText) change(n.powerTexts);
    if (a.timing == kFlips || a.timing == kReached) change(n.flips);
    if (a.timing != kOptional && a.timing != kAnyTime && a.timing != kMandatory) return;
    int only = onlyPhase(t, ability);
    for (int phase = 0; phase < kPhaseCount; ++phase) {
        if (only != kPhaseCount && only != phase) continue;
        change(n.texts[phase]);
        if (a.timing == kMandatory) change(n.mandatory[phase]);
    }
}
void tally(Table& t, const CardDef& def, int by) {
    for (int k = 0; k < def.abilities; ++k) countText(t, def.first + k, by);
    if (def.number[kClassSlot] != kNoClass || def.has(kBackpack))
        t.s.tallies.crafts = static_cast<uint8_t>(t.s.tallies.crafts + by);
    if (def.has(kMayBeBattled) || def.has(kMayInitiate))
        t.s.tallies.standIns = static_cast<uint8_t>(t.s.tallies.standIns + by);
    if (def.has(kCover)) t.s.tallies.undercover = static_cast<uint8_t>(t.s.tallies.undercover + by);
    if (def.has(kSeeker)) t.s.tallies.seekers = static_cast<uint8_t>(t.s.tallies.seekers + by);
    if (def.type == kCreature) t.s.tallies.creatures = static_cast<uint8_t>(t.s.tallies.creatures + by);
    if (isMaster(def)) t.s.tallies.masters = static_cast<uint8_t>(t.s.tallies.masters + by);
}

}  // namespace

namespace {

// What the side that lies up watches, modifies and may do.
void enlist(Table& t, Piece p) {
    const CardDef& def = t.book().def(t.s.pieces.row(p).def);
    t.s.watchers.change(def.watches, 1);
    watchStates(t, p);
    bool modifies = false, speaks = false;
    for (int k = 0; k < def.abilities; ++k) {
        uint8_t timing = t.book().abilities[static_cast<size_t>(def.first + k)].timing;
        modifies = modifies || timing == kConstant;
        speaks = speaks || timing == kOptional || timing == kAnyTime || timing == kMandatory || timing == kFire;
    }
    if (modifies) t.pushOrFault(t.s.constants, p);
    if (modifies) countStats(t, t.s.pieces.row(p).def, 1);
    if (speaks) t.pushOrFault(t.s.speakers, p);
    tally(t, def, 1);
}

template <class List>
void drop(List& list, Piece p) {
    for (int i = list.size() - 1; i >= 0; --i)
        if (list[i] == p) list.removeAt(i);
}

void strike(Table& t, Piece p) {
    const CardDef& def = t.book().def(t.s.pieces.row(p).def);
    t.s.watchers.change(def.watches, -1);
    t.s.becoming.forget(p);
    if ((def.timings >> kConstant & 1) != 0) countStats(t, t.s.pieces.row(p).def, -1);
    tally(t, def, -1);
    drop(t.s.constants, p);
    drop(t.s.speakers, p);
}

// The other side of a double-sided card, by its title.
uint16_t otherSide(const Table& t, Piece p) {
    int32_t title = factOf(t, p, kOtherSide);
    for (size_t n = 1; title != 0 && n < t.book().defs.size(); ++n)
        if (t.book().defs[n].titleHash == title && t.book().defs[n].number[kOtherSide] == defOf(t, p).titleHash)
            return static_cast<uint16_t>(n);
    return 0;
}

}  // namespace

// What is inactive does nothing: its texts count only on the table.
void State::entered(Table& t, Piece p) {
    t.s.pieces.data(p).arrive(t.now());
    t.s.pieces.data(p).place = 0;
    // What counted for those who answered its loss is over.
    t.s.pieces.data(p).flags &= static_cast<uint16_t>(~(PieceData::kHit | PieceData::kSilent));
    if (!t.s.pieces.isIn(p, kInactive)) enlist(t, p);
}
void textsStart(Table& t, Piece p) { enlist(t, p); }
void textsEnd(Table& t, Piece p) { strike(t, p); }

// CCG-DBL-07: it neither moves nor leaves the table. CCG-DBL-01, CCG-DBL-OBJ-03: only the side that lies up counts, what is
// on the card stays on it.
void flipCard(Table& t, Piece p) {
    if (cardNumber(t, p, kTurnBarred, 0) > 0) return;
    uint16_t other = isOnTable(t, p) ? otherSide(t, p) : uint16_t{0};
    if (other == 0) return;
    strike(t, p);
    t.s.pieces.row(p).def = other;
    enlist(t, p);
    t.touch();
}

// What changed the card ends with it.
void State::left(Table& t, Piece p) {
    noteFacts(t, p);
    if (!t.s.pieces.isIn(p, kInactive) || isAwake(t, p)) strike(t, p);
    if ((t.s.pieces.data(p).marks & PieceData::kCaptive) != 0) --t.s.tallies.captives;
    if ((t.s.pieces.data(p).marks & PieceData::kUndercover) != 0) --t.s.tallies.undercover;
    const PieceRef gone = t.s.pieces.ref(p);
    if (!t.s.delayed.empty()) endScheduledOf(t, gone);
    endChangesOf(t, gone);
    t.s.pieces.data(p) = {};
}

namespace {

bool wantsToFlip(Table& t, Piece p, uint16_t def) {
    const CardDef& side = t.book().def(def);
    for (int k = 0; k < side.abilities; ++k) {
        int ability = side.first + k;
        const Ability& a = t.book().abilities[static_cast<size_t>(ability)];
        if (a.timing != kFlips || t.rules.switches.off(a.id)) continue;
        if (conditionHolds(t, abilityFrame(t, ability, t.s.pieces.ref(p), t.s.pieces.row(p).controller, {}))) return true;
    }
    return false;
}
// Is its text that turns it over being carried out? Checks may come in between, as long as some card watches a condition.
bool isTurning(Table& t, Piece p) {
    for (const Frame& f : t.s.core.stack) {
        if (f.procedure != State::kAction.id) continue;
        const ActionFrame& a = f.as<ActionFrame>();
        if (a.card == t.s.pieces.ref(p) && t.book().abilities[a.ability].timing == kFlips) return true;
    }
    return false;
}
bool startFlip(Table& t, Piece p) {
    bool any = false;
    forEachAbility(t, p, kFlips, [&](Piece, int ability) {
        ActionFrame a = textAction(t, p, ability, t.s.pieces.row(p).controller, {});
        a.flags |= ActionFrame::kMustHappen;
        if (any || !mayInitiate(t, a)) return;
        initiate(t, a);
        any = true;
    });
    return any;
}

}  // namespace

// RULING CCG-DBL-07: a card whose two sides would both turn stays as it is, because turning twice changes nothing
// (docs/decisions/043-double-sided-cards-and-starting-cards.md).
bool cardsFlip(Table& t) {
    if (t.s.tallies.flips == 0 || t.s.phase == kSettingUp) return false;
    for (int seat = 0; seat < 2; ++seat)
        for (Piece p : t.s.pieces.in({kTable, seatAt(seat)})) {
            if (((defOf(t, p).timings >> kFlips) & 1) == 0 || actionOf(t, t.s.pieces.ref(p)) != nullptr || isTurning(t, p))
                continue;
            if (isSilent(t, p) || cardNumber(t, p, kTurnBarred, 0) > 0 || !wantsToFlip(t, p, t.s.pieces.row(p).def))
                continue;
            if (uint16_t other = otherSide(t, p); other != 0 && wantsToFlip(t, p, other)) continue;
            if (startFlip(t, p)) return true;
        }
    return false;
}

}  // namespace cantina::ccg
