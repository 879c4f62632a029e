// The words of the card language beside verbs: nouns, filters, numbers, conditions, events, timings, fields and die sides.
#include "games/destiny/vocabulary.h"

#include <array>
#include <charconv>

namespace cantina::destiny {
namespace {

using namespace language;

// --- nouns

template <uint8_t kType>
bool isType(Table& t, Piece p) {
    return defOf(t, p).type == kType && !isDie(t, p);
}
bool isCard(Table& t, Piece p) { return !isDie(t, p); }

// Cards as they are played or lie in play: for "after you play ...".
constexpr uint32_t kPlayable = zoneBit(kHand) | zoneBit(kLine) | zoneBit(kDiscard) | kInPlay;

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
};

// --- filters

bool isYours(Table& t, const AbilityFrame& f, Piece p, int32_t) { return controllerOf(t, p) == f.controller; }
bool isOpposing(Table& t, const AbilityFrame& f, Piece p, int32_t) { return !(controllerOf(t, p) == f.controller); }
bool isOther(Table&, const AbilityFrame& f, Piece p, int32_t) { return !(p == f.source.piece); }
bool isReadyCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return !isExhausted(t, p); }
bool isExhaustedCard(Table& t, const AbilityFrame&, Piece p, int32_t) { return isExhausted(t, p); }
bool isDamaged(Table& t, const AbilityFrame&, Piece p, int32_t) { return damageOn(t, p) > 0; }
bool hasColor(Table& t, const AbilityFrame&, Piece p, int32_t color) { return defOf(t, p).number[kColor] == color; }
bool showsSymbol(Table& t, const AbilityFrame&, Piece p, int32_t symbol) {
    return t.s.pieces.isIn(p, kPool) && sideOf(t, p).symbol == symbol;
}
bool showsDamage(Table& t, const AbilityFrame&, Piece p, int32_t) {
    return t.s.pieces.isIn(p, kPool) && sideOf(t, p).isDamage();
}
bool isMatching(Table& t, const AbilityFrame& f, Piece p, int32_t) { return t.s.pieces.data(p).on == f.source.piece; }
bool isOnHost(Table& t, const AbilityFrame& f, Piece p, int32_t) {
    PieceRef host = t.words().host(t, f.source.piece);
    return host.some() && t.s.pieces.data(p).on == host.piece;
}
bool isWithDie(Table& t, const AbilityFrame&, Piece p, int32_t) { return hasDie(t, p); }
bool isKind(Table& t, const AbilityFrame&, Piece p, int32_t type) { return defOf(t, p).type == type; }

constexpr FilterOf<Table> kFilters[] = {
    {{"yours", {}, FilterPlace::owner, "your", ""}, "", isYours},
    {{"opposing", {}, FilterPlace::owner, "an opponent's", ""}, "", isOpposing},
    {{"other", {}, FilterPlace::before, "different", ""}, "", isOther},
    {{"ready_one", {}, FilterPlace::before, "ready", ""}, "", isReadyCard},
    {{"exhausted_one", {}, FilterPlace::before, "exhausted", ""}, "", isExhaustedCard},
    {{"damaged", {}, FilterPlace::before, "damaged", ""}, "", isDamaged},
    {{"of_color", {"color", ParamKind::symbol, "color"}, FilterPlace::before, "{color}", ""}, "", hasColor},
    {{"showing", {"symbol", ParamKind::symbol, "symbol"}, FilterPlace::after, "showing {symbol}", ""}, "", showsSymbol},
    {{"showing_damage", {}, FilterPlace::after, "showing damage", ""}, "", showsDamage},
    {{"of_this", {}, FilterPlace::after, "of this card", "A die that belongs to this card."}, "", isMatching},
    {{"on_host", {}, FilterPlace::after, "of the attached character", ""}, "", isOnHost},
    {{"with_die", {}, FilterPlace::after, "that has a die", ""}, "", isWithDie},
    {{"of_type", {"type", ParamKind::symbol, "type"}, FilterPlace::after, "that is {type}", ""}, "", isKind},
};

// --- numbers, conditions

