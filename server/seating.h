// Who sits where at a table of three or four: drawn (DST-MP-02), computers on some seats, friends on others.
#pragma once

#include <optional>

#include "server/hall.h"

namespace cantina::server {

// The players beside the one who wishes, each with what was asked for; from `players` and `opponent` where nothing was.
std::vector<OtherSeat> othersOf(const NewTable& wish);
// "Greedy (computer)", "Greedy 2 (computer)": two of one kind at a table are told apart.
void nameComputers(Head& head);
bool isComputer(const std::string& name);
// The seat of who wishes, of `players` seats.
int drawnSeat(const ChanceKey& key, int players);
// In which order the others follow on the seats that are left.
std::vector<size_t> drawnOrder(const ChanceKey& key, size_t others);
// Three or four: decks, computers and places for everybody but who wishes, whose deck is `own`.
std::optional<Refusal> seatMany(const Shelf& shelf, const NewTable& wish, const ChanceKey& key, int seat, DeckList own,
                                Head& head);

}  // namespace cantina::server
