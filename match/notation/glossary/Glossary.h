#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/notation/Error.h"

namespace duelogue {

/// The languages of a glossary, which stand side by side in its file.
enum class GlossaryLanguage : std::uint8_t { English, German };

/// A term in one language.
struct GlossaryWords {
    std::vector<std::string> forms;    ///< as texts write it, in UTF-8; the first one is the term itself
    std::vector<std::string> onTable;  ///< names that the table gives it besides its forms; texts of cards lack them
    std::string definition;            ///< at most two sentences

    bool operator==(const GlossaryWords&) const = default;
};

/// A term of a game with its only definition.
struct GlossaryEntry {
    /// Keyword: a word of cards with a meaning of its own, which a card's reminder explains. Type: a kind of card.
    /// Icon: a sign on a card or at a seat.
    enum class Kind : std::uint8_t { Keyword, Action, Type, Figure, Zone, Phase, Icon };

    Kind kind = Kind::Keyword;
    int line = 0;  ///< of its first line
    GlossaryWords english;
    GlossaryWords german;

    [[nodiscard]] const GlossaryWords& in(GlossaryLanguage language) const {
        return language == GlossaryLanguage::German ? german : english;
    }
    /// Returns the term and its definition: "Hand: The cards that only you see."
    [[nodiscard]] std::string reminder(GlossaryLanguage language) const;
    bool operator==(const GlossaryEntry&) const = default;
};

/// The terms of a game. resources/glossary/README.md describes the text.
struct Glossary {
    std::vector<GlossaryEntry> entries;  ///< in the order of the text
    std::vector<NotationError> mistakes;
};

/// Reads a glossary. Reports unreadable lines, incomplete entries, definitions of more than two sentences, and forms
/// that two entries share. An entry with a mistake is kept as far as it was read.
[[nodiscard]] Glossary readGlossary(std::string_view text);

/// Returns the text with a capital first letter, which may be an umlaut.
[[nodiscard]] std::string withCapital(std::string text);
/// Returns the number of sentences in a text.
[[nodiscard]] std::size_t sentences(std::string_view text);

}  // namespace duelogue