int32_t damageNumber(Table& t, const AbilityFrame&, PieceRef r) {
    return isAlive(t, r) && !isDie(t, r.piece) ? damageOn(t, r.piece) * 1000 : 0;
}
int32_t shieldNumber(Table& t, const AbilityFrame&, PieceRef r) { return isAlive(t, r) ? shieldsOn(t, r.piece) * 1000 : 0; }
constexpr NumberOf<Table> kNumbers[] = {
    {{"damage_on", {{"target", ParamKind::one}}, "the damage on {target}", ""}, damageNumber},
    {{"shields_on", {{"target", ParamKind::one}}, "the shields on {target}", ""}, shieldNumber},
};

bool holdsBattlefield(Table& t, const AbilityFrame& f, const Args&) { return t.s.holder == f.controller; }
bool hasResources(Table& t, const AbilityFrame& f, const Args& a) {
    return t.s.resources[f.controller.index()] >= a.whole(0);
}
constexpr ConditionOf<Table> kConditions[] = {
    {{"control_battlefield", {}, "you control the battlefield", ""}, holdsBattlefield},
    {{"have_resources", {{"amount", ParamKind::number}}, "you have {amount} or more resources", ""}, hasResources},
};

PieceRef host(Table& t, Piece p) {
    Piece on = t.s.pieces.data(p).on;
    return on.some() ? refOf(t, on) : PieceRef{};
}
// RULING DST-MP-06: with more than two players "an opponent" is for now the next one clockwise; the choice comes with the
// multiplayer chapter.
Seat opponentOf(Table& t, Seat s) { return t.nextSeat(s); }

// --- die sides: "2 ranged", "+1 melee", "3 ranged for 1", "special", "blank"

constexpr std::array<const char*, kSymbolCount> kSymbols = {"blank",    "melee",   "ranged",  "shield",
                                                            "resource", "disrupt", "discard", "special"};

// A side as a number: symbol, value, cost and plus, eight bits each.
int32_t pack(const Side& s) { return s.symbol | s.value << 8 | s.cost << 16 | (s.plus ? 1 << 24 : 0); }

bool readNumber(std::string_view& text, uint8_t& out) {
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (error != std::errc() || out > 20) return false;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    return true;
}

bool parseSide(std::string_view text, Side& out) {
    out = {};
    if (text == "blank") return true;
    if (text == "special") return out.symbol = kSpecialSymbol, true;
    if (text.starts_with('+')) {
        out.plus = true;
        text.remove_prefix(1);
    }
    if (!readNumber(text, out.value) || !text.starts_with(' ')) return false;
    text.remove_prefix(1);
    size_t space = std::min(text.find(' '), text.size());
    for (size_t i = kMelee; i < kSpecialSymbol; ++i)
        if (text.substr(0, space) == kSymbols[i]) out.symbol = static_cast<Symbol>(i);
    text.remove_prefix(space);
    if (out.symbol == kBlank || text.empty()) return out.symbol != kBlank;
    if (!text.starts_with(" for ")) return false;
    text.remove_prefix(5);
    return readNumber(text, out.cost) && text.empty();
}

bool parseDie(const Tree& value, int32_t* slots, std::string& error) {
    if (!value.isTable() || value.items.size() != kDieSides) return error = "a die is a list of six sides", false;
    for (size_t i = 0; i < kDieSides; ++i) {
        Side s;
        if (!value.items[i].isText() || !parseSide(value.items[i].text, s))
            return error = "'" + value.items[i].text +
                           "' is no side: write \"2 ranged\", \"+1 melee\", \"3 ranged for 1\", \"special\" or \"blank\"",
                   false;
        slots[1 + i] = pack(s);
    }
    slots[0] = kDieSides;
    return true;
}
std::string showDie(const int32_t* slots);

constexpr FieldWord kDieField = {"die", FieldKind::custom, kSides, 7, "", false, parseDie, showDie, "Six sides."};
constexpr FieldWord kCostField = {"cost", FieldKind::number, kCost, 1, "", true, nullptr, nullptr, ""};
constexpr FieldWord kColorField = {"color", FieldKind::symbol, kColor, 1, "color", false, nullptr, nullptr, ""};
constexpr FieldWord kUniqueField = {"unique", FieldKind::flag, kUnique, 1, "", false, nullptr, nullptr, ""};
constexpr FieldWord kCharacterFields[] = {
    {"points", FieldKind::numbers, kPoints, 2, "", true, nullptr, nullptr, "One die, two dice."},
    {"health", FieldKind::number, kHealth, 1, "", true, nullptr, nullptr, ""},
    kDieField,
    kColorField,
    kUniqueField,
};
constexpr FieldWord kCardFields[] = {kCostField, kDieField, kColorField, kUniqueField};
constexpr FieldWord kEventFields[] = {kCostField, kColorField};
constexpr FieldWord kBattlefieldFields[] = {kColorField};

