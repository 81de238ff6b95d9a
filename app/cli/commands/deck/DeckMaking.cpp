#include "app/cli/commands/deck/DeckMaking.h"

#include <iomanip>

#include "app/cli/ReadPlayOptions.h"
#include "app/cli/output/CardJson.h"
#include "app/cli/output/DeckJson.h"
#include "app/library/decks/RandomDeck.h"
#include "app/library/files/Json.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

/// Sets a problem if the game is not sold in packs.
void checkPacks(const Game* game, Arguments& arguments) {
    if (game != nullptr && game->deckBuilding().pack.parts.empty())
        arguments.setProblem("There are no booster packs for " + game->title());
}

std::uint64_t seedOf(Arguments& arguments) { return arguments.number("seed", 0, UINT64_MAX); }

/// Returns the format of --format. Sets a problem if it is combined with --json.
DeckFormat formatOf(Arguments& arguments) {
    const auto format = readFormat(arguments);
    if (format && arguments.has(jsonOption.name)) arguments.setProblem("--json can't be combined with --format");
    return format.value_or(DeckFormat::Plain);
}

void write(const Game& game, const Deck& deck, DeckFormat format, const Arguments& arguments, Console& console) {
    if (arguments.has(jsonOption.name)) return writeJson(console.out, deckJson(game, deck));
    console.out << writeDeck(game.pool(), deck, format);
}

std::string unknownFormat(const std::string& word) {
    const std::vector<std::string> known = deckFormatWords();
    std::string unknown = unknownWord("format", word, known);
    if (unknown.ends_with('?')) return unknown;
    std::string all;
    for (const std::string& each : known) all += (all.empty() ? "" : ", ") + each;
    return unknown + ". The formats are " + all;
}

}  // namespace

std::optional<DeckFormat> readFormat(Arguments& arguments) {
    if (!arguments.has("format")) return std::nullopt;
    const auto format = deckFormatNamed(arguments.value("format"));
    if (!format) arguments.setProblem("--format: " + unknownFormat(arguments.value("format")));
    return format;
}

ExitStatus makeRandomDeck(Arguments& arguments, Console& console) {
    const Game* game = readGame(arguments);
    if (game == nullptr) return ExitStatus::Misused;
    std::string name = "random";
    for (std::size_t i = 1; i < arguments.words().size(); ++i) name += ':' + arguments.words()[i];
    const auto config = readRandomDeck(*game, name);
    if (const auto* problem = std::get_if<std::string>(&config)) arguments.setProblem("make: " + *problem);
    const DeckFormat format = formatOf(arguments);
    const std::uint64_t seed = seedOf(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    write(*game, randomDeck(*game, std::get<RandomDeckSpec>(config), seed), format, arguments, console);
    return ExitStatus::Fine;
}

ExitStatus openPack(Arguments& arguments, Console& console) {
    const Game* game = readGame(arguments);
    checkPacks(game, arguments);
    const std::uint64_t seed = seedOf(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    const auto pack = makePack(game->pool(), game->deckBuilding().pack, seed);
    if (arguments.has(jsonOption.name)) {
        QJsonArray cards;
        for (const DefinitionId card : pack) cards.append(cardJson(*game, card));
        writeJson(console.out, cards);
        return ExitStatus::Fine;
    }
    for (const DefinitionId card : pack) {
        console.out << std::left << std::setw(9) << game->pool()[card].rarity << " " << game->pool()[card].name << "\n";
    }
    return ExitStatus::Fine;
}

ExitStatus openSealedPool(Arguments& arguments, Console& console) {
    const Game* game = readGame(arguments);
    checkPacks(game, arguments);
    const DeckFormat format = formatOf(arguments);
    const std::uint64_t seed = seedOf(arguments);
    if (!arguments.problem().empty()) return ExitStatus::Misused;
    write(*game, sealedDeck(*game, seed), format, arguments, console);
    return ExitStatus::Fine;
}

}  // namespace duelogue
