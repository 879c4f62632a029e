// The verbs that say what holds: change, grant, strip, forbid, allow. Under `constant` they are never done, values.cpp reads
// what they say; among effects they last for a period (language/lasting.h).
#include "games/lcg/selector_notes.h"
#include "games/lcg/words.h"

namespace cantina::lcg {
namespace {

using namespace language;

constexpr NumberRange kWholeChanges{-99, 99};
constexpr Param kStat{"stat", ParamKind::symbol, "stat"};
constexpr Param kMaybeAmount{"amount", ParamKind::number, "", true, kNotSaid, kWholeChanges};
constexpr Param kSetTo{"to", ParamKind::number, "", true, kNotSaid, kMeasures};
constexpr Param kTimes{"times", ParamKind::number, "", true, kNotSaid};
constexpr Param kOf{"of", ParamKind::whom};
constexpr Param kLasting{"lasting", ParamKind::symbol, "period", true, kNotSaid};
constexpr Param kAsLongAs{"as_long_as", ParamKind::holding, "", true};
constexpr Param kOn{"on", ParamKind::whom, kOtherParty, true, kNotSaid};
constexpr Param kWith{"with", ParamKind::whom, kOtherParty, true, kNotSaid};
constexpr Param kDoneBy{"by", ParamKind::seat, "", true, kNotSaid};

// Where values.cpp looks for it (kHowAt).
constexpr Param kHow{"how", ParamKind::symbol, "means", true, kNotSaid};

constexpr Needs<Table> always{};
// A player is always there.
template <int kParam>
bool isThereOrPlays(Table& t, const AbilityFrame&, const Args& a) {
    return a.holder(kParam).some() || a.open[kParam] || t.s.pieces.alive(a.at(kParam));
}
constexpr Need<Table> kOfSecond[] = {{partOf("LCG-FX-05"), "what it would be done to is not there", isThereOrPlays<1>}};
constexpr Need<Table> kOfThird[] = {{partOf("LCG-FX-05"), "what it would be done to is not there", isThereOrPlays<2>}};

constexpr auto lasts = lastsFor<Table>;

constexpr Verb<Table> kForms[] = {
    {{"change",
      {kStat, kMaybeAmount, kOf, kSetTo, kTimes, kLasting, kAsLongAs},
      "{of} gets +{amount} {stat}[ until {lasting}][ as long as {as_long_as}]",
      "",
      "A number that is added, or to =, or times =.",
      0,
      Form::change,
      {{"to", "{of} has a {stat} of {to}[ until {lasting}][ as long as {as_long_as}]"},
       {"times", "{of} has {times} times its {stat}[ until {lasting}][ as long as {as_long_as}]"}}},
     kOfThird,
     lasts},
    {{"change",
      {{"stat", ParamKind::symbol, "price"},
       {"amount", ParamKind::number, "", false, 0, kWholeChanges},
       {"of", ParamKind::whom, kOtherParty},
       {"lasting", ParamKind::symbol, "next card"}},
      "{of} gets +{amount} {stat} if it is {lasting}",
      "",
      "Until it is played, or the turn or phase ends.",
      0,
      Form::change},
     always,
     lasts},
    // The floor stands where values.cpp looks for it (kFloorAt).
    {{"change",
      {{"stat", ParamKind::symbol, "price"},
       {"amount", ParamKind::number, "", false, 0, kWholeChanges},
       kOf,
       {"at_least", ParamKind::number},
       kLasting,
       kAsLongAs},
      "{of} gets +{amount} {stat} (to a minimum of {at_least})[ until {lasting}][ as long as {as_long_as}]",
      "",
      "",
      0,
      Form::change},
     kOfThird,
     lasts},
    {{"grant",
      {{"quality", ParamKind::symbol, "quality"}, {"to", ParamKind::whom}, kLasting, kAsLongAs},
      "{to} gains {quality}[ until {lasting}][ as long as {as_long_as}]",
      "",
      "",
      0,
      Form::grant},
     kOfSecond,
     lasts},
    // `objective` is a noun and a trait: here it is the noun.
    {{"grant",
      {{"quality", ParamKind::symbol, "descriptor"},
       {"with", ParamKind::whom, kOtherParty},
       {"to", ParamKind::whom},
       kLasting,
       kAsLongAs},
      "{to} gains {quality} for {with}[ until {lasting}][ as long as {as_long_as}]",
      "LCG-KW-PRO-01",
      "Whom it protects, as a noun.",
      0,
      Form::grant},
     kOfThird,
     lasts},
    {{"grant",
      {{"quality", ParamKind::symbol, "descriptor"},
       {"trait", ParamKind::symbol, "trait"},
       {"to", ParamKind::whom},
       kLasting,
       kAsLongAs},
      "{to} gains {quality} {trait}[ until {lasting}][ as long as {as_long_as}]",
      "LCG-KW-PRO-01",
      "",
      0,
      Form::grant},
     kOfThird,
     lasts},
    {{"grant",
      {{"quality", ParamKind::symbol, "numbered keyword"},
       numberParam("amount"),
       {"to", ParamKind::whom},
       kLasting,
       kAsLongAs},
      "{to} gains {quality} ({amount})[ until {lasting}][ as long as {as_long_as}]",
      "LCG-KW-EDG-01",
      "",
      0,
      Form::grant},
     kOfThird,
     lasts},
    {{"strip",
      {{"keyword", ParamKind::symbol, "keyword"}, {"from", ParamKind::whom}, kLasting, kAsLongAs},
      "{from} loses {keyword}[ until {lasting}][ as long as {as_long_as}]",
      "",
      "",
      0,
      Form::strip},
     kOfSecond,
     lasts},
    {{"forbid",
      {{"act", ParamKind::symbol, "act"}, kOf, kOn, kDoneBy, kWith, kLasting, kAsLongAs, kHow},
      "{of} cannot {act}[ {on}][ by {by}][ by {with}][ by {how}][ until {lasting}][ as long as {as_long_as}]",
      "",
      "Written forbid(attacks(this)): who or what, and the other parties of the act.",
      0,
      Form::forbid},
     kOfSecond,
     lasts},
    {{"allow",
      {{"act", ParamKind::symbol, "own act"},
       {"of", ParamKind::whom, kOtherParty},
       {"lasting", ParamKind::symbol, "next card"}},
      "{of} may {act} if it is {lasting}",
      "",
      "Until it is played, or the turn or phase ends.",
      0,
      Form::allow},
     always,
     lasts},
    {{"allow",
      {{"act", ParamKind::symbol, "unusual act"}, kOf, kLasting, kAsLongAs},
      "{of} may {act}[ until {lasting}][ as long as {as_long_as}]",
      "",
      "Written allow(divides_damage(host)).",
      0,
      Form::allow},
     kOfSecond,
     lasts},
};

}  // namespace

std::span<const Verb<Table>> formVerbs() { return kForms; }

}  // namespace cantina::lcg
