#include "app/library/measure/PlayOptions.h"

#include <utility>
#include <variant>

#include "players/MakePlayer.h"

namespace duelogue {

std::vector<std::string> allDecks(const Game& game) {
    std::vector<std::string> names;
    const auto& decks = game.decks();
    for (std::size_t i = 0; i < decks.size(); ++i) {
        if (game.deckBuilding().joined < 2) names.push_back(decks[i].id);
        for (std::size_t k = i + 1; game.deckBuilding().joined == 2 && k < decks.size(); ++k)
            names.push_back(decks[i].id + "+" + decks[k].id);
    }
    return names;
}

bool fits(const PlayOptions& seats, std::size_t deck, std::size_t seat) {
    return !seats.seatOf[deck] || *seats.seatOf[deck] == seat;
}

std::vector<DefinitionId> deckFor(const PlayOptions& seats, std::size_t deck, std::uint64_t seed) {
    const auto& config = seats.anew[deck];
    return config ? randomDeck(*seats.game, *config, mixedSeed(seed, deck)).cards() : seats.decks[deck];
}

std::unique_ptr<ComputerPlayer> makeSeatPlayer(const Game& game, const std::string& player, std::uint64_t seed,
                                               const BotOptions& bots) {
    auto made = makePlayer(player, game.rulebook(), seed, bots);
    return std::move(std::get<std::unique_ptr<ComputerPlayer>>(made));
}

std::uint64_t mixedSeed(std::uint64_t seed, std::uint64_t index) {
    std::uint64_t mixed = seed * 0x9e3779b97f4a7c15ULL + index + 1;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31U);
}

}  // namespace duelogue