std::string showDie(const int32_t* slots) {
    std::string out;
    CardDef def;
    for (int i = 0; slots[0] != 0 && i < kDieSides; ++i) {
        def.number[kDie + i] = slots[1 + i];
        out += (out.empty() ? "" : ", ") + sideText(side(def, i));
    }
    return out;
}

const std::vector<EventWord>& events() {
    static const Param kSubject{"subject", ParamKind::one, "character"};
    static const Param kCardSubject{"subject", ParamKind::one, "card"};
    static const Param kObject{"object", ParamKind::one, "character"};
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
        {"die_removed", {kCardSubject}, "a die of {subject} is removed", "The object is the die."},
        {"battlefield_claimed", {}, "a player claims the battlefield", ""},
        {"round_ends", {}, "this round ends", ""},
        {"readies", {kCardSubject}, "{subject} readies", ""},
        {"exhausts", {kCardSubject}, "{subject} exhausts", ""},
        {"plays_on", {kCardSubject, kObject}, "{subject} is played on {object}", "An upgrade and its host."},
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
    };
    return list;
}

Vocabulary build() {
    Vocabulary out;
    out.game = "destiny";
    for (const auto& x : verbs()) out.verbs.push_back(x.word);
    for (const auto& x : kNouns) out.nouns.push_back(x.word);
    for (const auto& x : kFilters) out.filters.push_back(x.word);
    for (const auto& x : kNumbers) out.numbers.push_back(x.word);
    for (const auto& x : kConditions) out.conditions.push_back(x.word);
    out.events = events();
    out.timings = timings();
    out.symbols = {
        {"activity", "activate_characters", kActivating, "activate characters"},
        {"activity", "claim_battlefield", kClaiming, "claim the battlefield"},
        {"color", "gray", 0, "gray"},
        {"color", "red", 1, "red"},
        {"color", "yellow", 2, "yellow"},
        {"color", "blue", 3, "blue"},
        {"symbol", "melee", kMelee, "melee damage"},
        {"symbol", "ranged", kRanged, "ranged damage"},
        {"symbol", "shield", kShield, "shields"},
        {"symbol", "resource", kResource, "resources"},
        {"symbol", "disrupt", kDisrupt, "disrupt"},
        {"symbol", "special_side", kSpecialSymbol, "a special"},
        {"type", "an_event", kEvent, "an event"},
        {"type", "an_upgrade", kUpgrade, "an upgrade"},
        {"type", "a_support", kSupport, "a support"},
    };
    out.keywords = {
        {"ambush", false, "Ambush", "DST-KW-AMB-01", ""},
        {"guardian", false, "Guardian", "DST-KW-GRD-01", ""},
        {"redeploy", false, "Redeploy", "DST-KW-RED-01", ""},
    };
    out.types = {
        {"character", kCharacter, kCharacterFields, "", true, "this character"},
        {"upgrade", kUpgrade, kCardFields, "", true, "this upgrade"},
        {"support", kSupport, kCardFields, "", true, "this support"},
        {"event", kEvent, kEventFields, "", true, "this event"},
        {"battlefield", kBattlefieldCard, kBattlefieldFields, "", true, "this battlefield"},
    };
    out.hostWording = "the attached character";
    out.limits = {"round"};
    return out;
}

}  // namespace

std::string sideText(const Side& s) {
    if (s.symbol == kBlank || s.symbol == kSpecialSymbol) return kSymbols[s.symbol];
    std::string out = (s.plus ? "+" : "") + std::to_string(s.value) + " " + kSymbols[s.symbol];
    return s.cost > 0 ? out + " for " + std::to_string(s.cost) : out;
}

const Vocabulary& vocabulary() {
    static const Vocabulary v = build();
    return v;
}

const State::Words& words() {
    static const State::Words w{verbs(), kNouns, kFilters, kNumbers, kConditions, host, opponentOf};
    return w;
}

}  // namespace cantina::destiny
