// The word tables of this game, each defined beside what its words do: verbs.cpp, form_words.cpp, token_words.cpp,
// control_words.cpp, attach_words.cpp, event_words.cpp and words.cpp.
#pragma once

#include "games/lcg/vocabulary.h"

namespace cantina::lcg {

std::span<const language::Verb<Table>> verbs();
std::span<const language::Verb<Table>> attachVerbs();   // attach_words.cpp
std::span<const language::Verb<Table>> controlVerbs();  // control_words.cpp
std::span<const language::Verb<Table>> formVerbs();     // form_words.cpp
std::span<const language::Verb<Table>> tokenVerbs();    // token_words.cpp
std::span<const language::Noun<Table>> nouns();
std::span<const language::FilterOf<Table>> filters();
std::span<const language::NumberOf<Table>> numbers();
std::span<const language::ConditionOf<Table>> conditions();
PieceRef hostOf(Table& t, Piece p);
void addEvents(language::Vocabulary& v);  // event_words.cpp
void addTimings(language::Vocabulary& v);

// What remove(token, n, from) takes in place of a number: all there are, or as many as the player says.
inline constexpr int kAllTokens = 99, kAnyTokens = -1;

// The tag of the verb that plays a card: then the card's cost is the ability's price.
inline constexpr uint8_t kPlaysTag = 1;
// A place of move() that is no zone by itself.
inline constexpr int kOnTop = kZoneCount;
// What during() asks for beside the phases.
enum TimeId : uint8_t { kInEngagement = 6, kInEdgeBattle, kInStrike, kInStruggle };

// What an act is done with, where a form or an event says so: how = icons.
enum MeansId : uint8_t { kByIcons = 1, kOfDamage };

constexpr uint32_t bit(int zone) { return 1u << zone; }
inline constexpr uint32_t kInPlay = bit(kUnits) | bit(kObjectives) | bit(kSupport);
inline constexpr uint32_t kOutOfPlay = ~kInPlay;

}  // namespace cantina::lcg
