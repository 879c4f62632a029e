// Putting pieces anywhere and reading them back, for scenarios. What `given` and `expect` understand is in README.md.
#include "games/destiny/game.h"
#include "language/titles.h"

namespace cantina::destiny {
namespace {

using language::Key;
using language::KeyKind;
using Trouble = std::optional<Problem>;

// --- what may stand in `given`

constexpr Key kUpgradeKeys[] = {language::flagKey("exhausted"), language::numberKey("resources")};
constexpr Key kDowngradeKeys[] = {language::flagKey("exhausted"), language::numberKey("resources"),
                                  language::seatKey("controlled_by", kMaxSeats)};
constexpr Key kInPlayKeys[] = {language::numberKey("damage"),
                               language::numberKey("shields", {0, 3}),
                               language::numberKey("resources"),
                               language::flagKey("exhausted"),
                               language::flagKey("elite"),
                               language::cardsKey("upgrades", kUpgradeKeys),
                               language::cardsKey("downgrades", kDowngradeKeys)};
constexpr Key kDieKeys[] = {language::textKey("side")};
constexpr Key kSideKeys[] = {language::numberKey("resources"),
                             language::cardsKey("deck"),
                             language::cardsKey("hand"),
                             language::cardsKey("discard"),
                             language::cardsKey("set_aside"),
                             language::cardsKey("dice_aside"),
                             language::cardsKey("characters", kInPlayKeys),
                             language::cardsKey("supports", kInPlayKeys),
                             language::cardsKey("plots", kInPlayKeys),
                             language::cardsKey("pool", kDieKeys)};
constexpr Key kBattlefieldKeys[] = {language::numberKey("resources"), language::seatKey("controlled_by", kMaxSeats),
                                    language::seatKey("claimed_by", kMaxSeats)};
constexpr Key kGivenKeys[] = {language::tableKey("p1", kSideKeys),
                              language::tableKey("p2", kSideKeys),
                              language::tableKey("p3", kSideKeys),
                              language::tableKey("p4", kSideKeys),
                              language::textKey("edition"),
                              language::seatKey("turn", kMaxSeats),
                              language::numberKey("passes", {0, kMaxSeats}),
                              language::numberKey("round", {1, 99}),
                              language::flagKey("setup"),
                              {"battlefield", KeyKind::card, language::kMeasures, kBattlefieldKeys},
                              language::kChanceKey};

int whole(const Tree* t, int fallback) {
    return t != nullptr && t->isNumber() ? static_cast<int>(t->number / 1000) : fallback;
}
bool isTrue(const Tree* t) { return t != nullptr && t->number != 0; }
const std::string& titleOf(const Tree& card) {
    return card.isTable() && !card.items.empty() ? card.items[0].text : card.text;
}
Seat seatOf(const Tree* t, Seat fallback) {
    if (t == nullptr || t->text.size() != 2 || t->text[0] != 'p') return fallback;
    return seatAt(t->text[1] - '1');
}

class Placer {
public:
    // In set-up characters get their dice later.
    Placer(Table& t, bool setup) : t_(t), setup_(setup) {}

    Trouble side(const Tree& side, Seat seat) {
        setResources(t_, seat, whole(side.field("resources"), 0));
        static const std::pair<const char*, ZoneId> kPiles[] = {
            {"deck", kDeck}, {"hand", kHand}, {"discard", kDiscard}, {"set_aside", kSetAside}};
        for (auto [name, zone] : kPiles)
            if (const Tree* list = side.field(name))
                for (const Tree& card : list->items)
                    if (Piece p; auto trouble = make(card, seat, zone, p)) return trouble;
        if (const Tree* list = side.field("dice_aside"))
            for (const Tree& card : list->items) {
                Piece p;
                if (auto trouble = make(card, seat, kDiceAside, p)) return trouble;
                keepForLater(t_, p);
            }
        for (auto [name, zone] :
             {std::pair{"characters", kCharacters}, std::pair{"supports", kSupports}, std::pair{"plots", kPlots}})
            if (const Tree* list = side.field(name))
                for (const Tree& card : list->items)
                    if (auto trouble = inPlay(card, seat, zone)) return trouble;
        return std::nullopt;
    }
    // When all cards are there: a downgrade lies among the cards of an opponent.
    Trouble pools(const Tree& side, Seat seat) {
        if (const Tree* list = side.field("pool"))
            for (const Tree& die : list->items)
                if (auto trouble = pool(die, seat)) return trouble;
        return std::nullopt;
    }

