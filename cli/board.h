// The table as text: both sides with what is in play, attached pieces beneath their host, and the counts of what is hidden.
#pragma once

#include <string>
#include <vector>

#include "cli/output.h"
#include "match/choices.h"

namespace cantina::cli {

struct BoardLine {
    Style style = Style::plain;
    std::string text;
};

struct BoardPlan {
    Seat viewer;                     // drawn last, with the hand; kSpectator: nobody's hand
    std::vector<std::string> names;  // one per seat
    size_t width = 80;               // from 120 on both sides stand beside each other
};

std::vector<BoardLine> drawBoard(const TableView& table, const BoardPlan& plan);
void printBoard(const std::vector<BoardLine>& lines, Output& out);

using match::marksText;
// "Toy Raider (damage 2)"; a hidden piece is "hidden".
std::string pieceText(const PieceView& piece);

}  // namespace cantina::cli
