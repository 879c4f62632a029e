// The tables of words: verbs*.cpp say what cards do, conditions.cpp what is read, vocabulary.cpp everything else.
#pragma once

#include "games/destiny/rules/rules.h"

namespace cantina::destiny {

// What verbs_continuous.cpp, verbs.cpp, verbs_tokens.cpp, verbs_dice.cpp, verbs_cards.cpp and verbs_orders.cpp have.
std::span<const language::Verb<Table>> verbs();
std::span<const language::Verb<Table>> diceVerbs();
std::span<const language::Verb<Table>> cardVerbs();
std::span<const language::Verb<Table>> orderVerbs();
std::span<const language::Verb<Table>> tokenVerbs();
std::span<const language::Verb<Table>> continuousVerbs();
std::span<const language::NumberOf<Table>> numbers();
std::span<const language::ConditionOf<Table>> conditions();

// --- what verbs share

inline Did didOf(int done, int wanted) { return done <= 0 ? Did::nothing : done < wanted ? Did::partly : Did::full; }
inline bool isThere(Table& t, const language::Args& a, int i) {
    return a.open[static_cast<size_t>(i)] || isAlive(t, a.at(i));
}
// The character whose defeat is being answered, where it lies now: it may come back.
inline bool isJustDefeated(Table& t, const AbilityFrame& f, PieceRef r) {
    return f.event.kind == kDefeated && f.event.subject == r && !isAlive(t, r) && t.s.pieces.isIn(r.piece, kSetAside);
}
inline constexpr language::Needs<Table> always{};
// DST-TERM-06: what is gone cannot be chosen. The piece of that parameter.
template <int kParam>
bool isStillThere(Table& t, const AbilityFrame&, const language::Args& a) {
    return isThere(t, a, kParam);
}
template <int kParam>
inline constexpr language::Need<Table> kThere{partOf("DST-TERM-06"), "what it would be done to is not there",
                                              isStillThere<kParam>};
inline constexpr language::Need<Table> kNeedsFirst[] = {kThere<0>};
inline constexpr language::Need<Table> kNeedsBoth[] = {kThere<0>, kThere<1>};
inline constexpr language::Need<Table> kNeedsLastTwo[] = {kThere<1>, kThere<2>};
inline constexpr language::Param kNoParam{};
constexpr language::Param amount(const char* name = "amount") { return language::numberParam(name); }
constexpr language::Param one(const char* name) { return {name, language::ParamKind::one}; }
// A piece, or a player in its place.
constexpr language::Param holder(const char* name) { return {name, language::ParamKind::holder}; }
constexpr language::Param piece(const char* name) { return {name, language::ParamKind::one, "", true, language::kNoPiece}; }
constexpr language::Param symbol(const char* name, const char* set) { return {name, language::ParamKind::symbol, set}; }
// A number that may also be "all", or "any".
constexpr language::Param allOr(language::Param p, bool any = false) {
    p.also = any ? language::kAlsoAll | language::kAlsoAny : language::kAlsoAll;
    return p;
}
constexpr language::Param seatParam(const char* name = "who") { return {name, language::ParamKind::seat, "", true}; }
// An operand that may be left out, with what it is then.
constexpr language::Param given(language::Param p, int32_t fallback) {
    p.optional = true;
    p.fallback = fallback;
    return p;
}
// An adverb: `unblockable = yes`.
constexpr language::Param flag(const char* name) { return {name, language::ParamKind::symbol, "flag", true}; }
// DST-ABL-04: an ability is carried out as far as possible; off: a part that cannot be done in full is not done at all.
inline int asMuchAs(Table& t, int wanted, int possible) {
    if (possible >= wanted) return wanted;
    return t.on("DST-ABL-04"_rule) ? possible : 0;
}
// Where put{...} puts a card: kept and face down are on this card.
enum Place { kToHand, kToDeckTop, kToDeckBottom, kToAside, kIntoPlay, kKept, kFaceDown, kNoPlace };
enum Role { kAsSupport, kAsMod };
// Which ability of another card is used.
enum Used { kUseSpecial, kUseClaim, kUsePowerAction };

std::span<const language::TypeWord> types();
std::vector<language::SymbolWord> symbols();
// Which opponent an ability means among several: rules/opponents.cpp.
language::Opponent meantOpponent(const language::Book& book, const language::Ability& a);
constexpr uint32_t zoneBit(int zone) { return 1u << zone; }
inline constexpr uint32_t kInPlay =
    1u << kCharacters | 1u << kSupports | 1u << kUpgrades | 1u << kBattlefield | 1u << kPlots | 1u << kDowngrades;

}  // namespace cantina::destiny