    Trouble battlefield(const Tree* field) {
        Seat seat = seatOf(field != nullptr ? field->field("controlled_by") : nullptr, seatAt(0));
        t_.s.holder = t_.s.arbiter = seat;
        if (field == nullptr) return std::nullopt;
        for (const char* key : {"controlled_by", "claimed_by"})
            if (seatOf(field->field(key), seatAt(0)).index() >= t_.seats())
                return Problem{"given.battlefield." + std::string(key), "there is no such player at this table", ""};
        t_.s.claimed = seatOf(field->field("claimed_by"), kNobody);
        Piece p;
        if (titleOf(*field).empty()) return std::nullopt;
        if (auto trouble = make(*field, seat, kBattlefield, p)) return trouble;
        resources(p, field->field("resources"));
        return std::nullopt;
    }

private:
    Trouble make(const Tree& card, Seat seat, ZoneId zone, Piece& out) {
        uint16_t def = t_.book().find(titleOf(card));
        if (def == 0) return Problem{"given", language::noCard(t_.book(), titleOf(card)), ""};
        static constexpr std::pair<ZoneId, TypeId> kOneTypeOnly[] = {
            {kCharacters, kCharacter}, {kPlots, kPlot}, {kBattlefield, kBattlefieldCard}, {kDowngrades, kDowngrade}};
        // A text may make an upgrade of a support or of a character, but not of these.
        const uint8_t is = t_.book().def(def).type;
        if ((zone == kUpgrades || zone == kSupports) &&
            (is == kEvent || is == kPlot || is == kBattlefieldCard || is == kDowngrade))
            return Problem{"given", "'" + titleOf(card) + "' is neither an upgrade nor a support", ""};
        for (auto [place, type] : kOneTypeOnly)
            if (zone == place && t_.book().def(def).type != type)
                return Problem{"given", "'" + titleOf(card) + "' is of another type of card and cannot lie there", ""};
        out = createPiece(t_, def, seat, {zone, seat});
        if (!out.some()) return Problem{"given", "too many cards", ""};
        return std::nullopt;
    }

    // Those that it entered play with, unless the scenario says how many are left.
    void resources(Piece p, const Tree* said) {
        if (said != nullptr) setTokens(t_, p, kResourceToken, whole(said, 0));
    }

    Trouble inPlay(const Tree& card, Seat seat, ZoneId zone) {
        Piece p;
        if (auto trouble = make(card, seat, zone, p)) return trouble;
        setNumber(t_, p, whole(card.field("damage"), 0));
        setShields(t_, p, whole(card.field("shields"), 0));
        resources(p, card.field("resources"));
        setBit(t_, p, PieceData::kExhausted, isTrue(card.field("exhausted")));
        setBit(t_, p, PieceData::kElite, isTrue(card.field("elite")));
        if (hasDie(t_, p) && !setup_) putDice(t_, p, isTrue(card.field("elite")) ? 2 : 1);
        if (const Tree* list = card.field("upgrades"))
            for (const Tree& upgrade : list->items) {
                Piece u;
                if (auto trouble = make(upgrade, seat, kUpgrades, u)) return trouble;
                attach(t_, u, p);
                setBit(t_, u, PieceData::kExhausted, isTrue(upgrade.field("exhausted")));
                resources(u, upgrade.field("resources"));
                if (hasDie(t_, u)) putDice(t_, u, 1);
            }
        if (const Tree* list = card.field("downgrades"))
            for (const Tree& downgrade : list->items)
                if (auto trouble = downgraded(downgrade, p)) return trouble;
        return std::nullopt;
    }

    // Of the next player, if it does not say of whom.
    Trouble downgraded(const Tree& card, Piece host) {
        const Seat of = controllerOf(t_, host);
        const Seat by = seatOf(card.field("controlled_by"), t_.nextSeat(of));
        if (by.index() >= t_.seats() || by == of)
            return Problem{"given", "a downgrade is played by an opponent at this table: controlled_by says by which", ""};
        Piece p;
        if (auto trouble = make(card, by, kDowngrades, p)) return trouble;
        attach(t_, p, host);
        setBit(t_, p, PieceData::kExhausted, isTrue(card.field("exhausted")));
        resources(p, card.field("resources"));
        if (hasDie(t_, p)) putDice(t_, p, 1);
        return std::nullopt;
    }

