#pragma once

#include <QString>
#include <string>
#include <variant>

#include "app/games/Games.h"
#include "cards/decks/Deck.h"

namespace duelogue {

/// A deck in a file, as the game reads it that understands most of it.
struct GivenDeck {
    std::string path;
    const Game* game = nullptr;
    DeckReading reading;
};
/// Matches in the notation.
struct GivenReplay {
    std::string path;
    std::string text;
};
/// Why a file can't be opened, a sentence.
struct GivenProblem {
    QString sentence;
};

/// What is in a file that was given to the program to open: a replay, where its text begins with "game", else a deck.
/// `usual` is the game whose deck it is where several understand it alike.
[[nodiscard]] std::variant<GivenDeck, GivenReplay, GivenProblem> readGivenFile(const std::string& path,
                                                                               const std::string& usual);

}  // namespace duelogue
