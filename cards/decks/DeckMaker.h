#pragma once

#include <array>
#include <optional>
#include <span>

#include "cards/decks/Deck.h"
#include "cards/decks/SetupRandom.h"

namespace duelogue {

/// The shape of a random deck. Shares are in percent.
struct DeckTemplate {
    std::string word;   ///< its name on the command line
    std::string about;  ///< one line about decks of this kind
    int size = 60;
    int sources = 24;   ///< the number of cards that produce resources; all other cards are plays
    int kinds = 2;      ///< the number of kinds of resources that plays may cost
    int fighters = 60;  ///< the share of plays that have figures
    /// Shares of plays by price: 0 or 1, 2, 3, 4, 5, 6, and 7 or more.
    std::array<int, 7> curve{8, 20, 26, 22, 14, 7, 3};
    // For games that make decks in their own way.
    std::optional<std::uint8_t> seat{};  ///< the seat (from 0) that these decks are for; none: any seat
    DefinitionId head{};                 ///< the card that these decks are built around; none: a random one
    std::string formerWord{};            ///< the name in earlier versions, which stays valid; empty if it never changed

    bool operator==(const DeckTemplate&) const = default;
};

/// Returns the price of a card, for the curve of a deck.
using PriceOf = int (*)(const Definition& card);
/// Returns the sum of all resources in the card's cost; X counts as two.
[[nodiscard]] int priceInResources(const Definition& card);

/// The cards that a deck is made from.
struct DeckMaterial {
    /// For each resource, in the vocabulary's order: the card that produces it, in unlimited number.
    std::vector<DefinitionId> sources;
    /// The available plays with their numbers of copies. Sources among them are ignored.
    std::vector<DeckEntry> plays;
    PriceOf priceOf = priceInResources;
};

/// A set of resources: bit i is the vocabulary's resource i.
using ResourceSet = std::uint32_t;

/// Returns all cards of the pool that are not sources, with `copies` of each.
[[nodiscard]] std::vector<DeckEntry> allPlays(const CardPool& pool, std::span<const DefinitionId> sources, int copies);
/// Returns the resources in the card's cost.
[[nodiscard]] ResourceSet resourcesOf(const Definition& card);

/// How makeDeck() selects the kinds of resources if the caller does not name them.
enum class KindChoice : std::uint8_t {
    ByChance,
    ByPlays,  ///< the kinds that allow the most plays
};

/// Returns a deck as close to the template as the material allows. Sources fill up the deck if there are too few plays.
/// The same seed gives the same deck. `kinds` sets the resources; 0 leaves the selection to `choice`.
[[nodiscard]] Deck makeDeck(const CardPool& pool, const DeckMaterial& material, const DeckTemplate& like,
                            std::uint64_t seed, ResourceSet kinds = 0, KindChoice choice = KindChoice::ByChance);

}  // namespace duelogue
