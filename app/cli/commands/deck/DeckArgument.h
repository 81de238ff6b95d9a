#pragma once

#include <optional>
#include <string>

#include "app/cli/Arguments.h"
#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"

namespace duelogue {

/// A deck that a command names: a file, which is opened once, or an id.
struct DeckArgument {
    std::string name;
    std::optional<DeckFile> file{};

    explicit DeckArgument(const std::string& word) : name(word), file(DeckFile::open(word)) {}
};

/// Returns the game of --game, or else the game of the deck; the first game by default. Returns nullptr if the named
/// game does not exist.
[[nodiscard]] const Game* gameOf(Arguments& arguments, const DeckArgument& deck, std::optional<DeckFormat> format = {});

/// Returns the deck; nullopt after setting a problem if it can't be read or does not exist.
[[nodiscard]] std::optional<Deck> deckOf(Arguments& arguments, const Game& game, const DeckArgument& deck);

}  // namespace duelogue
