#include "app/library/decks/RandomDeck.h"

#include <algorithm>
#include <charconv>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "cards/rulestext/SpellingSuggestion.h"

namespace duelogue {

namespace {

constexpr std::string_view head = "random";

/// Returns the set of the resources with these letters, such as "WR"; nullopt for an unknown letter or an empty text.
std::optional<ResourceSet> readKinds(const Game& game, std::string_view letters) {
    ResourceSet kinds = 0;
    const auto& resources = game.pool().vocabulary().resources;
    for (const char letter : letters) {
        const auto found = std::ranges::find(resources, std::string(1, letter), &ResourceWord::symbol);
        if (found == resources.end()) return std::nullopt;
        kinds |= ResourceSet{1} << static_cast<unsigned>(found - resources.begin());
    }
    return letters.empty() ? std::nullopt : std::optional(kinds);
}

std::optional<std::uint64_t> readSeed(std::string_view digits) {
    std::uint64_t seed = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
    return problem == std::errc{} && end == digits.data() + digits.size() ? std::optional(seed) : std::nullopt;
}

/// Parses one part of a random deck's name. Returns false if the part is invalid.
bool readPart(const Game& game, std::string_view part, RandomDeckSpec& config) {
    const auto& templates = game.deckBuilding().templates;
    const auto found = std::ranges::find_if(templates, [&](const DeckTemplate& each) {
        return each.word == part || (!part.empty() && each.formerWord == part);
    });
    if (found != templates.end()) {
        config.like = *found;
        return true;
    }
    if (const auto seed = readSeed(part)) {
        config.seed = seed;
        return true;
    }
    if (game.deckBuilding().sources.empty()) return false;
    const auto kinds = readKinds(game, part);
    config.kinds = kinds.value_or(config.kinds);
    return kinds.has_value();
}

/// Returns the letters for an error message: ", colors (letters of WUBRG)"; empty if no cards of the game produce
/// resources.
std::string lettersToAskFor(const Game& game) {
    std::string letters;
    if (game.deckBuilding().sources.empty()) return letters;
    for (const ResourceWord& resource : game.pool().vocabulary().resources) letters += resource.symbol;
    return letters.empty() ? "" : ", colors (letters of " + letters + ")";
}

/// Returns the letters of the resources that the deck's cards cost: "WR ".
std::string lettersOf(const Game& game, const Deck& deck) {
    ResourceSet kinds = 0;
    std::string letters;
    if (game.deckBuilding().sources.empty()) return letters;
    for (const DeckEntry& entry : deck.entries) kinds |= resourcesOf(game.pool()[entry.card]);
    const auto& resources = game.pool().vocabulary().resources;
    for (std::size_t r = 0; r < resources.size(); ++r) {
        if (((kinds >> r) & 1U) != 0) letters += resources[r].symbol;
    }
    return letters.empty() ? letters : letters + " ";
}

/// Returns the first template for the seat, or else the first of all.
const DeckTemplate& usualTemplate(const std::vector<DeckTemplate>& templates, std::optional<std::size_t> seat) {
    const auto found = std::ranges::find_if(
        templates, [&](const DeckTemplate& each) { return !each.seat || !seat || *each.seat == *seat; });
    return found == templates.end() ? templates.front() : *found;
}

/// Returns a random deck without a name, or with the name of the card that it is built around.
Deck madeDeck(const Game& game, const RandomDeckSpec& config, std::uint64_t seed) {
    const DeckBuilding& building = game.deckBuilding();
    if (building.maker != nullptr) return building.maker(game.pool(), config.like, seed);
    const DeckMaterial material{building.sources, allPlays(game.pool(), building.sources, building.rules.copies),
                                building.priceOf};
    return makeDeck(game.pool(), material, config.like, seed, config.kinds);
}

}  // namespace

bool isRandomDeck(std::string_view name) {
    return name == head || (name.starts_with(head) && name.substr(head.size()).starts_with(':'));
}

std::variant<RandomDeckSpec, std::string> readRandomDeck(const Game& game, std::string_view name,
                                                         std::optional<std::size_t> seat) {
    const auto& templates = game.deckBuilding().templates;
    if (templates.empty()) return "There are no random decks for " + game.title();
    RandomDeckSpec config{{}, usualTemplate(templates, seat), 0};
    std::string_view rest = name.substr(head.size());
    while (!rest.empty()) {
        rest.remove_prefix(1);
        const std::string_view part = rest.substr(0, rest.find(':'));
        if (!readPart(game, part, config)) {
            std::vector<std::string> known;
            known.reserve(templates.size());
            for (const DeckTemplate& each : templates) known.push_back(each.word);
            return '"' + std::string(part) + "\" is not a seed" + lettersToAskFor(game) + " or a deck template" +
                   didYouMean(part, known);
        }
        rest.remove_prefix(part.size());
    }
    return config;
}

Deck randomDeck(const Game& game, const RandomDeckSpec& config, std::uint64_t seed) {
    const std::uint64_t used = config.seed.value_or(seed);
    Deck deck = madeDeck(game, config, used);
    const std::string kind = deck.name.empty() ? lettersOf(game, deck) : deck.name + " ";
    deck.name = "Random " + kind + std::to_string(used);
    deck.about = "Random deck: " + config.like.about + ".";
    return deck;
}

Deck sealedDeck(const Game& game, std::uint64_t seed) {
    const DeckBuilding& building = game.deckBuilding();
    const auto pool = makeSealedPool(game.pool(), building.pack, building.sealedPacks, seed);
    DeckMaterial material{building.sources, pool, building.priceOf};
    std::erase_if(material.plays, [&](const DeckEntry& entry) {
        return std::ranges::find(building.sources, entry.card) != building.sources.end();
    });
    Deck deck = makeDeck(game.pool(), material, building.sealedTemplate, seed, 0, KindChoice::ByPlays);
    for (const DeckEntry& entry : material.plays) {
        const int left = entry.count - Deck::copiesIn(deck.entries, entry.card);
        if (left > 0) deck.sideboard.push_back({left, entry.card});
    }
    deck.name = "Sealed " + lettersOf(game, deck) + std::to_string(seed);
    deck.about = "Of " + std::to_string(building.sealedPacks) + " packs of " + building.pack.set + ".";
    return deck;
}

}  // namespace duelogue
