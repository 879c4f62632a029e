// What other chapters ask about starships, vehicles and who is aboard.
#pragma once

#include "games/ccg/rules/rules.h"

namespace cantina::ccg {

inline bool isCraft(const Table& t, Piece p) {
    return (isType(t, p, kStarship) || isType(t, p, kVehicle)) && factOf(t, p, kClassSlot) != kNoClass;
}

bool isEnclosed(const Table& t, Piece craft);
bool isPresent(const Table& t, Piece p);  // at its location, not inside something
Piece craftOf(const Table& t, Piece p);   // what it is aboard of, or none
bool isPiloted(Table& t, Piece craft);
bool isLanded(const Table& t, Piece craft);
bool hasCrew(Table& t, Piece craft);              // a pilot or driver of any kind, although it be landed
bool hasNavComputer(const Table& t, Piece ship);  // its own, or an astromech or the like aboard
bool mayChangeSeat(Table& t, Piece card);         // from pilot to passenger or back: there is room, and it can
// Which slot a card would take aboard: none, a pilot's, another.
enum class Slot : uint8_t { none, pilot, other };
Slot slotAboard(Table& t, Piece craft, Piece card);
bool isPassenger(const Table& t, Piece craft, Piece card);  // of a kind that it takes aboard, if there is room
void board(Table& t, Piece card, Piece craft);
bool canPilot(Table& t, Piece craft, Piece card);  // with a pilot icon; a transport takes anybody
bool hasPassengerRoom(Table& t, Piece craft, int seats);
bool isRider(const Table& t, Piece p, Piece vehicle);  // a passenger of it
bool isDriven(const Table& t, Piece craft);            // a transport vehicle: its pilot is a driver
int32_t pilotBonus(Table& t, Piece craft);             // power that its pilots add, thousandths
int32_t abilityOfCraft(Table& t, Piece craft);         // of its permanent pilot, thousandths
// Ability that counts for drawing battle destiny, thousandths.
int32_t destinyAbility(Table& t, Piece p);
bool isWarrior(Table& t, Piece p);

}  // namespace cantina::ccg
