#include "app/decks/FindDeck.h"

#include <utility>
#include <vector>

#include "app/decks/DeckShelf.h"
#include "app/decks/RandomDeck.h"
#include "app/decks/ReadDeck.h"
#include "cards/wording/Nearest.h"

namespace duelogue {

namespace {

FoundDeck playable(std::string_view name, Deck deck, const DeckRules& rules) {
    if (deck.size() > 0 && deck.size() <= rules.most) return deck;
    return std::string(name) + ": found " + std::to_string(deck.size()) + " cards, expected from 1 to " +
           std::to_string(rules.most);
}

FoundDeck deckOfFile(const Game& game, std::string_view path, DeckReading reading) {
    if (reading.errors.empty()) return playable(path, std::move(reading.deck), game.deckBuilding().rules);
    std::string message;
    for (const DeckError& error : reading.errors) message += (message.empty() ? "" : "\n") + error.text();
    return message;
}

}  // namespace

FoundDeck findDeck(const Game& game, std::string_view idOrFile, std::uint64_t seed) {
    if (isRandomDeck(idOrFile)) {
        const auto wish = readRandomDeck(game, idOrFile);
        if (const auto* problem = std::get_if<std::string>(&wish)) return std::string(idOrFile) + ": " + *problem;
        return randomDeck(game, std::get<RandomDeckWish>(wish), seed);
    }
    std::vector<std::string> ids;
    for (const NamedDeck& named : game.decks()) {
        if (named.id == idOrFile) return named.deck;
        ids.push_back(named.id);
    }
    for (OwnDeck& own : ownDecks(game)) {
        if (own.id == idOrFile) {
            return own.missing.empty() ? playable(own.id, std::move(own.deck), game.deckBuilding().rules)
                                       : FoundDeck(own.id + ": " + own.missing.front());
        }
        ids.push_back(own.id);
    }
    if (auto reading = readDeckFile(game.pool(), std::string(idOrFile)))
        return deckOfFile(game, idOrFile, std::move(*reading));
    return "deck: " + foundInstead(idOrFile, "the name of a deck or a file that can be read", ids);
}

}  // namespace duelogue
