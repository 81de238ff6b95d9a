#pragma once

#include <string>

#include "cards/data/Vocabulary.h"

namespace duelogue {

/// The traits that are known about a card.
struct CardKind {
    Traits is = 0;    ///< traits that it has
    Traits any = 0;   ///< it has at least one of these; 0: unknown
    Traits none = 0;  ///< traits that it lacks

    friend bool operator==(const CardKind&, const CardKind&) = default;
};

/// Returns the knowledge about a card that matches both kinds.
[[nodiscard]] CardKind both(CardKind a, CardKind b);
/// Returns the knowledge about a card that matches at least one of the kinds.
[[nodiscard]] CardKind either(CardKind a, CardKind b);

/// Returns true if a card of this kind can have one of `wanted` (TraitWord::beside, TraitWord::against). If `wanted` is
/// 0, returns true if such a card can exist.
[[nodiscard]] bool canBe(const Vocabulary& words, CardKind known, Traits wanted);

/// Returns the traits that give a card the figure in that slot; 0 if no printed trait does.
[[nodiscard]] Traits givingFigure(const Vocabulary& words, std::uint8_t slot);

/// Returns the traits that are types.
[[nodiscard]] Traits typesIn(const Vocabulary& words);
/// Returns the word of the first trait with the property, e.g. `&TraitWord::waits`; nullptr if none has it.
[[nodiscard]] const TraitWord* firstThat(const Vocabulary& words, Traits traits, bool TraitWord::*isSo);

/// Returns the words of the traits: "\"one\" or \"other\"".
[[nodiscard]] std::string oneOf(const Vocabulary& words, Traits traits);
/// Returns a description of the kind, by its type if known: "\"one\""; "a card" if nothing is known.
[[nodiscard]] std::string kindWords(const Vocabulary& words, CardKind kind);

}  // namespace duelogue
