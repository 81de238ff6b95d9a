#pragma once

#include <QString>
#include <string>
#include <variant>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"

namespace duelogue {

/// A deck from a file, read by the game that understands most of its cards.
struct GivenDeck {
    std::string path;
    const Game* game = nullptr;
    ImportedDeck reading;
};
/// Matches in the notation.
struct GivenReplay {
    std::string path;
    std::string text;
};
/// The reason why a file can't be opened, in one sentence.
struct GivenProblem {
    QString sentence;
};

/// Reads a file that the program was asked to open: a replay if its text begins with "game", otherwise a deck. `usual`
/// is the game that is preferred if several understand the deck equally well.
[[nodiscard]] std::variant<GivenDeck, GivenReplay, GivenProblem> readGivenFile(const std::string& path,
                                                                               const std::string& usual);

}  // namespace duelogue
