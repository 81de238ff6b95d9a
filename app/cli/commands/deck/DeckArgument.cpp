#include "app/cli/commands/deck/DeckArgument.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "app/cli/ReadPlayOptions.h"
#include "app/library/decks/DeckLibrary.h"
#include "app/library/decks/FindDeck.h"

namespace duelogue {

namespace {

/// Returns the game that knows most of the cards in a file.
const Game* gameOfFile(const std::vector<const Game*>& games, const DeckFile& file, std::optional<DeckFormat> format) {
    const Game* best = nullptr;
    int most = -1;
    for (const Game* game : games) {
        const int size = file.read(game->pool(), format, game->deckBuilding().rules).deck.size();
        if (size > most) {
            best = game;
            most = size;
        }
    }
    return best;
}

/// Returns the game that has a deck of that name, among the program's or the user's decks; otherwise the first game.
/// Queries the user's decks once for all games, because a query may wait for another program that writes to the
/// database.
const Game* gameOfName(const std::vector<const Game*>& games, const std::string& id) {
    const std::string first = id.substr(0, id.find('+'));
    const auto isOfGame = [&](const Game* game) {
        return std::ranges::any_of(game->decks(), [&](const NamedDeck& named) { return named.id == first; });
    };
    const auto its = std::ranges::find_if(games, isOfGame);
    if (its != games.end()) return *its;
    const std::vector<std::string> keeping = gamesOfOwnDeck(first);
    const auto keeps = [&](const Game* game) { return std::ranges::find(keeping, game->id()) != keeping.end(); };
    const auto found = std::ranges::find_if(games, keeps);
    return found == games.end() ? games.front() : *found;
}

}  // namespace

const Game* gameOf(Arguments& arguments, const DeckArgument& deck, std::optional<DeckFormat> format) {
    const auto games = readGames(arguments);
    if (games.size() < 2) return games.empty() ? nullptr : games.front();
    return deck.file ? gameOfFile(games, *deck.file, format) : gameOfName(games, deck.name);
}

std::optional<Deck> deckOf(Arguments& arguments, const Game& game, const DeckArgument& deck) {
    // Standard input can't be opened a second time.
    FoundDeck found = deck.name == "-"
                          ? foundDeck(game, deck.name, deck.file->read(game.pool(), {}, game.deckBuilding().rules))
                          : findDeck(game, deck.name);
    if (const auto* problem = std::get_if<std::string>(&found)) arguments.setProblem(*problem);
    auto* const good = std::get_if<Deck>(&found);
    return good != nullptr ? std::optional(std::move(*good)) : std::nullopt;
}

}  // namespace duelogue
