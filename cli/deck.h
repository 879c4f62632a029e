// `cantina deck`: decks of the program and of players, in our form and in those of the communities.
#pragma once

#include <string>
#include <vector>

#include "cli/output.h"

namespace cantina::cli {

struct DeckArgs {
    std::string game;   // of files that could be of several; empty: found out
    std::string cards;  // folder with user-made cards; empty: none
};

struct DeckListArgs : DeckArgs {};
struct DeckCheckArgs : DeckArgs {
    std::vector<std::string> decks;  // names of shipped decks or files
    std::string format;              // empty: the deck's own, else the game's default
    std::string edition;             // of the rules, where a game has several; empty: the format's
};
struct DeckImportArgs : DeckArgs {
    std::string file;
    std::string form;  // empty: found out
    std::string out;   // empty: standard output
    bool partial = false, force = false;
};
struct DeckExportArgs : DeckArgs {
    std::string deck, form, out;
    bool force = false;
};
struct DeckShowArgs : DeckArgs {
    std::vector<std::string> decks;
};

int deckList(const DeckListArgs& args, Output& out);
int deckCheck(const DeckCheckArgs& args, Output& out);
int deckImport(const DeckImportArgs& args, Output& out);
int deckExport(const DeckExportArgs& args, Output& out);
int deckShow(const DeckShowArgs& args, Output& out);

}  // namespace cantina::cli
