#include "tests/support/harbour/harbour.h"

namespace cantina::harbour {
namespace {

using namespace language;

constexpr FieldWord kSailorFields[] = {
    {"health", FieldKind::number, 0, 1, "", true, nullptr, nullptr, "How much damage it takes."},
    {"points", FieldKind::numbers, 1, 2, "", false, nullptr, nullptr, "One number, or two for the elite side.", false,
     kValues},
    {"color", FieldKind::symbol, 3, 1, "color", false, nullptr, nullptr, ""},
    {"trades", FieldKind::symbols, 4, 1, "trade", false, nullptr, nullptr, ""},
    {"unique", FieldKind::flag, 5, 1, "", false, nullptr, nullptr, ""},
    {"subtitle", FieldKind::text, 0, 0, "", false, nullptr, nullptr, "", true},
};
constexpr FieldWord kCostFields[] = {{"cost", FieldKind::number, 0, 1, "", true, nullptr, nullptr, ""}};

const Param kAmount = numberParam("amount");
const Param kTarget{"target", ParamKind::one};

void verbs(Vocabulary& v) {
    v.verbs = {
        {"deal", {kAmount, {"to", ParamKind::one}}, "deal {amount} damage to {to}", "HRB-DEAL", "Damage."},
        {"spray", {kAmount, {"to", ParamKind::one}}, "deal {amount} indirect damage to {to}", "HRB-DEAL", ""},
        {"gain", {kAmount}, "gain {amount} coin(s)", "HRB-GAIN", ""},
        {"lose", {numberParam("amount", kChanges)}, "lose {amount} coin(s)", "HRB-LOSE", ""},
        {"draws", {{"who", ParamKind::seat}, kAmount}, "{who} draw(s) {amount} card(s)", "HRB-DRAW", ""},
        {"permit", {{"who", ParamKind::seat}}, "{who} may sail again", "HRB-SAIL", ""},
        {"exhaust", {{"target", ParamKind::one, "", true}}, "exhaust {target}", "HRB-EXH", ""},
        {"remove", {kTarget}, "remove {target}", "HRB-REM", ""},
        {"move",
         {kAmount, {"from", ParamKind::one}, {"to", ParamKind::one}},
         "move {amount} damage from {from} to {to}",
         "HRB-MOVE",
         ""},
        {"give", {kAmount, kTarget}, "give {target} {amount} rum token(s)", "HRB-GIVE", ""},
        {"change",
         {{"stat", ParamKind::symbol, "stat"},
          {"amount", ParamKind::number, "", true, kNotSaid, kChanges},
          {"of", ParamKind::whom},
          {"to", ParamKind::number, "", true, kNotSaid, kMeasures},
          {"times", ParamKind::number, "", true, kNotSaid},
          {"lasting", ParamKind::symbol, "period", true, kNotSaid}},
         "{of} gets +{amount} {stat}[ until {lasting}]",
         "HRB-CHANGE",
         "",
         0,
         Form::change,
         {{"to", "{of} has a {stat} of {to}[ until {lasting}]"},
          {"times", "{of} has {times} times its {stat}[ until {lasting}]"}}},
        {"forbid",
         {{"act", ParamKind::symbol, "act"},
          {"of", ParamKind::whom},
          {"lasting", ParamKind::symbol, "period", true, kNotSaid}},
         "{of} cannot {act}[ until {lasting}]",
         "HRB-FORBID",
         "",
         0,
         Form::forbid},
        {"reroll", {kAmount}, "reroll {amount} die(dice)", "HRB-ROLL", ""},
        {"turn", {kTarget, {"side", ParamKind::symbol, "side", true, 1}}, "turn {target} to {side}", "HRB-TURN", ""},
        {"dodge", {}, "dodge", "HRB-DODGE", "", 3},
        {"brace",
         {numberParam("amount", kAmounts, kAlsoAll),
          {"of", ParamKind::those},
          {"lasting", ParamKind::symbol, "side", true, -1},
          {"as_long_as", ParamKind::holding, "", true}},
         "brace {of} against {amount} wave(s)[ until {lasting} is up][ as long as {as_long_as}]",
         "HRB-DODGE",
         "",
         3},
        {"look", {kTarget}, "look at {target}'s hold", "HRB-LOOK", ""},
        {"demand", {{"who", ParamKind::seat}, kAmount}, "unless {who} pay(s) {amount} coin(s)", "HRB-DEM", ""},
        {"take", {kTarget}, "show {target} and put it under the mast", "HRB-TAKE", ""},
        {"arm", {kTarget, kAmount}, "{target} gets +{amount} Armor", "HRB-ARM", ""},
    };
}

void nounsAndFilters(Vocabulary& v) {
    v.nouns = {
        {"sailor", "sailor", "sailors", 1, "A sailor in play."},
        {"die", "die", "dice", 2, ""},
        {"unit", "unit", "units", 3, ""},
        {"ally", "ally", "allies", 1, ""},
        {"hand_card", "card in hand", "cards in hand", 4, ""},
    };
    v.filters = {
        {"yours", {}, FilterPlace::owner, "your", "Under your control."},
        {"opposing", {}, FilterPlace::owner, "an opponent's", ""},
        {"other", {}, FilterPlace::before, "other", ""},
        {"exhausted", {}, FilterPlace::before, "exhausted", ""},
        {"unique_one", {}, FilterPlace::before, "unique", ""},
        {"healthy", numberParam("n", kMeasures), FilterPlace::after, "with {n} or more health", ""},
        {"showing", {"side", ParamKind::symbol, "side"}, FilterPlace::after, "showing {side}", ""},
        {"theirs", {}, FilterPlace::owner, "of your opponent's", ""},
        {"hooked", {}, FilterPlace::after, "that has a hook", ""},
        {"shares_bunk", {"sailor", ParamKind::related}, FilterPlace::after, "that shares a bunk with {sailor}", ""},
        {"ashore", {}, FilterPlace::after, "ashore", "", 1},
        {"of_type", {"type", ParamKind::symbol, "card_type"}, FilterPlace::before, "{type}", ""},
    };
}

void moments(Vocabulary& v) {
    v.events = {
        {"nothing", {}, "nothing happens", ""},
        {"activates", {{"subject", ParamKind::one, "sailor"}}, "{subject} activates", ""},
        {"attacks",
         {{"subject", ParamKind::one, "sailor"}, {"object", ParamKind::one, "sailor"}},
         "{subject} attacks {object}",
         ""},
        {"is_dealt",
         {{"subject", ParamKind::one, "sailor"}},
         "{subject} is dealt damage",
         "",
         "",
         {{{Role::from, "side", " from {}"}, {Role::to, "die", " towards {}", true}}},
         true},
        {"tide_turns", {}, "the tide turns", ""},
        {.name = "stowed",
         .params = {{"subject", ParamKind::one, "sailor"}},
         .wording = "{subject} was just stowed",
         .help = "",
         .at = 1,
         .from = 4},
        {"draws_card", {}, "a player draw(s) a card", ""},
        {"becomes", {{"what", ParamKind::holding}}, "{what}", ""},
    };
    v.timings = {
        {.name = "after",
         .takesEvent = true,
         .wording = "After {event}, {effect}.",
         .zones = 1,
         .hidden = false,
         .help = "Answers what happened.",
         .stateWording = "When {event}, {effect}."},
        {"before", true, "Before {event}, {effect}.", 1, false, ""},
        {"action", false, "Action: {effect}.", 1, false, ""},
        {"on_play", false, "{effect}.", 4, true, "When it is played.", " to ", true},
        {"response", true, "If {event}, {effect}.", 1, false, ""},
        {"signal", false, "{effect}.", 1, false, "", ": "},
        {"dues", false, "Dues: {effect}{or}.", 1, false, ""},
        {"constant", false, "{effect}.", 1, false, "What holds.", " to ", false, false, true},
    };
    v.numbers = {{"damage_on", {{"target", ParamKind::one, "", true}}, "the damage on {target}", ""}};
    v.conditions = {
        {"rich", {kAmount}, "you have {amount} or more coin(s)", ""},
        {"is_exhausted", {kTarget}, "{target} is exhausted", ""},
        {"more", {numberParam("a", kChanges), numberParam("b", kChanges)}, "{a} is greater than {b}", ""},
    };
    v.limits = {"tide", "sea_day"};
}

}  // namespace

const Vocabulary& vocabulary() {
    static const Vocabulary v = [] {
        Vocabulary out;
        out.game = "harbour";
        verbs(out);
        nounsAndFilters(out);
        moments(out);
        out.symbols = {{"side", "anchor", 0, "an anchor"},
                       {"side", "wave", 1, "a wave"},
                       {"color", "red", 0, "red"},
                       {"color", "blue", 1, "blue"},
                       {"trade", "cook", 0, "cook"},
                       {"trade", "mate", 3, "mate"},
                       {"stat", "strength", 4, "strength"},
                       {"stat", "hand_size", 5, "{of}'s hand size is {amount} larger"},
                       {"act", "departs", 6, "sail"},
                       {"act", "sings", 7, "sing"},
                       {"card_type", "ally_card", 1, "ally"},
                       {"card_type", "rope_card", 2, "rope"},
                       {"period", "next_tide", 1, "the end of the next tide"},
                       {"period", "tide", 0, "the end of the tide"}};
        out.keywords = {{"armor", true, "Armor {n}", "HRB-ARM", ""}, {"loyal", false, "Loyal", "HRB-LOY", "It stays."}};
        out.types = {{"crew", 1, kSailorFields, "A sailor of your crew.", true, "this sailor"},
                     {"rigging", 2, kCostFields, "", true, "this rigging"},
                     {"ploy", 3, kCostFields, ""}};
        out.hostWording = "the attached <red, blue: painted >sailor";
        return out;
    }();
    return v;
}

Loaded load(const std::string& text, bool lint, const std::string& asOf) {
    return loadCards(vocabulary(), {{"cards/TT/cards.lua", text}}, {asOf, lint});
}

std::vector<std::string> problemsOf(const std::string& text, bool lint) {
    std::vector<std::string> out;
    for (const CardProblem& p : load(text, lint).problems)
        out.push_back(std::to_string(p.line) + ": " + (p.warning ? "warning: " : "") + p.message);
    return out;
}

}  // namespace cantina::harbour
