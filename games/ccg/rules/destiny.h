// What the two files of the destiny chapter, its words and the battle ask of each other.
#pragma once

#include "games/ccg/state.h"

namespace cantina::ccg {

// --- all draws of one total (rules/destinies.cpp)
void drawDestinies(Table& t, Seat seat, DestinyKind kind, PieceRef source, int count, int32_t plus, uint8_t flags = 0);
void drawBattleDestinies(Table& t, Seat seat);
Value battleDestinies(Table& t, Seat seat);  // how many battle destinies a player may draw in this battle; none: unable
Procedure<Table> destiniesProcedure();

// --- one draw (rules/destiny_draw.cpp)
// What a DestinyFrame reports in Result::detail.
enum DrawDetail : uint8_t { kWasSubstituted = 1, kWillRedraw = 2, kGaveUp = 4, kUnresolvedYet = 8, kWasProtected = 16 };
void putDrawAway(Table& t, Piece card, Seat seat, bool cancelled);
bool changeDraw(Table& t, Op op, int32_t thousandths);
bool mayCancelDraw(Table& t);
bool cancelDraw(Table& t, bool redraw);
bool mayTouchCard(Table& t);  // is there a drawn card that an action could do something to?
Piece drawnCard(Table& t);
bool isChoosing(Table& t);  // is the draw one of a group that stays unresolved?
bool hasTextWhenDrawn(Table& t, Piece card);
void collectWhenDrawn(Table& t, const WindowFrame& w);
bool isBattleDraw(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool isWeaponDraw(Table& t, const language::AbilityFrame& f, const language::Args& a);
bool isDrawnPrinted(Table& t, const language::AbilityFrame& f, const language::Args& a);

// --- two printed destinies (rules/destiny_choice.cpp)
inline constexpr uint8_t kLockedWhileStacked = 63;  // where a lock names the action that it is for
bool hasTwoDestinies(const Table& t, Piece card);
void chooseDestiny(Table& t, Piece card, int which, int action);
int topAction(const Table& t);
void releaseDestinies(Table& t, int action);  // that action is done
void destinyOptions(const Table& t, Piece card, Options& out);
int destinyAnswer(const Table& t, Piece card, const Option& o);
Procedure<Table> destinyChoiceProcedure();

Procedure<Table> upToProcedure();  // value_words.cpp

// What the bearer of a weapon adds to its draws or to their total; `permanent`: the weapon may be part of its bearer.
int32_t addedByBearer(Table& t, PieceRef weapon, bool permanent, Stat stat);

}  // namespace cantina::ccg
