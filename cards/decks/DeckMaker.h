#pragma once

#include <array>
#include <optional>
#include <span>

#include "cards/decks/Deck.h"
#include "cards/decks/SetupRandom.h"

namespace duelogue {

/// What a deck that is made by chance is to be like. Shares are of a hundred.
struct DeckTemplate {
    std::string word;   ///< as a command line names it
    std::string about;  ///< a line about decks of this kind
    int size = 60;
    int sources = 24;   ///< so many cards that bring resources; all others are plays
    int kinds = 2;      ///< of resources that plays may ask for
    int fighters = 60;  ///< share of plays that have figures
    /// Shares of plays by their price: 0 or 1, 2, 3, 4, 5, 6, and 7 or more.
    std::array<int, 7> curve{8, 20, 26, 22, 14, 7, 3};
    // Where a game makes its decks in its own way.
    std::optional<std::uint8_t> seat{};  ///< from 0: for which such decks are; none: any
    DefinitionId head{};                 ///< the card around which they are made; none: chance finds it

    bool operator==(const DeckTemplate&) const = default;
};

/// What a card costs whoever plays it, for the curve of a deck.
using PriceOf = int (*)(const Definition& card);
/// All resources of its cost; X is reckoned as two.
[[nodiscard]] int priceInResources(const Definition& card);

/// Of what decks are made.
struct DeckMaterial {
    /// By resource, in the order of the vocabulary: the card that brings one of it, of which there are enough.
    std::vector<DefinitionId> sources;
    /// The plays, and how many of each there are. Sources among them are not looked at.
    std::vector<DeckEntry> plays;
    PriceOf priceOf = priceInResources;
};

/// Resources as bits: bit i is the vocabulary's resource i.
using ResourceSet = std::uint32_t;

/// The plays of a pool with `copies` of each: every card that is no source.
[[nodiscard]] std::vector<DeckEntry> allPlays(const CardPool& pool, std::span<const DefinitionId> sources, int copies);
/// What the card's cost asks for.
[[nodiscard]] ResourceSet resourcesOf(const Definition& card);

/// How the kinds of resources are found where none are asked for.
enum class KindChoice : std::uint8_t {
    ByChance,
    ByPlays,  ///< those for which there are the most plays
};

/// A deck like the template says, as closely as the material allows; where there are too few plays, sources take their
/// place. The same seed gives the same deck. `kinds` says which resources; none: as `choice` says.
[[nodiscard]] Deck makeDeck(const CardPool& pool, const DeckMaterial& material, const DeckTemplate& like,
                            std::uint64_t seed, ResourceSet kinds = 0, KindChoice choice = KindChoice::ByChance);

}  // namespace duelogue