    // { "Toy Trooper", side = "2 ranged" }: a die of that card that is still on it goes to the pool.
    Trouble pool(const Tree& die, Seat seat) {
        const Tree* wanted = die.field("side");
        if (wanted == nullptr) return Problem{"given.pool", "a die is { \"Title\", side = \"2 ranged\" }", ""};
        uint16_t def = t_.book().find(titleOf(die));
        for (Piece p : t_.s.pieces.in({kOnCard, seat})) {
            if (t_.s.pieces.row(p).def != def) continue;
            for (int i = 0; i < kDieSides; ++i)
                if (sideText(side_(p, i)) == wanted->text) {
                    moveCard(t_, p, {kPool, seat});
                    setNumber(t_, p, i);
                    return std::nullopt;
                }
            return Problem{"given.pool", "the die of '" + titleOf(die) + "' has no side '" + wanted->text + "'", ""};
        }
        return Problem{"given.pool", "no die of '" + titleOf(die) + "' is left on a card of this player", ""};
    }
    Side side_(Piece die, int i) { return destiny::side(defOf(t_, die), i); }

    Table& t_;
    bool setup_;
};

// --- reading

Reading number(int n) {
    Reading r;
    r.kind = Reading::Kind::number;
    r.number = n * 1000;
    return r;
}
Reading text(const std::string& s) {
    Reading r;
    r.kind = Reading::Kind::text;
    r.text = s;
    return r;
}
Reading nothing(const std::string& why) {
    Reading r;
    r.problem = why;
    return r;
}
std::string seatName(Seat s) { return s.some() ? "p" + std::to_string(s.index() + 1) : "nobody"; }

// Their titles, joined by commas.
Reading cardsOn(Table& t, Piece host, ZoneId kind) {
    std::string out;
    for (int i = 0; i < t.seats(); ++i)
        for (Piece u : t.s.pieces.in({kind, seatAt(i)}))
            if (t.s.pieces.data(u).on == host) out += (out.empty() ? "" : ", ") + Rules::pieceName(t, u);
    return text(out);
}

Reading readCard(Table& t, Piece p, std::string_view field) {
    if (field == "in_play") return number(p.some() ? 1 : 0);
    if (!p.some()) return nothing("that card is not in play");
    if (field == "damage") return number(damageOn(t, p));
    if (field == "shields") return number(shieldsOn(t, p));
    if (field == "resources") return number(resourcesOn(t, p));
    if (field == "exhausted") return number(isExhausted(t, p) ? 1 : 0);
    if (field == "upgrades") return cardsOn(t, p, kUpgrades);
    if (field == "downgrades") return cardsOn(t, p, kDowngrades);
    if (field == "elite") return number((t.s.pieces.data(p).bits & PieceData::kElite) != 0 ? 1 : 0);
    if (field == "on") return text(t.s.pieces.data(p).on.some() ? Rules::pieceName(t, t.s.pieces.data(p).on) : "");
    return nothing("a card has in_play, damage, shields, resources, exhausted, elite, upgrades, downgrades, on");
}

// "X#2" is the second card of that title. A title that no card has is never "not in play".
Reading readNamed(Table& t, Seat seat, uint8_t zone, const std::string& name, std::string_view field) {
    auto [title, nth] = language::numbered(name);
    if (t.book().find(title) == 0) return nothing(language::noCard(t.book(), title));
    for (Piece p : t.s.pieces.in({zone, seat}))
        if (Rules::pieceName(t, p) == title && --nth == 0) return readCard(t, p, field);
    return readCard(t, {}, field);
}

Reading readPile(Table& t, Zone zone, std::string_view field) {
    if (field == "count") return number(t.s.pieces.size(zone));
    if (field == "open") {  // how many of them everybody knows
        int open = 0;
        int all = (1 << t.seats()) - 1;
        for (Piece p : t.s.pieces.in(zone)) open += (t.s.pieces.row(p).known & all) == all ? 1 : 0;
        return number(open);
    }
    Reading r;
    r.kind = Reading::Kind::list;
    for (Piece p : t.s.pieces.in(zone)) r.list.push_back(Rules::pieceName(t, p));
    return r;
}

Reading readTable(Table& t, std::string_view field) {
    if (field == "round") return number(t.s.round);
    if (field == "controlled_by") return text(seatName(t.s.holder));
    if (field == "claimed_by") return text(seatName(t.s.claimed));
    if (field == "additional_actions") return number(t.s.additional.size());
    if (field == "delayed_effects") return number(t.s.delayed.size());
    if (field == "queue") return number(t.s.queue.size());
    return nothing("the table has round, controlled_by, claimed_by, additional_actions, delayed_effects, queue");
}

}  // namespace

std::span<const Key> Rules::given() { return kGivenKeys; }

std::optional<Problem> Rules::place(Table& t, const Tree& given) {
    if (t.s.edition == kEdition10 && !t.on("DST-ED-75"_rule)) t.s.edition = kEdition10Corrected;
    for (int i = 0; i < kMaxSeats; ++i)
        if (given.field("p" + std::to_string(i + 1)) != nullptr) t.s.core.seats = static_cast<uint8_t>(std::max(2, i + 1));
    if (seatOf(given.field("turn"), seatAt(0)).index() >= t.seats())
        return Problem{"given.turn", "only " + std::to_string(t.seats()) + " players are given", ""};
    Placer placer(t, isTrue(given.field("setup")));
    for (int i = 0; i < t.seats(); ++i)
        if (const Tree* side = given.field("p" + std::to_string(i + 1)))
            if (auto trouble = placer.side(*side, seatAt(i))) return trouble;
    for (int i = 0; i < t.seats(); ++i)
        if (const Tree* side = given.field("p" + std::to_string(i + 1)))
            if (auto trouble = placer.pools(*side, seatAt(i))) return trouble;
    if (auto trouble = placer.battlefield(given.field("battlefield"))) return trouble;
    for (int i = 0; i < t.seats(); ++i)
        if (t.s.pieces.size({kCharacters, seatAt(i)}) == 0)
            return Problem{"given." + seatName(seatAt(i)), "every player needs a character", "DST-WIN-01"};
    t.s.round = static_cast<uint8_t>(whole(given.field("round"), 1));
    anyTrained(t);  // a character that an upgrade makes elite has its second die
    t.s.core.changed = 0;
    setMark(t);
    if (isTrue(given.field("setup"))) {
        t.s.holder = t.s.arbiter = kNobody;
        beginSetup(t);
        return std::nullopt;
    }
    resumeRound(t, seatOf(given.field("turn"), seatAt(0)), whole(given.field("passes"), 0));
    return std::nullopt;
}

Reading Rules::inspect(Table& t, const Tree& query, std::string_view field) {
    if (query.isWord("table")) return readTable(t, field);
    Seat seat = seatAt(query.text.size() > 1 ? query.text[1] - '1' : 0);
    if (seat.index() >= t.seats()) return nothing("no such player");
    std::string what = query.text.size() > 3 ? query.text.substr(3) : "";
    if (what.empty()) return field == "resources" ? number(t.s.resources[seat.index()]) : nothing("a player has resources");
    static const std::pair<const char*, ZoneId> kPiles[] = {
        {"deck", kDeck},
        {"hand", kHand},
        {"discard", kDiscard},
        {"set_aside", kSetAside},
        {"pool", kPool},
        {"characters", kCharacters},
        {"supports", kSupports},
        {"upgrades", kUpgrades},
        {"queue", kLine},
        {"stacked", kStacked},
        {"dice_aside", kDiceAside},
        {"removed", kRemoved},
        {"plots", kPlots},
        {"downgrades", kDowngrades},
    };
    for (auto [name, zone] : kPiles)
        if (what == name) return readPile(t, {zone, seat}, field);
    static const std::pair<const char*, ZoneId> kCards[] = {{"character", kCharacters}, {"support", kSupports},
                                                            {"upgrade", kUpgrades},     {"downgrade", kDowngrades},
                                                            {"plot", kPlots},           {"battlefield", kBattlefield}};
    for (auto [name, zone] : kCards)
        if (what == name && !query.items.empty()) return readNamed(t, seat, zone, query.items[0].text, field);
    return nothing("nothing to read for " + query.text);
}

}  // namespace cantina::destiny
