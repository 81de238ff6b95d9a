#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// A value of a field that is not one printed word: "stays" for cards with one of several traits, "plain" for cards
/// without rules text.
struct PropertyWord {
    enum class Test : std::uint8_t {
        AnyTrait,      ///< the card has one of `traits`
        NoText,        ///< the card is without rules text
        KeywordsOnly,  ///< the card has keywords and no other rules text
    };
    std::string word{};
    Traits traits = 0;
    Test test = Test::AnyTrait;
};

/// A field of cards that queries can name, such as "pow" in "pow>=3"; see cards/search/README.md.
struct FieldWord {
    /// The printed part of a card that the field reads.
    enum class Source : std::uint8_t {
        Name,
        RulesText,
        Words,     ///< the traits, subtypes and properties below that the card has, each as a word
        TraitSet,  ///< those of `traits` that the card has, compared as a set: "c=rb"
        Set,       ///< name and code of the set, each as a word
        Rarity,    ///< compared in the order of Vocabulary::rarities
        Cost,      ///< the number of resources in the cost, with X as 0; not for unplayed types
        Figure,    ///< Vocabulary::figures[figure], for cards whose type has it
        Number,    ///< Definition::number, unless it is 0
        Copies,    ///< Definition::copies, unless it is 0
    };
    enum class Subtypes : std::uint8_t { None, First, All };

    std::vector<std::string> names{};  ///< of lower-case letters; the first one is the usual name
    Source source = Source::Name;
    std::string noun{};     ///< "color", in "unknown color"
    std::string meaning{};  ///< one line for players
    Traits traits = 0;      ///< for Words and TraitSet
    Subtypes subtypes = Subtypes::None;
    std::vector<PropertyWord> properties{};
    std::uint8_t figure = 0;
    /// For TraitSet: the words for cards without these traits and for cards with several. Both may be empty.
    std::string none{};
    std::string several{};
    /// Short words of values: {"r", "red"}. Those of a TraitSet have one letter and can be joined: "rb".
    std::vector<std::pair<std::string, std::string>> shortValues{};
};

}  // namespace duelogue
