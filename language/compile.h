// From described cards to the book: checks every word, field and parameter, and compiles abilities to flat code.
//
// A problem never stops the rest: all cards are looked at, and each problem has a file, a line and what to do.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/tree.h"
#include "language/book.h"
#include "language/vocabulary.h"

namespace cantina::language {

struct CardProblem {
    std::string file;
    int line = 0;
    std::string card;
    std::string message;
    bool warning = false;
    std::string text() const;
};

struct CardFile {
    std::string path;  // ".../cards/<set>/<file>.lua": the folder names the set
    std::string text;
};

struct CompileOptions {
    // Which corrections apply: errata with `since` up to this date (YYYY-MM-DD). "printed": none; empty: all.
    std::string asOf;
    bool lint = false;  // add the warnings of language/lint.h; playing needs none
    int copies = 1;     // each card so many times, the copies as cards of their own: "XX-1", "XX-1~2" (for measuring only)
    bool remembers = true;  // the game keeps what has happened (language/log.h)
};

struct Loaded {
    Book book;
    std::vector<CardProblem> problems;  // warnings included
    bool ok() const {
        for (const CardProblem& p : problems)
            if (!p.warning) return false;
        return true;
    }
};

// Trees that the reader made of one file.
struct CardDocument {
    std::string path;
    std::vector<Tree> declarations;
};

// The folder that holds the file: the set of its cards, unless they say otherwise.
std::string setOfPath(const std::string& path);

// The trees of the files that can be read; a problem for each of the others.
std::vector<CardDocument> readDocuments(const Vocabulary& vocabulary, const std::vector<CardFile>& files,
                                        std::vector<CardProblem>& unread);

Loaded compile(const Vocabulary& vocabulary, const std::vector<CardDocument>& documents, const CompileOptions& options = {});

// Reads names (language/names.h) and cards (language/reader.h), and compiles.
Loaded loadCards(const Vocabulary& vocabulary, const std::vector<CardFile>& files, const CompileOptions& options = {});

}  // namespace cantina::language
