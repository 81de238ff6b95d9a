#include "app/library/decks/DeckSeat.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

std::optional<std::size_t> seatOfDeck(const Game& game, const Deck& deck) {
    const SeatOf seatOf = game.deckBuilding().seatOf;
    return seatOf == nullptr ? std::nullopt : std::optional<std::size_t>(seatOf(game.pool(), deck));
}

std::string deckKind(const Game& game, std::size_t seat) {
    const auto& roles = game.pool().vocabulary().roles;
    return seat < roles.size() ? capitalized(roles[seat].word) + " deck" : "deck";
}

}  // namespace duelogue
