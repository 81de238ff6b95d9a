#include "app/cli/DeckMaking.h"

#include <iomanip>

#include "app/decks/RandomDeck.h"
#include "app/decks/WriteDeck.h"

namespace duelogue {

namespace {

std::uint64_t seedOf(Arguments& arguments) { return arguments.number("seed", 0, UINT64_MAX); }

}  // namespace

ExitStatus makeRandomDeck(const Game& game, Arguments& arguments, Console& console, DeckFormat format) {
    std::string name = "random";
    for (std::size_t i = 1; i < arguments.words().size(); ++i) name += ':' + arguments.words()[i];
    const auto wish = readRandomDeck(game, name);
    if (const auto* problem = std::get_if<std::string>(&wish)) arguments.setProblem("make: " + *problem);
    const std::uint64_t seed = seedOf(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    console.out << writeDeck(game.pool(), randomDeck(game, std::get<RandomDeckWish>(wish), seed), format);
    return ExitStatus::Fine;
}

ExitStatus openPack(const Game& game, Arguments& arguments, Console& console) {
    const std::uint64_t seed = seedOf(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    for (const DefinitionId card : makePack(game.pool(), game.deckBuilding().pack, seed)) {
        console.out << std::left << std::setw(9) << game.pool()[card].rarity << " " << game.pool()[card].name << "\n";
    }
    return ExitStatus::Fine;
}

ExitStatus openSealedPool(const Game& game, Arguments& arguments, Console& console, DeckFormat format) {
    const std::uint64_t seed = seedOf(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    console.out << writeDeck(game.pool(), sealedDeck(game, seed), format);
    return ExitStatus::Fine;
}

}  // namespace duelogue
